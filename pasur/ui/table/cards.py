"""From the picture's 52 sights to items of the stage: cards, their rings and badges."""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass, field

from pasur.engine import Card
from pasur.ui.table import easing, rings
from pasur.ui.table.board import Token, Where
from pasur.ui.table.deck import face_name
from pasur.ui.table.gesture import Mark
from pasur.ui.table.layout import Layout
from pasur.ui.table.picture import FLYING, Glow, Picture, Sight
from pasur.ui.table.rings import Ring
from pasur.ui.table.slots import scale
from pasur.ui.table.sprites import (
    BACK,
    SQUEEZE_STEPS,
    CardSprites,
    Look,
    Sprite,
    flight_turn,
    rest_turn,
)
from pasur.ui.table.stage import Item

FOCUS_LIFT = 0.08
PICKED_LIFT = 0.13
TAKEN_LIFT = 0.045
LIFT_SECONDS = 0.09
RING_ORDER = 0.5
"""A ring is drawn right after its card; that of a lit card after all cards around it."""

_MARK_RINGS = {
    Mark.PICKED: Ring.PICKED,
    Mark.TAKEN: Ring.TAKEN,
    Mark.CAN: Ring.CAN,
    Mark.OTHER: Ring.OTHER,
}
_GLOW_RINGS = {Glow.TAKEN: Ring.TAKEN, Glow.GOLD: Ring.GOLD}


@dataclass(slots=True)
class Emphasis:
    """What is marked: marks of cards, the one pointed at, the one with the keyboard's focus, and
    the refused ones with how far they are shaken aside (−1 to 1), and the one that is dragged with
    where the pointer holds it."""

    marks: Mapping[Card, Mark] = field(default_factory=dict)
    pointed: Card | None = None
    focused: Card | None = None
    refused: tuple[Card, ...] = ()
    shaken: float = 0.0
    dragged: Card | None = None
    drag_at: tuple[float, float] = (0.0, 0.0)


class Lifts:
    """How far each card is lifted now, in card heights; springs to where it is wanted."""

    def __init__(self) -> None:
        self._goal: dict[int, float] = {}
        self._from: dict[int, float] = {}
        self._passed: dict[int, float] = {}

    def value(self, number: int) -> float:
        """The lift of the token ``number``."""
        goal = self._goal.get(number, 0.0)
        t = self._passed.get(number, 1.0)
        if t >= 1.0:
            return goal
        start = self._from.get(number, 0.0)
        return start + (goal - start) * easing.out_back(t)

    def want(self, goals: Mapping[int, float]) -> None:
        """Where the tokens are to be lifted to; those not named are to lie down."""
        for number in {*self._goal, *goals}:
            goal = goals.get(number, 0.0)
            if goal != self._goal.get(number, 0.0):
                self._from[number] = self.value(number)
                self._goal[number], self._passed[number] = goal, 0.0

    def pass_time(self, dt: float, still: bool = False) -> bool:
        """Go on by ``dt`` seconds (at once, if ``still``); True while something moves."""
        moving = False
        for number, t in list(self._passed.items()):
            if t < 1.0:
                moving = True
                self._passed[number] = 1.0 if still else min(1.0, t + dt / LIFT_SECONDS)
            elif self._goal.get(number, 0.0) == 0.0:
                for table in (self._goal, self._from, self._passed):
                    table.pop(number, None)
        return moving

    def clear(self) -> None:
        """Everything lies down at once."""
        for table in (self._goal, self._from, self._passed):
            table.clear()


