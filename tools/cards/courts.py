"""The twelve court cards: one half is drawn, the other is the same turned by half a turn."""

from __future__ import annotations

from collections.abc import Callable

from tools.cards import (
    coats,
    gowns,
    jacks,
    kings,
    panel,
    poses,
    queens,
    robes,
    treasures,
    weapons,
)
from tools.cards.arms import (
    NEAR_LIFTED_UPPER,
    NEAR_LIFTED_UPPER_SHADOW,
    NEAR_UPPER_FOLDS,
    armlet,
    cupped,
)
from tools.cards.cloth import Garment, Weave
from tools.cards.face import CHEEKS, tilt
from tools.cards.ink import group, turned
from tools.cards.palette import DRESSES, EMERALD, RUBY, TURQUOISE, Dress
from tools.cards.poses import Sleeve

RIGHT, LEFT = 528.0, 208.0


def _sleeve(p: Dress, own: bool, kind: str, scale: float = 0.9, **other: str) -> Sleeve:
    """Forearm cloth: of the robe itself (own) or of the second cloth."""
    weave = Weave(kind, p.thread, p.knot if own else p.robe, scale, (25, 20)) if kind else None
    if own:
        return Sleeve(p.robe, p.robe_dark, p.robe_light, weave, **other)
    return Sleeve(p.cloth, p.cloth_dark, p.cloth_light, weave, **other)


def _robe_weave(p: Dress, kind: str, scale: float = 1.1) -> Weave:
    return Weave(kind, p.thread, p.knot, scale)


def _upper(p: Dress, own: bool, kind: str, near: bool, lifted: bool = False) -> str:
    """An upper arm in the robe's or the second cloth."""
    angle, origin = (24.0, (190.0, 400.0)) if near else (20.0, (486.0, 356.0))
    fill, dark, light = (
        (p.robe, p.robe_dark, p.robe_light) if own else (p.cloth, p.cloth_dark, p.cloth_light)
    )
    core = p.knot if own else p.robe
    weave = Weave(kind, p.thread, core, 1, (29, 24), angle, 12, origin) if kind else None
    if lifted:
        folds = NEAR_UPPER_FOLDS[:2]
        return Garment(
            NEAR_LIFTED_UPPER, fill, dark, light, weave, NEAR_LIFTED_UPPER_SHADOW, folds
        ).draw()
    draw = robes.near_sleeve if near else robes.far_sleeve
    return draw(fill, dark, light, weave)


def _armlets(stone: str) -> str:
    return armlet((176, 382), (238, 412), stone) + armlet((532, 372), (462, 388), stone)


def king_hearts(p: Dress) -> str:
    """Hand on heart, a gilded mace."""
    out = _upper(p, True, "boteh", False) + robes.torso(p, _robe_weave(p, "boteh"))
    out += _upper(p, True, "boteh", True) + robes.yoke(p) + _armlets(EMERALD)
    s = _sleeve(p, False, "diamonds", 0.75)
    out += poses.near_on_breast(s)
    out += poses.far_raised(s, weapons.mace(RIGHT))
    return out + poses.head(kings.hearts(), 1.12, 236)


def king_clubs(p: Dress) -> str:
    """A falcon on his glove, the other fist on his dagger."""
    out = _upper(p, True, "flower", False) + robes.torso(p, _robe_weave(p, "flower"))
    out += _upper(p, True, "flower", True) + robes.crossed(p) + _armlets(RUBY)
    s = _sleeve(p, False, "star", 0.8)
    out += poses.near_gripping(s, weapons.dagger(306, 398))
    glove = treasures.glove(RIGHT, 254)
    out += poses.far_bearing(s, glove, treasures.falcon(RIGHT, 254))
    return out + poses.head(kings.clubs(), 1.12, 236)


