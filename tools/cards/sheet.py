"""Show the deck: ``python tools/cards/sheet.py`` writes docs/pictures/face-sheet*.png."""

from __future__ import annotations

import os
from pathlib import Path

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")

import pygame

ROOT = Path(__file__).resolve().parents[2]
CARDS = ROOT / "assets" / "cards"
GROUND = (17, 51, 59)
RANKS = "A23456789TJQK"
SUITS = "CDHS"


def sheet(rows: list[list[Path]], height: int) -> pygame.Surface:
    """The cards of each row side by side on the table's colour."""
    width, gap = round(height * 63 / 88), max(5, height // 20)
    columns = max(map(len, rows))
    picture = pygame.Surface((columns * (width + gap) + gap, len(rows) * (height + gap) + gap))
    picture.fill(GROUND)
    for j, row in enumerate(rows):
        left = (picture.get_width() - len(row) * (width + gap) + gap) // 2
        for i, path in enumerate(row):
            card = pygame.image.load_sized_svg(path, (width, height))
            picture.blit(card, (left + i * (width + gap), gap + j * (height + gap)))
    return picture


def main() -> None:
    """Write a sheet of each set of faces; the first also shows the backs."""
    pygame.display.init()
    pygame.display.set_mode((8, 8))
    target = ROOT / "docs" / "pictures"
    target.mkdir(parents=True, exist_ok=True)
    for folder, name in (("faces", "face-sheet"), ("faces-large", "face-sheet-large")):
        rows = [[CARDS / folder / f"{rank}{suit}.svg" for rank in RANKS] for suit in SUITS]
        if folder == "faces":
            rows.append(sorted((CARDS / "backs").glob("*.svg")))
        pygame.image.save(sheet(rows, 200), target / f"{name}.png")


if __name__ == "__main__":
    main()
