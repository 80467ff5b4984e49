"""Lesson 10: no surs in the last hand, and whoever captures last takes what is left."""

from __future__ import annotations

from pasur.i18n import mark
from pasur.teach.lessons.real import after
from pasur.teach.model import Lesson, Plays, Position, Step, right, weak

LESSON = Lesson(
    title=mark("The last hand"),
    aim=mark("In the last hand there are no surs, and whoever captures last takes what is left."),
    steps=(
        Step(
            "10a",
            mark(
                'Dealer\'s call: "dast-e âkhar", last hand! You hold one sur. '
                "You can empty the table."
            ),
            mark("Taken, but no sur: in the last hand emptying earns nothing extra."),
            Plays(
                after(43),
                right=(right("2C x 5C 4H", "8D"),),
                weak=(
                    weak("5D", mark("You opened a ten for the ace."), "AD x 5C 5D"),
                    weak(
                        "9C",
                        mark("Two points and two clubs wait on the table. Take them now."),
                        "8D",
                    ),
                ),
            ),
        ),
        Step(
            "10b",
            mark("Nothing to take. Who captured last?"),
            mark("You did. Keep that in mind for the cards now gathering."),
            Plays(after(45), right=(right("5D", "AD"), right("9C", "AD"))),
            follows=True,
        ),
        Step(
            "10c",
            mark("The very last card of the round. Lay it, and watch."),
            mark(
                "Everything left goes to the last one who captured: you. "
                "An ace among it. No sur for this, ever."
            ),
            Plays(after(47), right=(right("9C"), right("5D"))),
            follows=True,
        ),
        Step(
            "10p",
            mark("Last hand, they captured last, three points on the table. What first?"),
            mark("You captured last: ten, five and your king end in your pile."),
            Plays(
                Position("5S KD", "TD 6H", deal=6, their_hand="5H QS"),
                right=(right("5S x 6H", "5H"),),
                weak=(
                    weak(
                        "KD",
                        mark("They capture last, and the ten of diamonds goes with it."),
                        "5H x 6H",
                    ),
                ),
            ),
            proof=True,
        ),
        Step(
            "10q",
            mark("Now lay the king, and see where the rest goes."),
            mark("To you: four cards, three points among them."),
            Plays(
                Position("5S KD", "TD 6H", deal=6, their_hand="5H QS", then=("5S x 6H", "5H")),
                right=(right("KD", "QS"),),
            ),
            proof=True,
            follows=True,
        ),
    ),
)
