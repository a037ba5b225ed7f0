"""What is heard where the pictures play: air, leaves, water, fire, birds and crickets, far away and calm. Each is a ring of
sound (see ring.py); a sound that comes now and then has places of its own in it."""
import numpy as np

from ring import breeze, echoed, filtered, hiss, put, ring, slow
from sounds import RATE, bubble, curve, noise, shaped, struck, times, wander

BEDS = {}


def bed(seconds):
    def listed(make):
        BEDS[make.__name__] = lambda: calm(make(seconds))
        return make
    return listed


def calm(loop):
    return filtered(loop, (40, 0), (90, 1), (5000, 1), (9000, .5), (14000, .05))


def whistle(seconds, *pitches):
    """A bird's note: a tone that glides through pitches (part of the whole, hertz)."""
    phase = 2 * np.pi * np.cumsum(curve(seconds, *pitches)) / RATE
    return (np.sin(phase) + .06 * np.sin(2 * phase)) * curve(seconds, (0, 0), (.25, 1), (.6, .75), (1, 0))


def warbler():
    """A willow warbler: a row of notes that sinks and grows slower."""
    out, at, high = ring(3), 0, 4300
    for index in range(15):
        length = .07 + .005 * index
        put(out, at, whistle(length, (0, high), (.4, high * 1.06), (1, high * .86)), np.sin(np.pi * (index + 1) / 17))
        at, high = at + length + .045 + .004 * index, high * (.965 if index > 2 else .99)
    return out


def titmouse():
    """A great tit: tī-tu, tī-tu, tī-tu."""
    out = ring(1.5)
    for index in range(4):
        put(out, .3 * index, whistle(.1, (0, 4250), (.5, 4400), (1, 4300)), .9)
        put(out, .3 * index + .13, whistle(.12, (0, 3350), (.5, 3400), (1, 3300)), .8)
    return out


def lark(seed):
    """A lark high above: a long quick twitter of small turns, each sung twice or thrice."""
    chance, out, at = np.random.default_rng(seed), ring(5), .05
    while at < 4.4:
        low, high, length = chance.uniform(2600, 3400), chance.uniform(3600, 4600), chance.uniform(.045, .085)
        for _ in range(chance.integers(2, 4)):
            turn = ((0, low), (.5, high), (1, low * 1.1)) if chance.uniform() < .5 else ((0, high), (1, low))
            put(out, at, whistle(length, *turn), chance.uniform(.5, 1))
            at += length + .025
    return out * np.interp(np.arange(len(out)), [0, len(out) * .3, len(out) * .7, len(out)], [.2, 1, .8, 0])


def cuckoo():
    """Ku-kū, three times, from afar."""
    out = ring(5.5)
    for index in range(3):
        put(out, 1.7 * index, whistle(.2, (0, 650), (.3, 672), (1, 655)), 1)
        put(out, 1.7 * index + .36, whistle(.36, (0, 540), (.2, 536), (1, 528)), .9)
    return out


def bee(seconds, seed):
    """A bumblebee that comes by and goes."""
    pitch = 165 * (1 + .05 * wander(seconds, seed, 3) + .01 * wander(seconds, seed + 1, 40))
    phase = 2 * np.pi * np.cumsum(pitch) / RATE
    hum = sum(np.sin(part * phase) / part ** 1.2 for part in range(1, 9))
    return hum * curve(seconds, (0, 0), (.45, 1), (.6, .8), (1, 0))


def crickets(seconds, seed, hertz, beats):
    """A cricket that sings in threes, comes and goes; `beats` is a whole number of calls in the loop."""
    out, every = ring(seconds), seconds / beats
    call = ring(.14)
    for index in range(3):
        t = times(.032)
        put(call, .04 * index, np.sin(2 * np.pi * hertz * t) * curve(.032, (0, 0), (.4, 1), (1, 0)), .7 + .15 * index)
    for index in range(beats):
        put(out, index * every, call)
    return out * (.25 + .75 * slow(seconds, seed, 8))


def drops(seconds, seed, count, low, high, fall=.03):
    chance, out = np.random.default_rng(seed), ring(seconds)
    for _ in range(count):
        hertz = np.exp(chance.uniform(np.log(low), np.log(high)))
        put(out, chance.uniform(0, seconds), bubble(5 * fall, hertz, chance.uniform(1.2, 1.7), fall), chance.uniform(.2, 1) ** 2 * (low / hertz) ** .4)
    return out


def snaps(seconds, seed, count, fall, *points):
    chance, out = np.random.default_rng(seed), ring(seconds)
    for _ in range(count):
        length = fall * chance.uniform(.5, 1.6)
        t = times(5 * length)
        put(out, chance.uniform(0, seconds), chance.standard_normal(len(t)) * np.exp(-t / length) * np.minimum(1, t / .0008), chance.uniform(.1, 1) ** 3)
    return filtered(out, *points)


