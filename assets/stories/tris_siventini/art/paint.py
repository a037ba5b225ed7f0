#!/usr/bin/env python3
"""Trīs sivēntiņi: its five pictures. The straw, the houses and tools are in world.py, the pigs and the wolf in
figures.py, what all tales share in assets/art."""
import re

from figures import *
from world import *


def sheet(defs, *parts, **kw):
    """A page whose strokes all have round ends, written once for all of them; its large coordinates are whole points."""
    ends = ' stroke-linecap="round" stroke-linejoin="round"'
    svg = page(defs, "<g%s>%s</g>" % (ends, "\n".join(parts).replace(ends, "")), **kw)
    whole = lambda d: re.sub(r"[0-9]{3,4}\.[0-9]", lambda m: "%d" % (float(m.group()) + .5), d)
    return re.sub(r' d="[^"]*"', lambda m: re.sub(r"(?<![0-9.])0(?=\.)", "", re.sub(r"(?<=[0-9]) -", "-", whole(m.group()))), svg)


# ---------------------------------------------------------------- 1. three builders
def slide01():
    defs = lin("sky", (0, "#8ec9e2"), (.5, "#cfeaea"), (.75, "#fff1cd")) + rad("sun", (0, "#fff8d2"), (.3, "#ffe9a0", .9), (1, "#ffe596", 0)) + \
        lin("h1", (0, "#bcd9a6"), (1, "#9cc68c")) + lin("h2", (0, "#a5cf80"), (1, "#7db562")) + lin("h3", (0, "#93c66b"), (1, "#5fa04c")) + \
        lin("light", (0, "#ffe7a8", .5), (.6, "#ffe7a8", 0), x2=1, y2=.7) + lin("deep", (.6, "#2f5f4a", 0), (1, "#2f5f4a", .22))
    far = [(-40, 560), (180, 500), (420, 540), (700, 470), (1000, 520), (1300, 450), (1640, 520)]
    mid = [(-40, 660), (260, 610), (620, 655), (1000, 600), (1340, 650), (1640, 610)]
    near = [(-40, 810), (300, 770), (640, 800), (980, 770), (1330, 810), (1640, 790)]
    defs += '<radialGradient id="ray" gradientUnits="userSpaceOnUse" cx="252" cy="228" r="900"><stop offset="0" stop-color="#fff6cf" stop-opacity=".6"/><stop offset="1" stop-color="#fff6cf" stop-opacity="0"/></radialGradient>'
    rays = "".join(path("M252 228L%d %dL%d %dZ" % (252 + 1500 * math.cos(a), 228 + 1500 * math.sin(a), 252 + 1500 * math.cos(a + .12), 228 + 1500 * math.sin(a + .12)), "url(#ray)")
                   for a in [math.radians(v) for v in range(-28, 150, 16)])
    sky = rect(0, 0, 1600, 1200, "url(#sky)") + ell(252, 228, 420, 420, "url(#sun)") + rays + piece("sun", g(ell(252, 228, 80, 80, "#ffdf84"), ell(244, 219, 60, 60, "#ffe9a4"), f="far"))
    sky += cloud(640, 170, .8) + cloud(1180, 240, 1.05, flip=True) + cloud(930, 110, .5)
    trees = fir(95, 540, 150, "#8dba90", "#9dc69a") + fir(160, 530, 110, "#8dba90", "#9dc69a") + "".join(tree(x, y, s, ("#93c088", "#a4cc94", "#84b37c"), "#a08468", i, "far") for i, (x, y, s) in enumerate(((640, 500, .3), (705, 492, .22), (1200, 486, .34), (1500, 500, .4))))
    back = hill(far, "url(#h1)", "far", ticks(1, 0, 1600, 480, 620, 90, "#a9cd97", 9, 2.5)) + trees
    back += birch(1010, 640, 360, 13, 16, 3, f="far") + birch(1090, 634, 270, 10, -10, 5, f="far")
    back += hill(mid, "url(#h2)", "cut", ticks(2, 0, 1600, 630, 800, 120, "#93c470", 14) + path("M880 640C760 700 1010 720 960 790C900 860 620 850 560 1000L700 1240H1000C760 1000 1000 900 1080 800C1130 720 900 700 940 640Z", "#ecd9a4"))
    # straw house, nearly done
    house1 = shade(290, 800, 230, 30) + g(straw_walls(150, 175, True, 4), g(straw_roof(205, 200), t="translate(0 -158)"), f="cut", t="translate(286 792)")
    # twig house, half done
    house2 = shade(745, 716, 190, 24) + g(twig_house(.62), g(twig(-140, -196, 138, -200, 11, TWIG[0], 3), twig(-150, -188, -2, -322, 12, TWIG[3], 5, 1, True), twig(146, -190, -8, -326, 12, TWIG[1], 6, 1)), f="cut", t="translate(742 712) scale(.92)")
    ground = hill(near, "url(#h3)", "cut", ticks(4, 0, 1600, 800, 1180, 170, "#7dba5c", 22, 4) + ticks(5, 0, 1600, 800, 1180, 120, "#54984a", 22, 4)
                  + path("M700 770C640 840 520 880 470 960C430 1040 500 1120 560 1240H960C780 1120 760 1010 850 940C930 880 900 830 850 780Z", "#f0dfae") + path("M700 770C640 840 520 880 470 960C430 1040 500 1120 560 1240H600C540 1120 490 1040 530 960C580 880 690 840 740 775Z", "#fff0c8", opacity=.7))
    # brick wall in steps, a window left open in it
    wl = g(g(brickwork(420, 170, 74, 34, 4), t="translate(0 0)"), g(brickwork(300, 68, 74, 34, 5), t="translate(120 -170)"), g(brickwork(226, 68, 74, 34, 6), t="translate(194 -238)"))
    wall = shade(1530, 972, 260, 26) + g(wl, line("M246 6V-470M120-372L440-388", "#b58a60", 13), g(bucket(), t="translate(196 -376) scale(.6)"), f="cut", t="translate(1346 968)")
    far_small = piece("bird", g(bird("sit"), t=at(738, 400, .66), f="lift"))
    p2 = pig("twig", 890, 804, .78, True, yaw=.55, mood="busy", gaze=(.7, -.2), tilt=-8, lean=9, hip=(6, -112), lf=((-52, -4), 6), rf=((58, -16), -14),
             la=dict(to=(-92, -150), bend=1, z="mid", hold=g(twig_bundle(220, 6), t="translate(-10 12) rotate(30)"), ha=20), ra=dict(to=(142, -222), bend=1, z="top", hold=g(hammer(), t="rotate(18)"), ha=-40), kn=(1, -1), live=dict(head="twig", blink="twig-blink", ra="hammer"))
    p1 = pig("straw", 562, 992, 1.04, True, yaw=.6, mood="happy", gaze=(.6, .1), tilt=-7, lean=-9,
             la=dict(to=(92, -118), bend=-1, z="top", ha=-14), ra=dict(to=(148, -206), bend=1, z="mid", ha=-70, hold=g(sheaf(330, 84, 3), t="translate(-18 4) rotate(13)")),
             lf=((-52, 0), 0), rf=((62, -22), -18), kn=(1, -1), order="lr", live=dict(head="straw", blink="straw-blink"))
    p3 = pig("brick", 1226, 1012, 1.15, yaw=.55, mood="proud", gaze=(.8, .75), tilt=8, lean=9, hip=(10, -112), lf=((-58, 0), 0), rf=((62, -6), -4),
             la=dict(to=(-116, -128), bend=1, z="top", hold=g(trowel(), t="rotate(-84)"), ha=194), ra=dict(to=(148, -172), bend=1, z="top", hold=g(brick(104, 48), t="translate(26 -8) rotate(-3)"), ha=-4), live=dict(head="brick", blink="brick-blink"))
    tools = shade(1015, 1050, 90, 13) + g(g(bucket(), t="translate(1008 1044) scale(.95)"), f="cut") + shade(1406, 1030, 110, 14) + g("".join(g(brick(80, 40, BRICK[i % 5]), t=at(a, b, 1, r)) for i, (a, b, r) in enumerate(((1450, 1010, 0), (1366, 1012, 2), (1404, 971, 0)))), f="cut")
    tools += peeking("mouse", g(mouse(.92), t="translate(1404 1022)", f="lift"), 951, 40)
    bits = g(straws(8, 22, (170, 830, 460, 900), 60, 6, 10), f="far") + g(straws(9, 12, (420, 880, 520, 980), 46, 5, 30), f="far") + g("".join(twig(660 + i * 46, 745 + (i * 29) % 34, 720 + i * 46, 752 + (i * 17) % 30, 6, None, i, 1) for i in range(3)), f="far")
    fore = hill([(-40, 1130), (200, 1092), (520, 1142), (900, 1150), (1250, 1128), (1640, 1090)], "#4f9145", "cut")
    fore += g(grassline(-20, 1640, lambda x: 1216, 120, 62, ("#3f7f3f", "#4d9046", "#356f3a"), .1, 4), f="plain")
    fl = [("daisy", 205, 1180, 200, 36, -.1), ("poppy", 62, 1210, 260, 40, .05), ("daisy", 262, 1205, 170, 30, .1), ("corn", 125, 1200, 140, 30, -.2), ("corn", 640, 1210, 120, 26, .1), ("daisy", 705, 1210, 96, 24, -.2),
          ("poppy", 1540, 1200, 280, 40, -.1), ("daisy", 1445, 1210, 180, 34, -.1), ("corn", 1390, 1200, 110, 26, .1), ("poppy", 960, 1210, 110, 28, .2), ("daisy", 1100, 1215, 120, 28, -.1)]
    fore += g("".join(flower(*q) for q in fl), f="plain") + piece("butterfly", g(butterfly(), t=at(596, 420, .8, 16), f="far")) + g(snail(), t=at(390, 1124, .8), f="far")
    return sheet(defs + WBLUSH, sky, back, house2, far_small, ground, house1, p2, bits, p1, wall, p3, tools, fore, veil("url(#light)", "screen", .8), veil("url(#deep)", "multiply"))


