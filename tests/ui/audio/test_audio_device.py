"""No device at the start, lost during play, back later: the game never notices, settings tell."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame
import pytest

from pasur.ui.audio import CUES, Audio, AudioSettings, Cue
from pasur.ui.audio import device as device_module

if TYPE_CHECKING:
    from tests.ui.audio.conftest import Machine


def make(machine: Machine) -> Audio:
    return Audio(AudioSettings(), below=lambda n: n - 1, clock=machine.clock)


def event(kind: int, which: int = 2, iscapture: int = 0) -> pygame.event.Event:
    return pygame.event.Event(kind, which=which, iscapture=iscapture)


def use_everything(audio: Audio, machine: Machine) -> None:
    """Call all there is; none of it may raise."""
    for cue in Cue:
        machine.now += 1.0
        audio.cue(cue, 0.7, -0.3)
    audio.hush(Cue.SUR)
    audio.hush()
    audio.apply(AudioSettings(effects=0.1, music=1.0))
    audio.toggle_mute()
    audio.toggle_mute()
    audio.handle(event(pygame.WINDOWFOCUSLOST))
    audio.handle(event(pygame.WINDOWFOCUSGAINED))
    audio.handle(event(pygame.MOUSEMOTION))
    audio.rest()
    audio.status()
    audio.news()


def busy() -> int:
    channels = range(pygame.mixer.get_num_channels())
    return sum(pygame.mixer.Channel(number).get_busy() for number in channels)


def test_nothing_is_opened_before_it_is_needed(machine: Machine) -> None:
    audio = make(machine)
    audio.apply(AudioSettings(effects=0.3))
    audio.hush()
    audio.handle(event(pygame.WINDOWFOCUSGAINED))
    assert (machine.opened, audio.status(), audio.news()) == (0, "", None)
    audio.cue(Cue.MATCH_WON)
    assert (machine.opened, busy()) == (1, 1)


def test_without_a_device_every_call_works_and_is_told_once(machine: Machine) -> None:
    machine.present = False
    audio = make(machine)
    use_everything(audio, machine)
    machine.now += 1.0
    audio.cue(Cue.MATCH_WON)
    assert pygame.mixer.get_init() is None
    assert "No sound device" in audio.status()


def test_a_missing_device_is_news_once(machine: Machine) -> None:
    machine.present = False
    audio = make(machine)
    audio.cue(Cue.MATCH_WON)
    assert audio.news() == audio.status() != ""
    audio.cue(Cue.DEAL)
    assert audio.news() is None
    assert audio.status() != ""


def test_a_cue_never_waits_for_a_missing_device(machine: Machine) -> None:
    machine.present = False
    audio = make(machine)
    for _ in range(50):
        machine.now += 30.0
        audio.cue(Cue.MATCH_WON)
    assert machine.opened == 1


def test_a_missing_device_is_looked_for_while_nothing_moves(machine: Machine) -> None:
    machine.present = False
    audio = make(machine)
    wait = audio.rest()
    assert wait == device_module.FIRST_RETRY
    machine.now += wait / 2
    assert audio.rest() == pytest.approx(wait / 2)
    assert machine.opened == 1
    machine.now += wait
    longer = audio.rest()
    assert machine.opened == 2
    assert longer == 2 * device_module.FIRST_RETRY
    machine.present = True
    machine.now += longer
    assert audio.rest() == 0.0
    assert audio.status() == ""
    audio.cue(Cue.MATCH_WON)
    assert busy() == 1


def test_waiting_for_a_device_grows_to_a_limit(machine: Machine) -> None:
    machine.present = False
    audio = make(machine)
    audio.rest()
    for _ in range(20):
        machine.now += 10_000.0
        wait = audio.rest()
    assert wait == device_module.LAST_RETRY


@pytest.mark.parametrize("way", ["settings", "focus", "plugged in"])
def test_a_missing_device_that_comes_is_used(machine: Machine, way: str) -> None:
    machine.present = False
    audio = make(machine)
    audio.cue(Cue.MATCH_WON)
    assert audio.news() is not None
    machine.present = True
    machine.now += 5.0
    if way == "settings":
        audio.look_again()
    elif way == "focus":
        audio.handle(event(pygame.WINDOWFOCUSGAINED))
    else:
        audio.handle(event(pygame.AUDIODEVICEADDED))
    assert audio.status() == ""
    assert audio.news() == "Sound is back."
    assert audio.news() is None
    audio.cue(Cue.MATCH_WON)
    assert busy() == 1


def test_the_only_device_lost_and_back(machine: Machine) -> None:
    audio = make(machine)
    audio.cue(Cue.SUR)
    machine.present = False
    audio.handle(event(pygame.AUDIODEVICEREMOVED))
    assert "went away" in audio.status()
    assert audio.news() == audio.status()
    assert audio.news() is None
    use_everything(audio, machine)
    assert "went away" in audio.status()
    machine.present, machine.outputs = True, ["Speakers"]
    machine.now += 5.0
    audio.handle(event(pygame.AUDIODEVICEADDED))
    assert audio.news() == "Sound is back."
    audio.cue(Cue.MATCH_WON)
    assert busy() == 1


def test_with_another_device_left_sound_moves_there(machine: Machine) -> None:
    machine.outputs = ["Speakers"]
    audio = make(machine)
    audio.cue(Cue.MATCH_WON)
    audio.handle(event(pygame.AUDIODEVICEREMOVED))
    assert (machine.opened, audio.status(), audio.news()) == (2, "", None)
    machine.now += 1.0
    audio.cue(Cue.MATCH_WON)
    assert busy() == 1


@pytest.mark.parametrize(("which", "iscapture"), [(0, 0), (3, 1)])
def test_other_peoples_devices_do_not_matter(machine: Machine, which: int, iscapture: int) -> None:
    audio = make(machine)
    audio.cue(Cue.MATCH_WON)
    audio.handle(event(pygame.AUDIODEVICEREMOVED, which, iscapture))
    audio.handle(event(pygame.AUDIODEVICEADDED, which, iscapture))
    assert (machine.opened, audio.status(), busy()) == (1, "", 1)


def test_opening_that_announces_devices_is_no_endless_loop(machine: Machine) -> None:
    machine.present = False
    audio = make(machine)
    audio.cue(Cue.MATCH_WON)
    for _ in range(100):
        audio.handle(event(pygame.AUDIODEVICEADDED))
    assert machine.opened == 1


def test_a_mixer_closed_by_somebody_else_is_found_out(machine: Machine) -> None:
    audio = make(machine)
    audio.cue(Cue.SUR)
    pygame.mixer.quit()
    machine.now += 1.0
    audio.cue(Cue.MATCH_WON)
    assert audio.status() != ""
    use_everything(audio, machine)
    assert audio.status() == ""
    pygame.mixer.quit()
    audio.rest()
    assert audio.status() != ""
    audio.look_again()
    pygame.mixer.stop()
    machine.now += 1.0
    audio.cue(Cue.MATCH_WON)
    assert (audio.status(), busy()) == ("", 1)


def test_sounds_are_decoded_anew_for_a_new_device(machine: Machine) -> None:
    machine.outputs = ["Speakers"]
    audio = make(machine)
    for _ in range(3):
        for cue in CUES:
            machine.now += 1.0
            audio.cue(cue)
        audio.handle(event(pygame.AUDIODEVICEREMOVED))
        machine.now += 1.0
        audio.cue(Cue.MATCH_WON)
        assert busy() == 1


def test_after_close_calls_do_nothing(machine: Machine) -> None:
    audio = make(machine)
    audio.cue(Cue.SUR)
    audio.close()
    use_everything(audio, machine)
    assert pygame.mixer.get_init() is None
    assert (machine.opened, audio.status(), audio.news()) == (1, "", None)


def test_a_driver_that_is_not_there(machine: Machine, monkeypatch: pytest.MonkeyPatch) -> None:
    """The real refusal of SDL, not a played one."""
    monkeypatch.setenv("SDL_AUDIODRIVER", "no-such-driver")
    audio = make(machine)
    use_everything(audio, machine)
    assert (audio.status() != "", pygame.mixer.get_init()) == (True, None)
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    audio.look_again()
    audio.cue(Cue.MATCH_LOST)
    assert (audio.status(), audio.news(), busy()) == ("", "Sound is back.", 1)


def test_events_of_others_without_details_do_no_harm(machine: Machine) -> None:
    audio = make(machine)
    audio.cue(Cue.MATCH_WON)
    audio.handle(pygame.event.Event(pygame.AUDIODEVICEREMOVED))
    audio.handle(pygame.event.Event(pygame.AUDIODEVICEADDED))
    assert (audio.status(), busy()) == ("", 1)
