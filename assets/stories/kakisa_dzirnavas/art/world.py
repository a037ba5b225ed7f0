"""The watermill, flour that turns to stars, houses of snow, lamps, beds and windows."""
from nature import *

WOOD = ("#8f6b52", "#9c775b", "#83614b", "#a98363")
NIGHTWOOD = ("#6b5268", "#765b70", "#5f485f", "#82657a")
SHINGLE = ("#6a5a8c", "#75659a", "#5f507f", "#8170a6", "#4c4069")


# ---------- light and flour
def sparkle(x, y, s=1., col="#fff3c9", r=0, op=1.):
    return path("M0-14Q1.6-1.6 14 0Q1.6 1.6 0 14Q-1.6 1.6-14 0Q-1.6-1.6 0-14Z", col, transform=at(x, y, s, r), opacity=op if op < 1 else None)


def stardust(pts, m, width, seed=1, cols=("#fffaf0", "#fff0c9", "#ffe2a0"), size=(.5, 1.3), stars=.45):
    """Flour carried along a curve, dots at first, stars at last."""
    r = rng(seed)
    c = spline(pts, 14)
    dots, out = {}, ""
    for i in range(m):
        t = r.random()
        j = min(len(c) - 2, int(t * len(c)))
        a, b = c[j], c[j + 1]
        an = math.atan2(b[1] - a[1], b[0] - a[0])
        o = r.gauss(0, .42) * (width[0] + (width[1] - width[0]) * t)
        x, y = a[0] - math.sin(an) * o, a[1] + math.cos(an) * o
        col = r.choice(cols)
        if r.random() < stars * (.25 + 1.2 * t):
            out += sparkle(x, y, r.uniform(*size), col, r.uniform(-12, 12))
        else:
            q = r.uniform(2.2, 6.5) * (1.15 - .5 * t)
            dots.setdefault(col, []).append("M%s %sa%s %s 0 1 0 .1 0Z" % (n(x), n(y), n(q), n(q)))
    return "".join(path("".join(v), k) for k, v in dots.items()) + out


def veilribbon(pts, w, col="#fff6df", op=.2):
    """A soft stream of flour in the air."""
    return path(ribbon(pts, w, 8), col, opacity=op, filter="url(#blur)")


def stars(seed, m, box, col="#fff1c4", s=(.25, .85)):
    r = rng(seed)
    return "".join(sparkle(r.uniform(box[0], box[2]), box[1] + (box[3] - box[1]) * r.random() ** 1.4, r.uniform(*s), col, 0, round(r.uniform(.5, 1), 2)) for _ in range(m))


def glow(x, y, r, id_="glow", op=1., ry=None):
    return ell(x, y, r, ry or r, "url(#%s)" % id_, opacity=op)


GLOW = rad("glow", (0, "#fff0b8", .95), (.25, "#ffd987", .6), (.6, "#ffc46a", .2), (1, "#ffc46a", 0))


# ---------- wood, roofs
def logs(w, h, row=27, cols=WOOD, seed=1):
    """A log wall from -w/2 to w/2, foot at 0, with round ends."""
    r = rng(seed)
    m = int(round(h / row))
    row = h / m
    out = rect(-w / 2, -h, w, h, cols[2])
    grain = ""
    for i in range(m):
        y = -(i + 1) * row
        out += rect(-w / 2 - 4, y + 1, w + 8, row - 3, cols[r.randrange(2) if i % 2 else 0], row * .4)
        for _ in range(max(2, int(w / 70))):
            x = r.uniform(-w / 2 + 8, w / 2 - 60)
            grain += "M%s %sh%s" % (n(x), n(y + r.uniform(.35, .75) * row), n(r.uniform(20, 50)))
        for q in (-1, 1):
            if i % 2:
                out += ell(q * (w / 2 + 2), y + row / 2, row * .5, row * .46, cols[3]) + ell(q * (w / 2 + 2), y + row / 2, row * .26, row * .24, cols[2])
    return out + line(grain, cols[2], 2.6, opacity=.7)


