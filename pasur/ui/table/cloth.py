"""The table's cloth: the ground, the carpet under the pool, the arrows of the direction of play."""

from __future__ import annotations

import pygame

from pasur.ui import ground, icons
from pasur.ui.table.layout import Layout
from pasur.ui.table.stage import Item
from pasur.ui.table.zones import Place

_QUARTERS = {Place.OWN: 0, Place.RIGHT: 1, Place.ACROSS: 2, Place.LEFT: 3}


def cloth(lay: Layout, name: str) -> pygame.Surface:
    """The ground called ``name`` with the carpet on it, as large as the window."""
    surface = ground.picture((lay.width, lay.height), name).copy()
    box = lay.carpet
    corner = 0.075 * lay.card_h
    margin = int(corner) + 4
    w, h = round(box.w), round(box.h)
    picture = icons.raster(_carpet(w, h, corner, margin), w + 2 * margin, h + 2 * margin)
    surface.blit(picture, (round(box.x) - margin, round(box.y) - margin))
    return surface


def _carpet(w: int, h: int, corner: float, margin: int) -> str:
    """The carpet as SVG: a darker field, two hairlines, a star on each corner."""
    ivory = "#F4EBD9"
    inner = corner * 0.55
    stars = "".join(
        f'<polygon points="{icons.star_points(x, y, corner * 0.95)}" fill="#143E45" '
        f'stroke="{ivory}" stroke-opacity=".28"/>'
        f'<polygon points="{icons.star_points(x, y, corner * 0.42, 22.5)}" fill="{ivory}" '
        'fill-opacity=".22"/>'
        for x in (0, w)
        for y in (0, h)
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{w + 2 * margin}" '
        f'height="{h + 2 * margin}" viewBox="{-margin} {-margin} {w + 2 * margin} '
        f'{h + 2 * margin}"><rect x=".5" y=".5" width="{w - 1}" height="{h - 1}" rx="3" '
        f'fill="#0A2730" fill-opacity=".34" stroke="{ivory}" stroke-opacity=".17"/>'
        f'<rect x="{inner:.1f}" y="{inner:.1f}" width="{w - 2 * inner:.1f}" '
        f'height="{h - 2 * inner:.1f}" fill="none" stroke="{ivory}" stroke-opacity=".08"/>'
        f"{stars}</svg>"
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
