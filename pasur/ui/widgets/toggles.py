"""Switches and sliders."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from pasur.i18n import digits, direction, tr
from pasur.ui import shapes, theme
from pasur.ui.units import Units
from pasur.ui.widgets.base import SWITCH_SECONDS, Glide, Widget, faded

SWITCH = (43, 24)
"""Width and height of a switch in u."""


class Switch(Widget):
    """On or off; the knob is larger and dark when on, so that colour is not all that tells."""

    clicks = ""

    def __init__(
        self,
        name: str,
        rect: pygame.Rect,
        on: bool,
        changed: Callable[[bool], None],
        *,
        enabled: bool = True,
    ) -> None:
        super().__init__(name, rect, enabled=enabled)
        self.on = on
        self.changed = changed
        self._slide = Glide(float(on), SWITCH_SECONDS)

    @staticmethod
    def size(units: Units) -> tuple[int, int]:
        """Width and height in pixels."""
        return units.px(SWITCH[0]), units.px(SWITCH[1])

    def adopt(self, old: Widget) -> None:
        super().adopt(old)
        if isinstance(old, Switch):
            self._slide = old._slide

    def pass_time(self, dt: float) -> bool:
        moving = super().pass_time(dt)
        self._slide.to(float(self.on))
        return self._slide.pass_time(dt) or moving

    def setting(self) -> str:
        return tr("on") if self.on else tr("off")

    def activate(self) -> None:
        self.on = not self.on
        self.noise = "toggle-on" if self.on else "toggle-off"
        self.changed(self.on)

    def key(self, event: pygame.event.Event) -> bool:
        """Left and right move the knob that way."""
        if event.key not in (pygame.K_LEFT, pygame.K_RIGHT):
            return False
        on = (event.key == pygame.K_RIGHT) == (direction() == "ltr")
        if on != self.on:
            self.activate()
        return True

    def draw(self, surface: pygame.Surface, units: Units) -> None:
        t = self._slide.value
        fill = theme.mix(theme.INSET, theme.TURQUOISE, t)
        light = theme.mix(theme.SWITCH_LINE, theme.IVORY, 0.5 * self.glow.value)
        line = faded(light, self.enabled) if t < 0.5 else None
        shapes.pill(surface, self.rect, faded(fill, self.enabled), line, max(1.0, 1.5 * units.u))
        side = round(self.rect.height * (0.60 + 0.07 * t))
        inset = (self.rect.height - side) / 2
        x = inset + (self.rect.width - side - 2 * inset) * t
        if direction() == "rtl":
            x = self.rect.width - side - x
        knob = pygame.Rect(round(self.rect.x + x), round(self.rect.y + inset), side, side)
        color = theme.mix(theme.KNOB_OFF, theme.ON_TURQUOISE, t)
        shapes.pill(surface, knob, faded(color, self.enabled))

    def draw_ring(self, surface: pygame.Surface, units: Units) -> None:
        gap, width = max(2, units.px(3)), max(2.0, 2.5 * units.u)
        shapes.ring(surface, self.rect, self.rect.height / 2, theme.FOCUS, width, gap)


class Slider(Widget):
    """A number from ``low`` to ``high``, moved in steps by pointer or keys."""

    clicks = ""

    def __init__(
        self,
        name: str,
        rect: pygame.Rect,
        value: int,
        changed: Callable[[int], None],
        *,
        low: int = 0,
        high: int = 100,
        step: int = 5,
        enabled: bool = True,
    ) -> None:
        super().__init__(name, rect, enabled=enabled)
        self.value = value
        self.changed = changed
        self._low, self._high, self._step = low, high, step

    def setting(self) -> str:
        return digits(self.value)

    @property
    def _knob(self) -> int:
        return round(self.rect.height * 0.55)

    def press(self, at: tuple[int, int]) -> None:
        self._follow(at)

    def drag(self, at: tuple[int, int]) -> None:
        self._follow(at)

    def key(self, event: pygame.event.Event) -> bool:
        steps = {
            pygame.K_RIGHT: 1 if direction() == "ltr" else -1,
            pygame.K_LEFT: -1 if direction() == "ltr" else 1,
            pygame.K_PAGEUP: 4,
            pygame.K_PAGEDOWN: -4,
        }.get(event.key)
        if event.key in (pygame.K_HOME, pygame.K_END):
            self._take(self._low if event.key == pygame.K_HOME else self._high)
            return True
        if steps is None:
            return False
        self._take(self.value + steps * self._step)
        return True

    def _follow(self, at: tuple[int, int]) -> None:
        room = max(1, self.rect.width - self._knob)
        part = (at[0] - self.rect.x - self._knob / 2) / room
        if direction() == "rtl":
            part = 1 - part
        self._take(self._low + part * (self._high - self._low))

    def _take(self, wanted: float) -> None:
        steps = round((wanted - self._low) / self._step)
        value = max(self._low, min(self._high, self._low + steps * self._step))
        if value != self.value:
            self.value = value
            self.noise = "tick"
            self.changed(value)

    def draw(self, surface: pygame.Surface, units: Units) -> None:
        thick = max(4, units.px(6))
        track = pygame.Rect(0, 0, self.rect.width, thick)
        track.center = self.rect.center
        line = theme.INSET_LINE_HOVER if self.hovered or self.pressed else theme.INSET_LINE
        fill = faded(theme.INSET, self.enabled)
        shapes.pill(surface, track, fill, faded(line, self.enabled), units.hairline())
        part = (self.value - self._low) / (self._high - self._low)
        knob_side = self._knob
        x = part * (self.rect.width - knob_side)
        done = track.copy()
        done.width = round(x + knob_side / 2)
        if direction() == "rtl":
            x = self.rect.width - knob_side - x
            done.right = track.right
        if done.width >= thick:
            shapes.pill(surface, done, faded(theme.TURQUOISE, self.enabled))
        knob = pygame.Rect(round(self.rect.x + x), 0, knob_side, knob_side)
        knob.centery = self.rect.centery
        shapes.pill(surface, knob, faded(theme.IVORY, self.enabled))
