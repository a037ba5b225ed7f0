"""The forest, the cottage, the bedroom: trunks, ferns, mushrooms, light, basket and pies, quilt and furniture."""
import math
from nature import *


# ---------- forest
def trunk(x, y, w, top=-40, lean=0, cols=("#6f5340", "#573f31", "#8a6a52"), seed=1, f="cut", roots=True, moss=None, narrow=.62):
    """A tall trunk standing at x, y and leaving the page at the top."""
    r = rng(seed * 13 + int(x))
    h = y - top
    L = [(x - w * 1.5, y + w * .16), (x - w * .95, y - w * .25), (x - w * .62, y - w * .9), (x - w * .52 + lean * .3, y - h * .45), (x - w * .5 * narrow + lean, top)]
    R = [(x + w * .5 * narrow + lean, top), (x + w * .52 + lean * .3, y - h * .45), (x + w * .6, y - w * .9), (x + w * .98, y - w * .22), (x + w * 1.6, y + w * .18)]
    if not roots:
        L, R = [(x - w * .56, y + 10)] + L[3:], R[:2] + [(x + w * .56, y + 10)]
    bot = [(x + w * .7, y + w * .12), (x + w * .3, y + w * .3), (x - w * .2, y + w * .14), (x - w * .7, y + w * .28)] if roots else []
    d = smooth(L, False) + "L" + smooth(R, False)[1:] + "".join("L%s %s" % (n(a), n(b)) for a, b in bot) + "Z"
    bark = ""
    for i in range(max(6, int(h / 62))):
        yy = y - w * .6 - (h - w * .6) * r.random()
        t = (y - yy) / h
        xx = x + lean * t * t + r.uniform(-.42, .42) * w * (1 - .35 * t)
        k = r.uniform(.5, 1.3) * w * .6
        bark += "M%s %sq%s %s %s %s" % (n(xx), n(yy), n(r.uniform(-.1, .1) * w), n(-k * .5), n(r.uniform(-.08, .08) * w), n(-k))
    knot = g(ell(0, 0, w * .17, w * .24, cols[1]), ell(w * .02, 0, w * .09, w * .14, cols[2]), t=at(x + lean * .2 + w * r.uniform(-.15, .15), y - h * r.uniform(.3, .55)))
    ms = path("M%s %sQ%s %s %s %sQ%s %s %s %sQ%s %s %s %sL%s %sL%s %sZ" % tuple(n(v) for v in (
        x - w * 1.6, y - w * .4, x - w * .6, y - w * 1.5, x - w * .3, y - w * .7, x - w * .1, y - w * .2, x + w * .2, y - w * .6, x + w * .5, y - w * .1, x + w * 1.7, y - w * .1, x + w * 1.7, y + w * .5, x - w * 1.6, y + w * .5)), moss) if moss else ""
    return g(path(d, cols[0]), clip(d, path("M%s %sQ%s %s %s %sL%s %sL%s %sZ" % tuple(n(v) for v in (
        x + w * .3, y + w, x + w * .1 + lean * .3, y - h * .5, x + lean + w * .1, top, x + lean + w * 2, top, x + w * 3, y + w)), cols[1], opacity=.55), line(bark, cols[1], max(3, w * .05), opacity=.7), line(bark, cols[2], max(3, w * .05), opacity=.8, transform="translate(%s 6)" % n(-w * .12)), knot, ms), f=f)


def leafmass(x0, x1, y, depth, cols, seed=1, f="cut", step=70):
    """Foliage hanging from the top of the page in round lobes; its lower edge about y."""
    r = rng(seed)
    low = y if callable(y) else (lambda v: y)
    x = x0 - 60
    d = "M%s -60L%s %s" % (n(x), n(x), n(low(x)))
    while x < x1 + 60:
        w, k = step * r.uniform(.8, 1.35), depth * r.uniform(.55, 1.)
        z = low(x + w) + r.uniform(-.25, .1) * depth
        d += "C%s %s %s %s %s %s" % tuple(n(v) for v in (x - w * .08, low(x) + k, x + w * 1.02, z + k, x + w, z))
        x += w
    d += "V-60Z"
    lv = ""
    for i in range(int((x1 - x0) / 19)):
        xx = r.uniform(x0, x1)
        yy = low(xx) + depth * r.uniform(-1.3, .55)
        lv += path("M0 0q-15-13-7-34q20 9 7 34Z", cols[1 + i % 2], transform="translate(%d %d) rotate(%d) scale(%.1f)" % (xx, yy, r.uniform(90, 270), r.uniform(.8, 1.6)))
    return g(path(d, cols[0]), clip(d, lv), f=f)


