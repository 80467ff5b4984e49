"""Who sits where: people and computers of a level, and how a record keeps that."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final, Literal

from pasur.ai import LEVELS, MEASURES

Kind = Literal["person", "computer"]

USUAL_LEVEL: Final = "normal"
_NAME_LIMIT: Final = 60


@dataclass(frozen=True, slots=True)
class Seat:
    """A seat with its ``name``. ``level`` is a computer's, and None for a person.

    Raises ValueError for a level that does not exist.
    """

    name: str
    kind: Kind = "person"
    level: str | None = None

    def __post_init__(self) -> None:
        if self.kind == "person":
            possible = self.level is None
        else:
            possible = self.level in LEVELS or self.level in MEASURES
        if not possible:
            raise ValueError(f"a {self.kind} cannot be of the level {self.level}")

    @property
    def is_person(self) -> bool:
        """Whether a person plays here."""
        return self.kind == "person"

    @property
    def tag(self) -> str:
        """The value of the record's tag Seat1, Seat2 …: ``person`` or ``computer LEVEL``."""
        return self.kind if self.level is None else f"{self.kind} {self.level}"


def person(name: str) -> Seat:
    """A seat for a person."""
    return Seat(name)


def computer(name: str, level: str = USUAL_LEVEL) -> Seat:
    """A seat for a computer of ``level``."""
    return Seat(name, "computer", level)


def only_person(seats: Sequence[Seat]) -> int | None:
    """The seat of the only person; None where there are several, or none."""
    people = [number for number, seat in enumerate(seats) if seat.is_person]
    return people[0] if len(people) == 1 else None


def clean_name(name: str) -> str:
    """``name`` as it can be kept and shown: one line of at most 60 characters."""
    visible = "".join(char if char.isprintable() or char == "\u200c" else " " for char in name)
    return " ".join(visible.split())[:_NAME_LIMIT].rstrip()


def seat_tags(seats: Sequence[Seat]) -> dict[str, str]:
    """The record tags Name1 … and Seat1 … of ``seats``."""
    tags = {}
    for number, seat in enumerate(seats, 1):
        tags[f"Name{number}"] = clean_name(seat.name)
    for number, seat in enumerate(seats, 1):
        tags[f"Seat{number}"] = seat.tag
    return tags


def seats_from_tags(tags: Mapping[str, str], players: int) -> tuple[Seat, ...]:
    """The seats that a record's ``tags`` describe.

    A record from elsewhere need not say who plays where: then seat 1 is a person's and the others
    are computers'. A level that does not exist here becomes the usual one.
    """
    return tuple([_seat_from_tags(tags, seat) for seat in range(players)])


def _seat_from_tags(tags: Mapping[str, str], seat: int) -> Seat:
    name = clean_name(tags.get(f"Name{seat + 1}", "")) or f"Seat {seat + 1}"
    usual = "person" if seat == 0 else "computer"
    kind, _, level = tags.get(f"Seat{seat + 1}", usual).partition(" ")
    if kind == "person":
        return person(name)
    return computer(name, level if level in LEVELS or level in MEASURES else USUAL_LEVEL)
