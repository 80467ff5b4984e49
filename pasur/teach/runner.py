"""Doing one step of a lesson: what becomes of a play or an answer.

An `Attempt` is a value; `offer`, `answer`, `hint` and `take_back` give the next one. Whoever shows
it plays the events, shows the idea, and calls `take_back` after a weaker play.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import Enum
from typing import Final

from pasur.engine import (
    Card,
    Event,
    Mask,
    MatchState,
    Observation,
    Phase,
    Play,
    Refusal,
    TurnPassed,
    captures,
    cards_of,
    observe,
    play,
    why_not,
)
from pasur.teach.model import Asks, Graded, Marks, Plays, Start, Step, Tries, WholeRound
from pasur.teach.position import table
from pasur.teach.questions import Sort, TapCard

MISSES_BEFORE_LIGHT: Final = 3

Mark = tuple[Card, Mask]
"""A hand card and the set of pool cards that are shown to go with it."""


class Stage(Enum):
    """Where an attempt stands."""

    ASKED = "the task is open"
    SHOWN = "a weaker play lies on the table and will be taken back"
    DONE = "the task is done"


@dataclass(frozen=True, slots=True)
class Attempt:
    """One step being done.

    ``state`` is the table, None for a question without one. ``misses`` counts those of the part
    that is asked; ``missed`` are the parts that were not right at the first go. ``hinted`` says
    that help was asked for in this part, ``helped`` that it was in any. ``found`` holds what has
    been found of the part so far. ``kept`` is the table that a weaker play is taken back to.
    """

    step: Step
    state: MatchState | None
    stage: Stage = Stage.ASKED
    part: int = 0
    turns: int = 0
    misses: int = 0
    missed: frozenset[int] = frozenset()
    hinted: bool = False
    helped: bool = False
    found: frozenset[object] = frozenset()
    kept: MatchState | None = None

    @property
    def seat(self) -> int:
        """The learner's seat."""
        start = _start(self.step)
        return start.seat if start is not None else 0

    @property
    def observation(self) -> Observation | None:
        """The table as the learner may see it; None for a question without one."""
        return None if self.state is None else observe(self.state, self.seat)

    @property
    def clean(self) -> bool:
        """Whether the step was done at the first go, without help."""
        return self.stage is Stage.DONE and not self.helped and len(self.missed) <= self._spare

    @property
    def _spare(self) -> int:
        task = self.step.task
        question = task.question if isinstance(task, Asks) else None
        enough = getattr(question, "enough", None)
        return question.parts - enough if question is not None and enough is not None else 0

    @property
    def lit(self) -> bool:
        """Whether the right answer glows: help was asked for, or it was missed three times."""
        return self.hinted or self.misses >= MISSES_BEFORE_LIGHT

    @property
    def lights(self) -> frozenset[Card]:
        """The cards that glow now."""
        return light_cards(self) if self.lit and self.stage is Stage.ASKED else frozenset()


@dataclass(frozen=True, slots=True)
class Right:
    """A right play, carried out, with the other side's answer in ``events``.

    ``more`` says that another one is wanted.
    """

    events: tuple[Event, ...] = ()
    more: bool = False


@dataclass(frozen=True, slots=True)
class Weak:
    """A legal but weaker play, carried out and answered in ``events``, with its ``idea``."""

    play: Play
    events: tuple[Event, ...]
    idea: str


@dataclass(frozen=True, slots=True)
class NotAllowed:
    """A play that the table refuses; ``idea`` is empty where the refusal says enough.

    ``asked_for`` says that this refusal was the task.
    """

    play: Play
    refusal: Refusal
    idea: str = ""
    asked_for: bool = False


@dataclass(frozen=True, slots=True)
class Wrong:
    """A wrong answer to a question, or a wrong set of cards, with its ``idea``, which may be
    empty: a wrong set shows its sum."""

    idea: str = ""


