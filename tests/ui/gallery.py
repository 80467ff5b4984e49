"""Every scene of the game at a moment that is always the same, for tests that look at pictures."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import datetime
from functools import partial
from pathlib import Path
from typing import Any

from pasur.engine import Play, card_plays, card_text, cards_of, preset
from pasur.i18n import set_language
from pasur.match.live import LiveMatch
from pasur.match.saved import begin_match
from pasur.match.seats import computer, person
from pasur.store.folders import Folders
from pasur.ui import text
from pasur.ui.app import App
from pasur.ui.pilot import Pilot
from pasur.ui.scene import Scene
from pasur.ui.scenes.about import AboutScene
from pasur.ui.scenes.curtain import CurtainScene
from pasur.ui.scenes.cut import CutScene
from pasur.ui.scenes.dialog import DialogScene, InputScene
from pasur.ui.scenes.match_over import MatchOverScene
from pasur.ui.scenes.new_match import NewMatchScene
from pasur.ui.scenes.pause import PauseScene
from pasur.ui.scenes.round_score import RoundScoreScene
from pasur.ui.scenes.settings import SettingsScene
from pasur.ui.scenes.settings_pages import PAGES
from pasur.ui.scenes.setup import Setup
from pasur.ui.scenes.table import TableScene
from pasur.ui.scenes.title import TitleScene
from pasur.ui.table.wording import Names
from tools.pictures import positions

Act = Callable[[Pilot], object]
Made = tuple[Callable[[], Scene[Any]], Act]


def _rest(pilot: Pilot) -> None:
    pilot.settle()


def _table(name: str, act: Act = _rest) -> Made:
    return (lambda: TableScene(positions.kept(name), threaded=False)), act


def _point(pilot: Pilot) -> None:
    """The card is pointed at that takes several."""
    table = pilot.scene
    assert isinstance(table, TableScene)
    pilot.move(f"hand {card_text(positions.capturing(table.match))}")
    pilot.settle()


def _lay_wrongly(pilot: Pilot) -> None:
    """A card that could capture is laid down, and refused."""
    table = pilot.scene
    assert isinstance(table, TableScene)
    box = table.view.free_box()
    card = card_text(positions.capturing(table.match))
    pilot.drag(f"hand {card}", (round(box.cx), round(box.cy)))
    pilot.move((1, 1))
    pilot.advance(1.0)


def _celebrate(pilot: Pilot) -> None:
    """A sur is celebrated."""
    table = pilot.scene
    assert isinstance(table, TableScene)
    pilot.app.services.change(speed="normal")
    pilot.click(f"hand {card_text(positions.sweeping(table.match))}")
    pilot.advance(1.25)


def _deal(pilot: Pilot) -> None:
    pilot.advance(2.4)


def finished(rounds: int = 2) -> LiveMatch:
    """A match of two computers after ``rounds`` rounds, or at its end where that comes first."""
    rules = preset("guide", 2).with_option("Target", "30")
    match = LiveMatch.new(rules, [person("Leila"), person("Mina")], 0, "finished")
    while match.winner is None and not (match.turn is None and match.number == rounds):
        if match.turn is None:
            match.next_round()
            continue
        seen = match.observe(match.turn)
        plays = [play for card in cards_of(seen.hand) for play in _plays(match, card)]
        match.submit(match.turn, max(plays, key=lambda play: (len(play.captured), -play.card)))
    return match


def _plays(match: LiveMatch, card: int) -> list[Play]:
    return list(card_plays(card, match.observe(match.turn).pool, match.rules))


def _names(match: LiveMatch, own: int | None) -> Names:
    return Names(match.rules, tuple(seat.name for seat in match.seats), own)


def _curtain() -> Scene[Any]:
    match = positions.kept("three")
    return CurtainScene(match.observe(None), _names(match, None), 0, 2)


def _score() -> Scene[Any]:
    match = finished(1)
    return RoundScoreScene(match.observe(None), _names(match, 0), 0, None)


def _over() -> Scene[Any]:
    match = finished(9)
    return MatchOverScene(match, _names(match, 0), 0)


def _cut() -> Scene[Any]:
    seats = [person("Leila"), computer("Mina"), computer("Bahram")]
    return CutScene(preset("guide", 3), seats, "cut", threaded=False)


def _setup() -> Setup:
    setup = Setup().with_players(4).with_seat(3, kind="person").with_seat(0, name="Leila")
    return setup.with_option("SurCancel", "no").with_option("SurCap", "80%")


def _dialog() -> Scene[Any]:
    return DialogScene(
        "This match cannot be opened",
        "Line 12: 7H cannot take 5C, because 7 + 5 = 12, not 11",
        [("no", "Leave it", "plain"), ("yes", "Try again", "primary")],
    )


GALLERY: dict[str, Made] = {
    "title": (TitleScene, _rest),
    "new-match": (lambda: NewMatchScene(_setup()), _rest),
    "pause": (lambda: PauseScene("Round 4, deal 3 of 6"), _rest),
    "dialog": (_dialog, _rest),
    "input": (lambda: InputScene("Target", "A number", "62", lambda _: "Not a number", 3),
              lambda pilot: pilot.advance(0.1)),
    "keys": (TitleScene, lambda pilot: pilot.key("f1")),
    "about": (AboutScene, _rest),
    **{f"settings-{page}": (partial(SettingsScene, page), _rest) for page in PAGES},
    "cut": (_cut, _rest),
    "deal": ((lambda: TableScene(positions.fresh("deal"), threaded=False)), _deal),
    "table": _table("two"),
    "table-capture": _table("two", _point),
    "table-refusal": _table("two", _lay_wrongly),
    "table-three": _table("three", _point),
    "table-four": _table("four", _point),
    "table-jack": _table("jack"),
    "table-sur": _table("sur", _celebrate),
    "curtain": (_curtain, _rest),
    "round-score": (_score, _rest),
    "match-over": (_over, _rest),
}  # fmt: skip
"""By name: what makes the scene, and what is done before one looks."""

MOVING = ("deal",)
"""Scenes that are looked at while they move from the start."""


@contextmanager
def shown(name: str, size: tuple[int, int], folder: Path, **settings: Any) -> Iterator[Pilot]:
    """The scene called ``name`` in a window of ``size``, ready to be looked at."""
    folders = Folders(folder / "data", folder / "config")
    seats = (person("Leila"), computer("Mina"))
    saved = begin_match(folders.matches, "evening", preset("guide", 2), seats, 0, "seed")
    saved.next_round()
    scene, act = GALLERY[name]
    speed = "normal" if name in MOVING else "none"
    chosen = {"muted": True, "speed": speed, "pace": "none", "language": "en", **settings}

    set_language(chosen["language"])

    def prepare(app: App) -> None:
        app.services.now = lambda: datetime(2026, 3, 20, 20, 30)

    with Pilot.start(folders, scene(), size, prepare=prepare, **chosen) as pilot:
        try:
            pilot.step()
            act(pilot)
            pilot.app.redraw()
            pilot.step(dt=0.0)
            yield pilot
        finally:
            set_language("en")
            text.use_four_colours(False)
