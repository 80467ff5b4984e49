"""The fifty-two cards, and sets of them as bit masks.

A card is an ``int`` from 0 to 51: ``suit * 13 + rank - 1`` with the suits clubs, diamonds, hearts,
spades as 0..3 and the ranks ace to king as 1..13. Sorting these numbers gives the order in which a
record writes cards. A mask is an ``int`` whose bit ``c`` is set when card ``c`` is in the set.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, TypeAlias

Card: TypeAlias = int
Mask: TypeAlias = int

RANK_LETTERS: Final = "A23456789TJQK"
SUIT_LETTERS: Final = "CDHS"

ACE: Final = 1
JACK: Final = 11
QUEEN: Final = 12
KING: Final = 13

PACK: Final[tuple[Card, ...]] = tuple(range(52))
"""All cards in record order; the order of a new pack before it is shuffled."""

RANKS: Final[tuple[int, ...]] = tuple(c % 13 + 1 for c in PACK)
"""The rank 1..13 of each card, by card."""

ALL: Final[Mask] = (1 << 52) - 1

_TEXTS: Final = tuple(RANK_LETTERS[c % 13] + SUIT_LETTERS[c // 13] for c in PACK)
_CARDS: Final = {text: card for card, text in enumerate(_TEXTS)}


def rank(card: Card) -> int:
    """The rank of ``card``: 1 for an ace, 2..10, 11 jack, 12 queen, 13 king."""
    return card % 13 + 1


def suit(card: Card) -> int:
    """The suit of ``card``: 0 clubs, 1 diamonds, 2 hearts, 3 spades."""
    return card // 13


def make_card(rank: int, suit: int) -> Card:
    """The card of ``rank`` 1..13 and ``suit`` 0..3; raises ValueError for others."""
    if not (1 <= rank <= 13 and 0 <= suit <= 3):
        raise ValueError(f"no card has rank {rank} and suit {suit}")
    return suit * 13 + rank - 1


def card_text(card: Card) -> str:
    """The two letters of ``card`` as records write it, such as ``TD``."""
    return _TEXTS[card]


def parse_card(text: str) -> Card:
    """The card that ``text`` names; raises ValueError when it names none."""
    card = _CARDS.get(text)
    if card is None:
        raise ValueError(f"{text} is not a card")
    return card


def cards_text(cards: Iterable[Card]) -> str:
    """The texts of ``cards`` in the order given, with a blank between."""
    return " ".join(map(_TEXTS.__getitem__, cards))


def mask_of(cards: Iterable[Card]) -> Mask:
    """The set of ``cards`` as a mask."""
    mask = 0
    for card in cards:
        mask |= 1 << card
    return mask


def cards_of(mask: Mask) -> tuple[Card, ...]:
    """The cards of ``mask`` in record order."""
    cards = []
    while mask:
        low = mask & -mask
        cards.append(low.bit_length() - 1)
        mask ^= low
    return tuple(cards)


def of_rank(rank: int) -> Mask:
    """The four cards of ``rank`` as a mask."""
    return (1 << 0 | 1 << 13 | 1 << 26 | 1 << 39) << (rank - 1)


CLUBS: Final[Mask] = (1 << 13) - 1
ACES: Final[Mask] = of_rank(ACE)
JACKS: Final[Mask] = of_rank(JACK)
QUEENS: Final[Mask] = of_rank(QUEEN)
KINGS: Final[Mask] = of_rank(KING)
NUMBERS: Final[Mask] = ALL & ~(JACKS | QUEENS | KINGS)

TEN_OF_DIAMONDS: Final[Card] = make_card(10, 1)
TWO_OF_CLUBS: Final[Card] = make_card(2, 0)
