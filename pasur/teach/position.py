"""From the start of a step to a state of the engine with all fifty-two cards in their places."""

from __future__ import annotations

from functools import cache
from typing import Final

from pasur.engine import (
    ACES,
    CLUBS,
    JACKS,
    NUMBERS,
    PACK,
    TEN_OF_DIAMONDS,
    Card,
    MatchState,
    Pack,
    Phase,
    Play,
    PoolVerdict,
    PreparedDeck,
    RoundState,
    Rules,
    Source,
    judge_pool,
    mask_of,
    play,
    preset,
    start_match,
    start_round,
)
from pasur.teach.model import Dealt, Position, Start, cards

LESSON_RULES: Final[Rules] = preset("guide", 2)
DEALER: Final = 1

_SCORING: Final = ACES | JACKS | 1 << TEN_OF_DIAMONDS


class ImpossibleStart(ValueError):
    """A start that no round could come to; the text says why."""


@cache
def table(start: Start) -> MatchState:
    """The match at ``start``.

    Raises ImpossibleStart when cards are missing or there twice, and IllegalPlay for a play of
    ``then`` that the rules refuse.
    """
    state = _middle(start) if isinstance(start, Position) else _from_deck(start)
    for text in start.then:
        turn = state.turn
        if turn is None:
            raise ImpossibleStart(f"the round is over before {text}")
        state, _ = play(state, turn, Play.parse(text))
    return state


def _from_deck(start: Dealt) -> MatchState:
    state = start_match(LESSON_RULES, start.dealer)
    return start_round(state, whole_deck(start.deck))[0]


def whole_deck(text: str) -> PreparedDeck:
    """The deck that begins with the cards of ``text``; the others follow in a fixed order."""
    first = cards(text)
    rest = _quiet_first(set(PACK) - set(first))
    return PreparedDeck((*first, *rest))


def _quiet_first(among: set[Card]) -> list[Card]:
    """``among`` in a fixed random order: what scores nothing first, clubs last."""
    order = sorted(among)
    Source("lesson").shuffle(order)
    order.sort(key=lambda card: (CLUBS >> card & 1, _SCORING >> card & 1))
    return order


def _middle(start: Position) -> MatchState:
    hand, pool = cards(start.hand), cards(start.pool)
    theirs_in_hand, mine, theirs = map(cards, (start.their_hand, start.mine, start.theirs))
    named = (*hand, *pool, *theirs_in_hand, *mine, *theirs, *cards(start.away))
    if len(set(named)) != len(named):
        raise ImpossibleStart("a card is there twice")
    free = _quiet_first(set(PACK) - set(named))
    their_count = len(hand) - (1 if start.seat == DEALER else 0)
    their_hand = (*theirs_in_hand, *_take_last(free, their_count - len(theirs_in_hand)))
    gone = 4 + 8 * start.deal - len(hand) - len(their_hand) - len(pool)
    filling = free[: gone - len(mine) - len(theirs)]
    if len(filling) != gone - len(mine) - len(theirs):
        raise ImpossibleStart("the piles would hold another number of cards")
    del free[: len(filling)]
    half = max(0, min(len(filling), (gone + 1) // 2 - len(mine)))
    piles = ((*mine, *filling[:half]), (*theirs, *filling[half:]))
    hands = (hand, their_hand)
    stock = (*free, *cards(start.away)) if start.deal < 6 else ()
    return _state(start, hands, pool, piles, stock)


def _take_last(free: list[Card], count: int) -> list[Card]:
    if count < 0:
        raise ImpossibleStart("the other hand has too many cards")
    taken = free[len(free) - count :]
    del free[len(free) - count :]
    return taken


def _by_seat(start: Position, pair: tuple[tuple[Card, ...], ...]) -> tuple[tuple[Card, ...], ...]:
    """What belongs to the learner and to the other side, by seat."""
    return pair if start.seat == 0 else (pair[1], pair[0])


def _state(
    start: Position,
    hands: tuple[tuple[Card, ...], ...],
    pool: tuple[Card, ...],
    piles: tuple[tuple[Card, ...], ...],
    stock: tuple[Card, ...],
) -> MatchState:
    hands, piles = _by_seat(start, hands), _by_seat(start, piles)
    surs = start.surs if start.seat == 0 else (start.surs[1], start.surs[0])
    markers = tuple(_markers(pile, held) for pile, held in zip(piles, surs, strict=True))
    played = (*pool, *piles[0], *piles[1])
    round_ = RoundState(
        pack=Pack(_deck(hands, played, stock)),
        deal=start.deal,
        turn=start.seat,
        hands=tuple(map(mask_of, hands)),
        pool=mask_of(pool),
        piles=tuple(map(mask_of, piles)),
        markers=markers,
        last=start.seat if start.last else 1 - start.seat,
        plays=(),
        claims=(),
    )
    return MatchState(LESSON_RULES, (0, 0), 1, DEALER, Phase.PLAYING, round_)


def _markers(pile: tuple[Card, ...], count: int) -> tuple[Card, ...]:
    """Number cards of ``pile`` that lie face up, one for each sur."""
    return tuple([card for card in pile if NUMBERS >> card & 1][:count])


def _deck(
    hands: tuple[tuple[Card, ...], ...],
    played: tuple[Card, ...],
    stock: tuple[Card, ...],
) -> tuple[Card, ...]:
    """A deck from which these hands are dealt in ``deal``, with a fair first pool."""
    before = list(played)
    batches = []
    for hand in hands:
        missing = 4 - len(hand)
        batches.append((*hand, *before[:missing]))
        del before[:missing]
    pool = _fair_four(before)
    early = [card for card in before if card not in pool]
    return (*early[:8], *pool, *early[8:], *batches[0], *batches[1], *stock)


def _fair_four(among: list[Card]) -> tuple[Card, ...]:
    """Four of ``among`` that the rules accept as a first pool."""
    for first in range(len(among) - 3):
        pool = tuple(among[first : first + 4])
        if judge_pool(pool) is PoolVerdict.FAIR:
            return pool
    raise ImpossibleStart("no four of these cards are a fair first pool")
