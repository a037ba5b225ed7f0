"""Sarkangalvīte, her mother and grandmother, the forester, the wolf, a mouse: faces, clothes, poses."""
from faces import *

MOODS = {  # eyes, brows (lift, inner tilt), mouth
    "glad": (dict(pupil=.76), (0, 0), "smile"),
    "happy": (dict(pupil=.78), (-6, 2), "laugh"),
    "laugh": (dict(shut="glad"), (-5, 3), "laugh"),
    "content": (dict(shut="glad"), (-3, 2), "smile"),
    "tender": (dict(pupil=.78, lid=.16), (-3, 5), "smile"),
    "wonder": (dict(pupil=.62, big=1.2), (-12, 3), "o"),
    "shout": (dict(pupil=.56, big=1.16), (-9, 12), "shout"),
    "alarm": (dict(pupil=.6, big=1.12), (-10, -7), "o"),
}

WHO = {
    "girl": dict(skin="#fcd5b5", dark="#f0b38f", lit="#fee8d4", line="#99583f", hair="#8d5434", hair2="#6f3f27", hair3="#a96c45", head=1.0,
                 hip=(0, -118), torso=[(0, -104), (34, -101), (52, -82), (50, -44), (56, -18), (82, 26), (99, 60), (52, 73), (0, 77)], sh=(47, -84), arm=(56, 53), aw=[20, 18, 14, 13], neck=-184, leg=(28, 34), lw=[19, 17, 14, 13]),
    "mum": dict(skin="#f9cdab", dark="#eaab88", lit="#fde2cb", line="#8f503b", hair="#96562f", hair2="#7a4123", hair3="#b4733f", head=.96,
                hip=(0, -214), torso=[(0, -178), (36, -174), (62, -152), (60, -100), (52, -56), (82, 20), (112, 150), (60, 168), (0, 172)], sh=(54, -150), arm=(78, 72), aw=[24, 21, 16, 14], neck=-262, leg=(34, 130), lw=[20, 18, 15, 14]),
    "gran": dict(skin="#f9d2b8", dark="#ecb297", lit="#fde6d6", line="#97604f", hair="#f3eee8", hair2="#d5ccc8", hair3="#ffffff", head=.97,
                 hip=(0, -140), torso=[(0, -132), (46, -128), (80, -100), (90, -40), (94, 10), (112, 86), (60, 104), (0, 108)], sh=(62, -100), arm=(64, 60), aw=[24, 22, 17, 14], neck=-212, leg=(34, 70), lw=[19, 17, 15, 14]),
    "man": dict(skin="#f3c19b", dark="#dfa079", lit="#f9d8ba", line="#7d4630", hair="#c77a3c", hair2="#a55f2b", hair3="#dc9450", head=1.04,
                hip=(0, -206), torso=[(0, -190), (60, -184), (104, -146), (108, -70), (106, 0), (116, 70), (60, 84), (0, 88)], sh=(80, -146), arm=(84, 80), aw=[32, 29, 23, 20], neck=-268, leg=(50, 60), lw=[34, 30, 25, 24]),
}

RED, RED2, RED3, RED4 = "#d8352f", "#b3272b", "#ee5a4a", "#f78a72"


# ---------- what lives
def part(parts, key, *art):
    """Art that is a piece of its own if parts (head, eyes, tail …: name of the piece) name it."""
    return piece(parts[key], *art) if key in parts else "".join(art)


def lids(skin, col, *eyes):
    """Closed eyelids over open eyes."""
    return "".join(ell(cx, cy, rx + 14, ry + 7, skin) + line("M%s %sQ%s %s %s %s" % tuple(n(v) for v in (cx - rx, cy + ry * .2, cx, cy + ry, cx + rx, cy + ry * .2)), col, 7) for cx, cy, rx, ry in eyes)


# ---------- heads
def features(k, y, mood, gaze, wink=None, blush=.55, sc=1., nose=True, mouthed=True, brows=True, parts=()):
    """Eyes, cheeks, nose and mouth of a face turned by y (-1 … 1)."""
    eyes, (lift, inner), mth = MOODS[mood]
    eyes = dict(eyes)
    big = eyes.pop("big", 1)
    a, b = abs(y), (1 if y >= 0 else -1)
    shut = []
    out = "".join(ell(q * 53 * (1 - (.3 * a if q == b else 0)) + y * 27, 36, 20 * (1 - (.25 * a if q == b else 0)), 14, "#f0786f", opacity=blush) for q in (-1, 1))
    for q in (-1, 1):
        far = q == b
        rx, ry = 16.5 * big * (1 - (.22 * a if far else 0)), 22 * big
        cx, cy = q * 35 * (1 - (.16 * a if far else 0)) + y * 31, 2
        e = dict(shut="glad") if wink == q else dict(eyes)
        e.setdefault("skin", k["dark"])
        e.setdefault("liner", k["line"])
        if "lid" in e:
            e["slant"] = .06 * q
        out += eye(cx, cy, rx, ry, gaze, **e)
        if not e.get("shut"):
            shut.append((cx, cy, rx, ry))
        if not e.get("shut") and k is not WHO["man"]:  # a lash
            out += line("M%s %sl%s -5M%s %sl%s -2" % (n(cx + q * rx * .84), n(cy - ry * .6), n(q * 8), n(cx + q * rx * 1.02), n(cy - ry * .2), n(q * 8)), DARK, 3.6) if not far or a < .5 else ""
        if brows:
            by = cy - ry - 10 + lift
            out += line("M%s %sQ%s %s %s %s" % tuple(n(v) for v in (cx - q * 13, by - inner * .75 + 2, cx, by - 5, cx + q * 13, by + inner * .6 + 2)), k["hair2"] if k is not WHO["gran"] else "#b9aca6", 6, opacity=.9)
    if nose:
        out += ell(y * 44, 27, 10, 8, k["dark"]) + ell(y * 44 - 3, 24, 4, 3, k["lit"], opacity=.8)
    if mouthed:
        ms = {"shout": .6, "o": .74, "laugh": .62}.get(mth, .62)
        out += mouth(mth, y * 38, {"o": 43, "shout": 43, "laugh": 45}.get(mth, 49), ms * sc, "#9a4a48")
    if "eyes" in parts:
        out += piece(parts["eyes"], lids(k["skin"], k["line"], *shut), hidden=True)
    return out


def skull(y=0., w=1.):
    R = [(0, -86), (54, -76), (86, -36), (91, 12), (76, 54), (43, 80), (0, 88)]
    return smooth([(px * w, py) for px, py in R] + [(-px * w, py) for px, py in reversed(R[1:-1])], True)


def skin(k, d, y):
    return path(d, k["skin"]) + clip(d, path("M-130 30Q-50 104 20 92Q80 82 104 0L130 120H-130Z", k["dark"], opacity=.32))


def girl_brows(k, y, mood):
    """Over the fringe, so that they always speak."""
    lift, inner = MOODS[mood][1]
    ry = 22 * MOODS[mood][0].get("big", 1)
    out = ""
    for q in (-1, 1):
        cx = q * 33 * (1 - (.2 * abs(y) if q * y > 0 else 0)) + y * 29
        by = max(-38, -ry - 8 + lift)
        out += line("M%s %sQ%s %s %s %s" % tuple(n(v) for v in (cx - q * 13, by - inner * .75 + 2, cx, by - 5, cx + q * 13, by + inner * .6 + 2)), k["hair2"], 6)
    return out


