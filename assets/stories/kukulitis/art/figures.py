"""The loaf, the hare, the wolf, the bear, the fox and the two old people: faces, clothes, poses."""
from faces import *


# ---------- limbs, hands, feet
def along(a, e, b, t1=1., t0=0.):
    """Points on the soft line from a over the joint e to b, between the shares t0 and t1."""
    c = (e[0] + .62 * (e[0] - (a[0] + b[0]) / 2), e[1] + .62 * (e[1] - (a[1] + b[1]) / 2))
    return [((1 - t) ** 2 * a[0] + 2 * t * (1 - t) * c[0] + t * t * b[0], (1 - t) ** 2 * a[1] + 2 * t * (1 - t) * c[1] + t * t * b[1])
            for t in (t0 + (t1 - t0) * i / 5 for i in range(6))]


def strip(a, e, b, w0, w1, t1=1., t0=0., caps=True, more=0.):
    """That line as a limb, thinner from w0 to w1; or part of it, as a sleeve, stouter by more."""
    w = lambda t: w0 + (w1 - w0) * t + more
    return ribbon(along(a, e, b, t1, t0), [w(t0), w((t0 + t1) / 2), w(t1)], 2, caps)


def mitt(col, ink, a=0, s=1., thumb=-1):
    """A hand pointing along +x, thumb up (-1) or down (1)."""
    return g(path("M-20-18Q4-30 28-22Q44-14 42 0Q44 14 28 22Q4 30-20 18Q-28 0-20-18Z", col), path("M-4 %dQ10 %d 22 %dQ30 %d 16 %dQ4 %d-8 %dZ" % tuple(thumb * v for v in (14, 40, 34, 24, 14, 8, 6)), col),
             line("M40-7Q28-9 20-8M41 7Q30 7 21 6", ink, 4, opacity=.65), t=at(0, 0, s, a))


def palm(col, ink, a=0, s=1., thumb=-1):
    """A hand pointing along +x, its fingers spread, the palm with its pads to us, thumb up (-1) or down (1)."""
    t = thumb
    d = "M-22-18Q-4-26 10-26" + "Q34-36 46-25Q52-17 40-13Q58-12 58 0Q58 12 40 13Q52 19 45 26Q32 36 10 26Q-6 26-22 18Q-30 0-22-18Z"
    return g(path("M-10 %dQ0 %d 14 %dQ24 %d 14 %dQ4 %d-10 %dZ" % tuple(t * v for v in (14, 48, 44, 38, 26, 12, 6)), col), path(d, col), ell(4, 0, 15, 16, "#c98d6c"), ell(35, -19, 7, 6, "#c98d6c"), ell(42, 0, 8, 6.5, "#c98d6c"), ell(35, 19, 7, 6, "#c98d6c"), t=at(0, 0, s, a))


def paw_foot(col, ink):
    """A foot facing right, its sole at 0, 0."""
    return path("M-44 4Q-54-28-24-40Q6-48 26-32Q60-30 66-6Q68 4 56 4Z", col) + line("M42 2Q40-8 32-14M22 2Q20-8 12-12", ink, 4.5, opacity=.65)


def lids(name, outline, head):
    """The living piece of that name: what lies within the outline, its eyes shut or, where they are shut, open; head() paints it so."""
    return piece(name, clip(outline, head()), hidden=True) if name else ""


def beast(x, y, s=1., flip=False, *, skin, dark, ink, torso, dress="", over="", head, hip=(0, -160), lean=0, hoff=(0, -250), tilt=0, hs=1., la=None, ra=None, lf=((-50, 0), 0), rf=((50, 0), 0), kn=(1, -1),
          sh=((-60, -150), (60, -150)), arm=(84, 80), aw=(29, 21), leg=(80, 80), lw=(46, 28), hips=40, hipy=20, sleeve=None, pants=None, hand=mitt, hands=1., feet=None, fscale=1., tail="", order="lr", neck=None, neckw=(60, 56), collar="", back="", top="",
          shadow=150, paws=None, between="", cover=False, wag=None):
    """A figure on two legs whose feet stand about (0, 0). la, ra: arm at the left and right of the unflipped drawing: dict(to, bend, z=back|mid|top|front,
    ha=angle of the hand, hold=what lies under the hand, over=what lies over it, thumb, name of the living piece that it is). wag: name of the tail as a living piece. sleeve, pants: (colour, hem, share of the limb);
    cover: the collar lies over the arms."""
    T = lambda p: (hip[0] + rot(p, lean)[0], hip[1] + rot(p, lean)[1])
    tt = at(hip[0], hip[1], 1, lean)
    z = {"back": "", "mid": "", "top": "", "front": ""}
    for q, a in ((0, la), (1, ra)):
        if not a:
            continue
        p, h = T(sh[q]), a["to"]
        el = ik(p, h, arm[0], arm[1], a.get("bend", 1 if q == 0 else -1))
        c = a.get("col", skin)
        ha = math.degrees(math.atan2(h[1] - el[1], h[0] - el[0])) if a.get("ha") is None else a["ha"]
        art = path(strip(p, el, h, aw[0], aw[1]), c)
        if sleeve:
            col, hem, t = sleeve
            col = a.get("sleeve", col)
            art += path(strip(p, el, h, aw[0], aw[1], t, 0, False, 5), col) + ell(p[0], p[1], aw[0] + 5, aw[0] + 5, col) + path(strip(p, el, h, aw[0], aw[1], t, t - .1, False, 8), hem)
        art += g(a.get("hold", ""), t=at(h[0], h[1])) + g((a.get("hand") or hand)(a.get("paw", paws or c), ink, ha, hands, a.get("thumb", -1)), t=at(h[0], h[1])) + g(a.get("over", ""), t=at(h[0], h[1]))
        art = g(art, f="lift")
        z[a.get("z", "mid")] += piece(a["name"], art) if "name" in a else art
    tail = piece(wag, tail) if wag else tail
    legs = {}
    for key, q, (fp, fa), kb in (("l", -1, lf, kn[0]), ("r", 1, rf, kn[1])):
        h = T((q * hips, hipy))
        up = rot((0, -24 * fscale), fa)
        an = (fp[0] + up[0], fp[1] + up[1])
        k = ik(h, an, leg[0], leg[1], kb)
        c = skin if key == order[1] else dark
        art = path(strip(h, k, an, lw[0], lw[1]), c)
        if pants:
            col = pants[0] if key == order[1] else pants[1]
            art += path(strip(h, k, an, lw[0], lw[1], pants[2], 0, False, 5), col) + path(strip(h, k, an, lw[0], lw[1], pants[2], pants[2] - .06, False, 8), pants[1])
        legs[key] = g(art, g((feet or paw_foot)(c, ink), t=at(fp[0], fp[1] - 2, fscale, fa)), f="lift")
    d = smooth(torso, True)
    body = g(path(d, skin) + clip(d, dress) + over, t=tt, f="lift")
    hd = T(hoff)
    nk = T(neck or (0, torso[0][1] + 40))
    nck = path(ribbon([nk, ((nk[0] + hd[0]) / 2, (nk[1] + hd[1]) / 2), hd], [neckw[0], (neckw[0] + neckw[1]) / 2, neckw[1]], 2), skin)
    out = back + g(tail, t=tt) + z["back"] + legs[order[0]] + between + legs[order[1]] + nck + body + z["mid"] + g(head, t=at(hd[0], hd[1], hs, tilt), f="lift") + ("" if cover else g(collar, t=tt)) + z["top"] + (g(collar, t=tt) if cover else "") + z["front"] + top
    shd = ell(x, y + 4, shadow * s, shadow * s * .16, "#3a4a1e", opacity=.32, filter="url(#blur)") if shadow else ""
    return shd + g(g(out, t=at(0, 0, s, 0, flip)), t=at(x, y), f="cut")


