"""Grandfather, grandmother, granddaughter, the dog, the cat and the mouse: faces, clothes, poses."""
from faces import *
from nature import HEADS

MOODS = {  # eyes, brows (lift, inner tilt), mouth
    "glad": (dict(pupil=.74), (-2, 0), "smile"),
    "laugh": (dict(shut="glad"), (-8, 4), "laugh"),
    "happy": (dict(pupil=.76), (-8, 2), "laugh"),
    "wonder": (dict(pupil=.66, big=1.16), (-14, 4), "o"),
    "awe": (dict(pupil=.7, big=1.12), (-13, 4), "laugh"),
    "strain": (dict(shut="squeeze"), (-4, 3), "grit"),
    "heave": (dict(pupil=.72, big=1.08), (-10, 3), "grit"),
    "puff": (dict(shut="squeeze"), (-2, 2), "puff"),
    "yum": (dict(shut="glad"), (-6, 5), "tongue"),
    "busy": (dict(pupil=.72, lid=.12), (-2, 2), "tongue"),
}

RED, WHITE, LINEN, FLAX = "#c64a40", "#fdf3df", "#f8edd6", "#e2d2b2"

WHO = {
    "grandpa": dict(skin="#f3bf9c", dark="#e2a07f", lit="#fbd9bd", nose="#ea9a84", line="#9a5a48", brow="#f4efe6", torso=[(0, -172), (44, -164), (76, -130), (90, -60), (92, 0), (90, 56), (0, 68)], sh=(60, -118), arm=(80, 76), aw=(25, 23, 20, 18), sl=(30, 28, 25),
                    sleeve=LINEN, cuff=RED, hx=36, leg=72, lw=(40, 34, 28, 24), head=(0, -226), hs=1., hip=-152),
    "grandma": dict(skin="#f6c8aa", dark="#e6a98c", lit="#fde0c8", nose="#eda18e", line="#9a5a4c", brow="#cfc8c4", torso=[(0, -152), (44, -146), (80, -112), (94, -50), (90, 4), (86, 40), (0, 50)], sh=(62, -112), arm=(76, 72), aw=(25, 23, 19, 17), sl=(33, 31, 27),
                    sleeve=LINEN, cuff="#e9dcc0", hx=34, leg=64, lw=(34, 30, 24, 20), head=(0, -206), hs=.97, hip=-138),
    "girl": dict(skin="#fbd0b0", dark="#eeb191", lit="#ffe5d0", nose="#f0a48c", line="#a5614c", brow="#c58d3c", torso=[(0, -122), (36, -116), (60, -92), (66, -40), (64, 6), (62, 36), (0, 42)], sh=(46, -92), arm=(64, 60), aw=(20, 18, 16, 15), sl=(27, 25, 22),
                 sleeve=LINEN, cuff=RED, hx=26, leg=58, lw=(28, 24, 20, 17), head=(0, -184), hs=.98, hip=-118),
    "dog": dict(skin="#a8744b", dark="#7e5236", lit="#c4925f", nose="#3d2b2b", line="#5d3a2a", brow="#5d3a2a", torso=[(0, -128), (44, -118), (68, -84), (84, -30), (84, 20), (62, 50), (0, 58)], sh=(50, -90), arm=(60, 58), aw=(25, 23, 20, 18), sl=None,
                hx=40, leg=50, lw=(44, 34, 24, 21), head=(0, -180), hs=.98, hip=-104, belly="#f3dfbd"),
    "cat": dict(skin="#ee9d4d", dark="#cf7a33", lit="#f8bf7c", nose="#e0777c", line="#94522a", brow="#94522a", torso=[(0, -122), (36, -112), (58, -80), (76, -26), (78, 22), (58, 50), (0, 56)], sh=(44, -86), arm=(58, 56), aw=(21, 19, 17, 16), sl=None,
                hx=36, leg=48, lw=(40, 30, 21, 18), head=(0, -170), hs=.98, hip=-100, belly="#fff3dd"),
    "mouse": dict(skin="#a79bb4", dark="#85789a", lit="#c6bbd0", nose="#ee8d97", line="#5f5072", brow="#5f5072", torso=[(0, -112), (34, -104), (58, -72), (78, -20), (80, 22), (58, 48), (0, 54)], sh=(40, -80), arm=(50, 48), aw=(16, 15, 13, 12), sl=None,
                  hx=34, leg=42, lw=(34, 26, 17, 15), head=(0, -164), hs=1.06, hip=-88, belly="#efe6ea"),
}
TALL = dict(grandpa=1., grandma=1., girl=.94, dog=.8, cat=.68, mouse=.34)


# ---------- faces
def lips(kind, x, y, s=1., col="#94504f"):
    if kind == "grit":
        d = "M-40-12Q0 8 40-12Q42 20 4 27Q-40 24-40-12Z"  # a grin with the teeth together
        m = path(d, "#fffaf0", stroke="#8a3c48", stroke_width=6, stroke_linejoin="round") + line("M-35 4Q0 20 35 3", "#dcbfb2", 3.4) + line("M-48-12q2-8 9-9M48-12q-2-8-9-9", col, 5)
    elif kind == "puff":
        m = path("M-13 2Q0-12 13 2Q16 16 0 20Q-16 16-13 2Z", "#8a3c48") + line("M-24-4q-6 8 0 16M24-4q6 8 0 16", col, 4.5, opacity=.6)
    else:
        return mouth(kind, x, y, s, col)
    return g(m, t=at(x, y, s))


def features(k, y, mood, gaze, wink=None, ex=40, ey=-22, er=(18, 23), depth=30, mx=44, my=58, ms=.9, blush=.55, browy=0, brow=None, white="#fffdf6", mouth_=True):
    """Eyes, brows, cheeks and mouth of a head turned by y."""
    eyes, (lift, inner), mth = MOODS[mood]
    eyes = dict(eyes)
    big = eyes.pop("big", 1)
    a, b = abs(y), (1 if y >= 0 else -1)
    out = ""
    for q in (-1, 1):
        far = q == b
        out += ell(q * 64 * (1 - (.2 * a if far else 0)) + y * 24, 32, 25 * (1 - (.3 * a if far else 0)), 18, "#ee6f70", opacity=blush * (1.25 if mth in ("grit", "puff") else 1))
    for q in (-1, 1):
        far = q == b
        rx, ry = er[0] * big * (1 - (.24 * a if far else 0)), er[1] * big
        cx = q * ex * (1 - (.16 * a if far else 0)) + y * depth
        e = dict(eyes)
        if wink == q:
            e = dict(shut="glad")
        if wink == "both":
            e = dict(pupil=.72) if "shut" in eyes else dict(shut="sleep")
        e.setdefault("skin", k["dark"])
        e["liner"] = k["line"]
        if "lid" in e:
            e["slant"] = .09 * q * (-1 if inner < 0 else 1)
        if e.get("shut") == "squeeze":
            e["slant"] = -.1 * q
        out += eye(cx, ey, rx, ry, gaze, white=white, **e)
        bx, by = cx, ey - ry - 12 + lift + browy
        d = "M%s %sQ%s %s %s %s" % tuple(n(v) for v in (bx - q * 18, by - inner * .75 + 2, bx, by - 7, bx + q * 18, by + inner * .6 + 2))
        if brow:
            d = "M%s %sQ%s %s %s %s" % tuple(n(v) for v in (bx - q * 20, by - inner * .7 + 2, bx, by - 7, bx + q * 24, by + inner * .7 + 4))
            out += line(d, "#d8cdc0", brow + 3) + line(d, k["brow"], brow)
        else:
            out += line(d, k["brow"], 6.5, opacity=.9)
    return out + (lips(mth, y * mx, my, ms) if mouth_ else "")


