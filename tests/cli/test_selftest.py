"""``pasur --self-test``: JSON and an exit code, also where something is wrong."""

from __future__ import annotations

import json
import re
import shutil
from pathlib import Path

import pytest

import pasur
from pasur.assets import all_assets, asset_root
from pasur.ui import scenes
from tests.cli.helpers import run


def names_of_scenes() -> set[str]:
    """The scenes there are, as the code names them; whoever adds one adds it to the self-test."""
    folder = Path(scenes.__file__).parent
    named = re.compile(r'^    name = "(.+)"$', re.MULTILINE)
    return {name for path in folder.glob("*.py") for name in named.findall(path.read_text("utf-8"))}


def test_a_whole_program_passes(tmp_path: Path) -> None:
    ran = run(tmp_path / "home", "--self-test", DISPLAY="", SDL_VIDEODRIVER="x11")
    report = json.loads(ran.out)
    assert (ran.code, ran.err, report["faults"], report["ok"]) == (0, "", [], True)
    assert report["pasur"] == pasur.__version__
    assert report["assets"] == len(all_assets()) > 52
    assert report["match"]["plays"] == 48
    assert set(report["languages"]) == {"en", *(path.stem for path in asset_root().rglob("*.po"))}
    assert set(report["scenes"]) == names_of_scenes()
    assert not (tmp_path / "home").exists()


@pytest.mark.parametrize(
    ("name", "content"),
    [
        ("cards/faces/TD.svg", b"no picture"),
        ("cards/faces/TD.svg", b""),
        ("sounds/deal-1.ogg", b"no sound"),
        ("fonts/Vazirmatn-Regular.ttf", b"no font"),
        ("new.json", b"{"),
    ],
)
def test_a_damaged_asset_is_named(tmp_path: Path, name: str, content: bytes) -> None:
    shutil.copytree(asset_root(), tmp_path / "assets")
    path = tmp_path / "assets" / name
    path.write_bytes(content)
    lost = f"sys._MEIPASS = {str(tmp_path)!r}"
    ran = run(tmp_path / "home", "--self-test", code=lost)
    report = json.loads(ran.out)
    assert ran.code == 1
    assert report["ok"] is False
    assert report["faults"][0].startswith(f"{name}: ")


def test_lost_assets_are_a_fault_like_any_other(tmp_path: Path) -> None:
    lost = "import pasur.assets; pasur.assets._places = lambda: []"
    ran = run(tmp_path / "home", "--self-test", code=lost)
    report = json.loads(ran.out)
    assert ran.code == 1
    assert "assets are missing" in report["faults"][0]
