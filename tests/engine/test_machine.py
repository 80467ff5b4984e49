"""Whole matches under any rules, played at random, against the plain oracle and the promises."""

from __future__ import annotations

from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from pasur.engine import (
    ALL,
    ClaimMade,
    Event,
    MatchState,
    Phase,
    Play,
    RoundScored,
    RoundStarted,
    Rules,
    Source,
    card_text,
    cards_of,
    claim,
    fold,
    observe,
    play,
    prepare_round,
    redact,
    start_match,
    start_round,
    why_not,
    why_not_claim,
)
from pasur.engine.record import (
    MatchLog,
    claim_lines,
    final_state,
    play_lines,
    read_text,
    round_lines,
    tag_lines,
    write_record,
)
from tests.engine.support import any_rules, choices, examples, now, random_match, shuffle_hidden
from tests.oracle.plain import PlainMatch

_ORACLE_TAGS = (
    *("Target", "Capture", "Courts", "Leftovers", "SurBarred", "SurCourts", "SurPoints"),
    *("SurCancel", "SurCap", "CappedCancel", "Clubs", "ClubPoints", "Partners", "PorShodam"),
)


def plain(made: Play) -> tuple[str, frozenset[str]]:
    """``made`` as the oracle writes it."""
    return card_text(made.card), frozenset(map(card_text, made.captured))


def texts(mask: int) -> set[str]:
    """The cards of ``mask`` as the oracle writes them."""
    return set(map(card_text, cards_of(mask)))


