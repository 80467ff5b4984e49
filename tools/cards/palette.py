"""The colours of the deck.

``SUIT_RED`` and ``SUIT_BLACK`` are used for indices and pips only, never in ornament or clothing:
a four-colour deck is made by replacing them in the text of a face (see README.md here).
"""

from __future__ import annotations

from dataclasses import dataclass

INK = "#211A1C"
IVORY = "#FBF5E6"
LINE = "#D9CFB8"
SUIT_RED = "#B3282D"
SUIT_BLACK = "#1F2430"
SUIT_COLOURS = {"C": SUIT_BLACK, "D": SUIT_RED, "H": SUIT_RED, "S": SUIT_BLACK}
FOUR_COLOURS = {"C": "#1F7A4D", "D": "#1E63B0", "H": SUIT_RED, "S": SUIT_BLACK}

GOLD, GOLD_DARK, GOLD_LIGHT = "#D9A441", "#8A5E17", "#F3D586"
SKIN, SHADE, CREASE, ROSE = "#F4D6B2", "#E2B188", "#B9794F", "#D9654F"
HAIR, HAIR_LIGHT = "#1C1A22", "#63627C"
PEARL, RUBY, EMERALD, TURQUOISE, LAPIS = "#FFFDF3", "#AE2730", "#1E774B", "#2BB3B1", "#1F3E8C"
STEEL, STEEL_DARK, WOOD = "#DCE4E6", "#8AA0A8", "#7A3F1C"


@dataclass(frozen=True)
class Dress:
    """The colours of one suit's court cards."""

    ground: str
    motif: str
    spandrel: str
    robe: str
    robe_dark: str
    robe_light: str
    cloth: str
    cloth_dark: str
    cloth_light: str
    thread: str
    knot: str
    stone: str
    veil: str


DRESSES = {
    "H": Dress(
        "#EBCB86", "#D9B062", "#1D5A62", "#AE2730", "#7A1821", "#CF5149",
        "#1D6D70", "#114A4D", "#3E9496", "#F3D586", "#1D6D70", "#AE2730", "#FAF0DC",
    ),
    "C": Dress(
        "#CBD8BC", "#A9BF96", "#5A2748", "#1F6B47", "#11432C", "#46936B",
        "#6B2B57", "#471A39", "#94507E", "#F0D9A0", "#AE2730", "#1E774B", "#F3EFE2",
    ),
    "S": Dress(
        "#C6D2E4", "#9FB2CF", "#7A3F14", "#24468F", "#14295B", "#5876BD",
        "#C9822B", "#8F5514", "#E3A95B", "#F3E3B8", "#AE2730", "#24468F", "#F4F0E6",
    ),
    "D": Dress(
        "#F0C9AE", "#DDA484", "#1F3E6E", "#1C8583", "#0E5250", "#55B5AE",
        "#B5472A", "#7D2B17", "#D5714F", "#FBE3B0", "#8E1F3A", "#2BB3B1", "#FBEFE2",
    ),
}  # fmt: skip
