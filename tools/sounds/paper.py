"""Cards: stiff paper on felt over a wooden table.

Three things are heard when a card lands. The card itself bends and rattles for a few
milliseconds (`snap`), air is pressed from under it (`puff`), and the table answers (`table`).
A moving card scrapes the felt with countless small grains (`scrape`); a moving pack is many
edges slipping from each other (`run`).
"""

import numpy as np

from tools.sounds.dsp import (
    Chance,
    Signal,
    band,
    burst,
    curve,
    flutter,
    gain,
    mix,
    modes,
    samples,
    silence,
    tilt,
    times,
    white,
)


def around(chance: Chance, value: float, share: float = 0.12) -> float:
    """`value`, changed by chance by up to `share` of it."""
    return value * (1.0 + share * (2.0 * float(chance.random_sample()) - 1.0))


def snap(chance: Chance, hardness: float = 0.5, decay: float = 0.009) -> Signal:
    """A card's own sound at impact; `hardness` 0 (flat, soft) to 1 (an edge on wood)."""
    length = 0.12
    bright = 2200.0 + 4200.0 * hardness
    noise = white(length, chance) * burst(length, 0.0011 - 0.0007 * hardness, decay)
    noise = tilt(
        noise,
        (120.0, -30.0),
        (around(chance, 520.0), -7.0),
        (around(chance, 1250.0), 0.0),
        (around(chance, 1900.0), -4.0),
        (bright, -3.0),
        (bright * 1.9, -15.0),
        (18000.0, -42.0),
    )
    bending = modes(
        length,
        (around(chance, 640.0), 0.007, 0.9),
        (around(chance, 1130.0), 0.005, 0.8),
        (around(chance, 1870.0), 0.0035, 0.7 * (0.4 + hardness)),
        (around(chance, 2960.0), 0.0025, 0.6 * hardness),
    )
    return noise + (0.25 + 0.35 * hardness) * bending


def puff(chance: Chance, decay: float = 0.022) -> Signal:
    """Air driven out from under a card: short, dark and without pitch."""
    length = 0.2
    noise = white(length, chance) * burst(length, 0.004, decay)
    return tilt(noise, (60.0, -16.0), (200.0, 2.0), (520.0, 3.0), (1200.0, -8.0), (6e3, -44.0))


def table(chance: Chance, weight: float = 0.5) -> Signal:
    """The table's answer through the felt; `weight` 0 for one card, 1 for the whole pack."""
    low = 1.0 - 0.15 * weight
    wood = modes(
        0.25,
        (around(chance, 151.0 * low, 0.06), 0.017 + 0.014 * weight, 0.50),
        (around(chance, 233.0 * low, 0.06), 0.014 + 0.010 * weight, 0.60),
        (around(chance, 352.0 * low, 0.06), 0.010, 0.55),
        (around(chance, 540.0, 0.06), 0.007, 0.40),
        (around(chance, 830.0, 0.06), 0.005, 0.25),
        attack=0.0018,
    )
    felt = white(0.25, chance) * burst(0.25, 0.002, 0.010 + 0.006 * weight)
    return wood + 0.9 * tilt(
        felt, (80.0, -24.0), (240.0, 0.0), (600.0, -1.0), (1300.0, -12.0), (6000.0, -45.0)
    )


def scrape(chance: Chance, speed: Signal, rough: float = 0.45, bright: float = 1.0) -> Signal:
    """Paper dragged over felt. `speed` (0–1) is loudness and brightness at each moment."""
    seconds = len(speed) / 44_100
    noise = white(seconds, chance)
    dark = tilt(noise, (150.0, -24.0), (500.0, -3.0), (1300.0, 0.0), (3000.0, -15.0), (12e3, -48.0))
    pale = tilt(
        noise,
        (300.0, -34.0),
        (1500.0 * bright, -5.0),
        (3400.0 * bright, 0.0),
        (6000.0 * bright, -9.0),
        (14e3, -40.0),
    )
    n = len(speed)
    moving = np.clip(speed, 0.0, 1.0)
    body = dark[:n] * (1.0 - 0.7 * moving) + pale[:n] * moving
    grain = flutter(seconds, 95.0, rough, chance)[:n] * flutter(seconds, 23.0, 0.22, chance)[:n]
    return np.asarray(body * grain * moving**1.3, dtype=np.float64)


