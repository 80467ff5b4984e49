"""A new match: who plays, by which rules, who deals first."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from pasur.engine import RuleError, Rules
from pasur.i18n import tr
from pasur.ui import text, theme
from pasur.ui.app import App
from pasur.ui.scene import KeyHelp
from pasur.ui.scenes import seat_panel
from pasur.ui.scenes.dialog import InputScene
from pasur.ui.scenes.house_rules import (
    LISTED,
    OTHER,
    changed_tags,
    choices_of,
    preset_choices,
    preset_words,
    summary,
    words_of,
)
from pasur.ui.scenes.menu_keys import menu_keys
from pasur.ui.scenes.setup import Ready, Setup, from_tags
from pasur.ui.widgets.base import Widget
from pasur.ui.widgets.choices import DropDown
from pasur.ui.widgets.labels import Label, Panel
from pasur.ui.widgets.place import Action, Frame, Stack, action_row, at_end, cells, title_row
from pasur.ui.widgets.rows import OptionRow
from pasur.ui.widgets.scene import WidgetScene
from pasur.ui.widgets.scroll import ScrollArea

SEATS = 492
"""Height in u of the panel of seats with four of them."""
STACKED = 880
"""Height in u from which seats and house rules find room one under the other."""


class NewMatchScene(WidgetScene[Ready]):
    """Everything about a match before its first card; the result is None when it was let go."""

    name = "new match"
    first_focus = "start"

    def __init__(self, setup: Setup | None = None) -> None:
        super().__init__()
        self._given = setup
        self.setup = setup or Setup()
        self._tab = "seats"
        self._explained = "Target"

    def enter(self, app: App) -> None:
        super().enter(app)
        if self._given is None:
            self.setup = from_tags(app.services.settings.last_match)

    # Placing

    def build(self) -> Sequence[Widget]:
        frame = Frame.of(self.units, self.window)
        roomy = self.units.form == "wide" and self.window.width >= 1060 * self.units.u
        widgets: list[Widget] = []
        if roomy:
            widgets += title_row(self.units, frame.title, tr("New match"))
            rules_width = max(self.units.px(440), frame.body.width * 38 // 100)
            seats, rules = cells(frame.body, [None, rules_width], frame.gap)
            widgets += [*self._seats(seats), *self._rules(rules)]
        elif self.units.form == "tall" and frame.body.height >= self.units.px(STACKED):
            widgets += title_row(self.units, frame.title, tr("New match"))
            stack = Stack(frame.body)
            widgets += self._seats(stack.take(self.units.px(SEATS), frame.gap))
            widgets += self._rules(stack.rest())
        else:
            tabs = [("seats", tr("Seats")), ("rules", tr("House rules"))]
            widgets += title_row(
                self.units, frame.title, tr("New match"), tabs, self._tab, self._turn
            )
            part = self._seats if self._tab == "seats" else self._rules
            widgets += part(frame.body)
        return [*widgets, *self._actions(frame.actions)]

    def _actions(self, row: pygame.Rect) -> list[Widget]:
        actions = [
            Action("rules", tr("Rules"), self.app.show_rules, kind="quiet", hint="F2"),
            Action("back", tr("Back"), self._back, hint="Esc"),
            Action("start", tr("Start match"), self._start, kind="primary", hint="Enter"),
        ]
        if changed_tags(self.setup.rules):
            name = preset_words(self.setup.rules.preset)
            words = tr("Restore {name}", name=name)
            actions.insert(0, Action("restore", words, self._restore, kind="quiet"))
        return action_row(self.units, row, actions, summary(self.setup.rules))

    def _seats(self, panel: pygame.Rect) -> list[Widget]:
        units = self.units
        inner = panel.inflate(-2 * units.px(21), -2 * units.px(18))
        stack = Stack(inner)
        held = seat_panel.seat_count(
            units, stack.take(units.px(theme.CONTROL), units.px(16)), self.setup, self._change
        )
        layout = seat_panel.columns(units, self.setup, inner.width)
        held += seat_panel.headings(stack.take(units.px(20), units.px(7)), layout)
        for seat in range(self.setup.players):
            row = stack.take(units.px(theme.CONTROL), units.px(11))
            held += seat_panel.seat_row(units, row, layout, seat, self.setup, self._change)
        stack.y -= units.px(11)
        held.append(seat_panel.rule_under(units, stack))
        held += seat_panel.table_rows(units, stack, self.setup, self._change)
        words = seat_panel.note(self.setup)
        if words:
            style = text.style(units, theme.CAPTION)
            high = text.height(words, style, inner.width)
            stack.y = max(stack.y + units.px(16), inner.bottom - high)
            held.append(Label(words, stack.take(high), theme.CAPTION, color=theme.MUTED, wrap=True))
        return self._scrolling("seats", panel, inner, held, stack.y)

    def _scrolling(
        self, name: str, panel: pygame.Rect, inner: pygame.Rect, held: list[Widget], bottom: int
    ) -> list[Widget]:
        """A panel whose content scrolls where it is higher than the panel."""
        reach = self.units.px(8)
        area = ScrollArea(f"{name} area", inner.inflate(2 * reach, 2 * reach))
        area.hold(held, bottom + reach)
        return [Panel(panel), *held, area]

    def _rules(self, panel: pygame.Rect) -> list[Widget]:
        units = self.units
        inner = panel.inflate(-2 * units.px(21), -2 * units.px(18))
        stack = Stack(inner)
        head = stack.take(units.px(theme.CONTROL), units.px(10))
        presets = preset_choices()
        needed = min(DropDown.needed(units, presets), inner.width * 3 // 5)
        place = at_end(head, (needed, head.height))
        title, _ = cells(head, [inner.width - needed - units.px(12), None])
        widgets: list[Widget] = [
            Panel(panel),
            Label(tr("House rules"), title, theme.SECTION, theme.BOLD),
            DropDown("preset", place, presets, self.setup.rules.preset, self._take_preset),
        ]
        help_height = self._help_height(inner.width)
        rest = stack.rest()
        body = pygame.Rect(rest.x, rest.y, rest.width, rest.height - help_height - units.px(12))
        widgets += self._options(body)
        return [*widgets, *self._help(inner, help_height)]

    def _options(self, body: pygame.Rect) -> list[Widget]:
        units = self.units
        line = units.px(38)
        area = ScrollArea("options", body)
        scrolls = line * len(LISTED) > body.height
        inner, _ = cells(body, [None, units.px(14) if scrolls else 0])
        altered = changed_tags(self.setup.rules)
        stack = Stack(inner)
        rows: list[Widget] = []
        for i, tag in enumerate(LISTED):
            rows.append(
                OptionRow(
                    f"option {tag}",
                    stack.take(line),
                    words_of(tag).label,
                    choices_of(tag, self.setup.rules),
                    self.setup.rules.option_text(tag),
                    self._taking(tag),
                    altered=tag in altered,
                    line_above=i > 0,
                    on_focus=self._explaining(tag),
                    on_point=self._explaining(tag),
                )
            )
        area.hold(rows, stack.y)
        return [*rows, area]

    def _help_style(self) -> tuple[text.Style, text.Style]:
        units = self.units
        return text.style(units, weight=theme.SEMIBOLD), text.style(units, 0.92, color=theme.MUTED)

    def _help_height(self, width: int) -> int:
        """The height of the box of help: enough for the longest, so that nothing jumps."""
        head, body = self._help_style()
        room = width - 2 * self.units.px(14)
        longest = max(text.height(words_of(tag).help, body, room) for tag in LISTED)
        return text.line_height(head) + longest + 2 * self.units.px(11)

    def _help(self, inner: pygame.Rect, height: int) -> list[Widget]:
        box = pygame.Rect(inner.x, inner.bottom - height, inner.width, height)
        words = words_of(self._explained)
        head, _ = self._help_style()
        stack = Stack(box.inflate(-2 * self.units.px(14), -2 * self.units.px(11)))
        return [
            Panel(box, inset=True),
            Label(words.label, stack.take(text.line_height(head)), weight=theme.SEMIBOLD),
            Label(words.help, stack.rest(), 0.92, color=theme.MUTED, wrap=True, top=True),
        ]

    # Changing

    def _change(self, setup: Setup) -> None:
        self.setup = setup
        self.rebuild()

    def _turn(self, tab: str) -> None:
        self._tab = tab
        self.rebuild()

    def _take_preset(self, name: str) -> None:
        self._change(self.setup.with_preset(name))

    def _restore(self) -> None:
        self._change(self.setup.with_preset(self.setup.rules.preset))

    def _explaining(self, tag: str) -> Callable[[], None]:
        def explain() -> None:
            if tag != self._explained:
                self._explained = tag
                self.rebuild()

        return explain

    def _taking(self, tag: str) -> Callable[[str], None]:
        def take(value: str) -> None:
            if value == OTHER:
                self._ask_target()
            else:
                self._change(self.setup.with_option(tag, value))

        return take

    def _ask_target(self) -> None:
        self.rebuild()
        current = str(self.setup.rules.target)
        words = tr("A number from 1 to 500. With 1, a single round decides.")
        self.app.push(InputScene(tr("Target"), words, current, self._fault, 3), self._took_target)

    def _fault(self, typed: str) -> str:
        try:
            self.setup.with_option("Target", _latin(typed))
        except RuleError:
            return tr("The target is a number from 1 to 500.")
        return ""

    def _took_target(self, typed: str | None) -> None:
        if typed is not None:
            self._change(self.setup.with_option("Target", _latin(typed)))

    # Ending

    def _start(self) -> None:
        self.app.services.change(last_match=self.setup.tags())
        self.finish(self.setup.ready())

    def _back(self) -> None:
        self.finish(None)

    def escape(self) -> bool:
        self._back()
        return True

    def enter_key(self) -> bool:
        self._start()
        return True

    def rules_in_force(self) -> Rules:
        return self.setup.rules

    def keys(self) -> Sequence[KeyHelp]:
        return menu_keys(tr("In a name: start match"))


def _latin(number: str) -> str:
    """A number as it was typed, in Latin digits without spaces or leading zeros."""
    typed = number.strip()
    return str(int(typed)) if typed.isdecimal() else typed
