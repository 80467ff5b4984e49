"""Builds the program and everything that is given to players, on the system it is built for.

    python start.py package [--out DIST] [--only-folder]

DIST (dist unless given) then holds what build_exe.spec makes, and in DIST/release the archives:

    Linux    pasur-V-linux-MACHINE.tar.xz   the folder, a menu entry, icons and an installer
             pasur-V-linux-MACHINE          the single file
             pasur_V_ARCH.deb               a package of Debian, where dpkg-deb is at hand
    Windows  pasur-V-windows-MACHINE.zip    the folder
             pasur-V-windows-MACHINE.exe    the single file
    macOS    pasur-V-macos-MACHINE.zip      Pasur.app

and SHA256SUMS. It fails when an archive is larger than promised. The time in the archives is
SOURCE_DATE_EPOCH, where that is set.
"""

from __future__ import annotations

import argparse
import hashlib
import os
import platform
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pasur
from tools.package import linux_archives
from tools.package.libc_floor import floor_of, programs

ROOT = Path(__file__).resolve().parents[2]
MEGABYTE = 1_000_000
MOST = {".xz": 15 * MEGABYTE, ".zip": 15 * MEGABYTE, ".deb": 15 * MEGABYTE}
MOST_SINGLE = 20 * MEGABYTE
"""The sizes in bytes that were promised, by the suffix of the archive, and for the single file."""


def freeze(out: Path, only_folder: bool) -> None:
    """Run PyInstaller; the programs go to ``out``. Raises CalledProcessError."""
    forms = "folder" if only_folder else "both"
    command = [sys.executable, "-m", "PyInstaller", "--noconfirm", "--log-level", "ERROR"]
    command += ["--distpath", str(out), "--workpath", str(out / "work"), "build_exe.spec"]
    subprocess.run(
        command,
        cwd=ROOT,
        env={**os.environ, "PASUR_FORMS": forms, "PYGAME_HIDE_SUPPORT_PROMPT": "1"},
        check=True,
    )


def machine() -> str:
    """The processor as it stands in the names of archives."""
    named = platform.machine().lower()
    return {"amd64": "x86_64", "aarch64": "arm64"}.get(named, named)


def pack(out: Path, system: str) -> Iterator[Path]:
    """Make the archives of ``system`` (as `sys.platform` has it) from ``out``; their paths."""
    release = out / "release"
    shutil.rmtree(release, ignore_errors=True)
    release.mkdir(parents=True)
    name = f"pasur-{pasur.__version__}"
    if system == "win32":
        yield _zipped(out / "pasur", release / f"{name}-windows-{machine()}.zip", name)
        yield _copied(out / "pasur-single.exe", release / f"{name}-windows-{machine()}.exe")
    elif system == "darwin":
        target = release / f"{name}-macos-{machine()}.zip"
        app = str(out / "Pasur.app")
        subprocess.run(["ditto", "-c", "-k", "--keepParent", app, str(target)], check=True)
        yield target
    else:
        single = release / f"{name}-linux-{machine()}"
        yield linux_archives.tar(out / "pasur", Path(f"{single}.tar.xz"), name)
        yield _copied(out / "pasur-single", single)
        if shutil.which("dpkg-deb"):
            version, _ = floor_of(programs(out / "pasur"))
            libc = ".".join(map(str, version))
            yield linux_archives.deb(out / "pasur", release, pasur.__version__, libc)


def _zipped(folder: Path, target: Path, name: str) -> Path:
    """``folder`` as the zip file ``target``, under ``name``."""
    staged = target.parent / name
    shutil.copytree(folder, staged)
    made = shutil.make_archive(str(target.with_suffix("")), "zip", target.parent, name)
    shutil.rmtree(staged)
    return Path(made)


def _copied(program: Path, target: Path) -> Path:
    shutil.copy2(program, target)
    return target


def too_large(archives: list[Path]) -> list[str]:
    """What is larger than promised, a sentence each."""
    found = []
    for path in archives:
        size, most = path.stat().st_size, MOST.get(path.suffix, MOST_SINGLE)
        print(f"{path.name}: {size / MEGABYTE:.1f} MB, at most {most // MEGABYTE}")
        if size > most:
            found.append(f"{path.name} is too large")
    return found


def write_sums(archives: list[Path]) -> None:
    """Write SHA256SUMS beside ``archives``."""
    lines = [f"{hashlib.sha256(path.read_bytes()).hexdigest()}  {path.name}" for path in archives]
    text = "\n".join(sorted(lines, key=lambda line: line.split()[1])) + "\n"
    (archives[0].parent / "SHA256SUMS").write_text(text, encoding="ascii", newline="\n")


def main(arguments: list[str]) -> int:
    """Carry out the command line; returns the exit code."""
    parser = argparse.ArgumentParser(prog="start.py package", description="Builds the program.")
    parser.add_argument("--out", type=Path, default=ROOT / "dist", metavar="DIST")
    parser.add_argument("--only-folder", action="store_true", help="no single file, no archives")
    options = parser.parse_args(arguments)
    out = options.out.resolve()
    freeze(out, options.only_folder)
    if options.only_folder:
        return 0
    archives = list(pack(out, sys.platform))
    write_sums(archives)
    faults = too_large(archives)
    print("\n".join([*faults, f"in {archives[0].parent}"]))
    return int(bool(faults))


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
