"""The lessons against the lesson plan, wherever the plan lies beside the checkout.

``PASUR_SHARED`` names its folder, else ``../shared``. Without the plan nothing is compared.
"""

from __future__ import annotations

import os
import re
from dataclasses import dataclass, field
from pathlib import Path

import pytest

from pasur.engine import Play, card_text, cards_of
from pasur.teach.lessons import KEYS, lesson
from pasur.teach.model import Asks, Dealt, Graded, Marks, Plays, Position, Step, WholeRound
from pasur.teach.position import table
from pasur.teach.questions import Count, FairPool, Sort, TapCard
from pasur.teach.runner import begin, sets_to_mark

SHARED = Path(os.environ.get("PASUR_SHARED", Path(__file__).parents[3] / "shared"))
PLAN = SHARED / "teaching" / "curriculum.md"

_STEP = re.compile(r"^\*\*(?:Proof )?([0-9.]+[a-z]?′?|\(\w+\))\*\*\s*(.*)$")


@dataclass
class Planned:
    """One step of the plan: its fields by name."""

    name: str
    fields: dict[str, str] = field(default_factory=dict)
    after: dict[str, str] = field(default_factory=dict)


def _planned() -> list[Planned]:
    if not PLAN.exists():
        return []
    steps = []
    for line in PLAN.read_text(encoding="utf-8").splitlines():
        found = _STEP.match(line)
        if found is None or "·" not in found[2]:
            continue
        step = Planned(found[1])
        for part in found[2].split("·"):
            words = part.strip()
            reply = re.match(r"after (.+?): (.+)$", words)
            if reply:
                step.after[_plain(reply[1])] = reply[2].strip()
                continue
            name, _, value = words.partition(" ")
            step.fields.setdefault(name, value.strip())
        steps.append(step)
    return steps


def _plain(text: str) -> str:
    return text.removesuffix(" sur").strip()


def _list(text: str, sign: str) -> list[str]:
    return [each.strip() for each in text.split(sign) if each.strip()]


STEPS = {step.name: step for key in KEYS for step in lesson(key).steps}
NAMES = {"7a": "7a2", "10c′": "10c", "14.8": "14.8"}
PLANNED = [step for step in _planned() if "legal" in step.fields]


def _own(planned: Planned) -> Step:
    return STEPS[NAMES.get(planned.name, planned.name)]


def _plays(step: Step) -> Plays:
    plays = step.task.opening if isinstance(step.task, WholeRound) else step.task
    assert isinstance(plays, Plays)
    return plays


def _written(graded: Graded) -> str:
    return f"{graded.play} sur" if graded.sur else str(graded.play)


def _canonical(text: str) -> str:
    play = Play.parse(_plain(text))
    return f"{play} sur" if text.strip().endswith(" sur") else str(play)


@pytest.mark.parametrize("planned", PLANNED, ids=lambda planned: planned.name)
def test_the_position_is_the_planned_one(planned: Planned) -> None:
    step = _own(planned)
    start = step.task.start if not isinstance(step.task, WholeRound) else None
    if isinstance(step.task, WholeRound):
        start = _plays(step).start
    assert start is not None
    round_ = table(start).round
    assert round_ is not None
    if planned.name == "10c′":
        return
    pool = {card_text(card) for card in cards_of(round_.pool)}
    hand = {card_text(card) for card in cards_of(round_.hands[start.seat])}
    assert pool == set(planned.fields["pool"].replace("–", "").split())
    assert hand == set(planned.fields["hand"].split())
    assert round_.deal == int(planned.fields.get("deal", "3"))
    assert start.seat == int(planned.fields.get("seat", "1")) - 1
    if "surs" in planned.fields:
        first, second = map(int, planned.fields["surs"].split())
        assert round_.surs == (first, second)
    for name, side in (("mine", start.seat), ("theirs", 1 - start.seat)):
        pile = {card_text(card) for card in cards_of(round_.piles[side])}
        assert set(planned.fields.get(name, "").split()) <= pile
    theirs = {card_text(card) for card in cards_of(round_.hands[1 - start.seat])}
    assert set(planned.fields.get("theirs-in-hand", "").split()) <= theirs


