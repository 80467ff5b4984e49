"""The ranks, drawn as shapes: cap height 100 (-50..50), stems 17-18, hairlines 9, cut serifs."""

from __future__ import annotations

from tools.cards.geometry import Point
from tools.cards.ink import circle, polygon, stroke_data

_ROUND = 0.5523


def _oval(cx: float, cy: float, rx: float, ry: float, way: int) -> str:
    """An oval as four curves; ``way`` -1 winds it backwards, which makes a hole."""
    kx, ky = rx * _ROUND, ry * _ROUND * way
    y = ry * way
    return (
        f"M{cx - rx:g} {cy:g}"
        f"C{cx - rx:g} {cy - ky:g} {cx - kx:g} {cy - y:g} {cx:g} {cy - y:g}"
        f"C{cx + kx:g} {cy - y:g} {cx + rx:g} {cy - ky:g} {cx + rx:g} {cy:g}"
        f"C{cx + rx:g} {cy + ky:g} {cx + kx:g} {cy + y:g} {cx:g} {cy + y:g}"
        f"C{cx - kx:g} {cy + y:g} {cx - rx:g} {cy + ky:g} {cx - rx:g} {cy:g}Z"
    )


def _ring(cx: float, cy: float, rx: float, ry: float, ix: float, iy: float) -> str:
    return _path(_oval(cx, cy, rx, ry, 1) + _oval(cx, cy, ix, iy, -1))


def _path(data: str) -> str:
    return f'<path d="{data}"/>'


def _bar(*corners: Point) -> str:
    return _path(polygon(corners))


def _stroke(curve: str, *widths: float) -> str:
    return _path(stroke_data(curve, widths, 9))


def _ball(x: float, y: float, r: float = 10.5) -> str:
    return circle(x, y, r, "X").replace(' fill="X"', "")


def _king() -> str:
    stem = _bar(
        (-40, -50), (-8, -50), (-9, -44), (-15, -42), (-15, 42), (-9, 44), (-8, 50),
        (-40, 50), (-39, 44), (-33, 42), (-33, -42), (-39, -44),
    )  # fmt: skip
    arm = _bar(
        (12, -50), (42, -50), (41, -44), (32, -42), (-16, 12), (-16, -1), (19, -42), (13, -44)
    )
    leg = _bar((-9, 2), (4, -13), (38, 42), (44, 44), (45, 50), (10, 50), (11, 44), (17, 42))
    return stem + arm + leg


def _queen() -> str:
    return _ring(0, 0, 40, 51, 21, 43) + _stroke("-10,20 2,20 14,40 26,54 44,54", 2, 8, 14, 13, 2)


def _jack() -> str:
    stem = _bar((-8, -50), (32, -50), (31, -44), (22, -42), (22, 20), (4, 20), (4, -42), (-7, -44))
    return stem + _stroke("13,16 10,36 -4,46 -20,42 -26,30", 18, 16, 10, 10, 12) + _ball(-21, 29)


def _ace() -> str:
    legs = _bar(
        (-4, -51), (8, -51), (42, 42), (47, 44), (48, 50), (12, 50), (13, 44), (20, 42),
        (-4, -28), (-28, 42), (-20, 44), (-19, 50), (-48, 50), (-47, 44), (-39, 42),
    )  # fmt: skip
    return legs + _bar((-20, 14), (20, 14), (22, 23), (-23, 23))


def _ten() -> str:
    one = _bar(
        (-38, -36), (-20, -50), (-12, -50), (-12, 42), (-3, 44), (-2, 50),
        (-42, 50), (-41, 44), (-30, 42), (-30, -32), (-38, -29),
    )  # fmt: skip
    return one + _ring(24, 0, 27, 51, 10.5, 43)


def _two() -> str:
    foot = _bar((-33, 50), (-33, 40), (-24, 34), (22, 34), (28, 26), (34, 26), (31, 50))
    neck = _stroke("-24,-22 -22,-40 -4,-46 16,-40 20,-22 6,4 -26,40", 10, 11, 9, 14, 18, 14, 9)
    return neck + _ball(-21, -24) + foot


def _three() -> str:
    top = _stroke("-24,-30 -12,-44 8,-44 20,-29 12,-8 -8,-3", 11, 10, 12, 16, 12, 8)
    bowl = _stroke("-8,-3 14,0 24,20 12,42 -8,46 -26,34", 8, 12, 17, 13, 10, 11)
    return top + bowl + _ball(-21, -30, 10) + _ball(-22, 31)


def _four() -> str:
    outer = polygon(
        (
            (8, -50), (20, -50), (20, 14), (36, 14), (36, 25), (20, 25), (20, 42), (28, 44),
            (29, 50), (-7, 50), (-6, 44), (2, 42), (2, 25), (-38, 25), (-38, 15),
        )
    )  # fmt: skip
    return _path(outer + "M2 -26L-24 14L2 14Z")


def _five() -> str:
    flag = _bar((-22, -50), (28, -50), (24, -34), (-12, -34), (-15, -6), (-24, -6))
    return (
        flag
        + _stroke("-20,-8 0,-16 20,-2 20,26 2,45 -26,36", 7, 10, 15, 18, 11, 11)
        + _ball(-22, 33)
    )


def _six() -> str:
    return _ring(0, 18, 31, 33, 14, 25) + _stroke("24,-45 -1,-38 -19,-13 -23,18", 10, 12, 16, 17)


def _seven() -> str:
    top = _bar((-33, -50), (34, -50), (34, -42), (28, -34), (-22, -34), (-27, -24), (-33, -24))
    return top + _stroke("28,-40 8,-8 -4,22 -5,50", 9, 13, 17, 19)


def _eight() -> str:
    return _ring(0, -24, 26, 27, 11.5, 19) + _ring(0, 22, 31, 29, 14, 20.5)


def _nine() -> str:
    return f'<g transform="rotate(180)">{_six()}</g>'


_GLYPHS = {
    "A": _ace, "2": _two, "3": _three, "4": _four, "5": _five, "6": _six, "7": _seven,
    "8": _eight, "9": _nine, "T": _ten, "J": _jack, "Q": _queen, "K": _king,
}  # fmt: skip


def glyph(rank: str) -> str:
    """The shapes of a rank in the inherited fill; ``T`` is drawn as 10."""
    return _GLYPHS[rank]()
