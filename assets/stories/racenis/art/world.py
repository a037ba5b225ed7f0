"""The turnip, the garden and the farm."""
import re

from nature import *

SOIL = ("#7a523c", "#6a4533", "#8d6249", "#5a3a2c")
LEAF = ("#74b04c", "#5c9a41", "#dfeeb4")
LEAF2 = ("#5f9f45", "#4c883a", "#cbe0a0")


def flower(kind, x, y, h, r, bend=0., stem="#4f8a44"):
    """As in nature.py, its head from the picture's defs."""
    tx, ty = x + bend * h, y - h
    cx, cy = x + bend * h * .1, y - h * .55
    leaf_ = "M%s %sq%s %s %s %sq%s %s %s %sZ" % tuple(n(v) for v in (x + bend * h * .06, y - h * .25, r * .2, -r * .9, r * 1.1, -r * 1.1, -r * .1, r * .9, -r * 1.1, r * 1.1))
    head = tag("use", xlink__href="#" + kind, transform="scale(%.2f)" % (r / 20)).replace("xlink--", "xlink:")
    return g(line("M%s %sQ%s %s %s %s" % tuple(n(v) for v in (x, y, cx, cy, tx, ty)), stem, max(3, r * .16)), path(leaf_, stem), g(head, t=at(tx, ty, 1, math.degrees(math.atan2(tx - cx, cy - ty))), f="lift"))


# ---------- the turnip
def leaf(pts, w, col=LEAF, lobes=4, stalk=.34, f="lift", fine=0):
    """A turnip leaf along its rib: a bare stalk, then lobes, then a broad end."""
    c = spline(pts, fine or (9 if len(pts) < 4 else 7))
    m = len(c)
    L, R, rib = [], [], []
    for i, p in enumerate(c):
        a, b = c[max(0, i - 1)], c[min(m - 1, i + 1)]
        dx, dy = b[0] - a[0], b[1] - a[1]
        q = math.hypot(dx, dy) or 1
        t = i / (m - 1)
        if t < stalk:
            continue
        u = (t - stalk) / (1 - stalk)
        prof = w * (math.sin(math.pi * min(1, u ** .8 * .9 + .06)) ** .7) * (.5 + .6 * u)
        k = abs(math.sin(math.pi * lobes * u))
        ww = prof * (.66 + .4 * k) + 2
        L.append((p[0] + dy / q * ww, p[1] - dx / q * ww))
        R.append((p[0] - dy / q * ww, p[1] + dx / q * ww))
        rib.append(p)
    d = smooth(L + [(c[-1][0] + (c[-1][0] - c[-3][0]) * .5, c[-1][1] + (c[-1][1] - c[-3][1]) * .5)] + R[::-1], True, .2)
    half = smooth(rib[::3] + rib[-1:] + R[::-1], True, .1)
    veins = ""
    for i in range(2, len(rib) - 3, 4):
        p = rib[i + 2]
        for E in (L, R):
            e = E[min(len(E) - 1, i + 4)]
            veins += "M%s %sQ%s %s %s %s" % tuple(n(v) for v in (*rib[i], p[0] * .6 + e[0] * .4, p[1] * .6 + e[1] * .4, rib[i][0] * .2 + e[0] * .8, rib[i][1] * .2 + e[1] * .8))
    st = ribbon(pts, [w * .13 + 3, w * .1 + 2, w * .07 + 1.5, w * .02 + 1], 3)
    foot = path(ribbon([pts[0], (pts[0][0] * .62 + pts[1][0] * .38, pts[0][1] * .62 + pts[1][1] * .38)], [w * .13 + 3.4, 1]), "#8a55a4", opacity=.85) if stalk > .2 else ""
    return g(path(d, col[0]), path(half, col[1]), line(veins, col[2], max(2.4, w * .035), opacity=.75), path(st, col[2]), foot, f=f)


BULB = mirror([(0, -252), (120, -262), (246, -196), (304, -64), (282, 84), (190, 206), (84, 286), (30, 346), (10, 420)])


SEAT = mirror([(0, -252), (120, -262), (246, -196), (304, -64), (286, 84), (220, 196), (110, 236), (0, 244)])


