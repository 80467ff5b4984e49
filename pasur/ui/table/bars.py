"""The score panel as a bar over a square table, or as two rows over a tall one."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import pygame

from pasur.i18n import digits, direction, ltr, tr
from pasur.ui import markup, text, theme
from pasur.ui.table import wording
from pasur.ui.table.hud import Hud, SideLine
from pasur.ui.table.siding import fitted
from pasur.ui.table.stars import stars, stars_width
from pasur.ui.units import Units
from pasur.ui.widgets.base import mirrored

Painter = Callable[[pygame.Surface, pygame.Rect], None]


@dataclass(slots=True)
class _Part:
    """A part of a bar: least and wanted width, and how it is painted."""

    least: int
    wanted: int
    paint: Painter
    end: bool = False


def _score_part(units: Units, side: SideLine) -> _Part:
    name = text.style(units, theme.BODY, theme.MEDIUM)
    points = text.style(units, theme.SECTION, theme.BOLD, tabular=True)
    value = digits(side.points)
    starry = stars_width(units, side.surs)
    number = text.width(value, points)
    gap = units.px(6)
    wanted = text.width(side.name, name)
    least = min(wanted, text.width(side.name[:5] + "…", name))

    def paint(surface: pygame.Surface, rect: pygame.Rect) -> None:
        room = rect.width - number - gap - starry
        label = pygame.Rect(rect.x, rect.y, room, rect.height)
        text.draw(surface, fitted(side.members, name, room), name, mirrored(label, rect))
        spot = pygame.Rect(rect.x + room + gap, rect.y, starry, rect.height)
        stars(surface, units, side.surs, spot, rect)
        text.draw(surface, value, points, rect, align="end")

    rest = number + gap + starry
    return _Part(least + rest, wanted + rest, paint)


def _words_part(words: str, style: text.Style, end: bool = False) -> _Part:
    wide = text.width(words, style)

    def paint(surface: pygame.Surface, rect: pygame.Rect) -> None:
        text.draw(surface, words, style, rect, align="end" if end else "start")

    return _Part(wide, wide, paint, end)


def _clubs_part(units: Units, hud: Hud) -> _Part:
    style = text.style(units, theme.BODY, theme.BOLD, tabular=True)
    sides = hud.sides if direction() == "ltr" else tuple(reversed(hud.sides))
    numbers = "–".join(digits(side.clubs) for side in sides)
    return _words_part(f"{markup.suit_sign(0)} {ltr(numbers)}", style)


def _muted(units: Units) -> text.Style:
    return text.style(units, theme.BODY, theme.MEDIUM, theme.MUTED)


def bar(surface: pygame.Surface, units: Units, rect: pygame.Rect, hud: Hud, buttons: int) -> None:
    margin = units.px(16)
    inner = pygame.Rect(rect.x + margin, rect.y, rect.width - 2 * margin - buttons, rect.height)
    inner = mirrored(inner, rect.inflate(-2 * margin, 0))
    parts = [_score_part(units, side) for side in hud.sides]
    parts.append(_words_part(wording.target(hud.target), _muted(units)))
    if hud.clubs and hud.number:
        parts.append(_clubs_part(units, hud))
    if hud.deal:
        words = wording.deal_of(hud.deal, hud.deals)
        parts.append(_words_part(words, _muted(units), end=True))
    _row(surface, units, inner, parts)


def two_rows(
    surface: pygame.Surface, units: Units, rect: pygame.Rect, hud: Hud, buttons: int
) -> None:
    margin = units.px(16)
    half = (rect.height - units.px(16)) // 2
    upper = pygame.Rect(
        rect.x + margin, rect.y + units.px(8), rect.width - 2 * margin - buttons, half
    )
    whole = rect.inflate(-2 * margin, 0)
    parts = [_score_part(units, side) for side in hud.sides]
    parts.append(_words_part(wording.target(hud.target), _muted(units)))
    _row(surface, units, mirrored(upper, whole), parts)
    lower = pygame.Rect(whole.x, upper.bottom, whole.width, half)
    second = []
    if hud.number:
        title = tr(
            "{round} · {deal}",
            round=wording.round_title(hud.number),
            deal=wording.deal_of(hud.deal, hud.deals),
        )
        second.append(_words_part(title, _muted(units)))
        if hud.clubs:
            second.append(_clubs_part(units, hud))
    if hud.plays:
        style = text.style(units, theme.BODY, theme.REGULAR)
        part = _words_part(hud.plays[0], style, end=True)
        part.least = units.px(60)
        second.append(part)
    _row(surface, units, lower, second)


def _row(surface: pygame.Surface, units: Units, rect: pygame.Rect, parts: list[_Part]) -> None:
    """Parts side by side from the start of the line, those for the end at the end; where room is
    short they shrink, and then the gaps do."""
    gap = units.px(18)
    widths = [part.wanted for part in parts]
    over = sum(widths) + gap * (len(parts) - 1) - rect.width
    if over > 0:
        gap = max(units.px(9), gap - over // max(1, len(parts) - 1) - 1)
        over = sum(widths) + gap * (len(parts) - 1) - rect.width
    for i, part in enumerate(parts):
        if over > 0:
            give = min(over, widths[i] - part.least)
            widths[i] -= give
            over -= give
    x = rect.x
    ending = sum(w for w, part in zip(widths, parts, strict=True) if part.end)
    for part, wide in zip(parts, widths, strict=True):
        left = rect.right - ending if part.end else x
        part.paint(surface, mirrored(pygame.Rect(left, rect.y, wide, rect.height), rect))
        x += wide + gap