@dataclass(frozen=True, slots=True)
class Found:
    """A right answer that does not yet end the part, or ends it where ``part_done``."""

    part_done: bool = False


Answer = Right | Weak | NotAllowed | Wrong | Found


def _start(step: Step) -> Start | None:
    task = step.task
    if isinstance(task, WholeRound):
        return task.opening.start if task.opening else None
    return task.start


def begin(step: Step, carried: MatchState | None = None) -> Attempt:
    """The step, not yet tried; ``carried`` is the table it goes on from, instead of its own."""
    start = _start(step)
    state = carried
    if state is None and start is not None:
        state = table(start)
    turns = step.task.turns if isinstance(step.task, Plays) else 0
    return Attempt(step, state, turns=turns)


def _miss(attempt: Attempt) -> Attempt:
    missed = attempt.missed | {attempt.part}
    return replace(attempt, misses=attempt.misses + 1, missed=missed)


def hint(attempt: Attempt) -> Attempt:
    """The attempt with the right answer lit; the step no longer counts as done without help."""
    return replace(attempt, hinted=True, helped=True)


def take_back(attempt: Attempt) -> Attempt:
    """The attempt after the weaker play on the table was taken back."""
    if attempt.stage is not Stage.SHOWN or attempt.kept is None:
        raise ValueError("there is nothing to take back")
    return replace(attempt, state=attempt.kept, kept=None, stage=Stage.ASKED)


def _open(attempt: Attempt) -> MatchState:
    if attempt.stage is not Stage.ASKED or attempt.state is None:
        raise ValueError("no play is asked for")
    return attempt.state


def offer(attempt: Attempt, made: Play) -> tuple[Attempt, Answer]:
    """What becomes of the learner's play; raises ValueError when no play is asked for."""
    state = _open(attempt)
    refusal = why_not(state, attempt.seat, made)
    task = attempt.step.task
    if isinstance(task, Tries):
        return _try(attempt, task, made, refusal)
    plays = task.opening if isinstance(task, WholeRound) else task
    if not isinstance(plays, Plays):
        raise ValueError("no play is asked for")
    if refusal is not None:
        ideas = {each.play: each.idea for each in plays.refused}
        return _miss(attempt), NotAllowed(made, refusal, ideas.get(made, ""))
    for graded in plays.right:
        if graded.play == made:
            return _right(attempt, state, graded)
    graded = next((each for each in plays.weak if each.play == made), Graded(made))
    return _weak(attempt, state, graded)


def _try(
    attempt: Attempt, task: Tries, made: Play, refusal: Refusal | None
) -> tuple[Attempt, Answer]:
    if refusal is None:
        return _weak(attempt, _open(attempt), Graded(made, task.idea))
    if made == task.play:
        return replace(attempt, stage=Stage.DONE), NotAllowed(made, refusal, asked_for=True)
    return _miss(attempt), NotAllowed(made, refusal)


def _carry_out(state: MatchState, graded: Graded) -> tuple[MatchState, tuple[Event, ...]]:
    """The table and the events after a play and its answer."""
    assert state.turn is not None
    after, events = play(state, state.turn, graded.play)
    if graded.reply is not None and after.turn is not None:
        after, more = play(after, after.turn, graded.reply)
        events += more
    return after, events


def _right(attempt: Attempt, state: MatchState, graded: Graded) -> tuple[Attempt, Answer]:
    after, events = _carry_out(state, graded)
    if attempt.turns > 1 and after.round is not None:
        after = after._replace(round=after.round._replace(turn=attempt.seat))
        events += (TurnPassed(attempt.seat),)
        return replace(attempt, state=after, turns=attempt.turns - 1), Right(events, more=True)
    return replace(attempt, state=after, turns=0, stage=Stage.DONE), Right(events)


def _weak(attempt: Attempt, state: MatchState, graded: Graded) -> tuple[Attempt, Answer]:
    after, events = _carry_out(state, graded)
    shown = replace(_miss(attempt), state=after, kept=state, stage=Stage.SHOWN)
    return shown, Weak(graded.play, events, graded.idea)