def planks(x0, x1, y0, y1, step=26, cols=WOOD, seed=3):
    r = rng(seed)
    out, x, i = "", x0, 0
    while x < x1:
        out += rect(x, y0, min(step, x1 - x) + .5, y1 - y0, cols[(i * 3 + r.randrange(2)) % 4])
        x += step
        i += 1
    return out + line("".join("M%s %sV%s" % (n(x0 + step * j), n(y0), n(y1)) for j in range(1, i)), cols[2], 3)


def stones(w, h, seed=2, cols=("#a79bb0", "#978aa4", "#b6abbd", "#8a7d99")):
    r = rng(seed)
    out = rect(-w / 2, -h, w, h, "#75688a", 4)
    y, row = 0, 0
    while y < h - 4:
        hh = min(h - y, r.uniform(22, 30))
        x = -w / 2 + (0 if row % 2 else -14)
        while x < w / 2:
            ww = r.uniform(34, 58)
            a, b = max(x, -w / 2), min(x + ww, w / 2)
            if b - a > 9:
                out += rect(a + 2, -y - hh + 2, b - a - 4, hh - 4, r.choice(cols), 9)
            x += ww
        y += hh
        row += 1
    return out


def shingles(d, box, tw=32, th=24, cols=SHINGLE, seed=2):
    r = rng(seed)
    x0, y0, x1, y1 = box
    out, y, row = "", y1, 0
    while y > y0 - th:
        x = x0 - (tw / 2 if row % 2 else 0)
        by = {}
        while x < x1 + tw:
            by.setdefault(r.choice(cols[:4]), []).append("M%s %sv%sa%s %s 0 0 0 %s 0v%sZ" % (n(x + 1), n(y - th * 1.4), n(th), n(tw / 2 - 1), n(th * .6), n(tw - 2), n(-th)))
            x += tw
        out += rect(x0 - 20, y - th * 1.5, x1 - x0 + 60, th * 1.45, cols[4]) + "".join(path("".join(v), c) for c, v in by.items())
        y -= th
        row += 1
    return path(d, cols[4]) + clip(d, out)


# ---------- the mill
def wheel(turn=0., R=150, cols=WOOD, wet="#b9d3de"):
    """A water wheel, its axle at 0, 0."""
    out = ""
    for i in range(12):
        out += g(rect(-30, -R - 20, 60, 15, cols[3 if i % 2 else 1], 3), rect(-26, -R - 6, 9, 26, cols[2]), rect(17, -R - 6, 9, 26, cols[2]), t="rotate(%s)" % n(turn + i * 30))
    out += "".join(line("M0 0V-%s" % n(R - 6), cols[0] if i % 2 else cols[1], 13, transform="rotate(%s)" % n(turn + i * 45)) for i in range(8))
    out += tag("circle", cx=0, cy=0, r=R, fill="none", stroke=cols[2], stroke_width=22) + tag("circle", cx=0, cy=0, r=R + 3, fill="none", stroke=cols[3], stroke_width=10) + tag("circle", cx=0, cy=0, r=R * .56, fill="none", stroke=cols[1], stroke_width=13)
    return out + ell(0, 0, 30, 30, cols[2]) + ell(0, 0, 20, 20, cols[3]) + ell(0, 0, 8, 8, cols[2])


def millwindow(w=66, h=74, light="#ffdf8f", frame="#f0e2c8", cols=WOOD, shut=None):
    out = g(window(w, h, light, frame, shut))
    return out + rect(-w / 2 - 14, h / 2 + 6, w + 28, 10, cols[3], 4)


