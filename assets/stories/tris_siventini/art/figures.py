"""The three pigs and the wolf: faces, clothes, poses."""
from faces import *

PIG_MOODS = {  # eyes, brows (lift, inner tilt), mouth
    "glad": (dict(pupil=.74), (0, 0), "smile"),
    "laugh": (dict(shut="glad"), (-6, 4), "laugh"),
    "happy": (dict(pupil=.76), (-8, 2), "laugh"),
    "proud": (dict(pupil=.76, lid=.1), (-8, 0), "smirk"),
    "busy": (dict(pupil=.74, lid=.12), (-2, 3), "tongue"),
    "afraid": (dict(pupil=.5, big=1.2), (-12, 13), "shout"),
    "worry": (dict(pupil=.58, big=1.12), (-8, 12), "wobble"),
    "surprised": (dict(pupil=.56, big=1.2), (-14, 2), "o"),
    "sing": (dict(shut="glad"), (-8, 6), "o"),
    "call": (dict(pupil=.7, big=1.05), (-8, 8), "laugh"),
}

WHO = {
    "straw": dict(skin="#f8bfb9", dark="#ee9fa2", lit="#fcd6cf", snout="#f09ba0", nos="#b75f6d", hoof="#a9606a"),
    "twig": dict(skin="#fac9ad", dark="#efab92", lit="#fddfc9", snout="#f2a48f", nos="#b5664f", hoof="#96604e"),
    "brick": dict(skin="#f1a9aa", dark="#de878e", lit="#f8c8c4", snout="#e58890", nos="#a65262", hoof="#8f4f5c"),
}


def lids(eyes, skin, lash):
    """Eyelids closed over eyes (cx, cy, rx, ry)."""
    return "".join(ell(cx, cy, rx + 5, ry + 5, skin) + line("M%s %sQ%s %s %s %s" % tuple(n(v) for v in (cx - rx, cy + 2, cx, cy + ry * .9, cx + rx, cy + 2)), lash, 6.5) for cx, cy, rx, ry in eyes)


def pig_ear(side, k, how):
    """side -1 left, 1 right; drawn upright then turned."""
    out = path("M-36 26Q-48-54 2-84Q46-44 36 26Z", k["skin"]) + path("M-20 14Q-28-42 2-64Q28-32 20 14Z", k["snout"])
    if how == "flop":
        out = path("M-36 26Q-44-40-6-58Q30-50 36 26Z", k["skin"]) + path("M-8-58Q-34-46-40 6Q-14 4 24-32Q14-54-8-58Z", k["snout"])
        out += path("M-10-58Q-38-50-44 8Q-10 8 20-38Q8-54-10-58Z", k["dark"])
    return g(out, t=None if side > 0 else "scale(-1 1)")


def pig_head(who, yaw=.4, mood="glad", gaze=(0, 0), ears=(0, 0), hat=True, hatlift=0, wink=None, blush=.6, blink=None):
    k = WHO[who]
    y = max(-.85, min(.85, yaw))
    eyes, (lift, inner), mth = PIG_MOODS[mood]
    eyes = dict(eyes)
    big = eyes.pop("big", 1)
    a, b = abs(y), (1 if y >= 0 else -1)
    wide = {"straw": 1.04, "twig": .97, "brick": 1.0}[who]
    R = [(0 - y * 5, -96), (60, -80), (96, -26), (108, 28), (84, 74), (40, 96), (0, 101)]
    outline = [(px * wide, py) for px, py in R] + [(-px * wide, py) for px, py in reversed(R[1:-1])]
    d = smooth(outline, True)
    out = ""
    ear = {"straw": "flop", "twig": "up", "brick": "up"}[who]
    tilt = {"straw": 62, "twig": 24, "brick": 40}[who]
    ex, ey = {"straw": (82, -58), "twig": (58, -76), "brick": (76, -62)}[who]
    for q in (-1, 1):
        far = q == b
        w = 1 - (.22 * a if far else -.04)
        e = "flop" if who == "twig" and q == -b else ear
        out += g(pig_ear(q, k, e), t="translate(%s %s) rotate(%s) scale(%.2f 1)" % (
            n(q * ex - y * 26), n(ey + (3 if not far else 0)), n(q * tilt + ears[0 if q < 0 else 1]), w))
    out = g(out, f="lift")
    out += path(d, k["skin"])
    out += clip(d, path("M-130 20Q-60 118 20 104Q90 92 112 0L140 130H-140Z", k["dark"], opacity=.35),
                ell(-66 * (1 - .2 * a) + y * 26, 34, 25, 18, "#f0787f", opacity=blush), ell(66 * (1 - .2 * a) + y * 26, 34, 25, 18, "#f0787f", opacity=blush),
                path("M-97-8Q-88-58-56-76Q-76-48-82-10Q-90 8-97-8Z", k["lit"], opacity=.75))
    if who == "twig":  # a tuft of hair
        out += line("M-4-94q-14-22 4-34M4-95q2-20 20-26M-12-92q-24-10-24-24", "#c98457", 6.5)
    # eyes
    cy, shut = -24, []
    for q in (-1, 1):
        far = q == b
        rx, ry = 19.5 * big * (1 - (.24 * a if far else 0)), 25 * big
        cx = q * 40 * (1 - (.16 * a if far else 0)) + y * 30
        shut.append((cx, cy, rx, ry))
        e = dict(eyes)
        if wink == q:
            e = dict(shut="glad")
        e.setdefault("skin", k["dark"])
        if "lid" in e:
            e["slant"] = .07 * q
        out += eye(cx, cy, rx, ry, gaze, **e)
        bx, by = cx, cy - ry - 13 + lift
        out += line("M%s %sQ%s %s %s %s" % tuple(n(v) for v in (
            bx - q * 16, by - inner * .75 + 2, bx, by - 6, bx + q * 16, by + inner * .6 + 2)), k["nos"], 6.5, opacity=.75)
    if blink:
        out += piece(blink, lids(shut, k["skin"], k["nos"]), hidden=True)
    # mouth, snout
    out += mouth(mth, y * 46, 56 + (4 if mth == "shout" else 0), (.72 if mth == "shout" else .92) * (1 if a < .6 else .92))
    sx = y * 56
    out += path(smooth([(y * 24 - 44, 14), (y * 30 - 20, -20), (sx, -18), (sx + 44, 0), (sx + 44, 34), (sx, 52), (y * 30 - 22, 50)] if y >= 0 else
                       [(y * 24 + 44, 14), (y * 30 + 20, -20), (sx, -18), (sx - 44, 0), (sx - 44, 34), (sx, 52), (y * 30 + 22, 50)], True), k["dark"])
    w = 41 * (1 - .14 * a)
    out += ell(sx + y * 6, 16, w, 32, k["snout"], transform="rotate(%s %s 16)" % (n(y * 5), n(sx)))
    out += path("M%s 2Q%s -16 %s -6" % (n(sx + y * 6 - w * .7), n(sx + y * 6 - w * .3), n(sx + y * 6 + w * .25)), "none", stroke=k["lit"], stroke_width=7, stroke_linecap="round", opacity=.8)
    for q in (-1, 1):
        out += ell(sx + y * 9 + q * w * .36, 17, w * .17, 11.5, k["nos"])
    if hat and who == "straw":
        out += g(straw_hat(y), t=at(-y * 6, -8 - hatlift, 1, -4))
    if hat and who == "brick":
        out += g(cap(y), t=at(-y * 4, -4 - hatlift))
    return out


