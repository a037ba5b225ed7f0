"""Meadow, sky, trees, houses and tools."""
import math
from tools import *


# ---------- sky and ground
def cloud(x, y, s=1, col="#fffaf0", shade="#e3edf0", flip=False):
    d = "M-190 30C-200-20-140-36-118-24C-112-80-40-96-14-58C10-104 92-96 100-44C150-56 190-20 182 30C184 44 170 46 150 46H-160C-180 46-190 44-190 30Z"
    return g(g(path(d, col), clip(d, path("M-200 60V24C-120 44-100 4-60 26C-20 0 30 34 70 14C110 34 150 4 200 22V60Z", shade)),
               t=at(0, 0, s, 0, flip)), t=at(x, y), f="far")


def hill(pts, fill, f="ground", extra=""):
    """Ground from a curve of points down to the foot of the page."""
    d = smooth(pts, False) + "L%s 1260L%s 1260Z" % (n(pts[-1][0]), n(pts[0][0]))
    return g(path(d, fill), clip(d, extra) if extra else "", f="ground")


def ticks(seed, x0, x1, y0, y1, m, col, h=16, w=3.2, **kw):
    """Little strokes of grass strewn over the ground."""
    r = rng(seed)
    d = ""
    for _ in range(m):
        x, y = r.uniform(x0, x1), y0 + (y1 - y0) * r.random() ** .8
        k = h * (.6 + .8 * (y - y0) / max(1, y1 - y0))
        d += "M%s %sq%s %s %s %s" % (n(x), n(y), n(r.uniform(-2, 2)), n(-k * .6), n(r.uniform(-7, 7)), n(-k))
        d += "M%s %sq%s %s %s %s" % (n(x + 7), n(y), n(2), n(-k * .4), n(r.uniform(3, 12)), n(-k * .75))
    return line(d, col, w, **kw)


def tuft(x, y, h, m=9, spread=40, cols=("#3f7f3f", "#569a48"), bend=0., seed=1):
    r = rng(seed * 77 + int(x) + int(y))
    out = []
    for i in range(m):
        q = (i + .5) / m * 2 - 1
        bx = x + q * spread * .6
        hh = h * (1 - .35 * abs(q)) * r.uniform(.75, 1.08)
        tx = bx + q * spread * .9 + bend * hh + r.uniform(-.1, .1) * hh
        w = max(3, h * .055)
        cx, cy = bx + q * spread * .15 + bend * hh * .2, y - hh * .6
        out.append((r.random(), path("M%s %sQ%s %s %s %sQ%s %s %s %sZ" % tuple(n(v) for v in (
            bx - w, y + 6, cx - w * .8, cy, tx, y - hh, cx + w * .8, cy, bx + w, y + 6)), cols[i % len(cols)])))
    return "".join(b for _, b in sorted(out))


def grassline(x0, x1, y, h, step, cols, bend=0., seed=3, m=7):
    r = rng(seed)
    out, x = "", x0
    while x < x1:
        yy = y(x) if callable(y) else y
        out += tuft(x, yy, h * r.uniform(.65, 1.25), m, h * .42, cols, bend, seed + int(x))
        x += step * r.uniform(.7, 1.3)
    return out


# ---------- flowers
def daisy_head(r=30, c="#fffaf0", shade="#e9e4dc"):
    p = "M0 0C%s %s %s %s 0 %sC%s %s %s %s 0 0Z" % tuple(n(v) for v in (
        -r * .24, -r * .4, -r * .26, -r * 1.02, -r, r * .26, -r * 1.02, r * .24, -r * .4))
    return ("".join(path(p, c if i % 2 else shade, transform="rotate(%d)" % (i * 30 + 8)) for i in (0, 2, 4, 6, 8, 10, 1, 3, 5, 7, 9, 11))
            + ell(0, 0, r * .3, r * .28, "#f2b53c") + ell(-r * .06, -r * .07, r * .17, r * .14, "#ffd667"))


