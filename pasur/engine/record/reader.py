"""Reading a record: every statement is checked against the rules as it is read."""

from __future__ import annotations

import enum
import io
import re
from collections.abc import Sequence
from typing import BinaryIO, Final

from pasur.engine.cards import Card, card_text, parse_card
from pasur.engine.deal import PreparedDeck, seal_code
from pasur.engine.events import Event, NoSur, SurCancelled, SurMade, SurRefused
from pasur.engine.flow import claim, play, start_match, start_round
from pasur.engine.play import Play
from pasur.engine.record.lines import Line, RecordError, read_lines
from pasur.engine.record.log import (
    FORMAT,
    MatchLog,
    Record,
    RoundLog,
    is_rule_tag,
    start_of,
)
from pasur.engine.rules import OPTION, RuleError, Rules, rules_from_tags
from pasur.engine.state import MatchState, Pack, Phase

_FIRST: Final = f'a record begins with [Pasur "{FORMAT}"]'
_NUMBER: Final = re.compile(r"0|[1-9][0-9]{0,5}", re.ASCII)
_CODE: Final = re.compile(r"[0-9a-f]{16}", re.ASCII)
_SALT: Final = re.compile(r"[0-9A-Fa-f]{16,}", re.ASCII)

_NO_SUR: Final[dict[NoSur, str]] = {
    "jack": "no sur is made with a jack",
    "court": "no sur is made with a king or queen here",
    "last-deal": "no sur counts in the last deal",
    "last-play": "the very last card of the round makes no sur",
    "capped": "a capped side scores no sur",
}


class _Fault(ValueError):
    """What is wrong with the statement being read."""


class _Next(enum.Enum):
    """What may follow; the value says it in words."""

    ROUND = "a round"
    DECK = "the deck"
    SEAL_OR_PLAY = "a seal or a play"
    PLAY = "a play"
    SCORE = "the score of the round"
    WINNER = "the winner"
    NOTHING = "nothing"


def _number(word: str) -> int:
    if not _NUMBER.fullmatch(word):
        raise _Fault(f"{word} is not a number")
    return int(word)


class _Tags:
    """The tags at the beginning of a record, as they are read."""

    def __init__(self) -> None:
        self.free: list[tuple[str, str]] = []
        self._of_rules: dict[str, str] = {}
        self._lines: dict[str, int] = {}

    def add(self, line: Line) -> None:
        assert line.tag is not None
        name, value = line.tag
        if not self._lines and name != "Pasur":
            raise _Fault(_FIRST)
        if not is_rule_tag(name):
            self.free.append((name, value))
            return
        if name in self._lines:
            raise _Fault(f"the tag {name} is there twice")
        self._lines[name] = line.number
        if name == "Pasur":
            if value != FORMAT:
                raise _Fault(f'the format version "{value}" is not known')
            return
        self._of_rules[name] = value
        if name in OPTION:
            OPTION[name].parse(value)

    def rules(self, last_line: int) -> Rules:
        """The rules that the tags describe; ``last_line`` is the one to be named if one lacks."""
        if not self._lines:
            raise RecordError(last_line, _FIRST)
        try:
            return rules_from_tags(self._of_rules)
        except RuleError as error:
            raise RecordError(self._lines.get(error.tag, last_line), str(error)) from None


