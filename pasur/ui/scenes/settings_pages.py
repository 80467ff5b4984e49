"""The pages of the settings: which rows there are, and the control of each.

A new setting is one more `Row` on a page: a label, a sentence of help, and one of `switch`,
`segments`, `dropdown`, `slider`, `swatches` with the field of `Settings` it changes.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import pygame

from pasur.assets import asset_path
from pasur.i18n import digits, isolate, language, languages, ltr, tr
from pasur.ui import theme
from pasur.ui.app import App
from pasur.ui.ground import GROUNDS
from pasur.ui.scenes.settings_preview import back_picture, ground_picture
from pasur.ui.units import Units
from pasur.ui.widgets.base import Widget
from pasur.ui.widgets.choices import Choice, DropDown, Segments
from pasur.ui.widgets.rows import Swatches
from pasur.ui.widgets.toggles import Slider, Switch

PAGES = ("table", "cards", "motion", "sound", "screen")

Size = Callable[[Units], tuple[int, int]]
Make = Callable[[pygame.Rect, Units], Widget]


@dataclass(frozen=True, slots=True)
class Row:
    """A setting: its words, the field of `Settings`, its control and the size of that."""

    field: str
    label: str
    help: str
    size: Size
    control: Make


@dataclass(frozen=True, slots=True)
class Page:
    """A page of settings; ``preview``: cards are shown beside it."""

    name: str
    label: str
    rows: Sequence[Row]
    preview: bool = False


def pages(app: App) -> list[Page]:
    """All pages, with the settings as they are now."""
    return [
        Page("table", tr("Table"), _table(app), preview=True),
        Page("cards", tr("Cards"), _cards(app), preview=True),
        Page("motion", tr("Speed and motion"), _motion(app)),
        Page("sound", tr("Sound"), _sound(app)),
        Page("screen", tr("Screen and language"), _screen(app)),
    ]


def _table(app: App) -> list[Row]:
    return [
        swatches(app, "ground", tr("Table ground"), _ground_swatches),
        switch(
            app,
            "count_clubs",
            tr("Show the club count"),
            tr("How many clubs each side has taken so far"),
        ),
    ]


def _cards(app: App) -> list[Row]:
    return [
        swatches(app, "card_back", tr("Card back"), _back_swatches),
        switch(
            app, "large_indices", tr("Large indices"), tr("Bigger rank and suit in the corners")
        ),
        switch(app, "four_colours", tr("Four colours"), tr("Clubs green, diamonds blue")),
    ]


def _speeds() -> list[Choice]:
    return [
        ("slow", tr("Slow")),
        ("normal", tr("Normal")),
        ("fast", tr("Fast")),
        ("none", tr("None")),
    ]


def _paces() -> list[Choice]:
    return [
        ("slow", tr("Slow")),
        ("normal", tr("Normal")),
        ("fast", tr("Fast")),
        ("none", tr("At once")),
    ]


def _motion(app: App) -> list[Row]:
    return [
        segments(
            app, "speed", tr("Animation speed"), tr("How fast cards are dealt and moved"), _speeds()
        ),
        segments(
            app,
            "pace",
            tr("Pace of the computer players"),
            tr("How long they wait before they play"),
            _paces(),
        ),
        switch(app, "reduced_motion", tr("Less motion"), tr("Cards fade instead of flying")),
    ]


def _sound(app: App) -> list[Row]:
    status = app.services.audio.status()
    return [
        switch(app, "muted", tr("Mute"), status or tr("Also by the key M, anywhere")),
        slider(app, "effects_volume", tr("Effects")),
        slider(app, "music_volume", tr("Music")),
        switch(
            app,
            "mute_unfocused",
            tr("Silent in the background"),
            tr("No sound while another window is in front"),
        ),
    ]


def _screen(app: App) -> list[Row]:
    sizes = [(str(n), ltr(digits(f"{n}%"))) for n in (100, 115, 130, 150, 175, 200)]
    rows = [
        switch(app, "full_screen", tr("Full screen"), tr("Also by the key F11, anywhere")),
        dropdown(app, "text_size", tr("Text size"), tr("Of menus and panels"), sizes, to_value=int),
        switch(app, "high_contrast", tr("High contrast"), tr("Dark, plain, with clear lines")),
    ]
    spoken = [(code, isolate(name)) for code, name in languages()]
    if language() not in dict(spoken):
        spoken.append((language(), language()))
    if len(spoken) > 1:
        rows.insert(0, dropdown(app, "language", tr("Language"), "", spoken, usual=language()))
    if language() == "fa":
        rows[1:1] = [
            switch(app, "khaj", tr("Call clubs khaj"), tr("Instead of geshniz")),
            switch(app, "persian_digits", tr("Persian digits"), tr("Else Latin ones")),
        ]
    return rows


def switch(app: App, field: str, label: str, note: str = "") -> Row:
    """On or off."""

    def make(rect: pygame.Rect, units: Units) -> Widget:
        del units
        on = bool(getattr(app.services.settings, field))
        return Switch(field, rect, on, lambda value: app.services.change(**{field: value}))

    return Row(field, label, note, Switch.size, make)


def segments(app: App, field: str, label: str, note: str, choices: Sequence[Choice]) -> Row:
    """One of a few, all to be seen."""

    def make(rect: pygame.Rect, units: Units) -> Widget:
        value = str(getattr(app.services.settings, field))
        change = _changing(app, field)
        if Segments.size(units, choices)[0] > rect.width:
            return DropDown(field, rect, choices, value, change)
        return Segments(field, rect, choices, value, change)

    return Row(field, label, note, lambda units: Segments.size(units, choices), make)


def dropdown(
    app: App,
    field: str,
    label: str,
    note: str,
    choices: Sequence[Choice],
    to_value: Callable[[str], object] = str,
    usual: str = "",
) -> Row:
    """One of many; ``usual`` is shown for an empty setting."""

    def make(rect: pygame.Rect, units: Units) -> Widget:
        del units
        value = str(getattr(app.services.settings, field)) or usual
        return DropDown(field, rect, choices, value, _changing(app, field, to_value))

    def size(units: Units) -> tuple[int, int]:
        return DropDown.needed(units, choices), units.px(theme.CONTROL)

    return Row(field, label, note, size, make)


def slider(app: App, field: str, label: str) -> Row:
    """A number from 0 to 100."""

    def make(rect: pygame.Rect, units: Units) -> Widget:
        del units
        value = int(getattr(app.services.settings, field))
        return Slider(field, rect, value, lambda number: app.services.change(**{field: number}))

    return Row(field, label, "", lambda units: (units.px(200), units.px(theme.CONTROL_SMALL)), make)


def swatches(
    app: App,
    field: str,
    label: str,
    pictures: Callable[[Units], list[tuple[str, str, pygame.Surface]]],
) -> Row:
    """One of several pictures; the help is the name of the chosen one."""
    chosen = str(getattr(app.services.settings, field))

    def size(units: Units) -> tuple[int, int]:
        shown = [picture for _, _, picture in pictures(units)]
        gap = units.px(14)
        wide = sum(picture.get_width() for picture in shown) + gap * (len(shown) - 1)
        return wide + units.px(8), max(p.get_height() for p in shown) + units.px(18)

    def make(rect: pygame.Rect, units: Units) -> Widget:
        shown = [(value, picture) for value, _, picture in pictures(units)]
        return Swatches(field, rect, shown, chosen, _changing(app, field), units.px(14))

    names = {value: name for value, name, _ in pictures(app.units)}
    return Row(field, label, names.get(chosen, ""), size, make)


def _changing(
    app: App, field: str, to_value: Callable[[str], object] = str
) -> Callable[[str], None]:
    return lambda value: app.services.change(**{field: to_value(value)})


def _ground_swatches(units: Units) -> list[tuple[str, str, pygame.Surface]]:
    size = (units.px(78), units.px(54))
    return [(name, tr(g.title), ground_picture(name, size)) for name, g in GROUNDS.items()]


def _back_swatches(units: Units) -> list[tuple[str, str, pygame.Surface]]:
    names = {
        "khatam": tr("Khatam"),
        "firuzeh": tr("Firuzeh"),
        "termeh": tr("Termeh"),
        "garden": tr("Garden"),
    }
    found = sorted(path.stem for path in asset_path("cards/backs").glob("*.svg"))
    ordered = [name for name in names if name in found]
    ordered += [name for name in found if name not in names]
    height = units.px(76)
    return [(name, names.get(name, name), back_picture(name, height)) for name in ordered]
