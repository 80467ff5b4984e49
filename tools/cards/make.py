"""Draw the whole deck: ``python tools/cards/make.py [FOLDER]`` (assets/cards unless given)."""

from __future__ import annotations

import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
if str(ROOT) not in sys.path:
    sys.path.insert(0, str(ROOT))

from tools.cards.deck import files  # noqa: E402


def main(arguments: list[str]) -> int:
    """Write every file that differs from what is there; say how many."""
    folder = Path(arguments[0]) if arguments else ROOT / "assets" / "cards"
    written = total = 0
    for name, text in files():
        target = folder / name
        total += 1
        if target.exists() and target.read_text(encoding="utf-8") == text:
            continue
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(text, encoding="utf-8", newline="\n")
        written += 1
    print(f"{folder}: {total} files, {written} written")
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
