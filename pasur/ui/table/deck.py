"""Which SVG files the cards are drawn from, by the player's settings."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from pasur.assets import asset_path
from pasur.engine import Card, card_text
from pasur.ui.table.sprites import BACK

USUAL_BACK = "khatam"


@dataclass(frozen=True, slots=True)
class Deck:
    """A set of faces and a back. ``large``: large indices; ``four``: four colours."""

    back: str = USUAL_BACK
    large: bool = False
    four: bool = False

    def draw(self, name: str, size: tuple[int, int]) -> pygame.Surface:
        """The picture ``name`` ("TD", "back") in ``size`` pixels."""
        return pygame.image.load_sized_svg(self.path(name), size)

    def path(self, name: str) -> str:
        """The file of a picture; a set that lacks it falls back on the plainer one."""
        if name == BACK:
            chosen = asset_path(f"cards/backs/{self.back}.svg")
            return str(chosen if chosen.exists() else asset_path(f"cards/backs/{USUAL_BACK}.svg"))
        for folder in self._folders():
            path = asset_path(f"cards/{folder}/{name}.svg")
            if path.exists():
                break
        return str(path)

    def _folders(self) -> list[str]:
        both = ["faces-large-four"] if self.large and self.four else []
        large = ["faces-large"] if self.large else []
        four = ["faces-four"] if self.four else []
        return [*both, *large, *four, "faces"]


def face_name(card: Card) -> str:
    """The name of the picture of a card's face."""
    return card_text(card)
