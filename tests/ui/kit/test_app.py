"""The loop, the stack of scenes, the window and what it does without a screen."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pygame
import pytest

from pasur.store.folders import Folders
from pasur.ui import app as app_module
from pasur.ui import display, ground, icons, shapes, theme
from pasur.ui.app import App
from pasur.ui.pilot import Pilot
from pasur.ui.scene import Scene
from pasur.ui.services import Services
from tests.ui.kit.conftest import Start


class Probe(Scene[str]):
    """Notes what happens to it."""

    def __init__(self, name: str, opaque: bool = True) -> None:
        self.name = name
        self.opaque = opaque
        self.notes: list[str] = []
        self.moving = False

    def enter(self, app: App) -> None:
        super().enter(app)
        self.notes.append("enter")

    def leave(self) -> None:
        self.notes.append("leave")

    def resume(self) -> None:
        self.notes.append("resume")

    def layout(self, size: tuple[int, int]) -> None:
        self.notes.append(f"layout {size[0]}")

    def handle(self, event: pygame.event.Event) -> bool:
        return event.type == pygame.USEREVENT

    def update(self, dt: float) -> bool:
        del dt
        return self.moving

    def draw(self, surface: pygame.Surface) -> None:
        del surface
        self.notes.append("draw")


def test_a_scene_gives_its_result_to_the_one_beneath(start: Start) -> None:
    low, high = Probe("low"), Probe("high")
    results: list[str | None] = []
    pilot = start(low)
    pilot.app.push(high, results.append)
    pilot.step()
    assert high.notes == ["enter", "layout 1280", "draw"]
    low.notes.clear()
    high.finish("done")
    pilot.step()
    assert results == ["done"]
    assert high.notes[-1] == "leave"
    assert low.notes == ["resume", "draw"]


def test_the_last_scene_ends_the_loop(start: Start) -> None:
    only = Probe("only")
    pilot = start(only)
    only.finish()
    assert not pilot.app.running
    assert only.notes[-1] == "leave"


def test_ending_a_scene_ends_those_above_it_without_results(start: Start) -> None:
    low, middle, high = Probe("low"), Probe("middle"), Probe("high")
    results: list[str | None] = []
    pilot = start(low)
    pilot.app.push(middle, results.append)
    pilot.app.push(high, results.append)
    middle.finish("middle")
    assert results == ["middle"]
    assert high.notes[-1] == "leave"
    assert pilot.scene is low
    middle.finish("again")
    assert results == ["middle"]


def test_a_dialog_is_drawn_over_the_scene_beneath(start: Start) -> None:
    low, lid, dialog = Probe("low"), Probe("lid"), Probe("dialog", opaque=False)
    pilot = start(low)
    pilot.app.push(lid)
    pilot.app.push(dialog)
    low.notes.clear()
    lid.notes.clear()
    pilot.step()
    assert "draw" not in low.notes
    assert "draw" in lid.notes
    assert "draw" in dialog.notes


def test_nothing_is_drawn_while_nothing_changes(start: Start) -> None:
    probe = Probe("still")
    pilot = start(probe)
    assert pilot.advance(2) == 0
    assert pilot.step([pygame.event.Event(pygame.USEREVENT)])
    assert not pilot.step([pygame.event.Event(pygame.MOUSEMOTION, pos=(1, 1), rel=(0, 0))])
    probe.moving = True
    assert pilot.advance(0.5) == 30


def test_a_hidden_window_is_not_drawn(start: Start) -> None:
    probe = Probe("moving")
    probe.moving = True
    pilot = start(probe)
    pilot.step([pygame.event.Event(pygame.WINDOWMINIMIZED)])
    assert pilot.advance(0.5) == 0
    pilot.step([pygame.event.Event(pygame.WINDOWRESTORED)])
    assert pilot.advance(0.5) == 30


def test_all_scenes_are_placed_anew_when_the_window_changes(start: Start) -> None:
    low, high = Probe("low"), Probe("high")
    pilot = start(low)
    pilot.app.push(high)
    pilot.resize((800, 600))
    assert "layout 800" in low.notes
    assert "layout 800" in high.notes
    assert pilot.app.units.u == 0.875


class FakeTime:
    """A clock that only sleeping moves, and the sleeps."""

    def __init__(self) -> None:
        self.now = 100.0
        self.sleeps: list[float] = []

    def clock(self) -> float:
        return self.now

    def sleep(self, seconds: float) -> None:
        self.sleeps.append(seconds)
        self.now += seconds


def test_the_loop_sleeps_longer_when_nothing_happens(folders: Folders) -> None:
    pygame.display.init()
    pygame.display.set_mode((640, 480))
    app = App(Services(folders))
    probe = Probe("still")
    app.push(probe)
    time = FakeTime()
    pygame.event.clear()

    def sleep(seconds: float) -> None:
        time.sleep(seconds)
        if time.now > 105:
            app.quit()

    app.run(time.clock, sleep)
    assert time.sleeps[0] == pytest.approx(app_module.FRAME)
    assert time.sleeps[-1] == pytest.approx(app_module.REST)
    assert probe.notes.count("draw") == 1
    assert probe.notes[-1] == "leave"


def test_a_long_pause_does_not_make_animations_jump(folders: Folders) -> None:
    pygame.display.init()
    pygame.display.set_mode((640, 480))
    app = App(Services(folders))
    steps: list[float] = []

    class Timed(Probe):
        def update(self, dt: float) -> bool:
            steps.append(dt)
            if len(steps) == 3:
                self.app.quit()
            return True

    app.push(Timed("timed"))
    now = iter([0.0, 0.0, 0.0, 50.0, 50.0, 50.01, 50.01, 50.02, 50.02])
    app.run(lambda: next(now), FakeTime().sleep)
    assert max(steps) <= app_module.LONGEST_STEP


def test_settings_are_followed_at_once(start: Start) -> None:
    probe = Probe("probe")
    pilot = start(probe)
    pilot.app.services.change(text_size=150)
    pilot.step()
    assert probe.notes.count("layout 1280") == 2
    assert pilot.app.units.u == pytest.approx(1.5)


def test_settings_that_cannot_be_kept_become_a_notice(tmp_path: Path) -> None:
    (tmp_path / "config").write_text("a file where a folder should be", encoding="utf-8")
    services = Services.open(Folders(tmp_path / "data", tmp_path / "config"))
    services.change(ground="lapis")
    assert services.settings.ground == "lapis"
    assert len(services.notices) >= 1


def run_without(environ: dict[str, str], home: Path) -> subprocess.CompletedProcess[str]:
    """Open the window in a process of its own with this environment."""
    code = (
        "import sys; from pathlib import Path; from pasur.store.folders import Folders; "
        "from pasur.ui.app import play; p = Path(sys.argv[1]); sys.exit(play(Folders(p, p)))"
    )
    keep = {k: v for k, v in os.environ.items() if not k.startswith(("SDL_", "DISPLAY", "WAYL"))}
    return subprocess.run(
        [sys.executable, "-c", code, str(home)],
        env={**keep, **environ, "PYTHONPATH": os.pathsep.join(sys.path)},
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )


@pytest.mark.skipif(sys.platform != "linux", reason="only there the screen can be taken away")
@pytest.mark.parametrize("environ", [{}, {"DISPLAY": ":4711"}])
def test_without_a_screen_it_says_so_and_ends(environ: dict[str, str], tmp_path: Path) -> None:
    done = run_without(environ, tmp_path)
    assert done.returncode == 1
    said = [line for line in done.stderr.splitlines() if "XDG_RUNTIME_DIR" not in line]
    assert len(said) == 1
    assert "needs a screen" in said[0]


def test_a_driver_that_was_asked_for_is_no_fault(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    pygame.display.quit()
    surface = display.open_window((5000, 4000), environ=os.environ)
    screen = pygame.display.get_desktop_sizes()[0]
    assert surface.get_width() <= screen[0]
    assert surface.get_height() <= screen[1]


@pytest.mark.parametrize("name", list(ground.GROUNDS))
def test_grounds_are_dark_and_lighter_in_the_middle(name: str) -> None:
    pygame.display.init()
    pygame.display.set_mode((640, 480))
    picture = ground.picture((1280, 720), name)
    middle = pygame.transform.average_color(picture, pygame.Rect(500, 280, 200, 150))
    rim = pygame.transform.average_color(picture, pygame.Rect(1200, 0, 80, 60))
    assert sum(middle[:3]) > sum(rim[:3])
    assert theme.contrast(theme.TEXT, middle[:3]) >= 7
    assert theme.contrast(theme.MUTED, middle[:3]) >= 4.5
    assert ground.picture((1280, 720), name) is picture


def test_an_unknown_ground_is_the_usual_one() -> None:
    pygame.display.init()
    pygame.display.set_mode((640, 480))
    usual = pygame.image.tobytes(ground.picture((320, 200), ground.USUAL), "RGB")
    assert pygame.image.tobytes(ground.picture((320, 200), "no such"), "RGB") == usual


@pytest.mark.parametrize(
    ("ink", "paper", "least"),
    [
        (theme.TEXT, theme.PANEL_RGB, 4.5),
        (theme.MUTED, theme.PANEL_RGB, 4.5),
        (theme.MUTED, theme.INSET, 4.5),
        (theme.TEXT, theme.BUTTON, 4.5),
        (theme.TEXT, theme.BUTTON_HOVER, 4.5),
        (theme.TEXT, theme.ROW_SELECTED, 4.5),
        (theme.MUTED, theme.ROW_HOVER, 4.5),
        (theme.ON_TURQUOISE, theme.TURQUOISE, 4.5),
        (theme.ON_TURQUOISE, theme.TURQUOISE_HOVER, 4.5),
        (theme.ON_TURQUOISE, theme.TURQUOISE_PRESSED, 4.5),
        (theme.ON_IVORY, theme.IVORY, 4.5),
        (theme.TURQUOISE_TEXT, theme.PANEL_RGB, 4.5),
        (theme.TURQUOISE_TEXT, theme.ROW_SELECTED, 4.5),
        (theme.DANGER_TEXT, theme.REFUSAL, 4.5),
        (theme.DANGER_TEXT, theme.PANEL_RGB, 4.5),
        (theme.GOLD_TEXT, theme.PANEL_RGB, 4.5),
        (theme.RED_SUIT, theme.CARD, 4.5),
        (theme.BLACK_SUIT, theme.CARD, 4.5),
        (theme.GREEN_SUIT, theme.CARD, 4.5),
        (theme.BLUE_SUIT, theme.CARD, 4.5),
        (theme.FOCUS, theme.PANEL_RGB, 3.0),
        (theme.FOCUS, theme.GROUND_CENTRE, 3.0),
        (theme.SWITCH_LINE, theme.PANEL_RGB, 3.0),
    ],
)
def test_contrast(ink: theme.Rgb, paper: theme.Rgb, least: float) -> None:
    assert theme.contrast(ink, paper) >= least


def test_every_icon_can_be_drawn_and_arrows_turn_round(start: Start) -> None:
    pilot = start(Probe("probe"))
    names = [*icons.DRAWINGS, "star", "star-hollow", "suit-0", "suit-3"]
    for name in names:
        picture = icons.icon(name, 24, theme.TEXT)
        assert picture.get_size() == (24, 24)
        assert pygame.mask.from_surface(picture, 60).count() > 20, name
    before = pygame.image.tobytes(icons.icon("next", 24, theme.TEXT), "RGBA")
    pilot.app.services.change(language="fa")
    after = icons.icon("next", 24, theme.TEXT)
    assert pygame.image.tobytes(pygame.transform.flip(after, True, False), "RGBA") == before


def test_a_large_box_is_put_together_like_a_small_one() -> None:
    pygame.display.init()
    surface = pygame.display.set_mode((400, 300))
    pictures = []
    for size in ((60, 60), (300, 200)):
        surface.fill((0, 0, 0))
        shapes.box(surface, pygame.Rect((20, 20), size), 12, theme.PANEL, theme.LINE, 1.5)
        corner = surface.subsurface((20, 20, 25, 25))
        pictures.append(pygame.image.tobytes(corner, "RGB"))
        far = surface.subsurface((20 + size[0] - 25, 20 + size[1] - 25, 25, 25))
        pictures.append(pygame.image.tobytes(pygame.transform.flip(far, True, True), "RGB"))
    differences = [
        max(abs(a - b) for a, b in zip(pictures[0], other, strict=True)) for other in pictures
    ]
    assert max(differences) <= 10


def test_one_menu_fades_into_the_next(start: Start) -> None:
    from pasur.ui.scenes.settings import SettingsScene
    from pasur.ui.scenes.title import TitleScene

    def frames(pilot: Pilot) -> int:
        pilot.advance(1)
        pilot.app.push(SettingsScene())
        return pilot.advance(1)

    assert frames(start(TitleScene(), speed="none")) == 1
    assert 5 <= frames(start(TitleScene(), speed="normal")) <= 20


def test_a_hand_never_fades(start: Start) -> None:
    low, high = Probe("table"), Probe("curtain")
    pilot = start(low, speed="normal")
    pilot.app.push(high)
    assert pilot.advance(0.5) == 1
