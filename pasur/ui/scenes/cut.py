"""Cutting for the first deal: everybody draws a card from the pack, the highest deals."""

from __future__ import annotations

import math
from collections.abc import Sequence

import pygame

from pasur.engine import Rules
from pasur.i18n import tr
from pasur.match.chance import cut_for_deal
from pasur.match.seats import Seat, only_person
from pasur.ui import text, theme
from pasur.ui.app import App
from pasur.ui.audio import Cue as Sound
from pasur.ui.scene import KeyHelp, Target
from pasur.ui.table import rings, wording
from pasur.ui.table.cards import look_of
from pasur.ui.table.deck import Deck
from pasur.ui.table.faces import Faces
from pasur.ui.table.geometry import Pose
from pasur.ui.table.motion import Flight, fly
from pasur.ui.table.picture import Glow, Rest, Sight
from pasur.ui.table.plates import dashed
from pasur.ui.table.sprites import CardSprites
from pasur.ui.table.timeline import SPEEDS, Cue, Shown, Timeline, Track, moment
from pasur.ui.table.wording import Names
from pasur.ui.widgets.base import Widget
from pasur.ui.widgets.buttons import Button
from pasur.ui.widgets.labels import Label
from pasur.ui.widgets.scene import WidgetScene

SPREAD = 28
"""Cards of the pack that are spread to draw from."""
BEAT = 0.45


