"""Signs inside texts: cards, suits, keys and emphasis, as private-use characters.

Texts stay plain strings that can be translated, measured and compared; `pasur.ui.text` draws

    chip(card)            a small cream card, "10♦"; chips(cards) for several
    suit_sign(suit)       a drawn ♣ ♦ ♥ ♠ in the colour of the text
    star(), hollow_star() the mark of a sur, the mark of a side
    key("Esc")            a key cap
    strong(text)          bold; also muted, gold, turquoise and danger
"""

from __future__ import annotations

from collections.abc import Iterable

CHIP = 0xE000
SUIT = 0xE100
STAR = "\ue110"
HOLLOW_STAR = "\ue111"
KEY_OPEN, KEY_CLOSE = "\ue1f0", "\ue1f1"
SPAN_OPEN, SPAN_CLOSE = 0xE200, 0xE210
OBJECT = "\ufffc"

SPANS = ("strong", "muted", "gold", "turquoise", "danger")


def chip(card: int) -> str:
    """A card (0 to 51) as a sign."""
    return chr(CHIP + card)


def chips(cards: Iterable[int]) -> str:
    """Several cards side by side; a line never breaks between them."""
    return "".join(chip(card) for card in cards)


def suit_sign(suit: int) -> str:
    """The sign of a suit (clubs, diamonds, hearts, spades = 0 to 3)."""
    return chr(SUIT + suit)


def star() -> str:
    """The mark of a sur."""
    return STAR


def hollow_star() -> str:
    """An eight-point star in outline."""
    return HOLLOW_STAR


def key(label: str) -> str:
    """A key of the keyboard."""
    return f"{KEY_OPEN}{label}{KEY_CLOSE}"


def strong(text: str) -> str:
    """``text`` in bold."""
    return _span("strong", text)


def muted(text: str) -> str:
    """``text`` in the colour of captions."""
    return _span("muted", text)


def gold(text: str) -> str:
    """``text`` in the colour of surs."""
    return _span("gold", text)


def turquoise(text: str) -> str:
    """``text`` in the colour of what can be done."""
    return _span("turquoise", text)


def danger(text: str) -> str:
    """``text`` in the colour of refusals."""
    return _span("danger", text)


def plain(text: str) -> str:
    """``text`` in words only: without emphasis, isolates and signs."""
    kept = [
        c
        for c in text
        if not ("\ue000" <= c <= "\uf8ff" or "\u2066" <= c <= "\u2069" or c == OBJECT)
    ]
    return "".join(kept)


def _span(name: str, text: str) -> str:
    number = SPANS.index(name)
    return f"{chr(SPAN_OPEN + number)}{text}{chr(SPAN_CLOSE + number)}"
