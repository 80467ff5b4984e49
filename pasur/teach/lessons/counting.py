"""Lesson 11: counting two piles; every round adds up to 20 plus the surs."""

from __future__ import annotations

from pasur.i18n import mark
from pasur.teach.lessons.real import MINE, PLAYS, after
from pasur.teach.model import Asks, Lesson, Step, mask
from pasur.teach.position import table
from pasur.teach.questions import Count, Sort

_ROUND = table(after(len(PLAYS))).round
assert _ROUND is not None
_PILES = (_ROUND.piles[MINE], _ROUND.piles[1 - MINE])
_SURS = (_ROUND.surs[MINE], _ROUND.surs[1 - MINE])

_OTHER_MINE = mask("2C 4C 7C 8C AD 3D 4D 5D 8D TD AH 3H 6H 7H 8H TH KH AS 3S 4S 6S 7S 8S JS KS")
_OTHER_THEIRS = mask(
    "AC 3C 5C 6C 9C TC JC QC KC 2D 6D 7D 9D JD QD KD 2H 4H 5H 9H JH QH 2S 5S 9S TS QS"
)

_RIGHT_RANK = mark("Right rank, wrong suit.")
_NOTHING_HERE = mark("That card scores nothing here.")

LESSON = Lesson(
    title=mark("Counting a round"),
    aim=mark("Count two piles, and see that every round adds up to 20 plus the surs."),
    steps=(
        Step(
            "11a",
            mark("Drag every club to the club rack. Yours, then theirs."),
            mark("Six against seven. Seven points to them; second place gets nothing."),
            Asks(Sort(_PILES, ("clubs",), _RIGHT_RANK, mark("Only clubs go here."))),
        ),
        Step(
            "11b",
            mark("Now the jewels: drag them into their slots."),
            mark(
                "Yours: {TD} three, {2C} two, two aces, one jack: eight. "
                "Theirs: two aces, three jacks: five. A club ace counts twice."
            ),
            Asks(Sort(_PILES, ("ten", "two", "aces", "jacks"), _RIGHT_RANK, _NOTHING_HERE)),
        ),
        Step(
            "11c",
            mark("Clubs 0, jewels 8, your sur 5. Theirs: 7 and 5. Who has how many?"),
            mark(
                "13 to 12. Together 25: twenty in every round, plus five for each sur held. "
                "Match: first to 62."
            ),
            Asks(Count(_PILES, _SURS)),
        ),
        Step(
            "11p",
            mark("Count both piles alone. You hold two surs."),
            mark("19 and 11: together thirty, twenty plus two surs."),
            Asks(Count((_OTHER_MINE, _OTHER_THEIRS), (2, 0))),
            proof=True,
        ),
    ),
)
