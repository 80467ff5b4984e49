"""``pasur simulate``: matches between computer players, counted and recorded, in many processes."""

from __future__ import annotations

import argparse
import math
import os
import secrets
import signal
import threading
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from multiprocessing import get_context, parent_process
from pathlib import Path

from pasur.ai import LEVELS, MEASURES
from pasur.cli.arguments import Parser, UsageError, whole_number
from pasur.cli.console import Console
from pasur.engine import OPTION, PRESETS, RuleError, Rules, preset
from pasur.match.arena import Arena, Tally, play_out
from pasur.store.files import write_atomic

USAGE = """pasur simulate --matches N --seats LEVEL,LEVEL[,…] [--rules PRESET] [--set TAG=VALUE …]
                      [--seed S] [--out DIR] [--jobs J]"""

EXAMPLES = """examples:
  pasur simulate --matches 1000 --seats normal,easy
  pasur simulate --matches 50 --seats normal,easy,easy --rules pagat --set Target=104
  pasur simulate --matches 20 --seats normal,easy --seed 7 --out records/"""

_CHUNK = 20
_BAR = 30


@dataclass(frozen=True, slots=True)
class Job:
    """Matches ``first`` to ``last`` of ``arena``, written to the folder ``out`` if there is one.

    ``width`` is the number of digits in the names of the files.
    """

    arena: Arena
    first: int
    last: int
    out: Path | None
    width: int


def run(arguments: list[str], console: Console) -> int:
    """Carry out ``pasur simulate``; returns the exit code. Raises UsageError."""
    parser = _parser()
    if {"-h", "--help"} & set(arguments):
        console.say(parser.format_help())
        return 0
    options = parser.parse_args(arguments)
    arena = Arena(options.seats, _rules(options), options.seed or secrets.token_hex(8))
    out = _out_folder(options.out)
    jobs = list(_jobs(arena, options.matches, out))
    workers = min(options.jobs, len(jobs))
    began = time.monotonic()
    try:
        tally = _play(jobs, workers, options.matches, console)
    except OSError as fault:
        where = fault.filename or out or "more than one process (--jobs 1 needs none)"
        console.complain(f"pasur simulate: {where}: {fault.strerror or fault}.")
        return 1
    except BrokenProcessPool:
        console.complain("pasur simulate: a process that was playing has been ended.")
        return 1
    _report(arena, tally, time.monotonic() - began, out, console)
    return 0


def _parser() -> Parser:
    levels = ", ".join([*LEVELS, *MEASURES])
    parser = Parser(
        "pasur simulate", USAGE, "Plays matches between computer players and counts them.", EXAMPLES
    )
    add = parser.add_argument
    add("--matches", required=True, type=whole_number(1, 1_000_000), help="how many matches")
    add("--seats", required=True, type=_seats, help=f"a level for each of 2 to 4 seats: {levels}")
    add("--rules", default=next(iter(PRESETS)), help=f"a preset: {', '.join(PRESETS)}")
    add("--set", action="append", default=[], metavar="TAG=VALUE", help="one option, such as "
        "Target=104 or Capture=may; may be given again")  # fmt: skip
    add("--seed", help="any text; the same seed gives the same matches")
    add("--out", type=Path, metavar="DIR", help="write one record for each match into DIR")
    add("--jobs", type=whole_number(1, 256), default=os.cpu_count() or 1,
        help="how many processes play; usually one for each core")  # fmt: skip
    return parser


def _seats(text: str) -> tuple[str, ...]:
    levels = tuple(text.split(","))
    if not 2 <= len(levels) <= 4:
        raise argparse.ArgumentTypeError(f"must name 2 to 4 seats, not {len(levels)}")
    for level in levels:
        if level not in LEVELS and level not in MEASURES:
            known = ", ".join([*LEVELS, *MEASURES])
            raise argparse.ArgumentTypeError(f"must name levels among {known}, not {level!r}")
    return levels


