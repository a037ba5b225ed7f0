"""The mitten, the winter wood and the snow."""
from nature import *

RED = dict(red="#d1403c", dark="#b2302f", deep="#8e2230", lit="#e25c52", white="#fff7ec", cream="#efe0cf", inside="#6d1c2c", warm="#c2503f")


# ---------- knitting
def auseklis(i, j, m=4):
    """Is the stitch i, j (from the middle) in the eight-pointed star?"""
    a, b = max(abs(i), abs(j)), min(abs(i), abs(j))
    return 1 <= b <= m and b < a <= b + m


def steps(pts):
    """A broken line in short relative steps, rounded so that nothing drifts."""
    x, y = round(pts[0][0], 1), round(pts[0][1], 1)
    d = "M%s %sl" % (n(x), n(y))
    for k, (a, b) in enumerate(pts[1:]):
        u, v = round(a - x, 1), round(b - y, 1)
        d += "%s%s" % (("" if not k or n(u)[0] == "-" else " ") + n(u), ("" if n(v)[0] == "-" else " ") + n(v))
        x, y = x + u, y + v
    return d


def cells(M, where, nu, nv, pad=.04):
    """Coloured stitches as a path: M maps row and column (from 0 to nu, nv) to the page."""
    d = ""
    for i in range(nu):
        for j in range(nv):
            if where(i, j):
                p = [M(i + a, j + b) for a, b in ((.0, pad), (.42, .5), (.0, 1 - pad), (.86, 1 - pad), (1.28, .5), (.86, pad))]
                d += steps(p) + "Z"
    return d


def vees(M, skip, nu, nv):
    """The other stitches as small v strokes."""
    d = ""
    for i in range(nu):
        for j in range(nv):
            if not skip(i, j):
                d += steps([M(i + a, j + b) for a, b in ((.1, .06), (.52, .5), (.1, .94))])
    return d


def body_pattern(nv, star=13):
    """Rows of the hand: a band of small crosses, the star with a diamond at either side, and another star."""
    mid = nv // 2

    def where(i, j):
        v = j - mid
        if i in (1,):
            return v % 2 == 0
        if 3 <= i <= 19:
            if auseklis(i - 11, v):
                return True
            q = min(abs(abs(v) - 12), 9)
            if abs(v) > 8 and q + abs(i - 11) in (1, 2, 4) and q + abs(i - 11) <= 4:
                return q + abs(i - 11) != 2
            return abs(v) > 8 and (q + abs(i - 3) <= 1 or q + abs(i - 19) <= 1)
        if i == 21:
            return v % 2 == 0
        if 23 <= i <= 39:
            q = min(abs(v) % 12, 12 - abs(v) % 12)
            return auseklis((i - 28), (v + 6) % 12 - 6, 2)
        return False
    return where


