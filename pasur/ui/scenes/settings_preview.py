"""Pictures beside the settings: how cards and grounds look with what is chosen."""

from __future__ import annotations

from functools import lru_cache

import pygame

from pasur.engine import parse_card
from pasur.store.settings import Settings
from pasur.ui import ground, shapes, theme
from pasur.ui.table.deck import Deck, face_name
from pasur.ui.table.sprites import BACK
from pasur.ui.units import Units
from pasur.ui.widgets.base import Widget

_SHOWN = ("7C", "TD", "QH", "AS")


class Preview(Widget):
    """Four cards on the ground that is chosen, in one row or two."""

    focusable = False

    def __init__(self, rect: pygame.Rect, settings: Settings) -> None:
        super().__init__("preview", rect)
        self._settings = settings

    def draw(self, surface: pygame.Surface, units: Units) -> None:
        settings = self._settings
        cloth = ground_picture(settings.ground, self.rect.size)
        surface.blit(cloth, self.rect)
        shapes.box(surface, self.rect, units.px(6), None, theme.LINE, units.hairline())
        deck = Deck(settings.card_back, settings.large_indices, settings.four_colours)
        names = [face_name(parse_card(code)) for code in _SHOWN]
        gap = units.px(14)
        columns = 4 if self.rect.width > 1.6 * self.rect.height else 2
        rows = len(names) // columns
        height = min(
            (self.rect.height - (rows + 1) * gap) // rows,
            round((self.rect.width - (columns + 1) * gap) / columns * 88 / 63),
        )
        width = round(height * 63 / 88)
        left = self.rect.centerx - (columns * width + (columns - 1) * gap) // 2
        top = self.rect.centery - (rows * height + (rows - 1) * gap) // 2
        for i, name in enumerate(names):
            x = left + i % columns * (width + gap)
            box = pygame.Rect(x, top + i // columns * (height + gap), width, height)
            shapes.shadow(surface, box, max(6, width // 9), 0.45)
            surface.blit(card_picture(deck, name, height), box)


@lru_cache(maxsize=24)
def card_picture(deck: Deck, name: str, height: int) -> pygame.Surface:
    """A face or a back, ``height`` pixels high."""
    return deck.draw(name, (round(height * 63 / 88), height)).convert_alpha()


def back_picture(name: str, height: int) -> pygame.Surface:
    """A card back by the name it has in the settings."""
    return card_picture(Deck(back=name), BACK, height)


@lru_cache(maxsize=12)
def ground_picture(name: str, size: tuple[int, int]) -> pygame.Surface:
    """A ground in a small size, with rounded corners."""
    cloth = ground.fresh(size, name, 0.8)
    shown = pygame.Surface(size, pygame.SRCALPHA)
    shapes.box(shown, shown.get_rect(), 6, theme.IVORY)
    shown.blit(cloth, (0, 0), special_flags=pygame.BLEND_RGB_MIN)
    return shown