def frond(pts, w, col, mid, m=14):
    c = spline(pts, 5)
    k = len(c)
    out = ""
    for i in range(1, m):
        t = i / m
        j = min(k - 2, int(t * (k - 1)))
        p, q = c[j], c[j + 1]
        a = math.degrees(math.atan2(q[1] - p[1], q[0] - p[0]))
        L = w * (1 - t) ** .75 * (.75 if t < .12 else 1) + 9
        for q in (-1, 1):
            e, u, v = ((p[0] + math.cos(math.radians(a + q * z)) * L * k_, p[1] + math.sin(math.radians(a + q * z)) * L * k_) for z, k_ in ((60, 1), (34, .56), (86, .56)))
            out += "M%d %dQ%d %d %d %dQ%d %d %d %dZ" % (*p, *u, *e, *v, *p)
    return path(out, col) + line(smooth(c[::3] + [c[-1]], False), mid, 4)


FERNS = (("#4f8f4a", "#3f7d42", "#66a558"), ("#2f5f3c", "#264f34", "#3d7147"), ("#7fae62", "#6d9d57", "#93bf70"), ("#a6c584", "#9abb7b", "#b5d192"), ("#33506a", "#2a4460", "#3f5e78"))


def ferns(*kinds):
    """Definitions of the ferns that a picture uses."""
    out = ""
    for k in kinds:
        cols, r = FERNS[k], rng(k + 3)
        art = ""
        for i, (dx, dy, bend) in enumerate(((-190, -70, -30), (190, -60, -30), (-130, -180, -30), (140, -170, -20), (10, -235, 0))):
            dx, dy = dx * r.uniform(.85, 1.1), dy * r.uniform(.85, 1.1)
            art += g(frond([(0, 0), (dx * .35, dy * .7 + bend), (dx * .75, dy * 1.02 + bend * .6), (dx * 1.1, dy * .8 + 26)], 58, cols[i % 3], cols[(i + 1) % 3]), f="plain")
        out += tag("g", art, id="fern%d" % k)
    return out


def fern(x, y, s=1., kind=0, flip=False):
    return '<use xlink:href="#fern%d" transform="%s"/>' % (kind, at(x, y, s, 0, flip))


def mushroom(x, y, s=1., cap=("#b9783f", "#9a5f2f", "#d79b5e"), kind="cep", r=0):
    if kind == "cep":
        out = path("M-22 6Q-40-40-20-76H20Q40-40 24 6Q0 16-22 6Z", "#f3e2c4") + path("M4-80H20Q40-40 24 6Q14 12 4 12Q24-30 4-80Z", "#d9c19a") + line("M-14-10q-4-16 0-30M0-4q-2-20 2-34", "#d9c19a", 3.5)
        cp = "M-78-70Q-84-140 0-148Q84-140 78-70Q50-52 0-52Q-50-52-78-70Z"
        out += g(path(cp, cap[0]) + clip(cp, path("M-80-66Q0-40 80-66V-50H-80Z", "#e9cf9a"), path("M20-150Q100-120 80-60Q60-56 40-60Q70-110 20-150Z", cap[1], opacity=.6), path("M-64-90Q-58-130-16-138Q-40-112-44-86Q-56-78-64-90Z", cap[2])), f="lift")
    else:  # chanterelle
        cp = "M-58-78Q-30-92-6-80Q20-94 58-74Q40-40 18-28Q16-8 20 6Q0 14-18 6Q-12-10-16-28Q-44-44-58-78Z"
        out = path(cp, "#f0ae42") + clip(cp, line("M-40-70Q-12-40-6 4M-16-74Q-4-40 0 4M14-76Q6-40 4 4M42-70Q14-40 10 0", "#d48f2c", 4)) + path("M-58-78Q-30-96-6-82Q20-98 58-74Q20-58-6-66Q-34-58-58-78Z", "#fac964")
    return g(g(out, t=at(0, 0, s, r)), t=at(x, y), f="cut")


