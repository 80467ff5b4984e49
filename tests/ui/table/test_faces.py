"""Card pictures: sharp in every size, never blank, drawn beside the frame loop."""

from __future__ import annotations

import threading
import time
from collections.abc import Iterator

import pygame
import pytest

from pasur.engine import PACK
from pasur.ui.table.deck import Deck, face_name
from pasur.ui.table.faces import Faces, card_width
from pasur.ui.table.sprites import BACK, CardSprites, Look
from tests.ui.table.conftest import Start


@pytest.fixture(autouse=True)
def _window() -> Iterator[None]:
    pygame.display.init()
    pygame.display.set_mode((320, 240))
    yield
    pygame.display.quit()


class Slow:
    """Draws plain cards, noting which; waits while ``held``."""

    def __init__(self) -> None:
        self.drawn: list[tuple[str, int]] = []
        self.go = threading.Event()
        self.go.set()

    def draw(self, name: str, size: tuple[int, int]) -> pygame.Surface:
        self.go.wait(10)
        self.drawn.append((name, size[1]))
        surface = pygame.Surface(size, pygame.SRCALPHA)
        surface.fill((200, 100, len(name), 255))
        return surface


def wait_until_drawn(faces: Faces) -> None:
    for _ in range(500):
        faces.collect(100)
        if not faces.pending:
            return
        time.sleep(0.01)
    raise TimeoutError


def test_a_new_size_is_stood_in_for_until_it_is_sharp() -> None:
    slow = Slow()
    faces = Faces(slow.draw)
    first, sharp = faces.get("TD", 100)
    assert sharp
    slow.go.clear()
    stand_in, sharp = faces.get("TD", 150)
    assert not sharp
    assert stand_in.get_size() == (card_width(150), 150)
    assert stand_in.get_at((20, 20)) == first.get_at((20, 20))
    assert faces.get("TD", 150)[0] is stand_in
    slow.go.set()
    wait_until_drawn(faces)
    assert faces.get("TD", 150)[1]
    faces.close()


def test_sizes_that_are_not_wanted_any_more_are_not_drawn() -> None:
    slow = Slow()
    faces = Faces(slow.draw)
    slow.go.clear()
    for height in range(100, 140):
        faces.want("TD", height)
    faces.give_up()
    faces.want("TD", 200)
    slow.go.set()
    wait_until_drawn(faces)
    assert ("TD", 200) in slow.drawn
    assert len(slow.drawn) <= 3
    faces.close()


def test_old_sizes_are_forgotten() -> None:
    slow = Slow()
    faces = Faces(slow.draw, budget=5 * 4 * 100 * card_width(100), threaded=False)
    for number in range(30):
        faces.get(f"{number}", 100)
    assert len(slow.drawn) == 30
    faces.get("29", 100)
    assert len(slow.drawn) == 30
    faces.get("0", 100)
    assert len(slow.drawn) == 31


def test_a_sprite_is_made_once_and_again_when_the_sharp_picture_comes() -> None:
    slow = Slow()
    sprites = CardSprites(Faces(slow.draw))
    sprites.get(Look("TD", 100))
    slow.go.clear()
    rough = sprites.get(Look("TD", 150))
    assert sprites.get(Look("TD", 150)) is rough
    assert sprites.pending
    slow.go.set()
    for _ in range(500):
        sprites.collect()
        if not sprites.pending:
            break
        time.sleep(0.01)
    assert sprites.get(Look("TD", 150)) is not rough
    sprites.faces.close()


def test_turned_sprites_are_larger_and_stay_in_the_middle() -> None:
    sprites = CardSprites(Faces(Slow().draw, threaded=False))
    flat, turned = sprites.get(Look("TD", 100)), sprites.get(Look("TD", 100, 900))
    assert turned.surface.get_width() > flat.surface.get_width()
    for sprite in (flat, turned):
        box = sprite.surface.get_bounding_rect()
        assert abs(sprite.dx + box.centerx) <= 6
        assert abs(sprite.dy + box.centery) <= 8


def test_every_card_of_the_pack_and_every_back_has_a_picture() -> None:
    deck = Deck()
    for name in (*map(face_name, PACK), BACK):
        picture = deck.draw(name, (32, 44))
        assert picture.get_at((16, 22)).a == 255


def test_after_a_resize_no_card_is_blank(start: Start) -> None:
    player = start(speed="none", pace="none")
    assert player.wait_for_turn()
    pilot, view = player.pilot, player.table.view
    view.use_deck(view.deck)
    view.sprites.faces.threaded = True
    for size in ((900, 600), (1280, 720), (700, 1000)):
        pilot.resize(size)
        pilot.app.redraw()
        pilot.step(dt=0.0)
        for name, rect, card in player.table.hand.spots():
            if card is not None:
                seen = pilot.app.surface.subsurface(rect.inflate(-rect.w // 2, -rect.h // 2))
                red, green, blue, _ = pygame.transform.average_color(seen)
                assert red + green + blue > 280, name
    view.close()
