"""What one seat knows of a match, and how it follows from the events that the seat may see."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import singledispatch

from pasur.engine.cards import ALL, JACK, Card, Mask, mask_of, rank
from pasur.engine.events import (
    Captured,
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
    Trailed,
    TurnPassed,
)
from pasur.engine.play import Play
from pasur.engine.rules import Rules
from pasur.engine.scoring import RoundScore
from pasur.engine.state import MatchState, Phase


@dataclass(frozen=True, slots=True)
class Observation:
    """Everything that ``seat`` may know, and nothing that is hidden from it.

    Names and units are those of `MatchState` and `RoundState`. ``seat`` None is an onlooker, whose
    ``hand`` is empty. ``left`` is the number of cards in each seat's hand and ``stock`` that of the
    undealt cards. ``history`` holds this round's plays. Between rounds the finished round shows.
    """

    rules: Rules
    seat: int | None
    phase: Phase
    number: int
    dealer: int
    deal: int
    turn: int | None
    hand: Mask
    pool: Mask
    piles: tuple[Mask, ...]
    left: tuple[int, ...]
    stock: int
    markers: tuple[tuple[Card, ...], ...]
    points: tuple[int, ...]
    last: int | None
    history: tuple[tuple[int, Play], ...]
    barred_claims: frozenset[int]
    winner: int | None
    score: RoundScore | None

    @property
    def surs(self) -> tuple[int, ...]:
        """The surs that each side holds."""
        return tuple([len(cards) for cards in self.markers])

    @property
    def seen(self) -> Mask:
        """The cards whose place this seat knows: its hand, the pool and the piles."""
        seen = self.hand | self.pool
        for pile in self.piles:
            seen |= pile
        return seen

    @property
    def unseen(self) -> Mask:
        """The cards that are in other hands or in the stock."""
        return ALL & ~self.seen

    @property
    def side(self) -> int | None:
        """The side of ``seat``; None for an onlooker."""
        return None if self.seat is None else self.rules.side_of(self.seat)


def observe(state: MatchState, seat: int | None) -> Observation:
    """What ``seat`` knows of ``state``; None is an onlooker."""
    now = state.round
    sides, players = state.rules.sides, state.rules.players
    return Observation(
        rules=state.rules,
        seat=seat,
        phase=state.phase,
        number=state.number,
        dealer=state.dealer,
        deal=now.deal if now else 0,
        turn=state.turn,
        hand=now.hands[seat] if now and seat is not None else 0,
        pool=now.pool if now else 0,
        piles=now.piles if now else (0,) * sides,
        left=tuple([hand.bit_count() for hand in now.hands]) if now else (0,) * players,
        stock=52 - now.position if now else 52,
        markers=now.markers if now else ((),) * sides,
        points=state.points,
        last=now.last if now else None,
        history=now.plays if now else (),
        barred_claims=state.barred_claims,
        winner=state.winner,
        score=state.score,
    )


def fold(observation: Observation, event: Event) -> Observation:
    """What the seat knows after ``event``, redacted for it.

    It starts from `observe` of any earlier state, for instance that of `start_match`; the result
    equals `observe` of the state that the event led to.
    """
    return _fold(event, observation)


@singledispatch
def _fold(_event: Event, seen: Observation) -> Observation:
    """By default an event tells nothing that the others do not tell."""
    return seen


@_fold.register
def _(event: RoundStarted, seen: Observation) -> Observation:
    return replace(
        seen,
        phase=Phase.PLAYING,
        number=event.number,
        dealer=event.dealer,
        deal=1,
        hand=0,
        pool=0,
        piles=(0,) * seen.rules.sides,
        left=(0,) * seen.rules.players,
        stock=52,
        markers=((),) * seen.rules.sides,
        last=None,
        history=(),
        barred_claims=frozenset(),
    )


@_fold.register
def _(event: HandsDealt, seen: Observation) -> Observation:
    own = event.hands[seen.seat] if seen.seat is not None else None
    return replace(
        seen,
        deal=event.deal,
        hand=mask_of(own or ()),
        left=(4,) * len(event.hands),
        stock=event.stock,
    )


@_fold.register
def _(event: PoolDealt, seen: Observation) -> Observation:
    return replace(seen, pool=mask_of(event.cards), stock=seen.stock - len(event.cards))


@_fold.register
def _(event: JackBuried, seen: Observation) -> Observation:
    return replace(seen, pool=seen.pool & ~(1 << event.jack) | 1 << event.replacement)


@_fold.register
def _(_event: PoolRejected, seen: Observation) -> Observation:
    return replace(seen, hand=0, pool=0, left=(0,) * len(seen.left), stock=52)


@_fold.register
def _(event: TurnPassed, seen: Observation) -> Observation:
    return replace(seen, turn=event.seat)


def _lay(seen: Observation, seat: int, play: Play) -> Observation:
    """The card of ``play`` leaves the hand of ``seat``."""
    left = list(seen.left)
    left[seat] -= 1
    hand = seen.hand & ~(1 << play.card) if seat == seen.seat else seen.hand
    return replace(seen, hand=hand, left=tuple(left), history=(*seen.history, (seat, play)))


@_fold.register
def _(event: Trailed, seen: Observation) -> Observation:
    laid = _lay(seen, event.seat, Play(event.card))
    return replace(laid, pool=laid.pool | 1 << event.card)


@_fold.register
def _(event: Captured, seen: Observation) -> Observation:
    play = Play(event.card, event.captured)
    laid = _lay(seen, event.seat, play)
    counts = seen.rules.leftovers == "any" or rank(event.card) != JACK
    return replace(
        laid,
        pool=laid.pool & ~play.taken,
        piles=_with(laid.piles, event.side, laid.piles[event.side] | play.taken | 1 << event.card),
        last=event.side if counts else laid.last,
    )


def _with(values: tuple[Mask, ...], at: int, value: Mask) -> tuple[Mask, ...]:
    return (*values[:at], value, *values[at + 1 :])


@_fold.register
def _(event: SurMade, seen: Observation) -> Observation:
    markers = list(seen.markers)
    markers[event.side] += (event.marker,)
    return replace(seen, markers=tuple(markers))


@_fold.register
def _(event: SurCancelled, seen: Observation) -> Observation:
    markers = list(seen.markers)
    markers[event.victim] = markers[event.victim][:-1]
    return replace(seen, markers=tuple(markers))


@_fold.register
def _(event: ClaimMade, seen: Observation) -> Observation:
    if event.right:
        return seen
    return replace(seen, barred_claims=seen.barred_claims | {event.side})


@_fold.register
def _(event: LeftoversTaken, seen: Observation) -> Observation:
    if event.side is None:
        return seen
    pile = seen.piles[event.side] | mask_of(event.cards)
    return replace(seen, pool=0, piles=_with(seen.piles, event.side, pile))


@_fold.register
def _(event: RoundScored, seen: Observation) -> Observation:
    return replace(
        seen,
        phase=Phase.BETWEEN,
        turn=None,
        points=event.points,
        score=event.score,
        barred_claims=frozenset(),
    )


@_fold.register
def _(event: MatchWon, seen: Observation) -> Observation:
    return replace(seen, phase=Phase.OVER, turn=None, winner=event.side, barred_claims=frozenset())
