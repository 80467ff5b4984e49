"""A pilot at a lesson, and somebody who does what it asks."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from pasur.i18n import set_language
from pasur.store.folders import Folders
from pasur.ui import text
from pasur.ui.app import App
from pasur.ui.pilot import Pilot
from pasur.ui.scene import Scene

Start = Callable[..., Pilot]


@pytest.fixture
def folders(tmp_path: Path) -> Folders:
    """Empty folders for matches and settings."""
    return Folders(tmp_path / "data", tmp_path / "config")


@pytest.fixture
def start(folders: Folders) -> Iterator[Start]:
    """Starts a silent game with a scene; ``heard`` gets what is said."""
    flying: list[Pilot] = []

    def begin(
        scene: Scene[Any],
        size: tuple[int, int] = (1280, 720),
        heard: Callable[[str], None] | None = None,
        **settings: Any,
    ) -> Pilot:
        settings = {"muted": True, "speed": "none", "pace": "none", "language": "en", **settings}

        def listen(app: App) -> None:
            app.services.speech.out = heard

        pilot = Pilot.start(folders, scene, size, prepare=listen, **settings)
        flying.append(pilot)
        return pilot

    yield begin
    for pilot in flying:
        pilot.app.close()
    set_language("en")
    text.use_four_colours(False)
