"""The four queens' heads, each as (behind the clothes, before the clothes)."""

from __future__ import annotations

from collections.abc import Sequence

from tools.cards import face, tiaras
from tools.cards.geometry import flatten, resampled
from tools.cards.ink import (
    brush,
    circle,
    d,
    dots,
    ellipse,
    group,
    hairs,
    many,
    path,
    shape,
    strokes,
)
from tools.cards.palette import (
    CREASE,
    DRESSES,
    GOLD,
    HAIR,
    HAIR_LIGHT,
    INK,
    RUBY,
    SHADE,
    SKIN,
    TURQUOISE,
)

Head = tuple[str, str]

VEIL = "0,-112 -48,-104 -76,-64 -86,0 -92,60 -110,128! 116,128! 92,60 84,0 76,-64 50,-104"
LONG_HAIR = (
    "0,-92 -46,-82 -66,-44 -69,10 -70,70 -78,128! -34,128! -30,60! 40,60! 44,128! 84,128! 73,70 "
    "69,10 66,-44 48,-82"
)
NEAR_TEMPLE = "6,-76! -18,-66 -40,-46 -51,-22 -53,10 -58,34! -68,30 -71,-10 -66,-50 -40,-84 4,-92!"
FAR_TEMPLE = "6,-76! 26,-66 42,-46 50,-24 52,6 55,30! 64,26 68,-10 65,-50 42,-84 4,-92!"
TEMPLE_STRANDS = (
    "0,-80 -28,-68 -50,-40 -58,0",
    "-8,-86 -40,-72 -60,-38 -64,0",
    "12,-80 36,-66 52,-38 57,-4",
    "18,-85 44,-72 60,-38 62,-6",
)
NEAR_CURL = (
    "-56,-12 -56,10 -50,28 -38,35 -28,29 -28,19 -36,17 -39,23",
    (9, 10, 9, 7.5, 6, 4.5, 3, 0.6),
)
FAR_CURL = ("55,-10 56,8 52,22 46,27 41,22 43,16 47,18", (8, 8, 6.5, 5.5, 4.5, 3.4, 0.6))


def _veil(fill: str, flowers: str) -> str:
    places = (
        (-77, -24), (-80, 8), (-84, 38), (-90, 68), (-98, 98), (-66, -62), (77, -24), (79, 8),
        (83, 38), (89, 68), (100, 98), (67, -62),
    )  # fmt: skip
    petals = [
        (x + dx, y + dy)
        for x, y in places
        for dx, dy in ((0, -4), (3.8, -1.2), (2.4, 3.3), (-2.4, 3.3), (-3.8, -1.2))
    ]
    out = shape(VEIL, fill, 5) + dots(petals, 2.7, flowers)
    return out + dots(places, 2.2, GOLD)


def _long_hair(strands: Sequence[str]) -> str:
    return shape(LONG_HAIR, HAIR, 3) + hairs(HAIR_LIGHT, 2.6, *strands)


STRAIGHT_STRANDS = (
    "-62,20 -60,70 -66,124", "-50,40 -46,84 -54,126", "62,20 62,70 72,124", "52,40 54,84 62,126",
)  # fmt: skip


def _temples(strands: Sequence[str] = TEMPLE_STRANDS) -> str:
    out = shape(NEAR_TEMPLE, HAIR, 2) + shape(FAR_TEMPLE, HAIR, 2)
    return out + hairs(HAIR_LIGHT, 2.2, *strands)


def _plait(curve: str, width: float, count: int) -> str:
    """A plait: overlapping links along a curve, a jewel at its end."""
    line = flatten(curve, False, 10)
    spots = resampled(line, count)
    out = brush(curve, (width + 4, width + 4, width * 0.7 + 4), INK)
    for i, (x, y) in enumerate(spots):
        size = width * (0.56 - 0.14 * i / count)
        out += ellipse(x, y, size, size * 0.72, HAIR)
    marks = [(x - width * 0.3, y - 3) for x, y in spots[:-1]]
    right = [(x + width * 0.3, y + 1) for x, y in spots[:-1]]
    out += path(many(marks, "q4 1 7 6") + many(right, "q-4 1 -7 6"), "none", HAIR_LIGHT, 2)
    x, y = spots[-1]
    return out + circle(x, y + 3, 6, GOLD, 2.4) + circle(x, y + 3, 2.6, RUBY)


