"""What becomes of plays and answers: misses, lights, taking back, parts, and going on."""

from __future__ import annotations

import pytest

from pasur.engine import Play, card_text, mask_of, parse_card
from pasur.teach.lessons import lesson
from pasur.teach.model import Step, cards
from pasur.teach.runner import (
    Attempt,
    Found,
    NotAllowed,
    Right,
    Stage,
    Weak,
    Wrong,
    answer,
    begin,
    finish_round,
    hint,
    offer,
    show,
    take_back,
)


def _step(name: str) -> Step:
    from pasur.teach.lessons import KEYS

    return next(s for key in KEYS for s in lesson(key).steps if s.name == name)


def _offer(attempt: Attempt, text: str) -> tuple[Attempt, object]:
    return offer(attempt, Play.parse(text))


def test_a_right_play_ends_the_step() -> None:
    attempt, given = _offer(begin(_step("1a")), "7H x 4S")
    assert isinstance(given, Right)
    assert not given.more
    assert attempt.clean
    with pytest.raises(ValueError, match="no play is asked for"):
        _offer(attempt, "7H x 4S")


def test_a_weaker_play_is_shown_and_taken_back() -> None:
    fresh = begin(_step("13a"))
    shown, given = _offer(fresh, "2S")
    assert isinstance(given, Weak)
    assert "SurMade" in [type(event).__name__ for event in given.events]
    assert shown.stage is Stage.SHOWN
    with pytest.raises(ValueError, match="no play is asked for"):
        _offer(shown, "TH")
    again = take_back(shown)
    assert again.state == fresh.state
    done, _ = _offer(again, "TH")
    assert done.stage is Stage.DONE
    assert not done.clean
    with pytest.raises(ValueError, match="nothing to take back"):
        take_back(done)


def test_the_third_miss_lights_the_right_cards() -> None:
    attempt = begin(_step("3a"))
    for misses in range(1, 4):
        assert attempt.lights == frozenset()
        attempt, _ = _offer(attempt, "6D x 5S")
        assert attempt.misses == misses
        assert attempt.lights == frozenset()
        attempt = take_back(attempt)
    assert {card_text(card) for card in attempt.lights} == {"6D", "5C"}


def test_help_lights_at_once_and_is_remembered() -> None:
    attempt = hint(begin(_step("7p")))
    assert {card_text(card) for card in attempt.lights} == {"9H"}
    attempt, _ = _offer(attempt, "9H")
    assert attempt.stage is Stage.DONE
    assert not attempt.clean


def test_three_elevens_in_any_order_without_an_answer() -> None:
    attempt = begin(_step("1p"))
    for left, text in ((2, "TD x AC"), (1, "3C x 8H"), (0, "6D x 5S")):
        attempt, given = _offer(attempt, text)
        assert isinstance(given, Right)
        assert given.more == (left > 0)
        if left:
            assert attempt.state is not None
            assert attempt.state.turn == 0
    assert attempt.clean


def test_an_unnamed_refusal_speaks_for_itself() -> None:
    _, given = _offer(begin(_step("1a")), "2C x KD")
    assert isinstance(given, NotAllowed)
    assert given.idea == ""
    assert given.refusal.reason.name == "NOT_IN_HAND"


def test_a_refusal_can_be_the_task() -> None:
    fresh = begin(_step("7a"))
    shown, given = _offer(fresh, "8D")
    assert isinstance(given, Weak)
    assert given.idea
    other, refused = _offer(take_back(shown), "TS x 9D")
    assert isinstance(refused, NotAllowed)
    assert not refused.asked_for
    assert {card_text(card) for card in hint(other).lights} == {"7H"}
    done, asked = _offer(fresh, "7H")
    assert isinstance(asked, NotAllowed)
    assert asked.asked_for
    assert done.clean
    assert done.state == fresh.state


def test_all_sets_are_shown_before_the_play() -> None:
    attempt = begin(_step("5p"))
    jack = parse_card("JC")
    attempt, given = show(attempt, jack, mask_of(cards("9D AS JS 3H KC")))
    assert given == Wrong()
    attempt, given = show(attempt, jack, mask_of(cards("9D AS JS 3H")))
    assert isinstance(given, Right)
    assert given.events
    assert attempt.stage is Stage.DONE
    assert not attempt.clean

    attempt = begin(_step("2p"))
    for card, taken in (("8C", "3S"), ("5C", "5D AH"), ("8C", "AH 2H"), ("8C", "3S")):
        attempt, given = show(attempt, parse_card(card), mask_of(cards(taken)))
        assert given == Found()
    assert {card_text(card) for card in hint(attempt).lights} == {"5C", "AH", "2H", "3S"}
    attempt, given = show(attempt, parse_card("5C"), mask_of(cards("AH 2H 3S")))
    assert given == Right()
    with pytest.raises(ValueError, match="no cards"):
        show(begin(_step("1a")), 0, 0)