def bulb(root=True, rings=True):
    """The turnip itself, 600 wide, its middle at 0, 0; the crown at 0, -250. Without its root it ends at 244, for the ground to cover."""
    d = smooth(BULB if root else SEAT, True, .17)
    wave = "M-330-300H330V-40Q290 2 240-18Q190-40 150-6Q100 32 50 2Q0-26-50 8Q-100 40-150 0Q-190-34-236-10Q-290 14-330-40Z"
    wave2 = "M-330-300H330V-120Q270-90 220-112Q170-132 120-100Q60-74 0-104Q-60-130-120-96Q-180-74-230-104Q-290-130-330-100Z"
    out = path(d, "#f7d56a")
    inner = path("M-340 60Q-120 260 90 190Q240 130 320-40L360 460H-340Z", "#e3ad45", opacity=.55) + path(wave, "#a06cb6") + path(wave2, "#8a55a4") + path("M-330-300H330V-200Q180-170 0-196Q-180-220-330-190Z", "#74448f", opacity=.8)
    if rings:
        inner += line("M-270 92q60 22 130 20M-190 186q60 20 120 12M60 210q60-6 100-28M150 120q60-10 104-36M-60 262q40 8 90-2", "#cf9538", 5, opacity=.7) + line("M-60-152q50 16 120 6M-210-140q40 12 70 8M120-160q40 0 80-16", "#6f418a", 5, opacity=.7)
    inner += path("M320-160Q330 120 60 330L120 440H360V-160Z", "#5b2f52", opacity=.16) + path("M-268-70Q-262-170-160-214Q-206-140-216-60Q-220 30-190 100Q-262 40-268-70Z", "#fff", opacity=.26) + ell(-150, -170, 26, 13, "#fff", opacity=.4, transform="rotate(-34 -150 -170)")
    out += clip(d, inner) + path("M-96-236Q-70-262 0-262Q70-262 96-236Q70-214 0-214Q-70-214-96-236Z", "#5f3579") + path("M-96-236Q-60-250 0-250Q60-250 96-236Q70-214 0-214Q-70-214-96-236Z", "#6f418a")
    if root:
        out += line("M0 396Q-8 440 18 476M-40 322q-30 20-34 44M46 330q20 20 40 24", "#d9a444", 9) + line("M-110 268q-16 14-18 30M120 260q20 10 26 26", "#d9a444", 5)
    return out


def crown(leaves):
    """Leaves out of the crown: (points, width, light or dark)."""
    return "".join(leaf(p, w, LEAF2 if k else LEAF) for p, w, k in leaves)


def standing_leaves(s=1., droop=1., wind=0., fine=0):
    """A full head of leaves about 0, 0 (the crown)."""
    L = []
    for a, ln, w, k in ((-64, 420, 84, 1), (62, 430, 86, 1), (-34, 480, 92, 1), (30, 500, 96, 1), (-2, 520, 96, 1), (-86, 380, 80, 0), (84, 390, 84, 0), (-48, 430, 90, 0), (14, 430, 92, 0), (50, 440, 92, 0), (-16, 400, 84, 0)):
        r = math.radians(a)
        d = abs(a) / 90 * droop
        e = (math.sin(r) * ln * (1 - .1 * d) + wind * ln, -math.cos(r) * ln + d * 150)
        m1 = (math.sin(r) * ln * .34, -math.cos(r) * ln * .42 - d * 70)
        m2 = (math.sin(r) * ln * .72 + wind * ln * .4, -math.cos(r) * ln * .78 - d * 50)
        L.append(([(math.sin(r) * 26, 10), m1, m2, e], w, k))
    return g("".join(leaf(p, q, LEAF2 if k else LEAF, fine=fine) for p, q, k in L), t=at(0, 0, s))


