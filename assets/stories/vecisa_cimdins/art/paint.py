#!/usr/bin/env python3
"""Vecīša cimdiņš: its seven pictures. The mitten and the winter wood are in world.py, the old man, the dog and the
animals in figures.py, what all tales share in assets/art."""
from figures import *
from world import *

INK = "#24406e"


def snow_defs(a="#ffffff", b="#dfeaf7", c="#c4d8ef", d="#f4f9ff", e="#b4cbe8"):
    return lin("s1", (0, b), (1, c)) + lin("s2", (0, d), (1, c)) + lin("s3", (0, a), (.5, d), (1, e)) + lin("mound", (0, a), (.5, d), (.8, d), (1, d, 0)) + flake_defs() + knit_defs()


# ---------------------------------------------------------------- 1. the lost mitten, clear cold noon
def slide01():
    defs = lin("sky", (0, "#4f9bd8"), (.35, "#9fd0ef"), (.55, "#e6f4fb")) + snow_defs() + inside_defs() + rad("sun", (0, "#fffef2"), (.22, "#fff6cc", .95), (1, "#fff3c4", 0)) + \
        lin("light", (0, "#fff3c8", .4), (.6, "#fff3c8", 0), x1=1, x2=0, y2=.8) + lin("deep", (.55, "#5b86c4", 0), (1, "#4d78b8", .34))
    rays = "".join(path("M1180 170L%d %dL%d %dZ" % (1180 + 1700 * math.cos(a), 170 + 1700 * math.sin(a), 1180 + 1700 * math.cos(a + .09), 170 + 1700 * math.sin(a + .09)), "#fffdf0", opacity=.2) for a in [i * math.pi / 11 + .1 for i in range(22)])
    sky = rect(0, 0, 1600, 1200, "url(#sky)") + rays + ell(1180, 170, 400, 400, "url(#sun)") + g(ell(1180, 170, 66, 66, "#fff8d6"), f="far") + piece("cloud", cloud(690, 150, .7, "#ffffff", "#dcebf7")) + cloud(960, 300, .45, "#ffffff", "#dcebf7", True)
    back = fars(-20, 1640, lambda x: 520 - 20 * math.sin(x / 300), 150, 52, "#9dbdd8", "#e9f3fb", 3) + snowhill([(-40, 520), (300, 480), (700, 520), (1100, 490), (1640, 520)], "url(#s1)") + fars(-10, 460, 560, 190, 74, "#7ba5bf", "#f3f9ff", 5) + fars(900, 1640, 560, 200, 80, "#7ba5bf", "#f3f9ff", 6)
    back += snowhill([(-40, 600), (300, 560), (700, 585), (1100, 560), (1640, 590)], "url(#s2)", dents(1, 0, 1600, 590, 700, 30, "#c9dcf0", 3))
    firs = shade(160, 716, 150, 18, INK, .25) + snowfir(150, 712, 560, seed=2) + snowfir(330, 660, 330, seed=3) + shade(1440, 716, 150, 18, INK, .25) + snowfir(1215, 642, 280, seed=7) + snowfir(1440, 716, 580, seed=5) + snowfir(1590, 760, 420, seed=8)
    ground = snowhill([(-40, 740), (260, 690), (600, 660), (900, 690), (1250, 690), (1640, 760)], "url(#s3)", dents(4, 0, 1600, 760, 1160, 60, "#c3d8ef", 5))
    trail = prints("boot", [(905, 1075), (850, 985), (745, 900), (655, 830), (618, 772)], 74, 1.3, "#9db9de", (1.25, .5), .85) + prints("paw", [(780, 1120), (760, 1030), (640, 930), (560, 860), (520, 800), (505, 780)], 44, 1.2, "#a9c2e2", (1.2, .5), .8)
    cast = path("M660 770C760 800 880 800 1000 776C900 760 760 746 690 748Z", "#6d94c8", opacity=.35, filter="url(#blur)")
    # the old man with a bundle of twigs on his back
    wood = g("".join(path(ribbon([(-120 + 6 * (i % 3), -118 + i * 13), (0, -122 + i * 13), (118 - 8 * (i % 2), -114 + i * 13)], [9, 9, 8], 3), ("#8b6142", "#a2744f", "#755139", "#b58a60")[i % 4]) for i in range(8)) + "".join(ell(118 - 8 * (i % 2), -114 + i * 13, 6, 9, "#dcb98a") for i in range(8))
             + line("M-56-128Q-66-70-56-14M56-128Q66-70 56-14", "#e9dcc6", 8) + "".join(ell(a, b, r_, 13, "#ffffff") for a, b, r_ in ((-60, -122, 34), (-14, -126, 40), (50, -122, 36))), f="lift")
    m = piece("man", man(624, 764, .66, back=True, lean=4, yaw=0, la=dict(to=(-126, -150), glove=small_mitten(.66), ha=110, bend=1), ra=dict(to=(124, -150), ha=70, bend=-1, z="mid"), lf=((-46, -34), 0), rf=((46, 10), 0), extra=wood, tilt=3, nod=(0, 18)))
    d = dog(478, 778, .58, True, yaw=-.62, mood="surprised", gaze=(-.8, .5), tilt=6, hoff=(-6, -4), legs=((-92, 0), (-30, 0), (46, -8), (98, 0)), ears=(0, -16), parts=dict(head="dog"))
    mt = mitten(L=560, H=205, rx=76, ry=168, cuff=116, thumb=(.26, 130, 74, 14), lift=10)
    mit = ell(1060, 990, 340, 42, "#4a76b8", opacity=.45, filter="url(#blur)") + piece("mitten", g(*mt[:3], t="translate(800 916) rotate(-8) scale(.76)"))
    mit += drift(930, 1350, 1024, 66, 4) + drift(730, 970, 1068, 36, 8)
    # a mouse looks from behind a stump
    peek = g(g(stump(.66), t="translate(1446 850)", f="cut"), g(paw(WHO["mouse"], 100, .56, None, "grip"), t=at(1396, 760), f="lift"), piece("mouse", clip("M1300 500H1560V767H1300Z", bust("mouse", 1424, 764, .36), g(head("mouse", -.5, "surprised", (-.9, .5)), t=at(1424, 682, .52, -8), f="cut")), foot=731)) + drift(1350, 1530, 860, 20, 3)
    fore = g(branch([(1660, 60), (1500, 70), (1380, 112), (1290, 170)], L=92, seed=4), f="cut") + g(branch([(-60, 150), (60, 190), (190, 268), (262, 330)], L=100, seed=6), f="cut")
    fore += snowhill([(-40, 1130), (240, 1100), (520, 1150), (900, 1172), (1250, 1150), (1640, 1090)], "#f3f8ff", dents(9, 0, 1600, 1120, 1190, 14, "#c9dcf0", 5)) + piece("reeds", g(reed(120, 1140, 220, .1), reed(180, 1150, 150, .24, 4), reed(70, 1160, 160, -.14, 6), f="plain")) + g(reed(1500, 1140, 230, -.12, 7), reed(1450, 1150, 140, -.3, 8), f="plain") + g(cone(.7), t="translate(430 1128) rotate(70)", f="lift")
    bd = piece("bird", g(bird("fly", belly="#f2e3b0"), t=at(1110, 400, .6, -8, True), f="far"))
    fore += sparkle(3, 0, 700, 800, 1180, 34) + sparkle(4, 700, 1600, 1050, 1180, 16)
    return page(defs, sky, back, firs, ground, cast, trail, d, m, peek, bd, mit, fore, veil("url(#light)", "screen", .8), veil("url(#deep)", "multiply", .8), dark=INK, rimc="#ffffff", dx=-4, grain=.17)


