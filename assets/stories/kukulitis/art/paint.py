#!/usr/bin/env python3
"""Kukulītis: its seven pictures. Hills, road and cottage are in world.py, the loaf, the animals and the old people in
figures.py, what all tales share in assets/art."""
from figures import *
from world import *

DARK_, RIM = "#4a3a1e", "#fffbe6"
RED, GREEN, GOLD, CREAM = "#d5473b", "#4f8a3c", "#e0972f", "#fff6e0"
HILL = lin("h1", (0, "#cfdf9c"), (1, "#a9cb7e")) + lin("h2", (0, "#b9d573"), (1, "#82b551")) + lin("h3", (0, "#a4ca58"), (1, "#5f9a3d")) + lin("h4", (0, "#8fbf4e"), (1, "#4b8634"))
BLADES = ("#4c8a34", "#5f9e3e", "#3f772e", "#74b04a")


# ---------------------------------------------------------------- 1. on the window sill
def slide01():
    defs = HILL + SUN + bloom_defs() + lin("sky", (0, "#a9dcd8"), (.5, "#e4f0d6"), (.75, "#fff1c6")) + lin("room", (0, "#8a5530"), (1, "#c88a4c")) + rad("oven", (0, "#ffdf96", .95), (.5, "#ffb95e", .45), (1, "#ffb95e", 0)) + \
        lin("dawn", (.35, "#ffe9a8", 0), (1, "#ffe9a8", .55), x2=1, y2=-.1) + lin("cool", (0, "#5a4a6a", .34), (.7, "#5a4a6a", 0), x2=1, y2=.1) + lin("deep", (.72, "#3f5a22", 0), (1, "#3f5a22", .3))
    sky = rect(0, 0, 1600, 1200, "url(#sky)") + sunburst(1370, 250, 74, op=.4) + bun_cloud(1480, 420, .5) + bun_cloud(1180, 160, .45, True)
    way = [(860, 1250, 200), (1060, 1070, 126), (1270, 960, 84), (1420, 880, 60), (1392, 806, 44), (1240, 742, 33), (1178, 684, 25), (1290, 622, 20), (1424, 578, 16), (1400, 532, 12), (1326, 494, 9), (1360, 462, 6), (1430, 428, 4)]
    defs += road(way)
    p1 = [(980, 520), (1120, 470), (1280, 500), (1440, 430), (1680, 400)]
    p2 = [(960, 640), (1120, 560), (1300, 580), (1480, 640), (1700, 600)]
    p3 = [(900, 780), (1100, 740), (1290, 690), (1480, 740), (1700, 800)]
    p4 = [(-60, 1010), (400, 990), (800, 960), (1100, 930), (1400, 940), (1680, 1000)]
    back = roll(p1, "url(#h1)", ((26, 50, "#e7dc7e", .8), (80, 110, "#bcd58c", 1)), WAY) + "".join(tree(x, on(p1)(x) + 6, s, ("#8dba68", "#a3c97a", "#7aa85a"), "#a08060", i, "far") for i, (x, s) in enumerate(((1196, .2), (1234, .26), (1560, .34))))
    back += roll(p2, "url(#h2)", ((34, 70, "#cfe08a", .9), (110, 160, "#e9d666", .75, .2)), WAY, strew(3, 1060, 1640, lambda x: on(p2)(x) + 12, 760, 60, "ppdb", .3, .5, way))
    back += birch(1530, 640, 300, 12, -14, 4, f="far") + birch(1590, 660, 240, 10, 10, 6, f="far")
    back += roll(p3, "url(#h3)", ((40, 84, "#b9d86a", .8), (140, 200, "#8fbf4e", .8)), WAY, strew(4, 1040, 1640, lambda x: on(p3)(x) + 16, 960, 70, "ppdbc", .45, .8, way))
    ground = roll(p4, "url(#h4)", ((50, 110, "#a3cd5c", .6),), ticks(4, 0, 1600, 980, 1200, 110, "#a9cf62", 24, 4), WAY)
    # the wall of logs and what is seen in the window
    X0, X1, Y0, Y1 = 310, 870, 176, 800
    wall = g(logs(1010, 1240, 62, 3), t="translate(0 1030)") + g(*("".join(ell(1010, 1000 - i * 62, 36, 30, "#d9ad79") + ell(1010, 1000 - i * 62, 22, 18, "#c4925e") + ell(1010, 1000 - i * 62, 9, 7, "#a9764a") for i in range(18))), f="lift")
    base = g(path("M-60 1006H1046V1062Q500 1080-60 1064Z", "#b3a291"), "".join(ell(x, 1034, 44, 22, c) for x, c in ((20, "#c2b3a2"), (120, "#a89784"), (230, "#bdae9c"), (330, "#ab9a88"), (440, "#c2b3a2"), (550, "#ab9a88"), (650, "#bdae9c"), (760, "#a89784"), (860, "#c2b3a2"), (960, "#ab9a88"))), f="lift")
    room = rect(X0, Y0, X1 - X0, Y1 - Y0, "url(#room)") + ell(800, 330, 420, 330, "url(#oven)")
    room += g(g(rect(690, 200, 200, 620, "#f0dcc0", 10), rect(676, 190, 220, 34, "#fbeed8", 8), path("M724 470V352Q780 276 836 352V470Z", "#6b3a28"), path("M724 470V352Q780 276 836 352V470Z", "#ffb95e", opacity=.5), path("M742 470Q740 420 764 396Q764 424 776 426Q776 380 794 366Q798 402 814 414Q826 440 818 470Z", "#f08a3f"), path("M760 470Q756 440 776 428Q784 440 792 420Q806 446 800 470Z", "#ffd25e"), rect(712, 468, 136, 16, "#c9b095", 4)), f="lift")
    room += g(rect(318, 318, 170, 14, "#6f4526", 4), g(path("M-22 0Q-34-30-16-50H16Q34-30 22 0Z", "#5b8f4a"), ell(0, -50, 16, 5, "#3f6f33"), t="translate(360 318)"), g(path("M-18 0V-40H18V0Z", "#fff3dc"), line("M-18-26H18", RED, 6), t="translate(424 318)"), f="lift")
    gran_ = gran(474, 868, 1.34, yaw=.5, mood="glad", blink="gran", tilt=7, lean=3, shadow=0, hand=lambda c, i, a, s, t: g(glove(0, .8), t=at(6, 0, 1, a, False)), la=dict(to=(-22, -142), bend=1, z="mid", ha=22), ra=dict(to=(140, -336), bend=-1, z="top", ha=-62))
    inside = clip("M%d %dH%dV%dH%dZ" % (X0, Y0, X1, Y1, X0), room, gran_, rect(X0, Y0, 560, 40, "#3a2010", opacity=.3))
    cur = ""
    for q, x in ((1, X0), (-1, X1)):
        d = "M0 0H150Q140 110 44 210Q60 330 30 470Q10 482 0 476Z"
        cur += g(path(d, "#fdf3df"), clip(d, line("".join("M%d -10V500" % v for v in range(10, 170, 34)), RED, 12, opacity=.62), line("".join("M-10 %dH180" % v for v in range(14, 500, 34)), RED, 12, opacity=.42), path("M60 0Q60 130 0 240V0Z", "#fff", opacity=.18)), line("M0 214Q30 222 50 204", "#b23a34", 12), t="translate(%d %d) scale(%.2f .92)" % (x, Y0, q * .64))
    cur = clip("M%d %dH%dV%dH%dZ" % (X0, Y0, X1, Y1, X0), g(cur, f="lift"))
    fr = "M%d %dH%dV%dH%dZM%d %dH%dV%dH%dZ" % (X0 - 44, Y0 - 44, X1 + 44, Y1 + 10, X0 - 44, X0, Y0, X1, Y1 + 12, X0)
    frame = g(path(fr, "#fdf3df", fill_rule="evenodd"), line("M%d %dV%dM%d %dV%d" % (X0 - 22, Y0 - 10, Y1 - 20, X1 + 22, Y0 - 10, Y1 - 20), "#e3d0a8", 7), g(path("M%d %dQ%d %d %d %dQ%d %d %d %dL%d %dH%dZ" % (X0 - 74, Y0 - 34, 460, Y0 - 66, 590, Y0 - 104, 720, Y0 - 66, X1 + 74, Y0 - 34, X1 + 60, Y0 - 6, X0 - 60), "#5b8f4a"), petals(590, Y0 - 52, 1.5, RED, "#f4cf75"), petals(500, Y0 - 38, .9, CREAM, "#f4cf75"), petals(680, Y0 - 38, .9, CREAM, "#f4cf75"), f="lift"), f="lift")
    shut = lambda x, w: g(rect(x, Y0 - 30, w, 660, "#5b8f4a", 8), rect(x + w * .14, Y0 + 6, w * .72, 260, "#6da158", 6), rect(x + w * .14, Y0 + 330, w * .72, 264, "#6da158", 6), petals(x + w / 2, Y0 + 136, 2.2 * w / 130, CREAM, "#f4cf75"), petals(x + w / 2, Y0 + 462, 2.2 * w / 130, CREAM, "#f4cf75") if w > 100 else "", f="cut")
    sill = g(path("M240 800H946L964 848H222Z", "#fdf3df"), path("M222 848H964V884H222Z", "#e3cda2"), line("M236 858H950", "#fff6e4", 5), f="cut")
    cloth = g(path("M424 800H846L872 846H404Z", "#fbeeda"), path("M404 846H872V930Q856 950 838 930Q818 950 798 930Q776 950 756 930Q734 950 712 930Q690 950 668 930Q646 950 624 930Q602 950 580 930Q556 950 534 930Q512 950 490 930Q468 950 448 930Q424 950 404 930Z", "#fff6e4"), line("M404 868H872M404 910H872", RED, 9), "".join(petals(440 + i * 66, 889, .66, RED, "#f4cf75") for i in range(7)), f="lift")
    pot = g(path("M-52-70L-38 4H38L52-70Z", "#c9673f"), rect(-58, -84, 116, 26, "#d97a50", 8), f="lift")
    ger = g(piece("flowers", "".join(line("M0-80Q%d -120 %d %d" % (x * .4, x, y), "#4f8a3c", 6) for x, y in ((-52, -150), (0, -190), (50, -156))) + "".join(ell(x, y, 30, 24, c) for x, y, c in ((-44, -96, "#5f9e3e"), (0, -112, "#4c8a34"), (46, -98, "#5f9e3e"), (-20, -120, "#74b04a"), (28, -130, "#74b04a"))) + "".join(petals(x + a, y + b, 1., RED, "#f4a08c") for x, y in ((-52, -156), (0, -200), (50, -162)) for a, b in ((-14, 4), (14, 2), (0, -14)))), pot, t="translate(286 832) scale(.8)", f="cut")
    steam = piece("steam", g(*(path(ribbon(p, [3, 8, 9, 7, 2], 4), "#fffaf0", opacity=.8) for p in ([(768, 440), (746, 400), (778, 362), (756, 316), (780, 272)], [(834, 450), (858, 410), (828, 370), (854, 326), (834, 286)])), f="far"))
    lf = shade(700, 822, 170, 14) + loaf(712, 636, 1.72, roll=7, yaw=.62, mood="happy", gaze=(.9, .05), blink="loaf", la=dict(to=(-128, 62), bend=-1, ha=120), ra=dict(to=(136, -34), bend=1, ha=-40), lf=((-20, 120), -7), rf=((116, 118), -24), kn=(1, -1), order="lr")
    fore = g(grassline(-40, 1640, lambda x: 1230, 150, 54, BLADES, .12, 8), f="plain")
    fl = [("poppy", 70, 1230, 250, 46, .08), ("daisy", 170, 1230, 170, 38, -.1), ("poppy", 268, 1235, 130, 38, .1), ("daisy", 360, 1235, 110, 30, .2), ("corn", 440, 1235, 100, 28, -.1), ("poppy", 1530, 1230, 300, 48, -.12), ("daisy", 1420, 1230, 190, 40, -.08), ("poppy", 1330, 1235, 120, 36, .1), ("corn", 1250, 1235, 110, 30, -.1), ("daisy", 1130, 1235, 84, 28, .1)]
    fore += g("".join(flower(*q) for q in fl), f="plain")
    bd = piece("bird", g(bird("sit"), t=at(852, 128, .8), f="lift"))
    bf = piece("butterfly", g(butterfly("#f6ca45", "#fff0b8"), t=at(1190, 640, .8, 20), f="far"))
    return page(defs, sky, back, ground, g(wall, f="cut"), base, shut(118, 142), shut(920, 74), inside, cur, frame, sill, peeper(394, 800, .75, True, False), cloth, ger, steam, lf, bf, bd, fore, veil("url(#cool)", "multiply", .45), veil("url(#dawn)", "soft-light"), veil("url(#dawn)", "screen", .35), veil("url(#deep)", "multiply"), dark=DARK_, rimc=RIM, grain=.21)


