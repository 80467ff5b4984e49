"""Things held at court: falcon, rose, mirror, lute, water pipe, decanter and cup."""

from __future__ import annotations

from tools.cards.geometry import around
from tools.cards.ink import (
    beads,
    brush,
    circle,
    d,
    double,
    ellipse,
    gem,
    group,
    hairs,
    line,
    many,
    motif,
    path,
    shape,
    strokes,
)
from tools.cards.palette import (
    GOLD,
    GOLD_DARK,
    GOLD_LIGHT,
    INK,
    PEARL,
    RUBY,
    TURQUOISE,
    WOOD,
)


def glove(x: float, y: float) -> str:
    """A leather glove, its knuckles at (x, y)."""
    form = (
        f"{x - 30},{y + 48}! {x - 32},{y + 22} {x - 24},{y + 4} {x + 2},{y - 4} {x + 26},{y + 2} "
        f"{x + 32},{y + 26} {x + 28},{y + 48}!"
    )
    out = shape(form, "#8A4B22", 4.5)
    return out + strokes(
        INK,
        (f"{x - 14},{y + 8} {x - 16},{y + 22} {x - 12},{y + 32}", (1, 2.6, 1)),
        (f"{x + 2},{y + 6} {x},{y + 22} {x + 3},{y + 33}", (1, 2.6, 1)),
        (f"{x + 17},{y + 10} {x + 16},{y + 22} {x + 18},{y + 30}", (1, 2.6, 1)),
    )


def falcon(x: float, y: float) -> str:
    """A falcon on the glove at (x, y), looking left."""
    dark, brown, pale = "#5B4636", "#8C6F52", "#F3E6CC"
    body = [
        (
            f"{x + 10},{y - 10}! {x + 26},{y + 24} {x + 34},{y + 66}! {x + 48},{y + 60}! "
            f"{x + 44},{y + 14} {x + 34},{y - 30}",
            dark,
            4.0,
        ),
        (
            f"{x - 20},{y - 118} {x - 8},{y - 132} {x + 12},{y - 130} {x + 24},{y - 112} "
            f"{x + 36},{y - 80} {x + 38},{y - 40} {x + 22},{y - 8} {x + 2},{y - 2} "
            f"{x - 20},{y - 18} {x - 30},{y - 50} {x - 26},{y - 84} {x - 24},{y - 104}",
            pale,
            4.5,
        ),
    ]
    out = "".join(shape(curve, fill, width) for curve, fill, width in body)
    bars = [
        (f"{x + a},{y + b} {x + (a + c) / 2},{y + b + 6} {x + c},{y + b}", (0.6, 3.2, 0.6))
        for b, a, c in ((-80, -22, -2), (-66, -24, 0), (-52, -25, 2), (-38, -23, 4), (-24, -18, 8))
    ]
    out += strokes(brown, *bars)
    out += shape(
        f"{x + 8},{y - 104}! {x + 28},{y - 98} {x + 44},{y - 62} {x + 46},{y - 20} "
        f"{x + 36},{y + 22}! "
        f"{x + 16},{y - 10} {x + 2},{y - 46} {x},{y - 80}",
        brown,
    )
    out += strokes(
        INK,
        (f"{x + 10},{y - 60} {x + 20},{y - 30} {x + 32},{y + 6}", (0.6, 3, 2)),
        (f"{x + 19},{y - 66} {x + 29},{y - 38} {x + 37},{y - 6}", (0.6, 3, 2)),
        (f"{x + 27},{y - 74} {x + 37},{y - 48} {x + 42},{y - 22}", (0.6, 3, 2)),
    )
    spots = [
        (f"{x + a - 5},{y + b} {x + a},{y + b + 6} {x + a + 5},{y + b}", (0.4, 2.4, 0.4))
        for a, b in ((9, -88), (19, -88), (8, -76), (18, -78), (27, -82))
    ]
    out += strokes(pale, *spots)
    out += shape(
        f"{x - 24},{y - 106}! {x - 22},{y - 122} {x - 6},{y - 134} {x + 14},{y - 130} "
        f"{x + 22},{y - 114}! "
        f"{x + 6},{y - 108} {x - 4},{y - 112} {x - 12},{y - 104}!",
        dark,
        2,
    )
    out += brush(f"{x - 8},{y - 112} {x - 9},{y - 100} {x - 14},{y - 92}", (3, 6, 1), dark)
    out += shape(
        f"{x - 22},{y - 118}! {x - 34},{y - 114} {x - 37},{y - 104} "
        f"{x - 33},{y - 98}! {x - 28},{y - 104} "
        f"{x - 20},{y - 105}!",
        "#E0B04A",
        3,
    )
    out += circle(x - 11, y - 115, 5.2, "#F0C34E", 2) + circle(x - 12, y - 115, 2.6, "#0D0908")
    for dx in (-8, 8):
        a = x + dx
        out += shape(
            f"{a - 6},{y - 10}! {a + 6},{y - 10}! {a + 7},{y + 4} {a},{y + 9} {a - 8},{y + 4}",
            "#E0B04A",
            3,
        )
    return out + brush(f"{x - 6},{y + 6} {x - 22},{y + 30} {x - 16},{y + 52}", (2, 3.5, 3), RUBY)


