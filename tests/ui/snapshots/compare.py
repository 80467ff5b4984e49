"""Pictures in small, and how much two of them differ.

A picture is kept as a mosaic of 96 tiles across. Other versions of SDL smooth letters and edges
another way; that changes a tile by little, while anything that moved, vanished or changed its
colour changes some tiles by much.
"""

from __future__ import annotations

from dataclasses import dataclass

import pygame

ACROSS = 96
MEAN_LIMIT = 2.0
TILE_LIMIT = 40.0
FEW = 0.004
FEW_LIMIT = 22.0


@dataclass(frozen=True, slots=True)
class Difference:
    """Differences of tiles, of 255: on average, the largest, and that which few exceed."""

    mean: float
    largest: float
    few: float

    @property
    def alike(self) -> bool:
        """Whether both are the same picture for a person."""
        return self.mean < MEAN_LIMIT and self.largest < TILE_LIMIT and self.few < FEW_LIMIT


def mosaic(picture: pygame.Surface) -> pygame.Surface:
    """``picture`` in small."""
    width, height = picture.get_size()
    plain = pygame.Surface((width, height), 0, 24)
    plain.blit(picture, (0, 0))
    return pygame.transform.smoothscale(plain, (ACROSS, max(1, round(height * ACROSS / width))))


def difference(one: pygame.Surface, other: pygame.Surface) -> Difference:
    """How much two mosaics differ; those of different sizes do so entirely."""
    if one.get_size() != other.get_size():
        return Difference(255.0, 255.0, 255.0)
    a, b = (pygame.image.tobytes(each, "RGB") for each in (one, other))
    tiles = sorted(
        max(abs(a[at + part] - b[at + part]) for part in range(3)) for at in range(0, len(a), 3)
    )
    few = tiles[int(len(tiles) * (1 - FEW))]
    return Difference(sum(tiles) / len(tiles), float(tiles[-1]), float(few))
