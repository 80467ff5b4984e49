"""Settings: whatever their file holds, the game starts."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pasur.store.notices import Trouble
from pasur.store.settings import LIMIT, Settings, load_settings, save_settings

CHOSEN = Settings(
    language="fa",
    speed="fast",
    pace="none",
    full_screen=True,
    window=(1920, 1080),
    text_size=150,
    effects_volume=0,
    last_match={"Rules": "pagat", "Name1": "سارا"},
    others={"future": {"deep": [1, "\ud800", None]}},
)


def test_no_file_means_the_usual_settings_and_no_word(tmp_path: Path) -> None:
    loaded = load_settings(tmp_path / "settings.json")
    assert loaded.settings == Settings()
    assert loaded.notice is None


def test_what_was_saved_comes_back_with_unknown_keys(tmp_path: Path) -> None:
    path = tmp_path / "deep" / "settings.json"
    assert save_settings(path, CHOSEN) is None
    loaded = load_settings(path)
    assert loaded.settings == CHOSEN
    assert loaded.notice is None
    assert save_settings(path, replace(loaded.settings, muted=True)) is None
    assert json.loads(path.read_text())["future"] == CHOSEN.others["future"]


def test_a_file_cut_at_any_byte_starts_with_the_usual_settings(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    save_settings(path, CHOSEN)
    whole = path.read_bytes()
    end = len(whole.rstrip())
    for cut in range(end):
        path.write_bytes(whole[:cut])
        loaded = load_settings(path)
        assert loaded.settings == Settings()
        assert loaded.notice is not None
        assert loaded.notice.trouble is Trouble.SETTINGS_DAMAGED
        assert loaded.notice.aside is not None
        assert loaded.notice.aside.read_bytes() == whole[:cut]
        loaded.notice.aside.unlink()


@pytest.mark.parametrize(
    ("content", "where"),
    [
        (b"", "line 1, column 1"),
        (b'{"speed": "fast",\n "pace" }', "line 2, column 9"),
        (b"[]", "no JSON object"),
        (b"\xff\xfe", "byte 1 is not UTF-8"),
        (b"[" * 100_000, "nested"),
        (b'{"a":' * 100_000, "nested"),
        (b'{"text_size": NaN}', "NaN"),
        (b'{"text_size": ' + b"9" * 10_000 + b"}", "digits"),
        (b"\0" * 5000, "line 1, column 1"),
    ],
)
def test_damage_is_told_with_its_place_and_kept_aside(
    tmp_path: Path, content: bytes, where: str
) -> None:
    path = tmp_path / "settings.json"
    path.write_bytes(content)
    loaded = load_settings(path)
    assert loaded.settings == Settings()
    assert loaded.notice is not None
    said = loaded.notice.text()
    assert str(path) in said
    assert where in said
    assert str(tmp_path / "settings.damaged.json") in said
    assert (tmp_path / "settings.damaged.json").read_bytes() == content


def test_a_huge_file_is_not_read(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    path.write_bytes(b" " * (LIMIT + 1))
    loaded = load_settings(path)
    assert loaded.settings == Settings()
    assert loaded.notice is not None
    assert loaded.notice.trouble is Trouble.SETTINGS_UNREADABLE


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("speed", "ludicrous"),
        ("speed", ["fast"]),
        ("muted", 1),
        ("text_size", 250),
        ("text_size", 150.0),
        ("text_size", True),
        ("window", [10, 10]),
        ("window", "1280x800"),
        ("language", "a\nb"),
        ("card_back", "x" * 101),
        ("last_match", {"Name1": 1}),
        ("last_match", []),
        ("ground", None),
        ("ground", "\ud800"),
    ],
)
def test_one_wrong_value_costs_only_itself(tmp_path: Path, name: str, value: Any) -> None:
    path = tmp_path / "settings.json"
    content = json.dumps({"four_colours": True, "future": 7, name: value}).encode()
    path.write_bytes(content)
    loaded = load_settings(path)
    assert loaded.settings == Settings(four_colours=True, others={"future": 7})
    assert loaded.notice is not None
    assert loaded.notice.trouble is Trouble.SETTING_WRONG
    assert name in loaded.notice.text()
    assert (tmp_path / "settings.damaged.json").read_bytes() == content
    healed = load_settings(path)
    assert healed.settings == loaded.settings
    assert healed.notice is None


def test_a_folder_in_the_place_of_the_file(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    path.mkdir()
    loaded = load_settings(path)
    assert loaded.settings == Settings()
    assert loaded.notice is not None
    notice = save_settings(path, CHOSEN)
    assert notice is not None
    assert str(path) in notice.text()


@given(st.binary(max_size=200))
def test_any_bytes_start_the_game(tmp_path_factory: pytest.TempPathFactory, content: bytes) -> None:
    path = tmp_path_factory.mktemp("settings") / "settings.json"
    path.write_bytes(content)
    assert isinstance(load_settings(path).settings, Settings)


WORDS = st.text("aN1 \n\u0633\ud800", max_size=3)
JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | WORDS,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(WORDS, inner, max_size=3),
    max_leaves=8,
)


@given(st.dictionaries(st.sampled_from(["speed", "window", "last_match", "hints", "new"]), JSON))
def test_any_values_start_the_game_and_can_be_saved(
    tmp_path_factory: pytest.TempPathFactory, values: dict[str, Any]
) -> None:
    path = tmp_path_factory.mktemp("settings") / "settings.json"
    path.write_text(json.dumps(values))
    settings = load_settings(path).settings
    assert save_settings(path, settings) is None
    assert load_settings(path).settings == settings