def girl_head(k, y, mood, gaze, wink, parts=()):
    t = -y * 20
    hood = smooth([(t - y * 26, -146), (t + 30 - y * 10, -130), (82, -98), (115, -44), (119, 20), (100, 76), (58, 108), (0, 116), (-58, 108), (-100, 76), (-119, 20), (-115, -44), (-82, -98), (t - 36 - y * 10, -128)], True, .19)
    ox, oy = y * 17, 10
    op = smooth([(ox + a * (1 - .05 * abs(y)), oy + b) for a, b in ((0, -86), (52, -74), (82, -34), (87, 8), (76, 48), (46, 76), (0, 86), (-46, 76), (-76, 48), (-87, 8), (-82, -34), (-52, -74))], True)
    face = g(path(skull(0, .96), k["skin"]), t=at(ox, oy))
    px = y * 26
    fr = path("M%s -72C%s -58 %s -36 %s -22C%s -8 %s 14 %s 40L%s 40L%s -40L%s -110ZM%s -72C%s -54 %s -32 %s -20C%s -6 %s 10 %s 40L%s 34L%s -40L%s -100Z" % tuple(n(v) for v in (
        px, px - 12, px - 28, ox - 50, ox - 66, ox - 74, ox - 76, ox - 104, ox - 110, px, px - 4, px + 8, px + 24, ox + 44, ox + 62, ox + 72, ox + 76, ox + 104, ox + 110, px)), k["hair"])
    fr += line("M%s -80C%s -66 %s -46 %s -30M%s -80C%s -62 %s -42 %s -26" % tuple(n(v) for v in (px - 8, px - 24, ox - 46, ox - 68, px + 6, px + 20, ox + 42, ox + 66)), k["hair3"], 5, opacity=.8)
    inner = clip(op, path(op, k["hair2"]), face, clip(skull(0, 1.2), g(path("M-110 40Q-40 96 20 88Q70 80 100 10L130 120H-130Z", k["dark"], opacity=.3), t=at(ox, oy))),
                 g(features(k, y, mood, gaze, wink, brows=False, parts=parts), t=at(y * 4, 10)), fr, g(girl_brows(k, y, mood), t=at(y * 4, 10)), line(op, RED2, 20, opacity=.35))
    sh = clip(hood, path("M%s -160Q140 -60 118 130L30 130Q104 40 84 -40Q60 -110 %s -160Z" % (n(t + 20), n(t + 20)), RED2, opacity=.5),
              path("M-108-30Q-96-96-44-116Q-80-70-90-20Q-96 10-104 8Q-112-6-108-30Z", RED4, opacity=.55),
              line("M%s -140Q%s -120 %s -100" % (n(t - y * 26), n(t), n(ox)), RED2, 5, opacity=.6))
    return path(hood, RED) + sh + inner + line(op, RED3, 11) + line(op, "#ffd9c4", 2.6, stroke_dasharray="7 8", opacity=.85)


def mum_head(k, y, mood, gaze, wink, parts=()):
    back = path(smooth([(0, -112), (66, -100), (108, -46), (106, 16), (84, 56), (-84, 56), (-106, 16), (-108, -46), (-66, -100)], True), k["hair"])
    bun = ell(-y * 34, -120, 46, 40, k["hair"]) + line("M%s -140q30 -10 44 14M%s -120q20 -16 50 4" % (n(-y * 34 - 24), n(-y * 34 - 30)), k["hair2"], 5) + ell(-y * 34, -92, 40, 11, "#e0a94a")
    d = skull(0, .98)
    ear = "".join(ell(q * 90 - y * 14, 16, 14, 18, k["skin"]) + ell(q * 92 - y * 14, 38, 5, 6, "#f2c65a") for q in (-1, 1))
    px = y * 30
    fr = "M%s -80C%s -64 %s -40 -90 8C-104-20-104-70-66-98C-20-124 40-120 74-92C104-66 104-20 90 8C%s -30 %s -60 %s -80Z" % (n(px), n(px - 20), n(px - 50), n(px + 56), n(px + 26), n(px))
    return g(bun, f="lift") + back + ear + skin(k, d, y) + features(k, y, mood, gaze, wink, parts=parts) + path(fr, k["hair"]) + line("M%s -84C%s -66 %s -46 -80-12M%s -86C%s -70 %s -50 80-14" % tuple(n(v) for v in (px - 6, px - 24, px - 50, px + 6, px + 24, px + 50)), k["hair3"], 5, opacity=.7)


def gran_head(k, y, mood, gaze, wink, glasses=True, parts=()):
    back = path(smooth([(0, -108), (50, -106), (92, -76), (112, -30), (108, 20), (84, 54), (-84, 54), (-108, 20), (-112, -30), (-92, -76), (-50, -106)], True, .22), k["hair"])
    bx = -y * 30
    bun = line("M%s -150L%s -104M%s -150L%s -104" % (n(bx - 50), n(bx + 30), n(bx + 50), n(bx - 30)), "#b98a52", 7) + "".join(ell(bx + q * 50, -152, 8, 8, "#7fa8b0") for q in (-1, 1)) + \
        ell(bx, -122, 42, 36, k["hair"]) + line("M%s -130q20 -20 42 -4M%s -112q18 -14 40 0" % (n(bx - 22), n(bx - 22)), k["hair2"], 5)
    d = skull(0, 1.0)
    ear = "".join(ell(q * 90 - y * 14, 18, 14, 17, k["skin"]) for q in (-1, 1))
    px = y * 24
    fr = "M%s -84C%s -64 %s -44 -92 4C-112-20-108-76-62-100C-20-120 36-118 70-94C108-70 110-20 92 4C%s -40 %s -64 %s -84Z" % (n(px), n(px - 20), n(px - 44), n(px + 48), n(px + 26), n(px))
    wr = line("M%s 54q-6 6-4 12M%s 54q6 6 4 12M%s -34q22 -6 44 0" % (n(y * 40 - 34), n(y * 34 + 34), n(y * 28 - 22)), k["dark"], 4)
    gl = ""
    if glasses:
        a, b = abs(y), (1 if y >= 0 else -1)
        c = [(q * 35 * (1 - (.16 * a if q == b else 0)) + y * 31, 30 * (1 - (.16 * a if q == b else 0))) for q in (-1, 1)]
        gl = "".join(tag("ellipse", cx=float(cx), cy=6., rx=float(r), ry=31., fill="#ffffff", fill_opacity=".16", stroke="#c58f3d", stroke_width=5) + line("M%s -10q6 -8 16 -10" % n(cx - 18), "#fff", 4, opacity=.7) for cx, r in c)
        gl += line("M%s 2Q%s -8 %s 2M%s 0L%s -4M%s 0L%s -4" % tuple(n(v) for v in (c[0][0] + c[0][1], (c[0][0] + c[1][0]) / 2, c[1][0] - c[1][1], c[0][0] - c[0][1], -88 - y * 8, c[1][0] + c[1][1], 88 - y * 8)), "#c58f3d", 5)
    return g(bun, f="lift") + back + ear + skin(k, d, y) + wr + features(k, y, mood, gaze, wink, .62, parts=parts) + path(fr, k["hair"]) + line("M%s -84C%s -64 %s -46 -84-10M%s -86C%s -68 %s -50 84-10M-40-104q30-8 60 0" % tuple(n(v) for v in (px - 8, px - 26, px - 48, px + 8, px + 26, px + 48)), k["hair2"], 5, opacity=.8) + gl


def man_hat(y=0.):
    cr = "M-84-52C-88-110-70-146-40-152Q-10-140 0-144Q20-152 44-150C72-142 88-108 84-52Q0-74-84-52Z"
    br = "M-140-40Q-96-72 0-76Q96-72 140-40Q150-22 126-26Q70-52 0-54Q-70-52-126-26Q-150-22-140-40Z"
    sp = g(line("M0 0Q4-40 34-72", "#3f5f3a", 6), "".join(line("M%s %sl-14-10M%s %sl12-12" % (n(i * 5.4), n(-i * 11), n(i * 5.4), n(-i * 11)), "#5f8f4c", 5) for i in range(1, 7)), t=at(56 - y * 10, -74, 1, 12))
    return g(path(cr, "#7a5a40"), clip(cr, path("M-100-92Q0-112 100-92V-40H-100Z", "#4c3a2c"), path("M20-170Q96-130 92-40H60Q70-120 20-170Z", "#4c3a2c", opacity=.3), path("M-80-96Q-72-136-44-142Q-62-120-62-98Z", "#98765a", opacity=.8)), sp,
             path(br, "#8a6749"), clip(br, path("M-140-30Q-70-52 0-54Q70-52 140-30V-10H-140Z", "#5f4632", opacity=.45)), f="lift")