class CardItems:
    """Makes the items of all cards."""

    def __init__(self, picture: Picture, sprites: CardSprites) -> None:
        self.picture = picture
        self.sprites = sprites
        self.lifts = Lifts()

    def resting_heights(self, lay: Layout) -> set[int]:
        """The heights in which cards lie still."""
        pool = lay.card_h * scale(lay, self.picture.board.slots.tier)
        return {round(lay.card_h), round(lay.small_h), round(pool)}

    def emphasise(self, shown: Emphasis) -> None:
        """Let the cards that are marked or pointed at rise, and the others lie down."""
        goals: dict[int, float] = {}
        for token in self.picture.board.tokens:
            lift = self._lift(token, shown)
            if lift:
                goals[token.number] = lift
        self.lifts.want(goals)

    def _lift(self, token: Token, shown: Emphasis) -> float:
        if token.card is None or self.picture.sight(token).moving:
            return 0.0
        mark = shown.marks.get(token.card)
        if token.where is Where.HAND and token.owner == self.picture.viewer:
            if mark is Mark.PICKED:
                return PICKED_LIFT
            return FOCUS_LIFT if token.card in (shown.pointed, shown.focused) else 0.0
        if token.where is Where.POOL:
            if mark is Mark.TAKEN:
                return TAKEN_LIFT
            return 0.02 if token.card in (shown.pointed, shown.focused) else 0.0
        return 0.0

    def items(self, shown: Emphasis) -> list[tuple[float, Item]]:
        """All card items with their order."""
        resting = self.resting_heights(self.picture.lay)
        found: list[tuple[float, Item]] = []
        for token in self.picture.board.tokens:
            sight = self.picture.sights[token.number]
            if not sight.hidden and sight.alpha > 0:
                self._add(found, token, sight, resting, shown)
        return found

    def _add(
        self,
        found: list[tuple[float, Item]],
        token: Token,
        sight: Sight,
        resting: set[int],
        shown: Emphasis,
    ) -> None:
        lift = self.lifts.value(token.number)
        x, y, angle, z = sight.x, sight.y - lift * sight.h, sight.angle, sight.z
        level = round(sight.level)
        card = token.card if not sight.moving else None
        mark = shown.marks.get(card) if card is not None else None
        if lift:
            if token.where is Where.HAND:
                angle *= max(0.0, 1.0 - lift / 0.06)
            level = 1
        if card is not None and card == shown.dragged:
            (x, y), angle, z, level = shown.drag_at, 0.0, FLYING, 2
        if card is not None and card in shown.refused:
            x += shown.shaken * 0.05 * sight.h
        grain = max(2, round(self.picture.lay.card_h * 0.06))
        look = look_of(sight, angle, level, resting, grain, mark is Mark.ASIDE)
        if look is None:
            return
        sprite = self.sprites.get(look)
        alpha = round(255 * sight.alpha)
        found.append((z, _item(("card", token.number), sprite, x, y, alpha)))
        self._add_ring(found, token, sight, (x, y, look.turn, z), mark, shown)

    def _add_ring(
        self,
        found: list[tuple[float, Item]],
        token: Token,
        sight: Sight,
        at: tuple[float, float, int, float],
        mark: Mark | None,
        shown: Emphasis,
    ) -> None:
        x, y, turn, z = at
        kind, alpha = self._ring(token, sight, mark, shown)
        if kind is None or alpha <= 0:
            return
        height = round(sight.h)
        order = z + (20 if z < FLYING else RING_ORDER)
        sprite = rings.ring(kind, height, turn)
        found.append((order, _item(("ring", token.number), sprite, x, y, alpha)))
        sign = rings.badge(kind, height)
        if sign is not None:
            left, top = _around(x, y, sign, turn)
            found.append((order + 0.1, _item(("badge", token.number), sign, left, top, alpha)))

    def _ring(
        self, token: Token, sight: Sight, mark: Mark | None, shown: Emphasis
    ) -> tuple[Ring | None, int]:
        if sight.glow is not None:
            return _GLOW_RINGS[sight.glow], round(255 * sight.glow_alpha)
        card = token.card
        if card is None or sight.moving or token.where not in (Where.HAND, Where.POOL):
            return None, 0
        if card in shown.refused:
            return Ring.REFUSED, 255
        if mark in _MARK_RINGS:
            if card == shown.focused and mark in (Mark.CAN, Mark.OTHER):
                return Ring.FOCUS, 255
            return _MARK_RINGS[mark], 255
        own = token.where is Where.HAND and token.owner == self.picture.viewer
        if card == shown.focused or (own and card == shown.pointed):
            return Ring.FOCUS, 255
        return None, 0


def look_of(
    sight: Sight, angle: float, level: int, resting: set[int], grain: int, dim: bool = False
) -> Look | None:
    """How a card is drawn; None when it stands on its edge.

    ``resting`` are the heights that are worth a sharp picture; other heights go in steps of
    ``grain`` pixels.
    """
    squeeze = SQUEEZE_STEPS
    up = sight.face > 0.5 and sight.card is not None
    if 0.0 < sight.face < 1.0:
        squeeze = round(abs(math.cos(sight.face * math.pi)) * SQUEEZE_STEPS)
        if squeeze == 0:
            return None
    height = round(sight.h)
    still = height in resting
    if not still:
        height = round(height / grain) * grain
    turn = flight_turn(angle) if sight.moving else rest_turn(angle)
    name = face_name(sight.card) if up and sight.card is not None else BACK
    return Look(name, height, turn % 3600, squeeze, dim, level, still)


def _around(x: float, y: float, sign: Sprite, turn: int) -> tuple[float, float]:
    """Where a badge belongs whose card is turned: on the same corner, but upright."""
    if not turn:
        return x, y
    w, h = sign.surface.get_size()
    across, down = sign.dx + w / 2, sign.dy + h / 2
    angle = math.radians(turn / 10)
    cos, sin = math.cos(angle), math.sin(angle)
    return x + across * cos - down * sin - across, y + across * sin + down * cos - down


def _item(key: tuple[str, int], sprite: Sprite, x: float, y: float, alpha: int) -> Item:
    return Item(key, sprite.surface, round(x) + sprite.dx, round(y) + sprite.dy, alpha)
