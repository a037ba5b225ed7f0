#!/usr/bin/env python3
"""Makes the interface's sounds: art/sounds.py -> sound-*.ogg beside this folder; with names, only these.

Standard library only. Each sound is computed, low-passed, faded at both ends,
set to a quiet peak, written as a WAV in a temporary folder and turned into
Ogg Vorbis (48 kHz, mono) by ffmpeg. The same run always gives the same sound.
"""
import array
import math
import os
import random
import shutil
import subprocess
import sys
import tempfile
import wave

RATE = 48000
TARGET = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))


def silence(seconds):
    return [0.0] * int(round(seconds * RATE))


def note_hz(midi):
    return 440.0 * 2.0 ** ((midi - 69) / 12.0)


def low_pass(x, hz, passes=2):
    """Gentle one-pole low-pass; hz may be a number or a function of seconds."""
    for _ in range(passes):
        y, out = 0.0, []
        for i, v in enumerate(x):
            c = hz(i / RATE) if callable(hz) else hz
            y += (1.0 - math.exp(-2.0 * math.pi * c / RATE)) * (v - y)
            out.append(y)
        x = out
    return x


def high_pass(x, hz):
    return [a - b for a, b in zip(x, low_pass(x, hz, 1))]


def pluck(into, at, midi, gain=1.0, ring=0.32, attack=0.005):
    """A kalimba tongue: a round ground tone, a faint octave, a short bright tick."""
    f = note_hz(midi)
    parts = ((1.0, 1.0, ring), (2.003, 0.16, ring * 0.5),
             (3.01, 0.05, ring * 0.28), (5.42, 0.045, 0.035))
    start = int(at * RATE)
    for i in range(start, len(into)):
        t = (i - start) / RATE
        rise = 0.5 - 0.5 * math.cos(math.pi * t / attack) if t < attack else 1.0
        v = sum(a * math.exp(-t / d) * math.sin(2.0 * math.pi * f * r * t)
                for r, a, d in parts)
        # the wooden box under the tongue answers with a small thump
        v += 0.10 * math.exp(-t / 0.03) * math.sin(2.0 * math.pi * 180.0 * t)
        into[i] += gain * rise * v
    return into


def room(x, amount=0.16):
    """Three soft, dull echoes: a small wooden box rather than a hall."""
    wet = low_pass(x, 1800.0, 1)
    out = list(x)
    for delay, gain in ((0.023, 1.0), (0.041, 0.7), (0.067, 0.5)):
        n = int(delay * RATE)
        for i in range(n, len(x)):
            out[i] += amount * gain * wet[i - n]
    return out


def finish(x, peak_db, fade_in=0.003, fade_out=0.05):
    x = high_pass(x, 70.0)
    a, b = int(fade_in * RATE), int(fade_out * RATE)
    for i in range(a):
        x[i] *= 0.5 - 0.5 * math.cos(math.pi * i / a)
    for i in range(b):
        x[-1 - i] *= 0.5 - 0.5 * math.cos(math.pi * i / b)
    top = max(abs(v) for v in x)
    g = 10.0 ** (peak_db / 20.0) / top
    return [v * g for v in x]


def press():
    """A felt-tipped finger on a little wooden block."""
    rnd = random.Random(3)
    x = silence(0.11)
    for i in range(len(x)):
        t = i / RATE
        bend = 1.0 + 0.25 * math.exp(-t / 0.008)
        x[i] = (math.exp(-t / 0.020) * math.sin(2.0 * math.pi * 235.0 * bend * t)
                + 0.34 * math.exp(-t / 0.011) * math.sin(2.0 * math.pi * 612.0 * t)
                + 0.30 * math.exp(-t / 0.006) * rnd.uniform(-1.0, 1.0))
    return finish(low_pass(x, 1500.0), -16.0, 0.003, 0.04)


