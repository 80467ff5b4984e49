"""Setting up a match by mouse and by keyboard."""

from __future__ import annotations

import pytest

from pasur.engine import OPTION, OPTIONS, PRESETS, preset
from pasur.ui.pilot import Pilot
from pasur.ui.scenes import house_rules
from pasur.ui.scenes.new_match import NewMatchScene
from pasur.ui.scenes.setup import Ready, Setup, from_tags, place_words, usual_name
from tests.ui.kit.conftest import Start


def scene_of(pilot: Pilot) -> NewMatchScene:
    scene = pilot.scene
    assert isinstance(scene, NewMatchScene)
    return scene


def test_four_seats_by_mouse(start: Start) -> None:
    results: list[Ready | None] = []
    pilot = start(NewMatchScene())
    pilot.app._then[id(pilot.scene)] = results.append
    pilot.click("players:4")
    pilot.click("seat 1 kind")
    pilot.click("seat 1 kind:person")
    pilot.click("seat 3 level")
    pilot.click("seat 3 level:easy")
    pilot.click("seat 1 name")
    pilot.key("backspace")
    pilot.type("مینا")
    pilot.click("partners")
    pilot.click("direction:clockwise")
    pilot.click("option SurCancel")
    pilot.click("option SurCancel:no")
    pilot.click("start")
    (ready,) = results
    assert ready is not None
    assert [seat.name for seat in ready.seats] == ["Player 1", "مینا", "Bahram", "Kaveh"]
    assert [seat.tag for seat in ready.seats] == [
        "person",
        "person",
        "computer normal",
        "computer easy",
    ]
    assert not ready.rules.partners
    assert ready.rules.direction == "clockwise"
    assert not ready.rules.sur_cancel
    assert ready.dealer is None


def test_everything_by_keyboard(start: Start) -> None:
    results: list[Ready | None] = []
    pilot = start(NewMatchScene())
    pilot.app._then[id(pilot.scene)] = results.append
    pilot.key("tab")
    assert pilot.focused() == "players:2"
    pilot.key("right")
    assert pilot.focused() == "players:3"
    while pilot.focused() != "option Capture":
        pilot.key("tab")
    pilot.key("right")
    assert scene_of(pilot).setup.rules.capture == "may"
    pilot.key("space")
    pilot.key("up")
    pilot.key("return")
    assert scene_of(pilot).setup.rules.capture == "must"
    pilot.key("down")
    assert pilot.focused() == "option Courts"
    while pilot.focused() != "start":
        pilot.key("tab")
    pilot.key("return")
    (ready,) = results
    assert ready is not None
    assert ready.rules.players == 3


def test_typing_m_or_enter_in_a_name_does_not_mute_or_press(start: Start) -> None:
    pilot = start(NewMatchScene())
    pilot.click("seat 0 name")
    pilot.key("m")
    pilot.type("m")
    assert pilot.app.services.settings.muted
    assert scene_of(pilot).setup.seats[0].name == "m"


def test_escape_closes_the_list_first(start: Start) -> None:
    pilot = start(NewMatchScene())
    pilot.click("preset")
    assert all(target.name.startswith("preset:") for target in pilot.targets())
    pilot.key("escape")
    assert pilot.scene.name == "new match"
    pilot.click("preset")
    pilot.click((5, 5))
    assert scene_of(pilot).pane.popup is None


def test_a_changed_rule_is_marked_and_can_be_restored(start: Start) -> None:
    pilot = start(NewMatchScene())
    assert "restore" not in [target.name for target in pilot.targets()]
    pilot.click("option Courts")
    pilot.click("option Courts:all")
    assert "changed" in [drawn.text for drawn in pilot.texts]
    pilot.click("restore")
    assert scene_of(pilot).setup.rules == preset("guide")


def test_a_preset_changes_all_its_rules(start: Start) -> None:
    pilot = start(NewMatchScene())
    pilot.click("preset")
    pilot.click("preset:wikipedia-de")
    assert scene_of(pilot).setup.rules == preset("wikipedia-de")


@pytest.mark.parametrize(("typed", "target"), [("75", 75), ("۱۲", 12), ("500", 500)])
def test_any_target_can_be_typed(typed: str, target: int, start: Start) -> None:
    pilot = start(NewMatchScene())
    pilot.click("option Target")
    pilot.key("end")
    pilot.key("return")
    assert pilot.scene.name == "input"
    pilot.type(typed)
    pilot.key("return")
    assert scene_of(pilot).setup.rules.target == target


