"""The card backs, each the same either way up."""

from __future__ import annotations

from collections.abc import Callable
from math import cos, pi, sin, sqrt

from tools.cards.geometry import Node, Point, around, mapped, moved, star_points
from tools.cards.ink import (
    beads,
    circle,
    d,
    dots,
    many,
    motif,
    path,
    shape,
    star,
    strokes,
    turned,
)
from tools.cards.palette import GOLD, GOLD_LIGHT, IVORY

X, Y = 315.0, 440.0


def _plate(fill: str, line: str) -> str:
    return (
        f'<rect x="22" y="22" width="586" height="836" rx="18" fill="{fill}"/>'
        f'<rect x="30" y="30" width="570" height="820" rx="12" fill="none" stroke="{line}"'
        ' stroke-width="5"/>'
    )


def _rect(x0: float, y0: float, x1: float, y1: float, fill: str, line: str, width: float) -> str:
    return (
        f'<rect x="{x0:g}" y="{y0:g}" width="{x1 - x0:g}" height="{y1 - y0:g}" fill="{fill}"'
        f' stroke="{line}" stroke-width="{width:g}"/>'
    )


def _border_places(x0: float, y0: float, across: int, down: int) -> tuple[list[Point], list[Point]]:
    """Places along a frame, every second one apart.

    With ``across`` and ``down`` even both sets are the same either way up.
    """
    sets: tuple[list[Point], list[Point]] = ([], [])
    x1, y1 = 630 - x0, 880 - y0
    for i in range(across + 1):
        x = x0 + (x1 - x0) * i / across
        sets[i % 2].append((x, y0))
        sets[(i + down) % 2].append((x, y1))
    for i in range(1, down):
        y = y0 + (y1 - y0) * i / down
        sets[i % 2].append((x0, y))
        sets[(i + across) % 2].append((x1, y))
    return sets


def khatam() -> str:
    """Inlay of eight-point stars in lapis, turquoise and gold."""
    lapis, deep, turquoise, red = "#1B3A80", "#102657", "#2AA6A4", "#A8322F"
    out = _plate(deep, GOLD)
    for row, fill in zip(_border_places(50, 44, 20, 30), (GOLD, turquoise), strict=True):
        out += path(many(row, star(9, 5.5, 4)), fill)
    x0, y0, cell_x, cell_y = 70.0, 58.0, 70.0, 764 / 11
    out += _rect(70, 58, 560, 822, lapis, GOLD, 4)
    r = cell_x / 2
    places = [
        (i, j, x0 + (i + 0.5) * cell_x, y0 + (j + 0.5) * cell_y)
        for j in range(11)
        for i in range(7)
    ]
    even = [(x, y) for i, j, x, y in places if (i + j) % 2 == 0]
    odd = [(x, y) for i, j, x, y in places if (i + j) % 2]
    for spots, rim, heart in ((even, turquoise, lapis), (odd, "#E9DDBD", red)):
        out += path(many(spots, star(r - 1, r * 0.765)), rim, deep, 2.4)
        out += path(many(spots, star(r * 0.68, r * 0.52)), heart)
    both = even + odd
    out += path(many(both, star(r * 0.52, r * 0.24, 8, 22.5)), GOLD) + dots(
        both, r * 0.13, "#F4EBD9"
    )
    gaps = [(x0 + i * cell_x, y0 + j * cell_y) for j in range(1, 11) for i in range(1, 7)]
    out += path(many(gaps, star(13.5, 5.5, 4)), GOLD)
    return out + path(many(gaps, star(6.5, 3, 4, 45)), "#F4EBD9")


_LEAF = "0,34 -22,25 -27,2 -12,-22 10,-38 24,-36! 12,-26 12,-12 22,6 18,26"
_LEAF_INNER = "0,26 -15,19 -18,2 -7,-15 8,-25! 3,-12 8,2 13,12 10,22"
_LEAF_HEART = "-1,18 -8,12 -9,2 -3,-7! 2,2 5,10"


