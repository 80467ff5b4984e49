"""Captures, the jack's net and the leftovers, as steps of the timeline."""

from __future__ import annotations

from collections.abc import Sequence

from pasur.engine import Captured, LeftoversTaken
from pasur.ui.audio.cues import Cue as Sound
from pasur.ui.table import easing
from pasur.ui.table.board import Token
from pasur.ui.table.dealing import close_up
from pasur.ui.table.effects import Effects, Net
from pasur.ui.table.geometry import Point, Pose
from pasur.ui.table.motion import Flight, dim_glow, fly, hop, lift
from pasur.ui.table.picture import FLYING, Glow, Picture, Rest
from pasur.ui.table.timeline import Cue, Shown, Step, Track

LIFT = 0.25
TOUCH = 0.36
"""Seconds until the played card touches what it takes."""
GATHER = 0.26


class Taken:
    """The cards of a capture while it is shown: known once the first step has begun."""

    def __init__(self) -> None:
        self.played: Token | None = None
        self.taken: list[Token] = []

    @property
    def all(self) -> list[Token]:
        return [*self.taken, *([self.played] if self.played else [])]


def capture_steps(picture: Picture, event: Captured, reduced: bool) -> list[Step]:
    """What is taken lifts and glows, the played card touches it, all gather to the pile."""
    cards = Taken()

    def touch() -> Shown:
        begin_capture(picture, event, cards)
        tracks = light(picture, cards.taken)
        tracks += close_up(picture, event.seat, reduced)
        tracks.append(_approach(picture, cards, reduced))
        return Shown(tracks, [Cue(TOUCH, Sound.TOUCH)], hold=TOUCH + 0.1)

    return [
        touch,
        lambda: _fan(picture, cards, reduced),
        lambda: to_pile(picture, cards.all, reduced),
    ]


def begin_capture(picture: Picture, event: Captured, cards: Taken) -> None:
    """The board makes the capture; the cards are still seen where they were."""
    cards.played, cards.taken = picture.board.capture(
        event.seat, event.side, event.card, event.captured
    )
    cards.taken.sort(key=lambda token: (picture.sight(token).y, picture.sight(token).x))


def light(picture: Picture, taken: Sequence[Token]) -> list[Track]:
    tracks = []
    for number, token in enumerate(taken):
        sight = picture.sight(token)
        tracks.append(lift(sight, Glow.TAKEN, 0.0, LIFT, 0.045 * sight.h, number))
    return tracks


def centre(picture: Picture, tokens: Sequence[Token]) -> Pose:
    sights = [picture.sight(token) for token in tokens]
    count = len(sights)
    return Pose(
        sum(s.x for s in sights) / count, sum(s.y for s in sights) / count, sights[0].h, 0.0
    )


def _approach(picture: Picture, cards: Taken, reduced: bool) -> Track:
    """The played card flies until it touches the nearest of the cards it takes."""
    assert cards.played is not None
    sight = picture.sight(cards.played)
    nearest = min(
        (picture.sight(token) for token in cards.taken),
        key=lambda other: (other.x - sight.x) ** 2 + (other.y - sight.y) ** 2,
    )
    side = 1 if sight.x >= nearest.x else -1
    x, y = nearest.x + side * 0.30 * nearest.pose.w, nearest.y + 0.22 * nearest.h
    pose = Pose(x, y, nearest.h, side * 5.0)
    rest = Rest(pose, True, FLYING + 90, card=cards.played.card)
    flight = Flight(
        start=0.06,
        duration=TOUCH - 0.06,
        turn=6,
        order=90,
        flip_from=0.1,
        flip_to=0.6,
        stays=True,
    )
    return fly(sight, rest, flight, reduced)


def _fan(picture: Picture, cards: Taken, reduced: bool) -> Shown:
    """The cards of a capture come together in a small fan."""
    if reduced:
        return Shown(hold=0.2)
    middle, every = centre(picture, cards.taken), cards.all
    spread, turn = min(0.22, 1.2 / len(every)), min(7.0, 24.0 / len(every))
    tracks = []
    for number, token in enumerate(every):
        d = number - (len(every) - 1) / 2
        pose = Pose(
            middle.x + d * spread * middle.w,
            middle.y + abs(d) * 0.012 * middle.h,
            middle.h,
            d * turn,
        )
        sight = picture.sight(token)
        tracks += [hop(sight, pose, 0.16, number), dim_glow(sight, 0.0, 0.14)]
    return Shown(tracks, hold=0.2)


