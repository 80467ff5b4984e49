"""The live match: the only holder of its state, through which everything happens to it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final, Literal

from pasur import engine
from pasur.engine import (
    Card,
    ClaimMade,
    Event,
    MatchState,
    Observation,
    Pack,
    Phase,
    Play,
    Refusal,
    RoundScore,
    RoundStarted,
    Rules,
)
from pasur.engine.deal import pool_place
from pasur.engine.record import (
    MatchLog,
    Record,
    claim_lines,
    play_lines,
    replay,
    round_lines,
    start_of,
    tag_lines,
)
from pasur.match.chance import Question, deck_for_round, question
from pasur.match.journal import JournalSink, Keeper
from pasur.match.seats import Seat, only_person, seat_tags, seats_from_tags
from pasur.store.notices import Notice

SEED_TAG: Final = "Seed"

Events = tuple[Event, ...]


@dataclass(frozen=True, slots=True)
class _Step:
    """What was done, the state it led to, and its statements in the record."""

    kind: Literal["round", "move"]
    state: MatchState
    text: str


class LiveMatch:
    """A match that is being played.

    Nobody else holds its state: the window gets events, which it must redact for whoever looks, and
    observations; a computer gets a `Question`. Everything is written to the journal as it happens.
    Seats and sides count from 0. ``here`` tells whether it is played at this machine; the record of
    a match that ended elsewhere is only looked at.
    """

    here: bool = True

    def __init__(self, log: MatchLog, seats: Sequence[Seat], keeper: Keeper) -> None:
        """Use `new` or `resume`. ``log`` has a dealer and its tags; its rounds are not played."""
        self._start = start_of(log)
        self._head = tag_lines(log) + round_lines(self._start)
        self._steps: list[_Step] = []
        self._keeper = keeper
        self._seed = dict(log.tags)[SEED_TAG]
        self.seats: Final = tuple(seats)

    @classmethod
    def new(
        cls,
        rules: Rules,
        seats: Sequence[Seat],
        dealer: int,
        seed: str | int,
        journal: JournalSink | None = None,
        tags: Mapping[str, str] | None = None,
    ) -> LiveMatch:
        """A match before its first round, which ``dealer`` will deal.

        All its chance comes from ``seed``. ``tags`` are further tags for its record, such as Date.
        Raises ValueError where the seats do not fit the rules, and for a tag of the rules.
        """
        if len(seats) != rules.players:
            raise ValueError(f"{rules.players} seats are needed, not {len(seats)}")
        free = {**seat_tags(seats), **(tags or {}), SEED_TAG: str(seed)}
        match = cls(MatchLog(rules, dealer, tuple(free.items())), seats, Keeper(journal))
        match._keeper.add(match.text(), True, match.text)
        return match

    @classmethod
    def resume(
        cls,
        record: Record,
        seed: str | int,
        journal: JournalSink | None = None,
        seats: Sequence[Seat] | None = None,
    ) -> LiveMatch:
        """The match of ``record`` exactly where it ended, with everything before it.

        ``seed`` serves where the record names none, and ``seats`` where it shall not be asked who
        plays. A deck without its seal, before any play, was being written when the program ended:
        where the record has its own seed, that round is not begun yet. ``journal`` is not written
        to before the next step; see `rewrite_journal`.
        """
        log = _whole(record.log, str(seed))
        if seats is None:
            seats = seats_from_tags(dict(log.tags), log.rules.players)
        match = cls(log, seats, Keeper(journal))
        for state, events in replay(log):
            match._steps.append(match._step(state, events))
        return match

    def rewrite_journal(self) -> None:
        """Make the journal hold exactly this match."""
        self._keeper.rewrite(self.text())

    # What everybody may know

    @property
    def you(self) -> int | None:
        """The seat that is addressed as such: the only person's, in a match that is played here."""
        return only_person(self.seats) if self.here else None

    @property
    def rules(self) -> Rules:
        """The rules of the match."""
        return self._state.rules

    @property
    def phase(self) -> Phase:
        """Whether a round is in play, or none, or the match is over."""
        return self._state.phase

    @property
    def turn(self) -> int | None:
        """The seat to play; None outside a round."""
        return self._state.turn

    @property
    def dealer(self) -> int:
        """The dealer of this round or the last one; before the first, who will deal it."""
        return self._state.dealer

    @property
    def number(self) -> int:
        """The number of this round or the last one, from 1; 0 before the first."""
        return self._state.number

    @property
    def points(self) -> tuple[int, ...]:
        """The match points by side, without a round in play."""
        return self._state.points

    @property
    def score(self) -> RoundScore | None:
        """The score of the last finished round."""
        return self._state.score

    @property
    def winner(self) -> int | None:
        """The side that has won the match."""
        return self._state.winner

    @property
    def won_by_claim(self) -> bool:
        """Whether the match ended by a right claim, in the middle of a round."""
        state = self._state
        return state.phase is Phase.OVER and state.round is not None and any(state.round.hands)

    @property
    def seal(self) -> str:
        """The seal of this round's deck, or of the last one's; empty where it has none."""
        return self._state.round.pack.seal if self._state.round else ""

    @property
    def opened_pack(self) -> Pack | None:
        """The deck of the round that is over, with its salt; None while its cards are hidden."""
        state = self._state
        return None if state.round is None or state.turn is not None else state.round.pack

    @property
    def seed(self) -> str:
        """The seed of all chance in the match; nothing that a player may see before its end."""
        return self._seed

    def observe(self, seat: int | None) -> Observation:
        """What ``seat`` may know; None is an onlooker."""
        return engine.observe(self._state, seat)

    @property
    def pools(self) -> tuple[tuple[Card, ...], ...]:
        """The pool of this round as it was dealt, in that order, and after each move since.

        Everybody has seen these cards; they tell a new picture where each of them came to lie.
        """
        states = [step.state for step in self._steps if step.state.number == self.number]
        if not states or states[0].round is None:
            return ()
        place = pool_place(self.rules.players)
        later = [engine.cards_of(state.round.pool) for state in states[1:] if state.round]
        return (states[0].round.pack.deck[place], *later)

    # What happens

    def next_round(self) -> Events:
        """Deal the next round; ValueError where none can begin. The events are unredacted."""
        deck = deck_for_round(self.rules, self.seed, self.number + 1)
        return self._add(*engine.start_round(self._state, deck))

    def submit(self, seat: int, play: Play) -> Events:
        """Let ``seat`` make ``play``. The events are unredacted. Raises IllegalPlay."""
        return self._add(*engine.play(self._state, seat, play))

    def claim(self, seat: int) -> Events:
        """Let ``seat`` claim por shodam. Raises IllegalPlay where no claim is possible."""
        return self._add(*engine.claim(self._state, seat))

    def why_not(self, seat: int, play: Play) -> Refusal | None:
        """Why the rules would refuse ``play``; None where they would not."""
        return engine.why_not(self._state, seat, play)

    def why_not_claim(self, seat: int) -> Refusal | None:
        """Why ``seat`` cannot claim por shodam now; None where it can."""
        return engine.why_not_claim(self._state, seat)

    # Computers

    def computer_turn(self) -> int | None:
        """The seat to play if a computer sits there, else None."""
        turn = self.turn
        return None if turn is None or self.seats[turn].is_person else turn

    def question(self, seat: int) -> Question:
        """What the computer at ``seat``, whose turn it is, is asked; any process may answer it.

        Raises ValueError where a person sits there.
        """
        level = self.seats[seat].level
        if level is None:
            raise ValueError(f"seat {seat + 1} is a person's")
        return question(self.observe(seat), level, self.seed)

    def ask_computer(self, seat: int) -> Play:
        """What the computer at ``seat`` would play, whether or not it claims first."""
        return self.question(seat).play()

    def play_computer(self) -> Events:
        """Let the computer whose turn it is claim or play."""
        seat = self.computer_turn()
        if seat is None:
            raise ValueError("no computer is to play")
        play = self.question(seat).answer().play
        return self.claim(seat) if play is None else self.submit(seat, play)

    # Taking back

    @property
    def moves(self) -> int:
        """How many plays and claims have been made in the match and could be taken back."""
        return sum(step.kind == "move" for step in self._steps)

    def take_back(self, moves: int = 1) -> None:
        """Undo the last ``moves`` plays and claims, with all that followed from them.

        The same cards lie where they lay, the computers remember what they knew, and the journal
        says what it said. A round that falls before its first move is dealt again with the same
        deck. Raises ValueError for more moves than there are.
        """
        if not 0 <= moves <= self.moves:
            raise ValueError(f"{moves} moves cannot be taken back, only {self.moves}")
        while moves:
            moves -= self._steps.pop().kind == "move"
        self._keeper.rewrite(self.text())

    def moves_back_to(self, seat: int) -> int:
        """How many moves must be taken back for the last turn of ``seat`` to come again.

        At least 1; 0 where ``seat`` has not had a turn that can come again.
        """
        count = 0
        for at in range(len(self._steps) - 1, -1, -1):
            if self._steps[at].kind == "move":
                count += 1
                if self._state_before(at).turn == seat:
                    return count
        return 0

    def moves_in_round(self) -> int:
        """How many moves were made in this round, or in the one just finished.

        `take_back` of so many gives its first position again.
        """
        count = 0
        for step in reversed(self._steps):
            if step.kind == "round":
                break
            count += 1
        return count

    # The record

    @property
    def journal_path(self) -> Path | None:
        """The file in which the match is kept, if it is."""
        return self._keeper.path

    @property
    def journal_notice(self) -> Notice | None:
        """What to tell the player while the match cannot be kept."""
        return self._keeper.notice

    def text(self) -> str:
        """The record of the match so far."""
        return self._head + "".join([step.text for step in self._steps])

    @property
    def _state(self) -> MatchState:
        return self._steps[-1].state if self._steps else self._start

    def _state_before(self, at: int) -> MatchState:
        return self._steps[at - 1].state if at else self._start

    def _step(self, state: MatchState, events: Events) -> _Step:
        """The step that led to ``state``, and whose ``events`` are these."""
        round_ = state.round
        assert round_ is not None
        match events[0]:
            case RoundStarted():
                # The first round's line stands in the head already, as the first dealer's.
                lines = round_lines(state)
                first = state.number == 1
                return _Step(
                    "round", state, lines.removeprefix(round_lines(self._start)) if first else lines
                )
            case ClaimMade(seat=seat):
                return _Step("move", state, claim_lines(seat, events))
            case _:
                return _Step("move", state, play_lines(*round_.plays[-1], events))

    def _add(self, state: MatchState, events: Events) -> Events:
        step = self._step(state, events)
        self._steps.append(step)
        settled = step.kind == "round" or state.phase is not Phase.PLAYING
        self._keeper.add(step.text, settled, self.text)
        return events


def _whole(log: MatchLog, seed: str) -> MatchLog:
    """``log`` with a dealer and a seed, and without a last deck whose seal did not get written."""
    if log.dealer is None:
        log = replace(log, dealer=log.rules.players - 1)
    if SEED_TAG not in dict(log.tags):
        return replace(log, tags=(*log.tags, (SEED_TAG, seed)))
    last = log.rounds[-1] if log.rounds else None
    if last is not None and not (last.pack.salt or last.plays or last.claims):
        return replace(log, rounds=log.rounds[:-1])
    return log
