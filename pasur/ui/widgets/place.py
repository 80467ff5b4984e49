"""Placing widgets: rows and columns from the beginning of the line, and the frame of menus.

frame = Frame.of(units, window)         where title, body and actions of a menu lie
stack = Stack(rect); row = stack.take(height, gap_after)
name, kind = cells(row, [None, 120], gap)      None takes what is left; right-to-left too
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import pygame

from pasur.ui import text, theme
from pasur.ui.units import Units
from pasur.ui.widgets.base import Widget, mirrored
from pasur.ui.widgets.buttons import Button, Kind
from pasur.ui.widgets.choices import Choice, DropDown, Segments
from pasur.ui.widgets.labels import Label


def cells(rect: pygame.Rect, widths: Sequence[int | None], gap: int = 0) -> list[pygame.Rect]:
    """``rect`` cut into cells in reading order; those of width None share what is left."""
    fixed = sum(width for width in widths if width is not None)
    flexible = sum(width is None for width in widths)
    spare = max(0, rect.width - fixed - gap * (len(widths) - 1))
    places: list[pygame.Rect] = []
    x = rect.x
    for width in widths:
        taken = spare // max(1, flexible) if width is None else width
        places.append(mirrored(pygame.Rect(x, rect.y, taken, rect.height), rect))
        x += taken + gap
    return places


def centred(rect: pygame.Rect, size: tuple[int, int]) -> pygame.Rect:
    """A rectangle of ``size`` at the beginning of the line in ``rect``, in the middle of it."""
    place = pygame.Rect(rect.x, rect.y + (rect.height - size[1]) // 2, *size)
    return mirrored(place, rect)


def at_end(rect: pygame.Rect, size: tuple[int, int]) -> pygame.Rect:
    """A rectangle of ``size`` at the end of the line in ``rect``, in the middle of it."""
    place = pygame.Rect(rect.right - size[0], rect.y + (rect.height - size[1]) // 2, *size)
    return mirrored(place, rect)


class Stack:
    """Takes rows from the top of a rectangle downwards; ``y`` is where the next one begins."""

    def __init__(self, rect: pygame.Rect) -> None:
        self.rect = rect
        self.y = rect.y

    def take(self, height: int, gap: int = 0) -> pygame.Rect:
        """The next row of ``height`` pixels; ``gap`` pixels stay free under it."""
        row = pygame.Rect(self.rect.x, self.y, self.rect.width, height)
        self.y += height + gap
        return row

    def rest(self) -> pygame.Rect:
        """All that is left."""
        return pygame.Rect(self.rect.x, self.y, self.rect.width, self.rect.bottom - self.y)


@dataclass(frozen=True, slots=True)
class Frame:
    """The places of a menu's title, body and row of actions, in pixels."""

    title: pygame.Rect
    body: pygame.Rect
    actions: pygame.Rect
    gap: int

    @classmethod
    def of(cls, units: Units, window: pygame.Rect) -> Frame:
        """The frame in ``window``; tighter where the window is not wide."""
        wide = units.form == "wide" and units.width >= 1000 * units.u
        side = units.px(theme.SCENE_MARGIN if wide else 27)
        head, top = (units.px(34), units.px(92)) if wide else (units.px(18), units.px(82))
        foot, bottom = (units.px(37), units.px(112)) if wide else (units.px(20), units.px(87))
        height = units.px(theme.CONTROL)
        width = window.width - 2 * side
        return cls(
            pygame.Rect(side, head + units.px(2), width, units.px(44)),
            pygame.Rect(side, top, width, window.height - top - bottom),
            pygame.Rect(side, window.height - foot - height, width, height),
            units.px(24 if wide else 16),
        )


@dataclass(frozen=True, slots=True)
class Action:
    """A button of the row of actions."""

    name: str
    label: str
    act: Callable[[], None]
    kind: Kind = "plain"
    hint: str = ""
    enabled: bool = True


def action_row(
    units: Units, row: pygame.Rect, actions: Sequence[Action], status: str = ""
) -> list[Widget]:
    """Buttons at the end of ``row``, the last of ``actions`` outermost, and a text before them."""
    hints = units.form == "wide"
    gap = units.px(12)
    sizes = [_size(units, action, hints) for action in actions]
    if sum(sizes) + gap * len(sizes) > row.width:
        hints = False
        sizes = [_size(units, action, hints) for action in actions]
    places = cells(row, [None, *sizes], gap)
    widgets: list[Widget] = []
    step = _status_step(units, status, places[0].width)
    if step:
        widgets.append(Label(status, places[0], step, color=theme.MUTED, wrap=True))
    for action, place in zip(actions, places[1:], strict=True):
        widgets.append(
            Button(
                action.name,
                place,
                action.label,
                action.act,
                kind=action.kind,
                hint=action.hint if hints else "",
                enabled=action.enabled,
            )
        )
    return widgets


def _status_step(units: Units, status: str, room: int) -> float:
    """The size of the text beside the buttons; 0 where there is no room for it."""
    if not status or room < units.px(60):
        return 0
    if text.width(status, text.style(units)) <= room:
        return theme.BODY
    small = text.style(units, theme.CAPTION)
    fits = text.height(status, small, room) <= 2 * text.line_height(small)
    return theme.CAPTION if fits else 0


def _size(units: Units, action: Action, hints: bool) -> int:
    hint = action.hint if hints else ""
    return Button.size(units, action.label, kind=action.kind, hint=hint)[0]


def title_row(
    units: Units,
    row: pygame.Rect,
    title: str,
    tabs: Sequence[Choice] = (),
    tab: str = "",
    turn: Callable[[str], None] | None = None,
) -> list[Widget]:
    """A scene's title, and its tabs beside it where there are any."""
    style = text.style(units, theme.TITLE, theme.BOLD)
    if not tabs or turn is None:
        return [Label(title, row, theme.TITLE, theme.BOLD)]
    wide = text.width(title, style)
    words, rest = cells(row, [min(wide, row.width // 2), None], units.px(22))
    widgets: list[Widget] = [Label(title, words, theme.TITLE, theme.BOLD)]
    size = Segments.size(units, tabs)
    if size[0] <= rest.width:
        widgets.append(Segments("tab", centred(rest, size), tabs, tab, turn))
    else:
        needed = min(rest.width, DropDown.needed(units, tabs))
        place = centred(rest, (needed, units.px(theme.CONTROL)))
        widgets.append(DropDown("tab", place, tabs, tab, turn))
    return widgets
