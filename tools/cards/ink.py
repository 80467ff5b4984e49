"""SVG elements as text: paths, brush strokes, pearls, stamped motifs.

Only what nanosvg draws is used: paths, circles, ellipses, rectangles, groups with transforms and
radial gradients. There is no clipping; things are hidden by the order of the layers.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import acos, ceil, hypot

from tools.cards.geometry import (
    Curve,
    Node,
    Place,
    Point,
    Segment,
    flatten,
    length_of,
    nodes,
    resampled,
    segments,
    star_points,
)
from tools.cards.palette import GOLD, INK, PEARL

# A difference of this many units is not seen, even on a card as high as a screen.
FLAT = 0.14


def num(value: float) -> str:
    """A number with at most one decimal."""
    text = f"{value:.1f}"
    if text.endswith(".0"):
        text = text[:-2]
    return "0" if text == "-0" else text


def joined(values: Iterable[float]) -> str:
    """Numbers joined as short as SVG allows: .5 for 0.5, no space before a minus."""
    out = ""
    for value in values:
        text = num(value)
        if text.startswith("0."):
            text = text[1:]
        elif text.startswith("-0."):
            text = "-" + text[2:]
        out += text if not out or text[0] == "-" else " " + text
    return out


def _piece(c1: Point, c2: Point, end: Point) -> str:
    """A relative curve to ``end``: a line or a quadratic where the eye sees no difference."""
    size = hypot(*end) or 1e-9
    off = max(abs(c[0] * end[1] - c[1] * end[0]) / size for c in (c1, c2))
    if off < FLAT:
        return "l" + joined(end)
    third = (end[0] - 3 * c2[0] + 3 * c1[0], end[1] - 3 * c2[1] + 3 * c1[1])
    if hypot(*third) * 0.048 < FLAT:
        middle = (
            (3 * (c1[0] + c2[0]) - end[0]) / 4,
            (3 * (c1[1] + c2[1]) - end[1]) / 4,
        )
        return "q" + joined([*middle, *end])
    control = [*c1, *c2]
    if abs(end[0]) + abs(end[1]) > 40:
        control = [float(round(v)) for v in control]
    return "c" + joined([*control, *end])


def _relative(pieces: Sequence[Segment], x: float, y: float) -> str:
    """Relative path data from (x, y)."""
    out = ""
    for _, c1, c2, b in pieces:
        end = (round(b[0] - x, 1), round(b[1] - y, 1))
        if c1 is None or c2 is None:
            out += "l" + joined(end)
        else:
            out += _piece((c1[0] - x, c1[1] - y), (c2[0] - x, c2[1] - y), end)
        x, y = x + end[0], y + end[1]
    return out


def d(curve: Curve, closed: bool = False) -> str:
    """Path data of a curve; rounding is carried along, so nothing drifts."""
    pieces = segments(curve, closed)
    x, y = round(pieces[0][0][0], 1), round(pieces[0][0][1], 1)
    return "M" + joined((x, y)) + _relative(pieces, x, y) + ("z" if closed else "")


def motif(curve: Curve, closed: bool = True) -> str:
    """A curve as relative path data, to be stamped with :func:`many`."""
    pieces = segments(curve, closed)
    x, y = round(pieces[0][0][0], 1), round(pieces[0][0][1], 1)
    return "m" + joined((x, y)) + _relative(pieces, x, y) + ("z" if closed else "")


def dots(places: Iterable[Point | Place | Node], radius: float, fill: str, edge: float = 0) -> str:
    """Round dots in a single path: strokes of almost no length with round caps.

    ``edge`` is the width of an ink line about each.
    """
    data, x, y = "", 0.0, 0.0
    for place in places:
        step = (round(place[0] - x, 1), round(place[1] - y, 1))
        data += ("m" if data else "M") + joined(step) + "h.1"
        x, y = x + step[0] + 0.1, y + step[1]
    out = path(data, "none", INK, 2 * radius + edge) if edge else ""
    return out + path(data, "none", fill, 2 * radius - edge)


def star(outer: float, inner: float, count: int = 8, turn: float = 0) -> str:
    """A star motif."""
    return motif(star_points(0, 0, outer, inner, count, turn))


def many(places: Iterable[Point | Place | Node], stamp: str) -> str:
    """Path data: the same motif at every place."""
    return "".join("M" + joined(p[:2]) + stamp for p in places)


def polygon(corners: Iterable[Point]) -> str:
    """Path data of a closed polygon."""
    return "M" + "L".join(joined(p) for p in corners) + "Z"


def path(
    data: str,
    fill: str = "none",
    stroke: str | None = None,
    width: float = 0,
    opacity: float | None = None,
    extra: str = "",
) -> str:
    """A path element."""
    out = f'<path d="{data}" fill="{fill}"'
    if stroke:
        out += f' stroke="{stroke}" stroke-width="{num(width)}"'
    if opacity is not None:
        out += f' fill-opacity="{opacity}"'
    return out + extra + "/>"


def shape(curve: Curve, fill: str, width: float = 4, stroke: str = INK) -> str:
    """A closed, outlined form; width 0 leaves the outline away."""
    return path(d(curve, True), fill, stroke if width else None, width)


def line(curve: Curve, width: float, stroke: str = INK) -> str:
    """An open line of constant width."""
    return path(d(curve), "none", stroke, width)


def _turning(line_: Sequence[Point]) -> float:
    total = 0.0
    for a, b, c in zip(line_, line_[1:], line_[2:], strict=False):
        u, v = (b[0] - a[0], b[1] - a[1]), (c[0] - b[0], c[1] - b[1])
        size = hypot(*u) * hypot(*v) or 1e-9
        total += acos(max(-1.0, min(1.0, (u[0] * v[0] + u[1] * v[1]) / size)))
    return total


def _width_at(widths: Sequence[float], t: float) -> float:
    place = t * (len(widths) - 1)
    i = min(int(place), len(widths) - 2)
    u = place - i
    u = u * u * (3 - 2 * u)
    return widths[i] * (1 - u) + widths[i + 1] * u


def stroke_data(curve: Curve, widths: Sequence[float], detail: int = 0) -> str:
    """Path data of a brush stroke: an outline whose width follows the list.

    ``detail`` asks for at least so many points along it.
    """
    fine = flatten(curve, False, 5)
    inner = max(len(widths) - 2, ceil(_turning(fine) / 0.62))
    count = 2 + min(inner, 3 if length_of(fine) < 14 else 14)
    count = max(count, detail)
    middle = resampled(fine, count)
    left: list[Node] = []
    right: list[Node] = []
    for j, (x, y) in enumerate(middle):
        a, b = middle[max(0, j - 1)], middle[min(count - 1, j + 1)]
        size = hypot(b[0] - a[0], b[1] - a[1]) or 1e-9
        half = _width_at(widths, j / (count - 1)) / 2 / size
        end = j in (0, count - 1)
        left.append((x - (b[1] - a[1]) * half, y + (b[0] - a[0]) * half, end))
        right.append((x + (b[1] - a[1]) * half, y - (b[0] - a[0]) * half, end))
    if widths[-1] < 0.7:
        right.pop()
    right.reverse()
    if widths[0] < 0.7:
        right.pop()
    return d([*left, *right], True)


def brush(curve: Curve, widths: Sequence[float], fill: str = INK) -> str:
    """One brush stroke."""
    return path(stroke_data(curve, widths), fill)


def strokes(fill: str, *parts: tuple[Curve, Sequence[float]]) -> str:
    """Several brush strokes of one colour in a single path."""
    return path("".join(stroke_data(c, w) for c, w in parts), fill)


def hairs(fill: str, width: float, *curves: Curve) -> str:
    """Strokes that swell to one width in the middle and end in points, as one path."""
    return strokes(fill, *((c, (0.3, width, 0.3)) for c in curves))


def circle(x: float, y: float, r: float, fill: str, width: float = 0, stroke: str = INK) -> str:
    """A disc, outlined if a width is given."""
    out = f'<circle cx="{num(x)}" cy="{num(y)}" r="{num(r)}" fill="{fill}"'
    return out + (f' stroke="{stroke}" stroke-width="{num(width)}"/>' if width else "/>")


def ellipse(
    x: float, y: float, rx: float, ry: float, fill: str, width: float = 0, stroke: str = INK
) -> str:
    """An ellipse, outlined if a width is given."""
    out = f'<ellipse cx="{num(x)}" cy="{num(y)}" rx="{num(rx)}" ry="{num(ry)}" fill="{fill}"'
    return out + (f' stroke="{stroke}" stroke-width="{num(width)}"/>' if width else "/>")


def group(body: str, transform: str = "", fill: str = "") -> str:
    """A group with a transform and an inherited fill."""
    out = "<g"
    if transform:
        out += f' transform="{transform}"'
    if fill:
        out += f' fill="{fill}"'
    return f"{out}>{body}</g>"


def turned(body: str) -> str:
    """The drawing turned by half a turn about the middle of the card."""
    return group(body, "rotate(180 315 440)")


def pearls(curve: Curve, step: float, radius: float, fill: str = PEARL, stroke: str = INK) -> str:
    """A string of pearls: dashes of no length with round caps, drawn twice.

    The step is a hair short, or rounding would lose the last pearl.
    """
    total = length_of(flatten(curve, False, 12))
    gap = (total - 0.4) / max(1, round(total / step))
    dashes = f' stroke-dasharray=".1 {gap - 0.1:.2f}"'
    data = d(curve)
    return path(data, "none", stroke, 2 * radius + 1.6, extra=dashes) + path(
        data, "none", fill, 2 * radius - 1.6, extra=dashes
    )


def beads(curve: Curve, step: float, radius: float, fill: str = GOLD) -> str:
    """A row of dots without outline."""
    total = length_of(flatten(curve, False, 12))
    gap = (total - 0.4) / max(1, round(total / step))
    dashes = f' stroke-dasharray=".1 {gap - 0.1:.2f}"'
    return path(d(curve), "none", fill, 2 * radius, extra=dashes)


def gem(
    x: float, y: float, rx: float, ry: float, fill: str, ring: str = GOLD, width: float = 2
) -> str:
    """A set stone with a light on it."""
    return (
        ellipse(x, y, rx + 3, ry + 3, ring, width)
        + ellipse(x, y, rx, ry, fill, 1.4)
        + ellipse(x - rx * 0.3, y - ry * 0.35, rx * 0.3, ry * 0.24, "#fff")
    )


def double(curve: Curve, outer: float, inner: float, fill: str) -> str:
    """A line with an ink edge: ink below, colour above."""
    return line(curve, outer) + line(curve, inner, fill)


def corners(curve: Curve) -> list[Point]:
    """The marked corners of a curve."""
    return [(x, y) for x, y, corner in nodes(curve) if corner]
