"""Events become steps, and when all is shown the picture equals what the viewer may know."""

from collections.abc import Iterator
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pasur.engine import (
    Event,
    HandsDealt,
    MatchState,
    Phase,
    Rules,
    Source,
    legal_plays,
    observe,
    play,
    prepare_round,
    preset,
    redact,
    start_match,
    start_round,
)
from pasur.ui.table.choreographer import Choreographer, Manner
from pasur.ui.table.effects import Effects
from pasur.ui.table.layout import layout
from pasur.ui.table.picture import Picture
from pasur.ui.table.timeline import Timeline
from pasur.ui.table.wording import Names


class Show:
    """A table that is shown a match, without a window."""

    def __init__(self, rules: Rules, sees: int | None, reduced: bool = False, pace: float = 1):
        self.state = start_match(rules, 0)
        self.heard: list[str] = []
        lay = layout(1280, 720, rules.players)
        self.picture = Picture(observe(self.state, sees), sees or 0, lay)
        self.timeline = Timeline(self.heard.append, pace)
        self.effects = Effects()
        names = Names(rules, ("You", "Mina", "Bahram", "Kaveh")[: rules.players], sees)
        self.stage = Choreographer(
            self.picture, self.timeline, self.effects, Manner(names, reduced)
        )

    @property
    def sees(self) -> int | None:
        return self.picture.seen.seat

    def take(self, step: tuple[MatchState, tuple[Event, ...]]) -> None:
        self.state, events = step
        for event in events:
            self.stage.show(redact(event, self.sees))

    def true(self) -> list[str]:
        found = self.picture.differences(observe(self.state, self.sees))
        if self.effects:
            found.append("an effect is left over")
        return found


def rounds(show: Show, seed: int, count: int) -> Iterator[None]:
    """Plays rounds at random; stops after each step of the match."""
    source, dice = Source(seed), Random(seed)
    for _ in range(count):
        if show.state.phase is Phase.OVER:
            return
        show.take(start_round(show.state, prepare_round(show.state.rules, source)))
        yield
        while show.state.phase is Phase.PLAYING:
            now = show.state.round
            assert now is not None
            options = legal_plays(now.hands[now.turn], now.pool, show.state.rules)
            captures = [option for option in options if option.captured]
            choice = dice.choice(captures if captures and dice.random() < 0.7 else options)
            show.take(play(show.state, now.turn, choice))
            yield


TABLES = [
    (preset("guide", 2), 0),
    (preset("guide", 2), 1),
    (preset("guide", 2), None),
    (preset("guide", 3), 2),
    (preset("guide", 4), 1),
    (preset("guide", 4).with_option("Partners", "no"), 3),
    (preset("guide", 2).with_option("Capture", "may").with_option("Courts", "all"), 0),
    (preset("wikipedia-es", 4), None),
]


@pytest.mark.parametrize(("rules", "sees"), TABLES)
@pytest.mark.parametrize("reduced", [False, True])
def test_skipping_shows_the_truth(rules: Rules, sees: int | None, reduced: bool) -> None:
    show = Show(rules, sees, reduced)
    for _ in rounds(show, 7, 3):
        show.timeline.skip()
        assert show.true() == []


@pytest.mark.parametrize(("rules", "sees"), TABLES[:4])
@pytest.mark.parametrize("reduced", [False, True])
def test_waiting_shows_the_truth(rules: Rules, sees: int | None, reduced: bool) -> None:
    show = Show(rules, sees, reduced)
    dice = Random(3)
    for _ in rounds(show, 11, 1):
        while show.timeline.busy:
            show.timeline.update(dice.choice([0.016, 0.033, 0.4]))
            check_sights(show)
        assert show.true() == []


def check_sights(show: Show) -> None:
    known = [t.card for t in show.picture.board.tokens if t.card is not None]
    assert len(known) == len(set(known))
    for token in show.picture.board.tokens:
        sight = show.picture.sight(token)
        assert sight.card is not None or sight.face == 0, "an unknown card is seen"
        assert 0 <= sight.alpha <= 1
        assert 0 <= sight.face <= 1


@settings(max_examples=15, deadline=None)
@given(st.integers(0, 10**6), st.sampled_from(TABLES))
def test_any_mixture_of_waiting_skipping_and_resizing(
    seed: int, table: tuple[Rules, int | None]
) -> None:
    show = Show(*table)
    dice = Random(seed)
    for _ in rounds(show, seed, 1):
        while show.timeline.busy:
            chance = dice.random()
            if chance < 0.1:
                show.timeline.skip()
            elif chance < 0.15:
                show.timeline.skip()
                size = dice.choice([(800, 600), (1280, 720), (700, 1000)])
                show.picture.relay(layout(*size, show.state.rules.players))
            else:
                show.timeline.update(dice.random() * 0.5)
            check_sights(show)
        assert show.true() == []


def test_without_animation_nothing_waits() -> None:
    show = Show(preset("guide", 2), 0, pace=0)
    for _ in rounds(show, 5, 2):
        show.timeline.update(0)
        assert not show.timeline.busy
        assert show.true() == []


def test_a_deal_is_heard_card_by_card() -> None:
    show = Show(preset("guide", 2), 0)
    next(rounds(show, 5, 1))
    while show.timeline.busy:
        show.timeline.update(0.016)
    assert show.heard.count("deal") == 12
    assert show.heard.count("shuffle") == 1


def test_another_hand_stays_hidden() -> None:
    show = Show(preset("guide", 3), 1)
    for _ in rounds(show, 9, 1):
        show.timeline.skip()
        for seat in (0, 2):
            assert all(token.card is None for token in show.picture.board.hands[seat])


def test_the_order_of_dealing_is_the_rules() -> None:
    show = Show(preset("guide", 3), 1)
    state, events = start_round(show.state, prepare_round(show.state.rules, Source(1)))
    deals = [event for event in events if isinstance(event, HandsDealt)]
    assert deals[-1].order == (1, 2, 0)
    assert state.turn == 1
