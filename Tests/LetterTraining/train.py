"""Trains the networks of a table, each going on from what its predecessor there has learnt.

Unless all layers are to learn, the convolutions stay as they are, which spares nine tenths of the work: all takes about
two minutes of a processor. Networks differ by the seed alone: their first weights, and the order of what they see.
"""

import time

import numpy as np

from examples import CLASSES, foreign, letters, made, others, targets
from features import CHANNELS, SIDE, features
from network import Network
from pack import unpacked

LETTERS_SEEN, BATCH, RATE = 24_000, 256, 8e-4
WIDTHS = (20, 40, 160)


def examples(folder, form, chance, everybody):
    parts = {"train", "test", "device"} if everybody else {"train"}
    d, labels = letters(folder, parts, form, chance)
    strange = foreign(folder, range(1, 9) if everybody else range(1, 7))
    copies = round(LETTERS_SEEN / len(d))
    d, classes = made(d, labels, others(folder, parts, form), strange, form, chance, copies)
    return features(d), classes


def trained(x, classes, chance, start, epochs, whole):
    net = Network(SIDE, CHANNELS, 1, *WIDTHS, CLASSES, chance)
    net.go_on(*start)
    seen = x
    if not whole:
        seen = np.concatenate([net.convolve(x[at:at + 1024].astype(np.float32))[-1] for at in range(0, len(x), 1024)])
    learn = net.train if whole else net.train_dense
    blocks = len(x) // BATCH
    for step in range(epochs * blocks):
        if step % blocks == 0:
            order, started, losses = chance.permutation(len(x)), time.time(), []
        index = np.sort(order[step % blocks * BATCH:][:BATCH])
        rate = RATE * (0.5 + 0.5 * np.cos(np.pi * step / (epochs * blocks))) * min(1, 0.1 + step / 300)
        wished = classes[index]
        losses.append(learn(seen[index].astype(np.float32), lambda y: targets(wished, y), rate, chance))
        if step % blocks == blocks - 1:
            print(f"epoch {step // blocks + 1}: loss {np.mean(losses):.3f}, {time.time() - started:.0f} s", flush=True)
    return net


def inputs(first, second, hidden):
    """The inputs of the first three layers."""
    return 9 * CHANNELS, 9 * first, (SIDE // 4) ** 2 * second + 1


def train(folder, form, outs, table, epochs, whole=False, everybody=False):
    """Trains the networks of a table and saves them; their numbers are the seeds of everything by chance."""
    starts = unpacked(table, inputs)
    x, classes = examples(folder, form, np.random.default_rng(0), everybody)
    print(f"{len(x)} drawings", flush=True)
    for number, (out, start) in enumerate(zip(outs, starts, strict=True), 1):
        net = trained(x, classes, np.random.default_rng(number), start, epochs, whole)
        np.savez(out, **{f"w{i}": w for i, w in enumerate(net.weights)}, **{f"b{i}": b for i, b in enumerate(net.biases)})
