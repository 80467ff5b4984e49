"""Whole files: written in one step or not at all, read up to a limit, kept aside when damaged."""

from __future__ import annotations

import contextlib
import os
from collections.abc import Iterator
from pathlib import Path


class TooLarge(OSError):
    """A file is larger than what is read of its kind."""


def write_atomic(path: Path, content: bytes, *, durable: bool = True) -> None:
    """Make ``content`` the whole content of ``path``, whose folder is made if it is not there.

    Whatever happens, ``path`` holds either what it held before or all of ``content``. A link stays
    a link. ``durable`` waits until the disk has it, so that this holds for a loss of power too.
    Raises OSError when it cannot be done.
    """
    path = Path(os.path.realpath(path))
    path.parent.mkdir(parents=True, exist_ok=True)
    beside = path.with_name(f".{path.name}.{os.getpid()}.new")
    try:
        with beside.open("wb") as file:
            file.write(content)
            file.flush()
            if durable:
                os.fsync(file.fileno())
        beside.replace(path)
    except BaseException:
        with contextlib.suppress(OSError):
            beside.unlink()
        raise
    if durable:
        sync_folder(path.parent)


def sync_folder(folder: Path) -> None:
    """Wait until the disk knows the names in ``folder``, on systems that can say so."""
    if os.name != "posix":
        return
    handle = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


def read_whole(path: Path, limit: int) -> bytes:
    """The content of ``path``. Raises OSError; `TooLarge` for more than ``limit`` bytes."""
    with path.open("rb") as file:
        content = file.read(limit + 1)
    if len(content) > limit:
        raise TooLarge(f"{path.name} is larger than {limit} bytes")
    return content


def numbered(path: Path) -> Iterator[Path]:
    """``path``, then the same with -2, -3 … before its ending, without end."""
    yield path
    number = 2
    while True:
        yield path.with_name(f"{path.stem}-{number}{path.suffix}")
        number += 1


def copy_aside(path: Path, content: bytes) -> Path:
    """Keep the damaged ``content`` of ``path`` in a new file beside it, and return that file.

    An equal copy that is there already is returned instead. Raises OSError.
    """
    for aside in numbered(path.with_name(f"{path.stem}.damaged{path.suffix}")):
        try:
            with aside.open("xb") as file:
                file.write(content)
            return aside
        except FileExistsError:
            if _holds(aside, content):
                return aside
    raise AssertionError("there is always a next number")


def _holds(path: Path, content: bytes) -> bool:
    try:
        return path.stat().st_size == len(content) and path.read_bytes() == content
    except OSError:
        return False