def man_head(k, y, mood, gaze, wink, hat=True, parts=()):
    d = skull(0, 1.0)
    back = path(smooth([(0, -96), (70, -84), (104, -36), (100, 30), (70, 70), (-70, 70), (-100, 30), (-104, -36), (-70, -84)], True), k["hair2"])
    ear = "".join(ell(q * 92 - y * 14, 14, 16, 20, k["skin"]) + ell(q * 92 - y * 14, 16, 8, 11, k["dark"]) for q in (-1, 1))
    o = y * 26
    beard = "M-96 4C-110 60-84 116-40 124C-20 138 20 138 40 124C84 116 110 60 96 4C92 30 84 40 %s 44C%s 52 %s 52 %s 44C-84 40-92 30-96 4Z" % (n(o + 50), n(o + 20), n(o - 20), n(o - 50))
    bl = path(beard, k["hair"]) + clip(beard, line("M-80 40q4 40 24 66M-50 60q4 36 18 62M80 40q-4 40-24 66M50 60q-4 36-18 62M%s 92v40" % n(o * .6), k["hair2"], 5), line("M-66 50q4 36 20 62M66 50q-4 36-20 62", k["hair3"], 5))
    mth = MOODS[mood][2]
    m = path("M%s 66Q%s 56 %s 66Q%s 92 %s 92Q%s 92 %s 66Z" % tuple(n(v) for v in (o - 26, o, o + 26, o + 24, o, o - 24, o - 26)), "#7d3038") + ell(o, 84, 14, 7, "#ee8a8c") if mth in ("laugh", "o", "shout") else line("M%s 70Q%s 86 %s 70" % (n(o - 22), n(o), n(o + 22)), "#7d3038", 6)
    ms = path("M%s 36C%s 30 %s 40 %s 66C%s 76 %s 70 %s 58C%s 70 %s 76 %s 66C%s 40 %s 30 %s 36Z" % tuple(n(v) for v in (o + y * 10, o - 30, o - 60, o - 72, o - 50, o - 22, o + y * 6, o + 22, o + 50, o + 72, o + 60, o + 30, o + y * 10)), k["hair3"]) + \
        line("M%s 48Q%s 50 %s 62M%s 48Q%s 50 %s 62" % tuple(n(v) for v in (o - 10, o - 34, o - 52, o + 10, o + 34, o + 52)), k["hair2"], 4)
    nose = ell(o * 1.3 + y * 8, 30, 19, 16, "#e89a78") + ell(o * 1.3 + y * 8 - 6, 25, 7, 5, "#f8c8a8", opacity=.8)
    brow = ""
    a, b = abs(y), (1 if y >= 0 else -1)
    lift, inner = MOODS[mood][1]
    for q in (-1, 1):
        cx = q * 35 * (1 - (.16 * a if q == b else 0)) + y * 31
        brow += line("M%s %sQ%s %s %s %s" % tuple(n(v) for v in (cx - q * 19, -28 + lift - inner * .7, cx, -38 + lift, cx + q * 19, -26 + lift + inner * .5)), k["hair2"], 11)
    h = g(path("M-96 6C-112-60-86-112-20-112C40-118 98-96 98-10Q92-50 50-66Q10-44-40-66Q-84-52-96 6Z", k["hair"]) + line("M-30-100Q-60-86-74-50M10-104Q-10-90-20-72M40-98Q60-86 70-62", k["hair2"], 5), f="lift")
    if hat:
        h = g(man_hat(y), t=at(-y * 6, 2, 1, -4))
    return back + ear + skin(k, d, y) + features(k, y, mood, gaze, wink, .6, nose=False, mouthed=False, brows=False, parts=parts) + g(bl, f="lift") + m + g(ms, f="lift") + nose + brow + h


HEAD = {"girl": girl_head, "mum": mum_head, "gran": gran_head, "man": man_head}


# ---------- hands, people
def palm(k, a=0, up=1, s=1.):
    """A mitten of a hand pointing along +x; up: side of the thumb (-1 … 1)."""
    c = k["skin"]
    return g(path("M-12-13Q4-22 20-17Q34-12 33 0Q32 13 20 17Q4 21-12 13Q-24 0-12-13Z", c) + line("M31-1L16-1", k["dark"], 3.6) + path("M-8-10Q2-34 14-33Q24-28 14-10Z", c), t=at(0, 0, s, a) + (" scale(1 -1)" if up < 0 else ""))


CLOTH = {"girl": dict(sleeve="#fff6e6", cuff="#e9d9c0", cap=RED), "mum": dict(sleeve="#fff4e2", cuff="#e4d2b8", cap="#6d98a2"),
         "gran": dict(sleeve="#a893bd", cuff="#fff4e6", cap="#d9a58c"), "man": dict(sleeve="#4a7353", cuff="#c9a26a", cap="#4a7353")}


def braid(pts, k, w=15):
    c = spline(pts, 4)
    out = ""
    m = len(c)
    for i in range(m):
        a, b = c[max(0, i - 1)], c[min(m - 1, i + 1)]
        an = math.degrees(math.atan2(b[1] - a[1], b[0] - a[0]))
        ww = w * (1 - .25 * i / m)
        out += ell(0, 0, ww * .9, ww, k["hair"] if i % 2 else k["hair3"], transform=at(c[i][0], c[i][1], 1, an + (24 if i % 2 else -24)))
    e, z = c[-1], c[-2]
    an = math.degrees(math.atan2(e[1] - z[1], e[0] - z[0]))
    return g(path("M0-7Q16-16 30-12Q24-2 32 6Q18 14 0 8Z", k["hair"], transform=at(e[0], e[1], 1, an)) + out + ell(0, 0, 9, 13, "#ffe3a8", transform=at(e[0], e[1], 1, an)), f="lift")


