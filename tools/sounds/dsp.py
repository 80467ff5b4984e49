"""Building blocks of all sounds: noise, envelopes, resonances, filters, a small room.

A signal is an array of float64 samples at `RATE`, mono unless its shape is (n, 2). Times are in
seconds, frequencies in hertz, levels in decibels where a name ends in `_db`. The legacy generator
`RandomState` is used on purpose: its stream is frozen for all versions of numpy.
"""

from itertools import pairwise
from typing import TypeAlias

import numpy as np
import numpy.typing as npt

RATE = 44_100

Signal: TypeAlias = npt.NDArray[np.float64]
Chance: TypeAlias = np.random.RandomState


def samples(seconds: float) -> int:
    """A duration as a number of samples."""
    return max(1, round(seconds * RATE))


def times(seconds: float) -> Signal:
    """The moments of all samples of a duration."""
    return np.arange(samples(seconds), dtype=np.float64) / RATE


def gain(decibels: float) -> float:
    """Decibels as a factor of amplitude."""
    return float(10.0 ** (decibels / 20.0))


def silence(seconds: float) -> Signal:
    """Nothing, for `seconds`."""
    return np.zeros(samples(seconds), dtype=np.float64)


def white(seconds: float, chance: Chance) -> Signal:
    """White noise of unit power."""
    return np.asarray(chance.standard_normal(samples(seconds)), dtype=np.float64)


def burst(seconds: float, attack: float, decay: float) -> Signal:
    """An envelope that rises in `attack` and falls by a factor e every `decay`."""
    t = times(seconds)
    rise = np.sin(np.clip(t / max(attack, 1e-4), 0.0, 1.0) * np.pi / 2) ** 2
    return np.asarray(rise * np.exp(-np.maximum(t - attack, 0.0) / decay), dtype=np.float64)


def curve(seconds: float, *points: tuple[float, float]) -> Signal:
    """An envelope through (time, value) points, rounded like half cosines between them."""
    t = times(seconds)
    out = np.full(len(t), points[-1][1], dtype=np.float64)
    out[t < points[0][0]] = points[0][1]
    for (t0, v0), (t1, v1) in pairwise(points):
        inside = (t >= t0) & (t < t1)
        x = (t[inside] - t0) / max(t1 - t0, 1e-9)
        out[inside] = v0 + (v1 - v0) * (1.0 - np.cos(np.pi * x)) / 2
    return out


def tilt(signal: Signal, *points: tuple[float, float]) -> Signal:
    """Filter by a response through (hertz, decibels) points, straight over log frequency.

    The response has minimum phase, so a knock stays a knock and nothing rings before it.
    """
    size = 1 << (2 * len(signal) + 1024).bit_length()
    hertz = np.fft.rfftfreq(size, 1.0 / RATE)
    logs = np.log2(np.maximum(hertz, 10.0))
    decibels = np.interp(logs, [np.log2(f) for f, _ in points], [d for _, d in points])
    response = _minimum_phase(decibels, size)
    out = np.fft.irfft(np.fft.rfft(signal, size) * response, size)
    return np.asarray(out[: len(signal)], dtype=np.float64)


def _minimum_phase(decibels: Signal, size: int) -> npt.NDArray[np.complex128]:
    cepstrum = np.fft.irfft(decibels * np.log(10.0) / 20.0, size)
    cepstrum[1 : size // 2] *= 2.0
    cepstrum[size // 2 + 1 :] = 0.0
    return np.asarray(np.exp(np.fft.rfft(cepstrum, size)), dtype=np.complex128)


def band(signal: Signal, low: float, high: float, steep: float = 14.0) -> Signal:
    """Keep `low` to `high`; outside the response falls by `steep` decibels an octave."""
    return tilt(
        signal,
        (low / 16, -4 * steep),
        (low, 0.0),
        (high, 0.0),
        (high * 16, -4 * steep),
    )


def modes(seconds: float, *modal: tuple[float, float, float], attack: float = 0.0006) -> Signal:
    """A struck body: the sum of (hertz, decay, level) modes, all starting together."""
    t = times(seconds)
    out = np.zeros(len(t), dtype=np.float64)
    for hertz, decay, level in modal:
        out += level * np.sin(2 * np.pi * hertz * t) * np.exp(-t / decay)
    return np.asarray(out * np.clip(t / attack, 0.0, 1.0), dtype=np.float64)


def flutter(seconds: float, hertz: float, depth: float, chance: Chance) -> Signal:
    """A random factor around 1 that wanders about `hertz` times a second."""
    slow = tilt(white(seconds + 0.05, chance), (hertz / 8, 0.0), (hertz, 0.0), (hertz * 8, -54.0))
    slow = slow[: samples(seconds)]
    slow = slow / (np.std(slow) + 1e-12)
    return np.asarray(np.clip(1.0 + depth * slow, 0.0, 3.0), dtype=np.float64)


def mix(seconds: float, *parts: tuple[float, float, Signal]) -> Signal:
    """Lay (start, factor, signal) parts over each other; what runs past the end is cut."""
    out = np.zeros(samples(seconds), dtype=np.float64)
    for start, factor, part in parts:
        first = max(0, round(start * RATE))
        piece = part[: max(0, len(out) - first)]
        out[first : first + len(piece)] += factor * piece
    return out


def room(signal: Signal, chance: Chance, level_db: float = -17.0, size: float = 0.016) -> Signal:
    """Put the signal over a table in a small furnished room: a few dull early reflections."""
    tail = silence(size * 2.2)
    for number in range(7):
        delay = size * (0.16 + 0.29 * number * (1 + 0.25 * (chance.random_sample() - 0.5)))
        place = min(len(tail) - 1, samples(delay))
        tail[place] += (1 if number % 2 else -1) * 0.78**number
    tail = tilt(tail, (60.0, -18.0), (200.0, 0.0), (2500.0, -3.0), (9000.0, -16.0))
    return add(signal, gain(level_db) * convolve(signal, tail))


def convolve(signal: Signal, impulse: Signal) -> Signal:
    """The full convolution of two mono signals."""
    total = len(signal) + len(impulse) - 1
    size = 1 << total.bit_length()
    product = np.fft.rfft(signal, size) * np.fft.rfft(impulse, size)
    return np.asarray(np.fft.irfft(product, size)[:total], dtype=np.float64)


def add(first: Signal, second: Signal) -> Signal:
    """The sum of two mono signals, as long as the longer one."""
    out = np.zeros(max(len(first), len(second)), dtype=np.float64)
    out[: len(first)] += first
    out[: len(second)] += second
    return out