class CutScene(WidgetScene[int]):
    """Lets the seats draw; the result is the seat that deals first, None when it was let go.

    Everything is settled by ``seed``; a person chooses where to draw, which changes nothing.
    """

    name = "cut"

    def __init__(
        self, rules: Rules, seats: Sequence[Seat], seed: int | str, threaded: bool = True
    ) -> None:
        super().__init__()
        self._cut = cut_for_deal(rules, str(seed))
        people = [i for i, seat in enumerate(seats) if seat.is_person]
        self._names = Names.of(rules, seats, only_person(seats))
        self._people = people
        self._threaded = threaded
        self._players = rules.players
        self._waiting = [list(draw) for draw in self._cut.draws]
        self._drawn: dict[int, Sight] = {}
        self._older: list[Sight] = []
        self._spread = [Sight(face=0.0) for _ in range(SPREAD)]
        self._gone: set[int] = set()
        self._pointed: int | None = None
        self._rested = 0.0
        self._done = False
        self._height = 100

    def enter(self, app: App) -> None:
        super().enter(app)
        settings = app.services.settings
        deck = Deck(settings.card_back, settings.large_indices, settings.four_colours)
        self._sprites = CardSprites(Faces(deck.draw, threaded=self._threaded))
        self._timeline = Timeline(lambda name: app.services.audio.cue(Sound(name)))
        self._timeline.pace = SPEEDS[settings.speed]
        self._reduced = settings.reduced_motion

    def leave(self) -> None:
        self._sprites.faces.close()

    # --- placing

    def layout(self, size: tuple[int, int]) -> None:
        self._timeline.skip()
        super().layout(size)

    def build(self) -> Sequence[Widget]:
        units = self.units
        window = self.window
        self._height = round(min(window.height * 0.22, window.width * 0.80 / self._players * 0.7))
        rings.forget()
        for sight, pose in zip(self._spread, self._ribbon(), strict=True):
            sight.put(pose)
        for seat, sight in self._drawn.items():
            sight.put(self._slot(seat))
        title = pygame.Rect(0, units.px(26), window.width, units.px(44))
        under = pygame.Rect(
            units.px(20), title.bottom, window.width - 2 * units.px(20), units.px(28)
        )
        note = tr("Everybody draws a card. The highest deals, ace low.")
        widgets: list[Widget] = [
            Label(tr("Cut for the first deal"), title, theme.TITLE, theme.BOLD, align="center"),
            Label(note, under, color=theme.MUTED, align="center", wrap=True, max_lines=2),
        ]
        widgets += [self._plate(seat) for seat in range(self._players)]
        if self._done:
            hint = "Enter" if units.form == "wide" else ""
            wide = Button.size(units, tr("Deal"), kind="primary", hint=hint)[0]
            place = pygame.Rect(0, 0, max(wide, units.px(150)), units.px(44))
            place.midbottom = (window.centerx, window.bottom - units.px(26))
            widgets.append(Button("deal", place, tr("Deal"), self._deal, kind="primary", hint=hint))
        return widgets

    def _ribbon(self) -> list[Pose]:
        """The spread pack: a shallow arc across the window."""
        window, h = self.window, self._height
        reach = min(window.width * 0.86, SPREAD * h * 0.24)
        y = window.height * 0.335
        found = []
        for i in range(SPREAD):
            d = (i / (SPREAD - 1) - 0.5) * 2
            found.append(
                Pose(window.centerx + d * (reach - h * 0.72) / 2, y + d * d * 0.10 * h, h, d * 7)
            )
        return found

    def _slot(self, seat: int) -> Pose:
        """Where the card of ``seat`` lies face up."""
        window, h = self.window, self._height
        step = min(window.width * 0.94 / self._players, h * 1.55)
        d = seat - (self._players - 1) / 2
        return Pose(window.centerx + d * step, window.height * 0.675, h)

    def _plate(self, seat: int) -> Label:
        pose, units = self._slot(seat), self.units
        step = min(self.window.width * 0.94 / self._players, self._height * 1.55)
        place = pygame.Rect(0, 0, round(step - units.px(8)), units.px(30))
        place.midtop = (round(pose.x), round(pose.y + pose.h / 2 + units.px(8)))
        dealer = self._done and seat == self._cut.dealer
        words = self._names.seat(seat)
        if dealer:
            words = tr("You deal") if seat == self._names.you else tr("{name} deals", name=words)
        color = theme.GOLD_TEXT if dealer else theme.TEXT
        return Label(words, place, theme.BODY, theme.SEMIBOLD, color, align="center")

    # --- drawing cards from the pack

    def _next(self) -> int | None:
        """The seat that draws next; None when everybody has drawn."""
        return self._waiting[0][0][0] if self._waiting else None

    def _next_person(self) -> bool:
        """Whether the next to draw is a person, who chooses a card."""
        return self._next() in self._people

    def _draw_from(self, index: int) -> None:
        """The next seat draws the card at ``index`` of the ribbon."""
        seat, card = self._waiting[0].pop(0)
        self._gone.add(index)
        sight = Sight(face=0.0, card=card)
        sight.put(self._spread[index].pose)
        if seat in self._drawn:
            self._older.append(self._drawn[seat])
        self._drawn[seat] = sight
        order = float(len(self._gone))
        rest = Rest(self._slot(seat), True, order, card=card)
        flight = Flight(duration=0.42, turn=8, bend=0.06, order=order, rise=1.4)
        track = fly(sight, rest, flight, self._reduced)
        self._timeline.add(lambda: Shown([track], [Cue(0.36, Sound.PLAY)], 0.46))
        if not self._waiting[0]:
            self._waiting.pop(0)
            self._timeline.add(lambda: Shown(hold=0.5) if self._waiting else self._settle())
        self._rested = 0.0

    def _settle(self) -> Shown:
        """The highest card glows, and the scene can go on."""
        sight = self._drawn[self._cut.dealer]

        def shine(t: float) -> None:
            sight.glow, sight.glow_alpha = Glow.GOLD, t
            sight.level = 0.9 * t

        return Shown([Track(shine, 0.3), moment(0.0, self._end)], [Cue(0.05, Sound.PICK)])

    def _end(self) -> None:
        self._done = True
        self.rebuild()
        self.pane.focus_name("deal")

    def _index_at(self, at: tuple[int, int]) -> int | None:
        """The card of the ribbon at a point, the uppermost first."""
        for index in reversed(range(SPREAD)):
            if index not in self._gone and self._spread[index].pose.box.contains(*at):
                return index
        return None

    def _free_index(self, wanted: int) -> int:
        """The card of the ribbon nearest to ``wanted`` that is still there."""
        free = [i for i in range(SPREAD) if i not in self._gone]
        return min(free, key=lambda i: abs(i - wanted))

    # --- events

    def handle(self, event: pygame.event.Event) -> bool:
        if super().handle(event):
            return True
        if event.type == pygame.MOUSEMOTION:
            found = self._index_at(event.pos) if self._next_person() else None
            changed, self._pointed = found != self._pointed, found
            return changed
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            index = self._index_at(event.pos)
            if self._next_person() and index is not None:
                self._timeline.skip()
                self._draw_from(index)
            else:
                self._timeline.skip()
            return True
        if event.type == pygame.KEYDOWN and event.key in (pygame.K_SPACE, pygame.K_RETURN):
            return self.enter_key()
        return False

    def enter_key(self) -> bool:
        self._timeline.skip()
        if self._done:
            self._deal()
        elif self._next_person():
            self._draw_from(self._free_index(SPREAD // 2))
        return True

    def escape(self) -> bool:
        self.finish(None)
        return True

    def _deal(self) -> None:
        self.finish(self._cut.dealer)

    # --- time and picture

    def update(self, dt: float) -> bool:
        moving = super().update(dt)
        changed = self._timeline.update(dt)
        seat = self._next()
        if not self._timeline.busy and seat is not None and not self._next_person():
            self._rested += dt
            if self._rested >= BEAT * SPEEDS[self.app.services.settings.pace]:
                self._draw_from(self._free_index((seat * 9 + 7 * len(self._gone)) % SPREAD))
                changed = True
        return self._sprites.collect() or changed or moving

    def draw_under(self, surface: pygame.Surface) -> None:
        super().draw_under(surface)
        for seat in range(self._players):
            if seat not in self._drawn:
                self._outline(surface, self._slot(seat))
        ready = self._next_person() and not self._timeline.busy
        for index, sight in enumerate(self._spread):
            if index not in self._gone:
                lift = 0.09 * self._height if ready and index == self._pointed else 0.0
                self._card(surface, sight, lift)
        for sight in [*self._older, *sorted(self._drawn.values(), key=lambda s: s.z)]:
            self._card(surface, sight, 0.0)
        self._prompt(surface)

    def _outline(self, surface: pygame.Surface, pose: Pose) -> None:
        picture = dashed(self.units.u, pose)
        surface.blit(picture, (round(pose.box.x), round(pose.box.y)))

    def _card(self, surface: pygame.Surface, sight: Sight, lift: float) -> None:
        level = 1 if lift else round(sight.level)
        look = look_of(sight, sight.angle, level, {self._height}, 4)
        if look is None:
            return
        sprite = self._sprites.get(look)
        x, y = round(sight.x), round(sight.y - lift)
        surface.blit(sprite.surface, (x + sprite.dx, y + sprite.dy))
        if sight.glow is not None:
            ring = rings.ring(rings.Ring.GOLD, self._height)
            surface.blit(ring.surface, (x + ring.dx, y + ring.dy))

    def _prompt(self, surface: pygame.Surface) -> None:
        """Who draws now, under the ribbon."""
        seat = self._next()
        if seat is None:
            return
        units = self.units
        style = text.style(units, theme.BODY, theme.MEDIUM)
        top = self.window.height * 0.335 + self._height * 0.72
        room = pygame.Rect(0, round(top), self.window.width, units.px(30))
        text.draw(surface, self._words(seat), style, room, align="center")

    def _words(self, seat: int) -> str:
        name = self._names.seat(seat)
        if seat in self._drawn and len(self._waiting) < len(self._cut.draws):
            return tr("The same rank: draw again")
        if not self._next_person():
            return wording.drawing(name)
        return (
            tr("Draw a card") if seat == self._names.you else tr("{name}: draw a card", name=name)
        )

    # --- for tests and help

    def targets(self) -> Sequence[Target]:
        found = list(super().targets())
        if self._next_person():
            free = [index for index in range(SPREAD) if index not in self._gone]
            found += [Target(f"card {index}", self._seen_part(index)) for index in free]
        return found

    def _seen_part(self, index: int) -> pygame.Rect:
        """The strip of a card of the ribbon that is not covered by the next one."""
        box = self._spread[index].pose.box
        later = [i for i in range(index + 1, SPREAD) if i not in self._gone]
        right = min(box.right, self._spread[later[0]].pose.box.x) if later else box.right
        return pygame.Rect(
            math.ceil(box.x), round(box.y), max(1, math.floor(right) - math.ceil(box.x)),
            round(box.h)
        )  # fmt: skip

    def keys(self) -> Sequence[KeyHelp]:
        return [
            KeyHelp(("Space", "Enter"), tr("Draw a card, then deal")),
            KeyHelp(("Esc",), tr("Back")),
        ]