# ---------------------------------------------------------------- 2. the hare in the clover
def slide02():
    defs = HILL + SUN + bloom_defs() + clover_defs() + lin("sky", (0, "#93d2d6"), (.45, "#d5eed9"), (.62, "#fff3cd")) + lin("deep", (.7, "#3f5a22", 0), (1, "#3f5a22", .3)) + lin("light", (0, "#fff0b8", .5), (.6, "#fff0b8", 0), x2=1, y2=.8)
    sky = rect(0, 0, 1600, 1200, "url(#sky)") + sunburst(300, 130, 70, op=.3) + bun_cloud(590, 118, .6) + bun_cloud(1180, 120, .55, True) + bun_cloud(1480, 250, .75)
    way = [(1760, 1200, 176), (1400, 1010, 150), (1000, 890, 118), (640, 800, 88), (400, 712, 62), (380, 642, 46), (540, 582, 36), (690, 532, 28), (650, 484, 20), (540, 446, 15), (560, 414, 10), (690, 384, 7)]
    defs += road(way)
    p1 = [(-60, 370), (200, 330), (480, 390), (760, 400), (1100, 500), (1400, 520), (1680, 600)]
    p2 = [(-60, 450), (260, 480), (560, 440), (860, 520), (1160, 640), (1420, 640), (1680, 730)]
    p3 = [(-60, 600), (260, 560), (620, 600), (940, 700), (1260, 800), (1680, 860)]
    back = roll(p1, "url(#h1)", ((24, 52, "#e9df84", .85), (86, 120, "#bfd88e", 1)), WAY) + g(cottage(), t=at(716, 400, .34, 4), f="far") + "".join(tree(x, on(p1)(x) + 4, s, ("#8dba68", "#a3c97a", "#7aa85a"), "#a08060", i, "far") for i, (x, s) in enumerate(((640, .2), (800, .26), (1540, .36))))
    back += birch(1340, 690, 380, 14, 26, 3, f="far") + birch(1430, 690, 300, 12, 6, 5, f="far")
    back += roll(p2, "url(#h2)", ((30, 66, "#d3e48c", .9), (110, 170, "#ecd968", .8, -.15), (220, 270, "#a4cb5e", .8)), WAY, strew(5, -20, 1620, lambda x: on(p2)(x) + 12, lambda x: on(p2)(x) + 150, 90, "ppdb", .28, .5, way))
    ground = roll(p3, "url(#h3)", ((40, 96, "#bada6c", .8), (170, 250, "#8cbc4a", .7), (330, 420, "#a6cf5e", .5)), ticks(4, 0, 1600, 640, 1180, 150, "#b6d86e", 22, 4), ticks(5, 0, 1600, 640, 1180, 90, "#548a34", 22, 4), WAY,
                  strew(6, -20, 1620, lambda x: on(p3)(x) + 14, lambda x: on(p3)(x) + 420, 120, "kkdpb", .45, 1.1, way))
    hr = hare(390, 1010, 1.22, yaw=.55, mood="laugh", gaze=(.8, -.1), blink="hare", ear="ear", turn=.55, tilt=7, lean=5, ears=(-16, 8), lf=((-44, 0), 0), rf=((46, 0), 0), hip=(-6, -112), leg=(58, 58),
              la=dict(to=(-70, -108), bend=1, z="mid", ha=20), ra=dict(to=(146, -196), bend=1, z="top", ha=-60, hold=g(line("M0 26Q4-30 18-84", "#5c9440", 7), g(clover_head(34), t="translate(22 -108) rotate(10)"), path("M6-30Q34-40 44-66Q14-62 6-30Z", "#5c9440"))))
    lf = shade(1116, 912, 150, 18) + loaf(1110, 650, 1.62, roll=21, yaw=.3, pitch=-.05, mood="sing", gaze=(-.7, .2), blink="loaf", la=dict(to=(-138, -46), bend=-1, ha=200), ra=dict(to=(138, -50), bend=1, ha=-35), lf=((-62, 122), 46), rf=((66, 122), -20), kn=(-1, -1), dirs=(1, 1))
    swoosh = g(path(ribbon([(560, 700), (680, 640), (800, 640), (900, 690)], [2, 8, 7, 2], 6), "#fff8e4", opacity=.85), path(ribbon([(640, 780), (740, 730), (830, 730), (912, 768)], [2, 7, 6, 2], 6), "#fff8e4", opacity=.8), f="far")
    dust = puffs((870, 862, 26), (824, 846, 18), (908, 880, 18), (770, 838, 13), (725, 822, 9))
    notes = piece("note", song((990, 400, 1.7, -12, 1, RED))) + song((890, 330, 1.4, 8, 0, GREEN), (800, 250, 1.2, -10, 2, GOLD), (676, 236, 1.25, 10, 1, GREEN), (1180, 330, 1.3, 14, 0, GOLD), (560, 300, 1.1, -8, 0, RED))
    bd = piece("bird", g(bird("fly"), t=at(1350, 200, .8, -6, True), f="lift"))
    hide = shade(750, 1040, 110, 12) + g(stone(), t=at(750, 1036))
    ff = clover_patch(9, 180, 640, lambda x: 1026, 50, 15, .95, .2) + clover_patch(3, 110, 760, lambda x: 1056 + (x - 440) * .05, 60, 22, 1.05, .24)
    fore = clover_patch(7, -20, 1640, 1226, 110, 30, 1.6, .26) + g(grassline(-40, 1640, lambda x: 1240, 110, 60, BLADES, .2, 8), f="plain")
    fore += g("".join(flower(*q) for q in [("poppy", 60, 1235, 330, 50, .1), ("daisy", 158, 1235, 200, 42, .14), ("poppy", 1540, 1230, 250, 46, -.1), ("daisy", 1440, 1230, 150, 38, .1), ("corn", 1360, 1235, 120, 32, -.1)]), f="plain")
    return page(defs, sky, back, ground, swoosh, dust, notes, hr, hide, ff, lf, bd, fore, peeper(750, 992), veil("url(#light)", "screen", .45), veil("url(#deep)", "multiply"), dark=DARK_, rimc=RIM, grain=.21)


