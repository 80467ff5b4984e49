"""Gestures: every way to choose leads to the play that was meant, or to a reason why not."""

from hypothesis import given
from hypothesis import strategies as st

from pasur.engine import (
    NUMBERS,
    PACK,
    MatchState,
    Phase,
    Play,
    PreparedDeck,
    Reason,
    Refusal,
    Rules,
    captures,
    cards_of,
    judge_pool,
    legal_plays,
    mask_of,
    parse_card,
    preset,
    start_match,
    start_round,
    why_not,
)
from pasur.ui.table.gesture import (
    NOTHING,
    Gesture,
    Mark,
    NoTaker,
    Played,
    Refused,
    Situation,
    click_hand,
    click_pool,
    drop,
    lay_down,
    marks,
    takers,
)

GUIDE = preset("guide", 2)
MAY = GUIDE.with_option("Capture", "may")


def cards(text: str) -> tuple[int, ...]:
    return tuple(parse_card(word) for word in text.split())


def card(text: str) -> int:
    return parse_card(text)


def state_of(hand: tuple[int, ...], pool: tuple[int, ...], rules: Rules) -> MatchState:
    """A state where seat 0 is to play with at least ``hand`` before at least ``pool``."""
    started = start_match(rules, 1)
    rest = [c for c in PACK if c not in (*hand, *pool)]
    fair = [c for c in rest if NUMBERS >> c & 1]
    deck = (*fair[:8], *fair[8:12], *[c for c in PACK if c not in fair[:12]])
    assert judge_pool(deck[8:12]).rank is None
    state, _ = start_round(started, PreparedDeck(deck))
    now = state.round
    assert now is not None
    placed = now._replace(hands=(mask_of(hand), 0), pool=mask_of(pool))
    return state._replace(round=placed, phase=Phase.PLAYING)


def before(hand: str, pool: str, rules: Rules = GUIDE) -> Situation:
    state = state_of(cards(hand), cards(pool), rules)

    def judge(play: Play) -> Refusal | None:
        return why_not(state, 0, play)

    return Situation(mask_of(cards(hand)), mask_of(cards(pool)), rules, judge)


def play(text: str) -> Played:
    return Played(Play.parse(text))


def test_one_legal_play_is_made_by_one_click() -> None:
    now = before("7H 8D", "4C KS")
    assert click_hand(now, NOTHING, card("7H")) == (NOTHING, play("7H x 4C"))
    assert click_hand(now, NOTHING, card("8D")) == (NOTHING, play("8D"))


def test_two_of_a_rank_are_chosen_between() -> None:
    now = before("KC", "KH KS 9D")
    gesture, outcome = click_hand(now, NOTHING, card("KC"))
    assert outcome is None
    assert gesture == Gesture(card("KC"), 0)
    assert click_pool(now, gesture, card("KS")) == (NOTHING, play("KC x KS"))


def test_four_or_two_and_two() -> None:
    now = before("7C", "4S 2C 2D QH")
    gesture, _ = click_hand(now, NOTHING, card("7C"))
    assert click_pool(now, gesture, card("4S")) == (NOTHING, play("7C x 4S"))
    part, outcome = click_pool(now, gesture, card("2C"))
    assert outcome is None
    found = marks(now, part, None)
    assert found[card("2C")] is Mark.TAKEN
    assert found[card("2D")] is Mark.CAN
    assert found[card("4S")] is Mark.OTHER
    assert found[card("QH")] is Mark.ASIDE
    assert click_pool(now, part, card("2D")) == (NOTHING, play("7C x 2C 2D"))
    assert click_pool(now, part, card("4S")) == (NOTHING, play("7C x 4S"))
    assert click_pool(now, part, card("2C")) == (gesture, None)


def test_what_every_capture_holds_is_chosen_from_the_start() -> None:
    now = before("4C", "AH 2C 2D 4S TH")
    gesture, _ = click_hand(now, NOTHING, card("4C"))
    assert gesture.chosen == mask_of(cards("4S AH"))
    assert click_pool(now, gesture, card("4S")) == (gesture, None)
    assert click_pool(now, gesture, card("2D")) == (NOTHING, play("4C x AH 4S 2D"))


