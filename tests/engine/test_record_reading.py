"""Reading records: what is right passes, what is wrong is named with its line."""

from __future__ import annotations

import io
import pickle
import re
from pathlib import Path

import pytest

from pasur.engine import Phase, SurCancelled, SurMade, SurRefused, play, seal_code
from pasur.engine.record import (
    MatchLog,
    Record,
    RecordError,
    read_record,
    read_text,
    write_record,
)
from tests.engine.support import SHARED, cards, choices, events_of, guide, now, random_match

VALID = sorted((SHARED / "cases" / "valid").glob("*.pasur"))
BROKEN = sorted((SHARED / "cases" / "broken").glob("*.pasur"))

TAGS = '[Pasur "1"]\n[Rules "guide"]\n[Players "2"]\n'
DECK = (
    "7H AC JD 5S 2C KH 5C 6D 4C 9D 3H KS 3C 4D 6C 7C 8C 9C TC JC QC KC AD 2D 3D 5D 7D 8D "
    "TD QD KD AH 2H 4H 5H 6H 8H 9H TH JH QH AS 2S 3S 4S 6S 7S 8S 9S TS JS QS"
)
SALT = "0123456789abcdef"
START = f"{TAGS}\nround 1 dealer 2\ndeck {DECK}\n"
SAMPLE = START + "1 7H x 4C\n2 2C x 9D\n1 AC\n2 KH x KS\n1 JD x 3H AC\n2 5C\n1 5S\n2 6D x 5S\n"
ROUND_AT, DECK_AT, FIRST_PLAY = 5, 6, 7


def fault(text: str) -> RecordError:
    """What is wrong with the record ``text``."""
    with pytest.raises(RecordError) as caught:
        read_text(text)
    return caught.value


def test_the_shared_cases_are_there() -> None:
    assert len(VALID) >= 16
    assert len(BROKEN) >= 16


@pytest.mark.parametrize("path", VALID, ids=lambda path: path.stem)
def test_a_valid_case_passes(path: Path) -> None:
    with path.open("rb") as stream:
        record = read_record(stream)
    assert record.state.phase is Phase.OVER
    assert record.state.winner is not None


@pytest.mark.parametrize("path", BROKEN, ids=lambda path: path.stem)
def test_a_broken_case_is_named_with_its_line(path: Path) -> None:
    found = re.search(r"line(\d+)$", path.stem)
    assert found is not None
    with path.open("rb") as stream, pytest.raises(RecordError) as caught:
        read_record(stream)
    assert caught.value.line == int(found[1])
    assert str(caught.value).startswith(f"line {found[1]}: ")


def test_the_sample_of_the_guide() -> None:
    record = read_text(SAMPLE)
    assert record.state.turn == 0
    assert now(record.state).deal == 2
    assert len(now(record.state).plays) == 8
    assert record.log.dealer == 1
    assert record.tags == (("Rules", "guide"), ("Players", "2"))


def test_a_capture_left_undone_is_told_in_the_rules_words() -> None:
    text = SAMPLE.replace("1 7H x 4C", "1 7H")
    assert str(fault(text)) == (
        f"line {FIRST_PLAY}: 7H must capture 4C: a card that can capture may not be trailed"
    )


