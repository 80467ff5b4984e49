"""The committed sounds, decoded as the game decodes them: complete, clean, in tune, balanced."""

from __future__ import annotations

import math
from array import array
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from operator import mul
from pathlib import Path
from statistics import median

import pygame
import pytest

from pasur.assets import asset_path
from pasur.ui.audio.bank import sound_name
from pasur.ui.audio.cues import CUES, Bus, Cue

RATE = 44_100
BLOCK = RATE // 100
FULL = 32_768

CARDS = (
    Cue.SHUFFLE,
    Cue.CUT,
    Cue.DEAL,
    Cue.FLIP,
    Cue.PLAY,
    Cue.TOUCH,
    Cue.SLIDE,
    Cue.GATHER,
    Cue.PICK,
    Cue.MARKER,
    Cue.NET,
    Cue.SWEEP,
)
BUTTONS = (Cue.PRESS, Cue.TOGGLE_ON, Cue.TOGGLE_OFF, Cue.TICK)
PHRASES = tuple(cue for cue, info in CUES.items() if info.bus is Bus.MUSIC)

LENGTHS: Mapping[Cue, tuple[float, float]] = {
    Cue.SHUFFLE: (1.2, 1.8),
    Cue.CUT: (0.35, 0.6),
    Cue.DEAL: (0.08, 0.2),
    Cue.PICK: (0.03, 0.12),
    Cue.SWEEP: (0.4, 0.7),
    Cue.CURTAIN: (0.4, 0.8),
    Cue.CLAIM: (0.25, 0.5),
    Cue.YOUR_TURN: (0.4, 0.8),
    Cue.LAST_HAND: (1.0, 1.5),
    Cue.SUR: (1.0, 1.55),
    Cue.SUR_CANCELLED: (0.6, 1.0),
    Cue.ROUND_WON: (1.2, 2.2),
    Cue.ROUND_LOST: (1.2, 2.2),
    Cue.MATCH_WON: (2.5, 4.0),
    Cue.MATCH_LOST: (2.0, 3.2),
}
SHORT = (0.05, 0.45)

DO = 523.25
"""The tonic of the santur, in hertz; Mâhur's degrees in cents are in `MAHUR`."""
MAHUR = {1: 0, 2: 204, 3: 408, 4: 498, 5: 702, 6: 906, 7: 1110, 8: 1200}


@dataclass
class Decoded:
    """A sound as samples, left and right, in 16 bits."""

    left: array[int]
    right: array[int]

    @property
    def seconds(self) -> float:
        return len(self.left) / RATE

    @property
    def peak(self) -> float:
        """The highest sample in decibels under full scale."""
        highest = max(max(side) for side in (self.left, self.right))
        lowest = min(min(side) for side in (self.left, self.right))
        return 20 * math.log10(max(highest, -lowest, 1) / FULL)

    @cached_property
    def blocks(self) -> list[float]:
        """The power of each 10 ms, both sides together, full scale being 1."""
        return [
            sum(_power(side[start : start + BLOCK]) for side in (self.left, self.right))
            / (2 * BLOCK * FULL * FULL)
            for start in range(0, len(self.left), BLOCK)
        ]

    @property
    def loudness(self) -> float:
        """The loudest 50 ms, in decibels."""
        padded = [*self.blocks, 0.0, 0.0, 0.0, 0.0]
        best = max(sum(padded[n : n + 5]) / 5 for n in range(len(self.blocks)))
        return 10 * math.log10(best)

    def level_at(self, hertz: float, start: float, stop: float) -> float:
        """How strong one frequency is between two moments, in decibels of no certain zero."""
        part = self.left[round(start * RATE) : round(stop * RATE)]
        turn = 2 * math.pi * hertz / RATE
        shaped = [x * math.sin(math.pi * n / len(part)) ** 2 for n, x in enumerate(part)]
        real = sum(x * math.cos(turn * n) for n, x in enumerate(shaped))
        imaginary = sum(x * math.sin(turn * n) for n, x in enumerate(shaped))
        return 20 * math.log10(math.hypot(real, imaginary) + 1e-9)


def _power(samples: array[int]) -> int:
    return sum(map(mul, samples, samples))


@pytest.fixture(scope="module")
def sounds() -> Iterator[dict[Cue, list[Decoded]]]:
    """All sounds by cue."""
    pygame.mixer.quit()
    pygame.mixer.init(RATE, -16, 2, 512, allowedchanges=0)
    yield {
        cue: [_decode(asset_path(sound_name(cue, n))) for n in range(info.variants)]
        for cue, info in CUES.items()
    }
    pygame.mixer.quit()


def _decode(path: Path) -> Decoded:
    samples = array("h", pygame.mixer.Sound(str(path)).get_raw())
    return Decoded(samples[::2], samples[1::2])


def test_the_folder_holds_the_sounds_and_no_more() -> None:
    expected = {
        Path(sound_name(cue, n)).name for cue, info in CUES.items() for n in range(info.variants)
    }
    assert {path.name for path in asset_path("sounds").iterdir()} == expected
    assert set(CUES) == set(Cue)


def test_all_together_are_small() -> None:
    sizes = [path.stat().st_size for path in asset_path("sounds").iterdir()]
    assert sum(sizes) < 700 * 1024


@pytest.mark.parametrize("cue", CARDS)
def test_cards_have_at_least_four_variants(cue: Cue) -> None:
    assert CUES[cue].variants >= 4