def base(k, y, R):
    """Head outline from its right half, turned by y, with shade and light."""
    pts = [(px - (y * 5 if i == 0 else 0), py) for i, (px, py) in enumerate(R)] + [(-px, py) for px, py in reversed(R[1:-1])]
    d = smooth(pts, True)
    return d, path(d, k["skin"]) + clip(d, path("M-140 24Q-60 120 20 106Q90 92 116 0L150 140H-150Z", k["dark"], opacity=.36), path("M-97-8Q-88-58-56-78Q-76-48-82-10Q-90 8-97-8Z", k["lit"], opacity=.7))


def ears(k, y, ex=97, ey=4, r=(21, 26)):
    out = ""
    b = 1 if y >= 0 else -1
    for q in (-1, 1):
        w = 1 - (.35 * abs(y) if q == b else 0)
        cx = q * ex * (1 - (.05 if q == b else .04) * abs(y)) - y * 24
        out += ell(cx, ey, r[0] * w, r[1], k["skin"]) + ell(cx - q * 2, ey + 2, r[0] * w * .55, r[1] * .6, k["dark"], opacity=.7)
    return out


SKULL = [(0, -100), (58, -86), (94, -36), (100, 18), (86, 64), (48, 94), (0, 102)]


def grandpa_hat():
    crown = "M-84-56Q-94-122-58-146Q-30-160-4-146Q30-164 58-146Q94-122 84-56Z"
    brim = "M-138-44Q-110-82 0-86Q110-82 138-44Q70-54 0-56Q-70-54-138-44Z"
    b = g(path("M0 0q-20-14-34-46q22 4 34 46Z", "#7fae54"), path("M0 0q6-24 34-40q-6 30-34 40Z", "#6b9a48"), g(bloom("daisy", 19), t="translate(4 2)"), t="translate(54 -78) rotate(12)")
    return g(path(crown, "#96694a"), clip(crown, path("M-110-92Q0-112 110-92V-56Q0-78-110-56Z", "#7e58a0"), line("M-96-80Q0-100 96-80", "#e9c46a", 4, stroke_dasharray="9 8"), path("M26-170Q110-140 90-50H60Q80-120 26-170Z", "#5d3d2b", opacity=.3), path("M-74-84Q-78-122-46-138Q-62-116-60-84Z", "#bb8d66", opacity=.7)),
             path(brim, "#a5764f"), clip(brim, path("M-138-44Q-70-56 0-58Q70-56 138-44Q70-66 0-68Q-70-66-138-44Z", "#7b543a", opacity=.6)), b, f="lift")


def grandpa_head(y=.4, mood="glad", gaze=(0, 0), hat=True, wink=None, hatlift=0):
    k = WHO["grandpa"]
    fl = "M%s-30C%s-44 %s-40 %s-20C%s-12 %s 4 %s 16C%s 28 %s 40 %s 40Z"
    out = ""
    for q in (-1, 1):  # white hair behind the ears
        w = [-70, -100, -128, -122, -146, -140, -124, -138, -112, -70]
        out += path(fl % tuple(n(q * -v - y * 22) for v in w), "#efe9e0")
    out += ears(k, y)
    d, sk = base(k, y, SKULL)
    out += sk
    if not hat:
        out += clip(d, ell(-y * 10 - 30, -76, 30, 13, k["lit"], opacity=.8)) + line("M-10-99q-10-22 8-32M4-99q2-20 22-22M-22-97q-20-10-18-26", "#efe9e0", 6)
    o = y * 30
    beard = [(-97 + 4 * y, -8), (-104 + 6 * y, 46), (-92 + 12 * y, 82), (-78 + 16 * y, 112), (-52 + 22 * y, 128), (-30 + 26 * y, 150), (o, 148), (30 + 26 * y, 152), (54 + 22 * y, 128), (78 + 16 * y, 110), (92 + 12 * y, 82), (104 + 6 * y, 46), (97 + 4 * y, -8)]
    inner = [(84 + 10 * y, 30), (62 + 28 * y, 54), (40 * y, 46), (-62 + 28 * y, 54), (-84 + 10 * y, 30)]
    bd = smooth(beard + inner, True, .17)
    st = "".join("M%s %sq%s 14 %s 26" % tuple(n(v) for v in (o + x, yy, -x * .06, -x * .16)) for x, yy in ((-66, 84), (-40, 102), (-14, 112), (14, 112), (42, 102), (68, 84)))
    fm = features(k, y, mood, gaze, wink, ey=-26, brow=13, browy=2, mouth_=False)
    mth = MOODS[mood][2]
    out += g(path(bd, "#f7f2e9"), clip(bd, path("M-140 100Q0 190 140 70V170H-140Z", "#d9cfc4", opacity=.8), line(st, "#dcd2c6", 5)), f="lift") + fm
    out += lips(mth, y * 40, 70 if mth != "shout" else 66, .62 if mth in ("shout", "laugh") else .74)
    mx = y * 46
    mo = "M%s 40C%s 26 %s 34 %s 52C%s 60 %s 66 %s 58C%s 86 %s 84 %s 66C%s 62 %s 60 %s 58C%s 60 %s 62 %s 66C%s 84 %s 86 %s 58C%s 66 %s 60 %s 52C%s 34 %s 26 %s 40Z" % tuple(
        n(mx + v * (1 - .12 * abs(y))) for v in (0, 16, 38, 52, 60, 72, 82, 76, 44, 20, 12, 6, 0, -6, -12, -20, -44, -76, -82, -72, -60, -52, -38, -16, 0))
    out += g(path(mo, "#fffcf5"), line("M%s 52q14 14 34 14M%s 52q-14 14-34 14" % (n(mx + 12), n(mx - 12)), "#dcd2c6", 4), f="lift")
    sx = y * 54
    out += ell(sx, 22, 29, 25, k["nose"]) + ell(sx - 8, 13, 11, 7, "#f7c3b0", opacity=.9) + line("M%s 34q-8-2-10-10M%s 34q8-2 10-10" % (n(sx - 20), n(sx + 20)), k["dark"], 3, opacity=.6)
    if hat:
        out += g(grandpa_hat(), t=at(-y * 8, -2 - hatlift, 1, -5))
    return out


