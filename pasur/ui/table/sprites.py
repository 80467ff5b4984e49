"""Cards ready to be drawn: turned, turning over, dimmed, with their shadow, all cached."""

from __future__ import annotations

from collections import OrderedDict
from dataclasses import dataclass
from functools import lru_cache
from typing import NamedTuple

import pygame

from pasur.ui.table.faces import Faces, card_width

BACK = "back"
TURN_STEP = 3
"""Degrees between two turned pictures of a moving card."""
SQUEEZE_STEPS = 8
"""Widths of a card that is turning over."""
DIMMED = 189
"""Brightness (of 255) of a card that has nothing to do with what is being chosen."""


class Sprite(NamedTuple):
    """A picture and where its left upper corner lies relative to the card's middle."""

    surface: pygame.Surface
    dx: int
    dy: int


class Look(NamedTuple):
    """How a card is to be drawn: its picture's name, height in pixels, turn in tenths of a degree
    clockwise, width in steps of a turn-over (8 is flat), dimmed, how high it flies (0 lies on the
    table, −1 on another card and throws no shadow), and whether the height is one that cards rest
    in, which is worth a sharp picture."""

    name: str
    height: int
    turn: int = 0
    squeeze: int = SQUEEZE_STEPS
    dim: bool = False
    level: int = 0
    resting: bool = True


@dataclass(frozen=True, slots=True)
class _Shade:
    offset: float
    blur: float
    alpha: int
    grow: float


_SHADES = (
    _Shade(0.030, 0.030, 120, 0.0),
    _Shade(0.085, 0.065, 120, -0.01),
    _Shade(0.150, 0.100, 105, -0.02),
)
"""Shadows by level: how far down, how soft, how dark, how much smaller; in card widths."""


def flight_turn(angle: float) -> int:
    """The turn of a moving card, in tenths of a degree, in steps that are worth caching."""
    return round(angle / TURN_STEP) * TURN_STEP * 10


def rest_turn(angle: float) -> int:
    """The turn of a card at rest, in tenths of a degree."""
    return round(angle * 10)


SHADOW_TURN = 100
"""Tenths of a degree between two turned shadows; a soft shadow need not be turned exactly."""
SHADOW_GRAIN = 4
"""A shadow has no detail: it is drawn with so many times fewer pixels each way."""


@lru_cache(maxsize=64)
def _soft(height: int, turn: int, squeeze: int, level: int) -> pygame.Surface:
    """A shadow in small."""
    shade = _SHADES[level]
    w = card_width(height)
    grow = shade.grow * w
    spread = max(1, round(shade.blur * w / SHADOW_GRAIN))
    wide = max(1, round((w + 2 * grow) * squeeze / SQUEEZE_STEPS / SHADOW_GRAIN))
    body = pygame.Surface(
        (wide, max(1, round((height + 2 * grow) / SHADOW_GRAIN))), pygame.SRCALPHA
    )
    color = (4, 14, 18, shade.alpha)
    radius = max(1, round(0.05 * w / SHADOW_GRAIN))
    pygame.draw.rect(body, color, body.get_rect(), border_radius=radius)
    if turn:
        body = pygame.transform.rotate(body, -turn / 10)
    pad = 2 * spread + 1
    cloth = pygame.Surface(
        (body.get_width() + 2 * pad, body.get_height() + 2 * pad), pygame.SRCALPHA
    )
    cloth.fill((4, 14, 18, 0))
    cloth.blit(body, (pad, pad))
    return pygame.transform.gaussian_blur(cloth, spread)


