"""The sounds of what the words say: made with the means of sounds.py, short and never frightening."""
import numpy as np

from instruments import kokle, wood
from notation import LOAFS_SONG, notes
from sounds import RATE, SOUNDS, bubble, curve, grains, laid, noise, shaped, sound, struck, times, voice, wander, wind


def steps(count, every, one, fade=lambda part: 1.):
    """A sound again and again; `one` makes it from its number."""
    return laid(*((index * every, fade(index / max(1, count - 1)), one(index)) for index in range(count)))


def paw(index, hertz=190):
    """A soft paw on a floor or a path, which a small loudspeaker can play too."""
    body = struck(.12, (hertz * (1 + .06 * (index % 3)), 1, .08), (2.1 * hertz, .6, .05))
    scuff = shaped(noise(.06, 700 + index), (300, 0), (900, 1), (2500, .4), (5000, 0)) * curve(.06, (0, 0), (.2, 1), (1, 0))
    return laid((0, 1, body), (.004, .4, scuff))


@sound
def grind():
    """The millstones come to speed, rumble and trickle."""
    seconds = 2.4
    t, turn = times(seconds), 2 * np.pi * 2.6 * times(seconds)
    stone = wind(seconds, 701, 165 * (1 + .2 * np.sin(turn)), .7) * (1 + .4 * np.sin(turn - 1))
    cog = struck(.14, (290, 1, .1), (520, .6, .08), (830, .25, .05))
    cogs = laid((0, 0, stone), *((.15 + .19 * index, .7 + .3 * (index % 2), cog) for index in range(11)))
    flour = shaped(grains(seconds, 702, 420, .002), (900, 0), (2300, 1), (5000, .4), (9000, .05))
    return (stone + .5 * cogs[:len(t)] + .1 * flour) * curve(seconds, (0, 0), (.3, 1), (.7, .9), (1, 0))


@sound
def pour():
    """Flour runs out of a scoop into small hands."""
    flow = shaped(grains(1.7, 703, 1500, .0022), (600, 0), (1500, .8), (3200, 1), (6000, .4), (10000, .05))
    hush = wind(1.7, 704, curve(1.7, (0, 3400), (.5, 2400), (1, 1700)), .6)
    return (flow + .35 * hush) * curve(1.7, (0, 0), (.15, .8), (.6, 1), (1, 0))


@sound
def roll():
    """A loaf rolls off along the path and out of hearing."""
    seconds, t = 1.7, times(1.7)
    rate = curve(seconds, (0, 5), (.4, 9), (1, 8))
    turn = 2 * np.pi * np.cumsum(rate) / RATE
    crust = wind(seconds, 705, 420 * (1 + .25 * np.sin(turn)), .6) * (1 + .75 * np.sin(turn))
    bumps = shaped(grains(seconds, 706, 60, .004), (200, 0), (500, 1), (1500, .5), (3500, .05))
    return (crust + .25 * bumps) * curve(seconds, (0, 0), (.2, 1), (.55, .7), (1, 0))


@sound
def song():
    """The loaf's song on a small kokle, quickly."""
    return laid(*((.14 * at, .8, kokle(midi + 12, .45)[:int(.9 * RATE)] * curve(.9, (0, 1), (.5, .6), (1, 0)))
                  for at, midi, _ in notes(LOAFS_SONG)))


@sound
def leap():
    """Up into the air in a high bow."""
    air = wind(.9, 707, curve(.9, (0, 400), (.5, 1300), (1, 500)), .45) * curve(.9, (0, 0), (.35, 1), (1, 0))
    pitch = curve(.5, (0, 260), (.6, 560), (1, 640))
    spring = np.sin(2 * np.pi * np.cumsum(pitch) / RATE) * curve(.5, (0, 0), (.15, 1), (1, 0))
    return laid((0, .6, spring), (.04, .35, air))


@sound
def grow():
    """A turnip grows: leaves unfold, and the earth gives way."""
    seconds = 2.2
    leaf = shaped(grains(seconds, 708, 240, .004, lambda u: u ** .8), (500, 0), (1400, .7), (3000, 1), (6000, .3), (9000, 0))
    pitch = curve(seconds, (0, 130), (.85, 300), (1, 330)) * (1 + .012 * np.sin(2 * np.pi * 7 * times(seconds)))
    stretch = voice(pitch, [(380, 300, 1), (900, 400, .3)], 1.3)
    earth = wind(seconds, 709, curve(seconds, (0, 160), (1, 260)), .7)
    return (.5 * leaf + .5 * stretch + .35 * earth) * curve(seconds, (0, 0), (.35, .6), (.8, 1), (1, 0))


