"""Rectangles, points and the pose of a card, in pixels, without pygame."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

CARD_RATIO = 63 / 88
"""Width of a card divided by its height."""


class Point(NamedTuple):
    """A point of the window."""

    x: float
    y: float


@dataclass(frozen=True, slots=True)
class Box:
    """An upright rectangle: its left upper corner and its size."""

    x: float
    y: float
    w: float
    h: float

    @classmethod
    def around(cls, x: float, y: float, w: float, h: float) -> Box:
        """The box of size ``w`` × ``h`` whose middle is ``x``, ``y``."""
        return cls(x - w / 2, y - h / 2, w, h)

    @property
    def right(self) -> float:
        return self.x + self.w

    @property
    def bottom(self) -> float:
        return self.y + self.h

    @property
    def cx(self) -> float:
        return self.x + self.w / 2

    @property
    def cy(self) -> float:
        return self.y + self.h / 2

    @property
    def middle(self) -> Point:
        return Point(self.cx, self.cy)

    def grown(self, by: float) -> Box:
        """This box with ``by`` pixels added on every side."""
        return Box(self.x - by, self.y - by, self.w + 2 * by, self.h + 2 * by)

    def contains(self, x: float, y: float) -> bool:
        """Whether the point lies inside (left and upper edge included)."""
        return self.x <= x < self.right and self.y <= y < self.bottom

    def overlap(self, other: Box) -> tuple[float, float]:
        """How far the two boxes cover each other across and down; either is ≤ 0 when apart."""
        return (
            min(self.right, other.right) - max(self.x, other.x),
            min(self.bottom, other.bottom) - max(self.y, other.y),
        )

    def union(self, other: Box) -> Box:
        """The smallest box that holds both."""
        x, y = min(self.x, other.x), min(self.y, other.y)
        return Box(x, y, max(self.right, other.right) - x, max(self.bottom, other.bottom) - y)


@dataclass(frozen=True, slots=True)
class Pose:
    """Where a card lies: its middle, its height, and its turn in degrees clockwise."""

    x: float
    y: float
    h: float
    angle: float = 0.0

    @property
    def w(self) -> float:
        return self.h * CARD_RATIO

    @property
    def box(self) -> Box:
        """The card's box as if it stood upright."""
        return Box.around(self.x, self.y, self.w, self.h)

    def moved(self, dx: float = 0.0, dy: float = 0.0) -> Pose:
        """The same pose ``dx`` to the right and ``dy`` down."""
        return Pose(self.x + dx, self.y + dy, self.h, self.angle)

    def straight(self) -> Pose:
        """The same pose, not turned."""
        return Pose(self.x, self.y, self.h, 0.0)

    def towards(self, other: Pose, share: float) -> Pose:
        """The pose ``share`` of the way (0 here, 1 there) to ``other``."""
        return Pose(
            self.x + (other.x - self.x) * share,
            self.y + (other.y - self.y) * share,
            self.h + (other.h - self.h) * share,
            self.angle + (other.angle - self.angle) * share,
        )
