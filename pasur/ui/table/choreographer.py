"""From events to what is to be seen: each event becomes steps of the timeline, in order.

A step changes the board when its turn comes and is told as seen when it ends, so that the picture
never runs ahead of what is shown.
"""

from __future__ import annotations

from dataclasses import dataclass

from pasur.engine import (
    JACK,
    Captured,
    ClaimMade,
    Event,
    HandsDealt,
    JackBuried,
    LeftoversTaken,
    PoolDealt,
    PoolRejected,
    RoundStarted,
    SurCancelled,
    SurMade,
    SurRefused,
    Trailed,
    fold,
    rank,
)
from pasur.ui.audio.cues import Cue as Sound
from pasur.ui.table import dealing, surs, taking, wording
from pasur.ui.table.effects import Effects, Words
from pasur.ui.table.motion import Flight, fly
from pasur.ui.table.picture import Picture
from pasur.ui.table.timeline import Cue, Shown, Step, Timeline, Track


@dataclass(slots=True)
class Manner:
    """How things are shown. ``reduced``: cards fade instead of travelling. ``name`` gives the
    name of a side or seat as the viewer is addressed."""

    names: wording.Names
    reduced: bool = False


class Choreographer:
    """Puts the steps of events on a timeline. Events must be redacted for the picture's seat."""

    def __init__(
        self, picture: Picture, timeline: Timeline, effects: Effects, manner: Manner
    ) -> None:
        self.picture = picture
        self.timeline = timeline
        self.effects = effects
        self.manner = manner

    def show(self, event: Event) -> None:
        """Queue everything that ``event`` lets be seen, and the telling of it.

        The dealer of a new round is told first: that is where the cards are gathered.
        """
        tell: Step = lambda: Shown(done=lambda: self._tell(event))  # noqa: E731
        steps = self._steps(event)
        order = [tell, *steps] if isinstance(event, RoundStarted) else [*steps, tell]
        self.timeline.add(*order)

    def _tell(self, event: Event) -> None:
        picture = self.picture
        picture.seen = fold(picture.seen, event)
        if isinstance(event, RoundStarted):
            picture.surs.clear()
        if isinstance(event, SurMade | SurCancelled):
            picture.surs.add(len(picture.seen.history) - 1)

    def _steps(self, event: Event) -> list[Step]:
        """The steps of ``event``; those of the score are other scenes', and need none here."""
        picture, effects, reduced = self.picture, self.effects, self.manner.reduced
        match event:
            case RoundStarted():
                return [
                    lambda: dealing.gather(picture, reduced),
                    lambda: dealing.shuffle(picture, reduced),
                ]
            case HandsDealt():
                return [lambda: self._deal(event)]
            case PoolDealt():
                return [lambda: dealing.deal_pool(picture, event.cards, reduced)]
            case JackBuried():
                return self._bury(event)
            case PoolRejected():
                return self._reject(event)
            case Trailed():
                return [lambda: self._lay(event)]
            case Captured() if rank(event.card) == JACK:
                return taking.net_steps(picture, effects, event, reduced)
            case Captured():
                return taking.capture_steps(picture, event, reduced)
            case SurMade():
                return [lambda: surs.celebrate(picture, effects, event, reduced)]
            case SurCancelled():
                return [lambda: self._cancel(event)]
            case SurRefused():
                text = wording.sur_refused(event.why)
                return [lambda: Shown(self._say(Words(text), 1.2))] if text else []
            case ClaimMade():
                return [lambda: self._claim(event)]
            case LeftoversTaken():
                return [lambda: self._leftovers(event)]
            case _:
                return []

    def _deal(self, event: HandsDealt) -> Shown:
        shown = dealing.deal_hands(self.picture, event, self.manner.reduced)
        if event.last and event.deal > 1:
            words = Words(wording.last_hand(), large=True)
            shown.tracks += self._say(words, 0.9)
            shown.cues.insert(0, Cue(0.0, Sound.LAST_HAND))
        return shown

    def _bury(self, event: JackBuried) -> list[Step]:
        picture, reduced = self.picture, self.manner.reduced
        words = Words(wording.jack_buried(event.jack), low=True)
        return [
            lambda: dealing.accuse(picture, (event.jack,), self._say(words, 1.2, keep=True)),
            lambda: dealing.bury(picture, event.jack, reduced),
            lambda: dealing.deal_pool(picture, (event.replacement,), reduced, self._unsay(words)),
        ]

    def _reject(self, event: PoolRejected) -> list[Step]:
        picture, reduced = self.picture, self.manner.reduced
        words = Words(wording.pool_rejected(event.rank), low=True)
        guilty = [card for card in event.pool if rank(card) == event.rank]
        return [
            lambda: dealing.accuse(picture, guilty, self._say(words, 1.5, keep=True)),
            lambda: dealing.gather(picture, reduced, self._unsay(words)),
            lambda: dealing.shuffle(picture, reduced),
        ]

    def _lay(self, event: Trailed) -> Shown:
        picture, reduced = self.picture, self.manner.reduced
        tier = picture.board.slots.tier
        token = picture.board.lay(event.seat, event.card)
        tracks = dealing.close_up(picture, event.seat, reduced)
        if picture.board.slots.tier != tier:
            tracks += dealing.rescale(picture, token)
        flight = Flight(duration=0.2, turn=6)
        tracks.append(fly(picture.sight(token), picture.rest(token), flight, reduced))
        return Shown(tracks, [Cue(0.19, Sound.PLAY)], hold=0.26)

    def _cancel(self, event: SurCancelled) -> Shown:
        words = Words(wording.sur_cancelled(self.manner.names, event.seat), "gold")
        return surs.turn_down(self.picture, event, self._say(words, 1.2), self.manner.reduced)

    def _claim(self, event: ClaimMade) -> Shown:
        text = wording.claim_made(self.manner.names, event, self.picture.rules.target)
        words = Words(text, "gold" if event.right else "refusal", low=True)
        return Shown(self._say(words, 2.0), [Cue(0.0, Sound.CLAIM)])

    def _leftovers(self, event: LeftoversTaken) -> Shown:
        words = Words(wording.leftovers(self.manner.names, event), low=True)
        return taking.leftovers(self.picture, event, self._say(words, 1.4), self.manner.reduced)

    # --- words

    def _say(self, words: Words, seconds: float, keep: bool = False) -> list[Track]:
        """Tracks that bring ``words`` into view and, unless kept, out of it again."""
        shown = self.effects.words

        def share(t: float) -> None:
            words.share = t

        tracks = [Track(share, 0.14, begin=lambda: shown.append(words))]
        if keep:
            return [*tracks, Track(None, seconds)]
        return [*tracks, *self._hush(words, seconds - 0.2)]

    def _unsay(self, words: Words) -> list[Track]:
        return self._hush(words, 0.1)

    def _hush(self, words: Words, start: float) -> list[Track]:
        def share(t: float) -> None:
            words.share = 1 - t

        def end() -> None:
            if words in self.effects.words:
                self.effects.words.remove(words)

        return [Track(share, 0.2, start, end=end)]
