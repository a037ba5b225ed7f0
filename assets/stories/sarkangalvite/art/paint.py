#!/usr/bin/env python3
"""Sarkangalvīte: its seven pictures. The forest, the rooms and things are in world.py, the girl, the wolf and the others
in figures.py, what all tales share in assets/art."""
from figures import *
from world import *

DEEP = ("#24392c", "#1a2b22", "#34503c")  # the trunks of the frame
BROWN = ("#6f5541", "#584133", "#8b6e55")
MIST = ("#a9bf8e", "#98b083", "#bccd9f")
OLIVE = ("#7d7f55", "#686b48", "#939668")


# ---------------------------------------------------------------- 1. at the cottage door
def slide01():
    bd, bm = beams(60, -120, ((24, 5), (34, 3.5), (42, 6), (53, 4), (62, 6), (74, 4)), 1500, .6)
    defs = lin("sky", (0, "#b9dcc0"), (.35, "#e4f0c4"), (.6, "#fdf4cf")) + lin("h1", (0, "#c6d9a0"), (1, "#a3c384")) + lin("h2", (0, "#9dc579"), (1, "#6ea65c")) + lin("h3", (0, "#86b866"), (1, "#4f8f4e")) + \
        rad("sun", (0, "#fffbe0", .95), (.4, "#fff3b8", .6), (1, "#fff3b8", 0)) + lin("room", (0, "#f0b868"), (.6, "#ffdd9a"), (1, "#e9b36c")) + rad("warm", (0, "#ffd98c", .8), (1, "#ffd98c", 0)) + \
        lin("light", (0, "#fff0b0", .5), (.65, "#fff0b0", 0), x2=1, y2=.8) + lin("deep", (.7, "#1f4a3a", 0), (1, "#1f4a3a", .35)) + bd + ferns(1, 3)
    sky = rect(0, 0, 1600, 1200, "url(#sky)") + ell(330, 300, 620, 560, "url(#sun)")
    r = rng(3)
    far = "".join(trunk(x, 640 + (i * 37) % 40, 20 + (i * 13) % 14, -40, r.uniform(-12, 12), ("#c3d3a4", "#b5c998", "#d0dcb2"), i, "far", False) for i, x in enumerate((30, 92, 170, 236, 318, 384, 470, 540, 610, 690, 760, 830)))
    back = leafmass(-40, 960, 150, 60, ("#c0d69c", "#b1ca90", "#cfe0ad"), 5, "far", 60) + far + hill([(-40, 650), (300, 610), (620, 640), (1000, 600), (1640, 620)], "url(#h1)", "far", ticks(1, 0, 1000, 620, 760, 70, "#b5cf92", 10, 2.6))
    back += "".join(fern(x, y, s, 3) for i, (x, y, s) in enumerate(((70, 690, .34), (520, 680, .3), (650, 690, .36), (800, 690, .3))))
    mid = "".join(trunk(x, y, w, -40, l, c, i, "cut") for i, (x, y, w, l, c) in enumerate(((175, 770, 50, -10, ("#93a070", "#7f8d60", "#a8b284")), (600, 735, 40, 14, ("#9ca879", "#8a9768", "#b0bb8d")), (726, 760, 56, 6, ("#8a9668", "#76845a", "#a0ab7e")))))
    mid += leafmass(-40, 900, lambda x: 100 - .00012 * (x - 420) ** 2, 70, ("#8fb56e", "#7ea663", "#a5c684"), 8, "cut", 70)
    ground = hill([(-40, 770), (260, 720), (560, 770), (900, 760), (1640, 800)], "url(#h2)", "cut", ticks(2, 0, 1000, 740, 900, 70, "#8dbb6c", 14) + path("M352 722C300 770 420 800 400 850C370 930 470 1010 640 1260H1240C1040 1080 1010 960 800 900C600 850 470 800 386 722Z", "#efdcae"))
    ground += fence(98, 330, 792, 74, 40, slope=-.06) + fence(500, 890, 796, 74, 40, slope=.12) + meadow([("star", 150, 850, 50, 16, .1), ("bell", 196, 866, 56, 16, -.1), ("cup", 236, 846, 40, 14, .1), ("daisy", 300, 876, 60, 17, -.1), ("bell", 560, 900, 56, 16, .1), ("cup", 606, 880, 40, 13, -.1), ("star", 640, 896, 56, 17, .1), ("cup", 130, 900, 50, 15, .1)])
    near = hill([(-40, 930), (200, 900), (420, 950), (640, 985), (900, 985), (1640, 985)], "url(#h3)", "cut", ticks(4, 0, 1600, 960, 1180, 80, "#7fb562", 22, 4) + ticks(5, 0, 1600, 940, 1180, 60, "#3f7f46", 22, 4)
                + path("M470 960C560 900 760 920 1000 950L1380 968V1010C1260 1050 1130 1090 1040 1240H400C470 1130 400 1030 470 960Z", "#f3e2b6") + path("M470 960C560 900 760 920 1000 950L1010 962C760 940 600 930 520 990C470 1050 520 1140 470 1240H400C470 1130 400 1030 470 960Z", "#dcc590", opacity=.7))
    # the cottage
    wall = g(logs(905, 1700, 140, 950, 54), "".join(ell(905, 167 + i * 54, 24, 25, "#c79a66") + ell(905, 167 + i * 54, 14, 15, "#a06c42") + ell(905, 167 + i * 54, 6, 6, "#c79a66") for i in range(15)), f="cut")
    stones = g("".join(path(smooth([(x - 46, 992), (x - 50, 956), (x - 20, 938), (x + 24, 940), (x + 48, 958), (x + 44, 994)], True, .2), ("#a9a596", "#b7b3a3", "#999686")[i % 3]) for i, x in enumerate(range(920, 1700, 88))), f="lift")
    dx0, dx1, dt, db = 1020, 1330, 296, 948
    hole = "M%d %dV%dQ%d %d %d %dV%dZ" % (dx0, db, dt + 70, (dx0 + dx1) / 2, dt - 50, dx1, dt + 70, db)
    inside = path(hole, "url(#room)") + clip(hole, planks_wall(dx0, dx1, 300, 800, 56, ("#f0c078", "#e9b66c", "#f5c985"), "#c98e4c"), rect(dx0, 800, 300, 160, "#b57d4a"), line("M1040 850H1320M1040 900H1320", "#8f5f36", 4),
                                             g(rect(1196, 560, 130, 12, "#8f5f36", 3), path("M1212 560v-30q18-14 36 0v30Z", "#7fa8b0"), path("M1262 560v-40h30v40Z", "#e9e0cf"), ell(1277, 520, 15, 5, "#c9bda6"), f="lift"),
                                             g(line("M1076 470V512", "#8f5f36", 4), path("M1052 512h48l-8 46h-32Z", "#c58f3d"), f="lift"), ell(1176, 640, 260, 330, "url(#warm)"), path("M%d 300H%dV960H%dQ%d 700 %d 430Z" % (dx0, dx0 + 30, dx0, dx0 + 26, dx0), "#7a4a26", opacity=.35))
    frame = g(line("M%d %dV%dQ%d %d %d %dV%d" % (dx0, db, dt + 70, (dx0 + dx1) / 2, dt - 50, dx1, dt + 70, db), "#fff1d8", 34, stroke_linecap="butt"), line("M%d %dV%dQ%d %d %d %dV%d" % (dx0, db, dt + 70, (dx0 + dx1) / 2, dt - 50, dx1, dt + 70, db), "#e6cfa6", 5, stroke_linecap="butt"), f="lift")
    leafd = "M1346 %dV%dL1446 %dV%dZ" % (db, dt + 66, dt + 26, db + 26)
    door = g(path(leafd, "#5f8f5c"), clip(leafd, line("M1380 300V1000M1413 300V1000", "#4c7749", 5), path("M1340 620L1450 610V650L1340 656ZM1340 860L1450 866V900L1340 892Z", "#4c7749"), path("M1364 500q30-70 64-50v130l-64 6Z", "#cfe7cf")), ell(1430, 742, 9, 10, "#f2c65a"), f="cut")
    step = g(path("M960 946H1400L1440 992H930Z", "#b98a5c"), path("M930 992H1440V1018H930Z", "#8f6540"), line("M1020 958H1360M980 976H1390", "#9a6f46", 4), f="cut")
    shing = ""
    for j in range(4, -1, -1):
        shing += g("".join(path("M%d %dv46a31 24 0 0 0 62 0v-46Z" % (800 + j * 22 + i * 62 + (31 if j % 2 else 0), 118 - j * 58), ("#9c6d4c", "#8d6042", "#ab7d5a", "#94674a")[(i * 3 + j * 5) % 4], stroke="#704a32", stroke_width=2) for i in range(15)), f="lift")
    roof = rect(905, 150, 800, 58, "#2f2018", opacity=.28) + g(shing, f="cut")
    win = g(rect(1466, 470, 190, 220, "#fff1d8", 8), rect(1484, 488, 190, 184, "#ffe7a8", 4), line("M1560 488V672M1484 580H1660", "#fff1d8", 12), path("M1484 488Q1540 540 1490 620V488Z", "#fffaf0"), f="lift")
    box = g(rect(1450, 690, 200, 36, "#8f5f36", 6), f="lift") + "".join(flower(k, x, 696, h, 20, 0) for k, x, h in (("cup", 1474, 40), ("bell", 1506, 54), ("star", 1540, 40), ("cup", 1574, 52)))
    vine = line("M960 960C930 860 985 800 950 700C925 620 980 560 960 470C946 400 990 300 1060 262C1140 224 1230 224 1310 262", "#4d7f46", 9)
    for i in range(44):
        t = i / 43
        pts = spline([(960, 950), (945, 850), (966, 770), (942, 680), (968, 580), (956, 470), (970, 360), (1046, 270), (1180, 234), (1310, 262)], 12)
        p = pts[int(t * (len(pts) - 1))]
        vine += path("M0 0q-16-14-8-36q22 9 8 36Z", ("#5f9650", "#4d8546", "#77ab60")[i % 3], transform=at(p[0] + r.uniform(-16, 16), p[1] + r.uniform(-12, 12), r.uniform(.8, 1.4), r.uniform(-150, 150)))
    vine = g(vine + "".join(g(star_head(19), t=at(x, y)) for x, y in ((948, 860), (966, 740), (938, 640), (972, 560), (952, 440), (984, 330), (1056, 264), (1150, 238), (1250, 242), (1316, 268))), f="lift")
    # mother, basket, girl
    mum = person("mum", 1180, 956, 1.1, lean=-9, yaw=-.5, mood="tender", gaze=(-.7, .7), tilt=-8, nod=(-6, 4), shadow=False, la=dict(to=(-150, -262), bend=-.7, z="top", ha=120), ra=dict(to=(104, -384), bend=1, z="top", ha=-84, up=-1, over=line("M5 -24L9 -62", WHO["mum"]["skin"], 17)), legs=True, lf=((-30, 0), 0), rf=((34, 0), 0), parts=dict(head="mum", eyes="mum-blink"))
    bk = g(basket(), t=at(1010, 868, .98), f="cut")
    hand2 = g(palm(WHO["mum"], 120, 1, 1.185), t=at(1015, 667.8), f="lift")
    girl = person("girl", 786, 1046, 1.36, lean=8, yaw=.55, mood="happy", gaze=(.75, -.7), tilt=-9, la=dict(to=(104, -134), bend=-1, z="mid", ha=10), ra=dict(to=(118, -178), bend=1, z="top", ha=-30), lf=((-40, 0), 0), rf=((30, -2), 0), swing=-6, parts=dict(head="girl", eyes="girl-blink"))
    ms = shade(512, 1010, 46, 9) + piece("mouse", g(mouse(True), t=at(506, 1008, .92), f="cut"))
    pots = shade(1490, 1010, 70, 12) + g(path("M1440 930h100l-14 82h-72Z", "#c58a5e"), path("M1432 918h116v22h-116Z", "#d89d70"), f="cut") + piece("flowers", g("".join(flower(k, x, 922, h, 24, b) for k, x, h, b in (("bell", 1462, 70, -.2), ("star", 1490, 92, 0), ("cup", 1520, 64, .2))), f="cut"))
    # the frame of the peep-box
    fr = trunk(40, 1230, 120, -40, -26, DEEP, 2, "cut") + leafmass(-60, 620, lambda x: 130 - .00038 * (x + 60) ** 2 * .9, 90, ("#2f5a3e", "#274c35", "#3d6f4b"), 3, "plain", 80)
    fr += fern(210, 1216, 1.05, 1) + fern(1530, 1230, 1.0, 1, flip=True) + mushroom(330, 1168, .72, r=-6) + mushroom(382, 1176, .46, r=8)
    fore = g(grassline(-40, 1640, lambda x: 1226, 100, 58, ("#2f6b3f", "#3b7a46", "#285c38"), .05, 8), f="plain") + piece("butterfly", g(butterfly("#f6cf4e", "#fff0b8"), t=at(560, 560, .6, 14), f="far")) + g(butterfly("#a893bd", "#d9cbe4"), t=at(330, 640, .46, -20), f="far") + meadow([("star", 450, 1226, 130, 28, .1), ("bell", 560, 1226, 100, 24, -.1), ("cup", 620, 1226, 70, 22, .1), ("bell", 1180, 1226, 90, 24, .1), ("star", 1270, 1226, 130, 28, -.1), ("cup", 1350, 1226, 100, 24, .1), ("daisy", 1400, 1228, 170, 30, -.1)])
    return page(defs, sky, back, mid, bm, ground, near, wall, stones, inside, frame, door, g(roof), win, box, vine, step, shade(1150, 962, 110, 14), mum, bk, hand2, girl, ms, pots, veil("url(#light)", "screen", .7), fr, fore, veil("url(#deep)", "multiply"), dark="#23382e", grain=.22)


