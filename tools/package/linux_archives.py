"""What is given to players on Linux: a tar.xz with an installer, and a Debian package."""

from __future__ import annotations

import os
import shutil
import subprocess
import tarfile
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
HERE = Path(__file__).resolve().parent / "linux"
ICONS = ROOT / "assets" / "icon"

CONTROL = """Package: pasur
Version: {version}
Architecture: {architecture}
Maintainer: The makers of Pasur <pasur@localhost>
Installed-Size: {size}
Depends: libc6 (>= {libc}), libx11-6, libxext6
Recommends: libxcursor1, libxi6, libxrandr2, libasound2 | libasound2t64 | libpulse0
Section: games
Priority: optional
Description: Pasur, the Persian fishing card game
 Capture cards from the pool with one from the hand: those that make eleven
 together, a king with a king, a queen with a queen, and all of them with a
 jack. For one to four players against each other or the computer.
"""

INSIDE = """
The licences of the parts inside are in /usr/lib/pasur/_internal/assets/licences; the texts of the
GNU licences are there too.
"""


def share(target: Path) -> None:
    """Write menu entry, kind of file and icons below ``target``, as they lie in /usr/share."""
    places = {
        HERE / "pasur.desktop": target / "applications" / "pasur.desktop",
        HERE / "pasur.xml": target / "mime" / "packages" / "pasur.xml",
        ICONS / "pasur.svg": target / "icons" / "hicolor" / "scalable" / "apps" / "pasur.svg",
    }
    for picture in ICONS.glob("pasur-*.png"):
        side = picture.stem.removeprefix("pasur-")
        places[picture] = target / "icons" / "hicolor" / f"{side}x{side}" / "apps" / "pasur.png"
    for source, place in places.items():
        place.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(source, place)


def tar(program: Path, target: Path, name: str) -> Path:
    """The built folder ``program`` with all that belongs to it as ``target``, under ``name``."""
    with tempfile.TemporaryDirectory(prefix="pasur-tar-") as temporary:
        top = Path(temporary) / name
        shutil.copytree(program, top, symlinks=True)
        share(top / "share")
        for extra in ("install.sh", "README.txt"):
            shutil.copy2(HERE / extra, top / extra)
        _make_readable(top)
        with tarfile.open(target, "w:xz", preset=9) as archive:
            archive.add(top, name, filter=_anonymous)
    return target


def moment() -> int:
    """The time of everything in the archives, in seconds."""
    return int(os.environ.get("SOURCE_DATE_EPOCH", time.time()))


def _anonymous(entry: tarfile.TarInfo) -> tarfile.TarInfo:
    entry.uid = entry.gid = 0
    entry.uname = entry.gname = "root"
    entry.mtime = moment()
    return entry


def _make_readable(folder: Path) -> None:
    """Let everybody read, and run what is to be run, whatever the umask of the builder was."""
    for path in (folder, *folder.rglob("*")):
        if not path.is_symlink():
            runs = path.is_dir() or os.access(path, os.X_OK)
            path.chmod(0o755 if runs else 0o644)


def deb(program: Path, folder: Path, version: str, libc: str) -> Path:
    """A Debian package of the built ``program`` in ``folder``; ``libc`` is the least it needs.

    Raises CalledProcessError when dpkg-deb does not make it.
    """
    asked = ["dpkg", "--print-architecture"]
    architecture = subprocess.run(asked, check=True, capture_output=True, text=True).stdout.strip()
    target = folder / f"pasur_{version}_{architecture}.deb"
    with tempfile.TemporaryDirectory(prefix="pasur-deb-") as temporary:
        top = Path(temporary) / "pasur"
        shutil.copytree(program, top / "usr" / "lib" / "pasur", symlinks=True)
        share(top / "usr" / "share")
        documents = top / "usr" / "share" / "doc" / "pasur"
        documents.mkdir(parents=True)
        (documents / "copyright").write_text(
            (ROOT / "LICENSE").read_text(encoding="utf-8") + INSIDE, encoding="utf-8"
        )
        (top / "usr" / "bin").mkdir()
        (top / "usr" / "bin" / "pasur").symlink_to("../lib/pasur/pasur")
        _make_readable(top)
        size = sum(path.lstat().st_size for path in top.rglob("*")) // 1024
        control = top / "DEBIAN" / "control"
        control.parent.mkdir()
        control.write_text(
            CONTROL.format(version=version, architecture=architecture, size=size, libc=libc),
            encoding="utf-8",
        )
        command = ["dpkg-deb", "--root-owner-group", "-Zxz", "--build", str(top), str(target)]
        subprocess.run(
            command,
            check=True,
            stdout=subprocess.DEVNULL,
            env={**os.environ, "SOURCE_DATE_EPOCH": str(moment())},
        )
    return target
