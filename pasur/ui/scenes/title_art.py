"""The title's picture: a rosette of eight-point stars, and five cards that come fanning out."""

from __future__ import annotations

import math
from dataclasses import dataclass

import pygame

from pasur.store.settings import Settings
from pasur.ui import icons, shapes, theme

FAN = ("KS", "QH", "JC", "7D", "4S")
STEP = 14
"""Degrees between two cards of the fan."""
SIZE = (730, 650)
"""Room that the picture takes, in units of its own scale."""
FLIGHT = 0.42
"""Seconds that a card takes to come out."""
RESTED = 0.12
"""Seconds after a change of size before parts are drawn sharp again."""
ROSETTE = -1
"""Stands for the stars where the parts are numbered."""


@dataclass(frozen=True, slots=True)
class _Card:
    picture: pygame.Surface
    centre: tuple[float, float]
    since: float


class TitleArt:
    """The picture in ``room``. Stars and cards are drawn one each frame after the first, so
    that the window opens at once.

    ``before`` is the picture of another size that was there until now: its parts stand in,
    scaled, until the window's size has rested, and are then drawn sharp one each frame.
    """

    def __init__(
        self, room: pygame.Rect, settings: Settings, before: TitleArt | None = None
    ) -> None:
        self.room = room
        self._settings = settings
        self._moving = settings.speed != "none" and not settings.reduced_motion
        self._scale = max(0.02, min(room.width / SIZE[0], room.height / SIZE[1]))
        self._rosette: pygame.Surface | None = None
        self._cards: list[_Card] = []
        self._blurred: list[int] = []
        self._time = 0.0
        self._frames = 0
        if before is not None and before._rosette is not None:
            self._stand_in(before)

    def _stand_in(self, before: TitleArt) -> None:
        """Begin with the parts of ``before``, scaled."""
        factor = self._scale / before._scale
        side = round(SIZE[1] * self._scale)
        if before._rosette is not None:
            self._rosette = pygame.transform.smoothscale(before._rosette, (side, side))
        self._moving = False
        self._frames = 2
        for number, card in enumerate(before._cards):
            picture = pygame.transform.smoothscale_by(card.picture, factor)
            self._cards.append(_Card(picture, self._place(number), 0.0))
        self._blurred = [ROSETTE, *range(len(self._cards))]

    @property
    def complete(self) -> bool:
        """Whether all cards are there, sharp and at rest."""
        if len(self._cards) < len(FAN) or self._blurred:
            return False
        return not self._moving or self._time - self._cards[-1].since >= FLIGHT

    def update(self, dt: float) -> bool:
        """Let ``dt`` seconds pass; True while the picture changes."""
        if self.complete:
            return False
        self._frames += 1
        if self._frames == 1:
            return True
        if self._frames == 2:
            self._draw_rosette()
            return True
        self._time += dt
        if self._blurred and self._time < RESTED:
            return False
        if self._blurred:
            self._sharpen(self._blurred.pop(0))
        elif len(self._cards) < len(FAN):
            self._cards.append(self._card(len(self._cards)))
        return True

    def _sharpen(self, number: int) -> None:
        if number == ROSETTE:
            self._draw_rosette()
        else:
            self._cards[number] = self._card(number)

    def _draw_rosette(self) -> None:
        side = round(SIZE[1] * self._scale)
        self._rosette = icons.raster(_rosette(), side, side)

    def draw(self, surface: pygame.Surface) -> None:
        """Draw what is there by now."""
        if self._rosette is not None:
            surface.blit(self._rosette, self._rosette.get_rect(center=self.room.center))
        for card in self._cards:
            self._draw_card(surface, card)

    def _draw_card(self, surface: pygame.Surface, card: _Card) -> None:
        t = 1.0 if not self._moving else min(1.0, (self._time - card.since) / FLIGHT)
        out = 1 - (1 - t) ** 3
        goal = card.centre
        start = self._place(2, lowered=60)
        x = start[0] + (goal[0] - start[0]) * out
        y = start[1] + (goal[1] - start[1]) * out
        picture = card.picture
        picture.set_alpha(round(255 * min(1.0, t * 2.5)))
        surface.blit(picture, picture.get_rect(center=(round(x), round(y))))

    def _place(self, number: int, lowered: float = 0.0) -> tuple[float, float]:
        """The middle of a card of the fan."""
        angle = math.radians((number - 2) * STEP)
        x = math.sin(angle) * 390
        y = 380 - math.cos(angle) * 390 + lowered
        return self.room.centerx + x * self._scale, self.room.centery + y * self._scale

    def _card(self, number: int) -> _Card:
        """A card with its shadow, turned as it lies in the fan."""
        from pasur.ui.table.deck import Deck

        settings = self._settings
        deck = Deck(settings.card_back, settings.large_indices, settings.four_colours)
        height = round(262 * self._scale)
        fine = 2.0 if height < 350 else 1.25
        size = (round(height * 63 / 88 * fine), round(height * fine))
        face = deck.draw(FAN[number], size)
        margin = round(size[0] * 0.16)
        whole = pygame.Surface((size[0] + 2 * margin, size[1] + 2 * margin), pygame.SRCALPHA)
        box = pygame.Rect(margin, margin, *size)
        shapes.shadow(whole, box, round(size[0] * 0.1), 0.55)
        whole.blit(face, box)
        turned = pygame.transform.rotozoom(whole, -(number - 2) * STEP, 1 / fine)
        return _Card(turned.convert_alpha(), self._place(number), self._time)


def _rosette() -> str:
    """Five stars in one another with eight gold ones on the outermost points, as SVG."""
    middle, radius = 325.0, 270.0
    rings = ((1, 0.0), (0.8, 22.5), (0.62, 0.0), (0.42, 22.5), (0.26, 0.0))
    lines = "".join(
        f'<polygon points="{icons.star_points(middle, middle, radius * r, turn)}"/>'
        for r, turn in rings
    )
    gold = ""
    for k in range(8):
        angle = math.radians(k * 45)
        x, y = middle + radius * math.cos(angle), middle + radius * math.sin(angle)
        lines += f'<polygon points="{icons.star_points(x, y, radius * 0.2, 22.5)}"/>'
        gold += f'<polygon points="{icons.star_points(x, y, 34)}" fill="#113842"/>'
        gold += f'<polygon points="{icons.star_points(x, y, 14, 22.5)}"/>'
    red, green, blue = theme.GOLD
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 650 650">'
        f'<g fill="none" stroke="#F4EBD9" stroke-opacity=".13" stroke-width="1.4">{lines}</g>'
        f'<g fill="none" stroke="#{red:02x}{green:02x}{blue:02x}" stroke-opacity=".6"'
        f' stroke-width="1.5">{gold}</g></svg>'
    )
