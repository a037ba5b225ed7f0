"""Rolling hills, the ribbon of the road, meadows in flower, the cottage, clover and raspberries."""
from nature import *


# ---------- flowers strewn over a meadow, each drawn once
def bloom_defs():
    """Small heads on short stems, to be used many times."""
    stem = line("M0 0Q2-16 0-30", "#5c9440", 4)
    poppy = stem + path("M0-26C-20-22-30-40-22-52C-12-62 12-62 22-52C30-40 20-22 0-26Z", "#d8493b") + path("M-22-44C-12-34 12-34 22-44C26-32 14-24 0-24C-14-24-26-32-22-44Z", "#ea6450") + ell(0, -43, 6, 4, "#4d2b38")
    daisy = stem + "".join(ell(0, -11, 5, 10, "#fffaf0", transform="translate(0 -38) rotate(%d)" % a) for a in range(0, 360, 45)) + ell(0, -38, 6.5, 6, "#f2b53c")
    corn = stem + "".join(path("M0 0L-6-17L0-12L6-17Z", "#4f7fc4", transform="translate(0 -34) rotate(%d)" % a) for a in range(0, 360, 60)) + ell(0, -34, 4, 4, "#37518f")
    butter = stem + "".join(ell(0, -7, 6.5, 7.5, "#f6ca45", transform="translate(0 -36) rotate(%d)" % a) for a in range(0, 360, 72)) + ell(0, -36, 4, 4, "#d99a2b")
    clover = stem + "".join(ell(q, w, 6, 8, c, transform="rotate(%d %s %s)" % (q * 3, q, w)) for q, w, c in ((-11, -34, "#c96a94"), (11, -34, "#c96a94"), (-7, -44, "#dc86a9"), (7, -44, "#dc86a9"), (0, -36, "#e59abb"), (0, -48, "#eeb3cb")))
    return "".join(tag("g", b, id="f" + k) for k, b in zip("pdcbk", (poppy, daisy, corn, butter, clover)))


def near(pts, x, y):
    return min((math.hypot(p[0] - x, (p[1] - y) * 1.6) - p[2] for p in pts), default=1e9)


def strew(seed, x0, x1, top, bottom, m, kinds="pdb", s0=.3, s1=1., road=None, gap=6):
    """m flowers between the curves top and bottom (numbers or functions of x), larger towards the foot, none on the road."""
    r = rng(seed)
    c = [(x, y, w) for (x, y), (w, _) in zip(spline([p[:2] for p in road], 8), spline([(p[2], 0) for p in road], 8))] if road else []
    out = []
    for _ in range(m):
        x = r.uniform(x0, x1)
        a, b = (top(x) if callable(top) else top), (bottom(x) if callable(bottom) else bottom)
        t = r.random()
        y = a + (b - a) * t
        s = (s0 + (s1 - s0) * t) * r.uniform(.8, 1.2)
        y = max(y, a + 54 * s)
        k = r.choice(kinds)
        if c and near(c, x, y - 4 * s) < gap + 22 * s:
            continue
        out.append((y, '<use xlink:href="#f%s" transform="translate(%s %s) rotate(%d) scale(%.2f)"/>' % (k, n(x), n(y), r.uniform(-14, 14), s)))
    return "".join(b for _, b in sorted(out))


# ---------- hills and the road
def on(pts):
    """Height of a curve at x."""
    c = spline(pts, 12)

    def y(x):
        for a, b in zip(c, c[1:]):
            if a[0] <= x <= b[0]:
                return a[1] + (b[1] - a[1]) * (x - a[0]) / max(.1, b[0] - a[0])
        return c[0][1] if x < c[0][0] else c[-1][1]
    return y


def band(pts, d0, d1, col, op=1., slide=0, k=.0):
    """A strip of field that follows the hill, d0 to d1 below its edge."""
    up = [(x + slide * d0, y + d0 * (1 + k * math.sin(i * 1.7))) for i, (x, y) in enumerate(pts)]
    lo = [(x + slide * d1, y + d1 * (1 + k * math.sin(i * 1.7 + .5))) for i, (x, y) in enumerate(pts)]
    return path(smooth(up, False) + "L" + smooth(lo[::-1], False)[1:] + "Z", col, opacity=op if op < 1 else None)


