"""How a match goes on: rounds, plays, claims. Every function gives the new state and the events."""

from __future__ import annotations

from functools import cache
from typing import Final

from pasur.engine import surs
from pasur.engine.cards import JACK, PACK, RANKS, Card, Mask, cards_of, mask_of
from pasur.engine.deal import Buried, PoolVerdict, PreparedDeck, judge_pool, pool_place
from pasur.engine.events import (
    ClaimMade,
    Event,
    HandsDealt,
    JackBuried,
    LeftoversTaken,
    MatchWon,
    PoolDealt,
    PoolRejected,
    RoundScored,
    RoundStarted,
    SurCancelled,
    SurMade,
    SurRefused,
    TiePlayedOn,
    Trailed,
    TurnPassed,
    make_captured,
)
from pasur.engine.legality import fault, refused_now, why_not_claim
from pasur.engine.play import Play
from pasur.engine.refusal import IllegalPlay
from pasur.engine.rules import Rules
from pasur.engine.scoring import claim_counts, claim_is_right, match_winner, score_round
from pasur.engine.state import Claim, MatchState, Pack, Phase, RoundState

Step = tuple[MatchState, tuple[Event, ...]]


class DeckError(ValueError):
    """A deck that cannot be played; the text says why."""


def start_match(rules: Rules, dealer: int) -> MatchState:
    """A match before its first round, which ``dealer`` will deal."""
    if not 0 <= dealer < rules.players:
        raise ValueError(f"there is no seat {dealer + 1}")
    return MatchState(rules, (0,) * rules.sides, 0, dealer, Phase.BETWEEN)


_WHOLE: Final = frozenset(PACK)


def _fault_of_deck(deck: tuple[Card, ...], players: int) -> str | None:
    """Why ``deck`` cannot be played; None when it can."""
    if len(deck) != 52 or frozenset(deck) != _WHOLE:
        return "a deck holds each of the 52 cards once"
    verdict = judge_pool(deck[pool_place(players)])
    if verdict is not PoolVerdict.FAIR:
        return f"the first pool is not fair: {verdict.value}"
    return None


def start_round(state: MatchState, prepared: PreparedDeck) -> Step:
    """Deal the next round from ``prepared``; the deal passes on by itself.

    Raises DeckError for a deck that lacks a card, whose first pool the rules would not let stand,
    or whose story ends in another pool; ValueError when no round can begin now.
    """
    rules = state.rules
    if state.phase is not Phase.BETWEEN:
        raise ValueError(f"no round can begin: {state.phase.value}")
    fault = _fault_of_deck(prepared.deck, rules.players)
    if fault is not None:
        raise DeckError(fault)
    dealer = state.next_dealer
    round_ = _fresh_round(prepared, rules, dealer)
    started = state._replace(
        number=state.number + 1, dealer=dealer, phase=Phase.PLAYING, round=round_
    )
    events: list[Event] = [RoundStarted(started.number, dealer, round_.pack.seal)]
    events += _first_deal_events(prepared, rules, dealer)
    events.append(_TURN_PASSED[round_.turn])
    return started, tuple(events)


def _fresh_round(prepared: PreparedDeck, rules: Rules, dealer: int) -> RoundState:
    return RoundState(
        pack=Pack(prepared.deck, prepared.seal, prepared.salt),
        deal=1,
        turn=rules.next_seat(dealer),
        hands=_masks(_dealt(prepared.deck, rules.players, dealer, 1)),
        pool=mask_of(prepared.deck[pool_place(rules.players)]),
        piles=(0,) * rules.sides,
        markers=((),) * rules.sides,
        last=None,
        plays=(),
        claims=(),
    )


@cache
def _places(players: int, dealer: int, deal: int) -> tuple[slice, ...]:
    """By seat: where in the deck the four cards lie that it gets in ``deal``."""
    start = 0 if deal == 1 else 4 + 4 * players * (deal - 1)
    firsts = [start + 4 * ((seat - dealer - 1) % players) for seat in range(players)]
    return tuple([slice(first, first + 4) for first in firsts])


