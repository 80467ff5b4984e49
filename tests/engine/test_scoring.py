"""The points of a round, the leftovers, and who wins a match."""

from __future__ import annotations

import pytest

from pasur.engine import (
    LeftoversTaken,
    MatchState,
    MatchWon,
    Phase,
    RoundScored,
    Rules,
    SideScore,
    TiePlayedOn,
    match_winner,
    score_round,
)
from tests.engine.support import cards, events_of, guide, make, mask, now, random_match, table

ALL_CLUBS = "AC 2C 3C 4C 5C 6C 7C 8C 9C TC JC QC KC"


def score(piles: list[str], surs: tuple[int, ...] = (), rules: Rules | None = None) -> list[int]:
    """The totals for ``piles``."""
    chosen = rules or guide(len(piles))
    held = surs or (0,) * len(piles)
    return list(score_round([mask(pile) for pile in piles], held, chosen).totals)


def test_each_card_that_counts() -> None:
    assert score(["TD 3D 3H", "4C"]) == [3, 7]
    assert score(["2C", "4C 5C"]) == [2, 7]
    assert score(["AD AH AS", "4C"]) == [3, 7]
    assert score(["JD JH JS", "4C"]) == [3, 7]
    assert score(["TC TH 2D 2H KD QD", "4C 5C"]) == [0, 7]


def test_a_score_says_where_its_points_come_from() -> None:
    piles = [mask("TD 2C AC AH JS 9C"), mask("AD JC JD 3C")]
    sides = score_round(piles, (2, 0), guide()).sides
    assert sides[0] == SideScore(
        clubs=3,
        club_points=7,
        ten_of_diamonds=3,
        two_of_clubs=2,
        aces=2,
        jacks=1,
        surs=2,
        sur_points=10,
    )
    assert sides[0].total == 25
    assert sides[1] == SideScore(2, 0, 0, 0, 1, 2, 0, 0)
    assert sides[1].total == 3


@pytest.mark.parametrize("points", ["0", "5", "10"])
def test_surs_are_worth_what_the_rules_say(points: str) -> None:
    assert score(["4C", ""], (2, 0), guide(SurPoints=points)) == [7 + 2 * int(points), 0]


@pytest.mark.parametrize("points", ["7", "13"])
def test_most_clubs_are_worth_what_the_rules_say(points: str) -> None:
    assert score(["4C", ""], (), guide(ClubPoints=points)) == [int(points), 0]


def test_a_tie_for_most_clubs_scores_for_nobody() -> None:
    assert score(["3C 4C", "5C 6C", "7C"]) == [0, 0, 0]
    assert score(["3C 4C", "5C", "6C"]) == [7, 0, 0]
    assert score(["", ""]) == [0, 0]


def test_with_seven_it_takes_seven_clubs_to_earn_the_points() -> None:
    rules = guide(3, Clubs="seven")
    assert score(["3C 4C 5C 6C 7C 8C", "9C", "TC"], (), rules) == [0, 0, 0]
    assert score(["3C 4C 5C 6C 7C 8C 9C", "TC", "QC KC"], (), rules) == [7, 0, 0]


def test_the_seven_of_clubs_is_worth_nothing_by_itself() -> None:
    assert score(["7C", "3C 4C"]) == [0, 7]


def test_two_sides_add_up_to_twenty_and_five_a_sur() -> None:
    for players, partners in ((2, "no"), (4, "yes")):
        rules = guide(players, Partners=partners, Target="500")
        for seed in range(6):
            for state, events in random_match(rules, seed, most_rounds=3):
                scored = events_of(events, RoundScored)
                if scored and not now(state).pool:
                    held = sum(now(state).surs)
                    assert sum(scored[0].score.totals) == 20 + 5 * held


def last_play(rules: Rules, pool: str, card: str, **more: object) -> MatchState:
    """The dealer holds ``card``, the very last of the round."""
    seat = rules.players - 1
    hands = [""] * seat + [card]
    return table(rules, pool, *hands, turn=seat, deal=rules.deals, **more)  # type: ignore[arg-type]


def test_the_side_that_captured_last_takes_the_leftovers() -> None:
    state = last_play(guide(), "4C KS", "9D", last=0)
    after, events = make(state, "9D")
    assert events_of(events, LeftoversTaken) == [LeftoversTaken(0, cards("4C 9D KS"))]
    assert now(after).piles == (mask("4C KS 9D"), 0)
    assert now(after).pool == 0


def test_the_very_last_card_may_be_the_last_capture() -> None:
    after, events = make(last_play(guide(), "4C KS", "7D", last=0), "7D x 4C")
    assert events_of(events, LeftoversTaken) == [LeftoversTaken(1, cards("KS"))]
    assert now(after).piles == (0, mask("4C 7D KS"))