def hearts() -> Head:
    """Joined brows, a curl on the cheek, eyes lowered to her rose."""
    dress = DRESSES["H"]
    behind = _veil(dress.veil, dress.robe) + _long_hair(STRAIGHT_STRANDS) + face.neck()
    out = face.head_shape(face.OVAL)
    out += face.eyes(
        face.Gaze(lid=5.6, shut=1.5, glance=3, slant=-1.2, tail=8, colour="#2C1A12", weight=1.05)
    )
    out += face.brows(
        "13,-30 3,-33.5 -12,-40.5 -30,-38.5 -48,-24", "11,-30 20,-33.5 31,-40 42,-36.5 50.5,-25",
        (3.6, 6, 8, 6, 0.6), (3.6, 6, 7, 5, 0.6),
    )  # fmt: skip
    out += face.nose(face.FINE, 1) + face.mouth(46, 12, 1) + face.chin()
    out += face.mole(34, 36) + _temples()
    out += strokes(HAIR, NEAR_CURL, FAR_CURL)
    out += tiaras.earring(-58, 50, dress.stone) + tiaras.earring(58, 50, dress.stone)
    return behind, out + tiaras.fan(dress.stone)


def clubs() -> Head:
    """Round and young, a fringe on the brow, long plaits; she glances at her mirror."""
    behind = shape(
        "0,-92 -46,-84 -68,-46 -70,10 -66,60 -50,84! 52,84! 66,60 70,10 66,-46 48,-84", HAIR, 4
    )
    behind += face.neck(30)
    out = face.head_shape(face.ROUND, 1.1)
    out += face.eyes(face.Gaze(lid=1, glance=3.4, slant=1.6, tail=7, iris=8.8, colour="#3F2A16"))
    out += face.brows(
        "5,-29 -8,-37 -26,-38.5 -48,-25", "20,-29 30,-37 40,-37 51,-26",
        (3, 6.4, 6, 0.6), (3, 6, 5, 0.6),
    )  # fmt: skip
    out += face.nose(face.SHORT, 3) + face.mouth(43.5, 11.5, 1.6, 1.05, "#C8443A") + face.chin(60)
    out += face.mole(-14, 42)
    fringe = (
        "-54,20! -57,-8 -56,-34 -44,-60 -10,-80 4,-84 22,-80 44,-64 56,-38 57,-8 "
        "54,18! 48,-2 46,-22 "
        "40,-40! 30,-44 24,-54! 14,-47 6,-46 0,-56! -8,-46 -18,-43 -24,-52! -32,-42 -40,-36! "
        "-46,-18 -48,2"
    )
    out += shape(fringe, HAIR, 2)
    out += hairs(
        HAIR_LIGHT, 2.2, "0,-80 -6,-62 -14,-50", "-14,-76 -30,-62 -38,-44", "12,-80 16,-64 20,-54",
        "28,-74 42,-58 48,-30", "-36,-66 -50,-40 -53,-6",
    )  # fmt: skip
    out += tiaras.bell_earring(-57, 34, RUBY) + tiaras.bell_earring(56, 32, RUBY)
    out += _plait("-60,24 -66,56 -64,92 -58,124 -58,150", 15, 10)
    out += _plait("60,22 66,54 66,90 62,120 62,146", 15, 10)
    return behind, out + tiaras.crescent("#1E774B")


def spades() -> Head:
    """Older, a full chin, far-away eyes; wavy hair under an embroidered cap."""
    waves = (
        "0,-92 -48,-84 -68,-48 -70,0! -78,20 -72,42! -82,62 -76,84! -86,104 -80,128! "
        "-34,128! -30,60! "
        "40,60! 44,128! 86,128! 90,104 80,84! 86,62 76,42! 80,20 70,0! 68,-48 50,-84"
    )
    behind = shape(waves, HAIR, 4)
    behind += hairs(
        HAIR_LIGHT, 2.8, "-62,6 -68,36 -64,70 -72,110", "-50,50 -54,84 -50,118",
        "64,6 68,36 66,70 74,110", "52,50 58,84 56,118",
    )  # fmt: skip
    behind += face.neck(34)
    out = face.head_shape(face.ROUND, 0.95)
    out += face.eyes(
        face.Gaze(lid=4, shut=0.6, glance=-2.6, slant=0.6, tail=9, crease=-23.5, colour="#33301F")
    )
    out += face.brows(
        "11,-30 0,-35 -14,-41 -32,-38 -48,-22", "15,-30 23,-35 33,-40 43,-36 51.5,-24",
        (2.4, 6.4, 7.6, 5.4, 0.6), (2.4, 6, 6.8, 4.6, 0.6),
    )  # fmt: skip
    out += face.nose(face.FINE, 1) + face.mouth(45.5, 12, 0.4, 1.05, "#B03A3E", "#74202A")
    out += face.chin(62) + face.mole(-12, 40) + hairs(CREASE, 1.8, "-4,71 9,74.5 24,70")
    out += _temples()
    out += strokes(
        HAIR,
        ("-57,-8 -60,12 -54,26 -44,24 -42,14 -49,12", (9, 10, 8, 6, 4, 0.6)),
        ("-60,20 -62,40 -54,52 -45,47 -46,38 -52,38", (8, 9, 8, 6, 4, 0.6)),
        ("56,-8 58,10 53,21 46,18 47,11", (8, 8, 6, 4, 0.6)),
    )
    out += tiaras.earring(-60, 58, TURQUOISE) + tiaras.earring(58, 46, TURQUOISE)
    return behind, out + tiaras.cap("#24468F", "#F3E3B8", RUBY)


