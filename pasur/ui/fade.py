"""The short fade from one menu to the next."""

from __future__ import annotations

import pygame

SECONDS = 0.13


class Fade:
    """The last picture, fading away over the new one."""

    def __init__(self) -> None:
        self._last: pygame.Surface | None = None
        self._left = 0.0

    def begin(self, picture: pygame.Surface) -> None:
        """Let ``picture``, what is seen now, fade away from the next picture on."""
        self._last = picture.copy()
        self._left = SECONDS

    def drop(self) -> None:
        """Forget the last picture."""
        self._last = None

    @property
    def running(self) -> bool:
        """Whether something of the last picture is still to be seen."""
        return self._last is not None

    def update(self, dt: float) -> bool:
        """Let ``dt`` seconds pass; True while the picture changes."""
        if self._last is None:
            return False
        self._left -= dt
        if self._left <= 0:
            self._last = None
        return True

    def draw(self, surface: pygame.Surface) -> None:
        """Lay what is left of the last picture over the new one."""
        if self._last is not None:
            self._last.set_alpha(round(255 * self._left / SECONDS))
            surface.blit(self._last, (0, 0))
