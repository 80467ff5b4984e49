"""The keys of scenes that are made of controls."""

from __future__ import annotations

from pasur.i18n import tr
from pasur.ui.scene import KeyHelp


def menu_keys(enter: str = "") -> list[KeyHelp]:
    """The keys of scenes made of controls; ``enter`` is what Enter does where nothing is chosen."""
    keys = [
        KeyHelp(("Tab",), tr("Next control")),
        KeyHelp(("Shift", "Tab"), tr("Control before")),
        KeyHelp(("←", "→", "↑", "↓"), tr("Move, or change a value")),
        KeyHelp(("Space", "Enter"), tr("Choose")),
        KeyHelp(("Esc",), tr("Back")),
    ]
    if enter:
        keys.append(KeyHelp(("Enter",), enter))
    return keys
