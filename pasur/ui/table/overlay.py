"""Draws what is shown besides cards: words, the sur's ring, the jack's net, the veil."""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import lru_cache

import pygame

from pasur.ui import icons, shapes, text, theme
from pasur.ui.cache import SizedCache
from pasur.ui.table.effects import Effects, Net, Ring, Words
from pasur.ui.table.geometry import Box
from pasur.ui.table.layout import Layout
from pasur.ui.table.stage import Item, painted
from pasur.ui.units import Units

VEIL_STEPS = 6
RING_STEPS = 10
VEIL = 0.38

Ordered = tuple[float, Item]

CORD = theme.rgb("#1D8586")
"""A colour that is seen on cream as well as on the dark ground."""

VEIL_ORDER = 480.0
NET_ORDER = 1050.0
"""Over the cards that are taken, under the jack."""
RING_ORDER = 540.0
WORDS_ORDER = 2100.0


class Overlay:
    """Makes the items of effects; pictures are kept for the present layout."""

    def __init__(self, lay: Layout, units: Units) -> None:
        self.lay = lay
        self.units = units
        self._made: SizedCache[pygame.Surface] = SizedCache(24 << 20)
        self._veil: pygame.Surface | None = None

    def items(self, effects: Effects) -> list[Ordered]:
        """All items with their order."""
        found: list[Ordered] = []
        if effects.veil > 0:
            found.append((VEIL_ORDER, self._veil_item(effects.veil)))
        for number, net in enumerate(effects.nets):
            found.append((NET_ORDER, _net_item(number, net, self.lay)))
        for number, ring in enumerate(effects.rings):
            found += self._ring_items(number, ring)
        for number, words in enumerate(effects.words):
            found += self._words_items(number, words)
        return found

    def prepare(self, sur: Ring) -> bool:
        """Draw one of the pictures of a sur that takes longer than a frame has room for.

        ``sur`` has the words; returns whether there was anything to draw.
        """
        radius = 0.92 * self.lay.card_h
        if self._made.get(("whole", round(radius))) is None:
            self._ring_picture(radius, 1.0)
        elif self._made.get(("text", sur.text, sur.gain)) is None:
            self._ring_text(sur)
        elif self._veil is None:
            self._veil_item(1.0)
        else:
            return False
        return True

    # --- veil

    def _veil_item(self, share: float) -> Item:
        table = self.lay.table
        if self._veil is None:
            self._veil = pygame.Surface((round(table.w), round(table.h)))
            self._veil.fill(theme.SCRIM[:3])
        step = round(share * VEIL_STEPS) / VEIL_STEPS
        return Item("veil", self._veil, round(table.x), round(table.y), round(255 * VEIL * step))

    # --- ring

    def _ring_items(self, number: int, ring: Ring) -> list[Ordered]:
        radius = 0.92 * self.lay.card_h
        middle = (round(self.lay.cx), round(self.lay.pool.cy))
        found: list[Ordered] = []
        alpha = round(255 * (1 - ring.fade))
        step = round((0.25 + 0.75 * ring.share) * RING_STEPS) / RING_STEPS
        picture = self._ring_picture(radius, step)
        at = picture.get_rect(center=middle)
        if alpha > 0:
            found.append((RING_ORDER, Item(("ring", number), picture, at.x, at.y, alpha)))
        if ring.scale > 0 and alpha > 0:
            found.append((RING_ORDER + 1, self._ring_words(number, ring, middle, alpha)))
        return found

    def _ring_picture(self, radius: float, step: float) -> pygame.Surface:
        key = ("ring", round(radius), step)
        found = self._made.get(key)
        if found is None:
            side = round(2 * radius * 1.55)
            whole = self._made.get(("whole", round(radius)))
            if whole is None:
                whole = icons.raster(_ring_markup(radius), side, side)
                self._made.put(("whole", round(radius)), whole, side * side * 4)
            small = max(4, round(side * step))
            found = whole if small == side else pygame.transform.smoothscale(whole, (small, small))
            self._made.put(key, found, small * small * 4)
        return found

    def _ring_words(self, number: int, ring: Ring, middle: tuple[int, int], alpha: int) -> Item:
        whole = self._ring_text(ring)
        scale = max(0.05, round(ring.scale * 12) / 12)
        w, h = whole.get_size()
        picture = whole
        if scale != 1:
            picture = pygame.transform.smoothscale(whole, (round(w * scale), round(h * scale)))
        at = picture.get_rect(center=middle)
        return Item(("ring words", number), picture, at.x, at.y, alpha)

    def _ring_text(self, ring: Ring) -> pygame.Surface:
        key = ("text", ring.text, ring.gain)
        found = self._made.get(key)
        if found is None:
            word = text.style(self.units, theme.HERO, theme.HEAVY, theme.GOLD)
            gain = text.style(self.units, theme.NUMBER, theme.BOLD)
            big, small = round(word.size * 1.15), round(gain.size * 1.4)
            w = max(text.width(ring.text, word), text.width(ring.gain, gain)) + 8
            found = pygame.Surface((w, big + (small if ring.gain else 0)), pygame.SRCALPHA)
            text.draw(found, ring.text, word, pygame.Rect(0, 0, w, big), align="center")
            if ring.gain:
                room = pygame.Rect(0, big, w, small)
                text.draw(found, ring.gain, gain, room, align="center")
            self._made.put(key, found, found.get_width() * found.get_height() * 4)
        return found

    # --- words

    def _words_items(self, number: int, words: Words) -> list[Ordered]:
        picture = self._words_picture(words)
        share = max(0.0, min(1.0, words.share))
        drop = round((1 - share) * 0.06 * self.lay.card_h)
        lay = self.lay
        middle = lay.prompt_y + lay.row / 2 if words.low else lay.pool.cy
        at = picture.get_rect(center=(round(lay.cx), round(middle) - drop))
        item = Item(("words", number), picture, at.x, at.y, round(255 * share))
        return [(WORDS_ORDER + number, item)] if share > 0 else []

    def _words_picture(self, words: Words) -> pygame.Surface:
        key = ("words", words.text, words.tone, words.large)
        found = self._made.get(key)
        if found is None:
            found = _large(self, words) if words.large else _pill(self, words)
            self._made.put(key, found, found.get_width() * found.get_height() * 4)
        return found