# ---------------------------------------------------------------- 2. the great puff
def swirl(x, y, r, turns=1.6, a0=100, d=-1, w=9, op=.85, col="#ffffff", tail=()):
    pts = list(tail)
    for i in range(22):
        t = i / 21
        a = math.radians(a0 + d * 360 * turns * t)
        q = r * (1 - .86 * t)
        pts.append((x + q * math.cos(a), y + q * math.sin(a) * .86))
    return path(ribbon(pts, [w * .3, w, w, w * .8, w * .3], 3), col, opacity=op)


def slide02():
    defs = lin("sky", (0, "#7fbfe0"), (.55, "#bfe3ee"), (.8, "#fdf2d4")) + lin("h1", (0, "#b4d79e"), (1, "#8fc27c")) + lin("h2", (0, "#9bcb72"), (1, "#6cae55")) + \
        lin("h3", (0, "#86c063"), (1, "#4f9646")) + rad("lt", (0, "#ffffff", .65), (1, "#ffffff", 0)) + lin("deep", (.7, "#2f5f4a", 0), (1, "#214a3a", .28)) + lin("gust", (0, "#ffffff", .75), (1, "#ffffff", 0), x2=1, y2=0)
    sky = rect(0, 0, 1600, 1200, "url(#sky)") + ell(980, 60, 900, 620, "url(#lt)") + cloud(1240, 190, 1.2) + cloud(800, 130, .7, flip=True) + cloud(1510, 320, .6)
    back = hill([(-40, 850), (260, 800), (620, 830), (1000, 770), (1330, 730), (1640, 770)], "url(#h1)", "far", ticks(1, 0, 1600, 760, 860, 80, "#a2cc8c", 10, 2.6))
    back += g(twig_house(1.), t="translate(1418 752) scale(.3)", f="far") + tree(1300, 752, .36, ("#86b97a", "#99c78a", "#78ab6e"), "#96795c", 3, "far") + birch(1510, 770, 170, 7, 18, 4, f="far")
    back += tree(60, 836, .55, ("#86b97a", "#99c78a", "#78ab6e"), "#96795c", 5, "far")
    back += hill([(-40, 900), (300, 872), (800, 900), (1250, 860), (1640, 890)], "url(#h2)", "cut", ticks(2, 0, 1600, 870, 1000, 120, "#8ac265", 16))
    # the house comes apart, leaning away from the wind
    hx, hy = 884, 965
    house = shade(hx + 30, hy + 6, 250, 28)
    house += g(straw_walls(165, 205, True, 6, 17, skip=(2,)), f="cut", t=at(hx, hy, 1.1))
    roof = g(straw_roof(225, 215, 7, 2), f="cut", t=at(hx + 60, hy - 394, 1., 16))
    loose = [g(path("M-14 90Q-8 0-18-96Q0-112 18-96Q8 0 14 90Z", STRAW[i % 2]) + line("M-6 86Q-2 0-8-92M5 86Q2 0 7-92", STRAW[2], 3.4) + line("M-11 20q11 6 22 0", "#b5792f", 6), t=at(a, b, s, r), f="lift")
                    for i, (a, b, s, r) in enumerate(((1120, 800, .8, 48), (742, 760, .8, 70), (1180, 450, .7, 118), (1040, 250, .62, 40), (1390, 250, .6, 160)))]
    loose[1] = piece("sheaf", loose[1])
    # wind
    gust = path("M590 470C700 400 800 380 980 400C1150 420 1300 330 1480 330C1300 400 1180 500 1000 500C820 500 720 520 590 490Z", "url(#gust)", opacity=.5)
    mx, my = 704, 500
    c1 = [(mx, my - 10), (800, 380), (960, 322), (1120, 334)]
    c2 = [(mx - 2, my + 12), (736, 560), (772, 618)]
    c3 = [(mx + 6, my + 8), (840, 540), (1060, 590), (1240, 560), (1350, 500)]
    c4 = [(mx - 2, my - 12), (768, 400), (846, 250)]
    wind = g(swirl(1262, 262, 84, 1.5, 100, -1, 11, .92, "#fffdf4", c1), swirl(842, 684, 52, 1.4, -130, 1, 9, .9, "#fffdf4", c2),
             swirl(1430, 400, 64, 1.5, 80, -1, 9, .9, "#fffdf4", c3), swirl(920, 178, 46, 1.4, 105, -1, 8, .85, "#fffdf4", c4), f="far")
    ring = lambda x, y, r, a0, d, m=14: [(x + r * (1 - .025 * i) * math.cos(math.radians(a0 + d * 32 * i)), y + r * (1 - .025 * i) * .86 * math.sin(math.radians(a0 + d * 32 * i))) for i in range(m)]
    fly = stream([(780, 400), (960, 322), (1120, 334)] + ring(1262, 256, 138, 90, -1, 11), 76, (60, 26), 5) + stream(c3[1:] + ring(1424, 400, 104, 60, -1, 9), 56, (60, 24), 6) + stream([(800, 560), (980, 500), (1150, 400), (1330, 250), (1500, 160)], 46, (120, 150), 7) + stream([(820, 640), (1000, 660), (1160, 700)], 26, (60, 90), 8)
    w = wolf(320, 1010, 1.18, lean=17, hip=(-30, -232), head="blow", hoff=(26, -282), tilt=4, hscale=1.27, lf=((-128, 0), 0), rf=((112, 0), 0), kn=(-1, -1),
             la=dict(to=(196, -250), bend=1, ha=-30), ra=dict(to=(-66, -262), bend=1, kind="fist", ha=60), tail=[(-170, -236), (-206, -330), (-150, -412)], live=dict(cheek="wolf", blink="wolf-blink"))
    p = pig("straw", 1262, 1020, 1.01, lean=24, hip=(0, -132), yaw=-.45, turn=.6, mood="afraid", gaze=(-.9, -.2), tilt=12, nod=(10, 8), ears=(-26, -20),
            la=dict(to=(-44, -342), bend=-1, z="top", ha=-60), ra=dict(to=(186, -176), bend=1, z="top", ha=-14), lf=((-128, -62), 66), rf=((104, -22), -26), kn=(-1, -1), order="rl", tail=True, live=dict(head="straw", blink="straw-blink", la="arm"))
    ground = hill([(-40, 985), (300, 960), (700, 990), (1100, 968), (1640, 985)], "url(#h3)", "cut", ticks(4, 0, 1600, 985, 1180, 150, "#76b558", 26, 4.4) + ticks(5, 0, 1600, 985, 1180, 110, "#4b8d43", 26, 4.4))
    heap = g(straws(31, 60, (760, 950, 1090, 985), 80, 6, 8), f="lift")
    dust = g("".join(ell(a, b, q, q * .8, "#fff6dc", opacity=.8) for a, b, q in ((1126, 1022, 26), (1090, 1006, 18), (1156, 1034, 16), (1058, 1026, 13))), f="far")
    bd = piece("bird", g(bird("tumble"), t=at(1100, 160, .9, 160), f="lift"))
    ms = shade(654, 1012, 52, 8) + piece("mouse", g(mouse(.84), t="translate(652 1010)", f="cut"))
    fore = g(grassline(-40, 1640, lambda x: 1225, 190, 54, ("#3f8140", "#4d9246", "#336c39", "#5ba04c"), .42, 8), f="plain")
    fl = [("daisy", 30, 1230, 330, 54, .16), ("poppy", 130, 1240, 230, 46, .34), ("corn", 250, 1230, 150, 36, .4), ("daisy", 520, 1230, 165, 42, .42), ("poppy", 640, 1240, 120, 36, .5), ("daisy", 905, 1240, 110, 36, .5), ("corn", 1010, 1235, 130, 32, .45),
          ("daisy", 1500, 1240, 330, 56, .14), ("corn", 1330, 1230, 110, 30, .45)]
    fore += g("".join(flower(*q) for q in fl), f="plain") + piece("poppy", g(flower("poppy", 1400, 1240, 210, 46, .3), f="plain")) + g(grassline(-60, 1640, lambda x: 1270, 170, 90, ("#2c5f36", "#34703a"), .45, 18), f="plain")
    big = path("M-30 1230Q10 900 150 700Q70 960 70 1230Z", "#3c7a3f") + path("M40 1230Q90 1010 230 860Q140 1040 130 1230Z", "#4b8f45") + path("M1500 1230Q1530 1010 1640 900V1230Z", "#4b8f45") + path("M1430 1230Q1460 1100 1560 1010Q1500 1110 1496 1230Z", "#5ba04c")
    lady = g(path("M-24 6Q-24-24 0-24Q24-24 24 6Z", "#d9493f"), ell(20, -2, 11, 10, "#3b2a33"), line("M-2-22L-6 6", "#3b2a33", 3), ell(-14, -6, 4, 4, "#3b2a33"), ell(4, -12, 4, 4, "#3b2a33"), ell(8, 0, 3.4, 3.4, "#3b2a33"), t="translate(166 946) rotate(-48) scale(1.05)", f="lift")
    fore = g(big, f="plain") + lady + fore
    return sheet(defs + WBLUSH, sky, back, gust, ground, house, roof, "".join(loose), heap, ms, w, wind, g(fly, f="far"), bd, dust, p, fore, veil("url(#deep)", "multiply"), grain=.2)


