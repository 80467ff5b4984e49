"""What a learner may be told before a play in a real round, from what their seat can see.

Three things are worth a word: a table that one card can empty, a twin taken without its club or
ten, and a sur overlooked.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from typing import Final, Literal

from pasur.engine import (
    CLUBS,
    JACK,
    NUMBERS,
    TEN_OF_DIAMONDS,
    TWO_OF_CLUBS,
    Card,
    Mask,
    Observation,
    Play,
    captures,
    cards_of,
    legal_plays,
    of_rank,
    rank,
)
from pasur.i18n import mark

Kind = Literal["sur", "twin", "leaves"]


@dataclass(frozen=True, slots=True)
class Advice:
    """A thought about a play: first the ``question``, then, with ``better``, the card, then the
    ``reason``. ``better`` is None where no other play avoids it."""

    kind: Kind
    question: str
    reason: str
    better: Play | None


_QUESTIONS: Final = {
    "sur": mark("Which of your cards would leave the table bare?"),
    "twin": mark("Two cards of one rank lie there. Which of them is worth more?"),
    "leaves": mark("Which single card would empty the table after this?"),
}
_REASONS: Final = {
    "sur": mark("This one empties the table: a sur, five points."),
    "twin": mark("Same eleven, better cards: clubs, the {2C} and the {TD} count."),
    "leaves": mark("Lay a card that lifts the table over ten, or a king or queen beside others."),
}


def advice(seen: Observation, play: Play, told: Collection[Kind] = ()) -> Advice | None:
    """The weightiest thought about ``play`` that was not ``told`` before; None for a good play."""
    for kind, better in _thoughts(seen, play):
        if kind not in told:
            return Advice(kind, _QUESTIONS[kind], _REASONS[kind], better)
    return None


def _thoughts(seen: Observation, play: Play) -> list[tuple[Kind, Play | None]]:
    found: list[tuple[Kind, Play | None]] = []
    sur = overlooked_sur(seen, play)
    if sur is not None:
        found.append(("sur", sur))
    twin = better_twin(seen, play)
    if twin is not None:
        found.append(("twin", twin))
    if leaves_sur(seen, play):
        safe = (
            each
            for each in legal_plays(seen.hand, seen.pool, seen.rules)
            if not leaves_sur(seen, each)
        )
        found.append(("leaves", next(safe, None)))
    return found


def _sur_possible(seen: Observation) -> bool:
    last = seen.deal == seen.rules.deals
    return not (last and seen.rules.sur_barred == "last-deal")


def _makes_sur(seen: Observation, play: Play) -> bool:
    if not play.taken or play.taken != seen.pool or rank(play.card) == JACK:
        return False
    return seen.rules.sur_courts or rank(play.card) < JACK


def overlooked_sur(seen: Observation, play: Play) -> Play | None:
    """A play that would make a sur, if ``play`` makes none."""
    if not _sur_possible(seen) or _makes_sur(seen, play):
        return None
    plays = legal_plays(seen.hand, seen.pool, seen.rules)
    return next((each for each in plays if _makes_sur(seen, each)), None)


def _worth(cards: Mask) -> int:
    """What the suits of ``cards`` are worth, roughly: clubs, and more for the two jewels."""
    jewels = 3 * (cards >> TEN_OF_DIAMONDS & 1) + 2 * (cards >> TWO_OF_CLUBS & 1)
    return (cards & CLUBS).bit_count() + jewels


def better_twin(seen: Observation, play: Play) -> Play | None:
    """A capture by the same card of the same ranks, but of cards that are worth more."""
    ranks = sorted(map(rank, play.captured))
    best, most = None, _worth(play.taken)
    for taken in captures(play.card, seen.pool, seen.rules):
        cards = cards_of(taken)
        if sorted(map(rank, cards)) == ranks and _worth(taken) > most:
            best, most = Play(play.card, cards), _worth(taken)
    return best


def leaves_sur(seen: Observation, play: Play) -> bool:
    """Whether some card that is not yet seen could make a sur after ``play``."""
    if not _sur_possible(seen):
        return False
    pool = seen.pool & ~play.taken if play.taken else seen.pool | 1 << play.card
    return bool(pool) and bool(_emptying(pool) & seen.unseen)


def _emptying(pool: Mask) -> Mask:
    """The cards, other than jacks, that capture all of ``pool`` at once."""
    cards = cards_of(pool)
    if not pool & ~NUMBERS:
        missing = 11 - sum(map(rank, cards))
        return of_rank(missing) & ~pool if 1 <= missing <= 10 else 0
    alone: Card = cards[0]
    return of_rank(rank(alone)) & ~pool if len(cards) == 1 and rank(alone) > JACK else 0


def lessons_again(kinds: Collection[Kind], guess_off: bool) -> tuple[str, ...]:
    """The lessons to be offered again after a round with these thoughts and a bad guess."""
    named = {"twin": "twins", "sur": "sur", "leaves": "sur"}
    found = [named[kind] for kind in kinds]
    if guess_off:
        found.append("counting")
    return tuple(dict.fromkeys(found))
