"""Cards, masks and plays, and their texts."""

from __future__ import annotations

import pickle

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pasur.engine import (
    ACES,
    ALL,
    CLUBS,
    JACKS,
    KINGS,
    NUMBERS,
    PACK,
    QUEENS,
    Play,
    card_text,
    cards_of,
    cards_text,
    make_card,
    mask_of,
    parse_card,
    rank,
    suit,
)
from tests.engine.support import cards, mask


def test_cards_sort_by_suit_and_then_by_rank() -> None:
    assert cards_text(PACK[:14]) == "AC 2C 3C 4C 5C 6C 7C 8C 9C TC JC QC KC AD"
    assert cards_text(PACK[-2:]) == "QS KS"


@pytest.mark.parametrize("card", PACK)
def test_a_card_is_its_rank_its_suit_and_its_text(card: int) -> None:
    assert make_card(rank(card), suit(card)) == card
    assert parse_card(card_text(card)) == card
    assert 1 <= rank(card) <= 13
    assert 0 <= suit(card) <= 3


@pytest.mark.parametrize("text", ["", "T", "7X", "1C", "10C", "td", "TDD", " TD", "CT"])
def test_other_texts_are_not_cards(text: str) -> None:
    with pytest.raises(ValueError, match="is not a card"):
        parse_card(text)


@pytest.mark.parametrize(("rank", "suit"), [(0, 0), (14, 0), (1, 4), (1, -1)])
def test_other_ranks_and_suits_make_no_card(rank: int, suit: int) -> None:
    with pytest.raises(ValueError, match="no card"):
        make_card(rank, suit)


def test_masks_of_kinds() -> None:
    assert mask("AC 2C 3C 4C 5C 6C 7C 8C 9C TC JC QC KC") == CLUBS
    assert mask("AC AD AH AS") == ACES
    assert mask("JC JD JH JS QC QD QH QS KC KD KH KS") == JACKS | QUEENS | KINGS
    assert NUMBERS == ALL & ~(JACKS | QUEENS | KINGS)


@given(st.sets(st.sampled_from(PACK)))
def test_a_mask_holds_its_cards(chosen: set[int]) -> None:
    assert cards_of(mask_of(chosen)) == tuple(sorted(chosen))


def test_a_play_is_one_text_and_back() -> None:
    play = Play(parse_card("7H"), cards("2D 2C"))
    assert str(play) == "7H x 2C 2D"
    assert Play.parse("7H x 2D 2C") == play
    assert Play.parse(str(play)) == play
    assert hash(Play.parse("7H x 2D 2C")) == hash(play)
    assert play.captured == cards("2C 2D")
    assert play.taken == mask("2C 2D")
    assert str(Play.parse("AC")) == "AC"
    assert Play.parse("AC").taken == 0
    assert pickle.loads(pickle.dumps(play)) == play


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "a play names a card"),
        ("7X", "7X is not a card"),
        ("7H 4C", "4C stands where x and the captured cards belong"),
        ("7H x", "no captured card follows x"),
        ("7H x 4", "4 is not a card"),
        ("7H X 4C", "X stands where"),
        ("7H x 4C 4C", "4C is there twice"),
        ("7H x 7H", "7H is there twice"),
        ("x 7H", "x is not a card"),
    ],
)
def test_other_texts_are_not_plays(text: str, reason: str) -> None:
    with pytest.raises(ValueError, match=reason):
        Play.parse(text)


@pytest.mark.parametrize("wrong", [(52, ()), (-1, ()), (0, (52,)), (0, (1, 1)), (0, (0,))])
def test_no_play_is_made_of_other_cards_or_of_one_card_twice(
    wrong: tuple[int, tuple[int, ...]],
) -> None:
    with pytest.raises(ValueError):
        Play(*wrong)


def test_a_play_cannot_be_changed() -> None:
    with pytest.raises(AttributeError):
        Play.parse("AC").card = 5  # type: ignore[misc]
