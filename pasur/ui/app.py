"""The running game: a window, a stack of scenes and one loop.

    play(folders)                     opens the window and runs until it is closed
    app.push(scene, then)             show a scene; ``then(result)`` when it ends
    app.units, app.services           sizes and the outside world
    app.step(dt, events)              one turn of the loop, for tests

The loop reads events, lets the scene on top advance by the time that passed, draws when something
changed, and sleeps otherwise. Nothing in it waits for anything but the next turn.
"""

from __future__ import annotations

import gc
import os
import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, TypeVar

import pygame

from pasur.i18n import languages, set_language
from pasur.i18n.system import system_language
from pasur.store.folders import Folders
from pasur.store.settings import Settings
from pasur.ui import display, icons, shapes, text, theme
from pasur.ui.fade import Fade
from pasur.ui.scene import KeyHelp, Scene
from pasur.ui.services import Services
from pasur.ui.units import Units

R = TypeVar("R")

FRAME = 1 / 60
REST = 1 / 30
"""Seconds between two looks at the events after nothing happened for a while."""
AWAKE = 1.5
"""Seconds after an event during which the loop keeps looking every frame."""
REPEATING = frozenset(
    {
        pygame.K_LEFT,
        pygame.K_RIGHT,
        pygame.K_UP,
        pygame.K_DOWN,
        pygame.K_TAB,
        pygame.K_BACKSPACE,
        pygame.K_DELETE,
        pygame.K_PAGEUP,
        pygame.K_PAGEDOWN,
    }
)
"""The keys that go on acting while they are held; all others act once."""
LONGEST_STEP = 0.1
"""A longer pause than this, in seconds, does not make animations jump."""


