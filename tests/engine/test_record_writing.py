"""Writing records: canonical, whole or line by line, and the same match when read again."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pasur.engine import (
    Claim,
    IllegalPlay,
    Play,
    Rules,
    Source,
    play,
    prepare_round,
    preset,
    start_match,
    start_round,
)
from pasur.engine.record import (
    MatchLog,
    RecordError,
    claim_lines,
    final_state,
    fit_value,
    play_lines,
    read_record,
    read_text,
    replay,
    round_lines,
    tag_lines,
    write_record,
)
from tests.engine.support import any_rules, choices, examples, guide, now, random_match
from tests.engine.test_record_reading import SAMPLE, VALID


def log_of(rules: Rules, seed: int, tags: tuple[tuple[str, str], ...] = ()) -> MatchLog:
    """The log of a random match."""
    log = MatchLog(rules, tags=tags)
    for state, _ in random_match(rules, seed, most_rounds=6):
        log = log.with_round(state)
    return log


@pytest.mark.parametrize("path", VALID, ids=lambda path: path.stem)
def test_a_valid_case_is_written_as_it_stands_but_for_its_tags(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    with path.open("rb") as stream:
        record = read_record(stream)
    written = write_record(record.log)
    assert read_text(written) == record
    assert statements(written) == statements(text)
    assert set(tags(written)) == set(tags(text))


def statements(text: str) -> list[str]:
    """The lines that say something and are no tags."""
    return [line for line in text.splitlines() if line and not line.startswith("[")]


def tags(text: str) -> list[str]:
    """The lines that are tags."""
    return [line for line in text.splitlines() if line.startswith("[")]


def test_the_canonical_text() -> None:
    text = SAMPLE.replace("x 3H AC", "x AC 3H").replace("2 6D x 5S", "2 6D  x  5S # five")
    assert write_record(read_text(text).log) == SAMPLE.replace("x 3H AC", "x AC 3H")


@examples(40)
@given(any_rules(), st.integers(0, 10**6))
def test_reading_what_was_written_gives_the_log_and_the_state(rules: Rules, seed: int) -> None:
    log = log_of(rules, seed, (("Name1", "Sara"), ("Site", "تهران")))
    text = write_record(log)
    record = read_text(text)
    assert record.log == log
    assert record.state == final_state(log)
    assert write_record(record.log) == text


@examples(100)
@given(
    st.lists(
        st.tuples(st.from_regex(r"[A-Za-z]\w{0,20}", fullmatch=True), st.text(max_size=30)),
        max_size=4,
    )
)
def test_any_tags_come_back(free: list[tuple[str, str]]) -> None:
    known = {"Pasur", "Rules", "Players", *guide().tags()}
    given_tags = tuple((f"X{name}", value) for name, value in free if name not in known)
    log = MatchLog(guide(), tags=given_tags)
    assert read_text(write_record(log)).log == log
    for (_, kept), (_, value) in zip(log.tags, given_tags, strict=True):
        assert kept == fit_value(value)
        if value.isprintable():
            assert kept == value


@pytest.mark.parametrize("value", ["\\", "a\\", '"', '\\"', '"]', "C:\\new", "\\\\", " #1 "])
def test_quotes_and_backslashes_come_back(value: str) -> None:
    log = MatchLog(guide(), tags=(("Name1", value),))
    assert log.tags == (("Name1", value),)
    assert read_text(write_record(log)).log == log


def test_values_are_made_to_fit_on_a_line() -> None:
    assert fit_value("Sara\nAli\r\x00\u2028\x85") == "Sara Ali    "
    assert fit_value("نیم‌فاصله") == "نیم‌فاصله"
    assert fit_value("\ud800") == " "
    long = MatchLog(guide(), tags=(("Note", '"' * 100_000),))
    assert read_text(write_record(long)).log == long


@pytest.mark.parametrize(
    "name", ["Pasur", "Rules", "Players", "Target", "Partners", "", "a b", "["]
)
def test_a_free_tag_has_a_name_of_its_own(name: str) -> None:
    with pytest.raises(ValueError, match="cannot name a free tag"):
        MatchLog(guide(), tags=((name, "x"),))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_lines_written_as_the_match_goes_on_are_the_whole_text(players: int) -> None:
    rules = preset("pagat", players).with_option("PorShodam", "yes")
    log = MatchLog(rules, tags=(("Name1", "Sara"),))
    journal = tag_lines(log)
    assert read_text(journal).log == log
    for state, events in random_match(rules, 8):
        log = log.with_round(state)
        name = type(events[0]).__name__
        if name == "RoundStarted":
            journal += round_lines(state)
        elif name == "ClaimMade":
            journal += claim_lines(now(state).claims[-1].seat, events)
        else:
            journal += play_lines(*now(state).plays[-1], events)
    assert journal == write_record(log)
    assert read_text(journal).state == final_state(log)
    assert journal.rstrip().splitlines()[-1].startswith("winner ")


def test_what_is_written_so_far_is_always_a_record() -> None:
    text = write_record(log_of(guide(PorShodam="yes", Target="20"), 3))
    lines = text.splitlines(keepends=True)
    first = lines.index("\n")
    for end in range(first, len(lines), 5):
        read_text("".join(lines[:end]))


def test_a_match_before_its_first_round() -> None:
    nobody = MatchLog(guide())
    assert "round" not in write_record(nobody)
    assert read_text(write_record(nobody)).log == nobody
    cut = replace(nobody, dealer=1)
    assert write_record(cut).endswith("\nround 1 dealer 2\n")
    assert read_text(write_record(cut)).log == cut
    assert cut.with_round(start_match(guide(), 1)) == cut
    assert round_lines(start_match(guide(), 1)) == "\nround 1 dealer 2\n"


def test_a_log_follows_its_match_round_by_round() -> None:
    rules = guide(Target="500")
    states = [state for state, _ in random_match(rules, 2, most_rounds=3)]
    log = MatchLog(rules)
    with pytest.raises(ValueError, match="does not follow"):
        log.with_round(states[-1])
    for state in states:
        log = log.with_round(state)
        assert len(log.rounds) == state.number
    assert log.dealer == states[0].dealer
    assert log.with_round(states[-1]) == log
    back = log.with_round(states[10])
    assert len(back.rounds) == 1
    assert final_state(back) == states[10]
    with pytest.raises(ValueError, match="first dealer"):
        MatchLog(rules, None, (), log.rounds)


def test_replaying_gives_every_step() -> None:
    rules = guide(PorShodam="yes", Target="30")
    steps = list(random_match(rules, 6))
    log = MatchLog(rules)
    for state, _ in steps:
        log = log.with_round(state)
    replayed = list(replay(log))
    assert [state for state, _ in replayed] == [state for state, _ in steps]
    for (_, again), (_, before) in zip(replayed, steps, strict=True):
        assert again[-1] == before[-1]


def test_names_are_those_of_the_tags() -> None:
    log = MatchLog(guide(3), tags=(("Name1", "Sara"), ("Name3", "Ali")))
    assert log.names == ("Sara", "Seat 2", "Ali")


def test_a_log_that_breaks_the_rules_is_not_written() -> None:
    log = read_text(SAMPLE).log
    wrong = replace(log.rounds[0], plays=((0, Play.parse("7H")),))
    with pytest.raises(IllegalPlay):
        write_record(replace(log, rounds=(wrong,)))
    claims = replace(log.rounds[0], claims=(Claim(0, 0),))
    with pytest.raises(IllegalPlay):
        write_record(replace(log, rounds=(claims,)))


def test_a_prepared_round_is_sealed_in_the_record() -> None:
    rules = guide()
    prepared = prepare_round(rules, Source(4))
    state, _ = start_round(start_match(rules, 0), prepared)
    text = write_record(MatchLog(rules).with_round(state))
    assert f"\nseal {prepared.seal} {prepared.salt}\n" in text
    assert now(read_text(text).state).pack == now(state).pack
    forged = text.replace(prepared.seal, "0" * 16)
    with pytest.raises(RecordError, match="the seal of this deck"):
        read_text(forged)


def test_a_state_that_was_read_goes_on_like_the_one_that_was_written() -> None:
    rules = guide(Target="40")
    source = Source(1)
    state, _ = start_round(start_match(rules, 0), prepare_round(rules, source))
    log = MatchLog(rules)
    for _ in range(20):
        state, _ = play(state, now(state).turn, choices(state)[0])
    read = read_text(write_record(log.with_round(state))).state
    while state.turn is not None:
        state, events = play(state, state.turn, choices(state)[-1])
        read, again = play(read, now(read).turn, choices(read)[-1])
        assert (read, again) == (state, events)
