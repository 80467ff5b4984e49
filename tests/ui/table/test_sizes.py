"""The table in every size and language: no text cut, no target over another, nothing outside."""

from __future__ import annotations

from collections.abc import Iterator

import pygame
import pytest

from pasur.engine import Reason, Refusal, Rules, parse_card, preset
from pasur.i18n import set_language
from pasur.ui import text
from pasur.ui.table import wording
from pasur.ui.table.layout import layout
from pasur.ui.table.plates import Plate, Prompt, plate_item, prompt_item
from pasur.ui.table.siding import fitted
from pasur.ui.table.wording import Names
from pasur.ui.units import Units
from tests.ui.table.conftest import Player, Start
from tests.ui.table.test_layout import SEATED

SIZES = [(800, 600), (1280, 720), (1920, 1080), (3840, 2160), (700, 1000), (1024, 600), (640, 480)]
LANGUAGES = ["en", "pseudo", "pseudo-rtl", "fa"]
SINGLY = preset("guide", 4).with_option("Partners", "no").with_option("PorShodam", "yes")
TABLES = [preset("guide", 2), preset("guide", 3), preset("guide", 4), SINGLY]

by_size = pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")


@pytest.fixture(autouse=True)
def _english_again() -> Iterator[None]:
    yield
    set_language("en")


def faults(player: Player) -> list[str]:
    """What is wrong with the picture of the table; names may end in an ellipsis."""
    pilot, table = player.pilot, player.table
    table.view.forget()
    pilot.app.redraw()
    pilot.step(dt=0.0)
    names = {table.view.names.seat(seat) for seat in range(table.match.rules.players)}
    names |= {table.view.names.side(side) for side in range(table.match.rules.sides)}
    found = [f"cut: {words}" for words in pilot.cut_texts() if words not in names]
    found += [f"targets: {a} and {b}" for a, b in pilot.overlapping()]
    found += [f"too small: {name}" for name in pilot.small_targets()]
    window = pilot.app.surface.get_rect()
    found += [f"outside: {t.name}" for t in pilot.targets() if not window.contains(t.rect)]
    return found


@by_size
@pytest.mark.parametrize("rules", TABLES, ids=lambda rules: f"{rules.players}-{rules.sides}")
def test_nothing_is_cut_or_covered(start: Start, size: tuple[int, int], rules: Rules) -> None:
    player = start(rules, size=size, speed="none", pace="none")
    for turns in range(7):
        if not player.wait_for_turn():
            break
        if turns in (0, 6):
            for language in LANGUAGES:
                player.pilot.app.services.change(language=language)
                player.pilot.step()
                hand = [t.name for t in player.pilot.targets() if t.name.startswith("hand")]
                player.pilot.move(hand[0])
                player.pilot.advance(0.15)
                assert faults(player) == [], language
            player.pilot.app.services.change(language="en")
            player.pilot.step()
        player.play(player.pilot.click)


@by_size
def test_the_other_scenes_of_a_match_fit(start: Start, size: tuple[int, int]) -> None:
    rules = SINGLY.with_option("Target", "15")
    player = start(rules, 2, size=size, speed="none", pace="none")
    seen = set()
    for _ in range(3000):
        name = player.scene
        if name not in seen and name != "table":
            seen.add(name)
            for language in LANGUAGES:
                player.pilot.app.services.change(language=language)
                player.pilot.advance(0.1)
                names = set(player.table.view.names.seats)
                cut = [w for w in player.pilot.cut_texts() if w not in names]
                assert cut == [], (name, language)
                assert player.pilot.overlapping() == [], (name, language)
            player.pilot.app.services.change(language="en")
            player.pilot.step()
        if name == "match over":
            break
        if name == "table" and player.wait_for_turn():
            player.play(player.pilot.click)
        elif player.scene == "curtain":
            player.open_curtain()
        elif player.scene == name:
            player.pilot.key("return")
    assert seen == {"curtain", "round score", "match over"}


def cards(words: str) -> tuple[int, ...]:
    return tuple(parse_card(word) for word in words.split())


