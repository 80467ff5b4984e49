"""The picture's frame on a court card: ground, arch, spandrels, medallion, ribbon and border."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from tools.cards.geometry import Node, Place, Point, around, field, mapped, moved, star_points
from tools.cards.ink import (
    beads,
    circle,
    d,
    dots,
    line,
    many,
    motif,
    path,
    polygon,
    shape,
    star,
    strokes,
)
from tools.cards.palette import (
    GOLD,
    GOLD_DARK,
    GOLD_LIGHT,
    INK,
    PEARL,
    TURQUOISE,
    Dress,
)
from tools.cards.pips import pip

SLOPE = -0.30
RIBBON = 23


def seam(x: float) -> float:
    """Height of the line where the two halves meet."""
    return 440 + SLOPE * (x - 315)


@dataclass(frozen=True)
class Frame:
    """The panel with its two notches for the index; ``right`` and ``foot`` are a notch's edges."""

    right: float = 146
    foot: float = 308
    medallion: bool = True

    def outline(self, inset: float = 0) -> str:
        """The panel's edge, moved inwards by ``inset``."""
        i, r, f = inset, self.right + inset, self.foot + inset
        far, low = 630 - r, 880 - f
        x1, y1 = 594 - i, 844 - i
        return (
            f"{r},{36 + i}! {x1},{36 + i}! {x1},{low}! {far + 6},{low} {far},{low + 2} "
            f"{far},{low + 8}! "
            f"{far},{y1}! {36 + i},{y1}! {36 + i},{f}! {r - 6},{f} {r},{f - 2} {r},{f - 8}!"
        )

    def half(self) -> list[Point]:
        """The upper half of the panel's field."""
        r, f = self.right + 10, self.foot + 10
        return [(r, 46), (584, 46), (584, seam(584)), (46, seam(46)), (46, f), (r, f)]


STANDARD_FRAME = Frame()
LARGE_FRAME = Frame(204, 404, False)

# The part of the ground that head and shoulders always hide.
HIDDEN = [(292, 90), (428, 90), (440, 300), (540, 380), (150, 500), (250, 330), (288, 290)]


def backdrop(dress: Dress, frame: Frame) -> str:
    """The coloured panel and its border of gold beads."""
    out = shape(frame.outline(), dress.spandrel, 5)
    out += path(d(frame.outline(10), True), dress.ground, INK, 3)
    return out + beads(f"{frame.right + 14},41 580,41", 9, 1.7) + _side_beads(frame)


def _side_beads(frame: Frame) -> str:
    low = 880 - frame.foot
    right = f"589,52! 589,{low - 12}!"
    left = f"41,828! 41,{frame.foot + 12}!"
    bottom = f"50,839 {630 - frame.right - 14},839"
    return "".join(beads(c, 9, 1.7) for c in (right, left, bottom))


def _tulips(places: Sequence[Place], colour: str) -> str:
    flower = "m0-2q-7-4-6-13l3 5 3-5 3 5 3-5q1 9-6 13z"
    leaves = "m0 15q-10-3-11-15q9 4 11 14q2-10 11-14q-1 12-11 15z"
    return path(many(places, flower + leaves), colour)


def _stars(places: Sequence[Place], colour: str) -> str:
    eight = (
        "m0-13l3.7 4 5.5-.2-.2 5.5 4 3.7-4 3.7.2 5.5-5.5-.2-3.7 "
        "4-3.7-4-5.5.2.2-5.5-4-3.7 4-3.7-.2-5.5 5.5.2z"
    )
    four = "m0-8q1 7 8 8q-7 1-8 8q-1-7-8-8q7-1 8-8z"
    big = [p for p in places if p[2] % 2]
    out = path(many(big, eight), "none", colour, 2.4) + dots(big, 4.4, colour)
    return out + path(many([p for p in places if not p[2] % 2], four), colour)


def _botehs(places: Sequence[Place], colour: str) -> str:
    right = "m0 14q-12-2-10-14q2-9 16-14q-4 7-1 12q5 13-5 16zm0-5q-6-2-4-9q1-3 5-5"
    left = "m0 14q12-2 10-14q-2-9-16-14q4 7 1 12q-5 13 5 16zm0-5q6-2 4-9q-1-3-5-5"
    return path(
        many([p for p in places if p[2] % 2], right)
        + many([p for p in places if not p[2] % 2], left),
        "none", colour, 2.4,
    )  # fmt: skip


