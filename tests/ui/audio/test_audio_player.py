"""Cues: which file, how loud, how many at once, and the player's wishes for silence."""

from __future__ import annotations

import random
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path
from typing import TYPE_CHECKING

import pygame
import pytest

from pasur.assets import asset_path
from pasur.ui.audio import CUES, Audio, AudioSettings, Bus, Cue, bank
from pasur.ui.audio.device import CHANNELS
from pasur.ui.audio.voices import MUSIC_CHANNELS

if TYPE_CHECKING:
    from tests.ui.audio.conftest import Machine


def first_of(count: int) -> int:
    """No chance at all."""
    return min(0, count)


def make(
    machine: Machine,
    settings: AudioSettings | None = None,
    below: Callable[[int], int] | None = None,
) -> Audio:
    return Audio(settings, below or first_of, machine.clock)


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The names of the assets that were asked for."""
    names: list[str] = []

    def spy(name: str) -> Path:
        names.append(name)
        return asset_path(name)

    monkeypatch.setattr(bank, "asset_path", spy)
    return names


def test_no_variant_twice_in_a_row_and_all_are_heard() -> None:
    choice = bank.Bank(random.Random(7).randrange)
    for cue, info in CUES.items():
        picked = [choice._choose(cue) for _ in range(200)]
        assert set(picked) == set(range(info.variants))
        if info.variants > 1:
            assert all(a != b for a, b in pairwise(picked))


def test_chance_comes_from_outside() -> None:
    first, second = (bank.Bank(random.Random(3).randrange) for _ in range(2))
    assert [first._choose(Cue.DEAL) for _ in range(40)] == [
        second._choose(Cue.DEAL) for _ in range(40)
    ]


def test_a_file_is_decoded_once_and_only_when_needed(machine: Machine, asked: list[str]) -> None:
    audio = make(machine, below=first_of)
    assert asked == []
    for _ in range(12):
        machine.now += 1.0
        audio.cue(Cue.TOGGLE_ON)
    assert sorted(asked) == ["sounds/toggle-on-1.ogg", "sounds/toggle-on-2.ogg"]


def test_resting_decodes_one_file_at_a_time(machine: Machine, asked: list[str]) -> None:
    audio = make(machine)
    slices = 0
    while audio.rest() == 0.0:
        slices += 1
        assert len(asked) == slices
    assert audio.rest() is None
    assert len(set(asked)) == slices == sum(info.variants for info in CUES.values())


def test_muted_nothing_is_opened_even_at_rest(machine: Machine) -> None:
    audio = make(machine, AudioSettings(muted=True))
    audio.cue(Cue.PLAY)
    assert audio.rest() is None
    assert machine.opened == 0


def test_a_missing_or_broken_file_is_left_out(
    machine: Machine, mixer: Mixer, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    broken = tmp_path / "broken.ogg"
    broken.write_bytes(b"OggS" + bytes(40))
    for path in (tmp_path / "missing.ogg", broken):
        monkeypatch.setattr(bank, "asset_path", {bank.sound_name(Cue.PLAY, 0): path}.__getitem__)
        audio = make(machine)
        audio.cue(Cue.PLAY)
        assert mixer.asked("play") == []
        assert audio.status() == ""


class Mixer:
    """Stands in for the mixer's channels and writes down what is asked of them."""

    def __init__(self) -> None:
        self.calls: list[tuple[int, str, tuple[object, ...]]] = []
        self.busy: set[int] = set()

    def channel(self, number: int) -> MixerChannel:
        return MixerChannel(self, number)

    def asked(self, name: str) -> list[tuple[object, ...]]:
        return [(number, *values) for number, call, values in self.calls if call == name]


class MixerChannel:
    """One channel that plays until its `Mixer` says otherwise."""

    def __init__(self, mixer: Mixer, number: int) -> None:
        self.mixer, self.number = mixer, number

    def get_busy(self) -> bool:
        return self.number in self.mixer.busy

    def play(self, sound: pygame.mixer.Sound) -> None:
        self.mixer.busy.add(self.number)
        self._note("play", sound.get_length() > 0)

    def set_volume(self, left: float, right: float) -> None:
        self._note("set_volume", left, right)

    def fadeout(self, milliseconds: int) -> None:
        self._note("fadeout", milliseconds > 0)

    def _note(self, name: str, *values: object) -> None:
        self.mixer.calls.append((self.number, name, values))


@pytest.fixture
def mixer(monkeypatch: pytest.MonkeyPatch) -> Mixer:
    """The stand-in, in place."""
    stand_in = Mixer()
    monkeypatch.setattr(pygame.mixer, "Channel", stand_in.channel)
    return stand_in


def test_a_deal_is_no_machine_gun(machine: Machine, mixer: Mixer) -> None:
    audio = make(machine)
    for _ in range(48):
        audio.cue(Cue.DEAL)
    assert len(mixer.asked("play")) == 1
    for _ in range(48):
        machine.now += CUES[Cue.DEAL].gap * 1.01
        audio.cue(Cue.DEAL)
    fading = len(mixer.asked("fadeout"))
    assert len(mixer.asked("play")) - fading <= CUES[Cue.DEAL].voices


def test_everything_at_once_leaves_room_for_the_santur(machine: Machine, mixer: Mixer) -> None:
    audio = make(machine)
    for _ in range(5):
        machine.now += 1.0
        for cue, info in CUES.items():
            if info.bus is Bus.EFFECTS:
                audio.cue(cue)
    assert mixer.busy == set(range(CHANNELS - MUSIC_CHANNELS))
    audio.cue(Cue.SUR)
    assert mixer.busy == set(range(CHANNELS - MUSIC_CHANNELS + 1))


