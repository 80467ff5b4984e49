"""Matches on disk: wherever the program ends, the match goes on from there."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from pasur.engine import Phase, Source, preset
from pasur.engine.record import RecordError
from pasur.match.live import LiveMatch
from pasur.match.saved import begin_match, open_match
from pasur.match.seats import person
from pasur.store.journal import saved_matches, unfinished
from pasur.store.notices import Trouble
from tests.match.helpers import PEOPLE, computers, facts, go_on, play_all

SHORT = preset("guide").with_option("Target", "20")


def played(folder: Path, seed: str = "s") -> tuple[Path, bytes]:
    """A whole match between computers in ``folder``: its journal and the content of that."""
    match = begin_match(folder, "match", SHORT, computers("normal", "easy"), 0, seed)
    play_all(match)
    assert match.journal_path is not None
    return match.journal_path, match.journal_path.read_bytes()


def test_a_match_goes_on_in_its_own_file(tmp_path: Path) -> None:
    folder = tmp_path / "matches"
    match = begin_match(folder, "one", preset("guide", 3), PEOPLE[:3], 2, "s", {"Date": "today"})
    go_on(match, 20, Source(1))
    (saved,) = unfinished(folder)
    opened = open_match(saved.path, folder, "unused")
    assert opened.notice is None
    assert facts(opened.match) == facts(match)
    assert opened.match.seats == PEOPLE[:3]
    assert opened.match.seed == "s"
    go_on(opened.match, 20, Source(2))
    assert saved.path.read_text("utf-8") == opened.match.text()
    assert [each.path for each in saved_matches(folder)] == [saved.path]


def test_opening_alone_does_not_touch_the_file(tmp_path: Path) -> None:
    path, content = played(tmp_path)
    remarked = content.replace(b"\nround 2", b"\n# what a round that was\nround 2")
    path.write_bytes(remarked)
    match = open_match(path, tmp_path, "unused").match
    assert match.phase is Phase.OVER
    assert path.read_bytes() == remarked


def test_cut_at_any_byte_it_goes_on_to_the_same_end(tmp_path: Path) -> None:
    path, whole = played(tmp_path)
    begun = whole.index(b"\nround 1")
    begun = whole.index(b"\n", begun + 1) + 1
    cuts = [*range(begun, begun + 260), *range(begun + 260, len(whole), 41)]
    for cut in [*cuts, *range(len(whole) - 30, len(whole))]:
        path.write_bytes(whole[:cut])
        opened = open_match(path, tmp_path, "unused")
        assert opened.notice is None
        text = opened.match.text().encode()
        assert path.read_bytes() == text
        assert whole.startswith(text)
        if cut % 12 == 0 or cut == len(whole) - 1:
            play_all(opened.match)
            assert path.read_bytes() == whole
            assert unfinished(tmp_path) == []


def test_cut_inside_its_tags_it_is_no_match_yet(tmp_path: Path) -> None:
    path, whole = played(tmp_path)
    head = whole[: whole.index(b"dealer")]
    for cut in range(len(head) + 1):
        path.write_bytes(head[:cut])
        assert unfinished(tmp_path) == []
        with pytest.raises(RecordError):
            open_match(path, tmp_path, "unused")
        assert path.read_bytes() == head[:cut]


def test_damage_in_the_middle_costs_only_what_follows(tmp_path: Path) -> None:
    path, whole = played(tmp_path)
    for at in range(whole.index(b"\ndeck") + 200, len(whole) - 40, 97):
        damaged = whole[:at] + b"\0\xff" + whole[at + 2 :]
        path.write_bytes(damaged)
        opened = open_match(path, tmp_path, "unused")
        assert opened.notice is not None
        assert opened.notice.trouble is Trouble.MATCH_CUT
        assert opened.notice.aside is not None
        assert opened.notice.aside.read_bytes() == damaged
        assert whole.startswith(opened.match.text().encode())
        said = opened.notice.text()
        assert str(path) in said
        assert f"line {damaged[:at].count(bytes([10])) + 1}" in said
        play_all(opened.match)
        assert path.read_bytes() == whole
        opened.notice.aside.unlink()


def test_a_tail_of_zeros_is_cut_off(tmp_path: Path) -> None:
    path, whole = played(tmp_path)
    start = whole[: whole.index(b"score")]
    path.write_bytes(start + b"\0" * 4096)
    opened = open_match(path, tmp_path, "unused")
    assert opened.match.moves == 48
    play_all(opened.match)
    assert path.read_bytes() == whole


def test_a_lost_last_line_comes_back(tmp_path: Path) -> None:
    path, whole = played(tmp_path)
    path.write_bytes(whole[: whole.index(b"\nwinner")])
    assert len(unfinished(tmp_path)) == 1
    assert open_match(path, tmp_path, "unused").match.phase is Phase.OVER
    assert path.read_bytes() == whole
    assert unfinished(tmp_path) == []


def test_a_record_from_elsewhere_is_left_alone(tmp_path: Path) -> None:
    folder, record = tmp_path / "matches", tmp_path / "evening.pasur"
    source, whole = played(tmp_path / "other")
    half = whole[: whole.index(b"score")].replace(b'[Seed "s"]\n', b"")
    record.write_bytes(half)
    match = open_match(record, folder, "mine").match
    assert match.seed == "mine"
    assert match.journal_path == folder / "evening.pasur"
    play_all(match)
    assert record.read_bytes() == half
    assert match.journal_path.read_text() == match.text()
    assert source.read_bytes() == whole


def test_nobody_is_addressed_in_a_match_that_ended_elsewhere(tmp_path: Path) -> None:
    folder, record = tmp_path / "matches", tmp_path / "evening.pasur"
    _, whole = played(tmp_path / "other")
    people = whole.replace(b'[Seat1 "computer normal"]', b'[Seat1 "person"]')
    assert people != whole
    record.write_bytes(people)
    assert open_match(record, folder, "mine").match.you is None
    record.write_bytes(people[: people.index(b"score")])
    assert open_match(record, folder, "mine").match.you == 0


def test_a_record_from_elsewhere_may_lack_its_last_line_end(tmp_path: Path) -> None:
    record = tmp_path / "evening.pasur"
    _, whole = played(tmp_path / "other")
    record.write_bytes(whole.rstrip())
    assert open_match(record, tmp_path / "matches", "x").match.phase is Phase.OVER
    assert not (tmp_path / "matches").exists()
    record.write_bytes(whole[: whole.index(b"score") + 3])
    assert open_match(record, tmp_path / "matches", "x").match.moves == 48


def test_a_broken_record_from_elsewhere_says_where(tmp_path: Path) -> None:
    record = tmp_path / "evening.pasur"
    record.write_bytes(b'[Pasur "1"]\n[Rules "guide"]\n')
    with pytest.raises(RecordError, match="line 2: the tag Players is missing"):
        open_match(record, tmp_path / "matches", "x")
    with pytest.raises(FileNotFoundError):
        open_match(tmp_path / "none.pasur", tmp_path / "matches", "x")


def test_a_match_can_begin_where_nothing_can_be_kept(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_bytes(b"")
    match = begin_match(blocked / "matches", "one", SHORT, computers("easy", "easy"), 0, "s")
    assert match.journal_notice is not None
    play_all(match)
    assert match.phase is Phase.OVER
    assert match.journal_notice is not None


def test_a_match_between_two_windows_is_kept_twice(tmp_path: Path) -> None:
    match = begin_match(tmp_path, "one", SHORT, PEOPLE[:2], 0, "s")
    go_on(match, 5, Source(1))
    path = match.journal_path
    assert path is not None
    other = open_match(path, tmp_path, "unused").match
    go_on(other, 3, Source(2))
    go_on(match, 3, Source(3))
    assert path.read_text() == other.text()
    assert match.journal_path == tmp_path / "one-2.pasur"
    assert match.journal_path.read_text() == match.text()
    assert match.journal_notice is None


def test_names_of_all_scripts_come_back(tmp_path: Path) -> None:
    seats = (person('سارا "S" \\'), person("Ωmega"))
    match = begin_match(tmp_path, "سارا", SHORT, seats, 0, "s")
    assert match.journal_path is not None
    (saved,) = saved_matches(tmp_path)
    assert saved.tags["Name1"] == 'سارا "S" \\'
    assert open_match(match.journal_path, tmp_path, "x").match.seats == seats


PLAYER = """
import sys
from pathlib import Path
from pasur.engine import preset
from pasur.match.saved import begin_match
from tests.match.helpers import computers, play_all

folder, seats = Path(sys.argv[1]), computers("normal", "easy")
rules = preset("guide").with_option("Target", "500")
for number in range(1000):
    match = begin_match(folder, "m", rules, seats, 0, "s")
    print(match.journal_path, flush=True)
    play_all(match)
"""


@pytest.mark.parametrize("journals", [1, 2])
def test_killed_in_the_middle_it_goes_on_to_the_same_end(tmp_path: Path, journals: int) -> None:
    root = Path(__file__).parents[2]
    command = [sys.executable, "-c", PLAYER, str(tmp_path)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, cwd=root) as player:
        assert player.stdout is not None
        for _ in range(journals):
            path = Path(player.stdout.readline().decode().strip())
        while path.stat().st_size < 900 * journals:
            assert player.poll() is None
        player.kill()
    content = path.read_bytes()
    match = open_match(path, tmp_path, "unused").match
    text = match.text().encode()
    assert text.startswith(content[: content.rindex(b"\n") + 1])
    play_all(match)
    rules = preset("guide").with_option("Target", "500")
    expected = LiveMatch.new(rules, computers("normal", "easy"), 0, "s")
    play_all(expected)
    assert path.read_text() == expected.text()
