"""All keys that do something where the player is, over the scene."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from pasur.i18n import tr
from pasur.ui import markup, text, theme
from pasur.ui.scene import KeyHelp
from pasur.ui.scenes.dialog import OverlayScene
from pasur.ui.widgets.base import Widget
from pasur.ui.widgets.buttons import Button
from pasur.ui.widgets.labels import Label
from pasur.ui.widgets.place import cells, centred
from pasur.ui.widgets.scroll import ScrollArea


class KeysScene(OverlayScene[None]):
    """The list of keys; any click outside of it, Escape or the same key closes it."""

    name = "keys"
    first_focus = "close"

    def __init__(self, keys: Sequence[KeyHelp]) -> None:
        super().__init__()
        self._keys = list(keys)

    def _columns(self) -> int:
        return 2 if self.window.width >= 820 * self.units.u and len(self._keys) > 7 else 1

    def build(self) -> Sequence[Widget]:
        units = self.units
        columns = self._columns()
        self.width = 780 if columns == 2 else 460
        line = self._line_height(columns)
        lines = -(-len(self._keys) // columns)
        head, foot = units.px(44), units.px(theme.CONTROL)
        most = self.window.height - units.px(60) - head - foot - 2 * units.px(26)
        high = min(lines * line, most)
        stack = self.open_box(head + high + units.px(20) + foot)
        title = Label(tr("Keys"), stack.take(head), theme.SECTION, theme.BOLD)
        body = stack.take(high, units.px(20))
        area = ScrollArea("keys", body)
        held = self._lines(body, columns, lines, line)
        area.hold(held, body.y + lines * line)
        size = Button.size(units, tr("Close"), hint=self._hint())
        row = stack.take(foot)
        place = centred(row, size)
        place.centerx = row.centerx
        close = Button("close", place, tr("Close"), self.finish, hint=self._hint())
        return [title, *held, area, close]

    def _caps(self) -> tuple[list[str], int]:
        """The keys of each entry as signs, and the width of the widest in pixels."""
        caps = ["\u2009".join(markup.key(k) for k in entry.keys) for entry in self._keys]
        style = text.style(self.units)
        return caps, max(text.width(cap, style) for cap in caps)

    def _line_height(self, columns: int) -> int:
        """The height of an entry: all the same, and enough for the longest text."""
        units = self.units
        part = (self.inner_width() - units.px(32) * (columns - 1)) // columns
        room = part - self._caps()[1] - units.px(16)
        style = text.style(units)
        highest = max(text.height(entry.text, style, room, 2) for entry in self._keys)
        return max(units.px(34), highest + units.px(8))

    def _hint(self) -> str:
        return "Esc" if self.units.form == "wide" else ""

    def _lines(self, body: pygame.Rect, columns: int, lines: int, line: int) -> list[Widget]:
        units = self.units
        caps, widest = self._caps()
        held: list[Widget] = []
        for column, part in enumerate(cells(body, [None] * columns, units.px(32))):
            first = column * lines
            for i, entry in enumerate(self._keys[first : first + lines]):
                row = pygame.Rect(part.x, part.y + i * line, part.width, line)
                left, right = cells(row, [widest, None], units.px(16))
                held.append(Label(caps[first + i], left))
                held.append(Label(entry.text, right, wrap=True, max_lines=2))
        return held

    def handle(self, event: pygame.event.Event) -> bool:
        if event.type == pygame.MOUSEBUTTONDOWN and not self.box.collidepoint(event.pos):
            self.finish(None)
            return True
        if event.type == pygame.KEYDOWN and event.key in (pygame.K_F1, pygame.K_F2):
            self.finish(None)
            if event.key == pygame.K_F2:
                self.app.show_rules()
            return True
        return super().handle(event)

    def escape(self) -> bool:
        self.finish(None)
        return True
