"""The rules once more, written as plainly as they can be: lists, tuples and itertools.

It shares no code with the engine. Cards are texts such as ``TD``; options are the tags and values
of the table in rules.md. The property tests compare the engine with it, and the benchmark times it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import combinations

RANKS = "A23456789TJQK"
DECK = [rank + suit for suit in "CDHS" for rank in RANKS]

GUIDE = {
    "Target": "62",
    "Capture": "must",
    "Courts": "one",
    "Leftovers": "any",
    "SurBarred": "last-deal",
    "SurCourts": "yes",
    "SurPoints": "5",
    "SurCancel": "yes",
    "SurCap": "none",
    "CappedCancel": "no",
    "Clubs": "most",
    "ClubPoints": "7",
    "Partners": "no",
    "PorShodam": "no",
}


def value(card: str) -> int:
    """Ace 1 to king 13."""
    return RANKS.index(card[0]) + 1


def is_number(card: str) -> bool:
    """Whether ``card`` is an ace to ten."""
    return value(card) <= 10


def capture_sets(card: str, pool: Sequence[str], courts: str) -> list[frozenset[str]]:
    """Every set that ``card`` may capture from ``pool``."""
    if card[0] == "J":
        swept = frozenset(other for other in pool if is_number(other) or other[0] == "J")
        return [swept] if swept else []
    if card[0] in "QK":
        same = [other for other in pool if other[0] == card[0]]
        if courts == "all":
            return [frozenset(same)] if same else []
        return [frozenset([other]) for other in same]
    numbers = [other for other in pool if is_number(other)]
    return [
        frozenset(chosen)
        for size in range(1, 11)
        for chosen in combinations(numbers, size)
        if value(card) + sum(value(other) for other in chosen) == 11
    ]


def fair_pool(pool: Sequence[str]) -> str:
    """``fair``, ``bury`` or ``again``."""
    ranks = [card[0] for card in pool]
    if ranks.count("J") >= 2 or ranks.count("Q") >= 3 or ranks.count("K") >= 3:
        return "again"
    return "bury" if "J" in ranks else "fair"


def fair_deck(
    players: int, shuffle: Callable[[list[str]], None], below: Callable[[int], int]
) -> list[str]:
    """A shuffled deck whose first pool the rules let stand."""
    while True:
        deck = list(DECK)
        shuffle(deck)
        first = 4 * players
        pool, stock = deck[first : first + 4], deck[first + 4 :]
        if fair_pool(pool) == "bury":
            at = next(i for i in range(4) if pool[i][0] == "J")
            jack = pool[at]
            pool[at] = stock.pop(0)
            stock.insert(below(len(stock) + 1), jack)
            if fair_pool(pool) == "bury":
                continue
        if fair_pool(pool) == "fair":
            return deck[:first] + pool + stock


class PlainMatch:
    """A match of ``players`` by ``options``, which are those that differ from the guide's."""

    def __init__(self, players: int, options: dict[str, str], dealer: int) -> None:
        self.options = {**GUIDE, **options}
        self.players = players
        self.sides = 2 if self.options["Partners"] == "yes" else players
        self.points = [0] * self.sides
        self.dealer = dealer
        self.rounds = 0
        self.playing = False
        self.winner: int | None = None
        self.score: list[int] = []

    def side(self, seat: int) -> int:
        """The side of ``seat``."""
        return seat % self.sides

    def start_round(self, deck: Sequence[str]) -> None:
        """Deal the next round from ``deck``."""
        if self.rounds:
            self.dealer = (self.dealer + 1) % self.players
        self.rounds += 1
        self.playing = True
        self.stock = list(deck)
        self.hands: list[list[str]] = [[] for _ in range(self.players)]
        self.piles: list[list[str]] = [[] for _ in range(self.sides)]
        self.surs = [0] * self.sides
        self.wrong_claims: list[int] = []
        self.last: int | None = None
        self.deal = 0
        self._deal()
        self.pool = [self.stock.pop(0) for _ in range(4)]
        self.turn = (self.dealer + 1) % self.players

    def _deal(self) -> None:
        self.deal += 1
        for step in range(self.players):
            seat = (self.dealer + 1 + step) % self.players
            self.hands[seat] = [self.stock.pop(0) for _ in range(4)]

    def card_plays(self, card: str) -> list[frozenset[str]]:
        """What ``card`` may capture now; the empty set stands for trailing it."""
        sets = capture_sets(card, self.pool, self.options["Courts"])
        if not sets or self.options["Capture"] == "may":
            sets.append(frozenset())
        return sets

    def legal(self) -> list[tuple[str, frozenset[str]]]:
        """Every legal play of the seat whose turn it is."""
        return [(card, taken) for card in self.hands[self.turn] for taken in self.card_plays(card)]

    def play(self, card: str, taken: frozenset[str]) -> bool:
        """Make a play; returns whether it made a sur that scored or cancelled."""
        if card not in self.hands[self.turn] or taken not in self.card_plays(card):
            raise ValueError("illegal")
        seat, side = self.turn, self.side(self.turn)
        self.hands[seat].remove(card)
        sur = False
        if taken:
            self.pool = [other for other in self.pool if other not in taken]
            self.piles[side] += [card, *taken]
            if self.options["Leftovers"] == "any" or card[0] != "J":
                self.last = side
            if not self.pool:
                sur = self._sur(card, side)
        else:
            self.pool.append(card)
        self.turn = (seat + 1) % self.players
        if not any(self.hands):
            if self.stock:
                self._deal()
            else:
                self._finish()
        return sur

    def _sur(self, card: str, side: int) -> bool:
        barred = self.options["SurBarred"]
        if card[0] == "J" or (card[0] in "QK" and self.options["SurCourts"] == "no"):
            return False
        if barred == "last-deal" and not self.stock:
            return False
        if barred == "last-play" and not self.stock and not any(self.hands):
            return False
        holders = [other for other in range(self.sides) if other != side and self.surs[other]]
        cancels = bool(holders) and self.options["SurCancel"] == "yes"
        if self._capped(side) and not (cancels and self.options["CappedCancel"] == "yes"):
            return False
        if cancels:
            self.surs[holders[0]] -= 1
        else:
            self.surs[side] += 1
        return True

    def _capped(self, side: int) -> bool:
        cap, points = self.options["SurCap"], self.points[side]
        if cap == "none":
            return False
        if cap.endswith("%"):
            return points >= int(cap[:-1]) * int(self.options["Target"]) / 100
        if cap.startswith(">="):
            return points >= int(cap[2:])
        return points > int(cap[1:])

    def _basic(self, side: int) -> int:
        pile = self.piles[side]
        return (
            sum(card[0] in "AJ" for card in pile)
            + 3 * ("TD" in pile)
            + 2 * ("2C" in pile)
            + int(self.options["SurPoints"]) * self.surs[side]
        )

    def _clubs(self) -> list[int]:
        return [sum(card[1] == "C" for card in pile) for pile in self.piles]

    def _finish(self) -> None:
        self.playing = False
        if self.last is not None:
            self.piles[self.last] += self.pool
            self.pool = []
        clubs = self._clubs()
        self.score = [self._basic(side) for side in range(self.sides)]
        for side in range(self.sides):
            if self.options["Clubs"] == "seven":
                earned = clubs[side] >= 7
            else:
                earned = all(clubs[side] > clubs[o] for o in range(self.sides) if o != side)
            if earned:
                self.score[side] += int(self.options["ClubPoints"])
        for side in range(self.sides):
            self.points[side] += self.score[side]
        best = max(self.points)
        if best >= int(self.options["Target"]) and self.points.count(best) == 1:
            self.winner = self.points.index(best)

    def can_claim(self) -> bool:
        """Whether the seat whose turn it is may claim por shodam."""
        side = self.side(self.turn)
        return self.options["PorShodam"] == "yes" and side not in self.wrong_claims

    def claim(self) -> bool:
        """Claim por shodam; returns whether it was right."""
        side, clubs = self.side(self.turn), self._clubs()
        counts = []
        for one in range(self.sides):
            count = self.points[one] + self._basic(one)
            rest = 13 - sum(clubs)
            most = all(clubs[one] > clubs[o] + rest for o in range(self.sides) if o != one)
            if clubs[one] >= 7 if self.options["Clubs"] == "seven" else most:
                count += int(self.options["ClubPoints"])
            counts.append(count)
        others = [counts[one] for one in range(self.sides) if one != side]
        right = counts[side] >= int(self.options["Target"]) and counts[side] > max(others)
        if right:
            self.playing = False
            self.winner = side
        else:
            self.wrong_claims.append(side)
        return right
