#!/usr/bin/env python3
"""Rācenis: its seven pictures. The turnip, the garden and the farm are in world.py, the six who pull in figures.py,
what all tales share in assets/art."""
from figures import *
from world import *


def fall(x, y, s, pts, flip=False):
    """Points of the page in the measure of a figure standing at x, y."""
    return [((a - x) / s * (-1 if flip else 1), (b - y) / s) for a, b in pts]


def onto(x, y, s):
    """The transform that brings things of the page into the measure of a figure standing at x, y."""
    return "scale(%.4f) translate(%s %s)" % (1 / s, n(-x), n(-y))


def row(team, split=True):
    """Pullers in a row, the first at the turnip: each dict(who, x, y, s, lean, mood …) holds the one before by the waist, the first by to = the place of its hands."""
    out, late, prev = "", [], None
    for m in team:
        m = dict(m)
        who, x, y, s = m.pop("who"), m.pop("x"), m.pop("y"), m.pop("s")
        lean = m.setdefault("lean", -24)
        k = WHO[who]
        w = TALL[who] * s
        hip = m.setdefault("hip", (-34, k["hip"] + 20))
        to = m.pop("to", None)
        if to is None:
            pw, px, py, ps, plean, phip = prev
            tw = WHO[pw]["torso"][4][0]
            grip = m.pop("grip", (-.55, -16))
            a = spot(px, py, ps * TALL[pw], phip, plean, (tw * grip[0], grip[1]))
            b = spot(px, py, ps * TALL[pw], phip, plean, (tw * (grip[0] + .5), grip[1] - 10))
        else:
            a, b = to
        (ax, ay), (bx, by) = fall(x, y, w, [a, b])
        m.setdefault("lf", ((34, 0), -4))
        m.setdefault("rf", ((80, -6), -10))
        m.setdefault("turn", .6)
        m.setdefault("yaw", .55)
        m.setdefault("tilt", lean * .45)
        m.setdefault("gaze", (.8, -.1))
        la = dict(to=(ax, ay), bend=1, z="top")
        la.update(m.pop("near", {}))
        ra = dict(to=(bx, by), bend=1, z="back" if to is not None else "split")
        ra.update(m.pop("far", {}))
        f, whole = figure(who, x, y, s, la=la, ra=ra, split=True, **m)
        late.append((f, whole))
        prev = (who, x, y, s, lean, hip)
    for i, (f, whole) in enumerate(late):
        out += (late[i + 1][0] if i + 1 < len(late) and not split else "") + whole
        if split and i + 1 < len(late):
            out += late[i + 1][0]
    return out


def rays(cx, cy, col, op, m=22, w=.12, length=1800, a0=0.):
    return "".join(path("M%s %sL%s %sL%s %sZ" % tuple(n(v) for v in (cx, cy, cx + length * math.cos(a), cy + length * math.sin(a), cx + length * math.cos(a + w), cy + length * math.sin(a + w))), col, opacity=op) for a in [i * 2 * math.pi / m + a0 for i in range(m)])


# ---------------------------------------------------------------- 1. how big it has grown
def slide01():
    defs = stock("sunhead", "cabbage", "sprout") + lin("sky", (0, "#a9d3e0"), (.4, "#d6e9dc"), (.62, "#fdeccb"), (.75, "#fbd9b4")) + rad("sun", (0, "#fffbe2"), (.3, "#fff0c0", .9), (1, "#ffe8b4", 0)) + lin("h1", (0, "#b9d3b4"), (1, "#a4c8a0")) + lin("h2", (0, "#9fca85"), (1, "#7db368")) + lin("h3", (0, "#8cc067"), (1, "#4f9346")) + \
        rad("light", (0, "#ffe9b4", .62), (1, "#ffe9b4", 0), cx=.4, cy=.36, r=.55) + lin("deep", (.62, "#2b4a3c", 0), (1, "#1f4036", .42)) + lin("mist", (0, "#fffdf4", 0), (.5, "#fffdf4", .75), (1, "#fffdf4", 0))
    sky = rect(0, 0, 1600, 1200, "url(#sky)") + ell(700, 470, 560, 460, "url(#sun)") + rays(700, 470, "#fff8dc", .22, 26, .1) + g(ell(700, 470, 74, 74, "#ffe7a0"), ell(694, 462, 56, 56, "#fff2c4"), f="far") + cloud(1040, 130, .7, "#fffaf0", "#f3e3d4") + cloud(420, 180, .8, "#fffaf0", "#f3e3d4", True)
    back = hill([(-40, 560), (260, 520), (620, 560), (980, 520), (1300, 480), (1640, 520)], "url(#h1)", "far") + "".join(fir(x, y, h, "#93b89a", "#a3c6a6") for x, y, h in ((890, 540, 90), (840, 548, 120)))
    back += stork(1540, 722, .5, True)
    back += hill([(-40, 660), (300, 640), (700, 670), (1100, 640), (1640, 650)], "url(#h2)", "cut", ticks(2, 0, 1600, 650, 800, 110, "#b3d890", 14) + path("M352 690C350 730 330 760 300 840H398C410 770 396 730 384 690Z", "#ece0b8"))
    back += rect(0, 560, 1600, 170, "url(#mist)", opacity=.7)
    farm = tree(80, 690, .8, ("#86b573", "#9bc684", "#74a564"), seed=4, f="far") + shade(350, 700, 260, 24) + piece("smoke", g(plume(), t=at(338, 696, .84))) + g(house(smoke=False), f="cut", t=at(338, 696, .84)) + beehive(1500, 740, .9) + beehive(1385, 732, .8, "#9fc5c4")
    fence = wattle(560, 1660, lambda x: 770 - (x - 560) * .01, 104, 3)
    sf = piece("sunflowers", sunflower(60, 800, 290, 46, .03, 8) + sunflower(120, 806, 210, 36, .05, 12)) + sunflower(1592, 806, 120, 34, -.05, -10)
    ground = hill([(-40, 850), (280, 810), (640, 820), (1000, 800), (1640, 815)], "url(#h3)", "cut", ticks(4, 0, 1600, 830, 1180, 120, "#a4d07a", 20, 4) + ticks(5, 0, 1600, 830, 1180, 90, "#58994a", 20, 4) + path("M300 800C260 860 170 900 150 980C130 1060 180 1120 200 1260H480C400 1140 300 1080 320 1000C340 920 400 860 398 790Z", "#e4d6a4") + path("M300 800C260 860 170 900 150 980C130 1060 180 1120 200 1260H240C220 1120 180 1060 200 984C220 910 300 880 330 796Z", "#f4ebc4", opacity=.7))
    # the turnip in its bed
    X, Y, S = 1120, 770, 1.02
    lv = g(standing_leaves(.86, 1.15), t=at(X, Y - 240 * S))
    tur = g(lv, g(bulb(False), f="cut", t=at(X, Y, S)))
    drops = dew(3, 13, (X - 220, Y - 190, X + 190, Y + 60), 5, 9) + "".join(dew(i, 2, (x - 16, y - 16, x + 16, y + 16), 5, 9) for i, (x, y) in enumerate(((900, 300), (862, 400), (840, 560), (960, 216), (1096, 150), (1140, 240), (1270, 190), (1350, 290), (1400, 420), (1420, 540), (1210, 280), (1010, 290))))
    earth = bed([(560, 1262), (640, 1060), (740, 966), (880, 930), (1000, 940), (1120, 946), (1240, 938), (1360, 922), (1480, 950), (1660, 985)], 3, SOIL[0], 90, 230) + clods(6, 830, 1420, 932, 972, 30, 12, 30)
    row2 = bed([(420, 1290), (560, 1150), (900, 1076), (1300, 1084), (1660, 1060)], 5, SOIL[1], 60, 140)
    plants = "".join(sprout(x, y, s) for x, y, s in ((790, 1018, .56), (1450, 1012, .6), (1550, 1036, .56)))
    gp = figure("grandpa", 560, 1040, 1.12, yaw=.5, tilt=-15, lean=-5, mood="awe", gaze=(.75, -.85), turn=.35, hatlift=0, nod=(-6, 0), blink="grandpa", la=dict(to=(-112, -150), bend=-1, z="top", kind="fist", ha=90, hold=piece("can", g(can(), t="translate(0 6) scale(-.92 .92)"))),
                ra=dict(to=(206, -286), bend=1, z="mid", kind="open", ha=-48), lf=((-46, 0), 0), rf=((52, -2), 0))
    ms = g(g(path("M-74 12Q-70-54 0-58Q70-54 74 12Z", "#4a3328"), f="lift"), g(burrow(108, 6), f="lift"), t=at(1000, 1130))
    cab = cabbage(96, 1130, 1.2) + cabbage(66, 1010, .8) + cabbage(1330, 1160, 1.05) + cabbage(700, 1196, .8)
    fore = g(grassline(-40, 1640, lambda x: 1226, 96, 64, ("#3f7f3f", "#4d9046", "#356f3a"), .06, 4), f="plain")
    fore += g("".join(flower(*q) for q in (("daisy", 190, 1226, 120, 28, .1), ("poppy", 250, 1230, 90, 28, -.1), ("corn", 1440, 1226, 120, 28, -.1), ("daisy", 1490, 1230, 90, 26, .1))), f="plain") + dew(5, 30, (20, 1140, 1580, 1195), 4, 8)
    return page(defs + blooms(), sky, back, farm, fence, sf, ground, shade(X, 940, 400, 40, "#3a2c20"), tur, drops, earth, plants, row2, gp, cab, ms, bee(880, 420, .9, True, 10), piece("butterfly", g(butterfly("#b58ac9", "#e9d3f1"), t=at(760, 300, .9, 12), f="far")), fore, peeper(1000, 1124), veil("url(#light)", "screen", .42), veil("url(#deep)", "multiply"), dark="#33402c", grain=.19)


