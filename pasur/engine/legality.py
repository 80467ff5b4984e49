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
from pasur.engine.state import MatchState, Phase, RoundState

_PLAYING = Phase.PLAYING


def _why_not_now(state: MatchState, seat: int) -> RoundState | Refusal:
    """The round in which it is the turn of ``seat``, or why there is none."""
    if not 0 <= seat < state.rules.players:
        return Refusal(Reason.NO_SUCH_SEAT, seat)
    if state.phase is Phase.OVER:
        return Refusal(Reason.MATCH_OVER, seat)
    if state.phase is not _PLAYING or state.round is None:
        return Refusal(Reason.NO_ROUND, seat)
    if state.round.turn != seat:
        return Refusal(Reason.NOT_YOUR_TURN, seat, expected=state.round.turn)
    return state.round


def why_not(state: MatchState, seat: int, play: Play) -> Refusal | None:
    """Why ``seat`` may not make ``play`` now; None when it may."""
    now = state.round
    if now is None or now.turn != seat or state.phase is not _PLAYING:
        found = _why_not_now(state, seat)
        if isinstance(found, Refusal):
            return found
        now = found
    card = play.card
    if not now.hands[seat] >> card & 1:
        return Refusal(Reason.NOT_IN_HAND, seat, card)
    taken = play.taken
    if not taken:
        if state.rules.capture == "may" or not can_capture(card, now.pool):
            return None
        return _must_capture(seat, card, now.pool, state.rules)
    if taken & ~now.pool:
        return Refusal(Reason.NOT_IN_POOL, seat, card, cards_of(taken & ~now.pool))
    if RANKS[card] < JACK:
        return _wrong_set(seat, play)
    return _wrong_court(seat, play, now.pool, state.rules)


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


def _wrong_set(seat: int, play: Play) -> Refusal | None:
    """What is wrong with a number card's capture; no court fits into a sum of eleven."""
    card = play.card
    total = RANKS[card]
    for each in play.captured:
        total += RANKS[each]
    if total == 11:
        return None
    courts = play.taken & ~NUMBERS
    if courts:
        return Refusal(Reason.NUMBERS_TAKE_NUMBERS, seat, card, cards_of(courts))
    return Refusal(Reason.WRONG_SUM, seat, card, play.captured, number=total)


def why_not_claim(state: MatchState, seat: int) -> Refusal | None:
    """Why ``seat`` may not claim por shodam now; None when it may, rightly or wrongly."""
    if not state.rules.por_shodam:
        return Refusal(Reason.NO_POR_SHODAM, seat)
    found = _why_not_now(state, seat)
    if isinstance(found, Refusal):
        return found
    side = state.rules.side_of(seat)
    if side in state.barred_claims:
        return Refusal(Reason.CLAIM_SPENT, seat, side=side)
    return None
