"""The questions of the project's own examination, as `judge` reads them.

The letters are of writers whom no network of the split table has seen. Distortions and scribbles are made here, point by
point on the strokes as drawn, by other means than those of distort.py, so that no network has seen their like.
"""

import numpy as np

from digits import LOOKS, digit
from examples import is_whole
from forms import CAPITAL
from strokes import LETTERS, part, samples
from writers import MARKED, MARKS, Writer

PER_LETTER = 100
LOOK_ALIKES = ("OQ CG UV PR EF IL BR DO MN VY MW KX IJ SZ BD BP TI CO HN AH VW XY TJ GQ DP FP CL OU KR GO EB HK NW").split()
SMALL_LOOK_ALIKES = (
    "ad ao ae bd bh bp ce co dq ft fj gq gy gj hn hk ij il it lt mn mw nu nr oe pq rv sz uv uy vy vw xk xy yj qp rn").split()
MIRRORABLE, SMALL_MIRRORABLE = "BCDEFGJKLNPQRSZ", "acefghjkrsyz"
# Letters that are told from those of the other form in print; a small i and j only by their dots.
TOLD, SMALL_TOLD = "abdefghnqrt", "ABDEFGHLMNQRT"
SMALL_DIGITS = {"2": "zsea", "3": "zsea", "4": "yuhqa", "5": "sgjb", "7": "tzyjf", "8": "sbgq"}
PER_DIGIT = 200
# Writers of small letters who are made up.
WRITERS = 40


def letters(folder, parts, form):
    """The letters of these writers: lists of strokes by letter."""
    rows = [s for s in samples(folder, form.files[0]) if part(s["writer"]) in parts and is_whole(s, form)]
    return {l: [places(s) for s in rows if s["label"] == l] for l in names(form)}


def names(form):
    return LETTERS.lower() if form.is_small else LETTERS


def places(sample):
    return [np.array([p[:2] for p in s], float) for s in sample["strokes"]]


def made(folder, parts, foreign_writers, seed, form=CAPITAL):
    """All tasks: dictionaries with kind, label, expected, alphabet and strokes."""
    chance = np.random.default_rng(seed)
    by_letter = letters(folder, parts, form)
    alikes = SMALL_LOOK_ALIKES if form.is_small else LOOK_ALIKES
    tasks = []

    def ask(kind, strokes, expected=None, label=None, alphabet="en"):
        tasks.append({"id": str(len(tasks)), "kind": kind, "label": label, "expected": expected, "alphabet": alphabet,
                      "strokes": [[[round(float(x), 1), round(float(y), 1)] for x, y in s] for s in strokes]})

    def who(kind, strokes, label, alphabet="en"):
        # A small letter is told among the small ones, whatever is expected of them.
        ask(kind, strokes, label if form.is_small else None, label, alphabet)

    for letter, drawings in by_letter.items():
        chosen = [drawings[i] for i in chance.permutation(len(drawings))[:PER_LETTER]]
        for drawing in chosen:
            child = childlike(drawing, chance)
            who("clean", drawing, letter)
            who("child", child, letter)
            ask("right clean", drawing, letter, letter)
            ask("right child", child, letter, letter)
            for _ in range(3):
                ask("other", drawing, chance.choice([l for l in by_letter if l != letter]), letter)
            alike = [p.replace(letter, "") for p in alikes if letter in p]
            if alike:
                ask("look-alike", drawing, chance.choice(alike), letter)
            less = without_stroke(drawing, letter, chance)
            if less:
                ask("incomplete", less, letter, letter)
            if letter in (SMALL_MIRRORABLE if form.is_small else MIRRORABLE):
                ask("mirrored", [s * [-1, 1] for s in drawing], letter, letter)
            for _ in range(2):
                ask("scribble", scribble(chance), chance.choice(list(by_letter)))
    for name, expected in (SMALL_DIGITS if form.is_small else LOOKS).items():
        for number in range(PER_DIGIT):
            drawing = digit(name, chance)
            ask("digit", childlike(drawing, chance) if number % 2 else drawing, chance.choice(list(expected)))
    for s in samples(folder, form.others):
        told = s["label"] in (SMALL_TOLD if form.is_small else TOLD)
        if told and part(s["writer"]) in parts:
            ask("other form", places(s), s["label"].swapcase(), s["label"])
    for sign in samples(folder, "foreign.jsonl"):
        if int(sign["writer"][-2:]) in foreign_writers:
            for expected in chance.choice(list(by_letter), 5, replace=False):
                ask("foreign", places(sign), expected)
    if form.is_small:
        ask_small(ask, who, chance)
        return tasks
    for s in samples(folder, "latvian_upper.jsonl"):
        if part(s["writer"]) in parts:
            ask("lv " + s["kind"], places(s), s["expected"], s["label"], "lv")
            if s["kind"] == "right":
                who("lv who", places(s), s["label"], "lv")
    return tasks


def ask_small(ask, who, chance):
    """Questions about small letters by writers who are made up, also with marks."""
    for _ in range(WRITERS):
        writer = Writer(chance)
        for letter in LETTERS.lower():
            drawing = writer.letter(letter)
            child = childlike(drawing, chance)
            who("made", drawing, letter)
            who("made child", child, letter)
            ask("right made", drawing, letter, letter)
            ask("right made child", child, letter, letter)
            if letter in "ij":
                ask("incomplete", drawing[:1], letter, letter)
        for letter in MARKED:
            own = next(kind for kind, marked in MARKS.items() if letter in marked)
            who("lv who", writer.marked(letter), letter, "lv")
            ask("lv right", writer.marked(letter), letter, letter, "lv")
            ask("lv wrong-side", writer.marked(letter, is_turned=True), letter, letter, "lv")
            ask("lv wrong-mark", writer.marked(letter, "caron" if own == "macron" else "macron"), letter, letter, "lv")
            if letter != "ī":
                ask("lv missing-mark", writer.letter(MARKED[letter]), letter, letter, "lv")
                ask("lv extra-mark", writer.marked(letter), MARKED[letter].lower(), letter, "lv")


