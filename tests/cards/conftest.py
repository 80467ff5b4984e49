"""Cards are drawn without a window."""

from __future__ import annotations

import pygame
import pytest


@pytest.fixture(scope="session", autouse=True)
def _display() -> None:
    """A display that shows nothing."""
    pygame.display.init()
    pygame.display.set_mode((8, 8))
