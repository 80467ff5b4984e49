"""The kings' crowns in face space: the brim is at about y -54."""

from __future__ import annotations

from tools.cards.geometry import Node, moved
from tools.cards.ink import (
    beads,
    brush,
    circle,
    d,
    gem,
    hairs,
    many,
    motif,
    path,
    pearls,
    shape,
    strokes,
)
from tools.cards.palette import (
    EMERALD,
    GOLD,
    GOLD_DARK,
    GOLD_LIGHT,
    HAIR,
    INK,
    PEARL,
    RUBY,
    TURQUOISE,
)

BOTEH = "0,12 -9,7 -8,-4 8,-15! 5,-6 9,5"
BOTEH_CORE = "0,7 -4,5 -4,0 -1,-4 2,0 4,4"
RIM = "-55,-54 -30,-49 0,-47 30,-50 53,-56"


def boteh(x: float, y: float, scale: float, fill: str, core: str, flip: bool = False) -> str:
    """A single drop-shaped leaf with a bent tip."""
    return path(d(moved(BOTEH, x, y, scale, 0, flip), True), fill) + path(
        d(moved(BOTEH_CORE, x, y, scale, 0, flip), True), core
    )


def _plume(curve: str, widths: tuple[float, ...], fill: str, rib: str) -> str:
    inner = tuple(max(0.5, w - 5) for w in widths)
    return brush(curve, widths) + brush(curve, inner, fill) + hairs(rib, 1.8, curve)


def jiqqa(x: float, y: float, stone: str, fill: str = PEARL, rib: str = "#9A927C") -> str:
    """A jewelled aigrette with two heron plumes; (x, y) is the middle of its stone."""
    left = f"{x + 1},{y - 1} {x - 3},{y - 21} {x - 17},{y - 35} {x - 39},{y - 36} {x - 49},{y - 26}"
    right = (
        f"{x + 3},{y - 1} {x + 9},{y - 25} {x + 25},{y - 41} {x + 49},{y - 39} {x + 59},{y - 27}"
    )
    out = _plume(left, (6, 13, 15, 11, 2), fill, rib) + _plume(right, (6, 14, 17, 13, 2), fill, rib)
    base = (
        f"{x + 1},{y + 17} {x - 13},{y + 9} {x - 16},{y - 5} {x - 5},{y - 17} {x + 7},{y - 25}! "
        f"{x + 5},{y - 15} {x + 13},{y - 5} {x + 14},{y + 9}"
    )
    return out + shape(base, GOLD, 3) + gem(x, y, 5, 7, stone, GOLD_LIGHT, 1.6)


def _merlons() -> str:
    left, right, y, count = -60.0, 64.0, -104.0, 5
    w = (right - left) / count
    out: list[Node] = [(-54, -62, True), (left, y, True)]
    for i in range(count):
        x, top = left + i * w, y - 3 * (1 - abs(i - 2) / 2)
        for share, rise in (
            (0.08, 8), (0.28, 8), (0.28, 16), (0.5, 25), (0.72, 16), (0.72, 8), (0.92, 8), (1, 0),
        ):  # fmt: skip
            out.append((x + w * share, top - rise, True))
    out += [(53, -64, True), (30, -58, False), (0, -55, False), (-30, -57, False)]
    return path(d(out, True), GOLD, INK, 4.5)


