"""Keeping a match on disk while it is played, whatever becomes of the disk."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Protocol

from pasur.store.notices import Notice, Trouble


class JournalSink(Protocol):
    """Where the record of a match grows. Both methods raise OSError when they cannot."""

    @property
    def path(self) -> Path:
        """Where it lies now."""

    def append(self, text: str, *, durable: bool = False) -> None:
        """Add whole statements, all or nothing; ``durable`` also waits for the disk."""

    def rewrite(self, text: str) -> None:
        """Replace everything in one step."""


class Keeper:
    """Writes a match to its sink. A match is never stopped by its journal.

    After a failure the whole record is written anew with every step until that works again.
    """

    def __init__(self, sink: JournalSink | None) -> None:
        """Without a sink nothing is kept."""
        self._sink = sink
        self._whole = True
        self._reason = ""

    @property
    def path(self) -> Path | None:
        """The file of the journal, if there is one."""
        return None if self._sink is None else self._sink.path

    @property
    def notice(self) -> Notice | None:
        """What to tell the player while the match is not kept."""
        if self._sink is None or self._whole:
            return None
        return Notice(Trouble.MATCH_NOT_KEPT, self._sink.path, self._reason)

    def add(self, fragment: str, durable: bool, text: Callable[[], str]) -> None:
        """Append ``fragment``; ``text`` gives the whole record, which ends in it."""
        if self._sink is None:
            return
        if self._whole:
            try:
                self._sink.append(fragment, durable=durable)
                return
            except OSError as fault:
                self._failed(fault)
        self.rewrite(text())

    def rewrite(self, text: str) -> None:
        """Make ``text`` the whole journal."""
        if self._sink is None:
            return
        try:
            self._sink.rewrite(text)
            self._whole = True
        except OSError as fault:
            self._failed(fault)

    def _failed(self, fault: OSError) -> None:
        self._whole = False
        self._reason = fault.strerror or str(fault)
