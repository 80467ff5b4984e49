"""The spoken log: what happens as plain sentences, kept for reading and told to whoever listens.

Cards, suits and keys inside texts become words. A sentence may be private to a seat: where people
share the screen, only that seat finds it in the log.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable
from dataclasses import dataclass

from pasur.i18n import tr
from pasur.teach.naming import card_name, listed, suit_name
from pasur.ui import markup

MOST = 2000
"""Sentences that are kept; older ones are forgotten."""

_ISOLATES = dict.fromkeys(map(ord, "\u2066\u2067\u2068\u2069\u200e\u200f"))


@dataclass(frozen=True, slots=True)
class Sentence:
    """A sentence that was said, and the seat that alone may know it, if there is one."""

    words: str
    seat: int | None = None


class Speech:
    """Keeps what is said. ``out`` gets each sentence at once, as plain text; None is silence."""

    def __init__(self, out: Callable[[str], None] | None = None) -> None:
        self.out = out
        self.changes = 0
        self._said: deque[Sentence] = deque(maxlen=MOST)

    def say(self, words: str, seat: int | None = None, *, keep: bool = True) -> None:
        """Say ``words``. Without ``keep`` they are heard but not written down."""
        text = plain(words)
        if not text:
            return
        if keep:
            self.changes += 1
            self._said.append(Sentence(text, seat))
        if self.out is not None:
            self.out(text)

    def log(self, seat: int | None) -> list[str]:
        """What was said, oldest first, as ``seat`` may know it; None for whoever may know least."""
        return [each.words for each in self._said if each.seat is None or each.seat == seat]

    def clear(self) -> None:
        """Another match begins."""
        self.changes += 1
        self._said.clear()


def plain(words: str) -> str:
    """``words`` without signs: cards and suits by name, keys by their label, no marks of style."""
    found: list[str] = []
    cards: list[int] = []
    for sign in words:
        code = ord(sign)
        if markup.CHIP <= code < markup.CHIP + 52:
            cards.append(code - markup.CHIP)
            continue
        if cards:
            found.append(listed([card_name(card) for card in cards]))
            cards.clear()
        if markup.SUIT <= code < markup.SUIT + 4:
            found.append(suit_name(code - markup.SUIT))
        elif not 0xE000 <= code <= 0xF8FF:
            found.append(sign)
    if cards:
        found.append(listed([card_name(card) for card in cards]))
    return " ".join("".join(found).translate(_ISOLATES).split())


def together(parts: Iterable[str]) -> str:
    """Several sentences as one text, without the empty ones."""
    return " ".join(part for part in parts if part)


def told(label: str, value: str) -> str:
    """A control and what it is set to."""
    return tr("{label}: {value}", label=label, value=value) if value else label
