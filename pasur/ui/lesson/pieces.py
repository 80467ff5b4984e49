"""Pieces of the boards: cards, slots, flags, and the pack as a ribbon."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from pasur.engine import Card, card_text
from pasur.i18n import digits, direction
from pasur.ui import markup, shapes, text, theme
from pasur.ui.table.deck import face_name
from pasur.ui.table.faces import Faces, card_width
from pasur.ui.table.sprites import BACK
from pasur.ui.units import Units
from pasur.ui.widgets.base import Widget, ring_size
from pasur.ui.widgets.place import cells


class FaceCard(Widget):
    """A card on a board; it can be chosen and dragged where ``chosen`` is given."""

    def __init__(
        self,
        faces: Faces,
        card: Card,
        rect: pygame.Rect,
        chosen: Callable[[Card], None] | None = None,
        lit: bool = False,
        picked: bool = False,
    ) -> None:
        super().__init__(f"card {card_text(card)}", rect, enabled=chosen is not None)
        self.focusable = chosen is not None
        self.card = card
        self.offset = (0, 0)
        self._faces, self._chosen = faces, chosen
        self._lit, self._picked = lit, picked

    @property
    def look(self) -> object:
        """What makes it look otherwise."""
        sharp = self._faces.get(face_name(self.card), self.rect.height)[1]
        return self.offset, self._lit, self._picked, sharp

    def lift(self, by: tuple[int, int]) -> None:
        """It is dragged away from its place by so many pixels."""
        self.offset = by

    def activate(self) -> None:
        if self._chosen is not None:
            self._chosen(self.card)

    def draw(self, surface: pygame.Surface, units: Units) -> None:
        place = self.rect.move(self.offset)
        if self._lit or self._picked or (self.focusable and self.hovered):
            gap, width = ring_size(units)
            color = theme.GOLD if self._picked else theme.FOCUS
            shapes.ring(surface, place, units.px(4), color, width, gap // 2)
        picture, _ = self._faces.get(face_name(self.card), place.height)
        surface.blit(picture, place)


class SlotBox(Widget):
    """A place on the counting board for some cards: its name, what is in it, how many are missing.

    ``dropped`` is called with a card that is let go here, ``chosen`` when it is clicked.
    """

    def __init__(
        self,
        key: str,
        rect: pygame.Rect,
        label: str,
        cards: Sequence[Card],
        faces: Faces,
        dropped: Callable[[Card], None],
        chosen: Callable[[], None],
        waits: bool,
    ) -> None:
        super().__init__(f"slot {key}", rect)
        self.look = (label, tuple(cards), waits)
        self._faces, self._dropped, self._chosen = faces, dropped, chosen

    def drop(self, widget: Widget) -> None:
        """Something was let go over it."""
        if isinstance(widget, FaceCard):
            self._dropped(widget.card)

    def activate(self) -> None:
        self._chosen()

    def draw(self, surface: pygame.Surface, units: Units) -> None:
        label, cards, waits = self.look
        line = theme.FOCUS if waits or self.hovered else theme.INSET_LINE
        shapes.box(surface, self.rect, units.px(theme.RADIUS), theme.INSET, line, units.hairline())
        style = text.style(units, theme.CAPTION, theme.SEMIBOLD, theme.TEXT)
        inner = self.rect.inflate(-2 * units.px(6), -2 * units.px(5))
        head = pygame.Rect(inner.x, inner.y, inner.width, text.line_height(style))
        words = f"{label} · {digits(len(cards))}" if cards else label
        text.draw(surface, words, style, head, align="center")
        room = pygame.Rect(inner.x, head.bottom + 2, inner.width, inner.bottom - head.bottom - 2)
        _fan(surface, self._faces, cards, room)


def _fan(surface: pygame.Surface, faces: Faces, cards: Sequence[Card], room: pygame.Rect) -> None:
    """Cards side by side in ``room``, overlapping where they must."""
    if not cards or room.height < 12:
        return
    height = min(room.height, round(room.width * 1.2))
    width = card_width(height)
    step = min(width + 3.0, (room.width - width) / max(1, len(cards) - 1))
    left = room.centerx - (width + step * (len(cards) - 1)) / 2
    for number, card in enumerate(cards):
        picture, _ = faces.get(face_name(card), height)
        surface.blit(picture, (round(left + number * step), room.y))


class Pile(Widget):
    """Cards of a pile that are only looked at, in rows by suit."""

    focusable = False

    def __init__(
        self, key: str, rect: pygame.Rect, faces: Faces, cards: Sequence[Card], backs: int = 0
    ) -> None:
        super().__init__(f"pile {key}", rect)
        self._faces, self._cards, self._backs = faces, tuple(cards), backs

    @property
    def look(self) -> object:
        """What makes it look otherwise."""
        return self._cards, self._faces.pending

    def draw(self, surface: pygame.Surface, units: Units) -> None:
        del units
        per_row = 14
        rows = [self._cards[i : i + per_row] for i in range(0, len(self._cards), per_row)]
        if not rows:
            return
        step = self.rect.height / len(rows)
        high = max(12, min(round(step * 0.94), round(self.rect.width / per_row * 2.4)))
        for number, row in enumerate(rows):
            place = pygame.Rect(
                self.rect.x, self.rect.y + round(number * step), self.rect.width, high
            )
            _row(surface, self._faces, row, place)


def _row(surface: pygame.Surface, faces: Faces, cards: Sequence[Card], room: pygame.Rect) -> None:
    width = card_width(room.height)
    step = min(width * 1.05, (room.width - width) / max(1, 13))
    for number, card in enumerate(cards):
        picture, _ = faces.get(face_name(card), room.height)
        surface.blit(picture, (round(room.x + number * step), room.y))


class Flags(Widget):
    """Surs in the order in which they happened: a small flag with a star and whose it was."""

    focusable = False

    def __init__(self, rect: pygame.Rect, names: Sequence[str], own: Sequence[bool]) -> None:
        super().__init__("flags", rect)
        self.look = (tuple(names), tuple(own))

    def draw(self, surface: pygame.Surface, units: Units) -> None:
        names, own = self.look
        style = text.style(units, theme.BODY, theme.SEMIBOLD)
        pad, gap = units.px(14), units.px(10)
        wide = max(text.width(f"{markup.star()} {name}", style) for name in names) + 2 * pad
        if wide * len(names) + gap * (len(names) - 1) > self.rect.width:
            style = text.style(units, theme.CAPTION, theme.SEMIBOLD)
        wide = min(wide, (self.rect.width - gap * (len(names) - 1)) // len(names))
        whole = wide * len(names) + gap * (len(names) - 1)
        row = pygame.Rect(0, self.rect.y, whole, self.rect.height)
        row.centerx = self.rect.centerx
        for name, mine, place in zip(names, own, cells(row, [wide] * len(names), gap), strict=True):
            line = theme.GOLD if mine else theme.SECOND_SIDE
            shapes.box(surface, place, units.px(theme.RADIUS), theme.INSET, line, 2)
            text.draw(surface, f"{markup.star()} {name}", style, place, align="center")


class Ribbon(Widget):
    """The pack of 52 as a ribbon: what was dealt lies apart from the rest."""

    focusable = False

    def __init__(self, rect: pygame.Rect, faces: Faces, groups: Sequence[tuple[str, int]]) -> None:
        super().__init__("ribbon", rect)
        self.look = tuple(groups)
        self._faces = faces

    def draw(self, surface: pygame.Surface, units: Units) -> None:
        caption = text.style(units, theme.CAPTION, theme.MEDIUM, theme.MUTED)
        low = text.line_height(caption)
        groups = self.look
        gap = units.px(26)
        spare = self.rect.width - gap * (len(groups) - 1)
        height = min(self.rect.height - low, units.px(110), round(spare / 7 * 88 / 63))
        width = card_width(height)
        free = self.rect.width - gap * (len(groups) - 1) - width * len(groups)
        small = sum(count - 1 for _, count in groups if count <= 4)
        wide_step = min(width * 0.3, free * 0.4 / max(1, small))
        left = free - wide_step * small
        steps = [
            wide_step if count <= 4 else min(width * 0.12, left / (count - 1))
            for _, count in groups
        ]
        widths = [width + step * (each[1] - 1) for step, each in zip(steps, groups, strict=True)]
        x = self.rect.x + (self.rect.width - sum(widths) - gap * (len(groups) - 1)) / 2
        for (label, count), step, wide in zip(groups, steps, widths, strict=True):
            for number in range(count):
                picture, _ = self._faces.get(BACK, height)
                surface.blit(picture, (round(x + number * step), self.rect.y))
            under = pygame.Rect(round(x), self.rect.y + height, round(wide), low)
            text.draw(surface, label, caption, under.inflate(gap, 0), align="center")
            x += wide + gap


class CardRow(Widget):
    """Groups of cards in a row: in each, the first card with those it has to do with."""

    focusable = False

    def __init__(
        self, key: str, rect: pygame.Rect, faces: Faces, groups: Sequence[Sequence[Card]]
    ) -> None:
        super().__init__(f"cards {key}", rect)
        self._faces, self._groups = faces, groups

    def draw(self, surface: pygame.Surface, units: Units) -> None:
        gap = units.px(22)
        cards = sum(map(len, self._groups))
        gaps = gap * (len(self._groups) - 1) + units.px(4) * (cards - len(self._groups))
        widest = (self.rect.width - gaps) // cards
        height = min(self.rect.height, round(widest * 88 / 63))
        width, step = card_width(height), card_width(height) + units.px(4)
        rtl = direction() == "rtl"
        groups = list(reversed(self._groups)) if rtl else list(self._groups)
        whole = cards * width + gaps
        x = self.rect.right - whole if rtl else self.rect.x
        for group in groups:
            for card in group:
                picture, _ = self._faces.get(face_name(card), height)
                surface.blit(picture, (x, self.rect.y))
                x += step
            x += gap - units.px(4)
