"""Sound that closes in a ring: whatever is laid over the end of a loop goes on at its beginning, echoes too, so that the
last sample leads into the first. A ring is an array of mono samples at RATE; its length is a multiple of FRAME."""
import numpy as np

from sounds import RATE, gains

FRAME = 960  # samples of a frame of Opus


def ring(seconds):
    return np.zeros(round(seconds * RATE / FRAME) * FRAME)


def put(loop, at, samples, gain=1.):
    """Lays samples into the loop from a second on; what is too long begins again in front."""
    place = int(round(at * RATE)) % len(loop)
    while len(samples):
        part = samples[:len(loop) - place]
        loop[place:place + len(part)] += gain * part
        samples, place = samples[len(part):], 0


def filtered(loop, *points):
    """Filtered by gains at frequencies (hertz, gain), around the seam too."""
    hertz = np.fft.rfftfreq(len(loop), 1 / RATE)
    return np.fft.irfft(np.fft.rfft(loop) * gains(hertz, points), len(loop))


def hiss(seconds, seed, *points):
    """Steady noise with these gains at frequencies."""
    loop = filtered(np.random.default_rng(seed).standard_normal(len(ring(seconds))), *points)
    return loop / np.std(loop)


def slow(seconds, seed, turns):
    """Slow chance from 0 to 1 that comes round: `turns` values in the whole loop, rounded between them."""
    values = np.random.default_rng(seed).uniform(0, 1, turns)
    values = (values - values.min()) / np.ptp(values)
    at = np.linspace(0, turns, len(ring(seconds)), endpoint=False)
    index, u = at.astype(int), at % 1
    u = u * u * (3 - 2 * u)
    return values[index] * (1 - u) + values[(index + 1) % turns] * u


def breeze(seconds, seed, centre, width):
    """Noise in a band around a moving centre (hertz, one for each sample), `width` octaves to either side."""
    size, window, step = len(ring(seconds)), 1920, 480
    raw, out = np.random.default_rng(seed).standard_normal(size), np.zeros(size)
    hertz, hann = np.fft.rfftfreq(window, 1 / RATE), np.hanning(window + 1)[:window]
    for at in range(0, size, step):
        index = np.arange(at, at + window) % size
        middle = centre[index[window // 2]]
        band = np.exp(-.5 * (np.log2(np.maximum(hertz, 20) / middle) / width) ** 2)
        out[index] += hann * np.fft.irfft(np.fft.rfft(raw[index] * hann) * band, window)
    return out / np.std(out)


def echoed(loop, seconds, wet, *points, seed=1):
    """With the echo of a room or a wood that dies away by 60 dB within some seconds; its gains at frequencies."""
    t = np.arange(int(1.2 * seconds * RATE)) / RATE
    chance = np.random.default_rng(seed).standard_normal(len(t))
    answer = ring(len(loop) / RATE)
    put(answer, .012, chance * 10 ** (-3 * t / seconds) * np.minimum(1, t / .02))
    answer = filtered(answer, *points)
    answer *= wet / np.sqrt((answer ** 2).sum())
    return loop + np.fft.irfft(np.fft.rfft(loop) * np.fft.rfft(answer), len(loop))
