"""What a card may capture (rules.md, "A round", 5 and 6)."""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations
from typing import Final

from pasur.engine.cards import (
    ALL,
    JACK,
    JACKS,
    NUMBERS,
    PACK,
    RANKS,
    Card,
    Mask,
    cards_of,
    of_rank,
)
from pasur.engine.play import Play, play_of
from pasur.engine.rules import Rules

SWEPT: Final[Mask] = NUMBERS | JACKS
"""What a jack takes where it lies in the pool."""


def _concerned(rank: int) -> Mask:
    if rank < JACK:
        return sum(of_rank(other) for other in range(1, 12 - rank))
    return SWEPT if rank == JACK else of_rank(rank)


_CONCERNS: Final[tuple[Mask, ...]] = tuple(_concerned(rank) for rank in RANKS)
"""By card: the cards that can be part of what it captures."""

_LOW: Final[Mask] = of_rank(1) | of_rank(2) | of_rank(3) | of_rank(4)
_FIVES: Final[Mask] = of_rank(5)


@lru_cache(maxsize=1 << 12)
def _low_sets(among: Mask) -> tuple[tuple[Mask, ...], ...]:
    """By sum 0..10: the sets of cards of ``among``, which are aces to fours, with that sum."""
    by_sum: list[list[Mask]] = [[0], [], [], [], [], [], [], [], [], [], []]
    while among:
        low = among & -among
        among ^= low
        rank = RANKS[low.bit_length() - 1]
        for total in range(10, rank - 1, -1):
            if by_sum[total - rank]:
                by_sum[total] += [each | low for each in by_sum[total - rank]]
    return tuple(map(tuple, by_sum))


def _sets(need: int, among: Mask) -> list[Mask]:
    """The sets of cards of ``among``, of ranks up to ``need``, whose ranks sum to ``need``.

    At most one card of such a set is above four, or two fives are the whole set.
    """
    by_sum = _low_sets(among & _LOW)
    found = list(by_sum[need])
    high = among & ~_LOW
    if not high:
        return found
    if need == 10:
        fives = cards_of(high & _FIVES)
        found += [1 << a | 1 << b for a, b in combinations(fives, 2)]
    while high:
        top = high & -high
        high ^= top
        rest = by_sum[need - RANKS[top.bit_length() - 1]]
        if rest:
            found += [each | top for each in rest]
    return found


@lru_cache(maxsize=1 << 14)
def _reaches(need: int, among: Mask) -> bool:
    """Whether some cards of ``among`` have ranks that sum to ``need``."""
    sums = 1
    for card in cards_of(among):
        sums |= sums << RANKS[card]
    return bool(sums >> need & 1)


def can_capture(card: Card, pool: Mask) -> bool:
    """Whether ``card`` could capture anything from ``pool``."""
    among = pool & _CONCERNS[card]
    if not among or RANKS[card] >= JACK:
        return among != 0
    return _reaches(11 - RANKS[card], among)


_CARD: Final = 52
_ALL_COURTS: Final = 1 << 58
_MAY_TRAIL: Final = 1 << 59
"""In a key of `_plays`: the concerned pool cards, the card from bit 52 on, and two flags."""

_KEYS: Final = tuple(card << _CARD for card in PACK)


@lru_cache(maxsize=1 << 14)
def _plays(key: int) -> tuple[Play, ...]:
    """The legal plays of one card; one ``int`` as the key makes looking it up cheap."""
    among, card = key & ALL, key >> _CARD & 63
    rank = RANKS[card]
    if rank < JACK:
        sets = _sets(11 - rank, among)
        if len(sets) > 1:
            sets.sort()
    elif rank == JACK or key & _ALL_COURTS:
        sets = [among] if among else []
    else:
        sets = [1 << each for each in cards_of(among)]
    if key & _MAY_TRAIL or not sets:
        sets.append(0)
    return tuple([play_of(card, each) for each in sets])


def _flags(rules: Rules) -> int:
    courts = _ALL_COURTS if rules.courts == "all" else 0
    return courts | _MAY_TRAIL if rules.capture == "may" else courts


def captures(card: Card, pool: Mask, rules: Rules) -> tuple[Mask, ...]:
    """Every set of pool cards that ``card`` may capture, by rising mask; none gives ``()``."""
    plays = _plays(pool & _CONCERNS[card] | _KEYS[card] | _flags(rules))
    return tuple([each.taken for each in plays if each.taken])


def card_plays(card: Card, pool: Mask, rules: Rules) -> tuple[Play, ...]:
    """Every legal play of ``card``: its captures by rising mask, then trailing it where legal."""
    return _plays(pool & _CONCERNS[card] | _KEYS[card] | _flags(rules))


def legal_plays(hand: Mask, pool: Mask, rules: Rules) -> tuple[Play, ...]:
    """Every legal play from ``hand``, by hand card in record order, each as in `card_plays`."""
    flags = _flags(rules)
    plays: list[Play] = []
    while hand:
        low = hand & -hand
        hand ^= low
        card = low.bit_length() - 1
        plays += _plays(pool & _CONCERNS[card] | _KEYS[card] | flags)
    return tuple(plays)
