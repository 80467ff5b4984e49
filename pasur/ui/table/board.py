"""The 52 cards as the viewer knows them: which lies where, and which are known.

The board follows the (redacted) events one by one, a little behind the match, and can at any
moment be compared with an observation, or set to one. Pure: no pygame, no pixels.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import Enum

from pasur.engine import PACK, Card, Observation, cards_of, mask_of, rank
from pasur.ui.table.slots import PoolSlots


class Where(Enum):
    """The kinds of places a card can be in."""

    STOCK = "stock"
    HAND = "hand"
    POOL = "pool"
    PILE = "pile"


@dataclass(slots=True, eq=False)
class Token:
    """One card of the pack. ``card`` is None while the viewer does not know which it is;
    ``owner`` is a seat in a hand, a side in a pile."""

    number: int
    card: Card | None = None
    where: Where = Where.STOCK
    owner: int = 0
    marker: bool = False


def hand_order(card: Card) -> tuple[int, Card]:
    """The order of the cards in a hand that is seen: by rank, then by suit."""
    return rank(card), card


class Board:
    """All tokens and their places for a table of ``seats`` seats and ``sides`` sides."""

    def __init__(self, seats: int, sides: int, tall: bool = False) -> None:
        self.tokens = [Token(number) for number in range(len(PACK))]
        self.stock: list[Token] = list(self.tokens)
        self.hands: list[list[Token]] = [[] for _ in range(seats)]
        self.piles: list[list[Token]] = [[] for _ in range(sides)]
        self.markers: list[list[Token]] = [[] for _ in range(sides)]
        self.slots = PoolSlots(tall)
        self.pool: dict[Card, Token] = {}
        self.changes = 0
        """Counts the changes, so that what follows from the places need not be computed anew."""

    # --- finding

    def in_hand(self, seat: int, card: Card) -> Token | None:
        """The token of ``card`` in the hand of ``seat``, if the viewer sees it there."""
        return next((t for t in self.hands[seat] if t.card == card), None)

    def known(self, card: Card) -> Token | None:
        """The token known to be ``card``, wherever it lies."""
        return next((t for t in self.tokens if t.card == card), None)

    # --- dealing

    def gather(self) -> list[Token]:
        """Take every card back into the stock, unknown; returns those that were not there."""
        self.changes += 1
        moved = [t for t in self.tokens if t.where is not Where.STOCK]
        for token in self.tokens:
            token.card, token.where, token.marker = None, Where.STOCK, False
        self.stock = [t for t in self.stock if t not in moved] + moved
        for group in (*self.hands, *self.piles, *self.markers):
            group.clear()
        self.slots.remove(list(self.slots.slots))
        self.pool.clear()
        return moved

    def deal_hand(self, seat: int, cards: Sequence[Card] | None, count: int) -> list[Token]:
        """Four cards (``count``) from the stock to the hand of ``seat``, known if ``cards`` are.

        Returns the tokens in the order in which they are dealt; the hand is sorted when known.
        """
        self.changes += 1
        dealt = [self.stock.pop() for _ in range(count)]
        for number, token in enumerate(dealt):
            token.where, token.owner = Where.HAND, seat
            token.card = cards[number] if cards is not None else None
        self.hands[seat] += dealt
        self._sort(seat)
        return dealt

    def deal_pool(self, cards: Iterable[Card]) -> list[Token]:
        """Cards from the stock, face up to the pool; returns their tokens."""
        self.changes += 1
        return [self._to_pool(self.stock.pop(), card) for card in cards]

    def bury(self, jack: Card) -> Token:
        """The jack of the first pool goes back into the middle of the stock."""
        self.changes += 1
        token = self.pool.pop(jack)
        self.slots.remove([jack])
        token.card, token.where = None, Where.STOCK
        self.stock.insert(len(self.stock) // 2, token)
        return token

    def reveal(self, seat: int, cards: Sequence[Card]) -> None:
        """The viewer may see the hand of ``seat`` from now on."""
        self.changes += 1
        for token, card in zip(self.hands[seat], sorted(cards, key=hand_order), strict=True):
            token.card = card

    def conceal(self, seat: int) -> None:
        """The viewer may not see the hand of ``seat`` any more."""
        self.changes += 1
        for token in self.hands[seat]:
            token.card = None

    # --- playing

    def lay(self, seat: int, card: Card) -> Token:
        """``card`` goes from the hand of ``seat`` to the pool."""
        self.changes += 1
        return self._to_pool(self._from_hand(seat, card), card)

    def capture(
        self, seat: int, side: int, card: Card, captured: Iterable[Card]
    ) -> tuple[Token, list[Token]]:
        """``card`` and what it captures go to the pile; returns the played token and the taken."""
        self.changes += 1
        played = self._from_hand(seat, card)
        taken = self.take(side, captured)
        self._to_pile(side, played, card)
        return played, taken

    def take(self, side: int, cards: Iterable[Card]) -> list[Token]:
        """Cards of the pool go to the pile of ``side``; returns their tokens."""
        self.changes += 1
        taken = []
        for card in cards:
            token = self.pool.pop(card)
            self.slots.remove([card])
            self._to_pile(side, token, card)
            taken.append(token)
        return taken

    def mark(self, side: int, card: Card) -> Token:
        """A captured card of the side's pile is laid across it, for a sur."""
        self.changes += 1
        token = next(t for t in self.piles[side] if t.card == card)
        token.marker = True
        self.markers[side].append(token)
        return token

    def unmark(self, side: int, card: Card) -> Token:
        """A marker is turned down and goes under the pile."""
        self.changes += 1
        token = next(t for t in self.markers[side] if t.card == card)
        token.marker = False
        self.markers[side].remove(token)
        self.piles[side].remove(token)
        self.piles[side].insert(0, token)
        return token

    # --- comparing

    def sync(self, seen: Observation) -> None:
        """Set the board to ``seen``. Cards that stay in the pool keep their slots."""
        self.changes += 1
        slots = {c: s for c, s in self.slots.slots.items() if seen.pool >> c & 1}
        tier = self.slots.tier
        self.gather()
        for side, pile in enumerate(seen.piles):
            for card in cards_of(pile):
                self._to_pile(side, self.stock.pop(), card)
            for card in seen.markers[side]:
                self.mark(side, card)
        if slots:
            self.slots.restore(slots, tier)
        for card in cards_of(seen.pool):
            self._to_pool(self.stock.pop(), card)
        for seat, count in enumerate(seen.left):
            hand = cards_of(seen.hand) if seat == seen.seat else None
            self.deal_hand(seat, hand, count)

    def differences(self, seen: Observation) -> list[str]:
        """In what the board differs from ``seen``; empty when the picture is true."""
        found = []
        known = [t.card for t in self.tokens if t.card is not None]
        if len(set(known)) != len(known):
            found.append("a card is known twice")
        groups = [self.stock, *self.hands, *self.piles, list(self.pool.values())]
        if sorted(t.number for group in groups for t in group) != list(range(len(PACK))):
            found.append("a card is lost or doubled")
        if mask_of(self.pool) != seen.pool or set(self.pool) != set(self.slots.slots):
            found.append("pool")
        for side, pile in enumerate(self.piles):
            if mask_of(t.card for t in pile if t.card is not None) != seen.piles[side]:
                found.append(f"pile {side}")
            if sorted(t.card or 0 for t in self.markers[side]) != sorted(seen.markers[side]):
                found.append(f"markers {side}")
        for seat, hand in enumerate(self.hands):
            cards = [t.card for t in hand if t.card is not None]
            own = seen.hand if seat == seen.seat else 0
            if len(hand) != seen.left[seat] or mask_of(cards) != own:
                found.append(f"hand {seat}")
        if len(self.stock) != seen.stock or any(t.card is not None for t in self.stock):
            found.append("stock")
        return found

    # --- moving

    def _sort(self, seat: int) -> None:
        hand = self.hands[seat]
        if all(t.card is not None for t in hand):
            hand.sort(key=lambda t: hand_order(t.card or 0))

    def _from_hand(self, seat: int, card: Card) -> Token:
        token = self.in_hand(seat, card)
        if token is None:
            unknown = [t for t in self.hands[seat] if t.card is None]
            token = unknown[len(unknown) // 2]
        self.hands[seat].remove(token)
        return token

    def _to_pool(self, token: Token, card: Card) -> Token:
        token.card, token.where = card, Where.POOL
        self.pool[card] = token
        if card not in self.slots.slots:
            self.slots.add(card)
        return token

    def _to_pile(self, side: int, token: Token, card: Card) -> None:
        token.card, token.where, token.owner = card, Where.PILE, side
        self.piles[side].append(token)