def every_prompt() -> list[Prompt]:
    """Everything a prompt may say, with as many cards as it may name."""
    names = Names(preset("guide", 2), ("You", "Mina"), 0)
    seven, king = cards("7H")[0], cards("KH")[0]
    many = cards("AC AD AH AS 2C 2D")
    said = [
        wording.your_turn(),
        wording.thinking("Bahram"),
        wording.takes(seven, cards("2C 2D")),
        wording.takes(cards("3H")[0], many),
        wording.takes(cards("JH")[0], many),
        wording.takes(king, cards("KS")),
        wording.takes_nothing(),
        wording.choose_ways(12),
        wording.choose_first(12),
        wording.take_or_lay(seven, cards("2C 2D")),
        wording.click_to_take_or_lay(cards("2C 2D")),
        wording.choose_first_or_lay(seven, 12),
        wording.choose_court(king),
        wording.choose_more(cards("AH")[0], cards("AC AD AS")),
        wording.pool_first(cards("7H 2C"), True, False),
        wording.no_taker(cards("KH")),
    ]
    refusals = [
        Refusal(Reason.MUST_CAPTURE, 0, seven, choices=(cards("2C 2D"), cards("4S"))),
        Refusal(Reason.WRONG_SUM, 0, seven, cards("2C 2D 3H"), number=14),
        Refusal(Reason.NOT_YOUR_TURN, 0, expected=1),
        Refusal(Reason.COURT_TAKES_ITS_RANK, 0, king, cards("QS")),
        Refusal(Reason.COURT_TAKES_ONE, 0, king, cards("KS KD")),
        Refusal(Reason.COURT_TAKES_ALL, 0, king, cards("KS KD")),
        Refusal(Reason.JACK_LEAVES_COURTS, 0, cards("JH")[0], cards("KS")),
        Refusal(Reason.JACK_TAKES_ALL, 0, cards("JH")[0], many),
        Refusal(Reason.NUMBERS_TAKE_NUMBERS, 0, seven, cards("KS")),
        Refusal(Reason.CLAIM_SPENT, 0, number=0),
    ]
    refused = [Prompt(wording.refusal(why, names), "refusal") for why in refusals]
    return [*map(Prompt, said), *refused]


@by_size
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 4])
def test_every_prompt_fits(size: tuple[int, int], language: str, seats: int) -> None:
    pygame.display.init()
    surface = pygame.display.set_mode(size)
    set_language(language)
    lay, units = layout(*size, seats), Units.of(*size)
    hand = pygame.Rect(0, round(lay.hand_y), size[0], 1)
    for prompt in every_prompt():
        item = prompt_item(lay, units, prompt)
        with text.watching() as drawn:
            assert item.paint is not None
            item.paint(surface)
        assert [d.text for d in drawn if d.cut] == [], language
        assert surface.get_rect().contains(item.rect)
        assert item.rect.bottom <= hand.y + 0.04 * lay.card_h, prompt.words


@by_size
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_plates_keep_five_letters_of_a_name(size: tuple[int, int], seats: int) -> None:
    pygame.display.init()
    surface = pygame.display.set_mode(size)
    lay, units = layout(*size, seats), Units.of(*size)
    plate = Plate("Bahramshahpour the Elder", turn=True, dealer=True)
    style = text.style(units, 1.0, 600)
    for place in SEATED[seats]:
        item = plate_item(lay, units, place, plate)
        with text.watching() as drawn:
            assert item.paint is not None
            item.paint(surface)
        assert lay.table.x <= item.rect.x
        assert item.rect.right <= lay.table.right
        name = next(d for d in drawn if d.text == plate.name)
        assert name.room.width >= text.width("Bah…", style), place


def test_of_two_partners_both_are_shortened() -> None:
    pygame.font.init()
    style = text.Style(20)
    names = ("Wxyzwxyzwxyzwxyzwxyz", "Bahram")
    whole = fitted(names, style, 2000)
    assert whole == "Wxyzwxyzwxyzwxyzwxyz and Bahram"
    room = text.width("Wxyzwxyzw… and Bahram", style)
    cut = fitted(names, style, room)
    assert cut.endswith("and Bahram")
    assert "Wxyzwx" in cut
    assert "…" in cut
    assert text.width(cut, style) <= room
