"""Picture files from raw pixels: PNG, Windows' ICO, macOS' ICNS."""

from __future__ import annotations

import struct
import zlib
from collections.abc import Sequence
from dataclasses import dataclass

_ICNS_KINDS = {
    16: (b"icp4",),
    32: (b"icp5", b"ic11"),
    64: (b"icp6", b"ic12"),
    128: (b"ic07",),
    256: (b"ic08", b"ic13"),
    512: (b"ic09", b"ic14"),
}
"""The four-letter kinds of an ICNS file that hold a PNG, by the side of the picture in pixels."""


@dataclass(frozen=True, slots=True)
class Picture:
    """``width`` × ``height`` pixels, four bytes each: red, green, blue and straight alpha."""

    width: int
    height: int
    pixels: bytes


def png(picture: Picture) -> bytes:
    """``picture`` as a PNG file."""
    header = struct.pack(">IIBBBBB", picture.width, picture.height, 8, 6, 0, 0, 0)
    body = zlib.compress(_filtered(picture), 9)
    return b"\x89PNG\r\n\x1a\n" + b"".join(
        _chunk(kind, content)
        for kind, content in ((b"IHDR", header), (b"IDAT", body), (b"IEND", b""))
    )


def _chunk(kind: bytes, content: bytes) -> bytes:
    check = zlib.crc32(kind + content)
    return struct.pack(">I", len(content)) + kind + content + struct.pack(">I", check)


def _filtered(picture: Picture) -> bytes:
    """The rows as differences: to the pixel at the left, or the row above where that is less."""
    stride = picture.width * 4
    above = bytes(stride)
    out = bytearray()
    for start in range(0, len(picture.pixels), stride):
        row = picture.pixels[start : start + stride]
        left = bytes((now - old) & 255 for now, old in zip(row, bytes(4) + row[:-4], strict=True))
        up = bytes((now - old) & 255 for now, old in zip(row, above, strict=True))
        kind, best = min(((1, left), (2, up)), key=lambda choice: _weight(choice[1]))
        out += bytes([kind]) + best
        above = row
    return bytes(out)


def _weight(row: bytes) -> int:
    return sum(min(value, 256 - value) for value in row)


def ico(pictures: Sequence[Picture]) -> bytes:
    """A Windows icon; pictures of 256 pixels are kept as PNG, smaller ones as bitmaps.

    Old shells of Windows read small pictures only as bitmaps.
    """
    contents = [png(each) if each.width >= 256 else _bitmap(each) for each in pictures]
    at = 6 + 16 * len(pictures)
    entries = b""
    for each, content in zip(pictures, contents, strict=True):
        width, height = each.width & 255, each.height & 255
        entries += struct.pack("<BBBBHHII", width, height, 0, 0, 1, 32, len(content), at)
        at += len(content)
    return struct.pack("<HHH", 0, 1, len(pictures)) + entries + b"".join(contents)


def _bitmap(picture: Picture) -> bytes:
    """A device-independent bitmap, lowest row first, with an empty mask after it."""
    width, height = picture.width, picture.height
    mask = bytes((width + 31) // 32 * 4 * height)
    rows = b""
    for y in reversed(range(height)):
        row = bytearray(picture.pixels[y * width * 4 : (y + 1) * width * 4])
        row[0::4], row[2::4] = row[2::4], row[0::4]
        rows += row
    size = len(rows) + len(mask)
    return struct.pack("<IiiHHIIiiII", 40, width, height * 2, 1, 32, 0, size, 0, 0, 0, 0) + (
        rows + mask
    )


def icns(pictures: Sequence[Picture]) -> bytes:
    """A macOS icon; raises KeyError for a size that the format does not have."""
    parts = b""
    for each in pictures:
        content = png(each)
        for kind in _ICNS_KINDS[each.width]:
            parts += kind + struct.pack(">I", len(content) + 8) + content
    return b"icns" + struct.pack(">I", len(parts) + 8) + parts