def poppy_head(r=34, a="#e4604f", b="#c94a42"):
    def petal(q, c, k=1.):
        return path("M0 %sC%s %s %s %s %s %sC%s %s %s %s %s %sC%s %s %s %s 0 %sZ" % tuple(n(v * r * k) for v in (
            .25, -.55, .12, -1.05, -.2, -.88, -.72, -.6, -1.05, -.3, -.82, 0, -1.0, .4, -.84, .55, -.25, .25)), c, transform="rotate(%s)" % q)
    folds = "M%s %sq%s %s %s %sM%s %sq%s %s %s %sM%s %sv%s" % tuple(n(v * r) for v in (-.3, .5, -.24, -.2, -.32, -.44, .3, .5, .24, -.2, .32, -.44, 0, .56, -.3))
    front = path("M%s %sC%s %s %s %s 0 %sC%s %s %s %s %s %sC%s %s %s %s 0 %sC%s %s %s %s %s %sZ" % tuple(n(v * r) for v in (
        -.92, -.2, -.6, -.34, -.3, -.1, .02, .3, -.1, .6, -.34, .92, -.2, .98, .4, .5, .8, .82, -.5, .8, -.98, .4, -.92, -.2)), a)
    return petal(-58, b, 1.05) + petal(46, b, 1.08) + petal(-6, "#d6554a", 1.02) + ell(0, -r * .12, r * .36, r * .2, "#4d2b38") + front + line(folds, b, max(2, r * .06))


def corn_head(r=28, a="#5b8fd0", b="#3f6fb5"):
    out = path("M%s %sQ0 %s %s %sL%s %sQ0 %s %s %sZ" % tuple(n(v * r) for v in (-.3, 0, -.1, .3, 0, .22, .7, .95, -.22, .7)), "#5d7f4a")
    for i in range(-3, 4):
        out += path("M0 %sL%s %sL%s %sL0 %sL%s %sL%s %sZ" % tuple(n(v * r) for v in (
            .1, -.3, -.85, -.14, -.72, -1, .14, -.72, .3, -.85)), a if i % 2 else b, transform="rotate(%d)" % (i * 27))
    return out + ell(0, -r * .1, r * .2, r * .18, "#37518f")


HEADS = {"daisy": daisy_head, "poppy": poppy_head, "corn": corn_head}


def flower(kind, x, y, h, r, bend=0., stem="#4f8a44", tilt=None, w=None):
    """A flower standing at x, y; bend leans it (share of its height)."""
    tx, ty = x + bend * h, y - h
    cx, cy = x + bend * h * .1, y - h * .55
    t = math.degrees(math.atan2(tx - cx, cy - ty)) if tilt is None else tilt
    w = w or max(3, r * .16)
    leaf = "M%s %sq%s %s %s %sq%s %s %s %sZ" % tuple(n(v) for v in (
        x + bend * h * .06, y - h * .25, r * .2, -r * .9, r * 1.1, -r * 1.1, -r * .1, r * .9, -r * 1.1, r * 1.1))
    return g(line("M%s %sQ%s %s %s %s" % tuple(n(v) for v in (x, y, cx, cy, tx, ty)), stem, w), path(leaf, stem),
             g(g(HEADS[kind](r), t=at(0, 0, 1, t)), t=at(tx, ty), f="lift"))


# ---------- trees
def tree(x, y, s=1, cols=("#6aa35c", "#7fb669", "#568f4e"), trunk="#8a6246", seed=1, f="cut", flip=False):
    r = rng(seed)
    crown = [(0, -420), (70, -400), (120, -340), (168, -300), (160, -230), (176, -170), (120, -130), (60, -118), (0, -132),
             (-62, -116), (-124, -138), (-168, -186), (-150, -246), (-160, -306), (-104, -350), (-66, -402)]
    crown = [(a + r.uniform(-12, 12), b + r.uniform(-10, 10)) for a, b in crown]
    d = smooth(crown, True, .24)
    lobes = ("M-190-100C-150-190-80-150-60-196C-20-130 60-180 80-130C120-170 150-150 200-90V-60H-190Z", "M-90-330q50-70 120-40q70-10 80 60q-50-34-90-10q-60-30-110-10Z")
    lv = ""
    for _ in range(26):
        a, b = r.uniform(-140, 140), r.uniform(-400, -140)
        lv += "M%s %sq8-10 18 0" % (n(a), n(b))
    return g(g(path("M-26 4Q-8-60-18-150L-60-200L-46-210L-14-172L-10-232H10L14-182L50-226L62-216L20-150Q16-60 30 4Q0 12-26 4Z", trunk), f=f),
             g(path(d, cols[0]), clip(d, path(lobes[0], cols[2]), path(lobes[1], cols[1]), line(lv, cols[1], 5), line(lv, cols[2], 4, transform="translate(31 60)")), f=f),
             t=at(x, y, s, 0, flip))