def brow(cx, cy, w, a, b, col, th=7):
    return line("M%s %sQ%s %s %s %s" % tuple(n(v) for v in (cx - w, cy + a, cx, cy - 7 + (a + b) / 2, cx + w, cy + b)), col, th)


def lashes(cx, cy, rx, ry, side=1):
    """A closed, dreaming eye."""
    return line("M%s %sQ%s %s %s %s" % tuple(n(v) for v in (cx - rx, cy, cx, cy + ry, cx + rx, cy)), DARK, 7) + line(
        "M%s %sl%s 9M%s %sl%s 11M%s %sl%s 9" % tuple(n(v) for v in (cx - rx * .6, cy + ry * .36, -5, cx, cy + ry * .5, 0, cx + rx * .6, cy + ry * .36, 5)), DARK, 4.5)


# ---------- the loaf
B = dict(crust="#ebae4c", shade="#d68f38", deep="#b06a2b", lit="#f7cd7c", pale="#fbe0a4", crumb="#fff0c9", ink="#8a4a22", boot="#d5473b", boot2="#b23a34", cuff="#fff3dc")
LOAF = smooth([(0, -99), (44, -92), (82, -64), (104, -18), (103, 26), (84, 66), (46, 90), (0, 96), (-46, 90), (-84, 66), (-103, 26), (-104, -18), (-82, -64), (-44, -92)], True)
LOAF_MOODS = {  # eyes, brows (lift, inner tilt), mouth (kind, size)
    "glad": (dict(pupil=.74), (0, 0), ("smile", .86)),
    "happy": (dict(pupil=.76), (-6, 2), ("laugh", .78)),
    "sing": (dict(shut="glad"), (-8, 5), ("o", 1.1)),
    "singing": (dict(pupil=.74), (-8, 5), ("o", 1.1)),
    "laugh": (dict(shut="glad"), (-6, 3), ("laugh", .86)),
    "sly": (dict(pupil=.72, lid=.16), (-4, -3), ("smirk", .8)),
    "wonder": (dict(pupil=.66, big=1.14), (-12, 4), ("o", .74)),
    "doubt": (dict(pupil=.6, big=1.1), (-8, 11), ("wobble", .72)),
}


def boot(dir=1):
    return g(path("M-22-30H18V-12Q40-12 42 4V8H-24Z", B["boot"]), path("M-24 2H42V9H-24Z", B["boot2"]), rect(-25, -38, 46, 15, B["cuff"], 7), t=None if dir > 0 else "scale(-1 1)")


def loaf(x, y, s=1., roll=0, yaw=.35, pitch=0., mood="glad", gaze=(0, 0), la=None, ra=None, lf=((-34, 136), 0), rf=((34, 136), 0), dirs=(1, 1), kn=(1, -1), squash=(1, 1), wink=None, order="lr", shadow=None, blush=.62, f="cut", cut=20, blink=None):
    """The loaf round 0, 0 (about 100 in radius), turned by roll. la, ra: dict(to, bend, z=back|top, ha); lf, rf: ((x, y), angle) or None. blink: see lids."""
    a, b = abs(yaw), (1 if yaw >= 0 else -1)
    z = {"back": "", "top": ""}
    for q, arm in ((-1, la), (1, ra)):
        if not arm:
            continue
        p = (q * 88 + yaw * 8, 22)
        h = arm["to"]
        el = ik(p, h, arm.get("l", 34), arm.get("l", 34), arm.get("bend", -q))
        ha = math.degrees(math.atan2(h[1] - el[1], h[0] - el[0])) if arm.get("ha") is None else arm["ha"]
        z[arm.get("z", "back")] += g(path(strip(p, el, h, 14, 11), "#f2bf66" if arm.get("z") == "top" else B["shade"]), g(arm.get("hold", ""), t=at(h[0], h[1])), g(mitt(B["lit"], B["ink"], ha, .56, arm.get("thumb", -1)), t=at(h[0], h[1])), f="lift")
    legs = {}
    for key, q, ft, kb, dr in (("l", -1, lf, kn[0], dirs[0]), ("r", 1, rf, kn[1], dirs[1])):
        if ft is None:
            legs[key] = ""
            continue
        fp, fa = ft
        hp = (q * 34, 78)
        up = rot((-2 * dr, -30), fa)
        an = (fp[0] + up[0], fp[1] + up[1])
        k = ik(hp, an, 26, 26, kb)
        legs[key] = g(path(strip(hp, k, an, 17, 14), B["shade"]), g(boot(dr), t=at(fp[0], fp[1] - 6, 1, fa)), f="lift")
    # crust
    cx, cy = yaw * 40, -72 + pitch * 34
    lens = lambda L, w: "M%s 0Q0 %s %s 0Q0 %s %s 0Z" % tuple(n(v) for v in (-L, -w, L, w, -L))
    cross = "".join(path(lens(60, 25), B["deep"], transform="rotate(%d)" % r) for r in (cut, cut + 90)) + "".join(path(lens(52, 16), B["crumb"], transform="translate(0 2) rotate(%d)" % r) for r in (cut, cut + 90))
    cross += "".join(line("M-34 1Q0 -4 34 1", "#e8c281", 4, transform="rotate(%d)" % r) + line("M-44-1Q0-17 44-1", "#fffbec", 3.4, transform="rotate(%d)" % r) for r in (cut, cut + 90))
    cross += "".join(ell(px, py, 2.2, 2.2, "#e8c281", transform="rotate(%d)" % r) for r in (cut, cut + 90) for px, py in ((-26, -5), (-16, 6), (18, -6), (28, 5), (9, 7), (-37, 3)))
    r = random.Random(4)
    dust = "".join(ell(r.uniform(-70, 70) + cx * .5, r.uniform(-92, -48) + pitch * 20, q, q * .7, "#fff6dc", opacity=.75) for q in (3, 2, 4, 2.4, 3.4, 2, 3, 2.6, 4.2, 2, 1.6, 3, 2.2, 1.8, 3.6, 2, 2.8, 1.6))
    spots = "".join(ell(px + yaw * 6, py, q, q * .7, B["shade"], opacity=.75) for px, py, q in ((-82, -12, 4), (-72, 48, 5), (-46, 74, 4), (86, -18, 4), (70, 56, 5), (30, 80, 4), (-4, 84, 3), (94, 10, 3), (-92, 20, 3)))
    toast = g(*(ell(px + yaw * 8, py, q, q * .62, B["deep"], opacity=.26, transform="rotate(%d %d %d)" % (a, px, py)) for px, py, q, a in ((-80, 50, 26, 52), (-30, 84, 26, 8), (44, 80, 30, -18), (88, 32, 22, -66), (90, -34, 22, 70), (64, -66, 20, 40), (-98, 6, 14, 86))), f="blur")
    body = lambda: path(LOAF, B["crust"]) + clip(LOAF, path("M-120 20Q-96 84-20 84Q64 84 96-40L140-60V120H-130Z", B["shade"], opacity=.75), path("M-120 50Q-70 100 0 98Q70 98 120 46V130H-120Z", B["deep"], opacity=.5),
                                         path("M-98 6Q-98-62-44-88Q-14-98 20-94Q-50-70-72-6Q-80 22-98 6Z", B["lit"]), path("M-90-12Q-84-54-54-74Q-72-44-78-8Q-86 4-90-12Z", B["pale"]), toast, path("M-52 94Q40 100 92 44Q70 92 8 97Q-30 98-52 94Z", B["lit"], opacity=.4),
                                         g(cross, t="translate(%s %s) scale(1 %s)" % (n(cx), n(cy), n(.5 + .3 * pitch))), dust, spots)
    eyes, (lift, inner), (mk, ms) = LOAF_MOODS[mood]
    eyes = dict(eyes)
    big = eyes.pop("big", 1)
    fy = pitch * 26 + 9
    face = lambda eyes: "".join(ell(q * 64 * (1 - .16 * a) + yaw * 22, 26 + fy, 21 * (1 - (.25 * a if q == b else 0)), 16, "#e8593f", opacity=blush) for q in (-1, 1)) + "".join(look(q, eyes) for q in (-1, 1)) + front

    def look(q, eyes):
        rx, ry = 17.5 * big * (1 - (.22 * a if q == b else 0)), 23 * big
        ex, ey = q * 35 * (1 - (.14 * a if q == b else 0)) + yaw * 30, -2 + fy
        e = dict(shut="glad") if wink == q else dict(eyes)
        e.setdefault("skin", "#dc9a3e")
        e.setdefault("liner", B["ink"])
        if "lid" in e:
            e["slant"] = .06 * q
        return eye(ex, ey, rx, ry, gaze, **e) + line("M%s %sQ%s %s %s %s" % tuple(n(v) for v in (ex - q * 14, ey - ry - 9 + lift - inner * .7, ex, ey - ry - 15 + lift, ex + q * 14, ey - ry - 9 + lift + inner * .6)), B["ink"], 6)
    front = mouth(mk, yaw * 36, 28 + fy + (3 if mk == "o" else 0), ms, B["ink"]) + path("M-11 4Q-10-9 0-9Q11-9 12 3Q6 10-2 9Q-9 9-11 4Z", B["lit"], transform=at(yaw * 42, 16 + fy)) + ell(yaw * 42 - 3, 12 + fy, 4, 2.4, B["crumb"], opacity=.9)
    bg = g(body() + clip(LOAF, face(eyes)) + lids(blink, "M%s %sa76 52 0 0 1 152 0a76 52 0 0 1-152 0Z" % (n(yaw * 30 - 76), n(8 + fy)), lambda: body() + face(dict(pupil=.74) if "shut" in eyes else dict(shut="sleep"))), t="scale(%.3f %.3f)" % squash, f="lift")
    out = z["back"] + legs[order[0]] + legs[order[1]] + bg + z["top"]
    shd = ell(x, shadow, 92 * s, 15 * s, "#3a3a1a", opacity=.34, filter="url(#blur)") if shadow is not None else ""
    return shd + g(g(out, t=at(0, 0, s, roll)), t=at(x, y), f=f)