# ---------------------------------------------------------------- 2. the meeting in the wood
def slide02():
    bd, bm = beams(1180, -260, ((70, 5), (82, 4), (92, 6), (104, 4.5), (114, 6), (126, 4), (136, 5)), 1500, .62)
    defs = rad("glow", (0, "#fbf6c8"), (.35, "#d3e6a4"), (.75, "#8fbb80"), (1, "#5f9470"), cx=.52, cy=.34, r=.75) + lin("h1", (0, "#b9d493"), (1, "#8db873")) + lin("h2", (0, "#8aba68"), (1, "#568f50")) + lin("h3", (0, "#6aa556"), (1, "#356f42")) + \
        lin("deep", (.62, "#173a2e", 0), (1, "#173a2e", .5)) + rad("pool", (0, "#fff3ae", .75), (1, "#fff3ae", 0)) + rad("edge", (.55, "#14352a", 0), (1, "#14352a", .55), cx=.5, cy=.45, r=.78) + bd + ferns(1, 2)
    sky = rect(0, 0, 1600, 1200, "url(#glow)")
    r = rng(5)
    far = "".join(trunk(x, 700, 26 + (i * 11) % 16, -40, (800 - x) * .10, ("#b7cc98", "#a9c08c", "#c5d6a8"), i, "far", False, narrow=.5) for i, x in enumerate((250, 330, 420, 520, 610, 700, 905, 990, 1080, 1180, 1270)))
    back = leafmass(100, 1500, 140, 70, ("#b3cf90", "#a4c384", "#c2d9a0"), 4, "far", 70) + far + hill([(-40, 690), (400, 640), (820, 650), (1200, 640), (1640, 690)], "url(#h1)", "far", ticks(1, 0, 1600, 650, 760, 90, "#a5c880", 10, 2.6) + path("M706 644C690 670 820 690 800 720L760 790H980C900 740 840 690 730 644Z", "#f1e3b4"))
    back += piece("cottage", g(small_cottage(), t=at(722, 652, .44), f="far"))
    mid = "".join(trunk(x, y, w, -40, l, c, i, "cut", narrow=.5) for i, (x, y, w, l, c) in enumerate(((640, 760, 46, 26, MIST), (1010, 764, 54, -30, MIST), (330, 800, 66, 60, OLIVE), (1320, 800, 70, -70, OLIVE))))
    mid += leafmass(-40, 1640, lambda x: 60 + .00022 * (x - 800) ** 2, 70, ("#77a561", "#689657", "#8cb872"), 9, "cut", 80)
    mid += "".join(fern(x, y, s, 2) for i, (x, y, s) in enumerate(((470, 800, .5), (240, 820, .56), (1180, 800, .5), (1440, 830, .6), (930, 790, .36))))
    ground = hill([(-40, 840), (300, 800), (800, 790), (1200, 800), (1640, 840)], "url(#h2)", "cut", ticks(2, 0, 1600, 800, 960, 90, "#79b05c", 16) + path("M760 780C660 850 900 860 790 920C700 980 420 1000 300 1240H1240C1100 1080 1060 960 1010 900C960 850 1000 830 980 780Z", "#f0e0b0") + path("M760 780C660 850 900 860 790 920C700 980 420 1000 300 1240H380C470 1060 740 1000 840 930C930 870 720 850 800 780Z", "#d9c78e", opacity=.7))
    pools = ell(470, 1010, 300, 60, "url(#pool)") + ell(1010, 1030, 340, 64, "url(#pool)") + ell(820, 850, 200, 40, "url(#pool)")
    girl = person("girl", 440, 1036, 1.55, yaw=.6, mood="happy", gaze=(.85, -.35), tilt=-7, lean=-3, la=dict(to=(-82, -116), bend=1, z="top", ha=80, hold=g(basket(), t="translate(-4 116) scale(.54)")), ra=dict(to=(128, -208), bend=1, z="top", ha=-34), lf=((-34, 0), 0), rf=((36, 0), 0), swing=6, parts=dict(head="girl", eyes="girl-blink"))
    w = wolf(1256, 1040, 1.03, True, lean=24, hip=(-10, -270), hoff=(64, -290), tilt=12, head="sly", hat=False, gaze=(.9, .15), la=dict(to=(190, -290), bend=1, ha=-14), ra=dict(to=(-96, -600), bend=1, ha=-100, hold=g(wolf_hat(0), t="translate(6 -34) rotate(-16)")), lf=((-110, 0), 0), rf=((46, 0), 0), kn=(-1, -1),
             tail=[(-96, -196), (-150, -206), (-172, -300)], parts=dict(eyes="wolf", near="hat", tail="tail"))
    # tall things near the eye: the mouse's view
    fr = trunk(70, 1180, 140, -60, 30, BROWN, 3, "cut", moss="#4f7d46") + trunk(1562, 1190, 140, -60, -30, BROWN, 6, "cut", moss="#4f7d46")
    fr += leafmass(-60, 1660, lambda x: -10 + .00026 * (x - 800) ** 2, 90, ("#2d5a3d", "#254b34", "#3c6f4b"), 13, "plain", 90)
    fr += fern(300, 1240, .95, 1) + fern(1330, 1236, .9, 1, flip=True) + fern(-10, 1216, 1.3, 1) + fern(1610, 1230, 1.3, 1, flip=True)
    ms = shade(626, 1150, 66, 11) + piece("mouse", g(mouse(True), t=at(620, 1148, 1.4), f="cut"))
    shrooms = mushroom(128, 1196, 1.8, r=-6) + mushroom(268, 1190, 1.05, r=10) + mushroom(1420, 1176, 1.45, kind="ch", r=6) + mushroom(1316, 1180, 1.05, kind="ch", r=-10) + mushroom(1496, 1186, 1., kind="ch", r=12)
    fore = hill([(-40, 1150), (300, 1160), (560, 1176), (800, 1186), (1100, 1176), (1640, 1146)], "url(#h3)", "cut") + g(grassline(-40, 1640, lambda x: 1230, 90, 60, ("#2b6239", "#387444", "#235233"), .04, 8), f="plain")
    fl = meadow([("star", 300, 1060, 80, 22, -.1), ("bell", 250, 1050, 64, 18, .1), ("cup", 346, 1080, 54, 16, .1), ("bell", 1300, 1066, 80, 22, .1), ("star", 1352, 1050, 66, 20, -.1), ("cup", 1260, 1084, 50, 16, -.1)])
    fl2 = meadow([("star", 430, 1226, 150, 34, .1), ("bell", 480, 1230, 90, 28, -.1), ("star", 1110, 1226, 90, 26, -.1), ("cup", 1060, 1226, 66, 20, .1), ("bell", 1180, 1226, 120, 28, .1)])
    motes = "".join(ell(r.uniform(380, 1300), r.uniform(160, 820), q, q, "#fffbe0", opacity=.8) for q in [r.uniform(2, 5) for _ in range(34)])
    bf = piece("butterfly", g(butterfly("#f6cf4e", "#fff0b8"), t=at(690, 330, .62, 14), f="far"))
    return page(defs, sky, back, mid, ground, pools, bm, fl, motes, girl, w, bf, fr, fore, shrooms, ms, fl2, veil("url(#deep)", "multiply", .8), veil("url(#edge)", "multiply"), dark="#1d3a2c", grain=.22)


