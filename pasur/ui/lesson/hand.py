"""The learner's hand: the gestures of the real table, without showing the answer before it is
found, and showing sets of cards where a lesson asks for that."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from pasur.engine import JACK, Card, Mask, Play, Refusal, card_text, cards_of, rank
from pasur.i18n import tr
from pasur.ui.table import gesture, wording
from pasur.ui.table.cards import Emphasis
from pasur.ui.table.gesture import NOTHING, Gesture, Mark, Outcome, Refused, Situation
from pasur.ui.table.hand import HandPlay
from pasur.ui.table.plates import Prompt
from pasur.ui.table.view import TableView


@dataclass(frozen=True, slots=True)
class Open(Situation):
    """A situation in which every card may be tried on the bare table, also where that is
    refused."""

    def may_lay(self, card: Card) -> bool:
        del card
        return True


class LessonHand(HandPlay):
    """A hand that tells also of refused plays.

    ``turned_down`` gets a refused play with its refusal, ``shown`` a hand card with the set that is
    shown to go with it, ``tapped`` any card that is chosen while ``tapping``.
    """

    def __init__(
        self,
        view: TableView,
        situation: Callable[[], Situation | None],
        made: Callable[[Play], None],
        refused: Callable[[], None],
        picked: Callable[[], None],
        turned_down: Callable[[Refusal, tuple[Card, ...]], None],
        shown: Callable[[Card, Mask], None],
        tapped: Callable[[Card], None],
    ) -> None:
        super().__init__(view, situation, made, refused, picked)
        self.marking = False
        self.tapping = False
        self.lights: frozenset[Card] = frozenset()
        self.free = False
        self._turned_down, self._shown, self._tapped = turned_down, shown, tapped

    def may_lay(self) -> bool:
        return not self.marking and super().may_lay()

    def choose(self, card: Card) -> None:
        if self.tapping:
            self._refusal = None
            self._tapped(card)
            return
        now = self._situation()
        if now is None:
            return
        if self.marking:
            self._mark(now, card)
            return
        bit = 1 << card
        options = now.options(card) if now.hand & bit else ()
        alone = len(options) == 1 and len(cards_of(options[0])) > 1 and rank(card) < JACK
        if alone and not self.gesture and not self.free:
            self._refusal = None
            self.gesture = Gesture(card)
            self._picked()
            return
        super().choose(card)

    def _mark(self, now: Situation, card: Card) -> None:
        """Cards are only shown: hand cards are picked, table cards join them or leave them."""
        self._refusal = None
        bit = 1 << card
        held = self.gesture
        if now.hand & bit:
            if held.card == card and held.chosen:
                self._submit(held)
                return
            self.gesture = NOTHING if held.card == card else Gesture(card, held.chosen)
        else:
            self.gesture = Gesture(held.card, held.chosen ^ bit)
        self._picked()
        held = self.gesture
        if held.card is not None and held.chosen and rank(held.card) < JACK:
            total = rank(held.card) + gesture.total(held.chosen)
            if total >= 11:
                self._submit(held)

    def _submit(self, held: Gesture) -> None:
        self.gesture = NOTHING
        if held.card is not None:
            self._shown(held.card, held.chosen)

    def _judge(self, outcome: Outcome) -> None:
        super()._judge(outcome)
        if isinstance(outcome, Refused):
            self._turned_down(outcome.refusal, outcome.at)

    def _drop(self, card: Card, x: float, y: float) -> None:
        if self.marking or self.tapping:
            self._send_back(card)
            return
        super()._drop(card, x, y)

    def _regarded(self) -> Card | None:
        return None

    def emphasis(self) -> Emphasis:
        shown = super().emphasis()
        held = self.gesture
        if self._situation() is None and not self.tapping:
            return shown
        marks = dict(shown.marks)
        if self.marking or (held.card is not None and not held.chosen):
            marks = dict.fromkeys(cards_of(held.chosen), Mark.TAKEN)
            if held.card is not None:
                marks[held.card] = Mark.PICKED
        for card in self.lights:
            marks.setdefault(card, Mark.CAN)
            if marks[card] is Mark.ASIDE:
                marks[card] = Mark.CAN
        shown.marks = marks
        if self.tapping:
            shown.pointed = self._pointed
        return shown

    def prompt(self) -> Prompt | None:
        if self._refusal is not None:
            return Prompt(self._refusal.words, "refusal")
        now, held = self._situation(), self.gesture
        if now is None or not held:
            return None
        if self.marking:
            return self._marking_prompt(held)
        if held.card is not None and not held.chosen and not self.free:
            return Prompt(tr("Which cards go with it?"))
        if held.card is not None and self.free and len(now.options(held.card)) < 2:
            return Prompt(tr("Lay it on the table, or choose a card"))
        return super().prompt()

    def _marking_prompt(self, held: Gesture) -> Prompt:
        if held.card is None:
            return Prompt(tr("Now a card of your hand"))
        if rank(held.card) >= JACK:
            return Prompt(tr("When all are marked, choose the {rank} again", rank=_name(held.card)))
        if not held.chosen:
            return Prompt(tr("Which cards go with it?"))
        return Prompt(wording.sum_text([held.card, *cards_of(held.chosen)]))


def _name(card: Card) -> str:
    from pasur.ui.markup import chip

    return chip(card)


def hand_spot(card: Card) -> str:
    """The name of a hand card as a target."""
    return f"hand {card_text(card)}"