def birch(x, y, h, w=20, lean=0, seed=2, leaf=("#8fc06a", "#a9d07c", "#76ab57"), bark="#f6efe2", f="cut"):
    """A Latvian birch."""
    r = rng(seed)
    top = (x + lean, y - h)
    pts = [(x, y + 6), (x + lean * .2, y - h * .4), top]
    t = ribbon(pts, [w, w * .8, w * .3])
    marks = ""
    for i in range(11):
        k = r.random() * .8
        px, py = x + lean * .6 * k * k + r.uniform(-w, w) * .7, y - h * k
        marks += "M%s %sh%s" % (n(px), n(py), n(r.uniform(w * .3, w * .8)))
    out = g(path(t, bark), clip(t, rect(x + lean * .3 + w * .05 - 0, y - h, w * 3, h * 1.1, "#d9cfc4", opacity=.7), line(marks, "#5b5057", max(3, w * .2))), f=f)
    c0, c1, c2 = leaf
    q = h * .27
    crown = [(0, -.56), (.34, -.5), (.5, -.2), (.78, -.02), (.72, .34), (.92, .62), (.6, .9), (.3, .84), (.06, 1.0), (-.26, .84), (-.58, .92), (-.88, .6), (-.7, .3), (-.8, -.06), (-.46, -.22), (-.36, -.5)]
    d = smooth([(top[0] + a * q * .92, y - h * .86 + b * q * 1.15) for a, b in crown], True, .26)
    X = lambda a: n(top[0] + a * q)
    Y = lambda b: n(y - h * .86 + b * q)
    lobes = path("M%s %sQ%s %s %s %sQ%s %s %s %sQ%s %s %s %sV%sH%sZ" % (X(-1), Y(.5), X(-.6), Y(.2), X(-.3), Y(.55), X(0), Y(.2), X(.3), Y(.5), X(.6), Y(.1), X(1), Y(.4), Y(1.4), X(-1)), c2)
    lobes += path("M%s %sQ%s %s %s %sQ%s %s %s %sQ%s %s %s %sZ" % (X(-.7), Y(.1), X(-.5), Y(-.8), X(.1), Y(-.7), X(0), Y(-.3), X(-.2), Y(-.25), X(-.3), Y(.1), X(-.7), Y(.1)), c1)
    lv = "".join("M%s %sq3 6 1 11" % (n(top[0] + r.uniform(-.85, .85) * q), n(y - h * .86 + r.uniform(-.5, 1.0) * q)) for _ in range(44))
    return out + g(path(d, c0), clip(d, lobes, line(lv, c1, max(2.5, h * .011)), line(lv, c2, max(2.5, h * .011), transform="translate(14 -9)")), f=f)


def fir(x, y, h, col="#3f6b5a", hi="#4f7d68", f="far"):
    w = h * .34
    d, k = "", ""
    for i in range(4):
        yy, ww = y - h * (.08 + .22 * i), w * (1 - .21 * i)
        d += "M%s %sQ%s %s %s %sQ%s %s %s %sQ%s %s %s %sZ" % tuple(n(v) for v in (
            x - ww, yy, x - ww * .3, yy - h * .1, x, yy - h * .38, x + ww * .3, yy - h * .1, x + ww, yy, x, yy + h * .07, x - ww, yy))
        k += "M%s %sQ%s %s %s %sQ%s %s %s %sZ" % tuple(n(v) for v in (
            x - ww, yy, x - ww * .3, yy - h * .1, x, yy - h * .38, x - ww * .2, yy - h * .1, x - ww * .35, yy + h * .03))
    return g(rect(x - h * .03, y - h * .1, h * .06, h * .12, "#5d4a44"), path(d, col), path(k, hi, opacity=.6), f=f)


def bush(x, y, s=1, cols=("#6ba457", "#82b868", "#558c48"), seed=5, berries=None, f="cut"):
    r = rng(seed)
    d = smooth([(-200, 20), (-214, -40), (-170, -92), (-120, -100), (-90, -148), (-20, -150), (24, -120), (74, -150), (132, -118), (152, -72), (204, -50), (210, 20)], True, .22)
    lv = ("M0 0q-16-14-6-34q18 8 6 34Z",)
    leaf = "".join(path(lv[0], cols[i % 3], transform="translate(%d %d) rotate(%d) scale(%.2f)" % (
        r.uniform(-190, 190), r.uniform(-118, 10), r.uniform(-70, 70), r.uniform(.8, 1.5))) for i in range(70))
    b = "".join(ell(r.uniform(-170, 170), r.uniform(-100, 0), 8, 8, berries) for _ in range(16)) if berries else ""
    return g(path(d, cols[0]), clip(d, path("M-230 40V-20q60-40 100 0q50-50 110-6q60-46 110 2q60-40 120 6V40Z", cols[2]), leaf, b), t=at(x, y, s), f=f)


