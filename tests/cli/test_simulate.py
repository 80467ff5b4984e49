"""``pasur simulate``: counted, recorded, and the same however many processes play."""

from __future__ import annotations

import os
import pty
import re
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from pasur.engine.record import read_text
from tests.cli.helpers import environment, run

QUICK = ("simulate", "--matches", "45", "--seats", "greedy,random", "--set", "Target=20")


def files(folder: Path) -> dict[str, bytes]:
    """What lies in ``folder``."""
    return {path.name: path.read_bytes() for path in folder.iterdir()}


def test_the_same_seed_gives_the_same_records_whatever_the_processes(tmp_path: Path) -> None:
    outs, said = [], []
    for jobs in ("1", "2", "3"):
        out = tmp_path / jobs
        ran = run(tmp_path, *QUICK, "--seed", "7", "--out", out, "--jobs", jobs)
        assert (ran.code, ran.err) == (0, "")
        outs.append(files(out))
        said.append(re.sub(r"\d+ rounds a second|records in .*", "", ran.out))
    assert outs[0] == outs[1] == outs[2]
    assert said[0] == said[1] == said[2]
    assert sorted(outs[0]) == [f"match-{number:02}.pasur" for number in range(1, 46)]
    other = tmp_path / "other"
    run(tmp_path, *QUICK, "--seed", "8", "--out", other)
    assert files(other) != outs[0]
    assert run(tmp_path, "check", tmp_path / "2").code == 0


def test_what_is_printed_is_what_the_records_say(tmp_path: Path) -> None:
    ran = run(tmp_path, *QUICK, "--seed", "7", "--out", tmp_path / "out")
    records = [read_text(text.decode()) for text in files(tmp_path / "out").values()]
    rounds = sum(len(record.log.rounds) for record in records)
    points = [sum(record.state.points[side] for record in records) for side in (0, 1)]
    assert re.fullmatch(
        rf"45 matches, {rounds} rounds, rules guide, seed 7, \d+ rounds a second", ran.lines[0]
    )
    for side, level in enumerate(("greedy", "random")):
        wins = sum(record.state.winner == side for record in records)
        assert re.fullmatch(
            rf"{side + 1} +{side + 1} {level} +{wins} +{100 * wins / 45:.1f} % +"
            rf"{points[side] / rounds:.2f} ± \d+\.\d\d +\d+",
            ran.lines[2 + side],
        )
    assert ran.lines[4] == f"records in {tmp_path / 'out'}"


def test_a_record_names_its_players_and_its_rules(tmp_path: Path) -> None:
    run(
        tmp_path,
        *("simulate", "--matches", "1", "--seats", "easy,normal,easy,greedy", "--rules", "pagat"),
        *("--set", "Capture=may", "--set", "Target=5", "--out", tmp_path / "out", "--jobs", "1"),
    )
    record = read_text((tmp_path / "out" / "match-1.pasur").read_text())
    rules = record.log.rules
    assert (rules.preset, rules.players, rules.partners) == ("pagat", 4, True)
    assert (rules.capture, rules.target) == ("may", 5)
    tags = dict(record.tags)
    assert tags["Name2"] == "Computer (normal)"
    assert tags["Seat4"] == "computer greedy"


