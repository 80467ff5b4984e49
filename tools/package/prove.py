"""Runs the packaged program where nothing is installed: in clean chroots, in every way.

    python -m tools.package.prove RELEASE ROOT…

RELEASE is DIST/release as tools/package/build.py leaves it; each ROOT is a system made by
`debootstrap --variant=minbase --include=libx11-6,libxext6 SUITE ROOT`. Needs root and Xvfb. Each
check is one line; the exit code is 1 when one fails. docs/releasing.md keeps the results.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from tests.window.xvfb import Desk, screen, wait_for

PLAYER = 4321
"""The user in the chroot, who has no password and owns nothing but a home."""
HOME = "/home/بازی کن"
PLACE = "/opt/برنامه های من"
"""A home and a place for the program with Persian letters and a blank."""


class Chroot:
    """A system below ``root`` in which the player runs programs."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.home = root / HOME[1:]
        self.place = root / PLACE[1:]

    def unpack(self, release: Path) -> None:
        """Put the program into `PLACE`, which the player cannot write to."""
        for folder in (self.home, self.place):
            shutil.rmtree(folder, ignore_errors=True)
            folder.mkdir(parents=True)
        os.chown(self.home, PLAYER, PLAYER)
        (archive,) = release.glob("*.tar.xz")
        subprocess.run(
            ["tar", "-xf", archive, "-C", self.place, "--strip-components=1"], check=True
        )
        (single,) = (path for path in release.glob("pasur-*-linux-*") if path.suffix != ".xz")
        shutil.copy2(single, self.place / "single")
        for shared in ("tmp", "dev/shm"):
            (self.root / shared).chmod(0o1777)

    def command(self, *words: str, **environment: str) -> list[str]:
        """The command line that runs ``words`` in there from / with nothing in the environment."""
        given = [f"{name}={value}" for name, value in environment.items()]
        user = f"--userspec={PLAYER}:{PLAYER}"
        return ["chroot", user, str(self.root), "/usr/bin/env", "-i", *given, *words]

    def run(self, *words: str, **environment: str) -> subprocess.CompletedProcess[str]:
        """Run ``words`` to their end."""
        return subprocess.run(
            self.command(*words, **environment),
            capture_output=True,
            text=True,
            check=False,
            timeout=300,
            stdin=subprocess.DEVNULL,
        )


def _passes(done: subprocess.CompletedProcess[str]) -> bool:
    """Whether a self-test of the packaged program found everything as it should be."""
    try:
        report = json.loads(done.stdout)
    except ValueError:
        return False
    return bool(done.returncode == 0 and report["ok"] and report["packaged"])


def leftovers(chroot: Chroot) -> list[str]:
    """Temporary folders of the single file."""
    return sorted(path.name for path in (chroot.root / "tmp").glob("_MEI*"))


def processes() -> list[str]:
    """The processes of the player that live now."""
    found = []
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            if folder.stat().st_uid == PLAYER:
                name, state = (folder / "stat").read_text().split("(", 1)[1].rsplit(")", 1)
                found += [] if state.split()[0] == "Z" else [name]
        except OSError:
            continue
    return found


def all_gone() -> bool:
    """Whether the player's processes have all ended, a few seconds after the last command."""
    for _ in range(50):
        if not processes():
            return True
        time.sleep(0.1)
    return False


@contextmanager
def read_only(chroot: Chroot) -> Iterator[None]:
    """Have the place of the program on a file system that nobody can write to."""
    place = str(chroot.place)
    subprocess.run(["mount", "--bind", place, place], check=True)
    try:
        subprocess.run(["mount", "-o", "remount,bind,ro", place], check=True)
        yield
    finally:
        subprocess.run(["umount", place], check=True)


def opens_a_window(chroot: Chroot, program: str, kill: bool = False, **more: str) -> bool:
    """Whether ``program`` shows its window of the class pasur, and ends when it is told to."""
    with screen(1280, 800) as display:
        desk = Desk(display)
        socket = Path("/tmp/.X11-unix")
        inside = chroot.root / "tmp" / ".X11-unix"
        inside.mkdir(exist_ok=True)
        subprocess.run(["mount", "--bind", str(socket), str(inside)], check=True)
        command = chroot.command(program, DISPLAY=display, HOME=HOME, **more)
        running = subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, start_new_session=True
        )
        try:
            wait_for("a window", lambda: "pasur" in desk.windows() or running.poll() is not None)
            time.sleep(1.0)
            shown = "pasur" in desk.windows()
            signal = 9 if kill else 15
            os.killpg(running.pid, signal)
            running.communicate(timeout=30)
        finally:
            subprocess.run(["umount", str(inside)], check=True)
            desk.close()
    return shown and all_gone()


