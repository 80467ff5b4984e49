"""What is shown besides cards while something happens: words, the sur's ring, the jack's net."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal

from pasur.ui.table.picture import Sight

Tone = Literal["plain", "gold", "refusal"]


@dataclass(slots=True, eq=False)
class Words:
    """A line on the table; ``share`` 0 unseen, 1 fully there. ``large`` is for single words across
    the pool; ``low`` lines stand in the prompt's row, so that they cover no card."""

    text: str
    tone: Tone = "plain"
    large: bool = False
    low: bool = False
    share: float = 0.0


@dataclass(slots=True, eq=False)
class Ring:
    """The ring of a sur: it grows with ``share``, and is seen through by ``fade`` (1 gone).

    ``text`` and ``gain`` stand in its middle; ``scale`` lets the text pop.
    """

    text: str
    gain: str
    share: float = 0.0
    scale: float = 0.0
    fade: float = 0.0


@dataclass(slots=True, eq=False)
class Net:
    """The jack's net over the cards seen as ``held``, thrown from ``to``: ``share`` 1 fully
    thrown, 0 gone. It moves with the cards."""

    held: list[Sight]
    to: tuple[float, float]
    share: float = 0.0


@dataclass(slots=True)
class Effects:
    """What is to be seen now, the lowest first. ``veil`` darkens the table (0 to 1)."""

    words: list[Words] = field(default_factory=list)
    rings: list[Ring] = field(default_factory=list)
    nets: list[Net] = field(default_factory=list)
    veil: float = 0.0

    def clear(self) -> None:
        """Nothing besides the cards is to be seen."""
        self.words.clear()
        self.rings.clear()
        self.nets.clear()
        self.veil = 0.0

    def __bool__(self) -> bool:
        return bool(self.words or self.rings or self.nets or self.veil)
