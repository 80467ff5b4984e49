"""What a new match is made of, before it begins: seats, rules, first dealer. No pictures."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from pasur.ai import LEVELS
from pasur.engine import RuleError, Rules, preset, rules_from_tags
from pasur.i18n import tr
from pasur.match.seats import Kind, Seat, clean_name
from pasur.ui.table.wording import numbered

CUT = "cut"
_DEALER_TAG = "FirstDealer"


@dataclass(frozen=True, slots=True)
class SeatDraft:
    """A seat as it is filled in; ``name`` is None until another than the usual one is given."""

    name: str | None = None
    kind: Kind = "computer"
    level: str = "normal"


@dataclass(frozen=True, slots=True)
class Ready:
    """A match that can begin; ``dealer`` is None when it is cut for."""

    rules: Rules
    seats: tuple[Seat, ...]
    dealer: int | None


def _four() -> tuple[SeatDraft, ...]:
    return (SeatDraft(kind="person"), SeatDraft(), SeatDraft(), SeatDraft())


@dataclass(frozen=True, slots=True)
class Setup:
    """The choices for a new match. There are always four ``seats``; the rules say how many play."""

    rules: Rules = field(default_factory=lambda: preset("guide"))
    seats: tuple[SeatDraft, ...] = field(default_factory=_four)
    dealer: int | None = None

    @property
    def players(self) -> int:
        """How many seats play."""
        return self.rules.players

    @property
    def people(self) -> int:
        """How many of them are people."""
        return sum(seat.kind == "person" for seat in self.seats[: self.players])

    def name(self, seat: int) -> str:
        """The name that is shown for ``seat``."""
        return clean_name(self.seats[seat].name or "") or self.usual_name(seat)

    def usual_name(self, seat: int) -> str:
        """What ``seat`` is called while it has no name: the only person is addressed as such,
        several are numbered, and a computer has a name of its own."""
        if self.seats[seat].kind == "computer":
            return usual_name(seat, self.players)
        return tr("You") if self.people == 1 else numbered(seat)

    def with_players(self, players: int) -> Setup:
        """For another number of seats; house rules stay, partners are as the preset has them."""
        usual = preset(self.rules.preset, players)
        rules = replace(self.rules, players=players, partners=usual.partners)
        dealer = self.dealer if self.dealer is not None and self.dealer < players else None
        return replace(self, rules=rules, dealer=dealer)

    def with_preset(self, name: str) -> Setup:
        """With all house rules as the preset ``name`` has them."""
        return replace(self, rules=preset(name, self.players))

    def with_option(self, tag: str, value: str) -> Setup:
        """With one house rule changed; raises RuleError when ``value`` is impossible."""
        return replace(self, rules=self.rules.with_option(tag, value))

    def with_seat(self, seat: int, **changes: str) -> Setup:
        """With the name, kind or level of one seat changed."""
        seats = list(self.seats)
        seats[seat] = replace(seats[seat], **changes)  # type: ignore[arg-type]
        return replace(self, seats=tuple(seats))

    def ready(self) -> Ready:
        """The match that these choices describe."""
        seats = [
            Seat(self.name(i), draft.kind, None if draft.kind == "person" else draft.level)
            for i, draft in enumerate(self.seats[: self.players])
        ]
        return Ready(self.rules, tuple(seats), self.dealer)

    def tags(self) -> dict[str, str]:
        """These choices as tags, to be kept for the next time."""
        tags = self.rules.tags()
        for i, draft in enumerate(self.seats, 1):
            tags[f"Name{i}"] = clean_name(draft.name or "")
            tags[f"Seat{i}"] = draft.kind if draft.kind == "person" else f"computer {draft.level}"
        tags[_DEALER_TAG] = CUT if self.dealer is None else str(self.dealer)
        return tags


def from_tags(tags: Mapping[str, str]) -> Setup:
    """The choices kept as ``tags``; what cannot be understood is as usual."""
    try:
        rules = rules_from_tags(tags)
    except RuleError:
        return Setup()
    seats = tuple(_seat(tags, i) for i in range(1, 5))
    dealer = tags.get(_DEALER_TAG, CUT)
    known = dealer.isdecimal() and int(dealer) < rules.players
    return Setup(rules, seats, int(dealer) if known else None)


def _seat(tags: Mapping[str, str], number: int) -> SeatDraft:
    usual = "person" if number == 1 else "computer normal"
    kind, _, level = tags.get(f"Seat{number}", usual).partition(" ")
    name = clean_name(tags.get(f"Name{number}", "")) or None
    if kind == "person":
        return SeatDraft(name, "person")
    return SeatDraft(name, "computer", level if level in LEVELS else "normal")


def usual_name(seat: int, players: int) -> str:
    """The name of a computer to which none was given."""
    if seat == 0:
        return tr("Leila")
    if players == 2:
        return tr("Bahram")
    names = (tr("Mina"), tr("Bahram"), tr("Kaveh"))
    return names[seat - 1] if players == 4 else (names[0], names[2])[seat - 1]


def place_words(seat: int, rules: Rules) -> str:
    """Where ``seat`` sits, seen from the first."""
    if seat == 0:
        return tr("Here")
    if rules.players == 2 or (rules.players == 4 and seat == 2):
        return tr("Across")
    first_right = rules.direction == "anticlockwise"
    return tr("Right") if (seat == 1) == first_right else tr("Left")


def level_words(level: str) -> str:
    """The name of a level of computer players."""
    names = {
        "easy": tr("Easy"),
        "normal": tr("Normal"),
        "hard": tr("Hard"),
        "master": tr("Master"),
    }
    return names.get(level, level.title())
