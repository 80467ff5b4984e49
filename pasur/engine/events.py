"""What happens in a match, as frozen records in the order in which a picture shows it."""

from __future__ import annotations

from dataclasses import dataclass, fields, replace
from functools import partial
from typing import Final, Literal

from pasur.engine.cards import Card
from pasur.engine.scoring import RoundScore

NoSur = Literal["jack", "court", "last-deal", "last-play", "capped"]
"""Why a capture that emptied the pool made no sur: it was a jack's; a king's or queen's where these
make none; in the last deal; with the very last card; by a side that is capped."""


@dataclass(frozen=True, slots=True)
class RoundStarted:
    """Round ``number`` begins; ``seal`` is the code of its deck, or empty."""

    number: int
    dealer: int
    seal: str


@dataclass(frozen=True, slots=True)
class HandsDealt:
    """Four cards go to each seat of ``order``, which starts after the dealer.

    ``hands`` is by seat, each in the order dealt; None where the reader may not see them: another
    seat's, and everybody's in a deal whose pool is going to be rejected. ``stock`` is the number of
    undealt cards after these hands. ``last`` says that this is the round's last deal.
    """

    deal: int
    last: bool
    order: tuple[int, ...]
    hands: tuple[tuple[Card, ...] | None, ...]
    stock: int


@dataclass(frozen=True, slots=True)
class PoolDealt:
    """The first pool is laid, in this order; it may yet be changed or rejected."""

    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class JackBuried:
    """The pool's only jack goes back into the stock and ``replacement`` takes its place."""

    jack: Card
    replacement: Card


@dataclass(frozen=True, slots=True)
class PoolRejected:
    """The pool has too many cards of ``rank``: all is gathered, shuffled and dealt again."""

    pool: tuple[Card, ...]
    rank: int


@dataclass(frozen=True, slots=True)
class TurnPassed:
    """It is now the turn of ``seat``."""

    seat: int


@dataclass(frozen=True, slots=True)
class Trailed:
    """``seat`` lays ``card`` on the pool without capturing."""

    seat: int
    card: Card


@dataclass(frozen=True, slots=True)
class Captured:
    """``card`` takes ``captured``; all of them go to the pile of ``side``.

    ``clears_pool`` says that nothing is left in the pool; `SurMade`, `SurCancelled` or `SurRefused`
    then follows.
    """

    seat: int
    side: int
    card: Card
    captured: tuple[Card, ...]
    clears_pool: bool


_new_captured: Final = partial(object.__new__, Captured)
_keep_seat, _keep_side, _keep_card, _keep_captured, _keep_clears_pool = (
    Captured.__dict__[each.name].__set__ for each in fields(Captured)
)


def make_captured(
    seat: int, side: int, card: Card, captured: tuple[Card, ...], clears_pool: bool
) -> Captured:
    """The same as ``Captured(…)`` in half the time, for the event that is made most often."""
    made = _new_captured()
    _keep_seat(made, seat)
    _keep_side(made, side)
    _keep_card(made, card)
    _keep_captured(made, captured)
    _keep_clears_pool(made, clears_pool)
    return made


@dataclass(frozen=True, slots=True)
class SurMade:
    """A sur that scores: ``marker`` is laid face up; the side now holds ``held``."""

    seat: int
    side: int
    marker: Card
    held: int


@dataclass(frozen=True, slots=True)
class SurCancelled:
    """A sur that takes one away from ``victim``, which now holds ``held``.

    ``marker``, the last laid of the victim, is turned down.
    """

    seat: int
    side: int
    victim: int
    marker: Card
    held: int


@dataclass(frozen=True, slots=True)
class SurRefused:
    """The pool was emptied, but that is no sur here."""

    seat: int
    side: int
    why: NoSur


@dataclass(frozen=True, slots=True)
class ClaimMade:
    """``seat`` claims por shodam; ``counts`` is what each side has now."""

    seat: int
    side: int
    right: bool
    counts: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class LeftoversTaken:
    """After the last card ``cards`` go to the pile of ``side``, or to nobody when it is None."""

    side: int | None
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class RoundScored:
    """The round is over; ``points`` are the match points with its ``score``, by side."""

    score: RoundScore
    points: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class TiePlayedOn:
    """The target is reached, but ``sides`` share the highest points: another round follows."""

    sides: tuple[int, ...]
    points: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class MatchWon:
    """``side`` has won the match; after a right claim ``points`` lack the round's."""

    side: int
    points: tuple[int, ...]


Event = (
    RoundStarted
    | HandsDealt
    | PoolDealt
    | JackBuried
    | PoolRejected
    | TurnPassed
    | Trailed
    | Captured
    | SurMade
    | SurCancelled
    | SurRefused
    | ClaimMade
    | LeftoversTaken
    | RoundScored
    | TiePlayedOn
    | MatchWon
)


def redact(event: Event, seat: int | None) -> Event:
    """``event`` as ``seat`` may see it; None is an onlooker, who sees no hand."""
    if not isinstance(event, HandsDealt):
        return event
    hands = tuple([hand if at == seat else None for at, hand in enumerate(event.hands)])
    return replace(event, hands=hands)
