"""The program as it is, telling a test beside it what lies where.

    python tests/window/watched.py REPORT [ARGUMENT …]

After every turn of the loop in which something changed, the file REPORT holds the scene on top,
its targets, whether it has come to rest, and how many keys and buttons were let go so far; when
the window has closed, the scene ``closed``. Nothing is clicked from in here.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence
from pathlib import Path

import pygame

from pasur.cli.main import main
from pasur.ui import app

REST = 3


class WatchedApp(app.App):
    """An app that reports itself."""

    report = Path(sys.argv[1])
    _turns = 0
    _told = ""
    _heard = 0

    def step(self, dt: float, events: Sequence[pygame.event.Event] = ()) -> bool:
        """One turn of the loop, and a report of what it led to."""
        drawn = super().step(dt, events)
        self._heard += sum(e.type in (pygame.KEYUP, pygame.MOUSEBUTTONUP) for e in events)
        self._turns = 0 if drawn or events else self._turns + 1
        if self.top is not None:
            self._tell(self._turns >= REST)
        return drawn

    def close(self) -> None:
        """Let everything go, and report that too."""
        super().close()
        self._write("closed", True, [])

    def _tell(self, resting: bool) -> None:
        assert self.top is not None
        targets = [[t.name, *t.rect.center, t.enabled, t.focused] for t in self.top.targets()]
        self._write(self.top.name, resting, targets)

    def _write(self, scene: str, resting: bool, targets: list[list[object]]) -> None:
        told = {
            "scene": scene,
            "resting": resting,
            "heard": self._heard,
            "size": self.surface.get_size(),
            "targets": targets,
        }
        text = json.dumps(told)
        if text != self._told:
            self._told = text
            fresh = self.report.with_suffix(".new")
            fresh.write_text(text, encoding="utf-8")
            fresh.replace(self.report)


if __name__ == "__main__":
    app.App = WatchedApp  # type: ignore[misc]
    raise SystemExit(main(sys.argv[2:]))