def test_without_a_seed_one_is_drawn_and_told(tmp_path: Path) -> None:
    few = ("simulate", "--matches", "2", "--seats", "random,random", "--jobs", "1")
    seeds = []
    for _ in range(2):
        found = re.search(r"seed ([0-9a-f]{16}),", run(tmp_path, *few).out)
        assert found is not None
        seeds.append(found[1])
    assert seeds[0] != seeds[1]


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--seats", "easy,easy"], "required: --matches"),
        (["--matches", "0", "--seats", "easy,easy"], "--matches must be a whole number from 1"),
        (["--matches", "1.5", "--seats", "easy,easy"], "not '1.5'"),
        (["--matches", "9" * 5000, "--seats", "easy,easy"], "--matches must be"),
        (["--matches", "-3", "--seats", "easy,easy"], "--matches"),
        (["--matches", "1", "--seats", "easy"], "--seats must name 2 to 4 seats, not 1"),
        (["--matches", "1", "--seats", "easy,easy,easy,easy,easy"], "not 5"),
        (["--matches", "1", "--seats", "easy,hugo"], "greedy, not 'hugo'"),
        (["--matches", "1", "--seats", "easy,"], "not ''"),
        (["--matches", "1", "--seats", "easy,easy", "--rules", "chess"], 'not "chess"'),
        (["--matches", "1", "--seats", "easy,easy", "--set", "Target"], "--set must be TAG=VALUE"),
        (["--matches", "1", "--seats", "easy,easy", "--set", "Goal=1"], "not 'Goal'"),
        (["--matches", "1", "--seats", "easy,easy", "--set", "Target=0"], 'not "0"'),
        (["--matches", "1", "--seats", "easy,easy", "--set", "Partners=yes"], "Partners"),
        (["--matches", "1", "--seats", "easy,easy", "--jobs", "0"], "--jobs must be"),
        (["--matches", "1", "--seats", "easy,easy", "--out", "/dev/null"], "is a file"),
        (["--matches", "1", "--seats", "easy,easy", "--out", "/proc/x/y"], "cannot be made"),
        (["--matches", "1", "--seats", "easy,easy", "--fast"], "unrecognized arguments: --fast"),
    ],
)
def test_a_mistake_is_a_sentence(tmp_path: Path, arguments: list[str], said: str) -> None:
    ran = run(tmp_path, "simulate", *arguments)
    assert (ran.code, ran.out) == (2, "")
    assert ran.err.startswith("pasur simulate: ")
    assert said in ran.err
    assert ran.err.count("\n") == 1
    assert len(ran.err) < 400


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_a_folder_that_cannot_be_written_is_told(tmp_path: Path, jobs: str) -> None:
    out = tmp_path / "out"
    (out / "match-01.pasur").mkdir(parents=True)
    (out / "match-01.pasur" / "x").touch()
    ran = run(tmp_path, *QUICK, "--out", out, "--jobs", jobs)
    assert ran.code == 1
    assert ran.err.startswith("pasur simulate: ")
    assert ran.err.count("\n") == 1


def test_a_terminal_gets_a_progress_bar(tmp_path: Path) -> None:
    ours, theirs = pty.openpty()
    done = subprocess.run(
        [sys.executable, "-m", "pasur", *QUICK, "--jobs", "1"],
        stdout=subprocess.PIPE,
        stderr=theirs,
        check=False,
        env=environment(tmp_path),
    )
    os.close(theirs)
    shown = os.read(ours, 100_000).decode()
    os.close(ours)
    assert done.returncode == 0
    assert b"\r" not in done.stdout
    assert "[" + "#" * 30 + "] 45 of 45 matches" in shown
    assert shown.endswith("\r\x1b[K")


def children(parent: int) -> set[int]:
    """The processes that ``parent`` has started."""
    found = set()
    for entry in Path("/proc").iterdir():
        if entry.name.isdigit():
            try:
                after = (entry / "stat").read_text().rpartition(")")[2].split()
            except OSError:
                continue
            if int(after[1]) == parent:
                found.add(int(entry.name))
    return found


def alive(process: int) -> bool:
    """Whether ``process`` is there and has not ended."""
    try:
        stat = Path(f"/proc/{process}/stat").read_text()
    except OSError:
        return False
    return stat.rpartition(")")[2].split()[0] != "Z"


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGTERM, signal.SIGKILL])
def test_however_it_is_ended_no_process_stays(tmp_path: Path, how: signal.Signals) -> None:
    out = tmp_path / "out"
    process = subprocess.Popen(
        [
            *(sys.executable, "-m", "pasur", "simulate", "--matches", "100000"),
            *("--seats", "greedy,greedy", "--jobs", "2", "--out", str(out)),
        ],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        env=environment(tmp_path),
    )
    with process:
        while not (out.exists() and any(out.glob("*.pasur"))):
            assert process.poll() is None
            time.sleep(0.01)
        workers = children(process.pid)
        assert workers
        process.send_signal(how)
        assert process.stderr is not None
        said = process.stderr.read()
    for _ in range(3000):
        if not any(map(alive, workers)):
            break
        time.sleep(0.01)
    assert not any(map(alive, workers))
    assert b"Traceback" not in said
    assert process.returncode == (130 if how is signal.SIGINT else -how)
    for path in out.glob("*.pasur"):
        assert read_text(path.read_text()).state.winner is not None


def test_one_match_is_one_match(tmp_path: Path) -> None:
    ran = run(tmp_path, "simulate", "--matches", "1", "--seats", "greedy,random", "--seed", "1")
    assert ran.lines[0].startswith("1 match, ")