def straw_hat(y=0.):
    crown = "M-80-52Q-84-136-40-148Q0-160 42-148Q84-136 80-52Z"
    brim = "M-142-38Q-100-78 0-80Q100-78 142-38Q100-50 60-56Q0-64-60-56Q-100-50-142-38Z"
    w = "".join("M%d-70Q%d-130 %d-156" % (x, x * .9, x * .5) for x in range(-72, 80, 18))
    w2 = "M-78-92Q0-112 78-92M-80-116Q0-138 76-118M-62-138Q0-156 60-138"
    rays = "".join("M%d %dL%d %d" % (x * .62, -72 + abs(x) * .08, x, -52 + abs(x) * .12) for x in range(-120, 130, 16))
    poppy = g(path("M0 0q-16-20-30-6q-8 16 12 20q-18 12-4 26q18 6 22-14q12 20 28 8q8-20-14-24q20-8 12-24q-16-12-26 14Z", "#e2675a"), ell(0, 10, 7, 7, "#4d3340"), t="translate(52 -84) scale(.86)")
    return g(path(crown, "#eac45f") + clip(crown, line(w, "#d6a443", 4), line(w2, "#f6dc8f", 4), path("M-90-86Q0-112 90-86V-56Q0-82-90-56Z", "#c9604c"), path("M40-160Q90-130 84-50H60Q76-120 30-160Z", "#b98235", opacity=.25)),
             path(brim, "#f0d078"), clip(brim, line(rays, "#d6a443", 4), path("M-142-38Q-100-50-60-56Q0-64 60-56Q100-50 142-38Q100-58 60-64Q0-72-60-64Q-100-58-142-38Z", "#c18f35", opacity=.55)), poppy, f="lift")


def cap(y=.3):
    b = 1 if y >= 0 else -1
    crown = "M-98-36Q-96-120-38-134Q0-142 38-134Q96-120 98-36Q50-66 0-66Q-50-66-98-36Z"
    visor = "M-62-66Q0-84 66-62Q118-46 136-14Q128-4 112-12Q60-44-40-42Q-66-50-62-66Z" if b > 0 else "M62-66Q0-84-66-62Q-118-46-136-14Q-128-4-112-12Q-60-44 40-42Q66-50 62-66Z"
    o = b * 10
    return g(path(crown, "#4d86b3"), clip(crown, path("M%d-140Q%d-100 %d-50" % (o, o + 30 * b, o + 34 * b), "none", stroke="#3f739c", stroke_width=5),
                                         path("M%d-140Q%d-110 %d-44" % (o, o - 40 * b, o - 58 * b), "none", stroke="#3f739c", stroke_width=5),
                                         path("M-98-36Q-50-66 0-66Q50-66 98-36V-20H-98Z M-110-66Q-50-92 0-92Q50-92 110-66L100-36Q50-66 0-66Q-50-66-98-36Z", "#3f739c"),
                                         path("M-86-70Q-80-116-36-126Q-66-104-70-74Z", "#78abd0", opacity=.8)),
             ell(o, -138, 12, 9, "#3f739c"), path(visor, "#3a6b92"), path("M-54-68Q0-80 62-60Q100-46 124-22Q60-62-54-56Z" if b > 0 else "M54-68Q0-80-62-60Q-100-46-124-22Q-60-62 54-56Z", "#5e97c2"), f="lift")


# ---------- pigs
TORSO = mirror([(0, -138), (40, -130), (72, -92), (94, -30), (92, 20), (60, 54), (0, 64)])


