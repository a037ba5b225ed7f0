"""The old man, his dog and the six guests of the mitten: faces, knitted clothes, poses."""
from faces import *

MOODS = {  # eyes, brows (lift, inner tilt), mouth
    "glad": (dict(pupil=.76), (-2, 0), "smile"),
    "laugh": (dict(shut="glad"), (-6, 4), "laugh"),
    "happy": (dict(pupil=.78), (-8, 2), "laugh"),
    "sly": (dict(pupil=.7, lid=.26), (-2, -5), "smirk"),
    "proud": (dict(pupil=.74, lid=.1), (-8, 0), "smirk"),
    "shy": (dict(pupil=.78, big=1.06), (-8, 9), "smile"),
    "cold": (dict(pupil=.7, big=1.05), (-6, 11), "wobble"),
    "effort": (dict(shut="squeeze"), (-4, 5), "grin"),
    "surprised": (dict(pupil=.56, big=1.16), (-14, 2), "o"),
    "afraid": (dict(pupil=.5, big=1.18), (-12, 12), "shout"),
    "run": (dict(pupil=.66, big=1.1), (-10, 8), "laugh"),
    "call": (dict(pupil=.74, big=1.05), (-10, 6), "laugh"),
    "bliss": (dict(shut="sleep"), (-6, 4), "smile"),
}

WHO = {
    "mouse": dict(skin="#aaa5bb", dark="#8a84a0", lit="#c8c4d3", pale="#e6dfe6", nose="#dc8b98", line="#655d78", paw="#e8b4b6", knit="#efbf4e", knit2="#d9a23a", stripe="#fff3d2", tw=.88, aw=.8),
    "frog": dict(skin="#94c070", dark="#74a257", lit="#b4d68f", pale="#dcebb4", nose="#587c44", line="#4b6b3d", paw="#94c070", knit="#3f9fb4", knit2="#2f8298", stripe="#dff3f2", tw=.92, aw=.76),
    "hare": dict(skin="#d9cabd", dark="#bda99d", lit="#ece2d8", pale="#fff8ef", nose="#d98e93", line="#7d6a68", paw="#d9cabd", knit="#a78bcb", knit2="#8d70b4", stripe="#efe4fa", tw=.86, aw=.84),
    "fox": dict(skin="#e59a55", dark="#c97e43", lit="#f4b878", pale="#fff1dc", nose="#49333a", line="#7d4a35", paw="#6e4a44", knit="#4d9070", knit2="#3c775b", stripe="#d6ecd6", tw=.9, aw=.86),
    "wolf": dict(skin="#8e99b5", dark="#6f7a99", lit="#adb7ce", pale="#dde2ec", nose="#3c3850", line="#4d5372", paw="#8e99b5", knit="#44649c", knit2="#35507f", stripe="#e9eef6", tw=1.0, aw=1.0),
    "bear": dict(skin="#a5744f", dark="#85583c", lit="#bf9068", pale="#e0bd92", nose="#45302e", line="#5f3f33", paw="#a5744f", knit="#7d5a86", knit2="#66476f", stripe="#f0dfee", tw=1.2, aw=1.22),
    "dog": dict(skin="#f0d9b5", patch="#b98257", dark="#d6b58a", lit="#fbeed6", pale="#fffaf0", nose="#453438", line="#85624c", paw="#f0d9b5", knit="#3f9fb4", knit2="#2f8298", stripe="#dff3f2", tw=.9, aw=.8),
}


# ---------- knitted things
def ribs(x0, x1, y0, y1, col, step=11, w=3, bow=0):
    return line("".join("M%s %sq%s %s 0 %s" % tuple(n(v) for v in (x, y0 + bow * (1 - ((x - x0) / (x1 - x0) * 2 - 1) ** 2), 2, (y1 - y0) / 2, y1 - y0)) for x in [x0 + i * step for i in range(int((x1 - x0) / step) + 1)]), col, w)


def stitches(x0, x1, y0, y1, col, step=17, w=3):
    """Rows of small v strokes (a tile of knit_defs)."""
    return rect(x0, y0, x1 - x0 + step, y1 - y0 + step, "url(#k%s)" % col[1:])


def knit_defs():
    return "".join('<pattern id="k%s" width="18" height="26" patternUnits="userSpaceOnUse">%s</pattern>' % (c[1:], line("M2 3l6 7l6-7M-7 16l6 7l6-7M11 16l6 7l6-7", c, 3.2)) for c in sorted({k["knit2"] for k in WHO.values()} | {"#b2302f"}))


def zigzag(x0, x1, y, h, m, col, w, bow=0):
    return line("M" + "L".join("%s %s" % (n(x0 + (x1 - x0) * i / m), n(y + (h if i % 2 else 0) + bow * (1 - (2 * i / m - 1) ** 2))) for i in range(m + 1)), col, w, stroke_linejoin="miter")


def pompom(x, y, r, col="#fffaf2", shade="#dfe3ec"):
    pts = [(x + r * (1 if i % 2 else .86) * math.cos(math.pi * i / 9), y + r * (1 if i % 2 else .86) * math.sin(math.pi * i / 9)) for i in range(18)]
    d = smooth(pts, True, .24)
    return path(d, col) + clip(d, path("M%s %sq%s %s %s %sV%sH%sZ" % tuple(n(v) for v in (x - r * 1.2, y + r * .1, r * 1.1, r * .9, r * 2.2, -r * .2, y + r * 1.3, x - r * 1.2)), shade, opacity=.8))


def cap(k, w=70, top=-158, base=-64, bow=16, pom=True):
    """A knitted cap, its folded edge bowing down over the forehead."""
    crown = "M%s %sC%s %s %s %s 0 %sC%s %s %s %s %s %sQ0 %s %s %sZ" % tuple(n(v) for v in (-w, base, -w, base - (base - top) * .8, -w * .55, top, top, w * .55, top, w, base - (base - top) * .8, w, base, base + bow * 2, -w, base))
    b = w * 1.07
    fold = "M%s %sQ0 %s %s %sQ%s %s %s %sQ0 %s %s %sQ%s %s %s %sZ" % tuple(n(v) for v in (-b, base - 20, base - 20 + bow * 2, b, base - 20, b + 8, base - 4, b - 2, base + 10, base + 10 + bow * 2, -b + 2, base + 10, -b - 8, base - 4, -b, base - 20))
    out = path(crown, k["knit"]) + clip(crown, stitches(-w - 10, w, top, base, k["knit2"], 17, 3), zigzag(-w - 6, w + 6, base - 54, 16, 10, k["stripe"], 6, bow),
                                        path("M%s %sQ%s %s %s %sH%sV%sZ" % tuple(n(v) for v in (w * .3, top, w * .8, (top + base) / 2, w * .55, base + 30, w * 1.4, top)), k["knit2"], opacity=.45))
    out += path(fold, k["stripe"]) + clip(fold, ribs(-b, b, base - 24, base + 12, k["knit"], 13, 3.4, bow * 1.2))
    return g(out, f="lift") + (g(pompom(0, top - 12, 25), f="lift") if pom else "")


