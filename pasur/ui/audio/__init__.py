"""Sound: what can be heard (`Cue`), and the one object that plays it (`Audio`)."""

from pasur.ui.audio.cues import CUES, Bus, Cue, CueInfo
from pasur.ui.audio.player import Audio, AudioSettings

__all__ = ["CUES", "Audio", "AudioSettings", "Bus", "Cue", "CueInfo"]