def fence(x0, x1, y, h=90, step=44, cols=("#b79068", "#a27d58", "#c8a57e"), slope=0):
    """Pickets and two rails."""
    f = lambda x: y + (x - x0) * slope
    out = line("M%s %sL%s %sM%s %sL%s %s" % tuple(n(v) for v in (x0 - 16, f(x0) - h * .28, x1 + 16, f(x1) - h * .28, x0 - 16, f(x0) - h * .68, x1 + 16, f(x1) - h * .68)), cols[1], h * .11)
    x, i = x0, 0
    while x <= x1:
        w = step * .3
        out += path(poly([(x - w, f(x) + 4), (x - w, f(x) - h), (x, f(x) - h - w * 1.1), (x + w, f(x) - h), (x + w, f(x) + 4)]), cols[0 if i % 2 else 2])
        x += step
        i += 1
    return g(out, f="lift")


def beams(x, y, angs, L=1700, op=.5, col="#fff6c8", id_="beam", start=60):
    """Shafts of light from a point; angs: (angle, width) in degrees. Gives (defs, art)."""
    d = '<radialGradient id="%s" gradientUnits="userSpaceOnUse" cx="%s" cy="%s" r="%s"><stop offset="0" stop-color="%s" stop-opacity="%s"/><stop offset=".75" stop-color="%s" stop-opacity="%s"/><stop offset="1" stop-color="%s" stop-opacity="0"/></radialGradient>' % (id_, n(x), n(y), n(L), col, op, col, n(op * 10 * .3 / 10) if op * .3 >= .1 else ".1", col)
    out = ""
    for a, w in angs:
        p = [(x + L * math.cos(math.radians(v)), y + L * math.sin(math.radians(v))) for v in (a, a + w)]
        q = [(x + start * math.cos(math.radians(v)), y + start * math.sin(math.radians(v))) for v in (a, a + w)]
        out += path(poly([q[0], p[0], p[1], q[1]]), "url(#%s)" % id_)
    return d, g(out, f="blur", style="mix-blend-mode:screen")


def bell_head(r=28, a="#8f7fc8", b="#7466b0"):
    return g(path("M-%s %sQ-%s %s 0 %sQ%s %s %s %sL%s %sL%s %sL0 %sL-%s %sL-%s %sZ" % tuple(n(v * r) for v in (.7, .75, .75, -.5, -.6, .75, -.5, .7, .75, .5, .5, .28, .9, .58, .28, .9, .5, .5)), a) + path("M0 %sQ%s %s %s %sL%s %sL%s %sZ" % tuple(n(v * r) for v in (-.6, .75, -.5, .7, .75, .5, .5, .28, .9)), b))


def cup_head(r=26, a="#f6cf4e", b="#e3b132"):
    return "".join(ell(0, -r * .55, r * .42, r * .5, a if i % 2 else b, transform="rotate(%d)" % (i * 72)) for i in range(5)) + ell(0, 0, r * .34, r * .32, "#d9962c")


def star_head(r=28, a="#fffaf2", b="#e9e4ea"):
    return "".join(path("M0 0Q%s %s 0 %sQ%s %s 0 0Z" % tuple(n(v * r) for v in (-.5, -.6, -1.05, .5, -.6)), a if i % 2 else b, transform="rotate(%d)" % (i * 60)) for i in (0, 2, 4, 1, 3, 5)) + ell(0, 0, r * .22, r * .22, "#f2c65a")


HEADS.update(bell=bell_head, cup=cup_head, star=star_head)


def meadow(fl, f="plain"):
    return g("".join(flower(*q) for q in fl), f=f)


