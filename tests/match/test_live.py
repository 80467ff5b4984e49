"""The live match: what happens to it, what it tells, and what comes back."""

from __future__ import annotations

import pickle

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pasur.engine import (
    OPTIONS,
    PRESETS,
    IllegalPlay,
    Phase,
    Play,
    Reason,
    RoundStarted,
    Rules,
    Source,
    fold,
    legal_plays,
    observe,
    preset,
    redact,
    start_match,
)
from pasur.engine.record import read_text, write_record
from pasur.match.arena import Arena
from pasur.match.chance import cut_for_deal, deck_for_round, seed_from_entropy
from pasur.match.live import LiveMatch
from tests.match.helpers import (
    PEOPLE,
    Paper,
    computers,
    facts,
    go_on,
    match_of_people,
    play_all,
    step,
)


@st.composite
def all_rules(draw: st.DrawFn) -> Rules:
    """Any rules, with a small target so that whole matches fit."""
    rules = preset(draw(st.sampled_from(tuple(PRESETS))), draw(st.integers(2, 4)))
    for option in OPTIONS:
        if option.tag in ("Target", "Partners"):
            continue
        rules = rules.with_option(option.tag, draw(st.sampled_from(option.values)))
    return rules.with_option("Target", str(draw(st.integers(1, 40))))


def test_a_match_is_reproduced_by_its_seed() -> None:
    texts = []
    for _ in range(2):
        match = LiveMatch.new(preset("guide"), computers("normal", "easy"), 1, "s")
        play_all(match)
        texts.append(match.text())
    assert texts[0] == texts[1]
    other = LiveMatch.new(preset("guide"), computers("normal", "easy"), 1, "t")
    play_all(other)
    assert other.text() != texts[0]


def test_numbers_and_texts_are_the_same_seed() -> None:
    a, b = match_of_people(seed="12"), LiveMatch.new(preset("guide"), PEOPLE[:2], 0, 12)
    a.next_round()
    b.next_round()
    assert a.text() == b.text()


def test_seats_must_fit_the_rules() -> None:
    with pytest.raises(ValueError, match="3 seats are needed, not 2"):
        LiveMatch.new(preset("guide", 3), PEOPLE[:2], 0, "s")


def test_own_tags_are_kept_and_those_of_the_rules_refused() -> None:
    match = LiveMatch.new(preset("guide"), PEOPLE[:2], 0, "s", None, {"Date": '20"26'})
    assert dict(read_text(match.text()).tags)["Date"] == '20"26'
    with pytest.raises(ValueError, match="Target"):
        LiveMatch.new(preset("guide"), PEOPLE[:2], 0, "s", None, {"Target": "1"})


def test_every_round_is_sealed_and_its_deck_opened_only_afterwards() -> None:
    match = match_of_people(preset("guide").with_option("Target", "1"))
    assert match.seal == ""
    assert match.opened_pack is None
    events = match.next_round()
    assert isinstance(events[0], RoundStarted)
    assert events[0].seal == match.seal != ""
    assert match.opened_pack is None
    go_on(match, 100, Source(1))
    assert match.opened_pack is not None
    assert match.opened_pack.seal == match.seal
    assert f"seal {match.seal} {match.opened_pack.salt}\n" in match.text()


def test_what_the_rules_refuse_changes_nothing() -> None:
    paper = Paper()
    match = match_of_people(paper=paper)
    match.next_round()
    before = facts(match), paper.text
    seat = match.turn
    assert seat is not None
    other = match.rules.next_seat(seat)
    card = legal_plays(match.observe(other).hand, match.observe(other).pool, match.rules)[0]
    refusal = match.why_not(other, card)
    assert refusal is not None
    assert refusal.reason is Reason.NOT_YOUR_TURN
    with pytest.raises(IllegalPlay) as caught:
        match.submit(other, card)
    assert caught.value.refusal == refusal
    claim = match.why_not_claim(seat)
    assert claim is not None
    assert claim.reason is Reason.NO_POR_SHODAM
    with pytest.raises(IllegalPlay):
        match.claim(seat)
    with pytest.raises(ValueError, match="no round can begin"):
        match.next_round()
    assert (facts(match), paper.text) == before


