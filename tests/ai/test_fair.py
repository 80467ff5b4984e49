"""No level sees a hidden card, and the same position and stream give the same play."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from pasur.ai import LEVELS, MEASURES, choose, wants_claim
from pasur.engine import MatchState, Phase, Source, legal_plays, observe, preset
from tests.ai.positions import any_position, position, seen, with_hidden_shuffled

EVERYONE = (*LEVELS, *MEASURES)


@pytest.mark.parametrize("level", EVERYONE)
@settings(max_examples=40)
@given(state=any_position(), shuffling=st.integers(0, 10**6))
def test_what_is_hidden_changes_nothing(level: str, state: MatchState, shuffling: int) -> None:
    """Other hands and the stock, dealt anew, leave the choice as it was; it is a legal one."""
    assume(state.phase is Phase.PLAYING)
    other = with_hidden_shuffled(state, Random(shuffling))
    chosen = choose(seen(state), level, Source("fair"))
    assert chosen == choose(seen(other), level, Source("fair"))
    observation = seen(state)
    assert chosen in legal_plays(observation.hand, observation.pool, state.rules)


@settings(max_examples=40)
@given(state=any_position(), shuffling=st.integers(0, 10**6))
def test_claims_rest_on_what_all_can_see(state: MatchState, shuffling: int) -> None:
    """Other hands and the stock, dealt anew, leave the wish to claim as it was."""
    assume(state.phase is Phase.PLAYING)
    other = with_hidden_shuffled(state, Random(shuffling))
    assert wants_claim(seen(state)) == wants_claim(seen(other))


def choices(level: str) -> str:
    """What ``level`` plays in some positions, as a text."""
    texts = []
    for players in (2, 3, 4):
        for seed in range(4):
            state = position(preset("guide", players), seed, 11 * seed)
            texts.append(str(choose(seen(state), level, Source(seed))))
    return "; ".join(texts)


@pytest.mark.parametrize("level", EVERYONE)
def test_the_order_of_hashes_changes_nothing(level: str) -> None:
    """Processes with different hash seeds play alike."""
    root = Path(__file__).parent.parent.parent
    code = f"from tests.ai.test_fair import choices; print(choices({level!r}))"
    for seed in ("1", "2"):
        environment = {**os.environ, "PYTHONHASHSEED": seed, "PYTHONPATH": str(root)}
        run = subprocess.run(
            [sys.executable, "-c", code],
            env=environment,
            capture_output=True,
            text=True,
            check=True,
            cwd=root,
        )
        assert run.stdout.strip() == choices(level)


def test_only_the_seat_to_play_may_choose() -> None:
    """A player is never asked out of turn."""
    state = position(preset("guide"), 1, 3)
    assert state.turn is not None
    with pytest.raises(ValueError, match="turn"):
        choose(observe(state, 1 - state.turn), "normal", Source(1))
    with pytest.raises(ValueError, match="turn"):
        choose(observe(state, None), "normal", Source(1))


def test_an_unknown_level_is_named() -> None:
    """The error says which levels there are."""
    state = position(preset("guide"), 1, 3)
    with pytest.raises(ValueError, match=r'easy.*not "grand"'):
        choose(seen(state), "grand", Source(1))
