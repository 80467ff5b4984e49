"""Folders of each system, and the override."""

from __future__ import annotations

from pathlib import Path

import pytest

from pasur.store.folders import user_folders

HOME = Path("/home/sara")


@pytest.mark.parametrize(
    ("environ", "platform", "data", "config"),
    [
        ({}, "linux", ".local/share/pasur", ".config/pasur"),
        ({"XDG_DATA_HOME": "relative"}, "linux", ".local/share/pasur", ".config/pasur"),
        (
            {"XDG_DATA_HOME": "", "XDG_CONFIG_HOME": ""},
            "linux",
            ".local/share/pasur",
            ".config/pasur",
        ),
        ({}, "darwin", "Library/Application Support/Pasur", "Library/Application Support/Pasur"),
        ({}, "win32", "AppData/Roaming/Pasur", "AppData/Roaming/Pasur"),
        ({"PASUR_HOME": ""}, "freebsd14", ".local/share/pasur", ".config/pasur"),
    ],
)
def test_each_system_has_its_places(
    environ: dict[str, str], platform: str, data: str, config: str
) -> None:
    folders = user_folders(environ, platform, HOME)
    assert folders.data == HOME / data
    assert folders.config == HOME / config


def test_variables_of_the_system_are_followed() -> None:
    environ = {"XDG_DATA_HOME": "/data", "XDG_CONFIG_HOME": "/config"}
    folders = user_folders(environ, "linux", HOME)
    assert folders.matches == Path("/data/pasur/matches")
    assert folders.settings == Path("/config/pasur/settings.json")


@pytest.mark.parametrize("platform", ["linux", "darwin", "win32"])
def test_pasur_home_overrides_every_system(platform: str, tmp_path: Path) -> None:
    environ = {"PASUR_HOME": str(tmp_path / "پاسور"), "APPDATA": "/x", "XDG_DATA_HOME": "/y"}
    folders = user_folders(environ, platform, HOME)
    assert folders.data == folders.config == tmp_path / "پاسور"


def test_a_relative_pasur_home_counts_from_the_working_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert user_folders({"PASUR_HOME": "here"}, "linux", HOME).data == tmp_path / "here"
