"""The names of all sounds, and how each behaves when several are asked for at once.

A cue is a moment of the game, not a file: `Audio.cue(Cue.DEAL)` picks one of its variants,
`assets/sounds/deal-1.ogg` … `deal-7.ogg`. Ask for a cue so that its contact (`CueInfo.contact`)
falls on the moment of contact in the picture.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from types import MappingProxyType


class Cue(StrEnum):
    """Every sound of the game; the value is the stem of its files."""

    # Paper on felt
    SHUFFLE = "shuffle"  # the pack is riffled once, bridged and squared; about 1.3 s
    CUT = "cut"  # half of the pack is lifted and set down again; 0.4 s
    DEAL = "deal"  # a dealt card lands; one cue a card
    FLIP = "flip"  # a card turns over where it lies
    PLAY = "play"  # a card is laid on the table face up
    TOUCH = "touch"  # the played card knocks against the cards it captures
    SLIDE = "slide"  # a card slides over the felt: leftovers, a marker under its pile
    GATHER = "gather"  # captured cards are drawn together onto a pile
    PICK = "pick"  # a card is lifted or marked for a capture; put back
    MARKER = "marker"  # the card of a sur is laid across the pile
    NET = "net"  # the jack's net is thrown over the pool
    SWEEP = "sweep"  # the net is drawn in with all it holds
    CURTAIN = "curtain"  # the cloth between two players at one screen closes or opens

    # Wood
    PRESS = "press"  # a button goes down; hovering has no sound
    TOGGLE_ON = "toggle-on"  # a switch or check mark goes on
    TOGGLE_OFF = "toggle-off"  # and off
    TICK = "tick"  # a number of the score appears; a slider takes a step
    REFUSAL = "refusal"  # this cannot be played: a low, dull knock
    CLAIM = "claim"  # "por shodam": knuckles on the table

    # Santur
    YOUR_TURN = "your-turn"  # one soft course
    LAST_HAND = "last-hand"  # "dast-e âkhar": three notes coming to rest
    SUR = "sur"  # a rising phrase in Mâhur; 1.3 s
    SUR_CANCELLED = "sur-cancelled"  # two falling notes
    ROUND_WON = "round-won"  # our side has the better round, or nobody's side is ours
    ROUND_LOST = "round-lost"  # the other side has it; or a level round
    MATCH_WON = "match-won"  # a whole cadence, about 3 s
    MATCH_LOST = "match-lost"  # a short descent to the tonic, about 2 s


class Bus(StrEnum):
    """The volume slider a cue obeys."""

    EFFECTS = "effects"
    MUSIC = "music"


@dataclass(frozen=True, slots=True)
class CueInfo:
    """How a cue behaves: number of files, slider, voices at once, shortest gap in seconds.

    `contact` is how many seconds after its start the sound touches down: start it that much
    before the moment of contact in the picture. 0 means that it begins with the contact.
    """

    variants: int
    bus: Bus = Bus.EFFECTS
    voices: int = 2
    gap: float = 0.03
    contact: float = 0.0


def _string(variants: int = 1, bus: Bus = Bus.MUSIC) -> CueInfo:
    return CueInfo(variants, bus, voices=1, gap=0.25)


CUES: Mapping[Cue, CueInfo] = MappingProxyType(
    {
        Cue.SHUFFLE: CueInfo(4, voices=1, gap=0.3),
        Cue.CUT: CueInfo(4, voices=1, gap=0.15, contact=0.27),
        Cue.DEAL: CueInfo(7, voices=4, gap=0.028),
        Cue.FLIP: CueInfo(6, voices=3, gap=0.04, contact=0.08),
        Cue.PLAY: CueInfo(6, voices=2, gap=0.05),
        Cue.TOUCH: CueInfo(6, voices=2, gap=0.05),
        Cue.SLIDE: CueInfo(6, voices=3, gap=0.045, contact=0.14),
        Cue.GATHER: CueInfo(6, voices=2, gap=0.08, contact=0.2),
        Cue.PICK: CueInfo(5, voices=2, gap=0.04),
        Cue.MARKER: CueInfo(4, voices=1, gap=0.08),
        Cue.NET: CueInfo(4, voices=1, gap=0.15, contact=0.16),
        Cue.SWEEP: CueInfo(4, voices=1, gap=0.15, contact=0.34),
        Cue.CURTAIN: CueInfo(4, voices=1, gap=0.15),
        Cue.PRESS: CueInfo(4, voices=2, gap=0.04),
        Cue.TOGGLE_ON: CueInfo(2, voices=2, gap=0.04),
        Cue.TOGGLE_OFF: CueInfo(2, voices=2, gap=0.04),
        Cue.TICK: CueInfo(5, voices=2, gap=0.035),
        Cue.REFUSAL: CueInfo(3, voices=1, gap=0.12),
        Cue.CLAIM: CueInfo(3, voices=1, gap=0.3),
        Cue.YOUR_TURN: _string(3, Bus.EFFECTS),
        Cue.LAST_HAND: _string(2),
        Cue.SUR: _string(3),
        Cue.SUR_CANCELLED: _string(2),
        Cue.ROUND_WON: _string(2),
        Cue.ROUND_LOST: _string(2),
        Cue.MATCH_WON: _string(1),
        Cue.MATCH_LOST: _string(1),
    }
)
