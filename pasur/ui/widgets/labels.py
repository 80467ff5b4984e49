"""Pieces of a screen that only show something: texts, panels, lines."""

from __future__ import annotations

import pygame

from pasur.ui import shapes, text, theme
from pasur.ui.units import Units
from pasur.ui.widgets.base import Widget


class Label(Widget):
    """A text in a rectangle."""

    focusable = False

    def __init__(
        self,
        words: str,
        rect: pygame.Rect,
        step: float = theme.BODY,
        weight: int = theme.REGULAR,
        color: theme.Color | None = None,
        *,
        align: text.Align = "start",
        wrap: bool = False,
        top: bool = False,
        max_lines: int | None = None,
        tabular: bool = False,
    ) -> None:
        super().__init__(f"label:{words}", rect)
        self.words = words
        self._step, self._weight, self._color = step, weight, color
        self._align: text.Align = align
        self._wrap, self._top, self._lines = wrap, top, max_lines
        self._tabular = tabular

    def draw(self, surface: pygame.Surface, units: Units) -> None:
        style = text.style(units, self._step, self._weight, self._color, tabular=self._tabular)
        text.draw(
            surface,
            self.words,
            style,
            self.rect,
            align=self._align,
            valign="top" if self._top else "middle",
            wrap=self._wrap,
            max_lines=self._lines,
        )


class Panel(Widget):
    """A panel's ground and outline; ``inset`` for the darker boxes inside panels."""

    focusable = False

    def __init__(self, rect: pygame.Rect, *, inset: bool = False) -> None:
        super().__init__(f"panel:{rect.x},{rect.y}", rect)
        self._inset = inset

    def draw(self, surface: pygame.Surface, units: Units) -> None:
        if self._inset:
            shapes.box(surface, self.rect, units.px(theme.RADIUS), theme.INSET)
        else:
            radius = units.px(theme.PANEL_RADIUS)
            shapes.box(surface, self.rect, radius, theme.PANEL, theme.LINE, units.hairline())


class Rule(Widget):
    """A hairline across a panel."""

    focusable = False

    def __init__(self, rect: pygame.Rect) -> None:
        super().__init__(f"rule:{rect.x},{rect.y}", rect)

    def draw(self, surface: pygame.Surface, units: Units) -> None:
        shapes.rule(surface, self.rect.x, self.rect.y, self.rect.width, units.hairline())


class Picture(Widget):
    """A picture that was made elsewhere."""

    focusable = False

    def __init__(self, picture: pygame.Surface, at: tuple[int, int]) -> None:
        super().__init__(f"picture:{at}", picture.get_rect(topleft=at))
        self._picture = picture

    def draw(self, surface: pygame.Surface, units: Units) -> None:
        del units
        surface.blit(self._picture, self.rect)
