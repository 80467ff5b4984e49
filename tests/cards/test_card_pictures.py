"""The cards as they are seen: size, corners, symmetry, and that no two are alike."""

from __future__ import annotations

from itertools import combinations

import pygame
import pytest

from tests.cards.pictures import CARDS, CODES, distance, drawn, on_ivory, picture
from tools.cards.courts import FIGURES
from tools.cards.deck import svg
from tools.cards.palette import DRESSES
from tools.cards.panel import RIBBON, seam

IVORY = pygame.Color("#FBF5E6")
BACKS = sorted(p.stem for p in (CARDS / "backs").glob("*.svg"))
GROUNDS = sorted(p.stem for p in (CARDS / "grounds").glob("*.svg"))
ALL = [f"{folder}/{c}" for folder in ("faces", "faces-large") for c in CODES]
ALL += [f"backs/{b}" for b in BACKS]
COURTS = [c for c in CODES if c[0] in "JQK"]


@pytest.mark.parametrize("name", ALL)
@pytest.mark.parametrize("height", [76, 160, 320])
def test_a_card_fills_its_size_and_has_clear_corners(name: str, height: int) -> None:
    card = picture(name, height)
    width = round(height * 63 / 88)
    assert card.get_size() == (width, height)
    for x, y in ((0, 0), (width - 1, 0), (0, height - 1), (width - 1, height - 1)):
        assert card.get_at((x, y)).a < 100
    for x, y in ((width // 2, 1), (width // 2, height - 2), (1, height // 2)):
        assert card.get_at((x, y)).a > 240
    inset = round(width * 0.05)
    assert card.get_at((inset, inset)).a == 255


@pytest.mark.parametrize(
    "name",
    [f"backs/{b}" for b in BACKS]
    + [f"faces/{c}" for c in CODES if c[0] in "24TJQK" or (c[1] == "D" and c[0] in "35689")],
)
def test_a_card_is_the_same_either_way_up(name: str) -> None:
    card = picture(name, 440)
    assert distance(card, pygame.transform.rotate(card, 180)) < 1.5


def corner(name: str, height: int) -> pygame.Surface:
    """What is seen of a card when four fifths of it are covered."""
    card = on_ivory(picture(name, height))
    return card.subsurface((0, 0, card.get_width() // 5, height * 2 // 5))


@pytest.mark.parametrize("height", [76, 160])
@pytest.mark.parametrize("folder", ["faces", "faces-large"])
def test_all_indices_differ(folder: str, height: int) -> None:
    corners = {c: corner(f"{folder}/{c}", height) for c in CODES}
    closest = min((distance(corners[a], corners[b]), a, b) for a, b in combinations(CODES, 2))
    assert closest[0] > 1.5, closest


def inked_rows(name: str, left: float, right: float) -> list[int]:
    """Rows of a card 880 high with anything but ivory between two columns, from the top."""
    card = on_ivory(picture(name, 880))
    return [
        y
        for y in range(10, 420)
        if any(
            abs(card.get_at((x, y))[i] - IVORY[i]) > 90
            for x in range(round(left), round(right))
            for i in range(3)
        )
    ]


@pytest.mark.parametrize("rank", "A23456789TJQK")
def test_the_index_ends_within_a_fifth_of_the_width(rank: str) -> None:
    assert min(inked_rows(f"faces/{rank}S", 14, 126)) in range(35, 42)
    assert not [y for y in inked_rows(f"faces/{rank}S", 129, 134) if y < 290]


@pytest.mark.parametrize(
    ("folder", "share", "right"), [("faces", 0.15, 126), ("faces-large", 0.24, 190)]
)
@pytest.mark.parametrize("rank", "257AK")
def test_the_rank_is_as_high_as_promised(folder: str, share: float, right: int, rank: str) -> None:
    rows = inked_rows(f"{folder}/{rank}H", 14, right)
    first = rows[0]
    gap = next(y for y in range(first, 420) if y not in rows)
    assert (gap - first) / 880 == pytest.approx(share, abs=0.006)


@pytest.mark.parametrize("folder", ["faces", "faces-large"])
def test_no_two_courts_have_one_face(folder: str) -> None:
    def head(code: str) -> pygame.Surface:
        card = on_ivory(picture(f"{folder}/{code}", 300))
        return card.subsurface((95, 40, 60, 75))

    heads = {c: head(c) for c in COURTS}
    closest = min((distance(heads[a], heads[b]), a, b) for a, b in combinations(COURTS, 2))
    assert closest[0] > 15, closest


def test_suit_colours_are_those_of_the_look() -> None:
    for suit, colour in (("C", "#1F2430"), ("S", "#1F2430"), ("D", "#B3282D"), ("H", "#B3282D")):
        card = picture(f"faces/3{suit}", 440)
        assert card.get_at((157, 220))[:3] == pygame.Color(colour)[:3]


@pytest.mark.parametrize(
    ("suit", "old", "new"), [("C", "#1F2430", "#1F7A4D"), ("D", "#B3282D", "#1E63B0")]
)
def test_four_colours_are_made_by_replacing_one(suit: str, old: str, new: str) -> None:
    for folder in ("faces", "faces-large"):
        for rank in "A3TJQK":
            text = (CARDS / folder / f"{rank}{suit}.svg").read_text(encoding="utf-8")
            changed = drawn(text.replace(old, new), 440)
            shades = {changed.get_at((x, y))[:3] for x in range(64) for y in range(20, 140)}
            assert pygame.Color(new)[:3] in shades
            assert pygame.Color(old)[:3] not in shades


@pytest.mark.parametrize("name", GROUNDS)
def test_a_ground_goes_on_over_its_edges(name: str) -> None:
    tile = pygame.image.load(CARDS / "grounds" / f"{name}.svg")
    width, height = tile.get_size()

    def places(line: list[int]) -> list[int]:
        return [i for i, alpha in enumerate(line) if alpha > 60]

    def near(a: list[int], b: list[int], length: int) -> bool:
        return all(any(min((x - y) % length, (y - x) % length) <= 3 for y in b) for x in a)

    left = places([tile.get_at((0, y)).a for y in range(height)])
    right = places([tile.get_at((width - 1, y)).a for y in range(height)])
    top = places([tile.get_at((x, 0)).a for x in range(width)])
    bottom = places([tile.get_at((x, height - 1)).a for x in range(width)])
    assert left
    assert top
    assert near(left, right, height)
    assert near(right, left, height)
    assert near(top, bottom, width)
    assert near(bottom, top, width)


@pytest.mark.parametrize("name", BACKS)
def test_backs_are_told_apart(name: str) -> None:
    back = picture(f"backs/{name}", 440)
    for other in BACKS:
        if other != name:
            assert distance(back, picture(f"backs/{other}", 440)) > 15


@pytest.mark.parametrize("code", COURTS)
def test_a_figure_ends_under_the_ribbon(code: str) -> None:
    """What reached past the ribbon would show on the other half."""
    figure = drawn(svg(FIGURES[code](DRESSES[code[1]])), 880)
    low = [(36, seam(36) + RIBBON + 1), (594, seam(594) + RIBBON + 1), (594, 880), (36, 880)]
    beyond = pygame.Surface(figure.get_size(), pygame.SRCALPHA)
    pygame.draw.polygon(beyond, "white", low)
    seen = pygame.mask.from_surface(figure, 40).overlap_mask(
        pygame.mask.from_surface(beyond), (0, 0)
    )
    assert seen.count() == 0, seen.get_bounding_rects()
