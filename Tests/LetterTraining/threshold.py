"""Finds how sure the networks must be for each letter.

Only the writers of the part "thresholds" are asked, whom the networks have not seen and the examination does not use.
"""

import numpy as np

import tasks
from examples import BROKEN, EXTRA, MIRRORED, NOTHING
from features import CHANNELS, SIDE, features
from network import Network
from strokes import LETTERS, Drawings

# What a wrong answer of each kind costs, as shares of the kind's questions.
COSTS = {"right clean": 2, "right child": 0.8, "other": 2, "look-alike": 0.6, "scribble": 0.4, "foreign": 0.4,
         "incomplete": 0.15, "mirrored": 0.3}
# How much a letter's threshold may differ from all letters' for its own questions' sake.
STIFFNESS = 0.004
# How far of the way from all letters' threshold to its own each letter goes: so few questions a letter mislead.
TRUST = 0.4


def loaded(path):
    file = np.load(path)
    net = Network(SIDE, CHANNELS, 1, *(file[f"b{i}"].size for i in range(4)), np.random.default_rng(0))
    net.weights = [file[f"w{i}"] for i in range(4)]
    net.biases = [file[f"b{i}"] for i in range(4)]
    return net


def confidence(p, expected):
    """As ShapeOdds.confidence."""
    n = np.arange(len(p))
    spoilt = p[:, BROKEN:MIRRORED] + p[:, MIRRORED:NOTHING]
    every = 1.5 * p[:, :26] + spoilt / 2
    against = p[:, NOTHING] + p[:, EXTRA] + every.sum(1) - every[n, expected] + 0.6 * spoilt[n, expected]
    return np.log(p[n, expected] + 1e-6) - np.log(against + 1e-6)


def answers(folder, networks):
    """Kind, expected letter and confidence of every question to verify."""
    asked = [q for seed in (21, 22, 23) for q in tasks.made(folder, {"thresholds"}, (7, 8), seed) if q["kind"] in COSTS]
    d = Drawings.of([q["strokes"] for q in asked])
    odds = np.mean([net.forward(features(d, turn).astype(np.float32))[0] for turn in (-8, 0, 8) for net in networks], 0)
    expected = np.array([LETTERS.index(q["expected"]) for q in asked])
    return np.array([q["kind"] for q in asked]), expected, confidence(odds, expected)


def cost(threshold, kinds, surety):
    """The cost of a threshold, for each in a column of them."""
    total = 0
    for kind, weight in COSTS.items():
        sure = surety[kinds == kind][None] >= threshold[:, None]
        if sure.shape[1]:
            total = total + weight * (~sure if kind.startswith("right") else sure).mean(1)
    return total


def found(folder, networks):
    """The thresholds of A to Z."""
    kinds, expected, surety = answers(folder, [loaded(path) for path in networks])
    steps = np.linspace(-6, 3, 181)
    common = steps[np.argmin(cost(steps, kinds, surety))]
    thresholds = []
    for letter in range(26):
        own = expected == letter
        best = steps[np.argmin(cost(steps, kinds[own], surety[own]) + STIFFNESS * (steps - common) ** 2)]
        thresholds.append(round(float(common + TRUST * (best - common)), 2))
    print(f"thresholds: for all letters {common:.2f}; for each", dict(zip(LETTERS, thresholds)))
    for kind in COSTS:
        passed = surety >= np.array(thresholds)[expected]
        print(f"  {kind:12} accepted {100 * passed[kinds == kind].mean():5.1f} %")
    return thresholds
