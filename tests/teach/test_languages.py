"""The lessons and the rules page are whole in every language."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from pasur.engine import PRESETS, Play, parse_card, preset
from pasur.i18n import set_language, tr
from pasur.teach.exchange import exchange
from pasur.teach.lessons import KEYS, lesson
from pasur.teach.model import Plays, WholeRound
from pasur.teach.rules_page import all_differences, rules_page
from pasur.teach.say import cards_named, chip, say

LANGUAGES = ("en", "fa", "es", "de")


@pytest.fixture(params=LANGUAGES)
def language(request: pytest.FixtureRequest) -> Iterator[str]:
    set_language(request.param)
    yield str(request.param)
    set_language("en")


def _texts(key: str) -> Iterator[tuple[str, Play | None]]:
    found = lesson(key)
    yield found.title, None
    yield found.aim, None
    for step in found.steps:
        yield step.before, None
        yield step.after, None
        plays = step.task.opening if isinstance(step.task, WholeRound) else step.task
        if isinstance(plays, Plays):
            yield from ((each.idea, each.play) for each in plays.weak)
            yield from ((each.idea, each.play) for each in plays.refused)


@pytest.mark.usefixtures("language")
@pytest.mark.parametrize("key", KEYS)
def test_every_text_of_a_lesson_can_be_shown(key: str) -> None:
    for text, play in _texts(key):
        shown = say(text, play)
        assert shown
        assert "{" not in shown
        assert all(chip(parse_card(name)) in shown for name in cards_named(text))


@pytest.mark.parametrize("code", LANGUAGES[1:])
def test_lessons_are_translated(code: str) -> None:
    set_language(code)
    try:
        for key in KEYS:
            long = [text for text, _ in _texts(key) if len(text) > 12]
            assert not [text for text in long if tr(text) == text]
    finally:
        set_language("en")


def test_the_rules_page_is_whole(language: str) -> None:
    for name in PRESETS:
        for players in (2, 3, 4):
            rules = preset(name, players)
            texts = [row.text for part in rules_page(rules) for row in part.rows]
            for found in all_differences(rules).values():
                texts += [text for each in found for text in (each.here, each.there)]
            assert all(text and "{" not in text for text in texts), language


def test_persian_has_persian_digits_also_inside_sums() -> None:
    set_language("fa")
    try:
        shown = say(lesson("eleven").steps[1].task.weak[0].idea, Play.parse("5D x 6H"))  # type: ignore[union-attr]
        assert "\u2066۵ + ۶ = ۱۱\u2069" in shown
        for key in KEYS:
            for text, play in _texts(key):
                assert not any(char in "0123456789" for char in say(text, play)), text
    finally:
        set_language("en")


def test_persian_digits_and_the_word_for_clubs_can_be_changed() -> None:
    text = lesson("twins").steps[2].after
    try:
        set_language("fa")
        assert "گشنیز" in tr(text)
        set_language("fa", khaj=True)
        assert "خاج" in tr(text)
        assert "گشنیز" not in tr(text)
        set_language("fa", persian_digits=False)
        assert "7" in say(lesson("eleven").steps[0].before)
        assert "۷" not in say(lesson("eleven").steps[0].before)
    finally:
        set_language("en")


def test_exchanged_cards_are_named_as_they_lie() -> None:
    idea = "{3H} is no club."
    assert chip(parse_card("3S")) in say(idea, swap=exchange)
    assert chip(parse_card("3H")) in say(idea)
