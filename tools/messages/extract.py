"""Finds every message of the program by reading its source, without running it.

A message is a literal text given to `tr`, `trn` or `mark`, where these names come from
`pasur.i18n`. Messages are named by their English text.
"""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

_CALLS = ("tr", "trn", "mark")


@dataclass(frozen=True, slots=True)
class Message:
    """A message with the ``plural`` form of its English text, if it has one, and the files
    that say it, from the root of the checkout."""

    text: str
    plural: str = ""
    files: tuple[str, ...] = ()


class ExtractError(ValueError):
    """A call that cannot be translated; the text names its place."""


def extract(root: Path, folders: Iterable[str] = ("pasur",)) -> dict[str, Message]:
    """The messages of the Python files under ``folders``, by text, in the order of the files."""
    found: dict[str, Message] = {}
    for folder in folders:
        for path in sorted((root / folder).rglob("*.py")):
            name = path.relative_to(root).as_posix()
            for text, plural in messages_of(path.read_text(encoding="utf-8"), name):
                found[text] = _joined(found.get(text), Message(text, plural, (name,)))
    return found


def _joined(before: Message | None, now: Message) -> Message:
    """One message for two places that say the same text."""
    if before is None:
        return now
    if before.plural and now.plural and before.plural != now.plural:
        places = ", ".join((*before.files, *now.files))
        raise ExtractError(f"{places}: two plural forms for {now.text!r}")
    files = before.files if now.files[0] in before.files else before.files + now.files
    return Message(now.text, before.plural or now.plural, files)


def messages_of(source: str, name: str) -> Iterator[tuple[str, str]]:
    """The texts in one file with their plural forms, in the order in which they stand there."""
    tree = ast.parse(source, name)
    called = _names(tree)
    if not called:
        return
    calls = [node for node in ast.walk(tree) if isinstance(node, ast.Call)]
    calls.sort(key=lambda node: (node.lineno, node.col_offset))
    for call in calls:
        kind = _kind(call.func, called)
        if kind and call.args:
            yield from _texts(kind, call, name)


def _names(tree: ast.Module) -> dict[str, str]:
    """How this file calls the functions of `pasur.i18n`: its name for each → the real one."""
    found = {}
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and node.module == "pasur.i18n":
            for alias in node.names:
                if alias.name in _CALLS:
                    found[alias.asname or alias.name] = alias.name
        elif isinstance(node, ast.ImportFrom) and node.module == "pasur":
            for alias in node.names:
                if alias.name == "i18n":
                    module = alias.asname or alias.name
                    found |= {f"{module}.{call}": call for call in _CALLS}
    return found


def _kind(function: ast.expr, called: dict[str, str]) -> str:
    if isinstance(function, ast.Name):
        return called.get(function.id, "")
    if isinstance(function, ast.Attribute) and isinstance(function.value, ast.Name):
        return called.get(f"{function.value.id}.{function.attr}", "")
    return ""


def _texts(kind: str, call: ast.Call, name: str) -> Iterator[tuple[str, str]]:
    where = f"{name}:{call.lineno}"
    if kind == "trn":
        texts = [list(_literals(arg, where)) for arg in call.args[:2]]
        if len(texts) != 2 or [len(each) for each in texts] != [1, 1]:
            raise ExtractError(f"{where}: trn needs its two texts written out")
        yield texts[0][0], texts[1][0]
    else:
        for text in _literals(call.args[0], where):
            yield text, ""


def _literals(node: ast.expr, where: str) -> Iterator[str]:
    """The texts that an argument may be; a variable is none, for its text is marked elsewhere."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        if not node.value.strip():
            raise ExtractError(f"{where}: an empty message")
        yield node.value
    elif isinstance(node, ast.IfExp):
        yield from _literals(node.body, where)
        yield from _literals(node.orelse, where)
    elif isinstance(node, ast.JoinedStr | ast.BinOp):
        raise ExtractError(f"{where}: a message is one literal text, never put together")
