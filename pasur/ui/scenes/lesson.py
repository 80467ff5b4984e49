"""A lesson on the table: its text beside the cards, the gestures and motion of a real match."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

import pygame

from pasur.engine import Event
from pasur.i18n import tr
from pasur.store.settings import Settings
from pasur.teach.progress import Progress
from pasur.teach.runner import Stage
from pasur.teach.spoken import Listener, sentence
from pasur.teach.spoken import table as table_words
from pasur.ui.app import App
from pasur.ui.audio import Cue
from pasur.ui.lesson import panel
from pasur.ui.lesson.acts import content, every_content
from pasur.ui.lesson.controls import Controls
from pasur.ui.lesson.doing import Doing
from pasur.ui.scene import KeyHelp, Scene, Target
from pasur.ui.speech import plain, together
from pasur.ui.table.deck import Deck
from pasur.ui.table.keys import ARROWS, CHOOSE
from pasur.ui.table.telling import spot_words
from pasur.ui.table.timeline import SPEEDS
from pasur.ui.table.view import Shown

LessonEnd = Literal["lessons", "next"]
"""Back to the list of lessons, or on to the lesson that follows."""


class LessonScene(Scene[LessonEnd]):
    """The lesson ``key`` from its step ``at`` (from 0).

    Progress is kept after every act. ``threaded`` False draws cards at once, for tests.
    """

    name = "lesson"

    def __init__(self, key: str, at: int = 0, threaded: bool = True) -> None:
        self.controls = Controls()
        self.doing = Doing(key, at, self._sound, self._kept, threaded)
        self.scored = False
        self._stale = True
        self._busy = False
        self._told = ("", "")

    # --- life

    def enter(self, app: App) -> None:
        super().enter(app)
        self._follow(app.services.settings, app.services.settings)
        self.doing.heard = self._heard
        app.services.followers.append(self._follow)
        self.doing.begin()

    def _heard(self, event: Event) -> None:
        """Say what happens on the table."""
        names = self.doing.view.names
        self.app.services.speech.say(sentence(event, Listener(names.rules, names.seats, names.you)))

    def leave(self) -> None:
        if self._follow in self.app.services.followers:
            self.app.services.followers.remove(self._follow)
        if self.doing.round is not None:
            self.doing.round.director.close()
        self.doing.view.close()

    def spoil(self) -> None:
        self.doing.view.forget()

    def resume(self) -> None:
        self.doing.view.forget()

    def _follow(self, before: Settings, now: Settings) -> None:
        doing = self.doing
        doing.timeline.pace = SPEEDS[now.speed]
        doing.pace = SPEEDS[now.pace]
        doing.view.manner.reduced = now.reduced_motion
        doing.view.use_ground(now.ground)
        deck = Deck(now.card_back, now.large_indices, now.four_colours)
        if deck != doing.view.deck:
            doing.view.use_deck(deck)
        if before.language != now.language:
            doing.retell()

    def layout(self, size: tuple[int, int]) -> None:
        del size
        doing, units = self.doing, self.app.units
        doing.timeline.skip()
        doing.hand.let_go()
        if units.form == "tall":
            doing.view.reading = panel.height(units, every_content(self))
        else:
            doing.view.reading = 1.0
        doing.view.place(units)
        self._build()

    def _kept(self) -> None:
        """Something has changed: keep the progress, and say it anew."""
        services = self.app.services
        progress = Progress.from_json(services.settings.lessons).after(self.doing.walk)
        services.change(lessons=progress.as_json())
        self._stale = True

    def _sound(self, name: str) -> None:
        self.app.services.audio.cue(Cue(name))

    # --- placing

    def _build(self) -> None:
        """Place the panel's widgets and the board's."""
        self._stale = False
        units, view = self.app.units, self.doing.view
        shown = content(self)
        self._tell(shown)
        widgets = panel.build(view.lay, units, shown)
        board = self.doing.board
        if board is not None:
            board.changed = self._turned
            widgets = [*board.widgets(self._room(), units), *widgets]
        self.controls.show(widgets)
        self.app.redraw()

    def _tell(self, shown: panel.Content) -> None:
        """Say the task when it is new, and what came of it."""
        speech = self.app.services.speech
        if shown.task != self._told[0]:
            seen = self.doing.attempt.observation
            speech.say(shown.task)
            if seen is not None and self.doing.board is None:
                names = self.doing.view.names
                to = Listener(seen.rules, names.seats, names.you)
                speech.say(together(table_words(seen, to)[:2]))
        if shown.note and shown.note != self._told[1]:
            speech.say(shown.note)
        self._told = (shown.task, shown.note)

    def spoken(self) -> str:
        name, hand = self._focus_name(), self.doing.hand
        widget = self.controls.find(name)
        button = widget.spoken() if widget is not None else ""
        prompt = hand.prompt()
        refused = plain(prompt.words) if prompt is not None and prompt.kind == "refusal" else ""
        return together([refused, spot_words(hand, name, self.doing.situation(), button)])

    def _turned(self) -> None:
        self._sound(Cue.TICK)
        self._stale = True

    def _room(self) -> pygame.Rect:
        """Where a board may lie."""
        table, units = self.doing.view.lay.table, self.app.units
        room = pygame.Rect(round(table.x), round(table.y), round(table.w), round(table.h))
        return room.inflate(-2 * units.px(16), -2 * units.px(16))

    # --- acting

    def to_lessons(self) -> None:
        """Leave for the list of lessons."""
        self.finish("lessons")

    def onward(self) -> None:
        """The next step, or after the last one the next lesson."""
        doing = self.doing
        if not doing.walk.is_last:
            doing.go(doing.walk.at + 1)
        elif doing.round is not None and not self.scored and doing.done:
            self._score()
        elif doing.following is not None:
            self.finish("next")
        else:
            self.finish("lessons")

    def _score(self) -> None:
        """The sheet of the round that was just played."""
        from pasur.ui.scenes.round_score import RoundScoreScene

        play, view = self.doing.round, self.doing.view
        if play is None:
            return
        self.scored = True
        seen = play.match.observe(None)
        self.app.push(RoundScoreScene(seen, view.names, play.seat, play.leftovers), self._counted)

    def _counted(self, answer: str | None) -> None:
        del answer
        self._stale = True

    def backward(self) -> None:
        """The step before."""
        if self.doing.walk.at:
            self.doing.go(self.doing.walk.at - 1)

    # --- events

    def handle(self, event: pygame.event.Event) -> bool:
        hand = self.doing.hand
        if event.type == pygame.MOUSEMOTION:
            over = self.controls.move(event.pos)
            return hand.move(*event.pos) or over
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            return self._press(event.pos)
        if event.type == pygame.MOUSEBUTTONUP and event.button == 1:
            return self.controls.release(event.pos) or hand.release(*event.pos)
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 3:
            return self._hurry() or hand.let_go()
        if event.type == pygame.KEYDOWN:
            return self._key(event)
        if event.type == pygame.WINDOWLEAVE:
            return hand.leave()
        return False

    def _press(self, at: tuple[int, int]) -> bool:
        if self.controls.press(at):
            self._sound(Cue.PRESS)
            return True
        card = None if self.doing.view.bare else self.doing.view.card_at(*at)
        hurried = self._hurry()
        self.doing.hand.press(at[0], at[1], card)
        return hurried or card is not None

    def _hurry(self) -> bool:
        """Show at once what is being shown."""
        if self.doing.timeline.busy:
            self.doing.timeline.skip()
            return True
        return False

    def _key(self, event: pygame.event.Event) -> bool:
        if event.mod & (pygame.KMOD_ALT | pygame.KMOD_CTRL):
            return False
        key, hand = event.key, self.doing.hand
        if key == pygame.K_ESCAPE:
            if not hand.let_go():
                self.to_lessons()
            return True
        if key in (pygame.K_TAB, *ARROWS):
            self._move_focus(event)
            return True
        if key in CHOOSE:
            return self._choose()
        if pygame.K_1 <= key <= pygame.K_4 and not self.doing.view.bare:
            self._hurry()
            return hand.nth(key - pygame.K_1)
        if key in (pygame.K_PAGEDOWN, pygame.K_PAGEUP):
            self._use("next" if key == pygame.K_PAGEDOWN else "back")
            return True
        named = {pygame.K_h: "hint", pygame.K_u: "take back"}.get(key)
        return named is not None and self._use(named)

    def _use(self, name: str | None) -> bool:
        """Press the button called ``name``."""
        widget = self.controls.find(name)
        if widget is None:
            return False
        widget.activate()
        return True

    def _choose(self) -> bool:
        """Enter or Space: what has the focus, or the button that most people want now."""
        self._hurry()
        hand = self.doing.hand
        if hand.focus is not None and hand.keyboard:
            return self._use(hand.focus) or (not self.doing.view.bare and hand.activate())
        return any(self._use(name) for name in ("take back", "anyway", "next") if self._ready(name))

    def _ready(self, name: str) -> bool:
        return name != "next" or self.doing.done

    def _spots(self) -> list[tuple[str, pygame.Rect]]:
        hand = [] if self.doing.view.bare else self.doing.hand.spots()
        return [*((name, rect) for name, rect, _ in hand), *self.controls.spots()]

    def _move_focus(self, event: pygame.event.Event) -> None:
        spots = self._spots()
        hand = self.doing.hand
        if event.key == pygame.K_TAB:
            back = bool(event.mod & pygame.KMOD_SHIFT)
            hand.walk(back, [name for name, _ in spots])
        else:
            hand.step(ARROWS[event.key], spots)

    # --- time

    def update(self, dt: float) -> bool:
        doing = self.doing
        changed = doing.timeline.update(dt)
        changed |= doing.update(dt)
        if self._busy != doing.timeline.busy:
            self._busy = doing.timeline.busy
            self._settle()
        if self._stale:
            self._build()
            changed = True
        changed |= doing.hand.update(dt)
        changed |= self.controls.update(dt, self._focus_name())
        doing.view.cards.emphasise(doing.hand.emphasis())
        still = doing.view.manner.reduced or doing.timeline.pace == 0
        changed |= doing.view.cards.lifts.pass_time(dt, still)
        return doing.view.sprites.collect() or changed

    def _settle(self) -> None:
        """Something began to move, or nothing does any more."""
        self._stale = True
        hand, stage = self.doing.hand, self.doing.attempt.stage
        if self._busy:
            return
        if hand.keyboard and stage is not Stage.ASKED:
            hand.set_focus("take back" if stage is Stage.SHOWN else "next")
        else:
            hand.refocus()

    def _focus_name(self) -> str | None:
        return self.doing.hand.focus if self.doing.hand.keyboard else None

    # --- picture

    def draw(self, surface: pygame.Surface) -> Sequence[pygame.Rect]:
        hand = self.doing.hand
        shown = Shown(
            emphasis=hand.emphasis(),
            prompt=hand.prompt(),
            free=hand.may_lay(),
            free_focused=hand.keyboard and hand.focus == "free",
            extra=self.controls.items(self.app.units),
        )
        return self.doing.view.draw(surface, shown)

    # --- for tests and help

    def targets(self) -> Sequence[Target]:
        hand = [] if self.doing.view.bare else self.doing.hand.targets()
        return [*hand, *self.controls.targets(self._focus_name())]

    def keys(self) -> Sequence[KeyHelp]:
        return [
            KeyHelp(("←", "→", "↑", "↓"), tr("Go to a card")),
            KeyHelp(("Tab",), tr("Go to the next card or button")),
            KeyHelp(("Enter", "Space"), tr("Play or choose the card")),
            KeyHelp(("1", "2", "3", "4"), tr("Play or choose a card of your hand")),
            KeyHelp(("H",), tr("Show me")),
            KeyHelp(("Page up", "Page down"), tr("A step back, or forwards")),
            KeyHelp(("Esc",), tr("Let go, or leave the lesson")),
        ]
