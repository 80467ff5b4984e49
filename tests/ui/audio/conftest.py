"""A mixer without a sound card whose device comes and goes as a test wants."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

import pygame
import pytest
from pygame._sdl2 import audio as sdl_audio


@dataclass
class Machine:
    """What the game finds: a clock, an output that is there or not, how often it was opened."""

    now: float = 100.0
    present: bool = True
    opened: int = 0
    outputs: list[str] = field(default_factory=list)

    def clock(self) -> float:
        return self.now


@pytest.fixture
def machine(monkeypatch: pytest.MonkeyPatch) -> Iterator[Machine]:
    """A machine whose mixer opens on SDL's dummy driver, or refuses like one without a card."""
    pygame.mixer.quit()
    state = Machine()
    real_init = pygame.mixer.init

    def init(rate: int, size: int, channels: int, buffer: int, *, allowedchanges: int) -> None:
        state.opened += 1
        if not state.present:
            raise pygame.error("ALSA: Couldn't open audio device: No such file or directory")
        real_init(rate, size, channels, buffer, allowedchanges=allowedchanges)

    def names(iscapture: bool) -> list[str]:
        return [] if iscapture else list(state.outputs)

    monkeypatch.setattr(pygame.mixer, "init", init)
    monkeypatch.setattr(sdl_audio, "get_audio_device_names", names)
    yield state
    pygame.mixer.quit()