# ---------------------------------------------------------------- 3. between the wolf's legs
def slide03():
    defs = HILL + SUN + bloom_defs() + rye_defs() + lin("r1", (0, "#f0dd94"), (1, "#e3c25f")) + lin("r2", (0, "#f2d675"), (1, "#d3a63c")) + lin("sky", (0, "#69b9dc"), (.35, "#a6dae4"), (.66, "#f4f3d6")) + lin("deep", (.72, "#33501c", 0), (1, "#33501c", .38)) + lin("light", (0, "#fff0b8", 0), (1, "#fff0b8", .5), x2=1, y2=-.6)
    sky = rect(0, 0, 1600, 1200, "url(#sky)") + sunburst(1330, 210, 76, m=0) + "".join(bun_cloud(*q) for q in ((250, 600, .8, True, "#f6f4e6", "#e6ead8"), (1010, 560, .7, False, "#f6f4e6", "#e6ead8"), (1260, 560, .9, True, "#f6f4e6", "#e6ead8"), (180, 250, 1.), (1120, 380, .72, True), (890, 120, .5)))
    way = [(1160, 1330, 270), (980, 1160, 215), (740, 1044, 165), (690, 982, 122), (830, 922, 88), (1080, 870, 63), (1240, 822, 46), (1196, 772, 32), (1106, 732, 22), (1200, 690, 15), (1320, 656, 9), (1330, 600, 5)]
    defs += road(way)
    p1 = [(-60, 800), (240, 760), (520, 730), (860, 660), (1180, 640), (1680, 560)]
    p2 = [(-60, 860), (300, 850), (700, 800), (1000, 740), (1300, 720), (1680, 640)]
    p3 = [(-60, 960), (300, 940), (700, 915), (1100, 860), (1680, 790)]
    back = roll(p1, "url(#h1)", ((30, 70, "#ecd77a", .9),), WAY) + "".join(tree(x, on(p1)(x) + 4, s, ("#8dba68", "#a3c97a", "#7aa85a"), "#a08060", i, "far") for i, (x, s) in enumerate(((60, .5), (190, .34), (1560, .5)))) + birch(1430, 690, 390, 14, 20, 3, f="far")
    back += roll(p2, "url(#r2)", ((26, 50, "#f9e7a4", .8), (80, 110, "#e0b94e", .8), (140, 170, "#f4da80", .8)), ticks(12, 0, 1600, 680, 900, 150, "#c99a35", 20, 3.4), ticks(13, 0, 1600, 680, 900, 120, "#fbeab0", 20, 3.2), WAY, strew(5, -20, 1620, lambda x: on(p2)(x) + 10, lambda x: on(p2)(x) + 120, 90, "ppcpd", .3, .5, way))
    ground = roll(p3, "url(#h3)", ((36, 84, "#bada6c", .8), (150, 220, "#8cbc4a", .6)), ticks(4, 0, 1600, 900, 1180, 110, "#b6d86e", 26, 4.4), ticks(5, 0, 1600, 900, 1180, 70, "#548a34", 26, 4.4), WAY,
                  strew(6, -20, 1620, lambda x: on(p3)(x) + 12, lambda x: on(p3)(x) + 200, 70, "pdbkp", .5, 1.2, way))
    S = 1.16
    lf = loaf(12, -106, 1.0, roll=10, yaw=.55, pitch=.05, mood="sly", gaze=(.5, -.9), blink="loaf", la=dict(to=(-116, 66), bend=-1, ha=120), ra=dict(to=(42, 62), bend=-1, z="top", ha=-110, l=36, thumb=1), lf=((-66, 112), 30), rf=((62, 120), -14), kn=(-1, -1), f="lift")
    w = shade(440, 1022, 110, 18) + shade(812, 1012, 110, 18) + shade(650, 1022, 130, 16) + wolf(620, 1016, S, mood="dream", gaze=(.5, .7), blink="wolf", wag="tail", lean=-5, arm=(80, 76), tilt=-9, hip=(6, -286), lf=((-190, 4), 0), rf=((188, -4), 0), kn=(1, -1), order="lr",
             la=dict(to=(-6, -408), bend=1, z="top", ha=-40), ra=dict(to=(26, -404), bend=-1, z="top", ha=-140, thumb=1), tailpts=[(-60, 14), (-150, 40), (-220, -10), (-236, -96), (-206, -150)], between=lf, hoff=(10, -296))
    notes = piece("note", song((1010, 560, 1.5, -10, 1, RED))) + song((1130, 450, 1.25, 10, 0, GREEN), (980, 390, 1.1, -6, 2, GOLD), (1180, 620, 1.05, 8, 0, GOLD), (1060, 240, 1.3, 12, 1, GREEN), (350, 420, 1.15, -14, 0, RED), (262, 540, 1.2, 8, 1, GOLD), (1190, 330, 1, -8, 2, RED))
    ms = shade(1180, 1030, 90, 12) + piece("mouse", g(g(mouse(), f="cut"), t=at(1180, 1026, 1.25)))
    bd = g(bird("fly"), t=at(1330, 500, .75, -8, True), f="lift")
    bf = piece("butterfly", g(butterfly("#f0a860", "#fbe3a8"), t=at(1030, 706, .8, -14), f="far"))
    blade = lambda x, tx, ty, w, c: path("M%s 1240Q%s %s %s %sQ%s %s %s 1240Z" % tuple(n(v) for v in (x - w, (x - w) * .7 + tx * .3, (1240 + ty) / 2, tx, ty, (x + w) * .6 + tx * .4, (1240 + ty) / 2 + 20, x + w)), c)
    ry = g(rye(4, 1330, 1650, lambda x: 960, 9, .8, -4) + rye(6, -50, 210, lambda x: 1010, 8, .8, 6), f="plain")
    big = g(blade(40, 190, 640, 46, BLADES[2]), blade(-10, 90, 540, 44, BLADES[0]), blade(130, 300, 820, 36, BLADES[1]), blade(1570, 1450, 640, 46, BLADES[2]), blade(1620, 1516, 520, 48, BLADES[0]), blade(1480, 1370, 860, 34, BLADES[1]), f="plain")
    fore = big + g("".join(flower(*q) for q in [("poppy", 150, 1240, 470, 74, -.06), ("daisy", 60, 1240, 300, 66, .1), ("daisy", 1500, 1240, 420, 70, .06), ("poppy", 1420, 1240, 250, 58, -.1), ("corn", 260, 1240, 170, 44, .15), ("corn", 1330, 1240, 130, 40, .1)]), f="plain") + g(grassline(-40, 1640, lambda x: 1246, 130, 56, BLADES, .1, 8), f="plain")
    return page(defs, sky, back, ground, ry, notes, w, ms, bf, bd, fore, veil("url(#light)", "screen", .4), veil("url(#deep)", "multiply"), dark=DARK_, rimc=RIM, grain=.21)