def tap(chance: Chance, pitch: float, hardness: float) -> Signal:
    """One edge among many: a grain of a riffle."""
    length = 0.022
    decay = around(chance, 0.0022 + 0.0012 * (1 - hardness), 0.3)
    noise = white(length, chance) * burst(length, 0.0004, decay)
    noise = band(noise, around(chance, pitch * 0.55, 0.2), around(chance, pitch * 1.9, 0.2), 11.0)
    ring = modes(length, (around(chance, pitch, 0.15), 0.0028, 1.0), attack=0.0004)
    return noise + 0.28 * ring


def run(
    chance: Chance, onsets: list[float], pitches: tuple[float, float], levels: Signal | None = None
) -> Signal:
    """Many edges slipping, one at each onset, the pitch gliding between two values."""
    parts = []
    for number, onset in enumerate(onsets):
        share = number / max(1, len(onsets) - 1)
        pitch = pitches[0] * (pitches[1] / pitches[0]) ** share
        level = 1.0 if levels is None else float(levels[number])
        strength = level * (0.45 + 0.75 * chance.random_sample())
        parts.append((onset, strength, tap(chance, pitch, 0.5)))
    return mix(onsets[-1] + 0.03, *parts)


def packet(chance: Chance, weight: float = 0.7) -> Signal:
    """A packet of cards set down on felt: no ring, only mass."""
    length = 0.22
    thud = white(length, chance) * burst(length, 0.0025, 0.016)
    thud = tilt(thud, (70.0, -20.0), (240.0, 0.0), (850.0, 0.0), (2000.0, -8.0), (9000.0, -34.0))
    edges = 0.4 * snap(chance, 0.3, 0.006)
    return mix(length, (0.0, 0.75, thud), (0.001, 1.0, edges), (0.0, 0.6, table(chance, weight)))


def deal(chance: Chance) -> Signal:
    """A card arrives flat and fast, slaps the felt and slides a hand's breadth."""
    sliding = curve(0.09, (0.0, 0.85), (0.012, 0.9), (around(chance, 0.075), 0.0))
    slap = snap(chance, around(chance, 0.42, 0.3), around(chance, 0.006))
    return mix(
        0.17,
        (0.001, around(chance, 0.75), slap),
        (0.002, around(chance, 0.42), scrape(chance, sliding, 0.5, around(chance, 1.0))),
        (0.001, around(chance, 0.30), puff(chance, 0.013)),
        (0.001, around(chance, 0.22), table(chance, 0.1)),
    )


def flip(chance: Chance) -> Signal:
    """An edge is lifted, the card bends, turns in the air and claps down."""
    fall = 0.078
    lifting = curve(0.1, (0.0, 0.0), (0.02, 0.55), (0.05, 0.75), (0.07, 0.1), (0.09, 0.0))
    return mix(
        0.26,
        (0.0, around(chance, 0.34), scrape(chance, lifting, 0.3, 1.25)),
        (0.004, 0.16, tap(chance, 2300.0, 0.6)),
        (fall, around(chance, 0.95), snap(chance, around(chance, 0.6), 0.0065)),
        (fall, 0.34, puff(chance, 0.02)),
        (fall, 0.26, table(chance, 0.2)),
        (fall + around(chance, 0.017, 0.3), 0.16, tap(chance, 1700.0, 0.4)),
    )


def play(chance: Chance) -> Signal:
    """A card laid down with intent: a clear slap, the table under it, a breath of slide."""
    sliding = curve(0.06, (0.0, 0.5), (0.05, 0.0))
    return mix(
        0.26,
        (0.001, around(chance, 1.25), snap(chance, around(chance, 0.66), around(chance, 0.011))),
        (0.001, 0.62, puff(chance, around(chance, 0.026))),
        (0.001, around(chance, 0.62), table(chance, 0.35)),
        (0.006, 0.22, scrape(chance, sliding, 0.4)),
        (around(chance, 0.021, 0.25), around(chance, 0.2, 0.3), tap(chance, 1500.0, 0.5)),
    )


def touch(chance: Chance) -> Signal:
    """The played card knocks against the taken ones: two edges, almost one."""
    gap = around(chance, 0.013, 0.3)
    return mix(
        0.15,
        (0.001, 0.9, snap(chance, around(chance, 0.85, 0.1), 0.0035)),
        (gap, around(chance, 0.55), snap(chance, around(chance, 0.6), 0.004)),
        (0.001, 0.32, table(chance, 0.15)),
        (gap + around(chance, 0.011, 0.3), 0.16, tap(chance, 2100.0, 0.7)),
    )