# ---------------------------------------------------------------- 3. who lies in the bed?
def wardrobe(gap=""):
    """x 0 … 380, y -740 … 0; the right door ajar."""
    out = g(path("M-14-700H394L380-740Q190-812 0-740Z", "#6f4a30"), ell(190, -744, 44, 24, "#8f6440"), g(star_head(22, "#e2a646", "#c98a32"), t="translate(190 -744)"), rect(0, -704, 380, 690, "#7f5637", 6), f="cut")
    out += g(rect(-8, -30, 396, 30, "#6f4a30", 6), f="lift")
    hole = "M176-676H352V-44H176Z"
    out += path(hole, "#2a1d1a") + clip(hole, gap)
    pan = lambda x, w: rect(x, -660, w, 260, "#a2744c", 10) + rect(x, -370, w, 310, "#a2744c", 10) + rect(x + 10, -650, w - 20, 240, "#96693f", 8) + rect(x + 10, -360, w - 20, 290, "#96693f", 8)
    fl = lambda x, y: g(line("M0 60Q-4 20 0-10M0 40q-24-6-30-30M0 40q24-6 30-30", "#5d7f4a", 5), g(HEADS["daisy"](20), t="translate(0 -20)"), g(HEADS["bell"](13), t="translate(-32 6)"), g(HEADS["bell"](13), t="translate(32 6)"), t=at(x, y))
    out += g(rect(18, -684, 160, 644, "#8f6440", 6), pan(34, 128), fl(98, -540), fl(98, -240), ell(166, -380, 8, 9, "#f2c65a"), f="lift")
    d = "M272-700L362-680V-42L272-22Z"
    out += g(path(d, "#8f6440"), clip(d, path("M284-668L350-654V-396L284-398ZM284-366L350-364V-68L284-56Z", "#a2744c"), path("M292-656L342-644V-404L292-406ZM292-356L342-354V-78L292-66Z", "#96693f")), line("M274-698V-24", "#6f4a30", 5), f="cut")
    return out