def king_spades(p: Dress) -> str:
    """The old king: a jewelled sabre in his fist, the other hand at his beard."""
    body = _upper(p, True, "star", False) + robes.torso(p, _robe_weave(p, "star"))
    body += _upper(p, True, "star", True, True) + robes.fur(p)
    s = _sleeve(p, False, "sprig", 0.8)
    body += poses.head(kings.spades(), 1.12, 236, True)
    body += poses.far_on_breast(s)
    out = poses.moved_by(body, 18)
    held = poses.near_lifted(s, weapons.sword(LEFT, 312), weapons.sword_guard(LEFT, 312), EMERALD)
    return out + held


def king_diamonds(p: Dress) -> str:
    """A water pipe, its hose in the near hand."""
    out = _upper(p, True, "sprig", False) + robes.torso(p, _robe_weave(p, "sprig", 1.2))
    out += _upper(p, True, "sprig", True) + robes.strings(p) + _armlets(RUBY)
    s = _sleeve(p, False, "flower", 0.75)
    out += treasures.pipe(534) + treasures.hose((530, 222), (262, 372))
    out += poses.near_bent(s, treasures.mouthpiece(262, 356))
    return out + poses.head(kings.diamonds(), 1.12, 236, True)


def queen_hearts(p: Dress) -> str:
    """She holds a rose before her face and looks down at it."""
    behind, before = queens.hearts()
    body = gowns.veil(p) + poses.head(behind, 1.16, 230, True)
    body += _upper(p, False, "star", False) + robes.torso(p, _robe_weave(p, "flower"))
    body += _upper(p, False, "star", True, True) + gowns.plunging()
    s = _sleeve(p, True, "flower", 0.8)
    body += poses.head(before, 1.16, 230, True) + gowns.two_strings(p) + poses.far_on_breast(s)
    return poses.moved_by(body, 22) + poses.near_lifted(s, treasures.rose(LEFT, 196), "", TURQUOISE)


def queen_clubs(p: Dress) -> str:
    """A hand mirror, the other hand on her breast."""
    behind, before = queens.clubs()
    out = poses.head(behind, 1.16, 230)
    out += _upper(p, False, "star", False) + robes.torso(p, _robe_weave(p, "boteh"))
    out += _upper(p, False, "star", True) + gowns.round_yoke(p) + _armlets(RUBY)
    s = _sleeve(p, True, "boteh", 0.75)
    out += poses.head(before, 1.16, 230) + gowns.choker(p)
    out += poses.near_on_breast(s)
    return out + poses.far_raised(s, treasures.mirror(RIGHT, 146), "", RUBY)


def queen_spades(p: Dress) -> str:
    """She plays the tar, her head leaning."""
    behind, before = queens.spades()
    lean = 7
    out = poses.head(tilt(behind, -lean), 1.16, 230, True)
    out += _upper(p, False, "flower", False) + robes.torso(p, _robe_weave(p, "sprig", 1.1))
    out += _upper(p, False, "flower", True) + gowns.jacket(p)
    s = _sleeve(p, True, "diamonds", 0.75)
    out += poses.head(tilt(before, -lean), 1.16, 230, True) + gowns.coral()
    return out + poses.playing(s, treasures.placed_lute(236, 411, 59))


def queen_diamonds(p: Dress) -> str:
    """Full face: wine and a cup."""
    behind, before = queens.diamonds()
    out = gowns.veil(p) + poses.head(behind, 1.16, 230)
    out += _upper(p, False, "diamonds", False) + robes.torso(p, _robe_weave(p, "star", 1.1))
    out += _upper(p, False, "diamonds", True) + gowns.square(p) + _armlets(TURQUOISE)
    s = _sleeve(p, True, "star", 0.75)
    out += poses.head(before, 1.16, 230) + gowns.three_strings(p)
    out += poses.far_bearing(s, cupped(RIGHT, 268), treasures.decanter(RIGHT, 266))
    return out + poses.near_bent(s, treasures.cup(262, 334))


