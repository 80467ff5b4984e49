"""Draws the icon of the program as SVG: an eight-point star of gold, a card, a club.

    python -m tools.package.icon

writes assets/icon/: pasur.svg, the pictures pasur-16.png to pasur-512.png, pasur.ico for Windows
and pasur.icns for macOS. Pictures below `PLAIN` pixels show the star and the club only.
"""

from __future__ import annotations

import io
import os
from pathlib import Path

from tools.package.pictures import Picture, icns, ico, png

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

import pygame

from pasur.ui import icons

FOLDER = Path(__file__).resolve().parents[2] / "assets" / "icon"
SIZES = (16, 22, 24, 32, 48, 64, 96, 128, 256, 512)
ICO_SIZES = (16, 24, 32, 48, 64, 128, 256)
PLAIN = 40
"""Pictures lower than this are drawn without the card."""

_HEAD = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512" width="512" height="512">'
_GROUND = (
    '<defs><radialGradient id="g" cx="256" cy="190" r="380" gradientUnits="userSpaceOnUse">'
    '<stop offset="0" stop-color="#1F5F69"/><stop offset=".55" stop-color="#143E45"/>'
    '<stop offset="1" stop-color="#0C222B"/></radialGradient>'
    '<linearGradient id="s" x1="256" y1="30" x2="256" y2="482" gradientUnits="userSpaceOnUse">'
    '<stop offset="0" stop-color="#F0C66E"/><stop offset="1" stop-color="#C98E2C"/>'
    "</linearGradient></defs>"
)
_INK = "#12343C"


def whole() -> str:
    """The icon with everything, as an SVG document."""
    ring = icons.star_points(256, 256, 226)
    thread = icons.star_points(256, 256, 206)
    return (
        f'{_HEAD}{_GROUND}<rect x="8" y="8" width="496" height="496" rx="112" fill="url(#g)"/>'
        '<rect x="13" y="13" width="486" height="486" rx="107" fill="none" stroke="#F4EBD9"'
        ' stroke-opacity=".16" stroke-width="6"/>'
        f'<polygon points="{ring}" fill="url(#s)"/>'
        f'<polygon points="{thread}" fill="none" stroke="{_INK}" stroke-opacity=".55"'
        f' stroke-width="5"/>{_card(-13, 232, 250, "#E7DBBF")}{_card(9, 266, 258, "#FBF5E6")}'
        f"{_club(266, 256, 148, 9)}</svg>\n"
    )


def plain() -> str:
    """The icon for small sizes: a star and a club, as an SVG document."""
    star = icons.star_points(256, 256, 244)
    return (
        f'{_HEAD}{_GROUND}<rect width="512" height="512" rx="104" fill="#143E45"/>'
        f'<polygon points="{star}" fill="#E3AE4B"/>{_club(256, 250, 290, 0)}</svg>\n'
    )


def _card(turn: float, x: float, y: float, color: str) -> str:
    """A card of the deck's shape with its middle at (``x``, ``y``), turned by degrees."""
    width, height = 189, 264
    box = (
        f'width="{width}" height="{height}" rx="20" transform="rotate({turn} {x} {y})'
        f' translate({x - width / 2} {y - height / 2})"'
    )
    return (
        f'<rect {box} fill="#06141A" fill-opacity=".28" stroke="#06141A" stroke-opacity=".28"'
        f' stroke-width="10"/><rect {box} fill="{color}"/>'
    )


def _club(x: float, y: float, side: float, turn: float) -> str:
    scale = side / 100
    return (
        f'<path d="{icons.SUITS[0]}" fill="{_INK}" transform="rotate({turn} {x} {y})'
        f' translate({x - side / 2} {y - side / 2}) scale({scale})"/>'
    )


def draw(size: int) -> Picture:
    """The icon as a picture of ``size`` × ``size`` pixels, drawn larger and made small."""
    document = (plain() if size < PLAIN else whole()).encode()
    fine = 4 if size <= 128 else 2
    large = pygame.image.load_sized_svg(io.BytesIO(document), (size * fine, size * fine))
    premultiplied = large.premul_alpha()
    small = pygame.transform.smoothscale(premultiplied, (size, size))
    return Picture(size, size, _straight(pygame.image.tobytes(small, "RGBA")))


def _straight(pixels: bytes) -> bytes:
    """RGBA bytes whose colours are no longer multiplied by their alpha."""
    out = bytearray(pixels)
    for at in range(0, len(out), 4):
        alpha = out[at + 3]
        if 0 < alpha < 255:
            for i in range(at, at + 3):
                out[i] = min(255, round(out[i] * 255 / alpha))
    return bytes(out)


def files() -> dict[str, bytes]:
    """The content of every file of the icon, by its name."""
    pictures = {size: draw(size) for size in {*SIZES, *ICO_SIZES}}
    made = {"pasur.svg": whole().encode()}
    made.update({f"pasur-{size}.png": png(pictures[size]) for size in SIZES})
    made["pasur.ico"] = ico([pictures[size] for size in ICO_SIZES])
    made["pasur.icns"] = icns([pictures[size] for size in (16, 32, 64, 128, 256, 512)])
    return made


def main() -> None:
    """Write all files."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name, content in files().items():
        (FOLDER / name).write_bytes(content)


if __name__ == "__main__":
    main()
