"""Hands and arms on the card (630 x 880). Limbs end a little past the seam; the ribbon hides it."""

from __future__ import annotations

from tools.cards.geometry import Point
from tools.cards.ink import (
    brush,
    circle,
    d,
    gem,
    group,
    hairs,
    num,
    path,
    pearls,
    shape,
    strokes,
)
from tools.cards.palette import CREASE, GOLD, GOLD_LIGHT, INK, PEARL, ROSE, RUBY, SKIN, TURQUOISE

# Upper arms, shared by all poses.
NEAR_UPPER = (
    "268,315! 226,322 192,350 160,400 132,448 116,492 124,506! 182,488! 212,452 244,412 266,380! "
    "270,345"
)
NEAR_UPPER_SHADOW = "244,378! 214,416 184,458 170,486! 130,500! 150,486 182,440 214,404 250,356!"
NEAR_UPPER_FOLDS = ("232,336 210,358 196,384", "262,352 240,374 226,396", "204,356 180,392 166,424")
FAR_UPPER = "448,315! 488,320 516,346 532,382 538,382! 468,403! 462,384 448,362"
FAR_UPPER_SHADOW = "450,346! 462,366 474,392 476,398! 520,386! 492,372 468,352 454,330!"
FAR_UPPER_FOLDS = ("470,324 490,342 502,362", "458,344 474,360 484,380")

# The near forearm laid across the breast.
NEAR_CROSS = "130,502! 126,470 152,440 208,416 266,378! 286,416! 242,450 194,486!"
NEAR_CROSS_SHADOW = "282,412! 240,444 196,478 140,496! 170,470 222,440 274,398!"
NEAR_CROSS_FOLDS = ("160,448 176,458 186,476", "206,424 216,436 218,452")

# The far forearm raised, its hand at (528, 272).
FAR_RAISED = "488,397! 486,362 500,304! 556,300! 566,340 570,373!"
FAR_RAISED_SHADOW = "552,302! 562,338 566,372! 546,378! 548,344 544,304!"
FAR_RAISED_FOLDS = ("504,330 520,336 530,350", "500,356 516,358 526,366")

# The near forearm raised, its hand at (208, 312); its own upper arm.
NEAR_LIFTED_UPPER = (
    "282,312! 238,318 200,346 168,390 142,436 130,470 140,494! 236,476! 262,456 284,428 290,400! "
    "290,345"
)
NEAR_LIFTED_UPPER_SHADOW = "284,392! 278,424 256,450 236,470! 196,478! 232,440 262,400 270,356!"
NEAR_LIFTED = "132,488! 132,452 156,404 180,352! 236,354! 240,398 228,440 196,482!"
NEAR_LIFTED_SHADOW = "232,356! 236,398 224,438 196,474! 184,476! 208,436 220,396 218,356!"
NEAR_LIFTED_FOLDS = ("168,390 184,396 194,410", "150,424 168,430 180,444")

# The far forearm laid across the breast from the other side.
FAR_CROSS = "552,372! 560,348 540,334 500,336 462,344 428,352! 424,392! 470,400 520,388!"
FAR_CROSS_SHADOW = "550,370! 520,382 470,396 428,388! 430,374! 480,380 530,372 556,356!"
FAR_CROSS_FOLDS = ("500,340 496,352 486,362", "530,340 526,352 516,360")

# The near forearm bent upwards, its hand at (256, 372).
NEAR_BENT = "126,500! 134,462 172,424 222,388 240,370! 280,396! 256,428 214,470 180,490!"
NEAR_BENT_SHADOW = "276,394! 252,424 210,464 150,492! 180,464 228,420 262,386!"
NEAR_BENT_FOLDS = ("176,428 190,440 196,458", "220,394 230,408 230,424")


def open_hand() -> str:
    """A hand laid flat: four slender fingers to the right, thumb above; wrist near (270, 402)."""
    out = ""
    for y, x0, x1, h in (
        (434, 300, 338, 5.2), (425.5, 304, 349, 5.6), (416, 306, 355, 5.8), (406.5, 304, 351, 5.6),
    ):  # fmt: skip
        finger = (
            f"{x0},{y - h}! {x1 - 16},{y - h + 0.4} {x1 - 3},{y - h + 2} {x1},{y + 1} "
            f"{x1 - 4},{y + h - 1} {x1 - 18},{y + h} {x0},{y + h}!"
        )
        out += shape(finger, SKIN, 3)
        out += brush(
            f"{x1 - 9},{y - 2.6} {x1 - 4},{y - 2.4} {x1 - 3},{y + 0.4}", (0.4, 1.8, 0.4), ROSE
        )
    out += path(d("276,410! 294,400 312,400 317,410 317,426 310,440 288,444!", True), SKIN)
    out += strokes(
        INK,
        ("274,412 292,400 310,399 320,401", (4, 4, 4, 2)),
        ("286,444 300,443 312,440", (4, 4, 2)),
    )
    out += shape("296,404! 306,394 320,388 332,388 336,393 328,398 316,402 308,409", SKIN, 3)
    out += hairs(CREASE, 1.8, "300,412 308,415 312,424")
    out += path("M337 410.5L337 421.5", "none", GOLD, 4) + circle(338, 416, 4, TURQUOISE, 1.6)
    return group(out, "translate(-8 -25)")


