"""The grey miller, the black tomcat, the three brides, the mouse, the old king, and who comes for flour."""
from faces import *
from nature import HEADS

# ---------- faces
MOODS = {  # eyes, brows (lift, inner tilt), mouth
    "soft": (dict(pupil=.66, lid=.1), (0, 7), "w"),
    "glad": (dict(pupil=.7), (-3, 4), "smile"),
    "joy": (dict(shut="glad"), (-8, 5), "laugh"),
    "happy": (dict(pupil=.72), (-9, 4), "laugh"),
    "sad": (dict(pupil=.62, lid=.2, slant=.1), (-6, 15), "sad"),
    "meek": (dict(shut="sleep"), (0, 8), "w"),
    "tell": (dict(pupil=.66, lid=.06), (-6, 9), "talk"),
    "kind": (dict(pupil=.66, lid=.14), (-3, 10), "smile"),
    "wonder": (dict(pupil=.6, big=1.12), (-12, 5), "o"),
    "sly": (dict(pupil=.5, lid=.36, slant=-.07), (8, -8), "smirk"),
    "count": (dict(pupil=.5, lid=.3, slant=-.04), (2, -4), "smirk"),
    "shy": (dict(pupil=.64, lid=.2, slant=.06), (-5, 13), "w"),
    "wistful": (dict(pupil=.66, lid=.16, slant=.07), (-5, 14), "small"),
}

CATS = {
    "miller": dict(fur="#a3a2b4", dark="#83819a", lit="#bdbccb", white="#fbf6ee", muz="#fbf6ee", iris="#d9a441", nose="#e38f93", ear="#eeb3ae", line="#5a5570", blush="#ee8f8f", stripe="#7d7b95"),
    "tom": dict(fur="#453f58", dark="#352f47", lit="#5d5674", white="#f3ecf4", muz="#6a6283", iris="#e8c34a", nose="#2c2639", ear="#8d6d8b", line="#241f33", blush="#a06a8a", stripe=None, sclera="#fff3bf"),
    "poppy": dict(fur="#f2c193", dark="#e0a273", lit="#fad9b6", white="#fffaf0", muz="#fff3e2", iris="#7f9c5a", nose="#e2807f", ear="#f3b0a4", line="#8a5a48", blush="#ee8278", stripe="#dc9a68"),
    "corn": dict(fur="#fbf4ea", dark="#e2d6d2", lit="#ffffff", white="#ffffff", muz="#ffffff", iris="#5c93c8", nose="#e58f95", ear="#f4b9b6", line="#84708a", blush="#f19a9a", stripe=None),
    "daisy": dict(fur="#c5b9cf", dark="#a79ab5", lit="#dcd3e2", white="#fffaf4", muz="#fffaf4", iris="#8a74b8", nose="#de8592", ear="#efb3b8", line="#665878", blush="#ee8e98", stripe="#a294b2"),
}


def cat_eye(cx, cy, rx, ry, gaze, k, pupil=.66, lid=0., slant=0., shut=None):
    """A cat's eye: a ring of colour round a wide pupil; slant > 0 drops the lid outward on the right."""
    if shut:
        return eye(cx, cy + (6 if shut == "glad" else 2), rx, ry * .7, shut=shut) if k["fur"] != "#453f58" else line("M%s %sQ%s %s %s %s" % tuple(n(v) for v in (cx - rx, cy, cx, cy + ry * .9, cx + rx, cy)), "#d9cfe4", 6)
    ix, iy = cx + gaze[0] * rx * .2, cy + gaze[1] * ry * .18
    px, py = cx + gaze[0] * rx * .3, cy + gaze[1] * ry * .26
    out = ell(cx, cy, rx + 2.6, ry + 2.6, k["line"], opacity=.55) + ell(cx, cy, rx, ry, k.get("sclera", "#fffdf6")) + ell(ix, iy, rx * .8, ry * .82, k["iris"])
    out += ell(px, py, rx * pupil, ry * (pupil + .04), "#332838") + ell(px - rx * .2, py - ry * .28, rx * .24, ry * .22, "#fff") + ell(px + rx * .22, py + ry * .26, rx * .12, ry * .11, "#fff", opacity=.75)
    d = "M%s %sa%s %s 0 1 0 %s 0a%s %s 0 1 0 %s 0Z" % tuple(n(v) for v in (cx - rx - 3, cy, rx + 3, ry + 3, 2 * rx + 6, rx + 3, ry + 3, -2 * rx - 6))
    if lid:
        ya, yb = cy - ry + 2 * ry * (lid - slant), cy - ry + 2 * ry * (lid + slant)
        m = (ya + yb) / 2 - ry * .2 * (1 - lid)
        out += clip(d, path("M%s %sH%sV%sQ%s %s %s %sZ" % tuple(n(v) for v in (cx - rx - 6, cy - ry - 8, cx + rx + 6, yb, cx, m, cx - rx - 6, ya)), k["dark"]),
                    line("M%s %sQ%s %s %s %s" % tuple(n(v) for v in (cx - rx - 6, ya, cx, m, cx + rx + 6, yb)), k["line"], 4.5))
    return out


def lids(eyes, skin, lash):
    """Eyelids closed over eyes (cx, cy, rx, ry)."""
    return "".join(ell(cx, cy, rx + 4, ry + 4, skin) + line("M%s %sQ%s %s %s %s" % tuple(n(v) for v in (cx - rx, cy + 2, cx, cy + ry * .9, cx + rx, cy + 2)), lash, 6) for cx, cy, rx, ry in eyes)


def cat_mouth(kind, x, y, s, col):
    deep, tongue = "#8a3c48", "#ee8a8c"
    m = {
        "w": line("M-24 0Q-13 15 0 2Q13 15 24 0", col, 5.5),
        "smile": line("M-34-5Q-16 19 0 3Q16 19 34-5", col, 5.5) + line("M-38-6q4-4 8-1M38-6q-4-4-8-1", col, 4.5),
        "laugh": path("M-27 6Q-13 14 0 4Q13 14 27 6Q26 42 0 44Q-26 42-27 6Z", deep) + path("M-15 34Q0 18 15 34Q8 43 0 43Q-8 43-15 34Z", tongue) + line("M-32-2Q-15 17 0 3Q15 17 32-2", col, 5.5),
        "talk": path("M-15 7Q0 12 15 7Q15 28 0 29Q-15 28-15 7Z", deep) + path("M-9 24Q0 16 9 24Q5 28 0 28Q-5 28-9 24Z", tongue) + line("M-23 2Q-12 14 0 3Q12 14 23 2", col, 5.5),
        "o": ell(0, 17, 11, 14, deep) + ell(0, 23, 7, 6, tongue) + line("M-13 4Q-6 8 0 2Q6 8 13 4", col, 5),
        "sad": line("M-20 13Q-9 1 0 5Q9 1 20 13", col, 5.5),
        "small": line("M-13 9Q0 3 13 9", col, 5.5) + line("M0 1V6", col, 4.5),
        "smirk": line("M-22 4Q-11 15 0 2Q18 20 42-8", col, 5.5) + line("M37-13q8 2 8 9", col, 4.5),
    }[kind]
    return g(m, t=at(x, y, s))


