"""One sentence for each option of the rules, in the player's language."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from pasur.engine import Rules
from pasur.i18n import digits, ltr, mark, tr
from pasur.teach.say import say


def shown(text: str) -> str:
    """The message ``text`` with the cards that it names."""
    return say(text)


def sentence(tag: str, rules: Rules) -> str:
    """What the option ``tag`` comes to in ``rules``; the cap and cancelling over it are one."""
    return _SENTENCES[tag](rules)


def _target(rules: Rules) -> str:
    if rules.target == 1:
        return tr("One round only: the most points win, and a tie plays another round.")
    return tr(
        "Whoever has {n} points or more at the end of a round wins the match; if several have, "
        "the highest. A tie plays another round.",
        n=rules.target,
    )


def _capture(rules: Rules) -> str:
    if rules.capture == "must":
        return tr("A card that can take something must take it. Which card you play is free.")
    return tr("A card that can take something may also be laid down without taking.")


def _courts(rules: Rules) -> str:
    if rules.courts == "one":
        return shown(_ONE_COURT)
    return tr("A king takes every king on the table, a queen every queen.")


_ONE_COURT: Final = mark("A king takes one king, a queen one queen: {KH} takes {KS}.")


def _leftovers(rules: Rules) -> str:
    if rules.leftovers == "any":
        return tr("After the last card, whoever took last gets what is left on the table.")
    return tr(
        "After the last card, what is left goes to whoever took last with a card other than a jack."
    )


def _sur_barred(rules: Rules) -> str:
    if rules.sur_barred == "last-deal":
        return tr("In the last hand no sur counts.")
    if rules.sur_barred == "last-play":
        return tr("Only the very last card of the round makes no sur.")
    return tr("Surs count up to the very last card.")


def _sur_courts(rules: Rules) -> str:
    if rules.sur_courts:
        return tr("A king or queen that takes the only card on the table makes a sur too.")
    return tr("Kings and queens make no sur.")


def _sur_points(rules: Rules) -> str:
    if rules.sur_points == 0:
        return tr("Emptying the table is a sur. A jack never makes one. Here surs earn no points.")
    return tr(
        "Emptying the table is a sur, worth {n} points. A jack never makes one.",
        n=rules.sur_points,
    )


def _sur_cancel(rules: Rules) -> str:
    if rules.sur_cancel:
        return tr(
            "A sur made while another side holds surs takes one of theirs away instead of "
            "counting itself."
        )
    return tr("Each side keeps its surs; none is taken away.")


def _sur_cap(rules: Rules) -> str:
    cap = rules.sur_cap
    if cap.kind == "none":
        return tr("Surs count however many points a side has.")
    if cap.kind == ">=":
        first = tr(
            "A side that begins a round with {n} points or more makes no sur in it.", n=cap.n
        )
    elif cap.kind == ">":
        first = tr(
            "A side that begins a round with more than {n} points makes no sur in it.", n=cap.n
        )
    else:
        first = tr(
            "A side that begins a round with {percent} of the target or more makes no sur in it.",
            percent=ltr(digits(f"{cap.n}%")),
        )
    if rules.capped_cancel:
        return f"{first} {tr('It may still strike out a sur of another side.')}"
    return f"{first} {tr('Nor may it strike out a sur of another side.')}"


def _clubs(rules: Rules) -> str:
    if rules.clubs == "most":
        return tr("The side with the most clubs gets the points for clubs.")
    return tr("The points for clubs go only to a side with seven or more of them.")


def _club_points(rules: Rules) -> str:
    return tr("Clubs are worth {n} points.", n=rules.club_points)


def _partners(rules: Rules) -> str:
    if rules.partners:
        return tr(
            "Four players in two pairs: those who sit across from each other share one pile and "
            "one score."
        )
    return {
        2: tr("Two players, each for themselves."),
        3: tr("Three players, each for themselves."),
        4: tr("Four players, each for themselves."),
    }[rules.players]


def _direction(rules: Rules) -> str:
    if rules.direction == "anticlockwise":
        return tr("The turn goes round anticlockwise; the deal moves on each round.")
    return tr("The turn goes round clockwise; the deal moves on each round.")


def _por_shodam(rules: Rules) -> str:
    if rules.por_shodam:
        return tr(
            "On your turn you may say “por shodam”, I am full: if what your side has already "
            "reaches the target, it wins at once. If not, play goes on, and your side may not say "
            "it again in this round."
        )
    return tr("“Por shodam” is not played.")


_SENTENCES: Final[dict[str, Callable[[Rules], str]]] = {
    "Partners": _partners,
    "Target": _target,
    "Direction": _direction,
    "Capture": _capture,
    "Courts": _courts,
    "Leftovers": _leftovers,
    "SurPoints": _sur_points,
    "SurCourts": _sur_courts,
    "SurBarred": _sur_barred,
    "SurCancel": _sur_cancel,
    "SurCap": _sur_cap,
    "Clubs": _clubs,
    "ClubPoints": _club_points,
    "PorShodam": _por_shodam,
}

TAGS: Final = tuple(_SENTENCES)
"""The options that have a sentence; CappedCancel is part of that of SurCap."""