# ---------------------------------------------------------------- 2. grandfather pulls
def slide02():
    defs = stock("sunhead", "cabbage") + lin("sky", (0, "#5fb2de"), (.5, "#a5d8ea"), (.85, "#f6f3d3")) + rad("sun", (0, "#fffdf0", .95), (.3, "#fff6c8", .7), (1, "#fff6c8", 0)) + lin("h1", (0, "#a7d08a"), (1, "#7db566")) + lin("h2", (0, "#8dc268"), (1, "#569a48")) + lin("deep", (.72, "#2f3a24", 0), (1, "#2a2a1c", .34))
    sky = rect(0, 0, 1600, 1200, "url(#sky)") + rays(760, 60, "#fffbe4", .2, 28, .1, 1900, .06) + ell(760, 60, 620, 520, "url(#sun)") + cloud(330, 560, .8) + cloud(1050, 150, 1., flip=True) + cloud(120, 330, .5)
    back = hill([(-40, 930), (300, 900), (700, 930), (1100, 900), (1640, 920)], "url(#h1)", "far") + g(house(smoke=False), f="far", t=at(200, 930, .46)) + tree(395, 930, .34, ("#86b96f", "#9bc97f", "#74a762"), seed=3, f="far") + tree(45, 935, .4, ("#86b96f", "#9bc97f", "#74a762"), seed=7, f="far") + wattle(-30, 980, lambda x: 968, 58, 4, "far") + sunflower(520, 975, 210, 36, .05, 8) + sunflower(452, 975, 150, 30, -.05, -8)
    X, Y, S = 1316, 800, 1.36
    cx, cy = X, Y - 246 * S
    up = [([(cx - 30, cy + 20), (cx + 60, cy - 170), (cx + 180, cy - 280), (cx + 300, cy - 300)], 110, 1), ([(cx - 10, cy + 20), (cx + 10, cy - 150), (cx + 40, cy - 290), (cx + 20, cy - 420)], 116, 1), ([(cx + 20, cy + 20), (cx + 130, cy - 100), (cx + 260, cy - 90), (cx + 350, cy + 60)], 104, 0),
          ([(cx - 20, cy + 20), (cx - 70, cy - 150), (cx - 110, cy - 260), (cx - 190, cy - 340)], 108, 0), ([(cx, cy + 20), (cx + 70, cy - 160), (cx + 120, cy - 260), (cx + 110, cy - 380)], 104, 0)]
    hx, hy = 866, 596
    stalks, blades = pulled((cx, cy), (hx, hy), (((-34, 6), (34, -8), ((-70, 50), (-110, 130), (-120, 240)), 84, 1), ((-8, 18), (40, 12), ((-30, 90), (-20, 180), (20, 290)), 88, 0)))
    tur = g(g(bulb(False), f="cut", t=at(X, Y, S)), stalks, crown(up[:-1]), piece("leaf", crown(up[-1:])))
    gx, gy, gs = 600, 1075, 1.46
    mid = g(blades, t=onto(gx, gy, gs))
    gp = row([dict(who="grandpa", x=gx, y=gy, s=gs, lean=-27, mood="strain", hat=False, to=((hx, hy + 6), (hx + 64, hy - 24)), mid=mid, blink="grandpa", tilt=-14, lf=((30, -4), -8), rf=((104, -10), -18), hip=(-46, -128), yaw=.5)])
    hat = piece("hat", g(g(grandpa_hat(), t=at(0, 100)), t=at(372, 236, 1.36, -34), f="cut"))
    whoosh = g(line("M470 366Q500 376 514 402M500 322Q552 340 566 392M528 280Q600 306 620 372", "#fffdf4", 9, opacity=.9), f="far")
    earth = bed([(-40, 1052), (200, 1040), (480, 1066), (740, 1068), (900, 1050), (1040, 1014), (1180, 1004), (1320, 1010), (1500, 1030), (1660, 1020)], 3, SOIL[0], 110, 160) + clods(8, 700, 1560, 1030, 1100, 26, 14, 34) + clods(9, 0, 600, 1070, 1130, 14, 12, 28)
    heel = puffs("#c9a17c", (740, 1070, 26), (776, 1082, 18), (810, 1060, 14), (690, 1086, 16))
    sw = sweat((180, 470, 1.6, -50), (150, 560, 1.2, -70), (600, 470, 1.5, 40), (640, 540, 1.1, 60))
    big = cabbage(210, 1270, 2.3, "plain") + cabbage(1480, 1310, 2.2, "plain")
    lady = piece("ladybird", g(path("M-24 6Q-24-24 0-24Q24-24 24 6Z", "#d9493f"), ell(20, -2, 11, 10, "#3b2a33"), line("M-2-22L-6 6", "#3b2a33", 3), ell(-14, -6, 4, 4, "#3b2a33"), ell(4, -12, 4, 4, "#3b2a33"), ell(8, 0, 3.4, 3.4, "#3b2a33"), t="translate(210 1000) rotate(-6) scale(1.7)", f="lift"))
    fore = g(grassline(330, 1330, lambda x: 1250, 110, 66, ("#3f7f3f", "#4d9046", "#356f3a"), .05, 4), f="plain") + g(dill(60, 1260, 560, 2.1, .12), dill(1575, 1260, 420, 1.9, -.1), f="plain")
    ms = g(burrow(102, 34, 4), t=at(1010, 1142), f="lift")
    return page(defs + blooms(), sky, back, shade(X, 1040, 480, 40, "#3a2c20"), tur, earth, shade(gx - 20, gy + 6, 190, 22, "#2c2018"), gp, heel, whoosh, hat, sw, ms, big, lady, fore, peeper(1010, 1108, 1.1), piece("bee", bee(640, 160, 1.4, False, -12)), veil("url(#deep)", "multiply"), dark="#2b3a3c", grain=.19)


