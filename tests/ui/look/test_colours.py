"""Nothing is told by colour alone, and what is told by colour can be seen by everybody."""

from __future__ import annotations

from itertools import combinations

import pygame
import pytest

from pasur.assets import asset_path
from pasur.ui import theme
from pasur.ui.table import rings
from pasur.ui.table.rings import Ring
from tests.ui.look.sight import SIGHTS, distance

CONES = ("full", "protan", "deutan", "tritan")
PLAIN = 12.0
"""A distance that nobody overlooks: five times what can just be told apart."""
HEIGHT = 120

COLOURS = {
    Ring.FOCUS: theme.TURQUOISE,
    Ring.TAKEN: theme.TURQUOISE,
    Ring.CAN: theme.FOCUS,
    Ring.OTHER: theme.FOCUS,
    Ring.REFUSED: theme.DANGER,
    Ring.GOLD: theme.GOLD,
}


@pytest.mark.parametrize("sight", CONES)
def test_four_colours_stay_four(sight: str) -> None:
    colours = [theme.suit_color(suit, four_colours=True) for suit in range(4)]
    for one, other in combinations(colours, 2):
        assert distance(one, other, sight) >= PLAIN


@pytest.mark.parametrize("sight", CONES)
def test_red_and_black_stay_two(sight: str) -> None:
    assert distance(theme.RED_SUIT, theme.BLACK_SUIT, sight) >= PLAIN
    for suit in range(4):
        assert distance(theme.suit_color(suit), theme.CARD, sight) >= 3 * PLAIN


@pytest.mark.parametrize("sight", CONES)
def test_a_refusal_and_a_sur_never_look_like_what_can_be_done(sight: str) -> None:
    for told in (theme.DANGER, theme.GOLD):
        for free in (theme.TURQUOISE, theme.FOCUS):
            assert distance(told, free, sight) >= PLAIN
    assert distance(theme.DANGER, theme.GOLD, sight) >= PLAIN


@pytest.mark.parametrize("kind", COLOURS)
@pytest.mark.parametrize("sight", SIGHTS)
def test_a_ring_is_seen_on_the_table_and_beside_the_card(kind: Ring, sight: str) -> None:
    for ground in (theme.GROUND_CENTRE, theme.GROUND_MIDDLE, theme.GROUND_RIM, theme.PANEL_RGB):
        assert distance(COLOURS[kind], ground, sight) >= 2 * PLAIN
    assert theme.contrast(COLOURS[kind], theme.GROUND_RIM) >= 3


def gray(surface: pygame.Surface) -> list[int]:
    """Brightness of every pixel over the dark ground of the table."""
    cloth = pygame.Surface(surface.get_size(), 0, 24)
    cloth.fill(theme.GROUND_MIDDLE)
    cloth.blit(surface, (0, 0))
    data = pygame.image.tobytes(pygame.transform.grayscale(cloth), "RGB")
    return list(data[::3])


def unlike(one: pygame.Surface, other: pygame.Surface) -> float:
    """The share of pixels that differ clearly without any colour; 1 for other sizes."""
    if one.get_size() != other.get_size():
        return 1.0
    pairs = list(zip(gray(one), gray(other), strict=True))
    return sum(abs(a - b) > 40 for a, b in pairs) / len(pairs)


def test_suits_differ_in_shape() -> None:
    aces = [
        pygame.image.load_sized_svg(asset_path(f"cards/faces/2{suit}.svg"), (63, 88))
        for suit in "CDHS"
    ]
    corners = [ace.subsurface((0, 0, 16, 34)) for ace in aces]
    for one, other in combinations(corners, 2):
        assert unlike(one, other) > 0.02


def test_marks_differ_without_colour() -> None:
    """Rings that mean something different have another line, badge or card under them."""
    pygame.display.init()
    pygame.display.set_mode((64, 64))
    marks = {kind: rings.badge(kind, HEIGHT) for kind in Ring}
    signed = [kind for kind in Ring if marks[kind] is not None]
    assert {Ring.TAKEN, Ring.CAN, Ring.OTHER, Ring.REFUSED} <= set(signed)
    for one, other in combinations(signed, 2):
        first, second = marks[one], marks[other]
        assert first is not None
        assert second is not None
        assert unlike(first.surface, second.surface) > 0.05, (one, other)
    plain, dashed = (rings.ring(kind, HEIGHT).surface for kind in (Ring.FOCUS, Ring.CAN))
    assert unlike(plain, dashed) > 0.01
