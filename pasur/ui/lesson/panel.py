"""The lesson's panel: title, steps, what is to be done, what came of it, and buttons."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Literal

import pygame

from pasur.i18n import direction, tr
from pasur.ui import icons, shapes, text, theme
from pasur.ui.table.layout import Layout
from pasur.ui.units import Units
from pasur.ui.widgets.base import Widget
from pasur.ui.widgets.buttons import Button, Kind
from pasur.ui.widgets.labels import Label
from pasur.ui.widgets.place import cells

Tone = Literal["", "right", "idea"]
STEPS = (1.15, theme.BODY, 0.9, theme.CAPTION)
"""Sizes of the text, tried one after the other."""


@dataclass(frozen=True, slots=True)
class Act:
    """A button of the panel."""

    name: str
    label: str
    act: Callable[[], None]
    kind: Kind = "plain"
    icon: str = ""
    enabled: bool = True


@dataclass(frozen=True, slots=True)
class Content:
    """What the panel says.

    ``task`` is what is to be done and ``note`` what came of it, in ``tone``. ``steps`` holds for
    each step whether it is done; ``at`` is the one shown. ``rows`` are buttons, a row each; the
    last one stands at the bottom.
    """

    number: str
    title: str
    task: str
    note: str
    tone: Tone
    steps: tuple[bool, ...]
    at: int
    rows: tuple[tuple[Act, ...], ...]
    leave: Act


class Ground(Widget):
    """The ground of the panel, with a hairline to the table."""

    focusable = False

    def __init__(self, rect: pygame.Rect, column: bool) -> None:
        super().__init__("lesson:ground", rect)
        self._column = column

    def draw(self, surface: pygame.Surface, units: Units) -> None:
        rect, thin = self.rect, units.hairline()
        shapes.box(surface, rect, 0, theme.PANEL)
        if not self._column:
            shapes.rule(surface, rect.x, rect.bottom - thin, rect.width, thin)
            return
        x = rect.x if direction() == "ltr" else rect.right - thin
        shapes.box(surface, pygame.Rect(x, rect.y, thin, rect.height), 0, theme.LINE)


class Steps(Widget):
    """A bar in pieces, one for each step: done, shown now, still to come."""

    focusable = False

    def __init__(self, rect: pygame.Rect, done: tuple[bool, ...], at: int) -> None:
        super().__init__("lesson:steps", rect)
        self.look = (done, at)

    def draw(self, surface: pygame.Surface, units: Units) -> None:
        done, at = self.look
        places = cells(self.rect, [None] * len(done), units.px(4))
        for number, place in enumerate(places):
            color = theme.TURQUOISE if done[number] else theme.TRACK
            shapes.pill(surface, place, color)
            if number == at:
                line = max(1.0, 1.5 * units.u)
                around = place.inflate(0, round(2 * line))
                shapes.pill(surface, around, color, theme.IVORY, line)


class Note(Widget):
    """What came of a play, in a box with a sign before it."""

    focusable = False

    def __init__(self, rect: pygame.Rect, words: str, tone: Tone, step: float) -> None:
        super().__init__("lesson:note", rect)
        self.look = (words, tone, step)

    @staticmethod
    def room(units: Units, width: int) -> int:
        """The width of its text in a note of ``width`` pixels."""
        return width - 2 * units.px(11) - units.px(17) - units.px(8)

    def draw(self, surface: pygame.Surface, units: Units) -> None:
        words, tone, step = self.look
        line = theme.TURQUOISE if tone == "right" else theme.INSET_LINE_HOVER
        radius = units.px(theme.RADIUS)
        shapes.box(surface, self.rect, radius, theme.INSET, line, units.hairline())
        inner = self.rect.inflate(-2 * units.px(11), 0)
        side = units.px(17)
        sign, rest = cells(inner, [side, None], units.px(8))
        style = text.style(units, step)
        color = theme.TURQUOISE_TEXT if tone == "right" else theme.TEXT
        picture = icons.icon("ok" if tone == "right" else "undo", side, color)
        top = self.rect.y + units.px(9) + (text.line_height(style) - side) // 2
        surface.blit(picture, (sign.x, top))
        text.draw(surface, words, style, rest, wrap=True)


def build(lay: Layout, units: Units, content: Content) -> list[Widget]:
    """The widgets of the panel, in reading order."""
    box = lay.panel
    rect = pygame.Rect(round(box.x), round(box.y), round(box.w), round(box.h))
    column = not lay.tall
    pad = units.px(17.6 if column else 16)
    inner = rect.inflate(-2 * pad, -2 * units.px(16 if column else 10))
    widgets: list[Widget] = [Ground(rect, column)]
    y, head = _head(inner, units, content, column)
    top, buttons = _buttons(inner, units, content.rows)
    room = pygame.Rect(inner.x, y, inner.width, top - units.px(8) - y)
    return [*widgets, *head, *_texts(room, units, content), *buttons]


def height(units: Units, contents: Sequence[Content]) -> float:
    """The height of the panel at the top of a tall window that holds each of ``contents``."""
    width = units.width - 2 * units.px(16)
    most = 0
    for content in contents:
        style = text.style(units, STEPS[0])
        task = text.height(content.task, style, width)
        note = text.height(content.note, style, Note.room(units, width)) + units.px(18)
        most = max(most, task + units.px(8) + note)
    rows = units.px(20) + units.px(34) + units.px(12) + units.px(8) + units.px(theme.CONTROL)
    return min(most + rows + units.px(8), 0.4 * units.height)


def _head(
    inner: pygame.Rect, units: Units, content: Content, column: bool
) -> tuple[int, list[Widget]]:
    """The lesson's number, its title and its steps, and where they end."""
    side = units.px(30)
    row = pygame.Rect(inner.x, inner.y, inner.width, side)
    words, corner = cells(row, [None, side], units.px(8))
    act = content.leave
    leave = Button(act.name, corner, "", act.act, kind="text", icon=act.icon, tip=act.label)
    if column:
        first: list[Widget] = [
            Label(content.number, words, theme.CAPTION, theme.SEMIBOLD, theme.MUTED)
        ]
        style = text.style(units, theme.NUMBER, theme.BOLD)
        step = theme.NUMBER
        if text.height(content.title, style, inner.width) > 2 * text.line_height(style):
            step, style = theme.SECTION, text.style(units, theme.SECTION, theme.BOLD)
        high = text.height(content.title, style, inner.width)
        y = row.bottom + units.px(2)
        title = pygame.Rect(inner.x, y, inner.width, high)
        first.append(Label(content.title, title, step, theme.BOLD, wrap=True))
        y = title.bottom + units.px(10)
    else:
        whole = f"{content.number} · {content.title}"
        first = [Label(whole, words, theme.BODY, theme.BOLD)]
        y = row.bottom + units.px(4)
    bar = pygame.Rect(inner.x, y, inner.width, max(3, units.px(5)))
    first.append(Steps(bar, content.steps, content.at))
    return bar.bottom + units.px(14 if column else 8), [*first, leave]


