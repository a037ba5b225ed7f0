#!/usr/bin/env python3
"""Kukulītis sings: art/song.py -> slide02.ogg, and the times of its words in story.json.

Needs numpy and ffmpeg. What was spoken lies in song/: the narrator before and after, and the refrain word by word (the
same voice, at 0.75 of its speed; "dziesmiņu" was given to it as "dziesminju", for it has no ņ). The refrain becomes a
song by PSOLA: the voice is cut into grains of two periods, which are laid out again at the pitch of the melody, the
vowels as long as their notes (E. Moulines, F. Charpentier, 1990). Plucked notes of the interface's kalimba accompany it.
"""
import json
import os
import re
import subprocess
import sys
import tempfile
import wave

import numpy as np

HERE = os.path.dirname(os.path.abspath(__file__))
TALE = os.path.dirname(HERE)
sys.dont_write_bytecode = True
ASSETS = os.path.join(HERE, "..", "..", "..")
sys.path[:0] = [os.path.join(ASSETS, "interface", "art")]
sys.path += [os.path.join(ASSETS, "art"), os.path.join(ASSETS, "art", "score")]
import sounds
from cast import CAST
from notation import LOAFS_SONG, notes

RATE = 24000
# A small loaf has a small throat: its voice is higher by this, with its vowels, as when it speaks.
SMALL = CAST["loaf"]["higher"]
# Seconds for an eighth.
EIGHTH = 0.36
DO, MI, FA, SOL = 57, 61, 62, 64

# The melody of each syllable: its note, a fourth lower than in the theme, and its length in eighths.
MELODY = tuple((pitch - 5, int(length)) for _, pitch, length in notes(LOAFS_SONG))
# A syllable's word and clip; where its first consonants, its vowel and its last consonants begin, and its end, in
# seconds of the clip.
SYLLABLES = (
    (0, "need-mani", 0.20, 0.37, 0.57, 0.57), (0, "need-mani", 0.57, 0.57, 0.79, 0.86),
    (1, "need-mani", 0.89, 1.00, 1.21, 1.21), (1, "need-mani", 1.21, 1.28, 1.46, 1.46),
    (2, "es-tev", 0.20, 0.24, 0.51, 0.61), (3, "es-tev", 0.70, 0.75, 1.17, 1.22),
    (4, "nodziedasu", 0.27, 0.37, 0.78, 0.78), (4, "nodziedasu", 0.78, 0.86, 1.08, 1.08),
    (4, "nodziedasu", 1.08, 1.14, 1.38, 1.38), (4, "nodziedasu", 1.47, 1.62, 1.78, 1.78),
    (5, "dziesminu", 0.27, 0.36, 0.78, 0.88), (5, "dziesminu", 0.92, 1.00, 1.14, 1.14),
    (5, "dziesminu", 1.14, 1.22, 1.50, 1.56),
)
# Eighths before the first syllable, in which the tune begins, and after the last.
BEFORE, AFTER = 2, 1


def load(name):
    command = ["ffmpeg", "-v", "error", "-i", os.path.join(HERE, "song", name + ".ogg"), "-f", "f32le", "-ac", "1",
               "-ar", str(RATE), "-"]
    return np.frombuffer(subprocess.run(command, check=True, capture_output=True).stdout, np.float32).astype(float)


def hertz(midi):
    return 440.0 * 2.0 ** ((midi - 69) / 12.0)


def smaller(voice):
    """The voice of something smaller, and by as much shorter."""
    return np.interp(np.arange(0, len(voice) - 1, SMALL), np.arange(len(voice)), voice)


def periods(voice):
    """The period at every hundredth of a second, in samples; 0 where there is none. By autocorrelation."""
    step, window = RATE // 100, 960
    found = []
    for at in range(0, len(voice) - window, step):
        part = voice[at:at + window] * np.hanning(window)
        same = np.correlate(part, part, "full")[window - 1:]
        low, high = RATE // 420, RATE // 110
        best = low + int(np.argmax(same[low:high]))
        isVoiced = np.sqrt(np.mean(part ** 2)) > 0.008 and same[best] > 0.45 * same[0]
        found.append(best if isVoiced else 0)
    shift = window // 2 // step
    return [0] * shift + found + [0] * shift


