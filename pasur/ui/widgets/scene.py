"""A scene made of widgets: it says what they are, the rest is done here.

Subclasses give `build`, which places widgets for the current size and state. Call `rebuild` when
the state has changed in a way that changes which widgets there are, or what they say.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

import pygame

from pasur.ui import ground
from pasur.ui.app import App
from pasur.ui.scene import Scene, Target
from pasur.ui.units import Units
from pasur.ui.widgets.base import Widget
from pasur.ui.widgets.pane import Pane

R = TypeVar("R")


class WidgetScene(Scene[R]):
    """A scene whose picture is a ground and widgets."""

    fades = True
    first_focus = ""
    """The name of the widget that has the focus when the scene opens."""

    def __init__(self) -> None:
        self.pane = Pane()
        self.size = (0, 0)
        self._opened = False

    @property
    def units(self) -> Units:
        """The units of the window."""
        return self.app.units

    @property
    def window(self) -> pygame.Rect:
        """The whole window."""
        return pygame.Rect((0, 0), self.size)

    def enter(self, app: App) -> None:
        super().enter(app)

    def build(self) -> Sequence[Widget]:
        """The widgets in reading order, placed in ``self.window``."""
        raise NotImplementedError

    def escape(self) -> bool:
        """Escape was pressed; True when that meant something."""
        return False

    def enter_key(self) -> bool:
        """Enter was pressed and no control used it; True when that meant something."""
        return False

    def layout(self, size: tuple[int, int]) -> None:
        self.size = size
        self.rebuild()
        if not self._opened:
            self._opened = True
            if self.first_focus:
                self.pane.focus_name(self.first_focus)

    def rebuild(self) -> None:
        """Place all widgets anew."""
        if self.size != (0, 0):
            self.pane.show(self.build(), self.units, self.window)
            self.app.redraw()

    def handle(self, event: pygame.event.Event) -> bool:
        used = self.pane.handle(event)
        noise = self.pane.take_noise()
        if noise:
            from pasur.ui.audio import Cue

            self.app.services.audio.cue(Cue(noise))
        if used:
            return True
        if event.type == pygame.KEYDOWN and not event.mod & pygame.KMOD_ALT:
            if event.key == pygame.K_ESCAPE:
                return self.escape()
            if event.key in (pygame.K_RETURN, pygame.K_KP_ENTER):
                return self.enter_key()
        return False

    def update(self, dt: float) -> bool:
        return self.pane.update(dt)

    def draw(self, surface: pygame.Surface) -> None:
        self.draw_under(surface)
        self.pane.draw(surface, self.app.top is self)

    def draw_under(self, surface: pygame.Surface) -> None:
        """Draw what lies under the widgets: the ground, unless a scene has more."""
        ground.draw(surface, self.app.services.settings.ground)

    def spoken(self) -> str:
        if self.pane.popup is not None:
            return self.pane.popup.spoken()
        focused = self.pane.focused
        return focused.spoken() if focused is not None else ""

    def targets(self) -> Sequence[Target]:
        return self.pane.targets()
