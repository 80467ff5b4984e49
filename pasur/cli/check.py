"""``pasur check``: says of each record in one line whether it holds, and where it does not."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from pasur.cli.arguments import Parser
from pasur.cli.console import Console
from pasur.engine.record import Record, RecordError, read_record
from pasur.store.journal import SUFFIX

USAGE = "pasur check FILE…"

EXAMPLES = """examples:
  pasur check evening.pasur
  pasur check records/ evening.pasur

Each file gets one line:
  FILE: ok, N rounds, totals A B, winner W      W is none while the match is not over
  FILE: line L: what is wrong there
  FILE: cannot be read: why
The exit code is 2 if a file cannot be read, otherwise 1 if one is at fault, otherwise 0."""

GOOD, AT_FAULT, UNREADABLE = 0, 1, 2


@dataclass(frozen=True, slots=True)
class Verdict:
    """What is to be said of a file, and its exit code."""

    line: str
    code: int


def run(arguments: list[str], console: Console) -> int:
    """Carry out ``pasur check``; returns the exit code. Raises UsageError."""
    parser = Parser("pasur check", USAGE, "Checks records against all rules.", EXAMPLES)
    parser.add_argument("files", nargs="+", type=Path, metavar="FILE",
        help=f"a record, or a folder: all *{SUFFIX} in it")  # fmt: skip
    if {"-h", "--help"} & set(arguments):
        console.say(parser.format_help())
        return 0
    worst = GOOD
    for path in parser.parse_args(arguments).files:
        for verdict in _verdicts(path):
            console.say(verdict.line)
            worst = max(worst, verdict.code)
    return worst


def judge(path: Path) -> Verdict:
    """What is to be said of the record in the file ``path``."""
    shown = _shown(path)
    try:
        with path.open("rb") as stream:
            record = read_record(stream)
    except RecordError as fault:
        return Verdict(f"{shown}: {fault}", AT_FAULT)
    except (OSError, ValueError) as fault:
        return _unreadable(path, fault)
    return Verdict(f"{shown}: {_summary(record)}", GOOD)


def _verdicts(path: Path) -> Iterator[Verdict]:
    if not path.is_dir():
        yield judge(path)
        return
    try:
        names = sorted(each for each in path.iterdir() if each.name.endswith(SUFFIX))
    except OSError as fault:
        yield _unreadable(path, fault)
        return
    files = [each for each in names if not each.is_dir()]
    if not files:
        yield Verdict(f"{_shown(path)}: cannot be read: no *{SUFFIX} file in it", UNREADABLE)
    for each in files:
        yield judge(each)


def _summary(record: Record) -> str:
    state = record.state
    totals = " ".join(map(str, state.points))
    winner = "none" if state.winner is None else state.winner + 1
    return f"ok, {len(record.log.rounds)} rounds, totals {totals}, winner {winner}"


def _unreadable(path: Path, fault: Exception) -> Verdict:
    reason = fault.strerror if isinstance(fault, OSError) and fault.strerror else str(fault)
    return Verdict(f"{_shown(path)}: cannot be read: {reason}", UNREADABLE)


def _shown(path: Path) -> str:
    """The name of ``path`` on one line."""
    return "".join(char if char.isprintable() else "?" for char in str(path))