def _dealt(
    deck: tuple[Card, ...], players: int, dealer: int, deal: int
) -> tuple[tuple[Card, ...], ...]:
    """The cards that each seat gets in ``deal``, by seat, in the order dealt."""
    return tuple([deck[place] for place in _places(players, dealer, deal)])


@cache
def _order(players: int, dealer: int) -> tuple[int, ...]:
    """The seats in the order in which ``dealer`` deals to them."""
    return tuple((dealer + 1 + step) % players for step in range(players))


def _first_deal_events(prepared: PreparedDeck, rules: Rules, dealer: int) -> list[Event]:
    """Every dealing of the first hands and pool, down to the one that stands."""
    order, players = _order(rules.players, dealer), rules.players
    stock = 52 - 4 * players
    events: list[Event] = []
    buried: Buried | None = None
    for part in prepared.story:
        if isinstance(part, Buried):
            buried = part
            continue
        events.append(HandsDealt(1, False, order, (None,) * players, stock))
        events += _pool_events(part.pool, buried)
        events.append(PoolRejected(part.pool, part.rank))
        buried = None
    hands = _dealt(prepared.deck, rules.players, dealer, 1)
    events.append(HandsDealt(1, False, order, hands, stock))
    return events + _pool_events(prepared.deck[pool_place(players)], buried)


def _pool_events(pool: tuple[Card, ...], buried: Buried | None) -> list[Event]:
    if buried is None:
        return [PoolDealt(pool)]
    if buried.pool_after != pool:
        raise DeckError("the story of the deck ends in another pool")
    return [PoolDealt(buried.pool), JackBuried(buried.jack, buried.replacement)]


_TRAILED: Final = tuple(tuple(Trailed(seat, card) for card in PACK) for seat in range(4))
_TURN_PASSED: Final = tuple(TurnPassed(seat) for seat in range(4))
_PLAYING: Final = Phase.PLAYING

_new: Final = tuple.__new__
"""Makes a named tuple from its fields in half the time that its own constructor takes."""


def play(state: MatchState, seat: int, play: Play) -> Step:
    """Let ``seat`` make ``play``; deals, scores and ends the match where that follows from it.

    Raises IllegalPlay when the rules refuse it, as `why_not` tells.
    """
    rules, points, number, dealer, phase, round_, _, score = state
    if round_ is None or round_.turn != seat or phase is not _PLAYING:
        raise IllegalPlay(refused_now(state, seat))
    pack, deal, _, hands, pool, piles, markers, last, plays, claims = round_
    refusal = fault(seat, play, hands[seat], pool, rules)
    if refusal is not None:
        raise IllegalPlay(refusal)
    card, taken, bit = play.card, play.taken, 1 << play.card
    if taken:
        side = seat & 1 if rules.partners else seat
        pool ^= taken
        own = piles[side] | taken | bit
        piles = (*piles[:side], own, *piles[side + 1 :])
        if RANKS[card] != JACK or rules.leftovers == "any":
            last = side
        events: tuple[Event, ...] = (make_captured(seat, side, card, play.captured, not pool),)
        if not pool:
            sur, markers = _sur(state, round_, seat, side, play)
            events = (*events, sur)
    else:
        pool |= bit
        events = (_TRAILED[seat][card],)
    turn = (seat + 1) % rules.players
    hands = (*hands[:seat], hands[seat] ^ bit, *hands[seat + 1 :])
    if seat == dealer and not hands[seat]:
        if deal == rules.deals:
            played = (pack, deal, turn, hands, pool, piles, markers, last, (*plays, (seat, play)))
            return _finish_round(state, RoundState(*played, claims), events)
        deal += 1
        event, hands = _deal_again(pack.deck, rules, dealer, deal)
        events = (*events, event)
    plays = (*plays, (seat, play))
    after = _new(RoundState, (pack, deal, turn, hands, pool, piles, markers, last, plays, claims))
    return (
        _new(MatchState, (rules, points, number, dealer, phase, after, None, score)),
        (*events, _TURN_PASSED[turn]),
    )


