"""What is shown, one step after another, in time.

A step is built only when its turn comes, so it starts from the picture as it then is. Whatever
the speed and however coarse the frames, every track of a step is carried to its end, in order;
skipping does the same without waiting. Times are seconds at normal speed.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from pasur.ui.table.easing import linear

SPEEDS = {"slow": 1.6, "normal": 1.0, "fast": 0.5, "none": 0.0}
"""Length of a second of animation, by the name of the speed."""


@dataclass(slots=True)
class Track:
    """One thing that changes: ``apply`` (if any) is called with the eased share, at last ease(1).

    ``begin`` is called once, right before the first ``apply``; ``end`` once, after the last.
    """

    apply: Callable[[float], None] | None
    duration: float
    start: float = 0.0
    ease: Callable[[float], float] = linear
    begin: Callable[[], None] | None = None
    end: Callable[[], None] | None = None
    state: int = field(default=0, repr=False)

    def advance(self, clock: float) -> bool:
        """Show the track at ``clock`` seconds of its step; returns whether it is over."""
        if self.state == 2:
            return True
        if clock < self.start:
            return False
        if self.state == 0:
            self.state = 1
            if self.begin:
                self.begin()
        over = clock >= self.start + self.duration
        share = 1.0 if over or self.duration <= 0 else (clock - self.start) / self.duration
        if self.apply:
            self.apply(self.ease(share))
        if over:
            self.state = 2
            if self.end:
                self.end()
        return over


def moment(at: float, do: Callable[[], None]) -> Track:
    """A track that does something once, at ``at`` seconds."""
    return Track(None, 0.0, at, begin=do)


@dataclass(slots=True)
class Cue:
    """A sound at ``at`` seconds of its step: the moment of contact."""

    at: float
    name: str


@dataclass(slots=True)
class Shown:
    """A built step: its tracks and sounds; ``hold`` is the least it lasts; ``done`` ends it."""

    tracks: list[Track] = field(default_factory=list)
    cues: list[Cue] = field(default_factory=list)
    hold: float = 0.0
    done: Callable[[], None] | None = None

    @property
    def length(self) -> float:
        """How long the step lasts, in seconds at normal speed."""
        ends = [track.start + track.duration for track in self.tracks]
        return max([self.hold, *ends])


Step = Callable[[], Shown]
"""Builds a step when its turn comes, and may change what the picture shows."""


class Timeline:
    """A queue of steps.

    ``sound`` receives the names of the sounds at their moments. ``pace`` is the length of a
    second: 1 is normal, 0.5 twice as fast, 0 shows everything at once.
    """

    def __init__(self, sound: Callable[[str], None] | None = None, pace: float = 1.0) -> None:
        self.pace = pace
        self._sound = sound
        self._queue: deque[Step] = deque()
        self._now: Shown | None = None
        self._clock = 0.0

    @property
    def busy(self) -> bool:
        """Whether anything is being shown or waits to be."""
        return self._now is not None or bool(self._queue)

    def add(self, *steps: Step) -> None:
        """Put steps at the end of the queue."""
        self._queue.extend(steps)

    def update(self, seconds: float) -> bool:
        """Go on by ``seconds`` of real time; returns whether anything was shown."""
        if not self.busy:
            return False
        if self.pace <= 0:
            self._rush(heard=True)
            return True
        self._clock += seconds / self.pace
        while self._now is not None or self._queue:
            if self._now is None:
                self._now = self._queue.popleft()()
            if not self._show(self._now, self._clock):
                return True
            self._clock = max(0.0, self._clock - self._now.length)
            self._finish()
        self._clock = 0.0
        return True

    def skip(self) -> None:
        """Show everything that waits as it will be in the end, without its sounds."""
        self._rush(heard=False)

    def _rush(self, heard: bool) -> None:
        names: list[str] = []
        while self._now is not None or self._queue:
            if self._now is None:
                self._now = self._queue.popleft()()
            names += [cue.name for cue in self._now.cues]
            self._now.cues.clear()
            self._show(self._now, float("inf"))
            self._finish()
        self._clock = 0.0
        if heard and self._sound:
            for name in dict.fromkeys(names):
                self._sound(name)

    def _show(self, shown: Shown, clock: float) -> bool:
        """Show ``shown`` at ``clock``; returns whether it is over."""
        length = shown.length
        while shown.cues and shown.cues[0].at <= clock:
            cue = shown.cues.pop(0)
            if self._sound:
                self._sound(cue.name)
        for track in _in_order(shown.tracks):
            track.advance(clock)
        return clock >= length

    def _finish(self) -> None:
        ended, self._now = self._now, None
        if ended is not None and ended.done:
            ended.done()


def _in_order(tracks: Sequence[Track]) -> list[Track]:
    """Tracks by their start, so that skipping applies them as time would have."""
    return sorted(tracks, key=lambda track: track.start)
