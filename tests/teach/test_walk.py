"""Walking through lessons, proofs and what is kept of them."""

from __future__ import annotations

import json

import pytest

from pasur.engine import Play, parse_card
from pasur.teach.lessons import KEYS
from pasur.teach.progress import LessonProgress, Progress
from pasur.teach.runner import answer, hint, offer, take_back
from pasur.teach.walk import Walk, back, forward, go_to, prove_again, start, tried


def _play(walk: Walk, text: str) -> Walk:
    return tried(walk, offer(walk.attempt, Play.parse(text))[0])


def test_forwards_and_back_stay_within_the_lesson() -> None:
    walk = start("eleven")
    assert back(walk) == walk
    for at in range(1, 4):
        walk = forward(walk)
        assert walk.at == at
    assert walk.is_last
    assert forward(walk) == walk
    assert back(walk).at == 2
    assert go_to(walk, 0).at == 0
    with pytest.raises(IndexError):
        go_to(walk, 4)


def test_a_step_that_follows_goes_on_from_the_table_as_it_was_left() -> None:
    walk = forward(_play(start("last", 1), "9C"))
    assert walk.attempt.observation is not None
    assert walk.attempt.observation.hand == 1 << parse_card("5D")
    fresh = start("last", 2)
    assert fresh.attempt.observation is not None
    assert fresh.attempt.observation.hand == 1 << parse_card("9C")


def test_a_proof_at_the_first_go_is_gold() -> None:
    walk = start("courts", 2)
    assert walk.proof == "open"
    assert _play(walk, "QS x QC").proof == "gold"


@pytest.mark.parametrize("how", ["weak", "refused", "hint"])
def test_a_proof_with_a_stumble_is_passed(how: str) -> None:
    walk = start("courts", 2)
    if how == "hint":
        walk = tried(walk, hint(walk.attempt))
    elif how == "refused":
        walk = _play(walk, "KS x QC")
    else:
        walk = _play(walk, "8D")
        walk = tried(walk, take_back(walk.attempt))
    walk = _play(walk, "QS x QC")
    assert walk.proof == "passed"
    assert _play(go_to(walk, 2), "QS x QC").proof == "passed"


def test_a_proof_can_be_repeated_with_other_suits() -> None:
    walk = _play(_play(start("courts", 2), "KS x QC"), "QS x QC")
    again = prove_again(walk)
    assert again.at == 2
    assert again.proof == "open"
    assert _play(again, "QH x QC").proof == "gold"
    assert prove_again(again).attempt == start("courts", 2).attempt


def test_a_proof_of_several_steps_needs_them_all() -> None:
    walk = _play(start("against", 3), "QS x QD")
    assert walk.proof == "open"
    walk = forward(walk)
    assert walk.attempt.observation is not None
    assert walk.attempt.observation.surs == (0, 0)
    assert tried(walk, answer(walk.attempt, (0, 0))[0]).proof == "gold"


def test_progress_grows_and_stays() -> None:
    progress = Progress()
    assert progress.next == "eleven"
    assert progress.mark("courts") == "untried"
    walk = start("courts", 1)
    progress = progress.after(walk)
    assert progress.mark("courts") == "begun"
    assert progress.step("courts") == 1
    progress = progress.after(_play(forward(walk), "QS x QC"))
    assert progress.mark("courts") == "gold"
    assert progress.gold == 1
    assert progress.step("courts") == 0
    assert progress.after(start("courts")).mark("courts") == "gold"


def test_after_the_last_lesson_there_is_no_next() -> None:
    assert Progress({key: LessonProgress(passed=True) for key in KEYS}).next is None


def test_progress_is_kept_as_plain_values() -> None:
    progress = Progress({"sur": LessonProgress(2, True, False), "jack": LessonProgress(1)})
    assert Progress.from_json(json.loads(json.dumps(progress.as_json()))) == progress


@pytest.mark.parametrize(
    "kept",
    [
        None,
        [],
        "sur",
        {"nothing": {"step": 1}},
        {"sur": 3},
        {"sur": {"step": 99}, 5: {}},
        {"sur": {"step": "x", "passed": 1, "gold": "yes"}},
    ],
)
def test_damaged_progress_is_as_good_as_none(kept: object) -> None:
    progress = Progress.from_json(kept)
    assert progress.next == "eleven"
    assert progress.step("sur") == 0
    assert progress.mark("sur") in ("untried", "begun")


def test_gold_is_passed() -> None:
    assert Progress.from_json({"sur": {"gold": True}}).mark("sur") == "gold"
    assert Progress.from_json({"sur": {"gold": True}}).lessons["sur"].passed
