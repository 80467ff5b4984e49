"""Whether a play or a claim is legal, and which reason stands against it."""

from __future__ import annotations

from pasur.engine.captures import SWEPT, can_capture, captures
from pasur.engine.cards import (
    JACK,
    KINGS,
    NUMBERS,
    QUEENS,
    RANKS,
    Card,
    Mask,
    cards_of,
    of_rank,
)
from pasur.engine.play import Play
from pasur.engine.refusal import Reason, Refusal
from pasur.engine.rules import Rules
from pasur.engine.state import MatchState, Phase

_PLAYING = Phase.PLAYING


def refused_now(state: MatchState, seat: int) -> Refusal:
    """Why ``seat`` may do nothing now; only asked where it is not its turn in a round."""
    if not 0 <= seat < state.rules.players:
        return Refusal(Reason.NO_SUCH_SEAT, seat)
    if state.phase is Phase.OVER:
        return Refusal(Reason.MATCH_OVER, seat)
    return Refusal(
        Reason.NOT_YOUR_TURN if state.turn is not None else Reason.NO_ROUND,
        seat,
        expected=state.turn,
    )


def why_not(state: MatchState, seat: int, play: Play) -> Refusal | None:
    """Why ``seat`` may not make ``play`` now; None when it may."""
    now = state.round
    if now is None or now.turn != seat or state.phase is not _PLAYING:
        return refused_now(state, seat)
    return fault(seat, play, now.hands[seat], now.pool, state.rules)


def fault(seat: int, play: Play, hand: Mask, pool: Mask, rules: Rules) -> Refusal | None:
    """What is wrong with ``play`` by ``seat``, whose turn it is; None for nothing."""
    card, taken = play.card, play.taken
    if not hand >> card & 1:
        return Refusal(Reason.NOT_IN_HAND, seat, card)
    if not taken:
        if rules.capture == "may" or not can_capture(card, pool):
            return None
        return _must_capture(seat, card, pool, rules)
    if taken & ~pool:
        return Refusal(Reason.NOT_IN_POOL, seat, card, cards_of(taken & ~pool))
    if RANKS[card] >= JACK:
        return _wrong_court(seat, play, pool, rules)
    total = RANKS[card]
    for each in play.captured:
        total += RANKS[each]
    return None if total == 11 else _wrong_set(seat, play, total)


def _must_capture(seat: int, card: Card, pool: Mask, rules: Rules) -> Refusal:
    choices = tuple(cards_of(each) for each in captures(card, pool, rules))
    return Refusal(Reason.MUST_CAPTURE, seat, card, choices=choices)


def _wrong_court(seat: int, play: Play, pool: Mask, rules: Rules) -> Refusal | None:
    """What is wrong with a court's capture of cards of the pool; None for nothing."""
    card, taken = play.card, play.taken
    if RANKS[card] == JACK:
        courts = taken & (KINGS | QUEENS)
        if courts:
            return Refusal(Reason.JACK_LEAVES_COURTS, seat, card, cards_of(courts))
        swept = pool & SWEPT
        return None if taken == swept else _wanted(Reason.JACK_TAKES_ALL, seat, card, swept)
    own = of_rank(RANKS[card])
    if taken & ~own:
        return Refusal(Reason.COURT_TAKES_ITS_RANK, seat, card, cards_of(taken & ~own))
    if rules.courts == "all":
        same = pool & own
        return None if taken == same else _wanted(Reason.COURT_TAKES_ALL, seat, card, same)
    if taken & (taken - 1):
        return Refusal(Reason.COURT_TAKES_ONE, seat, card, cards_of(taken))
    return None


def _wanted(reason: Reason, seat: int, card: Card, cards: Mask) -> Refusal:
    return Refusal(reason, seat, card, cards_of(cards))


def _wrong_set(seat: int, play: Play, total: int) -> Refusal:
    """What is wrong with a number card's capture whose ranks sum to ``total``, not to eleven."""
    courts = play.taken & ~NUMBERS
    if courts:
        return Refusal(Reason.NUMBERS_TAKE_NUMBERS, seat, play.card, cards_of(courts))
    return Refusal(Reason.WRONG_SUM, seat, play.card, play.captured, number=total)


def why_not_claim(state: MatchState, seat: int) -> Refusal | None:
    """Why ``seat`` may not claim por shodam now; None when it may, rightly or wrongly."""
    if not state.rules.por_shodam:
        return Refusal(Reason.NO_POR_SHODAM, seat)
    if state.turn != seat:
        return refused_now(state, seat)
    side = state.rules.side_of(seat)
    if side in state.barred_claims:
        return Refusal(Reason.CLAIM_SPENT, seat, side=side)
    return None
