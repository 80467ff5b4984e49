"""`Audio`: everything the game asks of sound. No call raises, whatever becomes of the device."""

import time
from collections.abc import Callable
from dataclasses import dataclass, replace
from random import Random

import pygame

from pasur.i18n import tr
from pasur.ui.audio.bank import Bank
from pasur.ui.audio.cues import CUES, Bus, Cue
from pasur.ui.audio.device import FAULTS, Device, Output
from pasur.ui.audio.voices import Voices

FADE_MS = 120
UNEVEN = 0.18
"""How much softer than its file a sound on the table may be played by chance."""


@dataclass(frozen=True, slots=True)
class AudioSettings:
    """What the player has set. Volumes from 0 (off) to 1, as the slider shows them."""

    effects: float = 0.8
    music: float = 0.8
    muted: bool = False
    mute_unfocused: bool = True

    def gain(self, bus: Bus) -> float:
        """The factor for samples: the square of the slider, which sounds even to the ear."""
        slider = self.music if bus is Bus.MUSIC else self.effects
        return max(0.0, min(1.0, slider)) ** 2


class Audio:
    """Plays cues.

    `below(n)` is the source of chance for variants, a number from 0 to n-1; `clock` gives seconds
    that only grow. Nothing is opened or decoded before the first cue or the first `rest`.
    """

    def __init__(
        self,
        settings: AudioSettings | None = None,
        below: Callable[[int], int] | None = None,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._settings = settings or AudioSettings()
        self._below = below or Random().randrange
        self._bank = Bank(self._below)
        self._voices = Voices(clock)
        self._device = Device(clock, self._forget)
        self._focused = True
        self._reported = Output.HEARD

    @property
    def settings(self) -> AudioSettings:
        """What was last applied."""
        return self._settings

    @property
    def silent(self) -> bool:
        """Whether cues are left out by the player's wish: muted, or out of focus."""
        return self._settings.muted or (self._settings.mute_unfocused and not self._focused)

    def cue(self, cue: Cue, volume: float = 1.0, pan: float = 0.0) -> None:
        """Play a variant of `cue` now, softer than its file with `volume` under 1.

        `pan` goes from -1 (left edge of the table) to 1 (right edge).
        """
        gain = self._settings.gain(CUES[cue].bus)
        if self.silent or gain * volume <= 0.0 or not self._voices.admits(cue):
            return
        if not self._device.open():
            return
        sound = self._bank.pick(cue)
        if sound is None:
            return
        try:
            self._voices.play(cue, sound, volume * self._unevenness(cue), gain, pan)
        except FAULTS:
            self._device.fail()

    def hush(self, cue: Cue | None = None) -> None:
        """Fade out what is playing, or only one cue: the player skips ahead, leaves the table."""
        if self._device.heard:
            self._voices.fade(FADE_MS, cue)

    def apply(self, settings: AudioSettings) -> None:
        """Follow new settings at once, also for what is already playing."""
        self._settings = settings
        if not self._device.heard:
            return
        if self.silent:
            self._voices.fade(FADE_MS)
        for bus in Bus:
            self._voices.set_gain(bus, settings.gain(bus))

    def toggle_mute(self) -> AudioSettings:
        """Mute or unmute; the settings that now hold, for the caller to keep."""
        self.apply(replace(self._settings, muted=not self._settings.muted))
        return self._settings

    def handle(self, event: pygame.event.Event) -> None:
        """Take note of the window's focus and of devices that come and go; ignore the rest."""
        if event.type == pygame.WINDOWFOCUSLOST:
            self._focused = False
            if self._settings.mute_unfocused:
                self.hush()
        elif event.type == pygame.WINDOWFOCUSGAINED:
            self._focused = True
            self._device.added()
        elif event.type == pygame.AUDIODEVICEADDED and not event.dict.get("iscapture"):
            self._device.added()
        elif event.type == pygame.AUDIODEVICEREMOVED and not event.dict.get("iscapture"):
            self._device.removed(event.dict.get("which", 0))

    def rest(self) -> float | None:
        """Do one small piece of work; call it while nothing moves, after a scene's first frame.

        Opens the device, decodes one file ahead, or looks for a missing device. Gives the seconds
        after which it wants to be called again, 0 for soon, None for no wish.
        """
        if self._settings.muted:
            return None
        if self._device.due() == 0.0:
            self._device.look()
        if self._device.open():
            return 0.0 if self._bank.load_next() else None
        return self._device.due()

    def look_again(self) -> None:
        """Look for a missing device now: settings were opened, the player asked for it."""
        self._device.look()

    def status(self) -> str:
        """A sentence for settings if sound cannot be heard though it should, else empty."""
        return _sentence(self._device.output)

    def news(self) -> str | None:
        """The same sentence, or that sound is back, once after each change; else None."""
        output = self._device.output
        if output in (Output.UNOPENED, Output.CLOSED, self._reported):
            return None
        self._reported = output
        return _sentence(output) or tr("Sound is back.")

    def close(self) -> None:
        """Fall silent and let go of the device; later calls do nothing."""
        self._device.close()

    def _forget(self) -> None:
        self._bank.forget()
        self._voices.forget()

    def _unevenness(self, cue: Cue) -> float:
        """Hands are never even; santur phrases and single sounds are left as they are."""
        if CUES[cue].variants < 4:
            return 1.0
        return 1.0 - UNEVEN * self._below(100) / 100


def _sentence(output: Output) -> str:
    if output is Output.MISSING:
        return tr("No sound device was found. The game goes on without sound and looks for one.")
    if output is Output.LOST:
        return tr("The sound device went away. Sound comes back when the device does.")
    return ""
