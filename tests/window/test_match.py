"""A match from the title to the winner in a real window, by mouse and by keys."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from pasur.cli.check import judge
from pasur.engine import preset
from pasur.store.folders import Folders
from pasur.store.settings import Settings, save_settings
from tests.window.person import Eyes, Keyboard, Mouse, Player, Pointing
from tests.window.xvfb import PATIENCE, ROOT, Desk, screen, wait_for

WATCHED = Path(__file__).with_name("watched.py")


@contextmanager
def program(
    display: str, home: Path, *arguments: str, **settings: object
) -> Iterator[tuple[subprocess.Popen[str], Desk, Eyes]]:
    """Pasur in a window on ``display`` with its files under ``home``; ended on the way out."""
    save_settings(Folders(home, home).settings, Settings(**settings))  # type: ignore[arg-type]
    report = home / "report.json"
    report.unlink(missing_ok=True)
    environment = {
        **os.environ,
        "DISPLAY": display,
        "SDL_VIDEODRIVER": "x11",
        "SDL_AUDIODRIVER": "dummy",
        "PASUR_HOME": str(home),
        "PYTHONPATH": str(ROOT),
        "LANG": "en_GB.UTF-8",
    }
    running = subprocess.Popen(
        [sys.executable, str(WATCHED), str(report), *arguments],
        env=environment,
        cwd=home,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    desk = Desk(display)
    try:
        eyes = Eyes(report)
        eyes.rest()
        desk.focus()
        yield running, desk, eyes
    finally:
        desk.close()
        if running.poll() is None:
            running.terminate()
        running.communicate(timeout=PATIENCE)


def ends_well(running: subprocess.Popen[str]) -> None:
    """The program ends by itself, without a word of complaint."""
    _, complaint = running.communicate(timeout=PATIENCE)
    assert (running.returncode, complaint) == (0, "")


@pytest.mark.parametrize(
    ("size", "way"), [((1280, 800), Mouse), ((800, 600), Keyboard)], ids=["mouse", "keys"]
)
def test_a_whole_match(
    tmp_path: Path, size: tuple[int, int], way: type[Mouse] | type[Keyboard]
) -> None:
    with (
        screen(*size) as display,
        program(display, tmp_path, speed="none", pace="none") as (running, desk, eyes),
    ):
        hand: Pointing = way(desk, eyes)
        assert eyes.look().scene == "title"
        hand.use("new match")
        wait_for("the set-up", lambda: eyes.rest().scene == "new match")
        hand.use("start")
        wait_for("the cut", lambda: eyes.rest().scene == "cut")
        player = Player(eyes, hand, preset("guide"))
        player.play_until("match over")
        assert len(player.meant) >= 24
        assert "round score" in player.scenes
        hand.use("title")
        wait_for("the title", lambda: eyes.rest().scene == "title")
        hand.use("quit")
        ends_well(running)
    (record,) = tmp_path.rglob("*.pasur")
    verdict = judge(record).line
    assert ": ok, " in verdict
    assert "winner none" not in verdict
    made = [line[2:] for line in record.read_text("utf-8").splitlines() if line[:2] == "1 "]
    assert [play.removesuffix(" sur") for play in made] == player.meant


def test_a_match_goes_on_after_the_program_was_killed(tmp_path: Path) -> None:
    with screen(1280, 720) as display:
        quick = {"speed": "none", "pace": "none"}
        with program(display, tmp_path, **quick) as (running, desk, eyes):
            hand = Mouse(desk, eyes)
            hand.use("new match")
            wait_for("the set-up", lambda: eyes.rest().scene == "new match")
            hand.use("start")
            player = Player(eyes, hand, preset("guide"))
            while len(player.meant) < 7:
                player.step()
            before = eyes.rest()
            running.kill()
            running.wait()
        with program(display, tmp_path, **quick) as (running, desk, eyes):
            hand = Mouse(desk, eyes)
            hand.use("continue")
            wait_for("the table", lambda: eyes.rest().scene == "table")
            after = eyes.rest()
            assert (after.cards("hand"), after.cards("pool")) == (
                before.cards("hand"),
                before.cards("pool"),
            )
            Player(eyes, hand, preset("guide")).play_until("round score")
