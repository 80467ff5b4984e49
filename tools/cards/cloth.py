"""Brocade, folds and shadows: what makes a flat form look like worn cloth."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import cos, pi, sin

from tools.cards.geometry import Place, Point, field, flatten, moved
from tools.cards.ink import d, dots, hairs, many, motif, path, shape, star

BOTEH = "0,12 -9,7 -8,-4 8,-15! 5,-6 9,5"
BOTEH_HEART = "0,8.5 -5,4 -3,-3 4,-8! 2,-2 5,4"


@dataclass(frozen=True)
class Weave:
    """A pattern: its kind, scale, colours and how its lattice lies."""

    kind: str
    light: str
    core: str
    scale: float = 1.0
    step: Point = (32, 25)
    angle: float = 0
    margin: float = 13
    origin: Point = (358, 344)


def _boteh(places: list[Place], w: Weave) -> str:
    out = ""
    for odd in (0, 1):
        row = [p for p in places if p[2] % 2 == odd]
        if not row:
            continue
        leaf = moved(BOTEH, 0, 0, w.scale, w.angle, odd == 1)
        out += path(many(row, motif(leaf)), w.light)
        heart = moved(BOTEH_HEART, 0, 0, w.scale, w.angle, odd == 1)
        out += path(many(row, motif(heart)), w.core)
    return out


def _flower(places: list[Place], w: Weave) -> str:
    r = 8.6 * w.scale
    petals = [
        (x + cos(i * pi / 3) * r * 0.64, y + sin(i * pi / 3) * r * 0.64)
        for x, y, _ in places
        for i in range(6)
    ]
    out = dots(petals, r * 0.4, w.light)
    return out + dots(places, r * 0.36, w.core)


def _star(places: list[Place], w: Weave) -> str:
    big = [p for p in places if p[2] % 2 == 0]
    small = [p for p in places if p[2] % 2]
    out = path(many(big, star(9 * w.scale, 4.8 * w.scale)), w.light)
    out += dots(big, 2.8 * w.scale, w.core)
    return out + (
        path(many(small, star(6.4 * w.scale, 2.6 * w.scale, 4)), w.light) if small else ""
    )


def _sprig(places: list[Place], w: Weave) -> str:
    k = w.scale
    stem = motif(moved("0,10 -1,2 0,-4", 0, 0, k, w.angle), False)
    leaves = motif(moved("0,9 -9,4 -8,-3! -3,1", 0, 0, k, w.angle)) + motif(
        moved("0,9 9,4 8,-3! 3,1", 0, 0, k, w.angle)
    )
    x, y = moved("0,-7", 0, 0, k, w.angle)[0][:2]
    heads = [(p[0] + x, p[1] + y) for p in places]
    out = path(many(places, stem), "none", w.light, 2) + path(many(places, leaves), w.light)
    return out + dots(heads, 4.2 * k, w.light) + dots(heads, 2 * k, w.core)


def _dots(places: list[Place], w: Weave) -> str:
    return dots(places, 3.4 * w.scale, w.light)


def _diamonds(places: list[Place], w: Weave) -> str:
    k = w.scale
    out = path(many(places, motif(f"0,{-9 * k}! {7 * k},0! 0,{9 * k}! {-7 * k},0!")), w.light)
    return out + path(
        many(places, motif(f"0,{-4.4 * k}! {3.4 * k},0! 0,{4.4 * k}! {-3.4 * k},0!")), w.core
    )


_KINDS = {
    "boteh": _boteh, "flower": _flower, "star": _star, "sprig": _sprig, "dots": _dots,
    "diamonds": _diamonds,
}  # fmt: skip


def brocade(outline: str, weave: Weave, holes: Sequence[str] = ()) -> str:
    """The pattern's whole motifs that fit inside the outline and outside the holes."""
    places = field(
        flatten(outline, True, 5), weave.step, weave.margin, weave.angle, weave.origin,
        [flatten(h, True, 5) for h in holes],
    )  # fmt: skip
    return _KINDS[weave.kind](places, weave) if places else ""


@dataclass(frozen=True)
class Garment:
    """A piece of clothing: form, colours, pattern, its shadow and the lines of its folds."""

    outline: str
    fill: str
    dark: str
    light: str
    weave: Weave | None = None
    shadow: str = ""
    folds: tuple[str, ...] = ()
    lights: tuple[str, ...] = ()
    holes: tuple[str, ...] = ()
    width: float = 5.5

    def draw(self) -> str:
        """Form, shadow, pattern, then the folds over the pattern."""
        out = shape(self.outline, self.fill, self.width)
        if self.shadow:
            out += path(d(self.shadow, True), self.dark)
        if self.weave:
            out += brocade(self.outline, self.weave, self.holes)
        if self.folds:
            out += hairs(self.dark, 5, *self.folds)
        if self.lights:
            out += hairs(self.light, 3.6, *self.lights)
        return out
