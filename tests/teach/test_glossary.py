"""The glossary's words are whole, and in the right scripts."""

from __future__ import annotations

import unicodedata

from pasur.teach.glossary import WORDS


def test_each_word_is_there_once() -> None:
    for field in ("persian", "said", "name"):
        values = [getattr(word, field) for word in WORDS]
        assert len(set(values)) == len(values), field
    assert all(word.meaning for word in WORDS)


def test_persian_words_are_persian() -> None:
    for word in WORDS:
        letters = [char for char in word.persian if char.isalpha()]
        assert letters
        assert all("ARABIC" in unicodedata.name(char) for char in letters)
        assert not set(word.persian) & set("يك")
        assert all("LATIN" in unicodedata.name(char) for char in word.said if char.isalpha())
