"""Every lesson, clicked through in the real window."""

from __future__ import annotations

import pytest

from pasur.teach.lessons import KEYS, lesson
from pasur.teach.model import Plays
from pasur.teach.progress import Progress
from pasur.teach.runner import Stage
from pasur.ui.pilot import Pilot
from pasur.ui.scenes.lesson import LessonScene
from tests.ui.tutorial.conftest import Start
from tests.ui.tutorial.learner import Learner

SMALL = (800, 600)


def whole(pilot: Pilot) -> list[str]:
    """The texts that are cut when the whole picture is drawn."""
    pilot.scene.spoil()
    pilot.app.redraw()
    pilot.step()
    return pilot.cut_texts()


@pytest.mark.parametrize("language", ["en", "fa", "es", "de"])
@pytest.mark.parametrize("key", KEYS)
def test_doing_everything_right_proves_the_lesson(key: str, language: str, start: Start) -> None:
    scene = LessonScene(key, threaded=False)
    pilot = start(scene, language=language)
    learner = Learner(pilot, scene)
    for number in range(len(lesson(key).steps)):
        assert scene.doing.walk.at == number
        learner.do_right()
        assert learner.stage is Stage.DONE
        assert whole(pilot) == []
        if not scene.doing.walk.is_last:
            pilot.click("next")
            learner.settle()
    progress = Progress.from_json(pilot.app.services.settings.lessons)
    assert progress.mark(key) == "gold"


@pytest.mark.parametrize("key", KEYS)
def test_weaker_and_refused_plays_are_answered(key: str, start: Start) -> None:
    scene = LessonScene(key, threaded=False)
    pilot = start(scene, SMALL)
    learner = Learner(pilot, scene)
    for number, step in enumerate(lesson(key).steps):
        task = step.task
        if not isinstance(task, Plays):
            continue
        scene.doing.go(number)
        learner.settle()
        before = scene.doing.attempt.state
        for each in task.weak:
            learner.play(each.play)
            assert learner.stage is Stage.SHOWN
            assert scene.doing.note
            assert ": ." not in scene.doing.note
            assert whole(pilot) == []
            pilot.click("take back")
            learner.settle()
            assert scene.doing.attempt.state == before
        for every in task.refused:
            misses = scene.doing.attempt.misses
            learner.try_refused(every.play)
            assert scene.doing.attempt.state == before or learner.stage is not Stage.ASKED
            if learner.stage is not Stage.ASKED:
                scene.doing.go(number)
                learner.settle()
            else:
                assert scene.doing.attempt.misses >= misses


def test_the_third_miss_lights_the_right_cards(start: Start) -> None:
    scene = LessonScene("eleven", 1, threaded=False)
    pilot = start(scene)
    learner = Learner(pilot, scene)
    task = scene.doing.attempt.step.task
    assert isinstance(task, Plays)
    for each in task.weak[:3]:
        assert scene.doing.hand.lights == frozenset()
        learner.play(each.play)
        pilot.click("take back")
        learner.settle()
    assert scene.doing.hand.lights == {task.right[0].play.card}


@pytest.mark.parametrize("key", KEYS)
def test_nothing_is_cut_in_a_longer_language(key: str, start: Start) -> None:
    for number in range(len(lesson(key).steps)):
        scene = LessonScene(key, number, threaded=False)
        pilot = start(scene, SMALL, language="pseudo")
        pilot.settle()
        assert whole(pilot) == []
        assert pilot.overlapping() == []
        assert pilot.small_targets() == []
        pilot.app.close()


def test_a_lesson_goes_on_where_it_was_left(start: Start) -> None:
    scene = LessonScene("eleven", threaded=False)
    pilot = start(scene)
    learner = Learner(pilot, scene)
    learner.do_right()
    pilot.click("next")
    learner.settle()
    kept = Progress.from_json(pilot.app.services.settings.lessons)
    assert kept.step("eleven") == 1
    assert kept.next == "eleven"


@pytest.mark.parametrize("key", KEYS)
def test_text_of_twice_the_size_finds_its_place(key: str, start: Start) -> None:
    for number in (0, len(lesson(key).steps) - 1):
        scene = LessonScene(key, number, threaded=False)
        pilot = start(scene, SMALL, language="de", text_size=200)
        pilot.settle()
        assert whole(pilot) == []
        assert pilot.overlapping() == []
        pilot.app.close()