def cat_ear(k, nick):
    """Upright, its outer side right."""
    o = "M-40 34Q-44-34-14-84Q-2-98 12-82Q23-66 31-46L19-37L37-28Q44 2 44 34Z" if nick else "M-40 34Q-44-34-14-84Q-2-98 12-82Q44-36 44 34Z"
    i = "M-20 26Q-24-26-4-62Q4-68 11-56Q14-46 13-38Q26-22 28 26Z" if nick else "M-20 26Q-24-26-4-62Q4-68 12-54Q28-22 28 26Z"
    return path(o, k["fur"]) + path(i, k["ear"]) + path("M-22 34Q-18-4-2-24Q6 4 2 34Z", k["lit"])


def small_flower(kind, r):
    """A flower of a few strokes, for crowns seen from afar."""
    spokes = lambda m, q, a=0: "".join("M0 0L%s %s" % (n(q * math.cos(math.radians(a + i * 360 / m))), n(q * math.sin(math.radians(a + i * 360 / m)))) for i in range(m))
    if kind == "daisy":
        return line(spokes(9, r * .78), "#e4dbe2", r * .44) + line(spokes(9, r * .74, 8), "#fffaf4", r * .36) + ell(0, 0, r * .34, r * .32, "#f2b53c")
    if kind == "corn":
        return line(spokes(8, r * .8), "#3f6fb5", r * .34) + line(spokes(8, r * .7, 22), "#5b8fd0", r * .3) + ell(0, 0, r * .26, r * .24, "#37518f")
    return line(spokes(5, r * .56, 18), "#c94a42", r * .8) + line(spokes(5, r * .46, -18), "#e4604f", r * .62) + ell(0, 0, r * .26, r * .24, "#4d2b38")


def garland(kind, y=0., r=24, fine=False):
    """A bride's crown of flowers across the forehead."""
    head = (lambda q, v: HEADS[q](v)) if fine else small_flower
    out = ""
    leaf = "M0 0q-16-14-6-40q20 12 6 40Z"
    pts = []
    for i in range(7):
        t = math.radians(-66 + i * 22 + y * 14)
        pts.append((98 * math.sin(t) - y * 2, -34 - 58 * math.cos(t), math.degrees(t)))
    for i, (x, yy, t) in enumerate(pts if fine else pts[::2]):
        out += path(leaf, "#6f9a63" if i % 2 else "#86ad70", transform=at(x - 12, yy + 4, .9, t - 40)) + path(leaf, "#86ad70" if i % 2 else "#6f9a63", transform=at(x + 12, yy + 4, .9, t + 40))
    second = {"poppy": "daisy", "corn": "daisy", "daisy": "corn"}[kind]
    for i in (0, 6, 1, 5, 2, 4, 3):
        x, yy, t = pts[i]
        q = kind if i % 2 else second
        if i == 3:
            q = kind
        rr = r * (1.25 if i == 3 else 1.05 if q == kind else .74)
        out += g(head(q, rr), t=at(x, yy, 1, t))
    return g(out, f="lift")


def top_hat(y=0.):
    body = "M-56-26Q-50-80-62-140Q0-156 62-140Q50-80 56-26Z"
    return g(path(body, "#3c3150") + clip(body, path("M-70-58Q0-40 70-58V-20H-70Z", "#b8596b"), path("M-50-30Q-44-84-52-136L-26-142Q-24-84-28-30Z", "#5b4f76"), path("M34-150Q36-80 30-20H80V-150Z", "#2c243d")),
             ell(0, -143, 62, 11, "#4c4163"), path("M-98-30Q-90-40-60-38Q0-22 60-38Q90-40 98-30Q96-10 60-6Q0 6-60-6Q-96-10-98-30Z", "#4c4163"), path("M-98-30Q-96-10-60-6Q0 6 60-6Q96-10 98-30Q92-18 60-14Q0-4-60-14Q-92-18-98-30Z", "#2c243d"), f="lift", t=at(y * 6, -58, 1.02, -7))


def cat_head(who, yaw=.3, mood="soft", gaze=(0, 0), pitch=0., ears=(0, 0), nick=1, crown=True, hat=True, flour=True, wink=None, fine=False, blink=None):
    k = CATS[who]
    y = max(-.85, min(.85, yaw))
    a, b = abs(y), (1 if y >= 0 else -1)
    eyes, (lift, inner), mth = MOODS[mood]
    eyes = dict(eyes)
    big = eyes.pop("big", 1) * (1.08 if who in ("poppy", "corn", "daisy") else 1)
    dy = pitch * 15
    out = ""
    for q in (-1, 1):
        far = q == b
        w = 1 - (.24 * a if far else -.03)
        e = cat_ear(k, who == "miller" and q == nick)
        out += g(g(e, t="scale(%d 1)" % q), t="translate(%s %s) rotate(%s) scale(%.2f 1)" % (n(q * 66 - y * 20), n(-62 + abs(dy) * .5 - dy * .3), n(q * 20 + ears[0 if q < 0 else 1]), w))
    out = g(out, f="lift")
    tuft = "M88 4L134 26Q120 34 114 40L134 60Q114 62 104 66L108 86Q70 92 50 78Z"
    out += g(path(tuft, k["fur"]), path(tuft, k["fur"], transform="scale(-1 1)"))
    R = [(-y * 4, -88), (58, -78), (100, -40), (114, 12), (98, 56), (54, 84), (0, 92)]
    d = smooth(R + [(-px, py) for px, py in reversed(R[1:-1])], True)
    out += path(d, k["fur"])
    inside = path("M-130 34Q-70 108 10 98Q84 88 118 16L140 120H-140Z", k["dark"], opacity=.32)
    if k["stripe"]:
        inside += "".join(path("M%s -96Q%s -66 %s %sQ%s -66 %s -96Z" % tuple(n(v) for v in (x - 8 + y * 14, x - 7 + y * 16, x * .8 + y * 20, ln, x + 7 + y * 16, x + 8 + y * 14)), k["stripe"]) for x, ln in ((-28, -54), (0, -44), (28, -54)))
        inside += "".join(path("M%d %dQ%d %d %d %dQ%d %d %d %dZ" % (q * 124, yy - 8, q * 104, yy - 6, q * 88, yy + 1, q * 104, yy + 7, q * 124, yy + 8), k["stripe"]) for q in (-1, 1) for yy in (10, 36))
    if who == "tom":
        inside += path("M-60-84Q-96-54-100-6Q-86-50-40-74Z", k["lit"])
    inside += "".join(ell(q * 70 * (1 - .15 * a) + y * 22, 38 + dy, 22, 15, k["blush"], opacity=.5) for q in (-1, 1))
    mx, my = y * 38, 50 + dy
    muz = ell(mx - 26, my, 34, 27, k["muz"]) + ell(mx + 26, my, 34, 27, k["muz"]) + ell(mx, my + 20, 30, 24, k["muz"]) + ell(mx, my - 12, 24, 20, k["muz"])
    if who != "tom":
        muz += path("M%s %sQ%s %s %s %sQ%s %s %s %sZ" % tuple(n(v) for v in (mx - 18, my - 10, mx - 8 - y * 3, my - 40, mx - y * 8, my - 64, mx + 8 - y * 3, my - 40, mx + 18, my - 10)), k["muz"])
    out += clip(d, inside, muz)
    cy, shut = -8 + dy, []
    for q in (-1, 1):
        far = q == b
        rx, ry = 21 * big * (1 - (.2 * a if far else 0)), 26 * big
        cx = q * 45 * (1 - (.16 * a if far else 0)) + y * 26
        shut.append((cx, cy, rx, ry))
        e = dict(eyes)
        if wink == q:
            e = dict(shut="glad")
        if "slant" in e:
            e["slant"] = e["slant"] * q
        out += cat_eye(cx, cy, rx, ry, gaze, k, **e)
        bx, by = cx + q * 2, cy - ry - 11 + lift
        out += line("M%s %sQ%s %s %s %s" % tuple(n(v) for v in ((bx - q * 15, by - inner * .7 + 1, bx, by - 5, bx + q * 14, by + inner * .6 + 2))), k["line"] if who != "tom" else "#8c82a4", 5.5, opacity=.8)
    if blink:
        out += piece(blink, lids(shut, k["fur"], k["line"] if who != "tom" else "#d9cfe4"), hidden=True)
    nx, ny = mx + y * 8, my - 16
    out += cat_mouth(mth, nx - y * 2, my + 4, .95, k["line"] if who != "tom" else "#241f33")
    out += path("M%s %sQ%s %s %s %sQ%s %s %s %sQ%s %s %s %sZ" % tuple(n(v) for v in (nx - 15, ny - 6, nx, ny - 15, nx + 15, ny - 6, nx + 15, ny + 4, nx, ny + 11, nx - 15, ny + 4, nx - 15, ny - 6)), k["nose"]) + ell(nx - 5, ny - 5, 4.5, 2.6, "#fff", opacity=.6)
    wh = "".join("M%s %sQ%s %s %s %s" % tuple(n(v) for v in (mx + q * 44, my + j * 7, mx + q * 80, my + j * 12 - 6, mx + q * (118 - 12 * abs(j)) - (y * 10), my + j * 17 - 4)) for q in (-1, 1) for j in (-1, 0, 1))
    out += line(wh, "#fffdf6" if who != "corn" else "#cfc3cc", 3, opacity=.85)
    if who == "miller" and flour:
        out += ell(-64 + y * 20, -46, 15, 9, "#fff", opacity=.55) + ell(-50 + y * 20, -56, 6, 5, "#fff", opacity=.6) + ell(72 + y * 10, 8, 9, 6, "#fff", opacity=.5)
    if who == "tom" and hat:
        out += top_hat(y)
    if who in ("poppy", "corn", "daisy") and crown:
        out += garland(who, y, fine=fine)
    return out


