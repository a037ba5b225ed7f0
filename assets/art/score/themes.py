"""The themes of the tales, in the manner of Latvian singing: few notes close together, lines of four and four, drones and
empty fifths under them. Each is a ring of sound, made for its tale here and quoted from nowhere."""
import numpy as np

from instruments import drum, kokle, stabule, wood
from notation import LOAFS_SONG, notes, pitch
from ring import echoed, filtered, put, ring

THEMES = {}


class Piece:
    """A ring with a length in steps; hands and breath are a little uneven, always in the same way."""

    def __init__(self, seed, step, steps):
        self.step, self.loop, self.chance = step, ring(step * steps), np.random.default_rng(seed)

    def play(self, at, samples, gain):
        self.struck(at, samples, gain * self.chance.uniform(.86, 1.06), self.chance.uniform(-.009, .009))

    def struck(self, at, samples, gain, late=0.):
        put(self.loop, at * self.step + late, samples, gain)

    def strings(self, line, at=0, gain=1., up=0, bright=.5):
        for step, midi, _ in notes(line, at):
            self.play(step, kokle(midi + up, bright), gain)

    def flute(self, line, at=0, gain=1., up=0):
        for index, (step, midi, length) in enumerate(notes(line, at)):
            seconds = round(length * self.step + .06, 3)
            self.play(step, stabule(midi + up, seconds, index % 7), gain * (330 / 440) ** (up / 24))

    def chords(self, names, each, pattern, at=0, gain=.5, bright=.3):
        """A chord for each bar: the pattern has (step, index of the chord's note) pairs."""
        for bar, chord in enumerate(names.split()):
            tones = [pitch(name) for name in chord.split("+")]
            for step, index in pattern:
                self.play(at + bar * each + step, kokle(tones[index % len(tones)], bright), gain)

    def beats(self, sample, steps, gain):
        for step in steps:
            self.play(step, sample, gain)

    def finished(self, seconds=1.7, wet=.34):
        loop = echoed(self.loop, seconds, wet, (80, .1), (250, .8), (900, 1), (3000, .5), (7000, .08))
        return filtered(loop, (45, 0), (75, 1), (5000, 1), (9000, .5), (15000, .03))


def theme(make):
    THEMES[make.__name__] = make
    return make


@theme
def kakisa_dzirnavas():
    """A mill wheel that turns under a cat's song; 6/8."""
    piece = Piece(1, .4, 72)
    wheel = [(0, 0), (1, 1), (2, 2), (3, 3), (4, 2), (5, 1)]
    bars = "g3+d4+g4+b4 g3+d4+g4+b4 e3+b3+e4+g4 d3+a3+d4+f#4 g3+d4+g4+b4 d3+a3+d4+f#4 c3+g3+c4+e4 g3+d4+g4+b4"
    piece.chords(bars + " g3+d4+g4+b4 e3+b3+e4+g4 c3+g3+c4+e4 g3+d4+g4+b4", 6, wheel, gain=.34)
    first = "b4:2 a4 g4:3 | a4:2 b4 d5:3 | e5:2 d5 b4:3 | a4:6"
    second = "b4:2 a4 g4:3 | a4:2 b4 d5:3 | e5:2 d5 b4:2 a4 | g4:6"
    piece.strings(first, 0, 1.)
    piece.flute(second, 24, .8)
    piece.flute("d5:2 e5 d5:2 b4 | a4:2 b4 g4:3 | e4:2 g4 a4:2 b4 | g4:6", 48, .75)
    piece.strings("d5:2 e5 d5:2 b4 | a4:2 b4 g4:3 | e4:2 g4 a4:2 b4 | g4:6", 48, .5)
    piece.beats(drum(), range(0, 72, 6), .3)
    piece.beats(wood(), range(3, 72, 6), .12)
    return piece.finished()


@theme
def kukulitis():
    """A loaf that rolls along and sings its song; 2/4."""
    piece = Piece(2, .3, 96)
    song = LOAFS_SONG + " .:2 | "
    line = song + "b4 b4 a4 f#4 | g4 g4 f#4:2 | e4 g4 f#4 e4 | d4:4"
    d, a, g = "d3+a3+d4", "a2+e3+c#4", "g2+d3+b3"
    for at, bars in ((0, [d, g, a, d, g, d, a, d]), (32, [d, g, a, d, g, d, a, d]), (64, [d, a, g, a, d, g, a, d])):
        piece.chords(" ".join(bars), 4, [(0, 0), (2, 1), (2, 2)], at, gain=.4)
    piece.strings(line, 0, 1., up=12, bright=.6)
    piece.flute(line, 32, .7, up=12)
    piece.strings("a4:2 d5:2 | c#5 b4 a4:2 | b4 a4 g4 f#4 | e4:2 a4:2 | " + song, 64, .95, bright=.55)
    piece.flute("f#4:2 a4:2 | b4:2 d5:2 | c#5:2 a4:2 | a4:4", 80, .4)
    piece.beats(drum(), list(range(32, 64, 4)) + list(range(80, 96, 4)), .3)
    piece.beats(drum(False), range(34, 64, 4), .2)
    return piece.finished(1.4, .3)