# ---------------------------------------------------------------- 3. grandmother holds on
def slide03():
    defs = stock("cabbage") + lin("sky", (0, "#ffeeb0"), (.5, "#f8edb6"), (1, "#d6e39a")) + rad("sun", (0, "#fffef2", 1), (.35, "#fff5c0", .8), (1, "#fff0a8", 0)) + lin("h1", (0, "#cddb86"), (1, "#a8c868")) + lin("h2", (0, "#a9cb68"), (1, "#77ab4e")) + lin("deep", (.6, "#6a4a1c", 0), (1, "#5a3a1c", .36)) + lin("heat", (0, "#ffdf80", .4), (.7, "#ffdf80", 0))
    sky = rect(0, 0, 1600, 1200, "url(#sky)") + rays(1180, -40, "#fffdea", .35, 30, .1, 1900) + ell(1180, -20, 720, 560, "url(#sun)") + piece("cloud", cloud(400, 120, .7, "#fffdf2", "#f7ebc4")) + cloud(1010, 300, .5, "#fffdf2", "#f7ebc4", True)
    back = hill([(-40, 560), (300, 500), (760, 560), (1200, 500), (1640, 540)], "url(#h1)", "far", ticks(1, 0, 1600, 520, 700, 90, "#dfe8a0", 10, 3)) + "".join(tree(x, y, s, ("#a4c468", "#b6d27c", "#93b55c"), "#a08468", i, "far") for i, (x, y, s) in enumerate(((28, 560, .5), (1180, 520, .36), (1250, 524, .28), (1010, 540, .3)))) + g(house(), f="far", t=at(210, 566, .5))
    back += hill([(-40, 720), (500, 680), (1100, 720), (1640, 690)], "url(#h2)", "cut", ticks(2, 0, 1600, 700, 960, 150, "#c4dc80", 20, 4)) + "".join(cabbage(x, y, s) for x, y, s in ((1040, 800, .6), (1160, 812, .62), (60, 800, .6), (920, 806, .6)))
    X, Y, S = 1470, 1056, 1.4
    cx, cy = X - 30, Y - 236 * S
    hx, hy = 1176, 536
    up = [([(cx, cy + 20), (cx + 20, cy - 260), (cx + 60, cy - 470), (cx + 10, cy - 700)], 170, 1), ([(cx + 50, cy + 20), (cx + 140, cy - 200), (cx + 230, cy - 360), (cx + 330, cy - 400)], 150, 0), ([(cx + 30, cy + 24), (cx + 50, cy - 160), (cx + 110, cy - 330), (cx + 100, cy - 520)], 150, 0)]
    stalks, blades = pulled((cx, cy), (hx, hy), (((-58, 0), (24, -10), ((-70, -100), (-110, -200), (-190, -290)), 110, 1), ((-26, 8), (70, 26), ((-90, 90), (-130, 180), (-120, 290)), 112, 0), ((8, 10), (34, 6), ((30, -100), (50, -200), (10, -330)), 96, 0)), "leaf")
    lip = path("M-150-219Q-90-236-96-236Q-70-214 0-214Q70-214 96-236Q110-232 150-219Q110-186 0-184Q-110-186-150-219Z", "#75468f")  # the stalks grow out of the hollow behind it
    tur = g(g(bulb(False), f="cut", t=at(X, Y, S)), stalks, crown(up), g(lip, t=at(X, Y, S)))
    gx, gy, gs = 858, 1306, 2.12
    team = row([dict(who="grandpa", x=gx, y=gy, s=gs, lean=-17, mood="strain", to=((hx, hy + 20), (hx + 96, hy - 22)), mid=g(blades, t=onto(gx, gy, gs)), tilt=-9, hip=(-30, -140), yaw=.5, hat=False, nod=(4, -18), blink="grandpa"),
                dict(who="grandma", x=462, y=1384, s=2.14, lean=-14, mood="heave", tilt=-10, hip=(-20, -140), yaw=.55, gaze=(.8, .25), grip=(-.1, -12), nod=(-10, 0), hem=((20, 20), 0), blink="grandma")])
    sw = sweat((458, 286, 2., -40), (905, 240, 2., 40), (962, 320, 1.5, 55), (540, 200, 1.5, -25), (800, 186, 1.4, 20))
    hid = piece("mouse", figure("mouse", 1476, 756, 1.5, yaw=-.4, mood="wonder", gaze=(-.8, -.2), turn=-.2, la=dict(to=(-66, -120), bend=-1), ra=dict(to=(60, -130), bend=-1), shadow=False))
    earth = bed([(880, 1360), (960, 1210), (1060, 1146), (1200, 1120), (1330, 1112), (1480, 1106), (1660, 1112)], 4, SOIL[0], 60, 120) + clods(4, 1060, 1600, 1108, 1150, 22, 16, 34)
    fore = g(grassline(-40, 1200, lambda x: 1264, 150, 84, ("#4f8a3c", "#649f46", "#437a36"), .06, 4), f="plain") + g("".join(flower(*q) for q in (("daisy", 60, 1250, 190, 50, .05), ("poppy", 170, 1250, 120, 44, .1), ("daisy", 1010, 1250, 130, 40, .1), ("corn", 930, 1250, 100, 34, -.1))), f="plain")
    return page(defs + blooms(), sky, back, tur, hid, team, earth, sw, piece("bee", bee(1010, 170, 1.4, True, -8)), fore, veil("url(#heat)", "soft-light", 1), veil("url(#deep)", "multiply"), dark="#4a3a1c", grain=.19)


