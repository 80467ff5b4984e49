"""Boards: what is laid on the table for questions that no play answers.

    make_board(question, attempt, faces, answer)        None where the table itself asks
    board.widgets(room, units)                          placed in ``room``

Answers go to ``answer``; boards keep only what is not yet answered.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from pasur.engine import Card, cards_of, suit
from pasur.i18n import digits, tr
from pasur.teach.questions import (
    SLOTS,
    Choose,
    Count,
    Guess,
    HoldSurs,
    NameTags,
    Slot,
    Sort,
)
from pasur.teach.runner import Attempt, Stage, right_answers
from pasur.teach.say import chip, say
from pasur.ui import text, theme
from pasur.ui.lesson.pieces import FaceCard, Flags, Pile, Ribbon, SlotBox
from pasur.ui.table.faces import Faces, card_width
from pasur.ui.units import Units
from pasur.ui.widgets.base import Widget
from pasur.ui.widgets.buttons import Button
from pasur.ui.widgets.labels import Label, Panel
from pasur.ui.widgets.place import Stack, cells

Answer = Callable[[object], None]


class Board:
    """A question on the table. ``changed`` asks for new widgets, ``picked`` makes the sound."""

    def __init__(self, attempt: Attempt, faces: Faces, answer: Answer) -> None:
        self.attempt = attempt
        self.faces = faces
        self.answer = answer
        self.changed: Callable[[], None] = lambda: None

    @property
    def open(self) -> bool:
        """Whether an answer is wanted."""
        return self.attempt.stage is Stage.ASKED

    def widgets(self, room: pygame.Rect, units: Units) -> list[Widget]:
        """The board's widgets, in reading order."""
        raise NotImplementedError

    def follow(self, attempt: Attempt) -> None:
        """The attempt went on."""
        self.attempt = attempt


def frame(room: pygame.Rect, units: Units, wide: float, high: int) -> tuple[Panel, Stack]:
    """A panel in the middle of ``room`` for ``high`` pixels of content, and its inside."""
    pad = units.px(20)
    width = min(room.width, units.px(wide))
    rect = pygame.Rect(0, 0, width, min(room.height, high + 2 * pad))
    rect.center = room.center
    return Panel(rect), Stack(rect.inflate(-2 * pad, -2 * pad))


class Numbers:
    """Numbers that are turned up and down: a row for each, and a button that ends it."""

    def __init__(self, labels: Sequence[tuple[str, str]], most: int, steps: Sequence[int]) -> None:
        self.labels = list(labels)
        self.values = [0] * len(labels)
        self.most = most
        self.steps = list(steps)

    def height(self, units: Units) -> int:
        """The pixels that all rows need."""
        return (len(self.labels) + 1) * units.px(theme.CONTROL + 8)

    def widgets(
        self, stack: Stack, units: Units, board: Board, done: Callable[[], None]
    ) -> list[Widget]:
        """The rows, then the button."""
        height, gap = units.px(theme.CONTROL), units.px(8)
        found: list[Widget] = []
        for number, (key, label) in enumerate(self.labels):
            row = stack.take(height, gap)
            buttons = [(-1, "minus"), *[(step, "plus") for step in self.steps]]
            style = text.style(units, weight=theme.MEDIUM)
            wanted = max(text.width(each, style) for _, each in self.labels)
            while len(buttons) > 2 and self._taken(units, len(buttons)) + wanted > row.width:
                buttons.pop()
            value_w = units.px(44)
            words, value, *places = cells(row, [None, value_w, *[height for _ in buttons]], gap)
            found.append(Label(label, words, weight=theme.MEDIUM))
            found.append(_Value(key, value, self.values[number]))
            for (step, sign), place in zip(buttons, places, strict=True):
                plain = abs(step) == 1
                name = f"{key} {sign}{'' if plain else f' {step}'}"
                found.append(
                    Button(
                        name,
                        place,
                        "" if plain else f"+{digits(step)}",
                        self._turn(number, step, board),
                        icon=sign if plain else "",
                        enabled=board.open and 0 <= self.values[number] + step <= self.most,
                    )
                )
        row = stack.take(height)
        found.append(Button("ok", row, tr("That is it"), done, kind="primary", enabled=board.open))
        return found

    @staticmethod
    def _taken(units: Units, buttons: int) -> int:
        """The width of everything in a row but its label."""
        return units.px(44) + buttons * units.px(theme.CONTROL) + (buttons + 1) * units.px(8)

    def _turn(self, number: int, step: int, board: Board) -> Callable[[], None]:
        def turn() -> None:
            self.values[number] = max(0, min(self.most, self.values[number] + step))
            board.changed()

        return turn


