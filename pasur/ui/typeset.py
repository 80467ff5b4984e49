"""Breaks a text into lines and puts each line together from runs, signs and spaces.

Order of work: signs and emphasis are read out of the text, the direction of every character is
found for the whole paragraph, lines are broken in reading order, and only then are the runs of
each line put into the order in which they are seen.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from pasur.i18n.bidi import CONTROLS, levels, visual_order
from pasur.ui import markup, theme
from pasur.ui.fonts import run_width, showable
from pasur.ui.signs import chip_width, glyph_width, key_width

ELLIPSIS = "…"
LINE_HEIGHT = 1.4
_BREAK_AFTER = frozenset(" \u200b-–—/")


@dataclass(frozen=True, slots=True)
class Style:
    """How a text looks: size in pixels, weight (400 to 800) and colour.

    With ``tabular`` every digit takes the same room, for numbers that run or stand in columns.
    """

    size: int
    weight: int = theme.REGULAR
    color: theme.Color = theme.TEXT
    tabular: bool = False


@dataclass(frozen=True, slots=True)
class Piece:
    """A run of one style and direction, or one sign (``key`` is the label of a key cap)."""

    text: str
    style: Style
    level: int
    key: str = ""

    @property
    def sign(self) -> bool:
        return bool(self.key) or "\ue000" <= self.text <= "\ue1ff"


@dataclass(frozen=True, slots=True)
class Line:
    """Pieces from left to right, and the width of all in pixels."""

    pieces: tuple[Piece, ...]
    width: int


@dataclass(frozen=True, slots=True)
class Paragraph:
    """Broken text; ``cut`` tells that some of it did not fit and was left out."""

    lines: tuple[Line, ...]
    cut: bool

    @property
    def width(self) -> int:
        return max((line.width for line in self.lines), default=0)


def compose(
    text: str, style: Style, rtl: bool, width: int | None = None, max_lines: int | None = 1
) -> Paragraph:
    """Break ``text`` into at most ``max_lines`` lines (None: any number) of ``width`` pixels."""
    lines: list[Line] = []
    for part in text.split("\n"):
        story = _Story(part, style, rtl)
        left = None if max_lines is None else max_lines - len(lines)
        if left is not None and left <= 0:
            return Paragraph((*lines[:-1], story_cut(lines[-1])), True)
        broken, cut = story.broken(width, left)
        lines += broken
        if cut:
            return Paragraph(tuple(lines), True)
    return Paragraph(tuple(lines), False)


def story_cut(line: Line) -> Line:
    """A line with an ellipsis at its end, where more paragraphs follow that have no room."""
    if not line.pieces:
        return line
    tail = Piece(ELLIPSIS, line.pieces[-1].style, 0)
    return Line((*line.pieces, tail), line.width + piece_width(tail))


class _Story:
    """One paragraph: its characters with their styles and levels."""

    def __init__(self, text: str, style: Style, rtl: bool) -> None:
        self.rtl = rtl
        self.style = style
        chars, self.styles, self.keys = _read(text, style)
        self.chars = showable(chars)
        self.levels = levels(self.chars, rtl)

    def broken(self, width: int | None, max_lines: int | None) -> tuple[list[Line], bool]:
        if width is None:
            return [self.line(0, len(self.chars))], False
        lines: list[Line] = []
        start = 0
        while True:
            last = max_lines is not None and len(lines) == max_lines - 1
            end = len(self.chars) if last else self.end_of_line(start, width)
            line = self.line(start, end)
            if last and line.width > width:
                lines.append(self.shortened(start, width))
                return lines, True
            lines.append(line)
            start = end
            while start < len(self.chars) and self.chars[start] == " ":
                start += 1
            if start >= len(self.chars):
                return lines, False

    def end_of_line(self, start: int, width: int) -> int:
        """Where the line that begins at ``start`` ends when it may take ``width`` pixels."""
        if self.line(start, len(self.chars)).width <= width:
            return len(self.chars)
        end = start
        for place in self.breaks(start):
            if self.line(start, place).width > width:
                break
            end = place
        if end > start:
            return end
        end = start + 1
        while end < len(self.chars) and self.line(start, end + 1).width <= width:
            end += 1
        return end

    def breaks(self, start: int) -> list[int]:
        return [
            i + 1 for i in range(start, len(self.chars) - 1) if self.chars[i] in _BREAK_AFTER
        ] + [len(self.chars)]

    def shortened(self, start: int, width: int) -> Line:
        """As much as fits from ``start``, with an ellipsis."""
        low, high = start, len(self.chars)
        while low < high:
            middle = (low + high + 1) // 2
            if self.line(start, middle, ELLIPSIS).width <= width:
                low = middle
            else:
                high = middle - 1
        return self.line(start, low, ELLIPSIS)

    def line(self, start: int, end: int, tail: str = "") -> Line:
        while end > start and self.chars[end - 1] == " ":
            end -= 1
        pieces = self.pieces(start, end)
        if tail:
            pieces.append(Piece(tail, self.style, int(self.rtl)))
        ordered = [pieces[i] for i in visual_order([p.level for p in pieces])]
        return Line(tuple(ordered), sum(piece_width(p) for p in pieces))

    def pieces(self, start: int, end: int) -> list[Piece]:
        """The runs between two places, in reading order."""
        found: list[Piece] = []
        i = start
        while i < end:
            char = self.chars[i]
            if char == markup.OBJECT or "\ue000" <= char <= "\ue1ff":
                key = self.keys.get(i, "")
                found.append(Piece(char, self.styles[i], self.levels[i], key))
                i += 1
                continue
            j = i + 1
            while j < end and self._alike(i, j):
                j += 1
            run = "".join(c for c in self.chars[i:j] if c not in CONTROLS)
            if run:
                found.append(Piece(run, self.styles[i], self.levels[i]))
            i = j
        return found

    def spans(self) -> list[tuple[int, int, int]]:
        """Start, end and level of each run of one level."""
        found: list[tuple[int, int, int]] = []
        for i, level in enumerate(self.levels):
            if found and found[-1][2] == level:
                found[-1] = (found[-1][0], i + 1, level)
            else:
                found.append((i, i + 1, level))
        return found

    def _alike(self, i: int, j: int) -> bool:
        a, b = self.chars[i], self.chars[j]
        return (
            self.levels[i] == self.levels[j]
            and self.styles[i] == self.styles[j]
            and b != markup.OBJECT
            and not "\ue000" <= b <= "\ue1ff"
            and not (self.styles[i].tabular and a.isdecimal() != b.isdecimal())
        )


def _read(text: str, style: Style) -> tuple[str, list[Style], dict[int, str]]:
    """Characters, the style of each, and the labels of key caps by place."""
    if max(text, default="") < markup.KEY_OPEN:
        return text, [style] * len(text), {}
    chars: list[str] = []
    styles: list[Style] = []
    keys: dict[int, str] = {}
    stack = [style]
    label: list[str] | None = None
    for char in text:
        code = ord(char)
        if char == markup.KEY_OPEN:
            label = []
        elif char == markup.KEY_CLOSE and label is not None:
            keys[len(chars)] = "".join(c for c in label if c not in CONTROLS)
            chars.append(markup.OBJECT)
            styles.append(stack[-1])
            label = None
        elif label is not None:
            label.append(char)
        elif markup.SPAN_OPEN <= code < markup.SPAN_OPEN + len(markup.SPANS):
            stack.append(_emphasised(stack[-1], markup.SPANS[code - markup.SPAN_OPEN]))
        elif markup.SPAN_CLOSE <= code < markup.SPAN_CLOSE + len(markup.SPANS):
            if len(stack) > 1:
                stack.pop()
        else:
            chars.append(char)
            styles.append(stack[-1])
    return "".join(chars), styles, keys


def _emphasised(style: Style, span: str) -> Style:
    if span == "strong":
        return replace(style, weight=theme.BOLD)
    colors: dict[str, theme.Color] = {
        "muted": theme.MUTED,
        "gold": theme.GOLD_TEXT,
        "turquoise": theme.TURQUOISE_TEXT,
        "danger": theme.DANGER_TEXT,
    }
    return replace(style, color=colors[span])


def piece_width(piece: Piece) -> int:
    """Pixels that a piece takes in its line, margins of signs included."""
    if piece.sign:
        return sign_width(piece)
    style = piece.style
    return run_width(piece.text, style.size, style.weight, bool(piece.level % 2), style.tabular)


def sign_width(piece: Piece) -> int:
    """Pixels that a sign takes, with its margins."""
    size = piece.style.size
    if piece.key:
        return key_width(piece.key, size)
    code = ord(piece.text)
    if code < markup.SUIT:
        return chip_width(code - markup.CHIP, size)
    return glyph_width(size)


def line_height(style: Style) -> int:
    """Distance of two baselines in pixels."""
    return round(style.size * LINE_HEIGHT)


def widest(lines: Sequence[Line]) -> int:
    """The width of the widest line."""
    return max((line.width for line in lines), default=0)


def caret_places(text: str, style: Style, rtl: bool) -> list[int]:
    """Where a caret stands before each character of ``text`` and after the last.

    In pixels from the left end of the line; ``rtl`` is the direction of the line.
    """
    story = _Story(text, style, rtl)
    text = story.chars
    spans = story.spans()
    order = visual_order([level for _, _, level in spans])
    places = [0] * (len(text) + 1)
    x = 0
    for i in order:
        start, end, level = spans[i]
        run = "".join(c for c in text[start:end] if c not in CONTROLS)
        whole = _width(run, style, level)
        for at in range(start, end + 1):
            part = "".join(c for c in text[start:at] if c not in CONTROLS)
            done = _width(part, style, level)
            if at < end or at == len(text):
                places[at] = x + (whole - done if level % 2 else done)
        x += whole
    return places


def _width(run: str, style: Style, level: int) -> int:
    return run_width(run, style.size, style.weight, bool(level % 2), False) if run else 0
