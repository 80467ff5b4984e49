"""The aces: a large mark with an ornament of its own for each suit."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from math import pi, sin

from tools.cards.geometry import Curve, around, mirrored, moved, points, star_points
from tools.cards.ink import (
    beads,
    brush,
    circle,
    d,
    dots,
    group,
    hairs,
    path,
    shape,
    strokes,
    turned,
)
from tools.cards.palette import (
    GOLD,
    GOLD_DARK,
    GOLD_LIGHT,
    IVORY,
    LAPIS,
    RUBY,
    SUIT_COLOURS,
    TURQUOISE,
)
from tools.cards.pips import OUTLINES

X, Y = 315.0, 440.0
SCALE = 372 / 104
GREEN = "#2E7A4A"

# A gold line inside each mark, in the mark's own units; the stems are left out.
INNER_LINES = {
    "H": "M0 42C-8 27-42 5-42-18C-42-33-33-42-23-42C-12-42-4-35 0-24C4-35 12-42 23-42"
    "C33-42 42-33 42-18C42 5 8 27 0 42Z",
    "D": "M0-45C9-28 21-13 33 0C21 13 9 28 0 45C-9 28-21 13-33 0C-21-13-9-28 0-45Z",
    "S": "M0-43C7-28 40-4 40 18C40 30 32 36 24 36C14 36 7 30 0 20C-7 30-14 36-24 36"
    "C-32 36-40 30-40 18C-40-4-7-28 0-43Z",
    "C": "M0-45C11-45 19-37 19-27C19-19 13-11 6-4C14-5 19-6 27-6C37-6 44 2 44 11C44 21 36 29 26 29"
    "C16 29 7 22 0 12C-7 22-16 29-26 29C-36 29-44 21-44 11C-44 2-37-6-27-6"
    "C-19-6-14-5-6-4C-13-11-19-19-19-27C-19-37-11-45 0-45Z",
}


def _both(draw: Callable[[Callable[[str], Curve]], str]) -> str:
    """A drawing and its mirror image about the card's middle line."""
    return draw(lambda c: c) + draw(lambda c: mirrored(c, X))


def _palmette(x: float, y: float, k: float, colours: tuple[str, str, str], turn: float = 0) -> str:
    """A lotus seen from the side: three rows of petals."""
    outer, middle, inner = colours
    out = ""
    for curve, fill in (
        (
            "0,34! -30,26 -44,2 -40,-26! -22,-14 -12,2! -16,-24 0,-48! 16,-24 12,2! "
            "22,-14 40,-26! 44,2 30,26",
            outer,
        ),
        (
            "0,30! -20,20 -26,4 -24,-10! -10,0 -4,8! -6,-14 0,-30! 6,-14 4,8! 10,0 "
            "24,-10! 26,4 20,20",
            middle,
        ),
        ("0,26! -9,14 -7,2 0,-10! 7,2 9,14", inner),
    ):
        out += shape(moved(curve, x, y, k, turn), fill, 2, GOLD_DARK)
    return out


def _rosette(x: float, y: float, r: float, petals: int, colours: tuple[str, str, str]) -> str:
    out = ""
    w = r * 0.7 * sin(pi / petals)
    petal = f"0,{-r}! {-w},{-r * 0.7}! 0,{-r * 0.42}! {w},{-r * 0.7}!"
    for i in range(petals):
        out += path(d(moved(petal, x, y, 1, i * 360 / petals), True), colours[i % 2])
    out += dots(around(x, y, r * 0.92, petals, 180 / petals), r * 0.045, GOLD_LIGHT)
    out += path(d(star_points(x, y, r * 0.5, r * 0.34, 8), True), IVORY)
    out += path(d(star_points(x, y, r * 0.39, r * 0.27, 8), True), colours[2])
    return (
        out
        + path(d(star_points(x, y, r * 0.27, r * 0.12, 8), True), GOLD)
        + circle(x, y, r * 0.07, IVORY)
    )


def _spade_inside() -> str:
    return _rosette(X, 470, 104, 16, (TURQUOISE, GOLD, RUBY)) + dots(
        [(X, 322), (X - 9, 342), (X + 9, 342)], 4, GOLD_LIGHT
    )


def _spade_crest() -> str:
    def half(q: Callable[[str], Curve]) -> str:
        out = strokes(
            GOLD_DARK,
            (q("315,236 352,226 384,196 380,160 352,150 338,172 352,184"), (3, 6, 7, 6, 5, 4, 0.6)),
            (q("366,216 402,218 428,204 440,182"), (1, 5, 5, 0.6)),
            (q("382,178 404,170 418,150 418,128"), (1, 5, 4, 0.6)),
        )
        out += shape(q("418,130! 404,120 406,100 422,82! 434,102 432,122"), TURQUOISE, 3, GOLD_DARK)
        out += shape(
            q("438,186! 438,166 452,152 470,148! 470,168 458,182"), TURQUOISE, 3, GOLD_DARK
        )
        out += path(d(q("396,216! 410,236 434,240 452,230! 436,214 414,210"), True), GOLD)
        out += path(d(q("386,150! 384,130 372,118 356,116! 360,134 370,146"), True), GOLD)
        return out + dots(points(q("354,178")), 6, RUBY)

    drop = "315,186! 290,160 292,122 315,84! 338,122 340,160"
    out = _both(half) + shape(drop, "#2B3350", 3, GOLD_DARK)
    return (
        out
        + path(d("315,170! 302,152 303,132 315,110! 327,132 328,152", True), GOLD)
        + circle(315, 148, 6, RUBY)
    )


