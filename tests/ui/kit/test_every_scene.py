"""Every menu in every size and language: nothing cut, nothing over anything else."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

import pytest

from pasur.engine import preset
from pasur.match.saved import begin_match
from pasur.match.seats import computer, person
from pasur.store.folders import Folders
from pasur.ui.pilot import Pilot
from pasur.ui.scene import Scene
from pasur.ui.scenes.about import AboutScene, LicenceScene, parts
from pasur.ui.scenes.dialog import DialogScene, InputScene
from pasur.ui.scenes.new_match import NewMatchScene
from pasur.ui.scenes.pause import PauseScene
from pasur.ui.scenes.settings import SettingsScene
from pasur.ui.scenes.settings_pages import PAGES
from pasur.ui.scenes.setup import Setup
from pasur.ui.scenes.title import TitleScene
from tests.ui.kit.conftest import Start

SIZES = [(800, 600), (1280, 720), (1920, 1080), (3840, 2160), (700, 1000), (640, 480)]
LANGUAGES = ["en", "pseudo", "pseudo-rtl", "fa", "de", "es"]


def busy_setup() -> Setup:
    """Four seats, two people, rules that were changed."""
    setup = Setup().with_players(4).with_seat(3, kind="person").with_seat(0, name="Leila")
    return setup.with_option("SurCancel", "no").with_option("SurCap", "80%")


def dialog() -> DialogScene:
    return DialogScene(
        "This match cannot be opened",
        "Line 12: 7H cannot take 5C, because 7 + 5 = 12, not 11",
        [("no", "Leave it", "plain"), ("yes", "Try again", "primary")],
    )


SCENES: dict[str, Callable[[], Scene[Any]]] = {
    "title": TitleScene,
    "new match": lambda: NewMatchScene(busy_setup()),
    "pause": lambda: PauseScene("Round 4, deal 3 of 6"),
    "dialog": dialog,
    "about": AboutScene,
    "licence": lambda: LicenceScene(parts()[2]),
    "input": lambda: InputScene("Target", "A number", "62", lambda _: "Not a number", 3),
    **{f"settings {page}": partial(SettingsScene, page) for page in PAGES},
}


def leave_a_match(folders: Folders) -> None:
    seats = (person("Leila"), computer("Mina"), person("Bahram"), computer("Kaveh"))
    match = begin_match(folders.matches, "evening", preset("guide", 4), seats, 0, "seed")
    match.next_round()


def faults(pilot: Pilot) -> list[str]:
    """What is wrong with the picture that is shown."""
    found = [f"cut: {words}" for words in pilot.cut_texts()]
    found += [f"targets: {a} and {b}" for a, b in pilot.overlapping()]
    found += [f"too small: {name}" for name in pilot.small_targets()]
    if pilot.scene.opaque:
        found += [f"texts: {a!r} and {b!r}" for a, b in pilot.colliding_texts()]
    window = pilot.app.surface.get_rect()
    found += [f"outside: {t.name}" for t in pilot.targets() if not window.contains(t.rect)]
    return found


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("name", SCENES)
def test_nothing_is_cut_or_covered(
    name: str, size: tuple[int, int], start: Start, folders: Folders
) -> None:
    leave_a_match(folders)
    pilot = start(SCENES[name](), size)
    for language in LANGUAGES if size[0] < 3000 else ("en", "fa"):
        pilot.app.services.change(language=language)
        pilot.advance(0.05)
        assert faults(pilot) == [], language


@pytest.mark.parametrize("size", [(800, 600), (700, 1000), (1280, 720)])
@pytest.mark.parametrize("language", ["en", "pseudo", "fa"])
def test_house_rules_in_small_windows(size: tuple[int, int], language: str, start: Start) -> None:
    pilot = start(NewMatchScene(busy_setup()), size, language=language)
    if any(target.name == "tab:rules" for target in pilot.targets()):
        pilot.click("tab:rules")
    for tag in ("Target", "SurCap", "PorShodam"):
        pilot.scene.pane.focus_name(f"option {tag}")  # type: ignore[attr-defined]
        pilot.app.redraw()
        pilot.step()
        assert faults(pilot) == []
        assert pilot.focused() == f"option {tag}"


@pytest.mark.parametrize("name", SCENES)
def test_the_list_of_keys_fits(name: str, start: Start) -> None:
    for language in ("en", "pseudo", "fa"):
        pilot = start(SCENES[name](), (800, 600), language=language)
        pilot.key("f1")
        if name == "input":
            continue
        assert pilot.scene.name == "keys"
        assert faults(pilot) == []


@pytest.mark.parametrize("scale", [100, 150, 200])
@pytest.mark.parametrize("name", SCENES)
def test_larger_text_never_overlaps(name: str, scale: int, start: Start) -> None:
    pilot = start(SCENES[name](), (1024, 768), text_size=scale)
    assert pilot.overlapping() == []
    assert pilot.cut_texts() == []


@pytest.mark.parametrize("name", SCENES)
def test_a_scene_follows_the_window(name: str, start: Start) -> None:
    pilot = start(SCENES[name](), (1280, 720))
    for size in (*SIZES[:2], (700, 1000), (1280, 720)):
        pilot.resize(size)
        assert pilot.app.surface.get_size() == size
        assert faults(pilot) == []


@pytest.mark.parametrize("name", SCENES)
def test_everything_is_reached_by_tab(name: str, start: Start) -> None:
    pilot = start(SCENES[name](), (1280, 720))
    seen: set[str | None] = set()
    for _ in range(60):
        pilot.key("tab")
        seen.add(pilot.focused())
    groups = {target.name.partition(":")[0] for target in pilot.targets() if target.enabled}
    assert {str(name).partition(":")[0] for name in seen} >= groups


@pytest.mark.parametrize("name", SCENES)
def test_a_scene_comes_to_rest_and_is_not_drawn_again(name: str, start: Start) -> None:
    pilot = start(SCENES[name](), (800, 600), speed="normal")
    if name == "input":
        return
    pilot.settle(5)
    assert pilot.advance(1.0) == 0