def hand(k, a=0, col=None, s=1):
    """A trotter of two soft fingers, pointing along +x."""
    c = col or k["skin"]
    return g(path("M-16-18Q2-28 24-20Q34-12 24-2Q36 6 24 18Q4 28-16 18Q-24 0-16-18Z", c), line("M24-2L9-1", k["nos"], 4.5, opacity=.7), t=at(0, 0, s, a))


def pig(who, x, y, s=1., flip=False, lean=0, hip=(0, -112), yaw=.4, tilt=0, nod=(0, 0), mood="glad", gaze=(0, 0), la=None, ra=None,
        lf=((-42, 0), 0), rf=((42, 0), 0), kn=(1, -1), ears=(0, 0), scarf=None, order="lr", hatlift=0, back="", mid="", top="", shadow=True, tail=True, wink=None, turn=None, hat=True, far=1., live=None):
    """A pig whose feet stand about (0, 0). la/ra: arm on the left/right of the (unflipped) drawing:
    dict(to, bend, z=back|mid|top, hold=what lies under the hand, over=what lies over it, ha=angle of hand).
    live: the names of its parts that are pieces: head, blink, tail, la, ra."""
    k, live = WHO[who], live or {}
    part = lambda name, art: piece(live[name], art) if name in live else art
    turn = yaw * .5 if turn is None else turn
    T = lambda p: (hip[0] + rot(p, lean)[0], hip[1] + rot(p, lean)[1])
    arm_c = {"straw": "#f7ead2", "twig": "#e9d3a6", "brick": "#fdf4e6"}[who]
    layers = {"back": "", "mid": "", "top": ""}
    for q, arm in ((-1, la), (1, ra)):
        if not arm:
            continue
        sh = T((q * 62 + turn * 8, -88))
        el = ik(sh, arm["to"], 56, 54, arm.get("bend", -q))
        h = arm["to"]
        a = math.degrees(math.atan2(h[1] - el[1], h[0] - el[0])) if arm.get("ha") is None else arm["ha"]
        whole = limb(sh, el, h, [25, 22, 18, 17])
        m = ((sh[0] + 2 * el[0]) / 3, (sh[1] + 2 * el[1]) / 3)
        sl = limb(sh, ((sh[0] + m[0]) / 2, (sh[1] + m[1]) / 2), (el[0] * .9 + h[0] * .1, el[1] * .9 + h[1] * .1), [29, 28, 26], False)
        art = path(whole, k["skin"]) + path(sl, arm_c)
        if who == "straw":
            art += clip(sl, "".join(line("M%s %sl%s %s" % (n(sh[0] + (el[0] - sh[0]) * t - 40 * (el[1] - sh[1]) / 56), n(sh[1] + (el[1] - sh[1]) * t + 40 * (el[0] - sh[0]) / 56), n(80 * (el[1] - sh[1]) / 56), n(-80 * (el[0] - sh[0]) / 56)), "#d9806f", 7) for t in (.1, .48)))
        ex, ey = el[0] * .9 + h[0] * .1 - m[0], el[1] * .9 + h[1] * .1 - m[1]
        eL = math.hypot(ex, ey) or 1
        ex, ey = ex / eL, ey / eL
        cx, cy = el[0] * .9 + h[0] * .1, el[1] * .9 + h[1] * .1
        art += ell(sh[0], sh[1], 29, 29, arm_c) + line("M%s %sL%s %s" % (n(cx - ey * 22), n(cy + ex * 22), n(cx + ey * 22), n(cy - ex * 22)), {"straw": "#d9806f", "twig": "#d9bd86", "brick": "#e6d6c2"}[who], 12)
        art += g(arm.get("hold", ""), t=at(h[0], h[1])) + g(hand(k, a), t=at(h[0], h[1])) + g(arm.get("over", ""), t=at(h[0], h[1]))
        layers[arm.get("z", "mid")] += part("la" if q < 0 else "ra", g(art, f="lift"))
    legs = {}
    pants = {"straw": "#5f93b8", "twig": "#a9765a", "brick": k["skin"]}[who]
    for key, q, (fp, fa), kb in (("l", -1, lf, kn[0]), ("r", 1, rf, kn[1])):
        hp = T((q * 38, 30))
        up = rot((0, -22), fa)
        an = (fp[0] + up[0], fp[1] + up[1])
        ll = max(30, min(46, .53 * math.hypot(an[0] - hp[0], an[1] - hp[1])))
        kne = ik(hp, an, ll, ll, kb)
        lw = limb(hp, kne, an, [36, 30, 23, 21])
        art = path(lw, k["dark"] if who == "brick" else k["skin"])
        if who != "brick":
            t = .8 if who == "straw" else .45
            end = (kne[0] * .2 + an[0] * .8, kne[1] * .2 + an[1] * .8) if who == "straw" else (kne[0] * .8 + an[0] * .2, kne[1] * .8 + an[1] * .2)
            art += path(limb(hp, ((hp[0] * .3 + kne[0] * .7)if who == "straw" else (hp[0] + kne[0]) / 2, (hp[1] * .3 + kne[1] * .7) if who == "straw" else (hp[1] + kne[1]) / 2), end, [40, 33, 29, 27]), pants if key == order[1] else {"straw": "#5485a9", "twig": "#98684e"}[who])
        art += g(path("M-24-20Q-30 0-32 4H34Q36-6 24-20Q0-28-24-20Z", k["hoof"]) + path("M-24-20Q0-28 24-20Q30-12 32-6Q0-14-29-6Z", k["nos"], opacity=.55) + line("M4 4V-9", "#6f3f49", 4), t=at(fp[0], fp[1] - 3, 1, fa))
        legs[key] = art
    d = smooth([T(p) for p in TORSO], True)
    tt = "translate(%s %s) rotate(%s)" % (n(hip[0]), n(hip[1]), n(lean))
    dl = smooth(TORSO, True)
    o = turn * 34
    if who == "straw":
        stripes = "".join("M-110 %dQ0 %d 110 %d" % (yy, yy + 18, yy) for yy in range(-128, 0, 22))
        cl = path("M-130-160H130V0H-130Z", "#f7ead2") + line(stripes, "#d9806f", 7) + path("M-110-26Q%s-6 110-26V90H-110Z" % n(o), "#5f93b8") + path("M%s-84Q%s-92 %s-84L%s-10H%sZ" % tuple(n(v + o) for v in (-44, 0, 44, 54, -54)), "#5f93b8") + \
            line("M%s-80Q%s-120 %s-140M%s-80Q%s-120 %s-140" % tuple(n(v + o * .8) for v in (-42, -54, -52, 42, 54, 52)), "#5485a9", 17) + \
            line("M%s-74Q%s-81 %s-74" % tuple(n(v + o) for v in (-36, 0, 36)), "#a9cbe0", 3, stroke_dasharray="6 7") + \
            path("M%s-52H%sV-30Q%s-12 %s-30Z" % tuple(n(v + o) for v in (-25, 25, 0, -25)), "#4f80a4") + ell(o - 42, -78, 8, 8, "#f6e3a6") + ell(o + 42, -78, 8, 8, "#f6e3a6") + \
            path("M30 10l34-6l4 30l-32 6Z", "#e8c15b") + line("M30 10l34-6l4 30l-32 6Z", "#fff3d0", 3, stroke_dasharray="5 6")
    elif who == "twig":
        knit = "".join("M%d %dq5 7 10 0" % (xx + (yy % 40) / 3, yy) for yy in range(-120, 30, 20) for xx in range(-100, 100, 26))
        cl = path("M-130-160H130V90H-130Z", "#efdcb4") + line(knit, "#d9bd86", 4) + path("M-110 14Q%s 34 110 14V90H-110Z" % n(o), "#a9765a") + line("M-110 4Q%s 24 110 4" % n(o), "#d9bd86", 12)
    else:
        cl = path("M-130-160H130V90H-130Z", "#fdf4e6") + path("M-100-130L%s-92L100-130V-150H-100Z" % n(o), k["skin"]) + line("M%s-92V40" % n(o), "#e6d6c2", 5)
    body = path(d, k["skin"]) + g(clip(dl, cl, path("M60-140Q130-40 70 70H130V-140Z", "#6b3140", opacity=.12), path("M-92-20Q-84-100-36-126Q-68-80-76-16Q-84 4-92-20Z", "#fff", opacity=.2)), t=tt)
    if who == "brick":  # the apron stands off the body
        ap = "M%s-90Q%s-84 %s-90L%s-30Q%s 20 %s 66Q%s 96 %s 66Q%s 20 %s-30Z" % tuple(n(v) for v in (o - 46, o, o + 46, o + 60, o * .4 + 98, o * .4 + 88, o * .5, o * .4 - 88, o * .4 - 98, o - 60))
        strap = line("M%s-88Q%s-120 %s-142M%s-88Q%s-120 %s-142" % tuple(n(v) for v in (o - 42, o - 48, o * .6 - 40, o + 42, o + 48, o * .6 + 40)), "#57906f", 13)
        body += g(strap, path(ap, "#67a37f"), clip(ap, path("M-120 40Q0 70 120 40V110H-120Z", "#57906f"), path("M66-100Q130-20 80 80H130V-100Z", "#3d6b54", opacity=.3),
                  path("M%s 0H%sV30Q%s 50 %s 30Z" % tuple(n(v + o) for v in (-38, 38, 0, -38)), "#57906f"), line("M%s 2H%s" % (n(o - 34), n(o + 34)), "#a9d0b8", 3.5, stroke_dasharray="7 7"),
                  line("M-90 58Q%s 86 90 58" % n(o), "#a9d0b8", 3.5, stroke_dasharray="7 7")), t=tt, f="lift")
    hd = T((turn * 14, -188))
    hd = (hd[0] + nod[0], hd[1] + nod[1])
    sc = ""
    if who == "twig":
        nk = T((turn * 10, -98))
        tails = scarf or [[(24, 24), (44, 60), (36, 104)], [(4, 26), (8, 54), (-8, 84)]]
        for i, pts in enumerate(tails):
            pp = [(nk[0] + a, nk[1] + b) for a, b in pts]
            rb = ribbon(pp, [15, 20, 22], 6, False)
            e, e2 = pp[-1], pp[-2]
            L = math.hypot(e[0] - e2[0], e[1] - e2[1])
            ux, uy = (e[0] - e2[0]) / L, (e[1] - e2[1]) / L
            fr = "".join("M%s %sl%s %s" % tuple(n(v) for v in (e[0] - uy * q, e[1] + ux * q, ux * 13, uy * 13)) for q in (-18, -9, 0, 9, 18))
            st = "".join("M%s %sl%s %s" % tuple(n(v) for v in (e[0] - ux * z - uy * 40, e[1] - uy * z + ux * 40, uy * 80, -ux * 80)) for z in (14, 30))
            sc += line(fr, "#c74a45", 5) + path(rb, ("#d8574f", "#c74a45")[i]) + clip(rb, line(st, "#f6d9a8", 8))
        nb = smooth([(nk[0] + a, nk[1] + b) for a, b in [rot(p, lean) for p in ((-82, -22), (-40, 2), (0, 8), (40, 2), (82, -22), (88, 4), (50, 34), (0, 42), (-50, 34), (-88, 4))]], True)
        sc = g(sc, path(nb, "#d8574f"), clip(nb, line("M%s %sl-16 60M%s %sl-6 60M%s %sl6 60M%s %sl16 60" % tuple(n(v) for p in ((-50, -20), (-18, -10), (18, -10), (50, -20)) for v in (nk[0] + p[0], nk[1] + p[1])), "#e88b7f", 8, opacity=.8)), f="lift")
    tl = T((-86, 24)) if turn >= 0 else T((86, 24))
    b = -1 if turn >= 0 else 1
    cur = [(-4, -2), (18, 7), (38, -3), (43, -24), (29, -37), (14, -28), (18, -12), (38, -6), (60, -18)]
    tailart = path(ribbon([(tl[0] + b * p, tl[1] + q) for p, q in cur], [9, 7.5, 6, 5, 3], 5), k["dark"]) if tail else ""
    head = part("head", g(pig_head(who, yaw, mood, gaze, ears, hat, hatlift, wink, blink=live.get("blink")), t=at(hd[0], hd[1], 1, tilt), f="lift"))
    out = back + part("tail", tailart) + layers["back"] + g(legs[order[0]], f="lift") + g(legs[order[1]], f="lift") + body + layers["mid"] + mid + head + sc + layers["top"] + top
    shd = ell(x, y + 4, 112 * s, 19 * s, "#24402e", opacity=.3, filter="url(#blur)") if shadow else ""
    return shd + g(g(out, t=at(0, 0, s, 0, flip)), t=at(x, y), f="cut")


