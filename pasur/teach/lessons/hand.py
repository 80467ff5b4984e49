"""Lesson 14: the first hand of a real round, with every rule in it recognised."""

from __future__ import annotations

from typing import Final

from pasur.i18n import mark
from pasur.teach.model import Asks, Dealt, Lesson, Plays, Step, right, weak
from pasur.teach.questions import NameTags

_DECK: Final = "7H AC JD 5S 2C KH 5C 6D 4C 9D 3H KS"

PLAYS: Final = (
    "7H x 4C",
    "2C x 9D",
    "AC",
    "KH x KS",
    "JD x AC 3H",
    "5C",
    "5S",
    "6D x 5C",
)
"""The plays of the hand, in order."""


def _after(plays: int, seat: int = 0) -> Dealt:
    return Dealt(_DECK, dealer=1, seat=seat, then=PLAYS[:plays])


LESSON = Lesson(
    title=mark("One hand from first to last card"),
    aim=mark("Play the first hand of a real round and recognise every rule in it."),
    steps=(
        Step(
            "14.1",
            mark("Your lead. Where is an eleven?"),
            mark("A club to start with. They answer 2 + 9, and the two of clubs is theirs."),
            Plays(
                _after(0),
                right=(right("7H x 4C", "2C x 9D"),),
                weak=(
                    weak(
                        "JD x 4C 3H 9D",
                        mark("Quite as good, three at once. This story keeps the net for later."),
                    ),
                    weak("5S", mark("Quiet, but {4C} stays for any seven.")),
                    weak("AC", mark("An ace for nothing.")),
                ),
            ),
        ),
        Step(
            "14.3",
            mark(
                "Your jack could take the 3, but need not. "
                "The player in this story gambles and lays the ace."
            ),
            mark("A ten, a seven or a jack would have taken it. They had none: king takes king."),
            Plays(
                _after(2),
                right=(right("AC", "KH x KS"),),
                weak=(
                    weak(
                        "JD x 3H",
                        mark("Sounder than the story. Follow it and see what the jack sweeps."),
                    ),
                    weak(
                        "5S",
                        mark("Sounder than the story. Follow it and see what the jack sweeps."),
                    ),
                ),
            ),
            follows=True,
        ),
        Step(
            "14.5",
            mark("Now the net."),
            mark(
                "Ace and club home, jack a point. The table is bare, but a jack makes no sur. "
                "They must lay a card."
            ),
            Plays(
                _after(4),
                right=(right("JD x AC 3H", "5C"),),
                weak=(
                    weak(
                        "5S",
                        mark("Nine on the table: a two empties it for five, your ace with it."),
                    ),
                ),
            ),
            follows=True,
        ),
        Step(
            "14.7",
            mark("Your last card of this hand. Five and five is ten."),
            mark("It stays. Two fives now lie side by side."),
            Plays(_after(6), right=(right("5S"),)),
            follows=True,
        ),
        Step(
            "14.8",
            mark("They hold one card, a six. In their place: which five?"),
            mark(
                "The club, and that is what they take. "
                "End of the hand: four new cards each, and on it goes."
            ),
            Plays(
                _after(7, seat=1),
                right=(right("6D x 5C"),),
                weak=(weak("6D x 5S", mark("A spade counts for nothing, a club does.")),),
            ),
            follows=True,
        ),
        Step(
            "14p",
            mark("The eight plays once more. Pin each name to its play."),
            mark("You know every rule of the table. A whole round comes next."),
            Asks(
                NameTags(
                    (
                        mark("Eleven"),
                        mark("Eleven with a club"),
                        mark("Laid down by choice"),
                        mark("King takes king"),
                        mark("Jack's sweep, no sur"),
                        mark("Bare table"),
                        mark("No eleven"),
                        mark("Twins"),
                    ),
                    mark("Look at the table before and after this play."),
                    enough=6,
                ),
                _after(0),
            ),
            proof=True,
        ),
    ),
)