# ---------- straw, twigs, bricks
STRAW = ("#f3d581", "#e6bb57", "#d6a443", "#f8e4a4")
TWIG = ("#8b6142", "#a2744f", "#6f4c38", "#b58a60")
BRICK = ("#cf7b69", "#c26858", "#da9180", "#b65d50", "#c97060")


def straws(seed, m, box, ln=90, w=5, ang=None, curl=.3):
    """Loose stalks strewn in a box."""
    r = rng(seed)
    out = {}
    for _ in range(m):
        x, y = r.uniform(box[0], box[2]), r.uniform(box[1], box[3])
        a = math.radians((r.uniform(0, 360) if ang is None else ang + r.uniform(-40, 40)))
        L = ln * r.uniform(.5, 1.1)
        dx, dy = math.cos(a) * L, math.sin(a) * L
        k = r.uniform(-curl, curl) * L
        out.setdefault(r.choice(STRAW), []).append("M%s %sq%s %s %s %s" % tuple(n(v) for v in (x, y, dx / 2 - dy / L * k, dy / 2 + dx / L * k, dx, dy)))
    return "".join(line("".join(v), c, w) for c, v in out.items())


def stream(pts, m, width, seed=1, ln=60, w=5.5):
    """Stalks carried along a curve."""
    r = rng(seed)
    c = spline(pts, 14)
    out = {}
    for _ in range(m):
        i = min(len(c) - 2, int(len(c) * r.random()))
        a, b = c[i], c[i + 1]
        an = math.atan2(b[1] - a[1], b[0] - a[0]) + r.gauss(0, .35)
        t = i / len(c)
        o = r.gauss(0, .45) * (width[0] + (width[1] - width[0]) * t)
        L = ln * r.uniform(.55, 1.1)
        x, y = a[0] - math.sin(an) * o, a[1] + math.cos(an) * o
        k = r.choice((-1, 1)) * r.uniform(.1, .32)
        dx, dy = math.cos(an) * L, math.sin(an) * L
        out.setdefault(r.choice(STRAW), []).append("M%s %sq%s %s %s %s" % tuple(n(v) for v in (x, y, dx / 2 - dy * k, dy / 2 + dx * k, dx, dy)))
    return "".join(line("".join(v), q, w) for q, v in out.items())


def sheaf(h=210, w=64, seed=1):
    """A bound bundle of straw, its middle at 0, 0, ears up."""
    r = rng(seed)
    out = ""
    for i in range(46):
        q = -1 + 2 * ((i * 17) % 46) / 45 + r.uniform(-.04, .04)
        x0, x1, xm = q * w * .75, q * w * 1.2, q * w * .4
        y0, y1 = h * r.uniform(.42, .52), -h * r.uniform(.42, .56)
        out += line("M%s %sQ%s 0 %s %s" % tuple(n(v) for v in (x0, y0, xm * .8, x1, y1)), STRAW[r.choice((0, 1, 1, 2, 3))], 8)
    base = "M%s %sQ%s 0 %s %sQ0 %s %s %sQ%s 0 %s %sQ0 %s %s %sZ" % tuple(n(v) for v in (
        -w * .8, h * .46, -w * .3, -w * 1.15, -h * .46, -h * .55, w * 1.15, -h * .46, w * .3, w * .8, h * .46, h * .54, -w * .8, h * .46))
    band = "M%s -14Q0 2 %s -14L%s 14Q0 30 %s 14Z" % (n(-w * .62), n(w * .62), n(w * .6), n(-w * .6))
    return path(base, STRAW[1]) + out + path(band, "#b5792f") + line("M%s 0Q0 16 %s 0" % (n(-w * .58), n(w * .58)), "#d79a4a", 4)


