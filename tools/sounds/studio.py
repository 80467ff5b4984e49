"""Remake all sounds, check the committed ones, or print what a sound engineer would ask for."""

import argparse
import subprocess
import tempfile
import wave
from collections.abc import Iterator
from pathlib import Path

import numpy as np

from tools.sounds.dsp import RATE, Signal
from tools.sounds.loudness import loudness, peak
from tools.sounds.recipes import RECIPES, produce

SOUNDS = Path(__file__).resolve().parents[2] / "assets" / "sounds"


def main(arguments: list[str] | None = None) -> int:
    """The command line; 0 if all is well, 1 if `--check` finds a difference."""
    parser = argparse.ArgumentParser(description="Make all sounds of the game.")
    parser.add_argument("names", nargs="*", help="only these cues (default: all)")
    parser.add_argument("--out", type=Path, default=SOUNDS, help="folder for the OGG files")
    parser.add_argument("--wav", type=Path, help="also write the samples as WAV files there")
    parser.add_argument("--check", action="store_true", help="write nothing; compare with --out")
    parser.add_argument("--levels", action="store_true", help="write nothing; print a table")
    options = parser.parse_args(arguments)
    unknown = [name for name in options.names if name not in RECIPES]
    if unknown:
        parser.error(f"no such cue: {', '.join(unknown)}")
    names = tuple(options.names) or tuple(RECIPES)
    if options.levels:
        return _print_levels(names)
    if options.check:
        return _check(names, options.out)
    return _remake(names, options.out, options.wav)


def _files(names: tuple[str, ...]) -> Iterator[tuple[str, int, str]]:
    for name in names:
        for variant in range(RECIPES[name].variants):
            yield name, variant, f"{name}-{variant + 1}"


def _remake(names: tuple[str, ...], out: Path, wav: Path | None) -> int:
    out.mkdir(parents=True, exist_ok=True)
    total = 0
    for name, variant, stem in _files(names):
        signal = produce(name, variant)
        encoded = encode(signal, RECIPES[name].quality)
        (out / f"{stem}.ogg").write_bytes(encoded)
        total += len(encoded)
        if wav is not None:
            wav.mkdir(parents=True, exist_ok=True)
            _write_wav(wav / f"{stem}.wav", signal)
    if names == tuple(RECIPES):
        _remove_strangers(out)
    print(f"{total / 1024:.0f} KB in {out}")
    return 0


def _remove_strangers(out: Path) -> None:
    known = {f"{stem}.ogg" for _, _, stem in _files(tuple(RECIPES))}
    for path in out.glob("*.ogg"):
        if path.name not in known:
            path.unlink()


def _check(names: tuple[str, ...], out: Path) -> int:
    """Compare each file, byte by byte, with what two runs of its recipe give now."""
    wrong = []
    for name, variant, stem in _files(names):
        signal = produce(name, variant)
        if signal.tobytes() != produce(name, variant).tobytes():
            wrong.append(f"{stem}: two runs give different samples")
        path = out / f"{stem}.ogg"
        if not path.is_file():
            wrong.append(f"{stem}: missing")
        elif path.read_bytes() != encode(signal, RECIPES[name].quality):
            wrong.append(f"{stem}: differs from what the recipe gives")
    print("\n".join(wrong) or "All sounds are as their recipes make them.")
    return 1 if wrong else 0


def _print_levels(names: tuple[str, ...]) -> int:
    print(f"{'sound':18}{'s':>6}{'loud':>8}{'peak':>7}{'centre Hz':>11}{'contact s':>11}")
    for name, variant, stem in _files(names):
        signal = produce(name, variant)
        print(
            f"{stem:18}{len(signal) / RATE:6.2f}{loudness(signal):8.1f}{peak(signal):7.1f}"
            f"{_centre(signal):11.0f}{_contact(signal):11.3f}"
        )
    return 0


def _centre(signal: Signal) -> float:
    """The centre of gravity of the spectrum."""
    flat = signal if signal.ndim == 1 else signal.mean(axis=1)
    power = np.abs(np.fft.rfft(flat)) ** 2
    return float(np.sum(np.fft.rfftfreq(len(flat), 1 / RATE) * power) / np.sum(power))


def _contact(signal: Signal) -> float:
    """When the loudest five milliseconds begin."""
    flat = signal if signal.ndim == 1 else signal.mean(axis=1)
    span = round(0.005 * RATE)
    sums = np.cumsum(np.concatenate([[0.0], flat**2]))
    return float(np.argmax(sums[span:] - sums[:-span]) / RATE)


def encode(signal: Signal, quality: float) -> bytes:
    """The OGG Vorbis file of a signal; the same bytes for the same signal."""
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder) / "sound.wav"
        _write_wav(source, signal)
        command = ["oggenc", "-Q", "-s", "1", "-q", str(quality), "-o", "-", str(source)]
        return subprocess.run(command, check=True, stdout=subprocess.PIPE).stdout


def _write_wav(path: Path, signal: Signal) -> None:
    with wave.open(str(path), "wb") as file:
        file.setnchannels(1 if signal.ndim == 1 else 2)
        file.setsampwidth(2)
        file.setframerate(RATE)
        file.writeframes(np.round(signal * 32767.0).astype("<i2").tobytes())
