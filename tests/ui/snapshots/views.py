"""In which windows every scene is kept as a picture."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

EXPECTED = Path(__file__).parent / "expected"


class View(NamedTuple):
    """A size in pixels and a language."""

    size: tuple[int, int]
    language: str

    def __str__(self) -> str:
        return f"{self.size[0]}x{self.size[1]}-{self.language}"


VIEWS = (
    View((800, 600), "en"),
    View((1280, 720), "en"),
    View((700, 1000), "en"),
    View((1280, 720), "fa"),
)


def kept(name: str, view: View) -> Path:
    """The file of the scene called ``name`` in ``view``."""
    return EXPECTED / f"{name}-{view}.png"
