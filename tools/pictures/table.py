"""Make docs/pictures: ``python -m tools.pictures.table [NAME…]`` makes all, or those named.

The matches that are shown lie in tools/pictures/matches; `tools.pictures.positions` finds others.
"""

from __future__ import annotations

import os
import sys
import tempfile
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

import pygame

from pasur.engine import Card, card_text
from pasur.match.live import LiveMatch
from pasur.store.folders import Folders
from pasur.ui.pilot import FRAME, Pilot
from pasur.ui.scene import Scene
from pasur.ui.scenes.table import TableScene
from pasur.ui.scenes.title import TitleScene
from tools.pictures import positions
from tools.pictures.png import save

TARGET = Path(__file__).resolve().parents[2] / "docs" / "pictures"
HD = (1280, 720)
COLUMNS = 4
GAP = 6
Chosen = Callable[[LiveMatch], Card]


@contextmanager
def pilot(scene: Scene[Any], size: tuple[int, int], **settings: Any) -> Iterator[Pilot]:
    """A silent game that shows ``scene``, with empty folders."""
    with tempfile.TemporaryDirectory() as name:
        folders = Folders(Path(name) / "data", Path(name) / "config")
        chosen = {"language": "en", "muted": True, "pace": "none", **settings}
        with Pilot.start(folders, scene, size, **chosen) as driver:
            yield driver


def table(name: str, size: tuple[int, int], **settings: Any) -> pygame.Surface:
    """The table of a kept match, where the card is pointed at that takes several."""
    match = positions.kept(name)
    with pilot(TableScene(match, threaded=False), size, **settings) as driver:
        driver.settle()
        driver.move(f"hand {card_text(positions.capturing(match))}")
        driver.settle()
        return driver.app.surface.copy()


def title(size: tuple[int, int], **settings: Any) -> pygame.Surface:
    """The title of somebody who has never played."""
    with pilot(TitleScene(), size, **settings) as driver:
        driver.settle()
        return driver.app.surface.copy()


def film(
    name: str, card: Chosen, moments: Sequence[float], **settings: Any
) -> list[pygame.Surface]:
    """What is seen at ``moments`` (seconds) after a kept match's ``card`` was played."""
    match = positions.kept(name)
    scene = TableScene(match, threaded=False)
    with pilot(scene, HD, **settings) as driver:
        driver.settle()
        driver.move((2, 2))
        driver.click(f"hand {card_text(card(match))}")
        return frames(driver, scene, moments)


def deal(moments: Sequence[float]) -> list[pygame.Surface]:
    """What is seen at ``moments`` (seconds) after the beginning of a match."""
    scene = TableScene(positions.fresh("deal"), threaded=False)
    with pilot(scene, HD) as driver:
        return frames(driver, scene, moments)


def frames(driver: Pilot, scene: TableScene, moments: Sequence[float]) -> list[pygame.Surface]:
    """The table without its panel at ``moments`` from now."""
    found = []
    now = 0.0
    box = scene.view.lay.table
    room = pygame.Rect(round(box.x), round(box.y), round(box.w), round(box.h))
    for moment in moments:
        while now < moment:
            driver.step()
            now += FRAME
        found.append(driver.app.surface.subsurface(room).copy())
    return found


def strip(pictures: Sequence[pygame.Surface], width: int = 400) -> pygame.Surface:
    """The pictures in rows, in reading order, each ``width`` pixels wide."""
    height = round(pictures[0].get_height() * width / pictures[0].get_width())
    rows = -(-len(pictures) // COLUMNS)
    size = (COLUMNS * (width + GAP) - GAP, rows * (height + GAP) - GAP)
    sheet = pygame.Surface(size)
    sheet.fill((6, 20, 26))
    for number, picture in enumerate(pictures):
        at = (number % COLUMNS * (width + GAP), number // COLUMNS * (height + GAP))
        sheet.blit(pygame.transform.smoothscale(picture, (width, height)), at)
    return sheet


def sur(size: tuple[int, int]) -> pygame.Surface:
    """A sur, as its marker is laid."""
    match = positions.kept("sur")
    scene = TableScene(match, threaded=False)
    with pilot(scene, size) as driver:
        driver.settle()
        driver.move((2, 2))
        driver.click(f"hand {card_text(positions.sweeping(match))}")
        driver.advance(SUR[5])
        return driver.app.surface.copy()


DEAL = (0.6, 1.1, 1.6, 2.05, 2.2, 2.4, 2.75, 3.0)
CAPTURE = (0.05, 0.15, 0.27, 0.5, 0.58, 0.66, 0.76, 0.86)
JACK = (0.05, 0.2, 0.35, 0.5, 0.75, 0.95, 1.1, 1.3)
SUR = (0.1, 0.3, 0.5, 0.75, 0.95, 1.25, 1.65, 2.1)

PICTURES: dict[str, Callable[[], pygame.Surface]] = {
    "table-1280x720": partial(table, "two", HD),
    "table-1920x1080": partial(table, "two", (1920, 1080)),
    "table-800x600": partial(table, "two", (800, 600)),
    "table-700x1000": partial(table, "two", (700, 1000)),
    "three-seats": partial(table, "three", HD),
    "four-seats": partial(table, "four", HD),
    "sur": partial(sur, HD),
    "title": partial(title, HD),
    "strip-deal": lambda: strip(deal(DEAL)),
    "strip-capture": lambda: strip(film("two", positions.capturing, CAPTURE)),
    "strip-jack": lambda: strip(film("jack", positions.jack, JACK)),
    "strip-sur": lambda: strip(film("sur", positions.sweeping, SUR)),
}


def main(arguments: list[str]) -> None:
    """Make the pictures that are named, or all, and say how large they are."""
    total = 0
    for name in arguments or PICTURES:
        size = save(PICTURES[name](), TARGET / f"{name}.png")
        total += size
        print(f"{name:<18} {size / 1000:6.0f} kB", flush=True)
    print(f"{'together':<18} {total / 1000:6.0f} kB")


if __name__ == "__main__":
    main(sys.argv[1:])
