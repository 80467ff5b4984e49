"""A language for tests: English with accents, brackets and 40 % more length.

Whatever is not bracketed on the screen was never meant to be translated or has been forgotten,
and whatever does not fit will not fit in German either.
"""

from __future__ import annotations

import re

from pasur.i18n.catalog import Catalog

_ACCENTS = str.maketrans("aceinosuyAEIOUCN", "áçéíñóšúýÁÉÍÓÚÇÑ")
_HOLDERS = re.compile(r"(\{[^}]*\})")
_PADDING = "·—"


def pseudo(text: str) -> str:
    """``text`` with accents, in brackets, 40 % longer; placeholders stay as they are."""
    parts = _HOLDERS.split(text)
    changed = "".join(p if i % 2 else p.translate(_ACCENTS) for i, p in enumerate(parts))
    letters = len(_HOLDERS.sub("", text))
    extra = max(0, round(letters * 0.4) - 2)
    filling = (" " + _PADDING * extra)[:extra]
    return f"[{changed}{filling}]"


class PseudoCatalog(Catalog):
    """Answers every message with its pseudo form."""

    def one(self, text: str) -> str:
        return pseudo(text)

    def many(self, singular: str, plural: str, n: int) -> str:
        return pseudo(singular if n == 1 else plural)