# ---------- the rig: a body that leans, arms and legs that bend
TORSO = mirror([(0, -134), (40, -126), (68, -90), (94, -26), (98, 22), (66, 58), (0, 68)])
KID = mirror([(0, -126), (36, -120), (56, -90), (66, -30), (72, 22), (50, 50), (0, 58)])


def strip(a, e, b, w, t1=1., caps=True):
    """A bending limb from a over the joint e towards b, as far as share t1; few points."""
    c = (e[0] + .62 * (e[0] - (a[0] + b[0]) / 2), e[1] + .62 * (e[1] - (a[1] + b[1]) / 2))
    q = [tuple((1 - t) ** 2 * a[i] + 2 * t * (1 - t) * c[i] + t * t * b[i] for i in (0, 1)) for t in (0, t1 * .25, t1 * .5, t1 * .75, t1)]
    return ribbon(q, w, 1, caps), q


def mitt(k, a=0, s=1.):
    """A soft paw pointing along +x."""
    c = k["paw"]
    return g(path("M-18-19Q2-29 24-22Q36-16 34-2Q36 16 24 22Q4 29-18 19Q-26 0-18-19Z", c), line("M33-8L20-7M33 7L20 6", k["line"], 3.6, opacity=.6), t=at(0, 0, s, a))


def palm(k, flour=True, s=1.):
    """An open paw, palm up, with a handful of flour; the wrist at 0, 0, held out to the right."""
    c = k["paw"]
    f = "M-14-6Q-10-22 4-26Q10-44 26-48Q38-62 50-46Q62-42 66-26Q78-20 80-6Q34 10-14-6Z"
    paw = "M-24-10Q-18-20-4-14Q34 0 70-14Q74-30 90-32Q106-28 100-8Q92 22 52 30Q16 34-10 22Q-30 10-24-10Z"
    specks = "".join(ell(x, y, q, q, "#ffffff") for x, y, q in ((-8, -44, 3.4), (8, -60, 2.6), (66, -58, 3.4), (82, -46, 2.4), (40, -74, 2.8)))
    return g((g(path(f, "#ffffff") + clip(f, path("M44-60Q58-30 40 6H100V-60Z", "#e6d9e6", opacity=.85), path("M-20-2Q34 12 90-6V10H-20Z", "#d9cbdc", opacity=.7)), f="lift") + specks if flour else "") +
             g(path(paw, c), clip(paw, path("M-30 8Q30 26 104-14V40H-30Z", k["line"], opacity=.16)), line("M90-18Q80-16 78-10M84 2Q74 0 70 6", k["line"], 3.4, opacity=.6), f="lift"), t="scale(%.2f)" % s)


def foot(k, a=0):
    c = k.get("shoe") or k["paw"]
    return path("M-26-24Q-34-4-30 4H38Q46-10 30-22Q4-34-26-24Z", c) + ("" if k.get("shoe") else line("M36 2Q34-8 27-12M22 3Q20-6 14-9", k["line"], 3.6, opacity=.55))