def mitten(L=620, H=220, rx=92, ry=190, cuff=120, wrist=.9, bumps=(), thumb=(.3, 150, 78, 18), nv=27, rows=30, lift=0, tip=.3, sag=0, nose=.3, full=False, turn=0, skip=None, lives=None):
    """The mitten, its opening's middle at 0, 0, lying along +x. Gives (wall, inner, rim, parts).

    H: half the height of the hand; rx, ry: the opening; bumps: (where 0…1, share, width, side 1 up, -1 down, 0 both);
    thumb: (where, length, half width, lean); lift: rise of the axis towards the tip; nose: how far the tip comes out; full: seen from the front of the opening, so that the outline
    is that of the whole tube; turn: turns the pattern round the tube; skip: stitches (row, column) that will not be seen;
    lives: the piece that the thumb is."""
    R = RED

    def half(u, side):
        if u < 0:
            t = 1 + u  # -1 opening … 0 wrist
            w = ry + (H * wrist - ry) * (t * t * (3 - 2 * t))
            return w
        t = min(1, u / .3)
        w = H * (wrist + (1 - wrist) * t * t * (3 - 2 * t))
        for q, amp, wid, sd in bumps:
            if sd in (0, side):
                w += H * amp * math.exp(-((u - q) / wid) ** 2)
        return w

    def taper(u):
        if u <= 1 - tip:
            return 1
        t = min(1, (u - 1 + tip) / tip)
        return math.sqrt(max(0, 1 - t ** 2.6))

    def X(u):
        return cuff * (1 + u) if u < 0 else cuff + L * u

    def cx(u, side=1):
        return rx * (.5 + .5 * half(u, side) / ry) if full and u > -1 else rx

    def Y(u):
        return -(lift * max(0, u)) + sag * max(0, u) ** 2

    def S(u, a, t=1):
        """A point of the wall: u along, a the angle from the near middle (90 up)."""
        c, q = math.cos(math.radians(a)), math.sin(math.radians(a))
        h, w = (half(u, 1) * (1 + q) / 2 + half(u, -1) * (1 - q) / 2, cx(u, 1) * (1 + q) / 2 + cx(u, -1) * (1 - q) / 2)
        return (X(u) + w * (c * t if full else c), Y(u) - h * q * t)

    N = 46
    us = [-1 + i / 6 for i in range(6)] + [i / (N - 1) for i in range(N)]
    top = [(X(u) + cx(u) * nose * (1 - taper(u)), Y(u) - half(u, 1) * taper(u)) for u in us]
    bot = [(X(u) + cx(u) * nose * (1 - taper(u)), Y(u) + half(u, -1) * taper(u)) for u in us]
    out = smooth(top + bot[::-1][1:], False) + "Z"
    if full:  # the farthest point at each angle round the middle
        o, far = (X(.35) + 40, 0), {}
        for u in us:
            for a in range(-180, 180, 3):
                p = S(u, a, taper(u))
                k = round(math.degrees(math.atan2(p[1] - o[1], p[0] - o[0])) / 6)
                far[k] = max(far.get(k, (0, 0, 0)), (math.hypot(p[0] - o[0], p[1] - o[1]), p[0], p[1]))
        out = smooth([far[k][1:] for k in sorted(far)][:-1], True)
    # the hand
    M = lambda i, j: S(i / rows, max(-90, min(90, 84 - 168 * j / nv + turn)))
    where0 = body_pattern(nv)
    if turn:
        plain = where0
        where0 = lambda i, j: plain(i, j) and abs(84 - 168 * j / nv + turn) < 84
    where = (lambda i, j: where0(i, j) and not skip(i, j)) if skip else where0
    st = cells(M, where, int(rows * 1.05), nv)
    vs = vees(M, (lambda i, j: where0(i, j) or skip(i, j)) if skip else where, int(rows * 1.05), nv)
    shade_ = smooth([(X(u) + cx(u) * .4, Y(u) + half(u, -1) * (.42 + .1 * math.sin(u * 5))) for u in us] + [(X(1) + 200, 40)], False) + "L%s %sL-200 %sZ" % (n(X(1) + 200), n(H * 2.6), n(H * 2.6))
    lit = smooth([(X(u) + cx(u) * .2, Y(u) - half(u, 1) * (.74 + .05 * math.sin(u * 7))) for u in us], False) + "L%s %sL-200 %sZ" % (n(X(1) + 60), n(-H * 2.6), n(-H * 2.6))
    wide = 140 if full else 86
    C = lambda i, j: S(-1 + i / 9, wide - 2 * wide * j / nv)
    tri = lambda j, p=6: abs((j + p // 2) % p - p // 2)
    cw = (lambda i, j: i in (0, 8) or i == 1 + tri(j) + 1 or i == 1 + tri(j) + 2)
    cuffpath = smooth([S(-1, a) for a in range(150 if full else 90, -151 if full else -91, -15)], False) + "L" + smooth([S(0, a) for a in range(-150 if full else -90, 151 if full else 91, 15)], False)[1:] + "Z"
    cst = cells(C, cw, 9, nv, .02)
    cvs = vees(C, cw, 9, nv)
    edge = smooth([S(0, a) for a in range(88, -89, -11)], False)
    hand = path(out, R["red"]) + clip(out, path(out, "url(#k%s)" % R["dark"][1:], opacity=.7) if full else "", line(vs, R["dark"], 2.4, opacity=.75), path(st, R["white"]), path(cuffpath, R["white"]), path(cst, R["red"]), line(cvs, "#e0cdbd", 2.2),
                                      line(edge, R["deep"], 8, opacity=.35), "" if full else path(lit, "#ffffff", opacity=.13), ell(X(.3), H * 1.12, L * 1.5, H * .66, "#5a1434", opacity=.26) if full else path(shade_, "#5a1434", opacity=.26))
    # the thumb, behind the hand's edge
    th = ""
    if thumb:
        tu, tl, tw, tlean = thumb
        bx, by = X(tu), Y(tu) - half(tu, 1) + 66
        tn, tr = 9, int(max(9, 9 * (tl + 66) / (tw * 2)))
        TL = tl + 66

        def TM(i, j):
            t, q = i / tr, math.sin(math.radians(80 - 160 * j / tn)) / math.sin(math.radians(80))
            w = tw * (1.1 - .1 * t)
            p = (q * -w, -t * TL)
            p = (p[0], p[1] + 10 * (1 - q * q))
            a = rot(p, tlean * t)
            return (bx + a[0], by + a[1])

        def tt(t):
            return math.sqrt(max(0, 1 - ((t - .62) / .38) ** 2.4)) if t > .62 else 1
        tw_ = lambda t: tw * (1.1 - .1 * t) * tt(t)
        L_ = [(-tw_(t), -t * TL) for t in [i / 14 for i in range(15)]]
        R_ = [(tw_(t), -t * TL) for t in [i / 14 for i in range(15)]]
        pts = [rot(p, tlean * -p[1] / TL) for p in L_ + R_[::-1][1:]]
        td = smooth([(bx + a, by + b) for a, b in pts], False) + "Z"
        m0 = max(4, int(tr * .56))
        tw2 = lambda i, j: abs(i - m0) + abs(j - 4) in (0, 1, 3) or abs(i - m0) == 5 and j % 2 == 0
        th = path(td, R["red"]) + clip(td, line(vees(TM, tw2, tr, tn), R["dark"], 2.4, opacity=.75), path(cells(TM, tw2, tr, tn), R["white"]),
                                       path(smooth([(bx + rot((tw * .3, -t * TL), tlean * t)[0], by + rot((tw * .3, -t * TL), tlean * t)[1]) for t in (0, .3, .6, 1.1)], False) + "L%s %sL%s %sZ" % (n(bx + tw * 3), n(by - TL), n(bx + tw * 3), n(by)), "#5a1434", opacity=.22),
                                       path(smooth([(bx - 120, by - 40), (bx, by - 62), (bx + 120, by - 40)], False) + "L%s %sL%s %sZ" % (n(bx + 140), n(by + 60), n(bx - 140), n(by + 60)), "#5a1434", opacity=.3))
    inner = path(smooth([(rx * math.cos(math.radians(a)), -ry * math.sin(math.radians(a))) for a in range(0, 360, 15)], True), "url(#inside)")
    ring = lambda k, q: smooth([(k * math.cos(math.radians(a)), -q * math.sin(math.radians(a))) for a in range(0, 360, 12)], True)
    ro, ri = (rx + 15, ry + 15), (rx - 15, ry - 17)
    rim = '<path d="%s %s" fill="%s" fill-rule="evenodd"/>' % (ring(*ro), ring(*ri), R["white"])
    m = max(28, int((rx + ry) / 7))
    tick = "".join("M%s %sL%s %s" % tuple(n(v) for v in (ro[0] * .985 * math.cos(a), ro[1] * .985 * math.sin(a), ri[0] * math.cos(a + .02), ri[1] * math.sin(a + .02))) for a in [2 * math.pi * i / m for i in range(m)])
    rim += line(tick, "#dcc7b6", 4) + line(ring(ro[0] - 2, ro[1] - 2), "#fffdf8", 4, opacity=.8)
    thumb_ = piece(lives, g(th, f="lift")) if lives else g(th, f="lift")
    return g(thumb_, g(hand, f="lift"), f="cut"), inner, g(rim, f="lift"), dict(outline=out, S=S, X=X, Y=Y, half=half, top=top, bot=bot)


def inside_defs(a="#a83f37", b="#571424"):
    return rad("inside", (0, a), (.55, "#7d2430"), (1, b), cx=.62, cy=.55, r=.62)


def doorway(cx, cy, rx, ry, *parts):
    """Parts standing in the opening: cut off by the near (right) edge."""
    d = "M-3000-3000H3000V%sH%sA%s %s 0 0 1 %s %sH%sV3000H-3000Z" % tuple(n(v) for v in (cy - ry * .8, cx + rx * .6, rx, ry, cx, cy + ry, cx + rx * .4))
    return clip(d, *parts)


def small_mitten(s=1., star=True):
    """The mitten on a hand, its cuff at 0, 0, fingers along +x, thumb up."""
    R = RED
    hand = "M14-34C60-50 128-46 138-2C138 40 74 48 14 36Z"
    th = "M40-30C40-70 66-84 84-74C98-62 84-44 88-24Z"
    M = lambda i, j: (22 + i * 5.4, -32 + j * 3.8)
    w = lambda i, j: auseklis(i - 9, j - 8)
    return g(path(th, R["red"]), path(hand, R["red"]), clip(hand, path(cells(M, w, 19, 17), R["white"]) if star else "", path("M0 14Q70 30 150 8V60H0Z", "#5a1434", opacity=.25)),
             path("M-22-34Q0-44 20-38Q26 0 20 40Q0 44-22 36Q-16 0-22-34Z", R["white"]), line("M-14-36Q-8 0-14 36M2-40Q8 0 2 40", R["red"], 6), f="lift", t="scale(%.3f)" % s)


# ---------- winter wood
def snowfir(x, y, h, cols=("#3d6f76", "#4f858b", "#2f5b66"), snow="#ffffff", shade_="#cfe0f2", tiers=5, seed=1, f="cut", wide=.36):
    """A fir under snow."""
    r = rng(seed)
    ni = lambda v: "%d" % round(v)
    w = h * wide
    tr = rect(x - h * .035, y - h * .12, h * .07, h * .14, "#6d5650")
    out = ""
    for i in range(tiers):
        k = i / tiers
        yb = y - h * (.07 + .8 * k)
        ww = w * (1 - .84 * k)
        yt = yb - h * (.34 - .08 * k)
        m = max(3, int(5 - k * 3))
        sc, xs = "", []
        for j in range(2 * m + 1):
            q = -1 + j / m
            xs.append((x + q * ww, yb + (h * .03 if j % 2 == 0 else -h * .012) * (1.1 - .5 * abs(q)) - abs(q) * h * .012))
        d = "M%s %sQ%s %s %s %s" % tuple(ni(v) for v in (x, yt, x - ww * .36, yb - h * .12, xs[0][0], xs[0][1]))
        for a, b in zip(xs, xs[1:]):
            d += "Q%s %s %s %s" % tuple(ni(v) for v in ((a[0] + b[0]) / 2, max(a[1], b[1]) + h * .008, b[0], b[1]))
        d += "Q%s %s %s %sZ" % tuple(ni(v) for v in (x + ww * .36, yb - h * .12, x, yt))
        sn = "M%s %sQ%s %s %s %s" % tuple(ni(v) for v in (x, yt - h * .004, x - ww * .34, yb - h * .13, xs[0][0] * .97 + x * .03, xs[0][1] - h * .012))
        m2 = 4 if k < .6 else 3
        px = xs[0][0] * .97 + x * .03
        for j in range(m2):
            nx = px + 2 * ww * .94 / m2
            dy = h * r.uniform(.035, .062) * (1 - .5 * k)
            sn += "Q%s %s %s %s" % tuple(ni(v) for v in ((px + nx) / 2, yb - h * .05 + dy, nx, yb - h * (.062 if j < m2 - 1 else .02)))
            px = nx
        sn += "Q%s %s %s %sZ" % tuple(ni(v) for v in (x + ww * .34, yb - h * .13, x, yt - h * .004))
        out += g(path(d, cols[0] if i % 2 else cols[2]), clip(d, path("M%s %sL%s %sH%sV%sZ" % tuple(ni(v) for v in (x + ww * .1, yt, x + ww * .3, yb + 40, x + ww * 1.2, yt)), cols[2], opacity=.6)), path(sn, snow), clip(sn, path("M%s %sQ%s %s %s %sH%sV%sZ" % tuple(ni(v) for v in (x + ww * .05, yt, x + ww * .25, yb - h * .1, x + ww * .34, yb + 20, x + ww * 1.2, yt)), shade_)), f="lift")
    return g(tr, out, f=f)


def fars(x0, x1, y, h, step, col, snow, seed=1, f="far"):
    """A far row of small firs with a touch of snow."""
    r = rng(seed)
    ni = lambda v: "%d" % round(v)
    x, out = x0, ""
    while x < x1:
        hh, yy = h * r.uniform(.6, 1.15), (y(x) if callable(y) else y)
        w = hh * .24
        d = "M%s %sL%s %sL%s %sL%s %sL%s %sL%s %sL%s %sZ" % tuple(ni(v) for v in (x, yy - hh, x + w * .55, yy - hh * .5, x + w * .36, yy - hh * .5, x + w, yy + 6, x - w, yy + 6, x - w * .36, yy - hh * .5, x - w * .55, yy - hh * .5))
        out += path(d, col) + path("M%s %sL%s %sQ%s %s %s %sZM%s %sL%s %sQ%s %s %s %sZ" % tuple(ni(v) for v in (
            x, yy - hh, x + w * .3, yy - hh * .72, x, yy - hh * .62, x - w * .42, yy - hh * .62, x - w * .1, yy - hh * .5, x + w * .6, yy - hh * .28, x, yy - hh * .2, x - w * .62, yy - hh * .24)), snow, opacity=.9)
        x += step * r.uniform(.5, 1.4)
    return g(out, f=f)


def snowhill(pts, fill, extra=""):
    return hill(pts, fill, "ground", extra)


def sparkle(seed, x0, x1, y0, y1, m, col="#ffffff", s=(.4, 1.1), op=.9):
    """Glints of frost."""
    r = rng(seed)
    out = ""
    for _ in range(m):
        out += path("M0-9Q1-1 9 0Q1 1 0 9Q-1 1-9 0Q-1-1 0-9Z", col, transform=at(r.uniform(x0, x1), r.uniform(y0, y1), r.uniform(*s)))
    return g(out, opacity=op)


def dents(seed, x0, x1, y0, y1, m, col, w=4):
    """Soft strokes in the snow."""
    r = rng(seed)
    d = ""
    for _ in range(m):
        x, y = r.uniform(x0, x1), r.uniform(y0, y1)
        L = r.uniform(18, 60) * (.6 + .7 * (y - y0) / max(1, y1 - y0))
        d += "M%s %sq%s %s %s 0" % (n(x), n(y), n(L / 2), n(r.choice((-1, 1)) * L * .14), n(L))
    return line(d, col, w)


def flake_defs(col="#ffffff"):
    """The cut paper snow flake that snowfall strews."""
    arm = "M0 0V-22M0-12L-6-18M0-12L6-18M0-6L-4-10M0-6L4-10"
    return '<g id="flake">%s</g>' % "".join(line(arm, col, 3, transform="rotate(%d)" % (q * 60)) for q in range(6))


def snowfall(seed, m, box=(0, 0, 1600, 1200), s=(2, 6), col="#ffffff", op=.95, flakes=0, fs=(.5, 1.), f=None, keep=()):
    """Falling snow; keep: (x, y, radius) left free of it."""
    r = rng(seed)

    def place():
        while True:
            x, y = r.uniform(box[0], box[2]), r.uniform(box[1], box[3])
            if all(math.hypot(x - a, y - b) > q for a, b, q in keep):
                return x, y
    out = "".join(ell(*place(), q, q, col) for q in [r.uniform(*s) for _ in range(m)])
    out += "".join('<use xlink:href="#flake" transform="%s"/>' % at(*place(), r.uniform(*fs), r.uniform(0, 60)) for _ in range(flakes))
    return g(out, f=f, opacity=op)


def prints(kind, pts, step=46, s=1., col="#9fbadb", grow=(1, 1), op=.75):
    """Tracks along a curve: mouse, hare, frog, paw or boot."""
    c = spline(pts, 24)
    out, last, side, m = "", None, 1, len(c)
    for i in range(m - 1):
        p = c[i]
        t = i / m
        k = s * (grow[0] + (grow[1] - grow[0]) * t)
        if last and math.hypot(p[0] - last[0], p[1] - last[1]) < step * k:
            continue
        a = math.degrees(math.atan2(c[i + 1][1] - p[1], c[i + 1][0] - p[0]))
        shp = {"mouse": ell(0, -7, 5, 4, col) + ell(0, 7, 5, 4, col) + ell(12, -5, 4, 3, col) + ell(12, 5, 4, 3, col),
               "hare": ell(16, -13, 15, 7, col) + ell(16, 13, 15, 7, col) + ell(-18, -2, 8, 6, col) + ell(-36, 4, 8, 6, col),
               "frog": path("M-8 0L14-14L8-2L20 0L8 3L14 14Z", col),
               "paw": ell(0, 0, 13, 11, col) + ell(15, -10, 6, 5, col) + ell(19, 0, 6, 5, col) + ell(15, 10, 6, 5, col),
               "boot": ell(8, 0, 22, 13, col) + ell(-20, 0, 12, 10, col)}[kind]
        off = {"paw": 13, "boot": 26, "frog": 16}.get(kind, 0) * k * side
        q = math.radians(a)
        out += g(g(shp, t=at(0, 0, k, a)), t="translate(%s %s) scale(1 .62)" % (n(p[0] - math.sin(q) * off), n(p[1] + math.cos(q) * off * .6)))
        last, side = p, -side
    return g(out, opacity=op)


def drift(x0, x1, y, h, seed=1, shade_="#cfe0f3", top="url(#mound)"):
    """A heap of snow before something: its foot melts into the ground (colours: mound, in the picture's defs)."""
    r = rng(seed)
    m, w = 7, x1 - x0
    pts = [(x0 - w * .06, y + 6), (x0 + w * .03, y - h * .06)] + [(x0 + w * i / m, y - h * math.sin(math.pi * i / m) ** .8 * r.uniform(.74, 1.05)) for i in range(1, m)] + [(x1 - w * .03, y - h * .06), (x1 + w * .06, y + 6)]
    d = smooth(pts, False, .18) + "Q%s %s %s %sQ%s %s %s %sZ" % tuple(n(v) for v in (x1, y + h * .5, (x0 + x1) / 2, y + h * .55, x0, y + h * .5, x0 - w * .06, y + 6))
    lip = smooth([(a, b + 3) for a, b in pts[1:-1]], False, .18)
    return path(d, top) + line(lip, "#ffffff", 5, opacity=.75)


def snowcap(P, u0, u1, depth=34, seed=1, col="#ffffff", shade_="#cfe0f3", rise=12):
    """Snow lying on the top edge of a mitten between u0 and u1 (-1 opening, 0 wrist, 1 tip); P: its parts."""
    r = rng(seed)
    m = 2 * max(2, round((P["X"](u1) - P["X"](u0)) / 84))
    up, dn = [], []
    for i in range(m + 1):
        u = u0 + (u1 - u0) * i / m
        k = math.sin(math.pi * i / m) ** .5
        q = (u + 1) * 6 if u < 0 else 6 + u * (len(P["top"]) - 7)
        a, b = P["top"][int(q)], P["top"][min(len(P["top"]) - 1, int(q) + 1)]
        x, y = a[0] + (b[0] - a[0]) * (q % 1), a[1] + (b[1] - a[1]) * (q % 1)
        up.append((x, y - rise * k))
        dn.append((x, y + 6 + depth * k * (1.05 if i % 2 else .3) * r.uniform(.7, 1.15)))
    d = smooth(up + dn[::-1][1:-1], True)
    return g(path(d, col), clip(d, path(smooth([(a, b - 9) for a, b in dn] + [(a, b + 40) for a, b in reversed(dn)], True), shade_)), f="lift")


def branch(pts, m=16, L=90, cols=("#2f5f66", "#3f7a7f", "#274f5a"), snow="#ffffff", seed=1, w=13, load=1.):
    """A fir branch with needles and snow on it."""
    r = rng(seed)
    ni = lambda v: "%d" % round(v)
    c = spline(pts, 12)
    out = {q: "" for q in cols}
    for i in range(2, len(c) - 1):
        p, q = c[i], c[i + 1]
        a = math.atan2(q[1] - p[1], q[0] - p[0])
        t = i / len(c)
        for side in (-1, 1):
            for _ in range(2):
                an = a + side * r.uniform(.5, 1.05)
                l = L * (1 - .55 * t) * r.uniform(.7, 1.1)
                out[r.choice(cols)] += "M%s %sq%s %s %s %s" % tuple(ni(v) for v in (p[0], p[1], math.cos(an) * l * .5 + math.cos(a) * l * .1, math.sin(an) * l * .5, math.cos(an) * l, math.sin(an) * l + 6))
    needles = "".join(line(d, q, 8) for q, d in out.items())
    wood = path(ribbon(c[::4] + [c[-1]], [w, w * .7, w * .3], 2), "#6d5650")
    up = [(x, y - (16 + r.uniform(0, 16)) * load * (1 - .5 * i / len(c))) for i, (x, y) in enumerate(c[2:-2:5])]
    dn = [(x, y + 6 + r.uniform(0, 10) * load) for x, y in c[2:-2:5]]
    sn = smooth([(c[1][0], c[1][1])] + up + [c[-2]] + dn[::-1], True, .2) if load else ""
    return wood + needles + (g(path(sn, snow), f="lift") if load else "")


def cone(s=1.):
    d = "M0-30C22-26 26 10 0 34C-26 10-22-26 0-30Z"
    return g(path(d, "#8b6247") + clip(d, line("M-30-12Q0 4 30-12M-30 2Q0 18 30 2M-30 16Q0 32 30 16M-12-34Q-22 0-6 36M12-34Q22 0 6 36", "#6b4935", 4)), t=at(0, 0, s))


def reed(x, y, h, lean=0., seed=1, snow=True, col="#b59c7c"):
    """A dry stalk above the snow."""
    r = rng(seed + int(x))
    tx, ty = x + lean * h, y - h
    out = line("M%s %sQ%s %s %s %s" % tuple(n(v) for v in (x, y, x + lean * h * .2, y - h * .6, tx, ty)), col, 5)
    for i in range(7):
        k = .62 + .055 * i
        px, py = x + lean * h * k * k, y - h * k
        q = 1 if i % 2 else -1
        out += path("M0 0q%s-10 %s-22q%s 6 %s 22Z" % tuple(n(v) for v in (q * 4, q * 14, -q * 2, -q * 14)), col, transform=at(px, py, .9))
    if snow:
        out += ell(tx, ty - 4, 9, 7, "#ffffff")
    return out


def ladder(h=150, w=78, rungs=4, lean=0):
    """A little ladder of twigs, its foot at 0, 0, tied with yarn."""
    a, b = "#8b6142", "#a2744f"
    L = lambda q, t: (q * w / 2 * (1 - .12 * t) + lean * t, -h * t)
    out = ""
    for q in (-1, 1):
        p, e = L(q, -.03), L(q, 1.1)
        out += path(ribbon([p, ((p[0] + e[0]) / 2 + q * 4, (p[1] + e[1]) / 2), e], [9, 8, 7], 4), a)
    for i in range(rungs):
        t = .12 + .84 * i / (rungs - 1)
        p, e = L(-1.28, t), L(1.28, t + .01 * (-1) ** i)
        out += path(ribbon([p, e], [7.5, 7], 3), b)
        for q in (-1, 1):
            z = L(q, t)
            out += line("M%s %sl14 14M%s %sl14-14" % (n(z[0] - 7), n(z[1] - 7), n(z[0] - 7), n(z[1] + 7)), "#efe0cf", 4)
    return out


def stump(s=1.):
    d = "M-110 10Q-96-60-100-130H100Q96-60 116 10Z"
    return g(path(d, "#8a6a55"), clip(d, line("M-70-130Q-64-60-78 10M-20-130Q-24-50-16 10M34-130Q30-60 40 10M76-130Q80-60 90 10", "#735544", 6), path("M20-140H130V20H60Z", "#5d4438", opacity=.4)),
             g(path("M-118-122C-126-160-80-186-20-184C50-192 124-166 118-122C112-100 84-118 70-104C50-92 40-116 14-110C-10-98-30-112-56-104C-84-96-112-104-118-122Z", "#ffffff"), path("M-110-116C-84-128-40-116-10-122C40-130 84-126 114-130C112-100 84-118 70-104C50-92 40-116 14-110C-10-98-30-112-56-104C-84-96-106-104-110-116Z", "#d5e4f4"), f="lift"), t=at(0, 0, s))


def seam(x, y, w=70, h=18, a=0):
    """A seam pulled open, held by its threads."""
    d = "M%s 0Q0 %s %s 0Q0 %s %s 0Z" % (n(-w / 2), n(-h * 1.3), n(w / 2), n(h * 1.3), n(-w / 2))
    return g(path(d, "#7a1a26"), clip(d, ell(0, 0, w * .46, h * .9, "#ffc070"), line("M" + "L".join("%s %s" % (n(-w / 2 + i * w / 10), n(h if i % 2 else -h)) for i in range(11)), "#d1403c", 4)), t=at(x, y, 1, a))
