"""Chances and expectations against counting all hands."""

from __future__ import annotations

from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pasur.ai.chance import chance_none_held
from pasur.ai.worth import club_chances, margin, worth
from pasur.engine import CLUBS, preset
from tests.ai.positions import mask


@given(unseen=st.integers(1, 9), held=st.integers(0, 4), marked=st.integers(0, 9))
def test_chance_none_held(unseen: int, held: int, marked: int) -> None:
    """It is the share of hands without a marked card."""
    held, marked = min(held, unseen), min(marked, unseen)
    hands = list(combinations(range(unseen), held))
    free = [hand for hand in hands if all(card >= marked for card in hand)]
    assert chance_none_held(marked, unseen, held) == pytest.approx(len(free) / len(hands))


def test_clubs_count_most_when_the_race_is_open() -> None:
    """A decided race makes clubs worthless, an even one makes them dear."""
    rules = preset("guide")
    assert club_chances((7, 0), 6, rules) == (1.0, 0.0)
    assert club_chances((6, 6), 1, rules) == pytest.approx((0.5, 0.5))
    clubs = [1 << card for card in range(13)]
    six = sum(clubs[:6])
    even = worth(rules, 0, (six, sum(clubs[6:12])), (0, 0), (0, 0))
    assert even.of(0, clubs[12]) == pytest.approx(7.0)
    assert even.of(1, clubs[12]) == pytest.approx(-7.0)
    decided = worth(rules, 0, (sum(clubs[:7]), 0), (0, 0), (0, 0))
    assert decided.of(0, clubs[12]) == 0.0
    open_race = worth(rules, 0, (0, 0), (0, 0), (0, 0))
    assert 1.5 < open_race.of(0, clubs[12]) < 1.7


def test_a_tie_for_most_clubs_pays_nobody() -> None:
    """With three sides four clubs each and one to come decide; 4 4 4 pays nobody."""
    rules = preset("guide", 3)
    assert club_chances((4, 4, 5), 0, rules) == (0.0, 0.0, 1.0)
    assert club_chances((5, 5, 3), 0, rules) == (0.0, 0.0, 0.0)
    assert club_chances((7, 6, 0), 0, rules.with_option("Clubs", "seven")) == (1.0, 0.0, 0.0)


def test_points_of_cards() -> None:
    """Aces, jacks, the ten of diamonds and the two of clubs, for and against."""
    rules = preset("guide")
    even = worth(rules, 1, (mask("3C 4C 5C 6C 7C 8C 9C"), 0), (0, 0), (0, 0))
    assert even.of(1, mask("AD JH TD 2C KS 7D")) == 7.0
    assert even.of(0, mask("AD JH TD 2C KS 7D")) == -7.0


def test_surs_by_cap_and_by_who_holds_some() -> None:
    """A capped side makes none; cancelling hits whoever holds surs."""
    guide, pagat = preset("guide"), preset("pagat")
    assert worth(guide, 0, (0, 0), (0, 1), (0, 0)).sur == (5.0, -5.0)
    assert worth(pagat, 0, (0, 0), (0, 0), (50, 49)).sur == (0.0, -5.0)
    assert worth(pagat, 0, (0, 0), (0, 1), (50, 49)).sur == (0.0, -5.0)
    german = preset("wikipedia-de")
    assert worth(german, 0, (0, 0), (0, 1), (50, 0)).sur == (5.0, -5.0)
    assert worth(german, 0, (0, 0), (0, 0), (50, 0)).sur == (0.0, -5.0)
    three = worth(preset("guide", 3), 0, (0, 0, 0), (0, 1, 0), (0, 0, 0))
    assert three.sur == (2.5, -5.0 / 2, 2.5)


def test_margin_is_own_less_the_mean_of_others() -> None:
    """Two sides: the difference; three: the mean of the others counts."""
    assert margin((7, 3), 0) == 4
    assert margin((7, 3, 1), 1) == -1
    assert CLUBS.bit_count() == 13
