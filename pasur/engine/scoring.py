"""The points of a round, and what counts for a claim of por shodam."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from pasur.engine.cards import ACES, CLUBS, JACKS, TEN_OF_DIAMONDS, TWO_OF_CLUBS, Mask
from pasur.engine.rules import Rules


@dataclass(frozen=True, slots=True)
class SideScore:
    """One side's score of a round, in points; ``clubs`` and ``surs`` also as counts."""

    clubs: int
    club_points: int
    ten_of_diamonds: int
    two_of_clubs: int
    aces: int
    jacks: int
    surs: int
    sur_points: int

    @property
    def total(self) -> int:
        """All points of the side."""
        return (
            self.club_points
            + self.ten_of_diamonds
            + self.two_of_clubs
            + self.aces
            + self.jacks
            + self.sur_points
        )


@dataclass(frozen=True, slots=True)
class RoundScore:
    """The score of a round, by side."""

    sides: tuple[SideScore, ...]

    @property
    def totals(self) -> tuple[int, ...]:
        """The points of each side."""
        return tuple([side.total for side in self.sides])


def club_winner(counts: Sequence[int], rules: Rules) -> int | None:
    """The side that earns the club points, by the sides' ``counts`` of clubs; None for nobody."""
    most = max(counts)
    if rules.clubs == "seven":
        return counts.index(most) if most >= 7 else None
    return counts.index(most) if counts.count(most) == 1 else None


def _side_score(pile: Mask, surs: int, earns_clubs: bool, rules: Rules) -> SideScore:
    return SideScore(
        clubs=(pile & CLUBS).bit_count(),
        club_points=rules.club_points if earns_clubs else 0,
        ten_of_diamonds=3 if pile >> TEN_OF_DIAMONDS & 1 else 0,
        two_of_clubs=2 if pile >> TWO_OF_CLUBS & 1 else 0,
        aces=(pile & ACES).bit_count(),
        jacks=(pile & JACKS).bit_count(),
        surs=surs,
        sur_points=surs * rules.sur_points,
    )


def score_round(piles: Sequence[Mask], surs: Sequence[int], rules: Rules) -> RoundScore:
    """The score by the ``piles`` and the ``surs`` held of each side at the end of a round."""
    winner = club_winner([(pile & CLUBS).bit_count() for pile in piles], rules)
    return RoundScore(
        tuple(
            [
                _side_score(pile, held, side == winner, rules)
                for side, (pile, held) in enumerate(zip(piles, surs, strict=True))
            ]
        )
    )


def _secured_clubs(counts: Sequence[int], rules: Rules) -> int | None:
    """The side whose club points no play can take away any more; None if there is none."""
    if rules.clubs == "seven":
        return next((side for side, count in enumerate(counts) if count >= 7), None)
    left = 13 - sum(counts)
    for side, count in enumerate(counts):
        others = [other for at, other in enumerate(counts) if at != side]
        if count > max(others) + left:
            return side
    return None


def claim_counts(
    points: Sequence[int], piles: Sequence[Mask], surs: Sequence[int], rules: Rules
) -> tuple[int, ...]:
    """What each side has now, as a claim of por shodam counts it."""
    secured = _secured_clubs([(pile & CLUBS).bit_count() for pile in piles], rules)
    return tuple(
        [
            points[side] + _side_score(pile, surs[side], side == secured, rules).total
            for side, pile in enumerate(piles)
        ]
    )


def claim_is_right(counts: Sequence[int], side: int, target: int) -> bool:
    """Whether ``side`` has at least the target and more than every other side."""
    others = [count for at, count in enumerate(counts) if at != side]
    return counts[side] >= target and counts[side] > max(others)


def match_winner(points: Sequence[int], target: int) -> int | None:
    """The side that has won with ``points`` at the end of a round; None plays another round."""
    most = max(points)
    return points.index(most) if most >= target and points.count(most) == 1 else None