def pulled(top, grip, specs, live=None):
    """Leaves held in a fist: (taut stalks from the crown to the fist, blades beyond it). specs: (start, end of the stalk: offsets; the blade's points from the fist; width; light or dark).
    live: the last blade is the living piece of this name."""
    st, bl = "", ""
    for a, b, pts, w, k in specs:
        p, q = (top[0] + a[0], top[1] + a[1]), (grip[0] + b[0], grip[1] + b[1])
        m = ((p[0] + q[0]) / 2, (p[1] + q[1]) / 2 + a[1] * .3 - 8)
        c = (LEAF2 if k else LEAF)[2]
        st += path(ribbon([p, m, q], [w * .19, w * .12, w * .11], 6), c) + path(ribbon([(p[0], p[1] + w * .07), (m[0], m[1] + w * .06), (q[0], q[1] + w * .05)], [w * .05, w * .04, w * .03], 6), "#a9c987")
        st += path(ribbon([p, (p[0] * .7 + m[0] * .3, p[1] * .7 + m[1] * .3)], [w * .2, 1]), "#8a55a4", opacity=.85)
        blade = leaf([q] + [(q[0] + u, q[1] + v) for u, v in pts], w, LEAF2 if k else LEAF, 4, .02)
        bl += piece(live, blade) if live and pts is specs[-1][2] else blade
    return g(st, f="lift"), bl


def stock(*names):
    """Things to be drawn many times, for a picture's defs."""
    make = {"cabbage": _cabbage, "sprout": _sprout, "sunhead": lambda: sun_head(50), "tree": lambda: tree(0, 0, 1, ("#86b56a", "#9bc67c", "#74a55c"), seed=2, f=None)}
    return "".join(g(make[k](), id=k) for k in names)


def use(name, x, y, s=1., f="lift", flip=False, r=0):
    return g(tag("use", xlink__href="#" + name).replace("xlink--", "xlink:"), t=at(x, y, s, r, flip), f=f)


def _sprout():
    """A small turnip of the common sort, in its heap."""
    L = [([(0, 6), (math.sin(a) * 50, -70), (math.sin(a) * 110, -150 * math.cos(a) - 10), (math.sin(a) * 180, -190 * math.cos(a))], 46, i % 2) for i, a in enumerate((-1.1, 1.1, -.6, .62, -.05))]
    return g("".join(leaf(p, w, LEAF2 if k else LEAF, 3, .3, None, 5) for p, w, k in L), t="translate(0 -60)") + g(bulb(False, False), t="scale(.26)") + path("M-104 62Q-80 26-40 30Q0 38 40 30Q80 26 104 62Q0 84-104 62Z", SOIL[0])


def sprout(x, y, s=1.):
    return use("sprout", x, y, s)


def cabbage(x, y, s=1., f="lift", flip=False):
    return use("cabbage", x, y, s, f, flip)


def clods(seed, x0, x1, y0, y1, m, r0=10, r1=26, cols=SOIL):
    r = rng(seed)
    out = ""
    for _ in range(m):
        x, y, q = r.uniform(x0, x1), y0 + (y1 - y0) * r.random(), r.uniform(r0, r1)
        out += path("M%s %sQ%s %s %s %sQ%s %s %s %sQ%s %s %s %sZ" % tuple(n(v) for v in (x - q, y, x - q * .9, y - q * .9, x, y - q * .9, x + q, y - q * .8, x + q, y, x, y + q * .35, x - q, y)), r.choice(cols))
    return out


def bed(pts, seed=1, fill="#7a523c", m=60, y1=160):
    """Dug earth from a curve of points down, with crumbs."""
    x0, x1, yy = pts[0][0], pts[-1][0], min(p[1] for p in pts)
    r = rng(seed)
    cr = "".join("M%s %sq8-9 18-1" % (n(r.uniform(x0, x1)), n(r.uniform(yy, yy + y1))) for _ in range(m))
    cr2 = "".join("M%s %sq8-9 18-1" % (n(r.uniform(x0, x1)), n(r.uniform(yy, yy + y1))) for _ in range(m))
    d = smooth(pts, False) + "L%s 1260L%s 1260Z" % (n(x1), n(x0))
    return g(path(d, fill), clip(d, line(cr, "#916750", 5), line(cr2, "#5f3f2f", 5)), f="ground")


# ---------- the farm
LOG = ("#a9764e", "#9c6b46", "#b58258", "#94633f")


