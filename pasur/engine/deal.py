"""Preparing a round: a fair first pool (rules.md, "A round", 3), its seal, and cutting for deal."""

from __future__ import annotations

import enum
import hashlib
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from pasur.engine.cards import (
    JACK,
    JACKS,
    KING,
    KINGS,
    PACK,
    QUEEN,
    QUEENS,
    RANKS,
    Card,
    cards_text,
    mask_of,
)
from pasur.engine.rules import Rules
from pasur.engine.shuffle import Source

SALT_DIGITS: Final = 20


class PoolVerdict(enum.Enum):
    """What is to be done about a first pool."""

    FAIR = "fair"
    JACKS = "two or more jacks"
    QUEENS = "three or more queens"
    KINGS = "three or more kings"
    ONE_JACK = "one jack"

    @property
    def rank(self) -> int | None:
        """The rank that makes the pool unfair; None when it is fair."""
        return _VERDICT_RANKS[self]


_VERDICT_RANKS: Final = {
    PoolVerdict.FAIR: None,
    PoolVerdict.JACKS: JACK,
    PoolVerdict.QUEENS: QUEEN,
    PoolVerdict.KINGS: KING,
    PoolVerdict.ONE_JACK: JACK,
}


def judge_pool(pool: Iterable[Card]) -> PoolVerdict:
    """What the rules say of the first ``pool``: ONE_JACK is buried, all but FAIR is dealt again."""
    mask = mask_of(pool)
    jacks = (mask & JACKS).bit_count()
    if jacks >= 2:
        return PoolVerdict.JACKS
    if (mask & QUEENS).bit_count() >= 3:
        return PoolVerdict.QUEENS
    if (mask & KINGS).bit_count() >= 3:
        return PoolVerdict.KINGS
    return PoolVerdict.ONE_JACK if jacks else PoolVerdict.FAIR


@dataclass(frozen=True, slots=True)
class Buried:
    """The only jack of ``pool`` went back into the stock; ``replacement`` took its place."""

    pool: tuple[Card, ...]
    jack: Card
    replacement: Card

    @property
    def pool_after(self) -> tuple[Card, ...]:
        """The pool with the replacement in the jack's place."""
        return tuple([self.replacement if card == self.jack else card for card in self.pool])


@dataclass(frozen=True, slots=True)
class Redeal:
    """``pool``, as it lay after any burying, had too much of ``rank``: all was dealt again."""

    pool: tuple[Card, ...]
    rank: int


Story = tuple[Redeal | Buried, ...]


def seal_code(deck: Iterable[Card], salt: str) -> str:
    """The seal of ``deck``: 16 hexadecimal digits that fix it without showing it (record.md)."""
    return hashlib.sha256(f"deck {cards_text(deck)} {salt}".encode("ascii")).hexdigest()[:16]


@dataclass(frozen=True, slots=True)
class PreparedDeck:
    """A deck fit to be played: ``deck`` is its 52 cards in the order in which they leave the pack.

    ``story`` tells how its first pool came about, oldest first: every `Buried` belongs to the deal
    that the next `Redeal` ends, or to the deal that stands. ``salt`` is 16 or more hexadecimal
    digits, or empty for a deck without a seal.
    """

    deck: tuple[Card, ...]
    story: Story = ()
    salt: str = ""

    @property
    def seal(self) -> str:
        """The code to be shown before the first card; empty without a salt."""
        return seal_code(self.deck, self.salt) if self.salt else ""


def pool_place(players: int) -> slice:
    """Where in a deck the first pool lies."""
    return slice(4 * players, 4 * players + 4)


def prepare_round(rules: Rules, source: Source) -> PreparedDeck:
    """Shuffle by ``source`` until the first pool is fair, burying a jack where the rules say so."""
    story: list[Redeal | Buried] = []
    place = pool_place(rules.players)
    while True:
        deck = list(PACK)
        source.shuffle(deck)
        verdict = judge_pool(deck[place])
        if verdict is PoolVerdict.ONE_JACK:
            story.append(_bury_jack(deck, place, source))
            verdict = judge_pool(deck[place])
        if verdict.rank is None:
            salt = source.bytes(SALT_DIGITS // 2).hex()
            return PreparedDeck(tuple(deck), tuple(story), salt)
        story.append(Redeal(tuple(deck[place]), verdict.rank))


def _bury_jack(deck: list[Card], place: slice, source: Source) -> Buried:
    pool = tuple(deck[place])
    at = next(i for i in range(place.start, place.stop) if RANKS[deck[i]] == JACK)
    jack = deck[at]
    deck[at] = deck.pop(place.stop)
    stock = len(deck) - place.stop
    deck.insert(place.stop + source.below(stock + 1), jack)
    return Buried(pool, jack, deck[at])


@dataclass(frozen=True, slots=True)
class Cut:
    """Cutting for the first deal: in each of ``draws`` the seats still in it draw one card each.

    The highest rank deals, ace low; seats that share the highest rank draw again.
    """

    draws: tuple[tuple[tuple[int, Card], ...], ...]
    dealer: int


def cut_for_deal(rules: Rules, source: Source) -> Cut:
    """Draw cards by ``source`` until one seat alone has the highest."""
    pack = list(PACK)
    source.shuffle(pack)
    seats: Sequence[int] = range(rules.players)
    draws = []
    while True:
        draw = tuple((seat, pack.pop()) for seat in seats)
        draws.append(draw)
        highest = max(RANKS[card] for _, card in draw)
        seats = [seat for seat, card in draw if RANKS[card] == highest]
        if len(seats) == 1:
            return Cut(tuple(draws), seats[0])
        if len(pack) < len(seats):
            pack = list(PACK)
            source.shuffle(pack)
