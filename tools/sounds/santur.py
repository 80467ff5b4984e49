"""A santur: courses of four strings struck with light wooden mallets over a walnut box.

Every string is the sum of its partials: stretched by stiffness, weighted by where and how hard
the mallet strikes, filtered by the box, each with a fast and a slow decay. The four strings of a
course are a little out of tune with each other, which makes the shimmer. The strings are never
damped, so notes ring into each other and wake the open strings of the mode (`halo`).
"""

from dataclasses import dataclass

import numpy as np

from tools.sounds.dsp import (
    RATE,
    Chance,
    Signal,
    add,
    band,
    burst,
    convolve,
    gain,
    modes,
    samples,
    tilt,
    times,
    white,
)

MAHUR = (0.0, 204.0, 408.0, 498.0, 702.0, 906.0, 1110.0)
"""The degrees of Mâhur in cents above its tonic: whole tones of 204 and half tones of 90."""

TONIC = 523.25
"""Do (C5) at a' = 440: Mâhur of do, as santurs are tuned for it."""

BOX = (
    (60.0, -22.0),
    (112.0, -4.0),
    (165.0, -9.0),
    (232.0, 3.0),
    (300.0, -3.0),
    (410.0, 4.0),
    (560.0, -1.0),
    (735.0, 4.0),
    (980.0, 0.0),
    (1320.0, 3.0),
    (1900.0, 3.0),
    (2700.0, 6.0),
    (4200.0, 4.0),
    (7000.0, -4.0),
    (12000.0, -18.0),
    (18000.0, -40.0),
)


@dataclass(frozen=True, slots=True)
class Stroke:
    """One mallet stroke: when, which degree of Mâhur (1 = tonic, 8 = its octave, 0 = the seventh
    below), how strong (0–1), mallet from 0 (felted) to 1 (bare), seconds of ring (factor e)."""

    start: float
    degree: int
    force: float = 0.8
    mallet: float = 0.6
    ring: float = 1.0


def frequency(degree: int) -> float:
    """The pitch of a degree in hertz; degrees go on below 1 and above 8."""
    octave, step = divmod(degree - 1, 7)
    return float(TONIC * 2.0 ** (octave + MAHUR[step] / 1200.0))


def course(hertz: float, stroke: Stroke, seconds: float, chance: Chance) -> Signal:
    """Four strings of one course, struck once."""
    out = np.zeros(samples(seconds), dtype=np.float64)
    spread = np.array([-1.3, -0.4, 0.4, 1.4]) + 0.25 * chance.standard_normal(4)
    spread *= (TONIC / hertz) ** 0.6
    spread -= spread.mean()
    for cents in spread:
        late = round(0.0005 * chance.random_sample() * RATE)
        string = _string(hertz * 2.0 ** (cents / 1200.0), stroke, seconds, chance)
        out[late:] += (0.9 + 0.2 * chance.random_sample()) * string[: len(out) - late]
    level = 0.25 * stroke.force * (hertz / TONIC) ** 0.3
    return np.asarray(out * level, dtype=np.float64)


def _string(hertz: float, stroke: Stroke, seconds: float, chance: Chance) -> Signal:
    t = times(seconds)
    count = int(min(34, 15_000.0 / hertz))
    stiffness = 1.1e-4 * (hertz / 523.0) ** 0.5
    place = 0.135 + 0.02 * (chance.random_sample() - 0.5)
    contact = 0.00095 - 0.00055 * stroke.mallet - 0.00015 * stroke.force
    out = np.zeros(len(t), dtype=np.float64)
    for n in range(1, count + 1):
        f = n * hertz * np.sqrt(1.0 + stiffness * n * n)
        level = abs(np.sin(n * np.pi * place)) * _mallet(f * contact)
        if level < 2e-4:
            continue
        slow = stroke.ring / (1.1 + 0.42 * (f / 1000.0) ** 1.2)
        fall = 0.55 * np.exp(-t / (0.28 * slow)) + 0.45 * np.exp(-t / slow)
        out += level * fall * np.sin(2 * np.pi * f * t + 0.4 * (chance.random_sample() - 0.5))
    return np.asarray(out * np.clip(t / 0.0009, 0.0, 1.0), dtype=np.float64)


