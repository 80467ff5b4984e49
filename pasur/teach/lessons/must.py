"""Lesson 7: a card that can capture must capture, but nobody must choose that card."""

from __future__ import annotations

from pasur.engine import Play
from pasur.i18n import mark
from pasur.teach.model import Lesson, Plays, Position, Step, Tries, refused, right, weak

_ALLOWED = mark("Allowed. The question was whether you have to.")
_WANTS = mark("That one found a partner. Which card wants something that is not here?")

LESSON = Lesson(
    title=mark("Must and may"),
    aim=mark("A card that can capture must capture, but nobody must choose that card."),
    steps=(
        Step(
            "7a",
            mark("Try to leave your 7 on the table without taking anything."),
            mark("Refused: 7 takes 4, it may not lie idle."),
            Tries(
                Position("7H 8D TS", "4C KS 9D"),
                Play.parse("7H"),
                mark("First try what is forbidden: lay the 7 on a free place."),
            ),
        ),
        Step(
            "7a2",
            mark("But another card may stay on the table. Play one."),
            mark("No card was refused: this one had nothing to take."),
            Plays(
                Position("7H 8D TS", "4C KS 9D"),
                right=(right("8D"), right("TS")),
                weak=(weak("7H x 4C", mark("Allowed, and often good. Here find the other door.")),),
                refused=(refused("7H", mark("The 7 takes the 4. Try another card.")),),
            ),
            follows=True,
        ),
        Step(
            "7b",
            mark(
                "Three of these must capture if played. Do you have to play one of them? Show me."
            ),
            mark("Right: the duty belongs to the card, the choice to you."),
            Plays(
                Position("2C 5H JH KD", "9S QH 6C"),
                right=(right("KD"),),
                weak=(
                    weak("2C x 9S", _ALLOWED),
                    weak("5H x 6C", _ALLOWED),
                    weak("JH x 6C 9S", _ALLOWED),
                ),
            ),
        ),
        Step(
            "7c",
            mark("And now? Try to take nothing."),
            mark(
                "Every card you hold can capture, so this turn a capture it is. "
                "Which one is still up to you."
            ),
            Plays(
                Position("2C 5H", "9S 6C QH"),
                right=(right("2C x 9S"), right("5H x 6C")),
                refused=(
                    refused("2C", mark("This card can take the 9, so it must.")),
                    refused("5H", mark("This card can take the 6, so it must.")),
                ),
            ),
        ),
        Step(
            "7p",
            mark("Play without capturing anything."),
            mark("The 9 wants a 2, and there is none."),
            Plays(
                Position("8H 3H 9H QC", "3C 8S QD"),
                right=(right("9H"),),
                weak=(
                    weak("8H x 3C", _WANTS),
                    weak("3H x 8S", _WANTS),
                    weak("QC x QD", _WANTS),
                ),
            ),
            proof=True,
        ),
    ),
)