# ---------- what lives
def part(parts, key, *art):
    """Art that is a piece of its own if parts (head, eyes, tail …: name of the piece) name it."""
    return piece(parts[key], *art) if key in parts else "".join(art)


def lids(k, q, cx, cy, rx, ry):
    """A closed eyelid over the open left (-1) or right (1) eye."""
    return ell(cx, cy, rx + 5, ry + 5, k.get("patch", k["skin"]) if q < 0 else k["skin"]) + line("M%s %sQ%s %s %s %s" % tuple(n(v) for v in (cx - rx, cy + ry * .2, cx, cy + ry, cx + rx, cy + ry * .2)), k["line"], 7)


# ---------- faces
def eyes(k, y, mood, gaze, dx=40, cy=-22, r=(19, 24), shift=30, wink=None, brow=True, lash=False, parts=()):
    e0, (lift, inner), _ = MOODS[mood]
    a, b = abs(y), (1 if y >= 0 else -1)
    e0 = dict(e0)
    big = e0.pop("big", 1)
    out, shut = "", ""
    for q in (-1, 1):
        far = q == b
        rx, ry = r[0] * big * (1 - (.22 * a if far else 0)), r[1] * big
        cx = q * dx * (1 - (.16 * a if far else 0)) + y * shift
        e = dict(shut="glad") if wink == q else dict(e0)
        e.setdefault("skin", k["dark"])
        e["liner"] = k["line"]
        if "lid" in e:
            e["slant"] = .07 * q
        if e.get("shut") == "squeeze":
            e["slant"] = -q
        out += eye(cx, cy, rx, ry, gaze, **e)
        if "eyes" in parts and "shut" not in e:
            shut += lids(k, q, cx, cy, rx, ry)
        if lash and "shut" not in e:
            out += line("M%s %sl%s -7M%s %sl%s -10" % tuple(n(v) for v in (cx + q * rx * .92, cy - ry * .5, q * 12, cx + q * rx * .6, cy - ry * .85, q * 9)), DARK, 5)
        if brow:
            bx, by = cx, cy - ry - 12 + lift
            out += line("M%s %sQ%s %s %s %s" % tuple(n(v) for v in (bx - q * 15, by - inner * .75 + 2, bx, by - 6, bx + q * 15, by + inner * .6 + 2)), k["line"], 6.5, opacity=.8)
    return out + (piece(parts["eyes"], shut, hidden=True) if shut else "")


def muzzle_mouth(k, kind, x, y, s=1., teeth=False):
    """A mouth under a nose; teeth: the two front teeth of a mouse or a hare."""
    col = k["line"]
    t = ""
    if kind == "smile":
        m = line("M-30-4Q-17 15 0 2Q17 15 30-6", col, 7)
        t = path("M-11 7Q0 12 11 7L9 25Q5 28 0 25Q-5 28-9 25Z", "#fffdf6") + line("M0 9V25", "#d9d0cc", 2.4) if teeth else ""
        return g(t, m, t=at(x, y, s))
    if kind == "grit":
        return g(path("M-34-4Q0-14 34-4Q40 16 30 24Q0 32-30 24Q-40 16-34-4Z", "#8a3c48"), path("M-28-1Q0-9 28-1Q33 13 25 19Q0 26-25 19Q-33 13-28-1Z", "#fffaf0"), line("M-29 9Q0 14 29 9M-12-3V22M0-5V24M12-3V22", "#d8c8c0", 3), t=at(x, y, s))
    if kind == "grin":
        return g(path("M-40-12Q0 8 40-12Q42 20 4 27Q-40 24-40-12Z", "#fffaf0", stroke="#8a3c48", stroke_width=6, stroke_linejoin="round"), line("M-35 4Q0 20 35 3", "#dcbfb2", 3.4), line("M-48-12q2-8 9-9M48-12q-2-8-9-9", col, 5), t=at(x, y, s))
    o = mouth(kind, 0, 0, 1, col)
    if teeth and kind == "laugh":
        o += path("M-12 2Q0 6 12 1L10 17Q0 21-10 17Z", "#fffdf6") + line("M0 4V18", "#d9d0cc", 2.4)
    return g(o, t=at(x, y, s))


def nose(x, y, rx, ry, col, lit="#ffffff"):
    return path(smooth([(x - rx, y - ry * .5), (x, y - ry), (x + rx, y - ry * .5), (x + rx * .45, y + ry * .7), (x, y + ry), (x - rx * .45, y + ry * .7)], True, .22), col) + ell(x - rx * .3, y - ry * .5, rx * .3, ry * .2, lit, opacity=.5)


def blush(y, x=68, cy=34, r=(22, 16), op=.5, col="#f0787f"):
    return ell(-x * (1 - .2 * abs(y)) + y * 26, cy, *r, col, opacity=op) + ell(x * (1 - .2 * abs(y)) + y * 26, cy, *r, col, opacity=op)


def skull(k, pts, y, extra=""):
    R = [(pts[0][0] - y * 4, pts[0][1])] + pts[1:]
    d = smooth(R + [(-a, b) for a, b in reversed(R[1:-1])], True)
    return path(d, k["skin"]) + clip(d, path("M-150 24Q-60 122 30 106Q100 90 124-6L160 150H-150Z", k["dark"], opacity=.4), extra, path("M-96-12Q-88-62-52-78Q-74-50-80-12Q-88 8-96-12Z", k["lit"], opacity=.8))


def tufts(k, col, y, sx=1., sy=1.):
    """Pointed cheeks."""
    d = "M40-40Q98-30 136 8Q122 16 112 17Q126 32 130 50Q113 53 102 49Q104 62 96 74Q60 92 20 90Z"
    a = abs(y)
    out = ""
    for q in (-1, 1):
        f = (1 - .14 * a) if q * y > 0 else (1 + .04 * a)
        out += path(d, col, transform="translate(%s 0) scale(%.3f %.3f)" % (n(-y * 6), q * sx * f, sy))
    return out


def whiskers(x, y, col, L=62, w=3.2):
    return line("".join("M%s %sq%s %s %s %s" % tuple(n(v) for v in (x + q * 34, y + j * 9, q * L * .5, j * 5 - 4, q * L, j * 13)) for q in (-1, 1) for j in (-1, .3)), col, w, opacity=.7)


