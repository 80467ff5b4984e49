"""A step with hearts and spades exchanged, so that its proof can be repeated with other cards.

No rule and no point depends on which of the two a card is.
"""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Final

from pasur.engine import Card, Mask, Play, cards_of, make_card, mask_of, rank, suit
from pasur.teach.model import Asks, Dealt, Graded, Marks, Plays, Position, Refused, Step, Tries
from pasur.teach.questions import Count, FairPool, Question

_CARD: Final = re.compile(r"\b[A2-9TJQK][HS]\b")
_HEARTS: Final = 2


def exchange(card: Card) -> Card:
    """The spade for a heart and the heart for a spade; other cards as they are."""
    return make_card(rank(card), 5 - suit(card)) if suit(card) >= _HEARTS else card


def _mask(cards: Mask) -> Mask:
    return mask_of(map(exchange, cards_of(cards)))


def _text(text: str) -> str:
    return _CARD.sub(lambda found: found[0][0] + ("S" if found[0][1] == "H" else "H"), text)


def _play(play: Play) -> Play:
    return Play(exchange(play.card), tuple(map(exchange, play.captured)))


def _position(start: Position) -> Position:
    return replace(
        start,
        hand=_text(start.hand),
        pool=_text(start.pool),
        mine=_text(start.mine),
        theirs=_text(start.theirs),
        their_hand=_text(start.their_hand),
        away=_text(start.away),
        then=tuple(map(_text, start.then)),
    )


def _start(start: Position | Dealt) -> Position | Dealt:
    if isinstance(start, Position):
        return _position(start)
    return replace(start, deck=_text(start.deck), then=tuple(map(_text, start.then)))


def _graded(each: Graded) -> Graded:
    return replace(
        each, play=_play(each.play), reply=None if each.reply is None else _play(each.reply)
    )


def _plays(task: Plays) -> Plays:
    return replace(
        task,
        start=_start(task.start),
        right=tuple(map(_graded, task.right)),
        weak=tuple(map(_graded, task.weak)),
        refused=tuple(Refused(_play(each.play), each.idea) for each in task.refused),
    )


def _question(question: Question) -> Question:
    if isinstance(question, FairPool):
        return replace(question, pools=tuple(tuple(map(exchange, pool)) for pool in question.pools))
    if isinstance(question, Count):
        mine, theirs = map(_mask, question.piles)
        return replace(question, piles=(mine, theirs))
    return question


def exchanged(step: Step) -> Step:
    """The step with hearts and spades exchanged.

    Its texts stay: `pasur.teach.say.say` takes `exchange` for the cards that they name.
    """
    task = step.task
    if isinstance(task, Plays):
        return replace(step, task=_plays(task))
    if isinstance(task, Tries):
        return replace(step, task=replace(task, start=_start(task.start), play=_play(task.play)))
    if isinstance(task, Marks):
        then = None if task.then is None else _play(task.then)
        return replace(step, task=replace(task, start=_start(task.start), then=then))
    if isinstance(task, Asks):
        start = None if task.start is None else _start(task.start)
        return replace(step, task=replace(task, question=_question(task.question), start=start))
    return step
