"""The self-test's part that needs pygame: every asset decoded, a match played through the scenes.

It needs SDL's dummy drivers and a folder of its own, and opens no window.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from pathlib import Path

import pygame

from pasur.assets import all_assets, asset_root
from pasur.engine import card_text, legal_plays, preset
from pasur.i18n.catalog import parse_po
from pasur.match.live import LiveMatch
from pasur.store.folders import Folders
from pasur.ui.pilot import Pilot
from pasur.ui.scenes.setup import SeatDraft, Setup
from pasur.ui.scenes.table import TableScene
from pasur.ui.scenes.title import TitleScene

MOST_TURNS = 5_000
"""A match to a target of 1 needs about a hundred turns of the pilot."""


def library_versions() -> dict[str, str]:
    """What the window is built on."""
    return {
        "pygame": pygame.version.ver,
        "sdl": ".".join(map(str, pygame.get_sdl_version())),
    }


def faults_of_assets() -> list[str]:
    """Decode every asset; what is wrong, one sentence for each file at fault."""
    faults = []
    for path in all_assets():
        name = path.relative_to(asset_root()).as_posix()
        load = _LOADERS.get(path.suffix, _load_bytes)
        try:
            load(path)
        except (pygame.error, OSError, ValueError) as fault:
            faults.append(f"{name}: {fault}")
    return faults


def _load_svg(path: Path) -> None:
    _check_picture(pygame.image.load_sized_svg(path, (126, 176)))


def _load_picture(path: Path) -> None:
    _check_picture(pygame.image.load(path))


def _check_picture(picture: pygame.Surface) -> None:
    if not (picture.get_width() and picture.get_height()):
        raise ValueError("an empty picture")


def _load_sound(path: Path) -> None:
    if not pygame.mixer.get_init():
        pygame.mixer.init()
    if pygame.mixer.Sound(path).get_length() <= 0:
        raise ValueError("an empty sound")


def _load_font(path: Path) -> None:
    pygame.font.init()
    if not pygame.font.Font(path, 20).render("Pasur پاسور", True, "white").get_width():
        raise ValueError("a font without letters")


def _load_messages(path: Path) -> None:
    if not parse_po(path.read_text(encoding="utf-8")).messages:
        raise ValueError("a language without messages")


def _load_json(path: Path) -> None:
    json.loads(path.read_text(encoding="utf-8"))


def _load_bytes(path: Path) -> None:
    if not path.read_bytes():
        raise ValueError("an empty file")


_LOADERS: Mapping[str, Callable[[Path], None]] = {
    ".svg": _load_svg,
    ".png": _load_picture,
    ".ogg": _load_sound,
    ".ttf": _load_font,
    ".po": _load_messages,
    ".json": _load_json,
}


def play_match(folder: Path) -> tuple[LiveMatch, set[str]]:
    """Play a match of one round from the title to its end, by clicks, and come back to the title.

    Settings and journal go to ``folder``. Returns the finished match and the names of the scenes on
    the way. Raises RuntimeError where the scenes do not lead there.
    """
    passed = {"title", "new match"}
    folders = Folders(folder, folder)
    pilot = Pilot.start(folders, TitleScene(), speed="none", pace="none", last_match=_short_match())
    with pilot:
        pilot.settle()
        pilot.click("new match")
        pilot.settle()
        pilot.click("start")
        match: LiveMatch | None = None
        for _ in range(MOST_TURNS):
            scene = pilot.scene
            passed.add(scene.name)
            if isinstance(scene, TableScene):
                match = scene.match
                _play_turn(pilot, match)
            elif scene.name == "match over":
                pilot.settle()
                pilot.click("title")
            elif scene.name == "title" and match is not None:
                return match, passed
            else:
                pilot.key("return")
            pilot.advance(0.1)
        raise RuntimeError(f"the match came to a stop in the scene {pilot.scene.name}")


def _short_match() -> dict[str, str]:
    rules = preset("guide", 3).with_option("Target", "1")
    seats = (SeatDraft(kind="person"), SeatDraft(level="easy"), SeatDraft(), SeatDraft())
    return Setup(rules, seats).tags()


def _play_turn(pilot: Pilot, match: LiveMatch) -> None:
    """Click a play of the person at seat 1, if it is their turn and the table is ready."""
    seen = match.observe(0)
    ready = {target.name for target in pilot.targets() if target.enabled}
    plays = legal_plays(seen.hand, seen.pool, match.rules) if seen.turn == 0 else ()
    for play in sorted(plays, key=lambda play: -len(play.captured)):
        wanted = [f"hand {card_text(play.card)}"]
        wanted += [f"pool {card_text(card)}" for card in play.captured]
        if ready.issuperset(wanted):
            for name in wanted:
                if match.observe(0).history == seen.history:
                    pilot.click(name)
            return