def head(who, yaw=.3, mood="glad", gaze=(0, 0), ears=(0, 0), wink=None, wear=True, parts=()):
    """A head of about 200 points, its middle at 0, 0; ears turns the left and the right ear."""
    k = WHO[who]
    y = max(-.85, min(.85, yaw))
    a, b = abs(y), (1 if y >= 0 else -1)
    m = MOODS[mood][2]
    ew = lambda q: 1 - (.2 * a if q == b else -.03)
    out = ""
    if who == "mouse":
        for q in (-1, 1):
            e = ell(0, -40, 58, 60, k["skin"]) + ell(0, -38, 41, 43, "#f0bcc0") + path("M-41-38A41 43 0 0 1 41-38Q0-66-41-38Z", "#dd9ba4", opacity=.55)
            out += g(g(e, t="translate(%s %s) rotate(%s) scale(%.2f 1)" % (n(q * 70 - y * 24), n(-54), n(q * 34 + ears[q > 0]), ew(q))), f="lift")
        out += skull(k, [(0, -92), (56, -80), (93, -34), (101, 20), (80, 66), (40, 90), (0, 96)], y, blush(y) + path("M-150 140V70Q%s 10 150 74V140Z" % n(y * 60), k["pale"], opacity=.8))
        out += line("M-6-90q-12-20 2-32M2-91q2-18 18-24", k["dark"], 6)
        out += eyes(k, y, mood, gaze, 40, -14, (20, 26), wink=wink, parts=parts)
        out += path(smooth([(y * 40 - 44, 44), (y * 44 - 26, 18), (y * 56, 10), (y * 44 + 26, 18), (y * 44 + 42, 44), (y * 44, 62)], True), k["lit"])
        out += whiskers(y * 50, 36, k["line"]) + muzzle_mouth(k, m, y * 50, 52, .76, True) + nose(y * 62, 18, 18, 15, k["nose"])
    elif who == "frog":
        if wear:
            out += g(cap(k, 62, -142, -66, 8), t=at(-y * 8, 6, 1, -3))
        out += g("".join(ell(q * 60 * (1 - (.14 * a if q == b else 0)) + y * 24, -58, 41 * ew(q), 42, k["skin"]) for q in (-1, 1)), f="lift")
        out += skull(k, [(0, -58), (50, -62), (98, -42), (126, 8), (112, 54), (64, 80), (0, 86)], y, path("M-150 20Q%s 74 150 12V140H-150Z" % n(y * 40), k["pale"], opacity=.75) + blush(y, 86, 30, (20, 14)))
        out += "".join(path("M%s %sa38 38 0 0 1 30-28" % (n(q * 60 + y * 24 - 32 * ew(q)), -62), "none", stroke=k["lit"], stroke_width=6, stroke_linecap="round") for q in (-1, 1))
        out += eyes(k, y, mood, gaze, 60, -60, (25, 28), 24, wink, brow=False, parts=parts)
        out += "".join(ell(y * 54 + q * 12, -8, 3.6, 4.6, k["nose"]) for q in (-1, 1))
        x = y * 34
        if m == "laugh":
            out += path("M%s 8Q%s 34 %s 6Q%s 78 %s 78Q%s 78 %s 8Z" % tuple(n(v) for v in (x - 66, x, x + 66, x + 56, x, x - 56, x - 66)), "#8a3c48") + path("M%s 62Q%s 38 %s 62Q%s 77 %s 77Q%s 77 %s 62Z" % tuple(n(v) for v in (x - 38, x, x + 38, x + 18, x, x - 18, x - 38)), "#ee8a8c")
        elif m in ("o", "shout", "wobble", "grit"):
            out += muzzle_mouth(k, m, x, 32, .8)
        else:
            out += line("M%s 16Q%s 58 %s 12" % (n(x - 74), n(x), n(x + 74)), k["line"], 7.5) + line("M%s 8q-8 3-8 11M%s 4q8 3 8 11" % (n(x - 72), n(x + 72)), k["line"], 5)
    elif who == "hare":
        ep = "M-26 10C-44-60-40-150-4-196C34-156 42-70 26 10Z"
        inn = "M-12 0C-24-60-22-126-4-164C18-130 22-62 12 0Z"
        for q in (-1, 1):
            bend = ears[q > 0]
            out += g(g(path(ep, k["skin"]) + path(inn, "#eebfbe") + path("M26 10C42-70 34-156-4-196C18-150 18-60 4 10Z", k["dark"], opacity=.3), t="translate(%s -76) rotate(%s) scale(%.2f 1)" % (n(q * 36 - y * 16), n(q * 13 + bend), q * ew(q))), f="lift")
        out += skull(k, [(0, -98), (52, -86), (84, -42), (96, 10), (84, 60), (48, 90), (0, 98)], y, blush(y, 64, 32) + path("M-150 140V60Q%s 24 150 64V140Z" % n(y * 60), k["pale"], opacity=.7))
        out += eyes(k, y, mood, gaze, 39, -18, (19, 26), wink=wink, parts=parts)
        out += ell(y * 46 - 23, 44, 32, 27, k["pale"]) + ell(y * 46 + 23, 44, 32 * (1 - .1 * a), 27, k["pale"]) + whiskers(y * 46, 42, k["line"], 56)
        out += muzzle_mouth(k, m, y * 48, 54, .78, True) + nose(y * 54, 24, 18, 14, k["nose"])
        if wear:
            out += g(line("M-84-52C-74-124 74-124 84-52", k["knit2"], 15) + line("M-84-52C-74-124 74-124 84-52", k["knit"], 9) + pompom(-92 - max(0, -y) * 22, -42, 36 * (1 - max(0, -y) * .3), k["knit"], k["knit2"]) + pompom(92 + max(0, y) * 22, -42, 36 * (1 - max(0, y) * .3), k["knit"], k["knit2"]), t=at(-y * 10, 0), f="lift")
    elif who in ("fox", "wolf"):
        w = who == "wolf"
        for q in (-1, 1):
            e = path("M-40 26Q-46-50-8-104Q2-112 10-102Q44-46 40 26Z", k["skin"]) + path("M-22 14Q-26-42 0-78Q24-40 22 14Z", k["pale"] if not w else "#b9a6b8")
            e += path("M-26-66Q-20-86-8-104Q2-112 10-102Q20-84 27-64Q0-80-26-66Z", "#6e4a44" if not w else k["dark"])
            out += g(g(e, t="translate(%s %s) rotate(%s) scale(%.2f %s)" % (n(q * 66 - y * 22), n(-62), n(q * 22 + ears[q > 0]), ew(q), 1.05 if not w else .96)), f="lift")
        out += tufts(k, k["pale"] if not w else k["skin"], y, 1. if not w else 1.04, 1)
        out += skull(k, [(0, -92), (56, -82), (95, -38), (106, 14), (86, 62), (44, 92), (0, 104)], y,
                     path("M-150-4Q-86-6 %s 34Q%s 6 %s 4Q%s 6 %s 34Q96-10 150-8V150H-150Z" % tuple(n(v) for v in (y * 56 - 42, y * 62 - 24, y * 66, y * 62 + 24, y * 56 + 40)), k["pale"], opacity=.95 if not w else .8) + blush(y, 72, 40, (22, 15), .42))
        out += eyes(k, y, mood, gaze, 40, -22, (18, 23), wink=wink, lash=not w, parts=parts)
        sx = y * 62
        L = 52 if w else 44
        out += path(smooth([(y * 26 - L, 36), (y * 40 - 26, 2), (sx, -8), (y * 40 + 28, 2), (sx * .6 + y * 10 + L, 36), (sx * .9 + 12, 60), (sx * .7, 66), (sx * .7 - 24, 60)], True), k["pale"])
        out += path(smooth([(y * 34 - 22, 0), (sx - 14, -8), (sx + 14, -8), (y * 44 + 20, 2), (sx + 10, 18), (sx - 12, 18)], True), k["skin"], opacity=.9)
        out += muzzle_mouth(k, m, sx * .82, 52, .88) + nose(sx * 1.06, 14, 24 if w else 21, 19 if w else 16, k["nose"])
        if w and wear:
            out += g(cap(k, 64, -150, -76, 10), t=at(-y * 8, 10, 1, 4))
        if not w:
            out += line("M-8-90q-10-18 4-28M4-91q6-16 20-16", k["dark"], 6.5)
    elif who == "bear":
        for q in (-1, 1):
            out += g(ell(q * 84 - y * 22, -74, 38 * ew(q), 38, k["skin"]) + ell(q * 83 - y * 22, -71, 23 * ew(q), 24, k["pale"]) , f="lift")
        out += skull(k, [(0, -98), (62, -86), (104, -38), (118, 24), (96, 78), (48, 106), (0, 112)], y, blush(y, 78, 40, (25, 18), .42))
        out += eyes(k, y, mood, gaze, 42, -22, (17, 22), wink=wink, parts=parts)
        out += ell(y * 42, 46, 62, 49, k["pale"]) + path("M%s 40A58 45 0 0 1 %s 40Q%s -6 %s 40Z" % (n(y * 42 - 58), n(y * 42 + 58), n(y * 46), n(y * 42 - 58)), "#f0d6b2", opacity=.8)
        out += muzzle_mouth(k, m, y * 48, 52, .92) + nose(y * 56, 18, 29, 21, k["nose"])
        out += line("M-12-94q-14-18-4-30M0-97q0-20 12-26M12-95q10-14 22-12", k["dark"], 7)
    elif who == "dog":
        for q in (-1, 1):
            c1, c2 = ("#a9754f", "#8d5e3e") if q < 0 else (k["dark"], "#c09a6e")
            e = path("M-10-30Q30-44 48 6Q62 66 34 92Q4 98-6 50Q-16 10-10-30Z", c1) + path("M14 10Q34 40 28 78Q6 80-2 44Z", c2, opacity=.6)
            e = g(g(e, t="translate(%s %s) rotate(%s) scale(%.2f 1)" % (n(q * 74 - y * 20), n(-44), n(q * -10 + ears[q > 0]), q * ew(q))), f="lift")
            if q == b:
                out += e
            else:
                near = e
        out += skull(k, [(0, -92), (58, -82), (92, -36), (98, 16), (80, 64), (42, 92), (0, 98)], y, path("M%s-80Q-120-60-110 30Q-60 40 %s 0Q%s -50 %s-80Z" % (n(-20 + y * 30), n(-8 + y * 40), n(-4 + y * 40), n(-20 + y * 30)), "#b98257") + blush(y, 66, 36, (20, 14), .42))
        out += eyes(k, y, mood, gaze, 40, -20, (18, 23), wink=wink, parts=parts)
        sx = y * 60
        out += path(smooth([(y * 26 - 46, 38), (y * 38 - 24, 4), (sx, -4), (y * 38 + 28, 4), (sx * .6 + y * 10 + 46, 38), (sx * .9 + 14, 62), (sx * .7 - 22, 62)], True), k["pale"])
        out += muzzle_mouth(k, m, sx * .84, 52, .86) + nose(sx * 1.06, 12, 23, 18, k["nose"]) + near
    return out


