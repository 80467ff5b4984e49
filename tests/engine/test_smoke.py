"""A match can be played from the first deal to the winner."""

from __future__ import annotations

import pytest

from pasur.engine import (
    Phase,
    Source,
    legal_plays,
    play,
    prepare_round,
    preset,
    start_match,
    start_round,
)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_match_ends_with_a_winner_at_or_over_the_target(players: int) -> None:
    rules = preset("guide", players)
    source = Source(players)
    state = start_match(rules, 0)
    while state.phase is not Phase.OVER:
        state, _ = start_round(state, prepare_round(rules, source))
        while state.turn is not None and state.round is not None:
            seat = state.turn
            plays = legal_plays(state.round.hands[seat], state.round.pool, rules)
            state, _ = play(state, seat, source.choice(plays))
    assert state.winner is not None
    assert state.points[state.winner] == max(state.points) >= rules.target
