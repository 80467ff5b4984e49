"""A whole match in numbers, from its record."""

from __future__ import annotations

from dataclasses import dataclass

from pasur.engine import Captured, LeftoversTaken, Play, RoundScored, SurMade
from pasur.engine.record import read_text, replay


@dataclass(frozen=True, slots=True)
class Summary:
    """``rounds`` are the points of each round by side; the other tuples are by side: surs made,
    rounds in which the side earned the club points, cards taken. ``longest`` is the play that
    captured most cards, with its seat; None when nobody captured."""

    rounds: tuple[tuple[int, ...], ...]
    surs: tuple[int, ...]
    clubs: tuple[int, ...]
    cards: tuple[int, ...]
    longest: tuple[int, Play] | None


def summary(text: str) -> Summary:
    """The summary of the record ``text``; raises RecordError when it is not one."""
    log = read_text(text).log
    sides = log.rules.sides
    rounds: list[tuple[int, ...]] = []
    surs, clubs, cards = [0] * sides, [0] * sides, [0] * sides
    longest: tuple[int, Play] | None = None
    for _, events in replay(log):
        for event in events:
            match event:
                case Captured():
                    cards[event.side] += 1 + len(event.captured)
                    if longest is None or len(event.captured) > len(longest[1].captured):
                        longest = event.seat, Play(event.card, event.captured)
                case LeftoversTaken() if event.side is not None:
                    cards[event.side] += len(event.cards)
                case SurMade():
                    surs[event.side] += 1
                case RoundScored():
                    rounds.append(event.score.totals)
                    for side, score in enumerate(event.score.sides):
                        clubs[side] += score.club_points > 0
    return Summary(tuple(rounds), tuple(surs), tuple(clubs), tuple(cards), longest)
