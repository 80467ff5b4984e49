"""Lesson 8: emptying the table earns five points, with any card but a jack."""

from __future__ import annotations

from pasur.i18n import mark
from pasur.teach.model import Lesson, Plays, Position, Step, right, weak

_ONE_STAYED = mark("A good catch, but one card stayed: no sur, and the other side may clear it.")
_STAYED = mark("Something stayed behind: no sur.")

LESSON = Lesson(
    title=mark("Sur"),
    aim=mark("Emptying the table earns five points, with any card but a jack."),
    steps=(
        Step(
            "8a",
            mark("All three of your cards capture. Only one leaves the table bare."),
            mark("Sur! Five points. One card lies face up across your pile to remember it."),
            Plays(
                Position("8H 9D 6S", "3C 2D"),
                right=(right("6S x 3C 2D sur"),),
                weak=(weak("8H x 3C", _ONE_STAYED), weak("9D x 2D", _ONE_STAYED)),
            ),
        ),
        Step(
            "8b",
            mark("A lone king."),
            mark("Kings and queens can make a sur too, when theirs is the only card there."),
            Plays(
                Position("KH 7D", "KS"),
                right=(right("KH x KS sur"),),
                weak=(
                    weak(
                        "7D",
                        mark("Now two lie there, and no card clears a king together with another."),
                    ),
                ),
            ),
        ),
        Step(
            "8c",
            mark("Two ways to empty this table. One is worth five points more."),
            mark("A jack's sweep is never a sur: too easy. The honest 3 makes one."),
            Plays(
                Position("JS 3H 9C", "5D 3C"),
                right=(right("3H x 3C 5D sur"),),
                weak=(
                    weak("JS x 3C 5D", mark("Bare table, no sur, and your jack is spent.")),
                    weak("9C", mark("That leaves both cards, and the sur, to the other side.")),
                ),
            ),
        ),
        Step(
            "8p",
            mark("Four captures. Find the sur."),
            mark("Four, an ace, a two and a four: eleven, and nothing left. Sur!"),
            Plays(
                Position("4C JD 7C 9S", "AD 4H 2S"),
                right=(right("4C x AD 2S 4H sur"),),
                weak=(
                    weak("JD x AD 2S 4H", mark("Bare table, but a jack makes no sur.")),
                    weak("7C x 4H", _STAYED),
                    weak("9S x 2S", _STAYED),
                ),
            ),
            proof=True,
        ),
    ),
)
