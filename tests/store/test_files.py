"""Whole files: all or nothing."""

from __future__ import annotations

import errno
import os
from pathlib import Path

import pytest

from pasur.store.files import TooLarge, copy_aside, read_whole, write_atomic


def test_a_write_makes_folders_and_replaces_everything(tmp_path: Path) -> None:
    path = tmp_path / "a" / "b" / "file"
    write_atomic(path, b"long content")
    write_atomic(path, b"short", durable=False)
    assert path.read_bytes() == b"short"
    assert [each.name for each in path.parent.iterdir()] == ["file"]


def test_a_failing_disk_leaves_the_old_content_and_nothing_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "file"
    write_atomic(path, b"old")

    def full(_handle: int) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(OSError, match="No space left"):
        write_atomic(path, b"new")
    assert path.read_bytes() == b"old"
    assert [each.name for each in tmp_path.iterdir()] == ["file"]


def test_a_link_stays_a_link(tmp_path: Path) -> None:
    real, link = tmp_path / "real", tmp_path / "link"
    real.write_bytes(b"old")
    link.symlink_to(real)
    write_atomic(link, b"new")
    assert link.is_symlink()
    assert real.read_bytes() == b"new"


def test_reading_stops_at_the_limit(tmp_path: Path) -> None:
    path = tmp_path / "file"
    path.write_bytes(b"12345")
    assert read_whole(path, 5) == b"12345"
    with pytest.raises(TooLarge, match="larger than 4 bytes"):
        read_whole(path, 4)
    with pytest.raises(TooLarge):
        read_whole(Path("/dev/zero"), 1000)


def test_different_damage_is_kept_apart_and_equal_damage_once(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    first = copy_aside(path, b"one")
    second = copy_aside(path, b"two")
    again = copy_aside(path, b"one")
    assert first.name == "settings.damaged.json"
    assert second.name == "settings.damaged-2.json"
    assert again == first
    assert (first.read_bytes(), second.read_bytes()) == (b"one", b"two")