# ---------------------------------------------------------------- 2. a mouse finds a house
def slide02():
    defs = lin("sky", (0, "#7fb3dc"), (.4, "#b9d7ec"), (.6, "#e3eef6")) + snow_defs("#fdfeff", "#d3e3f3", "#b3cae6", "#eef5fd", "#a8c2e2") + inside_defs() + rad("mist", (0, "#ffffff", .8), (1, "#ffffff", 0)) + \
        lin("deep", (.4, "#4d78b8", 0), (1, "#3f6aae", .34)) + lin("cool", (0, "#a9cbee", .4), (1, "#a9cbee", .12)) + rad("warm", (0, "#ffb07a", .5), (1, "#ffb07a", 0))
    sky = rect(0, 0, 1600, 1200, "url(#sky)") + ell(700, 420, 900, 320, "url(#mist)") + piece("cloud", cloud(520, 140, 1., "#f4f9fd", "#d5e4f1")) + cloud(1180, 110, 1.2, "#f4f9fd", "#d5e4f1", True)
    back = fars(-20, 1640, 560, 230, 80, "#a3bfdb", "#eef5fc", 3) + snowhill([(-40, 580), (400, 545), (900, 570), (1640, 540)], "url(#s1)")
    back += snowfir(70, 720, 660, ("#5c8ba0", "#6d9bb0", "#4e7b94"), seed=2, f="far") + snowfir(330, 660, 400, ("#6a98ae", "#7aa6bb", "#5d8aa3"), seed=3, f="far") + snowfir(1530, 730, 720, ("#5c8ba0", "#6d9bb0", "#4e7b94"), seed=5, f="far") + snowfir(1270, 640, 300, ("#7aa6bb", "#8ab3c6", "#6a98ae"), seed=6, f="far")
    fall1 = snowfall(5, 110, (0, 0, 1600, 900), (2, 5))
    ground = snowhill([(-40, 850), (300, 880), (640, 860), (1000, 800), (1300, 800), (1640, 840)], "url(#s3)", dents(4, 0, 1600, 900, 1160, 44, "#bcd2ec", 5))
    mt = mitten(thumb=(.26, 165, 80, 16), lift=0)
    mit = ell(1000, 1010, 480, 50, "#3f6aae", opacity=.42, filter="url(#blur)") + g(mt[0], snowcap(mt[3], -.5, .2, 26, 2), snowcap(mt[3], .42, .97, 40, 5), mt[1], t="translate(600 790)")
    glow = ell(590, 800, 190, 260, "url(#warm)")
    rim = g(mt[2], t="translate(600 790)")
    banks = drift(820, 1500, 1020, 96, 4) + drift(580, 860, 1030, 44, 9)
    ms = beast("mouse", 384, 1040, .9, yaw=.5, mood="happy", gaze=(.75, -.35), tilt=-9, lean=7, hip=(8, -114), la=dict(to=(-116, -186), bend=-1, z="back", ha=-120), ra=dict(to=(142, -146), bend=-1, z="top", kind="grip", ha=-14), lf=((-54, 0), 0), rf=((70, -14), -10), kn=(1, -1), tails=[[(-24, 4), (-64, 20), (-104, 4)], [(-14, 10), (-40, 44), (-78, 50)]], parts=dict(head="mouse", eyes="blink", tail="tail"))
    near = lambda *q: g(*q, t="translate(800 1050) scale(1.14) translate(-800 -1050)")
    trail = prints("mouse", [(40, 1000), (160, 1060), (250, 1062), (310, 1052)], 50, 1.5, "#8dabd6", (1, 1.1), .9)
    fore = piece("branch", g(branch([(-60, 40), (90, 70), (240, 150), (360, 250)], L=120, seed=4, w=16), f="cut"))
    fore += snowhill([(-40, 1150), (240, 1120), (520, 1166), (900, 1176), (1250, 1160), (1640, 1100)], "#eaf2fb", dents(9, 0, 1600, 1130, 1190, 14, "#bdd2ea", 5)) + g(reed(70, 1170, 250, .06), reed(150, 1176, 150, .24, 4), reed(30, 1180, 190, -.1, 6), reed(1530, 1150, 330, -.12, 7), reed(1470, 1160, 200, -.3, 8), f="plain") + piece("cone", g(cone(1.3), t="translate(1370 1108) rotate(76)", f="lift"))
    bd = piece("bird", g(bird("sit", belly="#f2e3b0"), t=at(905, 404, .7), f="lift"))
    fall2 = snowfall(8, 46, (0, 0, 1600, 1150), (5, 10), flakes=16, fs=(.7, 1.3), f="lift", keep=((330, 760, 290), (600, 760, 170), (1040, 740, 400)))
    fall2 += piece("snow", snowfall(12, 6, (1080, 200, 1370, 430), (5, 10), flakes=5, fs=(.8, 1.3), f="lift"))
    return page(defs, sky, back, fall1, ground, trail, near(mit, glow, rim, banks, ms, bd), fall2, fore, veil("url(#cool)", "multiply", .7), veil("url(#deep)", "multiply", .8), dark=INK, rimc="#ffffff", grain=.17)


# ---------------------------------------------------------------- 3. may we come in? (from inside)
def tunnel(cx, cy, rx, ry, far, nu, nv, where):
    """The mitten's inside as rings of stitches round the opening."""
    M = lambda i, j: (cx + (rx + (far[2] - rx) * (i / nu) ** 1.35) * math.cos(2 * math.pi * j / nv) + far[0] * (i / nu) ** 1.35, cy + (ry + (far[3] - ry) * (i / nu) ** 1.35) * math.sin(2 * math.pi * j / nv) + far[1] * (i / nu) ** 1.35)
    return M, cells(M, where, nu, nv, .03), vees(M, where, nu, nv)


