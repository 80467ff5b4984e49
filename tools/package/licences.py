"""The licences of everything the packaged program ships.

    python -m tools.package.licences               collect the texts into assets/licences
    python -m tools.package.licences --check DIST  name what the built folder DIST ships without one

Collecting needs a Debian or Ubuntu with apt-get and the packages' archive: the texts of the C
libraries are the copyright files of their packages there, which name every holder. The texts are
kept in the repository; collect them again when a library is added.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass
from importlib import metadata
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
FOLDER = ROOT / "assets" / "licences"
COMMON = Path("/usr/share/common-licenses")


@dataclass(frozen=True, slots=True)
class Component:
    """Something that is shipped, under ``licence``; its text goes to the file ``key``.txt.

    ``package`` is the Debian package whose copyright file is that text; ``libraries`` are how the
    names of its shipped files begin, after "lib" and in lower case.
    """

    key: str
    name: str
    licence: str
    package: str = ""
    libraries: tuple[str, ...] = ()


COMPONENTS = (
    Component("pasur", "Pasur", "MIT"),
    Component("vazirmatn", "Vazirmatn", "OFL 1.1"),
    Component("python", "Python", "PSF 2", libraries=("python",)),
    Component("pygame-ce", "pygame-ce", "LGPL 2.1"),
    Component("pyinstaller", "PyInstaller", "GPL 2 with exception", libraries=()),
    Component("sdl", "SDL", "zlib", "libsdl2-2.0-0", ("sdl2-", "sdl2.")),
    Component("sdl-image", "SDL_image", "zlib", "libsdl2-image-2.0-0", ("sdl2_image",)),
    Component("sdl-mixer", "SDL_mixer", "zlib", "libsdl2-mixer-2.0-0", ("sdl2_mixer",)),
    Component("sdl-ttf", "SDL_ttf", "zlib", "libsdl2-ttf-2.0-0", ("sdl2_ttf",)),
    Component("brotli", "Brotli", "MIT", "libbrotli1", ("brotli",)),
    Component("bzip2", "bzip2", "BSD", "libbz2-1.0", ("bz2",)),
    Component("flac", "FLAC", "BSD", "libflac12", ("flac",)),
    Component("fluidsynth", "FluidSynth", "LGPL 2.1", "libfluidsynth3", ("fluidsynth",)),
    Component("freetype", "FreeType", "FTL", "libfreetype6", ("freetype",)),
    Component("gcc", "GCC runtime", "GPL 3 with exception", "gcc-12-base", ("gcc_s", "stdc++")),
    Component("harfbuzz", "HarfBuzz", "MIT", "libharfbuzz0b", ("harfbuzz",)),
    Component("jpeg", "libjpeg-turbo", "IJG, BSD", "libjpeg62-turbo", ("jpeg",)),
    Component("lzma", "XZ Utils", "0BSD", "liblzma5", ("lzma",)),
    Component("mpg123", "mpg123", "LGPL 2.1", "libmpg123-0", ("mpg123",)),
    Component("ogg", "Ogg", "BSD", "libogg0", ("ogg",)),
    Component("opus", "Opus", "BSD", "libopus0", ("opus-", "opus.")),
    Component("opusfile", "Opusfile", "BSD", "libopusfile0", ("opusfile",)),
    Component("png", "libpng", "libpng", "libpng16-16", ("png",)),
    Component("sndfile", "libsndfile", "LGPL 2.1", "libsndfile1", ("sndfile",)),
    Component("tiff", "LibTIFF", "libtiff", "libtiff6", ("tiff",)),
    Component("vorbis", "Vorbis", "BSD", "libvorbis0a", ("vorbis",)),
    Component("wavpack", "WavPack", "BSD", "libwavpack1", ("wavpack",)),
    Component("webp", "WebP", "BSD", "libwebp7", ("webp", "sharpyuv")),
    Component("xmp", "libxmp", "MIT", "libxmp4", ("xmp",)),
    Component("zlib", "zlib", "zlib", "zlib1g", ("z.", "z-", "zlib")),
    Component("ffi", "libffi", "MIT", "libffi8", ("ffi",)),
    Component("lgpl-2.1", "GNU LGPL 2.1", "LGPL 2.1"),
    Component("gpl-2", "GNU GPL 2", "GPL 2"),
    Component("gpl-3", "GNU GPL 3", "GPL 3"),
)
"""Everything there is, in the order of the list in the program."""


def text_of(component: Component, downloads: Path) -> str:
    """The licence of ``component``; packages are fetched into the folder ``downloads``.

    Raises LookupError, OSError or CalledProcessError where it is not to be had.
    """
    if component.package:
        return _copyright_file(component.package, downloads)
    if component.key in ("lgpl-2.1", "gpl-2", "gpl-3"):
        return (COMMON / component.key.upper()).read_text(encoding="utf-8")
    if component.key == "python":
        library = (
            Path(sys.base_prefix) / "lib" / f"python{sys.version_info[0]}.{sys.version_info[1]}"
        )
        return (library / "LICENSE.txt").read_text(encoding="utf-8")
    places = {"pasur": ROOT / "LICENSE", "vazirmatn": ROOT / "assets" / "fonts" / "OFL.txt"}
    if component.key in places:
        return places[component.key].read_text(encoding="utf-8")
    return _of_distribution(component.key)


def _of_distribution(name: str) -> str:
    """The licence file of an installed Python distribution."""
    for path in metadata.files(name) or ():
        if path.name in ("COPYING.txt", "LGPL.txt", "LICENSE.txt", "LICENSE"):
            return Path(str(path.locate())).read_text(encoding="utf-8")
    raise LookupError(f"no licence in {name}")


def _copyright_file(package: str, downloads: Path) -> str:
    subprocess.run(["apt-get", "download", "-qq", package], cwd=downloads, check=True)
    (archive,) = downloads.glob(f"{package}_*.deb")
    content = subprocess.run(
        ["dpkg-deb", "--fsys-tarfile", archive], check=True, capture_output=True
    ).stdout
    return subprocess.run(
        ["tar", "-xO", f"./usr/share/doc/{package}/copyright"],
        input=content,
        check=True,
        capture_output=True,
    ).stdout.decode("utf-8")


def collect() -> None:
    """Write all texts and the list of them."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(prefix="pasur-licences-") as name:
        Path(name).chmod(0o755)
        for component in COMPONENTS:
            text = "\n".join(line.rstrip() for line in text_of(component, Path(name)).splitlines())
            path = FOLDER / f"{component.key}.txt"
            path.write_text(text.replace("\f", "").strip("\n") + "\n", encoding="utf-8")
    listed = [[each.key, each.name, each.licence] for each in COMPONENTS]
    text = ",\n ".join(json.dumps(entry) for entry in listed)
    (FOLDER / "index.json").write_text(f"[{text}]\n", encoding="utf-8")