@pytest.mark.parametrize("planned", PLANNED, ids=lambda planned: planned.name)
def test_the_plays_are_the_planned_ones(planned: Planned) -> None:
    step = _own(planned)
    legal = {_canonical(each) for each in _list(planned.fields["legal"], ";")}
    best = {_canonical(each) for each in _list(planned.fields["best"], "|")}
    if isinstance(step.task, Marks):
        shown = {str(Play(card, cards_of(taken))) for card, taken in sets_to_mark(begin(step))}
        assert shown == best
        return
    plays = _plays(step)
    right = {_written(each) for each in plays.right}
    everything = right | {_written(each) for each in plays.weak}
    if planned.name in ("10c", "10c′"):
        assert best <= right
        assert legal <= everything
        return
    assert everything == legal
    assert right == best
    refused = {str(each.play) for each in plays.refused}
    assert {_canonical(each) for each in _list(planned.fields.get("refuse", ""), ";")} <= refused


@pytest.mark.parametrize("planned", PLANNED, ids=lambda planned: planned.name)
def test_the_answers_are_the_planned_ones(planned: Planned) -> None:
    step = _own(planned)
    if not planned.after:
        return
    plays = _plays(step)
    given = {str(each.play): str(each.reply) for each in (*plays.right, *plays.weak) if each.reply}
    wanted = {
        str(Play.parse(play)): str(Play.parse(_plain(reply)))
        for play, reply in planned.after.items()
    }
    assert wanted.items() <= given.items()


def test_the_first_tables_are_the_planned_ones() -> None:
    wanted = [
        (each.fields["dealt"].split(), each.fields["verdict"])
        for each in _planned()
        if "dealt" in each.fields
    ]
    own = []
    for step in lesson("fair").steps:
        question = step.task.question if isinstance(step.task, Asks) else None
        if isinstance(question, TapCard):
            own.append((question.pool, "bury"))
        if isinstance(question, FairPool):
            own += [(pool, question.verdict(i)) for i, pool in enumerate(question.pools)]
    shown = [([card_text(card) for card in pool], verdict) for pool, verdict in own]
    assert all(each in shown for each in wanted)


def test_the_piles_to_count_are_the_planned_ones() -> None:
    if not PLAN.exists():
        return
    text = PLAN.read_text(encoding="utf-8")
    found = re.findall(r"mine ([^·]+) · theirs ([^·]+) · surs (\d) 0 · points (\d+) (\d+)", text)
    counted = [
        step.task.question
        for step in lesson("counting").steps
        if isinstance(step.task, Asks) and isinstance(step.task.question, Count | Sort)
    ]
    counts = [each for each in counted if isinstance(each, Count)]
    for (mine, theirs, surs, first, second), count in zip(found, counts, strict=True):
        piles = [{card_text(card) for card in cards_of(pile)} for pile in count.piles]
        assert piles == [set(mine.split()), set(theirs.split())]
        assert count.surs == (int(surs), 0)
        assert count.totals == (int(first), int(second))
    sorts = [each.piles for each in counted if isinstance(each, Sort)]
    assert sorts == [counts[0].piles] * 2


def test_the_decks_are_the_planned_ones() -> None:
    if not PLAN.exists():
        return
    text = PLAN.read_text(encoding="utf-8")
    decks = re.findall(r"`deck ([^`]+)`", text)
    last, opening = STEPS["10a"].task, STEPS["15.1"].task
    assert isinstance(last, Plays)
    assert isinstance(last.start, Dealt)
    assert isinstance(opening, WholeRound)
    assert last.start.deck == decks[0]
    assert " ".join(map(card_text, opening.prepared.deck)) == decks[1]
    plays = re.search(r"^plays: `([^`]+)`", text, re.MULTILINE)
    assert plays is not None
    made = [each.split(" ", 1)[1] for each in plays[1].split(" / ")]
    assert [_plain(each) for each in made[:43]] == list(last.start.then)


def test_every_step_of_the_plan_is_taught() -> None:
    planned = {re.sub("′", "", each.name) for each in PLANNED}
    assert planned <= set(STEPS)
    assert all(isinstance(_plays_start(name), Position | Dealt) for name in planned)


def _plays_start(name: str) -> Position | Dealt | None:
    task = STEPS[name].task
    if isinstance(task, WholeRound):
        return task.opening.start if task.opening else None
    return task.start
