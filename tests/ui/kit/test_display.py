"""Opening the window where there is nothing to open it on."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from pasur.store.folders import Folders
from pasur.ui import display
from pasur.ui.pilot import Pilot
from pasur.ui.scenes.title import TitleScene


def test_a_place_without_any_screen_is_told_before_libraries_complain(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("sys.platform", "linux")
    asked: list[str] = []
    monkeypatch.setattr(pygame.display, "init", lambda: asked.append("init"))
    with pytest.raises(display.NoDisplay, match="needs a screen"):
        display.open_window((1280, 720), environ={})
    assert not asked


@pytest.mark.parametrize("size", [(1, 1), (40, 700), (900, 30)])
def test_the_title_survives_a_window_of_any_size(tmp_path: Path, size: tuple[int, int]) -> None:
    with Pilot.start(Folders(tmp_path, tmp_path), TitleScene()) as pilot:
        pilot.advance(1.0)
        pilot.resize(size)
        pilot.advance(1.0)
        pilot.resize((1280, 720))
        pilot.advance(1.0)
        assert not pilot.cut_texts()
