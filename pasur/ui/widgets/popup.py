"""The open list of a drop-down."""

from __future__ import annotations

from collections.abc import Iterable

import pygame

from pasur.ui import icons, shapes, text, theme
from pasur.ui.scene import Target
from pasur.ui.units import Units
from pasur.ui.widgets.base import split
from pasur.ui.widgets.choices import Chooser, DropDown

ITEM = 38
"""Height of an entry in u."""


class Popup:
    """Shows the choices of ``owner`` over everything else until one is taken or it is let go."""

    def __init__(self, owner: Chooser, units: Units, window: pygame.Rect) -> None:
        self.owner = owner
        values = [value for value, _ in owner.choices]
        self.marked = values.index(owner.value) if owner.value in values else 0
        self._item = units.px(ITEM)
        self._edge = units.px(5)
        self.rect = self._place(units, window)
        self._first = 0
        self._reveal()

    @property
    def _shown(self) -> int:
        return (self.rect.height - 2 * self._edge) // self._item

    def _place(self, units: Units, window: pygame.Rect) -> pygame.Rect:
        """Under its owner, or over it where there is more room."""
        anchor = self.owner.visible_rect
        gap = units.px(4)
        needed = DropDown.needed(units, self.owner.choices) + units.px(30)
        width = max(needed, min(anchor.width, units.px(260)))
        under = window.bottom - anchor.bottom - 2 * gap
        over = anchor.top - window.top - 2 * gap
        full = len(self.owner.choices) * self._item + 2 * self._edge
        below = under >= min(full, over)
        room = under if below else over
        lines = max(1, min(len(self.owner.choices), (room - 2 * self._edge) // self._item))
        rect = pygame.Rect(0, 0, min(width, window.width - 2 * gap), lines * self._item)
        rect.height += 2 * self._edge
        rect.right = anchor.right
        if rect.left < anchor.left and anchor.left + rect.width <= window.right - gap:
            rect.left = anchor.left
        rect.top = anchor.bottom + gap if below else anchor.top - gap - rect.height
        return rect.clamp(window)

    def handle(self, event: pygame.event.Event) -> tuple[bool, bool]:
        """React to an event: whether the picture changed, and whether the list stays open."""
        if event.type == pygame.MOUSEMOTION:
            return self._point(event.pos), True
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            return True, self.rect.collidepoint(event.pos)
        if event.type == pygame.MOUSEBUTTONUP and event.button == 1:
            at = self._at(event.pos)
            if at is not None:
                self._take(at)
            return True, at is None
        if event.type == pygame.MOUSEWHEEL:
            self._first -= event.y
            self._first = max(0, min(len(self.owner.choices) - self._shown, self._first))
            return True, True
        if event.type == pygame.KEYDOWN:
            return True, self._key(event.key)
        if event.type == pygame.TEXTINPUT:
            return self._type(event.text), True
        return False, True

    def _key(self, key: int) -> bool:
        """React to a key; whether the list stays open."""
        last = len(self.owner.choices) - 1
        if key in (pygame.K_ESCAPE, pygame.K_TAB):
            return False
        if key in (pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_SPACE):
            self._take(self.marked)
            return False
        moved = {
            pygame.K_UP: self.marked - 1,
            pygame.K_DOWN: self.marked + 1,
            pygame.K_PAGEUP: self.marked - self._shown,
            pygame.K_PAGEDOWN: self.marked + self._shown,
            pygame.K_HOME: 0,
            pygame.K_END: last,
        }.get(key)
        if moved is not None:
            self.marked = max(0, min(last, moved))
            self._reveal()
        return True

    def spoken(self) -> str:
        """The marked choice, in words for whoever listens."""
        return self.owner.choices[self.marked][1]

    def _type(self, typed: str) -> bool:
        """Mark the next choice that begins with a letter."""
        count = len(self.owner.choices)
        for step in range(1, count + 1):
            i = (self.marked + step) % count
            if self.owner.choices[i][1].casefold().startswith(typed.casefold()):
                self.marked = i
                self._reveal()
                return True
        return False

    def _take(self, at: int) -> None:
        self.owner.choose(self.owner.choices[at][0])

    def _point(self, at: tuple[int, int]) -> bool:
        found = self._at(at)
        if found is None or found == self.marked:
            return False
        self.marked = found
        return True

    def _reveal(self) -> None:
        if self.marked < self._first:
            self._first = self.marked
        elif self.marked >= self._first + self._shown:
            self._first = self.marked - self._shown + 1

    def _rects(self) -> list[tuple[int, pygame.Rect]]:
        """The entries that are shown: number and place."""
        inner = self.rect.inflate(-2 * self._edge, -2 * self._edge)
        return [
            (i, pygame.Rect(inner.x, inner.y + line * self._item, inner.width, self._item))
            for line, i in enumerate(range(self._first, self._first + self._shown))
            if i < len(self.owner.choices)
        ]

    def _at(self, at: tuple[int, int]) -> int | None:
        return next((i for i, rect in self._rects() if rect.collidepoint(at)), None)

    def targets(self) -> Iterable[Target]:
        """The entries that are shown, as ``owner:value``."""
        for i, rect in self._rects():
            value = self.owner.choices[i][0]
            yield Target(f"{self.owner.name}:{value}", rect, True, i == self.marked)

    def draw(self, surface: pygame.Surface, units: Units) -> None:
        """Draw it over everything."""
        shapes.shadow(surface, self.rect, units.px(28), 0.55)
        radius = units.px(theme.RADIUS + 2)
        shapes.box(surface, self.rect, radius, theme.DIALOG, theme.LINE, units.hairline())
        for i, rect in self._rects():
            value, label = self.owner.choices[i]
            if i == self.marked:
                shapes.box(surface, rect, units.px(6), theme.ROW_SELECTED)
            inner = rect.inflate(-2 * units.px(10), 0)
            words, tick = split(inner, inner.width - units.px(22), units.px(4))
            chosen = value == self.owner.value
            weight = theme.SEMIBOLD if chosen else theme.REGULAR
            text.draw(surface, label, text.style(units, weight=weight), words)
            if chosen:
                mark = icons.icon("ok", units.px(15), theme.TURQUOISE_TEXT)
                surface.blit(mark, mark.get_rect(center=tick.center))
        self._draw_more(surface, units)

    def _draw_more(self, surface: pygame.Surface, units: Units) -> None:
        """Small arrows where the list goes on."""
        side = units.px(12)
        if self._first > 0:
            up = icons.icon("up", side, theme.MUTED)
            surface.blit(up, up.get_rect(midtop=(self.rect.centerx, self.rect.top)))
        if self._first + self._shown < len(self.owner.choices):
            down = icons.icon("down", side, theme.MUTED)
            surface.blit(down, down.get_rect(midbottom=(self.rect.centerx, self.rect.bottom)))