def carved_window(w=92, h=104, glass="#cfe7ef", frame="#fff6e2", trim="#6d9a58"):
    """A window in a carved frame with a sun above; its middle at 0, 0."""
    top = "M%s %sL%s %sQ%s %s 0 %sQ%s %s %s %sL%s %sZ" % tuple(n(v) for v in (-w * .74, -h * .5, -w * .66, -h * .7, -w * .3, -h * .76, -h * 1.02, w * .3, -h * .76, w * .66, -h * .7, w * .74, -h * .5))
    sc = "".join("M%s %sq%s %s %s 0" % (n(-w * .6 + i * w * .2), n(h * .62), n(w * .1), n(w * .2), n(w * .2)) for i in range(6))
    sun = path("M%s %sA%s %s 0 0 1 %s %sZ" % tuple(n(v) for v in (-w * .17, -h * .62, w * .17, w * .17, w * .17, -h * .62)), "#e9bd55") + line("".join("M%s %sL%s %s" % tuple(n(v) for v in (math.cos(a) * w * .22, -h * .62 + math.sin(a) * w * .22, math.cos(a) * w * .3, -h * .62 + math.sin(a) * w * .3)) for a in (-2.7, -2.1, -1.57, -1.04, -.44)), "#e9bd55", 4)
    return path(sc, frame) + rect(-w * .6, h * .5, w * 1.2, h * .14, frame, 3) + path(top, frame) + sun + rect(-w * .62, -h * .56, w * 1.24, h * 1.12, frame, 5) + line("M%s %sV%sM%s %sV%s" % tuple(n(v) for v in (-w * .55, -h * .5, h * .5, w * .55, -h * .5, h * .5)), trim, 5, stroke_dasharray="10 7") + \
        rect(-w * .47, -h * .47, w * .94, h * .94, glass, 3) + path("M%s %sL%s %sH%sL%s %sZ" % tuple(n(v) for v in (-w * .47, h * .1, w * .1, -h * .47, w * .4, -w * .47, h * .42)), "#fff", opacity=.3) + line("M0 %sV%sM%s %sH%s" % tuple(n(v) for v in (-h * .47, h * .47, -w * .47, -h * .1, w * .47)), frame, 6) + \
        rect(-w * .7, h * .47, w * 1.4, 9, frame, 3)


def plume(h=230):
    """The smoke of the house's chimney."""
    y = -h - 262
    return g(path(smooth([(92 + a, y + b) for a, b in ((-8, 0), (-20, -30), (4, -60), (-16, -92), (10, -132), (52, -140), (36, -108), (46, -78), (18, -56), (26, -26), (8, 0))], True, .2), "#fffaf0", opacity=.75), f="far")


def house(lit=False, smoke=True, w=520, h=230, door=True, seed=3):
    """Log house, its foot at 0, 0, thatched, with crossed horses on the ridge."""
    r = rng(seed)
    rows = 7
    lh = h / rows
    logs = ""
    for i in range(rows):
        y = -(i + 1) * lh
        logs += rect(-w / 2 - 12, y, w + 24, lh - 2, LOG[i % 4], lh * .4) + line("M%s %sh%sM%s %sh%s" % tuple(n(v) for v in (-w / 2 + r.uniform(10, 90), y + lh * .36, r.uniform(60, 140), r.uniform(0, w * .3), y + lh * .66, r.uniform(50, 100))), "#7f5436", 3, opacity=.6)
    for q in (-1, 1):
        for i in range(rows):
            logs += ell(q * (w / 2 - 8), -(i + .5) * lh, lh * .5, lh * .48, "#c99c6c") + ell(q * (w / 2 - 8), -(i + .5) * lh, lh * .28, lh * .26, "#a87a4e")
    glass = "#ffe08c" if lit else "#cfe7ef"
    win = g(carved_window(84, 96, glass), t=at(-w * .24, -h * .52), f="lift") + g(carved_window(84, 96, glass), t=at(w * .29, -h * .52), f="lift")
    dr = g(path("M-46 4V-150H46V4Z", "#fff6e2"), rect(-36, -140, 72, 144, "#6d9a58", 3), line("M-36-68L0-104L36-68L0-32Z", "#fff6e2", 5), line("M0-140V-104M0-32V4", "#557d45", 4), ell(26, -58, 5, 5, "#e9bd55"), t=at(w * .03, 0), f="lift") if door else ""
    rt = h + 190
    roof = "M%s %sL%s %sQ0 %s %s %sL%s %sQ0 %s %s %sZ" % tuple(n(v) for v in (-w * .6, -h + 22, -w * .44, -rt, -rt - 8, w * .44, -rt, w * .6, -h + 22, -h + 36, -w * .6, -h + 22))
    th = ""
    for j in range(5):
        yy = -h + 20 - j * 40
        st = "".join("M%s %sl%s 26" % (n(x + r.uniform(-4, 4)), n(yy - 30 + r.uniform(-5, 5)), n(x * .03)) for x in range(int(-w * .6), int(w * .6), 17))
        th += line(st, ("#b08e4e", "#e0c483")[j % 2], 4) + line("M%s %sQ0 %s %s %s" % (n(-w * .62), n(yy), n(yy + 14), n(w * .62), n(yy)), "#a5824a", 5, opacity=.55)
    horse = "M0 6L58-72Q52-96 68-108Q84-116 92-100L108-86Q104-76 90-80L78-78L22 14Z"
    ridge = g(rect(-w * .47, -rt - 14, w * .94, 24, "#8b6142", 10), "".join(g(path(horse, "#8b6142"), path(horse, "#9d7150", transform="scale(-1 1)"), t=at(q * w * .43, -rt + 8, .62)) for q in (-1, 1)), f="lift")
    ch = g(rect(64, -rt - 60, 54, 92, "#c98a72", 4), rect(56, -rt - 68, 70, 18, "#b06e5c", 4), line("M64 %sh54M64 %sh54" % (n(-rt - 34), n(-rt - 14)), "#b06e5c", 4), f="lift")
    sm = plume(h) if smoke else ""
    return sm + g(rect(-w / 2 - 4, -14, w + 8, 22, "#a09488", 6), logs, path("M%s %sH%sV%sQ0 %s %s %sZ" % tuple(n(v) for v in (-w / 2, -h, w / 2, -h + 34, -h + 52, -w / 2, -h + 34)), "#4b2e22", opacity=.28)) + dr + win + ch + g(path(roof, "#d0ad66"), clip(roof, th, path("M%s %sL%s %sV%sZ" % tuple(n(v) for v in (w * .1, -rt, w * .6, -rt, -h + 40)), "#8a6a3a", opacity=.16)), f="lift") + ridge


