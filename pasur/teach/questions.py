"""Questions of the lessons that are not answered by playing a card.

Every question has parts, asked one after another. `Question.judge` looks at an answer to one part;
the answers are small values that a scene makes from clicks.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal, Protocol

from pasur.engine import (
    ACES,
    CLUBS,
    JACKS,
    TEN_OF_DIAMONDS,
    TWO_OF_CLUBS,
    Card,
    Mask,
    PoolVerdict,
    SideScore,
    cards_of,
    judge_pool,
    preset,
    score_round,
)
from pasur.i18n import mark

Verdict = Literal["stand", "bury", "again"]


@dataclass(frozen=True, slots=True)
class Judged:
    """What an answer was worth: right, or not and with which ``idea``. ``finds`` is what a right
    answer found, where a part wants several."""

    right: bool
    idea: str = ""
    finds: object = None


class Question(Protocol):
    """A question in one or more parts."""

    @property
    def parts(self) -> int:
        """How many parts there are."""
        ...

    def judge(self, part: int, answer: object, /) -> Judged:
        """What ``answer`` to ``part`` (from 0) is worth."""
        ...

    def wanted(self, part: int, /) -> frozenset[object]:
        """What has to be found before ``part`` is done; one answer alone is the whole set."""
        ...


@dataclass(frozen=True, slots=True)
class TapCard:
    """Tap one card of ``pool``; the answer is a card. ``turns_up`` then lies in its place."""

    pool: tuple[Card, ...]
    card: Card
    turns_up: Card
    ideas: Mapping[Card, str] = field(default_factory=dict)
    other: str = ""

    @property
    def parts(self) -> int:
        return 1

    def wanted(self, _part: int) -> frozenset[object]:
        return frozenset({self.card})

    def judge(self, _part: int, answer: object) -> Judged:
        if answer == self.card:
            return Judged(True, finds=answer)
        idea = self.ideas.get(answer, self.other) if isinstance(answer, int) else self.other
        return Judged(False, idea)


@dataclass(frozen=True, slots=True)
class FairPool:
    """Judge first pools: the answer is "stand", "bury" or "again". One part for each pool."""

    pools: tuple[tuple[Card, ...], ...]
    ideas: Mapping[Verdict, str] = field(default_factory=dict)

    @property
    def parts(self) -> int:
        return len(self.pools)

    def verdict(self, part: int) -> Verdict:
        """The right answer, by the engine."""
        verdict = judge_pool(self.pools[part])
        if verdict is PoolVerdict.ONE_JACK:
            return "bury"
        return "stand" if verdict is PoolVerdict.FAIR else "again"

    def wanted(self, part: int) -> frozenset[object]:
        return frozenset({self.verdict(part)})

    def judge(self, part: int, answer: object) -> Judged:
        if answer == self.verdict(part):
            return Judged(True, finds=answer)
        return Judged(False, self.ideas.get(self.verdict(part), ""))


@dataclass(frozen=True, slots=True)
class Choose:
    """Choose one of ``choices``; the answer is its index. ``picture`` names what is shown."""

    picture: str
    choices: tuple[str, ...]
    answer: int
    idea: str

    @property
    def parts(self) -> int:
        return 1

    def wanted(self, _part: int) -> frozenset[object]:
        return frozenset({self.answer})

    def judge(self, _part: int, answer: object) -> Judged:
        if answer == self.answer:
            return Judged(True, finds=answer)
        return Judged(False, self.idea)


@dataclass(frozen=True, slots=True)
class HoldSurs:
    """Who holds how many surs after those of ``orders``, by side (0 is the learner).

    The answer is the pair of numbers. ``spent`` is the idea for an answer that leaves the
    learner one that was used up, ``both`` for one that gives surs to both.
    """

    orders: tuple[tuple[int, ...], ...]
    both: str
    spent: str
    other: str

    @property
    def parts(self) -> int:
        return len(self.orders)

    def held(self, part: int) -> tuple[int, int]:
        """The surs of each side after the surs of ``part``."""
        held = [0, 0]
        for side in self.orders[part]:
            if held[1 - side]:
                held[1 - side] -= 1
            else:
                held[side] += 1
        return held[0], held[1]

    def wanted(self, part: int) -> frozenset[object]:
        return frozenset({self.held(part)})

    def judge(self, part: int, answer: object) -> Judged:
        held = self.held(part)
        if answer == held:
            return Judged(True, finds=answer)
        if not isinstance(answer, tuple) or len(answer) != 2:
            return Judged(False, self.other)
        if all(answer):
            return Judged(False, self.both)
        return Judged(False, self.spent if sum(answer) > sum(held) else self.other)


Slot = Literal["clubs", "ten", "two", "aces", "jacks"]

SLOTS: Mapping[Slot, Mask] = {
    "clubs": CLUBS,
    "ten": 1 << TEN_OF_DIAMONDS,
    "two": 1 << TWO_OF_CLUBS,
    "aces": ACES,
    "jacks": JACKS,
}
"""The cards that belong into each slot of the counting board."""


@dataclass(frozen=True, slots=True)
class Sort:
    """Put the cards of ``piles`` into ``slots``: a part for each pile.

    An answer is a card with its slot; a card may belong into two of them. ``wrong_suit`` is the
    idea for a card of the right rank, ``other`` for one that belongs nowhere.
    """

    piles: tuple[Mask, ...]
    slots: tuple[Slot, ...]
    wrong_suit: str
    other: str

    @property
    def parts(self) -> int:
        return len(self.piles)

    def wanted(self, part: int) -> frozenset[object]:
        return frozenset(
            (card, slot) for slot in self.slots for card in cards_of(self.piles[part] & SLOTS[slot])
        )

    def judge(self, part: int, answer: object) -> Judged:
        if answer in self.wanted(part):
            return Judged(True, finds=answer)
        card, slot = answer if isinstance(answer, tuple) else (None, None)
        twin = {"ten": TEN_OF_DIAMONDS, "two": TWO_OF_CLUBS}.get(str(slot))
        if isinstance(card, int) and twin is not None and card % 13 == twin % 13:
            return Judged(False, self.wrong_suit)
        return Judged(False, self.other)


@dataclass(frozen=True, slots=True)
class Count:
    """Say how many points each of the two piles makes; the answer is the pair of numbers."""

    piles: tuple[Mask, Mask]
    surs: tuple[int, int]

    @property
    def parts(self) -> int:
        return 1

    @property
    def score(self) -> tuple[SideScore, SideScore]:
        """The score of the round, by the engine."""
        mine, theirs = score_round(self.piles, self.surs, preset("guide")).sides
        return mine, theirs

    @property
    def totals(self) -> tuple[int, int]:
        """The right answer."""
        mine, theirs = self.score
        return mine.total, theirs.total

    def wanted(self, _part: int) -> frozenset[object]:
        return frozenset({self.totals})

    def judge(self, _part: int, answer: object) -> Judged:
        if answer == self.totals:
            return Judged(True, finds=answer)
        if not isinstance(answer, tuple) or len(answer) != 2:
            return Judged(False, _LOOK_AGAIN)
        wrong = 0 if answer[0] != self.totals[0] else 1
        return Judged(False, self._category(answer[wrong] - self.totals[wrong], self.score[wrong]))

    def _category(self, off: int, side: SideScore) -> str:
        """The idea for a number that is ``off`` by so much: the category that explains it."""
        if off == -side.club_points or (off == 7 and not side.club_points):
            return _CLUBS_OFF
        if side.sur_points and off in (-side.sur_points, 5 - side.sur_points, 5):
            return _SURS_OFF
        if off in (3, -3) and (off < 0) == bool(side.ten_of_diamonds):
            return _TEN_OFF
        if off in (2, -2) and (off < 0) == bool(side.two_of_clubs):
            return _TWO_OFF
        return _ACES_JACKS_OFF if abs(off) <= 4 else _LOOK_AGAIN


_CLUBS_OFF = mark("Look at the clubs again: seven points for the most, nothing for the others.")
_SURS_OFF = mark("Look at the surs again: five points for each one still held.")
_TEN_OFF = mark("Look for the {TD} again: three points, in one pile only.")
_TWO_OFF = mark("Look for the {2C} again: two points, in one pile only.")
_ACES_JACKS_OFF = mark("Look at the aces and jacks again: one point each.")
_LOOK_AGAIN = mark("Go through them one by one: clubs, {TD}, {2C}, aces, jacks, surs.")


@dataclass(frozen=True, slots=True)
class NameTags:
    """Pin the name tags to the plays of a hand: the answer to part ``i`` is the tag's index.

    ``enough`` right ones at the first attempt prove the lesson.
    """

    tags: tuple[str, ...]
    idea: str
    enough: int

    @property
    def parts(self) -> int:
        return len(self.tags)

    def wanted(self, part: int) -> frozenset[object]:
        return frozenset({part})

    def judge(self, part: int, answer: object) -> Judged:
        return Judged(True, finds=answer) if answer == part else Judged(False, self.idea)


@dataclass(frozen=True, slots=True)
class Guess:
    """Guess one's points of the round just played.

    The answer is the guess with the true number; within ``within`` is right.
    """

    within: int
    idea: str

    @property
    def parts(self) -> int:
        return 1

    def wanted(self, _part: int) -> frozenset[object]:
        return frozenset({"guess"})

    def judge(self, _part: int, answer: object) -> Judged:
        if isinstance(answer, tuple) and len(answer) == 2:
            guess, points = answer
            if abs(guess - points) <= self.within:
                return Judged(True, finds="guess")
        return Judged(False, self.idea)
