"""Lesson 2: several table cards together, but always exactly one set that makes eleven."""

from __future__ import annotations

from pasur.i18n import mark
from pasur.teach.model import Lesson, Marks, Plays, Position, Step, refused, right, weak

LESSON = Lesson(
    title=mark("More than one card"),
    aim=mark("Several table cards may go together, if with yours they make exactly eleven."),
    steps=(
        Step(
            "2a",
            mark("Look for two cards that reach eleven with your 3. Tap them, then play."),
            mark("6 + 2 + 3. As many cards as you like, if they add up."),
            Plays(
                Position("3S", "6D 2C 9H"),
                right=(right("3S x 2C 6D"),),
                refused=(
                    refused("3S", mark("Two cards here go with your 3, so it takes them.")),
                    refused("3S x 9H", mark("Three and nine are twelve: too much.")),
                    refused("3S x 6D", mark("Nine, not yet eleven.")),
                ),
            ),
        ),
        Step(
            "2b",
            mark(
                "Your 7 can take the 4, or both twos. Not all three: one card, one eleven. "
                "You choose."
            ),
            mark("Good: the two of clubs alone is worth two points."),
            Plays(
                Position("7C", "4S 2C 2D"),
                right=(right("7C x 2C 2D"),),
                weak=(
                    weak(
                        "7C x 4S",
                        mark(
                            "Allowed, but {2C} is worth two points and stays for the next player."
                        ),
                    ),
                ),
                refused=(
                    refused("7C x 2C 2D 4S", mark("All three and your 7 make fifteen.")),
                    refused("7C x 2C", mark("Nine, not yet eleven.")),
                ),
            ),
        ),
        Step(
            "2c",
            mark("Three cards go with this 3. Which?"),
            mark("4 + 2 + 2 + 3. Adding the ace would make twelve, so the ace stays."),
            Plays(
                Position("3C", "AH 2C 2D 4S TH"),
                right=(right("3C x 2C 2D 4S"),),
                refused=(
                    refused(
                        "3C x AH 2C 2D 4S", mark("With both twos and the ace it is one too many.")
                    ),
                    refused("3C x AH 2C 4S", mark("That is ten, one short.")),
                ),
            ),
        ),
        Step(
            "2d",
            mark("A feast. How many cards can one 3 take?"),
            mark("Six, the most any number card can ever take."),
            Plays(
                Position("3H", "AC AD AH AS 2C 2D KD"),
                right=(right("3H x AC 2C AD 2D AH AS"),),
                refused=(
                    refused("3H x 2C 2D", mark("Count on: you are not at eleven yet.")),
                    refused("3H x AC AD AH AS", mark("Count on: you are not at eleven yet.")),
                ),
            ),
        ),
        Step(
            "2p",
            mark("Show me every eleven: two for the 8, two for the 5."),
            mark("All four. A card may have many ways to eleven; you pick one."),
            Marks(Position("8C 5C", "5D 3S AH 2H KC")),
            proof=True,
        ),
    ),
)
