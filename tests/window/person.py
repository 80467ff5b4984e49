"""A person who plays in the real window, with the mouse or with the keys alone."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Protocol

from pasur.engine import Play, Rules, cards_of, legal_plays, mask_of, parse_card
from tests.window.xvfb import Desk, wait_for

MOST_STEPS = 5000


@dataclass(frozen=True)
class Spot:
    """One target of the scene: its name, its middle in the window, and its state."""

    name: str
    x: int
    y: int
    enabled: bool
    focused: bool


@dataclass(frozen=True)
class Sight:
    """What the window shows: its scene, whether it has come to rest, how many keys and buttons
    were let go in it so far, its size and its targets."""

    scene: str
    resting: bool
    heard: int
    size: tuple[int, int]
    spots: tuple[Spot, ...]

    def cards(self, place: str) -> int:
        """The cards that can be used in the ``hand`` or the ``pool``, as a mask."""
        words = [spot.name.split() for spot in self.spots if spot.enabled]
        return mask_of(parse_card(word[1]) for word in words if word[0] == place)

    def has(self, name: str) -> bool:
        """Whether a target ``name`` can be used."""
        return any(spot.name == name and spot.enabled for spot in self.spots)


class Pointing(Protocol):
    """A way to use a target."""

    def use(self, name: str) -> None:
        """Use the target called ``name``."""

    def draw_card(self) -> None:
        """Draw a card when the deal is cut for."""


class Eyes:
    """Reads what the program beside the test reports."""

    def __init__(self, report: Path) -> None:
        self._report = report

    def look(self) -> Sight:
        """What is shown now."""
        wait_for("a report of the window", self._report.exists)
        told = json.loads(self._report.read_text(encoding="utf-8"))
        spots = tuple(Spot(*spot) for spot in told["targets"])
        return Sight(told["scene"], told["resting"], told["heard"], tuple(told["size"]), spots)

    def rest(self) -> Sight:
        """What is shown when nothing has moved for a few frames."""
        time.sleep(0.12)
        wait_for("the window to rest", lambda: self.look().resting)
        return self.look()

    def after(self, act: Callable[[], None]) -> None:
        """Do ``act``, a stroke of a key or a click, and wait until the window has answered it."""
        before = self.look().heard
        act()
        wait_for("the window to answer", lambda: self.look().heard > before)
        wait_for("the window to rest", lambda: self.look().resting)

    def find(self, name: str) -> Spot:
        """The target called ``name``, once it can be used."""
        found: list[Spot] = []

        def seen() -> bool:
            found[:] = [s for s in self.look().spots if s.name == name and s.enabled]
            return bool(found)

        wait_for(f"{name} to be usable", seen)
        return found[0]


class Mouse:
    """Uses targets by clicking on them."""

    def __init__(self, desk: Desk, eyes: Eyes) -> None:
        self._desk, self._eyes = desk, eyes

    def use(self, name: str) -> None:
        """Click on the middle of the target called ``name``."""
        spot = self._eyes.find(name)
        left, top = self._desk.corner()
        self._eyes.after(lambda: self._desk.press(left + spot.x, top + spot.y))

    def draw_card(self) -> None:
        """Draw the fifth card of the ribbon."""
        self.use("card 5")


class Keyboard:
    """Uses targets by walking to them with the tab key, and return."""

    def __init__(self, desk: Desk, eyes: Eyes) -> None:
        self._desk, self._eyes = desk, eyes

    def use(self, name: str) -> None:
        """Walk to the target called ``name`` and choose it; AssertionError if it is not reached."""
        self._eyes.find(name)
        for _ in range(len(self._eyes.look().spots) + 2):
            focused = [spot.name for spot in self._eyes.look().spots if spot.focused]
            if focused == [name]:
                self._strike("Return")
                return
            self._strike("Tab")
        raise AssertionError(f"the tab key does not lead to {name}")

    def draw_card(self) -> None:
        """Draw whatever card is offered."""
        self._strike("space")

    def _strike(self, key: str) -> None:
        self._eyes.after(lambda: self._desk.key(key))


class Player:
    """Plays at the table: any legal play, the first in the order of the record."""

    def __init__(self, eyes: Eyes, hand: Pointing, rules: Rules) -> None:
        self._eyes, self._hand, self._rules = eyes, hand, rules
        self.scenes: list[str] = []
        self.choices = 0
        self.meant: list[str] = []

    def play_until(self, scene: str) -> Sight:
        """Play on, through curtains and scores, until ``scene`` is shown and rests."""
        for _ in range(MOST_STEPS):
            sight = self._eyes.rest()
            if sight.scene == scene:
                return sight
            self.step()
        raise AssertionError(f"played on and on without seeing the scene {scene}")

    def step(self) -> None:
        """Do the next thing that the window asks for, if it asks for any."""
        sight = self._eyes.rest()
        if not self.scenes or self.scenes[-1] != sight.scene:
            self.scenes.append(sight.scene)
        self._go_on(sight)

    def _go_on(self, sight: Sight) -> None:
        if sight.scene == "table":
            if sight.cards("hand"):
                self._play(sight)
        elif sight.scene == "cut" and sight.has("card 5"):
            self._hand.draw_card()
        else:
            ready = [name for name in ("deal", "show", "next") if sight.has(name)]
            if ready:
                self._hand.use(ready[0])

    def _play(self, sight: Sight) -> None:
        hand, pool = sight.cards("hand"), sight.cards("pool")
        plays = legal_plays(hand, pool, self._rules)
        play = plays[0]
        rivals = [other for other in plays if other.card == play.card]
        self._hand.use(f"hand {Play(play.card)}")
        if len(rivals) > 1:
            self.choices += 1
            for card in play.captured:
                if self._holds(play.card):
                    self._hand.use(f"pool {Play(card)}")
        wait_for(f"{play} to be played", lambda: not self._holds(play.card))
        self.meant.append(str(play))

    def _holds(self, card: int) -> bool:
        """Whether ``card`` still waits in the hand to be played."""
        now = self._eyes.look()
        return now.scene == "table" and card in cards_of(now.cards("hand"))
