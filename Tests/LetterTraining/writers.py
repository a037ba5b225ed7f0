"""Small letters of arcs and lines by writers who are made up, for the examination only: school.py makes others."""

import numpy as np

from digits import arc, joined, line

MARKED = dict(zip("āčēģķļņšūžī", "aceGklnsuzı"))
MARKS = {"macron": "āēīū", "caron": "čšž", "comma": "ģķļņ"}


class Writer:
    """A hand: the heights of its zones, its width, its slant, and which of two ways it writes some letters."""

    def __init__(self, chance):
        self.chance = chance
        # The tops of small and of tall letters and the foot of tails; the base line is at 0, y down.
        self.top, self.tall, self.foot = -chance.uniform(430, 700), -chance.uniform(850, 1150), chance.uniform(250, 480)
        self.wide, self.slant, self.care = chance.uniform(0.75, 1.25), chance.normal(0, 0.08), chance.uniform(3, 16)
        self.ways = chance.random(26) < 0.5

    def letter(self, name):
        """The strokes of a small letter; `ı` is an i without its dot, `G` a g whose mark is above it."""
        name = name.lower()
        strokes = self.base(name)
        if name in "ij":
            strokes.append(self.dot(strokes[0][0][0]))
        return self.inked(strokes)

    def marked(self, name, mark=None, is_turned=False):
        """A letter with the mark that belongs to it, with another one, or with its own on the other side."""
        base = self.base(MARKED[name].lower())
        own = next(kind for kind, letters in MARKS.items() if name in letters)
        is_above = (own != "comma" or name == "ģ") != is_turned
        points = np.concatenate(base)
        low, high = points.min(0), points.max(0)
        x = (low[0] + high[0]) / 2 + self.chance.normal(0, 20)
        size, gap = self.chance.uniform(0.8, 1.2), self.chance.uniform(70, 170)
        return self.inked(base + [self.mark(mark or own, x, low[1] - gap if is_above else high[1] + gap, is_above, size)])

    def mark(self, kind, x, y, is_above, size):
        up = -1 if is_above else 1
        if kind == "macron":
            half = 170 * size * max(0.8, self.wide)
            return line((x - half, y + up * 20), (x + half, y + up * 20 + self.chance.normal(0, 12)))
        near, far = (y, y + up * 150 * size)
        high, low = min(near, far), max(near, far)
        if kind == "caron":
            return joined([(x - 130 * size, high), (x, low), (x + 130 * size, high)])
        return joined([(x + 35 * size, high), (x + 20 * size, (high + low) / 2), (x - 45 * size, low)])

    def dot(self, x):
        y = self.top - self.chance.uniform(130, 260)
        if self.ways[8]:
            size = self.chance.uniform(10, 45)
            return joined([(x, y), (x + size * self.chance.uniform(-1, 1), y + size)])
        size = self.chance.uniform(15, 50)
        return arc(x, y, size, size, 0, 360)

    def inked(self, strokes):
        """Slanted, widened, each stroke a little off its place, with an unsteady line."""
        out = []
        for stroke in strokes:
            x, y = (stroke + self.chance.normal(0, self.care, 2)).T
            wave = self.chance.normal(0, self.care * 0.6, (2, 2))
            t = np.linspace(0, np.pi, len(x))
            x, y = x + wave[0, 0] * np.sin(t) + wave[0, 1] * np.sin(2 * t), y + wave[1, 0] * np.sin(t)
            out.append(np.stack([(x - self.slant * y) * self.wide, y + 1000], 1))
        return out

    def base(self, name):
        top, tall, foot, way = self.top, self.tall, self.foot, bool(self.ways[(ord(name) - 97) % 26])
        w, h, mid = -top * 0.85, -top, top / 2
        r = w / 2
        ring = lambda start=-45: arc(r, mid, r, h / 2, start, start - 360)
        bowl = lambda: arc(r, mid, r, h / 2, 205, 520)
        arch = lambda x, width: joined([(x, mid)], arc(x + width / 2, top + h * 0.35, width / 2, h * 0.35, 190, 360), [(x + width, 0)])
        tail = lambda x: joined([(x, top), (x, foot * 0.55)], arc(x - r * 0.9, foot * 0.55, r * 0.9, foot * 0.45, 0, 150))
        shapes = {
            "a": lambda: [joined(ring(), [(w, top), (w, 0)])] if way else [ring(), line((w, top), (w, 0))],
            "b": lambda: [joined([(0, tall), (0, 0)], bowl()[::1])] if way else [line((0, tall), (0, 0)), bowl()],
            "c": lambda: [arc(r, mid, r, h / 2, -45, -318)],
            "d": lambda: [joined(ring(), [(w, tall), (w, 0)])] if way else [ring(), line((w, tall), (w, 0))],
            "e": lambda: [joined([(w * 0.05, mid), (w, mid)], arc(r, mid, r, h / 2, -5, -315))],
            "f": lambda: [joined(arc(w * 0.6, tall + h * 0.2, w * 0.35, h * 0.2, -25, -180), [(w * 0.25, 0)]),
                          line((0, top), (w * 0.6, top))],
            "g": lambda: [joined(ring(), tail(w))] if way else [ring(), tail(w)],
            "h": lambda: [joined([(0, tall), (0, 0)], arch(0, w * 0.9))] if way else [line((0, tall), (0, 0)), arch(0, w * 0.9)],
            "i": lambda: [line((0, top), (0, 0))],
            "ı": lambda: [line((0, top), (0, 0))],
            "j": lambda: [tail(w * 0.6)],
            "k": lambda: [line((0, tall), (0, 0))] + ([joined([(w * 0.8, top), (0, mid), (w * 0.85, 0)])] if way else
                          [line((w * 0.8, top), (0, mid * 0.9)), line((w * 0.25, mid), (w * 0.85, 0))]),
            "l": lambda: [joined([(0, tall), (0, -60), (40, -8), (100, -15)])] if way else [line((0, tall), (0, 0))],
            "m": lambda: [line((0, top), (0, 0)), arch(0, w * 0.75), arch(w * 0.75, w * 0.75)] if way else
                         [joined([(0, top), (0, 0)], arch(0, w * 0.75), arch(w * 0.75, w * 0.75))],
            "n": lambda: [line((0, top), (0, 0)), arch(0, w * 0.9)] if way else [joined([(0, top), (0, 0)], arch(0, w * 0.9))],
            "o": lambda: [ring(-70)],
            "p": lambda: [line((0, top), (0, foot)), bowl()] if way else [joined([(0, top), (0, foot), (0, top * 0.6)], bowl())],
            "q": lambda: [ring(), line((w, top), (w, foot))] if way else [joined(ring(), [(w, top), (w, foot)])],
            "r": lambda: [line((0, top), (0, 0)), joined([(0, mid)], arc(w * 0.4, top + h * 0.3, w * 0.4, h * 0.3, 190, 310))] if way
                         else [joined([(0, top), (0, 0), (0, mid)], arc(w * 0.4, top + h * 0.3, w * 0.4, h * 0.3, 190, 310))],
            "s": lambda: [joined(arc(r, top + h / 4, r * 0.85, h / 4, -25, -265), arc(r, -h / 4, r * 0.95, h / 4, -90, 155))],
            "t": lambda: [joined([(w * 0.35, tall * 0.85), (w * 0.35, -h * 0.2)], arc(w * 0.6, -h * 0.2, w * 0.25, h * 0.2, 180, 50))
                          if way else line((w * 0.35, tall * 0.85), (w * 0.35, 0)), line((0, top), (w * 0.7, top))],
            "u": lambda: [joined([(0, top)], arc(r, -h * 0.35, r, h * 0.35, 180, 20)), line((w, top), (w, 0))] if way else
                         [joined([(0, top)], arc(r, -h * 0.35, r, h * 0.35, 180, 0), [(w, top), (w, 0)])],
            "v": lambda: [joined([(0, top), (r, 0), (w, top)])],
            "w": lambda: [joined([(0, top), (w * 0.35, 0), (w * 0.7, top * 0.9), (w * 1.05, 0), (w * 1.4, top)])],
            "x": lambda: [line((0, top), (w * 0.9, 0)), line((w * 0.9, top), (0, 0))],
            "y": lambda: [line((0, top), (r, -20)), line((w, top), (w * 0.15, foot))] if way else
                         [line((0, top), (r, -20)), joined([(w, top), (r * 0.8, foot * 0.5)], [(w * 0.2, foot), (0, foot * 0.95)])],
            "z": lambda: [joined([(0, top), (w * 0.9, top), (0, 0), (w * 0.95, 0)])],
        }
        return shapes[name]()
