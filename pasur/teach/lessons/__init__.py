"""The lessons, each in a module of its own that is loaded when it is first asked for."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from typing import Final

from pasur.teach.model import Lesson

KEYS: Final[tuple[str, ...]] = (
    "eleven",
    "sets",
    "twins",
    "courts",
    "jack",
    "fair",
    "must",
    "sur",
    "against",
    "last",
    "counting",
    "clubs",
    "ahead",
    "hand",
    "round",
)
"""The name of each lesson, in the order of learning. Progress is kept under these names."""


@cache
def lesson(key: str) -> Lesson:
    """The lesson called ``key``; raises KeyError for a name that is none."""
    if key not in KEYS:
        raise KeyError(key)
    found: Lesson = import_module(f"pasur.teach.lessons.{key}").LESSON
    return found


def number(key: str) -> int:
    """The number of the lesson, from 1."""
    return KEYS.index(key) + 1
