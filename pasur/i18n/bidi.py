"""The Unicode bidirectional algorithm (UAX 9) for one paragraph of plain text.

Isolates (LRI, RLI, FSI … PDI) and paired brackets are handled in full. The older embedding and
override characters are ignored, because no message of the game uses them; they and the joiners
(half-spaces of Persian among them) belong to the letter before them. A private-use character
stands for a picture in the text (a card, a suit, a key) and is neutral, as an object is.

`levels(text, rtl)` gives the embedding level of every character, in logical order; odd levels
run right to left. Wrap lines first, then call `visual_order` for the pieces of each line.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from functools import lru_cache

LRI, RLI, FSI, PDI = "\u2066", "\u2067", "\u2068", "\u2069"
CONTROLS = frozenset("\u2066\u2067\u2068\u2069\u200e\u200f\u061c\u202a\u202b\u202c\u202d\u202e")
"""Characters that steer the order and have no picture of their own."""

_BRACKETS = {"(": ")", "[": "]", "{": "}", "⟨": "⟩"}
_CLOSING = {close: opening for opening, close in _BRACKETS.items()}
_MAX_DEPTH = 125
_REMOVED = frozenset({"BN", "LRE", "RLE", "LRO", "RLO", "PDF"})
_ISOLATES = frozenset({"LRI", "RLI", "FSI"})
_NEUTRAL = frozenset({"B", "S", "WS", "ON", "LRI", "RLI", "FSI", "PDI"})
_STRONG = {"L": "L", "R": "R", "AL": "R", "EN": "R", "AN": "R"}


def char_type(char: str) -> str:
    """The bidirectional class of one character; private-use characters are "ON"."""
    if "\ue000" <= char <= "\uf8ff" or char == "\ufffc":
        return "ON"
    return unicodedata.bidirectional(char) or "L"


def is_rtl(text: str) -> bool:
    """Whether the first strong character of ``text`` runs right to left; False if there is none."""
    for char in text:
        kind = char_type(char)
        if kind in ("L", "R", "AL"):
            return kind != "L"
    return False


def needs_reordering(text: str) -> bool:
    """False when every character of ``text`` simply runs left to right in a left-to-right line."""
    return not text.isascii() and any(
        char_type(c) in ("R", "AL", "AN", "RLI", "FSI", "RLE", "RLO") for c in text
    )


@lru_cache(maxsize=512)
def levels(text: str, rtl: bool) -> tuple[int, ...]:
    """The embedding level of each character of ``text`` in a line of the given direction."""
    base = int(rtl)
    if not rtl and not needs_reordering(text):
        return (0,) * len(text)
    types = [char_type(char) for char in text]
    original = tuple(types)
    matches = _match_isolates(types)
    result = _explicit(text, types, matches, base)
    for sequence in _sequences(original, matches, result):
        _resolve(text, types, sequence, result, original, base)
    for i, kind in enumerate(original):
        if kind in _REMOVED:
            result[i] = result[i - 1] if i else base
    _reset_ends(original, result, base)
    return tuple(result)


def visual_order(piece_levels: Sequence[int]) -> list[int]:
    """Indices of the pieces of one line from left to right (rule L2), given the level of each."""
    order = list(range(len(piece_levels)))
    if not order:
        return order
    odd = [level for level in piece_levels if level % 2]
    for level in range(max(piece_levels), min(odd, default=max(piece_levels) + 1) - 1, -1):
        start = 0
        while start < len(order):
            if piece_levels[order[start]] < level:
                start += 1
                continue
            end = start
            while end < len(order) and piece_levels[order[end]] >= level:
                end += 1
            order[start:end] = reversed(order[start:end])
            start = end
    return order


def _match_isolates(types: Sequence[str]) -> dict[int, int]:
    """Index of each isolate's start → index of its end, and back (BD9)."""
    matches: dict[int, int] = {}
    open_at: list[int] = []
    for i, kind in enumerate(types):
        if kind in _ISOLATES:
            open_at.append(i)
        elif kind == "PDI" and open_at:
            start = open_at.pop()
            matches[start] = i
            matches[i] = start
    return matches


