"""Message catalogues: gettext's text form (.po), read directly, with its plural rules."""

from __future__ import annotations

import ast
import gettext
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

_LINE = re.compile(r'(msgid|msgid_plural|msgstr(?:\[(\d+)\])?)?\s*("(?:[^"\\]|\\.)*")\s*$')


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
    messages: dict[str, str] = {}
    plurals: dict[str, tuple[str, ...]] = {}
    header = ""
    for entry in _entries(text):
        key = entry.get("msgid", "")
        forms = tuple(v for k, v in sorted(entry.items()) if k.startswith("msgstr"))
        if not key:
            header = "".join(forms)
        elif "msgid_plural" in entry:
            plurals[key] = forms
        else:
            messages[key] = "".join(forms)
    rule = re.search(r"plural=([^;\n]+)", header)
    return Catalog(messages, plurals, gettext.c2py(rule.group(1)) if rule else _germanic)


def _entries(text: str) -> list[dict[str, str]]:
    """Each entry as its keywords (msgid, msgid_plural, msgstr, msgstr[0] …) and their texts."""
    entries: list[dict[str, str]] = []
    keyword = ""
    for number, raw in enumerate(text.splitlines(), start=1):
        line = raw.strip()
        if not line or line.startswith("#"):
            continue
        found = _LINE.match(line)
        if found is None:
            raise ValueError(f"line {number}: not a line of a message catalogue")
        if found.group(1):
            keyword = found.group(1)
            if keyword == "msgid":
                entries.append({})
        if not entries:
            raise ValueError(f"line {number}: a text without a msgid before it")
        entries[-1][keyword] = entries[-1].get(keyword, "") + str(ast.literal_eval(found.group(3)))
    return entries
