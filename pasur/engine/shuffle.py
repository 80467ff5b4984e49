"""Randomness from a seed by a pinned algorithm: the same seed gives the same decks everywhere.

The stream is SHAKE-256 in blocks: block ``i`` is the first 512 bytes of the hash of the 32-byte key
followed by ``i`` as 8 big-endian bytes, and the key is the SHA-256 of the seed's text. Numbers are
read from it as big-endian words.
"""

from __future__ import annotations

import hashlib
import struct
from collections.abc import Sequence
from typing import Final, TypeVar

Item = TypeVar("Item")

_WORD: Final = 1 << 32
_BLOCK: Final = 512


class Source:
    """A stream of random numbers. ``Source(7)`` and ``Source("7")`` are the same stream."""

    __slots__ = ("_at", "_block", "_count", "_key")

    def __init__(self, seed: int | str) -> None:
        self._key = hashlib.sha256(f"pasur {seed}".encode("utf-8", "surrogatepass")).digest()
        self._count = 0
        self._block = b""
        self._at = 0

    def child(self, *labels: int | str) -> Source:
        """An independent stream named by ``labels``; this one is neither read nor changed."""
        return Source("/".join([self._key.hex(), *map(str, labels)]))

    def bytes(self, n: int) -> bytes:
        """The next ``n`` random bytes."""
        taken = self._block[self._at : self._at + n]
        self._at += len(taken)
        while len(taken) < n:
            hashed = hashlib.shake_256(self._key + self._count.to_bytes(8, "big"))
            self._count += 1
            self._block = hashed.digest(_BLOCK)
            self._at = min(n - len(taken), _BLOCK)
            taken += self._block[: self._at]
        return taken

    def below(self, n: int) -> int:
        """A number from 0 to ``n`` - 1, each as likely; ``n`` is 1..2³²."""
        if not 1 <= n <= _WORD:
            raise ValueError(f"cannot draw a number below {n}")
        fair = _WORD - _WORD % n
        while (word := int.from_bytes(self.bytes(4), "big")) >= fair:
            pass
        return word % n

    def shuffle(self, items: list[Item]) -> None:
        """Put ``items`` into a random order, in place: that of a 64-bit number drawn for each."""
        count = len(items)
        drawn = struct.unpack(f">{count}Q", self.bytes(8 * count))
        items[:] = [items[at] for at in sorted(range(count), key=drawn.__getitem__)]

    def choice(self, items: Sequence[Item]) -> Item:
        """One of ``items``, each as likely; raises ValueError when there is none."""
        return items[self.below(len(items))]
