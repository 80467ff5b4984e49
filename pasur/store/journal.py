"""The journal of a match: its record, growing on disk while it is played."""

from __future__ import annotations

import contextlib
import os
import re
from dataclasses import dataclass
from pathlib import Path

from pasur.store.files import numbered, sync_folder, write_atomic

SUFFIX = ".pasur"
_HEAD = 16 << 10
_TAIL = 1 << 10
_TAG = re.compile(r'\[(\w[\w-]*) "((?:[^"\\]|\\.)*)"\]')
_BEGUN = re.compile(rb"\n[ \t]*round[ \t]+1[ \t]+dealer[ \t]+[0-9][^\n]*\n")
_ESCAPE = re.compile(r"\\(.)")


class JournalChanged(OSError):
    """The file of a journal is not as this program left it: another one has written to it."""


class Journal:
    """A file that only grows by whole statements, and survives the program at any moment.

    ``path`` is where it lies. What has been appended is with the operating system when `append`
    returns, so that an end of the program cannot lose it; ``durable`` also waits for the disk.
    """

    def __init__(self, path: Path, length: int) -> None:
        """The journal in ``path``, which has ``length`` bytes. See `create` and `open`."""
        self.path = path
        self._length = length

    @classmethod
    def create(cls, folder: Path, name: str) -> Journal:
        """A journal in ``folder`` under a new name made from ``name``, which has no ending yet.

        The name is taken at once, by an empty file. Raises OSError.
        """
        folder.mkdir(parents=True, exist_ok=True)
        return cls(_take(folder / f"{name}{SUFFIX}"), 0)

    @classmethod
    def open(cls, path: Path) -> Journal:
        """The journal that lies in ``path``. Raises OSError."""
        return cls(path, path.stat().st_size)

    def append(self, text: str, *, durable: bool = False) -> None:
        """Add ``text``, whole statements, to the end, all of it or nothing.

        Raises OSError, `JournalChanged` among them, when it cannot.
        """
        content = text.encode("utf-8")
        handle = os.open(self.path, os.O_WRONLY | os.O_APPEND | getattr(os, "O_BINARY", 0))
        try:
            before = os.fstat(handle).st_size
            if before != self._length:
                raise JournalChanged(f"{self.path.name} was changed by another program")
            try:
                _write_all(handle, content)
            except OSError:
                with contextlib.suppress(OSError):
                    os.ftruncate(handle, before)
                raise
            if durable:
                os.fsync(handle)
        finally:
            os.close(handle)
        self._length = before + len(content)

    def rewrite(self, text: str) -> None:
        """Replace everything by ``text`` in one step.

        Where another program has changed the file, ``text`` goes to a file of a new name instead,
        which becomes ``path``. A file that has gone comes back. Raises OSError.
        """
        content = text.encode("utf-8")
        if self._is_foreign():
            self.path = _take(self.path)
        write_atomic(self.path, content)
        self._length = len(content)

    def _is_foreign(self) -> bool:
        try:
            return self.path.stat().st_size != self._length
        except FileNotFoundError:
            return False


def _take(path: Path) -> Path:
    """Make an empty file under the first free name after ``path``; returns its path."""
    for free in numbered(path):
        try:
            free.open("xb").close()
        except FileExistsError:
            continue
        sync_folder(free.parent)
        return free
    raise AssertionError("there is always a next number")


def _write_all(handle: int, content: bytes) -> None:
    rest = memoryview(content)
    while rest:
        rest = rest[os.write(handle, rest) :]


@dataclass(frozen=True, slots=True)
class SavedMatch:
    """A match in a folder: its file, when it was last written (seconds), and whether it is over.

    ``tags`` are those at the start of its record, unchecked.
    """

    path: Path
    modified: float
    finished: bool
    tags: dict[str, str]


def saved_matches(folder: Path) -> list[SavedMatch]:
    """The matches in ``folder``, the last written first; files that cannot be read are left out.

    Only the two ends of each file are read, so that this is quick for thousands of matches.
    """
    try:
        paths = sorted(folder.glob(f"*{SUFFIX}"))
    except OSError:
        return []
    found = [saved for path in paths if (saved := _look_at(path)) is not None]
    return sorted(found, key=lambda saved: saved.modified, reverse=True)


def unfinished(folder: Path) -> list[SavedMatch]:
    """The matches in ``folder`` that can be gone on with, the last written first."""
    return [saved for saved in saved_matches(folder) if not saved.finished]


def _look_at(path: Path) -> SavedMatch | None:
    """What the ends of the file ``path`` tell; None where it is no match that has begun."""
    try:
        with path.open("rb") as file:
            state = os.fstat(file.fileno())
            head = file.read(_HEAD)
            file.seek(max(0, state.st_size - _TAIL))
            tail = file.read(_TAIL)
    except OSError:
        return None
    if not head.startswith(b"[Pasur ") or _BEGUN.search(head) is None:
        return None
    return SavedMatch(path, state.st_mtime, _is_over(tail), _tags(head))


def _is_over(tail: bytes) -> bool:
    complete = tail[: tail.rfind(b"\n") + 1]
    lines = [line.strip() for line in complete.split(b"\n")]
    said = [line for line in lines if line and not line.startswith(b"#")]
    return bool(said) and said[-1].startswith(b"winner ")


def _tags(head: bytes) -> dict[str, str]:
    tags = {}
    for line in head.decode("utf-8", "replace").splitlines():
        found = _TAG.fullmatch(line.strip())
        if found is not None:
            tags[found[1]] = _ESCAPE.sub(r"\1", found[2])
    return tags
