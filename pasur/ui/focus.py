"""Which control comes next when the focus moves by keyboard. Pure arithmetic on rectangles."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

Step = tuple[int, int]
"""A direction on the screen: (1, 0) right, (-1, 0) left, (0, 1) down, (0, -1) up."""


def neighbour(rects: Sequence[pygame.Rect], current: int, step: Step) -> int | None:
    """The index of the rectangle that lies nearest in a direction; None if there is none.

    What lies straight ahead is preferred to what is near but aside.
    """
    here = rects[current]
    best: tuple[float, int] | None = None
    for i, there in enumerate(rects):
        if i == current:
            continue
        along = _gap(here, there, step)
        if along is None:
            continue
        cost = along + 3 * _aside(here, there, step)
        if best is None or cost < best[0]:
            best = (cost, i)
    return None if best is None else best[1]


def following(count: int, current: int | None, backwards: bool) -> int | None:
    """The next index in reading order, round the end; None when there is nothing to focus."""
    if count == 0:
        return None
    if current is None:
        return count - 1 if backwards else 0
    return (current + (-1 if backwards else 1)) % count


def _gap(here: pygame.Rect, there: pygame.Rect, step: Step) -> float | None:
    """How far ``there`` lies ahead, from middle to middle; None when it does not."""
    ahead = (there.centerx - here.centerx) * step[0] + (there.centery - here.centery) * step[1]
    if ahead <= 0:
        return None
    edge = {
        (1, 0): there.left - here.right,
        (-1, 0): here.left - there.right,
        (0, 1): there.top - here.bottom,
        (0, -1): here.top - there.bottom,
    }[step]
    return ahead if edge > -2 else None


def _aside(here: pygame.Rect, there: pygame.Rect, step: Step) -> float:
    """How far ``there`` lies beside the way; 0 when its side reaches into it."""
    if step[0]:
        overlap = min(here.bottom, there.bottom) - max(here.top, there.top)
    else:
        overlap = min(here.right, there.right) - max(here.left, there.left)
    return max(0, -overlap) + (0 if overlap > 0 else 1)
