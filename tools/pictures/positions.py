"""Positions worth a picture, kept as records in tools/pictures/matches.

``python -m tools.pictures.positions [NAME…]`` plays matches until one fits, and keeps it; the kept
ones stay as they are when the computers play differently one day.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path

from pasur.ai import choose
from pasur.engine import (
    JACK,
    Card,
    Mask,
    Phase,
    Rules,
    Source,
    captures,
    cards_of,
    preset,
    rank,
)
from pasur.engine.record import read_text
from pasur.match.live import LiveMatch
from pasur.match.seats import Seat, computer, person

KEPT = Path(__file__).parent / "matches"
NAMES = ("Leila", "Mina", "Bahram", "Kaveh")
Fits = Callable[[LiveMatch], bool]


def kept(name: str) -> LiveMatch:
    """The match that is kept as ``name``, at the moment that is shown."""
    record = read_text((KEPT / f"{name}.pasur").read_text(encoding="utf-8"))
    return LiveMatch.resume(record, name)


def fresh(seed: str, players: int = 2) -> LiveMatch:
    """A match that is about to begin, a person at seat 1."""
    rules = preset("guide", players)
    return LiveMatch.new(rules, seats(rules), players - 1, seed)


def seats(rules: Rules, people: int = 1) -> list[Seat]:
    """Who sits at a table of ``rules``: people first, then computers."""
    names = NAMES[: rules.players]
    return [person(name) if n < people else computer(name) for n, name in enumerate(names)]


def find(rules: Rules, fits: Fits, name: str, first: int = 0, most: int = 2000) -> LiveMatch:
    """The first position that ``fits``, in matches between good players, seat 1 to play.

    The seeds are ``name`` and a number from ``first``. Raises LookupError after ``most`` matches.
    """
    for number in range(first, first + most):
        match = LiveMatch.new(rules, seats(rules), number % rules.players, f"{name} {number}")
        source = Source(f"{name} {number}")
        while match.phase is not Phase.OVER and match.number < 4:
            turn = match.turn
            if turn is None:
                match.next_round()
                continue
            if turn == 0 and fits(match):
                return match
            match.submit(turn, choose(match.observe(turn), "normal", source))
    raise LookupError(f"no position like {name} in {most} matches")


def takes(match: LiveMatch, card: Card) -> tuple[Mask, ...]:
    """What ``card`` could take from the pool."""
    return captures(card, match.observe(0).pool, match.rules)


def hand(match: LiveMatch) -> tuple[Card, ...]:
    """The cards of seat 1."""
    return cards_of(match.observe(0).hand)


def _fine(match: LiveMatch, card: Card) -> bool:
    """Whether ``card`` takes one set only, of two or three cards."""
    options = takes(match, card)
    return rank(card) < JACK and len(options) == 1 and options[0].bit_count() in (2, 3)


def _sur(match: LiveMatch, card: Card) -> bool:
    pool = match.observe(0).pool
    return rank(card) < JACK and pool.bit_count() >= 2 and takes(match, card) == (pool,)


def _jack(match: LiveMatch, card: Card) -> bool:
    options = takes(match, card)
    return rank(card) == JACK and bool(options) and options[0].bit_count() >= 7


def capturing(match: LiveMatch) -> Card:
    """The card that takes two or three others."""
    return next(card for card in hand(match) if _fine(match, card))


def sweeping(match: LiveMatch) -> Card:
    """The card that makes the sur."""
    return next(card for card in hand(match) if _sur(match, card))


def jack(match: LiveMatch) -> Card:
    """The jack that takes much."""
    return next(card for card in hand(match) if _jack(match, card))


def _capture_of_two(match: LiveMatch) -> bool:
    """In a later deal of a later round, one of few in the pool; the side has made a sur."""
    seen = match.observe(0)
    full = match.number == 2 and 2 <= seen.deal <= 4 and seen.hand.bit_count() == 4
    few = 5 <= seen.pool.bit_count() <= 8 and seen.surs == (1, 0)
    return full and few and any(_fine(match, card) for card in hand(match))


def _capture_among_many(match: LiveMatch) -> bool:
    seen = match.observe(0)
    many = 6 <= seen.pool.bit_count() <= 9 and sum(seen.surs) >= 1
    return many and seen.hand.bit_count() >= 3 and any(_fine(match, c) for c in hand(match))


def _before_sur(match: LiveMatch) -> bool:
    seen = match.observe(0)
    waiting = seen.hand.bit_count() == 4 and seen.stock > 0 and seen.pool.bit_count() >= 3
    return waiting and seen.surs == (1, 0) and any(_sur(match, card) for card in hand(match))


def _before_jack(match: LiveMatch) -> bool:
    full = match.observe(0).hand.bit_count() >= 3
    return full and any(_jack(match, card) for card in hand(match))


WANTED: dict[str, tuple[int, Fits, int]] = {
    "two": (2, _capture_of_two, 3979),
    "three": (3, _capture_among_many, 0),
    "four": (4, _capture_among_many, 0),
    "sur": (2, _before_sur, 0),
    "jack": (2, _before_jack, 0),
}
"""By name: the number of players, what the position must be, and the first seed's number."""


def main(arguments: list[str]) -> None:
    """Find and keep the positions that are named, or all."""
    for name in arguments or WANTED:
        players, fits, first = WANTED[name]
        match = find(preset("guide", players), fits, "evening", first)
        (KEPT / f"{name}.pasur").write_text(match.text(), encoding="utf-8")
        print(name, match.seed, match.number, match.observe(0).deal)


if __name__ == "__main__":
    main(sys.argv[1:])