def person(who, x, y, s=1., flip=False, lean=0, hip=None, yaw=.4, tilt=0, nod=(0, 0), mood="glad", gaze=(0, 0), la=None, ra=None, lf=None, rf=None, kn=(1, -1),
           swing=0, turn=None, shadow=True, back="", mid="", top="", wink=None, order="lr", braids=None, hat=True, legs=True, parts=()):
    """Feet about (0, 0). la/ra: arm on the left/right of the (unflipped) drawing:
    dict(to, bend, z=back|mid|top, hold=under the hand, over=over it, ha=angle of hand, up=side of thumb); parts: which of head and eyes are pieces, and their names."""
    k, cl = WHO[who], CLOTH[who]
    hip = hip or k["hip"]
    turn = yaw * .5 if turn is None else turn
    T = lambda p: (hip[0] + rot(p, lean)[0], hip[1] + rot(p, lean)[1])
    tt = "translate(%s %s) rotate(%s)" % (n(hip[0]), n(hip[1]), n(lean))
    layers = {"back": "", "mid": "", "top": ""}
    for q, arm in ((-1, la), (1, ra)):
        if not arm:
            continue
        sh = T((q * k["sh"][0] + turn * 8, k["sh"][1]))
        el = ik(sh, arm["to"], k["arm"][0], k["arm"][1], arm.get("bend", -q))
        h = arm["to"]
        a = math.degrees(math.atan2(h[1] - el[1], h[0] - el[0])) if arm.get("ha") is None else arm["ha"]
        w = k["aw"]
        f = .3 if who == "mum" else .68 if who == "gran" else .82
        end = (el[0] * (1 - f) + h[0] * f, el[1] * (1 - f) + h[1] * f)
        ux, uy = end[0] - el[0], end[1] - el[1]
        L = math.hypot(ux, uy) or 1
        ux, uy, r = ux / L, uy / L, w[2] + 6
        cuff = line("M%s %sL%s %s" % (n(end[0] - uy * r), n(end[1] + ux * r), n(end[0] + uy * r), n(end[1] - ux * r)), cl["cuff"], 11)
        art = path(limb(sh, el, h, [w[0], w[1], w[2], w[3]]), k["skin"]) + path(limb(sh, el, end, [w[0] + 3, w[1] + 5, w[2] + 7], False), cl["sleeve"]) + ell(sh[0], sh[1], w[0] + 3, w[0] + 3, cl["sleeve"]) + cuff
        if who == "man":
            art += path(ribbon([sh, el], [w[0] + 2, w[1] + 4], 6), cl["sleeve"])
        held = g(arm.get("hold", ""), t=at(h[0], h[1])) + g(palm(k, a, arm.get("up", 1), w[3] / 13.), t=at(h[0], h[1])) + g(arm.get("over", ""), t=at(h[0], h[1]))
        z = arm.get("z", "mid")
        if z == "top" and who in ("girl", "gran"):  # the shoulder stays under cape or shawl
            layers["mid"] += g(art, f="lift")
            art = path(ribbon([el, h], [w[1], w[2], w[3]], 6), k["skin"]) + path(ribbon([el, end], [w[1] + 5, w[2] + 7], 6, False), cl["sleeve"]) + ell(el[0], el[1], w[1] + 5, w[1] + 5, cl["sleeve"]) + cuff
        layers[z] += g(art + held, f="lift")
    leg = {}
    if legs:
        lf = lf or ((-k["leg"][0], 0), 0)
        rf = rf or ((k["leg"][0], 0), 0)
        for key, q, (fp, fa), kb in (("l", -1, lf, kn[0]), ("r", 1, rf, kn[1])):
            hp = T((q * k["leg"][0], k["leg"][1]))
            up = rot((0, -20), fa)
            an = (fp[0] + up[0], fp[1] + up[1])
            ll = max(24, .53 * math.hypot(an[0] - hp[0], an[1] - hp[1]))
            kne = ik(hp, an, ll, ll, kb)
            lw = limb(hp, kne, an, k["lw"])
            d = 1 if yaw >= 0 else -1
            if who == "man":
                art = path(lw, "#6d5a48") + path(limb(((hp[0] + kne[0]) / 2, (hp[1] + kne[1]) / 2), ((kne[0] * 2 + an[0]) / 3, (kne[1] * 2 + an[1]) / 3), an, [33, 31, 28]), "#4b3a30")
            else:
                art = path(lw, "#fff3e2" if who != "mum" else "#f3e3cf") + (line("M%s %sl%s %s" % (n((kne[0] + an[0]) / 2 - 13), n((kne[1] + an[1]) / 2), 26, 0), RED3, 4) if who == "girl" else "")
            sc = {"man": 1.6, "mum": 1.05, "gran": 1.0}.get(who, 1)
            col, col2 = {"man": ("#4b3a30", "#33271f"), "mum": ("#7d5840", "#5d3f2d"), "gran": ("#7fa8b0", "#5f8890")}.get(who, ("#8a4f36", "#633624"))
            art += g(path("M-22 4Q-28-26-6-28Q10-26 22-18Q42-14 40 4Z", col) + path("M-22 4V-2Q10 2 40-2V4Z", col2) + (path("M-10-28Q4-12 18-20L12-26Z", "#fff3e2") if who == "girl" else "") + path("M-16-16Q-10-24-2-22Q-12-18-12-8Z", "#fff", opacity=.25), t=at(fp[0], fp[1] - 3, sc, fa) + (" scale(-1 1)" if d < 0 else ""))
            leg[key] = g(art, f="lift")
    pts = mirror(k["torso"])
    waist = {"girl": -28, "mum": -52, "gran": 0, "man": -20}[who]
    sw = lambda p: (p[0] + swing * max(0, p[1] - waist) / 100, p[1])
    dl = smooth([sw(p) for p in pts], True)
    o = turn * 24
    body = g(path(dl, k["skin"]) + clip(dl, dress(who, o, swing)), t=tt)
    if who == "girl":
        ap = smooth([sw(p) for p in ((o - 34, -30), (o, -26), (o + 34, -30), (o * .9 + 52, 36), (o * .8 + 40, 54), (o * .8, 58), (o * .8 - 40, 54), (o * .9 - 52, 36))], True, .14)
        body += g(path(ap, "#fff6e6") + clip(ap, path("M-120 34Q0 46 120 34V44Q0 56-120 44Z", RED3, transform="translate(%s 0)" % n(swing * .6)), line("M-90 26Q0 38 90 26", "#e0a94a", 4, transform="translate(%s 0)" % n(swing * .6))), t=tt, f="lift")
        body += g(line("M-54-30Q0-18 54-30", "#8c3a2e", 11), t=tt)
    if who == "mum":
        ap = smooth([sw(p) for p in ((o - 30, -60), (o, -56), (o + 30, -60), (o * .9 + 62, 60), (o * .8 + 62, 118), (o * .8, 128), (o * .8 - 62, 118), (o * .9 - 62, 60))], True, .14)
        body += g(path(ap, "#fff1dc") + clip(ap, line("M-120 92Q0 108 120 92M-120 104Q0 120 120 104", "#e0a94a", 5), path("M%s 10H%sV40Q%s 62 %s 40Z" % tuple(n(v + o) for v in (-30, 30, 0, -30)), "#f2dfc2")), line("M-54-56Q0-42 54-56", "#e8cfa4", 11), t=tt, f="lift")
    hd = T((turn * 12, k["neck"]))
    hd = (hd[0] + nod[0], hd[1] + nod[1])
    nk = T((turn * 6, {"girl": -92, "mum": -160, "gran": -116, "man": -170}[who]))
    neck = path(limb(nk, ((nk[0] + hd[0]) / 2, (nk[1] + hd[1]) / 2), (hd[0], hd[1] + 30), [26, 26, 30]), k["dark"]) if who in ("mum", "man") else ""
    scarf = ""
    if who == "girl":
        cp = "M-38-108Q0-94 38-108Q76-98 86-58Q44-42 0-40Q-44-42-86-58Q-76-98-38-108Z"
        scarf = g(path(cp, RED) + clip(cp, path("M20-120Q90-80 90-40H50Q70-80 20-120Z", RED2, opacity=.5), line("M%s-96V-36" % n(o * .5), RED2, 4), line("M-86-60Q-44-46 0-44Q44-46 86-60", RED3, 7), path("M-70-66Q-64-92-40-102Q-54-84-54-62Z", RED4, opacity=.5)), t=tt, f="lift")
        bx, by = T((o * .6, -86))
        scarf += g(path("M0 0Q-20-18-32-6Q-34 12-6 6ZM0 0Q20-18 32-6Q34 12 6 6Z", RED3) + path("M-4 4Q-14 24-20 34L-8 32ZM4 4Q12 22 20 32L8 34Z", RED3) + ell(0, 2, 8, 8, RED2), t=at(bx, by, .9, lean), f="lift")
        for q, bp in zip((-1, 1), braids or ([(-4, 0), (-8, 30), (-2, 62)], [(4, 0), (8, 30), (2, 62)])):
            r0 = rot((q * 62 + yaw * 8, 84), tilt)
            scarf += braid([(hd[0] + r0[0] + a, hd[1] + r0[1] + b) for a, b in bp], k)
    elif who == "gran":
        cp = "M-52-136Q0-112 52-136Q92-120 100-70L20-10Q0 6-20-10L-100-70Q-92-120-52-136Z"
        fr = "".join("M%s %sv16" % (n(q * (20 + i * 13)), n(-8 - i * 9.6)) for q in (-1, 1) for i in range(7))
        scarf = g(line(fr, "#c98e74", 5) + path(cp, "#d9a58c") + clip(cp, path("M%s-110L-10 10H10L%s-120Z" % (n(o - 6), n(o + 40)), "#c98e74", opacity=.7), line("M-100-80L0-4L100-80", "#f3d3bd", 6), "".join(ell(a, b, 5, 5, "#f3d3bd") for a, b in ((-60, -100), (-70, -70), (-36, -80), (-40, -50), (60, -100), (70, -70), (36, -80), (40, -50)))), ell(o * .5, -38, 11, 11, "#f2c65a"), t=tt, f="lift")
    elif who == "man":
        cp = "M-50-196Q0-168 50-196L66-166Q40-128 0-122Q-40-128-66-166Z"
        scarf = g(path(cp, "#e0a94a") + clip(cp, line("M-50-180L20-120M-20-190L50-130M50-180L-20-120M20-190L-50-130", "#c78d33", 5)), t=tt, f="lift")
    elif who == "mum":
        cp = "M-40-180Q0-150 40-180L50-164Q26-128 0-124Q-26-128-50-164Z"
        scarf = neck + g(path(cp, "#fff4e2") + line("M-46-164Q-20-136 0-132Q20-136 46-164", "#e0a94a", 4), t=tt, f="lift")
        neck = ""
    kw = dict(hat=hat) if who == "man" else {}
    head = part(parts, "head", g(HEAD[who](k, max(-.85, min(.85, yaw)), mood, gaze, wink, parts=parts, **kw), t=at(hd[0], hd[1], k["head"], tilt), f="lift"))
    lg = leg[order[0]] + leg[order[1]] if legs else ""
    out = back + layers["back"] + lg + body + layers["mid"] + mid + neck + scarf + head + layers["top"] + top
    shd = ell(x, y + 4, {"girl": 96, "mum": 120, "gran": 110, "man": 130}[who] * s, 18 * s, "#1d3328", opacity=.32, filter="url(#blur)") if shadow else ""
    return shd + g(g(out, t=at(0, 0, s, 0, flip)), t=at(x, y), f="cut")


