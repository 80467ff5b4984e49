"""The rules on a page, written from the options in force, and how they differ from each preset.

The texts are in the player's language; cards stand in them as the private-use signs of `say`.
"""

from __future__ import annotations

from dataclasses import dataclass

from pasur.engine import PRESETS, TEN_OF_DIAMONDS, TWO_OF_CLUBS, Rules, preset
from pasur.i18n import mark, tr
from pasur.teach import sentences as words
from pasur.teach.say import chip, suit_sign


@dataclass(frozen=True, slots=True)
class Row:
    """A line of a section: a sentence, or with ``points`` a row of the table of points."""

    text: str
    points: int | None = None


@dataclass(frozen=True, slots=True)
class Section:
    """A part of the page. ``key`` names it in every language."""

    key: str
    title: str
    rows: tuple[Row, ...]


@dataclass(frozen=True, slots=True)
class Difference:
    """One rule that a preset has otherwise: ``here`` in this match and ``there``."""

    tag: str
    here: str
    there: str


def rules_page(rules: Rules) -> tuple[Section, ...]:
    """The sections of the page for a match by ``rules``."""
    found = [
        _section("match", tr("The match"), _match(rules)),
        _section("round", tr("A round"), _round(rules)),
        _section("taking", tr("Taking cards"), _taking(rules)),
        _section("sur", tr("Sur"), _sur(rules)),
        Section("points", tr("Points of a round"), _points(rules)),
    ]
    if rules.por_shodam:
        found.append(_section("claim", tr("Por shodam"), [words.sentence("PorShodam", rules)]))
    return tuple(found)


def _section(key: str, title: str, texts: list[str]) -> Section:
    return Section(key, title, tuple(map(Row, texts)))


def _match(rules: Rules) -> list[str]:
    return [words.sentence(tag, rules) for tag in ("Partners", "Target", "Direction")]


def _round(rules: Rules) -> list[str]:
    return [
        tr(
            "Four cards each, and four face up on the table. When all hands are empty, four more "
            "each and none to the table: {n} hands make a round.",
            n=rules.deals,
        ),
        tr(
            "The first table must be fair: one jack goes back into the pack; two jacks, three "
            "queens or three kings mean a new deal."
        ),
        tr("On your turn you play one card. It takes cards from the table, or stays there."),
        words.sentence("Leftovers", rules),
    ]


def _taking(rules: Rules) -> list[str]:
    return [
        words.shown(
            mark(
                "A number card takes one set of number cards that makes eleven with it; an ace "
                "counts one. {7H} takes {4C}; {3S} takes {6D} and {2C} together."
            )
        ),
        words.sentence("Courts", rules),
        words.shown(
            mark(
                "A jack takes every number card and every jack, but no king or queen: {JD} takes "
                "{2C}, {8H} and {5D}, and leaves {KS}."
            )
        ),
        words.sentence("Capture", rules),
    ]


def _sur(rules: Rules) -> list[str]:
    tags = ("SurPoints", "SurCourts", "SurBarred", "SurCancel", "SurCap")
    return [words.sentence(tag, rules) for tag in tags]


def _points(rules: Rules) -> tuple[Row, ...]:
    clubs = (
        tr("Most of the thirteen clubs {clubs}", clubs=suit_sign(0))
        if rules.clubs == "most"
        else tr("Seven clubs {clubs} or more", clubs=suit_sign(0))
    )
    rows = [
        Row(clubs, rules.club_points),
        Row(chip(TEN_OF_DIAMONDS), 3),
        Row(tr("{card}, besides being a club", card=chip(TWO_OF_CLUBS)), 2),
        Row(tr("Each ace"), 1),
        Row(tr("Each jack"), 1),
        Row(tr("Each sur still held"), rules.sur_points),
    ]
    if rules.sides == 2:
        together = 13 + rules.club_points
        rows.append(
            Row(
                tr(
                    "Both sides together make {n}, and {points} more for each sur held.",
                    n=together,
                    points=rules.sur_points,
                )
            )
        )
    elif rules.clubs == "most":
        rows.append(Row(tr("If the most clubs are shared, nobody gets the points for them.")))
    return tuple(rows)


def differences(rules: Rules, name: str) -> tuple[Difference, ...]:
    """What the preset ``name`` has otherwise, in the order of the options."""
    other = preset(name, rules.players)
    found = []
    for tag in words.TAGS:
        here, there = words.sentence(tag, rules), words.sentence(tag, other)
        if here != there:
            found.append(Difference(tag, here, there))
    return tuple(found)


def all_differences(rules: Rules) -> dict[str, tuple[Difference, ...]]:
    """`differences` for each published preset, by its name."""
    return {name: differences(rules, name) for name in PRESETS}