def thatch(x0, x1, y, h, seed, bulge=0):
    """One row of thatch with a cut fringe."""
    r = rng(seed)
    pts, m = [], max(5, int((x1 - x0) / 17))
    for i in range(m + 1):
        q = i / m
        x = x0 + (x1 - x0) * q
        yy = y + bulge * (1 - (2 * q - 1) ** 2)
        pts.append((x + r.uniform(-3, 3), yy + h * r.uniform(-.12, .14)))
    d = "M%s %sQ%s %s %s %s" % tuple(n(v) for v in (x0 + 12, y - h, (x0 + x1) / 2, y - h - 14 + bulge, x1 - 12, y - h))
    for a, b in zip(reversed(pts), reversed([pts[0]] + pts[:-1])):
        d += "L%s %sL%s %s" % (n(a[0]), n(a[1]), n((a[0] + b[0]) / 2), n((a[1] + b[1]) / 2 - h * .22))
    st = ""
    for x, yy in pts[1:-1]:
        k = ((x - x0) / (x1 - x0) - .5) * h * .3
        st += "M%s %sL%s %s" % (n(x - k), n(yy - h * .9), n(x), n(yy - h * .25))
    col = STRAW[seed % 2]
    return g(path(d + "Z", col), line(st, STRAW[2], 3.6), line(st, STRAW[3], 2.6, transform="translate(7 -4)"), f="lift")


def straw_walls(w=150, h=190, door=True, seed=4, lean=0, skip=()):
    """Standing bundles round a door; lean tips them over."""
    r = rng(seed)
    out, m = "", 9
    for i in range(m):
        if i in skip:
            continue
        x = -w + 2 * w * (i + .5) / m
        a = lean * (.5 + abs(i - 2) * .18) + r.uniform(-2, 2)
        bw = w / m * 1.25
        b = path("M%s 4Q%s %s %s %sQ0 %s %s %sQ%s %s %s 4Z" % tuple(n(v) for v in (
            -bw, -bw * .7, -h * .5, -bw * 1.1, -h, -h - 16, bw * 1.1, -h, bw * .7, -h * .5, bw)), STRAW[i % 2])
        s = "".join("M%s 0Q%s %s %s %s" % tuple(n(v) for v in (bw * q, bw * q * .6, -h * .5, bw * q * 1.1, -h * 1.02)) for q in (-.6, -.2, .25, .65))
        b += line(s, STRAW[2], 3.2) + line("M%s %sq%s 7 %s 0M%s %sq%s 7 %s 0" % tuple(n(v) for v in (
            -bw * .85, -h * .33, bw * .85, bw * 1.7, -bw * .85, -h * .72, bw * .85, bw * 1.7)), "#b5792f", 6)
        out += g(b, t=at(x, 0, 1, a))
    if door:
        out += g(path("M-50 4V-92Q0-156 50-92V4Z", "#7a5330"), path("M-40 4V-90Q0-142 40-90V4Z", "#96683c"),
                 line("M-14 0V-118M14 0V-118", "#7a5330", 4), ell(26, -52, 6, 6, "#f3d581"), t=at(16 + lean * .6, 0, 1, lean * .4), f="lift")
    return out


def straw_roof(w=205, h=190, rows=7, seed=1):
    """Its eaves at y = 0, peak at -h."""
    out = path("M%s 0Q%s %s 0 %sQ%s %s %s 0Z" % tuple(n(v) for v in (-w * .9, -w * .66, -h * .9, -h, w * .66, -h * .9, w * .9)), STRAW[2])
    for i in range(rows):
        k = i / rows
        ww = w * math.sqrt(1 - (k * .97) ** 1.7) + 8
        out += thatch(-ww, ww, -h * k * .92 + 16, h / rows * 2.1, seed + i, 12)
    r = rng(seed)
    knot = "".join(line("M%s %sQ%s %s %s %s" % tuple(n(v) for v in (q * 15, -h * .8, q * 7, -h * .98, q * 34 + r.uniform(-4, 4), -h * 1.2 - 12 * (1 - abs(q)) + r.uniform(-6, 6))), STRAW[i % 4], 9)
                   for i, q in enumerate([-1, -.7, -.45, -.2, 0, .2, .45, .7, 1]))
    return out + g(path("M-46 %sQ0 %s 46 %sQ22 %s 16 %sH-16Q-22 %s -46 %sZ" % tuple(n(-h * v) for v in (.74, .66, .74, .86, .98, .86, .74)), STRAW[0]), knot, line("M-13 %sQ0 %s 13 %s" % (n(-h * .97), n(-h * .94), n(-h * .97)), "#b5792f", 9), f="lift")


