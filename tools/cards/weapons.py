"""Things held at the left or right: weapons and banners."""

from __future__ import annotations

from tools.cards.geometry import star_points
from tools.cards.ink import (
    beads,
    brush,
    circle,
    d,
    double,
    gem,
    hairs,
    path,
    pearls,
    shape,
    strokes,
)
from tools.cards.palette import (
    EMERALD,
    GOLD,
    GOLD_DARK,
    GOLD_LIGHT,
    INK,
    PEARL,
    RUBY,
    STEEL,
    STEEL_DARK,
    TURQUOISE,
    WOOD,
)


def _rings(x: float, half: float, *heights: float) -> str:
    data = "".join(f"M{x - half} {y}L{x + half} {y - half}" for y in heights)
    return path(data, "none", GOLD, 3.4)


def mace(x: float) -> str:
    """A gilded, fluted mace upright at x, from y 58 to the seam."""
    out = shape(f"{x - 6},130! {x + 6},130! {x + 7},384! {x - 7},388!", WOOD)
    out += _rings(x, 6, 170, 186, 202, 330, 346, 362)
    head = (
        f"{x},60! {x - 10},72 {x - 30},84 {x - 36},110 {x - 28},134 {x - 8},146! {x + 8},146! "
        f"{x + 28},134 {x + 36},110 {x + 30},84 {x + 10},72"
    )
    out += shape(head, GOLD, 5)
    shade = f"{x + 8},144! {x + 27},132 {x + 34},110 {x + 28},86! {x + 30},110 {x + 20},130"
    out += path(d(shade, True), GOLD_DARK)
    out += strokes(
        INK,
        (f"{x - 4},70 {x - 24},92 {x - 24},124 {x - 6},144", (1.5, 4, 4, 1.5)),
        (f"{x + 4},70 {x + 24},92 {x + 24},124 {x + 6},144", (1.5, 4, 4, 1.5)),
        (f"{x},66 {x},146", (1.5, 4, 4, 1.5)),
    )
    out += circle(x - 13, 108, 5.5, EMERALD, 2) + circle(x + 13, 108, 5.5, EMERALD, 2)
    out += brush(f"{x - 32},104 {x - 28},88 {x - 18},80", (0.5, 3.4, 0.5), GOLD_LIGHT)
    out += shape(f"{x - 14},142! {x + 14},142! {x + 12},156! {x - 12},156!", GOLD_DARK, 3.5)
    return out + circle(x, 58, 6.5, RUBY, 2.6)


def sword(x: float, y: float) -> str:
    """A jewelled sabre: the blade rises from the fist at (x, y) and curves back to the left."""
    blade = (
        f"{x - 9},{y - 30}! {x - 12},{y - 86} {x - 14},{y - 150} {x - 40},{y - 238}! "
        f"{x - 2},{y - 196} "
        f"{x + 9},{y - 130} {x + 10},{y - 30}!"
    )
    out = shape(blade, STEEL, 4.5)
    out += hairs(STEEL_DARK, 4, f"{x + 4},{y - 34} {x + 1},{y - 120} {x - 28},{y - 214}")
    out += hairs("#FFFFFF", 4, f"{x - 5},{y - 40} {x - 9},{y - 110} {x - 26},{y - 176}")
    out += path(f"M{x - 4} {y - 62}q4 -5 0 -10M{x - 5} {y - 80}q4 -5 0 -10", "none", GOLD_DARK, 2.4)
    grip = (
        f"{x - 9},{y - 22}! {x + 9},{y - 22}! {x + 9},{y + 26} {x + 2},{y + 38} "
        f"{x - 14},{y + 42} {x - 22},{y + 32} {x - 10},{y + 24}"
    )
    return (
        out
        + shape(grip, "#E9DDBD")
        + hairs(GOLD_DARK, 2.4, f"{x - 8},{y + 34} {x - 2},{y + 32} {x + 2},{y + 26}")
    )


def sword_guard(x: float, y: float) -> str:
    """The sabre's guard, drawn over the fingers."""
    out = shape(
        f"{x - 36},{y - 36} {x - 26},{y - 42} {x},{y - 39} {x + 28},{y - 42} {x + 38},{y - 36} "
        f"{x + 28},{y - 29} {x},{y - 26} {x - 26},{y - 29}",
        GOLD,
    )
    return out + gem(x, y - 34, 4.5, 4.5, EMERALD, GOLD_LIGHT, 1.8)


