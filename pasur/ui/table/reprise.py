"""Shows the last play once more."""

from __future__ import annotations

from pasur.engine import Captured, Event, Observation, RoundStarted, Trailed
from pasur.ui.table.view import TableView


class Reprise:
    """Remembers what had been seen before the last play, and the events since."""

    def __init__(self, view: TableView) -> None:
        self._view = view
        self._before: Observation | None = None
        self._events: list[Event] = []

    def note(self, event: Event) -> None:
        """``event`` is about to be shown."""
        if isinstance(event, Trailed | Captured):
            self._before, self._events = self._view.picture.seen, []
        elif isinstance(event, RoundStarted):
            self._before = None
        self._events.append(event)

    def show(self, sees: int | None) -> bool:
        """Show the play again to the seat whose hand is seen; True when there is one."""
        if self._before is None or self._before.seat != sees:
            return False
        self._view.picture.snap(self._before)
        self._view.cards.lifts.clear()
        for event in self._events:
            self._view.stager.show(event)
        return True
