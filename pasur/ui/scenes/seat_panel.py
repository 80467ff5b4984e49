"""The part of the new match that says who sits where, which way play goes and who deals first."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

import pygame

from pasur.ai import LEVELS
from pasur.i18n import digits, isolate, tr, trn
from pasur.ui import markup, text, theme
from pasur.ui.scenes.house_rules import words_of
from pasur.ui.scenes.setup import CUT, Setup, level_words, place_words
from pasur.ui.units import Units
from pasur.ui.widgets.base import Widget
from pasur.ui.widgets.choices import Choice, DropDown, Segments
from pasur.ui.widgets.field import Field
from pasur.ui.widgets.labels import Label, Rule
from pasur.ui.widgets.place import Stack, at_end, cells, centred
from pasur.ui.widgets.toggles import Switch

Change = Callable[[Setup], None]


def seat_count(units: Units, row: pygame.Rect, setup: Setup, change: Change) -> list[Widget]:
    """The number of seats, and whether four play as partners."""
    counts: list[Choice] = [(str(n), digits(n)) for n in (2, 3, 4)]
    heading = tr("Seats")
    wide = text.width(heading, text.style(units, theme.SECTION, theme.BOLD))
    title, rest = cells(row, [wide, None], units.px(theme.GROUP))
    count = Segments(
        "players",
        centred(rest, Segments.size(units, counts)),
        counts,
        str(setup.players),
        lambda value: change(setup.with_players(int(value))),
    )
    widgets: list[Widget] = [Label(heading, title, theme.SECTION, theme.BOLD), count]
    if setup.players == 4:
        size = Switch.size(units)
        words = words_of("Partners").label
        place = at_end(row, size)
        label = text.width(words, text.style(units, weight=theme.MEDIUM))
        before = at_end(row, (size[0] + units.px(12) + label, row.height))
        name, _ = cells(before, [label, None])
        widgets.append(Label(words, name, weight=theme.MEDIUM))
        widgets.append(Switch("partners", place, setup.rules.partners, _partners(setup, change)))
    return widgets


def _partners(setup: Setup, change: Change) -> Callable[[bool], None]:
    return lambda on: change(setup.with_option("Partners", "yes" if on else "no"))


@dataclass(frozen=True, slots=True)
class Columns:
    """Widths of the columns of the seats in pixels; ``side`` is 0 where there is no room."""

    place: int
    kind: int
    level: int
    side: int
    gap: int

    @property
    def widths(self) -> list[int | None]:
        widths: list[int | None] = [self.place, None, self.kind, self.level]
        return [*widths, self.side] if self.side else widths


def columns(units: Units, setup: Setup, room: int) -> Columns:
    """The columns that a panel of ``room`` pixels has room for."""
    body = text.style(units)
    places = [place_words(seat, setup.rules) for seat in range(setup.players)]
    place = max(text.width(words, body) for words in places)
    kind = DropDown.needed(units, _kinds())
    level = DropDown.needed(units, _levels())
    gap = units.px(11)
    side = 0
    if setup.rules.partners:
        medium = text.style(units, weight=theme.MEDIUM)
        side = max(text.width(_side_words(s), medium) for s in (0, 1))
        if room - place - kind - level - side - 4 * gap < units.px(110):
            side = text.width(_side_mark(0), medium)
    return Columns(place, kind, level, side, gap)


def headings(row: pygame.Rect, layout: Columns) -> list[Widget]:
    """The captions over the columns."""
    words = (tr("Place"), tr("Name"), tr("Played by"), tr("Level"))
    places = cells(row, layout.widths, layout.gap)
    return [
        Label(word, place, theme.CAPTION, theme.MEDIUM, theme.MUTED)
        for word, place in zip(words, places, strict=False)
    ]


def seat_row(
    units: Units, row: pygame.Rect, layout: Columns, seat: int, setup: Setup, change: Change
) -> list[Widget]:
    """One seat: where, who, played by whom, how well."""
    places = cells(row, layout.widths, layout.gap)
    draft = setup.seats[seat]
    usual = setup.usual_name(seat)
    widgets: list[Widget] = [
        Label(place_words(seat, setup.rules), places[0], color=theme.MUTED),
        Field(
            f"seat {seat} name",
            places[1],
            usual if draft.name is None else draft.name,
            lambda value: change(setup.with_seat(seat, name=value)),
            placeholder=usual,
        ),
        DropDown(
            f"seat {seat} kind",
            places[2],
            _kinds(),
            draft.kind,
            lambda value: change(setup.with_seat(seat, kind=value)),
        ),
    ]
    if draft.kind == "computer":
        widgets.append(
            DropDown(
                f"seat {seat} level",
                places[3],
                _levels(),
                draft.level,
                lambda value: change(setup.with_seat(seat, level=value)),
            )
        )
    if layout.side:
        side = setup.rules.side_of(seat)
        full = layout.side > text.width(_side_mark(side), text.style(units)) * 2
        words = _side_words(side) if full else _side_mark(side)
        color = theme.TEXT if side == 0 else theme.MUTED
        widgets.append(Label(words, places[4], weight=theme.MEDIUM, color=color))
    return widgets


def _side_mark(side: int) -> str:
    return markup.star() if side == 0 else markup.hollow_star()


def _side_words(side: int) -> str:
    name = tr("Side A") if side == 0 else tr("Side B")
    return f"{_side_mark(side)} {name}"


def _kinds() -> list[Choice]:
    return [("person", tr("Person")), ("computer", tr("Computer"))]


def _levels() -> list[Choice]:
    return [(level, level_words(level)) for level in LEVELS]


def table_rows(units: Units, stack: Stack, setup: Setup, change: Change) -> list[Widget]:
    """The order of play and the first dealer."""
    direction = words_of("Direction")
    dealer = tr("First dealer")
    style = text.style(units, weight=theme.MEDIUM)
    label = max(text.width(words, style) for words in (direction.label, dealer))
    label = max(label, units.px(128))
    control = units.px(theme.CONTROL)
    ways: list[Choice] = list(direction.values.items())
    row = stack.take(control, units.px(14))
    name, rest = cells(row, [label, None], units.px(theme.GROUP))
    widgets: list[Widget] = [Label(direction.label, name, weight=theme.MEDIUM)]
    size = Segments.size(units, ways)
    way = setup.rules.direction
    turn = lambda value: change(setup.with_option("Direction", value))  # noqa: E731
    if size[0] <= rest.width:
        widgets.append(Segments("direction", centred(rest, size), ways, way, turn))
    else:
        widgets.append(DropDown("direction", rest, ways, way, turn))
    row = stack.take(control)
    name, rest = cells(row, [label, None], units.px(theme.GROUP))
    widgets.append(Label(dealer, name, weight=theme.MEDIUM))
    who = [(CUT, tr("Cut for it"))]
    who += [(str(seat), isolate(setup.name(seat))) for seat in range(setup.players)]
    wide = min(rest.width, max(DropDown.needed(units, who), size[0]))
    widgets.append(
        DropDown(
            "dealer",
            centred(rest, (wide, control)),
            who,
            CUT if setup.dealer is None else str(setup.dealer),
            lambda value: change(replace(setup, dealer=None if value == CUT else int(value))),
        )
    )
    return widgets


def rule_under(units: Units, stack: Stack) -> Rule:
    """A hairline with room around it."""
    stack.y += units.px(18)
    return Rule(stack.take(units.hairline(), units.px(18)))


def note(setup: Setup) -> str:
    """What the number of people at the screen means."""
    if setup.people == 0:
        return tr("Nobody sits at this screen: the computers play, and you look on.")
    if setup.people == 1:
        return ""
    return trn(
        "{n} person shares this screen: a curtain hides each hand before it is passed on.",
        "{n} people share this screen: a curtain hides each hand before it is passed on.",
        setup.people,
    )
