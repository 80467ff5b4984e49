"""The pool's grid: a card keeps its slot for as long as it lies there.

A slot is a cell (column, row) around the carpet's middle. Slots are numbered from the centre
outwards, and the cells of a tier contain those of the tier before it, so that a growing pool is
only scaled, never shuffled.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import lru_cache

from pasur.ui.table.geometry import Pose
from pasur.ui.table.layout import Layout

Cell = tuple[int, int]

_WIDE = ((4, 2), (6, 2), (8, 2), (8, 3), (8, 4), (8, 7))
_TALL = ((4, 2), (4, 3), (4, 4), (6, 4), (6, 5), (6, 9))
LAST_TIER = len(_WIDE) - 1
"""The last tier's rows overlap by a half; it has room for a whole pack."""


def _centre_out(rows: int, cell: Cell) -> tuple[float, ...]:
    i, j = cell
    if rows == 2:
        return (abs(i + 0.5), (i + j) % 2, j, i)
    return (abs(j + 0.5), abs(i + 0.5), i, j)


@lru_cache(maxsize=32)
def cells(tall: bool, tier: int) -> tuple[Cell, ...]:
    """The cells of ``tier``, by slot number."""
    order: list[Cell] = []
    for columns, rows in (_TALL if tall else _WIDE)[: tier + 1]:
        first = -(rows // 2)
        fresh = [
            (i, j)
            for i in range(-(columns // 2), columns // 2)
            for j in range(first, first + rows)
            if (i, j) not in order
        ]
        order += sorted(fresh, key=lambda cell: _centre_out(rows, cell))
    return tuple(order)


def capacity(tall: bool, tier: int) -> int:
    """How many cards ``tier`` holds."""
    columns, rows = (_TALL if tall else _WIDE)[tier]
    return columns * rows


def scale(lay: Layout, tier: int) -> float:
    """The height of a pool card in ``tier``, in heights of a hand card (at most 1)."""
    columns, rows = (_TALL if lay.tall else _WIDE)[tier]
    ch, cw = lay.card_h, lay.card_w
    across = columns * 1.12 * cw - 0.12 * cw
    down = (1 + (rows - 1) * row_step(tier)) * ch
    return min(1.0, (lay.pool.w - 0.14 * ch) / across, (lay.pool.h - 0.14 * ch) / down)


def row_step(tier: int) -> float:
    """The distance of two rows of ``tier``, in heights of a pool card."""
    return 0.55 if tier == LAST_TIER else 1.1


def slot_pose(lay: Layout, tier: int, slot: int) -> Pose:
    """The pose of the card in ``slot``; raises IndexError when the tier has no such slot."""
    rows = (_TALL if lay.tall else _WIDE)[tier][1]
    i, j = cells(lay.tall, tier)[slot]
    k = scale(lay, tier)
    down = j + rows // 2 - (rows - 1) / 2
    return Pose(
        lay.cx + (i + 0.5) * 1.12 * lay.card_w * k,
        lay.pool.cy + down * row_step(tier) * lay.card_h * k,
        lay.card_h * k,
    )


class PoolSlots:
    """Which card of the pool lies in which slot. Cards are any hashable integers."""

    def __init__(self, tall: bool = False) -> None:
        self.tall = tall
        self.tier = 0
        self._slots: dict[int, int] = {}

    @property
    def slots(self) -> Mapping[int, int]:
        """Slot numbers by card."""
        return self._slots

    def free(self) -> int:
        """The slot the next card would take; it may lie in the next tier."""
        used = set(self._slots.values())
        return next(slot for slot in range(len(used) + 1) if slot not in used)

    def add(self, card: int) -> int:
        """Give ``card`` the first free slot, raising the tier when none is left; returns it."""
        slot = self.free()
        while slot >= capacity(self.tall, self.tier):
            self.tier += 1
        self._slots[card] = slot
        return slot

    def remove(self, gone: Iterable[int]) -> None:
        """Take cards away; the tier falls only when the pool is empty."""
        for card in gone:
            del self._slots[card]
        if not self._slots:
            self.tier = 0

    def follow(self, pools: Iterable[Iterable[int]]) -> None:
        """Begin anew and lay out what lay in the pool at one time after another."""
        self.remove(list(self._slots))
        for pool in pools:
            cards = list(pool)
            self.remove([card for card in self._slots if card not in cards])
            for card in cards:
                if card not in self._slots:
                    self.add(card)

    def restore(self, slots: Mapping[int, int], tier: int) -> None:
        """Lay cards into the slots they had before, in a pool that is empty."""
        self._slots, self.tier = dict(slots), tier

    def reform(self, tall: bool) -> None:
        """Lay the same cards out for a window of the other form, in the order of their slots."""
        if tall == self.tall:
            return
        order = sorted(self._slots, key=self._slots.__getitem__)
        self.tall, self.tier, self._slots = tall, 0, {}
        for card in order:
            self.add(card)
