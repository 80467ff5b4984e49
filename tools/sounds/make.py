"""`python tools/sounds/make.py` remakes assets/sounds; needs numpy and oggenc (vorbis-tools)."""

import sys
from pathlib import Path


def main() -> int:
    """Let the tools find each other from any folder, then do what the command line says."""
    sys.path.insert(0, str(Path(__file__).resolve().parents[2]))
    from tools.sounds.studio import main as make

    return make()


if __name__ == "__main__":
    sys.exit(main())
