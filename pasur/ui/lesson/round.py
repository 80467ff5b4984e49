"""A whole round against the easy computer player, with a thought now and then."""

from __future__ import annotations

from collections.abc import Callable

from pasur.ai import choose
from pasur.engine import (
    Card,
    Event,
    LeftoversTaken,
    Pack,
    Phase,
    Play,
    Refusal,
    Source,
    legal_plays,
    observe,
    redact,
    start_match,
    start_round,
)
from pasur.engine.record import MatchLog, Record, RoundLog
from pasur.i18n import tr
from pasur.match.live import LiveMatch
from pasur.match.seats import computer, person
from pasur.teach.advice import Advice, Kind, advice
from pasur.teach.model import WholeRound
from pasur.teach.position import LESSON_RULES
from pasur.teach.say import say
from pasur.ui.lesson.view import LessonView, names_for
from pasur.ui.table.director import Director, Need
from pasur.ui.table.gesture import Situation
from pasur.ui.table.thinking import Inline
from pasur.ui.table.timeline import Timeline


class Round:
    """The round of ``task`` on the table of ``view``.

    ``note`` is the thought about the play that waits in ``waiting``; ``lights`` are the cards that
    a hint points at; ``refused`` counts refused plays; ``told`` are the thoughts given unasked.
    """

    def __init__(
        self,
        task: WholeRound,
        view: LessonView,
        timeline: Timeline,
        show: Callable[[Event], None],
    ) -> None:
        names = names_for(LESSON_RULES, task.seat)
        seats = [computer(names.seats[0], "easy"), computer(names.seats[1], "easy")]
        seats[task.seat] = person(names.seats[task.seat])
        start = start_match(LESSON_RULES, task.dealer)
        state, self._events = start_round(start, task.prepared)
        assert state.round is not None
        pack: Pack = state.round.pack
        log = MatchLog(LESSON_RULES, task.dealer, (), (RoundLog(pack, (), ()),))
        self.match = LiveMatch.resume(Record(log, state), "first round", None, seats)
        self.view, self.seat = view, task.seat
        self.note = ""
        self.waiting: Play | None = None
        self.lights: frozenset[Card] = frozenset()
        self.refused = 0
        self.told: set[Kind] = set()
        self.leftovers: LeftoversTaken | None = None
        self._show_event = show
        self._asked = 0
        self._timeline = timeline
        self.director = Director(
            self.match, Inline(), self._tell, lambda: timeline.busy, lambda: None
        )
        view.call(names)
        view.picture.snap(observe(start, task.seat), task.seat)

    def deal(self) -> None:
        """Deal the round, seen from the learner's seat."""
        for event in self._events:
            self._tell(redact(event, self.seat))

    def _tell(self, event: Event) -> None:
        if isinstance(event, LeftoversTaken):
            self.leftovers = event
        self._show_event(event)

    @property
    def over(self) -> bool:
        """Whether the round has been played, and shown to its end."""
        return self.match.phase is not Phase.PLAYING and not self._timeline.busy

    @property
    def points(self) -> int:
        """The learner's points of the round."""
        score = self.match.score
        return 0 if score is None else score.totals[self.seat]

    def situation(self) -> Situation | None:
        """What the learner can play from; None while they cannot, or a thought waits."""
        if self.director.need is not Need.PERSON or self.waiting is not None:
            return None
        seen = self.view.picture.seen
        return Situation(seen.hand, seen.pool, seen.rules, self._why_not)

    def _why_not(self, play: Play) -> Refusal | None:
        return self.match.why_not(self.seat, play)

    def play(self, made: Play) -> None:
        """The learner means ``made``; a thought may come first."""
        thought = advice(self.match.observe(self.seat), made, self.told)
        if thought is not None and thought.better is not None:
            self.told.add(thought.kind)
            self.note, self.waiting = say(thought.question), made
            return
        self._make(made)

    def _make(self, made: Play) -> None:
        self.note, self.waiting, self.lights, self._asked = "", None, frozenset(), 0
        self.director.play(made)

    def anyway(self) -> None:
        """Play what was thought about."""
        if self.waiting is not None:
            self._make(self.waiting)

    def think_again(self) -> None:
        """Do not play it."""
        self.note, self.waiting = "", None

    def hint(self) -> str:
        """First a question, then the card, then the reason."""
        if self.director.need is not Need.PERSON:
            return self.note
        seen = self.match.observe(self.seat)
        found: Advice | None = None
        for each in legal_plays(seen.hand, seen.pool, seen.rules):
            thought = advice(seen, each)
            if thought is not None and thought.better is not None:
                found = thought
                break
        better = found.better if found is not None else None
        if better is None:
            better = choose(seen, "normal", Source("hint"))
        self._asked += 1
        if self._asked > 1:
            self.lights = frozenset({better.card, *better.captured})
        quiet = tr("Nothing presses. Which card would you miss least?")
        if self._asked < 3:
            self.note = say(found.question) if found is not None else quiet
        else:
            safe = tr("A good player would choose this one here.")
            self.note = say(found.reason) if found is not None else safe
        return self.note

    def take_back(self) -> None:
        """Go back to the learner's last turn."""
        moves = self.match.moves_back_to(self.seat)
        if moves and not self._timeline.busy and self.match.phase is Phase.PLAYING:
            self.match.take_back(moves)
            self.think_again()
            self.lights, self._asked = frozenset(), 0
            self.view.picture.snap(self.match.observe(self.seat), self.seat)

    def update(self, dt: float) -> bool:
        """Let the other side play; True when something happened."""
        if self.match.phase is not Phase.PLAYING:
            return False
        return self.director.update(dt)