# ---------- bodies
TORSO = mirror([(0, -138), (38, -130), (68, -92), (90, -30), (90, 20), (62, 54), (0, 64)])


def paw(k, a=0, s=1., col=None, kind="open"):
    """A soft paw pointing along +x."""
    c = col or k["paw"]
    if kind == "grip":
        return g(path("M-18-20Q6-32 26-20Q36-6 30 12Q18 28-4 24Q-24 18-18-20Z", c), line("M28-9Q18-10 12-8M29 4Q18 4 12 5", k["line"], 4, opacity=.6), t=at(0, 0, s, a))
    return g(path("M-18-19Q2-32 26-22Q38-18 34-8Q42 0 34 8Q36 20 24 22Q4 28-18 19Q-26 0-18-19Z", c), line("M34-8L20-6M34 8L20 6", k["line"], 4, opacity=.6), t=at(0, 0, s, a))


def foot(who, k, col):
    if who == "frog":
        return path("M-20-20Q-26 2-22 4L14 5Q30 8 62 4Q66-2 48-8Q70-10 66-16Q54-20 32-16Q24-26 8-26Z", col) + line("M22-8L44-8", k["line"], 3.4, opacity=.5)
    L = {"hare": 64, "bear": 52}.get(who, 44)
    return path("M-26-20Q-36 0-32 4H%sQ%s-6 %s-16Q%s-26 6-25Q-10-30-26-20Z" % (n(L - 4), n(L + 8), n(L - 6), n(L - 24)), col) + line("M%s 3Q%s-6 %s-9M%s 3Q%s-6 %s-10" % tuple(n(v) for v in (L - 10, L - 10, L - 18, L - 26, L - 27, L - 34)), k["line"], 4, opacity=.55)


def dress(who, k, o):
    """What is worn on the body, drawn inside its outline; o: how far the front is turned."""
    belly = ell(o * 1.2, -10, 54, 62, k["pale"], opacity=.9)
    full = path("M-150-170H150V26Q%s 44-150 26Z" % n(o), k["knit"]) + stitches(-130, 130, -140, 20, k["knit2"], 19, 3.2)
    hem = path("M-150 10Q%s 32 150 10V36Q%s 58-150 36Z" % (n(o), n(o)), k["stripe"]) + ribs(-130, 130, 10, 40, k["knit"], 13, 3.4, 16)
    if who == "mouse":
        return belly
    if who == "frog":
        return full + "".join(path("M-150 %sQ%s %s 150 %sV%sQ%s %s-150 %sZ" % tuple(n(v) for v in (yy, o, yy + 20, yy, yy + 18, o, yy + 38, yy + 18)), k["stripe"]) for yy in (-118, -76, -34)) + hem
    if who == "hare":
        return belly + path("M-150-170H%sQ%s-60 %s 40H-150Z" % (n(o - 16), n(o - 34), n(o - 40)), k["knit"]) + path("M150-170H%sQ%s-60 %s 40H150Z" % (n(o + 16), n(o + 34), n(o + 40)), k["knit"]) + \
            stitches(-130, o - 50, -130, 10, k["knit2"], 19, 3.2) + stitches(o + 46, 130, -130, 10, k["knit2"], 19, 3.2) + line("M%s-170Q%s-60 %s 40M%s-170Q%s-60 %s 40" % tuple(n(v) for v in (o - 16, o - 34, o - 40, o + 16, o + 34, o + 40)), k["stripe"], 10) + \
            path("M-150 26V12L%s 24V40Z M150 26V12L%s 24V40Z" % (n(o - 38), n(o + 38)), k["stripe"])
    if who == "fox":
        return belly + path("M-150-170H150V-74Q%s 40-150-74Z" % n(o * 1.3), k["knit"]) + clip("M-150-170H150V-74Q%s 40-150-74Z" % n(o * 1.3), stitches(-130, 130, -130, 0, k["knit2"], 19, 3.2), zigzag(-130, 130, -86, 15, 14, k["stripe"], 6.5, 46)) + \
            line("M-150-74Q%s 40 150-74" % n(o * 1.3), k["stripe"], 9, stroke_dasharray="3 9")
    if who == "wolf":
        return full + "".join(path("M-150 %sQ%s %s 150 %sV%sQ%s %s-150 %sZ" % tuple(n(v) for v in (yy, o, yy + 22, yy, yy + 12, o, yy + 34, yy + 12)), k["stripe"]) for yy in (-96, -18)) + \
            zigzag(-126, 126, -66, 22, 16, k["stripe"], 7, 14) + hem
    if who == "bear":
        return path("M-150-170H150V90H-150Z", k["skin"]) + path("M-150-170H%sQ%s-60 %s 46H-150Z" % (n(o - 10), n(o - 22), n(o - 30)), k["knit"]) + path("M150-170H%sQ%s-60 %s 46H150Z" % (n(o + 10), n(o + 22), n(o + 30)), k["knit"]) + \
            clip("M-150-170H%sQ%s-60 %s 46H-150ZM150-170H%sQ%s-60 %s 46H150Z" % tuple(n(v) for v in (o - 10, o - 22, o - 30, o + 10, o + 22, o + 30)), stitches(-130, 130, -140, 40, k["knit2"], 20, 3.4), zigzag(-130, 130, -60, 20, 18, k["stripe"], 7, 14), zigzag(-130, 130, 0, 20, 18, k["stripe"], 7, 14)) + \
            line("M%s-170Q%s-60 %s 46M%s-170Q%s-60 %s 46" % tuple(n(v) for v in (o - 10, o - 22, o - 30, o + 10, o + 22, o + 30)), k["stripe"], 10, stroke_linecap="butt") + ell(o - 34, -66, 8, 8, "#f2dca6") + ell(o - 40, -16, 8, 8, "#f2dca6")
    return belly


