"""Sets Pasur up and starts it, on a machine with nothing but Python 3.11 or newer.

python3 start.py [ARGUMENT …]          play; arguments go to the game (``--help`` lists them)
python3 start.py test [ARGUMENT …]     run the tests on every core; arguments go to pytest
python3 start.py setup [EXTRA …]       only set up, with the named extras of pyproject.toml
python3 start.py package [ARGUMENT …]  build the program that needs no Python, into dist

Everything goes into the folder ``.venv`` beside this file; deleting it undoes the set-up.
"""

from __future__ import annotations

import hashlib
import json
import os
import subprocess
import sys
import urllib.request
import venv
from pathlib import Path

HERE = Path(__file__).resolve().parent
HOME = HERE / ".venv"
PYTHON = HOME / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
STAMP = HOME / "pasur-setup.json"
OLDEST = (3, 11)


def requirements(extras: tuple[str, ...]) -> list[str]:
    """The distributions that pyproject.toml asks for, with those of ``extras``.

    Raises SystemExit with a sentence for an extra that pyproject.toml does not have.
    """
    import tomllib

    project = tomllib.loads((HERE / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    wanted: list[str] = list(project["dependencies"])
    for extra in extras:
        if extra not in project["optional-dependencies"]:
            raise SystemExit(f"start.py: pyproject.toml has no extra named {extra!r}.")
        wanted += project["optional-dependencies"][extra]
    return wanted


def fetch_pip() -> Path:
    """The newest pip as a wheel from the package index, for Pythons that come without one.

    Returns the wheel's path; raises SystemExit with a sentence when it cannot be had.
    """
    index = os.environ.get("PIP_INDEX_URL", "https://pypi.org/simple").rstrip("/")
    request = urllib.request.Request(
        f"{index}/pip/", headers={"Accept": "application/vnd.pypi.simple.v1+json"}
    )
    try:
        with urllib.request.urlopen(request, timeout=60) as answer:
            files = json.load(answer)["files"]
        wheels = [f for f in files if f["filename"].endswith("-none-any.whl") and not f["yanked"]]
        newest = max(wheels, key=lambda f: str(f.get("upload-time", "")))
        with urllib.request.urlopen(newest["url"], timeout=60) as answer:
            content = answer.read()
    except (OSError, ValueError, KeyError) as fault:
        raise SystemExit(
            f"start.py: this Python has no pip, and it could not be fetched ({fault}). "
            "Check the connection, or install python3-venv, and try again."
        ) from fault
    if hashlib.sha256(content).hexdigest() != newest["hashes"]["sha256"]:
        raise SystemExit("start.py: the downloaded pip is damaged; please try again.")
    wheel = HOME / str(newest["filename"])
    wheel.write_bytes(content)
    return wheel


def pip_command() -> list[str]:
    """The command that runs pip inside ``.venv``, which is made if it is not there."""
    if not PYTHON.exists():
        print("Setting up .venv …", flush=True)
        venv.create(HOME, with_pip=False, clear=HOME.exists())
    probe = subprocess.run([PYTHON, "-m", "pip", "--version"], capture_output=True, check=False)
    if probe.returncode == 0:
        return [str(PYTHON), "-m", "pip"]
    ensured = subprocess.run([PYTHON, "-m", "ensurepip"], capture_output=True, check=False)
    if ensured.returncode == 0:
        return [str(PYTHON), "-m", "pip"]
    return [str(PYTHON), str(fetch_pip() / "pip")]


def set_up(extras: tuple[str, ...] = ()) -> None:
    """Make ``.venv`` hold what the project and its ``extras`` need; quick when it does already."""
    wanted = requirements(extras)
    held = json.loads(STAMP.read_text(encoding="utf-8")) if STAMP.exists() else []
    if PYTHON.exists() and set(wanted) <= set(held):
        return
    command = [*pip_command(), "install", "--quiet", "--disable-pip-version-check", *wanted]
    if subprocess.run(command, check=False).returncode != 0:
        raise SystemExit("start.py: setting up did not succeed; what pip said stands above.")
    STAMP.write_text(json.dumps(sorted({*wanted, *held})), encoding="utf-8")


def main(arguments: list[str]) -> int:
    """Carry out the command line ``arguments``; returns the exit code."""
    if sys.version_info < OLDEST:
        print("Pasur needs Python 3.11 or newer.", file=sys.stderr)
        return 1
    if arguments[:1] == ["setup"]:
        set_up(tuple(arguments[1:]))
        return 0
    if arguments[:1] == ["test"]:
        set_up(("test",))
        chosen = arguments[1:] or ["--numprocesses", "auto"]
        return subprocess.call([PYTHON, "-m", "pytest", *chosen], cwd=HERE)
    if arguments[:1] == ["package"]:
        set_up(("package",))
        return subprocess.call([PYTHON, "-m", "tools.package.build", *arguments[1:]], cwd=HERE)
    set_up()
    environment = {**os.environ, "PYTHONPATH": str(HERE)}
    return subprocess.call([PYTHON, "-m", "pasur", *arguments], env=environment)


if __name__ == "__main__":
    try:
        raise SystemExit(main(sys.argv[1:]))
    except KeyboardInterrupt:
        raise SystemExit(130) from None
