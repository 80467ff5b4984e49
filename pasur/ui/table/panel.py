"""The score panel: its ground, and the column, bar or rows on it."""

from __future__ import annotations

import pygame

from pasur.i18n import direction
from pasur.ui import shapes, theme
from pasur.ui.table.bars import bar, two_rows
from pasur.ui.table.column import column
from pasur.ui.table.hud import Hud
from pasur.ui.table.layout import Layout
from pasur.ui.table.stage import Item, painted
from pasur.ui.units import Units


def panel_item(lay: Layout, units: Units, hud: Hud, room_for_buttons: int) -> Item:
    """The panel; ``room_for_buttons`` pixels at its end are left to buttons."""
    box = lay.panel
    rect = pygame.Rect(round(box.x), round(box.y), round(box.w), round(box.h))

    def paint(surface: pygame.Surface) -> None:
        _back(surface, units, rect, lay)
        if lay.form == "wide":
            column(surface, units, rect, hud, room_for_buttons)
        elif lay.form == "square":
            bar(surface, units, rect, hud, room_for_buttons)
        else:
            two_rows(surface, units, rect, hud, room_for_buttons)

    return painted("panel", rect, paint, (hud, rect.size, direction(), room_for_buttons))


def _back(surface: pygame.Surface, units: Units, rect: pygame.Rect, lay: Layout) -> None:
    shapes.box(surface, rect, 0, theme.PANEL)
    thin = units.hairline()
    if lay.form != "wide":
        shapes.rule(surface, rect.x, rect.bottom - thin, rect.width, thin)
        return
    x = rect.x if not lay.rtl else rect.right - thin
    shapes.box(surface, pygame.Rect(x, rect.y, thin, rect.height), 0, theme.LINE)
