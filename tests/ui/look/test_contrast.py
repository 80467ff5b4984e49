"""Every text can be read on the ground that it stands on, in every scene."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pygame
import pytest

from pasur.ui import text, theme
from tests.ui.gallery import GALLERY, shown

LARGE = 24
LARGE_BOLD = 19
"""From these sizes in pixels on, text counts as large and needs 3 : 1 only."""


class Reader:
    """Stands in for `text.draw` and notes what cannot be read."""

    def __init__(self) -> None:
        self.faint: list[str] = []
        self.read = 0
        self._draw = text.draw

    def __call__(
        self, target: pygame.Surface, words: str, style: text.Style, rect: pygame.Rect, **how: Any
    ) -> Any:
        before = target.copy()
        with text.watching() as drawn:
            answer = self._draw(target, words, style, rect, **how)
        for each in drawn:
            ink = each.ink.clip(before.get_rect())
            if ink.width and ink.height:
                self._judge(words, style, before, ink)
        return answer

    def _judge(
        self, words: str, style: text.Style, before: pygame.Surface, ink: pygame.Rect
    ) -> None:
        color = pygame.Color(*style.color)
        if color.a < 255:
            return
        self.read += 1
        large = style.size >= LARGE or (style.size >= LARGE_BOLD and style.weight >= theme.BOLD)
        red, green, blue = ground(before, ink)
        found = theme.contrast((color.r, color.g, color.b), (red, green, blue))
        if found < (3.0 if large else 4.5):
            self.faint.append(f"{words!r} {style.size} px: {found:.2f}")


def ground(surface: pygame.Surface, area: pygame.Rect) -> theme.Rgb:
    """The middle colour of ``area``; what can be seen through shows the table's middle."""
    cloth = pygame.Surface(area.size, 0, 24)
    cloth.fill(theme.GROUND_CENTRE)
    cloth.blit(surface, (0, 0), area)
    red, green, blue, _ = pygame.transform.average_color(cloth)
    return red, green, blue


@pytest.mark.parametrize("language", ["en", "fa"])
@pytest.mark.parametrize("name", GALLERY)
def test_every_text_can_be_read(
    name: str, language: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    reader = Reader()
    monkeypatch.setattr(text, "draw", reader)
    with shown(name, (1280, 720), tmp_path, language=language):
        assert reader.faint == []
        assert reader.read > 0


@pytest.mark.parametrize("ground_name", ["lapis", "cypress"])
def test_the_table_can_be_read_on_other_grounds(
    ground_name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    reader = Reader()
    monkeypatch.setattr(text, "draw", reader)
    with shown("table-capture", (1280, 720), tmp_path, ground=ground_name):
        assert reader.faint == []


TEXTS = (theme.TEXT, theme.MUTED, theme.TURQUOISE_TEXT, theme.DANGER_TEXT, theme.GOLD_TEXT)
GROUNDS = (
    theme.GROUND_MIDDLE, theme.GROUND_OUTER, theme.GROUND_RIM, theme.PANEL_RGB, theme.DIALOG,
    theme.INSET, theme.ROW_HOVER, theme.TAG, theme.PLATE[:3], theme.PLATE_TURN[:3],
    theme.PROMPT[:3], theme.REFUSAL,
)  # fmt: skip


@pytest.mark.parametrize("paper", GROUNDS)
@pytest.mark.parametrize("ink", TEXTS)
def test_every_text_of_the_theme_on_every_ground(ink: theme.Rgb, paper: theme.Rgb) -> None:
    assert theme.contrast(ink, paper) >= 4.5


@pytest.mark.parametrize("paper", [theme.GROUND_CENTRE, theme.BUTTON, theme.ROW_SELECTED])
@pytest.mark.parametrize("ink", [theme.TEXT, theme.TURQUOISE_TEXT, theme.GOLD_TEXT])
def test_lighter_grounds(ink: theme.Rgb, paper: theme.Rgb) -> None:
    assert theme.contrast(ink, paper) >= (4.5 if ink == theme.TEXT else 3.0)
