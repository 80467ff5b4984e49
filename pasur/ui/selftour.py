"""The self-test's walk through the scenes that a match does not lead through, in every language."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from pasur.i18n import languages, set_language, tr
from pasur.match.live import LiveMatch
from pasur.store.folders import Folders
from pasur.teach.lessons import KEYS
from pasur.ui.pilot import Pilot
from pasur.ui.scene import Scene
from pasur.ui.scenes.about import AboutScene, LicenceScene, parts
from pasur.ui.scenes.curtain import CurtainScene
from pasur.ui.scenes.dialog import DialogScene, InputScene
from pasur.ui.scenes.lesson import LessonScene
from pasur.ui.scenes.lessons import LessonsScene
from pasur.ui.scenes.log import LogScene
from pasur.ui.scenes.new_match import NewMatchScene
from pasur.ui.scenes.pause import PauseScene
from pasur.ui.scenes.rules import RulesScene
from pasur.ui.scenes.settings import SettingsScene
from pasur.ui.scenes.settings_pages import PAGES
from pasur.ui.scenes.title import TitleScene
from pasur.ui.table.wording import Names

_SIZES = ((1280, 720), (700, 1000))


def tour(folder: Path, match: LiveMatch) -> set[str]:
    """Draw every scene that stands alone, in each language and two sizes; their names.

    ``match`` is a finished one, for the scenes that show something of it. Raises RuntimeError where
    a scene draws nothing, and whatever goes wrong in one.
    """
    seen: set[str] = set()
    try:
        for number, (code, _) in enumerate(languages()):
            size = _SIZES[number % len(_SIZES)]
            folders = Folders(folder / code, folder / code)
            with Pilot.start(folders, TitleScene(), size, speed="none", language=code) as pilot:
                for scene in _scenes(match):
                    seen.add(_show(pilot, scene))
                pilot.key("f1")
                seen.add(_drawn(pilot))
    finally:
        set_language("en")
    return seen


def _scenes(match: LiveMatch) -> list[Scene[Any]]:
    names = Names(match.rules, tuple(seat.name for seat in match.seats), None)
    return [
        NewMatchScene(),
        *(SettingsScene(page) for page in PAGES),
        PauseScene(tr("Pause")),
        DialogScene("Pasur", tr("New match"), [("no", tr("Cancel"), "plain")]),
        InputScene("Pasur", tr("New match"), "31", lambda _: ""),
        CurtainScene(match.observe(None), names, 0, None),
        LessonsScene(),
        *(LessonScene(key, threaded=False) for key in KEYS[:3]),
        RulesScene(match.rules),
        LogScene([tr("New match")]),
        AboutScene(),
        *(LicenceScene(part) for part in parts()[:3]),
    ]


def _show(pilot: Pilot, scene: Scene[Any]) -> str:
    """Draw ``scene`` over the title and take it away again; its name."""
    pilot.app.push(scene)
    name = _drawn(pilot)
    scene.finish()
    pilot.step()
    return name


def _drawn(pilot: Pilot) -> str:
    name = pilot.scene.name
    pilot.settle()
    if not pilot.texts:
        raise RuntimeError(f"the scene {name} shows nothing")
    return name