def _explicit(text: str, types: list[str], matches: dict[int, int], base: int) -> list[int]:
    """Levels from the isolates alone (X1 to X8)."""
    result: list[int] = []
    stack = [base]
    overflow = 0
    for i, kind in enumerate(types):
        if kind in _ISOLATES:
            result.append(stack[-1])
            rtl = kind == "RLI" or (kind == "FSI" and is_rtl(_inside(text, i, matches)))
            level = stack[-1] + 1 + (stack[-1] % 2 == int(rtl))
            if level <= _MAX_DEPTH and not overflow:
                stack.append(level)
            else:
                overflow += 1
        elif kind == "PDI":
            if overflow:
                overflow -= 1
            elif i in matches:
                stack.pop()
            result.append(stack[-1])
        else:
            result.append(stack[-1])
    return result


def _inside(text: str, start: int, matches: dict[int, int]) -> str:
    """What an isolate holds, without the isolates nested in it."""
    end = matches.get(start, len(text))
    kept: list[str] = []
    i = start + 1
    while i < end:
        if char_type(text[i]) in _ISOLATES:
            i = matches.get(i, end)
        else:
            kept.append(text[i])
        i += 1
    return "".join(kept)


def _sequences(
    types: Sequence[str], matches: dict[int, int], result: Sequence[int]
) -> list[list[int]]:
    """The isolating run sequences (BD13), as lists of indices; ignored characters are left out."""
    runs: list[list[int]] = []
    for i, kind in enumerate(types):
        if kind in _REMOVED:
            continue
        if runs and result[runs[-1][-1]] == result[i]:
            runs[-1].append(i)
        else:
            runs.append([i])
    by_first = {run[0]: run for run in runs}
    sequences: list[list[int]] = []
    for run in runs:
        if types[run[0]] == "PDI" and run[0] in matches:
            continue
        sequence = list(run)
        while types[sequence[-1]] in _ISOLATES and sequence[-1] in matches:
            sequence += by_first[matches[sequence[-1]]]
        sequences.append(sequence)
    return sequences


def _resolve(
    text: str,
    types: list[str],
    sequence: list[int],
    result: list[int],
    original: Sequence[str],
    base: int,
) -> None:
    """Weak types, brackets, neutrals and implicit levels of one sequence (W1 to I2)."""
    level = result[sequence[0]]
    before = sequence[0] - 1
    while before >= 0 and original[before] in _REMOVED:
        before -= 1
    after = sequence[-1] + 1
    while after < len(types) and original[after] in _REMOVED:
        after += 1
    open_end = original[sequence[-1]] in _ISOLATES
    level_before = result[before] if before >= 0 else base
    level_after = result[after] if after < len(types) and not open_end else base
    sos = "R" if max(level, level_before) % 2 else "L"
    eos = "R" if max(level, level_after) % 2 else "L"
    kinds = [types[i] for i in sequence]
    _weak(kinds, sos)
    embedding = "R" if level % 2 else "L"
    _brackets([text[i] for i in sequence], kinds, [original[i] for i in sequence], sos, embedding)
    _neutrals(kinds, sos, eos, embedding)
    for i, kind in zip(sequence, kinds, strict=True):
        types[i] = kind
        if level % 2 == 0:
            result[i] += {"R": 1, "AN": 2, "EN": 2}.get(kind, 0)
        elif kind != "R":
            result[i] += 1


