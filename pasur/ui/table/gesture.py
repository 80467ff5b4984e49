"""What a player's clicks mean: from an incomplete gesture to a legal play or a reason why not.

A gesture is a value: the hand card that was picked, and the pool cards chosen so far. Each action
returns the next gesture and its outcome. Cards may be chosen in either order, hand first or pool
first. The rules themselves are the engine's; no legal set of captures contains another, so a
gesture is complete as soon as the chosen cards are one.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum

from pasur.engine import (
    NUMBERS,
    Card,
    Mask,
    Play,
    Refusal,
    Rules,
    captures,
    cards_of,
    mask_of,
    rank,
)


@dataclass(frozen=True, slots=True)
class Situation:
    """What the player to move has before them; ``why_not`` is the match's own judgement."""

    hand: Mask
    pool: Mask
    rules: Rules
    why_not: Callable[[Play], Refusal | None]

    def options(self, card: Card) -> tuple[Mask, ...]:
        """The sets of pool cards that ``card`` may capture."""
        return captures(card, self.pool, self.rules)

    def may_lay(self, card: Card) -> bool:
        """Whether ``card`` may be laid down without capturing."""
        return self.rules.capture == "may" or not self.options(card)

    def choices(self, card: Card) -> int:
        """How many legal plays ``card`` has."""
        return len(self.options(card)) + self.may_lay(card)


@dataclass(frozen=True, slots=True)
class Gesture:
    """A gesture so far: the picked hand card, if any, and the pool cards chosen."""

    card: Card | None = None
    chosen: Mask = 0

    def __bool__(self) -> bool:
        return self.card is not None or bool(self.chosen)


NOTHING = Gesture()


@dataclass(frozen=True, slots=True)
class Played:
    """The gesture was complete: this play is meant."""

    play: Play


@dataclass(frozen=True, slots=True)
class Refused:
    """The gesture cannot lead to a play; ``at`` are the cards to shake."""

    refusal: Refusal
    at: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class NoTaker:
    """No card of the hand takes these cards of the pool."""

    cards: tuple[Card, ...]


Outcome = Played | Refused | NoTaker | None
"""What became of an action; None means that the gesture only changed, or nothing happened."""


def _common(options: tuple[Mask, ...]) -> Mask:
    common = options[0]
    for option in options[1:]:
        common &= option
    return common


def _played(card: Card, captured: Mask) -> tuple[Gesture, Outcome]:
    return NOTHING, Played(Play(card, cards_of(captured)))


def _refuse(
    now: Situation, gesture: Gesture, card: Card, captured: Mask, at: tuple[Card, ...]
) -> tuple[Gesture, Outcome]:
    refusal = now.why_not(Play(card, cards_of(captured)))
    return gesture, Refused(refusal, at) if refusal else None


def click_hand(now: Situation, gesture: Gesture, card: Card) -> tuple[Gesture, Outcome]:
    """A hand card is clicked: it is played when that can mean one thing only, else picked."""
    options = now.options(card)
    if gesture.card is None and gesture.chosen:
        return _take_chosen(now, gesture, card)
    if gesture.card == card:
        return NOTHING, None
    if not options:
        return _played(card, 0)
    if now.choices(card) == 1:
        return _played(card, options[0])
    return Gesture(card, _start(now, card, options)), None


def _start(now: Situation, card: Card, options: tuple[Mask, ...]) -> Mask:
    """The cards that are chosen from the start, because every capture of ``card`` holds them."""
    return 0 if now.may_lay(card) and len(options) == 1 else _common(options)


def _take_chosen(now: Situation, gesture: Gesture, card: Card) -> tuple[Gesture, Outcome]:
    fitting = tuple(o for o in now.options(card) if o & gesture.chosen == gesture.chosen)
    if len(fitting) == 1:
        return _played(card, fitting[0])
    if fitting:
        return Gesture(card, gesture.chosen | _common(fitting)), None
    return _refuse(now, gesture, card, gesture.chosen, (card,))


def click_pool(now: Situation, gesture: Gesture, card: Card) -> tuple[Gesture, Outcome]:
    """A pool card is clicked: it joins or leaves the chosen ones, or changes the choice."""
    if gesture.card is None:
        return _choose_pool_first(now, gesture, card)
    options = now.options(gesture.card)
    with_it = tuple(o for o in options if o >> card & 1)
    if not with_it:
        wanted = gesture.chosen | 1 << card
        return _refuse(now, gesture, gesture.card, wanted, (gesture.card, card))
    if len(options) == 1:
        return _played(gesture.card, options[0])
    start = _start(now, gesture.card, options)
    if gesture.chosen >> card & 1:
        return Gesture(gesture.card, gesture.chosen & ~(1 << card) | start), None
    return _narrow(gesture.card, gesture.chosen, with_it, card)