def _heart_inside() -> str:
    def half(q: Callable[[str], Curve]) -> str:
        out = strokes(
            GOLD,
            (
                q(
                    "315,590 317,540 332,510 372,492 412,456 424,404 404,360 368,352 350,378 "
                    "362,404 384,396"
                ),
                (4, 6, 6, 6, 5.4, 5, 4.6, 4, 3.4, 2.6, 0.6),
            ),
            (q("356,502 386,510 410,496"), (1, 4.4, 0.6)),
            (q("420,428 440,410 446,384"), (1, 4.4, 0.6)),
        )
        for curve, fill in (
            ("386,486! 400,500 424,494 436,472! 414,466 396,472", TURQUOISE),
            ("424,424! 446,420 458,400 452,376! 434,388 424,404", GOLD),
            ("340,506! 352,528 346,552 328,566! 322,542 328,520", TURQUOISE),
            ("410,368! 424,352 420,332 400,320! 396,340 400,356", GOLD),
        ):
            out += path(d(q(curve), True), fill)
        ((x, y),) = points(q("376,392"))
        return out + dots(around(x, y, 11, 6), 7, IVORY) + circle(x, y, 6, GOLD)

    lotus = _palmette(X, 432, 1.55, (IVORY, TURQUOISE, GOLD))
    return _both(half) + lotus + dots([(X, 330), (X - 10, 346), (X + 10, 346)], 4, GOLD_LIGHT)


def _heart_crest() -> str:
    def half(q: Callable[[str], Curve]) -> str:
        out = strokes(
            GREEN,
            (q("315,226 344,214 372,184 384,150"), (3, 6, 5, 2)),
            (q("350,208 392,214 428,198"), (1, 5, 2)),
        )
        for curve, fill in (
            ("326,220! 334,192 352,170 372,166! 370,192 352,212", GREEN),
            ("384,152! 368,138 368,114 384,96! 388,114 396,112 402,92! 412,114 404,140", "#E4788A"),
            ("428,200! 424,184 434,168 452,162! 456,180 446,194", "#E4788A"),
            ("376,212! 392,230 416,234 434,222! 418,208 396,206", GREEN),
        ):
            out += shape(q(curve), fill, 2.4, GOLD_DARK)
        return out

    stem = brush("315,236 314,200 315,170", (5, 6, 4), GREEN)
    tulip = (
        "315,178! 284,168 276,132 290,92! 300,112 306,118! 308,98 315,76! 322,98 324,118! 330,112 "
        "340,92! 354,132 346,168"
    )
    return (
        _both(half)
        + stem
        + shape(tulip, RUBY, 3, GOLD_DARK)
        + hairs(
            "#F3B3BC",
            4,
            "298,156 296,132 300,116",
            "315,166 313,134 315,104",
            "332,156 334,132 330,116",
        )
    )


def _diamond_inside() -> str:
    out = ""
    for turn, reach in ((0, 118), (180, 118), (90, 80), (270, 80)):
        x, y = around(X, Y, reach, 1, turn)[0]
        out += _palmette(x, y, 0.62 if reach > 100 else 0.5, (IVORY, TURQUOISE, GOLD), turn)
    out += shape(star_points(X, Y, 80, 55, 10), GOLD, 3, GOLD_DARK)
    out += shape(star_points(X, Y, 66, 46, 10), LAPIS, 0)
    for i, (x, y) in enumerate(around(X, Y, 42, 10, 18)):
        kite = moved("0,-14! -9,2 0,16! 9,2", x, y, 1, 18 + i * 36)
        out += path(d([(a, b, True) for a, b, _ in kite], True), TURQUOISE if i % 2 else GOLD_LIGHT)
    out += path(d(star_points(X, Y, 26, 12, 10), True), IVORY) + circle(X, Y, 8, RUBY)
    dust = [
        (X + sx * a, Y + sy * b)
        for sx in (1, -1)
        for sy in (1, -1)
        for a, b in ((30, 96), (58, 62), (14, 128))
    ]
    return out + dots(dust, 3.6, GOLD_LIGHT)