def roll(pts, fill, bands=(), *extra, f="ground", foot=1500):
    """A hill of cut paper with strips of field."""
    d = smooth(pts, False) + "L%s %dL%s %dZ" % (n(pts[-1][0]), foot, n(pts[0][0]), foot)
    return g(path(d, fill), clip(d, "".join(band(pts, *b) for b in bands), *extra), f=f)


def road(pts, base="#f5dfb0", edge="#cfa262", lit="#fff1cf", seed=1, stones=16, k=.46):
    """A ribbon of road through (x, y, half width), near to far, lying flat on the ground: bank in shadow, wheel tracks, pebbles.
    Drawn once among the definitions; every hill it crosses uses it (WAY) and cuts out its own part."""
    r = rng(seed)
    c = spline([(x, y / k) for x, y, _ in pts], 5)
    W = [v for v, _ in spline([(w, 0) for _, _, w in pts], 5)]
    m = len(c)
    nrm = []
    for i in range(m):
        a, b = c[max(0, i - 1)], c[min(m - 1, i + 1)]
        q = math.hypot(b[0] - a[0], b[1] - a[1]) or 1
        nrm.append(((b[1] - a[1]) / q, -(b[0] - a[0]) / q))

    def side(o, dy=0., grow=1.):
        out = [(c[i][0] + nrm[i][0] * W[i] * o * grow, c[i][1] + nrm[i][1] * W[i] * o * grow + dy * W[i] / k) for i in range(m)]
        for _ in range(5):  # no folds on the inside of a bend
            out = [out[0]] + [tuple((a[q] + 2 * b[q] + e[q]) / 4 for q in (0, 1)) for a, b, e in zip(out, out[1:], out[2:])] + [out[-1]]
        return out

    def strip_(o0, o1, dy=0., grow=1.):
        return smooth(side(o0, dy, grow), False) + "L" + smooth(side(o1, dy, grow)[::-1], False)[1:] + "Z"
    st = ""
    for _ in range(stones):
        i = int(m * r.random() ** 1.6)
        o = r.uniform(-.85, .85)
        w = W[i]
        st += ell(c[i][0] + nrm[i][0] * o * w, c[i][1] + nrm[i][1] * o * w, w * .05 + 1.5, (w * .032 + 1) / k, edge, opacity=.75)
    return g(path(strip_(-1, 1, .06, 1.05), edge), path(strip_(-1, 1), base), path(strip_(-.56, -.36), lit), path(strip_(.34, .54), lit), st, t="scale(1 %s)" % k, id="way")


WAY = '<use xlink:href="#way"/>'


def bun_cloud(x, y, s=1, flip=False, col="#fffaf0", shade_="#f7e3c6"):
    return cloud(x, y, s, col, shade_, flip)


def sunburst(x, y, r, col="#fff3c4", op=.32, m=20, R=1900):
    return "".join(path("M%s %sL%s %sL%s %sZ" % tuple(n(v) for v in (x, y, x + R * math.cos(a), y + R * math.sin(a), x + R * math.cos(a + math.pi / m), y + R * math.sin(a + math.pi / m))), col, opacity=op)
                   for a in [i * 2 * math.pi / m + .1 for i in range(m)]) + ell(x, y, r * 2.6, r * 2.6, "url(#sun)") + g(ell(x, y, r, r, "#ffdf84"), ell(x - r * .1, y - r * .1, r * .76, r * .76, "#ffeaa8"), f="far")


SUN = rad("sun", (0, "#fffbe2", .95), (.35, "#ffedac", .7), (1, "#ffe9a0", 0))


# ---------- the cottage of logs under a roof of thatch; its foot at 0, 0, about 360 wide
LOG = ("#b98552", "#ab7847", "#c4925e")


def logs(w, h, bh=30, seed=1):
    r = rng(seed)
    out = ""
    for i in range(int(h / bh)):
        y = -(i + 1) * bh
        out += rect(0, y + 1, w, bh - 2, LOG[i % 3], 8) + line("M%s %sH%s" % (n(10), n(y + bh * .3), n(w - 10)), "#d3a673", 4, opacity=.7) + line("M%s %sq20 5 44 0" % (n(r.uniform(10, w * .7)), n(y + bh * .66)), "#8c5f36", 3, opacity=.6)
    return rect(0, -h, w, h, "#7d5431", 6) + out


