"""The four soldiers' heads, each as (behind the collar, before it)."""

from __future__ import annotations

from tools.cards import beards, face, hats
from tools.cards.ink import d, group, hairs, path, shape, strokes
from tools.cards.palette import EMERALD, HAIR, HAIR_LIGHT, RUBY

Head = tuple[str, str]

NAPE = "-46,-52! -60,-40 -64,-14 -60,14 -50,26! -46,0"
LOCK = "-54,-54! -56,-24 -54,-8 -50,12! -45,-6 -42,-28 -38,-54!"
FAR_LOCK = "52,-54! 53,-26 51.5,-6! 47,-24 44,-54!"
LIPS = ("#B9523F", "#8A352B")


def _behind(width: float = 24) -> str:
    return shape(NAPE, HAIR, 3) + face.neck(width, 94)


def _locks() -> str:
    return shape(LOCK, HAIR, 1, HAIR) + shape(FAR_LOCK, HAIR, 1, HAIR)


def hearts() -> Head:
    """Bold, a thin moustache turned up at the ends."""
    out = face.head_shape(face.OVAL) + face.ear(-53, -2)
    out += face.eyes(face.Gaze(lid=1, glance=2, slant=1, tail=4, colour="#33200F"))
    out += face.brows(
        "3,-24 -10,-34 -26,-35.5 -46,-23", "20,-24 30,-33.5 40,-33.5 50.5,-23",
        (5, 9.5, 8, 0.8), (5, 9, 7, 0.8),
    )  # fmt: skip
    out += face.nose(face.STRAIGHT) + face.mouth(47, 12, 0.6, 0.9, *LIPS) + face.chin(64)
    out += beards.moustache(beards.TURNED_UP, edge=None) + _locks()
    return _behind(), out + group(hats.lambskin("#C8324A", "#7A1626", EMERALD), "translate(0 6)")


def clubs() -> Head:
    """A boy still: round cheeks, large eyes, the first down on his lip."""
    out = face.head_shape(face.YOUNG, 1.2) + face.ear(-53, -2)
    out += face.eyes(face.Gaze(lid=-0.4, glance=-1.5, slant=-0.6, tail=2, iris=9, colour="#4A2C16"))
    out += face.brows(
        "2,-28 -11,-35 -27,-36 -45,-26", "21,-28 30,-34.5 40,-34.5 50,-26",
        (3.6, 7.5, 6.5, 0.8), (3.6, 7, 5.5, 0.8),
    )  # fmt: skip
    out += face.nose(face.SHORT, 3) + face.down(33.5) + face.mouth(43, 11, 1, 0.95, *LIPS)
    out += face.chin(59)
    curl = "-40,-48 -30,-40 -18,-38 -10,-42 -14,-47", (5, 7, 6, 4, 0.6)
    out += _locks() + strokes(HAIR, curl)
    return _behind(22), out + group(hats.shako("#6B2B57", "#F4EDD8", "#8E8673"), "translate(0 4)")


def spades() -> Head:
    """A hardened fighter: frown, broken nose, a scar, stubble along the jaw."""
    out = face.head_shape(face.SQUARE, 0.8) + face.ear(-53, -2)
    stubble = (
        "-49,2 -46,26 -41,45 -33,58 -13,75 10,79 28,74 42,58 47.5,38 49,20! 44,40 36,52 24,62 "
        "12,65 0,62 -12,55 -28,46 -40,30"
    )
    out += path(d(stubble, True), "#D9B08C")
    out += face.eyes(face.Gaze(lid=2.6, glance=2.4, slant=0.8, tail=4, iris=8.2, colour="#2B2119"))
    out += face.brows(
        "6,-20 -8,-31 -26,-35 -47,-25", "17,-20 28,-31 40,-34 51,-25",
        (6, 10.5, 8.5, 1), (6, 10, 7, 1),
    )  # fmt: skip
    out += hairs("#B9794F", 1.8, "9,-28 10.5,-22 9,-16", "-2,30 -8,35 -11,41")
    out += face.nose(face.HOOKED, 0, 1) + face.mouth(48, 12, -1, 0.8, "#A8503F", "#7E3229")
    out += beards.moustache(beards.DROOPING, edge=None)
    out += path("M-32 14l9 17", "none", "#C4694F", 2.6) + path(
        "M-34 22l8 -3M-29 29l7 -3", "none", "#C4694F", 1.8
    )
    return _behind(26), out + _locks() + hats.helmet("#AE2730", "#24468F")


def diamonds() -> Head:
    """Proud and lean: long nose, side-whiskers, head thrown back."""
    out = face.head_shape(face.GAUNT, 0.9) + face.ear(-53, -2)
    out += face.eyes(face.Gaze(lid=3, glance=-1, slant=2, tail=6, crease=-23, colour="#3E2A12"))
    out += face.brows(
        "5,-28 -8,-38 -26,-39 -46,-25", "20,-28 30,-37 40,-37.5 50.5,-25",
        (3.5, 7.5, 6.5, 0.6), (3.5, 7, 5.5, 0.6),
    )  # fmt: skip
    out += face.nose(face.LONG) + face.mouth(49, 12, -0.4, 0.9, *LIPS) + face.chin(67)
    out += beards.moustache(beards.THIN, edge=None)
    whisker = "-54,-54! -56,-20 -53,6 -46,30 -38,46! -38,26 -42,4 -42,-28 -38,-54!"
    out += shape(whisker, HAIR, 1, HAIR)
    out += shape("52,-54! 53,-20 51.5,8 47,32! 47,8 46.5,-22 44,-54!", HAIR, 1, HAIR)
    out += hairs(HAIR_LIGHT, 2, "-49,-20 -47,8 -41,32")
    return _behind(), out + hats.shawl_hat("#F1E3C6", "#B5472A", RUBY)


HEADS = {"H": hearts, "C": clubs, "S": spades, "D": diamonds}