def rig(k, head, x, y, s=1., flip=False, lean=0, hip=(0, -104), turn=.2, tilt=0, nod=(0, 0), hs=1., la=None, ra=None, lf=((-40, 0), 0), rf=((40, 0), 0), kn=(1, -1),
        order="lr", inner="", over="", neck="", tail="", back="", mid="", top="", shadow=True, torso=TORSO, legs=True, hoff=(0, -184), dark="#2a2145", live=None):
    """Feet stand about (0, 0). la/ra: arm on the drawing's left/right: dict(to, bend, z=back|mid|top, hold, over, ha).
    live: the names of its parts that are pieces: head, blink, tail, la, ra."""
    live = live or {}
    part = lambda name, art: piece(live[name], art) if name in live else art
    T = lambda p: (hip[0] + rot(p, lean)[0], hip[1] + rot(p, lean)[1])
    tt = "translate(%s %s) rotate(%s)" % (n(hip[0]), n(hip[1]), n(lean))
    layers = {"back": "", "mid": "", "top": ""}
    sw = k.get("shoulder", 62)
    for q, arm in ((-1, la), (1, ra)):
        if not arm:
            continue
        sh = T((q * sw + turn * 8, -84))
        h = arm["to"]
        el = ik(sh, h, 54, 52, arm.get("bend", -q))
        a = math.degrees(math.atan2(h[1] - el[1], h[0] - el[0])) if arm.get("ha") is None else arm["ha"]
        art = path(strip(sh, el, h, [27, 24, 19, 17])[0], k["arm"]) + ell(sh[0], sh[1], 27, 27, k["arm"])
        if k.get("sleeve"):
            sl, q2 = strip(sh, el, h, [31, 31, 29, 26], k.get("long", .6), False)
            end, v = q2[-1], (q2[-1][0] - q2[-2][0], q2[-1][1] - q2[-2][1])
            L = math.hypot(*v) or 1
            v = (v[0] / L, v[1] / L)
            art += path(sl, k["sleeve"]) + ell(sh[0], sh[1], 31, 31, k["sleeve"])
            art += line("M%s %sL%s %s" % (n(end[0] - v[1] * 22), n(end[1] + v[0] * 22), n(end[0] + v[1] * 22), n(end[1] - v[0] * 22)), k["cuff"], 11)
        art += g(arm.get("hold", ""), t=at(h[0], h[1])) + g(mitt(k, a), t=at(h[0], h[1])) + g(arm.get("over", ""), t=at(h[0], h[1]))
        layers[arm.get("z", "mid")] += part("la" if q < 0 else "ra", g(art, f="lift"))
    lg = {"l": "", "r": ""}
    for key, q, (fp, fa), kb in (("l", -1, lf, kn[0]), ("r", 1, rf, kn[1])):
        hp = T((q * 40 * (.78 if torso is KID else 1), 30))
        up = rot((0, -20), fa)
        an = (fp[0] + up[0], fp[1] + up[1])
        ll = max(28, min(52, .53 * math.hypot(an[0] - hp[0], an[1] - hp[1])))
        kne = ik(hp, an, ll, ll, kb)
        art = path(strip(hp, kne, an, [36, 30, 24, 22] if torso is TORSO else [28, 24, 20, 19])[0], k["leg"] if key == order[1] else k.get("leg2", k["leg"]))
        art += g(foot(k), t=at(fp[0], fp[1] - 3, 1, fa))
        lg[key] = g(art, f="lift")
    dl = smooth(torso, True)
    d = smooth([T(p) for p in torso], True)
    body = path(d, k["fur"]) + g(clip(dl, inner), t=tt) + (g(over, t=tt) if over else "")
    hd = T((turn * 16 + hoff[0], hoff[1]))
    hd = (hd[0] + nod[0], hd[1] + nod[1])
    out = back + part("tail", tail) + layers["back"] + (lg[order[0]] + lg[order[1]] if legs else "") + body + layers["mid"] + (g(neck, t=tt) if neck else "") + mid + part("head", g(head, t=at(hd[0], hd[1], hs, tilt), f="lift")) + layers["top"] + top
    shd = ell(x, y + 3, 112 * s, 18 * s, dark, opacity=.34, filter="url(#blur)") if shadow else ""
    return shd + g(g(out, t=at(0, 0, s, 0, flip)), t=at(x, y), f="cut")


def cat_tail(pts, k, w=(17, 17, 16, 14), tip=None, rings=0):
    d = ribbon(pts, w, 3)
    c = spline(pts, 10)
    m = len(c)
    extra = ""
    for i in range(rings):
        p, q = c[int(m * (.3 + .16 * i))], c[int(m * (.3 + .16 * i)) + 1]
        L = math.hypot(q[0] - p[0], q[1] - p[1]) or 1
        u = ((q[0] - p[0]) / L, (q[1] - p[1]) / L)
        extra += "M%s %sl%s %s" % tuple(n(v) for v in (p[0] + u[1] * 26, p[1] - u[0] * 26, -u[1] * 52, u[0] * 52))
    e = c[-1]
    return path(d, k["fur"]) + clip(d, line(extra, k["stripe"] or k["dark"], 11, stroke_linecap="butt") if extra else "", ell(e[0], e[1], 34, 34, tip) if tip else "")


# ---------- the miller
APRON, APRON2 = "#f0e3c9", "#dcc7a4"


def apron(o):
    """Bib, pocket, patch, strings and flour; o shifts with the turn."""
    d = "M%s-82Q%s-76 %s-82L%s-22Q%s 20 %s 62Q%s 96 %s 62Q%s 20 %s-22Z" % tuple(n(v) for v in (o - 46, o, o + 46, o + 56, o * .4 + 98, o * .5 + 92, o * .6, o * .5 - 92, o * .4 - 98, o - 56))
    flour = "".join(ell(o + x, y, a, b, "#ffffff", opacity=.75) for x, y, a, b in ((-24, -56, 16, 9), (-8, -46, 7, 5), (44, 40, 22, 12), (22, 54, 10, 6), (-52, 56, 20, 10), (62, 22, 8, 5)))
    return g(line("M%s-80Q%s-106 %s-128M%s-80Q%s-106 %s-128" % tuple(n(v) for v in (o - 42, o - 50, o * .6 - 42, o + 42, o + 50, o * .6 + 42)), APRON2, 12),
             line("M%s-20L%s-14M%s-20L%s-14" % tuple(n(v) for v in (o - 54, -87, o + 54, 87)), APRON2, 11),
             path(d, APRON), clip(d, path("M60-90Q118-16 76 90H130V-90Z", "#a98f78", opacity=.3), line("M-92 58Q%s 90 92 58" % n(o), "#c4a67e", 3.5, stroke_dasharray="8 7"), flour),
             path("M%s-6H%sV24Q%s 44 %s 24Z" % tuple(n(v + o) for v in (-36, 36, 0, -36)), APRON2), line("M%s-1H%s" % (n(o - 32), n(o + 32)), "#b8966c", 3.5, stroke_dasharray="7 6"),
             g(path("M-14-13L13-15L15 12L-13 14Z", "#b98a62") + line("M-14-13L13-15L15 12L-13 14Z", "#fff3d8", 3, stroke_dasharray="5 5"), t=at(o + 58, 30, 1, 8)), f="lift")


def kerchief(o, tails=((18, 44), (-12, 48))):
    c, c2 = "#e6a94b", "#c9863a"
    out = "".join(path("M%s-104Q%s-84 %s %sQ%s-84 %s-100Z" % tuple(n(v) for v in (o * .8 - 8, o + x * .4 - 10, o + x, y - 104, o + x * .5 + 12, o * .8 + 10)), c2) for x, y in tails)
    nb = "M-78-128Q-40-98 %s-96Q40-98 78-128Q84-112 66-98Q30-74 %s-74Q-30-74-66-98Q-84-112-78-128Z" % (n(o * .5), n(o * .5))
    dots = "".join(ell(x, y, 4, 4, "#fff0c4") for x, y in ((-58, -106), (-34, -94), (-10, -88), (16, -88), (40, -96), (62, -108)))
    return g(out, path(nb, c), clip(nb, dots), ell(o * .8, -86, 13, 12, c2), f="lift")


def miller(x, y, s=1., yaw=.3, mood="soft", gaze=(0, 0), pitch=0., ears=(0, 0), tail=None, flip=False, kerch=((18, 44), (-12, 48)), back="", wink=None, **kw):
    k = dict(CATS["miller"], arm="#a3a2b4", paw="#fbf6ee", leg="#a3a2b4", leg2="#908ea4")
    turn = kw.pop("turn", yaw * .5)
    o = turn * 32
    inner = path("M%s-140Q%s-60 %s-20Q%s 20 %s-20Q%s-60 %s-140Z" % tuple(n(v + o) for v in (-52, -54, -40, 0, 40, 54, 52)), k["white"]) + path("M62-140Q128-30 70 80H130V-140Z", "#4a4468", opacity=.16) + \
        "".join(path("M-110 %dQ-84 %d -66 %dQ-84 %d -110 %dZ" % (v, v, v + 8, v + 12, v + 14), k["stripe"]) for v in (-46, -18))
    pts = tail or [(-66, -90), (-132, -84), (-158, -150), (-120, -196)]
    head = cat_head("miller", yaw, mood, gaze, pitch, ears, -1 if flip else 1, wink=wink, blink=kw.get("live", {}).get("blink"))
    tl = g(cat_tail(pts, k, (19, 18, 17, 15), "#fbf6ee", 3), f="lift") if tail is not False else ""
    return rig(k, head, x, y, s, flip, turn=turn, inner=inner, over=apron(o), neck=kerchief(o, kerch), tail=tl, back=back, **kw)