def test_a_second_click_lets_go() -> None:
    now = before("KC", "KH KS")
    gesture, _ = click_hand(now, NOTHING, card("KC"))
    assert click_hand(now, gesture, card("KC")) == (NOTHING, None)


def test_another_hand_card_instead() -> None:
    now = before("KC 7H", "KH KS 4D")
    gesture, _ = click_hand(now, NOTHING, card("KC"))
    assert click_hand(now, gesture, card("7H")) == (NOTHING, play("7H x 4D"))


def test_pool_first() -> None:
    now = before("7C 5H KD", "4S 2C 2D KH")
    first, outcome = click_pool(now, NOTHING, card("2C"))
    assert (first, outcome) == (Gesture(None, mask_of(cards("2C"))), None)
    assert marks(now, first, None)[card("7C")] is Mark.CAN
    assert marks(now, first, None)[card("KD")] is Mark.ASIDE
    assert marks(now, first, None)[card("KH")] is Mark.OTHER
    both, _ = click_pool(now, first, card("2D"))
    assert click_hand(now, both, card("7C")) == (NOTHING, play("7C x 2C 2D"))
    assert click_pool(now, both, card("2D")) == (first, None)
    assert click_pool(now, first, card("KH")) == (Gesture(None, mask_of(cards("KH"))), None)


def test_pool_first_with_the_wrong_card_says_the_sum() -> None:
    now = before("7C 8H", "4S 2C 2D")
    first, _ = click_pool(now, NOTHING, card("4S"))
    same, outcome = click_hand(now, first, card("8H"))
    assert same == first
    assert isinstance(outcome, Refused)
    assert outcome.refusal.reason is Reason.WRONG_SUM
    assert outcome.refusal.number == 12


def test_a_card_nobody_takes() -> None:
    now = before("7C", "4S QH")
    assert click_pool(now, NOTHING, card("QH")) == (NOTHING, NoTaker(cards("QH")))


def test_refusals_name_the_cause() -> None:
    now = before("7C KC JD", "4S 2C 2D KH KS")
    gesture, _ = click_hand(now, NOTHING, card("7C"))
    _, outcome = click_pool(now, gesture, card("KH"))
    assert isinstance(outcome, Refused)
    assert outcome.refusal.reason is Reason.NUMBERS_TAKE_NUMBERS
    assert outcome.at == (card("7C"), card("KH"))
    king, _ = click_hand(now, NOTHING, card("KC"))
    _, outcome = click_pool(now, king, card("4S"))
    assert isinstance(outcome, Refused)
    assert outcome.refusal.reason is Reason.COURT_TAKES_ITS_RANK


def test_dragging() -> None:
    now = before("7C 8H 9S", "4S 2C 2D QH")
    assert drop(now, card("7C"), card("4S"))[1] == play("7C x 4S")
    assert drop(now, card("7C"), card("2D"))[1] == play("7C x 2C 2D")
    assert drop(now, card("8H"), None)[1] == play("8H")
    _, outcome = drop(now, card("9S"), None)
    assert isinstance(outcome, Refused)
    assert outcome.refusal.reason is Reason.MUST_CAPTURE
    _, outcome = drop(now, card("9S"), card("4S"))
    assert isinstance(outcome, Refused)
    assert outcome.refusal.reason is Reason.WRONG_SUM


def test_dragging_onto_one_of_several_sets_leaves_the_rest_to_be_chosen() -> None:
    now = before("4C", "AH 2C 2D 4S")
    gesture, outcome = drop(now, card("4C"), card("4S"))
    assert outcome is None
    assert gesture == Gesture(card("4C"), mask_of(cards("4S AH")))
    assert drop(now, card("4C"), card("2C"))[1] == play("4C x AH 4S 2C")


def test_where_capturing_is_free_a_card_may_be_laid() -> None:
    now = before("7H", "4C KS", MAY)
    gesture, outcome = click_hand(now, NOTHING, card("7H"))
    assert outcome is None
    assert lay_down(now, gesture) == (NOTHING, play("7H"))
    assert click_pool(now, gesture, card("4C")) == (NOTHING, play("7H x 4C"))
    assert drop(now, card("7H"), None)[1] == play("7H")
    assert click_hand(before("8H", "4C", MAY), NOTHING, card("8H"))[1] == play("8H")


