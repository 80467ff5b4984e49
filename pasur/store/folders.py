"""Where the game keeps its files: a folder for data and one for settings, as each system wants."""

from __future__ import annotations

import os
import sys
import tempfile
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

HOME_VARIABLE = "PASUR_HOME"
"""The environment variable that names one folder for everything."""


@dataclass(frozen=True, slots=True)
class Folders:
    """The two folders; neither needs to exist."""

    data: Path
    config: Path

    @property
    def matches(self) -> Path:
        """The folder of the journals, one record for each match."""
        return self.data / "matches"

    @property
    def settings(self) -> Path:
        """The file of the settings."""
        return self.config / "settings.json"

    @property
    def faults(self) -> Path:
        """The folder of the reports about faults in the program itself."""
        return self.data / "faults"


def user_folders(environ: Mapping[str, str], platform: str, home: Path) -> Folders:
    """The folders of a user.

    ``environ`` is the environment, ``platform`` a value of `sys.platform`, ``home`` the user's
    home folder. ``PASUR_HOME`` overrides all; a variable that is empty, or not an absolute path
    where one is needed, is passed over.
    """
    own = environ.get(HOME_VARIABLE, "")
    if own:
        folder = Path(own).absolute()
        return Folders(folder, folder)
    if platform == "win32":
        base = _absolute(environ, "APPDATA", home / "AppData" / "Roaming") / "Pasur"
        return Folders(base, base)
    if platform == "darwin":
        base = home / "Library" / "Application Support" / "Pasur"
        return Folders(base, base)
    return Folders(
        _absolute(environ, "XDG_DATA_HOME", home / ".local" / "share") / "pasur",
        _absolute(environ, "XDG_CONFIG_HOME", home / ".config") / "pasur",
    )


def _absolute(environ: Mapping[str, str], name: str, usual: Path) -> Path:
    named = Path(environ.get(name, ""))
    return named if named.is_absolute() else usual


def own_folders() -> Folders:
    """The folders of whoever runs this process."""
    return user_folders(os.environ, sys.platform, _home())


def _home() -> Path:
    try:
        return Path.home()
    except RuntimeError:
        return Path(tempfile.gettempdir())
