"""Positions worth a picture: matches are played until one fits."""

from __future__ import annotations

from collections.abc import Callable

from pasur.ai import choose
from pasur.engine import Card, Mask, Phase, Rules, Source, captures, cards_of, legal_plays, rank
from pasur.engine import JACK
from pasur.match.live import LiveMatch
from pasur.match.seats import Seat, computer, person

NAMES = ("Leila", "Mina", "Bahram", "Kaveh")
Fits = Callable[[LiveMatch], bool]


def seats(rules: Rules, people: int = 1) -> list[Seat]:
    """Who sits at a table of ``rules``: people first, then computers."""
    names = NAMES[: rules.players]
    return [person(name) if n < people else computer(name) for n, name in enumerate(names)]


def find(rules: Rules, fits: Fits, name: str, people: int = 1, most: int = 4000) -> LiveMatch:
    """The first position that ``fits``, in matches between good players, seat 1 to play.

    ``name`` is the root of the seeds. Raises LookupError after ``most`` matches without one.
    """
    for number in range(most):
        match = LiveMatch.new(rules, seats(rules, people), number % rules.players, f"{name} {number}")
        source = Source(f"{name} {number}")
        match.next_round()
        while match.phase is not Phase.OVER and match.number < 4:
            if match.phase is Phase.BETWEEN:
                match.next_round()
                continue
            turn = match.turn
            assert turn is not None
            if turn == 0 and fits(match):
                return match
            match.submit(turn, choose(match.observe(turn), "normal", source))
    raise LookupError(f"no position like {name} in {most} matches")


def takes(match: LiveMatch, card: Card) -> tuple[Mask, ...]:
    """What ``card`` could take from the pool."""
    return captures(card, match.observe(0).pool, match.rules)


def mid_game(match: LiveMatch) -> bool:
    """In a later round: a full look at a table, with a capture of several cards and a sur each."""
    seen = match.observe(0)
    if match.number < 2 or not 2 <= seen.deal <= 4 or seen.hand.bit_count() != 4:
        return False
    if not 6 <= seen.pool.bit_count() <= 8 or sum(seen.surs) != 1:
        return False
    return any(_fine(match, card) for card in cards_of(seen.hand))


def _fine(match: LiveMatch, card: Card) -> bool:
    """Whether ``card`` takes one set only, of two or three cards."""
    options = takes(match, card)
    return len(options) == 1 and options[0].bit_count() in (2, 3) and rank(card) < JACK


def shown_card(match: LiveMatch) -> Card:
    """The card of the hand that takes several; else the one that takes most."""
    hand = cards_of(match.observe(0).hand)
    fine = [card for card in hand if _fine(match, card)]
    if fine:
        return fine[0]
    return max(hand, key=lambda card: max((o.bit_count() for o in takes(match, card)), default=0))


def _is_sur(match: LiveMatch, card: Card) -> bool:
    pool = match.observe(0).pool
    return rank(card) < JACK and pool.bit_count() >= 2 and takes(match, card) == (pool,)


def before_sur(match: LiveMatch) -> bool:
    """Seat 1 can make a sur by the only capture of a card."""
    seen = match.observe(0)
    if seen.stock == 0 or not 2 <= seen.pool.bit_count() <= 4 or match.number < 2:
        return False
    return any(_is_sur(match, card) for card in cards_of(seen.hand))


def sur_card(match: LiveMatch) -> Card:
    """The card that makes the sur."""
    return next(c for c in cards_of(match.observe(0).hand) if _is_sur(match, c))


def before_jack(match: LiveMatch) -> bool:
    """Seat 1 has a jack, and much lies in the pool."""
    seen = match.observe(0)
    jacks = [c for c in cards_of(seen.hand) if rank(c) == JACK]
    return bool(jacks) and seen.pool.bit_count() >= 8 and takes(match, jacks[0])[0].bit_count() >= 7


def jack(match: LiveMatch) -> Card:
    """The jack in the hand."""
    return next(c for c in cards_of(match.observe(0).hand) if rank(c) == JACK)


def busy(match: LiveMatch) -> bool:
    """Several seats in the middle of a round, with cards to take."""
    seen = match.observe(0)
    if seen.deal < 2 or seen.hand.bit_count() < 3 or not 6 <= seen.pool.bit_count() <= 9:
        return False
    plays = legal_plays(seen.hand, seen.pool, match.rules)
    return any(len(play.captured) >= 2 for play in plays) and sum(seen.surs) >= 1
