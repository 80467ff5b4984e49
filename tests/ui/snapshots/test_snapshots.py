"""Every scene looks as it did: at three sizes and in Persian.

After a change that was meant: ``python -m tests.ui.snapshots.renew --large FOLDER``, and look.
"""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from tests.ui.gallery import GALLERY, shown
from tests.ui.snapshots.compare import difference, mosaic
from tests.ui.snapshots.views import EXPECTED, VIEWS, View, kept


@pytest.mark.parametrize("view", VIEWS, ids=str)
@pytest.mark.parametrize("name", GALLERY)
def test_a_scene_looks_as_it_did(name: str, view: View, tmp_path: Path) -> None:
    with shown(name, view.size, tmp_path, language=view.language) as pilot:
        small = mosaic(pilot.app.surface)
    found = difference(pygame.image.load(kept(name, view)), small)
    assert found.alike, found


def test_every_kept_picture_belongs_to_a_scene() -> None:
    wanted = {kept(name, view).name for name in GALLERY for view in VIEWS}
    assert {path.name for path in EXPECTED.glob("*.png")} == wanted


@pytest.mark.parametrize(
    ("one", "other"),
    [("table", "table-capture"), ("settings-cards", "settings-table"), ("dialog", "input")],
)
def test_the_comparison_tells_scenes_apart(one: str, other: str) -> None:
    a, b = (pygame.image.load(kept(name, VIEWS[1])) for name in (one, other))
    assert not difference(a, b).alike
    assert difference(a, a).alike


def test_a_card_that_is_missing_is_noticed(tmp_path: Path) -> None:
    with shown("table", VIEWS[1].size, tmp_path) as pilot:
        picture = pilot.app.surface.copy()
        box = pilot.target("pool 4C").rect
    ground = picture.get_at((box.x - 20, box.y - 4))
    picture.fill(ground, box)
    assert not difference(pygame.image.load(kept("table", VIEWS[1])), mosaic(picture)).alike
