"""Which board belongs to which question."""

from __future__ import annotations

from collections.abc import Callable

from pasur.engine import Play
from pasur.i18n import isolate
from pasur.teach.model import Asks
from pasur.teach.position import LESSON_RULES
from pasur.teach.questions import Choose, Count, Guess, HoldSurs, NameTags, Sort
from pasur.teach.runner import Attempt
from pasur.ui.lesson.boards import (
    Board,
    ChooseBoard,
    CountBoard,
    GuessBoard,
    HoldBoard,
)
from pasur.ui.lesson.sorting import SortBoard, TagBoard
from pasur.ui.lesson.view import names_for
from pasur.ui.table import wording
from pasur.ui.table.faces import Faces


def make_board(attempt: Attempt, faces: Faces, answer: Callable[[object], None]) -> Board | None:
    """The board for the step's question; None where the table itself asks."""
    task = attempt.step.task
    if not isinstance(task, Asks):
        return None
    match task.question:
        case HoldSurs() as question:
            return HoldBoard(question, attempt, faces, answer)
        case Count() as question:
            return CountBoard(question, attempt, faces, answer)
        case Guess() as question:
            return GuessBoard(question, attempt, faces, answer)
        case Choose() as question:
            return ChooseBoard(question, attempt, faces, answer)
        case Sort() as question:
            return SortBoard(question, attempt, faces, answer)
        case NameTags() as question:
            return TagBoard(question, _lines(), attempt, faces, answer)
    return None


def _lines() -> list[str]:
    """The plays of the hand that the names belong to, one line each."""
    from pasur.teach.lessons.hand import PLAYS

    names = names_for(LESSON_RULES, 0)
    lines = []
    for number, words in enumerate(PLAYS):
        play = Play.parse(words)
        line = wording.log_line(names, number % 2, play.card, play.captured, False)
        lines.append(isolate(line))
    return lines
