"""The committed files are what the generator draws, and hold only what the program can show."""

from __future__ import annotations

import re
import xml.etree.ElementTree as Xml
from pathlib import Path

import pytest

from tests.cards.pictures import CARDS, CODES
from tools.cards import make
from tools.cards.deck import codes, files

FILES = dict(files())
SHOWN = {"svg", "g", "path", "circle", "ellipse", "rect", "defs", "radialGradient", "stop"}
RED, BLACK = "#B3282D", "#1F2430"
COURTS = [c for c in CODES if c[0] in "JQK"]


def test_the_deck_has_all_its_files() -> None:
    assert codes() == CODES
    committed = {str(p.relative_to(CARDS)) for p in CARDS.rglob("*.svg")}
    assert committed == set(FILES)
    backs = [name for name in FILES if name.startswith("backs/")]
    grounds = [name for name in FILES if name.startswith("grounds/")]
    assert len(backs) >= 3
    assert len(grounds) >= 3


@pytest.mark.parametrize("name", sorted(FILES))
def test_a_committed_file_is_what_is_drawn(name: str) -> None:
    assert (CARDS / name).read_bytes() == FILES[name].encode()


def test_drawing_again_gives_the_same() -> None:
    assert dict(files()) == FILES


def test_make_writes_what_is_missing_and_nothing_else(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = str(tmp_path)
    assert make.main([folder]) == 0
    assert f"{len(FILES)} written" in capsys.readouterr().out
    assert make.main([folder]) == 0
    assert " 0 written" in capsys.readouterr().out


@pytest.mark.parametrize("name", sorted(FILES))
def test_a_file_has_only_elements_that_are_shown(name: str) -> None:
    root = Xml.fromstring(FILES[name])
    kinds = {e.tag.removeprefix("{http://www.w3.org/2000/svg}") for e in root.iter()}
    assert kinds <= SHOWN
    for element in root.iter():
        assert not {"opacity", "clip-path", "mask", "filter", "style"} & set(element.attrib)
    if not name.startswith("grounds/"):
        assert root.attrib["viewBox"] == "0 0 630 880"


@pytest.mark.parametrize("name", [n for n in sorted(FILES) if n.startswith("faces")])
def test_suit_colours_are_kept_for_index_and_pips(name: str) -> None:
    rank, suit = name[-6], name[-5]
    own, other = (RED, BLACK) if suit in "DH" else (BLACK, RED)
    marks = 0 if rank in "JQK" else 1 if rank == "A" else 10 if rank == "T" else int(rank)
    assert FILES[name].count(own) == 4 + marks
    assert other not in FILES[name]


@pytest.mark.parametrize("name", sorted(FILES))
def test_colours_are_written_in_one_way(name: str) -> None:
    for colour in re.findall(r'"(#[^"]*)"', FILES[name]):
        assert re.fullmatch(r"#[0-9A-F]{6}|#[0-9A-Fa-f]{3}|#[0-9a-f]{6}", colour) or colour == "#ck"


@pytest.mark.parametrize("code", COURTS)
def test_a_court_card_is_short(code: str) -> None:
    assert len(FILES[f"faces/{code}.svg"]) <= 120_000
    assert len(FILES[f"faces-large/{code}.svg"]) <= 120_000


@pytest.mark.parametrize("code", COURTS)
def test_a_court_card_is_two_turned_halves(code: str) -> None:
    text = FILES[f"faces/{code}.svg"]
    first = text.index("<g>")
    turned = '<g transform="rotate(180 315 440)">'
    half = text[first + len("<g>") : text.index("</g>" + turned)]
    assert turned + half + "</g>" in text
