"""How long a person waits for the first picture, beside the least that pygame itself needs.

    python -m benchmarks.startup [--runs N] [--built DIST]

Opens the title from the source, and as the packaged folder and single file in DIST (as
build_exe.spec leaves them in dist/), each next to a ten-line pygame program that is run or packaged
in the same way, one after the other, and prints the medians and their ratios. The promises are at
most 1.5 times for source and folder and 2 times for the single file. A run ends when a pixel of the
window has the colour of the picture on an Xvfb of its own. Needs Xvfb and python-xlib, and
PyInstaller where DIST is given.
"""

from __future__ import annotations

import argparse
import os
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from Xlib import X
from Xlib.display import Display

from tests.window.xvfb import ROOT, screen, wait_for
from tools.package.parts import UNUSED

PLAIN = """import pygame

pygame.init()
window = pygame.display.set_mode((1280, 720), pygame.RESIZABLE)
window.fill("teal")
pygame.display.flip()
while not any(event.type == pygame.QUIT for event in pygame.event.get()):
    pygame.time.wait(15)
pygame.quit()
"""
"""The program to compare with: a window, a colour, a loop."""

SPOT = (640, 380)
"""A pixel of the screen, in every window, that no program leaves black."""


@dataclass(frozen=True)
class Pair:
    """The game and the plain program, started in the same way, and the most that was promised."""

    name: str
    game: list[str]
    plain: list[str]
    promise: float


def first_frame(command: list[str], home: Path, display: str, server: Display) -> float:
    """Seconds from the start of ``command`` until its window on ``display`` shows a picture."""
    root = server.screen().root

    def lit() -> bool:
        pixel = root.get_image(*SPOT, 1, 1, X.ZPixmap, 0xFFFFFFFF).data
        return any(pixel[:3])

    wait_for("the screen to be empty", lambda: not lit())
    environment = {
        "PATH": os.environ["PATH"],
        "HOME": str(home),
        "DISPLAY": display,
        "SDL_AUDIODRIVER": "dummy",
        "PYTHONPATH": str(ROOT),
        "PASUR_HOME": str(home),
        "LANG": "en_GB.UTF-8",
    }
    began = time.perf_counter()
    running = subprocess.Popen(
        command,
        env=environment,
        cwd=home,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        start_new_session=True,
    )
    try:
        wait_for("a picture", _often(lit))
        return time.perf_counter() - began
    finally:
        running.terminate()
        running.wait()


def _often(ready: Callable[[], bool]) -> Callable[[], bool]:
    """``ready``, looked at every millisecond rather than every ten."""

    def look() -> bool:
        for _ in range(8):
            if ready():
                return True
            time.sleep(0.001)
        return ready()

    return look


def package_plain(folder: Path) -> None:
    """Make the plain program in ``folder`` as build_exe.spec makes the game, in both forms."""
    source = folder / "plain.py"
    source.write_text(PLAIN, encoding="utf-8")
    excluded = [word for name in UNUSED for word in ("--exclude-module", name)]
    for form, name in (("--onedir", "plain"), ("--onefile", "plain-single")):
        command = [sys.executable, "-m", "PyInstaller", "--noconfirm", "--strip", "--noupx", form]
        command += ["--windowed", "--optimize", "1", "--name", name, *excluded]
        command += ["--distpath", "dist", "--workpath", f"work-{name}", str(source)]
        subprocess.run(
            command,
            cwd=folder,
            check=True,
            capture_output=True,
        )


def pairs(folder: Path, built: Path | None) -> list[Pair]:
    """What to compare; the plain program is put into ``folder``."""
    source = folder / "plain.py"
    source.write_text(PLAIN, encoding="utf-8")
    found = [
        Pair("source", [sys.executable, "-m", "pasur"], [sys.executable, str(source)], 1.5),
    ]
    if built is not None:
        package_plain(folder)
        dist = folder / "dist"
        found += [
            Pair("folder", [str(built / "pasur/pasur")], [str(dist / "plain/plain")], 1.5),
            Pair("single file", [str(built / "pasur-single")], [str(dist / "plain-single")], 2.0),
        ]
    return found


def compare(pair: Pair, runs: int, folder: Path, display: str) -> float:
    """Time both programs of ``pair`` by turns; print the medians, return their ratio."""
    server = Display(display)
    home = folder / "home"
    home.mkdir(exist_ok=True)
    times: tuple[list[float], list[float]] = ([], [])
    try:
        for number in range(runs + 1):
            for command, into in zip((pair.game, pair.plain), times, strict=True):
                taken = first_frame(command, home, display, server)
                if number > 0:
                    into.append(taken)
    finally:
        server.close()
    game, plain = map(statistics.median, times)
    ratio = game / plain
    print(
        f"{pair.name:<12} pasur {game * 1000:5.0f} ms ({min(times[0]) * 1000:.0f} at best)"
        f"   plain {plain * 1000:5.0f} ms ({min(times[1]) * 1000:.0f} at best)"
        f"   ratio {ratio:.2f}, promised {pair.promise}",
        flush=True,
    )
    return ratio


def main(arguments: list[str]) -> int:
    """Carry out the command line; returns 1 when a promise is not kept."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--runs", type=int, default=9, help="runs of each program")
    parser.add_argument("--built", type=Path, metavar="DIST", help="the folder of the built game")
    options = parser.parse_args(arguments)
    built = options.built.resolve() if options.built else None
    with tempfile.TemporaryDirectory(prefix="pasur-startup-") as name, screen(1280, 800) as display:
        folder = Path(name)
        broken = [
            pair.name
            for pair in pairs(folder, built)
            if compare(pair, options.runs, folder, display) > pair.promise
        ]
    if broken:
        print(f"slower than promised: {', '.join(broken)}")
    return int(bool(broken))


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
