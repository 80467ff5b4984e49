"""Every lesson is played through the engine, with every right, weak and refused play in it."""

from __future__ import annotations

import subprocess
import sys

import pytest

from pasur.engine import (
    LeftoversTaken,
    MatchState,
    Play,
    SurCancelled,
    SurMade,
    legal_plays,
    play,
    why_not,
)
from pasur.i18n import set_language
from pasur.teach.lessons import KEYS, lesson, number
from pasur.teach.model import Asks, Graded, Marks, Plays, Step, Tries, WholeRound
from pasur.teach.position import table
from pasur.teach.runner import (
    NotAllowed,
    Right,
    Stage,
    Weak,
    answer,
    begin,
    finish_round,
    offer,
    right_answers,
    sets_to_mark,
    show,
    take_back,
)
from pasur.teach.say import say

STEPS = [(key, at) for key in KEYS for at in range(len(lesson(key).steps))]


def _step(key: str, at: int) -> Step:
    return lesson(key).steps[at]


def _plays(step: Step) -> Plays | None:
    task = step.task
    if isinstance(task, WholeRound):
        return task.opening
    return task if isinstance(task, Plays) else None


PLAYED = [(key, at) for key, at in STEPS if _plays(_step(key, at))]


def _states(key: str, at: int) -> list[MatchState]:
    """The tables on which a step can begin: its own, and where the step before may end."""
    step = _step(key, at)
    plays = _plays(step)
    assert plays is not None
    states = [table(plays.start)]
    before = _plays(_step(key, at - 1)) if at else None
    if step.follows and before is not None:
        for earlier in _states(key, at - 1):
            states += [
                _after(earlier, graded)
                for graded in before.right
                if why_not(earlier, before.start.seat, graded.play) is None
            ]
    return states


def _after(state: MatchState, graded: Graded) -> MatchState:
    assert state.turn is not None
    state, _ = play(state, state.turn, graded.play)
    if graded.reply is not None:
        assert state.turn is not None
        state, _ = play(state, state.turn, graded.reply)
    return state


@pytest.mark.parametrize(("key", "at"), PLAYED)
def test_every_legal_play_is_graded(key: str, at: int) -> None:
    plays = _plays(_step(key, at))
    assert plays is not None
    named = {each.play for each in (*plays.right, *plays.weak)}
    assert len(named) == len(plays.right) + len(plays.weak)
    possible: set[Play] = set()
    for state in _states(key, at):
        assert state.round is not None
        assert state.turn == plays.start.seat
        legal = set(legal_plays(state.round.hands[state.turn], state.round.pool, state.rules))
        assert legal <= named
        assert legal & {each.play for each in plays.right}
        possible |= legal
    assert possible == named


@pytest.mark.parametrize(("key", "at"), PLAYED)
def test_plays_do_what_the_lesson_says(key: str, at: int) -> None:
    step = _step(key, at)
    plays = _plays(step)
    assert plays is not None
    for state in _states(key, at):
        for graded in (*plays.right, *plays.weak):
            if why_not(state, plays.start.seat, graded.play) is not None:
                continue
            after, events = play(state, plays.start.seat, graded.play)
            surs = [each for each in events if isinstance(each, SurMade | SurCancelled)]
            assert bool(surs) == graded.sur, graded
            if graded.reply is not None:
                assert why_not(after, 1 - plays.start.seat, graded.reply) is None, graded
            attempt, given = offer(begin(step, state), graded.play)
            weak = graded in plays.weak
            assert isinstance(given, Weak if weak else Right)
            assert attempt.stage is (
                Stage.SHOWN if weak else Stage.ASKED if plays.turns > 1 else Stage.DONE
            )
            if weak:
                assert isinstance(given, Weak)
                assert given.idea
                assert take_back(attempt).state == state


@pytest.mark.parametrize(("key", "at"), PLAYED)
def test_refused_plays_are_refused_with_an_idea(key: str, at: int) -> None:
    step = _step(key, at)
    plays = _plays(step)
    assert plays is not None
    for each in plays.refused:
        attempt, given = offer(begin(step), each.play)
        assert isinstance(given, NotAllowed)
        assert given.idea == each.idea != ""
        assert attempt.misses == 1
        assert attempt.state == begin(step).state