def _texts(room: pygame.Rect, units: Units, content: Content) -> list[Widget]:
    """The task, and what came of it; the task gives way where there is too little room."""
    gap = units.px(12)
    for step in STEPS:
        style = text.style(units, step)
        task = text.height(content.task, style, room.width)
        note = _note_height(units, content, style, room.width)
        if task + (gap + note if note else 0) <= room.height:
            return _placed(room, content, step, task, note, gap)
    if content.note:
        for step in STEPS:
            note = _note_height(units, content, text.style(units, step), room.width)
            if note <= room.height or step == STEPS[-1]:
                return _placed(room, content, step, 0, note, 0)
    return _placed(room, content, STEPS[-1], room.height, 0, 0)


def _note_height(units: Units, content: Content, style: text.Style, width: int) -> int:
    if not content.note:
        return 0
    return text.height(content.note, style, Note.room(units, width)) + units.px(18)


def _placed(
    room: pygame.Rect, content: Content, step: float, task: int, note: int, gap: int
) -> list[Widget]:
    found: list[Widget] = []
    if task:
        done = content.tone == "right"
        place = pygame.Rect(room.x, room.y, room.width, task)
        color = theme.MUTED if done else theme.TEXT
        found.append(Label(content.task, place, step, color=color, wrap=True, top=True))
    if note:
        place = pygame.Rect(room.x, room.y + task + gap, room.width, note)
        found.append(Note(place, content.note, content.tone, step))
    return found


