"""The order of mixed text, against what the Unicode algorithm says of each string."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pasur.i18n.bidi import FSI, LRI, PDI, RLI, is_rtl, levels, visual_order

_MIRROR = str.maketrans("()[]{}«»", ")(][}{»«")


def seen(text: str, rtl: bool) -> str:
    """``text`` from left to right as it is seen, without the characters that only steer."""
    found = levels(text, rtl)
    chars = [text[i].translate(_MIRROR) if found[i] % 2 else text[i] for i in visual_order(found)]
    return "".join(c for c in chars if not "\u2066" <= c <= "\u2069")


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("امتیاز 62 از ۱۲۳", "۱۲۳ زا 62 زایتما"),
        ("سور (Sur) +5", "5+ (Sur) روس"),
        ("کلید (Esc)", "(Esc) دیلک"),
        ("سور (Sur)", "(Sur) روس"),
        ("[۱۲] بی‌بی", "یب‌یب [۱۲]"),
        ("۳ + ۶ + ۲ = ۱۱", "۱۱ = ۲ + ۶ + ۳"),
        (f"{LRI}۳ + ۶ + ۲ = ۱۱{PDI} بگیر", "ریگب ۳ + ۶ + ۲ = ۱۱"),
        (f"{FSI}Mina{PDI} و {FSI}کاوه{PDI}", "هواک و Mina"),
        ("«Pasur» بازی", "یزاب «Pasur»"),
        ("بازی Pasur 2.0!", "!Pasur 2.0 یزاب"),
        ("12% سور", "روس 12%"),
    ],
)
def test_in_a_persian_line(text: str, expected: str) -> None:
    assert seen(text, rtl=True) == expected


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("Score 62 of 123", "Score 62 of 123"),
        ("Mina (مینا) leads", "Mina (انیم) leads"),
        ("سور wins", "روس wins"),
        (f"{FSI}مینا{PDI} 12", "انیم 12"),
        ("مینا 12", "12 انیم"),
        (f"{RLI}a ب{PDI}!", "ب a!"),
    ],
)
def test_in_an_english_line(text: str, expected: str) -> None:
    assert seen(text, rtl=False) == expected


def test_signs_in_the_text_are_neutral() -> None:
    chips = "\ue012\ue001"
    assert levels(f"گرفتن {chips} کن", True) == (1,) * 11
    assert levels(f"takes {chips}", False) == (0,) * 8


def test_a_half_space_does_not_part_a_word() -> None:
    assert set(levels("بی\u200cبی", False)) == {1}
    assert levels("a بی\u200cبی b", False) == (0, 0, 1, 1, 1, 1, 1, 0, 0)
    assert set(levels("می\u200cشود", True)) == {1}


def test_a_chip_after_a_name_follows_the_line() -> None:
    assert seen("رایانه: \ue012 را", True) == "ار \ue012 :هنایار"


@pytest.mark.parametrize(
    ("text", "expected"), [("سلام", True), ("hello", False), ("12 سلام", True), ("12", False)]
)
def test_the_first_strong_letter_decides(text: str, expected: bool) -> None:
    assert is_rtl(text) is expected


@given(st.text(alphabet="ab سر 12۳+-.,%()[]\u2066\u2067\u2068\u2069\ue001", max_size=20))
def test_every_character_is_seen_exactly_once(text: str) -> None:
    for rtl in (False, True):
        found = levels(text, rtl)
        assert len(found) == len(text)
        assert all(level >= int(rtl) for level in found)
        assert sorted(visual_order(found)) == list(range(len(text)))


@given(st.text(alphabet="abc 12.,()", max_size=20))
def test_latin_text_in_a_latin_line_keeps_its_order(text: str) -> None:
    assert seen(text, False) == text


@given(st.text(alphabet="سرب ", max_size=20))
def test_persian_letters_run_backwards(text: str) -> None:
    assert seen(text, True) == text[::-1]
