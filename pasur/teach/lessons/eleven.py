"""Lesson 1: a card captures by making eleven, and otherwise stays on the table."""

from __future__ import annotations

from pasur.i18n import mark
from pasur.teach.model import Lesson, Plays, Position, Step, refused, right, weak

_FOUND = mark("This one found its partner: {sum}. Look for the lonely card.")

LESSON = Lesson(
    title=mark("Seven and four"),
    aim=mark("A card captures by making eleven, and otherwise stays on the table."),
    steps=(
        Step(
            "1a",
            mark("Seven and four make eleven. Drag your 7 onto the 4."),
            mark("Eleven! You captured the 4: both cards go face down to your pile."),
            Plays(
                Position("7H", "4S KD"),
                right=(right("7H x 4S"),),
                refused=(
                    refused("7H", mark("This card can take the 4, so it does.")),
                    refused("7H x KD", mark("Kings have no number.")),
                ),
            ),
        ),
        Step(
            "1b",
            mark(
                "Three of your cards make eleven here. One makes none. Lay that one on the table."
            ),
            mark("It stays there, open to everyone. Players call that trailing a card."),
            Plays(
                Position("5D 2H 7S TS", "9C 6H 4D QS"),
                right=(right("TS"),),
                weak=(
                    weak("5D x 6H", _FOUND),
                    weak("2H x 9C", _FOUND),
                    weak("7S x 4D", _FOUND),
                ),
            ),
        ),
        Step(
            "1c",
            mark("An ace counts one. Which card on the table does it want?"),
            mark("Ten and one. Aces are worth a point each at the end."),
            Plays(
                Position("AH QD", "TC 5H KS"),
                right=(right("AH x TC"),),
                weak=(
                    weak(
                        "QD",
                        mark("Allowed, but a queen finds no queen here: it only feeds the table."),
                    ),
                ),
                refused=(refused("AH x 5H", mark("One and five are six, not eleven.")),),
            ),
        ),
        Step(
            "1p",
            mark("Make three elevens in a row. Nobody interrupts you."),
            mark("Three elevens, six cards on your pile. The king waits for another king."),
            Plays(
                Position("3C 6D TD KH", "8H 5S AC QD"),
                right=(right("3C x 8H"), right("6D x 5S"), right("TD x AC")),
                weak=(
                    weak(
                        "KH",
                        mark("Allowed, but your number cards still have partners waiting."),
                    ),
                ),
                turns=3,
            ),
            proof=True,
        ),
    ),
)