def jack_hearts(p: Dress) -> str:
    """A saddle axe over the shoulder, hand on heart."""
    behind, before = jacks.hearts()
    body = _upper(p, True, "", False) + robes.torso(p, None)
    body += _upper(p, True, "", True, True) + coats.frogged(p) + coats.epaulettes(p)
    body += poses.head(behind, 1.1, 238, True) + coats.collar(p.cloth)
    body += poses.head(before, 1.1, 238, True)
    s = _sleeve(p, True, "", cuff=p.cloth, trim="#F3D586")
    body += poses.far_on_breast(s)
    return poses.moved_by(body, 22) + poses.near_lifted(s, weapons.axe(LEFT, 312), "", TURQUOISE)


def jack_clubs(p: Dress) -> str:
    """A musket at his side."""
    behind, before = jacks.clubs()
    out = _upper(p, True, "", False) + robes.torso(p, None) + _upper(p, True, "", True)
    out += coats.plastron(p) + coats.epaulettes(p)
    out += poses.head(behind, 1.1, 238, True) + coats.collar(p.cloth)
    out += poses.head(before, 1.1, 238, True)
    s = _sleeve(p, True, "", cuff=p.cloth, trim="#F3D586")
    out += poses.near_on_breast(s)
    return out + poses.far_raised(s, weapons.musket(RIGHT))


def jack_spades(p: Dress) -> str:
    """In mail and plates: a spear and a round shield."""
    behind, before = jacks.spades()
    out = _upper(p, True, "", False) + coats.armour(p) + _upper(p, True, "", True)
    out += coats.rolls(p.cloth, p.cloth_dark)
    out += poses.head(behind, 1.1, 238) + coats.soft_collar(p.cloth)
    out += poses.head(before, 1.1, 238)
    s = _sleeve(p, False, "diamonds", 0.7, cuff="#DCE4E6", trim="#F3D586")
    out += poses.far_raised(s, weapons.spear(RIGHT, RUBY))
    return out + weapons.shield(222, 402, p.robe, p.cloth)


def jack_diamonds(p: Dress) -> str:
    """A standard with a sun, the other fist on his dagger."""
    behind, before = jacks.diamonds()
    out = poses.moved_by(weapons.banner(RIGHT, p.cloth, p.thread), 0, 76)
    out += _upper(p, True, "", False) + robes.torso(p, _robe_weave(p, "sprig", 1.1))
    out += _upper(p, True, "sprig", True) + coats.sashed(p) + coats.rolls(p.cloth, p.thread)
    out += poses.head(behind, 1.1, 238, True) + coats.soft_collar(p.robe)
    out += poses.head(before, 1.1, 238, True)
    s = _sleeve(p, False, "diamonds", 0.7)
    out += poses.near_gripping(s, weapons.dagger(306, 398))
    return out + poses.far_raised(s, weapons.staff(RIGHT))


FIGURES: dict[str, Callable[[Dress], str]] = {
    "KH": king_hearts, "KC": king_clubs, "KS": king_spades, "KD": king_diamonds,
    "QH": queen_hearts, "QC": queen_clubs, "QS": queen_spades, "QD": queen_diamonds,
    "JH": jack_hearts, "JC": jack_clubs, "JS": jack_spades, "JD": jack_diamonds,
}  # fmt: skip

# Figures that hold something at the left shrink towards the right end of the seam, which keeps
# the seam where it is and makes room for a larger index.
HELD_AT_LEFT = {"KS", "QH", "JH"}
MAKE_ROOM = f"translate({594 * 0.1:.1f} {panel.seam(594) * 0.1:.2f}) scale(.9)"


def court(code: str, frame: panel.Frame = panel.STANDARD_FRAME) -> str:
    """The picture of a court card, without the index."""
    suit = code[1]
    dress = DRESSES[suit]
    figure = FIGURES[code](dress)
    half = panel.ground(suit, dress, frame)
    if frame.medallion:
        half += panel.medallion(suit, dress)
    elif code in HELD_AT_LEFT:
        figure = group(figure, MAKE_ROOM)
    half += panel.spandrels(suit, dress, frame) + figure
    out = CHEEKS + panel.backdrop(dress, frame) + group(half) + turned(half)
    return out + panel.ribbon(code[0], dress) + panel.border(frame)