def test_pointing_shows_what_would_be_taken() -> None:
    now = before("3S 7H TC", "QH 7D TH 2C 6D KS")
    found = marks(now, NOTHING, card("3S"))
    assert {c for c, mark in found.items() if mark is Mark.TAKEN} == set(cards("2C 6D"))
    assert found[card("QH")] is Mark.ASIDE
    assert marks(now, NOTHING, card("TC")) == {}
    assert marks(now, NOTHING, None) == {}


hands_and_pools = st.permutations(PACK).flatmap(
    lambda pack: st.integers(0, 9).map(lambda n: (tuple(pack[:4]), tuple(pack[4 : 4 + n])))
)


@given(hands_and_pools, st.sampled_from([GUIDE, MAY, GUIDE.with_option("Courts", "all")]))
def test_every_legal_play_can_be_made_hand_first_and_pool_first(
    dealt: tuple[tuple[int, ...], tuple[int, ...]], rules: Rules
) -> None:
    hand, pool = dealt
    state = state_of(hand, pool, rules)
    now = Situation(mask_of(hand), mask_of(pool), rules, lambda p: why_not(state, 0, p))
    for wanted in legal_plays(now.hand, now.pool, rules):
        assert hand_first(now, wanted) == Played(wanted)
        if wanted.captured:
            assert pool_first(now, wanted) == Played(wanted)


def hand_first(now: Situation, wanted: Play) -> object:
    gesture, outcome = click_hand(now, NOTHING, wanted.card)
    if outcome is None and not wanted.captured:
        gesture, outcome = lay_down(now, gesture)
    for other in wanted.captured:
        if outcome is None and not gesture.chosen >> other & 1:
            gesture, outcome = click_pool(now, gesture, other)
    return outcome


def pool_first(now: Situation, wanted: Play) -> object:
    gesture = NOTHING
    outcome: object = None
    for other in wanted.captured:
        gesture, outcome = click_pool(now, gesture, other)
        assert outcome is None
    if wanted.captured and gesture.chosen != mask_of(wanted.captured):
        return None
    return click_hand(now, gesture, wanted.card)[1]


@given(hands_and_pools, st.sampled_from([GUIDE, MAY]), st.lists(st.integers(0, 13), max_size=25))
def test_no_clicking_ever_leads_to_an_illegal_play(
    dealt: tuple[tuple[int, ...], tuple[int, ...]], rules: Rules, clicks: list[int]
) -> None:
    hand, pool = dealt
    state = state_of(hand, pool, rules)
    now = Situation(mask_of(hand), mask_of(pool), rules, lambda p: why_not(state, 0, p))
    every = [*hand, *pool]
    gesture = NOTHING
    for click in clicks:
        target = every[click % len(every)]
        act = click_hand if target in hand else click_pool
        gesture, outcome = act(now, gesture, target)
        found = marks(now, gesture, hand[0])
        assert set(found) <= set(every)
        if isinstance(outcome, Played):
            assert why_not(state, 0, outcome.play) is None
            assert gesture == NOTHING
            return
        assert gesture.chosen & ~now.pool == 0
        if gesture.card is not None and gesture.chosen:
            assert any(
                option & gesture.chosen == gesture.chosen
                for option in captures(gesture.card, now.pool, rules)
            )
        elif gesture.chosen:
            assert takers(now, gesture.chosen)
        assert not isinstance(outcome, Refused) or outcome.refusal is not None


def test_takers_of_several_cards() -> None:
    now = before("7C 3S JD", "4S 2C 2D 6H")
    assert set(cards_of(takers(now, mask_of(cards("2C"))))) == set(cards("7C 3S JD"))
    assert set(cards_of(takers(now, mask_of(cards("2C 2D"))))) == set(cards("7C 3S JD"))
    assert set(cards_of(takers(now, mask_of(cards("6H 2D"))))) == set(cards("3S JD"))