def slide03():
    defs = lin("sky", (0, "#6f9fd4"), (.4, "#a9c9e8"), (.7, "#d9e7f4")) + snow_defs("#f8fbff", "#c9dbf0", "#a9c4e5", "#e8f1fb", "#9dbade") + inside_defs() + rad("warm", (0, "#ffd890", .95), (.4, "#ffb764", .45), (1, "#ffb060", 0)) + \
        rad("wool", (0, "#d9534a"), (.45, "#b93a39"), (.8, "#8c2735"), (1, "#651a30"), cx=.43, cy=.47, r=.7) + rad("dark", (.45, "#3f0f2a", 0), (1, "#3f0f2a", .62), cx=.46, cy=.5, r=.72)
    cx, cy, rx, ry = 640, 540, 430, 404
    outside = rect(0, 0, 1600, 1200, "url(#sky)") + cloud(640, 240, .7, "#e8f1fa", "#c6d9ed") + fars(150, 1120, 560, 190, 74, "#8fb0d4", "#e2edf8", 9) + snowhill([(-40, 580), (400, 550), (900, 585), (1640, 560)], "url(#s1)")
    outside += snowfir(380, 690, 470, ("#4d7fa0", "#5d8fb0", "#3f7092"), seed=2, f="far") + snowfir(1030, 650, 480, ("#4d7fa0", "#5d8fb0", "#3f7092"), seed=3, f="far") + snowfir(640, 620, 250, ("#7099b9", "#80a6c4", "#628cae"), seed=12, f="far")
    outside += snowhill([(-40, 740), (300, 720), (640, 745), (900, 715), (1640, 740)], "url(#s3)", dents(4, 200, 1100, 760, 900, 22, "#b0c9e8", 5)) + prints("hare", [(880, 730), (850, 770), (800, 830)], 60, .8, "#86a5d3", (.6, 1), .9) + snowfall(15, 80, (200, 120, 1080, 900), (2, 5)) + g(bird("fly", belly="#f2e3b0"), t=at(552, 330, .6, -8, True), f="far")
    hr = beast("hare", 776, 1050, 1.26, True, yaw=.35, mood="shy", gaze=(-.5, .3), tilt=-5, lean=2, la=dict(to=(-70, -104), bend=1, z="mid"), ra=dict(to=(70, -104), bend=-1, z="mid"), ears=(-4, 16), shadow=False, parts=dict(eyes="hare"))
    fr = beast("frog", 440, 1106, 1.26, yaw=.42, mood="happy", gaze=(.85, .15), tilt=-7, lean=4, la=dict(to=(-104, -120), bend=1, z="mid"), ra=dict(to=(120, -120), bend=-1, z="mid"), shadow=False, parts=dict(head="frog", eyes="frog-blink"))
    flakes_ = snowfall(18, 26, (230, 150, 1060, 800), (4, 8), flakes=12, fs=(.6, 1.1), f="lift", keep=((440, 690, 200), (776, 660, 230), (776, 400, 150)))
    hole = ell_path(cx, cy, rx, ry)
    view = clip(hole, outside, hr, fr, flakes_, '<ellipse cx="%d" cy="%d" rx="%d" ry="%d" fill="none" stroke="#24315e" stroke-width="50" opacity=".22" filter="url(#blur)"/>' % (cx, cy + 12, rx, ry))
    nv, nu = 96, 17
    tri = lambda j, p=8: abs((j + p // 2) % p - p // 2)
    band = lambda i, j: i == 1 and j % 4 < 2 or i == 2 and j % 4 == 0
    star = lambda i, j: auseklis(i - 13, (j + 8) % 16 - 8, 2) or i - 4 == tri(j)
    M, st, vs = tunnel(cx, cy, rx + 14, ry + 14, (250, 90, 1180, 1040), nu, nv, lambda i, j: i > 3 and star(i, j))
    red = cells(M, lambda i, j: i < 4 and band(i, j), 4, nv, .03)
    edge = lambda i: smooth([M(i, j) for j in range(0, nv, 4)], True)
    wall = "M-10-10H1610V1210H-10Z" + hole
    inner = '<path d="%s" fill="url(#wool)" fill-rule="evenodd"/>' % wall
    cloth = g(inner, f="plain") + '<path d="%s %s" fill="#f6e3d0" fill-rule="evenodd"/>' % (edge(3.6), hole) + path(red, "#b93a39") + line(vs, "#6d1a2c", 3.2, opacity=.5) + path(st, "#f9e0cc", opacity=.62)
    ring = '<path d="%s %s" fill="%s" fill-rule="evenodd"/>' % (ell_path(cx, cy, rx + 26, ry + 26), ell_path(cx, cy, rx - 14, ry - 14), RED["white"])
    ticks_ = line("".join("M%s %sL%s %s" % tuple(n(v) for v in (cx + (rx + 24) * math.cos(a), cy + (ry + 24) * math.sin(a), cx + (rx - 12) * math.cos(a + .012), cy + (ry - 12) * math.sin(a + .012))) for a in [2 * math.pi * i / 110 for i in range(110)]), "#dcc3ae", 5)
    cuffedge = g(ring, ticks_, f="lift")
    shade_ = rect(0, 0, 1600, 1200, "url(#dark)", style="mix-blend-mode:multiply")
    fpaws = "".join(g(g(paw(WHO["frog"], a, 1.3, None, "grip"), t=at(x, y)), f="lift") for x, y, a in ((318, 836, 70), (610, 936, 94))) + "".join(g(g(paw(WHO["hare"], a, 1.3, None, "grip"), t=at(x, y)), f="lift") for x, y, a in ((700, 936, 92), (856, 884, 108)))
    ld = g(ladder(250, 116, 5, 0), t="translate(470 1150) rotate(2)", f="cut")
    lamp = piece("lamp", g(line("M1246-10Q1256 150 1236 262", "#efe0cf", 6), g(path("M-44 0Q-52 60-40 108H40Q52 60 44 0Z", "#ffd98a"), path("M0 92Q-24 66 0 28Q24 66 0 92Z", "#fff6d2"), path("M-52-4Q0-46 52-4L46 10H-46Z", "#8b6142"), path("M-48 104H48L42 122H-42Z", "#8b6142"), line("M-22 4V106M22 4V106", "#a2744f", 6), line("M-16-26Q0-60 16-26", "#8b6142", 7), t="translate(1236 290) scale(.95)", f="lift")))
    glow = ell(1236, 350, 460, 420, "url(#warm)", style="mix-blend-mode:soft-light") + ell(1236, 350, 250, 240, "url(#warm)", opacity=.7)
    floor = g(path("M250 1260C330 1150 520 1130 700 1120C860 1104 960 1022 1200 1024C1420 1030 1580 1090 1660 1200V1260Z", "#e8c98c"), line("".join("M%d %dq%d -16 %d %d" % (860 + (i * 97) % 740, 1070 + (i * 53) % 130 + 0, 26, 54, (i % 5) * 6 - 12) for i in range(50)) + "".join("M%d %dq26 -16 54 %d" % (350 + (i * 97) % 520, 1160 + (i * 53) % 50, (i % 5) * 6 - 12) for i in range(24)), "#c99f5c", 5), line("".join("M%d %dq%d -12 %d %d" % (880 + (i * 71) % 700, 1064 + (i * 37) % 130, 22, 48, (i % 4) * 7 - 10) for i in range(36)), "#f6e1ad", 4), f="cut")
    nuts = piece("nut", g(g(path("M-40 0C-44-40 44-40 40 0C36 34 0 48 0 48C0 48-36 34-40 0Z", "#b98257"), path("M-46-4C-46-44 46-44 46-4Q0-20-46-4Z", "#8b6142"), line("M0-34v-14", "#8b6142", 7), t="translate(1396 1046) rotate(24)"), f="cut"))
    ms = shade(1190, 1074, 150, 20, "#5a1434", .35) + beast("mouse", 1196, 1070, 1.36, yaw=-.62, mood="call", gaze=(-.95, -.15), tilt=-7, lean=-7, hip=(-4, -112), la=dict(to=(-160, -166), bend=1, z="mid", ha=190), ra=dict(to=(112, -166), bend=1, z="mid", ha=-40), lf=((-50, 0), 0), rf=((46, 0), 0), shadow=False, parts=dict(head="mouse", eyes="mouse-blink", tail="tail"))
    return page(defs, view, cloth, cuffedge, shade_, ld, fpaws, floor, glow, lamp, nuts, ms, dark="#3f0f2a", rimc="#fff0dc", grain=.12)


def ell_path(cx, cy, rx, ry):
    return "M%s %sA%s %s 0 1 1 %s %sA%s %s 0 1 1 %s %sZ" % tuple(n(v) for v in (cx - rx, cy, rx, ry, cx + rx, cy, rx, ry, cx - rx, cy))


def bust(who, x, y, s=1.):
    """Breast and shoulders below a head that looks out of the mitten."""
    k = WHO[who]
    d = "M-92 40C-88-60-50-90 0-90C50-90 88-60 92 40L96 260H-96Z"
    return g(path(d, k["skin"] if who == "mouse" else k["knit"]), clip(d, path("M-34-70Q0 0 34-70L26 260H-26Z" if who == "hare" else "M-50-60Q0 40 50-60V260H-50Z", k["pale"]) if who in ("mouse", "hare") else stitches(-90, 90, -70, 150, k["knit2"], 19, 3.2), "" if who in ("mouse", "hare") else zigzag(-100, 100, 6, 18, 12, k["stripe"], 7), path("M30-100Q96-40 70 260H120V-100Z", k["line"], opacity=.2)), t=at(x, y, s), f="lift")


# ---------------------------------------------------------------- cover
def cover():
    defs = lin("sky", (0, "#4f8fd0"), (.4, "#98c6ea"), (.62, "#e4f1fa")) + snow_defs() + inside_defs() + rad("halo", (0, "#fffdf0", .95), (.5, "#fff6d8", .45), (1, "#fff6d8", 0)) + lin("deep", (.6, "#4d78b8", 0), (1, "#3f6aae", .3)) + lin("light", (0, "#fff3c8", .35), (.6, "#fff3c8", 0))
    rays = "".join(path("M760 430L%d %dL%d %dZ" % (760 + 1500 * math.cos(a), 430 + 1500 * math.sin(a), 760 + 1500 * math.cos(a + .12), 430 + 1500 * math.sin(a + .12)), "#ffffff", opacity=.2) for a in [i * math.pi / 12 + .1 for i in range(24)])
    sky = rect(0, 0, 1600, 1200, "url(#sky)") + rays + ell(760, 430, 760, 620, "url(#halo)") + cloud(300, 150, .6, "#ffffff", "#dcebf7") + cloud(1330, 130, .8, "#ffffff", "#dcebf7", True)
    back = fars(-20, 1640, 690, 210, 76, "#a7c6e0", "#f0f7fd", 3) + snowhill([(-40, 710), (400, 680), (900, 700), (1640, 680)], "url(#s1)")
    back += snowfir(90, 900, 700, seed=2) + snowfir(300, 810, 400, ("#55879a", "#6597a8", "#47788c"), seed=3) + snowfir(1545, 900, 760, seed=5) + snowfir(1240, 760, 360, ("#55879a", "#6597a8", "#47788c"), seed=6)
    fall1 = snowfall(5, 80, (0, 0, 1600, 900), (3, 6))
    br = beast("bear", 1312, 1276, 1.66, yaw=-.4, mood="shy", gaze=(-.9, -.2), tilt=-7, lean=-3, la=dict(to=(-96, -120), bend=1), ra=dict(to=(92, -100), bend=-1), shadow=False)
    ground = snowhill([(-40, 960), (300, 930), (640, 980), (1000, 980), (1200, 965), (1400, 950), (1640, 930)], "url(#s3)", dents(4, 0, 1600, 990, 1160, 34, "#c3d8ef", 5))
    S = 1.52
    mt = mitten(L=456, H=240, rx=60, ry=216, cuff=112, thumb=(.24, 140, 80, 18), tip=.4, bumps=((.28, .06, .3, 0),))
    T = "translate(700 652) rotate(90) scale(%.2f)" % S
    W = "translate(98 14) scale(.84)"
    mit = ell(690, 1130, 350, 40, "#3f6aae", opacity=.4, filter="url(#blur)") + g(g(mt[0], mt[1], mt[2], t=T), t=W)
    H = lambda who, x, y, s, r_, **k: g(head(who, **k), t=at(x, y, s, r_), f="cut")
    mouth_ = "M%s-900V652A%s %s 0 0 0 %s 652V-900Z" % tuple(n(v) for v in (700 - 216 * S, 216 * S, 60 * S, 700 + 216 * S))
    grp = clip(mouth_, bust("wolf", 482, 580, 1.16), bust("fox", 920, 580, 1.16), bust("hare", 706, 570, 1.1))
    grp += H("hare", 706, 350, 1.12, 0, yaw=.02, mood="happy", gaze=(0, .1), ears=(-6, 14)) + H("wolf", 418, 376, 1.3, -9, yaw=.3, mood="laugh") + H("fox", 1000, 376, 1.22, 9, yaw=-.3, mood="sly", gaze=(.9, .1))
    grp += clip(mouth_, bust("frog", 585, 700, 1.), bust("mouse", 836, 700, 1.))
    grp += H("frog", 582, 580, 1.1, -4, yaw=.16, mood="laugh") + H("mouse", 836, 590, 1.06, 5, yaw=-.08, mood="happy", gaze=(-.1, -.1))
    front = clip("M0 651H1600V1300H0Z", g(mt[2], t=T))
    paws = "".join(g(g(paw(WHO[w], 90, s_, None, "grip"), t=at(x, y)), f="lift") for w, x, y, s_ in (("frog", 478, 716, 1.3), ("frog", 656, 742, 1.3), ("mouse", 780, 740, 1.2), ("mouse", 904, 726, 1.2), ("wolf", 392, 690, 1.5), ("fox", 1000, 692, 1.3)))
    grp = g(grp, front, paws, t=W)
    bpaw = g(g(paw(WHO["bear"], 96, 2.1, None, "grip"), t=at(1150, 960)), g(paw(WHO["bear"], 84, 2.1, None, "grip"), t=at(1440, 948)), f="cut")
    banks = drift(290, 1090, 1222, 120, 4)
    fore = g(branch([(-70, 40), (60, 50), (150, 90), (210, 150)], L=104, seed=4, w=16), f="cut") + g(branch([(1660, 30), (1540, 70), (1440, 150)], L=100, seed=8), f="cut")
    fore += snowhill([(-40, 1130), (240, 1140), (520, 1180), (900, 1184), (1250, 1170), (1640, 1110)], "#eef5fc", dents(9, 0, 1600, 1150, 1190, 12, "#c3d8ef", 5)) + g(reed(100, 1160, 250, .1), reed(170, 1170, 170, .24, 4), reed(1530, 1150, 260, -.12, 7), f="plain")
    bd = g(bird("sit", belly="#f2e3b0"), t=at(1432, 630, .8, 0, True), f="lift")
    fall2 = snowfall(8, 40, (0, 0, 1600, 1150), (6, 11), flakes=16, fs=(.8, 1.4), f="lift", keep=((690, 330, 320), (440, 400, 200), (920, 400, 200), (1312, 760, 300), (690, 880, 380)))
    return page(defs, sky, back, fall1, br, ground, bpaw, mit, grp, bd, banks, fall2, fore, veil("url(#light)", "screen", .7), veil("url(#deep)", "multiply", .8), dark=INK, rimc="#ffffff", grain=.145)


# ---------------------------------------------------------------- 4. five noses in a row
def slide04():
    defs = lin("sky", (0, "#3b5fa8"), (.3, "#6f94cb"), (.5, "#bccfea")) + rad("moon", (0, "#fff6d4", .85), (.4, "#ffeebc", .3), (1, "#ffeebc", 0)) + snow_defs("#eaf2fd", "#b3c9e8", "#8eadd8", "#d3e2f4", "#7c9fd0") + inside_defs("#f0924e", "#7a2030") + rad("warm", (0, "#ffce86", .8), (.5, "#ffb764", .3), (1, "#ffb060", 0)) + \
        lin("deep", (.4, "#2f4f9a", 0), (1, "#2a4890", .42)) + lin("cool", (0, "#6f95d4", .5), (1, "#6f95d4", .15))
    sky = rect(0, 0, 1600, 1200, "url(#sky)") + ell(330, 260, 330, 330, "url(#moon)") + g(ell(330, 260, 92, 92, "#fff3cd"), ell(322, 250, 72, 72, "#fffae4"), f="far") + piece("cloud", cloud(440, 340, .6, "#a9c2e4", "#8fadd8")) + cloud(1420, 120, .7, "#c3d6ee", "#a2bde0", True)
    back = fars(-20, 1640, 560, 250, 84, "#6f93c6", "#c6d8ef", 9) + snowhill([(-40, 590), (400, 560), (900, 590), (1640, 550)], "url(#s1)")
    back += snowfir(60, 720, 300, ("#5580ad", "#648eb9", "#49749f"), seed=2, f="far") + snowfir(1540, 700, 640, ("#3a6591", "#4a75a0", "#2f5883"), seed=5, f="far") + snowfir(290, 680, 330, ("#5580ad", "#648eb9", "#49749f"), seed=3, f="far")
    fall1 = snowfall(25, 120, (0, 0, 1600, 900), (2, 6))
    bank = snowhill([(-40, 880), (260, 900), (640, 910), (1000, 880), (1640, 850)], "url(#s3)", dents(4, 0, 1600, 930, 1160, 36, "#8fb0dc", 5))
    cx, cy, rx, ry = 556, 726, 372, 240
    mt = mitten(L=470, H=330, rx=rx, ry=ry, cuff=96, wrist=.84, thumb=(.32, 190, 104, 14), nv=27, rows=24, tip=.56, full=True, turn=10, bumps=((.12, .12, .1, 1), (.46, .16, .12, 1), (.8, .2, .12, 1), (.16, .08, .16, -1), (.6, .16, .14, -1)))
    T = "translate(%d %d)" % (cx, cy)
    mit = ell(900, 1010, 620, 60, "#2a4890", opacity=.45, filter="url(#blur)") + g(mt[0], mt[1], t=T)
    glow = ell(cx, cy + 40, rx, ry, "url(#warm)", opacity=.9)
    who = (("mouse", -300, 20, .9, -8, dict(yaw=.15, mood="happy", gaze=(.4, 0))), ("frog", -152, 44, .88, 4, dict(yaw=.1, mood="laugh")), ("hare", 2, 30, .96, -3, dict(yaw=0, mood="happy", gaze=(-.3, .2), ears=(-8, 20))),
           ("fox", 160, 34, .96, 4, dict(yaw=-.14, mood="sly", gaze=(-.9, 0), wink=1)), ("wolf", 334, -4, 1.06, 8, dict(yaw=-.25, mood="laugh")))
    ring = "M%d %dA%d %d 0 0 0 %d %dV-900H%dZ" % (cx - rx, cy, rx, ry, cx + rx, cy, cx - rx)
    bodies = clip(ring, *[bust(w, cx + x, cy + y + 140, s_) for w, x, y, s_, r_, k in who],
                  g(g(scarf(WHO["mouse"], lambda p: p, 0, 0, [[(20, 4), (40, 46), (30, 92)], [(2, 8), (8, 44), (-6, 76)]]), t=at(cx - 292, cy + 208, .92)), f="lift"))
    heads = "".join(piece(w, g(head(w, parts=dict(eyes=w + "-blink") if w in ("mouse", "hare") else (), **k), t=at(cx + x, cy + y, s_, r_), f="cut")) for w, x, y, s_, r_, k in (who[2], who[4], who[1], who[3], who[0]))
    front = g(clip("M-600 0H900V600H-600Z", mt[2]), t=T)
    back_rim = g(mt[2], t=T)
    E = lambda x, k=0: cy + ry * math.sqrt(max(0, 1 - (x / rx) ** 2)) + k
    paws = "".join(g(g(paw(WHO[w], a, s_, "#6e4a44" if w == "fox" else None, "grip"), t=at(cx + x, E(x, 2))), f="lift") for w, x, a, s_ in (("mouse", -318, 62, .95), ("mouse", -248, 76, .95), ("frog", -190, 84, 1.05), ("frog", -112, 88, 1.05), ("hare", -36, 90, 1.1), ("hare", 42, 92, 1.1), ("fox", 120, 96, 1.1), ("fox", 196, 98, 1.1), ("wolf", 262, 106, 1.2), ("wolf", 330, 124, 1.2)))
    ld = ell(290, 1088, 80, 13, "#2a4890", opacity=.4, filter="url(#blur)") + g(ladder(190, 104, 4, 26), t="translate(280 1084) rotate(2)", f="cut")
    banks = drift(540, 1140, 1100, 90, 9) + drift(1050, 1640, 1076, 130, 4)
    trail = prints("paw", [(-20, 1000), (100, 1030), (220, 1030)], 44, 1.5, "#6d93cc", (1, 1), .9) + prints("paw", [(-20, 1090), (100, 1106), (200, 1096)], 50, 1.8, "#6d93cc", (1, 1), .9)
    puffs = g("".join(ell(x, y, q, q * .7, "#ffffff", opacity=.62) for x, y, q in ((244, 560, 20), (222, 536, 13), (208, 516, 8))))
    fore = g(branch([(1670, 120), (1570, 150), (1480, 230)], L=100, seed=8), f="cut")
    fore += snowhill([(-40, 1150), (240, 1150), (520, 1174), (900, 1180), (1250, 1164), (1640, 1120)], "#c9daf0", dents(9, 0, 1600, 1150, 1190, 12, "#93b3de", 5)) + g(reed(1540, 1170, 230, -.12, 7), reed(1490, 1176, 140, -.3, 8), reed(70, 1180, 200, .1), f="plain")
    bd = piece("bird", g(bird("sit", belly="#f2e3b0"), t=at(856, 176, .76, 0, True), f="lift"))
    fall2 = snowfall(28, 60, (0, 0, 1600, 1180), (5, 11), flakes=20, fs=(.7, 1.4), f="lift", keep=((cx - 330, cy, 220), (cx - 100, cy, 260), (cx + 120, cy, 260), (cx + 360, cy, 220), (cx, 480, 180), (cx + 560, 700, 300), (cx + 300, 480, 190)))
    fall2 += piece("snow", snowfall(14, 8, (1050, 120, 1340, 330), (5, 10), flakes=4, fs=(.8, 1.3), f="lift"))
    return page(defs, sky, back, fall1, bank, mit, glow, back_rim, bodies, front, heads, paws, banks, trail, ld, puffs, bd, fall2, fore, veil("url(#cool)", "multiply", .5), veil("url(#deep)", "multiply", .8), ell(cx, cy, 620, 420, "url(#warm)", style="mix-blend-mode:soft-light"), dark="#1c2f66", rimc="#fff6e6", grain=.15)


# ---------------------------------------------------------------- 5. me too!
def sole(x, y, a=0):
    """The bear's hind foot from below."""
    k = WHO["bear"]
    return g(g(ell(0, 0, 44, 50, k["skin"]), ell(6, 4, 25, 27, k["pale"]), "".join(ell(u, v, 9, 10, k["pale"]) for u, v in ((-22, -20), (-6, -34), (14, -35), (30, -22))), t=at(x, y, 1, a + 78)), f="lift")


def slide05():
    defs = lin("sky", (0, "#4f78bc"), (.26, "#93b3dd"), (.42, "#f0dcd6"), (.53, "#fde3bb")) + snow_defs("#fbf8f6", "#d5dcf0", "#aebfe2", "#e6ecf8", "#93aeda") + inside_defs("#f0924e", "#7a2030") + rad("room", (0, "#ffe2a0"), (.5, "#f6ab66"), (1, "#b84f40"), cx=.5, cy=.5, r=.62) + \
        lin("deep", (.45, "#4660a8", 0), (1, "#3f5aa4", .38)) + lin("cool", (0, "#8fa8dc", .35), (.6, "#ffe0c0", .2), (1, "#8fa8dc", .2)) + rad("warm", (0, "#ffce86", .8), (.5, "#ffb764", .3), (1, "#ffb060", 0)) + rad("sun", (0, "#fff3cc", .9), (1, "#ffe2b0", 0))
    sky = rect(0, 0, 1600, 1200, "url(#sky)") + ell(300, 600, 700, 330, "url(#sun)") + piece("cloud", cloud(560, 130, .8, "#f7ede9", "#d6d3e6")) + cloud(1240, 110, .9, "#f0ebf0", "#cfd2e8", True)
    back = fars(-20, 1640, 600, 240, 84, "#8fa8d4", "#f0e9ee", 9) + snowhill([(-40, 630), (400, 600), (900, 630), (1640, 590)], "url(#s1)")
    back += snowfir(1540, 760, 760, ("#44709c", "#5480aa", "#39638f"), snow="#fdf6f2", shade_="#cbd3ec", seed=5, f="far") + snowfir(80, 740, 520, ("#5580ad", "#648eb9", "#49749f"), snow="#fdf6f2", shade_="#cbd3ec", seed=3, f="far")
    fall1 = snowfall(35, 40, (0, 0, 1600, 900), (2, 5))
    bank = snowhill([(-40, 930), (260, 950), (640, 970), (1000, 950), (1640, 920)], "url(#s3)", dents(4, 0, 1600, 970, 1160, 36, "#a9bfe4", 5))
    S = 1.12
    ox, oy = 600, 668
    T = "translate(%d %d) scale(%.2f)" % (ox, oy, S)
    mt = mitten(L=660, H=286, rx=98, ry=226, cuff=96, wrist=.98, thumb=(.32, 190, 96, 12), nv=29, rows=30, tip=.34, skip=lambda i, j: 6 < i < 26 and 6 < j < 23, bumps=((.2, .14, .12, 1), (.52, .16, .11, 1), (.84, .2, .12, 1), (.34, .1, .12, -1), (.76, .13, .13, -1)), lives="thumb")
    P = mt[3]
    mit = ell(1000, 1016, 520, 56, "#3f5aa4", opacity=.45, filter="url(#blur)") + g(mt[0], mt[1], t=T)
    # the knitting opened like a stage
    us = [.07 + .0266 * i for i in range(34)]

    def edge(side, k):
        return [(P["X"](u) + 40, P["Y"](u) - side * P["half"](u, side) * k * (math.sqrt(max(.0, 1 - ((u - .62) / .335) ** 2.6)) if u > .62 else 1) * (math.sqrt(max(0, 1 - ((.2 - u) / .135) ** 2)) if u < .2 else 1)) for u in us]
    win = smooth(edge(1, .84) + edge(-1, .84)[::-1], True, .14)
    hole = g(path(win, "url(#room)"), t=T)
    inedge = g(line(win, "#fff3e2", 15), line(win, "#d9b9a4", 15, stroke_dasharray="4 13", stroke_linecap="butt"), f="lift", t=T)
    # the bear backs in: once before the opening, once within
    bear = lambda only: beast("bear", 782, 912, 1.62, lean=-72, hip=(-20, -122), yaw=-.42, tilt=2, nod=(4, 8), mood="effort", la=dict(to=(-196, 56), bend=-1, z="mid", ha=96), ra=dict(to=(-124, -306), bend=-1, z="mid", ha=-70, kind="grip"), lf=((92, 14), -70), rf=((98, -104), -84), kn=(1, 1), shadow=False, turn=-.3, hs=1.0, top=sole(120, 4, 12) + sole(124, -106, -6), only=only)
    defs += '<g id="bear">%s</g>' % bear("body")
    whole = '<use xlink:href="#bear"/>'
    outer = doorway(ox, oy, 98 * S, 226 * S, whole) + piece("bear", bear("head"))
    crowd = beast("hare", 1204, 830, .96, True, yaw=.2, mood="laugh", tilt=-5, lean=3, la=dict(to=(-134, -230), bend=-1, z="back"), ra=dict(to=(124, -230), bend=1, z="back"), ears=(-52, 56), shadow=False)
    crowd += beast("wolf", 1332, 980, .84, True, yaw=.35, mood="laugh", tilt=6, lean=-6, la=dict(to=(-100, -130), bend=1, z="mid"), ra=dict(to=(120, -120), bend=-1, z="mid"), shadow=False, tail=False)
    crowd += beast("fox", 1152, 972, .76, True, yaw=.5, mood="laugh", tilt=4, lean=10, la=dict(to=(-90, -110), bend=1, z="mid"), ra=dict(to=(140, -150), bend=-1, z="mid", ha=-20), shadow=False, tail=[(-40, 20), (-80, -30), (-60, -100)], parts=dict(head="fox"))
    crowd += piece("frog", beast("frog", 936, 690, .58, yaw=.2, mood="laugh", tilt=-6, la=dict(to=(-100, -220), bend=-1, z="top"), ra=dict(to=(104, -216), bend=1, z="top"), lf=((-60, -4), 10), rf=((60, -4), -10), shadow=False))
    crowd += piece("mouse", beast("mouse", 1236, 992, .5, yaw=-.1, mood="happy", tilt=6, la=dict(to=(-110, -200), bend=-1, z="top"), ra=dict(to=(110, -200), bend=1, z="top"), shadow=False))
    stage = g(clip(win, g(whole, crowd, t="scale(%.4f) translate(%d %d)" % (1 / S, -ox, -oy))), t=T)
    banks = drift(680, 1200, 1040, 50, 9) + drift(1100, 1560, 1044, 90, 4)
    fore = snowhill([(-40, 1150), (240, 1150), (520, 1174), (900, 1180), (1250, 1164), (1640, 1120)], "#d6e0f2", dents(9, 0, 1600, 1150, 1190, 12, "#a9bfe4", 5)) + g(reed(1540, 1170, 230, -.12, 7), reed(70, 1180, 200, .1), f="plain")
    ld = ell(320, 1070, 130, 12, "#2a4890", opacity=.35, filter="url(#blur)") + g(ladder(230, 88, 5, 0), t="translate(210 1052) rotate(80)", f="cut")
    yarn = g(seam(300, -298, 112, 21, -2), seam(470, -300, 120, 22, 6), seam(640, -280, 104, 20, 14), seam(330, 272, 108, 20, 4), seam(540, 264, 108, 20, -4), t=T)
    bd = piece("bird", g(bird("fly", belly="#f2e3b0"), t=at(430, 262, .66, -10, True), f="far"))
    strain = line("M820 186q-18 22-16 50M794 178q-26 30-24 68M1330 268q24 6 40 26M1346 240q34 8 56 36", "#ffffff", 7, opacity=.85)
    trail = prints("paw", [(-20, 1010), (90, 1060), (200, 1070)], 60, 2.4, "#8aa6d8", (1, 1), .9)
    fall2 = snowfall(28, 30, (0, 0, 1600, 1180), (5, 10), flakes=12, fs=(.7, 1.3), f="lift", keep=((400, 700, 330), (620, 420, 120), (1050, 700, 480)))
    return page(defs, sky, back, fall1, bank, mit, hole, stage, inedge, g(mt[2], t=T), yarn, strain, bd, ld, outer, trail, banks, fall2, fore, veil("url(#cool)", "multiply", .7), veil("url(#deep)", "multiply", .8), dark="#26407e", rimc="#fff3e2", grain=.15)


# ---------------------------------------------------------------- 6. home again
def clods(seed, x, y, m, sx, sy, col="#ffffff"):
    """Snow thrown up."""
    r = rng(seed)
    return "".join(ell(x + r.gauss(0, sx), y - abs(r.gauss(0, sy)), q, q * .86, col) for q in [r.uniform(5, 20) for _ in range(m)])


def slide06():
    defs = lin("sky", (0, "#9a9bd0"), (.18, "#dcb6c0"), (.36, "#fcc688"), (.52, "#ffe8a4")) + snow_defs("#fff6dc", "#fbdcb0", "#e8c8bc", "#ffe8c0", "#c8b0cc") + rad("sun", (0, "#fffbe0"), (.2, "#ffedb0", .95), (1, "#ffcf80", 0)) + inside_defs() + \
        lin("gold", (0, "#ffc264", .6), (.7, "#ffd48c", .3), (1, "#8a70b0", .2)) + lin("deep", (.6, "#8468b0", 0), (1, "#6a58a8", .32)) + rad("flare", (0, "#ffe7a8", .75), (1, "#ffe7a8", 0), cx=.34, cy=.4, r=.6)
    sx_, sy_ = 560, 470
    rays = "".join(path("M%d %dL%d %dL%d %dZ" % (sx_, sy_, sx_ + 1700 * math.cos(a), sy_ + 1700 * math.sin(a), sx_ + 1700 * math.cos(a + .09), sy_ + 1700 * math.sin(a + .09)), "#fff3c8", opacity=.22) for a in [i * math.pi / 11 + .1 for i in range(22)])
    sky = rect(0, 0, 1600, 1200, "url(#sky)") + rays + ell(sx_, sy_, 480, 420, "url(#sun)") + g(ell(sx_, sy_, 74, 74, "#fff6cf"), f="far") + piece("cloud", cloud(330, 170, .7, "#fde4d0", "#eebfb8")) + cloud(900, 130, .9, "#fde4d0", "#e6b6bc", True) + cloud(1420, 240, .6, "#f6d3cc", "#d7aabd")
    back = fars(-20, 1640, 560, 190, 76, "#a58fb6", "#fde3cc", 9) + snowhill([(-40, 570), (400, 540), (900, 560), (1640, 540)], "url(#s1)") + fars(-20, 420, 620, 230, 110, "#7f7aa8", "#fdebd8", 4) + fars(1180, 1640, 610, 240, 110, "#7f7aa8", "#fdebd8", 5)
    back += snowhill([(-40, 650), (400, 620), (900, 640), (1640, 610)], "url(#s2)")
    fk = dict(snow="#fff3e2", shade_="#d9c4de")
    back += snowfir(110, 790, 620, ("#4c5f88", "#5d7096", "#3f5079"), seed=2, **fk) + snowfir(300, 700, 330, ("#5f6f98", "#7080a6", "#52618b"), seed=3, **fk) + snowfir(1520, 790, 680, ("#4c5f88", "#5d7096", "#3f5079"), seed=5, **fk) + snowfir(1300, 700, 320, ("#5f6f98", "#7080a6", "#52618b"), seed=8, **fk)
    ground = snowhill([(-40, 780), (300, 760), (640, 775), (1000, 750), (1640, 780)], "url(#s3)", dents(4, 0, 1600, 800, 1170, 44, "#c3acd4", 5))
    lg = lambda x, y, w, h=1: path("M%s %sQ%s %s %s %sQ%s %s %s %sQ%s %s %s %sZ" % tuple(n(v) for v in (x - w * .9, y - 6, x - w * .2, y + 14 * h, x + w * 1.6, y + 54 * h, x + w * 2.3, y + 52 * h, x + w * 2.1, y + 34 * h, x + w * .6, y - 16, x - w * .9, y - 6)), "#6a62b4", opacity=.32, filter="url(#blur)")
    run = dict(lean=20, hip=(0, -128), lf=((-112, -46), 56), rf=((100, -16), -20), kn=(-1, -1), shadow=False)
    A = dict(la=dict(to=(-104, -150), bend=1, z="back"), ra=dict(to=(150, -140), bend=1, z="top"))
    bear = lg(376, 694, 66, .6) + beast("bear", 372, 694, .54, True, yaw=.4, mood="run", gaze=(.5, 0), tilt=-4, **run, **A)
    wolf = lg(1336, 744, 58, .6) + beast("wolf", 1336, 744, .55, yaw=.3, mood="afraid", gaze=(.5, .1), tilt=4, **run, **A)
    fox = lg(238, 1016, 86) + beast("fox", 236, 1010, .78, True, yaw=.5, mood="surprised", gaze=(.6, .1), tilt=-6, tail=[(-70, -10), (-130, -16), (-190, 10)], **run, **A)
    hare = ell(618, 742, 66, 10, "#6a62b4", opacity=.34, filter="url(#blur)") + piece("hare", beast("hare", 606, 694, .54, True, yaw=-.35, mood="run", gaze=(-.8, -.1), tilt=4, ears=(-24, -44), lean=30, hip=(0, -128), lf=((-130, -20), 62), rf=((120, -40), -34), kn=(-1, -1), shadow=False, **A))
    frog = ell(478, 1112, 60, 10, "#6a62b4", opacity=.34, filter="url(#blur)") + piece("frog", beast("frog", 470, 1070, .62, True, yaw=.3, mood="afraid", gaze=(.2, -.4), tilt=-6, lean=16, hip=(0, -128), la=dict(to=(-100, -200), bend=-1, z="back"), ra=dict(to=(150, -170), bend=1, z="top"), lf=((-116, -10), 50), rf=((60, 6), 30), kn=(-1, -1), shadow=False))
    mouse = lg(1382, 946, 50, .6) + piece("mouse", beast("mouse", 1382, 946, .54, yaw=.3, mood="run", gaze=(.4, 0), tails=[[(-30, 2), (-74, -24), (-112, -2), (-150, -26)], [(-30, 12), (-66, 14), (-96, 4), (-128, 24)]], **run, **A))
    defs += '<g id="glove">%s</g>' % small_mitten()
    glove = '<use xlink:href="#glove" transform="scale(%s)"/>'
    m = lg(1120, 1040, 150) + man(1110, 1036, 1.14, yaw=-.3, mood="laugh", gaze=(-.5, .1), tilt=-5, lean=-3, la=dict(to=(-186, -300), bend=1, z="mid", glove=piece("glove", glove % 1.2), ha=-100), ra=dict(to=(-140, -246), bend=-1, z="mid", glove=glove % .84, ha=206), lf=((-48, 0), 0), rf=((50, 0), 0), shadow=False)
    d = lg(832, 1010, 100) + dog(832, 1006, .92, True, yaw=.55, mood="call", gaze=(.6, -.1), tilt=-10, rise=6, hoff=(6, -10), legs=((-88, 0), (-50, 0), (62, -6), (104, -24)), shadow=False, wag=-10, parts=dict(head="dog", eyes="dog-blink", tail="tail"))
    bark = line("M636 782L596 758M624 822L576 820M634 862L594 882", "#8a68b4", 11)
    snow = g(clods(3, 590, 1000, 16, 44, 20, "#fff6ea"), clods(6, 320, 1006, 14, 40, 24, "#fff6ea"), clods(7, 1326, 946, 10, 30, 16, "#fff6ea"), clods(8, 444, 698, 10, 26, 14, "#fff6ea"), clods(10, 1276, 744, 9, 26, 12, "#fff6ea"), f="far")
    trail = prints("paw", [(700, 900), (560, 850), (420, 816)], 40, 1., "#a795c9", (1, 1), .8) + prints("mouse", [(1260, 985), (1330, 975)], 40, 1., "#a795c9", (1, 1), .8) + prints("paw", [(640, 1000), (480, 1020), (330, 1010)], 44, 1.2, "#a795c9", (1, 1), .8)
    fore = g(branch([(1660, 60), (1550, 80), (1430, 130), (1340, 210)], L=104, seed=4, snow="#fff3e2", cols=("#3f4f7c", "#4c5f8a", "#35436c")), f="cut")
    fore += snowhill([(-40, 1150), (240, 1150), (520, 1174), (900, 1180), (1250, 1164), (1640, 1110)], "#ecd6cc", dents(9, 0, 1600, 1150, 1190, 12, "#cbaac4", 5)) + g(reed(70, 1180, 240, .1), reed(120, 1186, 160, .24, 4), reed(1540, 1160, 240, -.12, 7), f="plain")
    glints = sparkle(3, 0, 880, 1060, 1180, 24, "#fff8e0") + sparkle(5, 0, 700, 820, 1060, 12, "#fff8e0") + sparkle(4, 1260, 1600, 800, 1180, 18, "#fff8e0")
    bd = piece("bird", g(bird("fly", belly="#f2e3b0"), t=at(880, 330, .7, -10), f="far"))
    return page(defs, sky, back, ground, glints, trail, wolf, bear, hare, snow, mouse, d, bark, m, fox, frog, bd, fore, veil("url(#gold)", "soft-light", .9), veil("url(#deep)", "multiply", .7), veil("url(#flare)", "soft-light"), dark="#4a3f86", rimc="#ffeccc", dx=5, grain=.17)
