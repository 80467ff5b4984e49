"""Drawing text: fonts, Persian and mixed lines, wrapping, signs inside the text.

    style = text.style(units, theme.BODY, theme.MEDIUM, theme.MUTED)
    text.draw(surface, tr("Your turn"), style, rect)                   one line, ellipsis if long
    text.draw(surface, help_text, style, rect, wrap=True, valign="top")
    text.width("…", style); text.height("…", style, width)             pixels, for layout

``align`` is "start", "center" or "end" along the reading direction, or "left", "right". A line's
middle lies in the middle of its rectangle by the letters, not by the font's lopsided box.
`watching()` collects every text that is drawn, with its room, for tests.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Literal

import pygame

from pasur.i18n import direction
from pasur.ui import icons, markup, shapes, theme
from pasur.ui.cache import SizedCache
from pasur.ui.typeset import (
    LINE_HEIGHT,
    Line,
    Paragraph,
    Piece,
    Style,
    chip_font,
    chip_size,
    compose,
    digit_width,
    font,
    key_font,
    key_size,
    line_height,
    piece_width,
    rank_text,
    run_width,
    words_of,
)
from pasur.ui.units import Units

__all__ = ["Align", "Drawn", "Style", "draw", "height", "line_height", "style", "watching", "width"]

Align = Literal["start", "center", "end", "left", "right"]
VAlign = Literal["top", "middle", "bottom"]

LATIN_MIDDLE = 0.36
PERSIAN_MIDDLE = 0.30
"""Baseline under the middle of the line, in em."""
LETTERS = 1.2
"""Height that letters take of a line, in em, with what hangs below it."""


@dataclass(frozen=True, slots=True)
class Drawn:
    """A text that was drawn: where it can be seen, the room it was given, whether it was cut."""

    text: str
    ink: pygame.Rect
    room: pygame.Rect
    cut: bool


_pictures: SizedCache[pygame.Surface] = SizedCache(12 << 20)
_paragraphs: SizedCache[Paragraph] = SizedCache(2000)
_watched: list[Drawn] | None = None
_four_colours = False


def forget() -> None:
    """Drop all cached pictures, after the window's size or the language changed."""
    _pictures.clear()
    _paragraphs.clear()


def use_four_colours(on: bool) -> None:
    """Whether clubs are green and diamonds blue on chips."""
    global _four_colours
    if on != _four_colours:
        _four_colours = on
        _pictures.clear()


@contextmanager
def watching() -> Iterator[list[Drawn]]:
    """Collect every text that is drawn while the block runs."""
    global _watched
    before, collected = _watched, list[Drawn]()
    _watched = collected
    try:
        yield collected
    finally:
        _watched = before


def style(
    units: Units,
    step: float = theme.BODY,
    weight: int = theme.REGULAR,
    color: theme.Color | None = None,
    *,
    tabular: bool = False,
) -> Style:
    """A style of the type scale in a window's units; the colour of text unless another is given."""
    return Style(units.font(step), weight, color or theme.TEXT, tabular)


def width(text: str, style: Style) -> int:
    """Pixels that ``text`` takes in one line."""
    return _composed(text, style, None, 1).width


def height(text: str, style: Style, room: int, max_lines: int | None = None) -> int:
    """Pixels that ``text`` takes when it is wrapped to ``room`` pixels of width."""
    return len(_composed(text, style, room, max_lines).lines) * line_height(style)


def draw(
    target: pygame.Surface,
    text: str,
    style: Style,
    rect: pygame.Rect,
    *,
    align: Align = "start",
    valign: VAlign = "middle",
    wrap: bool = False,
    max_lines: int | None = None,
) -> pygame.Rect:
    """Draw ``text`` in ``rect``; returns the rectangle of its lines.

    Without ``wrap`` it is one line; what does not fit ends in an ellipsis. With ``wrap`` it takes
    as many lines as needed or as ``max_lines`` allows.
    """
    if not text:
        return pygame.Rect(rect.topleft, (0, 0))
    lines_allowed = max_lines if wrap else 1
    paragraph = _composed(text, style, rect.width, lines_allowed)
    step = line_height(style)
    total = step * len(paragraph.lines)
    y = {
        "top": rect.y,
        "middle": rect.y + (rect.height - total) // 2,
        "bottom": rect.bottom - total,
    }[valign]
    ink: pygame.Rect | None = None
    for line in paragraph.lines:
        x = _aligned(rect, line.width, align)
        _draw_line(target, line, style, x, y + step / 2)
        part = pygame.Rect(x, y, line.width, step)
        ink = part if ink is None else ink.union(part)
        y += step
    found = ink or pygame.Rect(rect.topleft, (0, 0))
    if _watched is not None:
        air = round((LINE_HEIGHT - LETTERS) * style.size)
        seen = found.inflate(0, -air).clip(target.get_clip())
        _watched.append(Drawn(text, seen, rect.copy(), paragraph.cut))
    return found


def _aligned(rect: pygame.Rect, taken: int, align: Align) -> int:
    if align == "center":
        return rect.x + (rect.width - taken) // 2
    at_right = align == "right" or (align in ("start", "end") and _reverse(align))
    return rect.right - taken if at_right else rect.x


def _reverse(align: Align) -> bool:
    return (align == "start") == (direction() == "rtl")


