"""Cards and lists of cards in words, for whoever listens instead of looking."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from pasur.engine import Card, Play, cards_of, rank, suit
from pasur.i18n import mark, tr

_RANKS: Final = (
    mark("ace"),
    mark("two"),
    mark("three"),
    mark("four"),
    mark("five"),
    mark("six"),
    mark("seven"),
    mark("eight"),
    mark("nine"),
    mark("ten"),
    mark("jack"),
    mark("queen"),
    mark("king"),
)
_SUITS: Final = (mark("clubs"), mark("diamonds"), mark("hearts"), mark("spades"))


def card_name(card: Card) -> str:
    """The card in words: "ten of diamonds"."""
    return tr("{rank} of {suit}", rank=tr(_RANKS[rank(card) - 1]), suit=tr(_SUITS[suit(card)]))


def suit_name(suit: int) -> str:
    """The suit in words (clubs, diamonds, hearts, spades = 0 to 3)."""
    return tr(_SUITS[suit])


def listed(names: Sequence[str]) -> str:
    """Several names as a language lists them; "nothing" for none."""
    if not names:
        return tr("nothing")
    text = names[0]
    for name in names[1:-1]:
        text = tr("{first}, {next}", first=text, next=name)
    return tr("{one} and {other}", one=text, other=names[-1]) if len(names) > 1 else text


def card_names(cards: Iterable[Card] | int) -> str:
    """Several cards in words; a whole number is a set of cards."""
    each = cards_of(cards) if isinstance(cards, int) else cards
    return listed([card_name(card) for card in each])


def play_name(play: Play) -> str:
    """A play in words, without who makes it."""
    card = card_name(play.card)
    if not play.captured:
        return tr("lay down {card}", card=card)
    return tr("{card} takes {cards}", card=card, cards=card_names(play.captured))