def shipped_libraries(folder: Path) -> Iterator[str]:
    """The names of the libraries in a built folder that are not modules of Python."""
    for path in sorted(folder.rglob("*")):
        name = path.name.lower()
        is_library = ".so" in path.suffixes or path.suffix in (".dll", ".dylib")
        is_module = ".cpython-" in name or path.suffix == ".pyd" or "lib-dynload" in path.parts
        if path.is_file() and not path.is_symlink() and is_library and not is_module:
            yield name


def without_licence(folder: Path) -> list[str]:
    """The libraries in a built folder that no component answers for.

    The C runtime that comes with Python on Windows is part of what Python's licence covers.
    """
    known = tuple(start for component in COMPONENTS for start in component.libraries)
    runtime = ("vcruntime", "msvcp", "ucrtbase", "api-ms-win")
    return [
        name
        for name in shipped_libraries(folder)
        if not name.removeprefix("lib").startswith((*known, *runtime))
    ]


def main(arguments: list[str]) -> int:
    """Carry out the command line; returns the exit code."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--check", type=Path, metavar="DIST")
    options = parser.parse_args(arguments)
    if options.check is None:
        collect()
        return 0
    missing = without_licence(options.check)
    print(
        f"without a licence: {', '.join(missing)}" if missing else "every library has its licence"
    )
    return int(bool(missing))


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