def kiani(velvet: str, stone: str) -> str:
    """A flaring crown with merlons over a domed cap, and an aigrette."""
    out = shape("-44,-104 -36,-128 -14,-143 4,-147 24,-143 44,-130 52,-106", velvet, 4.5)
    out += hairs(GOLD_LIGHT, 2.6, "-26,-108 -20,-128 -4,-143", "36,-108 30,-128 14,-143")
    out += _merlons()
    for i in range(5):
        out += circle(-47.6 + i * 24.8, -113 - 3 * (1 - abs(i - 2) / 2), 3.6,
                      stone if i % 2 else RUBY, 1.4)  # fmt: skip
    out += shape("-57,-97! 0,-101 61,-98! 56,-76! 2,-70 -55,-74!", velvet, 2.5)
    for i, x in enumerate((-40, -19, 23, 44)):
        out += boteh(x, -86, 0.95, GOLD_LIGHT, TURQUOISE if i in (0, 3) else EMERALD, x > 10)
    out += gem(2, -86, 6.5, 9, stone) + pearls("-56,-98 0,-102 60,-99", 7.6, 2.9)
    out += shape("-56,-74! 2,-70 56,-76! 54,-57! 30,-51 0,-48 -30,-50 -55,-55!", GOLD, 4)
    for x, y in ((-42, -62), (-20, -60), (2, -59), (24, -60), (43, -64)):
        fill = RUBY if x == 2 else stone if abs(x) < 30 else TURQUOISE
        out += gem(x, y, 4.6, 3.6, fill, GOLD_LIGHT, 1.8)
    return out + pearls(RIM, 7.4, 3.2) + jiqqa(3, -121, RUBY)


def leaves(velvet: str, stone: str) -> str:
    """Tall gold leaves rising from a jewelled band, dark plumes at both sides."""
    out = ""
    for curve in (
        "-30,-112 -40,-138 -58,-152 -76,-148", "-28,-112 -30,-140 -46,-160",
        "34,-112 44,-138 62,-152 80,-148", "32,-112 34,-140 50,-160",
    ):  # fmt: skip
        out += brush(curve, (5, 11, 10, 0.6), HAIR) + hairs("#63627C", 1.8, curve)
    out += shape("-50,-84 -44,-118 -20,-138 4,-142 28,-138 48,-118 54,-86", velvet, 4.5)
    leaf = "-15,22! -17,4 -10,-10 0,-26! 10,-10 17,4 15,22!"
    heart = "0,16 -9,6 -6,-4 0,-15! 6,-4 9,6"
    for x, y, angle, k in (
        (-48, -98, -16, 1.05), (52, -98, 16, 1.05), (-24, -108, -7, 1.2), (28, -108, 7, 1.2),
        (2, -114, 0, 1.42),
    ):  # fmt: skip
        out += shape(moved(leaf, x, y, k, angle), GOLD)
        out += shape(moved(heart, x, y, k, angle), velvet if x in (-24, 28) else TURQUOISE, 1.8)
        tip = moved("0,-27", x, y, k, angle)[0]
        out += circle(tip[0], tip[1], 4.2, PEARL, 1.8)
    out += gem(2, -108, 8, 11, stone, GOLD_LIGHT)
    out += shape("-57,-84! 2,-80 57,-86! 54,-57! 30,-51 0,-48 -30,-50 -55,-55!", GOLD)
    out += pearls("-55,-83 2,-79 55,-85", 7.6, 3)
    for x, y in ((-44, -67), (-21, -65), (2, -64), (25, -65), (44, -69)):
        out += gem(x, y, 6, 5, stone if x in (-44, 2, 44) else RUBY, GOLD_LIGHT, 1.8)
    return out + pearls(RIM, 7.4, 3.2)


