"""Walking through a lesson: forwards and back, and what its proof has come to."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Literal

from pasur.engine import MatchState
from pasur.teach import runner
from pasur.teach.exchange import exchanged
from pasur.teach.lessons import lesson
from pasur.teach.model import Lesson
from pasur.teach.runner import Attempt, Stage

Proof = Literal["open", "passed", "gold"]
"""Not yet done; done; done at the first go without help or refusal."""


@dataclass(frozen=True, slots=True)
class Walk:
    """A lesson being walked through.

    ``at`` is the step shown, ``done`` the steps that were done on this walk and ``clean`` those
    of them that were right at once. ``other_suits`` says that the proof has its suits exchanged.
    """

    key: str
    at: int
    attempt: Attempt
    done: frozenset[int] = frozenset()
    clean: frozenset[int] = frozenset()
    other_suits: bool = False
    after: tuple[tuple[int, MatchState], ...] = field(default=(), repr=False)

    @property
    def lesson(self) -> Lesson:
        """The lesson."""
        return lesson(self.key)

    @property
    def is_last(self) -> bool:
        """Whether no step follows."""
        return self.at + 1 == len(self.lesson.steps)

    @property
    def proof(self) -> Proof:
        """What the proof has come to on this walk."""
        proof = set(self.lesson.proof)
        if not proof <= self.done:
            return "open"
        return "gold" if proof <= self.clean else "passed"


def start(key: str, at: int = 0, other_suits: bool = False) -> Walk:
    """The lesson ``key`` from its step ``at``."""
    return _at(Walk(key, at, _attempt(key, at, other_suits, None), other_suits=other_suits), at)


def _attempt(key: str, at: int, other_suits: bool, carried: MatchState | None) -> Attempt:
    step = lesson(key).steps[at]
    if other_suits and step.proof:
        step = exchanged(step)
    return runner.begin(step, carried)


def _at(walk: Walk, at: int) -> Walk:
    step = walk.lesson.steps[at]
    carried = dict(walk.after).get(at - 1) if step.follows else None
    return replace(walk, at=at, attempt=_attempt(walk.key, at, walk.other_suits, carried))


def go_to(walk: Walk, at: int) -> Walk:
    """The walk at the step ``at``, which begins anew; raises IndexError if there is none."""
    if not 0 <= at < len(walk.lesson.steps):
        raise IndexError(at)
    return _at(walk, at)


def forward(walk: Walk) -> Walk:
    """The next step, or the same at the end of the lesson."""
    return walk if walk.is_last else _at(walk, walk.at + 1)


def back(walk: Walk) -> Walk:
    """The step before, or the same at the beginning."""
    return _at(walk, walk.at - 1) if walk.at else walk


def prove_again(walk: Walk) -> Walk:
    """The walk at its first proof step, with suits exchanged against the last time."""
    steps = frozenset(walk.lesson.proof)
    again = replace(
        walk,
        done=walk.done - steps,
        clean=walk.clean - steps,
        other_suits=not walk.other_suits,
        after=(),
    )
    return _at(again, min(steps))


def tried(walk: Walk, attempt: Attempt) -> Walk:
    """The walk after something happened to its ``attempt``."""
    walk = replace(walk, attempt=attempt)
    if attempt.stage is not Stage.DONE:
        return walk
    clean = walk.clean
    if walk.at not in walk.done:
        clean = clean | {walk.at} if attempt.clean else clean
    after = walk.after
    if attempt.state is not None:
        after = (*(each for each in after if each[0] != walk.at), (walk.at, attempt.state))
    return replace(walk, done=walk.done | {walk.at}, clean=clean, after=after)
