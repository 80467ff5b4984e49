"""The keys of the table."""

from __future__ import annotations

import pygame

from pasur.i18n import tr
from pasur.ui.scene import KeyHelp
from pasur.ui.table import wording

ARROWS = {
    pygame.K_LEFT: (-1, 0),
    pygame.K_RIGHT: (1, 0),
    pygame.K_UP: (0, -1),
    pygame.K_DOWN: (0, 1),
}
CHOOSE = (pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_SPACE)


def table_keys(claim: bool) -> list[KeyHelp]:
    """The keys of the table, for the list of keys."""
    found = [
        KeyHelp(("←", "→", "↑", "↓"), tr("Go to a card")),
        KeyHelp(("Tab",), tr("Go to the next card or button")),
        KeyHelp(("Enter", "Space"), tr("Play or choose the card")),
        KeyHelp(("1", "2", "3", "4"), tr("Play or choose a card of your hand")),
        KeyHelp(("R",), tr("Show the last play again")),
        KeyHelp(("L",), tr("What has happened, in sentences")),
        KeyHelp(("S",), tr("Say hand, table and points")),
        KeyHelp(("Esc",), tr("Let go, or open the menu")),
    ]
    if claim:
        found.append(KeyHelp(("P",), wording.claim_button()))
    return found
