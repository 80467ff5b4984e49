"""No frame ever shows a hand to the wrong person."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path

import pygame
import pytest

from pasur.engine import JackBuried, PoolRejected, Rules, card_text, cards_of, preset
from pasur.match.live import LiveMatch
from pasur.match.seats import computer, person
from pasur.store.folders import Folders
from pasur.ui.pilot import Pilot
from pasur.ui.scenes.curtain import QUIET, CurtainScene
from pasur.ui.scenes.setup import Setup
from pasur.ui.scenes.table import TableScene
from pasur.ui.table.sprites import BACK, CardSprites, Look, Sprite
from pasur.ui.table.wording import Names
from tests.ui.table.conftest import Player, Start, until


class Spy:
    """Notes which faces are asked for, and which cards the players have been shown on the way."""

    def __init__(self, player: Player, monkeypatch: pytest.MonkeyPatch) -> None:
        self.player = player
        self.faces: set[str] = set()
        self.public: set[str] = set()
        people = player.table.director.persons
        self.at_screen = people[0] if len(people) == 1 else None
        """Who sits before the screen: whoever last asked to see their cards."""
        real = CardSprites.get

        def get(sprites: CardSprites, look: Look) -> Sprite:
            if look.name != BACK:
                self.faces.add(look.name)
            return real(sprites, look)

        monkeypatch.setattr(CardSprites, "get", get)
        show = player.table.view.stager.show

        def watched(event: object) -> None:
            if isinstance(event, JackBuried):
                self.public.add(card_text(event.jack))
            if isinstance(event, PoolRejected):
                self.public |= {card_text(card) for card in event.pool}
            show(event)  # type: ignore[arg-type]

        monkeypatch.setattr(player.table.view.stager, "show", watched)
        draw = player.table.draw

        def drawn(surface: pygame.Surface) -> Sequence[pygame.Rect]:
            self.faces.clear()
            places = draw(surface)
            self.check()
            return places

        monkeypatch.setattr(player.table, "draw", drawn)
        self.frames = 0

    def hidden(self) -> set[str]:
        """The cards that nobody at the screen may see now."""
        table = self.player.table
        found: set[str] = set()
        for seat in range(table.match.rules.players):
            if seat != self.at_screen:
                found |= {card_text(card) for card in cards_of(table.match.observe(seat).hand)}
        return found - self.public

    def check(self) -> None:
        if not any(self.player.table.view.picture.board.hands):
            # Nothing is dealt yet: what is seen are the cards of the round before.
            return
        self.frames += 1
        leaked = self.faces & self.hidden()
        assert not leaked, f"shown to {self.at_screen}: {leaked}"


def watch_a_round(player: Player, spy: Spy, frames: int) -> None:
    """Play with waiting, skipping and looking about."""
    pilot = player.pilot
    for _ in range(frames):
        if player.scene == "table" and player.table.situation() is not None:
            for name in player.choose():
                if player.scene == "table" and player.table.situation() is not None:
                    pilot.click(name)
        elif player.scene == "curtain":
            assert player.table.director.sees is None
            if player.dice.random() < 0.3:
                pilot.resize(player.dice.choice([(1280, 720), (800, 600), (700, 1000)]))
            spy.at_screen = player.table.match.turn
            player.open_curtain()
        elif player.scene != "table":
            pilot.key("return")
        elif player.dice.random() < 0.02:
            pilot.click((300, 300))
        pilot.step()


@pytest.mark.parametrize(
    ("rules", "people"),
    [
        (preset("guide", 2), 2),
        (preset("guide", 3), 2),
        (preset("guide", 4), 4),
        (preset("guide", 4), 3),
        (preset("guide", 2), 1),
        (preset("guide", 3), 0),
    ],
)
def test_no_frame_shows_a_hand_to_the_wrong_person(
    start: Start, monkeypatch: pytest.MonkeyPatch, rules: Rules, people: int
) -> None:
    player = start(rules, people, speed="fast", pace="none")
    spy = Spy(player, monkeypatch)
    watch_a_round(player, spy, 600)
    assert spy.frames > 100


def test_the_curtain_is_the_same_whatever_the_hands_are(start: Start) -> None:
    player = start(preset("guide", 2), 2, speed="none", pace="none")
    player.wait_for("curtain")
    player.pilot.advance(0.2)
    table, curtain = player.table, player.pilot.scene
    assert isinstance(curtain, CurtainScene)
    seen = player.pilot.app.surface.copy()
    turn = table.match.turn
    assert turn is not None
    fresh = CurtainScene(table.match.observe(None), table.view.names, turn, None)
    player.pilot.app.push(fresh)
    player.pilot.advance(0.2)
    again = player.pilot.app.surface
    assert pygame.image.tobytes(seen, "RGB") == pygame.image.tobytes(again, "RGB")


def test_a_curtain_cannot_be_made_from_what_a_player_knows(start: Start) -> None:
    player = start(preset("guide", 2), 1, speed="none", pace="none")
    assert player.wait_for_turn()
    table = player.table
    with pytest.raises(ValueError, match="must not know"):
        CurtainScene(table.match.observe(0), table.view.names, 0, None)


def test_the_person_who_comes_sits_at_the_bottom(start: Start) -> None:
    player = start(preset("guide", 4), 4, speed="none", pace="none")
    seats: list[int] = []
    for _ in range(400):
        if player.scene == "curtain":
            player.open_curtain()
        elif player.scene == "table" and player.table.situation() is not None:
            turn = player.table.match.turn
            assert player.table.view.picture.viewer == turn
            assert player.table.director.sees == turn
            assert turn is not None
            seats.append(turn)
            player.play(player.pilot.click)
        player.pilot.step()
        if len(seats) == 6:
            break
    assert len(seats) == 6
    assert all((b - a) % 4 == 1 for a, b in pairwise(seats))


def test_the_words_never_call_the_wrong_person_you(start: Start) -> None:
    several = start(preset("guide", 2), 2).table.view.names
    assert [several.seat(seat) for seat in range(2)] == ["Leila", "Mina"]
    alone = start(preset("guide", 2), 1).table.view.names
    assert [alone.seat(seat) for seat in range(2)] == ["You", "Mina"]


def test_who_has_no_name_is_numbered() -> None:
    rules = preset("guide", 2)
    kept = (person("You"), person("Seat 2"))
    names = Names.of(rules, kept, None)
    assert [names.seat(seat) for seat in range(2)] == ["Player 1", "Player 2"]
    assert Names.of(rules, (person("شما"), computer("Mina")), None).seat(0) == "Player 1"
    assert Names.of(rules, (person("Leila"), computer("Mina")), 0).seat(0) == "You"


def test_a_curtain_asks_for_a_player_by_number(tmp_path: Path) -> None:
    rules = preset("guide", 2)
    ready = Setup().with_seat(1, kind="person").ready()
    table = TableScene(LiveMatch.new(rules, ready.seats, 0, "two"), threaded=False)
    pilot = Pilot.start(Folders(tmp_path / "data", tmp_path / "config"), table, speed="none")
    until(pilot, lambda seen: seen.scene.name == "curtain")
    assert isinstance(pilot.scene, CurtainScene)
    words = {getattr(widget, "words", "") for widget in pilot.scene.pane.widgets}
    assert "Player 2" in words
    assert "You" not in words
    pilot.app.close()


def test_who_hurries_the_last_play_does_not_uncover_the_next_hand(start: Start) -> None:
    player = start(preset("guide", 2), 2, speed="none", pace="none")
    player.wait_for("curtain")
    for _ in range(12):
        player.pilot.key("space")
        player.pilot.click((640, 360))
        player.pilot.advance(QUIET * 0.6)
        assert player.scene == "curtain"
    assert player.table.director.sees is None
    player.open_curtain()
    assert player.scene == "table"


def test_a_held_key_opens_nothing_and_plays_nothing(start: Start) -> None:
    player = start(preset("guide", 2), 2, speed="none", pace="none")
    player.wait_for("curtain")
    held = pygame.event.Event(pygame.KEYDOWN, key=pygame.K_SPACE, mod=0, unicode=" ", scancode=44)
    player.pilot.step([held])
    for _ in range(20):
        player.pilot.advance(QUIET)
        player.pilot.step([held])
    assert player.scene == "curtain"
    assert player.table.match.moves == 0


def test_a_curtain_shows_all_of_a_long_name(tmp_path: Path) -> None:
    seats = [person("Maximiliana von Hohenstauf"), person("Alexandrina Featherstonehaugh-Whithers")]
    for size in ((1280, 720), (640, 480)):
        table = TableScene(LiveMatch.new(preset("guide", 2), seats, 0, "two"), threaded=False)
        folders = Folders(tmp_path / "data", tmp_path / "config")
        pilot = Pilot.start(folders, table, size, speed="none")
        until(pilot, lambda seen: seen.scene.name == "curtain")
        assert not any("Alexandrina" in words for words in pilot.cut_texts())
        pilot.app.close()
