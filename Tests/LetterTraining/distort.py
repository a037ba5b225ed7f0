"""What a child's finger does to a letter, and what is no letter: for training only (tasks.py has its own)."""

import numpy as np

from strokes import LETTERS, POINTS, Drawings


def childlike(d, chance, strength=1.0):
    """Every distortion at once, each of random strength; about every fourth drawing is only slightly changed."""
    n = len(d)
    strength = strength * np.where(chance.random(n) < 0.25, 0.3, chance.uniform(0.5, 1.2, n)).astype(np.float32)
    d = per_stroke(d, chance, strength)
    overshoot(d, chance, strength)
    d.xy = affine(warped(d.xy, chance, strength), chance, strength)
    d.xy = d.xy + tremor(chance, strength, n)
    lift(d, chance, strength)
    rub_out(d, chance, 0.13 * strength)
    return d


def affine(xy, chance, strength):
    """Turned, slanted and stretched."""
    n = len(xy)
    angle = np.clip(chance.normal(0, 8, n), -18, 18) * strength * np.pi / 180
    slant = chance.normal(0, 0.1, n) * strength
    wide = np.exp(chance.normal(0, 0.2, n) * strength)
    c, s = np.cos(angle), np.sin(angle)
    matrix = np.stack([np.stack([c * wide, -s + c * slant], 1), np.stack([s * wide, c + s * slant], 1)], 1)
    return np.einsum("nij,npj->npi", matrix, xy).astype(np.float32)


def warped(xy, chance, strength):
    """Bent smoothly, by three slow waves across the sheet."""
    n = len(xy)
    moved = xy.copy()
    for _ in range(3):
        wave = chance.normal(0, 3.6, (n, 1, 2))
        phase = chance.uniform(0, 2 * np.pi, (n, 1, 2))
        size = chance.normal(0, 0.03, (n, 1, 2)) * strength[:, None, None]
        moved += size * np.sin((xy * wave).sum(2, keepdims=True) + phase)
    return moved.astype(np.float32)


def tremor(chance, strength, n):
    """A shaking hand: noise of two speeds along the path."""
    rough = chance.normal(0, 1, (n, POINTS, 2))
    slow = np.cumsum(rough[:, ::-1], 1)[:, ::-1]
    slow = (slow - np.concatenate([slow[:, 7:], slow[:, -7:]], 1)) / np.sqrt(7)
    scale = np.abs(chance.normal(0, 1, (n, 1, 2))) * strength[:, None, None]
    return (scale * (0.007 * chance.normal(0, 1, (n, POINTS, 2)) + 0.014 * slow)).astype(np.float32)


def per_stroke(d, chance, strength):
    """Strokes that do not meet as they should: each shifted and scaled about its own middle."""
    xy = d.xy.copy()
    for index in range(4):
        mask = (d.stroke == index)[:, :, None]
        count = np.maximum(mask.sum(1), 1)
        middle = ((d.xy * mask).sum(1) / count)[:, None]
        shift = chance.normal(0, 0.035, (len(d), 1, 2)) * strength[:, None, None]
        size = np.exp(chance.normal(0, 0.09, (len(d), 1, 2)) * strength[:, None, None])
        xy = np.where(mask, middle + (d.xy - middle) * size + shift, xy)
    return Drawings(xy.astype(np.float32), d.stroke, d.kept)


def overshoot(d, chance, strength):
    """Strokes drawn on past their ends, along their last direction, in place."""
    n = np.arange(len(d))
    for end, inner in ((-1, -4), (0, 3)):
        way = d.xy[:, end] - d.xy[:, inner]
        way /= np.maximum(np.linalg.norm(way, axis=1, keepdims=True), 1e-3)
        d.xy[:, end] += way * (chance.uniform(-0.1, 0.16, len(d)).clip(0) * strength)[:, None]
    last = (d.stroke == 0).sum(1) - 1
    way = d.xy[n, last] - d.xy[n, np.maximum(last - 3, 0)]
    way /= np.maximum(np.linalg.norm(way, axis=1, keepdims=True), 1e-3)
    d.xy[n, last] += way * (chance.uniform(-0.1, 0.16, len(d)).clip(0) * strength)[:, None]


def lift(d, chance, strength):
    """The pen lifted in the middle of a stroke, zero to three times, in place."""
    for _ in range(3):
        at = chance.integers(5, POINTS - 5, len(d))
        lifted = chance.random(len(d)) < 0.3 * strength
        later = np.arange(POINTS)[None] >= at[:, None]
        d.stroke = d.stroke + (later & lifted[:, None]) * np.int16(100)


