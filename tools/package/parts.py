"""What the packaged program is made of, and what is left out; for build_exe.spec and benchmarks."""

from __future__ import annotations

import sys
from collections.abc import Iterable
from pathlib import PurePath

UNUSED = [
    "numpy", "tkinter", "_tkinter", "ssl", "_ssl", "_hashlib", "sqlite3", "_sqlite3",
    "unittest", "doctest", "pydoc", "pydoc_data", "pdb", "test", "lib2to3", "ensurepip", "venv",
    "setuptools", "pkg_resources", "pip", "distutils", "_distutils_hack", "asyncio", "_asyncio",
    "email", "http", "urllib.request", "urllib.error", "ftplib", "xmlrpc", "html", "xml", "pyexpat",
    "curses", "_curses", "readline", "multiprocessing.dummy", "multiprocessing.managers",
    "pygame.tests", "pygame.examples", "pygame.docs", "pygame.camera", "pygame._camera",
    "pygame._camera_opencv", "pygame._camera_vidcapture", "pygame.midi", "pygame.pypm",
    "pygame.sndarray", "pygame.surfarray", "pygame.threads", "pygame.ftfont", "pygame.fastevent",
    "_codecs_cn", "_codecs_hk", "_codecs_iso2022", "_codecs_jp", "_codecs_kr", "_codecs_tw",
    "_multibytecodec", "decimal", "_decimal", "_pydecimal", "fractions",
    "statistics", "_statistics", "csv", "_csv", "tarfile", "multiprocessing.sharedctypes",
    "typing_extensions", "PIL", "pytest", "hypothesis", "mypy", "babel",
]  # fmt: skip
"""What the standard library and pygame would bring along, and the game never uses.

Without _ssl and _hashlib there is no OpenSSL: hashlib has SHA-256 of its own.
"""

if sys.platform != "win32":
    # Windows is asked for its language through ctypes; elsewhere it only takes time to load.
    UNUSED += ["ctypes", "_ctypes"]

_NEEDLESS_HOOKS = {"pyi_rth_inspect", "pyi_rth_pkgutil"}
"""PyInstaller's hooks that load modules before the game does, for what the game never asks."""

_ONLY_FOR_BUILDING = {".ico", ".icns"}


def wanted_file(name: str) -> bool:
    """Whether the file ``name`` of the collected data is needed where the program runs."""
    path = PurePath(name)
    if path.suffix in _ONLY_FOR_BUILDING:
        return False
    return path.name not in ("freesansbold.ttf", "pygame_icon.bmp", "pygame_icon_mac.bmp")


def wanted_files(found: Iterable[tuple[str, str, str]]) -> list[tuple[str, str, str]]:
    """Those of PyInstaller's entries (name, source, kind) that `wanted_file`."""
    return [entry for entry in found if wanted_file(entry[0])]


def wanted_scripts(found: Iterable[tuple[str, str, str]]) -> list[tuple[str, str, str]]:
    """Those of PyInstaller's entries for start-up scripts that the game needs."""
    return [entry for entry in found if entry[0] not in _NEEDLESS_HOOKS]
