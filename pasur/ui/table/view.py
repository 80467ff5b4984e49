"""The table as it is seen: composes cloth, cards, plates, panel and effects into one picture.

The view holds no rules and decides nothing: the scene tells it what has happened, what is marked
and what the prompt says.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

import pygame

from pasur.engine import PACK, Card, Observation
from pasur.i18n import direction, language
from pasur.ui import ground
from pasur.ui.table import rings, wording
from pasur.ui.table.cards import CardItems, Emphasis
from pasur.ui.table.choreographer import Choreographer, Manner
from pasur.ui.table.cloth import Arrows, cloth
from pasur.ui.table.dealing import return_home, turn_up
from pasur.ui.table.deck import Deck, face_name
from pasur.ui.table.effects import Effects, Ring
from pasur.ui.table.faces import Faces
from pasur.ui.table.geometry import Box, Pose
from pasur.ui.table.hud import hud
from pasur.ui.table.layout import Layout, layout
from pasur.ui.table.overlay import Overlay
from pasur.ui.table.panel import panel_item
from pasur.ui.table.picture import Picture
from pasur.ui.table.plates import (
    Plate,
    Prompt,
    dashed,
    plate_item,
    prompt_item,
    tag_item,
)
from pasur.ui.table.slots import LAST_TIER, capacity, slot_pose
from pasur.ui.table.sprites import BACK, CardSprites
from pasur.ui.table.stage import Item, Stage
from pasur.ui.table.timeline import Timeline
from pasur.ui.table.wording import Names
from pasur.ui.table.zones import Place, pile_pose, stock_pose
from pasur.ui.units import Units

PLATES_ORDER = 460.0
TAGS_ORDER = 470.0
PROMPT_ORDER = 490.0
PANEL_ORDER = 2500.0
UNDEALT = 52
FACES_KEPT, LEAST_FACES = 90, 16 << 20
SPRITES_KEPT, LEAST_SPRITES = 64, 12 << 20
"""How many pictures are kept, in cards of the hand's size, and the least in bytes."""


@dataclass(slots=True)
class Shown:
    """What the scene wants to be seen besides the match itself. ``free`` marks the free place of
    the pool, where a card may be laid."""

    emphasis: Emphasis = field(default_factory=Emphasis)
    prompt: Prompt | None = None
    free: bool = False
    free_focused: bool = False
    extra: Sequence[tuple[float, Item]] = ()
    buttons: int = 0