def slide03():
    bd, bm = beams(700, 300, ((20, 7), (32, 6), (43, 9), (57, 7), (70, 6)), 1100, .62, "#fff0b4", start=250)
    defs = lin("out", (0, "#dff0c4"), (.6, "#f9f6cf")) + lin("m1", (0, "#a9cf80"), (1, "#7db562")) + \
        lin("dim", (0, "#8a4a5c", .3), (1, "#4a2c50", .42)) + rad("win", (0, "#fff4c4", .85), (1, "#fff4c4", 0)) + rad("edge", (.55, "#301a2c", 0), (1, "#301a2c", .5), cx=.5, cy=.46, r=.8) + bd + rad("lit", (0, "#fff3c4", .7), (1, "#fff3c4", 0))
    sd, sprig = sprigs("#f3d3a6", "#e6bf94", range(52, 1600, 104), 6, 130, 120)
    defs += sd
    wall = planks_wall(0, 1600, 0, 880, 104, ("#d19a78", "#c98f6e", "#d9a583"), "#a4694e") + sprig
    fl = floor(876, 1210, 760, ("#b5825a", "#a97750"), "#7a5338", 13) + g(rect(0, 852, 1600, 32, "#7d5f40", 2), f="lift")
    # window: the girl among the flowers
    wx, wy, ww, wh = 566, 190, 330, 350
    hole = "M%d %dH%dV%dH%dZ" % (wx, wy, wx + ww, wy + wh, wx)
    outside = path(hole, "url(#out)") + clip(hole, "".join(trunk(x, 400, w, 150, 0, ("#a5c48c", "#98b882", "#b3cf9a"), i, "far", False) for i, (x, w) in enumerate(((584, 22), (626, 16), (668, 24), (716, 16), (770, 22), (812, 16), (880, 22)))), leafmass(560, 900, 270, 26, ("#96bd7c", "#88b070", "#a5c98a"), 4, "far", 40),
             hill([(540, 420), (660, 396), (780, 410), (920, 390)], "url(#m1)", "far", ticks(3, 560, 880, 400, 540, 40, "#8fc26c", 10, 3)), meadow([("star", 600, 470, 34, 11, 0), ("cup", 640, 500, 34, 10, 0), ("bell", 612, 520, 40, 11, 0), ("star", 700, 520, 30, 11, 0), ("cup", 828, 480, 36, 11, 0), ("bell", 846, 520, 40, 12, 0), ("star", 800, 510, 34, 11, .1)], "far"),
             piece("girl", person("girl", 742, 514, .50, lean=22, hip=(-14, -112), yaw=-.1, turn=.6, mood="content", tilt=10, nod=(10, 20), la=dict(to=(-30, -110), hold=g(flower("star", 0, 20, 60, 22, -.2), flower("cup", 6, 20, 50, 18, .2), flower("bell", -6, 20, 54, 18, -.5))), ra=dict(to=(110, -66), bend=1, z="top"))))
    frame = g(line("M%d %dH%dV%dH%dZ" % (wx, wy, wx + ww, wy + wh, wx), "#7a5c40", 26, stroke_linejoin="miter"), line("M%d %dV%dM%d %dH%d" % (wx + ww / 2, wy, wy + 70, wx, wy + 70, wx + ww), "#7a5c40", 13), rect(wx - 40, wy + wh + 4, ww + 80, 24, "#8a6a4a", 5), f="lift")
    cur = curtain(wx - 70, wx + 50, wy - 40, wy + wh + 10, .55, -1, ("#d9cfb4", "#c4b99c", "#e6ddc6"), "#a893bd", "lift", .4) + curtain(wx + ww - 50, wx + ww + 70, wy - 40, wy + wh + 10, .55, 1, ("#d9cfb4", "#c4b99c", "#e6ddc6"), "#a893bd", "lift", .4)
    rod = g(line("M%d %dH%d" % (wx - 84, wy - 44, wx + ww + 84), "#5d452f", 13) + ell(wx - 90, wy - 44, 13, 13, "#8a6a4a") + ell(wx + ww + 90, wy - 44, 13, 13, "#8a6a4a"), f="lift")
    glow = ell(wx + ww / 2, wy + wh / 2, 420, 380, "url(#win)", style="mix-blend-mode:soft-light")
    # wardrobe, grandmother in it
    gr = g(person("gran", 262, -10, 1.22, yaw=.28, turn=0, mood="alarm", gaze=(.9, .1), shadow=False, legs=False, parts=dict(eyes="gran")), rect(150, -690, 230, 700, "#2a1d1a", opacity=.16))
    wd = shade(390, 906, 240, 24) + g(wardrobe(gr), t=at(176, 906))
    fingers = g("".join(path("M0 0h26q10 0 10 8t-10 8h-26Z", WHO["gran"]["skin"], transform=at(440, 560 + i * 17, 1, -4)) + line("M%s %sh1" % (n(470), n(567 + i * 17)), WHO["gran"]["dark"], 3) for i in range(4)), f="lift")
    # pictures on the wall
    pic = g(g(ell(1066, 244, 66, 80, "#7a5c40"), ell(1066, 244, 53, 67, "#e6dcc0"), clip("M1013 244a53 67 0 1 0 106 0a53 67 0 1 0-106 0Z", g(mum_head(WHO["mum"], .2, "glad", (0, 0), None), t=at(1066, 262, .4)), path("M1016 324Q1066 284 1116 324Z", "#6d98a2")), t="translate(188 16) scale(.8)"), f="lift")
    # bed
    head = g(path("M1376 980V420Q1376 330 1430 330Q1490 330 1490 420V980Z", "#7f5637"), path("M1396 960V430Q1398 360 1430 356V960Z", "#a2744c"), ell(1432, 326, 26, 26, "#a2744c"), f="cut")
    wl = wolf(1224, 1160, 1.2, True, lean=-12, hip=(0, -286), head="sly", cap=True, gown=True, hat=False, hoff=(58, -250), tilt=8, gaze=(.75, .5), la=dict(to=(120, -392), bend=1, ha=92), ra=dict(to=(40, -392), bend=1, ha=92), legs=False, tail=False, shadow=False, parts=dict(head="wolf", eyes="wolf-blink"))
    pil = g(pillow(190, 150, "#f4d9c6", "#dfb9ae", "#fff3e2"), t=at(1326, 640, 1, 82)) + g(pillow(160, 96, "#fff6e6", "#e3cfc6"), t=at(1290, 776, 1, 6))
    mat = g(path("M716 800H1400V900H716Z", "#efe6d6"), path("M716 900H1400V990H716Z", "#7f5637"), line("M716 850H1410", "#d9cbb4", 4), f="cut")
    q = "M712 818C716 740 742 700 800 706C850 712 900 640 968 636C1030 634 1080 676 1130 666C1180 640 1230 650 1262 690C1300 740 1340 770 1400 780C1406 860 1402 910 1398 948Q1360 936 1316 956Q1260 940 1220 962Q1160 944 1110 964Q1050 946 1000 966Q940 948 890 966Q830 950 780 962Q740 950 716 956C710 910 708 860 712 818Z"
    cover_ = g(quilt(q, 690, 600, 8, 5, 92, (1, .02, -.06, 1, 50, -4), 11), clip(q, path("M712 818C760 760 800 800 840 790C900 770 930 700 968 690C1030 740 1090 760 1150 720C1210 700 1270 760 1400 800V1000H700Z", "#3b3148", opacity=.18), path("M740 730Q760 706 800 710Q850 716 900 668Q840 760 760 760Z", "#fff8e6", opacity=.3), path("M930 660Q970 640 1020 650Q990 700 940 760Q930 700 930 660Z", "#fff8e6", opacity=.25)), f="cut")
    fold = "M1066 690C1100 640 1150 634 1190 634C1240 634 1280 680 1300 720C1280 742 1250 742 1230 724C1190 700 1140 700 1096 726C1076 720 1066 708 1066 690Z"
    fold = g(path(fold, "#fffaf2"), clip(fold, line("M1070 704C1110 660 1150 654 1190 656C1230 660 1260 700 1290 730", "#d9cbe4", 5, stroke_dasharray="2 12")), f="lift")
    paws = g(paw(100, 1.06, W["dark"]), t=at(1086, 668), f="lift") + g(paw(96, 1.1), t=at(1176, 652), f="lift")
    sole = lambda x, y, rr, c: g(g(path("M-34 60Q-46-10-30-44Q0-70 30-44Q46-10 34 60Z", c), ell(0, 12, 20, 24, "#c99b8c"), "".join(ell(a, b, 9, 11, "#c99b8c") for a, b in ((-22, -26), (0, -36), (22, -26))), t=at(0, 0, 1, rr)), t=at(x, y), f="lift")
    feet = piece("feet", sole(800, 668, -16, W["fur"]) + sole(872, 652, 2, W["dark"]))
    foot = g(path("M668 976V700Q668 640 700 640Q736 640 736 700V976Z", "#7f5637"), path("M682 960V706Q684 668 700 664V960Z", "#9c7048"), ell(700, 636, 24, 24, "#8f6440"), f="cut")
    hatp = piece("hat", g(wolf_hat(-10), t=at(700, 618, .98, 0, True), f="lift")) + g(path("M680 650Q650 700 664 770L690 748L712 780Q716 700 712 650Z", W["tie"]) + "".join(ell(a, b, 5, 5, "#f6eef4") for a, b in ((682, 690), (700, 716), (676, 734), (698, 750))), f="lift")
    rg = rug(900, 1066, 300, 52)
    sl = shade(1010, 1066, 70, 10) + g(slipper(), t=at(980, 1052), f="cut") + g(slipper(), t=at(1080, 1074, 1, 12), f="cut")
    ms = shade(384, 1066, 48, 8) + piece("mouse", g(mouse(True, "afraid"), t=at(380, 1064, .96), f="cut"))
    fr = curtain(-30, 210, -20, 1230, .62, -1, tiew=.42) + curtain(1474, 1650, -20, 1230, .62, 1, tiew=.5)
    vd = "M-20-20H1620V80" + "".join("Q%d %d %d %d" % (1620 - i * 148 - 74, 158, 1620 - (i + 1) * 148, 80) for i in range(11)) + "Z"
    val = g(path(vd, "#3f6b52"), clip(vd, "".join(path("M%d -20L%d 80L%d -20Z" % (1600 - i * 148, 1620 - i * 148, 1646 - i * 148), "#335a45", opacity=.8) + path("M%d -20L%d 130L%d -20Z" % (1530 - i * 148, 1546 - i * 148, 1556 - i * 148), "#4f7d61", opacity=.6) for i in range(12))), line("M1620 84" + "".join("Q%d %d %d %d" % (1620 - i * 148 - 74, 162, 1620 - (i + 1) * 148, 84) for i in range(11)), "#e2a646", 10), f="plain")
    return page(defs, wall, outside, frame, glow, pic, fl, bm, cur, rod, wd, fingers, rg, head, pil, wl, mat, feet, cover_, fold, paws, foot, hatp, sl, ms, veil("url(#dim)", "multiply", .5), ell(731, 365, 330, 320, "url(#win)", style="mix-blend-mode:screen", opacity=.5), path("M600 560H870L1330 1010H720Z", "#ffe9a8", style="mix-blend-mode:soft-light", filter="url(#soft)", opacity=.6), ell(1060, 620, 620, 480, "url(#lit)", style="mix-blend-mode:soft-light"), ell(320, 560, 260, 420, "url(#lit)", style="mix-blend-mode:soft-light", opacity=.7), fr, val, veil("url(#edge)", "multiply"), dark="#1c2b28", rimc="#f4f4d8", grain=.2)


