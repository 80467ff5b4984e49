"""Lesson 13: before you lay a card, ask which single card would empty the table."""

from __future__ import annotations

from pasur.i18n import mark
from pasur.teach.model import Lesson, Plays, Position, Step, right, weak

LESSON = Lesson(
    title=mark("Thinking one card ahead"),
    aim=mark("Before you lay a card, ask which single card would empty the table."),
    steps=(
        Step(
            "13a",
            mark("Neither card captures. Which one is safer to leave?"),
            mark(
                "Table at seventeen: no number card can empty it. "
                "With the 2 it was nine, a gift to any two."
            ),
            Plays(
                Position("2S TH", "3H 4S", their_hand="2H"),
                right=(right("TH", "2H"),),
                weak=(
                    weak(
                        "2S",
                        mark(
                            "Nine on the table. Bring it to eleven or more; high cards do it best."
                        ),
                        "2H x 2S 3H 4S sur",
                    ),
                ),
            ),
        ),
        Step(
            "13b",
            mark("Lay the king or the 3?"),
            mark(
                "A king is a lock: beside another card, nothing clears both. "
                "The 3 would have made seven, one four away from sur."
            ),
            Plays(
                Position("KD 3H", "4S", their_hand="4D"),
                right=(right("KD", "4D"),),
                weak=(
                    weak(
                        "3H",
                        mark("A king or queen in company blocks every sur."),
                        "4D x 3H 4S sur",
                    ),
                ),
            ),
        ),
        Step(
            "13c",
            mark("Bare table. All four threes are already in the piles; no five has been seen."),
            mark("The 8 is safe: only a three could take it, and none is left."),
            Plays(
                Position("8D 6S", mine="3C 3D", theirs="3H 3S", their_hand="5D", away="5C 5H 5S"),
                right=(right("8D", "5D"),),
                weak=(
                    weak(
                        "6S",
                        mark("Count the rank that completes eleven: no more of them, no danger."),
                        "5D x 6S sur",
                    ),
                ),
            ),
        ),
        Step(
            "13d",
            mark(
                "Last hand: fifty cards are accounted for, so the two unseen ones are theirs, "
                "both fives. Lay which?"
            ),
            mark("The 9. Now your 6 takes whatever five they lay, and you capture last."),
            Plays(
                Position("9H 6S", "QH TD", deal=6, their_hand="5H 5D"),
                right=(right("9H", "5H"),),
                weak=(
                    weak(
                        "6S",
                        mark("They take it and capture last: queen and {TD} follow."),
                        "5H x 6S",
                    ),
                ),
            ),
        ),
        Step(
            "13e",
            mark("And now, jack or 5?"),
            mark(
                "Jack: an ace, a club, and they must lay a card on a bare table, "
                "where your next card may make the sur."
            ),
            Plays(
                Position("JD 5H", "AC 3S", their_hand="2H"),
                right=(right("JD x AC 3S", "2H"),),
                weak=(
                    weak(
                        "5H",
                        mark("Nine on the table: any two empties it, ace included."),
                        "2H x AC 5H 3S sur",
                    ),
                ),
            ),
        ),
        Step(
            "13p",
            mark("Two tables, your choice each time. First this one."),
            mark("The queen is the lock."),
            Plays(
                Position("QH 4S", "6D", their_hand="AD"),
                right=(right("QH", "AD"),),
                weak=(weak("4S", mark("Ten on the table: any ace clears it."), "AD x 4S 6D sur"),),
            ),
            proof=True,
        ),
        Step(
            "13q",
            mark("Now this one. All four twos are gone."),
            mark("Only a two could take the 9, and there is none."),
            Plays(
                Position("TD 9S", mine="2C 2D", theirs="2H 2S", their_hand="AH"),
                right=(right("9S", "AH"),),
                weak=(
                    weak(
                        "TD",
                        mark("That hands three points and a sur to any ace."),
                        "AH x TD sur",
                    ),
                ),
            ),
            proof=True,
        ),
    ),
)
