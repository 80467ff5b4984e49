"""Helpers: rasterised cards and how far apart two of them are."""

from __future__ import annotations

from functools import lru_cache
from io import BytesIO
from pathlib import Path

import pygame

CARDS = Path(__file__).resolve().parents[2] / "assets" / "cards"
CODES = [rank + suit for suit in "CDHS" for rank in "A23456789TJQK"]


@lru_cache(maxsize=256)
def picture(name: str, height: int) -> pygame.Surface:
    """The card ``faces/TD`` at a height in pixels."""
    size = (round(height * 63 / 88), height)
    return pygame.image.load_sized_svg(CARDS / f"{name}.svg", size)


def drawn(text: str, height: int) -> pygame.Surface:
    """An SVG text at a height in pixels."""
    size = (round(height * 63 / 88), height)
    return pygame.image.load_sized_svg(BytesIO(text.encode()), size)


def on_ivory(surface: pygame.Surface) -> pygame.Surface:
    """The card without its transparency."""
    flat = pygame.Surface(surface.get_size())
    flat.fill("#FBF5E6")
    flat.blit(surface, (0, 0))
    return flat


def distance(a: pygame.Surface, b: pygame.Surface) -> float:
    """Mean difference of the colour values, 0 to 255."""
    x, y = (pygame.image.tobytes(on_ivory(s), "RGB") for s in (a, b))
    return sum(abs(p - q) for p, q in zip(x, y, strict=True)) / len(x)
