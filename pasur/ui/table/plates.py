"""What is written on the table: the seats' plates, tags, the prompt, the empty pile's outline."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Literal

import pygame

from pasur.i18n import direction
from pasur.ui import icons, shapes, text, theme
from pasur.ui.table.geometry import Box, Pose
from pasur.ui.table.layout import PLATE, Layout
from pasur.ui.table.stage import Item, painted
from pasur.ui.table.zones import Place, plate_in_row, prompt_room, zones
from pasur.ui.units import Units

LEAST_NAME = 5
"""Letters of a name that are always shown."""


@dataclass(frozen=True, slots=True)
class Plate:
    """A seat's plate: its name, whether it is its turn, whether it deals."""

    name: str
    turn: bool = False
    dealer: bool = False


@dataclass(frozen=True, slots=True)
class _Measures:
    """The parts of a plate in pixels: padding, gap, dot, dealer's coin (0 for none), name."""

    pad: int
    gap: int
    dot: int
    coin: int
    name: int

    @property
    def width(self) -> int:
        total = 2 * self.pad + self.name
        for part in (self.dot, self.coin):
            total += part + self.gap if part else 0
        return total - (self.pad - self.gap if self.coin else 0)


def _measured(units: Units, plate: Plate, style: text.Style, room: int) -> _Measures:
    """Everything at its usual size, or closer together where that leaves too little of the name."""
    dot = units.px(9.6) if plate.turn else 0
    coin = units.px(23) if plate.dealer else 0
    wanted = text.width(plate.name, style)
    usual = _Measures(units.px(12.8), units.px(7), dot, coin, wanted)
    if usual.width <= room:
        return usual
    tight = _Measures(units.px(7), units.px(3.5), dot, coin, 0)
    return replace(tight, name=max(units.px(12), min(wanted, room - tight.width)))


def plate_item(lay: Layout, units: Units, place: Place, plate: Plate) -> Item:
    """The plate of the seat at ``place``, as long as its name where there is room."""
    zone = zones(lay)[place]
    room = zone.plate
    style = text.style(units, theme.BODY, theme.SEMIBOLD)
    height = round(PLATE * lay.u)
    measures = _measured(units, plate, style, int(room.w))
    w = measures.width
    x = {-1: room.x, 0: zone.hand.x - w / 2, 1: room.right - w}[zone.plate_side]
    if zone.plate_side == 0:
        x = min(max(x, room.x), room.right - w)
    rect = pygame.Rect(round(x), round(room.cy - height / 2), w, height)

    def paint(surface: pygame.Surface) -> None:
        _paint_plate(surface, units, rect, plate, style, measures)

    return painted(("plate", place), rect, paint, (plate, rect.topleft, rect.size))


def _paint_plate(
    surface: pygame.Surface,
    units: Units,
    rect: pygame.Rect,
    plate: Plate,
    style: text.Style,
    measures: _Measures,
) -> None:
    if plate.turn:
        line = max(2.0, 2 * units.u)
        shapes.pill(surface, rect, theme.PLATE_TURN, theme.TURQUOISE, line)
    else:
        shapes.pill(surface, rect, theme.PLATE, theme.LINE, units.hairline())
    rtl = direction() == "rtl"
    parts: list[tuple[int, Callable[[pygame.Rect], None]]] = []
    if plate.turn:
        parts.append((measures.dot, lambda r: _dot(surface, r, measures.dot)))
    parts.append((measures.name, lambda r: _name(surface, plate.name, style, r)))
    if plate.dealer:
        parts.append((measures.coin, lambda r: _coin(surface, units, r)))
    x = rect.right - measures.pad if rtl else rect.x + measures.pad
    for width, paint in parts:
        left = x - width if rtl else x
        paint(pygame.Rect(left, rect.y, width, rect.height))
        x = left - measures.gap if rtl else left + width + measures.gap


def _dot(surface: pygame.Surface, rect: pygame.Rect, side: int) -> None:
    spot = pygame.Rect(0, 0, side, side)
    spot.center = rect.center
    shapes.pill(surface, spot, theme.TURQUOISE)


def _name(surface: pygame.Surface, name: str, style: text.Style, rect: pygame.Rect) -> None:
    text.draw(surface, name, style, rect, align="center")


def _coin(surface: pygame.Surface, units: Units, rect: pygame.Rect) -> None:
    side = units.px(23)
    spot = pygame.Rect(0, 0, side, side)
    spot.center = rect.center
    shapes.pill(surface, spot, theme.IVORY)
    inner = units.px(14.5)
    sign = icons.icon("deal", inner, theme.ON_IVORY)
    surface.blit(sign, sign.get_rect(center=spot.center))


