"""Digits of arcs and lines, for the examination only: signs.py makes those for training by other means."""

import numpy as np

# The digits, and the letters that somebody may take them for. A 0 or 1 may be a letter; and so may a 5, for an S.
LOOKS = {"2": "ZSEJ", "3": "BSEZ", "4": "HUGAYL", "5": "GJEB", "6": "GCBL", "7": "FTZYJ", "8": "BSGQ", "9": "SGPQJ"}


def digit(name, chance):
    """The strokes of a digit in one of its forms, about 1000 high."""
    bend = lambda low, high: chance.uniform(low, high)
    wide, waist = bend(500, 720), bend(420, 540)
    half = wide / 2
    strokes = {
        "2": lambda: [joined(arc(half, 260, half, 260, 190, 380 + bend(0, 25)), [(bend(-20, 40), 960)],
                             [(wide, 960 + bend(-50, 30))])],
        "3": lambda: [joined(arc(half, waist / 2, half * 0.85, waist / 2, 200 + bend(0, 30), 440),
                             arc(half, (1000 + waist) / 2, half, (1000 - waist) / 2, 280, 510))],
        "4": lambda: four(wide, chance),
        "5": lambda: [joined([(bend(60, 130), 0), (bend(40, 90), waist)],
                             arc(half, (waist + 1000) / 2 - 40, half, (1000 - waist) / 2 + 60, 225, 510)),
                      line((bend(60, 130), bend(-30, 30)), (wide * 0.95, bend(-60, 30)))],
        "6": lambda: [joined([(wide * bend(0.5, 0.85), 0), (half * bend(0.2, 0.5), 400)],
                             arc(half, 730, half, 270, 190, -170 + bend(-40, 20)))],
        "7": lambda: seven(wide, chance),
        "8": lambda: [eight(half, chance)],
        "9": lambda: nine(wide, chance),
    }[name]()
    return [s[::-1] if chance.random() < 0.15 else s for s in strokes]


def four(wide, chance):
    knee, stem = chance.uniform(560, 720), wide * chance.uniform(0.55, 0.85)
    if chance.random() < 0.3:
        return [joined([(stem, 1000), (stem, 0), (0, knee), (wide, knee)])]
    top = chance.choice([stem, stem * chance.uniform(0, 0.7)])
    start = chance.uniform(0, 60) if top == stem else knee * chance.uniform(0.3, 0.7)
    return [joined([(top, 0), (0, knee), (wide, knee + chance.uniform(-40, 40))]),
            line((stem, start), (stem - chance.uniform(0, 120), 1000))]


def seven(wide, chance):
    foot, knee = wide * chance.uniform(0.1, 0.5), (wide * chance.uniform(0.5, 0.75), chance.uniform(450, 600))
    corners = [(0, chance.uniform(-20, 60)), (wide, 0)] + ([knee] if chance.random() < 0.5 else []) + [(foot, 1000)]
    strokes = [joined(corners)]
    if chance.random() < 0.6:
        middle = (wide + foot) / 2
        reach, slope = wide * chance.uniform(0.3, 0.5), chance.uniform(-50, 30)
        strokes.append(line((middle - reach, 520 - slope), (middle + reach, 520 + slope)))
    return strokes


def eight(half, chance):
    waist = chance.uniform(420, 520)
    upper = arc(half, waist / 2, half * 0.8, waist / 2, 90, 450)
    lower = arc(half, (1000 + waist) / 2, half, (1000 - waist) / 2, 270, -90)
    return joined(upper, lower)


def nine(wide, chance):
    half, height = wide / 2, chance.uniform(420, 560)
    ring = arc(half, height / 2, half, height / 2, 320, -20 - chance.uniform(0, 20))
    foot = wide * chance.uniform(0.55, 1)
    tail = [(foot, 1000)] if chance.random() < 0.6 else arc(half, 760, half, 240, 0, 150)
    return [joined(ring, tail)] if chance.random() < 0.7 else [ring, joined([(wide, 20)], tail)]


def arc(x, y, across, down, start, end):
    """An arc of an ellipse; 0° is at the right, 90° below."""
    angle = np.radians(np.linspace(start, end, 40))
    return np.stack([x + across * np.cos(angle), y + down * np.sin(angle)], 1)


def line(start, end):
    return joined([start, end])


def joined(*pieces):
    """One stroke along all pieces, in steps of about 15."""
    corners = np.concatenate([np.array(p, float).reshape(-1, 2) for p in pieces])
    along = np.r_[0, np.cumsum(np.hypot(*np.diff(corners, axis=0).T))]
    at = np.linspace(0, along[-1], int(along[-1] / 15) + 2)
    return np.stack([np.interp(at, along, corners[:, 0]), np.interp(at, along, corners[:, 1])], 1)
