"""The places around the table: whose seat is where, and what lies at each place."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from functools import lru_cache

from pasur.ui.table.geometry import Box, Point, Pose
from pasur.ui.table.layout import PLATE, Layout


class Place(Enum):
    """A side of the table as the viewer sees it."""

    OWN = "own"
    RIGHT = "right"
    ACROSS = "across"
    LEFT = "left"

    @property
    def beside(self) -> bool:
        """Whether this is one of the two sides, where cards lie turned by a quarter."""
        return self in (Place.RIGHT, Place.LEFT)


_RING = {
    2: (Place.OWN, Place.ACROSS),
    3: (Place.OWN, Place.RIGHT, Place.LEFT),
    4: (Place.OWN, Place.RIGHT, Place.ACROSS, Place.LEFT),
}


def place_of(seat: int, viewer: int, seats: int, anticlockwise: bool = True) -> Place:
    """Where ``seat`` sits when ``viewer`` sits at the bottom; the next seat is on the right when
    play goes anticlockwise."""
    ring = _RING[seats]
    step = (seat - viewer) % seats
    return ring[step if anticlockwise else -step % seats]


@dataclass(frozen=True, slots=True)
class Zone:
    """What lies at one place. ``hand`` is the middle of the hand's cards (the upper edge for the
    own hand and the one across is the layout's); ``plate`` is the room for the seat's name, which
    is written from its ``plate_side`` (−1 from the left edge, 0 under the hand's middle, 1 from
    the right)."""

    hand: Point
    pile: Point
    stock: Point
    stock_turned: bool
    plate: Box
    plate_side: int
    inward: int
    """Which way sur markers move from the pile's middle: 1 down, −1 up."""


def _side_centre(lay: Layout) -> float:
    pool = lay.pool.cy
    return max(pool, lay.table.y + 1.60 * lay.card_h) if lay.seats > 2 else pool


def _own_plate(lay: Layout, stock: Point) -> tuple[Box, bool]:
    """The room for the own plate, and whether it is beside the hand (else in the prompt row)."""
    ch, u, h = lay.card_h, lay.u, PLATE * lay.u
    edge = lay.cx - (3 * 1.05 + 1) * lay.card_w / 2 - (0.05 if lay.tall else 0.16) * ch
    limit = lay.table.x + 0.25 * lay.margin if lay.tall else stock.x + lay.small_w / 2 + 0.06 * ch
    if lay.tall or edge - (stock.x + lay.small_w / 2) > 78 * u + 0.06 * ch:
        return Box(limit, lay.hand_y + ch / 2 - h / 2, edge - limit, h), True
    limit = lay.table.x + 0.5 * lay.margin
    return Box(limit, lay.prompt_y + lay.row / 2 - h / 2, edge - limit, h), False


@lru_cache(maxsize=64)
def zones(lay: Layout) -> dict[Place, Zone]:
    """The four places of the table; those without a seat are there too, for piles and stock."""
    ch, m, t = lay.card_h, lay.margin, lay.table
    sh, sw, h = lay.small_h, lay.small_w, PLATE * lay.u
    xl, xr = t.x + m + sh / 2, t.right - m - sh / 2
    yt, yb = lay.top_y + sh / 2, t.bottom - 0.10 * ch - sh / 2
    inn = sh / 2 + 0.14 * ch + sw / 2 if lay.seats > 2 else 0.0
    sc, half, dy = _side_centre(lay), 1.25 * sw, 0.2 * ch
    off = half + 0.14 * ch + h + sw / 2
    own_pile, own_stock = Point(xr, yb), Point(xl + inn, yb)
    across_stock = Point(xr - inn, yt)
    right_pile, left_pile = Point(xr, yt), Point(xl, yb)
    if lay.tall:
        row = lay.prompt_y + lay.row / 2
        own_pile, own_stock = Point(xr, row), Point(t.x + m + sw / 2, row)
        across_stock = Point(t.right - m - sw / 2, yt)
        right_pile = Point(xr, sc - dy - half - 0.1 * ch - sh / 2)
        left_pile = Point(xl, sc + dy + half + 0.1 * ch + sh / 2)
    own_plate, _ = _own_plate(lay, own_stock)
    across_x = lay.cx + 2.8 * sw / 2 + 0.14 * ch
    across_end = across_stock.x - sw / 2 - 0.06 * ch
    right = Point(t.right - 0.10 * ch - sh / 2, sc - dy)
    left = Point(t.x + 0.10 * ch + sh / 2, sc + dy)
    wide = lay.pool.x - t.x - 4
    return {
        Place.OWN: Zone(
            Point(lay.cx, lay.hand_y + ch / 2),
            own_pile,
            own_stock,
            False,
            own_plate,
            1,
            -1,
        ),
        Place.ACROSS: Zone(
            Point(lay.cx, lay.top_y + sh / 2),
            Point(xl, yt),
            across_stock,
            False,
            Box(across_x, lay.top_y + sh / 2 - h / 2, across_end - across_x, h),
            -1,
            1,
        ),
        Place.RIGHT: Zone(
            right,
            right_pile,
            Point(xr, sc - dy + off),
            True,
            Box(t.right - wide - 2, right.y + half + 0.07 * ch, wide, h),
            0,
            1,
        ),
        Place.LEFT: Zone(
            left,
            left_pile,
            Point(xl, sc + dy - off),
            True,
            Box(t.x + 2, left.y - half - 0.07 * ch - h, wide, h),
            0,
            -1,
        ),
    }


