"""What the networks learn from: letters, spoilt letters and what is no letter, with the classes below.

Classes: letter L as it should be (L), with a part missing (26 + L), mirrored (52 + L), no letter at all (78), a letter
with something too many (79), a digit (80), another sign (81), a small letter that does not look like its capital (82 and
up, in the order of SMALL). The rest, up to 100, are never wished.
"""

import numpy as np

import distort
import signs
from features import features
from strokes import LETTERS, Drawings, part, samples

BROKEN, MIRRORED, NOTHING, EXTRA, DIGIT, SIGN, SMALLER, CLASSES = 26, 52, 78, 79, 80, 81, 82, 100
# Mirrored, these are letters still (or look it, as hands go).
SYMMETRIC = np.isin(list(LETTERS), list("AHIMOTUVWXY"))
# Small letters drawn like their capitals: other writers, other contributors.
ALIKE = "cosuvwxz"
# Small letters that are told from their capitals; k, m, p and y not always.
SMALL = "abdefghijnqrtkmpy"


def letters(folder, parts):
    """Capitals of the writers of these parts, as drawings and labels 0...25; small ones like them for training only."""
    rows = [s for s in samples(folder, "upper.jsonl") if part(s["writer"]) in parts]
    if "train" in parts:
        rows += [s for s in samples(folder, "lower.jsonl") if s["label"] in ALIKE and part(s["writer"]) in parts]
    labels = np.array([LETTERS.index(s["label"].upper()) for s in rows])
    return Drawings.of([s["strokes"] for s in rows]), labels


def small(folder, parts):
    """Small letters of these writers that do not look like their capitals, and their classes; an i or j has its dot."""
    rows = [s for s in samples(folder, "lower.jsonl") if s["label"] in SMALL and part(s["writer"]) in parts]
    rows = [s for s in rows if s["label"] not in "ij" or any(is_dot(k) for k in s["strokes"])]
    classes = np.array([SMALLER + SMALL.index(s["label"]) for s in rows])
    return Drawings.of([s["strokes"] for s in rows]), classes


def is_dot(stroke):
    """Whether a stroke of a drawing, which is 1000 long, is short and in its upper part."""
    places = np.array([p[:2] for p in stroke])
    return np.ptp(places, 0).max() < 200 and places[:, 1].max() < 350


def foreign(folder, writers):
    """Signs of other scripts by these of the eight writers."""
    return Drawings.of([s["strokes"] for s in samples(folder, "foreign.jsonl") if int(s["writer"][-2:]) in writers])


def made(d, labels, small, strange, chance, copies):
    """Drawings and classes: `copies` of each letter, and others in proportion; `small` with their classes."""
    n, parts = len(d), []

    def some(count):
        index = chance.permutation(np.resize(np.arange(n), count))
        return d[index], labels[index]

    for _ in range(copies):
        parts.append((distort.childlike(d[slice(None)], chance), labels))
        x, y = some(int(n * 0.6))
        x, fits = distort.without_part(x, y, chance)
        parts.append((distort.childlike(x, chance, 0.8)[fits], y[fits] + BROKEN))
        x, y = some(int(n * 0.5))
        fits = ~SYMMETRIC[y]
        parts.append((distort.childlike(distort.mirrored(x), chance, 0.8)[fits], y[fits] + MIRRORED))
        x, _ = some(n // 10)
        others, _ = some(n // 10)
        parts.append((distort.childlike(distort.with_extra(x, others, chance), chance, 0.5), np.full(n // 10, EXTRA)))
        parts.append((distort.scribbles(n // 6, chance), np.full(n // 6, NOTHING)))
        index = chance.integers(0, len(strange), n // 6)
        parts.append((distort.childlike(strange[index], chance), np.full(n // 6, NOTHING)))
        parts.append((distort.childlike(signs.digits(n // 4, chance), chance, 0.8), np.full(n // 4, DIGIT)))
        parts.append((distort.childlike(signs.signs(n // 8, chance), chance, 0.8), np.full(n // 8, SIGN)))
        index = chance.integers(0, len(small[0]), n // 3)
        parts.append((distort.childlike(small[0][index], chance, 0.8), small[1][index]))
    return Drawings.joined([p[0] for p in parts]), np.concatenate([p[1] for p in parts])


def targets(classes, probabilities, firm=0.4):
    """The wished distributions: a spoilt letter may also be any *other* letter, as an E without its foot is an F."""
    n = np.arange(len(classes))
    wished = np.zeros_like(probabilities)
    wished[n, classes] = 1
    spoilt = (classes >= BROKEN) & (classes < NOTHING)
    allowed = np.zeros_like(probabilities)
    allowed[:, :26] = 1
    allowed[n, classes % 26] = 0
    allowed[n, classes] = 1
    free = probabilities * allowed
    free /= free.sum(1, keepdims=True) + 1e-9
    return np.where(spoilt[:, None], firm * wished + (1 - firm) * free, wished)


