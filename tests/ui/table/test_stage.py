"""The stage: repairing changed places gives the same picture as drawing everything."""

from random import Random

import pygame
import pytest

from pasur.ui.table.stage import Item, Stage


@pytest.fixture
def ground() -> pygame.Surface:
    surface = pygame.Surface((320, 240))
    for x in range(0, 320, 8):
        pygame.draw.line(surface, (x % 256, 40, 90), (x, 0), (x, 240))
    return surface


def pictures() -> list[pygame.Surface]:
    found = []
    for number in range(5):
        surface = pygame.Surface((40 + 9 * number, 60 - 7 * number), pygame.SRCALPHA)
        surface.fill((50 * number, 200 - 30 * number, 80, 120 + 30 * number))
        found.append(surface)
    return found


def test_repairs_equal_a_whole_drawing(ground: pygame.Surface) -> None:
    dice, sprites, stage = Random(5), pictures(), Stage()
    target = pygame.Surface(ground.get_size())
    items: list[Item] = []
    for _ in range(300):
        for _ in range(dice.randrange(3)):
            key = dice.randrange(12)
            items = [item for item in items if item.key != key]
            if dice.random() < 0.8:
                at = (dice.randrange(-40, 320), dice.randrange(-40, 240))
                item = Item(key, dice.choice(sprites), *at, dice.choice([255, 255, 90]))
                items.insert(dice.randrange(len(items) + 1), item)
        if dice.random() < 0.2:
            dice.shuffle(items)
        stage.draw(target, ground, items)
        fresh = pygame.Surface(ground.get_size())
        Stage().draw(fresh, ground, items)
        assert target.get_view("2").raw == fresh.get_view("2").raw


def test_nothing_is_drawn_when_nothing_changed(ground: pygame.Surface) -> None:
    stage, target = Stage(), pygame.Surface(ground.get_size())
    items = [Item(1, pictures()[0], 10, 10)]
    assert stage.draw(target, ground, items) == [target.get_rect()]
    assert stage.draw(target, ground, items) == []
    stage.forget()
    assert stage.draw(target, ground, items) == [target.get_rect()]


def test_only_the_place_that_changed_is_touched(ground: pygame.Surface) -> None:
    stage, target = Stage(), pygame.Surface(ground.get_size())
    one, other = Item(1, pictures()[0], 10, 10), Item(2, pictures()[1], 200, 100)
    stage.draw(target, ground, [one, other])
    (area,) = stage.draw(target, ground, [one._replace(x=14), other])
    assert area == pygame.Rect(10, 10, 44, 60)
