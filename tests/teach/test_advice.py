"""What a learner is told before a play."""

from __future__ import annotations

import pytest

from pasur.engine import Observation, Play, observe
from pasur.teach.advice import advice, lessons_again
from pasur.teach.model import Position
from pasur.teach.position import table


def _seen(start: Position) -> Observation:
    return observe(table(start), start.seat)


@pytest.mark.parametrize(
    ("start", "play", "kind", "better"),
    [
        (Position("8H 9D 6S", "3C 2D"), "8H x 3C", "sur", "6S x 3C 2D"),
        (Position("JS 3H 9C", "5D 3C"), "JS x 3C 5D", "sur", "3H x 3C 5D"),
        (Position("KH 7D", "KS"), "7D", "sur", "KH x KS"),
        (Position("6D", "5C 5S 8D"), "6D x 5S", "twin", "6D x 5C"),
        (Position("AH", "TD TS 7H"), "AH x TS", "twin", "AH x TD"),
        (Position("8H", "AH 2C 2D 9S"), "8H x AH 2D", "twin", "8H x AH 2C"),
        (Position("2S TH", "3H 4S"), "2S", "leaves", "TH"),
        (Position("KD 3H", "4S"), "3H", "leaves", "KD"),
    ],
)
def test_a_thought_names_the_better_play(
    start: Position, play: str, kind: str, better: str
) -> None:
    found = advice(_seen(start), Play.parse(play))
    assert found is not None
    assert found.kind == kind
    assert found.better == Play.parse(better)
    assert found.question
    assert found.reason


@pytest.mark.parametrize(
    ("start", "play"),
    [
        (Position("8H 9D 6S", "3C 2D"), "6S x 3C 2D"),
        (Position("6D", "5C 5S 8D"), "6D x 5C"),
        (Position("2S TH", "3H 4S"), "TH"),
        (Position("KD 3H", "4S"), "KD"),
        (Position("2S TH", "3H 4S", deal=6), "2S"),
        (Position("8H 9D 6S", "3C 2D", deal=6), "8H x 3C"),
        (Position("8D 6S", mine="3C 3D", theirs="3H 3S"), "8D"),
    ],
)
def test_a_good_play_needs_no_thought(start: Position, play: str) -> None:
    assert advice(_seen(start), Play.parse(play)) is None


def test_each_thought_is_told_once() -> None:
    seen = _seen(Position("2S TH", "3H 4S"))
    assert advice(seen, Play.parse("2S"), told={"leaves"}) is None


def test_a_thought_may_have_no_better_play() -> None:
    found = advice(_seen(Position("2S 3D", "4S")), Play.parse("2S"))
    assert found is not None
    assert found.better is None


def test_lessons_to_repeat_are_named_once() -> None:
    assert lessons_again(["sur", "leaves", "twin"], guess_off=True) == ("sur", "twins", "counting")
    assert lessons_again([], guess_off=False) == ()