class TableView:
    """Everything that is drawn of the table."""

    def __init__(
        self,
        seen: Observation,
        viewer: int,
        names: Names,
        timeline: Timeline,
        deck: Deck,
        threaded: bool = True,
    ) -> None:
        self.names = names
        self.timeline = timeline
        self.effects = Effects()
        self.units = Units.of(1280, 720)
        self.lay = layout(1280, 720, seen.rules.players)
        self.picture = Picture(seen, viewer, self.lay)
        self.manner = Manner(names)
        self.stager = Choreographer(self.picture, timeline, self.effects, self.manner)
        self.deck = deck
        self.sprites = CardSprites(Faces(deck.draw, threaded=threaded))
        self.cards = CardItems(self.picture, self.sprites)
        self._ground = ground.USUAL
        self.count_clubs = True
        self._stage = Stage()
        self._cloth: pygame.Surface | None = None
        self._overlay = Overlay(self.lay, self.units)
        self._arrows = Arrows(self.lay, False)
        self._said: list[tuple[float, Item]] = []
        self._said_key: tuple[object, ...] = (None,)
        self._prompt: tuple[Prompt, Item] | None = None
        self._empty: pygame.Surface | None = None
        self._empty_turned: pygame.Surface | None = None

    # --- placing

    def place(self, units: Units) -> None:
        """Lay everything out for a window of these units' size."""
        lay = self.lay_out(units)
        self.units, self.lay = units, lay
        self.picture.relay(lay)
        self.cards.lifts.clear()
        rings.forget()
        self._cloth = self._empty = self._empty_turned = self._prompt = None
        self._said_key = (None,)
        self._overlay = Overlay(lay, units)
        clockwise = self.picture.rules.direction == "clockwise"
        self._arrows = Arrows(lay, clockwise)
        self._stage.forget()
        self.warm()

    def lay_out(self, units: Units) -> Layout:
        """Where everything goes in a window of these units' size."""
        players = self.picture.rules.players
        scale = units.u / Units.of(units.width, units.height).u
        rtl = direction() == "rtl"
        return layout(units.width, units.height, players, rtl, text_scale=scale)

    def panel(self, buttons: int) -> Item:
        """The score panel, with ``buttons`` pixels left free for buttons."""
        content = hud(self.picture, self.names, self.count_clubs)
        return panel_item(self.lay, self.units, content, buttons)

    def warm(self) -> None:
        """Have the pictures drawn that will soon be needed: backs, and all faces of the hand's
        size, those first that are seen."""
        faces = self.sprites.faces
        faces.give_up()
        area = round(self.lay.card_h) * round(self.lay.card_w)
        faces.budget = max(LEAST_FACES, 4 * area * FACES_KEPT)
        self.sprites.budget = max(LEAST_SPRITES, 6 * area * SPRITES_KEPT)
        for token in self.picture.board.tokens:
            sight = self.picture.sight(token)
            if not sight.hidden:
                up = sight.card if sight.face > 0.5 else None
                faces.want(BACK if up is None else face_name(up), round(sight.h))
        for height in (round(self.lay.small_h), round(self.lay.card_h)):
            faces.want(BACK, height)
        known = [t.card for t in self.picture.board.tokens if t.card is not None]
        for card in [*known, *[c for c in PACK if c not in known]]:
            faces.want(face_name(card), round(self.lay.card_h))

    def prepare(self) -> bool:
        """Draw one picture that will be needed in a hurry; returns whether there was any."""
        return self._overlay.prepare(
            Ring(wording.sur(), wording.gain(self.picture.rules.sur_points))
        )

    def forget(self) -> None:
        """Something else was drawn over the table."""
        self._stage.forget()

    def use_ground(self, name: str) -> None:
        """Lay another ground under the table."""
        if name != self._ground:
            self._ground, self._cloth = name, None

    def use_deck(self, deck: Deck) -> None:
        """Draw the cards from another set."""
        self.deck = deck
        self.sprites.faces.close()
        self.sprites = CardSprites(Faces(deck.draw, threaded=self.sprites.faces.threaded))
        self.cards.sprites = self.sprites
        self.warm()
        self._stage.forget()

    def close(self) -> None:
        """Let go of what runs beside the frame loop."""
        self.sprites.faces.close()

    # --- drawing

    def draw(self, surface: pygame.Surface, shown: Shown) -> list[pygame.Rect]:
        """Draw what has changed since the last time; returns where."""
        if self._cloth is None:
            self._cloth = cloth(self.lay, self._ground)
        return self._stage.draw(surface, self._cloth, self.items(shown))

    def items(self, shown: Shown) -> list[Item]:
        """Everything over the cloth, the lowest first."""
        found = self.cards.items(shown.emphasis)
        found += self._written(shown.buttons)
        found += self._overlay.items(self.effects)
        if shown.prompt is not None:
            found.append((PROMPT_ORDER, self._prompt_item(shown.prompt)))
        if shown.free:
            found.append((2.0, self._free_item(shown.free_focused)))
        found += shown.extra
        found.sort(key=lambda pair: pair[0])
        return [item for _, item in found]

    def _written(self, buttons: int) -> list[tuple[float, Item]]:
        """Plates, tags, outlines and the panel: made anew only when what they say changes."""
        picture = self.picture
        key = (picture.seen, picture.board.changes, self.lay, picture.viewer, self.count_clubs,
               buttons, language())  # fmt: skip
        if key[0] is not self._said_key[0] or key[1:] != self._said_key[1:]:
            self._said_key = key
            self._said = [(1.0, item) for item in self._arrow_items()]
            self._said += self._empty_items()
            self._said += [(PLATES_ORDER, item) for item in self._plate_items()]
            self._said += self._tag_items()
            self._said.append((PANEL_ORDER, self.panel(buttons)))
        return self._said

    def _prompt_item(self, prompt: Prompt) -> Item:
        if self._prompt is None or self._prompt[0] != prompt:
            self._prompt = (prompt, prompt_item(self.lay, self.units, prompt))
        return self._prompt[1]

    def _places(self) -> list[Place]:
        return [self.picture.place(seat) for seat in range(self.picture.rules.players)]

    def _turn_place(self) -> Place | None:
        turn = self.picture.seen.turn
        return None if turn is None else self.picture.place(turn)

    def _arrow_items(self) -> list[Item]:
        if self.picture.rules.players == 2:
            return []
        every = [Place.OWN, Place.RIGHT, Place.ACROSS, Place.LEFT]
        return self._arrows.items(every, self._turn_place())

    def _plate_items(self) -> list[Item]:
        seen = self.picture.seen
        found = []
        for seat in range(self.picture.rules.players):
            plate = Plate(
                self.names.seat(seat),
                turn=seen.turn == seat,
                dealer=seen.number > 0 and seen.dealer == seat,
            )
            found.append(plate_item(self.lay, self.units, self.picture.place(seat), plate))
        return found

    def _tag_items(self) -> list[tuple[float, Item]]:
        seen = self.picture.seen
        if not seen.deal or not seen.stock < UNDEALT:
            return []
        pose = stock_pose(self.lay, self.picture.stock_at())
        left = len(self.picture.board.stock) // (4 * self.picture.rules.players)
        turned = pose.angle != 0
        y = pose.y + (0.12 if turned else 0.30) * pose.h
        words = wording.deals_left(left)
        item = tag_item(self.units, "stock", words, pose.x, y, self.lay.table)
        return [(TAGS_ORDER, item)]

    def _empty_items(self) -> list[tuple[float, Item]]:
        """Outlines where a pile will grow, and where the stock was in the last deal."""
        found = []
        for side, pile in enumerate(self.picture.board.piles):
            if not pile:
                pose = pile_pose(self.lay, self.picture.pile_place(side))
                found.append((3.0, self._outline(("empty", side), pose)))
        if self.picture.seen.deal and not self.picture.board.stock:
            pose = stock_pose(self.lay, self.picture.stock_at())
            found.append((3.0, self._outline(("empty", -1), pose)))
        return found

    def _outline(self, key: tuple[str, int], pose: Pose) -> Item:
        if self._empty is None:
            self._empty = dashed(self.lay.u, pose)
        surface = self._empty
        if pose.angle % 180 == 90:
            surface = self._empty_turned = self._empty_turned or pygame.transform.rotate(
                surface, 90
            )
        w, h = surface.get_size()
        return Item(key, surface, round(pose.x - w / 2), round(pose.y - h / 2))

    def show_hand(self) -> None:
        """The viewer's hand turns face up."""
        self.timeline.add(lambda: turn_up(self.picture, self.manner.reduced))

    def send_back(self, card: Card) -> None:
        """A dragged card goes back to the hand."""
        token = self.picture.board.in_hand(self.picture.viewer, card)
        if token is not None:
            self.timeline.add(lambda: return_home(self.picture, token, self.manner.reduced))

    # --- the free place

    def free_box(self) -> Box:
        """Where in the pool the next card would be laid."""
        slots = self.picture.board.slots
        slot, tier = slots.free(), slots.tier
        while slot >= capacity(slots.tall, tier) and tier < LAST_TIER:
            tier += 1
        return slot_pose(self.lay, tier, slot).box

    def _free_item(self, focused: bool) -> Item:
        box = self.free_box()
        kind = rings.Ring.FOCUS if focused else rings.Ring.CAN
        sprite = rings.ring(kind, round(box.h))
        return Item("free", sprite.surface, round(box.cx) + sprite.dx, round(box.cy) + sprite.dy)

    # --- finding

    def card_at(self, x: float, y: float) -> Card | None:
        """The card of the own hand or the pool that is seen at a point, the uppermost first."""
        board, viewer = self.picture.board, self.picture.viewer
        for token in reversed(board.hands[viewer]):
            if token.card is not None and self.hand_box(token.card).contains(x, y):
                return token.card
        found = [
            (self.picture.sight(token).z, card)
            for card, token in board.pool.items()
            if self.picture.sight(token).pose.box.contains(x, y)
        ]
        return max(found)[1] if found else None

    def hand_box(self, card: Card) -> Box:
        """Where a card of the own hand can be clicked: where it rests and where it rises to."""
        token = self.picture.board.in_hand(self.picture.viewer, card)
        if token is None:
            raise LookupError("the card is not in the hand")
        box = self.picture.rest(token).pose.box
        lift = max(0.0, self.cards.lifts.value(token.number)) * self.lay.card_h
        return Box(box.x, box.y - lift, box.w, box.h + lift)

    def pool_box(self, card: Card) -> Box:
        """Where a card of the pool can be clicked."""
        return self.picture.rest(self.picture.board.pool[card]).pose.box