def tag_item(units: Units, key: str, words: str, x: float, y: float, window: Box) -> Item:
    """A small label whose middle is at ``x``, ``y``, kept inside ``window``."""
    style = text.style(units, theme.CAPTION, theme.SEMIBOLD)
    w = text.width(words, style) + 2 * units.px(9.6)
    h = round(style.size * 1.5)
    left = min(max(x - w / 2, window.x + 2), window.right - w - 2)
    rect = pygame.Rect(round(left), round(y - h / 2), w, h)

    def paint(surface: pygame.Surface) -> None:
        shapes.pill(surface, rect, theme.TAG, theme.LINE, units.hairline())
        text.draw(surface, words, style, rect, align="center")

    return painted(("tag", key), rect, paint, (words, rect.topleft, rect.size))


PromptKind = Literal["plain", "quiet", "refusal"]


@dataclass(frozen=True, slots=True)
class Prompt:
    """A line that says what can be done, or why something cannot."""

    words: str
    kind: PromptKind = "plain"


def prompt_item(lay: Layout, units: Units, prompt: Prompt) -> Item:
    """The prompt's pill: smaller text, then two lines, where there is little room."""
    room = prompt_room(lay, plate_in_row(lay))
    refused = prompt.kind == "refusal"
    color = theme.MUTED if prompt.kind == "quiet" else theme.TEXT
    pad = units.px(17.6)
    sign = units.px(18) + units.px(10) if refused else 0
    most = int(room.w) - 2 * pad - sign
    style = text.style(units, theme.BODY, theme.MEDIUM, color)
    if text.width(prompt.words, style) > most:
        style = text.style(units, theme.CAPTION, theme.MEDIUM, color)
    wanted = text.width(prompt.words, style)
    wrap = wanted > most
    inner = most if wrap else wanted
    line = text.line_height(style)
    h = max(round(42 * lay.u * 0.74), line + units.px(8))
    if wrap:
        inner = _even(prompt.words, style, most)
        h = text.height(prompt.words, style, inner, 2) + units.px(6)
    rect = pygame.Rect(0, 0, inner + 2 * pad + sign, h)
    rect.center = (round(room.cx), round(room.cy))

    def paint(surface: pygame.Surface) -> None:
        _paint_prompt(surface, units, rect, prompt, style, wrap)

    version = (prompt, rect.topleft, rect.size, style)
    return painted("prompt", rect, paint, version)


def _even(words: str, style: text.Style, most: int) -> int:
    """The least width in which ``words`` still take two lines, so that they are of like length."""
    low, high = most // 2, most
    while high - low > 8:
        middle = (low + high) // 2
        if text.height(words, style, middle) <= 2 * text.line_height(style):
            high = middle
        else:
            low = middle
    return high


def _paint_prompt(
    surface: pygame.Surface,
    units: Units,
    rect: pygame.Rect,
    prompt: Prompt,
    style: text.Style,
    wrap: bool,
) -> None:
    refused = prompt.kind == "refusal"
    radius = min(rect.height / 2, units.px(22))
    if refused:
        shapes.box(surface, rect, radius, theme.REFUSAL, theme.DANGER, max(1.5, 1.5 * units.u))
    else:
        shapes.box(surface, rect, radius, theme.PROMPT, theme.LINE, units.hairline())
    inner = rect.inflate(-2 * units.px(17.6), 0)
    if refused:
        side, gap = units.px(18), units.px(10)
        sign = icons.icon("no", side, theme.DANGER_TEXT)
        rtl = direction() == "rtl"
        left = inner.right - side if rtl else inner.x
        surface.blit(sign, (left, rect.centery - side // 2))
        inner.width -= side + gap
        if not rtl:
            inner.x += side + gap
    text.draw(
        surface,
        prompt.words,
        style,
        inner,
        align="center",
        wrap=wrap,
        max_lines=2 if wrap else None,
    )


def dashed(u: float, pose: Pose) -> pygame.Surface:
    """The dashed outline of a card that is not there: an empty pile, a card not yet drawn."""
    w, h = round(pose.w), round(pose.h)
    radius, line = 0.06 * w, max(1.5, 1.5 * u)
    around = 2 * (w + h - 2 * line) - (8 - 2 * math.pi) * radius
    dash = around / max(8, round(around / (7 * line)))
    markup = (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{w}" height="{h}" '
        f'viewBox="0 0 {w} {h}"><rect x="{line / 2}" y="{line / 2}" width="{w - line}" '
        f'height="{h - line}" rx="{radius:.1f}" fill="none" stroke="#F4EBD9" '
        f'stroke-opacity=".25" stroke-width="{line}" '
        f'stroke-dasharray="{dash * 0.57:.3f} {dash * 0.43:.3f}"/>'
        "</svg>"
    )
    return icons.raster(markup, w, h)
