"""Signs in a line of text: cards as chips, key caps, suits and stars. Measured and drawn here.

``size`` is the size in pixels of the text around, ``x`` the left end of the sign's room,
``baseline`` the line the letters stand on.
"""

from __future__ import annotations

import pygame

from pasur.ui import icons, markup, shapes, theme
from pasur.ui.fonts import font, run_width

LEAST = 11
"""Letters inside signs are at least this many pixels high, unless the text around is smaller."""
_RANKS = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")
_MIDDLE = 0.355
"""Middle of a capital letter over the baseline, in em."""
_CHIP_MARGIN = 0.1
_KEY_MARGIN = 0.15
_GLYPH_MARGIN = 0.06


def _part(size: int, factor: float) -> int:
    return round(size * factor)


def _inner(size: int, factor: float) -> int:
    return max(min(size, LEAST), _part(size, factor))


def chip_width(card: int, size: int) -> int:
    """Pixels that a card takes in a line, with its margins."""
    return _chip_box(card, size)[0] + 2 * _part(size, _CHIP_MARGIN)


def _chip_box(card: int, size: int) -> tuple[int, int]:
    inner = _inner(size, 0.94)
    rank = run_width(_RANKS[card % 13], inner, theme.BOLD, False, False)
    width = rank + _part(inner, 0.74) + _part(inner, 0.12) + 2 * _part(inner, 0.3)
    return width, _part(size, 1.24)


def draw_chip(
    target: pygame.Surface, card: int, size: int, x: int, baseline: int, four_colours: bool
) -> None:
    """A small cream card: rank and suit."""
    box = _chip_box(card, size)
    inner = _inner(size, 0.94)
    top = round(baseline - size * _MIDDLE - box[1] / 2)
    rect = pygame.Rect((x + _part(size, _CHIP_MARGIN), top), box)
    shapes.box(target, rect, 0.22 * size, theme.CARD)
    color = theme.suit_color(card // 13, four_colours)
    rank = _RANKS[card % 13]
    face = font(inner, theme.BOLD, False)
    left = rect.x + _part(inner, 0.3)
    top = round(rect.centery + _MIDDLE * inner) - face.get_ascent()
    target.blit(face.render(rank, True, color), (left, top))
    side = _part(inner, 0.74)
    left += run_width(rank, inner, theme.BOLD, False, False) + _part(inner, 0.12)
    sign = icons.suit_icon(card // 13, side, color)
    target.blit(sign, (left, rect.y + (rect.height - side + 1) // 2))


def key_width(label: str, size: int) -> int:
    """Pixels that a key cap takes in a line, with its margins."""
    return _key_box(label, size)[0] + 2 * _part(size, _KEY_MARGIN)


def _key_box(label: str, size: int) -> tuple[int, int]:
    inner = _inner(size, 0.74)
    arrow = label in icons.ARROWS
    wide = inner if arrow else run_width(label, inner, theme.MEDIUM, False, False)
    height = _part(inner, 1.5)
    return max(wide + 2 * _part(inner, 0.42), height), height


def draw_key(
    target: pygame.Surface, label: str, size: int, color: theme.Rgb, x: int, baseline: int
) -> None:
    """A key cap with its label, or with an arrow."""
    box = _key_box(label, size)
    inner = _inner(size, 0.74)
    top = round(baseline - size * _MIDDLE - box[1] / 2)
    rect = pygame.Rect((x + _part(size, _KEY_MARGIN), top), box)
    line = theme.alpha(color, 0.75)
    shapes.box(target, rect, max(3.0, inner * 0.32), None, line, max(1.0, size / 16))
    if label in icons.ARROWS:
        arrow = icons.icon(label, _part(inner, 0.95), color)
        target.blit(arrow, arrow.get_rect(center=rect.center))
        return
    face = font(inner, theme.MEDIUM, False)
    words = face.render(label, True, color)
    top = round(rect.centery + _MIDDLE * inner) - face.get_ascent()
    target.blit(words, (rect.x + (rect.width - words.get_width()) // 2, top))


def glyph_width(size: int) -> int:
    """Pixels that a suit or a star takes in a line, with its margins."""
    return _part(size, 0.85) + 2 * _part(size, _GLYPH_MARGIN)


def draw_glyph(
    target: pygame.Surface, char: str, size: int, color: theme.Rgb, x: int, baseline: int
) -> None:
    """A suit or a star in the colour of the text."""
    side = _part(size, 0.85)
    stars = {markup.STAR: "star", markup.HOLLOW_STAR: "star-hollow"}
    name = stars.get(char, f"suit-{ord(char) - markup.SUIT}")
    glyph = icons.icon(name, side, color)
    at = (x + _part(size, _GLYPH_MARGIN), baseline + _part(size, 0.07) - side)
    target.blit(glyph, at)
