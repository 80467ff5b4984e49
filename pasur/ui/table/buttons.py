"""The buttons of the table's panel: the menu, and the claim where the rules have it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pygame

from pasur.i18n import tr
from pasur.ui.scene import Target
from pasur.ui.table import wording
from pasur.ui.table.layout import Layout
from pasur.ui.table.stage import Item, painted
from pasur.ui.table.view import PANEL_ORDER
from pasur.ui.units import Units
from pasur.ui.widgets.base import mirrored
from pasur.ui.widgets.buttons import Button

if TYPE_CHECKING:
    from pasur.ui.app import App


class TableButtons:
    """The panel's buttons. ``room`` is how much of the panel they take: height of a column, width
    of a bar, in pixels."""

    def __init__(self, app: App, menu: Callable[[], None], claim: Callable[[], None]) -> None:
        self.room = 0
        self._app = app
        self._acts = {"menu": menu, "claim": claim}
        self._buttons: list[Button] = []
        self._held: Button | None = None

    def place(self, lay: Layout, units: Units, claim: bool) -> None:
        """Lay the buttons out in the panel."""
        names = ["claim", "menu"] if claim else ["menu"]
        panel = pygame.Rect(
            round(lay.panel.x), round(lay.panel.y), round(lay.panel.w), round(lay.panel.h)
        )
        self._buttons = []
        if lay.form == "wide":
            self._column(panel, units, names)
        else:
            self._bar(panel, units, names, lay)

    def _column(self, panel: pygame.Rect, units: Units, names: list[str]) -> None:
        pad, gap = units.px(17.6), units.px(8)
        height = units.px(40)
        y = panel.bottom - units.px(20) - height
        for name in reversed(names):
            rect = pygame.Rect(panel.x + pad, y, panel.width - 2 * pad, height)
            self._add(name, rect, labelled=True)
            y -= height + gap
        self.room = len(names) * (height + gap) + units.px(8)

    def _bar(self, panel: pygame.Rect, units: Units, names: list[str], lay: Layout) -> None:
        side, gap = units.px(37.6), units.px(6)
        row = panel.height if lay.form == "square" else units.px(54)
        right = panel.right - round(lay.margin)
        left = right
        for name in reversed(names):
            labelled = name == "claim"
            wide = Button.size(units, wording.claim_button(), small=True)[0] if labelled else side
            left -= wide
            rect = pygame.Rect(left, panel.y + (row - side) // 2, wide, side)
            self._add(name, mirrored(rect, panel), labelled)
            left -= gap
        self.room = right - left + units.px(10)

    def _add(self, name: str, rect: pygame.Rect, labelled: bool) -> None:
        label = tr("Menu") if name == "menu" else wording.claim_button()
        icon = "menu" if name == "menu" else ""
        button = Button(
            name,
            rect,
            label if labelled else "",
            self._acts[name],
            icon=icon,
            tip=label,
            small=not labelled or name == "claim",
        )
        self._buttons.insert(0, button)

    # --- use

    def find(self, name: str) -> Button | None:
        """The button called ``name``."""
        return next((button for button in self._buttons if button.name == name), None)

    def spots(self) -> list[tuple[str, pygame.Rect]]:
        """Names and places of the buttons that can be used."""
        return [(b.name, b.rect) for b in self._buttons if b.enabled]

    def targets(self, focused: str | None) -> list[Target]:
        """The buttons as targets."""
        return [Target(b.name, b.rect, b.enabled, b.name == focused) for b in self._buttons]

    def move(self, at: tuple[int, int]) -> bool:
        """The pointer is at ``at``; True when the picture changes."""
        changed = False
        for button in self._buttons:
            over = button.hit(at)
            changed |= over != button.hovered
            button.hovered = over
        return changed

    def press(self, at: tuple[int, int]) -> bool:
        """The button of the mouse went down; True when it was over a usable button."""
        self.move(at)
        self._held = next((b for b in self._buttons if b.hit(at) and b.enabled), None)
        if self._held is not None:
            self._held.pressed = True
        return self._held is not None

    def release(self, at: tuple[int, int]) -> bool:
        """The button of the mouse went up; True when a press had begun on a button."""
        button, self._held = self._held, None
        if button is None:
            return False
        button.pressed = False
        if button.hit(at) and button.enabled:
            button.click(at)
        return True

    def activate(self, name: str | None) -> bool:
        """Use the button called ``name`` by keyboard; True when there is one."""
        button = self.find(name) if name else None
        if button is None or not button.enabled:
            return False
        button.activate()
        return True

    def update(self, dt: float, claim: bool, focused: str | None) -> bool:
        """Let time pass; ``claim`` tells whether a claim is possible. True when it changed."""
        changed = False
        for button in self._buttons:
            usable = claim if button.name == "claim" else True
            ring = button.name == focused
            changed |= usable != button.enabled or ring != button.ring
            button.enabled, button.ring = usable, ring
            changed |= button.pass_time(dt)
        return changed

    def items(self) -> list[tuple[float, Item]]:
        """The buttons as items of the stage."""
        units = self._app.units
        reach = units.px(8)
        return [(PANEL_ORDER + 1, _item(button, units, reach)) for button in self._buttons]


def _item(button: Button, units: Units, reach: int) -> Item:
    def paint(surface: pygame.Surface) -> None:
        button.draw(surface, units)
        if button.ring:
            button.draw_ring(surface, units)

    version = (
        button.label,
        button.enabled,
        button.ring,
        button.pressed and button.hovered,
        round(button.glow.value, 2),
        tuple(button.rect),
    )
    rect = button.rect.inflate(2 * reach, 2 * reach)
    return painted(("button", button.name), rect, paint, version)