def scarf(k, T, lean, turn, tails):
    """The mouse's scarf."""
    nk = T((turn * 10, -104))
    sc = ""
    for i, pts in enumerate(tails):
        pp = [(nk[0] + a, nk[1] + b) for a, b in pts]
        rb = ribbon(pp, [15, 19, 21], 6, False)
        e, e2 = pp[-1], pp[-2]
        L = math.hypot(e[0] - e2[0], e[1] - e2[1])
        ux, uy = (e[0] - e2[0]) / L, (e[1] - e2[1]) / L
        fr = "".join("M%s %sl%s %s" % tuple(n(v) for v in (e[0] - uy * q, e[1] + ux * q, ux * 13, uy * 13)) for q in (-17, -8, 0, 8, 17))
        st = "".join("M%s %sl%s %s" % tuple(n(v) for v in (e[0] - ux * z - uy * 40, e[1] - uy * z + ux * 40, uy * 80, -ux * 80)) for z in (14, 32))
        sc += line(fr, k["knit2"], 5) + path(rb, (k["knit"], k["knit2"])[i]) + clip(rb, line(st, k["stripe"], 8))
    nb = smooth([(nk[0] + a, nk[1] + b) for a, b in [rot(p, lean) for p in ((-78, -24), (-40, 0), (0, 6), (40, 0), (78, -24), (84, 4), (48, 34), (0, 42), (-48, 34), (-84, 4))]], True)
    return g(sc, path(nb, k["knit"]), clip(nb, line("".join("M%s %sl%s 64" % (n(nk[0] + p), n(nk[1] - 24), n(p * .3)) for p in (-60, -42, -24, -6, 12, 30, 48, 64)), k["knit2"], 4), line("".join("M%s %sl%s 64" % (n(nk[0] + p), n(nk[1] - 24), n(p * .3)) for p in (-33, 21)), k["stripe"], 8)), f="lift")


def brush(pts, ws, k, tip=None):
    """A bushy tail, root first."""
    d = ribbon(pts, ws, 5)
    c = spline(pts, 6)
    i = int(len(c) * .64)
    u = (c[i + 1][0] - c[i - 1][0], c[i + 1][1] - c[i - 1][1])
    q = math.hypot(*u) or 1
    u = (u[0] / q, u[1] / q)
    zig = [(c[i][0] - u[1] * v + u[0] * (22 if j % 2 else -8), c[i][1] + u[0] * v + u[1] * (22 if j % 2 else -8)) for j, v in enumerate((-90, -54, -30, -8, 14, 36, 58, 90))]
    far = [(zig[-1][0] + u[0] * 240, zig[-1][1] + u[1] * 240), (zig[0][0] + u[0] * 240, zig[0][1] + u[1] * 240)]
    return path(d, k["skin"]) + clip(d, path(poly(zig + far), tip or k["pale"]), line("".join("M%s %sl%s %s" % tuple(n(v) for v in (c[j][0] + o * 12, c[j][1] + o * 8, (c[j + 1][0] - c[j][0]) * .9, (c[j + 1][1] - c[j][1]) * .9)) for j, o in ((4, 1), (7, -1), (10, 1)) if j + 1 < len(c)), k["dark"], 5))


def tail_of(who, k, T, b, pts):
    r = T((-b * 84 * k["tw"], 26))
    P = lambda q: [(r[0] + b * x, r[1] + y) for x, y in q]
    if who == "mouse":
        return line(smooth([r] + P(pts or [(-40, 24), (-84, 12), (-112, -30), (-96, -66)]), False), k["paw"], 9)
    if who == "hare":
        return pompom(r[0] - b * 8, r[1] - 6, 34, k["pale"], k["dark"])
    if who == "bear":
        return ell(r[0] - b * 4, r[1] - 4, 30, 28, k["dark"])
    if who in ("fox", "wolf"):
        return g(brush([T((-b * 60, 30))] + P(pts or [(-60, 10), (-116, -40), (-120, -120)]), [16, 36, 48, 40, 12], k), f="lift")
    return ""


