"""Boards: what is laid on the table for questions that no play answers.

    make_board(question, attempt, faces, answer)        None where the table itself asks
    board.widgets(room, units)                          placed in ``room``

Answers go to ``answer``; boards keep only what is not yet answered.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from pasur.engine import cards_of
from pasur.i18n import digits, tr
from pasur.teach.questions import (
    Choose,
    Count,
    Guess,
    HoldSurs,
)
from pasur.teach.runner import Attempt, Stage
from pasur.ui import text, theme
from pasur.ui.lesson.pieces import Flags, Pile, Ribbon
from pasur.ui.table.faces import Faces
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