def test_variants_differ(sounds: dict[Cue, list[Decoded]]) -> None:
    for cue, variants in sounds.items():
        raw = {variant.left.tobytes() for variant in variants}
        assert len(raw) == len(variants), cue


@pytest.mark.parametrize("cue", Cue)
def test_length(sounds: dict[Cue, list[Decoded]], cue: Cue) -> None:
    low, high = LENGTHS.get(cue, SHORT)
    for sound in sounds[cue]:
        assert low <= sound.seconds <= high


@pytest.mark.parametrize("cue", Cue)
def test_no_clipping(sounds: dict[Cue, list[Decoded]], cue: Cue) -> None:
    for sound in sounds[cue]:
        assert -25.0 <= sound.peak <= -1.0


@pytest.mark.parametrize("cue", Cue)
def test_no_clicks_at_the_ends(sounds: dict[Cue, list[Decoded]], cue: Cue) -> None:
    """The first and the last half millisecond are silence, whatever the codec smears there."""
    for sound in sounds[cue]:
        for side in (sound.left, sound.right):
            assert max(map(abs, side[:8])) < 0.003 * FULL
            assert max(map(abs, side[-44:])) < 0.002 * FULL


@pytest.mark.parametrize("cue", Cue)
def test_no_offset(sounds: dict[Cue, list[Decoded]], cue: Cue) -> None:
    for sound in sounds[cue]:
        assert abs(sum(sound.left)) / len(sound.left) < 0.002 * FULL


@pytest.mark.parametrize("cue", Cue)
def test_no_idle_start(sounds: dict[Cue, list[Decoded]], cue: Cue) -> None:
    """A sound that begins with its contact is there within 12 ms."""
    if CUES[cue].contact == 0.0 and cue not in (Cue.CURTAIN, Cue.SHUFFLE):
        for sound in sounds[cue]:
            early = max(map(abs, sound.left[: round(0.012 * RATE)]))
            assert early > 0.1 * max(map(abs, sound.left))


@pytest.mark.parametrize("cue", [cue for cue, info in CUES.items() if info.contact])
def test_contact_is_where_it_is_said_to_be(sounds: dict[Cue, list[Decoded]], cue: Cue) -> None:
    """The low, heavy part of the sound, which is the contact, is strongest there."""
    for sound in sounds[cue]:
        span = 60
        lows = [sum(sound.left[n : n + span]) for n in range(0, len(sound.left) - span, 20)]
        heavy = [sum(x * x for x in lows[n : n + 22]) for n in range(len(lows))]
        when = heavy.index(max(heavy)) * 20 / RATE
        assert when == pytest.approx(CUES[cue].contact, abs=0.03)


@pytest.mark.parametrize("cue", Cue)
def test_variants_are_equally_loud(sounds: dict[Cue, list[Decoded]], cue: Cue) -> None:
    levels = [sound.loudness for sound in sounds[cue]]
    assert max(levels) - min(levels) <= 3.0


def test_classes_are_balanced(sounds: dict[Cue, list[Decoded]]) -> None:
    loud = {cue: median(sound.loudness for sound in sounds[cue]) for cue in Cue}
    assert all(-32.0 <= loud[cue] <= -15.0 for cue in Cue)
    contacts = [loud[cue] for cue in CARDS if cue is not Cue.PICK]
    assert max(contacts) - min(contacts) <= 9.0
    for button in BUTTONS:
        assert loud[button] <= loud[Cue.PLAY] - 3.0
    assert max(loud[cue] for cue in PHRASES) - min(loud[cue] for cue in PHRASES) <= 6.0
    assert loud[Cue.SUR] >= max(loud[cue] for cue in CARDS)
    assert loud[Cue.YOUR_TURN] <= loud[Cue.PLAY] - 4.0
    assert loud[Cue.REFUSAL] <= loud[Cue.PLAY] + 3.0


@pytest.mark.parametrize(("variant", "degree"), [(0, 1), (1, 5), (2, 3)])
def test_the_santur_is_in_tune(sounds: dict[Cue, list[Decoded]], variant: int, degree: int) -> None:
    sound = sounds[Cue.YOUR_TURN][variant]
    off = range(-60, 61, 4)
    pitches = [DO * 2 ** ((MAHUR[degree] + cents) / 1200) for cents in off]
    levels = [sound.level_at(pitch, 0.03, 0.45) for pitch in pitches]
    assert abs(off[levels.index(max(levels))]) <= 4


@pytest.mark.parametrize(("variant", "first", "second"), [(0, 498, 204), (1, 408, -90)])
def test_a_cancelled_sur_falls(
    sounds: dict[Cue, list[Decoded]], variant: int, first: int, second: int
) -> None:
    sound = sounds[Cue.SUR_CANCELLED][variant]
    high, low = (DO * 2 ** (cents / 1200) for cents in (first, second))
    assert sound.level_at(high, 0.03, 0.19) > sound.level_at(low, 0.03, 0.19) + 10
    assert sound.level_at(low, 0.26, 0.6) > sound.level_at(high, 0.26, 0.6) + 3


@pytest.mark.parametrize("variant", range(CUES[Cue.SUR].variants))
def test_a_sur_rises_to_the_upper_tonic(sounds: dict[Cue, list[Decoded]], variant: int) -> None:
    sound = sounds[Cue.SUR][variant]
    upper, above = 2 * DO, 2 * DO * 2 ** (204 / 1200)
    after = sound.level_at(upper, 0.6, 0.9)
    assert after > sound.level_at(upper, 0.0, 0.3) + 6
    assert after > sound.level_at(above, 0.6, 0.9) + 10