def leaves(seconds, seed):
    """Air in leaves or grass."""
    swell = .45 + .55 * slow(seconds, seed, 6)
    rush = breeze(seconds, seed + 1, 900 + 900 * slow(seconds, seed + 2, 8), .9) * swell
    return rush + .5 * hiss(seconds, seed + 3, (150, 0), (300, .6), (900, 1), (2500, .6), (6000, .15)) * swell


def far(loop, wet=.5, seconds=1.6):
    """As from between trees."""
    return echoed(filtered(loop, (200, .6), (2500, 1), (5000, .55), (9000, .1)), seconds, wet, (200, .4), (1500, 1), (4000, .6), (8000, .1), seed=7)


def birds(seconds, *placed):
    out = ring(seconds)
    for at, gain, song in placed:
        put(out, at, song, gain)
    return out


@bed(24)
def forest(seconds):
    """A wood by day: leaves, a warbler, a cuckoo far away."""
    songs = birds(seconds, (1.5, .5, warbler()), (6., .33, cuckoo()), (13.2, .35, warbler()), (17.5, .3, titmouse()), (21.6, .2, titmouse()))
    return .3 * leaves(seconds, 11) + far(songs, .7, 2.2)


@bed(24)
def meadow(seconds):
    """A field in the sun: grass, a lark, a bumblebee."""
    songs = birds(seconds, (.8, .4, lark(21)), (9.5, .28, lark(22)), (16.2, .3, titmouse()), (18.6, .3, lark(23)))
    grass = hiss(seconds, 24, (1500, 0), (3500, 1), (6500, .7), (9000, .1)) * slow(seconds, 25, 10) ** 2
    hum = birds(seconds, (5.4, .14, bee(4.5, 26)), (14.4, .1, bee(3.5, 27)))
    return .26 * leaves(seconds, 28) + .1 * grass + far(songs, .4) + hum


@bed(24)
def garden(seconds):
    """A kitchen garden: bees, a sparrow under the roof, mild air."""
    chance, sparrow = np.random.default_rng(31), ring(seconds)
    for at in (1.2, 2.1, 2.7, 8.4, 9.3, 15.6, 16., 17.1, 21.8):
        put(sparrow, at + chance.uniform(0, .2), whistle(.09, (0, 3500), (.3, 4000), (1, 2700)), chance.uniform(.5, 1))
    songs = .35 * sparrow + birds(seconds, (4.6, .25, lark(33)), (12., .25, warbler()))
    hum = birds(seconds, (.5, .16, bee(5, 34)), (7.2, .12, bee(4, 35)), (16.5, .16, bee(5, 36)))
    return .24 * leaves(seconds, 37) + far(songs, .35) + hum


@bed(24)
def evening(seconds):
    """A field at sunset: crickets begin, a thrush sings far away."""
    thrush = birds(seconds, *((at, gain, whistle(length, (0, low), (.5, high), (1, low))) for at, gain, length, low, high in (
        (3., .3, .16, 2100, 2350), (3.25, .3, .16, 2100, 2350), (3.6, .25, .22, 2700, 2500), (11., .3, .2, 1900, 2300),
        (11.3, .3, .2, 1900, 2300), (11.7, .25, .12, 2900, 2600), (11.9, .25, .12, 2900, 2600), (17.8, .22, .3, 2250, 2050),
        (18.25, .26, .14, 2050, 2400), (18.45, .26, .14, 2050, 2400), (18.65, .22, .14, 2050, 2400))))
    song = .17 * crickets(seconds, 41, 4150, 39) + .12 * crickets(seconds, 42, 4420, 47)
    return .2 * leaves(seconds, 43) + far(thrush, 1., 2.2) + far(song, .3)


@bed(16)
def night(seconds):
    """A summer night before the window: crickets near and far."""
    song = .14 * crickets(seconds, 51, 3900, 20) + .09 * crickets(seconds, 52, 4180, 23) + .06 * crickets(seconds, 53, 4460, 27)
    air = breeze(seconds, 54, 320 + 180 * slow(seconds, 55, 5), .7)
    return .12 * air + far(song, .4)


@bed(16)
def hearth(seconds):
    """A stove: flames, crackling wood, a pot that simmers."""
    flame = breeze(seconds, 61, 240 + 160 * slow(seconds, 62, 40), .8) * (.6 + .4 * slow(seconds, 63, 60))
    crackle = snaps(seconds, 64, 190, .0025, (500, 0), (1200, 1), (3000, .7), (6000, .2), (9000, 0))
    pot = drops(seconds, 65, 150, 190, 520)
    return .14 * flame + 1.1 * crackle + .16 * pot


