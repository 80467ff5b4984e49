"""Surs: when one is made, what it does, and the marker that shows it."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from pasur.engine import (
    Captured,
    MatchState,
    Rules,
    SurCancelled,
    SurMade,
    SurRefused,
    card_text,
)
from tests.engine.support import cards, events_of, guide, make, now, table


def sur_of(state: MatchState, text: str) -> tuple[MatchState, object]:
    """The state after a play, and the event that says what emptying the pool came to."""
    after, events = make(state, text)
    captured = events_of(events, Captured)
    assert len(captured) == 1
    found = events_of(events, SurMade, SurCancelled, SurRefused)
    assert captured[0].clears_pool == (not now(after).pool) == bool(found)
    if not found:
        return after, None
    assert len(found) == 1
    assert events.index(found[0]) == events.index(captured[0]) + 1
    return after, found[0]


def one_card_each(rules: Rules, **more: object) -> MatchState:
    """The pool is 4C, and seat 1 holds 7H and more; it is not the last deal."""
    return table(rules, "4C", "7H 9D", "AC AD", **more)  # type: ignore[arg-type]


def test_emptying_the_pool_is_a_sur_and_lays_a_captured_card_as_marker() -> None:
    after, sur = sur_of(one_card_each(guide()), "7H x 4C")
    assert sur == SurMade(0, 0, cards("4C")[0], 1)
    assert now(after).surs == (1, 0)
    assert now(after).markers == (cards("4C"), ())


def test_the_marker_is_the_first_captured_card_in_record_order() -> None:
    after, _ = sur_of(table(guide(), "4S 2C 2D", "3H 9D", "AC"), "3H x 4S 2C 2D")
    assert [card_text(card) for card in now(after).markers[0]] == ["2C"]


def test_a_capture_that_leaves_a_card_is_no_sur() -> None:
    after, sur = sur_of(table(guide(), "4C KS", "7H 9D", "AC"), "7H x 4C")
    assert sur is None
    assert now(after).surs == (0, 0)


@pytest.mark.parametrize(("pool", "text"), [("4C 9D", "JD x 4C 9D"), ("JH", "JD x JH")])
def test_a_jack_never_makes_a_sur(pool: str, text: str) -> None:
    after, sur = sur_of(table(guide(), pool, "JD 9H", "AC"), text)
    assert sur == SurRefused(0, 0, "jack")
    assert now(after).surs == (0, 0)


@pytest.mark.parametrize(("pool", "text"), [("KH", "KC x KH"), ("QH", "QC x QH")])
def test_a_king_or_queen_that_takes_the_only_card_makes_one(pool: str, text: str) -> None:
    after, sur = sur_of(table(guide(), pool, "KC QC 9H", "AC"), text)
    assert isinstance(sur, SurMade)
    assert now(after).surs == (1, 0)


def test_sur_courts_no_takes_that_away() -> None:
    after, sur = sur_of(table(guide(SurCourts="no"), "KH", "KC 9H", "AC"), "KC x KH")
    assert sur == SurRefused(0, 0, "court")
    assert now(after).surs == (0, 0)
    after, _ = sur_of(table(guide(SurCourts="no"), "4C", "7C 9H", "AC"), "7C x 4C")
    assert now(after).surs == (1, 0)


def last_deal(rules: Rules, *hands: str, turn: int = 0) -> MatchState:
    """4C lies in the pool in the last deal; the last seat has dealt."""
    return table(rules, "4C", *hands, turn=turn, deal=rules.deals)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_no_sur_counts_in_the_last_deal(players: int) -> None:
    state = last_deal(guide(players), "7H 9D", *["AC AD", "2C 2D", "3C 3D"][: players - 1])
    after, sur = sur_of(state, "7H x 4C")
    assert sur == SurRefused(0, 0, "last-deal")
    assert now(after).surs == (0,) * players
    before = state._replace(round=now(state)._replace(deal=state.rules.deals - 1))
    assert isinstance(sur_of(before, "7H x 4C")[1], SurMade)


def test_with_last_play_only_the_very_last_card_makes_none() -> None:
    rules = guide(SurBarred="last-play")
    assert isinstance(sur_of(last_deal(rules, "7H", "9D"), "7H x 4C")[1], SurMade)
    assert isinstance(sur_of(last_deal(rules, "", "7H 9D", turn=1), "7H x 4C")[1], SurMade)
    after, sur = sur_of(last_deal(rules, "", "7H", turn=1), "7H x 4C")
    assert sur == SurRefused(1, 1, "last-play")
    assert now(after).surs == (0, 0)


def test_the_last_card_of_another_deal_is_not_the_very_last() -> None:
    state = table(guide(SurBarred="last-play"), "4C", "", "7H", turn=1, deal=5)
    assert isinstance(sur_of(state, "7H x 4C")[1], SurMade)


def test_with_never_even_the_very_last_card_makes_one() -> None:
    rules = guide(SurBarred="never")
    after, sur = sur_of(last_deal(rules, "", "7H", turn=1), "7H x 4C")
    assert isinstance(sur, SurMade)
    assert after.score is not None
    assert after.score.sides[1].sur_points == 5


def held_after(rules: Rules, sides: Sequence[int]) -> tuple[int, ...]:
    """The surs held after one sur by each of ``sides``, in order."""
    markers: tuple[tuple[int, ...], ...] = ((),) * rules.sides
    hands = ["7H 9D", "7D 9H", "7S 9S"][: rules.players]
    for side, marker in zip(sides, ("4C", "4D", "4H", "4S"), strict=False):
        state = table(rules, marker, *hands, turn=side)
        state = state._replace(round=now(state)._replace(markers=markers))
        text = f"{hands[side][:2]} x {marker}"
        after, _ = sur_of(state, text)
        markers = now(after).markers
    return tuple(map(len, markers))


@pytest.mark.parametrize(
    ("players", "sides", "held"),
    [
        (2, (0, 1, 0), (1, 0)),
        (2, (0, 0, 1), (1, 0)),
        (2, (0, 1), (0, 0)),
        (3, (0, 1, 2), (0, 0, 1)),
        (3, (0, 0, 1), (1, 0, 0)),
        (3, (0, 0, 1, 2), (0, 0, 0)),
    ],
)
def test_a_sur_cancels_one_of_another_side(
    players: int, sides: tuple[int, ...], held: tuple[int, ...]
) -> None:
    assert held_after(guide(players), sides) == held


def test_without_cancelling_each_side_keeps_its_surs() -> None:
    assert held_after(guide(SurCancel="no"), (0, 1, 0)) == (2, 1)
    assert held_after(guide(3, SurCancel="no"), (0, 1, 2, 0)) == (2, 1, 1)


def test_a_cancelled_sur_turns_down_the_marker_that_was_laid_last() -> None:
    state = table(guide(), "4C", "7H 9D", "AC", piles=["", "2C 3C 5C"], markers=["", "3C 2C"])
    after, sur = sur_of(state, "7H x 4C")
    assert sur == SurCancelled(0, 0, 1, cards("2C")[0], 1)
    assert now(after).markers == ((), cards("3C"))


@pytest.mark.parametrize(
    ("cap", "target", "points", "scores"),
    [
        (">=50", "62", 49, True),
        (">=50", "62", 50, False),
        (">50", "62", 50, True),
        (">50", "62", 51, False),
        ("80%", "62", 49, True),
        ("80%", "62", 50, False),
        ("80%", "50", 39, True),
        ("80%", "50", 40, False),
        ("80%", "52", 41, True),
        ("80%", "52", 42, False),
        ("none", "62", 61, True),
    ],
)
def test_the_cap_is_tested_on_the_match_points(
    cap: str, target: str, points: int, scores: bool
) -> None:
    rules = guide(SurCap=cap, Target=target)
    after, sur = sur_of(one_card_each(rules, points=(points, 0)), "7H x 4C")
    assert isinstance(sur, SurMade) == scores
    assert now(after).surs == (int(scores), 0)
    if not scores:
        assert sur == SurRefused(0, 0, "capped")


def test_points_of_the_running_round_do_not_cap() -> None:
    rules = guide(SurCap=">=5")
    piles = ("TD 2C AH AS JH", "")
    assert isinstance(sur_of(one_card_each(rules, piles=piles), "7H x 4C")[1], SurMade)


def against(capped_cancel: str, cancel: str = "yes") -> MatchState:
    """A capped side is about to make a sur while the other holds one."""
    rules = guide(SurCap=">=50", CappedCancel=capped_cancel, SurCancel=cancel)
    return one_card_each(rules, points=(50, 0), piles=("", "2C"), markers=("", "2C"))


def test_capped_cancel_says_whether_a_capped_side_may_cancel() -> None:
    after, sur = sur_of(against("yes"), "7H x 4C")
    assert isinstance(sur, SurCancelled)
    assert now(after).surs == (0, 0)
    after, sur = sur_of(against("no"), "7H x 4C")
    assert sur == SurRefused(0, 0, "capped")
    assert now(after).surs == (0, 1)
    after, sur = sur_of(against("yes", cancel="no"), "7H x 4C")
    assert sur == SurRefused(0, 0, "capped")
    assert now(after).surs == (0, 1)


def test_a_capped_side_with_nothing_to_cancel_gets_nothing() -> None:
    rules = guide(SurCap=">=50", CappedCancel="yes")
    after, sur = sur_of(one_card_each(rules, points=(50, 0)), "7H x 4C")
    assert sur == SurRefused(0, 0, "capped")
    assert now(after).surs == (0, 0)


def test_partners_hold_their_surs_together() -> None:
    rules = guide(4, Partners="yes")
    state = table(rules, "4C", "9D", "9H", "7H 9S", "AC", turn=2)
    after, sur = sur_of(state, "7H x 4C")
    assert sur == SurMade(2, 0, cards("4C")[0], 1)
    assert now(after).surs == (1, 0)
    state = table(rules, "4D", "9D 9C", "7S 9H", turn=1, piles=("4C 7H", ""), markers=("4C", ""))
    assert isinstance(sur_of(state, "7S x 4D")[1], SurCancelled)
