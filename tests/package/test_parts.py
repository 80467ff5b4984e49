"""What goes into the package, and what the systems are told of it."""

from __future__ import annotations

import ast
import hashlib
import json
import os
import re
import subprocess
import sys
import tarfile
import xml.etree.ElementTree as Xml
from pathlib import Path

import pytest

import pasur
from pasur.assets import asset_path
from tools.package import build, libc_floor, licences, linux_archives, mac, parts, windows

DUMP = """
libx.so:     file format elf64-x86-64
0000000000000000      DF *UND*  0000000000000000 (GLIBC_2.2.5) free
0000000000000000      DF *UND*  0000000000000000  GLIBC_2.14  memcpy
0000000000000000  w   D  *UND*  0000000000000000  Base        _ITM_x
0000000000000000      DF *UND*  0000000000000000 (GLIBCXX_3.4.30) _Znwm
0000000000001000 g    DF .text  0000000000000010 (GLIBC_2.99) mine
"""


def test_the_floor_is_read_from_what_is_asked_for() -> None:
    assert sorted(libc_floor.asked_versions(DUMP)) == [(2, 2, 5), (2, 14)]


def test_the_floor_of_real_programs(tmp_path: Path) -> None:
    (tmp_path / "python").write_bytes(Path(sys.executable).resolve().read_bytes())
    (tmp_path / "text.so").write_text("no library")
    (tmp_path / "link").symlink_to("python")
    assert list(libc_floor.programs(tmp_path)) == [tmp_path / "python"]
    version, who = libc_floor.floor_of(libc_floor.programs(tmp_path))
    assert version >= (2, 2)
    assert who == [tmp_path / "python"]
    assert libc_floor.main([str(tmp_path), "--at-most", "2.0"]) == 1
    assert libc_floor.main([str(tmp_path), "--at-most", "9.0"]) == 0


@pytest.mark.parametrize(
    ("version", "numbers"),
    [("0.1.0", (0, 1, 0, 0)), ("1.2.3rc1", (1, 2, 3, 0)), ("2", (2, 0, 0, 0))],
)
def test_windows_counts_in_four_numbers(version: str, numbers: tuple[int, ...]) -> None:
    assert windows.four_numbers(version) == numbers
    with pytest.raises(ValueError, match="no version"):
        windows.four_numbers(f"v{version}")


def test_windows_is_told_the_version() -> None:
    information = windows.version_information("0.1.0", "pasur.exe")
    ast.parse(information, mode="eval")
    assert "filevers=(0, 1, 0, 0)" in information
    assert "StringStruct('ProductVersion', '0.1.0')" in information
    assert "StringStruct('OriginalFilename', 'pasur.exe')" in information


def test_windows_is_told_of_each_screens_scale() -> None:
    manifest = Xml.fromstring(windows.MANIFEST.split("\n", 1)[1])
    said = {each.tag.split("}")[1]: (each.text or "").strip() for each in manifest.iter()}
    assert said["dpiAwareness"].startswith("PerMonitorV2")
    assert "requestedExecutionLevel" in said


def test_macos_is_told_the_version_and_of_sharp_screens() -> None:
    information = mac.information(pasur.__version__)
    assert information["CFBundleShortVersionString"] == pasur.__version__
    assert information["NSHighResolutionCapable"] is True


def test_only_what_runs_is_packed() -> None:
    files = [("assets/icon/pasur.ico", "", ""), ("assets/icon/pasur-64.png", "", "")]
    assert parts.wanted_files(files) == files[1:]
    scripts = [("pyi_rth_inspect", "", ""), ("pyi_rth_multiprocessing", "", ""), ("main", "", "")]
    assert parts.wanted_scripts(scripts) == scripts[1:]


def test_nothing_of_what_is_left_out_is_imported_by_the_game() -> None:
    used = set()
    for path in Path(pasur.__file__).parent.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Import):
                used |= {alias.name for alias in node.names}
            elif isinstance(node, ast.ImportFrom) and node.module:
                used |= {node.module, *(f"{node.module}.{alias.name}" for alias in node.names)}
    assert "pygame" in used
    assert used & set(parts.UNUSED) <= {"ctypes"}


def test_every_part_has_a_licence_that_can_be_read() -> None:
    listed = json.loads(asset_path("licences/index.json").read_text(encoding="utf-8"))
    assert listed == [[each.key, each.name, each.licence] for each in licences.COMPONENTS]
    for each in licences.COMPONENTS:
        assert len(asset_path(f"licences/{each.key}.txt").read_text(encoding="utf-8")) > 500
    own = (licences.ROOT / "LICENSE").read_text(encoding="utf-8").strip()
    assert asset_path("licences/pasur.txt").read_text(encoding="utf-8").strip() == own


def test_a_library_without_a_licence_is_named(tmp_path: Path) -> None:
    for name in ("libSDL2-2-50d1.so.0", "libz.so.1", "libnew-1.so.2", "sub/SDL2.dll", "_json.pyd"):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).touch()
    (tmp_path / "rect.cpython-311-x86_64-linux-gnu.so").touch()
    assert licences.without_licence(tmp_path) == ["libnew-1.so.2"]


def test_the_archive_for_linux_is_the_same_for_everybody(tmp_path: Path) -> None:
    program = tmp_path / "pasur"
    (program / "_internal").mkdir(parents=True)
    (program / "pasur").write_text("#!/bin/sh\n")
    (program / "pasur").chmod(0o700)
    made = linux_archives.tar(program, tmp_path / "x.tar.xz", "pasur-1")
    with tarfile.open(made) as archive:
        modes = {entry.name: entry.mode for entry in archive}
        assert {(entry.uid, entry.gid) for entry in archive} == {(0, 0)}
    assert modes["pasur-1/pasur"] == modes["pasur-1/install.sh"] == 0o755
    assert modes["pasur-1/README.txt"] == 0o644
    assert "pasur-1/share/icons/hicolor/256x256/apps/pasur.png" in modes


def test_the_menu_entry_names_the_windows_class() -> None:
    entry = (linux_archives.HERE / "pasur.desktop").read_text(encoding="utf-8").splitlines()
    assert entry[0] == "[Desktop Entry]"
    assert "StartupWMClass=pasur" in entry
    Xml.parse(linux_archives.HERE / "pasur.xml")


def test_sums_and_sizes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    small, large = tmp_path / "a.tar.xz", tmp_path / "b"
    small.write_bytes(b"small")
    large.write_bytes(b"large")
    monkeypatch.setattr(build, "MOST_SINGLE", 4)
    assert build.too_large([small, large]) == ["b is too large"]
    build.write_sums([large, small])
    lines = (tmp_path / "SHA256SUMS").read_text().splitlines()
    assert lines[0] == f"{hashlib.sha256(b'small').hexdigest()}  a.tar.xz"
    checked = subprocess.run(["sha256sum", "--check", "SHA256SUMS"], cwd=tmp_path, check=True,
        capture_output=True)  # fmt: skip
    assert checked.stdout.count(b": OK") == 2


def test_the_version_stands_in_one_place() -> None:
    changes = (build.ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    newest = re.search(r"^## (\S+)", changes, re.MULTILINE)
    assert newest is not None
    assert newest[1] == pasur.__version__
    pattern = re.compile(rf"\b{re.escape(pasur.__version__)}\b")
    for name in ("pyproject.toml", "build_exe.spec", ".github/workflows/release.yml"):
        assert not pattern.search((build.ROOT / name).read_text(encoding="utf-8")), name
    assert os.access(linux_archives.HERE / "install.sh", os.X_OK)