# ---------- the hare
H = dict(skin="#c79a70", dark="#ad8058", lit="#f6e2c2", pink="#eba493", ink="#6d4a35", vest="#4f83b5", vest2="#3f6f9e")


def hare_ear(bent=0, k=1.):
    """Upright from 0, 0; bent tips it over to the side."""
    if bent:
        b = bent
        low = "M-24 10Q-34-60-18-116Q%d-136 %d-116Q34-60 24 10Z" % (0, 20)
        fold = smooth([(-20 * b, -112), (-6 * b, -136), (24 * b, -132), (62 * b, -96), (84 * b, -44), (74 * b, -26), (48 * b, -46), (22 * b, -82), (2 * b, -98)], True)
        return path(low, H["skin"]) + path("M-12 4Q-18-60-8-104Q4-112 10-104Q18-60 12 4Z", H["pink"]) + g(path(fold, H["dark"]), f="lift")
    d = "M-25 12Q-46-110-10-196Q0-214 12-196Q46-110 25 12Z"
    return path(d, H["skin"]) + path("M-12 4Q-26-104-6-174Q2-184 8-174Q26-104 12 4Z", H["pink"]) + clip(d, path("M14-230Q60-90 20 20H60V-220Z", H["dark"], opacity=.7))


def hare_head(yaw=.5, mood="happy", gaze=(0, 0), ears=(-14, 10), bent=(0, 1), live=None):
    """live: name of the living piece that its left ear is."""
    y, a, b = yaw, abs(yaw), (1 if yaw >= 0 else -1)
    d = "M0-86C50-90 86-52 92-6L112 8L98 24L116 44L92 50C74 84 34 92 0 92C-34 92-74 84-92 50L-116 44L-98 24L-112 8L-92-6C-86-52-50-90 0-86Z"
    left, right = (g(hare_ear(bent[i]), t=at(q * 40 - y * 26, -66, 1, ears[i])) for i, q in ((0, -1), (1, 1)))
    out = g(piece(live, left) if live else left, right, f="lift")
    out += path(d, H["skin"]) + clip(d, path("M-130 30Q-60 110 30 92Q90 80 110 0L150 120H-140Z", H["dark"], opacity=.5), path("M-82-10Q-76-58-34-76Q-60-46-66-8Q-76 8-82-10Z", "#dcb68e", opacity=.9),
                                     ell(-64 + y * 22, 34, 23, 17, "#e2735f", opacity=.5), ell(64 * (1 - .2 * a) + y * 22, 34, 20, 17, "#e2735f", opacity=.5))
    out += path("M-14-84Q-34-112-12-122Q-8-108 2-104Q6-124 26-122Q12-108 18-84Z", H["dark"])
    for q in (-1, 1):
        far = q == b
        rx, ry = 20 * (1 - (.22 * a if far else 0)), 27
        cx, cy = q * 38 * (1 - (.14 * a if far else 0)) + y * 28, -22
        out += eye(cx, cy, rx, ry, gaze, **({"happy": dict(pupil=.74), "laugh": dict(shut="glad"), "wonder": dict(pupil=.64), "sly": dict(pupil=.7, lid=.18, skin=H["dark"], liner=H["ink"])}[mood]))
        out += brow(cx, cy - 42, 15, 2, 0, H["ink"], 6)
    m0 = out
    out = ""
    mx = y * 50
    out += {"happy": mouth("laugh", mx, 58, .62), "laugh": mouth("laugh", mx, 58, .7), "wonder": mouth("o", mx, 54, .8), "sly": ""}[mood]
    out += ell(mx - 20, 44, 29, 24, H["lit"]) + ell(mx + 20, 44, 27, 24, H["lit"]) + path("M%s 60h24v18q-5 5-10 2q-8 4-14-2Z" % n(mx - 12), "#fffaf0") + line("M%s 62v14" % n(mx), "#d9c9ae", 3)
    out += path("M%s 20Q%s 12 %s 20Q%s 36 %s 38Q%s 36 %s 20Z" % tuple(n(mx + v) for v in (-16, 0, 16, 12, 0, -12, -16)), "#c9605a") + line("M%s 38v10M%s 52q-16 10-26-2M%s 52q16 10 26-2" % (n(mx), n(mx - 2), n(mx + 2)), H["ink"], 5)
    out += "".join(ell(mx + q * v, w, 2.6, 2.6, H["ink"], opacity=.6) for q in (-1, 1) for v, w in ((24, 42), (32, 48), (24, 52)))
    out += line("M%s 44l-46-8M%s 52l-46 6M%s 44l42-8M%s 52l42 6" % tuple(n(mx + v) for v in (-36, -36, 36, 36)), "#fff3dc", 3, opacity=.8)
    out = m0 + g(out, t="translate(0 -9)")
    return out


