"""Seats and how a record keeps them."""

from __future__ import annotations

import pytest

from pasur.match.seats import Seat, clean_name, computer, person, seat_tags, seats_from_tags


def test_seats_survive_their_tags() -> None:
    seats = (person("سارا"), computer("Computer", "easy"), person('"Q"'), computer("C2", "greedy"))
    assert seats_from_tags(seat_tags(seats), 4) == seats


def test_tags_are_the_words_of_the_record() -> None:
    assert seat_tags([person("Sara"), computer("Computer (normal)")]) == {
        "Name1": "Sara",
        "Name2": "Computer (normal)",
        "Seat1": "person",
        "Seat2": "computer normal",
    }


def test_a_record_from_elsewhere_gets_a_person_and_computers() -> None:
    assert seats_from_tags({"Name2": "Computer (hard)"}, 3) == (
        person("Seat 1"),
        computer("Computer (hard)"),
        computer("Seat 3"),
    )


@pytest.mark.parametrize("tag", ["computer", "computer godlike", "robot", "", "computer  easy"])
def test_an_unknown_player_becomes_the_usual_computer(tag: str) -> None:
    assert seats_from_tags({"Seat1": tag}, 2)[0] == computer("Seat 1", "normal")


def test_impossible_seats_are_refused() -> None:
    with pytest.raises(ValueError, match="level"):
        Seat("X", "computer", "godlike")
    with pytest.raises(ValueError, match="level"):
        Seat("X", "computer", None)
    with pytest.raises(ValueError, match="level"):
        Seat("X", "person", "easy")


@pytest.mark.parametrize(
    ("name", "clean"),
    [
        ("  Sara \n Joon ", "Sara Joon"),
        ("x" * 100, "x" * 60),
        ("a\u202eb\x00c", "a b c"),
        ("می\u200cخواهم", "می\u200cخواهم"),
        ("\t", ""),
    ],
)
def test_names_are_one_short_line(name: str, clean: str) -> None:
    assert clean_name(name) == clean
