"""How colours look to people who see fewer of them, and how far apart colours are.

Matrices of Machado, Oliveira and Fernandes (2009) for a complete lack of one kind of cone, in
linear light; distances are Euclidean in CIE L*a*b*, where about 2.3 can just be told apart.
"""

from __future__ import annotations

from pasur.ui.theme import Rgb

Matrix = tuple[tuple[float, float, float], ...]

SIGHTS: dict[str, Matrix] = {
    "full": ((1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, 0.0, 1.0)),
    "protan": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deutan": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritan": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
    "grey": ((0.2126, 0.7152, 0.0722),) * 3,
}

Lab = tuple[float, float, float]


def _linear(value: int) -> float:
    share = value / 255
    return share / 12.92 if share <= 0.04045 else float(((share + 0.055) / 1.055) ** 2.4)


def _seen(color: Rgb, sight: Matrix) -> list[float]:
    """Linear red, green and blue of ``color`` as somebody with this sight sees it."""
    light = [_linear(value) for value in color]
    mixed = [sum(k * v for k, v in zip(row, light, strict=True)) for row in sight]
    return [min(1.0, max(0.0, value)) for value in mixed]


def _lab(light: list[float]) -> Lab:
    red, green, blue = light
    x = (0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.95047
    y = 0.2126 * red + 0.7152 * green + 0.0722 * blue
    z = (0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.08883
    fx, fy, fz = (_root(value) for value in (x, y, z))
    return 116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)


def _root(value: float) -> float:
    return float(value ** (1 / 3)) if value > 0.008856 else 7.787 * value + 16 / 116


def distance(one: Rgb, other: Rgb, sight: str = "full") -> float:
    """How different two colours look with the named sight."""
    a, b = (_lab(_seen(color, SIGHTS[sight])) for color in (one, other))
    return float(sum((x - y) ** 2 for x, y in zip(a, b, strict=True)) ** 0.5)
