"""Lines of lists: an option with its value, a page to turn to, a choice among pictures."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

import pygame

from pasur.i18n import direction, tr
from pasur.ui import icons, shapes, text, theme
from pasur.ui.scene import Target
from pasur.ui.units import Units
from pasur.ui.widgets.base import Widget, faded, mirrored, ring_size, split, worth_showing
from pasur.ui.widgets.choices import Choice, Chooser


class OptionRow(Chooser):
    """An option of a list: what it is called, whether it was changed, and its value."""

    def __init__(
        self,
        name: str,
        rect: pygame.Rect,
        label: str,
        choices: Sequence[Choice],
        value: str,
        changed: Callable[[str], None],
        *,
        altered: bool = False,
        line_above: bool = True,
        enabled: bool = True,
        on_focus: Callable[[], None] | None = None,
        on_point: Callable[[], None] | None = None,
    ) -> None:
        super().__init__(name, rect, choices, value, changed, enabled=enabled)
        self._on_point = on_point
        self.label, self.altered, self._line = label, altered, line_above
        self._on_focus = on_focus

    def focus(self) -> None:
        super().focus()
        if self._on_focus is not None:
            self._on_focus()

    def point(self) -> None:
        if self._on_point is not None:
            self._on_point()

    def draw(self, surface: pygame.Surface, units: Units) -> None:
        radius = units.px(theme.RADIUS)
        if self.focused:
            shapes.box(surface, self.rect, radius, theme.ROW_SELECTED)
        elif self.glow.value > 0.02:
            shade = theme.alpha(theme.ROW_HOVER, self.glow.value)
            shapes.box(surface, self.rect, radius, shade)
        elif self._line:
            line = units.hairline()
            shapes.rule(surface, self.rect.x, self.rect.y, self.rect.width, line, theme.FAINT_LINE)
        inner = self.rect.inflate(-2 * units.px(14), 0)
        side = units.px(18)
        content, arrow = split(inner, inner.width - side - units.px(6), units.px(6))
        chevron = icons.icon("down", side, faded(theme.MUTED, self.enabled))
        surface.blit(chevron, chevron.get_rect(center=arrow.center))
        self._draw_words(surface, units, content)

    def _styles(self, units: Units, step: float) -> tuple[text.Style, text.Style, text.Style]:
        """The looks of name, mark and value."""
        strong = self.altered or self.focused
        name = text.style(
            units,
            step,
            theme.SEMIBOLD if self.altered else theme.MEDIUM,
            faded(theme.TEXT, self.enabled),
        )
        mark = text.style(units, theme.CAPTION, theme.REGULAR, theme.TURQUOISE_TEXT)
        value = text.style(
            units,
            step,
            theme.BOLD if self.altered else theme.REGULAR,
            faded(theme.TEXT if strong else theme.MUTED, self.enabled),
        )
        return name, mark, value

    def _draw_words(self, surface: pygame.Surface, units: Units, room: pygame.Rect) -> None:
        """Name, mark and value in one line, smaller where they need it; the value may wrap."""
        word = tr("changed") if self.altered else ""
        gap = units.px(10)
        for step in (theme.BODY, theme.CAPTION):
            name, mark, value = self._styles(units, step)
            marked = text.width(word, mark) + gap if word else 0
            label = text.width(self.label, name)
            wanted = text.width(self.words, value)
            if label + marked + gap + wanted <= room.width:
                break
        else:
            wanted = max(room.width - label - marked - gap, room.width // 3)
        left, right = split(room, room.width - wanted - gap, gap)
        text.draw(surface, self.words, value, right, align="end", wrap=True, max_lines=2)
        words, rest = split(left, min(label, left.width - marked), gap)
        text.draw(surface, self.label, name, words)
        text.draw(surface, word, mark, rest)

    def draw_ring(self, surface: pygame.Surface, units: Units) -> None:
        radius = units.px(theme.RADIUS)
        shapes.box(surface, self.rect, radius, None, theme.FOCUS, max(2.0, 2.5 * units.u))


class PageRow(Widget):
    """A page of a scene with several; the chosen one is marked by a bar at its beginning."""

    def __init__(
        self, name: str, rect: pygame.Rect, label: str, chosen: bool, act: Callable[[], None]
    ) -> None:
        super().__init__(name, rect)
        self.label, self.chosen, self.act = label, chosen, act

    def activate(self) -> None:
        self.act()

    def draw(self, surface: pygame.Surface, units: Units) -> None:
        radius = units.px(theme.RADIUS)
        if self.chosen:
            shapes.box(surface, self.rect, radius, theme.ROW_SELECTED)
            bar = pygame.Rect(self.rect.x, self.rect.y, units.px(3), self.rect.height)
            bar = mirrored(bar.inflate(0, -2 * units.px(9)), self.rect)
            shapes.pill(surface, bar, theme.TURQUOISE)
        elif self.glow.value > 0.02:
            shade = theme.alpha(theme.ROW_HOVER, self.glow.value)
            shapes.box(surface, self.rect, radius, shade)
        weight = theme.BOLD if self.chosen else theme.MEDIUM
        lit = theme.mix(theme.MUTED, theme.TEXT, self.glow.value)
        style = text.style(units, weight=weight, color=theme.TEXT if self.chosen else lit)
        room = self.rect.inflate(-2 * units.px(14), 0)
        text.draw(surface, self.label, style, room, wrap=True, max_lines=2)

    def draw_ring(self, surface: pygame.Surface, units: Units) -> None:
        radius = units.px(theme.RADIUS)
        shapes.box(surface, self.rect, radius, None, theme.FOCUS, max(2.0, 2.5 * units.u))


class Swatches(Widget):
    """Pictures of which one is chosen: card backs, grounds."""

    def __init__(
        self,
        name: str,
        rect: pygame.Rect,
        pictures: Sequence[tuple[str, pygame.Surface]],
        value: str,
        changed: Callable[[str], None],
        gap: int,
    ) -> None:
        super().__init__(name, rect)
        self.pictures = list(pictures)
        self.value, self.changed, self._gap = value, changed, gap

    @property
    def _chosen(self) -> int:
        values = [value for value, _ in self.pictures]
        return values.index(self.value) if self.value in values else 0

    def _parts(self) -> list[pygame.Rect]:
        """The place of each picture, flush with the end of the line."""
        widths = [picture.get_width() for _, picture in self.pictures]
        x = self.rect.right - sum(widths) - self._gap * (len(widths) - 1)
        parts = []
        for (_, picture), width in zip(self.pictures, widths, strict=True):
            part = picture.get_rect(x=x, centery=self.rect.centery)
            parts.append(mirrored(part, self.rect))
            x += width + self._gap
        return parts

    def activate(self) -> None:
        self._take((self._chosen + 1) % len(self.pictures))

    def click(self, at: tuple[int, int]) -> None:
        for i, part in enumerate(self._parts()):
            if part.collidepoint(at):
                self._take(i)

    def key(self, event: pygame.event.Event) -> bool:
        if event.key not in (pygame.K_LEFT, pygame.K_RIGHT):
            return False
        forward = (event.key == pygame.K_RIGHT) == (direction() == "ltr")
        place = self._chosen + (1 if forward else -1)
        if not 0 <= place < len(self.pictures):
            return False
        self._take(place)
        return True

    def _take(self, place: int) -> None:
        value = self.pictures[place][0]
        if value != self.value:
            self.value = value
            self.noise = "tick"
            self.changed(value)

    def hit(self, at: tuple[int, int]) -> bool:
        return super().hit(at) and any(part.collidepoint(at) for part in self._parts())

    def targets(self) -> Iterable[Target]:
        parts = self._parts()
        for i, (value, _) in enumerate(self.pictures):
            seen = parts[i] if self.area is None else parts[i].clip(self.area.rect)
            if worth_showing(seen):
                focused = self.focused and i == self._chosen
                yield Target(f"{self.name}:{value}", seen, True, focused)

    def draw(self, surface: pygame.Surface, units: Units) -> None:
        gap, width = ring_size(units)
        for i, part in enumerate(self._parts()):
            surface.blit(self.pictures[i][1], part)
            if i == self._chosen:
                shapes.ring(surface, part, units.px(5), theme.TURQUOISE, width, gap)
                side = max(18, units.px(18))
                dot = pygame.Rect(0, 0, side, side)
                dot.center = (part.right, part.top)
                shapes.pill(surface, dot, theme.TURQUOISE, theme.GROUND_RIM, max(1.5, units.u * 2))
                tick = icons.icon("ok", round(side * 0.62), theme.ON_TURQUOISE)
                surface.blit(tick, tick.get_rect(center=dot.center))

    def draw_ring(self, surface: pygame.Surface, units: Units) -> None:
        part = self._parts()[self._chosen]
        gap, width = ring_size(units)
        shapes.ring(surface, part, units.px(6), theme.FOCUS, width, 2 * gap + round(width))