def tug(seed, seconds=1.1, deep=1.):
    """A pull at the turnip: roots that creak and hold."""
    chance, slips, at = np.random.default_rng(seed), np.zeros(int(seconds * RATE)), .03
    rate = curve(seconds, (0, 18), (.7, 46), (1, 26))
    while at < seconds - .04:
        slips[int(at * RATE)] += chance.uniform(.5, 1)
        at += chance.uniform(.8, 1.2) / rate[int(at * RATE)]
    modes = [(hertz * deep, gain, fall) for hertz, gain, fall in ((190, 1, .09), (340, .7, .07), (590, .35, .05), (980, .12, .03))]
    root = np.convolve(slips, struck(.1, *modes))[:len(slips)]
    earth = shaped(grains(seconds, seed + 1, 110, .006, lambda u: u ** .7), (130, 0), (420, 1), (1200, .6), (3200, .12), (6500, 0))
    return (root / np.std(root) + .3 * earth) * curve(seconds, (0, 0), (.25, .6), (.75, 1), (1, 0))


@sound
def tugs():
    """Two pulls, one after the other."""
    return laid((0, .8, tug(711, .8, 1.1)), (.85, 1, tug(713, 1., 1.)))


@sound
def cracks():
    """All pull at once, and the earth cracks round the root."""
    earth = shaped(grains(1.2, 715, 60, .012, lambda u: u ** .6), (90, 0), (240, 1), (700, .6), (2200, .15), (5000, 0))
    return laid((0, .8, tug(716, 1.4, .85)), (.35, .7, earth * curve(1.2, (0, 0), (.4, 1), (1, 0))))


@sound
def plaukt():
    """The turnip is out: a great soft pop, and crumbs of earth that fall."""
    t = times(.4)
    pop = np.sin(2 * np.pi * np.cumsum(150 * (1 + 1.9 * (1 - np.exp(-t / .05)))) / RATE) * np.exp(-t / .075) * np.minimum(1, t / .004)
    puff = wind(.4, 718, curve(.4, (0, 1100), (1, 350)), .7) * curve(.4, (0, 0), (.1, 1), (1, 0))
    crumbs = shaped(grains(1.1, 719, 45, .006, lambda u: u ** 1.4), (160, 0), (450, 1), (1500, .5), (4000, .05))
    return laid((0, 1, pop), (0, .12, puff), (.18, .16, crumbs * curve(1.1, (0, 0), (.12, 1), (1, 0))))


@sound
def paws():
    """A wolf runs by on soft paws."""
    return steps(9, .135, lambda index: paw(index, 175), lambda part: .35 + .65 * np.sin(np.pi * (.15 + .8 * part)))


@sound
def wardrobe():
    """A wardrobe's door creaks and closes softly."""
    shut = struck(.3, (118, 1, .2), (196, .7, .15), (320, .3, .1))
    return laid((0, .6, SOUNDS["creak"]()), (.95, .8, shut), (1.02, .18, wood()))


@sound
def bounce():
    """A bed's springs let somebody go."""
    t = times(1.)
    wobble = np.sin(2 * np.pi * (7 * t - 1.8 * t * t)) * np.exp(-t / .35)
    spring = voice(150 * (1 + .14 * wobble), [(620 + 300 * wobble, 320, 1), (1500, 600, .25)], .9) * np.exp(-t / .3) * np.minimum(1, t / .02)
    cloth = wind(.7, 721, curve(.7, (0, 500), (.4, 1100), (1, 400)), .7) * curve(.7, (0, 0), (.3, 1), (1, 0))
    return laid((0, .6, spring), (.06, .4, cloth))


@sound
def flee():
    """Quick paws that grow faint."""
    return steps(14, .105, lambda index: paw(index + 20), lambda part: (1 - part) ** 1.3 + .03)


@sound
def hammer():
    """Three knocks of a small hammer on wood."""
    blow = struck(.25, (230, .8, .16), (410, 1, .13), (690, .5, .09), (1100, .2, .05))
    return laid((0, .8, blow), (.3, .9, blow), (.6, 1, blow), (.62, .3, wood()))


@sound
def blow():
    """The wolf fills his cheeks and blows: air in the mouth, and its rush at the lips."""
    breath = wind(.45, 723, curve(.45, (0, 1300), (1, 900)), .7) * curve(.45, (0, 0), (.6, .5), (1, 0))
    seconds = 1.5
    middle = curve(seconds, (0, 380), (.3, 800), (.7, 620), (1, 300)) * (1 + .05 * wander(seconds, 724, 12))
    lips = wind(seconds, 726, middle * 3.1, .6) + .6 * wind(seconds, 729, 2900 + middle, .6)
    air = wind(seconds, 725, middle, .55) + .5 * lips * (1 + .25 * wander(seconds, 732, 22))
    return laid((0, .3, breath), (.4, 1, air * curve(seconds, (0, 0), (.2, 1), (.65, .8), (1, 0))))