def turn():
    """A sheet of thick paper: lifts with a rising swish, settles with a soft pat."""
    rnd = random.Random(11)
    length = 0.34
    x = silence(length)
    flutter = 0.0
    for i in range(len(x)):
        t = i / RATE
        flutter += 0.003 * (rnd.uniform(-1.0, 1.0) - flutter)
        swish = math.sin(math.pi * min(1.0, t / 0.29)) ** 1.5
        grain = 1.0 + 7.0 * flutter
        x[i] = swish * grain * rnd.uniform(-1.0, 1.0)
    # the tone of the swish climbs as the sheet rises and falls as it lies down
    x = low_pass(x, lambda t: 700.0 + 2300.0 * math.sin(math.pi * min(1.0, t / 0.29)) ** 2)
    x = high_pass(x, 260.0)
    pat = silence(length)
    at = 0.225
    for i in range(int(at * RATE), len(pat)):
        t = i / RATE - at
        rise = 0.5 - 0.5 * math.cos(math.pi * min(1.0, t / 0.012))
        pat[i] = rise * math.exp(-t / 0.026) * (
            rnd.uniform(-1.0, 1.0) + 0.35 * math.sin(2.0 * math.pi * 150.0 * t))
    pat = low_pass(pat, 620.0)
    loud = max(abs(v) for v in x) / max(abs(v) for v in pat)
    x = [a + 0.42 * loud * b for a, b in zip(x, pat)]
    return finish(x, -17.5, 0.015, 0.06)


def opening():
    """Two notes up: g' - d''."""
    x = silence(0.60)
    pluck(x, 0.000, 67, 0.85, 0.20)
    pluck(x, 0.130, 74, 0.90, 0.22)
    return finish(low_pass(room(x), 2800.0), -16.5, 0.003, 0.14)


def back():
    """Two notes down, softer: d'' - a'."""
    x = silence(0.50)
    pluck(x, 0.000, 74, 0.70, 0.14, 0.008)
    pluck(x, 0.115, 69, 0.85, 0.18, 0.008)
    return finish(low_pass(room(x), 1900.0), -19.0, 0.004, 0.14)


def end():
    """The tale is told: b' - d'' - a' - g', coming home, the last with its low g."""
    x = silence(1.95)
    pluck(x, 0.00, 71, 0.70, 0.34)
    pluck(x, 0.26, 74, 0.78, 0.36)
    pluck(x, 0.55, 69, 0.66, 0.36)
    pluck(x, 0.90, 67, 0.85, 0.50, 0.007)
    pluck(x, 0.915, 55, 0.38, 0.50, 0.010)
    return finish(low_pass(room(x, 0.2), 2400.0), -16.5, 0.004, 0.45)


def morning():
    """A small bird wakes: three chirps, each sweeping up and down, over a soft g'."""
    x = silence(0.62)
    pluck(x, 0.0, 67, 0.5, 0.26)
    for at, low, high, gain in ((0.06, 1500.0, 2300.0, 0.7), (0.20, 1650.0, 2600.0, 0.85), (0.34, 1500.0, 2400.0, 0.7)):
        start, length, phase = int(at * RATE), int(0.105 * RATE), 0.0
        for i in range(length):
            t = i / length
            phase += 2.0 * math.pi * (low + (high - low) * math.sin(math.pi * t ** 0.8)) / RATE
            x[start + i] += gain * math.sin(math.pi * t) ** 1.5 * math.sin(phase)
    return finish(low_pass(room(x, 0.2), 4200.0), -15.0, 0.003, 0.12)


def glide(into, at, length, hz, gain, rise=0.03, overtone=0.12):
    """A round tone whose pitch follows hz(part of its length), as a breath or a spring gives it."""
    start, count, phase = int(at * RATE), int(length * RATE), 0.0
    for i in range(min(count, len(into) - start)):
        t = i / count
        phase += 2.0 * math.pi * hz(t) / RATE
        shape = min(1.0, i / (rise * RATE)) * (0.5 + 0.5 * math.cos(math.pi * t)) ** 0.8
        into[start + i] += gain * shape * (math.sin(phase) + overtone * math.sin(2.0 * phase))
    return into


def hare():
    """Two hops: a soft spring that goes up, the second lower, each with a pat of paws."""
    x = silence(0.92)
    for at, low, gain in ((0.05, 300.0, 0.9), (0.47, 262.0, 0.7)):
        glide(x, at, 0.20, lambda t, low=low: low * (1.0 + 0.75 * t), gain, 0.012)
        pluck(x, at + 0.33, 48, 0.34 * gain, 0.06, 0.008)
    return finish(low_pass(room(x), 2200.0), -16.5, 0.004, 0.06)


