"""The command line itself: help, mistakes, and programs without a console."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

import pasur
from tests.cli.helpers import environment, record, run

NO_CONSOLE = "sys.stdout = sys.stderr = None"


def test_the_version(tmp_path: Path) -> None:
    ran = run(tmp_path, "--version")
    assert (ran.code, ran.out, ran.err) == (0, f"pasur {pasur.__version__}\n", "")


@pytest.mark.parametrize("command", [(), ("check",), ("simulate",)])
@pytest.mark.parametrize("option", ["--help", "-h"])
def test_help_has_examples(tmp_path: Path, command: tuple[str, ...], option: str) -> None:
    ran = run(tmp_path, *command, option)
    assert (ran.code, ran.err) == (0, "")
    assert "examples:\n  pasur" in ran.out
    assert ran.out.startswith("usage: " + " ".join(["pasur", *command]))
    assert max(map(len, ran.lines)) <= 100


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--speed"], "unrecognized arguments: --speed"),
        (["--vers"], "unrecognized arguments: --vers"),
        (["a.pasur", "b.pasur"], "unrecognized arguments: b.pasur"),
        (["--version=3"], "--version"),
    ],
)
def test_a_mistake_is_a_sentence(tmp_path: Path, arguments: list[str], said: str) -> None:
    ran = run(tmp_path, *arguments)
    assert (ran.code, ran.out) == (2, "")
    assert ran.err.startswith("pasur: ")
    assert said in ran.err
    assert ran.err.endswith('"pasur --help" tells more.\n')
    assert ran.err.count("\n") == 1


def test_a_record_that_cannot_be_opened_opens_no_window(tmp_path: Path) -> None:
    broken = tmp_path / "broken.pasur"
    broken.write_text(record().replace("score", "scores", 1))
    ran = run(tmp_path, broken)
    assert (ran.code, ran.out) == (1, "")
    assert ran.err.startswith(f"{broken}: line ")
    ran = run(tmp_path, tmp_path / "none.pasur")
    assert ran.code == 2
    assert ran.err == f"{tmp_path / 'none.pasur'}: cannot be read: No such file or directory\n"


@pytest.mark.parametrize(
    ("arguments", "code"),
    [
        (["--help"], 0),
        (["--version"], 0),
        (["--nonsense"], 2),
        (["check", "/dev/null"], 1),
        (["simulate", "--matches", "1", "--seats", "greedy,greedy", "--jobs", "1"], 0),
        (["none.pasur"], 2),
    ],
)
def test_everything_works_without_a_console(
    tmp_path: Path, arguments: list[str], code: int
) -> None:
    ran = run(tmp_path, *arguments, code=NO_CONSOLE)
    assert (ran.code, ran.out, ran.err) == (code, "", "")


def test_closed_streams_are_no_fault(tmp_path: Path) -> None:
    command = f"'{sys.executable}' -m pasur check /dev/null >&- 2>&-"
    done = subprocess.run(command, shell=True, check=False, env=environment(tmp_path))
    assert done.returncode == 1


def test_starting_writes_nothing(tmp_path: Path) -> None:
    home = tmp_path / "home"
    run(home, "--version")
    run(home, "check", "/dev/null")
    assert not home.exists()


FAULT = """
import sys, threading
from pathlib import Path
from pasur.cli.faults import report_faults
report_faults(Path(sys.argv[1]))
def fail():
    raise RuntimeError("this is the fault")
"""


@pytest.mark.parametrize(
    ("ending", "code"),
    [("fail()", 1), ("t = threading.Thread(target=fail); t.start(); t.join()", 0)],
)
def test_a_fault_of_the_program_leaves_a_report(tmp_path: Path, ending: str, code: int) -> None:
    done = subprocess.run(
        [sys.executable, "-c", FAULT + ending, str(tmp_path / "faults")],
        capture_output=True,
        check=False,
        text=True,
        env=environment(tmp_path),
    )
    (report,) = (tmp_path / "faults").iterdir()
    written = report.read_text()
    assert "RuntimeError: this is the fault" in written
    assert pasur.__version__ in written
    assert done.stderr == (
        f"Pasur has stopped because of a fault in it. A report is in {report}.\n"
    )
    assert done.returncode == code


def test_a_fault_where_nothing_can_be_written_is_shown(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("")
    done = subprocess.run(
        [sys.executable, "-c", FAULT + "fail()", str(blocked / "faults")],
        capture_output=True,
        check=False,
        text=True,
        env=environment(tmp_path),
    )
    assert "RuntimeError: this is the fault" in done.stderr


NO_SCREEN = (
    "import os; "
    "[os.environ.pop(name, '') for name in ('SDL_VIDEODRIVER', 'DISPLAY', 'WAYLAND_DISPLAY')]"
)


def test_without_a_screen_a_sentence_and_no_invisible_game(tmp_path: Path) -> None:
    good = tmp_path / "good.pasur"
    good.write_text(record())
    for arguments in ([], [str(good)]):
        ran = run(tmp_path / "home", *arguments, code=NO_SCREEN)
        assert (ran.code, ran.out) == (1, "")
        assert "Pasur needs a screen" in ran.err.splitlines()[-1]