def grandma_head(y=.4, mood="glad", gaze=(0, 0), wink=None, glasses=True):
    k = WHO["grandma"]
    c, c2, c3 = "#cf5546", "#b23f3b", "#f7e2b5"
    outer = [(0, -124), (66, -110), (110, -56), (122, 14), (106, 76), (60, 112), (0, 120)]
    do = smooth([(px - y * 10, py) for px, py in outer] + [(-px - y * 10, py) for px, py in reversed(outer[1:-1])], True)
    b = 1 if y >= 0 else -1
    back = path("M%s-30Q%s 70 %s 150Q%s 130 %s 100Z" % tuple(n(v) for v in (-b * 90, -b * 150, -b * 128, -b * 60, -b * 20)), c2)
    dots = "".join(ell(a, q, 6, 6, c3) + ell(a, q, 2.6, 2.6, "#e0a03c") for a, q in ((-100, -30), (-84, -72), (-48, -100), (0, -112), (46, -102), (84, -74), (102, -30), (-108, 16), (-98, 58), (106, 16), (98, 58), (-70, 90), (72, 90)))
    out = back + path(do, c) + clip(do, dots, path("M60-140Q150-40 100 130H150V-140Z", c2, opacity=.5))
    R = [(0, -82), (48, -74), (78, -34), (86, 18), (76, 60), (44, 88), (0, 96)]
    pts = [(px + y * 15, py) for px, py in R] + [(-px + y * 15, py) for px, py in reversed(R[1:-1])]
    df = smooth(pts, True)
    rim = smooth([((px - y * 15) * 1.085 + y * 13, py * 1.08 - 1) for px, py in pts], True)
    out += path(rim, c3) + path(rim, "none", stroke=c2, stroke_width=4, stroke_dasharray="8 7") + path(df, k["skin"])
    hx = y * 20
    hair = path("M%s-100Q%s-84 %s-78Q%s-58 %s-16Q%s-70 %s-100ZM%s-100Q%s-84 %s-78Q%s-58 %s-16Q%s-70 %s-100Z" % tuple(n(v + hx) for v in (
        0, -4, -2, -56, -90, -110, -60, 0, 4, 2, 56, 90, 110, 60)), "#e6e0da") + line("M%s-78Q%s-62 %s-34M%s-78Q%s-62 %s-34" % tuple(n(v + hx) for v in (-10, -48, -74, 10, 48, 74)), "#c9c0ba", 4)
    out += clip(df, path("M-140 24Q-60 110 20 98Q90 84 110 0L150 140H-150Z", k["dark"], opacity=.34), hair)
    out += features(k, y, mood, gaze, wink, ex=36, ey=-16, er=(16.5, 21), my=60, ms=.8, browy=4, blush=.62)
    if glasses:
        e = [(q * 36 * (1 - (.16 * abs(y) if q == b else 0)) + y * 30, 27 * (1 - (.2 * abs(y) if q == b else 0))) for q in (-1, 1)]
        out += "".join(tag("ellipse", cx=cx, cy=-14., rx=w, ry=29., fill="#fff", fill_opacity=.16, stroke="#a7744a", stroke_width=5) for cx, w in e)
        out += line("M%s-18Q%s-26 %s-18" % (n(e[0][0] + e[0][1]), n((e[0][0] + e[1][0]) / 2), n(e[1][0] - e[1][1])), "#a7744a", 5)
    sx = y * 52
    out += path("M%s 8Q%s 30 %s 32Q%s 34 %s 30Q%s 22 %s 8Z" % tuple(n(sx + v) for v in (-8, -22, 0, 20, 20, 12, 6)), k["nose"]) + ell(sx - 3, 19, 6, 5, "#f9cdbb")
    out += line("M%s 40q-6 10-2 20M%s 40q6 10 2 20" % (n(y * 36 - 50), n(y * 36 + 50 - abs(y) * 8)), k["dark"], 4)
    kx = y * 26
    knot = path("M%s 100Q%s 122 %s 168Q%s 160 %s 104Z" % tuple(n(kx + v) for v in (-8, -52, -46, -12, 4)), c2) + path("M%s 100Q%s 120 %s 160Q%s 164 %s 106Z" % tuple(n(kx + v) for v in (6, 48, 54, 18, -4)), c) + \
        line("M%s 158l18-8M%s 153l-16 2" % (n(kx - 38), n(kx + 44)), c3, 4) + path("M%s 92Q%s 84 %s 92Q%s 106 %s 118Q%s 124 %s 116Q%s 106 %s 92Z" % tuple(n(kx + v) for v in (-18, 0, 18, 24, 16, 0, -16, -24, -18)), c)
    return out + g(knot, f="lift")


def blooms(*more):
    """The flowers of wreath, hat and meadow, for every picture's defs."""
    return "".join(g(HEADS[k](20), id=k) for k in HEADS) + "".join(more)


def bloom(kind, r):
    """One of them, its half-width r."""
    return tag("use", xlink__href="#" + kind, transform="scale(%.2f)" % (r / 20)).replace("xlink--", "xlink:")


WREATH = (("daisy", 21), ("corn", 17), ("poppy", 20), ("daisy", 18), ("corn", 19), ("daisy", 22), ("poppy", 19), ("daisy", 17), ("corn", 17), ("daisy", 20))


def girl_head(y=.4, mood="glad", gaze=(0, 0), wink=None, wreath=True):
    k = WHO["girl"]
    h, h2, h3 = "#edc15c", "#d8a23f", "#f9dc8f"
    hair = [(0, -116), (64, -104), (106, -52), (112, 6), (98, 52), (60, 70), (0, 60)]
    out = path(smooth([(px - y * 12, py) for px, py in hair] + [(-px - y * 12, py) for px, py in reversed(hair[1:-1])], True), h2)
    out += ears(k, y, 94, 10, (18, 23))
    _, sk = base(k, y, [(0, -98), (58, -84), (94, -34), (101, 22), (84, 68), (46, 92), (0, 98)])
    o = y * 26
    fr = "M%s-112C%s-112 %s-70 %s 2C%s-14 %s-34 %s-40C%s-44 %s-52 %s-62C%s-46 %s-38 %s-34C%s-30 %s-14 %s 2C%s-70 %s-112 %s-112Z" % tuple(n(v) for v in (
        0, -96, -120, -102, -88, -72 + o * .5, -52 + o * .8, -26 + o, -8 + o, o + 4, 22 + o, 38 + o, 58 + o * .8, 80 + o * .4, 90, 102, 120, 96, 0))
    out += sk + features(k, y, mood, gaze, wink, ey=-8, er=(20, 26), my=60, ms=.86, blush=.6, browy=5)
    out += ell(y * 52, 24, 13, 11, k["nose"]) + ell(y * 52 - 4, 20, 5, 4, "#fbd3c0") + "".join(ell(y * 40 + q, 30 + abs(q) * .08, 2.6, 2.6, "#d98f70") for q in (-52, -42, -60, 44, 54, 36))
    out += g(path(fr, h), clip(fr, line("M%s-104Q%s-70 %s-30M%s-104Q%s-74 %s-10M%s-104Q%s-70 %s-30M%s-104Q%s-74 %s-10" % tuple(n(v) for v in (
        o - 10, -40 + o, -54 + o * .7, -20, -84, -92, o + 12, 44 + o, 58 + o * .7, 24, 84, 92)), h2, 4.5), line("M-30-98Q-66-78-80-40M36-98Q60-82 74-46", h3, 6)), f="lift")
    if wreath:
        lv, fl = "", ""
        for i, (f, r) in enumerate(WREATH):
            t = -1 + 2 * (i + .5) / len(WREATH)
            x, yy = t * 108 * (1 - .02 * i % 2) - y * 10, -98 + 52 * t * t + (5 if i % 2 else -4)
            for q in (-1, 1):
                lv += path("M0 0q-15-12-8-38q20 10 8 38Z", ("#6d9f4a", "#8abb5c")[(i + q) % 2], transform=at(x, yy, 1., t * 60 + q * (52 + 7 * (i % 3))))
            fl += g(bloom(f, r), t=at(x, yy, 1, t * 50))
        out += g(lv, fl, f="lift")
    return out


