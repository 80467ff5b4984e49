"""Gathering, shuffling and dealing, as steps of the timeline."""

from __future__ import annotations

import math
from collections.abc import Sequence

from pasur.engine import Card, HandsDealt
from pasur.ui.audio.cues import Cue as Sound
from pasur.ui.table import easing
from pasur.ui.table.board import Token
from pasur.ui.table.motion import Flight, fly, land, lift
from pasur.ui.table.picture import FLYING, Glow, Picture
from pasur.ui.table.timeline import Cue, Shown, Track

APART = 0.06
"""Seconds between two dealt cards."""
FLIGHT = 0.22
SETTLE = 0.06
RIFFLED = 14
"""Cards of the stock that are seen to move in a shuffle."""


def gather(picture: Picture, reduced: bool, along: Sequence[Track] = ()) -> Shown:
    """Every card goes back to the stock at the dealer's."""
    seen = [t for t in picture.board.tokens if not picture.sight(t).hidden]
    moved = [token for token in picture.board.gather() if token in seen]
    picture.settle(*[t for t in picture.board.tokens if t not in moved])
    rests = picture.rests()
    tracks = list(along)
    for number, token in enumerate(moved):
        flight = Flight(
            start=min(0.02 * number, 0.3),
            duration=0.3,
            rise=0.6,
            bend=0.06,
            order=number,
            ease=easing.in_out,
        )
        tracks.append(fly(picture.sight(token), rests[token.number], flight, reduced))
    cues = [Cue(0.25, Sound.GATHER)] if moved else []
    return Shown(tracks, cues, done=picture.settle)


def shuffle(picture: Picture, reduced: bool) -> Shown:
    """The stock is split, riffled and squared, twice."""
    if reduced:
        return Shown(cues=[Cue(0.0, Sound.SHUFFLE)], hold=0.3)
    stock = picture.board.stock
    packet = stock[-RIFFLED:]
    across = picture.rest(stock[-1]).pose.angle == 0
    reach = 0.62 * picture.lay.small_w
    tracks: list[Track] = []
    for start in (0.0, 0.62):
        for number, token in enumerate(packet):
            tracks.append(_riffle(picture, token, number, start, reach, across))
    return Shown(tracks, [Cue(0.12, Sound.SHUFFLE)], hold=1.24, done=picture.settle)


def _riffle(
    picture: Picture, token: Token, number: int, start: float, reach: float, across: bool
) -> Track:
    """One card of the riffle: every other one goes to the other side and falls back in its turn."""
    sight = picture.sight(token)
    side = 1 if number % 2 else -1
    base = picture.rest(picture.board.stock[-1]).pose
    thick = picture.lay.small_w * 0.012
    late = 0.42 + 0.4 * number / RIFFLED

    def begin() -> None:
        sight.moving, sight.hidden = True, False
        sight.z = FLYING + number

    def apply(t: float) -> None:
        out = easing.in_out(min(1.0, t / 0.3)) if t < late else 0.0
        back = 1.0 - easing.out_cubic(min(1.0, (t - late) / 0.14)) if t >= late else 0.0
        share = max(out, back) if t >= late else out
        shift = side * reach * share
        pile = (number - RIFFLED / 2) * thick
        along = (shift, -pile) if across else (-pile, shift)
        pose = base.moved(*along)
        sight.put(pose)
        sight.angle = base.angle + side * 7 * share
        sight.level = 0.5 * share

    return Track(apply, 0.6, start, begin=begin)


def deal_hands(picture: Picture, event: HandsDealt, reduced: bool) -> Shown:
    """Four cards fly to each seat, one by one, the dealer's last."""
    dealt: list[Token] = []
    for seat in event.order:
        dealt += picture.board.deal_hand(seat, event.hands[seat], 4)
    return _deal(picture, dealt, reduced)


def deal_pool(
    picture: Picture, cards: Sequence[Card], reduced: bool, along: Sequence[Track] = ()
) -> Shown:
    """Cards fly to the pool, face up."""
    shown = _deal(picture, picture.board.deal_pool(cards), reduced)
    shown.tracks += along
    return shown