class WholeMatch(RuleBasedStateMachine):
    """A match that goes on by any step the rules allow, watched by every seat and an onlooker."""

    house: Rules
    state: MatchState

    @initialize(rules=any_rules(), dealer=st.integers(0, 3), seed=st.integers(0, 10**6))
    def begin(self, rules: Rules, dealer: int, seed: int) -> None:
        """Sit down."""
        self.house = rules
        self.source = Source(seed)
        self.state = start_match(rules, dealer % rules.players)
        options = {tag: rules.option_text(tag) for tag in _ORACLE_TAGS}
        self.oracle = PlainMatch(rules.players, options, self.state.dealer)
        self.seats = (None, *range(rules.players))
        self.seen = {seat: observe(self.state, seat) for seat in self.seats}
        self.log = MatchLog(rules, tags=(("Name1", "Sara"), ("Name2", 'Ali "x" \\ #1')))
        self.journal = tag_lines(self.log)

    def _went_on(self, after: MatchState, events: tuple[Event, ...], lines: str) -> None:
        self.state = after
        self.log = self.log.with_round(after)
        self.journal += lines
        for seat in self.seats:
            for event in events:
                self.seen[seat] = fold(self.seen[seat], redact(event, seat))

    @precondition(lambda self: self.state.phase is Phase.BETWEEN)
    @rule()
    def deal(self) -> None:
        """The next round."""
        prepared = prepare_round(self.house, self.source)
        after, events = start_round(self.state, prepared)
        self.oracle.start_round([card_text(card) for card in prepared.deck])
        self._went_on(after, events, round_lines(after))

    def _play(self, made: Play) -> None:
        seat = now(self.state).turn
        after, events = play(self.state, seat, made)
        lines = play_lines(seat, made, events)
        assert self.oracle.play(*plain(made)) == lines.splitlines()[0].endswith(" sur")
        self._went_on(after, events, lines)

    @precondition(lambda self: self.state.phase is Phase.PLAYING)
    @rule(picks=st.lists(st.integers(0, 999), min_size=1, max_size=16))
    def play_some(self, picks: list[int]) -> None:
        """Some legal plays, or as many as the round still has."""
        for pick in picks:
            if self.state.phase is Phase.PLAYING:
                legal = choices(self.state)
                assert {plain(each) for each in legal} == set(self.oracle.legal())
                assert len(legal) == len(set(legal))
                self._play(legal[pick % len(legal)])

    @precondition(lambda self: self.state.phase is Phase.PLAYING)
    @rule(seed=st.integers(0, 10**6))
    def play_the_round_out(self, seed: int) -> None:
        """Any legal plays until the round is over."""
        random = Random(seed)
        while self.state.phase is Phase.PLAYING:
            self._play(random.choice(choices(self.state)))
            self.every_seat_knows_what_it_has_seen()
            self.the_oracle_agrees()

    @precondition(lambda self: self.state.phase is Phase.PLAYING)
    @rule(data=st.data())
    def ask_for_any_play(self, data: st.DataObject) -> None:
        """Ask why not for any play, mostly of cards that are there."""
        round_ = now(self.state)
        seat = data.draw(st.integers(0, self.house.players - 1))
        near = cards_of(round_.pool | round_.hands[round_.turn])
        pick = st.sampled_from(near) | st.integers(0, 51)
        chosen = data.draw(st.lists(pick, min_size=1, max_size=5, unique=True))
        asked = Play(chosen[0], tuple(chosen[1:]))
        legal = seat == round_.turn and plain(asked) in self.oracle.legal()
        assert (why_not(self.state, seat, asked) is None) == legal

    @precondition(lambda self: self.state.phase is Phase.PLAYING)
    @rule()
    def claim_por_shodam(self) -> None:
        """A claim, right or wrong, where one is possible."""
        seat = now(self.state).turn
        refusal = why_not_claim(self.state, seat)
        assert (refusal is None) == self.oracle.can_claim()
        if refusal is None:
            after, events = claim(self.state, seat)
            assert self.oracle.claim() == (after.phase is Phase.OVER)
            self._went_on(after, events, claim_lines(seat, events))

    @rule()
    def read_the_record_again(self) -> None:
        """Written, read and replayed, the match is the same."""
        text = write_record(self.log)
        assert text == self.journal
        record = read_text(text)
        assert record.log == self.log
        if self.log.rounds:
            assert record.state == self.state
            assert final_state(self.log) == self.state

    @precondition(lambda self: self.state.round is not None)
    @rule(seed=st.integers(0, 10**6))
    def look_from_every_seat(self, seed: int) -> None:
        """What a seat may not know does not change what it sees."""
        random = Random(seed)
        for seat in self.seats:
            other = shuffle_hidden(self.state, seat, random)
            assert observe(other, seat) == observe(self.state, seat)

    @invariant()
    def every_seat_knows_what_it_has_seen(self) -> None:
        """The redacted events tell just what there is to observe."""
        for seat in self.seats:
            assert self.seen[seat] == observe(self.state, seat)

    @invariant()
    def no_card_is_lost_or_doubled(self) -> None:
        """52 cards in hands, pool, piles and stock."""
        if self.state.round is not None:
            round_ = self.state.round
            places = [*round_.hands, round_.pool, *round_.piles]
            dealt = sum(place.bit_count() for place in places)
            assert dealt == round_.position
            together = 0
            for place in places:
                together |= place
            assert together.bit_count() == dealt
            for card in round_.deck[round_.position :]:
                together |= 1 << card
            assert together == ALL

    @invariant()
    def the_oracle_agrees(self) -> None:
        """Tables, surs, points and winner are the oracle's."""
        state, oracle = self.state, self.oracle
        assert list(state.points) == oracle.points
        assert state.winner == oracle.winner
        if state.round is not None:
            round_ = state.round
            assert [texts(hand) for hand in round_.hands] == [set(hand) for hand in oracle.hands]
            assert texts(round_.pool) == set(oracle.pool)
            assert [texts(pile) for pile in round_.piles] == [set(pile) for pile in oracle.piles]
            assert list(round_.surs) == oracle.surs
            assert round_.last == oracle.last
            assert state.turn == (oracle.turn if oracle.playing else None)

    @invariant()
    def surs_lie_in_piles_and_on_one_side(self) -> None:
        """Markers are of the side's own pile; with cancelling one side at most holds any."""
        if self.state.round is not None:
            round_ = self.state.round
            for pile, markers in zip(round_.piles, round_.markers, strict=True):
                assert all(pile >> card & 1 for card in markers)
                assert len(set(markers)) == len(markers)
            if self.house.sur_cancel:
                assert sum(held > 0 for held in round_.surs) <= 1

    @invariant()
    def points_add_up(self) -> None:
        """All points of a round are given once, for what lies in the piles."""
        state = self.state
        if state.score is None or state.phase is Phase.PLAYING or state.round is None:
            return
        if any(state.round.hands):
            return
        lost = texts(state.round.pool)
        clubs = sum(side.club_points for side in state.score.sides)
        assert clubs in (0, self.house.club_points)
        surs = sum(state.round.surs) * self.house.sur_points
        cards_ = 13 - sum(1 for card in lost if card[0] in "AJ")
        cards_ -= 3 * ("TD" in lost) + 2 * ("2C" in lost)
        assert sum(state.score.totals) == clubs + cards_ + surs
        if self.house.sides == 2 and not lost and self.house.clubs == "most":
            assert sum(state.score.totals) == 13 + self.house.club_points + surs


WholeMatch.TestCase.settings = settings(examples(40), stateful_step_count=40)
TestWholeMatch = WholeMatch.TestCase


@examples(25)
@given(any_rules(), st.integers(0, 10**6))
def test_a_random_match_to_its_end_is_the_oracle_s(rules: Rules, seed: int) -> None:
    steps = list(random_match(rules, seed, most_rounds=30))
    oracle: PlainMatch | None = None
    for state, events in steps:
        if isinstance(events[0], RoundStarted):
            if oracle is None:
                options = {tag: rules.option_text(tag) for tag in _ORACLE_TAGS}
                oracle = PlainMatch(rules.players, options, state.dealer)
            oracle.start_round([card_text(card) for card in now(state).deck])
        elif isinstance(events[0], ClaimMade):
            assert oracle is not None
            assert oracle.claim() == events[0].right
        else:
            assert oracle is not None
            oracle.play(*plain(now(state).plays[-1][1]))
        assert oracle.dealer == state.dealer
        assert oracle.points == list(state.points)
        assert oracle.winner == state.winner
        if any(isinstance(event, RoundScored) for event in events):
            assert state.score is not None
            assert oracle.score == list(state.score.totals)