def wattle(x0, x1, y, h=110, seed=2, f="cut", post="#8b6142", cols=("#a9805a", "#96704c", "#b8906a")):
    """A woven fence, its foot along y (a number or a function; straight)."""
    r = rng(seed)
    Y = y if callable(y) else lambda x: y
    m = int((x1 - x0) / (h * .5))
    dx = (x1 - x0) / m
    dy = (Y(x1) - Y(x0)) / m
    tall = [(x0 + (i + .5) * dx, r.uniform(-3, 3), r.uniform(1.12, 1.24)) for i in range(m)]
    stake = lambda a, b, odd=None: line("".join("M%s %sL%s %s" % tuple(n(v) for v in (x, Y(x) - h * a, x + k * b, Y(x) - h * min(b, t) if b < 1 else Y(x) - h * t)) for i, (x, k, t) in enumerate(tall) if odd is None or i % 2 == odd), post, n(h * .11))
    out, weave = "", ""
    for j in range(6):
        k = h * .09 * (1 if j % 2 else -1)
        d = "M%s %sq%s %s %s %s" % tuple(n(v) for v in (x0, Y(x0) - h * (.14 + .15 * j), dx / 2, k + dy / 2, dx, dy)) + ("t%s %s" % (n(dx), "%.2f" % dy)) * (m - 1)
        out += line(d, cols[j % 3], n(h * .12))
        weave += d
    over = stake(.2, .36, 0) + stake(.5, .66, 0) + stake(.36, .5, 1) + stake(.66, .8, 1)
    return g(stake(-.05, 1.2), out, over, line(weave, "#6f4f36", 2, opacity=.3, transform="translate(0 4)"), f=f)


def sun_head(r=46):
    p = "M0 %sQ%s %s 0 %sQ%s %s 0 %sZ" % tuple(n(v * r) for v in (-.4, .3, -.8, -1.15, -.3, -.8, -.4))
    return "".join(path(p, "#e6a832", transform="rotate(%d)" % (i * 24 + 12)) for i in range(15)) + "".join(path(p, "#f8cf4e", transform="rotate(%d)" % (i * 24)) for i in range(15)) + ell(0, 0, r * .56, r * .56, "#7c5136") + ell(0, 0, r * .42, r * .42, "#5f3c2a") + \
        "".join(ell(math.cos(i * 2.4) * r * .05 * i ** .62 * 1.6, math.sin(i * 2.4) * r * .05 * i ** .62 * 1.6, r * .045, r * .045, "#a87446") for i in range(1, 26))