@theme
def racenis():
    """A heavy turnip: they pull step by step, one more each time, and it comes out; 4/4."""
    piece = Piece(3, .75, 40)
    piece.strings("d3 d3 e3 f#3 | g3:2 d3:2", 0, 1., bright=.35)
    piece.strings("d3 d3 e3 f#3 | a3:2 d3:2", 8, .9, bright=.35)
    piece.strings("d4 d4 e4 f#4 | a4:2 d4:2", 8, .75)
    for at in (16, 24):
        piece.strings("d3:2 a3:2 | g3:2 d3:2", at, .8, bright=.3)
    piece.strings("d4 d4 e4 f#4 | b4:2 f#4:2", 16, .8)
    piece.flute("f#4 f#4 g4 a4 | b4:2 f#4:2", 16, .55)
    piece.strings("f#4 f#4 g4 a4 | b4:2 a4:2", 24, .75)
    piece.flute("a4 a4 b4 c5 | d5:2 a4:2", 24, .7)
    run = "d5:.5 c5:.5 b4:.5 a4:.5 b4:.5 a4:.5 g4:.5 f#4:.5 | g4:.5 f#4:.5 e4:.5 f#4:.5 d4:2"
    piece.strings(run, 32, .95, bright=.6)
    piece.flute(run, 32, .4)
    piece.strings("d3:2 a3:2 | a2:2 d3:2", 32, .8, bright=.3)
    piece.beats(drum(), range(0, 40, 2), .42)
    piece.beats(drum(False), [18, 19, 22, 23, 26, 27, 30, 31] + [32.5 + n for n in range(7)], .16)
    return piece.finished(1.6, .32)


@theme
def sarkangalvite():
    """A red cap on a path through the wood; 3/4."""
    piece = Piece(4, .6, 48)
    a, g, c, d = "a2+e3+a3+c4", "g2+d3+g3+b3", "c3+g3+c4+e4", "d3+a3+d4+f4"
    bars = [a, a, g, a, a, c, g, a, g, c, a, d, c, a, g, a]
    piece.chords(" ".join(bars), 3, [(0, 0), (1, 2), (1.5, 3), (2, 1)], gain=.42)
    piece.flute("a4 c5 d5 | e5:2 d5 | c5 d5 b4 | a4:3 | a4 c5 d5 | e5:2 g5 | e5 d5 b4 | a4:3", 0, .72)
    piece.strings("g4 b4 d5 | c5:2 b4 | a4 c5 e5 | d5:3 | e5:2 d5 | c5 b4 a4 | g4 b4 g4 | a4:3", 24, .95, bright=.55)
    piece.flute("e5:2 d5 | c5 b4 a4 | g4 b4 g4 | a4:3", 36, .5)
    piece.beats(drum(False), [step + 2 for step in range(24, 48, 3)], .12)
    return piece.finished(2.1, .42)


@theme
def tris_siventini():
    """Three little pigs build: light as straw, with twigs, and firm as bricks; 2/4."""
    piece = Piece(5, .28, 96)
    line = ("g4:1.5 a4:.5 b4 d5 | c5 b4 a4:2 | a4:1.5 b4:.5 c5 e5 | d5 c5 b4:2 | "
            "d5 d5 b4 g4 | c5 c5 a4:2 | b4 d5 c5 a4 | g4:2 g4:2")
    g, d, c = "g3+d4+b4", "d3+a3+f#4", "c3+g3+e4"
    bars = " ".join([g, d, d, g, g, c, d, g])
    piece.chords(bars, 4, [(0, 0), (2, 1)], 0, gain=.28)
    piece.strings(line, 0, .8, up=12, bright=.6)
    piece.chords(bars, 4, [(0, 0), (2, 1), (2, 2)], 32, gain=.36)
    piece.flute(line, 32, .7)
    piece.beats(wood(), [step + off for step in range(32, 64, 4) for off in (0, 1, 2)], .14)
    piece.chords(bars, 4, [(0, 0), (2, 1), (2, 2), (3, 1)], 64, gain=.36)
    piece.strings(line, 64, .8, bright=.5)
    piece.strings(line, 64, .42, up=-12, bright=.35)
    piece.beats(drum(), range(64, 96, 4), .32)
    piece.beats(wood(), range(66, 96, 4), .16)
    return piece.finished(1.2, .28)


@theme
def vecisa_cimdins():
    """Snow that falls, and a warm mitten in it; 4/4, slowly."""
    piece = Piece(6, 1., 32)
    e, a, c, d, g = "e3+e5+b4+g5", "a2+e5+a4+c5", "c3+e5+g4+g5", "d3+d5+a4+f#5", "g2+d5+b4+g5"
    flakes = [(0, 0), (.5, 1), (1, 2), (1.5, 3), (2.5, 1), (3, 2), (3.5, 1)]
    piece.chords(" ".join([e, a, c, d, g, e, c, g]), 4, flakes, gain=.32, bright=.45)
    piece.chords("b3 e3 g3 a3 d3 b3 d3 d3", 4, [(2, 0)], gain=.4)
    piece.strings("b4:2 a4 g4 | a4:3 e4 | g4:2 a4 b4 | a4:4", 0, .85)
    piece.flute("b4:2 d5 b4 | a4:2 g4 e4 | g4 a4 b4 a4 | g4:4", 16, .75)
    piece.flute("e4:4 | c5:3 b4 | ", 8, .3)
    piece.beats(drum(), range(0, 32, 4), .2)
    return piece.finished(2.4, .45)
