"""Which SVG files the cards are drawn from, by the player's settings."""

from __future__ import annotations

from dataclasses import dataclass
from io import BytesIO
from pathlib import Path

import pygame

from pasur.assets import asset_path
from pasur.engine import Card, card_text
from pasur.ui.table.sprites import BACK

USUAL_BACK = "khatam"

# The colours that a four-colour deck changes, as tools/cards/README.md promises them: by the last
# letter of the picture's name.
RECOLOURED = {"C": (b"#1F2430", b"#1F7A4D"), "D": (b"#B3282D", b"#1E63B0")}


@dataclass(frozen=True, slots=True)
class Deck:
    """A set of faces and a back. ``large``: large indices; ``four``: four colours."""

    back: str = USUAL_BACK
    large: bool = False
    four: bool = False

    def draw(self, name: str, size: tuple[int, int]) -> pygame.Surface:
        """The picture ``name`` ("TD", "back") in ``size`` pixels."""
        path = self.path(name)
        change = RECOLOURED.get(name[-1]) if self.four and name != BACK else None
        if change is None:
            return pygame.image.load_sized_svg(path, size)
        return pygame.image.load_sized_svg(BytesIO(Path(path).read_bytes().replace(*change)), size)

    def path(self, name: str) -> str:
        """The file of a picture; a set that lacks it falls back on the plainer one."""
        if name == BACK:
            chosen = asset_path(f"cards/backs/{self.back}.svg")
            return str(chosen if chosen.exists() else asset_path(f"cards/backs/{USUAL_BACK}.svg"))
        large = asset_path(f"cards/faces-large/{name}.svg")
        if self.large and large.exists():
            return str(large)
        return str(asset_path(f"cards/faces/{name}.svg"))


def face_name(card: Card) -> str:
    """The name of the picture of a card's face."""
    return card_text(card)