# ---------- the mouse to find
def mouse(s=1.):
    """Sitting, its face to us; foot at 0, 0, 104 wide, 130 high."""
    fur, lit, ear, dark = "#b3a4a6", "#ecdfd8", "#e9a9a4", "#3b2a33"
    out = line("M20-8Q66 4 62-26Q58-46 74-52", ear, 6) + path("M-34 2Q-44-44 0-58Q44-44 34 2Z", fur) + path("M-17 2Q-22-34 0-42Q22-34 17 2Z", lit)
    out += "".join(ell(q * 19, -1, 15, 7, ear) + ell(q * 32, -104, 21, 22, fur) + ell(q * 32, -103, 14, 15, ear) for q in (-1, 1))
    out += path(smooth(mirror([(0, -116), (28, -108), (42, -82), (36, -60), (14, -46), (0, -44)]), True), fur) + ell(0, -60, 21, 15, lit)
    for q in (-1, 1):
        out += ell(q * 15, -84, 7, 8.5, dark) + ell(q * 15 + 2.2, -87, 2.6, 2.8, "#fff") + ell(q * 27, -68, 8, 5, "#ee8f8f", opacity=.6) + ell(q * 14, -34, 8, 7, ear)
    return g(out + ell(0, -69, 6.5, 5, "#c76d75") + line("M-8-58Q-4-54 0-59Q4-54 8-58", "#7a5048", 3) + line("M-24-62l-22-5M-24-58l-21 3M24-62l22-5M24-58l21 3", "#fff8f0", 2.2), t=at(0, 0, s))


