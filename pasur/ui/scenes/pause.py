"""The menu over a running match. The match is kept at every play, so leaving asks nothing."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from pasur.i18n import tr
from pasur.ui import text, theme
from pasur.ui.scenes.dialog import OverlayScene
from pasur.ui.widgets.base import Widget
from pasur.ui.widgets.buttons import MenuItem
from pasur.ui.widgets.labels import Label

Choice = Literal["resume", "title", "quit"]


class PauseScene(OverlayScene[Choice]):
    """What to do with the match: go on, leave to the title, quit. Settings and keys open here."""

    name = "pause"
    first_focus = "resume"
    width = 380

    def __init__(self, note: str = "") -> None:
        super().__init__()
        self._note = note

    def build(self) -> Sequence[Widget]:
        units = self.units
        caption = text.style(units, theme.CAPTION)
        room = self.inner_width()
        note = text.height(self._note, caption, room) if self._note else 0
        kept = tr("The match is kept at every play.")
        foot = text.height(kept, caption, room)
        line, gap = units.px(44), units.px(4)
        primary = units.px(48)
        head = units.px(34)
        stack = self.open_box(
            head + note + units.px(14) + primary + 5 * (line + gap) + units.px(16) + foot
        )
        widgets: list[Widget] = [Label(tr("Pause"), stack.take(head), theme.SECTION, theme.BOLD)]
        if self._note:
            words = Label(self._note, stack.take(note), theme.CAPTION, color=theme.MUTED, wrap=True)
            widgets.append(words)
        stack.y += units.px(14)
        place = stack.take(primary, units.px(9))
        widgets.append(MenuItem("resume", place, tr("Go on"), self._resume, primary=True))
        items = (
            ("rules", tr("Rules"), self.app.show_rules),
            ("settings", tr("Settings"), self._settings),
            ("keys", tr("Keys"), self.app.show_keys),
            ("title", tr("Leave to the title"), self._title),
            ("quit", tr("Quit"), self._quit),
        )
        widgets += [MenuItem(n, stack.take(line, gap), label, act) for n, label, act in items]
        stack.y += units.px(12)
        widgets.append(Label(kept, stack.take(foot), theme.CAPTION, color=theme.MUTED, wrap=True))
        return widgets

    def _settings(self) -> None:
        from pasur.ui.scenes.settings import SettingsScene

        self.app.push(SettingsScene())

    def _resume(self) -> None:
        self.finish("resume")

    def _title(self) -> None:
        self.finish("title")

    def _quit(self) -> None:
        self.finish("quit")

    def escape(self) -> bool:
        self._resume()
        return True
