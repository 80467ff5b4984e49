"""The table's layout: nothing overlaps or leaves the window, whatever its size."""

from itertools import combinations, pairwise

import pytest

from pasur.ui.table.geometry import Box
from pasur.ui.table.layout import PLATE, Layout, layout
from pasur.ui.table.slots import LAST_TIER, PoolSlots, capacity, cells, slot_pose
from pasur.ui.table.zones import (
    Place,
    hand_pose,
    marker_pose,
    pile_pose,
    place_of,
    plate_in_row,
    prompt_room,
    stock_pose,
    zones,
)

SIZES = [
    (800, 600), (1024, 768), (1280, 720), (1366, 768), (1920, 1080), (2560, 1080), (3440, 1440),
    (3840, 2160), (700, 1000), (720, 1280), (600, 1000), (800, 800), (900, 600), (1000, 1000),
    (640, 480), (640, 900), (1600, 900), (1080, 1920), (5120, 1440), (1024, 600),
]  # fmt: skip
SEATED = {
    2: (Place.OWN, Place.ACROSS),
    3: (Place.OWN, Place.RIGHT, Place.LEFT),
    4: (Place.OWN, Place.RIGHT, Place.ACROSS, Place.LEFT),
}
every_table = pytest.mark.parametrize(
    "lay",
    [layout(w, h, seats, rtl) for w, h in SIZES for seats in (2, 3, 4) for rtl in (False, True)],
    ids=lambda lay: f"{lay.width}x{lay.height}-{lay.seats}{'-rtl' if lay.rtl else ''}",
)


def hull(boxes: list[Box]) -> Box:
    whole = boxes[0]
    for box in boxes[1:]:
        whole = whole.union(box)
    return whole


def turned(lay: Layout, place: Place) -> Box:
    pose = stock_pose(lay, place)
    return Box.around(pose.x, pose.y, pose.h, pose.w) if pose.angle else pose.box


def parts(lay: Layout) -> dict[str, Box]:
    """The box of each thing on the table, with the shortest plates a name may have."""
    zone, found = zones(lay), {}
    plate_w = {0: 0.9 * lay.small_h, 1: 60 * lay.u, -1: 120 * lay.u}
    for place in SEATED[lay.seats]:
        pile = pile_pose(lay, place)
        found[f"pile {place.value}"] = Box.around(pile.x, pile.y, lay.small_h, lay.small_h)
        found[f"stock {place.value}"] = turned(lay, place)
        plate = zone[place].plate
        width = plate_w[zone[place].plate_side]
        left = {0: plate.cx - width / 2, 1: plate.right - width, -1: plate.x}
        found[f"plate {place.value}"] = Box(
            left[zone[place].plate_side], plate.y, width, PLATE * lay.u
        )
        cards = [hand_pose(lay, place, i, 4) for i in range(4)]
        found[f"hand {place.value}"] = hull(
            [Box.around(p.x, p.y, p.h, p.w) if place.beside else p.box for p in cards]
        )
    found["prompt"] = prompt_room(lay, plate_in_row(lay))
    return found


def inside(outer: Box, inner: Box, by: float = 1.0) -> bool:
    grown = outer.grown(by)
    return (
        inner.x >= grown.x
        and inner.y >= grown.y
        and inner.right <= grown.right
        and inner.bottom <= grown.bottom
    )


@every_table
def test_nothing_overlaps_or_leaves_the_table(lay: Layout) -> None:
    found = parts(lay)
    for name, box in found.items():
        assert inside(lay.table, box), name
    for (name, box), (other, second) in combinations(found.items(), 2):
        if name.startswith("stock") and other.startswith("stock"):
            continue
        across, down = box.overlap(second)
        assert across <= 2 or down <= 2.1, (name, other)


@every_table
@pytest.mark.parametrize("tier", range(LAST_TIER + 1))
def test_the_pool_touches_nothing_and_its_cards_are_apart(lay: Layout, tier: int) -> None:
    slots = [slot_pose(lay, tier, slot).box for slot in range(capacity(lay.tall, tier))]
    whole = hull(slots)
    assert inside(lay.pool, whole)
    for name, box in parts(lay).items():
        across, down = box.overlap(whole)
        assert across <= 2 or down <= 2, name
    if tier < LAST_TIER:
        for one, other in combinations(slots, 2):
            across, down = one.overlap(other)
            assert across <= 0 or down <= 0


