"""What went wrong with a file, to be told to the player in a sentence."""

from __future__ import annotations

import enum
from dataclasses import dataclass
from pathlib import Path

from pasur.i18n import tr


class Trouble(enum.Enum):
    """What can be wrong with a file of the game's own."""

    SETTINGS_UNREADABLE = "the settings cannot be read"
    SETTINGS_DAMAGED = "the settings are no settings at all"
    SETTING_WRONG = "some settings have values that do not exist"
    SETTINGS_NOT_KEPT = "the settings cannot be written"
    MATCH_CUT = "a journal is damaged; the part before is good"
    MATCH_NOT_KEPT = "the journal cannot be written"


@dataclass(frozen=True, slots=True)
class Notice:
    """One ``trouble`` with the file ``path``.

    ``detail`` says where or why: a line, the names of the settings, the system's reason.
    ``aside`` is the file in which the damaged content was kept, if it was.
    """

    trouble: Trouble
    path: Path
    detail: str = ""
    aside: Path | None = None

    def text(self) -> str:
        """One or two sentences in the language of the window."""
        said = self._what()
        if self.aside is None:
            return said
        kept = tr("The damaged file is kept as {file}.", file=str(self.aside))
        return tr("{first} {second}", first=said, second=kept)

    def _what(self) -> str:
        file, detail = str(self.path), self.detail
        match self.trouble:
            case Trouble.SETTINGS_UNREADABLE:
                return tr(
                    "The settings in {file} cannot be read ({reason}); the usual ones are in use.",
                    file=file,
                    reason=detail,
                )
            case Trouble.SETTINGS_DAMAGED:
                return tr(
                    "The settings in {file} are damaged ({reason}); the usual ones are in use.",
                    file=file,
                    reason=detail,
                )
            case Trouble.SETTING_WRONG:
                return tr(
                    "Some settings in {file} were not possible and are as usual again: {names}.",
                    file=file,
                    names=detail,
                )
            case Trouble.SETTINGS_NOT_KEPT:
                return tr(
                    "The settings cannot be kept in {file} ({reason}).", file=file, reason=detail
                )
            case Trouble.MATCH_CUT:
                return tr(
                    "The match in {file} is damaged ({reason}); it goes on from before that.",
                    file=file,
                    reason=detail,
                )
            case Trouble.MATCH_NOT_KEPT:
                return tr(
                    "The match cannot be kept in {file} ({reason}); it can be played on.",
                    file=file,
                    reason=detail,
                )
