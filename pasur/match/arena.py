"""Matches between computers, without a window: played, counted, and written as records."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

from pasur.engine import Phase, Rules, Source
from pasur.match.live import LiveMatch
from pasur.match.seats import Seat, computer


@dataclass(frozen=True, slots=True)
class Arena:
    """A series of matches: the level of each seat, the rules, and the seed of the series."""

    levels: tuple[str, ...]
    rules: Rules
    seed: str

    @property
    def seats(self) -> tuple[Seat, ...]:
        """The seats of every match."""
        return tuple([computer(f"Computer ({level})", level) for level in self.levels])

    def match(self, number: int) -> LiveMatch:
        """Match ``number`` (from 1) before its first round; the seats take turns to deal first."""
        seed = Source(self.seed).child("match", number).bytes(16).hex()
        dealer = (number - 1) % self.rules.players
        return LiveMatch.new(self.rules, self.seats, dealer, seed)


@dataclass(frozen=True, slots=True)
class Tally:
    """Sums over matches; those that are tuples are by side.

    ``rounds`` counts all rounds and ``scored`` those with a score: a right claim ends its round
    without one. ``squares`` sums the squares of each round's points.
    """

    matches: int
    rounds: int
    scored: int
    wins: tuple[int, ...]
    points: tuple[int, ...]
    squares: tuple[int, ...]
    surs: tuple[int, ...]

    @classmethod
    def empty(cls, sides: int) -> Tally:
        """Nothing counted yet."""
        nought = (0,) * sides
        return cls(0, 0, 0, nought, nought, nought, nought)

    def __add__(self, other: Tally) -> Tally:
        return Tally(
            self.matches + other.matches,
            self.rounds + other.rounds,
            self.scored + other.scored,
            _sums(self.wins, other.wins),
            _sums(self.points, other.points),
            _sums(self.squares, other.squares),
            _sums(self.surs, other.surs),
        )

    def mean(self, side: int) -> float:
        """Points a round of ``side``; 0 without a scored round."""
        return self.points[side] / self.scored if self.scored else 0.0

    def standard_error(self, side: int) -> float:
        """The standard error of `mean`; not a number with fewer than two scored rounds."""
        if self.scored < 2:
            return math.nan
        # Whole numbers until the last step, so that nothing is lost to rounding.
        spread = self.scored * self.squares[side] - self.points[side] ** 2
        return math.sqrt(spread / (self.scored**2 * (self.scored - 1)))


def _sums(a: Sequence[int], b: Sequence[int]) -> tuple[int, ...]:
    return tuple([x + y for x, y in zip(a, b, strict=True)])


def play_out(match: LiveMatch) -> Tally:
    """Play ``match``, all of whose seats are computers, to its end, and count it."""
    tally = Tally.empty(match.rules.sides)
    while match.phase is not Phase.OVER:
        tally += _play_round(match)
    wins = tuple([int(side == match.winner) for side in range(match.rules.sides)])
    nought = (0,) * match.rules.sides
    return tally + Tally(1, 0, 0, wins, nought, nought, nought)


def _play_round(match: LiveMatch) -> Tally:
    nought = (0,) * match.rules.sides
    before = match.points
    match.next_round()
    while match.phase is Phase.PLAYING:
        match.play_computer()
    if match.won_by_claim:
        return Tally(0, 1, 0, nought, nought, nought, nought)
    gained = tuple([now - then for now, then in zip(match.points, before, strict=True)])
    squares = tuple([own * own for own in gained])
    return Tally(0, 1, 1, nought, gained, squares, match.observe(None).surs)