@bed(20)
def kitchen(seconds):
    """A stove in a house by the field: flames, and sparrows before the window."""
    flame = breeze(seconds, 66, 260 + 160 * slow(seconds, 67, 40), .8) * (.6 + .4 * slow(seconds, 68, 50))
    crackle = snaps(seconds, 69, 190, .0025, (500, 0), (1200, 1), (3000, .7), (6000, .2), (9000, 0))
    songs = birds(seconds, (2.2, .16, titmouse()), (8.6, .16, lark(23)), (16.4, .12, titmouse()))
    return .13 * flame + .9 * crackle + far(songs, .8) + .05 * leaves(seconds, 38)


@bed(16)
def mill(seconds):
    """A water mill: the race, the wheel's paddles, the stones far inside."""
    turn = 2 * np.pi * np.arange(len(ring(seconds))) / RATE * 14 / seconds
    race = hiss(seconds, 71, (120, 0), (350, .7), (900, 1), (2200, .6), (5000, .2), (9000, 0))
    paddles = .7 + .3 * np.sin(4 * turn) ** 3
    stones = breeze(seconds, 72, 140 * (1 + .12 * np.sin(2 * turn)), .6) * (1 + .25 * np.sin(2 * turn - 1))
    wood = ring(seconds)
    for index in range(14):
        put(wood, (index + .2) * seconds / 14, struck(.25, (205, 1, .2), (338, .6, .14), (560, .2, .08)), .8 + .2 * (index % 2))
    return .17 * race * paddles + .12 * stones + .1 * filtered(wood, (100, 1), (900, .6), (2000, .1)) + .3 * drops(seconds, 73, 420, 420, 1500, .016)


@bed(16)
def rain(seconds):
    """Rain on grass and puddles, without thunder."""
    fall = hiss(seconds, 81, (250, 0), (700, .35), (1800, .9), (3500, 1), (7000, .4), (10000, .04)) * (.55 + .45 * slow(seconds, 82, 7))
    patter = snaps(seconds, 83, 2600, .0016, (500, 0), (1500, 1), (4000, .6), (8000, .1))
    return .09 * fall + .3 * patter + .3 * drops(seconds, 84, 120, 700, 1900, .014) + .05 * breeze(seconds, 85, 350 + 150 * slow(seconds, 86, 5), .7)


@bed(24)
def snowstorm(seconds):
    """Wind round the corners of snowy houses: it rises and falls, in gusts, and never howls."""
    rise = .6 * slow(seconds, 91, 8) + .4 * slow(seconds, 95, 29)
    body = breeze(seconds, 92, 250 + 340 * rise, .65) * (.25 + .75 * rise)
    pipe = breeze(seconds, 93, 560 + 420 * rise, .12) * rise ** 2
    flakes = hiss(seconds, 94, (800, 0), (2000, .5), (4500, 1), (7500, .5), (10000, 0)) * (.3 + .7 * rise)
    return .3 * body + .08 * pipe + .04 * flakes


def soft_wind(seconds, seed, low):
    rise = slow(seconds, seed, 6)
    return breeze(seconds, seed + 1, low + low * rise, .65) * (.45 + .55 * rise)


@bed(24)
def winter_day(seconds):
    """A sunny winter wood: thin air over snow, a tit now and then, a twig that lets its snow fall."""
    songs = birds(seconds, (2.4, .22, titmouse()), (11.2, .16, titmouse()), (12.8, .2, titmouse()), (20.1, .12, titmouse()))
    snow = hiss(seconds, 101, (1200, 0), (3000, 1), (6000, .5), (9000, 0))
    slip = np.zeros(len(snow))
    put(slip, 7.2, curve(1.4, (0, 0), (.2, 1), (1, 0)))
    put(slip, 16.9, curve(1.1, (0, 0), (.35, .6), (1, 0)))
    return .16 * soft_wind(seconds, 102, 330) + .02 * snow + .06 * snow * slip + far(songs, .7, 2.)


@bed(20)
def winter_night(seconds):
    """A winter wood under the moon: deeper, slower wind and falling snow."""
    snow = hiss(seconds, 111, (700, 0), (2000, .5), (4500, 1), (7000, .4), (9500, 0)) * (.5 + .5 * slow(seconds, 112, 9))
    return .22 * soft_wind(seconds, 113, 210) + .02 * snow


@bed(16)
def mitten(seconds):
    """Inside the mitten: the wind stays outside, dull, and straw rustles softly."""
    straw = snaps(seconds, 121, 160, .004, (700, 0), (1800, 1), (3500, .5), (6000, 0)) * slow(seconds, 122, 9) ** 2
    return .3 * filtered(soft_wind(seconds, 123, 240), (80, 1), (350, 1), (800, .15), (1500, 0)) + .3 * straw
