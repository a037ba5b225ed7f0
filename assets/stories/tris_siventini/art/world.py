"""Straw, twigs, bricks, houses and tools."""
import math
from nature import *


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
    bricks, top = {}, []
    for i in range(rows):
        y = -(i + 1) * bh
        x = -bw / 2 if i % 2 else 0
        x1 = w if not ragged or i < rows - 2 else w * (.72 if i == rows - 2 else .4)
        top.append((x1, y))
        while x < x1 - 4:
            a, b = max(0, x), min(x1, x + bw)
            if b - a > 10:
                c = r.choice(pal)
                bricks[c] = bricks.get(c, "") + "M%s %sh%sv%sh-%sZ" % tuple(n(v) for v in (a + 5.7, y + 5.7, max(.5, b - a - 11.4), bh - 11.4, max(.5, b - a - 11.4)))
            x += bw
    back = "".join(rect(0, y, x1, bh + 1, mortar, 3) for x1, y in top)
    return back + "".join(path(d, c, stroke=c, stroke_width=7, stroke_linejoin="round") for c, d in bricks.items())


def brick(w=84, h=42, col="#cf7b69"):
    return rect(-w / 2, -h / 2, w, h, col, 7) + rect(-w / 2, -h / 2, w, h * .34, "#e29b8a", 6) + line("M%s %sh%s" % (n(-w * .3), n(h * .22), n(w * .5)), "#b65d50", 4)


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


def brick_house(lit=False, smoke="#fffaf0", door="#5d8f66", open_=False, seed=3, pal=BRICK, shut="#5d8f66", live=False):
    """340 wide, 380 high, foot at 0, 0; live: its smoke is a piece."""
    win = "#ffe08c" if lit else "#cfe7ef"
    sm = ""
    if smoke:
        sm = g(path(smooth([(92, -408), (80, -440), (104, -470), (84, -500), (108, -540), (150, -548), (136, -516), (144, -486), (116, -462), (124, -432), (110, -408)], True, .2), smoke, opacity=.8), f="far")
        sm = piece("smoke", sm) if live else sm
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


def snail(shell="#d98f6a"):
    return path("M-58 0Q-20-14 20-8Q40-6 44-34Q60-44 64-26Q66 0 40 2Z", "#e8c9a4") + line("M50-40l-6-22M60-38l6-22", "#d3ae86", 5) + ell(44, -64, 5, 5, "#5b4a48") + ell(66, -62, 5, 5, "#5b4a48") + \
        ell(-8, -32, 36, 34, shell) + line("M-8-30q12-2 10 10q-8 14-24 2q-8-22 14-32q28 0 26 32", "#b96f52", 6)
