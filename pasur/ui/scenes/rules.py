"""The rules on a page, as this match has them; where each preset differs; the words of the table.

Written from the options in force by `pasur.teach.rules_page`, and drawn with cards.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

import pygame

from pasur.engine import PRESETS, Rules, parse_card, preset
from pasur.i18n import digits, isolate, tr
from pasur.store.settings import Settings
from pasur.teach.glossary import WORDS
from pasur.teach.rules_page import Row, Section, differences, rules_page
from pasur.teach.say import say
from pasur.ui import text, theme
from pasur.ui.app import App
from pasur.ui.lesson.pieces import CardRow
from pasur.ui.scene import KeyHelp
from pasur.ui.scenes.house_rules import preset_words
from pasur.ui.scenes.menu_keys import menu_keys
from pasur.ui.table.deck import Deck
from pasur.ui.table.faces import Faces
from pasur.ui.units import Units
from pasur.ui.widgets.base import Widget
from pasur.ui.widgets.choices import Choice, DropDown
from pasur.ui.widgets.labels import Label, Panel, Rule
from pasur.ui.widgets.place import Action, Frame, Stack, action_row, cells, title_row
from pasur.ui.widgets.scene import WidgetScene
from pasur.ui.widgets.scroll import ScrollArea

Tab = Literal["rules", "differences", "words"]

_PICTURES: dict[str, tuple[str, ...]] = {
    "round": ("7H 5S 2D QC", "KD 9C AS 4H"),
    "taking": ("7H 4C", "3S 6D 2C", "KH KS", "JD 2C 8H 5D"),
    "sur": ("6S 3C 2D",),
    "points": ("TD", "2C", "AC AD AH AS", "JC JD JH JS"),
}
"""The cards that stand under the title of a section, in groups."""


class RulesScene(WidgetScene[None]):
    """The rules of ``rules``, or of the usual game."""

    name = "rules"
    first_focus = "page"

    def __init__(self, rules: Rules | None = None, tab: Tab = "rules") -> None:
        super().__init__()
        self._rules = rules or preset("guide", 2)
        self._match = rules is not None
        self._tab: Tab = tab
        self._faces: Faces | None = None

    def enter(self, app: App) -> None:
        super().enter(app)
        self._follow(app.services.settings, app.services.settings)
        app.services.followers.append(self._follow)

    def leave(self) -> None:
        if self._follow in self.app.services.followers:
            self.app.services.followers.remove(self._follow)

    def _follow(self, before: Settings, now: Settings) -> None:
        """Draw the cards from the player's set."""
        del before
        deck = Deck(now.card_back, now.large_indices, now.four_colours)
        self._faces = Faces(deck.draw, budget=8_000_000, threaded=False)

    # --- placing

    def build(self) -> Sequence[Widget]:
        frame = Frame.of(self.units, self.window)
        tabs: list[Choice] = [
            ("rules", tr("Rules")),
            ("differences", tr("House rules")),
            ("words", tr("Words")),
        ]
        title = tr("Rules of this match") if self._match else tr("Rules")
        style = text.style(self.units, theme.TITLE, theme.BOLD)
        room = frame.title.width - DropDown.needed(self.units, tabs) - self.units.px(22)
        room = min(room, frame.title.width // 2)
        if text.width(title, style) > room:
            title = tr("Rules")
        if text.width(title, style) > room:
            title = ""
        widgets = title_row(self.units, frame.title, title, tabs, self._tab, self._turn)
        widgets += self._body(frame.body)
        back = Action("back", tr("Back"), self._back, kind="primary", hint="Esc")
        return [*widgets, *action_row(self.units, frame.actions, [back])]

    def _body(self, body: pygame.Rect) -> list[Widget]:
        units = self.units
        inner = body.inflate(-2 * units.px(22), -2 * units.px(6))
        area = PageArea("page", inner.inflate(2 * units.px(14), 0))
        stack = Stack(inner)
        stack.y += units.px(12)
        held = {
            "rules": self._page,
            "differences": self._differences,
            "words": self._words,
        }[self._tab](stack)
        area.hold(held, stack.y + units.px(12))
        return [Panel(body), *held, area]

    def _text(
        self,
        stack: Stack,
        words: str,
        step: float = theme.BODY,
        weight: int = theme.REGULAR,
        color: theme.Color | None = None,
        gap: int = 6,
    ) -> Label:
        """A wrapped text at the top of what is left of ``stack``."""
        units = self.units
        high = text.height(words, text.style(units, step, weight), stack.rect.width)
        place = stack.take(high, units.px(gap))
        return Label(words, place, step, weight, color, wrap=True, top=True)

    # --- the rules

    def _page(self, stack: Stack) -> list[Widget]:
        units = self.units
        sections = rules_page(self._rules)
        if stack.rect.width < units.px(820):
            return [widget for section in sections for widget in self._section(stack, section)]
        held: list[Widget] = []
        gap = units.px(40)
        columns = cells(stack.rest(), [None, None], gap)
        stacks = [Stack(place) for place in columns]
        for section in sections:
            shorter = min(stacks, key=lambda each: each.y)
            held += self._section(shorter, section)
        stack.y = max(each.y for each in stacks)
        return held

    def _section(self, stack: Stack, section: Section) -> list[Widget]:
        units = self.units
        found: list[Widget] = [self._text(stack, section.title, theme.SECTION, theme.BOLD)]
        groups = _PICTURES.get(section.key, ())
        if groups and self._faces is not None:
            cards = [tuple(map(parse_card, group.split())) for group in groups]
            high = units.px(84 if units.form != "tall" else 72)
            place = stack.take(high, units.px(10))
            found.append(CardRow(section.key, place, self._faces, cards))
        for row in section.rows:
            found += self._row(stack, row)
        stack.y += units.px(16)
        return found

    def _row(self, stack: Stack, row: Row) -> list[Widget]:
        if row.points is None:
            return [self._text(stack, row.text)]
        units = self.units
        style = text.style(units)
        number = units.px(44)
        room = stack.rect.width - number - units.px(8)
        high = text.height(row.text, style, room)
        place = stack.take(high, units.px(2))
        words, points = cells(place, [None, number], units.px(8))
        line = stack.take(1, units.px(3))
        return [
            Label(row.text, words, wrap=True, top=True),
            _Points(row.text, points, row.points),
            Rule(line),
        ]

    # --- the presets

    def _differences(self, stack: Stack) -> list[Widget]:
        units = self.units
        found: list[Widget] = []
        for name in PRESETS:
            label = preset_words(name)
            found.append(self._text(stack, label, theme.SECTION, theme.BOLD))
            others = differences(self._rules, name)
            if not others:
                same = tr("The same rules as here.") if self._match else tr("These very rules.")
                found.append(self._text(stack, same, color=theme.MUTED))
            for each in others:
                found.append(self._text(stack, each.there, gap=0))
                here = tr("Here: {rule}", rule=each.here)
                found.append(self._text(stack, here, theme.CAPTION, color=theme.MUTED, gap=8))
            stack.y += units.px(14)
        return found

    # --- the words

    def _words(self, stack: Stack) -> list[Widget]:
        units = self.units
        found: list[Widget] = []
        width = stack.rect.width
        script, said = units.px(130), units.px(130)
        for word in WORDS:
            meaning = f"{say(word.name)} · {say(word.meaning)}"
            room = width - script - said - 2 * units.px(10)
            style = text.style(units)
            high = max(text.height(meaning, style, room), text.line_height(style))
            place = stack.take(high, units.px(4))
            first, second, third = cells(place, [script, said, None], units.px(10))
            found.append(
                Label(isolate(word.persian), first, theme.BODY, theme.SEMIBOLD, wrap=True, top=True)
            )
            color = theme.TURQUOISE_TEXT
            found.append(Label(isolate(word.said), second, color=color, wrap=True, top=True))
            found.append(Label(meaning, third, wrap=True, top=True))
            found.append(Rule(stack.take(1, units.px(4))))
        return found

    # --- acting

    def _turn(self, tab: str) -> None:
        self._tab = "words" if tab == "words" else "rules" if tab == "rules" else "differences"
        self.rebuild()

    def _back(self) -> None:
        self.finish(None)

    def escape(self) -> bool:
        self._back()
        return True

    def handle(self, event: pygame.event.Event) -> bool:
        if event.type == pygame.KEYDOWN and event.key == pygame.K_F2:
            self._back()
            return True
        return super().handle(event)

    def keys(self) -> Sequence[KeyHelp]:
        turning = [
            KeyHelp(("↑", "↓"), tr("Read on, or back")),
            KeyHelp(("Page up", "Page down"), tr("Turn a page")),
        ]
        return [*turning, *menu_keys()]


class PageArea(ScrollArea):
    """A page that scrolls by keys too while it has the focus."""

    focusable = True

    def key(self, event: pygame.event.Event) -> bool:
        """Scroll; at an end of the page the arrows lead on to other controls."""
        step, page = self.rect.height // 8, self.rect.height * 9 // 10
        goals = {
            pygame.K_UP: self.offset - step,
            pygame.K_DOWN: self.offset + step,
            pygame.K_PAGEUP: self.offset - page,
            pygame.K_PAGEDOWN: self.offset + page,
            pygame.K_SPACE: self.offset + page,
            pygame.K_HOME: 0,
            pygame.K_END: self.most,
        }
        goal = goals.get(event.key)
        return goal is not None and self.scroll_to(goal)


class _Points(Widget):
    """A number of points at the end of a line."""

    focusable = False

    def __init__(self, key: str, rect: pygame.Rect, points: int) -> None:
        super().__init__(f"points:{key}", rect)
        self._points = points

    def draw(self, surface: pygame.Surface, units: Units) -> None:
        style = text.style(units, theme.BODY, theme.BOLD, tabular=True)
        text.draw(surface, digits(self._points), style, self.rect, align="end", valign="top")
