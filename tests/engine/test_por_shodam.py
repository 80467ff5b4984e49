"""Por shodam: the claim to be full."""

from __future__ import annotations

import pytest

from pasur.engine import (
    ClaimMade,
    MatchState,
    MatchWon,
    Phase,
    claim,
    claim_counts,
    play,
    why_not_claim,
)
from tests.engine.support import choices, guide, make, mask, now, table


def claiming(
    pile: str, points: tuple[int, ...] = (50, 0), other: str = "", **options: str
) -> MatchState:
    """Seat 1 may claim with ``pile`` and 50 points of 62."""
    rules = guide(2, PorShodam="yes", **options)
    return table(rules, "KS", "7H 9D", "8H 9H", piles=[pile, other], points=points)


def counts(state: MatchState) -> tuple[int, ...]:
    """What each side has now."""
    _, events = claim(state, 0)
    assert isinstance(events[0], ClaimMade)
    return events[0].counts


def test_cards_and_match_points_count() -> None:
    assert counts(claiming("AH AS JD TD 2C")) == (50 + 2 + 1 + 3 + 2, 0)
    assert counts(claiming("", other="AH 2C", points=(1, 9))) == (1, 12)


def test_surs_held_count() -> None:
    rules = guide(PorShodam="yes", SurPoints="10")
    state = table(rules, "KS", "7H", "8H", piles=["3D 4D", ""], markers=["3D 4D", ""])
    assert counts(state) == (20, 0)


def test_the_club_points_count_only_when_nobody_can_take_them_away() -> None:
    assert counts(claiming("3C 4C 5C 6C 7C 8C")) == (50, 0)
    assert counts(claiming("3C 4C 5C 6C 7C 8C 9C")) == (57, 0)
    assert counts(claiming("3C 4C 5C", other="6C 7C 8C 9C TC QC KC")) == (50, 7)


def test_clubs_in_the_pool_and_in_hands_are_not_captured_yet() -> None:
    rules = guide(3, PorShodam="yes")
    state = table(rules, "TC", "QC", "KC", "8H", piles=["3C 4C 5C 6C 7C", "8C", "9C"])
    assert claim_counts((0,) * 3, now(state).piles, (0,) * 3, rules) == (0, 0, 0)
    piles = [mask("3C 4C 5C 6C 7C"), mask("8C AC"), mask("9C JC")]
    assert claim_counts((0,) * 3, piles, (0,) * 3, rules) == (0, 1, 1)
    piles = [mask("3C 4C 5C 6C 7C TC"), mask("8C AC"), mask("9C JC")]
    assert claim_counts((0,) * 3, piles, (0,) * 3, rules) == (7, 1, 1)


def test_clubs_that_could_still_be_tied_are_not_safe() -> None:
    rules = guide(3, PorShodam="yes")
    piles = [mask("3C 4C 5C 6C 7C 8C"), mask("9C TC"), mask("QC")]
    assert claim_counts((0,) * 3, piles, (0,) * 3, rules) == (0, 0, 0)
    piles[2] |= mask("KC")
    assert claim_counts((0,) * 3, piles, (0,) * 3, rules) == (7, 0, 0)


def test_with_seven_the_club_points_count_from_seven_clubs_on() -> None:
    assert counts(claiming("3C 4C 5C 6C 7C 8C", Clubs="seven")) == (50, 0)
    assert counts(claiming("3C 4C 5C 6C 7C 8C 9C", Clubs="seven")) == (57, 0)
    most_is_safe = claiming("3C 4C 5C 6C 7C", other="8C", Clubs="seven")
    assert counts(most_is_safe) == (50, 0)


def test_a_right_claim_wins_at_once_without_a_score_for_the_round() -> None:
    state = claiming("TD 2C 3C 4C 5C 6C 7C 8C")
    after, events = claim(state, 0)
    assert events == (ClaimMade(0, 0, True, (62, 0)), MatchWon(0, (50, 0)))
    assert after.phase is Phase.OVER
    assert after.winner == 0
    assert after.points == (50, 0)
    assert after.score is None
    assert after.turn is None


@pytest.mark.parametrize(
    ("pile", "points", "other"),
    [
        ("TD 2C AH", (50, 0), ""),
        ("TD 2C 3C 4C 5C 6C 7C 8C", (50, 62), ""),
        ("TD 2C 3C 4C 5C 6C 7C 8C", (50, 63), ""),
        ("TD 2C 3C 4C 5C 6C 7C 8C", (50, 61), "AH"),
    ],
)
def test_a_claim_below_the_target_or_not_the_highest_is_wrong(
    pile: str, points: tuple[int, int], other: str
) -> None:
    state = claiming(pile, points, other)
    after, events = claim(state, 0)
    assert len(events) == 1
    assert isinstance(events[0], ClaimMade)
    assert not events[0].right
    assert after.phase is Phase.PLAYING
    assert after.turn == 0
    assert after.barred_claims == {0}


def test_after_a_wrong_claim_play_goes_on_and_the_side_is_barred_for_the_round() -> None:
    after, _ = claim(claiming("AH"), 0)
    after, _ = make(after, "9D")
    assert why_not_claim(after, 1) is None
    after, _ = make(after, "9H")
    assert why_not_claim(after, 0) is not None


def test_a_partner_s_wrong_claim_bars_the_side() -> None:
    rules = guide(4, Partners="yes", PorShodam="yes")
    state = table(rules, "KS", "7H 9D", "8H 9H", "7S 9S", "8S 8D")
    state, _ = claim(state, 0)
    for _ in range(2):
        state, _ = play(state, now(state).turn, choices(state)[-1])
    assert state.turn == 2
    assert why_not_claim(state, 2) is not None
    assert state.barred_claims == {0}


def test_a_wrong_claim_of_seat_three_bars_its_partner_in_seat_one() -> None:
    rules = guide(4, Partners="yes", PorShodam="yes")
    state = table(rules, "KS", "7H 9D", "8H 9H", "7S 9S", "8S 8D", turn=2)
    state, events = claim(state, 2)
    assert events == (ClaimMade(2, 0, False, (0, 0)),)
    assert state.barred_claims == {0}
    for _ in range(2):
        state, _ = play(state, now(state).turn, choices(state)[-1])
    assert why_not_claim(state, 0) is not None


def test_the_bar_ends_with_the_round() -> None:
    rules = guide(PorShodam="yes")
    state = table(rules, "KS", "", "8H", turn=1, deal=6)
    state, _ = claim(state, 1)
    state, _ = make(state, "8H")
    assert state.phase is Phase.BETWEEN
    assert state.barred_claims == frozenset()


def test_without_por_shodam_nobody_may_claim() -> None:
    assert why_not_claim(table(guide(), "KS", "7H", "8H", points=(62, 0)), 0) is not None
