"""What a lesson is made of: steps, each with a position, texts and a task.

Texts are English messages, marked for translation; `pasur.teach.say` shows them. Seats and sides
count from 0, deals from 1. All values are frozen.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from pasur.engine import Card, Mask, Play, PreparedDeck, mask_of, parse_card
from pasur.teach.questions import Question


def cards(text: str) -> tuple[Card, ...]:
    """The cards that ``text`` lists in record notation, parted by blanks."""
    return tuple(parse_card(word) for word in text.split())


def mask(text: str) -> Mask:
    """The set of the cards that ``text`` lists."""
    return mask_of(cards(text))


@dataclass(frozen=True, slots=True)
class Position:
    """A table in the middle of a round of two, with the learner to move.

    Cards are written as in a record. ``mine`` and ``theirs`` are cards that must be in the piles;
    the piles are filled up with others that matter to nobody. ``their_hand`` must be in the other
    hand, which is filled up too. ``away`` are cards that nobody has seen yet. ``surs`` are held by
    the learner and by the other side; ``last`` says that the learner captured last. ``then`` are
    plays made from there, by the seat whose turn it is.
    """

    hand: str
    pool: str = ""
    seat: int = 0
    deal: int = 3
    mine: str = ""
    theirs: str = ""
    their_hand: str = ""
    away: str = ""
    surs: tuple[int, int] = (0, 0)
    last: bool = False
    then: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Dealt:
    """A whole round from its ``deck``, with the plays ``then`` already made; ``seat`` learns."""

    deck: str
    dealer: int
    seat: int = 0
    then: tuple[str, ...] = ()


Start = Position | Dealt


@dataclass(frozen=True, slots=True)
class Graded:
    """A legal play with what the lesson thinks of it.

    ``idea`` is empty for a right play and says, for a weaker one, what is better. ``reply`` is the
    other side's scripted answer. ``sur`` says that the play makes or cancels a sur.
    """

    play: Play
    idea: str = ""
    reply: Play | None = None
    sur: bool = False


@dataclass(frozen=True, slots=True)
class Refused:
    """A play that the table refuses, with the idea that explains it."""

    play: Play
    idea: str


@dataclass(frozen=True, slots=True)
class Plays:
    """The task to play a card. Every legal play is ``right`` or ``weak``.

    ``turns`` right plays are wanted in a row, without an answer from the other side.
    """

    start: Start
    right: tuple[Graded, ...]
    weak: tuple[Graded, ...] = ()
    refused: tuple[Refused, ...] = ()
    turns: int = 1


@dataclass(frozen=True, slots=True)
class Tries:
    """The task to make a play that the table refuses; ``idea`` answers any play that it allows."""

    start: Start
    play: Play
    idea: str


@dataclass(frozen=True, slots=True)
class Marks:
    """The task to show, without playing, every set that the hand could capture.

    ``then`` is the play that is made when all of them have been shown.
    """

    start: Start
    then: Play | None = None


@dataclass(frozen=True, slots=True)
class Asks:
    """The task to answer a question; ``start`` is the table to look at, if there is one."""

    question: Question
    start: Start | None = None


@dataclass(frozen=True, slots=True)
class WholeRound:
    """The task to play a round against the easy computer player."""

    prepared: PreparedDeck
    dealer: int
    seat: int = 0
    opening: Plays | None = None


Task = Plays | Tries | Marks | Asks | WholeRound


@dataclass(frozen=True, slots=True)
class Step:
    """One step: what is read ``before`` the task and ``after`` it.

    ``proof`` steps are done without lights. ``follows`` says that the step goes on from where the
    step before ended, if that one has just been done.
    """

    name: str
    before: str
    after: str
    task: Task
    proof: bool = False
    follows: bool = False


@dataclass(frozen=True, slots=True)
class Lesson:
    """A lesson with its steps, the proof last."""

    title: str
    aim: str
    steps: tuple[Step, ...] = field(repr=False)

    @property
    def proof(self) -> tuple[int, ...]:
        """The indices of the steps that prove the lesson."""
        return tuple(i for i, step in enumerate(self.steps) if step.proof)


def _notation(text: str) -> tuple[Play, bool]:
    words = text.split()
    sur = words[-1] == "sur"
    return Play.from_words(words[:-1] if sur else words), sur


def right(play: str, reply: str = "") -> Graded:
    """A play that the lesson accepts, as a record writes it, with ``sur`` after it if it is one."""
    made, sur = _notation(play)
    return Graded(made, "", _notation(reply)[0] if reply else None, sur)


def weak(play: str, idea: str, reply: str = "") -> Graded:
    """A legal play that is carried out, shown and taken back with its ``idea``."""
    made, sur = _notation(play)
    return Graded(made, idea, _notation(reply)[0] if reply else None, sur)


def refused(play: str, idea: str) -> Refused:
    """A play that the table refuses."""
    return Refused(_notation(play)[0], idea)
