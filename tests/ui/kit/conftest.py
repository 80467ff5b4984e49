"""A pilot at a scene, in an empty home."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from pasur.i18n import set_language
from pasur.store.folders import Folders
from pasur.ui import text
from pasur.ui.pilot import Pilot
from pasur.ui.scene import Scene

Start = Callable[..., Pilot]


@pytest.fixture
def folders(tmp_path: Path) -> Folders:
    """Empty folders for matches and settings."""
    return Folders(tmp_path / "data", tmp_path / "config")


@pytest.fixture
def start(folders: Folders) -> Iterator[Start]:
    """Starts a silent game with a scene; ``settings`` are changed before, speed is "none"."""
    flying: list[Pilot] = []

    def begin(scene: Scene[Any], size: tuple[int, int] = (1280, 720), **settings: Any) -> Pilot:
        settings = {"muted": True, "speed": "none", "language": "en", **settings}
        pilot = Pilot.start(folders, scene, size, **settings)
        flying.append(pilot)
        return pilot

    yield begin
    for pilot in flying:
        pilot.app.close()
    set_language("en")
    text.use_four_colours(False)