def _weak(kinds: list[str], sos: str) -> None:
    """Rules W1 to W7."""
    previous = sos
    strong = sos
    for i, kind in enumerate(kinds):
        if kind == "NSM":
            kinds[i] = "ON" if previous in _ISOLATES or previous == "PDI" else previous
        elif kind == "EN" and strong == "AL":
            kinds[i] = "AN"
        elif kind in ("L", "R", "AL"):
            strong = kind
        previous = kinds[i]
    for i, kind in enumerate(kinds):
        if kind == "AL":
            kinds[i] = "R"
    for i in range(1, len(kinds) - 1):
        around = kinds[i - 1]
        if around == kinds[i + 1] and (
            (around == "EN" and kinds[i] in ("ES", "CS")) or (around == "AN" and kinds[i] == "CS")
        ):
            kinds[i] = around
    _terminators(kinds)
    strong = sos
    for i, kind in enumerate(kinds):
        if kind in ("ES", "ET", "CS"):
            kinds[i] = "ON"
        elif kind == "EN" and strong == "L":
            kinds[i] = "L"
        elif kind in ("L", "R"):
            strong = kind


def _terminators(kinds: list[str]) -> None:
    """Signs such as the per cent sign belong to the number they touch (W5)."""
    i = 0
    while i < len(kinds):
        if kinds[i] != "ET":
            i += 1
            continue
        end = i
        while end < len(kinds) and kinds[end] == "ET":
            end += 1
        if (i > 0 and kinds[i - 1] == "EN") or (end < len(kinds) and kinds[end] == "EN"):
            kinds[i:end] = ["EN"] * (end - i)
        i = end


def _brackets(
    chars: list[str], kinds: list[str], original: list[str], sos: str, embedding: str
) -> None:
    """Pairs of brackets take the direction of what they hold (N0)."""
    for opening, closing in _pairs(chars, kinds):
        inside = {_STRONG[k] for k in kinds[opening + 1 : closing] if k in _STRONG}
        if embedding in inside:
            chosen = embedding
        elif inside:
            context = next(
                (_STRONG[k] for k in reversed(kinds[:opening]) if k in _STRONG),
                sos,
            )
            chosen = context if context in inside else embedding
        else:
            continue
        for at in (opening, closing):
            kinds[at] = chosen
            following = at + 1
            while following < len(kinds) and original[following] == "NSM":
                kinds[following] = chosen
                following += 1


def _pairs(chars: list[str], kinds: list[str]) -> list[tuple[int, int]]:
    """The bracket pairs of a sequence, in the order of their openings (BD16)."""
    open_at: list[tuple[str, int]] = []
    found: list[tuple[int, int]] = []
    for i, char in enumerate(chars):
        if kinds[i] != "ON":
            continue
        if char in _BRACKETS:
            open_at.append((char, i))
        elif char in _CLOSING:
            for depth in range(len(open_at) - 1, -1, -1):
                if open_at[depth][0] == _CLOSING[char]:
                    found.append((open_at[depth][1], i))
                    del open_at[depth:]
                    break
    return sorted(found)


def _neutrals(kinds: list[str], sos: str, eos: str, embedding: str) -> None:
    """Spaces and signs between two runs of one direction join them (N1, N2)."""
    i = 0
    while i < len(kinds):
        if kinds[i] not in _NEUTRAL:
            i += 1
            continue
        end = i
        while end < len(kinds) and kinds[end] in _NEUTRAL:
            end += 1
        left = _STRONG[kinds[i - 1]] if i else sos
        right = _STRONG[kinds[end]] if end < len(kinds) else eos
        kinds[i:end] = [left if left == right else embedding] * (end - i)
        i = end


def _reset_ends(original: Sequence[str], result: list[int], base: int) -> None:
    """Spaces at the end of the text and before separators keep the base level (L1)."""
    trailing = True
    for i in range(len(result) - 1, -1, -1):
        kind = original[i]
        if kind in ("B", "S"):
            result[i] = base
            trailing = True
        elif trailing and (kind == "WS" or kind in _ISOLATES or kind == "PDI" or kind in _REMOVED):
            result[i] = base
        else:
            trailing = False
