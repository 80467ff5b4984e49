"""Why a play or a claim is refused: one reason for each cause, and its sentence."""

from __future__ import annotations

import enum
from dataclasses import dataclass
from typing import Final

from pasur.engine.cards import KING, Card, card_text, cards_text, rank


class Reason(enum.Enum):
    """The causes of a refusal; each says which fields of `Refusal` tell more."""

    MATCH_OVER = "the match is over"
    NO_ROUND = "no round is in play"
    NO_SUCH_SEAT = "no such seat"
    NOT_YOUR_TURN = "another seat's turn: `expected`"
    NOT_IN_HAND = "the `card` is not in the hand"
    NOT_IN_POOL = "the `cards` are not in the pool"
    MUST_CAPTURE = "the `card` would be trailed but captures one of `choices`"
    NUMBERS_TAKE_NUMBERS = "a number `card` cannot take the `cards`, which are courts"
    WRONG_SUM = "the `card` and the `cards` sum to `number`, not to eleven"
    COURT_TAKES_ITS_RANK = "a king or queen `card` cannot take the `cards` of other ranks"
    COURT_TAKES_ONE = "a king or queen `card` takes one of its rank only, not the `cards`"
    COURT_TAKES_ALL = "a king or queen `card` takes all of its rank, which are `cards`"
    JACK_LEAVES_COURTS = "a jack `card` cannot take the `cards`, which are kings or queens"
    JACK_TAKES_ALL = "a jack `card` takes every number card and jack, which are `cards`"
    NO_POR_SHODAM = "por shodam is not played"
    CLAIM_SPENT = "the seat's side has claimed wrongly in this round: `side`"


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why ``seat`` was refused. Seats and sides count from 0; unused fields keep their defaults."""

    reason: Reason
    seat: int
    card: Card | None = None
    cards: tuple[Card, ...] = ()
    choices: tuple[tuple[Card, ...], ...] = ()
    number: int | None = None
    expected: int | None = None
    side: int | None = None


class IllegalPlay(ValueError):
    """Raised for a refused play or claim; ``refusal`` says why, and so does its text."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal_text(refusal))
        self.refusal = refusal

    def __reduce__(self) -> tuple[type[IllegalPlay], tuple[Refusal]]:
        return IllegalPlay, (self.refusal,)


def _alternatives(choices: tuple[tuple[Card, ...], ...]) -> str:
    if not choices:
        return ""
    shown = [cards_text(cards) for cards in choices[:6]]
    if len(choices) > 6:
        shown.append("other cards")
    return shown[0] if len(shown) == 1 else f"{', '.join(shown[:-1])} or {shown[-1]}"


_SENTENCES: Final[dict[Reason, str]] = {
    Reason.MATCH_OVER: "the match is over",
    Reason.NO_ROUND: "no round is in play",
    Reason.NO_SUCH_SEAT: "there is no seat {seat}",
    Reason.NOT_YOUR_TURN: "it is the turn of seat {expected}, not of seat {seat}",
    Reason.NOT_IN_HAND: "{card} is not in the hand of seat {seat}",
    Reason.NOT_IN_POOL: "not in the pool: {cards}",
    Reason.MUST_CAPTURE: (
        "{card} must capture {choices}: a card that can capture may not be trailed"
    ),
    Reason.NUMBERS_TAKE_NUMBERS: (
        "{card} cannot capture {cards}: a number card captures number cards only"
    ),
    Reason.WRONG_SUM: (
        "{card} with {cards} makes {number}: "
        "a number card captures one set which with it sums to 11"
    ),
    Reason.COURT_TAKES_ITS_RANK: (
        "{card} cannot capture {cards}: a {court} captures a {court} only"
    ),
    Reason.COURT_TAKES_ONE: ("{card} cannot capture {cards}: a {court} captures one {court} only"),
    Reason.COURT_TAKES_ALL: (
        "{card} must capture {cards}: here a {court} captures every {court} of the pool"
    ),
    Reason.JACK_LEAVES_COURTS: (
        "{card} cannot capture {cards}: kings and queens stay when a jack is played"
    ),
    Reason.JACK_TAKES_ALL: (
        "{card} must capture {cards}: a jack captures every number card and every jack of the pool"
    ),
    Reason.NO_POR_SHODAM: "por shodam is not played in this match",
    Reason.CLAIM_SPENT: ("side {side} has claimed wrongly and may not claim again in this round"),
}


def refusal_text(refusal: Refusal) -> str:
    """An English sentence, without a full stop, that gives the reason in the rules' words."""
    card = refusal.card
    return _SENTENCES[refusal.reason].format(
        seat=refusal.seat + 1,
        expected=(refusal.expected or 0) + 1,
        side=(refusal.side or 0) + 1,
        number=refusal.number,
        card="" if card is None else card_text(card),
        court="king" if card is not None and rank(card) == KING else "queen",
        cards=cards_text(refusal.cards),
        choices=_alternatives(refusal.choices),
    )
