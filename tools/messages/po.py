"""Catalogues as gettext's .po files: reading them with their comments, and writing them."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from tools.messages.extract import Message

_KEYWORD = re.compile(r'(msgid_plural|msgid|msgstr)(?:\[(\d+)\])?\s+(".*")$')


@dataclass
class Entry:
    """One message in a catalogue: its translations, one for each plural form, and comments."""

    text: str
    plural: str = ""
    forms: list[str] = field(default_factory=list)
    comments: list[str] = field(default_factory=list)

    @property
    def done(self) -> bool:
        """Whether every form is translated."""
        return bool(self.forms) and all(self.forms)


@dataclass
class Catalogue:
    """A catalogue: its header fields in order, and its entries by English text."""

    header: dict[str, str] = field(default_factory=dict)
    entries: dict[str, Entry] = field(default_factory=dict)

    @property
    def plural_forms(self) -> int:
        """How many plural forms the language has."""
        found = re.search(r"nplurals=(\d+)", self.header.get("Plural-Forms", ""))
        return int(found[1]) if found else 2


def read_po(text: str) -> Catalogue:
    """The catalogue in the text of a .po file; raises ValueError with a line it cannot read."""
    found = Catalogue()
    for block in re.split(r"\n\s*\n", text):
        entry = _entry(block)
        if entry is None:
            continue
        if entry.text:
            found.entries[entry.text] = entry
        else:
            lines = "".join(entry.forms).splitlines()
            found.header = dict(line.split(": ", 1) for line in lines if ": " in line)
    return found


def _entry(block: str) -> Entry | None:
    """One block of a file; None for a block without a message."""
    parts: dict[str, str] = {}
    comments: list[str] = []
    at = ""
    for line in block.splitlines():
        if line.startswith("#"):
            comments += [line[2:]] if line.startswith("# ") else []
            continue
        keyword = _KEYWORD.match(line)
        if keyword:
            at = keyword[1] + (keyword[2] or "")
            line = keyword[3]
        if not at or not line.startswith('"'):
            raise ValueError(f"not a line of a message catalogue: {line}")
        parts[at] = parts.get(at, "") + str(json.loads(line))
    if "msgid" not in parts:
        return None
    forms = [parts[each] for each in sorted(parts) if each.startswith("msgstr")]
    return Entry(parts["msgid"], parts.get("msgid_plural", ""), forms, comments)


def write_po(catalogue: Catalogue, messages: Iterable[Message]) -> str:
    """The text of the .po file with exactly these messages, in this order."""
    blocks = [_header(catalogue.header)]
    for message in messages:
        entry = catalogue.entries.get(message.text, Entry(message.text))
        blocks.append(_block(entry, message, catalogue.plural_forms))
    return "\n".join(blocks)


def _header(header: Mapping[str, str]) -> str:
    lines = [json.dumps(f"{key}: {value}\n", ensure_ascii=False) for key, value in header.items()]
    return "\n".join(['msgid ""', 'msgstr ""', *lines]) + "\n"


def _block(entry: Entry, message: Message, plural_forms: int) -> str:
    lines = [f"# {comment}" for comment in entry.comments]
    lines.append(f"#: {' '.join(message.files)}")
    if "{" in message.text:
        lines.append("#, python-brace-format")
    lines.append(f"msgid {_quoted(message.text)}")
    if message.plural:
        lines.append(f"msgid_plural {_quoted(message.plural)}")
        forms = entry.forms if entry.plural else []
        forms = (forms + [""] * plural_forms)[:plural_forms]
        lines += [f"msgstr[{at}] {_quoted(form)}" for at, form in enumerate(forms)]
    else:
        form = entry.forms[0] if entry.forms and not entry.plural else ""
        lines.append(f"msgstr {_quoted(form)}")
    return "\n".join(lines) + "\n"


def _quoted(text: str) -> str:
    return json.dumps(text, ensure_ascii=False)