def twig(x0, y0, x1, y1, w=9, col=None, seed=1, sprigs=2, leaf=False):
    r = rng(seed * 31 + int(x0 + y1))
    col = col or TWIG[r.randrange(4)]
    mx, my = (x0 + x1) / 2 + r.uniform(-6, 6), (y0 + y1) / 2 + r.uniform(-6, 6)
    out = path(ribbon([(x0, y0), (mx, my), (x1, y1)], [w, w * .85, w * .6], 4), col)
    for i in range(sprigs):
        k = r.uniform(.25, .85)
        px, py = x0 + (x1 - x0) * k, y0 + (y1 - y0) * k
        a = math.atan2(y1 - y0, x1 - x0) + r.choice((-.8, .8))
        L = w * r.uniform(2.4, 4)
        ex, ey = px + math.cos(a) * L, py + math.sin(a) * L
        out += line("M%s %sL%s %s" % (n(px), n(py), n(ex), n(ey)), col, n(w * .8))
        if leaf and i == 0:
            out += path("M0 0q-13-12-5-30q15 8 5 30Z", "#86b565", transform=at(ex, ey, w / 9, math.degrees(a) + 90))
    return out


def twig_bundle(L=300, m=7, seed=2):
    r = rng(seed)
    out = ""
    for i in range(m):
        q = (i - (m - 1) / 2) * 11
        out += twig(-L / 2 + r.uniform(-26, 26), q * 1.1 + r.uniform(-6, 6), L / 2 + r.uniform(-26, 26), q * 1.3 + r.uniform(-9, 9), 9, TWIG[i % 4], seed + i, 1, i % 3 == 0)
    return out + line("M-16-42Q-4 0-16 44M-6-42Q8 0-4 44", "#e0b45c", 6)


def twig_house(done=1., seed=3):
    """Wattle hut, 320 wide; done < 1 leaves the frame open."""
    r = rng(seed)
    out = path("M-130 0V-190L0-310L132-190V0Z", "#5d4334") if done > .9 else path("M-128 0V-%dH128V0Z" % (190 * done), "#5d4334")
    rows = int(11 * done)
    for i in range(rows):
        y = -12 - i * 18
        out += twig(-146 + r.uniform(-8, 8), y, 148 + r.uniform(-8, 10), y + r.uniform(-6, 6), 9, TWIG[(i + r.randrange(2)) % 4], i + 1, 1)
    for i in range(9 if done > .4 else 5):
        x = -120 + i * 30
        out += twig(x, 4, x + r.uniform(-4, 4), -198 * min(1, done + .25), 8, TWIG[(i * 2 + 1) % 4], i + 40, 0)
    if done > .4:
        out += g(path("M-46 4V-96L0-138L46-96V4Z", "#3f2d28"), twig(-48, 6, -48, -100, 9, TWIG[1], 8, 0), twig(48, 6, 48, -100, 9, TWIG[1], 9, 0),
                 twig(-56, -94, 4, -146, 9, TWIG[3], 10, 0), twig(56, -94, -4, -146, 9, TWIG[3], 11, 0), f="lift")
    a = "".join(twig(-192 + i * 7, -160 - i * 16, 26 + i * 5, -334 - i * 8 + 6 * (i % 2), 10, TWIG[i % 4], i + 80, 1, i == 1) for i in range(3))
    b = "".join(twig(194 - i * 7, -158 - i * 16, -26 + i * 3, -336 - i * 10, 10, TWIG[(i + 1) % 4], i + 90, 1, i == 0) for i in range(3))
    posts = twig(-138, 8, -140, -206, 12, TWIG[2], 20, 0) + twig(140, 8, 138, -206, 12, TWIG[0], 21, 0)
    if done > .9:
        for i in range(5):
            y = -206 - i * 22
            ww = (332 + y) * 1.02 + 6
            out += twig(-ww, y, ww, y + r.uniform(-4, 4), 9, TWIG[i % 4], i + 70, 0)
    return out + posts + g(a + b, f="lift")


def brickwork(w, h, bw=62, bh=30, seed=1, pal=BRICK, mortar="#e9cdb8", ragged=False):
    """Courses of bricks from 0, 0 up to -h."""
    r = rng(seed)
    rows = int(round(h / bh))
    bh = h / rows
    bricks, top = "", []
    for i in range(rows):
        y = -(i + 1) * bh
        x = -bw / 2 if i % 2 else 0
        x1 = w if not ragged or i < rows - 2 else w * (.72 if i == rows - 2 else .4)
        top.append((x1, y))
        while x < x1 - 4:
            a, b = max(0, x), min(x1, x + bw)
            if b - a > 10:
                bricks += rect(a + 2.2, y + 2.2, b - a - 4.4, bh - 4.4, r.choice(pal), 5)
            x += bw
    back = "".join(rect(0, y, x1, bh + 1, mortar, 3) for x1, y in top)
    return back + bricks


