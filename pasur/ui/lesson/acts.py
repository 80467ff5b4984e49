"""What the panel of a lesson says and offers at each moment."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from pasur.i18n import tr
from pasur.teach.lessons import KEYS
from pasur.teach.lessons import number as lesson_number
from pasur.teach.model import Asks, Plays, Step, Tries, WholeRound
from pasur.teach.questions import FairPool
from pasur.teach.runner import Stage
from pasur.teach.say import say
from pasur.ui.lesson.panel import Act, Content, Tone, count_text
from pasur.ui.widgets.buttons import Kind

if TYPE_CHECKING:
    from pasur.ui.scenes.lesson import LessonScene

Rows = tuple[tuple[Act, ...], ...]


def content(scene: LessonScene) -> Content:
    """What the panel shows now."""
    doing = scene.doing
    walk, attempt = doing.walk, doing.attempt
    waits = doing.timeline.busy and attempt.stage is not Stage.ASKED
    return Content(
        number=count_text(lesson_number(walk.key), len(KEYS)),
        title=_title(scene),
        task=doing.words(attempt.step.before),
        note="" if waits else doing.note,
        tone="" if waits else doing.tone,
        steps=tuple(number in walk.done for number in range(len(walk.lesson.steps))),
        at=walk.at,
        rows=_rows(scene),
        leave=Act("leave", tr("All lessons"), scene.to_lessons, icon="leave"),
    )


def _title(scene: LessonScene) -> str:
    title = say(scene.doing.walk.lesson.title)
    if scene.doing.attempt.step.proof:
        return tr("{lesson}: proof", lesson=title)
    return title


def every_content(scene: LessonScene) -> list[Content]:
    """The longest things that the panel may have to say in this lesson."""
    now = content(scene)
    found = []
    for step in scene.doing.walk.lesson.steps:
        for note, tone in _notes(step):
            found.append(_with(now, say(step.before), say(note) if note else "", tone))
    return found


def _with(now: Content, task: str, note: str, tone: Tone) -> Content:
    return Content(now.number, now.title, task, note, tone, now.steps, now.at, now.rows, now.leave)


def _notes(step: Step) -> list[tuple[str, Tone]]:
    notes: list[tuple[str, Tone]] = [(step.after, "right")]
    task = step.task
    if isinstance(task, Plays):
        notes += [(each.idea, "idea") for each in task.weak]
        notes += [(each.idea, "idea") for each in task.refused]
    elif isinstance(task, Tries):
        notes.append((task.idea, "idea"))
    return notes


def _rows(scene: LessonScene) -> Rows:
    doing = scene.doing
    rows: list[tuple[Act, ...]] = []
    stage = doing.attempt.stage
    if stage is Stage.SHOWN:
        rows.append((Act("take back", tr("Take it back"), doing.take_back, "primary", "undo"),))
    elif stage is Stage.ASKED:
        rows += _asked(scene)
    elif _may_repeat(scene):
        rows.append((Act("prove", tr("Prove it again"), doing.prove_again, "plain"),))
    rows.append(_moving(scene))
    return tuple(rows)


def _may_repeat(scene: LessonScene) -> bool:
    doing = scene.doing
    again = doing.walk.proof == "passed" and doing.round is None
    return doing.done and doing.walk.is_last and again


def _asked(scene: LessonScene) -> list[tuple[Act, ...]]:
    doing = scene.doing
    task = doing.attempt.step.task
    play = doing.round if isinstance(task, WholeRound) else None
    if play is not None and play.waiting is not None:
        return [
            (Act("anyway", tr("Play anyway"), doing.anyway),),
            (Act("think", tr("Think again"), doing.think_again, "primary"),),
        ]
    if play is not None:
        return [
            (
                Act("hint", tr("A thought"), doing.hint, icon="hint"),
                Act("take back", tr("Take back"), doing.round_back, icon="undo"),
            )
        ]
    rows: list[tuple[Act, ...]] = []
    question = task.question if isinstance(task, Asks) else None
    if isinstance(question, FairPool):
        right = question.verdict(doing.attempt.part) if doing.attempt.lit else ""
        for name, label in (
            ("stand", tr("Fair")),
            ("bury", tr("Bury the jack")),
            ("again", tr("Deal again")),
        ):
            rows.append((Act(name, label, _give(scene, name), _lit(name == right)),))
    rows.append((Act("hint", tr("Show me"), doing.hint, icon="hint"),))
    return rows


def _lit(lit: bool) -> Kind:
    return "primary" if lit else "plain"


def _give(scene: LessonScene, verdict: str) -> Callable[[], None]:
    return lambda: scene.doing.answer(verdict)


def _moving(scene: LessonScene) -> tuple[Act, ...]:
    doing = scene.doing
    walk = doing.walk
    back = Act("back", tr("Back"), scene.backward, "quiet", enabled=walk.at > 0)
    finished = doing.done
    if not walk.is_last:
        able = not (isinstance(doing.attempt.step.task, WholeRound) and not finished)
        words = tr("Next")
    else:
        able = True
        counts = doing.round is not None and not scene.scored
        words = tr("Next lesson") if doing.following else tr("The end")
        if counts:
            words, able = tr("Count"), finished
    kind: Kind = "primary" if finished else "quiet"
    return back, Act("next", words, scene.onward, kind, enabled=able)
