"""What a card may capture (rules.md, "A round", 5 and 6)."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from pasur.engine.cards import (
    JACK,
    JACKS,
    NUMBERS,
    RANKS,
    Card,
    Mask,
    cards_of,
    of_rank,
)
from pasur.engine.play import Play
from pasur.engine.rules import Rules

SWEPT: Final[Mask] = NUMBERS | JACKS
"""What a jack takes where it lies in the pool."""


def _concerned(rank: int) -> Mask:
    if rank < JACK:
        return sum(of_rank(other) for other in range(1, 12 - rank))
    return SWEPT if rank == JACK else of_rank(rank)


_CONCERNS: Final[tuple[Mask, ...]] = tuple(_concerned(rank) for rank in RANKS)
"""By card: the cards that can be part of what it captures."""

_SUM: Final = 52
"""In `_sets`, a partial set is one int: its mask, and its sum from this bit on."""


@lru_cache(maxsize=1 << 14)
def _sets(need: int, among: Mask) -> tuple[Mask, ...]:
    """The sets of cards of ``among`` whose ranks sum to ``need``, in record order."""
    partial = [0]
    for card in cards_of(among):
        rank = RANKS[card]
        room = (need - rank + 1) << _SUM
        step = (rank << _SUM) | (1 << card)
        partial += [each + step for each in partial if each < room]
    whole = need << _SUM
    found = [each - whole for each in partial if each >= whole]
    return tuple(sorted(found, key=cards_of)) if len(found) > 1 else tuple(found)


@lru_cache(maxsize=1 << 14)
def _reaches(need: int, among: Mask) -> bool:
    """Whether some cards of ``among`` have ranks that sum to ``need``."""
    sums = 1
    for card in cards_of(among):
        sums |= sums << RANKS[card]
    return bool(sums >> need & 1)


def _captures(card: Card, pool: Mask, all_courts: bool) -> tuple[Mask, ...]:
    among = pool & _CONCERNS[card]
    if not among:
        return ()
    rank = RANKS[card]
    if rank < JACK:
        return _sets(11 - rank, among)
    if rank == JACK or all_courts:
        return (among,)
    return tuple([1 << each for each in cards_of(among)])


def captures(card: Card, pool: Mask, rules: Rules) -> tuple[Mask, ...]:
    """Every set of pool cards that ``card`` may capture, in record order; none gives ``()``."""
    return _captures(card, pool, rules.courts == "all")


def can_capture(card: Card, pool: Mask) -> bool:
    """Whether ``card`` could capture anything from ``pool``."""
    among = pool & _CONCERNS[card]
    if not among or RANKS[card] >= JACK:
        return among != 0
    return _reaches(11 - RANKS[card], among)


@lru_cache(maxsize=1 << 14)
def _plays(card: Card, pool: Mask, all_courts: bool, may_trail: bool) -> tuple[Play, ...]:
    sets = _captures(card, pool, all_courts)
    plays = [Play(card, cards_of(each)) for each in sets]
    if not sets or may_trail:
        plays.append(Play(card))
    return tuple(plays)


def card_plays(card: Card, pool: Mask, rules: Rules) -> tuple[Play, ...]:
    """Every legal play of ``card``: its captures in record order, then trailing it where legal."""
    return _plays(card, pool & _CONCERNS[card], rules.courts == "all", rules.capture == "may")


def legal_plays(hand: Mask, pool: Mask, rules: Rules) -> tuple[Play, ...]:
    """Every legal play from ``hand``, by hand card in record order, each as in `card_plays`."""
    plays: list[Play] = []
    for card in cards_of(hand):
        plays += card_plays(card, pool, rules)
    return tuple(plays)
