"""The match as plain sentences in the player's language: every event, and the table on request.

A screen reader, a speech program or a terminal follows the match by them. Cards are words here,
never pictures.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import singledispatch

from pasur.engine import (
    JACK,
    QUEEN,
    Captured,
    ClaimMade,
    Event,
    HandsDealt,
    JackBuried,
    LeftoversTaken,
    MatchWon,
    NoSur,
    Observation,
    PoolDealt,
    PoolRejected,
    RoundScored,
    RoundStarted,
    Rules,
    SurCancelled,
    SurMade,
    SurRefused,
    TiePlayedOn,
    Trailed,
    TurnPassed,
    legal_plays,
)
from pasur.i18n import tr, trn
from pasur.teach.naming import card_name, card_names, listed, play_name


@dataclass(frozen=True, slots=True)
class Listener:
    """Who listens: the names by seat, and the seat that is spoken to as "you", if any."""

    rules: Rules
    names: tuple[str, ...]
    you: int | None = None

    def is_you(self, side: int) -> bool:
        """Whether the listener belongs to ``side``."""
        return self.you is not None and self.rules.side_of(self.you) == side

    def side(self, side: int) -> str:
        """The names of those of ``side``."""
        return listed([self.names[seat] for seat in self.rules.seats_of(side)])


def sentence(event: Event, to: Listener) -> str:
    """What happened, in whole sentences; empty for an event that needs no word.

    ``event`` is redacted for the listener's seat.
    """
    return _say(event, to)


@singledispatch
def _say(event: Event, _to: Listener) -> str:
    raise TypeError(f"no sentence for {type(event).__name__}")


@_say.register
def _(event: RoundStarted, to: Listener) -> str:
    if event.dealer == to.you:
        return tr("Round {n}. You deal.", n=event.number)
    return tr("Round {n}. {name} deals.", n=event.number, name=to.names[event.dealer])


@_say.register
def _(event: HandsDealt, to: Listener) -> str:
    deals = to.rules.deals
    said = [tr("Hand {n} of {total}.", n=event.deal, total=deals)]
    if event.last:
        said.append(tr("Last hand: dast-e âkhar!"))
    own = event.hands[to.you] if to.you is not None else None
    if own is not None:
        said.append(tr("Your cards: {cards}.", cards=card_names(sorted(own))))
    return " ".join(said)


@_say.register
def _(event: PoolDealt, _to: Listener) -> str:
    return tr("On the table: {cards}.", cards=card_names(event.cards))


@_say.register
def _(event: JackBuried, _to: Listener) -> str:
    return tr(
        "{card} goes back into the pack, and {other} takes its place.",
        card=card_name(event.jack),
        other=card_name(event.replacement),
    )


@_say.register
def _(event: PoolRejected, _to: Listener) -> str:
    if event.rank == JACK:
        return tr("Too many jacks on the table: all is dealt again.")
    if event.rank == QUEEN:
        return tr("Three queens on the table: all is dealt again.")
    return tr("Three kings on the table: all is dealt again.")


@_say.register
def _(event: TurnPassed, to: Listener) -> str:
    if event.seat == to.you:
        return tr("It is your turn.")
    return tr("It is the turn of {name}.", name=to.names[event.seat])


@_say.register
def _(event: Trailed, to: Listener) -> str:
    card = card_name(event.card)
    if event.seat == to.you:
        return tr("You lay down {card}.", card=card)
    return tr("{name} lays down {card}.", name=to.names[event.seat], card=card)


@_say.register
def _(event: Captured, to: Listener) -> str:
    card, cards = card_name(event.card), card_names(event.captured)
    if event.seat == to.you:
        said = tr("You take {cards} with {card}.", card=card, cards=cards)
    else:
        name = to.names[event.seat]
        said = tr("{name} takes {cards} with {card}.", name=name, card=card, cards=cards)
    return f"{said} {tr('The table is empty.')}" if event.clears_pool else said


@_say.register
def _(event: SurMade, to: Listener) -> str:
    if to.is_you(event.side):
        return trn("Sur! You hold {n} sur.", "Sur! You hold {n} surs.", event.held)
    name = to.side(event.side)
    return trn("Sur! {n} sur for {name}.", "Sur! {n} surs for {name}.", event.held, name=name)


@_say.register
def _(event: SurCancelled, to: Listener) -> str:
    if event.seat == to.you:
        return tr("Sur: you strike out one of {other}.", other=to.side(event.victim))
    name = to.names[event.seat]
    if to.is_you(event.victim):
        return tr("Sur: {name} strikes out one of yours.", name=name)
    return tr("Sur: {name} strikes out one of {other}.", name=name, other=to.side(event.victim))


_NO_SUR: dict[NoSur, Callable[[], str]] = {
    "jack": lambda: tr("A jack makes no sur."),
    "court": lambda: tr("Kings and queens make no sur."),
    "last-deal": lambda: tr("In the last hand there is no sur."),
    "last-play": lambda: tr("The very last card makes no sur."),
    "capped": lambda: tr("With so many points there is no sur."),
}


@_say.register
def _(event: SurRefused, _to: Listener) -> str:
    return _NO_SUR[event.why]()


@_say.register
def _(event: ClaimMade, to: Listener) -> str:
    count, target = event.counts[event.side], to.rules.target
    if event.seat == to.you:
        if event.right:
            return tr("You say “por shodam”, and rightly: {n} of {target}.", n=count, target=target)
        return tr("You say “por shodam”, but have {n} of {target}.", n=count, target=target)
    name = to.names[event.seat]
    if event.right:
        return tr(
            "{name} says “por shodam”, and rightly: {n} of {target}.",
            name=name,
            n=count,
            target=target,
        )
    return tr(
        "{name} says “por shodam”, but has {n} of {target}.", name=name, n=count, target=target
    )


@_say.register
def _(event: LeftoversTaken, to: Listener) -> str:
    cards = card_names(event.cards)
    if event.side is None:
        return tr("Nobody captured: {cards} score for nobody.", cards=cards)
    if to.is_you(event.side):
        return tr("Your side captured last and gets {cards}.", cards=cards)
    return tr("Last capture: {name}. There go {cards}.", name=to.side(event.side), cards=cards)


@_say.register
def _(event: RoundScored, to: Listener) -> str:
    said = [tr("The round is over.")]
    for side, made in enumerate(event.score.totals):
        total = event.points[side]
        if to.is_you(side):
            said.append(tr("You made {n} points and have {total}.", n=made, total=total))
        else:
            name = to.side(side)
            said.append(tr("{name}: {n} points, {total} in all.", name=name, n=made, total=total))
    return " ".join(said)


@_say.register
def _(event: TiePlayedOn, _to: Listener) -> str:
    return tr("All square at {n}: another round is played.", n=max(event.points))


@_say.register
def _(event: MatchWon, to: Listener) -> str:
    points = event.points[event.side]
    if to.is_you(event.side):
        return tr("You win the match with {n} points.", n=points)
    return tr("The match goes to {name} with {n} points.", name=to.side(event.side), n=points)


def table(seen: Observation, to: Listener) -> tuple[str, ...]:
    """What lies where now: the hand, the table, surs and points, one sentence each."""
    said = [
        tr("Your cards: {cards}.", cards=card_names(seen.hand)),
        tr("On the table: {cards}.", cards=card_names(seen.pool)),
    ]
    for side, points in enumerate(seen.points):
        name = tr("You") if to.is_you(side) else to.side(side)
        surs, taken = seen.surs[side], seen.piles[side].bit_count()
        said.append(
            tr(
                "{name}: {points} points, surs: {surs}, cards taken: {n}.",
                name=name,
                points=points,
                surs=surs,
                n=taken,
            )
        )
    return tuple(said)


def choices(seen: Observation) -> tuple[str, ...]:
    """Every legal play, numbered from 1 in the order of `legal_plays`."""
    plays = legal_plays(seen.hand, seen.pool, seen.rules)
    return tuple(
        [tr("{n}: {play}.", n=at, play=play_name(play)) for at, play in enumerate(plays, start=1)]
    )
