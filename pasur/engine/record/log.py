"""A match as what was done in it: the values that a record's text stands for."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Final

from pasur.engine.deal import PreparedDeck
from pasur.engine.flow import Step, claim, play, start_match, start_round
from pasur.engine.play import Play
from pasur.engine.rules import OPTION, Rules
from pasur.engine.state import Claim, MatchState, Pack, RoundState

FORMAT: Final = "1"
LINE_LIMIT: Final = 8192
"""The most bytes a line of a record may have."""

TAG_NAME: Final = re.compile(r"\w[\w-]{0,63}")
_RESERVED: Final = frozenset({"Pasur", "Rules", "Players", *OPTION})
_UNFIT: Final = re.compile("[\x00-\x1f\x7f-\x9f\u2028\u2029\ud800-\udfff]")


def is_rule_tag(name: str) -> bool:
    """Whether the tag ``name`` belongs to the format or to the rules."""
    return name in _RESERVED


def quoted(value: str) -> str:
    """``value`` between double quotes, with a backslash before any quote and backslash in it."""
    escaped = value.replace("\\", "\\\\").replace('"', '\\"')
    return f'"{escaped}"'


def fit_value(value: str) -> str:
    """``value`` as a tag can hold it: on one line, without control characters, not too long."""
    value = _UNFIT.sub(" ", value)
    if len(quoted(value).encode("utf-8")) > LINE_LIMIT - 300:
        value = value[: LINE_LIMIT // 8]
    return value


@dataclass(frozen=True, slots=True)
class RoundLog:
    """What was done in one round: its deck, and the plays and claims in order."""

    pack: Pack
    plays: tuple[tuple[int, Play], ...] = ()
    claims: tuple[Claim, ...] = ()

    @staticmethod
    def of(round_: RoundState) -> RoundLog:
        """The log of ``round_`` as far as it has been played."""
        return RoundLog(round_.pack, round_.plays, round_.claims)


@dataclass(frozen=True, slots=True)
class MatchLog:
    """What was done in one match.

    ``dealer`` is the first dealer, None while it has not been cut for; ``rounds`` then is empty.
    ``tags`` are those that are not of the rules, such as Name1, in their order; their values are
    kept as `fit_value` gives them. Raises ValueError for a name that is not one of a free tag.
    """

    rules: Rules
    dealer: int | None = None
    tags: tuple[tuple[str, str], ...] = ()
    rounds: tuple[RoundLog, ...] = ()

    def __post_init__(self) -> None:
        if self.rounds and self.dealer is None:
            raise ValueError("a match with a round has had a first dealer")
        for name, _ in self.tags:
            if not TAG_NAME.fullmatch(name) or is_rule_tag(name):
                raise ValueError(f"{name} cannot name a free tag")
        fit = tuple([(name, fit_value(value)) for name, value in self.tags])
        object.__setattr__(self, "tags", fit)

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the seats; ``Seat 1`` and so on where the record has none."""
        given = dict(self.tags)
        numbers = range(1, self.rules.players + 1)
        return tuple([given.get(f"Name{number}", f"Seat {number}") for number in numbers])

    def with_round(self, state: MatchState) -> MatchLog:
        """This log with the round of ``state``, which is its last round or the one after it."""
        if state.round is None:
            return replace(self, dealer=state.dealer)
        if not 0 <= state.number - 1 <= len(self.rounds):
            raise ValueError(f"round {state.number} does not follow {len(self.rounds)} rounds")
        dealer = state.dealer if self.dealer is None else self.dealer
        before = self.rounds[: state.number - 1]
        return replace(self, dealer=dealer, rounds=(*before, RoundLog.of(state.round)))


def start_of(log: MatchLog) -> MatchState:
    """The state before the first round; where nobody has cut yet, the last seat is to deal."""
    dealer = log.rules.players - 1 if log.dealer is None else log.dealer
    return start_match(log.rules, dealer)


def replay(log: MatchLog) -> Iterator[Step]:
    """Every step of ``log`` in order: the state after each round's start, claim and play.

    Raises what `start_round`, `play` and `claim` raise where the log breaks the rules.
    """
    state = start_of(log)
    for each in log.rounds:
        step = start_round(state, PreparedDeck(each.pack.deck, (), each.pack.salt))
        yield step
        claims = list(each.claims)
        for at in range(len(each.plays) + 1):
            while claims and claims[0].plays == at:
                step = claim(step[0], claims.pop(0).seat)
                yield step
            if at < len(each.plays):
                step = play(step[0], *each.plays[at])
                yield step
        state = step[0]


def final_state(log: MatchLog) -> MatchState:
    """The state at the end of ``log``."""
    state = start_of(log)
    for after, _ in replay(log):
        state = after
    return state


@dataclass(frozen=True, slots=True)
class Record:
    """A record that has been read: what was done, and the state it leads to.

    The state can be played on. Where the record ends before the first deal, the state is that of
    `start_of`.
    """

    log: MatchLog
    state: MatchState

    @property
    def tags(self) -> tuple[tuple[str, str], ...]:
        """All tags but the format's: those of the rules, then the free ones."""
        return (*self.log.rules.tags().items(), *self.log.tags)