def mill(lit=True, turn=8., cols=WOOD, roof=SHINGLE, light="#ffdb88", door="#6f5a94", open_=False, wheel_=True, smoke=None, who="", live=False):
    """Foot at 0, 0; the wheel on the left; 620 high, about 760 wide. who: what stands in the doorway; live: its smoke is a
    piece."""
    dark = "#4a3f63"
    win = light if lit else "#5d5580"
    # lean-to on the right
    shed = g(g(logs(190, 150, 27, cols, 5), t="translate(262 -40)"), g(stones(200, 50, 4), t="translate(262 0)"), g(millwindow(56, 60, win, cols=cols), t="translate(272 -118)"), f="lift")
    sr = "M142-268Q250-246 384-160L378-136Q262-196 142-210Z"
    shed += g(path("M170-190H360V-160Q260-200 170-190Z", dark, opacity=.35), shingles(sr, (140, -270, 390, -130), 30, 22, roof, 4), f="lift")
    # gable wall
    wall = "M-170-60V-300Q-150-330 0-560Q150-330 170-300V-60Z"
    body = g(clip(wall, g(logs(350, 250, 28, cols, 2), t="translate(0 -58)"), planks(-180, 180, -570, -300, 27, cols, 5), rect(-180, -312, 360, 16, cols[3]), path("M-180-296H180V-282H-180Z", dark, opacity=.3), path("M120-600H190V0H120Z", dark, opacity=.16)), f="lift")
    base = g(stones(366, 66, 7), f="lift")
    # roof: two sweeping sides seen on edge
    edge = ""
    for q in (-1, 1):
        d = "M0-632L%d-590Q%d-380 %d-248L%d-232Q%d-330 0-556Z" % (q * 4, q * 118, q * 238, q * 206, q * 104)
        edge += path(d, roof[4])
        sc = ""
        for i in range(13):
            t = (i + .35) / 13
            x = q * ((1 - t) ** 2 * 0 + 2 * t * (1 - t) * 112 + t * t * 226)
            y = (1 - t) ** 2 * -606 + 2 * t * (1 - t) * -374 + t * t * -244
            a = math.degrees(math.atan2(2 * (1 - t) * (-374 + 606) + 2 * t * (-244 + 374), (2 * (1 - t) * 112 + 2 * t * (226 - 112)))) * q
            sc += g(path("M-21-16H21V14A21 17 0 0 1-21 14Z", roof[i % 4], stroke=roof[4], stroke_width=2), t=at(x, y, 1., a))
        edge += sc
    roof_art = g(edge, path("M-30-586L-20-622Q0-650 20-622L30-586Q0-606-30-586Z", roof[3]), f="lift")
    # round attic window, hoist, door
    attic = g(ell(0, -400, 46, 46, "#f0e2c8"), ell(0, -400, 36, 36, win), line("M0-436v72M-36-400h72", "#f0e2c8", 7), f="lift")
    hoist = g(rect(-8, -512, 16, 30, cols[2], 4), line("M0-498L64-498", cols[2], 13), line("M58-498V-452", "#e6d3ac", 4), g(flour_bag(.36), t="translate(58 -396)"), f="lift")
    frame = path("M-60 6V-128Q-60-176 0-176Q60-176 60-128V6Z", "#f0e2c8")
    inside = path("M-48 6V-126Q-48-164 0-164Q48-164 48-126V6Z", light if open_ else door)
    if open_:
        dr = inside + who + path("M48 6V-126Q46-140 40-146L86-130V28Z", door) + path("M56-120L78-112V-60L56-62ZM56-46L78-44V10L56 2Z", "#5d4a80")
    else:
        dr = inside + line("M-16 4V-162M16 4V-162", "#5d4a80", 4) + ell(32, -66, 7, 7, "#f0c65a") + path("M-15-118a15 15 0 0 1 30 0Z", win)
    doorart = g(frame, dr, rect(-72, -4, 144, 16, "#b6abbd", 5), f="lift", t="translate(62 -6)")
    win1 = g(millwindow(66, 76, win, cols=cols), t="translate(-86 -196)", f="lift")
    chimney = g(g(stones(56, 250, 9), t="translate(128 -308)"), rect(94, -572, 68, 16, "#75688a", 5), f="lift")
    if smoke:
        smoke = g(path(smooth([(118, -576), (104, -606), (128, -640), (108, -676), (136, -720), (182, -724), (164, -690), (176, -656), (150, -628), (158, -598), (140, -576)], True, .2), smoke, opacity=.7), f="far")
        chimney = (piece("smoke", smoke) if live else smoke) + chimney
    wh = ""
    if wheel_:
        wh = g(wheel(turn, 150, cols), f="cut", t="translate(-268 -118)")
        wh += g(rect(-200, -136, 36, 36, cols[2], 6), f="lift")
    return chimney + shed + body + base + roof_art + attic + hoist + win1 + doorart + wh