# ---------------------------------------------------------------- 4. why have you such big teeth?
def slide04():
    bd, bm = beams(760, 200, ((10, 10), (28, 8), (44, 12), (64, 10), (88, 12), (112, 10), (134, 8)), 1300, .34, "#ffe3a0")
    defs = rad("wl", (0, "#ffdf9c", .9), (.5, "#f0b868", .3), (1, "#f0b868", 0), cx=.47, cy=.28, r=.6) + lin("out", (0, "#f6c96a"), (.7, "#ffedb4")) + rad("edge", (.5, "#3a2418", 0), (1, "#2c1a14", .62), cx=.5, cy=.5, r=.76) + \
        lin("fall", (0, "#4a2f24", 0), (1, "#3a2420", .45)) + bd
    sd, sprig = sprigs("#cfa26a", "#c3955c", range(64, 1600, 128), 6, 110, 140, 13)
    defs += sd
    wall = planks_wall(0, 1600, 0, 1200, 128, ("#a87c50", "#9e7348", "#b28659"), "#7a5636") + sprig
    wx, wy, ww, wh = 640, 110, 230, 330
    hole = "M%d %dH%dV%dH%dZ" % (wx, wy, wx + ww, wy + wh, wx)
    win = path(hole, "url(#out)") + clip(hole, "".join(trunk(x, 420, w, 60, 0, ("#c9a25a", "#b9924e", "#d9b46a"), i, "far", False) for i, (x, w) in enumerate(((660, 22), (702, 16), (744, 26), (800, 18), (850, 24)))), leafmass(620, 890, 150, 30, ("#b0a858", "#a29a4e", "#c2b96a"), 4, "far", 44), hill([(600, 400), (760, 380), (900, 396)], "#b8b060", "far"))
    win += g(line("M%d %dH%dV%dH%dZ" % (wx, wy, wx + ww, wy + wh, wx), "#7a5436", 28, stroke_linejoin="miter"), line("M%d %dV%dM%d %dH%d" % (wx + ww / 2, wy, wy + wh, wx, wy + 130, wx + ww), "#7a5436", 13), rect(wx - 40, wy + wh + 4, ww + 80, 26, "#8f6440", 5), f="lift")
    win += curtain(wx - 70, wx + 70, wy - 40, wy + wh + 10, .55, -1, ("#f6ead2", "#e3d2b0", "#fffaf0"), "#a893bd", "lift", .36) + curtain(wx + ww - 70, wx + ww + 70, wy - 40, wy + wh + 10, .55, 1, ("#f6ead2", "#e3d2b0", "#fffaf0"), "#a893bd", "lift", .36)
    hb = "M1010 900V420Q1010 330 1080 320Q1120 250 1250 240Q1390 250 1430 320Q1500 330 1500 420V900Z"
    head = g(path(hb, "#7f5637"), clip(hb, path("M1046 900V430Q1046 366 1100 356Q1140 290 1250 282Q1370 290 1406 356Q1464 366 1464 430V900Z", "#96693f"), "".join(line("M%d 260V900" % x, "#7f5637", 6) for x in range(1100, 1450, 70))), f="cut")
    pil = g(pillow(250, 190), t=at(1290, 690, 1, -8)) + g(pillow(200, 150, "#f6ecdc", "#e2d2bb"), t=at(1430, 770, 1, 12))
    sleeves = "".join(g(path(ribbon(p, [26, 29, 31], 6), c) + "".join(ell(a, b, 5, 5, "#b9a5d2") for a, b in p[:2]) + "".join(ell(p[2][0] + v, p[2][1] + 4 - abs(v) * .1, 10.5, 10, "#fffaf4") for v in range(-30, 31, 12)), f="lift") for p, c in (([(56, -420), (94, -386), (129, -359)], "#e6dcee"), ([(-62, -420), (-40, -388), (-13, -362)], "#f6eef4")))
    wl = wolf(1286, 1516, 1.98, True, lean=6, hip=(0, -286), head="teeth", cap=True, gown=True, hat=False, hoff=(34, -216), hscale=.98, tilt=4, gaze=(.95, .35), mid=sleeves, ears=1.14, legs=False, tail=False, shadow=False, parts=dict(eyes="wolf", ear="ear"))
    gr = g(person("gran", 262, -10, 1.22, yaw=.28, turn=0, mood="alarm", gaze=(.9, .2), shadow=False, legs=False, parts=dict(eyes="gran")), rect(150, -690, 230, 700, "#2a1d1a", opacity=.2))
    wd = g(wardrobe(gr), t=at(96, 724, 1.15))
    gl = person("girl", 372, 1240, 2.02, yaw=.55, mood="wonder", gaze=(.9, -.3), tilt=-5, lean=-5, la=dict(to=(-80, -100), bend=1), ra=dict(to=(74, -118), bend=-1, z="mid"), shadow=False, legs=False, parts=dict(eyes="girl"))
    q = "M-40 1000C60 960 160 990 260 1000C380 1010 470 1010 560 986C680 950 760 860 880 826C960 806 1020 850 1100 866C1200 880 1300 850 1400 838C1480 830 1560 850 1660 880V1260H-40Z"
    cv = g(quilt(q, -400, 640, 15, 7, 150, (1, -.03, -.38, .72, 300, 300), 17), clip(q, path("M560 986C680 950 760 860 880 826C960 806 1020 850 1100 866C1000 900 960 1000 820 1060C700 1100 620 1080 560 986Z", "#fff3cf", opacity=.25), path("M-40 1000C60 960 160 990 260 1000C380 1010 470 1010 560 986C600 1080 500 1180 300 1180C100 1190 0 1130-40 1000Z", "#3a2040", opacity=.14), rect(0, 800, 1600, 460, "url(#fall)")), f="cut")
    hem = g(path("M-40 1000C60 960 160 990 260 1000C380 1010 470 1010 560 986C680 950 760 860 880 826C960 806 1020 850 1100 866C1200 880 1300 850 1400 838C1480 830 1560 850 1660 880V912C1560 884 1480 866 1400 874C1300 886 1200 916 1100 902C1020 886 966 846 890 866C780 896 700 986 570 1024C470 1048 370 1046 260 1036C160 1026 60 998-40 1036Z", "#fffaf2"), line("M-40 1018C60 978 160 1008 260 1018C380 1028 470 1028 566 1004C690 968 770 878 884 846C960 828 1020 868 1100 884C1200 898 1300 868 1400 856C1480 848 1560 868 1660 896", "#d9cbe4", 5, stroke_dasharray="2 13"), f="lift")
    pw = g(paw(98, 1.9, W["dark"]), t=at(1026, 836), f="cut") + g(paw(92, 2.), t=at(1310, 838), f="cut")
    cuff = lambda x, y, q: g(path("M-42 0Q-54-36-34-64Q-6-72 34-46Q44-20 42 0Z", "#fbf1e2", transform="scale(%d 1)" % q), line("M-42-2Q0 12 42-2", "#e0cdb0", 17), t=at(x, y))
    hands = cuff(224, 952, 1) + cuff(524, 950, -1) + g(palm(WHO["girl"], 80, 1, 2.), t=at(230, 978), f="cut") + g(palm(WHO["girl"], 96, -1, 2.), t=at(520, 976), f="cut")
    bk = shade(690, 1024, 150, 20, "#3a2420", .4) + piece("basket", g(basket(), t=at(690, 1016, 1.15, -3), f="cut"))
    fr = curtain(1470, 1660, -20, 1260, .7, 1, tiew=.7) + curtain(-60, 150, -20, 1260, .66, -1, tiew=.55)
    ms = piece("mouse", g(mouse(True, "afraid"), t=at(868, 842, .84), f="lift"))
    return page(defs, wall, win, wd, veil("url(#wl)", "soft-light"), head, pil, bm, wl, gl, cv, hem, ms, pw, hands, bk, fr, veil("url(#edge)", "multiply"), dark="#2f1f1a", rimc="#fff0cf", grain=.2)


