"""A row of gold stars: the surs that a side holds."""

from __future__ import annotations

import pygame

from pasur.i18n import digits, ltr
from pasur.ui import icons, text, theme
from pasur.ui.units import Units
from pasur.ui.widgets.base import mirrored

STARS = 4
"""More surs than this are written as a number."""


def stars_width(units: Units, count: int) -> int:
    if not count:
        return 0
    style = _star_number(units)
    if count > STARS:
        return units.px(6 + 15) + text.width(_times(count), style)
    return units.px(6) + units.px(17) * count


def _star_number(units: Units) -> text.Style:
    return text.style(units, theme.BODY, theme.BOLD, theme.GOLD_TEXT, tabular=True)


def _times(count: int) -> str:
    return ltr(f"×{digits(count)}")


def stars(
    surface: pygame.Surface, units: Units, count: int, rect: pygame.Rect, within: pygame.Rect
) -> None:
    side = units.px(14.4)
    sign = icons.icon("star", side, theme.GOLD)
    for i in range(count if count <= STARS else 1):
        spot = pygame.Rect(rect.x + i * units.px(17), rect.centery - side // 2, side, side)
        surface.blit(sign, mirrored(spot, within))
    if count > STARS:
        room = pygame.Rect(rect.x + units.px(17), rect.y, rect.width, rect.height)
        text.draw(surface, _times(count), _star_number(units), mirrored(room, within))
