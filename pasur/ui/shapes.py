"""Rounded boxes, rings, pills and shadows with smooth edges, put together from cached pieces.

All functions draw on ``target`` at ``rect``; radii and line widths are pixels. A line lies
inside the rectangle.
"""

from __future__ import annotations

import math

import pygame

from pasur.ui import theme
from pasur.ui.cache import SizedCache
from pasur.ui.icons import raster

_corners: SizedCache[pygame.Surface] = SizedCache(2 << 20)
_boxes: SizedCache[pygame.Surface] = SizedCache(16 << 20)
_shadows: SizedCache[pygame.Surface] = SizedCache(16 << 20)


def forget() -> None:
    """Drop all pieces, after the window's size changed."""
    _corners.clear()
    _boxes.clear()
    _shadows.clear()


def box(
    target: pygame.Surface,
    rect: pygame.Rect,
    radius: float,
    fill: theme.Color | None,
    line: theme.Color | None = None,
    width: float = 1.0,
) -> None:
    """A rounded box, filled, outlined or both."""
    if rect.width > 0 and rect.height > 0:
        target.blit(_box(rect.size, radius, fill, line, width), rect)


def pill(
    target: pygame.Surface,
    rect: pygame.Rect,
    fill: theme.Color | None,
    line: theme.Color | None = None,
    width: float = 1.0,
) -> None:
    """A box whose ends are half circles."""
    box(target, rect, rect.height / 2, fill, line, width)


def ring(
    target: pygame.Surface,
    rect: pygame.Rect,
    radius: float,
    color: theme.Color,
    width: float,
    gap: float,
) -> None:
    """An outline ``gap`` pixels outside ``rect``, round corners running parallel to it."""
    grown = math.ceil(gap + width)
    box(target, rect.inflate(2 * grown, 2 * grown), radius + grown, None, color, width)


def rule(
    target: pygame.Surface,
    x: int,
    y: int,
    length: int,
    thickness: int = 1,
    color: theme.Color | None = None,
) -> None:
    """A horizontal hairline."""
    paint = color or theme.LINE
    key = ("rule", length, thickness, paint)
    strip = _boxes.get(key)
    if strip is None:
        strip = pygame.Surface((length, thickness), pygame.SRCALPHA)
        strip.fill(paint)
        _boxes.put(key, strip, length * thickness * 4)
    target.blit(strip, (x, y))


def shadow(target: pygame.Surface, rect: pygame.Rect, depth: int, opacity: float = 0.5) -> None:
    """A soft shadow under ``rect``, ``depth`` pixels wide and lowered by a third of that."""
    grain = max(2, depth // 6)
    key = (rect.size, depth, opacity)
    soft = _shadows.get(key)
    if soft is None:
        small = (
            max(3, (rect.width + 2 * depth) // grain),
            max(3, (rect.height + 2 * depth) // grain),
        )
        soft = pygame.Surface(small, pygame.SRCALPHA)
        soft.fill((*theme.SHADOW, 0))
        inset = depth // grain
        inner = pygame.Rect(inset, inset, small[0] - 2 * inset, small[1] - 2 * inset)
        soft.fill((*theme.SHADOW, round(255 * opacity)), inner)
        soft = pygame.transform.gaussian_blur(soft, max(1, inset // 2))
        full = (rect.width + 2 * depth, rect.height + 2 * depth)
        soft = pygame.transform.smoothscale(soft, full)
        _shadows.put(key, soft, full[0] * full[1] * 4)
    target.blit(soft, (rect.x - depth, rect.y - depth + depth // 3))


def veil(target: pygame.Surface, color: theme.Color) -> None:
    """Darken everything drawn so far."""
    key = ("veil", target.get_size(), color)
    cloth = _boxes.get(key)
    if cloth is None:
        cloth = pygame.Surface(target.get_size())
        cloth.fill(color[:3])
        cloth.set_alpha(color[3] if len(color) == 4 else 255)
        _boxes.put(key, cloth, cloth.get_width() * cloth.get_height() * 4)
    target.blit(cloth, (0, 0))


def _box(
    size: tuple[int, int],
    radius: float,
    fill: theme.Color | None,
    line: theme.Color | None,
    width: float,
) -> pygame.Surface:
    radius = max(0.0, min(radius, size[0] / 2, size[1] / 2))
    width = width if line else 0.0
    key = (size, round(radius, 1), fill, line, round(width, 1))
    found = _boxes.get(key)
    if found is not None:
        return found
    reach = min(math.ceil(radius + width), size[0] // 2, size[1] // 2)
    if size[0] <= 2 * reach + 1 or size[1] <= 2 * reach + 1:
        picture = _drawn(size, radius, fill, line, width)
    else:
        picture = _assembled(size, reach, _corner(reach, radius, fill, line, width))
    return _boxes.put(key, picture, size[0] * size[1] * 4)


def _corner(
    reach: int,
    radius: float,
    fill: theme.Color | None,
    line: theme.Color | None,
    width: float,
) -> pygame.Surface:
    """A box just large enough to hold its four corners and one pixel between them."""
    side = 2 * reach + 1
    key = (reach, round(radius, 1), fill, line, round(width, 1))
    found = _corners.get(key)
    if found is None:
        found = _drawn((side, side), radius, fill, line, width)
        _corners.put(key, found, side * side * 4)
    return found


def _assembled(size: tuple[int, int], reach: int, corner: pygame.Surface) -> pygame.Surface:
    """A box of ``size`` made of the corners and the stretched edges of a small one."""
    picture = pygame.Surface(size, pygame.SRCALPHA)
    picture.fill(corner.get_at((reach, reach)))
    width, height = size
    far_x, far_y = width - reach, height - reach
    for i in range(reach):
        picture.fill(corner.get_at((reach, i)), (reach, i, width - 2 * reach, 1))
        lower = corner.get_at((reach, 2 * reach - i))
        picture.fill(lower, (reach, height - 1 - i, width - 2 * reach, 1))
        picture.fill(corner.get_at((i, reach)), (i, reach, 1, height - 2 * reach))
        right = corner.get_at((2 * reach - i, reach))
        picture.fill(right, (width - 1 - i, reach, 1, height - 2 * reach))
    for x, from_x in ((0, 0), (far_x, reach + 1)):
        for y, from_y in ((0, 0), (far_y, reach + 1)):
            picture.fill((0, 0, 0, 0), (x, y, reach, reach))
            picture.blit(corner, (x, y), (from_x, from_y, reach, reach))
    return picture


def _drawn(
    size: tuple[int, int],
    radius: float,
    fill: theme.Color | None,
    line: theme.Color | None,
    width: float,
) -> pygame.Surface:
    parts = []
    if fill is not None:
        parts.append(
            f'<rect width="{size[0]}" height="{size[1]}" rx="{radius:.2f}" {_paint("fill", fill)}/>'
        )
    if line is not None:
        half = width / 2
        parts.append(
            f'<rect x="{half}" y="{half}" width="{size[0] - width}" height="{size[1] - width}" '
            f'rx="{max(0.0, radius - half):.2f}" fill="none" stroke-width="{width}" '
            f"{_paint('stroke', line)}/>"
        )
    markup = (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{size[0]}" height="{size[1]}" '
        f'viewBox="0 0 {size[0]} {size[1]}">{"".join(parts)}</svg>'
    )
    return raster(markup, *size)


def _paint(kind: str, color: theme.Color) -> str:
    opacity = color[3] / 255 if len(color) == 4 else 1
    red, green, blue = color[:3]
    return f'{kind}="#{red:02x}{green:02x}{blue:02x}" {kind}-opacity="{opacity:.4f}"'
