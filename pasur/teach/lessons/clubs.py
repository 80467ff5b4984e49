"""Lesson 12: the seven points go to most clubs, so the seventh club decides."""

from __future__ import annotations

from pasur.i18n import mark
from pasur.teach.model import Lesson, Plays, Position, Step, right, weak

LESSON = Lesson(
    title=mark("Seven clubs"),
    aim=mark("The seven points go to most clubs: the seventh club decides, whichever it is."),
    steps=(
        Step(
            "12a",
            mark('"Haft khâj" means seven clubs. Does that make the {7C} special? Capture well.'),
            mark(
                "No: it is one club like any other. Two clubs beat one, and {2C} adds two points."
            ),
            Plays(
                Position("4D 9H", "7C 5C 2C KD"),
                right=(right("4D x 2C 5C"),),
                weak=(
                    weak(
                        "4D x 7C",
                        mark("A popular mistake: the {7C} itself earns nothing. Take two clubs."),
                    ),
                    weak("9H x 2C", mark("{2C} is good, but that is one club instead of two.")),
                ),
            ),
        ),
        Step(
            "12b",
            mark("Six clubs each; one is still out, right there."),
            mark(
                "Seventh club: seven points for you, none for them. "
                "Let them have the ten of diamonds: three."
            ),
            Plays(
                Position(
                    "6H AS",
                    "5C TD QH",
                    mine="2C 3C 4C 7C 9C KC",
                    theirs="AC 6C 8C TC JC QC",
                    their_hand="AD 6S",
                ),
                right=(right("6H x 5C", "AD x TD"),),
                weak=(
                    weak(
                        "AS x TD",
                        mark("Three points and your ace, but the clubs are a swing of fourteen."),
                        "6S x 5C",
                    ),
                ),
            ),
        ),
        Step(
            "12p",
            mark("You have five clubs, they six. Decide the race with one card."),
            mark("Seven. With more than two sides a tie can happen: then nobody gets the seven."),
            Plays(
                Position(
                    "JD 8S 3D",
                    "3C 3H 8C JS",
                    mine="AC 2C 4C 5C 6C",
                    theirs="7C 9C TC JC QC KC",
                ),
                right=(right("JD x 3C 8C 3H JS"),),
                weak=(
                    weak("8S x 3C", mark("One club at a time leaves the other to them.")),
                    weak("8S x 3H", mark("{3H} is no club.")),
                    weak("3D x 8C", mark("One club at a time leaves the other to them.")),
                ),
            ),
            proof=True,
        ),
    ),
)