def dress(who, o, swing=0):
    """What fills the cut of the body."""
    if who == "girl":
        st = "".join("M%s -16L%s 84" % (n(q * 52), n(q * 100 + swing)) for q in [i / 7 for i in range(-7, 8)])
        return path("M-130-150H130V0H-130Z", "#fff6e6") + path("M-130-30H130V100H-130Z", "#e2a646") + line(st, "#c9842f", 6) + line(st, "#fff0c8", 3, transform="translate(7 0)") + \
            path("M-130 58Q0 82 130 58V100H-130Z", "#8c3a2e", opacity=.9) + path("M-130-26Q0-8 130-26V-8Q0 12-130-8Z", "#8c3a2e", opacity=.16) + path("M50-90Q110-20 90 90H130V-90Z", "#8c3a2e", opacity=.16)
    if who == "mum":
        return path("M-150-200H150V200H-150Z", "#6d98a2") + line("".join("M%s -50L%s 180" % (n(q * 40), n(q * 110 + swing)) for q in [i / 5 for i in range(-5, 6)]), "#5c8690", 5) + line("M-130 146Q0 172 130 146", "#e8cfa4", 8) + \
            path("M50-170Q140 0 110 190H150V-170Z", "#2f4f58", opacity=.2)
    if who == "gran":
        r = rng(4)
        dots = "".join(g(path("M0-5Q5-8 6-2Q9 3 3 4Q0 9-3 4Q-9 3-6-2Q-5-8 0-5Z", "#d9c9e4"), t=at(r.uniform(-110, 110), r.uniform(-130, 110))) for _ in range(34))
        return path("M-150-200H150V200H-150Z", "#a893bd") + dots + path("M-80 10Q%s 24 80 10L98 110H-98Z" % n(o), "#fff4e6") + line("M-92 84Q0 98 92 84", "#d9a58c", 5) + path("M60-130Q130-20 100 130H150V-130Z", "#4a3560", opacity=.18)
    return path("M-150-220H150V200H-150Z", "#4a7353") + path("M60-190Q140-60 100 120H150V-190Z", "#1f3a2c", opacity=.25) + line("M%s-170V100" % n(o), "#3a5d43", 5) + "".join(ell(o + 16, yy, 8, 8, "#f2c65a") for yy in (-110, -72, 26)) + \
        path("M-130-30Q0-10 130-30V-2Q0 18-130-2Z", "#5d4330") + rect(o - 18, -28, 36, 34, "#f2c65a", 6) + rect(o - 9, -19, 18, 16, "#5d4330", 3) + path("M-92 22h52v30q-26 14-52 0ZM%s 22h48v30q-24 14-48 0Z" % n(46), "#3f6548") + path("M-92-96h46v26h-46Z", "#3f6548")


# ---------- the wolf
W = dict(fur="#a08d7c", dark="#796859", lit="#efe4d0", mid="#bba995", nose="#43323a", line="#55443f", ear="#d3a493", vest="#4e7d86", vest2="#3f6a74", pants="#8a7350", stripe="#a58d66", hat="#86a13f", hat2="#667f2c", tie="#7a6bb0", patch="#e2a646")


def brow(cx, cy, w, a, b, col=None):
    return path("M%s %sQ%s %s %s %sQ%s %s %s %sZ" % tuple(n(v) for v in (cx - w, cy + a, cx, cy - 14 + (a + b) / 2, cx + w, cy + b, cx, cy + 3 + (a + b) / 2, cx - w, cy + a)), col or W["line"])


def wolf_hat(r=-12, lift=0):
    crown = "M-52-6C-58-44-44-82-20-84Q0-72 14-82C44-88 56-46 54-6Q0 8-52-6Z"
    brim = "M-98-4Q-70-18 0-18Q74-18 104-10Q116 2 96 8Q50 14 0 16Q-60 16-96 10Q-112 4-98-4Z"
    fe = path("M30-20C70-60 100-120 176-150C160-110 168-90 120-60C96-40 60-30 36-12Z", "#fff6e0") + path("M176-150C160-110 168-90 120-60C136-90 140-120 176-150Z", "#e2a646") + line("M30-16C70-50 110-96 164-140", "#c9b08c", 4)
    return g(g(fe, f="lift"), path(crown, W["hat"]), clip(crown, path("M-70-30Q0-16 70-30V20H-70Z", W["hat2"]), path("M16-90Q64-60 60 10H30Q44-50 16-90Z", "#3f5220", opacity=.3), path("M-46-34Q-46-68-26-74Q-34-56-32-32Z", "#b6cc6c", opacity=.8)), path(brim, "#93ae49"), clip(brim, path("M-110 6Q0 20 110 2V24H-110Z", W["hat2"], opacity=.7)), t=at(0, -lift, 1, r), f="lift")


def wolf_ears(k=0, s=1.):
    """Far and near ear, facing right; k lays them back."""
    far = g(path("M-36 24Q-34-70 20-132Q62-56 46 24Z", W["dark"]) + path("M-10 10Q-4-54 20-96Q44-44 30 10Z", "#a9837a"), t=at(52, -66, s, 6 - k * .7))
    near = g(path("M-44 26Q-58-74-22-140L-14-118L-2-122Q44-56 42 26Z", W["fur"]) + path("M-24 14Q-36-58-18-100Q20-50 24 14Z", W["ear"]) + path("M-24 14Q-16-20-6-30Q-4-10 4-2Q10-14 16-20Q20 0 24 14Z", W["lit"]), t=at(-52, -60, s, -8 - k))
    return g(far, f="lift"), g(near, f="lift")


SKULL = "M-4-98C48-102 84-68 92-28C98 8 88 50 58 78C22 98-26 100-50 86L-80 104L-80 76L-118 84L-104 52L-136 40L-104 14C-106-52-62-94-4-98Z"


def bonnet(ears="", back=False):
    """Grandmother's nightcap, facing right; the near ear pokes out of it."""
    if back:
        return path(smooth([(-10, -150), (60, -134), (100, -80), (96, -30), (-60, 110), (-118, 84), (-150, 10), (-146, -70), (-96, -134)], True, .2), "#e4dcea")
    puff = smooth([(40, -118), (0, -164), (-70, -168), (-134, -126), (-162, -54), (-150, 20), (-112, 70), (-76, 66), (-74, 0), (-50, -60), (0, -92)], True, .2)
    r = [(66, -94), (30, -112), (-14, -106), (-50, -80), (-76, -42), (-86, 4), (-80, 48), (-58, 86)]
    c = spline(r, 3)
    fr = ""
    d1, d2 = [], []
    m = len(c)
    for i, p in enumerate(c):
        a, b = c[max(0, i - 1)], c[min(m - 1, i + 1)]
        L = math.hypot(b[0] - a[0], b[1] - a[1])
        nx, ny = (b[1] - a[1]) / L, -(b[0] - a[0]) / L
        w = (30 if i % 2 else 20) * min(1, .35 + .3 * i, .35 + .3 * (m - 1 - i))
        d1.append((p[0] + nx * w, p[1] + ny * w))
        d2.append((p[0] - nx * w, p[1] - ny * w))
    fd = smooth(d1 + d2[::-1], True, .2)
    fr = path(fd, "#fffaf4") + clip(fd, line(smooth([(a[0] * .72 + b[0] * .28, a[1] * .72 + b[1] * .28) for a, b in zip(d1, d2)], False), "#d9c9e4", 4), "".join(line("M%s %sL%s %s" % tuple(n(v) for v in (*a, *b)), "#e4dcea", 4) for a, b in list(zip(d1, d2))[::2])) + line(smooth(r, False), "#a58fc4", 10)
    dots = "".join(g(ell(0, 0, 6, 6, "#b9a5d2"), t=at(a, b)) for a, b in ((-100, -104), (-56, -132), (-128, -60), (-88, -60), (-116, -10), (-60, -100), (-10, -138), (-124, 34), (-96, 10)))
    return g(path(puff, "#fdf6f0") + clip(puff, path("M-170-30Q-110 20-96 90H-180Z", "#d9cfe0", opacity=.8), dots), f="lift") + ears + g(fr, f="lift")