# ---------------------------------------------------------------- 3. run!
def slide03():
    defs = lin("sky", (0, "#8a86c4"), (.3, "#c99bc0"), (.52, "#f6b9a0"), (.68, "#ffe0a6")) + rad("sun", (0, "#fff6cf"), (.25, "#ffe0a0", .95), (1, "#ffc48e", 0)) + \
        lin("h1", (0, "#c6b39a"), (1, "#a9a58a")) + lin("h2", (0, "#b9c07c"), (1, "#7fa45f")) + lin("h3", (0, "#a3bb66"), (1, "#5f914f")) + \
        lin("dusk", (0, "#7c6bb0", .55), (.5, "#f5a98c", .14), (1, "#6a5a9a", .5)) + rad("glow", (0, "#ffd79a", .75), (1, "#ffd79a", 0), cx=.76, cy=.34, r=.62)
    sky = rect(0, 0, 1600, 1200, "url(#sky)") + ell(1250, 430, 560, 560, "url(#sun)") + cloud(640, 190, 1., "#f9cfc0", "#e0a3b4") + cloud(1010, 300, .6, "#fde0c4", "#f0b3ac", True) + cloud(1450, 170, .7, "#fde0c4", "#eeb1b4")
    back = hill([(-40, 640), (300, 570), (640, 610), (900, 560), (1640, 600)], "url(#h1)", "far") + "".join(fir(x, y, h, "#94937f", "#a3a08b") for x, y, h in ((360, 590, 100), (420, 596, 130), (480, 604, 90), (560, 612, 120), (760, 604, 100), (820, 596, 74)))
    hp = [(420, 900), (640, 800), (880, 690), (1060, 600), (1240, 566), (1420, 590), (1640, 660)]
    back += hill(hp, "url(#h2)", "cut", ticks(2, 700, 1640, 600, 900, 130, "#c3cb84", 14) + ticks(6, 700, 1640, 600, 900, 90, "#7f9f5a", 14)
                 + path("M1252 586C1300 630 1200 660 1196 700C1196 770 1290 780 1290 850C1290 930 960 940 860 1000L760 1240H1260C1220 1100 1450 960 1430 850C1410 760 1280 750 1270 706C1268 670 1360 630 1302 584Z", "#f3dcb0"))
    house = g(brick_house(True, "#fbe3d4", open_=True, live=True), f="cut", t=at(1330, 596, .8)) + tree(1130, 640, .34, ("#8aa063", "#a4b472", "#758d58"), "#7a5a50", 4) + bush(1475, 640, .34, ("#8aa063", "#a4b472", "#758d58"), 3)
    p3 = piece("brick", pig("brick", 1278, 610, .31, True, yaw=.6, mood="call", gaze=(.6, .2), la=dict(to=(-118, -270), bend=-1, z="mid"), ra=dict(to=(120, -270), bend=1, z="mid"), lean=4, shadow=False))
    ground = hill([(-40, 830), (260, 800), (560, 850), (860, 930), (1200, 960), (1640, 900)], "url(#h3)", "cut", ticks(4, 0, 1600, 830, 1180, 170, "#b6c873", 22, 4) + ticks(5, 0, 1600, 830, 1180, 120, "#58884a", 22, 4)
                  + path("M640 900C820 960 960 950 1080 930L1250 950C1240 1040 980 1100 700 1080C420 1060 300 1120 240 1240H-40V1180C120 1000 420 930 640 900Z", "#f0d8aa"))
    r = rng(5)
    # fallen twig house
    heap = shade(560, 846, 180, 22) + g("".join(twig(560 + r.uniform(-170, 40), 838 + r.uniform(-60, 14), 560 + r.uniform(-20, 170), 836 + r.uniform(-80, 14), 9, None, i, 1) for i in range(18)),
                                       twig(452, 842, 440, 676, 12, TWIG[2], 3, 0), twig(640, 842, 672, 706, 12, TWIG[0], 4, 0), twig(430, 700, 600, 640, 11, TWIG[1], 5, 2, True), twig(520, 840, 500, 720, 10, TWIG[3], 6, 1), f="cut")
    fly = ""
    for i, (x, y, a, L) in enumerate(((680, 530, 70, 48), (640, 420, -30, 62), (740, 440, 10, 58), (700, 330, 50, 62), (800, 350, -40, 70), (850, 440, 80, 48), (890, 300, 15, 64), (780, 240, -15, 54), (960, 380, -60, 58),
                                      (985, 270, 40, 50), (880, 190, 75, 46), (1050, 330, -10, 54), (720, 580, -70, 40), (1075, 230, 60, 42), (830, 530, 25, 38), (1090, 430, 30, 34))):
        c_, s_ = math.cos(math.radians(a)) * L, math.sin(math.radians(a)) * L
        fly += twig(x - c_, y - s_, x + c_, y + s_, 9, None, i, 1, i % 3 == 0)
    wind = g(swirl(985, 195, 62, 1.5, 100, -1, 9, .8, "#fff3e4", [(590, 500), (660, 390), (790, 292), (900, 258)]), swirl(1000, 480, 46, 1.4, 80, -1, 8, .75, "#fff3e4", [(600, 590), (740, 610), (860, 570), (930, 532)]), f="far")
    heap = g(heap, t="translate(-92 -140) scale(1.18)")
    lg = lambda x, y, w: path("M%s %sQ%s %s %s %sQ%s %s %s %sQ%s %s %s %sZ" % tuple(n(v) for v in (x + w * .9, y - 8, x + w * .4, y + 16, x - w * 1.9, y + 58, x - w * 2.5, y + 52, x - w * 2.2, y + 36, x - w * .6, y - 18, x + w * .9, y - 8)), "#3a3560", opacity=.3, filter="url(#blur)")
    p2 = lg(1122, 980, 100) + pig("twig", 1110, 978, .87, lean=22, hip=(0, -130), yaw=.62, mood="worry", gaze=(.8, -.3), tilt=9, nod=(12, 6), ears=(-30, -20), shadow=False,
             la=dict(to=(-92, -150), bend=1, z="back"), ra=dict(to=(184, -190), bend=1, z="top", ha=-16), lf=((-126, -54), 64), rf=((104, -16), -24), kn=(-1, -1), scarf=[[(-44, 12), (-78, -16), (-112, -2), (-150, -26)], [(-40, 20), (-68, 20), (-96, 8), (-128, 24)]], live=dict(head="twig", blink="twig-blink"))
    p1 = lg(758, 1050, 124) + pig("straw", 742, 1046, 1.06, lean=25, hip=(0, -132), yaw=-.35, turn=.6, mood="afraid", gaze=(-.9, -.3), tilt=13, nod=(12, 8), ears=(-20, -30), shadow=False,
             la=dict(to=(-24, -350), bend=-1, z="top", ha=-60), ra=dict(to=(190, -180), bend=1, z="top", ha=-10), lf=((-98, -6), 30), rf=((110, -60), -38), kn=(-1, -1), live=dict(head="straw", blink="straw-blink", la="arm"))
    dust = g("".join(ell(a, b, q, q * .8, "#ffeed2", opacity=.75) for a, b, q in ((602, 1046, 26), (566, 1030, 18), (632, 1060, 15), (944, 980, 20), (916, 968, 13))), f="far")
    # the wolf behind a birch
    tr = ribbon([(196, 1130), (206, 760), (190, 300), (176, -60)], [78, 58, 52, 48])
    marks = "".join("M%d %dq%d 8 %d 2" % (150 + (i * 37) % 70, 40 + i * 62, 20, 34 + (i * 13) % 22) for i in range(17))
    wl = lg(280, 1000, 120) + wolf(250, 1000, 1., lean=12, hip=(-40, -226), head="sly", hoff=(52, -272), tilt=7, hscale=1.2, gaze=(.95, .25), lf=((-96, 0), 0), rf=((50, 0), 0), la=dict(to=(66, -170), bend=1, ha=120, kind="fist"), tail=[(-170, -200), (-196, -300), (-140, -380)], shadow=False, live=dict(ear="ear", blink="wolf"))
    trunk = g(path(tr, "#f0dfdc") + clip(tr, path("M230 1200Q236 700 214 300L200-80H320V1200Z", "#b99fb4", opacity=.75), line(marks, "#6a5263", 10), path("M120 1160q60-90 84-10q20-60 60 10V1200H120Z", "#8a6f78")), f="cut")
    pawf = piece("paw", g(paw(-172, 1.15), t=at(252, 690), f="lift"))
    leaves = g("".join(path("M0 0q-26-20-12-58q32 18 12 58Z", ("#7f9f58", "#97b468", "#6b8c50")[i % 3], transform=at(r.uniform(-30, 460), r.uniform(-10, 150) - .18 * i, r.uniform(.9, 1.6), r.uniform(100, 260))) for i in range(64)), f="cut")
    bd = piece("bird", g(bird("fly"), t=at(1190, 238, .66, -14), f="far"))
    ms = shade(1190, 1092, 52, 8, "#3a3560") + piece("mouse", g(mouse(.84), t="translate(1188 1090)", f="cut"))
    fore = g(grassline(-40, 1640, lambda x: 1222, 130, 56, ("#4a7a48", "#5c8c4e", "#3e6a44"), .22, 8), f="plain")
    fl = [("daisy", 420, 1225, 110, 28, .2), ("poppy", 60, 1230, 190, 38, .1), ("corn", 500, 1225, 90, 24, .2), ("poppy", 1380, 1220, 130, 32, -.1), ("daisy", 1520, 1225, 250, 42, -.1), ("daisy", 1300, 1225, 100, 26, .1), ("corn", 1440, 1225, 190, 32, -.2), ("poppy", 1010, 1225, 84, 26, .2)]
    fore += g("".join(flower(*q) for q in fl), f="plain")
    return sheet(defs + WBLUSH, sky, back, house, p3, ground, heap, wind, wl, trunk, pawf, g(fly, f="cut"), bd, dust, p2, p1, leaves, ms, fore, veil("url(#dusk)", "soft-light", .9), veil("url(#glow)", "soft-light"), dark="#3a2a4a", rimc="#ffe6c0", dx=-5, grain=.23)


