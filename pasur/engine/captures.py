"""What a card may capture (rules.md, "A round", 5 and 6).

A set that sums to ten or less holds at most one card above four, or is two fives. So the sets are
found from those of the aces to fours of the pool, which few pools differ in and are remembered.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import combinations
from typing import Final

from pasur.engine.cards import JACK, JACKS, NUMBERS, PACK, RANKS, Card, Mask, cards_of, of_rank
from pasur.engine.play import Play, play_of
from pasur.engine.rules import Rules

SWEPT: Final[Mask] = NUMBERS | JACKS
"""What a jack takes where it lies in the pool."""

_LOW: Final[Mask] = of_rank(1) | of_rank(2) | of_rank(3) | of_rank(4)
_HIGH: Final[Mask] = NUMBERS & ~_LOW
_FIVES: Final[Mask] = of_rank(5)
_SAME: Final[tuple[Mask, ...]] = tuple(of_rank(rank) for rank in RANKS)
_TRAILED: Final[tuple[Play, ...]] = tuple(Play(card) for card in PACK)

_BySum = tuple[tuple[Mask, ...], ...]


@lru_cache(maxsize=1 << 12)
def _low_sets(low: Mask) -> tuple[_BySum, tuple[tuple[int, tuple[Mask, ...]], ...]]:
    """By sum 0..10: the sets of cards of ``low``, which are aces to fours, with that sum.

    Then once more, with their sums: those of sums 1..5, where there are any.
    """
    by_sum: list[list[Mask]] = [[0], [], [], [], [], [], [], [], [], [], []]
    for card in cards_of(low):
        rank = RANKS[card]
        for total in range(10, rank - 1, -1):
            if by_sum[total - rank]:
                by_sum[total] += [each | 1 << card for each in by_sum[total - rank]]
    sets = tuple(map(tuple, by_sum))
    return sets, tuple([(total, sets[total]) for total in range(1, 6) if sets[total]])


@lru_cache(maxsize=1 << 10)
def _number_sets(numbers: Mask) -> Sequence[tuple[Mask, ...]]:
    """By sum 0..10: the sets of cards of ``numbers``, which are number cards, with that sum."""
    low_sets, small = _low_sets(numbers & _LOW)
    high = numbers & _HIGH
    if not high:
        return low_sets
    by_sum = list(low_sets)
    if high & _FIVES:
        fives = cards_of(high & _FIVES)
        by_sum[10] += tuple([1 << a | 1 << b for a, b in combinations(fives, 2)])
    while high:
        bit = high & -high
        high ^= bit
        rank = RANKS[bit.bit_length() - 1]
        by_sum[rank] += (bit,)
        for rest, sets in small:
            if rank + rest > 10:
                break
            if len(sets) == 1:
                by_sum[rank + rest] += (sets[0] | bit,)
            else:
                by_sum[rank + rest] += tuple([each | bit for each in sets])
    return by_sum


def _court_sets(card: Card, pool: Mask, all_courts: bool) -> Sequence[Mask]:
    among = pool & (SWEPT if RANKS[card] == JACK else _SAME[card])
    if not among & (among - 1) or all_courts or RANKS[card] == JACK:
        return (among,) if among else ()
    return [1 << each for each in cards_of(among)]


def captures(card: Card, pool: Mask, rules: Rules) -> tuple[Mask, ...]:
    """Every set of pool cards that ``card`` may capture, always in one order; none gives ``()``."""
    if RANKS[card] < JACK:
        return _number_sets(pool & NUMBERS)[11 - RANKS[card]]
    return tuple(_court_sets(card, pool, rules.courts == "all"))


def can_capture(card: Card, pool: Mask) -> bool:
    """Whether ``card`` could capture anything from ``pool``."""
    rank = RANKS[card]
    if rank < JACK:
        return len(_number_sets(pool & NUMBERS)[11 - rank]) > 0
    return pool & (SWEPT if rank == JACK else _SAME[card]) != 0


def legal_plays(hand: Mask, pool: Mask, rules: Rules) -> tuple[Play, ...]:
    """Every legal play from ``hand``, by hand card in record order.

    Those of one card are its `captures`, then trailing it where that is legal.
    """
    all_courts, may_trail = rules.courts == "all", rules.capture == "may"
    by_sum = _number_sets(pool & NUMBERS)
    plays: list[Play] = []
    add = plays.append
    while hand:
        bit = hand & -hand
        hand ^= bit
        card = bit.bit_length() - 1
        rank = RANKS[card]
        sets = by_sum[11 - rank] if rank < JACK else _court_sets(card, pool, all_courts)
        if sets:
            for taken in sets:
                add(play_of(card << 52 | taken))
            if not may_trail:
                continue
        add(_TRAILED[card])
    return tuple(plays)


def card_plays(card: Card, pool: Mask, rules: Rules) -> tuple[Play, ...]:
    """Every legal play of ``card``, as in `legal_plays`."""
    rank = RANKS[card]
    if rank < JACK:
        sets: Sequence[Mask] = _number_sets(pool & NUMBERS)[11 - rank]
    else:
        sets = _court_sets(card, pool, rules.courts == "all")
    if not sets:
        return (_TRAILED[card],)
    plays = tuple([play_of(card << 52 | taken) for taken in sets])
    return (*plays, _TRAILED[card]) if rules.capture == "may" else plays