def _deal(picture: Picture, dealt: Sequence[Token], reduced: bool) -> Shown:
    picture.settle(*picture.board.stock)
    rests = picture.rests()
    tracks, cues = [], []
    for number, token in enumerate(dealt):
        start = number * APART
        # What is dealt later lies higher in the pack until it leaves.
        sight = picture.sight(token)
        sight.z = 50 - number
        flight = Flight(
            start=start,
            duration=FLIGHT + SETTLE,
            turn=-10.0 if number % 2 else 12.0,
            bend=0.05 if number % 2 else -0.03,
            rise=1.2,
            order=number,
            ease=_dealt,
            flip_from=0.45,
            flip_to=0.95,
        )
        tracks.append(fly(sight, rests[token.number], flight, reduced))
        cues.append(Cue(start + FLIGHT, Sound.DEAL))
    return Shown(tracks, cues)


def _dealt(t: float) -> float:
    """Thrown, then sliding to its place: most of the way in the flight, the rest settling."""
    flown = FLIGHT / (FLIGHT + SETTLE)
    if t < flown:
        return 0.985 * easing.out_cubic(t / flown)
    return 0.985 + 0.015 * easing.in_out((t - flown) / (1 - flown))


def close_up(picture: Picture, seat: int, reduced: bool) -> list[Track]:
    """The cards left in a hand move together."""
    rests = picture.rests()
    tracks = []
    for token in picture.board.hands[seat]:
        sight, rest = picture.sight(token), rests[token.number]
        if reduced:
            land(sight, rest)
            continue
        tracks.append(_slide(picture, token, 0.12))
    return tracks


def _slide(picture: Picture, token: Token, seconds: float) -> Track:
    """A card slides to where it rests without leaving the table."""
    sight, rest = picture.sight(token), picture.rest(token)
    origin = sight.pose

    def begin() -> None:
        sight.moving, sight.z = True, rest.z

    def apply(t: float) -> None:
        sight.put(origin.towards(rest.pose, t))

    return Track(apply, seconds, ease=easing.in_out, begin=begin, end=lambda: land(sight, rest))


def turn_up(picture: Picture, reduced: bool) -> Shown:
    """The viewer's hand, just uncovered, turns face up card by card."""
    tracks, cues = [], []
    for number, token in enumerate(picture.board.hands[picture.viewer]):
        sight = picture.sight(token)
        if token.card is None or reduced:
            continue
        sight.face = 0.0
        tracks.append(_flip(picture, token, 0.06 * number))
        cues.append(Cue(0.06 * number + 0.1, Sound.FLIP))
    return Shown(tracks, cues)


def _flip(picture: Picture, token: Token, start: float) -> Track:
    sight, rest = picture.sight(token), picture.rest(token)

    def apply(t: float) -> None:
        sight.face = t
        sight.level = easing.bump(t)

    return Track(apply, 0.2, start, easing.in_out, end=lambda: land(sight, rest))


def return_home(picture: Picture, token: Token, reduced: bool) -> Shown:
    """A card that was dragged away glides back to its place."""
    flight = Flight(duration=0.16, rise=0.6, ease=easing.in_out)
    return Shown([fly(picture.sight(token), picture.rest(token), flight, reduced)])


def rescale(picture: Picture, besides: Token) -> list[Track]:
    """The pool makes room for more cards: all but one token move to their new places."""
    return [
        _slide(picture, token, 0.16)
        for token in picture.board.pool.values()
        if token is not besides
    ]


def bury(picture: Picture, jack: Card, reduced: bool) -> Shown:
    """The jack of the first pool goes back into the stock."""
    token = picture.board.bury(jack)
    sight = picture.sight(token)
    sight.glow, sight.glow_alpha = None, 0.0
    rest = picture.rest(picture.board.stock[-1])
    flight = Flight(duration=0.42, rise=0.8, bend=0.05, ease=easing.in_out)
    track = fly(sight, rest, flight, reduced)
    return Shown([track], [Cue(0.36, Sound.SLIDE)], done=picture.settle)


def accuse(picture: Picture, guilty: Sequence[Card], along: Sequence[Track]) -> Shown:
    """The cards that make a pool unfair lift and glow for a moment."""
    tracks = list(along)
    for number, card in enumerate(guilty):
        sight = picture.sight(picture.board.pool[card])
        rise = 0.06 * picture.lay.card_h
        tracks.append(lift(sight, Glow.GOLD, 0.1 * number, 0.25, rise, math.floor(number)))
    cues = [Cue(0.1 * number, Sound.PICK) for number in range(len(guilty))]
    return Shown(tracks, cues)