def dog_head(y=.4, mood="glad", gaze=(0, 0), flop=(0, 0), wink=None):
    k = WHO["dog"]
    b = 1 if y >= 0 else -1
    a = abs(y)
    ear = "M-34-26C-70-8-92 40-84 92L-66 84L-58 102L-44 82L-30 92C-8 60 10 20 12-24Z"
    earart = ""
    for q in (-1, 1):
        w = 1 - (.25 * a if q == b else 0)
        earart += g(path(ear, k["dark"]) + path("M-44-6C-66 20-72 50-68 76C-54 50-40 20-30 0Z", "#94643f", opacity=.7), t="translate(%s -58) rotate(%s) scale(%.2f 1)" % (n(q * 70 - y * 22), n(flop[0 if q < 0 else 1]), -q * w))
    half = [(116, 24), (96, 33), (114, 57), (90, 62), (98, 88), (66, 84), (52, 104)]
    d = "M0-98C60-98 92-60 94 0" + "".join("L%d %d" % (x, yy) for x, yy in half) + "Q0 114-52 104" + "".join("L%d %d" % (-x, yy) for x, yy in reversed(half[:-1])) + "L-94 0C-92-60-60-98 0-98Z"
    out = path(d, k["skin"]) + clip(d, path("M-140 24Q-60 120 20 106Q90 92 116 0L150 140H-150Z", k["dark"], opacity=.35), path("M-97-8Q-88-58-56-78Q-76-48-82-10Q-90 8-97-8Z", k["lit"], opacity=.7),
                                        ell(-b * 40 + y * 30, -22, 36, 42, k["dark"]))
    out += features(k, y, mood, gaze, wink, ey=-20, er=(18, 22), my=74, mx=50, ms=.001, blush=.3, mouth_=False)
    sx = y * 50
    mz = smooth([(sx - 58, 44), (sx - 40, 14), (sx, 2), (sx + 40, 14), (sx + 58, 44), (sx + 46, 78), (sx + 20, 98), (sx, 94), (sx - 20, 98), (sx - 46, 78)], True)
    out += g(path(mz, k["belly"]), clip(mz, path("M%s 74Q%s 110 %s 74V120H%sZ" % (n(sx - 70), n(sx), n(sx + 70), n(sx - 70)), "#dcc199", opacity=.7)), f="lift")
    mth = MOODS[mood][2]
    out += lips(mth, y * 54, 62, .74) + (path("M%s 76Q%s 108 %s 104Q%s 96 %s 72Z" % tuple(n(y * 54 + v) for v in (-2, 0, 16, 34, 22)), "#ee7f86") if mth == "smile" else "")
    out += ell(y * 62, 20, 27, 19, k["nose"]) + ell(y * 62 - 8, 13, 9, 5, "#8d7470") + line("M%s 38V50" % n(y * 60), k["line"], 5)
    out += "".join(ell(sx + q, yy, 3, 3, k["dark"], opacity=.7) for q, yy in ((-34, 44), (-42, 56), (36, 44), (42, 56)))
    tuft = "M-40-84L-58-122L-26-106L-22-138L0-108L22-136L24-104L54-116L38-82L44-58L22-76L14-48L-2-74L-20-50L-24-76L-46-60Z"
    return g(earart, f="lift") + out + g(path(tuft, k["lit"]), t=at(y * 16, 4), f="lift")


def cat_head(y=.4, mood="glad", gaze=(0, 0), flat=0, wink=None):
    k = WHO["cat"]
    b = 1 if y >= 0 else -1
    a = abs(y)
    out = ""
    for q in (-1, 1):
        w = q * (1 - (.22 * a if q == b else 0))
        out += g(path("M-26 46Q-52-30 12-92Q24-97 30-84Q52-30 26 46Z", k["skin"]) + path("M-24 22Q-18-30 16-66Q34-28 30 20Z", "#f3aaa0") + path("M2-76Q14-92 22-92Q30-90 34-72Q18-78 2-76Z", k["dark"]), t="translate(%s -62) rotate(%s) scale(%.2f 1)" % (n(q * 60 - y * 18), n(q * flat), w))
    out = g(out, f="lift")
    half = [(112, 22), (136, 40), (108, 50), (122, 72), (86, 80)]
    d = "M0-88C66-90 106-46 112 22" + "".join("L%d %d" % p for p in half[1:]) + "Q50 102 0 100Q-50 102-86 80" + "".join("L%d %d" % (-x, yy) for x, yy in reversed(half[:-1])) + "C-106-46-66-90 0-88Z"
    st = "".join(path("M%s-96Q%s-60 %s-44Q%s-60 %s-96Z" % tuple(n(v + y * 24) for v in (x - 8, x * .9 - 7, x * .8, x * .9 + 8, x + 9)), k["dark"]) for x in (-32, 0, 32))
    st += "".join(path("M%s %sQ%s %s %s %sQ%s %s %s %sZ" % tuple(n(v) for v in (q * 124, yy, q * 96, yy - 5, q * 76 + y * 14, yy + 3, q * 96, yy + 11, q * 124, yy + 14)), k["dark"]) for q in (-1, 1) for yy in (4, 30))
    out += path(d, k["skin"]) + clip(d, path("M-150 24Q-60 116 20 102Q90 88 126 0L160 140H-160Z", k["dark"], opacity=.3), st, path("M-108-8Q-98-54-60-72Q-84-44-90-8Q-98 8-108-8Z", k["lit"], opacity=.75))
    out += features(k, y, mood, gaze, wink, ex=44, ey=-14, er=(21, 24), blush=.4, mouth_=False, white="#fbf8d2", browy=2)
    sx = y * 46
    out += path(smooth([(sx, 26), (sx + 26, 22), (sx + 50, 44), (sx + 40, 72), (sx + 14, 78), (sx, 76), (sx - 14, 78), (sx - 40, 72), (sx - 50, 44), (sx - 26, 22)], True), k["belly"])
    out += lips(MOODS[mood][2], y * 50, 56, .66) + path("M%s 22Q%s 16 %s 22Q%s 34 %s 38Q%s 34 %s 22Z" % tuple(n(y * 54 + v) for v in (-16, 0, 16, 10, 0, -10, -16)), k["nose"]) + line("M%s 38V50" % n(y * 53), k["line"], 4.5)
    out += line("".join("M%s %sq%s %s %s %s" % tuple(n(v) for v in (sx + q * 46, 46 + j * 11, q * 34, -6 + j * 6, q * 66, -4 + j * 14)) for q in (-1, 1) for j in (0, 1)), "#fffaf0", 3.4)
    return out


