"""What a card captures: every worked example of rules.md, and the choice that it leaves."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pasur.engine import (
    Play,
    can_capture,
    captures,
    card_plays,
    card_text,
    cards_of,
    legal_plays,
    parse_card,
)
from tests.engine.support import examples, guide, mask
from tests.oracle.plain import capture_sets

LONG_POOL = "AH 2C 2D 4S TH"
SHORT_POOL = "AH 4C 4D 9S"

EXAMPLES = [
    ("4C", "7H", ["4C"]),
    ("6D 2C", "3S", ["6D 2C"]),
    ("TC", "AH", ["TC"]),
    ("6H 5S", "8D", []),
    ("2C 8H KS 5D QC", "JD", ["2C 8H 5D"]),
    (LONG_POOL, "TC", ["AH"]),
    (LONG_POOL, "9C", ["2C", "2D"]),
    (LONG_POOL, "8C", ["AH 2C", "AH 2D"]),
    (LONG_POOL, "7C", ["4S", "2C 2D"]),
    (LONG_POOL, "6C", ["AH 4S", "AH 2C 2D"]),
    (LONG_POOL, "5C", ["4S 2C", "4S 2D"]),
    (LONG_POOL, "4C", ["4S AH 2C", "4S AH 2D"]),
    (LONG_POOL, "3C", ["4S 2C 2D"]),
    (LONG_POOL, "2H", ["4S 2C 2D AH"]),
    (LONG_POOL, "AC", ["TH"]),
    (SHORT_POOL, "2C", ["9S", "AH 4C 4D"]),
    (SHORT_POOL, "6C", ["AH 4C", "AH 4D"]),
    (SHORT_POOL, "AC", ["AH 9S"]),
    (SHORT_POOL, "3C", ["4C 4D"]),
    (SHORT_POOL, "7C", ["4C", "4D"]),
    (SHORT_POOL, "TC", ["AH"]),
    ("AH 2C 4D 5S", "5C", ["AH 5S", "2C 4D"]),
    ("AC AD AH AS 2C 2D", "3H", ["AC AD AH AS 2C 2D"]),
    ("5C 4D", "2H", ["5C 4D"]),
    ("AC AD AH", "8S", ["AC AD AH"]),
    ("KH KS", "KC", ["KH", "KS"]),
    ("", "JC", []),
    ("KH QS", "JC", []),
    ("JH", "JC", ["JH"]),
    ("JH KS", "JC", ["JH"]),
    ("5C 5D", "AH", ["5C 5D"]),
    ("5C 5D 5H TS", "AH", ["5C 5D", "5C 5H", "5D 5H", "TS"]),
    ("QC QD KS", "QH", ["QC", "QD"]),
]


@pytest.mark.parametrize(("pool", "card", "sets"), EXAMPLES)
def test_a_worked_example(pool: str, card: str, sets: list[str]) -> None:
    found = captures(parse_card(card), mask(pool), guide())
    assert len(found) == len(sets)
    assert set(found) == {mask(each) for each in sets}
    assert can_capture(parse_card(card), mask(pool)) == bool(sets)


@pytest.mark.parametrize(("pool", "card", "sets"), EXAMPLES)
def test_with_capture_must_a_card_is_trailed_only_where_it_captures_nothing(
    pool: str, card: str, sets: list[str]
) -> None:
    plays = card_plays(parse_card(card), mask(pool), guide())
    assert (Play(parse_card(card)) in plays) == (not sets)
    assert len(plays) == max(len(sets), 1)


@pytest.mark.parametrize(("pool", "card", "sets"), EXAMPLES)
def test_with_capture_may_every_card_may_also_be_trailed(
    pool: str, card: str, sets: list[str]
) -> None:
    plays = card_plays(parse_card(card), mask(pool), guide(Capture="may"))
    assert plays[-1] == Play(parse_card(card))
    assert len(plays) == len(sets) + 1


def test_with_courts_all_a_king_or_queen_takes_all_of_its_rank() -> None:
    rules = guide(Courts="all")
    assert captures(parse_card("KC"), mask("KH KS QD 4C"), rules) == (mask("KH KS"),)
    assert captures(parse_card("QC"), mask("KH KS QD 4C"), rules) == (mask("QD"),)
    assert captures(parse_card("QC"), mask("KH KS"), rules) == ()


def test_legal_plays_go_through_the_hand_in_record_order() -> None:
    plays = legal_plays(mask("KC 7C 8D"), mask("4S 2C 2D KH KS"), guide())
    assert [card_text(each.card) for each in plays] == ["7C", "7C", "KC", "KC", "8D"]
    assert plays[-1] == Play.parse("8D")
    assert set(map(str, plays[:2])) == {"7C x 4S", "7C x 2C 2D"}


@examples(300)
@given(
    st.sets(st.integers(0, 51), min_size=1, max_size=14),
    st.sampled_from(["one", "all"]),
    st.sampled_from(["must", "may"]),
)
def test_any_pool_gives_what_trying_every_combination_gives(
    chosen: set[int], courts: str, capture: str
) -> None:
    card, *pool = chosen
    texts = [card_text(each) for each in pool]
    rules = guide(Courts=courts, Capture=capture)
    wanted = capture_sets(card_text(card), texts, courts)
    bits = sum(1 << each for each in pool)
    found = captures(card, bits, rules)
    assert [frozenset(map(card_text, cards_of(each))) for each in sorted(found)] == sorted(
        wanted, key=lambda each: sum(1 << parse_card(text) for text in each)
    )
    assert legal_plays(1 << card, bits, rules) == card_plays(card, bits, rules)


def test_a_pool_of_all_number_cards_is_no_trouble() -> None:
    pool = mask(" ".join(rank + suit for suit in "CDHS" for rank in "23456789T")) | mask("AC AD AH")
    sets = captures(parse_card("AS"), pool, guide(Capture="may"))
    assert len(sets) == len(set(sets))
    ranks = [[card % 13 + 1 for card in cards_of(each)] for each in sets]
    assert all(sum(each) == 10 for each in ranks)
    assert max(map(len, ranks)) == 6
