"""Buttons, switches, knocks: small pieces of wood under a finger, and the table itself."""

from tools.sounds.dsp import Chance, Signal, band, burst, mix, modes, tilt, white
from tools.sounds.paper import around


def finger(chance: Chance, dull: float, decay: float = 0.004) -> Signal:
    """The fingertip itself: a short, pitchless contact, darker with `dull` (hertz of its edge)."""
    noise = white(0.06, chance) * burst(0.06, 0.0016, decay)
    return tilt(noise, (80.0, -20.0), (dull / 3, 0.0), (dull, -6.0), (dull * 4, -40.0))


def block(chance: Chance, pitch: float, decay: float, bright: float) -> Signal:
    """A small hardwood block; the ratios are those of a bar fixed at both ends, damped."""
    tune = around(chance, 1.0, 0.012)
    return modes(
        0.3,
        (pitch * tune, decay, 1.0),
        (pitch * tune * around(chance, 2.52, 0.03), decay * 0.5, 0.42 * bright),
        (pitch * tune * around(chance, 4.57, 0.03), decay * 0.28, 0.24 * bright),
        (pitch * tune * around(chance, 0.53, 0.03), decay * 0.9, 0.3),
        attack=0.0012,
    )


def press(chance: Chance) -> Signal:
    """A wooden button goes down a millimetre and stops."""
    return mix(
        0.16,
        (0.0, 0.9, finger(chance, 2200.0)),
        (0.001, 0.8, block(chance, around(chance, 392.0, 0.03), 0.013, 0.9)),
        (around(chance, 0.024, 0.15), 0.16, block(chance, 610.0, 0.010, 0.7)),
    )


def toggle_on(chance: Chance) -> Signal:
    """A peg slid to its stop: two taps, the second a fourth higher."""
    return _pair(chance, 415.0, 554.0)


def toggle_off(chance: Chance) -> Signal:
    """The peg slid back: the same two taps the other way."""
    return _pair(chance, 554.0, 415.0)


def _pair(chance: Chance, first: float, second: float) -> Signal:
    gap = around(chance, 0.055, 0.06)
    return mix(
        0.22,
        (0.0, 0.3, finger(chance, 2000.0, 0.003)),
        (0.001, 0.5, block(chance, first, 0.014, 0.6)),
        (gap, 0.3, finger(chance, 2200.0, 0.003)),
        (gap + 0.001, 0.85, block(chance, second, 0.018, 0.8)),
    )


def tick(chance: Chance) -> Signal:
    """A bead on an abacus wire."""
    pitch = around(chance, 880.0, 0.025)
    click = white(0.02, chance) * burst(0.02, 0.0004, 0.0012)
    return mix(
        0.09,
        (0.0, 0.3, band(click, 1800.0, 4500.0)),
        (0.0005, 0.8, block(chance, pitch, 0.009, 0.7)),
        (around(chance, 0.012, 0.2), 0.2, block(chance, pitch * 1.12, 0.006, 0.7)),
    )


def refusal(chance: Chance) -> Signal:
    """The heel of a hand on the table top: low, dull, at once over."""
    low = around(chance, 1.0, 0.02)
    return mix(
        0.34,
        (0.0, 0.55, finger(chance, 800.0, 0.008)),
        (
            0.001,
            0.9,
            modes(
                0.34,
                (138.0 * low, 0.044, 0.9),
                (214.0 * low, 0.036, 1.0),
                (318.0 * low, 0.025, 0.85),
                (457.0 * low, 0.015, 0.5),
                (690.0 * low, 0.008, 0.25),
                attack=0.003,
            ),
        ),
    )


def claim(chance: Chance) -> Signal:
    """Two knocks of the knuckles on the table."""
    gap = around(chance, 0.135, 0.06)
    return mix(
        0.42, (0.0, 0.8, _knuckle(chance)), (gap, around(chance, 1.0, 0.05), _knuckle(chance))
    )


def _knuckle(chance: Chance) -> Signal:
    wood = modes(
        0.26,
        (around(chance, 187.0, 0.03), 0.034, 1.0),
        (around(chance, 304.0, 0.03), 0.025, 0.8),
        (around(chance, 452.0, 0.03), 0.018, 0.6),
        (around(chance, 742.0, 0.03), 0.011, 0.6),
        (around(chance, 1210.0, 0.03), 0.006, 0.45),
        attack=0.0012,
    )
    return mix(0.26, (0.0, 1.0, finger(chance, 2400.0)), (0.0, 0.8, wood))