def without_stroke(drawing, letter, chance):
    """The drawing without one of its strokes, which is at least a tenth of its ink; None where that is no fault."""
    lengths = np.array([length(s) for s in drawing])
    fit = [i for i in range(len(drawing)) if 0.1 <= lengths[i] / max(lengths.sum(), 1) <= 0.9]
    if len(drawing) < 2 or not fit or letter in "Ilu":
        return None
    gone = chance.choice(fit)
    height = max(s[:, 1].max() for s in drawing) - min(s[:, 1].min() for s in drawing)
    top = min(s[:, 1].min() for s in drawing)
    bar = np.ptp(drawing[gone][:, 1]) < 0.3 * height and drawing[gone][:, 1].mean() - top < 0.65 * height
    # A J needs no bar at its top, a Z none across its middle.
    if letter in "JZz" and bar:
        return None
    return [s for i, s in enumerate(drawing) if i != gone]


def length(stroke):
    return np.hypot(*np.diff(stroke, axis=0).T).sum()


def childlike(strokes, chance):
    """All distortions at once: bent sheet, turned, stretched, shaking, lifts, overshooting, 10 % rubbed out, shuffled."""
    strokes = [dense(s) for s in strokes]
    bend = chance.normal(0, 42, (4, 4, 2))
    angle = np.radians(chance.uniform(-15, 15))
    turn = np.array([[np.cos(angle), np.sin(angle)], [-np.sin(angle), np.cos(angle)]])
    stretch = chance.uniform(0.78, 1.28, 2)
    strokes = [overshot(s, chance) for s in strokes]
    strokes = [(bent(s, bend) @ turn) * stretch for s in strokes]
    strokes = [s + shaking(len(s), chance) for s in strokes]
    strokes = rubbed_out([piece for s in strokes for piece in lifted(s, chance)], chance)
    order = chance.permutation(len(strokes))
    return [strokes[i][::-1] if chance.random() < 0.5 else strokes[i] for i in order]


def dense(stroke, step=12):
    along = np.r_[0, np.cumsum(np.hypot(*np.diff(stroke, axis=0).T))]
    at = np.linspace(0, along[-1], max(2, int(along[-1] / step)))
    return np.stack([np.interp(at, along, stroke[:, 0]), np.interp(at, along, stroke[:, 1])], 1)


def bent(stroke, bend):
    """Moved by what stands at the four nearest knots of a net over the sheet."""
    place = np.clip(stroke / 1000, 0, 0.999) * 3
    low = place.astype(int)
    u, v = (place - low).T[:, :, None]
    x, y = low.T
    shift = (bend[y, x] * (1 - u) + bend[y, x + 1] * u) * (1 - v) + (bend[y + 1, x] * (1 - u) + bend[y + 1, x + 1] * u) * v
    return stroke + shift


def shaking(count, chance):
    noise = chance.normal(0, 5, (count, 2))
    for i in range(1, count):
        noise[i] += 0.75 * noise[i - 1]
    return noise


def overshot(stroke, chance):
    stroke = stroke[::-1] if chance.random() < 0.5 else stroke
    way = stroke[-1] - stroke[max(-4, -len(stroke))]
    size = np.linalg.norm(way)
    if chance.random() < 0.5 and size > 0:
        stroke = np.concatenate([stroke, stroke[-1] + way / size * np.linspace(10, chance.uniform(20, 120), 4)[:, None]])
    return stroke


def lifted(stroke, chance):
    if len(stroke) < 14 or chance.random() > 0.35:
        return [stroke]
    at = chance.integers(5, len(stroke) - 5)
    return [stroke[:at], stroke[at + chance.integers(0, 2):]]


def rubbed_out(strokes, chance, share=0.1):
    total = sum(map(len, strokes))
    first = chance.integers(0, total)
    gone = set(range(first, first + int(share * total)))
    out, index = [], 0
    for s in strokes:
        run = []
        for point in s:
            if index in gone:
                out, run = out + [run], []
            else:
                run.append(point)
            index += 1
        out.append(run)
    return [np.array(r) for r in out if len(r) > 1]


def scribble(chance):
    """A Lissajous knot, a drifting spiral, a jagged star or a few loose curves."""
    kind, t = chance.integers(4), np.linspace(0, 1, 150)[:, None]
    if kind == 0:
        rates, phases = chance.uniform(1.2, 6, 2), chance.uniform(0, 6.28, 2)
        return [np.sin(t * rates * 6.28 + phases) * 400 * chance.uniform(0.5, 1, 2)]
    if kind == 1:
        angle = t[:, 0] * chance.uniform(2, 7) * 6.28
        radius = 60 + 340 * t[:, 0] ** chance.uniform(0.3, 2)
        return [np.stack([np.cos(angle), np.sin(angle)], 1) * radius[:, None] + t * chance.uniform(-500, 500, 2)]
    if kind == 2:
        corners = chance.uniform(0, 1000, (chance.integers(5, 16), 2))
        return [dense(corners)]
    curves = []
    for _ in range(chance.integers(2, 6)):
        a, b, c, d = chance.uniform(0, 1000, (4, 2))
        curves.append(a * (1 - t) ** 3 + 3 * b * t * (1 - t) ** 2 + 3 * c * t * t * (1 - t) + d * t ** 3)
    return curves