def test_sliders_act_on_their_own_bus_and_at_once(machine: Machine, mixer: Mixer) -> None:
    audio = make(machine, AudioSettings(effects=1.0, music=0.0))
    audio.cue(Cue.SUR)
    assert mixer.busy == set()
    audio.cue(Cue.SHUFFLE)
    assert mixer.asked("set_volume") == [(0, 1.0, 1.0)]
    audio.apply(AudioSettings(effects=0.5, music=1.0))
    assert mixer.asked("set_volume")[1:] == [(0, 0.25, 0.25)]
    audio.cue(Cue.SUR)
    assert mixer.asked("set_volume")[2:] == [(CHANNELS - MUSIC_CHANNELS, 1.0, 1.0)]


def test_hands_are_uneven_but_the_santur_is_not(machine: Machine, mixer: Mixer) -> None:
    audio = make(machine, AudioSettings(effects=1.0, music=1.0), below=lambda n: n - 1)
    audio.cue(Cue.PLAY)
    audio.cue(Cue.SUR)
    (_, card, _), (_, phrase, _) = mixer.asked("set_volume")
    assert isinstance(card, float)
    assert 0.8 < card < 0.9
    assert phrase == 1.0


def test_volume_and_pan_reach_the_mixer(machine: Machine, mixer: Mixer) -> None:
    audio = make(machine, AudioSettings(effects=1.0))
    for volume, pan in ((1.0, 0.0), (0.5, -1.0), (0.5, 0.5), (9.0, 4.0)):
        machine.now += 1.0
        mixer.busy.clear()
        audio.cue(Cue.CLAIM, volume, pan)
    assert mixer.asked("set_volume") == [
        (0, 1.0, 1.0),
        (0, 0.5, 0.0),
        (0, 0.25, 0.5),
        (0, 0.0, 1.0),
    ]


def test_a_new_phrase_makes_the_last_one_fade(machine: Machine, mixer: Mixer) -> None:
    audio = make(machine)
    audio.cue(Cue.MATCH_WON)
    assert mixer.asked("fadeout") == []
    audio.cue(Cue.ROUND_WON)
    first, second = (CHANNELS - MUSIC_CHANNELS, CHANNELS - MUSIC_CHANNELS + 1)
    assert mixer.asked("play") == [(first, True), (second, True)]
    assert mixer.asked("fadeout") == [(first, True)]


def test_too_many_voices_make_the_oldest_fade(machine: Machine, mixer: Mixer) -> None:
    audio = make(machine)
    voices = CUES[Cue.DEAL].voices
    for _ in range(voices + 2):
        machine.now += 0.06
        audio.cue(Cue.DEAL)
    assert mixer.asked("fadeout") == [(0, True), (1, True)]
    assert len(mixer.asked("play")) == voices + 2


def test_one_cue_or_all_can_be_hushed(machine: Machine, mixer: Mixer) -> None:
    audio = make(machine)
    audio.cue(Cue.SUR)
    audio.cue(Cue.PLAY)
    audio.hush(Cue.SUR)
    assert mixer.asked("fadeout") == [(CHANNELS - MUSIC_CHANNELS, True)]
    audio.hush()
    assert mixer.asked("fadeout")[1:] == [(0, True)]


def test_skipping_far_ahead_does_not_play_it_all(machine: Machine, mixer: Mixer) -> None:
    audio = make(machine)
    for cue in [Cue.DEAL] * 12 + [Cue.FLIP] * 4 + [Cue.SLIDE] * 10 + [Cue.GATHER] * 3:
        audio.cue(cue)
    assert len(mixer.asked("play")) == 4


def test_mute_silences_and_comes_back(machine: Machine, mixer: Mixer) -> None:
    audio = make(machine)
    audio.cue(Cue.MATCH_WON)
    assert audio.toggle_mute().muted
    assert audio.silent
    assert mixer.asked("fadeout") == [(CHANNELS - MUSIC_CHANNELS, True)]
    audio.cue(Cue.PLAY)
    assert len(mixer.asked("play")) == 1
    assert not audio.toggle_mute().muted
    audio.cue(Cue.PLAY)
    assert len(mixer.asked("play")) == 2


@pytest.mark.parametrize("wished", [True, False])
def test_without_focus_it_is_quiet_if_wished(machine: Machine, mixer: Mixer, wished: bool) -> None:
    audio = make(machine, AudioSettings(mute_unfocused=wished))
    audio.cue(Cue.PRESS)
    audio.handle(pygame.event.Event(pygame.WINDOWFOCUSLOST))
    assert audio.silent is wished
    assert len(mixer.asked("fadeout")) == wished
    audio.cue(Cue.PLAY)
    audio.handle(pygame.event.Event(pygame.WINDOWFOCUSGAINED))
    assert len(mixer.asked("play")) == (1 if wished else 2)
    audio.cue(Cue.MARKER)
    assert len(mixer.asked("play")) == (2 if wished else 3)


def test_focus_back_does_not_undo_mute(machine: Machine) -> None:
    audio = make(machine, AudioSettings(muted=True))
    audio.handle(pygame.event.Event(pygame.WINDOWFOCUSLOST))
    audio.handle(pygame.event.Event(pygame.WINDOWFOCUSGAINED))
    audio.cue(Cue.PLAY)
    assert machine.opened == 0