def flour_bag(s=1., col="#f0e3c9"):
    """A full, tied sack, foot at 0, 0, 150 high."""
    b = "M-64 0Q-92-58-40-112H40Q92-58 64 0Q0 14-64 0Z"
    return g(path(b, col), clip(b, path("M20-130Q84-60 44 20H110V-130Z", "#8a6a58", opacity=.22), line("M-30-100Q-46-60-34-20M-4-100Q-8-70-4-40", "#cdb68e", 5)), path("M-34-116L-50-156Q-20-140 0-152Q20-140 50-156L34-116Z", col), path("M-42-118Q0-104 42-118L42-104Q0-90-42-104Z", "#b98a62"), t="scale(%.3f)" % s)


def ripples(seed, m, box, col, w=3, op=.6, ln=(20, 90)):
    r = rng(seed)
    d = ""
    for _ in range(m):
        x, y = r.uniform(box[0], box[2]), r.uniform(box[1], box[3])
        L = r.uniform(*ln)
        d += "M%s %sq%s %s %s 0" % (n(x), n(y), n(L / 2), n(r.choice((-4, 4))), n(L))
    return line(d, col, w, opacity=op)


def reed(x, y, h, seed=1, cols=("#5c6b66", "#6d7f74"), head="#7a5548"):
    r = rng(seed + int(x))
    out = ""
    for i in range(5):
        q = r.uniform(-28, 28)
        hh = h * r.uniform(.6, 1.)
        out += path("M%s %sQ%s %s %s %sQ%s %s %s %sZ" % tuple(n(v) for v in (x + q * .4 - 5, y, x + q * .6 - 4, y - hh * .5, x + q * 1.6, y - hh, x + q * .6 + 5, y - hh * .5, x + q * .4 + 5, y)), cols[i % 2])
    for i in range(2):
        q = (-10, 14)[i]
        hh = h * (1.02, .8)[i]
        out += line("M%s %sQ%s %s %s %s" % tuple(n(v) for v in (x + q * .4, y, x + q * .5, y - hh * .5, x + q, y - hh)), cols[0], 4) + path(ribbon([(x + q, y - hh + 44), (x + q, y - hh)], [8, 8]), head)
    return out


def lily(x, y, s=1., bloom=True):
    out = path("M-40 0A40 13 0 1 1 40 0L4-1L36 6A40 13 0 0 1-40 0Z", "#6f8f80")
    if bloom:
        out += "".join(path("M0 0Q-14-16 0-34Q14-16 0 0Z", c, transform="translate(-6 -2) rotate(%d)" % a) for a, c in ((-60, "#f3d3e2"), (60, "#f3d3e2"), (-30, "#fbe6ef"), (30, "#fbe6ef"), (0, "#fff6fa"))) + ell(-6, -8, 6, 5, "#f2bf4d")
    return g(out, t=at(x, y, s))