def owl():
    """Hū-hū: two breaths, the second longer, each sinking a little."""
    x = silence(0.90)
    for at, length, gain in ((0.02, 0.26, 0.75), (0.33, 0.54, 0.95)):
        glide(x, at, length, lambda t: 392.0 - 40.0 * t + 5.0 * math.sin(2.0 * math.pi * 5.5 * t), gain, 0.06, 0.06)
    return finish(low_pass(room(x, 0.24), 1500.0), -18.0, 0.01, 0.12)


def house():
    """Somebody is at home: a small door bell, c'' - e'' - g'', and a puff from the chimney."""
    rnd = random.Random(23)
    x = silence(0.95)
    for at, midi, gain in ((0.00, 72, 0.62), (0.16, 76, 0.66), (0.32, 79, 0.72)):
        pluck(x, at, midi, gain, 0.26)
    puff = [rnd.uniform(-1.0, 1.0) * math.sin(math.pi * min(1.0, i / (0.5 * RATE))) ** 2 for i in range(int(0.5 * RATE))]
    for i, v in enumerate(low_pass(puff, 700.0)):
        x[int(0.40 * RATE) + i] += 0.9 * v
    return finish(low_pass(room(x, 0.2), 2600.0), -17.0, 0.003, 0.14)


def moon():
    """A cradle song's first rocking: g'' - e'' - g'', soft as glass."""
    x = silence(0.98)
    for at, midi, gain in ((0.00, 79, 0.6), (0.27, 76, 0.7), (0.54, 79, 0.5)):
        pluck(x, at, midi, gain, 0.34, 0.014)
        pluck(x, at, midi - 12, gain * 0.35, 0.30, 0.02)
    return finish(low_pass(room(x, 0.26), 2000.0), -18.0, 0.005, 0.2)


def title():
    """A name is rung: g' - b' - d'' - g'', like a hand over small bells."""
    x = silence(1.05)
    for step, midi in enumerate((67, 71, 74, 79)):
        pluck(x, 0.09 * step, midi, 0.6 + 0.05 * step, 0.30, 0.006)
    return finish(low_pass(room(x, 0.24), 2400.0), -18.0, 0.004, 0.2)


def star():
    """A star on its thread: two high notes, as small as a drop."""
    x = silence(0.62)
    pluck(x, 0.0, 86, 0.6, 0.22, 0.006)
    pluck(x, 0.09, 91, 0.4, 0.20, 0.008)
    return finish(low_pass(room(x, 0.28), 3600.0), -19.0, 0.004, 0.2)


def breath(length, seed, low, high):
    """Air that comes and goes, brightest in its middle."""
    rnd = random.Random(seed)
    x = [rnd.uniform(-1.0, 1.0) * math.sin(math.pi * i / (length * RATE)) ** 2 for i in range(int(length * RATE))]
    return low_pass(x, lambda t: low + (high - low) * math.sin(math.pi * t / length) ** 2)


def cloud():
    """A cloud sighs."""
    return finish(high_pass(breath(0.85, 41, 240.0, 900.0), 160.0), -19.0, 0.02, 0.2)


def birch():
    """Leaves rustle twice."""
    rnd = random.Random(43)
    x = breath(1.0, 47, 900.0, 3400.0)
    grain = low_pass([rnd.uniform(-1.0, 1.0) for _ in x], 28.0, 2)
    loud = max(abs(v) for v in grain)
    x = [v * (0.35 + abs(g) / loud) * (0.6 + 0.4 * math.cos(4.0 * math.pi * i / len(x)))
         for i, (v, g) in enumerate(zip(x, grain))]
    return finish(high_pass(x, 700.0), -21.0, 0.02, 0.2)


