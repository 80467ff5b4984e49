"""From the title to the table and back: matches begun, gone on with, opened, played again.

The cut is a scene whose result is the dealer's seat; the table's result is what to do afterwards.
"""

from __future__ import annotations

from pathlib import Path
from typing import Literal

from pasur.engine.record import RecordError, read_record
from pasur.i18n import digits, isolate, tr
from pasur.match.live import LiveMatch
from pasur.match.saved import begin_match, open_match
from pasur.match.seats import only_person, seats_from_tags
from pasur.store.journal import SavedMatch
from pasur.ui.app import App
from pasur.ui.scenes.setup import Ready
from pasur.ui.table.wording import Names

After = Literal["title", "again", "quit"]
"""What the player wants when the table is left."""


def begin(app: App, ready: Ready) -> None:
    """Begin a match, with a cut for the first deal where nobody was chosen."""
    if ready.dealer is not None:
        _deal(app, ready, ready.dealer)
        return
    from pasur.ui.scenes.cut import CutScene

    def cut(dealer: int | None) -> None:
        if dealer is not None:
            _deal(app, ready, dealer)

    app.push(CutScene(ready.rules, ready.seats, app.services.seed()), cut)


def _deal(app: App, ready: Ready, dealer: int) -> None:
    now = app.services.now()
    match = begin_match(
        app.services.folders.matches,
        f"{now:%Y-%m-%d %H.%M.%S}",
        ready.rules,
        ready.seats,
        dealer,
        app.services.seed(),
        {"Date": f"{now:%Y.%m.%d}"},
    )
    _sit_down(app, match)


def open_record(app: App, path: Path) -> None:
    """Go on with the match whose record is in ``path``; tells what is wrong with it otherwise."""
    services = app.services
    try:
        opened = open_match(path, services.folders.matches, services.seed())
    except (RecordError, OSError) as fault:
        from pasur.ui.scenes.dialog import DialogScene

        app.push(DialogScene(tr("This match cannot be opened"), isolate(f"{path.name}: {fault}")))
        return
    if opened.notice is not None:
        services.notices.append(opened.notice)
    _sit_down(app, opened.match)


def _sit_down(app: App, match: LiveMatch) -> None:
    from pasur.ui.scenes.table import TableScene

    def after(wish: After | None) -> None:
        if wish == "quit":
            app.quit()
        elif wish == "again":
            begin(app, Ready(match.rules, match.seats, None))

    app.push(TableScene(match), after)


def note(saved: SavedMatch) -> str:
    """Where an unfinished match stands: the round and the points of each side."""
    try:
        with saved.path.open("rb") as stream:
            record = read_record(stream, whole_lines=True)
    except (RecordError, OSError):
        return ""
    state = record.state
    seats = seats_from_tags(dict(record.log.tags), state.rules.players)
    called = Names.of(state.rules, seats, only_person(seats))
    points = []
    for side, score in enumerate(state.points):
        names = [isolate(name) for name in called.members(side)]
        who = tr("{a} and {b}", a=names[0], b=names[1]) if len(names) == 2 else names[0]
        points.append(tr("{name} {points}", name=who, points=score))
    if len(points) > 2:
        return tr("Round {n}", n=max(1, state.number))
    return tr(
        "Round {n}: {first}, {second}",
        n=digits(max(1, state.number)),
        first=points[0],
        second=points[1],
    )
