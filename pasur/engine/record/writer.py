"""Writing a record: the whole text of a log, or line by line while a match is played.

Every function gives whole lines, each with its line end, so that what is written so far is always
a record.
"""

from __future__ import annotations

from collections.abc import Iterable

from pasur.engine.cards import cards_text
from pasur.engine.events import (
    ClaimMade,
    Event,
    MatchWon,
    RoundScored,
    RoundStarted,
    SurCancelled,
    SurMade,
)
from pasur.engine.play import Play
from pasur.engine.record.log import FORMAT, MatchLog, quoted, replay
from pasur.engine.state import MatchState


def tag_lines(log: MatchLog) -> str:
    """The tags of ``log``: the format's, those of the rules, then the free ones."""
    tags = [("Pasur", FORMAT), *log.rules.tags().items(), *log.tags]
    return "".join([f"[{name} {quoted(value)}]\n" for name, value in tags])


def _round_line(number: int, dealer: int) -> str:
    return f"\nround {number} dealer {dealer + 1}\n"


def round_lines(state: MatchState) -> str:
    """The beginning of the round that ``state`` is in: round, deck, and the seal if there is one.

    The first dealer of a match without a round gives only its ``round`` line.
    """
    if state.round is None:
        return _round_line(1, state.dealer)
    pack = state.round.pack
    lines = f"{_round_line(state.number, state.dealer)}deck {cards_text(pack.deck)}\n"
    return f"{lines}seal {pack.seal} {pack.salt}\n" if pack.salt else lines


def play_lines(seat: int, play: Play, events: Iterable[Event]) -> str:
    """The lines for ``play`` by ``seat``; its ``events`` tell of sur, score and winner."""
    events = tuple(events)
    sur = any(isinstance(event, SurMade | SurCancelled) for event in events)
    return f"{seat + 1} {play}{' sur' if sur else ''}\n{_ending_lines(events)}"


def claim_lines(seat: int, events: Iterable[Event]) -> str:
    """The lines for a claim of por shodam by ``seat``, with the winner if it was right."""
    return f"{seat + 1} por shodam\n{_ending_lines(events)}"


def _ending_lines(events: Iterable[Event]) -> str:
    lines = ""
    for event in events:
        if isinstance(event, RoundScored):
            lines += f"score {' '.join(map(str, event.score.totals))}\n"
        elif isinstance(event, MatchWon):
            lines += f"\nwinner {event.side + 1}\n"
    return lines


def write_record(log: MatchLog) -> str:
    """The canonical text of ``log``; reading it gives ``log`` again.

    Raises ValueError where the log breaks the rules.
    """
    parts = [tag_lines(log)]
    if log.dealer is not None and not log.rounds:
        parts.append(_round_line(1, log.dealer))
    for state, events in replay(log):
        round_ = state.round
        assert round_ is not None
        if isinstance(events[0], RoundStarted):
            parts.append(round_lines(state))
        elif isinstance(events[0], ClaimMade):
            parts.append(claim_lines(events[0].seat, events))
        else:
            parts.append(play_lines(*round_.plays[-1], events))
    return "".join(parts)
