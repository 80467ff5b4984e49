"""What all controls share: a place, states, and how they are told about the player."""

from __future__ import annotations

from collections.abc import Callable, Iterable

import pygame

from pasur.i18n import direction
from pasur.ui import shapes, theme
from pasur.ui.scene import Target
from pasur.ui.speech import told
from pasur.ui.units import Units

HOVER_SECONDS = 0.09
SWITCH_SECONDS = 0.12


class Glide:
    """A number that moves to where it is wanted in a given time, with a soft end."""

    def __init__(self, value: float = 0.0, seconds: float = HOVER_SECONDS) -> None:
        self._seconds = seconds
        self._start = value
        self._goal = value
        self._passed = 1.0

    @property
    def value(self) -> float:
        left = 1 - self._passed
        return self._goal + (self._start - self._goal) * left * left

    def to(self, goal: float) -> None:
        """Move towards ``goal`` from now on."""
        if goal != self._goal:
            self._start, self._goal, self._passed = self.value, goal, 0.0

    def jump(self, value: float) -> None:
        """Be at ``value`` at once."""
        self._start, self._goal, self._passed = value, value, 1.0

    def pass_time(self, dt: float) -> bool:
        """Move on by ``dt`` seconds; True while the value changes."""
        if self._passed >= 1:
            return False
        self._passed = min(1.0, self._passed + dt / self._seconds)
        return True


class Widget:
    """A control or a piece of a screen that lies at ``rect`` (pixels).

    ``name`` is unique in its scene; ``called`` is what stands beside it, for whoever listens.
    ``area`` is the scrolling area that holds it, ``tip`` what is said when the pointer rests on it.
    """

    focusable = True
    shows_focus = False
    """Whether the ring is shown also when the focus came by the mouse."""
    clicks = "press"
    """The sound of a press on it, as the value of a `Cue`; empty where only its changes sound."""

    def __init__(
        self, name: str, rect: pygame.Rect, *, enabled: bool = True, tip: str = ""
    ) -> None:
        self.name = name
        self.rect = rect
        self.enabled = enabled
        self.tip = tip
        self.called = ""
        self.area: Area | None = None
        self.hovered = False
        self.pressed = False
        self.focused = False
        self.ring = False
        self.glow = Glide()
        self.noise = ""

    # What the pane calls

    def adopt(self, old: Widget) -> None:
        """Take over the passing states of the control that stood here before a new layout."""
        self.hovered, self.pressed, self.focused = old.hovered, old.pressed, old.focused
        self.ring = old.ring
        self.glow = old.glow

    def pass_time(self, dt: float) -> bool:
        """Let ``dt`` seconds pass; True while the picture changes."""
        self.glow.to(1.0 if self.hovered and self.enabled else 0.0)
        return self.glow.pass_time(dt)

    def point(self) -> None:
        """The pointer has come to it; it may have the scene build itself anew."""

    def press(self, at: tuple[int, int]) -> None:
        """The mouse button went down here."""

    def drag(self, at: tuple[int, int]) -> None:
        """The pointer moved while the button is down that went down here."""

    def click(self, at: tuple[int, int]) -> None:
        """It was clicked at a place."""
        del at
        self.activate()

    def activate(self) -> None:
        """It was chosen by keyboard, or clicked wherever the place does not matter."""

    def key(self, event: pygame.event.Event) -> bool:
        """A key while it has the focus; True when it was used."""
        del event
        return False

    def enter_text(self, text: str) -> bool:
        """Text was typed while it has the focus; True when it was taken."""
        del text
        return False

    def focus(self) -> None:
        """It has got the focus."""
        self.focused = True

    def blur(self) -> None:
        """It has lost the focus."""
        self.focused = False

    def draw(self, surface: pygame.Surface, units: Units) -> None:
        """Draw it; the ring of the focus comes afterwards."""

    def spoken(self) -> str:
        """What it is and what it is set to, in words for whoever listens."""
        return told(self.called or str(getattr(self, "label", "")) or self.tip, self.setting())

    def setting(self) -> str:
        """What it is set to, in words; empty for what has no setting."""
        return ""

    def draw_ring(self, surface: pygame.Surface, units: Units) -> None:
        """Draw the ring that shows the focus."""
        radius = units.px(theme.RADIUS)
        gap, width = ring_size(units)
        shapes.ring(surface, self.rect, radius, theme.FOCUS, width, gap)

    # For tests and hit tests

    @property
    def reach(self) -> pygame.Rect:
        """Where it answers to a click: its place, enlarged where that is very small."""
        least = theme.SMALLEST_TARGET
        missing = (max(0, least - self.rect.width), max(0, least - self.rect.height))
        return self.rect.inflate(missing)

    @property
    def visible_rect(self) -> pygame.Rect:
        """The part of it that can be seen and clicked."""
        return self.reach if self.area is None else self.reach.clip(self.area.rect)

    def hit(self, at: tuple[int, int]) -> bool:
        """Whether a point lies on it."""
        return self.visible_rect.collidepoint(at)

    def targets(self) -> Iterable[Target]:
        """What of it can be clicked."""
        seen = self.visible_rect
        if self.focusable and worth_showing(seen):
            yield Target(self.name, seen.copy(), self.enabled, self.focused)


def worth_showing(seen: pygame.Rect) -> bool:
    """Whether so much of a control can be seen that it counts as one."""
    return min(seen.size) >= theme.SMALLEST_TARGET


class Area(Widget):
    """A part of the screen that shows some of what it holds; see `pasur.ui.widgets.scroll`."""

    def reveal(self, widget: Widget) -> None:
        """Scroll until ``widget`` can be seen."""

    def turn(self, steps: float) -> bool:
        """The wheel was turned over it; True when it scrolled."""
        del steps
        return False


Callback = Callable[[], None]


def ring_size(units: Units) -> tuple[int, float]:
    """The gap before the ring of the focus and its width, in pixels."""
    return max(2, units.px(3)), max(2.0, 2.5 * units.u)


def mirrored(rect: pygame.Rect, within: pygame.Rect) -> pygame.Rect:
    """``rect``, laid out from left to right in ``within``, where it lies in this language."""
    if direction() == "ltr":
        return rect
    return pygame.Rect(within.left + within.right - rect.right, rect.y, rect.width, rect.height)


def split(rect: pygame.Rect, start: int, gap: int = 0) -> tuple[pygame.Rect, pygame.Rect]:
    """``rect`` as a part of ``start`` pixels at the beginning of the line, and the rest."""
    first = pygame.Rect(rect.x, rect.y, start, rect.height)
    rest = pygame.Rect(rect.x + start + gap, rect.y, max(0, rect.width - start - gap), rect.height)
    return mirrored(first, rect), mirrored(rest, rect)


def faded(color: theme.Color, enabled: bool) -> theme.Color:
    """``color`` as it is drawn on something that can or cannot be used."""
    if enabled:
        return color
    strength = color[3] / 255 if len(color) == 4 else 1.0
    return theme.alpha((color[0], color[1], color[2]), theme.DISABLED * strength)
