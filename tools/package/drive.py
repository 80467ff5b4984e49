"""Plays a round in the window of the packaged program, by clicks, as a person would.

    python -m tools.package.drive PROGRAM [--picture FILE.png] [--manager openbox] [--kill]

A twin of the table runs in here without a window. It tells where things lie, each click is made in
both, and what the other players do is copied from the journal that the program keeps. At the end of
the round both journals must be the same, and the program must end well. ``--manager`` starts a
window manager first; ``--kill`` ends the program in the middle of the round, as hard as the system
can, and goes on. Needs Xvfb and python-xlib.
"""

from __future__ import annotations

import argparse
import os
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path

os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

import pygame
from Xlib.display import Display
from Xlib.xobject.drawable import Window

from pasur.engine import Play, card_text, legal_plays, preset
from pasur.engine.record import RecordError, read_text
from pasur.match.chance import Answer, Question
from pasur.match.live import LiveMatch
from pasur.match.saved import begin_match, open_match
from pasur.match.seats import computer, person
from pasur.store.folders import Folders
from pasur.store.settings import Settings, save_settings
from pasur.ui.pilot import Pilot
from pasur.ui.scenes.table import TableScene
from pasur.ui.scenes.title import TitleScene
from tests.window.xvfb import Desk, screen, wait_for

SIZE = (1280, 720)
SCREEN = (1360, 820)
"""The window, and a screen that has room for it and for its frame."""
QUIET = 0.2
"""Seconds that a person leaves between two clicks."""


class Copier:
    """Plays for the twin's computers what the program's computers have played."""

    def __init__(self, journal: Path) -> None:
        self._journal = journal
        self._question: Question | None = None

    def ask(self, question: Question) -> None:
        """Wait for the play of the program at the same place of the round."""
        self._question = question

    def poll(self) -> Answer | None:
        """That play, once it is in the journal."""
        if self._question is None:
            return None
        done = len(self._question.observation.history)
        plays = plays_in(self._journal)
        return Answer(plays[done][1]) if len(plays) > done else None

    def cancel(self) -> None:
        """Wait no longer."""
        self._question = None

    def close(self) -> None:
        """Nothing to let go of."""


def plays_in(journal: Path) -> Sequence[tuple[int, Play]]:
    """The plays of the round in ``journal``: seat and play. A line half written is left out."""
    try:
        state = read_text(journal.read_text(encoding="utf-8")).state
    except RecordError:
        return ()
    return state.round.plays if state.round is not None else ()


def prepare(home: Path) -> Path:
    """A home with quick settings and a match that was left before its first play; its journal."""
    folders = Folders(home, home)
    save_settings(folders.settings, Settings(language="en", speed="none", pace="none", window=SIZE))
    seats = (person("Leila"), computer("Mina"), computer("Kaveh"))
    match = begin_match(folders.matches, "evening", preset("guide", 3), seats, 0, "drive")
    match.next_round()
    (journal,) = folders.matches.iterdir()
    return journal


@contextmanager
def running(program: Path, home: Path, display: str) -> Iterator[subprocess.Popen[str]]:
    """The packaged program in a window, with next to nothing in its environment."""
    process = subprocess.Popen(
        [program],
        cwd="/",
        env={"DISPLAY": display, "PASUR_HOME": str(home), "SDL_AUDIODRIVER": "dummy"},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    try:
        yield process
    finally:
        # The single file is two processes, one of which only waits for the other.
        with suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)
        process.communicate()