def slide(chance: Chance) -> Signal:
    """One card pushed over the felt and stopped."""
    end = 0.15
    speed = curve(0.2, (0.0, 0.0), (0.035, 0.72), (end * 0.6, 0.95), (end, 0.0))
    return mix(
        0.24,
        (0.0, 0.9, scrape(chance, speed, around(chance, 0.5), around(chance, 0.9))),
        (end - 0.01, 0.34, snap(chance, 0.35, 0.005)),
        (end - 0.01, 0.42, table(chance, 0.1)),
    )


def gather(chance: Chance) -> Signal:
    """A few cards swept together and set on the pile; they arrive at 0.2 s."""
    end = 0.2
    speed = curve(0.26, (0.0, 0.0), (0.06, 0.5), (end - 0.04, 0.95), (end + 0.01, 0.0))
    meet = [end * share for share in (0.42, 0.60, 0.76, 0.88)]
    meet = [around(chance, moment, 0.05) for moment in meet]
    return mix(
        0.4,
        (0.0, 0.5, scrape(chance, speed, 0.5, 0.8)),
        (0.0, 0.42, run(chance, meet, (1500.0, 2100.0))),
        (end, 1.2, packet(chance, 0.45)),
        (end + 0.001, 0.4, snap(chance, 0.45, 0.006)),
        (end + around(chance, 0.03, 0.2), 0.2, tap(chance, 1400.0, 0.4)),
    )


def pick(chance: Chance) -> Signal:
    """A nail under an edge: a light tick and a breath of paper."""
    speed = curve(0.05, (0.0, 0.0), (0.012, 0.5), (0.045, 0.0))
    return mix(
        0.1,
        (0.0, 0.35, scrape(chance, speed, 0.3, 1.2)),
        (0.002, 0.75, tap(chance, around(chance, 2300.0, 0.1), 0.8)),
        (0.002, 0.25, snap(chance, 0.5, 0.003)),
    )


def marker(chance: Chance) -> Signal:
    """A card snapped across the pile: card on cards, with the wood below."""
    return mix(
        0.3,
        (0.001, 1.0, snap(chance, around(chance, 0.8, 0.1), 0.008)),
        (0.001, 0.5, packet(chance, 0.6)),
        (0.002, 0.42, table(chance, 0.7)),
        (around(chance, 0.019, 0.2), 0.34, snap(chance, 0.5, 0.004)),
        (around(chance, 0.041, 0.2), 0.15, tap(chance, 1800.0, 0.6)),
    )


def cut(chance: Chance) -> Signal:
    """Half a pack lifted (edges brush), set beside, the rest put on top at 0.27 s."""
    down = 0.27
    lifting = curve(0.12, (0.0, 0.0), (0.03, 0.6), (0.11, 0.0))
    edges = sorted(0.005 + 0.07 * chance.random_sample() for _ in range(7))
    sliding = curve(0.08, (0.0, 0.6), (0.07, 0.0))
    return mix(
        0.5,
        (0.0, 0.32, scrape(chance, lifting, 0.4, 1.05)),
        (0.0, 0.22, run(chance, edges, (1700.0, 2400.0))),
        (down, 1.0, packet(chance, 0.8)),
        (down + 0.004, 0.22, scrape(chance, sliding, 0.4, 0.8)),
        (down + around(chance, 0.055, 0.2), 0.34, packet(chance, 0.4)),
    )


def shuffle(chance: Chance) -> Signal:
    """A riffle of two halves, the bridge falling together, the pack squared on the table."""
    riffle = _riffle_onsets(chance, 50, 0.62)
    bridge = _riffle_onsets(chance, 46, 0.36)
    swell = np.linspace(0.55, 1.0, 50)
    fall = np.linspace(0.9, 0.5, 46)
    start = 0.74
    breath = curve(0.5, (0.0, 0.0), (0.1, 0.4), (0.34, 0.55), (0.44, 0.0))
    first = start + bridge[-1] + around(chance, 0.13, 0.1)
    second = first + around(chance, 0.15, 0.1)
    return mix(
        second + 0.3,
        (0.0, 0.62, run(chance, riffle, (1150.0, 1750.0), swell)),
        (0.0, 0.10, scrape(chance, curve(0.66, (0, 0.2), (0.5, 0.55), (0.64, 0.0)), 0.6, 0.8)),
        (riffle[-1] + 0.01, 0.42, packet(chance, 0.5)),
        (start, 0.50, run(chance, bridge, (1900.0, 1250.0), fall)),
        (start, 0.16, scrape(chance, breath, 0.3, 0.7)),
        (first, 0.62, squaring(chance)),
        (second, 0.42, squaring(chance)),
    )


