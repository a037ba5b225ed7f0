"""Sky, hills, grass, flowers, trees, small company and light: what any tale may stand in."""
import math
from paper import *


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


# ---------- small company, windows, light
def window(w=70, h=78, light="#cfe7ef", frame="#fff3dc", shut=None):
    out = ""
    if shut:
        for q in (-1, 1):
            out += g(rect(-w * .28, -h / 2, w * .56, h, shut, 5), line("M-%s -%sh%sM-%s 0h%sM-%s %sh%s" % tuple(
                n(v) for v in (w * .16, h * .22, w * .32, w * .16, w * .32, w * .16, h * .22, w * .32)), "#fff3dc", 4, opacity=.5), t=at(q * w * .84, 0))
    return out + rect(-w / 2 - 7, -h / 2 - 7, w + 14, h + 14, frame, 9) + rect(-w / 2, -h / 2, w, h, light, 5) + line("M0 -%sv%sM-%s 0h%s" % (n(h / 2), n(h), n(w / 2), n(w)), frame, 7)


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


def shade(x, y, rx, ry=None, col="#24402e", op=.3):
    return ell(x, y, rx, ry or rx * .17, col, opacity=op, filter="url(#blur)")


def veil(fill, mode="multiply", op=1.):
    return rect(0, 0, 1600, 1200, fill, style="mix-blend-mode:" + mode, opacity=op)