def axe(x: float, y: float) -> str:
    """A saddle axe upright at x, its crescent blade to the left; y is the fist."""
    out = shape(f"{x - 6},64! {x + 6},64! {x + 7},{y + 150}! {x - 7},{y + 152}!", WOOD)
    out += _rings(x, 6, 196, 210, 224, 372, 388, 404)
    blade = (
        f"{x - 4},92! {x - 22},94 {x - 42},80! {x - 58},108 {x - 58},146 {x - 40},176! "
        f"{x - 26},154 {x - 16},146 {x - 4},146!"
    )
    out += shape(blade, STEEL, 5)
    out += brush(f"{x - 41},86 {x - 53},112 {x - 53},144 {x - 40},169", (1, 5, 5, 1), STEEL_DARK)
    out += path(d(star_points(x - 28, 122, 13, 6), True), GOLD) + circle(x - 28, 122, 4, RUBY, 1.6)
    out += hairs(
        GOLD_DARK,
        2.4,
        f"{x - 10},100 {x - 18},106 {x - 20},114",
        f"{x - 10},140 {x - 18},138 {x - 20},131",
    )
    out += shape(f"{x + 4},100! {x + 24},108 {x + 30},119! {x + 24},130 {x + 4},138!", STEEL, 4.5)
    out += shape(f"{x - 10},86! {x + 10},86! {x + 10},152! {x - 10},152!", GOLD, 4)
    out += gem(x, 119, 5, 11, TURQUOISE, GOLD_LIGHT, 1.8)
    return out + shape(f"{x},44! {x - 8},62 {x - 7},74! {x + 7},74! {x + 8},62", GOLD, 4)


def tassel(x: float, y: float, fill: str) -> str:
    """A silk tassel hanging from (x, y)."""
    out = shape(
        f"{x - 6},{y + 10}! {x + 6},{y + 10}! {x + 10},{y + 44}! {x - 10},{y + 44}!", fill, 3
    )
    data = "".join(f"M{x + dx} {y + 16}l{dx * 0.5} 26" for dx in (-3, 1, 5))
    return out + path(data, "none", INK, 1.6) + circle(x, y + 6, 6.5, GOLD, 2.6)


def musket(x: float) -> str:
    """A musket upright at x, bayonet fixed."""
    out = shape(f"{x - 4},112! {x},44! {x + 5},112!", STEEL, 3.6)
    out += shape(f"{x - 6},108! {x + 6},108! {x + 6},270! {x - 6},270!", "#8E9BA3")
    stock = (
        f"{x + 1},128! {x + 13},134! {x + 17},300 {x + 22},378! {x - 16},389! {x - 12},330 "
        f"{x - 7},280 {x - 6},240!"
    )
    out += shape(stock, "#8A4B22")
    for y in (146, 188, 226):
        out += path(f"M{x - 8} {y}L{x + 15} {y}", "none", INK, 9)
        out += path(f"M{x - 7} {y}L{x + 14} {y}", "none", GOLD, 4.5)
    out += brush(f"{x + 9},150 {x + 11},240 {x + 14},350", (0.5, 2.6, 0.6), "#C98A55")
    out += shape(f"{x - 10},322! {x - 24},326 {x - 26},338 {x - 12},344!", GOLD, 3)
    sling = f"{x - 6},150 {x - 26},200 {x - 28},250 {x - 16},300"
    return double(sling, 7, 3, "#F4EDD8") + out


def spear(x: float, cloth: str) -> str:
    """A long spear upright at x with a leaf-shaped head and a horse-tail."""
    out = shape(f"{x - 4.5},150! {x + 4.5},150! {x + 5},386! {x - 5},390!", WOOD)
    for dx, sway in ((-9, -6), (0, 2), (9, 8)):
        out += brush(f"{x + dx * 0.3},160 {x + dx},182 {x + dx + sway},214", (8, 13, 1.5))
        out += brush(f"{x + dx * 0.3},160 {x + dx},182 {x + dx + sway},208", (4, 8, 0.6), cloth)
    head = f"{x},44! {x - 12},82 {x - 17},112 {x - 6},146! {x + 6},146! {x + 17},112 {x + 12},82"
    out += shape(head, STEEL, 4.5)
    out += path(d(f"{x},54! {x + 9},84 {x + 13},112 {x + 4},142! {x},142!", True), STEEL_DARK)
    out += path(d(f"{x},84! {x - 5},106 {x},128! {x + 5},106", True), GOLD, GOLD_DARK, 2)
    return out + shape(f"{x - 9},142! {x + 9},142! {x + 8},164! {x - 8},164!", GOLD, 3.6)


