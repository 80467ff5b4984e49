"""The soldiers' coats and armour."""

from __future__ import annotations

from tools.cards.geometry import Node, field, flatten, mirrored, star_points
from tools.cards.ink import (
    beads,
    circle,
    d,
    double,
    gem,
    hairs,
    many,
    path,
    pearls,
    shape,
    star,
)
from tools.cards.palette import (
    GOLD,
    GOLD_DARK,
    GOLD_LIGHT,
    INK,
    PEARL,
    RUBY,
    STEEL,
    STEEL_DARK,
    TURQUOISE,
    Dress,
)
from tools.cards.robes import TORSO

BELT = "#F4EDD8"


def frogged(dress: Dress) -> str:
    """Bars of gold lace across the breast and one white belt."""
    out = shape("336,304! 380,304! 378,420! 376,431! 338,442! 338,424!", dress.cloth)
    bars = [(276 + i * 7, 338 + i * 20, 440 - i * 6) for i in range(5)]
    lace = "".join(
        d([(a, y - 3), ((a + b) / 2, y + 3), (b, y - 2)])
        for left, y, right in bars
        for a, b in ((left, 338), (378, right))
    )
    out += path(lace, "none", INK, 9.4) + path(lace, "none", GOLD, 5)
    for left, y, right in bars:
        out += circle(left, y - 3, 5, GOLD, 2) + circle(right, y - 2, 5, GOLD, 2)
        out += circle(358, y, 5.6, GOLD_LIGHT, 2.2)
    out += shape("462,322! 438,314! 310,444! 338,442!", BELT)
    out += hairs("#CFC2A2", 3, "442,326 388,378 338,430")
    out += shape("386,366! 406,380! 390,398! 370,384!", GOLD, 3.6)
    return out + path(d(star_points(388, 382, 9, 4.5), True), dress.robe)


def plastron(dress: Dress) -> str:
    """A coloured breast-piece between two rows of buttons, crossed belts below."""
    form = "312,304! 272,322! 282,366 304,404 318,448! 398,424! 412,394 434,362 446,322! 404,304!"
    out = shape(form, dress.cloth, 4.5)
    rows = "288,334 298,366 318,402 326,434"
    for curve in (rows, mirrored(rows, 359)):
        out += beads(curve, 18, 6.4, INK) + beads(curve, 18, 4.4, GOLD)
    for belt in ("254,324! 276,316! 402,423! 376,431!", "462,324! 440,316! 312,444! 338,442!"):
        out += shape(belt, BELT)
    out += shape("358,370! 384,390! 358,418! 332,396!", GOLD, 3.6)
    return out + path(d(star_points(358, 394, 14, 7), True), dress.robe, INK, 1.6)


def armour(dress: Dress) -> str:
    """A shirt of mail under four mirror plates of steel inlaid with gold."""
    rings = "m-4 0a4 4 0 1 0 8 0"
    out = shape(TORSO, "#8E9BA3", 5.5)
    places = field(flatten(TORSO, True, 5), (9.4, 7), 6, 0, (358, 344),
                   [[(302, 330), (414, 330), (414, 440), (302, 460)]])  # fmt: skip
    out += path(many(places, rings), "none", "#4A545C", 1.6)
    out += shape(
        "300,336! 316,326! 400,326! 416,336! 414,426! 398,430! 318,452! 302,448!", STEEL, 4.5
    )
    out += path(d("306,340! 312,444! 324,440! 318,336!", True), STEEL_DARK)
    out += hairs("#FFFFFF", 5, "406,342 404,380 402,412")
    out += circle(358, 384, 35, GOLD, 3.6) + circle(358, 384, 28, STEEL, 2.4)
    out += path(d(star_points(358, 384, 25, 12, 8), True), GOLD, INK, 2)
    out += gem(358, 384, 8, 8, RUBY, GOLD_LIGHT)
    for x, y in ((312, 344), (404, 344), (314, 434), (402, 418)):
        out += circle(x, y, 4.4, GOLD, 2)
    for strap in ("280,312! 300,306! 316,330! 300,340!", "436,312! 416,306! 400,330! 416,340!"):
        out += shape(strap, dress.cloth)
    return out + beads("322,334 394,334", 10, 2.2, GOLD_DARK)


