"""The list of lessons, the rules and the words: in every language, small windows, large text."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from pasur.engine import preset
from pasur.ui.scene import Scene
from pasur.ui.scenes.lessons import LessonsScene
from pasur.ui.scenes.rules import RulesScene
from tests.ui.tutorial.conftest import Start

HOUSE = preset("guide", 4).with_option("SurCancel", "no").with_option("SurCap", "80%")
SCENES: dict[str, Callable[[], Scene[Any]]] = {
    "lessons": LessonsScene,
    "rules": lambda: RulesScene(HOUSE),
    "differences": lambda: RulesScene(HOUSE, "differences"),
    "words": lambda: RulesScene(None, "words"),
}


@pytest.mark.parametrize("name", SCENES)
@pytest.mark.parametrize("size", [(800, 600), (640, 480), (700, 1000), (1280, 720)])
def test_nothing_is_cut(name: str, size: tuple[int, int], start: Start) -> None:
    pilot = start(SCENES[name](), size)
    for language in ("en", "fa", "es", "de", "pseudo", "pseudo-rtl"):
        for scale in (100, 200):
            pilot.app.services.change(language=language, text_size=scale)
            pilot.settle()
            assert pilot.cut_texts() == []
            assert pilot.overlapping() == []
            assert pilot.colliding_texts() == []


def test_the_rules_are_those_of_the_match(start: Start) -> None:
    pilot = start(RulesScene(HOUSE))
    shown = " ".join(drawn.text for drawn in pilot.texts)
    assert "Rules of this match" in shown
    pilot.app.pop(pilot.scene)
    usual = start(RulesScene())
    shown = " ".join(drawn.text for drawn in usual.texts)
    assert "Rules of this match" not in shown


def test_the_page_turns_by_keys(start: Start) -> None:
    scene = RulesScene(HOUSE)
    pilot = start(scene, (640, 480))
    area = next(w for w in scene.pane.widgets if w.name == "page")
    first = scene.pane.widgets[-2].rect.y
    assert pilot.focused() == area.name
    pilot.key("page down")
    assert scene.pane.widgets[-2].rect.y != first or getattr(area, "offset", 0) > 0
    pilot.key("escape")
    assert not pilot.app.scenes


def test_f2_opens_the_rules_from_the_list_of_keys(start: Start) -> None:
    pilot = start(LessonsScene())
    pilot.key("f1")
    pilot.key("f2")
    assert pilot.scene.name == "rules"
    pilot.key("f2")
    assert pilot.scene.name == "lessons"


def test_progress_marks_the_lessons(start: Start) -> None:
    kept = {"eleven": {"step": 3, "passed": True, "gold": True}, "sets": {"step": 1}}
    scene = LessonsScene()
    pilot = start(scene, lessons=kept)
    pilot.click("go on")
    pilot.settle()
    assert pilot.scene.name == "lesson"
    pilot.key("escape")
    assert pilot.scene is scene
