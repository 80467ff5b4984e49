"""Dialogs over another scene: a question with answers, and a question for a short text."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeVar

import pygame

from pasur.i18n import tr
from pasur.ui import shapes, text, theme
from pasur.ui.widgets.base import Widget
from pasur.ui.widgets.buttons import Button, Kind
from pasur.ui.widgets.field import Field
from pasur.ui.widgets.labels import Label
from pasur.ui.widgets.place import Stack, cells
from pasur.ui.widgets.scene import WidgetScene

R = TypeVar("R")

Answer = tuple[str, str, Kind]
"""The result, the words on the button, and its kind; the last answer is the primary one."""


class OverlayScene(WidgetScene[R]):
    """A box in the middle of the scene beneath, which is darkened."""

    opaque = False
    width = 460
    """Width of the box in u."""

    def __init__(self) -> None:
        super().__init__()
        self.box = pygame.Rect(0, 0, 0, 0)

    def open_box(self, height: int) -> Stack:
        """Place the box so that its content is ``height`` pixels high; where the content goes."""
        units = self.units
        padding = units.px(28)
        wide = min(units.px(self.width), self.window.width - 2 * units.px(16))
        self.box = pygame.Rect(0, 0, wide, height + 2 * units.px(26))
        self.box.center = self.window.center
        inner = self.box.inflate(-2 * padding, -2 * units.px(26))
        return Stack(inner)

    def inner_width(self) -> int:
        """The width of the content in pixels."""
        units = self.units
        wide = min(units.px(self.width), self.window.width - 2 * units.px(16))
        return wide - 2 * units.px(28)

    def draw_under(self, surface: pygame.Surface) -> None:
        units = self.units
        shapes.veil(surface, theme.SCRIM)
        shapes.shadow(surface, self.box, units.px(48), 0.6)
        radius = units.px(15)
        shapes.box(surface, self.box, radius, theme.DIALOG, theme.LINE, units.hairline())


class DialogScene(OverlayScene[str]):
    """Asks something, or only tells it; the result is the chosen answer's, None for Escape."""

    name = "dialog"

    def __init__(self, title: str, words: str, answers: Sequence[Answer] = ()) -> None:
        super().__init__()
        self._title, self._words = title, words
        self._answers = list(answers) or [("ok", tr("OK"), "primary")]
        self.first_focus = f"answer:{self._answers[-1][0]}"

    def build(self) -> Sequence[Widget]:
        units = self.units
        body = text.style(units)
        head = text.style(units, theme.SECTION, theme.BOLD)
        room = self.inner_width()
        high = text.height(self._title, head, room)
        low = text.height(self._words, body, room) if self._words else 0
        button = units.px(theme.CONTROL)
        gap = units.px(theme.GAP)
        stack = self.open_box(high + gap + low + units.px(24) + button)
        widgets: list[Widget] = [
            Label(self._title, stack.take(high, gap), theme.SECTION, theme.BOLD, wrap=True)
        ]
        if self._words:
            place = stack.take(low)
            widgets.append(Label(self._words, place, color=theme.MUTED, wrap=True, top=True))
        stack.y += units.px(24)
        row = stack.take(button)
        sizes = [Button.size(units, a[1], kind=a[2])[0] for a in self._answers]
        places = cells(row, [None, *sizes], units.px(12))
        for (result, label, kind), place in zip(self._answers, places[1:], strict=True):
            widgets.append(Button(f"answer:{result}", place, label, self._give(result), kind=kind))
        return widgets

    def _give(self, result: str) -> Callable[[], None]:
        return lambda: self.finish(result)

    def escape(self) -> bool:
        self.finish(None)
        return True


class InputScene(OverlayScene[str]):
    """Asks for a short text; ``fault(text)`` is what is wrong with it, empty if it will do."""

    name = "input"
    first_focus = "input"

    def __init__(
        self, title: str, words: str, value: str, fault: Callable[[str], str], longest: int = 20
    ) -> None:
        super().__init__()
        self._title, self._words, self._value = title, words, value
        self._fault, self._longest = fault, longest

    def build(self) -> Sequence[Widget]:
        units = self.units
        head = text.style(units, theme.SECTION, theme.BOLD)
        body = text.style(units)
        room = self.inner_width()
        high = text.height(self._title, head, room)
        wrong = self._fault(self._value)
        help_height = max(
            text.height(self._words, body, room), text.height(wrong, body, room) if wrong else 0
        )
        control = units.px(theme.CONTROL)
        stack = self.open_box(high + help_height + 2 * control + units.px(56))
        widgets: list[Widget] = [
            Label(
                self._title, stack.take(high, units.px(12)), theme.SECTION, theme.BOLD, wrap=True
            ),
            Field(
                "input",
                stack.take(control, units.px(12)),
                self._value,
                self._typed,
                longest=self._longest,
            ),
            Label(
                wrong or self._words,
                stack.take(help_height, units.px(32)),
                color=theme.DANGER_TEXT if wrong else theme.MUTED,
                wrap=True,
                top=True,
            ),
        ]
        labels: list[Answer] = [("cancel", tr("Cancel"), "plain"), ("ok", tr("OK"), "primary")]
        sizes = [Button.size(units, label, kind=kind)[0] for _, label, kind in labels]
        _, first, last = cells(stack.take(control), [None, *sizes], units.px(12))
        widgets.append(Button("answer:cancel", first, tr("Cancel"), self._cancel))
        ok = Button("answer:ok", last, tr("OK"), self._accept, kind="primary", enabled=not wrong)
        return [*widgets, ok]

    def _typed(self, value: str) -> None:
        self._value = value
        self.rebuild()

    def _accept(self) -> None:
        if not self._fault(self._value):
            self.finish(self._value)

    def _cancel(self) -> None:
        self.finish(None)

    def enter_key(self) -> bool:
        self._accept()
        return True

    def escape(self) -> bool:
        self._cancel()
        return True