def rose(x: float, y: float) -> str:
    """A rose and a bud; (x, y) is near its heart, the stem ends 128 below."""
    green, pale, pink, deep = "#2E7A4A", "#9CCB8F", "#E4788A", "#C8324A"
    stem = f"{x},{y + 132} {x + 3},{y + 60} {x - 2},{y + 10}"
    out = brush(stem, (7, 8, 7)) + brush(stem, (3, 4, 3.4), green)
    out += shape(
        f"{x + 1},{y + 72}! {x - 18},{y + 62} {x - 36},{y + 38}! {x - 12},{y + 42}", green, 3.4
    )
    out += shape(
        f"{x + 2},{y + 58}! {x + 20},{y + 50} {x + 40},{y + 22}! {x + 14},{y + 28}", green, 3.4
    )
    out += hairs(
        pale,
        2,
        f"{x},{y + 70} {x - 16},{y + 54} {x - 32},{y + 42}",
        f"{x + 3},{y + 56} {x + 18},{y + 40} {x + 36},{y + 27}",
    )
    out += brush(f"{x - 1},{y + 26} {x + 24},{y - 2} {x + 38},{y - 20}", (4, 4, 3))
    out += shape(
        f"{x + 34},{y - 14} {x + 32},{y - 30} {x + 44},{y - 42}! {x + 52},{y - 28} "
        f"{x + 46},{y - 14}",
        deep,
        3,
    )
    for px, py in around(x, y - 9, 18.5, 5):
        out += ellipse(px, py, 18, 17, pink, 3.6)
    out += shape(
        f"{x - 18},{y - 14} {x - 12},{y - 30} {x + 8},{y - 32} {x + 20},{y - 18} {x + 18},{y + 2} "
        f"{x + 4},{y + 12} {x - 12},{y + 6}",
        deep,
        3,
    )
    spiral = (
        f"{x - 8},{y - 4} {x - 10},{y - 18} {x + 4},{y - 24} {x + 12},{y - 12} "
        f"{x + 4},{y - 4} {x - 1},{y - 11}"
    )
    out += brush(spiral, (0.8, 3, 3.2, 3, 2.4, 0.6), "#6F1220")
    return out + hairs(
        "#F4B3BC",
        2.6,
        f"{x - 24},{y + 2} {x - 28},{y - 8} {x - 24},{y - 18}",
        f"{x + 22},{y - 26} {x + 28},{y - 16} {x + 28},{y - 4}",
    )


def mirror(x: float, y: float) -> str:
    """A round hand mirror in a jewelled frame; the handle ends 164 below its middle."""
    out = shape(
        f"{x - 7},{y + 50}! {x + 7},{y + 50}! {x + 9},{y + 150} {x},{y + 164} {x - 9},{y + 150}",
        GOLD,
    )
    out += path(
        "".join(f"M{x - 7} {y + dy}h14" for dy in (66, 78, 90, 130, 142)), "none", GOLD_DARK, 3
    )
    for px, py in around(x, y, 44, 8, 90):
        out += circle(px, py, 13, GOLD, 4)
    out += circle(x, y, 45, GOLD)
    for i, (px, py) in enumerate(around(x, y, 45, 8, 90)):
        out += circle(px, py, 5, RUBY if i % 2 else TURQUOISE, 1.8)
    out += circle(x, y, 33, "#BFD9DD", 4)
    glass = (
        f"{x - 24},{y + 6} {x - 16},{y - 16} {x + 8},{y - 26}! {x - 2},{y - 6} {x - 12},{y + 18}"
    )
    out += path(d(glass, True), "#E9F4F3")
    return out + brush(f"{x + 10},{y + 22} {x + 22},{y + 8}", (1, 4, 1), "#E9F4F3")


