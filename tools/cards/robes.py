"""The kings' robes: brocade, and a front of its own for each."""

from __future__ import annotations

from tools.cards.arms import (
    FAR_UPPER,
    FAR_UPPER_FOLDS,
    FAR_UPPER_SHADOW,
    NEAR_UPPER,
    NEAR_UPPER_FOLDS,
    NEAR_UPPER_SHADOW,
)
from tools.cards.cloth import Garment, Weave
from tools.cards.geometry import mirrored
from tools.cards.ink import beads, circle, d, gem, hairs, many, motif, path, pearls, shape
from tools.cards.palette import (
    EMERALD,
    GOLD,
    GOLD_DARK,
    GOLD_LIGHT,
    INK,
    PEARL,
    RUBY,
    TURQUOISE,
    Dress,
)

TORSO = (
    "304,304! 266,316 238,332! 258,372 282,414 290,457! 428,415! 436,400 456,366 478,332! 450,316 "
    "412,304!"
)
TORSO_SHADOW = "246,342! 262,374 286,414 293,454! 312,448! 300,410 280,372!"
TORSO_FOLDS = ("300,400 308,420 310,444", "418,376 412,396 408,414", "438,356 430,380 424,404")
YOKE = (
    "306,302! 268,313 236,331! 246,352! 276,350 306,366 334,392! 384,392! 412,366 442,350 470,352! "
    "480,331! 450,313 410,302!"
)


def torso(dress: Dress, weave: Weave | None) -> str:
    """The body's cloth."""
    return Garment(
        TORSO, dress.robe, dress.robe_dark, dress.robe_light, weave, TORSO_SHADOW, TORSO_FOLDS
    ).draw()


def far_sleeve(fill: str, dark: str, light: str, weave: Weave | None) -> str:
    """The far upper arm."""
    return Garment(FAR_UPPER, fill, dark, light, weave, FAR_UPPER_SHADOW, FAR_UPPER_FOLDS).draw()


def near_sleeve(fill: str, dark: str, light: str, weave: Weave | None) -> str:
    """The near upper arm, hanging."""
    return Garment(
        NEAR_UPPER, fill, dark, light, weave, NEAR_UPPER_SHADOW, NEAR_UPPER_FOLDS[:2],
        NEAR_UPPER_FOLDS[2:],
    ).draw()  # fmt: skip


def _front(dress: Dress, button: str) -> str:
    out = shape("338,300! 378,300! 376,420! 374,432! 340,442! 338,420!", dress.cloth)
    for y in (392, 410, 428):
        out += gem(357, y, 6, 6, button, GOLD_LIGHT)
    return out + pearls("338,312 339,440", 9, 3.4) + pearls("378,312 375,430", 9, 3.4)


def yoke(dress: Dress) -> str:
    """A buttoned front under a shoulder piece set with stones."""
    out = _front(dress, EMERALD) + shape(YOKE, GOLD, 4.5)
    stones = ((262, 334), (284, 334), (306, 346), (325, 365))
    for i, (x, y) in enumerate(stones):
        for px in (x, 716 - x):
            out += gem(px, y, 6, 6, EMERALD if i % 2 else RUBY, GOLD_LIGHT, 1.8)
    edge = "247,349 276,347 306,363 333,388"
    return out + pearls(edge, 9, 3.2) + pearls(mirrored(edge, 358), 9, 3.2)


def crossed(dress: Dress) -> str:
    """A robe crossed over the breast with a broad embroidered edge."""
    under = "318,304! 400,304! 382,352 362,384! 338,350!"
    out = shape(under, dress.cloth)
    lower = "412,302! 440,312! 424,350 398,384 352,424! 330,430! 372,392 398,352!"
    out += shape(lower, GOLD) + hairs(GOLD_DARK, 2.4, "420,318 404,356 372,394")
    upper = "304,302! 276,312! 296,352 324,386 396,428! 420,420! 348,384 320,350!"
    out += shape(upper, GOLD)
    for i, (x, y) in enumerate(((294, 326), (308, 350), (328, 372), (352, 391), (378, 407))):
        out += gem(x, y, 6, 6, RUBY if i % 2 else EMERALD, GOLD_LIGHT, 1.8)
    for x, y in ((424, 324), (411, 347), (394, 368)):
        out += gem(x, y, 5.4, 5.4, RUBY, GOLD_LIGHT, 1.8)
    out += pearls("306,306 322,350 350,382 418,418", 9, 3.2)
    return out + pearls("278,316 298,352 326,384 394,426", 9, 3)


def fur(dress: Dress) -> str:
    """A coat with a broad collar of ermine over a buttoned front."""
    out = _front(dress, RUBY)
    collar = "308,298! 262,312 238,332! 262,350 290,378 316,446! 346,438! 340,392 328,344!"
    tail = motif("0,-5! 3,2 0,8! -3,2")
    ticks = (
        (264, 328),
        (286, 322),
        (300, 340),
        (282, 346),
        (306, 362),
        (300, 380),
        (318, 384),
        (316, 406),
        (330, 404),
        (328, 424),
    )
    far = "408,298! 454,312 478,332! 454,350 426,378 404,420! 372,430! 376,392 388,344!"
    for curve in (collar, far):
        out += shape(curve, "#F3EBDD", 4.5)
    both = [*ticks, *((716 - x, y) for x, y in ticks)]
    out += path(many([p for p in both if p[1] < 436 - 0.3 * (p[0] - 300)], tail), INK)
    return out + hairs("#C9BBA4", 3, "270,338 294,362 310,394", "446,338 422,362 406,394")


def strings(dress: Dress) -> str:
    """Strings of pearls crossed over the breast, joined by a great stone."""
    out = shape("322,302! 394,302! 388,322 358,332 328,322!", dress.cloth)
    collar = "316,302! 300,308! 312,330 358,346 404,330 416,308! 400,302! 392,318 358,328 324,318!"
    out += shape(collar, GOLD)
    for x, y in ((314, 320), (334, 332), (358, 337), (382, 332), (402, 320)):
        out += circle(x, y, 4.4, RUBY if x == 358 else TURQUOISE, 1.6)
    for curve in ("262,322 306,362 358,396 412,416", "454,322 410,362 358,396 304,440"):
        out += path(d(curve), "none", INK, 15) + path(d(curve), "none", GOLD, 9)
        out += beads(curve, 10, 2.7, PEARL)
    sun = [
        (358 + x, 392 + y)
        for x, y in (
            (0, -25),
            (19, -17),
            (25, 0),
            (19, 17),
            (0, 25),
            (-19, 17),
            (-25, 0),
            (-19, -17),
        )
    ]
    out += pearls([*sun, sun[0]], 10, 4)
    out += gem(358, 392, 14, 15, dress.cloth, GOLD, 3)
    for side in (1, -1):
        x = 358 + side * 100
        out += shape(
            [
                (x + side * 24, 334, True),
                (x, 316, False),
                (x - side * 32, 312, True),
                (x - side * 20, 330, False),
                (x + side * 12, 348, True),
            ],
            GOLD,
        )
        out += gem(x - side * 2, 328, 5.4, 5.4, TURQUOISE, GOLD_LIGHT, 1.8)
        out += pearls([(x + side * 22, 336), (x + side * 10, 348)], 8, 3)
    return out
