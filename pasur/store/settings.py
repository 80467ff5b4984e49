"""The settings: typed, with a usual value for each, and forgiving of any damage to their file."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, fields
from pathlib import Path
from typing import Any, Final, Literal, NoReturn

from pasur.store.files import copy_aside, read_whole, write_atomic
from pasur.store.notices import Notice, Trouble

Speed = Literal["slow", "normal", "fast", "none"]
LIMIT = 1 << 20
"""The most bytes that a file of settings may have."""


@dataclass(frozen=True, slots=True)
class Settings:
    """What the player has chosen. Volumes are 0..100, text size 100..200 per cent.

    ``language`` is a code such as "fa", or empty for the system's; ``khaj`` and ``persian_digits``
    are for Persian only: whether clubs are called that, and which digits are written. ``speed`` is
    that of the animation, ``pace`` that of the other players' turns. ``window`` is the size in
    pixels of the window when it is not full. ``last_match`` has the record tags of the match that
    was set up last: rules, names and who sat where. ``lessons`` is what of the lessons has been
    done, as `pasur.teach.progress` keeps it. ``others`` are the keys of a newer version, kept as
    found.
    """

    language: str = ""
    khaj: bool = False
    persian_digits: bool = True
    speed: Speed = "normal"
    pace: Speed = "normal"
    reduced_motion: bool = False
    full_screen: bool = False
    window: tuple[int, int] = (1280, 800)
    text_size: int = 100
    high_contrast: bool = False
    effects_volume: int = 80
    music_volume: int = 80
    muted: bool = False
    mute_unfocused: bool = False
    count_clubs: bool = True
    large_indices: bool = False
    four_colours: bool = False
    card_back: str = "khatam"
    ground: str = "evening"
    hints: bool = True
    last_match: Mapping[str, str] = field(default_factory=dict)
    lessons: Mapping[str, Any] = field(default_factory=dict)
    others: Mapping[str, Any] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Loaded:
    """Settings that can be used, and what there is to say about their file."""

    settings: Settings
    notice: Notice | None = None


def load_settings(path: Path) -> Loaded:
    """The settings in ``path``, whatever it holds; no file means the usual settings.

    A damaged file is kept aside. Where only some values are wrong, those alone become usual again
    and the file is put right.
    """
    try:
        content = read_whole(path, LIMIT)
    except FileNotFoundError:
        return Loaded(Settings())
    except OSError as fault:
        reason = fault.strerror or str(fault)
        return Loaded(Settings(), Notice(Trouble.SETTINGS_UNREADABLE, path, reason))
    try:
        found = _parse(content)
    except ValueError as fault:
        aside = _keep_aside(path, content)
        return Loaded(Settings(), Notice(Trouble.SETTINGS_DAMAGED, path, str(fault), aside))
    settings, wrong = _typed(found)
    if not wrong:
        return Loaded(settings)
    aside = _keep_aside(path, content)
    if aside is not None:
        save_settings(path, settings)
    return Loaded(settings, Notice(Trouble.SETTING_WRONG, path, ", ".join(wrong), aside))


def save_settings(path: Path, settings: Settings) -> Notice | None:
    """Keep ``settings`` in ``path`` in one step; returns what to say where that is impossible."""
    held = dict(settings.others)
    for name in _CHECKS:
        held[name] = getattr(settings, name)
    text = json.dumps(held, indent=1, sort_keys=True, default=dict) + "\n"
    try:
        write_atomic(path, text.encode("ascii"))
    except OSError as fault:
        return Notice(Trouble.SETTINGS_NOT_KEPT, path, fault.strerror or str(fault))
    return None


def _keep_aside(path: Path, content: bytes) -> Path | None:
    try:
        return copy_aside(path, content)
    except OSError:
        return None


def _parse(content: bytes) -> dict[str, Any]:
    """The JSON object in ``content``; raises ValueError with a reason of a few words."""
    try:
        found = json.loads(content.decode("utf-8"), parse_constant=_no_constant)
    except UnicodeDecodeError as fault:
        raise ValueError(f"byte {fault.start + 1} is not UTF-8") from fault
    except json.JSONDecodeError as fault:
        raise ValueError(f"line {fault.lineno}, column {fault.colno}: {fault.msg}") from fault
    except RecursionError as fault:
        raise ValueError("too deeply nested") from fault
    if not isinstance(found, dict):
        raise ValueError("line 1: no JSON object")
    return found


def _no_constant(name: str) -> NoReturn:
    raise ValueError(f"{name} is not a number")


def _typed(found: Mapping[str, Any]) -> tuple[Settings, list[str]]:
    """The settings in ``found``, and the names of those whose values are not possible."""
    good: dict[str, Any] = {}
    wrong: list[str] = []
    for name, check in _CHECKS.items():
        if name not in found:
            continue
        try:
            good[name] = check(found[name])
        except ValueError:
            wrong.append(name)
    others = {name: value for name, value in found.items() if name not in _CHECKS}
    return Settings(**good, others=others), wrong


Check = Callable[[Any], Any]


def _flag(value: Any) -> bool:
    if not isinstance(value, bool):
        raise ValueError("not true or false")
    return value


def _word(value: Any) -> str:
    if not isinstance(value, str) or len(value) > 100 or not value.isprintable():
        raise ValueError("not a short text")
    return value


def _number(low: int, high: int) -> Check:
    def check(value: Any) -> int:
        if type(value) is not int or not low <= value <= high:
            raise ValueError(f"not a number from {low} to {high}")
        return value

    return check


def _choice(*values: str) -> Check:
    def check(value: Any) -> str:
        if value not in values:
            raise ValueError("not among the choices")
        return str(value)

    return check


def _size(value: Any) -> tuple[int, int]:
    if not isinstance(value, list) or len(value) != 2:
        raise ValueError("not a size")
    side = _number(200, 20_000)
    return side(value[0]), side(value[1])


def _tags(value: Any) -> dict[str, str]:
    if not isinstance(value, dict) or len(value) > 100:
        raise ValueError("not tags")
    return {_word(name): _word(text) for name, text in value.items()}


def _lessons(value: Any) -> dict[str, Any]:
    if not isinstance(value, dict) or len(value) > 100:
        raise ValueError("not lessons")
    return value


_SPEEDS = _choice("slow", "normal", "fast", "none")

_CHECKS: Final[Mapping[str, Check]] = {
    "language": _word,
    "khaj": _flag,
    "persian_digits": _flag,
    "speed": _SPEEDS,
    "pace": _SPEEDS,
    "reduced_motion": _flag,
    "full_screen": _flag,
    "window": _size,
    "text_size": _number(100, 200),
    "high_contrast": _flag,
    "effects_volume": _number(0, 100),
    "music_volume": _number(0, 100),
    "muted": _flag,
    "mute_unfocused": _flag,
    "count_clubs": _flag,
    "large_indices": _flag,
    "four_colours": _flag,
    "card_back": _word,
    "ground": _word,
    "hints": _flag,
    "last_match": _tags,
    "lessons": _lessons,
}

if set(_CHECKS) | {"others"} != {each.name for each in fields(Settings)}:
    raise AssertionError("every setting has its check")