# ---------------------------------------------------------------- 4. five in a row
def slide04():
    defs = stock("sunhead", "tree", "cabbage", "sprout") + lin("sky", (0, "#8ccbe0"), (.2, "#d9ecd2")) + lin("field", (0, "#b7d67c"), (.35, "#93c262"), (1, "#5f9f47")) + lin("deep", (.7, "#24401c", 0), (1, "#1f3a1c", .3)) + lin("light", (0, "#fff3b8", .5), (.7, "#fff3b8", 0))
    sky = rect(0, 0, 1600, 1200, "url(#sky)") + cloud(300, 90, .6) + cloud(690, 76, .46, flip=True)
    land = hill([(-40, 190), (400, 160), (900, 190), (1640, 150)], "#a9cd8a", "far") + "".join(use("tree", x, y, s, "far", i % 2 == 1) for i, (x, y, s) in enumerate(((60, 212, .26), (130, 206, .2), (760, 200, .24), (820, 206, .18), (1500, 190, .3), (1420, 196, .22)))) + hill([(-40, 230), (500, 205), (1100, 225), (1640, 200)], "url(#field)", "cut", ticks(3, 0, 1600, 240, 1180, 150, "#b4d884", 18, 4) + ticks(5, 0, 1600, 240, 1180, 90, "#5f9a48", 18, 4))
    hs = shade(420, 330, 200, 18) + piece("smoke", g(plume(), t=at(420, 326, .56))) + g(house(smoke=False), f="cut", t=at(420, 326, .56)) + wattle(-30, 1640, lambda x: 398 - x * .012, 60, 3, "far") + beehive(760, 372, .62) + beehive(850, 366, .62, "#9fc5c4") + sunflower(150, 395, 150, 28, .05) + sunflower(210, 395, 120, 24, -.05) + stork(896, 350, .52)
    strip = lambda y0, y1, h, c: path("M-40 %sQ800 %s 1640 %sV%sQ800 %s-40 %sZ" % tuple(n(v) for v in (y0, y0 - 26, y0 - 10, y1 - 10, y1 - 26, y1)), c)
    beds = g(strip(450, 500, 0, SOIL[2]), f="lift") + "".join(cabbage(30 + i * 92, 488 - 12 * math.sin(math.pi * i / 17) - i * .5, .42) for i in range(18)) + g(strip(548, 606, 0, SOIL[2]), f="lift") + "".join(sprout(30 + i * 128, 574 - 12 * math.sin(math.pi * i / 14) - i * .6, .46) for i in range(9))
    X, Y, S = 1376, 866, .9
    blob = [(1050, 1030), (1100, 930), (1240, 880), (1420, 876), (1580, 896), (1680, 950), (1680, 1120), (1540, 1160), (1300, 1156), (1120, 1116)]
    soil = g(path(smooth(blob), SOIL[0]), f="lift")
    lip = [(1050, 1030), (1120, 1006), (1180, 1020), (1260, 1046), (1376, 1056), (1500, 1044), (1600, 1010), (1680, 1000), (1680, 1120), (1540, 1160), (1300, 1156), (1120, 1116)]
    dl = smooth(lip)
    mound = g(path(dl, SOIL[0]), clip(dl, line("".join("M%d %dq8-9 18-1" % (1070 + (i * 83) % 540, 1050 + (i * 37) % 100) for i in range(30)), "#916750", 5)), clods(7, 1090, 1600, 1012, 1060, 26, 12, 28), f="lift")
    cx, cy = X, Y - 232 * S * .92
    hx, hy = 1092, 712
    tur = g(bulb(False), f="cut", t="translate(%d %d) scale(%s %s)" % (X, Y, S, S * .92))
    up = [([(cx + 24, cy + 4), (cx + 70, cy - 140), (cx + 150, cy - 190), (cx + 240, cy - 160)], 92, 1), ([(cx, cy), (cx - 20, cy - 140), (cx - 10, cy - 250), (cx + 40, cy - 330)], 96, 1), ([(cx - 14, cy), (cx - 90, cy - 120), (cx - 130, cy - 190), (cx - 130, cy - 290)], 90, 0), ([(cx + 30, cy + 6), (cx + 110, cy - 60), (cx + 190, cy - 10), (cx + 220, cy + 120)], 88, 0), ([(cx + 12, cy + 8), (cx + 50, cy - 30), (cx + 96, cy + 60), (cx + 86, cy + 180)], 80, 1)]
    stalks, blades = pulled((cx, cy), (hx, hy), (((-40, 4), (30, -6), ((-40, 40), (-60, 100), (-40, 190)), 58, 1), ((-16, 12), (34, 12), ((10, 60), (40, 120), (90, 190)), 60, 0)))
    gx, gy, gs = 920, 1044, 1.08
    r = row([dict(who="grandpa", x=gx, y=gy, s=gs, lean=-25, mood="strain", to=((hx, hy + 6), (hx + 44, hy - 12)), mid=g(blades, t=onto(gx, gy, gs)), hat=False, nod=(18, -10)),
             dict(who="grandma", x=738, y=1036, s=1.05, lean=-23, mood="puff", nod=(6, -6), blink="grandma"),
             dict(who="girl", x=568, y=1026, s=1.04, lean=-23, mood="busy", nod=(4, -10), blink="girl", plaits=[[(-80, 34), (-112, 80), (-120, 140), (-150, 190)], [(76, 40), (80, 96), (56, 150), (50, 196)]]),
             dict(who="dog", x=414, y=1016, s=1.02, lean=-21, mood="strain", nod=(0, 2), tail=[(-110, -84), (-150, -130), (-140, -180)], flop=(20, -6), blink="dog"),
             dict(who="cat", x=276, y=1004, s=1.06, lean=-20, mood="heave", tail=[(-164, -60), (-214, -150), (-236, -260), (-240, -430)], wag="tail", blink="cat")])
    sw = sweat((925, 576, 1.2, 40), (962, 640, .9, 60), (706, 566, 1.1, -10), (280, 700, .8, 10))
    dust = puffs("#e9dfae", (984, 1050, 16), (1014, 1058, 12), (802, 1046, 14), (630, 1034, 12), (470, 1024, 11), (328, 1014, 10))
    ms = g(burrow(106, 34, 4), t=at(560, 1146), f="lift")
    fore = g("".join(leaf(p, w, LEAF2 if k else LEAF, 5, .12, "cut") for p, w, k in (([(1660, 40), (1500, 60), (1360, 150), (1250, 300)], 120, 1), ([(1660, -40), (1400, -30), (1200, 30), (1010, 130)], 120, 0), ([(1680, 260), (1600, 300), (1530, 380), (1490, 500)], 100, 0))), f="plain")
    front = cabbage(300, 1250, 1.35, "plain") + cabbage(110, 1260, 1.6, "plain") + cabbage(450, 1262, 1.1, "plain") + cabbage(1010, 1264, 1.1, "plain")
    low = g(grassline(-40, 1640, lambda x: 1240, 100, 70, ("#3f7f3f", "#4d9046", "#356f3a"), .04, 4), f="plain") + g("".join(flower(*q) for q in (("daisy", 640, 1230, 70, 28, .1), ("poppy", 716, 1236, 60, 28, -.1), ("corn", 1150, 1230, 60, 26, .1), ("daisy", 1230, 1230, 60, 28, -.1), ("poppy", 1330, 1236, 64, 28, -.1))), f="plain")
    return slim(page(defs + blooms(), sky, land, hs, beds, soil, tur, stalks, crown(up), mound, shade(600, 1036, 420, 20, "#2c3a18"), r, dust, sw, ms, front, low, peeper(560, 1112, 1.1), fore, bee(700, 330, .7), veil("url(#light)", "soft-light", .9), veil("url(#deep)", "multiply"), dark="#2c3a1c", grain=.13))