# ---------- the black tomcat
def waistcoat(o):
    d = smooth(TORSO, True)
    v = path("M-130-150L%s-62L%s 14L%s 60L-130 90Z" % tuple(n(v) for v in (o - 6, o - 4, o)), "#8d4f78") + path("M130-150L%s-62L%s 14L%s 60L130 90Z" % tuple(n(v) for v in (o + 6, o + 4, o)), "#7c4369")
    lap = path("M-64-132L%s-62L%s-84L-40-138Z" % (n(o - 6), n(o - 34)), "#a86a8e") + path("M64-132L%s-62L%s-84L40-138Z" % (n(o + 6), n(o + 34)), "#a86a8e")
    stripes = line("".join("M%d-150V90" % x for x in range(-96, 100, 24)), "#a1608a", 3, opacity=.6)
    but = "".join(ell(o + 2, yy, 7, 7, "#f0c65a") for yy in (-42, -12, 18))
    return clip(d, path("M-60-150H60L%s-50Z" % n(o), "#f3ecf4"), v, clip("M-130-150H130V90H-130Z", stripes), lap, but, path("M70-140Q128-30 74 80H130V-140Z", "#241b33", opacity=.3)) + \
        line("M%s-12Q%s 22 %s-2" % tuple(n(v) for v in (o + 2, o + 34, o + 64)), "#f0c65a", 4.5, stroke_dasharray="1 6") + path("M%s-10h26v16q-13 8-26 0Z" % n(o + 54), "#6d3a5c")


def bow_tie(o):
    return g(path("M%s-100L%s-122Q%s-100 %s-82Z" % tuple(n(v + o * .8) for v in (0, -44, -50, -44)), "#e6a94b") + path("M%s-100L%s-122Q%s-100 %s-82Z" % tuple(n(v + o * .8) for v in (0, 44, 50, 44)), "#e6a94b") + ell(o * .8, -101, 13, 14, "#c9863a"), f="lift")


def tomcat(x, y, s=1., yaw=.3, mood="sly", gaze=(0, 0), pitch=0., ears=(0, 0), tail=None, hat=True, **kw):
    k = dict(CATS["tom"], arm="#453f58", paw="#453f58", leg="#453f58", leg2="#3b354c", sleeve="#f3ecf4", cuff="#d5c8dc", long=.66)
    turn = kw.pop("turn", yaw * .5)
    o = turn * 30
    pts = tail or [(-62, -86), (-140, -70), (-178, -150), (-140, -220), (-178, -270)]
    tl = g(cat_tail(pts, k, (15, 15, 14, 11)), f="lift")
    return rig(k, cat_head("tom", yaw, mood, gaze, pitch, ears, hat=hat, blink=kw.get("live", {}).get("blink")), x, y, s, turn=turn, inner="", over=waistcoat(o), neck=bow_tie(o), tail=tl, **kw)


# ---------- the brides
SASH = {"poppy": ("#d8604f", "#f0b4a2"), "corn": ("#5b82bd", "#b7cbe6"), "daisy": ("#d9a441", "#f3dfa4")}


def gown(who, o, sway=0):
    """A bell of white linen with a woven sash and hem."""
    c, c2 = SASH[who]
    d = "M-62-40Q%s-58 62-40Q92 20 %s 92Q0 116 %s 92Q-92 20-62-40Z" % (n(o), n(128 + sway), n(-128 + sway))
    folds = line("M-24-30Q-40 30-58 100M22-30Q34 40 48 102M0-30Q0 40-4 108", "#e5d8de", 4.5)
    hem = path("M-150 66Q0 100 150 66V84Q0 118-150 84Z", c) + line("M-150 62Q0 96 150 62", c2, 5) + "".join(path("M%d %dl9 9l-9 9l-9-9Z" % (i * 30 + sway * .8, 85 - (i * 30) ** 2 / 700.), "#fffaf0") for i in range(-4, 5))
    bod = "M-64-110Q%s-96 64-110Q72-70 62-38Q%s-24-62-38Q-72-70-64-110Z" % (n(o), n(o))
    return g(path(d, "#fdf6ef"), clip(d, folds, hem, path("M70-50Q110 30 90 120H160V-50Z", "#8d7aa6", opacity=.2)), f="lift") + g(path(bod, c), clip(bod, line("M%s-110V-30" % n(o), c2, 5), line("M%s-92l22 14l-22 14l22 14" % n(o - 11), c2, 4)), path("M-64-44Q%s-26 64-44L66-28Q%s-10-66-28Z" % (n(o), n(o)), c2), path("M%s-36q-30-14-34 6q18 12 34-2q20 16 36 0q-6-20-36-4Z" % n(o - 30), c2), f="lift")


def bride(who, x, y, s=1., yaw=.2, mood="glad", gaze=(0, 0), pitch=0., ears=(0, 0), tail=None, sway=0, fine=False, **kw):
    k = dict(CATS[who], arm=CATS[who]["fur"], paw=CATS[who]["white"], leg=CATS[who]["fur"], sleeve="#fdf6ef", cuff=SASH[who][0], long=.5)
    turn = kw.pop("turn", yaw * .5)
    tl = "" if tail is False else g(cat_tail(tail or [(60, -70), (128, -60), (160, -120), (128, -160)], k, (14, 14, 13, 11), k["white"]), f="lift")
    inner = path("M-130-150H130V90H-130Z", "#fdf6ef")
    kw.setdefault("hs", .98)
    kw.pop("lf", None), kw.pop("rf", None)
    return rig(k, cat_head(who, yaw, mood, gaze, pitch, ears, fine=fine, blink=kw.get("live", {}).get("blink")), x, y, s, turn=turn, inner=inner, over=gown(who, turn * 26, sway), tail=tl + g(foot(k), t="translate(-34 3)") + g(foot(k), t="translate(34 3)"), legs=False, **kw)


# ---------- the mouse who goes along
def mouse(pose="sit", look=0):
    """Facing right, foot at 0, 0, about 70 high; pose sit | peep (from the waist up)."""
    fur, lit, ear = "#c9a58c", "#efdccb", "#e9a9a0"
    body = "" if pose == "peep" else path("M-26 2Q-36-34-4-44Q28-40 28-6Q26 2-26 2Z", fur) + path("M0 2Q2-28 18-32Q30-20 28-4Q26 2 0 2Z", lit) + line("M-24-4Q-58 0-62-24Q-60-40-48-38", ear, 4.5) + ell(16, 0, 12, 5, ear)
    head = ell(-12, -76, 17, 18, fur) + ell(-12, -75, 11, 12, ear) + ell(20, -78, 16, 17, fur) + ell(20, -77, 10, 11, ear)
    head += path("M-30-48C-30-74 14-78 30-56C36-50 42-46 40-42C34-30 6-26-12-30C-24-32-30-38-30-48Z", fur) + path("M8-32Q20-46 40-44C34-32 22-29 8-32Z", lit) + ell(41, -45, 5, 4.5, "#c76d75")
    head += ell(8, -54, 5, 6, "#332838") + ell(9.6, -56, 1.9, 1.9, "#fff") + ell(26, -54, 4, 5.5, "#332838") + ell(27.4, -56, 1.6, 1.6, "#fff") + ell(2, -42, 6, 4, "#ee8f8f", opacity=.6) + line("M22-38q6 3 10-1", "#7a5048", 3)
    hands = "" if pose == "peep" else ell(20, -22, 6, 5, ear) + ell(8, -20, 6, 5, ear)
    return body + g(head, t="rotate(%s 0 -50)" % n(look)) + hands