# ---------- basket and pies
PIE = ("#e3a653", "#c98738", "#f5c983")


def pie(s=1., r=0):
    """A bacon pie, the little half-moon of every Latvian feast."""
    d = "M-52 14Q-62-16-30-30Q0-42 30-30Q62-16 52 14Q30 22 0 18Q-30 22-52 14Z"
    return g(path(d, PIE[0]) + clip(d, path("M-70 6Q0 26 70 4V40H-70Z", PIE[1]), path("M-40-12Q-24-30 6-30Q-10-20-20-8Q-34 0-40-12Z", PIE[2])) + line("M-12-22q6 6 14 2M8-14q6 6 14 2", PIE[1], 4), t=at(0, 0, s, r))


def checks(d, a="#fdf6ea", b="#7fa6c4", step=26, ang=8):
    v = "".join("M%d -300V300" % x for x in range(-300, 301, step * 2))
    h = "".join("M-300 %dH300" % x for x in range(-300, 301, step * 2))
    return path(d, a) + clip(d, g(line(v, b, step * .8, opacity=.55, stroke_linecap="butt") + line(h, b, step * .8, opacity=.55, stroke_linecap="butt"), t="rotate(%s)" % ang))


def basket(pies=True, handle=True, cloth=True):
    """About 220 wide; its foot at 0, 0; the handle's top at 0, -220."""
    h = ""
    if handle:
        d = "M-84-92C-92-250 92-250 84-92"
        h = line(d, "#9a6a3c", 20) + line(d, "#c2925a", 11) + line(d, "#9a6a3c", 4, stroke_dasharray="3 12")
    back = ell(0, -92, 104, 26, "#7d5330")
    ps = "".join(g(pie(.8, q), t=at(a, b), f="lift") for a, b, q in ((-50, -118, -18), (4, -130, 4), (54, -118, 16), (-20, -104, 8), (32, -104, -8))) if pies else ""
    body = "M-106-96Q-92-4-70 4Q0 18 70 4Q92-4 106-96Q0-72-106-96Z"
    weave = "".join("M%s %sQ0 %s %s %s" % tuple(n(v) for v in (-112 + i * 5, -78 + i * 20, -56 + i * 21, 112 - i * 5, -78 + i * 20)) for i in range(5))
    ribs = "".join("M%s -92L%s 10" % (n(q * 104), n(q * 70)) for q in [i / 6 for i in range(-6, 7)])
    b = path(body, "#c2925a") + clip(body, line(ribs, "#9a6a3c", 5), line(weave, "#dcb57e", 8), line(weave, "#9a6a3c", 3, transform="translate(0 8)"), path("M40-100Q130-60 60 20H120V-100Z", "#5d3d22", opacity=.25))
    rim = line("M-106-94Q0-68 106-94", "#9a6a3c", 15) + line("M-104-96Q0-72 104-96", "#dcb57e", 6, stroke_dasharray="12 8")
    c = ""
    if cloth:
        c = g(checks("M-96-100Q-84-140-44-138Q-20-112-14-86Q-20-60-44-22Q-58-40-72-30Q-74-64-96-100Z"), f="lift") + g(checks("M40-92Q50-130 84-128Q108-118 106-92Q98-60 92-44Q76-60 62-46Q58-74 40-92Z"), f="lift")
    return back + (h if handle else "") + ps + b + rim + c


# ---------- the little cottage in the wood
def logs(x0, x1, y0, y1, step=40, cols=("#b07a4c", "#a06c42", "#bd8a5a"), seed=3, dark="#7a4f30"):
    r = rng(seed)
    out, y, i = rect(x0, y0, x1 - x0, y1 - y0, dark), y0, 0
    while y < y1 - 4:
        h = min(step, y1 - y)
        c = cols[i % 3]
        out += rect(x0, y + 1.5, x1 - x0, h - 3, c, 7) + rect(x0, y + 3, x1 - x0, h * .22, "#ffe6bd", 5, opacity=.22)
        out += line("".join("M%s %sh%s" % (n(r.uniform(x0, x1 - 60)), n(y + h * r.uniform(.35, .8)), n(r.uniform(24, 70))) for _ in range(max(1, int((x1 - x0) / 160)))), dark, 3, opacity=.45)
        y += step
        i += 1
    return out