def marks(voice, period):
    """Where grains are taken: at the peaks of the voice's periods, elsewhere every 4 ms; and whether each has a pitch."""
    def at_sample(sample):
        return period[min(len(period) - 1, sample * 100 // RATE)]
    out, at = [], 0
    while at < len(voice):
        length = at_sample(at)
        if not length:
            out.append((at, RATE // 250, False))
            at += RATE // 250
            continue
        low, high = max(0, at - length // 4), min(len(voice), at + length // 4 + 1)
        if out and out[-1][2]:
            at = low + int(np.argmax(voice[low:high]))
        out.append((at, length, True))
        at += length
    return out


def plan():
    """When each syllable's parts sound, in seconds of the song: pairs of source and song times, and its vowel's note."""
    starts, at = [], BEFORE
    for _, length in MELODY:
        starts.append(at * EIGHTH)
        at += length
    starts.append(at * EIGHTH)
    out = []
    for index, (word, clip, first, vowel, last, end) in enumerate(SYLLABLES):
        first, vowel, last, end = (time / SMALL for time in (first, vowel, last, end))
        following = SYLLABLES[index + 1] if index + 1 < len(SYLLABLES) else None
        room = (following[3] - following[2]) / SMALL if following else 0.0
        stop = starts[index + 1] - room
        beat = starts[index]
        # Consonants keep their length; a vowel has what is left of its note, and rests a little before a new word.
        ends_word = following is None or following[0] != word
        close = stop - (0.02 if ends_word and following else 0.0)
        points = [(first, beat - (vowel - first)), (vowel, beat), (last, close - (end - last)), (end, close)]
        out.append((word, clip, points, MELODY[index][0]))
    return out


def sing(parts, length):
    song = np.zeros(int(length * RATE) + RATE)
    voices = {clip: smaller(load(clip)) for clip in {part[1] for part in parts}}
    grains = {clip: marks(voice, periods(voice)) for clip, voice in voices.items()}
    before = None
    for word, clip, points, note in parts:
        voice, places = voices[clip], grains[clip]
        sources, times = zip(*points)
        vowel = voice[int(sources[1] * RATE):int(sources[2] * RATE)]
        gain = min(2.2, 0.13 / max(1e-3, np.sqrt(np.mean(vowel ** 2))))
        at, syllable = times[0], np.zeros(len(song))
        while at < times[-1]:
            sample = np.interp(at, times, sources) * RATE
            mark, reach, has_pitch = min(places, key=lambda place: abs(place[0] - sample))
            since = at - times[1]
            target = hertz(note)
            if before and since < 0.05:
                target = hertz(before + (note - before) * np.clip((since + 0.05) / 0.1, 0, 1))
            if since > 0.2:
                target *= 1 + 0.007 * np.sin(2 * np.pi * 5.2 * (since - 0.2))
            step = 1 / target if has_pitch else 0.004
            low, high = max(0, mark - reach), min(len(voice), mark + reach)
            grain = voice[low:high] * np.hanning(2 * reach)[low - mark + reach:high - mark + reach]
            # Where grains lie closer together than they were, they add up to more.
            start = int(at * RATE) + low - mark
            if start >= 0:
                syllable[start:start + len(grain)] += grain * min(1.0, step * RATE / reach)
            at += step
        song += gain * syllable
        before = note
    return song


def kalimba(parts, length):
    """The melody an octave higher, a bass on the beats, and two notes to begin and to end with."""
    rate = sounds.RATE
    tune = np.zeros(int(length * rate) + rate)

    def pluck(at, midi, gain, ring):
        note = np.array(sounds.pluck([0.0] * int(1.2 * rate), 0.0, midi, gain, ring))
        start = int(max(0.0, at) * rate)
        tune[start:start + len(note)] += note[:len(tune) - start]
    for eighth, midi in ((0, SOL + 12), (1, MI + 12)):
        pluck(eighth * EIGHTH, midi, 0.5, 0.3)
    for _, _, points, note in parts:
        pluck(points[1][1], note + 12, 0.5, 0.3)
    for bar, midi in enumerate((DO, DO, FA - 12, SOL - 12, DO)):
        pluck((BEFORE - 2 + 0 if bar == 0 else BEFORE + 4 * (bar - 1)) * EIGHTH, midi, 0.45, 0.5)
        if 0 < bar < 4:
            pluck((BEFORE + 4 * (bar - 1) + 2) * EIGHTH, SOL - (0 if bar < 3 else 12), 0.3, 0.4)
    last = parts[-1][2][1][1]
    pluck(last + EIGHTH, MI + 12, 0.4, 0.35)
    pluck(last + 2 * EIGHTH, DO + 12, 0.5, 0.5)
    dull = np.array(sounds.low_pass(list(tune), 2400.0))
    return np.interp(np.arange(0, len(dull), rate / RATE), np.arange(len(dull)), dull)


def loudness(samples):
    with tempfile.NamedTemporaryFile(suffix=".wav") as file:
        write(samples, file.name)
        told = subprocess.run(["ffmpeg", "-nostats", "-i", file.name, "-af", "ebur128", "-f", "null", "-"],
                              capture_output=True, text=True, check=True).stderr
    return float(re.findall(r"I:\s+(-?[\d.]+) LUFS", told)[-1])


def write(samples, path):
    with wave.open(path, "wb") as out:
        out.setnchannels(1), out.setsampwidth(2), out.setframerate(RATE)
        out.writeframes((np.clip(samples, -1, 1) * 32767).astype("<i2").tobytes())


def at_loudness(samples, level):
    return samples * 10 ** ((level - loudness(samples)) / 20)


def spoken(name):
    """A clip of the narrator without the silence at its ends, and how much was cut off before it."""
    voice = load(name)
    loud = np.flatnonzero(np.abs(voice) > 0.02)
    first, last = max(0, loud[0] - 480), loud[-1] + 2400
    return voice[first:last], first / RATE


def save_words(times):
    """Puts the times of slide02's words into story.json, in the manner of the file."""
    path = os.path.join(TALE, "story.json")
    with open(path) as file:
        story = file.read()
    start = story.index('"words": [', story.index('"id": "slide02"'))
    end = story.index("\n      ]", start)
    pairs = ["[%g, %g]" % (round(a, 2), round(b, 2)) for a, b in times]
    lines = [", ".join(pairs[at:at + 6]) for at in range(0, len(pairs), 6)]
    text = story[:start] + '"words": [\n        ' + ",\n        ".join(lines) + story[end:]
    json.loads(text)
    with open(path, "w") as file:
        file.write(text)


# What the narrator says before and after, word by word, in seconds of song/before.ogg and song/after.ogg.
WORDS_BEFORE = ((0.22, 0.64), (0.64, 1.0), (1.0, 1.63), (1.63, 2.1), (2.55, 2.85), (2.86, 3.27), (3.3, 4.2))
WORDS_AFTER = ((0.22, 0.52), (0.55, 1.38), (1.61, 2.33), (2.36, 2.97))


def main():
    parts = plan()
    length = (BEFORE + sum(length for _, length in MELODY) + AFTER) * EIGHTH
    voice, tune = sing(parts, length), kalimba(parts, length)
    count = int((length + 0.35) * RATE)
    song = at_loudness(voice[:count], -18.5) + at_loudness(tune[:count], -29.0)
    fade = np.clip((count - np.arange(count)) / (0.25 * RATE), 0, 1)
    (before, cut), (after, cut_after) = spoken("before"), spoken("after")
    silence = np.zeros(int(0.2 * RATE))
    begin = len(silence) + len(before)
    rest = begin + count
    clip = np.concatenate([silence, at_loudness(before, -18), song * fade, at_loudness(after, -18), silence])
    clip = at_loudness(clip, -18)

    moved = 0.2 - cut
    times = [(a + moved, b + moved) for a, b in WORDS_BEFORE]
    sung = {}
    for word, _, points, _ in parts:
        first, last = points[0][1] + begin / RATE, points[-1][1] + begin / RATE
        sung[word] = (sung[word][0] if word in sung else first, last)
    times.append((times[-1][1], sung[0][0]))
    times += [sung[word] for word in sorted(sung)]
    times += [(a - cut_after + rest / RATE, b - cut_after + rest / RATE) for a, b in WORDS_AFTER]
    with tempfile.NamedTemporaryFile(suffix=".wav") as file:
        write(clip, file.name)
        subprocess.run(["ffmpeg", "-v", "error", "-y", "-i", file.name, "-af",
                        "aresample=192000,alimiter=limit=0.75:level=false,aresample=48000", "-c:a", "libopus", "-b:a", "32k",
                        "-ac", "1", "-map_metadata", "-1", "-fflags", "+bitexact", "-flags:a", "+bitexact",
                        os.path.join(TALE, "slide02.ogg")], check=True)
    save_words(times)
    print("slide02.ogg: %.1f s, the song from %.2f to %.2f s" % (len(clip) / RATE, sung[0][0], sung[5][1]))


if __name__ == "__main__":
    main()