def beast(who, x, y, s=1., flip=False, lean=0, hip=(0, -112), yaw=.4, tilt=0, nod=(0, 0), mood="glad", gaze=(0, 0), la=None, ra=None,
          lf=((-42, 0), 0), rf=((42, 0), 0), kn=(1, -1), ears=(0, 0), tails=None, order="lr", back="", mid="", top="", shadow=True, tail=None, wink=None, turn=None, hs=1.06, wear=True, parts=(), only=None):
    """An animal whose feet stand about (0, 0); parts: which of its head, eyes and tail are pieces, and their names;
    only: its head or its body alone. la/ra: the arm on the left/right of the (unflipped) drawing:
    dict(to, bend, z=back|mid|top, hold=under the paw, over=over it, ha=angle of the paw, kind=open|grip)."""
    k = WHO[who]
    turn = yaw * .5 if turn is None else turn
    T = lambda p: (hip[0] + rot(p, lean)[0], hip[1] + rot(p, lean)[1])
    tw, aw = k["tw"], k["aw"]
    sleeve = {"frog": k["knit"], "wolf": k["knit"]}.get(who)
    layers = {"back": "", "mid": "", "top": ""}
    for q, arm in ((-1, la), (1, ra)):
        if not arm:
            continue
        sh = T((q * 60 * tw + turn * 8, -88))
        h = arm["to"]
        l1 = {"bear": 68, "wolf": 60}.get(who, 56)
        el = ik(sh, h, l1, l1 - 2, arm.get("bend", -q))
        a = math.degrees(math.atan2(h[1] - el[1], h[0] - el[0])) if arm.get("ha") is None else arm["ha"]
        shade_ = q * turn > 0 and arm.get("z", "mid") == "back"
        col = k["dark"] if shade_ else k["skin"]
        art = ell(sh[0], sh[1], 27 * aw, 27 * aw, sleeve or col) + path(limb(sh, el, h, [27 * aw, 23 * aw, 19 * aw, 17 * aw]), col)
        if who == "fox":
            art += path(limb(el, ((el[0] + h[0]) / 2 + .1, (el[1] + h[1]) / 2), h, [20 * aw, 19 * aw, 17 * aw]), k["paw"])
        if sleeve:
            m = ((sh[0] + 2 * el[0]) / 3, (sh[1] + 2 * el[1]) / 3)
            cx, cy = el[0] * .4 + h[0] * .6, el[1] * .4 + h[1] * .6
            d = limb(sh, ((sh[0] + el[0]) / 2 * .3 + el[0] * .7, (sh[1] + el[1]) / 2 * .3 + el[1] * .7), (cx, cy), [31 * aw, 29 * aw, 25 * aw], False)
            L = math.hypot(h[0] - el[0], h[1] - el[1]) or 1
            ux, uy = (h[0] - el[0]) / L, (h[1] - el[1]) / L
            art += ell(sh[0], sh[1], 30 * aw, 30 * aw, sleeve) + path(d, sleeve) + line("M%s %sL%s %s" % tuple(n(v) for v in (cx - uy * 21 * aw, cy + ux * 21 * aw, cx + uy * 21 * aw, cy - ux * 21 * aw)), k["stripe"], 13)
            bx, by = el[0] * .95 + sh[0] * .05, el[1] * .95 + sh[1] * .05
            art += clip(d, line("M%s %sL%s %s" % tuple(n(v) for v in (bx - uy * 40, by + ux * 40, bx + uy * 40, by - ux * 40)), k["stripe"], 10))
        art += g(arm.get("hold", ""), t=at(h[0], h[1])) + g(paw(k, a, aw * 1.05, col if shade_ and who != "fox" else k["paw"], arm.get("kind", "open")), t=at(h[0], h[1])) + g(arm.get("over", ""), t=at(h[0], h[1]))
        layers[arm.get("z", "mid")] += g(art, f="lift")
    legs = {}
    for key, q, (fp, fa), kb in (("l", -1, lf, kn[0]), ("r", 1, rf, kn[1])):
        hp = T((q * 38 * tw, 30))
        up = rot((0, -22), fa)
        an = (fp[0] + up[0], fp[1] + up[1])
        ll = max(30, min(50, .53 * math.hypot(an[0] - hp[0], an[1] - hp[1])))
        kne = ik(hp, an, ll, ll, kb)
        col = k["skin"] if key == order[1] else k["dark"]
        fc = {"fox": "#6e4a44", "mouse": k["paw"]}.get(who, col)
        f = foot(who, k, fc)
        lw = [38 * tw, 31 * tw, 23 * tw, 21 * tw] if who != "frog" else [40, 28, 15, 14]
        legs[key] = path(limb(hp, kne, an, lw), col) + g(f, t=at(fp[0], fp[1] - 3, 1, fa))
    P = [(a * tw, b) for a, b in TORSO]
    tt = "translate(%s %s) rotate(%s)" % (n(hip[0]), n(hip[1]), n(lean))
    dl = smooth(P, True)
    body = g(path(dl, k["skin"]), clip(dl, dress(who, k, turn * 34), path("M60-140Q130-40 70 70H150V-140Z", k["line"], opacity=.16), path("M%s-20Q%s-100-36-126Q-66-80-74-16Q-80 4-88-20Z" % (n(-92 * tw), n(-84 * tw)), "#fff", opacity=.18)), t=tt)
    hd = T((turn * 14, -190))
    hd = (hd[0] + nod[0], hd[1] + nod[1])
    sc = scarf(k, T, lean, turn, tails or [[(20, 4), (44, 46), (38, 92)], [(2, 8), (8, 44), (-6, 76)]]) if who == "mouse" and wear else ""
    if who == "fox":  # the rolled collar of the shawl
        nk = T((turn * 10, -112))
        nb = smooth([(nk[0] + a, nk[1] + b) for a, b in [rot(p, lean) for p in ((-66, -20), (0, 4), (66, -20), (74, 4), (0, 36), (-74, 4))]], True, .2)
        sc = g(path(nb, k["knit2"]), clip(nb, ribs(nk[0] - 80, nk[0] + 80, nk[1] - 30, nk[1] + 40, k["knit"], 13, 4)), f="lift")
    if who == "frog" or who == "wolf":
        nk = T((turn * 10, -116))
        nb = smooth([(nk[0] + a, nk[1] + b) for a, b in [rot(p, lean) for p in ((-58 * tw, -18), (0, 2), (58 * tw, -18), (64 * tw, 4), (0, 30), (-64 * tw, 4))]], True, .2)
        sc = g(path(nb, k["stripe"]), clip(nb, ribs(nk[0] - 80, nk[0] + 80, nk[1] - 30, nk[1] + 40, k["knit"], 13, 3.4)), f="lift")
    b = 1 if turn >= 0 else -1
    tl = tail_of(who, k, T, b, tail) if tail is not False else ""
    hd_ = part(parts, "head", g(head(who, yaw, mood, gaze, ears, wink, wear, parts), t=at(hd[0], hd[1], hs, tilt), f="lift"))
    out = back + part(parts, "tail", tl) + layers["back"] + g(legs[order[0]], f="lift") + g(legs[order[1]], f="lift") + body + layers["mid"] + mid + sc + (hd_ if only != "body" else "") + layers["top"] + top
    if only == "head":
        out = hd_
    shd = ell(x, y + 4, 108 * tw * s, 18 * s, "#2d4a78", opacity=.3, filter="url(#blur)") if shadow else ""
    return shd + g(g(out, t=at(0, 0, s, 0, flip)), t=at(x, y), f="cut")


