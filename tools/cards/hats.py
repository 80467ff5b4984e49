"""The soldiers' tall hats in face space: the brim is at about y -50."""

from __future__ import annotations

from tools.cards.geometry import field, flatten, mirrored, moved, star_points
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
    GOLD,
    GOLD_DARK,
    GOLD_LIGHT,
    INK,
    PEARL,
    STEEL,
    STEEL_DARK,
    TURQUOISE,
)

FELT, FELT_TOP, CURL = "#211F29", "#3A3846", "#5B596F"


def _lambskin(outline: str, step: tuple[float, float], top: float) -> str:
    """Hooks on a jittered lattice in four rotations; a straight lattice looks like wallpaper."""
    sets: list[list[tuple[float, float]]] = [[], [], [], []]
    for i, (x, y, row) in enumerate(field(flatten(outline, True), step, 7, 0, (0, -48))):
        if y < top:
            jitter = ((i * 37 % 7 - 3) * 0.8, (i * 53 % 7 - 3) * 0.6)
            sets[(i * 7 + row * 3) % 4].append((x + jitter[0], y + jitter[1]))
    hook = "-6,2.4 -3,-5 4,-4 4,2"
    data = "".join(
        many(places, motif(moved(hook, 0, 0, 1, turn, k % 2 == 1), False))
        for k, (places, turn) in enumerate(zip(sets, (-25, 20, 160, -60), strict=True))
    )
    return path(data, "none", CURL, 2)


def _feather(curve: str, widths: tuple[float, ...], fill: str, dark: str, *barbs: str) -> str:
    inner = tuple(max(0.6, w - 6) for w in widths)
    out = brush(curve, widths) + brush(curve, inner, fill)
    return out + hairs(dark, 2.4, curve, *barbs)


def _badge(x: float, y: float, stone: str) -> str:
    form = (
        f"{x},{y + 19}! {x - 15},{y + 11} {x - 20},{y - 5} {x - 11},{y - 20} {x + 3},{y - 33}! "
        f"{x + 3},{y - 21} {x + 15},{y - 9} {x + 17},{y + 7}"
    )
    out = shape(form, GOLD, 3.4) + gem(x, y, 7, 9.5, stone, GOLD_LIGHT, 1.8)
    return out + circle(x - 20, y - 15, 3.6, PEARL, 1.5) + circle(x + 18, y - 14, 3.6, PEARL, 1.5)


BAND = "-57,-66! -28,-61 0,-59 30,-61 55,-67! 53,-50! 30,-45 0,-42 -30,-44 -57,-49!"
BAND_LINE = "-50,-56 -28,-53 0,-51 30,-53 48,-58"


def lambskin(plume: str, dark: str, stone: str) -> str:
    """A tall black lambskin hat with a nodding ostrich feather."""
    hat = (
        "-57,-50! -60,-80 -57,-112 -50,-138 -44,-148! -20,-140 4,-144 28,-140 46,-150! 54,-136 "
        "57,-108 57,-80 53,-52! 30,-46 0,-43 -30,-45"
    )
    out = shape(hat, FELT, 4.5)
    out += shape("-44,-148! -20,-158 4,-160 28,-158 46,-150! 28,-140 4,-144 -20,-140", FELT_TOP, 3)
    out += _lambskin(hat, (15.5, 11.5), -66)
    out += shape(BAND, GOLD, 3.6) + pearls(BAND_LINE, 10, 3.6)
    out += _feather(
        "6,-100 0,-126 6,-152 26,-164 44,-154 45,-140", (8, 20, 27, 26, 19, 3), plume, dark,
        "1,-120 -6,-128 -10,-138", "2,-128 10,-128 16,-136", "2,-138 -4,-146 -4,-154",
        "6,-146 14,-146 20,-152", "24,-160 28,-155 34,-154",
    )  # fmt: skip
    return out + _badge(7, -83, stone)


