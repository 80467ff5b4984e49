"""Card faces and backs as sharp bitmaps of any height, drawn from SVG beside the frame loop.

Drawing a court from SVG takes longer than a frame, but leaves the interpreter free: a thread draws
what is missing, and meanwhile the nearest size there is stands in, scaled. A card is never blank.
"""

from __future__ import annotations

import threading
from collections import OrderedDict
from collections.abc import Callable
from queue import Empty, SimpleQueue

import pygame

from pasur.ui.table.geometry import CARD_RATIO

Drawer = Callable[[str, tuple[int, int]], pygame.Surface]
"""Draws the picture of that name in that size; may be called from another thread."""


def card_width(height: int) -> int:
    """The width of a card of ``height`` pixels, in whole pixels."""
    return max(1, round(height * CARD_RATIO))


class Faces:
    """Bitmaps by name ("TD", "back") and height, at most ``budget`` bytes of them.

    ``drawer`` draws one; with ``threaded`` False everything is drawn at once when asked for, as
    tests want it.
    """

    def __init__(self, drawer: Drawer, budget: int = 40_000_000, threaded: bool = True) -> None:
        self.budget = budget
        self._drawer = drawer
        self._sharp: OrderedDict[tuple[str, int], pygame.Surface] = OrderedDict()
        self._heights: dict[str, set[int]] = {}
        self._scaled: dict[tuple[str, int], pygame.Surface] = {}
        self._bytes = 0
        self.threaded = threaded
        self._wanted: SimpleQueue[tuple[str, int] | None] = SimpleQueue()
        self._drawn: SimpleQueue[tuple[str, int, pygame.Surface]] = SimpleQueue()
        self._waiting: set[tuple[str, int]] = set()
        self._thread: threading.Thread | None = None

    @property
    def pending(self) -> bool:
        """Whether sharp pictures are still being drawn."""
        return bool(self._waiting)

    def get(self, name: str, height: int) -> tuple[pygame.Surface, bool]:
        """The picture, and whether it is the sharp one (else a stand-in until it is drawn)."""
        key = (name, height)
        sharp = self._sharp.get(key)
        if sharp is not None:
            self._sharp.move_to_end(key)
            return sharp, True
        if not self.threaded or not self._heights.get(name):
            return self._keep(name, height, self._draw(name, height)), True
        self.want(name, height)
        stand_in = self._scaled.get(key)
        if stand_in is None:
            stand_in = self._scaled[key] = self.scaled(name, height)
        return stand_in, False

    def scaled(self, name: str, height: int) -> pygame.Surface:
        """The picture scaled from the next larger size there is (else from the largest)."""
        heights = self._heights.get(name)
        if not heights:
            return self._keep(name, height, self._draw(name, height))
        larger = [h for h in heights if h >= height]
        source = self._sharp[name, min(larger) if larger else max(heights)]
        if source.get_height() == height:
            return source
        return pygame.transform.smoothscale(source, (card_width(height), height))

    def want(self, name: str, height: int) -> None:
        """Draw the picture when there is time."""
        key = (name, height)
        if key in self._sharp or key in self._waiting:
            return
        if not self.threaded:
            self._keep(name, height, self._draw(name, height))
            return
        self._waiting.add(key)
        self._wanted.put(key)
        if self._thread is None:
            self._thread = threading.Thread(target=self._work, name="card faces", daemon=True)
            self._thread.start()

    def give_up(self) -> None:
        """Nothing that was wanted is wanted any more: the size has changed."""
        while True:
            try:
                key = self._wanted.get_nowait()
            except Empty:
                return
            if key is not None:
                self._waiting.discard(key)

    def collect(self, most: int = 2) -> list[tuple[str, int]]:
        """Take over up to ``most`` pictures that the thread has drawn; returns which."""
        arrived: list[tuple[str, int]] = []
        while len(arrived) < most:
            try:
                name, height, surface = self._drawn.get_nowait()
            except Empty:
                break
            self._waiting.discard((name, height))
            self._keep(name, height, surface.convert_alpha())
            arrived.append((name, height))
        return arrived

    def close(self) -> None:
        """Let the thread end; what it still draws is dropped."""
        if self._thread is not None:
            self._wanted.put(None)
            self._thread = None

    def _work(self) -> None:
        while (key := self._wanted.get()) is not None:
            name, height = key
            self._drawn.put((name, height, self._drawer(name, (card_width(height), height))))

    def _draw(self, name: str, height: int) -> pygame.Surface:
        return self._drawer(name, (card_width(height), height)).convert_alpha()

    def _keep(self, name: str, height: int, surface: pygame.Surface) -> pygame.Surface:
        self._sharp[name, height] = surface
        self._heights.setdefault(name, set()).add(height)
        self._scaled.pop((name, height), None)
        self._bytes += surface.get_width() * height * 4
        while self._bytes > self.budget and len(self._sharp) > 1:
            self._forget()
        return surface

    def _forget(self) -> None:
        (name, height), surface = self._sharp.popitem(last=False)
        self._heights[name].discard(height)
        self._bytes -= surface.get_width() * height * 4
