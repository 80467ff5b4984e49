"""Presets and options, and the tags by which a record names them."""

from __future__ import annotations

import pickle
from dataclasses import replace

import pytest
from hypothesis import given

from pasur.engine import (
    OPTION,
    OPTIONS,
    PRESETS,
    RuleError,
    Rules,
    SurCap,
    preset,
    rules_from_tags,
)
from tests.engine.support import any_rules, examples, guide

TABLE = """
Target        | 62           | 62   | 52        | 62
Capture       | must         | must | must      | must
Courts        | one          | one  | one       | one
Leftovers     | any          | any  | any       | any
SurBarred     | last-deal    | last-deal | last-deal | last-play
SurCourts     | yes          | yes  | yes       | yes
SurPoints     | 5            | 5    | 5         | 5
SurCancel     | yes          | yes  | yes       | no
SurCap        | none         | >=50 | 80%       | >50
CappedCancel  | no           | no   | yes       | no
Clubs         | most         | most | most      | most
ClubPoints    | 7            | 7    | 7         | 7
Partners      | yes          | yes  | yes       | yes
Direction     | anticlockwise | anticlockwise | clockwise | clockwise
PorShodam     | no           | no   | no        | no
"""
ROWS = [[cell.strip() for cell in line.split("|")] for line in TABLE.strip().splitlines()]
NAMES = ["guide", "pagat", "wikipedia-de", "wikipedia-es"]


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row[0])
def test_the_presets_are_those_of_the_table(row: list[str]) -> None:
    assert [preset(name, 4).option_text(row[0]) for name in NAMES] == row[1:]


def test_there_are_no_other_presets_and_options() -> None:
    assert list(PRESETS) == NAMES
    assert [option.tag for option in OPTIONS] == [row[0] for row in ROWS]


@pytest.mark.parametrize("players", [2, 3])
def test_only_four_play_in_partnership(players: int) -> None:
    for name in NAMES:
        assert not preset(name, players).partners
        assert preset(name, players).sides == players
    with pytest.raises(RuleError, match="four seats"):
        guide(players).with_option("Partners", "yes")


def test_sides_and_seats() -> None:
    partners = preset("guide", 4)
    assert partners.sides == 2
    assert [partners.seats_of(side) for side in range(2)] == [(0, 2), (1, 3)]
    singly = partners.with_option("Partners", "no")
    assert singly.sides == 4
    assert [singly.seats_of(side) for side in range(4)] == [(0,), (1,), (2,), (3,)]
    assert [singly.next_seat(seat) for seat in range(4)] == [1, 2, 3, 0]
    assert [preset("guide", players).deals for players in (2, 3, 4)] == [6, 4, 3]


@pytest.mark.parametrize(
    "option", [option for option in OPTIONS if option.tag != "Partners"], ids=lambda o: o.tag
)
def test_every_value_of_every_option_is_read_and_written(option: object) -> None:
    for each in OPTIONS:
        if each is option:
            for value in each.values:
                rules = guide().with_option(each.tag, value)
                assert rules.option_text(each.tag) == value
                assert rules_from_tags(rules.tags()) == rules


@pytest.mark.parametrize("tag", sorted(OPTION))
@pytest.mark.parametrize("value", ["", "perhaps", "YES", " yes", "0x5", "-1", "٥"])
def test_other_values_are_refused_with_a_sentence(tag: str, value: str) -> None:
    with pytest.raises(RuleError, match=tag) as caught:
        guide(4).with_option(tag, value)
    assert caught.value.tag == tag
    assert str(caught.value).endswith(f'not "{value}"')


@pytest.mark.parametrize("target", ["0", "501", "062", "1000000000000000", "6 2", "62.0"])
def test_other_targets_are_refused(target: str) -> None:
    with pytest.raises(RuleError, match="1 to 500"):
        guide().with_option("Target", target)


@pytest.mark.parametrize(
    "text", ["none", ">=50", ">50", "80%", ">=0", ">0", "0%", "100%", ">=999", "150%"]
)
def test_caps_are_texts(text: str) -> None:
    assert SurCap.parse(text).text == text


@pytest.mark.parametrize("text", ["50", "=50", "<50", ">= 50", "50 %", ">=050", ">=1000", "%", ">"])
def test_other_caps_are_refused(text: str) -> None:
    with pytest.raises(RuleError):
        SurCap.parse(text)


def test_unknown_names_are_refused() -> None:
    with pytest.raises(RuleError, match=r'^Rules can be guide, pagat, .* not "mine"$') as caught:
        preset("mine")
    assert caught.value.tag == "Rules"
    with pytest.raises(RuleError, match='not "5"'):
        preset("guide", 5)
    with pytest.raises(RuleError, match="an option can be Target"):
        guide().with_option("Jokers", "2")


@pytest.mark.parametrize(
    "wrong",
    [
        {"players": 1},
        {"players": 2.0},
        {"target": 0},
        {"capture": "never"},
        {"sur_points": 7},
        {"partners": True},
        {"preset": "mine"},
    ],
)
def test_rules_that_do_not_exist_cannot_be_made(wrong: dict[str, object]) -> None:
    with pytest.raises(RuleError):
        replace(guide(), **wrong)  # type: ignore[arg-type]


@pytest.mark.parametrize(("kind", "n"), [("none", 5), (">=", -1), (">", 1000), ("=", 5)])
def test_caps_that_do_not_exist_cannot_be_made(kind: str, n: int) -> None:
    with pytest.raises(RuleError):
        SurCap(kind, n)  # type: ignore[arg-type]


def test_tags_hold_what_differs_from_the_preset() -> None:
    assert guide().tags() == {"Rules": "guide", "Players": "2"}
    assert preset("pagat", 4).tags() == {"Rules": "pagat", "Players": "4", "Partners": "yes"}
    assert guide(4).tags() == {"Rules": "guide", "Players": "4"}
    other = preset("pagat", 3).with_option("SurCap", "none").with_option("Target", "104")
    assert other.tags() == {"Rules": "pagat", "Players": "3", "Target": "104", "SurCap": "none"}


def test_a_missing_partners_tag_means_no() -> None:
    assert not rules_from_tags({"Rules": "guide", "Players": "4"}).partners
    assert rules_from_tags({"Rules": "guide", "Players": "4", "Partners": "yes"}).partners


def test_unknown_tags_are_passed_over() -> None:
    tags = {"Rules": "guide", "Players": "2", "Name1": "Sara"}
    assert rules_from_tags(tags) == guide()


@pytest.mark.parametrize("missing", ["Rules", "Players"])
def test_the_preset_and_the_seats_must_be_there(missing: str) -> None:
    tags = {"Rules": "guide", "Players": "2"}
    del tags[missing]
    with pytest.raises(RuleError, match=f"the tag {missing} is missing"):
        rules_from_tags(tags)


@examples(100)
@given(any_rules())
def test_any_rules_are_their_tags(rules: Rules) -> None:
    assert rules_from_tags(rules.tags()) == rules
    assert pickle.loads(pickle.dumps(rules)) == rules
