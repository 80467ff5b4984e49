"""What every scene may use besides the window: files, settings, sound, chance and time."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from datetime import datetime
from typing import TYPE_CHECKING, Any

from pasur.store.folders import Folders
from pasur.store.notices import Notice
from pasur.store.settings import Settings, load_settings, save_settings
from pasur.ui.speech import Speech

if TYPE_CHECKING:
    import pygame

    from pasur.ui.audio import Audio, AudioSettings


def _fresh_seed() -> int:
    import random

    return random.SystemRandom().getrandbits(128)


@dataclass
class Services:
    """The outside world of a running game.

    ``settings`` is always the current value; change it through `change`. ``seed()`` gives a new
    unpredictable number for a match, ``now()`` the local date and time.
    ``environ`` is the environment, which tells the system's language. ``notices`` are what the
    player should be told about files. ``speech`` is the spoken log.
    """

    folders: Folders
    settings: Settings = field(default_factory=Settings)
    seed: Callable[[], int] = _fresh_seed
    now: Callable[[], datetime] = datetime.now
    notices: list[Notice] = field(default_factory=list)
    followers: list[Callable[[Settings, Settings], None]] = field(default_factory=list)
    environ: Mapping[str, str] = field(default_factory=dict)
    keep: bool = True
    speech: Speech = field(default_factory=Speech)
    _audio: Audio | None = None

    @classmethod
    def open(cls, folders: Folders, environ: Mapping[str, str] | None = None) -> Services:
        """The services of a user, with the settings as they were kept."""
        loaded = load_settings(folders.settings)
        services = cls(folders, settings=loaded.settings, environ=environ or {})
        if loaded.notice is not None:
            services.notices.append(loaded.notice)
        return services

    @property
    def audio(self) -> Audio:
        """What plays sounds; made when it is first asked for, which is after the first picture."""
        if self._audio is None:
            from pasur.ui.audio import Audio

            self._audio = Audio(audio_settings(self.settings))
        return self._audio

    def hear(self, event: pygame.event.Event) -> None:
        """Let the sound follow the window's focus and devices that come and go."""
        if self._audio is not None:
            self._audio.handle(event)

    def close(self) -> None:
        """Let go of the sound device."""
        if self._audio is not None:
            self._audio.close()

    def change(self, **values: Any) -> None:
        """Set fields of the settings, keep them, and let everything follow at once.

        What goes wrong with the file becomes a notice; the change holds all the same.
        """
        before = self.settings
        self.settings = replace(before, **values)
        if self.settings == before:
            return
        if self.keep:
            notice = save_settings(self.folders.settings, self.settings)
            if notice is not None:
                self.notices.append(notice)
        if self._audio is not None:
            self._audio.apply(audio_settings(self.settings))
        for follow in self.followers:
            follow(before, self.settings)


def audio_settings(settings: Settings) -> AudioSettings:
    """The part of the settings that concerns sound."""
    from pasur.ui.audio import AudioSettings

    return AudioSettings(
        effects=settings.effects_volume / 100,
        music=settings.music_volume / 100,
        muted=settings.muted,
        mute_unfocused=settings.mute_unfocused,
    )
