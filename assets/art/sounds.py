"""Small sounds of the tales' living pictures, made by calculation alone: each is a function without arguments that
returns mono samples at RATE, the same ones every time.

Things that are struck ring in their own modes (knock, bell); air, leaves and snow are noise in moving bands and grains;
water is bubbles whose pitch rises as they close; voices are the harmonics of a gliding pitch under formants.
"""
import numpy as np

RATE = 48000
SOUNDS = {}


def sound(make):
    """Lists a sound, and finishes it: no rumble, a little room, a soft beginning and end, a peak of -6 dB."""
    def made():
        raw = make()
        raw = np.concatenate([raw, np.zeros(RATE // 6)])
        out = raw + .4 * np.convolve(raw, room())[:len(raw)]
        out = shaped(out, (20, 0), (70, .2), (130, 1), (5000, 1), (9000, .5), (15000, .12))
        loud = np.flatnonzero(np.abs(out) > .004 * np.abs(out).max())
        out = out[max(0, loud[0] - 96):loud[-1] + 480]
        out = out * np.minimum(1, np.minimum(np.arange(len(out)) / 192, np.arange(len(out))[::-1] / 1920))
        return out * (.5 / np.abs(out).max())
    made.__name__, made.__doc__ = make.__name__, make.__doc__
    SOUNDS[make.__name__] = made
    return made


def room():
    """The echo of a small furnished room: eighty milliseconds of dull noise that dies away."""
    out = noise(.08, 1) * np.exp(-np.arange(int(.08 * RATE)) / (.022 * RATE))
    out[:int(.004 * RATE)] = 0
    out = shaped(out, (100, .3), (400, 1), (2000, .7), (5000, .15))
    return out * (.6 / np.sqrt((out ** 2).sum()))


def times(seconds):
    return np.arange(int(seconds * RATE)) / RATE


def noise(seconds, seed):
    return np.random.default_rng(seed).standard_normal(int(seconds * RATE))


def curve(seconds, *points):
    """Through points (part of the whole, value), rounded at each."""
    t = np.linspace(0, 1, int(seconds * RATE))
    at, values = zip(*points)
    index = np.clip(np.searchsorted(at, t, "right") - 1, 0, len(at) - 2)
    at, values = np.array(at, float), np.array(values, float)
    u = np.clip((t - at[index]) / (at[index + 1] - at[index]), 0, 1)
    return values[index] + (values[index + 1] - values[index]) * (u * u * (3 - 2 * u))


def gains(hertz, points):
    """Gains at frequencies, straight between points (hertz, gain) over the logarithm of the frequency."""
    at, values = zip(*points)
    return np.interp(np.log(np.maximum(hertz, 1)), np.log(at), values)


def shaped(samples, *points):
    """Filtered by gains at frequencies; its length stays."""
    size = 2 ** int(np.ceil(np.log2(len(samples) + RATE // 10)))
    spectrum = np.fft.rfft(samples, size) * gains(np.fft.rfftfreq(size, 1 / RATE), points)
    return np.fft.irfft(spectrum, size)[:len(samples)]


def wind(seconds, seed, centre, width):
    """Noise in a band around a moving centre (hertz, one for each sample), `width` octaves to either side."""
    window, step = 2048, 512
    raw = np.concatenate([noise(seconds, seed), np.zeros(window)])
    out, hertz, hann = np.zeros(len(raw)), np.fft.rfftfreq(window, 1 / RATE), np.hanning(window + 1)[:window]
    for at in range(0, len(raw) - window, step):
        middle = centre[min(at + window // 2, len(centre) - 1)]
        band = np.exp(-.5 * (np.log2(np.maximum(hertz, 20) / middle) / width) ** 2)
        out[at:at + window] += hann * np.fft.irfft(np.fft.rfft(raw[at:at + window] * hann) * band, window)
    return out[:int(seconds * RATE)] / np.std(out)


def struck(seconds, *modes):
    """Modes (hertz, gain, seconds in which it falls by 60 dB) struck together, softly."""
    t = times(seconds)
    ringing = sum(gain * np.sin(2 * np.pi * hertz * t) * 10 ** (-3 * t / fall) for hertz, gain, fall in modes)
    return ringing * np.minimum(1, t / .003)


def voice(pitch, formants, tilt=1.):
    """Harmonics of a pitch (hertz, one for each sample) under formants (hertz, bandwidth, gain); tilt: how fast the
    harmonics fall. A formant's hertz may be one for each sample too."""
    phase, out, top = 2 * np.pi * np.cumsum(pitch) / RATE, np.zeros(len(pitch)), 9000
    for harmonic in range(1, int(top / pitch.min()) + 1):
        hertz = harmonic * pitch
        throat = sum(gain / (1 + ((hertz - middle) / (bandwidth / 2)) ** 2) for middle, bandwidth, gain in formants) + .02
        out += np.sin(harmonic * phase + harmonic) * throat * harmonic ** -tilt * np.clip((top - hertz) / 1000, 0, 1)
    return out / np.std(out)


def wander(seconds, seed, rate):
    """Slow chance, about -1 to 1, that changes `rate` times a second."""
    values = np.random.default_rng(seed).uniform(-1, 1, int(seconds * rate) + 3)
    return np.interp(times(seconds) * rate, np.arange(len(values)), values)


def grains(seconds, seed, count, fall, when=lambda u: u):
    """Impulses of chance strength at chance times, each a burst of noise that falls within `fall` seconds."""
    chance, out = np.random.default_rng(seed), np.zeros(int(seconds * RATE))
    for _ in range(count):
        length = fall * chance.uniform(.5, 1.5)
        burst = chance.standard_normal(int(4 * length * RATE)) * chance.uniform(.1, 1) ** 2
        t = np.arange(len(burst)) / RATE
        burst *= np.exp(-t / length) * np.minimum(1, t / .0006)
        at = int(when(chance.uniform()) * (len(out) - len(burst)))
        out[at:at + len(burst)] += burst
    return out / np.std(out)


def bubble(seconds, hertz, rise, fall):
    """A bubble of air in water: a tone that rises by the factor `rise` as it dies away."""
    t = times(seconds)
    pitch = hertz * (1 + (rise - 1) * (1 - np.exp(-t / fall)))
    return np.sin(2 * np.pi * np.cumsum(pitch) / RATE) * np.exp(-t / fall) * np.minimum(1, t / .003)


def laid(*parts):
    """Parts (second at which it begins, gain, samples) in one."""
    out = np.zeros(max(int(at * RATE) + len(samples) for at, _, samples in parts))
    for at, gain, samples in parts:
        out[int(at * RATE):int(at * RATE) + len(samples)] += gain * samples
    return out


@sound
def squeak():
    """A mouse, twice."""
    def once(seconds, low, high):
        pitch = curve(seconds, (0, low), (.45, high), (1, low * 1.12)) * (1 + .012 * np.sin(2 * np.pi * 38 * times(seconds)))
        tone = voice(pitch, [(high, 900, 1), (2.1 * high, 1200, .25)], 1.4)
        return (tone + .05 * wind(seconds, 3, pitch * 2, .3)) * curve(seconds, (0, 0), (.25, 1), (.6, .8), (1, 0))
    return laid((0, .8, once(.11, 1350, 1950)), (.17, 1, once(.15, 1450, 2250)))


@sound
def pop():
    """A cork, or a bud that opens."""
    return laid((0, .25, shaped(noise(.03, 5), (200, 0), (900, 1), (3000, .3), (6000, 0)) * curve(.03, (0, 0), (.15, 1), (1, 0))),
                (.004, 1, bubble(.16, 300, 2.3, .03)), (.01, .3, struck(.2, (210, 1, .15), (415, .4, .1))))


@sound
def knock():
    """Knuckles on a wooden door, twice."""
    def once(seed, shift):
        wood = struck(.3, *((hertz * shift, gain, fall) for hertz, gain, fall in (
            (142, .8, .2), (236, 1, .17), (389, .7, .12), (611, .45, .09), (905, .25, .07), (1430, .1, .05))))
        tap = shaped(noise(.012, seed), (150, 0), (500, 1), (1800, .5), (4000, 0)) * curve(.012, (0, 0), (.2, 1), (1, 0))
        return laid((0, 1, wood), (0, .35, tap))
    return laid((0, .85, once(7, 1)), (.21, 1, once(8, 1.02)))


@sound
def rustle():
    """Leaves or straw under a small paw."""
    leaves = grains(.75, 11, 70, .006, lambda u: (.25 * u if u < .4 else .1 + .9 * (u - .4) / .6))
    hush = wind(.75, 12, curve(.75, (0, 2600), (.3, 4200), (1, 3000)), .5)
    both = shaped(leaves, (500, 0), (1400, .6), (3200, 1), (6000, .5), (11000, .1)) + .16 * hush
    return both * curve(.75, (0, 0), (.12, 1), (.32, .5), (.55, .85), (1, 0))


@sound
def bell():
    """A small brass bell, struck once."""
    prime = 1046.
    modes = [(prime * ratio, gain, fall) for ratio, gain, fall in (
        (.5, .25, 1.6), (1, 1, 1.7), (1.003, .6, 1.6), (1.19, .35, 1.1), (1.5, .22, .9), (2, .5, .8), (2.006, .25, .75),
        (2.52, .12, .5), (2.66, .1, .45), (3.01, .1, .4), (4.1, .05, .25))]
    return struck(1.3, *modes) * curve(1.3, (0, 1), (.7, .9), (1, 0))


@sound
def whoosh():
    """Something light flies past."""
    middle = curve(.7, (0, 350), (.45, 1500), (1, 420))
    return wind(.7, 15, middle, .55) * curve(.7, (0, 0), (.45, 1), (.6, .8), (1, 0))


@sound
def drip():
    """Two drops into still water."""
    def once(hertz, seed):
        tick = shaped(noise(.006, seed), (800, 0), (2500, 1), (6000, 0)) * curve(.006, (0, 0), (.3, 1), (1, 0))
        return laid((0, .12, tick), (.016, 1, bubble(.2, hertz, 1.55, .035)))
    return laid((0, 1, once(760, 17)), (.26, .55, once(980, 18)))


@sound
def boing():
    """A spring that wobbles to rest."""
    t = times(1.)
    pitch = 132 * (1 + .16 * np.exp(-t / .3) * np.sin(2 * np.pi * (8.5 * t - 2 * t * t))) * curve(1., (0, .8), (.08, 1.1), (1, 1.))
    mouth = 700 + 420 * np.exp(-t / .45) * np.sin(2 * np.pi * (8.5 * t - 2 * t * t) - 1)
    twang = voice(pitch, [(mouth, 320, 1), (mouth * 2.4, 500, .35), (180, 200, .4)], .7)
    return twang * np.exp(-t / .3) * np.minimum(1, t / .012) * curve(1., (0, 1), (.6, 1), (1, 0))


@sound
def chirp():
    """A sparrow on the sill, three times."""
    def once(seconds, low, high):
        pitch = curve(seconds, (0, high * .86), (.3, high), (1, low))
        phase = 2 * np.pi * np.cumsum(pitch) / RATE
        return (np.sin(phase) + .12 * np.sin(2 * phase)) * curve(seconds, (0, 0), (.25, 1), (.6, .7), (1, 0))
    return laid((0, .7, once(.08, 2300, 3500)), (.15, 1, once(.1, 2100, 3700)), (.31, .75, once(.08, 2400, 3400)))


@sound
def purr():
    """A cat, breathing out and in."""
    def breath(seconds, rate, hertz, seed):
        out = np.zeros(int(seconds * RATE))
        chance, at = np.random.default_rng(seed), .01
        while at < seconds - .06:
            t = times(.05)
            pulse = sum(gain * np.sin(2 * np.pi * middle * t) * np.exp(-t / .007) for middle, gain in (
                (hertz, 1), (hertz * 2.1, .6), (hertz * 4.3, .28), (hertz * 7, .1))) * np.minimum(1, t / .003)
            start = int(at * RATE)
            out[start:start + len(pulse)] += chance.uniform(.75, 1) * pulse
            at += chance.uniform(.94, 1.06) / rate
        air = shaped(noise(seconds, seed + 1), (150, 0), (500, 1), (1500, .5), (4000, .1))
        return (out / np.std(out) + .1 * air / np.std(air)) * curve(seconds, (0, 0), (.3, 1), (.7, .9), (1, 0))
    return laid((0, 1, breath(.72, 25, 155, 21)), (.7, .75, breath(.6, 27, 175, 23)))


@sound
def crunch():
    """A step in dry snow, or a bite of an apple."""
    snow = grains(.42, 25, 130, .004, lambda u: u ** 1.6)
    snow = shaped(snow, (180, 0), (500, .7), (1100, 1), (2600, .6), (6000, .2), (10000, .05))
    return snow * curve(.42, (0, 0), (.12, 1), (.4, .55), (.55, .8), (1, 0))


@sound
def splash():
    """A frog goes into the pond."""
    sheet = wind(.8, 27, curve(.8, (0, 900), (.1, 2400), (.5, 1700), (1, 1200)), .8) * curve(.8, (0, 0), (.07, 1), (.3, .35), (1, 0))
    chance = np.random.default_rng(28)
    bubbles = [(chance.uniform(.05, .75), chance.uniform(.15, .5), bubble(.15, chance.uniform(450, 1300), 1.4, .025))
               for _ in range(22)]
    return laid((0, .55, sheet), (.01, .9, bubble(.3, 170, 1.6, .06)), *bubbles)


@sound
def owl():
    """Hū, hū-hū."""
    def once(seconds, hertz):
        pitch = curve(seconds, (0, hertz * .93), (.25, hertz), (.7, hertz), (1, hertz * .9))
        pitch *= 1 + .008 * np.sin(2 * np.pi * 6 * times(seconds))
        tone = voice(pitch, [(hertz, 300, 1), (2 * hertz, 200, .12)], 1.5)
        return (tone + .05 * wind(seconds, 31, pitch * 1.5, .4)) * curve(seconds, (0, 0), (.3, 1), (.7, .9), (1, 0))
    return laid((0, .85, once(.34, 372)), (.55, .7, once(.2, 360)), (.8, 1, once(.45, 380)))


@sound
def bark():
    """A small dog: vau, vau."""
    def once(seconds, hertz, seed):
        pitch = curve(seconds, (0, hertz * .7), (.3, hertz), (1, hertz * .55)) * (1 + .025 * wander(seconds, seed, 160))
        throat = [(curve(seconds, (0, 450), (.35, 950), (1, 420)), 220, 1),
                  (curve(seconds, (0, 900), (.35, 1500), (1, 850)), 260, .6), (2700, 500, .15)]
        air = wind(seconds, seed, curve(seconds, (0, 900), (.4, 1600), (1, 800)), .6)
        return (voice(pitch, throat, .8) + .16 * air) * curve(seconds, (0, 0), (.16, 1), (.5, .7), (1, 0))
    return laid((0, 1, once(.19, 430, 33)), (.3, .8, once(.17, 400, 34)))


@sound
def oink():
    """A piglet: ruk, ruk."""
    def once(seconds, hertz, seed):
        pitch = curve(seconds, (0, hertz), (.4, hertz * 1.25), (1, hertz * .85)) * (1 + .07 * wander(seconds, seed, 220))
        nose = [(curve(seconds, (0, 380), (.5, 620), (1, 420)), 160, 1), (1250, 260, .55), (2350, 420, .25)]
        snort = wind(seconds, seed, curve(seconds, (0, 700), (.5, 1300), (1, 800)), .5)
        snort *= 1 + .8 * np.sin(2 * np.pi * 34 * times(seconds))
        return (voice(pitch, nose, .6) + .3 * snort) * curve(seconds, (0, 0), (.25, 1), (.7, .8), (1, 0))
    return laid((0, .85, once(.2, 128, 37)), (.27, 1, once(.25, 142, 38)))


@sound
def baa():
    """A lamb."""
    seconds, t = .85, times(.85)
    shake = np.sin(2 * np.pi * np.cumsum(curve(seconds, (0, 8.5), (1, 7))) / RATE)
    pitch = curve(seconds, (0, 330), (.15, 385), (.7, 365), (1, 310)) * (1 + .03 * shake + .01 * wander(seconds, 41, 90))
    throat = [(curve(seconds, (0, 420), (.2, 720), (1, 620)), 200, 1), (1750, 260, .6), (2700, 400, .3), (3600, 500, .12)]
    return voice(pitch, throat, .75) * (1 + .35 * shake) * curve(seconds, (0, 0), (.14, 1), (.75, .8), (1, 0))


@sound
def creak():
    """An old door's hinge: the wood sticks and slips."""
    seconds, chance = .95, np.random.default_rng(43)
    rate = curve(seconds, (0, 42), (.35, 105), (.6, 78), (1, 150))
    slips, at = np.zeros(int(seconds * RATE)), .02
    while at < seconds - .02:
        index = int(at * RATE)
        slips[index] += chance.uniform(.6, 1)
        at += chance.uniform(.9, 1.1) / rate[index]
    wood = struck(.08, (410, .7, .07), (735, 1, .06), (1180, .7, .045), (1720, .4, .035), (2500, .18, .025))
    return np.convolve(slips, wood)[:len(slips)] * curve(seconds, (0, 0), (.15, .8), (.4, 1), (.6, .6), (.8, .9), (1, 0))


@sound
def sneeze():
    """A small one: ap-čī."""
    breath = wind(.3, 45, curve(.3, (0, 900), (1, 2000)), .5) * curve(.3, (0, 0), (.8, .5), (1, 0))
    pitch = curve(.16, (0, 330), (1, 420))
    ah = voice(pitch, [(850, 200, 1), (1450, 250, .5)], .9) * curve(.16, (0, 0), (.5, 1), (1, 0))
    tsh = wind(.2, 46, curve(.2, (0, 4200), (1, 3000)), .35) * curve(.2, (0, 0), (.12, 1), (.5, .6), (1, 0))
    pitch = curve(.26, (0, 560), (1, 330))
    ee = voice(pitch, [(380, 140, 1), (2500, 350, .35), (3200, 400, .2)], .9) * curve(.26, (0, 0), (.2, 1), (1, 0))
    return laid((0, .3, breath), (.16, .35, ah), (.42, .55, tsh), (.52, .6, ee))


@sound
def giggle():
    """Hi-hi-hi-hi."""
    parts, at = [], 0
    for index, hertz in enumerate((440, 470, 455, 425, 395)):
        seconds = .13
        pitch = curve(seconds, (0, hertz), (.35, hertz * 1.1), (1, hertz * .94))
        ih = voice(pitch, [(460, 150, 1), (2300, 350, .4), (3100, 400, .18)], .9) * curve(seconds, (0, 0), (.35, 1), (1, 0))
        h = wind(.07, 50 + index, np.full(int(.07 * RATE), 2300.), .6) * curve(.07, (0, 0), (.5, 1), (1, 0))
        parts += [(at, .1, h), (at + .035, 1 - .1 * index, ih)]
        at += .165 + .006 * index
    return laid(*parts)


@sound
def buzz():
    """A bee comes by."""
    seconds, t = 1.1, times(1.1)
    pitch = curve(seconds, (0, 205), (.45, 232), (1, 196)) * (1 + .02 * np.sin(2 * np.pi * 5 * t) + .012 * wander(seconds, 57, 60))
    wings = voice(pitch, [(480, 500, 1), (1300, 900, .45), (2600, 1200, .15)], .8)
    return wings * (1 + .15 * wander(seconds, 58, 30)) * curve(seconds, (0, 0), (.4, 1), (.6, .9), (1, 0))


@sound
def flutter():
    """A bird's wings."""
    parts, at, chance = [], 0, np.random.default_rng(61)
    for index in range(9):
        middle = curve(.085, (0, 500), (.4, 1300), (1, 600))
        beat = wind(.085, 62 + index, middle, .7) * curve(.085, (0, 0), (.35, 1), (1, 0))
        parts.append((at, chance.uniform(.75, 1) * (1 - .085 * index), beat))
        at += .062 + .003 * index
    return laid(*parts)


@sound
def puff():
    """A breath of steam."""
    return wind(.5, 73, curve(.5, (0, 1200), (.2, 900), (1, 450)), .6) * curve(.5, (0, 0), (.12, 1), (.35, .45), (1, 0))


@sound
def pull():
    """A tug at something that holds fast: earth that gives, a root that creaks."""
    seconds, chance = .85, np.random.default_rng(77)
    rate, slips, at = curve(seconds, (0, 24), (.7, 58), (1, 34)), np.zeros(int(seconds * RATE)), .02
    while at < seconds - .03:
        index = int(at * RATE)
        slips[index] += chance.uniform(.5, 1)
        at += chance.uniform(.8, 1.2) / rate[index]
    root = np.convolve(slips, struck(.09, (225, 1, .08), (390, .7, .06), (680, .4, .05), (1150, .15, .03)))[:len(slips)]
    earth = shaped(grains(seconds, 78, 90, .006, lambda u: u ** .7), (150, 0), (450, 1), (1300, .6), (3500, .15), (7000, 0))
    return (root / np.std(root) + .35 * earth) * curve(seconds, (0, 0), (.3, .6), (.75, 1), (1, 0))


@sound
def mill():
    """A millstone that rumbles round, and flour that trickles."""
    seconds, t = 1.4, times(1.4)
    stone = wind(seconds, 81, 150 * (1 + .18 * np.sin(2 * np.pi * 3.2 * t)), .7) * (1 + .45 * np.sin(2 * np.pi * 3.2 * t - 1))
    cog = struck(.14, (290, 1, .1), (520, .6, .08), (830, .25, .05))
    cogs = laid(*((.1 + .156 * index, .8 + .2 * (index % 2), cog) for index in range(7)))
    flour = shaped(grains(seconds, 82, 260, .002), (900, 0), (2500, 1), (5000, .5), (9000, .1))
    swell = curve(seconds, (0, 0), (.25, 1), (.7, .9), (1, 0))
    return laid((0, 1, stone * swell), (0, .7, cogs), (0, .12, flour * swell))


@sound
def jingle():
    """A few coins in a purse."""
    chance, parts = np.random.default_rng(85), []
    for index in range(7):
        hertz = chance.uniform(2300, 3300)
        coin = struck(.35, (hertz, 1, .3), (hertz * 1.52, .5, .22), (hertz * 2.1, .2, .12))
        parts.append((.075 * index + chance.uniform(0, .03), chance.uniform(.35, 1) * (1 - .08 * index), coin))
    return laid(*parts)


@sound
def simmer():
    """A pot that bubbles."""
    chance, parts = np.random.default_rng(87), []
    for _ in range(16):
        hertz = chance.uniform(190, 520)
        gain = chance.uniform(.4, 1) * (260 / hertz) ** .5
        parts.append((chance.uniform(0, .95), gain, bubble(.2, hertz, chance.uniform(1.4, 1.9), .03)))
    steam = wind(1.1, 88, np.full(int(1.1 * RATE), 2200.), .7) * curve(1.1, (0, 0), (.4, 1), (1, 0))
    return laid((0, .07, steam), *parts)


@sound
def gust():
    """Wind that rises and falls."""
    seconds = 1.4
    middle = curve(seconds, (0, 260), (.35, 620), (.55, 480), (.7, 700), (1, 280)) * (1 + .06 * wander(seconds, 91, 9))
    whistle = wind(seconds, 92, middle * 1.9, .12)
    hush = wind(seconds, 93, middle * 4, .7)
    return (wind(seconds, 91, middle, .5) + .3 * whistle + .25 * hush) * curve(seconds, (0, 0), (.35, 1), (.5, .75), (.68, 1), (1, 0))


@sound
def crackle():
    """A fire in the stove."""
    snaps = shaped(grains(1., 95, 26, .003), (400, 0), (1100, 1), (2800, .7), (6000, .2), (10000, 0))
    flame = wind(1., 96, np.full(RATE, 260.), .8) * (1 + .4 * wander(1., 97, 11))
    return snaps * curve(1., (0, 0), (.08, 1), (.8, .8), (1, 0)) + .3 * flame * curve(1., (0, 0), (.3, 1), (1, 0))
