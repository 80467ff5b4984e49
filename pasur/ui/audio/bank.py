"""The decoded sounds, each decoded when first needed, and the choice among variants."""

from collections.abc import Callable, Iterator

import pygame

from pasur.assets import asset_path
from pasur.ui.audio.cues import CUES, Cue
from pasur.ui.audio.device import FAULTS


def sound_name(cue: Cue, variant: int) -> str:
    """The asset of one variant (from 0), as `asset_path` takes it."""
    return f"sounds/{cue.value}-{variant + 1}.ogg"


class Bank:
    """Sounds by cue. `below(n)` is the source of chance: a number from 0 to n-1."""

    def __init__(self, below: Callable[[int], int]) -> None:
        self._below = below
        self._last: dict[Cue, int] = {}
        self._sounds: dict[tuple[Cue, int], pygame.mixer.Sound | None] = {}
        self._ahead = self._everything()

    def pick(self, cue: Cue) -> pygame.mixer.Sound | None:
        """A variant of `cue` other than the last one; None if its file cannot be played."""
        return self._load(cue, self._choose(cue))

    def load_next(self) -> bool:
        """Decode one more file ahead of need; False when there is nothing left to decode."""
        for cue, variant in self._ahead:
            if (cue, variant) not in self._sounds:
                self._load(cue, variant)
                return True
        return False

    def forget(self) -> None:
        """Drop all decoded sounds: the mixer they were decoded for is about to close."""
        self._sounds.clear()
        self._ahead = self._everything()

    def _choose(self, cue: Cue) -> int:
        count = CUES[cue].variants
        last = self._last.get(cue)
        if last is None or count == 1:
            variant = self._below(count)
        else:
            variant = (last + 1 + self._below(count - 1)) % count
        self._last[cue] = variant
        return variant

    def _load(self, cue: Cue, variant: int) -> pygame.mixer.Sound | None:
        key = (cue, variant)
        if key not in self._sounds:
            try:
                self._sounds[key] = pygame.mixer.Sound(str(asset_path(sound_name(cue, variant))))
            except FAULTS:
                self._sounds[key] = None
        return self._sounds[key]

    @staticmethod
    def _everything() -> Iterator[tuple[Cue, int]]:
        """All files, the first variants of every cue first."""
        most = max(info.variants for info in CUES.values())
        for variant in range(most):
            for cue, info in CUES.items():
                if variant < info.variants:
                    yield cue, variant
