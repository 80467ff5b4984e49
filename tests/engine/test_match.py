"""A match as a whole: the deal that passes on, values that do not change, the guide's sample."""

from __future__ import annotations

import pickle
from dataclasses import FrozenInstanceError, fields
from itertools import pairwise

import pytest

from pasur.engine import (
    Captured,
    MatchState,
    Phase,
    Play,
    Source,
    SurRefused,
    play,
    prepare_round,
    start_match,
    start_round,
)
from tests.engine.support import (
    choices,
    events_of,
    fair_deck,
    guide,
    make,
    mask,
    now,
    played,
    random_match,
)


def sample() -> MatchState:
    """The guide's sample deal, before its first play."""
    prepared = fair_deck(2, "7H AC JD 5S", "2C KH 5C 6D", "4C 9D 3H KS")
    state, _ = start_round(start_match(guide(), 1), prepared)
    return state


def test_the_guide_s_sample_deal() -> None:
    state = sample()
    for seat, text in enumerate(["7H x 4C", "2C x 9D", "AC", "KH x KS"]):
        assert state.turn == seat % 2
        state, _ = make(state, text)
    assert now(state).pool == mask("3H AC")
    state, events = make(state, "JD x 3H AC")
    captured = events_of(events, Captured)[0]
    assert captured.clears_pool
    assert events[1] == SurRefused(0, 0, "jack")
    assert now(state).surs == (0, 0)
    state, _ = make(state, "5C")
    state, _ = make(state, "5S")
    assert set(map(str, choices(state))) == {"6D x 5C", "6D x 5S"}
    club, _ = make(state, "6D x 5C")
    assert now(club).piles[1] == mask("2C 9D KH KS 6D 5C")
    spade, _ = make(state, "6D x 5S")
    assert now(spade).piles[1] == mask("2C 9D KH KS 6D 5S")
    assert now(club).piles[0] == mask("7H 4C JD 3H AC")


def test_in_the_sample_the_duty_is_on_the_card_not_on_the_player() -> None:
    state = sample()
    for text in ("7H x 4C", "2C x 9D"):
        state, _ = make(state, text)
    assert "JD x 3H" in set(map(str, choices(state)))
    assert "AC" in set(map(str, choices(state)))


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("dealer", [0, 1])
def test_the_deal_passes_to_the_next_seat_each_round(players: int, dealer: int) -> None:
    rules, source = guide(players, Target="500"), Source(1)
    state = start_match(rules, dealer)
    assert state.next_dealer == dealer
    for number in range(1, 2 * players + 1):
        state, _ = start_round(state, prepare_round(rules, source))
        assert state.number == number
        assert state.dealer == (dealer + number - 1) % players
        assert state.turn == (state.dealer + 1) % players
        while state.turn is not None:
            state, _ = make(state, str(choices(state)[-1]))
        assert state.next_dealer == (dealer + number) % players


def test_only_a_seat_can_deal() -> None:
    for dealer in (-1, 2):
        with pytest.raises(ValueError, match="there is no seat"):
            start_match(guide(), dealer)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_seats_play_in_turn_one_card_each(players: int) -> None:
    rules = guide(players, Target="1")
    seats: list[int] = []
    for state, _ in random_match(rules, 4):
        if state.number == 1:
            seats = [seat for seat, _ in now(state).plays]
    assert len(seats) == 48
    assert all(after == (before + 1) % players for before, after in pairwise(seats))


def test_partners_share_a_pile() -> None:
    rules = guide(4, Partners="yes", Target="1")
    assert rules.sides == 2
    assert [rules.side_of(seat) for seat in range(4)] == [0, 1, 0, 1]
    for state, events in random_match(rules, 2, most_rounds=2):
        for captured in events_of(events, Captured):
            assert captured.side == captured.seat % 2
            taken = mask_of_capture(captured)
            assert now(state).piles[captured.side] & taken == taken


def mask_of_capture(captured: Captured) -> int:
    """All cards that go to the pile."""
    return Play(captured.card, captured.captured).taken | 1 << captured.card


def test_a_play_gives_a_new_state_and_leaves_the_old() -> None:
    state = sample()
    before = pickle.dumps(state)
    first, _ = play(state, 0, Play.parse("7H x 4C"))
    second, _ = play(state, 0, Play.parse("5S"))
    assert pickle.dumps(state) == before
    assert first != second
    assert play(state, 0, Play.parse("7H x 4C"))[0] == first


def test_states_and_events_are_values_that_cross_processes() -> None:
    for state, events in random_match(guide(PorShodam="yes", Target="30"), 1):
        assert pickle.loads(pickle.dumps(state)) == state
        assert pickle.loads(pickle.dumps(events)) == events
        assert hash(state) == hash(pickle.loads(pickle.dumps(state)))
        for event in events:
            with pytest.raises(FrozenInstanceError):
                setattr(event, fields(event)[0].name, 7)


def test_the_points_stay_those_of_the_round_s_start_while_it_is_played() -> None:
    rules = guide(Target="500")
    points: tuple[int, ...] = (0, 0)
    for state, _ in random_match(rules, 3, most_rounds=3):
        if state.phase is Phase.PLAYING:
            assert state.points == points
        points = state.points


def test_the_score_of_the_last_round_stays_through_the_next() -> None:
    rules = guide(Target="500")
    state = played(rules, 5, 49)
    assert state.phase is Phase.BETWEEN
    assert state.score is not None
    after, _ = start_round(state, prepare_round(rules, Source(9)))
    assert after.score == state.score
    after, _ = make(after, str(choices(after)[0]))
    assert after.score == state.score
