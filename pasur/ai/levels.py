"""The levels of computer players by name."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from pasur.ai.easy import choose_easy
from pasur.ai.judge import judge
from pasur.ai.plain import choose_greedy, choose_random
from pasur.ai.sight import Sight, look
from pasur.ai.taste import NORMAL
from pasur.engine import Observation, Play, Source

Chooser = Callable[[Sight, Source], Play]


def choose_normal(sight: Sight, source: Source) -> Play:
    """The play with the best one-ply verdict; equals are drawn for."""
    verdicts = judge(sight, NORMAL)
    most = max(verdict.total for verdict in verdicts)
    return source.choice([verdict.play for verdict in verdicts if verdict.total == most])


LEVELS: Final[Mapping[str, Chooser]] = {"easy": choose_easy, "normal": choose_normal}
"""The levels that people can choose, weakest first."""

MEASURES: Final[Mapping[str, Chooser]] = {"random": choose_random, "greedy": choose_greedy}
"""Players that only serve to measure others by."""


def choose(observation: Observation, level: str, source: Source) -> Play:
    """The play of a computer player of ``level`` whose turn it is.

    The result depends on the observation, the level and the stream of ``source``, and on nothing
    else. Raises ValueError for an unknown level and when it is not the seat's turn.
    """
    chooser = LEVELS.get(level) or MEASURES.get(level)
    if chooser is None:
        raise ValueError(f'a level can be {", ".join(LEVELS)}, not "{level}"')
    return chooser(look(observation), source)