def test_questions_go_part_by_part() -> None:
    attempt = begin(_step("6p"))
    for part, verdict in enumerate(("stand", "bury", "again", "stand")):
        assert attempt.part == part
        wrong, given = answer(attempt, "nonsense")
        assert isinstance(given, Wrong)
        assert given.idea
        assert wrong.missed == {part}
        attempt, given = answer(attempt, verdict)
        assert given == (Right() if part == 3 else Found(part_done=True))
    assert attempt.clean


def test_tapping_the_jack() -> None:
    attempt = begin(_step("6a"))
    attempt, given = answer(attempt, parse_card("KD"))
    assert isinstance(given, Wrong)
    assert "king" in given.idea
    _, other = answer(attempt, parse_card("5H"))
    assert isinstance(other, Wrong)
    assert other.idea != given.idea
    assert {card_text(card) for card in hint(attempt).lights} == {"JS"}
    attempt, given = answer(attempt, parse_card("JS"))
    assert given == Right()


def test_where_new_cards_go() -> None:
    attempt, given = answer(begin(_step("6d")), 1)
    assert isinstance(given, Wrong)
    assert answer(attempt, 0)[1] == Right()
    assert hint(attempt).lights == frozenset()


@pytest.mark.parametrize(
    ("given", "idea"),
    [((1, 1), "Never both"), ((1, 0), "spent"), ((0, 1), "spent"), ("?", "first to last")],
)
def test_surs_that_struck_each_other_out(given: object, idea: str) -> None:
    _, wrong = answer(begin(_step("9q")), given)
    assert isinstance(wrong, Wrong)
    assert idea in wrong.idea


def test_who_holds_surs() -> None:
    attempt = begin(_step("9c"))
    for held in ((1, 0), (1, 0), (0, 1)):
        attempt, _ = answer(attempt, held)
    assert attempt.clean


def test_sorting_says_what_is_wrong() -> None:
    attempt = begin(_step("11b"))
    for text, slot, idea in (("TS", "ten", "wrong suit"), ("5C", "aces", "scores nothing")):
        _, given = answer(attempt, (parse_card(text), slot))
        assert isinstance(given, Wrong)
        assert idea in given.idea
    attempt, given = answer(attempt, (parse_card("TD"), "ten"))
    assert given == Found()
    assert parse_card("TD") not in hint(attempt).lights
    assert parse_card("2C") in hint(attempt).lights


@pytest.mark.parametrize(
    ("given", "idea"),
    [
        ((20, 11), "aces and jacks"),
        ((16, 11), "{TD}"),
        ((17, 11), "{2C}"),
        ((9, 11), "surs"),
        ((14, 11), "surs"),
        ((26, 11), "clubs"),
        ((19, 4), "clubs"),
        ((19, 40), "one by one"),
        ("?", "one by one"),
    ],
)
def test_a_wrong_count_is_answered_by_its_category(given: object, idea: str) -> None:
    _, wrong = answer(begin(_step("11p")), given)
    assert isinstance(wrong, Wrong)
    assert idea in wrong.idea


def test_six_of_eight_names_prove_the_hand() -> None:
    for misses, clean in ((2, True), (3, False)):
        attempt = begin(_step("14p"))
        for part in range(8):
            if part < misses:
                attempt, given = answer(attempt, 7 - part)
                assert isinstance(given, Wrong)
            attempt, _ = answer(attempt, part)
        assert attempt.stage is Stage.DONE
        assert attempt.clean is clean


def test_a_guess_may_be_two_off() -> None:
    fresh = begin(_step("15p"))
    assert isinstance(answer(fresh, (7, 10))[1], Wrong)
    assert isinstance(answer(fresh, None)[1], Wrong)
    assert answer(fresh, (12, 10))[1] == Right()


def test_a_whole_round_may_have_two_refusals() -> None:
    fresh = begin(_step("15.1"))
    assert finish_round(fresh, 2).clean
    assert not finish_round(fresh, 3).clean
    with pytest.raises(ValueError, match="no round"):
        finish_round(begin(_step("1a")), 0)


def test_questions_and_plays_are_not_mixed_up() -> None:
    with pytest.raises(ValueError, match="no question"):
        answer(begin(_step("1a")), 1)
    with pytest.raises(ValueError, match="no play"):
        _offer(begin(_step("9q")), "6H")
    with pytest.raises(ValueError, match="no play"):
        _offer(begin(_step("2p")), "8C x 3S")
