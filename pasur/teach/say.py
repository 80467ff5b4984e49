"""Texts of the lessons and the rules page, with cards and sums put into them.

A text names a card as ``{2C}`` and may name the sum of the play it speaks of as ``{sum}``.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from typing import Final

from pasur.engine import JACK, Card, Play, parse_card, rank
from pasur.i18n import digits, ltr, tr

CHIP: Final = 0xE000
SUIT: Final = 0xE100

_CARD: Final = re.compile(r"\{([A2-9TJQK][CDHS])\}")


def chip(card: Card) -> str:
    """The sign for ``card``, which the text renderer draws as a small card."""
    return chr(CHIP + card)


def chips(cards: Iterable[Card]) -> str:
    """The signs of several cards."""
    return "".join(map(chip, cards))


def suit_sign(suit: int) -> str:
    """The sign for ``suit`` (clubs, diamonds, hearts, spades = 0..3)."""
    return chr(SUIT + suit)


def sum_text(play: Play) -> str:
    """``7 + 4 = 11``, in this order in every language; empty where the play adds up nothing."""
    numbers = [rank(card) for card in (play.card, *play.captured)]
    if len(numbers) < 2 or max(numbers) >= JACK:
        return ""
    return ltr(f"{' + '.join(map(digits, numbers))} = {digits(sum(numbers))}")


def say(text: str, play: Play | None = None, swap: Callable[[Card], Card] | None = None) -> str:
    """The message ``text`` in the player's language.

    ``play`` is the play that the text is about. ``swap`` puts other cards in the place of the
    named ones, where the lesson is played with its suits exchanged.
    """
    values: dict[str, str | int] = {}
    for name in cards_named(text):
        card = parse_card(name)
        values[name] = chip(swap(card) if swap else card)
    if "{sum}" in text and play is not None:
        values["sum"] = sum_text(play)
    return tr(text, **values)


def cards_named(text: str) -> tuple[str, ...]:
    """The record texts of the cards that ``text`` names."""
    return tuple(_CARD.findall(text))
