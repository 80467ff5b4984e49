"""How fast the window is, beside what was promised: frames, sleep, memory, first picture, resizing.

    python -m benchmarks.window [--runs N] [PART…]

Parts: deal jack sur large idle start memory resize; all without names. Everything runs in a real
window on an Xvfb of its own, drawn by software, each measurement in a fresh process. The floor of a
frame is one picture laid over the whole window and shown, in the same process. An animation is the
same in all runs, frame by frame: a frame counts with the least of its times, which leaves out what
other programs took of the machine; "as measured" is the longest of all. Needs Xvfb and python-xlib.
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from benchmarks.startup import compare, pairs
from tests.window.xvfb import ROOT, screen

FULL = (1920, 1080)
LARGE = (3840, 2160)
USUAL = (1280, 800)
SCREEN = (3840, 2400)
MB = 1_000_000


@dataclass
class Report:
    """Prints one line for each promise and remembers the broken ones."""

    broken: int = 0

    def line(self, what: str, value: float, most: float, unit: str) -> None:
        """``value`` of what was promised to be at most ``most``."""
        met = value <= most
        self.broken += not met
        digits = 2 if most < 10 else 1
        told = f"{value:9.{digits}f} {unit:<8} at most {most:g}"
        print(f"  {what:<44} {told:<32} {'met' if met else 'NOT MET'}", flush=True)


@dataclass(frozen=True)
class Bench:
    """Where and how often to measure."""

    display: str
    home: Path
    runs: int
    report: Report

    def measure(self, name: str, size: tuple[int, int]) -> dict[str, Any]:
        """One run of a measurement of `benchmarks.frames`."""
        command = [sys.executable, "-m", "benchmarks.frames", name, *map(str, size)]
        environment = {
            "PATH": os.environ["PATH"],
            "HOME": str(self.home),
            "PASUR_HOME": str(self.home),
            "DISPLAY": self.display,
            "SDL_AUDIODRIVER": "dummy",
            "LANG": "en_GB.UTF-8",
        }
        done = subprocess.run(
            command, cwd=ROOT, env=environment, check=True, capture_output=True, text=True
        )
        answer: dict[str, Any] = json.loads(done.stdout.splitlines()[-1])
        return answer

    def measures(self, name: str, size: tuple[int, int]) -> list[dict[str, Any]]:
        """All runs of a measurement."""
        return [self.measure(name, size) for _ in range(self.runs)]


def _least(runs: Sequence[dict[str, Any]], key: str = "frames") -> list[float]:
    """The frames of an animation, each with the least of its times, in seconds."""
    count = min(len(run[key]) for run in runs)
    return [min(run[key][at] for run in runs) for at in range(count)]


def _percentile(times: Sequence[float], share: float) -> float:
    ranked = sorted(times)
    return ranked[min(len(ranked) - 1, int(len(ranked) * share))]


def animation(name: str, title: str) -> Callable[[Bench], None]:
    """The part that holds the animation ``name`` against the floor."""

    def part(bench: Bench) -> None:
        runs = bench.measures(name, FULL)
        floor = min(run["floor"] for run in runs)
        times = _least(runs)
        raw = max(max(run["frames"]) for run in runs)
        print(f"{title}, 1920 × 1080: {len(times)} frames, floor {floor * 1000:.2f} ms, ", end="")
        print(f"longest as measured {raw * 1000:.1f} ms")
        report = bench.report
        report.line("median", statistics.median(times) / floor, 3, "× floor")
        report.line("99th percentile", _percentile(times, 0.99) / floor, 6, "× floor")
        report.line("longest", max(times) * 1000, 16, "ms")

    return part


def large(bench: Bench) -> None:
    """The animations in the largest window."""
    print("3840 × 2160")
    for name in ("deal", "jack", "sur"):
        times = _least(bench.measures(name, LARGE))
        bench.report.line(f"{name}, 99th percentile", _percentile(times, 0.99) * 1000, 16, "ms")


def idle(bench: Bench) -> None:
    """A table at which nothing happens."""
    print("A table at rest, 1920 × 1080")
    runs = bench.measures("idle", FULL)
    bench.report.line("frames drawn in 6 s", max(run["drawn"] for run in runs), 0, "")
    bench.report.line("of a core", min(run["share"] for run in runs) * 100, 1, "%")


def start(bench: Bench) -> None:
    """The first picture, beside a window of ten lines."""
    print("First picture")
    prefix = "pasur-start-"
    with tempfile.TemporaryDirectory(prefix=prefix) as name, screen(*USUAL) as display:
        folder = Path(name)
        for pair in pairs(folder, None):
            ratio = compare(pair, max(5, bench.runs), folder, display)
            bench.report.line("title beside ten lines of pygame", ratio, pair.promise, "×")


def memory(bench: Bench) -> None:
    """Resident memory: after a round with all that moves, and after 200 more."""
    for size, most in ((USUAL, 110), (FULL, 200)):
        print(f"Memory, {size[0]} × {size[1]}")
        found = bench.measure("memory", size)
        rounds = found["rounds"]
        bench.report.line("most at any time", found["peak"] / MB, most, "MB")
        growth = rounds[-1] / max(rounds[:20]) - 1
        bench.report.line("growth from round 20 to 200", growth * 100, 2, "%")


def resize(bench: Bench) -> None:
    """The window grows from 1280 × 720."""
    print("From 1280 × 720 to 1920 × 1080")
    runs = bench.measures("resize", FULL)
    frames = min(max(run["frames"]) for run in runs)
    bench.report.line("cards sharp", min(run["sharp"] for run in runs) * 1000, 150, "ms")
    bench.report.line("the pack sharp", min(run["pack"] for run in runs) * 1000, 1000, "ms")
    bench.report.line("longest frame meanwhile", frames * 1000, 16, "ms")


PARTS: dict[str, Callable[[Bench], None]] = {
    "deal": animation("deal", "Twelve cards are dealt"),
    "jack": animation("jack", "A jack takes seven"),
    "sur": animation("sur", "A sur"),
    "large": large,
    "idle": idle,
    "start": start,
    "memory": memory,
    "resize": resize,
}


def main(arguments: list[str]) -> int:
    """Carry out the command line; returns 1 when a promise is not kept."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--runs", type=int, default=5, help="runs of each measurement")
    parser.add_argument("parts", nargs="*", metavar="PART", help=f"of: {' '.join(PARTS)}")
    options = parser.parse_args(arguments)
    unknown = [name for name in options.parts if name not in PARTS]
    if unknown:
        parser.error(f"no part is called {unknown[0]}")
    report = Report()
    with tempfile.TemporaryDirectory(prefix="pasur-window-") as home, screen(*SCREEN) as display:
        bench = Bench(display, Path(home), options.runs, report)
        for name in options.parts or PARTS:
            PARTS[name](bench)
    print(f"{report.broken} promises are not kept" if report.broken else "every promise is kept")
    return int(bool(report.broken))


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
