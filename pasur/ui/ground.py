"""The ground of every screen: a soft light in the middle and a girih pattern hardly to be seen.

    ground.draw(surface, "evening")

The picture is made once for each size and kept; the last one only, because it is large.
"""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from pasur.assets import asset_path
from pasur.i18n import mark
from pasur.ui import icons, theme

PATTERN_SCALE = 0.65
USUAL = "evening"


@dataclass(frozen=True, slots=True)
class Ground:
    """A ground: its English name, its pattern among the assets, its colours from the middle out."""

    title: str
    pattern: str
    colors: tuple[theme.Rgb, theme.Rgb, theme.Rgb, theme.Rgb]


GROUNDS: dict[str, Ground] = {
    "evening": Ground(
        mark("Evening"),
        "eight",
        (theme.GROUND_CENTRE, theme.GROUND_MIDDLE, theme.GROUND_OUTER, theme.GROUND_RIM),
    ),
    "lapis": Ground(
        mark("Lapis"),
        "ten",
        (theme.rgb("#1B3B66"), theme.rgb("#173257"), theme.rgb("#11243F"), theme.rgb("#0D1B31")),
    ),
    "cypress": Ground(
        mark("Cypress"),
        "six",
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
    key = (size, name if name in GROUNDS else USUAL, round(unit, 3), theme.high_contrast)
    held = _made.get("ground")
    if _made.get("key") == key and isinstance(held, pygame.Surface):
        return held
    made = fresh(size, key[1], unit)
    _made.update(key=key, ground=made)
    return made


def fresh(size: tuple[int, int], name: str, unit: float) -> pygame.Surface:
    """A ground of ``size`` pixels that is not kept; ``unit`` is the size of the pattern in u."""
    if theme.high_contrast:
        plain = pygame.Surface(size)
        plain.fill(theme.HIGH_GROUND)
        return plain.convert() if pygame.display.get_surface() else plain
    made = _light(size, GROUNDS[name if name in GROUNDS else USUAL])
    _cover(made, _tile(GROUNDS[name if name in GROUNDS else USUAL].pattern, unit))
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


def _tile(name: str, unit: float) -> pygame.Surface:
    """One piece of the pattern, which fits on to itself on all sides."""
    path = asset_path(f"cards/grounds/{name}.svg")
    whole = pygame.image.load(path)
    scale = PATTERN_SCALE * unit
    size = (round(whole.get_width() * scale), round(whole.get_height() * scale))
    tile = pygame.image.load_sized_svg(path, size)
    if pygame.display.get_surface():
        tile = tile.convert_alpha()
    strength = (255, 255, 255, round(255 * theme.GIRIH_OPACITY))
    tile.fill(strength, special_flags=pygame.BLEND_RGBA_MULT)
    return tile


def _cover(target: pygame.Surface, tile: pygame.Surface) -> None:
    target.fblits(
        [
            (tile, (x, y))
            for x in range(0, target.get_width(), tile.get_width())
            for y in range(0, target.get_height(), tile.get_height())
        ]
    )
