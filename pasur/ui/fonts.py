"""The typeface, and how wide its words are.

Vazirmatn has Latin and Persian letters; a font object shapes text of one direction.
"""

from __future__ import annotations

import math
import unicodedata
from functools import lru_cache

import pygame

from pasur.assets import asset_path

_WEIGHTS = {400: "Regular", 500: "Medium", 600: "SemiBold", 700: "Bold", 800: "ExtraBold"}


@lru_cache(maxsize=128)
def font(size: int, weight: int, rtl: bool) -> pygame.font.Font:
    """The typeface in a size and weight, set to shape text of one direction."""
    if not pygame.font.get_init():
        pygame.font.init()
    face = pygame.font.Font(asset_path(f"fonts/Vazirmatn-{_WEIGHTS[weight]}.ttf"), size)
    if rtl:
        face.set_script("Arab")
        face.set_direction(pygame.DIRECTION_RTL)
    return face


MISSING = "\ufffd"
"""Drawn in the place of a character that the typeface does not have."""


@lru_cache(maxsize=4096)
def has_glyph(char: str) -> bool:
    """Whether the typeface can show ``char``; blanks and what is never seen count as shown."""
    if char.isspace() or not char.isprintable():
        return True
    found = font(20, 400, False).metrics(char)[0]
    return found is not None and (found[:4] != (0, 0, 0, 0) or not found[4])


def showable(text: str) -> str:
    """``text``, as long as it was, with a sign wherever the typeface has no letter.

    Selectors of a variant, which have no picture of their own, become joiners without width.
    """
    if text.isascii():
        return text
    return "".join(char if char.isascii() else _shown(char) for char in text)


@lru_cache(maxsize=4096)
def _shown(char: str) -> str:
    if "\ue000" <= char <= "\uf8ff" or has_glyph(char):
        return char
    return "\u200c" if unicodedata.category(char) == "Mn" else MISSING


@lru_cache(maxsize=4096)
def run_width(text: str, size: int, weight: int, rtl: bool, tabular: bool) -> int:
    """Pixels that a run takes."""
    if tabular and text.isdecimal():
        return digit_width(text[0], size, weight) * len(text)
    words = text.split(" ")
    letters = sum(_word_width(word, size, weight, rtl) for word in words if word)
    return letters + (len(words) - 1) * space(size)


@lru_cache(maxsize=4096)
def _word_width(word: str, size: int, weight: int, rtl: bool) -> int:
    return font(size, weight, rtl).size(word)[0]


def space(size: int) -> int:
    """The gap between two words in pixels.

    The typeface's own is rounded down to whole pixels while its letters are rounded up, so that
    words in small sizes would run together.
    """
    return math.ceil(0.27 * size) if size < 20 else round(0.25 * size)


def words_of(text: str, size: int, weight: int, rtl: bool) -> list[tuple[str, int]]:
    """The words of a run and where each begins, in pixels from the run's left end."""
    found: list[tuple[str, int]] = []
    x = 0
    whole = run_width(text, size, weight, rtl, False)
    for word in text.split(" "):
        width = _word_width(word, size, weight, rtl) if word else 0
        if word:
            found.append((word, whole - x - width if rtl else x))
        x += width + space(size)
    return found


@lru_cache(maxsize=64)
def digit_width(example: str, size: int, weight: int) -> int:
    """The widest digit of the script that ``example`` belongs to, in pixels."""
    zero = ord(example) - int(example)
    face = font(size, weight, False)
    return max(face.size(chr(zero + i))[0] for i in range(10))
