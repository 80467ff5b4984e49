"""The table's cloth: the ground, the carpet under the pool, the arrows of the direction of play."""

from __future__ import annotations

import pygame

from pasur.ui import ground, icons, theme
from pasur.ui.table.layout import Layout
from pasur.ui.table.stage import Item
from pasur.ui.table.zones import Place

_QUARTERS = {Place.OWN: 0, Place.RIGHT: 1, Place.ACROSS: 2, Place.LEFT: 3}


def cloth(lay: Layout, name: str) -> pygame.Surface:
    """The ground called ``name`` with the carpet on it, as large as the window."""
    surface = ground.picture((lay.width, lay.height), name).copy()
    box = lay.carpet
    rect = pygame.Rect(round(box.x), round(box.y), round(box.w), round(box.h))
    corner = 0.075 * lay.card_h
    surface.blit(_field(rect.size, round(0.55 * corner)), rect)
    side = 2 * (int(corner) + 4)
    star = icons.raster(_star(corner, side), side, side)
    for at in (rect.topleft, rect.topright, rect.bottomleft, rect.bottomright):
        surface.blit(star, star.get_rect(center=at))
    return surface


def _field(size: tuple[int, int], inner: int) -> pygame.Surface:
    """A darker field with two hairlines, the second one ``inner`` pixels inside."""
    field = pygame.Surface(size, pygame.SRCALPHA)
    field.fill(theme.CARPET)
    rect = field.get_rect()
    pygame.draw.rect(field, _over(theme.IVORY, 0.17), rect, 1)
    pygame.draw.rect(field, _over(theme.IVORY, 0.08), rect.inflate(-2 * inner, -2 * inner), 1)
    return field


def _over(line: theme.Rgb, opacity: float) -> theme.Color:
    """``line`` drawn on the field, as one colour that can be seen through."""
    below = theme.CARPET[3] / 255 * (1 - opacity)
    whole = opacity + below
    return theme.alpha(theme.mix(theme.CARPET[:3], line, opacity / whole), whole)


def _star(corner: float, side: int) -> str:
    """The star on each corner as SVG, ``side`` pixels wide."""
    ivory, middle = "#F4EBD9", side / 2
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {side} {side}">'
        f'<polygon points="{icons.star_points(middle, middle, corner * 0.95)}" fill="#143E45" '
        f'stroke="{ivory}" stroke-opacity=".28"/>'
        f'<polygon points="{icons.star_points(middle, middle, corner * 0.42, 22.5)}" '
        f'fill="{ivory}" fill-opacity=".22"/></svg>'
    )


def arrows(lay: Layout, at: Place, clockwise: bool, on: bool) -> pygame.Surface:
    """Three chevrons that point the way of play at one side of the carpet; lit for the turn."""
    size = max(2.0, 0.05 * lay.card_h)
    w, h = round(3.6 * size), round(2.2 * size)
    color, opacity = ("#58CFCD", 1.0) if on else ("#F4EBD9", 0.3)
    line = max(1.6, size * 0.22)
    marks = "".join(
        f'<path d="M{w / 2 + (i - 1) * size * 1.1 - size * 0.3:.2f} {h / 2 - size * 0.75:.2f}'
        f'l{size * 0.7:.2f} {size * 0.75:.2f}l{-size * 0.7:.2f} {size * 0.75:.2f}" fill="none" '
        f'stroke="{color}" stroke-opacity="{opacity}" stroke-width="{line:.2f}"/>'
        for i in range(3)
    )
    markup = (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{w}" height="{h}" '
        f'viewBox="0 0 {w} {h}">{marks}</svg>'
    )
    turn = 90 * _QUARTERS[at] + (180 if clockwise else 0)
    return pygame.transform.rotate(icons.raster(markup, w, h), turn)


class Arrows:
    """The chevrons of all sides; pictures are kept until the layout changes."""

    def __init__(self, lay: Layout, clockwise: bool) -> None:
        self._lay = lay
        self._clockwise = clockwise
        self._made: dict[tuple[Place, bool], pygame.Surface] = {}

    def items(self, places: list[Place], turn: Place | None) -> list[Item]:
        """Items for ``places``; the one whose ``turn`` it is is lit."""
        box = self._lay.carpet
        middles = {
            Place.OWN: (box.cx, box.bottom),
            Place.RIGHT: (box.right, box.cy),
            Place.ACROSS: (box.cx, box.y),
            Place.LEFT: (box.x, box.cy),
        }
        found = []
        for place in places:
            key = (place, place is turn)
            if key not in self._made:
                self._made[key] = arrows(self._lay, place, self._clockwise, place is turn)
            surface = self._made[key]
            x, y = middles[place]
            found.append(
                Item(
                    ("arrows", place),
                    surface,
                    round(x - surface.get_width() / 2),
                    round(y - surface.get_height() / 2),
                )
            )
        return found
