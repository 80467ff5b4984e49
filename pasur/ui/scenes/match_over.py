"""The end of a match: who has won, the rounds, some numbers, and playing again."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Literal

import pygame

from pasur.i18n import digits, direction, ltr, tr
from pasur.match.live import LiveMatch
from pasur.ui import icons, markup, shapes, text, theme
from pasur.ui.app import App
from pasur.ui.audio import Cue
from pasur.ui.scene import KeyHelp
from pasur.ui.table.summary import Summary, summary
from pasur.ui.table.wording import Names
from pasur.ui.widgets.base import Glide, Widget
from pasur.ui.widgets.buttons import Button, Kind
from pasur.ui.widgets.labels import Label, Panel, Rule
from pasur.ui.widgets.place import cells
from pasur.ui.widgets.scene import WidgetScene

After = Literal["title", "again", "quit"]


class MatchOverScene(WidgetScene[After]):
    """Shows who has won ``match``."""

    name = "match over"
    first_focus = "again"

    def __init__(self, match: LiveMatch, names: Names, viewer: int) -> None:
        super().__init__()
        if match.winner is None:
            raise ValueError("the match is not over")
        self._match, self._names, self._winner = match, names, match.winner
        self._summary: Summary = summary(match.text())
        first = match.rules.side_of(viewer)
        sides = match.rules.sides
        self._order = [(first + step) % sides for step in range(sides)]
        self._head = pygame.Rect(0, 0, 0, 0)
        self._spread = Glide(0.0, 0.9)

    def enter(self, app: App) -> None:
        super().enter(app)
        won = self._names.you is None or self._names.is_you(self._winner)
        app.services.audio.cue(Cue.MATCH_WON if won else Cue.MATCH_LOST)
        settings = app.services.settings
        if settings.speed == "none" or settings.reduced_motion:
            self._spread.jump(1.0)
        else:
            self._spread.to(1.0)

    # --- words

    def _title(self) -> str:
        if not self._names.is_you(self._winner):
            if self._match.rules.partners:
                return tr("{names} win", names=self._names.side(self._winner))
            return tr("{name} wins", name=self._names.side(self._winner))
        if self._match.rules.partners:
            return tr("{names} win", names=self._names.side(self._winner))
        return tr("You win")

    def _result(self) -> str:
        points = self._match.points
        if self._match.won_by_claim:
            return tr("By a right claim of por shodam")
        others = [points[side] for side in range(len(points)) if side != self._winner]
        if len(others) == 1:
            return tr("{a} to {b}", a=points[self._winner], b=others[0])
        ranked = [points[self._winner], *sorted(others, reverse=True)]
        return ltr(" – ".join(digits(value) for value in ranked))

    # --- placing

    def build(self) -> Sequence[Widget]:
        units = self.units
        low = self.window.height < 700 * units.u
        top = units.px(22 if low else 50)
        self._head = pygame.Rect(0, top, self.window.width, units.px(76))
        under = pygame.Rect(0, self._head.bottom, self.window.width, units.px(40))
        width = min(self.window.width - 2 * units.px(20), units.px(840))
        x = (self.window.width - width) // 2
        button = units.px(theme.CONTROL)
        foot = pygame.Rect(
            x, self.window.height - units.px(24 if low else 64) - button, width, button
        )
        body = pygame.Rect(x, under.bottom + units.px(14 if low else 26), width, 0)
        body.height = foot.y - units.px(16) - body.y
        widgets: list[Widget] = [
            Label(self._result(), under, theme.NUMBER, theme.SEMIBOLD, align="center", tabular=True)
        ]
        if units.form == "tall":
            widgets += self._stacked(body)
        else:
            gap = units.px(20)
            left, right = cells(body, [None, round(width * 0.38)], gap)
            rows = self._rows_that_fit(body.height)
            high = min(body.height, self._table_height(rows))
            high = max(high, min(body.height, units.px(24) + 5 * units.px(44)))
            left.height = right.height = high
            widgets += self._rounds(left, rows) + self._numbers(right)
        return widgets + self._buttons(foot)

    def _stacked(self, body: pygame.Rect) -> list[Widget]:
        units = self.units
        stats = units.px(44) * 5 + units.px(40)
        rows = self._rows_that_fit(body.height - stats - units.px(16))
        upper = pygame.Rect(body.x, body.y, body.width, self._table_height(rows))
        lower = pygame.Rect(body.x, upper.bottom + units.px(16), body.width, stats)
        return self._rounds(upper, rows) + self._numbers(lower)

    def _buttons(self, foot: pygame.Rect) -> list[Widget]:
        units = self.units
        hints = units.form == "wide"
        parts: tuple[tuple[str, str, Callable[[], None], Kind, str], ...] = (
            ("again", tr("Play again"), self._again, "primary", "Enter"),
            ("title", tr("Title screen"), self._leave, "quiet", "Esc"),
        )
        gap = units.px(12)
        sizes = [
            Button.size(units, label, kind=kind, hint=hint if hints else "")[0]
            for _, label, _, kind, hint in parts
        ]
        row = pygame.Rect(0, foot.y, sum(sizes) + gap * (len(parts) - 1), foot.height)
        row.centerx = self.window.centerx
        found: list[Widget] = []
        for (name, label, act, kind, hint), place in zip(
            parts, cells(row, list(sizes), gap), strict=True
        ):
            found.append(Button(name, place, label, act, kind=kind, hint=hint if hints else ""))
        return found

    # --- the rounds

    def _row(self) -> int:
        return self.units.px(38)

    def _table_height(self, rows: int) -> int:
        total = 1 if len(self._order) > 2 else 0
        return self.units.px(24) + self._header() + (rows + total) * self._row()

    def _header(self) -> int:
        two = len(self._order) == 2
        lines = 2 if self._match.rules.partners else 1
        return self.units.px((24 if two else 4) + 14 + 18 * lines)

    def _rows_that_fit(self, height: int) -> int:
        total = 1 if len(self._order) > 2 else 0
        room = (height - self.units.px(24) - self._header()) // self._row() - total
        return max(2, min(len(self._summary.rounds), room))

    def _lines(self, rows: int) -> list[tuple[str, tuple[int, ...], tuple[int, ...]]]:
        """Title, points and totals of each line; where there are too many rounds the first ones
        share a line."""
        rounds = self._summary.rounds
        totals = [0] * len(self._order)
        found: list[tuple[str, tuple[int, ...], tuple[int, ...]]] = []
        together = len(rounds) - rows + 1 if len(rounds) > rows else 0
        held = [0] * len(self._order)
        for number, points in enumerate(rounds, 1):
            shown = tuple(points[side] for side in self._order)
            totals = [a + b for a, b in zip(totals, shown, strict=True)]
            held = [a + b for a, b in zip(held, shown, strict=True)]
            if number < together:
                continue
            title = tr("Round {n}", n=number)
            if number == together:
                title = tr("Rounds {a} to {b}", a=1, b=number)
            found.append((title, tuple(held), tuple(totals)))
            held = [0] * len(self._order)
        return found

    def _rounds(self, rect: pygame.Rect, rows: int) -> list[Widget]:
        units = self.units
        widgets: list[Widget] = [Panel(rect)]
        inner = rect.inflate(-2 * units.px(14), -units.px(24))
        two = len(self._order) == 2
        names = [self._names.side(side) for side in self._order]
        head = pygame.Rect(inner.x, inner.y, inner.width, self._header())
        first = round(inner.width * (0.26 if two else 0.24))
        titles = [tr("Points"), tr("Total")] if two else []
        columns = names * 2 if two else names
        if two:
            upper = pygame.Rect(head.x, head.y, head.width, units.px(24))
            groups = cells(upper, [first, None, None], 0)[1:]
            for title, place in zip(titles, groups, strict=True):
                widgets.append(_caption(title, place))
            head = pygame.Rect(head.x, upper.bottom, head.width, head.height - upper.height)
        for name, place in zip(columns, cells(head, [first, *[None] * len(columns)], 0)[1:],
                               strict=True):  # fmt: skip
            place = place.inflate(-units.px(8), 0)
            widgets.append(_small(name, place))
        y = inner.y + self._header()
        for title, points, totals in self._lines(rows):
            line = pygame.Rect(inner.x, y, inner.width, self._row())
            values = [*points, *totals] if two else list(points)
            widgets += self._line(line, first, title, values, len(points) if two else 99)
            y += self._row()
        if not two:
            line = pygame.Rect(inner.x, y, inner.width, self._row())
            final = [self._match.points[side] for side in self._order]
            widgets += self._line(line, first, tr("Total"), final, 0)
        return widgets

    def _line(
        self, line: pygame.Rect, first: int, title: str, values: list[int], strong: int
    ) -> list[Widget]:
        """One line of the table; values from the ``strong``-th on are bold."""
        places = cells(line, [first, *[None] * len(values)], 0)
        found: list[Widget] = [
            Rule(pygame.Rect(line.x, line.y, line.width, 1)),
            Label(title, places[0].inflate(-self.units.px(8), 0), color=theme.MUTED),
        ]
        for number, (value, place) in enumerate(zip(values, places[1:], strict=True)):
            weight = theme.BOLD if number >= strong else theme.MEDIUM
            found.append(Label(digits(value), place, weight=weight, align="center", tabular=True))
        return found

    # --- the numbers

    def _numbers(self, rect: pygame.Rect) -> list[Widget]:
        units = self.units
        widgets: list[Widget] = [Panel(rect)]
        inner = rect.inflate(-2 * units.px(20), -2 * units.px(14))
        line = min(units.px(44), (inner.height - units.px(24)) // 4)
        widgets.append(
            Label(tr("The match"), pygame.Rect(inner.x, inner.y, inner.width, units.px(24)),
                  theme.CAPTION, theme.MEDIUM, theme.MUTED)
        )  # fmt: skip
        y = inner.y + units.px(24)
        for title, value in self._facts():
            row = pygame.Rect(inner.x, y, inner.width, line)
            style = text.style(units, theme.BODY, theme.BOLD)
            wide = min(text.width(value, style), round(inner.width * 0.62))
            name, fact = cells(row, [None, wide], units.px(8))
            fits = text.width(title, text.style(units)) <= name.width
            step = theme.BODY if fits else theme.CAPTION
            widgets.append(Label(title, name, step, color=theme.MUTED))
            widgets.append(Label(value, fact, weight=theme.BOLD, align="end"))
            y += line
        return widgets

    def _facts(self) -> list[tuple[str, str]]:
        found = self._summary
        facts = [
            (tr("Surs made"), self._by_side(found.surs)),
            (tr("Clubs won"), self._by_side(found.clubs)),
            (tr("Cards taken"), self._by_side(found.cards)),
        ]
        if found.longest is not None:
            _, play = found.longest
            chips = f"{markup.chip(play.card)} {markup.chips(play.captured)}"
            if len(play.captured) > 2:
                chips = f"{markup.chip(play.card)} {ltr('+ ' + digits(len(play.captured)))}"
            facts.append((tr("Longest capture"), chips))
        return facts

    def _by_side(self, values: Sequence[int]) -> str:
        shown = [values[side] for side in self._order]
        if direction() == "rtl":
            shown.reverse()
        dash = " – " if len(shown) == 2 else "–"
        return ltr(dash.join(digits(value) for value in shown))

    # --- acting

    def _again(self) -> None:
        self.finish("again")

    def _leave(self) -> None:
        self.finish("title")

    def enter_key(self) -> bool:
        self._again()
        return True

    def escape(self) -> bool:
        self._leave()
        return True

    # --- picture

    def update(self, dt: float) -> bool:
        return self._spread.pass_time(dt) | super().update(dt)

    def draw_under(self, surface: pygame.Surface) -> None:
        super().draw_under(surface)
        units = self.units
        _rosette(surface, self.window.center, units.px(330))
        title = self._title()
        style = text.style(units, theme.DISPLAY, theme.HEAVY)
        wide = min(text.width(title, style), self.window.width - units.px(40))
        if text.width(title, style) > wide:
            style = text.style(units, theme.TITLE, theme.HEAVY)
            wide = min(text.width(title, style), self.window.width - units.px(40))
        text.draw(surface, title, style, self._head, align="center")
        self._draw_lines(surface, wide, self._spread.value)

    def _draw_lines(self, surface: pygame.Surface, wide: int, share: float) -> None:
        """A gold line with stars on either side of the title, drawn outwards."""
        units = self.units
        gap, inner, outer = units.px(38), units.px(12), units.px(17)
        most = (self.window.width - wide) // 2 - gap - inner - outer - units.px(30)
        length = min(units.px(180), most)
        if length < units.px(30):
            return
        y = self._head.centery + units.px(2)
        thin = max(1, round(1.2 * units.u))
        for side in (-1, 1):
            start = self.window.centerx + side * (wide // 2 + gap)
            _star(surface, (start, y), inner, share)
            first = start + side * (inner // 2 + units.px(10))
            reach = round(length * share)
            line = pygame.Rect(min(first, first + side * reach), y, reach, thin)
            shapes.box(surface, line, 0, theme.alpha(theme.GOLD, 0.6))
            end = first + side * (reach + units.px(12))
            _star(surface, (end, y), outer, share)

    def keys(self) -> Sequence[KeyHelp]:
        return [
            KeyHelp(("Enter",), tr("Play again")),
            KeyHelp(("Esc",), tr("Title screen")),
        ]


def _caption(words: str, place: pygame.Rect) -> Label:
    return Label(words, place, theme.CAPTION, theme.MEDIUM, theme.MUTED, align="center")


def _small(name: str, place: pygame.Rect) -> Label:
    return Label(name, place, theme.CAPTION, theme.SEMIBOLD, align="center", wrap=True, max_lines=2)


def _star(surface: pygame.Surface, at: tuple[int, int], side: int, share: float) -> None:
    size = max(2, round(side * share))
    sign = icons.icon("star", size, theme.GOLD)
    surface.blit(sign, sign.get_rect(center=at))


def _rosette(surface: pygame.Surface, at: tuple[int, int], radius: int) -> None:
    """A large star pattern behind everything, hardly to be seen."""
    side = round(radius * 2.5)
    c = side / 2
    rings = "".join(
        f'<polygon points="{icons.star_points(c, c, radius * share, turn)}"/>'
        for share, turn in ((1, 0), (0.8, 22.5), (0.62, 0), (0.42, 22.5), (0.26, 0))
    )
    key = ("rosette", radius)
    picture = _pictures.get(key)
    if picture is None:
        _pictures.clear()
        picture = _pictures[key] = icons.raster(
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {side} {side}">'
            f'<g fill="none" stroke="#F4EBD9" stroke-opacity=".06" stroke-width="1.4">{rings}'
            "</g></svg>",
            side,
            side,
        )
    surface.blit(picture, picture.get_rect(center=at))


_pictures: dict[tuple[str, int], pygame.Surface] = {}
