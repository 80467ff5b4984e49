"""Settings: pages of rows, each kept and followed as soon as it is changed."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from pasur.i18n import tr
from pasur.store.settings import Settings
from pasur.ui import text, theme
from pasur.ui.app import App
from pasur.ui.scene import KeyHelp
from pasur.ui.scenes.menu_keys import menu_keys
from pasur.ui.scenes.settings_pages import PAGES, Page, Row, pages
from pasur.ui.scenes.settings_preview import Preview
from pasur.ui.widgets.base import Widget
from pasur.ui.widgets.labels import Label, Panel, Rule
from pasur.ui.widgets.place import Action, Frame, Stack, action_row, cells, title_row
from pasur.ui.widgets.rows import PageRow
from pasur.ui.widgets.scene import WidgetScene
from pasur.ui.widgets.scroll import ScrollArea


class SettingsScene(WidgetScene[None]):
    """All settings. They hold at once, so there is nothing to confirm."""

    name = "settings"
    first_focus = "done"

    def __init__(self, page: str = PAGES[0]) -> None:
        super().__init__()
        self._page = page

    def enter(self, app: App) -> None:
        super().enter(app)
        app.services.audio.look_again()

    # Placing

    def build(self) -> Sequence[Widget]:
        units = self.units
        frame = Frame.of(units, self.window)
        shown = pages(self.app)
        page = next((p for p in shown if p.name == self._page), shown[0])
        if self._roomy:
            widgets = title_row(units, frame.title, tr("Settings"))
            list_, rest = cells(frame.body, [units.px(230), None], frame.gap)
            widgets += self._pages(list_, shown)
            rows, preview = cells(rest, [None, units.px(330)], frame.gap)
            widgets += self._rows(rows if page.preview else rest, page)
            if page.preview:
                widgets += self._preview(preview)
        else:
            tabs = [(p.name, p.label) for p in shown]
            widgets = title_row(units, frame.title, tr("Settings"), tabs, page.name, self._turn)
            widgets += self._rows(frame.body, page)
        return [*widgets, *self._actions(frame.actions)]

    @property
    def _roomy(self) -> bool:
        """Whether pages, rows and the preview find room side by side."""
        return self.units.form == "wide" and self.window.width >= 1060 * self.units.u

    def _pages(self, panel: pygame.Rect, shown: Sequence[Page]) -> list[Widget]:
        units = self.units
        inner = panel.inflate(-2 * units.px(11), -2 * units.px(11))
        stack = Stack(inner)
        widgets: list[Widget] = [Panel(panel)]
        for page in shown:
            place = stack.take(units.px(theme.ROW))
            chosen = page.name == self._page
            widgets.append(
                PageRow(f"page {page.name}", place, page.label, chosen, self._turning(page.name))
            )
        return widgets

    def _rows(self, panel: pygame.Rect, page: Page) -> list[Widget]:
        units = self.units
        reach = units.px(8)
        inner = panel.inflate(-2 * units.px(22), -2 * units.px(7))
        area = ScrollArea(f"rows {page.name}", inner.inflate(2 * reach, 0))
        stack = Stack(inner)
        held: list[Widget] = []
        for i, row in enumerate(page.rows):
            if i:
                held.append(Rule(stack.take(units.hairline())))
            size = row.size(units)
            beside = inner.width - size[0] - units.px(theme.GROUP)
            above = beside < units.px(150)
            room = inner.width if above else beside
            words = self._words(row.label, row.help, room)
            tall = sum(height for _, height in words)
            high = (tall + size[1] + units.px(8)) if above else max(tall, size[1])
            place = stack.take(max(high + 2 * units.px(8), units.px(54)))
            held += self._row_widgets(row, words, place, size, above)
        left = inner.bottom - stack.y - units.px(28)
        if page.preview and not self._roomy and left >= units.px(120):
            stack.y += units.px(14)
            shown = stack.take(left)
            held.append(Preview(shown, self.app.services.settings))
        area.hold(held, stack.y)
        return [Panel(panel), *held, area]

    def _words(self, label: str, note: str, room: int) -> list[tuple[Label, int]]:
        """The label and the help of a row, with their heights; places come later."""
        units = self.units
        name = text.style(units, weight=theme.MEDIUM)
        caption = text.style(units, theme.CAPTION)
        nowhere = pygame.Rect(0, 0, room, 0)
        words = [
            (Label(label, nowhere, weight=theme.MEDIUM, wrap=True), text.height(label, name, room))
        ]
        if note:
            low = text.height(note, caption, room)
            small = Label(note, nowhere, theme.CAPTION, color=theme.MUTED, wrap=True)
            words.append((small, low))
        return words

    def _row_widgets(
        self,
        row: Row,
        words: list[tuple[Label, int]],
        place: pygame.Rect,
        size: tuple[int, int],
        above: bool,
    ) -> list[Widget]:
        """The words at the beginning, the control at the end or, in narrow windows, under them."""
        tall = sum(height for _, height in words)
        if above:
            y = place.y + self.units.px(8)
            room = place
            control = pygame.Rect(place.x, y + tall + self.units.px(8), place.width, size[1])
            control = cells(control, [min(size[0], place.width), None])[0]
        else:
            y = place.y + (place.height - tall) // 2
            room, end = cells(place, [None, size[0]], self.units.px(theme.GROUP))
            control = pygame.Rect(end.x, end.y + (end.height - size[1]) // 2, *size)
        widgets: list[Widget] = []
        for label, height in words:
            label.rect = pygame.Rect(room.x, y, room.width, height)
            widgets.append(label)
            y += height
        made = row.control(control, self.units)
        made.called = row.label
        return [*widgets, made]

    def _preview(self, panel: pygame.Rect) -> list[Widget]:
        units = self.units
        inner = panel.inflate(-2 * units.px(21), -2 * units.px(18))
        stack = Stack(inner)
        words = tr("Every change shows at once, here and on the table.")
        caption = text.style(units, theme.CAPTION)
        low = text.height(words, caption, inner.width)
        head = Label(
            tr("Preview"), stack.take(units.px(20)), theme.CAPTION, theme.MEDIUM, theme.MUTED
        )
        room = pygame.Rect(
            inner.x,
            stack.y + units.px(12),
            inner.width,
            inner.bottom - stack.y - units.px(28) - low,
        )
        foot = pygame.Rect(inner.x, inner.bottom - low, inner.width, low)
        return [
            Panel(panel),
            head,
            Preview(room, self.app.services.settings),
            Label(words, foot, theme.CAPTION, color=theme.MUTED, wrap=True),
        ]

    def _actions(self, row: pygame.Rect) -> list[Widget]:
        actions = [
            Action("done", tr("Done"), self._done, kind="primary", hint="Esc"),
        ]
        if self._unusual():
            words = tr("Restore defaults")
            actions.insert(0, Action("restore", words, self._restore, kind="quiet"))
        return action_row(self.units, row, actions, tr("Changes are kept as you make them."))

    # Acting

    def _turn(self, page: str) -> None:
        self._page = page
        self.rebuild()

    def _turning(self, page: str) -> Callable[[], None]:
        return lambda: self._turn(page)

    def _unusual(self) -> dict[str, object]:
        """The settings of this page that are not as usual, with their usual values."""
        page = next(p for p in pages(self.app) if p.name == self._page)
        usual = Settings()
        now = self.app.services.settings
        return {
            row.field: getattr(usual, row.field)
            for row in page.rows
            if row.field and getattr(now, row.field) != getattr(usual, row.field)
        }

    def _restore(self) -> None:
        self.app.services.change(**self._unusual())
        self.rebuild()

    def _done(self) -> None:
        self.finish(None)

    def escape(self) -> bool:
        self._done()
        return True

    def update(self, dt: float) -> bool:
        moving = super().update(dt)
        if self.app.services.audio.news() is not None:
            self.rebuild()
            return True
        return moving

    def keys(self) -> Sequence[KeyHelp]:
        return menu_keys()
