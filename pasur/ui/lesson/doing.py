"""Doing a lesson at the table: what becomes of plays and answers, and what is shown of them.

A `Doing` holds the walk through a lesson and the table it is done on. It knows no window: whoever
has one passes ``sound``, and ``kept``, which is called whenever the walk has gone on.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from pasur.engine import (
    Captured,
    Card,
    Event,
    Mask,
    Play,
    Refusal,
    Trailed,
    observe,
    redact,
    start_match,
    why_not,
)
from pasur.i18n import tr
from pasur.teach import runner, walk
from pasur.teach.exchange import exchange
from pasur.teach.lessons import KEYS
from pasur.teach.model import Asks, Marks, Plays, Tries, WholeRound
from pasur.teach.position import DEALER, LESSON_RULES
from pasur.teach.questions import FairPool, Guess, TapCard
from pasur.teach.runner import Found, NotAllowed, Right, Stage, Weak
from pasur.teach.say import say, sum_text
from pasur.ui.audio import Cue
from pasur.ui.lesson import opening
from pasur.ui.lesson.boards import Board
from pasur.ui.lesson.hand import LessonHand, Open
from pasur.ui.lesson.making import make_board
from pasur.ui.lesson.panel import Tone
from pasur.ui.lesson.round import Round
from pasur.ui.lesson.view import LessonView, names_for
from pasur.ui.table import wording
from pasur.ui.table.deck import Deck
from pasur.ui.table.gesture import Situation
from pasur.ui.table.timeline import Shown, Timeline

BREATH = 0.6
"""Seconds before the other side answers."""


class Doing:
    """A lesson being done. ``note`` is what came of the last act, in ``tone``."""

    def __init__(
        self,
        key: str,
        at: int,
        sound: Callable[[str], None],
        kept: Callable[[], None],
        threaded: bool = True,
    ) -> None:
        self.walk = walk.start(key, at)
        self.timeline = Timeline(sound)
        seen = observe(start_match(LESSON_RULES, DEALER), 0)
        self.view = LessonView(seen, 0, names_for(LESSON_RULES, 0), self.timeline, Deck(), threaded)
        self.hand = LessonHand(
            self.view,
            self.situation,
            self.play,
            lambda: sound(Cue.REFUSAL),
            lambda: sound(Cue.PICK),
            self._turned_down,
            self._shown,
            self.answer,
        )
        self.note = ""
        self.tone: Tone = ""
        self.heard: Callable[[Event], None] = lambda _: None
        self.board: Board | None = None
        self.round: Round | None = None
        self.pace = 1.0
        self._sound, self._kept = sound, kept
        self._tried: Play | None = None

    # --- steps

    @property
    def attempt(self) -> runner.Attempt:
        """The step being done."""
        return self.walk.attempt

    @property
    def done(self) -> bool:
        """Whether the step is done and has been shown."""
        return self.attempt.stage is Stage.DONE and not self.timeline.busy

    def words(self, message: str, made: Play | None = None) -> str:
        """A text of the lesson, with its cards and the sum of the play ``made``."""
        task = self.attempt.step.task
        swap = exchange if self.walk.other_suits and self.attempt.step.proof else None
        play = task.right[0].play if isinstance(task, Plays) else None
        return say(message, made or play, swap)

    def begin(self) -> None:
        """Lay out the step that the walk stands at."""
        self.timeline.skip()
        self.note, self.tone = "", ""
        self.hand.reset()
        self.hand.focus = None
        task = self.attempt.step.task
        if isinstance(task, Asks) and isinstance(task.question, Guess) and self.round is None:
            self.walk = walk.back(self.walk)
            task = self.attempt.step.task
        self.board = make_board(self.attempt, self.view.sprites.faces, self.answer)
        self.view.bare = self.board is not None
        self.hand.marking = isinstance(task, Marks)
        self.hand.free = isinstance(task, Tries)
        question = task.question if isinstance(task, Asks) else None
        self.hand.tapping = isinstance(question, TapCard)
        if isinstance(task, WholeRound):
            self.round = Round(task, self.view, self.timeline, self._tell_round)
            self.round.director.pace = self.pace
            self.round.deal()
        elif isinstance(question, TapCard | FairPool):
            self._empty_table()
            self._show(opening.dealt(opening.first_pool(question)))
        elif self.board is None:
            self._lay_out()
        self._kept()

    def _empty_table(self) -> None:
        self.view.call(names_for(LESSON_RULES, 0))
        self.view.picture.snap(observe(start_match(LESSON_RULES, DEALER), 0), 0)

    def _lay_out(self) -> None:
        """The table of the step, as it is before the play."""
        seen, seat = self.attempt.observation, self.attempt.seat
        if seen is None:
            raise ValueError("the step has no table")
        self.view.call(names_for(LESSON_RULES, seat))
        self.view.picture.snap(seen, seat)
        self.view.cards.lifts.clear()

    def go(self, at: int) -> None:
        """Go to the step ``at``."""
        self.walk = walk.go_to(self.walk, at)
        self.begin()

    def prove_again(self) -> None:
        """Do the proof once more, with other suits."""
        self.walk = walk.prove_again(self.walk)
        self.begin()

    @property
    def following(self) -> str | None:
        """The lesson after this one."""
        at = KEYS.index(self.walk.key) + 1
        return KEYS[at] if at < len(KEYS) else None

    # --- plays

    def situation(self) -> Situation | None:
        """What the learner can play from now; None while they cannot."""
        if self.timeline.busy:
            return None
        task = self.attempt.step.task
        if isinstance(task, WholeRound):
            return self.round.situation() if self.round is not None else None
        state, seen = self.attempt.state, self.view.picture.seen
        plays = isinstance(task, Plays | Tries | Marks)
        if not plays or self.attempt.stage is not Stage.ASKED or state is None:
            return None
        seat = self.attempt.seat

        def judge(made: Play) -> Refusal | None:
            self._tried = made
            return why_not(state, seat, made)

        kind = Open if isinstance(task, Tries) else Situation
        return kind(seen.hand, seen.pool, seen.rules, judge)

    def play(self, made: Play) -> None:
        """The learner makes a play."""
        if isinstance(self.attempt.step.task, WholeRound):
            if self.round is not None:
                self.round.play(made)
                self.note, self.tone = self.round.note, "idea" if self.round.note else ""
                self._kept()
            return
        attempt, given = runner.offer(self.attempt, made)
        self._follow(attempt)
        if isinstance(given, NotAllowed):
            self.hand.refuse(wording.refusal(given.refusal, self.view.names), (made.card,))
            self._say_refused(given)
        elif isinstance(given, Weak):
            self._show(given.events)
            self._say(given.idea or tr("There is something better."), "idea", made)
        elif isinstance(given, Right):
            self._show(given.events)
            self._right(given, made)

    def _right(self, given: Right, made: Play | None = None) -> None:
        if not given.more:
            self._say(self.attempt.step.after, "right", made)
            return
        total = sum_text(made) if made is not None else ""
        self.note, self.tone = (f"{total}" if total else tr("Yes. And the next?")), "right"

    def _turned_down(self, refusal: Refusal, at: tuple[Card, ...]) -> None:
        """The table has refused a play that was tried."""
        del refusal, at
        made = self._tried
        if isinstance(self.attempt.step.task, WholeRound):
            if self.round is not None:
                self.round.refused += 1
            return
        if made is None or self.attempt.stage is not Stage.ASKED:
            return
        attempt, given = runner.offer(self.attempt, made)
        if isinstance(given, NotAllowed):
            self._follow(attempt)
            self._say_refused(given)

    def _say_refused(self, given: NotAllowed) -> None:
        if given.asked_for:
            self._say(self.attempt.step.after, "right")
        elif given.idea:
            self._say(given.idea, "idea", given.play)

    def take_back(self) -> None:
        """Take back the weaker play that lies on the table."""
        self.timeline.skip()
        self._follow(runner.take_back(self.attempt))
        self.note, self.tone = "", ""
        self._lay_out()
        self._sound(Cue.SLIDE)

    def hint(self) -> None:
        """Light the right answer."""
        if self.round is not None and isinstance(self.attempt.step.task, WholeRound):
            self.note, self.tone = self.round.hint(), "idea"
            self._kept()
            return
        if self.attempt.stage is Stage.ASKED:
            self._follow(runner.hint(self.attempt))

    def anyway(self) -> None:
        """In a whole round: play what there was a thought about."""
        if self.round is not None:
            self.round.anyway()
            self._quiet()

    def think_again(self) -> None:
        """In a whole round: do not play what there was a thought about."""
        if self.round is not None:
            self.round.think_again()
            self._quiet()

    def round_back(self) -> None:
        """In a whole round: go back to the learner's last turn."""
        if self.round is not None:
            self.round.take_back()
            self._quiet()

    def _quiet(self) -> None:
        self.note, self.tone = "", ""
        self._kept()

    def retell(self) -> None:
        """The language has changed: begin the step anew in it."""
        if isinstance(self.attempt.step.task, WholeRound):
            self._quiet()
            return
        self.begin()

    def _shown(self, card: Card, taken: Mask) -> None:
        """A set of cards was shown to go with a hand card."""
        attempt, given = runner.show(self.attempt, card, taken)
        self._follow(attempt)
        if isinstance(given, Right):
            self._show(given.events)
            self._right(given)
        elif isinstance(given, Found):
            left = len(runner.sets_to_mark(attempt) - attempt.found)
            self.note, self.tone = tr("Yes. Still to find: {n}", n=left), "right"
            self._sound(Cue.TICK)
        else:
            self._sound(Cue.REFUSAL)
            self.note, self.tone = opening.wrong_set(card, taken), "idea"

    # --- answers

    def answer(self, given: object) -> None:
        """The learner answers the question."""
        task = self.attempt.step.task
        if not isinstance(task, Asks) or self.attempt.stage is not Stage.ASKED:
            return
        part, question = self.attempt.part, task.question
        if isinstance(question, Guess):
            points = self.round.points if self.round is not None else 0
            given = (given, points)
        attempt, result = runner.answer(self.attempt, given)
        self._follow(attempt)
        if isinstance(result, Right):
            self._show_verdict(question, part)
            self._say(attempt.step.after, "right")
        elif isinstance(result, Found):
            self.note, self.tone = "", ""
            self._sound(Cue.TICK)
            if result.part_done:
                self._show_verdict(question, part)
                self.note, self.tone = tr("Yes. And the next?"), "right"
        else:
            self._sound(Cue.REFUSAL)
            idea = getattr(result, "idea", "") or tr("Not quite. Look once more.")
            self._say(idea, "idea")
        if isinstance(question, Guess) and self.attempt.stage is Stage.ASKED:
            self._guessed_wrong(question)

    def _guessed_wrong(self, question: Guess) -> None:
        """A guess is made once: after a wrong one the answer is given, and the step is done."""
        points = self.round.points if self.round is not None else 0
        attempt, _ = runner.answer(self.attempt, (points, points))
        self._follow(attempt)
        self._say(question.idea, "idea")

    def _show_verdict(self, question: object, part: int) -> None:
        if isinstance(question, TapCard | FairPool):
            self._show(opening.after(question, part))

    # --- showing

    def _follow(self, attempt: runner.Attempt) -> None:
        before = self.attempt.stage
        self.walk = walk.tried(self.walk, attempt)
        if self.board is not None:
            self.board.follow(attempt)
        self.hand.lights = attempt.lights
        if attempt.stage is Stage.DONE and before is not Stage.DONE:
            gold = attempt.step.proof and self.walk.proof == "gold"
            self._sound(Cue.ROUND_WON if gold else Cue.TICK)
        self._kept()

    def _say(self, message: str, tone: Tone, made: Play | None = None) -> None:
        self.note, self.tone = self.words(message, made), tone

    def _show(self, events: Iterable[Event]) -> None:
        """Show events; the other side answers after a breath."""
        seat = self.attempt.seat
        for event in events:
            if isinstance(event, Captured | Trailed) and event.seat != seat:
                self.timeline.add(lambda: Shown(hold=BREATH))
            self.view.stager.show(redact(event, seat))
            self.heard(redact(event, seat))

    def _tell_round(self, event: Event) -> None:
        self.view.stager.show(event)
        self.heard(event)

    def update(self, dt: float) -> bool:
        """Let a whole round go on; True when something happened."""
        play = self.round
        if play is None or not isinstance(self.attempt.step.task, WholeRound):
            return False
        changed = play.update(dt)
        self.hand.lights = play.lights
        if play.over and self.attempt.stage is Stage.ASKED:
            self._follow(runner.finish_round(self.attempt, play.refused))
            self.note, self.tone = tr("The round is over. Now count in your head."), "right"
            return True
        return changed