def brick(w=84, h=42, col="#cf7b69"):
    return rect(-w / 2, -h / 2, w, h, col, 7) + rect(-w / 2, -h / 2, w, h * .34, "#e29b8a", 6) + line("M%s %sh%s" % (n(-w * .3), n(h * .22), n(w * .5)), "#b65d50", 4)


def window(w=70, h=78, light="#cfe7ef", frame="#fff3dc", shut=None):
    out = ""
    if shut:
        for q in (-1, 1):
            out += g(rect(-w * .28, -h / 2, w * .56, h, shut, 5), line("M-%s -%sh%sM-%s 0h%sM-%s %sh%s" % tuple(
                n(v) for v in (w * .16, h * .22, w * .32, w * .16, w * .32, w * .16, h * .22, w * .32)), "#fff3dc", 4, opacity=.5), t=at(q * w * .84, 0))
    return out + rect(-w / 2 - 7, -h / 2 - 7, w + 14, h + 14, frame, 9) + rect(-w / 2, -h / 2, w, h, light, 5) + line("M0 -%sv%sM-%s 0h%s" % (n(h / 2), n(h), n(w / 2), n(w)), frame, 7)


def tiles(d, x0, x1, y0, y1, cols, tw=34, th=26, seed=2):
    r = rng(seed)
    out, y, row = "", y1, 0
    while y > y0 - th:
        x = x0 - (tw / 2 if row % 2 else 0)
        while x < x1 + tw:
            out += path("M%s %sv%sa%s %s 0 0 0 %s 0v%sZ" % (n(x), n(y - th * 1.5), n(th), n(tw / 2), n(th * .62), n(tw), n(-th)), r.choice(cols), stroke=cols[-1], stroke_width=2)
            x += tw
        y -= th
        row += 1
    return path(d, cols[0]) + clip(d, out)


ROOF = ("#6b93ae", "#5d86a3", "#7aa2ba", "#547b97", "#4c718c")


def brick_house(lit=False, smoke="#fffaf0", door="#5d8f66", open_=False, seed=3, pal=BRICK, shut="#5d8f66"):
    """340 wide, 380 high, foot at 0, 0."""
    win = "#ffe08c" if lit else "#cfe7ef"
    sm = ""
    if smoke:
        sm = g(path(smooth([(92, -408), (80, -440), (104, -470), (84, -500), (108, -540), (150, -548), (136, -516), (144, -486), (116, -462), (124, -432), (110, -408)], True, .2), smoke, opacity=.8), f="far")
    wall = g(brickwork(300, 200, 56, 26, seed, pal), t="translate(-150 4)")
    roof = "M-190-186L-124-352Q-120-360-110-360H112Q122-360 126-352L192-186Q0-172-190-186Z"
    dd = path("M-44 6V-86Q0-138 44-86V6Z", "#fff3dc") + path("M-35 6V-84Q0-126 35-84V6Z", "#ffd987" if open_ else door)
    if open_:
        dd += path("M35 6V-84Q30-98 22-104L58-96V22Z", door)
    else:
        dd += line("M-12 4V-104M12 4V-104", "#4d7a56", 4) + ell(22, -44, 6, 6, "#f3d581") + path("M-14-72a14 14 0 0 1 28 0Z", win)
    return g(sm, g(g(brickwork(50, 96, 34, 20, 8, pal), t="translate(76 -318)"), rect(68, -418, 66, 16, "#b65d50", 5), f="lift"),
             wall, g(dd, t=at(-62, 0), f="lift"), g(window(64, 72, win, shut=shut), rect(-52, 44, 104, 20, "#a2744f", 6),
                                                   "".join(g(HEADS["poppy" if i % 2 else "daisy"](13), t=at(-38 + i * 25, 38 - (i % 2) * 7)) for i in range(4)), t=at(76, -108), f="lift"),
             path("M-150-190H150V-166Q0-150-150-166Z", "#5b3038", opacity=.25),
             g(tiles(roof, -200, 200, -360, -180, ROOF), f="lift"), g(ell(0, -262, 34, 34, "#fff3dc"), ell(0, -262, 26, 26, win), line("M0-288v52M-26-262h52", "#fff3dc", 5), f="lift"))


# ---------- tools and small company
def trowel():
    """Grip at 0, 0, blade up."""
    return line("M0 14V-26", "#8b6142", 17) + line("M0-26V-48", "#8d979e", 8) + path("M0-150Q34-100 40-58Q0-36-40-58Q-34-100 0-150Z", "#cfd8dd") + path("M0-150Q34-100 40-58Q20-48 0-47Z", "#b4c0c7") + \
        path("M-34-62Q-30-92-8-96Q16-112 34-66Q0-42-34-62Z", "#e9dccb")


