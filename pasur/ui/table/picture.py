"""What is to be seen of the 52 cards at this moment: each card's pose, face, height above the
table and order, at rest and in motion. Pure: pixels, but no pygame."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from enum import Enum

from pasur.engine import Card, Observation, Rules
from pasur.ui.table.board import Board, Token, Where
from pasur.ui.table.geometry import Pose
from pasur.ui.table.layout import Layout
from pasur.ui.table.slots import slot_pose
from pasur.ui.table.zones import (
    Place,
    hand_pose,
    marker_pose,
    own_hand_pose,
    pile_pose,
    place_of,
    stock_pose,
)

STOCK_LAYERS = 5
PILE_LAYERS = 3
FLYING = 1000.0
"""Added to the order of a card while it moves, so that it passes over those at rest."""

_ORDER = {Where.STOCK: 0.0, Where.PILE: 100.0, Where.POOL: 300.0, Where.HAND: 500.0}


class Glow(Enum):
    """A ring around a card that belongs to what is being shown, not to what is being chosen."""

    TAKEN = "taken"
    GOLD = "gold"


@dataclass(slots=True)
class Sight:
    """How one card is seen now: middle, height and turn (degrees clockwise); ``face`` 1 face up,
    0 face down, between them turning over; ``card`` is what its face shows; ``level`` is its height
    above the table, 0 to 2."""

    x: float = 0.0
    y: float = 0.0
    h: float = 0.0
    angle: float = 0.0
    face: float = 0.0
    alpha: float = 1.0
    level: float = 0.0
    z: float = 0.0
    moving: bool = False
    hidden: bool = False
    card: Card | None = None
    glow: Glow | None = None
    glow_alpha: float = 0.0

    @property
    def pose(self) -> Pose:
        return Pose(self.x, self.y, self.h, self.angle)

    def put(self, pose: Pose) -> None:
        """Move the card to ``pose``."""
        self.x, self.y, self.h, self.angle = pose.x, pose.y, pose.h, pose.angle


@dataclass(frozen=True, slots=True)
class Rest:
    """How a card lies when nothing moves; ``card`` is what it is, where the viewer knows it."""

    pose: Pose
    face: bool
    z: float
    hidden: bool = False
    card: Card | None = None


class Picture:
    """The board and how it is seen.

    ``viewer`` sits at the bottom. ``seen`` is what has been shown so far; its seat is the one
    whose hand may be shown: the viewer, or nobody while the screen is passed on or only computers
    play.
    """

    def __init__(self, seen: Observation, viewer: int, lay: Layout) -> None:
        self.lay = lay
        self.viewer = viewer
        self.seen = seen
        self.surs: set[int] = set()
        """Which plays of the round's history made or cancelled a sur."""
        self.board = Board(seen.rules.players, seen.rules.sides, lay.tall)
        self.sights = [Sight() for _ in self.board.tokens]
        self._rests: list[Rest] = []
        self._rests_key: tuple[int, Layout, int, int] | None = None
        self.snap(seen)

    @property
    def rules(self) -> Rules:
        return self.seen.rules

    # --- where things are

    def place(self, seat: int) -> Place:
        """Where ``seat`` sits on the screen."""
        anticlockwise = self.rules.direction == "anticlockwise"
        return place_of(seat, self.viewer, self.rules.players, anticlockwise)

    def pile_place(self, side: int) -> Place:
        """Where the pile of ``side`` lies: with its seat, or for partners with the viewer and with
        the seat after."""
        if not self.rules.partners:
            return self.place(side)
        own = self.rules.side_of(self.viewer)
        seat = self.viewer if side == own else self.rules.next_seat(self.viewer)
        return self.place(seat)

    def stock_at(self) -> Place:
        """The place beside which the stock lies."""
        return self.place(self.seen.dealer)

    def sight(self, token: Token) -> Sight:
        """How ``token`` is seen."""
        return self.sights[token.number]

    # --- at rest

    def rests(self) -> list[Rest]:
        """How every card lies when nothing moves, by token number."""
        key = (self.board.changes, self.lay, self.viewer, self.seen.dealer)
        if key != self._rests_key:
            self._rests_key, self._rests = key, self._compute_rests()
        return self._rests

    def _compute_rests(self) -> list[Rest]:
        found: list[Rest] = [Rest(Pose(0, 0, 1), False, 0.0)] * len(self.board.tokens)
        self._rest_stock(found)
        self._rest_piles(found)
        for seat, hand in enumerate(self.board.hands):
            place = self.place(seat)
            for index, token in enumerate(hand):
                pose = hand_pose(self.lay, place, index, len(hand))
                z = _ORDER[Where.HAND] + (50 if place is Place.OWN else 0) + index
                found[token.number] = Rest(pose, token.card is not None, z, card=token.card)
        slots = self.board.slots
        for card, token in self.board.pool.items():
            slot = slots.slots[card]
            pose = slot_pose(self.lay, slots.tier, slot)
            z = _ORDER[Where.POOL] + pose.y / 1e4 + slot / 1e3
            found[token.number] = Rest(pose, True, z, card=card)
        return found

    def _rest_stock(self, found: list[Rest]) -> None:
        stock, place = self.board.stock, self.stock_at()
        layers = min(STOCK_LAYERS, -(-len(stock) // 8))
        for index, token in enumerate(stock):
            from_top = len(stock) - 1 - index
            layer = max(0, layers - 1 - from_top)
            pose = stock_pose(self.lay, place, layer)
            found[token.number] = Rest(pose, False, index / 100, hidden=from_top >= layers)

    def _rest_piles(self, found: list[Rest]) -> None:
        base = _ORDER[Where.PILE]
        for side, pile in enumerate(self.board.piles):
            place = self.pile_place(side)
            flat = [token for token in pile if not token.marker]
            for index, token in enumerate(flat):
                covered = PILE_LAYERS - 1 <= index < len(flat) - 1
                pose = pile_pose(self.lay, place, index)
                found[token.number] = Rest(pose, False, base + index / 100, covered, token.card)
            markers = self.board.markers[side]
            for index, token in enumerate(markers):
                pose = marker_pose(self.lay, place, index, len(markers))
                found[token.number] = Rest(pose, True, base + 50 + index, card=token.card)

    def rest(self, token: Token) -> Rest:
        """How ``token`` lies when nothing moves."""
        return self.rests()[token.number]

    def hand_rest(self, seat: int, index: int, count: int) -> Pose:
        """The pose of card ``index`` of ``count`` in the hand of ``seat``."""
        return hand_pose(self.lay, self.place(seat), index, count)

    def settle(self, *tokens: Token) -> None:
        """Let the cards (all of them, if none is named) lie as they do when nothing moves."""
        wanted = tokens or self.board.tokens
        rests = self.rests()
        for token in wanted:
            rest, sight = rests[token.number], self.sights[token.number]
            sight.put(rest.pose)
            sight.face, sight.z, sight.hidden = float(rest.face), rest.z, rest.hidden
            sight.card = rest.card
            sight.alpha, sight.level, sight.moving = 1.0, 0.0, False
            sight.glow, sight.glow_alpha = None, 0.0

    def at_rest(self) -> bool:
        """Whether every card lies as it does when nothing moves."""
        return all(
            sight.pose == rest.pose
            and sight.face == float(rest.face)
            and not sight.moving
            and sight.alpha == 1.0
            and sight.glow is None
            for rest, sight in zip(self.rests(), self.sights, strict=True)
        )

    # --- setting

    def relay(self, lay: Layout) -> None:
        """The window has changed: lay everything out anew."""
        self.lay = lay
        self.board.slots.reform(lay.tall)
        self.board.changes += 1
        self.settle()

    def snap(self, seen: Observation, viewer: int | None = None) -> None:
        """Show at once what ``seen`` says; ``viewer`` sits at the bottom from now on."""
        if viewer is not None:
            self.viewer = viewer
        if seen.number != self.seen.number:
            self.surs.clear()
        self.seen = seen
        self.board.sync(seen)
        self.settle()

    def recall(self, pools: Iterable[Iterable[Card]]) -> None:
        """Lay the pool as it came to lie, from the ``pools`` that were seen in this round."""
        self.board.slots.follow(pools)
        self.board.sync(self.seen)
        self.settle()

    def differences(self, seen: Observation) -> list[str]:
        """In what the picture differs from ``seen``; empty when it is true and at rest."""
        found = self.board.differences(seen)
        if self.seen != seen:
            found.append("what has been told")
        if not self.at_rest():
            found.append("something moves")
        return found

    def lifted(self, index: int, count: int, share: float) -> Pose:
        """The pose of an own hand card that is lifted by ``share`` of its height, straight."""
        pose = own_hand_pose(self.lay, index, count)
        turn = pose.angle * max(0.0, 1.0 - share / 0.06)
        return Pose(pose.x, pose.y - share * self.lay.card_h, pose.h, turn)
