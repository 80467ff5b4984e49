"""Suits, indices, the plain card and the number cards."""

from __future__ import annotations

from dataclasses import dataclass

from tools.cards.geometry import Point
from tools.cards.glyphs import glyph
from tools.cards.ink import group, num, turned
from tools.cards.palette import IVORY, LINE, SUIT_COLOURS

SUITS = "CDHS"
RANKS = "A23456789TJQK"

# Suit outlines, about 100 units high about the origin.
OUTLINES = {
    "H": "M0 50C-8 32-48 8-48-18C-48-37-36-48-23-48C-11-48-3-40 0-30C3-40 11-48 23-48"
    "C36-48 48-37 48-18C48 8 8 32 0 50Z",
    "D": "M0-54C10-34 24-16 40 0C24 16 10 34 0 54C-10 34-24 16-40 0C-24-16-10-34 0-54Z",
    "S": "M0-50C6-34 46-6 46 18C46 34 35 42 24 42C16 42 9 38 4 31C5 40 9 47 18 52L-18 52"
    "C-9 47-5 40-4 31C-9 38-16 42-24 42C-35 42-46 34-46 18C-46-6-6-34 0-50Z",
    "C": "M0-50C14-50 24-40 24-27C24-20 20-13 15-8C19-10 23-11 27-11C40-11 49-1 49 11"
    "C49 24 39 34 26 34C17 34 9 30 4 22C5 38 9 46 18 52L-18 52C-9 46-5 38-4 22"
    "C-9 30-17 34-26 34C-39 34-49 24-49 11C-49-1-40-11-27-11C-23-11-19-10-15-8"
    "C-20-13-24-20-24-27C-24-40-14-50 0-50Z",
}


def pip(
    suit: str, x: float, y: float, height: float, turn: bool = False, fill: str | None = None
) -> str:
    """A suit mark of the given height, centred, turned upside down if asked."""
    k = height / 104
    return (
        f'<path transform="translate({num(x)} {num(y)}) scale({-k if turn else k:.3f})"'
        f' d="{OUTLINES[suit]}" fill="{fill or SUIT_COLOURS[suit]}"/>'
    )


@dataclass(frozen=True)
class IndexStyle:
    """Where the index stands: cap height, centre line, suit height and gap, all in units."""

    cap: float
    top: float
    middle: float
    suit: float
    gap: float
    width: float
    ten_width: float
    ten_shift: float

    @property
    def suit_y(self) -> float:
        """Centre of the suit mark."""
        return self.top + self.cap + self.gap + self.suit / 2


STANDARD = IndexStyle(132, 38, 77, 92, 19, 0.84, 0.74, -1)
LARGE = IndexStyle(211, 38, 108, 114, 24, 0.78, 0.7, -3)


def index(rank: str, suit: str, style: IndexStyle = STANDARD) -> str:
    """Rank over suit in two opposite corners."""
    k = style.cap / 100
    ten = rank == "T"
    kx = k * (style.ten_width if ten else style.width * (0.93 if rank == "A" else 1))
    x = style.middle + (style.ten_shift if ten else 0)
    place = f"translate({num(x)} {num(style.top + style.cap / 2)}) scale({kx:.3f} {k:.3f})"
    one = group(glyph(rank), place, SUIT_COLOURS[suit])
    one += pip(suit, style.middle, style.suit_y, style.suit)
    return one + turned(one)


def blank() -> str:
    """The ivory card with its rounded corners."""
    return (
        f'<rect x="1.5" y="1.5" width="627" height="877" rx="31.5" fill="{IVORY}"'
        f' stroke="{LINE}" stroke-width="3"/>'
    )


# Column (0 to 2) and height of each mark; below the middle they are turned.
ROWS: dict[str, list[tuple[int, float]]] = {
    "2": [(1, 0), (1, 1)],
    "3": [(1, 0), (1, 0.5), (1, 1)],
    "4": [(0, 0), (2, 0), (0, 1), (2, 1)],
    "5": [(0, 0), (2, 0), (1, 0.5), (0, 1), (2, 1)],
    "6": [(0, 0), (2, 0), (0, 0.5), (2, 0.5), (0, 1), (2, 1)],
    "7": [(0, 0), (2, 0), (1, 0.25), (0, 0.5), (2, 0.5), (0, 1), (2, 1)],
    "8": [(0, 0), (2, 0), (1, 0.25), (0, 0.5), (2, 0.5), (1, 0.75), (0, 1), (2, 1)],
    "9": [(c, i / 3) for i in range(4) for c in (0, 2)] + [(1, 0.5)],
    "T": [(c, i / 3) for i in range(4) for c in (0, 2)] + [(1, 1 / 6), (1, 5 / 6)],
}


@dataclass(frozen=True)
class PipStyle:
    """Columns, first and last row, and height of the marks on number cards."""

    columns: tuple[float, float, float]
    first: float
    last: float
    height: float

    def place(self, column: int, share: float) -> Point:
        """Centre of a mark."""
        return self.columns[column], self.first + (self.last - self.first) * share


STANDARD_PIPS = PipStyle((222, 315, 408), 132, 748, 122)
LARGE_PIPS = PipStyle((250, 315, 380), 126, 754, 100)


def number(rank: str, suit: str, style: PipStyle = STANDARD_PIPS) -> str:
    """The marks of a number card, without the index."""
    out = ""
    for column, share in ROWS[rank]:
        x, y = style.place(column, share)
        height = style.height * (0.92 if rank in "9T" else 1)
        out += pip(suit, x, y, height, share > 0.5)
    return out