class App:
    """Holds the scenes and lets them run. The last of ``scenes`` is on top."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self.scenes: list[Scene[Any]] = []
        self.running = True
        self._held: set[int] = set()
        self._then: dict[int, Callable[[Any], None]] = {}
        self._size = (0, 0)
        self._stale = True
        self._drawn = False
        self._visible = True
        self._litter = False
        self._fade = Fade()
        self._spoken: tuple[Scene[Any] | None, str] = (None, "")
        self.units = Units.of(1280, 720)
        self._system = system_language(services.environ, [code for code, _ in languages()])
        self.follow(services.settings, services.settings)
        services.followers.append(self._changed)

    @property
    def surface(self) -> pygame.Surface:
        """The window's picture."""
        surface = pygame.display.get_surface()
        if surface is None:
            raise RuntimeError("the window is not open")
        return surface

    @property
    def top(self) -> Scene[Any] | None:
        """The scene that gets the events."""
        return self.scenes[-1] if self.scenes else None

    def push(self, scene: Scene[R], then: Callable[[R | None], None] | None = None) -> None:
        """Show ``scene`` on top; ``then`` is called with its result when it has ended."""
        self._soften(scene, self.top)
        self.scenes.append(scene)
        if then is not None:
            self._then[id(scene)] = then
        scene.enter(self)
        if scene in self.scenes and self._size != (0, 0):
            scene.layout(self._size)
        self.redraw()

    def pop(self, scene: Scene[R], result: R | None = None) -> None:
        """End ``scene`` and all above it, and hand ``result`` on. Scenes call `Scene.finish`."""
        if scene not in self.scenes:
            return
        while self.scenes[-1] is not scene:
            self._drop(self.scenes[-1])
        then = self._then.pop(id(scene), None)
        self._soften(scene, self.scenes[-2] if len(self.scenes) > 1 else None)
        self._drop(scene)
        self.redraw()
        if self.top is not None:
            self.top.resume()
        if then is not None:
            then(result)
        if not self.scenes:
            self.quit()

    def replace(self, scene: Scene[R], then: Callable[[R | None], None] | None = None) -> None:
        """End all scenes without their results and start anew with ``scene``."""
        while self.scenes:
            self._drop(self.scenes[-1])
        self.push(scene, then)

    def _drop(self, scene: Scene[Any]) -> None:
        self.scenes.remove(scene)
        self._then.pop(id(scene), None)
        scene.leave()
        self._litter = self._litter or scene.opaque

    def _soften(self, scene: Scene[Any], other: Scene[Any] | None) -> None:
        """Let the picture fade where ``scene`` comes over ``other`` or gives it free.

        Scenes that may show a hand never fade into one another.
        """
        soft = scene.fades and (not scene.opaque or (other is not None and other.fades))
        if soft and self._drawn and self.services.settings.speed != "none":
            self._fade.begin(self.surface)
        else:
            self._fade.drop()

    def redraw(self) -> None:
        """Have everything drawn again in this turn of the loop."""
        self._stale = True

    def relayout(self) -> None:
        """Have all scenes placed anew, as after a change of the window's size."""
        self._size = (0, 0)

    def quit(self) -> None:
        """End the loop after this turn."""
        self.running = False

    def run(self, clock: Callable[[], float], sleep: Callable[[float], None]) -> None:
        """Run until `quit`; all scenes are left, whatever happens."""
        last = clock()
        awake_until = last + AWAKE
        try:
            while self.running:
                start = clock()
                events = pygame.event.get()
                drawn = self.step(min(start - last, LONGEST_STEP), events)
                last = start
                if events or drawn:
                    awake_until = start + AWAKE
                pause = FRAME if start < awake_until else REST
                if not drawn:
                    self.services.audio.rest()
                sleep(max(0.001, pause - (clock() - start)))
        finally:
            self.close()

    def close(self) -> None:
        """Leave all scenes and let go of the sound device."""
        while self.scenes:
            self._drop(self.scenes[-1])
        self.services.close()

    def step(self, dt: float, events: Sequence[pygame.event.Event] = ()) -> bool:
        """One turn of the loop; ``dt`` in seconds. True when the window was drawn."""
        self._fit()
        for event in events:
            self._dispatch(event)
        self._speak()
        self._fit()
        if self.top is not None and self.top.update(dt):
            self._stale = True
        if self._fade.update(dt):
            self._stale = True
        self._fit()
        if not (self._stale and self._visible and self.running and self.scenes):
            return False
        self._stale = False
        self._draw()
        self._sweep()
        return True

    def _speak(self) -> None:
        """Say what has got the focus, if that is not what was said last."""
        speech = self.services.speech
        if speech.out is None or self.top is None:
            return
        words = self.top.spoken()
        if (self.top, words) != self._spoken:
            self._spoken = (self.top, words)
            speech.say(words, keep=False)

    def _sweep(self) -> None:
        """Let go of scenes that have ended: their pictures are large, and hang on one another."""
        if self._litter:
            self._litter = False
            gc.collect()

    def _fit(self) -> None:
        """Lay all scenes out again when the window's size is no longer the one they know."""
        size = self.surface.get_size()
        if size == self._size:
            return
        self._size = size
        self._drawn = False
        self._fade.drop()
        scale = self.services.settings.text_size / 100
        self.units = Units.of(*size, text_scale=scale)
        text.forget()
        shapes.forget()
        for scene in tuple(self.scenes):
            scene.layout(size)
        self.redraw()

    def _is_repeat(self, event: pygame.event.Event) -> bool:
        """Whether ``event`` only tells that a key is still held that acts but once."""
        if event.type == pygame.WINDOWFOCUSLOST:
            self._held.clear()
        elif event.type == pygame.KEYUP:
            self._held.discard(event.key)
        elif event.type == pygame.KEYDOWN and event.key not in REPEATING:
            if event.key in self._held:
                return True
            self._held.add(event.key)
        return False

    def _dispatch(self, event: pygame.event.Event) -> None:
        if self._is_repeat(event):
            return
        self.services.hear(event)
        if event.type == pygame.QUIT:
            self.quit()
        elif event.type in (pygame.WINDOWMINIMIZED, pygame.WINDOWHIDDEN):
            self._visible = False
        elif event.type in (pygame.WINDOWRESTORED, pygame.WINDOWSHOWN, pygame.WINDOWEXPOSED):
            self._visible = True
            self._drawn = False
            self.redraw()
        scene = self.top
        if scene is None:
            return
        if scene.handle(event):
            self.redraw()
        elif event.type == pygame.KEYDOWN:
            self._key(event)

    def _key(self, event: pygame.event.Event) -> None:
        """Keys that mean the same everywhere, unless the scene used them."""
        settings = self.services.settings
        if event.key == pygame.K_F11 or (
            event.key == pygame.K_RETURN and event.mod & pygame.KMOD_ALT
        ):
            self.services.change(full_screen=not settings.full_screen)
        elif event.key == pygame.K_m and not event.mod & (pygame.KMOD_CTRL | pygame.KMOD_ALT):
            self.services.change(muted=not settings.muted)
            self.redraw()
        elif event.key == pygame.K_F1:
            self.show_keys()
        elif event.key == pygame.K_F2:
            self.show_rules()

    def show_keys(self) -> None:
        """Lay the list of keys over the scene on top."""
        from pasur.ui.scenes.keys import KeysScene

        if self.top is not None and not isinstance(self.top, KeysScene):
            self.push(KeysScene([*self.top.keys(), *global_keys()]))

    def show_rules(self) -> None:
        """Open the rules page over the scene on top, by the rules in force there."""
        from pasur.ui.scenes.rules import RulesScene

        if isinstance(self.top, RulesScene):
            return
        for scene in reversed(self.scenes):
            rules = scene.rules_in_force()
            if rules is not None:
                self.push(RulesScene(rules))
                return
        self.push(RulesScene())

    def _draw(self) -> None:
        first = len(self.scenes) - 1
        while first > 0 and not self.scenes[first].opaque:
            first -= 1
        seen = self.scenes[first:]
        places = [scene.draw(self.surface) for scene in seen]
        changed = places[0] if self._drawn else None
        if len(seen) > 1 or self._fade.running:
            self._fade.draw(self.surface)
            changed = None
            for scene in seen:
                scene.spoil()
        self._drawn = True
        if changed is None:
            pygame.display.flip()
        elif changed:
            pygame.display.update(changed)

    def _changed(self, before: Settings, now: Settings) -> None:
        self.follow(before, now)
        if before.full_screen != now.full_screen:
            display.set_full_screen(now.full_screen)
        if _measures(before) != _measures(now):
            self.relayout()
        self.redraw()

    def follow(self, before: Settings, now: Settings) -> None:
        """Let language and colours follow the settings."""
        digits = None if now.persian_digits else False
        set_language(now.language or self._system, digits, now.khaj)
        if before.language != now.language:
            icons.forget()
        text.use_four_colours(now.four_colours)
        theme.use_high_contrast(now.high_contrast)


