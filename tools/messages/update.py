"""The catalogues of the checkout: checking them and bringing them up to date."""

from __future__ import annotations

from pathlib import Path

from tools.messages.check import faults
from tools.messages.extract import extract
from tools.messages.po import Catalogue, read_po, write_po

FOLDER = Path("assets") / "languages"

_PLURALS = {
    "fa": "nplurals=1; plural=0;",
    "ja": "nplurals=1; plural=0;",
    "tr": "nplurals=2; plural=(n > 1);",
    "fr": "nplurals=2; plural=(n > 1);",
}


def catalogues(root: Path) -> dict[str, Path]:
    """The catalogue files by language."""
    return {path.stem: path for path in sorted((root / FOLDER).glob("*.po"))}


def _read(path: Path) -> Catalogue:
    return read_po(path.read_text(encoding="utf-8"))


def check(root: Path) -> list[str]:
    """The faults of all catalogues, one sentence each."""
    messages = extract(root)
    found = []
    for language, path in catalogues(root).items():
        found += faults(language, _read(path), messages)
    return found


def update(root: Path) -> list[str]:
    """Give every catalogue exactly the messages that are said; the faults that are left."""
    messages = extract(root)
    for path in catalogues(root).values():
        text = write_po(_read(path), messages.values())
        path.write_text(text, encoding="utf-8", newline="\n")
    return check(root)


def new(root: Path, language: str) -> Path:
    """Begin the catalogue of ``language``; raises FileExistsError if there is one."""
    path = root / FOLDER / f"{language}.po"
    header = {
        "Language": language,
        "X-Language-Name": language,
        "MIME-Version": "1.0",
        "Content-Type": "text/plain; charset=UTF-8",
        "Content-Transfer-Encoding": "8bit",
        "Plural-Forms": _PLURALS.get(language, "nplurals=2; plural=(n != 1);"),
    }
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.open("x", encoding="utf-8", newline="\n") as file:
        file.write(write_po(Catalogue(header), []))
    return path
