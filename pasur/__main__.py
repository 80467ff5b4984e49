"""``python -m pasur``."""

import sys

from pasur.cli.main import main

if __name__ == "__main__":
    sys.exit(main())
