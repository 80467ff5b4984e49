"""What the prompt says: one line about what a click would do now."""

from __future__ import annotations

from pasur.engine import JACK, JACKS, KING, QUEEN, Card, cards_of, rank
from pasur.ui.table import wording
from pasur.ui.table.gesture import Gesture, Situation, takers
from pasur.ui.table.plates import Prompt


def prompt_for(now: Situation, gesture: Gesture, pointed: Card | None) -> Prompt:
    """The prompt of the person to play; ``pointed`` is the hand card pointed at or focused."""
    if gesture.card is None and gesture.chosen:
        return _pool_first(now, gesture)
    if gesture.card is not None:
        return Prompt(_choosing(now, gesture.card, gesture.chosen))
    if pointed is not None:
        return Prompt(_pointed(now, pointed))
    return Prompt(wording.your_turn())


def _pool_first(now: Situation, gesture: Gesture) -> Prompt:
    able = takers(now, gesture.chosen)
    chosen = cards_of(gesture.chosen)
    total = sum(rank(card) for card in chosen)
    numbers = all(rank(card) < JACK for card in chosen)
    jack = bool(able & JACKS) and (numbers or rank(chosen[0]) == JACK)
    only_jack = jack and not any(
        rank(card) < JACK and rank(card) + total <= 11 for card in cards_of(able)
    )
    return Prompt(wording.pool_first(chosen, jack, only_jack))


def _choosing(now: Situation, card: Card, chosen: int) -> str:
    options = now.options(card)
    if len(options) == 1:
        return wording.take_or_lay(card, cards_of(options[0]))
    if rank(card) in (QUEEN, KING):
        return wording.choose_court(card)
    if chosen:
        return wording.choose_more(card, cards_of(chosen))
    if now.may_lay(card):
        return wording.choose_first_or_lay(card, len(options))
    return wording.choose_first(len(options))


def _pointed(now: Situation, card: Card) -> str:
    options = now.options(card)
    if not options:
        return wording.takes_nothing()
    if len(options) == 1 and now.may_lay(card):
        return wording.click_to_take_or_lay(cards_of(options[0]))
    if len(options) == 1:
        return wording.takes(card, cards_of(options[0]))
    if rank(card) in (QUEEN, KING):
        return wording.choose_court(card)
    return wording.choose_ways(len(options))
