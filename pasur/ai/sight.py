"""A position as a computer player looks at it, read from an `Observation` alone."""

from __future__ import annotations

from dataclasses import dataclass

from pasur.ai.worth import Worth, worth
from pasur.engine import JACK, RANKS, Card, Mask, Observation, Rules


@dataclass(frozen=True, slots=True)
class Sight:
    """What matters for a choice of ``seat``.

    ``unseen`` are the cards that the player thinks others may hold; a forgetful one keeps more of
    them. ``others`` are the seats that play before the next turn of ``seat``, in order, as (side,
    cards held). ``to_play`` counts the cards in all hands and ``final`` is whether this deal is
    the last.
    """

    rules: Rules
    side: int
    hand: Mask
    pool: Mask
    unseen: Mask
    others: tuple[tuple[int, int], ...]
    to_play: int
    final: bool
    last: int | None
    worth: Worth

    def sur_possible(self, card: Card, after: int) -> bool:
        """Whether emptying the pool with ``card``, ``after`` plays from now, can be a sur."""
        rules = self.rules
        own = RANKS[card]
        if own == JACK or (own > JACK and not rules.sur_courts):
            return False
        if not self.final or rules.sur_barred == "never":
            return True
        return rules.sur_barred == "last-play" and after < self.to_play - 1


def look(observation: Observation) -> Sight:
    """The position with perfect memory. Raises ValueError when it is not the seat's turn."""
    seat = observation.seat
    if seat is None or observation.turn != seat:
        raise ValueError("it is not this seat's turn")
    rules = observation.rules
    side = rules.side_of(seat)
    order = [(seat + step) % rules.players for step in range(1, rules.players)]
    to_play = 0
    for cards in observation.left:
        to_play += cards
    return Sight(
        rules=rules,
        side=side,
        hand=observation.hand,
        pool=observation.pool,
        unseen=observation.unseen,
        others=tuple([(rules.side_of(other), observation.left[other]) for other in order]),
        to_play=to_play,
        final=observation.stock == 0,
        last=observation.last,
        worth=worth(rules, side, observation.piles, observation.surs, observation.points),
    )
