"""The one-ply judgement: what each legal play gains, offers to others and keeps."""

from __future__ import annotations

from dataclasses import dataclass

from pasur.ai.replies import expected_best, expected_follow, offers
from pasur.ai.sight import Sight
from pasur.ai.taste import Taste
from pasur.engine import CLUBS, JACK, RANKS, Card, Mask, Play, legal_plays

FULL_HAND = 4


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
    hand = sight.hand ^ laid
    pool = sight.pool ^ play.taken if play.taken else sight.pool | laid
    gain, sur, last = 0.0, 0.0, sight.last
    if play.taken:
        gain = sight.worth.of(sight.side, play.taken) + taste.own * sight.worth.of(sight.side, laid)
        if not pool and sight.sur_possible(play.card, 0):
            sur = sight.worth.sur[sight.side]
        if sight.rules.leftovers == "any" or RANKS[play.card] != JACK:
            last = sight.side
    offer, follow = _prospect(sight, taste, hand, pool)
    return Verdict(
        play=play,
        gain=gain,
        sur=sur,
        offer=offer,
        follow=follow,
        keep=_keep(sight, taste, play.card) if hand else 0.0,
        end=_end(sight, taste, pool, last),
    )


def _prospect(sight: Sight, taste: Taste, hand: Mask, pool: Mask) -> tuple[float, float]:
    """What other seats may win from ``pool``, and what ``hand`` may after the first of them."""
    offer, follow = 0.0, 0.0
    share = taste.offer_late if sight.final else taste.offer
    shrink = 1.0
    for after, (side, left) in enumerate(sight.others, 1):
        held = left or (0 if sight.final else FULL_HAND)
        if held:
            found = offers(sight, taste, pool, side, after)
            best = share * shrink * expected_best(sight, found, held)
            offer += best if side == sight.side else -best
            if after == 1 and hand:
                follow = taste.follow * expected_follow(sight, hand, pool, found, held)
        if after > 1:
            follow *= taste.later
        shrink *= taste.later
    return offer, follow


def _keep(sight: Sight, taste: Taste, card: Card) -> float:
    """What ``card`` would be worth later in this deal."""
    hold = taste.hold_late if sight.final else taste.hold
    keep = hold[RANKS[card] - 1]
    if CLUBS >> card & 1:
        keep += taste.hold_club_late if sight.final else taste.hold_club
    return keep


def _end(sight: Sight, taste: Taste, pool: Mask, last: int | None) -> float:
    """What the leftovers are worth in the last deal, if nobody captures any more."""
    if not sight.final or last is None:
        return 0.0
    chance = 1.0
    for _ in range(sight.to_play - 1):
        chance *= taste.tempo
    return chance * sight.worth.of(last, pool)