@pytest.mark.parametrize(
    ("old", "new", "line", "reason"),
    [
        ('[Pasur "1"]\n', "", 1, 'a record begins with [Pasur "1"]'),
        ('[Pasur "1"]', '[Pasur "2"]', 1, 'the format version "2" is not known'),
        ('[Pasur "1"]', "[Pasur 1]", 1, 'a tag is written [Name "value"], not [Pasur 1]'),
        ('"guide"', '"mine"', 2, "Rules can be guide, pagat"),
        ('[Rules "guide"]\n', "", 4, "the tag Rules is missing"),
        ('[Players "2"]\n', "", 4, "the tag Players is missing"),
        ('[Players "2"]', '[Players "5"]', 3, 'Players can be 2, 3, 4, not "5"'),
        ('[Players "2"]', '[Players "2"]\n[Capture "never"]', 4, "Capture can be must, may"),
        ('[Players "2"]', '[Target "0"]\n[Players "2"]', 3, "a number from 1 to 500"),
        ('[Players "2"]', '[Partners "yes"]\n[Players "2"]', 3, "with four seats only"),
        ('[Players "2"]', '[Players "2"]\n[Players "2"]', 4, "Players is there twice"),
        ('[Players "2"]', '[Players "2"]\n[Name1 "Sara]', 4, "a tag is written"),
        ('[Players "2"]', '[Players "2"]\n[Name1 "Sara"] 1', 4, "a tag is written"),
        ("round 1 dealer 2", "", 6, "a round belongs here, not deck 7H"),
        ("round 1", "round 2", 5, "round 1 belongs here, not round 2"),
        ("round 1", "round one", 5, "one is not a number"),
        ("round 1 dealer 2", "round 1", 5, "a round is written: round NUMBER dealer SEAT"),
        ("round 1 dealer 2", "round 1 leader 2", 5, "a round is written"),
        ("dealer 2", "dealer 3", 5, "there is no seat 3"),
        ("dealer 2", "dealer 0", 5, "there is no seat 0"),
        ("dealer 2", "dealer 02", 5, "02 is not a number"),
        ("\ndeck", '\n[Name1 "Sara"]\ndeck', 6, "Name1 belongs before the first round"),
        ("deck 7H", "deck 7X", 6, "7X is not a card"),
        ("deck 7H", "deck 7H 7H", 6, "7H is in the deck twice"),
        (" QS\n", "\n", 6, "a deck has 52 cards, not 51"),
        (" QS\n", " QS QS\n", 6, "QS is in the deck twice"),
        ("4C 9D 3H KS 3C", "4C 9D 3H JC 3C", 6, "JC is in the deck twice"),
        ("KS 3C 4D 6C 7C 8C 9C TC JC", "JC 3C 4D 6C 7C 8C 9C TC KS", 6, "not fair: one jack"),
        ("1 7H x 4C", "2 7H x 4C", 7, "it is the turn of seat 1, not of seat 2"),
        ("1 7H x 4C", "3 7H x 4C", 7, "there is no seat 3"),
        ("1 7H x 4C", "0 7H x 4C", 7, "there is no seat 0"),
        ("1 7H x 4C", "1 2C", 7, "2C is not in the hand of seat 1"),
        ("1 7H x 4C", "1 7H x 4D", 7, "not in the pool: 4D"),
        ("1 7H x 4C", "1 7H x 3H", 7, "7H with 3H makes 10"),
        ("1 7H x 4C", "1 7H x", 7, "no captured card follows x"),
        ("1 7H x 4C", "1 7H 4C", 7, "4C stands where x"),
        ("1 7H x 4C", "1 7H x 4C 4C", 7, "4C is there twice"),
        ("1 7H x 4C", "1 7h x 4C", 7, "7h is not a card"),
        ("1 7H x 4C", "1", 7, "a play names a card"),
        ("1 7H x 4C", "1 sur", 7, "a play names a card"),
        ("1 7H x 4C", "1 7H x 4C sur", 7, "this is no sur: the pool is not emptied"),
        ("1 7H x 4C", "1 por", 7, "por is not a card"),
        ("1 7H x 4C", "1 por shodam", 7, "por shodam is not played in this match"),
        ("1 7H x 4C", "play 7H", 7, "a seal or a play belongs here, not play 7H"),
        ("1 7H x 4C", "seal 12 34", 7, "a seal is written: seal CODE SALT"),
        ("1 7H x 4C", "score 1 2", 7, "a seal or a play belongs here, not score 1 2"),
        ("1 7H x 4C", "winner 1", 7, "nobody has won yet: a seal or a play belongs here"),
        ("2 2C x 9D", "2 2C x 9D\nseal 12 34", 9, "a play belongs here, not seal 12 34"),
        ("2 2C x 9D", "deck 7H", 8, "a play belongs here, not deck 7H"),
        ("2 2C x 9D", "round 2 dealer 1", 8, "a play belongs here, not round 2 dealer 1"),
        ("1 JD x 3H AC", "1 JD x 3H AC sur", 11, "no sur is made with a jack"),
        ("2 2C x 9D", "2 2C x 9D \u06f7", 8, "is not a statement of a record"),
        ("2 2C x 9D", "2 2C x\x009D", 8, "a control character is not part of a record"),
    ],
)
def test_a_fault_is_named_with_its_line_and_reason(
    old: str, new: str, line: int, reason: str
) -> None:
    assert SAMPLE.count(old) == 1 or old.startswith("[") or old == "2 2C x 9D"
    error = fault(SAMPLE.replace(old, new, 1))
    assert (error.line, reason in error.reason) == (line, True), str(error)