def termeh() -> str:
    """Rows of boteh as on woven shawls, in madder red."""
    madder, deep, blue, cream = "#8E2630", "#5E141E", "#1D4A5E", "#F1E0B8"
    out = _plate(deep, GOLD)
    first, second = _border_places(48, 45, 20, 30)
    out += dots([q for x, y in first for q in around(x, y, 5.4, 4, 45)], 3.6, cream)
    out += dots(first, 2.8, GOLD) + path(many(second, "m0-7l5 7-5 7-5-7z"), GOLD)
    out += _rect(66, 60, 564, 820, madder, GOLD, 4)
    half = ""
    for row, y in enumerate((110.0, 205.0, 300.0, 395.0)):
        count, flip = (5, False) if row % 2 == 0 else (4, True)
        spots = [(X + (i - (count - 1) / 2) * 96, y) for i in range(count)]
        for curve, fill, width in (
            (_LEAF, GOLD, 3.0),
            (_LEAF_INNER, (cream, blue)[row % 2], 2.0),
            (_LEAF_HEART, madder, 0.0),
        ):
            form = motif(moved(curve, 0, 0, 1.18, 0, flip))
            half += path(many(spots, form), fill, deep if width else None, width)
        half += dots(
            [
                (x + dx * (-1 if flip else 1), y + dy)
                for x, y in spots
                for dx, dy in ((-20, 14), (-22, 0), (-16, -13), (14, 18), (-10, 26), (4, 30))
            ],
            2,
            deep,
        )
        half += dots(
            [(x + (2 if flip else -2), y + 8) for x, y in spots], 3.4, (blue, GOLD_LIGHT)[row % 2]
        )
        between = [(X + (i - count / 2) * 96, y + 6) for i in range(count + 1)]
        between = [(x, yy) for x, yy in between if 90 < x < 540]
        sprig = motif("0,30! -3,8 0,-8", False)
        half += path(many(between, sprig), "none", "#3E7A5E", 3)
        leaf = motif("0,22! -14,16 -16,2! -4,8") + motif("0,22! 14,16 16,2! 4,8")
        half += path(many(between, leaf), "#3E7A5E")
        petals = [q for x, yy in between for q in around(x, yy - 14, 8, 6)]
        half += dots(petals, 4.8, cream) + dots([(x, yy - 14) for x, yy in between], 4, GOLD)
    return out + half + turned(half)


def _quarters(draw: Callable[[Callable[[str], list[Node]]], str]) -> str:
    """A drawing in all four quarters, mirrored about both middle lines."""
    out = ""
    for sx in (1, -1):
        for sy in (1, -1):

            def put(curve: str, sx: int = sx, sy: int = sy) -> list[Node]:
                return mapped(curve, lambda x, y: (X + sx * x, Y + sy * y))

            out += draw(put)
    return out


def garden() -> str:
    """A garden carpet: a medallion, pendants and corners among scrolls, on green."""
    green, deep, cream, rose = "#1E5A48", "#123A30", "#F1E6CC", "#B8444A"
    turquoise = "#39A79E"
    out = _plate(deep, GOLD)
    border = _border_places(49, 46, 20, 30)
    out += path(many(border[0], "m0-8l8 8-8 8-8-8z"), turquoise) + dots(border[1], 3.6, GOLD_LIGHT)
    out += _rect(68, 63, 562, 817, green, GOLD, 4)

    def corner(q: Callable[[str], list[Node]]) -> str:
        form = "247,377! 247,190! 214,206 206,244! 172,250 158,288! 122,292 104,330! 72,344 58,377!"
        res = shape(q(form), deep, 3, GOLD)
        res += strokes(
            GOLD,
            (
                q("236,214 226,262 196,290 172,296 160,318 178,336 196,322"),
                (1, 4, 4.4, 4, 3.6, 3, 0.6),
            ),
            (q("196,292 210,322 200,352 160,362 110,364"), (2, 4, 4, 4, 0.6)),
        )
        for curve, fill in (
            ("230,236! 218,232 210,244 210,258! 222,256 230,248", turquoise),
            ("206,330! 222,334 232,348 230,364! 214,358 206,346", turquoise),
            ("150,361! 144,350 128,346 116,352! 126,364 140,366", turquoise),
            ("214,270! 228,272 238,284 238,298! 224,294 214,284", cream),
        ):
            res += path(d(q(curve), True), fill)
        ((x, y),) = [(p[0], p[1]) for p in q("182,322 0,0")[:1]]
        return res + dots(around(x, y, 10, 6), 6.4, cream) + circle(x, y, 5, rose)

    def vine(q: Callable[[str], list[Node]]) -> str:
        res = strokes(
            GOLD,
            (
                q("0,322 40,318 76,290 84,250 62,226 36,236 36,260 54,264"),
                (2, 4, 4.4, 4.4, 4, 3.4, 2.6, 0.6),
            ),
            (
                q("84,262 118,250 150,214 152,172 126,152 104,168 110,190 126,186"),
                (2, 4, 4.4, 4.4, 4, 3.4, 2.6, 0.6),
            ),
            (
                q("150,192 186,176 212,136 210,88 186,66 164,80 166,104 182,102"),
                (2, 4, 4.4, 4.4, 4, 3.4, 2.6, 0.6),
            ),
            (q("211,110 230,70 232,30 222,0"), (2, 4, 4, 2)),
        )
        for curve, fill in (
            ("30,320! 40,336 60,340 76,332! 64,318 46,312", turquoise),
            ("82,282! 100,284 112,296 114,312! 98,308 86,298", cream),
            ("112,250! 116,234 108,220 92,214! 92,232 100,244", turquoise),
            ("150,208! 168,214 178,228 176,246! 160,238 150,224", turquoise),
            ("182,176! 182,158 172,146 158,142! 160,160 170,172", cream),
            ("213,128! 230,136 238,152 234,170! 220,160 212,146", turquoise),
            ("232,44! 218,48 206,40 202,24! 218,22 230,32", cream),
        ):
            res += path(d(q(curve), True), fill)
        spots = [(p[0], p[1]) for p in q("50,246 116,174 176,90")]
        for x, y in spots:
            res += dots(around(x, y, 10.5, 6), 6.6, cream) + circle(x, y, 5.2, rose)
        for leaf in (
            "152,44! 160,32 174,28 188,32! 178,44 164,48",
            "158,58! 170,52 184,54 194,62! 182,70 168,68",
            "86,196! 82,182 88,168 100,160! 102,176 96,188",
            "20,214! 30,206 44,206 54,214! 44,222 30,222",
        ):
            res += path(d(q(leaf), True), "#2C7A5F")
        buds = [
            (p[0], p[1]) for p in q("198,46 204,74 104,148 62,206 0,300 128,226 64,352 150,330")
        ]
        return res + dots(buds, 3.6, GOLD_LIGHT)

    out += _quarters(corner) + _quarters(vine)
    lobes = [(x, y, i % 2 == 1) for i, (x, y, _) in enumerate(star_points(X, Y, 172, 146, 16))]
    squeezed = mapped(lobes, lambda x, y: (X + (x - X) * 0.82, y))
    out += shape(squeezed, rose, 4, GOLD)
    for side in (1, -1):
        pendant = [
            (X, Y + side * 232, True),
            (X - 24, Y + side * 206, False),
            (X, Y + side * 174, True),
            (X + 24, Y + side * 206, False),
        ]
        out += shape(pendant, rose, 3, GOLD)
        out += dots([(X, Y + side * 206)], 7, cream) + dots(
            [(X, Y + side * 244), (X, Y + side * 258)], 4.4, GOLD
        )
    out += beads(
        [
            (x, y)
            for x, y, _ in mapped(
                star_points(X, Y, 138, 138, 8), lambda x, y: (X + (x - X) * 0.82, y)
            )
        ]
        + [(X, Y - 138)],
        13,
        3.2,
        GOLD_LIGHT,
    )
    for i in range(16):
        petal = "0,-124! -15,-92 0,-62! 15,-92"
        form = mapped(moved(petal, 0, 0, 1, i * 22.5), lambda x, y: (X + x * 0.82, Y + y))
        out += path(d(form, True), (cream, turquoise)[i % 2], deep, 2)
    out += shape(star_points(X, Y, 66, 48, 8), deep, 3, GOLD)
    out += path(d(star_points(X, Y, 54, 39, 8), True), cream) + path(
        d(star_points(X, Y, 42, 30, 8), True), turquoise
    )
    return out + path(d(star_points(X, Y, 32, 14, 8), True), GOLD) + circle(X, Y, 8, cream)


