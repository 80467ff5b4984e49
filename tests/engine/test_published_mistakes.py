"""What published programs get wrong, as rules.md lists it at its end: each once."""

from __future__ import annotations

from pasur.engine import (
    HandsDealt,
    LeftoversTaken,
    Play,
    PoolRejected,
    Source,
    SurMade,
    SurRefused,
    TiePlayedOn,
    captures,
    parse_card,
    prepare_round,
    score_round,
    start_match,
    start_round,
    why_not,
)
from tests.engine.support import (
    cards,
    choices,
    events_of,
    guide,
    make,
    mask,
    now,
    random_match,
    table,
)


def test_no_sur_is_counted_for_a_jack_or_in_the_last_deal() -> None:
    after, events = make(table(guide(), "4C", "JD 9H", "AC"), "JD x 4C")
    assert events_of(events, SurMade) == []
    assert now(after).surs == (0, 0)
    after, events = make(table(guide(), "4C", "7D 9H", "AC", deal=6), "7D x 4C")
    assert events_of(events, SurRefused) == [SurRefused(0, 0, "last-deal")]
    assert now(after).surs == (0, 0)


def test_the_leftovers_are_given_to_the_last_capturer() -> None:
    state = table(guide(), "KS", "", "9D", turn=1, deal=6, last=0)
    after, events = make(state, "9D")
    assert events_of(events, LeftoversTaken) == [LeftoversTaken(0, cards("9D KS"))]
    assert now(after).piles[0] == mask("9D KS")


def test_a_king_or_queen_does_not_take_all_of_its_rank() -> None:
    assert captures(parse_card("KC"), mask("KD KH KS"), guide()) == (
        mask("KD"),
        mask("KH"),
        mask("KS"),
    )
    after, _ = make(table(guide(), "QD QH", "QC 9H", "AC"), "QC x QH")
    assert now(after).pool == mask("QD")


def test_two_cards_of_one_rank_are_two_different_cards() -> None:
    state = table(guide(), "4C 4D", "7H 9H", "AC")
    assert set(map(str, choices(state))) == {"7H x 4C", "7H x 4D", "9H"}
    after, _ = make(state, "7H x 4D")
    assert now(after).pool == mask("4C")
    assert now(after).piles[0] == mask("7H 4D")


def test_the_chosen_set_is_the_one_that_is_taken() -> None:
    state = table(guide(), "4S 2C 2D", "7H 9H", "AC")
    after, _ = make(state, "7H x 2C 2D")
    assert now(after).pool == mask("4S")
    after, _ = make(state, "7H x 4S")
    assert now(after).pool == mask("2C 2D")


def test_a_lone_jack_does_not_capture_itself() -> None:
    state = table(guide(), "", "JC 9H", "AC")
    assert why_not(state, 0, Play.parse("JC")) is None
    after, _ = make(state, "JC")
    assert now(after).pool == mask("JC")
    assert now(after).piles == (0, 0)
    after, _ = make(table(guide(), "KH QS", "JC 9H", "AC"), "JC")
    assert now(after).pool == mask("KH QS JC")


def test_sets_of_more_than_three_pool_cards_are_found() -> None:
    assert captures(parse_card("2H"), mask("4S 2C 2D AH KS"), guide()) == (mask("4S 2C 2D AH"),)
    six = mask("AC AD AH AS 2C 2D")
    assert captures(parse_card("3H"), six, guide()) == (six,)


def test_an_unfair_first_pool_is_dealt_again() -> None:
    rejected = set()
    rules = guide()
    for seed in range(6000):
        _, events = start_round(start_match(rules, 0), prepare_round(rules, Source(seed)))
        for event in events_of(events, PoolRejected):
            rejected.add(event.rank)
            assert len(events_of(events, HandsDealt)) > 1
    assert rejected == {11, 12, 13}


def test_surs_are_scored() -> None:
    after, _ = make(table(guide(), "4C", "7H", "AC"), "7H x 4C")
    assert now(after).surs == (1, 0)
    assert score_round(now(after).piles, now(after).surs, guide()).sides[0].sur_points == 5
    scored = 0
    for state, _ in random_match(guide(Target="500"), 11, most_rounds=12):
        if state.turn is None and state.score is not None:
            assert [side.surs for side in state.score.sides] == list(now(state).surs)
            scored += sum(side.sur_points for side in state.score.sides)
    assert scored > 0


def test_the_seven_points_are_for_most_clubs_not_for_the_seven_of_clubs() -> None:
    piles = [mask("7C 9H"), mask("3C 4C")]
    assert score_round(piles, (0, 0), guide()).totals == (0, 7)


def test_equal_points_at_the_target_are_played_on() -> None:
    piles = ["TD AC AD AH AS JC JD JH JS 2C", "3C 4C 5C 6C 7C 8C 9C"]
    state = table(guide(), "", "", "9D", turn=1, deal=6, piles=piles, points=(49, 55), last=0)
    after, events = make(state, "9D")
    assert events[-1] == TiePlayedOn((0, 1), (62, 62))
    assert after.winner is None