@every_table
def test_panel_and_table_share_the_window(lay: Layout) -> None:
    across, down = lay.panel.overlap(lay.table)
    assert across <= 0 or down <= 0
    assert lay.panel.union(lay.table) == Box(0, 0, lay.width, lay.height)


@every_table
def test_markers_stay_on_the_table_and_beside_no_hand(lay: Layout) -> None:
    found = parts(lay)
    for place in SEATED[lay.seats]:
        for count in range(1, 9):
            for index in range(count):
                pose = marker_pose(lay, place, index, count)
                box = Box.around(pose.x, pose.y, pose.h, pose.w)
                assert inside(lay.table, box)
                across, down = box.overlap(found[f"hand {Place.OWN.value}"])
                assert across <= 0 or down <= 0


@every_table
def test_own_hand_is_readable_and_whole(lay: Layout) -> None:
    for count in range(1, 5):
        poses = [hand_pose(lay, Place.OWN, i, count) for i in range(count)]
        assert all(later.x - one.x >= one.w for one, later in pairwise(poses))


def test_known_sizes() -> None:
    heights = {(1280, 720): 152, (1920, 1080): 228, (3840, 2160): 456, (800, 600): 116}
    for (w, h), height in heights.items():
        for seats in (2, 4):
            assert layout(w, h, seats).card_h == pytest.approx(height, abs=1)
    assert layout(1280, 720).u == 1
    assert layout(3840, 2160).u == 3
    assert layout(800, 600).u == 0.875


def test_the_panel_is_mirrored_and_the_table_is_not() -> None:
    left, right = layout(1280, 720, rtl=True), layout(1280, 720)
    assert left.panel.x == 0
    assert right.panel.right == 1280
    for place in SEATED[2]:
        shift = left.table.x - right.table.x
        assert zones(left)[place].pile.x - zones(right)[place].pile.x == pytest.approx(shift)


@pytest.mark.parametrize("tall", [False, True])
def test_tiers_contain_one_another(tall: bool) -> None:
    for tier in range(LAST_TIER):
        smaller, larger = cells(tall, tier), cells(tall, tier + 1)
        assert larger[: len(smaller)] == smaller
        assert len(set(larger)) == len(larger) == capacity(tall, tier + 1)
    assert capacity(tall, LAST_TIER) >= 52


@pytest.mark.parametrize("tall", [False, True])
def test_cards_keep_their_slots(tall: bool) -> None:
    pool = PoolSlots(tall)
    for card in range(20):
        before = dict(pool.slots)
        pool.add(card)
        assert {c: pool.slots[c] for c in before} == before
    tier = pool.tier
    before = dict(pool.slots)
    pool.remove([0, 7, 13])
    assert pool.tier == tier
    assert all(pool.slots[c] == before[c] for c in pool.slots)
    assert pool.add(30) == before[0]
    pool.remove(list(pool.slots))
    assert pool.tier == 0


def test_slots_follow_a_window_that_turns() -> None:
    pool = PoolSlots(False)
    for card in range(12):
        pool.add(card)
    pool.reform(True)
    assert sorted(pool.slots.values()) == list(range(12))
    assert pool.tier == 1


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_has_a_place_of_their_own(seats: int) -> None:
    for viewer in range(seats):
        for anticlockwise in (True, False):
            found = [place_of(seat, viewer, seats, anticlockwise) for seat in range(seats)]
            assert sorted(p.value for p in found) == sorted(p.value for p in SEATED[seats])
            assert found[viewer] is Place.OWN


def test_direction_of_play() -> None:
    assert place_of(1, 0, 4) is Place.RIGHT
    assert place_of(1, 0, 4, anticlockwise=False) is Place.LEFT
    assert place_of(0, 2, 3, anticlockwise=True) is Place.RIGHT
