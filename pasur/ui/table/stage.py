"""Draws a list of pictures over a ground and, from frame to frame, only what has changed."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from typing import NamedTuple

import pygame


class Item(NamedTuple):
    """A picture at a place, or a place and how to paint it. Items are drawn in the given order.

    ``key`` says which item this was in the frame before. A painted item (``surface`` None) fills
    ``size`` and is painted again when its ``version`` has changed. ``alpha`` is 0–255.
    """

    key: Hashable
    surface: pygame.Surface | None
    x: int
    y: int
    alpha: int = 255
    size: tuple[int, int] = (0, 0)
    paint: Callable[[pygame.Surface], None] | None = None
    version: Hashable = None

    @property
    def rect(self) -> pygame.Rect:
        size = self.surface.get_size() if self.surface is not None else self.size
        return pygame.Rect((self.x, self.y), size)

    def same(self, other: Item) -> bool:
        """Whether both look the same."""
        return (
            self.surface is other.surface
            and self.x == other.x
            and self.y == other.y
            and self.alpha == other.alpha
            and self.size == other.size
            and self.version == other.version
        )


def painted(
    key: Hashable, rect: pygame.Rect, paint: Callable[[pygame.Surface], None], version: Hashable
) -> Item:
    """An item that paints itself inside ``rect``, anew when ``version`` changes."""
    return Item(key, None, rect.x, rect.y, 255, rect.size, paint, version)


class Stage:
    """Remembers what it has drawn on a surface, and repairs only where that is out of date."""

    def __init__(self) -> None:
        self._shown: dict[Hashable, Item] = {}
        self._order: list[Hashable] = []
        self._ground: pygame.Surface | None = None
        self._target: pygame.Surface | None = None

    def forget(self) -> None:
        """Something else has been drawn over: draw everything next time."""
        self._target = None

    def draw(
        self, target: pygame.Surface, ground: pygame.Surface, items: Sequence[Item]
    ) -> list[pygame.Rect]:
        """Draw ``items`` over ``ground`` (of the target's size); returns what was touched."""
        whole = target is not self._target or ground is not self._ground
        window = target.get_rect()
        areas = [window] if whole else _merged(self._changed(items), window)
        self._target, self._ground = target, ground
        self._shown = {item.key: item for item in items}
        self._order = [item.key for item in items]
        rects = [item.rect for item in items]
        for area in areas:
            target.set_clip(area)
            target.blit(ground, area, area)
            for index in area.collidelistall(rects):
                _blit(target, items[index])
        target.set_clip(None)
        return areas

    def _changed(self, items: Sequence[Item]) -> list[pygame.Rect]:
        """Where the picture is out of date."""
        found = []
        now = {item.key for item in items}
        for item in items:
            before = self._shown.get(item.key)
            if before is None:
                found.append(item.rect)
            elif not before.same(item):
                found += [before.rect, item.rect]
        found += [item.rect for key, item in self._shown.items() if key not in now]
        return found + self._reordered(items, now)

    def _reordered(self, items: Sequence[Item], now: set[Hashable]) -> list[pygame.Rect]:
        """Items that have come to lie over or under others than before."""
        before = [key for key in self._order if key in now]
        kept = set(before)
        after = [item.key for item in items if item.key in kept]
        if before == after:
            return []
        return [self._shown[old].rect for old, new in zip(before, after, strict=True) if old != new]


def _blit(target: pygame.Surface, item: Item) -> None:
    if item.surface is None:
        if item.paint is not None:
            item.paint(target)
        return
    if item.alpha >= 255:
        target.blit(item.surface, (item.x, item.y))
        return
    item.surface.set_alpha(item.alpha)
    target.blit(item.surface, (item.x, item.y))
    item.surface.set_alpha(255)


def _merged(rects: Sequence[pygame.Rect], window: pygame.Rect) -> list[pygame.Rect]:
    """Areas that cover ``rects`` without covering each other."""
    areas: list[pygame.Rect] = []
    for rect in rects:
        area = rect.clip(window)
        if not area.width or not area.height:
            continue
        while (hit := area.collidelist(areas)) >= 0:
            area = area.union(areas.pop(hit))
        areas.append(area)
    return areas
