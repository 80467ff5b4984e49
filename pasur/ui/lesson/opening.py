"""The first cards of a round, as events for questions about whether they may lie."""

from __future__ import annotations

from pasur.engine import (
    JACK,
    Card,
    Event,
    HandsDealt,
    JackBuried,
    Mask,
    PoolDealt,
    PoolRejected,
    RoundStarted,
    cards_of,
    rank,
)
from pasur.i18n import tr
from pasur.teach.position import DEALER
from pasur.teach.questions import FairPool, TapCard
from pasur.ui.markup import chips
from pasur.ui.table import wording

STOCK = 44
"""Cards left when both hands are dealt, before the first table."""


def first_pool(question: TapCard | FairPool) -> tuple[Card, ...]:
    """The first table that is asked about."""
    return question.pool if isinstance(question, TapCard) else question.pools[0]


def dealt(pool: tuple[Card, ...]) -> list[Event]:
    """A round begins with ``pool`` on the table; nobody sees a hand yet."""
    return [RoundStarted(1, DEALER, ""), *_hands(pool)]


def _hands(pool: tuple[Card, ...]) -> list[Event]:
    order = (1 - DEALER, DEALER)
    return [HandsDealt(1, False, order, (None, None), STOCK), PoolDealt(pool)]


def after(question: TapCard | FairPool, part: int) -> list[Event]:
    """What happens when the table of ``part`` was judged rightly."""
    if isinstance(question, TapCard):
        return [JackBuried(question.card, question.turns_up)]
    pool = question.pools[part]
    following = question.pools[part + 1] if part + 1 < question.parts else None
    verdict = question.verdict(part)
    if verdict == "bury" and following is not None:
        jack = next(card for card in pool if rank(card) == JACK)
        new = next(card for card in following if card not in pool)
        return [JackBuried(jack, new)]
    if verdict == "again":
        guilty = _guilty(pool)
        again: list[Event] = [PoolRejected(pool, guilty)]
        return [*again, *_hands(following)] if following is not None else again
    return dealt(following) if following is not None else []


def _guilty(pool: tuple[Card, ...]) -> int:
    ranks = [rank(card) for card in pool]
    return max(set(ranks), key=lambda r: (ranks.count(r), r == JACK))


def wrong_set(card: Card, taken: Mask) -> str:
    """What to say of cards that do not go with ``card``: their sum, or the cards themselves."""
    cards = cards_of(taken)
    numbers = [card, *cards]
    if all(rank(each) < JACK for each in numbers):
        return tr("{sum}, not 11", sum=wording.sum_text(numbers))
    return tr("{card} takes another set than {cards}", card=chips([card]), cards=chips(cards))