def sets_to_mark(attempt: Attempt) -> frozenset[Mark]:
    """Every capture of the hand, for a step that asks to show them."""
    state = _open(attempt)
    assert state.round is not None
    hand, pool = state.round.hands[attempt.seat], state.round.pool
    return frozenset(
        (card, taken) for card in cards_of(hand) for taken in captures(card, pool, state.rules)
    )


def show(attempt: Attempt, card: Card, taken: Mask) -> tuple[Attempt, Answer]:
    """The learner shows the pool cards ``taken`` to go with the hand card ``card``."""
    task = attempt.step.task
    if not isinstance(task, Marks):
        raise ValueError("no cards are to be shown")
    wanted = sets_to_mark(attempt)
    if (card, taken) not in wanted:
        return _miss(attempt), Wrong()
    found = attempt.found | {(card, taken)}
    attempt = replace(attempt, found=found, misses=0)
    if found != wanted:
        return attempt, Found()
    done = replace(attempt, stage=Stage.DONE)
    if task.then is None:
        return done, Right()
    after, events = _carry_out(_open(attempt), Graded(task.then))
    return replace(done, state=after), Right(events)


def answer(attempt: Attempt, given: object) -> tuple[Attempt, Answer]:
    """What becomes of an answer to the part that is asked; raises ValueError if there is none."""
    task = attempt.step.task
    if not isinstance(task, Asks) or attempt.stage is not Stage.ASKED:
        raise ValueError("no question is asked")
    judged = task.question.judge(attempt.part, given)
    if not judged.right:
        return _miss(attempt), Wrong(judged.idea)
    found = attempt.found | {judged.finds}
    if found < task.question.wanted(attempt.part):
        return replace(attempt, found=found, misses=0), Found()
    if attempt.part + 1 < task.question.parts:
        following = replace(
            attempt, part=attempt.part + 1, found=frozenset(), misses=0, hinted=False
        )
        return following, Found(part_done=True)
    return replace(attempt, found=found, stage=Stage.DONE), Right()


def finish_round(attempt: Attempt, refused: int) -> Attempt:
    """The whole round has been played, with so many refused plays; more than two are a miss."""
    if not isinstance(attempt.step.task, WholeRound):
        raise ValueError("no round is asked for")
    done = replace(attempt, stage=Stage.DONE)
    return _miss(done) if refused > 2 else done


def right_answers(attempt: Attempt) -> frozenset[object]:
    """What is still to be answered in the part of the question that is asked."""
    task = attempt.step.task
    if not isinstance(task, Asks):
        raise ValueError("no question is asked")
    return task.question.wanted(attempt.part) - attempt.found


def light_cards(attempt: Attempt) -> frozenset[Card]:
    """The cards of the right answer: what is played with what it takes, or what is to be tapped."""
    task = attempt.step.task
    if isinstance(task, Tries):
        return frozenset({task.play.card})
    if isinstance(task, Marks):
        missing = sorted(sets_to_mark(attempt) - attempt.found)
        return _cards(*missing[0]) if missing else frozenset()
    if isinstance(task, Asks):
        if isinstance(task.question, TapCard):
            return frozenset({task.question.card})
        pairs = right_answers(attempt) if isinstance(task.question, Sort) else frozenset()
        return frozenset(pair[0] for pair in pairs if isinstance(pair, tuple))
    plays = task.opening if isinstance(task, WholeRound) else task
    state = attempt.state
    if plays is None or state is None or state.phase is not Phase.PLAYING:
        return frozenset()
    for graded in plays.right:
        if why_not(state, attempt.seat, graded.play) is None:
            return _cards(graded.play.card, graded.play.taken)
    return frozenset()


def _cards(card: Card, taken: Mask) -> frozenset[Card]:
    return frozenset({card, *cards_of(taken)})
