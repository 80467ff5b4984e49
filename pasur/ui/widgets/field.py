"""A field for a name or another short text, in any script and direction."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable

import pygame

from pasur.i18n import direction
from pasur.i18n.bidi import FSI, PDI, is_rtl
from pasur.ui import shapes, text, theme, typeset
from pasur.ui.fonts import has_glyph
from pasur.ui.units import Units
from pasur.ui.widgets.base import Widget
from pasur.ui.widgets.choices import draw_inset

BLINK = 0.53
"""Seconds that the caret stays on or off."""


class Field(Widget):
    """A line of text that can be edited; ``changed`` is called with every new text.

    It refuses characters that could not be seen, because the typeface does not have them.

    The click that gives it the focus marks all of it, so that typing replaces a name.
    """

    shows_focus = True
    clicks = ""

    def __init__(
        self,
        name: str,
        rect: pygame.Rect,
        value: str,
        changed: Callable[[str], None],
        *,
        longest: int = 20,
        placeholder: str = "",
        enabled: bool = True,
    ) -> None:
        super().__init__(name, rect, enabled=enabled)
        self.value = value
        self.changed = changed
        self.longest = longest
        self.placeholder = placeholder
        self.caret = len(value)
        self.anchor = self.caret
        self._since = 0.0
        self._fresh = False
        self._units = Units.of(1280, 720)

    def adopt(self, old: Widget) -> None:
        super().adopt(old)
        if isinstance(old, Field) and old.value == self.value:
            self.caret, self.anchor = old.caret, old.anchor

    def setting(self) -> str:
        return self.value

    def focus(self) -> None:
        if not self.focused:
            self.anchor, self.caret = 0, len(self.value)
            self._fresh = True
        super().focus()
        if pygame.display.get_init():
            pygame.key.start_text_input()
            pygame.key.set_text_input_rect(self.rect)

    def blur(self) -> None:
        super().blur()
        self.anchor = self.caret

    def pass_time(self, dt: float) -> bool:
        moving = super().pass_time(dt)
        if not self.focused:
            return moving
        before = int(self._since / BLINK)
        self._since += dt
        return int(self._since / BLINK) != before or moving

    def press(self, at: tuple[int, int]) -> None:
        if self._fresh:
            return
        self.caret = self.anchor = self._nearest(at[0])
        self._since = 0.0

    def drag(self, at: tuple[int, int]) -> None:
        if not self._fresh:
            self.caret = self._nearest(at[0])

    def activate(self) -> None:
        self._fresh = False

    def enter_text(self, text: str) -> bool:
        seen = [c for c in unicodedata.normalize("NFC", text) if c.isprintable() or c == "\u200c"]
        kept = "".join(c for c in seen if has_glyph(c) and not "\ue000" <= c <= "\uf8ff")
        if len(kept) < len(seen):
            self.noise = "refusal"
        if kept:
            self._replace(kept)
        return True

    def key(self, event: pygame.event.Event) -> bool:
        if event.key in (pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_TAB, pygame.K_ESCAPE):
            return False
        if event.mod & (pygame.KMOD_CTRL | pygame.KMOD_META):
            return self._command(event.key)
        self._since = 0.0
        if event.key in (pygame.K_BACKSPACE, pygame.K_DELETE):
            self._erase(-1 if event.key == pygame.K_BACKSPACE else 1)
        elif event.key in (pygame.K_LEFT, pygame.K_RIGHT, pygame.K_HOME, pygame.K_END):
            self._walk(event.key, bool(event.mod & pygame.KMOD_SHIFT))
        elif event.key in (pygame.K_UP, pygame.K_DOWN, pygame.K_F1, pygame.K_F11):
            return False
        return True

    def _command(self, key: int) -> bool:
        low, high = sorted((self.caret, self.anchor))
        if key == pygame.K_a:
            self.anchor, self.caret = 0, len(self.value)
        elif key in (pygame.K_c, pygame.K_x) and low < high:
            pygame.scrap.put_text(self.value[low:high])
            if key == pygame.K_x:
                self._replace("")
        elif key == pygame.K_v:
            self.enter_text(pygame.scrap.get_text().replace("\n", " "))
        else:
            return False
        return True

    def _erase(self, step: int) -> None:
        if self.caret == self.anchor:
            self.anchor = max(0, min(len(self.value), self.caret + step))
        self._replace("")

    def _walk(self, key: int, selecting: bool) -> None:
        if key == pygame.K_HOME:
            self.caret = 0
        elif key == pygame.K_END:
            self.caret = len(self.value)
        else:
            forward = (key == pygame.K_RIGHT) != self._runs_rtl()
            if not selecting and self.caret != self.anchor:
                self.caret = (max if forward else min)(self.caret, self.anchor)
            else:
                self.caret = max(0, min(len(self.value), self.caret + (1 if forward else -1)))
        if not selecting:
            self.anchor = self.caret

    def _replace(self, new: str) -> None:
        low, high = sorted((self.caret, self.anchor))
        new = new[: self.longest - (len(self.value) - (high - low))]
        self.value = self.value[:low] + new + self.value[high:]
        self.caret = self.anchor = low + len(new)
        self._since = 0.0
        self.changed(self.value)

    def _runs_rtl(self) -> bool:
        return is_rtl(self.value)

    def _style(self) -> text.Style:
        return text.style(self._units)

    def _shown(self) -> str:
        return f"{FSI}{self.value}{PDI}"

    def _room(self) -> pygame.Rect:
        return self.rect.inflate(-2 * self._units.px(13), 0)

    def _places(self) -> list[int]:
        """Where the caret stands before each character and after the last, in pixels."""
        rtl = direction() == "rtl"
        style = self._style()
        room = self._room()
        whole = text.width(self._shown(), style)
        left = room.right - whole if rtl else room.x
        return [left + x for x in typeset.caret_places(self.value, style, is_rtl(self.value))]

    def _nearest(self, x: int) -> int:
        places = self._places()
        return min(range(len(places)), key=lambda i: abs(places[i] - x))

    def draw(self, surface: pygame.Surface, units: Units) -> None:
        self._units = units
        draw_inset(surface, units, self.rect, self.glow.value, self.enabled)
        room = self._room()
        style = self._style()
        if not self.value and self.placeholder:
            pale = text.style(units, color=theme.MUTED)
            text.draw(surface, self.placeholder, pale, room)
        if self.focused and self.caret != self.anchor:
            self._draw_selection(surface, style)
        if self.value:
            text.draw(surface, self._shown(), style, room)
        if self.focused and int(self._since / BLINK) % 2 == 0:
            high = round(style.size * 1.3)
            x = self._places()[self.caret]
            bar = pygame.Rect(x, self.rect.centery - high // 2, max(1, units.px(1.5)), high)
            surface.fill(theme.FOCUS, bar)

    def _draw_selection(self, surface: pygame.Surface, style: text.Style) -> None:
        low, high = sorted((self.caret, self.anchor))
        places = self._places()[low : high + 1]
        tall = round(style.size * 1.4)
        left, right = min(places), max(places)
        box = pygame.Rect(left, self.rect.centery - tall // 2, right - left, tall)
        shapes.box(surface, box, 2, theme.alpha(theme.TURQUOISE, 0.35))
