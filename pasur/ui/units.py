"""Sizes on the screen: everything but the cards is measured in the unit ``u``.

    units = Units.of(width, height)
    units.px(16)              16 u as whole pixels
    units.font(theme.BODY)    pixels of a step of the type scale
    units.form                "wide", "square" or "tall"

u is 1 in a window of 1280 × 720, 1.5 at 1920 × 1080, never under 0.875 nor over 3. The player's
text size (1 to 2) enlarges it as long as 560 u of width and 400 u of height remain.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

Form = Literal["wide", "square", "tall"]

BASE = 16
"""Size of body text in u."""
SMALLEST_TEXT = 12
"""No text is smaller than this many pixels."""


@dataclass(frozen=True, slots=True)
class Units:
    """The unit and the form that go with a window's size, both in pixels."""

    width: int
    height: int
    u: float
    form: Form

    @classmethod
    def of(cls, width: int, height: int, text_scale: float = 1.0) -> Units:
        """The units of a window; ``text_scale`` is the player's text size, 1.0 to 2.0."""
        u = max(0.875, min(3.0, width / 1280, height / 720))
        roomiest = max(u, min(width / 560, height / 400))
        ratio = width / height
        form: Form = "wide" if ratio >= 1.5 else "square" if ratio >= 1 else "tall"
        return cls(width, height, min(u * text_scale, roomiest), form)

    def px(self, units: float) -> int:
        """``units`` u in whole pixels."""
        return round(units * self.u)

    def hairline(self) -> int:
        """The thinnest line that is drawn, in pixels."""
        return max(1, round(self.u * 0.75))

    def font(self, step: float) -> int:
        """The font size in pixels of a step of the type scale, given as a factor of body text."""
        return max(SMALLEST_TEXT, round(BASE * step * self.u))