def _narrow(
    hand: Card, chosen: Mask, with_it: tuple[Mask, ...], card: Card
) -> tuple[Gesture, Outcome]:
    """Keep of the chosen cards as many as can be taken together with ``card``, and add it."""
    most = max((o & chosen).bit_count() for o in with_it)
    kept = next(o & chosen for o in with_it if (o & chosen).bit_count() == most)
    wanted = kept | 1 << card
    fitting = tuple(o for o in with_it if o & wanted == wanted)
    if wanted in fitting:
        return _played(hand, wanted)
    return Gesture(hand, wanted), None


def takers(now: Situation, chosen: Mask) -> Mask:
    """The hand cards that can take all of ``chosen`` together, perhaps with others."""
    return mask_of(
        card
        for card in cards_of(now.hand)
        if any(option & chosen == chosen for option in now.options(card))
    )


def _choose_pool_first(now: Situation, gesture: Gesture, card: Card) -> tuple[Gesture, Outcome]:
    bit = 1 << card
    if gesture.chosen & bit:
        return Gesture(None, gesture.chosen & ~bit), None
    if takers(now, gesture.chosen | bit):
        return Gesture(None, gesture.chosen | bit), None
    if takers(now, bit):
        return Gesture(None, bit), None
    return gesture, NoTaker((card,))


def lay_down(now: Situation, gesture: Gesture) -> tuple[Gesture, Outcome]:
    """The picked card is to be laid on an empty place of the pool."""
    if gesture.card is None:
        return NOTHING, None
    return drop(now, gesture.card, None)


def drop(now: Situation, card: Card, onto: Card | None) -> tuple[Gesture, Outcome]:
    """The hand card is let go over the pool card ``onto``, or over an empty place (None)."""
    options = now.options(card)
    if onto is None:
        if now.may_lay(card):
            return _played(card, 0)
        return _refuse(now, NOTHING, card, 0, (card,))
    fitting = tuple(o for o in options if o >> onto & 1)
    if len(fitting) == 1:
        return _played(card, fitting[0])
    if fitting:
        return Gesture(card, _common(fitting)), None
    if not options:
        return _played(card, 0)
    return _refuse(now, NOTHING, card, 1 << onto, (card, onto))


class Mark(Enum):
    """How a card is marked while a play is being chosen."""

    REST = "rest"
    PICKED = "picked"
    """The hand card whose play is being chosen."""
    TAKEN = "taken"
    """Would be taken, or is chosen."""
    CAN = "can"
    """Can be chosen."""
    OTHER = "other"
    """Can be chosen instead of what is chosen."""
    ASIDE = "aside"
    """Has nothing to do with this."""


def marks(now: Situation, gesture: Gesture, pointed: Card | None) -> dict[Card, Mark]:
    """The marks of hand and pool cards; ``pointed`` is the hand card pointed at or focused.

    Cards that are not in the answer are at rest. Nothing is put aside unless something is lit.
    """
    card = gesture.card
    if card is None and gesture.chosen:
        return _marks_pool_first(now, gesture)
    if card is None:
        return _preview(now, pointed) if pointed is not None else {}
    found = {card: Mark.PICKED}
    options = now.options(card)
    for other in cards_of(now.pool):
        bit = 1 << other
        if gesture.chosen & bit:
            found[other] = Mark.TAKEN
        elif any(o & bit and o & gesture.chosen == gesture.chosen for o in options):
            found[other] = Mark.CAN
        else:
            found[other] = Mark.OTHER if any(o & bit for o in options) else Mark.ASIDE
    return found


def _preview(now: Situation, card: Card) -> dict[Card, Mark]:
    options = now.options(card)
    if not options:
        return {}
    start = options[0] if len(options) == 1 else _common(options)
    every = 0
    for option in options:
        every |= option
    found = {}
    for other in cards_of(now.pool):
        bit = 1 << other
        lit = Mark.TAKEN if start & bit else Mark.CAN
        found[other] = lit if every & bit else Mark.ASIDE
    return found


def _marks_pool_first(now: Situation, gesture: Gesture) -> dict[Card, Mark]:
    found = {}
    able = takers(now, gesture.chosen)
    for card in cards_of(now.hand):
        found[card] = Mark.CAN if able >> card & 1 else Mark.ASIDE
    for card in cards_of(now.pool):
        bit = 1 << card
        if gesture.chosen & bit:
            found[card] = Mark.TAKEN
        elif takers(now, gesture.chosen | bit):
            found[card] = Mark.CAN
        else:
            found[card] = Mark.OTHER if takers(now, bit) else Mark.ASIDE
    return found


def total(cards: Mask) -> int:
    """The sum of the number cards in ``cards``."""
    return sum(rank(card) for card in cards_of(cards & NUMBERS))
