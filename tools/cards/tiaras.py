"""The queens' head ornaments in face space."""

from __future__ import annotations

from tools.cards.geometry import mirrored, moved
from tools.cards.ink import (
    beads,
    brush,
    circle,
    d,
    gem,
    hairs,
    line,
    path,
    pearls,
    shape,
    strokes,
)
from tools.cards.palette import (
    EMERALD,
    GOLD,
    GOLD_LIGHT,
    INK,
    PEARL,
    RUBY,
    TURQUOISE,
)

BAND = (
    "-69,-62! -52,-80 -26,-90 2,-93 30,-90 54,-80 70,-63! 62,-50! 46,-64 26,-73 4,-76 -20,-73 "
    "-42,-63 -60,-49!"
)
BAND_EDGE = "-59,-47 -42,-60 -20,-69 4,-72 26,-69 46,-61 61,-48"


def drop(x: float, y: float, fill: str, k: float = 1) -> str:
    """A hanging drop with a pearl below."""
    form = f"{x},{y}! {x - 5 * k},{y + 9 * k} {x},{y + 16 * k} {x + 5 * k},{y + 9 * k}"
    return shape(form, fill, 2) + circle(x, y + 20 * k, 3.2 * k, PEARL, 1.6)


def fan(stone: str) -> str:
    """Five gold leaves opening over a band, a pendant on the brow."""
    out = ""
    for x, y, angle, k in (
        (-50, -92, -34, 0.95), (-28, -106, -18, 1.1), (32, -106, 17, 1.1), (53, -91, 33, 0.95),
    ):  # fmt: skip
        leaf = "-11,16! -13,2 -7,-10 0,-20! 7,-10 13,2 11,16!"
        out += shape(moved(leaf, x, y, k, angle), GOLD, 3.6)
        out += shape(moved("0,12 -6,3 0,-9! 6,3", x, y, k, angle), TURQUOISE, 1.6)
    out += shape("2,-84! -20,-92 -20,-112 -10,-126 2,-142! 14,-126 24,-112 24,-92!", GOLD)
    out += gem(2, -109, 8.5, 12, stone, GOLD_LIGHT) + circle(2, -147, 4.6, PEARL, 2)
    for x, y in ((-61, -107), (-35, -127), (39, -127), (64, -106)):
        out += circle(x, y, 4, PEARL, 1.8)
    out += shape(BAND, GOLD)
    for i, (x, y) in enumerate(
        ((-55, -67), (-38, -76), (-18, -82), (3, -84), (24, -82), (41, -76), (57, -67))
    ):
        out += circle(x, y, 4.6, stone if i % 2 else TURQUOISE, 1.5)
    return out + pearls(BAND_EDGE, 7.6, 3.1) + drop(5, -66, stone)


def crescent(stone: str) -> str:
    """A crescent of pearls and stone, three white feathers at the side."""
    out = ""
    for curve in (
        "-30,-92 -40,-118 -62,-134",
        "-28,-92 -30,-122 -44,-146",
        "-24,-92 -18,-122 -26,-150",
    ):
        out += brush(curve, (5, 12, 13, 1)) + brush(curve, (2, 8, 9, 0.4), PEARL)
        out += hairs("#9A927C", 1.6, curve)
    form = (
        "-69,-62! -54,-82 -28,-102 2,-112 32,-102 56,-82 70,-63! 62,-50! 46,-64 26,-73 4,-76 "
        "-20,-73 -42,-63 -60,-49!"
    )
    out += shape(form, GOLD)
    inlay = (
        "-56,-70! -42,-86 -22,-98 2,-104 26,-98 44,-86 58,-71! 42,-74 24,-82 3,-85 -18,-82 -40,-74"
    )
    out += shape(inlay, stone, 2)
    for x, y, angle in ((-38, -81, -38), (-19, -91, -20), (23, -91, 20), (42, -81, 38)):
        out += path(d(moved("0,6 -4.5,1 0,-7! 4.5,1", x, y, 1, angle), True), GOLD_LIGHT)
    out += pearls("-67,-65 -53,-84 -28,-104 2,-114 32,-104 55,-84 68,-66", 9.4, 3.9)
    out += gem(2, -97, 8, 10, TURQUOISE, GOLD_LIGHT) + circle(-28, -97, 7, GOLD, 2.4)
    out += circle(-28, -97, 3.4, RUBY, 1.2) + pearls(BAND_EDGE, 7.6, 3.1)
    for x, y in ((-9, -63), (5, -60), (19, -63)):
        form = f"{x},{y - 5}! {x - 4.5},{y + 4} {x},{y + 10} {x + 4.5},{y + 4}"
        out += shape(form, RUBY, 1.8)
    return out