# ---------------------------------------------------------------- 5. the mouse, too
def slide05():
    defs = stock("sunhead") + lin("sky", (0, "#6fb3d6"), (.4, "#c9e0cd"), (.7, "#fbe6ae")) + rad("sun", (0, "#fffbe0", .95), (.4, "#ffeeb0", .6), (1, "#ffe8a0", 0)) + lin("h1", (0, "#c4cf86"), (1, "#a5bd6c")) + lin("h2", (0, "#a3c565"), (1, "#6da24a")) + lin("deep", (.7, "#3a2c14", 0), (1, "#33240f", .38)) + lin("light", (0, "#ffdf94", .55), (.7, "#ffdf94", 0), x1=0, x2=.7)
    sky = rect(0, 0, 1600, 1200, "url(#sky)") + rays(330, 330, "#fff6d0", .2, 26, .1, 1900, .05) + ell(330, 330, 520, 460, "url(#sun)") + cloud(760, 170, 1., "#fffaf0", "#f5e4c8") + cloud(420, 140, .5, "#fffaf0", "#f5e4c8") + cloud(1060, 310, .55, "#fffaf0", "#f5e4c8", True)
    back = hill([(-40, 880), (400, 840), (900, 870), (1640, 840)], "url(#h1)", "far") + stork(140, 900, .64) + "".join(tree(x, 880, q, ("#b3c274", "#c2d086", "#a2b366"), "#9a8560", i, "far") for i, (x, q) in enumerate(((1010, .62), (1110, .5), (930, .42)))) + fir(60, 890, 260, "#8aa868", "#9ab878") + wattle(-30, 1640, lambda x: 925, 66, 3, "far") + sunflower(585, 965, 470, 60, -.04, -12) + sunflower(345, 960, 420, 56, -.05, -14) + sunflower(455, 960, 560, 74, .03, 10, live="sunflower") + dill(720, 960, 470, 1.6, .05)
    ground = hill([(-40, 950), (500, 930), (1000, 940), (1640, 930)], "url(#h2)", "cut", ticks(4, 0, 1000, 960, 1180, 120, "#c4d878", 22, 4) + ticks(5, 0, 1600, 960, 1180, 90, "#5a8f42", 22, 4))
    X, Y, S = 1376, 742, 1.02
    cx, cy = X, Y - 246 * S
    up = [([(cx, cy + 16), (cx + 60, cy - 130), (cx + 150, cy - 210), (cx + 250, cy - 190)], 92, 1), ([(cx - 10, cy + 16), (cx, cy - 140), (cx + 20, cy - 250), (cx + 10, cy - 350)], 96, 1), ([(cx + 16, cy + 16), (cx + 120, cy - 70), (cx + 220, cy - 40), (cx + 270, cy + 90)], 88, 0), ([(cx - 16, cy + 16), (cx - 60, cy - 110), (cx - 110, cy - 190), (cx - 100, cy - 300)], 90, 0)]
    hx, hy = 1140, 606
    stalks, blades = pulled((cx, cy), (hx, hy), (((-46, 8), (30, -8), ((-40, 40), (-60, 100), (-50, 190)), 60, 1), ((-20, 18), (34, 14), ((10, 70), (40, 130), (90, 200)), 62, 0)))
    tur = g(g(bulb(False), f="cut", t=at(X, Y, S)), stalks, crown(up))
    earth = bed([(900, 1262), (960, 1080), (1040, 1000), (1110, 960), (1200, 940), (1350, 952), (1490, 934), (1570, 954), (1660, 960)], 3, SOIL[0], 70, 200)
    cr = ""
    for pts, w in (([(1140, 940), (1090, 985), (1105, 1020), (1030, 1060), (1010, 1110)], 13), ([(1230, 950), (1200, 1010), (1232, 1050), (1190, 1110), (1200, 1150)], 12), ([(1340, 950), (1352, 1010), (1320, 1050), (1346, 1100)], 12), ([(1440, 945), (1476, 1000), (1452, 1040), (1500, 1090)], 12), ([(1090, 985), (1030, 1000), (990, 1030)], 7), ([(1200, 1010), (1150, 1046)], 7), ([(1352, 1010), (1400, 1040)], 7)):
        L_, R_ = [], []
        for i, (a, b) in enumerate(pts):
            ww = w * (1 - i / len(pts))
            L_.append((a - ww, b))
            R_.append((a + ww, b))
        cr += path(poly(L_ + [(pts[-1][0], pts[-1][1] + 14)] + R_[::-1]), "#37231a")
        cr += line("M" + "L".join("%s %s" % (n(a), n(b)) for a, b in L_), "#a4785a", 3.5, opacity=.8)
    burst = clods(12, 1030, 1620, 905, 950, 30, 12, 30) + g("".join(path("M-14 0Q-12-14 0-14Q16-12 14 0Q10 12 0 10Q-14 10-14 0Z", SOIL[i % 4], transform=at(x, y, s, i * 40)) for i, (x, y, s) in enumerate(((1118, 880, 1.1), (1086, 900, .8), (1160, 862, .7), (1590, 880, 1.), (1520, 900, .7), (1240, 884, .8), (1380, 880, .9), (1300, 860, .6), (1450, 862, .7)))), f="lift")
    gx, gy, gs = 1030, 994, .92
    r = row([dict(who="grandpa", x=gx, y=gy, s=gs, lean=-26, mood="strain", to=((hx, hy + 6), (hx + 44, hy - 14)), mid=g(blades, t=onto(gx, gy, gs)), hat=False, nod=(10, -16), blink="grandpa"),
             dict(who="grandma", x=876, y=1004, s=.94, lean=-24, mood="heave", nod=(4, -8)),
             dict(who="girl", x=728, y=1018, s=1.0, lean=-23, mood="strain", nod=(2, -8), plaits=[[(-80, 34), (-112, 80), (-120, 140), (-150, 190)], [(76, 40), (80, 96), (56, 150), (50, 196)]]),
             dict(who="dog", x=572, y=1036, s=1.08, lean=-21, mood="busy", tail=[(-120, -80), (-160, -120), (-160, -180)], flop=(20, -6), blink="dog"),
             dict(who="cat", x=424, y=1060, s=1.22, lean=-20, mood="strain", tail=[(-110, -60), (-160, -70), (-190, -78), (-250, -92)], blink="cat")])
    ms = piece("mouse", figure("mouse", 212, 1080, 1.62, lean=-22, hip=(-30, -78), yaw=.55, turn=.6, tilt=-10, mood="heave", gaze=(.9, -.3), lf=((36, 0), -4), rf=((74, -4), -10), la=dict(to=(82, -166), bend=1, z="top"), ra=dict(to=(112, -176), bend=1, z="back"), tail=[(-120, -60), (-150, -40), (-170, -60)]))
    sw = sweat((1032, 560, 1.1, 40), (236, 760, 1.1, -40), (1056, 610, .8, 60))
    ml = g(burrow(100, 30), g(mole_paws(), t="translate(0 -8)"), t=at(1040, 1108, .92), f="cut")
    fore = g(grassline(-40, 1640, lambda x: 1250, 150, 66, ("#4a7f36", "#5d9440", "#3d6e30", "#6ea348"), .1, 8), f="plain") + g("".join(flower(*q) for q in (("daisy", 60, 1250, 150, 46, .05), ("poppy", 330, 1250, 120, 36, .1), ("daisy", 500, 1245, 110, 34, .2), ("corn", 620, 1240, 90, 30, .1), ("poppy", 1560, 1250, 150, 44, -.1), ("corn", 1470, 1245, 150, 34, -.1), ("daisy", 1380, 1245, 110, 32, .1))), f="plain")
    near = g(back, ground, shade(X, 950, 420, 36, "#3a2c14"), tur, earth, cr, burst, shade(620, 1040, 460, 22, "#33300f"), r, ms, sw, ml, t="translate(138 1104) scale(1.1) translate(-110 -1104)")
    return slim(page(defs + blooms(), sky, near, fore, g(mole(), t=at(1161, 1108.4, 1.012)), veil("url(#light)", "soft-light", 1), veil("url(#deep)", "multiply"), dark="#40341a", grain=.19))


