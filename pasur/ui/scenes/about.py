"""About the program: its version, and the licences of everything that is inside."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from dataclasses import dataclass

import pygame

from pasur import __version__
from pasur.assets import asset_path
from pasur.i18n import isolate, ltr, tr
from pasur.ui import icons, text, theme
from pasur.ui.scene import KeyHelp
from pasur.ui.scenes.menu_keys import menu_keys
from pasur.ui.widgets.base import Widget
from pasur.ui.widgets.buttons import MenuItem
from pasur.ui.widgets.labels import Label, Panel, Picture
from pasur.ui.widgets.place import Action, Frame, Stack, action_row, cells, title_row
from pasur.ui.widgets.reading import ReadingPage
from pasur.ui.widgets.scene import WidgetScene
from pasur.ui.widgets.scroll import ScrollArea


@dataclass(frozen=True, slots=True)
class Part:
    """Something inside the program: the name of its file, what it is called, its licence."""

    key: str
    name: str
    licence: str


def parts() -> list[Part]:
    """Everything inside the program, the game itself first."""
    listed = json.loads(asset_path("licences/index.json").read_text(encoding="utf-8"))
    return [Part(*entry) for entry in listed]


def licence_text(part: Part) -> str:
    """The licence of ``part``, with all who hold it."""
    return asset_path(f"licences/{part.key}.txt").read_text(encoding="utf-8")


class AboutScene(WidgetScene[None]):
    """The name, the version, and a list of what is inside; each entry opens its licence."""

    name = "about"
    first_focus = "back"

    def build(self) -> Sequence[Widget]:
        frame = Frame.of(self.units, self.window)
        widgets = title_row(self.units, frame.title, tr("About Pasur"))
        widgets += self._body(frame.body)
        back = Action("back", tr("Back"), self._back, kind="primary", hint="Esc")
        return [*widgets, *action_row(self.units, frame.actions, [back])]

    def _body(self, body: pygame.Rect) -> list[Widget]:
        units = self.units
        inner = body.inflate(-2 * units.px(22), -2 * units.px(7))
        reach = units.px(8)
        area = ScrollArea("parts", inner.inflate(2 * reach, 0))
        stack = Stack(inner)
        stack.y += units.px(14)
        held = self._head(stack)
        held += self._list(stack)
        area.hold(held, stack.y + units.px(10))
        return [Panel(body), *held, area]

    def _head(self, stack: Stack) -> list[Widget]:
        """The icon, and beside it name, version and what one may do with the program."""
        units = self.units
        side = units.px(96)
        caption = text.style(units)
        icon, words = cells(
            pygame.Rect(stack.rect.x, stack.y, stack.rect.width, side),
            [side, None],
            units.px(theme.PADDING),
        )
        drawing = asset_path("icon/pasur.svg").read_text(encoding="utf-8")
        beside = Stack(words)
        free = tr("Free to use, to share and to change, under the MIT licence.")
        low = text.height(free, caption, words.width)
        widgets: list[Widget] = [
            Picture(icons.raster(drawing, side, side), icon.topleft),
            Label(isolate("Pasur · پاسور"), beside.take(units.px(40)), theme.NUMBER, theme.BOLD),
            Label(
                tr("Version {number}", number=ltr(__version__)),
                beside.take(units.px(26)),
                color=theme.MUTED,
            ),
            Label(free, beside.take(low), color=theme.MUTED, wrap=True, top=True),
        ]
        stack.y = max(icon.bottom, beside.y) + units.px(22)
        made_of = tr("What is inside, and the licence of each part:")
        high = text.height(made_of, text.style(units, weight=theme.MEDIUM), stack.rect.width)
        place = stack.take(high, units.px(8))
        return [*widgets, Label(made_of, place, weight=theme.MEDIUM, wrap=True)]

    def _list(self, stack: Stack) -> list[Widget]:
        units = self.units
        listed = parts()
        columns = 2 if stack.rect.width >= units.px(700) else 1
        lines = -(-len(listed) // columns)
        line = units.px(theme.CONTROL)
        top, gap = stack.y, units.px(theme.GROUP)
        places = cells(stack.take(lines * line), [None] * columns, gap)
        widgets: list[Widget] = []
        for number, part in enumerate(listed):
            column = places[number // lines]
            row = pygame.Rect(column.x, top + number % lines * line, column.width, line)
            name, note = isolate(part.name), ltr(part.licence)
            widgets.append(MenuItem(f"part {part.key}", row, name, self._open(part), note=note))
        return widgets

    def _open(self, part: Part) -> Callable[[], None]:
        return lambda: self.app.push(LicenceScene(part))

    def _back(self) -> None:
        self.finish(None)

    def escape(self) -> bool:
        self._back()
        return True

    def keys(self) -> Sequence[KeyHelp]:
        return menu_keys()


class LicenceScene(WidgetScene[None]):
    """The licence of one part, in the words it is given in."""

    name = "licence"
    first_focus = "text"

    def __init__(self, part: Part) -> None:
        super().__init__()
        self._part = part
        self._words = licence_text(part)

    def build(self) -> Sequence[Widget]:
        units = self.units
        frame = Frame.of(units, self.window)
        widgets = title_row(units, frame.title, isolate(self._part.name))
        inner = frame.body.inflate(-2 * units.px(10), -2 * units.px(12))
        page = ReadingPage("text", inner, self._words, units)
        back = Action("back", tr("Back"), self._back, kind="primary", hint="Esc")
        row = action_row(units, frame.actions, [back])
        return [*widgets, Panel(frame.body), page, *row]

    def _back(self) -> None:
        self.finish(None)

    def escape(self) -> bool:
        self._back()
        return True

    def keys(self) -> Sequence[KeyHelp]:
        turning = [
            KeyHelp(("↑", "↓"), tr("Read on, or back")),
            KeyHelp(("Page up", "Page down"), tr("Turn a page")),
        ]
        return [*turning, *menu_keys()]
