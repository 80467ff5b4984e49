"""The one-ply judgement: what each legal play gains, offers to others and keeps."""

from __future__ import annotations

from dataclasses import dataclass

from pasur.ai.chance import expected_best
from pasur.ai.sight import Sight
from pasur.ai.taste import Taste
from pasur.engine import (
    CLUBS,
    JACK,
    RANKS,
    TEN_OF_DIAMONDS,
    Card,
    Mask,
    Play,
    captures,
    cards_of,
    legal_plays,
    of_rank,
)


@dataclass(frozen=True, slots=True)
class Verdict:
    """A play and what it is worth, in points of the margin, by part; ``total`` is all of it.

    ``gain`` is what it captures, with the card itself; ``sur`` a sur made; ``offer`` what the pool
    left behind offers others, negative when that is bad; ``follow`` what it keeps open for the own
    next turn; ``keep`` what the card played would have been worth in hand; ``end`` the leftovers.
    """

    play: Play
    gain: float
    sur: float
    offer: float
    follow: float
    keep: float
    end: float

    @property
    def total(self) -> float:
        """The worth of the play."""
        return self.gain + self.sur + self.offer + self.follow - self.keep + self.end


def judge(sight: Sight, taste: Taste) -> tuple[Verdict, ...]:
    """A verdict on every legal play, in the order of `legal_plays`."""
    return tuple(
        [_verdict(sight, taste, play) for play in legal_plays(sight.hand, sight.pool, sight.rules)]
    )


def _verdict(sight: Sight, taste: Taste, play: Play) -> Verdict:
    laid = 1 << play.card
    worth = sight.worth
    hand = sight.hand ^ laid
    gain, sur, last = 0.0, 0.0, sight.last
    if play.taken:
        pool = sight.pool ^ play.taken
        gain = worth.of(sight.side, play.taken) + taste.own * worth.of(sight.side, laid)
        if not pool and sight.sur_possible(play.card, 0):
            sur = worth.sur[sight.side]
        if sight.rules.leftovers == "any" or RANKS[play.card] != JACK:
            last = sight.side
    else:
        pool = sight.pool | laid
        gain = -taste.own * worth.of(sight.side, laid)
    return Verdict(
        play=play,
        gain=gain,
        sur=sur,
        offer=_offer(sight, taste, pool),
        follow=_follow(sight, taste, hand, pool),
        keep=_keep(sight, taste, play.card, hand),
        end=_end(sight, taste, pool, last),
    )


def best_gain(sight: Sight, card: Card, side: int, pool: Mask, after: int) -> float:
    """The most that ``side`` wins for itself by capturing with ``card``, without the card.

    The play is ``after`` plays from now. Nothing to capture gives 0.
    """
    best = 0.0
    sign = 1.0 if side == sight.side else -1.0
    for taken in captures(card, pool, sight.rules):
        value = sign * sight.worth.of(side, taken)
        if taken == pool and sight.sur_possible(card, after):
            value += sign * sight.worth.sur[side]
        if value > best:
            best = value
    return best


def _offer(sight: Sight, taste: Taste, pool: Mask) -> float:
    """What other seats may win from ``pool``, by the chance that they hold the cards for it."""
    unseen = sight.unseen
    count = unseen.bit_count()
    total, share = 0.0, taste.offer
    for after, (side, held) in enumerate(sight.others, 1):
        if held:
            offers = _offers(sight, taste, pool, side, after)
            best = expected_best(offers, count, held)
            total += share * best if side == sight.side else -share * best
        share *= taste.later
    if not pool:
        total += taste.bare
    return total


def _offers(
    sight: Sight, taste: Taste, pool: Mask, side: int, after: int
) -> list[tuple[float, int]]:
    """By kind of unseen card: what ``side`` wins with it, and how many there are."""
    sign = 1.0 if side == sight.side else -1.0
    offers: list[tuple[float, int]] = []
    for rank in range(1, 14):
        cards = sight.unseen & of_rank(rank)
        if not cards:
            continue
        gain = best_gain(sight, (cards & -cards).bit_length() - 1, side, pool, after)
        if gain <= 0.0 and not captures((cards & -cards).bit_length() - 1, pool, sight.rules):
            continue
        for kind in (cards & CLUBS, cards & _TEN, cards & ~CLUBS & ~_TEN):
            if kind:
                own = sign * taste.own * sight.worth.of(side, kind & -kind)
                offers.append((gain + own, kind.bit_count()))
    return offers


_TEN = 1 << TEN_OF_DIAMONDS


def _follow(sight: Sight, taste: Taste, hand: Mask, pool: Mask) -> float:
    best = 0.0
    after = len(sight.others) + 1
    for card in cards_of(hand):
        gain = best_gain(sight, card, sight.side, pool, after)
        if gain > best:
            best = gain
    return taste.follow * best


def _keep(sight: Sight, taste: Taste, card: Card, hand: Mask) -> float:
    """What ``card`` would be worth later in this deal; nothing where it is the last of the hand."""
    if not hand:
        return 0.0
    rank = RANKS[card]
    if rank == JACK:
        return taste.jack
    if rank > JACK:
        partners = sight.unseen & of_rank(rank)
        return taste.court if partners else 0.0
    return 0.0


def _end(sight: Sight, taste: Taste, pool: Mask, last: int | None) -> float:
    """What the leftovers are worth in the last deal, if nobody captured any more."""
    if not sight.final or last is None:
        return 0.0
    chance = 1.0
    for _ in range(sight.to_play - 1):
        chance *= taste.tempo
    return chance * sight.worth.of(last, pool)