def prompt_room(lay: Layout, own_plate_in_row: bool) -> Box:
    """The room a prompt may use; ``own_plate_in_row`` tells that the own plate stands beside it."""
    if lay.tall:
        own = zones(lay)[Place.OWN]
        half = min(own.pile.x - lay.small_h / 2 - lay.cx, lay.cx - own.stock.x - lay.small_w / 2)
        w = min(2.9 * lay.card_h, 2 * half - lay.margin)
    else:
        w = 2.9 * lay.card_h
        if not own_plate_in_row:
            w = max(w, min(lay.table.w - 2 * lay.margin, 4.6 * lay.card_h))
    return Box(lay.cx - w / 2, lay.prompt_y, w, lay.row)


def plate_in_row(lay: Layout) -> bool:
    """Whether the own plate stands in the prompt row, because there is no room beside the hand."""
    return not _own_plate(lay, zones(lay)[Place.OWN].stock)[1]


def pile_pose(lay: Layout, place: Place, layer: int = 0) -> Pose:
    """The pose of a face-down card in the pile; ``layer`` 0, 1, 2 … from below, for the look."""
    at = zones(lay)[place].pile
    shift = min(layer, 2)
    angle = (1.5, -2.0, 0.0)[shift]
    return Pose(
        at.x - shift * lay.small_w * 0.02, at.y - shift * lay.small_w * 0.025, lay.small_h, angle
    )


def marker_pose(lay: Layout, place: Place, index: int, count: int) -> Pose:
    """The pose of the ``index``-th of ``count`` sur markers, laid across the pile."""
    zone, sh = zones(lay)[place], lay.small_h
    step = 0.24 * sh if count <= 4 else 0.96 * sh / count
    return Pose(
        zone.pile.x, zone.pile.y - 0.02 * sh + zone.inward * (0.10 * sh + index * step), sh, 90
    )


def stock_pose(lay: Layout, place: Place, layer: int = 0) -> Pose:
    """The pose of a card of the stock beside the dealer; ``layer`` counts from below, at most 4."""
    zone = zones(lay)[place]
    shift = min(layer, 4) * lay.small_w * 0.022
    turn = 90 if zone.stock_turned else 0
    return Pose(zone.stock.x - shift, zone.stock.y - shift, lay.small_h, turn)


def own_hand_pose(lay: Layout, index: int, count: int) -> Pose:
    """The pose of card ``index`` of the ``count`` cards of the own hand."""
    room = lay.table.w - 2 * lay.margin - lay.card_w
    step = min(1.05 * lay.card_w, room / max(1, count - 1))
    d = index - (count - 1) / 2
    return Pose(
        lay.cx + d * step,
        lay.hand_y + lay.card_h / 2 + d * d * lay.card_h * 0.009,
        lay.card_h,
        d * 1.8,
    )


def back_pose(lay: Layout, place: Place, index: int, count: int) -> Pose:
    """The pose of card ``index`` of the ``count`` face-down cards of another seat's hand."""
    sw, sh, d = lay.small_w, lay.small_h, index - (count - 1) / 2
    if place is Place.ACROSS:
        y = lay.top_y + sh / 2 - d * d * sw * 0.012 + sw * 0.02
        return Pose(lay.cx + d * sw * 0.6, y, sh, -d * 3.2)
    hand = zones(lay)[place].hand
    side = 1 if place is Place.RIGHT else -1
    return Pose(
        hand.x + side * d * d * sw * 0.012, hand.y - d * sw * 0.5 * side, sh, -90 * side + d * 3.2
    )


def hand_pose(lay: Layout, place: Place, index: int, count: int) -> Pose:
    """The pose of card ``index`` of ``count`` in the hand at ``place``."""
    if place is Place.OWN:
        return own_hand_pose(lay, index, count)
    return back_pose(lay, place, index, count)