def _ring(inset: float, corner: float, stroke: str, width: float) -> str:
    """A line round the card, ``inset`` from its edge: it covers half tiles at the border."""
    return (
        f'<rect x="{inset:g}" y="{inset:g}" width="{630 - 2 * inset:g}"'
        f' height="{880 - 2 * inset:g}" rx="{corner:g}" fill="none" stroke="{stroke}"'
        f' stroke-width="{width:g}"/>'
    )


def _hexagon(r: float) -> str:
    return motif(
        [(r * cos(pi / 6 + pi / 3 * i), r * sin(pi / 6 + pi / 3 * i), True) for i in range(6)]
    )


def firuzeh() -> str:
    """Turquoise hexagon tiles with six-point stars, as on old walls."""
    dark, blue, tile, cream = "#0E4A57", "#1D3F7A", "#2FA7A6", "#F4EBD9"
    r = 43.5
    dx, dy = r * sqrt(3), r * 1.5
    sets: list[list[Point]] = [[], []]
    for j in range(-7, 8):
        for i in range(-4, 5):
            x, y = X + (i + 0.5 * (j % 2)) * dx, Y + j * dy
            if 48 < x < 582 and 48 < y < 832:
                sets[(i - j // 2 - j) % 3 == 0].append((x, y))
    out = _plate(dark, GOLD)
    for spots, ground, rim, heart, core in (
        (sets[0], tile, cream, dark, GOLD), (sets[1], blue, GOLD_LIGHT, "#142C5C", tile),
    ):  # fmt: skip
        out += path(many(spots, _hexagon(r - 2)), ground, GOLD, 1.8)
        out += path(many(spots, star(r * 0.78, r * 0.45, 6)), rim)
        out += path(many(spots, star(r * 0.63, r * 0.36, 6)), heart)
        out += path(many(spots, star(r * 0.5, r * 0.2, 6, 30)), core) + dots(spots, r * 0.09, cream)
    out += _ring(12, 24, IVORY, 18) + _ring(37, 8, dark, 32) + _ring(24, 16, GOLD, 4)
    out += _rect(53, 53, 577, 827, "none", GOLD, 4)
    edge = _border_places(38.5, 38.5, 20, 30)
    return out + path(many(edge[0], star(8, 4, 6)), GOLD_LIGHT) + dots(edge[1], 3.4, tile)


BACKS: dict[str, Callable[[], str]] = {
    "khatam": khatam, "termeh": termeh, "garden": garden, "firuzeh": firuzeh,
}  # fmt: skip
