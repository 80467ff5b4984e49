"""What a seat knows: all that it has seen, and nothing else."""

from __future__ import annotations

import pickle
from dataclasses import fields
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pasur.engine import (
    ALL,
    Event,
    HandsDealt,
    Observation,
    Phase,
    Play,
    Rules,
    Source,
    fold,
    mask_of,
    observe,
    play,
    prepare_round,
    redact,
    start_match,
    start_round,
)
from tests.engine.support import (
    any_rules,
    choices,
    examples,
    guide,
    make,
    mask,
    now,
    played,
    random_match,
    shuffle_hidden,
    table,
)


def test_before_the_first_round_there_is_nothing_to_see() -> None:
    seen = observe(start_match(guide(3), 1), 0)
    assert (seen.hand, seen.pool, seen.piles) == (0, 0, (0, 0, 0))
    assert (seen.left, seen.stock, seen.deal, seen.number) == ((0, 0, 0), 52, 0, 0)
    assert seen.turn is None
    assert seen.unseen == ALL


def test_a_seat_sees_its_hand_the_pool_the_piles_and_counts() -> None:
    state = table(
        guide(3),
        "4C KS",
        "7H 9D",
        "AC",
        "8H 8D",
        piles=["2C 9C", "3C 8C", ""],
        markers=["9C", "", ""],
        points=(10, 20, 30),
        deal=2,
        last=1,
    )
    seen = observe(state, 0)
    assert seen.hand == mask("7H 9D")
    assert seen.pool == mask("4C KS")
    assert seen.piles == (mask("2C 9C"), mask("3C 8C"), 0)
    assert seen.left == (2, 1, 2)
    assert seen.stock == 24
    assert seen.surs == (1, 0, 0)
    assert seen.points == (10, 20, 30)
    assert (seen.turn, seen.dealer, seen.deal, seen.last, seen.side) == (0, 2, 2, 1, 0)
    assert seen.seen == mask("7H 9D 4C KS 2C 9C 3C 8C")
    assert seen.seen | seen.unseen == ALL
    assert observe(state, 2).hand == mask("8H 8D")
    assert observe(state, None).hand == 0
    assert observe(state, None).side is None


def test_an_observation_has_no_field_that_could_hold_a_hidden_card() -> None:
    names = {field.name for field in fields(Observation)}
    assert names == {
        *("rules", "seat", "phase", "number", "dealer", "deal", "turn", "hand", "pool"),
        *("piles", "left", "stock", "markers", "points", "last", "history"),
        *("barred_claims", "winner", "score"),
    }


@examples(40)
@given(any_rules(), st.integers(0, 10**6), st.integers(1, 90), st.integers(0, 10**6))
def test_what_is_hidden_does_not_change_an_observation(
    rules: Rules, seed: int, steps: int, shuffle: int
) -> None:
    state = played(rules, seed, steps)
    for seat in (None, *range(rules.players)):
        other = shuffle_hidden(state, seat, Random(shuffle))
        assert observe(other, seat) == observe(state, seat)
        if state.phase is Phase.PLAYING and seat == state.turn:
            chosen = choices(state)[shuffle % len(choices(state))]
            assert seen_of(play(other, seat, chosen)[1]) == seen_of(play(state, seat, chosen)[1])


def seen_of(events: tuple[Event, ...]) -> list[Event]:
    """The events as an onlooker may see them."""
    return [redact(event, None) for event in events]


def test_redacting_hides_the_other_hands_only() -> None:
    rules = guide(3)
    _, events = start_round(start_match(rules, 0), prepare_round(rules, Source(1)))
    for event in events:
        if not isinstance(event, HandsDealt):
            assert redact(event, 1) is event
            continue
        for seat in range(3):
            seen = redact(event, seat)
            assert isinstance(seen, HandsDealt)
            assert [hand is None for hand in seen.hands] == [at != seat for at in range(3)]
            assert seen.hands[seat] == event.hands[seat]
        nobody = redact(event, None)
        assert isinstance(nobody, HandsDealt)
        assert nobody.hands == (None, None, None)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_no_redacted_event_names_a_card_that_the_seat_has_not_seen(players: int) -> None:
    rules = guide(players, Target="80")
    for state, events in random_match(rules, 5, most_rounds=3):
        for seat in range(players):
            hidden = observe(state, seat).unseen
            for event in events:
                seen = redact(event, seat)
                if isinstance(seen, HandsDealt):
                    shown = mask_of(card for hand in seen.hands for card in hand or ())
                    assert not shown & hidden


@examples(30)
@given(any_rules(), st.integers(0, 10**6), st.integers(0, 120))
def test_a_seat_that_looks_in_late_follows_as_well(rules: Rules, seed: int, late: int) -> None:
    steps = list(random_match(rules, seed, most_rounds=4))
    late %= len(steps)
    for seat in (None, *range(rules.players)):
        seen = observe(steps[late][0], seat)
        for state, events in steps[late + 1 :]:
            for event in events:
                seen = fold(seen, redact(event, seat))
            assert seen == observe(state, seat)


def test_the_history_is_that_of_the_round() -> None:
    state = played(guide(Target="500"), 3, 52)
    assert observe(state, 0).history == now(state).plays
    assert len(observe(state, 0).history) == 2
    after, _ = make(state, str(choices(state)[0]))
    assert observe(after, 0).history[-1] == (state.turn, choices(state)[0])


def test_the_finished_round_can_be_seen_until_the_next() -> None:
    state = played(guide(Target="500"), 3, 49)
    seen = observe(state, 1)
    assert seen.phase is Phase.BETWEEN
    assert seen.turn is None
    assert sum(pile.bit_count() for pile in seen.piles) == 52
    assert seen.score == state.score
    assert len(seen.history) == 48
    assert isinstance(seen.history[0][1], Play)


def test_an_observation_crosses_processes() -> None:
    seen = observe(played(guide(PorShodam="yes"), 2, 30), 1)
    assert pickle.loads(pickle.dumps(seen)) == seen
    assert hash(seen) == hash(pickle.loads(pickle.dumps(seen)))