def _shadow(height: int, turn: int, squeeze: int, level: int) -> Sprite:
    """The shadow that a card throws, without the card."""
    if turn % 900:
        turn = round(turn / SHADOW_TURN) * SHADOW_TURN
    soft = _soft(height, turn % 1800, squeeze, level)
    size = (soft.get_width() * SHADOW_GRAIN, soft.get_height() * SHADOW_GRAIN)
    down = round(_SHADES[level].offset * card_width(height))
    return Sprite(pygame.transform.smoothscale(soft, size), -size[0] // 2, -size[1] // 2 + down)


def _weight(surface: pygame.Surface) -> int:
    return surface.get_width() * surface.get_height() * 4


class CardSprites:
    """The cache. ``faces`` supplies the flat pictures; at most ``budget`` bytes are kept."""

    def __init__(self, faces: Faces, budget: int = 24_000_000) -> None:
        self.faces = faces
        self.budget = budget
        self._made: OrderedDict[Look, Sprite] = OrderedDict()
        self._rough: set[Look] = set()
        self._bytes = 0

    def get(self, look: Look) -> Sprite:
        """The sprite for ``look``; the same object as long as nothing better is to be had."""
        if look.name == BACK and look.turn >= 1800:
            look = look._replace(turn=look.turn - 1800)
        made = self._made.get(look)
        if made is not None:
            self._made.move_to_end(look)
            return made
        if look.resting:
            flat, sharp = self.faces.get(look.name, look.height)
        else:
            flat, sharp = self.faces.scaled(look.name, look.height), True
        made = _compose(flat, look)
        if not sharp:
            self._rough.add(look)
        self._made[look] = made
        self._bytes += _weight(made.surface)
        while self._bytes > self.budget and len(self._made) > 1:
            self._drop(next(iter(self._made)))
        return made

    def collect(self) -> bool:
        """Take over sharp pictures that have been drawn meanwhile; returns whether any came."""
        arrived = set(self.faces.collect())
        if not arrived:
            return False
        for look in [look for look in self._rough if (look.name, look.height) in arrived]:
            self._drop(look)
        return True

    @property
    def pending(self) -> bool:
        """Whether sharper pictures are on their way."""
        return self.faces.pending

    def clear(self) -> None:
        """Forget everything that was composed (after a change of faces)."""
        self._made.clear()
        self._rough.clear()
        self._bytes = 0

    def _drop(self, look: Look) -> None:
        self._bytes -= _weight(self._made.pop(look).surface)
        self._rough.discard(look)


def _compose(flat: pygame.Surface, look: Look) -> Sprite:
    """The card in its turn and width, dimmed or not, over its shadow."""
    card = flat
    if look.squeeze < SQUEEZE_STEPS:
        w = max(1, round(flat.get_width() * look.squeeze / SQUEEZE_STEPS))
        card = pygame.transform.smoothscale(flat, (w, flat.get_height()))
    if look.dim:
        card = card.copy()
        card.fill((DIMMED, DIMMED, DIMMED), special_flags=pygame.BLEND_RGB_MULT)
    if look.turn:
        card = _turned(card, look.turn)
    w, h = card.get_size()
    box = pygame.Rect(-w // 2, -h // 2, w, h)
    if look.level < 0:
        return Sprite(card, box.x, box.y)
    shadow = _shadow(look.height, look.turn, look.squeeze, look.level)
    whole = box.union(pygame.Rect((shadow.dx, shadow.dy), shadow.surface.get_size()))
    surface = pygame.Surface(whole.size, pygame.SRCALPHA)
    surface.blit(shadow.surface, (shadow.dx - whole.x, shadow.dy - whole.y))
    surface.blit(card, (box.x - whole.x, box.y - whole.y))
    return Sprite(surface, whole.x, whole.y)


def _turned(card: pygame.Surface, turn: int) -> pygame.Surface:
    """The card turned clockwise by ``turn`` tenths of a degree, with smooth edges."""
    if turn % 900 == 0:
        return pygame.transform.rotate(card, -turn / 10)
    w, h = card.get_size()
    padded = pygame.Surface((w + 4, h + 4), pygame.SRCALPHA)
    padded.blit(card, (2, 2))
    return pygame.transform.rotozoom(padded, -turn / 10, 1.0)
