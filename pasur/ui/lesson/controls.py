"""Widgets on the table: pointer, focus and their pictures as items of the stage."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from pasur.ui.scene import Target
from pasur.ui.table.stage import Item, painted
from pasur.ui.units import Units
from pasur.ui.widgets.base import Widget
from pasur.ui.widgets.buttons import Button
from pasur.ui.widgets.labels import Label

PLACED = 2510.0
"""The order of the first widget; cards in flight stay under them."""


class Controls:
    """The widgets that lie on the table now, in reading order.

    Those that have ``drop`` take what is dragged onto them, and those that have ``lift`` can be
    dragged.
    """

    def __init__(self) -> None:
        self.widgets: list[Widget] = []
        self._held: Widget | None = None
        self._from = (0, 0)

    def show(self, widgets: Sequence[Widget]) -> None:
        """Show these instead of the last ones; states pass on by name."""
        before = {widget.name: widget for widget in self.widgets}
        held = self._held.name if self._held is not None else None
        self._held = None
        self.widgets = list(widgets)
        for widget in self.widgets:
            old = before.get(widget.name)
            if old is not None and type(old) is type(widget):
                widget.adopt(old)
            if widget.name == held:
                self._held = widget

    def find(self, name: str | None) -> Widget | None:
        """The control called ``name`` that can be used."""
        return next((w for w in self._usable() if w.name == name), None)

    def _usable(self) -> list[Widget]:
        return [w for w in self.widgets if w.focusable and w.enabled]

    def spots(self) -> list[tuple[str, pygame.Rect]]:
        """Names and places of what can be used."""
        return [(w.name, w.rect) for w in self._usable()]

    def targets(self, focused: str | None) -> list[Target]:
        """The controls as targets."""
        return [
            Target(w.name, w.rect.copy(), w.enabled, w.name == focused)
            for w in self.widgets
            if w.focusable
        ]

    # --- pointer

    def at(self, place: tuple[int, int]) -> Widget | None:
        """The uppermost control at a place."""
        return next((w for w in reversed(self.widgets) if w.focusable and w.hit(place)), None)

    def move(self, place: tuple[int, int]) -> bool:
        """The pointer is at ``place``; True when the picture changes."""
        under = self.at(place)
        changed = False
        for widget in self.widgets:
            changed |= (widget is under) != widget.hovered
            widget.hovered = widget is under
        if self._held is not None and hasattr(self._held, "lift"):
            self._held.lift((place[0] - self._from[0], place[1] - self._from[1]))
            changed = True
        return changed

    def press(self, place: tuple[int, int]) -> bool:
        """The button went down; True when it was over a control."""
        self.move(place)
        under = self.at(place)
        self._held = under if under is not None and under.enabled else None
        self._from = place
        if self._held is not None:
            self._held.pressed = True
        return under is not None

    def release(self, place: tuple[int, int]) -> bool:
        """The button went up; True when a press had begun on a control."""
        held, self._held = self._held, None
        if held is None:
            return False
        held.pressed = False
        if hasattr(held, "lift"):
            held.lift((0, 0))
        if held.hit(place):
            held.click(place)
            return True
        goal = self.at(place)
        if goal is not None and hasattr(goal, "drop"):
            goal.drop(held)
        return True

    # --- time and picture

    def update(self, dt: float, focused: str | None) -> bool:
        """Let time pass; True while the picture changes."""
        changed = False
        for widget in self.widgets:
            ring = widget.name == focused
            changed |= ring != widget.ring
            widget.ring = ring
            changed |= widget.pass_time(dt)
        return changed

    def items(self, units: Units) -> list[tuple[float, Item]]:
        """The widgets as items of the stage, the one that is dragged last."""
        found = []
        for number, widget in enumerate(self.widgets):
            dragged = widget is self._held and hasattr(widget, "lift")
            order = PLACED + number / 1000 + (100 if dragged else 0)
            found.append((order, _item(number, widget, units)))
        return found


def _item(number: int, widget: Widget, units: Units) -> Item:
    def paint(surface: pygame.Surface) -> None:
        widget.draw(surface, units)
        if widget.ring:
            widget.draw_ring(surface, units)

    version = (
        look_of(widget),
        tuple(widget.rect),
        widget.enabled,
        widget.ring,
        widget.pressed and widget.hovered,
        round(widget.glow.value, 2),
    )
    reach = units.px(8) if widget.focusable else 0
    offset = getattr(widget, "offset", (0, 0))
    rect = widget.rect.move(offset).inflate(2 * reach, 2 * reach)
    return painted(("widget", number, widget.name), rect, paint, version)


def look_of(widget: Widget) -> object:
    """Whatever of a widget is to be seen besides its place and its states."""
    if isinstance(widget, Label):
        return widget.words
    if isinstance(widget, Button):
        return widget.label, widget.kind, widget.icon
    return getattr(widget, "look", None)