def turban(cloth: str, stripe: str, stone: str) -> str:
    """A great wound turban about a fluted red cap, with a jewelled aigrette: an old king."""
    out = shape("-14,-120! -14,-140 -8,-152 4,-156 16,-152 22,-140 23,-120!", RUBY, 4)
    out += hairs(GOLD_LIGHT, 2.4, "-5,-122 -4,-140 1,-153", "13,-122 12,-140 7,-153")
    form = (
        "-56,-52! -72,-66 -78,-88 -68,-112 -44,-128 -16,-134 10,-135 40,-130 66,-114 77,-90 72,-66 "
        "55,-54! 30,-49 0,-46 -30,-48"
    )
    out += shape(form, cloth, 5)
    folds = (
        "-60,-56 -20,-66 20,-86 62,-116",
        "-74,-76 -40,-80 4,-102 40,-130",
        "-70,-108 -46,-104 -24,-114 -6,-134",
        "-30,-49 16,-58 50,-76 76,-92",
        "8,-47 38,-53 60,-62 74,-70",
    )
    out += strokes(INK, *((c, (1, 3, 3, 1)) for c in folds))
    bands = (
        "-69,-66 -30,-73 12,-94 52,-124",
        "-74,-92 -44,-92 -12,-108 16,-134",
        "-46,-51 0,-61 40,-80 70,-104",
        "-10,-47 28,-55 56,-69 76,-82",
    )
    out += strokes(stripe, *((c, (2, 5.4, 5.4, 2)) for c in bands))
    out += hairs("#FFFFFF", 3, "-70,-84 -40,-86 -8,-103", "-58,-114 -40,-115 -22,-124")
    out += pearls("-68,-60 -36,-50 2,-47 38,-50 66,-61", 8.4, 3.4)
    leaf = "0,26 -17,12 -19,-8 -8,-24 0,-40! 8,-24 19,-8 17,12"
    out += _plume("4,-112 -6,-134 -2,-154 16,-166 31,-158", (8, 17, 19, 14, 2), HAIR, "#63627C")
    out += shape(moved(leaf, 4, -92), GOLD, 3.6) + beads(moved(leaf, 4, -92, 0.8), 7, 2, PEARL)
    out += gem(4, -94, 8, 11, stone, GOLD_LIGHT, 1.8) + circle(4, -72, 4, TURQUOISE, 1.6)
    return out


def arches(velvet: str, stone: str) -> str:
    """A domed crown of velvet under gold arches, a sunburst in front and a crescent on top."""
    dome = "-55,-76! -58,-104 -46,-132 -22,-148 3,-153 28,-148 51,-132 62,-104 56,-78! 2,-72"
    out = shape(dome, velvet, 4.5)
    out += strokes(
        INK,
        ("-30,-74 -36,-104 -24,-134 3,-152", (15, 14, 12, 9)),
        ("36,-74 42,-104 29,-134 3,-152", (15, 14, 12, 9)),
    )
    out += strokes(
        GOLD,
        ("-30,-74 -36,-104 -24,-134 3,-152", (9.5, 8.5, 7, 5)),
        ("36,-74 42,-104 29,-134 3,-152", (9.5, 8.5, 7, 5)),
    )
    out += beads("-31,-78 -36,-104 -24,-132 -4,-148", 8, 2, PEARL)
    out += beads("37,-78 42,-104 29,-132 10,-148", 8, 2, PEARL)
    for x, y, k in ((-49, -100, 0.8), (54, -100, 0.8)):
        out += boteh(x, y, k, GOLD_LIGHT, RUBY, x > 0)
    rays = many(((3.0, -105.0),), motif(
        [(*p, i % 2 == 0) for i, p in enumerate(
            [(0, -27), (5, -14), (14, -22), (13, -11), (23, -12), (16, -4), (24, 4), (14, 5),
             (16, 15), (8, 11), (0, 21), (-8, 11), (-16, 15), (-14, 5), (-24, 4), (-16, -4),
             (-23, -12), (-13, -11), (-14, -22), (-5, -14)])]
    ))  # fmt: skip
    out += path(rays, GOLD, INK, 3.4) + gem(3, -107, 8.5, 8.5, stone, GOLD_LIGHT, 1.8)
    out += circle(3, -156, 6.5, GOLD, 3)
    out += shape("-7,-172! -11,-162 3,-156 17,-162 13,-172! 10,-166 3,-164 -4,-166", GOLD, 3)
    out += shape("-57,-78! 2,-73 57,-80! 54,-57! 30,-51 0,-48 -30,-50 -55,-55!", GOLD, 4)
    for x, y in ((-43, -65), (-21, -63), (2, -61), (25, -62), (44, -67)):
        diamond = f"{x},{y - 8}! {x + 8},{y}! {x},{y + 8}! {x - 8},{y}!"
        out += shape(diamond, RUBY if x in (-21, 25) else stone, 2)
        out += circle(x - 2, y - 2, 1.6, "#FFF")
    for x in (-32, -9, 14, 35):
        out += circle(x, -63 - abs(x) * 0.03, 2.6, PEARL, 1.4)
    out += beads("-56,-77 2,-72 56,-79", 7, 1.8, GOLD_DARK)
    return out + pearls(RIM, 7.4, 3.2)