# ---------- the dog
def dog(x, y, s=1., flip=False, yaw=.5, tilt=0, mood="glad", gaze=(0, 0), ears=(0, 0), legs=((-78, 0), (-48, 0), (62, 0), (92, 0)), rise=0, hoff=(0, 0), shadow=True, wag=0, parts=()):
    """The old man's dog on four legs, facing right; legs: far hind, near hind, far fore, near fore."""
    k = WHO["dog"]
    B = lambda p: (rot(p, -rise)[0], rot(p, -rise)[1] - 92)
    order = ((0, (-62, 6), True), (2, (62, 6), True), (1, (-58, 10), False), (3, (66, 10), False))
    lg = {True: "", False: ""}
    for i, a, far in order:
        hp, fp = B(a), legs[i]
        an = (fp[0] - 6, fp[1] - 16)
        kn_ = ik(hp, an, 46, 44, 1 if i < 2 else -1)
        col = k["dark"] if far else k["skin"]
        lg[far] += g(path(limb(hp, kn_, an, [30, 22, 16, 16]), col) + g(path("M-20-18Q-26 2-20 4H24Q30-8 18-14Q6-24-20-18Z", col) + line("M14 2Q14-4 9-7M4 3Q4-4-1-6", k["line"], 3.4, opacity=.5), t=at(fp[0], fp[1] - 3)), f="lift")
    P = [(-96, -6), (-84, -46), (-30, -54), (40, -58), (88, -44), (98, 4), (70, 36), (0, 34), (-70, 40)]
    d = smooth([B(p) for p in P], True)
    body = path(d, k["skin"]) + clip(d, path(smooth([B(p) for p in [(-110, 10), (-40, 24), (40, 16), (110, 30), (110, 80), (-110, 80)]], True), k["pale"], opacity=.85), path(smooth([B(p) for p in [(-60, -70), (10, -70), (20, -40), (-20, -22), (-60, -36)]], True), "#b98257"))
    r = B((-88, -30))
    tl = path(ribbon([r, (r[0] - 34, r[1] - 26), (r[0] - 40 + wag, r[1] - 74), (r[0] - 8 + wag, r[1] - 96), (r[0] + 14 + wag, r[1] - 74)], [18, 22, 22, 18, 8], 5), k["skin"])
    nk = B((76, -40))
    hd = (nk[0] + 26 + hoff[0], nk[1] - 66 + hoff[1])
    neck = path(limb(nk, ((nk[0] + hd[0]) / 2, (nk[1] + hd[1]) / 2 + .1), hd, [44, 40, 40]), k["skin"])
    c0 = ((nk[0] * .66 + hd[0] * .34), (nk[1] * .66 + hd[1] * .34) + 12)
    col = g(path(smooth([(c0[0] - 56, c0[1] - 20), (c0[0], c0[1] + 4), (c0[0] + 52, c0[1] - 8), (c0[0] + 54, c0[1] + 18), (c0[0] + 30, c0[1] + 38), (c0[0] + 8, c0[1] + 82), (c0[0] - 14, c0[1] + 38), (c0[0] - 58, c0[1] + 10)], True, .14), k["knit"]), f="lift")
    out = part(parts, "tail", g(tl, f="lift")) + lg[True] + body + neck + lg[False] + col + part(parts, "head", g(head("dog", yaw, mood, gaze, ears, parts=parts), t=at(hd[0], hd[1], .86, tilt), f="lift"))
    shd = ell(x, y + 4, 128 * s, 18 * s, "#2d4a78", opacity=.3, filter="url(#blur)") if shadow else ""
    return shd + g(g(out, t=at(0, 0, s, 0, flip)), t=at(x, y), f="cut")


# ---------- the old man
MAN = dict(skin="#f3c3a0", dark="#dda27e", lit="#fbd9bd", line="#8d5b49", coat="#bf8f62", coat2="#a67750", fleece="#f6ead6", fleece2="#e2d0b4", hat="#8a6a58", hat2="#735546", fur="#e9dcc6", fur2="#d2c0a4", beard="#f4f1f0", beard2="#dcdbe4", boot="#7d8298", boot2="#676c83", pants="#5d6a86")


def wool(pts, r=15, col=None, shade_=None):
    """A rolled edge of fleece along points."""
    c = smooth(pts, False)
    q = dict(stroke_dasharray="0 %s" % n(r * 1.12))
    return line(c, shade_ or MAN["fleece2"], 2 * r, transform="translate(0 3)", **q) + line(c, col or MAN["fleece"], 2 * r * .95, transform="translate(0 -1)", **q)


def man_head(yaw=.3, mood="glad", gaze=(0, 0), back=False):
    """The old man's head in a fur hat."""
    m = MAN
    y = max(-.8, min(.8, yaw))
    crown = path("M-96-40C-104-130-60-158 0-160C60-158 104-130 96-40Q0-70-96-40Z", m["hat"]) + clip("M-96-40C-104-130-60-158 0-160C60-158 104-130 96-40Q0-70-96-40Z", line("M0-162V-40M-50-152Q-62-100-56-40M50-152Q62-100 56-40", m["hat2"], 5), path("M50-170Q60-100 44-30H120V-170Z", m["hat2"], opacity=.5))
    flap = lambda q: g(path("M%d-62Q%d-70 %d-20Q%d 50 %d 64Q%d 56 %d-10Z" % tuple(q * v for v in (66, 104, 110, 112, 84, 60, 62)), m["hat"]) + wool([(q * 88, -40), (q * 92, 10), (q * 84, 52)], 16, m["fur"], m["fur2"]), t=at(-y * 10, 0), f="lift")
    if back:
        nape = "M-90-60H90Q98 30 66 66Q0 84-66 66Q-98 30-90-60Z"
        return path("M-60 40Q-66 96-30 92Q0 100 30 92Q66 96 60 40Z", "#e4e2e8") + path(nape, m["hat"]) + clip(nape, path("M30-80Q60 0 30 90H120V-80Z", m["hat2"], opacity=.5), line("M0-40V90", m["hat2"], 5)) + flap(-1) + flap(1) + wool([(-62, 62), (0, 76), (62, 62)], 15, m["fur"], m["fur2"]) + crown + \
            path("M-84-70H84V-20H-84Z", m["hat2"]) + wool([(-98, -34), (-50, -20), (0, -16), (50, -20), (98, -34)], 24, m["fur"], m["fur2"])
    a, b = abs(y), (1 if y >= 0 else -1)
    k = dict(skin=m["skin"], dark=m["dark"], line=m["line"])
    sk = path(smooth(mirror([(0, -90), (58, -80), (92, -34), (94, 20), (70, 70), (0, 92)]), True), m["skin"]) + blush(y, 62, 22, (24, 18), .6)
    bx = y * 30
    beard = smooth([(-92, -6), (-98, 50), (-92, 92), (-66, 118), (-40 + bx * .6, 142), (bx, 160), (40 + bx * .6, 142), (66, 118), (92, 92), (98, 50), (92, -6), (76, 30), (50 + bx * .4, 44), (bx, 40), (-50 + bx * .4, 44), (-76, 30)], True, .2)
    bd = g(path(beard, m["beard"]) + clip(beard, line("M%s 160q-4-40 0-60M%s 140q-10-30 0-60M%s 140q10-30 0-60M-70 110q-12-20-6-50M70 110q12-20 6-50" % tuple(n(v) for v in (bx, bx - 36, bx + 36)), m["beard2"], 5)), f="lift")
    kind = MOODS[mood][2]
    mo = path("M%s 60Q%s 54 %s 60Q%s 104 %s 106Q%s 104 %s 60Z" % tuple(n(v + bx * 1.2) for v in (-32, 0, 32, 30, 0, -30, -32)), "#8a3c48") + path("M%s 94Q%s 76 %s 94Q%s 105 %s 105Q%s 105 %s 94Z" % tuple(n(v + bx * 1.2) for v in (-20, 0, 20, 10, 0, -10, -20)), "#ee8a8c") if kind in ("laugh", "o", "shout") else line("M%s 76q20 12 40 0" % n(bx * 1.2 - 20), m["line"], 6)
    mu = g("".join(path("M%s 40Q%s 26 %s 50Q%s 78 %s 70Q%s 72 %s 58Z" % tuple(n(v * q + bx * 1.2) for v in (0, 40, 62, 74, 82, 38, 0)), m["beard"]) for q in (-1, 1)), f="lift")
    no = g(ell(y * 52, 24, 25, 23, "#eda98c") + ell(y * 52 - 7, 16, 8, 6, "#f9cdb6"), f="lift")
    ey = eyes(k, y, mood, gaze, 36, -16, (13, 17), 28, brow=False)
    br = "".join(path("M%s -44Q%s -62 %s -42Q%s -36 %s -44Z" % tuple(n(q * 36 * (1 - (.16 * a if q == b else 0)) + y * 28 + v) for v in (-24, 0, 24, 0, -24)), m["beard"]) for q in (-1, 1))
    return sk + crown + ey + br + bd + mo + mu + no + flap(-1) + flap(1) + g(wool([(-98, -52), (-50, -60), (0, -62), (50, -60), (98, -52)], 24, m["fur"], m["fur2"]), f="lift")


