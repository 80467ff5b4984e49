"""Clicks and keys at any moment: nothing is lost, doubled or stuck, and the picture stays true."""

from __future__ import annotations

from random import Random

import pygame
import pytest

from pasur.engine import PACK, Rules, mask_of, preset
from pasur.ui.pilot import Pilot
from tests.ui.table.conftest import Player, Start, until

SIZES = [(1280, 720), (800, 600), (700, 1000), (1024, 600), (640, 480)]
KEYS = ["left", "right", "up", "down", "tab", "return", "space", "1", "2", "3", "4", "p", "f1"]


def disturb(pilot: Pilot, dice: Random, player: Player) -> None:
    """One thing that a person might do."""
    size = pilot.app.surface.get_size()
    chance = dice.random()
    if chance < 0.45:
        targets = [t.name for t in pilot.targets() if t.name not in ("menu", "title", "quit")]
        place = dice.choice(targets) if targets and dice.random() < 0.7 else None
        pilot.click(place or (dice.randrange(size[0]), dice.randrange(size[1])))
    elif chance < 0.75:
        pilot.key(dice.choice(KEYS))
    elif chance < 0.85:
        x, y = dice.randrange(size[0]), dice.randrange(size[1])
        pilot.drag((x, y), (dice.randrange(size[0]), dice.randrange(size[1])))
    elif chance < 0.9:
        pilot.click((dice.randrange(size[0]), dice.randrange(size[1])), button=3)
    elif chance < 0.93:
        pilot.resize(dice.choice(SIZES))
    elif chance < 0.96:
        pilot.step([pygame.event.Event(pygame.WINDOWLEAVE)])
    else:
        hand = [t.name for t in pilot.targets() if t.name.startswith("hand")]
        if hand:
            pilot.move(dice.choice(hand))
            pilot.press()
            pilot.move((dice.randrange(size[0]), dice.randrange(size[1])), (1, 0, 0))
            if dice.random() < 0.5:
                pilot.key("escape")
            pilot.release()
    if player.scene not in ("table", "curtain", "round score", "match over"):
        pilot.key("escape")


def check(player: Player) -> None:
    """52 distinct cards, each in one place."""
    board = player.table.view.picture.board
    groups = [board.stock, *board.hands, *board.piles, list(board.pool.values())]
    assert sorted(t.number for group in groups for t in group) == list(range(52))
    known = [t.card for t in board.tokens if t.card is not None]
    assert len(known) == len(set(known))
    assert mask_of(known) & ~mask_of(PACK) == 0


@pytest.mark.parametrize(
    ("rules", "people", "seed"),
    [
        (preset("guide", 2), 1, 1),
        (preset("guide", 3), 1, 2),
        (preset("guide", 4), 2, 3),
        (preset("guide", 2).with_option("Capture", "may"), 2, 4),
        (preset("guide", 4).with_option("PorShodam", "yes"), 1, 5),
    ],
)
def test_random_clicks_and_keys(start: Start, rules: Rules, people: int, seed: int) -> None:
    player = start(rules, people, speed="fast", pace="fast")
    pilot, dice = player.pilot, Random(seed)
    for _ in range(260):
        if player.scene == "match over" or not pilot.app.scenes:
            break
        disturb(pilot, dice, player)
        if player.scene == "curtain" and dice.random() < 0.3:
            player.open_curtain()
        for _ in range(dice.randrange(6)):
            pilot.step()
        check(player)
    for _ in range(200):
        if not pilot.app.scenes or player.scene in ("table", "match over"):
            break
        if player.scene == "curtain":
            player.open_curtain()
        else:
            pilot.key("return")
    pilot.key("escape")
    if player.scene == "pause":
        pilot.key("escape")
    for _ in range(4000):
        if not player.table.timeline.busy or player.scene != "table":
            break
        pilot.step()
    player.table.timeline.skip()
    picture, director = player.table.view.picture, player.table.director
    assert picture.differences(director.observation()) == []
    assert player.table.match.moves > 0


def test_a_click_while_a_card_flies_is_not_lost(start: Start) -> None:
    player = start(preset("guide", 2), speed="normal", pace="none", dealer=1)
    assert player.wait_for_turn()
    player.play(player.pilot.click)
    table = player.table
    until(player.pilot, lambda _: table.match.turn == 0 and table.timeline.busy)
    hand = [t.name for t in player.pilot.targets() if t.name.startswith("hand")]
    moves = player.table.match.moves
    player.pilot.click(hand[0])
    assert player.table.match.moves > moves or player.table.hand.gesture


def test_a_click_ends_a_long_animation(start: Start) -> None:
    player = start(preset("guide", 4), speed="slow")
    player.pilot.advance(0.3)
    assert player.table.timeline.busy
    player.pilot.click((40, 300))
    assert not player.table.timeline.busy


def test_an_idle_table_draws_no_frame(start: Start) -> None:
    player = start()
    assert player.wait_for_turn()
    player.pilot.advance(1.0)
    assert player.pilot.advance(3.0) == 0


def test_a_refused_gesture_shakes_and_says_why(start: Start) -> None:
    player = start(preset("guide", 2), speed="none", pace="none")
    table = player.table
    for _ in range(40):
        assert player.wait_for_turn()
        now = table.situation()
        assert now is not None
        able = [token.card for token in table.view.picture.board.hands[0]
                if token.card is not None and now.options(token.card)]  # fmt: skip
        if able:
            break
        player.play(player.pilot.click)
    from pasur.engine import card_text

    name = f"hand {card_text(able[0])}"
    box = table.view.free_box()
    moves = table.match.moves
    player.pilot.drag(name, (round(box.cx), round(box.cy)))
    assert table.match.moves == moves
    prompt = table.hand.prompt()
    assert prompt is not None
    assert prompt.kind == "refusal"
    assert "cannot be laid down" in prompt.words
    player.pilot.advance(0.1)
    assert table.hand.emphasis().refused == (able[0],)
    player.pilot.advance(5.0)
    after = table.hand.prompt()
    assert after is None or after.kind != "refusal"


def test_the_last_play_is_shown_again(start: Start) -> None:
    player = start(preset("guide", 2), speed="normal", pace="none")
    assert player.wait_for_turn()
    player.pilot.settle()
    player.pilot.key("r")
    assert not player.table.timeline.busy, "nothing has been played yet"
    player.play(player.pilot.click)
    assert player.wait_for_turn()
    moves, seen = player.table.match.moves, player.table.view.picture.seen
    player.pilot.key("r")
    assert player.table.timeline.busy
    assert player.table.view.picture.seen != seen
    assert player.wait_for_turn()
    assert player.table.match.moves == moves
    assert player.table.view.picture.differences(player.table.director.observation()) == []


def test_another_person_is_not_shown_a_play_with_a_hand_open(start: Start) -> None:
    player = start(preset("guide", 2), 2, speed="normal", pace="none")
    player.wait_for("curtain")
    player.open_curtain()
    assert player.wait_for_turn()
    player.play(player.pilot.click)
    player.wait_for("curtain")
    player.open_curtain()
    assert player.wait_for_turn()
    player.pilot.key("r")
    assert not player.table.timeline.busy
