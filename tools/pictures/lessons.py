"""Make docs/pictures/lessons: ``python -m tools.pictures.lessons [LESSON…]``.

One picture of each lesson in each language, at a moment that shows what the lesson is about.
"""

from __future__ import annotations

import os
import sys
import tempfile
from pathlib import Path
from typing import Any

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

import pygame

from pasur.engine import Play
from pasur.store.folders import Folders
from pasur.teach.lessons import KEYS, number
from pasur.ui.pilot import Pilot
from pasur.ui.scenes.lesson import LessonScene
from tools.pictures.png import save

TARGET = Path(__file__).resolve().parents[2] / "docs" / "pictures" / "lessons"
SIZE = (960, 540)
LANGUAGES = ("en", "fa")

MOMENTS: dict[str, tuple[int, str]] = {
    "eleven": (1, "2H x 9C"),
    "sets": (1, "7C x 2C 2D"),
    "twins": (0, ""),
    "courts": (1, "KD x KS"),
    "jack": (0, "JD x 2C 5D 8H"),
    "fair": (0, ""),
    "must": (1, ""),
    "sur": (0, "6S x 3C 2D"),
    "against": (0, "3C x 3H 5D"),
    "last": (2, ""),
    "counting": (1, ""),
    "clubs": (1, ""),
    "ahead": (0, "2S"),
    "hand": (5, ""),
    "round": (0, ""),
}
"""For each lesson the step (from 0) that is shown, and the play that has been made in it; where
there is none, the right answer is lit."""


def picture(key: str, language: str) -> pygame.Surface:
    """The lesson ``key`` in ``language``, in as few colours as do it justice."""
    step, play = MOMENTS[key]
    scene = LessonScene(key, step, threaded=False)
    with tempfile.TemporaryDirectory() as name:
        folders = Folders(Path(name) / "data", Path(name) / "config")
        settings: dict[str, Any] = {"language": language, "muted": True}
        settings |= {"speed": "none", "pace": "none"}
        with Pilot.start(folders, scene, SIZE, **settings) as driver:
            driver.settle()
            if play:
                scene.doing.play(Play.parse(play))
            elif key != "round":
                scene.doing.hint()
            driver.settle()
            few = pygame.Surface(SIZE, 0, 16)
            few.blit(driver.app.surface, (0, 0))
            shown = pygame.Surface(SIZE, 0, 24)
            shown.blit(few, (0, 0))
            return shown


def main(arguments: list[str]) -> None:
    """Make the pictures of the lessons that are named, or of all."""
    total = 0
    for key in arguments or KEYS:
        for language in LANGUAGES:
            path = TARGET / f"{number(key):02}-{key}-{language}.png"
            total += save(picture(key, language), path)
    print(f"{total / 1000:.0f} kB")


if __name__ == "__main__":
    main(sys.argv[1:])
