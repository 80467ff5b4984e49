"""Measuring, wrapping, cutting and drawing text."""

from __future__ import annotations

from collections.abc import Iterator

import pygame
import pytest
from hypothesis import given
from hypothesis import strategies as st

from pasur.i18n import ltr, set_language
from pasur.ui import markup, text, theme
from pasur.ui.fonts import has_glyph
from pasur.ui.text import Style
from pasur.ui.typeset import compose
from pasur.ui.units import Units

PLAIN = Style(16)


@pytest.fixture(autouse=True)
def canvas() -> Iterator[pygame.Surface]:
    pygame.display.init()
    surface = pygame.display.set_mode((900, 200))
    surface.fill((0, 0, 0))
    yield surface
    set_language("en")


def ink(surface: pygame.Surface) -> pygame.Rect:
    """The part of a black surface where something was drawn."""
    found = pygame.mask.from_threshold(surface, (0, 0, 0), (60, 60, 60, 255))
    found.invert()
    return found.get_bounding_rects()[0].unionall(found.get_bounding_rects())


def test_width_grows_with_the_text_and_the_size() -> None:
    assert text.width("", PLAIN) == 0
    assert text.width("Sur", PLAIN) < text.width("Sur and more", PLAIN)
    assert text.width("Sur", PLAIN) < text.width("Sur", Style(32))


def test_drawn_text_is_as_wide_as_measured(canvas: pygame.Surface) -> None:
    style = Style(40, color=(255, 255, 255))
    for words in ("Haft Khaj", "بی‌بی و شاه", "Mina (مینا) 12"):
        canvas.fill((0, 0, 0))
        text.draw(canvas, words, style, pygame.Rect(20, 20, 800, 100))
        assert abs(ink(canvas).width - text.width(words, style)) <= 8, words


