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
from pasur.ui import markup, signs, theme
from pasur.ui.cache import SizedCache
from pasur.ui.fonts import digit_width, font, words_of
from pasur.ui.typeset import (
    LINE_HEIGHT,
    Line,
    Paragraph,
    Piece,
    Style,
    compose,
    line_height,
    piece_width,
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
    color = _opaque(style.color)
    if piece.key:
        signs.draw_key(picture, piece.key, style.size, color, x, baseline)
    elif piece.sign and ord(piece.text) < markup.SUIT:
        card = ord(piece.text) - markup.CHIP
        signs.draw_chip(picture, card, style.size, x, baseline, _four_colours)
    elif piece.sign:
        signs.draw_glyph(picture, piece.text, style.size, color, x, baseline)
    elif style.tabular and piece.text.isdecimal():
        face = font(style.size, style.weight, False)
        cell = digit_width(piece.text[0], style.size, style.weight)
        for i, char in enumerate(piece.text):
            glyph = face.render(char, True, color)
            left = x + i * cell + (cell - glyph.get_width()) // 2
            picture.blit(glyph, (left, baseline - face.get_ascent()))
    else:
        rtl = bool(piece.level % 2)
        face = font(style.size, style.weight, rtl)
        top = baseline - face.get_ascent()
        for word, left in words_of(piece.text, style.size, style.weight, rtl):
            if face.size(word)[0]:
                picture.blit(face.render(word, True, color), (x + left, top))


def _opaque(color: theme.Color) -> theme.Rgb:
    return color[0], color[1], color[2]
