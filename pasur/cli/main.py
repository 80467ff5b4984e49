"""The command ``pasur``: the window, and what works without one."""

from __future__ import annotations

import multiprocessing
import sys
from collections.abc import Sequence
from pathlib import Path

import pasur
from pasur.cli.arguments import Parser, UsageError
from pasur.cli.console import Console, abandon_output
from pasur.cli.faults import report_faults
from pasur.cli.leftovers import hold, own_folder, remove_leftovers
from pasur.store.folders import own_folders

USAGE = """pasur [--say] [FILE.pasur]
       pasur check FILE…
       pasur simulate --matches N --seats LEVEL,LEVEL[,…] [option …]
       pasur --self-test | --version | --help"""

COMMANDS = """commands:
  check                check records, each in one line
  simulate             play matches between computer players
Each has its own --help. Without a command the window opens.

examples:
  pasur                            play
  pasur --say                      play by keyboard and sentences, for a screen reader
  pasur evening.pasur              open a record where it ends, and go on playing
  pasur check evening.pasur old/   check a record, and all records in a folder
  pasur simulate --matches 100 --seats normal,easy

The environment variable PASUR_HOME names the folder for matches and settings."""

CLOSED_PIPE = 141
INTERRUPTED = 130


def main(arguments: Sequence[str] | None = None) -> int:
    """Carry out the command line; returns the exit code.

    0: done; 1: what was asked for is at fault or impossible here; 2: a mistake in the command line
    or a file that cannot be read. Mistakes are told in a sentence on standard error.
    """
    multiprocessing.freeze_support()
    report_faults(own_folders().faults)
    given = list(sys.argv[1:] if arguments is None else arguments)
    unpacked = own_folder()
    held = None if unpacked is None else hold(unpacked)
    try:
        if unpacked is not None:
            remove_leftovers(unpacked)
        return _run(given, Console.standard())
    except BrokenPipeError:
        abandon_output()
        return CLOSED_PIPE
    except KeyboardInterrupt:
        return INTERRUPTED
    finally:
        if held is not None:
            held.close()


def _run(given: list[str], console: Console) -> int:
    command = f"pasur {given[0]}" if given and given[0] in ("check", "simulate") else "pasur"
    try:
        if command == "pasur check":
            from pasur.cli.check import run as check

            return check(given[1:], console)
        if command == "pasur simulate":
            from pasur.cli.simulate import run as simulate

            return simulate(given[1:], console)
        return _play(given, console)
    except UsageError as mistake:
        console.complain(f'{command}: {mistake}. "{command} --help" tells more.')
        return 2


def _play(given: list[str], console: Console) -> int:
    parser = Parser("pasur", USAGE, "Pasur, the Persian fishing card game.", COMMANDS)
    add = parser.add_argument
    add("file", nargs="?", type=Path, metavar="FILE.pasur", help="a record to open")
    add("--version", action="store_true", help="say the version and stop")
    add("--say", action="store_true", help="tell what happens on standard output, for listening")
    add("--self-test", action="store_true", help="try everything without a window, answer in JSON")
    options = parser.parse_args(given)
    if options.help:
        console.say(parser.format_help())
    elif options.version:
        console.say(f"pasur {pasur.__version__}")
    elif options.self_test:
        from pasur.cli.selftest import run as selftest

        return selftest(console)
    else:
        from pasur.cli.window import run as window

        return window(options.file, console, options.say)
    return 0
