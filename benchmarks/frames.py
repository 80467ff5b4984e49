"""One measurement in a fresh process and a real window; `benchmarks.window` starts these.

    python -m benchmarks.frames NAME WIDTH HEIGHT

Prints a JSON object. Times are seconds, memory bytes. Frames are a sixtieth of a second apart as in
the game, and what runs beside them has the time that the game would give it.
"""

from __future__ import annotations

import json
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pygame

from pasur.engine import card_text, preset
from pasur.match.live import LiveMatch
from pasur.match.seats import computer
from pasur.store.folders import Folders
from pasur.ui import display
from pasur.ui.app import FRAME, App
from pasur.ui.pilot import Pilot
from pasur.ui.scene import Scene
from pasur.ui.scenes.table import TableScene
from pasur.ui.table.deck import face_name
from pasur.ui.table.sprites import BACK
from tools.pictures import positions

Answer = dict[str, Any]
FLOOR_SAMPLES = 24
LONGEST = 1200
"""Frames after which an animation must have ended."""


@contextmanager
def window(size: tuple[int, int], scene: Scene[Any], **settings: Any) -> Iterator[Pilot]:
    """The game in a real window of ``size`` that shows ``scene``, silent."""
    with tempfile.TemporaryDirectory() as name:
        display.open_window(size)
        if pygame.display.get_window_size() != size:
            raise RuntimeError(f"no window of {size} on this screen")
        chosen = {"muted": True, "language": "en", "pace": "none", **settings}
        with Pilot.start(Folders(Path(name), Path(name)), scene, size, **chosen) as pilot:
            yield pilot


