"""A part of the screen that holds more than it shows."""

from __future__ import annotations

import pygame

from pasur.i18n import direction
from pasur.ui import shapes, theme
from pasur.ui.units import Units
from pasur.ui.widgets.base import Area, Widget

WHEEL = 56
"""How far a step of the wheel scrolls, in u."""


class ScrollArea(Area):
    """Shows the part of its widgets that lies inside ``rect``.

    Place the widgets as if there were room for all, give them to `hold`, and the area moves them
    when it is scrolled. Children lie at their real place on the screen at any time.
    """

    focusable = False
    clicks = ""

    def __init__(self, name: str, rect: pygame.Rect) -> None:
        super().__init__(name, rect)
        self.children: list[Widget] = []
        self.offset = 0
        self._height = rect.height
        self._grip: int | None = None
        self._u = 1.0

    def hold(self, widgets: list[Widget], bottom: int) -> None:
        """Take ``widgets``; ``bottom`` is the lower edge of all of them, in pixels."""
        self.children = widgets
        self._height = bottom - self.rect.y
        for widget in widgets:
            widget.area = self

    @property
    def most(self) -> int:
        """How far it can be scrolled, in pixels; 0 when all is seen."""
        return max(0, self._height - self.rect.height)

    def adopt(self, old: Widget) -> None:
        super().adopt(old)
        if isinstance(old, ScrollArea):
            self.scroll_to(old.offset)

    def scroll_to(self, offset: float) -> bool:
        """Show from ``offset`` pixels under the top; True when that is a change."""
        wanted = round(max(0, min(self.most, offset)))
        moved = wanted - self.offset
        for widget in self.children:
            widget.rect = widget.rect.move(0, -moved)
        self.offset = wanted
        return moved != 0

    def turn(self, steps: float) -> bool:
        return self.scroll_to(self.offset - steps * WHEEL * self._u)

    def reveal(self, widget: Widget) -> None:
        room = min(widget.rect.height, self.rect.height // 4)
        if widget.rect.top < self.rect.top + room // 3:
            self.scroll_to(self.offset + widget.rect.top - self.rect.top - room)
        elif widget.rect.bottom > self.rect.bottom - room // 3:
            self.scroll_to(self.offset + widget.rect.bottom - self.rect.bottom + room)

    def hit(self, at: tuple[int, int]) -> bool:
        return self.most > 0 and self._bar().inflate(self._bar().width * 2, 0).collidepoint(at)

    def press(self, at: tuple[int, int]) -> None:
        thumb = self._thumb()
        self._grip = at[1] - thumb.y if thumb.collidepoint(at) else thumb.height // 2
        self.drag(at)

    def drag(self, at: tuple[int, int]) -> None:
        bar, thumb = self._bar(), self._thumb()
        room = bar.height - thumb.height
        if room > 0 and self._grip is not None:
            self.scroll_to((at[1] - self._grip - bar.y) / room * self.most)

    def _bar(self) -> pygame.Rect:
        width = max(4, round(5 * self._u))
        x = self.rect.right - width if direction() == "ltr" else self.rect.x
        return pygame.Rect(x, self.rect.y, width, self.rect.height)

    def _thumb(self) -> pygame.Rect:
        bar = self._bar()
        height = max(3 * bar.width, bar.height * self.rect.height // max(1, self._height))
        y = bar.y + (bar.height - height) * self.offset // max(1, self.most)
        return pygame.Rect(bar.x, y, bar.width, height)

    def draw(self, surface: pygame.Surface, units: Units) -> None:
        """The bar; the children are drawn by the pane."""
        self._u = units.u
        if self.most:
            shapes.pill(surface, self._bar(), theme.alpha(theme.INSET, 0.6))
            strong = 0.55 if self.hovered or self.pressed else 0.32
            shapes.pill(surface, self._thumb(), theme.alpha(theme.IVORY, strong))
