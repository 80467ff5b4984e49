"""The controls of a scene as one: pointer, focus, open list and tip.

    pane.show(widgets, units, window)      after every layout; widgets in reading order
    pane.handle(event)                     True when it meant something to a control
    pane.update(dt); pane.draw(surface)

Focus, hover and what was typed pass from the widgets of the last layout to the new ones of the
same name. Tab and Shift+Tab follow the order of the widgets, arrows go where they point.
"""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from pasur.ui.focus import Step, following, neighbour
from pasur.ui.scene import Target
from pasur.ui.units import Units
from pasur.ui.widgets import tooltip
from pasur.ui.widgets.base import Area, Widget
from pasur.ui.widgets.choices import Chooser
from pasur.ui.widgets.popup import Popup

_ARROWS: dict[int, Step] = {
    pygame.K_LEFT: (-1, 0),
    pygame.K_RIGHT: (1, 0),
    pygame.K_UP: (0, -1),
    pygame.K_DOWN: (0, 1),
}
_CHOOSE = (pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_SPACE)


class Pane:
    """The widgets of one scene."""

    def __init__(self) -> None:
        self.widgets: list[Widget] = []
        self.focused: Widget | None = None
        self.popup: Popup | None = None
        self._units = Units.of(1280, 720)
        self._window = pygame.Rect(0, 0, 1280, 720)
        self._pointer = (-1, -1)
        self._held: Widget | None = None
        self._rested = 0.0
        self._tip: Widget | None = None
        self._by_keyboard = True
        self._noise = ""

    def show(self, widgets: Sequence[Widget], units: Units, window: pygame.Rect) -> None:
        """Show these instead of the last ones."""
        before = {widget.name: widget for widget in self.widgets}
        self._listen()
        self.widgets = list(widgets)
        self._units, self._window = units, window
        held = self._held.name if self._held else None
        focused = self.focused.name if self.focused else None
        popup = self.popup.owner.name if self.popup else None
        self.focused = self._held = self.popup = self._tip = None
        for widget in self.widgets:
            old = before.get(widget.name)
            if old is not None and type(old) is type(widget):
                widget.adopt(old)
            widget.hovered = widget.focused = False
            if widget.name == held:
                self._held = widget
            if widget.name == focused and widget.focusable and widget.enabled:
                self.focused = widget
                widget.focused = True
            if widget.name == popup and isinstance(widget, Chooser):
                self.popup = Popup(widget, units, window)
        self._hover()

    def find(self, name: str) -> Widget | None:
        """The widget called ``name``."""
        return next((w for w in self.widgets if w.name == name), None)

    def take_noise(self) -> str:
        """The sound that the last event asks for, as the value of a `Cue`; often none."""
        self._listen()
        noise, self._noise = self._noise, ""
        return noise

    def _listen(self) -> None:
        """Gather what the widgets want to be heard."""
        for widget in self.widgets:
            self._noise = widget.noise or self._noise
            widget.noise = ""

    # Focus

    def focus(self, widget: Widget | None, *, ring: bool = True) -> None:
        """Give the focus to ``widget``; the ring shows unless the mouse gave it.

        A widget may have the scene build itself anew when it gets the focus.
        """
        self._by_keyboard = ring
        if widget is not self.focused:
            if self.focused is not None:
                self.focused.blur()
            self.focused = widget
            if widget is not None:
                widget.focus()
                widget = self.focused
        if widget is not None and widget.area is not None and ring:
            widget.area.reveal(widget)

    def focus_name(self, name: str) -> None:
        """Give the focus to the widget called ``name``, if it can take it."""
        widget = self.find(name)
        if widget is not None and widget.focusable and widget.enabled:
            self.focus(widget)

    def _order(self) -> list[Widget]:
        return [w for w in self.widgets if w.focusable and w.enabled]

    def _tab(self, backwards: bool) -> bool:
        order = self._order()
        current = order.index(self.focused) if self.focused in order else None
        following_one = following(len(order), current, backwards)
        if following_one is None:
            return False
        self.focus(order[following_one])
        return True

    def _arrow(self, step: Step) -> bool:
        order = self._order()
        if self.focused not in order:
            return self._tab(False)
        found = neighbour([w.rect for w in order], order.index(self.focused), step)
        if found is not None:
            self.focus(order[found])
        self._by_keyboard = True
        return True

    # Events

    def handle(self, event: pygame.event.Event) -> bool:
        """React to ``event``; True when it was used."""
        if event.type == pygame.MOUSEMOTION:
            self._pointer = event.pos
        if self.popup is not None:
            owner = self.popup.owner
            changed, stays = self.popup.handle(event)
            if not stays:
                self.popup = None
                self._hover()
                if event.type == pygame.MOUSEBUTTONDOWN and self._at(event.pos) is not owner:
                    return self._press(event.pos) or changed
            return changed or event.type in (pygame.KEYDOWN, pygame.MOUSEBUTTONUP)
        if event.type == pygame.MOUSEMOTION:
            return self._motion(event.pos)
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            return self._press(event.pos)
        if event.type == pygame.MOUSEBUTTONUP and event.button == 1:
            return self._release(event.pos)
        if event.type == pygame.MOUSEWHEEL:
            return self._wheel(getattr(event, "precise_y", float(event.y)))
        if event.type == pygame.KEYDOWN:
            return self._key(event)
        if event.type == pygame.TEXTINPUT and self.focused is not None:
            return self.focused.enter_text(event.text)
        if event.type == pygame.WINDOWLEAVE:
            self._pointer = (-1, -1)
            return self._hover()
        return False

    def _at(self, place: tuple[int, int]) -> Widget | None:
        """The uppermost control at a place."""
        for widget in reversed(self.widgets):
            if (widget.focusable or isinstance(widget, Area)) and widget.hit(place):
                return widget
        return None

    def _hover(self) -> bool:
        under = None if self.popup else self._at(self._pointer)
        changed = False
        for widget in self.widgets:
            hovered = widget is under
            changed |= hovered != widget.hovered
            widget.hovered = hovered
        if changed:
            self._rested = 0.0
            self._tip = None
        return changed

    def _motion(self, place: tuple[int, int]) -> bool:
        changed = self._hover()
        if self._held is not None:
            self._held.drag(place)
            return True
        under = self._at(place) if changed else None
        if under is not None:
            under.point()
        return changed or (self._held is None and self._inside_hover())

    def _inside_hover(self) -> bool:
        """Whether what lies under the pointer shows where in it the pointer is."""
        return any(w.hovered and hasattr(w, "choices") for w in self.widgets)

    def _press(self, place: tuple[int, int]) -> bool:
        self._pointer = place
        self._hover()
        self._tip = None
        widget = self._at(place)
        if widget is None or not widget.enabled:
            if self.focused is not None and self.focused.shows_focus:
                self.focus(None, ring=False)
                return True
            return False
        if widget.focusable:
            self.focus(widget, ring=widget.shows_focus)
        widget.pressed = True
        widget.noise = widget.clicks
        self._held = widget
        widget.press(place)
        return True

    def _release(self, place: tuple[int, int]) -> bool:
        widget = self._held
        if widget is None:
            return False
        widget.pressed = False
        self._held = None
        if widget.hit(place) and widget.enabled:
            widget.click(place)
            self._open_list(widget)
        return True

    def _open_list(self, widget: Widget) -> None:
        if isinstance(widget, Chooser) and widget.wants_list:
            widget.wants_list = False
            self.popup = Popup(widget, self._units, self._window)
            self._hover()

    def _wheel(self, steps: float) -> bool:
        for widget in self.widgets:
            if isinstance(widget, Area) and widget.rect.collidepoint(self._pointer):
                moved = widget.turn(steps)
                self._hover()
                return moved
        return False

    def _key(self, event: pygame.event.Event) -> bool:
        if self.focused is not None and self.focused.enabled and self.focused.key(event):
            self._by_keyboard = True
            return True
        if event.key == pygame.K_TAB:
            return self._tab(bool(event.mod & pygame.KMOD_SHIFT))
        if event.key in _ARROWS and not event.mod & pygame.KMOD_ALT:
            return self._arrow(_ARROWS[event.key])
        if event.key in _CHOOSE and not event.mod & pygame.KMOD_ALT and self.focused is not None:
            if event.key != pygame.K_SPACE and self.focused.shows_focus:
                return False
            self._by_keyboard = True
            chosen = self.focused
            chosen.noise = chosen.clicks
            chosen.activate()
            self._open_list(chosen)
            return True
        return False

    def update(self, dt: float) -> bool:
        """Let ``dt`` seconds pass; True while the picture changes."""
        moving = False
        for widget in self.widgets:
            moving |= widget.pass_time(dt)
        return self._wait_for_tip(dt) or moving

    def _wait_for_tip(self, dt: float) -> bool:
        if self._tip is not None or self.popup is not None:
            return False
        resting = next((w for w in self.widgets if w.hovered and w.tip), None)
        if resting is None:
            return False
        self._rested += dt
        if self._rested < tooltip.DELAY:
            return False
        self._tip = resting
        return True

    # Picture

    def draw(self, surface: pygame.Surface, active: bool = True) -> None:
        """Draw all widgets, then the ring, the open list and the tip.

        ``active`` is False while another scene lies over this one: then there is no ring.
        """
        for widget in self.widgets:
            with_area = widget.area is not None
            if with_area and widget.visible_rect.height <= 0:
                continue
            self._clip(surface, widget)
            widget.draw(surface, self._units)
            surface.set_clip(None)
        if active:
            self._draw_ring(surface)
        if self.popup is not None:
            self.popup.draw(surface, self._units)
        elif self._tip is not None:
            rect = self._tip.visible_rect
            tooltip.draw(surface, self._units, self._tip.tip, rect, self._window)

    def _draw_ring(self, surface: pygame.Surface) -> None:
        widget = self.focused
        if widget is None or not (self._by_keyboard or widget.shows_focus):
            return
        self._clip(surface, widget, self._units.px(8))
        widget.draw_ring(surface, self._units)
        surface.set_clip(None)

    @staticmethod
    def _clip(surface: pygame.Surface, widget: Widget, beyond: int = 0) -> None:
        if widget.area is not None:
            surface.set_clip(widget.area.rect.inflate(2 * beyond, 2 * beyond))

    def targets(self) -> list[Target]:
        """What can be clicked: the entries of the open list, or all controls."""
        if self.popup is not None:
            return list(self.popup.targets())
        return [target for widget in self.widgets for target in widget.targets()]