# ---------------------------------------------------------------- 6. out, and soup for all
def bowl(c="#e9bd55", c2="#c8963c"):
    return path("M-46-20Q-44 22-18 26H18Q44 22 46-20Z", c) + path("M14 26H18Q44 22 46-20H22Q26 12 14 26Z", c2) + line("M-42-4Q0 8 42-4", "#8a62a8", 5, stroke_dasharray="8 6") + ell(0, -20, 46, 12, c2) + ell(0, -19, 39, 8.5, "#f6dd8c") + ell(-12, -20, 7, 3.4, "#fff3c8") + ell(10, -18, 6, 3, "#8fbf6a") + ell(0, -22, 4, 2, "#a06cb6")


def supper():
    """The evening table in its woven frame, 580 by 520 about 0, 0."""
    d = "M-290-220Q-290-260-250-260H250Q290-260 290-220V220Q290 260 250 260H-250Q-290 260-290 220Z"
    logs = rect(-310, -280, 620, 560, "#8f5a36") + "".join(rect(-300, -270 + i * 52, 600, 49, ("#b5794c", "#a86e44", "#bd8456")[i % 3], 6) for i in range(8))
    win = g(carved_window(104, 112, "#6b5a9c"), ell(24, -18, 15, 15, "#fff0bd"), ell(-24, 18, 3, 3, "#fff3c4"), ell(-30, -26, 2.6, 2.6, "#fff3c4"), ell(10, 26, 2.6, 2.6, "#fff3c4"), t=at(0, -128, .86), f="lift")
    garland = g(line("M-290-236Q-210-196-130-240", "#6f9a4c", 4), line("M130-240Q210-196 290-236", "#6f9a4c", 4), "".join(g(bloom(k, 13), t=at(x, y)) for k, x, y in (("daisy", -250, -221), ("poppy", -212, -214), ("corn", -172, -222), ("daisy", 250, -221), ("poppy", 212, -214), ("corn", 172, -222))))
    P = lambda who, x, y, s, **k: figure(who, x, y, s, shadow=False, **k)
    spoon = lambda a: g(line("M0 14L10-56", "#b58a60", 8), ell(12, -68, 13, 17, "#c99c6c"), ell(12, -68, 8, 11, "#a87a4e"), t=at(0, 0, 1.5, a))
    eat = P("grandpa", 122, 230, .74, yaw=-.35, mood="yum", tilt=4, hat=False, la=dict(to=(-70, -150), bend=-1, hold=spoon(-30), ha=-60)) + P("grandma", -128, 206, .76, yaw=.35, mood="laugh", tilt=-5, ra=dict(to=(80, -150), bend=1, hold=spoon(16), ha=-60))
    eat += P("dog", -212, 218, .82, yaw=.4, mood="glad", gaze=(.6, .7), tilt=-6, tail=False, ra=dict(to=(40, -100), bend=1)) + P("cat", 216, 214, .92, yaw=-.4, mood="yum", tilt=6, tail=False, la=dict(to=(-40, -100), bend=-1)) + P("girl", 0, 208, .76, yaw=.1, mood="laugh", gaze=(0, .5), tilt=5, la=dict(to=(-70, -96), bend=-1, ha=-60), ra=dict(to=(70, -96), bend=1, ha=-120))
    cloth = path("M-320 118Q0 100 320 118V300H-320Z", "#fff6e4") + path("M-320 196Q0 178 320 196V300H-320Z", "#efdfc2") + line("M-320 204Q0 186 320 204", RED, 13) + line("M-320 204Q0 186 320 204", WHITE, 5, stroke_dasharray="7 8") + line("M-320 236Q0 218 320 236", "#8a62a8", 6, stroke_dasharray="12 10")
    bowls = "".join(g(bowl(*c), t=at(x, y, s), f="lift") for x, y, s, c in ((-224, 142, .84, ("#e9bd55", "#c8963c")), (-112, 138, .9, ("#9fc5a0", "#7fa982")), (112, 138, .9, ("#9fc5a0", "#7fa982")), (226, 142, .84, ("#e9bd55", "#c8963c")), (0, 132, .96, ("#b58ac9", "#9169a8"))))
    big = g(path("M-150 8Q-150-6-130-6H40V16H-130Q-150 20-150 8Z", "#b58a60"), path("M20-12Q60-44 116-40Q172-34 174 4Q172 40 116 46Q60 50 20 22Z", "#c99c6c"), path("M52 2Q70-26 114-24Q154-20 156 4Q150 26 114 28Q70 30 52 2Z", "#f6dd8c"), t=at(-66, 196), f="lift")
    ms = P("mouse", 46, 206, 1.0, yaw=-.35, mood="laugh", hip=(0, -54), lf=((-56, -14), 0), rf=((40, -10), 0), kn=(1, -1), la=dict(to=(-70, -124), bend=-1), ra=dict(to=(62, -120), bend=-1), tail=[(90, 10), (140, 0), (180, -40)], turn=-.2)
    wisp = lambda x: path(ribbon([(x, 118), (x - 12, 100), (x + 10, 80), (x - 6, 54)], [2, 6, 7, 2], 4), "#fffaf0", opacity=.8)
    steam = piece("steam", g(wisp(-128), wisp(-98), wisp(98), wisp(128), f="far"))
    frame = woven(d, 27, "#8a5a9c", "#f7e2b5") + line(d, "#f7d56a", 4, transform="scale(.952 .947)")
    glow = ell(0, -60, 320, 260, "url(#lampl)", style="mix-blend-mode:soft-light")
    return g(path("M-306-220Q-306-276-250-276H250Q306-276 306-220V220Q306 276 250 276H-250Q-306 276-306 220Z", "#fff6e2"), clip(d, logs, garland, win, eat, glow, cloth, bowls, steam, big, ms), frame, f="cut")


