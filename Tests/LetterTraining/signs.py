"""Digits and other signs as hands draw them, made of corners: for training only (tasks.py has its own).

No 0, no 1, no smooth 5 and no angular 2: a child's O, I, S and Z look like these, and the letter was asked for.
"""

import numpy as np

from strokes import Drawings

# The ways to draw each: strokes parted by "/", corners as x and y in hundredths of the height. "~" has them rounded,
# "-" has not, else chance decides.
DIGITS = {
    "2": ["~ 2 22 12 4 32 0 52 8 56 26 40 50 18 76 0 98 30 97 62 98", "~ 4 25 14 2 44 2 54 24 36 54 4 88 4 100 18 88 34 92 60 100",
          "~ 0 30 4 4 50 -4 60 26 44 52 0 96 / 0 97 64 97"],
    "3": ["~ 2 14 22 0 50 4 50 28 40 44 18 48 42 50 60 64 54 94 24 100 0 88", "2 2 56 2 24 38 48 46 60 70 46 96 20 100 0 90",
          "~ 0 8 36 -6 60 20 46 44 20 48 / ~ 20 48 56 50 62 80 40 102 0 92", "~ 0 4 54 6 50 42 10 50 62 54 58 96 0 98"],
    "4": ["- 36 0 0 66 68 66 / 52 30 48 100", "- 10 0 0 58 66 58 / 56 6 54 100", "- 48 0 0 70 72 70 / 50 40 50 100",
          "- 50 100 54 0 0 68 74 68", "~ 6 0 2 50 20 58 58 54 / 56 0 52 100", "- 25 0 0 70 60 70 / 42 45 40 100",
          "- 54 0 0 66 70 66 / 54 0 54 100"],
    "5": ["- 8 0 4 42 40 40 58 60 50 90 20 100 0 90 / 6 0 60 0", "- 56 0 8 0 4 42 34 36 56 52 56 80 36 100 0 94",
          "- 10 2 6 44 44 42 60 68 44 98 0 96 / 10 2 58 -2", "- 60 2 10 2 8 48 50 48 56 94 2 98"],
    "6": ["~ 46 0 16 26 0 66 8 96 36 102 56 84 48 58 24 52 2 70", "~ 54 4 20 18 2 50 2 84 26 102 52 90 54 66 30 52 4 66",
          "~ 30 0 4 50 0 90 40 104 56 74 30 54 2 76", "- 40 0 0 70 20 100 50 84 40 56 2 66"],
    "7": ["- 0 0 60 0 36 64 28 100", "- 0 0 62 0 24 100", "- 0 0 60 0 36 64 26 100 / 10 52 58 52",
          "- 0 0 62 0 20 100 / 14 50 62 48", "- 0 10 2 0 60 2 30 60 26 100", "- 0 0 58 0 54 100 / 32 46 74 46",
          "~ 0 6 16 0 56 2 60 10 36 60 24 100 / 12 54 60 50", "- 0 14 0 0 60 0 26 98 / 12 50 60 50", "- 0 0 64 0 / 60 0 24 100"],
    "8": ["~ 54 16 30 0 6 14 20 42 48 60 52 88 26 102 2 84 12 58 44 40 54 16",
          "~ 28 0 6 10 8 36 28 46 50 36 50 8 28 0 / ~ 28 46 2 58 2 92 28 102 56 92 54 58 28 46",
          "~ 50 10 24 0 4 20 50 74 34 102 4 86 54 24 48 8"],
    "9": ["~ 52 20 30 0 4 14 6 44 34 50 52 26 54 10 50 60 44 100", "~ 54 24 32 0 2 22 18 50 50 34 54 14 54 70 34 102 4 92",
          "- 54 12 24 0 0 24 22 50 54 30 54 12 50 100", "~ 28 0 0 10 2 44 30 50 54 28 28 0 / 54 10 52 60 46 100",
          "~ 52 6 20 0 0 26 22 48 50 30 54 0 52 56 44 94 8 104"],
}
SIGNS = [
    "- 50 0 50 100 / 0 50 100 50", "- 0 30 70 30 / 0 70 70 70", "~ 4 24 8 0 50 -4 58 24 30 46 28 70 / 26 94 28 98",
    "- 10 0 10 72 / 10 94 11 98", "- 0 50 100 50 / 74 26 100 50 72 74", "- 50 0 50 100 / 24 28 50 0 74 28",
    "~ 50 24 30 0 4 4 0 34 50 100 100 34 96 4 70 0 50 24", "- 20 100 50 0 80 100 4 38 96 38 20 100",
    "- 30 0 24 100 / 70 0 64 100 / 2 34 98 32 / 0 68 96 66",
    "~ 84 100 20 34 24 4 50 4 50 28 4 66 12 96 44 100 80 52", "- 86 0 8 100 / ~ 20 4 4 16 20 30 34 16 20 4 / ~ 76 70 60 82 76 98 92 82 76 70",
    "- 50 0 0 90 100 90 50 0", "- 0 50 50 0 100 50 / 10 46 10 100 90 100 90 46", "~ 56 56 44 48 50 36 66 40 68 60 46 72 28 54 36 24 66 14 92 40 86 80 50 100 10 84 0 46",
    "- 50 0 50 100 / 8 24 92 76 / 8 76 92 24", "~ 50 0 8 14 0 60 30 98 72 98 100 60 92 14 50 0 / 32 34 34 42 / 66 34 68 42 / ~ 24 62 50 80 76 62",
    "~ 66 10 36 0 8 26 8 74 36 100 66 90 / 0 40 50 40 / 0 60 50 60",
]


def digits(n, chance):
    """`n` digits, each as often as another."""
    kinds = list(DIGITS.values())
    return made([kinds[i][chance.integers(len(kinds[i]))] for i in chance.integers(0, len(kinds), n)], chance)


def signs(n, chance):
    """`n` marks of writing and simple pictures."""
    return made([SIGNS[i] for i in chance.integers(0, len(SIGNS), n)], chance)


def made(ways, chance):
    return Drawings.of([drawn(way, chance) for way in ways])


def drawn(way, chance):
    """The strokes of one way, its corners moved and rounded by chance, some strokes from their end to their start."""
    strokes, loose, size = [], chance.uniform(0, 5), np.exp(chance.normal(0, 0.15, 2)) * 10
    for stroke in way.split("/"):
        words = stroke.split()
        rounded = {"~": 3, "-": 0}.get(words[0], chance.integers(4))
        if words[0] in "~-":
            words = words[1:]
        corners = np.array(words, float).reshape(-1, 2)
        corners = corners + chance.normal(0, loose, corners.shape)
        if rounded == 0 and chance.random() < 0.4:
            rounded = chance.integers(1, 3)
        for _ in range(rounded):
            corners = cut(corners)
        strokes.append((corners * size)[::chance.choice([1, 1, 1, -1])])
    return strokes


def cut(corners):
    """Each corner cut off at a quarter of its edges (Chaikin 1974); the ends stay."""
    one, two = corners[:-1], corners[1:]
    inner = np.stack([0.75 * one + 0.25 * two, 0.25 * one + 0.75 * two], 1).reshape(-1, 2)
    return np.concatenate([corners[:1], inner[1:-1], corners[-1:]])