# ---------- the old king
SKIN = dict(fur="#f3cbb0", dark="#dfa88e", paw="#f3cbb0", line="#9a6350")


def king_head(yaw=-.3, mood="tired", gaze=(0, 0), crown=True, cap=True, pale=False, pitch=0., blink=None):
    """moods: tired, listen, glad."""
    skin = "#f1d3c2" if pale else "#f5c9aa"
    y, dy = yaw, pitch * 12
    hair, sh = "#fbf7f4", "#ddd3de"
    ears = "".join(ell(q * 98 - y * 14, 10, 18, 24, skin) + ell(q * 99 - y * 14, 12, 9, 13, "#dfa088", opacity=.7) for q in (-1, 1))
    side = "".join(path("M%d-30Q%d-10 %d 40Q%d 70 %d 66Q%d 30 %d-30Z" % (q * 74, q * 118, q * 116, q * 112, q * 84, q * 70, q * 66), hair) for q in (-1, 1))
    face = path(smooth(mirror([(0, -96), (60, -84), (96, -30), (94, 40), (60, 84), (0, 96)]), True), skin)
    face += "".join(ell(q * 62 + y * 20, 34 + dy, 24, 16, "#e98a80", opacity=.28 if pale else .6) for q in (-1, 1))
    out = ears + side + face
    cy, shut = -6 + dy, []
    for q in (-1, 1):
        cx = q * 40 * (1 - (.14 * abs(y) if q * y > 0 else 0)) + y * 26
        shut.append((cx, cy, 17, 20))
        if mood == "glad":
            out += eye(cx, cy, 17, 21, gaze, .72, .06, 0, "#e9b597", liner="#9a6350")
        elif mood == "joy":
            out += eye(cx, cy + 6, 18, 18, shut="glad")
        elif mood == "listen":
            out += eye(cx, cy, 16, 20, gaze, .68, .24, .07 * q, "#e3b9a4", liner="#9a6350")
        else:
            out += eye(cx, cy, 16, 18, gaze, .66, .42, .08 * q, "#e3b9a4", liner="#9a6350")
        up = {"glad": -10, "joy": -8, "listen": -6}.get(mood, 0)
        inn = {"glad": 2, "joy": 0}.get(mood, 10)
        by = cy - 32 + up
        out += path("M%s %sQ%s %s %s %sQ%s %s %s %sQ%s %s %s %sZ" % tuple(n(v) for v in (cx - q * 22, by - inn * .6 + 4, cx - q * 6, by - 16 - inn * .3, cx + q * 26, by + inn * .6, cx + q * 30, by + inn * .6 + 10, cx + q * 20, by + inn * .6 + 10, cx, by + 6, cx - q * 22, by - inn * .6 + 4)), hair)
    if blink:
        out += piece(blink, lids(shut, skin, "#9a6350"), hidden=True)
    nx, ny = y * 40, 34 + dy
    beard = smooth([(-96, 14), (-86, 60), (-104, 90), (-84, 122), (-88, 152), (-54, 172), (-40, 204), (0, 196), (30, 212), (50, 176), (86, 156), (82, 124), (104, 92), (86, 60), (96, 14), (66, 44), (34, 52), (0, 50), (-34, 52), (-66, 44)], True, .2)
    out += g(path(beard, hair), clip(beard, line("M-60 80Q-50 120-56 160M-24 96Q-16 140-22 190M20 96Q14 140 24 192M58 80Q50 120 58 160", sh, 6), path("M60 20Q120 90 50 220H130V20Z", "#8d7aa6", opacity=.14)), f="lift")
    m = {"glad": path("M-24 70Q0 78 24 70Q20 98 0 98Q-20 98-24 70Z", "#8a3c48") + path("M-13 92Q0 80 13 92Q6 98 0 98Q-6 98-13 92Z", "#ee8a8c"), "joy": path("M-26 70Q0 78 26 70Q22 102 0 102Q-22 102-26 70Z", "#8a3c48") + path("M-13 96Q0 82 13 96Q6 101 0 101Q-6 101-13 96Z", "#ee8a8c"), "listen": line("M-14 80Q0 88 14 80", "#b06a62", 6)}.get(mood, line("M-13 86Q0 78 13 86", "#b06a62", 6))
    out += g(m, t="translate(%s %s)" % (n(nx * .9), n(dy)))
    mou = "M0 52C-16 40-46 46-78 78C-54 84-22 86 0 66C22 86 54 84 78 78C46 46 16 40 0 52Z"
    out += g(path(mou, hair), line("M-16 62Q-36 66-54 76M16 62Q36 66 54 76", sh, 5), t="translate(%s %s)" % (n(nx * .9), n(dy)), f="lift")
    out += ell(nx * 1.1, ny, 25, 22, "#e9a993" if pale else "#ee9f86") + ell(nx * 1.1 - 8, ny - 8, 8, 5, "#fff", opacity=.5)
    if cap:
        cp = "M-102-34Q-100-118-30-136Q60-156 116-96Q150-60 140-6Q132 4 124-6Q118-50 88-62Q96-46 102-34Q0-70-102-34Z"
        out += g(path(cp, "#8f7fbf"), clip(cp, line("M-60-140Q-40-80-56-40M0-150Q10-90 0-50M60-140Q56-90 52-50", "#a999d2", 9), path("M100-110Q130-60 120 10H150V-110Z", "#6b5b9c")), ell(134, 8, 20, 20, "#fbf0dc"), path("M-108-34Q0-80 108-34Q112-22 104-14Q0-56-104-14Q-112-22-108-34Z", "#fbf0dc"), f="lift")
    if crown:
        c = "M-58-6L-74-66L-38-38L-20-82L0-44L20-82L38-38L74-66L58-6Q0 14-58-6Z"
        out += g(path(c, "#f2bf4d"), clip(c, path("M20-90Q60-40 40 20H90V-90Z", "#d3973a", opacity=.6), path("M-80-14Q0 8 80-14V-2Q0 20-80-2Z", "#d3973a")), "".join(ell(a, b, 8, 8, "#fbe08e") for a, b in ((-74, -68), (-20, -84), (20, -84), (74, -68))), ell(0, -20, 9, 10, "#c9556a"), ell(-34, -20, 6, 7, "#6fa0c9"), ell(34, -20, 6, 7, "#6fa0c9"), f="lift", t=at(-y * 6 - 2, -88 if cap else -74, .98, -5 if cap else 0))
    return out


