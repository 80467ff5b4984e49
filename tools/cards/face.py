"""Parts of a face, turned a quarter to the viewer's right.

Face space: origin at the eyes' level, x to the right, face 104 wide (-54..52), eyes at y -6, chin
at y 80, brim of hat or crown at y -50. Nose and mouth stand on x = 13: that is the turn.
"""

from __future__ import annotations

from dataclasses import dataclass

from tools.cards.geometry import Curve, Point, nodes, points
from tools.cards.ink import brush, circle, d, ellipse, hairs, path, strokes
from tools.cards.palette import CREASE, INK, SHADE, SKIN

LID = "#E9C09A"
NOSE_LINE = "#5B3423"
MOUTH_LINE = "#4A1216"

CHEEKS = (
    '<defs><radialGradient id="ck" cx="50%" cy="50%" r="50%">'
    '<stop offset="0" stop-color="#D9553F" stop-opacity=".55"/>'
    '<stop offset="1" stop-color="#D9553F" stop-opacity="0"/></radialGradient></defs>'
)


@dataclass(frozen=True)
class Eye:
    """One eye: corners, highest lash, lowest lid, iris and the tail of the lash line."""

    inner: Point
    outer: Point
    peak: Point
    low: Point
    iris: Point
    radius: float
    tail: Point
    crease: float = -22.5
    colour: str = "#3A2114"
    weight: float = 1.0


def eye(e: Eye) -> str:
    """White, iris, the lid laid over its top, crease, lash line and lower lid."""
    (ix, iy), (ox, oy), (px, py), (lx, ly) = e.inner, e.outer, e.peak, e.low
    upper = [
        e.inner,
        (ix * 0.62 + px * 0.38, iy * 0.3 + py * 0.7 + 0.2),
        e.peak,
        (ox * 0.5 + px * 0.5, oy * 0.42 + py * 0.58),
        e.outer,
    ]
    lower = [
        (ox * 0.5 + lx * 0.5, oy * 0.3 + ly * 0.7),
        e.low,
        (ix * 0.5 + lx * 0.5, iy * 0.35 + ly * 0.65),
    ]
    fold = [
        (ix + (px - ix) * 0.1, iy - 5.5),
        (ix * 0.6 + px * 0.4, e.crease + 2),
        (px, e.crease),
        (ox * 0.5 + px * 0.5, e.crease * 0.62 + oy * 0.38 - 2.6),
        (ox + (ox - px) * 0.08, oy - 4.5),
    ]
    white = [(ix, iy, True), *((*p, False) for p in upper[1:4]), (ox, oy, True)]
    lid = [*white, *((*p, False) for p in reversed(fold))]
    x, y = e.iris
    r = e.radius
    w = e.weight
    out = path(d([*white, *((*p, False) for p in lower)], True), "#FFFAEC")
    out += circle(x, y, r, e.colour) + circle(x, y, r * 0.55, "#0D0908")
    out += circle(x - r * 0.35, y - r * 0.1, r * 0.24, "#FFF")
    out += path(d(lid, True), LID)
    out += brush(fold, (0.4, 2, 2.3, 0.5), CREASE)
    return out + strokes(
        INK,
        ([*upper, e.tail], (1.8 * w, 4.2 * w, 5.4 * w, 5 * w, 1)),
        ([e.outer, *lower, e.inner], (2.2, 1.6, 1.8, 1.2)),
    )


@dataclass(frozen=True)
class Gaze:
    """How a pair of eyes looks: lid drop, opening, glance aside, slant, lash tail, size."""

    lid: float = 2
    shut: float = 0
    glance: float = 0
    slant: float = 0
    tail: float = 7
    colour: str = "#3A2114"
    iris: float = 8.6
    weight: float = 1.0
    crease: float = -22.5


def eyes(look: Gaze) -> str:
    """Both eyes of a three-quarter face."""
    g, s = look.glance, look.slant
    down = look.shut * 0.6
    near = Eye(
        (3, -2), (-36, -6 - s), (-14, -14.4 + look.lid), (-15, 3.2 - look.shut * 0.3),
        (-12.5 + g, -5.4 + down), look.iris, (-36 - look.tail, -7 - s - look.tail * 0.5),
        look.crease, look.colour, look.weight,
    )  # fmt: skip
    far = Eye(
        (22, -2), (42, -6 - s * 0.7), (32.5, -14 + look.lid), (31.5, 3 - look.shut * 0.3),
        (32 + g * 0.7, -5.4 + down), look.iris * 0.88, (42 + look.tail * 0.4, -7 - s * 0.8),
        look.crease + 0.4, look.colour, look.weight * 0.95,
    )  # fmt: skip
    return eye(near) + eye(far)