def bow(col="#a58fc4", col2="#8a74ac"):
    return g(path("M0 0Q-40-34-62-16Q-70 14-44 26Q-16 20 0 0ZM0 0Q40-34 62-16Q70 14 44 26Q16 20 0 0Z", col) + path("M-6 6Q-20 44-40 62L-14 66Q-2 30 4 8ZM6 6Q20 44 40 62L14 66Q2 30-4 8Z", col2) + line("M-14-2Q-34-12-48-4M14-2Q34-12 48-4", col2, 4) + ell(0, 2, 14, 13, col2), f="lift")


def wolf_head(kind="sly", gaze=None, hat=True, cap=False, ear=0, ears=1., hatr=-12, hatlift=0, parts=()):
    """Facing right: sly, teeth (wide grin), leap (mouth open)."""
    far, near = wolf_ears(ear, ears)
    sk = path(SKULL, W["fur"]) + clip(SKULL, path("M-150 30Q-90 30-60 64Q-20 104 70 60V130H-150Z", W["lit"], opacity=.6), path("M-98-10Q-88-80-20-92Q-60-62-76-16Q-86 8-98-10Z", W["mid"], opacity=.8))
    fl = path("M-30-86Q-40-120-10-130Q20-138 26-116Q28-104 16-104Q18-116 4-114Q-8-108 4-84Z", W["dark"])
    gz = gaze or (.8, .25)
    shut = piece(parts["eyes"], lids(W["fur"], W["line"], (26, -34, 22, 27), (78, -44, 17, 24)), hidden=True) if "eyes" in parts else ""
    E = lambda a, b, lid=0., lid2=0., pu=.6, low=.1, **kw: eye(26, -34, 22, 27, gz, pu, lid, .05, W["dark"], "#fff9e6", liner=W["line"], low=low, **kw) + eye(78, -44, 17, 24, gz, pu, lid2, .04, W["dark"], "#fff9e6", liner=W["line"], low=low, **kw) + shut + brow(20, -76 + a, 30, 6, -2) + brow(80, -84 + b, 20, -2, 4)
    nose = lambda x, y, r=-8: ell(x, y, 27, 21, W["nose"], transform="rotate(%s %s %s)" % (r, x, y)) + ell(x - 7, y - 8, 9, 6, "#8c7680")
    blush = ell(-34, 26, 26, 17, "#e08a72", opacity=.4)
    whisk = "".join(ell(a, b, 3.2, 3.2, W["line"], opacity=.55) for a, b in ((132, 14), (148, 2), (126, -2)))
    top = "M46-30C96-36 146-58 196-58C222-56 232-28 214-8C190-20 140-10 96 6C60 18 24 26 20 12C16-6 24-26 46-30Z"
    if kind == "leap":
        jaw = path("M70 20C44 22 14 32 0 52C18 110 84 150 136 140C166 132 166 106 144 96C104 86 78 50 70 20Z", W["lit"]) + path("M36 27C20 32 8 40 0 52C18 110 84 150 136 140C104 130 56 96 36 27Z", W["mid"])
        mth = path("M36 24L200-26C190 14 152 40 160 100C104 98 56 66 36 24Z", "#8a3c48") + path("M64 52C92 36 126 46 148 72C172 100 200 104 204 128C180 146 90 112 64 52Z", "#ee8a8c") + line("M96 66Q130 80 160 108", "#d66f78", 5)
        muz = path("M48-34C100-50 150-78 200-72C226-68 228-40 208-26C160-4 110 30 50 44C10 46 12-22 48-34Z", W["lit"]) + path("M48-34C100-50 150-78 200-72C222-68 226-56 220-42C170-46 110-24 62-4C36 4 22-26 48-34Z", W["mid"])
        face = jaw + mth + muz + path("M186-20l4 22l-18-12ZM158-8l2 20l-18-10Z", "#fffaf0") + nose(208, -62, -14) + E(-10, -8, 0, 0, .48, 0)
    elif kind == "teeth":
        gr = "M212-6C170 26 112 36 60 38Q26 38 2 10Q0 70 56 88C120 102 190 66 212-6Z"
        face = path("M12 40C40 124 150 128 204 30L150 40Z", W["lit"]) + path("M12 40C40 124 150 128 204 30C160 104 70 112 12 40Z", W["mid"], opacity=.7)
        tw = [path("M%d %dh-32v%dq1 %d 16 %dq15-2 16-%dZ" % (x, yy, L, 11, 12, 12), "#fffdf4", stroke="#d9cfc0", stroke_width=2) for x, yy, L in ((206, -6, 22), (172, 8, 26), (138, 14, 38), (104, 18, 26), (70, 18, 26), (38, 8, 26))]
        tw += [path("M%d 100h-26v-%dq13-12 26 0Z" % (x, L), "#fff6e6", stroke="#d9cfc0", stroke_width=2) for x, L in ((170, 30), (124, 20), (94, 18))]
        face += path(gr, "#8a3c48") + clip(gr, ell(100, 84, 70, 26, "#d66f78"), *tw[6:], *tw[:6]) + path(top.replace("214-8", "218-4"), W["lit"]) + path("M18 10C16-8 24-26 46-30C96-36 146-58 196-58C222-56 232-28 214-6C170 26 112 38 60 40Q30 38 18 10Z", W["lit"]) + \
            path("M46-30C96-36 146-58 196-58C212-56 222-46 220-32C160-36 100-22 56 0C34 10 20 2 22-12Q28-28 46-30Z", W["mid"]) + line("M214-6C170 26 112 38 60 40Q24 40 0 8", W["line"], 6) + line("M-10 14q2-14 16-14", W["line"], 6) + nose(206, -48) + whisk + E(-6, -8, .08, .04, .6, .12)
    else:
        jaw = path("M30 48C54 92 128 96 160 66C172 54 176 40 164 32Z", W["lit"]) + path("M30 48C54 92 128 96 160 66C170 56 174 46 170 38C140 80 70 82 30 48Z", W["mid"], opacity=.7)
        muz = path("M46-30C96-36 146-58 196-58C222-56 232-28 214-8C184 18 132 36 84 52C50 62 20 52 16 26C14-2 24-28 46-30Z", W["lit"]) + path("M46-30C96-36 146-58 196-58C212-56 222-46 220-32C160-36 100-22 56 0C34 10 20 2 22-12Q28-28 46-30Z", W["mid"])
        ml = line("M206 0C170 28 110 48 60 52Q26 54 6 24", W["line"], 6.5) + line("M-4 32q4-13 18-12", W["line"], 5.5) + path("M150 27l-3 20l-17-12Z", "#fffaf0", stroke="#d9cfc0", stroke_width=1.5)
        eyes = E(0, -6, .3, .22)
        face = jaw + muz + ml + whisk + nose(206, -48) + eyes
    if cap:
        nr = part(parts, "ear", g(near, t="translate(-24 -34)")) + g("".join(ell(q * 13, -abs(q) * 2.2, 13, 12, "#fffaf4") for q in range(-2, 3)), t=at(-80, -68, ears ** .5, -14), f="lift")
        return g(bonnet(back=True), f="lift") + far + sk + blush + face + bonnet(nr) + line("M-66 84Q-40 110 8 112", "#a58fc4", 11) + g(bow(), t=at(10, 112, .9, -4))
    h = g(wolf_hat(hatr, hatlift), t=at(2, -90)) if hat else fl
    return far + near + sk + blush + face + h