def shako(cloth: str, plume: str, dark: str) -> str:
    """A straight hat of felt that widens at the top, with a brass star, cords and a pompon."""
    out = _feather(
        "2,-138 -3,-152 2,-166 14,-169", (10, 26, 24, 6), plume, dark,
        "-1,-148 -9,-154 -9,-161", "0,-148 8,-153 11,-159",
    )  # fmt: skip
    hat = (
        "-56,-50! -58,-90 -64,-134! -34,-128 4,-126 40,-129 68,-138! 62,-92 53,-52! 30,-46 0,-43 "
        "-30,-45"
    )
    out += shape(hat, FELT, 4.5)
    out += shape(
        "-64,-134! -40,-146 4,-149 44,-147 68,-138! 40,-129 4,-126 -34,-128", FELT_TOP, 3.4
    )
    out += shape(
        "-63,-126! -34,-119 4,-117 40,-120 66,-129! 65,-118! 40,-109 4,-106 -34,-108 -62,-115!",
        cloth, 3,
    )  # fmt: skip
    out += hairs(
        CURL, 2.6, "-50,-108 -48,-86 -47,-70", "48,-110 47,-88 46,-70", "-42,-104 -40,-84 -40,-72"
    )
    swag = "-55,-106 -36,-84 4,-72 42,-86 58,-110"
    out += strokes(INK, (swag, (7, 8.5, 9, 8.5, 7))) + strokes(GOLD, (swag, (3, 4.6, 5, 4.6, 3)))
    out += beads(swag, 9, 1.4, GOLD_DARK)
    out += shape(star_points(4, -94, 25, 12.5, 8), GOLD, 3.2)
    out += circle(4, -94, 9, cloth, 2.2) + path(d(star_points(4, -94, 6.5, 3), True), GOLD_LIGHT)
    out += shape(
        "-57,-63! -28,-58 0,-56 30,-58 55,-64! 53,-50! 30,-45 0,-42 -30,-44 -57,-49!", GOLD, 3.6
    )
    out += beads(BAND_LINE, 9, 2.6, cloth)
    return out + shape(
        "-50,-47! -28,-42 0,-40 30,-43 50,-49! 52,-43! 30,-35 0,-31 -30,-33 -54,-39!", FELT, 3
    )


def helmet(cloth: str, stone: str) -> str:
    """A tall steel helmet with a spike, inlaid with gold, two plumes and a skirt of mail."""
    mail = "-58,-62! -74,-30 -76,10 -68,42! -54,36 -50,12! -50,-30 -46,-54!"
    far = "56,-62! 64,-34 66,-4 62,22! 54,18 53,-6 52,-34 48,-56!"
    rings = "m-3.4 0a3.4 3.4 0 1 0 6.8 0"
    out = ""
    for part in (mail, far):
        out += shape(part, "#8E9BA3", 3.6)
        out += path(
            many(field(flatten(part, True), (7.6, 5.4), 4.5), rings), "none", "#4A545C", 1.5
        )
    for f in (1, -1):
        x = 3 + f * 50
        curve = f"{x},-92 {x + f * 5},-116 {x + f * 8},-138 {x + f * 20},-152 {x + f * 34},-146"
        barbs = (
            f"{x + f * 5},-112 {x - f * 2},-118 {x - f * 4},-126",
            f"{x + f * 7},-126 {x + f * 15},-130 {x + f * 19},-137",
            f"{x + f * 9},-136 {x + f * 2},-142 {x + f * 2},-150",
        )
        out += _feather(curve, (8, 18, 26, 24, 5), PEARL, "#9A927C", *barbs)
    out += shape("-4,-148! -1,-162 3,-172! 7,-162 10,-148!", STEEL, 3.6)
    dome = (
        "-58,-62! -58,-96 -40,-128 -16,-146 3,-154 22,-146 46,-128 60,-96 57,-64! "
        "30,-56 0,-53 -30,-56"
    )
    out += shape(dome, STEEL, 4.5)
    shade = "-57,-64! -57,-96 -40,-126 -18,-144! -32,-120 -40,-94 -38,-60!"
    out += path(d(shade, True), STEEL_DARK)
    out += hairs("#FFFFFF", 5, "26,-138 42,-120 50,-94") + hairs(STEEL_DARK, 2.4, "3,-152 3,-130")
    scroll = "16,-88 34,-84 42,-98 32,-110 22,-102 29,-95", (2, 4.4, 5, 4.4, 3.4, 0.6)
    out += strokes(GOLD_DARK, scroll, (mirrored(scroll[0], 2), scroll[1]))
    out += shape("3,-148! -8,-128 -10,-104 3,-84! 16,-104 14,-128", GOLD, 3)
    out += gem(3, -108, 6, 10, stone, GOLD_LIGHT, 1.8)
    for x in (-47, 53):
        out += shape(f"{x - 7},-80! {x - 5},-98 {x + 5},-98 {x + 7},-80!", GOLD, 2.6)
    out += shape(
        "-60,-80! -28,-73 2,-71 32,-73 60,-82! 58,-60! 30,-53 0,-50 -30,-52 -60,-58!", GOLD, 3.6
    )
    zigzag = "".join(f"M{x} -60l5 -8l5 8z" for x in (-48, -34, -20, -6, 8, 22, 36))
    out += path(zigzag, cloth) + beads("-56,-77 -28,-70 2,-68 32,-70 57,-79", 7.5, 1.8, GOLD_DARK)
    return out