def _pill(overlay: Overlay, words: Words) -> pygame.Surface:
    units, lay = overlay.units, overlay.lay
    color = {"gold": theme.GOLD_TEXT, "refusal": theme.DANGER_TEXT}.get(words.tone, theme.TEXT)
    fill = theme.REFUSAL if words.tone == "refusal" else theme.TAG
    line = {"gold": theme.GOLD, "refusal": theme.DANGER}.get(words.tone)
    style = text.style(units, theme.SECTION, theme.SEMIBOLD, color)
    pad = units.px(24)
    most = round(lay.table.w) - 2 * pad - 2 * round(lay.margin)
    wanted = text.width(words.text, style)
    w = min(wanted, most)
    h = text.height(words.text, style, w, 2) if wanted > most else text.line_height(style)
    depth = units.px(18)
    body = pygame.Rect(depth, depth, w + 2 * pad, h + units.px(20))
    surface = pygame.Surface((body.w + 2 * depth, body.h + 2 * depth), pygame.SRCALPHA)
    shapes.shadow(surface, body, depth, 0.55)
    radius = min(body.height / 2, units.px(28))
    edge = max(1.5, 1.5 * units.u) if line else units.hairline()
    shapes.box(surface, body, radius, fill, line or theme.LINE, edge)
    room = body.inflate(-2 * pad, 0)
    wrap = wanted > most
    text.draw(surface, words.text, style, room, align="center", wrap=wrap,
              max_lines=2 if wrap else None)  # fmt: skip
    return surface