def to_pile(picture: Picture, tokens: Sequence[Token], reduced: bool) -> Shown:
    """The cards fly to the pile and close, turning face down."""
    rests = picture.rests()
    tracks: list[Track] = []
    for number, token in enumerate(tokens):
        sight = picture.sight(token)
        flight = Flight(
            start=0.012 * number,
            duration=GATHER,
            bend=-0.06,
            order=number,
            ease=easing.in_out,
            flip_from=0.5,
            flip_to=1.0,
        )
        if sight.glow:
            tracks.append(dim_glow(sight, 0.0, 0.1))
        tracks.append(fly(sight, rests[token.number], flight, reduced))
    return Shown(tracks, [Cue(GATHER - 0.02, Sound.GATHER)], done=picture.settle)


class _NetCast:
    """A jack's capture: the net is known once the first step has begun."""

    def __init__(self, picture: Picture, effects: Effects, event: Captured, reduced: bool) -> None:
        self.picture, self.effects, self.event = picture, effects, event
        self.reduced = reduced
        self.cards = Taken()
        self.net: Net | None = None

    def throw(self) -> Shown:
        """The jack is laid in the middle of what it takes, and the net is thrown over it."""
        picture, cards = self.picture, self.cards
        begin_capture(picture, self.event, cards)
        boxes = [picture.sight(token).pose.box for token in cards.taken]
        hull = boxes[0]
        for box in boxes[1:]:
            hull = hull.union(box)
        held = [picture.sight(token) for token in cards.taken]
        to = hull.middle
        if len(held) == 1:
            to = Point(hull.cx + 0.32 * hull.w, hull.cy + 0.24 * hull.h)
        net = self.net = Net(held, to)

        def thrown(t: float) -> None:
            net.share = t

        tracks = close_up(picture, self.event.seat, self.reduced)
        tracks += light(picture, cards.taken)
        tracks.append(self._lay_jack(boxes[0].h))
        cast = Track(thrown, 0.3, 0.26, easing.out_cubic, lambda: self.effects.nets.append(net))
        cues = [Cue(0.22, Sound.PLAY), Cue(0.3, Sound.NET)]
        return Shown([*tracks, cast], cues, hold=0.7)

    def _lay_jack(self, height: float) -> Track:
        assert self.cards.played is not None
        assert self.net is not None
        pose = Pose(*self.net.to, height, -4.0)
        rest = Rest(pose, True, FLYING + 90, card=self.cards.played.card)
        flight = Flight(duration=0.24, turn=8, order=90, flip_from=0.1, flip_to=0.7, stays=True)
        return fly(self.picture.sight(self.cards.played), rest, flight, self.reduced)

    def draw_in(self) -> Shown:
        """The net is drawn in to the jack with all it holds."""
        net = self.net
        assert net is not None

        def gone(t: float) -> None:
            net.share = 1 - t

        tracks = [Track(gone, 0.1, 0.3)]
        if not self.reduced:
            tracks += self._crowd(net)
        cues = [Cue(0.05, Sound.SWEEP)]
        return Shown(tracks, cues, done=lambda: self.effects.nets.remove(net))

    def _crowd(self, net: Net) -> list[Track]:
        tracks, taken = [], self.cards.taken
        for number, token in enumerate(taken):
            sight = self.picture.sight(token)
            d = number - (len(taken) - 1) / 2
            spread = min(0.14, 0.9 / len(taken)) * sight.pose.w
            pose = Pose(net.to[0] + d * spread, net.to[1], sight.h, d * 3.0)
            tracks.append(hop(sight, pose, 0.34, number, easing.in_cubic))
            tracks.append(dim_glow(sight, 0.1, 0.2))
        return tracks

    def gather(self) -> Shown:
        """All go to the pile."""
        return to_pile(self.picture, self.cards.all, self.reduced)


def net_steps(picture: Picture, effects: Effects, event: Captured, reduced: bool) -> list[Step]:
    """The jack is laid, a net is thrown over what it takes, drawn in, and all go to the pile."""
    cast = _NetCast(picture, effects, event, reduced)
    return [cast.throw, cast.draw_in, cast.gather]


def leftovers(
    picture: Picture, event: LeftoversTaken, along: Sequence[Track], reduced: bool
) -> Shown:
    """What is left in the pool slides to the last capturer, one by one."""
    tracks, cues = list(along), []
    if event.side is None:
        return Shown(tracks, hold=1.4)
    taken = picture.board.take(event.side, event.cards)
    taken.sort(key=lambda token: (picture.sight(token).y, picture.sight(token).x))
    rests = picture.rests()
    for number, token in enumerate(taken):
        flight = Flight(
            start=0.5 + 0.05 * number,
            duration=0.3,
            rise=0.5,
            order=number,
            ease=easing.in_out,
            flip_from=0.5,
            flip_to=1.0,
        )
        tracks.append(fly(picture.sight(token), rests[token.number], flight, reduced))
        cues.append(Cue(flight.start, Sound.SLIDE))
    return Shown(tracks, cues, hold=1.4, done=picture.settle)