def _deal_again(
    deck: tuple[Card, ...], rules: Rules, dealer: int, deal: int
) -> tuple[HandsDealt, tuple[Mask, ...]]:
    """The event of ``deal``, which is not the first, and the hands by seat."""
    hands = _dealt(deck, rules.players, dealer, deal)
    stock = 48 - 4 * rules.players * deal
    order = _order(rules.players, dealer)
    return HandsDealt(deal, stock == 0, order, hands, stock), _masks(hands)


def _masks(hands: tuple[tuple[Card, ...], ...]) -> tuple[Mask, ...]:
    return tuple([1 << a | 1 << b | 1 << c | 1 << d for a, b, c, d in hands])


def _sur(
    state: MatchState, round_: RoundState, seat: int, side: int, play: Play
) -> tuple[Event, tuple[tuple[Card, ...], ...]]:
    """What emptying the pool with ``play`` comes to: its event and the markers after it.

    The marker laid is the first of the captured cards in record order; the one turned down is the
    victim's last laid.
    """
    rules = state.rules
    last_deal = round_.deal == rules.deals
    last_play = last_deal and seat == state.dealer and not round_.hands[seat] ^ 1 << play.card
    why = surs.barred(play.card, last_deal, last_play, rules)
    if why is not None:
        return SurRefused(seat, side, why), round_.markers
    victim = surs.sur_victim(side, round_.surs, rules)
    if surs.capped(state.points[side], victim, rules):
        return SurRefused(seat, side, "capped"), round_.markers
    markers = list(round_.markers)
    if victim is None:
        markers[side] += (play.captured[0],)
        made = SurMade(seat, side, play.captured[0], len(markers[side]))
        return made, tuple(markers)
    *kept, turned = markers[victim]
    markers[victim] = tuple(kept)
    return SurCancelled(seat, side, victim, turned, len(kept)), tuple(markers)


def _finish_round(state: MatchState, played: RoundState, before: tuple[Event, ...]) -> Step:
    """Give away the leftovers, score the round, and end the match if it is won.

    ``before`` are the events of the last play.
    """
    rules = state.rules
    events = list(before)
    if played.pool:
        events.append(LeftoversTaken(played.last, cards_of(played.pool)))
        if played.last is not None:
            piles = list(played.piles)
            piles[played.last] |= played.pool
            played = played._replace(piles=tuple(piles), pool=0)
    score = score_round(played.piles, played.surs, rules)
    points = tuple([a + b for a, b in zip(state.points, score.totals, strict=True)])
    events.append(RoundScored(score, points))
    winner = match_winner(points, rules.target)
    if winner is not None:
        events.append(MatchWon(winner, points))
    elif max(points) >= rules.target:
        most = max(points)
        tied = tuple([side for side, own in enumerate(points) if own == most])
        events.append(TiePlayedOn(tied, points))
    phase = Phase.BETWEEN if winner is None else Phase.OVER
    after = state._replace(points=points, phase=phase, round=played, winner=winner, score=score)
    return after, tuple(events)


def claim(state: MatchState, seat: int) -> Step:
    """Let ``seat`` claim por shodam: a right claim wins the match, a wrong one bars its side.

    Raises IllegalPlay when no claim is possible now, as `why_not_claim` tells.
    """
    refusal = why_not_claim(state, seat)
    if refusal is not None:
        raise IllegalPlay(refusal)
    rules = state.rules
    round_ = state.round
    assert round_ is not None
    side = rules.side_of(seat)
    counts = claim_counts(state.points, round_.piles, round_.surs, rules)
    right = claim_is_right(counts, side, rules.target)
    claims = (*round_.claims, Claim(len(round_.plays), seat))
    after = state._replace(round=round_._replace(claims=claims))
    made = ClaimMade(seat, side, right, counts)
    if not right:
        return after, (made,)
    won = after._replace(phase=Phase.OVER, winner=side)
    return won, (made, MatchWon(side, state.points))
