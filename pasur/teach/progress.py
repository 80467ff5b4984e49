"""What the learner has done so far, as a value that can be kept among the settings."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any, Literal

from pasur.teach.lessons import KEYS, lesson
from pasur.teach.walk import Walk

Mark = Literal["untried", "begun", "passed", "gold"]


@dataclass(frozen=True, slots=True)
class LessonProgress:
    """Of one lesson: the step last shown (from 0), and whether its proof was passed, or golden.

    What was once reached stays.
    """

    step: int = 0
    passed: bool = False
    gold: bool = False

    @property
    def mark(self) -> Mark:
        """The best that can be said of it."""
        if self.gold:
            return "gold"
        return "passed" if self.passed else "begun"


@dataclass(frozen=True, slots=True)
class Progress:
    """Of all lessons, by name."""

    lessons: Mapping[str, LessonProgress] = field(default_factory=dict)

    def mark(self, key: str) -> Mark:
        """How far the lesson ``key`` has been done."""
        return self.lessons[key].mark if key in self.lessons else "untried"

    @property
    def next(self) -> str | None:
        """The lesson to go on with: the first whose proof is not passed; None after the last."""
        return next((key for key in KEYS if self.mark(key) in ("untried", "begun")), None)

    @property
    def gold(self) -> int:
        """How many lessons have a golden ring."""
        return sum(each.gold for each in self.lessons.values())

    def step(self, key: str) -> int:
        """The step at which to open the lesson ``key``: where it was left, or its beginning."""
        kept = self.lessons.get(key)
        return kept.step if kept is not None and not kept.passed else 0

    def after(self, walk: Walk) -> Progress:
        """The progress when the learner stands where ``walk`` does."""
        before = self.lessons.get(walk.key, LessonProgress())
        now = LessonProgress(
            step=walk.at,
            passed=before.passed or walk.proof != "open",
            gold=before.gold or walk.proof == "gold",
        )
        return replace(self, lessons={**self.lessons, walk.key: now})

    def as_json(self) -> dict[str, Any]:
        """For keeping: plain values only."""
        return {
            key: {"step": each.step, "passed": each.passed, "gold": each.gold}
            for key, each in self.lessons.items()
        }

    @staticmethod
    def from_json(kept: object) -> Progress:
        """What `as_json` gave; whatever is not understood is left out."""
        found: dict[str, LessonProgress] = {}
        for key, each in kept.items() if isinstance(kept, Mapping) else ():
            if key in KEYS and isinstance(each, Mapping):
                found[key] = _one(key, each)
        return Progress(found)


def _one(key: str, kept: Mapping[object, object]) -> LessonProgress:
    step = kept.get("step")
    within = isinstance(step, int) and 0 <= step < len(lesson(key).steps)
    gold = kept.get("gold") is True
    return LessonProgress(
        step=step if within and isinstance(step, int) else 0,
        passed=gold or kept.get("passed") is True,
        gold=gold,
    )
