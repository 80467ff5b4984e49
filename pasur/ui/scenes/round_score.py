"""The score of a round: category by category, then the totals run up; any key shows all at once."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Literal

import pygame

from pasur.engine import LeftoversTaken, Observation, Phase
from pasur.i18n import tr, trn
from pasur.ui import theme
from pasur.ui.audio import Cue
from pasur.ui.scene import KeyHelp
from pasur.ui.table import wording
from pasur.ui.table.score_sheet import SheetPicture, sheet
from pasur.ui.table.timeline import SPEEDS
from pasur.ui.table.wording import Names
from pasur.ui.units import SMALLEST_TEXT
from pasur.ui.widgets.base import Widget
from pasur.ui.widgets.labels import Label
from pasur.ui.widgets.place import Action, action_row
from pasur.ui.widgets.scene import WidgetScene

After = Literal["next", "title", "quit"]


class RoundScoreScene(WidgetScene[After]):
    """Shows the score of the round that ``seen`` has just finished.

    ``viewer`` is the seat whose side comes first; ``left`` is what became of the last pool.
    """

    name = "round score"
    first_focus = "next"

    def __init__(
        self,
        seen: Observation,
        names: Names,
        viewer: int,
        left: LeftoversTaken | None = None,
    ) -> None:
        super().__init__()
        self._seen, self._names, self._left = seen, names, left
        self._sheet = sheet(seen, names, viewer)
        self._picture: SheetPicture | None = None
        self._clock = 0.0
        self._told = 0
        self._ended = False

    # --- placing

    def build(self) -> Sequence[Widget]:
        units = self.units
        side = units.px(theme.SCENE_MARGIN if units.form == "wide" else 20)
        width = min(self.window.width - 2 * side, units.px(840))
        x = (self.window.width - width) // 2
        tight = self.window.height < 700 * units.u
        top = units.px(14 if tight else 24)
        title = pygame.Rect(x, top, width, units.px(38))
        note = self._note()
        under = pygame.Rect(x, title.bottom, width, units.px(26) if note else 0)
        foot = pygame.Rect(
            x,
            self.window.height - units.px(20 if tight else 28) - units.px(40),
            width,
            units.px(40),
        )
        room = pygame.Rect(x, under.bottom + units.px(12), width, 0)
        room.height = foot.y - units.px(12) - room.y
        self._picture = self._fitting(room)
        spare = room.height - (self._picture.bars.bottom - room.y)
        if spare > 0:
            room = room.move(0, round(spare * 0.4))
            self._picture = SheetPicture(self._sheet, self._picture.units, room)
        if SPEEDS[self.app.services.settings.speed] == 0:
            self._clock = self._picture.length
        heading = wording.round_title(self._seen.number)
        widgets: list[Widget] = [
            Label(heading, title, theme.TITLE, theme.BOLD, align="center"),
            Label(note, under, color=theme.MUTED, align="center"),
        ]
        over = self._seen.phase is Phase.OVER
        go_on = tr("Go on") if over else tr("Next round")
        actions = [Action("next", go_on, self._next, kind="primary", hint="Enter")]
        return widgets + action_row(
            units, foot.inflate(-2 * units.px(20), 0), actions, self._status()
        )

    def _fitting(self, room: pygame.Rect) -> SheetPicture:
        """The sheet in ``room``; large text is made smaller where the rows would not fit."""
        units = self.units
        picture = SheetPicture(self._sheet, units, room)
        while picture.bars.bottom > room.bottom and units.font(1.0) > SMALLEST_TEXT:
            units = replace(units, u=units.u * 0.92)
            picture = SheetPicture(self._sheet, units, room)
        return picture

    def _note(self) -> str:
        """What became of the cards that were left, in a sentence."""
        if self._left is None:
            return ""
        count = len(self._left.cards)
        if self._left.side is None:
            return wording.leftovers(self._names, self._left)
        if self._names.is_you(self._left.side) and not self._seen.rules.partners:
            return trn(
                "You captured last, so the card left on the table is yours",
                "You captured last, so the {n} cards left on the table are yours",
                count,
            )
        return trn(
            "{name} captured last and took the card left on the table",
            "{name} captured last and took the {n} cards left on the table",
            count,
            name=self._names.side(self._left.side),
        )

    def _status(self) -> str:
        rules = self._seen.rules
        if self._seen.phase is Phase.OVER:
            return tr("The target of {n} is reached.", n=rules.target)
        dealer = rules.next_seat(self._seen.dealer)
        if max(self._seen.points) >= rules.target:
            return tr("The highest points are shared: another round is played.")
        if dealer == self._names.you:
            return tr("Target {n}. You deal next.", n=rules.target)
        return tr("Target {n}. {name} deals next.", n=rules.target, name=self._names.seat(dealer))

    # --- time

    def update(self, dt: float) -> bool:
        moving = super().update(dt)
        picture = self._picture
        if picture is None or self._clock >= picture.length:
            return moving
        pace = SPEEDS[self.app.services.settings.speed]
        self._clock = self._clock + dt / pace if pace else picture.length
        self._sound(picture)
        return True

    def _sound(self, picture: SheetPicture) -> None:
        """A tick for each row, and how the round went at the end."""
        rows = len(self._sheet.rows) + 1
        told = sum(self._clock >= picture.row_start(number) for number in range(rows))
        if told > self._told and self._clock < picture.length:
            self.app.services.audio.cue(Cue.TICK)
        self._told = max(told, self._told)
        if self._told == rows and not self._ended:
            self._ended = True
            self.app.services.audio.cue(self._ending())

    def _ending(self) -> Cue:
        own = self._sheet.own
        totals = self._sheet.totals
        if own is None:
            return Cue.ROUND_WON
        others = [points for side, points in enumerate(totals) if side != own]
        return Cue.ROUND_WON if totals[own] > max(others) else Cue.ROUND_LOST

    def _finish_showing(self) -> bool:
        """Show all at once; True when something was still to come."""
        picture = self._picture
        if picture is None or self._clock >= picture.length:
            return False
        self._clock = picture.length
        self._sound(picture)
        return True

    # --- acting

    def handle(self, event: pygame.event.Event) -> bool:
        pressed = event.type == pygame.MOUSEBUTTONDOWN and event.button in (1, 3)
        elsewhere = (pygame.K_F1, pygame.K_F2, pygame.K_F11)
        if event.type == pygame.KEYDOWN and event.key not in elsewhere:
            pressed = True
        if pressed and self._finish_showing():
            return True
        return super().handle(event)

    def _next(self) -> None:
        self.finish("next")

    def enter_key(self) -> bool:
        self._next()
        return True

    def escape(self) -> bool:
        from pasur.ui.scenes.pause import PauseScene

        self.app.push(PauseScene(), self._after_menu)
        return True

    def _after_menu(self, choice: str | None) -> None:
        if choice == "title":
            self.finish("title")
        elif choice == "quit":
            self.finish("quit")

    # --- picture

    def draw_under(self, surface: pygame.Surface) -> None:
        super().draw_under(surface)
        if self._picture is not None:
            self._picture.draw(surface, self._clock)

    def keys(self) -> Sequence[KeyHelp]:
        return [
            KeyHelp(("Enter", "Space"), tr("Show all, then go on")),
            KeyHelp(("Esc",), tr("Menu")),
        ]
