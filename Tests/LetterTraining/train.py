"""Trains a network of the recogniser.

Networks differ by the seed alone: their first weights, their distortions, their order. Each takes six to eight minutes
of a processor.
"""

import time

import numpy as np

from examples import CLASSES, foreign, letters, made, targets
from features import CHANNELS, SIDE, features
from network import Network

LETTERS_SEEN, EPOCHS, BATCH, RATE = 113_000, 5, 256, 2e-3
WIDTHS = (20, 40, 160)


def examples(folder, chance, everybody):
    parts = {"train", "test", "device"} if everybody else {"train"}
    d, labels = letters(folder, parts)
    strange = foreign(folder, range(1, 9) if everybody else range(1, 7))
    d, classes = made(d, labels, strange, chance, round(LETTERS_SEEN / len(d)))
    return features(d), classes


def trained(x, classes, chance):
    net = Network(SIDE, CHANNELS, 1, *WIDTHS, CLASSES, chance)
    blocks = len(x) // BATCH
    for step in range(EPOCHS * blocks):
        if step % blocks == 0:
            order, started, losses = chance.permutation(len(x)), time.time(), []
        index = np.sort(order[step % blocks * BATCH:][:BATCH])
        rate = RATE * (0.5 + 0.5 * np.cos(np.pi * step / (EPOCHS * blocks))) * min(1, 0.1 + step / 300)
        wished = classes[index]
        losses.append(net.train(x[index].astype(np.float32), lambda y: targets(wished, y), rate, chance))
        if step % blocks == blocks - 1:
            print(f"epoch {step // blocks + 1}: loss {np.mean(losses):.3f}, {time.time() - started:.0f} s", flush=True)
    return net


def train(folder, number, out, everybody=False):
    """Trains network `number` and saves it; the number is the seed of everything by chance."""
    chance = np.random.default_rng(number)
    x, classes = examples(folder, chance, everybody)
    print(f"network {number}: {len(x)} drawings", flush=True)
    net = trained(x, classes, chance)
    np.savez(out, **{f"w{i}": w for i, w in enumerate(net.weights)}, **{f"b{i}": b for i, b in enumerate(net.biases)})
