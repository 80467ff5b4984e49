"""The tracks from which movements are made: a card's flight, its lift, its turning over."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass

from pasur.ui.table import easing
from pasur.ui.table.geometry import Pose
from pasur.ui.table.picture import FLYING, Glow, Rest, Sight
from pasur.ui.table.timeline import Track

REDUCED_FADE = 0.12
"""Seconds of the fade that stands for a movement when motion is reduced."""


@dataclass(frozen=True, slots=True)
class Flight:
    """How a card flies: seconds from the step's start and of the flight, extra turn in degrees at
    its start (fading out), bend of its path (share of its length, to the left of its way), height
    it rises to (0–2; −1 within a pack), and its order among flying cards; ``stays`` up where it
    arrives."""

    start: float = 0.0
    duration: float = 0.2
    turn: float = 0.0
    bend: float = 0.0
    rise: float = 1.0
    order: float = 0.0
    ease: Callable[[float], float] = easing.out_cubic
    flip_from: float = 0.25
    flip_to: float = 0.85
    stays: bool = False


def shortest(start: float, end: float) -> float:
    """The turn from ``start`` to ``end`` degrees that looks shortest for a card, whose two ends
    look alike."""
    return (end - start + 90) % 180 - 90


def fly(sight: Sight, rest: Rest, flight: Flight, reduced: bool = False) -> Track:
    """The flight of a card from where it is seen to ``rest``."""
    if reduced:
        return _fade(sight, rest, flight)
    origin: list[Pose] = []
    faced: list[float] = []

    def begin() -> None:
        origin.append(sight.pose)
        faced.append(sight.face)
        sight.moving, sight.hidden = True, False
        sight.z = FLYING + flight.order
        sight.card = rest.card if rest.card is not None else sight.card

    def apply(t: float) -> None:
        here, there = origin[0], rest.pose
        dx, dy = there.x - here.x, there.y - here.y
        sway = math.sin(math.pi * min(1.0, max(0.0, t))) * flight.bend
        sight.x = here.x + dx * t + dy * sway
        sight.y = here.y + dy * t - dx * sway
        sight.h = here.h + (there.h - here.h) * min(1.0, max(0.0, t))
        turn = shortest(here.angle, there.angle)
        sight.angle = there.angle - turn * (1 - t) + flight.turn * (1 - t)
        hump = math.sin(math.pi * min(1.0, max(0.0, t)))
        sight.level = flight.rise * hump if flight.rise >= 0 else -1.0
        span = flight.flip_to - flight.flip_from
        share = min(1.0, max(0.0, (t - flight.flip_from) / span))
        sight.face = faced[0] + (float(rest.face) - faced[0]) * share

    def end() -> None:
        land(sight, rest)
        sight.moving = flight.stays

    return Track(apply, flight.duration, flight.start, flight.ease, begin, end)


def _fade(sight: Sight, rest: Rest, flight: Flight) -> Track:
    """The card is at once where it goes, and comes into view there."""

    def begin() -> None:
        land(sight, rest)
        sight.moving = True

    def apply(t: float) -> None:
        sight.alpha = t

    def end() -> None:
        land(sight, rest)
        sight.moving = flight.stays

    return Track(apply, REDUCED_FADE, flight.start, begin=begin, end=end)


def land(sight: Sight, rest: Rest) -> None:
    """The card lies as ``rest`` says."""
    sight.put(rest.pose)
    sight.face, sight.z, sight.hidden = float(rest.face), rest.z, rest.hidden
    sight.card = rest.card
    sight.alpha, sight.level, sight.moving = 1.0, 0.0, False


def hop(
    sight: Sight,
    pose: Pose,
    duration: float,
    order: float = 0.0,
    ease: Callable[[float], float] = easing.in_out,
) -> Track:
    """A short movement to ``pose`` where the card does not come to rest yet."""
    origin: list[Pose] = []

    def begin() -> None:
        origin.append(sight.pose)
        sight.moving, sight.hidden = True, False
        sight.z = FLYING + order

    def apply(t: float) -> None:
        sight.put(origin[0].towards(pose, t))

    return Track(apply, duration, 0.0, ease, begin)


def lift(
    sight: Sight, glow: Glow, start: float, duration: float, rise: float, order: float
) -> Track:
    """The card lifts by ``rise`` pixels and begins to glow."""
    origin: list[Pose] = []

    def begin() -> None:
        origin.append(sight.pose)
        sight.moving, sight.glow = True, glow
        sight.z = FLYING + order

    def apply(t: float) -> None:
        sight.put(origin[0].moved(dy=-rise * t))
        sight.level = 0.9 * t
        sight.glow_alpha = min(1.0, t)

    return Track(apply, duration, start, easing.out_back, begin)


def dim_glow(sight: Sight, start: float, duration: float) -> Track:
    """The glow goes out."""

    def apply(t: float) -> None:
        sight.glow_alpha = 1.0 - t

    def end() -> None:
        sight.glow, sight.glow_alpha = None, 0.0

    return Track(apply, duration, start, end=end)
