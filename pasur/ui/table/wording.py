"""Everything the table says, as messages."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from pasur.engine import (
    JACK,
    KING,
    QUEEN,
    Captured,
    Card,
    ClaimMade,
    LeftoversTaken,
    NoSur,
    Observation,
    Reason,
    Refusal,
    Rules,
    Trailed,
    rank,
)
from pasur.i18n import digits, everywhere, ltr, mark, tr, trn
from pasur.match.seats import Seat
from pasur.ui.markup import chip, chips, key, strong


@dataclass(frozen=True, slots=True)
class Names:
    """How the people at the table are called. ``you`` is the seat that is addressed as such: the
    only person's; None when several people share the screen, or nobody plays."""

    rules: Rules
    seats: tuple[str, ...]
    you: int | None = None

    @classmethod
    def of(cls, rules: Rules, seats: Sequence[Seat], you: int | None) -> Names:
        """The names of ``seats``; who has none of their own is called by the number of the seat."""
        return cls(rules, tuple(_called(seat, number) for number, seat in enumerate(seats)), you)

    def seat(self, seat: int) -> str:
        """The name of ``seat``."""
        return tr("You") if seat == self.you else self.seats[seat]

    def members(self, side: int) -> tuple[str, ...]:
        """The names of who plays for ``side``, the addressed person first."""
        members = sorted(self.rules.seats_of(side), key=lambda seat: seat != self.you)
        return tuple(self.seat(seat) for seat in members)

    def side(self, side: int) -> str:
        """The name of ``side``."""
        return together(self.members(side))

    def is_you(self, side: int) -> bool:
        """Whether the addressed person belongs to ``side``."""
        return self.you is not None and self.rules.side_of(self.you) == side


def together(members: Sequence[str]) -> str:
    """One or two names as that of a side."""
    if len(members) == 1:
        return members[0]
    return tr("{one} and {other}", one=members[0], other=members[1])


def numbered(seat: int) -> str:
    """What somebody without a name is called."""
    return tr("Player {n}", n=seat + 1)


def _called(seat: Seat, number: int) -> str:
    nameless = seat.name in ("", f"Seat {number + 1}") or seat.name in everywhere(mark("You"))
    return numbered(number) if nameless else seat.name


def sum_text(cards: Sequence[Card], total: int | None = None) -> str:
    """``7 + 2 = 9``, kept in this order in every language."""
    numbers = " + ".join(digits(rank(card)) for card in cards)
    whole = sum(rank(card) for card in cards) if total is None else total
    return strong(ltr(f"{numbers} = {digits(whole)}"))


# --- the prompt


def your_turn() -> str:
    return tr("Your turn")


def turn_of(name: str) -> str:
    return tr("{name}'s turn", name=name)


def thinking(name: str) -> str:
    return tr("{name} is thinking", name=name)


def takes(card: Card, captured: Sequence[Card]) -> str:
    """What a click on ``card`` would take."""
    if rank(card) == JACK:
        return trn(
            "Takes {n} card, not kings or queens",
            "Takes {n} cards, not kings or queens",
            len(captured),
        )
    if rank(card) > JACK:
        return tr("Click to take {cards}", cards=chips(captured))
    total = sum_text([card, *captured])
    return tr("{sum} · Click to take {cards}", sum=total, cards=chips(captured))


def takes_nothing() -> str:
    return tr("Takes nothing · Click to lay it down")


def choose_ways(count: int) -> str:
    return trn("{n} way to take · Click to choose", "{n} ways to take · Click to choose", count)


def take_or_lay(card: Card, captured: Sequence[Card]) -> str:
    return tr("Take {cards} · or lay {card} down", cards=chips(captured), card=chip(card))


def click_to_take_or_lay(captured: Sequence[Card]) -> str:
    return tr("Takes {cards} or can be laid · Click to choose", cards=chips(captured))


def choose_first_or_lay(card: Card, count: int) -> str:
    return trn(
        "{n} way to take · or lay {card} down",
        "{n} ways to take · or lay {card} down",
        count,
        card=chip(card),
    )


def choose_court(card: Card) -> str:
    return tr("Choose one king") if rank(card) == KING else tr("Choose one queen")


def choose_first(count: int) -> str:
    return trn("{n} way to take · Choose cards", "{n} ways to take · Choose cards", count)


def choose_more(card: Card, chosen: Sequence[Card]) -> str:
    total = rank(card) + sum(rank(c) for c in chosen)
    return tr(
        "{sum} · Choose {n} more · {key} lets go",
        sum=sum_text([card, *chosen]),
        n=11 - total,
        key=key("Esc"),
    )


def pool_first(chosen: Sequence[Card], jack: bool, only_jack: bool) -> str:
    """Pool cards are chosen, a hand card is wanted; ``jack`` tells that a jack would do,
    ``only_jack`` that nothing else in the hand would."""
    top = max(rank(card) for card in chosen)
    if top == KING:
        return tr("Now a king")
    if top == QUEEN:
        return tr("Now a queen")
    if only_jack:
        return tr("Now a jack")
    total = sum(rank(card) for card in chosen)
    if jack:
        return tr("{n} chosen · Now a card worth {k}, or a jack", n=total, k=11 - total)
    return tr("{n} chosen · Now a card worth {k}", n=total, k=11 - total)


def no_taker(cards: Sequence[Card]) -> str:
    return tr("None of your cards takes {cards}", cards=chips(cards))


def claim_button() -> str:
    return tr("Por shodam")


def drawing(name: str) -> str:
    return tr("{name} draws", name=name)