def shield(x: float, y: float, cloth: str, inner: str) -> str:
    """A round shield of hide with gold inlay and four bosses."""
    out = circle(x, y, 80, "#3A2A22", 5.5) + circle(x, y, 73, GOLD, 3) + circle(x, y, 66, cloth, 3)
    out += beads(_ring(x, y, 69.5), 11.5, 2.2, PEARL)
    petals = star_points(x, y, 58, 33, 8)
    out += shape([(px, py, i % 2 == 0) for i, (px, py, _) in enumerate(petals)], GOLD, 3)
    out += shape(
        [(px, py, i % 2 == 0) for i, (px, py, _) in enumerate(star_points(x, y, 46, 25, 8))],
        inner,
        2.4,
    )
    out += pearls(_ring(x, y, 24), 9.4, 3.2, TURQUOISE)
    for px, py, _ in star_points(x, y, 46, 1, 4, 45)[::2]:
        out += circle(px, py, 9, GOLD, 3) + circle(px - 2, py - 2.5, 2.6, GOLD_LIGHT)
    out += (
        circle(x, y, 16, GOLD, 3) + circle(x, y, 8.5, RUBY, 2) + circle(x - 3, y - 3, 2.4, "#FFF")
    )
    glint = f"{x - 60},{y - 30} {x - 46},{y - 52} {x - 26},{y - 64}"
    return out + brush(glint, (0.6, 4, 0.6), GOLD_LIGHT)


def _ring(x: float, y: float, r: float) -> list[tuple[float, float]]:
    return [(p[0], p[1]) for p in (*star_points(x, y, r, r, 8), (x, y - r, False))]


def banner(x: float, cloth: str, edge: str) -> str:
    """A triangular standard at x flying to the left, with a sun on it."""
    flag = (
        f"{x - 5},84! {x - 34},76 {x - 62},92 {x - 108},84! {x - 84},106 "
        f"{x - 96},122! {x - 66},130 "
        f"{x - 48},152 {x - 24},166 {x - 5},176!"
    )
    out = shape(flag, edge, 5)
    inner = (
        f"{x - 8},94! {x - 36},87 {x - 60},101 {x - 82},98! {x - 72},108 "
        f"{x - 78},116! {x - 58},122 "
        f"{x - 40},142 {x - 24},152 {x - 8},158!"
    )
    out += shape(inner, cloth, 2.6)
    out += path(d(star_points(x - 34, 119, 22, 12, 12), True), GOLD, INK, 2.4)
    out += circle(x - 34, 119, 10.5, GOLD_LIGHT, 2)
    out += path(f"M{x - 38} 117h2M{x - 32} 117h2M{x - 37} 123q3 2.4 6 0", "none", INK, 1.8)
    out += hairs(
        INK,
        2.4,
        f"{x - 62},106 {x - 66},114 {x - 62},122",
        f"{x - 14},96 {x - 18},110 {x - 12},126",
    )
    return out


def staff(x: float) -> str:
    """The standard's staff at x, to be held."""
    out = shape(f"{x - 4.5},70! {x + 4.5},70! {x + 5},386! {x - 5},390!", WOOD)
    out += _rings(x, 5, 190, 204, 218, 340, 354)
    tip = f"{x},42! {x - 12},54 {x - 12},66 {x},76 {x + 12},66 {x + 12},54"
    return out + shape(tip, GOLD) + circle(x, 61, 4.5, RUBY, 1.8)


def dagger(x: float, y: float) -> str:
    """The hilt of a dagger in the sash, to be gripped at (x, y)."""
    out = shape(
        f"{x - 6},{y - 26}! {x + 6},{y - 26}! {x + 5},{y + 26}! {x - 5},{y + 26}!", "#E9DDBD"
    )
    out += shape(
        f"{x - 12},{y - 38} {x},{y - 43} {x + 12},{y - 38} {x + 8},{y - 26}! {x - 8},{y - 26}!",
        GOLD,
        3.4,
    )
    return out + circle(x, y - 34, 3.6, RUBY, 1.6)
