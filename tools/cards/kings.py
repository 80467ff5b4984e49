"""The four kings' heads: long-bearded, broad, old and grey, and one with a handlebar moustache."""

from __future__ import annotations

from tools.cards import beards, crowns, face
from tools.cards.ink import group, hairs
from tools.cards.palette import EMERALD, RUBY, TURQUOISE

HENNA, HENNA_LIGHT = "#40211A", "#96613F"
GREY, GREY_DARK, GREY_LIGHT = "#D5D2CD", "#8A8890", "#F2EFEA"


def hearts() -> str:
    """Stern and stately: heavy lids, hooked nose, long black beard."""
    out = face.head_shape(face.OVAL)
    out += beards.beard(beards.LONG_BEARD, beards.LONG_STRANDS) + face.ear(-56, -6)
    out += face.eyes(face.Gaze(lid=4, slant=0.4, colour="#2C1A12", crease=-21.5))
    out += face.brows(
        "8,-22 -6,-32.5 -26,-36 -48,-21", "17,-22 28,-32 40,-34 52,-23",
        (6.5, 11, 9, 1), (6.5, 10, 7.5, 1),
    )  # fmt: skip
    out += face.nose(face.STERN) + face.lip_below() + beards.soul_patch()
    out += hairs("#B9794F", 1.9, "-2,5 -13,9.5 -26,6.5", "25,5 32,8 39,5", "12,-28 13,-22 12,-17")
    out += beards.moustache(beards.DROOPING)
    return out + group(crowns.kiani(RUBY, EMERALD), "translate(1 -3.5) scale(.955)")


def clubs() -> str:
    """Hearty: wide eyes, broad nose, a full beard red with henna."""
    out = face.head_shape(face.ROUND, 1.15)
    out += beards.beard(beards.BROAD_BEARD, beards.BROAD_STRANDS, HENNA, HENNA_LIGHT)
    out += face.ear(-57, -6)
    out += face.eyes(
        face.Gaze(lid=0, glance=1.5, slant=-1, tail=4.5, iris=9.2, colour="#6B4320", crease=-23)
    )
    out += face.brows(
        "1,-28 -12,-37 -28,-38 -48,-27", "21,-28 31,-37 41,-36.5 51,-28",
        (4, 11, 10, 2), (4, 10, 8.4, 2), HENNA,
    )  # fmt: skip
    out += face.nose(face.STRAIGHT, -1, 2.4) + face.lip_below(48.5, 10.5) + beards.soul_patch(HENNA)
    out += hairs("#B9794F", 1.9, "-1,30 -7,33 -12,38", "30,30 34,33 37,38")
    out += beards.moustache(beards.CURLED, HENNA, "#B5825A")
    return out + crowns.leaves("#1F6B47", RUBY)


def spades() -> str:
    """Old and grey: hollow cheeks, folds about the eyes, a forked beard."""
    out = face.head_shape(face.GAUNT, 0.8)
    out += beards.beard(beards.FORKED_BEARD, beards.FORKED_STRANDS, GREY, GREY_DARK)
    out += face.ear(-56, -4) + face.wrinkles() + face.bags(1.1)
    out += face.eyes(
        face.Gaze(lid=4.2, shut=1, slant=-2.2, tail=4, colour="#4C5A66", iris=8, weight=0.8)
    )
    near, far = "4,-23 -10,-33 -28,-33 -49,-15", "20,-23 30,-32 41,-31 53,-15"
    out += face.brows(near, far, (7, 12, 11, 2), (7, 11, 9, 2))
    out += face.brows(near, far, (4, 8, 7, 0.6), (4, 7, 5.5, 0.6), GREY_LIGHT)
    out += face.nose(face.AQUILINE) + face.lip_below(48.5, 9, "#AD6A5C")
    out += beards.soul_patch(GREY_DARK)
    out += beards.moustache(beards.OLD, GREY_LIGHT, "#4D4B53")
    out += hairs(GREY_DARK, 1.8, "6,40 -6,46 -17,58", "20,40 30,46 37,56")
    return out + crowns.turban("#F1E8D2", "#C9822B", "#24468F")


def diamonds() -> str:
    """In his prime: high brows, fine nose, short beard, a moustache wider than his face."""
    out = face.head_shape(face.SQUARE)
    out += beards.beard(beards.SHORT_BEARD, beards.SHORT_STRANDS) + face.ear(-56, -4)
    out += face.eyes(face.Gaze(lid=2, glance=-2, slant=2, tail=8, crease=-23.5, colour="#3A2414"))
    out += face.brows(
        "6,-27 -8,-40 -26,-42 -47,-27", "19,-27 29,-39 40,-40 51,-28",
        (3.5, 7.5, 7, 0.8), (3.5, 7, 5.5, 0.8),
    )  # fmt: skip
    out += face.nose(face.LONG) + face.lip_below(50, 9.5) + beards.soul_patch()
    out += beards.moustache(beards.HANDLEBAR)
    return out + crowns.arches("#8E2A3C", TURQUOISE)


HEADS = {"H": hearts, "C": clubs, "S": spades, "D": diamonds}