def candle(h=90, flame=True, live=False):
    """In a holder, foot at 0, 0; live: its flame is a piece."""
    out = path("M-46-8Q0-20 46-8Q44 8 0 10Q-44 8-46-8Z", "#c9863a") + path("M-46-8Q0 4 46-8Q0-20-46-8Z", "#e6a94b") + line("M42-8q26-4 22-22q-8-12-22-2", "#c9863a", 6)
    out += path("M-16-6V-%dQ0-%d 16-%dV-6Q0 2-16-6Z" % (h, h + 8, h), "#fff6e0") + path("M4-6V-%dQ12-%d 16-%dV-6Q10-2 4-6Z" % (h + 2, h + 2, h), "#ead6b4") + path("M-16-%dq2 22 7 22q5-2 4-24Z" % (h - 2), "#fffdf6")
    if flame:
        light = path("M0-%dQ-20-%d 0-%dQ20-%d 0-%dZ" % (h + 6, h + 26, h + 66, h + 26, h + 6), "#ffb84f") + path("M0-%dQ-10-%d 0-%dQ10-%d 0-%dZ" % (h + 8, h + 22, h + 46, h + 22, h + 8), "#fff0b0")
        out += line("M0-%dv-14" % (h + 2), "#5b4a48", 4) + (piece("flame", light) if live else light)
    return out


def lantern(s=1., col="#e6a94b"):
    """A paper lantern hanging from 0, 0."""
    b = "M-28 22Q-46 56-26 92H26Q46 56 28 22Z"
    return g(line("M0 0V18", "#5b4a60", 4), path(b, "#ffdf94"), clip(b, line("M-10 22Q-18 56-9 92M10 22Q18 56 9 92", col, 4), path("M-60 10H60V30H-60ZM-60 84H60V110H-60Z", col)), rect(-20, 14, 40, 9, "#a8734a", 4), rect(-18, 90, 36, 9, "#a8734a", 4), line("M0 99v16M-6 99v12M6 99v12", "#d8604f", 4), t="scale(%.3f)" % s)


