"""What all tests share: no screen, no sound card, and a switch for tests in a real window."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

settings.register_profile(
    "any machine", deadline=None, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile("any machine")

WINDOW_TESTS = Path(__file__).parent / "window"


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add ``--window``."""
    parser.addoption("--window", action="store_true", help="play in a real window under Xvfb")


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """Leave the tests in a real window to a run that asks for them and has Xvfb."""
    if collection_path == WINDOW_TESTS and not config.getoption("--window"):
        return True
    return None
