"""Messages in the player's language.

    tr("{name} is thinking", name=name)             a message; English texts are the keys
    trn("{n} deal left", "{n} deals left", n)       with plural forms; {n} is filled by itself
    digits(62)                                      "62", in Persian "۶۲"
    ltr("3 + 6 + 2 = 11")                           keeps its order inside right-to-left text
    direction()                                     "ltr" or "rtl"
    set_language("fa")

Values for placeholders may be texts or whole numbers; numbers are written with the digits of the
language, and texts are isolated so that a Latin name does not disturb a Persian line. Always
give whole sentences with placeholders, never pieces to be glued together.

Languages: "en", "fa" and whatever lies as ``languages/<code>.po`` among the assets, and for
tests "pseudo" (longer, accented English) and "pseudo-rtl" (English in a right-to-left window).
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from itertools import islice
from typing import Literal

from pasur.i18n.bidi import FSI, LRI, PDI, char_type
from pasur.i18n.catalog import Catalog, parse_po

__all__ = [
    "Direction",
    "digits",
    "direction",
    "everywhere",
    "isolate",
    "language",
    "languages",
    "ltr",
    "mark",
    "set_language",
    "tr",
    "trn",
]

Direction = Literal["ltr", "rtl"]

_RTL = frozenset({"ar", "fa", "he", "ur", "pseudo-rtl"})
_NAME = "X-Language-Name: "
_PERSIAN_DIGITS = str.maketrans("0123456789", "۰۱۲۳۴۵۶۷۸۹")
_LATIN_DIGITS = str.maketrans("۰۱۲۳۴۵۶۷۸۹", "0123456789")
_CLUBS, _CLUBS_TOO = "گشنیز", "خاج"


@dataclass(frozen=True)
class _Language:
    code: str
    catalog: Catalog
    direction: Direction
    persian_digits: bool
    khaj: bool = False

    def spelled(self, text: str) -> str:
        """A text of the catalogue with the digits and the word for clubs that are wished for."""
        if self.code != "fa":
            return text
        if not self.persian_digits:
            text = text.translate(_LATIN_DIGITS)
        return text.replace(_CLUBS, _CLUBS_TOO) if self.khaj else text


_current = _Language("en", Catalog(), "ltr", False)


def set_language(code: str, persian_digits: bool | None = None, khaj: bool = False) -> None:
    """Speak ``code`` from now on.

    A language without a catalogue is English in that language's direction and digits.
    ``persian_digits`` overrides the digits that go with the language. With ``khaj``, clubs are
    called that in Persian, and not geshniz.
    """
    global _current
    way: Direction = "rtl" if code in _RTL else "ltr"
    persian = code == "fa" if persian_digits is None else persian_digits
    _current = _Language(code, _catalog(code), way, persian, khaj)


@lru_cache(maxsize=4)
def _catalog(code: str) -> Catalog:
    if code in ("en", "pseudo-rtl"):
        return Catalog()
    if code == "pseudo":
        from pasur.i18n.pseudo import PseudoCatalog

        return PseudoCatalog()
    from pasur.assets import asset_path

    path = asset_path(f"languages/{code}.po")
    return parse_po(path.read_text(encoding="utf-8")) if path.exists() else Catalog()


def languages() -> list[tuple[str, str]]:
    """The languages there are: code, and the language's name in itself."""
    return list(_languages())


@lru_cache(maxsize=1)
def _languages() -> tuple[tuple[str, str], ...]:
    from pasur.assets import asset_path

    found = [("en", "English")]
    for path in sorted(asset_path("languages").glob("*.po")):
        with path.open(encoding="utf-8") as file:
            named = (line for line in islice(file, 20) if _NAME in line)
            line = next(named, "")
        found.append((path.stem, line.partition(_NAME)[2].split("\\n")[0] or path.stem))
    return tuple(found)


def language() -> str:
    """The code of the language that is spoken."""
    return _current.code


def direction() -> Direction:
    """Which way the language's text runs."""
    return _current.direction


def mark(text: str) -> str:
    """Gives ``text`` back: marks a message that is translated later, with `tr`."""
    return text


def tr(text: str, **values: str | int) -> str:
    """The message ``text`` in the player's language, its placeholders filled."""
    return _fill(_current.spelled(_current.catalog.one(text)), values)


@lru_cache(maxsize=4)
def everywhere(text: str) -> frozenset[str]:
    """The message ``text`` in every language there is, to know it again in what was kept."""
    return frozenset({text, *(_catalog(code).one(text) for code, _ in languages())})


def trn(singular: str, plural: str, n: int, **values: str | int) -> str:
    """The form of a message that goes with ``n``; ``{n}`` is filled with it."""
    form = _current.spelled(_current.catalog.many(singular, plural, n))
    return _fill(form, {"n": n, **values})


def _fill(text: str, values: dict[str, str | int]) -> str:
    if not values:
        return text
    filled = {key: digits(v) if isinstance(v, int) else isolate(v) for key, v in values.items()}
    return text.format(**filled)


def digits(value: int | str) -> str:
    """A whole number, or a text with numbers in it, with the digits of the language."""
    text = str(value).replace("-", "\u2212") if isinstance(value, int) else value
    return text.translate(_PERSIAN_DIGITS) if _current.persian_digits else text


def isolate(text: str) -> str:
    """``text`` so that its direction and that of its surroundings do not disturb each other."""
    if _current.direction == "ltr" and text.isascii():
        return text
    wordy = any(char_type(char) in ("L", "R", "AL", "EN", "AN") for char in text)
    return f"{FSI}{text}{PDI}" if wordy else text


def ltr(text: str) -> str:
    """``text`` kept in left-to-right order wherever it stands: sums, scores, keys."""
    return f"{LRI}{text}{PDI}"