H_TORSO = mirror([(0, -148), (36, -140), (62, -100), (76, -40), (80, 10), (54, 46), (0, 54)])


def hare_foot(col, ink):
    return path("M-34 4Q-48-22-22-36Q10-44 44-30Q92-26 100-6Q102 4 90 4Z", col) + line("M78 2Q76-8 68-14M58 2Q56-8 50-14", ink, 4.5, opacity=.65)


def hare(x, y, s=1., flip=False, yaw=.5, mood="happy", gaze=(0, 0), ears=(-14, 10), bent=(0, 1), turn=.3, blink=None, ear=None, **kw):
    o = turn * 26
    dress = path("M%s-160Q%s-60 %s 20Q%s 60 %s 70H%sQ%s 20 %s-160Z" % tuple(n(v + o) for v in (-30, -44, -52, -30, -30, 40, 40, 30)), H["lit"]) + \
        path("M-120-170H%sQ%s-80 %s-10L%s 26Q-60 44-120 10Z" % tuple(n(v + o) for v in (-26, -22, 0, -26)), H["vest"]) + path("M120-170H%sQ%s-80 %s-10L%s 26Q70 44 120 10Z" % tuple(n(v + o) for v in (26, 24, 4, 30)), H["vest2"]) + \
        line("M%s-160Q%s-80 %s-10L%s 24" % tuple(n(v + o) for v in (-26, -22, 0, -24)), "#a9cbe6", 4, stroke_dasharray="7 7") + "".join(ell(o - 20 + i * 5, -74 + i * 30, 6.5, 6.5, "#f6d98c") for i in range(3))
    bow = g(path("M0 0L-40-24Q-50 0-40 24ZM0 0L40-24Q50 0 40 24Z", "#d5473b"), ell(0, 0, 12, 13, "#b23a34"), line("M-34-12q14 6 16 12M34-12q-14 6-16 12", "#b23a34", 4), t=at(o * .8, -128), f="lift")
    tail = g(ell(-84, 22, 34, 32, H["lit"]), ell(-92, 16, 18, 16, "#fff6e4"), f="lift")
    kw = dict(dict(hip=(0, -120), hoff=(o * .7, -226), arm=(62, 60), aw=(21, 16), leg=(66, 66), lw=(44, 24), hips=34, hipy=14, sh=((-52 + o * .3, -112), (52 + o * .3, -112)), hands=.8, neckw=(44, 40), shadow=120), **kw)
    return beast(x, y, s, flip, skin=H["skin"], dark=H["dark"], ink=H["ink"], torso=H_TORSO, dress=dress, head=hare_head(yaw, mood, gaze, ears, bent, ear) + lids(blink, "M%s-26a72 50 0 0 1 144 0a72 50 0 0 1-144 0Z" % n(yaw * 28 - 72), lambda: hare_head(yaw, "happy" if mood == "laugh" else "laugh", gaze, ears, bent)), collar=bow, feet=hare_foot, tail=tail, **kw)


# ---------- the wolf
W = dict(skin="#8f9aa6", dark="#727f8e", lit="#dfe3e2", ink="#4a5364", nose="#3c3a48", ear="#b99a9c", wool="#c98f3f", wool2="#a87333", wool3="#f0cf8d")


def wolf_head(mood="dream", gaze=(.5, .3), flop=0):
    """Facing right."""
    far = g(path("M-32 22Q-26-66 30-112Q56-50 44 22Z", W["dark"]) + path("M-8 6Q0-50 26-80Q40-40 28 6Z", "#93808a"), t=at(46, -72, 1, 8 + flop), f="lift")
    near = g(path("M-42 26Q-56-66-26-122Q34-70 42 24Z", W["skin"]) + path("M-24 14Q-34-56-18-88Q18-50 24 14Z", W["ear"]), t=at(-46, -66, 1, -8 - flop), f="lift")
    sk = "M-8-96C42-102 84-72 94-30L76 66C24 98-26 98-52 88L-76 108L-82 76L-120 74L-102 42L-138 20L-104-4C-102-58-60-90-8-96Z"
    out = far + near + path(sk, W["skin"]) + clip(sk, path("M-150 16Q-92 22-62 58Q-22 98 70 62V124H-150Z", W["lit"], opacity=.75), path("M-94-12Q-82-76-22-92Q-56-64-74-18Q-84 6-94-12Z", "#aab4bd", opacity=.9))
    out += path("M-26-90Q-22-128 12-130Q4-116 10-108Q24-124 44-116Q28-100 24-84Z", W["dark"])
    mz = "M48-34C92-38 138-28 164-8C182 8 176 38 152 46C114 60 66 58 24 62C-4 52 4-14 48-34Z"
    if mood == "laugh":
        out += path("M34 46C60 106 120 102 146 46Z", "#8a3c48") + path("M56 76Q92 56 122 76Q110 96 90 96Q66 94 56 76Z", "#ee8a8c")
    else:
        out += path("M40 50C66 84 116 82 138 48Z", W["lit"])
    out += path(mz, W["lit"]) + path("M48-34C92-38 138-28 164-8C126-14 84-8 44 10C26 18 16-20 48-34Z", "#aab4bd")
    out += line("M152 45C118 60 80 60 46 58Q20 54 10 30", W["ink"], 6.5) + line("M-2 38q8-14 22-10", W["ink"], 5)
    out += ell(166, -10, 25, 19, W["nose"], transform="rotate(14 166 -10)") + ell(160, -18, 8, 5, "#827e90") + "".join(ell(p, q, 3, 3, W["ink"], opacity=.6) for p, q in ((108, 20), (124, 28), (102, 34)))
    out += ell(2, 26, 25, 17, "#e0786c", opacity=.5)
    if mood == "dream":
        out += lashes(22, -34, 23, 24) + lashes(82, -40, 17, 22) + brow(18, -78, 24, 6, -4, W["ink"]) + brow(76, -74, 14, -2, 5, W["ink"])
    elif mood == "laugh":
        out += eye(24, -34, 20, 24, shut="glad") + eye(82, -40, 16, 22, shut="glad") + brow(20, -78, 24, 2, 0, W["ink"]) + brow(76, -74, 14, 0, 2, W["ink"])
    else:
        out += eye(24, -36, 20, 25, gaze, .68) + eye(80, -42, 16, 23, gaze, .68) + brow(20, -78, 24, 2, 0, W["ink"]) + brow(76, -74, 14, 0, 2, W["ink"])
    leaf = "M0 0C-7-12-8-30 0-36C8-30 7-12 0 0Z"
    out += g(g("".join(path(leaf, "#fffaf0" if i % 2 else "#ece6dc", transform="rotate(%d)" % (i * 40)) for i in range(9)), ell(0, 0, 12, 11, "#f2b53c"), ell(-3, -3, 6, 5, "#ffd667")), t=at(-62, -64, .92), f="lift")
    return out


