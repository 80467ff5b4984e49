"""Rings and badges around cards: what can be taken, what is chosen, what was refused.

A ring lies outside the card with a dark gap, so that it can be seen on the cream of a card, and
never works alone: there is a badge or a lift with it.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from enum import Enum

import pygame

from pasur.ui import icons, theme
from pasur.ui.cache import SizedCache
from pasur.ui.table.faces import card_width
from pasur.ui.table.sprites import Sprite


class Ring(Enum):
    """The kinds of rings."""

    FOCUS = "focus"
    PICKED = "picked"
    TAKEN = "taken"
    CAN = "can"
    OTHER = "other"
    REFUSED = "refused"
    GOLD = "gold"


@dataclass(frozen=True, slots=True)
class _Style:
    """Distance from the card and width in card widths, least width in pixels, dashes, glow."""

    color: theme.Rgb
    out: float
    width: float
    least: float
    dashed: bool = False
    glow: float = 0.0
    gap: bool = True
    opacity: float = 1.0
    badge: str = ""


def _styles() -> dict[Ring, _Style]:
    return {
        Ring.FOCUS: _Style(theme.TURQUOISE, 0.045, 0.030, 3),
        Ring.PICKED: _Style(theme.TURQUOISE, 0.046, 0.032, 3, glow=0.42),
        Ring.TAKEN: _Style(theme.TURQUOISE, 0.046, 0.032, 3, glow=0.55, badge="ok"),
        Ring.CAN: _Style(theme.FOCUS, 0.040, 0.026, 2, dashed=True, badge="plus"),
        Ring.OTHER: _Style(theme.FOCUS, 0.032, 0.014, 1.5, opacity=0.8, gap=False, badge="swap"),
        Ring.REFUSED: _Style(theme.DANGER, 0.046, 0.032, 3, badge="no"),
        Ring.GOLD: _Style(theme.GOLD, 0.046, 0.032, 2, glow=0.6),
    }


_made: SizedCache[Sprite] = SizedCache(8 << 20)


def forget() -> None:
    """Drop all pictures, after the window's size changed."""
    _made.clear()


def ring(kind: Ring, height: int, turn: int = 0) -> Sprite:
    """The ring for a card of ``height`` pixels, turned by ``turn`` tenths of a degree."""
    key = ("ring", kind, height, turn)
    found = _made.get(key)
    if found is not None:
        return found
    if turn:
        surface = pygame.transform.rotozoom(ring(kind, height).surface, -turn / 10, 1.0)
    else:
        surface = _draw(_styles()[kind], height)
    w, h = surface.get_size()
    return _made.put(key, Sprite(surface, -(w // 2), -(h // 2)), w * h * 4)


def _draw(style: _Style, height: int) -> pygame.Surface:
    cw = card_width(height)
    line = max(style.width * cw, style.least)
    out = max(style.out * cw, line + (2 if style.gap else 0))
    reach = math.ceil(out + (0.22 * cw if style.glow else 2))
    w, h = cw + 2 * reach, height + 2 * reach
    inset = reach - out
    surface = pygame.Surface((w, h), pygame.SRCALPHA)
    if style.glow:
        surface.blit(_glow(style, w, h, inset, cw), (0, 0))
        surface.fill((0, 0, 0, 0), (reach, reach, cw, height))
    middle = inset + line / 2
    radius = 0.05 * cw + out - line / 2
    body = ""
    if style.gap:
        body += _outline(w, h, inset + line + 1, max(0.0, radius - line / 2 - 1), 2.5,
                         theme.GROUND_RIM, 1.0)  # fmt: skip
    dash = _dashes(w - 2 * middle, h - 2 * middle, line) if style.dashed else ""
    body += _outline(w, h, middle, radius, line, style.color, style.opacity, dash)
    markup = (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{w}" height="{h}" '
        f'viewBox="0 0 {w} {h}">{body}</svg>'
    )
    surface.blit(icons.raster(markup, w, h), (0, 0))
    return surface


def _outline(
    w: int,
    h: int,
    inset: float,
    radius: float,
    line: float,
    color: theme.Rgb,
    opacity: float,
    dash: str = "",
) -> str:
    red, green, blue = color
    return (
        f'<rect x="{inset:.2f}" y="{inset:.2f}" width="{w - 2 * inset:.2f}" '
        f'height="{h - 2 * inset:.2f}" rx="{radius:.2f}" fill="none" '
        f'stroke="#{red:02x}{green:02x}{blue:02x}" stroke-opacity="{opacity}" '
        f'stroke-width="{line:.2f}"{dash}/>'
    )


def _dashes(w: float, h: float, line: float) -> str:
    """Dashes of about three widths, fitted to the outline."""
    around = 2 * (w + h)
    count = max(8, round(around / (line * 5)))
    step = around / count
    return f' stroke-dasharray="{step * 0.6:.3f} {step * 0.4:.3f}"'


def _glow(style: _Style, w: int, h: int, inset: float, cw: int) -> pygame.Surface:
    """Light around the ring; blurring is done on a quarter of the pixels and of the size."""
    small = (max(8, w // 4), max(8, h // 4))
    cloth = pygame.Surface(small, pygame.SRCALPHA)
    cloth.fill((*style.color, 0))
    edge = round(inset / 4)
    body = pygame.Rect(edge, edge, small[0] - 2 * edge, small[1] - 2 * edge)
    fill = (*style.color, round(255 * style.glow))
    pygame.draw.rect(cloth, fill, body, border_radius=max(1, round(0.02 * cw)))
    soft = pygame.transform.gaussian_blur(cloth, max(1, round(0.022 * cw)))
    return pygame.transform.smoothscale(soft, (w, h))


def badge(kind: Ring, height: int) -> Sprite | None:
    """The badge on a card's right upper corner, placed from the card's middle; None for none."""
    name = _styles()[kind].badge
    if not name:
        return None
    key = ("badge", kind, height)
    found = _made.get(key)
    if found is not None:
        return found
    cw = card_width(height)
    side = max(round(0.24 * cw), 20)
    surface = _badge(name, side)
    dx = cw // 2 + round(0.09 * cw) - side
    dy = -(height // 2) - round(0.09 * cw)
    return _made.put(key, Sprite(surface, dx, dy), side * side * 4)


def _badge(name: str, side: int) -> pygame.Surface:
    fill, ink, edge = {
        "ok": ("#2BB3B1", theme.rgb("#08262B"), "#0E2B33"),
        "no": ("#E0674F", theme.rgb("#2A0B06"), "#2A1512"),
    }.get(name, ("#0E2B33", theme.FOCUS, "#58CFCD"))
    line = max(1.6, side * 0.075)
    markup = (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{side}" height="{side}" '
        f'viewBox="0 0 {side} {side}"><circle cx="{side / 2}" cy="{side / 2}" '
        f'r="{(side - line) / 2:.2f}" fill="{fill}" stroke="{edge}" stroke-width="{line:.2f}"/>'
        "</svg>"
    )
    surface = icons.raster(markup, side, side)
    inner = round(side * 0.6)
    at = (side - inner) // 2
    surface.blit(icons.icon(name, inner, ink), (at, at))
    return surface
