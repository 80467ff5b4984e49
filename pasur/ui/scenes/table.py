"""The table: a live match, played by people and computers, from its first round to its end."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

import pygame

from pasur.engine import Event, LeftoversTaken, Play, Reason, Rules
from pasur.match.live import LiveMatch
from pasur.store.settings import Settings
from pasur.ui.app import App
from pasur.ui.audio import Cue
from pasur.ui.focus import Step
from pasur.ui.scene import KeyHelp, Scene, Target
from pasur.ui.table import wording
from pasur.ui.table.buttons import TableButtons
from pasur.ui.table.deck import Deck
from pasur.ui.table.director import Director, Need
from pasur.ui.table.gesture import Situation
from pasur.ui.table.hand import HandPlay
from pasur.ui.table.keys import ARROWS, CHOOSE, table_keys
from pasur.ui.table.plates import Prompt
from pasur.ui.table.reprise import Reprise
from pasur.ui.table.telling import Telling, button_words
from pasur.ui.table.thinking import Inline, Thinker
from pasur.ui.table.timeline import SPEEDS, Timeline
from pasur.ui.table.view import Shown, TableView
from pasur.ui.table.wording import Names

Ending = Literal["title", "again", "quit"]
"""What is to be done when the table is left."""


class TableScene(Scene[Ending]):
    """Plays ``match`` from where it stands; the result is what the players want afterwards.

    ``thinker`` answers for the computers; ``threaded`` False draws cards at once, for tests.
    """

    name = "table"

    def __init__(
        self, match: LiveMatch, thinker: Thinker | None = None, threaded: bool = True
    ) -> None:
        self.match = match
        self.timeline = Timeline(self._sound)
        self.director = Director(
            match, thinker or Inline(), self._show, lambda: self.timeline.busy, self._turned
        )
        names = Names.of(match.rules, match.seats, match.you)
        self.view = TableView(
            self.director.observation(),
            self.director.viewer,
            names,
            self.timeline,
            Deck(),
            threaded,
        )
        self.view.picture.recall(match.pools)
        self.hand = HandPlay(
            self.view, self.situation, self._play, self._refused, lambda: self._sound(Cue.PICK)
        )
        self.reprise = Reprise(self.view)
        self.leftovers: LeftoversTaken | None = None
        self._waiting: Need | None = None

    # --- life

    def enter(self, app: App) -> None:
        super().enter(app)
        self.buttons = TableButtons(app, self._menu, self._claim)
        self.telling = Telling(app.services.speech, self.match, self.director, self.hand)
        self._follow(app.services.settings, app.services.settings)
        app.services.followers.append(self._follow)

    def leave(self) -> None:
        if self._follow in self.app.services.followers:
            self.app.services.followers.remove(self._follow)
        self.director.close()
        self.view.close()

    def spoil(self) -> None:
        self.view.forget()

    def resume(self) -> None:
        self.view.forget()

    def _follow(self, before: Settings, now: Settings) -> None:
        """Let speed, cards and ground follow the settings."""
        del before
        self.timeline.pace = SPEEDS[now.speed]
        self.director.pace = SPEEDS[now.pace]
        self.view.manner.reduced = now.reduced_motion
        self.view.count_clubs = now.count_clubs
        self.view.use_ground(now.ground)
        deck = Deck(now.card_back, now.large_indices, now.four_colours)
        if deck != self.view.deck:
            self.view.use_deck(deck)

    def layout(self, size: tuple[int, int]) -> None:
        del size
        self.timeline.skip()
        self.hand.let_go()
        self.view.place(self.app.units)
        self.buttons.place(self.view.lay, self.app.units, self._claim_shown())

    # --- what the director calls

    def _show(self, event: Event) -> None:
        if isinstance(event, LeftoversTaken):
            self.leftovers = event
        self.reprise.note(event)
        self.telling.event(event)
        self.view.stager.show(event)

    def _show_again(self) -> bool:
        """Show the last play once more; True when there is one that this viewer has seen."""
        if self.timeline.busy or self.timeline.pace == 0:
            return False
        self.hand.let_go()
        return self.reprise.show(self.director.sees)

    def _turned(self) -> None:
        """The table is seen from another seat, or hands are covered or uncovered."""
        self.hand.reset()
        self.view.picture.snap(self.director.observation(), self.director.viewer)
        self.view.cards.lifts.clear()

    def _sound(self, name: str) -> None:
        self.app.services.audio.cue(Cue(name))

    # --- what the person does

    def situation(self) -> Situation | None:
        """What the person to play has before them; None while nobody at the screen can play."""
        if self.director.need is not Need.PERSON:
            return None
        seen = self.view.picture.seen
        seat = seen.seat
        if seat is None or seen.turn != seat:
            return None
        return Situation(
            seen.hand, seen.pool, seen.rules, lambda play: self.match.why_not(seat, play)
        )

    def _play(self, play: Play) -> None:
        self.director.play(play)
        self.hand.refocus()

    def _refused(self) -> None:
        self._sound(Cue.REFUSAL)

    def _claim_shown(self) -> bool:
        return self.match.rules.por_shodam and bool(self.director.persons)

    def _claim_possible(self) -> bool:
        seen = self.view.picture.seen
        return (
            self.situation() is not None
            and seen.seat is not None
            and self.match.why_not_claim(seen.seat) is None
        )

    def _claim(self) -> None:
        if self._claim_possible():
            self.hand.let_go()
            self.director.claim()

    def _menu(self) -> None:
        from pasur.ui.scenes.pause import PauseScene

        self.app.push(PauseScene(wording.standing(self.view.picture.seen)), self._after_menu)

    def _after_menu(self, choice: str | None) -> None:
        if choice in ("title", "quit"):
            self.finish("title" if choice == "title" else "quit")

    # --- events

    def handle(self, event: pygame.event.Event) -> bool:
        if event.type == pygame.MOUSEMOTION:
            over = self.buttons.move(event.pos)
            return self.hand.move(*event.pos) or over
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            return self._press(event.pos)
        if event.type == pygame.MOUSEBUTTONUP and event.button == 1:
            return self._release(event.pos)
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 3:
            return self._hurry() or self.hand.let_go()
        if event.type == pygame.KEYDOWN:
            return self._key(event)
        if event.type == pygame.WINDOWLEAVE:
            return self.hand.leave()
        return False

    def _press(self, at: tuple[int, int]) -> bool:
        """A click hurries what is being shown, and means the card that was seen under it."""
        if self.buttons.press(at):
            self._sound(Cue.PRESS)
            return True
        card = self.view.card_at(*at)
        hurried = self._hurry()
        self.hand.press(at[0], at[1], card)
        return hurried or card is not None

    def _release(self, at: tuple[int, int]) -> bool:
        if self.buttons.release(at):
            return True
        self._not_your_turn()
        return self.hand.release(*at)

    def _not_your_turn(self) -> None:
        """Somebody who has no turn clicks on a card of their own: say whose turn it is."""
        card = self.hand.pressed_own()
        seat = self.view.picture.seen.seat
        if card is None or seat is None or self.situation() is not None:
            return
        refusal = self.match.why_not(seat, Play(card))
        if refusal is not None and refusal.reason is Reason.NOT_YOUR_TURN:
            self.hand.refuse(wording.refusal(refusal, self.view.names), (card,))

    def _hurry(self) -> bool:
        """Show at once what is being shown; True when something was."""
        if self.timeline.busy:
            self.timeline.skip()
            self._settle()
            return True
        self.director.hurry()
        return False

    def _key(self, event: pygame.event.Event) -> bool:
        if event.mod & (pygame.KMOD_ALT | pygame.KMOD_CTRL):
            return False
        key = event.key
        if key == pygame.K_ESCAPE:
            if not self.hand.let_go():
                self._menu()
            return True
        if key in (pygame.K_TAB, *ARROWS):
            self._move_focus(event)
            return True
        if key in CHOOSE:
            self._hurry()
            return self.buttons.activate(self.hand.focus) or self.hand.activate()
        if pygame.K_1 <= key <= pygame.K_4:
            self._hurry()
            return self.hand.nth(key - pygame.K_1)
        if key == pygame.K_r:
            return self._show_again()
        if key == pygame.K_p and self.buttons.find("claim"):
            self._claim()
            return True
        return self.telling.key(key, self.app)

    def _move_focus(self, event: pygame.event.Event) -> None:
        spots = [(name, rect) for name, rect, _ in self.hand.spots()]
        spots += self.buttons.spots()
        if event.key == pygame.K_TAB:
            back = bool(event.mod & pygame.KMOD_SHIFT)
            self.hand.walk(back, [name for name, _ in spots])
        else:
            self._step(ARROWS[event.key], spots)

    def _step(self, way: Step, spots: list[tuple[str, pygame.Rect]]) -> None:
        """Arrows stay among cards, or among buttons: only Tab leads from one to the other."""
        buttons = {name for name, _ in self.buttons.spots()}
        at_button = self.hand.keyboard and self.hand.focus in buttons
        near = [spot for spot in spots if (spot[0] in buttons) == at_button]
        self.hand.step(way, near or spots)

    # --- time

    def update(self, dt: float) -> bool:
        changed = self.timeline.update(dt)
        if changed and not self.timeline.busy:
            self._settle()
        changed |= self.director.update(dt)
        changed |= self._meet(self.director.need)
        changed |= self.hand.update(dt)
        changed |= self.buttons.update(dt, self._claim_possible(), self._focus_name())
        self.view.cards.emphasise(self.hand.emphasis())
        still = self.view.manner.reduced or self.timeline.pace == 0
        changed |= self.view.cards.lifts.pass_time(dt, still)
        changed |= self.view.sprites.collect()
        if not changed and not still:
            self.view.prepare()
        return changed

    def _focus_name(self) -> str | None:
        return self.hand.focus if self.hand.keyboard else None

    def _settle(self) -> None:
        """Nothing moves any more: the picture is what may be known of the match."""
        if __debug__:
            wrong = self.view.picture.differences(self.director.observation())
            assert not wrong, wrong
        self.hand.refocus()

    def _meet(self, need: Need) -> bool:
        """Open the scene that the match needs now; True when something changed."""
        if need is self._waiting and need is not Need.CURTAIN:
            return False
        before, self._waiting = self._waiting, need
        if need is Need.PERSON:
            self.telling.turn()
        if need is Need.PERSON and before in (Need.SHOW, Need.COMPUTER):
            if self.timeline.pace > 0 and not self.director.hot_seat:
                self._sound(Cue.YOUR_TURN)
        elif need is Need.CURTAIN:
            self._curtain()
        elif need is Need.SCORE:
            self._score()
        elif need is Need.OVER:
            self._over()
        return True

    # --- other scenes

    def _curtain(self) -> None:
        from pasur.ui.scenes.curtain import CurtainScene

        before = self.director.sees
        seat = self.director.cover()
        self.app.push(
            CurtainScene(self.match.observe(None), self.view.names, seat, before), self._seen
        )

    def _seen(self, answer: str | None) -> None:
        if answer == "show":
            self.director.uncover()
            self.view.show_hand()
        else:
            self._after_menu(answer)

    def _score(self) -> None:
        from pasur.ui.scenes.round_score import RoundScoreScene

        picture = self.view.picture
        scene = RoundScoreScene(
            self.match.observe(None), self.view.names, picture.viewer, self.leftovers
        )
        self.app.push(scene, self._after_score)

    def _after_score(self, answer: str | None) -> None:
        self.director.scored = self.match.number
        self.leftovers = None
        self._waiting = None
        self._after_menu(answer)

    def _over(self) -> None:
        from pasur.ui.scenes.match_over import MatchOverScene

        scene = MatchOverScene(self.match, self.view.names, self.view.picture.viewer)
        self.app.push(scene, self._after_match)

    def _after_match(self, answer: Ending | None) -> None:
        self.finish(answer or "title")

    # --- picture

    def draw(self, surface: pygame.Surface) -> Sequence[pygame.Rect]:
        shown = Shown(
            emphasis=self.hand.emphasis(),
            prompt=self._prompt(),
            free=self.hand.may_lay(),
            free_focused=self.hand.keyboard and self.hand.focus == "free",
            extra=self.buttons.items(),
            buttons=self.buttons.room,
        )
        return self.view.draw(surface, shown)

    def _prompt(self) -> Prompt | None:
        own = self.hand.prompt()
        if own is not None:
            return own
        seen = self.view.picture.seen
        if seen.turn is None or self.timeline.busy:
            return None
        if self.director.need is Need.COMPUTER:
            return Prompt(wording.thinking(self.view.names.seat(seen.turn)), "quiet")
        return None

    # --- for tests and help

    def targets(self) -> Sequence[Target]:
        return [*self.hand.targets(), *self.buttons.targets(self._focus_name())]

    def keys(self) -> Sequence[KeyHelp]:
        return table_keys(self._claim_shown())

    def spoken(self) -> str:
        name = self._focus_name()
        return self.telling.focus(name, self.situation(), button_words(name))

    def rules_in_force(self) -> Rules:
        return self.match.rules
