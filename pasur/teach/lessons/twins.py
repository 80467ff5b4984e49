"""Lesson 3: two cards of one rank are two different cards; clubs are the ones to want."""

from __future__ import annotations

from pasur.i18n import mark
from pasur.teach.model import Lesson, Plays, Position, Step, refused, right, weak

_CLUB_LEFT = mark("The sum is right, but the club is still lying there.")

LESSON = Lesson(
    title=mark("Twins"),
    aim=mark("Two cards of one rank are two different cards, and clubs are the ones to want."),
    steps=(
        Step(
            "3a",
            mark("Two fives, one six. Take just one of them. Look at the suits."),
            mark("The club! Whoever gathers most of the thirteen clubs wins seven points."),
            Plays(
                Position("6D", "5C 5S 8D"),
                right=(right("6D x 5C"),),
                weak=(
                    weak(
                        "6D x 5S",
                        mark(
                            "Same sum, but a spade counts for nothing. The next six gets the club."
                        ),
                    ),
                ),
            ),
        ),
        Step(
            "3b",
            mark("Two tens for one ace. One of them is precious."),
            mark("The ten of diamonds: three points, the richest single card in the pack."),
            Plays(
                Position("AH", "TD TS 7H"),
                right=(right("AH x TD"),),
                weak=(
                    weak(
                        "AH x TS",
                        mark("Three points left lying: {TD} waits for the next ace or jack."),
                    ),
                ),
            ),
        ),
        Step(
            "3c",
            mark("The 8 takes the ace and a two. Which two?"),
            mark("Two of clubs: two points, and one club more."),
            Plays(
                Position("8H", "AH 2C 2D 9S"),
                right=(right("8H x AH 2C"),),
                weak=(
                    weak("8H x AH 2D", mark("Both twos look alike to the sum, not to the score.")),
                ),
                refused=(
                    refused("8H x 2C 2D", mark("Eight and two twos are twelve.")),
                    refused(
                        "8H x AH 2C 2D", mark("That is thirteen. The ace and one two will do.")
                    ),
                ),
            ),
        ),
        Step(
            "3p",
            mark("Four ways to capture. Choose one a club lover would choose."),
            mark("A club more on your pile."),
            Plays(
                Position("7S 4H", "4C 4D 3H KS"),
                right=(right("7S x 4C"), right("4H x 4C 3H")),
                weak=(weak("7S x 4D", _CLUB_LEFT), weak("4H x 4D 3H", _CLUB_LEFT)),
            ),
            proof=True,
        ),
    ),
)
