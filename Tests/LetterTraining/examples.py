"""What the networks learn from: letters, spoilt letters and what is no letter, with the classes below.

Classes: letter L as it should be (L), with a part missing (26 + L), mirrored (52 + L), no letter at all (78), a letter
with something too many (79), a digit (80), another sign (81), a letter of the other form, small for a capital, that does
not look like this one (82 and up, in the order of `Form.told`). The rest, up to 100, are never wished.
"""

import numpy as np

import distort
import school
import signs
from features import features
from strokes import LETTERS, Drawings, part, samples

BROKEN, MIRRORED, NOTHING, EXTRA, DIGIT, SIGN, OTHER, CLASSES = 26, 52, 78, 79, 80, 81, 82, 100
# Letters that are made for training, of each.
MADE = 100


def letters(folder, parts, form, chance):
    """Letters of the writers of these parts, as drawings and labels 0...25; for training also others that are alike."""
    rows = [(s["label"].upper(), s["strokes"]) for file in form.files for s in samples(folder, file)
            if part(s["writer"]) in parts and is_whole(s, form)]
    if "train" in parts:
        rows += [(s["label"].upper(), s["strokes"]) for s in samples(folder, form.others)
                 if s["label"].upper() in form.alike and part(s["writer"]) in parts]
        rows += school.drawn(chance, MADE) if form.is_made else []
    return Drawings.of([strokes for _, strokes in rows]), np.array([LETTERS.index(letter) for letter, _ in rows])


def others(folder, parts, form):
    """Letters of the other form by these writers that do not look like this one, and their classes."""
    rows = [s for s in samples(folder, form.others) if s["label"].upper() in form.told and part(s["writer"]) in parts]
    rows = [s for s in rows if form.is_small and (s["label"] != "I" or len(s["strokes"]) > 1) or not form.is_small and is_dotted(s)]
    classes = np.array([OTHER + form.told.index(s["label"].upper()) for s in rows])
    return Drawings.of([s["strokes"] for s in rows]), classes


def is_whole(sample, form):
    return not form.is_small or is_dotted(sample)


def is_dotted(sample):
    """Whether a small i or j has its dot; others need none."""
    return sample["label"] not in "ij" or any(is_dot(s) for s in sample["strokes"])


def is_dot(stroke):
    """Whether a stroke of a drawing, which is 1000 long, is short and in its upper part."""
    places = np.array([p[:2] for p in stroke])
    return np.ptp(places, 0).max() < 200 and places[:, 1].max() < 350


def foreign(folder, writers):
    """Signs of other scripts by these of the eight writers."""
    return Drawings.of([s["strokes"] for s in samples(folder, "foreign.jsonl") if int(s["writer"][-2:]) in writers])


def made(d, labels, others, strange, form, chance, copies):
    """Drawings and classes: `copies` of each letter, and what is none in proportion; `others` with their classes."""
    n, parts = len(d), []

    def some(count):
        index = chance.permutation(np.resize(np.arange(n), count))
        return d[index], labels[index]

    for _ in range(copies):
        parts.append((distort.childlike(d[slice(None)], chance), labels))
        x, y = some(int(n * 0.6))
        x, fits = distort.without_part(x, y, chance, form)
        parts.append((distort.childlike(x, chance, 0.8)[fits], y[fits] + BROKEN))
        x, y = some(int(n * 0.5))
        fits = ~np.isin(y, numbers(form.symmetric))
        parts.append((distort.childlike(distort.mirrored(x), chance, 0.8)[fits], y[fits] + MIRRORED))
        x, _ = some(n // 10)
        second, _ = some(n // 10)
        parts.append((distort.childlike(distort.with_extra(x, second, chance), chance, 0.5), np.full(n // 10, EXTRA)))
        parts.append((distort.scribbles(n // 6, chance), np.full(n // 6, NOTHING)))
        index = chance.integers(0, len(strange), n // 6)
        parts.append((distort.childlike(strange[index], chance), np.full(n // 6, NOTHING)))
        parts.append((distort.childlike(signs.digits(n // 4, chance, form.digits), chance, 0.8), np.full(n // 4, DIGIT)))
        parts.append((distort.childlike(signs.signs(n // 8, chance, form.letter_signs), chance, 0.8), np.full(n // 8, SIGN)))
        index = chance.integers(0, len(others[0]), n // 3)
        parts.append((distort.childlike(others[0][index], chance, 0.8), others[1][index]))
    return Drawings.joined([p[0] for p in parts]), np.concatenate([p[1] for p in parts])


def numbers(names):
    return [LETTERS.index(letter) for letter in names]


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
