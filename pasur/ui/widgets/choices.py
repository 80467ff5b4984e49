"""One of several: drop-down lists, their open form, and segments."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

import pygame

from pasur.i18n import direction
from pasur.ui import icons, shapes, text, theme
from pasur.ui.scene import Target
from pasur.ui.units import Units
from pasur.ui.widgets.base import (
    SWITCH_SECONDS,
    Glide,
    Widget,
    faded,
    mirrored,
    split,
    worth_showing,
)

Choice = tuple[str, str]
"""A value and the words it is shown by."""


class Chooser(Widget):
    """What opens a list; subclasses draw the closed form. The pane shows the list."""

    def __init__(
        self,
        name: str,
        rect: pygame.Rect,
        choices: Sequence[Choice],
        value: str,
        changed: Callable[[str], None],
        *,
        enabled: bool = True,
        tip: str = "",
    ) -> None:
        super().__init__(name, rect, enabled=enabled, tip=tip)
        self.choices = list(choices)
        self.value = value
        self.changed = changed
        self.wants_list = False

    @property
    def words(self) -> str:
        """How the chosen value is shown."""
        return next((label for value, label in self.choices if value == self.value), self.value)

    def setting(self) -> str:
        return self.words

    def activate(self) -> None:
        self.wants_list = True

    def choose(self, value: str) -> None:
        """Take ``value``, one of the choices."""
        if value != self.value:
            self.value = value
            self.noise = "tick"
            self.changed(value)

    def key(self, event: pygame.event.Event) -> bool:
        """Left and right step through the choices without opening the list."""
        if event.key not in (pygame.K_LEFT, pygame.K_RIGHT):
            return False
        forward = (event.key == pygame.K_RIGHT) == (direction() == "ltr")
        values = [value for value, _ in self.choices]
        at = values.index(self.value) if self.value in values else 0
        at = max(0, min(len(values) - 1, at + (1 if forward else -1)))
        self.choose(values[at])
        return True


class DropDown(Chooser):
    """A field that shows the chosen value and opens a list under itself."""

    def draw(self, surface: pygame.Surface, units: Units) -> None:
        draw_inset(surface, units, self.rect, self.glow.value, self.enabled)
        side = units.px(18)
        inner = self.rect.inflate(-2 * units.px(13), 0)
        words, arrow = split(inner, inner.width - side - units.px(6), units.px(6))
        style = text.style(units, color=faded(theme.TEXT, self.enabled))
        text.draw(surface, self.words, style, words)
        chevron = icons.icon("down", side, faded(theme.MUTED, self.enabled))
        surface.blit(chevron, chevron.get_rect(center=arrow.center))

    @staticmethod
    def needed(units: Units, choices: Iterable[Choice]) -> int:
        """The width in pixels at which every choice can be read."""
        style = text.style(units)
        widest = max((text.width(label, style) for _, label in choices), default=0)
        return widest + 2 * units.px(13) + units.px(27)


def draw_inset(
    surface: pygame.Surface, units: Units, rect: pygame.Rect, glow: float, enabled: bool
) -> None:
    """The dark ground of fields, lists and segments; its line is lighter under the pointer."""
    low, high = theme.INSET_LINE[3], theme.INSET_LINE_HOVER[3]
    line = (*theme.IVORY, round(low + (high - low) * glow))
    radius = units.px(theme.RADIUS)
    fill = faded(theme.INSET, enabled)
    shapes.box(surface, rect, radius, fill, faded(line, enabled), units.hairline())


class Segments(Widget):
    """All choices side by side, the chosen one filled with ivory."""

    def __init__(
        self,
        name: str,
        rect: pygame.Rect,
        choices: Sequence[Choice],
        value: str,
        changed: Callable[[str], None],
        *,
        enabled: bool = True,
    ) -> None:
        super().__init__(name, rect, enabled=enabled)
        self.choices = list(choices)
        self.value = value
        self.changed = changed
        self._under: int | None = None
        self._slide = Glide(float(self._chosen), SWITCH_SECONDS)

    def setting(self) -> str:
        return dict(self.choices).get(self.value, self.value)

    @property
    def _chosen(self) -> int:
        values = [value for value, _ in self.choices]
        return values.index(self.value) if self.value in values else 0

    @staticmethod
    def size(units: Units, choices: Sequence[Choice]) -> tuple[int, int]:
        """Width and height in pixels that these choices need."""
        style = text.style(units, weight=theme.BOLD)
        parts = [text.width(label, style) + 2 * units.px(14) for _, label in choices]
        return sum(parts) + 2 * units.px(3), units.px(theme.CONTROL)

    def adopt(self, old: Widget) -> None:
        super().adopt(old)
        if isinstance(old, Segments) and len(old.choices) == len(self.choices):
            self._slide = old._slide
            self._slide.to(float(self._chosen))

    def pass_time(self, dt: float) -> bool:
        moving = super().pass_time(dt)
        self._slide.to(float(self._chosen))
        return self._slide.pass_time(dt) or moving

    def activate(self) -> None:
        self._step(1, wrap=True)

    def click(self, at: tuple[int, int]) -> None:
        for i, part in enumerate(self._parts()):
            if part.collidepoint(at):
                self._take(i)

    def key(self, event: pygame.event.Event) -> bool:
        if event.key not in (pygame.K_LEFT, pygame.K_RIGHT):
            return False
        forward = (event.key == pygame.K_RIGHT) == (direction() == "ltr")
        return self._step(1 if forward else -1)

    def _step(self, by: int, wrap: bool = False) -> bool:
        place = self._chosen + by
        if wrap:
            place %= len(self.choices)
        if not 0 <= place < len(self.choices):
            return False
        self._take(place)
        return True

    def _take(self, place: int) -> None:
        value = self.choices[place][0]
        if value != self.value:
            self.value = value
            self.noise = "tick"
            self.changed(value)

    def _parts(self) -> list[pygame.Rect]:
        """The place of each choice; what is left over is shared out evenly."""
        edge = 3
        inner = self.rect.inflate(-2 * edge, -2 * edge)
        style = text.Style(max(12, self.rect.height * 2 // 5), theme.BOLD)
        natural = [text.width(label, style) + self.rect.height * 0.7 for _, label in self.choices]
        factor = inner.width / sum(natural)
        parts = []
        x = float(inner.x)
        for width in natural:
            right = x + width * factor
            part = pygame.Rect(round(x), inner.y, round(right) - round(x), inner.height)
            parts.append(mirrored(part, self.rect))
            x = right
        return parts

    def hit(self, at: tuple[int, int]) -> bool:
        inside = super().hit(at)
        self._under = None
        if inside:
            found = [i for i, part in enumerate(self._parts()) if part.collidepoint(at)]
            self._under = found[0] if found else None
        return inside

    def targets(self) -> Iterable[Target]:
        parts = self._parts()
        for i, (value, _) in enumerate(self.choices):
            seen = parts[i] if self.area is None else parts[i].clip(self.area.rect)
            if worth_showing(seen):
                focused = self.focused and i == self._chosen
                yield Target(f"{self.name}:{value}", seen, self.enabled, focused)

    def draw(self, surface: pygame.Surface, units: Units) -> None:
        draw_inset(surface, units, self.rect, 0.0, self.enabled)
        parts = self._parts()
        if self.value in [value for value, _ in self.choices]:
            chosen = self._chosen_box(parts)
            radius = max(2, units.px(theme.RADIUS) - 3)
            shapes.box(surface, chosen, radius, faded(theme.IVORY, self.enabled))
        for i, (value, label) in enumerate(self.choices):
            color: theme.Color = theme.MUTED
            weight = theme.MEDIUM
            if value == self.value:
                color, weight = theme.ON_IVORY, theme.BOLD
            elif self.hovered and self._under == i:
                color = theme.TEXT
            style = text.style(units, weight=weight, color=faded(color, self.enabled))
            text.draw(surface, label, style, parts[i].inflate(-units.px(4), 0), align="center")

    def _chosen_box(self, parts: list[pygame.Rect]) -> pygame.Rect:
        """Where the filled part is, on its way from the last choice to this one."""
        place = max(0.0, min(len(parts) - 1.0, self._slide.value))
        before = parts[int(place)]
        after = parts[min(len(parts) - 1, int(place) + 1)]
        t = place - int(place)
        x = before.x + (after.x - before.x) * t
        width = before.width + (after.width - before.width) * t
        return pygame.Rect(round(x), before.y, round(width), before.height)
