"""The ground of every screen: a soft light in the middle and a girih pattern hardly to be seen.

    ground.draw(surface, "evening")

The picture is made once for each size and kept; the last one only, because it is large.
"""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from pasur.i18n import mark
from pasur.ui import icons, theme

TILE = 101
"""Side of the girih pattern in u."""
USUAL = "evening"


@dataclass(frozen=True, slots=True)
class Ground:
    """A ground: its English name and its colours from the middle to the rim."""

    title: str
    colors: tuple[theme.Rgb, theme.Rgb, theme.Rgb, theme.Rgb]


GROUNDS: dict[str, Ground] = {
    "evening": Ground(
        mark("Evening"),
        (theme.GROUND_CENTRE, theme.GROUND_MIDDLE, theme.GROUND_OUTER, theme.GROUND_RIM),
    ),
    "lapis": Ground(
        mark("Lapis"),
        (theme.rgb("#1B3B66"), theme.rgb("#173257"), theme.rgb("#11243F"), theme.rgb("#0D1B31")),
    ),
    "cypress": Ground(
        mark("Cypress"),
        (theme.rgb("#21493A"), theme.rgb("#1C3F33"), theme.rgb("#142D26"), theme.rgb("#10231E")),
    ),
}
"""The grounds that can be chosen, by the name they have in the settings."""

_made: dict[str, object] = {}


def draw(surface: pygame.Surface, name: str = USUAL, u: float | None = None) -> None:
    """Cover ``surface`` with a ground; an unknown name is the usual one."""
    surface.blit(picture(surface.get_size(), name, u), (0, 0))


def picture(size: tuple[int, int], name: str = USUAL, u: float | None = None) -> pygame.Surface:
    """A ground of ``size`` pixels; ``u`` is the unit of the pattern, by default the window's."""
    unit = u or max(0.875, min(3.0, size[0] / 1280, size[1] / 720))
    key = (size, name if name in GROUNDS else USUAL, round(unit, 3))
    held = _made.get("ground")
    if _made.get("key") == key and isinstance(held, pygame.Surface):
        return held
    made = _light(size, GROUNDS[key[1]])
    _cover(made, _tile(round(TILE * unit)))
    _made.update(key=key, ground=made)
    return made


def _light(size: tuple[int, int], ground: Ground) -> pygame.Surface:
    """The light, drawn small and enlarged."""
    width, height = max(16, size[0] // 8), max(16, size[1] // 8)
    stops = "".join(
        f'<stop offset="{offset}" stop-color="#{red:02x}{green:02x}{blue:02x}"/>'
        for offset, (red, green, blue) in zip((0, 0.3, 0.75, 1), ground.colors, strict=True)
    )
    reach = 0.8 * height
    stretch = 0.75 * width / reach
    markup = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}">'
        f'<defs><radialGradient id="g" gradientUnits="userSpaceOnUse" cx="0" cy="0" r="{reach}">'
        f"{stops}</radialGradient></defs>"
        f'<g transform="translate({0.45 * width} {0.48 * height}) scale({stretch} 1)">'
        f'<rect x="{-width}" y="{-height}" width="{2 * width}" height="{2 * height}"'
        ' fill="url(#g)"/></g></svg>'
    )
    small = pygame.Surface((width, height), 0, 32)
    small.blit(icons.raster(markup, width, height), (0, 0))
    large = pygame.transform.smoothscale(small, size)
    return large.convert() if pygame.display.get_surface() else large


def _tile(side: int) -> pygame.Surface:
    """One square of the pattern; the lines are joined at its edges."""
    stars = [(48, 48, 48, 0.0), (48, 48, 30, 22.5), (48, 48, 13, 0.0)]
    stars += [(x, y, 14, 22.5) for x in (0, 96) for y in (0, 96)]
    shapes = "".join(
        f'<polygon points="{icons.star_points(x, y, r, turn)}"/>' for x, y, r, turn in stars
    )
    tile = icons.raster(
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96">'
        f'<g fill="none" stroke="#F4EBD9" stroke-width="1.1">{shapes}</g></svg>',
        side,
        side,
    )
    strength = (255, 255, 255, round(255 * theme.GIRIH_OPACITY))
    tile.fill(strength, special_flags=pygame.BLEND_RGBA_MULT)
    return tile


def _cover(target: pygame.Surface, tile: pygame.Surface) -> None:
    side = tile.get_width()
    target.fblits(
        [
            (tile, (x, y))
            for x in range(0, target.get_width(), side)
            for y in range(0, target.get_height(), side)
        ]
    )