def peeking(name, art, foot, by):
    """A piece that is seen down to foot and comes up by so many points."""
    return piece(name, clip("M-100-100H1700V%dH-100Z" % (foot + by), art), foot=foot)


# ---------- the wolf
W = dict(fur="#928aaa", dark="#726a8c", lit="#d3cbdb", nose="#43344f", line="#55476a", ear="#c39aac", vest="#b8596b", vest2="#a04a5c", pants="#5d86a3", pants2="#50779a", patch="#e8c15b")


def brow(cx, cy, w, a, b, col=None):
    return path("M%s %sQ%s %s %s %sQ%s %s %s %sZ" % tuple(n(v) for v in (cx - w, cy + a, cx, cy - 14 + (a + b) / 2, cx + w, cy + b, cx, cy + 4 + (a + b) / 2, cx - w, cy + a)), col or W["line"])


def wolf_ears(k=0):
    """Far and near ear, facing right; k lays them back."""
    far = g(path("M-34 20Q-20-70 34-118Q60-50 44 20Z", W["dark"]) + path("M-8 6Q4-56 32-86Q44-40 30 6Z", "#9d7d95"), t=at(44, -72, 1, -k * .7))
    near = g(path("M-42 24Q-54-70-24-128Q-8-116-4-104L4-110Q40-56 42 24Z", W["fur"]) + path("M-24 12Q-34-58-16-92Q20-50 24 12Z", W["ear"]), t=at(-44, -66, 1, -k))
    return g(far, f="lift"), g(near, f="lift")


SKULL = "M-8-98C40-106 84-72 94-30L70 70C20 96-26 96-50 86L-74 104L-80 72L-118 70L-100 38L-138 14L-104-6C-102-60-60-92-8-98Z"
TUFT = path("M-24-90Q-18-128 14-128Q6-116 10-108Q26-122 44-116Q26-98 22-84Z", W["dark"])


