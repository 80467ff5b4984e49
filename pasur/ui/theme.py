"""Colours, type scale and distances: the tokens that every scene is drawn with.

Read them as ``theme.TEXT`` at the time of drawing; do not copy them at import. Colours are
(red, green, blue) or (red, green, blue, alpha). Gold is for surs and the winner only, turquoise
says "you can act here", danger is for refusals.
"""

from __future__ import annotations

Rgb = tuple[int, int, int]
Color = tuple[int, int, int] | tuple[int, int, int, int]


def rgb(code: str) -> Rgb:
    """The colour written as ``#RRGGBB``."""
    return int(code[1:3], 16), int(code[3:5], 16), int(code[5:7], 16)


def alpha(color: Rgb, opacity: float) -> tuple[int, int, int, int]:
    """``color`` with an opacity from 0 to 1."""
    return (*color, round(opacity * 255))


def mix(a: Rgb, b: Rgb, t: float) -> Rgb:
    """The colour ``t`` of the way (0 to 1) from ``a`` to ``b``."""
    red, green, blue = (round(x + (y - x) * t) for x, y in zip(a, b, strict=True))
    return red, green, blue


def contrast(a: Rgb, b: Rgb) -> float:
    """The contrast of two colours, 1 to 21, as the accessibility guidelines compute it."""
    light, dark = sorted((_luminance(a), _luminance(b)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def _luminance(color: Rgb) -> float:
    parts = [
        c / 255 / 12.92 if c / 255 <= 0.04045 else ((c / 255 + 0.055) / 1.055) ** 2.4 for c in color
    ]
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]


# Ground
GROUND_CENTRE = rgb("#17474F")
GROUND_MIDDLE = rgb("#143E45")
GROUND_OUTER = rgb("#0F2C35")
GROUND_RIM = rgb("#0C222B")
GIRIH_OPACITY = 0.042
CARPET = alpha(rgb("#0A2730"), 0.34)

# Text
TEXT = rgb("#F4EBD9")
MUTED = rgb("#9DB4B5")
ON_TURQUOISE = rgb("#06252A")
ON_IVORY = rgb("#12343C")
TURQUOISE_TEXT = rgb("#58CFCD")
DANGER_TEXT = rgb("#F0907C")
GOLD_TEXT = rgb("#E2B35C")

# Meanings
IVORY = rgb("#F4EBD9")
TURQUOISE = rgb("#2BB3B1")
TURQUOISE_HOVER = rgb("#3FC0BE")
TURQUOISE_PRESSED = rgb("#249896")
FOCUS = rgb("#58CFCD")
GOLD = rgb("#D9A441")
DANGER = rgb("#E0674F")
SECOND_SIDE = rgb("#7FA3A6")

# Surfaces
PANEL_RGB = rgb("#0F2F38")
PANEL = alpha(PANEL_RGB, 0.92)
DIALOG = rgb("#0F2F38")
LINE = alpha(IVORY, 0.13)
FAINT_LINE = alpha(IVORY, 0.07)
INSET = rgb("#0A252D")
INSET_LINE = alpha(IVORY, 0.20)
INSET_LINE_HOVER = alpha(IVORY, 0.40)
BUTTON = rgb("#1A4A53")
BUTTON_HOVER = rgb("#235C66")
BUTTON_PRESSED = rgb("#143E45")
ROW_HOVER = rgb("#123A44")
ROW_SELECTED = rgb("#174650")
KNOB_OFF = rgb("#9DB4B5")
SWITCH_LINE = rgb("#6F8D90")
TRACK = alpha(IVORY, 0.14)
PLATE = alpha(rgb("#0A2028"), 0.78)
PLATE_TURN = alpha(rgb("#0C343C"), 0.95)
TAG = rgb("#0A2028")
PROMPT = alpha(rgb("#081B22"), 0.86)
REFUSAL = rgb("#2A1512")
SCRIM = alpha(rgb("#06141A"), 0.72)
SHADOW = rgb("#040E12")
DISABLED = 0.42
"""Opacity of what cannot be used now."""

# Cards
CARD = rgb("#FBF5E6")
CARD_LINE = rgb("#D9CFB8")
RED_SUIT = rgb("#B3282D")
BLACK_SUIT = rgb("#1F2430")
GREEN_SUIT = rgb("#1F7A4D")
BLUE_SUIT = rgb("#1E63B0")

_HIGH: dict[str, object] = {
    "GIRIH_OPACITY": 0.0,
    "CARPET": alpha(rgb("#02090C"), 0.9),
    "TEXT": rgb("#FFFFFF"),
    "MUTED": rgb("#DCE8E8"),
    "TURQUOISE_TEXT": rgb("#86F3F0"),
    "DANGER_TEXT": rgb("#FFB9AA"),
    "GOLD_TEXT": rgb("#FFD27A"),
    "FOCUS": rgb("#86F3F0"),
    "SECOND_SIDE": rgb("#C3D8DA"),
    "PANEL_RGB": rgb("#031015"),
    "PANEL": alpha(rgb("#031015"), 1.0),
    "DIALOG": rgb("#031015"),
    "LINE": alpha(IVORY, 0.62),
    "FAINT_LINE": alpha(IVORY, 0.42),
    "INSET": rgb("#00070A"),
    "INSET_LINE": alpha(IVORY, 0.75),
    "INSET_LINE_HOVER": alpha(IVORY, 1.0),
    "BUTTON": rgb("#0B343D"),
    "BUTTON_HOVER": rgb("#14515D"),
    "BUTTON_PRESSED": rgb("#072329"),
    "ROW_HOVER": rgb("#0B343D"),
    "ROW_SELECTED": rgb("#0F4650"),
    "KNOB_OFF": rgb("#DCE8E8"),
    "SWITCH_LINE": rgb("#DCE8E8"),
    "TRACK": alpha(IVORY, 0.4),
    "PLATE": alpha(rgb("#00070A"), 1.0),
    "PLATE_TURN": alpha(rgb("#06363C"), 1.0),
    "PROMPT": alpha(rgb("#00070A"), 1.0),
    "SCRIM": alpha(rgb("#000000"), 0.86),
    "DISABLED": 0.6,
}
_USUAL: dict[str, object] = {name: globals()[name] for name in _HIGH}
HIGH_GROUND = rgb("#05161C")
"""The one colour of every ground in high contrast."""
high_contrast = False


def use_high_contrast(on: bool) -> None:
    """Draw with stronger contrast from now on: plain dark surfaces, bright text, clear lines."""
    global high_contrast
    high_contrast = on
    globals().update(_HIGH if on else _USUAL)


# Type scale: factors of body text (×1.25 a step)
CAPTION = 0.8
BODY = 1.0
SECTION = 1.25
NUMBER = 1.5625
TITLE = 1.953
LARGE = 2.441
DISPLAY = 3.052
HERO = 4.768

REGULAR = 400
MEDIUM = 500
SEMIBOLD = 600
BOLD = 700
HEAVY = 800

# Distances in u
GAP = 8
GROUP = 16
PADDING = 20
EDGE = 16
SCENE_MARGIN = 56
CONTROL = 40
CONTROL_SMALL = 32
RADIUS = 8
PANEL_RADIUS = 13
ROW = 46
SMALLEST_TARGET = 24
"""No target is narrower or lower than this many pixels."""


def suit_color(suit: int, four_colours: bool = False) -> Rgb:
    """The colour of a suit (clubs, diamonds, hearts, spades = 0 to 3) on a card."""
    if four_colours:
        return (GREEN_SUIT, BLUE_SUIT, RED_SUIT, BLACK_SUIT)[suit]
    return RED_SUIT if suit in (1, 2) else BLACK_SUIT
