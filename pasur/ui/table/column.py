"""The score panel as a column beside a wide table.

When room is short, things go in a fixed order: older plays, the cards that score, the last play;
points, target, deal, clubs and surs stay.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import pygame

from pasur.i18n import digits, direction, ltr, tr
from pasur.ui import icons, markup, shapes, text, theme
from pasur.ui.table import wording
from pasur.ui.table.hud import Hud, SideLine
from pasur.ui.table.siding import fitted
from pasur.ui.table.stars import stars, stars_width
from pasur.ui.units import Units
from pasur.ui.widgets.base import mirrored

CLUBS_GO, PLAY_GOES, CARDS_GO, OLDER_GO = 1, 2, 3, 10
"""What goes when room is short, from the last to the first; older plays go one by one."""

Painter = Callable[[pygame.Surface, pygame.Rect], None]


@dataclass(slots=True)
class _Block:
    """A part of the column: its height, how it is painted, and in which order it goes when room
    is short (the highest first, 0 never); ``rule`` draws a hairline over it."""

    height: int
    paint: Painter
    goes: int = 0
    rule: bool = False


def column(
    surface: pygame.Surface, units: Units, rect: pygame.Rect, hud: Hud, buttons: int
) -> None:
    pad = units.px(17.6)
    inner = pygame.Rect(
        rect.x + pad, rect.y + units.px(20), rect.width - 2 * pad, rect.height - units.px(40)
    )
    inner.height -= buttons
    gap = units.px(16)
    blocks = _fitting(_blocks(units, hud, inner.width), inner.height, gap)
    y = inner.y
    for number, block in enumerate(blocks):
        if block.rule:
            shapes.rule(surface, inner.x, y, inner.width, units.hairline())
            y += gap
        block.paint(surface, pygame.Rect(inner.x, y, inner.width, block.height))
        y += block.height + (gap if number + 1 < len(blocks) and blocks[number + 1].rule else 0)


def _fitting(blocks: list[_Block], room: int, gap: int) -> list[_Block]:
    """The blocks that fit, the least important gone first."""
    kept = list(blocks)
    while _taken(kept, gap) > room:
        next_gone = max(block.goes for block in kept)
        if not next_gone:
            return kept
        kept = [block for block in kept if block.goes != next_gone]
    return kept


def _taken(blocks: list[_Block], gap: int) -> int:
    return sum(block.height + (2 * gap if block.rule else 0) for block in blocks)


def _blocks(units: Units, hud: Hud, width: int) -> list[_Block]:
    blocks = [_title(units, hud)]
    blocks += [_side_block(units, hud, side) for side in hud.sides]
    blocks.append(_target(units, hud))
    if hud.clubs:
        blocks.append(_race(units, hud) if len(hud.sides) == 2 else _club_list(units, hud))
    if any(side.cards for side in hud.sides):
        blocks += _taken_blocks(units, hud, width)
    return blocks + _play_blocks(units, hud, width)


def _caption(units: Units) -> text.Style:
    return text.style(units, theme.CAPTION, theme.MEDIUM, theme.MUTED)


def _title(units: Units, hud: Hud) -> _Block:
    title = text.style(units, theme.SECTION, theme.BOLD)
    note = text.style(units, theme.BODY, theme.MEDIUM, theme.MUTED)
    deal = wording.deal_of(hud.deal, hud.deals) if hud.deal else ""

    def paint(surface: pygame.Surface, rect: pygame.Rect) -> None:
        if hud.number:
            text.draw(surface, wording.round_title(hud.number), title, rect)
            text.draw(surface, deal, note, rect, align="end")

    return _Block(units.px(28), paint)


def _side_block(units: Units, hud: Hud, side: SideLine) -> _Block:
    name = text.style(units, theme.BODY, theme.SEMIBOLD)
    points = text.style(units, theme.TITLE, theme.BOLD, tabular=True)
    height = units.px(54)

    def paint(surface: pygame.Surface, rect: pygame.Rect) -> None:
        value = digits(side.points)
        room = text.width(value, points) + units.px(8)
        bar = units.px(6.4)
        line = pygame.Rect(rect.x, rect.y + units.px(8), rect.width, height - units.px(8) - bar)
        starry = stars_width(units, side.surs)
        most = rect.width - room - starry
        called = fitted(side.members, name, most)
        name_w = min(most, text.width(called, name))
        lower = line.move(0, units.px(3))
        label = pygame.Rect(lower.x, lower.y, name_w, lower.height)
        text.draw(surface, called, name, mirrored(label, rect))
        spot = pygame.Rect(lower.x + name_w + units.px(6), lower.y, starry, lower.height)
        stars(surface, units, side.surs, spot, rect)
        text.draw(surface, value, points, line, align="end")
        track = pygame.Rect(rect.x, rect.y + height - bar, rect.width, bar)
        _progress(surface, track, side.points / hud.target, side.own)

    return _Block(height, paint)


def _progress(surface: pygame.Surface, track: pygame.Rect, share: float, own: bool) -> None:
    shapes.pill(surface, track, theme.TRACK)
    wide = round(track.width * max(0.0, min(1.0, share)))
    if wide >= track.height:
        filled = mirrored(pygame.Rect(track.x, track.y, wide, track.height), track)
        shapes.pill(surface, filled, theme.IVORY if own else theme.SECOND_SIDE)


def _target(units: Units, hud: Hud) -> _Block:
    def paint(surface: pygame.Surface, rect: pygame.Rect) -> None:
        words = wording.target(hud.target)
        text.draw(surface, words, _caption(units), rect, align="end", valign="bottom")

    return _Block(units.px(24), paint)


def _race(units: Units, hud: Hud) -> _Block:
    """Clubs of two sides: thirteen cells that fill from both ends."""
    number = text.style(units, theme.BODY, theme.BOLD, tabular=True)
    own, other = hud.sides

    def paint(surface: pygame.Surface, rect: pygame.Rect) -> None:
        top = pygame.Rect(rect.x, rect.y, rect.width, units.px(22))
        text.draw(surface, tr("Clubs"), _caption(units), top)
        one, two = (own, other) if direction() == "ltr" else (other, own)
        score = ltr(f"{digits(one.clubs)} – {digits(two.clubs)}")
        text.draw(surface, score, number, top, align="end")
        cells = pygame.Rect(rect.x, rect.bottom - units.px(17), rect.width, units.px(17))
        _cells(surface, units, cells, own.clubs, other.clubs)

    return _Block(units.px(47), paint, CLUBS_GO, rule=True)


def _cells(surface: pygame.Surface, units: Units, rect: pygame.Rect, own: int, other: int) -> None:
    gap = units.px(2.6)
    step = (rect.width + gap) / 13
    for i in range(13):
        left = round(rect.x + i * step)
        wide = round(rect.x + (i + 1) * step) - gap - left
        cell = mirrored(pygame.Rect(left, rect.y, wide, rect.height), rect)
        radius = units.px(2.9)
        ours, theirs = i < own, i >= 13 - other
        if not (ours or theirs):
            line = theme.MUTED if i == 6 else None
            shapes.box(surface, cell, radius, theme.alpha(theme.IVORY, 0.1), line, 1.5 * units.u)
            continue
        shapes.box(surface, cell, radius, theme.IVORY if ours else theme.rgb("#55797E"))
        ink = theme.BLACK_SUIT if ours else theme.GROUND_RIM
        sign = icons.suit_icon(0, units.px(11), ink)
        surface.blit(sign, sign.get_rect(center=cell.center))


def _club_list(units: Units, hud: Hud) -> _Block:
    """Clubs of three or four sides, a line each."""
    row = units.px(24)
    name = text.style(units, theme.CAPTION, theme.MEDIUM)
    number = text.style(units, theme.BODY, theme.BOLD, tabular=True)

    def paint(surface: pygame.Surface, rect: pygame.Rect) -> None:
        top = pygame.Rect(rect.x, rect.y, rect.width, units.px(20))
        text.draw(surface, tr("Clubs"), _caption(units), top)
        for i, side in enumerate(hud.sides):
            line = pygame.Rect(rect.x, top.bottom + units.px(4) + i * row, rect.width, row)
            text.draw(surface, digits(side.clubs), number, line, align="end")
            signs = min(side.clubs, 8)
            each = units.px(14.5)
            room = line.width - units.px(26) - signs * each - units.px(6)
            label = pygame.Rect(line.x, line.y, room, line.height)
            text.draw(surface, fitted(side.members, name, room), name, mirrored(label, rect))
            sign = icons.suit_icon(0, units.px(12.5), theme.TEXT)
            for k in range(signs):
                x = line.right - units.px(26) - (k + 1) * each
                spot = pygame.Rect(x, line.y, *sign.get_size())
                spot.centery = line.centery
                surface.blit(sign, mirrored(spot, rect))

    return _Block(units.px(24) + row * len(hud.sides), paint, CLUBS_GO, rule=True)


def _taken_blocks(units: Units, hud: Hud, width: int) -> list[_Block]:
    """The cards that score by themselves, by side."""
    name = text.style(units, theme.CAPTION, theme.MEDIUM)
    cards = text.style(units, theme.BODY, theme.REGULAR)

    def head(surface: pygame.Surface, rect: pygame.Rect) -> None:
        text.draw(surface, tr("Points taken this round"), _caption(units), rect, valign="top")

    def line(side: SideLine) -> _Block:
        words = markup.chips(side.cards)
        wide = text.width(words, cards)
        beside = wide + units.px(76) <= width
        row = units.px(27)
        high = row if beside else row + text.height(" ".join(words), cards, width)

        def paint(surface: pygame.Surface, rect: pygame.Rect) -> None:
            first = pygame.Rect(rect.x, rect.y, rect.width, row)
            if beside:
                room = pygame.Rect(rect.x, rect.y, rect.width - wide - units.px(6), row)
                called = fitted(side.members, name, room.width)
                text.draw(surface, called, name, mirrored(room, rect))
                text.draw(surface, words, cards, first, align="end")
                return
            text.draw(surface, fitted(side.members, name, first.width), name, first)
            rest = pygame.Rect(rect.x, rect.y + row, rect.width, rect.height - row)
            text.draw(surface, " ".join(words), cards, rest, wrap=True, valign="top")

        return _Block(high, paint, goes=CARDS_GO)

    blocks = [_Block(units.px(24), head, goes=CARDS_GO, rule=True)]
    return blocks + [line(side) for side in hud.sides]


def _play_blocks(units: Units, hud: Hud, width: int) -> list[_Block]:
    """The last plays in words, the newest first; older ones are fainter and go first."""
    if not hud.plays:
        return []

    def head(surface: pygame.Surface, rect: pygame.Rect) -> None:
        text.draw(surface, tr("Last plays"), _caption(units), rect, valign="top")

    blocks = [_Block(units.px(26), head, goes=PLAY_GOES, rule=True)]
    for number, words in enumerate(hud.plays):
        weight = theme.REGULAR if number else theme.MEDIUM
        color = theme.alpha(theme.TEXT, 0.72) if number else theme.TEXT
        style = text.style(units, theme.BODY, weight, color)
        high = text.height(words, style, width, 2) + units.px(9)
        blocks.append(
            _Block(
                high, _line_painter(words, style), goes=OLDER_GO + number if number else PLAY_GOES
            )
        )
    return blocks


def _line_painter(words: str, style: text.Style) -> Painter:
    def paint(surface: pygame.Surface, rect: pygame.Rect) -> None:
        text.draw(surface, words, style, rect, wrap=True, max_lines=2, valign="top")

    return paint
