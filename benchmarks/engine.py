"""Random rounds a second: the engine beside the plain oracle, timed in the same run.

python -m benchmarks.engine [--rounds N] [--players 2|3|4]

Both play whole random rounds with every check on: a player takes any card of its hand and then any
of that card's legal plays, and the play is validated as it is made. The engine also makes the
events of a real game and seals its decks. The two take turns, so that what else the machine does
slows both.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Callable
from pathlib import Path
from random import Random

if __package__ in (None, ""):
    sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from pasur.engine import (
    Phase,
    Source,
    card_plays,
    cards_of,
    play,
    prepare_round,
    preset,
    start_match,
    start_round,
)
from tests.oracle.plain import PlainMatch, fair_deck

SHARES = 20


def engine_rounds(players: int) -> Callable[[int], None]:
    """A function that plays a number of random rounds by the engine."""
    rules = preset("guide", players)
    source, chance, playing = Source("benchmark"), Random(1).random, Phase.PLAYING
    state = start_match(rules, 0)

    def run(rounds: int) -> None:
        nonlocal state
        hands: list[list[int]] = [[] for _ in range(players)]
        for _ in range(rounds):
            if state.phase is Phase.OVER:
                state = start_match(rules, 0)
            state, _ = start_round(state, prepare_round(rules, source))
            now = state.round
            while now is not None and state.phase is playing:
                turn = now.turn
                hand = hands[turn]
                if not hand:
                    hand += cards_of(now.hands[turn])
                card = hand.pop(int(chance() * len(hand)))
                plays = card_plays(card, now.pool, rules)
                chosen = plays[int(chance() * len(plays))] if len(plays) > 1 else plays[0]
                state, _ = play(state, turn, chosen)
                now = state.round

    return run


def oracle_rounds(players: int) -> Callable[[int], None]:
    """A function that plays a number of random rounds by the oracle."""
    random = Random(1)
    options = {"Partners": "yes"} if players == 4 else {}
    match = PlainMatch(players, options, 0)

    def run(rounds: int) -> None:
        nonlocal match
        for _ in range(rounds):
            if match.winner is not None:
                match = PlainMatch(players, options, 0)
            match.start_round(fair_deck(players, random.shuffle, random.randrange))
            while match.playing:
                card = random.choice(match.hands[match.turn])
                match.play(card, random.choice(match.card_plays(card)))

    return run


def measure(rounds: int, players: int) -> tuple[float, float]:
    """Rounds a second of processor time of the engine and of the oracle."""
    engine, oracle = engine_rounds(players), oracle_rounds(players)
    engine(50)
    share, few = max(rounds // SHARES, 1), max(rounds // SHARES // 10, 1)
    spent = [0.0, 0.0]
    for _ in range(SHARES):
        for which, (run, count) in enumerate(((engine, share), (oracle, few))):
            start = time.process_time()
            run(count)
            spent[which] += time.process_time() - start
    return SHARES * share / spent[0], SHARES * few / spent[1]


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description="Rounds a second of the engine and the oracle.")
    parser.add_argument("--rounds", type=int, default=4000, help="rounds of the engine")
    parser.add_argument("--players", type=int, choices=(2, 3, 4), default=2)
    given = parser.parse_args()
    engine, oracle = measure(given.rounds, given.players)
    print(f"random rounds of {given.players} seats, every check on, one process:")
    print(f"  engine  {engine:7.0f} rounds/s")
    print(f"  oracle  {oracle:7.0f} rounds/s (lists and itertools)")
    print(f"  ratio   {engine / oracle:7.1f}")


if __name__ == "__main__":
    main()
