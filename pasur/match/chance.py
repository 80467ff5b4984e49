"""All chance in a match follows from its seed: decks, seals, cuts and the computers' choices.

The streams are independent of one another: nothing about a deck can be learned from the stream
that a computer draws from. A computer's choice is the same however a match came to a position.
"""

from __future__ import annotations

from dataclasses import dataclass

from pasur.ai import choose, wants_claim
from pasur.engine import Cut, Observation, Play, PreparedDeck, Rules, Source, prepare_round
from pasur.engine import cut_for_deal as cut


def seed_from_entropy(entropy: bytes) -> str:
    """The seed of a match from random bytes of the operating system, 16 or more."""
    if len(entropy) < 16:
        raise ValueError("a seed needs 16 bytes or more")
    return entropy.hex()


def deck_for_round(rules: Rules, seed: str, number: int) -> PreparedDeck:
    """The deck of round ``number`` (from 1), with its salt."""
    return prepare_round(rules, Source(seed).child("deck", number))


def cut_for_deal(rules: Rules, seed: str) -> Cut:
    """The cut that decides who deals the first round."""
    return cut(rules, Source(seed).child("cut"))


@dataclass(frozen=True, slots=True)
class Answer:
    """What a computer does at its turn: it claims por shodam, or makes ``play``."""

    play: Play | None

    @property
    def claims(self) -> bool:
        """Whether it claims."""
        return self.play is None


@dataclass(frozen=True, slots=True)
class Question:
    """A computer's turn. It can be sent to another process, which may answer it there.

    ``observation`` is all that the computer learns of the match.
    """

    observation: Observation
    level: str
    source_seed: str

    def answer(self) -> Answer:
        """What the computer does; always the same for the same question."""
        if wants_claim(self.observation):
            return Answer(None)
        return Answer(self.play())

    def play(self) -> Play:
        """What it plays, where it does not claim."""
        return choose(self.observation, self.level, Source(self.source_seed))


def question(observation: Observation, level: str, seed: str) -> Question:
    """The question to the computer of ``level`` whose turn it is, in the match of ``seed``."""
    labels = ("choice", observation.number, len(observation.history), level)
    return Question(observation, level, Source(seed).child(*labels).bytes(16).hex())