@pytest.mark.parametrize(
    ("why", "options", "reason"),
    [
        ("jack", {}, "no sur is made with a jack"),
        ("court", {"SurCourts": "no"}, "no sur is made with a king or queen here"),
        ("last-deal", {}, "no sur counts in the last deal"),
        ("last-play", {"SurBarred": "last-play"}, "the very last card of the round makes no sur"),
        ("capped", {"SurCap": ">=0"}, "a capped side scores no sur"),
    ],
)
def test_a_false_sur_is_told_why_it_is_none(why: str, options: dict[str, str], reason: str) -> None:
    rules = guide(2, **options)
    log = MatchLog(rules)
    for seed in range(1000):
        log = MatchLog(rules)
        for state, events in random_match(rules, seed):
            log = log.with_round(state)
            if any(isinstance(event, SurRefused) and event.why == why for event in events):
                lines = write_record(log).splitlines()
                at = max(i for i, line in enumerate(lines) if line[:2] in ("1 ", "2 "))
                error = fault("\n".join([*lines[:at], lines[at] + " sur"]))
                assert str(error) == f"line {at + 1}: this is no sur: {reason}"
                return
    pytest.fail(f"no match emptied the pool so: {why}")


@pytest.mark.parametrize("options", [{}, {"SurCancel": "no"}])
def test_a_sur_that_scores_or_cancels_must_be_marked(options: dict[str, str]) -> None:
    kinds = set()
    rules = guide(2, SurBarred="never", Target="150", **options)
    for seed in range(6):
        log = MatchLog(rules)
        for state, events in random_match(rules, seed):
            log = log.with_round(state)
            surs = events_of(events, SurMade, SurCancelled)
            if surs:
                kinds.add(type(surs[0]))
                lines = write_record(log).splitlines()
                at = max(i for i, line in enumerate(lines) if line.endswith(" sur"))
                error = fault("\n".join([*lines[:at], lines[at].removesuffix(" sur")]))
                assert str(error) == f"line {at + 1}: this play made a sur, and is not marked so"
    assert SurMade in kinds
    assert (SurCancelled in kinds) == (not options)


def test_a_seal_is_checked() -> None:
    code = seal_code(cards(DECK), SALT)
    sealed = START + f"seal {code} {SALT}\n1 7H x 4C\n"
    record = read_text(sealed)
    assert (now(record.state).pack.seal, now(record.state).pack.salt) == (code, SALT)
    assert fault(START + f"seal {code} {SALT}0\n").line == FIRST_PLAY
    wrong = fault(START + f"seal {'0' * 16} {SALT}\n")
    assert wrong.reason == f"the seal of this deck with this salt is {code}, not {'0' * 16}"
    for bad in (
        f"seal {code}",
        f"seal {code} {SALT} 1",
        f"seal {code.upper()} {SALT}",
        f"seal {code} {SALT[:-1]}",
        f"seal {code} {SALT[:-1]}g",
    ):
        assert "a seal is written" in fault(START + bad).reason
    twice = START + f"seal {code} {SALT}\nseal {code} {SALT}\n"
    assert "a play belongs here" in fault(twice).reason


