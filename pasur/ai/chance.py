"""Exact chances of what other seats hold, from the number of unseen cards."""

from __future__ import annotations


def chance_none_held(marked: int, unseen: int, held: int) -> float:
    """The chance that none of ``marked`` of the ``unseen`` cards is among ``held`` of them."""
    chance = 1.0
    for drawn in range(held):
        left = unseen - marked - drawn
        if left <= 0:
            return 0.0
        chance *= left / (unseen - drawn)
    return chance
