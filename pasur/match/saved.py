"""Matches on disk: begun, gone on with, and opened from anywhere."""

from __future__ import annotations

import io
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from pasur.engine import Phase, Rules
from pasur.engine.record import Record, RecordError, read_record
from pasur.match.live import LiveMatch
from pasur.match.seats import Seat
from pasur.store.files import TooLarge, copy_aside, read_whole
from pasur.store.journal import SUFFIX, Journal
from pasur.store.notices import Notice, Trouble

_LIMIT = 8 << 20


@dataclass(frozen=True, slots=True)
class Opened:
    """A match that was opened, and what there is to say about its file."""

    match: LiveMatch
    notice: Notice | None = None


def begin_match(
    folder: Path,
    name: str,
    rules: Rules,
    seats: Sequence[Seat],
    dealer: int,
    seed: str | int,
    tags: Mapping[str, str] | None = None,
) -> LiveMatch:
    """A new match, kept in ``folder`` in a file whose name is made from ``name``.

    Where nothing can be kept the match begins all the same, with a `journal_notice`.
    """
    return LiveMatch.new(rules, seats, dealer, seed, _journal(folder, name), tags)


def open_match(path: Path, folder: Path, seed: str | int) -> Opened:
    """The match whose record is in ``path``, exactly where it ended.

    A journal, which is a file in ``folder``, goes on in its place; where it is damaged, the match
    goes on from before the damage, and the damaged file is kept aside. The record of an unfinished
    match from elsewhere is left alone, and a journal in ``folder`` goes on from it. ``seed`` serves
    for a record without its own. Raises RecordError, and OSError where ``path`` cannot be read.
    """
    if path.resolve().parent == folder.resolve():
        return _go_on(path, seed)
    record = _read_foreign(path)
    if record.state.phase is Phase.OVER:
        match = LiveMatch.resume(record, seed)
        match.here = False
        return Opened(match)
    match = LiveMatch.resume(record, seed, _journal(folder, path.stem))
    match.rewrite_journal()
    return Opened(match)


def _journal(folder: Path, name: str) -> Journal:
    try:
        return Journal.create(folder, name)
    except OSError:
        return Journal(folder / f"{name}{SUFFIX}", 0)


def _read_foreign(path: Path) -> Record:
    """The record in ``path``; a last line without its end may be whole or cut off."""
    try:
        with path.open("rb") as stream:
            return read_record(stream)
    except RecordError as fault:
        try:
            with path.open("rb") as stream:
                return read_record(stream, whole_lines=True)
        except RecordError:
            raise fault from None


def _go_on(path: Path, seed: str | int) -> Opened:
    try:
        content = read_whole(path, _LIMIT)
    except TooLarge as fault:
        raise RecordError(1, str(fault)) from fault
    notice = None
    try:
        record = _read_journal(content)
    except RecordError as fault:
        record = _read_journal(_lines_before(content, fault.line))
        notice = Notice(Trouble.MATCH_CUT, path, str(fault), _keep_aside(path, content))
    match = LiveMatch.resume(record, seed, Journal(path, len(content)))
    kept = _statements(content) == _statements(match.text().encode("utf-8"))
    if not (kept and content.endswith(b"\n")):
        match.rewrite_journal()
    return Opened(match, notice)


def _read_journal(content: bytes) -> Record:
    """The record in ``content``, whose tags are complete when its first dealer is there."""
    record = read_record(io.BytesIO(content), whole_lines=True)
    if record.log.dealer is None:
        raise RecordError(content.count(b"\n") + 1, "the record ends before its first round")
    return record


def _lines_before(content: bytes, line: int) -> bytes:
    return b"".join([each + b"\n" for each in content.split(b"\n")[: line - 1]])


def _statements(content: bytes) -> list[list[bytes]]:
    """What ``content`` says, line by line, without remarks and blanks."""
    lines = [line.strip() for line in content.split(b"\n")]
    said = [line if line.startswith(b"[") else line.partition(b"#")[0] for line in lines]
    return [line.split() for line in said if line]


def _keep_aside(path: Path, content: bytes) -> Path | None:
    try:
        return copy_aside(path, content)
    except OSError:
        return None
