"""Make docs/pictures: ``python -m tools.pictures.table [NAME…]`` makes all, or those named.

The matches shown are in tools/pictures/matches; `tools.pictures.positions` finds others.
"""

from __future__ import annotations

import os
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

import pygame

from pasur.engine import card_text, cards_of
from pasur.engine.record import read_text
from pasur.match.live import LiveMatch
from pasur.store.folders import Folders
from pasur.ui.pilot import FRAME, Pilot
from pasur.ui.scene import Scene
from pasur.ui.scenes.table import TableScene
from pasur.ui.scenes.title import TitleScene
from tools.pictures import positions
from tools.pictures.png import save

ROOT = Path(__file__).resolve().parents[2]
TARGET = ROOT / "docs" / "pictures"
MATCHES = Path(__file__).parent / "matches"


@contextmanager
def pilot(scene: Scene[Any], size: tuple[int, int], **settings: Any) -> Iterator[Pilot]:
    """A silent game that shows ``scene``, with empty folders."""
    with tempfile.TemporaryDirectory() as name:
        folders = Folders(Path(name) / "data", Path(name) / "config")
        chosen = {"language": "en", "muted": True, "pace": "none", **settings}
        with Pilot.start(folders, scene, size, **chosen) as driver:
            yield driver


def match(name: str) -> LiveMatch:
    """The match that is kept as ``name``, where it was left."""
    record = read_text((MATCHES / f"{name}.pasur").read_text(encoding="utf-8"))
    return LiveMatch.resume(record, name)


def table(name: str) -> TableScene:
    """The table of a kept match."""
    return TableScene(match(name), threaded=False)


def still(name: str, size: tuple[int, int], **settings: Any) -> pygame.Surface:
    """The table of a kept match, with the card pointed at that takes several."""
    scene = table(name)
    with pilot(scene, size, **settings) as driver:
        driver.settle()
        driver.move(f"hand {card_text(positions.shown_card(scene.match))}")
        driver.settle()
        return driver.app.surface.copy()
