"""Curves from 0 to 1 that give movements their weight; ``t`` runs from 0 to 1 as well."""

from __future__ import annotations

import math


def linear(t: float) -> float:
    return t


def out_cubic(t: float) -> float:
    """Starts fast and comes to rest."""
    return 1.0 - (1.0 - t) ** 3


def in_cubic(t: float) -> float:
    """Starts from rest and leaves fast."""
    return t**3


def in_out(t: float) -> float:
    """Starts from rest and comes to rest."""
    return t * t * (3.0 - 2.0 * t)


def out_back(t: float) -> float:
    """Comes to rest after going a little too far: the spring of a lifted card."""
    over = 1.4
    back = t - 1.0
    return 1.0 + (over + 1.0) * back**3 + over * back**2


def pop(t: float) -> float:
    """0 → about 1.18 → 1: a number that pops."""
    over = 2.6
    back = t - 1.0
    return 1.0 + (over + 1.0) * back**3 + over * back**2


def bump(t: float) -> float:
    """0 → 1 → 0: something that rises and settles."""
    return math.sin(math.pi * t)


def shake(t: float) -> float:
    """Swings three times around 0 and dies away; between −1 and 1."""
    return math.sin(t * math.pi * 6.0) * (1.0 - t)
