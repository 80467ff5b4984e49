"""What the tests of matches share."""

from __future__ import annotations

import errno
from pathlib import Path

from pasur.engine import Phase, Rules, Source, legal_plays, preset
from pasur.match.live import LiveMatch
from pasur.match.seats import Seat, computer, person

PEOPLE = (person("Sara"), person("Omid"), person("Nima"), person("Leila"))


class Paper:
    """A sink in memory. While ``full`` is true nothing can be written."""

    def __init__(self) -> None:
        self.path = Path("paper.pasur")
        self.text = ""
        self.full = False
        self.appended = 0
        self.rewritten = 0

    def append(self, text: str, *, durable: bool = False) -> None:
        """Add ``text``."""
        del durable
        self._check()
        self.appended += 1
        self.text += text

    def rewrite(self, text: str) -> None:
        """Replace all by ``text``."""
        self._check()
        self.rewritten += 1
        self.text = text

    def _check(self) -> None:
        if self.full:
            raise OSError(errno.ENOSPC, "No space left on device")


def computers(*levels: str) -> tuple[Seat, ...]:
    """Seats for computers."""
    return tuple([computer(f"Computer {n}", level) for n, level in enumerate(levels, 1)])


def match_of_people(
    rules: Rules | None = None, seed: str = "seed", paper: Paper | None = None
) -> LiveMatch:
    """A match in which only people sit, dealt by seat 1."""
    rules = rules or preset("guide")
    return LiveMatch.new(rules, PEOPLE[: rules.players], 0, seed, paper)


def step(match: LiveMatch, source: Source) -> None:
    """Go on by one step, at random: a round, a claim where one is possible, or a play."""
    seat = match.turn
    if seat is None:
        match.next_round()
    elif match.why_not_claim(seat) is None and source.below(8) == 0:
        match.claim(seat)
    else:
        seen = match.observe(seat)
        match.submit(seat, source.choice(legal_plays(seen.hand, seen.pool, match.rules)))


def go_on(match: LiveMatch, steps: int, source: Source) -> None:
    """Go on by so many random steps, or to the end."""
    for _ in range(steps):
        if match.phase is Phase.OVER:
            return
        step(match, source)


def play_all(match: LiveMatch) -> None:
    """Let computers play to the end."""
    while match.phase is not Phase.OVER:
        if match.turn is None:
            match.next_round()
        else:
            match.play_computer()


def facts(match: LiveMatch) -> tuple[object, ...]:
    """Everything that can be known of a match; equal facts go on in the same way."""
    seats = (None, *range(match.rules.players))
    return (
        match.text(),
        match.phase,
        match.points,
        match.number,
        match.dealer,
        match.winner,
        match.score,
        match.seal,
        match.moves,
        match.moves_in_round(),
        [match.observe(seat) for seat in seats],
        [match.moves_back_to(seat) for seat in range(match.rules.players)],
    )