def test_a_seal_is_the_hash_that_the_format_describes() -> None:
    with VALID[10].open(encoding="utf-8") as stream:
        lines = stream.read().splitlines()
    at = next(i for i, line in enumerate(lines) if line.startswith("seal "))
    _, code, salt = lines[at].split()
    assert seal_code(cards(lines[at - 1].removeprefix("deck ")), salt) == code


def whole(name: int) -> list[str]:
    """The lines of a valid case."""
    return VALID[name].read_text(encoding="utf-8").splitlines()


def test_nothing_may_follow_the_winner() -> None:
    lines = whole(2)
    for more in ("winner 2", "round 9 dealer 1", "1 7H", "score 1 2"):
        error = fault("\n".join([*lines, more]))
        assert error.line == len(lines) + 1
        assert "after the end" in error.reason
    assert fault("\n".join([*lines, '[Name1 "Sara"]'])).line == len(lines) + 1
    read_text("\n".join([*lines, "", "# that was it"]))


def test_a_score_must_be_there_and_be_right() -> None:
    lines = whole(2)
    at = next(i for i, line in enumerate(lines) if line.startswith("score"))
    first, second = lines[at].split()[1:]
    without = fault("\n".join([*lines[:at], *lines[at + 1 :]]))
    assert without.line == at + 2
    assert "the score of the round belongs here, not round 2" in without.reason
    for wrong in (
        f"score {second} {first}0",
        f"score {first}",
        f"score {first} {second} 0",
        "score",
    ):
        error = fault("\n".join([*lines[:at], wrong]))
        assert error.line == at + 1
        assert f"the score of this round is {first} {second}, not" in error.reason
    bad = fault("\n".join([*lines[:at], "score 1 x"]))
    assert bad.reason == "x is not a number"
    early = fault("\n".join([*lines[:at], "winner 1"]))
    assert "the score of the round belongs here" in early.reason


def test_a_won_match_goes_on_with_its_winner_only() -> None:
    lines = whole(2)
    assert lines[-1] == "winner 2"
    assert "side 2 has won, not side 1" in fault("\n".join([*lines[:-1], "winner 1"])).reason
    assert "the winner is written" in fault("\n".join([*lines[:-1], "winner"])).reason
    another = fault("\n".join([*lines[:-1], "round 99 dealer 1"]))
    assert "the winner belongs here" in another.reason


def test_a_wrong_claim_may_be_made_once_a_round() -> None:
    text = START.replace('[Players "2"]', '[Players "2"]\n[PorShodam "yes"]')
    claimed = text + "1 por shodam\n1 7H x 4C\n2 por shodam\n2 2C x 9D\n"
    record = read_text(claimed)
    assert [(claim.plays, claim.seat) for claim in now(record.state).claims] == [(0, 0), (1, 1)]
    again = fault(text + "1 por shodam\n1 por shodam\n")
    assert "side 1 has claimed wrongly" in again.reason
    seal = fault(text + f"1 por shodam\nseal {seal_code(cards(DECK), SALT)} {SALT}\n")
    assert "a play belongs here" in seal.reason
    assert "turn of seat 1" in fault(text + "2 por shodam\n").reason
    assert "stands where x" in fault(text + "1 7H por shodam\n").reason


def test_after_a_right_claim_the_winner_comes_next() -> None:
    path = next(path for path in VALID if ends_by_claim(path))
    lines = path.read_text(encoding="utf-8").splitlines()
    at = max(i for i, line in enumerate(lines) if line.endswith("por shodam"))
    record = read_text("\n".join(lines[: at + 1]))
    assert record.state.phase is Phase.OVER
    wrong = fault("\n".join([*lines[: at + 1], "1 7H"]))
    assert "the winner belongs here" in wrong.reason


def ends_by_claim(path: Path) -> bool:
    """Whether a valid case was won by a claim."""
    lines = [line for line in path.read_text(encoding="utf-8").splitlines() if line]
    return lines[-2].endswith("por shodam")