# ---------------------------------------------------------------- 5. help!
def slide05():
    defs = lin("out", (0, "#31406e"), (.6, "#5b6f9a"), (1, "#8fa0b0")) + rad("lan", (0, "#ffe9a0", .95), (.3, "#ffd27a", .6), (1, "#ffc25e", 0)) + rad("edge", (.45, "#1a1a2c", 0), (1, "#171a2c", .66), cx=.4, cy=.42, r=.82) + lin("dusk", (0, "#6a5a88", .45), (1, "#4a4478", .8), x2=1, y2=0) + \
        '<linearGradient id="cone" gradientUnits="userSpaceOnUse" x1="560" y1="360" x2="1300" y2="820"><stop offset="0" stop-color="#ffe7a0" stop-opacity=".6"/><stop offset="1" stop-color="#ffe7a0" stop-opacity="0"/></linearGradient>'
    sd, sprig = sprigs("#c9ab8a", "#bd9e7d", range(-241, 1900, 118), 6, 0, 130, 12)
    defs += sd
    wall = planks_wall(-300, 1900, -300, 800, 118, ("#b98a66", "#ae805d", "#c29470"), "#8a6248") + sprig + floor(800, 1500, 900, ("#a87850", "#9b6c47"), "#704b32", 15, -300, 1900) + g(rect(-300, 776, 2200, 30, "#7a5c42", 2), f="lift")
    wx, wy, ww, wh = 236, 130, 360, 400
    hole = "M%d %dH%dV%dH%dZ" % (wx, wy, wx + ww, wy + wh, wx)
    mn = person("man", 400, 868, 1.12, yaw=.45, mood="alarm", gaze=(.8, .5), tilt=6, lean=8, shadow=False, legs=False, la=dict(to=(-80, -230)), parts=dict(eyes="man"))
    win = path(hole, "url(#out)") + clip(hole, "".join(fir(x, 560, h, "#33486a", "#3d5478") for x, h in ((270, 300), (340, 240), (540, 330), (600, 260))), ell(640, 330, 260, 260, "url(#lan)", opacity=.45), mn)
    fr_ = g(line("M%d %dH%dV%dH%dZ" % (wx, wy, wx + ww, wy + wh, wx), "#6f4a30", 30, stroke_linejoin="miter"), rect(wx - 44, wy + wh + 6, ww + 88, 28, "#8f6440", 5), f="lift")
    sash = g(path("M%d %dL%d %dV%dL%d %dZ" % (wx - 8, wy, wx - 104, wy - 34, wy + wh + 40, wx - 8, wy + wh), "#7a5436"), path("M%d %dL%d %dV%dL%d %dZ" % (wx - 24, wy + 26, wx - 88, wy + 2, wy + wh + 4, wx - 24, wy + wh - 22), "#9fb4c4", opacity=.6), line("M%d %dL%d %d" % (wx - 24, wy + 200, wx - 88, wy + 204), "#7a5436", 10), f="cut")
    arm = path(limb((548, 532), (628, 470), (676, 296), [38, 36, 31]), "#4a7353") + line("M640 318l52 28", "#c9a26a", 14)
    lant = g(arm, f="cut") + piece("lantern", g(lantern(), t=at(722, 262, 1.2), f="cut")) + g(palm(WHO["man"], -38, 1, 1.8), t=at(702, 268), f="lift")
    glow = ell(722, 380, 640, 560, "url(#lan)", style="mix-blend-mode:screen", opacity=.9) + ell(722, 370, 300, 290, "url(#lan)", opacity=.9)
    # bed
    bed = g(path("M1490 1080V560Q1490 470 1540 470Q1600 470 1600 560V1080Z", "#6f4a30"), f="cut") + g(path("M1010 900H1560V1010H1010Z", "#efe6d6"), path("M1010 1006H1560V1056H1010Z", "#7f5637"), f="cut") + g(pillow(130, 80), t=at(1420, 866, 1, -8)) + g(path("M960 1090V820Q962 770 992 770Q1024 770 1024 820V1090Z", "#5f3d28"), path("M972 1076V826Q974 788 990 784V1076Z", "#79502f"), ell(992, 766, 24, 24, "#79502f"), f="cut")
    # the quilt flies
    q = "M1060 640C1120 560 1200 600 1260 520C1330 420 1420 470 1470 360C1490 300 1540 300 1570 330C1580 440 1520 520 1540 620C1550 700 1480 730 1420 760C1340 800 1320 880 1220 870C1130 860 1120 780 1070 760C1040 730 1040 680 1060 640Z"
    fly = g(quilt(q, 1000, 240, 7, 7, 96, (.94, -.34, .3, .92, -110, 420), 23), clip(q, path("M1060 640C1120 560 1200 600 1260 520C1300 600 1240 700 1160 720C1110 730 1080 700 1060 640Z", "#fff8e6", opacity=.28), path("M1260 520C1330 420 1420 470 1470 360C1500 500 1400 560 1380 660C1340 780 1260 760 1220 870C1240 760 1300 640 1260 520Z", "#2c2444", opacity=.24)), line(q, "#fffaf2", 9, stroke_dasharray="2 13"), f="cut")
    w = wolf(1196, 1010, 1.04, True, lean=60, hip=(-10, -300), head="leap", cap=True, gown=True, hat=False, hoff=(60, -286), hscale=1.16, tilt=10, gaze=(.8, .6), la=dict(to=(330, -186), bend=-1, ha=40), ra=dict(to=(196, -200), bend=-1, ha=60), lf=((-250, -150), 70), rf=((-290, -290), 110), kn=(1, 1), swing=-40, tail=[(-130, -400), (-200, -470), (-250, -420)], shadow=False, ears=1.1, ear=18, parts=dict(eyes="wolf-blink", tail="tail"))
    sh = shade(1040, 1120, 220, 24, "#1c1c30", .35)
    gl = person("girl", 382, 1106, 1.32, lean=-15, hip=(0, -124), yaw=-.2, turn=-.5, mood="shout", gaze=(.35, -.85), tilt=-4, swing=34, la=dict(to=(-150, -150), bend=1, z="mid", ha=190), ra=dict(to=(104, -150), bend=-1, z="mid", ha=40, hold=g(basket(), t="translate(20 96) rotate(-26) scale(.5)")), lf=((-66, -4), 8), rf=((76, -36), -50), kn=(1, 1), braids=([(-4, 0), (20, 20), (48, 22)], [(4, 0), (40, 16), (74, 10), (100, -8)]), parts=dict(head="girl", eyes="girl-blink"))
    pies = piece("pies", g(pie(.74, -30), t=at(672, 880), f="cut"), g(pie(.62, 40), t=at(626, 806), f="cut"), g(pie(.66, 10), t=at(742, 946), f="cut"))
    feather = lambda *at_: g("".join(path("M0 0Q-14-22 0-52Q16-24 0 0Z", "#fffaf2", transform=at(*q)) for q in at_), f="lift")
    feathers = piece("feathers", feather((1010, 220, 1.3, 80), (900, 300, .9, -20), (880, 170, .9, 40), (1080, 150, 1., 10))) + feather((1340, 300, 1.3, 30), (1100, 380, 1., -50), (1420, 210, 1.1, 120), (1460, 850, 1., 20), (1250, 470, .9, -70), (1330, 430, .9, 200))
    sl = g(slipper(), t=at(880, 1110, 1, 10), f="cut") + g(slipper(), t=at(1120, 1140, 1, -16), f="cut")
    ms = shade(700, 1128, 44, 8) + piece("mouse", g(mouse(False, "afraid"), t=at(700, 1126, .9, 0, True), f="cut"))
    cone = path("M632 470L1640 420V1200H760Z", "url(#cone)", style="mix-blend-mode:soft-light", filter="url(#soft)") + path("M690 440L1640 470V1160H860Z", "url(#cone)", style="mix-blend-mode:screen", filter="url(#soft)", opacity=.4)
    pic = piece("portrait", g(ell(0, 0, 84, 100, "#7f5637"), ell(0, 0, 68, 84, "#efe3c4"), clip("M-68 0a68 84 0 1 0 136 0a68 84 0 1 0-136 0Z", g(mum_head(WHO["mum"], .2, "glad", (0, 0), None), t=at(0, 14, .52)), path("M-60 100Q0 40 60 100Z", "#6d98a2")), line("M-20-98L0-140L20-98", "#5d452f", 5), ell(0, -142, 8, 8, "#e2a646"), t=at(1200, 250, 1, 14), f="cut"))
    fr = curtain(-60, 130, -20, 1260, .6, -1, tiew=.5) + curtain(1516, 1660, -20, 1260, .6, 1, tiew=.6)
    room = g(wall, t="rotate(-4 800 700)")
    return page(defs, room, rug(560, 1090, 400, 64), pic, veil("url(#dusk)", "multiply", .38), bed, fly, sh, glow, g(win, fr_, sash, t="rotate(-4 800 700)"), ell(560, 400, 180, 240, "url(#lan)", style="mix-blend-mode:soft-light"), w, cone, lant, feathers, gl, pies, sl, ms, fr, veil("url(#edge)", "multiply"), dark="#1a1a2c", rimc="#ffeec2", grain=.2)