STRAIGHT = "18,-20 17.5,-6 20,10 25,22 24.5,28 18,31 13,29.5"
HOOKED = "17.5,-21 18.5,-8 24,6 28.5,22 26,29.5 18.5,32 13,30"
STERN = "17,-22 18.5,-10 24.5,4 29,20 27,29.5 18.5,33 12.5,31"
AQUILINE = "17,-22 17.5,-12 22.5,-1 25.5,11 28,22.5 25,29.5 18.5,31.5 13,30"
SHORT = "18.5,-18 17.5,-4 18.5,8 23.5,18.5 24,24.5 18.5,27.8 13.5,26.6"
FINE = "17.5,-20 17,-6 19,9 23.6,21 23.4,26.5 18,29.2 13.5,28"
LONG = "17.5,-21 18,-6 22,10 27.5,25 26,31.5 18.5,34 12.5,32"


def nose(bridge: str = STRAIGHT, rise: float = 0, broad: float = 0) -> str:
    """One long line down the far side to the tip, a short near wing, a nostril, a shade."""
    out = path(d("17,-26! 9,-12 7,8 1,22! 8,21 15,8 18,-8", True), SHADE, opacity=0.55)
    b = broad
    return out + strokes(
        NOSE_LINE,
        (bridge, (1.6, 2.1, 2.6, 3.5, 2.6)),
        (f"{4 - b},{21 - rise} {1.5 - b},{26 - rise} {4.5 - b},{30.5 - rise} 9,{30 - rise}",
         (1, 2.8, 1.6)),
        (f"15,{29.4 - rise} 18,{28.2 - rise} 21,{29.2 - rise}", (0.4, 1.8, 0.4)),
    )  # fmt: skip


def mouth(
    y: float = 46,
    half: float = 13,
    smile: float = 0,
    full: float = 1,
    lips: str = "#C0392F",
    dark: str = "#7D1F22",
) -> str:
    """Two lips with a line between them; ``smile`` lifts the corners."""
    x, f, c = 13.0, full, smile
    upper = (
        f"{x - half},{y - c}! {x - 5},{y - 4.4 * f} {x},{y - 2.6 * f} {x + 5},{y - 4.4 * f} "
        f"{x + half},{y - c - 0.5}! {x},{y + 2.4}"
    )
    lower = (
        f"{x - half + 2},{y + 0.8 - c * 0.7}! {x},{y + 2} {x + half - 2},{y + 0.4 - c * 0.7}! "
        f"{x + 7},{y + 7.4 * f} {x},{y + 9.4 * f} {x - 7},{y + 7.4 * f}"
    )
    between = (
        f"{x - half - 1},{y - 0.5 - c} {x - 5},{y} {x},{y + 1.6} {x + 6},{y} "
        f"{x + half + 1.5},{y - 1.2 - c}"
    )
    out = path(d(upper, True), dark) + path(d(lower, True), lips)
    out += brush(between, (0.8, 2, 2.4, 2, 0.8), MOUTH_LINE)
    return out + brush(
        f"{x - 4},{y + 4.6 * f} {x},{y + 5.4 * f} {x + 4},{y + 4.4 * f}", (0.4, 1.8, 0.4), "#DE7F6C"
    )


def chin(y: float = 63) -> str:
    """A small arc and the shade under the lower lip."""
    out = brush(f"6,{y} 13,{y + 2.6} 20,{y}", (0.4, 2.2, 0.4), CREASE)
    return out + path(d(f"8,{y - 5.5} 13,{y - 3.5} 18,{y - 5.8} 13,{y - 2}", True), SHADE)


OVAL = (
    "-51,-50! -54,-20 -52,8 -46,34 -32,58 -8,76 10,80 27,75 42,58 49,34 51.5,14 52,-4 50,-16 "
    "52,-34 49,-56! 0,-72"
)
ROUND = (
    "-52,-50! -55,-20 -54,8 -49,34 -36,57 -10,74 10,77.5 28,73 44,57 51,34 53,14 53,-4 51,-16 "
    "53,-34 50,-56! 0,-72"
)
SQUARE = (
    "-52,-50! -54,-20 -53,8 -49,36 -38,60 -14,78 10,82 29,77 45,60 50,36 51.5,14 51.5,-4 50,-16 "
    "52,-34 49,-56! 0,-72"
)
GAUNT = (
    "-51,-50! -54,-22 -52,4 -43,32 -31,60 -8,80 10,84 26,79 39,60 45.5,34 51.5,16 52,-2 49.5,-16 "
    "52,-34 49,-56! 0,-72"
)
YOUNG = (
    "-51,-50! -54,-20 -52,8 -46,31 -33,54 -10,71 10,75 27,70 42,54 49,32 51.5,14 52,-4 50,-16 "
    "52,-34 49,-56! 0,-72"
)