class Hand:
    """Clicks in the window of the class ``pasur``, wherever a window manager has put it."""

    def __init__(self, name: str) -> None:
        self.desk = Desk(name)
        self._server = Display(name)

    def window(self) -> Window | None:
        """The window, once it is there."""
        waiting = [self._server.screen().root]
        while waiting:
            each: Window = waiting.pop()
            if (each.get_wm_class() or ("", ""))[1] == "pasur":
                return each
            waiting += each.query_tree().children
        return None

    def click(self, at: tuple[int, int]) -> None:
        """Click at ``at``, in pixels of the window."""
        window = self.window()
        assert window is not None, "the window is gone"
        corner = self._server.screen().root.translate_coords(window, 0, 0)
        self.desk.move(corner.x + at[0], corner.y + at[1])
        time.sleep(QUIET)
        self.desk.press(corner.x + at[0], corner.y + at[1])

    def lit(self) -> bool:
        """Whether the window shows something."""
        if self.window() is None:
            return False
        picture = self.desk.picture()
        return bool(sum(picture.get_at((picture.get_width() // 2, picture.get_height() // 2))[:3]))

    def close(self) -> None:
        """Let the screen go."""
        self.desk.close()
        self._server.close()


def open_saved(hand: Hand, home: Path, twin_home: Path) -> None:
    """Click on the title's "Continue", which a twin of the title tells the place of."""
    wait_for("the title", hand.lit)
    folders = Folders(twin_home, twin_home)
    shutil.copytree(home / "matches", folders.matches, dirs_exist_ok=True)
    with Pilot.start(folders, TitleScene(), SIZE, speed="none", language="en", muted=True) as twin:
        twin.settle()
        place = twin.target("continue").rect.center
    time.sleep(1.0)
    hand.click(place)
    time.sleep(0.6)


def play_round(
    hand: Hand, journal: Path, twin_home: Path, stop: int, picture: Path | None = None
) -> int:
    """Play until the round is over or ``stop`` plays were clicked; how many were.

    The file ``picture`` gets what the screen shows after a few plays.
    """
    clicked = 0
    folders = Folders(twin_home, twin_home)
    copy = folders.matches / journal.name
    match = open_match(copy, folders.matches, "twin").match
    table = TableScene(match, Copier(journal), threaded=False)
    with Pilot.start(folders, table, SIZE, speed="none", pace="none", muted=True) as twin:
        while twin.scene is table and clicked < stop:
            wait_for("both tables to be alike", lambda: _alike(twin, match, journal))
            if twin.scene is table and match.turn == 0:
                _play(hand, twin, match)
                clicked += 1
                if picture is not None and clicked == 3:
                    time.sleep(0.5)
                    pygame.image.save(hand.desk.picture().convert(24), picture)
        wait_for("both tables to be alike", lambda: _alike(twin, match, journal))
        if clicked < stop and twin.scene.name != "round score":
            raise RuntimeError(f"the round ended in the scene {twin.scene.name}")
    return clicked


def _alike(twin: Pilot, match: LiveMatch, journal: Path) -> bool:
    twin.advance(0.05)
    waits = match.turn in (0, None)
    return waits and journal.read_text(encoding="utf-8") == match.text()


def _play(hand: Hand, twin: Pilot, match: LiveMatch) -> None:
    """Make a play of seat 1 in both windows, the one that takes most."""
    twin.settle()
    seen = match.observe(0)
    plays = legal_plays(seen.hand, seen.pool, match.rules)
    play = max(plays, key=lambda play: len(play.captured))
    names = [f"hand {card_text(play.card)}", *(f"pool {card_text(c)}" for c in play.captured)]
    for name in names:
        if match.observe(0).history != seen.history:
            return
        hand.click(twin.target(name).rect.center)
        twin.click(name)
        twin.advance(0.05)


def drive(program: Path, display: str, picture: Path | None, kill: bool) -> int:
    """Play a round of ``program`` on ``display``; the number of plays that were clicked.

    Raises AssertionError or RuntimeError where the program does not do as it should.
    """
    hand = Hand(display)
    with tempfile.TemporaryDirectory(prefix="pasur-drive-") as name:
        home, twin = Path(name) / "home", Path(name) / "twin"
        journal = prepare(home)
        clicked = 0
        if kill:
            with running(program, home, display):
                open_saved(hand, home, twin)
                clicked += play_round(hand, journal, twin, 5)
            wait_for("the window to go", lambda: hand.window() is None)
        with running(program, home, display) as process:
            open_saved(hand, home, twin)
            clicked += play_round(hand, journal, twin, 1000, picture)
            process.terminate()
            _, complaint = process.communicate(timeout=30)
            assert complaint == "", complaint
    hand.close()
    return clicked


def main(arguments: list[str]) -> int:
    """Carry out the command line; returns the exit code."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("program", type=Path)
    parser.add_argument("--picture", type=Path, metavar="FILE")
    parser.add_argument("--manager", metavar="COMMAND")
    parser.add_argument("--kill", action="store_true")
    options = parser.parse_args(arguments)
    pygame.display.init()
    pygame.display.set_mode((1, 1))
    with screen(*SCREEN) as display:
        manager = None
        if options.manager:
            environment = {**os.environ, "DISPLAY": display}
            manager = subprocess.Popen([options.manager], env=environment)
            time.sleep(1.0)
        try:
            clicked = drive(options.program.resolve(), display, options.picture, options.kill)
        finally:
            if manager is not None:
                manager.terminate()
                manager.wait()
    print(f"{clicked} plays were clicked to the end of a round")
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
