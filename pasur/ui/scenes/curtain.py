"""The curtain between two people at one screen: it hides every hand until the next one has come."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

import pygame

from pasur.engine import Observation, Play
from pasur.i18n import isolate, tr
from pasur.ui import icons, markup, shapes, text, theme
from pasur.ui.app import App
from pasur.ui.audio import Cue
from pasur.ui.scene import KeyHelp
from pasur.ui.table import wording
from pasur.ui.table.wording import Names
from pasur.ui.widgets.base import Widget
from pasur.ui.widgets.buttons import Button
from pasur.ui.widgets.labels import Label, Rule
from pasur.ui.widgets.place import Stack, cells
from pasur.ui.widgets.scene import WidgetScene

After = Literal["show", "title", "quit"]

MOST_LINES = 4
TILE = 120
WIDTH = 460


QUIET = 0.5
"""Seconds without a stroke or a click before the curtain can be opened. Whoever hurried the last
play along has let go by then, and cannot uncover the hand of the next."""
_OPENING = (pygame.K_SPACE, pygame.K_RETURN, pygame.K_KP_ENTER)


class CurtainScene(WidgetScene[After]):
    """Asks ``before`` (if anybody) to pass the screen to ``seat``.

    ``seen`` is what an onlooker knows; nothing of any hand is in it. It opens only to a stroke or
    a click that comes after `QUIET` seconds without any.
    """

    name = "curtain"
    first_focus = "show"

    def __init__(self, seen: Observation, names: Names, seat: int, before: int | None) -> None:
        super().__init__()
        if seen.seat is not None:
            raise ValueError("the curtain must not know a hand")
        self._seen, self._names, self._seat, self._before = seen, names, seat, before
        self._box = pygame.Rect(0, 0, 0, 0)
        self._cloth: pygame.Surface | None = None
        self._quiet = 0.0

    def enter(self, app: App) -> None:
        super().enter(app)
        app.services.audio.cue(Cue.CURTAIN)

    def _lines(self) -> list[tuple[int, Play]]:
        """What happened since the last turn of the person who comes, in this round."""
        found: list[tuple[int, Play]] = []
        for seat, play in reversed(self._seen.history):
            if seat == self._seat:
                break
            found.append((seat, play))
        return list(reversed(found[:MOST_LINES]))

    # --- placing

    def build(self) -> Sequence[Widget]:
        units = self.units
        self._cloth = None
        lines = self._lines()
        first, name_h, line_h = units.px(26), units.px(66), units.px(32)
        name = self._names.seat(self._seat)
        look_away = self._before is not None and self._before != self._seat
        button = units.px(46)
        high = first + name_h + (line_h if look_away else 0) + units.px(26) + button
        if lines:
            high += units.px(50) + len(lines) * line_h
        pad = units.px(36)
        wide = min(units.px(WIDTH), self.window.width - 2 * units.px(20))
        step = self._name_step(name, wide - 2 * pad)
        if step == theme.SECTION:
            style = text.style(units, step, theme.HEAVY)
            more = max(0, text.height(name, style, wide - 2 * pad, 2) - name_h)
            high, name_h = high + more, name_h + more
        self._box = pygame.Rect(0, 0, wide, high + 2 * units.px(32))
        self._box.center = (self.window.centerx, round(self.window.centery * 0.95))
        stack = Stack(self._box.inflate(-2 * pad, -2 * units.px(32)))
        widgets: list[Widget] = [
            Label(
                tr("Pass the screen to"),
                stack.take(first),
                weight=theme.MEDIUM,
                color=theme.MUTED,
                align="center",
            ),
            Label(
                name,
                stack.take(name_h),
                step,
                theme.HEAVY,
                align="center",
                wrap=True,
                max_lines=2,
            ),
        ]
        if look_away and self._before is not None:
            words = tr("{name}, look away", name=self._names.seat(self._before))
            place = stack.take(line_h)
            widgets.append(Label(words, place, color=theme.MUTED, align="center"))
        if lines:
            widgets += self._history(stack, lines, line_h)
        stack.y += units.px(26)
        widgets.append(self._button(stack, button))
        return widgets

    def _name_step(self, name: str, room: int) -> float:
        """The largest type in which ``name`` takes one line; two lines of the smallest else."""
        for step in (theme.DISPLAY, theme.TITLE):
            if text.width(name, text.style(self.units, step, theme.HEAVY)) <= room:
                return step
        return theme.SECTION

    def _history(self, stack: Stack, lines: list[tuple[int, Play]], line_h: int) -> list[Widget]:
        units = self.units
        stack.y += units.px(14)
        rule = stack.take(units.px(1), units.px(10))
        caption = stack.take(units.px(25))
        widgets: list[Widget] = [
            Rule(rule),
            Label(tr("Since your last turn"), caption, theme.CAPTION, theme.MEDIUM, theme.MUTED),
        ]
        names = [self._names.seat(seat) for seat, _ in lines]
        style = text.style(units, theme.BODY, theme.SEMIBOLD)
        wanted = max(text.width(name, style) for name in names)
        name_w = min(wanted, stack.rect.width // 3)
        for name, (_, play) in zip(names, lines, strict=True):
            who, what = cells(stack.take(line_h), [name_w, None], units.px(16))
            widgets.append(Label(name, who, weight=theme.SEMIBOLD))
            widgets.append(Label(wording.play_line(play.card, play.captured), what))
        return widgets

    def _button(self, stack: Stack, height: int) -> Widget:
        units = self.units
        label = tr("Show my cards")
        hint = tr("Space")
        wide = Button.size(units, label, kind="primary", hint=hint)[0]
        if wide > stack.rect.width:
            hint = ""
            wide = Button.size(units, label, kind="primary")[0]
        row = stack.take(height)
        place = pygame.Rect(0, row.y, wide, height)
        place.centerx = row.centerx
        return Button("show", place, label, self._show, kind="primary", hint=hint)

    # --- acting

    def handle(self, event: pygame.event.Event) -> bool:
        stroke = event.type == pygame.KEYDOWN and event.key in _OPENING
        if stroke or event.type == pygame.MOUSEBUTTONDOWN:
            quiet, self._quiet = self._quiet, 0.0
            if quiet < QUIET:
                return True
        return super().handle(event)

    def update(self, dt: float) -> bool:
        self._quiet += dt
        return super().update(dt)

    def _show(self) -> None:
        self.app.services.audio.cue(Cue.CURTAIN)
        self.finish("show")

    def enter_key(self) -> bool:
        self._show()
        return True

    def escape(self) -> bool:
        from pasur.ui.scenes.pause import PauseScene

        self.app.push(PauseScene(), self._after_menu)
        return True

    def _after_menu(self, choice: str | None) -> None:
        if choice == "title":
            self.finish("title")
        elif choice == "quit":
            self.finish("quit")

    # --- picture

    def draw_under(self, surface: pygame.Surface) -> None:
        if self._cloth is None or self._cloth.get_size() != surface.get_size():
            self._cloth = self._woven(surface.get_size())
        surface.blit(self._cloth, (0, 0))
        units = self.units
        shapes.shadow(surface, self._box, units.px(44), 0.6)
        radius = units.px(15)
        shapes.box(surface, self._box, radius, theme.DIALOG, theme.LINE, units.hairline())
        self._standing(surface)

    def _standing(self, surface: pygame.Surface) -> None:
        """The points of the sides and the deal, along the lower edge."""
        units = self.units
        rules = self._seen.rules
        parts = [
            f"{isolate(self._names.side(side))} {markup.strong(wording.number(points))}"
            for side, points in enumerate(self._seen.points)
        ]
        parts.append(wording.deal_of(self._seen.deal, rules.deals))
        style = text.style(units, theme.CAPTION, theme.MEDIUM)
        room = self.window.inflate(-2 * units.px(40), 0)
        top = self._box.bottom + (self.window.bottom - self._box.bottom) * 2 // 3
        line = pygame.Rect(room.x, top - units.px(14), room.width, units.px(28))
        if line.bottom < self.window.bottom - units.px(24) and line.y > self._box.bottom:
            text.draw(surface, "\u2003".join(parts), style, line, align="center")

    def _woven(self, size: tuple[int, int]) -> pygame.Surface:
        """A lapis cloth with a girih of stars, darker in the middle, in a gold frame."""
        units = self.units
        side = units.px(TILE)
        cloth = pygame.Surface(size)
        cloth.fill(theme.rgb("#142F5A"))
        tile = _tile(side)
        left = (size[0] % side) // 2 - side // 2
        top = (size[1] % side) // 2 - side // 2
        for x in range(left, size[0], side):
            for y in range(top, size[1], side):
                cloth.blit(tile, (x, y))
        small = (max(8, size[0] // 8), max(8, size[1] // 8))
        shade = pygame.transform.smoothscale(_shade(small), size)
        cloth.blit(shade, (0, 0))
        m, gap = units.px(16), units.px(7)
        frame = pygame.Rect((0, 0), size).inflate(-2 * m, -2 * m)
        gold = theme.alpha(theme.GOLD, 0.75)
        shapes.box(cloth, frame, units.px(8), None, gold, max(1.5, 1.5 * units.u))
        inner = frame.inflate(-2 * gap, -2 * gap)
        line = theme.alpha(theme.IVORY, 0.2)
        shapes.box(cloth, inner, units.px(4), None, line, units.hairline())
        return cloth.convert()

    def keys(self) -> Sequence[KeyHelp]:
        return [
            KeyHelp(("Space", "Enter"), tr("Show my cards")),
            KeyHelp(("Esc",), tr("Menu")),
        ]


def _tile(side: int) -> pygame.Surface:
    stars = "".join(
        f'<polygon points="{icons.star_points(60, 60, radius, turn)}" stroke="{color}" '
        f'stroke-opacity="{opacity}"/>'
        for radius, turn, color, opacity in (
            (60, 0, "#2BB3B1", 0.30),
            (36, 22.5, "#2BB3B1", 0.30),
            (17, 0, "#D9A441", 0.45),
        )
    )
    return icons.raster(
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 120">'
        f'<g fill="none" stroke-width="1.4">{stars}</g></svg>',
        side,
        side,
    )


def _shade(size: tuple[int, int]) -> pygame.Surface:
    w, h = size
    return icons.raster(
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {w} {h}"><defs>'
        f'<radialGradient id="s" gradientUnits="userSpaceOnUse" cx="{w / 2}" cy="{h / 2}" '
        f'r="{w * 0.5}"><stop offset="0" stop-color="#0F2548" stop-opacity=".95"/>'
        '<stop offset="1" stop-color="#0F2548" stop-opacity="0"/></radialGradient></defs>'
        f'<rect width="{w}" height="{h}" fill="url(#s)"/></svg>',
        w,
        h,
    )