def hammer():
    """Grip at 0, 0, head up."""
    return line("M0 30V-104", "#b58a60", 15) + path("M-44-130Q-46-96-40-92H30Q44-92 50-106Q36-110 34-128Z", "#8d979e") + path("M-44-130L34-128Q35-120 40-112L-45-113Z", "#a9b4ba")


def bucket():
    return path("M-52-78L-40 0Q0 12 40 0L52-78Z", "#8fa9b8") + path("M-40 0Q0 12 40 0L52-78H16Q20-20 0 6Q-24 6-40 0Z", "#7b97a7") + ell(0, -78, 52, 15, "#a9c0cc") + ell(0, -78, 43, 11, "#e9dccb") + \
        line("M-50-82Q0-150 50-82", "#6d8593", 5)


def barrow():
    """Wheelbarrow with bricks, wheel to the right."""
    b = "".join(g(brick(70, 34, BRICK[i % 5]), t=at(-92 + (i % 4) * 52 + (i // 4) * 24, -128 - (i // 4) * 32, 1, (-4, 3, -2, 5, 2, -6, 3)[i])) for i in range(7))
    return line("M-190-96L-60-60M-90-40L-102 0", "#8b6142", 14) + b + path("M-140-116H110L60-40H-90Z", "#6b93ae") + path("M-140-116H110L104-106H-134Z", "#8db3ca") + line("M0-52L106-34", "#8b6142", 13) + \
        ell(108, -34, 36, 36, "#5b4a48") + ell(108, -34, 24, 24, "#d9b98f") + ell(108, -34, 7, 7, "#5b4a48") + line("M108-58v48M84-34h48", "#a2744f", 5)


def bird(pose="sit", col="#6fa3cf", belly="#fbe3b8"):
    """The little blue bird that is on every page, facing right."""
    wing = {"sit": "M-6-22Q-34-30-52-2Q-24 6 0-6Z", "fly": "M-8-24Q-46-78-70-62Q-50-30 2-8Z", "tumble": "M-8-24Q-30-84-58-84Q-60-40 2-8Z"}[pose]
    eye = ell(19, -34, 5, 5.5, "#33283a") + ell(20.5, -36, 1.8, 1.8, "#fff") if pose != "tumble" else ell(19, -34, 9, 9, "#fff") + ell(20, -34, 4, 4, "#33283a")
    out = path("M-34-4L-78 8L-70-12L-30-22Z", "#4f86b6") + path("M-40-10C-36-40-10-36 0-46C14-62 42-54 42-32C42 0 16 12-6 12C-24 12-38 4-40-10Z", col) + path("M38-22C36 2 14 12-6 12C-16 12-26 8-32 2C0 6 20-8 38-22Z", belly) + \
        path("M40-38L60-30L40-25Z", "#ef9d3f") + path(wing, "#4f86b6") + eye
    if pose == "sit":
        out += line("M-4 12v14M8 11v15", "#c77f3c", 4)
    if pose != "sit":
        out += path("M6-22Q24-66 40-62Q36-32 16-12Z", "#5d93c3") + line("M-10 12l-8 10M2 12l-4 12", "#c77f3c", 4)
    return out


def butterfly(a="#f0a860", b="#fbe3a8"):
    return path("M0 0C-10-40-54-44-48-10C-46 6-16 8 0 0C-20 4-36 30-20 34C-6 36 0 12 0 0Z", a) + path("M0 0C6-42 48-52 48-18C48 2 16 8 0 0C22 2 40 22 26 30C10 36 2 12 0 0Z", b) + \
        line("M0-12L2 18", "#5b4a48", 6) + line("M0-12q-6-14-14-16M1-12q4-14 12-18", "#5b4a48", 2.6)


def snail(shell="#d98f6a"):
    return path("M-58 0Q-20-14 20-8Q40-6 44-34Q60-44 64-26Q66 0 40 2Z", "#e8c9a4") + line("M50-40l-6-22M60-38l6-22", "#d3ae86", 5) + ell(44, -64, 5, 5, "#5b4a48") + ell(66, -62, 5, 5, "#5b4a48") + \
        ell(-8, -32, 36, 34, shell) + line("M-8-30q12-2 10 10q-8 14-24 2q-8-22 14-32q28 0 26 32", "#b96f52", 6)


def shade(x, y, rx, ry=None, col="#24402e", op=.3):
    return ell(x, y, rx, ry or rx * .17, col, opacity=op, filter="url(#blur)")