def _diamond_crest() -> str:
    out = path(d("200,150 236,150! 430,150! 394,150"), "none", GOLD, 3)
    out += path(d("206,162 424,162"), "none", GOLD_DARK, 2) + path(
        d("206,138 424,138"), "none", GOLD_DARK, 2
    )
    for i, x in enumerate((206, 424)):
        out += shape(
            f"{x},132! {x + 18},150! {x},168! {x - 18},150!",
            TURQUOISE if i < 2 else GOLD,
            2.6,
            GOLD_DARK,
        )
        out += circle(x, 150, 5, RUBY)
    for x, fill in ((252, LAPIS), (378, LAPIS)):
        out += shape(star_points(x, 150, 23, 15.5), fill, 2.6, GOLD_DARK)
        out += path(d(star_points(x, 150, 14, 7), True), GOLD) + circle(x, 150, 3.4, IVORY)
    out += shape(star_points(X, 150, 52, 36, 10), GOLD, 3, GOLD_DARK)
    out += path(d(star_points(X, 150, 42, 29, 10), True), TURQUOISE)
    out += path(d(star_points(X, 150, 30, 20, 10), True), IVORY)
    out += path(d(star_points(X, 150, 23, 10, 10), True), RUBY) + circle(X, 150, 5, GOLD_LIGHT)
    for y, tip in ((92, 70), (208, 230)):
        s = 1 if tip > y else -1
        out += path(d(f"{X},{y}! {X - 8},{y + s * 8} {X},{tip}! {X + 8},{y + s * 8}", True), LAPIS)
    return out


def _club_inside() -> str:
    def half(q: Callable[[str], Curve]) -> str:
        out = strokes(GOLD, (q("315,560 318,528 340,506 372,492"), (4, 6, 5, 2)))
        return out + path(
            d(q("322,532! 340,540 358,532 364,518! 346,514 330,520"), True), TURQUOISE
        )

    out = strokes(GOLD, ("315,566 315,500 315,410", (5, 6, 4))) + _both(half)
    for curve in ("315,470! 298,462 290,446 294,428! 310,438 316,452",):
        out += path(d(curve, True), TURQUOISE) + path(d(mirrored(curve, X), True), TURQUOISE)
    for x, y in ((X, 346), (X - 97, 478), (X + 97, 478)):
        out += _rosette(x, y, 58, 12, (IVORY, GOLD, "#2E7A4A"))
    return out


def _club_crest() -> str:
    def half(q: Callable[[str], Curve]) -> str:
        out = strokes(
            GREEN,
            (q("332,226 370,222 398,196 402,164"), (3, 5, 5, 2)),
            (q("384,212 414,216 440,204"), (1, 4.4, 1.4)),
        )
        out += path(d(q("352,222! 352,202 364,188 382,184! 382,202 370,216"), True), TURQUOISE)
        out += path(d(q("402,210! 420,226 442,222 456,208! 440,200 420,200"), True), TURQUOISE)
        ((x, y),) = points(q("402,146"))
        out += dots(around(x, y, 14, 6), 9, "#E9C46A", 1.6) + circle(x, y, 8, RUBY, 1.4)
        ((x, y),) = points(q("448,196"))
        return out + dots(around(x, y, 7.4, 5), 5, "#E9C46A", 1.4) + circle(x, y, 4, RUBY)

    tree = "315,72! 294,112 284,156 290,196 315,214! 340,196 346,156 336,112"
    out = _both(half) + path(d("311,212! 319,212! 321,240! 309,240!", True), GOLD_DARK)
    out += shape(tree, GREEN, 3, GOLD_DARK)
    out += hairs(
        "#9CCB8F", 4, "315,96 306,126 302,160", "315,96 324,126 328,160", "315,120 315,160 315,200",
        "298,170 300,190 308,202", "332,170 330,190 322,202",
    )  # fmt: skip
    return out + beads("288,238 315,244 342,238", 9, 2.4, GOLD)


@dataclass(frozen=True)
class _Ornament:
    inside: Callable[[], str]
    crest: Callable[[], str]


_ORNAMENTS = {
    "S": _Ornament(_spade_inside, _spade_crest),
    "H": _Ornament(_heart_inside, _heart_crest),
    "D": _Ornament(_diamond_inside, _diamond_crest),
    "C": _Ornament(_club_inside, _club_crest),
}


def ace(suit: str, large: bool = False) -> str:
    """The picture of an ace, without the index; smaller beside a large index."""
    place = f'transform="translate({X:g} {Y:g}) scale({SCALE:.3f})"'
    ornament = _ORNAMENTS[suit]
    crest = ornament.crest()
    out = crest + turned(crest)
    out += f'<path {place} d="{OUTLINES[suit]}" fill="{SUIT_COLOURS[suit]}"/>'
    out += f'<path {place} d="{INNER_LINES[suit]}" fill="none" stroke="{GOLD}" stroke-width="1.1"/>'
    out += ornament.inside()
    if not large:
        return out
    return group(out, "translate(78.8 110) scale(.75)")
