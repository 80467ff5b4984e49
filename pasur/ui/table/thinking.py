"""How a computer's turn is asked for without stalling the frame loop."""

from __future__ import annotations

from typing import Protocol

from pasur.match.chance import Answer, Question


class Thinker(Protocol):
    """Answers one question at a time, elsewhere or here."""

    def ask(self, question: Question) -> None:
        """Begin to think about ``question``; a question that is still open is given up."""

    def poll(self) -> Answer | None:
        """The answer, once there is one; never waits."""

    def cancel(self) -> None:
        """Give the open question up."""

    def close(self) -> None:
        """Let go of whatever thinks."""


class Inline:
    """Thinks at once, for levels that need about a millisecond."""

    def __init__(self) -> None:
        self._question: Question | None = None
        self._answer: Answer | None = None

    def ask(self, question: Question) -> None:
        self._question, self._answer = question, None

    def poll(self) -> Answer | None:
        if self._answer is None and self._question is not None:
            self._answer = self._question.answer()
        return self._answer

    def cancel(self) -> None:
        self._question = self._answer = None

    def close(self) -> None:
        self.cancel()
