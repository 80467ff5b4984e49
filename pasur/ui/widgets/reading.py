"""A long text of plain lines, such as a licence, of which only what is seen is drawn."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

import pygame

from pasur.i18n import ltr
from pasur.ui import text, theme
from pasur.ui.units import Units
from pasur.ui.widgets.scroll import ScrollArea


class ReadingPage(ScrollArea):
    """``words`` in ``rect``, always from left to right; lines that are too long go on below.

    It scrolls by the wheel, by its bar, and by the keys of a page while it has the focus.
    """

    focusable = True

    def __init__(self, name: str, rect: pygame.Rect, words: str, units: Units) -> None:
        super().__init__(name, rect)
        self._gutter = units.px(14)
        room = rect.width - 2 * self._gutter
        large = text.style(units)
        fits = all(_width(line, large) <= room for line in words.splitlines())
        self._style = large if fits else text.style(units, theme.CAPTION)
        self._step = text.line_height(self._style)
        self._lines = list(_lines(words, self._style, room))
        self.hold([], rect.y + self._step * len(self._lines))

    def key(self, event: pygame.event.Event) -> bool:
        """Scroll; at an end of the text the arrows lead on to other controls."""
        page = self.rect.height - 2 * self._step
        goals = {
            pygame.K_UP: self.offset - 3 * self._step,
            pygame.K_DOWN: self.offset + 3 * self._step,
            pygame.K_PAGEUP: self.offset - page,
            pygame.K_PAGEDOWN: self.offset + page,
            pygame.K_SPACE: self.offset + page,
            pygame.K_HOME: 0,
            pygame.K_END: self.most,
        }
        goal = goals.get(event.key)
        return goal is not None and self.scroll_to(goal)

    def draw(self, surface: pygame.Surface, units: Units) -> None:
        before = surface.get_clip()
        surface.set_clip(self.rect.clip(before))
        first = self.offset // self._step
        last = (self.offset + self.rect.height) // self._step
        for number in range(first, min(last + 1, len(self._lines))):
            y = self.rect.y + number * self._step - self.offset
            room = pygame.Rect(self.rect.x + self._gutter, y, self.rect.width, self._step)
            text.draw(surface, ltr(self._lines[number]), self._style, room, align="left")
        surface.set_clip(before)
        super().draw(surface, units)


def _lines(words: str, style: text.Style, room: int) -> Iterator[str]:
    """The lines of ``words``, each as wide as ``room`` pixels at most where words allow."""
    for line in words.splitlines():
        line = line.expandtabs(8).rstrip()
        indent = line[: len(line) - len(line.lstrip())]
        if _width(line, style) <= room:
            yield line
            continue
        taken = indent if _width(indent, style) < room / 2 else ""
        for word in _broken(line.split(), style, room):
            if taken.strip() and _width(f"{taken} {word}", style) > room:
                yield taken
                taken = ""
            taken = f"{taken} {word}" if taken.strip() else taken + word
        yield taken


def _broken(words: list[str], style: text.Style, room: int) -> Iterator[str]:
    """``words``, those wider than ``room`` cut into pieces."""
    for word in words:
        while _width(word, style) > room and len(word) > 1:
            cut = next(n for n in range(len(word) - 1, 0, -1) if _fits(word[:n], style, room))
            yield word[:cut]
            word = word[cut:]
        yield word


def _fits(word: str, style: text.Style, room: int) -> bool:
    return len(word) == 1 or _width(word, style) <= room


def _width(line: str, style: text.Style) -> float:
    """A little more than the pixels that ``line`` takes, letter by letter."""
    return 1.02 * sum(_letter(char, style) for char in line)


@lru_cache(maxsize=1000)
def _letter(char: str, style: text.Style) -> int:
    """The pixels that a letter or a blank takes between others."""
    return text.width(f"n{char}n", style) - text.width("nn", style)
