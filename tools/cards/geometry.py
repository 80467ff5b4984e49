"""Points, splines and lattices: the plane geometry under every drawing.

A curve is written as text, ``"x,y x,y! x,y"``: a spline through the points, where ``!`` marks a
corner. Redrawing is moving one point. Units: a card is 630 x 880.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from itertools import pairwise
from math import cos, hypot, pi, radians, sin
from typing import TypeAlias

WIDTH, HEIGHT = 630, 880

Point: TypeAlias = tuple[float, float]
Node: TypeAlias = tuple[float, float, bool]
Curve: TypeAlias = str | Sequence[Point] | Sequence[Node]
Segment: TypeAlias = tuple[Point, Point | None, Point | None, Point]
Place: TypeAlias = tuple[float, float, int]


def nodes(curve: Curve) -> list[Node]:
    """The points of a curve as (x, y, is a corner)."""
    if not isinstance(curve, str):
        return [(p[0], p[1], len(p) > 2 and bool(p[2])) for p in curve]
    out: list[Node] = []
    for word in curve.split():
        x, y = word.rstrip("!").split(",")
        out.append((float(x), float(y), word.endswith("!")))
    return out


def points(curve: Curve) -> list[Point]:
    """The points of a curve without their corner marks."""
    return [(x, y) for x, y, _ in nodes(curve)]


def mapped(curve: Curve, place: Callable[[float, float], Point]) -> list[Node]:
    """The curve with every point sent through a function of (x, y)."""
    return [(*place(x, y), corner) for x, y, corner in nodes(curve)]


def mirrored(curve: Curve, axis: float) -> list[Node]:
    """The curve reflected in the upright line x = axis."""
    return mapped(curve, lambda x, y: (2 * axis - x, y))


def moved(
    curve: Curve, dx: float, dy: float, scale: float = 1, angle: float = 0, flip: bool = False
) -> list[Node]:
    """The curve flipped left to right, scaled, turned by degrees, then moved."""
    c, s = cos(radians(angle)) * scale, sin(radians(angle)) * scale
    f = -1 if flip else 1
    return mapped(curve, lambda x, y: (dx + f * x * c - y * s, dy + f * x * s + y * c))


def _tangent(p: list[Node], i: int, closed: bool) -> Point | None:
    k = len(p)
    if not closed and i in (0, k - 1):
        return None
    before, here, after = p[(i - 1) % k], p[i % k], p[(i + 1) % k]
    if here[2]:
        return None
    l0 = hypot(here[0] - before[0], here[1] - before[1]) or 1e-6
    l1 = hypot(after[0] - here[0], after[1] - here[1]) or 1e-6
    tx = (here[0] - before[0]) / l0 * l1 + (after[0] - here[0]) / l1 * l0
    ty = (here[1] - before[1]) / l0 * l1 + (after[1] - here[1]) / l1 * l0
    return tx / (l0 + l1), ty / (l0 + l1)


def segments(curve: Curve, closed: bool = False) -> list[Segment]:
    """Cubic pieces through the points; chord-length tangents, so nothing overshoots.

    A straight piece between two corners has no control points.
    """
    p = nodes(curve)
    k = len(p)
    out: list[Segment] = []
    for i in range(k if closed else k - 1):
        a, b = p[i % k], p[(i + 1) % k]
        length = hypot(b[0] - a[0], b[1] - a[1])
        t0, t1 = _tangent(p, i % k, closed), _tangent(p, (i + 1) % k, closed)
        if not closed and i + 1 == k - 1:
            t1 = None
        c1 = (a[0] + t0[0] * length / 3, a[1] + t0[1] * length / 3) if t0 else None
        c2 = (b[0] - t1[0] * length / 3, b[1] - t1[1] * length / 3) if t1 else None
        if c1 is None and c2 is not None:
            c1 = ((a[0] + c2[0]) / 2, (a[1] + c2[1]) / 2)
        elif c2 is None and c1 is not None:
            c2 = ((b[0] + c1[0]) / 2, (b[1] + c1[1]) / 2)
        out.append((a[:2], c1, c2, b[:2]))
    return out


def flatten(curve: Curve, closed: bool = False, steps: int = 8) -> list[Point]:
    """The curve as a polyline with so many steps to each curved piece."""
    out: list[Point] = []
    for a, c1, c2, b in segments(curve, closed):
        if c1 is None or c2 is None:
            out.append(a)
            continue
        for j in range(steps):
            t = j / steps
            u = 1 - t
            w = (u**3, 3 * u * u * t, 3 * u * t * t, t**3)
            out.append(
                (
                    w[0] * a[0] + w[1] * c1[0] + w[2] * c2[0] + w[3] * b[0],
                    w[0] * a[1] + w[1] * c1[1] + w[2] * c2[1] + w[3] * b[1],
                )
            )
    if not closed:
        out.append(points(curve)[-1])
    return out


def length_of(line: Sequence[Point]) -> float:
    """Length of a polyline."""
    return sum(hypot(b[0] - a[0], b[1] - a[1]) for a, b in pairwise(line))


def resampled(line: Sequence[Point], count: int) -> list[Point]:
    """``count`` points at equal distances along a polyline, both ends included."""
    reach = [0.0]
    for a, b in pairwise(line):
        reach.append(reach[-1] + hypot(b[0] - a[0], b[1] - a[1]))
    out: list[Point] = []
    i = 1
    for j in range(count):
        goal = reach[-1] * j / (count - 1)
        while i < len(reach) - 1 and reach[i] < goal:
            i += 1
        u = (goal - reach[i - 1]) / ((reach[i] - reach[i - 1]) or 1)
        a, b = line[i - 1], line[i]
        out.append((a[0] + (b[0] - a[0]) * u, a[1] + (b[1] - a[1]) * u))
    return out


def inside(polygon: Sequence[Point], x: float, y: float) -> bool:
    """Whether a point lies in a polygon."""
    found = False
    for (x0, y0), (x1, y1) in zip(polygon, [*polygon[-1:], *polygon[:-1]], strict=True):
        if (y0 > y) != (y1 > y) and x < (x1 - x0) * (y - y0) / (y1 - y0) + x0:
            found = not found
    return found


def distance(polygon: Sequence[Point], x: float, y: float) -> float:
    """Distance of a point from the outline of a polygon."""
    best = 1e9
    for (x0, y0), (x1, y1) in zip(polygon, [*polygon[-1:], *polygon[:-1]], strict=True):
        dx, dy = x1 - x0, y1 - y0
        t = ((x - x0) * dx + (y - y0) * dy) / (dx * dx + dy * dy or 1e-9)
        t = max(0.0, min(1.0, t))
        best = min(best, hypot(x - x0 - t * dx, y - y0 - t * dy))
    return best


def field(
    polygon: Sequence[Point],
    step: Point,
    margin: float,
    angle: float = 0,
    origin: Point = (0, 0),
    holes: Iterable[Sequence[Point]] = (),
) -> list[Place]:
    """A staggered lattice of places (x, y, row) inside a polygon and outside the holes.

    Every place keeps ``margin`` from all edges, so a motif of that radius needs no clipping.
    """
    c, s = cos(radians(angle)), sin(radians(angle))
    left, right = min(p[0] for p in polygon), max(p[0] for p in polygon)
    top, bottom = min(p[1] for p in polygon), max(p[1] for p in polygon)
    gaps = list(holes)
    reach = int(900 / min(step)) + 2
    out: list[Place] = []
    for j in range(-reach, reach):
        for i in range(-reach, reach):
            u, v = i * step[0] + (step[0] / 2 if j % 2 else 0), j * step[1]
            x, y = origin[0] + u * c - v * s, origin[1] + u * s + v * c
            if not (left < x < right and top < y < bottom) or not inside(polygon, x, y):
                continue
            if distance(polygon, x, y) < margin:
                continue
            if any(inside(h, x, y) or distance(h, x, y) < margin for h in gaps):
                continue
            out.append((x, y, j))
    return out


def around(x: float, y: float, radius: float, count: int, turn: float = 0) -> list[Point]:
    """``count`` points on a circle, the first at the top turned by degrees."""
    start = radians(turn) - pi / 2
    return [
        (x + radius * cos(start + 2 * pi * i / count), y + radius * sin(start + 2 * pi * i / count))
        for i in range(count)
    ]


def star_points(
    x: float, y: float, outer: float, inner: float, count: int = 8, turn: float = 0
) -> list[Node]:
    """The corners of a star with ``count`` tips."""
    tips = around(x, y, outer, count, turn)
    dips = around(x, y, inner, count, turn + 180 / count)
    return [(*p, True) for pair in zip(tips, dips, strict=True) for p in pair]