# --- refusals


def refusal(why: Refusal, names: Names) -> str:
    """The reason of a refusal, in the rules' words."""
    card = chip(why.card) if why.card is not None else ""
    cards = chips(why.cards)
    reason = why.reason
    if reason is Reason.MUST_CAPTURE:
        taken = chips(why.choices[0])
        return tr("{card} takes {cards}, so it cannot be laid down", card=card, cards=taken)
    if reason is Reason.WRONG_SUM and why.card is not None:
        return tr("{sum}, not 11", sum=sum_text([why.card, *why.cards], why.number))
    if reason is Reason.NUMBERS_TAKE_NUMBERS:
        return tr("A number card takes number cards only")
    if reason is Reason.NOT_YOUR_TURN:
        return tr("It is {name}'s turn", name=names.seat(why.expected or 0))
    if why.card is not None and rank(why.card) in (KING, QUEEN):
        return _court_refusal(reason, rank(why.card) == KING)
    simple = {
        Reason.JACK_LEAVES_COURTS: tr("A jack leaves kings and queens"),
        Reason.JACK_TAKES_ALL: tr("A jack takes all of them: {cards}", cards=cards),
        Reason.CLAIM_SPENT: tr("Your side has claimed wrongly in this round"),
        Reason.NO_POR_SHODAM: tr("Por shodam is not played"),
        Reason.NO_ROUND: tr("The round is over"),
        Reason.MATCH_OVER: tr("The match is over"),
    }
    return simple.get(reason, tr("That is not possible now"))


def _court_refusal(reason: Reason, king: bool) -> str:
    if reason is Reason.COURT_TAKES_ONE:
        return tr("A king takes one king") if king else tr("A queen takes one queen")
    if reason is Reason.COURT_TAKES_ALL:
        return tr("A king takes every king") if king else tr("A queen takes every queen")
    return tr("A king takes kings only") if king else tr("A queen takes queens only")


# --- what happens


def last_hand() -> str:
    return tr("Last hand")


def sur() -> str:
    return tr("Sur")


def gain(points: int) -> str:
    return ltr(f"+{digits(points)}") if points else ""


def sur_cancelled(names: Names, seat: int) -> str:
    if seat == names.you:
        return tr("You cancel a sur")
    return tr("{name} cancels a sur", name=names.seat(seat))


def sur_refused(why: NoSur) -> str:
    """Why emptying the pool was no sur; empty where nobody would wonder."""
    return {
        "jack": "",
        "court": tr("No sur with a king or queen"),
        "last-deal": tr("No sur in the last deal"),
        "last-play": tr("No sur with the last card"),
        "capped": tr("No sur with so many points"),
    }[why]


def jack_buried(jack: Card) -> str:
    return tr("{card} goes back into the pack", card=chip(jack))


def pool_rejected(guilty: int) -> str:
    """The first pool was unfair because of the rank ``guilty``."""
    if guilty == JACK:
        return tr("Too many jacks · Dealt again")
    if guilty == QUEEN:
        return tr("Three queens · Dealt again")
    return tr("Three kings · Dealt again")


def leftovers(names: Names, event: LeftoversTaken) -> str:
    count = len(event.cards)
    if event.side is None:
        return trn(
            "Nobody captured: {n} card scores for nobody",
            "Nobody captured: {n} cards score for nobody",
            count,
        )
    return trn(
        "{name} captured last: {n} card",
        "{name} captured last: {n} cards",
        count,
        name=names.side(event.side),
    )


def claim_made(names: Names, event: ClaimMade, target: int) -> str:
    name = names.seat(event.seat)
    have = event.counts[event.side]
    if event.right:
        return tr("{name}: por shodam! {n} of {target}", name=name, n=have, target=target)
    return tr("{name}: por shodam, but it is {n} of {target}", name=name, n=have, target=target)


def log_line(names: Names, seat: int, card: Card, captured: Sequence[Card], made_sur: bool) -> str:
    """One play in words."""
    name, played, taken = names.seat(seat), chip(card), chips(captured)
    if not captured:
        return tr("{name}: {card}, no capture", name=name, card=played)
    if made_sur:
        return tr("{name}: {card} takes {cards}, sur", name=name, card=played, cards=taken)
    return tr("{name}: {card} takes {cards}", name=name, card=played, cards=taken)


def play_line(card: Card, captured: Sequence[Card]) -> str:
    """One play in words, without who made it."""
    if not captured:
        return tr("{card}, no capture", card=chip(card))
    return tr("{card} takes {cards}", card=chip(card), cards=chips(captured))


def event_line(names: Names, event: Trailed | Captured) -> str:
    """An event of play in words."""
    captured = event.captured if isinstance(event, Captured) else ()
    return log_line(names, event.seat, event.card, captured, False)


# --- the panel


def number(value: int) -> str:
    """A number in the digits of the language, kept in its order."""
    return ltr(digits(value))


def round_title(number: int) -> str:
    return tr("Round {n}", n=number)


def deal_of(deal: int, deals: int) -> str:
    return tr("Deal {n} of {m}", n=deal, m=deals)


def standing(seen: Observation) -> str:
    """Round and deal in a line; empty before the first round."""
    if not seen.number:
        return ""
    deal = deal_of(seen.deal, seen.rules.deals)
    return tr("{round}, {deal}", round=round_title(seen.number), deal=deal)


def target(points: int) -> str:
    return tr("Target {n}", n=points)


def deals_left(count: int) -> str:
    return trn("{n} deal left", "{n} deals left", count) if count else last_hand()
