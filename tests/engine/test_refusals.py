"""Why a play is refused: one reason for each cause, in the rules' words, without trying."""

from __future__ import annotations

import pickle

import pytest

from pasur.engine import (
    IllegalPlay,
    MatchState,
    Phase,
    Play,
    Reason,
    Refusal,
    claim,
    play,
    refusal_text,
    start_match,
    why_not,
    why_not_claim,
)
from tests.engine.support import guide, make, now, table

POOL = "4C 2D 3C KH KS QD"
HAND = "7H 8D KC QS JD"

WRONG = [
    ("9H", Reason.NOT_IN_HAND, "9H is not in the hand of seat 1"),
    ("9H x 2D", Reason.NOT_IN_HAND, "9H is not in the hand of seat 1"),
    ("7H x 4D", Reason.NOT_IN_POOL, "not in the pool: 4D"),
    ("7H x 4D 2D 3H", Reason.NOT_IN_POOL, "not in the pool: 4D 3H"),
    (
        "7H",
        Reason.MUST_CAPTURE,
        "7H must capture 4C: a card that can capture may not be trailed",
    ),
    (
        "8D",
        Reason.MUST_CAPTURE,
        "8D must capture 3C: a card that can capture may not be trailed",
    ),
    (
        "KC",
        Reason.MUST_CAPTURE,
        "KC must capture KH or KS: a card that can capture may not be trailed",
    ),
    (
        "JD",
        Reason.MUST_CAPTURE,
        "JD must capture 3C 4C 2D: a card that can capture may not be trailed",
    ),
    (
        "7H x KH",
        Reason.NUMBERS_TAKE_NUMBERS,
        "7H cannot capture KH: a number card captures number cards only",
    ),
    (
        "7H x 4C KH",
        Reason.NUMBERS_TAKE_NUMBERS,
        "7H cannot capture KH: a number card captures number cards only",
    ),
    (
        "7H x 3C",
        Reason.WRONG_SUM,
        "7H with 3C makes 10: a number card captures one set which with it sums to 11",
    ),
    (
        "7H x 4C 2D",
        Reason.WRONG_SUM,
        "7H with 4C 2D makes 13: a number card captures one set which with it sums to 11",
    ),
    (
        "KC x 4C",
        Reason.COURT_TAKES_ITS_RANK,
        "KC cannot capture 4C: a king captures a king only",
    ),
    (
        "KC x KH QD",
        Reason.COURT_TAKES_ITS_RANK,
        "KC cannot capture QD: a king captures a king only",
    ),
    (
        "QS x KH",
        Reason.COURT_TAKES_ITS_RANK,
        "QS cannot capture KH: a queen captures a queen only",
    ),
    (
        "KC x KH KS",
        Reason.COURT_TAKES_ONE,
        "KC cannot capture KH KS: a king captures one king only",
    ),
    (
        "JD x 3C 4C 2D QD",
        Reason.JACK_LEAVES_COURTS,
        "JD cannot capture QD: kings and queens stay when a jack is played",
    ),
    (
        "JD x 3C 4C",
        Reason.JACK_TAKES_ALL,
        "JD must capture 3C 4C 2D: a jack captures every number card and every jack of the pool",
    ),
]


@pytest.mark.parametrize(("text", "reason", "sentence"), WRONG)
def test_each_wrong_play_has_its_reason(text: str, reason: Reason, sentence: str) -> None:
    state = table(guide(), POOL, HAND, "AC")
    refusal = why_not(state, 0, Play.parse(text))
    assert refusal is not None
    assert refusal.reason is reason
    assert refusal_text(refusal) == sentence
    with pytest.raises(IllegalPlay) as caught:
        play(state, 0, Play.parse(text))
    assert caught.value.refusal == refusal
    assert str(caught.value) == sentence


@pytest.mark.parametrize(
    "text", ["7H x 4C", "8D x 3C", "KC x KH", "KC x KS", "QS x QD", "JD x 4C 2D 3C"]
)
def test_there_is_nothing_against_a_legal_play(text: str) -> None:
    assert why_not(table(guide(), POOL, HAND, "AC"), 0, Play.parse(text)) is None


def test_a_card_of_the_own_hand_is_not_in_the_pool() -> None:
    refusal = why_not(table(guide(), "KS", "7H 4D"), 0, Play.parse("7H x 4D"))
    assert refusal is not None
    assert refusal.reason is Reason.NOT_IN_POOL


