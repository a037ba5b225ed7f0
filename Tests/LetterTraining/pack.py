"""Joins trained networks and the threshold to the table, in the form that LetterTable.swift reads."""

import struct

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
