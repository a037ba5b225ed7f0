"""The features of many drawings, computed by the product's own code (the tool letter-features)."""

import subprocess
from pathlib import Path

import numpy as np

SIDE, CHANNELS = 12, 5
COUNT = SIDE * SIDE * CHANNELS + 1
TOOL = Path(__file__).parent.parent.parent / ".build/release/letter-features"


def features(drawings, degrees=0):
    """An (n, COUNT) array; `degrees` turns each drawing first."""
    out = np.empty((len(drawings), COUNT), np.float16)
    for start in range(0, len(drawings), 4096):
        block = drawings[slice(start, start + 4096)]
        answer = subprocess.run([TOOL, str(degrees)], input=encoded(block), stdout=subprocess.PIPE, check=True).stdout
        out[start:start + len(block)] = np.frombuffer(answer, np.float32).reshape(-1, COUNT)
    return out


def encoded(d):
    """As letter-features reads it: a count, then x, y and the beginnings of strokes."""
    # A point that is left out ends the stroke it was in.
    gap = np.zeros_like(d.kept)
    gap[:, 1:] = ~d.kept[:, :-1]
    begins = np.ones_like(d.kept)
    begins[:, 1:] = (d.stroke[:, 1:] != d.stroke[:, :-1]) | gap[:, 1:]
    rows = np.concatenate([d.xy * 1000, begins[:, :, None].astype(np.float32)], 2).astype(np.float32)
    counts = d.kept.sum(1).astype(np.int32)
    return b"".join(c.tobytes() + r[k].tobytes() for c, r, k in zip(counts, rows, d.kept))
