"""Reads the development strokes, splits them by writer, and resamples them to arrays of one size."""

import json
import zlib
from pathlib import Path

import numpy as np

LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
POINTS = 112
# Two contributors of whom the split table sees nobody.
OTHER_DEVICES = ("uqb", "val")


def samples(folder, name):
    """The drawings of a file: dictionaries with writer, label and strokes."""
    with open(Path(folder) / name, encoding="utf-8") as lines:
        return [json.loads(line) for line in lines]


def part(writer):
    """Where a writer belongs for the split table: train, test, or another device, which is for tests too."""
    if writer.startswith(OTHER_DEVICES):
        return "device"
    return "test" if zlib.crc32(writer.encode()) % 13 < 4 else "train"


class Drawings:
    """Many drawings of POINTS points each: `xy` (n, POINTS, 2), `stroke` (n, POINTS), and which points are `kept`.

    The longer side of a drawing's box is 1, its middle is at 0, 0.
    """

    def __init__(self, xy, stroke, kept=None):
        self.xy, self.stroke = xy, stroke
        self.kept = np.ones(stroke.shape, bool) if kept is None else kept

    def __len__(self):
        return len(self.xy)

    def __getitem__(self, index):
        return Drawings(self.xy[index].copy(), self.stroke[index].copy(), self.kept[index].copy())

    @staticmethod
    def of(drawings):
        pairs = [resampled(strokes) for strokes in drawings]
        return Drawings(np.stack([p[0] for p in pairs]), np.stack([p[1] for p in pairs]))

    @staticmethod
    def joined(parts):
        return Drawings(*(np.concatenate([getattr(p, key) for p in parts]) for key in ("xy", "stroke", "kept")))


def resampled(strokes):
    """One drawing as POINTS points, evenly spaced along its strokes, and the stroke of each."""
    strokes = [np.array([p[:2] for p in s], np.float32) for s in strokes if len(s)]
    strokes = [s if len(s) > 1 else np.concatenate([s, s + 1]) for s in strokes][:POINTS // 2]
    low = np.min([s.min(0) for s in strokes], 0)
    high = np.max([s.max(0) for s in strokes], 0)
    lengths = [np.r_[0, np.cumsum(np.hypot(*np.diff(s, axis=0).T))] for s in strokes]
    counts = shares(np.array([l[-1] for l in lengths]) + 1e-3)
    xy, stroke = [], []
    for index, (s, along, count) in enumerate(zip(strokes, lengths, counts)):
        at = np.linspace(0, along[-1], count)
        xy.append(np.stack([np.interp(at, along, s[:, 0]), np.interp(at, along, s[:, 1])], 1))
        stroke += [index] * count
    scale = max((high - low).max(), 1)
    return ((np.concatenate(xy) - (low + high) / 2) / scale).astype(np.float32), np.array(stroke, np.int16)


def shares(lengths):
    """POINTS shared among strokes in proportion to their lengths, each at least 2."""
    counts = np.maximum(2, np.floor(lengths / lengths.sum() * POINTS)).astype(int)
    while counts.sum() != POINTS:
        longest = np.argmax(counts if counts.sum() > POINTS else lengths / counts)
        counts[longest] += 1 if counts.sum() < POINTS else -1
    return counts
