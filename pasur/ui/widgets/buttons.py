"""Buttons: primary, plain and quiet, with an icon before and a key after the label."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal

import pygame

from pasur.i18n import direction
from pasur.ui import icons, markup, shapes, text, theme
from pasur.ui.units import Units
from pasur.ui.widgets.base import Widget, faded, split

Kind = Literal["primary", "plain", "quiet", "text", "chosen"]
"""``text`` has no box at rest; ``chosen`` is one of several such that holds now."""


class Button(Widget):
    """A button; `size` tells how much room one needs before it is placed."""

    def __init__(
        self,
        name: str,
        rect: pygame.Rect,
        label: str,
        act: Callable[[], None],
        *,
        kind: Kind = "plain",
        icon: str = "",
        hint: str = "",
        small: bool = False,
        enabled: bool = True,
        tip: str = "",
    ) -> None:
        super().__init__(name, rect, enabled=enabled, tip=tip)
        self.label = label
        self.act = act
        self.kind: Kind = kind
        self.icon = icon
        self.hint = hint
        self.small = small

    @staticmethod
    def size(
        units: Units,
        label: str,
        *,
        kind: Kind = "plain",
        icon: str = "",
        hint: str = "",
        small: bool = False,
    ) -> tuple[int, int]:
        """Width and height in pixels of a button with this content."""
        height = units.px(theme.CONTROL_SMALL if small else theme.CONTROL)
        if not label:
            return height, height
        padding = units.px(11 if small else 16)
        content = text.width(_words(label, hint), _style(units, kind, small))
        if icon:
            content += _icon_size(units, small) + units.px(8)
        return content + 2 * padding, height

    def activate(self) -> None:
        self.act()

    def draw(self, surface: pygame.Surface, units: Units) -> None:
        sunk = self.pressed and self.hovered and self.enabled
        rect = self.rect.move(0, max(1, units.px(1))) if sunk else self.rect
        fill, line = self._colors(sunk)
        shapes.box(surface, rect, units.px(theme.RADIUS), fill, line, units.hairline())
        self._draw_content(surface, units, rect)

    def _colors(self, sunk: bool) -> tuple[theme.Color | None, theme.Color | None]:
        glow = self.glow.value
        if self.kind == "primary":
            rest = theme.mix(theme.TURQUOISE, theme.TURQUOISE_HOVER, glow)
            return faded(theme.TURQUOISE_PRESSED if sunk else rest, self.enabled), None
        bare = self.kind in ("text", "chosen")
        line = None if bare else faded(theme.LINE, self.enabled)
        if self.kind == "quiet" or bare:
            fill = theme.BUTTON_PRESSED if sunk else theme.BUTTON
            return (theme.alpha(fill, glow) if glow > 0.02 else None), line
        rest = theme.mix(theme.BUTTON, theme.BUTTON_HOVER, glow)
        return faded(theme.BUTTON_PRESSED if sunk else rest, self.enabled), line

    def _draw_content(self, surface: pygame.Surface, units: Units, rect: pygame.Rect) -> None:
        style = _style(units, self.kind, self.small)
        color = faded(style.color, self.enabled)
        style = text.Style(style.size, style.weight, color)
        side = _icon_size(units, self.small) if self.icon else 0
        gap = units.px(8) if self.icon and self.label else 0
        words = _words(self.label, self.hint)
        wide = min(text.width(words, style), rect.width - side - gap - units.px(12))
        x = rect.x + (rect.width - wide - side - gap) // 2
        rtl = direction() == "rtl"
        if self.icon:
            picture = icons.icon(self.icon, side, color)
            left = x + wide + gap if rtl else x
            surface.blit(picture, (left, rect.y + (rect.height - side) // 2))
        if self.label:
            left = x if rtl else x + side + gap
            text.draw(surface, words, style, pygame.Rect(left, rect.y, wide, rect.height))


def _words(label: str, hint: str) -> str:
    return f"{label}\u2002{markup.key(hint)}" if hint else label


def _style(units: Units, kind: Kind, small: bool) -> text.Style:
    step = theme.CAPTION if small else theme.BODY
    if kind == "primary":
        return text.style(units, step, theme.BOLD, theme.ON_TURQUOISE)
    if kind == "text":
        return text.style(units, step, theme.MEDIUM, theme.MUTED)
    return text.style(units, step, theme.BOLD if kind == "chosen" else theme.MEDIUM)


def _icon_size(units: Units, small: bool) -> int:
    return units.px(17 if small else 18)


class MenuItem(Widget):
    """A line of the title's menu: a large word, and a small note beside or under it.

    ``primary`` is the one that most people will want; it is a filled box.
    """

    def __init__(
        self,
        name: str,
        rect: pygame.Rect,
        label: str,
        act: Callable[[], None],
        *,
        note: str = "",
        primary: bool = False,
        enabled: bool = True,
    ) -> None:
        super().__init__(name, rect, enabled=enabled)
        self.label, self.note, self.act, self.primary = label, note, act, primary

    @staticmethod
    def primary_height(units: Units, note: str, width: int) -> int:
        """The height in pixels of a primary item with ``note``, ``width`` pixels wide."""
        style = text.style(units, theme.CAPTION, theme.MEDIUM)
        low = text.height(note, style, width - 2 * units.px(19), 2) if note else 0
        return max(units.px(48), units.px(26) + low + units.px(14))

    def activate(self) -> None:
        self.act()

    def draw(self, surface: pygame.Surface, units: Units) -> None:
        sunk = self.pressed and self.hovered
        rect = self.rect.move(0, max(1, units.px(1))) if sunk else self.rect
        glow = self.glow.value
        if self.primary:
            rest = theme.mix(theme.TURQUOISE, theme.TURQUOISE_HOVER, glow)
            fill = theme.TURQUOISE_PRESSED if sunk else rest
            shapes.box(surface, rect, units.px(theme.RADIUS), fill)
        elif glow > 0.02:
            shade = theme.alpha(theme.BUTTON, 0.75 * glow)
            shapes.box(surface, rect, units.px(theme.RADIUS), shade)
        inner = rect.inflate(-2 * units.px(19), 0)
        if self.primary:
            self._draw_primary(surface, units, inner)
            return
        style = text.style(units, theme.SECTION, theme.MEDIUM, faded(theme.TEXT, self.enabled))
        note = text.style(units, theme.CAPTION, theme.REGULAR, theme.MUTED)
        if not self.note:
            text.draw(surface, self.label, style, inner)
            return
        room = inner.width - text.width(self.label, style) - units.px(theme.GROUP)
        needed = min(text.width(self.note, note), max(room, inner.width // 4))
        first, last = split(inner, inner.width - needed - units.px(8), units.px(8))
        text.draw(surface, self.label, style, first)
        text.draw(surface, self.note, note, last, align="end")

    def _draw_primary(self, surface: pygame.Surface, units: Units, inner: pygame.Rect) -> None:
        label = text.style(units, theme.SECTION, theme.BOLD, theme.ON_TURQUOISE)
        note = text.style(units, theme.CAPTION, theme.MEDIUM, theme.ON_TURQUOISE)
        if not self.note:
            text.draw(surface, self.label, label, inner)
            return
        high = units.px(26)
        low = text.height(self.note, note, inner.width, 2)
        top = inner.y + (inner.height - high - low) // 2
        text.draw(surface, self.label, label, pygame.Rect(inner.x, top, inner.width, high))
        under = pygame.Rect(inner.x, top + high, inner.width, low)
        text.draw(surface, self.note, note, under, wrap=True, max_lines=2)
