"""Make the kept pictures anew: ``python -m tests.ui.snapshots.renew [NAME…]``.

Look at the changed ones before they are committed: `git diff --stat` names them, and with
``--large FOLDER`` they are also written in full size.
"""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
from pathlib import Path

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

import pygame

from tests.ui.gallery import GALLERY, shown
from tests.ui.snapshots.compare import difference, mosaic
from tests.ui.snapshots.views import VIEWS, kept


def main(arguments: list[str]) -> None:
    """Renew what is named, or all; pictures that still are alike stay as they are."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("names", nargs="*", metavar="NAME")
    parser.add_argument("--large", type=Path, metavar="FOLDER")
    options = parser.parse_args(arguments)
    for name in options.names or GALLERY:
        for view in VIEWS:
            with (
                tempfile.TemporaryDirectory() as folder,
                shown(name, view.size, Path(folder), language=view.language) as pilot,
            ):
                picture = pilot.app.surface.copy()
            path = kept(name, view)
            small = mosaic(picture)
            if path.exists() and difference(pygame.image.load(path), small).alike:
                continue
            path.parent.mkdir(exist_ok=True)
            pygame.image.save(small, path)
            print(path.name, flush=True)
            if options.large:
                options.large.mkdir(parents=True, exist_ok=True)
                pygame.image.save(picture, options.large / path.name)


if __name__ == "__main__":
    main(sys.argv[1:])
