"""What the santur plays. Degrees are those of Mâhur: 1 = do, 5 = sol, 8 = the upper do, -2 = the
lower sol, -6 = the lower do."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from tools.sounds.dsp import Chance, Signal
from tools.sounds.santur import Stroke, perform


@dataclass(frozen=True, slots=True)
class Phrase:
    """Strokes, and the seconds after which the last of them has died away."""

    strokes: tuple[Stroke, ...]
    seconds: float


def phrase(seconds: float, *parts: Sequence[Stroke]) -> Phrase:
    """A phrase from its parts, each with its own starting time."""
    return Phrase(tuple(stroke for part in parts for stroke in part), seconds)


def line(
    degrees: tuple[int, ...], step: float, start: float = 0.0, soft: float = 0.55, loud: float = 0.8
) -> tuple[Stroke, ...]:
    """Even strokes, `step` seconds apart, growing from `soft` to `loud`."""
    last = max(1, len(degrees) - 1)
    return tuple(
        Stroke(start + step * n, degree, soft + (loud - soft) * n / last)
        for n, degree in enumerate(degrees)
    )


def riz(degree: int, start: float, count: int, soft: float, loud: float) -> tuple[Stroke, ...]:
    """The santur's tremolo: both mallets in turn on one course, about fifteen times a second."""
    return tuple(
        Stroke(start + n * 0.064, degree, soft + (loud - soft) * n / (count - 1), 0.45)
        for n in range(count)
    )


def chord(start: float, *parts: tuple[int, float], ring: float = 1.1) -> tuple[Stroke, ...]:
    """Courses struck nearly together, from the first to the last."""
    return tuple(
        Stroke(start + 0.012 * n, degree, force, 0.6, ring)
        for n, (degree, force) in enumerate(parts)
    )


def grace(start: float, degree: int) -> tuple[Stroke, ...]:
    """A tekiyeh: a light touch of the note above, just before the main one."""
    return (Stroke(start, degree, 0.34, 0.4, 0.6),)


SUR = (
    phrase(
        1.5,
        line((-2, 1, 2, 3), 0.095, soft=0.38, loud=0.52),
        grace(0.375, 6),
        [Stroke(0.43, 5, 0.62)],
        riz(8, 0.53, 4, 0.4, 0.6),
        chord(0.79, (1, 0.42), (5, 0.5), (8, 1.2)),
    ),
    phrase(
        1.35,
        line((1, 2, 3, 4, 5, 6), 0.088, soft=0.5, loud=0.68),
        chord(0.55, (1, 0.42), (5, 0.5), (8, 1.2)),
    ),
    phrase(
        1.35,
        line((1, 3, 2, 4, 3, 5), 0.085, soft=0.4, loud=0.55),
        grace(0.51, 9),
        chord(0.575, (-2, 0.42), (5, 0.4), (8, 1.2)),
    ),
)

SUR_CANCELLED = (
    phrase(0.85, [Stroke(0.0, 4, 0.7, 0.15, 0.42), Stroke(0.21, 2, 0.62, 0.05, 0.36)]),
    phrase(0.85, [Stroke(0.0, 3, 0.7, 0.15, 0.42), Stroke(0.21, 0, 0.62, 0.05, 0.36)]),
)

LAST_HAND = (
    phrase(
        1.35,
        [Stroke(0.0, 3, 0.6, 0.4), Stroke(0.22, 2, 0.6, 0.4)],
        chord(0.44, (-6, 0.45), (1, 0.72)),
    ),
    phrase(
        1.35,
        [Stroke(0.0, 2, 0.6, 0.4), Stroke(0.22, 0, 0.6, 0.4)],
        chord(0.44, (-2, 0.45), (1, 0.72)),
    ),
)

YOUR_TURN = (
    phrase(0.6, [Stroke(0.0, 1, 0.6, 0.1, 0.6)]),
    phrase(0.6, [Stroke(0.0, 5, 0.55, 0.1, 0.6)]),
    phrase(0.6, [Stroke(0.0, 3, 0.58, 0.1, 0.6)]),
)

ROUND_WON = (
    phrase(
        1.9,
        line((1, 2, 3, 4), 0.11),
        riz(5, 0.44, 6, 0.45, 0.75),
        chord(0.85, (-6, 0.55), (1, 0.6), (8, 1.0)),
    ),
    phrase(
        1.9,
        line((5, 4, 3, 5), 0.12),
        grace(0.49, 7),
        [Stroke(0.55, 6, 0.75), Stroke(0.68, 7, 0.75)],
        chord(0.82, (-6, 0.55), (5, 0.55), (8, 1.0)),
    ),
)

ROUND_LOST = (
    phrase(
        1.5,
        [Stroke(0.0, 4, 0.6, 0.3), Stroke(0.17, 3, 0.6, 0.3), Stroke(0.34, 2, 0.6, 0.25)],
        chord(0.56, (-6, 0.5), (-2, 0.6)),
    ),
    phrase(
        1.5,
        [Stroke(0.0, 3, 0.6, 0.3), Stroke(0.17, 2, 0.6, 0.3), Stroke(0.34, 0, 0.6, 0.25)],
        chord(0.56, (-6, 0.5), (-2, 0.6)),
    ),
)

MATCH_WON = (
    phrase(
        3.7,
        line((-2, 1, 2, 3), 0.13, soft=0.5, loud=0.72),
        grace(0.50, 4),
        [Stroke(0.56, 3, 0.72), Stroke(0.69, 2, 0.62), Stroke(0.82, 3, 0.68)],
        chord(0.96, (-2, 0.45), (5, 0.78)),
        line((4, 5, 6, 7), 0.11, 1.16, 0.6, 0.8),
        riz(8, 1.60, 10, 0.45, 0.85),
        chord(2.26, (-6, 0.6), (-2, 0.5), (5, 0.6), (8, 0.95), ring=1.3),
    ),
)

MATCH_LOST = (
    phrase(
        2.6,
        [Stroke(0.0, 5, 0.6, 0.3), Stroke(0.2, 4, 0.58, 0.3), Stroke(0.4, 3, 0.6, 0.3)],
        grace(0.66, 4),
        [Stroke(0.72, 2, 0.58, 0.25), Stroke(0.98, 0, 0.5, 0.2)],
        chord(1.26, (-6, 0.55), (-2, 0.4), (1, 0.55), ring=1.2),
    ),
)


def player(phrases: tuple[Phrase, ...]) -> Callable[[Chance, int], Signal]:
    """A recipe: variant n of the cue is phrase n."""

    def make(chance: Chance, variant: int) -> Signal:
        return perform(phrases[variant].strokes, phrases[variant].seconds, chance)

    return make