def test_with_courts_all_a_king_must_take_every_king() -> None:
    state = table(guide(Courts="all"), POOL, HAND)
    refusal = why_not(state, 0, Play.parse("KC x KH"))
    assert refusal is not None
    assert refusal.reason is Reason.COURT_TAKES_ALL
    assert refusal_text(refusal) == (
        "KC must capture KH KS: here a king captures every king of the pool"
    )
    assert why_not(state, 0, Play.parse("KC x KH KS")) is None


@pytest.mark.parametrize("text", ["7H", "KC", "JD", "QS"])
def test_with_capture_may_a_card_that_could_capture_is_trailed(text: str) -> None:
    state = table(guide(Capture="may"), POOL, HAND, "AC")
    after, _ = make(state, text)
    assert now(after).pool == now(state).pool | 1 << Play.parse(text).card


def test_every_way_to_capture_is_named_and_many_are_cut_short() -> None:
    refusal = why_not(table(guide(), "4S 2C 2D", "7H"), 0, Play.parse("7H"))
    assert refusal is not None
    assert refusal_text(refusal).startswith("7H must capture 2C 2D or 4S: ")
    many = why_not(table(guide(), "AC AD AH AS 2C 2D 2H 2S", "8H"), 0, Play.parse("8H"))
    assert many is not None
    assert len(many.choices) == 20
    assert " or other cards: a card that can capture" in refusal_text(many)


def refused(state: MatchState, seat: int) -> Refusal:
    """Why ``seat`` may not trail the seven of hearts."""
    refusal = why_not(state, seat, Play.parse("7H"))
    assert refusal is not None
    return refusal


def test_it_must_be_the_seat_s_turn_in_a_round() -> None:
    state = table(guide(3), "", "AC", "7H", "8D")
    assert refusal_text(refused(state, 1)) == "it is the turn of seat 1, not of seat 2"
    assert refused(state, 1).reason is Reason.NOT_YOUR_TURN
    assert refused(state, 3).reason is Reason.NO_SUCH_SEAT
    assert refusal_text(refused(state, 3)) == "there is no seat 4"
    assert refused(state, -1).reason is Reason.NO_SUCH_SEAT
    between = start_match(guide(), 0)
    assert refused(between, 0).reason is Reason.NO_ROUND
    assert refusal_text(refused(between, 0)) == "no round is in play"
    over = state._replace(phase=Phase.OVER, winner=0)
    assert refused(over, 0).reason is Reason.MATCH_OVER
    assert refusal_text(refused(over, 0)) == "the match is over"
    finished = state._replace(phase=Phase.BETWEEN)
    assert refused(finished, 0).reason is Reason.NO_ROUND


def test_asking_and_failing_change_nothing() -> None:
    state = table(guide(), POOL, HAND, "AC")
    copy = pickle.loads(pickle.dumps(state))
    with pytest.raises(IllegalPlay):
        play(state, 0, Play.parse("7H"))
    assert state == copy


def test_claims_have_their_reasons() -> None:
    state = table(guide(), "", "7H", "8D")
    refusal = why_not_claim(state, 0)
    assert refusal is not None
    assert refusal.reason is Reason.NO_POR_SHODAM
    assert refusal_text(refusal) == "por shodam is not played in this match"
    state = table(guide(PorShodam="yes"), "", "7H 8D", "9D")
    refusal = why_not_claim(state, 1)
    assert refusal is not None
    assert refusal.reason is Reason.NOT_YOUR_TURN
    assert why_not_claim(state, 0) is None
    after, _ = claim(state, 0)
    refusal = why_not_claim(after, 0)
    assert refusal is not None
    assert refusal.reason is Reason.CLAIM_SPENT
    assert refusal_text(refusal) == (
        "side 1 has claimed wrongly and may not claim again in this round"
    )
    with pytest.raises(IllegalPlay):
        claim(after, 0)


def test_no_reason_lacks_a_sentence() -> None:
    for reason in Reason:
        assert refusal_text(Refusal(reason, 0, card=0)).strip()


def test_a_refusal_crosses_processes() -> None:
    state = table(guide(), POOL, HAND)
    refusal = why_not(state, 0, Play.parse("7H"))
    assert refusal is not None
    error = pickle.loads(pickle.dumps(IllegalPlay(refusal)))
    assert error.refusal == refusal
    assert str(error) == refusal_text(refusal)
