"""Standard output and error, which a program started by a double-click does not have."""

from __future__ import annotations

import os
import sys
from typing import TextIO

_ISOLATES = dict.fromkeys(map(ord, "\u2066\u2067\u2068\u2069"))


class Console:
    """Writes lines to ``out`` and complaints to ``err``; either may be None and then swallows all.

    `BrokenPipeError` passes through to whoever handles it once, at the top.
    """

    def __init__(self, out: TextIO | None, err: TextIO | None) -> None:
        self._out = out
        self._err = err
        for stream in (out, err):
            _spell_out(stream)

    @classmethod
    def standard(cls) -> Console:
        """The console of this process."""
        return cls(sys.stdout, sys.stderr)

    def say(self, text: str) -> None:
        """Write ``text`` as a line of output, at once."""
        _line(self._out, text)

    def complain(self, text: str) -> None:
        """Write ``text`` as a line about something that is wrong, at once."""
        _line(self._err, text)

    @property
    def shows_progress(self) -> bool:
        """Whether a person watches the complaints on a terminal."""
        return self._err is not None and self._err.isatty()

    def progress(self, text: str) -> None:
        """Show ``text`` in the place of the last one; an empty text ends that."""
        if self._err is not None:
            self._err.write(f"\r\x1b[K{text}")
            self._err.flush()


def _line(stream: TextIO | None, text: str) -> None:
    if stream is not None:
        stream.write(text.translate(_ISOLATES).rstrip("\n") + "\n")
        stream.flush()


def _spell_out(stream: TextIO | None) -> None:
    """Let ``stream`` spell out what its encoding cannot write, instead of raising."""
    reconfigure = getattr(stream, "reconfigure", None)
    if reconfigure is not None:
        reconfigure(errors="backslashreplace")


def abandon_output() -> None:
    """After a closed pipe: let the interpreter's last flush go nowhere instead of raising."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    for stream in (sys.stdout, sys.stderr):
        if stream is not None:
            os.dup2(nowhere, stream.fileno())