def wolf_head(kind, gaze=None, live=None):
    """Facing right: blow, sly, howl, grin, peep. live: the names of its parts that are pieces: ear, blink, cheek."""
    part = lambda name, art: piece(live[name], art, hidden=name == "blink") if live and name in live else art
    shut = lambda *eyes: part("blink", lids(eyes, W["fur"], W["line"])) if live and "blink" in live else ""
    k = {"blow": 14, "howl": 34, "sly": 0, "peep": 0}.get(kind, 0)
    far, near = wolf_ears(k)
    far = part("ear", far)
    sk = path(SKULL, W["fur"]) + clip(SKULL, path("M-150 10Q-90 20-60 60Q-20 100 60 60V120H-150Z", W["lit"], opacity=.55), path("M-98-14Q-84-80-20-94Q-58-66-76-20Q-86 4-98-14Z", "#b3abc6", opacity=.7)) + TUFT
    if kind == "blow":
        gz = gaze or (.9, .25)
        face = path("M40-44C90-56 148-44 164-18C170 4 156 22 130 26L60 20Z", W["fur"]) + path("M60-30C100-40 140-34 158-16C120-22 90-16 60-4Z", "#a79fbe")
        face += g(ell(120, 44, 58, 56, W["dark"]), f="lift")
        cheek = g(path("M-22 40C-26-16 20-46 70-40C124-36 150 0 148 42C146 92 104 122 56 120C10 118-18 92-22 40Z", "#b0a6c4"), ell(62, 52, 70, 58, "url(#wblush)"), path("M4 10Q22-26 70-26Q34-12 16 22Z", "#e4deea", opacity=.5), f="lift")
        cheek += line("M140 22q-10 4-16 0M142 62q-10-2-16 4", W["line"], 4, opacity=.5)
        cheek += path("M136 26Q150 10 170 16Q188 14 194 30Q204 42 194 56Q190 72 170 70Q150 76 136 62Q128 44 136 26Z", "#cf7f93") + path("M140 28Q152 16 168 20Q184 18 190 30Q170 26 140 28Z", "#e6a5b2") + ell(186, 43, 9, 14, "#5a2f42") + line("M150 34l18 4M150 54l18-4", "#a85a72", 4)
        face += ell(166, -24, 25, 19, W["nose"], transform="rotate(14 166 -24)") + ell(160, -32, 8, 5, "#8c7c98")
        face += eye(28, -46, 20, 22, gz, .62, .12, .03, W["dark"], "#fff6d6", low=.14, liner=W["line"]) + eye(82, -56, 15, 20, gz, .62, .12, .03, W["dark"], "#fff6d6", low=.14, liner=W["line"])
        face += brow(24, -84, 30, 2, 8) + brow(80, -84, 18, 4, 1) + shut((28, -46, 22, 23), (82, -56, 17, 21)) + part("cheek", cheek)
    elif kind == "howl":
        gz = gaze or (-.9, -.3)
        up = path("M60-46C104-66 158-84 196-78C218-70 220-44 202-32C160-10 110 20 50 40C0 40 10-20 60-46Z", W["lit"]) + path("M60-46C104-66 158-84 196-78C160-62 110-40 66-22Z", "#a79fbe")
        jaw = path("M0 44C30 96 90 132 140 122C164 112 160 90 140 84C100 80 80 50 66 24Z", W["lit"]) + path("M0 44C30 96 90 132 140 122C110 116 60 90 40 40Z", "#a79fbe")
        mth = path("M40 22L190-38C180 0 150 20 160 86C100 84 60 60 40 22Z", "#8a3c48") + path("M70 44C100 30 130 40 148 60C170 76 188 96 176 108C156 110 90 96 70 44Z", "#ee8a8c")
        teeth = path("M176-22l2 22l-16-14ZM150-10l0 20l-16-12Z", "#fffaf0")
        face = jaw + mth + up + teeth + ell(204, -66, 23, 19, W["nose"], transform="rotate(-16 204 -66)") + ell(198, -74, 7, 5, "#8c7c98")
        face += eye(30, -44, 23, 28, gz, .46, white="#fff9e4") + eye(84, -58, 18, 25, gz, .46, white="#fff9e4") + brow(22, -90, 28, 8, -8) + brow(86, -98, 19, -8, 6)
    else:
        gz = gaze or (.8, .3)
        jaw = path("M30 46C64 98 132 94 158 48Z", W["lit"]) + path("M30 46C64 98 132 94 158 48C120 80 70 78 30 46Z", "#b3abc6", opacity=.6)
        mz = "M58-40C102-42 152-28 182-8C200 8 192 38 168 44C120 58 70 54 26 62C-4 50 8-20 58-40Z"
        face = jaw + path(mz, W["lit"]) + path("M58-40C102-42 152-28 182-8C140-12 90-8 50 10C30 20 20-22 58-40Z", "#a79fbe")
        face += line("M168 42C132 60 84 60 44 60Q16 56 4 26", W["line"], 6.5) + line("M-6 34q6-12 20-10", W["line"], 5) + path("M128 51l-6 17l-14-15Z", "#fffaf0")
        face += ell(182, -10, 26, 19, W["nose"], transform="rotate(16 182 -10)") + ell(176, -18, 8, 5, "#8c7c98") + "".join(ell(a, b, 3, 3, W["line"], opacity=.6) for a, b in ((118, 20), (134, 28), (112, 34)))
        face += eye(28, -38, 21, 25, gz, .62, .22, .05, W["dark"], "#fff6d6", liner=W["line"], low=.12) + eye(82, -48, 17, 23, gz, .62, .12, .03, W["dark"], "#fff6d6", liner=W["line"], low=.12) + brow(24, -76, 30, 6, 4) + brow(80, -82, 17, 3, 1) + shut((28, -38, 23, 26), (82, -48, 19, 24))
    return far + near + sk + face


