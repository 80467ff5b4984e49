"""A screen in memory, with a pointer and keys, for tests that play in a real window."""

from __future__ import annotations

import os
import subprocess
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pygame
from Xlib import XK, X
from Xlib.display import Display
from Xlib.ext import xtest
from Xlib.xobject.drawable import Window

ROOT = Path(__file__).resolve().parents[2]
PATIENCE = 60.0


def wait_for(what: str, ready: Callable[[], bool]) -> None:
    """Poll ``ready`` until it is true; AssertionError naming ``what`` when it never is."""
    end = time.monotonic() + PATIENCE
    while not ready():
        assert time.monotonic() < end, f"waited in vain for {what}"
        time.sleep(0.01)


@contextmanager
def screen(width: int, height: int) -> Iterator[str]:
    """An Xvfb of ``width`` × ``height`` pixels; yields its display name."""
    reading, writing = os.pipe()
    size = f"{width}x{height}x24"
    server = subprocess.Popen(
        ["Xvfb", "-displayfd", str(writing), "-screen", "0", size, "-noreset", "-nolisten", "tcp"],
        pass_fds=(writing,),
        stderr=subprocess.DEVNULL,
    )
    os.close(writing)
    try:
        with os.fdopen(reading) as told:
            number = told.readline().strip()
        assert number, "Xvfb did not start"
        yield f":{number}"
    finally:
        server.terminate()
        server.wait()


class Desk:
    """The pointer, the keys and the eyes of a person in front of one screen."""

    def __init__(self, display: str) -> None:
        self._display = Display(display)

    def move(self, x: float, y: float) -> None:
        """Put the pointer at pixel (``x``, ``y``) of the screen."""
        xtest.fake_input(self._display, X.MotionNotify, x=round(x), y=round(y))
        self._display.sync()

    def press(self, x: float, y: float) -> None:
        """Move to (``x``, ``y``) and click the left button there."""
        self.move(x, y)
        for kind in (X.ButtonPress, X.ButtonRelease):
            xtest.fake_input(self._display, kind, 1)
        self._display.sync()

    def drag(self, start: tuple[float, float], end: tuple[float, float]) -> None:
        """Hold the left button from ``start`` to ``end``, in several steps as a hand would."""
        self.move(*start)
        xtest.fake_input(self._display, X.ButtonPress, 1)
        for step in range(1, 9):
            part = step / 8
            self.move(start[0] + (end[0] - start[0]) * part, start[1] + (end[1] - start[1]) * part)
            time.sleep(0.01)
        xtest.fake_input(self._display, X.ButtonRelease, 1)
        self._display.sync()

    def key(self, name: str) -> None:
        """Strike the key with the X name ``name``, such as ``Return`` or ``Left``."""
        code = self._display.keysym_to_keycode(XK.string_to_keysym(name))
        for kind in (X.KeyPress, X.KeyRelease):
            xtest.fake_input(self._display, kind, code)
        self._display.sync()

    def _shown(self) -> list[Window]:
        """The windows of programs, the topmost last."""
        return [
            window
            for window in self._display.screen().root.query_tree().children
            if window.get_attributes().map_state == X.IsViewable
        ]

    def windows(self) -> list[str]:
        """The class names of the windows that are shown."""
        return [kind[1] for window in self._shown() if (kind := window.get_wm_class())]

    def corner(self) -> tuple[int, int]:
        """Where on the screen the topmost window has its upper left corner, in pixels."""
        place = self._shown()[-1].get_geometry()
        return place.x, place.y

    def focus(self) -> None:
        """Give the keyboard to the topmost window, as a window manager would."""
        self._shown()[-1].set_input_focus(X.RevertToParent, X.CurrentTime)
        self._display.sync()

    def picture(self) -> pygame.Surface:
        """What the screen shows now."""
        root = self._display.screen().root
        size = root.get_geometry()
        raw = root.get_image(0, 0, size.width, size.height, X.ZPixmap, 0xFFFFFFFF)
        return pygame.image.frombuffer(raw.data, (size.width, size.height), "BGRA").convert_alpha()

    def close(self) -> None:
        """Let the screen go."""
        self._display.close()
