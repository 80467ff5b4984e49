"""Positions for the tests of the computer players: matches played to some point, and variations."""

from __future__ import annotations

from dataclasses import replace
from random import Random

from hypothesis import strategies as st

from pasur.engine import (
    OPTIONS,
    PRESETS,
    MatchState,
    Observation,
    Phase,
    Rules,
    Source,
    cards_of,
    legal_plays,
    mask_of,
    observe,
    parse_card,
    play,
    prepare_round,
    preset,
    start_match,
    start_round,
)


def mask(text: str) -> int:
    """The cards that ``text`` names."""
    return mask_of(parse_card(word) for word in text.split())


@st.composite
def any_rules(draw: st.DrawFn) -> Rules:
    """Any preset for any number of seats, with any options changed."""
    rules = preset(draw(st.sampled_from(sorted(PRESETS))), draw(st.sampled_from((2, 3, 4))))
    for option in draw(st.lists(st.sampled_from(OPTIONS), max_size=6)):
        if option.tag != "Partners" or rules.players == 4:
            rules = rules.with_option(option.tag, draw(st.sampled_from(option.values)))
    return rules


@st.composite
def any_position(draw: st.DrawFn, rules: st.SearchStrategy[Rules] | None = None) -> MatchState:
    """A match in its first or a later round, at the turn of somebody."""
    chosen = draw(any_rules() if rules is None else rules)
    seed = draw(st.integers(0, 10**6))
    return position(chosen, seed, draw(st.integers(0, 47)), draw(st.integers(0, 60)))


def position(rules: Rules, seed: int, plays: int, points: int = 0) -> MatchState:
    """The match after ``plays`` random plays of a round, with up to ``points`` match points."""
    chance = Random(seed)
    state = start_match(rules, chance.randrange(rules.players))
    most = min(points, rules.target - 1)
    state = state._replace(points=tuple([chance.randint(0, most) for _ in state.points]))
    state, _ = start_round(state, prepare_round(rules, Source(seed)))
    for _ in range(plays):
        state = random_play(state, chance)
    return state


def random_play(state: MatchState, chance: Random) -> MatchState:
    """The match after a random play; unchanged when it is nobody's turn."""
    if state.turn is None or state.round is None:
        return state
    legal = legal_plays(state.round.hands[state.turn], state.round.pool, state.rules)
    return play(state, state.turn, chance.choice(legal))[0]


def with_hidden_shuffled(state: MatchState, chance: Random) -> MatchState:
    """``state`` with all that is hidden from the seat to play dealt anew: other hands and stock."""
    now = state.round
    assert now is not None
    assert state.turn is not None
    others = [seat for seat in range(len(now.hands)) if seat != state.turn]
    stock = list(now.deck[now.position :])
    hidden = stock + [card for seat in others for card in cards_of(now.hands[seat])]
    chance.shuffle(hidden)
    hands = list(now.hands)
    for seat in others:
        count = hands[seat].bit_count()
        hands[seat] = mask_of(hidden[:count])
        del hidden[:count]
    deck = (*now.deck[: now.position], *hidden)
    pack = replace(now.pack, deck=deck, seal="", salt="")
    return state._replace(round=now._replace(hands=tuple(hands), pack=pack))


def seen(state: MatchState) -> Observation:
    """What the seat to play knows."""
    assert state.phase is Phase.PLAYING
    return observe(state, state.turn)
