"""How loud a short sound is, and bringing it to the loudness its cue should have.

Loudness here is the highest level in any 50 ms, weighted like the ear (the curve of ITU-R
BS.1770), in decibels under full scale. Short sounds are compared well by it: it neither lets one
sharp sample decide nor spreads a knock over seconds.
"""

import numpy as np

from tools.sounds.dsp import RATE, Signal, gain, samples

WINDOW = 0.05
CEILING_DB = -3.0
QUIET_DB = -60.0
LEAD = 0.0015


def mono(signal: Signal) -> Signal:
    """The mean power of the channels as one signal would carry it."""
    return signal if signal.ndim == 1 else np.asarray(signal.mean(axis=1), dtype=np.float64)


def weighted(signal: Signal) -> Signal:
    """The signal as the ear weighs it: lows taken back, highs lifted by 4 dB."""
    size = 1 << (len(signal) * 2).bit_length()
    f = np.maximum(np.fft.rfftfreq(size, 1.0 / RATE), 1.0)
    low_cut = (f / 38.0) ** 2 / (1.0 + (f / 38.0) ** 2)
    shelf = np.sqrt((1.0 + 2.512 * (f / 1680.0) ** 2) / (1.0 + (f / 1680.0) ** 2))
    out = np.fft.irfft(np.fft.rfft(signal, size) * low_cut * shelf, size)
    return np.asarray(out[: len(signal)], dtype=np.float64)


def loudness(signal: Signal) -> float:
    """The loudest 50 ms in decibels."""
    channels = [signal] if signal.ndim == 1 else [signal[:, 0], signal[:, 1]]
    power = np.mean([weighted(channel) ** 2 for channel in channels], axis=0)
    span = samples(WINDOW)
    sums = np.cumsum(np.concatenate([[0.0], np.asarray(power), np.zeros(span)]))
    return float(10 * np.log10(np.max(sums[span:] - sums[:-span]) / span + 1e-12))


def peak(signal: Signal) -> float:
    """The highest sample in decibels."""
    return float(20 * np.log10(np.max(np.abs(signal)) + 1e-12))


def master(signal: Signal, target_db: float, fade: float) -> Signal:
    """Trim, bring to `target_db`, tame the peaks, and let the end die over `fade` seconds."""
    shaped = _trim(_without_rumble(signal))
    for _ in range(4):
        shaped = shaped * gain(target_db - loudness(shaped))
        shaped = _tamed(shaped)
    return _faded(shaped, fade)


def _without_rumble(signal: Signal) -> Signal:
    def clean(channel: Signal) -> Signal:
        size = 1 << (len(channel) * 2).bit_length()
        f = np.fft.rfftfreq(size, 1.0 / RATE)
        cut = (f / 45.0) ** 4 / (1.0 + (f / 45.0) ** 4)
        out = np.fft.irfft(np.fft.rfft(channel, size) * cut, size)
        return np.asarray(out[: len(channel)], dtype=np.float64)

    if signal.ndim == 1:
        return clean(signal)
    return np.stack([clean(signal[:, n]) for n in range(2)], axis=1)


def _trim(signal: Signal) -> Signal:
    """Cut what is inaudible at the end; put a short lead of silence before the start."""
    level = np.abs(signal) if signal.ndim == 1 else np.abs(signal).max(axis=1)
    heard = np.nonzero(level > level.max() * gain(QUIET_DB + 6.0))[0]
    lead = samples(LEAD)
    body = signal[: heard[-1] + 1]
    pad = [(lead, lead)] + [(0, 0)] * (signal.ndim - 1)
    return np.pad(body, pad)


def _tamed(signal: Signal) -> Signal:
    """Bend peaks over the ceiling smoothly; leave everything under 70 % of it alone."""
    ceiling = gain(CEILING_DB)
    knee = 0.7 * ceiling
    size = np.abs(signal)
    over = knee + (ceiling - knee) * np.tanh((size - knee) / (ceiling - knee))
    return np.asarray(np.sign(signal) * np.where(size > knee, over, size), dtype=np.float64)


def _faded(signal: Signal, fade: float) -> Signal:
    n = len(signal)
    shape = np.ones(n, dtype=np.float64)
    rise, fall, still = samples(0.0015), min(n // 2, samples(fade)), samples(0.002)
    shape[:rise] = np.sin(np.linspace(0.0, np.pi / 2, rise)) ** 2
    shape[n - still - fall : n - still] = np.cos(np.linspace(0.0, np.pi / 2, fall)) ** 2
    shape[n - still :] = 0.0
    return signal * (shape if signal.ndim == 1 else shape[:, None])