def _buttons(
    inner: pygame.Rect, units: Units, rows: tuple[tuple[Act, ...], ...]
) -> tuple[int, list[Widget]]:
    """The buttons from the bottom upwards, and the upper edge of the highest."""
    height, gap = units.px(theme.CONTROL), units.px(8)
    if inner.width > units.px(460):
        rows = (tuple(act for row in rows for act in row),)
    if len(rows) > 3 and len(rows) * (height + gap) > 0.4 * inner.height:
        rows = _paired(rows)
    rows = tuple(part for row in rows for part in _fitting(row, units, inner.width, gap))
    y = inner.bottom
    lines: list[list[Widget]] = []
    for row in reversed(rows):
        y -= height
        place = pygame.Rect(inner.x, y, inner.width, height)
        lines.insert(0, [_button(units, *each) for each in _shared(place, units, row, gap)])
        y -= gap
    return y + gap, [widget for line in lines for widget in line]


def _fitting(
    row: tuple[Act, ...], units: Units, width: int, gap: int
) -> tuple[tuple[Act, ...], ...]:
    """The row, or a row for each button where together they are too wide even in small."""
    sizes = [Button.size(units, act.label, kind=act.kind, small=True)[0] for act in row]
    if sum(sizes) + gap * (len(row) - 1) <= width:
        return (row,)
    return tuple((act,) for act in row)


def _paired(rows: tuple[tuple[Act, ...], ...]) -> tuple[tuple[Act, ...], ...]:
    """All buttons but those of the last row, two in each row."""
    acts = [act for row in rows[:-1] for act in row]
    pairs = [tuple(acts[at : at + 2]) for at in range(0, len(acts), 2)]
    return (*pairs, rows[-1])


def _shared(
    place: pygame.Rect, units: Units, row: tuple[Act, ...], gap: int
) -> list[tuple[Act, pygame.Rect]]:
    """Each button of a row with its place: alike, or by their words where those need it."""
    needed = [_needed(units, act) for act in row]
    spare = place.width - gap * (len(row) - 1)
    widths: list[int | None] = [None] * len(row)
    if max(needed) > spare // len(row):
        extra = max(0, spare - sum(needed)) // len(row)
        widths = [int(min(1.0, spare / sum(needed)) * wide) + extra for wide in needed]
    return list(zip(row, cells(place, widths, gap), strict=True))


def _needed(units: Units, act: Act) -> int:
    return Button.size(units, act.label, kind=act.kind)[0]


def _button(units: Units, act: Act, place: pygame.Rect) -> Button:
    """A button, with smaller words where the usual ones are too wide."""
    small = _needed(units, act) > place.width
    icon = act.icon
    if icon and Button.size(units, act.label, kind=act.kind, icon=icon)[0] > place.width:
        icon = ""
    return Button(
        act.name,
        place,
        act.label,
        act.act,
        kind=act.kind,
        icon=icon,
        enabled=act.enabled,
        small=small,
    )


def count_text(number: int, total: int) -> str:
    """Which lesson of how many."""
    return tr("Lesson {n} of {total}", n=number, total=total)
