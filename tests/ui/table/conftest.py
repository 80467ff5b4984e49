"""A table without a screen, and players who click through it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

import pygame
import pytest

from pasur.engine import Rules, card_text, cards_of, preset
from pasur.match.live import LiveMatch
from pasur.match.seats import Seat, computer, person
from pasur.store.folders import Folders
from pasur.ui.pilot import Pilot
from pasur.ui.scenes.curtain import QUIET
from pasur.ui.scenes.table import TableScene

NAMES = ("Leila", "Mina", "Bahram", "Kaveh")

Start = Callable[..., "Player"]


def until(pilot: Pilot, met: Callable[[Pilot], bool], longest: int = 4000) -> None:
    """Let time pass until ``met``; raises TimeoutError when that takes too many frames."""
    for _ in range(longest):
        if met(pilot):
            return
        pilot.step()
    raise TimeoutError("it never happens")


class Player:
    """A pilot at a table, with what tests ask of it."""

    def __init__(self, pilot: Pilot, table: TableScene, seed: int = 1) -> None:
        self.pilot = pilot
        self.table = table
        self.dice = Random(seed)

    @property
    def scene(self) -> str:
        return self.pilot.scene.name

    def open_curtain(self) -> None:
        """Wait as long as the curtain wants no stroke, then show the hand."""
        self.pilot.advance(QUIET + 0.1)
        self.pilot.key("space")

    def wait_for(self, scene: str) -> None:
        """Let time pass until ``scene`` is on top."""
        until(self.pilot, lambda pilot: pilot.scene.name == scene)

    def wait_for_turn(self, longest: int = 4000) -> bool:
        """Let time pass until a person can play; False when another scene came up."""
        for _ in range(longest):
            if self.scene != "table":
                return False
            if self.table.situation() is not None:
                return True
            self.pilot.step()
        raise TimeoutError("nobody ever gets a turn")

    def choose(self) -> list[str]:
        """The names of the targets to click for a play chosen at random."""
        now = self.table.situation()
        assert now is not None
        card = self.dice.choice(cards_of(now.hand))
        options = list(now.options(card))
        lay = now.may_lay(card) and (not options or self.dice.random() < 0.4)
        names = [f"hand {card_text(card)}"]
        if lay:
            return [*names, "free"] if options else names
        return names + [f"pool {card_text(c)}" for c in cards_of(self.dice.choice(options))]

    def play(self, act: Callable[[str], None]) -> None:
        """Make a play by ``act`` on one target after another, as long as it is not made yet."""
        before = self.table.match.moves
        for name in self.choose():
            if self.table.match.moves == before:
                act(name)
        assert self.table.match.moves > before

    def through(self, act: Callable[[str], None], longest: int = 4000) -> list[str]:
        """Play on until the match is over; returns the scenes that came up."""
        scenes: list[str] = []
        last: object = None
        for _ in range(longest):
            if self.scene == "match over":
                return [*scenes, "match over"]
            if self.scene == "table" and self.wait_for_turn():
                self.play(act)
            elif self.scene != "table":
                if self.pilot.scene is not last:
                    scenes.append(self.scene)
                last = self.pilot.scene
                if self.scene == "curtain":
                    self.open_curtain()
                else:
                    self.pilot.key("return")
        raise TimeoutError("the match never ends")


@pytest.fixture
def start(tmp_path: Path) -> Iterator[Start]:
    """Starts a table; everything it opened is closed at the end."""
    opened: list[Pilot] = []

    def begin(
        rules: Rules | None = None,
        people: int = 1,
        seed: str = "a table",
        size: tuple[int, int] = (1280, 720),
        dealer: int | None = None,
        **settings: Any,
    ) -> Player:
        rules = rules or preset("guide", 2)
        seats: list[Seat] = [
            person(name) if seat < people else computer(name)
            for seat, name in enumerate(NAMES[: rules.players])
        ]
        first = rules.players - 1 if dealer is None else dealer
        table = TableScene(LiveMatch.new(rules, seats, first, seed), threaded=False)
        folders = Folders(tmp_path / "data", tmp_path / "config")
        pilot = Pilot.start(folders, table, size, **settings)
        opened.append(pilot)
        return Player(pilot, table)

    yield begin
    for pilot in opened:
        pilot.app.close()
    pygame.display.quit()
