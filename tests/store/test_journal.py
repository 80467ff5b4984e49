"""Journals: they grow by whole statements and survive every kind of end."""

from __future__ import annotations

import errno
import os
from collections.abc import Callable
from pathlib import Path

import pytest

from pasur.store.journal import (
    Journal,
    JournalChanged,
    saved_matches,
    unfinished,
)

TAGS = '[Pasur "1"]\n[Rules "guide"]\n[Players "2"]\n[Name1 "Sara \\"S\\""]\n'
HEAD = TAGS + "\nround 1 dealer 2\n"


def test_appending_adds_and_rewriting_replaces(tmp_path: Path) -> None:
    journal = Journal.create(tmp_path / "matches", "one")
    journal.append(HEAD)
    journal.append("deck 2C\n", durable=True)
    assert journal.path.read_text("utf-8") == HEAD + "deck 2C\n"
    journal.rewrite(HEAD)
    journal.append("سارا\n")
    assert journal.path.read_text("utf-8") == HEAD + "سارا\n"
    assert [each.name for each in journal.path.parent.iterdir()] == ["one.pasur"]


def test_a_name_is_taken_only_once(tmp_path: Path) -> None:
    names = [Journal.create(tmp_path, "same").path.name for _ in range(3)]
    assert names == ["same.pasur", "same-2.pasur", "same-3.pasur"]


def test_an_opened_journal_goes_on_where_it_ended(tmp_path: Path) -> None:
    Journal.create(tmp_path, "one").append(HEAD)
    journal = Journal.open(tmp_path / "one.pasur")
    journal.append("deck 2C\n")
    assert journal.path.read_text() == HEAD + "deck 2C\n"


def test_a_full_disk_leaves_no_half_statement(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    journal = Journal.create(tmp_path, "one")
    journal.append(HEAD)
    write: Callable[[int, memoryview], int] = os.write
    calls = []

    def nearly_full(handle: int, content: memoryview) -> int:
        calls.append(len(content))
        if len(calls) > 1:
            raise OSError(errno.ENOSPC, "No space left on device")
        return write(handle, content[:3])

    monkeypatch.setattr(os, "write", nearly_full)
    with pytest.raises(OSError, match="No space left"):
        journal.append("1 7H x 4C\n")
    assert journal.path.read_text() == HEAD
    monkeypatch.undo()
    journal.append("1 7H x 4C\n")
    assert journal.path.read_text() == HEAD + "1 7H x 4C\n"


def test_short_writes_are_completed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    journal = Journal.create(tmp_path, "one")
    write: Callable[[int, memoryview], int] = os.write
    monkeypatch.setattr(os, "write", lambda handle, content: write(handle, content[:1]))
    journal.append(HEAD)
    assert journal.path.read_text() == HEAD


def test_another_program_is_noticed_and_not_overwritten(tmp_path: Path) -> None:
    mine = Journal.create(tmp_path, "one")
    mine.append(HEAD)
    other = Journal.open(mine.path)
    other.append("deck 2C\n")
    with pytest.raises(JournalChanged, match=r"one\.pasur was changed"):
        mine.append("deck AC\n")
    mine.rewrite(HEAD + "deck AC\n")
    assert other.path.read_text() == HEAD + "deck 2C\n"
    assert mine.path.name == "one-2.pasur"
    assert mine.path.read_text() == HEAD + "deck AC\n"


def test_a_file_that_was_deleted_comes_back_whole_or_not_at_all(tmp_path: Path) -> None:
    journal = Journal.create(tmp_path / "matches", "one")
    journal.append(HEAD)
    journal.path.unlink()
    journal.path.parent.rmdir()
    with pytest.raises(FileNotFoundError):
        journal.append("deck AC\n")
    assert not journal.path.exists()
    journal.rewrite(HEAD + "deck AC\n")
    assert journal.path.read_text() == HEAD + "deck AC\n"


def _save(folder: Path, name: str, text: str, when: int) -> None:
    path = folder / name
    path.write_bytes(text.encode())
    os.utime(path, (when, when))


def test_the_list_knows_what_is_over_and_what_was_played_last(tmp_path: Path) -> None:
    _save(tmp_path, "a.pasur", HEAD + "score 13 7\nwinner 1\n", 100)
    _save(tmp_path, "b.pasur", HEAD, 300)
    _save(tmp_path, "c.pasur", HEAD + "score 13 7\n", 200)
    _save(tmp_path, "cut.pasur", HEAD + "score 13 7\nwinner 1", 150)
    _save(tmp_path, "commented.pasur", HEAD + "winner 2 # at last\n\n# the end\n", 50)
    _save(tmp_path, "empty.pasur", "", 400)
    _save(tmp_path, "not-begun.pasur", TAGS, 400)
    _save(tmp_path, "other.txt", HEAD, 500)
    (tmp_path / "folder.pasur").mkdir()
    found = saved_matches(tmp_path)
    assert [(each.path.name, each.finished) for each in found] == [
        ("b.pasur", False),
        ("c.pasur", False),
        ("cut.pasur", False),
        ("a.pasur", True),
        ("commented.pasur", True),
    ]
    assert [each.path.name for each in unfinished(tmp_path)] == ["b.pasur", "c.pasur", "cut.pasur"]
    assert found[0].tags["Name1"] == 'Sara "S"'
    assert found[0].modified == 300


def test_a_missing_folder_has_no_matches(tmp_path: Path) -> None:
    assert saved_matches(tmp_path / "nowhere") == []