def _large(overlay: Overlay, words: Words) -> pygame.Surface:
    """A single large word on a soft dark band, with a star on either side."""
    units = overlay.units
    style = text.style(units, theme.DISPLAY, theme.HEAVY)
    w, h = text.width(words.text, style), round(style.size * 1.35)
    star, gap, pad = units.px(13), units.px(22), units.px(90)
    size = (w + 2 * (star + gap + pad), h + units.px(28))
    surface = _band(size, pad)
    middle = size[1] // 2
    room = pygame.Rect((size[0] - w) // 2, middle - h // 2, w, h)
    text.draw(surface, words.text, style, room, align="center")
    sign = icons.icon("star", star, theme.GOLD)
    for x in (room.x - gap - star, room.right + gap):
        surface.blit(sign, (x, middle - star // 2))
    return surface


def _band(size: tuple[int, int], fade: int) -> pygame.Surface:
    """A dark band that thins out to both ends."""
    w, h = size
    share = fade / w
    red, green, blue = theme.TAG
    color = f"#{red:02x}{green:02x}{blue:02x}"
    stops = "".join(
        f'<stop offset="{offset:.3f}" stop-color="{color}" stop-opacity="{opacity}"/>'
        for offset, opacity in ((0, 0), (share, 0.9), (1 - share, 0.9), (1, 0))
    )
    gold = "#D9A441"
    edge = "".join(
        f'<stop offset="{offset:.3f}" stop-color="{gold}" stop-opacity="{opacity}"/>'
        for offset, opacity in ((0, 0), (share, 0.7), (1 - share, 0.7), (1, 0))
    )
    line = max(1, round(h / 48))
    markup = (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{w}" height="{h}" viewBox="0 0 {w} {h}">'
        f'<defs><linearGradient id="b" x1="0%" y1="0%" x2="100%" y2="0%">{stops}</linearGradient>'
        f'<linearGradient id="e" x1="0%" y1="0%" x2="100%" y2="0%">{edge}</linearGradient></defs>'
        f'<rect width="{w}" height="{h}" fill="url(#b)"/>'
        f'<rect width="{w}" height="{line}" fill="url(#e)"/>'
        f'<rect y="{h - line}" width="{w}" height="{line}" fill="url(#e)"/></svg>'
    )
    return icons.raster(markup, w, h)


def _ring_markup(radius: float) -> str:
    """The sur's ring: a glow, a circle, two stars and rays around them."""
    side = 2 * radius * 1.55
    c, gold = side / 2, "#D9A441"
    rays = "".join(
        f'<path d="M{c + radius * 1.13 * math.cos(a):.1f} {c + radius * 1.13 * math.sin(a):.1f}'
        f'L{c + radius * 1.25 * math.cos(a):.1f} {c + radius * 1.25 * math.sin(a):.1f}"/>'
        for a in (math.radians(i * 11.25) for i in range(32))
    )
    k = radius / 140
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {side:.1f} {side:.1f}"><defs>'
        f'<radialGradient id="g" gradientUnits="userSpaceOnUse" cx="{c:.1f}" cy="{c:.1f}" '
        f'r="{radius * 1.55:.1f}"><stop offset=".1" stop-color="{gold}" stop-opacity=".34"/>'
        f'<stop offset="1" stop-color="{gold}" stop-opacity="0"/></radialGradient></defs>'
        f'<circle cx="{c:.1f}" cy="{c:.1f}" r="{radius * 1.55:.1f}" fill="url(#g)"/>'
        f'<g fill="none" stroke="{gold}"><circle cx="{c:.1f}" cy="{c:.1f}" r="{radius:.1f}" '
        f'stroke-width="{4 * k:.2f}"/><polygon points="{icons.star_points(c, c, radius * 0.93)}" '
        f'stroke-width="{1.6 * k:.2f}"/>'
        f'<polygon points="{icons.star_points(c, c, radius * 0.93, 22.5)}" stroke-width="{k:.2f}" '
        f'stroke-opacity=".55"/><g stroke-width="{2.4 * k:.2f}" stroke-linecap="round">{rays}</g>'
        "</g></svg>"
    )


# --- net


def _net_item(number: int, net: Net, lay: Layout) -> Item:
    margin = 0.06 * lay.card_h
    boxes = [sight.pose.box.grown(margin) for sight in net.held]
    whole = boxes[0]
    for box in boxes[1:]:
        whole = whole.union(box)
    rect = pygame.Rect(round(whole.x), round(whole.y), round(whole.w) + 1, round(whole.h) + 1)
    places = tuple((round(box.x), round(box.y)) for box in boxes)
    paint = _net_painter(net, boxes, whole, lay)
    return painted(("net", number), rect, paint, (round(net.share * 60), places))


def _net_painter(
    net: Net, boxes: list[Box], whole: Box, lay: Layout
) -> Callable[[pygame.Surface], None]:
    """A mesh of slanting cords over each card, as far as it has been thrown from the jack."""
    step = max(6, round(0.17 * lay.card_h))
    width = max(1.1, lay.card_h / 110)
    reach = net.share * math.hypot(whole.w, whole.h)
    side = round(max(max(box.w, box.h) for box in boxes))

    def paint(surface: pygame.Surface) -> None:
        mesh = _mesh(side, step, width)
        for box in boxes:
            spread = _within(box, net.to, reach)
            if spread is None:
                continue
            at = ((spread.x - round(whole.x)) % step, (spread.y - round(whole.y)) % step)
            surface.blit(mesh, spread, pygame.Rect(at, spread.size))
            pygame.draw.rect(surface, theme.FOCUS, spread, max(1, round(width)))

    return paint


@lru_cache(maxsize=4)
def _mesh(side: int, step: int, width: float) -> pygame.Surface:
    """A square of net, large enough that any part of ``side`` pixels can be cut from one knot."""
    size = side + step + 2
    red, green, blue = CORD
    lines = "".join(
        f'<path d="M{i * step} 0L{i * step - size} {size}M{i * step - size} 0L{i * step} {size}"/>'
        for i in range(2 * size // step + 2)
    )
    return icons.raster(
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {size} {size}"><g fill="none" '
        f'stroke="#{red:02x}{green:02x}{blue:02x}" stroke-width="{width:.2f}">{lines}</g></svg>',
        size,
        size,
    )


def _within(box: Box, to: tuple[float, float], reach: float) -> pygame.Rect | None:
    """The part of ``box`` that lies within a square of ``reach`` around ``to``."""
    square = Box(to[0] - reach, to[1] - reach, 2 * reach, 2 * reach)
    across, down = box.overlap(square)
    if across < 2 or down < 2:
        return None
    x, y = max(box.x, square.x), max(box.y, square.y)
    return pygame.Rect(round(x), round(y), round(across), round(down))