def sunflower(x, y, h, r=46, bend=0., tilt=0, f="far", live=None):
    """A sunflower; its head is the living piece of the name live."""
    tx, ty = x + bend * h, y - h
    d = "M%s %sQ%s %s %s %s" % tuple(n(v) for v in (x, y, x + bend * h * .1, y - h * .55, tx, ty))
    lf = ""
    for t, q in ((.3, 1), (.45, -1), (.66, 1)):
        px, py = x + bend * h * t * t, y - h * t
        lf += path("M0 0C%s %s %s %s %s %sC%s %s %s %s 0 0Z" % tuple(n(v) for v in (q * r * .3, -r * .7, q * r * 1.1, -r * .7, q * r * 1.5, -r * .1, q * r * 1.1, r * .3, q * r * .4, r * .3)), "#5d9443" if q > 0 else "#6aa34b", transform="translate(%s %s)" % (n(px), n(py)))
    head = use("sunhead", tx, ty, r / 50, "lift", r=tilt)
    return g(line(d, "#5d8f42", r * .2), lf, piece(live, head) if live else head, f=f)


def _cabbage(cols=("#74b07c", "#90c68c", "#b9dea6", "#5c9a68")):
    """A round cabbage in its open leaves."""
    o = "M0 0C%s %s %s %s %s %sC%s %s %s %s 0 0Z"
    lv = ""
    for a, L, c in ((-82, 96, 3), (82, 96, 3), (-54, 104, 0), (54, 104, 0), (-24, 100, 0), (24, 100, 3)):
        lv += g(path(o % (-44, -30, -60, -84, -6, -L, 60, -84, 44, -30), cols[c]), line("M0-6Q2-50-2-%d" % (L - 14), cols[2], 4), line("M0-36q-16-8-24-22M0-36q16-8 24-22M-1-58q-10-6-16-16M-1-58q10-6 16-16", cols[2], 2.6), t=at(0, 0, 1, a))
    ball = "M-56-50C-58-98-22-116 4-114C40-112 60-84 56-50C54-20 30-4 0-4C-32-4-54-20-56-50Z"
    return g(lv, path(ball, cols[1]), clip(ball, path("M-10-120C40-100 50-50 20 0H70V-120Z", cols[0]), line("M-10-114C30-90 44-50 20-4M-44-84C-10-80 10-50 2-4", cols[2], 4.5), path("M-60-40Q-40-96-10-110Q-40-70-40-20Z", cols[2], opacity=.6)))


def dill(x, y, h, s=1., bend=0.):
    tx, ty = x + bend * h, y - h
    r = rng(int(x + h))
    sp = ""
    um = ""
    for i in range(9):
        a = math.radians(-90 + (i - 4) * 18)
        ex, ey = tx + math.cos(a) * 44 * s, ty + math.sin(a) * 34 * s
        sp += "M%s %sL%s %s" % (n(tx), n(ty), n(ex), n(ey))
        um += "".join(ell(ex + r.uniform(-9, 9) * s, ey + r.uniform(-7, 5) * s, 4 * s, 3.4 * s, "#e3c942" if j % 2 else "#f2df74") for j in range(4))
    fr = ""
    for t in (.3, .5, .7):
        px, py = x + bend * h * t, y - h * t
        for q in (-1, 1):
            for j in range(3):
                fr += "M%s %sq%s %s %s %s" % tuple(n(v) for v in (px, py, q * 16 * s, -6 - j * 8, q * (40 - j * 8) * s, -6 - j * 18))
    return line("M%s %sQ%s %s %s %s" % tuple(n(v) for v in (x, y, x, y - h * .5, tx, ty)), "#6c9c4c", 5 * s) + line(fr, "#7fae58", 3 * s) + line(sp, "#7fae58", 2.6 * s) + um