@sound
def straw_falls():
    """A house of straw rustles down."""
    seconds = 1.5
    straw = shaped(grains(seconds, 727, 420, .004, lambda u: .9 * u ** 1.3), (500, 0), (1300, .6), (3000, 1), (6000, .5), (10000, .08))
    heap = wind(seconds, 728, curve(seconds, (0, 2600), (.6, 1300), (1, 800)), .7)
    return laid((0, 1, (straw + .4 * heap) * curve(seconds, (0, 0), (.3, .9), (.5, 1), (1, 0))), (.75, .5, struck(.3, (105, 1, .18), (170, .5, .12))))


@sound
def twigs_fall():
    """A house of twigs clatters down."""
    chance, parts = np.random.default_rng(730), []
    for index in range(34):
        hertz = chance.uniform(420, 1250)
        twig = struck(.12, (hertz, 1, .07), (hertz * 1.7, .5, .045), (hertz * 2.6, .2, .03))
        at = 1.25 * chance.uniform() ** .8
        parts.append((at, chance.uniform(.25, 1) * (1 - .45 * at), twig))
    rustle = shaped(grains(1.5, 731, 130, .004), (500, 0), (1500, 1), (4000, .5), (8000, 0)) * curve(1.5, (0, 0), (.3, 1), (1, 0))
    return laid((0, .06, rustle), *parts)


@sound
def soup():
    """Somebody comes down the chimney into the soup: a plop, and it bubbles."""
    chance = np.random.default_rng(733)
    bubbles = [(chance.uniform(.25, 1.3), chance.uniform(.2, .6), bubble(.2, chance.uniform(200, 620), 1.5, .03)) for _ in range(22)]
    wet = wind(.5, 734, curve(.5, (0, 1500), (1, 900)), .7) * curve(.5, (0, 0), (.1, 1), (.35, .3), (1, 0))
    return laid((0, 1, bubble(.35, 150, 1.8, .07)), (.01, .16, wet), *bubbles)


def crunched(index, seconds=.32):
    snow = grains(seconds, 740 + index, 110, .004, lambda u: u ** 1.5)
    snow = shaped(snow, (180, 0), (500, .8), (1100, 1), (2600, .5), (6000, .15), (10000, 0))
    snow = np.tanh(snow / np.std(snow))  # many grains are heard, not a few peaks
    return snow * curve(seconds, (0, 0), (.15, 1), (.45, .5), (.6, .7), (1, 0))


@sound
def snow_steps():
    """Four steps through snow."""
    return steps(4, .52, crunched, lambda part: 1 - .35 * part)


@sound
def plump():
    """Something soft falls into the snow."""
    return laid((0, 1, struck(.25, (92, 1, .13), (150, .5, .09))), (.01, .2, crunched(9, .45)))


@sound
def stretches():
    """Wool stretches, stitch by stitch, and a few stitches spring open."""
    seconds = 1.8
    chance, pulls, at = np.random.default_rng(751), np.zeros(int(seconds * RATE)), .03
    rate = curve(seconds, (0, 22), (.8, 75), (1, 60))
    while at < seconds - .05:
        pulls[int(at * RATE)] += chance.uniform(.4, 1)
        at += chance.uniform(.75, 1.25) / rate[int(at * RATE)]
    yarn = np.convolve(pulls, struck(.05, (520, 1, .04), (860, .7, .03), (1400, .3, .02)))[:len(pulls)]
    fibre = wind(seconds, 752, curve(seconds, (0, 500), (1, 1400)), .6)
    whole = (yarn / np.std(yarn) + .5 * fibre) * curve(seconds, (0, 0), (.3, .6), (.85, 1), (1, 0))
    return laid((0, .8, whole), *((1.05 + .2 * index, .9, bubble(.12, 420 + 90 * index, 1.9, .02)) for index in range(4)))


@sound
def tumble():
    """All the animals tumble out of the mitten into the snow."""
    pops = [(.16 * index, .8 - .06 * index, bubble(.16, 250 + 60 * ((index * 3) % 5), 1.7, .035)) for index in range(6)]
    return laid(*pops, *((.08 + .18 * index, .2, crunched(20 + index, .3)) for index in range(6)))


@sound
def scamper():
    """Small feet run off through the snow."""
    return steps(14, .1, lambda index: crunched(30 + index, .14), lambda part: (1 - part) ** 1.2 + .03)


@sound
def hop():
    """A frog comes with a hop."""
    pitch = curve(.3, (0, 240), (.7, 430), (1, 400))
    up = np.sin(2 * np.pi * np.cumsum(pitch) / RATE) * curve(.3, (0, 0), (.2, 1), (1, 0))
    return laid((0, .5, up), (.34, .9, struck(.2, (110, 1, .1), (178, .5, .08))), (.34, .2, crunched(60, .3)))


@sound
def strings_up():
    """Strings stroked upwards: it is well again."""
    tones = (62, 64, 66, 67, 69, 71, 73, 74, 78)
    return laid(*((.075 * index, .55 + .05 * index, kokle(midi, .45)[:int(1.5 * RATE)] * curve(1.5, (0, 1), (.4, .8), (1, 0)))
                  for index, midi in enumerate(tones)))