def rub_out(d, chance, most):
    """Up to `most` of the ink gone, in one or two places, in place."""
    for share in (0.65, 0.35):
        width = chance.uniform(-0.3, 1, len(d)).clip(0) * most * share * POINTS
        start = chance.uniform(0, POINTS, len(d)) - width / 2
        at = np.arange(POINTS)[None]
        d.kept &= ~((at >= start[:, None]) & (at < (start + width)[:, None]))


def without_part(d, labels, chance, form):
    """Letters that lack a part: a stroke, or for one-stroke letters a third of the ink; and which of them qualify."""
    count = d.stroke.max(1) + 1
    gone = d.stroke == (chance.random(len(d)) * count).astype(int)[:, None]
    # A short stem under a dot is an i still.
    single = (count == 1) | (chance.random(len(d)) < 0.2) & ~(form.is_small & np.isin(labels, [8, 9]))
    width = chance.uniform(0.22, 0.5, len(d)) * POINTS
    start = chance.uniform(-0.5, 1, len(d)) * POINTS
    start = np.where(start < 0, 0, np.minimum(start, POINTS - width))
    at = np.arange(POINTS)[None]
    cut = (at >= start[:, None]) & (at < (start + width)[:, None])
    gone = np.where(single[:, None], cut, gone)
    share = gone.mean(1)
    high = np.where(gone, d.xy[:, :, 1], -9).max(1)
    bars = np.isin(labels, [25] if form.is_small else [9, 25])
    wholes = np.isin(labels, [LETTERS.index(letter) for letter in form.complete])
    wholes |= bars & (share < 0.4) & (high < 0.3) & ~single
    # A dot is little ink.
    dots = form.is_small & np.isin(labels, [8, 9]) & (high < -0.15)
    d.kept = d.kept & ~gone
    return d, ((share >= 0.09) | dots) & (share > 0) & (share <= 0.75) & ~wholes


def mirrored(d):
    d.xy = d.xy * np.array([-1, 1], np.float32)
    return d


def with_extra(d, others, chance):
    """A letter with another one, or a part of it, over or beside it."""
    half = POINTS // 2
    xy = np.concatenate([d.xy[:, ::2], others.xy[:, ::2]], 1)
    beside = (chance.random(len(d)) < 0.5)[:, None]
    shift = np.stack([np.where(beside[:, 0], chance.uniform(0.6, 1.2, len(d)), chance.normal(0, 0.2, len(d))),
                      chance.normal(0, 0.15, len(d))], 1)
    size = chance.uniform(0.5, 1.1, len(d))[:, None, None]
    xy[:, half:] = xy[:, half:] * size + shift[:, None]
    stroke = np.concatenate([d.stroke[:, ::2], others.stroke[:, ::2] + 40], 1)
    return Drawings(centred(xy), stroke.astype(np.int16))


def centred(xy):
    low, high = xy.min(1, keepdims=True), xy.max(1, keepdims=True)
    return ((xy - (low + high) / 2) / np.maximum((high - low).max(2, keepdims=True), 1e-3)).astype(np.float32)


def scribbles(n, chance):
    """Wandering lines of many kinds, from a slow walk to a hatching, one to four strokes."""
    at = np.arange(POINTS)
    turn = chance.normal(0, 1, (n, POINTS)) * chance.uniform(0.05, 1.2, (n, 1))
    turn += chance.normal(0, 0.35, (n, 1)) * (chance.random((n, 1)) < 0.6)
    heading = np.cumsum(turn, 1) + chance.uniform(0, 6.3, (n, 1))
    walk = np.cumsum(np.stack([np.cos(heading), np.sin(heading)], 2), 1)
    swings = chance.uniform(2, 14, (n, 1))
    hatch = np.stack([np.abs((at / POINTS * swings) % 2 - 1) + chance.normal(0, 0.04, (n, POINTS)),
                      at / POINTS * chance.uniform(0.1, 2, (n, 1)) + chance.normal(0, 0.04, (n, POINTS))], 2)
    corners = chance.random((n, 16, 2))
    edges = chance.integers(3, 15, n)
    place = (at[None] / POINTS * edges[:, None])
    low = place.astype(int)
    part = (place - low)[:, :, None]
    rows = np.arange(n)[:, None]
    lines = corners[rows, low] * (1 - part) + corners[rows, low + 1] * part
    kind = chance.integers(0, 3, n)[:, None, None]
    xy = np.where(kind == 0, walk, np.where(kind == 1, hatch, lines)).astype(np.float32)
    d = Drawings(affine(centred(xy), chance, np.full(n, 3.0)), np.zeros((n, POINTS), np.int16))
    d.xy = warped(centred(d.xy), chance, np.full(n, 1.5))
    lift(d, chance, chance.uniform(0, 2, n))
    return d