def beehive(x, y, s=1., col="#e9bd55"):
    """A painted hive on a bench."""
    return g(rect(-50, -16, 10, 20, "#7d5a40"), rect(40, -16, 10, 20, "#7d5a40"), rect(-62, -24, 124, 12, "#8b6142", 4), rect(-48, -120, 96, 98, col, 6), line("M-48-90H48M-48-58H48", "#c8963c", 4), path("M-64-116L-40-150H40L64-116Z", "#8a62a8"), path("M-40-150H40L46-140H-46Z", "#a883c2"),
             rect(-22, -44, 44, 10, "#5f3f2f", 5), rect(-30, -33, 60, 6, "#8b6142", 3), line("M0-112l12 12l-12 12l-12-12Z", "#fff6e2", 4), t=at(x, y, s), f="cut")


def bee(x, y, s=1., flip=False, r=0):
    return g(ell(-6, -18, 11, 15, "#fffaf0", opacity=.85, transform="rotate(-24 -6 -18)"), ell(10, -18, 10, 14, "#fffaf0", opacity=.85, transform="rotate(20 10 -18)"), path("M-26 0C-26-18 22-18 26 0C22 18-26 18-26 0Z", "#f4c443"), line("M-10-12q-4 12 0 24M4-13q-4 13 0 26", "#4d3629", 6), ell(20, -2, 9, 10, "#4d3629"), ell(23, -4, 2.4, 2.4, "#fff"), t=at(x, y, s, r, flip), f="lift")


def stork(x, y, s=1., flip=False):
    """A stork, a living piece, standing on its nest on a pole; the pole's foot at x, y."""
    nest = "".join("M%s %sl%s %s" % (n(-70 + i * 9), n(-352 + (i * 7) % 22), n(30 - (i * 13) % 20), n(-14 + (i * 5) % 20)) for i in range(14))
    return g(path(ribbon([(0, 6), (2, -340)], [9, 7], 4), "#94765c"), line("M-2-300L-46-344M4-300L50-344", "#94765c", 7), path("M-84-366Q0-330 84-366Q70-318 0-320Q-70-318-84-366Z", "#8b6a4c"), line(nest, "#6f5039", 5),
             piece("stork", line("M-8-362V-420M14-362V-420", "#e2694e", 5), path("M-74-446Q-40-486 20-480Q44-530 36-566Q38-590 60-590Q78-588 76-570Q66-500 60-460Q40-412-10-416Q-46-416-74-446Z", "#fffaf0"), path("M-90-440Q-50-478-6-462Q-6-436-40-430Q-66-428-90-440Z", "#3f3840"), path("M72-582L150-566L72-566Z", "#e2694e"), ell(62, -576, 4.5, 4.5, "#3f3840")), t=at(x, y, s, 0, flip), f="far")


def can(water=False):
    """A watering can; the handle's grip at 0, 0, the spout to the right."""
    drops = line("M122-6q22 18 26 60M116 2q14 20 14 60M130-10q34 12 44 56", "#cfeaf2", 5, stroke_dasharray="12 13") if water else ""
    return line("M-44 40Q-46-14 0-10Q42-8 40 36", "#6b8b8c", 9) + path("M36 92L106 0L120 8L60 116Z", "#86a8a6") + path("M98-12L136 14L122 28L96 4Z", "#6b8b8c") + path("M-52 36H52L58 122Q0 136-58 122Z", "#94b7b2") + path("M20 36H52L58 122Q40 128 16 130Q28 80 20 36Z", "#7a9f9c") + ell(0, 36, 52, 13, "#6b8b8c") + ell(0, 38, 42, 8, "#4f6d70") + \
        line("M-56 66H55", "#b5d2cb", 6) + line("M-52 56Q-96 60-60 104", "#6b8b8c", 8) + drops


def burrow(w=110, h=34, seed=3):
    """A heap of earth with a level top at -h, from behind which somebody peeps."""
    d = "M%s 14C%s %s %s %s %s %sH%sC%s %s %s %s %s 14Q0 30 %s 14Z" % tuple(n(v) for v in (-w, -w * .86, -h * .1, -w * .74, -h, -w * .52, -h, w * .52, w * .74, -h, w * .86, -h * .1, w, -w))
    return path(d, SOIL[2]) + clods(seed, -w * .8, w * .8, -h * .1, 16, 14, 7, 15) + clods(seed + 1, -w * .9, -w * .66, 0, 12, 3, 10, 17) + clods(seed + 2, w * .66, w * .9, 0, 12, 3, 10, 17)


