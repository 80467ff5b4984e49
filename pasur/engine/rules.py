"""The rules a match is played by: seats, target and every house rule, with the named presets.

Values and names are those of the table "Presets and options"; an option's tag is the word by which
a record names it.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, replace
from typing import Any, Final, Literal

Capture = Literal["must", "may"]
Courts = Literal["one", "all"]
Leftovers = Literal["any", "no-jack"]
SurBarred = Literal["last-deal", "last-play", "never"]
Clubs = Literal["most", "seven"]
Direction = Literal["anticlockwise", "clockwise"]
CapKind = Literal["none", ">=", ">", "%"]


class RuleError(ValueError):
    """A rule that does not exist; its text is a sentence that says what is possible.

    ``tag`` is the tag at fault.
    """

    def __init__(self, tag: str, sentence: str) -> None:
        super().__init__(sentence)
        self.tag = tag


@dataclass(frozen=True, slots=True)
class SurCap:
    """The match points from which a side scores no sur.

    ``kind`` "none": no cap; ">=" and ">": compared with ``n`` points; "%": at least ``n`` per cent
    of the target. ``n`` is 0..999.
    """

    kind: CapKind = "none"
    n: int = 0

    def __post_init__(self) -> None:
        if self.kind not in ("none", ">=", ">", "%"):
            raise RuleError("SurCap", f"a cap on surs cannot be of the kind {self.kind!r}")
        if not 0 <= self.n <= 999 or (self.kind == "none" and self.n):
            raise RuleError("SurCap", f"a cap on surs cannot be {self.kind} {self.n}")

    @property
    def text(self) -> str:
        """As a record writes it: ``none``, ``>=50``, ``>50`` or ``80%``."""
        if self.kind == "none":
            return "none"
        return f"{self.n}%" if self.kind == "%" else f"{self.kind}{self.n}"

    @staticmethod
    def parse(text: str) -> SurCap:
        """The cap that ``text`` names; raises RuleError when it names none."""
        if text == "none":
            return SurCap()
        found = re.fullmatch(r"(>=|>)(0|[1-9][0-9]{0,2})|(0|[1-9][0-9]{0,2})%", text, re.ASCII)
        if found is None:
            raise RuleError("SurCap", f'SurCap can be none, >=N, >N or N%, not "{text}"')
        if found[3] is not None:
            return SurCap("%", int(found[3]))
        return SurCap(">=" if found[1] == ">=" else ">", int(found[2]))

    def capped(self, points: int, target: int) -> bool:
        """Whether a side that began the round with ``points`` of ``target`` scores no sur."""
        if self.kind == "none":
            return False
        if self.kind == ">=":
            return points >= self.n
        if self.kind == ">":
            return points > self.n
        return points * 100 >= self.n * target


@dataclass(frozen=True, slots=True)
class Rules:
    """The rules of one match. Made by `preset` and `with_option`; raises RuleError if impossible.

    ``partners`` is only possible with four seats. ``preset`` names what the rest is compared with
    by `tags`.
    """

    players: int = 2
    target: int = 62
    capture: Capture = "must"
    courts: Courts = "one"
    leftovers: Leftovers = "any"
    sur_barred: SurBarred = "last-deal"
    sur_courts: bool = True
    sur_points: int = 5
    sur_cancel: bool = True
    sur_cap: SurCap = SurCap()
    capped_cancel: bool = False
    clubs: Clubs = "most"
    club_points: int = 7
    partners: bool = False
    direction: Direction = "anticlockwise"
    por_shodam: bool = False
    preset: str = "guide"

    def __post_init__(self) -> None:
        if self.preset not in _DIFFERENCES:
            raise RuleError("Rules", _one_of("Rules", tuple(_DIFFERENCES), self.preset))
        if type(self.players) is not int or self.players not in (2, 3, 4):
            raise RuleError("Players", _one_of("Players", ("2", "3", "4"), str(self.players)))
        for option in OPTIONS:
            option.parse(option.text(getattr(self, option.field)))
        if self.partners and self.players != 4:
            raise RuleError("Partners", "Partners can be yes with four seats only")

    @property
    def sides(self) -> int:
        """How many sides score: two in partnership, otherwise one for each seat."""
        return 2 if self.partners else self.players

    @property
    def deals(self) -> int:
        """How many deals a round has: 6, 4 or 3 for 2, 3 or 4 seats."""
        return 12 // self.players

    def side_of(self, seat: int) -> int:
        """The side of ``seat``."""
        return seat % 2 if self.partners else seat

    def seats_of(self, side: int) -> tuple[int, ...]:
        """The seats of ``side``, in order of play."""
        return (side, side + 2) if self.partners else (side,)

    def next_seat(self, seat: int) -> int:
        """The seat that plays after ``seat``."""
        return (seat + 1) % self.players

    def with_option(self, tag: str, text: str) -> Rules:
        """These rules with the option ``tag`` set to the value that ``text`` names.

        Raises RuleError, with a sentence, for an unknown tag or value.
        """
        option = OPTION.get(tag)
        if option is None:
            raise RuleError(tag, _one_of("an option", tuple(OPTION), tag))
        return replace(self, **{option.field: option.parse(text)})

    def option_text(self, tag: str) -> str:
        """The value of the option ``tag`` as a record writes it."""
        option = OPTION[tag]
        return option.text(getattr(self, option.field))

    def tags(self) -> dict[str, str]:
        """The record tags of these rules: the preset, the seats, and what differs from it.

        Partners is written where it is yes: in a record, a missing Partners tag means no.
        """
        usual = preset(self.preset, self.players)
        tags = {"Rules": self.preset, "Players": str(self.players)}
        for option in OPTIONS:
            own = getattr(self, option.field)
            written = own if option.tag == "Partners" else own != getattr(usual, option.field)
            if written:
                tags[option.tag] = option.text(own)
        return tags


def _one_of(what: str, values: Iterable[str], given: str) -> str:
    listed = ", ".join(values)
    return f'{what} can be {listed}, not "{given}"'


@dataclass(frozen=True, slots=True)
class Option:
    """One option: its record tag, the field of `Rules`, and its values as a record writes them.

    Where ``free`` is true, ``values`` are examples and other values of that form exist.
    """

    tag: str
    field: str
    values: tuple[str, ...]
    parse: Callable[[str], Any]
    text: Callable[[Any], str]
    free: bool = False


def _words(tag: str, field: str, *values: str) -> Option:
    def parse(text: str) -> str:
        if text not in values:
            raise RuleError(tag, _one_of(tag, values, text))
        return text

    return Option(tag, field, values, parse, str)


def _numbers(tag: str, field: str, *values: int) -> Option:
    texts = tuple(map(str, values))

    def parse(text: str) -> int:
        if text not in texts:
            raise RuleError(tag, _one_of(tag, texts, text))
        return int(text)

    return Option(tag, field, texts, parse, str)


def _yes_no(tag: str, field: str) -> Option:
    def parse(text: str) -> bool:
        if text not in ("yes", "no"):
            raise RuleError(tag, _one_of(tag, ("yes", "no"), text))
        return text == "yes"

    return Option(tag, field, ("yes", "no"), parse, lambda value: "yes" if value else "no")


def _parse_target(text: str) -> int:
    if not re.fullmatch(r"[1-9][0-9]{0,2}", text, re.ASCII) or int(text) > 500:
        raise RuleError("Target", f'Target can be a number from 1 to 500, not "{text}"')
    return int(text)


OPTIONS: Final[tuple[Option, ...]] = (
    Option("Target", "target", ("62", "52", "104", "1"), _parse_target, str, free=True),
    _words("Capture", "capture", "must", "may"),
    _words("Courts", "courts", "one", "all"),
    _words("Leftovers", "leftovers", "any", "no-jack"),
    _words("SurBarred", "sur_barred", "last-deal", "last-play", "never"),
    _yes_no("SurCourts", "sur_courts"),
    _numbers("SurPoints", "sur_points", 0, 5, 10),
    _yes_no("SurCancel", "sur_cancel"),
    Option(
        "SurCap",
        "sur_cap",
        ("none", ">=50", ">50", "80%"),
        SurCap.parse,
        lambda cap: str(cap.text),
        free=True,
    ),
    _yes_no("CappedCancel", "capped_cancel"),
    _words("Clubs", "clubs", "most", "seven"),
    _numbers("ClubPoints", "club_points", 7, 13),
    _yes_no("Partners", "partners"),
    _words("Direction", "direction", "anticlockwise", "clockwise"),
    _yes_no("PorShodam", "por_shodam"),
)
"""Every option, in the order of the table."""

OPTION: Final[Mapping[str, Option]] = {option.tag: option for option in OPTIONS}
"""The options by tag."""

_DIFFERENCES: Final[Mapping[str, Mapping[str, Any]]] = {
    "guide": {},
    "pagat": {"sur_cap": SurCap(">=", 50)},
    "wikipedia-de": {
        "target": 52,
        "sur_cap": SurCap("%", 80),
        "capped_cancel": True,
        "direction": "clockwise",
    },
    "wikipedia-es": {
        "sur_barred": "last-play",
        "sur_cancel": False,
        "sur_cap": SurCap(">", 50),
        "direction": "clockwise",
    },
}


def _factory(name: str) -> Callable[[int], Rules]:
    def make(players: int) -> Rules:
        return Rules(players=players, partners=players == 4, preset=name, **_DIFFERENCES[name])

    return make


PRESETS: Final[Mapping[str, Callable[[int], Rules]]] = {
    name: _factory(name) for name in _DIFFERENCES
}
"""The presets by name; each gives its rules for a number of seats. The first is the default."""


def preset(name: str, players: int = 2) -> Rules:
    """The rules of the preset ``name`` for ``players`` seats; four play in partnership.

    Raises RuleError for an unknown preset or number of seats.
    """
    make = PRESETS.get(name)
    if make is None:
        raise RuleError("Rules", _one_of("Rules", PRESETS, name))
    return make(players)


def rules_from_tags(tags: Mapping[str, str]) -> Rules:
    """The rules that a record's ``tags`` describe; tags that are not of the rules are passed over.

    Raises RuleError, whose ``tag`` is the one at fault, also where Rules or Players is missing.
    A missing Partners tag means no.
    """
    for needed in ("Rules", "Players"):
        if needed not in tags:
            raise RuleError(needed, f"the tag {needed} is missing")
    if tags["Players"] not in ("2", "3", "4"):
        raise RuleError("Players", _one_of("Players", ("2", "3", "4"), tags["Players"]))
    rules = replace(preset(tags["Rules"], int(tags["Players"])), partners=False)
    for tag, text in tags.items():
        if tag in OPTION:
            rules = rules.with_option(tag, text)
    return rules