def shawl_hat(cloth: str, dark: str, stone: str) -> str:
    """A tall pointed felt cap leaning back, with a striped shawl wound about its foot."""
    cone = "-48,-78! -50,-110 -44,-140 -27,-162 -7,-167 6,-156 20,-132 38,-106 48,-80! 0,-72"
    out = shape(cone, FELT, 4.5)
    out += hairs(
        CURL,
        2.6,
        "-38,-92 -40,-122 -30,-146",
        "-24,-90 -24,-120 -16,-150",
        "20,-92 10,-120 -2,-148",
        "34,-92 26,-110 16,-128",
    )
    out += _feather(
        "30,-96 40,-122 58,-142 80,-144 92,-128", (8, 17, 20, 15, 2), "#F4EDD8", "#8E8673",
        "38,-118 44,-122 47,-128", "50,-134 58,-134 64,-138",
    )  # fmt: skip
    wrap = (
        "-58,-50! -68,-62 -66,-80 -50,-94 -20,-100 10,-100 40,-96 62,-84 68,-68 "
        "56,-52! 30,-46 0,-43 "
        "-30,-45"
    )
    out += shape(wrap, cloth, 4.5)
    folds = (
        "-62,-56 -20,-62 24,-76 60,-88",
        "-66,-74 -30,-76 6,-86 34,-97",
        "-20,-45 24,-54 64,-72",
    )
    out += strokes(INK, *((c, (1, 3, 3, 1)) for c in folds))
    bands = (
        "-64,-65 -24,-69 14,-80 48,-93",
        "-40,-46 4,-53 44,-68 66,-79",
        "-58,-84 -36,-85 -10,-92 8,-99",
    )
    out += strokes(dark, *((c, (2, 5, 5, 2)) for c in bands))
    out += path(many(((-52, -60), (-24, -56), (4, -66), (30, -62), (48, -78), (-34, -90)), motif(
        star_points(0, 0, 4.6, 2)
    )), GOLD_LIGHT)  # fmt: skip
    knot = "22,-84! 14,-98 22,-112 34,-112 44,-100 38,-84!"
    out += shape(knot, GOLD, 3) + gem(29, -98, 6.5, 7.5, stone, GOLD_LIGHT, 1.8)
    return (
        out
        + pearls("-54,-48 -30,-43 0,-41 30,-44 52,-51", 8, 3)
        + circle(-7, -168, 6, TURQUOISE, 2.4)
    )