def mouse_head(y=.4, mood="glad", gaze=(0, 0), wink=None):
    k = WHO["mouse"]
    b = 1 if y >= 0 else -1
    a = abs(y)
    out = ""
    for q in (-1, 1):
        w = 1 - (.2 * a if q == b else 0)
        out += ell(q * 84 - y * 30, -70, 58 * w, 60, k["skin"]) + ell(q * 84 - y * 28, -66, 40 * w, 43, "#f0a9b0")
    out = g(out, f="lift")
    _, sk = base(k, y, [(0, -90), (56, -78), (90, -30), (94, 22), (72, 66), (36, 88), (0, 94)])
    sx = y * 56
    out += sk + path(smooth([(sx - 44, 40), (sx - 20, 14), (sx + 20, 14), (sx + 44, 40), (sx + 30, 76), (sx, 86), (sx - 30, 76)], True), k["lit"])
    out += features(k, y, mood, gaze, wink, ex=40, ey=-20, er=(20, 25), my=60, mx=54, ms=.72, blush=.55)
    out += ell(y * 68, 28, 20, 16, k["nose"]) + ell(y * 68 - 6, 22, 7, 4.5, "#fbd0d2")
    out += line("".join("M%s %sq%s %s %s %s" % tuple(n(v) for v in (sx + q * 36, 44 + j * 11, q * 34, -8 + j * 6, q * 70, -6 + j * 14)) for q in (-1, 1) for j in (0, 1)), "#5f5072", 3, opacity=.6)
    return out


HEAD = dict(grandpa=grandpa_head, grandma=grandma_head, girl=girl_head, dog=dog_head, cat=cat_head, mouse=mouse_head)


# ---------- hands, feet, cloth
def hand(k, a=0, kind="open", s=1., flip=False):
    """A human hand pointing along +x: open or closed about something."""
    c, l = k["skin"], k["line"]
    if kind == "fist":
        out = path("M-18-20Q4-30 24-24Q36-18 34 2Q34 22 20 26Q-4 30-18 20Q-24 0-18-20Z", c) + line("M32-10Q18-12 12-9M34 2Q20 1 13 3M31 14Q20 14 14 14", l, 3.6, opacity=.65) + path("M-10-20Q-2-34 10-30Q18-22 8-14Q-2-10-10-20Z", c) + line("M9-14Q0-9-8-14", l, 3, opacity=.5)
    else:
        out = path("M-18-17Q0-26 16-20Q40-24 48-15Q52-8 44-5Q54 0 46 8Q48 15 38 16Q20 26 0 22Q-12 22-18 16Q-23 0-18-17Z", c) + path("M-4-16Q2-40 14-39Q22-35 14-16Z", c) + line("M44-5L26-4M45 7L27 6", l, 3.2, opacity=.6)
    return g(out, t="rotate(%s) scale(%.2f %.2f)" % (n(a), s, -s if flip else s))


def paw(k, a=0, s=1.):
    return g(path("M-20-20Q4-30 24-22Q36-16 32-6Q40 2 32 10Q32 22 18 22Q-6 28-20 18Q-26 0-20-20Z", k.get("paw", k["skin"])) + line("M32-6L17-4M32 9L17 8", k["line"], 4, opacity=.6), t=at(0, 0, s, a))


def foot(who, k, far=False):
    if who == "grandpa":
        return path("M-28-30Q-36 0-34 6H46Q54-8 34-18Q14-24 8-36Q-10-44-28-30Z", "#7d5a40" if not far else "#6c4c37") + line("M10-26Q22-20 38-14M-30-14Q-10-24 10-26", "#c9a070", 3.5) + line("M-34 4H46", "#553a29", 5)
    if who == "grandma":
        return path("M-24-26Q-32 0-30 6H42Q48-8 30-15Q12-20 6-32Q-10-38-24-26Z", "#5f4436" if not far else "#523a2e") + line("M-28 4H42", "#3f2c24", 4)
    if who == "girl":
        return path("M-20-26Q-28 0-26 5H36Q46-4 34-12Q16-16 8-28Q-8-34-20-26Z", k["skin"]) + line("M38-4Q33-8 30-4M30-8Q25-11 22-6", k["line"], 3, opacity=.55)
    return path("M-30-22Q-42 0-34 5H44Q56-4 44-18Q28-28 10-26Q-10-36-30-22Z", k.get("paw", k["skin"]) if not far else k["dark"]) + line("M45-6Q38-10 32-8M34 3Q30-6 24-8", k["line"], 4, opacity=.6)


def woven(d, w=26, col=RED, seam=WHITE):
    """A woven belt along the path d: band and a row of crosses."""
    return line(d, "#8f2f30", w + 3, stroke_linecap="butt") + line(d, col, w, stroke_linecap="butt") + line(d, seam, w * .46, stroke_linecap="butt", stroke_dasharray="7 9") + line(d, col, w * .18, stroke_linecap="butt") + \
        line(d, "#e9bd55", w * .16, stroke_linecap="butt", stroke_dasharray="7 9", stroke_dashoffset="8")


def plait(pts, w=19, tie="#8f62ab"):
    """A plait along a curve from the head down, with a ribbon."""
    c = spline(pts, 6)
    m = 7
    out = ""
    seg = []
    for i in range(m):
        p, q = c[int(i * (len(c) - 1) / m)], c[int((i + 1) * (len(c) - 1) / m)]
        seg.append((p, q))
    for i, (p, q) in enumerate(reversed(seg)):
        a = math.degrees(math.atan2(q[1] - p[1], q[0] - p[0]))
        L = math.hypot(q[0] - p[0], q[1] - p[1])
        k = w * (.78 + .22 * i / m)
        out += g(ell(0, -k * .38, L * .78, k * .74, "#edc15c", transform="rotate(22)") + ell(0, k * .38, L * .78, k * .74, "#e3b04a", transform="rotate(-22)") + line("M%s 0q6 %s 12 0" % (n(-L * .3), n(k * .4)), "#c48f34", 3),
                 t=at((p[0] + q[0]) / 2, (p[1] + q[1]) / 2, 1, a))
    e, b = c[-1], c[-3]
    a = math.degrees(math.atan2(e[1] - b[1], e[0] - b[0]))
    end = path("M0-11Q26-18 40-4Q30 0 40 8Q22 18 0 11Z", "#edc15c") + path("M-4 0q-16-26-28-14q-2 14 28 14q-26 4-24 18q14 8 24-18Z", tie) + rect(-7, -13, 12, 26, tie, 5)
    return g(g(end, t=at(e[0], e[1], 1, a)) + out, f="lift")