def middle() -> float:
    """Baseline under the middle of a line, in em of the font size."""
    return PERSIAN_MIDDLE if direction() == "rtl" else LATIN_MIDDLE


def _composed(text: str, style: Style, room: int | None, max_lines: int | None) -> Paragraph:
    rtl = direction() == "rtl"
    key = (text, style.size, style.weight, style.color, style.tabular, rtl, room, max_lines)
    found = _paragraphs.get(key)
    if found is None:
        found = _paragraphs.put(key, compose(text, style, rtl, room, max_lines), 1)
    return found


def _draw_line(target: pygame.Surface, line: Line, style: Style, x: int, middle_y: float) -> None:
    face = font(style.size, style.weight, False)
    top = round(middle_y + middle() * style.size) - face.get_ascent()
    target.blit(_picture(line, style), (x, top))


def _picture(line: Line, style: Style) -> pygame.Surface:
    found = _pictures.get((line, style))
    if found is not None:
        return found
    face = font(style.size, style.weight, False)
    picture = pygame.Surface((max(1, line.width), face.get_height()), pygame.SRCALPHA)
    x = 0
    for piece in line.pieces:
        _draw_piece(picture, piece, x, face.get_ascent())
        x += piece_width(piece)
    color = style.color
    if len(color) == 4 and color[3] < 255:
        picture.fill((255, 255, 255, color[3]), special_flags=pygame.BLEND_RGBA_MULT)
    size = picture.get_width() * picture.get_height() * 4
    return _pictures.put((line, style), picture, size)


def _draw_piece(picture: pygame.Surface, piece: Piece, x: int, baseline: int) -> None:
    style = piece.style
    if piece.key:
        _draw_key(picture, piece, x, baseline)
    elif piece.sign and ord(piece.text) < markup.SUIT:
        _draw_chip(picture, ord(piece.text) - markup.CHIP, style.size, x, baseline)
    elif piece.sign:
        _draw_glyph(picture, piece, x, baseline)
    elif style.tabular and piece.text.isdecimal():
        face = font(style.size, style.weight, False)
        cell = digit_width(piece.text[0], style.size, style.weight)
        for i, char in enumerate(piece.text):
            glyph = face.render(char, True, style.color[:3])
            left = x + i * cell + (cell - glyph.get_width()) // 2
            picture.blit(glyph, (left, baseline - face.get_ascent()))
    else:
        rtl = bool(piece.level % 2)
        face = font(style.size, style.weight, rtl)
        top = baseline - face.get_ascent()
        for word, left in words_of(piece.text, style.size, style.weight, rtl):
            if face.size(word)[0]:
                picture.blit(face.render(word, True, style.color[:3]), (x + left, top))


def _draw_glyph(picture: pygame.Surface, piece: Piece, x: int, baseline: int) -> None:
    """A suit or a star in the colour of the text."""
    size = piece.style.size
    side = round(size * 0.85)
    code = ord(piece.text)
    name = {markup.STAR: "star", markup.HOLLOW_STAR: "star-hollow"}.get(
        piece.text, f"suit-{code - markup.SUIT}"
    )
    glyph = icons.icon(name, side, piece.style.color[:3])
    picture.blit(glyph, (x + round(size * 0.06), baseline + round(size * 0.07) - side))


def _draw_chip(picture: pygame.Surface, card: int, size: int, x: int, baseline: int) -> None:
    wide, high = chip_size(card, size)
    inner = chip_font(size)
    centre = baseline - size * 0.355
    rect = pygame.Rect(x + round(size * 0.1), round(centre - high / 2), wide, high)
    shapes.box(picture, rect, 0.22 * size, theme.CARD)
    color = theme.suit_color(card // 13, _four_colours)
    face = font(inner, theme.BOLD, False)
    rank = face.render(rank_text(card), True, color)
    left = rect.x + round(inner * 0.3)
    top = round(rect.centery + 0.355 * inner) - face.get_ascent()
    picture.blit(rank, (left, top))
    side = round(inner * 0.74)
    left += run_width(rank_text(card), inner, theme.BOLD, False, False) + round(inner * 0.12)
    sign = icons.suit_icon(card // 13, side, color)
    picture.blit(sign, (left, rect.y + (rect.height - side + 1) // 2))


def _draw_key(picture: pygame.Surface, piece: Piece, x: int, baseline: int) -> None:
    size = piece.style.size
    wide, high = key_size(piece)
    inner = key_font(size)
    centre = baseline - size * 0.355
    rect = pygame.Rect(x + round(size * 0.15), round(centre - high / 2), wide, high)
    color = theme.alpha(_opaque(piece.style.color), 0.75)
    shapes.box(picture, rect, max(3.0, inner * 0.32), None, color, max(1.0, size / 16))
    if piece.key in icons.ARROWS:
        arrow = icons.icon(piece.key, round(inner * 0.95), color[:3])
        picture.blit(arrow, arrow.get_rect(center=rect.center))
        return
    face = font(inner, theme.MEDIUM, False)
    label = face.render(piece.key, True, color[:3])
    top = round(rect.centery + 0.36 * inner) - face.get_ascent()
    picture.blit(label, (rect.x + (rect.width - label.get_width()) // 2, top))


def _opaque(color: theme.Color) -> theme.Rgb:
    return color[0], color[1], color[2]
