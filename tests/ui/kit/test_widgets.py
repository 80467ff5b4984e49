"""Single controls in a scene of their own: states, focus, text entry, scrolling, tips."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame
import pytest

from pasur.ui.pilot import Pilot
from pasur.ui.widgets import tooltip
from pasur.ui.widgets.base import Glide, Widget
from pasur.ui.widgets.buttons import Button
from pasur.ui.widgets.choices import DropDown, Segments
from pasur.ui.widgets.field import Field
from pasur.ui.widgets.labels import Label
from pasur.ui.widgets.scene import WidgetScene
from pasur.ui.widgets.scroll import ScrollArea
from pasur.ui.widgets.toggles import Slider, Switch
from tests.ui.kit.conftest import Start

Make = Callable[[], Sequence[Widget]]


class Bench(WidgetScene[None]):
    """A scene with whatever widgets a test needs."""

    def __init__(self, make: Make) -> None:
        super().__init__()
        self.make = make

    def build(self) -> Sequence[Widget]:
        return self.make()


def pixels(pilot: Pilot, rect: pygame.Rect) -> bytes:
    """What is shown in ``rect``."""
    pilot.app.redraw()
    pilot.step()
    return pygame.image.tobytes(pilot.app.surface.subsurface(rect), "RGB")


def unheeded(value: object) -> None:
    """Takes a new value and does nothing with it."""
    del value


BOX = pygame.Rect(100, 100, 200, 40)


@pytest.mark.parametrize("kind", ["primary", "plain", "quiet", "text"])
def test_a_button_looks_different_in_each_state(kind: str, start: Start) -> None:
    def make(enabled: bool) -> Make:
        return lambda: [
            Button("b", BOX, "Press me", lambda: None, kind=kind, enabled=enabled)  # type: ignore[arg-type]
        ]

    pilot = start(Bench(make(True)))
    around = BOX.inflate(20, 20)
    rest = pixels(pilot, around)
    pilot.move("b")
    pilot.advance(0.3)
    hover = pixels(pilot, around)
    pilot.press()
    pressed = pixels(pilot, around)
    pilot.release()
    pilot.move((5, 5))
    pilot.advance(0.3)
    pilot.key("tab")
    focus = pixels(pilot, around)
    disabled = pixels(start(Bench(make(False))), around)
    assert len({rest, hover, pressed, focus, disabled}) == 5


def test_a_button_acts_when_it_is_let_go_on_it(start: Start) -> None:
    acted: list[int] = []
    pilot = start(Bench(lambda: [Button("b", BOX, "Press", lambda: acted.append(1))]))
    pilot.move("b")
    pilot.press()
    assert acted == []
    pilot.move((5, 5))
    pilot.release()
    assert acted == []
    pilot.click("b")
    pilot.key("space")
    pilot.key("return")
    assert acted == [1, 1, 1]


def test_a_disabled_button_does_nothing(start: Start) -> None:
    acted: list[int] = []
    pilot = start(
        Bench(lambda: [Button("b", BOX, "Press", lambda: acted.append(1), enabled=False)])
    )
    pilot.click("b")
    pilot.key("tab")
    pilot.key("return")
    assert acted == []
    assert pilot.focused() is None


def test_the_other_buttons_of_the_mouse_press_nothing(start: Start) -> None:
    acted: list[int] = []
    pilot = start(Bench(lambda: [Button("b", BOX, "Press", lambda: acted.append(1))]))
    pilot.click("b", button=3)
    assert acted == []


def three_by_two() -> list[Widget]:
    """Six buttons in three columns and two rows, named by column and row."""
    return [
        Button(f"{x}{y}", pygame.Rect(50 + 150 * x, 50 + 80 * y, 100, 40), "b", lambda: None)
        for y in range(2)
        for x in range(3)
    ]


def test_arrows_go_where_they_point(start: Start) -> None:
    pilot = start(Bench(three_by_two))
    pilot.key("tab")
    path = []
    for key in ("right", "right", "right", "down", "left", "up", "up", "left", "left"):
        pilot.key(key)
        path.append(pilot.focused())
    assert path == ["10", "20", "20", "21", "11", "10", "10", "00", "00"]


def test_tab_goes_round_both_ways(start: Start) -> None:
    pilot = start(Bench(three_by_two))
    seen = []
    for _ in range(7):
        pilot.key("tab")
        seen.append(pilot.focused())
    assert seen == ["00", "10", "20", "01", "11", "21", "00"]
    pilot.key("tab", pygame.KMOD_SHIFT)
    assert pilot.focused() == "21"


def field_scene(value: str, texts: list[str], longest: int = 20) -> Bench:
    return Bench(lambda: [Field("f", BOX, value, texts.append, longest=longest)])


def test_text_is_typed_replaced_and_erased(start: Start) -> None:
    texts: list[str] = []
    pilot = start(field_scene("old", texts))
    pilot.click("f")
    pilot.type("new")
    pilot.key("backspace")
    pilot.key("home")
    pilot.key("delete")
    pilot.type("X")
    assert texts[-1] == "Xe"


def test_marked_text_is_replaced(start: Start) -> None:
    texts: list[str] = []
    pilot = start(field_scene("Leila", texts))
    pilot.key("tab")
    pilot.key("end")
    pilot.key("left", pygame.KMOD_SHIFT)
    pilot.key("left", pygame.KMOD_SHIFT)
    pilot.type("x")
    assert texts[-1] == "Leix"
    pilot.key("a", pygame.KMOD_CTRL)
    pilot.type("y")
    assert texts[-1] == "y"


def test_persian_text_is_entered_and_arrows_follow_its_direction(start: Start) -> None:
    texts: list[str] = []
    pilot = start(field_scene("", texts))
    pilot.click("f")
    pilot.type("سلام")
    pilot.key("right")
    pilot.type("x")
    assert texts[-1] == "سلاxم"


def test_a_field_takes_no_more_than_its_length_and_no_signs(start: Start) -> None:
    texts: list[str] = []
    pilot = start(field_scene("", texts, longest=4))
    pilot.click("f")
    pilot.type("ab\ue012\ncdef")
    assert texts[-1] == "abcd"


@pytest.mark.parametrize("value", ["Leila", "لیلا", "Leila لیلا"])
@pytest.mark.parametrize("language", ["en", "fa"])
def test_the_caret_stands_where_it_was_clicked(value: str, language: str, start: Start) -> None:
    pilot = start(field_scene(value, []), language=language)
    field = pilot.scene.pane.find("f")  # type: ignore[attr-defined]
    pilot.click("f")
    places = field._places()
    assert len(places) == len(value) + 1
    assert len(set(places)) >= len(value)
    for i, x in enumerate(places):
        pilot.click((x, BOX.centery))
        assert field._places()[field.caret] == x, i


def test_the_caret_blinks_only_in_a_focused_field(start: Start) -> None:
    pilot = start(field_scene("a", []))
    assert pilot.advance(3) == 0
    pilot.click("f")
    assert 4 <= pilot.advance(3) <= 9


def test_segments_by_click_and_by_arrows(start: Start) -> None:
    taken: list[str] = []
    choices = [("a", "First"), ("b", "Second"), ("c", "Third")]
    pilot = start(Bench(lambda: [Segments("s", BOX, choices, "a", taken.append)]))
    pilot.click("s:c")
    pilot.key("left")
    pilot.key("space")
    assert taken == ["c", "b", "c"]


def test_arrows_are_mirrored_in_persian(start: Start) -> None:
    taken: list[str] = []
    choices = [("a", "First"), ("b", "Second")]
    pilot = start(Bench(lambda: [Segments("s", BOX, choices, "a", taken.append)]), language="fa")
    assert pilot.target("s:a").rect.x > pilot.target("s:b").rect.x
    pilot.key("tab")
    pilot.key("left")
    assert taken == ["b"]


def test_a_switch_by_click_key_and_arrows(start: Start) -> None:
    taken: list[bool] = []
    pilot = start(Bench(lambda: [Switch("s", pygame.Rect(100, 100, 43, 24), False, taken.append)]))
    pilot.click("s")
    pilot.key("space")
    pilot.key("right")
    pilot.key("right")
    assert taken == [True, False, True]


def test_a_slider_moves_in_steps_and_stays_in_its_range(start: Start) -> None:
    taken: list[int] = []
    pilot = start(Bench(lambda: [Slider("s", BOX, 50, taken.append, step=10)]))
    pilot.key("tab")
    for key in ("right", "left", "end", "right", "home", "pageup"):
        pilot.key(key)
    assert taken == [60, 50, 100, 0, 40]


MANY = [(str(n), f"Number {n}") for n in range(40)]


def test_a_long_list_opens_inside_the_window_and_scrolls(start: Start) -> None:
    taken: list[str] = []
    low = pygame.Rect(100, 660, 200, 40)
    pilot = start(Bench(lambda: [DropDown("d", low, MANY, "3", taken.append)]))
    pilot.click("d")
    window = pilot.app.surface.get_rect()
    shown = pilot.targets()
    assert 5 < len(shown) < 40
    assert all(window.contains(target.rect) for target in shown)
    pilot.wheel(-40)
    pilot.click("d:39")
    assert taken == ["39"]


def test_a_letter_finds_its_entry(start: Start) -> None:
    taken: list[str] = []
    choices = [("a", "Easy"), ("b", "Normal"), ("c", "Hard")]
    pilot = start(Bench(lambda: [DropDown("d", BOX, choices, "a", taken.append)]))
    pilot.click("d")
    pilot.type("h")
    pilot.key("return")
    assert taken == ["c"]


def scrolling() -> list[Widget]:
    """An area that shows four of ten buttons."""
    area = ScrollArea("area", pygame.Rect(100, 100, 300, 200))
    rows: list[Widget] = [
        Button(f"row {i}", pygame.Rect(100, 100 + 50 * i, 200, 44), "row", lambda: None)
        for i in range(10)
    ]
    area.hold(rows, 600)
    return [*rows, area]


def test_the_focus_scrolls_its_control_into_sight(start: Start) -> None:
    pilot = start(Bench(scrolling))
    for i in range(10):
        pilot.key("tab")
        assert pilot.focused() == f"row {i}"
        assert pilot.target(f"row {i}").rect.height >= 40


def test_what_is_scrolled_out_of_sight_is_not_clicked(start: Start) -> None:
    pilot = start(Bench(scrolling))
    assert "row 5" not in [target.name for target in pilot.targets()]
    pilot.move((150, 150))
    pilot.wheel(-2)
    assert "row 0" not in [target.name for target in pilot.targets()]
    pilot.click((150, 80))
    assert pilot.focused() is None


def test_the_bar_of_an_area_is_dragged(start: Start) -> None:
    pilot = start(Bench(scrolling))
    area = pilot.scene.pane.find("area")  # type: ignore[attr-defined]
    pilot.drag((398, 120), (398, 400))
    assert area.offset == area.most == 300


def test_a_tip_comes_when_the_pointer_rests(start: Start) -> None:
    pilot = start(
        Bench(lambda: [Button("b", BOX, "Undo", lambda: None, tip="Takes back your last play")])
    )
    pilot.move("b")
    pilot.advance(tooltip.DELAY / 2)
    assert "Takes back your last play" not in [drawn.text for drawn in pilot.texts]
    pilot.advance(tooltip.DELAY)
    assert "Takes back your last play" in [drawn.text for drawn in pilot.texts]
    pilot.move((5, 5))
    pilot.advance(0.2)
    assert "Takes back your last play" not in [drawn.text for drawn in pilot.texts]


def test_a_rebuilt_scene_keeps_focus_and_hover(start: Start) -> None:
    scene = Bench(three_by_two)
    pilot = start(scene)
    pilot.move("11")
    pilot.key("tab")
    scene.rebuild()
    assert pilot.focused() == "00"
    hovered = [widget.name for widget in scene.pane.widgets if widget.hovered]
    assert hovered == ["11"]


def test_each_change_has_its_sound(start: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    def make() -> list[Widget]:
        return [
            Button("button", pygame.Rect(100, 100, 100, 40), "b", lambda: None),
            Switch("switch", pygame.Rect(100, 200, 43, 24), False, unheeded),
            Slider("slider", pygame.Rect(100, 300, 200, 32), 50, unheeded),
            Label("silent", pygame.Rect(100, 400, 200, 32)),
        ]

    pilot = start(Bench(make))
    heard: list[str] = []
    monkeypatch.setattr(pilot.app.services.audio, "cue", lambda cue: heard.append(cue.value))
    pilot.click("button")
    pilot.click("switch")
    pilot.key("space")
    pilot.click((290, 316))
    pilot.click((150, 410))
    pilot.move("button")
    assert heard == ["press", "toggle-on", "toggle-off", "tick"]


def test_a_label_is_no_target(start: Start) -> None:
    pilot = start(Bench(lambda: [Label("Only words", BOX)]))
    assert pilot.targets() == []
    assert [drawn.text for drawn in pilot.texts] == ["Only words"]


def test_a_glide_arrives_and_stays() -> None:
    glide = Glide(0.0, 0.1)
    glide.to(1.0)
    assert glide.pass_time(0.05)
    assert 0.5 < glide.value < 1.0
    assert glide.pass_time(0.06)
    assert glide.value == 1.0
    assert not glide.pass_time(0.05)


def test_a_field_refuses_what_cannot_be_seen(start: Start) -> None:
    pilot = start(Bench(lambda: [Field("name", BOX, "", unheeded)]))
    pilot.click("name")
    assert isinstance(pilot.scene, Bench)
    field = pilot.scene.pane.find("name")
    assert isinstance(field, Field)
    field.enter_text("Mi\U0001f600na\ufe0f")
    assert field.value == "Mina"
    assert field.noise == "refusal"
    field.noise = ""
    field.enter_text(" é")
    assert (field.value, field.noise) == ("Mina é", "")


def test_a_click_beside_a_list_reaches_what_lies_there(start: Start) -> None:
    choices = [("a", "A"), ("b", "B")]
    there = pygame.Rect(500, 100, 200, 40)

    def make() -> Sequence[Widget]:
        return [
            DropDown("list", BOX, choices, "a", unheeded),
            Field("name", there, "Mina", unheeded),
        ]

    pilot = start(Bench(make))
    pilot.click("list")
    assert isinstance(pilot.scene, Bench)
    pane = pilot.scene.pane
    assert pane.popup is not None
    pilot.click(there.center)
    assert pane.popup is None
    assert pilot.focused() == "name"
    pilot.click("list")
    pilot.click(BOX.center)
    assert pane.popup is None
