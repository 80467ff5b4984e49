"""Gathering, shuffling and dealing, as steps of the timeline."""

from __future__ import annotations

import math
from collections.abc import Sequence

from pasur.engine import Card, HandsDealt
from pasur.ui.audio.cues import Cue as Sound
from pasur.ui.table import easing
from pasur.ui.table.board import Token
from pasur.ui.table.geometry import Pose
from pasur.ui.table.motion import Flight, fly, land, lift
from pasur.ui.table.picture import FLYING, Glow, Picture, Rest
from pasur.ui.table.timeline import Cue, Shown, Track

APART = 0.06
"""Seconds between two dealt cards."""
FLIGHT = 0.22
SETTLE = 0.06
RIFFLED = 16
"""Cards of the stock that are seen to move in a shuffle."""
RIFFLE = 1.0
"""Seconds of a riffle."""


def gather(picture: Picture, reduced: bool, along: Sequence[Track] = ()) -> Shown:
    """Every card goes to the middle of the table, where the pack is shuffled."""
    seen = [t for t in picture.board.tokens if not picture.sight(t).hidden]
    moved = [token for token in picture.board.gather() if token in seen]
    if reduced:
        return Shown(list(along), hold=0.2, done=picture.settle)
    from_stock = [token for token in seen if token not in moved]
    fetched = picture.board.stock[-RIFFLED:] if not moved else from_stock[-3:]
    tracks = list(along)
    for number, token in enumerate([*fetched, *moved]):
        rest = Rest(_in_pack(picture, min(number, RIFFLED - 1)), False, FLYING + number)
        flight = Flight(
            start=min(0.015 * number, 0.2),
            duration=0.34,
            rise=0.5,
            bend=0.05,
            order=number,
            ease=easing.in_out,
            stays=True,
        )
        tracks.append(fly(picture.sight(token), rest, flight))
    cues = [Cue(0.3, Sound.GATHER)] if moved else []
    return Shown(tracks, cues, done=lambda: _square(picture))


def _in_pack(picture: Picture, number: int) -> Pose:
    """The pose of card ``number`` from below of the pack in the middle of the table."""
    thick = picture.lay.card_w * 0.011
    middle = number - RIFFLED / 2
    return Pose(
        picture.lay.cx - middle * thick,
        picture.lay.pool.cy - middle * thick,
        round(picture.lay.card_h),
    )


def _square(picture: Picture) -> None:
    """The upper cards of the stock lie as a pack in the middle; the others are not seen."""
    packet = picture.board.stock[-RIFFLED:]
    for token in picture.board.tokens:
        sight = picture.sight(token)
        sight.hidden, sight.face, sight.glow = token not in packet, 0.0, None
    for number, token in enumerate(packet):
        sight = picture.sight(token)
        sight.put(_in_pack(picture, number))
        sight.moving, sight.alpha, sight.z = True, 1.0, FLYING + number
        sight.level = -1.0 if number % 4 else 0.0


def shuffle(picture: Picture, reduced: bool) -> Shown:
    """The pack is split, riffled and squared, then laid beside the dealer."""
    if reduced:
        return Shown(cues=[Cue(0.0, Sound.SHUFFLE)], hold=0.3)
    packet = picture.board.stock[-RIFFLED:]
    tracks = [_riffle(picture, token, number) for number, token in enumerate(packet)]
    rests = picture.rests()
    for number, token in enumerate(packet):
        rest = rests[token.number]
        flight = Flight(
            start=RIFFLE + 0.08,
            duration=0.32,
            rise=-1.0 if number % 4 else 0.3,
            order=number,
            ease=easing.in_out,
        )
        tracks.append(fly(picture.sight(token), rest, flight))
    return Shown(tracks, [Cue(0.1, Sound.SHUFFLE)], hold=RIFFLE + 0.45, done=picture.settle)


def _riffle(picture: Picture, token: Token, number: int) -> Track:
    """One card of the riffle: the lower half goes to the left, the upper to the right, and they
    fall back into one another by turns."""
    sight = picture.sight(token)
    home = _in_pack(picture, number)
    half = RIFFLED // 2
    side = 1 if number >= half else -1
    turn = 2 * (number % half) + (1 if side > 0 else 0)
    falls = 0.34 + 0.40 * turn / RIFFLED
    reach = 0.60 * picture.lay.card_w

    def apply(t: float) -> None:
        if t < falls:
            share = easing.in_out(min(1.0, t / 0.24))
        else:
            share = 1.0 - easing.out_cubic(min(1.0, (t - falls) / 0.14))
            sight.z = FLYING + turn
        bow = math.sin(math.pi * min(1.0, max(0.0, t - 0.24) / 0.5))
        sight.put(home.moved(side * reach * share, -0.05 * bow * share * home.h))
        sight.angle = side * (9 - 4 * bow) * share
        sight.level = 0.0 if number in (0, half) and t < 0.9 else -1.0

    def end() -> None:
        sight.z = FLYING + number
        sight.level = -1.0 if number % 4 else 0.0

    return Track(apply, RIFFLE, 0.0, end=end)


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
