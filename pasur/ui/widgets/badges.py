"""Small marks on the table and in lists: tags, plates of seats, the prompt. Functions that draw.

Each draws round a point or in a rectangle and returns the rectangle it took, in pixels.
"""

from __future__ import annotations

from typing import Literal

import pygame

from pasur.i18n import direction
from pasur.ui import icons, shapes, text, theme
from pasur.ui.units import Units
from pasur.ui.widgets.base import mirrored

Tone = Literal["plain", "turquoise", "danger", "gold"]

_TONES: dict[str, tuple[theme.Rgb, theme.Rgb]] = {
    "plain": (theme.TAG, theme.TEXT),
    "turquoise": (theme.TURQUOISE, theme.ON_TURQUOISE),
    "danger": (theme.DANGER, theme.rgb("#2A0B06")),
    "gold": (theme.GOLD, theme.rgb("#2B1D04")),
}


def tag(
    surface: pygame.Surface,
    units: Units,
    words: str,
    centre: tuple[int, int],
    tone: Tone = "plain",
) -> pygame.Rect:
    """A small pill with a few words, its middle at ``centre``."""
    fill, ink = _TONES[tone]
    style = text.style(units, theme.CAPTION, theme.SEMIBOLD, ink)
    rect = pygame.Rect(0, 0, text.width(words, style) + 2 * units.px(10), round(style.size * 1.5))
    rect.center = centre
    line = theme.LINE if tone == "plain" else None
    shapes.pill(surface, rect, fill, line, units.hairline())
    text.draw(surface, words, style, rect, align="center")
    return rect


def plate_size(units: Units, name: str, dealer: bool, turn: bool) -> tuple[int, int]:
    """Width and height in pixels of a seat's plate."""
    style = text.style(units, weight=theme.SEMIBOLD)
    wide = text.width(name, style) + 2 * units.px(13)
    wide += (units.px(23) + units.px(7)) * dealer + (units.px(10) + units.px(7)) * turn
    return wide, units.px(34)


def plate(
    surface: pygame.Surface, units: Units, name: str, rect: pygame.Rect, dealer: bool, turn: bool
) -> None:
    """A seat's plate: its name, a dot when it is its turn, a coin with two cards when it deals."""
    fill = theme.PLATE_TURN if turn else theme.PLATE
    line, width = (theme.TURQUOISE, 2 * units.u) if turn else (theme.LINE, units.hairline())
    shapes.pill(surface, rect, fill, line, width)
    inner = rect.inflate(-2 * units.px(13), 0)
    gap = units.px(7)
    left, right = inner.left, inner.right
    if turn:
        side = units.px(10)
        dot = pygame.Rect(left, rect.centery - side // 2, side, side)
        shapes.pill(surface, mirrored(dot, rect), theme.TURQUOISE)
        left += side + gap
    if dealer:
        side = units.px(23)
        coin = pygame.Rect(right - side, rect.centery - side // 2, side, side)
        dealer_coin(surface, mirrored(coin, rect))
        right -= side + gap
    words = mirrored(pygame.Rect(left, rect.y, right - left, rect.height), rect)
    text.draw(surface, name, text.style(units, weight=theme.SEMIBOLD), words, align="center")


def dealer_coin(surface: pygame.Surface, rect: pygame.Rect) -> None:
    """The dealer's mark: an ivory coin with two cards."""
    shapes.pill(surface, rect, theme.IVORY)
    cards = icons.icon("deal", round(rect.height * 0.62), theme.ON_IVORY)
    surface.blit(cards, cards.get_rect(center=rect.center))


def prompt(
    surface: pygame.Surface, units: Units, words: str, room: pygame.Rect, *, refusal: bool = False
) -> pygame.Rect:
    """The prompt in the middle of ``room``; smaller, then in two lines, when it is too long."""
    style = text.style(units, weight=theme.MEDIUM)
    padding = units.px(18)
    mark = units.px(18) + units.px(10) if refusal else 0
    if text.width(words, style) > room.width - 2 * padding - mark:
        style = text.style(units, theme.CAPTION, theme.MEDIUM)
    wide = min(text.width(words, style), room.width - 2 * padding - mark)
    high = text.height(words, style, wide, 2)
    single = high <= text.line_height(style)
    tall = max(units.px(30), high + 2 * units.px(5)) if single else high + 2 * units.px(5)
    rect = pygame.Rect(0, 0, wide + 2 * padding + mark, tall)
    rect.center = room.center
    fill: theme.Color = theme.REFUSAL if refusal else theme.PROMPT
    line: theme.Color = theme.DANGER if refusal else theme.LINE
    shapes.box(surface, rect, min(tall / 2, units.px(21)), fill, line, 1.5 * units.u)
    inner = rect.inflate(-2 * padding, 0)
    if mark:
        cross = icons.icon("no", units.px(16), theme.DANGER_TEXT)
        at = (inner.right - units.px(9)) if direction() == "rtl" else inner.left + units.px(9)
        surface.blit(cross, cross.get_rect(center=(at, rect.centery)))
        inner = mirrored(
            pygame.Rect(inner.x + mark, inner.y, inner.width - mark, inner.height), inner
        )
    text.draw(surface, words, style, inner, align="center", wrap=True, max_lines=2)
    return rect
