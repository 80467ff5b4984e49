"""Lesson 9: your sur first strikes out one of theirs; only one player holds surs at a time."""

from __future__ import annotations

from pasur.i18n import mark
from pasur.teach.model import Asks, Lesson, Plays, Position, Step, right, weak
from pasur.teach.questions import HoldSurs

_STANDING = mark("Their five points stay standing.")
_SLIPPED = mark("The second half of the swing slips away.")
_BOTH = mark("Never both: a sur is either added, or used to strike one out.")
_SPENT = mark("Yours was spent on striking theirs out.")
_OTHER = mark("Go from first to last: each sur takes one from the other side while it can.")

LESSON = Lesson(
    title=mark("Sur against sur"),
    aim=mark("Your sur first strikes out one of theirs; only one player holds surs at a time."),
    steps=(
        Step(
            "9a",
            mark("They hold a sur: see the face-up card on their pile. Empty the table."),
            mark("No marker for you, but theirs turns face down. You took back five points."),
            Plays(
                Position("3C 4H 9S KD", "5D 3H", their_hand="7S", surs=(0, 1)),
                right=(right("3C x 3H 5D sur", "7S"),),
                weak=(weak("4H", _STANDING), weak("9S", _STANDING), weak("KD", _STANDING)),
            ),
        ),
        Step(
            "9b",
            mark("A bare table made them lay this 7. Again!"),
            mark(
                "Now the marker is yours. Two surs in two turns: "
                "from five behind to five ahead. Ten points."
            ),
            Plays(
                Position(
                    "3C 4H 9S KD",
                    "5D 3H",
                    their_hand="7S",
                    surs=(0, 1),
                    then=("3C x 3H 5D", "7S"),
                ),
                right=(right("4H x 7S sur"),),
                weak=(weak("9S", _SLIPPED), weak("KD", _SLIPPED)),
            ),
            follows=True,
        ),
        Step(
            "9c",
            mark("Surs happened in this order. Who holds how many now?"),
            mark("Each sur takes one from the other side while there is one to take."),
            Asks(HoldSurs(((0, 1, 0), (0, 0, 1), (1, 1, 0)), _BOTH, _SPENT, _OTHER)),
        ),
        Step(
            "9p",
            mark("Play, then say: how many surs do you hold now, and they?"),
            mark("Their marker turns down."),
            Plays(
                Position("QS 6H 2D", "QD", surs=(0, 1)),
                right=(right("QS x QD sur"),),
                weak=(
                    weak("6H", mark("Their marker still lies there.")),
                    weak("2D", mark("Their marker still lies there.")),
                ),
            ),
            proof=True,
        ),
        Step(
            "9q",
            mark("And now: how many surs do you hold, and they?"),
            mark("None and none. Yours struck theirs out."),
            Asks(
                HoldSurs(((1, 0),), _BOTH, _SPENT, _OTHER),
                Position("QS 6H 2D", "QD", surs=(0, 1), then=("QS x QD",)),
            ),
            proof=True,
            follows=True,
        ),
    ),
)
