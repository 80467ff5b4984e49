"""The table in words: every event, the turn, and what has the focus, for whoever listens."""

from __future__ import annotations

import pygame

from pasur.engine import Card, Event, card_plays, parse_card
from pasur.i18n import tr
from pasur.match.live import LiveMatch
from pasur.teach import spoken
from pasur.teach.naming import card_name, listed, play_name
from pasur.teach.spoken import Listener
from pasur.ui.app import App
from pasur.ui.speech import Speech, plain, together
from pasur.ui.table import gesture, wording
from pasur.ui.table.director import Director
from pasur.ui.table.gesture import Mark, Situation
from pasur.ui.table.hand import FREE, HandPlay


class Telling:
    """Tells of ``match`` as the person at the screen may know it."""

    def __init__(
        self, speech: Speech, match: LiveMatch, director: Director, hand: HandPlay
    ) -> None:
        self._speech, self._match, self._director, self._hand = speech, match, director, hand
        speech.clear()

    def _listener(self, private: bool) -> Listener:
        """Who listens. Where people share the screen, what all may read calls each by name."""
        match = self._match
        you = self._director.sees if private and match.here else match.you
        return Listener(match.rules, wording.Names.of(match.rules, match.seats, you).seats, you)

    def event(self, event: Event) -> None:
        """Something happened; ``event`` is redacted for the seat that looks."""
        self._speech.say(spoken.sentence(event, self._listener(False)))

    def turn(self) -> None:
        """The person at the screen is to play: their hand and the table."""
        said = spoken.table(self._director.observation(), self._listener(True))[:2]
        if self._director.sees is not None:
            self._speech.say(together([tr("Your turn."), *said]), keep=False)

    def table(self) -> None:
        """All there is to know: hand, table, points, surs and piles."""
        said = spoken.table(self._director.observation(), self._listener(True))
        hidden = 1 if self._director.sees is None else 0
        self._speech.say(together(said[hidden:]), keep=False)

    def key(self, key: int, app: App) -> bool:
        """The keys of the log; True when it was one."""
        if key == pygame.K_s:
            self.table()
        elif key == pygame.K_l:
            from pasur.ui.scenes.log import LogScene

            app.push(LogScene(self._speech.log(self._director.sees)))
        else:
            return False
        return True

    def focus(self, name: str | None, now: Situation | None, button: str) -> str:
        """What has the focus, with what it could do; first of all why something was refused."""
        prompt = self._hand.prompt()
        refused = prompt is not None and prompt.kind == "refusal"
        why = f"{plain(prompt.words)}." if refused and prompt is not None else ""
        return together([why, spot_words(self._hand, name, now, button)])


def spot_words(hand: HandPlay, name: str | None, now: Situation | None, button: str) -> str:
    """What has the focus at a table, in words; ``button`` is its label where it is a button."""
    if name is None:
        return ""
    where, _, code = name.partition(" ")
    if name == FREE:
        return tr("An empty place: lay the card down here.")
    if where not in ("hand", "pool") or not code:
        return button
    card = parse_card(code)
    if now is None:
        return ""
    return together([_named(card, where), _may(hand, where, card, now)])


def _named(card: Card, where: str) -> str:
    if where == "hand":
        return tr("Your {card}.", card=card_name(card))
    return tr("On the table: {card}.", card=card_name(card))


def _may(hand: HandPlay, where: str, card: Card, now: Situation) -> str:
    """What can be done with a card."""
    held = hand.gesture
    if where == "hand":
        plays = [play_name(play) for play in card_plays(card, now.pool, now.rules)]
        said = tr("It can: {plays}.", plays=" / ".join(plays))
        if held.card == card:
            rest = tr("It is chosen. Now choose what it takes.")
            return together([said, rest])
        return said
    mark = gesture.marks(now, held, None).get(card, Mark.REST)
    words = {
        Mark.TAKEN: tr("Chosen."),
        Mark.CAN: tr("It can be chosen."),
        Mark.OTHER: tr("It can be chosen instead."),
    }
    if held.card is not None:
        return words.get(mark, tr("It does not go with {card}.", card=card_name(held.card)))
    takers = [each for each in _hand_cards(now) if _takes(now, each, card)]
    if not takers:
        return tr("None of your cards takes it.")
    return tr("It can be taken with {cards}.", cards=listed([card_name(c) for c in takers]))


def _hand_cards(now: Situation) -> list[Card]:
    return [card for card in range(52) if now.hand >> card & 1]


def _takes(now: Situation, card: Card, wanted: Card) -> bool:
    return any(option >> wanted & 1 for option in now.options(card))


def button_words(name: str | None) -> str:
    """The label of a button of the table's panel."""
    return {"menu": tr("Menu"), "claim": wording.claim_button()}.get(name or "", "")