def small_cottage(lit="#ffe08c", smoke=True, roof=("#9a6a4a", "#8a5c40", "#a97a58", "#8f6246", "#7a5038")):
    """300 wide, 330 high, foot at 0, 0."""
    sm = g(path(smooth([(76, -320), (62, -356), (90, -390), (70, -430), (96, -470), (130, -476), (118, -440), (128, -404), (104, -372), (108, -340), (96, -318)], True, .2), "#fffaf0", opacity=.75), f="far") if smoke else ""
    wall = logs(-126, 126, -150, 4, 26)
    rf = "M-170-134L-84-290Q-80-298-70-298H74Q84-298 88-290L170-134Q0-122-170-134Z"
    tl = "".join(path("M%s %sv14a16 13 0 0 0 32 0v-14Z" % (n(-190 + i * 32 + (16 if j % 2 else 0)), n(-152 - j * 20)), roof[(i * 3 + j * 5) % 4], stroke=roof[4], stroke_width=2) for j in range(7, -1, -1) for i in range(13))
    door = path("M-44 6V-74Q-8-116 28-74V6Z", "#fff0d4") + path("M-36 6V-72Q-8-104 20-72V6Z", "#5d7f4a") + line("M-18 0V-88M2 0V-88", "#4a693a", 4) + ell(12, -38, 5, 5, "#f2c65a")
    win = g(window(48, 54, lit, "#fff0d4", "#5d7f4a"), rect(-36, 32, 72, 12, "#7a5038", 4), t="translate(76 -82) scale(.82)")
    return g(sm, rect(54, -330, 44, 60, "#b0a294", 5), rect(48, -336, 56, 14, "#948678", 4), wall, g(door, f="lift"), g(win, f="lift"), path("M-126-136H126V-120Q0-108-126-120Z", "#3b2a22", opacity=.3), g(path(rf, roof[0]), clip(rf, tl), f="lift"),
             g(ell(0, -216, 26, 26, "#fff0d4"), ell(0, -216, 19, 19, lit), line("M0-236v40M-20-216h40", "#fff0d4", 4), f="lift"))


# ---------- rooms
QUILT = ("#e2a646", "#f6ead2", "#5f93a0", "#a893bd", "#7fa36a", "#d99a84", "#f0d28c", "#4f7d6a")


def quilt(d, x0, y0, cols, rows, size, m=(1, 0, 0, 1, 0, 0), seed=3, stitch="#fff6e4"):
    """Patchwork cut along d; patches in a grid put through the matrix m."""
    r = rng(seed)
    out, last = "", None
    sew = ""
    for j in range(rows):
        for i in range(cols):
            c = r.choice([q for q in QUILT if q != last])
            last = c
            x, y = x0 + i * size, y0 + j * size
            out += rect(x, y, size + 1, size + 1, c)
            k = (i * 2 + j * 3 + seed) % 5
            pale = "#fffaf0" if c != "#f6ead2" else "#d99a84"
            if k == 0:
                out += "".join(ell(x + size * a, y + size * b, size * .06, size * .06, pale, opacity=.8) for a in (.25, .5, .75) for b in (.25, .5, .75))
            elif k == 1:
                out += line("".join("M%s %sv%s" % (n(x + size * a), n(y), n(size)) for a in (.2, .4, .6, .8)), pale, size * .06, opacity=.6, stroke_linecap="butt")
            elif k == 2:
                out += g(HEADS["star"](size * .3, pale, pale), t=at(x + size / 2, y + size / 2), opacity=.85)
            elif k == 3:
                out += path("M%s %sl%s %sl%s %sl%s %sZ" % tuple(n(v) for v in (x + size / 2, y + size * .14, size * .36, size * .36, -size * .36, size * .36, -size * .36, -size * .36)), pale, opacity=.5)
            else:
                out += line("M%s %sh%sM%s %sh%sM%s %sv%sM%s %sv%s" % tuple(n(v) for v in (x, y + size * .33, size, x, y + size * .66, size, x + size * .33, y, size, x + size * .66, y, size)), pale, size * .05, opacity=.6, stroke_linecap="butt")
    for j in range(rows + 1):
        sew += "M%s %sH%s" % (n(x0), n(y0 + j * size), n(x0 + cols * size))
    for i in range(cols + 1):
        sew += "M%s %sV%s" % (n(x0 + i * size), n(y0), n(y0 + rows * size))
    return path(d, QUILT[0]) + clip(d, g(out + line(sew, stitch, 4, stroke_dasharray="9 8", opacity=.9), t="matrix(%s)" % " ".join("%.3f" % v for v in m)))


