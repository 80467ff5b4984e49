"""The numbers of the one-ply judgement; `normal` is tuned, others are made from it."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Taste:
    """Weights of the judgement, in points of the margin unless they are shares.

    - ``offer``: share of what the next seat may win from the pool that is counted.
    - ``later``: by how much that share shrinks with each seat further on.
    - ``own``: share of a captured or capturing card's worth that laying it from the hand risks.
    - ``follow``: share of the best capture that the remaining hand has in the pool left behind.
    - ``jack``, ``court``: what keeping a jack, a king or queen for later is worth.
    - ``bare``: leaving an empty pool to the next seat.
    - ``tempo``: chance that one later play does not capture, at the end of the round.
    """

    offer: float = 0.9
    later: float = 0.6
    own: float = 0.5
    follow: float = 0.3
    jack: float = 1.5
    court: float = 0.2
    bare: float = 0.5
    tempo: float = 0.5


NORMAL = Taste()
