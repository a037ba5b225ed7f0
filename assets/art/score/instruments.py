"""The instruments of the themes: a kokle (plucked strings over a spruce board), a stabule (a flute of willow) and a hand
drum. Each note is computed from its pitch and strength alone, so that it is the same every time."""
import functools

import numpy as np

from sounds import RATE, curve, noise, shaped, struck, times, wind


def hertz(midi):
    return 440 * 2 ** ((midi - 69) / 12)


def string(pitch, seconds, fall, bright):
    """Karplus and Strong's string: a short pull runs round a delay as long as the period and loses a little, its high
    parts first. Lagrange's polynomial of the third order tunes the delay between the samples; a block of the delay's
    length is computed at once."""
    period = RATE / pitch
    whole = int(period - 1) - 1
    d = period - 1 - whole
    tuned = [-(d - 1) * (d - 2) * (d - 3) / 6, d * (d - 2) * (d - 3) / 2, -d * (d - 1) * (d - 3) / 2, d * (d - 1) * (d - 2) / 6]
    loss = .012 + 14 / pitch * (1.2 - bright)
    taps = np.convolve(tuned, [loss, 1 - 2 * loss, loss]) * 10 ** (-3 * period / RATE / fall)
    pull = plucked(period, bright)
    margin = whole + len(taps)
    out = np.zeros(margin + int(seconds * RATE))
    out[margin:margin + len(pull)] = pull
    for at in range(margin, len(out), whole):
        count = min(whole, len(out) - at)
        for index, tap in enumerate(taps):
            begin = at - whole - index
            out[at:at + count] += tap * out[begin:begin + count]
    return out[margin:]


def plucked(period, bright):
    """What a fingertip gives a string at a fifth of its length: a soft edge, and the same upside down from the bridge."""
    width = max(6, int(RATE * (.00085 - .0005 * bright)))
    edge = np.hanning(width + 2)[1:-1]
    out = np.zeros(width + int(.2 * period) + 1)
    out[:width] += edge
    out[int(.2 * period):int(.2 * period) + width] -= edge
    return out


@functools.lru_cache(None)
def board():
    """What the board and the hollow answer to the strings."""
    modes = [(172, 1, .16), (263, .9, .13), (402, .6, .1), (571, .5, .08), (845, .3, .06), (1290, .22, .045), (2100, .12, .03)]
    return np.concatenate([[0.] * 24, struck(.15, *modes)]) * .016


@functools.lru_cache(None)
def kokle(midi, bright=.5):
    """A note of two strings of nearly the same pitch."""
    pitch = hertz(midi)
    fall, seconds = 4.2 * (220 / pitch) ** .35, 3.4 * (220 / pitch) ** .25
    out = string(pitch, seconds, fall, bright) + .55 * string(pitch * 1.0009, seconds, fall * .9, bright)
    size = len(out) + len(board())
    spectrum = np.fft.rfft(out, 2 * size)
    out = out + np.fft.irfft(spectrum * np.fft.rfft(board(), 2 * size), 2 * size)[:len(out)]
    out = shaped(out, (60, 0), (120, 1), (4000, 1), (8000, .45), (14000, .05))
    out *= curve(seconds, (0, 1), (.75, 1), (1, 0))[:len(out)]
    return out * (.1 / np.sqrt((out[:RATE // 2] ** 2).mean())) * (330 / pitch) ** .15


@functools.lru_cache(None)
def stabule(midi, seconds, seed=0):
    """A breath into a willow flute: nearly a pure tone, that begins a little low and trembles when it is held."""
    pitch, t = hertz(midi), times(seconds)
    held = np.clip((t - .35) / .5, 0, 1)
    bend = 1 - .012 * np.exp(-t / .035) + held * .0035 * np.sin(2 * np.pi * 4.7 * t + seed)
    phase = 2 * np.pi * np.cumsum(pitch * bend) / RATE
    tone = sum(gain * np.sin(part * phase + part) for part, gain in ((1, 1), (2, .16), (3, .09), (4, .025), (5, .015)))
    air = wind(seconds, 300 + seed, np.full(len(t), pitch * 2), .35) + .5 * wind(seconds, 400 + seed, np.full(len(t), 3400.), .5)
    swell = np.minimum(1, t / .085) ** 1.5 * np.minimum(1, (seconds - t) / .13) * (.86 + .14 * np.sin(np.pi * t / seconds))
    chiff = 1 + 1.6 * np.exp(-t / .05)
    return (tone * (1 + held * .05 * np.sin(2 * np.pi * 4.7 * t + seed)) + .05 * air * chiff) * swell * .11


@functools.lru_cache(None)
def drum(low=True):
    """The flat hand on a small drum: in the middle of the skin, or fingers at its rim."""
    if not low:
        tap = shaped(noise(.09, 511), (250, 0), (700, 1), (1900, .5), (4500, .05)) * curve(.09, (0, 0), (.04, 1), (.3, .2), (1, 0))
        return .25 * tap + .35 * struck(.09, (390, 1, .08), (610, .5, .06))
    t = times(.55)
    skin = np.sin(2 * np.pi * np.cumsum(88 * (1 + .22 * np.exp(-t / .03))) / RATE) * np.exp(-t / .12) * np.minimum(1, t / .004)
    hand = shaped(noise(.55, 512), (80, 0), (200, 1), (600, .4), (1500, 0)) * np.exp(-t / .025) * np.minimum(1, t / .003)
    return .6 * skin + .12 * hand + .12 * struck(.55, (141, 1, .22), (188, .6, .16))


@functools.lru_cache(None)
def wood():
    """A stick on a hollow piece of wood, softly."""
    return .3 * struck(.16, (620, 1, .11), (1010, .45, .07), (1580, .15, .04))