def head_shape(outline: Curve = OVAL, blush: float = 1, skin: str = SKIN) -> str:
    """The face's form with the shade of its near side and the flush of the cheeks."""
    near = [(x + 1.4, y - 1.6, i in (0, 7)) for i, (x, y) in enumerate(points(outline)[:7])]
    shade = [*near, *nodes("-27,50 -38,28 -42,4 -42,-24 -30,-46 0,-56 48,-54! 0,-70")]
    out = path(d(outline, True), skin, INK, 4.5) + path(d(shade, True), SHADE, opacity=0.8)
    if blush:
        out += ellipse(-26, 20, 20 * blush, 16 * blush, "url(#ck)")
        out += ellipse(38, 19, 11, 13 * blush, "url(#ck)")
    return out


def brows(
    near: Curve,
    far: Curve,
    near_widths: tuple[float, ...],
    far_widths: tuple[float, ...],
    fill: str = INK,
) -> str:
    """Two brush strokes."""
    return strokes(fill, (near, near_widths), (far, far_widths))


def ear(x: float = -54, y: float = 2) -> str:
    """The near ear."""
    form = f"{x + 4},{y - 14} {x - 6},{y - 13} {x - 9},{y} {x - 4},{y + 15} {x + 4},{y + 17}"
    fold = f"{x - 3},{y - 8} {x - 5},{y + 2} {x - 1},{y + 9}"
    return path(d(form, True), SHADE, INK, 3) + brush(fold, (0.5, 2, 0.5), CREASE)


def bags(depth: float = 1) -> str:
    """Folds below the eyes, at their outer corners and beside the nose: age."""
    return hairs(
        CREASE,
        2 * depth,
        "0,5 -12,10 -26,7",
        "24,5 32,8.5 40,5",
        "-38,1 -41,4 -42,8",
        "-41,-12 -44,-11 -46,-8",
        "-2,30 -9,36 -13,44",
        "30,30 34,35 36,42",
    )


def wrinkles() -> str:
    """Lines on the forehead and between the brows."""
    return hairs(
        CREASE, 1.8, "-34,-45 -14,-48.5 6,-46", "-28,-39 -12,-42 0,-40", "10,-30 11,-24 10,-19",
        "16,-30 15.5,-25 16,-20",
    )  # fmt: skip


def neck(width: float = 34, bottom: float = 104) -> str:
    """The neck with the chin's shadow on it."""
    form = f"-24,48! -24,72 {-width},{bottom}! {width + 14},{bottom}! 36,72 36,48!"
    shadow = "-22,50! -22,74 -12,86 4,91 22,87 34,68 34,48!"
    return path(d(form, True), SKIN, INK, 4) + path(d(shadow, True), SHADE)


def mole(x: float, y: float) -> str:
    """A beauty mark."""
    return circle(x, y, 2.7, "#2A1412")


def down(y: float = 36) -> str:
    """The first down on a young man's lip."""
    return hairs("#CE9A74", 3, f"11,{y} 3,{y + 1} -6,{y + 5}", f"16,{y} 23,{y + 1} 31,{y + 4.5}")


def lip_below(y: float = 48, half: float = 9.5, fill: str = "#B5564A") -> str:
    """A lower lip under a moustache, with the line of the mouth above it."""
    form = (
        f"{13 - half},{y}! 13,{y + 1.6} {13 + half},{y}! {13 + half * 0.5},{y + 6} "
        f"13,{y + 7.4} {13 - half * 0.5},{y + 6}"
    )
    between = f"{12 - half},{y - 0.6} 13,{y + 1.2} {14 + half},{y - 0.8}"
    light = f"9,{y + 3.6} 13,{y + 4.2} 17,{y + 3.4}"
    out = path(d(form, True), fill) + brush(between, (1, 2.8, 1), MOUTH_LINE)
    return out + brush(light, (0.4, 1.6, 0.4), "#D98673")


def tilt(body: str, degrees: float, x: float = 0, y: float = 80) -> str:
    """A head leaning about its chin."""
    return f'<g transform="rotate({degrees:g} {x:g} {y:g})">{body}</g>'
