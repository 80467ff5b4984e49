"""Folders of killed single-file runs: removed when nobody holds them, and nothing else is."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from pasur.cli.leftovers import MARK, hold, own_folder, remove_leftovers

ROOT = Path(__file__).resolve().parents[2]

HOLDER = """
import sys, time
from pathlib import Path
from pasur.cli.leftovers import hold
held = hold(Path(sys.argv[1]))
print("held" if held else "refused", flush=True)
time.sleep(600)
"""


def unpacked(parent: Path, name: str) -> Path:
    """A folder as the single file leaves it."""
    folder = parent / name
    (folder / "assets").mkdir(parents=True)
    (folder / "assets" / "card.svg").write_text("<svg/>")
    return folder


def holder(folder: Path) -> subprocess.Popen[str]:
    """Another process that holds ``folder``, or is refused."""
    other = subprocess.Popen(
        [sys.executable, "-c", HOLDER, str(folder)],
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        stdout=subprocess.PIPE,
        text=True,
    )
    assert other.stdout is not None
    assert other.stdout.readline() == "held\n"
    return other


def test_a_folder_is_removed_once_its_run_was_killed(tmp_path: Path) -> None:
    mine, other = unpacked(tmp_path, "_MEImine"), unpacked(tmp_path, "_MEIother")
    held = hold(mine)
    assert held is not None
    running = holder(other)
    try:
        assert remove_leftovers(mine) == []
        assert (other / "assets" / "card.svg").exists()
    finally:
        running.kill()
        running.communicate()
    assert remove_leftovers(mine) == [other]
    assert sorted(tmp_path.iterdir()) == [mine]
    held.close()


def test_own_folder_and_those_of_others_stay(tmp_path: Path) -> None:
    mine = unpacked(tmp_path, "_MEImine")
    foreign = unpacked(tmp_path, "_MEIforeign")
    unheld_yet = unpacked(tmp_path, "_MEIfresh")
    (unheld_yet / MARK).touch()
    named_alike = unpacked(tmp_path, "other")
    (named_alike / MARK).write_text("pasur\n")
    held = hold(mine)
    assert held is not None
    before = sorted(tmp_path.rglob("*"))
    assert remove_leftovers(mine) == []
    assert sorted(tmp_path.rglob("*")) == before
    assert foreign.exists()
    held.close()


def test_links_are_not_followed(tmp_path: Path) -> None:
    mine = unpacked(tmp_path / "temp", "_MEImine")
    precious = unpacked(tmp_path, "precious")
    (precious / MARK).write_text("pasur\n")
    (tmp_path / "temp" / "_MEIlink").symlink_to(precious, target_is_directory=True)
    marked = unpacked(tmp_path / "temp", "_MEImarked")
    (marked / MARK).symlink_to(precious / MARK)
    assert remove_leftovers(mine) == []
    assert (precious / "assets" / "card.svg").exists()
    assert marked.exists()


def test_a_folder_of_another_user_stays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    mine, other = unpacked(tmp_path, "_MEImine"), unpacked(tmp_path, "_MEIother")
    (other / MARK).write_text("pasur\n")
    user = os.getuid()
    monkeypatch.setattr(os, "getuid", lambda: user + 1)
    assert remove_leftovers(mine) == []
    assert other.exists()


def test_a_folder_that_cannot_be_written_is_not_held(tmp_path: Path) -> None:
    assert hold(tmp_path / "missing") is None
    assert remove_leftovers(tmp_path / "missing" / "_MEIx") == []


@pytest.mark.parametrize(
    ("place", "single"), [("/tmp/_MEIabc123", True), ("/opt/pasur/_internal", False), ("", False)]
)
def test_only_the_single_file_has_a_folder_of_its_own(
    place: str, single: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "_MEIPASS", place, raising=False)
    assert own_folder() == (Path(place) if single else None)
