"""Somebody who clicks through a lesson: answers every step, rightly or wrongly, by the mouse."""

from __future__ import annotations

from pasur.engine import JACK, Play, card_text, rank, why_not
from pasur.teach import runner
from pasur.teach.model import Asks, Marks, Plays, Tries, WholeRound
from pasur.teach.questions import (
    Choose,
    Count,
    FairPool,
    Guess,
    HoldSurs,
    NameTags,
    Sort,
    TapCard,
)
from pasur.teach.runner import Stage
from pasur.ui.pilot import Pilot
from pasur.ui.scenes.lesson import LessonScene


class Learner:
    """A pilot at the lesson ``scene``."""

    def __init__(self, pilot: Pilot, scene: LessonScene) -> None:
        self.pilot, self.scene = pilot, scene

    @property
    def stage(self) -> Stage:
        return self.scene.doing.attempt.stage

    def settle(self) -> None:
        self.pilot.settle()

    def play(self, play: Play) -> None:
        """Make a play by clicks: the card, then what it takes, as far as it is wanted."""
        before = self.scene.doing.attempt
        names = [f"hand {card_text(play.card)}"]
        names += [f"pool {card_text(card)}" for card in play.captured]
        for name in names:
            if self.scene.doing.attempt is before:
                self.pilot.click(name)
        self.settle()

    def try_refused(self, play: Play) -> None:
        """Drag a card to where the table refuses it."""
        hand = f"hand {card_text(play.card)}"
        if play.captured:
            self.pilot.drag(hand, f"pool {card_text(play.captured[0])}")
        else:
            self.pilot.drag(hand, self.bare())
        self.settle()

    def bare(self) -> tuple[int, int]:
        """A place of the table without a card."""
        view = self.scene.doing.view
        box = view.lay.carpet
        return round(box.x + 0.06 * box.w), round(box.cy)

    def do_right(self) -> None:
        """Do the step as the lesson wants it."""
        task = self.scene.doing.attempt.step.task
        if isinstance(task, Plays):
            while self.stage is Stage.ASKED:
                state = self.scene.doing.attempt.state
                assert state is not None
                seat = self.scene.doing.attempt.seat
                right = [
                    each.play for each in task.right if why_not(state, seat, each.play) is None
                ]
                self.play(right[0])
        elif isinstance(task, Tries):
            self.try_refused(task.play)
        elif isinstance(task, Marks):
            self._mark()
        elif isinstance(task, WholeRound):
            self._round()
        else:
            self._answer(task)
        self.settle()

    def _mark(self) -> None:
        while self.stage is Stage.ASKED:
            attempt = self.scene.doing.attempt
            card, taken = min(runner.sets_to_mark(attempt) - attempt.found)
            hand = f"hand {card_text(card)}"
            if self.scene.doing.hand.gesture.card != card:
                self.pilot.click(hand)
            for each in range(52):
                if taken >> each & 1:
                    self.pilot.click(f"pool {card_text(each)}")
            if rank(card) == JACK:
                self.pilot.click(hand)
            self.settle()

    def _answer(self, task: Asks) -> None:
        question = task.question
        while self.stage is Stage.ASKED:
            part = self.scene.doing.attempt.part
            match question:
                case TapCard():
                    self.pilot.click(f"pool {card_text(question.card)}")
                case FairPool():
                    self.pilot.click(question.verdict(part))
                case Choose():
                    self.pilot.click(f"choice {question.answer}")
                case HoldSurs():
                    self._numbers(question.held(part))
                case Count():
                    self._numbers(question.totals)
                case Guess():
                    play = self.scene.doing.round
                    assert play is not None
                    self._numbers((play.points,))
                case NameTags():
                    self.pilot.click(f"tag {part}")
                case Sort():
                    self._sort(question)
                case _:
                    raise AssertionError(question)
            self.settle()

    def _numbers(self, wanted: tuple[int, ...]) -> None:
        for key, goal in zip(("mine", "theirs"), wanted, strict=False):
            for _ in range(goal):
                self.pilot.click(f"{key} plus")
        self.pilot.click("ok")

    def _sort(self, question: Sort) -> None:
        attempt = self.scene.doing.attempt
        pairs = [pair for pair in runner.right_answers(attempt) if isinstance(pair, tuple)]
        card, slot = min(pairs)
        name = f"card {card_text(card)}"
        if len(pairs) % 2:
            self.pilot.drag(name, f"slot {slot}")
        else:
            self.pilot.click(name)
            if len(question.slots) > 1:
                self.pilot.click(f"slot {slot}")

    def _round(self) -> None:
        """Play the round, whatever comes to hand first."""
        for _ in range(4000):
            if self.stage is not Stage.ASKED:
                return
            doing = self.scene.doing
            assert doing.round is not None
            if doing.round.waiting is not None:
                self.pilot.click("anyway")
            now = doing.situation()
            if now is None:
                self.pilot.step()
                continue
            card = next(card for card in range(52) if now.hand >> card & 1)
            options = now.options(card)
            moves = doing.round.match.moves
            names = [f"hand {card_text(card)}"]
            if options:
                names += [f"pool {card_text(c)}" for c in range(52) if options[0] >> c & 1]
            for name in names:
                if doing.round.match.moves == moves and doing.round.waiting is None:
                    self.pilot.click(name)
        raise AssertionError("the round never ends")
