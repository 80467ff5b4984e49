"""The title: what it offers, and where it leads."""

from __future__ import annotations

from pathlib import Path

import pygame

from pasur.engine import preset
from pasur.match.saved import begin_match
from pasur.match.seats import computer, person
from pasur.store.folders import Folders
from pasur.store.notices import Notice, Trouble
from pasur.ui.scenes.title import TitleScene
from tests.ui.kit.conftest import Start


def leave_a_match(folders: Folders) -> None:
    match = begin_match(
        folders.matches, "evening", preset("guide"), (person("Leila"), computer("Mina")), 1, "7"
    )
    match.next_round()


def test_whoever_has_never_played_is_offered_the_lessons(start: Start) -> None:
    pilot = start(TitleScene())
    names = [target.name for target in pilot.targets()]
    assert names[:2] == ["lessons", "new match"]
    assert pilot.focused() == "lessons"
    pilot.key("return")
    assert pilot.scene.name == "lessons"


def test_without_a_match_a_new_one_comes_first(start: Start) -> None:
    pilot = start(TitleScene(), lessons={"eleven": {"step": 0}})
    names = [target.name for target in pilot.targets()]
    assert names[0] == "new match"
    assert "continue" not in names
    assert pilot.focused() == "new match"


def test_an_unfinished_match_can_be_gone_on_with(start: Start, folders: Folders) -> None:
    leave_a_match(folders)
    pilot = start(TitleScene())
    assert pilot.focused() == "continue"
    pilot.advance(0.5)
    shown = " ".join(drawn.text for drawn in pilot.texts)
    assert "Round 1: You 0, Mina 0" in shown
    pilot.key("return")
    assert pilot.scene.name == "table"


def test_a_finished_match_is_not_offered(start: Start, folders: Folders) -> None:
    folders.matches.mkdir(parents=True)
    (folders.matches / "old.pasur").write_text(
        '[Pasur "1"]\n[Rules "guide"]\n[Players "2"]\nwinner 1\n', encoding="utf-8"
    )
    pilot = start(TitleScene())
    assert pilot.focused() == "new match"


def test_a_match_begins_at_the_cut(start: Start) -> None:
    pilot = start(TitleScene())
    pilot.click("new match")
    assert pilot.scene.name == "new match"
    pilot.key("return")
    assert pilot.scene.name == "cut"


def test_with_a_chosen_dealer_it_begins_at_the_table(start: Start, folders: Folders) -> None:
    pilot = start(TitleScene())
    pilot.click("new match")
    pilot.click("dealer")
    pilot.click("dealer:1")
    pilot.click("start")
    assert pilot.scene.name == "table"
    assert len(list(folders.matches.glob("*.pasur"))) == 1
    assert pilot.app.services.settings.last_match["Players"] == "2"


def test_a_damaged_record_is_told_of(start: Start, tmp_path: Path) -> None:
    broken = tmp_path / "broken.pasur"
    broken.write_text("nonsense\n", encoding="utf-8")
    pilot = start(TitleScene(broken))
    pilot.advance(1)
    assert pilot.scene.name == "dialog"
    pilot.key("escape")
    assert pilot.scene.name == "title"


def test_a_record_given_at_the_start_is_opened(
    start: Start, folders: Folders, tmp_path: Path
) -> None:
    leave_a_match(folders)
    record = next(folders.matches.glob("*.pasur"))
    elsewhere = tmp_path / "evening.pasur"
    elsewhere.write_bytes(record.read_bytes())
    pilot = start(TitleScene(elsewhere))
    pilot.advance(1)
    assert pilot.scene.name == "table"


def test_what_went_wrong_with_files_is_told_once(start: Start, folders: Folders) -> None:
    pilot = start(TitleScene())
    pilot.app.services.notices.append(
        Notice(Trouble.SETTINGS_DAMAGED, folders.settings, "line 1, column 2")
    )
    pilot.advance(1)
    assert pilot.scene.name == "dialog"
    pilot.key("return")
    pilot.advance(1)
    assert pilot.scene.name == "title"
    assert pilot.app.services.notices == []


def test_a_language_holds_at_once(start: Start) -> None:
    pilot = start(TitleScene())
    before = pilot.target("new match").rect
    pilot.click("language fa")
    assert pilot.app.services.settings.language == "fa"
    assert pilot.target("new match").rect.x > before.x


def test_sound_is_switched_by_button_and_by_key(start: Start) -> None:
    pilot = start(TitleScene())
    pilot.click("sound")
    assert not pilot.app.services.settings.muted
    pilot.key("m")
    assert pilot.app.services.settings.muted


def test_quitting_ends_the_loop(start: Start) -> None:
    pilot = start(TitleScene())
    pilot.click("quit")
    assert not pilot.app.running


def test_closing_the_window_ends_the_loop(start: Start) -> None:
    pilot = start(TitleScene())
    pilot.step([pygame.event.Event(pygame.QUIT)])
    assert not pilot.app.running


def test_after_a_resize_old_cards_stand_in_until_new_ones_are_drawn(start: Start) -> None:
    pilot = start(TitleScene(), (1280, 720))
    pilot.settle()
    pilot.resize((1920, 1080))
    blurred = pygame.image.tobytes(pilot.app.surface, "RGB")
    pilot.settle()
    pilot.advance(0.3)
    sharp = pygame.image.tobytes(pilot.app.surface, "RGB")
    fresh = start(TitleScene(), (1920, 1080))
    fresh.settle()
    fresh.advance(0.3)
    assert blurred != sharp
    assert sharp == pygame.image.tobytes(fresh.app.surface, "RGB")


def test_cards_come_after_the_first_picture(start: Start) -> None:
    pilot = start(TitleScene(), speed="normal")
    assert pilot.frames == 1
    first = pygame.image.tobytes(pilot.app.surface, "RGB")
    pilot.settle()
    assert pilot.frames > 10
    assert pygame.image.tobytes(pilot.app.surface, "RGB") != first