def plume(col="#fffaf0"):
    """The smoke of the cottage's chimney."""
    return g("".join(ell(x, y, q, q * .86, col, opacity=.85) for x, y, q in ((92, -392, 16), (104, -422, 22), (90, -458, 26), (112, -494, 24), (104, -526, 16))), f="far")


def cottage(lit=False, smoke="#fffaf0"):
    win = "#ffe39a" if lit else "#cfe9e6"
    thatch_ = "M-214-158Q-168-190-126-304Q-112-330-84-332H84Q112-330 126-304Q168-190 214-158Q180-140 150-150Q120-136 90-148Q60-136 30-148Q0-136-30-148Q-60-136-90-148Q-120-136-150-150Q-180-140-214-158Z"
    st = "".join("M%d -326Q%d -240 %d -150" % (x * .55, x * .8, x) for x in range(-190, 200, 24))
    puff = plume(smoke) if smoke else ""
    door = path("M-38 4V-96Q0-124 38-96V4Z", "#fff3dc") + path("M-29 4V-92Q0-114 29-92V4Z", "#ffd987" if lit else "#c8453b") + ("" if lit else line("M0 0V-104M-29-52H29", "#a93730", 4)) + ell(18, -44, 5, 5, "#f4cf75")
    box = rect(-46, 38, 92, 18, "#8a5f3a", 5) + "".join(g(HEADS["poppy" if i % 2 else "daisy"](12), t=at(-34 + i * 22, 34 - (i % 2) * 6)) for i in range(4))
    return g(puff, g(rect(66, -380, 48, 80, "#c9b6a0", 4), line("M66-352h48M66-326h48M90-380v28M80-352v26", "#b09c85", 3), rect(60, -386, 60, 14, "#b09c85", 4), f="lift"),
             g(logs(300, 180, 30), t="translate(-150 4)"), "".join(g(*(ell(0, -15 - i * 30, 14, 13, "#d9ad79") + ell(0, -15 - i * 30, 7, 6, "#b98552") for i in range(6)), t=at(q * 150, 4)) for q in (-1, 1)),
             g(door, t="translate(-66 0)", f="lift"), g(window(62, 66, win, shut="#5b8f4a"), box, t="translate(66 -92)", f="lift"),
             path("M-160-160H160V-136Q0-120-160-136Z", "#4a2a14", opacity=.28),
             g(path(thatch_, "#e3b85a"), clip(thatch_, line(st, "#c99636", 4), line(st, "#f4d98c", 3, transform="translate(9 0)"), path("M60-340Q150-240 220-140H120Q110-250 40-340Z", "#a9742a", opacity=.25)), g(path("M-100-338Q0-352 100-338Q112-322 100-306Q0-296-100-306Q-112-322-100-338Z", "#d3a343"), line("M-80-336l18 30l18-30l18 30l18-30l18 30l18-30l18 30l18-30l16 28", "#f4d98c", 4)), f="lift"),
             g(ell(0, -226, 28, 28, "#fff3dc"), ell(0, -226, 20, 20, win), line("M0-246v40M-20-226h40", "#fff3dc", 4), f="lift"))


# ---------- clover, raspberries, puffs
def clover_leaf(r=40, cols=("#5f9f42", "#6fb04c", "#82c05c"), v="#c3e59c"):
    """Three hearts, the foremost the lightest, each with its pale mark."""
    heart = "M0 %sC%s %s %s %s %s %sC%s %s %s %s 0 %sC%s %s %s %s %s %sC%s %s %s %s 0 %sZ" % tuple(n(q * r) for q in (
        -.02, -.3, -.2, -.74, -.5, -.68, -.86, -.62, -1.16, -.14, -1.14, -.9, .14, -1.14, .62, -1.16, .68, -.86, .74, -.5, .3, -.2, -.02))
    mark = line("M%s %sQ%s %s 0 %sQ%s %s %s %s" % tuple(n(q * r) for q in (-.44, -.74, -.2, -.62, -.46, .2, -.62, .44, -.74)), v, r * .08) + line("M0 %sV%s" % (n(-.12 * r), n(-.8 * r)), cols[0], r * .05)
    return "".join(g(path(heart, c), mark, t="rotate(%d)" % a) for a, c in ((-116, cols[0]), (116, cols[1]), (0, cols[2])))


