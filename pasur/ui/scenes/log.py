"""What has happened in the match, sentence by sentence."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from pasur.i18n import tr
from pasur.ui import text, theme
from pasur.ui.scene import KeyHelp
from pasur.ui.scenes.menu_keys import menu_keys
from pasur.ui.units import Units
from pasur.ui.widgets.base import Widget
from pasur.ui.widgets.labels import Label, Panel
from pasur.ui.widgets.place import Action, Frame, action_row, title_row
from pasur.ui.widgets.scene import WidgetScene
from pasur.ui.widgets.scroll import ScrollArea


class LogScene(WidgetScene[None]):
    """The sentences, oldest first; it opens at the end. Every sentence can have the focus."""

    name = "log"

    def __init__(self, sentences: Sequence[str]) -> None:
        super().__init__()
        self._sentences = list(sentences) or [tr("Nothing has happened yet.")]
        self.first_focus = f"sentence {len(self._sentences)}"

    def build(self) -> Sequence[Widget]:
        units = self.units
        frame = Frame.of(units, self.window)
        inner = frame.body.inflate(-2 * units.px(12), -2 * units.px(6))
        area = ScrollArea("log area", inner)
        room = inner.inflate(-2 * units.px(12), 0)
        y = room.y + units.px(8)
        held: list[Widget] = []
        for number, words in enumerate(self._sentences, start=1):
            high = Line.height(units, words, room.width)
            held.append(Line(number, pygame.Rect(room.x, y, room.width, high), words))
            y += high
        area.hold(held, y + units.px(8))
        back = Action("back", tr("Back"), self._back, kind="primary", hint="Esc")
        return [
            *title_row(units, frame.title, tr("What has happened")),
            Panel(frame.body),
            *held,
            area,
            *action_row(units, frame.actions, [back]),
        ]

    def _back(self) -> None:
        self.finish(None)

    def escape(self) -> bool:
        self._back()
        return True

    def handle(self, event: pygame.event.Event) -> bool:
        if event.type == pygame.KEYDOWN and event.key == pygame.K_l:
            self._back()
            return True
        return super().handle(event)

    def keys(self) -> Sequence[KeyHelp]:
        return [KeyHelp(("↑", "↓"), tr("Read on, or back")), *menu_keys()]


class Line(Widget):
    """A sentence of the log."""

    def __init__(self, number: int, rect: pygame.Rect, words: str) -> None:
        super().__init__(f"sentence {number}", rect)
        self.label = words

    @staticmethod
    def height(units: Units, words: str, width: int) -> int:
        """The height in pixels of ``words`` in a line of ``width`` pixels."""
        room = width - 2 * units.px(8)
        high = text.height(words, text.style(units), room) + units.px(6)
        return max(theme.SMALLEST_TARGET, high)

    def draw(self, surface: pygame.Surface, units: Units) -> None:
        room = self.rect.inflate(-2 * units.px(8), 0)
        Label(self.label, room, wrap=True).draw(surface, units)
