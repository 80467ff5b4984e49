"""House rules in words: what each option is called, its values, and a sentence about each."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from pasur.engine import OPTION, PRESETS, Rules, SurCap, preset
from pasur.i18n import digits, ltr, tr, trn
from pasur.ui.widgets.choices import Choice

LISTED = (
    "Target",
    "Capture",
    "Courts",
    "Leftovers",
    "SurBarred",
    "SurCancel",
    "SurCourts",
    "SurPoints",
    "SurCap",
    "CappedCancel",
    "Clubs",
    "ClubPoints",
    "PorShodam",
)
"""The options of the list of house rules; partners and direction stand with the seats."""

TARGETS = (1, 20, 31, 40, 52, 62, 80, 104, 124, 150, 200, 250, 300, 400, 500)
CAPS = ("none", ">=40", ">=50", ">50", ">=55", "80%", "90%")
OTHER = "other"


@dataclass(frozen=True, slots=True)
class Words:
    """An option in words: its name, one sentence of help, and its fixed values."""

    label: str
    help: str
    values: Mapping[str, str]


def words_of(tag: str) -> Words:
    """The words of the option ``tag`` in the player's language."""
    return _WORDS[tag]()


def value_words(tag: str, value: str) -> str:
    """How ``value`` of the option ``tag`` is shown."""
    if tag == "Target":
        return tr("One round") if value == "1" else digits(value)
    if tag == "SurCap":
        return _cap_words(SurCap.parse(value))
    if tag in ("SurPoints", "ClubPoints"):
        return trn("{n} point", "{n} points", int(value))
    return words_of(tag).values[value]


def choices_of(tag: str, rules: Rules) -> list[Choice]:
    """The values of an option that can be chosen, the current one among them."""
    current = rules.option_text(tag)
    if tag == "Target":
        numbers = sorted({*TARGETS, rules.target})
        return [
            *((str(n), value_words(tag, str(n))) for n in numbers),
            (OTHER, tr("Another number …")),
        ]
    values = list(CAPS) if tag == "SurCap" else list(OPTION[tag].values)
    if current not in values:
        values.append(current)
    return [(value, value_words(tag, value)) for value in values]


def preset_choices() -> list[Choice]:
    """The presets with their names."""
    names = {
        "guide": tr("Guide"),
        "pagat": tr("Pagat"),
        "wikipedia-de": tr("Wikipedia, German"),
        "wikipedia-es": tr("Wikipedia, Spanish"),
    }
    return [(name, names.get(name, name)) for name in PRESETS]


def preset_words(name: str) -> str:
    """The name of a preset."""
    return dict(preset_choices()).get(name, name)


def changed_tags(rules: Rules) -> list[str]:
    """The options that differ from the preset's."""
    usual = preset(rules.preset, rules.players)
    return [
        tag
        for tag, option in OPTION.items()
        if getattr(rules, option.field) != getattr(usual, option.field)
    ]


def summary(rules: Rules) -> str:
    """The rules in a line: seats, target, preset, how much was changed."""
    if rules.players == 4:
        seats = tr("4 seats in partnership") if rules.partners else tr("4 seats, each alone")
    else:
        seats = trn("{n} seat", "{n} seats", rules.players)
    short = rules.target == 1
    goal = tr("one round") if short else tr("to {target} points", target=rules.target)
    name = preset_words(rules.preset)
    changed = len(changed_tags(rules))
    if not changed:
        return tr("{seats}, {goal}. Rules: {name}.", seats=seats, goal=goal, name=name)
    return tr(
        "{seats}, {goal}. Rules: {name}, {n} changed.",
        seats=seats,
        goal=goal,
        name=name,
        n=changed,
    )


def _cap_words(cap: SurCap) -> str:
    if cap.kind == "none":
        return tr("None")
    if cap.kind == ">=":
        return tr("From {n} points", n=cap.n)
    if cap.kind == ">":
        return tr("Over {n} points", n=cap.n)
    return tr("From {percent} of the target", percent=ltr(digits(f"{cap.n}%")))


