"""The spoken log: what is said, to whom, and a match played by ear."""

from __future__ import annotations

from pasur.engine import make_card, preset
from pasur.i18n import ltr, set_language
from pasur.match.live import LiveMatch
from pasur.match.seats import Seat, computer, person
from pasur.ui.markup import chip, key, strong, suit_sign
from pasur.ui.scenes.curtain import QUIET
from pasur.ui.scenes.table import TableScene
from pasur.ui.speech import Speech, plain
from tests.ui.tutorial.conftest import Start

RULES = preset("guide", 2)


def table(*seats: Seat, seed: str = "by ear", target: str = "1") -> TableScene:
    rules = RULES.with_option("Target", target)
    return TableScene(LiveMatch.new(rules, seats, 1, seed), threaded=False)


def test_signs_become_words() -> None:
    set_language("en")
    shown = f"{strong(ltr('7 + 2 = 9'))} · {chip(make_card(7, 2))}{chip(make_card(2, 0))}"
    assert plain(shown) == "7 + 2 = 9 · seven of hearts and two of clubs"
    assert plain(f"{key('Esc')} {suit_sign(0)}") == "Esc clubs"


def test_a_private_sentence_is_for_one_seat() -> None:
    speech = Speech()
    speech.say("Mina lays down ten of spades.")
    speech.say("Your cards: two of clubs.", seat=1)
    assert speech.log(0) == ["Mina lays down ten of spades."]
    assert len(speech.log(1)) == 2
    assert speech.log(None) == speech.log(0)


class Listener:
    """Plays by keys alone, and knows nothing but what is said."""

    def __init__(self) -> None:
        self.said: list[str] = []

    def hear(self, words: str) -> None:
        self.said.append(words)


def test_a_match_is_played_by_ear(start: Start) -> None:
    ear = Listener()
    scene = table(person("Leila"), computer("Mina"))
    pilot = start(scene, heard=ear.hear)
    for _ in range(400):
        if any("win the match" in each or "match goes to" in each for each in ear.said):
            break
        heard = len(ear.said)
        pilot.settle()
        if pilot.scene.name != "table":
            pilot.key("return")
            continue
        for _ in range(30):
            pilot.key("tab")
            if ear.said[-1].startswith("Your "):
                break
        assert "It can: " in ear.said[-1]
        pilot.key("return")
        for _ in range(30):
            if any(each.startswith("You ") for each in ear.said[heard:]):
                break
            pilot.key("tab")
            if "It can be chosen" in ear.said[-1]:
                pilot.key("return")
        assert any(each.startswith("You ") for each in ear.said[heard:]), ear.said[-40:]
    else:
        raise AssertionError("the match never ends")
    assert pilot.app.services.speech.log(0)


def test_no_hidden_card_is_said(start: Start) -> None:
    ear = Listener()
    scene = table(person("Leila"), person("Mina"))
    pilot = start(scene, heard=ear.hear)
    pilot.settle()
    hands = [scene.match.observe(seat).hand for seat in (0, 1)]
    assert pilot.scene.name == "curtain"
    assert not any("Your cards" in each for each in ear.said)
    pilot.advance(QUIET + 0.1)
    pilot.key("return")
    pilot.settle()
    from pasur.teach.naming import card_name

    told = " ".join(ear.said)
    for card in range(52):
        if hands[0] >> card & 1:
            assert card_name(card) in told
        if hands[1] >> card & 1:
            assert card_name(card) not in told


def test_the_log_opens_and_reads(start: Start) -> None:
    scene = table(person("Leila"), computer("Mina"))
    pilot = start(scene, (800, 600))
    pilot.settle()
    for language in ("en", "fa", "pseudo"):
        pilot.app.services.change(language=language)
        pilot.key("l")
        assert pilot.scene.name == "log"
        assert pilot.cut_texts() == []
        assert pilot.overlapping() == []
        pilot.key("l")
        assert pilot.scene.name == "table"
