"""Which mixer channel a sound gets, so that many cards at once never become a machine-gun."""

from collections.abc import Callable
from dataclasses import dataclass, field

import pygame

from pasur.ui.audio.cues import CUES, Bus, Cue
from pasur.ui.audio.device import CHANNELS

MUSIC_CHANNELS = 4
YIELD_MS = 40
PHRASE_YIELD_MS = 180


@dataclass(slots=True)
class _Playing:
    cue: Cue
    number: int
    base: float
    pan: float


@dataclass(slots=True)
class Voices:
    """The channels in use. `clock` gives seconds that only grow."""

    clock: Callable[[], float]
    _started: dict[Cue, float] = field(default_factory=dict)
    _playing: list[_Playing] = field(default_factory=list)

    def admits(self, cue: Cue) -> bool:
        """Whether enough time has passed since the last `cue`."""
        last = self._started.get(cue)
        return last is None or self.clock() - last >= CUES[cue].gap

    def play(
        self, cue: Cue, sound: pygame.mixer.Sound, base: float, gain: float, pan: float
    ) -> None:
        """Start `sound` at loudness `base` × `gain` (0–1), from left (pan -1) to right (+1).

        A cue beyond its number of voices makes its oldest one fade; a new phrase of music makes
        the one before it fade. With all channels taken the sound is left out.
        """
        self._tidy()
        self._make_room(cue)
        number = self._free(CUES[cue].bus)
        if number is None:
            return
        channel = pygame.mixer.Channel(number)
        channel.play(sound)
        channel.set_volume(*_sides(base * gain, pan))
        self._playing.append(_Playing(cue, number, base, pan))
        self._started[cue] = self.clock()

    def set_gain(self, bus: Bus, gain: float) -> None:
        """Bring what is being played on `bus` to a new loudness."""
        self._tidy()
        for voice in self._playing:
            if CUES[voice.cue].bus is bus:
                sides = _sides(voice.base * gain, voice.pan)
                pygame.mixer.Channel(voice.number).set_volume(*sides)

    def fade(self, milliseconds: int, cue: Cue | None = None) -> None:
        """Let everything, or everything of one cue, fade out."""
        for voice in self._playing:
            if cue is None or voice.cue is cue:
                pygame.mixer.Channel(voice.number).fadeout(milliseconds)
        self._playing = [v for v in self._playing if cue is not None and v.cue is not cue]

    def forget(self) -> None:
        """Know of no voice any more: the mixer is about to close."""
        self._playing.clear()

    def _tidy(self) -> None:
        self._playing = [v for v in self._playing if pygame.mixer.Channel(v.number).get_busy()]

    def _make_room(self, cue: Cue) -> None:
        info = CUES[cue]
        if info.bus is Bus.MUSIC:
            leaving = [v for v in self._playing if CUES[v.cue].bus is Bus.MUSIC]
            wait = PHRASE_YIELD_MS
        else:
            same = [v for v in self._playing if v.cue is cue]
            leaving = same[: max(0, len(same) - info.voices + 1)]
            wait = YIELD_MS
        for voice in leaving:
            pygame.mixer.Channel(voice.number).fadeout(wait)
            self._playing.remove(voice)

    @staticmethod
    def _free(bus: Bus) -> int | None:
        first = CHANNELS - MUSIC_CHANNELS
        numbers = range(first, CHANNELS) if bus is Bus.MUSIC else range(first)
        return next((n for n in numbers if not pygame.mixer.Channel(n).get_busy()), None)


def _sides(loudness: float, pan: float) -> tuple[float, float]:
    """Loudness left and right; a sound in the middle is as loud as without panning."""
    pan = max(-1.0, min(1.0, pan))
    loudness = max(0.0, min(1.0, loudness))
    return loudness * min(1.0, 1.0 - pan), loudness * min(1.0, 1.0 + pan)
