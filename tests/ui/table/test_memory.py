"""A table that has been left is let go of, with all its pictures."""

from __future__ import annotations

import weakref

from pasur.engine import preset
from pasur.match.live import LiveMatch
from pasur.match.seats import computer
from pasur.ui.scenes.table import TableScene
from tests.ui.table.conftest import Start


def test_a_table_that_was_left_takes_no_memory(start: Start) -> None:
    pilot = start(speed="none", pace="none").pilot
    app = pilot.app
    left = []
    for number in range(3):
        seats = [computer("Mina"), computer("Bahram")]
        match = LiveMatch.new(preset("guide", 2), seats, 0, str(number))
        scene = TableScene(match, threaded=False)
        left.append(weakref.ref(scene))
        app.replace(scene)
        del scene
        pilot.advance(0.2)
    pilot.step()
    assert [ref() is None for ref in left] == [True, True, False]
