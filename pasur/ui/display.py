"""Opens the window, and tells a real one from SDL's invisible stand-ins."""

from __future__ import annotations

import os
import warnings
from collections.abc import MutableMapping

import pygame

from pasur.ui import icons, theme

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
    environ.setdefault("SDL_VIDEO_X11_WMCLASS", "pasur")
    environ.setdefault("SDL_VIDEO_WAYLAND_WMCLASS", "pasur")
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
    """The gold star of the game on its ground."""
    points = icons.star_points(32, 32, 26)
    inner = icons.star_points(32, 32, 13, 22.5)
    red, green, blue = theme.GOLD
    gold = f"#{red:02x}{green:02x}{blue:02x}"
    return icons.raster(
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">'
        '<rect width="64" height="64" rx="14" fill="#143E45"/>'
        f'<polygon points="{points}" fill="{gold}"/>'
        f'<polygon points="{inner}" fill="#143E45"/></svg>',
        64,
        64,
    )
