"""What a scene is: one screen of the game, or a dialog over one.

A scene is pushed with `App.push(scene, then)` and ends by `finish(result)`; ``then(result)`` is
called in the scene beneath, which is on top again. The App calls, in this order,

    enter(app)       once, when the scene is pushed
    layout(size)     before the first picture and after every change of the window's size,
                     language or text size: place everything anew, from nothing but ``size``
    handle(event)    each event of a scene on top; True when it meant something here
    update(dt)       every frame of a scene on top, ``dt`` seconds after the last; True while the
                     picture changes: it is drawn, and the next frame comes soon
    draw(surface)    the whole picture, whenever `handle` or `update` gave True or it is uncovered;
                     gives the places that have changed, where it knows them
    resume()         after a scene above it ended, before ``then``
    leave()          once, when it ends or the program does: close what is open

A scene with ``opaque = False`` is drawn over the one beneath it. `targets` lists whatever can be
clicked or focused, for tests and for anybody who drives the window by name.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Generic, TypeVar

import pygame

if TYPE_CHECKING:
    from pasur.engine import Rules
    from pasur.ui.app import App

R = TypeVar("R")


@dataclass(frozen=True, slots=True)
class Target:
    """Something that answers to a click or a key: its name, place and whether it can be used."""

    name: str
    rect: pygame.Rect
    enabled: bool = True
    focused: bool = False


@dataclass(frozen=True, slots=True)
class KeyHelp:
    """One line of the list of keys: the keys as they are labelled, and what they do."""

    keys: tuple[str, ...]
    text: str


class Scene(Generic[R]):
    """A screen that gives back an ``R`` when it ends. See the module for the order of calls."""

    name: str = "scene"
    opaque: bool = True
    fades: bool = False
    """Whether it fades in and out; never for scenes that may show or hide a hand."""
    app: App

    def enter(self, app: App) -> None:
        """Called once, before the first layout."""
        self.app = app

    def leave(self) -> None:
        """Called once, at the end."""

    def resume(self) -> None:
        """Called when a scene above this one has ended."""

    def layout(self, size: tuple[int, int]) -> None:
        """Place everything in a window of ``size`` pixels."""

    def handle(self, event: pygame.event.Event) -> bool:
        """React to ``event``; True when it was used, so that the picture is drawn again."""
        del event
        return False

    def update(self, dt: float) -> bool:
        """Let ``dt`` seconds pass; True while the picture changes."""
        del dt
        return False

    def draw(self, surface: pygame.Surface) -> Sequence[pygame.Rect] | None:
        """Draw the whole picture.

        Gives the places that differ from what the window shows; None means everywhere.
        """

    def spoil(self) -> None:
        """Something else was drawn over the picture: the next `draw` must draw all of it."""

    def targets(self) -> Sequence[Target]:
        """What can be clicked or focused now."""
        return ()

    def keys(self) -> Sequence[KeyHelp]:
        """The keys that do something here, for the list of keys."""
        return ()

    def spoken(self) -> str:
        """What has the focus, in words for whoever listens; empty if nothing has."""
        return ""

    def rules_in_force(self) -> Rules | None:
        """The rules of the match that this scene is about, if it is about one."""
        return None

    def finish(self, result: R | None = None) -> None:
        """End this scene and hand ``result`` to whoever pushed it."""
        self.app.pop(self, result)
