"""What the score panel says, taken from what has been shown so far."""

from __future__ import annotations

from dataclasses import dataclass

from pasur.engine import (
    ACES,
    CLUBS,
    JACKS,
    TEN_OF_DIAMONDS,
    TWO_OF_CLUBS,
    Card,
    Mask,
    Observation,
    cards_of,
)
from pasur.ui.table import wording
from pasur.ui.table.picture import Picture
from pasur.ui.table.wording import Names

PLAYS_SHOWN = 5


@dataclass(frozen=True, slots=True)
class SideLine:
    """One side: its name and those of its ``members``, match points, surs held, clubs, and the
    cards that score by themselves.
    ``own`` is the viewer's."""

    name: str
    points: int
    surs: int
    clubs: int
    cards: tuple[Card, ...]
    own: bool
    members: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Hud:
    """Everything the panel shows. ``plays`` are lines, the newest first; ``clubs`` tells whether
    clubs are counted for the player."""

    number: int
    deal: int
    deals: int
    target: int
    sides: tuple[SideLine, ...]
    plays: tuple[str, ...]
    clubs: bool = True


def point_cards(pile: Mask) -> tuple[Card, ...]:
    """The cards of a pile that score by themselves, the dearest first."""
    dear = [card for card in (TEN_OF_DIAMONDS, TWO_OF_CLUBS) if pile >> card & 1]
    return (*dear, *cards_of(pile & ACES), *cards_of(pile & JACKS))


def hud(picture: Picture, names: Names, count_clubs: bool) -> Hud:
    """The panel's content for the picture; the viewer's side comes first."""
    seen = picture.seen
    rules = seen.rules
    own = rules.side_of(picture.viewer)
    order = sorted(range(rules.sides), key=lambda side: (side - own) % rules.sides)
    return Hud(
        number=seen.number,
        deal=seen.deal,
        deals=rules.deals,
        target=rules.target,
        sides=tuple(_side(seen, side, names, side == own) for side in order),
        plays=_plays(picture, names),
        clubs=count_clubs,
    )


def _side(seen: Observation, side: int, names: Names, own: bool) -> SideLine:
    pile = seen.piles[side]
    return SideLine(
        names.side(side),
        seen.points[side],
        seen.surs[side],
        (pile & CLUBS).bit_count(),
        point_cards(pile),
        own,
        names.members(side),
    )


def _plays(picture: Picture, names: Names) -> tuple[str, ...]:
    history = picture.seen.history
    first = max(0, len(history) - PLAYS_SHOWN)
    lines = [
        wording.log_line(names, seat, play.card, play.captured, number in picture.surs)
        for number, (seat, play) in enumerate(history[first:], first)
    ]
    return tuple(reversed(lines))
