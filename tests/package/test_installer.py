"""The installer of the Linux archive: for one user, anywhere, and it undoes itself."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

import pytest

from tools.package import linux_archives
from tools.package.linux_archives import HERE

HARD = 'بازی های من $HOME `x` "q" 100% a\\b'
"""A folder's name with everything that a desktop entry or a shell may stumble over."""


@pytest.fixture(params=["/plain", HARD], ids=["plain", "hard"])
def places(request: pytest.FixtureRequest, tmp_path: Path) -> tuple[Path, Path]:
    """An unpacked archive with a stand-in for the program, and a home, in such a folder."""
    base = tmp_path / str(request.param).strip("/").replace("/", "")
    unpacked, home = base / "down loads", base / "home"
    home.mkdir(parents=True)
    (unpacked / "_internal").mkdir(parents=True)
    (unpacked / "_internal" / "part").write_text("part")
    (unpacked / "pasur").write_text('#!/bin/sh\necho "the game: $1"\n')
    (unpacked / "pasur").chmod(0o755)
    shutil.copy2(HERE / "install.sh", unpacked / "install.sh")
    linux_archives.share(unpacked / "share")
    return unpacked, home


def run(script: Path, home: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    """Run ``script`` for the user whose home is ``home``."""
    environment = {"HOME": str(home), "PATH": os.environ["PATH"]}
    return subprocess.run(
        ["/bin/sh", script, *arguments],
        env=environment,
        capture_output=True,
        text=True,
        check=False,
        cwd="/",
    )


def content(folder: Path) -> list[str]:
    """All that lies below ``folder``."""
    return sorted(str(path.relative_to(folder)) for path in folder.rglob("*"))


def unquoted(line: str) -> str:
    """The program that an Exec line starts, as a desktop reads it."""
    value = line.removeprefix("Exec=").replace("\\\\", "\\")
    quoted, _, rest = value[1:].rpartition('"')
    assert (value[0], rest) == ('"', " %f")
    out, escaped = "", False
    for char in quoted.replace("%%", "%"):
        if escaped or char != "\\":
            out, escaped = out + char, False
        else:
            escaped = True
    return out


def test_it_installs_starts_and_leaves_nothing(places: tuple[Path, Path]) -> None:
    unpacked, home = places
    (home / "letter.txt").write_text("mine")
    before = content(home)
    installed = run(unpacked / "install.sh", home)
    assert (installed.returncode, installed.stderr) == (0, "")
    link = home / ".local" / "bin" / "pasur"
    started = subprocess.run([link, "x"], capture_output=True, text=True, check=True)
    assert started.stdout == "the game: x\n"
    assert (home / ".local/share/icons/hicolor/48x48/apps/pasur.png").is_file()
    entry = (home / ".local/share/applications/pasur.desktop").read_text(encoding="utf-8")
    (line,) = (line for line in entry.splitlines() if line.startswith("Exec="))
    assert unquoted(line) == str(home / ".local" / "lib" / "pasur" / "pasur")
    shutil.rmtree(unpacked)
    removed = run(home / ".local/lib/pasur/install.sh", home, "--remove")
    assert (removed.returncode, removed.stderr) == (0, "")
    assert content(home) == before


def test_a_newer_version_replaces_an_older_one(places: tuple[Path, Path]) -> None:
    unpacked, home = places
    assert run(unpacked / "install.sh", home).returncode == 0
    (unpacked / "_internal" / "part").rename(unpacked / "_internal" / "renamed")
    assert run(unpacked / "install.sh", home).returncode == 0
    program = home / ".local" / "lib" / "pasur"
    assert content(program / "_internal") == ["renamed"]
    assert run(program / "install.sh", home, "--remove").returncode == 0
    assert content(home) == []


def test_matches_stay_and_what_is_not_ours_is_left_alone(places: tuple[Path, Path]) -> None:
    unpacked, home = places
    match = home / ".local/share/pasur/matches/evening.pasur"
    match.parent.mkdir(parents=True)
    match.write_text("kept")
    other = home / ".local/bin/pasur"
    other.parent.mkdir()
    other.write_text("another program")
    before = content(home)
    installed = run(unpacked / "install.sh", home)
    assert installed.returncode == 0
    assert "left alone" in installed.stdout
    assert run(home / ".local/lib/pasur/install.sh", home, "--remove").returncode == 0
    assert content(home) == before
    assert other.read_text() == "another program"


def test_what_cannot_be_done_is_said(places: tuple[Path, Path], tmp_path: Path) -> None:
    unpacked, home = places
    nothing = run(unpacked / "install.sh", home, "--remove")
    assert (nothing.returncode, content(home)) == (1, [])
    assert "not installed" in nothing.stderr
    assert run(unpacked / "install.sh", home, "--what").returncode == 1
    (unpacked / "pasur").unlink()
    assert "unpack all" in run(unpacked / "install.sh", home).stderr
    foreign = home / ".local/lib/pasur"
    foreign.mkdir(parents=True)
    (unpacked / "pasur").write_text("#!/bin/sh\n")
    (unpacked / "pasur").chmod(0o755)
    assert "not an installation" in run(unpacked / "install.sh", home).stderr
    assert content(foreign) == []
    assert tmp_path.exists()
