"""Opens the window."""

from __future__ import annotations

from pathlib import Path

from pasur.cli.check import GOOD, judge
from pasur.cli.console import Console
from pasur.store.folders import own_folders


def run(record: Path | None, console: Console, say: bool = False) -> int:
    """Play in the window, with ``record`` opened if it is given; returns the exit code.

    With ``say``, everything that happens is told in sentences on standard output.

    A record that is at fault or cannot be read is told of as `pasur check` does, without a window.
    """
    if record is not None:
        verdict = judge(record)
        if verdict.code != GOOD:
            console.complain(verdict.line)
            return verdict.code
    try:
        from pasur.ui import app
    except ModuleNotFoundError as fault:
        if fault.name != "pygame":
            raise
        console.complain("Pasur's window needs pygame-ce: python -m pip install pygame-ce")
        return 1
    return app.play(own_folders(), record, console.say if say else None)
