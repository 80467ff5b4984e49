"""Settings: every control changes its field, at once and for good."""

from __future__ import annotations

from typing import Any

import pytest

from pasur.i18n import digits, tr
from pasur.store.folders import Folders
from pasur.store.settings import load_settings
from pasur.ui.scenes.settings import SettingsScene
from pasur.ui.scenes.settings_pages import PAGES, pages
from tests.ui.kit.conftest import Start


@pytest.mark.parametrize(
    ("page", "clicks", "field", "value"),
    [
        ("table", ["ground:lapis"], "ground", "lapis"),
        ("table", ["count_clubs"], "count_clubs", False),
        ("cards", ["card_back:termeh"], "card_back", "termeh"),
        ("cards", ["large_indices"], "large_indices", True),
        ("cards", ["four_colours"], "four_colours", True),
        ("motion", ["speed:fast"], "speed", "fast"),
        ("motion", ["pace:none"], "pace", "none"),
        ("motion", ["reduced_motion"], "reduced_motion", True),
        ("sound", ["muted"], "muted", False),
        ("sound", ["mute_unfocused"], "mute_unfocused", True),
        ("screen", ["text_size", "text_size:150"], "text_size", 150),
        ("screen", ["language", "language:fa"], "language", "fa"),
    ],
)
def test_a_click_changes_a_setting(
    page: str, clicks: list[str], field: str, value: Any, start: Start, folders: Folders
) -> None:
    pilot = start(SettingsScene(page))
    for click in clicks:
        pilot.click(click)
    assert getattr(pilot.app.services.settings, field) == value
    assert getattr(load_settings(folders.settings).settings, field) == value


def test_every_setting_is_changed_by_keyboard_too(start: Start) -> None:
    for page in PAGES:
        pilot = start(SettingsScene(page))
        rows = [row for p in pages(pilot.app) if p.name == page for row in p.rows]
        for row in rows:
            if row.field in ("full_screen", "language"):
                continue
            before = getattr(pilot.app.services.settings, row.field)
            pilot.scene.pane.focus_name(row.field)  # type: ignore[attr-defined]
            pilot.key("right")
            if getattr(pilot.app.services.settings, row.field) == before:
                pilot.key("left")
            assert getattr(pilot.app.services.settings, row.field) != before, row.field


def test_a_slider_follows_the_pointer(start: Start) -> None:
    pilot = start(SettingsScene("sound"))
    rect = pilot.target("effects_volume").rect
    pilot.drag(rect.center, (rect.right + 50, rect.centery))
    assert pilot.app.services.settings.effects_volume == 100
    pilot.drag(rect.center, (rect.left - 50, rect.centery))
    assert pilot.app.services.settings.effects_volume == 0


def test_a_slider_runs_the_other_way_in_persian(start: Start) -> None:
    pilot = start(SettingsScene("sound"), language="fa")
    rect = pilot.target("effects_volume").rect
    pilot.click((rect.left + 2, rect.centery))
    assert pilot.app.services.settings.effects_volume == 100


def test_a_page_is_restored_to_the_usual(start: Start) -> None:
    pilot = start(SettingsScene("motion"), speed="slow", pace="fast", ground="lapis")
    pilot.click("restore")
    settings = pilot.app.services.settings
    assert (settings.speed, settings.pace) == ("normal", "normal")
    assert settings.ground == "lapis"
    assert "restore" not in [target.name for target in pilot.targets()]


def test_pages_are_turned_by_list_and_by_tabs(start: Start) -> None:
    pilot = start(SettingsScene(), (1280, 720))
    pilot.click("page sound")
    assert pilot.target("effects_volume")
    small = start(SettingsScene(), (800, 600))
    small.click("tab:sound")
    assert small.target("effects_volume")


def test_escape_leaves_with_everything_kept(start: Start) -> None:
    results: list[None] = []
    pilot = start(SettingsScene("cards"))
    pilot.app._then[id(pilot.scene)] = results.append
    pilot.click("four_colours")
    pilot.key("escape")
    assert results == [None]
    assert pilot.app.services.settings.four_colours


def test_persian_has_its_own_settings(start: Start) -> None:
    pilot = start(SettingsScene("screen"))
    fields = [row.field for page in pages(pilot.app) for row in page.rows]
    assert "khaj" not in fields
    assert "persian_digits" not in fields
    pilot.app.services.change(language="fa")
    pilot.step()
    assert "گشنیز" in tr("Clubs")
    assert digits(7) == "۷"
    pilot.click("khaj")
    pilot.click("persian_digits")
    assert "خاج" in tr("Clubs")
    assert digits(7) == "7"
    pilot.app.services.change(language="en", persian_digits=True)
    assert digits(7) == "7"
