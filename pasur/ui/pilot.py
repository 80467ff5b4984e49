"""Drives the game without a person: for tests, pictures and the self-test.

    with Pilot.start(folders, TitleScene(), size=(1280, 720)) as pilot:
        pilot.click("new match")
        pilot.key("escape")
        pilot.advance(0.5)
        pilot.save("/tmp/title.png")

It needs SDL's dummy or offscreen driver, no clock and no sleep: time passes only by `advance`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import combinations
from pathlib import Path
from types import TracebackType
from typing import Any

import pygame

from pasur.store.folders import Folders
from pasur.ui import text
from pasur.ui.app import App
from pasur.ui.scene import Scene, Target
from pasur.ui.services import Services

FRAME = 1 / 60


class Pilot:
    """An app with a scripted player at it."""

    def __init__(self, app: App) -> None:
        self.app = app
        self.pointer = (0, 0)
        self.texts: list[text.Drawn] = []
        self.frames = 0
        self.step()

    @classmethod
    def start(
        cls,
        folders: Folders,
        scene: Scene[Any],
        size: tuple[int, int] = (1280, 720),
        prepare: Callable[[App], None] | None = None,
        **settings: Any,
    ) -> Pilot:
        """A game that shows ``scene`` in a window of ``size``, with ``settings`` changed."""
        pygame.display.init()
        pygame.display.set_mode(size, pygame.RESIZABLE)
        services = Services.open(folders)
        services.change(**settings)
        app = App(services)
        if prepare is not None:
            prepare(app)
        app.push(scene)
        return cls(app)

    def __enter__(self) -> Pilot:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        fault: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.app.close()

    @property
    def scene(self) -> Scene[Any]:
        """The scene on top; raises IndexError when none is left."""
        return self.app.scenes[-1]

    def step(self, events: Sequence[pygame.event.Event] = (), dt: float = FRAME) -> bool:
        """One turn of the loop; `texts` holds the texts of the last picture. True when drawn."""
        with text.watching() as drawn:
            changed = self.app.step(dt, events)
        if changed:
            self.texts = drawn
            self.frames += 1
        return changed

    def advance(self, seconds: float) -> int:
        """Let time pass, frame by frame; the number of frames that were drawn."""
        before = self.frames
        for _ in range(max(1, round(seconds / FRAME))):
            self.step()
        return self.frames - before

    def settle(self, longest: float = 60.0) -> None:
        """Let time pass until two frames in a row change nothing.

        Raises TimeoutError when that takes more than ``longest`` seconds of the game's time.
        """
        quiet = 0
        for _ in range(round(longest / FRAME)):
            quiet = 0 if self.step() else quiet + 1
            if quiet == 2:
                return
        raise TimeoutError(f"{self.scene.name} does not come to rest")

    def resize(self, size: tuple[int, int]) -> None:
        """Give the window another size."""
        pygame.display.set_mode(size, pygame.RESIZABLE)
        self.step([pygame.event.Event(pygame.VIDEORESIZE, w=size[0], h=size[1], size=size)])

    def targets(self) -> list[Target]:
        """What can be clicked or focused in the scene on top."""
        return list(self.scene.targets())

    def target(self, name: str) -> Target:
        """The target called ``name``; raises LookupError with the names there are."""
        for target in self.targets():
            if target.name == name:
                return target
        names = ", ".join(t.name for t in self.targets())
        raise LookupError(f"{self.scene.name} has no target {name!r}, only: {names}")

    def focused(self) -> str | None:
        """The name of the focused target."""
        return next((t.name for t in self.targets() if t.focused), None)

    def move(self, place: str | tuple[int, int], buttons: tuple[int, int, int] = (0, 0, 0)) -> None:
        """Move the pointer to a target or a point."""
        at = self.target(place).rect.center if isinstance(place, str) else place
        rel = (at[0] - self.pointer[0], at[1] - self.pointer[1])
        self.pointer = at
        self.step([pygame.event.Event(pygame.MOUSEMOTION, pos=at, rel=rel, buttons=buttons)])

    def press(self, button: int = 1) -> None:
        """Press a mouse button where the pointer is."""
        self.step([pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=self.pointer, button=button)])

    def release(self, button: int = 1) -> None:
        """Let go of a mouse button."""
        self.step([pygame.event.Event(pygame.MOUSEBUTTONUP, pos=self.pointer, button=button)])

    def click(self, place: str | tuple[int, int], button: int = 1) -> None:
        """Move to a target or a point and click."""
        self.move(place)
        self.press(button)
        self.release(button)

    def drag(self, start: str | tuple[int, int], end: str | tuple[int, int]) -> None:
        """Press at one place, move in eight steps, let go at another."""
        to = self.target(end).rect.center if isinstance(end, str) else end
        self.move(start)
        x, y = self.pointer
        self.press()
        for i in range(1, 9):
            at = (x + (to[0] - x) * i // 8, y + (to[1] - y) * i // 8)
            self.move(at, buttons=(1, 0, 0))
        self.release()

    def wheel(self, steps: int) -> None:
        """Turn the mouse wheel; positive is away from the player."""
        self.step([pygame.event.Event(pygame.MOUSEWHEEL, x=0, y=steps, precise_y=float(steps))])

    def key(self, name: str, mod: int = 0) -> None:
        """Press and release a key, by pygame's name for it: "return", "tab", "f1", "a"."""
        code = pygame.key.key_code(name)
        label = name if len(name) == 1 else ""
        self.step(
            [pygame.event.Event(pygame.KEYDOWN, key=code, mod=mod, unicode=label, scancode=0)]
        )
        self.step([pygame.event.Event(pygame.KEYUP, key=code, mod=mod, unicode=label, scancode=0)])

    def type(self, words: str) -> None:
        """Enter text as a keyboard layout would give it."""
        for char in words:
            self.step([pygame.event.Event(pygame.TEXTINPUT, text=char)])

    def save(self, path: str | Path) -> None:
        """Write the picture as a file."""
        self.app.redraw()
        self.step(dt=0.0)
        pygame.image.save(self.app.surface, str(path))

    def overlapping(self) -> list[tuple[str, str]]:
        """Pairs of targets that lie over each other."""
        return [
            (a.name, b.name)
            for a, b in combinations(self.targets(), 2)
            if a.rect.clip(b.rect).width > 1 and a.rect.clip(b.rect).height > 1
        ]

    def colliding_texts(self) -> list[tuple[str, str]]:
        """Pairs of texts of the last picture that lie over each other."""
        return [
            (a.text, b.text)
            for a, b in combinations(self.texts, 2)
            if a.ink.clip(b.ink).width > 2 and a.ink.clip(b.ink).height > 2
        ]

    def small_targets(self, least: int = 24) -> list[str]:
        """Targets that are narrower or lower than ``least`` pixels."""
        return [t.name for t in self.targets() if min(t.rect.size) < least]

    def cut_texts(self) -> list[str]:
        """Texts of the last picture that did not fit their room or left the window."""
        window = self.app.surface.get_rect()
        return [d.text for d in self.texts if d.cut or not window.contains(d.ink)]
