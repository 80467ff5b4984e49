"""The easy level: plays as somebody who has not played long.

It counts no cards, so to it any card that does not lie in front of it may still come; it takes
clubs at their plain price without following the race; it looks only at what lies on the table and
half-heartedly at what it offers; and it often overlooks that a play empties the pool, or that
several cards together make eleven.
"""

from __future__ import annotations

from dataclasses import replace

from pasur.ai.judge import Verdict, judge
from pasur.ai.sight import Sight
from pasur.ai.taste import NORMAL
from pasur.ai.worth import flat_worth
from pasur.engine import ALL, Play, Source

TASTE = replace(
    NORMAL,
    offer=0.3,
    offer_late=0.3,
    reply_own=0.0,
    follow=0.0,
    later=0.0,
    hold_club=0.0,
    hold_club_late=0.0,
)
OVERLOOKED_SUR = 3
OVERLOOKED_SUM = 4


def choose_easy(sight: Sight, source: Source) -> Play:
    """The best play of those that it notices, by a simple judgement."""
    simple = replace(
        sight,
        unseen=ALL & ~sight.hand & ~sight.pool,
        worth=flat_worth(sight.rules.sides, sight.side, 0.55, 5.0),
    )
    best: list[Play] = []
    most = 0.0
    for verdict in judge(simple, TASTE):
        value = _noticed(verdict, source)
        if not best or value > most:
            best, most = [verdict.play], value
        elif value == most:
            best.append(verdict.play)
    return source.choice(best)


def _noticed(verdict: Verdict, source: Source) -> float:
    value = verdict.total
    if verdict.sur and source.below(OVERLOOKED_SUR) == 0:
        value -= verdict.sur
    if len(verdict.play.captured) > 2 and source.below(OVERLOOKED_SUM) == 0:
        value -= verdict.gain
    return value
