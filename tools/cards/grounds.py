"""Seamless girih tiles for the table: ivory lines on nothing, to be laid at 3 to 5 per cent.

The stars are found by the old way of polygons in contact: from the middle of every edge of a
tiling two lines set out at a fixed angle, each as far as the line it meets.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from math import cos, hypot, pi, radians, sin, sqrt, tan

from tools.cards.geometry import Point, inside
from tools.cards.ink import joined

LINE_COLOUR = "#F4EBD9"
Ray = tuple[Point, Point]


def _rays(corners: Sequence[Point], angle: float) -> list[Ray]:
    """Two rays into the polygon from the middle of each edge, in order around it."""
    out: list[Ray] = []
    for (x0, y0), (x1, y1) in zip(corners, [*corners[1:], corners[0]], strict=True):
        size = hypot(x1 - x0, y1 - y0)
        ux, uy = (x1 - x0) / size, (y1 - y0) / size
        middle = ((x0 + x1) / 2, (y0 + y1) / 2)
        c, s = cos(radians(angle)), sin(radians(angle))
        out.append((middle, (-ux * c - uy * s, -uy * c + ux * s)))
        out.append((middle, (ux * c - uy * s, uy * c + ux * s)))
    return out


def _meeting(a: Ray, b: Ray) -> tuple[float, Point] | None:
    """Total length to the point where two rays meet, and that point."""
    (ax, ay), (adx, ady) = a
    (bx, by), (bdx, bdy) = b
    cross = adx * bdy - ady * bdx
    if abs(cross) < 1e-9:
        return None
    t = ((bx - ax) * bdy - (by - ay) * bdx) / cross
    u = ((bx - ax) * ady - (by - ay) * adx) / cross
    if t < 1e-6 or u < 1e-6:
        return None
    return t + u, (ax + adx * t, ay + ady * t)


def _lines(corners: Sequence[Point], angle: float) -> Iterator[tuple[Point, Point, Point]]:
    """The star lines inside one polygon: shortest meetings first, each ray once."""
    rays = _rays(corners, angle)
    found = []
    for i in range(len(rays)):
        for j in range(i + 1, len(rays)):
            met = i // 2 != j // 2 and _meeting(rays[i], rays[j])
            if met and inside(corners, *met[1]):
                found.append((round(met[0], 6), i, j, met[1]))
    used: set[int] = set()
    for _, i, j, point in sorted(found):
        if not {i, j} & used:
            used |= {i, j}
            yield rays[i][0], point, rays[j][0]


def _regular(x: float, y: float, radius: float, count: int, turn: float) -> list[Point]:
    """A regular polygon, wound so that its inside lies to the left of every edge."""
    return [
        (x + radius * cos(radians(turn) + 2 * pi * i / count),
         y + radius * sin(radians(turn) + 2 * pi * i / count))
        for i in range(count)
    ]  # fmt: skip


def _tile(width: float, height: float, polygons: Sequence[Sequence[Point]], angle: float) -> str:
    data: list[str] = []
    for corners in polygons:
        for a, b, c in _lines(corners, angle):
            text = f"M{joined(a)}L{joined(b)}L{joined(c)}"
            if text not in data:
                data.append(text)
    w, h = round(width), round(height)
    sx, sy = w / width, h / height
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{w}" height="{h}" viewBox="0 0 {w} {h}"'
        f' stroke-linejoin="round" stroke-linecap="round"><g transform="scale({sx:.6f} {sy:.6f})">'
        f'<path d="{"".join(data)}" fill="none" stroke="{LINE_COLOUR}" stroke-width="2"/>'
        "</g></svg>\n"
    )


def eight() -> str:
    """Eight-point stars and crosses, on octagons and squares."""
    edge = 66.0
    step = edge * (1 + sqrt(2))
    radius = edge / 2 / sin(pi / 8)
    polygons = []
    for i in range(-1, 3):
        for j in range(-1, 3):
            polygons.append(_regular(i * step, j * step, radius, 8, 22.5))
            polygons.append(_regular((i + 0.5) * step, (j + 0.5) * step, edge / sqrt(2), 4, 0))
    return _tile(step, step, polygons, 67.5)


def ten() -> str:
    """Ten-point stars, on decagons and the bow ties between them."""
    apothem = 74.0
    radius = apothem / cos(pi / 10)
    width, height = 4 * apothem * cos(radians(36)), 4 * apothem * sin(radians(36))
    polygons: list[list[Point]] = []
    for i in range(-2, 4):
        for j in range(-2, 4):
            if (i + j) % 2 == 0:
                x, y = i * width / 2, j * height / 2
                polygons.append(_regular(x, y, radius, 10, 18))
                polygons.append(_bow_tie(x + width / 2, y, apothem))
    return _tile(width, height, polygons, 72)


def _bow_tie(x: float, y: float, apothem: float) -> list[Point]:
    """The gap between four decagons, its narrow waist upright, wound like the rest."""
    reach = 2 * apothem * cos(radians(36)) - apothem
    side = apothem * tan(radians(18))
    waist = 2 * apothem * sin(radians(36)) - apothem / cos(radians(18))
    return [
        (x - reach, y - side), (x, y - waist), (x + reach, y - side),
        (x + reach, y + side), (x, y + waist), (x - reach, y + side),
    ]  # fmt: skip


def six() -> str:
    """Six-point stars on hexagons."""
    radius = 62.0
    width, height = radius * sqrt(3), radius * 3
    polygons = []
    for i in range(-1, 3):
        for j in range(-1, 4):
            x = i * width + (width / 2 if j % 2 else 0)
            polygons.append(_regular(x, j * height / 2, radius, 6, 90))
    return _tile(width, height, polygons, 60)


TILES: dict[str, Callable[[], str]] = {"eight": eight, "ten": ten, "six": six}
