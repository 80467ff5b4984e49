"""The name of a side in little room: both of two partners are shortened, so that both are seen."""

from __future__ import annotations

from collections.abc import Sequence

from pasur.ui import text
from pasur.ui.table.wording import together

ELLIPSIS = "…"


def fitted(members: Sequence[str], style: text.Style, room: int) -> str:
    """The names of a side as one text that takes at most ``room`` pixels where that is possible.

    A single name is left as it is: whoever draws it shortens it at its end.
    """
    whole = together(members)
    if len(members) == 1 or text.width(whole, style) <= room:
        return whole
    longest = max(len(name) for name in members)
    for letters in range(longest - 1, 0, -1):
        whole = together([_shortened(name, letters) for name in members])
        if text.width(whole, style) <= room:
            break
    return whole


def _shortened(name: str, letters: int) -> str:
    return name if len(name) <= letters + 1 else name[:letters].rstrip() + ELLIPSIS