def mole():
    """A mole, a living piece, peeping over the edge of its burrow at -30; 30 more of it come up."""
    body = path("M-56 10C-60-60-30-92 0-92C30-92 60-60 56 10Z", "#5b4a58") + path("M-20-30Q0-52 20-30Q30-8 0-2Q-30-8-20-30Z", "#7a6675") + ell(0, -34, 13, 10, "#ee8d97") + ell(-4, -37, 4, 3, "#fbd0d2") + ell(-20, -54, 6, 7, "#2f2430") + ell(20, -54, 6, 7, "#2f2430") + ell(-22, -56, 2, 2, "#fff") + ell(18, -56, 2, 2, "#fff") + line("M-10-14Q0-6 10-14", "#3b2a33", 4)
    return piece("mole", clip("M-100-200H100V0H-100Z", g(body, t="translate(0 -8)", f="cut")), foot=-30)


def mole_paws():
    return path("M-74 8q-4-26 14-28q20 0 18 28Z", "#e7a4a4") + path("M74 8q4-26-14-28q-20 0-18 28Z", "#e7a4a4") + line("M-66 2v-14M-56 2v-16M66 2v-14M56 2v-16", "#c77c80", 3)


def dew(seed, m, box, r0=4, r1=9):
    """Drops of dew in a box."""
    r = rng(seed)
    out = ""
    for _ in range(m):
        x, y, q = r.uniform(box[0], box[2]), r.uniform(box[1], box[3]), r.uniform(r0, r1)
        out += ell(x, y, q, q, "#e9fbff", opacity=.8) + ell(x - q * .3, y - q * .3, q * .35, q * .35, "#fff")
    return out


def sweat(*drops):
    return g("".join(path("M0-15Q13 4 0 12Q-13 4 0-15Z", "#a9dbee", transform=at(x, y, s, q)) + ell(x - 2, y + 3, 2.4 * s, 3 * s, "#fff") for x, y, s, q in drops), f="lift")


def puffs(col, *p):
    return g("".join(ell(x, y, q, q * .82, col, opacity=.85) for x, y, q in p), f="far")


# ---------- a slimmer page
_COUNT = dict(M=2, L=2, C=6, Q=4, S=4, T=2, H=1, V=1, A=7, Z=0)


def _short(v):
    s = n(v)
    return "0" if s == "-0" else s.replace("0.", ".", 1) if s.startswith("0.") or s.startswith("-0.") else s


def _steps(d, r=1):
    """The same path in relative steps, which need fewer digits."""
    out, i, cmd, x, y, sx, sy = "", 0, "", 0., 0., 0., 0.
    t = re.findall(r"[A-Za-z]|-?(?:\d+\.?\d*|\.\d+)", d)
    while i < len(t):
        if t[i].isalpha():
            cmd, fresh, i = t[i], True, i + 1
        else:
            cmd, fresh = {"M": "L", "m": "l"}.get(cmd, cmd), cmd in "Mm"
        up = cmd.upper()
        if up == "Z":
            out, x, y = out + "z", sx, sy
            continue
        v = [float(a) for a in t[i:i + _COUNT[up]]]
        i += _COUNT[up]
        if cmd == up:  # to relative
            if up == "H":
                v = [v[0] - x]
            elif up == "V":
                v = [v[0] - y]
            elif up == "A":
                v = v[:5] + [v[5] - x, v[6] - y]
            else:
                v = [a - (y if j % 2 else x) for j, a in enumerate(v)]
        v = [round(a, r) for a in v]
        first = up == "M" and not out
        w = ("M" if first else cmd.lower()) if fresh or first else ""
        for j, a in enumerate(v):
            s = _short(a)
            w += ("" if s[0] == "-" or w == "" and not out[-1:].isdigit() or w[-1:].isalpha() else " ") + s
        out += w if fresh or w[:1] == "-" or w[:1].isalpha() or w[:1] == " " else " " + w
        if up == "H":
            x += v[0]
        elif up == "V":
            y += v[0]
        else:
            x, y = x + v[-2], y + v[-1]
        if up == "M":
            sx, sy = x, y
    return out


def slim(svg, r=1):
    """The whole page, or what is small on it (r=0: whole points), with every path in relative steps."""
    return re.sub(r'(<path [^>]*?\bd=")([^"]+)"', lambda m: m.group(1) + _steps(m.group(2), r) + '"', svg)
