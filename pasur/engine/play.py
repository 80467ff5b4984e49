"""A play: one hand card and the pool cards it captures, with its text form."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import lru_cache

from pasur.engine.cards import ALL, Card, Mask, card_text, cards_of, cards_text, mask_of, parse_card


@dataclass(frozen=True, slots=True)
class Play:
    """``card`` is laid and captures ``captured``; none captured means that it is trailed.

    ``captured`` may be given in any order and is kept in record order. ``taken`` is the same as a
    mask. Raises ValueError for what is not a card, and for a
    card that is there twice.
    """

    card: Card
    captured: tuple[Card, ...] = ()
    taken: Mask = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        captured = tuple(sorted(self.captured))
        for card in (self.card, *captured):
            if not 0 <= card < 52:
                raise ValueError(f"{card} is not a card")
        taken = mask_of(captured)
        if taken.bit_count() != len(captured) or taken >> self.card & 1:
            raise ValueError("a card is there twice")
        object.__setattr__(self, "captured", captured)
        object.__setattr__(self, "taken", taken)

    def __str__(self) -> str:
        if not self.captured:
            return card_text(self.card)
        return f"{card_text(self.card)} x {cards_text(self.captured)}"

    @staticmethod
    def parse(text: str) -> Play:
        """The play that ``text`` describes, such as ``7H x 4C``, or ``AC`` for a trailed card.

        Blanks separate the words. Raises ValueError with a reason for any other text.
        """
        return Play.from_words(text.split())

    @staticmethod
    def from_words(words: list[str]) -> Play:
        """As `parse`, from the words of the text."""
        if not words:
            raise ValueError("a play names a card")
        card = parse_card(words[0])
        if len(words) == 1:
            return Play(card)
        if words[1] != "x":
            raise ValueError(f"{words[1]} stands where x and the captured cards belong")
        if len(words) == 2:
            raise ValueError("no captured card follows x")
        captured = tuple([parse_card(word) for word in words[2:]])
        seen: set[Card] = {card}
        for each in captured:
            if each in seen:
                raise ValueError(f"{card_text(each)} is there twice")
            seen.add(each)
        return Play(card, captured)


@lru_cache(maxsize=1 << 12)
def play_of(key: int) -> Play:
    """The play of card ``key >> 52`` that captures the mask of the lower bits, made unchecked."""
    made = object.__new__(Play)
    keep = object.__setattr__
    keep(made, "card", key >> 52)
    keep(made, "taken", key & ALL)
    keep(made, "captured", cards_of(key & ALL))
    return made
