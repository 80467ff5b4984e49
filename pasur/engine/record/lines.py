"""The lines of a record: from bytes to words, in bounded memory."""

from __future__ import annotations

import codecs
import re
from collections.abc import Iterator
from typing import BinaryIO, Final, NamedTuple

from pasur.engine.record.log import LINE_LIMIT

SIZE_LIMIT: Final = 2 << 20
"""The most bytes a record may have; the longest matches need a tenth of it."""

_BLANK: Final = (b"\n", b"\r\n")
_REASON_LIMIT: Final = 240
_CONTROL: Final = re.compile("[\x00-\x08\x0a-\x1f\x7f-\x9f]")
_TAG: Final = re.compile(r'\[[ \t]*(\w[\w-]{0,63})[ \t]+"((?:[^"\\]|\\.)*)"[ \t]*\][ \t]*(?:#.*)?')
_ESCAPE: Final = re.compile(r'\\(["\\])')


class RecordError(ValueError):
    """What is wrong with a record; its text is ``line N: reason``.

    ``line`` counts from 1; ``reason`` is one line of printable text, in the rules' words.
    """

    def __init__(self, line: int, reason: str) -> None:
        shown = "".join([char if char.isprintable() else "?" for char in reason])
        if len(shown) > _REASON_LIMIT:
            shown = shown[: _REASON_LIMIT - 1] + "…"
        super().__init__(f"line {line}: {shown}")
        self.line = line
        self.reason = shown

    def __reduce__(self) -> tuple[type[RecordError], tuple[int, str]]:
        return RecordError, (self.line, self.reason)


class Line(NamedTuple):
    """A line that is not blank: its number, and either a tag or the words of a statement."""

    number: int
    tag: tuple[str, str] | None
    words: list[str]


def _text(raw: bytes, number: int) -> str:
    if number == 1:
        raw = raw.removeprefix(codecs.BOM_UTF8)
    try:
        text = raw.decode("utf-8")
    except UnicodeDecodeError:
        raise RecordError(number, "this is not UTF-8 text") from None
    text = text.removesuffix("\n").removesuffix("\r")
    if _CONTROL.search(text):
        raise RecordError(number, "a control character is not part of a record")
    return text


def _parse(text: str, number: int) -> Line | None:
    """What ``text`` says; None when it is blank."""
    text = text.strip(" \t")
    if text.startswith("["):
        found = _TAG.fullmatch(text)
        if found is None:
            raise RecordError(number, f'a tag is written [Name "value"], not {_cut(text)}')
        return Line(number, (found[1], _ESCAPE.sub(r"\1", found[2])), [])
    statement = text.partition("#")[0]
    if not statement.isascii():
        raise RecordError(number, f"{_cut(statement)} is not a statement of a record")
    words = statement.split()
    return Line(number, None, words) if words else None


def _cut(text: str) -> str:
    return text if len(text) <= 40 else text[:39] + "…"


def read_lines(stream: BinaryIO, *, whole_lines: bool = False) -> Iterator[Line]:
    """The lines of ``stream`` that say something.

    ``whole_lines`` passes over an unfinished last line. Raises RecordError for what is not text,
    and for lines and records that are too long.
    """
    number = size = 0
    while raw := stream.readline(LINE_LIMIT + 1):
        number += 1
        size += len(raw)
        if len(raw) > LINE_LIMIT:
            raise RecordError(number, f"the line is longer than {LINE_LIMIT} bytes")
        if size > SIZE_LIMIT:
            raise RecordError(number, f"the record is longer than {SIZE_LIMIT >> 20} MiB")
        if whole_lines and not raw.endswith(b"\n"):
            return
        if raw in _BLANK:
            continue
        line = _parse(_text(raw, number), number)
        if line is not None:
            yield line
