"""The tool finds messages in source, and finds fault with catalogues."""

from __future__ import annotations

from pathlib import Path

import pytest

from pasur.i18n.catalog import parse_po
from tools.messages.check import faults
from tools.messages.extract import ExtractError, Message, extract, messages_of
from tools.messages.po import Catalogue, Entry, read_po, write_po
from tools.messages.update import check, new, update


def _found(source: str) -> list[tuple[str, str]]:
    return list(messages_of(source, "a.py"))


@pytest.mark.parametrize(
    ("source", "found"),
    [
        ("from pasur.i18n import tr\ntr('One')\ntr('T' 'wo', n=1)", [("One", ""), ("Two", "")]),
        ("from pasur.i18n import trn\ntrn('{n} a', '{n} b', 3)", [("{n} a", "{n} b")]),
        ("from pasur.i18n import mark as m\nX = m('One')", [("One", "")]),
        ("from pasur import i18n\ni18n.tr('One')", [("One", "")]),
        ("from pasur.i18n import tr\ntr('A' if x else 'B')\ntr(x)", [("A", ""), ("B", "")]),
        ("from elsewhere import tr\ntr('One')", []),
        ("from pasur.i18n import tr\nother.tr('One')\ntr()\ntr", []),
        ("tr('One')", []),
    ],
)
def test_messages_are_found_where_they_are_said(source: str, found: list[tuple[str, str]]) -> None:
    assert _found(source) == found


@pytest.mark.parametrize("call", ["tr(f'a {x}')", "tr('a' + x)", "tr(' ')", "trn('a', x, 1)"])
def test_what_cannot_be_translated_is_an_error(call: str) -> None:
    with pytest.raises(ExtractError, match=r"a\.py:2"):
        _found(f"from pasur.i18n import tr, trn\n{call}")


def _project(root: Path, **files: str) -> Path:
    (root / "pasur").mkdir(exist_ok=True)
    for name, source in files.items():
        text = f"from pasur.i18n import tr, trn\n{source}\n"
        (root / "pasur" / f"{name}.py").write_text(text, encoding="utf-8")
    return root


def test_one_text_in_two_files_is_one_message(tmp_path: Path) -> None:
    found = extract(_project(tmp_path, a="tr('One'); tr('One')", b="trn('One', 'More', n)"))
    assert found == {"One": Message("One", "More", ("pasur/a.py", "pasur/b.py"))}


def test_two_plurals_of_one_text_are_an_error(tmp_path: Path) -> None:
    root = _project(tmp_path, a="trn('One', 'More', n)", b="trn('One', 'Many', n)")
    with pytest.raises(ExtractError, match="two plural forms"):
        extract(root)


MESSAGES = {
    "{n} card": Message("{n} card", "{n} cards", ("a.py",)),
    "Hi {name}": Message("Hi {name}", "", ("a.py",)),
}


def _catalogue(*forms: str, hi: str = "Na {name}") -> Catalogue:
    header = {"Plural-Forms": "nplurals=2; plural=(n != 1);"}
    entries = {
        "{n} card": Entry("{n} card", "{n} cards", list(forms)),
        "Hi {name}": Entry("Hi {name}", "", [hi]),
    }
    return Catalogue(header, entries)


def test_a_good_catalogue_has_no_fault() -> None:
    assert faults("de", _catalogue("{n} Karte", "{n} Karten"), MESSAGES) == []
    assert faults("de", _catalogue("eine Karte", "{n} Karten"), MESSAGES) == []


@pytest.mark.parametrize(
    ("catalogue", "fault"),
    [
        (_catalogue("{n} Karte", ""), "missing"),
        (_catalogue("{n} Karte"), "1 forms instead of 2"),
        (_catalogue("{n} Karte", "Karten"), "other placeholders"),
        (_catalogue("{n} Karte", "{n} Karten", hi="Na {nam}"), "other placeholders"),
        (_catalogue("{n} Karte", "{n} Karten", hi="Na"), "other placeholders"),
        (_catalogue("{n} Karte", "{n} Karten", hi=""), "missing"),
    ],
)
def test_faults_are_named(catalogue: Catalogue, fault: str) -> None:
    (found,) = faults("de", catalogue, MESSAGES)
    assert fault in found


@pytest.mark.parametrize("wrong", ["{name} يك", "{name} می خورد"])
def test_persian_letters_and_half_spaces(wrong: str) -> None:
    found = faults("fa", _catalogue("{n} ورق", "{n} ورق", hi=wrong), MESSAGES)
    assert len(found) == 1
    assert not faults("fa", _catalogue("{n} ورق", "{n} ورق", hi="{name} می‌خورد"), MESSAGES)


def test_what_nothing_says_is_unused() -> None:
    found = faults("de", _catalogue("{n} Karte", "{n} Karten"), {})
    assert all("unused" in each for each in found)
    assert len(found) == 2


def test_update_takes_in_and_drops(tmp_path: Path) -> None:
    root = _project(tmp_path, a="tr('Old'); tr('Kept')")
    path = new(root, "de")
    with pytest.raises(FileExistsError):
        new(root, "de")
    assert len(update(root)) == 2
    text = path.read_text(encoding="utf-8")
    text = text.replace(
        'msgid "Kept"\nmsgstr ""', '# said twice\nmsgid "Kept"\nmsgstr "\\"Ja\\"\\n"'
    )
    path.write_text(text, encoding="utf-8")
    _project(tmp_path, a="tr('Kept'); trn('{n} one', '{n} more', n)")
    assert len(check(root)) == 2
    assert [each.split(": ")[1] for each in update(root)] == ["missing"]
    kept = read_po(path.read_text(encoding="utf-8"))
    assert list(kept.entries) == ["Kept", "{n} one"]
    assert kept.entries["Kept"].forms == ['"Ja"\n']
    assert kept.entries["Kept"].comments == ["said twice"]
    assert len(kept.entries["{n} one"].forms) == 2
    assert parse_po(path.read_text(encoding="utf-8")).one("Kept") == '"Ja"\n'


def test_writing_and_reading_agree() -> None:
    text = write_po(_catalogue("{n} Karte", "{n} Karten"), MESSAGES.values())
    assert write_po(read_po(text), MESSAGES.values()) == text
    assert "python-brace-format" in text


@pytest.mark.parametrize("text", ["msgid x", 'nonsense "a"', 'msgid "a"\nb'])
def test_a_line_that_is_none_is_an_error(text: str) -> None:
    with pytest.raises(ValueError, match="not a line"):
        read_po(text)
    with pytest.raises(ValueError, match=r"line [12]"):
        parse_po(text)