def palm(x: float, y: float) -> str:
    """The part of a fist that lies behind what it holds."""
    return shape(
        f"{x - 22},{y - 18} {x + 16},{y - 20} {x + 23},{y} {x + 20},{y + 26}! {x - 20},{y + 28}! "
        f"{x - 25},{y + 4}",
        SKIN,
    )


def fingers(x: float, y: float, ring: str = RUBY) -> str:
    """Four fingers and a thumb closed over what the hand holds, centred on (x, y)."""
    out = ""
    for i, (dx, w) in enumerate(((0, 17), (-1, 18.5), (0, 17.5), (1, 15))):
        a, b = x + dx, y - 14 + i * 10.5
        out += shape(
            f"{a - w},{b - 4.5} {x},{b - 6.5} {a + w - 3},{b - 4.5} {a + w},{b + 1} "
            f"{a + w - 4},{b + 5} {a - w + 2},{b + 5.5} {a - w - 2},{b}",
            SKIN,
            2.8,
        )
    thumb = (
        f"{x - 21},{y - 8} {x - 20},{y - 22} {x - 11},{y - 34} {x - 3},{y - 33} {x - 5},{y - 24} "
        f"{x - 9},{y - 14} {x - 12},{y - 4}"
    )
    out += shape(thumb, SKIN, 3)
    out += brush(f"{x - 10},{y - 31} {x - 6},{y - 30} {x - 7},{y - 25}", (0.4, 2, 0.4), ROSE)
    return out + circle(x + 5, y + 7, 3.6, ring, 1.6)


def cupped(x: float, y: float) -> str:
    """A hand held up under something that stands on it; its upper edge is at y."""
    out = shape(
        f"{x - 26},{y + 2} {x - 10},{y - 3} {x + 16},{y - 3} {x + 28},{y + 4} {x + 24},{y + 20} "
        f"{x + 18},{y + 40}! {x - 14},{y + 40}! {x - 22},{y + 20}",
        SKIN,
    )
    out += hairs(CREASE, 2, f"{x - 12},{y + 8} {x - 4},{y + 12} {x + 8},{y + 10}")
    for dx in (-16, -4, 9):
        out += path(f"M{num(x + dx)} {num(y + 1)}l3 9", "none", INK, 2.4)
    return out + circle(x + 20, y + 12, 3.4, TURQUOISE, 1.6)


def turned_about(body: str, x: float, y: float, degrees: float) -> str:
    """A drawing turned about a point."""
    return group(body, f"rotate({num(degrees)} {num(x)} {num(y)})")


def far_cuff(fill: str, trim: str = PEARL) -> str:
    """The cuff of the raised far forearm."""
    out = shape("496,318! 500,296 530,290 556,293! 561,315! 530,311", fill)
    return out + pearls("499,313 530,307 558,309", 9.5, 3.4, trim)


def near_cuff(fill: str, trim: str = PEARL) -> str:
    """The cuff of the near forearm across the breast."""
    return shape("250,388! 272,372! 290,416! 268,432!", fill) + pearls(
        "261,388 279,420", 9, 3.4, trim
    )


def lifted_cuff(fill: str, trim: str = PEARL) -> str:
    """The cuff of the raised near forearm."""
    out = shape("174,366! 180,340 208,334 238,340! 242,366! 208,360", fill)
    return out + pearls("179,359 208,352 237,358", 9.5, 3.4, trim)


def bent_cuff(fill: str, trim: str = PEARL) -> str:
    """The cuff of the near forearm bent upwards."""
    return shape("222,384! 238,362! 288,388! 276,412!", fill) + pearls(
        "233,380 276,402", 9, 3.4, trim
    )


def far_cross_cuff(fill: str, trim: str = PEARL) -> str:
    """The cuff of the far forearm across the breast."""
    return shape("446,340! 422,346! 420,396! 444,400!", fill) + pearls(
        "433,352 431,392", 9, 3.4, trim
    )


def far_open_hand() -> str:
    """The far hand laid on the breast, fingers to the left."""
    flipped = group(open_hand(), "translate(692 -10) scale(-1 1)")
    return turned_about(flipped, 430, 372, -9)


def armlet(a: Point, b: Point, stone: str) -> str:
    """A jewelled band round the sleeve between two points of its edges."""
    (x0, y0), (x1, y1) = a, b
    middle = [a, ((x0 + x1) / 2 + 3, (y0 + y1) / 2 + 5), b]
    out = brush(middle, (25, 25, 25)) + brush(middle, (18, 18, 18), GOLD)
    out += gem((x0 + x1) / 2 + 2, (y0 + y1) / 2 + 3, 9, 10, stone, GOLD_LIGHT)
    for u in (0.28, 0.72):
        out += circle(x0 * (1 - u) + x1 * u, y0 * (1 - u) + y1 * u + 2, 4.5, PEARL, 1.6)
    return out
