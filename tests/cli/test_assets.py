"""Assets are found in the frozen program, the installed package and the checkout, in this order."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from pasur import assets


@pytest.fixture
def places(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> tuple[Path, Path, Path]:
    """The three places where assets may lie, none of which is there."""
    package = tmp_path / "checkout" / "pasur"
    package.mkdir(parents=True)
    monkeypatch.setattr(assets, "__file__", str(package / "assets.py"))
    monkeypatch.setattr(sys, "_MEIPASS", str(tmp_path / "frozen پاسور"), raising=False)
    monkeypatch.setattr(assets, "asset_root", assets.asset_root.__wrapped__)
    return tmp_path / "frozen پاسور" / "assets", package / "assets", package.parent / "assets"


def test_the_first_place_that_is_there_counts(places: tuple[Path, Path, Path]) -> None:
    for place in reversed(places):
        place.mkdir(parents=True)
        assert assets.asset_root() == place
        assert assets.asset_path("cards/TD.svg") == place / "cards" / "TD.svg"


def test_a_program_that_is_not_frozen_has_two_places(
    places: tuple[Path, Path, Path], monkeypatch: pytest.MonkeyPatch
) -> None:
    for place in places:
        place.mkdir(parents=True)
    monkeypatch.delattr(sys, "_MEIPASS")
    assert assets.asset_root() == places[1]


def test_lost_assets_are_told_with_where_they_should_be(places: tuple[Path, Path, Path]) -> None:
    with pytest.raises(FileNotFoundError, match="Pasur's assets are missing") as caught:
        assets.asset_root()
    for place in places:
        assert str(place) in str(caught.value)


def test_all_assets_are_files_in_order(places: tuple[Path, Path, Path]) -> None:
    root = places[2]
    for name in ("b.svg", "a/c.ogg", ".hidden", ".git/x"):
        (root / name).parent.mkdir(parents=True, exist_ok=True)
        (root / name).write_text("x")
    assert assets.all_assets() == [root / "a" / "c.ogg", root / "b.svg"]


def test_the_pack_is_there() -> None:
    assert len(list(assets.asset_path("cards/faces").glob("*.svg"))) >= 52