def lute() -> str:
    """A long-necked tar across the body: bowls at the lower left, pegs at the upper right.

    Drawn upright about its bridge and turned; the neck passes below the chin.
    """
    out = shape("-8,-60! 8,-60! 6,-282! -6,-282!", WOOD, 4.5)
    frets = "".join(f"M-7 {y}h14" for y in (-84, -104, -124, -148, -172, -198, -226, -254))
    out += path(frets, "none", GOLD_LIGHT, 2.2)
    out += shape("-9,-278! 9,-278! 10,-326 4,-332 -4,-332 -10,-326", "#5B2F18", 4.5)
    for y in (-292, -310):
        out += (
            double(f"-22,{y} 22,{y}", 7, 3, GOLD)
            + circle(-24, y, 5, PEARL, 2)
            + circle(24, y, 5, PEARL, 2)
        )
    bowl = (
        "0,-66! -30,-62 -40,-44 -30,-24 -16,-14! -46,-6 -62,22 -54,52 -26,70 0,74 "
        "26,70 54,52 62,22 "
        "46,-6 16,-14! 30,-24 40,-44 30,-62"
    )
    out += shape(bowl, "#8A4B22", 5.5)
    out += shape("0,-56! -22,-53 -29,-42 -22,-30 0,-22! 22,-30 29,-42 22,-53", "#F0DDB8", 3.4)
    out += shape("0,-6! -30,0 -48,24 -42,46 -20,60 0,63 20,60 42,46 48,24 30,0", "#F0DDB8", 3.4)
    out += shape("-18,40! 18,40! 15,48! -15,48!", WOOD, 2.6)
    out += beads("-36,10 -44,28 -38,44 -20,55 0,57 20,55 38,44 44,28 36,10", 10, 1.8, GOLD_DARK)
    strings = "".join(f"M{x} 42L{x * 0.7:.1f} -282" for x in (-4, 0, 4))
    return out + path(strings, "none", "#4A3420", 1.3)


def placed_lute(x: float, y: float, angle: float) -> str:
    """The lute with its lower bowl at (x, y)."""
    return group(lute(), f"translate({x:g} {y:g}) rotate({angle:g})")


def pipe(x: float) -> str:
    """A jewelled water pipe at x: fire bowl above, stem, glass vase at the seam."""
    vase = (
        f"{x - 9},246! {x - 12},264 {x - 34},286 {x - 41},314 {x - 33},342 {x - 15},360! "
        f"{x - 19},388! {x + 19},376! {x + 15},356! {x + 33},338 {x + 41},310 {x + 34},284 "
        f"{x + 12},264 {x + 9},246!"
    )
    out = shape(vase, "#3F7FB5", 5)
    out += path(
        d(
            f"{x + 10},266! {x + 31},286 {x + 37},310 {x + 30},336 {x + 12},354! {x + 20},322",
            True,
        ),
        "#2A5E8E",
    )
    out += hairs("#CFE6F2", 5, f"{x - 26},294 {x - 32},312 {x - 27},332")
    for dx, y in ((-15, 308), (13, 306), (-1, 328)):
        petals = around(x + dx, y, 5.6, 5)
        out += path(many(petals, "m-3.4 0a3.4 3.4 0 1 0 6.8 0a3.4 3.4 0 1 0 -6.8 0z"), GOLD_LIGHT)
        out += circle(x + dx, y, 2.6, RUBY)
    out += shape(f"{x - 13},240! {x + 13},240! {x + 11},255! {x - 11},255!", GOLD, 3.6)
    out += shape(f"{x - 6},150! {x + 6},150! {x + 6},242! {x - 6},242!", WOOD)
    for y, w in ((165, 10), (184, 13), (204, 10)):
        out += ellipse(x, y, w, 8, GOLD, 3) + path(
            f"M{x - w + 3} {y}h{2 * w - 6}", "none", GOLD_DARK, 2
        )
    bowl = (
        f"{x - 9},152! {x - 12},138 {x - 26},120 {x - 28},96! {x + 28},96! "
        f"{x + 26},120 {x + 12},138 {x + 9},152!"
    )
    out += shape(bowl, GOLD, 4.5)
    for dx in (-15, 0, 15):
        out += gem(x + dx, 112, 4.4, 5.6, TURQUOISE if dx else RUBY, GOLD_LIGHT, 1.6)
    out += path(
        many([(x - 18, 140), (x + 18, 140)], motif("0,0! -4,9 0,16 4,9")), TURQUOISE, INK, 1.8
    )
    out += path(
        d(f"{x - 25},96! {x - 16},84 {x - 4},90 {x + 8},80 {x + 18},88 {x + 25},96!", True),
        "#3A2A22",
        INK,
        3,
    )
    out += (
        circle(x - 8, 91, 3.4, "#E0673F")
        + circle(x + 9, 89, 3.8, "#E0673F")
        + circle(x + 1, 93, 2.6, "#F3C05A")
    )
    smoke = f"{x + 4},80 {x - 8},66 {x + 8},54 {x - 2},42"
    return out + line(smoke, 3.4, "#FBF5E6")