W_TORSO = [(0, -222), (54, -206), (84, -150), (98, -70), (92, 0), (66, 44), (0, 58), (-68, 44), (-86, 0), (-86, -70), (-80, -150), (-56, -206)]


def wolf(x, y, s=1., flip=False, mood="dream", gaze=(.5, .3), flop=0, tailpts=None, blink=None, **kw):
    knit = "".join("M%d %dl9 9l9-9" % (xx + (yy // 22 % 2) * 9, yy) for yy in range(-214, -8, 22) for xx in range(-112, 112, 36))
    dress = path("M-130-250H130V-2Q0 32-130-2Z", W["wool"]) + line(knit, W["wool2"], 4.5) + path("M-130-120Q0-92 130-120V-84Q0-56-130-84Z", W["wool3"]) + line("".join("M%d %dl14-14l14 14l14-14l14 14" % (xx, -86 + 14 * (1 - (xx / 110) ** 2)) for xx in range(-120, 120, 56)), "#d5473b", 7) + \
        path("M-130-26Q0 6 130-26V16Q0 46-130 16Z", W["wool2"]) + line("".join("M%d %dv24" % (xx, -20 + 20 * (1 - (xx / 110) ** 2)) for xx in range(-98, 110, 14)), W["wool"], 5) + path("M-130-240Q-112-60-80 50H-130Z", "#3b2a25", opacity=.13)
    ruff = g(path("M-70-196Q0-168 72-196Q82-176 72-160Q0-132-72-160Q-82-178-70-196Z", W["wool2"]), line("".join("M%d %dv20" % (xx, -178 + 14 * (1 - (xx / 70) ** 2)) for xx in range(-56, 64, 14)), W["wool"], 5), f="lift")
    tp = tailpts or [(-70, 20), (-150, 60), (-214, 20), (-226, -60)]
    r = ribbon(tp, [18, 36, 42, 30, 6], 5)
    tail = g(path(r, W["skin"]), clip(r, ell(tp[-1][0], tp[-1][1], 74, 66, W["lit"])), f="lift")
    kw = dict(dict(hip=(0, -262), hoff=(14, -290), hs=1.08, arm=(102, 96), aw=(29, 20), leg=(124, 124), lw=(46, 26), hips=42, hipy=14, sh=((-58, -158), (60, -158)), hands=1.05, neck=(0, -180), neckw=(62, 62), sleeve=(W["wool"], W["wool2"], .86), shadow=0), **kw)
    return beast(x, y, s, flip, skin=W["skin"], dark=W["dark"], ink=W["ink"], torso=W_TORSO, dress=dress, head=wolf_head(mood, gaze, flop) + lids(blink, "M-14-92H120V4H-14Z", lambda: wolf_head("awake" if mood == "dream" else "dream", gaze, flop)), collar=kw.pop("collar", ruff), tail=tail, **kw)


# ---------- the bear
R = dict(skin="#9c6b47", dark="#7f5438", lit="#ecc99a", ink="#53352a", ear="#c98d6c", shirt="#fbf0da", shirt2="#e6d3ae")


def bear_head(yaw=.5, mood="laugh", gaze=(0, 0), juice=True):
    y, a, b = yaw, abs(yaw), (1 if yaw >= 0 else -1)
    d = smooth(mirror([(0, -108), (56, -98), (104, -56), (124, 8), (116, 60), (70, 100), (0, 112)]), True)
    out = g("".join(g(ell(0, 0, 44, 44, R["skin"]), ell(q * -3, 5, 26, 26, R["ear"]), t=at(q * 92 - y * 20, -82)) for q in (-1, 1)), f="lift")
    out += path(d, R["skin"]) + clip(d, path("M-150 40Q-70 130 40 108Q110 90 130 0L170 150H-160Z", R["dark"], opacity=.55), path("M-108-4Q-100-66-46-96Q-80-56-88-6Q-100 14-108-4Z", "#b5845c", opacity=.9),
                                     ell(-80 + y * 26, 40, 28, 20, "#dd6a58", opacity=.5), ell(80 * (1 - .2 * a) + y * 26, 40, 25, 20, "#dd6a58", opacity=.5))
    out += path("M-24-104Q-34-128-10-132Q-4-122 4-120Q12-136 32-128Q22-116 26-104Z", R["dark"])
    for q in (-1, 1):
        far = q == b
        rx, ry = 17 * (1 - (.2 * a if far else 0)), 21
        cx, cy = q * 46 * (1 - (.14 * a if far else 0)) + y * 34, -26
        out += eye(cx, cy, rx + 3, ry, shut="glad") if mood == "laugh" else eye(cx, cy, rx, ry, gaze, .74)
        out += brow(cx, cy - 38, 18, 3, 3, R["ink"], 8)
    mx = y * 46
    out += mouth("laugh", mx, 66, .92) if mood in ("laugh", "glad") else ""
    out += ell(mx, 38, 66, 42, R["lit"]) + path("M%s 50Q%s 82 %s 50Q%s 84 %s 50" % tuple(n(mx + v) for v in (-44, -20, 0, 20, 44)), "none", stroke=R["ink"], stroke_width=6, stroke_linecap="round", stroke_linejoin="round")
    if juice:
        out += ell(mx - 40, 58, 13, 9, "#c23a55", opacity=.75) + ell(mx + 46, 50, 9, 8, "#c23a55", opacity=.7) + ell(mx + 34, 64, 7, 5, "#c23a55", opacity=.7) + ell(mx - 22, 66, 6, 4, "#c23a55", opacity=.6)
    out += line("M%s 28v24" % n(mx), R["ink"], 6) + path("M%s 12Q%s -2 %s 12Q%s 34 %s 36Q%s 34 %s 12Z" % tuple(n(mx + v) for v in (-27, 0, 27, 22, 0, -22, -27)), "#40302e") + ell(mx - 8, 13, 9, 5, "#8a736c")
    return out


R_TORSO = mirror([(0, -190), (60, -180), (110, -128), (140, -40), (138, 30), (96, 82), (0, 94)])


def bear_foot(col, ink):
    """A sole turned to us."""
    return ell(0, -40, 56, 58, col) + ell(0, -30, 32, 28, R["ear"]) + "".join(ell(q, w, 11, 12, R["ear"]) for q, w in ((-34, -64), (-12, -78), (14, -78), (35, -63)))


def sash(w=150, y=0, h=40):
    """A woven belt, red and white, as in Lielvārde."""
    k = "".join("M%d %dl11-13l11 13l-11 13Z" % (xx, y + 16 * (1 - (xx / w) ** 2) + h / 2) for xx in range(-w, w, 34))
    return path("M%d %dQ0 %d %d %dV%dQ0 %d %d %dZ" % (-w, y, y + 34, w, y, y + h, y + h + 34, -w, y + h), "#fff6e4") + line("M%d %dQ0 %d %d %dM%d %dQ0 %d %d %d" % (-w, y + 4, y + 38, w, y + 4, -w, y + h - 4, y + h + 30, w, y + h - 4), "#c8423a", 7) + path(k, "#c8423a")


def bear(x, y, s=1., flip=False, yaw=.5, mood="laugh", gaze=(0, 0), juice=True, blink=None, **kw):
    dress = path("M-170-220H170V100H-170Z", R["shirt"]) + path("M-36-200L4-96L44-200Z", R["skin"]) + line("M-40-200L4-92L48-200", "#c8423a", 7) + line("M4-92V-20", R["shirt2"], 5) + line("M-120-40q30 20 50 10M120-50q-20 20-46 14M-80-150q-16 30-10 60M84-140q10 30 4 56", R["shirt2"], 6) + \
        path("M-160-220Q-130-40-60 120H-170Z", "#8a5a30", opacity=.14) + path("M-170 30Q0 76 170 30V130H-170Z", R["shirt2"]) + sash(158, -4, 44)
    tassel = g(line("M70 40L84 110M88 36L114 98", "#c8423a", 15), line("M70 40L84 110M88 36L114 98", "#fff6e4", 5, stroke_dasharray="8 9"), f="lift")
    kw = dict(dict(hip=(0, -110), hoff=(10, -276), hs=1.16, arm=(80, 74), aw=(42, 31), leg=(70, 66), lw=(60, 44), hips=70, hipy=30, sh=((-92, -122), (94, -122)), hands=1.5, neck=(0, -150), neckw=(84, 84), sleeve=(R["shirt"], R["shirt2"], .86), shadow=210), **kw)
    return beast(x, y, s, flip, skin=R["skin"], dark=R["dark"], ink=R["ink"], torso=R_TORSO, dress=dress, over=kw.pop("over", tassel), head=bear_head(yaw, mood, gaze, juice) + lids(blink, "M%s-72h168v68h-168Z" % n(yaw * 34 - 84), lambda: bear_head(yaw, "glad" if mood == "laugh" else "laugh", gaze, juice)), **kw)


# ---------- the fox
F = dict(skin="#e27c3c", dark="#c5622c", lit="#fff0d8", ink="#7a3a22", sock="#54382f", ear="#5a3a30", nose="#3d2a2c", shawl="#cf3f3a", shawl2="#ad3133", gold="#f4cf75")


def fox_head(mood="sly", gaze=(.9, -.5), ears=(0, 0), live=None):
    """Facing right; the tip of her nose at 214, 6. live: name of the living piece that her far ear is."""
    def ear(far):
        c = F["dark"] if far else F["skin"]
        return path("M-40 26Q-46-66-10-132Q44-76 44 22Z", c) + path("M-26-66Q-22-104-10-132Q14-110 28-82Q4-66-26-66Z", F["ear"]) + path("M-20 18Q-26-40-10-70Q18-40 22 18Z", "#f0b48c" if not far else "#cf8c68")
    far = g(ear(True), t=at(46, -68, .94, 14 + ears[1]))
    out = g(piece(live, clip("M-60-300H160V-64H-60Z", far)) if live else far, g(ear(False), t=at(-42, -64, 1, -10 + ears[0])), f="lift")
    gape = mood == "gape"
    sk = "M-10-92C40-98 78-72 94-40C134-34 180-18 212 0C226 14 218 34 200 36C150 46 104 62 62 82C20 98-30 98-58 82L-84 108L-92 76L-128 80L-110 46L-146 26L-108 4C-106-52-64-86-10-92Z"
    if gape:
        out += path("M20 60C60 120 120 146 172 132C184 122 176 108 164 102C120 90 96 60 84 30Z", F["lit"]) + path("M40 50C80 100 120 118 158 116C140 96 116 70 100 40Z", "#8a3c48") + path("M66 76Q92 70 126 100Q140 112 130 114Q96 108 66 76Z", "#ee8a8c")
    out += path(sk, F["skin"]) + clip(sk, path("M-160 30Q-100 10-66 36Q-30 70 30 34Q80 6 150 14Q190 16 226 6V130H-160Z", F["lit"]), path("M-94-10Q-84-72-24-88Q-56-62-72-16Q-84 6-94-10Z", "#f2a066", opacity=.95), path("M70-60Q130-30 214-2Q150-8 84-14Q60-30 70-60Z", F["dark"], opacity=.35))
    out += path("M-22-88Q-22-120 6-122Q0-110 6-102Q22-116 38-106Q24-96 20-84Z", F["dark"])
    if not gape:
        out += line("M198 27C148 38 104 50 68 49Q36 46 25 24", F["ink"], 6) + line("M12 32q8-12 22-10", F["ink"], 5)
    out += ell(212, 6, 22, 17, F["nose"], transform="rotate(16 212 6)") + ell(207, -1, 7, 4.5, "#8a7672") + "".join(ell(p, q, 2.8, 2.8, F["ink"], opacity=.6) for p, q in ((136, 26), (152, 30), (132, 38)))
    out += ell(-8, 28, 24, 16, "#e8593f", opacity=.45)
    for cx, cy, rx, ry in ((24, -30, 21, 24), (78, -33, 14, 20)):
        if mood == "sly":
            out += eye(cx, cy, rx, ry, gaze, .6, .34, .05, F["dark"], "#fff6d6", liner="#4d2a22", low=.1) + line("M%s %sl-13-9M%s %sl-10-13" % tuple(n(v) for v in (cx - rx + 1, cy - 6, cx - rx + 8, cy - 12)), "#4d2a22", 5)
        elif mood == "charm":
            out += lashes(cx, cy + 2, rx, ry)
        else:
            out += eye(cx, cy, rx * 1.08, ry * 1.12, gaze, .5)
    out += brow(20, -72, 24, 8, -4, F["ink"]) + brow(76, -67, 12, -2, 3, F["ink"]) if mood != "gape" else brow(20, -80, 24, 2, 0, F["ink"]) + brow(76, -70, 12, 0, 3, F["ink"])
    return out


F_TORSO = [(0, -200), (44, -188), (66, -140), (72, -70), (84, 0), (66, 44), (0, 58), (-66, 44), (-84, 0), (-72, -70), (-64, -140), (-44, -188)]


def petals(x, y, s=1., c="#f4cf75", m="#fff0d8"):
    return g("".join(ell(0, -12, 7, 10, c, transform="rotate(%d)" % a) for a in range(0, 360, 60)), ell(0, 0, 7, 7, m), t=at(x, y, s))


def shawl(k=1.):
    """Over shoulders and chest, fringed, held by a brooch."""
    d = "M-58-206Q0-176 58-206Q104-186 118-120Q124-84 112-60L64-54L6 6L-56-54L-112-58Q-124-90-116-124Q-100-188-58-206Z"
    fr = "".join("M%s %sl%s 24" % tuple(n(v) for v in (p[0], p[1], p[2])) for p in [(112 - i * 16, -60 + i * 2, 2) for i in range(4)] + [(60 - i * 13.5, -52 + i * 14, 3) for i in range(5)] + [(-4 - i * 13, 0 - i * 13.5, -3) for i in range(5)] + [(-62 - i * 16, -54 - i * 1.4, -2) for i in range(4)])
    return g(line(fr, F["gold"], 5), path(d, F["shawl"]), clip(d, path("M-130-210Q-100-60 6 6L-60 20H-140Z", F["shawl2"], opacity=.6), line("M112-74L60-68L6-14L-54-68L-112-72", F["gold"], 5), petals(-66, -100, .95), petals(66, -98, .95), petals(4, -56, .9), petals(-92, -138, .7, "#fff0d8", "#f4cf75"), petals(94, -136, .7, "#fff0d8", "#f4cf75"),
                                                               petals(-34, -72, .5, "#9cc36a"), petals(40, -70, .5, "#9cc36a"), petals(-46, -140, .5, "#9cc36a"), petals(48, -140, .5, "#9cc36a")),
             line("M-52-196Q0-110 4-112Q10-112 52-196", F["shawl2"], 6), g(ell(0, 0, 24, 24, "#d7dde0"), ell(0, 0, 15, 15, "#b2bcc2"), "".join(ell(0, -19, 3.4, 3.4, "#fff", transform="rotate(%d)" % a) for a in range(0, 360, 45)), ell(0, 0, 8, 8, "#d5473b"), t="translate(4 -118)", f="lift"), f="lift")


def brush(pts, ws=(16, 46, 62, 48, 8)):
    """Her tail, white-tipped; root first."""
    d = ribbon(pts, ws, 6)
    e = pts[-1]
    z = pts[-2]
    q = math.hypot(e[0] - z[0], e[1] - z[1])
    u = ((e[0] - z[0]) / q, (e[1] - z[1]) / q)
    zig = [(e[0] - u[0] * (58 if i % 2 else 24) - u[1] * w, e[1] - u[1] * (58 if i % 2 else 24) + u[0] * w) for i, w in enumerate((-90, -60, -30, 0, 30, 60, 90))]
    tip = poly(zig + [(e[0] + u[0] * 120 - u[1] * 90, e[1] + u[1] * 120 + u[0] * 90), (e[0] + u[0] * 120 + u[1] * 90, e[1] + u[1] * 120 - u[0] * 90)])
    m = [(p[0] + 8, p[1] + 10) for p in pts[1:-1]]
    return g(path(d, F["skin"]), clip(d, path(tip, F["lit"]), line(smooth(m, False), F["dark"], 8, opacity=.5) if len(m) > 1 else ""), f="lift")


def fox(x, y, s=1., flip=False, mood="sly", gaze=(.9, -.5), ears=(0, 0), tail=None, blink=None, ear=None, **kw):
    d = "M-74-66Q0-44 74-66Q92 20 124 112Q0 156-124 112Q-92 20-74-66Z"
    skirt = path("M-130-220H130V100H-130Z", "#fbf0da")
    over = g(path(d, "#6f9a4a"), clip(d, line("".join("M%d -60Q%d 40 %d 140" % (xx * .6, xx * .8, xx * 1.1) for xx in range(-110, 120, 22)), "#5b8540", 6), path("M-140 76Q0 122 140 76V100Q0 144-140 100Z", "#fff0d8"), line("M-140 88Q0 132 140 88", "#cf3f3a", 6, stroke_dasharray="10 9"), path("M-120-70Q-80 40-130 130H-70Q-70 20-60-66Z", "#37571f", opacity=.25)), f="lift")
    kw = dict(dict(hip=(0, -170), hoff=(6, -276), arm=(86, 80), aw=(23, 16), leg=(86, 86), lw=(34, 20), hips=34, hipy=20, sh=((-54, -148), (54, -148)), hands=.95, neck=(0, -160), neckw=(40, 42), fscale=.85, sleeve=("#fbf0da", "#e6d3ae", .62), shadow=130, paws=F["sock"], cover=True), **kw)
    return beast(x, y, s, flip, skin=F["skin"], dark=F["sock"], ink="#8a6a5c", torso=F_TORSO, dress=skirt, over=over, head=fox_head(mood, gaze, ears, ear) + lids(blink, "M-14%sH104V2H-14Z" % (-58 if mood == "gape" else -62), lambda: fox_head("charm", gaze, ears)), collar=kw.pop("collar", shawl()), tail=brush(tail) if tail else "", feet=lambda c, i: paw_foot(F["sock"], i), **kw)


# ---------- the old people
G = dict(skin="#f6cda9", dark="#e3a884", ink="#8a5343", hair="#f3eee6", scarf="#fff6e6", dot="#d5473b", dress="#6f9a4a", blouse="#fdf3df", apron="#d5473b")


def gran_head(mood="glad", gaze=(0, 0), yaw=.2, shut=None):
    """In a white kerchief with poppies, tied under the chin."""
    y = yaw
    shut = mood == "glad" if shut is None else shut
    back = smooth([(0, -122), (66, -108), (106, -50), (112, 20), (84, 84), (0, 108), (-84, 84), (-112, 20), (-106, -50), (-66, -108)], True)
    face = smooth([(y * 14, -64), (58 + y * 10, -44), (82 + y * 8, 6), (70 + y * 8, 60), (y * 16, 92), (-70 + y * 10, 60), (-82 + y * 12, 6), (-58 + y * 12, -44)], True)
    dots = "".join(petals(px, py, q, G["dot"], "#f4cf75") for px, py, q in ((-56, -84, .8), (0, -100, .85), (58, -82, .8), (-94, -20, .8), (95, -18, .8), (-92, 44, .75), (94, 46, .75)))
    out = path(back, G["scarf"]) + clip(back, path("M-130 10Q-90 110 10 110Q90 100 130 10V130H-130Z", "#e7d8bd", opacity=.8), dots)
    out += g(path(face, G["skin"]), clip(face, path("M-120 40Q0 120 120 30V120H-120Z", G["dark"], opacity=.4), ell(-54 + y * 22, 34, 22, 16, "#e8705c", opacity=.55), ell(54 + y * 18, 34, 20, 16, "#e8705c", opacity=.55),
                                   path("M-100-70H100V-44Q60-50 %s-26Q-50-48-100-20Z" % n(4 + y * 30), G["hair"])), f="lift")
    for q in (-1, 1):
        cx = q * 34 + y * 26
        out += (line("M%s 6q15-20 30 0" % n(cx - 15), DARK, 7) if shut else eye(cx, -2, 13, 16, gaze, .76)) + brow(cx, -32, 13, 2, 2, "#d9cfc4", 6)
        out += '<circle cx="%s" cy="0" r="25" fill="#fff" fill-opacity=".16" stroke="#b98a4a" stroke-width="5"/>' % n(cx)
    out += line("M%s -2q8-7 16 0" % n(y * 26 - 8), "#b98a4a", 5) + path("M-13 20Q0-2 14 18Q14 30 0 30Q-13 30-13 20Z", G["dark"], transform=at(y * 34, 6)) + mouth("smile" if mood == "glad" else "laugh", y * 30, 52, .72)
    knot = g(path("M-6 0Q-54-6-62 26Q-40 40-6 10ZM6 0Q54-6 62 26Q40 40 6 10Z", G["scarf"]), path("M-8 6L-30 62L2 44L30 62L10 6Z", "#f0e2c6"), ell(0, 4, 15, 14, "#f0e2c6"), t=at(y * 10, 96), f="lift")
    return out + knot


def grandpa_head(mood="glad", yaw=-.2):
    y = yaw
    face = smooth([(0, -92), (60, -78), (92, -20), (90, 40), (60, 84), (0, 96), (-60, 84), (-90, 40), (-92, -20), (-60, -78)], True)
    out = "".join(ell(q * 92, 8, 18, 24, G["dark"]) for q in (-1, 1)) + path(face, "#f1c29c") + clip(face, ell(-58 + y * 20, 24, 22, 16, "#e8705c", opacity=.5), ell(58 + y * 20, 24, 22, 16, "#e8705c", opacity=.5))
    out += g(path(smooth([(-94, 6), (-76, 26), (-40, 40), (0, 34), (40, 40), (76, 26), (94, 6), (98, 60), (66, 108), (0, 132), (-66, 108), (-98, 60)], True, .2), G["hair"]), line("M-40 84q10 20 20 24M0 92v26M40 84q-10 20-20 24", "#dcd2c4", 5), f="lift")
    out += mouth("laugh", y * 20, 52, .7) + g(path("M0 32Q-20 16-44 30Q-62 46-74 36Q-62 64-32 58Q-10 54 0 42Q10 54 32 58Q62 64 74 36Q62 46 44 30Q20 16 0 32Z", "#fffaf2"), t=at(y * 20, 2), f="lift")
    for q in (-1, 1):
        cx = q * 34 + y * 20
        out += line("M%s -8q14-20 28 0" % n(cx - 14), DARK, 7) + brow(cx, -38, 17, 3, 3, "#fffaf2", 9)
    out += ell(y * 30, 18, 17, 14, "#e3a07c") + ell(y * 30 - 4, 13, 6, 4, "#fbe0c8")
    cap = g(path("M-94-40Q-96-112 0-120Q96-112 94-40Q0-74-94-40Z", "#7a8a5a"), path("M-98-34Q0-84 98-34Q108-18 92-18Q0-58-92-18Q-108-18-98-34Z", "#5f6f45"), line("M-30-116Q-40-90-44-66M30-116Q40-90 44-66", "#687a4c", 5), f="lift")
    return out + cap


P_TORSO = mirror([(0, -146), (48, -138), (82, -90), (104, -10), (116, 60), (70, 92), (0, 98)])


def shoe(col, ink):
    return path("M-34 4Q-40-26-18-34Q10-36 26-24Q54-20 58-2Q58 4 50 4Z", "#6f4a38")


def gran(x, y, s=1., flip=False, mood="glad", gaze=(0, 0), yaw=.2, blink=None, **kw):
    dress = path("M-150-170H150V-40H-150Z", G["blouse"]) + path("M-150-64Q0-40 150-64V120H-150Z", G["dress"]) + path("M-66-130Q0-100 66-130L60-50L86 90H-86L-60-50Z", G["apron"]) + line("M-90 62Q0 88 90 62", "#fff0d8", 7) + line("M-150-58Q0-32 150-58", "#fff0d8", 9) + petals(-34, 20, 1, "#fff0d8") + petals(36, 20, 1, "#fff0d8") + petals(0, -84, .8, "#fff0d8")
    kw = dict(dict(hip=(0, -140), hoff=(0, -226), arm=(66, 62), aw=(25, 18), leg=(40, 40), lw=(26, 18), hips=36, hipy=56, sh=((-66, -104), (66, -104)), hands=.85, neckw=(40, 40), sleeve=(G["blouse"], "#e6d3ae", .8), shadow=130), **kw)
    return beast(x, y, s, flip, skin=G["skin"], dark=G["dark"], ink=G["ink"], torso=P_TORSO, dress=dress, head=gran_head(mood, gaze, yaw) + lids(blink, "M%s 6a70 66 0 0 1 140 0a70 66 0 0 1-140 0Z" % n(yaw * 12 - 70), lambda: gran_head(mood, gaze, yaw, mood != "glad")), feet=shoe, **kw)


def grandpa(x, y, s=1., flip=False, **kw):
    dress = path("M-150-170H150V30H-150Z", "#fdf3df") + path("M-150-170H-20Q-30-60-6 40L-150 50Z", "#8a6a4a") + path("M150-170H20Q30-60 6 40L150 50Z", "#78593d") + "".join(ell(-16, -80 + 34 * i, 6, 6, "#f4cf75") for i in range(4)) + path("M-150 30Q0 50 150 30V120H-150Z", "#5b6f86")
    kw = dict(dict(hip=(0, -150), hoff=(0, -232), arm=(70, 66), aw=(26, 19), leg=(52, 50), lw=(40, 28), hips=44, hipy=50, sh=((-70, -104), (70, -104)), hands=.9, neckw=(40, 40), sleeve=("#fdf3df", "#e6d3ae", .8), pants=("#5b6f86", "#506379", .96), shadow=130), **kw)
    return beast(x, y, s, flip, skin="#f1c29c", dark=G["dark"], ink=G["ink"], torso=P_TORSO, dress=dress, head=grandpa_head(), feet=shoe, **kw)


def glove(a=0, s=1.):
    """An oven glove pointing along +x, green and white, cuff at the wrist."""
    d = "M-46-34Q0-46 44-40Q86-34 88 0Q86 36 44 40Q0 46-46 34Z"
    th = "M-20-30Q-8-78 20-80Q40-76 34-54Q26-40 20-30Z"
    chk = "".join("M%d -90V60" % xx for xx in range(-40, 90, 26)) + "".join("M-50 %dH96" % yy for yy in range(-78, 50, 26))
    return g(path(th, "#86ad58"), path(d, "#8fb85f"), clip(d, line(chk, "#e6efc4", 6, opacity=.7), path("M-60 14Q20 30 96 4V60H-60Z", "#4f7a38", opacity=.3)), rect(-64, -40, 30, 80, "#fff6e4", 10), line("M-56-30v60M-43-30v60", "#d5473b", 4), t=at(0, 0, s, a), f="lift")


# ---------- song
def note(kind=0, col="#d5473b"):
    """A note of cut paper about 60 high, its head at 0, 0."""
    if kind == 0:
        d = "M9-2V-58Q14-40 32-32Q40-24 32-8Q30-24 17-32V2"
        return g(ell(0, 0, 17, 13, col, transform="rotate(-20)"), path(d + "Z", col))
    if kind == 1:
        return g(ell(-24, 6, 15, 12, col, transform="rotate(-20 -24 6)"), ell(28, 0, 15, 12, col, transform="rotate(-20 28 0)"), path("M-17 4V-54L42-64V0H34V-42L-9-34V4Z", col))
    return g(ell(0, 0, 17, 13, col, transform="rotate(-20)"), path("M9-2V-62H17V0Z", col))


def song(*notes):
    """Notes: (x, y, size, turn, kind, colour)."""
    return g("".join(g(note(k, c), t=at(x, y, s, r)) for x, y, s, r, k, c in notes), f="lift")
