"""Randomness from a seed by a pinned algorithm: the same seed gives the same decks everywhere.

The stream is SHA-512 in counter mode: block ``i`` is the hash of the 32-byte key followed by ``i``
as 8 big-endian bytes. The key is the SHA-256 of the seed's text. The stream is read as big-endian
words of 32 bits.
"""

from __future__ import annotations

import hashlib
import struct
from collections.abc import Sequence
from typing import Final, TypeVar

Item = TypeVar("Item")

_WORD: Final = 1 << 32
_WORDS: Final = struct.Struct(">16I")


class Source:
    """A stream of random numbers. ``Source(7)`` and ``Source("7")`` are the same stream."""

    __slots__ = ("_block", "_key", "_words")

    def __init__(self, seed: int | str) -> None:
        self._key = hashlib.sha256(f"pasur {seed}".encode("utf-8", "surrogatepass")).digest()
        self._block = 0
        self._words: list[int] = []

    def child(self, *labels: int | str) -> Source:
        """An independent stream named by ``labels``; this one is neither read nor changed."""
        return Source("/".join([self._key.hex(), *map(str, labels)]))

    def _refill(self) -> None:
        block = hashlib.sha512(self._key + self._block.to_bytes(8, "big")).digest()
        self._block += 1
        self._words = list(_WORDS.unpack(block))
        self._words.reverse()

    def word(self) -> int:
        """The next 32 bits as a number from 0 to 2³² - 1."""
        if not self._words:
            self._refill()
        return self._words.pop()

    def below(self, n: int) -> int:
        """A number from 0 to ``n`` - 1, each as likely; ``n`` is 1..2³²."""
        if not 1 <= n <= _WORD:
            raise ValueError(f"cannot draw a number below {n}")
        fair = _WORD - _WORD % n
        word = self.word()
        while word >= fair:
            word = self.word()
        return word % n

    def shuffle(self, items: list[Item]) -> None:
        """Put ``items`` into a random order, in place, each order as likely."""
        for last in range(len(items) - 1, 0, -1):
            if not self._words:
                self._refill()
            word = self._words.pop()
            if word >= _WORD - _WORD % (last + 1):
                other = self.below(last + 1)
            else:
                other = word % (last + 1)
            items[last], items[other] = items[other], items[last]

    def choice(self, items: Sequence[Item]) -> Item:
        """One of ``items``, each as likely; raises ValueError when there is none."""
        return items[self.below(len(items))]

    def bytes(self, n: int) -> bytes:
        """The next ``n`` random bytes."""
        words = [self.word().to_bytes(4, "big") for _ in range((n + 3) // 4)]
        return b"".join(words)[:n]
