"""Which language the system speaks, for the first start."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Mapping

_WINDOWS = {0x07: "de", 0x0A: "es", 0x29: "fa"}
"""The primary language numbers of Windows."""


def system_language(
    environ: Mapping[str, str], known: Iterable[str], platform: str = sys.platform
) -> str:
    """The code of the language that the environment asks for, if it is among ``known``; else "en".

    ``platform`` is a value of `sys.platform`; on Windows the system is asked where the environment
    says nothing.
    """
    codes = set(known)
    for variable in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        for wish in environ.get(variable, "").split(":"):
            code = wish.replace("-", "_").partition("_")[0].partition(".")[0].casefold()
            if code in codes:
                return code
            if code in ("c", "posix"):
                return "en"
    if platform == "win32":
        code = _WINDOWS.get(_windows_language() & 0x3FF, "en")
        return code if code in codes else "en"
    return "en"


def _windows_language() -> int:
    """The number of the language of Windows' own windows; 0 where it cannot be asked."""
    import ctypes

    library = getattr(ctypes, "windll", None)
    return int(library.kernel32.GetUserDefaultUILanguage()) if library is not None else 0
