"""The person at the table: pointer, focus and drag become plays, or reasons why not."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import pygame

from pasur.engine import Card, Play, card_text
from pasur.ui.focus import Step, following, neighbour
from pasur.ui.scene import Target
from pasur.ui.table import easing, gesture, wording
from pasur.ui.table.cards import Emphasis
from pasur.ui.table.geometry import Box
from pasur.ui.table.gesture import (
    NOTHING,
    Gesture,
    Mark,
    NoTaker,
    Outcome,
    Played,
    Refused,
    Situation,
)
from pasur.ui.table.plates import Prompt
from pasur.ui.table.prompting import prompt_for
from pasur.ui.table.view import TableView

SHAKE = 0.4
FORGIVEN = 4.0
"""Seconds after which a refusal is not shown any more."""
DRAG_FROM = 0.07
"""How far a pressed card must be moved to be dragged, in card heights."""
FREE = "free"


@dataclass(slots=True)
class _Refusal:
    words: str
    at: tuple[Card, ...]
    age: float = 0.0


@dataclass(slots=True)
class _Press:
    """A card that the button went down on, where, and whether it is being dragged."""

    card: Card | None
    x: float
    y: float
    dragged: bool = False


class HandPlay:
    """Turns what the person does into plays.

    ``situation`` gives what the person has before them, None while they cannot play; ``made`` is
    called with a legal play, ``refused`` when something is refused, ``picked`` when a card is
    chosen.
    """

    def __init__(
        self,
        view: TableView,
        situation: Callable[[], Situation | None],
        made: Callable[[Play], None],
        refused: Callable[[], None],
        picked: Callable[[], None],
    ) -> None:
        self.view = view
        self.gesture: Gesture = NOTHING
        self.focus: str | None = None
        self.keyboard = False
        self._situation = situation
        self._made = made
        self._refused = refused
        self._picked = picked
        self._pointed: Card | None = None
        self._pointer = (-1.0, -1.0)
        self._refusal: _Refusal | None = None
        self._press: _Press | None = None

    # --- what there is

    def spots(self) -> list[tuple[str, pygame.Rect, Card | None]]:
        """What can be clicked: own cards from left to right, then the pool's in reading order,
        then the free place where a picked card may be laid."""
        board, viewer = self.view.picture.board, self.view.picture.viewer
        found: list[tuple[str, pygame.Rect, Card | None]] = []
        for token in board.hands[viewer]:
            if token.card is not None:
                box = self.view.picture.rest(token).pose.box
                found.append((f"hand {card_text(token.card)}", _rect(box), token.card))
        pool = [(self.view.pool_box(card), card) for card in board.pool]
        pool.sort(key=lambda pair: (pair[0].y, pair[0].x))
        for box, card in pool:
            found.append((f"pool {card_text(card)}", _rect(box), card))
        if self.may_lay():
            found.append((FREE, _rect(self.view.free_box()), None))
        return found

    def targets(self) -> list[Target]:
        """The spots as targets; they can be used on the person's turn."""
        usable = self._situation() is not None
        return [
            Target(name, rect, usable, self.keyboard and name == self.focus)
            for name, rect, _ in self.spots()
        ]

    def may_lay(self) -> bool:
        """Whether the picked card may be laid on the free place though it could capture."""
        now = self._situation()
        card = self.gesture.card
        return now is not None and card is not None and now.may_lay(card)

    def _in_hand(self, card: Card | None) -> bool:
        picture = self.view.picture
        return card is not None and picture.board.in_hand(picture.viewer, card) is not None

    # --- pointer

    def move(self, x: float, y: float) -> bool:
        """The pointer is at ``x``, ``y``; True when the picture changes."""
        self._pointer = (x, y)
        press = self._press
        if press is not None and press.dragged:
            self._point(self.view.card_at(x, y))
            return True
        if press is not None and self._in_hand(press.card) and self._situation() is not None:
            far = (x - press.x) ** 2 + (y - press.y) ** 2
            if far > (DRAG_FROM * self.view.lay.card_h) ** 2:
                press.dragged = True
                self._refusal = None
                self.gesture = NOTHING
                self._picked()
                return True
        was = self.keyboard
        self.keyboard = False
        return self._point(self.view.card_at(x, y)) or was

    def _point(self, card: Card | None) -> bool:
        changed = card != self._pointed
        self._pointed = card
        return changed

    def leave(self) -> bool:
        """The pointer has left the window."""
        self._pointer = (-1.0, -1.0)
        return self._point(None)

    def press(self, x: float, y: float, card: Card | None) -> None:
        """The button went down over ``card``, as it was seen then."""
        self._press = _Press(card, x, y)
        self._pointer = (x, y)
        self.keyboard = False
        self._point(self.view.card_at(x, y))

    def pressed_own(self) -> Card | None:
        """The card of the own hand that the button went down on."""
        card = self._press.card if self._press is not None else None
        return card if self._in_hand(card) else None

    def release(self, x: float, y: float) -> bool:
        """The button went up: a click, or the end of a drag."""
        press, self._press = self._press, None
        if press is None:
            return False
        if press.dragged and press.card is not None:
            self._drop(press.card, x, y)
            return True
        if self.may_lay() and self.view.free_box().contains(x, y):
            self._act(FREE, None)
            return True
        if press.card is None:
            return self.let_go()
        near = (x - press.x) ** 2 + (y - press.y) ** 2 < (0.3 * self.view.lay.card_h) ** 2
        if near or self._hits(press.card, x, y):
            self.choose(press.card)
        return True

    def _hits(self, card: Card, x: float, y: float) -> bool:
        board = self.view.picture.board
        if self._in_hand(card):
            return self.view.hand_box(card).contains(x, y)
        return card in board.pool and self.view.pool_box(card).contains(x, y)

    def _drop(self, card: Card, x: float, y: float) -> None:
        now = self._situation()
        token = self.view.picture.board.in_hand(self.view.picture.viewer, card)
        if now is None or token is None:
            return
        sight = self.view.picture.sight(token)
        sight.x, sight.y, sight.angle = x, y, 0.0
        over = self._pool_card_at(x, y)
        if over is None and not self._over_pool(x, y):
            self._send_back(card)
            return
        self.gesture, outcome = gesture.drop(now, card, over)
        if not isinstance(outcome, Played):
            self._send_back(card)
        self._judge(outcome)

    def _pool_card_at(self, x: float, y: float) -> Card | None:
        """The pool card that a card dropped with its middle at a point lies on most."""
        half_w, half_h = self.view.lay.card_w / 2, self.view.lay.card_h / 2
        dropped = Box(x - half_w, y - half_h, 2 * half_w, 2 * half_h)
        best: tuple[float, Card] | None = None
        for card in self.view.picture.board.pool:
            box = self.view.pool_box(card)
            across, down = box.overlap(dropped)
            share = max(0.0, across) * max(0.0, down) / (box.w * box.h)
            if (share > 0.25 or box.contains(x, y)) and (best is None or share > best[0]):
                best = (share, card)
        return best[1] if best else None

    def _over_pool(self, x: float, y: float) -> bool:
        lay = self.view.lay
        return lay.pool.contains(x, y) or lay.carpet.grown(0.1 * lay.card_h).contains(x, y)

    def _send_back(self, card: Card) -> None:
        self.view.send_back(card)

    # --- keyboard

    def walk(self, backwards: bool, names: list[str]) -> None:
        """Move the focus to the next of ``names`` in order."""
        at = names.index(self.focus) if self.focus in names and self.keyboard else None
        found = following(len(names), at, backwards)
        if found is not None:
            self.set_focus(names[found])

    def step(self, way: Step, spots: list[tuple[str, pygame.Rect]]) -> None:
        """Move the focus to the nearest of ``spots`` in a direction."""
        names = [name for name, _ in spots]
        if self.focus not in names or not self.keyboard:
            self.set_focus(self.focus if self.focus in names else names[0] if names else None)
            return
        found = neighbour([rect for _, rect in spots], names.index(self.focus or ""), way)
        if found is not None:
            self.set_focus(names[found])

    def set_focus(self, name: str | None) -> None:
        """Give the keyboard's focus to ``name``."""
        self.focus, self.keyboard = name, name is not None
        self._pointed = None

    def refocus(self) -> None:
        """What had the focus may be gone: move it to the hand card at the same place."""
        names = [name for name, _, _ in self.spots()]
        if self.focus in names or self.focus is None or " " not in self.focus:
            return
        hands = [name for name in names if name.startswith("hand ")]
        pools = [name for name in names if name.startswith("pool ")]
        self.focus = next(iter(hands or pools), None)

    def activate(self) -> bool:
        """Enter or Space: choose what has the focus."""
        for name, _, card in self.spots():
            if name == self.focus:
                self._act(name, card)
                return True
        return False

    def nth(self, number: int) -> bool:
        """Choose the ``number``-th card (from 0) of the own hand."""
        hand = [spot for spot in self.spots() if spot[0].startswith("hand ")]
        if number >= len(hand):
            return False
        self.set_focus(hand[number][0])
        self._act(hand[number][0], hand[number][2])
        return True

    # --- choosing

    def _act(self, name: str, card: Card | None) -> None:
        if card is not None:
            self.choose(card)
            return
        now = self._situation()
        if now is not None and name == FREE:
            self.gesture, outcome = gesture.lay_down(now, self.gesture)
            self._judge(outcome)

    def choose(self, card: Card) -> None:
        """A card of the own hand or of the pool is clicked."""
        now = self._situation()
        self._refusal = None
        if now is None:
            return
        before = self.gesture
        act = gesture.click_hand if now.hand >> card & 1 else gesture.click_pool
        self.gesture, outcome = act(now, self.gesture, card)
        if outcome is None and self.gesture != before:
            self._picked()
        self._judge(outcome)

    def _judge(self, outcome: Outcome) -> None:
        if isinstance(outcome, Played):
            self.gesture = NOTHING
            self._refusal = None
            self._made(outcome.play)
        elif isinstance(outcome, Refused):
            self.refuse(wording.refusal(outcome.refusal, self.view.names), outcome.at)
        elif isinstance(outcome, NoTaker):
            self.refuse(wording.no_taker(outcome.cards), outcome.cards)

    def refuse(self, words: str, at: tuple[Card, ...]) -> None:
        """Say why something cannot be, and shake the cards it is about."""
        self._refusal = _Refusal(words, at)
        self._refused()

    def let_go(self) -> bool:
        """Forget the gesture; True when there was something to let go."""
        had = bool(self.gesture) or self._refusal is not None or self._press is not None
        if self._press is not None and self._press.dragged and self._press.card is not None:
            self._send_back(self._press.card)
        self.gesture, self._refusal, self._press = NOTHING, None, None
        return had

    def reset(self) -> None:
        """Another turn or another person: nothing is chosen, nothing was refused."""
        self.gesture, self._refusal, self._press = NOTHING, None, None

    # --- what is to be seen

    def update(self, dt: float) -> bool:
        """Let ``dt`` seconds pass; True while something moves."""
        refusal = self._refusal
        if refusal is None:
            return False
        refusal.age += dt
        if refusal.age >= FORGIVEN:
            self._refusal = None
            return True
        return refusal.age - dt < SHAKE

    def _regarded(self) -> Card | None:
        """The hand card whose captures are shown: dragged, pointed at or focused."""
        if self._press is not None and self._press.dragged:
            return self._press.card
        if self._in_hand(self._pointed):
            return self._pointed
        focused = self._focused()
        return focused if self._in_hand(focused) else None

    def _focused(self) -> Card | None:
        if not self.keyboard:
            return None
        return next((card for name, _, card in self.spots() if name == self.focus), None)

    def emphasis(self) -> Emphasis:
        """Marks, lifts and rings for the picture."""
        now = self._situation()
        shown = Emphasis(focused=self._focused())
        if now is None:
            return shown
        shown.pointed = self._pointed
        shown.marks = gesture.marks(now, self.gesture, self._regarded())
        refusal = self._refusal
        if refusal is not None:
            shown.refused = refusal.at
            shown.shaken = easing.shake(min(1.0, refusal.age / SHAKE))
            shown.marks = {c: m for c, m in shown.marks.items() if m is not Mark.ASIDE}
        if self._press is not None and self._press.dragged:
            shown.dragged, shown.drag_at = self._press.card, self._pointer
        return shown

    def prompt(self) -> Prompt | None:
        """The line for the person; None while they cannot play and nothing was refused."""
        if self._refusal is not None:
            return Prompt(self._refusal.words, "refusal")
        now = self._situation()
        if now is None:
            return None
        return prompt_for(now, self.gesture, self._regarded())


def _rect(box: Box) -> pygame.Rect:
    return pygame.Rect(round(box.x), round(box.y), round(box.w), round(box.h))
