"""PNG files without alpha, as small as they get without losing anything."""

from __future__ import annotations

import struct
import zlib
from pathlib import Path

import pygame


def save(surface: pygame.Surface, path: Path) -> int:
    """Write ``surface`` to ``path``; the number of bytes it takes."""
    content = encoded(surface)
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(content)
    return len(content)


def encoded(surface: pygame.Surface) -> bytes:
    """``surface`` as a PNG: with a palette where it has at most 256 colours."""
    width, height = surface.get_size()
    pixels = pygame.image.tobytes(surface, "RGB")
    colours = _colours(pixels)
    if len(colours) <= 256:
        place = {colour: number for number, colour in enumerate(colours)}
        table = b"".join(struct.pack(">I", colour)[1:] for colour in colours)
        body = bytes(place[value] for value in _values(pixels))
        return _file(width, height, 3, table, b"".join(_plain(body, width)))
    return _file(width, height, 2, b"", b"".join(_filtered(pixels, width * 3)))


def _values(pixels: bytes) -> list[int]:
    """Every pixel as one number."""
    return [
        red << 16 | green << 8 | blue
        for red, green, blue in zip(pixels[::3], pixels[1::3], pixels[2::3], strict=True)
    ]


def _colours(pixels: bytes) -> list[int]:
    return sorted(set(_values(pixels)))


def _plain(body: bytes, width: int) -> list[bytes]:
    return [b"\0" + body[at : at + width] for at in range(0, len(body), width)]


def _filtered(pixels: bytes, stride: int) -> list[bytes]:
    """Each row with the filter that leaves the smallest differences."""
    above = bytes(stride)
    rows = []
    for at in range(0, len(pixels), stride):
        row = pixels[at : at + stride]
        rows.append(min(_candidates(row, above), key=_weight))
        above = row
    return rows


def _candidates(row: bytes, above: bytes) -> list[bytes]:
    left = bytes(3) + row[:-3]
    corner = bytes(3) + above[:-3]
    return [
        b"\0" + row,
        b"\1" + bytes((x - a) & 255 for x, a in zip(row, left, strict=True)),
        b"\2" + bytes((x - b) & 255 for x, b in zip(row, above, strict=True)),
        b"\4"
        + bytes(
            (x - _paeth(a, b, c)) & 255 for x, a, b, c in zip(row, left, above, corner, strict=True)
        ),
    ]


def _paeth(left: int, above: int, corner: int) -> int:
    guess = left + above - corner
    return min(
        (abs(guess - left), 0, left),
        (abs(guess - above), 1, above),
        (abs(guess - corner), 2, corner),
    )[2]


def _weight(row: bytes) -> int:
    return sum(min(value, 256 - value) for value in row[1:])


def _file(width: int, height: int, kind: int, table: bytes, rows: bytes) -> bytes:
    head = struct.pack(">IIBBBBB", width, height, 8, kind, 0, 0, 0)
    chunks = [(b"IHDR", head), (b"IDAT", zlib.compress(rows, 9)), (b"IEND", b"")]
    if table:
        chunks.insert(1, (b"PLTE", table))
    return b"\x89PNG\r\n\x1a\n" + b"".join(_chunk(name, content) for name, content in chunks)


def _chunk(name: bytes, content: bytes) -> bytes:
    check = zlib.crc32(name + content)
    return struct.pack(">I", len(content)) + name + content + struct.pack(">I", check)