def clover_head(r=30):
    out = ell(0, 0, r * .9, r * .95, "#b9557f")
    for i, (w, k, c) in enumerate(((.2, 7, "#c9638d"), (-.16, 7, "#d87ba3"), (-.52, 5, "#e79bbb"))):
        out += "".join(ell((j - (k - 1) / 2) * r * .27, r * w, r * .17, r * .4, c, transform="rotate(%d %s %s)" % ((j - (k - 1) / 2) * 9, n((j - (k - 1) / 2) * r * .27), n(r * w))) for j in range(k))
    return out


def clover_defs():
    return tag("g", clover_leaf(27), id="ca") + tag("g", clover_leaf(27, ("#558f3c", "#659f45", "#76b052"), "#b4d98c"), id="cb") + tag("g", clover_head(25), id="ch")


def clover_patch(seed, x0, x1, y, h, m, s=1., heads=.3):
    """Leaves and heads on stems standing along y (see clover_defs)."""
    r = rng(seed)
    out = ""
    for i in range(m):
        x = x0 + (x1 - x0) * (i + r.uniform(.1, .9)) / m
        hh = h * r.uniform(.4, 1.1)
        yy = (y(x) if callable(y) else y)
        tx = x + r.uniform(-16, 16)
        head = r.random() < heads
        hh += 26 * s if head else 0
        out += line("M%s %sQ%s %s %s %s" % tuple(n(v) for v in (x, yy + 10, x, yy - hh * .5, tx, yy - hh)), "#4f8d39", 5) + '<use xlink:href="#%s" transform="%s"/>' % ("ch" if head else "c" + "ab"[i % 2], at(tx, yy - hh, s * r.uniform(.8, 1.15), r.uniform(-24, 24)))
    return g(out, f="lift")


def raspberry(s=1., r=0):
    rows = ((-14, (-13, 0, 13)), (-4, (-19, -6.5, 6.5, 19)), (8, (-16, -5, 6, 16)), (19, (-9, 2, 11)), (28, (0,)))
    return g("".join(ell(x, y, 8.4, 8.2, ("#d8405c", "#c52f4e")[(i + j) % 2]) + ell(x - 2.5, y - 3, 2.4, 2, "#f294a2") for j, (y, xs) in enumerate(rows) for i, x in enumerate(xs)),
             path("M0-28L-24-30L-17-19L-22-7L-6-13L0-4L7-13L22-6L17-18L24-29Z", "#b5d77a"), line("M0-20V-38", "#b5d77a", 4), t=at(0, 0, s, r))


BERRIES = ((-52, -108), (36, -150), (-118, -72), (10, -66), (96, -112), (-20, -196), (-72, -36), (70, -44), (140, -60), (-150, -128), (-84, -164), (120, -170), (30, -12), (-140, -14), (176, -104), (-20, -20))
LEAF = "M0 0L-12-8L-9-14L-19-22L-13-28L-18-38L-7-46L0-60L7-46L18-38L13-28L19-22L9-14L12-8Z"


def berry_defs():
    cols = ("#6fa24a", "#85b95b", "#568a3c")
    return tag("g", raspberry(), id="rb") + "".join(tag("g", path(LEAF, cols[i]) + line("M0-2V-46M0-18l9-8M0-18l-9-8M0-32l8-8M0-32l-8-8", cols[0] if i == 1 else "#8fbf63", 2.2), id="rl%d" % i) for i in range(3))


def spray(kind, x, y, s=1., r=0):
    """A leaf (rl0-rl2) or berry (rb) of the raspberry bush."""
    return '<use xlink:href="#%s" transform="%s"/>' % (kind, at(x, y, s, r))


