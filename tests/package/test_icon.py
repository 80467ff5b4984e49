"""The icon: the files are what the script draws, in formats that others read."""

from __future__ import annotations

import io
import struct

import pygame
import pytest

from tools.package.icon import FOLDER, ICO_SIZES, SIZES, draw, plain, whole
from tools.package.pictures import Picture, icns, ico, png


def random_picture(side: int) -> Picture:
    """A picture in which every pixel differs from its neighbours."""
    return Picture(side, side, bytes((i * 37 + i // 7) & 255 for i in range(side * side * 4)))


@pytest.mark.parametrize("side", [1, 3, 16, 33])
def test_a_png_gives_back_every_pixel(side: int) -> None:
    picture = random_picture(side)
    read = pygame.image.load(io.BytesIO(png(picture)), "x.png")
    assert pygame.image.tobytes(read, "RGBA") == picture.pixels


def test_the_icon_for_windows_lists_its_pictures() -> None:
    content = ico([random_picture(16), random_picture(256)])
    assert struct.unpack_from("<HHH", content) == (0, 1, 2)
    for number, side in enumerate((16, 0)):
        entry = struct.unpack_from("<BBBBHHII", content, 6 + 16 * number)
        assert entry[:2] == (side, side)
        assert entry[6] + entry[7] <= len(content)
    assert content[-len(png(random_picture(256))) :] == png(random_picture(256))


def test_a_small_picture_for_windows_keeps_its_pixels() -> None:
    picture = random_picture(16)
    read = pygame.image.load(io.BytesIO(ico([picture])), "x.ico")
    assert pygame.image.tobytes(read, "RGBA") == picture.pixels


def test_the_icon_for_macos_has_its_parts_end_to_end() -> None:
    content = icns([random_picture(16), random_picture(32)])
    assert content[:4] == b"icns"
    assert struct.unpack_from(">I", content, 4) == (len(content),)
    at, kinds = 8, []
    while at < len(content):
        kinds.append(content[at : at + 4])
        at += struct.unpack_from(">I", content, at + 4)[0]
    assert at == len(content)
    assert kinds == [b"icp4", b"icp5", b"ic11"]


def test_the_files_are_those_that_the_script_draws() -> None:
    assert (FOLDER / "pasur.svg").read_text(encoding="utf-8") == whole()
    for side in SIZES[:5]:
        kept = pygame.image.load(FOLDER / f"pasur-{side}.png")
        fresh = draw(side)
        assert kept.get_size() == (side, side)
        pairs = zip(pygame.image.tobytes(kept, "RGBA"), fresh.pixels, strict=True)
        assert max(abs(a - b) for a, b in pairs) <= 8
    assert {f"pasur-{side}.png" for side in SIZES} <= {path.name for path in FOLDER.iterdir()}
    assert struct.unpack_from("<HHH", (FOLDER / "pasur.ico").read_bytes())[2] == len(ICO_SIZES)


def test_the_smallest_icon_is_drawn_for_its_size() -> None:
    assert draw(16) != draw(48)
    assert "#FBF5E6" in whole()
    assert "#FBF5E6" not in plain()
    corner, middle = draw(16).pixels[:4], draw(16).pixels[(8 * 16 + 8) * 4 :][:4]
    assert corner[3] < 128 < middle[3]
