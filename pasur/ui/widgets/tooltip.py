"""The words that appear when the pointer rests on something."""

from __future__ import annotations

import pygame

from pasur.ui import shapes, text, theme
from pasur.ui.units import Units

DELAY = 0.55
"""Seconds that the pointer rests before the tip is shown."""


def draw(
    surface: pygame.Surface, units: Units, words: str, about: pygame.Rect, window: pygame.Rect
) -> None:
    """Draw ``words`` under ``about``, or over it where there is no room below."""
    style = text.style(units, theme.CAPTION, theme.MEDIUM)
    room = min(units.px(300), window.width - units.px(24))
    wide = min(text.width(words, style), room)
    high = text.height(words, style, wide + 1)
    box = pygame.Rect(0, 0, wide + 2 * units.px(10), high + 2 * units.px(6))
    box.midtop = (about.centerx, about.bottom + units.px(8))
    if box.bottom > window.bottom:
        box.midbottom = (about.centerx, about.top - units.px(8))
    box.clamp_ip(window)
    shapes.shadow(surface, box, units.px(14), 0.4)
    shapes.box(surface, box, units.px(6), theme.INSET, theme.INSET_LINE, units.hairline())
    inner = box.inflate(-2 * units.px(10) + 2, -2 * units.px(6))
    text.draw(surface, words, style, inner, wrap=True, align="center")