def robe(o):
    """The king's red robe with ermine, from the shoulders to the floor."""
    d = "M-70-130Q0-150 70-130Q112-20 126 104Q130 210 150 300Q0 330-150 300Q-130 210-126 104Q-112-20-70-130Z"
    spots = lambda pts: "".join(path("M%d %dq7 10 0 18q-7-8 0-18Z" % p, "#5b4a60") for p in pts)
    gown_ = path("M%s-140Q%s 60 %s 320H%sQ%s 60 %s-140Z" % tuple(n(v) for v in (o - 34, o - 40, o - 62, o + 62, o + 40, o + 34)), "#e9e2f4")
    fur = path("M%s-140Q%s 60 %s 320L%s 320Q%s 60 %s-140Z" % tuple(n(v) for v in (o - 60, o - 68, o - 94, o - 58, o - 36, o - 30)), "#fffaf2") + path("M%s-140Q%s 60 %s 320L%s 320Q%s 60 %s-140Z" % tuple(n(v) for v in (o + 60, o + 68, o + 94, o + 58, o + 36, o + 30)), "#fffaf2")
    hem = path("M-170 272Q0 306 170 272V340H-170Z", "#fffaf2")
    return path(d, "#b9556a") + clip(d, line("M-84-60Q-104 100-112 300M88-60Q104 100 114 300", "#a2465c", 8), gown_, fur, path("M70-140Q150 60 120 320H170V-140Z", "#4a2440", opacity=.2), hem,
                                     spots([(int(o) + q * v, yy) for q in (-1, 1) for v, yy in ((52, -60), (56, 10), (62, 80), (68, 150), (72, 220))] + [(x, 292) for x in (-120, -80, 84, 124)]), line("M%s 30V260" % n(o), "#cfc3e2", 4)) + \
        g(path("M%s 26Q%s 44 %s 26L%s 40Q%s 58 %s 40Z" % tuple(n(v) for v in (o - 44, o, o + 44, o + 44, o, o - 44)), "#e6a94b"), line("M%s 40q-6 30-16 54M%s 40q4 32 4 60" % (n(o + 6), n(o + 10)), "#e6a94b", 7), f="lift")


def king(x, y, s=1., yaw=-.3, mood="glad", gaze=(0, 0), pitch=0., cap=True, **kw):
    """Standing in robe and crown; the hem is 420 below the top of the shoulders."""
    k = dict(SKIN, arm="#b9556a", sleeve="#b9556a", cuff="#fffaf2", long=.8, leg="#b9556a", shoe="#7c4369", shoulder=70)
    turn = kw.pop("turn", yaw * .5)
    kw.setdefault("hip", (0, -304))
    hands = dict(legs=False, hoff=(0, -226))
    hands.update(kw)
    shoes = g(foot(k), t=at(44, 4)) + g(foot(k), t=at(-34, 4, 1, 0, True)) if yaw >= 0 else g(foot(k), t=at(-44, 4, 1, 0, True)) + g(foot(k), t=at(34, 4))
    return rig(k, king_head(yaw, mood, gaze, cap=cap, pitch=pitch, blink=kw.get("live", {}).get("blink")), x, y, s, turn=turn, over=robe(turn * 30), back=shoes, **hands)


# ---------- children and animals who come for flour
KIDS = {
    "girl": dict(skin="#f6cfb4", hair="#e0b56c", coat="#c9687a", coat2="#f3dfc0", leg="#e9e0ea", shoe="#7a5a48", sleeve="#fbf3e6"),
    "boy": dict(skin="#f2c4a4", hair="#9a6a48", coat="#5f7fa8", coat2="#4f6c92", leg="#6d5a52", shoe="#5c4238", sleeve="#f3e3c4"),
    "small": dict(skin="#f7d5bd", hair="#c98a54", coat="#7ba07a", coat2="#68906b", leg="#6b5a72", shoe="#5c4238", sleeve="#f0e6d6"),
    "cold1": dict(skin="#e9bfae", hair="#7a5a4c", coat="#6a6a9a", coat2="#5a598a", leg="#4d4866", shoe="#3c3350", sleeve="#6a6a9a", cap="#a8566c"),
    "cold2": dict(skin="#e9bfae", hair="#9a7450", coat="#8a5f7c", coat2="#774e6b", leg="#4d4866", shoe="#3c3350", sleeve="#8a5f7c", cap="#5d7fa0"),
}


def kid_head(who, yaw=.4, mood="glad", gaze=(0, 0), pitch=0.):
    k = KIDS[who]
    y, dy = yaw, pitch * 14
    back = ""
    if who == "girl":
        back = "".join(path(ribbon([(q * 76 - y * 10, 20), (q * 104 - y * 10, 60), (q * 98 - y * 12, 112)], [17, 20, 13]), k["hair"]) + ell(q * 99 - y * 12, 104, 15, 9, "#5b82bd") for q in (-1, 1))
    face = path(smooth(mirror([(0, -86), (56, -76), (90, -30), (92, 26), (62, 72), (0, 86)]), True), k["skin"])
    out = back + "".join(ell(q * 92 - y * 14, 12, 14, 18, k["skin"]) for q in (-1, 1)) + face + "".join(ell(q * 56 + y * 22, 32 + dy, 20, 14, "#ee8a80", opacity=.55) for q in (-1, 1))
    for q in (-1, 1):
        cx, cy = q * 36 + y * 28, -2 + dy
        if mood == "joy":
            out += eye(cx, cy + 4, 15, 16, shut="glad")
        elif mood == "shame":
            out += eye(cx, cy + 6, 14, 15, shut="sleep") + line("M%s %sl%s %s" % tuple(n(v) for v in (cx - 12 * q, cy - 30, 24 * q, 9)), "#6b4a48", 5)
        else:
            out += eye(cx, cy, 14, 18, gaze, .76)
            out += line("M%s %sq%s -8 %s 0" % tuple(n(v) for v in (cx - 13, cy - 28, 13, 26)), k["hair"], 5)
    out += ell(y * 40, 24 + dy, 9, 8, "#e79a86")
    out += mouth({"joy": "laugh", "shame": "wobble"}.get(mood, "smile"), y * 34, 46 + dy, .62)
    if k.get("cap"):
        hat = path("M-96-20Q-96-108 0-116Q96-108 96-20Q0-56-96-20Z", k["cap"]) + path("M-100-28Q0-66 100-28L100-6Q0-44-100-6Z", "#f3e9f0") + ell(0, -118, 20, 20, "#f3e9f0")
        return out + g(hat, f="lift")
    hair = {"girl": "M-94 10Q-104-96 0-100Q104-96 94 10Q84-40 44-58Q0-40-50-56Q-84-40-94 10Z", "boy": "M-92 0Q-108-70-66-92Q-70-108-52-104Q-10-120 40-100Q104-84 92 2Q84-30 66-44Q30-30 18-54Q0-34-34-50Q-70-40-92 0Z", "small": "M-92 4Q-100-80-30-94Q-10-116 10-96Q96-96 92 4Q78-44 30-62Q-40-70-70-40Q-86-24-92 4Z"}[who]
    out += g(path(hair, k["hair"]), f="lift")
    if who == "girl":
        out += g("".join(g(small_flower("daisy" if i % 2 else "corn", 15), t=at(-52 + i * 26, -72 - 16 * math.cos((i - 2) * .6))) for i in range(5)), f="lift")
    return out