def berry_bush(x, y, s=1, seed=4, berries=14):
    """A raspberry bush: round shape of toothed leaves, berries hanging in it (see berry_defs)."""
    r = rng(seed)
    d = smooth([(-210, 30), (-228, -60), (-196, -150), (-120, -190), (-60, -250), (30, -236), (90, -200), (160, -180), (214, -90), (222, 30)], True, .22)
    leaves = "".join(spray("rl%d" % (1, 2, 1, 0)[i % 4], r.uniform(-200, 200), r.uniform(-200, 40), r.uniform(.8, 1.3), r.uniform(-80, 80)) for i in range(84))
    rim = "".join(spray("rl%d" % (i % 2), a, b, 1.2, q) for i, (a, b, q) in enumerate(((-206, -50, -70), (-214, -100, -60), (-190, -136, -50), (-150, -170, -30), (-110, -180, -30), (-56, -236, -20), (-10, -236, 0), (24, -228, 14), (70, -206, 20), (96, -190, 30), (160, -166, 44), (196, -110, 60), (208, -80, 70), (-220, 0, -90), (216, -20, 90))))
    fruit = "".join(spray("rb", bx, by, r.uniform(.75, .98), r.uniform(-20, 20)) for bx, by in BERRIES[:berries])
    return g(rim, path(d, "#6fa24a"), clip(d, leaves), g(fruit, f="lift"), t=at(x, y, s), f="cut")


def puffs(*ps, col="#fff3d8"):
    """Little clouds of dust."""
    return g("".join(ell(x, y, q, q * .78, col, opacity=.9) for x, y, q in ps), f="far")


def trail(pts, m=12, w=(3, 8), col="#fff6dc", op=.95):
    """Crumbs along a flight."""
    c = spline(pts, 20)
    return g("".join(ell(c[i][0], c[i][1], q, q * .9, col, opacity=op) for k in range(m) for i, q in [(int(k / m * (len(c) - 1)), w[0] + (w[1] - w[0]) * k / m)]), f="lift")


def mouse(gaze=(-.6, -.5), tail=True):
    """A field mouse sitting, facing left, its foot at 0, 0."""
    return (line("M40-8Q92-2 96-44", "#c99a86", 7) if tail else "") + path("M-36 2Q-52-60 4-76Q60-70 56-14Q54 4 30 4Z", "#a78f7c") + path("M-30 2Q-36-40-8-52Q12-30 8 2Z", "#d9c6b0") + ell(24, -104, 22, 24, "#a78f7c") + ell(24, -103, 13, 15, "#e8b0a0") + \
        path("M-62-70Q-50-112-4-116Q40-110 36-74Q20-48-20-52Q-52-56-62-70Z", "#b59d88") + ell(-20, -116, 22, 24, "#b59d88") + ell(-20, -114, 13, 15, "#e8b0a0") + ell(-62, -72, 8, 7, "#d5716a") + \
        ell(-26, -84, 8, 10, "#33283a") + ell(-28, -88, 3, 3, "#fff") + line("M-48-60q8 8 18 2", "#7d6252", 4) + line("M-44-66l-30 8M-44-70l-32-4", "#fff3dc", 2.4, opacity=.8) + ell(-2, -64, 10, 7, "#e2735f", opacity=.45) + \
        ell(-26, -26, 9, 8, "#e8b0a0") + ell(-18, 0, 18, 8, "#e8b0a0")


def peeper(x, foot, s=.9, flip=False, tail=True):
    """The mouse to find: its eyes and ears are seen above foot, the line of its hiding place; 60 s more of it come up."""
    whole = g(g(mouse(tail=tail), f="cut"), t=at(x, foot + 66 * s, s, 0, flip))
    return piece("mouse", clip("M0 0H1600V%sH0Z" % n(foot + 60 * s), whole), foot=foot)


