"""Arms put together: each pose draws its forearms, hands, cuffs and what they hold, in order."""

from __future__ import annotations

from dataclasses import dataclass

from tools.cards import arms
from tools.cards.cloth import Garment, Weave
from tools.cards.ink import group
from tools.cards.palette import GOLD, RUBY


@dataclass(frozen=True)
class Sleeve:
    """The cloth of a pair of forearms, and the colour of the cuffs and their beads."""

    fill: str
    dark: str
    light: str
    weave: Weave | None = None
    cuff: str = GOLD
    trim: str = "#FFFDF3"


def _limb(s: Sleeve, outline: str, shadow: str, folds: tuple[str, ...], angle: float) -> str:
    weave = s.weave and Weave(
        s.weave.kind,
        s.weave.light,
        s.weave.core,
        s.weave.scale,
        s.weave.step,
        angle,
        11,
        (200, 470),
    )
    return Garment(outline, s.fill, s.dark, s.light, weave, shadow, folds).draw()


def near_on_breast(s: Sleeve) -> str:
    """The near hand laid open on the breast."""
    out = _limb(s, arms.NEAR_CROSS, arms.NEAR_CROSS_SHADOW, arms.NEAR_CROSS_FOLDS, -28)
    return out + arms.open_hand() + arms.near_cuff(s.cuff, s.trim)


def near_gripping(s: Sleeve, thing: str, ring: str = RUBY) -> str:
    """The near fist at the sash, closed over a thing drawn about (306, 398)."""
    out = _limb(s, arms.NEAR_CROSS, arms.NEAR_CROSS_SHADOW, arms.NEAR_CROSS_FOLDS, -28)
    fist = arms.palm(306, 398) + thing + arms.fingers(306, 398, ring)
    return out + arms.turned_about(fist, 306, 398, 52) + arms.near_cuff(s.cuff, s.trim)


def near_bent(s: Sleeve, thing: str, ring: str = RUBY) -> str:
    """The near fist held up before the shoulder at (262, 356)."""
    out = _limb(s, arms.NEAR_BENT, arms.NEAR_BENT_SHADOW, arms.NEAR_BENT_FOLDS, -34)
    fist = arms.palm(262, 356) + thing + arms.fingers(262, 356, ring)
    return out + fist + arms.bent_cuff(s.cuff, s.trim)


def near_lifted(s: Sleeve, thing: str, over: str = "", ring: str = RUBY) -> str:
    """The near arm lifted at the left, its fist at (208, 312) closed over a thing."""
    out = _limb(s, arms.NEAR_LIFTED, arms.NEAR_LIFTED_SHADOW, arms.NEAR_LIFTED_FOLDS, -60)
    out += arms.palm(208, 312) + thing + arms.lifted_cuff(s.cuff, s.trim)
    return out + arms.fingers(208, 312, ring) + over


def far_raised(s: Sleeve, thing: str, over: str = "", ring: str = RUBY) -> str:
    """The far arm raised at the right, its fist at (528, 272) closed over a thing."""
    out = _limb(s, arms.FAR_RAISED, arms.FAR_RAISED_SHADOW, arms.FAR_RAISED_FOLDS, 0)
    out += arms.palm(528, 272) + thing + arms.far_cuff(s.cuff, s.trim)
    return out + arms.fingers(528, 272, ring) + over


def far_bearing(s: Sleeve, hand: str, thing: str) -> str:
    """The far arm raised, something standing on its hand or glove."""
    out = _limb(s, arms.FAR_RAISED, arms.FAR_RAISED_SHADOW, arms.FAR_RAISED_FOLDS, 0)
    return out + hand + arms.far_cuff(s.cuff, s.trim) + thing


def far_on_breast(s: Sleeve) -> str:
    """The far hand laid on the breast from the right."""
    out = _limb(s, arms.FAR_CROSS, arms.FAR_CROSS_SHADOW, arms.FAR_CROSS_FOLDS, 8)
    out += arms.far_open_hand() + arms.far_cross_cuff(s.cuff, s.trim)
    return group(out, "rotate(7 570 380)")


def playing(s: Sleeve, lute: str) -> str:
    """A lute across the body: the far fist at its neck, the near hand over its bowl."""
    out = group(
        _limb(s, arms.FAR_RAISED, arms.FAR_RAISED_SHADOW, arms.FAR_RAISED_FOLDS, 0)
        + arms.far_cuff(s.cuff, s.trim)
        + arms.palm(528, 272),
        "rotate(-9 528 400)",
    )
    out += _limb(s, arms.NEAR_CROSS, arms.NEAR_CROSS_SHADOW, arms.NEAR_CROSS_FOLDS, -28)
    out += lute + group(arms.fingers(507, 268), "rotate(46 507 268)")
    plucking = arms.open_hand() + arms.near_cuff(s.cuff, s.trim)
    return out + group(plucking, "rotate(10 270 400)")


def moved_by(body: str, dx: float, dy: float = 0) -> str:
    """A drawing shifted on the card."""
    return group(body, f"translate({dx:g} {dy:g})") if dx or dy else body


def head(body: str, scale: float, y: float, flip: bool = False, x: float = 360) -> str:
    """A head put on the card; ``flip`` turns it to the left."""
    return group(body, f"translate({x:g} {y:g}) scale({-scale if flip else scale:g} {scale:g})")
