"""Every message of the program is translated, once, and fits its English text."""

from __future__ import annotations

from pathlib import Path

import pytest

from pasur.i18n.catalog import parse_po
from tools.messages.check import faults
from tools.messages.extract import extract
from tools.messages.po import read_po
from tools.messages.update import catalogues

ROOT = Path(__file__).resolve().parents[2]
LANGUAGES = sorted(catalogues(ROOT))


def test_the_languages_of_the_game() -> None:
    assert {"de", "es", "fa"} <= set(LANGUAGES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_missing_unused_or_wrong(language: str) -> None:
    text = catalogues(ROOT)[language].read_text(encoding="utf-8")
    assert faults(language, read_po(text), extract(ROOT)) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_game_reads_what_the_tool_writes(language: str) -> None:
    text = catalogues(ROOT)[language].read_text(encoding="utf-8")
    written = read_po(text)
    loaded = parse_po(text)
    for entry in written.entries.values():
        if entry.plural:
            assert loaded.plurals[entry.text] == tuple(entry.forms)
        else:
            assert loaded.one(entry.text) == entry.forms[0]
    assert {loaded.plural(n) for n in range(40)} == set(range(written.plural_forms))