def bushy(pts, ws, tip=.34):
    """A bushy tail with a tufted edge; root first."""
    c = spline(pts, 4)
    m = len(c)
    sides = ([], [])
    for i, p in enumerate(c):
        a, b = c[max(0, i - 1)], c[min(m - 1, i + 1)]
        q = math.hypot(b[0] - a[0], b[1] - a[1]) or 1
        u = ((b[0] - a[0]) / q, (b[1] - a[1]) / q)
        t = i / (m - 1) * (len(ws) - 1)
        j = min(int(t), len(ws) - 2)
        w = ws[j] + (ws[j + 1] - ws[j]) * (t - j)
        for side, k in zip(sides, (1, -1)):
            z = (1.14, 18) if i % 2 else (.94, 0)
            side.append((p[0] + k * u[1] * w * z[0] + u[0] * z[1], p[1] - k * u[0] * w * z[0] + u[1] * z[1]))
    L, Rr = sides
    e, z = c[-1], c[-2]
    q = math.hypot(e[0] - z[0], e[1] - z[1]) or 1
    edge = L + [(e[0] + (e[0] - z[0]) / q * (ws[-1] + 34), e[1] + (e[1] - z[1]) / q * (ws[-1] + 34))] + Rr[::-1]
    d = smooth(edge, True, .1)
    i = int(m * (1 - tip))
    u = ((c[i + 1][0] - c[i - 1][0]), (c[i + 1][1] - c[i - 1][1]))
    q = math.hypot(*u) or 1
    u = (u[0] / q, u[1] / q)
    zig = [(c[i][0] - u[1] * v + u[0] * (20 if j % 2 else -10), c[i][1] + u[0] * v + u[1] * (20 if j % 2 else -10)) for j, v in enumerate((-110, -70, -46, -22, 4, 30, 56, 110))]
    fr = [(zig[-1][0] + u[0] * 260, zig[-1][1] + u[1] * 260), (zig[0][0] + u[0] * 260, zig[0][1] + u[1] * 260)]
    return path(d, W["fur"]) + clip(d, path(poly(zig + fr), W["lit"]))


def paw(a=0, s=1., col=None, kind="open", up=1):
    c = col or W["fur"]
    if kind == "fist":
        p = path("M-20-22Q4-34 28-22Q38-10 34 8Q26 28 0 26Q-26 20-20-22Z", c) + line("M30-9Q20-12 12-8M32 6Q20 6 12 8", W["line"], 4.5, opacity=.7)
    else:
        p = path("M-20-18Q0-30 12-27Q38-46 46-36Q48-24 28-14Q58-24 62-11Q60 0 32 1Q58 4 54 16Q48 26 24 15Q4 28-18 20Q-28 0-20-18Z", c) + path("M-4-16Q-6-46 8-44Q20-38 14-16Z", c)
    return g(p, t=at(0, 0, s, a) + (" scale(1 -1)" if up < 0 else ""))


W_TORSO = [(0, -222), (46, -206), (64, -154), (66, -80), (60, -10), (50, 34), (0, 48), (-50, 34), (-60, -10), (-62, -80), (-58, -154), (-44, -206)]


def wolf(x, y, s=1., flip=False, lean=0, hip=(0, -286), head="sly", hoff=(36, -318), tilt=0, hscale=1.1, gaze=None, la=None, ra=None, lf=((-60, 0), 0), rf=((60, 0), 0),
         kn=(-1, -1), tail=None, gown=False, cap=False, hat=True, ear=0, ears=1., shadow=True, top="", back="", mid="", hatr=-12, hatlift=0, legs=True, swing=0, parts=()):
    """Lanky; faces right; la is the far arm, ra the near one; parts: which of head, eyes, ear, near arm and tail are pieces, and their names."""
    T = lambda p: (hip[0] + rot(p, lean)[0], hip[1] + rot(p, lean)[1])
    tt = "translate(%s %s) rotate(%s)" % (n(hip[0]), n(hip[1]), n(lean))
    arms = {}
    for key, arm, q in (("far", la, 1), ("near", ra, -1)):
        if not arm:
            arms[key] = ""
            continue
        sh = T((46, -164) if q > 0 else (-38, -160))
        el = ik(sh, arm["to"], 112, 106, arm.get("bend", 1))
        h = arm["to"]
        a = math.degrees(math.atan2(h[1] - el[1], h[0] - el[0])) if arm.get("ha") is None else arm["ha"]
        col = W["dark"] if q > 0 else W["fur"]
        art = path(limb(sh, el, h, [25, 22, 18, 16]), col)
        if gown:
            f = arm.get("cuff", .7)
            end = (el[0] * (1 - f) + h[0] * f, el[1] * (1 - f) + h[1] * f)
            sl = limb(sh, el, end, [31, 31, 32], False)
            ux, uy = end[0] - el[0], end[1] - el[1]
            L = math.hypot(ux, uy) or 1
            ux, uy = ux / L, uy / L
            fr = "".join(ell(end[0] - uy * v, end[1] + ux * v, 14, 14, "#fffaf4") for v in (-30, -15, 0, 15, 30))
            gc = "#e6dcee" if q > 0 else "#f6eef4"
            art += path(sl, gc) + ell(sh[0], sh[1], 33, 33, gc) + clip(sl, "".join(ell(sh[0] + (el[0] - sh[0]) * t + z, sh[1] + (el[1] - sh[1]) * t, 6, 6, "#b9a5d2") for t, z in ((.2, -10), (.5, 10), (.8, -8), (1.1, 6)))) + fr
        art += g(arm.get("hold", ""), t=at(h[0], h[1])) + g(paw(a, .9, col, arm.get("kind", "open"), arm.get("up", 1)), t=at(h[0], h[1])) + g(arm.get("over", ""), t=at(h[0], h[1]))
        arms[key] = part(parts, key, g(art, f="lift"))
    lg = []
    for q, (fp, fa), kb in ((1, rf, kn[1]), (-1, lf, kn[0])):
        if not legs:
            break
        far = q > 0
        hp = T((q * 26, 16))
        up = rot((-26, -20), fa)
        an = (fp[0] + up[0], fp[1] + up[1])
        kne = ik(hp, an, 138, 134, kb)
        col = W["dark"] if far else W["fur"]
        art = path(limb(hp, kne, an, [34, 25, 19, 17]), col)
        if not gown:
            end = (kne[0] * .45 + an[0] * .55, kne[1] * .45 + an[1] * .55)
            pl = limb(hp, (hp[0] * .12 + kne[0] * .88, hp[1] * .12 + kne[1] * .88), end, [40, 35, 30, 29], False)
            v = (end[0] - kne[0], end[1] - kne[1])
            L = math.hypot(*v) or 1
            v = (v[0] / L, v[1] / L)
            st = "".join(line(limb((hp[0] + o, hp[1]), (kne[0] + o * .8, kne[1]), (end[0] + o * .8, end[1]), [1, 1, 1], False), W["stripe"] if not far else W["pants"], 3.4) for o in (-22, 0, 22))
            art += path(pl, W["pants"] if not far else "#76623f") + ell(hp[0], hp[1], 41, 41, W["pants"] if not far else "#76623f") + clip(pl, st) + line("M%s %sL%s %s" % tuple(n(z) for z in (end[0] - v[1] * 27, end[1] + v[0] * 27, end[0] + v[1] * 27, end[1] - v[0] * 27)), "#5f4d30", 9)
        art += g(path("M-46 4Q-58-28-28-38Q0-48 24-32Q66-34 80-8Q84 4 70 4Z", col) + line("M54 2Q52-8 44-14M34 2Q32-8 24-12", W["line"], 4.5, opacity=.7), t=at(fp[0], fp[1] - 2, 1, fa))
        lg.append(g(art, f="lift"))
    if gown:
        sw = lambda p: (p[0] + swing * max(0, p[1] + 40) / 100, p[1])
        pts = [(0, -214), (48, -204), (70, -158), (78, -70), (96, 10), (112, 90), (60, 100), (0, 104), (-60, 100), (-112, 90), (-96, 10), (-78, -70), (-66, -158), (-46, -204)]
        dl = smooth([sw(p) for p in pts], True)
        r = rng(6)
        dots = "".join(ell(-112 + i * 32 + (16 if j % 2 else 0) + r.uniform(-5, 5) + swing * .4, -196 + j * 34 + r.uniform(-5, 5), 6, 6, "#b9a5d2") for j in range(9) for i in range(8))
        fr = "".join(ell(*sw((xx, 96 + 6 * (1 - abs(xx) / 110))), 14, 14, "#fffaf4") for xx in range(-104, 105, 16))
        body = g(path(dl, "#f6eef4") + clip(dl, dots, path("M-130-220Q-84-60-110 120H-150V-220Z", "#8a74ac", opacity=.25), line("M10-200Q24-100 20 100", "#dfd2e8", 5), "".join(ell(18, yy, 7, 7, "#a58fc4") for yy in (-150, -110, -70))) + fr, t=tt)
    else:
        dl = smooth(W_TORSO, True)
        fur = "M-4-222L40-220L52-170L40-150L54-128L42-104L52-80L34-40L16-20L12-60L20-86L4-110L18-136L2-160Z"
        body = g(path(dl, W["fur"]) + clip(dl, path(fur, W["lit"]), path("M-120-250L0-220Q-10-110 22-30L26 10H-120Z", W["vest"]), path("M120-250L44-214Q74-116 62-30V10H130Z", W["vest2"]), line("M0-220Q-10-110 22-30", "#7fa9b0", 4, stroke_dasharray="8 8", transform="translate(-9 0)"),
                 "".join(ell(a, b, 8, 8, W["patch"]) for a, b in ((0, -130), (6, -92), (12, -54))), path("M-66-70h38v8h-38Z", W["vest2"]), path("M-130-22Q0 2 130-22V90H-130Z", W["pants"]), line("M-130-22Q0 2 130-22", "#5f4d30", 13), line("".join("M%d -10V60" % v for v in range(-60, 70, 22)), W["stripe"], 3.4),
                 path("M-90-220Q-96-60-58 50H-110Z", "#33221c", opacity=.16)), t=tt)
    hd = T(hoff)
    nk = T((2, -190))
    neck = path(limb(nk, ((nk[0] + hd[0]) / 2, (nk[1] + hd[1]) / 2), (hd[0] - 8, hd[1] + 20), [44, 44, 54]), W["fur"])
    nx, ny = T((6, -206))
    if gown:
        ruff = g("".join(ell(q * 14, 6 - abs(q) * 4, 17, 17, "#fffaf4") for q in range(-4, 5)), t=at(nx, ny, 1, lean), f="lift")
    else:
        kd = "M-56-26Q0 6 58-28Q66-12 60 2Q0 34-58 6Q-66-10-56-26Z"
        dots = "".join(ell(a, b, 4.5, 4.5, "#f6eef4") for a, b in ((-44, -8), (-24, 4), (-2, 10), (20, 6), (42, -8)))
        ruff = g(path("M-30 6Q-60 36-66 66L-40 60L-30 74Q-10 44-12 10Z", "#63559a") + path("M-16 8Q-20 50 0 84L12 66L36 70Q24 40 10 8Z", W["tie"]) + "".join(ell(a, b, 4.5, 4.5, "#f6eef4") for a, b in ((-4, 36), (10, 54), (-40, 44))), path(kd, W["tie"]), dots, ell(-8, 12, 15, 14, "#63559a"), t=at(nx, ny, 1, lean), f="lift")
    hg = part(parts, "head", g(wolf_head(head, gaze, hat, cap, ear, ears, hatr, hatlift, parts), t=at(hd[0], hd[1], hscale, tilt), f="lift"))
    tl = ""
    if tail is not False:
        r0 = T((-46, 10))
        pts = [r0] + (tail or [(r0[0] - 80, r0[1] + 60), (r0[0] - 140, r0[1] - 10), (r0[0] - 130, r0[1] - 110)])
        tl = part(parts, "tail", g(bushy(pts, [16, 34, 46, 38, 12]), f="lift"))
    out = back + tl + arms["far"] + "".join(lg) + neck + body + (arms["near"] + mid + ruff + hg if gown else ruff + hg + arms["near"]) + top
    shd = ell(x, y + 4, 140 * s, 22 * s, "#1d3328", opacity=.32, filter="url(#blur)") if shadow else ""
    return shd + g(g(out, t=at(0, 0, s, 0, flip)), t=at(x, y), f="cut")


