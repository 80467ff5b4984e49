"""Running the command line as a user does: in a process of its own."""

from __future__ import annotations

import os
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

from pasur.engine import preset
from pasur.match.arena import Arena, play_out

ROOT = Path(__file__).parents[2]


@dataclass(frozen=True)
class Ran:
    """What a command left behind."""

    code: int
    out: str
    err: str

    @property
    def lines(self) -> list[str]:
        """The lines of its output."""
        return self.out.splitlines()


def environment(home: Path, **more: str) -> dict[str, str]:
    """An environment in which ``home`` has everything that is the user's."""
    return {**os.environ, "PYTHONPATH": str(ROOT), "PASUR_HOME": str(home), **more}


def run(home: Path, *arguments: str | Path, code: str = "", **more: str) -> Ran:
    """Run ``pasur`` with ``arguments`` away from the checkout; ``code`` is run before it."""
    start = f"import sys; {code}\nfrom pasur.cli.main import main\nsys.exit(main())"
    command = ["-c", start] if code else ["-m", "pasur"]
    done = subprocess.run(
        [sys.executable, *command, *map(str, arguments)],
        capture_output=True,
        check=False,
        cwd="/",
        env=environment(home, **more),
        stdin=subprocess.DEVNULL,
        timeout=300,
    )
    decoded = [part.decode("utf-8", "surrogateescape") for part in (done.stdout, done.stderr)]
    assert "Traceback" not in decoded[1], decoded[1]
    return Ran(done.returncode, *decoded)


def record(number: int = 1) -> str:
    """The record of a whole short match."""
    match = Arena(("greedy", "greedy"), preset("guide").with_option("Target", "30"), "s").match(
        number
    )
    play_out(match)
    return match.text()