# ---------------------------------------------------------------- 4. the bear claps
def slide04():
    defs = HILL + SUN + bloom_defs() + berry_defs() + lin("sky", (0, "#9ed2e0"), (.12, "#d3ebe0"), (.22, "#fdf1cf")) + lin("deep", (.7, "#3f5a22", 0), (1, "#3f5a22", .32)) + lin("light", (0, "#fff0b8", 0), (1, "#ffe9a0", .5), x2=1, y2=-.5)
    sky = rect(0, 0, 1600, 1200, "url(#sky)") + "".join(line("M%d 400A%d %d 0 0 1 %d 400" % (850 - q, q, q, 850 + q), c, 17, opacity=.75, stroke_linecap="butt") for q, c in ((352, "#e8806a"), (336, "#f2aa62"), (320, "#f8d878"), (304, "#a9cf7c"), (288, "#7fbcd0"), (272, "#a99bc9"))) + bun_cloud(420, 120, .6) + bun_cloud(1190, 150, .6, True)
    way = [(480, 1330, 196), (700, 1150, 172), (1060, 1020, 140), (1380, 920, 110), (1464, 830, 86), (1300, 742, 66), (1020, 662, 52), (896, 582, 42), (1010, 502, 34), (1240, 432, 28), (1330, 374, 22), (1200, 324, 17), (1050, 282, 12), (1060, 240, 8), (1120, 190, 5)]
    defs += road(way)
    p1 = [(-60, 250), (240, 210), (560, 250), (900, 210), (1240, 180), (1680, 260)]
    p2 = [(-60, 330), (300, 350), (640, 300), (1000, 330), (1340, 260), (1680, 330)]
    p3 = [(-60, 520), (300, 460), (660, 500), (1000, 430), (1340, 470), (1680, 400)]
    p4 = [(-60, 800), (300, 760), (640, 740), (960, 690), (1300, 640), (1680, 690)]
    back = roll(p1, "url(#h1)", ((20, 44, "#e9df84", .85),), WAY) + "".join(fir(x, on(p1)(x) + 8, h, "#84ad74", "#95bb82") for x, h in ((120, 110), (176, 140), (240, 100)))
    back += roll(p2, "url(#h2)", ((24, 54, "#d3e48c", .9), (90, 130, "#ecd968", .8)), WAY, strew(5, -20, 1620, lambda x: on(p2)(x) + 10, lambda x: on(p2)(x) + 120, 70, "ppdb", .24, .4, way)) + "".join(tree(x, on(p2)(x) + 6, s, ("#84b35e", "#9bc572", "#70a04f"), "#96795c", i, "far") for i, (x, s) in enumerate(((700, .3), (770, .22))))
    back += roll(p3, "url(#h2)", ((30, 76, "#cfe07c", .9), (130, 190, "#a9cf5c", .8), (230, 280, "#e3d262", .6, .2)), WAY, strew(8, 500, 1620, lambda x: on(p3)(x) + 12, lambda x: on(p3)(x) + 210, 90, "ppdbc", .36, .62, way))
    ground = roll(p4, "url(#h3)", ((40, 110, "#bada6c", .8), (200, 290, "#8cbc4a", .6)), ticks(4, 0, 1600, 760, 1180, 130, "#b6d86e", 24, 4.4), ticks(5, 0, 1600, 760, 1180, 80, "#548a34", 24, 4.4), WAY,
                  strew(6, 500, 1620, lambda x: on(p4)(x) + 12, lambda x: on(p4)(x) + 420, 90, "pdbpk", .5, 1.1, way))
    bush1 = berry_bush(128, 838, 1.62, 4, 16) + berry_bush(700, 792, .86, 7, 10)
    br = bear(436, 1034, 1.36, yaw=.5, mood="glad", blink="bear", gaze=(.9, -.6), tilt=6, lean=4, lf=((-108, 10), -12), rf=((128, 6), 14), feet=bear_foot, la=dict(to=(-66, -134), bend=1, z="top", ha=-44, hand=palm), ra=dict(to=(126, -140), bend=-1, z="top", ha=-138, thumb=1, hand=palm))
    clapm = g(line("M477 752V712M446 758L424 728M508 758L530 728", "#eea03a", 9), f="lift")
    bask = shade(856, 980, 100, 13) + g(g(line("M-84-70Q0-220 84-70", "#a9764a", 13), *(spray("rb", -62 + (i % 5) * 31, -78 - (i // 5) * 22, .95, (i * 37) % 60 - 30) for i in range(9)), path("M-92-74Q-84 0-60 6H60Q84 0 92-74Z", "#c4925e"), line("".join("M%d -70L%d 2" % (x, x * .76) for x in range(-76, 90, 25)), "#a9764a", 6), line("M-88-50Q0-36 88-50M-80-22Q0-8 80-22", "#dbb07c", 7), rect(-98, -84, 196, 20, "#a9764a", 10)), t="translate(856 976) scale(.9)", f="cut")
    lf = shade(1140, 470, 46, 8) + piece("loaf", loaf(1136, 386, .6, roll=-8, yaw=-.5, mood="singing", gaze=(-.7, .4), la=dict(to=(-128, -74), bend=-1, ha=-130), ra=dict(to=(136, -20), bend=1, ha=0), lf=((-40, 132), 0), rf=((64, 118), -30), kn=(1, -1), dirs=(1, 1)))
    dust = puffs((1196, 462, 12), (1216, 452, 9), (1178, 470, 9))
    notes = song((1000, 300, .8, -10, 0, RED), (980, 430, .95, 8, 1, GREEN), (900, 350, 1., -8, 2, GOLD), (840, 460, 1.15, 10, 0, RED), (900, 560, .9, -12, 1, GOLD))
    fore = g(grassline(-40, 1640, lambda x: 1235, 120, 58, BLADES, .1, 8), f="plain") + g("".join(flower(*q) for q in [("daisy", 1300, 1240, 110, 36, -.1), ("poppy", 1200, 1240, 90, 34, .1), ("daisy", 50, 1240, 190, 46, .1), ("poppy", 160, 1240, 130, 42, .1), ("daisy", 560, 1240, 80, 30, .1), ("corn", 270, 1240, 90, 28, .1)]), f="plain")
    st = stack(300, on(p2)(300) + 26, .5) + stack(1440, on(p2)(1440) + 60, .56) + stack(1530, on(p2)(1530) + 52, .46)
    twigs = piece("twig", g(line("M1640 110Q1500 92 1392 150", "#8a6a46", 10), *(spray("rl%d" % (i % 3), x, y, 1.5, t) for i, (x, y, t) in enumerate(((1600, 112, 200), (1540, 98, -10), (1530, 106, 170), (1466, 116, -40), (1444, 128, 200), (1400, 146, -110), (1590, 100, 20)))), spray("rb", 1496, 172, 1.2), spray("rb", 1562, 164, 1.1, 8), f="cut"))
    spr = g(line("M1640 900Q1560 980 1480 1010M1640 1010Q1560 1080 1420 1120", "#6f8a3a", 10), *(spray("rl%d" % (i % 3), x, y, 2.3, t) for i, (x, y, t) in enumerate(((1600, 940, -60), (1560, 970, 150), (1520, 990, -30), (1486, 1008, -90), (1590, 1050, -20), (1540, 1080, 170), (1500, 1098, -36), (1450, 1112, 200), (1424, 1120, -80), (1610, 1030, 190), (1600, 1130, -30), (1540, 1160, -60), (1640, 1180, 0)))), spray("rb", 1548, 1030, 1.7, 6), spray("rb", 1470, 1060, 1.5, -8), spray("rb", 1580, 1110, 1.6, 4), f="cut")
    bd = piece("bird", g(bird("sit"), t=at(858, 832, .76, 0, True), f="lift"))
    hide = shade(1250, 1082, 100, 12) + g(stump(), t=at(1250, 1076))
    return page(defs, sky, back, st, dust, lf, bush1, ground, notes, bask, bd, br, clapm, hide, twigs, fore, spr, peeper(1250, 1020, tail=False), veil("url(#light)", "screen", .4), veil("url(#deep)", "multiply"), dark=DARK_, rimc=RIM, grain=.21)


# ---------------------------------------------------------------- 5. on the fox's nose
def slide05():
    defs = HILL + SUN + bloom_defs() + lin("sky", (0, "#9fdde2"), (.3, "#e6efd0"), (.5, "#fff0bc"), (.7, "#ffdf9a")) + lin("deep", (.7, "#4a4a1a", 0), (1, "#4a4a1a", .35)) + lin("light", (.2, "#ffdb8a", 0), (1, "#ffdb8a", .6), x2=1, y2=-.4) + lin("amber", (0, "#ffd08a"), (1, "#ffe9c4"))
    sky = rect(0, 0, 1600, 1200, "url(#sky)") + sunburst(1420, 330, 84, "#fff0b4", .36) + bun_cloud(1210, 140, .6, col="#fff3da", shade_="#f7d9a8") + bun_cloud(350, 170, .8, True, "#fff3da", "#f7d9a8")
    way = [(800, 1330, 220), (970, 1170, 180), (1280, 1050, 132), (1440, 970, 102), (1340, 892, 76), (1140, 832, 58), (1180, 772, 44), (1330, 722, 32), (1290, 672, 22), (1170, 632, 14), (1200, 570, 8)]
    defs += road(way)
    p1 = [(-60, 560), (300, 620), (640, 640), (960, 590), (1240, 620), (1680, 540)]
    p2 = [(-60, 720), (300, 700), (700, 740), (1080, 700), (1400, 740), (1680, 690)]
    p3 = [(-60, 950), (400, 930), (800, 930), (1150, 860), (1420, 850), (1680, 900)]
    back = roll(p1, "url(#h1)", ((26, 60, "#eadb78", .85), (100, 140, "#c5d888", 1)), WAY) + "".join(tree(x, on(p1)(x) + 4, s, ("#a3b860", "#bcca74", "#8fa652"), "#a08060", i, "far") for i, (x, s) in enumerate(((1560, .5), (90, .5))))
    back += birch(1490, 800, 470, 17, -26, 3, leaf=("#b3c060", "#cdd27a", "#98a84e"), f="far") + birch(1585, 800, 350, 14, 14, 5, leaf=("#b3c060", "#cdd27a", "#98a84e"), f="far")
    back += roll(p2, "url(#h2)", ((30, 80, "#dbe184", .9), (140, 210, "#ecd25e", .75)), WAY, strew(5, 700, 1620, lambda x: on(p2)(x) + 10, lambda x: on(p2)(x) + 170, 80, "ppdb", .4, .7, way))
    ground = roll(p3, "url(#h3)", ((40, 110, "#c9d866", .8), (200, 280, "#8cb64a", .6)), ticks(4, 0, 1600, 940, 1180, 90, "#c3d86e", 26, 4.4), ticks(5, 0, 1600, 940, 1180, 70, "#548a34", 26, 4.4), WAY, strew(6, 760, 1620, lambda x: on(p3)(x) + 12, lambda x: on(p3)(x) + 300, 80, "pdbpc", .6, 1.2, way))
    fx = fox(520, 1486, 2.12, mood="sly", blink="fox", ear="ear", gaze=(.95, -.85), tilt=-15, hoff=(10, -272), lean=3, shadow=0, tail=[(-60, 20), (-140, 0), (-180, -110), (-152, -236)], ears=(-6, 4),
             aw=(26, 19), la=dict(to=(-104, -500), bend=1, z="top", ha=-46, thumb=1), ra=dict(to=(132, -206), bend=-1, z="mid", ha=10))
    lf = loaf(1000, 262, 1.3, roll=-4, yaw=-.45, mood="singing", blink="loaf", gaze=(-.75, .7), la=dict(to=(-134, -36), bend=-1, ha=200), ra=dict(to=(136, -40), bend=1, ha=-30), lf=((-16, 132), 4), rf=((34, 128), -4), dirs=(-1, -1), kn=(1, -1))
    notes = piece("note", song((1240, 220, 1.3, 12, 1, RED))) + song((1300, 380, 1.1, -8, 0, GREEN), (1190, 440, 1., 10, 2, GOLD), (800, 190, 1.15, -12, 0, RED), (1330, 470, .95, 6, 2, GREEN), (1370, 200, 1., 8, 0, GOLD))
    st = stack(1010, on(p1)(1010) + 44, .62) + stack(1090, on(p1)(1090) + 50, .5)
    bd = piece("bird", g(bird("fly"), t=at(1200, 590, .72, -6, True), f="lift"))
    bf = piece("butterfly", g(butterfly("#f6ca45", "#fff0b8"), t=at(1180, 720, .8, 18), f="far"))
    hide = shade(984, 1014, 110, 12) + g(stone(), t=at(980, 1008))
    fore = g(grassline(-40, 1640, lambda x: 1240, 130, 56, ("#5f8a30", "#759e3a", "#4d7629", "#8cb04a"), .1, 8), f="plain") + g("".join(flower(*q) for q in [("poppy", 50, 1240, 300, 56, .06), ("daisy", 150, 1240, 190, 48, .1), ("poppy", 1540, 1235, 330, 56, -.08), ("daisy", 1450, 1235, 230, 48, .06), ("corn", 1350, 1240, 130, 38, -.1), ("poppy", 1250, 1240, 120, 42, .1), ("daisy", 1130, 1240, 90, 34, .1), ("corn", 250, 1240, 110, 34, .1)]), f="plain")
    return page(defs, sky, back, st, ground, bf, hide, fx, fore, peeper(980, 964), veil("url(#amber)", "multiply", .34), veil("url(#light)", "soft-light", .7), veil("url(#light)", "screen", .22), veil("url(#deep)", "multiply"), notes, lf, bd, veil("url(#amber)", "multiply", .2), dark=DARK_, rimc="#fff3cf", grain=.21)


# ---------------------------------------------------------------- 6. home in a high bow
def slide06():
    defs = HILL + SUN + bloom_defs() + rye_defs() + lin("sky", (0, "#e7a98a"), (.25, "#f9c98c"), (.5, "#ffe6a4")) + lin("deep", (.7, "#4a3a1a", 0), (1, "#4a3a1a", .36)) + lin("amber", (0, "#ffc98a"), (1, "#ffe0b4")) + rad("glow", (0, "#fff0b0", .75), (.5, "#ffd98a", .3), (1, "#ffd98a", 0), cx=.5, cy=.3, r=.6) + rad("lamp", (0, "#ffe79a", .8), (1, "#ffe79a", 0))
    sky = rect(0, 0, 1600, 1200, "url(#sky)") + sunburst(760, 556, 104, "#fff0b4", .3) + bun_cloud(350, 210, .8, col="#ffe9cf", shade_="#f3b98c") + bun_cloud(1130, 130, .65, True, "#ffe9cf", "#f3b98c") + bun_cloud(1500, 250, .7, col="#ffe9cf", shade_="#f3b98c")
    way = [(240, 1330, 224), (420, 1160, 190), (820, 1060, 142), (1180, 990, 108), (1240, 920, 84), (1060, 852, 64), (980, 792, 50), (1120, 732, 40), (1296, 682, 30), (1326, 632, 22), (1332, 590, 15), (1336, 552, 10)]
    defs += road(way)
    p1 = [(-60, 640), (240, 600), (520, 640), (800, 620), (1100, 560), (1680, 500)]
    p2 = [(-60, 720), (300, 740), (640, 720), (900, 640), (1160, 560), (1340, 545), (1680, 600)]
    p3 = [(-60, 860), (260, 830), (600, 860), (960, 900), (1300, 850), (1680, 830)]
    back = roll(p1, "url(#h1)", ((26, 56, "#efd67a", .85), (100, 150, "#c9cf84", .9))) + "".join(fir(x, on(p1)(x) + 8, h, "#9aa468", "#aab276") for x, h in ((80, 140), (140, 180), (210, 120)))
    back += roll(p2, "url(#h2)", ((34, 84, "#dbdc78", .9), (150, 220, "#efcf58", .75, -.2), (290, 350, "#a9c25a", .8)), WAY, strew(5, 300, 1620, lambda x: on(p2)(x) + 12, lambda x: on(p2)(x) + 260, 120, "ppdb", .3, .65, way))
    house = birch(1530, 572, 330, 13, 10, 3, leaf=("#b8b85a", "#d2c974", "#9a9e4a"), f="far") + ell(1392, 470, 300, 240, "url(#lamp)") + shade(1392, 568, 170, 16) + piece("smoke", g(plume("#fff0dc"), t=at(1392, 566, .84))) + g(cottage(True, None), t=at(1392, 566, .84), f="cut")
    fence = g("".join(rect(x, 532 + (x - 1400) * .07, 12, 62, "#fdf3df", 5) for x in range(1500, 1640, 27)) + line("M1492 556L1640 566M1492 578L1640 590", "#fdf3df", 8), f="lift")
    gr = gran(1092, 676, .52, yaw=-.3, mood="look", blink="gran", gaze=(-.8, -.7), tilt=-8, la=dict(to=(-168, -304), bend=-1, z="top", ha=-120), ra=dict(to=(118, -150), bend=-1, z="top", ha=40), lean=-3) + \
        grandpa(1244, 668, .55, tilt=-6, la=dict(to=(-112, -150), bend=1, z="top", ha=140), ra=dict(to=(166, -330), bend=1, z="top", ha=-60, name="grandpa"), lean=-3)
    ground = roll(p3, "url(#h3)", ((40, 110, "#c9cc5e", .8), (190, 270, "#93ae48", .6)), ticks(4, 0, 1600, 880, 1180, 110, "#d0d470", 24, 4.4), ticks(5, 0, 1600, 880, 1180, 80, "#5c8434", 24, 4.4), WAY, strew(6, -20, 1620, lambda x: on(p3)(x) + 12, lambda x: on(p3)(x) + 300, 110, "pdbpc", .5, 1.15, way))
    fx = shade(410, 1036, 170, 24) + fox(400, 1030, 1.02, mood="gape", blink="fox", wag="tail", gaze=(.5, -1), tilt=-34, lean=-6, hoff=(14, -270), ears=(-12, -8), tail=[(-56, 30), (-150, 60), (-230, 0), (-250, -110)], shadow=0, la=dict(to=(-138, -232), bend=1, z="mid", ha=200), ra=dict(to=(160, -300), bend=1, z="mid", ha=-30))
    bow = trail([(566, 470), (590, 360), (650, 270), (740, 226)], 11, (4, 10), "#fff6d8") + trail([(960, 300), (1040, 330), (1094, 374), (1130, 410)], 8, (9, 4), "#fff6d8", .8)
    lf = piece("loaf", loaf(830, 262, 1.3, roll=16, yaw=.55, mood="laugh", la=dict(to=(-136, -50), bend=-1, ha=200), ra=dict(to=(138, -56), bend=1, ha=-40), lf=((-74, 116), 50), rf=((26, 136), 10), kn=(-1, -1)))
    notes = song((1020, 130, 1.1, 10, 1, RED), (1180, 330, .95, 12, 0, GREEN))
    bd = piece("bird", g(bird("fly"), t=at(1110, 200, .7, 4), f="lift"))
    hide = shade(704, 986, 100, 12) + g(stump(), t=at(700, 980))
    ry = g(rye(4, 1380, 1650, 1236, 12, 1.15, -6) + rye(6, -60, 120, 1236, 6, 1.15, 6), f="plain")
    fore = g(grassline(-40, 1640, lambda x: 1240, 130, 56, ("#5f7f2e", "#759238", "#4d6b27", "#8ca448"), .1, 8), f="plain") + g("".join(flower(*q) for q in [("poppy", 60, 1240, 260, 52, .06), ("daisy", 160, 1240, 150, 44, .1), ("poppy", 1530, 1235, 280, 52, -.08), ("daisy", 1430, 1235, 190, 46, .06), ("corn", 1340, 1240, 130, 36, -.1), ("poppy", 1090, 1240, 90, 36, .1), ("daisy", 600, 1240, 80, 32, .1), ("corn", 270, 1240, 90, 32, .1)]), f="plain")
    return page(defs, sky, back, house, fence, gr, ground, hide, fx, ry, fore, peeper(700, 924, tail=False), veil("url(#amber)", "multiply", .6), veil("url(#glow)", "screen", .4), veil("url(#deep)", "multiply"), bow, notes, bd, lf, veil("url(#amber)", "multiply", .25), dark="#4a2e1e", rimc="#fff0c8", grain=.21)


# ---------------------------------------------------------------- cover
def cover():
    defs = HILL + SUN + bloom_defs() + lin("sky", (0, "#86cfd4"), (.4, "#d3eed8"), (.6, "#fff3cd")) + lin("deep", (.7, "#3f5a22", 0), (1, "#3f5a22", .34)) + lin("light", (0, "#fff0b8", .5), (.6, "#fff0b8", 0), x2=1, y2=.8)
    sky = rect(0, 0, 1600, 1200, "url(#sky)") + sunburst(800, 260, 60, op=.36) + bun_cloud(210, 150, .7) + bun_cloud(1440, 140, .75, True)
    way = [(720, 1330, 290), (860, 1130, 225), (1020, 1000, 165), (1150, 910, 116), (1130, 820, 82), (960, 720, 58), (900, 640, 46), (990, 556, 35), (930, 484, 25), (800, 432, 18), (742, 392, 13), (733, 340, 9)]
    defs += road(way)
    p1 = [(-60, 520), (240, 440), (520, 400), (780, 330), (1060, 360), (1340, 440), (1680, 420)]
    p2 = [(-60, 620), (300, 600), (640, 560), (1000, 520), (1340, 560), (1680, 520)]
    p3 = [(-60, 860), (300, 880), (800, 960), (1300, 900), (1680, 840)]
    back = roll(p1, "url(#h1)", ((26, 60, "#e9df84", .85), (100, 150, "#bfd88e", 1)), WAY, strew(5, 300, 1300, lambda x: on(p1)(x) + 14, 520, 60, "ppdb", .3, .5, way))
    back += shade(770, 338, 100, 10) + g(cottage(), t=at(770, 336, .56), f="far") + g(bird("sit"), t=at(868, 184, .6), f="lift")
    hill2 = roll(p2, "url(#h2)", ((40, 100, "#cfe284", .9), (170, 240, "#e9d666", .6), (300, 360, "#a4cb5e", .7)), WAY, strew(7, -20, 1620, lambda x: on(p2)(x) + 20, 900, 90, "ppdbk", .5, .9, way))
    br = bear(340, 788, 1.3, yaw=.35, mood="glad", gaze=(.9, .6), tilt=6, shadow=0, la=dict(to=(-60, -176), bend=1, z="top", ha=-46, hand=palm), ra=dict(to=(116, -182), bend=-1, z="top", ha=-134, thumb=1, hand=palm))
    wl = wolf(1270, 964, 1.16, True, mood="dream", tilt=6, shadow=0, hoff=(14, -290), arm=(76, 72), la=dict(to=(6, -396), bend=1, z="top", ha=-40), ra=dict(to=(40, -392), bend=-1, z="top", ha=-140, thumb=1))
    hr = hare(248, 1262, 1.2, yaw=.5, mood="happy", gaze=(.9, -.2), turn=.4, tilt=7, ears=(-26, 2), bent=(-1, 0), shadow=0, ra=dict(to=(112, -250), bend=1, z="top", ha=-50), la=dict(to=(-80, -120)))
    fx = fox(1416, 1336, 1.1, True, mood="sly", gaze=(.95, -.5), tilt=-6, shadow=0, la=dict(to=(-112, -180), z="mid"), ra=dict(to=(120, -190), bend=-1, z="mid", ha=30))
    lf = shade(800, 1130, 280, 28) + loaf(796, 742, 2.8, roll=6, yaw=.12, mood="happy", gaze=(.2, -.1), la=dict(to=(-130, -18), bend=-1, ha=205), ra=dict(to=(136, -44), bend=1, ha=-45), lf=((-44, 128), 10), rf=((50, 124), -14), kn=(1, -1), dirs=(-1, 1))
    ground = roll(p3, "url(#h3)", ((40, 110, "#bada6c", .8),), ticks(4, 0, 1600, 960, 1180, 110, "#b6d86e", 24, 4.4), WAY)
    notes = song((616, 300, 1.4, -12, 1, RED), (1010, 270, 1.5, 10, 0, RED), (610, 130, 1.2, 8, 0, GREEN), (1060, 110, 1.2, -8, 1, GREEN), (960, 420, 1.1, -6, 2, GOLD))
    fore = g(grassline(-40, 1640, lambda x: 1236, 120, 56, BLADES, .06, 8), f="plain") + g("".join(flower(*q) for q in [("poppy", 60, 1240, 210, 54, .1), ("daisy", 300, 1240, 120, 46, .1), ("poppy", 420, 1240, 100, 44, -.1), ("daisy", 180, 1240, 100, 42, -.1), ("poppy", 1190, 1240, 110, 46, .1), ("daisy", 1290, 1240, 130, 46, -.1), ("poppy", 1545, 1240, 210, 54, -.1), ("corn", 1400, 1240, 100, 34, .1), ("corn", 500, 1240, 80, 30, .1)]), f="plain")
    return page(defs, sky, back, notes, br, wl, hill2, ground, hr, fx, lf, fore, veil("url(#light)", "screen", .4), veil("url(#deep)", "multiply"), dark=DARK_, rimc=RIM, grain=.21)
