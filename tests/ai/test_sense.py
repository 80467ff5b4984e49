"""What a sensible player does in plain positions."""

from __future__ import annotations

from dataclasses import replace

import pytest

from pasur.ai import choose, wants_claim
from pasur.engine import ALL, MatchState, Observation, Rules, Source, preset
from tests.ai.positions import mask, position, seen


def table(
    hand: str,
    pool: str,
    *,
    own: str = "",
    theirs: str = "",
    rules: Rules | None = None,
    final: bool = False,
) -> Observation:
    """A two-seat position in which seat 0 leads with ``hand``; the rest is still unseen."""
    state = _at_seat(rules or preset("guide"))
    count = len(hand.split())
    known = mask(f"{hand} {pool} {own} {theirs}")
    stock = (ALL & ~known).bit_count() - count
    return replace(
        seen(state),
        hand=mask(hand),
        pool=mask(pool),
        piles=(mask(own), mask(theirs)),
        left=(count, count),
        stock=0 if final else stock,
        deal=6 if final else 2,
        last=1,
        history=(),
    )


def _at_seat(rules: Rules) -> MatchState:
    seed = 1
    while True:
        state = position(rules, seed, 0)
        if state.turn == 0:
            return state
        seed += 1


def played(observation: Observation, level: str = "normal") -> str:
    """What ``level`` plays, whatever the stream."""
    plays = {str(choose(observation, level, Source(seed))) for seed in range(5)}
    assert len(plays) == 1
    return plays.pop()


@pytest.mark.parametrize(
    ("hand", "pool", "expected"),
    [
        ("AD 8S KD 6H", "TD QS", "AD x TD"),
        ("9S 8S KD 6H", "2C KS 7D", "9S x 2C"),
        ("7H KD QC 9S", "4S", "7H x 4S"),
        ("5C 9S", "6C 6H KD QD", "5C x 6C"),
        ("JD 5S", "2C AH TD 9C 5H KS", "JD x AH 2C 9C 5H TD"),
    ],
    ids=["ten of diamonds", "two of clubs", "a sur", "the club of two sixes", "a rich sweep"],
)
def test_normal_takes_what_is_worth_most(hand: str, pool: str, expected: str) -> None:
    """Points, a sur, the club among equals, and a pool worth a jack."""
    want = expected.split(" x ")
    got = played(table(hand, pool)).split(" x ")
    assert (got[0], mask(got[1])) == (want[0], mask(want[1]))


def test_normal_leaves_no_sur() -> None:
    """It lays the card on which nobody can empty the pool, and not the one that invites it."""
    assert played(table("3H QH", "4S")) == "QH"
    assert played(table("2H 9D", "4S")) == "9D"


def test_normal_keeps_a_jack_for_more() -> None:
    """A jack is not spent on one plain card while the hand has others to play."""
    assert not played(table("JD 8S QH 4S", "9D KS")).startswith("JD")


def test_a_decided_race_makes_clubs_plain() -> None:
    """With seven clubs home, an ace is worth more than the last clubs."""
    own = "2C 3C 4C 5C 7C 8C JC"
    assert played(table("8D 2H QD KD", "3H 9C TH AS QS", own=own)) != "2H x 9C"


@pytest.mark.parametrize("level", ["normal", "easy", "greedy"])
def test_nothing_to_choose(level: str) -> None:
    """The only legal play is made."""
    assert played(table("KD", "4S 5S"), level) == "KD"


def test_claims_exactly_when_right() -> None:
    """At or over the target and ahead, by what lies open; never without the rule, never twice."""
    rules = replace(preset("guide"), por_shodam=True)
    base = table("KD QD", "4S", own="AD AH AS JD", rules=rules)
    assert not wants_claim(replace(base, points=(57, 20)))
    assert wants_claim(replace(base, points=(58, 20)))
    assert not wants_claim(replace(base, points=(58, 62)))
    assert not wants_claim(replace(base, points=(58, 20), barred_claims=frozenset({0})))
    assert not wants_claim(replace(base, points=(58, 20), turn=1))
    assert not wants_claim(replace(base, points=(58, 20), rules=preset("guide")))