def _blossoms(places: Sequence[Place], colour: str) -> str:
    flowers = [p for p in places if p[2] % 2]
    petals = [q for x, y, _ in flowers for q in around(x, y, 7.4, 5)]
    spray = "m0 10q-10-2-10-13q8 2 10 11q2-9 10-11q0 11-10 13zm0-12q-5-5 0-11q5 6 0 11z"
    return dots(petals, 4.3, colour) + path(
        many([p for p in places if not p[2] % 2], spray), colour
    )


_GROUNDS = {"H": _tulips, "C": _stars, "S": _botehs, "D": _blossoms}


def ground(suit: str, dress: Dress, frame: Frame) -> str:
    """The suit's pattern on the upper half of the field."""
    holes: list[Sequence[Point]] = [HIDDEN]
    if frame.medallion:
        holes.append(around(91, 392, 45, 12))
    places = field(frame.half(), (52, 34), 15, 0, (358, 70), holes)
    return _GROUNDS[suit](places, dress.motif)


def _arch_corner(x0: float, way: int, reach: float) -> tuple[list[Node], list[Node]]:
    """A spandrel's form and its inner line; x0 is the corner, ``way`` runs towards the middle."""
    k = reach / 200
    edge = "0,176! 0,140 28,104! 40,66 92,50! 110,24 156,20! 184,15 200,3!"
    inside_edge = "10,132! 13,118 22,104! 34,64 86,45! 104,22 148,15! 170,13 184,8!"

    def put(x: float, y: float) -> Point:
        return x0 + way * x * k, 46 + y

    curve = mapped(edge, put)
    corner: list[Node] = [(*put(200, 0), True), (*put(0, 0), True)]
    return [*curve, *corner], mapped(inside_edge, put)


def _rosette(suit: str, x: float, y: float, dress: Dress) -> str:
    """The flower of a spandrel: petals, star or lily by the suit."""
    if suit == "C":
        out = path(d(star_points(x, y, 14.5, 9, 8), True), GOLD_LIGHT, INK, 1.4)
    elif suit == "S":
        petal = "0,-15! -6,-6 0,-2! 6,-6"
        data = "".join(d(moved(petal, x, y, 1, i * 60), True) for i in range(6))
        out = path(data, GOLD_LIGHT, INK, 1.4)
    else:
        count = 6 if suit == "H" else 5
        out = dots(around(x, y, 8, count), 5 if suit == "H" else 5.6, GOLD_LIGHT, 1.4)
    return out + circle(x, y, 4.4, dress.robe, 1.4)


def _scroll(suit: str, x0: float, way: int, dress: Dress) -> str:
    """Tendrils, leaves and a rosette in a spandrel."""

    def put(curve: str) -> list[Node]:
        return mapped(curve, lambda x, y: (x0 + way * x, 46 + y))

    out = strokes(
        GOLD,
        (put("11,116 11,84 14,54 24,32 40,22 52,29 51,43 41,47"), (1, 3, 3.6, 4, 4, 3.4, 2.6, 0.6)),
        (put("28,26 50,11 80,9 104,14 124,8"), (1.5, 3.4, 3.4, 3, 0.6)),
        (put("13,62 18,52 26,55"), (2.4, 2.6, 0.6)),
        (put("72,10 78,20 72,28"), (2.4, 2.4, 0.6)),
    )
    for curve, fill in (
        ("11,104! 18,100 21,90! 13,90 10,96", TURQUOISE),
        ("12,78! 5,70 5,58! 12,62 14,70", GOLD_LIGHT),
        ("12,84! 20,80 23,70! 14,71 11,77", GOLD_LIGHT),
        ("52,12! 59,20 70,22! 69,14 61,10", TURQUOISE),
        ("84,9! 88,3 98,2! 97,8 90,11", GOLD_LIGHT),
        ("100,13! 108,18 119,15! 113,9 106,9", TURQUOISE),
    ):
        out += path(d(put(curve), True), fill)
    out += _rosette(suit, x0 + way * 31, 85, dress)
    return out + path(many([(x0 + way * 14, 46 + 12)], star(8, 4, 8)), GOLD)


def spandrels(suit: str, dress: Dress, frame: Frame) -> str:
    """The arch over the figure with its two ornamented corners."""
    out = ""
    for x0, way, reach in ((frame.right + 10, 1, 352 - frame.right - 10), (584, -1, 220)):
        form, inner = _arch_corner(x0, way, reach)
        out += path(d(form, True), dress.spandrel, INK, 3.4) + line(inner, 2, GOLD)
        out += _scroll(suit, x0, way, dress)
    return out