# ---------------------------------------------------------------- 6. warm pies
def slide06():
    defs = rad("wl", (0, "#ffd98e"), (.5, "#e3a860"), (1, "#a5713f"), cx=.44, cy=.32, r=.75) + lin("eve", (0, "#2c3a72"), (.5, "#6a64a0"), (.8, "#e59a86"), (1, "#ffcf9a")) + rad("lampg", (0, "#fff2b8", .95), (.25, "#ffe08c", .6), (1, "#ffcf70", 0)) + lin("h1", (0, "#4d5f80"), (1, "#3d4d6c")) + \
        rad("edge", (.5, "#2a1a2c", 0), (1, "#1d1530", .7), cx=.46, cy=.5, r=.72) + lin("cloth", (0, "#fffaf0"), (1, "#f0dfc6"))
    sd, sprig = sprigs("#f8dfa8", "#f0d294", range(112, 1570, 104), 6, 110, 140, 13)
    defs += sd
    wall = rect(0, 0, 1600, 1200, "url(#wl)") + line("".join("M%d 0V900" % x for x in range(60, 1600, 104)), "#b57d48", 4, opacity=.6) + sprig
    # window with the evening, the wolf far off
    wx, wy, ww, wh = 1226, 230, 210, 350
    hole = "M%d %dH%dV%dH%dZ" % (wx, wy, wx + ww, wy + wh, wx)
    r = rng(4)
    win = path(hole, "url(#eve)") + clip(hole, "".join(ell(r.uniform(wx, wx + ww), r.uniform(wy, wy + 150), 3, 3, "#fff3c4") for _ in range(12)), ell(1390, 290, 30, 30, "#fff0bd"), "".join(fir(x, 560, h, "#3f4f78", "#4a5b86") for x, h in ((1236, 220), (1270, 150), (1430, 240), (1396, 160))),
             hill([(1160, 560), (1260, 500), (1340, 486), (1460, 520)], "url(#h1)", "far", path("M1300 486C1270 520 1330 540 1290 620H1390C1400 560 1330 520 1330 486Z", "#8f8fa0")), piece("wolf", g(wolf_back(), t=at(1322, 506, .40), f="far")))
    win += g(line("M%d %dH%dV%dH%dZ" % (wx, wy, wx + ww, wy + wh, wx), "#7f5637", 26, stroke_linejoin="miter"), line("M%d %dH%d" % (wx, wy + 96, wx + ww), "#7f5637", 12), rect(wx - 36, wy + wh + 4, ww + 72, 26, "#96693f", 5), f="lift")
    win += curtain(wx - 40, wx + 40, wy - 40, wy + wh + 4, .55, -1, ("#f6ead2", "#e3d2b0", "#fffaf0"), "#a893bd", "lift", .34) + curtain(wx + ww - 40, wx + ww + 40, wy - 40, wy + wh + 4, .55, 1, ("#f6ead2", "#e3d2b0", "#fffaf0"), "#a893bd", "lift", .34)
    # shelf, clock, hat on a hook
    shelf = g(rect(160, 300, 300, 18, "#8f5f36", 4), "".join(ell(x, 262, 34, 36, "#fffaf0") + ell(x, 262, 22, 24, c) for x, c in ((206, "#7fa8b0"), (282, "#e2a646"))), path("M330 300v-46q26-20 52 0v46Z", "#7fa36a"), path("M400 300q-12-40 20-52q32 12 20 52Z", "#d99a84"), rect(404, 240, 32, 10, "#b57a66", 4), f="lift")
    hang = g(rect(900, 196, 250, 18, "#8f5f36", 5), "".join(ell(x, 205, 9, 9, "#e2a646") for x in (930, 1024, 1118)), f="lift") + piece("hat", g(man_hat(), t=at(1030, 310, .8, -8)))
    lampy = piece("lamp", g(line("M640 -20V96", "#5d3d22", 7), path("M520 190Q540 96 640 92Q740 96 760 190Q640 168 520 190Z", "#4f7d6a"), path("M520 190Q640 168 760 190Q640 210 520 190Z", "#fff3c0"), ell(640, 200, 30, 26, "#fffbe0"), f="cut"))
    lg = ell(640, 260, 720, 620, "url(#lampg)", style="mix-blend-mode:soft-light") + ell(640, 200, 260, 220, "url(#lampg)", opacity=.7)
    gran = person("gran", 346, 1004, 1.42, yaw=.35, mood="laugh", gaze=(.6, 0), tilt=4, lean=4, shadow=False, legs=False, la=dict(to=(-56, -178), bend=1, z="top", ha=-14, hold=g(pie(.8, -4), t="translate(44 -12)")), ra=dict(to=(72, -172), bend=-1, z="top", ha=194, up=-1), parts=dict(head="gran"))
    girl = person("girl", 724, 942, 1.4, yaw=-.15, mood="happy", gaze=(-.6, .25), tilt=-5, shadow=False, legs=False, la=dict(to=(-70, -150), bend=1, z="top", ha=-70, hold=g(pie(.8, -12), t="translate(10 -20)")), ra=dict(to=(74, -148), bend=-1, z="top", ha=-110), parts=dict(eyes="girl"))
    man = person("man", 1082, 1084, 1.2, yaw=-.4, mood="happy", gaze=(-.8, .1), tilt=-4, lean=-3, hat=False, shadow=False, legs=False, la=dict(to=(-78, -296), bend=1, z="top", ha=-60, hold=g(pie(.9, 10), t="translate(14 -20)")), ra=dict(to=(86, -296), bend=-1, z="top", ha=-150, hold=g(path("M-34-50H34Q34 4 0 6Q-34 4-34-50Z", "#d99a84"), ell(0, -50, 34, 10, "#fffaf0"), ell(0, -49, 27, 7, "#b5722f"), t="translate(-30 22) rotate(-6)")), parts=dict(eyes="man"))
    # table
    tx, ty, ta, tb = 700, 868, 540, 138
    drop = "M%d %dC%d %d %d %d %d %dQ%d %d %d %dQ%d %d %d %dQ%d %d %d %dQ%d %d %d %dQ%d %d %d %dC%d %d %d %d %d %dZ" % (tx - ta, ty, tx - ta + 4, ty + 90, tx - ta + 10, ty + 150, tx - ta + 30, ty + 200, tx - 380, ty + 270, tx - 290, ty + 252, tx - 200, ty + 300, tx - 100, ty + 276, tx, ty + 316, tx + 100, ty + 276, tx + 200, ty + 300, tx + 290, ty + 252, tx + 380, ty + 270, tx + ta - 30, ty + 200, tx + ta - 10, ty + 150, tx + ta - 4, ty + 90, tx + ta, ty)
    cl = g(path(drop, "url(#cloth)"), clip(drop, "".join(path("M%d %dQ%d %d %d %dL%d %dQ%d %d %d %dZ" % (x, ty + 60, x + 2, ty + 200, x - 26, ty + 330, x + 44, ty + 330, x + 14, ty + 200, x, ty + 60), "#d9c3a4", opacity=.45) for x in range(250, 1180, 125)), line("M150 1040Q690 1180 1230 1040", "#7fa36a", 10), line("M150 1062Q690 1202 1230 1062", "#e2a646", 6)), f="cut")
    top = g(ell(tx, ty, ta, tb, "#fff6e4"), tag("ellipse", cx=float(tx), cy=float(ty), rx=ta - 26., ry=tb - 14., fill="none", stroke="#7fa36a", stroke_width=5, stroke_dasharray="4 12"), f="lift")
    ivy = ""
    for i in range(64):
        t = i / 63
        x, y = (40 + r.uniform(-24, 34), 1080 - t * 1.9 * 1040) if t < .52 else (40 + (t - .52) / .48 * 820, 36 + r.uniform(-26, 40))
        ivy += path("M0 0Q-26-8-22-30Q-8-26 0-44Q8-26 22-30Q26-8 0 0Z", ("#2f5a48", "#26503f", "#3d6e58")[i % 3], transform=at(x, y, r.uniform(.8, 1.4), r.uniform(-150, 150)))
    ivy = g(line("M44 1100C20 800 70 500 36 200Q30 40 200 36Q500 20 860 44", "#26503f", 8), ivy, f="lift")
    chairs = "".join(g(line("M%d 900V560M%d 900V560" % (x - w, x + w), "#8f5f36", 20), line("M%d 590H%dM%d 660H%d" % (x - w, x + w, x - w, x + w), "#a2744c", 16), ell(x - w, 552, 15, 15, "#a2744c"), ell(x + w, 552, 15, 15, "#a2744c"), f="lift") for x, w in ((346, 150), (1086, 158)))
    plate = g(shade(690, 862, 190, 26, "#7a4a26", .3) + g(ell(690, 844, 200, 58, "#7fa8b0"), ell(690, 840, 180, 48, "#e9f1ee"), f="lift") + g("".join(g(pie(1.1, q), t=at(x, y), f="lift") for x, y, q in ((590, 830, -10), (680, 822, 4), (780, 830, 10), (630, 806, -4), (730, 802, 8), (640, 846, 4), (740, 848, -6)))), piece("pie", g(pie(1.1, -2), t=at(682, 780), f="lift")), t="translate(-150 34)")
    steam = piece("steam", g(steamcurl(486, 800, 110, 20, 1), steamcurl(538, 784, 250, 24, -1), steamcurl(590, 800, 100, 20, 1), f="far"))
    cup = lambda x, y, c: g(path("M-34-50H34Q34 4 0 6Q-34 4-34-50Z", c) + ell(0, -50, 34, 10, "#fffaf0") + ell(0, -49, 27, 7, "#b5722f") + line("M34-40q26 0 22 20q-6 14-28 12", c, 8), t=at(x, y), f="lift")
    cups = cup(300, 890, "#a893bd") + cup(800, 930, "#7fa36a")
    bkt = g(basket(), t=at(874, 858, .6), f="lift")
    # the frame: the window we look in by
    fr = g(path("M-20-20H1620V1220H-20ZM84 60V1080H1516V60Z", "#4a3428", fill_rule="evenodd"), path("M84 60V1080H1516V60Z M98 74V1068H1502V74Z", "#6b4d38", fill_rule="evenodd"), line("M20 -20V1220M52 -20V1220M1548-20V1220M1580 -20V1220M0 20H1600", "#3b2920", 5), f="plain")
    sill = g(rect(-20, 1092, 1640, 130, "#6f4e38"), rect(-20, 1092, 1640, 20, "#8f6a4c"), line("M40 1150H700M900 1166H1560", "#5a3e2c", 4), f="cut")
    fcur = curtain(84, 216, 60, 1092, .62, -1, tiew=.4) + curtain(1426, 1516, 60, 1092, .62, 1, tiew=.36)
    ms = shade(1180, 1098, 56, 9, "#1d1530", .4) + piece("mouse", g(mouse(True, "laugh"), t=at(1170, 1096, 1., 0, True), f="cut"), g(pie(.5, 10), t=at(1128, 1042), f="lift"))
    pot = g(path("M300 1010h96l-12 86h-72Z", "#b57a52"), path("M292 996h112v22H292Z", "#c98e66"), f="cut") + piece("flowers", g("".join(flower(k, x, 1000, h, q, b) for k, x, h, q, b in (("bell", 322, 60, 20, -.2), ("star", 350, 84, 24, 0), ("cup", 376, 56, 20, .2))), f="cut"))
    return page(defs, wall, shelf, win, hang, chairs, gran, man, girl, cl, top, cups, bkt, plate, steam, lampy, lg, fcur, fr, ivy, sill, pot, ms, veil("url(#edge)", "multiply"), dark="#2c1c1c", rimc="#fff0cf", grain=.2)


