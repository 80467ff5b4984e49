"""Leads a live match at the table: whose turn it is, when a computer plays, who may see the screen.

The director hands events to whoever shows them, redacted for the seat that looks, and says what is
needed next. It draws nothing and waits for nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from enum import Enum

from pasur.engine import Event, Observation, Phase, Play, redact
from pasur.match.live import LiveMatch
from pasur.ui.table.thinking import Thinker
from pasur.ui.table.timeline import SPEEDS

BEAT = 0.40
BEAT_MORE = 0.30
"""A computer takes from BEAT to BEAT + BEAT_MORE seconds at normal pace."""
PASSING = 0.5
"""Seconds between the end of a play and the curtain."""


class Need(Enum):
    """What the match waits for."""

    SHOW = "show"
    """What has happened is still being shown."""
    PERSON = "person"
    COMPUTER = "computer"
    CURTAIN = "curtain"
    """Another person must come to the screen."""
    SCORE = "score"
    """The score of the round that ended."""
    OVER = "over"


class Director:
    """Leads ``match``. ``show`` queues a redacted event, ``busy`` tells whether anything is still
    being shown, ``turned`` is told when the table is to be seen from another seat. ``viewer`` sits
    at the bottom; ``sees`` is the seat whose hand is shown, or None. ``scored`` is the last round
    whose score has been seen.
    """

    def __init__(
        self,
        match: LiveMatch,
        thinker: Thinker,
        show: Callable[[Event], None],
        busy: Callable[[], bool],
        turned: Callable[[], None],
    ) -> None:
        self.match = match
        self.persons = tuple(n for n, seat in enumerate(match.seats) if seat.is_person)
        self.viewer = self._first_viewer()
        self.sees: int | None = self.persons[0] if len(self.persons) == 1 else None
        self.scored = match.number if match.phase is Phase.OVER else max(0, match.number - 1)
        self.pace = SPEEDS["normal"]
        self._thinker = thinker
        self._show = show
        self._busy = busy
        self._turned = turned
        self._waited = 0.0
        self._asked: tuple[int, int] | None = None

    @property
    def hot_seat(self) -> bool:
        """Whether several people share the screen."""
        return len(self.persons) > 1

    def _first_viewer(self) -> int:
        """Who sits at the bottom at first: the person whose turn it is or will be next."""
        if not self.persons:
            return 0
        start = self.match.turn
        if start is None:
            start = self.match.rules.next_seat(self.match.dealer)
        players = self.match.rules.players
        return min(self.persons, key=lambda seat: (seat - start) % players)

    def observation(self) -> Observation:
        """What may be seen on the screen now."""
        return self.match.observe(self.sees)

    # --- what is needed

    @property
    def need(self) -> Need:
        """What the match waits for now."""
        if self._busy():
            return Need.SHOW
        if self.match.phase is not Phase.PLAYING:
            return self._need_after_round()
        if self.match.computer_turn() is not None:
            return Need.COMPUTER
        if self.hot_seat and self.match.turn != self.sees:
            return Need.CURTAIN if self._waited >= self._passing() else Need.SHOW
        return Need.PERSON

    def _passing(self) -> float:
        return PASSING * self.pace if self.sees is not None else 0.0

    def _need_after_round(self) -> Need:
        if self.scored < self.match.number and not self.match.won_by_claim:
            return Need.SCORE
        return Need.OVER if self.match.phase is Phase.OVER else Need.SHOW

    # --- going on

    def update(self, dt: float) -> bool:
        """Go on by ``dt`` seconds: deal the next round, let a computer play when its time has
        come. True when something happened."""
        if self._busy():
            self._waited = 0.0
            return False
        self._waited += dt
        match = self.match
        if match.phase is Phase.BETWEEN and self.scored >= match.number:
            self.next_round()
            return True
        if self.need is not Need.COMPUTER:
            return False
        return self._computer()

    def _computer(self) -> bool:
        seat = self.match.computer_turn()
        assert seat is not None
        turn = (self.match.number, self.match.moves)
        if self._asked != turn:
            self._asked = turn
            self._thinker.ask(self.match.question(seat))
        answer = self._thinker.poll()
        if answer is None or self._waited < self._beat():
            return False
        self._thinker.cancel()
        events = (
            self.match.claim(seat) if answer.play is None else self.match.submit(seat, answer.play)
        )
        self._tell(events)
        return True

    def _beat(self) -> float:
        """The beat before this play, always the same for the same play."""
        share = (self.match.moves * 0.618) % 1.0
        return (BEAT + BEAT_MORE * share) * self.pace

    def hurry(self) -> None:
        """The player does not want to wait: end the beat before a computer's play."""
        self._waited = max(self._waited, BEAT + BEAT_MORE)

    def next_round(self) -> None:
        """Deal the next round. With several people at the screen nobody sees a hand yet."""
        if self.hot_seat and self.sees is not None:
            self.sees = None
            self._turned()
        self._tell(self.match.next_round())

    def play(self, play: Play) -> None:
        """The person whose turn it is makes ``play``. Raises IllegalPlay."""
        turn = self.match.turn
        assert turn is not None
        self._tell(self.match.submit(turn, play))

    def claim(self) -> None:
        """The person whose turn it is claims por shodam. Raises IllegalPlay."""
        turn = self.match.turn
        assert turn is not None
        self._tell(self.match.claim(turn))

    def cover(self) -> int:
        """Nobody may see a hand until the person whose turn it is has come; returns their seat."""
        turn = self.match.turn
        assert turn is not None
        self.sees, self.viewer = None, turn
        self._turned()
        return turn

    def uncover(self) -> None:
        """The person whose turn it is has come to the screen and may see their hand."""
        turn = self.match.turn
        assert turn is not None
        self.viewer = self.sees = turn
        self._turned()

    def _tell(self, events: Sequence[Event]) -> None:
        self._waited = 0.0
        for event in events:
            self._show(redact(event, self.sees))

    def close(self) -> None:
        """Give up what is being thought about."""
        self._thinker.close()
