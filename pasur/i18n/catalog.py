"""Message catalogues: gettext's text form (.po), read directly, with its plural rules."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

_KEYWORDS = frozenset({"msgid", "msgid_plural", "msgstr", *(f"msgstr[{n}]" for n in range(6))})
_QUOTABLE = r'(?:[^"\\]|\\.)*'


def _germanic(n: int) -> int:
    return int(n != 1)


@dataclass(frozen=True)
class Catalog:
    """Translations of one language; English texts are the keys.

    ``plural(n)`` is the number of the form that goes with ``n``. A message that is not in the
    catalogue is given back as it was asked for.
    """

    messages: Mapping[str, str] = field(default_factory=dict)
    plurals: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    plural: Callable[[int], int] = _germanic

    def one(self, text: str) -> str:
        """The translation of ``text``."""
        return self.messages.get(text) or text

    def many(self, singular: str, plural: str, n: int) -> str:
        """The translation that goes with ``n`` things."""
        forms = self.plurals.get(singular)
        if not forms:
            return singular if n == 1 else plural
        return forms[min(self.plural(n), len(forms) - 1)] or (singular if n == 1 else plural)


def parse_po(text: str) -> Catalog:
    """The catalogue in the text of a .po file.

    Raises ValueError with the line number when a line is not understood.
    """
    from gettext import c2py

    messages: dict[str, str] = {}
    plurals: dict[str, tuple[str, ...]] = {}
    header = ""
    for entry in _entries(text):
        key = entry.get("msgid", "")
        if key and "msgid_plural" not in entry:
            messages[key] = entry.get("msgstr", "")
            continue
        forms = tuple(v for k, v in sorted(entry.items()) if k.startswith("msgstr"))
        if key:
            plurals[key] = forms
        else:
            header = "".join(forms)
    rule = re.search(r"plural=([^;\n]+)", header)
    return Catalog(messages, plurals, c2py(rule.group(1)) if rule else _germanic)


def _entries(text: str) -> list[dict[str, str]]:
    """Each entry as its keywords (msgid, msgid_plural, msgstr, msgstr[0] …) and their texts."""
    entries: list[dict[str, str]] = []
    entry: dict[str, str] = {}
    keyword = ""
    for number, raw in enumerate(text.splitlines(), start=1):
        line = raw.strip()
        if not line or line[0] == "#":
            continue
        before, quote, rest = line.partition('"')
        if before:
            keyword = before.rstrip()
            if keyword == "msgid":
                entry = {}
                entries.append(entry)
            elif keyword not in _KEYWORDS:
                raise ValueError(f"line {number}: not a line of a message catalogue")
        if not quote or rest[-1:] != '"' or not keyword:
            raise ValueError(f"line {number}: not a line of a message catalogue")
        if not entries:
            raise ValueError(f"line {number}: a text without a msgid before it")
        entry[keyword] = entry.get(keyword, "") + _unquoted(rest[:-1], number)
    return entries


def _unquoted(text: str, number: int) -> str:
    """What stands between two quotation marks, without the escapes."""
    if "\\" not in text and '"' not in text:
        return text
    if re.fullmatch(_QUOTABLE, text) is None:
        raise ValueError(f"line {number}: not a line of a message catalogue")
    import ast

    return str(ast.literal_eval(f'"{text}"'))
