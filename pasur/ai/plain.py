"""Players without judgement, to measure others by: a random one and a greedy one."""

from __future__ import annotations

from pasur.ai.sight import Sight
from pasur.ai.worth import flat_worth
from pasur.engine import Play, Source, legal_plays

CLUB = 0.55
SUR = 5.0


def choose_random(sight: Sight, source: Source) -> Play:
    """Any legal play, each as likely."""
    return source.choice(legal_plays(sight.hand, sight.pool, sight.rules))


def choose_greedy(sight: Sight, source: Source) -> Play:
    """The play that takes most: card points, 0.55 a club, 5 a sur, minus what it lays.

    A card that captures is taken too; a card that is trailed is laid. Equals are drawn for.
    """
    worth = flat_worth(sight.rules.sides, sight.side, CLUB, SUR)
    best: list[Play] = []
    most = 0.0
    for play in legal_plays(sight.hand, sight.pool, sight.rules):
        value = worth.of(sight.side, 1 << play.card)
        if not play.taken:
            value = -value
        else:
            value += worth.of(sight.side, play.taken)
            if play.taken == sight.pool and sight.sur_possible(play.card, 0):
                value += SUR
        if not best or value > most:
            best, most = [play], value
        elif value == most:
            best.append(play)
    return source.choice(best)
