"""Records that are no records: one clear line, without reading or keeping much of them."""

from __future__ import annotations

import io
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pasur.engine.record import Record, RecordError, read_record, read_text, write_record
from tests.engine.support import SHARED, examples, guide
from tests.engine.test_record_reading import SAMPLE, START, TAGS


class Endless(io.RawIOBase):
    """Bytes without an end, that counts how many were asked for."""

    def __init__(self, pattern: bytes, beginning: bytes = b"") -> None:
        super().__init__()
        self.pattern, self.beginning, self.given = pattern, beginning, 0

    def readable(self) -> bool:
        return True

    def readinto(self, buffer: memoryview) -> int:  # type: ignore[override]
        size = len(buffer)
        start = self.given
        content = self.beginning[start : start + size]
        first = (start + len(content) - len(self.beginning)) % len(self.pattern)
        times = size // len(self.pattern) + 2
        content += (self.pattern * times)[first : first + size - len(content)]
        buffer[:size] = content
        self.given += size
        return size


def fault_of(pattern: bytes, beginning: bytes = b"") -> tuple[RecordError, int]:
    """What is wrong with an endless stream, and how many bytes were read of it."""
    source = Endless(pattern, beginning)
    with pytest.raises(RecordError) as caught:
        read_record(io.BufferedReader(source))
    return caught.value, source.given


@pytest.mark.parametrize(
    "pattern",
    [
        b"\x00",
        b"a",
        b"rubbish\n",
        b"\xff\xfe",
        bytes(range(256)),
        b"1 7H x 4C\n",
        b'[Name1 "Sara"]\n',
        b"[",
        b'[Pasur "',
        b"# no end",
        b" ",
        b"\r",
    ],
)
def test_endless_rubbish_is_refused_at_its_first_line(pattern: bytes) -> None:
    error, read = fault_of(pattern)
    assert error.line == 1
    assert read < 100_000


@pytest.mark.parametrize("pattern", [b"\n", b"\r\n", b"# nothing\n", b" \t \n"])
def test_endless_blank_lines_end_somewhere(pattern: bytes) -> None:
    error, read = fault_of(pattern)
    assert error.reason == "the record is longer than 2 MiB"
    assert read < 3 << 20


@pytest.mark.parametrize(
    "pattern",
    [b'[Name1 "Sara"]\n', b"deck\n", b"\x00", b"x" * 1000, b"1 7H x 4C\n", b"score 1 2\n"],
)
def test_what_begins_as_a_record_may_go_on_as_rubbish(pattern: bytes) -> None:
    error, read = fault_of(pattern, START.encode())
    assert error.line >= 7
    assert read < 3 << 20


def test_many_tags_are_bounded_too() -> None:
    error, read = fault_of(b'[Name1 "Sara"]\n', TAGS.encode())
    assert error.reason == "the record is longer than 2 MiB"
    assert read < 3 << 20


@pytest.mark.parametrize("end", [b"", b"\n"])
def test_a_line_of_a_million_characters_is_refused(end: bytes) -> None:
    content = START.encode() + b"1 7H x 4C" + b" " * 10**6 + end
    with pytest.raises(RecordError) as caught:
        read_record(io.BytesIO(content))
    assert str(caught.value) == "line 7: the line is longer than 8192 bytes"


@pytest.mark.parametrize("content", [b"", b"\n", b"\n\n\n", b"# nothing\n", b"\xef\xbb\xbf"])
def test_an_empty_file_lacks_its_first_tag(content: bytes) -> None:
    with pytest.raises(RecordError, match=r'^line 1: a record begins with \[Pasur "1"\]$'):
        read_record(io.BytesIO(content))


@pytest.mark.parametrize(
    "content",
    [
        SAMPLE.encode("utf-16"),
        SAMPLE.encode("utf-32"),
        b"\xff\xfe\x00",
        b"\xef\xbb",
        b"\xc3\x28",
        b"\xed\xa0\x80",
        b"\xf5\x80\x80\x80",
    ],
)
def test_other_encodings_are_refused(content: bytes) -> None:
    with pytest.raises(RecordError, match=r"^line 1: this is not UTF-8 text$"):
        read_record(io.BytesIO(content))


