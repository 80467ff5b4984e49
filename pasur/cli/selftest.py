"""``pasur --self-test``: tries everything the program needs, without a window or a sound."""

from __future__ import annotations

import json
import os
import platform
import sys
import tempfile
import traceback
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pasur
from pasur.cli.console import Console
from pasur.engine.record import read_text


def run(console: Console) -> int:
    """Try everything and say in JSON how it went; returns 0 if all is well, else 1."""
    os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"
    report: dict[str, Any] = {
        "pasur": pasur.__version__,
        "python": platform.python_version(),
        "system": platform.platform(),
        "packaged": bool(getattr(sys, "frozen", False)),
    }
    report.update(_try_all())
    console.say(json.dumps({"ok": not report["faults"], **report}, indent=1, ensure_ascii=True))
    return 1 if report["faults"] else 0


def _try_all() -> Mapping[str, Any]:
    """What was tried; ``faults`` lists what went wrong. Without all assets no match is played."""
    found: dict[str, Any] = {"faults": []}
    try:
        from pasur.assets import all_assets
        from pasur.ui import selfcheck

        found["assets"] = len(all_assets())
        found["faults"] += selfcheck.faults_of_assets()
        if not found["faults"]:
            with tempfile.TemporaryDirectory(prefix="pasur-") as folder:
                found.update(_play(Path(folder)))
        found.update(selfcheck.library_versions())
    except Exception:  # noqa: BLE001 - a fault of any kind is what this is here to report
        found["faults"].append(traceback.format_exc())
    return found


def _play(folder: Path) -> Mapping[str, Any]:
    """Play a match in ``folder``, read its journal, draw all scenes; raises what goes wrong."""
    from pasur.i18n import languages
    from pasur.ui import selfcheck
    from pasur.ui.selftour import tour

    match, passed = selfcheck.play_match(folder)
    (journal,) = (folder / "matches").iterdir()
    kept = read_text(journal.read_text(encoding="utf-8"))
    winner = kept.state.winner
    if (
        winner is None
        or winner != match.winner
        or journal.read_text(encoding="utf-8") != match.text()
    ):
        raise RuntimeError("the journal is not the match that was played")
    return {
        "match": {"plays": match.moves, "points": match.points, "winner": winner + 1},
        "languages": [code for code, _ in languages()],
        "scenes": sorted(passed | tour(folder, match)),
    }