def test_the_events_shown_to_a_seat_give_its_observation() -> None:
    match = match_of_people(preset("guide", 3))
    shown = [observe(start_match(match.rules, 0), seat) for seat in range(3)]
    source = Source("any")
    while match.number < 2 or match.phase is Phase.PLAYING:
        seat = match.turn
        if seat is None:
            events = match.next_round()
        else:
            seen = match.observe(seat)
            play = source.choice(legal_plays(seen.hand, seen.pool, match.rules))
            events = match.submit(seat, play)
        for viewer in range(3):
            for event in events:
                shown[viewer] = fold(shown[viewer], redact(event, viewer))
            assert shown[viewer] == match.observe(viewer)


def test_computers_are_asked_only_when_it_is_their_turn() -> None:
    seats = (PEOPLE[0], computers("easy")[0])
    match = LiveMatch.new(preset("guide"), seats, 0, "s")
    assert match.computer_turn() is None
    match.next_round()
    assert match.computer_turn() == 1
    match.submit(1, match.ask_computer(1))
    assert match.computer_turn() is None
    with pytest.raises(ValueError, match="seat 1 is a person's"):
        match.ask_computer(0)
    with pytest.raises(ValueError, match="no computer"):
        match.play_computer()


def test_a_question_can_travel_and_holds_no_secret() -> None:
    match = LiveMatch.new(preset("guide"), computers("normal", "normal"), 0, "the seed")
    match.next_round()
    seat = match.turn
    assert seat is not None
    question = match.question(seat)
    sent = pickle.dumps(question)
    assert pickle.loads(sent).answer() == question.answer()
    assert question.answer().play == match.ask_computer(seat)
    assert b"the seed" not in sent
    assert match.observe(seat) == question.observation


def test_a_computer_that_has_enough_claims() -> None:
    rules = preset("guide").with_option("Target", "1").with_option("PorShodam", "yes")
    match = LiveMatch.new(rules, computers("normal", "normal"), 0, "s")
    play_all(match)
    assert match.won_by_claim
    assert match.opened_pack is not None
    text = match.text()
    assert " por shodam\n" in text
    assert "score" not in text
    assert write_record(read_text(text).log) == text


def test_a_match_won_by_points_is_not_won_by_a_claim() -> None:
    match = Arena(("easy", "easy"), preset("guide").with_option("Target", "1"), "s").match(1)
    play_all(match)
    assert match.phase is Phase.OVER
    assert not match.won_by_claim


@given(all_rules(), st.integers(0, 10**6), st.integers(0, 200))
def test_its_text_is_the_record_and_its_journal(rules: Rules, seed: int, steps: int) -> None:
    paper = Paper()
    match = match_of_people(rules, str(seed), paper)
    go_on(match, steps, Source(seed))
    assert paper.text == match.text()
    assert paper.rewritten == 0
    assert write_record(read_text(match.text()).log) == match.text()


@given(all_rules(), st.integers(0, 10**6), st.integers(0, 200))
def test_a_resumed_match_is_the_same_match(rules: Rules, seed: int, steps: int) -> None:
    match = match_of_people(rules, str(seed))
    go_on(match, steps, Source(seed))
    again = LiveMatch.resume(read_text(match.text()), "unused")
    assert facts(again) == facts(match)
    assert again.seats == match.seats
    go_on(match, 60, Source("on"))
    go_on(again, 60, Source("on"))
    assert facts(again) == facts(match)


@given(all_rules(), st.integers(0, 10**6), st.integers(1, 120), st.data())
def test_taking_back_is_exact_in_everything(
    rules: Rules, seed: int, steps: int, data: st.DataObject
) -> None:
    paper = Paper()
    match = match_of_people(rules, str(seed), paper)
    source = Source(seed)
    before = [facts(match)]
    for _ in range(steps):
        if match.phase is Phase.OVER:
            break
        moves = match.moves
        step(match, source)
        if match.moves > moves:
            before.append(facts(match))
        else:
            before[-1] = facts(match)
    count = data.draw(st.integers(0, match.moves))
    match.take_back(count)
    assert facts(match) == before[len(before) - 1 - count]
    assert paper.text == match.text()
    again = match_of_people(rules, str(seed))
    replayed = Source(seed)
    while facts(again) != facts(match):
        step(again, replayed)
    go_on(match, 30, Source("other"))
    go_on(again, 30, Source("other"))
    assert facts(again) == facts(match)
    assert paper.text == match.text()