# ---------- snowy town
def townhouse(w, h, col, roofc, seed=1, wins=((0, 0),), light="#ffd98a", dark=(), door=None, gable=True, wreath=False, live=False):
    """A house front, foot at 0, 0, with snow on its roof; wins: centres; dark: which are unlit; live: its door is a piece."""
    r = rng(seed)
    shade_ = "#2a2145"
    body = "M%s 4V%s%sV4Z" % (n(-w / 2), n(-h), ("L0 %sL%s %s" % (n(-h - w * .55), n(w / 2), n(-h))) if gable else "H%s" % n(w / 2))
    out = path(body, col) + clip(body, rect(w * .22, -h * 2, w, h * 2.2, shade_, opacity=.14), line("".join("M%s %sh%s" % (n(r.uniform(-w / 2, w / 2 - 20)), n(-r.uniform(10, h)), n(r.uniform(14, 34))) for _ in range(18)), shade_, 3, opacity=.16), rect(-w / 2, -12, w, 20, "#2a2145", opacity=.16))
    for i, (x, y) in enumerate(wins):
        on = i not in dark
        out += g(millwindow(w * .2, w * .25, light if on else "#6a6694", "#e9dfea"), path("M%s %sq%s -10 %s 0v6h-%sZ" % tuple(n(v) for v in (-w * .15, w * .125 + 6, w * .15, w * .3, w * .3)), "#f6f2ff"), t=at(x, y))
    if door is not None:
        x, c = door
        front = g(path("M-%s 4V-%sQ0-%s %s-%sV4Z" % tuple(n(v) for v in (w * .13, w * .38, w * .54, w * .13, w * .38)), "#e9dfea"), path("M-%s 4V-%sQ0-%s %s-%sV4Z" % tuple(n(v) for v in (w * .1, w * .37, w * .5, w * .1, w * .37)), c), ell(w * .06, -w * .18, 4, 4, "#f0c65a"), t=at(x, 0))
        if wreath:
            front += g("".join(path("M0 0q-9-10-3-22q11 8 3 22Z", ("#6f9a63", "#86ad70")[i % 2], transform="rotate(%d) translate(0 -13) rotate(70)" % (i * 36)) for i in range(10)), "".join(ell(16 * math.cos(i * 1.25), 16 * math.sin(i * 1.25), 4.5, 4.5, ("#d8604f", "#fffaf0", "#5b82bd", "#f0c65a", "#d8604f")[i]) for i in range(5)), t=at(x, -w * .31, w / 290.))
        out += piece("door", front) if live else front
    if gable:
        rf = "M%s %sL0 %sL%s %sL%s %sQ%s %s 0 %sQ%s %s %s %sZ" % tuple(n(v) for v in (-w * .58, -h + w * .06, -h - w * .62, w * .58, -h + w * .06, w * .5, -h + w * .09, w * .2, -h - w * .28, -h - w * .48, -w * .2, -h - w * .28, -w * .5, -h + w * .09))
        sn = "M%s %sQ%s %s 0 %sQ%s %s %s %sQ%s %s %s %sQ%s %s %s %sQ%s %s 0 %sQ%s %s %s %sQ%s %s %s %sQ%s %s %s %sZ" % tuple(n(v) for v in (
            -w * .61, -h + w * .03, -w * .3, -h - w * .36, -h - w * .7, w * .3, -h - w * .36, w * .61, -h + w * .03, w * .6, -h + w * .1, w * .52, -h + w * .05, w * .4, -h - w * .1, w * .34, -h - w * .2, w * .2, -h - w * .34, -h - w * .52, -w * .2, -h - w * .34, -w * .34, -h - w * .2, -w * .42, -h - w * .06, -w * .52, -h + w * .05, -w * .6, -h + w * .1, -w * .61, -h + w * .03))
        out += g(path(rf, roofc), path(sn, "#f3efff"), f="lift")
    else:
        out += g(path("M%s %sL%s %sH%sL%s %sZ" % tuple(n(v) for v in (-w * .56, -h + 8, -w * .42, -h - w * .36, w * .42, w * .56, -h + 8)), roofc),
                 path("M%s %sQ%s %s %s %sQ0 %s %s %sQ%s %s %s %sQ%s %s %s %sQ%s %s 0 %sQ%s %s %s %sZ" % tuple(n(v) for v in (
                     -w * .54, -h - w * .04, -w * .46, -h - w * .36, -w * .38, -h - w * .4, -h - w * .45, w * .38, -h - w * .4, w * .46, -h - w * .36, w * .54, -h - w * .04, w * .4, -h - w * .12, w * .24, -h - w * .02, w * .1, -h - w * .14, -h - w * .05, -w * .3, -h - w * .15, -w * .54, -h - w * .04)), "#f3efff"), f="lift")
    return g(out, f="cut")


def land(d, fill, *extra):
    """Ground cut along d."""
    return g(path(d, fill), clip(d, *extra), f="cut")


def chimney(h=90, w=48, col="#8a6a78"):
    return g(rect(-w / 2, -h, w, h, col, 4), line("M%s-%sh%sM%s-%sh%s" % tuple(n(v) for v in (-w * .3, h * .3, w * .3, 0, h * .6, w * .3)), "#75566a", 4), rect(-w / 2 - 6, -h - 10, w + 12, 14, "#75566a", 4), path("M%s %sQ0 %s %s %sQ%s %s 0 %sQ%s %s %s %sZ" % tuple(n(v) for v in (-w / 2 - 8, -h - 8, -h - 40, w / 2 + 8, -h - 8, w * .3, -h - 2, -h - 7, -w * .3, -h, -w / 2 - 8, -h - 8)), "#f3efff"), f="lift")


def snowfall(seed, m, box, size=(2.5, 6), col="#ffffff", op=.9):
    r = rng(seed)
    d = ""
    for _ in range(m):
        q = r.uniform(*size)
        d += "M%s %sa%s %s 0 1 0 .1 0Z" % (n(r.uniform(box[0], box[2])), n(r.uniform(box[1], box[3])), n(q), n(q))
    return path(d, col, opacity=op)


