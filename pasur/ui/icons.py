"""Small pictures, drawn as vectors and rasterised sharp at the size that is asked for.

    icon("menu", 18, theme.TEXT)        a picture 18 pixels high
    suit_icon(2, 14, theme.RED_SUIT)    the heart

Arrows that point along the line of reading turn round in right-to-left languages.
"""

from __future__ import annotations

import io
import math

import pygame

from pasur.i18n import direction
from pasur.ui import theme
from pasur.ui.cache import SizedCache

SUITS = (
    "M50 4A21 21 0 0 1 66 39A21 21 0 1 1 54 66C54 82 57 91 66 97L34 97C43 91 46 82 46 66A21 21 0 1"
    " 1 34 39A21 21 0 0 1 50 4Z",
    "M50 1C58 21 71 38 88 50C71 62 58 79 50 99C42 79 29 62 12 50C29 38 42 21 50 1Z",
    "M50 92C20 64 4 47 4 29C4 14 15 5 28 5C38 5 46 11 50 21C54 11 62 5 72 5C85 5 96 14 96 29C96 47"
    " 80 64 50 92Z",
    "M50 3C61 26 93 41 93 65C93 79 83 87 72 87C63 87 57 83 53 76C54 86 57 92 65 97L35 97C43 92 46"
    " 86 47 76C43 83 37 87 28 87C17 87 7 79 7 65C7 41 39 26 50 3Z",
)
"""Outlines of clubs, diamonds, hearts and spades in a square of 100."""

ARROWS = frozenset("←→↑↓")
"""Drawings that stand for the characters of the same look, which the typeface lacks."""

MIRRORED = frozenset({"back", "next", "undo", "first", "leave"})


def star_points(x: float, y: float, radius: float, turn: float = 0.0, depth: float = 0.7654) -> str:
    """An eight-point star as SVG points; ``depth`` is the inner radius over the outer."""
    points = []
    for i in range(16):
        angle = math.radians(turn + i * 22.5)
        r = radius if i % 2 == 0 else radius * depth
        points.append(f"{x + r * math.cos(angle):.2f},{y + r * math.sin(angle):.2f}")
    return " ".join(points)


def _line(path: str, width: float = 2.0) -> str:
    return (
        f'<path d="{path}" fill="none" stroke="#c" stroke-width="{width}" '
        'stroke-linecap="round" stroke-linejoin="round"/>'
    )


def _solid(path: str) -> str:
    return f'<path d="{path}" fill="#c"/>'


DRAWINGS: dict[str, str] = {
    "←": _line("M20 12H4M10 6L4 12L10 18", 2.4),
    "→": _line("M4 12H20M14 6L20 12L14 18", 2.4),
    "↑": _line("M12 20V4M6 10L12 4L18 10", 2.4),
    "↓": _line("M12 4V20M6 14L12 20L18 14", 2.4),
    "undo": _line("M9 6L4 11L9 16M4 11H14A5.5 5.5 0 0 1 14 20H11"),
    "hint": _line(
        "M9 17H15M10 20.5H14M8.5 14.5C6.6 13 6 11.2 6 9.6A6 6 0 0 1 18 9.6C18 11.2 17.4 13 15.5"
        " 14.5V17H8.5Z"
    ),
    "menu": _line("M4 7H20M4 12H20M4 17H20", 2.2),
    "ok": _line("M5 12.5L10 17.5L19.5 7", 3.2),
    "plus": _line("M12 5V19M5 12H19", 3.2),
    "minus": _line("M5 12H19", 3.2),
    "no": _line("M6 6L18 18M18 6L6 18", 3.0),
    "swap": _line("M4 9H19L15 5M20 15H5L9 19", 2.4),
    "down": _line("M6 9.5L12 15.5L18 9.5", 2.4),
    "up": _line("M6 14.5L12 8.5L18 14.5", 2.4),
    "next": _line("M9 6L15 12L9 18", 2.4),
    "back": _line("M15 6L9 12L15 18", 2.4),
    "first": _line("M17 6L11 12L17 18M7 6V18", 2.4),
    "leave": _line("M10 4H5V20H10M9 12H20M16 8L20 12L16 16", 2.2),
    "deal": (
        '<rect x="4" y="3" width="10.5" height="15" rx="1.6" fill="none" stroke="#c"'
        ' stroke-width="2.2"/><rect x="9.5" y="6.5" width="10.5" height="15" rx="1.6" fill="#c"/>'
    ),
    "person": '<circle cx="12" cy="8" r="4" fill="#c"/>'
    + _solid("M4 21C4 15.5 8 14 12 14S20 15.5 20 21Z"),
    "computer": '<rect x="4" y="5" width="16" height="11" rx="1.5" fill="none" stroke="#c"'
    ' stroke-width="2"/>' + _line("M9 20H15M12 16V20"),
    "sound": _solid("M2 9H6.5L12 4V20L6.5 15H2Z")
    + _line("M15.5 8.6A5 5 0 0 1 15.5 15.4M18.4 5.6A9.2 9.2 0 0 1 18.4 18.4", 2.0),
    "mute": _solid("M2 9H6.5L12 4V20L6.5 15H2Z") + _line("M16 9L22 15M22 9L16 15", 2.2),
    "info": '<circle cx="12" cy="12" r="9" fill="none" stroke="#c" stroke-width="2"/>'
    '<circle cx="12" cy="7.8" r="1.4" fill="#c"/>' + _line("M12 11.5V16.5", 2.4),
}


def _markup(name: str) -> tuple[str, int]:
    """The drawing called ``name`` and the side of the square it lies in."""
    if name.startswith("suit-"):
        return _solid(SUITS[int(name[5:])]), 100
    if name == "star":
        return f'<polygon points="{star_points(50, 50, 50)}" fill="#c"/>', 100
    if name == "star-hollow":
        points = star_points(50, 50, 44)
        return f'<polygon points="{points}" fill="none" stroke="#c" stroke-width="11"/>', 100
    return DRAWINGS[name], 24


_cache: SizedCache[pygame.Surface] = SizedCache(4 << 20)


def raster(markup: str, width: int, height: int) -> pygame.Surface:
    """A whole SVG document as a picture of the given size, ready for fast drawing."""
    picture = pygame.image.load_sized_svg(io.BytesIO(markup.encode()), (width, height))
    return picture.convert_alpha() if pygame.display.get_surface() else picture


def forget() -> None:
    """Drop all pictures, after the direction of reading changed."""
    _cache.clear()


def icon(name: str, height: int, color: theme.Color) -> pygame.Surface:
    """The drawing called ``name``, ``height`` pixels high, in one colour.

    Raises KeyError for a name that does not exist.
    """
    mirrored = name in MIRRORED and direction() == "rtl"
    key = (name, height, color, mirrored)
    found = _cache.get(key)
    if found is not None:
        return found
    drawing, side = _markup(name)
    red, green, blue = color[:3]
    code = f"#{red:02x}{green:02x}{blue:02x}"
    markup = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {side} {side}">'
        f"{drawing.replace('#c', code)}</svg>"
    )
    picture = raster(markup, height, height)
    if mirrored:
        picture = pygame.transform.flip(picture, True, False)
    if len(color) == 4 and color[3] < 255:
        picture.set_alpha(color[3])
    return _cache.put(key, picture, height * height * 4)


def suit_icon(suit: int, height: int, color: theme.Color) -> pygame.Surface:
    """The sign of a suit (clubs, diamonds, hearts, spades = 0 to 3)."""
    return icon(f"suit-{suit}", height, color)
