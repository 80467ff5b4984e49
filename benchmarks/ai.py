"""How strong the computer players are: mirrored pairs of rounds, with standard errors.

    python -m benchmarks.ai [--pairs N] [--players 2|3|4] [--rules PRESET] [--seed S] [A:B ...]

A pair is one deck played twice with the seats of the two players swapped; its margin is the mean
over both rounds of A's points less B's. With three seats one side is A's and the others are B's,
and the deck is played once for each place of A. Prints each pairing's margin a round with its
standard error, and the time a move took.
"""

from __future__ import annotations

import argparse
import math
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

if __package__ in (None, ""):
    sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from pasur.ai import LEVELS, MEASURES, choose
from pasur.engine import (
    Observation,
    Phase,
    Play,
    PreparedDeck,
    Rules,
    Source,
    observe,
    play,
    prepare_round,
    preset,
    start_match,
    start_round,
)

Player = Callable[[Observation, Source], Play]

PAIRINGS = ("greedy:random", "easy:random", "normal:random", "normal:greedy", "normal:easy")


@dataclass
class Clock:
    """The seconds that a player's moves took."""

    seconds: list[float] = field(default_factory=list)

    def share(self, part: float) -> float:
        """The time in milliseconds that ``part`` of the moves did not exceed."""
        ordered = sorted(self.seconds)
        return 1000 * ordered[min(len(ordered) - 1, int(part * len(ordered)))]


def level(name: str, clock: Clock | None = None) -> Player:
    """The player of a level, timed by ``clock``."""

    def player(observation: Observation, source: Source) -> Play:
        start = time.perf_counter()
        chosen = choose(observation, name, source)
        if clock is not None:
            clock.seconds.append(time.perf_counter() - start)
        return chosen

    return player


def play_round(
    rules: Rules, deck: PreparedDeck, players: list[Player], seed: str
) -> tuple[int, ...]:
    """The points of each side after a round in which seat 0 leads."""
    state, _ = start_round(start_match(rules, rules.players - 1), deck)
    source = Source(seed)
    while state.phase is Phase.PLAYING:
        seat = state.turn
        assert seat is not None
        state, _ = play(state, seat, players[seat](observe(state, seat), source))
    assert state.score is not None
    return state.score.totals


def pair_margin(rules: Rules, a: Player, b: Player, seed: str) -> float:
    """The mean margin of ``a`` on one deck, over every side that it can have."""
    deck = prepare_round(rules, Source(seed))
    total = 0.0
    for side in range(rules.sides):
        seats = [a if rules.side_of(seat) == side else b for seat in range(rules.players)]
        points = play_round(rules, deck, seats, f"{seed}/{side}")
        others = sum(points) - points[side]
        total += points[side] - others / (rules.sides - 1)
    return total / rules.sides


def mean_and_error(values: list[float]) -> tuple[float, float]:
    """The mean of two or more ``values`` and its standard error."""
    mean = math.fsum(values) / len(values)
    spread = math.fsum([(value - mean) ** 2 for value in values])
    return mean, math.sqrt(spread / (len(values) - 1) / len(values))


def main() -> None:
    """Play the pairings and print a line for each."""
    parser = argparse.ArgumentParser(description="Measure the computer players.")
    parser.add_argument("pairings", nargs="*", default=PAIRINGS, metavar="A:B")
    parser.add_argument("--pairs", type=int, default=1000)
    parser.add_argument("--players", type=int, default=2, choices=(2, 3, 4))
    parser.add_argument("--rules", default="guide")
    parser.add_argument("--seed", default="ladder")
    given = parser.parse_args()
    rules = preset(given.rules, given.players)
    known = {*LEVELS, *MEASURES}
    for pairing in given.pairings:
        a, _, b = pairing.partition(":")
        if a not in known or b not in known:
            parser.error(f"{pairing}: levels are {', '.join(sorted(known))}")
        clock = Clock()
        one, other = level(a, clock), level(b)
        margins = [
            pair_margin(rules, one, other, f"{given.seed}/{number}")
            for number in range(given.pairs)
        ]
        mean, error = mean_and_error(margins)
        print(
            f"{a:>7} over {b:<7} {mean:+6.2f} ± {error:.2f} points a round"
            f"   ({given.pairs} pairs; {a}: median {clock.share(0.5):.1f} ms,"
            f" 95 % {clock.share(0.95):.1f} ms, most {clock.share(1.0):.0f} ms a move)",
            flush=True,
        )


if __name__ == "__main__":
    main()
