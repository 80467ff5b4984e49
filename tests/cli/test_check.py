"""``pasur check``: one line a file, whatever is in it."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from pasur.engine.record import read_text
from tests.cli.helpers import environment, record, run

LIMIT_MEMORY = "import resource; resource.setrlimit(resource.RLIMIT_AS, (150 << 20, 150 << 20))"


def summary(text: str) -> str:
    """What is said of a finished match of two sides."""
    state = read_text(text).state
    assert state.winner is not None
    a, b = state.points
    return f"ok, {state.number} rounds, totals {a} {b}, winner {state.winner + 1}"


def test_good_records_pass(tmp_path: Path) -> None:
    paths = []
    for number in (1, 2):
        paths.append(tmp_path / f"{number}.pasur")
        paths[-1].write_text(record(number))
    ran = run(tmp_path, "check", *paths)
    assert ran.lines == [f"{path}: {summary(path.read_text())}" for path in paths]
    assert (ran.code, ran.err) == (0, "")


def test_an_unfinished_match_has_no_winner(tmp_path: Path) -> None:
    path = tmp_path / "a.pasur"
    whole = record()
    path.write_text(whole[: whole.index("score")])
    a, b = read_text(path.read_text()).state.points
    ran = run(tmp_path, "check", path)
    assert ran.lines == [f"{path}: ok, 1 rounds, totals {a} {b}, winner none"]
    path.write_text('[Pasur "1"]\n[Rules "guide"]\n[Players "3"]\n')
    ran = run(tmp_path, "check", path)
    assert ran.lines == [f"{path}: ok, 0 rounds, totals 0 0 0, winner none"]
    assert ran.code == 0


def test_the_line_at_fault_is_named(tmp_path: Path) -> None:
    path = tmp_path / "a.pasur"
    lines = record().splitlines()
    at = next(number for number, line in enumerate(lines) if line.startswith("score"))
    lines[at] = "score 1 2"
    path.write_text("\n".join(lines))
    ran = run(tmp_path, "check", path)
    assert ran.code == 1
    assert ran.out.startswith(f"{path}: line {at + 1}: the score of this round is ")
    assert len(ran.lines) == 1


def test_a_folder_means_its_records_in_order(tmp_path: Path) -> None:
    for name in ("b.pasur", "a.pasur", "پاسور.pasur"):
        (tmp_path / name).write_text(record())
    (tmp_path / "c.pasur").write_text("rubbish")
    (tmp_path / "other.txt").write_text("rubbish")
    (tmp_path / "folder.pasur").mkdir()
    ran = run(tmp_path, "check", tmp_path)
    assert [line.partition(": ")[0] for line in ran.lines] == [
        str(tmp_path / name) for name in ("a.pasur", "b.pasur", "c.pasur", "پاسور.pasur")
    ]
    assert ran.code == 1


def test_what_cannot_be_read_outweighs_what_is_at_fault(tmp_path: Path) -> None:
    bad, good, empty = tmp_path / "bad.pasur", tmp_path / "good.pasur", tmp_path / "empty"
    bad.write_text("rubbish")
    good.write_text(record())
    empty.mkdir()
    ran = run(tmp_path, "check", tmp_path / "none.pasur", bad, good)
    assert ran.lines[0] == f"{tmp_path / 'none.pasur'}: cannot be read: No such file or directory"
    assert ran.lines[1].startswith(f"{bad}: line 1: ")
    assert ran.lines[2].startswith(f"{good}: ok, ")
    assert ran.code == 2
    ran = run(tmp_path, "check", empty)
    assert ran.lines == [f"{empty}: cannot be read: no *.pasur file in it"]
    assert ran.code == 2


def test_hostile_files_get_one_short_line_in_bounded_memory(tmp_path: Path) -> None:
    head = b'[Pasur "1"]\n[Rules "guide"]\n[Players "2"]\n'
    contents = {
        "empty": b"",
        "latin": b"\xe9t\xe9\n",
        "cut-utf8": head + b'[Name1 "\xd8',
        "long-line": b"[" + b"x" * 1_000_000,
        "long-tag": head + b'[Name1 "' + b"x" * 1_000_000 + b'"]\n',
        "many-tags": head + b'[Name1 "x"]\n' * 500_000,
        "many-blanks": head + b"\n" * 5_000_000,
        "lone-cr": head + b"\rround 1 dealer 1\n",
        "escapes": b"\x1b[31mred\x1b[0m\n",
        "digits": head + b"round " + b"9" * 7000 + b" dealer 1\n",
        "nothing": b"\0" * 100_000,
    }
    for name, content in contents.items():
        (tmp_path / f"{name}.pasur").write_bytes(content)
    with (tmp_path / "rubbish.pasur").open("wb") as rubbish:
        block = os.urandom(1 << 20)
        for _ in range(100):
            rubbish.write(block)
    with (tmp_path / "zeros.pasur").open("wb") as zeros:
        zeros.truncate(100_000_000)
    ran = run(tmp_path, "check", tmp_path, code=LIMIT_MEMORY)
    assert ran.code == 1
    assert len(ran.lines) == len(contents) + 2
    for line in ran.lines:
        assert ".pasur: line " in line
        assert line.isprintable()
        assert len(line) < len(str(tmp_path)) + 400


def test_devices_do_not_hang(tmp_path: Path) -> None:
    ran = run(tmp_path, "check", "/dev/zero", "/dev/null", code=LIMIT_MEMORY)
    assert ran.lines[0].startswith("/dev/zero: line 1: ")
    assert ran.lines[1].startswith("/dev/null: line 1: ")
    assert ran.code == 1


@pytest.mark.parametrize("encoding", ["ascii", "cp1252", "utf-8"])
def test_names_that_cannot_be_written_are_spelled_out(tmp_path: Path, encoding: str) -> None:
    path = Path(os.fsdecode(os.fsencode(tmp_path) + b"/\xd9\xbe\xff\n.pasur"))
    path.write_text(record())
    ran = run(tmp_path, "check", path, PYTHONIOENCODING=encoding)
    assert len(ran.lines) == 1
    assert ran.code == 0


def test_a_closed_pipe_is_no_fault(tmp_path: Path) -> None:
    for number in range(30):
        (tmp_path / f"{'x' * 200}{number}.pasur").write_text("")
    command = [sys.executable, "-m", "pasur", "check", *[str(tmp_path)] * 40]
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=environment(tmp_path)
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.readline()
        process.stdout.close()
        assert process.stderr.read() == b""
        assert process.wait(60) == 141


def test_without_files_a_sentence(tmp_path: Path) -> None:
    ran = run(tmp_path, "check")
    assert ran.code == 2
    assert ran.out == ""
    assert ran.err.startswith("pasur check: the following arguments are required: FILE. ")
