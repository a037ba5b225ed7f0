"""Small letters as school writes them, by hands that are made up: for training only (tasks.py has its own)."""

import json

import numpy as np

from forms import ASSETS

# Other ways to write some of them: the paths of their strokes.
WAYS = {
    "A": ["M .63 .42 C .40 .25 .13 .40 .13 .66 C .13 .98 .55 1.05 .62 .68 L .635 .38 L .635 .85 C .64 .93 .68 .96 .74 .93"],
    "B": ["M .185 .05 L .185 .96", "M .185 .05 L .185 .80 C .22 1.02 .66 1.02 .66 .66 C .66 .30 .25 .30 .185 .60"],
    "D": ["M .635 .05 L .635 .96 / M .635 .50 C .40 .22 .12 .40 .12 .66 C .12 .98 .50 1.05 .635 .80"],
    "F": ["M .50 .09 C .30 -.02 .235 .08 .235 .25 L .235 1.30 / M .07 .37 L .46 .37"],
    "I": ["M .15 .36 L .19 .36 L .19 .85 C .19 .95 .26 .97 .33 .92 / M .19 .09 L .20 .13", "M .19 .09 L .20 .14 / M .19 .36 L .19 .96"],
    "J": ["M .31 .36 L .31 1.30 / M .31 .09 L .31 .13", "M .15 .36 L .31 .36 L .31 1.05 C .31 1.35 .02 1.32 .0 1.2 / M .31 .09 L .32 .13"],
    "K": ["M .185 .05 L .185 .96 / M .59 .36 L .19 .68 L .64 .96"],
    "L": ["M .19 .05 L .19 .80 C .19 .95 .26 .98 .36 .92", "M .06 .05 L .19 .05 L .19 .96"],
    "M": ["M .18 .36 L .18 .96 C .18 .26 .56 .26 .56 .60 L .56 .96 C .56 .26 .94 .26 .94 .60 L .94 .96"],
    "N": ["M .18 .36 L .18 .96 C .18 .26 .63 .26 .63 .60 L .63 .96"],
    "Q": ["M .61 .45 C .40 .25 .125 .38 .125 .66 C .125 .98 .50 1.05 .61 .70 / M .61 .36 L .61 1.25 C .62 1.31 .68 1.30 .74 1.22"],
    "R": ["M .18 .36 L .18 .96 L .18 .62 C .20 .40 .35 .32 .52 .38"],
    "T": ["M .235 .10 L .235 .96 / M .06 .37 L .47 .37", "M .055 .37 L .47 .37 / M .235 .14 L .235 .80 C .24 1.0 .40 .98 .51 .92"],
    "U": ["M .165 .36 L .165 .70 C .165 1.05 .62 1.05 .62 .70 L .62 .36"],
    "Y": ["M .14 .36 L .14 .62 C .14 .95 .62 .95 .62 .60 / M .62 .36 L .62 1.05 C .62 1.35 .20 1.33 .15 1.2", "M .10 .36 L .38 .95 / M .65 .36 L .25 1.30"],
    "Z": ["M .12 .37 L .58 .37 L .12 .945 L .61 .945 / M .20 .66 L .50 .66"],
}


def ways():
    """The letters of the guides, and other ways, as lists of strokes by letter."""
    guides = json.loads((ASSETS / "en/guides.json").read_text(encoding="utf-8"))["letters"]
    found = {g["letter"].upper(): [[points(s["path"]) for s in g["strokes"]]] for g in guides if g["letter"].islower()}
    for letter, others in WAYS.items():
        found[letter] += [[points(path) for path in way.split(" / ")] for way in others]
    return found


def points(path):
    """A path of M, L and C as points."""
    words, out = path.split(), []
    while words:
        command = words.pop(0)
        places = np.array([float(words.pop(0)) for _ in range(6 if command == "C" else 2)]).reshape(-1, 2)
        if command == "C":
            t = np.linspace(0, 1, 17)[1:, None]
            a, (b, c, d) = out[-1], places
            out += list(a * (1 - t) ** 3 + 3 * b * t * (1 - t) ** 2 + 3 * c * t * t * (1 - t) + d * t ** 3)
        else:
            out.append(places[0])
    return np.array(out)


def drawn(chance, copies):
    """Drawings of each letter, and their letters: each of a hand with zones and a width of its own."""
    rows = []
    for letter, found in ways().items():
        for number in range(copies):
            # Half are as the guide has them.
            way = found[0 if chance.random() < 0.5 else chance.integers(len(found))]
            rise, tail, wide = chance.uniform(0.7, 2.2), chance.uniform(0.6, 1.9), np.exp(chance.normal(0, 0.2))
            slant = chance.normal(0, 0.1)
            rows.append((letter, [placed(s, rise, tail, wide, slant) for s in way]))
    return rows


def placed(stroke, rise, tail, wide, slant):
    """A stroke whose part above the middle zone, and whose part below it, are stretched."""
    x, y = stroke.T
    y = np.where(y < 0.33, 0.33 + (y - 0.33) * rise, np.where(y > 0.96, 0.96 + (y - 0.96) * tail, y))
    return np.stack([(x + slant * (0.66 - y)) * wide, y], 1) * 1000
