"""What the seats that play next may do with a pool, by the chance that they hold the cards."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from pasur.ai.chance import chance_none_held
from pasur.ai.sight import Sight
from pasur.ai.taste import Taste
from pasur.engine import (
    ALL,
    CLUBS,
    JACK,
    TEN_OF_DIAMONDS,
    Card,
    Mask,
    captures,
    cards_of,
    of_rank,
)

_TEN = 1 << TEN_OF_DIAMONDS
_KINDS = (CLUBS, _TEN, ALL & ~CLUBS & ~_TEN)


class Capture(NamedTuple):
    """The best capture of a kind of card: what it wins, how many cards do so, what it takes."""

    value: float
    cards: int
    taken: Mask


class Offers(NamedTuple):
    """What may be captured from a pool, best first, and the unseen cards that capture nothing."""

    captures: list[Capture]
    idle: list[Mask]


def best_capture(sight: Sight, card: Card, side: int, pool: Mask, after: int) -> tuple[float, Mask]:
    """The most that ``side`` wins for itself by capturing with ``card``, and the cards taken.

    The worth of the card itself is left out; the play is ``after`` plays from now. (0, 0) where
    there is nothing to capture.
    """
    sign = 1.0 if side == sight.side else -1.0
    best, chosen = 0.0, 0
    for taken in captures(card, pool, sight.rules):
        value = sign * sight.worth.of(side, taken)
        if taken == pool and sight.sur_possible(card, after):
            value += sign * sight.worth.sur[side]
        if not chosen or value > best:
            best, chosen = value, taken
    return best, chosen


def offers(sight: Sight, taste: Taste, pool: Mask, side: int, after: int) -> Offers:
    """What ``side`` may win with each kind of unseen card, ``after`` plays from now."""
    sign = taste.reply_own if side == sight.side else -taste.reply_own
    found: list[Capture] = []
    idle: list[Mask] = []
    for rank in range(1, 14):
        cards = sight.unseen & of_rank(rank)
        if not cards:
            continue
        value, taken = best_capture(sight, (cards & -cards).bit_length() - 1, side, pool, after)
        if not taken:
            idle.append(cards)
            continue
        if rank == JACK:
            value -= taste.reply_jack
        for kind in _KINDS:
            alike = cards & kind
            if alike:
                own = sign * sight.worth.of(side, alike & -alike)
                found.append(Capture(value + own, alike.bit_count(), taken))
    found.sort(reverse=True)
    return Offers(found, idle)


def expected_best(sight: Sight, found: Offers, held: int) -> float:
    """The expected value of the best capture with ``held`` unseen cards."""
    unseen = sight.unseen.bit_count()
    better, before, expected = 0, 1.0, 0.0
    for value, cards, _ in found.captures:
        if value <= 0.0 or before <= 0.0:
            break
        better += cards
        after = chance_none_held(better, unseen, held)
        expected += value * (before - after)
        before = after
    return expected


def expected_follow(sight: Sight, hand: Mask, pool: Mask, found: Offers, held: int) -> float:
    """What ``hand`` may capture after the best reply of a seat with ``held`` cards."""
    best_of = _follower(sight, hand)
    unseen = sight.unseen.bit_count()
    better, before, expected = 0, 1.0, 0.0
    for value, cards, taken in found.captures:
        if value <= 0.0 or before <= 0.0:
            break
        better += cards
        after = chance_none_held(better, unseen, held)
        expected += (before - after) * best_of(pool ^ taken)
        before = after
    if before <= 0.0:
        return expected
    return expected + before * _after_idle(pool, found.idle, best_of)


def _follower(sight: Sight, hand: Mask) -> Callable[[Mask], float]:
    """The best capture of ``hand`` from a pool, as a function that remembers its answers."""
    own = cards_of(hand)
    after = len(sight.others) + 1
    known: dict[Mask, float] = {}

    def best_of(pool: Mask) -> float:
        best = known.get(pool)
        if best is None:
            best = 0.0
            for card in own:
                value, _ = best_capture(sight, card, sight.side, pool, after)
                if value > best:
                    best = value
            known[pool] = best
        return best

    return best_of


def _after_idle(pool: Mask, idle: list[Mask], best_of: Callable[[Mask], float]) -> float:
    """The mean of ``best_of`` when one of the ``idle`` cards is laid on the pool."""
    if not idle:
        return best_of(pool)
    count, total = 0, 0.0
    for cards in idle:
        count += cards.bit_count()
        total += cards.bit_count() * best_of(pool | cards & -cards)
    return total / count
