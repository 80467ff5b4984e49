"""What the engine's tests share: short ways to write cards, tables, rules and whole matches."""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from random import Random
from typing import Final, TypeVar

from hypothesis import settings
from hypothesis import strategies as st

from pasur.engine import (
    ALL,
    OPTIONS,
    PACK,
    PRESETS,
    Card,
    Event,
    Mask,
    MatchState,
    Pack,
    Phase,
    Play,
    PreparedDeck,
    RoundState,
    Rules,
    Source,
    cards_of,
    claim,
    legal_plays,
    mask_of,
    parse_card,
    play,
    prepare_round,
    preset,
    start_match,
    start_round,
    why_not_claim,
)

ROOT: Final = Path(__file__).parent.parent.parent
SHARED: Final = Path(os.environ.get("PASUR_SHARED", ROOT.parent / "shared"))

Kind = TypeVar("Kind")

_TIMES: Final = int(os.environ.get("PASUR_EXAMPLES", "1"))


def examples(count: int) -> settings:
    """Settings with ``count`` examples, times what the environment says in PASUR_EXAMPLES."""
    return settings(max_examples=count * _TIMES)


def cards(text: str) -> tuple[Card, ...]:
    """The cards of ``text``, such as ``4C 2D``, in its order."""
    return tuple(map(parse_card, text.split()))


def mask(text: str) -> Mask:
    """The cards of ``text`` as a mask."""
    return mask_of(cards(text))


def guide(players: int = 2, **options: str) -> Rules:
    """The guide's rules with ``options`` by tag, such as ``SurCap=">=50"``; four play singly."""
    rules = preset("guide", players)
    if players == 4:
        rules = rules.with_option("Partners", "no")
    for tag, text in options.items():
        rules = rules.with_option(tag, text)
    return rules


def table(
    rules: Rules,
    pool: str,
    *hands: str,
    turn: int = 0,
    deal: int = 1,
    dealer: int | None = None,
    piles: Sequence[str] = (),
    markers: Sequence[str] = (),
    points: Sequence[int] = (),
    last: int | None = None,
    deck: Sequence[Card] = PACK,
) -> MatchState:
    """A match in its first round with this table; seats without a hand hold none.

    The last seat has dealt unless ``dealer`` says otherwise.
    """
    held = [mask(text) for text in hands] + [0] * (rules.players - len(hands))
    round_ = RoundState(
        pack=Pack(tuple(deck)),
        deal=deal,
        turn=turn,
        hands=tuple(held),
        pool=mask(pool),
        piles=tuple(mask(text) for text in piles) or (0,) * rules.sides,
        markers=tuple(cards(text) for text in markers) or ((),) * rules.sides,
        last=last,
        plays=(),
        claims=(),
    )
    given = tuple(points) or (0,) * rules.sides
    dealt = rules.players - 1 if dealer is None else dealer
    return MatchState(rules, given, 1, dealt, Phase.PLAYING, round_)


def make(state: MatchState, text: str) -> tuple[MatchState, tuple[Event, ...]]:
    """Let the seat whose turn it is make the play of ``text``."""
    assert state.turn is not None
    return play(state, state.turn, Play.parse(text))


def now(state: MatchState) -> RoundState:
    """The round of ``state``."""
    assert state.round is not None
    return state.round


def events_of(events: Iterable[Event], *kinds: type[Kind]) -> list[Kind]:
    """Those of ``events`` that are of ``kinds``, in order."""
    return [event for event in events if isinstance(event, kinds)]


def choices(state: MatchState) -> tuple[Play, ...]:
    """The legal plays of the seat whose turn it is."""
    round_ = now(state)
    return legal_plays(round_.hands[round_.turn], round_.pool, state.rules)


def random_match(
    rules: Rules, seed: int, *, most_rounds: int = 100
) -> Iterator[tuple[MatchState, tuple[Event, ...]]]:
    """Every step of a random match with all its claims, to its end or for ``most_rounds``."""
    random, source = Random(seed), Source(seed)
    state = start_match(rules, random.randrange(rules.players))
    while state.phase is not Phase.OVER and state.number < most_rounds:
        state, events = start_round(state, prepare_round(rules, source))
        yield state, events
        while state.phase is Phase.PLAYING:
            seat = now(state).turn
            if random.random() < 0.05 and why_not_claim(state, seat) is None:
                state, events = claim(state, seat)
            else:
                state, events = play(state, seat, random.choice(choices(state)))
            yield state, events


def played(rules: Rules, seed: int, steps: int) -> MatchState:
    """The state after the first ``steps`` steps of a random match, or at its end."""
    state = start_match(rules, 0)
    for at, (after, _) in enumerate(random_match(rules, seed)):
        state = after
        if at + 1 >= steps:
            break
    return state


def shuffle_hidden(state: MatchState, seat: int | None, random: Random) -> MatchState:
    """``state`` with all that ``seat`` cannot see in other places: hands, stock and past deals."""
    round_ = now(state)
    known = round_.pool | (round_.hands[seat] if seat is not None else 0)
    for pile in round_.piles:
        known |= pile
    hidden = list(cards_of(ALL & ~known))
    random.shuffle(hidden)
    hands = list(round_.hands)
    for other, hand in enumerate(hands):
        if other != seat:
            hands[other] = mask_of(hidden.pop() for _ in range(hand.bit_count()))
    past = [card for card in PACK if card not in hidden]
    random.shuffle(past)
    pack = Pack((*past, *hidden), "0" * 16, "f" * 20)
    return state._replace(round=round_._replace(hands=tuple(hands), pack=pack))


def fair_deck(players: int, *firsts: str) -> PreparedDeck:
    """A deck that begins with the cards ``firsts``, then the rest in record order."""
    first = cards(" ".join(firsts))
    rest = [card for card in PACK if card not in first]
    assert len(first) >= 4 * players + 4, "the first pool is chosen too"
    return PreparedDeck((*first, *rest))


@st.composite
def any_rules(draw: st.DrawFn) -> Rules:
    """Any rules: every preset, number of seats, and each option as the preset has it or not."""
    name = draw(st.sampled_from(sorted(PRESETS)))
    rules = preset(name, draw(st.sampled_from((2, 3, 4))))
    for option in OPTIONS:
        if option.tag == "Target":
            rules = rules.with_option("Target", str(draw(st.sampled_from((1, 20, 40, 62, 104)))))
        elif option.tag == "SurCap":
            cap = draw(st.sampled_from(("none", ">=5", ">5", ">20", "25%", ">=50", "80%")))
            rules = rules.with_option("SurCap", cap)
        elif (option.tag != "Partners" or rules.players == 4) and draw(st.booleans()):
            rules = rules.with_option(option.tag, draw(st.sampled_from(option.values)))
    return rules
