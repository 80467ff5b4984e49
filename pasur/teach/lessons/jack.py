"""Lesson 5: a jack takes every number card and every jack at once; kings and queens stay."""

from __future__ import annotations

from pasur.engine import Play
from pasur.i18n import mark
from pasur.teach.model import Lesson, Marks, Plays, Position, Step, refused, right, weak

LESSON = Lesson(
    title=mark("The jack sweeps"),
    aim=mark("A jack takes every number card and every jack at once; kings and queens stay."),
    steps=(
        Step(
            "5a",
            mark("The fisherman's net: a jack takes all numbers at once. Throw it."),
            mark("Two, five and eight are yours. King and queen slip through."),
            Plays(
                Position("JD", "2C 8H KS 5D QC"),
                right=(right("JD x 2C 5D 8H"),),
                refused=(
                    refused("JD x KS", mark("A king slips through the net.")),
                    refused("JD x 2C", mark("A jack does not choose: it takes all it can.")),
                ),
            ),
        ),
        Step(
            "5b",
            mark("Only a king and a queen. What can your jack do?"),
            mark("Nothing: it lies down and waits for the next jack, yours or theirs."),
            Plays(
                Position("JC", "KH QS"),
                right=(right("JC"),),
                refused=(refused("JC x KH", mark("Only a king takes a king.")),),
            ),
        ),
        Step(
            "5c",
            mark("A jack is lying there. Only one kind of card can fetch it."),
            mark("Two jacks, two points, and one of them a club."),
            Plays(
                Position("JH 5S", "JC KH QS 6D"),
                right=(right("JH x JC 6D"),),
                weak=(weak("5S x 6D", mark("Eleven, but the jack is left to the other player.")),),
                refused=(refused("5S x JC", mark("Jacks have no number.")),),
            ),
        ),
        Step(
            "5p",
            mark("Before you throw it: tap every card that will go."),
            mark("Four cards in one throw. Only the king stayed."),
            Marks(Position("JC", "9D AS KC JS 3H"), then=Play.parse("JC x 3H 9D AS JS")),
            proof=True,
        ),
    ),
)