def planks_wall(x0, x1, y0, y1, w=110, cols=("#9c7450", "#946c49", "#a47c57"), dark="#7a5638", seed=5):
    r = rng(seed)
    out, x, i = "", x0, 0
    while x < x1:
        out += rect(x, y0, min(w, x1 - x) + .5, y1 - y0, cols[i % 3])
        out += line("M%s %sV%s" % (n(x), n(y0), n(y1)), dark, 4) + line("".join("M%s %sq%s %s 0 %s" % (n(x + w * r.uniform(.2, .8)), n(r.uniform(y0, y1 - 120)), n(r.uniform(-8, 8)), n(50), n(r.uniform(80, 140))) for _ in range(2)), dark, 3, opacity=.35)
        x += w
        i += 1
    return out


def sprigs(a, b, xs, rows, y0, dy, r=11):
    """Little flowers all over a wall: (definition, art)."""
    return tag("g", star_head(r, a, b), id="sprig"), "".join('<use xlink:href="#sprig" x="%d" y="%d"/>' % (x, y0 + (i % 2) * dy // 2 + j * dy) for i, x in enumerate(xs) for j in range(rows))


def floor(y0, y1, vx, cols=("#a3744a", "#986a42"), dark="#75502f", m=15, x0=-200, x1=1800, vy=None):
    """Boards running towards a point."""
    vy = y0 - 700 if vy is None else vy
    out = rect(x0, y0, x1 - x0, y1 - y0, cols[0])
    f = lambda x, y: vx + (x - vx) * (y - vy) / (y1 - vy)
    w = (x1 - x0) * 1.8 / m
    for i in range(m):
        a = vx - (x1 - x0) * .9 + i * w
        if i % 2:
            out += path(poly([(f(a, y0), y0), (f(a + w, y0), y0), (a + w, y1), (a, y1)]), cols[1])
        out += line("M%s %sL%s %s" % tuple(n(v) for v in (f(a, y0), y0, a, y1)), dark, 3.5, opacity=.7)
    return out


def curtain(x0, x1, y0, y1, tie=.6, side=-1, cols=("#3f6b52", "#335a45", "#4f7d61"), hem="#e2a646", f="plain", tiew=.5):
    """A curtain drawn to its side (-1 left, 1 right) by a tie."""
    ty = y0 + (y1 - y0) * tie
    ox, ix = (x0, x1) if side < 0 else (x1, x0)
    tx = ox + (ix - ox) * tiew
    bx = ox + (ix - ox) * min(1, tiew + .3)
    d = "M%s %sL%s %sC%s %s %s %s %s %sC%s %s %s %s %s %sL%s %sZ" % tuple(n(v) for v in (ox, y0, ix, y0, ix, y0 + (ty - y0) * .5, tx + (ix - ox) * .3, ty - 40, tx, ty, tx + (ix - ox) * .04, ty + 40, bx, ty + (y1 - ty) * .5, bx, y1, ox, y1))
    w = abs(x1 - x0)
    folds, lights = "", ""
    for i, t in enumerate((.16, .34, .5, .7, .9)):
        a, b, c = ox + (ix - ox) * t, ox + (tx - ox) * t, ox + (bx - ox) * t
        z = "M%s %sC%s %s %s %s %s %sC%s %s %s %s %s %s" % tuple(n(v) for v in (a, y0, a, y0 + (ty - y0) * .5, b + (a - b) * .3, ty - 40, b, ty, b, ty + 40, c, ty + (y1 - ty) * .5, c, y1))
        folds += line(z, cols[1], w * (.09, .05, .08, .05, .09)[i], opacity=.75)
        lights += line(z, cols[2], w * (.035, .05, .03, .05, .03)[i], opacity=.6, transform="translate(%s 0)" % n(-w * .07 * side))
    return g(path(d, cols[0]), clip(d, folds, lights, line("M%s %sH%s" % (n(min(ox, bx) - 20), n(y1 - 16), n(max(ox, bx) + 20)), hem, 12)),
             g(path("M%s %sQ%s %s %s %sL%s %sQ%s %s %s %sZ" % tuple(n(v) for v in (ox, ty - 26, (ox + tx) / 2, ty + 4, tx + (6 if side < 0 else -6), ty - 10, tx + (4 if side < 0 else -4), ty + 18, (ox + tx) / 2, ty + 34, ox, ty + 8)), hem), f="lift"), f=f)


def pillow(w, h, col="#fffaf2", shade="#e2d9e4", frill="#d9cbe4"):
    d = "M%s %sQ0 %s %s %sQ%s 0 %s %sQ0 %s %s %sQ%s 0 %s %sZ" % tuple(n(v) for v in (-w, -h, -h * .78, w, -h, w * .9, w, h, h * .82, -w, h, -w * .9, -w, -h))
    return g(path(d, col) + clip(d, path("M%s %sQ0 %s %s %sV%sH%sZ" % tuple(n(v) for v in (-w * 1.1, h * .3, h * .8, w * 1.1, 0, h * 1.2, -w * 1.1)), shade, opacity=.8)) + line(d, frill, 6, stroke_dasharray="2 11"), f="lift")


def slipper(col="#7fa8b0", dark="#5f8890"):
    return path("M-50 4Q-56-18-20-20Q0-34 30-28Q58-20 56 4Z", col) + path("M-50 4Q-56-16-22-20Q-10-10-2 4Z", dark) + ell(30, -30, 12, 11, "#fff4e2")


def lantern(light="#ffd86e"):
    """Held by its ring at 0, 0; hangs down 170."""
    return line("M0 0V18", "#3d3a34", 6) + tag("circle", cx=0.0, cy=0.0, r=12., fill="none", stroke="#3d3a34", stroke_width=6) + path("M-34 46Q-20 18 0 16Q20 18 34 46Z", "#4d4a42") + rect(-36, 44, 72, 10, "#3d3a34", 4) + rect(-30, 54, 60, 84, light, 6) + \
        path("M0 72Q22 108 0 132Q-22 108 0 72Z", "#ff9f40") + path("M0 94Q10 114 0 130Q-10 114 0 94Z", "#fff3c0") + line("M-30 54V138M30 54V138M0 54V138", "#3d3a34", 5) + rect(-38, 136, 76, 14, "#4d4a42", 5)


def rug(x, y, a, b, cols=("#4f7d6a", "#f3deb4", "#7fa36a", "#e2a646", "#f6ead2")):
    return g("".join(ell(x, y, a * k, b * k, c) for k, c in zip((1, .88, .72, .5, .26), cols)), line("".join("M%s %sl%s %s" % tuple(n(v) for v in (x + a * math.cos(math.radians(t)), y + b * math.sin(math.radians(t)), 12 * math.cos(math.radians(t)), 9 * math.sin(math.radians(t)))) for t in range(0, 360, 6)), cols[0], 4), f="far")


def steamcurl(x, y, h=120, w=26, flip=1, op=.8, col="#fffaf0"):
    pts = [(x, y), (x + w * .7 * flip, y - h * .25), (x - w * .5 * flip, y - h * .55), (x + w * .6 * flip, y - h * .8), (x + w * .2 * flip, y - h)]
    return path(ribbon(pts, [3, 9, 9, 6, 2], 5), col, opacity=op)
