"""Whole matches at the table, by mouse and by keyboard."""

from __future__ import annotations

import pytest

from pasur.engine import Phase, Rules, preset
from tests.ui.table.conftest import Player, Start

MAY_ALL = preset("guide", 2).with_option("Capture", "may").with_option("Courts", "all")
SINGLY = preset("guide", 4).with_option("Partners", "no")


def short(rules: Rules) -> Rules:
    return rules.with_option("Target", "15")


TABLES = [
    (preset("guide", 2), 1),
    (preset("guide", 2), 2),
    (preset("guide", 3), 1),
    (preset("guide", 3), 2),
    (preset("guide", 4), 1),
    (SINGLY, 2),
    (MAY_ALL, 1),
    (preset("wikipedia-de", 2), 1),
    (preset("wikipedia-es", 3), 1),
]


def ended_well(player: Player, scenes: list[str]) -> None:
    match = player.table.match
    assert match.phase is Phase.OVER
    assert scenes[-1] == "match over"
    assert scenes.count("round score") == match.number
    assert player.table.view.picture.differences(player.table.director.observation()) == []


@pytest.mark.parametrize(("rules", "people"), TABLES)
def test_a_match_clicked_through(start: Start, rules: Rules, people: int) -> None:
    player = start(short(rules), people, speed="none", pace="none")
    scenes = player.through(player.pilot.click)
    ended_well(player, scenes)
    assert ("curtain" in scenes) == (people > 1)


def test_a_match_that_is_waited_through(start: Start) -> None:
    player = start(preset("guide", 2).with_option("Target", "1"), speed="fast", pace="fast")
    ended_well(player, player.through(player.pilot.click))


def by_keyboard(player: Player, name: str) -> None:
    """Go to ``name`` with the arrows and Tab, and choose it."""
    pilot = player.pilot
    for _ in range(60):
        if pilot.focused() == name:
            pilot.key("return")
            return
        pilot.key("tab")
    raise AssertionError(f"the focus never reaches {name}")


@pytest.mark.parametrize("rules", [preset("guide", 2), MAY_ALL])
def test_a_match_by_keyboard(start: Start, rules: Rules) -> None:
    player = start(short(rules), speed="none", pace="none")
    ended_well(player, player.through(lambda name: by_keyboard(player, name)))


def test_arrows_reach_everything(start: Start) -> None:
    player = start(speed="none", pace="none")
    assert player.wait_for_turn()
    pilot = player.pilot
    reached = set()
    for key in ("right", "right", "right", "up", "left", "up", "right", "down", "right", "down"):
        pilot.key(key)
        reached.add(pilot.focused())
    assert any(name and name.startswith("hand") for name in reached)
    assert any(name and name.startswith("pool") for name in reached)


def test_digits_play_cards(start: Start) -> None:
    player = start(speed="none", pace="none")
    assert player.wait_for_turn()
    moves = player.table.match.moves
    for _ in range(3):
        player.pilot.key("1")
        player.pilot.key("escape") if player.table.hand.gesture else None
    assert player.table.match.moves > moves or player.scene != "table"


def test_computers_play_alone_while_all_hands_are_hidden(start: Start) -> None:
    player = start(short(preset("guide", 3)), 0, speed="none", pace="none")
    for _ in range(2000):
        player.pilot.step()
        if player.scene == "match over":
            break
        if player.scene == "round score":
            player.pilot.key("return")
        for seat in range(3):
            hand = player.table.view.picture.board.hands[seat]
            assert all(token.card is None for token in hand)
    assert player.scene == "match over"


def test_every_card_can_be_dragged(start: Start) -> None:
    player = start(short(preset("guide", 2)), speed="none", pace="none")
    table = player.table
    for _ in range(30):
        if not player.wait_for_turn():
            break
        now = table.situation()
        assert now is not None
        card = player.choose()
        moves = table.match.moves
        if len(card) == 1:
            box = table.view.free_box()
            player.pilot.drag(card[0], (round(box.cx), round(box.cy)))
        else:
            player.pilot.drag(card[0], card[1])
        for name in card[2:]:
            if table.match.moves == moves:
                player.pilot.click(name)
        assert table.match.moves > moves


def test_leaving_by_the_menu(start: Start) -> None:
    player = start(speed="none", pace="none")
    assert player.wait_for_turn()
    player.pilot.key("escape")
    assert player.scene == "pause"
    player.pilot.key("escape")
    assert player.scene == "table"
    player.pilot.click("menu")
    assert player.scene == "pause"
    player.pilot.click("title")
    assert player.pilot.app.scenes == []


def test_por_shodam_is_claimed_by_its_button(start: Start) -> None:
    rules = preset("guide", 2).with_option("PorShodam", "yes").with_option("Target", "1")
    player = start(rules, speed="none", pace="none")
    while player.wait_for_turn():
        if player.table.match.observe(0).piles[0]:
            player.pilot.click("claim")
            break
        player.play(player.pilot.click)
    player.pilot.advance(0.2)
    assert player.table.match.observe(0).barred_claims or player.table.match.phase is Phase.OVER


def test_arrows_do_not_lead_from_the_cards_to_the_menu(start: Start) -> None:
    player = start(preset("guide", 2), speed="none", pace="none")
    player.wait_for_turn()
    player.pilot.key("tab")
    for key in ("right", "up", "down") * 6:
        player.pilot.key(key)
        assert (player.pilot.focused() or "").partition(" ")[0] in ("hand", "pool", "free")
    for _ in range(40):
        if player.pilot.focused() == "menu":
            break
        player.pilot.key("tab")
    assert player.pilot.focused() == "menu"