def slide06():
    defs = rad("lampl", (0, "#fff3c0", .9), (1, "#fff3c0", 0)) + lin("sky", (0, "#e79a62"), (.3, "#f7bd72"), (.6, "#ffe0a0"), (.75, "#fff0c4")) + rad("sun", (0, "#fffbe0", 1), (.25, "#fff0b4", .9), (1, "#ffd98a", 0)) + lin("h1", (0, "#d9b878"), (1, "#bfa766")) + lin("h2", (0, "#bdb45c"), (1, "#8f9f4c")) + lin("h3", (0, "#a3ad50"), (1, "#5f8038")) + lin("deep", (.62, "#5a2c2c", 0), (1, "#4a2438", .42)) + lin("gold", (0, "#ffb45e", .5), (.8, "#ffb45e", .12))
    sky = rect(0, 0, 1600, 1200, "url(#sky)") + rays(250, 560, "#fff6d0", .24, 28, .1, 1900) + ell(250, 560, 560, 500, "url(#sun)") + g(ell(250, 560, 96, 96, "#ffe9a0"), ell(244, 552, 74, 74, "#fff5cc"), f="far") + cloud(1330, 150, .9, "#fde3bd", "#f0bd90") + cloud(360, 180, .55, "#fde8c6", "#f3c79a", True)
    back = hill([(-40, 640), (300, 610), (700, 650), (1100, 600), (1640, 630)], "url(#h1)", "far") + "".join(fir(x, y, h, "#a89a5c", "#b8aa6c") for x, y, h in ((60, 640, 130), (120, 640, 90), (620, 652, 100), (670, 656, 140), (720, 654, 90))) + g(house(True), f="far", t=at(812, 660, .3))
    back += hill([(-40, 740), (400, 720), (900, 750), (1640, 720)], "url(#h2)", "cut", ticks(2, 0, 1600, 740, 900, 110, "#d3cb74", 16)) + wattle(-30, 960, lambda x: 800, 70, 3, "far", "#7d5a40", ("#9c7650", "#8a6644", "#ab855c"))
    ground = hill([(-40, 880), (400, 860), (900, 880), (1640, 850)], "url(#h3)", "cut", ticks(4, 0, 1600, 890, 1180, 150, "#cfc96c", 20, 4) + ticks(5, 0, 1600, 890, 1180, 100, "#5f7c34", 20, 4))
    hole = g(path("M700 980Q720 900 850 896Q990 898 1010 970Q1030 1060 860 1066Q690 1062 700 980Z", SOIL[0]), path("M744 976Q770 934 850 932Q940 934 960 972Q940 1016 850 1018Q760 1016 744 976Z", "#3f281d"), clods(5, 710, 1000, 905, 945, 10, 12, 26), clods(6, 720, 990, 1020, 1060, 16, 14, 28), f="lift")
    tx, ty = 756, 366
    tur = piece("turnip", slim(g(g(standing_leaves(.72, .9, .05, 6), t="translate(0 -236)"), g(bulb(), f="cut"), t=at(tx, ty, .58, 22)), 0))
    whirl = g(line("M846 950Q812 800 700 660", "#fff6d8", 11, stroke_dasharray="26 24", opacity=.9), line("M566 236l-56-30M560 316l-50-4M976 380l56 0M990 300l52-16", "#fff6d8", 11, opacity=.9), f="far")
    crumbs = g("".join(path("M-14 0Q-12-14 0-14Q16-12 14 0Q10 12 0 10Q-14 10-14 0Z", SOIL[i % 3], transform=at(x, y, s, i * 40)) for i, (x, y, s) in enumerate(((700, 560, 1.1), (760, 610, .8), (650, 500, .7), (880, 560, 1.), (928, 640, .9), (690, 690, .9), (850, 700, .7), (960, 540, .7), (770, 760, .8), (610, 580, .6)))), f="lift")
    A = dict(shadow=False)
    gm = figure("grandma", 244, 980, 1.02, lean=-12, hip=(-10, -62), yaw=.5, turn=.35, tilt=-16, mood="happy", gaze=(.7, -.85), blink="grandma", lf=((128, -8), -34), rf=((150, -20), -40), hem=((96, -46), -66), half=58, la=dict(to=(-110, -30), bend=-1, z="mid", kind="open", ha=80), ra=dict(to=(110, -260), bend=1, z="mid", kind="open", ha=-60), **A)
    gp = figure("grandpa", 470, 1036, 1.02, lean=-14, hip=(-6, -64), yaw=.45, turn=.35, tilt=-12, mood="laugh", gaze=(.8, -.8), hat=False, lf=((150, -6), -40), rf=((176, -30), -48), la=dict(to=(-104, -40), bend=-1, z="mid", kind="open", ha=80), ra=dict(to=(150, -250), bend=1, z="mid", kind="open", ha=-50), **A)
    girl = figure("girl", 654, 1078, 1.04, lean=-16, hip=(-10, -52), yaw=.4, turn=.3, tilt=-14, mood="happy", gaze=(.4, -.95), blink="girl", lf=((108, -40), -52), rf=((128, -10), -36), hem=((66, -40), -62), half=60, la=dict(to=(-122, -20), bend=-1, z="top", kind="open", ha=140), ra=dict(to=(96, -222), bend=1, z="mid", kind="open", ha=-50), plaits=[[(-86, 36), (-130, 70), (-150, 130), (-190, 160)], [(80, 40), (104, 90), (96, 150), (120, 196)]], **A)
    cat = figure("cat", 452, 690, .92, lean=-4, hip=(0, -70), yaw=.5, turn=.3, tilt=-10, mood="happy", gaze=(.8, -.7), blink="cat", lf=((-40, 4), 0), rf=((52, 2), 0), kn=(1, -1), la=dict(to=(-128, -190), bend=-1), ra=dict(to=(132, -206), bend=1), tail=[(-110, -40), (-150, -90), (-140, -150), (-170, -190)], **A)
    dog = figure("dog", 356, 1134, 1.04, lean=-20, hip=(-10, -60), yaw=.45, turn=.3, tilt=-8, mood="glad", gaze=(.8, -.8), blink="dog", lf=((94, -6), -30), rf=((110, -24), -40), la=dict(to=(-70, -180), bend=-1), ra=dict(to=(92, -170), bend=1), tail=[(-110, -20), (-160, -60), (-170, -120)], top=g(grandpa_hat(), t="translate(-60 -226) rotate(-16) scale(1.02)"), flop=(10, -10), **A)
    ms = piece("mouse", figure("mouse", 196, 606, 1.25, yaw=.5, mood="laugh", tilt=-8, hip=(0, -70), lf=((-30, 0), 0), rf=((46, 0), 0), kn=(1, -1), la=dict(to=(-108, -186), bend=-1), ra=dict(to=(116, -190), bend=1), **A))
    fore = g(grassline(-40, 1640, lambda x: 1236, 104, 62, ("#5d7030", "#6f8038", "#4d6029"), .06, 8), f="plain") + g("".join(flower(*q, stem="#5d7030") for q in (("daisy", 60, 1240, 140, 40, .05), ("poppy", 150, 1240, 90, 34, .1), ("corn", 560, 1240, 60, 28, .1), ("daisy", 620, 1240, 76, 30, -.1), ("poppy", 1000, 1240, 90, 34, .1), ("daisy", 1090, 1240, 120, 36, .1), ("corn", 1180, 1240, 90, 30, -.1), ("daisy", 1530, 1240, 150, 40, -.1), ("poppy", 1450, 1240, 100, 34, -.1))), f="plain")

    return slim(page(defs + blooms(), sky, back, ground, hole, whirl, crumbs, tur, shade(440, 1046, 380, 30, "#3a2c18"), shade(380, 1136, 190, 20, "#3a2c18"), shade(680, 1092, 120, 16, "#3a2c18"), gm, ms, gp, cat, girl, dog, fore, g(slim(supper(), 0), t=at(1216, 716, .98, 2)), veil("url(#gold)", "soft-light", 1), veil("url(#deep)", "multiply"), dark="#4a2c20", rimc="#fff0cc", grain=.19))


