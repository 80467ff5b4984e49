"""Shuffling, the fair first pool, dealing, and cutting for the first deal."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pasur.engine import (
    JACKS,
    KINGS,
    PACK,
    QUEENS,
    Buried,
    DeckError,
    HandsDealt,
    JackBuried,
    PoolDealt,
    PoolRejected,
    PoolVerdict,
    PreparedDeck,
    Redeal,
    RoundStarted,
    Rules,
    Source,
    TurnPassed,
    cards_text,
    cut_for_deal,
    judge_pool,
    mask_of,
    prepare_round,
    preset,
    rank,
    seal_code,
    start_match,
    start_round,
)
from tests.engine.support import (
    cards,
    choices,
    events_of,
    examples,
    fair_deck,
    guide,
    make,
    now,
    random_match,
)

FIRST = (
    "AS 8S AD 4H 2S 5D KS 9H KC 4C 3C TS 8C AH JH 9S QS 2H 8H TH 6C TD JC 4D 7D 2D "
    "7H QH 8D KH AC 5S QD 9C 5C JS 6D 4S TC 2C JD 9D KD 3H 7S 6S 6H 3S 7C 5H QC 3D"
)
SECOND = (
    "QC 5H KH 7D 6H 4D 2C 8C 6D 7C 4S 3H JD KC JH 3S 8D QD 2S 7H TS TH 2H JS JC 7S "
    "5D AS 5S 8S 8H AC TC QH QS 3D 2D AH KD 5C 6C 9H AD 6S KS 9C 9S TD 9D 4C 4H 3C"
)


def test_two_decks_are_pinned() -> None:
    first = prepare_round(preset("guide"), Source(1))
    assert cards_text(first.deck) == FIRST
    assert (first.seal, first.salt) == ("5cb57fd3926c7d32", "fdbc0c76bcd970751074")
    assert cards_text(prepare_round(preset("guide", 4), Source("Nowruz")).deck) == SECOND


def test_a_seed_is_its_text() -> None:
    assert Source(7).bytes(40) == Source("7").bytes(40) != Source(8).bytes(40)
    assert Source("نوروز").below(10**6) == Source("نوروز").below(10**6)


def test_the_stream_does_not_depend_on_how_it_is_read() -> None:
    whole, parts = Source(5), Source(5)
    sizes = [1, 7, 511, 512, 513, 1500, 0, 3]
    assert b"".join(parts.bytes(size) for size in sizes) == whole.bytes(sum(sizes))


def test_children_are_streams_of_their_own() -> None:
    source = Source(1)
    first = source.child("round", 1).bytes(16)
    assert first == Source(1).child("round", 1).bytes(16)
    assert first != source.child("round", 2).bytes(16)
    assert source.bytes(16) == Source(1).bytes(16)


def test_numbers_are_drawn_evenly() -> None:
    source = Source("even")
    counts = Counter(source.below(6) for _ in range(12000))
    assert set(counts) == set(range(6))
    assert all(1800 < count < 2200 for count in counts.values())
    assert {source.below(1) for _ in range(20)} == {0}
    for wrong in (0, -1, 2**32 + 1):
        with pytest.raises(ValueError):
            source.below(wrong)


def test_every_card_comes_to_every_place() -> None:
    source, tops = Source("places"), Counter[int]()
    for _ in range(5200):
        pack = list(PACK)
        source.shuffle(pack)
        assert sorted(pack) == list(PACK)
        tops[pack[17]] += 1
    assert set(tops) == set(PACK)
    assert all(50 < count < 150 for count in tops.values())


@pytest.mark.parametrize(
    ("pool", "verdict"),
    [
        ("4C 9D 3H KS", PoolVerdict.FAIR),
        ("QC QD KH KS", PoolVerdict.FAIR),
        ("JC QD QH KS", PoolVerdict.ONE_JACK),
        ("JC JD 3H KS", PoolVerdict.JACKS),
        ("JC JD JH JS", PoolVerdict.JACKS),
        ("QC QD QH 4S", PoolVerdict.QUEENS),
        ("QC QD QH QS", PoolVerdict.QUEENS),
        ("KC KD KH JS", PoolVerdict.KINGS),
        ("KC KD KH KS", PoolVerdict.KINGS),
    ],
)
def test_a_first_pool_is_judged(pool: str, verdict: PoolVerdict) -> None:
    assert judge_pool(cards(pool)) is verdict


def fair(pool: tuple[int, ...]) -> bool:
    """Whether a first pool may stand."""
    bits = mask_of(pool)
    return not bits & JACKS and (bits & QUEENS).bit_count() < 3 and (bits & KINGS).bit_count() < 3


@examples(100)
@given(st.integers(2, 4), st.integers())
def test_every_prepared_deck_is_whole_and_its_pool_is_fair(players: int, seed: int) -> None:
    prepared = prepare_round(preset("guide", players), Source(seed))
    assert sorted(prepared.deck) == list(PACK)
    assert fair(prepared.deck[4 * players : 4 * players + 4])
    assert prepared.seal == seal_code(prepared.deck, prepared.salt)
    assert len(prepared.salt) >= 16


def stories(players: int, kind: type, count: int) -> list[PreparedDeck]:
    """``count`` decks whose story has a part of ``kind``."""
    rules, found = preset("guide", players), []
    for seed in range(100000):
        prepared = prepare_round(rules, Source(seed))
        if any(isinstance(part, kind) for part in prepared.story):
            found.append(prepared)
            if len(found) == count:
                break
    return found


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_buried_jack_lies_in_the_stock_and_the_next_card_in_its_place(players: int) -> None:
    first = 4 * players
    for prepared in stories(players, Buried, 40):
        last = prepared.story[-1]
        if isinstance(last, Buried):
            pool, stock = prepared.deck[first : first + 4], prepared.deck[first + 4 :]
            assert rank(last.jack) == 11
            assert last.jack in stock
            assert last.jack in last.pool
            assert sorted(pool) == sorted({*last.pool, last.replacement} - {last.jack})
            assert pool == last.pool_after


def test_the_jack_goes_to_a_random_place_of_the_stock() -> None:
    places = set()
    for prepared in stories(2, Buried, 400):
        last = prepared.story[-1]
        if isinstance(last, Buried):
            places.add(prepared.deck.index(last.jack))
    assert min(places) == 12
    assert max(places) == 51
    assert len(places) == 40


def test_two_jacks_or_three_queens_or_kings_are_dealt_again() -> None:
    ranks = set()
    for prepared in stories(2, Redeal, 300):
        for part in prepared.story:
            if isinstance(part, Redeal):
                ranks.add(part.rank)
                many = [card for card in part.pool if rank(card) == part.rank]
                assert len(many) >= (1 if part.rank == 11 else 3)
    assert ranks == {11, 12, 13}


class Rigged(Source):
    """A source that shuffles into given decks, then buries at a given place."""

    def __init__(self, decks: list[tuple[int, ...]], place: int = 0) -> None:
        super().__init__("rigged")
        self._decks, self._place = decks, place

    def shuffle(self, items: list[int]) -> None:  # type: ignore[override]
        items[:] = self._decks.pop(0)

    def below(self, n: int) -> int:
        assert 0 <= self._place < n == 40
        return self._place


def deck_with(pool: str, then: str = "") -> tuple[int, ...]:
    """A deck for two whose first pool is ``pool`` and whose stock begins with ``then``."""
    fixed = cards(f"{pool} {then}")
    rest = [card for card in PACK if card not in fixed]
    return (*rest[:8], *fixed, *rest[8:])


@pytest.mark.parametrize(
    ("pool", "then", "number"),
    [("JC 4C QD QH", "QS", 12), ("JC 4C KD KH", "KS", 13), ("JC 4C KD KH", "JS", 11)],
)
def test_a_pool_that_is_unfair_after_burying_is_dealt_again(
    pool: str, then: str, number: int
) -> None:
    fine = deck_with("4C 9D 3H KS")
    prepared = prepare_round(guide(), Rigged([deck_with(pool, then), fine]))
    buried, redeal = prepared.story
    assert isinstance(buried, Buried)
    assert buried == Buried(cards(pool), cards("JC")[0], cards(then)[0])
    assert redeal == Redeal(buried.pool_after, number)
    assert prepared.deck == fine


@pytest.mark.parametrize("place", [0, 17, 39])
def test_burying_keeps_the_order_of_all_other_cards(place: int) -> None:
    before = deck_with("4C JC 3H KS", "9D")
    prepared = prepare_round(guide(), Rigged([before], place))
    deck = list(prepared.deck)
    assert deck[8:12] == list(cards("4C 9D 3H KS"))
    assert deck[12 + place] == cards("JC")[0]
    assert deck[:8] == list(before[:8])
    del deck[12 + place]
    assert deck[12:] == list(before[13:])


def test_every_deal_of_the_story_is_shown_in_order() -> None:
    spoilt = deck_with("JC JD 3H KS")
    buried = deck_with("JC 4C QD QH", "QS")
    saved = deck_with("4C JC 3H KS", "9D")
    rules = guide()
    prepared = prepare_round(rules, Rigged([spoilt, buried, saved], 5))
    _, events = start_round(start_match(rules, 0), prepared)
    assert [type(event) for event in events] == [
        RoundStarted,
        *(HandsDealt, PoolDealt, PoolRejected),
        *(HandsDealt, PoolDealt, JackBuried, PoolRejected),
        *(HandsDealt, PoolDealt, JackBuried),
        TurnPassed,
    ]
    deals = events_of(events, HandsDealt)
    assert [deal.hands for deal in deals[:2]] == [(None, None)] * 2
    assert None not in deals[2].hands
    pools = [event.cards for event in events if isinstance(event, PoolDealt)]
    assert pools == [cards("JC JD 3H KS"), cards("JC 4C QD QH"), cards("4C JC 3H KS")]
    assert events[3] == PoolRejected(cards("JC JD 3H KS"), 11)
    assert events[7] == PoolRejected(cards("QS 4C QD QH"), 12)
    assert events[0] == RoundStarted(1, 0, prepared.seal)


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("dealer", [0, 1])
def test_the_next_seat_gets_four_cards_first_and_leads(players: int, dealer: int) -> None:
    rules = guide(players)
    prepared = prepare_round(rules, Source(3))
    state, events = start_round(start_match(rules, dealer), prepared)
    order = [(dealer + 1 + step) % players for step in range(players)]
    for step, seat in enumerate(order):
        assert now(state).hands[seat] == mask_of(prepared.deck[4 * step : 4 * step + 4])
    assert now(state).pool == mask_of(prepared.deck[4 * players : 4 * players + 4])
    assert state.turn == order[0]
    assert order[-1] == dealer == state.dealer
    dealt = events_of(events, HandsDealt)[0]
    assert dealt.order == tuple(order)
    assert dealt.stock == 52 - 4 * players
    assert not dealt.last


@pytest.mark.parametrize(("players", "deals"), [(2, 6), (3, 4), (4, 3)])
def test_hands_are_dealt_until_the_pack_is_used_up_and_the_last_is_announced(
    players: int, deals: int
) -> None:
    rules = guide(players)
    state, events = start_round(start_match(rules, 0), prepare_round(rules, Source(3)))
    deck = now(state).deck
    seen = [event for event in events if isinstance(event, HandsDealt)]
    while state.turn is not None:
        pool, hand = now(state).pool, now(state).hands[now(state).turn]
        assert hand.bit_count() <= 4
        state, events = make(state, str(choices(state)[0]))
        for event in events:
            if isinstance(event, HandsDealt):
                seen.append(event)
                grown = now(state).pool & ~pool
                assert grown.bit_count() <= 1, "nothing is dealt to the pool"
    assert [deal.deal for deal in seen] == list(range(1, deals + 1))
    assert [deal.last for deal in seen] == [False] * (deals - 1) + [True]
    assert [deal.stock for deal in seen[1:]] == [
        48 - 4 * players * deal for deal in range(2, deals + 1)
    ]
    given_out = [card for deal in seen for seat in deal.order for card in deal.hands[seat] or ()]
    assert given_out == [*deck[: 4 * players], *deck[4 * players + 4 :]]


def refused(rules: Rules, prepared: PreparedDeck) -> str:
    """Why a deck is not played."""
    with pytest.raises(DeckError) as caught:
        start_round(start_match(rules, 0), prepared)
    return str(caught.value)


def test_a_deck_that_is_not_whole_or_not_fair_is_refused() -> None:
    rules, fine = guide(), deck_with("4C 9D 3H KS")
    assert "52 cards once" in refused(rules, PreparedDeck(fine[:-1]))
    assert "52 cards once" in refused(rules, PreparedDeck((*fine[:-1], fine[0])))
    assert "52 cards once" in refused(rules, PreparedDeck((*fine, fine[0])))
    for pool, why in (
        ("4C JD 3H KS", "one jack"),
        ("JC JD 3H KS", "two or more jacks"),
        ("KC KD KH 4C", "three or more kings"),
        ("QC QD QH 4C", "three or more queens"),
    ):
        assert refused(rules, PreparedDeck(deck_with(pool))).endswith(f"is not fair: {why}")
    other = Buried(cards("4C JC 3H KS"), cards("JC")[0], cards("8D")[0])
    assert "another pool" in refused(rules, PreparedDeck(fine, (other,)))


def test_no_round_begins_within_a_round_or_after_the_match() -> None:
    rules = guide(Target="1")
    prepared = prepare_round(rules, Source(1))
    state, _ = start_round(start_match(rules, 0), prepared)
    with pytest.raises(ValueError, match="in a round"):
        start_round(state, prepared)
    *_, (over, _) = random_match(rules, 1)
    with pytest.raises(ValueError, match="over"):
        start_round(over, prepared)


def test_the_guide_s_sample_deal_can_be_dealt() -> None:
    prepared = fair_deck(2, "7H AC JD 5S", "2C KH 5C 6D", "4C 9D 3H KS")
    state, _ = start_round(start_match(guide(), 1), prepared)
    assert now(state).pool == mask_of(cards("4C 9D 3H KS"))
    assert now(state).hands == (mask_of(cards("7H AC JD 5S")), mask_of(cards("2C KH 5C 6D")))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_highest_card_cut_deals_and_equal_ones_cut_again(players: int) -> None:
    rules, dealers, lengths = guide(players), Counter[int](), set()
    for seed in range(300):
        cut = cut_for_deal(rules, Source(seed))
        dealers[cut.dealer] += 1
        lengths.add(len(cut.draws))
        left = list(range(players))
        for draw in cut.draws:
            assert [seat for seat, _ in draw] == left
            highest = max(rank(card) for _, card in draw)
            left = [seat for seat, card in draw if rank(card) == highest]
        assert left == [cut.dealer]
        drawn = [card for draw in cut.draws for _, card in draw]
        assert len(drawn) == len(set(drawn))
    assert all(count > 300 / players * 0.7 for count in dealers.values())
    assert len(lengths) > 1


def test_shuffles_of_different_seeds_differ() -> None:
    random, decks = Random(1), set()
    for _ in range(200):
        decks.add(prepare_round(guide(), Source(random.getrandbits(64))).deck)
    assert len(decks) == 200
