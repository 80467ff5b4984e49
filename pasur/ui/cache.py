"""A cache of pictures that forgets the longest unused ones when it grows too large."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Hashable
from typing import Generic, TypeVar

T = TypeVar("T")


class SizedCache(Generic[T]):
    """Values by key, at most ``limit`` of whatever `put` counts (usually bytes)."""

    def __init__(self, limit: int) -> None:
        self._limit = limit
        self._held: OrderedDict[Hashable, tuple[T, int]] = OrderedDict()
        self._size = 0

    def get(self, key: Hashable) -> T | None:
        """The value of ``key``, which now counts as used; None if it is not held."""
        found = self._held.get(key)
        if found is None:
            return None
        self._held.move_to_end(key)
        return found[0]

    def put(self, key: Hashable, value: T, size: int) -> T:
        """Hold ``value``, which takes ``size``; gives it back."""
        if key in self._held:
            self._size -= self._held.pop(key)[1]
        self._held[key] = (value, size)
        self._size += size
        while self._size > self._limit and len(self._held) > 1:
            _, (_, dropped) = self._held.popitem(last=False)
            self._size -= dropped
        return value

    def clear(self) -> None:
        """Forget everything."""
        self._held.clear()
        self._size = 0

    @property
    def size(self) -> int:
        """What is held now, in the unit of `put`."""
        return self._size