class _Value(Widget):
    """A number in the middle of its place."""

    focusable = False

    def __init__(self, key: str, rect: pygame.Rect, value: int) -> None:
        super().__init__(f"value {key}", rect)
        self.look = value

    def draw(self, surface: pygame.Surface, units: Units) -> None:
        style = text.style(units, theme.NUMBER, theme.BOLD, tabular=True)
        text.draw(surface, digits(self.look), style, self.rect, align="center")


def _pair_labels() -> list[tuple[str, str]]:
    return [("mine", tr("You")), ("theirs", tr("They"))]


class HoldBoard(Board):
    """Who holds how many surs, after some in a row."""

    def __init__(self, question: HoldSurs, attempt: Attempt, faces: Faces, answer: Answer) -> None:
        super().__init__(attempt, faces, answer)
        self.question = question
        self.numbers = Numbers(_pair_labels(), 4, [1])

    def widgets(self, room: pygame.Rect, units: Units) -> list[Widget]:
        flags = units.px(44)
        panel, stack = frame(room, units, 480, flags + units.px(20) + self.numbers.height(units))
        order = self.question.orders[min(self.attempt.part, self.question.parts - 1)]
        names = [tr("You") if side == 0 else tr("They") for side in order]
        place = stack.take(flags, units.px(20))
        own = [side == 0 for side in order]
        return [
            panel,
            Flags(place, names, own),
            *self.numbers.widgets(stack, units, self, self._done),
        ]

    def _done(self) -> None:
        self.answer(tuple(self.numbers.values))

    def follow(self, attempt: Attempt) -> None:
        if attempt.part != self.attempt.part:
            self.numbers.values = [0, 0]
        super().follow(attempt)


class CountBoard(Board):
    """Two piles, and the points of each."""

    def __init__(self, question: Count, attempt: Attempt, faces: Faces, answer: Answer) -> None:
        super().__init__(attempt, faces, answer)
        self.question = question
        self.numbers = Numbers(_pair_labels(), 40, [1, 5])

    def widgets(self, room: pygame.Rect, units: Units) -> list[Widget]:
        low = self.numbers.height(units) + 2 * units.px(20)
        gap = units.px(10)
        caption = text.line_height(text.style(units, theme.CAPTION, theme.SEMIBOLD))
        each = (room.height - low - gap) // 2 - caption - gap
        stack = Stack(room)
        found: list[Widget] = []
        for number, pile in enumerate(self.question.piles):
            label = tr("You") if number == 0 else tr("They")
            surs = self.question.surs[number]
            words = f"{label} · {tr('surs held: {n}', n=surs)}"
            found.append(Label(words, stack.take(caption, 2), theme.CAPTION, theme.SEMIBOLD))
            place = stack.take(each, gap)
            found.append(Pile(str(number), place, self.faces, cards_of(pile)))
        panel, inside = frame(stack.rest(), units, 480, self.numbers.height(units))
        return [*found, panel, *self.numbers.widgets(inside, units, self, self._done)]

    def _done(self) -> None:
        self.answer(tuple(self.numbers.values))


class GuessBoard(Board):
    """One's own points of the round, guessed."""

    def __init__(self, question: Guess, attempt: Attempt, faces: Faces, answer: Answer) -> None:
        super().__init__(attempt, faces, answer)
        self.question = question
        self.numbers = Numbers([("mine", tr("Your points"))], 40, [1, 5])

    def widgets(self, room: pygame.Rect, units: Units) -> list[Widget]:
        panel, stack = frame(room, units, 480, self.numbers.height(units))
        return [panel, *self.numbers.widgets(stack, units, self, self._done)]

    def _done(self) -> None:
        self.answer(self.numbers.values[0])


class ChooseBoard(Board):
    """The pack as a ribbon, and what may be chosen."""

    def __init__(self, question: Choose, attempt: Attempt, faces: Faces, answer: Answer) -> None:
        super().__init__(attempt, faces, answer)
        self.question = question

    def widgets(self, room: pygame.Rect, units: Units) -> list[Widget]:
        button, gap = units.px(theme.CONTROL), units.px(12)
        picture = min(units.px(150), room.height // 3)
        lines = len(self.question.choices)
        high = picture + units.px(24) + lines * (button + gap)
        panel, stack = frame(room, units, 720, high)
        groups = ((tr("Table"), 4), (tr("You"), 4), (tr("They"), 4), (tr("Still to come"), 40))
        found: list[Widget] = [panel, Ribbon(stack.take(picture, units.px(24)), self.faces, groups)]
        for number, label in enumerate(self.question.choices):
            row = stack.take(button, gap)
            row = row.inflate(-max(0, row.width - units.px(360)), 0)
            lit = self.attempt.lit and number == self.question.answer and self.open
            found.append(
                Button(
                    f"choice {number}",
                    row,
                    tr(label),
                    self._give(number),
                    kind="primary" if lit else "plain",
                    enabled=self.open,
                )
            )
        return found

    def _give(self, number: int) -> Callable[[], None]:
        return lambda: self.answer(number)


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
