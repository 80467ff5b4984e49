"""`python tools/sounds/make.py` remakes assets/sounds; needs numpy and oggenc (vorbis-tools)."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from tools.sounds.studio import main

if __name__ == "__main__":
    sys.exit(main())