def sashed(dress: Dress) -> str:
    """A coat crossed over a shirt, with a broad striped shawl about the waist."""
    out = shape("318,304! 398,304! 384,344 360,374! 334,344!", BELT, 3.6)
    out += hairs("#CFC2A2", 3, "346,330 356,346 360,364", "372,326 366,342 362,358")
    lower = "404,302! 424,308! 412,346 388,378 350,410! 336,402! 376,366 394,338!"
    out += shape(lower, dress.cloth)
    upper = "312,302! 292,308! 306,348 334,380 396,410! 414,398! 352,368 328,340!"
    out += shape(upper, dress.cloth)
    out += beads("302,312 318,346 342,372 404,402", 11, 3.4, GOLD_LIGHT)
    sash = "258,376! 306,388 372,374 474,330! 428,415! 290,457! 276,420"
    out += shape(sash, dress.knot, 4.5)
    bands = ("264,388 310,399 376,385 468,343", "282,428 318,428 378,413 436,388")
    for band in bands:
        out += path(d(band), "none", GOLD_LIGHT, 4)
    out += path(
        many(
            [(286, 409), (314, 413), (342, 409), (370, 402), (398, 391), (426, 377)], star(6.4, 3)
        ),
        GOLD_LIGHT,
    )
    return out


def epaulettes(dress: Dress) -> str:
    """Gold fringed epaulettes."""
    out = ""
    for x, f in ((246, 1), (470, -1)):
        fringe = "".join(
            f"M{x - f * 34 + f * i * 9.5:.1f} {340 + (6 - i) * 2.2:.1f}l{-f * 3} "
            f"{26 - (6 - i) * 0.2:.1f}"
            for i in range(7)
        )
        out += path(fringe, "none", INK, 9.5) + path(fringe, "none", GOLD_LIGHT, 5.5)
        form: list[Node] = [
            (x + f * 30, 312, True), (x, 314, False), (x - f * 30, 332, False),
            (x - f * 42, 352, True), (x - f * 10, 344, False), (x + f * 28, 334, True),
        ]  # fmt: skip
        out += shape(form, GOLD)
        out += path(d(star_points(x - f * 6, 329, 9, 4.5), True), dress.robe)
    return out


def rolls(fill: str, dark: str) -> str:
    """Puffed rolls at the shoulders with a gold cord."""
    out = ""
    form = "286,308! 256,308 230,324 218,348! 236,356 258,346 278,334!"
    cord = "222,346 238,330 262,316 284,312"
    for curve, edge in ((form, cord), (mirrored(form, 358), mirrored(cord, 358))):
        out += path(d(curve, True), fill, INK, 4.5)
        out += path(d(edge), "none", dark, 3)
        out += pearls(edge, 11, 3.4, GOLD_LIGHT)
    return out


def collar(fill: str, x: float = 360) -> str:
    """A standing collar with gold lace and stars, over the neck."""
    half = "312,300! 306,330! 330,346 358,352! 360,322! 336,318"
    lace = "313,322 334,335 355,340"
    out = ""
    for form, cord, sx in (
        (half, lace, x - 30), (mirrored(half, x), mirrored(lace, x), x + 30),
    ):  # fmt: skip
        out += path(d(form, True), fill, INK, 4) + path(d(cord), "none", GOLD, 4)
        out += path(d(star_points(sx, 324, 7, 3.4), True), GOLD)
    return out


def soft_collar(fill: str, x: float = 360) -> str:
    """A low folded collar with two cords."""
    half = "312,302! 304,326! 328,338 356,350! 360,332! 338,322"
    out = ""
    for form in (half, mirrored(half, x)):
        out += path(d(form, True), fill, INK, 4)
    out += double("356,346 350,366 352,384", 5, 2.4, GOLD) + double(
        "364,346 370,362 366,378", 5, 2.4, GOLD
    )
    return out + circle(352, 388, 4.6, TURQUOISE, 1.8) + circle(366, 382, 4.6, PEARL, 1.8)