def stone(w=100, h=44):
    """A mossy stone, level at the top at -h; its foot at 0, 0."""
    d = "M%s 4Q%s %s %s %sH%sQ%s %s %s 4Q0 16 %s 4Z" % tuple(n(v) for v in (-w, -w * 1.02, -h * .9, -w * .74, -h, w * .74, w * 1.06, -h * .8, w, -w))
    return g(path(d, "#b3a994"), clip(d, path("M%s 20Q%s %s %s %sV20Z" % tuple(n(v) for v in (-w * .2, w * .5, -h * .1, w * 1.1, -h * .8)), "#978c78"), path("M%s %sH%sQ%s %s %s %sQ%s %s %s %sQ%s %s %s %sZ" % tuple(n(v) for v in (-w, -h, w * .5, w * .3, -h * .6, 0, -h * .66, -w * .3, -h * .4, -w * .6, -h * .56, -w * .9, -h * .3, -w * 1.1, -h * .3)), "#8cab5c"), line("M%s %sq10 8 24 4M%s %sq8 6 18 2" % tuple(n(v) for v in (w * .2, -h * .3, -w * .5, -h * .16)), "#857a68", 4)), f="lift")


def stump(w=76, h=56):
    """The stump of a tree, seen from low down: level at the top at -h; its foot at 0, 0."""
    d = "M%s 6Q%s -6 %s %sH%sQ%s -6 %s 6Q%s -2 %s 8Q0 -4 %s 10Q%s -2 %s 6Z" % tuple(n(v) for v in (-w * 1.3, -w * .9, -w * .86, -h, w * .86, w * .9, w * 1.3, w * .9, w * .5, -w * .4, -w * .9, -w * 1.3))
    bark = "".join("M%s %sq4 14 -2 %s" % (n(x), n(-h + 12 + (i * 13) % 16), n(h * .36)) for i, x in enumerate(range(int(-w * .7), int(w * .8), 19)))
    return g(path(d, "#8f6a48"), clip(d, path("M%s %sH%sV20H%sZ" % tuple(n(v) for v in (w * .3, -h, w * 1.4, w * .5)), "#6f5038", opacity=.6), line(bark, "#6f5038", 4), line("M%s %sH%s" % (n(-w * .86), n(-h + 4), n(w * .86)), "#d9b384", 9)), f="lift")


# ---------- rye, haystacks
def rye_defs():
    """One ear of rye on its stalk, 250 high."""
    grain = lambda x, y, a: path("M0 10C-8 4-8-10 0-18C8-10 8 4 0 10Z", "#e9bf55", transform="translate(%s %s) rotate(%d)" % (n(x), n(y), a))
    awn = line("".join("M%d %dL%d %d" % (q * 8, -176 - i * 12, q * (24 - i), -206 - i * 14) for i in range(6) for q in (-1, 1)) + "M0-240V-268", "#f3d98a", 2.2)
    return tag("g", line("M0 0Q5-90 0-176", "#c3a848", 5) + path("M1-70Q30-96 34-150Q14-128 1-84Z", "#a9b052") + awn + "".join(grain(q * 7, -174 - i * 11.5, q * 24) for i in range(6) for q in (-1, 1)) + grain(0, -244, 0), id="rye")


def rye(seed, x0, x1, y, m, s=1., lean=8):
    """A stand of rye along y."""
    r = rng(seed)
    return "".join('<use xlink:href="#rye" transform="%s"/>' % at(x0 + (x1 - x0) * (i + r.uniform(.2, .8)) / m, y(x0) if callable(y) else y + r.uniform(0, 16), s * r.uniform(.8, 1.12), lean + r.uniform(-12, 12)) for i in range(m))


def stack(x, y, s=1.):
    """A haystack."""
    d = "M-62 6Q-66-70-22-104Q0-120 22-104Q66-70 62 6Q0 16-62 6Z"
    return shade(x + 8 * s, y + 4 * s, 76 * s, 10 * s) + g(line("M0-100V-132", "#8b6a42", 6), path(d, "#e6bf5c"), clip(d, path("M10-130Q70-60 30 20H90V-130Z", "#c9983f", opacity=.5), line("M-40-50Q-30-70-14-82M-46-16Q-36-34-24-42M0-30Q6-60 2-80M26-20Q30-40 24-56M-10-8q2-14-2-22M44-6q2-16-4-26", "#c9983f", 4), line("M-30-36q8-18 18-26M14-66q4-12 0-24M-52-2q4-14 8-18", "#f6dd95", 4)), t=at(x, y, s), f="far")