# ---------------------------------------------------------------- cover
def cover():
    bd, bm = beams(900, -200, ((64, 5), (76, 6), (88, 4), (99, 6), (110, 5), (121, 6)), 1500, .6)
    defs = rad("glow", (0, "#fff8cf"), (.3, "#dcebaa"), (.65, "#8fbc80"), (1, "#4d8462"), cx=.56, cy=.38, r=.78) + lin("h1", (0, "#bdd796"), (1, "#94bd78")) + lin("h2", (0, "#86b766"), (1, "#4a8650")) + lin("deep", (.6, "#153629", 0), (1, "#153629", .5)) + rad("edge", (.55, "#123026", 0), (1, "#123026", .6), cx=.5, cy=.5, r=.76) + rad("pool", (0, "#fff3ae", .8), (1, "#fff3ae", 0)) + bd + ferns(1, 2)
    sky = rect(0, 0, 1600, 1200, "url(#glow)")
    far = "".join(trunk(x, 640, 24 + (i * 11) % 18, -40, (850 - x) * .06, ("#b7cc98", "#a9c08c", "#c5d6a8"), i, "far", False, narrow=.6) for i, x in enumerate((190, 280, 380, 470, 640, 750, 1080, 1160, 1250, 1340)))
    back = leafmass(100, 1500, 130, 60, ("#b3cf90", "#a4c384", "#c2d9a0"), 4, "far", 70) + far + hill([(-40, 640), (400, 600), (900, 590), (1640, 630)], "url(#h1)", "far", ticks(1, 0, 1600, 600, 740, 90, "#a5c880", 10, 2.6))
    back += shade(246, 612, 90, 12) + g(small_cottage(), t=at(246, 608, .56), f="cut")
    mid = "".join(trunk(x, y, w, -40, l, c, i, "cut") for i, (x, y, w, l, c) in enumerate(((985, 690, 56, 8, MIST), (1240, 700, 60, -20, MIST))))
    mid += leafmass(-40, 1640, lambda x: 50 + .00018 * (x - 850) ** 2, 70, ("#77a561", "#689657", "#8cb872"), 9, "cut", 80)
    ground = hill([(-40, 760), (400, 720), (900, 690), (1300, 720), (1640, 760)], "url(#h2)", "cut", ticks(2, 0, 1600, 740, 960, 140, "#79b05c", 18) + path("M240 716C200 760 330 790 330 850C330 930 300 1020 330 1240H1060C1000 1060 820 960 640 880C500 820 320 770 272 714Z", "#f0e0b0") + path("M240 716C200 760 330 790 330 850C330 930 300 1020 330 1240H400C360 1040 400 950 390 860C380 790 270 760 258 716Z", "#d9c78e", opacity=.7))
    ground += "".join(fern(x, y, s, 2) for i, (x, y, s) in enumerate(((196, 790, .5), (430, 780, .5), (1080, 850, .7), (1230, 880, .8))))
    girl = ell(680, 1130, 420, 70, "url(#pool)") + person("girl", 606, 1146, 2.18, yaw=.22, mood="happy", gaze=(.1, 0), tilt=4, lean=2, la=dict(to=(-104, -134), bend=1, z="mid", ha=150, up=-1), ra=dict(to=(104, -112), bend=-1, z="top", ha=80, hold=g(basket(), t="translate(4 108) scale(.5)")), lf=((-34, 0), 0), rf=((34, -2), -4), swing=8)
    w = wolf(1452, 1240, 1.3, True, lean=16, hip=(0, -286), head="sly", hoff=(52, -300), tilt=10, hscale=1.1, gaze=(.9, .5), legs=False, tail=False, shadow=False)
    tr = trunk(1492, 1180, 180, -60, -20, BROWN, 6, "cut", moss="#4f7d46")
    pw = g(paw(8, 1.6), t=at(1408, 752), f="cut")
    fr = trunk(52, 1200, 150, -60, 30, DEEP, 3, "cut") + leafmass(-60, 1660, lambda x: 4 + .00022 * (x - 820) ** 2, 90, ("#2d5a3d", "#254b34", "#3c6f4b"), 13, "plain", 90)
    fr += fern(250, 1240, 1.05, 1) + fern(1330, 1236, .95, 1, flip=True) + fern(-10, 1216, 1.3, 1) + fern(1610, 1230, 1.2, 1, flip=True)
    fr += mushroom(1180, 1168, 1.05, r=5) + mushroom(1254, 1180, .7, r=-8) + mushroom(316, 1176, .8, kind="ch", r=6) + mushroom(370, 1188, .6, kind="ch", r=-8)
    ms = shade(1010, 1170, 60, 10) + g(mouse(True), t=at(1010, 1166, 1.1), f="cut")
    fore = g(grassline(-40, 1640, lambda x: 1232, 90, 60, ("#2b6239", "#387444", "#235233"), .04, 8), f="plain") + meadow([("star", 430, 1226, 120, 32, .1), ("bell", 490, 1230, 90, 28, -.1), ("star", 1100, 1226, 70, 26, -.1), ("cup", 860, 1226, 60, 22, .1), ("bell", 1390, 1226, 130, 32, .1)])
    return page(defs, sky, back, mid, ground, bm, w, tr, pw, girl, fr, fore, ms, veil("url(#deep)", "multiply", .7), veil("url(#edge)", "multiply"), dark="#1d3a2c", grain=.22)