def skirt(who, T, hem, half, turn):
    """From the waist to the hem: hem = (middle, angle); T places the torso's points."""
    (hx, hy), ha = hem
    w = WHO[who]["torso"][4][0] * .92
    W = [T((-w, 0)), T((w, 0))]
    H = lambda u, v: (hx + rot((u, v), ha)[0], hy + rot((u, v), ha)[1])
    B = lambda q: (T((q * w, 4)), H(q * half, 10 * (1 - q * q)))

    def mid(q, t, bulge=0.):
        a, b = B(q)
        x, y = a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t
        nx, ny = rot((q * bulge * half, 0), ha)
        return (x + nx * math.sin(math.pi * t), y + ny * math.sin(math.pi * t))
    bul = .13
    edge = [mid(1, t, bul) for t in (.35, .7)] + [H(half * q, 10 * (1 - q * q)) for q in (1, .5, 0, -.5, -1)] + [mid(-1, t, bul) for t in (.7, .35)]
    d = smooth([W[0], W[1]] + edge, True, .1)
    S = lambda q: "M%s %sQ%s %s %s %s" % tuple(n(v) for v in (*B(q)[0], *mid(q, .5, bul), *B(q)[1]))
    row = lambda t: "M" + "L".join("%s %s" % (n(mid(q, t, bul)[0]), n(mid(q, t, bul)[1] + 0)) for q in (-1.1, -.6, -.2, .2, .6, 1.1))
    if who == "grandma":
        base_c, st = "#8c5d45", (("#e2b552", 7), ("#8a62a8", 12), ("#6c4433", 7), ("#86a85a", 8))
        body = path(d, base_c)
        inner = "".join(line(S(-1.05 + i * .175), st[i % 4][0], st[i % 4][1]) for i in range(13)) + line(row(.95), "#5c3a2d", 14)
        o = turn * .4
        a0, a1, b0, b1 = B(-.5 + o)[0], B(.5 + o)[0], mid(-.56 + o, .82, bul), mid(.56 + o, .82, bul)
        m0, m1 = mid(-.58 + o, .5, bul), mid(.58 + o, .5, bul)
        ap = "M%s %sQ%s %s %s %sQ%s %s %s %sQ%s %s %s %sZ" % tuple(n(v) for v in (*a0, *m0, *b0, (b0[0] + b1[0]) / 2, (b0[1] + b1[1]) / 2 + 16, *b1, *m1, *a1))
        hemr = "M%s %sQ%s %s %s %s" % tuple(n(v) for v in (b0[0] * .94 + a0[0] * .06, b0[1] * .94 + a0[1] * .06, (b0[0] + b1[0]) / 2, (b0[1] + b1[1]) / 2 + 2, b1[0] * .94 + a1[0] * .06, b1[1] * .94 + a1[1] * .06))
        apron = g(path(ap, "#f7ecd4"), clip(ap, line(hemr, RED, 12), line(hemr, WHITE, 5, stroke_dasharray="7 8"), path("M%s %sL%s %sL%s %sZ" % tuple(n(v) for v in (*m1, *b1, *mid(.1 + o, .9, bul))), "#cdb893", opacity=.4)), f="lift")
    else:
        body = path(d, "#8e63ac")
        inner = line(S(-.6) + S(-.15) + S(.3) + S(.72), "#7a5197", 5) + line(row(.9), "#f0c860", 20) + line(row(.9), RED, 12, stroke_dasharray="10 8") + line(row(.78), "#c9a5dc", 5)
        apron = ""
    sh = path("M%s %sL%s %sL%s %sL%s %sZ" % tuple(n(v) for v in (*B(.55)[0], *mid(.6, .5, bul), *B(.6)[1], *mid(1.3, .6, .2))), "#3b2438", opacity=.14)
    return g(body, clip(d, inner, sh), f="lift") + apron


def spot(x, y, s, hip, lean, p, flip=False):
    """Where the torso's point p stands on the page."""
    q = rot(p, lean)
    return (x + s * (hip[0] + q[0]) * (-1 if flip else 1), y + s * (hip[1] + q[1]))


