"""The queens' gowns: a neckline and jewels of its own for each."""

from __future__ import annotations

from tools.cards.geometry import mirrored
from tools.cards.ink import (
    beads,
    circle,
    d,
    gem,
    hairs,
    many,
    path,
    pearls,
    shape,
    star,
)
from tools.cards.palette import (
    CREASE,
    EMERALD,
    GOLD,
    GOLD_DARK,
    GOLD_LIGHT,
    INK,
    PEARL,
    RUBY,
    SKIN,
    TURQUOISE,
    Dress,
)

VEIL = (
    "262,286! 232,330 196,392 170,440 156,496! 300,454! 430,415! 560,376! 520,352 478,318 454,286!"
)


def veil(dress: Dress) -> str:
    """The veil falling behind the shoulders."""
    out = shape(VEIL, dress.veil, 5)
    return out + hairs("#D9C8AC", 4, "244,340 208,400 186,456", "478,336 510,358 538,376")


def _breast() -> str:
    out = path(d("300,312! 318,352 336,380 360,406! 384,380 402,352 420,312!", True), SKIN)
    return out + hairs(CREASE, 2.4, "336,322 360,334 384,322", "352,372 359,384 361,396")


def _pendant(x: float, y: float, stone: str) -> str:
    form = f"{x},{y}! {x - 11},{y + 14} {x},{y + 30} {x + 11},{y + 14}"
    return shape(form, stone, 2.6) + circle(x, y + 34, 4.2, PEARL, 1.8)


def plunging() -> str:
    """A deep neckline with a gold edge and two strings of pearls."""
    edge = (
        "304,302! 296,306! 308,350 330,392 352,424 358,436! 366,422 388,392 408,350 "
        "420,306! 412,302! "
        "402,346 382,378 358,406! 334,378 314,346"
    )
    out = _breast() + shape(edge, GOLD)
    out += pearls("304,318 316,352 336,388 358,416", 9.5, 3) + pearls(
        "412,318 400,352 380,388 360,414", 9.5, 3
    )
    return out


def two_strings(dress: Dress) -> str:
    """Two strings of pearls with a drop, over the neck."""
    out = pearls("328,318 340,334 358,340 376,334 390,318", 10, 4.6)
    return (
        out
        + pearls("322,326 336,350 358,360 380,350 396,326", 11, 4)
        + _pendant(358, 360, dress.stone)
    )


def round_yoke(dress: Dress) -> str:
    """A round yoke stitched with pearls and stars."""
    out = path(d("310,300! 322,334 358,348 394,334 406,300!", True), SKIN)
    out += hairs(CREASE, 2.2, "338,318 358,326 378,318")
    form = (
        "306,302! 276,312 252,324! 268,362 312,392 358,400 404,392 448,362 464,324! "
        "440,312 410,302! "
        "396,334 358,346 320,334"
    )
    out += shape(form, dress.cloth)
    inner = "308,308 322,336 358,349 394,336 408,308"
    outer = "256,330 274,362 314,388 358,396 402,388 442,362 460,330"
    out += pearls(inner, 9, 3.4) + pearls(outer, 9, 3.4)
    spots = ((284, 338), (300, 360), (328, 372), (358, 376), (388, 372), (416, 360), (432, 338))
    out += path(many(spots, star(11, 6)), GOLD_LIGHT, INK, 1.6)
    for i, (x, y) in enumerate(spots):
        out += circle(x, y, 3.6, RUBY if i % 2 else TURQUOISE, 1.2)
    out += path(d("358,400! 358,430", False), "none", INK, 5)
    return out + gem(358, 414, 5, 5, RUBY, GOLD_LIGHT, 1.8)


