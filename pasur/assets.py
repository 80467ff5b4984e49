"""Finds the files under ``assets/``: in the frozen program, the installed package, the checkout."""

from __future__ import annotations

import sys
from functools import lru_cache
from pathlib import Path


@lru_cache(maxsize=1)
def asset_root() -> Path:
    """The folder that holds the assets.

    Raises FileNotFoundError with a sentence when the program has lost them.
    """
    places = _places()
    for place in places:
        if place.is_dir():
            return place
    looked = ", ".join(map(str, places))
    raise FileNotFoundError(f"Pasur's assets are missing; they were looked for in {looked}.")


def _places() -> list[Path]:
    package = Path(__file__).resolve().parent
    frozen = getattr(sys, "_MEIPASS", None)
    places = [Path(frozen) / "assets"] if frozen else []
    return [*places, package / "assets", package.parent / "assets"]


def asset_path(name: str) -> Path:
    """Where the asset ``name``, such as ``cards/faces/TD.svg``, lies or would lie."""
    return asset_root() / name


def all_assets() -> list[Path]:
    """Every asset file, in order of name; names that begin with a dot are not assets."""
    root = asset_root()
    return sorted(
        path
        for path in root.rglob("*")
        if path.is_file() and not any(part.startswith(".") for part in path.relative_to(root).parts)
    )
