"""Exact chances of what other seats hold, from the number of unseen cards."""

from __future__ import annotations

from collections.abc import Iterable


def chance_none_held(marked: int, unseen: int, held: int) -> float:
    """The chance that none of ``marked`` of the ``unseen`` cards is among ``held`` of them."""
    chance = 1.0
    for drawn in range(held):
        left = unseen - marked - drawn
        if left <= 0:
            return 0.0
        chance *= left / (unseen - drawn)
    return chance


def expected_best(offers: Iterable[tuple[float, int]], unseen: int, held: int) -> float:
    """The expected largest value among ``held`` cards drawn from ``unseen`` ones.

    ``offers`` are values with the number of cards that have them; all other cards are worth 0.
    """
    ranked = sorted(offers, reverse=True)
    better, before, expected = 0, 1.0, 0.0
    for value, cards in ranked:
        if value <= 0.0 or before <= 0.0:
            break
        better += cards
        after = chance_none_held(better, unseen, held)
        expected += value * (before - after)
        before = after
    return expected
