"""Large text: what a scene draws itself stays clear of its buttons."""

from __future__ import annotations

from pathlib import Path

import pytest

from pasur.ui.scenes.round_score import RoundScoreScene
from tests.ui.gallery import shown

SIZES = [(800, 600), (640, 480), (1024, 768), (1280, 720), (700, 1000)]


@pytest.mark.parametrize("scale", [100, 150, 200])
@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_the_score_of_a_round_ends_over_its_button(
    size: tuple[int, int], scale: int, tmp_path: Path
) -> None:
    with shown("round-score", size, tmp_path, text_size=scale) as pilot:
        scene = pilot.scene
        assert isinstance(scene, RoundScoreScene)
        picture = scene._picture
        assert picture is not None
        assert picture.bars.bottom <= pilot.target("next").rect.top
        assert picture.panel.width >= size[0] // 2