def snowroof(pts, seed=1, rows=3, cols=SHINGLE, snow="url(#roofsnow)"):
    """A roof seen from above in the foreground: shingles under a thick rim of snow along pts, left to right."""
    top = spline(pts, 6)
    low = "L%s 1260L%s 1260Z" % (n(pts[-1][0]), n(pts[0][0]))
    d = smooth(pts, False) + low
    r = rng(seed)
    edge, x, i = [], pts[0][0], 0
    while x < pts[-1][0]:
        y = min(top, key=lambda p: abs(p[0] - x))[1]
        edge.append((x, y + (66 if i % 2 else 100) + r.uniform(-10, 10)))
        x += r.uniform(44, 66)
        i += 1
    cap = smooth(pts, False) + "L" + smooth(edge[::-1], False)[1:] + "Z"
    return g(shingles(d, (pts[0][0], 940, pts[-1][0], 1230), 46, 34, cols, seed), f="cut") + g(path(cap, snow), f="lift")


def meadow(seed, m, box, kinds, r=(5, 10), stem="#5d7a66"):
    """Small flowers strewn in the grass; kinds: drawings with a radius of about one."""
    q = rng(seed)
    out = [(0, "<defs>%s</defs>" % "".join('<g id="m%d%d">%s</g>' % (seed, i, k) for i, k in enumerate(kinds)))]
    for i in range(m):
        x, y = q.uniform(box[0], box[2]), q.uniform(box[1], box[3])
        s = r[0] + (r[1] - r[0]) * (y - box[1]) / max(1, box[3] - box[1])
        out.append((y, line("M%s %sq%s %s 0 %s" % (n(x), n(y + 2 * s), n(s * .3), n(-s), n(-2 * s)), stem, n(s * .26)) + '<use xlink:href="#m%d%d" transform="%s"/>' % (seed, i % len(kinds), at(x, y, s))))
    return "".join(b for _, b in sorted(out))


def swirl(x, y, r, turns=1.5, a0=100, d=-1, w=8, op=.7, col="#f3efff", tail=()):
    """A curl of wind that comes along tail and rolls up at x, y."""
    pts = list(tail)
    for i in range(22):
        t = i / 21
        a, q = math.radians(a0 + d * 360 * turns * t), r * (1 - .86 * t)
        pts.append((x + q * math.cos(a), y + q * math.sin(a) * .86))
    return path(ribbon(pts, [w * .3, w, w, w * .8, w * .3], 3), col, opacity=op)


def streetlamp(h=470, col="#4a3f66"):
    """Foot at 0, 0."""
    return g(path("M-9 0V-%dH9V0Z" % (h - 60), col), path("M-26 4Q-24-26-9-36H9Q24-26 26 4Z", col), rect(-15, -h + 100, 30, 12, col, 5), rect(-16, -h * .45, 32, 10, col, 5),
             path("M-24-%dL-34-%dH34L24-%dZ" % (h - 60, h + 10, h - 60), "#ffe9a8"), line("M-24-%dL-34-%dM24-%dL34-%dM0-%dV-%d" % (h - 60, h + 10, h - 60, h + 10, h - 60, h + 10), col, 5), rect(-30, -h + 56, 60, 11, col, 4),
             path("M-42-%dQ0-%d 42-%dZ" % (h + 8, h + 62, h + 8), col), path("M-44-%dQ-20-%d 0-%dQ22-%d 44-%dQ20-%d 0-%dQ-22-%d-44-%dZ" % (h + 14, h + 44, h + 60, h + 44, h + 14, h + 24, h + 18, h + 26, h + 14), "#f6f2ff"), f="cut")