def _measures(settings: Settings) -> tuple[object, ...]:
    """What everything must be placed and drawn anew for."""
    return (
        settings.language,
        settings.khaj,
        settings.persian_digits,
        settings.text_size,
        settings.high_contrast,
    )


def global_keys() -> list[KeyHelp]:
    """The keys that work in every scene."""
    from pasur.i18n import tr

    return [
        KeyHelp(("F1",), tr("Show all keys")),
        KeyHelp(("F2",), tr("Rules and words")),
        KeyHelp(("F11",), tr("Full screen on and off")),
        KeyHelp(("M",), tr("Sound on and off")),
    ]


def play(
    folders: Folders, record: Path | None = None, say: Callable[[str], None] | None = None
) -> int:
    """Open the window and play until it is closed; gives the exit code.

    ``record`` is a match to open at its last position. ``say`` gets every sentence of the spoken
    log. Without a screen: one sentence on standard error and 1.
    """
    services = Services.open(folders, os.environ)
    services.speech.out = say
    settings = services.settings
    try:
        display.open_window(settings.window, settings.full_screen)
    except display.NoDisplay as fault:
        if sys.stderr is not None:
            print(fault, file=sys.stderr)
        return 1
    pygame.key.set_repeat(400, 35)
    app = App(services)
    _first_scene(app, record)
    app.run(time.monotonic, time.sleep)
    if not services.settings.full_screen:
        services.change(window=app.surface.get_size())
    pygame.display.quit()
    return 0


def _first_scene(app: App, record: Path | None) -> None:
    from pasur.ui.scenes.title import TitleScene

    app.push(TitleScene(record))