def floor(surface: pygame.Surface) -> float:
    """The least that a frame can take: one picture laid over the whole window, and shown."""
    picture = surface.copy()
    times = []
    for _ in range(FLOOR_SAMPLES):
        began = time.perf_counter()
        surface.blit(picture, (0, 0))
        pygame.display.flip()
        times.append(time.perf_counter() - began)
        time.sleep(0.002)
    return sorted(times)[len(times) // 2]


def frame(app: App) -> float:
    """One turn of the loop and the rest until the next; how long the turn took."""
    began = time.perf_counter()
    app.step(FRAME, pygame.event.get())
    taken = time.perf_counter() - began
    time.sleep(max(0.001, FRAME - taken))
    return taken


def frames(app: App, go_on: Callable[[], bool]) -> list[float]:
    """The times of the turns of the loop as long as there is reason to ``go_on``."""
    times = []
    while go_on():
        times.append(frame(app))
        if len(times) > LONGEST:
            raise TimeoutError("the animation does not end")
    return times


def at_rest(pilot: Pilot, table: TableScene) -> None:
    """Wait until the table lies still and all its cards are sharp."""
    app = pilot.app
    frames(app, lambda: table.timeline.busy or table.view.sprites.pending)
    frames(app, lambda: app.step(FRAME))


def animation(size: tuple[int, int], table: TableScene, begin: Callable[[Pilot], None]) -> Answer:
    """The frames of what ``begin`` sets off at ``table``, beside the floor."""
    with window(size, table) as pilot:
        at_rest(pilot, table)
        before = floor(pilot.app.surface)
        begin(pilot)
        times = frames(pilot.app, lambda: table.timeline.busy)
        after = floor(pilot.app.surface)
        return {"floor": (before + after) / 2, "frames": times}


def deal(size: tuple[int, int]) -> Answer:
    """The deal at the beginning of a match: a shuffle, then twelve cards."""
    table = TableScene(positions.fresh("deal"))
    with window(size, table) as pilot:
        app = pilot.app
        shuffled = frames(app, lambda: len(table.view.picture.board.stock) == 52)
        dealt = frames(app, lambda: table.timeline.busy)
        return {"floor": floor(app.surface), "shuffle": shuffled, "frames": dealt}


def jack(size: tuple[int, int]) -> Answer:
    """A jack takes most of the pool."""
    return _play(size, "jack", positions.jack)


def sur(size: tuple[int, int]) -> Answer:
    """A sur by three cards or more."""
    return _play(size, "sur", positions.sweeping)


def _play(size: tuple[int, int], name: str, card: Callable[[LiveMatch], int]) -> Answer:
    match = positions.kept(name)
    table = TableScene(match)
    target = f"hand {card_text(card(match))}"
    return animation(size, table, lambda pilot: pilot.click(target))


def idle(size: tuple[int, int]) -> Answer:
    """A table where a person is to play and does nothing: frames drawn, and share of a core."""
    table = TableScene(positions.kept("two"))
    with window(size, table) as pilot:
        at_rest(pilot, table)
        drawn = 0
        seconds = 6.0
        step = pilot.app.step

        def counted(dt: float, events: Any = ()) -> bool:
            nonlocal drawn
            now = step(dt, events)
            drawn += now
            return now

        pilot.app.step = counted  # type: ignore[method-assign]
        _run_for(pilot.app, 2.0)
        drawn = 0
        used = time.process_time()
        _run_for(pilot.app, seconds)
        return {"drawn": drawn, "share": (time.process_time() - used) / seconds}


def _run_for(app: App, seconds: float) -> None:
    """The game's own loop, for a while; the app stays open."""
    end = time.monotonic() + seconds
    close, app.close = app.close, lambda: None  # type: ignore[method-assign]

    def sleep(pause: float) -> None:
        time.sleep(pause)
        if time.monotonic() > end:
            app.quit()

    app.running = True
    app.run(time.monotonic, sleep)
    app.close, app.running = close, True  # type: ignore[method-assign]


def resize(size: tuple[int, int]) -> Answer:
    """The window grows to ``size``: how long until what is seen is sharp, and the pack; frames."""
    table = TableScene(positions.kept("two"))
    with window((1280, 720), table) as pilot:
        at_rest(pilot, table)
        _run_for(pilot.app, 0.2)
        began = time.perf_counter()
        pygame.display.set_mode(size, pygame.RESIZABLE)
        shown = time.perf_counter() - began
        times, sharp = [], 0.0
        while not sharp or table.view.sprites.pending:
            times.append(frame(pilot.app))
            if not sharp and _sharp(table):
                sharp = time.perf_counter() - began
        whole = time.perf_counter() - began
        return {"shown": shown, "sharp": sharp, "pack": whole, "frames": times}


def _sharp(table: TableScene) -> bool:
    """Whether all cards that lie on the table are drawn in their size."""
    faces = table.view.sprites.faces
    for token in table.view.picture.board.tokens:
        sight = table.view.picture.sight(token)
        if sight.hidden:
            continue
        known = sight.face > 0.5 and sight.card is not None
        name = face_name(sight.card) if known and sight.card is not None else BACK
        if not faces.get(name, round(sight.h))[1]:
            return False
    return True


def memory(size: tuple[int, int]) -> Answer:
    """Resident memory while rounds are played; the first with all that moves, then 200 at once."""
    seats = [computer("Mina"), computer("Bahram")]
    held: list[int] = []
    most = 0
    with window(size, TableScene(LiveMatch.new(preset("guide", 2), seats, 0, "1"))) as pilot:
        rounds = 0
        while rounds <= 200:
            pilot.app.services.change(speed="none" if rounds else "fast")
            pilot.app.step(FRAME, pygame.event.get())
            if not rounds:
                time.sleep(0.004)
            scene = pilot.scene
            if scene.name == "round score":
                rounds += 1
                held.append(resident())
                most = max(most, held[-1])
            if scene.name == "match over":
                match = LiveMatch.new(preset("guide", 2), seats, 0, str(rounds))
                pilot.app.replace(TableScene(match))
            elif scene.name != "table":
                pilot.key("return")
        return {"first": held[0], "rounds": held, "most": most, "peak": resident("VmHWM")}


def resident(kind: str = "VmRSS") -> int:
    """Bytes of this process that are in memory now, or at the most so far (VmHWM)."""
    status = Path("/proc/self/status").read_text(encoding="ascii")
    line = next(line for line in status.splitlines() if line.startswith(kind))
    return int(line.split()[1]) * 1024


MEASUREMENTS: dict[str, Callable[[tuple[int, int]], Answer]] = {
    each.__name__: each for each in (deal, jack, sur, idle, resize, memory)
}


def main(arguments: list[str]) -> None:
    """Measure what is named and print it."""
    name, width, height = arguments
    print(json.dumps(MEASUREMENTS[name]((int(width), int(height)))))


if __name__ == "__main__":
    main(sys.argv[1:])
