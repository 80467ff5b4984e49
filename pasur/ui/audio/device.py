"""The way to the loudspeakers: opened late, lost and found again, never an error for the game.

Nothing here needs a sound card. Without one the mixer stays closed, `Device.heard` is false and
callers leave out their sounds; `look` tries again when somebody has reason to hope.
"""

from collections.abc import Callable
from enum import Enum, auto

import pygame

RATE = 44_100
BUFFER = 512
CHANNELS = 16

FIRST_RETRY = 10.0
LAST_RETRY = 300.0
SETTLING = 2.0

FAULTS = (pygame.error, OSError, ImportError, NotImplementedError)
"""What pygame raises when sound is missing, broken or not built in."""


class Output(Enum):
    """What becomes of a sound that is played now."""

    UNOPENED = auto()
    HEARD = auto()
    MISSING = auto()
    LOST = auto()
    CLOSED = auto()


class Device:
    """The mixer of the process and whether anything is behind it.

    `clock` gives seconds that only grow. `forget` is called before the mixer closes, since
    sounds decoded for one mixer must not outlive it.
    """

    def __init__(self, clock: Callable[[], float], forget: Callable[[], None]) -> None:
        self.output = Output.UNOPENED
        self._clock = clock
        self._forget = forget
        self._tried = 0.0
        self._wait = FIRST_RETRY

    @property
    def heard(self) -> bool:
        """Whether a sound played now comes out somewhere, as far as anybody knows."""
        return self.output is Output.HEARD and pygame.mixer.get_init() is not None

    def open(self) -> bool:
        """Open the device unless that was tried before; whether sound is heard.

        May take a tenth of a second, so the first call belongs where nothing moves.
        """
        if self.output is Output.UNOPENED:
            self._tried = self._clock()
            self.output = Output.HEARD if _start_mixer() else Output.MISSING
        elif self.output is Output.HEARD and not self.heard:
            self.fail()
        return self.heard

    def look(self) -> bool:
        """Try to get a missing or lost device back now; whether sound is heard."""
        if self.output in (Output.MISSING, Output.LOST):
            self._tried = self._clock()
            self._stop_mixer()
            if _start_mixer():
                self.output = Output.HEARD
                self._wait = FIRST_RETRY
            else:
                self._wait = min(LAST_RETRY, self._wait * 2)
        return self.heard

    def due(self) -> float | None:
        """Seconds until `look` is worth calling again (0 = now), None while all is well."""
        if self.output in (Output.MISSING, Output.LOST):
            return max(0.0, self._tried + self._wait - self._clock())
        return None

    def added(self) -> None:
        """An output was plugged in: use it if we are without one.

        Opening a device announces devices itself, hence the pause between two attempts.
        """
        if self._clock() - self._tried >= SETTLING:
            self.look()

    def removed(self, number: int) -> None:
        """Output `number` of SDL went away; 0 means one that we do not play on.

        With another output left we move there at once. With none the dead device is kept open:
        it swallows sounds and the system goes on telling us of new ones.
        """
        if number == 0 or not self.heard:
            return
        self.fail()
        if _outputs():
            self.look()

    def fail(self) -> None:
        """Take note that sounds no longer come out: the device went, or the mixer broke down."""
        self.output = Output.LOST
        self._tried = self._clock()
        self._wait = FIRST_RETRY

    def close(self) -> None:
        """Let go of the device for good."""
        self._stop_mixer()
        self.output = Output.CLOSED

    def _stop_mixer(self) -> None:
        self._forget()
        pygame.mixer.quit()


def _start_mixer() -> bool:
    try:
        pygame.mixer.init(RATE, -16, 2, BUFFER, allowedchanges=pygame.AUDIO_ALLOW_FREQUENCY_CHANGE)
        pygame.mixer.set_num_channels(CHANNELS)
    except FAULTS:
        return False
    return True


def _outputs() -> tuple[str, ...]:
    """Names of the outputs SDL knows; none if it cannot tell."""
    try:
        from pygame._sdl2 import audio

        return tuple(audio.get_audio_device_names(False))
    except FAULTS:
        return ()