def squaring(chance: Chance) -> Signal:
    """The long edge of the pack knocked on the table."""
    return mix(
        0.28,
        (0.0, 0.8, packet(chance, 0.9)),
        (0.001, 0.45, snap(chance, 0.55, 0.006)),
        (0.006, 0.3, snap(chance, 0.4, 0.005)),
        (0.0, 0.35, table(chance, 0.8)),
    )


def _riffle_onsets(chance: Chance, count: int, seconds: float) -> list[float]:
    """Onsets that start slow, run, and bunch a little where the thumb lets go."""
    share = np.linspace(0.0, 1.0, count) ** 0.82
    wobble = 0.35 / count * chance.standard_normal(count)
    onsets = np.sort(np.clip((share + wobble) * seconds, 0.0, seconds))
    return [float(onset) for onset in onsets]


def net(chance: Chance) -> Signal:
    """A knotted net swings through the air and falls over the cards at 0.16 s."""
    air = _cloth(chance, curve(0.3, (0, 0), (0.1, 0.7), (0.15, 1.0), (0.24, 0.0)), 520.0, 1500.0)
    knots = sorted(0.13 + 0.13 * float(chance.beta(2.0, 3.5)) for _ in range(26))
    fade = np.linspace(1.0, 0.45, 26)
    return mix(
        0.42,
        (0.0, 0.6, air),
        (0.0, 1.0, run(chance, knots, (1700.0, 1100.0), fade)),
        (0.155, 0.5, puff(chance, 0.03)),
        (0.16, 0.2, table(chance, 0.2)),
    )


def sweep(chance: Chance) -> Signal:
    """The net is drawn in: cards rush over the felt, pile up and stop at 0.34 s."""
    end = 0.34
    speed = curve(0.42, (0.0, 0.0), (0.1, 0.45), (end - 0.06, 1.0), (end + 0.02, 0.0))
    edges = sorted(end * (0.25 + 0.75 * float(chance.beta(3.2, 1.4))) for _ in range(22))
    rise = np.linspace(0.3, 1.0, 22)
    cloth = _cloth(chance, speed[: samples(0.42)], 380.0, 1100.0)
    return mix(
        0.62,
        (0.0, 0.5, scrape(chance, speed, 0.6, 0.75)),
        (0.0, 0.3, cloth),
        (0.0, 0.8, run(chance, edges, (1250.0, 2100.0), rise)),
        (end, 1.5, packet(chance, 0.8)),
        (end + 0.002, 0.34, snap(chance, 0.4, 0.007)),
        (end + around(chance, 0.045, 0.2), 0.3, packet(chance, 0.3)),
    )


def curtain(chance: Chance) -> Signal:
    """A heavy cloth drawn along a rail, with folds that follow."""
    rise = around(chance, 0.17, 0.15)
    level = curve(0.62, (0.0, 0.0), (rise, 0.95), (0.34, 0.62), (0.58, 0.0))
    cloth = _cloth(chance, level, 330.0, 1250.0)
    folds = silence(0.62)
    for number in range(4):
        start = 0.06 + 0.1 * number + 0.03 * chance.random_sample()
        fold = 0.5 * puff(chance, around(chance, 0.035)) * gain(-2.0 * number)
        folds = mix(0.62, (0.0, 1.0, folds), (start, 0.55, fold))
    return mix(0.66, (0.0, 1.0, cloth), (0.0, 0.5, folds))


def _cloth(chance: Chance, level: Signal, low: float, high: float) -> Signal:
    """Moving cloth or cord: soft noise that brightens as it moves faster."""
    seconds = len(level) / 44_100
    noise = white(seconds, chance)
    soft = band(noise, low * 0.6, low * 1.7, 9.0)
    pale = tilt(noise, (high / 6, -30.0), (high * 0.7, 0.0), (high * 1.9, -2.0), (high * 6, -30.0))
    wave = flutter(seconds, 17.0, 0.28, chance)
    n = min(len(level), len(times(seconds)))
    return np.asarray((soft[:n] * 1.2 + pale[:n] * level[:n]) * wave[:n] * level[:n])