def _yes_no() -> dict[str, str]:
    return {"yes": tr("Yes"), "no": tr("No")}


def _target() -> Words:
    return Words(
        tr("Target"),
        tr("The first side with this many points at the end of a round wins the match."),
        {},
    )


def _capture() -> Words:
    return Words(
        tr("Capturing"),
        tr("Compulsory: a card that can capture may not be laid down. Free: it may."),
        {"must": tr("Compulsory"), "may": tr("Free")},
    )


def _courts() -> Words:
    return Words(
        tr("King and queen take"),
        tr("How many kings a king takes, and how many queens a queen, when several lie there."),
        {"one": tr("One"), "all": tr("All of their rank")},
    )


def _leftovers() -> Words:
    return Words(
        tr("Leftovers go to"),
        tr(
            "Who captured last takes the cards left over at the end; "
            "a jack's capture may not count for that."
        ),
        {"any": tr("Last capture"), "no-jack": tr("Last one without a jack")},
    )


def _barred() -> Words:
    return Words(
        tr("No sur in"),
        tr("When emptying the table makes no sur: in the whole last deal, or by the last card."),
        {
            "last-deal": tr("Last deal"),
            "last-play": tr("Last card only"),
            "never": tr("Allowed throughout"),
        },
    )


def _cancel() -> Words:
    return Words(
        tr("Rival surs cancel"),
        tr(
            "Yes: a sur made while another side holds surs takes one away from it. "
            "No: each side keeps its own."
        ),
        _yes_no(),
    )


def _sur_courts() -> Words:
    return Words(
        tr("Surs with king or queen"),
        tr("Whether a king or queen that takes the only card on the table makes a sur."),
        _yes_no(),
    )


def _sur_points() -> Words:
    return Words(
        tr("A sur is worth"),
        tr("The points for each sur that a side still holds at the end of the round."),
        {},
    )


def _cap() -> Words:
    return Words(
        tr("Sur cap"),
        tr("A side that begins a round with this many points scores no sur in it."),
        {},
    )


def _capped_cancel() -> Words:
    return Words(
        tr("Capped sides cancel"),
        tr("Whether a side over the sur cap may still take surs away from others."),
        _yes_no(),
    )


def _clubs() -> Words:
    return Words(
        tr("Club points go to"),
        tr("The side with the most clubs, or only a side that has seven clubs or more."),
        {"most": tr("Most clubs"), "seven": tr("Seven or more")},
    )


def _club_points() -> Words:
    return Words(
        tr("Clubs are worth"),
        tr("The points for winning the clubs: seven as usual, thirteen in some families."),
        {},
    )


def _claim() -> Words:
    return Words(
        tr("Claim “I am full”"),
        tr(
            "Por shodam: whose turn it is may say that the target is reached, "
            "and wins at once if it is."
        ),
        _yes_no(),
    )


def _partners() -> Words:
    return Words(
        tr("Partners"), tr("Those who sit across from each other play together."), _yes_no()
    )


def _direction() -> Words:
    return Words(
        tr("Order of play"),
        tr("Which way round the table the turn passes."),
        {"anticlockwise": tr("Anticlockwise"), "clockwise": tr("Clockwise")},
    )


_WORDS = {
    "Target": _target,
    "Capture": _capture,
    "Courts": _courts,
    "Leftovers": _leftovers,
    "SurBarred": _barred,
    "SurCancel": _cancel,
    "SurCourts": _sur_courts,
    "SurPoints": _sur_points,
    "SurCap": _cap,
    "CappedCancel": _capped_cancel,
    "Clubs": _clubs,
    "ClubPoints": _club_points,
    "PorShodam": _claim,
    "Partners": _partners,
    "Direction": _direction,
}
