"""Finds how sure the networks must be that a drawing is the expected letter.

One number for all letters: thresholds of their own did no better to writers on whom they had not been found. All writers
whom the split networks have not seen are asked.
"""

import numpy as np

import tasks
from examples import BROKEN, DIGIT, EXTRA, MIRRORED, NOTHING, OTHER, SIGN, numbers
from features import CHANNELS, SIDE, features
from network import Network
from strokes import LETTERS, Drawings

TURNS = (-8, 8)
# How often, in per cent, what is not the letter may be accepted at most: a little less than the issue allows.
LIMITS = {"other": 0.45, "look-alike": 2.35, "scribble": 1.4, "foreign": 1.1, "incomplete": 9, "mirrored": 2.5}
# Small letters of these writers are drawn more alike, and labelled less well; dots are looked for by the judge itself.
SMALL_LIMITS = LIMITS | {"other": 0.8, "look-alike": 3}


def loaded(path):
    file = np.load(path)
    net = Network(SIDE, CHANNELS, 1, *(file[f"b{i}"].size for i in range(4)), np.random.default_rng(0))
    net.weights = [file[f"w{i}"] for i in range(4)]
    net.biases = [file[f"b{i}"] for i in range(4)]
    return net


def odds(drawings, networks):
    """As ShapeReader."""
    sum = 0
    for turn in TURNS:
        x = features(drawings, turn).astype(np.float32)
        for net in networks:
            p = np.concatenate([net.forward(x[start:start + 1024]) for start in range(0, len(x), 1024)])
            sum = sum + np.log(np.maximum(p, 1e-6))
    p = np.exp(sum / len(TURNS) / len(networks))
    return p / p.sum(1, keepdims=True)


def confidence(p, expected, form):
    """As ShapeOdds.confidence."""
    n = np.arange(len(p))
    others = np.zeros((len(p), 26), np.float32)
    others[:, numbers(form.told)] = p[:, OTHER:OTHER + len(form.told)]
    spoilt = p[:, BROKEN:MIRRORED] + p[:, MIRRORED:NOTHING] + others
    every = 2 * p[:, :26] + 0.2 * spoilt
    against = 0.4 * (p[:, NOTHING] + p[:, EXTRA]) + form.sign_weight * (p[:, DIGIT] + p[:, SIGN])
    against += every.sum(1) - every[n, expected] + 0.6 * spoilt[n, expected]
    return np.log(p[n, expected] + 1e-6) - np.log(against + 1e-6)


def found(folder, networks, form):
    """The lowest threshold that keeps the limits."""
    asked = [q for q in tasks.made(folder, {"test", "device"}, (7, 8), 21, form) if q["expected"] and q["alphabet"] == "en"]
    limits = SMALL_LIMITS if form.is_small else LIMITS
    asked = [q for q in asked if q["kind"] != "incomplete" or q["expected"] not in "ij"]
    kinds = np.array([q["kind"] for q in asked])
    expected = np.array([LETTERS.index(q["expected"].upper()) for q in asked])
    drawings = Drawings.of([q["strokes"] for q in asked])
    surety = confidence(odds(drawings, [loaded(path) for path in networks]), expected, form)
    # The value above which no more than the limit of each kind lies.
    threshold = max(np.quantile(surety[kinds == kind], 1 - limit / 100) for kind, limit in limits.items())
    threshold = float(np.ceil(threshold * 100) / 100)
    print(f"threshold {threshold:.2f}")
    for kind in ("right clean", "right child", "right made", "right made child", *limits):
        if kind not in kinds:
            continue
        print(f"  {kind:12} accepted {100 * (surety[kinds == kind] >= threshold).mean():5.1f} %")
    return threshold