def _mallet(x: float) -> float:
    """Spectrum of a half-sine blow whose contact lasts x periods."""
    if abs(x - 0.5) < 1e-3:
        return float(np.pi / 4)
    return float(abs(np.cos(np.pi * x) / (1.0 - 4.0 * x * x))) + 0.02


def knock(stroke: Stroke, chance: Chance) -> Signal:
    """The mallet itself on wire and bridge, and the box that answers it."""
    tick = white(0.12, chance) * burst(0.12, 0.0004, 0.0022)
    tick = band(tick, 1300.0 + 900.0 * stroke.mallet, 3200.0 + 2600.0 * stroke.mallet, 10.0)
    box = modes(
        0.12, (118.0, 0.022, 0.5), (232.0, 0.020, 0.8), (410.0, 0.014, 0.6), (735.0, 0.008, 0.4)
    )
    return stroke.force * ((0.08 + 0.14 * stroke.mallet) * tick + 0.13 * box)


def perform(strokes: tuple[Stroke, ...], seconds: float, chance: Chance) -> Signal:
    """A phrase in stereo, (n, 2): the bass a little to the right,
    the treble to the left, as the player hears it."""
    sides = [np.zeros(samples(seconds), dtype=np.float64) for _ in range(2)]
    for stroke in strokes:
        hertz = frequency(stroke.degree)
        length = max(0.05, seconds - stroke.start)
        note = add(course(hertz, stroke, length, chance), knock(stroke, chance))[: samples(length)]
        pan = -float(np.clip(0.30 * np.log2(hertz / TONIC), -0.4, 0.4))
        first = round(stroke.start * RATE)
        for side, sign in zip(sides, (-1.0, 1.0), strict=True):
            piece = note[: len(side) - first]
            side[first : first + len(piece)] += np.sqrt(0.5 * (1.0 + sign * pan)) * piece
    return np.stack([_box(side, chance)[: samples(seconds)] for side in sides], axis=1)


def _box(signal: Signal, chance: Chance) -> Signal:
    dry = tilt(signal, *BOX)
    return add(dry, add(_scaled(dry, halo(chance), -25.0), _scaled(dry, _chamber(chance), -15.0)))


def _scaled(dry: Signal, impulse: Signal, level_db: float) -> Signal:
    """`dry` through `impulse`, brought to a level under that of `dry`."""
    wet = convolve(dry, impulse)
    power = np.sqrt(np.mean(dry**2)) / (np.sqrt(np.mean(wet**2)) + 1e-12)
    return np.asarray(gain(level_db) * power * wet, dtype=np.float64)


def halo(chance: Chance) -> Signal:
    """The open strings of the mode, woken by whatever is played."""
    t = times(1.0)
    out = np.zeros(len(t), dtype=np.float64)
    for degree in (-6, -2, 1, 2, 3, 4, 5, 6, 8, 10, 12):
        for partial in (1, 2):
            phase = 2 * np.pi * chance.random_sample()
            out += np.sin(2 * np.pi * partial * frequency(degree) * t + phase) / partial
    return np.asarray(out * np.exp(-t / 0.35) * np.clip(t / 0.02, 0, 1), dtype=np.float64)


def _chamber(chance: Chance) -> Signal:
    """A small room with carpets: dense, dark, over in a fifth of a second."""
    noise = white(0.3, chance) * np.exp(-times(0.3) / 0.055)
    noise[: samples(0.006)] = 0.0
    return tilt(noise, (100.0, -14.0), (300.0, 0.0), (2000.0, -3.0), (8000.0, -24.0))