def test_no_more_can_be_taken_back_than_was_played() -> None:
    match = match_of_people()
    match.next_round()
    go_on(match, 3, Source(1))
    for wrong in (4, -1):
        with pytest.raises(ValueError, match="cannot be taken back"):
            match.take_back(wrong)
    match.take_back(3)
    assert match.moves == match.moves_in_round() == 0
    assert match.phase is Phase.PLAYING


def test_going_back_to_the_last_turn_of_a_seat() -> None:
    match = match_of_people(preset("guide", 3))
    assert match.moves_back_to(0) == 0
    match.next_round()
    first = match.turn
    assert first == 1
    assert match.moves_back_to(first) == 0
    go_on(match, 5, Source(1))
    assert match.turn == 0
    assert [match.moves_back_to(seat) for seat in (0, 1, 2)] == [3, 2, 1]
    match.take_back(match.moves_back_to(0))
    assert match.turn == 0
    assert match.moves == 2


def test_taking_back_over_the_end_of_a_round_takes_its_score_back() -> None:
    match = match_of_people(preset("guide"))
    go_on(match, 1 + 48 + 1 + 3, Source(4))
    assert match.number == 2
    assert any(match.points)
    assert match.moves_in_round() == 3
    second = match.text()
    match.take_back(4)
    assert (match.number, match.points, match.phase) == (1, (0, 0), Phase.PLAYING)
    assert "score" not in match.text()
    seat = match.turn
    assert seat is not None
    seen = match.observe(seat)
    assert seen.hand.bit_count() == 1
    match.submit(seat, legal_plays(seen.hand, seen.pool, match.rules)[0])
    match.next_round()
    assert match.text().splitlines()[-1] in second


def test_a_computer_answers_the_same_after_a_take_back() -> None:
    match = LiveMatch.new(preset("guide"), computers("easy", "easy"), 0, "s")
    match.next_round()
    for _ in range(7):
        match.play_computer()
    text = match.text()
    match.take_back(5)
    for _ in range(5):
        match.play_computer()
    assert match.text() == text


def test_a_full_disk_stops_nothing_and_is_made_good() -> None:
    paper = Paper()
    match = match_of_people(paper=paper)
    match.next_round()
    kept = paper.text
    assert match.journal_notice is None
    paper.full = True
    go_on(match, 2, Source(1))
    assert paper.text == kept
    assert match.journal_notice is not None
    assert "No space left" in match.journal_notice.text()
    assert str(match.journal_path) in match.journal_notice.text()
    paper.full = False
    go_on(match, 1, Source(2))
    assert match.journal_notice is None
    assert paper.text == match.text()
    rewritten = paper.rewritten
    go_on(match, 1, Source(3))
    assert paper.rewritten == rewritten


def test_a_match_without_a_journal_has_none() -> None:
    match = match_of_people()
    match.next_round()
    assert match.journal_path is None
    assert match.journal_notice is None


def test_decks_follow_from_the_seed_and_the_round_alone() -> None:
    rules = preset("guide")
    assert deck_for_round(rules, "s", 1) == deck_for_round(rules, "s", 1)
    decks = {deck_for_round(rules, seed, n).deck for seed in ("s", "t") for n in (1, 2, 3)}
    assert len(decks) == 6
    cuts = {cut_for_deal(preset("guide", 4), str(seed)).dealer for seed in range(60)}
    assert cuts == {0, 1, 2, 3}


def test_a_seed_needs_entropy() -> None:
    assert seed_from_entropy(bytes(16)) == "00" * 16
    with pytest.raises(ValueError, match="16 bytes"):
        seed_from_entropy(b"short")


def test_an_unknown_play_is_refused_by_name() -> None:
    match = match_of_people()
    refusal = match.why_not(0, Play(0))
    assert refusal is not None
    assert refusal.reason is Reason.NO_ROUND