def choker(dress: Dress) -> str:
    """A gold collar close to the neck with hanging drops."""
    out = shape(
        "322,318! 340,331 358,334 376,331 394,318! 396,331! 378,344 358,347 338,344 320,331!",
        GOLD,
        3.4,
    )
    for x, y in ((331, 331), (345, 338), (358, 340.5), (371, 338), (385, 331)):
        out += circle(x, y, 3.8, dress.stone if x != 358 else RUBY, 1.5)
    for x, y in ((338, 346), (358, 349), (378, 346)):
        out += _drop(x, y)
    return out


def _drop(x: float, y: float) -> str:
    return shape(f"{x},{y}! {x - 4},{y + 7} {x},{y + 12} {x + 4},{y + 7}", TURQUOISE, 1.8)


def jacket(dress: Dress) -> str:
    """A short jacket open over a fine white shirt with a brooch."""
    shirt = "308,302! 316,352 330,400 344,440! 376,430! 388,392 402,350 410,302!"
    out = shape(shirt, "#FBF3E4", 3.6)
    out += path(d("322,302! 334,330 358,346 382,330 396,302!", True), SKIN, INK, 3)
    out += hairs(
        "#D9C8AC",
        3,
        "332,350 340,386 346,420",
        "384,350 376,386 370,412",
        "358,362 358,392 358,420",
    )
    edge = "306,302! 282,310! 296,356 316,408 326,448! 344,442! 332,400 318,350"
    far = "410,302! 434,310! 420,356 402,402 394,424! 374,430! 384,400 398,350!"
    for curve in (edge, far):
        out += path(d(curve, True), GOLD, INK, 4)
    line = "296,316 308,354 326,406 335,440"
    out += beads(line, 9, 2.8, dress.robe) + beads(mirrored(line, 358), 9, 2.8, dress.robe)
    return out + gem(358, 352, 8, 9, RUBY, GOLD)


def coral() -> str:
    """A string of coral beads with an amulet case."""
    curve = "324,320 338,338 358,345 378,338 392,320"
    out = pearls(curve, 9, 4.2, "#D9654F")
    long = "318,324 330,362 358,386 386,362 398,324"
    out += pearls(long, 10, 3.8, "#D9654F")
    out += shape("336,382! 380,382! 380,398! 336,398!", GOLD, 3.4)
    out += path("M346 382v16M370 382v16", "none", GOLD_DARK, 2.4) + circle(
        358, 390, 4.6, TURQUOISE, 1.8
    )
    return (
        out
        + beads("342,404 358,404 374,404", 16, 3, INK)
        + beads("342,404 358,404 374,404", 16, 2, PEARL)
    )


def square(dress: Dress) -> str:
    """A square neckline over a bodice covered with stones."""
    out = path(d("306,304! 306,352! 410,352! 410,304!", True), SKIN)
    out += hairs(
        CREASE, 2.4, "330,322 354,334 358,336", "386,322 362,334 358,336", "357,338 356,346 358,352"
    )
    bodice = "292,350! 424,350! 420,388 410,424! 298,458! 290,410!"
    out += shape(bodice, dress.cloth)
    out += shape("290,304! 308,302! 308,350! 408,350! 408,302! 426,304! 428,366! 288,366!", GOLD)
    out += pearls("299,308 299,358! 417,358! 417,308", 9.4, 3.4)
    for row, y in enumerate((384, 408, 432)):
        for i in range(5):
            x = 306 + i * 26 + (13 if row % 2 else 0)
            if x < 412 - row * 4 and y < 440 - 0.3 * (x - 300):
                out += gem(
                    x, y, 6.4, 6.4, (RUBY, EMERALD, TURQUOISE)[(i + row) % 3], GOLD_LIGHT, 1.8
                )
    return out


def three_strings(dress: Dress) -> str:
    """Three strings of pearls and a large pendant."""
    out = pearls("326,318 340,330 358,334 376,330 390,318", 9, 4)
    out += pearls("318,320 334,342 358,348 382,342 398,320", 9.4, 4)
    return out + _pendant(358, 350, dress.stone)