def hose(start: tuple[float, float], end: tuple[float, float]) -> str:
    """The pipe's bound hose hanging from start to the mouthpiece in the near hand."""
    (x0, y0), (x1, y1) = start, end
    curve = (
        f"{x0},{y0} {x0 - 26},{y0 + 42} {x0 - 88},{y0 + 96} {x1 + 84},{y1 + 40} "
        f"{x1 + 24},{y1 + 26} {x1},{y1}"
    )
    out = line(curve, 13) + line(curve, 7.5, RUBY)
    return out + path(
        d(curve), "none", GOLD_LIGHT, 6, extra=' stroke-dasharray="2 9" stroke-linecap="butt"'
    )


def mouthpiece(x: float, y: float) -> str:
    """The amber end of the hose, above the hand at (x, y)."""
    out = shape(
        f"{x - 6},{y - 18}! {x + 6},{y - 18}! {x + 9},{y - 52} {x + 13},{y - 66} "
        f"{x + 6},{y - 70} {x + 1},{y - 54}",
        "#E8B24A",
        3.2,
    )
    return out + path(f"M{x - 6} {y - 28}l13 -1M{x - 4} {y - 37}l12 -1", "none", GOLD_DARK, 2.6)


def decanter(x: float, y: float) -> str:
    """A long-necked glass of wine standing at y."""
    form = (
        f"{x - 16},{y}! {x - 34},{y - 20} {x - 38},{y - 46} {x - 24},{y - 70} "
        f"{x - 9},{y - 86} {x - 7},{y - 128} "
        f"{x - 13},{y - 150}! {x + 13},{y - 150}! {x + 7},{y - 128} {x + 9},{y - 86} "
        f"{x + 24},{y - 70} "
        f"{x + 38},{y - 46} {x + 34},{y - 20} {x + 16},{y}!"
    )
    out = shape(form, "#D8E8E6", 4.8)
    wine = (
        f"{x - 33},{y - 26} {x - 35},{y - 46} {x - 26},{y - 62}! {x + 26},{y - 62}! "
        f"{x + 35},{y - 46} {x + 33},{y - 26} {x + 16},{y - 4}! {x - 16},{y - 4}!"
    )
    out += path(d(wine, True), "#8E1F3A")
    out += path(
        d(
            f"{x + 26},{y - 60}! {x + 33},{y - 46} {x + 31},{y - 26} {x + 15},{y - 6}! "
            f"{x + 6},{y - 6}! {x + 22},{y - 30}",
            True,
        ),
        "#651227",
    )
    out += hairs("#E9A3AE", 5, f"{x - 26},{y - 52} {x - 29},{y - 38} {x - 24},{y - 24}")
    out += hairs("#FFFFFF", 3, f"{x - 4},{y - 88} {x - 3},{y - 110} {x - 5},{y - 136}")
    out += shape(
        f"{x - 11},{y - 92}! {x + 11},{y - 92}! {x + 13},{y - 80}! {x - 13},{y - 80}!", GOLD, 3
    )
    out += shape(
        f"{x - 18},{y - 2}! {x + 18},{y - 2}! {x + 22},{y + 7}! {x - 22},{y + 7}!", GOLD, 3.4
    )
    out += shape(
        f"{x - 15},{y - 156}! {x + 15},{y - 156}! {x + 14},{y - 146}! {x - 14},{y - 146}!",
        GOLD,
        3.2,
    )
    out += gem(x, y - 40, 8, 10, TURQUOISE, GOLD)
    for dx in (-20, 20):
        out += circle(x + dx, y - 40, 3.4, GOLD_LIGHT, 1.6)
    return out + circle(x, y - 164, 7, GOLD, 3)


def cup(x: float, y: float) -> str:
    """A small gold cup whose foot is at (x, y)."""
    out = shape(
        f"{x - 12},{y}! {x - 4},{y - 8} {x - 3},{y - 16} {x + 3},{y - 16} "
        f"{x + 4},{y - 8} {x + 12},{y}!",
        GOLD,
        3.4,
    )
    out += shape(
        f"{x - 22},{y - 46}! {x - 20},{y - 26} {x},{y - 13} {x + 20},{y - 26} {x + 22},{y - 46}!",
        GOLD,
        4,
    )
    out += ellipse(x, y - 46, 22, 6.5, "#8E1F3A", 3.4)
    out += beads(f"{x - 18},{y - 32} {x},{y - 22} {x + 18},{y - 32}", 8, 2, PEARL)
    return out + hairs(GOLD_LIGHT, 2.6, f"{x - 17},{y - 38} {x - 14},{y - 26} {x - 8},{y - 21}")
