"""`python tools/messages/make.py` brings the catalogues in assets/languages up to date.

It takes new messages in, drops those that nothing says any more, and tells what is left to be
translated. With `--check` it changes nothing. With `--new CODE` it begins a language.
"""

import argparse
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


def main() -> int:
    """Let the tools find each other from any folder, then do what the command line says."""
    sys.path.insert(0, str(ROOT))
    from tools.messages.update import check, new, update

    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true", help="change nothing")
    parser.add_argument("--new", metavar="CODE", help="begin the catalogue of a language")
    asked = parser.parse_args()
    if asked.new:
        new(ROOT, asked.new)
    found = check(ROOT) if asked.check else update(ROOT)
    print("\n".join([*found, f"{len(found)} to do" if found else "complete"]))
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