def mill():
    """Four sails go by, slower and slower, on a wooden axle."""
    x = silence(1.2)
    for at, gain in ((0.02, 0.8), (0.24, 0.75), (0.52, 0.65), (0.86, 0.5)):
        for i, v in enumerate(breath(0.2, int(100 * at), 300.0, 1300.0)):
            x[int(at * RATE) + i] += 1.3 * gain * v
        pluck(x, at + 0.05, 50, 0.16 * gain, 0.05, 0.01)
    return finish(low_pass(x, 1800.0), -18.5, 0.01, 0.12)


def mushroom():
    """A cap is pressed, and comes up again."""
    x = silence(0.5)
    glide(x, 0.02, 0.26, lambda t: 190.0 * (1.0 + 0.9 * t), 0.9, 0.01, 0.2)
    pluck(x, 0.26, 62, 0.4, 0.09, 0.008)
    return finish(low_pass(room(x), 2000.0), -17.5, 0.004, 0.08)


def flower():
    """A flower nods: two notes down, short and round."""
    x = silence(0.5)
    pluck(x, 0.0, 81, 0.6, 0.13, 0.008)
    pluck(x, 0.1, 76, 0.5, 0.16, 0.008)
    return finish(low_pass(room(x, 0.2), 2600.0), -18.5, 0.004, 0.14)


def arrival():
    """Something has come to the meadow: g' - c'' - e'', unfolding."""
    x = silence(1.0)
    for at, midi, gain in ((0.0, 67, 0.55), (0.16, 72, 0.6), (0.34, 76, 0.68)):
        pluck(x, at, midi, gain, 0.32, 0.01)
    return finish(low_pass(room(x, 0.24), 2400.0), -18.0, 0.005, 0.2)


def volume():
    """A new volume: one short round note, d''."""
    x = silence(0.24)
    pluck(x, 0.0, 74, 0.85, 0.09, 0.008)
    return finish(low_pass(x, 2200.0), -14.0, 0.004, 0.08)


def noise():
    """For a sound level meter: steady noise, as dull as voices, that can follow itself without a seam."""
    rnd = random.Random(31)
    length, seam = int(12.0 * RATE), int(0.05 * RATE)
    x = high_pass(low_pass([rnd.uniform(-1.0, 1.0) for _ in range(length + seam)], 900.0, 1), 200.0)
    # the end melts into the beginning
    for i in range(seam):
        t = 0.5 * math.pi * i / seam
        x[i] = x[i] * math.sin(t) + x[length + i] * math.cos(t)
    x = x[:length]
    g = 10.0 ** (-22.0 / 20.0) / math.sqrt(sum(v * v for v in x) / length)
    return [v * g for v in x]


SOUNDS = (("press", press), ("turn", turn), ("open", opening), ("back", back), ("end", end),
          ("morning", morning), ("hare", hare), ("owl", owl), ("house", house), ("moon", moon),
          ("volume", volume), ("noise", noise), ("title", title), ("star", star), ("cloud", cloud), ("birch", birch),
          ("mill", mill), ("mushroom", mushroom), ("flower", flower), ("arrival", arrival))


def main():
    if shutil.which("ffmpeg") is None:
        sys.exit("sounds.py: ffmpeg is missing (needed to write Ogg Vorbis)")
    with tempfile.TemporaryDirectory() as folder:
        for name, make in SOUNDS:
            if sys.argv[1:] and name not in sys.argv[1:]:
                continue
            samples = array.array("h", (int(round(v * 32767.0)) for v in make()))
            if sys.byteorder == "big":
                samples.byteswap()
            wav = os.path.join(folder, name + ".wav")
            with wave.open(wav, "wb") as f:
                f.setnchannels(1)
                f.setsampwidth(2)
                f.setframerate(RATE)
                f.writeframes(samples.tobytes())
            ogg = os.path.join(TARGET, "sound-" + name + ".ogg")
            subprocess.run(["ffmpeg", "-v", "error", "-y", "-i", wav, "-map_metadata", "-1",
                            "-c:a", "libvorbis", "-q:a", "4", "-ar", str(RATE), "-ac", "1",
                            "-fflags", "+bitexact", "-flags:a", "+bitexact", ogg], check=True)
            print("sound-%s.ogg  %.0f ms  %d bytes"
                  % (name, 1000.0 * len(samples) / RATE, os.path.getsize(ogg)))


if __name__ == "__main__":
    main()
