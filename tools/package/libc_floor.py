"""The oldest GNU C library that a built program runs on, read from the symbols it asks for.

    python -m tools.package.libc_floor FOLDER [--at-most 2.36]

Says the newest version that anything in FOLDER asks for, and who asks; with ``--at-most`` the exit
code is 1 when that is too new. Needs objdump (binutils).
"""

from __future__ import annotations

import argparse
import re
import subprocess
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path

Version = tuple[int, ...]
_SYMBOL = re.compile(r"\(?GLIBC_(\d+(?:\.\d+)+)\)?\s")
_MAGIC = b"\x7fELF"


def asked_versions(dump: str) -> Iterator[Version]:
    """The versions of the C library in the output of ``objdump -T`` for symbols left undefined."""
    for line in dump.splitlines():
        if "*UND*" in line:
            yield from (_version(found) for found in _SYMBOL.findall(line + " "))


def _version(text: str) -> Version:
    return tuple(int(part) for part in text.split("."))


def programs(folder: Path) -> Iterator[Path]:
    """The executables and libraries in ``folder``, each once."""
    for path in sorted(folder.rglob("*")):
        if path.is_file() and not path.is_symlink():
            with path.open("rb") as stream:
                if stream.read(4) == _MAGIC:
                    yield path


def floor_of(paths: Iterable[Path]) -> tuple[Version, list[Path]]:
    """The newest version that ``paths`` ask for, and those that do; ((0,), []) if none does."""
    newest: Version = (0,)
    who: list[Path] = []
    for path in paths:
        dump = subprocess.run(
            ["objdump", "-T", path], capture_output=True, text=True, check=True
        ).stdout
        version = max(asked_versions(dump), default=(0,))
        if version > newest:
            newest, who = version, []
        if version == newest:
            who.append(path)
    return newest, who if newest > (0,) else []


def main(arguments: list[str]) -> int:
    """Carry out the command line; returns the exit code."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("folder", type=Path)
    parser.add_argument("--at-most", type=_version, metavar="VERSION")
    options = parser.parse_args(arguments)
    version, who = floor_of(programs(options.folder))
    names = ", ".join(str(path.relative_to(options.folder)) for path in who[:6])
    print(f"glibc {'.'.join(map(str, version))} or newer, asked for by {names}")
    return int(options.at_most is not None and version > options.at_most)


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
