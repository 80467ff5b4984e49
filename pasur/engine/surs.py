"""Whether a capture that empties the pool is a sur, and what it does (rules.md, "Sur")."""

from __future__ import annotations

from collections.abc import Sequence

from pasur.engine.cards import JACK, RANKS, Card
from pasur.engine.events import NoSur
from pasur.engine.rules import Rules


def barred(card: Card, last_deal: bool, last_play: bool, rules: Rules) -> NoSur | None:
    """Why emptying the pool with ``card`` makes no sur, whichever side does it; None if it does."""
    if RANKS[card] == JACK:
        return "jack"
    if RANKS[card] > JACK and not rules.sur_courts:
        return "court"
    if rules.sur_barred == "last-deal" and last_deal:
        return "last-deal"
    if rules.sur_barred == "last-play" and last_play:
        return "last-play"
    return None


def sur_victim(side: int, surs: Sequence[int], rules: Rules) -> int | None:
    """The side that loses a sur when ``side`` makes one; None when the sur is added instead."""
    if not rules.sur_cancel:
        return None
    return next((at for at, held in enumerate(surs) if held and at != side), None)


def capped(points: int, victim: int | None, rules: Rules) -> bool:
    """Whether a side that began the round with ``points`` is kept from making the sur.

    ``victim`` is as `sur_victim` tells it.
    """
    if not rules.sur_cap.capped(points, rules.target):
        return False
    return victim is None or not rules.capped_cancel