def _solve(step: Step, state: MatchState | None = None) -> Stage:
    """Do ``step`` rightly and say where that leads."""
    attempt = begin(step, state)
    task = step.task
    if isinstance(task, Tries):
        attempt, given = offer(attempt, task.play)
        assert isinstance(given, NotAllowed)
        assert given.asked_for
    elif isinstance(task, Marks):
        for card, taken in sorted(sets_to_mark(attempt)):
            attempt, _ = show(attempt, card, taken)
    elif isinstance(task, Asks):
        while attempt.stage is Stage.ASKED:
            wanted = min(right_answers(attempt), key=repr)
            attempt, _ = answer(attempt, (1, 1) if wanted == "guess" else wanted)
    elif isinstance(task, WholeRound):
        attempt = finish_round(attempt, refused=0)
    else:
        while attempt.stage is Stage.ASKED:
            assert attempt.state is not None
            able = (
                each.play
                for each in task.right
                if why_not(attempt.state, attempt.seat, each.play) is None
            )
            attempt, _ = offer(attempt, next(able))
    assert attempt.clean
    return attempt.stage


@pytest.mark.parametrize(("key", "at"), STEPS)
def test_every_step_can_be_done(key: str, at: int) -> None:
    assert _solve(_step(key, at)) is Stage.DONE


@pytest.mark.parametrize(("key", "at"), STEPS)
def test_a_step_is_read_in_forty_words(key: str, at: int) -> None:
    set_language("en")
    step = _step(key, at)
    words = f"{say(step.before)} {say(step.after)}".split()
    assert 0 < len(words) <= 40


@pytest.mark.parametrize(("key", "at"), PLAYED)
def test_an_idea_is_read_in_twenty_words(key: str, at: int) -> None:
    set_language("en")
    plays = _plays(_step(key, at))
    assert plays is not None
    ideas = [each.idea for each in plays.weak] + [each.idea for each in plays.refused]
    assert all(0 < len(say(idea, plays.right[0].play).split()) <= 20 for idea in ideas)


def test_every_lesson_ends_with_its_proof() -> None:
    for key in KEYS:
        steps = lesson(key).steps
        proof = lesson(key).proof
        assert proof, key
        assert proof == tuple(range(proof[0], len(steps))), key
        assert len({step.name for step in steps}) == len(steps)


def test_lessons_are_numbered_in_the_order_of_learning() -> None:
    assert [number(key) for key in KEYS] == list(range(1, 16))
    for key in KEYS:
        assert all(step.name.startswith(str(number(key))) for step in lesson(key).steps)


def test_a_name_that_is_no_lesson_is_an_error() -> None:
    with pytest.raises(KeyError):
        lesson("os")


@pytest.mark.parametrize("first", ["5D", "9C"])
def test_the_last_hand_ends_with_the_leftovers_whatever_was_laid(first: str) -> None:
    steps = {step.name: step for step in lesson("last").steps}
    attempt, _ = offer(begin(steps["10b"]), Play.parse(first))
    final, given = offer(
        begin(steps["10c"], attempt.state), Play.parse("9C" if first == "5D" else "5D")
    )
    assert isinstance(given, Right)
    leftovers = [each for each in given.events if isinstance(each, LeftoversTaken)]
    assert [(each.side, len(each.cards)) for each in leftovers] == [(1, 4)]
    assert final.state is not None
    assert final.state.points == (12, 13)


def test_a_lesson_is_loaded_when_it_is_asked_for() -> None:
    code = (
        "import sys; from pasur.teach.lessons import lesson, KEYS;"
        "print([k for k in KEYS if f'pasur.teach.lessons.{k}' in sys.modules]);"
        "lesson('sur'); print([k for k in KEYS if f'pasur.teach.lessons.{k}' in sys.modules])"
    )
    told = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert told.stdout.split("\n")[:2] == ["[]", "['sur']"]
