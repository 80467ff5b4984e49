"""Opens the window, and tells a real one from SDL's invisible stand-ins."""

from __future__ import annotations

import os
import sys
import warnings
from collections.abc import MutableMapping

import pygame

from pasur.assets import asset_path

MINIMUM = (640, 480)
CAPTION = "Pasur"
_INVISIBLE = ("offscreen", "dummy")


class NoDisplay(Exception):
    """There is no screen to open a window on; the text is a sentence for the player."""


def open_window(
    size: tuple[int, int],
    full_screen: bool = False,
    environ: MutableMapping[str, str] = os.environ,
) -> pygame.Surface:
    """Open the window and give its surface.

    ``size`` is shrunk to what the screen holds. Raises `NoDisplay` when there is no screen, also
    when SDL silently falls back to a driver that shows nothing and nobody asked for it.
    """
    if _nowhere(environ):
        raise NoDisplay(_sentence())
    # pygame has set the first to the name of the script by now.
    environ["SDL_VIDEO_X11_WMCLASS"] = environ["SDL_VIDEO_WAYLAND_WMCLASS"] = "pasur"
    try:
        pygame.display.init()
    except pygame.error as fault:
        raise NoDisplay(_sentence()) from fault
    driver = pygame.display.get_driver()
    if driver in _INVISIBLE and environ.get("SDL_VIDEODRIVER") != driver:
        pygame.display.quit()
        raise NoDisplay(_sentence())
    if driver == "x11":
        environ.setdefault("SDL_FRAMEBUFFER_ACCELERATION", "0")
    pygame.display.set_caption(CAPTION)
    pygame.display.set_icon(_icon())
    try:
        surface = pygame.display.set_mode(_fitting(size), pygame.RESIZABLE)
    except pygame.error as fault:
        pygame.display.quit()
        raise NoDisplay(_sentence()) from fault
    window().minimum_size = MINIMUM
    if full_screen:
        set_full_screen(True)
    return surface


def _nowhere(environ: MutableMapping[str, str]) -> bool:
    """Whether nothing names a screen, so that asking SDL would only make libraries complain."""
    names = ("SDL_VIDEODRIVER", "DISPLAY", "WAYLAND_DISPLAY", "XDG_RUNTIME_DIR")
    return sys.platform.startswith("linux") and not any(environ.get(name) for name in names)


def _sentence() -> str:
    return "Pasur needs a screen, and none was found (no X or Wayland display)."


def _fitting(size: tuple[int, int]) -> tuple[int, int]:
    """``size``, made smaller where the screen is; room is left for title bar and task bar."""
    screens = pygame.display.get_desktop_sizes()
    if not screens:
        return size
    width, height = screens[0]
    return (
        max(MINIMUM[0], min(size[0], width)),
        max(MINIMUM[1], min(size[1], height - 64 if height > 700 else height)),
    )


def window() -> pygame.Window:
    """The window that `open_window` has opened."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", DeprecationWarning)
        return pygame.Window.from_display_module()


def set_full_screen(on: bool) -> None:
    """Fill the screen, or go back to the window as it was before."""
    if on:
        window().set_fullscreen(desktop=True)
    else:
        window().set_windowed()


def _icon() -> pygame.Surface:
    """The star, the card and the club of the program's icon."""
    return pygame.image.load(asset_path("icon/pasur-64.png"))
