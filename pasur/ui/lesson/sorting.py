"""Boards with many pieces: a pile to be sorted, and names to be pinned to plays."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from pasur.engine import Card, cards_of, suit
from pasur.i18n import tr
from pasur.teach.questions import (
    SLOTS,
    NameTags,
    Slot,
    Sort,
)
from pasur.teach.runner import Attempt, right_answers
from pasur.teach.say import chip, say
from pasur.ui import text, theme
from pasur.ui.lesson.boards import Answer, Board
from pasur.ui.lesson.pieces import FaceCard, SlotBox
from pasur.ui.table.faces import Faces, card_width
from pasur.ui.units import Units
from pasur.ui.widgets.base import Widget
from pasur.ui.widgets.buttons import Button
from pasur.ui.widgets.labels import Label
from pasur.ui.widgets.place import Stack, cells


class SortBoard(Board):
    """A pile, card by card, and the slots into which those belong that score."""

    def __init__(self, question: Sort, attempt: Attempt, faces: Faces, answer: Answer) -> None:
        super().__init__(attempt, faces, answer)
        self.question = question
        self.picked: Card | None = None

    def _put(self, slot: Slot) -> list[Card]:
        return sorted(
            pair[0] for pair in self.attempt.found if isinstance(pair, tuple) and pair[1] == slot
        )

    def widgets(self, room: pygame.Rect, units: Units) -> list[Widget]:
        part = min(self.attempt.part, len(self.question.piles) - 1)
        pile = cards_of(self.question.piles[part])
        caption = text.line_height(text.style(units, theme.BODY, theme.SEMIBOLD))
        stack = Stack(room)
        whose = tr("Your pile") if part == 0 else tr("Their pile")
        found: list[Widget] = [Label(whose, stack.take(caption, 4), weight=theme.SEMIBOLD)]
        slots = max(units.px(96), room.height // 4)
        grid = stack.take(room.height - caption - 4 - slots - units.px(12), units.px(12))
        found += self._cards(grid, pile, units)
        row = stack.take(slots)
        places = cells(row, [None] * len(self.question.slots), units.px(8))
        for slot, place in zip(self.question.slots, places, strict=True):
            found.append(
                SlotBox(
                    slot,
                    place,
                    _slot_name(slot),
                    self._put(slot),
                    self.faces,
                    self._dropped(slot),
                    self._chosen(slot),
                    self.picked is not None,
                )
            )
        return found

    def _cards(self, grid: pygame.Rect, pile: Sequence[Card], units: Units) -> list[Widget]:
        gap = units.px(5)
        best = (0, 1)
        for columns in range(4, 19):
            rows = -(-len(pile) // columns)
            high = min(
                (grid.height - gap * (rows - 1)) // rows,
                round(((grid.width - gap * (columns - 1)) / columns) * 88 / 63),
            )
            best = max(best, (high, columns))
        high, columns = best
        columns = -(-len(pile) // -(-len(pile) // columns))
        wide = card_width(high)
        lit = {card for card, _ in self._missing()} if self.attempt.lit and self.open else set()
        left = grid.x + (grid.width - columns * wide - (columns - 1) * gap) // 2
        found: list[Widget] = []
        for number, card in enumerate(sorted(pile, key=lambda c: (c % 13, suit(c)))):
            x = left + number % columns * (wide + gap)
            y = grid.y + number // columns * (high + gap)
            place = pygame.Rect(x, y, wide, high)
            placed = any((card, slot) in self.attempt.found for slot in self.question.slots)
            if placed and all(card != each for each, _ in self._missing()):
                continue
            found.append(
                FaceCard(self.faces, card, place, self._pick, card in lit, card == self.picked)
            )
        return found

    def _missing(self) -> list[tuple[Card, str]]:
        if not self.open:
            return []
        return [pair for pair in right_answers(self.attempt) if isinstance(pair, tuple)]

    def _pick(self, card: Card) -> None:
        if len(self.question.slots) == 1:
            self._give(card, self.question.slots[0])
            return
        self.picked = None if self.picked == card else card
        self.changed()

    def _dropped(self, slot: Slot) -> Callable[[Card], None]:
        return lambda card: self._give(card, slot)

    def _chosen(self, slot: Slot) -> Callable[[], None]:
        def choose() -> None:
            if self.picked is not None:
                self._give(self.picked, slot)

        return choose

    def _give(self, card: Card, slot: Slot) -> None:
        self.picked = None
        if self.open and (card, slot) not in self.attempt.found:
            self.answer((card, slot))


def _slot_name(slot: Slot) -> str:
    only = cards_of(SLOTS[slot])[0]
    return {
        "clubs": tr("Clubs"),
        "aces": tr("Aces"),
        "jacks": tr("Jacks"),
    }.get(slot, chip(only))


class TagBoard(Board):
    """The plays of a hand, one under another, and the names to pin to them."""

    def __init__(
        self,
        question: NameTags,
        lines: Sequence[str],
        attempt: Attempt,
        faces: Faces,
        answer: Answer,
    ) -> None:
        super().__init__(attempt, faces, answer)
        self.question, self.lines = question, list(lines)

    def widgets(self, room: pygame.Rect, units: Units) -> list[Widget]:
        gap = units.px(6)
        lines = len(self.lines)
        side = room.width >= units.px(640)
        half = (room.width - gap) // 2
        small = [Button.size(units, say(tag), small=True)[0] for tag in self.question.tags]
        columns = 1 if side or max(small) > half else 2
        rows = lines + (0 if side else -(-lines // columns))
        step = min(units.px(56), room.height // rows - gap)
        whole = pygame.Rect(room.x, 0, room.width, rows * (step + gap))
        whole.centery = room.centery
        if side:
            first, second = cells(whole, [None, min(units.px(300), room.width // 3)], units.px(16))
        else:
            first = pygame.Rect(whole.x, whole.y, whole.width, lines * (step + gap))
            second = pygame.Rect(whole.x, first.bottom, whole.width, whole.bottom - first.bottom)
        return [
            *self._plays(Stack(first), step, gap),
            *self._tags(Stack(second), step, gap, columns, units),
        ]

    def _plays(self, stack: Stack, step: int, gap: int) -> list[Widget]:
        found: list[Widget] = []
        part = self.attempt.part if self.open else len(self.lines)
        for number, line in enumerate(self.lines):
            row = stack.take(step, gap)
            words = line
            if number < part:
                words = f"{line} — {say(self.question.tags[number])}"
            found.append(_Line(number, row, words, number == part))
        return found

    def _tags(self, stack: Stack, step: int, gap: int, columns: int, units: Units) -> list[Widget]:
        found: list[Widget] = []
        order = sorted(range(len(self.question.tags)), key=lambda i: (i * 5 + 3) % 8)
        part = self.attempt.part if self.open else len(self.lines)
        for start in range(0, len(order), columns):
            row = stack.take(step, gap)
            pair = order[start : start + columns]
            for tag, place in zip(pair, cells(row, [None] * columns, gap), strict=True):
                lit = self.attempt.lit and tag == part and self.open
                label = say(self.question.tags[tag])
                small = Button.size(units, label)[0] > place.width
                found.append(
                    Button(
                        f"tag {tag}",
                        place,
                        label,
                        self._give(tag),
                        kind="primary" if lit else "plain",
                        enabled=self.open and tag >= part,
                        small=small,
                    )
                )
        return found

    def _give(self, tag: int) -> Callable[[], None]:
        return lambda: self.answer(tag)


class _Line(Widget):
    """A play in words; the one that is asked about stands out."""

    focusable = False

    def __init__(self, number: int, rect: pygame.Rect, words: str, now: bool) -> None:
        super().__init__(f"line {number}", rect)
        self.look = (words, now)

    def draw(self, surface: pygame.Surface, units: Units) -> None:
        from pasur.ui import shapes

        words, now = self.look
        line = theme.FOCUS if now else theme.FAINT_LINE
        fill = theme.ROW_SELECTED if now else theme.PANEL
        shapes.box(surface, self.rect, units.px(theme.RADIUS), fill, line, units.hairline())
        inner = self.rect.inflate(-2 * units.px(10), 0)
        style = text.style(units, theme.BODY)
        if text.width(words, style) > inner.width:
            style = text.style(units, theme.CAPTION)
        text.draw(surface, words, style, inner, wrap=True)