def test_bad_utf_8_is_named_where_it_stands() -> None:
    content = START.encode() + b"# \xe9\n"
    with pytest.raises(RecordError, match=r"^line 7: this is not UTF-8 text$"):
        read_record(io.BytesIO(content))


def test_a_reason_is_one_short_line_of_printable_text() -> None:
    wild = "\u202e\u2028\u0085\x1b[31m" + "y" * 5000
    for text in (
        TAGS.replace("guide", wild),
        TAGS + f'[Capture "{wild}"]',
        TAGS + f"[{wild}",
        START + wild,
        START + "1 " + "7H" * 2000,
        START + "round " + "9" * 4000,
        START.replace("deck 7H", "deck " + "z" * 4000),
        TAGS + "round " + "9" * 4000 + " dealer 1",
    ):
        with pytest.raises(RecordError) as caught:
            read_text(text)
        assert len(str(caught.value)) < 300
        assert str(caught.value).isprintable()


def test_digits_of_other_scripts_are_not_digits() -> None:
    for text in ("round ۱ dealer 2", "round 1 dealer ²", "round １ dealer 2"):
        with pytest.raises(RecordError) as caught:
            read_text(TAGS + text)
        assert caught.value.line == 4


def outcome(content: bytes) -> Record | RecordError:
    """What reading ``content`` comes to."""
    try:
        return read_record(io.BytesIO(content))
    except RecordError as error:
        return error


@examples(150)
@given(st.binary(max_size=400))
def test_any_bytes_give_a_record_or_one_error(content: bytes) -> None:
    for beginning in (b"", TAGS.encode(), START.encode()):
        found = outcome(beginning + content)
        if isinstance(found, RecordError):
            assert 1 <= found.line <= (beginning + content).count(b"\n") + 1
            assert found.reason


@examples(150)
@given(st.text(max_size=200))
def test_any_text_gives_a_record_or_one_error(text: str) -> None:
    for beginning in ("", TAGS, START):
        found = outcome((beginning + text).encode("utf-8", "surrogatepass"))
        assert isinstance(found, Record) or str(found).isprintable()


CASE = (SHARED / "cases" / "valid" / "0010.pasur").read_bytes()


@examples(60)
@given(st.integers(0, len(CASE) - 1), st.binary(max_size=3), st.integers(0, 3))
def test_a_damaged_record_gives_a_record_or_one_error(at: int, put: bytes, gone: int) -> None:
    damaged = CASE[:at] + put + CASE[at + gone :]
    found = outcome(damaged)
    if isinstance(found, RecordError):
        assert found.line <= damaged.count(b"\n") + 1
    else:
        assert read_text(write_record(found.log)) == found


def test_a_record_of_huge_pools_is_read_quickly_enough_to_finish() -> None:
    """With `Capture may` nearly everything can be trailed, and sets of the pool are many."""
    random = Random(1)
    rules = guide(4, Capture="may")
    text = '[Pasur "1"]\n[Rules "guide"]\n[Players "4"]\n[Capture "may"]\n[Target "500"]\n'
    suits = [rank + suit for suit in "CDHS" for rank in "A23456789T"]
    courts = [rank + suit for suit in "CDHS" for rank in "JQK"]
    for number in range(1, 60):
        random.shuffle(suits)
        deck = [*suits[:20], *courts, *suits[20:]]
        text += f"round {number} dealer {(number - 1) % 4 + 1}\ndeck {' '.join(deck)}\n"
        hands: dict[int, list[str]] = {}
        at = 0
        for deal in range(3):
            for step in range(4):
                seat = ((number - 1) % 4 + 1 + step) % 4
                hands[seat] = deck[at : at + 4]
                at += 4
            at += 4 if deal == 0 else 0
            for turn in range(16):
                seat = ((number - 1) % 4 + 1 + turn) % 4
                text += f"{seat + 1} {hands[seat][turn // 4]}\n"
        text += "score 0 0 0 0\n"
    record = read_text(text)
    assert record.log.rules.with_option("Target", "62") == rules
    assert len(record.log.rounds) == 59
    assert record.state.points == (0, 0, 0, 0)
