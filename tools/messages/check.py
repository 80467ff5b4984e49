"""What is wrong with a catalogue, compared with the messages of the program."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Mapping

from tools.messages.extract import Message
from tools.messages.po import Catalogue, Entry

_HOLDER = re.compile(r"\{([^{}]*)\}")
_ARABIC = re.compile("[يكى]")
_PERSIAN_NEEDS_JOINER = re.compile(r"(?<![\u0600-\u06ff\u200c])(?:ن?می) (?=[\u0600-\u06ff])")


def faults(language: str, catalogue: Catalogue, messages: Mapping[str, Message]) -> list[str]:
    """One sentence for each fault: missing, unused, placeholders, plural forms, wrong letters."""
    found = [f"{language}: unused: {text!r}" for text in catalogue.entries if text not in messages]
    for message in messages.values():
        entry = catalogue.entries.get(message.text)
        if entry is None or not entry.done:
            found.append(f"{language}: missing: {message.text!r} ({message.files[0]})")
            continue
        wrong = [*_forms(entry, message, catalogue.plural_forms), *_holders(entry, message)]
        if language == "fa":
            wrong += _persian(entry)
        found += [f"{language}: {reason}: {message.text!r}" for reason in wrong]
    return found


def _forms(entry: Entry, message: Message, plural_forms: int) -> Iterator[str]:
    wanted = plural_forms if message.plural else 1
    if len(entry.forms) != wanted:
        yield f"{len(entry.forms)} forms instead of {wanted}"
    if entry.plural != message.plural:
        yield "another plural form in English"


def _holders(entry: Entry, message: Message) -> Iterator[str]:
    """Placeholders that are not the message's; the singular may leave its number out."""
    wanted = Counter(_HOLDER.findall(message.plural or message.text))
    for at, form in enumerate(entry.forms):
        own = Counter(_HOLDER.findall(form))
        missing = wanted - own
        if message.plural and at == 0 and len(entry.forms) > 1:
            missing.pop("n", None)
        if missing or set(own) - set(wanted):
            yield f"other placeholders in {form!r}"


def _persian(entry: Entry) -> Iterator[str]:
    for form in entry.forms:
        if _ARABIC.search(form):
            yield f"an Arabic letter in {form!r}"
        if _PERSIAN_NEEDS_JOINER.search(form):
            yield f"a space where a half-space belongs in {form!r}"