def kid(who, x, y, s=1., yaw=.4, mood="glad", gaze=(0, 0), pitch=0., **kw):
    c = KIDS[who]
    k = dict(fur=c["coat"], dark=c["coat2"], paw=c["skin"] if not c.get("cap") else c["cap"], line="#9a6350", arm=c["skin"], sleeve=c["sleeve"], cuff=c["coat2"], long=.6, leg=c["leg"], shoe=c["shoe"], shoulder=46)
    turn = kw.pop("turn", yaw * .5)
    o = turn * 24
    if who == "girl":
        d = "M-46-60Q0-74 46-60Q66 10 96 76Q0 100-96 76Q-66 10-46-60Z"
        over = g(path(d, c["coat"]), clip(d, path("M-110 50Q0 76 110 50V64Q0 90-110 64Z", c["coat2"]), line("M-20-50Q-30 20-44 90M20-50Q28 20 40 90", "#a9505f", 4)), f="lift") + path("M-40-118Q0-104 40-118L46-56Q0-44-46-56Z", "#fbf3e6") + path("M-46-66Q0-54 46-66L48-50Q0-38-48-50Z", "#e6a94b")
    else:
        over = clip(smooth(KID, True), path("M-100-140H100V-30H-100Z", c["sleeve"]), path("M-100-14Q0 0 100-14V80H-100Z", c["leg"]), path("M%s-140L%s-10H-100V-140ZM%s-140L%s-10H100V-140Z" % tuple(n(v) for v in (o - 18, o - 22, o + 18, o + 22)), c["coat"]), path("M40-140Q90-30 50 70H100V-140Z", "#2a2145", opacity=.16)) if not c.get("cap") else \
            clip(smooth(KID, True), path("M-100-140H100V90H-100Z", c["coat"]), line("M%s-120V60" % n(o), c["coat2"], 5), "".join(ell(o + 9, v, 5, 5, "#f0d9a8") for v in (-80, -40, 0)), path("M40-140Q90-30 50 70H100V-140Z", "#2a2145", opacity=.2))
    neck = path("M-50-122Q0-92 50-122L54-100Q0-72-54-100Z", c["cap"]) if c.get("cap") else ""
    return rig(k, kid_head(who, yaw, mood, gaze, pitch), x, y, s, turn=turn, over=over, neck=neck, torso=KID, hip=kw.pop("hip", (0, -96)), hoff=(0, -178), **kw)


def hare_head(yaw=.4, mood="glad", gaze=(0, 0)):
    fur, lit, y = "#c2a48c", "#f3e6d6", yaw
    out = ""
    for q, a in ((-1, -14), (1, 12)):
        out += g(path("M-22 10Q-40-90-8-150Q6-164 18-148Q40-90 22 10Z", fur) + path("M-10 0Q-20-80-2-130Q6-138 12-126Q22-76 10 0Z", "#e9b3a6"), t=at(q * 34 - y * 16, -62, 1, a))
    out = g(out, f="lift") + path(smooth(mirror([(0, -84), (54, -72), (82, -24), (96, 30), (62, 76), (0, 86)]), True), fur)
    out += "".join(ell(q * 58 + y * 22, 30, 19, 13, "#ee8a80", opacity=.5) for q in (-1, 1)) + ell(y * 36 - 19, 46, 26, 21, lit) + ell(y * 36 + 19, 46, 26, 21, lit) + ell(y * 36, 60, 18, 16, lit)
    for q in (-1, 1):
        out += eye(q * 38 + y * 26, -8, 15, 20, gaze, .78) if mood != "joy" else eye(q * 38 + y * 26, -4, 15, 16, shut="glad")
    return out + rect(y * 36 - 8, 54, 16, 17, "#fffdf6", 4) + line("M%s 54Q%s 64 %s 54Q%s 64 %s 54" % tuple(n(v) for v in (y * 36 - 22, y * 36 - 10, y * 36, y * 36 + 10, y * 36 + 22)), "#7d5a50", 5) + ell(y * 38, 34, 12, 8, "#d9828a")


def hare(x, y, s=1., yaw=.4, mood="glad", gaze=(0, 0), **kw):
    k = dict(fur="#c2a48c", dark="#a4856f", paw="#d9bfa8", line="#7d5a50", arm="#c2a48c", leg="#b0927b", shoulder=46)
    turn = kw.pop("turn", yaw * .5)
    vest = clip(smooth(KID, True), path("M-100-140H100V90H-100Z", "#c2a48c"), ell(turn * 24, -20, 46, 80, "#f3e6d6"), path("M-100-130L-26-110L-34 4H-100ZM100-130L26-110L34 4H100Z", "#8f7fbf"), path("M40-140Q90-30 50 70H100V-140Z", "#2a2145", opacity=.14))
    return rig(k, hare_head(yaw, mood, gaze), x, y, s, turn=turn, over=vest, torso=KID, hip=(0, -92), hoff=(0, -172), tail=ell(-70, -66, 26, 24, "#f3e6d6"), **kw)


def hedgehog(sack=True):
    """Facing right, foot at 0, 0, about 120 high, a little sack held in front."""
    sp = ""
    for i in range(15):
        t = math.radians(-196 + i * 13)
        sp += "L%s %sL%s %s" % tuple(n(v) for v in (-14 + 86 * math.cos(t), -52 + 84 * math.sin(t), -14 + 66 * math.cos(t + .11), -52 + 64 * math.sin(t + .11)))
    d = "M-76-6" + sp + "L40-30L20 0Z"
    st = "".join("M%d %dl-7-16" % (x, y) for x, y in ((-56, -40), (-40, -70), (-12, -90), (-34, -30), (-14, -56), (8, -76), (-60, -66), (-30, -100)))
    out = path(d, "#7a5f62") + line(st, "#a58a84", 5) + path("M-58 2Q-60-12-40-14H46Q58-6 52 2Z", "#e6c9ae") + path("M20-84C44-92 66-74 76-58C92-50 98-44 92-36C76-24 40-10 22-20C6-30 4-70 20-84Z", "#efd6bd") + ell(94, -44, 8, 7.5, "#43344f")
    out += eye(48, -60, 9, 11, (.7, -.3), .8) + ell(44, -40, 11, 8, "#ee8a80", opacity=.55) + line("M62-34Q74-28 82-36", "#7d5a50", 4.5) + ell(14, -84, 12, 13, "#e6c9ae") + ell(15, -83, 7, 8, "#d99f94")
    if sack:
        out += g(flour_sack(.27, "#f0e3c9"), t="translate(76 5)") + ell(58, -14, 10, 8, "#efd6bd")
    return out


def flour_sack(s=1., col="#e9d6b4", open_=True, band="#c9863a"):
    """A little sack, foot at 0, 0, 150 high."""
    body = "M-62 0Q-84-60-44-112Q0-124 44-112Q84-60 62 0Q0 14-62 0Z"
    out = path(body, col) + clip(body, path("M20-130Q80-60 40 20H100V-130Z", "#8a6a58", opacity=.22), line("M-30-100Q-44-60-34-20M-4-100Q-8-70-4-44", "#cdb68e", 5))
    if open_:
        out += path("M-50-108Q-60-136-40-146Q0-134 40-146Q60-136 50-108Q0-92-50-108Z", col) + ell(0, -138, 42, 13, "#b79d78") + path("M-38-138Q-20-166 0-158Q24-168 38-138Q0-122-38-138Z", "#fffdf6")
    else:
        out += path("M-26-112L-44-152Q0-138 44-152L26-112Z", col)
    out += path("M-48-116Q0-100 48-116L46-102Q0-86-46-102Z", band)
    return g(out, t="scale(%.3f)" % s)