@pytest.mark.parametrize("typed", ["0", "501", "x", "-1"])
def test_an_impossible_target_is_refused(typed: str, start: Start) -> None:
    pilot = start(NewMatchScene())
    scene_of(pilot)._ask_target()
    pilot.type(typed)
    pilot.key("return")
    assert pilot.scene.name == "input"
    assert not pilot.target("answer:ok").enabled
    pilot.key("escape")
    assert scene_of(pilot).setup.rules.target == 62


def test_the_help_follows_the_focus(start: Start) -> None:
    pilot = start(NewMatchScene())
    for tag in ("Capture", "Courts"):
        pilot.scene.pane.focus_name(f"option {tag}")  # type: ignore[attr-defined]
        pilot.app.redraw()
        pilot.step()
        assert house_rules.words_of(tag).help in [drawn.text for drawn in pilot.texts]


def test_the_list_of_rules_scrolls(start: Start) -> None:
    pilot = start(NewMatchScene())
    first = pilot.target("option Target").rect.y
    pilot.move("option Capture")
    pilot.wheel(-3)
    names = [target.name for target in pilot.targets()]
    assert "option PorShodam" in names
    pilot.wheel(9)
    assert pilot.target("option Target").rect.y == first


def test_the_last_setup_comes_back(start: Start) -> None:
    pilot = start(NewMatchScene())
    pilot.click("players:3")
    pilot.click("start")
    again = start(NewMatchScene())
    assert scene_of(again).setup.players == 3


def test_every_option_has_words_for_every_value() -> None:
    assert set(house_rules.LISTED) | {"Partners", "Direction"} == set(OPTION)
    for option in OPTIONS:
        words = house_rules.words_of(option.tag)
        assert words.label
        assert words.help.endswith(".")
        for value in option.values:
            assert house_rules.value_words(option.tag, value)
    assert [name for name, _ in house_rules.preset_choices()] == list(PRESETS)


def test_every_value_of_every_option_can_be_chosen() -> None:
    for name in PRESETS:
        for players in (2, 3, 4):
            rules = preset(name, players)
            for tag in house_rules.LISTED:
                values = [value for value, _ in house_rules.choices_of(tag, rules)]
                assert rules.option_text(tag) in values
                assert len(values) == len(set(values))
                assert set(OPTION[tag].values) <= set(values)


def test_a_setup_survives_as_tags() -> None:
    setup = (
        Setup()
        .with_players(4)
        .with_preset("pagat")
        .with_option("Target", "104")
        .with_seat(2, kind="person", name="بهرام")
        .with_seat(1, level="easy")
    )
    assert from_tags(setup.tags()) == setup
    assert from_tags({}) == Setup()
    assert from_tags({"Rules": "no such", "Players": "9"}) == Setup()


def test_fewer_seats_forget_a_dealer_that_left() -> None:
    setup = Setup(dealer=1).with_players(4)
    assert Setup(setup.rules, setup.seats, 3).with_players(2).dealer is None
    assert setup.with_players(2).dealer == 1


@pytest.mark.parametrize("players", [2, 3, 4])
def test_names_and_places_differ(players: int) -> None:
    rules = preset("guide", players)
    assert len({usual_name(seat, players) for seat in range(players)}) == players
    assert len({place_words(seat, rules) for seat in range(players)}) == players


def test_only_a_single_person_is_called_you() -> None:
    alone = Setup()
    assert [alone.name(seat) for seat in range(2)] == ["You", "Bahram"]
    other = alone.with_seat(0, kind="computer").with_seat(1, kind="person")
    assert other.name(0) != "You"
    assert other.name(1) == "You"
    several = alone.with_seat(1, kind="person")
    assert [several.name(seat) for seat in range(2)] == ["Player 1", "Player 2"]
    assert [seat.name for seat in several.ready().seats] == ["Player 1", "Player 2"]
    named = several.with_seat(0, name="Leila")
    assert [named.name(seat) for seat in range(2)] == ["Leila", "Player 2"]


def test_players_are_numbered_in_the_digits_of_the_language(start: Start) -> None:
    start(NewMatchScene(), language="fa")
    assert "۲" in Setup().with_seat(1, kind="person").name(1)


def test_pointing_at_a_rule_explains_it(start: Start) -> None:
    pilot = start(NewMatchScene())
    pilot.move("option Courts")
    words = [getattr(widget, "words", "") for widget in scene_of(pilot).pane.widgets]
    assert house_rules.words_of("Courts").help in words


def test_the_keys_say_what_enter_does(start: Start) -> None:
    pilot = start(NewMatchScene())
    keys = pilot.scene.keys()
    choosing, *starting = [key.text for key in keys if "Enter" in key.keys]
    assert choosing == "Choose"
    assert starting == ["In a name: start match"]