def bushy(pts, ws, tip=.34, scorched=False):
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
            if i % 2:  # a tuft, swept towards the tip
                side.append((p[0] + k * u[1] * w * 1.16 + u[0] * 20, p[1] - k * u[0] * w * 1.16 + u[1] * 20))
            else:
                side.append((p[0] + k * u[1] * w * .94, p[1] - k * u[0] * w * .94))
    L, Rr = sides
    e, z = c[-1], c[-2]
    q = math.hypot(e[0] - z[0], e[1] - z[1]) or 1
    end = (e[0] + (e[0] - z[0]) / q * (ws[-1] + 34), e[1] + (e[1] - z[1]) / q * (ws[-1] + 34))
    edge = L + [end] + Rr[::-1]
    d = "M%s %s" % (n(edge[0][0]), n(edge[0][1]))
    for a, b in zip(edge, edge[1:] + edge[:1]):
        mx, my = (a[0] + b[0]) / 2, (a[1] + b[1]) / 2
        bx, by = min(c, key=lambda v: (v[0] - mx) ** 2 + (v[1] - my) ** 2)
        q = math.hypot(mx - bx, my - by) or 1
        d += "Q%s %s %s %s" % tuple(n(v) for v in (mx + (mx - bx) / q * 7, my + (my - by) / q * 7, b[0], b[1]))
    d += "Z"
    i = int(m * (1 - tip))
    u = ((c[i + 1][0] - c[i - 1][0]), (c[i + 1][1] - c[i - 1][1]))
    q = math.hypot(*u) or 1
    u = (u[0] / q, u[1] / q)
    zig = [(c[i][0] - u[1] * v + u[0] * (20 if j % 2 else -10), c[i][1] + u[0] * v + u[1] * (20 if j % 2 else -10)) for j, v in enumerate((-110, -70, -46, -22, 4, 30, 56, 110))]
    far = [(zig[-1][0] + u[0] * 260, zig[-1][1] + u[1] * 260), (zig[0][0] + u[0] * 260, zig[0][1] + u[1] * 260)]
    strokes = "".join("M%s %sq%s %s %s %s" % tuple(n(v) for v in (c[k][0] + o * 14, c[k][1] + o * 10, (c[k + 1][0] - c[k][0]) * .4 + 4, (c[k + 1][1] - c[k][1]) * .4 - 3, (c[k + 1][0] - c[k][0]) * .8, (c[k + 1][1] - c[k][1]) * .8)) for k, o in ((3, 1), (5, -1), (7, 1)) if k + 1 < m)
    return path(d, W["fur"]) + clip(d, path(poly(zig + far), "#4d3b45" if scorched else W["lit"]), line(strokes, W["dark"], 5))


def paw(a=0, s=1., col=None, kind="open"):
    c = col or W["fur"]
    if kind == "fist":
        return g(path("M-20-24Q4-36 30-24Q40-10 36 8Q28 30 0 28Q-26 22-20-24Z", c), line("M32-10Q20-12 14-8M34 6Q20 6 14 8", W["line"], 4.5, opacity=.7), t=at(0, 0, s, a))
    return g(path("M-20-20Q0-32 14-28Q44-46 48-34Q50-24 28-14Q58-22 60-8Q58 2 32 2Q56 6 52 18Q46 26 24 16Q4 30-18 22Q-28 0-20-20Z", c), line("M0-14Q4-42 14-40Q20-34 12-16", c, 13), t=at(0, 0, s, a))


WBLUSH = rad("wblush", (0, "#e98aa0", .75), (.5, "#e98aa0", .5), (1, "#ee8a9b", 0))
W_TORSO = [(-2, -232), (58, -214), (88, -150), (104, -70), (96, 0), (72, 46), (0, 62), (-74, 46), (-86, 0), (-84, -70), (-84, -150), (-60, -214)]


