"""A sur and a cancelled sur, as steps of the timeline."""

from __future__ import annotations

from collections.abc import Sequence

from pasur.engine import SurCancelled, SurMade
from pasur.ui.audio.cues import Cue as Sound
from pasur.ui.table import easing, wording
from pasur.ui.table.effects import Effects, Ring
from pasur.ui.table.motion import Flight, dim_glow, fly, land
from pasur.ui.table.picture import FLYING, Glow, Picture
from pasur.ui.table.timeline import Cue, Shown, Track, moment

LENGTH = 1.2
MARKER_AT = 0.62
MARKER_FLIGHT = 0.3


def celebrate(picture: Picture, effects: Effects, event: SurMade, reduced: bool) -> Shown:
    """A gold ring opens from the pool, the word pops, the marker is laid across the pile."""
    ring = Ring(wording.sur(), wording.gain(picture.rules.sur_points))
    tracks = [
        *_ring_tracks(effects, ring),
        *_marker_tracks(picture, event, reduced),
    ]
    cues = [Cue(0.02, Sound.SUR), Cue(MARKER_AT + MARKER_FLIGHT, Sound.MARKER)]

    def done() -> None:
        effects.rings.remove(ring)
        effects.veil = 0.0
        picture.settle()

    return Shown(tracks, cues, LENGTH, done)


def _ring_tracks(effects: Effects, ring: Ring) -> list[Track]:
    def grow(t: float) -> None:
        ring.share = t

    def word(t: float) -> None:
        ring.scale = t

    def fade(t: float) -> None:
        ring.fade = t

    def veil(t: float) -> None:
        effects.veil = t

    def unveil(t: float) -> None:
        effects.veil = 1.0 - t

    return [
        Track(grow, 0.4, 0.0, easing.out_cubic, lambda: effects.rings.append(ring)),
        Track(veil, 0.16),
        Track(word, 0.3, 0.12, easing.pop),
        Track(fade, 0.22, LENGTH - 0.24),
        Track(unveil, 0.2, LENGTH - 0.24),
    ]


def _marker_tracks(picture: Picture, event: SurMade, reduced: bool) -> list[Track]:
    """The marker leaves the pile, turns over, and is laid across it, glowing."""
    token = picture.board.mark(event.side, event.marker)
    sight, rest = picture.sight(token), picture.rest(token)
    flight = Flight(
        start=MARKER_AT,
        duration=MARKER_FLIGHT,
        rise=1.6,
        bend=0.25,
        order=95,
        ease=easing.in_out,
        flip_from=0.1,
        flip_to=0.7,
        stays=True,
    )

    def shine() -> None:
        sight.glow, sight.glow_alpha = Glow.GOLD, 1.0
        sight.moving, sight.z = True, FLYING + 95

    def make_room() -> None:
        for other in picture.board.markers[event.side]:
            if other is not token:
                land(picture.sight(other), picture.rest(other))

    return [
        fly(sight, rest, flight, reduced),
        moment(MARKER_AT, make_room),
        moment(MARKER_AT + MARKER_FLIGHT, shine),
        dim_glow(sight, LENGTH - 0.2, 0.18),
    ]


def turn_down(
    picture: Picture, event: SurCancelled, along: Sequence[Track], reduced: bool
) -> Shown:
    """The victim's marker turns face down and slides under the pile."""
    token = picture.board.unmark(event.victim, event.marker)
    sight, rest = picture.sight(token), picture.rest(token)
    out = sight.pose.moved(dx=0.9 * sight.h * _away(picture, sight.x))
    turning, under = sight.pose, rest.pose

    def flip(t: float) -> None:
        sight.face = 1.0 - t
        sight.put(turning.towards(out, t))
        sight.level = 0.7 * easing.bump(t)

    def slide(t: float) -> None:
        sight.put(out.towards(under, t))
        sight.angle = out.angle + (under.angle - out.angle) * t

    def lifted() -> None:
        sight.moving, sight.z = True, FLYING

    def below() -> None:
        sight.z = rest.z - 1.0

    tracks = list(along)
    if reduced:
        tracks.append(fly(sight, rest, Flight(start=0.3), reduced=True))
    else:
        tracks.append(Track(flip, 0.34, 0.25, easing.in_out, lifted))
        tracks.append(Track(slide, 0.34, 0.62, easing.in_out, below))
    cues = [Cue(0.0, Sound.SUR_CANCELLED), Cue(0.4, Sound.FLIP), Cue(0.66, Sound.SLIDE)]
    return Shown(tracks, cues, hold=LENGTH, done=picture.settle)


def _away(picture: Picture, x: float) -> int:
    """Towards the table's middle from ``x``: 1 is right."""
    return 1 if x < picture.lay.cx else -1