@pytest.mark.parametrize("name", range(len(VALID)))
def test_a_record_may_stop_after_any_statement_and_its_state_goes_on(name: int) -> None:
    lines = whole(name)
    first = next(i for i, line in enumerate(lines) if line.startswith("round"))
    last: Record | None = None
    for end in range(first, len(lines) + 1, 1 if name < 3 else 37):
        last = read_text("\n".join(lines[:end]))
        if last.state.phase is Phase.PLAYING:
            legal = choices(last.state)
            play(last.state, now(last.state).turn, legal[0])
    assert last is not None


def test_a_record_of_tags_alone_waits_for_the_cut() -> None:
    record = read_text(TAGS)
    assert record.log.dealer is None
    assert record.state.phase is Phase.BETWEEN
    assert record.state.number == 0
    cut = read_text(TAGS + "round 1 dealer 1\n")
    assert cut.log.dealer == 0
    assert cut.state.next_dealer == 0


def test_a_round_that_has_only_been_named_has_not_begun() -> None:
    lines = whole(2)
    at = [i for i, line in enumerate(lines) if line.startswith("round")][1]
    record = read_text("\n".join(lines[: at + 1]))
    assert record.state.phase is Phase.BETWEEN
    assert record.state.number == 1
    assert len(record.log.rounds) == 1


def test_blank_lines_comments_and_blanks_mean_nothing() -> None:
    text = SAMPLE.replace("\n", "  \t# seven # hearts [x]\n\n   # only this\n")
    text = text.replace("1 7H x 4C", "\t1   7H  x\t4C")
    assert read_text(text).log == read_text(SAMPLE).log


def test_a_number_sign_within_a_tag_belongs_to_its_value() -> None:
    text = SAMPLE.replace('[Players "2"]', '[Players "2"]\n[Name1 "Sara #1 [x]"] # seat 1')
    assert read_text(text).log.names == ("Sara #1 [x]", "Seat 2")


def test_unknown_tags_are_kept_in_their_order() -> None:
    text = TAGS + '[Zeal "b"]\n[Event "نوروز ۱۴۰۴"]\n[Zeal "c \\"d\\" \\\\ \\e"]\n'
    assert read_text(text).log.tags == (
        ("Zeal", "b"),
        ("Event", "نوروز ۱۴۰۴"),
        ("Zeal", 'c "d" \\ \\e'),
    )


def test_the_tags_may_come_in_any_order_after_the_first() -> None:
    text = '[Pasur "1"]\n[Partners "yes"]\n[Name1 "A"]\n[Players "4"]\n[Rules "pagat"]\n'
    rules = read_text(text).log.rules
    assert rules.partners
    assert rules.preset == "pagat"


def test_line_ends_of_windows_and_a_byte_order_mark_are_no_fault() -> None:
    content = b"\xef\xbb\xbf" + SAMPLE.replace("\n", "\r\n").encode()
    assert read_record(io.BytesIO(content)) == read_text(SAMPLE)


def test_a_last_line_without_its_end_counts_unless_only_whole_lines_do() -> None:
    cut = SAMPLE.encode()[:-1]
    assert read_record(io.BytesIO(cut)) == read_text(SAMPLE)
    whole_lines = read_record(io.BytesIO(cut), whole_lines=True)
    assert whole_lines == read_text(SAMPLE.removesuffix("2 6D x 5S\n"))
    half = SAMPLE.encode()[:-3]
    with pytest.raises(RecordError):
        read_record(io.BytesIO(half))
    assert read_record(io.BytesIO(half), whole_lines=True) == whole_lines


def test_an_error_crosses_processes() -> None:
    error = fault(SAMPLE.replace("1 7H x 4C", "1 7H"))
    copy = pickle.loads(pickle.dumps(error))
    assert (copy.line, copy.reason, str(copy)) == (error.line, error.reason, str(error))