def wolf(x, y, s=1., flip=False, lean=0, hip=(0, -236), head="sly", hoff=(30, -296), tilt=0, hscale=1.18, gaze=None, la=None, ra=None, lf=((-70, 0), 0), rf=((70, 0), 0),
         kn=(-1, -1), tail=None, scorched=False, shadow=True, top="", back="", tailz="back", lookback=False, live=None):
    """Faces right; la is the far arm, ra the near one. live: the names of its parts that are pieces: head, arm (the near
    one), and those of the head."""
    part = lambda name, art: piece(live[name], art) if live and name in live else art
    T = lambda p: (hip[0] + rot(p, lean)[0], hip[1] + rot(p, lean)[1])
    tt = "translate(%s %s) rotate(%s)" % (n(hip[0]), n(hip[1]), n(lean))
    arms = {}
    for key, arm, q in (("far", la, 1), ("near", ra, -1)):
        if not arm:
            arms[key] = ""
            continue
        sh = T((58, -160) if q > 0 else (-46, -154))
        el = ik(sh, arm["to"], 108, 104, arm.get("bend", 1))
        h = arm["to"]
        a = math.degrees(math.atan2(h[1] - el[1], h[0] - el[0])) if arm.get("ha") is None else arm["ha"]
        col = W["dark"] if q > 0 else W["fur"]
        art = path(limb(sh, el, h, [30, 28, 23, 19]), col)
        ux, uy = (el[0] - sh[0]) / 108, (el[1] - sh[1]) / 108
        px, py = el[0], el[1]
        art += path("M%s %sl%s %sl%s %sl%s %sZ" % tuple(n(v) for v in (px - ux * 14, py - uy * 14, -uy * 40 * arm.get("bend", 1), ux * 40 * arm.get("bend", 1), 12 * ux, 12 * uy, 10 * ux, 10 * uy)), col)
        art += g(arm.get("hold", ""), t=at(h[0], h[1])) + g(paw(a, 1, col, arm.get("kind", "open")), t=at(h[0], h[1]))
        arms[key] = g(art, f="lift")
    legs = []
    for q, (fp, fa), kb in ((1, rf, kn[1]), (-1, lf, kn[0])):
        far = q > 0
        hp = T((q * 40, 20))
        up = rot((-26, -22), fa)
        an = (fp[0] + up[0], fp[1] + up[1])
        kne = ik(hp, an, 112, 112, kb)
        col = W["dark"] if far else W["fur"]
        pc = W["pants2"] if far else W["pants"]
        art = path(limb(hp, kne, an, [48, 36, 26, 22]), col)
        end = (kne[0] * .38 + an[0] * .62, kne[1] * .38 + an[1] * .62)
        pl = limb(hp, (hp[0] * .15 + kne[0] * .85, hp[1] * .15 + kne[1] * .85), end, [44, 47, 39, 36])
        v = (an[0] - kne[0], an[1] - kne[1])
        L = math.hypot(*v) or 1
        v = (v[0] / L, v[1] / L)
        rag = "M%s %s" % (n(end[0] - v[1] * 37), n(end[1] + v[0] * 37)) + "".join("L%s %s" % (n(end[0] - v[1] * w + v[0] * z), n(end[1] + v[0] * w + v[1] * z)) for w, z in ((36, 44), (20, 34), (8, 48), (-8, 34), (-22, 46), (-36, 40), (-37, 0))) + "Z"
        art += path(rag, pc) + path(pl, pc) + ell(hp[0] + 4, hp[1] + 6, 50, 48, pc)
        if not far:
            kx, ky = kne[0] * .8 + hp[0] * .2, kne[1] * .8 + hp[1] * .2
            art += g(path("M-24-22L22-26L26 22L-22 26Z", W["patch"]) + line("M-24-22L22-26L26 22L-22 26Z", "#fff3d0", 3.5, stroke_dasharray="6 7"), t=at(kx, ky, 1, math.degrees(math.atan2(v[1], v[0])) - 84))
        art += g(path("M-50 4Q-62-30-30-42Q0-52 22-34Q62-34 72-6Q74 4 62 4Z", col) + line("M46 2Q44-8 36-14M26 2Q24-8 16-12", W["line"], 4.5, opacity=.7), t=at(fp[0], fp[1] - 2, 1, fa))
        legs.append(g(art, f="lift"))
    dl = smooth(W_TORSO, True)
    fur = "M-8-226L40-226L58-170L46-150L60-128L48-104L62-80L44-40L20-20L14-60L22-86L6-110L20-136L4-160Z"
    body = path(dl, W["fur"]) + clip(dl, path(fur, W["lit"]), path("M-120-250L0-226Q-14-120 24 0L40 90H-120Z", W["vest"]), path("M120-250L46-222Q86-120 70 0L60 90H130Z", W["vest2"]),
                                    line("M0-226Q-14-120 24 0", "#d9808d", 5, stroke_dasharray="9 8", transform="translate(-10 0)"), ell(4, -76, 9, 9, W["patch"]), ell(-2, -122, 9, 9, W["patch"]), ell(14, -34, 9, 9, W["patch"]),
                                    path("M-130-8Q0 26 130-8V90H-130Z", W["pants"]), line("M-130-8Q0 26 130-8", "#c9a469", 15), line("M-130-8Q0 26 130-8", "#a9814c", 3.5, stroke_dasharray="10 9"),
                                    path("M-70-106l38-6l6 36l-38 8Z", "#7fa77c"), line("M-70-106l38-6l6 36l-38 8Z", "#eef3dc", 3.5, stroke_dasharray="6 6"),
                                    path("M-100-200Q-110-60-70 50H-110Z", "#3b2a45", opacity=.14))
    body = g(body, line("M40 8q18 22 6 44M40 8q32 6 36 30", "#c9a469", 7), t=tt)
    hd = T(hoff)
    nk = T((0, -190))
    neck = path(limb(nk, ((nk[0] + hd[0]) / 2, (nk[1] + hd[1]) / 2), (hd[0] - 10, hd[1] + 10), [70, 64, 66]), W["fur"])
    ruff = g(path("M-66-214L-96-186L-70-184L-90-154L-56-166L-60-136L-30-160L-14-132L2-162L24-140L30-168L56-152L50-182L76-190L50-222Q0-244-66-214Z", W["lit"]), t=tt, f="lift")
    headg = part("head", g(wolf_head(head, gaze, live), t=at(hd[0], hd[1], hscale, tilt, lookback), f="lift"))
    tl = ""
    if tail is not False:
        r0 = T((-66, 14))
        pts = [r0] + (tail or [(r0[0] - 90, r0[1] + 40), (r0[0] - 150, r0[1] - 40), (r0[0] - 130, r0[1] - 140)])
        tl = g(bushy(pts, [20, 44, 58, 46, 14], scorched=scorched), f="lift")
    out = back + (tl if tailz == "back" else "") + arms["far"] + legs[0] + legs[1] + (tl if tailz != "back" else "") + neck + body + ruff + headg + part("arm", arms["near"]) + top
    shd = ell(x, y + 4, 170 * s, 24 * s, "#24402e", opacity=.3, filter="url(#blur)") if shadow else ""
    return shd + g(g(out, t=at(0, 0, s, 0, flip)), t=at(x, y), f="cut")
