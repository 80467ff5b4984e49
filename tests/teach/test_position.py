"""Positions are whole rounds: every card has its place, and the deck deals these hands."""

from __future__ import annotations

import pytest

from pasur.engine import JACKS, PACK, PoolVerdict, cards_of, judge_pool, mask_of, parse_card
from pasur.teach.exchange import exchange, exchanged
from pasur.teach.lessons import KEYS, lesson
from pasur.teach.model import Asks, Position, Start, WholeRound
from pasur.teach.position import ImpossibleStart, table, whole_deck
from pasur.teach.questions import Count, FairPool
from pasur.teach.runner import begin


def _starts() -> list[Start]:
    found = []
    for key in KEYS:
        for step in lesson(key).steps:
            for each in (step, exchanged(step)):
                task = each.task
                if isinstance(task, WholeRound):
                    continue
                if task.start is not None:
                    found.append(task.start)
    return found


@pytest.mark.parametrize("start", _starts(), ids=repr)
def test_every_card_has_its_place(start: Start) -> None:
    round_ = table(start).round
    assert round_ is not None
    out = [*round_.hands, round_.pool, *round_.piles]
    together = 0
    for each in out:
        assert not together & each
        together |= each
    assert together.bit_count() == round_.position
    assert tuple(sorted(round_.deck)) == PACK
    assert mask_of(round_.deck[: round_.position]) == together
    first = 4 + 8 * (round_.deal - 1) if round_.deal > 1 else 0
    for seat, hand in enumerate(round_.hands):
        dealt = mask_of(round_.deck[first + 4 * seat : first + 4 * seat + 4])
        assert hand & ~dealt == 0
    assert judge_pool(round_.deck[8:12]) is PoolVerdict.FAIR
    for side, markers in enumerate(round_.markers):
        assert mask_of(markers) & ~round_.piles[side] == 0


def test_seen_clubs_are_only_those_that_the_lesson_names() -> None:
    round_ = table(Position("7H", "4S KD")).round
    assert round_ is not None
    assert not any(pile & mask_of(cards_of(JACKS)) for pile in round_.piles)
    assert not any(card < 13 for pile in round_.piles for card in cards_of(pile))


@pytest.mark.parametrize(
    ("start", "reason"),
    [
        (Position("7H", "7H"), "twice"),
        (Position("7H", "4S", their_hand="2C 3C"), "too many"),
        (Position("7H", "4S", deal=6, away="2C"), "another number"),
    ],
)
def test_an_impossible_position_is_an_error(start: Position, reason: str) -> None:
    with pytest.raises(ImpossibleStart, match=reason):
        table(start)


def test_a_deck_is_filled_up() -> None:
    deck = whole_deck("7H AC").deck
    assert deck[:2] == (parse_card("7H"), parse_card("AC"))
    assert tuple(sorted(deck)) == PACK


def test_exchanging_twice_changes_nothing() -> None:
    assert [exchange(exchange(card)) for card in PACK] == list(PACK)
    for key in KEYS:
        for step in lesson(key).steps:
            assert exchanged(exchanged(step)) == step


def test_exchanged_proofs_have_other_cards_and_the_same_answers() -> None:
    step = lesson("sur").steps[-1]
    before, after = begin(step), begin(exchanged(step))
    assert before.observation is not None
    assert after.observation is not None
    pool = {exchange(card) for card in cards_of(before.observation.pool)}
    assert set(cards_of(after.observation.pool)) == pool
    assert after.observation.pool != before.observation.pool
    for key in ("counting", "fair"):
        proof = lesson(key).steps[-1]
        changed = exchanged(proof)
        assert isinstance(proof.task, Asks)
        assert isinstance(changed.task, Asks)
        old, new = proof.task.question, changed.task.question
        assert old != new
        if isinstance(old, Count) and isinstance(new, Count):
            assert old.totals == new.totals
        if isinstance(old, FairPool) and isinstance(new, FairPool):
            assert [old.verdict(i) for i in range(4)] == [new.verdict(i) for i in range(4)]
