"""The score of a round, category by category, as a sheet whose numbers pop one after another."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from pasur.engine import (
    ACES,
    JACKS,
    TEN_OF_DIAMONDS,
    TWO_OF_CLUBS,
    Mask,
    Observation,
    RoundScore,
    cards_of,
)
from pasur.i18n import digits, ltr, tr
from pasur.ui import markup, shapes, text, theme
from pasur.ui.table import easing
from pasur.ui.table.siding import fitted
from pasur.ui.table.wording import Names
from pasur.ui.units import Units
from pasur.ui.widgets.base import mirrored

FIRST = 0.25
APART = 0.42
POP = 0.30
TOTAL_AFTER = 0.55
RUN_UP = 0.6


@dataclass(frozen=True, slots=True)
class Row:
    """One category: its name, the points of each side, and what proves them, as signs."""

    title: str
    points: tuple[int, ...]
    proofs: tuple[str, ...]
    gold: bool = False


@dataclass(frozen=True, slots=True)
class Sheet:
    """A round's score as it is shown; sides in the order of the columns, the viewer's first.

    ``before`` and ``after`` are the match points without and with this round.
    """

    names: tuple[str, ...]
    rows: tuple[Row, ...]
    totals: tuple[int, ...]
    before: tuple[int, ...]
    after: tuple[int, ...]
    target: int
    own: int | None
    members: tuple[tuple[str, ...], ...]


def sheet(seen: Observation, names: Names, viewer: int) -> Sheet:
    """The sheet of the round that ``seen`` has just finished; raises ValueError without one."""
    score = seen.score
    if score is None:
        raise ValueError("no round has been scored")
    rules = seen.rules
    first = rules.side_of(viewer)
    order = [(first + step) % rules.sides for step in range(rules.sides)]
    totals = tuple(score.totals[side] for side in order)
    after = tuple(seen.points[side] for side in order)
    own = next((i for i, side in enumerate(order) if names.is_you(side)), None)
    return Sheet(
        names=tuple(names.side(side) for side in order),
        rows=_rows(seen, score, order),
        totals=totals,
        before=tuple(a - b for a, b in zip(after, totals, strict=True)),
        after=after,
        target=rules.target,
        own=own,
        members=tuple(names.members(side) for side in order),
    )


def _rows(seen: Observation, score: RoundScore, order: list[int]) -> tuple[Row, ...]:
    sides = [score.sides[side] for side in order]
    piles = [seen.piles[side] for side in order]
    clubs = tr("Most clubs") if seen.rules.clubs == "most" else tr("Seven clubs")
    rows = [
        Row(
            clubs,
            tuple(s.club_points for s in sides),
            tuple(f"{markup.suit_sign(0)} {ltr(digits(s.clubs))}" for s in sides),
        ),
        _card_row(tr("Ten of diamonds"), 1 << TEN_OF_DIAMONDS, 3, piles),
        _card_row(tr("Two of clubs"), 1 << TWO_OF_CLUBS, 2, piles),
        _card_row(tr("Aces"), ACES, 1, piles),
        _card_row(tr("Jacks"), JACKS, 1, piles),
    ]
    if seen.rules.sur_points:
        rows.append(
            Row(
                tr("Surs held"),
                tuple(s.sur_points for s in sides),
                tuple(_stars(s.surs) for s in sides),
                gold=any(s.sur_points for s in sides),
            )
        )
    return tuple(rows)


def _stars(count: int) -> str:
    return markup.star() * count if count <= 5 else f"{markup.star()} {ltr('×' + digits(count))}"


def _card_row(title: str, cards: Mask, worth: int, piles: list[Mask]) -> Row:
    return Row(
        title,
        tuple(worth * (pile & cards).bit_count() for pile in piles),
        tuple(markup.chips(cards_of(pile & cards)) for pile in piles),
    )


class SheetPicture:
    """Places and draws a sheet. ``clock`` is how long it has been shown, in seconds."""

    def __init__(self, sheet: Sheet, units: Units, room: pygame.Rect) -> None:
        self.sheet = sheet
        self.units = units
        self.room = room
        sides = len(sheet.names)
        self.bar = units.px(34)
        head, total = units.px(48), units.px(58)
        below = units.px(18) + sides * self.bar
        pad = units.px(8)
        spare = room.height - head - total - below - 2 * pad
        self.row = max(units.px(30), min(units.px(52), spare // len(sheet.rows)))
        high = 2 * pad + head + self.row * len(sheet.rows) + total
        width = min(room.width, units.px(840))
        self.panel = pygame.Rect(room.centerx - width // 2, room.y, width, high)
        self.head = head
        self.total = total
        self.pad = pad
        self.bars = pygame.Rect(
            self.panel.x, self.panel.bottom + units.px(18), width, sides * self.bar
        )

    # --- time

    def row_start(self, number: int) -> float:
        """When the numbers of a row begin to pop; the total counts as the last row."""
        extra = TOTAL_AFTER - APART if number == len(self.sheet.rows) else 0.0
        return FIRST + APART * number + extra

    @property
    def length(self) -> float:
        """How long it takes until everything is shown."""
        return self.row_start(len(self.sheet.rows)) + POP + RUN_UP

    def pop_share(self, number: int, clock: float) -> float:
        """How large the numbers of a row are at ``clock``; 0 not yet there, 1 at rest."""
        t = (clock - self.row_start(number)) / POP
        return 0.0 if t <= 0 else easing.pop(min(1.0, t))

    def run_share(self, clock: float) -> float:
        """How much of the round's points has been added to the match points at ``clock``."""
        t = (clock - self.row_start(len(self.sheet.rows)) - POP) / RUN_UP
        return easing.in_out(max(0.0, min(1.0, t)))

    # --- drawing

    def draw(self, surface: pygame.Surface, clock: float) -> None:
        """Draw the sheet as it is at ``clock``."""
        units, panel = self.units, self.panel
        radius = units.px(theme.PANEL_RADIUS)
        shapes.box(surface, panel, radius, theme.PANEL, theme.LINE, units.hairline())
        inner = panel.inflate(-2 * units.px(20), -2 * self.pad)
        self._draw_head(surface, pygame.Rect(inner.x, inner.y, inner.width, self.head))
        y = inner.y + self.head
        for number, row in enumerate(self.sheet.rows):
            rect = pygame.Rect(inner.x, y, inner.width, self.row)
            self._draw_row(surface, rect, row, self.pop_share(number, clock))
            y += self.row
        rect = pygame.Rect(inner.x, y, inner.width, self.total)
        self._draw_total(surface, rect, self.pop_share(len(self.sheet.rows), clock))
        self._draw_bars(surface, self.run_share(clock))

    def _columns(self, rect: pygame.Rect) -> tuple[pygame.Rect, list[pygame.Rect]]:
        """The room of the title and, for each side, that of its number."""
        sides = len(self.sheet.names)
        first = 0.48 if sides == 2 else 0.28
        shares = [(first, 0.13), (first + 0.16, 0.13)]
        if sides > 2:
            each = (1 - first) / sides
            shares = [(first + i * each, each) for i in range(sides)]
        title = pygame.Rect(rect.x, rect.y, round(rect.width * 0.28), rect.height)
        cells = [
            pygame.Rect(rect.x + round(rect.width * x), rect.y, round(rect.width * w), rect.height)
            for x, w in shares
        ]
        return mirrored(title, rect), [mirrored(cell, rect) for cell in cells]

    def _draw_head(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        title, cells = self._columns(rect)
        for side, (name, cell) in enumerate(zip(self.sheet.names, cells, strict=True)):
            style = text.style(self.units, theme.SECTION, theme.SEMIBOLD)
            room, align = cell.inflate(-self.units.px(6), 0), "center"
            if len(cells) == 2 and text.width(name, style) > room.width:
                room, align = self._beside(rect, title, cells, side)
            if text.width(name, style) > room.width:
                style = text.style(self.units, theme.BODY, theme.SEMIBOLD)
                name = fitted(self.sheet.members[side], style, room.width)
            text.draw(surface, name, style, room, align=align)  # type: ignore[arg-type]

    def _beside(
        self, rect: pygame.Rect, title: pygame.Rect, cells: list[pygame.Rect], side: int
    ) -> tuple[pygame.Rect, str]:
        """Room for a long name over one of two columns: outwards from its number."""
        first, second = (mirrored(cell, rect) for cell in cells)
        label = mirrored(title, rect)
        if side == 0:
            room = pygame.Rect(label.centerx, rect.y, first.right - label.centerx, rect.height)
            return mirrored(room, rect), "end"
        room = pygame.Rect(second.x, rect.y, rect.right - second.x, rect.height)
        return mirrored(room, rect), "start"

    def _draw_row(self, surface: pygame.Surface, rect: pygame.Rect, row: Row, share: float) -> None:
        units = self.units
        if row.gold and share > 0:
            wash = theme.alpha(theme.GOLD, 0.13 * min(1.0, share))
            shapes.box(surface, rect, 0, wash)
        shapes.rule(surface, rect.x, rect.y, rect.width, units.hairline())
        title, cells = self._columns(rect)
        room = title.inflate(-2 * units.px(14), 0)
        weight = theme.SEMIBOLD if row.gold else theme.MEDIUM
        text.draw(surface, row.title, text.style(units, theme.BODY, weight), room)
        if share <= 0:
            return
        for side in range(len(cells)):
            gold = row.gold and row.points[side] > 0
            place, proof = self._proof(rect, cells, side)
            self._number(surface, place, row.points[side], share, gold)
            self._draw_proof(surface, proof, side, row)

    def _proof(
        self, rect: pygame.Rect, cells: list[pygame.Rect], side: int
    ) -> tuple[pygame.Rect, pygame.Rect]:
        """Where the number and what proves it go: beside each other outwards for two sides,
        under each other for more."""
        cell = cells[side]
        units = self.units
        if len(cells) > 2:
            number = pygame.Rect(cell.x, cell.y, cell.width, round(cell.height * 0.62))
            below = round(cell.height * 0.56)
            proof = pygame.Rect(cell.x, cell.y + below, cell.width, cell.height - below)
            return number, proof
        gap = units.px(10)
        logical = [mirrored(c, rect) for c in cells]
        if side == 0:
            left = rect.x + round(rect.width * 0.27)
            proof = pygame.Rect(left, rect.y, logical[0].x - gap - left, rect.height)
        else:
            left = logical[1].right + gap
            proof = pygame.Rect(left, rect.y, rect.right - left, rect.height)
        return cell, mirrored(proof, rect)

    def _draw_proof(self, surface: pygame.Surface, rect: pygame.Rect, side: int, row: Row) -> None:
        words = row.proofs[side]
        if not words:
            return
        many = len(self.sheet.names) > 2
        color = theme.GOLD_TEXT if row.gold else theme.TEXT if row.points[side] else theme.MUTED
        style = text.style(self.units, theme.BODY, theme.BOLD, color)
        if many or text.width(words, style) > rect.width:
            style = text.style(self.units, theme.CAPTION, theme.BOLD, color)
        align: text.Align = "center" if many else "end" if side == 0 else "start"
        text.draw(surface, words, style, rect, align=align)

    def _number(
        self, surface: pygame.Surface, cell: pygame.Rect, points: int, share: float, gold: bool
    ) -> None:
        color = theme.GOLD_TEXT if gold else theme.TEXT
        if not points:
            color = theme.mix(theme.PANEL_RGB, theme.MUTED, 0.75)
        tight = len(self.sheet.names) > 2 and self.row < self.units.px(46)
        step = theme.SECTION if tight else theme.NUMBER
        style = text.style(self.units, step, theme.BOLD, color, tabular=True)
        _popped(surface, digits(points) if points else "–", style, cell, share)

    def _draw_total(self, surface: pygame.Surface, rect: pygame.Rect, share: float) -> None:
        units = self.units
        line = pygame.Rect(rect.x, rect.y, rect.width, max(2, units.px(2)))
        shapes.box(surface, line, 0, theme.alpha(theme.IVORY, 0.28))
        title, cells = self._columns(rect)
        style = text.style(units, theme.BODY, theme.SEMIBOLD)
        text.draw(surface, tr("This round"), style, title.inflate(-2 * units.px(14), 0))
        if share <= 0:
            return
        number = text.style(units, theme.TITLE, theme.BOLD, tabular=True)
        for cell, points in zip(cells, self.sheet.totals, strict=True):
            _popped(surface, digits(points), number, cell, share)

    def _draw_bars(self, surface: pygame.Surface, share: float) -> None:
        for side in range(len(self.sheet.names)):
            line = pygame.Rect(
                self.bars.x, self.bars.y + side * self.bar, self.bars.width, self.bar
            ).inflate(-2 * self.units.px(20), 0)
            self._draw_bar(surface, line, side, share)

    def _draw_bar(
        self, surface: pygame.Surface, line: pygame.Rect, side: int, share: float
    ) -> None:
        units, sheet = self.units, self.sheet
        before, gained = sheet.before[side], sheet.totals[side]
        label_w = min(round(line.width * 0.24), units.px(170))
        sum_style = text.style(units, theme.BODY, theme.MEDIUM, theme.MUTED, tabular=True)
        value_style = text.style(units, theme.NUMBER, theme.BOLD, tabular=True)
        value_w = units.px(56)
        sum_w = text.width(ltr(digits("000 + 00")), sum_style) + units.px(6)
        label = pygame.Rect(line.x, line.y, label_w, line.height)
        name = text.style(units, theme.BODY, theme.SEMIBOLD)
        called = fitted(sheet.members[side], name, label.width)
        text.draw(surface, called, name, mirrored(label, line))
        value = pygame.Rect(line.right - value_w, line.y, value_w, line.height)
        shown = before + round(gained * share)
        text.draw(surface, digits(shown), value_style, mirrored(value, line), align="end")
        sums = pygame.Rect(value.x - sum_w, line.y, sum_w, line.height)
        words = ltr(f"{digits(before)} + {digits(gained)}")
        text.draw(surface, words, sum_style, mirrored(sums, line), align="end")
        left = label.right + units.px(12)
        track = pygame.Rect(left, 0, sums.x - units.px(14) - left, units.px(9.6))
        track.centery = line.centery
        self._fill(surface, track, line, side, share)

    def _fill(
        self,
        surface: pygame.Surface,
        track: pygame.Rect,
        line: pygame.Rect,
        side: int,
        share: float,
    ) -> None:
        sheet = self.sheet
        color = theme.IVORY if side == 0 else theme.SECOND_SIDE
        shapes.pill(surface, mirrored(track, line), theme.TRACK)
        gained = sheet.before[side] + sheet.totals[side] * share
        fills = ((gained, theme.alpha(color, 0.55)), (sheet.before[side], color))
        for points, paint in fills:
            wide = round(track.width * min(1.0, points / sheet.target))
            if wide >= track.height:
                part = pygame.Rect(track.x, track.y, wide, track.height)
                shapes.pill(surface, mirrored(part, line), paint)


def _popped(
    surface: pygame.Surface, words: str, style: text.Style, cell: pygame.Rect, share: float
) -> None:
    """A number in the middle of ``cell``, ``share`` of its size."""
    if share >= 1.0 and abs(share - 1.0) < 0.01:
        text.draw(surface, words, style, cell, align="center")
        return
    size = max(1, round(style.size * share))
    scaled = text.Style(size, style.weight, style.color, style.tabular)
    text.draw(surface, words, scaled, cell.inflate(cell.width, 0), align="center")