def figure(who, x, y, s=1., flip=False, lean=0, hip=None, yaw=.4, tilt=0, nod=(0, 0), mood="glad", gaze=(0, 0), la=None, ra=None, lf=None, rf=None, kn=(-1, -1), order="rl", back="", mid="", top="",
           shadow=True, wink=None, turn=None, hem=None, half=None, tail=None, plaits=None, hat=True, hatlift=0, split=False, spin=0, headart=None, flop=(0, 0), flat=0, toes=(1, 1), tailz="back", shade_w=None, blink=None, wag=None):
    """A figure whose feet stand about (0, 0), facing right (the left arm of the drawing is the near one). la/ra: dict(to, bend, z=back|mid|top|split, kind=fist|open,
    hold=what lies under the hand, over=what lies over it, ha=angle of the hand). s counts the figure's own height in (TALL). split: gives (far arm, the rest).
    blink, wag: names of the living pieces that are its eyes, shut if they are open and open if they are shut, and its tail."""
    k = WHO[who]
    s *= TALL[who]
    beast = who in ("dog", "cat", "mouse")
    hip = hip or (0, k["hip"])
    turn = yaw * .5 if turn is None else turn
    T = lambda p: (hip[0] + rot(p, lean)[0], hip[1] + rot(p, lean)[1])
    lf = lf or ((-k["hx"] - 4, 0), 0)
    rf = rf or ((k["hx"] + 4, 0), 0)
    layers = {"back": "", "mid": "", "top": "", "split": ""}
    for q, arm in ((-1, la), (1, ra)):
        if not arm:
            continue
        far = q > 0
        sh = T((q * k["sh"][0] * (1 - .42 * abs(turn)) + turn * 10, k["sh"][1]))
        l1, l2 = k["arm"]
        el = ik(sh, arm["to"], l1, l2, arm.get("bend", 1))
        h = arm["to"]
        a = math.degrees(math.atan2(h[1] - el[1], h[0] - el[0])) if arm.get("ha") is None else arm["ha"]
        art = path(limb(sh, el, h, list(k["aw"])), k["skin"] if not (far and beast) else k["dark"])
        if k["sl"]:
            sw = k["sl"]
            end = (el[0] * .32 + h[0] * .68, el[1] * .32 + h[1] * .68)
            sl = limb(sh, el, end, [sw[0], sw[1], sw[1], sw[2]], False)
            u = (h[0] - el[0], h[1] - el[1])
            L = math.hypot(*u) or 1
            u = (u[0] / L, u[1] / L)
            cw = sw[2] * .82
            cf = "M%s %sL%s %s" % tuple(n(v) for v in (end[0] - u[1] * cw, end[1] + u[0] * cw, end[0] + u[1] * cw, end[1] - u[0] * cw))
            sd = "M%s %sQ%s %s %s %s" % tuple(n(v) for v in (sh[0], sh[1] + 12, el[0] + 2, el[1] + 16, end[0], end[1] + 10))
            art += ell(sh[0], sh[1], sw[0], sw[0], k["sleeve"]) + path(sl, k["sleeve"]) + clip(sl, line(sd, FLAX, 15, opacity=.7)) + line(cf, k["cuff"], 13) + line(cf, WHITE, 4, stroke_dasharray="5 6")
        hd = paw(k, a) if beast else hand(k, a, arm.get("kind", "fist"), k["aw"][3] / 18, arm.get("hf", False))
        art += g(arm.get("hold", ""), t=at(h[0], h[1])) + g(hd, t=at(h[0], h[1])) + g(arm.get("over", ""), t=at(h[0], h[1]))
        layers[arm.get("z", "mid")] += g(art, f="lift")
    legs = {}
    for key, q, (fp, fa), kb, to_ in (("l", -1, lf, kn[0], toes[0]), ("r", 1, rf, kn[1], toes[1])):
        far = key == order[0]
        hp = T((q * k["hx"], 22))
        up = rot((-2 * to_, -24), fa)
        an = (fp[0] + up[0], fp[1] + up[1])
        dist = math.hypot(an[0] - hp[0], an[1] - hp[1])
        ll = max(k["leg"] * .6, min(k["leg"], .56 * dist))
        kne = ik(hp, an, ll, ll, kb)
        lw = list(k["lw"])
        if who == "grandpa":
            pc = "#7b5a49" if not far else "#6a4c3e"
            art = path(limb(hp, kne, an, lw), "#efe4cd" if not far else "#dccfb4")
            cr = ""
            for t in (.25, .55, .85):
                px, py = kne[0] + (an[0] - kne[0]) * t, kne[1] + (an[1] - kne[1]) * t
                cr += "M%s %sL%s %sM%s %sL%s %s" % tuple(n(v) for v in (px - 26, py - 8, px + 26, py + 10, px - 26, py + 10, px + 26, py - 8))
            art += clip(limb(hp, kne, an, lw), line(cr, "#9a7350", 4))
            end = (kne[0] * .62 + an[0] * .38, kne[1] * .62 + an[1] * .38)
            art += path(limb(hp, (hp[0] * .12 + kne[0] * .88, hp[1] * .12 + kne[1] * .88), end, [lw[0] + 3, lw[1] + 5, lw[1] + 3, lw[2] + 6]), pc)
        elif who == "grandma":
            art = path(limb(hp, kne, an, lw), "#f2e9da" if not far else "#ddd0bd")
        else:
            art = path(limb(hp, kne, an, lw), k["skin"] if not far else k["dark"])
        art += g(foot(who, k, far), t="translate(%s %s) rotate(%s) scale(%s 1)" % (n(fp[0]), n(fp[1] - 4), n(fa), to_))
        legs[key] = g(art, f="lift")
    tors = mirror(k["torso"])
    dl = smooth(tors, True)
    d = smooth([T(p) for p in tors], True)
    tt = "translate(%s %s) rotate(%s)" % (n(hip[0]), n(hip[1]), n(lean))
    o = turn * 44
    light = path("M-96-20Q-88-100-36-140Q-70-80-78-16Q-88 4-96-20Z", "#fff", opacity=.2)
    dusk = path("M64-170Q140-40 74 80H140V-170Z", "#4b2a30", opacity=.14)
    sk = ""
    if who == "grandpa":
        cl = path("M-130-190H130V90H-130Z", LINEN) + line("M-130 56Q0 76 130 56", RED, 9) + line("M-130 56Q0 76 130 56", WHITE, 3.5, stroke_dasharray="6 7") + path("M-130-190H%sQ%s-90 %s-8Q%s 30 %s 42L-130 34Z" % tuple(n(v) for v in (o - 34, o - 14, o - 30, o - 36, o - 30)), "#8b7a4c") + \
            path("M130-190H%sQ%s-90 %s-8Q%s 30 %s 42L130 34Z" % tuple(n(v) for v in (o + 34, o + 14, o + 30, o + 36, o + 30)), "#7d6d42") + line("M%s-120V-20" % n(o), FLAX, 5) + \
            "".join(ell(o + 24, v, 6, 6, "#e9bd55") for v in (-84, -50))
        bl = "M-104 0Q%s 14 104 0" % n(o)
        tails = g(woven("M0 0Q10 30 2 62", 17), line("M-7 62l-2 16M-1 62v17M6 62l3 16", RED, 4), t=at(o + 44, 8, 1, -lean * .8 - 4)) + g(woven("M0 0Q4 26 10 48", 17), line("M3 48l0 16M9 48l2 16M15 48l4 15", RED, 4), t=at(o + 58, 8, 1, -lean * .8 - 20))
        body = path(d, LINEN) + g(clip(dl, cl, woven(bl, 24), dusk, light), g(tails, f="lift"), t=tt)
    elif who == "grandma":
        cl = path("M-130-190H130V90H-130Z", LINEN) + path("M-130-190H%sQ%s-70 %s 60H-130Z" % tuple(n(v) for v in (o - 60, o - 30, o - 6)), "#66834d") + path("M130-190H%sQ%s-70 %s 60H130Z" % tuple(n(v) for v in (o + 60, o + 30, o + 6)), "#587444") + \
            line("".join("M%s %sL%s %s" % tuple(n(v) for v in (o - w, yy, o + w * .9, yy + 16)) + "M%s %sL%s %s" % tuple(n(v) for v in (o + w, yy, o - w * .9, yy + 16)) for yy, w in ((-86, 30), (-62, 24), (-38, 18))), "#e9bd55", 4) + path("M-130 6H130V90H-130Z", "#8c5d45")
        body = g(clip(dl, cl, dusk, light), t=tt)
        sk = skirt(who, T, hem or (((lf[0][0] + rf[0][0]) / 2, min(lf[0][1], rf[0][1]) - 16), 0), half or 124, turn)
        sk += g(clip(dl, woven("M-104 2Q%s 16 104 2" % n(o), 22)), t=tt)
    elif who == "girl":
        cl = path("M-130-190H130V90H-130Z", LINEN) + line("M%s-116V-70" % n(o), FLAX, 5) + line("M%s-100l-20 14l20 14l20-14ZM%s-66l-20 14l20 14l20-14Z" % (n(o), n(o)), RED, 5) + line("M-70-96L%s-92M70-96L%s-92" % (n(o - 34), n(o + 34)), RED, 5, stroke_dasharray="7 6") + path("M-130 6H130V90H-130Z", "#8e63ac")
        body = g(clip(dl, cl, dusk, light), t=tt)
        sk = skirt(who, T, hem or (((lf[0][0] + rf[0][0]) / 2 * .6 + hip[0] * .4, min(lf[0][1], rf[0][1]) - 52), 0), half or 98, turn)
        sk += g(clip(dl, woven("M-104 0Q%s 12 104 0" % n(o), 19)), t=tt)
    else:
        ch = {"dog": "M%s-120L%s-70L%s-76L%s-40L%s-48L%s 6Q%s 60 %s 64Q%s 60 %s 6L%s-48L%s-40L%s-76L%s-70Z" % tuple(n(o * .9 + v) for v in (0, -44, -34, -56, -46, -58, -50, 0, 50, 58, 46, 56, 34, 44)),
              "cat": "M%s-116Q%s-70 %s 10Q%s 60 %s 62Q%s 60 %s 10Q%s-70 %s-116Z" % tuple(n(o * .9 + v) for v in (0, -46, -52, -40, 0, 40, 52, 46, 0))}.get(who, "M%s-96Q%s-60 %s 10Q%s 56 %s 56Q%s 56 %s 10Q%s-60 %s-96Z" % tuple(n(o * .9 + v) for v in (0, -44, -52, -40, 0, 40, 52, 44, 0)))
        cl = path("M-130-190H130V90H-130Z", k["skin"]) + path(ch, k["belly"])
        if who == "cat":
            cl += "".join(path("M%s %sQ%s %s %s %sQ%s %s %s %sZ" % tuple(n(v) for v in (q * 96, yy, q * 66, yy + 2, q * 44 + o * .5, yy + 8, q * 66, yy + 16, q * 96, yy + 18)), k["dark"]) for q in (-1, 1) for yy in (-74, -44, -12, 20))
        if who == "dog":
            cl += line("M-70-20l10 14l4-16M-66 14l10 14l4-16M66-30l8 14l6-14M68 8l8 14l6-14M-52-60l8 14l6-14", k["dark"], 4.5)
        body = path(d, k["skin"]) + g(clip(dl, cl, dusk, light), t=tt)
        if who == "dog":
            body += g(woven("M-56-104Q%s-82 58-104" % n(o), 15, "#8a62a8"), t=tt)
    hd = T((turn * 16 + k["head"][0], k["head"][1]))
    hd = (hd[0] + nod[0], hd[1] + nod[1])
    kw = {}
    if who == "grandpa":
        kw = dict(hat=hat, hatlift=hatlift)
    if who == "dog":
        kw = dict(flop=flop)
    if who == "cat":
        kw = dict(flat=flat)
    head = g(HEAD[who](yaw, mood, gaze, wink=wink, **kw) if headart is None else headart, t=at(hd[0], hd[1], k["hs"], tilt), f="lift")
    if blink:
        face = "M%s-6a86 70 0 0 1 172 0a86 70 0 0 1-172 0Z" % n(yaw * 16 - 86)
        head += piece(blink, g(clip(face, HEAD[who](yaw, mood, gaze, wink="both", **kw)), t=at(hd[0], hd[1], k["hs"], tilt)), hidden=True)
    pl = ["", ""]
    if who == "girl":
        pp = plaits or [[(-88, 36), (-104, 96), (-84, 150), (-92, 200)], [(78, 40), (96, 96), (78, 150), (88, 196)]]
        for i, pts in enumerate(pp):
            z = [rot((a * k["hs"], b * k["hs"]), tilt) if j == 0 else (a * k["hs"], b * k["hs"]) for j, (a, b) in enumerate(pts)]
            pl[i] = plait([(hd[0] + a, hd[1] + b) for a, b in z])
    tl = ""
    if beast and tail is not False:
        r0 = T((-60 if turn >= 0 else 60, 26))
        f_ = -1 if turn >= 0 else 1
        pts = [r0] + (tail or {"dog": [(r0[0] + f_ * 60, r0[1] - 10), (r0[0] + f_ * 92, r0[1] - 64), (r0[0] + f_ * 70, r0[1] - 112)],
                               "cat": [(r0[0] + f_ * 60, r0[1] + 16), (r0[0] + f_ * 100, r0[1] - 40), (r0[0] + f_ * 84, r0[1] - 110), (r0[0] + f_ * 112, r0[1] - 150)],
                               "mouse": [(r0[0] + f_ * 60, r0[1] + 20), (r0[0] + f_ * 120, r0[1] - 6), (r0[0] + f_ * 150, r0[1] - 60), (r0[0] + f_ * 196, r0[1] - 70)]}[who])
        ws = {"dog": [14, 26, 30, 24, 8], "cat": [14, 16, 16, 15, 13], "mouse": [9, 7, 6, 4.5, 2.5]}[who]
        dt = ribbon(pts, ws, 6)
        c = spline(pts, 8)
        if who == "cat":
            rings = ""
            for i in range(4, len(c) - 2, 6):
                p, q = c[i], c[i + 1]
                L = math.hypot(q[0] - p[0], q[1] - p[1]) or 1
                u = ((q[0] - p[0]) / L, (q[1] - p[1]) / L)
                rings += "M%s %sL%s %s" % tuple(n(v) for v in (p[0] - u[1] * 24, p[1] + u[0] * 24, p[0] + u[1] * 24, p[1] - u[0] * 24))
            tl = path(dt, k["skin"]) + clip(dt, line(rings, k["dark"], 10), ell(c[-1][0], c[-1][1], 30, 26, k["dark"]))
        elif who == "dog":
            fr = ""
            for i in range(3, len(c) - 1, 3):
                p, q = c[i], c[i + 1]
                L = math.hypot(q[0] - p[0], q[1] - p[1]) or 1
                u = ((q[0] - p[0]) / L, (q[1] - p[1]) / L)
                for z in (-1, 1):
                    w = 24
                    fr += "M%s %sL%s %sL%s %sZ" % tuple(n(v) for v in (p[0] - u[0] * 14 - z * u[1] * 6, p[1] - u[1] * 14 + z * u[0] * 6, p[0] + u[0] * 18 - z * u[1] * (w + 14), p[1] + u[1] * 18 + z * u[0] * (w + 14), p[0] + u[0] * 14, p[1] + u[1] * 14))
            tl = path(fr, k["skin"]) + path(dt, k["skin"]) + clip(dt, line(smooth(pts, False), k["lit"], 12, opacity=.6))
        else:
            tl = path(dt, "#d99aa6")
        tl = g(tl, f="lift")
        tl = piece(wag, tl) if wag else tl
    out = back + (tl if tailz == "back" else "") + layers["back"] + legs[order[0]] + legs[order[1]] + body + sk + (tl if tailz == "mid" else "") + layers["mid"] + mid + pl[1] + head + pl[0] + layers["top"] + top
    shd = ell(x + (hip[0] * .3) * s * (-1 if flip else 1), y + 4, (shade_w or 112) * s, 19 * s, "#3a2c20", opacity=.32, filter="url(#blur)") if shadow else ""
    wrap = lambda p: g(g(p, t=at(0, 0, s, spin, flip)), t=at(x, y), f="cut")
    whole = shd + wrap(out)
    return (wrap(layers["split"]) if layers["split"] else "", whole) if split else whole


def peeper(x, foot, s=1.2, **kw):
    """The mouse to find: its eyes and ears are seen above foot, the line of its hiding place; 51 s more of it come up."""
    kw = dict(dict(yaw=.3, mood="wonder", gaze=(.3, -.6), tilt=4, la=dict(to=(-50, -146), bend=-1, z="top"), ra=dict(to=(54, -146), bend=1, z="top")), **kw)
    whole = figure("mouse", x, foot + 79 * s, s, shadow=False, tail=False, **kw)
    return piece("mouse", clip("M0 0H1600V%sH0Z" % n(foot + 51 * s), whole), foot=foot)
