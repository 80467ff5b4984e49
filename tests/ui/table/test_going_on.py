"""A match that was left is shown exactly where it was."""

from __future__ import annotations

from pathlib import Path

import pytest

from pasur.engine import Phase, legal_plays, preset
from pasur.engine.record import read_text
from pasur.match.live import LiveMatch
from pasur.match.seats import computer, person
from pasur.store.folders import Folders
from pasur.ui.pilot import Pilot
from pasur.ui.scenes.table import TableScene
from tests.ui.table.conftest import Player, Start


def left_after(moves: int, people: int = 1) -> LiveMatch:
    """A match of two that was left after so many moves, read back from its record."""
    seats = [person("Leila"), person("Mina") if people > 1 else computer("Mina")]
    match = LiveMatch.new(preset("guide", 2), seats, 1, "left")
    match.next_round()
    for _ in range(moves):
        if match.phase is Phase.BETWEEN:
            match.next_round()
        turn = match.turn
        assert turn is not None
        seen = match.observe(turn)
        match.submit(turn, legal_plays(seen.hand, seen.pool, match.rules)[0])
    return LiveMatch.resume(read_text(match.text()), "other seed", seats=seats)


@pytest.mark.parametrize("moves", [0, 1, 5, 8, 21, 40, 47, 48, 49, 96])
@pytest.mark.parametrize("people", [1, 2])
def test_the_table_goes_on_where_it_was(
    start: Start, tmp_path: Path, moves: int, people: int
) -> None:
    del start
    match = left_after(moves, people)
    table = TableScene(match, threaded=False)
    folders = Folders(tmp_path / "data", tmp_path / "config")
    pilot = Pilot.start(folders, table, speed="none", pace="none")
    try:
        pilot.step()
        player = Player(pilot, table)
        if match.phase is Phase.BETWEEN:
            assert player.scene == "round score"
            pilot.key("return")
        if people > 1:
            pilot.advance(0.1)
            assert player.scene == "curtain"
            player.open_curtain()
        assert player.wait_for_turn()
        assert table.view.picture.differences(table.director.observation()) == []
        player.play(pilot.click)
    finally:
        pilot.app.close()


def test_the_pool_lies_where_it_lay(start: Start) -> None:
    player = start(preset("guide", 2), speed="none", pace="none")
    compared = 0
    for _ in range(9):
        assert player.wait_for_turn()
        lay = dict(player.table.view.picture.board.slots.slots)
        record = read_text(player.table.match.text())
        again = TableScene(LiveMatch.resume(record, "other seed"), threaded=False)
        assert dict(again.view.picture.board.slots.slots) == lay
        again.view.close()
        compared += len(lay) > 1 and list(lay) != sorted(lay, key=lay.__getitem__)
        player.play(player.pilot.click)
    assert compared


def test_a_finished_match_shows_its_end(start: Start, tmp_path: Path) -> None:
    done = start(preset("guide", 2).with_option("Target", "1"), speed="none", pace="none")
    done.through(done.pilot.click)
    match = LiveMatch.resume(read_text(done.table.match.text()), "other seed")
    folders = Folders(tmp_path / "data", tmp_path / "config")
    pilot = Pilot.start(folders, TableScene(match, threaded=False), speed="none", pace="none")
    pilot.advance(0.1)
    assert pilot.scene.name == "match over"
    pilot.app.close()