def checks(chroot: Chroot) -> Iterator[tuple[str, Callable[[], bool]]]:
    """What is tried, with a name each; they run in this order."""
    folder, single = f"{PLACE}/pasur", f"{PLACE}/single"
    yield (
        "no Python there",
        lambda: chroot.run("/bin/sh", "-c", "! command -v python3").returncode == 0,
    )
    yield "folder: self-test, empty environment", lambda: _passes(chroot.run(folder, "--self-test"))
    yield "single file: the same", lambda: _passes(chroot.run(single, "--self-test"))
    yield "single file: leaves no folder", lambda: not leftovers(chroot)
    yield (
        "no standard output or error",
        lambda: chroot.run("/bin/sh", "-c", f"'{folder}' --version >&- 2>&- <&-").returncode == 0,
    )
    jobs = ("simulate", "--matches", "60", "--seats", "easy,easy", "--jobs", "2")
    yield (
        "two processes play, none is left",
        lambda: chroot.run(folder, *jobs).returncode == 0 and all_gone(),
    )
    yield (
        "the same from the single file",
        lambda: chroot.run(single, *jobs).returncode == 0 and all_gone(),
    )
    yield (
        "without a screen: a sentence",
        lambda: (done := chroot.run(folder)).returncode == 1 and "needs a screen" in done.stderr,
    )
    yield "no OpenGL there", lambda: _without_gl(chroot)
    yield "window, sound device missing", lambda: opens_a_window(chroot, folder)
    yield (
        "window, sound switched off",
        lambda: opens_a_window(chroot, folder, SDL_AUDIODRIVER="dummy"),
    )
    yield "single file: window, killed", lambda: opens_a_window(chroot, single, kill=True)
    yield "its folder was left", lambda: len(leftovers(chroot)) == 1
    yield (
        "the next run cleans up",
        lambda: chroot.run(single, "--version").returncode == 0 and not leftovers(chroot),
    )


def _without_gl(chroot: Chroot) -> bool:
    """Whether the system has no OpenGL that a window could be drawn through."""
    return not list(chroot.root.glob("usr/lib/**/libGL*.so*"))


def _installs(chroot: Chroot) -> bool:
    """Whether the installer leaves nothing of its own behind when it undoes itself."""
    before = sorted(chroot.home.rglob("*"))
    installed = f"{HOME}/.local/bin/pasur"
    steps: Sequence[Sequence[str]] = (
        ("/bin/sh", f"{PLACE}/install.sh"),
        (installed, "--version"),
        ("/bin/sh", f"{PLACE}/install.sh"),
        ("/bin/sh", f"{HOME}/.local/lib/pasur/install.sh", "--remove"),
    )
    path = "/usr/bin:/bin"
    good = all(chroot.run(*step, HOME=HOME, PATH=path).returncode == 0 for step in steps)
    return good and sorted(chroot.home.rglob("*")) == before


def prove(root: Path, release: Path) -> list[str]:
    """Try everything below ``root``; the names of what failed."""
    chroot = Chroot(root.resolve())
    chroot.unpack(release)
    name = (root / "etc" / "debian_version").read_text(encoding="utf-8").strip()
    failed = []
    with read_only(chroot):
        todo = [*checks(chroot), ("installs and removes itself", lambda: _installs(chroot))]
        for title, check in todo:
            good = check()
            print(f"Debian {name}: {title}: {'ok' if good else 'FAILED'}", flush=True)
            if not good:
                failed.append(title)
    return failed


def main(arguments: list[str]) -> int:
    """Carry out the command line; returns the exit code."""
    if len(arguments) < 2:
        raise SystemExit("python -m tools.package.prove RELEASE ROOT…")
    release, *roots = map(Path, arguments)
    return int(sum(len(prove(root, release)) for root in roots) > 0)


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