def medallion(suit: str, dress: Dress) -> str:
    """A sun with the suit under the index."""
    x, y = 91.0, 392.0
    lobes = [(px, py, i % 2 == 1) for i, (px, py, _) in enumerate(star_points(x, y, 45, 38.5, 16))]
    out = path(d(lobes, True), dress.spandrel, INK, 3.6)
    out += dots(around(x, y, 37.5, 16), 2.3, GOLD_LIGHT)
    out += path(
        d([(p[0], p[1], True) for p in star_points(x, y, 34.5, 30, 16)], True), GOLD, GOLD_DARK, 1.6
    )
    out += circle(x, y, 28.5, dress.robe, 2.4)
    return out + pip(suit, x, y if suit in "HD" else y - 1.5, 37, False, GOLD_LIGHT)


def _on_seam(step: float, first: float, count: int) -> list[Point]:
    """Places along the seam, ``count`` to each side of the middle."""
    shifts = [first + step * i for i in range(count)]
    return [(315 + s * x, seam(315 + s * x)) for x in shifts for s in (1, -1)]


def _flowers_and_leaves(dress: Dress) -> str:
    flowers = [(315.0, 440.0), *_on_seam(62, 62, 4)]
    leaves = _on_seam(62, 31, 4)
    petals = [p for x, y in flowers for p in around(x, y, 6.8, 8)]
    out = dots(petals, 3.8, GOLD_LIGHT, 1) + dots(flowers, 4.2, dress.robe, 1.4)
    leaf = motif([(-13, 3.9, True), (-2, -6.4, False), (13, -3.9, True), (2, 6.4, False)])
    out += path(many(leaves, leaf), TURQUOISE, INK, 1.4)
    vein = motif([(-8, 2.4, True), (8, -2.4, True)], False)
    out += path(many(leaves, vein), "none", PEARL, 1.6)
    return out + dots(_on_seam(31, 15.5, 9), 1.9, GOLD)


def _vine(dress: Dress) -> str:
    def at(i: int, rises: tuple[int, int, int, int]) -> Point:
        x = 315.0 + i * 17
        return x, seam(x) + rises[i % 4]

    out = line([at(i, (0, -8, 0, 8)) for i in range(-16, 17)], 2.6, GOLD)
    flowers = [at(i, (0, 6, 0, -6)) for i in range(-15, 16, 2)]
    petals = [p for x, y in flowers for p in around(x, y, 5.4, 5)]
    out += dots(petals, 3.5, PEARL, 0.9) + dots(flowers, 3.2, dress.stone, 1)
    return out + dots(_on_seam(68, 34, 4), 3.6, TURQUOISE, 1.2)


def _lozenges(dress: Dress) -> str:
    out = ""
    for way in (1, -1):
        zigzag = [
            (315 + i * 20.0, seam(315 + i * 20) + way * (11 if i % 2 else -11), True)
            for i in range(-13, 14)
        ]
        out += path(d(zigzag), "none", GOLD, 2.6)
    middles = [(315.0 + i * 20, seam(315 + i * 20)) for i in range(-13, 14)]
    stars_, gems = middles[1::2], middles[2:-1:2]
    out += path(many(stars_, star(7.5, 4, 8)), GOLD_LIGHT, INK, 1)
    return out + path(many(gems, "m0-6l5 6-5 6-5-6z"), dress.robe_light, INK, 1.2)


_RIBBONS = {"K": _flowers_and_leaves, "Q": _vine, "J": _lozenges}


def ribbon(rank: str, dress: Dress) -> str:
    """The diagonal band that hides the seam, the same either way up; its pattern is the rank's."""

    def at(x: float, rise: float) -> Point:
        return x, seam(x) + rise

    w = RIBBON
    out = path(polygon([at(36, -w), at(594, -w), at(594, w), at(36, w)]), dress.spandrel, INK, 5)
    edges = "".join(
        f"M36 {seam(36) + s * (w - 6):.1f}L594 {seam(594) + s * (w - 6):.1f}" for s in (-1, 1)
    )
    return out + path(edges, "none", GOLD, 3.4) + _RIBBONS[rank](dress)


def border(frame: Frame) -> str:
    """The panel's lines, drawn last."""
    return path(d(frame.outline(), True), "none", INK, 5) + path(
        d(frame.outline(), True), "none", GOLD, 1.6
    )
