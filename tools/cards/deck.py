"""Every file of the deck, by its path under assets/cards."""

from __future__ import annotations

from collections.abc import Iterator

from tools.cards import aces, backs, grounds
from tools.cards.courts import court
from tools.cards.panel import LARGE_FRAME, STANDARD_FRAME
from tools.cards.pips import (
    LARGE,
    LARGE_PIPS,
    RANKS,
    STANDARD,
    STANDARD_PIPS,
    SUITS,
    blank,
    index,
    number,
)


def svg(body: str, width: int = 630, height: int = 880) -> str:
    """A whole SVG file."""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}"'
        f' viewBox="0 0 {width} {height}" stroke-linejoin="round" stroke-linecap="round">'
        f"{body}</svg>\n"
    )


def face(code: str, large: bool = False) -> str:
    """One face; ``large`` has the large index."""
    rank, suit = code[0], code[1]
    if rank in "JQK":
        picture = court(code, LARGE_FRAME if large else STANDARD_FRAME)
    elif rank == "A":
        picture = aces.ace(suit, large)
    else:
        picture = number(rank, suit, LARGE_PIPS if large else STANDARD_PIPS)
    return svg(blank() + picture + index(rank, suit, LARGE if large else STANDARD))


def codes() -> list[str]:
    """The 52 card codes, suit by suit."""
    return [rank + suit for suit in SUITS for rank in RANKS]


def files() -> Iterator[tuple[str, str]]:
    """All paths with their contents."""
    for code in codes():
        yield f"faces/{code}.svg", face(code)
        yield f"faces-large/{code}.svg", face(code, True)
    for name, draw in backs.BACKS.items():
        yield f"backs/{name}.svg", svg(blank() + draw())
    for name, tile in grounds.TILES.items():
        yield f"grounds/{name}.svg", tile()
