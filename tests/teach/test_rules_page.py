"""The rules page says what the options in force are, and what each preset has otherwise."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from pasur.engine import OPTIONS, PRESETS, Rules, parse_card, preset
from pasur.i18n import set_language
from pasur.teach.rules_page import all_differences, differences, rules_page
from pasur.teach.say import chip
from pasur.teach.sentences import TAGS, sentence


@pytest.fixture(autouse=True)
def _english() -> Iterator[None]:
    set_language("en")
    yield
    set_language("en")


def _all_text(rules: Rules) -> str:
    return "\n".join(row.text for part in rules_page(rules) for row in part.rows)


def test_every_value_of_every_option_has_its_own_sentence() -> None:
    for option in OPTIONS:
        if option.tag == "CappedCancel":
            continue
        rules = preset("guide", 4)
        said = {
            sentence(option.tag, rules.with_option(option.tag, value)) for value in option.values
        }
        assert len(said) == len(option.values), option.tag


def test_cancelling_over_the_cap_is_said_with_the_cap() -> None:
    rules = preset("pagat")
    assert sentence("SurCap", rules) != sentence("SurCap", rules.with_option("CappedCancel", "yes"))
    free = preset("guide")
    assert sentence("SurCap", free) == sentence("SurCap", free.with_option("CappedCancel", "yes"))


def test_no_option_is_without_a_sentence() -> None:
    assert {*TAGS, "CappedCancel"} == {option.tag for option in OPTIONS}


def test_the_page_shows_the_values_in_force() -> None:
    rules = preset("guide").with_option("Target", "104").with_option("SurPoints", "10")
    text = _all_text(rules)
    assert "104 points or more" in text
    assert "worth 10 points" in text
    assert "20, and 10 more" in text
    assert "6 hands make a round" in text
    assert chip(parse_card("7H")) in text


def test_the_table_of_points() -> None:
    points = next(part for part in rules_page(preset("guide")) if part.key == "points")
    assert [row.points for row in points.rows] == [7, 3, 2, 1, 1, 5, None]
    rules = preset("guide", 3).with_option("ClubPoints", "13")
    points = next(part for part in rules_page(rules) if part.key == "points")
    assert points.rows[0].points == 13
    assert "shared" in points.rows[-1].text
    seven = rules.with_option("Clubs", "seven")
    points = next(part for part in rules_page(seven) if part.key == "points")
    assert [row.points for row in points.rows] == [13, 3, 2, 1, 1, 5]


def test_por_shodam_has_a_section_where_it_is_played() -> None:
    rules = preset("guide")
    assert "claim" not in [part.key for part in rules_page(rules)]
    played = rules.with_option("PorShodam", "yes")
    assert "claim" in [part.key for part in rules_page(played)]


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("name", list(PRESETS))
def test_a_preset_does_not_differ_from_itself(name: str, players: int) -> None:
    assert differences(preset(name, players), name) == ()


def test_differences_name_both_sides() -> None:
    found = all_differences(preset("guide"))
    assert {name: [each.tag for each in found[name]] for name in found} == {
        "guide": [],
        "pagat": ["SurCap"],
        "wikipedia-de": ["Target", "Direction", "SurCap"],
        "wikipedia-es": ["Direction", "SurBarred", "SurCancel", "SurCap"],
    }
    target = found["wikipedia-de"][0]
    assert "62" in target.here
    assert "52" in target.there


def test_playing_singly_differs_from_partners() -> None:
    rules = preset("guide", 4).with_option("Partners", "no")
    assert [each.tag for each in differences(rules, "guide")] == ["Partners"]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_no_placeholder_is_left(players: int) -> None:
    for name in PRESETS:
        for option in OPTIONS:
            for value in option.values:
                if option.tag == "Partners" and players != 4:
                    continue
                text = _all_text(preset(name, players).with_option(option.tag, value))
                assert "{" not in text
