"""Lesson 4: a king takes one king, a queen one queen; they never add."""

from __future__ import annotations

from pasur.i18n import mark
from pasur.teach.model import Lesson, Plays, Position, Step, refused, right, weak

_NO_CLUB = mark("Well captured, but there is no club in it.")

LESSON = Lesson(
    title=mark("Kings and queens"),
    aim=mark("A king takes one king, a queen one queen; they never add."),
    steps=(
        Step(
            "4a",
            mark("Kings and queens have no number. A king takes a king."),
            mark("And a queen takes a queen. Nothing else here interests them."),
            Plays(
                Position("KH", "KS 7D QH"),
                right=(right("KH x KS"),),
                refused=(
                    refused("KH x QH", mark("A queen goes only with a queen.")),
                    refused("KH x 7D", mark("Kings are not counted, so nothing adds up.")),
                ),
            ),
        ),
        Step(
            "4b",
            mark("Play your king: it takes one of the two. Which one is worth more?"),
            mark("The king of clubs. It counts toward the seven club points."),
            Plays(
                Position("KD QS", "KC KS 7D QH"),
                right=(right("KD x KC"),),
                weak=(
                    weak("KD x KS", mark("Same move, but no club.")),
                    weak("QS x QH", mark("Fair, but not the king you were asked for.")),
                ),
                refused=(refused("KD x KC KS", mark("One king takes one king.")),),
            ),
        ),
        Step(
            "4p",
            mark("One play, and it should bring a club."),
            mark("Queen to queen, and a club."),
            Plays(
                Position("QS KS 8D", "QC QD KH 5S"),
                right=(right("QS x QC"),),
                weak=(
                    weak("QS x QD", _NO_CLUB),
                    weak("KS x KH", _NO_CLUB),
                    weak("8D", mark("The 8 needs a 3. There is none, so nothing is won.")),
                ),
            ),
            proof=True,
        ),
    ),
)
