"""Parsing a command line so that every mistake becomes one sentence."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from typing import NoReturn


class UsageError(Exception):
    """A command line that cannot be carried out; the text is a sentence without a full stop."""


class Parser(argparse.ArgumentParser):
    """An argument parser that neither prints nor ends the program, but raises `UsageError`."""

    def __init__(self, prog: str, usage: str, description: str, epilog: str) -> None:
        super().__init__(
            prog=prog,
            usage=usage,
            description=description,
            epilog=epilog,
            formatter_class=argparse.RawDescriptionHelpFormatter,
            add_help=False,
            allow_abbrev=False,
        )
        self.add_argument("-h", "--help", action="store_true", help="show this help and stop")

    def error(self, message: str) -> NoReturn:
        """Raise ``message`` as a `UsageError`."""
        named = message.removeprefix("argument ")
        raise UsageError(message if named == message else named.replace(": ", " ", 1))


def whole_number(low: int, high: int) -> Callable[[str], int]:
    """The type of an option that is a whole number from ``low`` to ``high``."""

    def parse(text: str) -> int:
        if text.isascii() and text.isdigit() and len(text) <= 18 and low <= int(text) <= high:
            return int(text)
        raise argparse.ArgumentTypeError(
            f"must be a whole number from {low} to {high}, not {text[:40]!r}"
        )

    return parse