def test_nothing_is_told_of_leftovers_where_there_are_none() -> None:
    _, events = make(last_play(guide(), "4C", "7D"), "7D x 4C")
    assert events_of(events, LeftoversTaken) == []


def test_if_nobody_captured_the_leftovers_score_for_nobody() -> None:
    after, events = make(last_play(guide(), "TD AC", "2C"), "2C")
    assert events_of(events, LeftoversTaken) == [LeftoversTaken(None, cards("AC 2C TD"))]
    assert now(after).piles == (0, 0)
    assert now(after).pool == mask("TD AC 2C")
    assert after.points == (0, 0)


def test_with_no_jack_a_jack_s_capture_does_not_change_who_captured_last() -> None:
    for leftovers, side in (("any", 1), ("no-jack", 0)):
        rules = guide(Leftovers=leftovers)
        state = last_play(rules, "4C KS", "JD", last=0)
        after, events = make(state, "JD x 4C")
        assert events_of(events, LeftoversTaken) == [LeftoversTaken(side, cards("KS"))]
        assert now(after).last == side


def test_with_no_jack_and_jacks_only_the_leftovers_are_nobody_s() -> None:
    state = last_play(guide(Leftovers="no-jack"), "4C KS", "JD")
    _, events = make(state, "JD x 4C")
    assert events_of(events, LeftoversTaken) == [LeftoversTaken(None, cards("KS"))]


def test_taking_the_leftovers_is_never_a_sur() -> None:
    after, _ = make(last_play(guide(SurBarred="never"), "4C", "9D", last=0), "9D")
    assert now(after).surs == (0, 0)


@pytest.mark.parametrize(
    ("points", "winner"),
    [
        ((61, 40), None),
        ((62, 40), 0),
        ((40, 80), 1),
        ((62, 63), 1),
        ((70, 70), None),
        ((62, 62, 61), None),
        ((62, 63, 63), None),
        ((64, 63, 63), 0),
        ((30, 61, 61), None),
    ],
)
def test_who_wins(points: tuple[int, ...], winner: int | None) -> None:
    assert match_winner(points, 62) == winner


def at_the_end(points: tuple[int, int]) -> MatchState:
    """One trailed card ends the round; side 1 then gets 13 points and side 2 gets 7."""
    piles = ["TD AC AD AH AS JC JD JH JS 2C", "3C 4C 5C 6C 7C 8C 9C"]
    return last_play(guide(), "", "9D", piles=piles, points=points, last=0)


def test_a_round_below_the_target_is_followed_by_another() -> None:
    after, events = make(at_the_end((0, 0)), "9D")
    assert after.phase is Phase.BETWEEN
    assert after.points == (13, 7)
    assert after.winner is None
    assert after.turn is None
    assert isinstance(events[-1], RoundScored)
    assert events[-1].points == (13, 7)
    assert events[-1].score == after.score


def test_reaching_the_target_wins() -> None:
    after, events = make(at_the_end((49, 0)), "9D")
    assert after.phase is Phase.OVER
    assert after.winner == 0
    assert events[-1] == MatchWon(0, (62, 7))


def test_of_two_over_the_target_the_higher_wins() -> None:
    after, events = make(at_the_end((49, 56)), "9D")
    assert after.winner == 1
    assert events[-1] == MatchWon(1, (62, 63))


def test_a_tie_over_the_target_is_played_on() -> None:
    after, events = make(at_the_end((49, 55)), "9D")
    assert after.phase is Phase.BETWEEN
    assert after.winner is None
    assert events[-1] == TiePlayedOn((0, 1), (62, 62))


def test_a_shared_highest_total_is_played_on_also_with_a_third_side() -> None:
    rules = guide(3, Target="20")
    piles = ["TD AC AD AH AS JC JD JH JS", "3C 4C 5C 6C 7C 8C 9C", ""]
    state = last_play(rules, "", "9D", piles=piles, points=(9, 13, 19), last=2)
    after, events = make(state, "9D")
    assert after.points == (20, 20, 19)
    assert events[-1] == TiePlayedOn((0, 1), (20, 20, 19))
    state = state._replace(points=(9, 13, 21))
    after, events = make(state, "9D")
    assert events[-1] == MatchWon(2, (20, 20, 21))


def test_a_target_of_one_is_one_round() -> None:
    for seed in range(5):
        *_, (state, _) = random_match(guide(Target="1"), seed)
        assert state.number == 1
        assert state.winner is not None