def man(x, y, s=1., flip=False, back=False, lean=0, hip=(0, -170), yaw=.3, tilt=0, nod=(0, 0), mood="glad", gaze=(0, 0), la=None, ra=None, lf=((-44, 0), 0), rf=((44, 0), 0), kn=(1, -1), extra="", top="", shadow=True, order="lr"):
    """The old man in his sheepskin coat; arms as for the animals, with glove= what is drawn for the hand."""
    m = MAN
    T = lambda p: (hip[0] + rot(p, lean)[0], hip[1] + rot(p, lean)[1])
    lays = {"back": "", "mid": "", "top": ""}
    for q, arm in ((-1, la), (1, ra)):
        if not arm:
            continue
        sh, h = T((q * 66, -92)), arm["to"]
        el = ik(sh, h, 72, 66, arm.get("bend", -q))
        a = math.degrees(math.atan2(h[1] - el[1], h[0] - el[0])) if arm.get("ha") is None else arm["ha"]
        cx, cy = el[0] * .25 + h[0] * .75, el[1] * .25 + h[1] * .75
        L = math.hypot(h[0] - el[0], h[1] - el[1]) or 1
        ux, uy = (h[0] - el[0]) / L, (h[1] - el[1]) / L
        hd = g(path("M-20-20Q4-32 28-22Q40-16 36-6Q44 4 34 12Q30 26 6 26Q-16 26-20 20Z", m["skin"]) + path("M-6-20Q2-40 16-38Q22-30 12-16Z", m["skin"]) + line("M34-6L18-4M34 8L18 8", m["line"], 4, opacity=.5), t=at(0, 0, 1.02, a)) if not arm.get("glove") else g(arm["glove"], t=at(0, 0, 1, a))
        art = path(limb(sh, el, h, [24, 22, 18, 18]), m["skin"]) + g(arm.get("hold", ""), t=at(h[0], h[1])) + g(hd, t=at(h[0], h[1]), f="lift") + g(arm.get("over", ""), t=at(h[0], h[1]))
        sl = limb(sh, el, (cx, cy), [40, 36, 32, 32], False)
        art += ell(sh[0], sh[1], 38, 38, m["coat"]) + path(sl, m["coat"]) + clip(sl, path(limb(sh, el, (cx, cy), [14, 12, 11, 11], False), m["coat2"], opacity=.3, transform="translate(%s %s)" % (n(uy * -16), n(22)))) + wool([(cx - uy * 30, cy + ux * 30), (cx, cy), (cx + uy * 30, cy - ux * 30)], 14)
        lays[arm.get("z", "mid")] += g(art, f="lift")
    legs = {}
    for key, q, (fp, fa), kb in (("l", -1, lf, kn[0]), ("r", 1, rf, kn[1])):
        hp = T((q * 38, 60))
        up = rot((-2, -26), fa)
        an = (fp[0] + up[0], fp[1] + up[1])
        ll = max(26, .53 * math.hypot(an[0] - hp[0], an[1] - hp[1]))
        kne = ik(hp, an, ll, ll, kb)
        art = path(limb(hp, kne, an, [40, 38, 36, 34]), m["boot"])
        art += g(path("M-36-34Q-44 2-38 5H50Q66 2 60-18Q50-36 30-38Q0-46-36-34Z" if not back else "M-38-36Q-44 2-36 5H36Q44 2 38-36Q0-46-38-36Z", m["boot"]) + path("M-41-4H62Q64 4 52 6H-38Z" if not back else "M-41-4H41Q42 4 36 6H-36Z", m["boot2"]), t=at(fp[0], fp[1] - 3, 1, fa))
        legs[key] = g(art, f="lift")
    P = mirror([(0, -156), (46, -150), (82, -112), (98, -20), (120, 84), (70, 98), (0, 102)])
    d = smooth(P, True, .15)
    o = 0 if back else yaw * 26
    hem = wool([(-116, 84), (-60, 98), (0, 102), (60, 98), (116, 84)], 18)
    cl = path("M60-160Q150-40 96 110H160V-160Z", m["coat2"], opacity=.55) + path("M-92-20Q-84-110-40-142Q-68-90-72-14Z", "#e0b78a", opacity=.6)
    if back:
        cl += line("M0-150Q4-20 0 110", m["coat2"], 5) + path("M-120-30Q0-14 120-30V-4Q0 12-120-4Z", "#6d5a4c") + line("M-60 40Q-64 80-70 110M60 40Q64 80 70 110", m["coat2"], 5)
    else:
        cl += path("M-120-34Q%s-14 120-34V-6Q%s 14-120-6Z" % (n(o), n(o)), "#6d5a4c") + rect(o - 40, -28, 26, 28, "none", 5, stroke="#e9c979", stroke_width=6)
    fr = "" if back else wool([(o - 4, -140), (o, -60), (o * .8 - 2, 20), (o * .6, 96)], 15)
    tt = "translate(%s %s) rotate(%s)" % (n(hip[0]), n(hip[1]), n(lean))
    belt = "" if back else path("M%s-24Q%s-18 %s-24V2Q%s 8 %s 2Z" % tuple(n(v) for v in (o - 24, o, o + 24, o, o - 24)), "#6d5a4c")
    body = g(path(d, m["coat"]) + clip(d, cl) + fr + belt + hem, t=tt, f="lift")
    collar = g(wool([(-62, -128), (-30, -112), (0, -106), (30, -112), (62, -128)] if not back else [(-70, -146), (-34, -136), (0, -132), (34, -136), (70, -146)], 29), t=tt, f="lift")
    hd = T((yaw * 10, -222))
    hd = (hd[0] + nod[0], hd[1] + nod[1])
    hg = g(man_head(yaw, mood, gaze, back), t=at(hd[0], hd[1], 1.06, tilt), f="lift")
    ex = g(extra, t=tt)
    out = lays["back"] + legs[order[0]] + legs[order[1]] + (lays["mid"] if back else "") + body + ex + ("" if back else lays["mid"]) + collar + hg + lays["top"] + top
    shd = ell(x, y + 4, 120 * s, 20 * s, "#2d4a78", opacity=.3, filter="url(#blur)") if shadow else ""
    return shd + g(g(out, t=at(0, 0, s, 0, flip)), t=at(x, y), f="cut")
