"""The numbers of the one-ply judgement. Those of `NORMAL` were tuned by playing mirrored pairs."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

EARLY: Final = (0.45, 0.3, 0.2, 0.05, -0.05, 0.0, 0.0, 0.0, 0.0, 0.0, 1.5, 0.0, -0.1)
LATE: Final = (0.5, 0.4, 0.1, 0.2, 0.2, 0.0, 0.15, 0.0, -0.15, -0.2, 1.9, 0.9, 1.1)


@dataclass(frozen=True, slots=True)
class Taste:
    """Weights of the judgement: points of the margin, or shares of such points.

    - ``own``: share of the worth of a capturing card itself that counts as won.
    - ``offer``, ``offer_late``: share of what others may win from the pool that counts, before the
      last deal and in it.
    - ``reply_own``: as ``own``, for the cards that others capture with.
    - ``reply_jack``: what keeps others from spending a jack.
    - ``follow``: share of what the remaining hand may capture after the next seat's best reply.
    - ``later``: by how much those two shrink with each seat further on.
    - ``hold``, ``hold_late``: what a card of each rank is worth if kept for later in this deal,
      before the last deal and in it; ``hold_club`` and ``hold_club_late`` is added for clubs.
    - ``tempo``: the chance that a play does not capture, for the leftovers at the end.
    """

    own: float = 0.95
    offer: float = 1.25
    offer_late: float = 1.4
    reply_own: float = 0.3
    reply_jack: float = 0.5
    follow: float = 1.05
    later: float = 0.6
    hold: tuple[float, ...] = EARLY
    hold_late: tuple[float, ...] = LATE
    hold_club: float = 0.45
    hold_club_late: float = 0.14
    tempo: float = 0.5


NORMAL: Final = Taste()
