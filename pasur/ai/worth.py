"""What cards and surs are worth to one side in a position, in points of the round.

The measure is the *margin*: the own side's points less the mean of the other sides' points. A card
that another side takes therefore counts against the own side, divided by the number of others.

Floats are added one by one in a fixed order: the built-in sum rounds differently from one Python
version to the next, and a seed has to give the same match on all of them.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from pasur.engine import (
    ACES,
    CLUBS,
    JACKS,
    TEN_OF_DIAMONDS,
    TWO_OF_CLUBS,
    Mask,
    Rules,
    club_winner,
)

_TEN = 1 << TEN_OF_DIAMONDS
_TWO = 1 << TWO_OF_CLUBS
_POINTS = ACES | JACKS


@dataclass(frozen=True, slots=True)
class Worth:
    """The margin that a side wins for the own side, by side.

    ``scale`` is that of one point, ``club`` that of one more club in the race for the club points
    and ``sur`` that of a sur made now.
    """

    scale: tuple[float, ...]
    club: tuple[float, ...]
    sur: tuple[float, ...]

    def of(self, side: int, cards: Mask) -> float:
        """The margin when ``side`` takes ``cards``."""
        points = (cards & _POINTS).bit_count()
        if cards & _TEN:
            points += 3
        if cards & _TWO:
            points += 2
        return self.scale[side] * points + self.club[side] * (cards & CLUBS).bit_count()


def margin(values: Sequence[float], side: int) -> float:
    """``side``'s value less the mean of the others'."""
    others = 0.0
    for at, value in enumerate(values):
        if at != side:
            others += value
    return values[side] - others / (len(values) - 1)


@lru_cache(maxsize=1 << 13)
def club_chances(counts: tuple[int, ...], left: int, rules: Rules) -> tuple[float, ...]:
    """Each side's chance of the club points, if each of ``left`` clubs goes to any side alike."""
    if left == 0:
        winner = club_winner(counts, rules)
        return tuple([1.0 if side == winner else 0.0 for side in range(len(counts))])
    chances = [0.0] * len(counts)
    for side in range(len(counts)):
        after = club_chances(_one_more(counts, side), left - 1, rules)
        for at, chance in enumerate(after):
            chances[at] += chance
    return tuple([chance / len(counts) for chance in chances])


def _one_more(counts: tuple[int, ...], side: int) -> tuple[int, ...]:
    return (*counts[:side], counts[side] + 1, *counts[side + 1 :])


@lru_cache(maxsize=1 << 12)
def _club_worth(counts: tuple[int, ...], rules: Rules, own: int) -> tuple[float, ...]:
    left = 13
    for count in counts:
        left -= count
    if left <= 0:
        return (0.0,) * len(counts)
    now = margin(club_chances(counts, left, rules), own)
    return tuple(
        [
            rules.club_points
            * (margin(club_chances(_one_more(counts, side), left - 1, rules), own) - now)
            for side in range(len(counts))
        ]
    )


@lru_cache(maxsize=64)
def _club_rules(rules: Rules) -> Rules:
    """The part of ``rules`` that decides the clubs, so that other rules share one table."""
    return Rules(
        players=rules.players,
        partners=rules.partners,
        clubs=rules.clubs,
        club_points=rules.club_points,
    )


def _sur_worth(
    side: int, own: int, surs: Sequence[int], points: Sequence[int], rules: Rules
) -> float:
    """The margin of a sur that ``side`` makes now, by its cap and what others hold."""
    victim = None
    if rules.sur_cancel:
        victim = next((at for at, held in enumerate(surs) if held and at != side), None)
    capped = rules.sur_cap.capped(points[side], rules.target)
    if capped and (victim is None or not rules.capped_cancel):
        return 0.0
    changes = [0.0] * len(surs)
    if victim is None:
        changes[side] = float(rules.sur_points)
    else:
        changes[victim] = -float(rules.sur_points)
    return margin(changes, own)


def worth(
    rules: Rules, own: int, piles: Sequence[Mask], surs: Sequence[int], points: Sequence[int]
) -> Worth:
    """What things are worth to the side ``own``, by the ``piles`` and ``surs`` of this round.

    ``points`` are the match points at its start.
    """
    sides = len(piles)
    counts = tuple([(pile & CLUBS).bit_count() for pile in piles])
    return Worth(
        scale=_scale(sides, own),
        club=_club_worth(counts, _club_rules(rules), own),
        sur=tuple([_sur_worth(side, own, surs, points, rules) for side in range(sides)]),
    )


def flat_worth(sides: int, own: int, club: float, sur: float) -> Worth:
    """Fixed values whatever has been captured: ``club`` points a club, ``sur`` a sur."""
    scale = _scale(sides, own)
    return Worth(
        scale=scale,
        club=tuple([club * each for each in scale]),
        sur=tuple([sur * each for each in scale]),
    )


def _scale(sides: int, own: int) -> tuple[float, ...]:
    return tuple([1.0 if side == own else -1.0 / (sides - 1) for side in range(sides)])
