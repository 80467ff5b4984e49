"""The title: going on with a match, beginning one, settings."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from importlib import import_module
from pathlib import Path

import pygame

from pasur import __version__
from pasur.i18n import direction, isolate, language, languages, ltr, tr
from pasur.store.journal import SavedMatch, unfinished
from pasur.store.notices import Notice
from pasur.ui import text, theme
from pasur.ui.app import App
from pasur.ui.scene import KeyHelp
from pasur.ui.scenes.menu_keys import menu_keys
from pasur.ui.scenes.title_art import TitleArt
from pasur.ui.widgets.base import Widget
from pasur.ui.widgets.buttons import Button, Kind, MenuItem
from pasur.ui.widgets.labels import Label
from pasur.ui.widgets.place import Stack, at_end, cells
from pasur.ui.widgets.scene import WidgetScene

MENU_WIDTH = 320

_NEXT = ("pasur.ui.scenes.settings", "pasur.ui.scenes.new_match", "pasur.ui.scenes.matches")
"""What is loaded, from the last to the first, once the title is drawn and nothing moves."""


class TitleScene(WidgetScene[None]):
    """The first scene; when it ends the program does. ``record`` is a match to open at once."""

    name = "title"

    def __init__(self, record: Path | None = None) -> None:
        super().__init__()
        self._record = record
        self._saved: SavedMatch | None = None
        self._note = ""
        self._noted = True
        self._new_here = False
        self._art: TitleArt | None = None
        self._art_key: object = None
        self._cold = list(_NEXT)

    def enter(self, app: App) -> None:
        super().enter(app)
        self._look_for_match()

    def resume(self) -> None:
        self._look_for_match()
        self.rebuild()
        self.pane.focus_name(self.first_focus)

    def _look_for_match(self) -> None:
        found = unfinished(self.app.services.folders.matches)
        self._saved = found[0] if found else None
        self._note = ""
        self._noted = self._saved is None
        self._new_here = self._saved is None and self._never_played()
        self.first_focus = "new match"
        if self._saved is not None or self._new_here:
            self.first_focus = "continue" if self._saved else "lessons"

    def _never_played(self) -> bool:
        """Whether nobody has begun a match or a lesson here."""
        services = self.app.services
        begun = services.settings.last_match or services.settings.lessons
        return not begun and not any(services.folders.matches.glob("*.pasur"))

    # Placing

    def build(self) -> Sequence[Widget]:
        units = self.units
        tall = units.form == "tall"
        side = units.px(88 if units.form == "wide" else 44)
        width = min(units.px(MENU_WIDTH), self.window.width - 2 * side)
        lines = 6 + (self._saved is not None)
        high = units.px(92 + 50 + 52 + 47 * lines)
        top = max(units.px(44), (self.window.height - high) * 34 // 100)
        if tall:
            top = units.px(44)
        elif self._tight:
            top = units.px(16)
        column = pygame.Rect(side, top, width, self.window.height)
        if tall:
            column.centerx = self.window.centerx
        elif self._rtl:
            column.right = self.window.right - side
        stack = Stack(column)
        widgets = self._head(stack)
        widgets += self._menu(stack)
        foot = self._foot(side)
        self._place_art(column, stack.y, foot)
        return [*widgets, *foot]

    @property
    def _tight(self) -> bool:
        """Whether the menu needs the room of everything that is not in it."""
        return self.window.height < 500 * self.units.u

    @property
    def _rtl(self) -> bool:
        return direction() == "rtl"

    def _head(self, stack: Stack) -> list[Widget]:
        """The name of the game in both scripts, and what it is."""
        units = self.units
        latin, persian = "Pasur", "پاسور"
        hero = text.style(units, theme.HERO, theme.HEAVY)
        row = stack.take(units.px(92))
        row.width = self.window.width
        first, second = (persian, latin) if self._rtl else (latin, persian)
        wide = text.width(first, hero)
        name, other = cells(row, [wide, None], units.px(20))
        if self._rtl:
            name = pygame.Rect(stack.rect.right - wide, row.y, wide, row.height)
            other = pygame.Rect(0, row.y, name.left - units.px(20), row.height)
        other = other.move(0, units.px(13))
        names: list[Widget] = [
            Label(first, name, theme.HERO, theme.HEAVY),
            Label(second, other, theme.LARGE, theme.MEDIUM, theme.MUTED),
        ]
        if self._tight:
            stack.y += units.px(8)
            return names
        motto = tr("The fishing game of elevens")
        line = stack.take(units.px(26), units.px(24))
        line.width = max(line.width, units.px(MENU_WIDTH))
        return [*names, Label(motto, line, color=theme.MUTED)]

    def _menu(self, stack: Stack) -> list[Widget]:
        units = self.units
        gap = units.px(4)
        widgets: list[Widget] = []
        line = units.px(43)
        if self._saved is not None:
            note = self._note or tr("The match you left")
            high = MenuItem.primary_height(units, note, stack.rect.width)
            place = stack.take(high, units.px(9))
            label = tr("Continue")
            go_on = MenuItem("continue", place, label, self._continue, note=note, primary=True)
            widgets.append(go_on)
        elif self._new_here:
            place = stack.take(units.px(48), units.px(9))
            label = tr("Learn to play")
            widgets.append(MenuItem("lessons", place, label, self._lessons, primary=True))
        first = self._saved is None and not self._new_here
        if first:
            place = stack.take(units.px(48), units.px(9))
            begin = MenuItem("new match", place, tr("New match"), self._new_match, primary=True)
            widgets.append(begin)
        items = (
            ("new match", tr("New match"), self._new_match),
            ("lessons", tr("Lessons"), self._lessons),
            ("rules", tr("Rules"), self.app.show_rules),
            ("settings", tr("Settings"), self._settings),
            ("keys", tr("Keys"), self.app.show_keys),
            ("quit", tr("Quit"), self._quit),
        )
        there = {widget.name for widget in widgets}
        left = [item for item in items if item[0] not in there]
        room = self.window.height - units.px(24 + theme.CONTROL_SMALL + 8) - stack.y
        if room // len(left) < units.px(28) + gap:
            left = [item for item in left if item[0] != "keys"]
        line = max(units.px(28), min(line, room // len(left) - gap))
        widgets += [MenuItem(n, stack.take(line, gap), label, act) for n, label, act in left]
        return widgets

    def _foot(self, side: int) -> list[Widget]:
        """Languages, sound and version along the lower edge."""
        units = self.units
        height = units.px(theme.CONTROL_SMALL)
        side = max(units.px(8), side + (units.px(19) if units.form == "wide" else 0) - units.px(11))
        row = pygame.Rect(
            side, self.window.height - units.px(24) - height, self.window.width - 2 * side, height
        )
        muted = self.app.services.settings.muted
        sound = tr("Sound off") if muted else tr("Sound on")
        icon = "mute" if muted else "sound"
        widgets: list[Widget] = []
        spoken = languages() if len(languages()) > 1 else []
        buttons: list[tuple[str, str, Kind, Callable[[], None]]] = [
            (
                f"language {code}",
                isolate(name),
                "chosen" if code == language() else "text",
                self._speak(code),
            )
            for code, name in spoken
        ]
        sizes = [
            Button.size(units, label, kind=kind, small=True)[0] for _, label, kind, _ in buttons
        ]
        sizes.append(Button.size(units, sound, icon=icon, hint="M", small=True)[0])
        *places, last, rest = cells(row, [*sizes, None], units.px(4))
        for (name, label, kind, act), place in zip(buttons, places, strict=True):
            widgets.append(Button(name, place, label, act, kind=kind, small=True))
        widgets.append(
            Button("sound", last, sound, self._mute, kind="text", icon=icon, hint="M", small=True)
        )
        widgets.append(self._about_button(rest, height))
        return widgets

    def _about_button(self, room: pygame.Rect, height: int) -> Button:
        """A button at the end of ``room``, with as many words as find a place."""
        long = tr("About Pasur {number}", number=ltr(__version__))
        for label in (long, tr("About"), ""):
            wide = Button.size(self.units, label, kind="text", icon="info", small=True)[0]
            if wide <= room.width:
                break
        place = at_end(room, (wide, height))
        return Button("about", place, label, self._about, kind="text", icon="info", small=True)

    def _place_art(self, column: pygame.Rect, bottom: int, foot: Sequence[Widget]) -> None:
        """The room for the picture: beside the menu, or under it in a tall window."""
        units = self.units
        lower = foot[0].rect.top - units.px(8)
        if units.form == "tall":
            room = pygame.Rect(0, bottom + units.px(8), self.window.width, 0)
            room.height = max(1, lower - room.y)
        else:
            left = column.right if not self._rtl else 0
            right = self.window.width if not self._rtl else column.left
            room = pygame.Rect(left, 0, right - left, self.window.height)
            room = room.inflate(-2 * units.px(12), -2 * units.px(16))
        settings = self.app.services.settings
        deck = (settings.card_back, settings.large_indices, settings.four_colours)
        key = (tuple(room), deck)
        if key != self._art_key:
            self._art_key = key
            self._art = TitleArt(room, settings, self._art)

    # Picture and time

    def update(self, dt: float) -> bool:
        moving = super().update(dt)
        if self._art is not None and self._art.update(dt):
            return True
        if not self._noted:
            self._noted = True
            self._note = self._read_note()
            self.rebuild()
            return True
        if self._cold:
            import_module(self._cold.pop())
            return moving
        if self.app.services.notices:
            self._tell(self.app.services.notices.pop(0))
            return True
        if self._record is not None:
            record, self._record = self._record, None
            self._open(record)
            return True
        return moving

    def _read_note(self) -> str:
        from pasur.ui.scenes import matches

        return matches.note(self._saved) if self._saved else ""

    def draw_under(self, surface: pygame.Surface) -> None:
        super().draw_under(surface)
        if self._art is not None:
            self._art.draw(surface)

    # Acting

    def _continue(self) -> None:
        if self._saved is not None:
            self._open(self._saved.path)

    def _open(self, path: Path) -> None:
        from pasur.ui.scenes import matches

        matches.open_record(self.app, path)

    def _new_match(self) -> None:
        from pasur.ui.scenes import matches
        from pasur.ui.scenes.new_match import NewMatchScene
        from pasur.ui.scenes.setup import Ready

        def begin(ready: Ready | None) -> None:
            if ready is not None:
                matches.begin(self.app, ready)

        self.app.push(NewMatchScene(), begin)

    def _lessons(self) -> None:
        from pasur.ui.scenes.lessons import LessonsScene

        self.app.push(LessonsScene())

    def _settings(self) -> None:
        from pasur.ui.scenes.settings import SettingsScene

        self.app.push(SettingsScene())

    def _about(self) -> None:
        from pasur.ui.scenes.about import AboutScene

        self.app.push(AboutScene())

    def _quit(self) -> None:
        self.app.quit()

    def _mute(self) -> None:
        self.app.services.change(muted=not self.app.services.settings.muted)

    def _speak(self, code: str) -> Callable[[], None]:
        return lambda: self.app.services.change(language=code)

    def _tell(self, notice: Notice) -> None:
        from pasur.ui.scenes.dialog import DialogScene

        self.app.push(DialogScene(tr("About your files"), notice.text()))

    def keys(self) -> Sequence[KeyHelp]:
        return [key for key in menu_keys() if key.keys != ("Esc",)]
