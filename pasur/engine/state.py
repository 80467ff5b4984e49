"""The state of a match as frozen values: everything that decides how it goes on."""

from __future__ import annotations

import enum
from dataclasses import dataclass
from typing import NamedTuple

from pasur.engine.cards import Card, Mask
from pasur.engine.play import Play
from pasur.engine.rules import Rules
from pasur.engine.scoring import RoundScore


class Phase(enum.Enum):
    """Where a match stands."""

    BETWEEN = "between rounds"
    PLAYING = "in a round"
    OVER = "over"


@dataclass(frozen=True, slots=True)
class Pack:
    """What is fixed before a round: its 52 cards in order, and their seal with its salt, if any."""

    deck: tuple[Card, ...]
    seal: str = ""
    salt: str = ""


@dataclass(frozen=True, slots=True)
class Claim:
    """A claim of por shodam by ``seat`` after ``plays`` plays of the round."""

    plays: int
    seat: int


class RoundState(NamedTuple):
    """A round in play, or just finished.

    ``deal`` counts from 1. ``hands`` is by seat, ``piles`` and ``markers`` by side; the markers are
    the face-up sur cards, oldest first, and also lie in the pile. ``last`` is the side that the
    leftovers would go to. After the round ``pool`` holds leftovers that nobody earned.
    """

    pack: Pack
    deal: int
    turn: int
    hands: tuple[Mask, ...]
    pool: Mask
    piles: tuple[Mask, ...]
    markers: tuple[tuple[Card, ...], ...]
    last: int | None
    plays: tuple[tuple[int, Play], ...]
    claims: tuple[Claim, ...]

    @property
    def deck(self) -> tuple[Card, ...]:
        """The 52 cards in the order in which they leave the pack."""
        return self.pack.deck

    @property
    def position(self) -> int:
        """How many cards of the deck are dealt."""
        return 4 + 4 * len(self.hands) * self.deal

    @property
    def surs(self) -> tuple[int, ...]:
        """The surs that each side holds."""
        return tuple([len(cards) for cards in self.markers])


class MatchState(NamedTuple):
    """A match.

    ``points`` are the sides' match points, without those of a round still in play. ``number``
    counts rounds from 1 and is 0 before the first. ``dealer`` deals the current round, or dealt the
    last one, or will deal the first. ``round`` is the current round or the one just finished, and
    ``score`` the score of the last finished round.
    """

    rules: Rules
    points: tuple[int, ...]
    number: int
    dealer: int
    phase: Phase
    round: RoundState | None = None
    winner: int | None = None
    score: RoundScore | None = None

    @property
    def turn(self) -> int | None:
        """The seat to play; None between rounds and after the match."""
        if self.round is None or self.phase is not Phase.PLAYING:
            return None
        return self.round.turn

    @property
    def next_dealer(self) -> int:
        """The seat that deals the next round."""
        return self.rules.next_seat(self.dealer) if self.number else self.dealer

    @property
    def barred_claims(self) -> frozenset[int]:
        """The sides that may not claim again in this round."""
        if self.round is None or self.phase is not Phase.PLAYING:
            return frozenset()
        return frozenset(self.rules.side_of(claim.seat) for claim in self.round.claims)