def _rules(options: argparse.Namespace) -> Rules:
    try:
        rules = preset(options.rules, len(options.seats))
        for given in options.set:
            tag, equals, value = given.partition("=")
            if not equals:
                raise UsageError(f"--set must be TAG=VALUE, not {given!r}")
            if tag not in OPTION:
                raise UsageError(f"--set knows {', '.join(OPTION)}, not {tag!r}")
            rules = rules.with_option(tag, value)
    except RuleError as fault:
        raise UsageError(str(fault)) from fault
    return rules


def _out_folder(out: Path | None) -> Path | None:
    if out is None:
        return None
    try:
        out.mkdir(parents=True, exist_ok=True)
    except FileExistsError as fault:
        raise UsageError(f"--out must be a folder, and {out} is a file") from fault
    except OSError as fault:
        raise UsageError(f"--out {out} cannot be made: {fault.strerror or fault}") from fault
    return out


def _jobs(arena: Arena, matches: int, out: Path | None) -> Iterator[Job]:
    width = len(str(matches))
    for first in range(1, matches + 1, _CHUNK):
        yield Job(arena, first, min(first + _CHUNK - 1, matches), out, width)


def work(job: Job) -> Tally:
    """Play the matches of ``job``; runs in any process. Raises OSError when it cannot write."""
    tally = Tally.empty(job.arena.rules.sides)
    for number in range(job.first, job.last + 1):
        match = job.arena.match(number)
        tally += play_out(match)
        if job.out is not None:
            path = job.out / f"match-{number:0{job.width}}.pasur"
            write_atomic(path, match.text().encode("utf-8"), durable=False)
    return tally


def _play(jobs: list[Job], workers: int, matches: int, console: Console) -> Tally:
    total = Tally.empty(jobs[0].arena.rules.sides)
    try:
        for tally in map(work, jobs) if workers == 1 else _in_processes(jobs, workers):
            total += tally
            if console.shows_progress:
                console.progress(_bar(total.matches, matches))
    finally:
        if console.shows_progress:
            console.progress("")
    return total


def _in_processes(jobs: list[Job], workers: int) -> Iterator[Tally]:
    """The tallies of ``jobs`` in whatever order they are done; no process outlives this one."""
    pool = ProcessPoolExecutor(workers, get_context("spawn"), initializer=_end_with_parent)
    try:
        for done in as_completed([pool.submit(work, job) for job in jobs]):
            yield done.result()
    finally:
        pool.shutdown(cancel_futures=True)


def _end_with_parent() -> None:
    """Leave Ctrl-C to the parent, and end this process when the parent ends in whatever way."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = parent_process()
    assert parent is not None

    def watch() -> None:
        parent.join()
        os._exit(1)

    threading.Thread(target=watch, daemon=True).start()


def _bar(done: int, matches: int) -> str:
    full = _BAR * done // matches
    return f"[{'#' * full}{'.' * (_BAR - full)}] {done} of {_counted(matches, 'match', 'matches')}"


def _counted(number: int, one: str, many: str) -> str:
    return f"{number} {one if number == 1 else many}"


def _report(arena: Arena, tally: Tally, seconds: float, out: Path | None, console: Console) -> None:
    rules = arena.rules
    console.say(
        f"{_counted(tally.matches, 'match', 'matches')}, "
        f"{_counted(tally.rounds, 'round', 'rounds')}, rules {rules.preset}, seed {arena.seed}, "
        f"{tally.rounds / max(seconds, 1e-9):.0f} rounds a second"
    )
    console.say(f"{'side':<5}{'seats':<24}{'wins':>8}{'share':>8}{'points a round':>19}{'surs':>8}")
    for side in range(rules.sides):
        seats = " + ".join(f"{seat + 1} {arena.levels[seat]}" for seat in rules.seats_of(side))
        share = f"{100 * tally.wins[side] / tally.matches:.1f} %"
        error = tally.standard_error(side)
        points = f"{tally.mean(side):.2f} ± {'–' if math.isnan(error) else f'{error:.2f}'}"
        wins, surs = tally.wins[side], tally.surs[side]
        console.say(f"{side + 1:<5}{seats:<24}{wins:>8}{share:>8}{points:>19}{surs:>8}")
    if out is not None:
        console.say(f"records in {out}")
