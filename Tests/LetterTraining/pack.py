"""Joins trained networks and the threshold to the table, in the form that LetterTable.swift reads, and parts them."""

import struct
from pathlib import Path

import numpy as np


def packed(threshold, networks):
    """The bytes of recognition.bin; `networks` are files of weights and biases."""
    networks = [np.load(path) for path in networks]
    widths = [networks[0][f"b{i}"].size for i in range(3)]
    out = [b"PLR2", struct.pack("<4H", len(networks), *widths), np.array(threshold, "<f4").tobytes()]
    for net in networks:
        for i in range(4):
            weights = net[f"w{i}"]
            step = np.float32(np.abs(weights).max() / 32767)
            out += [step.tobytes(), np.round(weights / step).astype("<i2").tobytes(), net[f"b{i}"].astype("<f4").tobytes()]
    return b"".join(out)


def unpacked(path, inputs):
    """The weights and biases of each network of a table; `inputs` are those of its first three layers' weights."""
    data = Path(path).read_bytes()
    count, *widths = struct.unpack_from("<4H", data, 4)
    size = (len(data) - 16) // count
    shapes = list(zip(inputs(*widths), widths))
    fixed = 16 + sum(2 * i * o + 4 * o for i, o in shapes)
    shapes.append((widths[2], (size - fixed) // (2 * widths[2] + 4)))
    return [network(data, 16 + number * size, shapes) for number in range(count)]


def network(data, at, shapes):
    weights, biases = [], []
    for i, o in shapes:
        step = np.frombuffer(data, "<f4", 1, at)[0]
        weights.append((np.frombuffer(data, "<i2", i * o, at + 4) * step).reshape(i, o))
        biases.append(np.frombuffer(data, "<f4", o, at + 4 + 2 * i * o).copy())
        at += 4 + 2 * i * o + 4 * o
    return weights, biases