class _Reading:
    """The match as far as it has been read."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.next = _Next.ROUND
        self.state: MatchState | None = None
        self.dealer: int | None = None
        self.done: list[RoundLog] = []

    def statement(self, words: list[str]) -> None:
        """Take the next statement; raises ValueError, with the reason, when it is wrong."""
        first = words[0]
        if self.next is _Next.NOTHING:
            raise _Fault("nothing may follow the winner: this line is after the end")
        if first == "round" and self.next is _Next.ROUND:
            self._round(words)
        elif first == "deck" and self.next is _Next.DECK:
            self._deck(words[1:])
        elif first == "seal" and self.next is _Next.SEAL_OR_PLAY:
            self._seal(words)
        elif first == "score" and self.next is _Next.SCORE:
            self._score(words[1:])
        elif first == "winner" and self.next is _Next.WINNER:
            self._winner(words)
        elif first[0].isdigit() and self.next in (_Next.SEAL_OR_PLAY, _Next.PLAY):
            self._move(words)
        elif first == "winner" and self.next is not _Next.SCORE:
            raise _Fault(f"nobody has won yet: {self.next.value} belongs here")
        else:
            raise _Fault(f"{self.next.value} belongs here, not {' '.join(words)[:30]}")

    def _round(self, words: list[str]) -> None:
        if len(words) != 4 or words[2] != "dealer":
            raise _Fault("a round is written: round NUMBER dealer SEAT")
        number, dealer = _number(words[1]), _number(words[3]) - 1
        expected = len(self.done) + 1
        if number != expected:
            raise _Fault(f"round {expected} belongs here, not round {number}")
        if not 0 <= dealer < self.rules.players:
            raise _Fault(f"there is no seat {dealer + 1}")
        if self.state is None:
            self.dealer = dealer
            self.state = start_match(self.rules, dealer)
        elif dealer != self.state.next_dealer:
            raise _Fault(
                f"the deal passes to the next seat: the dealer of round {number} is "
                f"seat {self.state.next_dealer + 1}, not seat {dealer + 1}"
            )
        self.next = _Next.DECK

    def _deck(self, words: Sequence[str]) -> None:
        deck: list[Card] = []
        for word in words:
            card = parse_card(word)
            if card in deck:
                raise _Fault(f"{card_text(card)} is in the deck twice")
            deck.append(card)
        if len(deck) != 52:
            raise _Fault(f"a deck has 52 cards, not {len(deck)}")
        assert self.state is not None
        self.state, _ = start_round(self.state, PreparedDeck(tuple(deck)))
        self.next = _Next.SEAL_OR_PLAY

    def _seal(self, words: list[str]) -> None:
        if len(words) != 3 or not _CODE.fullmatch(words[1]) or not _SALT.fullmatch(words[2]):
            raise _Fault(
                "a seal is written: seal CODE SALT, with 16 and with 16 or more hexadecimal digits"
            )
        assert self.state is not None
        assert self.state.round is not None
        code = seal_code(self.state.round.deck, words[2])
        if words[1] != code:
            raise _Fault(f"the seal of this deck with this salt is {code}, not {words[1]}")
        pack = Pack(self.state.round.deck, code, words[2])
        self.state = self.state._replace(round=self.state.round._replace(pack=pack))
        self.next = _Next.PLAY

    def _move(self, words: list[str]) -> None:
        seat = _number(words[0]) - 1
        assert self.state is not None
        if words[1:] == ["por", "shodam"]:
            self.state, _ = claim(self.state, seat)
            self.next = _Next.PLAY
        else:
            sur = words[-1] == "sur"
            made = Play.from_words(words[1:-1] if sur else words[1:])
            self.state, events = play(self.state, seat, made)
            _check_sur(sur, events)
            self.next = _Next.PLAY if self.state.phase is Phase.PLAYING else _Next.SCORE
        if self.next is _Next.SCORE or self.state.phase is Phase.OVER:
            assert self.state.round is not None
            self.done.append(RoundLog.of(self.state.round))
            if self.next is _Next.PLAY:
                self.next = _Next.WINNER

    def _score(self, words: Sequence[str]) -> None:
        assert self.state is not None
        assert self.state.score is not None
        totals = self.state.score.totals
        if tuple(map(_number, words)) != totals:
            right = " ".join(map(str, totals))
            raise _Fault(f"the score of this round is {right}, not {' '.join(words)}")
        self.next = _Next.WINNER if self.state.phase is Phase.OVER else _Next.ROUND

    def _winner(self, words: list[str]) -> None:
        assert self.state is not None
        assert self.state.winner is not None
        if len(words) != 2:
            raise _Fault("the winner is written: winner SIDE")
        side = _number(words[1]) - 1
        if side != self.state.winner:
            raise _Fault(f"side {self.state.winner + 1} has won, not side {side + 1}")
        self.next = _Next.NOTHING

    def record(self, tags: Sequence[tuple[str, str]]) -> Record:
        """The record as far as it has been read."""
        rounds = tuple(self.done)
        if self.state is not None and self.state.number > len(rounds):
            assert self.state.round is not None
            rounds = (*rounds, RoundLog.of(self.state.round))
        log = MatchLog(self.rules, self.dealer, tuple(tags), rounds)
        return Record(log, start_of(log) if self.state is None else self.state)


def _check_sur(marked: bool, events: Sequence[Event]) -> None:
    """Raise _Fault unless ``marked`` tells whether a sur was made in ``events``."""
    made = any(isinstance(event, SurMade | SurCancelled) for event in events)
    if made and not marked:
        raise _Fault("this play made a sur, and is not marked so")
    if marked and not made:
        for event in events:
            if isinstance(event, SurRefused):
                raise _Fault(f"this is no sur: {_NO_SUR[event.why]}")
        raise _Fault("this is no sur: the pool is not emptied by a capture")


def read_record(stream: BinaryIO, *, whole_lines: bool = False) -> Record:
    """The record in ``stream``, read as bytes, line by line.

    ``whole_lines`` passes over a last line without its end, as a killed writer may leave it. Raises
    RecordError for anything that record.md and the rules do not allow, and OSError where the stream
    cannot be read.
    """
    lines = read_lines(stream, whole_lines=whole_lines)
    tags = _Tags()
    reading: _Reading | None = None
    number = 1
    for line in lines:
        number = line.number
        try:
            if line.tag is None:
                if reading is None:
                    reading = _Reading(tags.rules(number))
                reading.statement(line.words)
            elif reading is None:
                tags.add(line)
            else:
                raise _Fault(f"the tag {line.tag[0]} belongs before the first round")
        except RecordError:
            raise
        except ValueError as fault:
            raise RecordError(number, str(fault)) from None
    if reading is None:
        reading = _Reading(tags.rules(number))
    return reading.record(tags.free)


def read_text(text: str) -> Record:
    """The record that ``text`` is; raises RecordError as `read_record` does."""
    return read_record(io.BytesIO(text.encode("utf-8", "surrogatepass")))