def test_letters_stand_in_the_middle_of_their_room(canvas: pygame.Surface) -> None:
    room = pygame.Rect(20, 20, 800, 100)
    for size in (16, 24, 40, 76):
        canvas.fill((0, 0, 0))
        text.draw(canvas, "HEAD", Style(size, 700, (255, 255, 255)), room)
        assert abs(ink(canvas).centery - room.centery) <= max(1, size // 20), size


@pytest.mark.parametrize(
    ("align", "language", "side"),
    [
        ("start", "en", "left"),
        ("end", "en", "right"),
        ("start", "fa", "right"),
        ("end", "fa", "left"),
        ("left", "fa", "left"),
        ("right", "en", "right"),
    ],
)
def test_alignment_follows_the_language(
    align: text.Align, language: str, side: str, canvas: pygame.Surface
) -> None:
    set_language(language)
    room = pygame.Rect(100, 20, 600, 60)
    drawn = text.draw(canvas, "Sur", PLAIN, room, align=align)
    assert getattr(drawn, side) == getattr(room, side)


def test_what_does_not_fit_ends_in_an_ellipsis() -> None:
    words = "A name that is much too long for its plate"
    cut = compose(words, PLAIN, False, 120)
    assert cut.cut
    assert cut.width <= 120
    assert cut.lines[0].pieces[-1].text.endswith("…")
    assert not compose("Sur", PLAIN, False, 120).cut


def test_in_persian_the_ellipsis_stands_at_the_left() -> None:
    cut = compose("نامی که برای پلاک خود بسیار بلند است", PLAIN, True, 120)
    assert cut.cut
    assert cut.lines[0].pieces[0].text.startswith("…")


WORDS = "Yes: a sur made while another side holds surs takes one away from it."


@given(st.integers(60, 500))
def test_wrapped_lines_fit_and_lose_nothing(width: int) -> None:
    wrapped = compose(WORDS, PLAIN, False, width, None)
    assert all(line.width <= width for line in wrapped.lines)
    joined = " ".join("".join(p.text for p in line.pieces) for line in wrapped.lines)
    assert joined == WORDS
    assert not wrapped.cut


def test_wrapping_comes_before_reordering() -> None:
    words = "اگر طرف دیگر سور داشته باشد (Sur cancel) یکی باطل می‌شود"
    wrapped = compose(words, PLAIN, True, 160, None)
    assert len(wrapped.lines) > 1
    first = wrapped.lines[0].pieces[-1].text
    assert first.startswith("اگر")
    assert "می‌شود" in "".join(piece.text for piece in wrapped.lines[-1].pieces)


def test_at_most_so_many_lines() -> None:
    two = compose(WORDS, PLAIN, False, 120, 2)
    assert len(two.lines) == 2
    assert two.cut
    forced = compose("one\ntwo\nthree", PLAIN, False, 300, 2)
    assert len(forced.lines) == 2
    assert forced.cut


def test_a_word_longer_than_the_line_is_broken() -> None:
    wrapped = compose("Donaudampfschifffahrtsgesellschaft", PLAIN, False, 80, None)
    assert len(wrapped.lines) > 2
    assert all(line.width <= 80 for line in wrapped.lines)


def test_cards_in_text_are_never_parted() -> None:
    taken = markup.chips([0, 1, 2, 3])
    wrapped = compose(f"takes {taken}", PLAIN, False, text.width(taken, PLAIN) + 10, None)
    assert [len(line.pieces) for line in wrapped.lines] == [1, 4]


def test_a_chip_is_drawn_in_the_colour_of_its_suit(canvas: pygame.Surface) -> None:
    for card, color in ((9, theme.BLACK_SUIT), (22, theme.RED_SUIT)):
        canvas.fill((0, 0, 0))
        room = pygame.Rect(20, 20, 300, 100)
        drawn = text.draw(canvas, markup.chip(card), Style(40), room)
        colors = {
            tuple(canvas.get_at((x, y)))[:3]
            for x in range(drawn.left, drawn.right)
            for y in range(drawn.top, drawn.bottom)
        }
        assert theme.CARD in colors
        assert color in colors


def test_emphasis_changes_weight_and_colour_only_inside() -> None:
    line = compose(f"{markup.strong('3 + 6')} {markup.gold('Sur')} end", PLAIN, False).lines[0]
    looks = {piece.text: (piece.style.weight, piece.style.color) for piece in line.pieces}
    assert looks["3 + 6"] == (theme.BOLD, theme.TEXT)
    assert looks["Sur"] == (theme.REGULAR, theme.GOLD_TEXT)
    assert looks[" end"] == (theme.REGULAR, theme.TEXT)
    assert markup.plain(markup.strong("3 + 6")) == "3 + 6"


def test_keys_are_signs_with_a_label() -> None:
    line = compose(f"{markup.key('Esc')} lets go", PLAIN, False).lines[0]
    assert line.pieces[0].key == "Esc"
    assert line.pieces[0].sign


def test_numbers_in_columns_take_the_same_room() -> None:
    for digits in ("0123456789", "۰۱۲۳۴۵۶۷۸۹"):
        widths = {text.width(digit * 3, Style(31, tabular=True)) for digit in digits}
        assert len(widths) == 1


def test_a_sum_keeps_its_order_in_persian() -> None:
    line = compose(f"{ltr('3 + 6 = 9')} بگیر", PLAIN, True).lines[0]
    assert [piece.text for piece in line.pieces] == [" بگیر", "3 + 6 = 9"]


def test_letters_are_joined() -> None:
    joined = text.width("سلام", Style(40))
    apart = sum(text.width(letter, Style(40)) for letter in "سلام")
    assert joined < 0.8 * apart


def test_what_is_drawn_can_be_watched(canvas: pygame.Surface) -> None:
    with text.watching() as drawn:
        text.draw(canvas, "Your turn", PLAIN, pygame.Rect(0, 0, 200, 40))
        text.draw(canvas, "Much too long for this", PLAIN, pygame.Rect(0, 40, 60, 40))
    assert [(d.text, d.cut) for d in drawn] == [
        ("Your turn", False),
        ("Much too long for this", True),
    ]
    text.draw(canvas, "unseen", PLAIN, pygame.Rect(0, 0, 200, 40))
    assert len(drawn) == 2


@given(
    st.text(alphabet="ab سر 12۳(«…\ue012\ue101\ue110\ue200\ue210\ue1f0\ue1f1\u2068\u2069\n"),
    st.integers(1, 300),
    st.booleans(),
)
def test_any_text_can_be_composed(words: str, width: int, rtl: bool) -> None:
    composed = compose(words, PLAIN, rtl, width, 3)
    assert 1 <= len(composed.lines) <= 3
    for line in composed.lines:
        assert line.width >= 0


@pytest.mark.parametrize(
    ("size", "u", "form"),
    [
        ((1280, 720), 1.0, "wide"),
        ((1920, 1080), 1.5, "wide"),
        ((3840, 2160), 3.0, "wide"),
        ((5120, 2880), 3.0, "wide"),
        ((800, 600), 0.875, "square"),
        ((700, 1000), 0.875, "tall"),
        ((640, 480), 0.875, "square"),
    ],
)
def test_units_of_a_window(size: tuple[int, int], u: float, form: str) -> None:
    units = Units.of(*size)
    assert (units.u, units.form) == (u, form)
    assert units.font(theme.CAPTION) >= 12


def test_larger_text_stops_where_nothing_would_fit() -> None:
    assert Units.of(1280, 720, 1.5).u == 1.5
    assert Units.of(800, 600, 2.0).u <= 800 / 560
    assert Units.of(640, 480, 2.0).u <= 640 / 560


def test_what_the_typeface_lacks_is_seen_all_the_same(canvas: pygame.Surface) -> None:
    assert has_glyph("é")
    assert has_glyph("گ")
    assert has_glyph(" ")
    assert has_glyph("\u200c")
    assert not has_glyph("\U0001f600")
    assert not has_glyph("漢")
    canvas.fill((0, 0, 0))
    text.draw(canvas, "\U0001f600", text.Style(24), pygame.Rect(100, 20, 600, 60))
    assert pygame.mask.from_threshold(canvas, (240, 232, 215), (90, 90, 90)).count()
