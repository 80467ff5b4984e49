"""Where the parts of the table lie, computed from the window's size alone.

Everything is measured in card heights, so that the table fills whatever room there is; text and
widgets are measured in the unit ``u``. Pure: no pygame, no state.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from pasur.ui.table.geometry import CARD_RATIO, Box
from pasur.ui.units import Form, Units

SMALL = 0.62
"""Height of backs, piles and stock in heights of a hand card."""
PLATE = 34
"""Height of a seat's plate in ``u``."""


@dataclass(frozen=True, slots=True)
class Layout:
    """The table's frame, in pixels.

    ``panel`` is the score panel, ``table`` what is left of the window; ``hand_y`` the upper edge
    of the own hand, ``top_y`` that of the backs across; the prompt row starts at ``prompt_y`` and
    is ``row`` high; ``pool`` is the room the pool may use.
    """

    width: int
    height: int
    seats: int
    rtl: bool
    u: float
    form: Form
    margin: float
    panel: Box
    table: Box
    card_h: float
    top_y: float
    hand_y: float
    prompt_y: float
    row: float
    pool: Box

    @property
    def card_w(self) -> float:
        return self.card_h * CARD_RATIO

    @property
    def small_h(self) -> float:
        return self.card_h * SMALL

    @property
    def small_w(self) -> float:
        return self.card_w * SMALL

    @property
    def cx(self) -> float:
        return self.table.cx

    @property
    def tall(self) -> bool:
        return self.form == "tall"

    @property
    def carpet(self) -> Box:
        """The carpet's outline, centred in the pool's room."""
        columns, rows = (4, 3) if self.tall else (6, 2)
        w = min(self.pool.w, columns * 1.12 * self.card_w + 0.34 * self.card_w)
        h = min(self.pool.h, (rows * 1.1 + 0.16) * self.card_h)
        return Box.around(self.cx, self.pool.cy, w, h)


def _split(
    width: int, height: int, form: Form, u: float, rtl: bool, reading: float
) -> tuple[Box, Box]:
    """The panel's box and the table's."""
    if form == "wide" or (reading and form == "square"):
        side = min(264 * u, 0.40 * width)
        if rtl:
            return Box(0, 0, side, height), Box(side, 0, width - side, height)
        return Box(width - side, 0, side, height), Box(0, 0, width - side, height)
    bar = reading or (56 if form == "square" else 108) * u
    return Box(0, 0, width, bar), Box(0, bar, width, height - bar)


@lru_cache(maxsize=64)
def layout(
    width: int,
    height: int,
    seats: int = 2,
    rtl: bool = False,
    strip: int = 0,
    text_scale: float = 1.0,
    reading: float = 0.0,
) -> Layout:
    """The table for a window of ``width`` × ``height`` pixels.

    ``rtl`` puts the panel on the left; ``strip`` pixels at the lower edge are kept free;
    ``text_scale`` is the player's text size. ``reading`` makes room for a text in the panel: a
    column wherever the window is not tall, else so many pixels at the top.
    """
    units = Units.of(width, height, text_scale)
    u, form = units.u, units.form
    panel, table = _split(width, height, form, u, rtl, reading)
    table = Box(table.x, table.y, table.w, table.h - strip)
    tall = form == "tall"
    rows, columns = (3, 4) if tall else (2, 6)
    side = 0.86 if seats > 2 else 0.0
    top = 0.75 if seats != 3 else 0.0
    row = 0.62 if tall else 0.28
    stack_h = rows + 0.1 * (rows - 1) + 0.14 + 0.10 + top + 0.10 + row + 0.17 + 1 + 0.10
    stack_w = max(columns * 1.12 * CARD_RATIO + 2 * side + 0.1, 4.15 * CARD_RATIO + 0.9)
    ch = min(table.h / stack_h, table.w / stack_w)
    top_y = table.y + 0.10 * ch
    hand_y = table.bottom - 1.10 * ch
    prompt_y = hand_y - (0.17 + row) * ch
    pool_y = top_y + top * ch
    return Layout(
        width=width,
        height=height,
        seats=seats,
        rtl=rtl,
        u=u,
        form=form,
        margin=16 * u,
        panel=panel,
        table=table,
        card_h=ch,
        top_y=top_y,
        hand_y=hand_y,
        prompt_y=prompt_y,
        row=row * ch,
        pool=Box(
            table.x + (side + 0.08) * ch,
            pool_y,
            table.w - (2 * side + 0.16) * ch,
            prompt_y - 0.10 * ch - pool_y,
        ),
    )
