"""The timeline: order, duration, skipping, speeds."""

from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pasur.ui.table import easing
from pasur.ui.table.timeline import SPEEDS, Cue, Shown, Step, Timeline, Track


def recorded(log: list[object], name: str, *spans: tuple[float, float], hold: float = 0) -> Step:
    def build() -> Shown:
        log.append(f"{name} starts")

        def applied(number: int) -> Callable[[float], None]:
            return lambda share: log.append((name, number, share))

        tracks = [
            Track(applied(i), length, start, end=lambda i=i: log.append(f"{name}{i} ends"))  # type: ignore[misc]
            for i, (start, length) in enumerate(spans)
        ]
        return Shown(tracks, [Cue(0.0, f"{name}!")], hold, lambda: log.append(f"{name} ends"))

    return build


def marks(log: list[object]) -> list[object]:
    return [entry for entry in log if isinstance(entry, str)]


def test_steps_follow_one_another() -> None:
    log: list[object] = []
    timeline = Timeline()
    timeline.add(recorded(log, "a", (0, 1)), recorded(log, "b", (0, 1)))
    timeline.update(0.5)
    assert marks(log) == ["a starts"]
    timeline.update(0.6)
    assert marks(log) == ["a starts", "a0 ends", "a ends", "b starts"]
    assert log[-1] == ("b", 0, pytest.approx(0.1))
    timeline.update(1)
    assert not timeline.busy
    assert not timeline.update(1)


@given(st.lists(st.floats(0.001, 0.4), min_size=1, max_size=60))
def test_frames_do_not_change_the_length(frames: list[float]) -> None:
    log: list[object] = []
    timeline = Timeline()
    timeline.add(recorded(log, "a", (0, 0.3), (0.1, 0.5)), recorded(log, "b", hold=0.4))
    spent = 0.0
    for seconds in frames:
        spent += seconds
        timeline.update(seconds)
        if abs(spent - 1.0) > 1e-6:
            assert timeline.busy == (spent < 1.0)
    timeline.skip()
    assert marks(log) == [
        "a starts",
        "a0 ends",
        "a1 ends",
        "a ends",
        "b starts",
        "b ends",
    ]
    assert ("a", 0, 1.0) in log
    assert ("a", 1, 1.0) in log


@pytest.mark.parametrize(("name", "factor"), SPEEDS.items())
def test_speeds(name: str, factor: float) -> None:
    log: list[object] = []
    timeline = Timeline(pace=SPEEDS[name])
    timeline.add(recorded(log, "a", (0, 1)))
    timeline.update(0.99 * factor if factor else 0.0)
    assert timeline.busy == (factor > 0)
    timeline.update(0.02)
    assert not timeline.busy


def test_staggered_tracks_wait_for_their_start() -> None:
    log: list[object] = []
    timeline = Timeline()
    timeline.add(recorded(log, "a", (0.2, 0.1), (0.0, 0.1)))
    timeline.update(0.15)
    assert {entry[1] for entry in log if isinstance(entry, tuple)} == {1}


def test_sounds_come_at_their_moment_and_not_when_skipped() -> None:
    heard: list[str] = []
    log: list[object] = []
    timeline = Timeline(heard.append)
    timeline.add(lambda: Shown(cues=[Cue(0.1, "one"), Cue(0.3, "two")], hold=0.4))
    timeline.update(0.05)
    assert heard == []
    timeline.update(0.1)
    assert heard == ["one"]
    timeline.add(recorded(log, "late", (0, 1)))
    timeline.skip()
    assert heard == ["one"]


def test_without_animation_each_sound_is_heard_once() -> None:
    heard: list[str] = []
    timeline = Timeline(heard.append, pace=0)
    timeline.add(*[lambda: Shown(cues=[Cue(0.1, "deal"), Cue(0.3, "deal")]) for _ in range(4)])
    timeline.update(0)
    assert heard == ["deal"]


def test_a_step_may_add_steps() -> None:
    log: list[object] = []
    timeline = Timeline()

    def first() -> Shown:
        return Shown(hold=0.1, done=lambda: timeline.add(recorded(log, "next", (0, 1))))

    timeline.add(first)
    timeline.skip()
    assert marks(log) == ["next starts", "next0 ends", "next ends"]
    assert not timeline.busy


@pytest.mark.parametrize("curve", [easing.linear, easing.out_cubic, easing.in_cubic, easing.in_out,
                                   easing.out_back, easing.pop])  # fmt: skip
def test_curves_end_where_they_should(curve: Callable[[float], float]) -> None:
    assert curve(0.0) == pytest.approx(0.0, abs=1e-9)
    assert curve(1.0) == pytest.approx(1.0)
    assert max(curve(i / 100) for i in range(101)) < 1.3


def test_curves_that_come_back() -> None:
    for curve in (easing.bump, easing.shake):
        assert curve(0.0) == pytest.approx(0.0)
        assert curve(1.0) == pytest.approx(0.0, abs=1e-9)