# ---------------------------------------------------------------- 4. soup!
def slide04():
    defs = lin("sky", (0, "#33437c"), (.22, "#5a5a9c"), (.4, "#a874a4"), (.53, "#f3ab8e")) + lin("h1", (0, "#4d5a80"), (1, "#41506f")) + lin("h2", (0, "#4d7467"), (1, "#3b5f58")) + lin("h3", (0, "#568060"), (1, "#32594d")) + \
        rad("fire", (0, "#ffdf8e", .95), (.5, "#ffb35e", .4), (1, "#ffb35e", 0)) + lin("room", (0, "#ffd591"), (1, "#ffedbb")) + lin("attic", (0, "#e0ae78"), (1, "#fbd99c")) + rad("moon", (0, "#fff6d2", .9), (1, "#fff6d2", 0)) + \
        rad("spill", (0, "#ffcf80", .55), (1, "#ffcf80", 0)) + rad("warm", (0, "#fff0b0", .68), (1, "#fff0b0", 0)) + lin("corner", (0, "#b06a4a", .5), (1, "#b06a4a", 0), x2=1, y2=0) + lin("night", (0, "#2a3470", 0), (1, "#1e2a55", .4))
    r = rng(9)
    stars = "".join(g(path("M0-9Q1-1 9 0Q1 1 0 9Q-1 1-9 0Q-1-1 0-9Z", "#fff3c4"), t=at(r.uniform(40, 1580), r.uniform(60, 420), r.uniform(.5, 1.3))) for _ in range(34))
    sky = rect(0, 0, 1600, 1200, "url(#sky)") + stars + ell(1380, 190, 190, 190, "url(#moon)") + g(path("M1380 130A62 62 0 1 0 1436 214A50 50 0 0 1 1380 130Z", "#fff0bd"), f="far") + cloud(1130, 150, .5, "#8f7fb4", "#7b6ea6") + cloud(160, 300, .55, "#7d76ae", "#6c68a0")
    back = hill([(-40, 640), (300, 600), (900, 640), (1200, 580), (1640, 560)], "url(#h1)", "far")
    back += "".join(fir(1050 + i * 44 + r.uniform(-10, 10), 660 - i * 2, 90 + 26 * i + r.uniform(-20, 30), "#4b5f86", "#566b90") for i in range(13)) + fir(40, 690, 240, "#43567c", "#4e6288") + fir(112, 690, 170, "#43567c", "#4e6288")
    back += hill([(-40, 760), (200, 720), (1000, 740), (1300, 700), (1640, 690)], "url(#h2)", "cut", ticks(2, 0, 1600, 700, 900, 90, "#5d8774", 16))
    back += "".join(fir(x, y, h, "#2f5054", "#3c6164", "cut") for x, y, h in ((1390, 742, 250), (1470, 770, 340), (1585, 800, 460)))
    ground = hill([(-40, 960), (500, 940), (1000, 950), (1300, 900), (1640, 880)], "url(#h3)", "cut", ticks(4, 0, 1600, 900, 1180, 120, "#6a9a6e", 22, 4) + ticks(5, 0, 1600, 900, 1180, 80, "#2c5046", 22, 4)
                  + path("M940 1004C1060 1000 1180 952 1300 930C1420 905 1540 900 1640 890V950C1540 960 1420 980 1300 1004C1200 1026 1080 1044 940 1012Z", "#c9b08c", opacity=.8))
    # house: outer shell, rooms (left 150, right 1010, floor 985)
    L, Rr, F, M = 165, 985, 985, 520
    shell = path("M%d %dV%dL%d 150L%d %dV%dZ" % (L - 34, F + 26, M - 60, 575, Rr + 34, M - 60, F + 26), "#b65d50")
    chim = g(g(brickwork(100, 330, 42, 27, 3), t="translate(820 470)"), rect(808, 126, 124, 26, "#a5524a", 6), f="cut")
    cut_edge = g(brickwork(34, F + 26 - M + 60, 36, 26, 6), t="translate(%d %d)" % (L - 34, F + 26)) + g(brickwork(34, F + 26 - M + 60, 36, 26, 7), t="translate(%d %d)" % (Rr, F + 26))
    room = path("M%d %dV%dH%dV%dZ" % (L, F, M, Rr, F), "url(#room)")
    attic = path("M%d %dL575 196L%d %dZ" % (L + 4, M - 24, Rr - 4, M - 24), "url(#attic)")
    paper = clip("M%d %dV%dH%dV%dZ" % (L, F, M, Rr, F), "".join(rect(L + i * 82, M, 41, 480, "#ffe3a8", opacity=.7) for i in range(11)), "".join(g(HEADS["daisy"](9, "#fff3d4", "#fbe3b4"), t=at(L + 20 + (i % 11) * 82, M + 40 + (i // 11) * 74)) for i in range(55)))
    planks = path("M%d %dH%dV%dH%dZ" % (L, F - 74, Rr, F, L), "#c08a5c") + line("".join("M%d %dL%d %d" % (575 + (x - 575) * .86, F - 72, x, F) for x in range(L, Rr + 1, 82)), "#a06f48", 4) + path("M%d %dH%dV%dH%dZ" % (L, F - 84, Rr, F - 72, L), "#fff0d0", opacity=.8)
    beam = g(rect(L - 8, M - 26, Rr - L + 16, 30, "#9a6a45", 4), line("M%d %dH%d" % (L, M - 18, Rr), "#b98860", 4), f="lift")
    rafters = g(line("M%d %dL575 178L%d %d" % (L - 6, M - 30, Rr + 6, M - 30), "#9a6a45", 22), f="lift")
    # attic: three beds
    beds = ""
    for i, (c1, c2) in enumerate((("#5f93b8", "#7fb0d0"), ("#d8574f", "#ea8177"), ("#67a37f", "#8cc09f"))):
        x = 340 + i * 150 + (20 if i == 2 else 0)
        x = (358, 530, 702)[i]
        beds += g(rect(-66, -70, 12, 72, "#8b5f3f", 5), rect(54, -48, 12, 50, "#8b5f3f", 5), rect(-58, -40, 116, 26, "#fff6e4", 8), ell(-34, -44, 22, 13, "#fffaf0"), path("M-14-44H58V-8H-14Z", c1), line("M-10-28H56M14-44V-10M38-46V-10", c2, 6), t=at(x, M - 28, 1.12), f="lift")
    beds += peeking("mouse", g(mouse(.84), t="translate(556 494)", f="lift"), 443, 40)
    frames = g(g(rect(-34, -40, 68, 80, "#8b5f3f", 6), rect(-26, -32, 52, 64, "#cfe7ef", 3), clip("M-26-32H26V32H-26Z", g(pig_head("twig", .3, "glad"), t=at(0, 8, .25)), path("M-30 40Q0 18 30 40Z", "#67a37f")), t=at(442, 348, .92, -3)), g(ell(0, 0, 36, 36, "#8b5f3f"), ell(0, 0, 28, 28, "#fff3dc"), g(HEADS["poppy"](19), t=at(0, -4)), line("M0 12v10", "#4f8a44", 4), t=at(706, 350, .9)), f="lift")
    awin = g(window(70, 70, "#46549a", "#fff3dc"), t="translate(575 300)") + ell(590, 288, 8, 8, "#fff0bd")
    # hearth and flue behind
    flue = g(g(brickwork(110, M - 300, 46, 26, 12), t="translate(815 %d)" % (M - 20)), f="lift")
    hearth = g(g(brickwork(200, 394, 52, 30, 13), t="translate(772 936)"), path("M806 936V772Q872 690 938 772V936Z", "#5d3630"), path("M792 772Q872 660 952 772L938 780Q872 690 806 780Z", "#e9cdb8"), rect(752, 640, 240, 26, "#8b5f3f", 6), f="lift")
    shelf = g(g(path("M-16 0V-44Q0-58 16-44V0Z", "#7fb0d0"), t="translate(808 640)"), line("M806 590L798 566M810 590L822 570", "#4f8a44", 4), g(HEADS["poppy"](17), t="translate(797 562)"), g(HEADS["daisy"](15), t="translate(824 564)"),
              g(ell(0, -30, 32, 32, "#fff3dc"), ell(0, -30, 24, 24, "#cfe7ef"), line("M0-30V-46M0-30L10-23", "#5b4a48", 4), t="translate(880 640)"), g(bucket(), t="translate(944 640) scale(.4)"), f="lift")
    fire = ell(872, 880, 250, 210, "url(#fire)") + piece("fire", path("M816 930Q800 870 836 832Q834 858 850 864Q850 800 884 772Q882 820 906 838Q914 820 910 806Q950 858 930 930Z", "#f08a3f"), path("M840 930Q830 886 858 862Q862 890 876 886Q878 846 890 830Q898 876 914 894Q920 914 908 930Z", "#ffd25e")) + line("M806 938L940 926M812 924L938 940", "#6f4c38", 16)
    onions = g("".join(line("M%d 530V%d" % (x, 560 + k * 20), "#b58a60", 4) + "".join(ell(x + (9 if i % 2 else -9), 562 + i * 17, 12, 13, ("#e2a357", "#d98b4a")[i % 2]) for i in range(k)) for x, k in ((200, 3), (228, 4), (756, 3))), f="lift")
    rug = "".join(ell(518, 962, a, b, q) for a, b, q in ((306, 30, "#c9604c"), (280, 24, "#e08a74"), (232, 17, "#f3d9a8"), (186, 12, "#d8776a")))
    pot = shade(518, 970, 88, 11) + piece("pot", g(g(line("M480 962l14-40M640 962l-14-40", "#3d3a48", 16), path("M430 800Q420 950 500 956H620Q700 950 690 800Z", "#4f4d60"), path("M430 800Q426 850 436 880Q560 900 686 872Q694 840 690 800Z", "#63617a"), path("M446 824Q442 880 466 920Q452 876 462 826Z", "#8d8ba4"), ell(560, 800, 140, 30, "#3d3a48"), ell(560, 800, 122, 23, "#f0a84e"), ell(540, 796, 60, 9, "#ffd07a"),
                                        ell(600, 803, 13, 8, "#d8574f"), ell(505, 800, 12, 7, "#86b565"), ell(570, 808, 11, 6, "#fff0c0"), ell(640, 798, 10, 6, "#86b565"), line("M424 808q-24 16-10 44M696 808q24 16 10 44", "#3d3a48", 10), t="translate(176.4 379) scale(.61)"), f="cut"))
    steam = ell(518, 740, 190, 150, "#fff6e0", opacity=.16, filter="url(#soft)") + g(swirl(424, 604, 24, 1.3, 20, -1, 9, .85, "#fffaf0", [(460, 850), (424, 780), (452, 710), (454, 650)]), swirl(622, 590, 24, 1.3, 160, 1, 9, .85, "#fffaf0", [(576, 850), (612, 776), (586, 700), (592, 636)]), f="far")
    # dancers hand in hand
    a = pig("straw", 318, 966, .79, yaw=.45, mood="laugh", tilt=-10, lean=-9, la=dict(to=(-122, -178), bend=-1, z="mid", ha=200), ra=dict(to=(122, -296), bend=1, z="mid", ha=-40), lf=((-44, 0), 0), rf=((70, -46), -30), kn=(1, -1), shadow=False, live=dict(head="straw"))
    b = pig("twig", 518, 890, .74, yaw=-.15, mood="sing", tilt=8, lean=4, la=dict(to=(-142, -214), bend=-1, z="mid", ha=205), ra=dict(to=(138, -214), bend=1, z="mid", ha=-25), shadow=False, turn=0, live=dict(head="twig"))
    c = pig("brick", 712, 970, .82, True, yaw=.5, mood="happy", gaze=(.5, -.3), tilt=-8, lean=-10, la=dict(to=(-124, -178), bend=-1, z="mid", ha=200), ra=dict(to=(120, -290), bend=1, z="mid", ha=-40), lf=((-44, 0), 0), rf=((66, -42), -28), kn=(1, -1), shadow=False, live=dict(head="brick", blink="brick-blink"))
    dshade = shade(318, 968, 80, 10) + shade(712, 972, 84, 10)
    # roof edge
    roof = g(path("M575 104L%d %dL%d %dL575 168L%d %dL%d %dZ" % (Rr + 96, M - 70, Rr + 66, M - 22, L - 66, M - 22, L - 96, M - 70), ROOF[1]), f="cut")
    scal = ""
    for q in (-1, 1):
        for i in range(15):
            t = i / 15
            x, y = 575 + q * (14 + t * (Rr + 84 - 575)), 116 + t * (M - 70 - 104)
            scal += g(path("M-20-14H20V14A20 18 0 0 1-20 14Z", ROOF[i % 4], stroke=ROOF[4], stroke_width=2), t=at(x, y, 1.06, q * 35))
    roof += g(scal, g(path("M-46 26L-34-6Q0-40 34-6L46 26Q20 22 0 6Q-20 22-46 26Z", ROOF[2], stroke=ROOF[4], stroke_width=2), t="translate(575 112)"), f="lift")
    # smoke, wolf
    puffs = g("".join(ell(x, y, q, q * .86, c_) for x, y, q, c_ in ((872, 96, 24, "#b9aecb"), (896, 62, 32, "#cabfd8"), (868, 22, 38, "#d8cee2"), (908, -6, 40, "#cabfd8"))), f="far")
    trail = g("".join(ell(x, y, q, q * .88, c_) for x, y, q, c_ in ((1128, 596, 15, "#9a8fb0"), (1142, 566, 20, "#aaa0bf"), (1122, 532, 24, "#b9aecb"), (1150, 500, 26, "#cabfd8"), (1126, 462, 30, "#d8cee2"), (1158, 426, 26, "#e4dcec"), (1134, 392, 22, "#d8cee2"), (1160, 364, 14, "#e4dcec"))), f="far")
    w = wolf(1288, 962, .7, lean=20, hip=(0, -240), head="howl", hoff=(24, -280), tilt=-4, hscale=1.2, lookback=True, gaze=(.8, .5), lf=((-200, -70), 62), rf=((176, -24), -16), kn=(-1, -1), la=dict(to=(262, -340), bend=1, ha=-30), ra=dict(to=(-86, -214), bend=1, ha=170),
             tail=[(-170, -226), (-246, -290), (-250, -420)], scorched=True, live=dict(head="wolf", arm="arm"))
    w += piece("flame", g(path("M1110 668q-20-30 0-52q2 18 12 20q-2-30 16-46q4 30 18 46q0 26-20 38q-16 4-26-6Z", "#f59a4a"), path("M1122 668q-8-16 6-28q4 12 10 10q8 14-2 24q-8 2-14-6Z", "#ffdb73"), f="far"))
    drops = "".join(path("M0-16Q14 4 0 12Q-14 4 0-16Z", "#9fd0ea", transform=at(x, y, s, q)) for x, y, s, q in ((1490, 520, 1., 40), (1506, 570, .8, 60), (1300, 460, .9, -30)))
    spill = ell(575, 1040, 620, 130, "url(#spill)")
    plinth = g(path("M%d %dH%dV%dQ575 %d %d %dZ" % (L - 50, F, Rr + 50, F + 34, F + 46, L - 50, F + 34), "#a89a92"), line("".join("M%d %dv26" % (x, F + 4) for x in range(L - 10, Rr + 50, 78)), "#8d8079", 5), f="cut")
    bd = piece("bird", g(bird("sit"), t=at(1030, M - 116, .72), f="lift"))
    fore = g(grassline(-40, 1640, lambda x: 1222, 120, 64, ("#24493f", "#2d564a", "#1f4039"), .08, 8), f="plain")
    fl = [("daisy", 330, 1225, 110, 28, .1), ("poppy", 70, 1230, 170, 34, .1), ("daisy", 1330, 1222, 110, 28, -.1), ("corn", 420, 1222, 86, 24, .1), ("poppy", 1230, 1222, 90, 28, -.1), ("daisy", 1540, 1225, 200, 36, -.1), ("corn", 1040, 1222, 90, 26, .1)]
    fore += g("".join(flower(*q) for q in fl), f="plain")
    halo = ell(575, 800, 900, 560, "url(#spill)", opacity=.55)
    inner = clip("M%d %dV%dH%dV%dZ" % (L, F, M, Rr, F), ell(872, 850, 560, 420, "url(#spill)", style="mix-blend-mode:soft-light"), rect(L, M, 260, 470, "url(#corner)", style="mix-blend-mode:multiply"))
    glow = clip("M%d %dV%dL575 168L%d %dV%dZ" % (L, F, M - 24, Rr, M - 24, F), ell(600, 760, 640, 520, "url(#warm)", style="mix-blend-mode:soft-light"))
    return sheet(defs + WBLUSH, sky, back, ground, chim, puffs, veil("url(#night)", "multiply", .5), halo, shade(575, F + 34, 520, 30), g(shell, f="cut"), attic, room, paper, g(awin, f="lift"), frames, flue, beds, rafters, hearth, shelf, planks, inner, fire, beam, cut_edge, plinth, roof,
                onions, rug, dshade, steam, b, pot, a, c, bd, trail, w, drops, spill, g(fore), glow, dark="#1b2240", rimc="#ffe9c0", grain=.15)


# ---------------------------------------------------------------- cover
def cover():
    defs = lin("sky", (0, "#8ccae6"), (.5, "#d3ecec"), (.72, "#fff2d2")) + lin("h1", (0, "#bfdca6"), (1, "#9ac98a")) + lin("h2", (0, "#a3d07c"), (1, "#6fb058")) + rad("sun", (0, "#fff8d2"), (.3, "#ffe9a0", .9), (1, "#ffe596", 0)) + \
        lin("light", (0, "#ffe7a8", .45), (.6, "#ffe7a8", 0), x2=1, y2=.7) + lin("deep", (.7, "#2f5f4a", 0), (1, "#2f5f4a", .25))
    rays = "".join(path("M1180 330L%d %dL%d %dZ" % (1180 + 1700 * math.cos(a), 330 + 1700 * math.sin(a), 1180 + 1700 * math.cos(a + .13), 330 + 1700 * math.sin(a + .13)), "#fff6cf", opacity=.3) for a in [i * math.pi / 12 + .1 for i in range(24)])
    sky = rect(0, 0, 1600, 1200, "url(#sky)") + rays + ell(1180, 330, 430, 430, "url(#sun)") + cloud(420, 180, 1.) + cloud(800, 120, .6) + cloud(1490, 190, .7, flip=True)
    back = hill([(-40, 560), (300, 500), (700, 560), (1100, 500), (1640, 560)], "url(#h1)", "far", ticks(1, 0, 1600, 500, 700, 90, "#a9cd97", 11, 3)) + tree(720, 560, .46, f="far", seed=3) + birch(1420, 560, 330, 13, 14, 4, f="far")
    back += hill([(-40, 640), (400, 560), (900, 500), (1250, 520), (1640, 590)], "url(#h2)", "cut", ticks(2, 0, 1600, 540, 900, 120, "#93c470", 20, 4))
    back += shade(985, 520, 190, 22) + g(brick_house(False), f="cut", t=at(985, 514, 1.02)) + bush(1330, 600, .6, seed=8) + bush(1520, 640, .8, seed=9)
    wolfhead = g(wolf_head("peep", (.9, .6)), t=at(218, 474, 1.5, 5), f="cut")
    bsh = bush(535, 622, 1.16, ("#639c50", "#78af60", "#4f8444"), seed=6, f="plain") + bush(200, 690, 1.42, seed=5, f="plain") + g(paw(-84, 1.2), t=at(84, 536), f="cut") + g(paw(-78, 1.2), t=at(356, 520), f="cut")
    P = lambda who, x, y, s, **k: pig(who, x, y, s, shadow=False, **k)
    a = P("straw", 440, 1430, 2.0, yaw=.18, mood="laugh", tilt=9, lean=3, la=dict(to=(-110, -120), bend=1))
    c = P("brick", 1196, 1424, 2.06, yaw=-.12, mood="proud", gaze=(-.1, .1), wink=1, tilt=-9, lean=-3, hatlift=7, ra=dict(to=(116, -120), bend=-1))
    b = P("twig", 818, 1470, 1.96, yaw=-.3, mood="surprised", gaze=(-.95, -.55), tilt=-5, la=dict(to=(-126, -100), bend=1), ra=dict(to=(126, -100), bend=-1))
    b += g(hand(WHO["straw"], 60, s=2.1), t=at(680, 1082), f="cut") + g(hand(WHO["brick"], 120, s=2.1), t=at(962, 1080), f="cut")
    fore = g(grassline(-40, 1640, lambda x: 1225, 120, 60, ("#3f8140", "#4d9246", "#336c39"), .05, 8), f="plain")
    mead = g("".join(flower(k, x, y, h, q, b) for k, x, y, h, q, b in (("daisy", 1460, 860, 70, 17, .1), ("poppy", 1530, 830, 60, 16, -.1), ("daisy", 1500, 960, 90, 21, -.1), ("corn", 1556, 930, 70, 16, .1), ("daisy", 90, 850, 70, 18, .1), ("poppy", 40, 930, 84, 20, .1), ("corn", 150, 900, 64, 15, -.1), ("daisy", 1420, 740, 44, 11, .1), ("poppy", 1555, 735, 44, 11, -.1))), f="plain")
    mead = g(grassline(-40, 620, 738, 34, 34, ("#5c9c4d", "#6fae58", "#4f8f46"), .05, 5), grassline(1180, 1640, 668, 30, 34, ("#5c9c4d", "#6fae58", "#4f8f46"), .05, 6), f="plain") + mead
    fl = [("daisy", 90, 1230, 190, 46, -.1), ("poppy", 210, 1230, 120, 40, .1), ("daisy", 620, 1230, 80, 36, .1), ("poppy", 1000, 1235, 90, 38, -.1), ("corn", 560, 1230, 70, 30, -.1), ("daisy", 1500, 1230, 200, 48, .1), ("poppy", 1400, 1230, 120, 40, .1), ("corn", 1450, 1230, 70, 30, 0)]
    fore += g("".join(flower(*q) for q in fl), f="plain")
    return sheet(defs + WBLUSH, sky, back, wolfhead, bsh, mead, a, c, b, fore, veil("url(#light)", "screen", .7), veil("url(#deep)", "multiply"))
