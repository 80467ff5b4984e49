"""The table of the lessons: a text instead of the score, and at times nothing but a board."""

from __future__ import annotations

import pygame

from pasur.engine import Rules
from pasur.i18n import direction, tr
from pasur.ui.table.layout import Layout, layout
from pasur.ui.table.stage import Item, painted
from pasur.ui.table.view import Shown, TableView
from pasur.ui.table.wording import Names
from pasur.ui.units import Units

CARD_OF_PLATE = 120
"""Height of a card, in pixels, beside which a plate may be as large as one u makes it."""


def names_for(rules: Rules, seat: int) -> Names:
    """The names at the table of a lesson in which the learner has ``seat``."""
    seats = [tr("Teacher"), tr("Teacher")]
    seats[seat] = tr("You")
    return Names(rules, tuple(seats), seat)


class LessonView(TableView):
    """A table whose panel is left to the lesson.

    ``reading`` is the height in pixels of the panel in a tall window; ``bare`` shows neither cards
    nor plates.
    """

    reading = 1.0
    bare = False

    def lay_out(self, units: Units) -> Layout:
        players = self.picture.rules.players
        scale = units.u / Units.of(units.width, units.height).u
        return layout(
            units.width,
            units.height,
            players,
            direction() == "rtl",
            text_scale=scale,
            reading=self.reading,
        )

    def panel(self, buttons: int) -> Item:
        del buttons
        return painted("panel", pygame.Rect(0, 0, 0, 0), lambda _: None, None)

    def _plate_items(self) -> list[Item]:
        """Plates no larger than the table has room for beside a panel with large text."""
        kept = self.units
        usual = Units.of(kept.width, kept.height)
        scale = min(kept.u, max(usual.u, self.lay.card_h / CARD_OF_PLATE)) / usual.u
        self.units = Units.of(kept.width, kept.height, scale)
        found = super()._plate_items()
        self.units = kept
        return found

    def items(self, shown: Shown) -> list[Item]:
        if not self.bare:
            return super().items(shown)
        return [item for _, item in sorted(shown.extra, key=lambda pair: pair[0])]

    def call(self, names: Names) -> None:
        """Use other names from now on."""
        self.names = self.manner.names = names
        self._said_key = (None,)