# ---------------------------------------------------------------- cover
def cover():
    defs = stock("sunhead", "cabbage") + lin("sky", (0, "#6fbfe2"), (.5, "#c3e6e4"), (.75, "#fff2cc")) + rad("sun", (0, "#fffbe0", 1), (.3, "#fff0b0", .9), (1, "#ffe596", 0)) + lin("h1", (0, "#b9d88e"), (1, "#96c470")) + lin("h2", (0, "#97ca68"), (1, "#5f9f48")) + lin("deep", (.7, "#33301c", 0), (1, "#33281c", .3)) + lin("light", (0, "#fff0b0", .5), (.6, "#fff0b0", 0))
    sky = rect(0, 0, 1600, 1200, "url(#sky)") + rays(800, 420, "#fff6cf", .34, 26, .12, 1700) + ell(800, 420, 700, 620, "url(#sun)") + cloud(240, 190, .9) + cloud(1390, 200, .8, flip=True)
    back = hill([(-40, 560), (300, 520), (800, 560), (1300, 510), (1640, 540)], "url(#h1)", "far", ticks(1, 0, 1600, 530, 700, 90, "#cfe3a2", 11, 3)) + g(house(), f="far", t=at(1440, 560, .5)) + tree(70, 560, .5, f="far", seed=3) + birch(190, 560, 240, 10, 10, 4, f="far")
    back += hill([(-40, 700), (400, 660), (900, 690), (1640, 650)], "url(#h2)", "cut", ticks(2, 0, 1600, 680, 900, 120, "#b0d880", 18, 4)) + sunflower(80, 820, 260, 56, .03, 10) + sunflower(1540, 820, 240, 56, -.03, -10)
    X, Y, S = 800, 640, 1.2
    tur = g(g(standing_leaves(.86, 1.1), t=at(X, Y - 236 * S)), g(bulb(False), f="cut", t=at(X, Y, S)))
    P = lambda who, x, y, s, **k: figure(who, x, y, s, shadow=False, **k)
    gp = P("grandpa", 318, 1370, 1.86, yaw=.3, mood="happy", gaze=(.3, .1), tilt=6, lean=4, la=dict(to=(-120, -120), bend=-1))
    gm = P("grandma", 1282, 1370, 1.86, yaw=-.3, mood="laugh", tilt=-6, lean=-4)
    girl = P("girl", 800, 1366, 1.84, yaw=.06, mood="happy", gaze=(0, .1), tilt=-3, la=dict(to=(-104, -60), bend=-1, z="mid"), ra=dict(to=(104, -60), bend=1, z="mid"))
    dog = P("dog", 506, 1374, 1.76, yaw=.3, mood="glad", gaze=(.2, -.1), tilt=8)
    cat = P("cat", 1066, 1366, 1.84, yaw=-.3, mood="glad", gaze=(-.2, -.1), tilt=-8)
    ms = P("mouse", 800, 372, 2.1, yaw=.2, mood="happy", la=dict(to=(-84, -170), bend=-1), ra=dict(to=(84, -170), bend=1))
    fore = g(grassline(-40, 1640, lambda x: 1232, 110, 60, ("#3f8140", "#4d9246", "#336c39"), .05, 8), f="plain") + g("".join(flower(*q) for q in (("daisy", 90, 1236, 150, 46, -.1), ("poppy", 200, 1236, 90, 40, .1), ("corn", 420, 1236, 70, 32, .1), ("daisy", 1500, 1236, 150, 46, .1), ("poppy", 1400, 1236, 90, 40, -.1), ("corn", 1190, 1236, 70, 32, 0))), f="plain")
    return page(defs + blooms(), sky, back, tur, ms, gp, gm, girl, dog, cat, fore, veil("url(#light)", "screen", .28), veil("url(#deep)", "multiply"), dark="#33402c", grain=.19)
