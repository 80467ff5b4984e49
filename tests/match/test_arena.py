"""Matches between computers, and how they are counted."""

from __future__ import annotations

import math
import statistics

import pytest

from pasur.engine import Phase, preset
from pasur.engine.record import read_text, replay
from pasur.match.arena import Arena, Tally, play_out


def test_a_tally_says_what_the_records_say() -> None:
    arena = Arena(("greedy", "easy", "random"), preset("guide", 3), "s")
    total, texts = Tally.empty(3), []
    for number in range(1, 6):
        match = arena.match(number)
        total += play_out(match)
        texts.append(match.text())
    wins, rounds, surs = [0, 0, 0], [], [0, 0, 0]
    for text in texts:
        record = read_text(text)
        assert record.state.winner is not None
        wins[record.state.winner] += 1
        for state, _ in replay(record.log):
            if state.phase is not Phase.PLAYING and state.score is not None:
                rounds.append(state.score.totals)
                assert state.round is not None
                surs = [a + b for a, b in zip(surs, state.round.surs, strict=True)]
    assert (total.matches, total.rounds, total.scored) == (5, len(rounds), len(rounds))
    assert list(total.wins) == wins
    assert list(total.surs) == surs
    for side in range(3):
        points = [row[side] for row in rounds]
        assert total.mean(side) == pytest.approx(statistics.mean(points))
        error = statistics.stdev(points) / math.sqrt(len(points))
        assert total.standard_error(side) == pytest.approx(error)


def test_the_seats_take_turns_to_deal_first_and_matches_differ() -> None:
    arena = Arena(("easy", "easy", "easy"), preset("guide", 3), "s")
    matches = [arena.match(number) for number in (1, 2, 3, 4)]
    assert [match.dealer for match in matches] == [0, 1, 2, 0]
    assert len({match.seed for match in matches}) == 4


def test_partners_are_one_side() -> None:
    arena = Arena(("easy",) * 4, preset("guide", 4).with_option("Target", "1"), "s")
    assert len(play_out(arena.match(1)).points) == 2


def test_a_round_won_by_a_claim_has_no_points() -> None:
    rules = preset("guide").with_option("PorShodam", "yes").with_option("Target", "1")
    tally = play_out(Arena(("normal", "normal"), rules, "s").match(1))
    assert (tally.matches, tally.rounds, tally.scored) == (1, 1, 0)
    assert tally.mean(0) == 0
    assert math.isnan(tally.standard_error(0))
    assert sum(tally.wins) == 1
