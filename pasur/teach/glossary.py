"""The words of the table: Persian, how it is said, and what it means."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from pasur.i18n import mark


@dataclass(frozen=True, slots=True)
class Word:
    """A word in Persian script and in Latin letters, with its English ``name`` and ``meaning``,
    both marked for translation."""

    persian: str
    said: str
    name: str
    meaning: str


WORDS: Final[tuple[Word, ...]] = (
    Word("پاسور", "pâsur", mark("Pasur"), mark("This game, and card games at large.")),
    Word(
        "هفت خاج",
        "haft khâj",
        mark("seven clubs"),
        mark("Another name of the game, after its richest prize."),
    ),
    Word(
        "چهار برگ",
        "chahâr barg",
        mark("four leaves"),
        mark("A third name, after the four cards of each hand."),
    ),
    Word("ورق", "varagh", mark("card"), mark("Also barg, leaf.")),
    Word("گشنیز", "geshniz", mark("clubs"), mark("Literally coriander. Also khâj.")),
    Word("خشت", "khesht", mark("diamonds"), mark("Literally a brick.")),
    Word("دل", "del", mark("hearts"), mark("Literally heart.")),
    Word("پیک", "pik", mark("spades"), mark("From French pique.")),
    Word("آس", "âs", mark("ace"), mark("Also tak, the single one.")),
    Word("سرباز", "sarbâz", mark("jack"), mark("Literally soldier.")),
    Word("بی‌بی", "bibi", mark("queen"), mark("Literally lady, grandmother.")),
    Word("شاه", "shâh", mark("king"), mark("As in chess.")),
    Word("زمین", "zamin", mark("table"), mark("Literally ground: the face-up cards.")),
    Word("دست", "dast", mark("hand"), mark("Four cards each, dealt at once.")),
    Word(
        "دست آخر",
        "dast-e âkhar",
        mark("last hand"),
        mark("Called out by the dealer: no more surs now."),
    ),
    Word("دور", "dowr", mark("round"), mark("One pack, dealt out to the last card.")),
    Word("بازی", "bâzi", mark("match"), mark("Rounds up to the target.")),
    Word(
        "دست‌دهنده",
        "dast-dahande",
        mark("dealer"),
        mark("Gives the cards; the deal moves on each round."),
    ),
    Word("بُر زدن", "bor zadan", mark("to shuffle"), mark("Before every round.")),
    Word("کوپ کردن", "kup kardan", mark("to cut"), mark("The highest card deals first.")),
    Word("حریف", "harif", mark("opponent"), mark("The one to beat.")),
    Word("یار", "yâr", mark("partner"), mark("Sits across; you share one pile.")),
    Word(
        "برداشتن",
        "bar-dâshtan",
        mark("to take"),
        mark("To capture table cards with a card of the hand."),
    ),
    Word(
        "زمین انداختن",
        "zamin andâkhtan",
        mark("to lay down"),
        mark("To leave a card on the table without taking."),
    ),
    Word("سور", "sur", mark("sur"), mark("Literally feast: emptying the table.")),
    Word("سور زدن", "sur zadan", mark("to make a sur"), mark("Said of whoever empties the table.")),
    Word("امتیاز", "emtiyâz", mark("points"), mark("What is counted when a round ends.")),
    Word(
        "پر شدم",
        "por shodam",
        mark("I am full"),
        mark("Said by whoever has reached the target, where that is played."),
    ),
)
"""In the order in which a newcomer meets them."""
