"""Lesson 15: a whole round against the easy computer player."""

from __future__ import annotations

from typing import Final

from pasur.engine import Buried, PreparedDeck, Source, parse_card
from pasur.i18n import mark
from pasur.teach.model import Asks, Dealt, Lesson, Plays, Step, WholeRound, cards, right, weak
from pasur.teach.questions import Guess

_DECK: Final = (
    "TH 3H KH 7S KD TC QD 6H 7D 4C 9C 3S JH 8D QH AC 6C 4H JC JD 2S 3C 6D 2D 8H 5C "
    "KC 7C 5H 9S 2C AD 3D 4D TS TD 8S QS 9H 2H 9D 4S AH AS KS 7H JS QC 5S 8C 6S 5D"
)
_DEALER: Final = 1
_STANDS = mark("That stands: a real round teaches by itself.")

LESSON = Lesson(
    title=mark("Your first round"),
    aim=mark("Play a whole round, helped only when asked or when much is at stake."),
    steps=(
        Step(
            "15.1",
            mark(
                "A real round. Press H for a thought, U to take back. Nobody is counting your time."
            ),
            mark("Eleven, and a club. You need no more help than that."),
            WholeRound(
                PreparedDeck(
                    cards(_DECK),
                    (Buried(cards("7D 4C 9C JS"), parse_card("JS"), parse_card("3S")),),
                    Source("first round").bytes(10).hex(),
                ),
                dealer=_DEALER,
                opening=Plays(
                    Dealt(_DECK, _DEALER),
                    right=(right("7S x 4C"),),
                    weak=(weak("TH", _STANDS), weak("3H", _STANDS), weak("KH", _STANDS)),
                ),
            ),
            proof=True,
        ),
        Step(
            "15p",
            mark("How many points did you make? Guess first."),
            mark("Within two: you are ready for the table. Khosh âmadid!"),
            Asks(
                Guess(
                    2,
                    mark("More than two off. Lesson 11 shows once more how a pile is counted."),
                )
            ),
            proof=True,
        ),
    ),
)
