"""The lessons: which there are, how far each has been done, and where to go on."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

import pygame

from pasur.i18n import digits, tr
from pasur.teach.lessons import KEYS, lesson, number
from pasur.teach.progress import Mark, Progress
from pasur.teach.say import say
from pasur.ui import icons, shapes, text, theme
from pasur.ui.app import App
from pasur.ui.scene import KeyHelp
from pasur.ui.scenes.menu_keys import menu_keys
from pasur.ui.units import Units
from pasur.ui.widgets.base import Widget
from pasur.ui.widgets.labels import Panel
from pasur.ui.widgets.place import Action, Frame, action_row, cells, title_row
from pasur.ui.widgets.scene import WidgetScene
from pasur.ui.widgets.scroll import ScrollArea

_RINGS: Final[dict[Mark, theme.Color]] = {
    "gold": theme.GOLD,
    "passed": theme.TURQUOISE,
    "begun": theme.SECOND_SIDE,
    "untried": theme.INSET_LINE,
}


class LessonItem(Widget):
    """A lesson in the list: number, title, aim, and a ring that tells how far it has been done."""

    def __init__(
        self, key: str, rect: pygame.Rect, mark: Mark, next_one: bool, act: Callable[[], None]
    ) -> None:
        super().__init__(f"lesson {key}", rect)
        self.label = tr(
            "Lesson {n} of {total}: {title}",
            n=number(key),
            total=len(KEYS),
            title=say(lesson(key).title),
        )
        self.key_name, self.mark, self.next_one, self.act = key, mark, next_one, act

    @staticmethod
    def height(units: Units, key: str, width: int) -> int:
        """The height in pixels for a lesson in a column of ``width`` pixels."""
        room = width - units.px(42) - units.px(12) - 2 * units.px(14)
        title = text.style(units, theme.BODY, theme.SEMIBOLD)
        aim = text.style(units, theme.CAPTION)
        chosen = lesson(key)
        high = text.height(say(chosen.title), title, room) + text.height(say(chosen.aim), aim, room)
        return high + 2 * units.px(10)

    def activate(self) -> None:
        self.act()

    def draw(self, surface: pygame.Surface, units: Units) -> None:
        fill = theme.mix(theme.ROW_SELECTED, theme.BUTTON_HOVER, self.glow.value)
        back = fill if self.next_one or self.glow.value > 0.02 else theme.INSET
        line = theme.TURQUOISE if self.next_one else theme.LINE
        shapes.box(surface, self.rect, units.px(theme.RADIUS), back, line, units.hairline())
        inner = self.rect.inflate(-2 * units.px(14), -2 * units.px(10))
        ring, words = cells(inner, [units.px(42), None], units.px(12))
        self._draw_ring(surface, units, ring)
        chosen = lesson(self.key_name)
        title = text.style(units, theme.BODY, theme.SEMIBOLD)
        aim = text.style(units, theme.CAPTION, theme.REGULAR, theme.MUTED)
        name, about = say(chosen.title), say(chosen.aim)
        high = text.height(name, title, words.width)
        low = text.height(about, aim, words.width)
        top = words.y + (words.height - high - low) // 2
        head = pygame.Rect(words.x, top, words.width, high)
        text.draw(surface, name, title, head, wrap=True)
        text.draw(
            surface, about, aim, pygame.Rect(words.x, head.bottom, words.width, low), wrap=True
        )

    def _draw_ring(self, surface: pygame.Surface, units: Units, place: pygame.Rect) -> None:
        spot = pygame.Rect(0, 0, units.px(38), units.px(38))
        spot.center = place.center
        line = _RINGS[self.mark]
        width = units.px(3) if self.mark in ("gold", "passed") else units.hairline()
        shapes.pill(surface, spot, theme.PLATE, line, max(1.0, float(width)))
        color = theme.GOLD_TEXT if self.mark == "gold" else theme.TEXT
        style = text.style(units, theme.BODY, theme.BOLD, color)
        text.draw(surface, digits(number(self.key_name)), style, spot, align="center")
        if self.mark in ("gold", "passed"):
            side = units.px(15)
            sign = icons.icon("ok", side, theme.ON_TURQUOISE)
            badge = pygame.Rect(0, 0, side + units.px(4), side + units.px(4))
            badge.center = (spot.right - units.px(4), spot.top + units.px(5))
            shapes.pill(surface, badge, theme.GOLD if self.mark == "gold" else theme.TURQUOISE)
            surface.blit(sign, sign.get_rect(center=badge.center))


class LessonsScene(WidgetScene[None]):
    """The list of lessons; each opens on its own, and the next one waits at the bottom."""

    name = "lessons"

    def enter(self, app: App) -> None:
        super().enter(app)
        self.first_focus = "go on"

    @property
    def progress(self) -> Progress:
        """What has been done so far."""
        return Progress.from_json(self.app.services.settings.lessons)

    def resume(self) -> None:
        self.rebuild()
        self.pane.focus_name("go on")

    def build(self) -> Sequence[Widget]:
        frame = Frame.of(self.units, self.window)
        progress = self.progress
        widgets = title_row(self.units, frame.title, tr("Lessons"))
        widgets += self._list(frame.body, progress)
        status = tr("Proofs with a gold ring: {n} of {total}", n=progress.gold, total=len(KEYS))
        following = progress.next
        label = tr("Begin") if not progress.lessons else tr("Go on")
        if following is None:
            label = tr("Once more")
        actions = [
            Action("back", tr("Back"), self._back, hint="Esc"),
            Action("go on", label, self._open(following or KEYS[0]), kind="primary"),
        ]
        return [*widgets, *action_row(self.units, frame.actions, actions, status)]

    def _list(self, body: pygame.Rect, progress: Progress) -> list[Widget]:
        units = self.units
        inner = body.inflate(-2 * units.px(18), -2 * units.px(4))
        gap = units.px(10)
        columns = max(1, min(3, inner.width // units.px(330)))
        area = ScrollArea("lessons list", inner.inflate(2 * units.px(10), 0))
        held: list[Widget] = []
        y = inner.y + units.px(12)
        width = (inner.width - gap * (columns - 1)) // columns
        for first in range(0, len(KEYS), columns):
            row = KEYS[first : first + columns]
            high = max(LessonItem.height(units, key, width) for key in row)
            line = pygame.Rect(inner.x, y, inner.width, high)
            for key, place in zip(row, cells(line, [width] * columns, gap), strict=False):
                mark, following = progress.mark(key), progress.next == key
                held.append(LessonItem(key, place, mark, following, self._open(key)))
            y += high + gap
        area.hold(held, y + units.px(4))
        return [Panel(body), *held, area]

    def _open(self, key: str) -> Callable[[], None]:
        def open_lesson() -> None:
            from pasur.ui.scenes.lesson import LessonEnd, LessonScene

            def after(wish: LessonEnd | None) -> None:
                at = KEYS.index(key) + 1
                if wish == "next" and at < len(KEYS):
                    self._open(KEYS[at])()

            self.app.push(LessonScene(key, self.progress.step(key)), after)

        return open_lesson

    def _back(self) -> None:
        self.finish(None)

    def escape(self) -> bool:
        self._back()
        return True

    def keys(self) -> Sequence[KeyHelp]:
        return menu_keys()
