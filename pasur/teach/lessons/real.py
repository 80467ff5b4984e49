"""A real round, played to its end, that two lessons are about: the learner has seat 2 and deals."""

from __future__ import annotations

from typing import Final

from pasur.teach.model import Dealt

_DECK: Final = (
    "6D TH QH 4C 8C 7H JS QD 2S 3C 9H TD 4D QC JC AC 8H KH TS KS JD 2D 6H 6S 7S 5S "
    "5H 3H 6C 7C AS 2H 3D 9D 3S 8S 9S AH KD JH QS 5C KC 7D 8D 4H AD TC 2C 9C 4S 5D"
)

PLAYS: Final = tuple(
    line.strip()
    for line in """
    6D x 3C 2S / JS x 9H TD / QH / QD x QH / TH / 7H / 4C x 7H / 8C
    JC x 8C TH / KH / 4D / TS / AC x TS / 8H / QC / KS x KH
    6H / 7S x 4D / 6S / 5S x 6S / 2D / 3H x 2D 6H / JD x 8H / 5H
    6C x 5H / 3D / 2H / 8S x 3D / AS / 9D x 2H / 7C / 3S x 7C AS
    KD / QS x QC / 9S / KC x KD / JH x 9S / 5C / AH / 7D
    TC x AH / 4S x 7D / 4H / 2C x 5C 4H / 8D / 5D / AD / 9C
    """.replace("\n", "/").split("/")
    if line.strip()
)
"""The plays of both seats, in order."""

MINE: Final = 1
"""The learner's seat and side."""


def after(plays: int) -> Dealt:
    """The round after so many of its plays."""
    return Dealt(_DECK, dealer=1, seat=MINE, then=PLAYS[:plays])