def cap(cloth: str, thread: str, stone: str) -> str:
    """A small embroidered cap worn aslant, with a heron plume and a string of coins."""
    plume = "34,-112 44,-140 66,-154 88,-146 94,-128"
    out = brush(plume, (8, 17, 19, 13, 2)) + brush(plume, (3, 11, 13, 8, 0.6), PEARL)
    out += hairs("#9A927C", 1.8, plume)
    form = "-62,-58! -64,-86 -48,-112 -18,-127 14,-130 44,-120 62,-98 66,-64! 30,-76 4,-78 -24,-74"
    out += shape(form, cloth, 4.5)
    for x, y, k, flip in ((-45, -87, 0.9, False), (-20, -101, 1.1, False), (7, -101, 1.1, False)):
        leaf = "0,12 -9,7 -8,-4 8,-15! 5,-6 9,5"
        out += path(d(moved(leaf, x, y, k, -14, flip), True), thread)
        out += circle(x, y + 2, 3.2 * k, RUBY)
    out += shape(
        "-66,-58! -40,-70 -6,-76 28,-75 68,-62! 66,-48! 30,-61 0,-63 -32,-58 -62,-46!", GOLD
    )
    out += beads("-58,-55 -30,-65 2,-69 34,-67 62,-57", 10, 3, INK)
    out += beads("-58,-55 -30,-65 2,-69 34,-67 62,-57", 10, 2, TURQUOISE)
    for i, x in enumerate((-38, -24, -10, 4, 18, 32, 45)):
        out += circle(x, -54.5 - (3.4, 5.4, 6.6, 7, 6.6, 5.4, 3.6)[i], 5, GOLD_LIGHT, 1.8)
    out += shape("36,-96! 24,-104 24,-118 36,-128! 48,-118 48,-104", GOLD, 3)
    return out + gem(36, -112, 5.5, 7.5, stone, GOLD_LIGHT, 1.6)


def diadem(stone: str) -> str:
    """A tall symmetrical diadem: one great leaf, scrolls at its sides, drops along the brow."""
    out = ""
    for side in (1, -1):
        sweep = (
            f"0,-84! {side * 26},-90 {side * 40},-104 {side * 44},-122! {side * 60},-112 "
            f"{side * 66},-90 {side * 66},-64!"
        )
        out += shape(sweep, GOLD)
        out += shape(
            f"{side * 48},-84 {side * 52},-94 {side * 48},-106! {side * 40},-96 {side * 40},-86",
            stone,
            1.8,
        )
        out += circle(side * 44, -126, 4.4, PEARL, 1.8)
        spiral = (
            mirrored("14,-96 30,-100 34,-114 24,-122 16,-114 22,-108", 0)
            if side < 0
            else "14,-96 30,-100 34,-114 24,-122 16,-114 22,-108"
        )
        out += strokes(INK, (spiral, (8, 9, 9, 8, 6, 4)))
        out += strokes(GOLD_LIGHT, (spiral, (3.4, 4.4, 4.4, 3.6, 2.4, 1)))
    leaf = "0,-80! -18,-92 -22,-112 -12,-130 0,-152! 12,-130 22,-112 18,-92"
    out += shape(leaf, GOLD) + beads(
        "0,-88 -14,-98 -16,-112 -9,-127 0,-142 9,-127 16,-112 14,-98 0,-88", 6.5, 2, PEARL
    )
    out += gem(0, -109, 7.5, 12, stone, GOLD_LIGHT) + circle(0, -156, 5, PEARL, 2)
    form = (
        "-70,-58! -54,-78 -28,-88 0,-91 28,-88 54,-78 70,-58! 62,-46! 46,-61 24,-70 0,-72 -24,-70 "
        "-46,-61 -62,-46!"
    )
    out += shape(form, GOLD)
    for i, x in enumerate((-55, -38, -20, 0, 20, 38, 55)):
        y = (-64, -73, -78.5, -80.5, -78.5, -73, -64)[i]
        out += circle(x, y, 4.8, stone if i % 2 else EMERALD, 1.6)
    edge = "-61,-44 -45,-58 -24,-66 0,-68 24,-66 45,-58 61,-44"
    out += pearls(edge, 7.6, 3.1)
    for x, y in ((-30, -62), (-15, -65), (15, -65), (30, -62)):
        form = f"{x},{y - 2}! {x - 3.6},{y + 5} {x},{y + 10} {x + 3.6},{y + 5}"
        out += shape(form, TURQUOISE, 1.8)
    return out + drop(0, -67, stone, 1.15)


def earring(x: float, y: float, stone: str) -> str:
    """A ring, a drop and a pearl."""
    form = f"{x},{y + 3}! {x - 8},{y + 16} {x},{y + 24} {x + 8},{y + 16}"
    return circle(x, y, 4, GOLD, 1.8) + shape(form, stone, 2.2) + circle(x, y + 29, 4, PEARL, 1.8)


def bell_earring(x: float, y: float, stone: str) -> str:
    """A small crescent with three hanging pearls."""
    out = circle(x, y, 3.4, GOLD, 1.8)
    out += shape(
        f"{x - 10},{y + 6}! {x},{y + 2} {x + 10},{y + 6}! {x + 6},{y + 17} {x - 6},{y + 17}",
        GOLD,
        2.2,
    )
    out += circle(x, y + 10, 3.2, stone, 1.2)
    for dx in (-7, 0, 7):
        out += circle(x + dx, y + 22, 3, PEARL, 1.5)
    return out


def pearl_strand(curve: str) -> str:
    """A string of pearls hanging beside the face."""
    return line(curve, 1.6) + pearls(curve, 8, 3.6)
