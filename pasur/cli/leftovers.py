"""Temporary folders of the single-file program that a killed run could not remove itself.

The single file unpacks itself into a folder ``_MEI…`` beside which others of its kind may lie. Each
run holds a lock on a file in its own folder for as long as it lives, in whatever way it ends; a
folder with such a file that nobody holds is left over. Folders of other programs have no such file
and are never touched, nor are those of other users.
"""

from __future__ import annotations

import os
import shutil
import stat
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import BinaryIO

MARK = "pasur-is-running"
"""The file that a run holds; it is empty until it is held."""
PREFIX = "_MEI"
_LOCK_AT = 1 << 20
"""The byte that is locked on Windows, behind the content, which stays readable."""


def own_folder() -> Path | None:
    """The folder that this program has unpacked itself into, if it is the single file."""
    folder = Path(getattr(sys, "_MEIPASS", ""))
    return folder if folder.name.startswith(PREFIX) else None


def hold(folder: Path) -> BinaryIO | None:
    """Mark ``folder`` as in use until the returned file is closed; None where that fails."""
    try:
        mark = (folder / MARK).open("wb")
    except OSError:
        return None
    if not _lock(mark):
        mark.close()
        return None
    mark.write(b"pasur\n")
    mark.flush()
    return mark


def remove_leftovers(beside: Path) -> list[Path]:
    """Remove the folders next to ``beside`` that no run of the game holds; those removed."""
    return [folder for folder in _candidates(beside) if _remove(folder)]


def _candidates(beside: Path) -> Iterator[Path]:
    """The user's own marked folders next to ``beside``."""
    try:
        found = sorted(beside.parent.iterdir())
    except OSError:
        return
    for folder in found:
        if folder.name.startswith(PREFIX) and folder != beside and _is_ours(folder):
            yield folder


def _is_ours(folder: Path) -> bool:
    try:
        held, mark = folder.lstat(), (folder / MARK).lstat()
    except OSError:
        return False
    if not (stat.S_ISDIR(held.st_mode) and stat.S_ISREG(mark.st_mode) and mark.st_size):
        return False
    return sys.platform == "win32" or held.st_uid == mark.st_uid == os.getuid()


def _remove(folder: Path) -> bool:
    """Remove ``folder`` if nobody holds it; whether it is gone."""
    try:
        with (folder / MARK).open("r+b") as mark:
            if not _lock(mark):
                return False
            if sys.platform != "win32":
                shutil.rmtree(folder, ignore_errors=True)
    except OSError:
        return False
    shutil.rmtree(folder, ignore_errors=True)
    return not folder.exists()


def _lock(mark: BinaryIO) -> bool:
    """Whether ``mark`` could be locked, which ends when it is closed or the process ends."""
    try:
        if sys.platform == "win32":
            import msvcrt

            mark.seek(_LOCK_AT)
            msvcrt.locking(mark.fileno(), msvcrt.LK_NBLCK, 1)
            mark.seek(0)
        else:
            import fcntl

            fcntl.flock(mark, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True
