"""Every event has its sentence, for those at the table and for those who look on."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator

import pytest

from pasur.engine import (
    ClaimMade,
    Event,
    JackBuried,
    LeftoversTaken,
    Phase,
    Play,
    PoolRejected,
    SurCancelled,
    SurMade,
    SurRefused,
    TiePlayedOn,
    TurnPassed,
    legal_plays,
    observe,
    parse_card,
    play,
    prepare_round,
    preset,
    redact,
    start_match,
    start_round,
)
from pasur.engine.shuffle import Source
from pasur.i18n import set_language
from pasur.teach.model import Position, cards
from pasur.teach.naming import card_name, card_names
from pasur.teach.position import table as position
from pasur.teach.spoken import Listener, choices, sentence, table

NAMES = ("Mina", "Bahram", "Kaveh", "Sima")
TWO = preset("guide")


@pytest.fixture(autouse=True)
def _english_again() -> Iterator[None]:
    set_language("en")
    yield
    set_language("en")


def _you(seat: int | None = 0) -> Listener:
    return Listener(TWO, NAMES[:2], seat)


def _match(players: int, partners: bool, seed: int) -> Iterator[Event]:
    """All events of a short match of careless players."""
    rules = preset("guide", players).with_option("Target", "1")
    if not partners and players == 4:
        rules = rules.with_option("Partners", "no")
    source = Source(seed)
    state = start_match(rules, 0)
    while state.phase is not Phase.OVER:
        state, events = start_round(state, prepare_round(rules, source))
        yield from events
        while state.turn is not None and state.round is not None:
            seat = state.turn
            plays = legal_plays(state.round.hands[seat], state.round.pool, rules)
            state, events = play(state, seat, source.choice(plays))
            yield from events


@pytest.mark.parametrize("code", ["en", "fa", "es", "de"])
@pytest.mark.parametrize(("players", "partners"), [(2, False), (3, False), (4, True), (4, False)])
def test_a_whole_match_can_be_told(code: str, players: int, partners: bool) -> None:
    set_language(code)
    rules = preset("guide", players)
    if not partners and players == 4:
        rules = rules.with_option("Partners", "no")
    told = 0
    for seat in (None, 0, players - 1):
        to = Listener(rules, NAMES[:players], seat)
        for event in _match(players, partners, seed=players):
            said = sentence(redact(event, seat), to)
            assert said
            assert "{" not in said
            assert not any("\ue000" <= char <= "\uf8ff" for char in said)
            told += 1
    assert told > 3 * 52


@pytest.mark.parametrize(
    ("event", "yours", "theirs"),
    [
        (TurnPassed(0), "It is your turn.", "It is the turn of Mina."),
        (SurMade(0, 0, 5, 1), "Sur! You hold 1 sur.", "Sur! 1 sur for Mina."),
        (SurMade(0, 0, 5, 2), "Sur! You hold 2 surs.", "Sur! 2 surs for Mina."),
        (
            SurCancelled(0, 0, 1, 5, 0),
            "Sur: you strike out one of Bahram.",
            "Sur: Mina strikes out one of yours.",
        ),
        (
            LeftoversTaken(0, cards("TD KH")),
            "Your side captured last and gets ten of diamonds and king of hearts.",
            "Last capture: Mina. There go ten of diamonds and king of hearts.",
        ),
        (
            ClaimMade(0, 0, True, (62, 3)),
            "You say “por shodam”, and rightly: 62 of 62.",
            "Mina says “por shodam”, and rightly: 62 of 62.",
        ),
        (
            ClaimMade(0, 0, False, (60, 3)),
            "You say “por shodam”, but have 60 of 62.",
            "Mina says “por shodam”, but has 60 of 62.",
        ),
    ],
)
def test_the_listener_is_spoken_to(event: Event, yours: str, theirs: str) -> None:
    assert sentence(event, _you(0)) == yours
    assert sentence(event, _you(1)) == theirs


def test_what_every_listener_hears_alike() -> None:
    buried = JackBuried(parse_card("JS"), parse_card("3D"))
    assert sentence(buried, _you()) == (
        "jack of spades goes back into the pack, and three of diamonds takes its place."
    )
    told = {sentence(PoolRejected((), rank), _you()) for rank in (11, 12, 13)}
    assert len(told) == 3
    assert "62" in sentence(TiePlayedOn((0, 1), (62, 62)), _you())
    assert "nobody" in sentence(LeftoversTaken(None, cards("TD")), _you())
    third = Listener(preset("guide", 3), NAMES[:3], 2)
    assert sentence(SurCancelled(0, 0, 1, 5, 0), third) == "Sur: Mina strikes out one of Bahram."


def test_every_reason_against_a_sur_is_told_apart() -> None:
    said = {
        sentence(SurRefused(0, 0, "jack"), _you()),
        sentence(SurRefused(0, 0, "court"), _you()),
        sentence(SurRefused(0, 0, "last-deal"), _you()),
        sentence(SurRefused(0, 0, "last-play"), _you()),
        sentence(SurRefused(0, 0, "capped"), _you()),
    }
    assert len(said) == 5


def test_partners_are_named_together() -> None:
    to = Listener(preset("guide", 4), NAMES, 0)
    assert sentence(SurMade(1, 1, 5, 1), to) == "Sur! 1 sur for Bahram and Sima."
    assert "You hold" in sentence(SurMade(2, 0, 5, 1), to)


def test_the_table_and_the_choices_can_be_asked_for() -> None:
    seen = observe(position(Position("7C", "4S 2C 2D", surs=(0, 1))), 0)
    said = table(seen, _you())
    assert said[0] == "Your cards: seven of clubs."
    assert said[1] == "On the table: two of clubs, two of diamonds and four of spades."
    assert said[2].startswith("You: 0 points, surs: 0")
    assert said[3].startswith("Bahram: 0 points, surs: 1")
    assert choices(seen) == (
        "1: seven of clubs takes two of clubs and two of diamonds.",
        "2: seven of clubs takes four of spades.",
    )
    assert "nothing" in table(observe(position(Position("7C")), 0), _you())[1]


def test_a_choice_may_be_to_lay_down() -> None:
    seen = observe(position(Position("7C", "KS")), 0)
    assert choices(seen) == ("1: lay down seven of clubs.",)


@pytest.mark.parametrize(
    ("code", "name"),
    [("en", "ten of diamonds"), ("de", "Karo-Zehn"), ("es", "diez de diamantes"), ("fa", "ده خشت")],
)
def test_cards_are_named_as_players_say_them(code: str, name: str) -> None:
    set_language(code)
    shown = card_name(parse_card("TD"))
    assert "".join(c for c in shown if unicodedata.category(c) != "Cf") == name


def test_lists_are_joined_by_the_language() -> None:
    assert card_names(cards("AC")) == "ace of clubs"
    assert card_names(()) == "nothing"
    set_language("de")
    assert card_names(cards("AC 2C 3C")) == "Kreuz-Ass, Kreuz-Zwei und Kreuz-Drei"


def test_plays_are_what_the_record_means() -> None:
    seen = observe(position(Position("7C", "4S 2C 2D")), 0)
    plays = legal_plays(seen.hand, seen.pool, seen.rules)
    assert [str(each) for each in plays] == ["7C x 2C 2D", "7C x 4S"]
    assert Play.parse("7C x 4S") in plays
