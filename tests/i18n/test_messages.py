"""Messages, plural forms, digits and the languages there are."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from pasur import i18n
from pasur.i18n.catalog import parse_po
from pasur.i18n.pseudo import pseudo
from pasur.i18n.system import system_language

PO = r"""
# A remark
msgid ""
msgstr ""
"Language: fa\n"
"Plural-Forms: nplurals=2; plural=(n > 1);\n"

#: somewhere.py
msgid "Your turn"
msgstr "نوبت شماست"

msgid "A \"long\" "
"message"
msgstr "یک پیام "
"بلند"

msgid "{n} card"
msgid_plural "{n} cards"
msgstr[0] "{n} برگ"
msgstr[1] "{n} برگ‌ها"

msgid "Not yet"
msgstr ""
"""


@pytest.fixture(autouse=True)
def english_again() -> Iterator[None]:
    yield
    i18n.set_language("en")


def test_english_says_what_is_written() -> None:
    assert i18n.tr("Your turn") == "Your turn"
    assert i18n.tr("To {target} points", target=62) == "To 62 points"
    assert i18n.trn("{n} deal left", "{n} deals left", 1) == "1 deal left"
    assert i18n.trn("{n} deal left", "{n} deals left", 0) == "0 deals left"
    assert i18n.direction() == "ltr"


def test_numbers_are_written_in_the_digits_of_the_language() -> None:
    i18n.set_language("fa")
    assert i18n.direction() == "rtl"
    assert i18n.digits(1062) == "۱۰۶۲"
    assert i18n.digits("80%") == "۸۰%"
    i18n.set_language("fa", persian_digits=False)
    assert i18n.digits(1062) == "1062"


def test_a_name_is_kept_apart_from_a_line_of_the_other_direction() -> None:
    assert i18n.isolate("Mina") == "Mina"
    assert i18n.isolate("مینا") == "\u2068مینا\u2069"
    i18n.set_language("fa")
    assert i18n.isolate("Mina") == "\u2068Mina\u2069"
    assert i18n.isolate("\ue012\ue001") == "\ue012\ue001"


def test_a_catalogue_is_read() -> None:
    found = parse_po(PO)
    assert found.one("Your turn") == "نوبت شماست"
    assert found.one('A "long" message') == "یک پیام بلند"
    assert found.one("Not yet") == "Not yet"
    assert found.one("unknown") == "unknown"
    assert found.many("{n} card", "{n} cards", 1) == "{n} برگ"
    assert found.many("{n} card", "{n} cards", 2) == "{n} برگ‌ها"
    assert found.many("{n} sur", "{n} surs", 2) == "{n} surs"


def test_a_damaged_catalogue_names_its_line() -> None:
    with pytest.raises(ValueError, match="line 2"):
        parse_po('msgid "a"\nnonsense\n')


def test_the_language_for_tests_is_longer_and_keeps_placeholders() -> None:
    text = "Round {n}: {first}, {second}"
    changed = pseudo(text)
    assert changed.startswith("[")
    assert changed.endswith("]")
    assert changed.format(n=1, first="a", second="b")
    plain = "The computers play, and you look on"
    assert len(pseudo(plain)) >= 1.38 * len(plain)


def test_every_message_of_the_language_for_tests_is_marked() -> None:
    i18n.set_language("pseudo")
    assert i18n.tr("Quit") != "Quit"
    assert i18n.trn("{n} point", "{n} points", 3).startswith("[3 ")


def test_english_and_every_catalogue_can_be_chosen() -> None:
    codes = [code for code, _ in i18n.languages()]
    assert codes[0] == "en"
    assert len(codes) == len(set(codes))
    for code in codes:
        i18n.set_language(code)
        assert i18n.language() == code
        assert i18n.tr("Quit")


@pytest.mark.parametrize(
    ("environ", "expected"),
    [
        ({}, "en"),
        ({"LANG": "fa_IR.UTF-8"}, "fa"),
        ({"LANG": "de_AT"}, "de"),
        ({"LANG": "fr_FR.UTF-8"}, "en"),
        ({"LANG": "fa_IR", "LC_ALL": "C"}, "en"),
        ({"LANGUAGE": "fr:de", "LANG": "fa_IR"}, "de"),
        ({"LC_ALL": "C.UTF-8"}, "en"),
    ],
)
def test_the_first_start_follows_the_system(environ: dict[str, str], expected: str) -> None:
    assert system_language(environ, ["en", "fa", "de"], "linux") == expected