# ---------- the mouse that is on every page
def mouse(up=False, mood="glad", col="#a9a0a0", dark="#8b8286"):
    """A little mouse, facing right, about 110 wide; up: sitting up."""
    tl = line("M-40-8Q-84-2-92-34Q-96-60-70-58", "#d9a79c", 6)
    if up:
        body = path("M-40 0C-52-40-30-84 4-84C36-84 44-40 34 0Z", col) + path("M0 0C-6-34 6-60 24-62C40-50 40-20 32 0Z", "#efe6dc") + ell(-22, 0, 20, 9, dark) + ell(20, 0, 18, 8, dark)
        hd = (14, -96)
        arms = line("M14-52Q28-50 34-60M2-50Q18-40 30-52", dark, 8)
    else:
        body = path("M-52 0C-58-44-20-60 14-52C44-46 54-20 50 0Z", col) + ell(-24, 0, 20, 8, dark) + ell(28, 0, 16, 7, dark) + path("M-20-4Q10-30 46-18L48 0H-16Z", "#efe6dc", opacity=.7)
        hd = (40, -46)
        arms = ""
    e = line("M6-6q6-9 13 0", DARK, 4) if mood == "laugh" else ell(12, -6, 6, 7.5, DARK) + ell(14, -9, 2.2, 2.4, "#fff")
    head = ell(6, -32, 19, 20, dark) + ell(7, -31, 12, 13, "#e3b3a8") + path("M-30 6C-32-26 0-38 26-22Q44-8 50 4Q46 18 20 20C-6 22-28 20-30 6Z", col) + ell(-18, -28, 23, 24, col) + ell(-17, -27, 15, 16, "#efc0b4") + e + ell(49, 3, 6.5, 6, "#d67f7a") + ell(14, 10, 8, 5, "#f0786f", opacity=.5) + line("M38 8l22 4M38 11l18 10", "#6d6268", 2)
    if mood == "afraid":
        head += ell(12, -7, 10, 11, "#fff") + ell(13, -6, 5, 6, DARK)
    return tl + body + arms + g(head, t=at(*hd))


def wolf_back():
    """The wolf from behind, running off in the nightgown; about 330 high, feet at 0, 0."""
    gown = "M-34-190Q0-206 34-190Q52-120 74-46Q0-26-74-46Q-52-120-34-190Z"
    ears = "".join(g(path("M-22 14Q-26-40-6-70Q22-34 22 14Z", W["fur"]), t=at(q * 38, -262, 1, q * 16)) for q in (-1, 1))
    legs = line("M-26-50Q-40-20-30-4", W["fur"], 20) + ell(-34, -4, 24, 12, W["dark"]) + line("M26-50Q50-40 66-52", W["dark"], 20) + ell(74, -56, 14, 22, W["lit"])
    tail = g(bushy([(0, -70), (30, -20), (90, -16), (120, -60)], [10, 22, 28, 20, 8]), f="lift")
    arms = line("M-40-170Q-80-160-96-196", "#f6eef4", 28) + ell(-98, -204, 15, 15, W["fur"]) + line("M40-170Q84-150 100-184", "#f6eef4", 28) + ell(102, -192, 15, 15, W["fur"])
    cap = path(smooth([(0, -296), (56, -276), (70, -226), (50, -182), (0, -172), (-50, -182), (-70, -226), (-56, -276)], True), "#fdf6f0") + "".join(ell(x, -182 + 6 * (1 - abs(x) / 60), 13, 13, "#fffaf4") for x in range(-50, 51, 14)) + line("M-50-196Q0-178 50-196", "#a58fc4", 8) + "".join(ell(a, b, 5, 5, "#b9a5d2") for a, b in ((-30, -250), (10, -270), (34, -240), (-6, -232), (-44, -222), (44, -212)))
    return g(arms, legs, path(gown, "#f6eef4"), clip(gown, path("M-90-200Q-50-100-60-30H-100Z", "#8a74ac", opacity=.3), "".join(ell(a, b, 5, 5, "#b9a5d2") for a, b in ((-20, -150), (16, -120), (-36, -90), (40, -80), (0, -60), (-50, -60), (24, -160)))), tail, ears, cap)
