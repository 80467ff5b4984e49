"""Lesson 6: how a round begins, and why a jack may not lie among the first four cards."""

from __future__ import annotations

from pasur.engine import parse_card
from pasur.i18n import mark
from pasur.teach.model import Asks, Lesson, Step, cards
from pasur.teach.questions import Choose, FairPool, TapCard

_AGAIN = mark("One jack is put back; two of them, or three of one picture, mean a new deal.")
_STAND = mark("Two kings or two queens may lie, and equal numbers are no trouble.")
_BURY = mark("One jack alone is put back into the pack. No new deal for that.")

LESSON = Lesson(
    title=mark("A fair start"),
    aim=mark("How a round begins, and why a jack may not lie in the first four cards."),
    steps=(
        Step(
            "6a",
            mark(
                "Each player gets four cards, four more lie open. "
                "One card here would spoil the start. Tap it."
            ),
            mark("The jack goes back into the pack; the next card replaces it."),
            Asks(
                TapCard(
                    cards("5H JS 9C KD"),
                    parse_card("JS"),
                    parse_card("3D"),
                    ideas={parse_card("KD"): mark("Kings may stay: a king can fetch one.")},
                    other=mark("Numbers may stay. Which card can only be fetched by a jack?"),
                )
            ),
        ),
        Step(
            "6b",
            mark("Two jacks at once. Bury them, or deal again?"),
            mark("Deal again: gather, shuffle, four new cards."),
            Asks(
                FairPool(
                    (cards("JH 4S JC 8D"),),
                    {"again": mark("One jack is put back. Two mean a new deal.")},
                )
            ),
        ),
        Step(
            "6c",
            mark("Three queens. Fair?"),
            mark(
                "No. One queen takes one, so two would lie stuck all round. "
                "Three of a kind among queens or kings: deal again."
            ),
            Asks(
                FairPool(
                    (cards("QH QD QS 5C"),),
                    {"again": mark("Each queen takes only one. Too many would lie here for long.")},
                )
            ),
        ),
        Step(
            "6d",
            mark("Hands are empty: four new cards each. Does the table get any?"),
            mark(
                "No. The table lives from what players leave. "
                "For two players, six hands make a round."
            ),
            Asks(
                Choose(
                    "pack",
                    (mark("Only the hands"), mark("The hands and the table")),
                    0,
                    mark("The table gets cards only at the very first deal."),
                )
            ),
        ),
        Step(
            "6p",
            mark("Three first tables. Fair, bury, or deal again?"),
            mark("All three judged: the round may begin."),
            Asks(
                FairPool(
                    (
                        cards("KC KH QD 7S"),
                        cards("JD QC 2H QH"),
                        cards("QS QC 2H QH"),
                        cards("5C 5D 5H 5S"),
                    ),
                    {"stand": _STAND, "bury": _BURY, "again": _AGAIN},
                )
            ),
            proof=True,
        ),
    ),
)
