"""The list of all sounds: how each is made, how many variants, how loud, how long it dies."""

from collections.abc import Callable
from dataclasses import dataclass
from zlib import crc32

import numpy as np

from tools.sounds import paper, phrases, wood
from tools.sounds.dsp import Chance, Signal, room
from tools.sounds.loudness import master


@dataclass(frozen=True, slots=True)
class Recipe:
    """`make(chance, variant)` gives the raw sound; `loud` is its loudness in decibels."""

    make: Callable[[Chance, int], Signal]
    variants: int
    loud: float
    fade: float = 0.03
    quality: float = 1.0


def _dry(
    source: Callable[[Chance], Signal], level_db: float = -17.0
) -> Callable[[Chance, int], Signal]:
    def make(chance: Chance, _variant: int) -> Signal:
        return room(source(chance), chance, level_db)

    return make


def _strings(
    source: tuple[phrases.Phrase, ...], loud: float, fade: float, quality: float = 1.0
) -> Recipe:
    return Recipe(phrases.player(source), len(source), loud, fade, quality)


RECIPES: dict[str, Recipe] = {
    "shuffle": Recipe(_dry(paper.shuffle), 4, -21.0),
    "cut": Recipe(_dry(paper.cut), 4, -21.0),
    "deal": Recipe(_dry(paper.deal), 7, -23.0, 0.02),
    "flip": Recipe(_dry(paper.flip), 6, -22.0),
    "play": Recipe(_dry(paper.play), 6, -19.0),
    "touch": Recipe(_dry(paper.touch), 6, -20.0),
    "slide": Recipe(_dry(paper.slide), 6, -24.0),
    "gather": Recipe(_dry(paper.gather), 6, -21.0),
    "pick": Recipe(_dry(paper.pick), 5, -28.0, 0.015),
    "marker": Recipe(_dry(paper.marker), 4, -18.0),
    "net": Recipe(_dry(paper.net), 4, -21.0),
    "sweep": Recipe(_dry(paper.sweep), 4, -19.0),
    "curtain": Recipe(_dry(paper.curtain), 4, -24.0, 0.08),
    "press": Recipe(_dry(wood.press, -20.0), 4, -25.0),
    "toggle-on": Recipe(_dry(wood.toggle_on, -20.0), 2, -25.0),
    "toggle-off": Recipe(_dry(wood.toggle_off, -20.0), 2, -25.0),
    "tick": Recipe(_dry(wood.tick, -20.0), 5, -27.0, 0.015),
    "refusal": Recipe(_dry(wood.refusal, -20.0), 3, -22.0),
    "claim": Recipe(_dry(wood.claim), 3, -20.0),
    "your-turn": _strings(phrases.YOUR_TURN, -25.0, 0.35),
    "last-hand": _strings(phrases.LAST_HAND, -20.0, 0.6),
    "sur": _strings(phrases.SUR, -15.0, 0.55, 2.0),
    "sur-cancelled": _strings(phrases.SUR_CANCELLED, -20.0, 0.4),
    "round-won": _strings(phrases.ROUND_WON, -17.0, 0.8),
    "round-lost": _strings(phrases.ROUND_LOST, -20.0, 0.7),
    "match-won": _strings(phrases.MATCH_WON, -15.5, 1.2, 2.0),
    "match-lost": _strings(phrases.MATCH_LOST, -19.0, 1.0),
}


def produce(name: str, variant: int) -> Signal:
    """One finished sound, the same samples every time. `variant` counts from 0."""
    recipe = RECIPES[name]
    chance = np.random.RandomState(crc32(f"{name} {variant}".encode()))
    return master(recipe.make(chance, variant), recipe.loud, recipe.fade)