FULL_FACE = (
    "-48,-56! -51,-30 -51,-4 -48,18 -41,42 -27,64 -10,77 0,79.5 10,77 27,64 41,42 48,18 51,-4 "
    "51,-30 48,-56! 0,-74"
)


def _full_eyes() -> str:
    one = face.eye(
        face.Eye(
            (10, -2),
            (44, -7),
            (26, -13.6),
            (25, 3.4),
            (26, -5.2),
            8.5,
            (51, -11.5),
            -22.5,
            "#35220F",
        )
    )
    brow = brush("0,-28 9,-33 22,-40.5 38,-38 51,-23", (3.8, 6.4, 8, 6, 0.6))
    both = one + brow
    return both + group(both, "scale(-1 1)")


def _full_features() -> str:
    shade = "-7,-22! -10,0 -12,18 -9,25! -5,14 -3,-6"
    out = path(d(shade, True), SHADE, opacity=0.7)
    out += strokes(
        face.NOSE_LINE,
        ("-6,-20 -4.5,-4 -6,10 -10.5,20 -10,25.5 -6,27", (1.2, 1.8, 1.8, 2.6, 2)),
        ("10.5,20 10.5,25.5 6,27", (1, 2.6, 1.8)),
        ("-5.5,27.5 0,30 5.5,27.5", (0.8, 2.6, 0.8)),
    )
    return out + group(face.mouth(45.5, 12.5, 0.8) + face.chin(63), "translate(-13 0)")


def diamonds() -> Head:
    """Full face, like a full moon: joined brows, pearls beside the cheeks."""
    dress = DRESSES["D"]
    behind = shape(VEIL, dress.veil, 5)
    behind += path(
        many(
            [(s * x, y) for s in (1, -1) for x, y in
             ((72, -50), (81, -18), (83, 14), (86, 46), (93, 78), (102, 108))],
            "m0-6l5 6l-5 6l-5-6z",
        ),
        "#B5472A",
    )  # fmt: skip
    behind += _long_hair(STRAIGHT_STRANDS)
    behind += group(face.neck(38), "translate(-6 0)")
    out = path(d(FULL_FACE, True), SKIN, INK, 4.5)
    jaw = (
        "-50,-54! -50,-4 -46,20 -39,42 -26,62 -10,75! -24,54 -34,32 -40,8 -40,-24 "
        "-26,-48 0,-56 26,-48 40,-30! 48,-56!"
    )
    out += path(d(jaw, True), SHADE, opacity=0.75)
    out += ellipse(-28, 20, 17, 15, "url(#ck)") + ellipse(28, 20, 17, 15, "url(#ck)")
    out += _full_eyes() + _full_features() + face.mole(24, 38)
    side = "0,-78! 22,-68 40,-48 49,-22 51,8 54,34! 65,30 69,-10 65,-52 42,-86 0,-94!"
    strands = ("6,-82 32,-68 50,-38 56,0", "14,-88 44,-72 60,-38 62,0")
    curl = ("55,-8 55,14 48,30 37,33 30,26 33,19 38,22", (9, 9, 8, 6.5, 5, 3.4, 0.6))
    half = shape(side, HAIR, 2) + hairs(HAIR_LIGHT, 2.2, *strands) + strokes(HAIR, curl)
    half += tiaras.pearl_strand("58,6 62,40 60,74 52,98")
    out += half + group(half, "scale(-1 1)")
    out += tiaras.earring(-57, 46, TURQUOISE) + tiaras.earring(57, 46, TURQUOISE)
    return behind, out + tiaras.diadem("#B5472A")


HEADS = {"H": hearts, "C": clubs, "S": spades, "D": diamonds}