# ---------- inside
def curtain(pts, folds, col, dark, lit):
    """A hanging drape cut from points, with folds."""
    d = smooth(pts, True, .14)
    return g(path(d, col), clip(d, line(folds[0], dark, 14, opacity=.55), line(folds[1], lit, 6, opacity=.6)), f="cut")


def key(s=1.):
    """The mill's golden key, its ring at 0, 0, the bit to the right."""
    return g(line("M26 0H122", "#e6a94b", 13), line("M100 4V32M118 4V26", "#e6a94b", 12), line("M30-3H118", "#fbe08e", 4), tag("circle", cx=0, cy=0, r=25, fill="none", stroke="#e6a94b", stroke_width=13), line("M-20-14Q-10-26 6-25", "#fbe08e", 4), t="scale(%.3f)" % s)


def blossom(s=1., col="#fbd9e4", mid="#f0a9bf"):
    return g(line("".join("M0 0L%s %s" % (n(13 * math.sin(i * 1.257)), n(-13 * math.cos(i * 1.257))) for i in range(5)), col, 13), ell(0, 0, 5, 5, mid), t="scale(%.2f)" % s)


def appletree(x, y, s=1., seed=1, cols=("#f3c3d3", "#fadde6", "#e3a6bd"), trunk="#7a5a58", f="cut", m=40):
    r = rng(seed)
    crown = [(0, -430), (74, -412), (132, -360), (186, -310), (190, -236), (160, -172), (96, -146), (40, -160), (-10, -140), (-72, -152), (-140, -160), (-188, -214), (-180, -286), (-140, -344), (-84, -398)]
    crown = [(a + r.uniform(-10, 10), b + r.uniform(-8, 8)) for a, b in crown]
    d = smooth(crown, True, .24)
    bl = "<defs>%s%s</defs>" % tuple('<g id="b%d%s">%s</g>' % (seed, q, blossom(1, c)) for q, c in (("a", "#fff3f6"), ("b", "#fbd9e4")))
    bl += "".join('<use xlink:href="#b%d%s" transform="%s"/>' % (seed, "b" if i % 3 == 0 else "a", at(r.uniform(-170, 170), r.uniform(-410, -160), r.uniform(.5, 1.05))) for i in range(m))
    lv = "".join("M%s %sq8-12 18 0" % (n(r.uniform(-165, 150)), n(r.uniform(-400, -160))) for _ in range(26))
    return g(g(path("M-24 4Q-6-60-16-150L-66-210L-50-220L-12-176L-8-240H10L14-186L56-232L68-220L20-150Q14-60 28 4Q0 12-24 4Z", trunk), f=f),
             g(path(d, cols[0]), clip(d, path("M-200-120C-150-200-80-160-60-206C-20-150 60-190 80-140C120-180 150-160 200-110V-60H-200Z", cols[2], opacity=.7), path("M-100-340q50-70 120-40q70-10 80 60q-50-34-90-10q-60-30-110-10Z", cols[1]), line(lv, "#a9c08a", 6), bl), f=f), t=at(x, y, s))


def bundle(s=1.):
    """The wanderer's bundle, its knot at 0, 0."""
    b = "M-10 0C-60 6-76 60-54 92C-30 118 34 118 56 92C76 60 58 6 10 0Z"
    return g(path("M-6 4Q-50-10-54-40Q-20-34-2-4Z", "#b8536a") + path("M6 4Q44-16 58-40Q22-36 2-4Z", "#cf6a7c"), path(b, "#c95f73"), clip(b, path("M20-4Q90 60 30 130H90V-10Z", "#8f3f5a", opacity=.4), "".join(ell(x, y, 7, 7, "#f6d9a8") for x, y in ((-30, 36), (-4, 28), (24, 40), (-44, 66), (-16, 60), (12, 68), (40, 74), (-28, 92), (2, 98), (48, 48)))), ell(0, 2, 14, 11, "#b8536a"), t="scale(%.3f)" % s)
