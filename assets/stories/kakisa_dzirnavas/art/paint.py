#!/usr/bin/env python3
"""Kaķīša dzirnavas: its eight pictures. The mill, the town and the rooms are in world.py, the cats and the king in
figures.py, what all tales share in assets/art."""
import re

from figures import *
from world import *

DUSK, GOLD = "#2a2145", "#ffe9c0"


def bloom(petal, heart, m=6):
    """A plain little flower of radius one."""
    return line("".join("M0 0L%.2f %.2f" % (.62 * math.cos(i * 6.283 / m), .62 * math.sin(i * 6.283 / m)) for i in range(m)), petal, ".62") + ell(0, 0, .4, .4, heart)


LITTLE = (bloom("#f6eef2", "#f2b53c"), bloom("#8fa3dc", "#5b6fae", 5), bloom("#f0b3c4", "#d97f98", 5))


def sheet(defs, *parts, **kw):
    """A page whose strokes all have round ends, written once for all of them."""
    ends = ' stroke-linecap="round" stroke-linejoin="round"'
    svg = page(defs, "<g%s>%s</g>" % (ends, "\n".join(parts).replace(ends, "")), **kw)
    return re.sub(r' d="[^"]*"', lambda m: re.sub(r"(?<=[0-9]) -", "-", m.group()), svg)


def radial(id_, cx, cy, r, *stops):
    """A round light in the page's own points."""
    s = "".join('<stop offset="%s" stop-color="%s" stop-opacity="%s"/>' % q for q in stops)
    return '<radialGradient id="%s" gradientUnits="userSpaceOnUse" cx="%s" cy="%s" r="%s">%s</radialGradient>' % (id_, cx, cy, r, s)


# ---------------------------------------------------------------- 1. the mill hums
def slide01():
    defs = GLOW + lin("sky", (0, "#4a3f7c"), (.3, "#7d66a8"), (.47, "#c98fb0"), (.56, "#f6b896")) + lin("h1", (0, "#9a7cae"), (1, "#84699e")) + lin("h2", (0, "#7a6796"), (1, "#655684")) + \
        lin("bank", (0, "#6f7a78"), (1, "#43506a")) + lin("water", (0, "#f0b096"), (.16, "#c58fb2"), (.5, "#7d68a6"), (1, "#463d74")) + rad("sun", (0, "#ffe9b8", .95), (.4, "#ffcf9a", .5), (1, "#ffc48e", 0)) + \
        lin("dusk", (0, "#4a3a86", .3), (.5, "#ffb98e", .1), (1, "#3a2f6e", .4)) + lin("streak", (0, "#ffdf8f", .8), (1, "#ffdf8f", 0))
    r = rng(4)
    sky = rect(0, 0, 1600, 1200, "url(#sky)") + ell(330, 650, 620, 300, "url(#sun)") + stars(3, 46, (60, 30, 1560, 420)) + cloud(120, 330, .8, "#c58bb4", "#a877ac") + cloud(1420, 300, .7, "#9077b4", "#7d68a6", True) + cloud(690, 560, .5, "#f3bda6", "#dd9fae")
    back = hill([(-40, 640), (200, 610), (520, 650), (800, 600), (1200, 570), (1640, 600)], "url(#h1)") + "".join(fir(x, 648 + r.uniform(-6, 6), r.uniform(60, 130), "#84699e", "#9a7cae") for x in (300, 340, 380, 560, 600, 660, 1400, 1460, 1530, 1580))
    back += hill([(-40, 720), (260, 690), (560, 730), (900, 680), (1640, 660)], "url(#h2)", "cut", ticks(2, 0, 1600, 690, 820, 90, "#8a78a6", 12, 3)) + "".join(fir(x, y, h, "#5f5180", "#70618f") for x, y, h in ((40, 735, 210), (110, 742, 160), (1500, 720, 260), (1575, 730, 210)))
    back += birch(196, 742, 330, 13, 16, 4, ("#b08fae", "#c5a3bb", "#977a9f"), "#efe2e6", "far") + birch(268, 738, 240, 10, -8, 6, ("#b08fae", "#c5a3bb", "#977a9f"), "#efe2e6", "far")
    water = g(path("M-40 770Q300 748 640 774Q900 790 1000 830L1300 1260H-40Z", "url(#water)"), f="ground")
    water += ripples(5, 44, (-20, 800, 900, 1190), "#ffe2c0", 3, .4, (30, 120)) + ripples(6, 40, (-20, 880, 1000, 1190), "#352c60", 3, .35, (30, 120))
    mx, my = 1130, 830
    m = shade(mx + 60, my + 6, 420, 34, DUSK) + g(mill(smoke="#b9a3c8", wheel_=False, open_=True, live=True), f="cut", t=at(mx, my, .98))
    whl = g(rect(-200, -136, 36, 36, WOOD[2], 6) + piece("wheel", g(wheel(8), f="cut", t="translate(-268 -118)")), t=at(mx, my, .98))
    lights = glow(mx - 84, my - 192, 130, op=.75) + glow(mx, my - 392, 130, op=.75) + glow(mx + 62, my - 80, 190, op=.6) + glow(mx + 268, my - 116, 120, op=.7)
    refl = "".join(path("M%d %dQ%d %d %d %dQ%d %d %d %dZ" % (x - w, y, x - w * 1.6, y + h / 2, x, y + h, x + w * 1.6, y + h / 2, x + w, y), "url(#streak)", opacity=o) for x, y, w, h, o in ((800, 950, 22, 220, .3), (916, 950, 14, 200, .26)))
    foam = g("".join(ell(850 + r.uniform(-120, 130), 858 + r.uniform(-10, 18), r.uniform(10, 26), r.uniform(5, 11), "#fff3ea", opacity=.85) for _ in range(22)), f="far")
    foam += line("M756 800q-12 26-14 54M782 822q-6 16-8 32M968 786q12 30 12 62M946 820q6 16 6 34", "#fff3ea", 5, opacity=.7)
    foam = piece("foam", foam)
    bank = land("M958 842Q1060 826 1180 828Q1420 834 1640 820V1260H1216Q1240 1180 1150 1120Q1040 1060 1050 980Q1056 920 990 890Q930 866 958 842Z", "url(#bank)", ticks(4, 960, 1640, 840, 1180, 120, "#8b9487", 20, 4) + ticks(5, 960, 1640, 850, 1180, 90, "#3a4660", 20, 4) +
                path("M1150 832Q1190 880 1150 930Q1130 990 1220 1060Q1290 1120 1300 1260H1500Q1480 1100 1390 1020Q1310 960 1300 930Q1280 880 1246 832Z", "#c9a99c", opacity=.75))
    # landing stage
    posts = "".join(rect(x, 905, 20, 150, "#5c4566", 6) + ell(x + 10, 1052, 34, 7, "#352c60", opacity=.5) for x in (300, 530, 770, 990))
    deck = g(posts, f="lift") + g(path("M260 892L1090 872L1130 926L240 940Z", "#9c7a66"), line("".join("M%d %dL%d %d" % (x, 892 - (x - 260) * .024, x - 16 + (x - 260) * .045, 940 - (x - 240) * .016) for x in range(300, 1090, 44)), "#7a5c56", 4), path("M240 940L1130 926V944L240 960Z", "#7a5c56"), f="cut")
    sx, sy = 462, 920
    k = dict(paw="#fbf6ee", line="#5a5570")
    cat = shade(sx, sy + 2, 92, 12, DUSK) + miller(sx, sy, .84, yaw=.3, mood="joy", pitch=-.5, tilt=-7, lean=-4, la=dict(to=(-146, -196), bend=-1, ha=-130, z="top"), ra=dict(to=(150, -206), bend=1, ha=-50, z="top", over=g(palm(k), t="translate(-6 -12) rotate(-20) scale(.8)")),
                   tail=[(-66, -80), (-128, -34), (-186, -60), (-196, -116)], shadow=False, live=dict(head="cat", tail="tail"))
    sacks = shade(622, 930, 70, 11, DUSK) + shade(1046, 916, 46, 7, DUSK) + piece("sack", g(g(flour_sack(.76), t="translate(620 930)"), f="cut")) + piece("mouse", g(mouse(), t=at(1050, 914, 1, 0, True), f="cut"))
    s1 = [(610, 700), (690, 590), (650, 470), (500, 400), (420, 290), (560, 170), (820, 130), (1080, 90)]
    s3 = [(1120, 432), (1010, 390), (880, 430), (760, 350), (810, 220), (980, 150)]
    air = veilribbon(s1, [6, 30, 46, 50, 30, 8], op=.34) + veilribbon(s3, [8, 26, 34, 10], op=.28)
    air += g(stardust(s1, 170, (14, 100), 5, size=(.5, 1.6)) + stardust([(322, 730), (290, 690), (310, 640)], 10, (10, 30), 6, size=(.3, .6)) + stardust(s3, 60, (16, 60), 7), f="far")
    fore = g("".join(reed(x, 1225, h, 3) for x, h in ((60, 330), (130, 250), (230, 180), (420, 130), (1500, 210), (1580, 290))), f="plain") + "".join(lily(x, y, s, b) for x, y, s, b in ((200, 1040, 1., 1), (330, 1100, 1.25, 0), (640, 1120, 1.1, 1), (480, 1030, .7, 0), (130, 940, .6, 0), (930, 1080, .9, 1)))
    fore += g(grassline(1200, 1660, lambda x: 1222, 110, 52, ("#4a566c", "#5a6674", "#3a4660"), -.05, 8), f="plain") + g("".join(flower(*q) for q in (("daisy", 1440, 1225, 130, 26, .1), ("daisy", 1250, 1225, 90, 22, -.1), ("corn", 1350, 1225, 100, 24, -.1))), f="plain") + g("".join(reed(x, y, h, 5) for x, y, h in ((1064, 1064, 110), (1110, 1122, 120))), f="lift")
    return sheet(defs, sky, back, water, refl, m, lights, bank, whl, foam, deck, sacks, air, cat, fore, veil("url(#dusk)", "soft-light"), dark=DUSK, rimc=GOLD, grain=".2")


# ---------------------------------------------------------------- 2. the wedding
def cake(s=1.):
    return g(path("M-60 0V-34H60V0Q0 12-60 0Z", "#fbe7d6") + path("M-60-34Q-44-14-30-32Q-14-10 0-32Q16-10 30-32Q46-14 60-34Q0-52-60-34Z", "#d98a94") + path("M-38-36V-64H38V-36Q0-28-38-36Z", "#fff6ec") + path("M-38-64Q-24-48-12-62Q0-46 12-62Q24-48 38-64Q0-78-38-64Z", "#d98a94") + g(HEADS["daisy"](15), t="translate(0 -80)"), t="scale(%.3f)" % s)


def coin(s=1.):
    return g(ell(0, 0, 19, 19, "#c9863a"), ell(-1.5, -1.5, 17, 17, "#f2bf4d"), tag("circle", cx=-1.5, cy=-1.5, r=11, fill="none", stroke="#d3973a", stroke_width=3.5), t="scale(%.3f)" % s)


def pile(m, w=22, seed=1):
    r = rng(seed)
    return "".join(ell(r.uniform(-3, 3), -i * 10 + 3, w, 8, "#b97a34") + ell(r.uniform(-3, 3), -i * 10, w, 8, "#f2bf4d") + line("M-%s %sq%s 6 %s 4" % (n(w * .6), n(-i * 10 + 2), n(w * .5), n(w)), "#d3973a", 2.5) for i in range(m))


def posy(kinds, s=1.):
    """A hand's bunch of flowers, held at 0, 0, upwards."""
    fan = [(-34, 14), (34, 15), (-17, 19), (17, 18), (0, 20)]
    out = "".join(path("M0 0q-16-14-6-40q20 12 6 40Z", ("#6f9a63", "#86ad70")[i % 2], transform=at(0, -14, 1.1, a)) for i, a in enumerate((-80, -46, 40, 74)))
    out += line("".join("M0 14Q0-20 %s %s" % (n(58 * math.sin(math.radians(a))), n(-58 * math.cos(math.radians(a)))) for a, _ in fan), "#6f9a63", 5)
    return g(out, "".join(g(small_flower(kinds[i % len(kinds)], r), t=at(58 * math.sin(math.radians(a)), -58 * math.cos(math.radians(a)))) for i, (a, r) in enumerate(fan)), t="scale(%.2f)" % s, f="lift")


def slide02():
    defs = GLOW + lin("sky", (0, "#5a4a90"), (.3, "#a27cb4"), (.46, "#f0b0a0")) + lin("h1", (0, "#8f78aa"), (1, "#7a6a9a")) + lin("grass", (0, "#98a588"), (1, "#5f7276")) + lin("side", (0, "#231a42", .8), (.26, "#2a2150", .62), (.46, "#2a2150", 0), x2=1, y2=0) + \
        radial("party", 1130, 620, 760, (0, "#ffe7a8", .75), (.6, "#ffc98a", .2), (1, "#ffc98a", 0)) + lin("dusk", (0, "#4a3a86", .25), (1, "#33285e", .4))
    sky = rect(0, 0, 1600, 1200, "url(#sky)") + stars(8, 26, (500, 30, 1560, 260)) + cloud(820, 250, .7, "#e6a9b8", "#c98fb2") + cloud(1350, 190, .5, "#e6a9b8", "#c98fb2")
    back = hill([(-40, 540), (400, 510), (900, 560), (1300, 520), (1640, 550)], "url(#h1)") + "".join(fir(x, y, h, "#77669a", "#8876a8") for x, y, h in ((480, 536, 100), (530, 540, 130), (1230, 530, 90), (1270, 528, 120)))
    back += g(mill(wheel_=True), t=at(930, 552, .25), f="far") + glow(930, 470, 70, op=.6)
    ground = hill([(-40, 650), (400, 610), (900, 640), (1640, 600)], "url(#grass)", "cut", ticks(4, 0, 1600, 650, 1180, 130, "#b2ba94", 20, 4) + ticks(5, 0, 1600, 650, 1180, 100, "#55686c", 20, 4))
    ground += g(meadow(5, 22, (720, 820, 1560, 1120), LITTLE, (6, 12), "#55706a"), f="lift")
    trees = appletree(1500, 690, 1.2, 4, ("#e6b2c6", "#f6d3df", "#c993b4"), "#6b4f5e") + appletree(610, 640, .86, 7, ("#dca8c0", "#f0c9d8", "#bf8cb0"), "#6b4f5e", "far")
    # lanterns on a string
    curve = lambda t: ((1 - t) ** 2 * 552 + 2 * t * (1 - t) * 980 + t * t * 1650, (1 - t) ** 2 * 96 + 2 * t * (1 - t) * 590 + t * t * 190)
    lp = [curve(t) for t in (.12, .245, .365, .485, .605, .725, .845)]
    lan = line("M552 96Q980 590 1650 190", "#5b4a60", 4) + "".join(g(lantern(.74, ("#e6a94b", "#d8604f", "#8f7fbf")[i % 3]), t=at(x, y - 8), f="lift") for i, (x, y) in enumerate(lp)) + "".join(glow(x, y + 34, 96, op=.75) for x, y in lp)
    # the long table
    cloth = "M720 596H1450L1476 742Q1446 756 1410 742Q1370 760 1330 744Q1290 760 1250 744Q1210 760 1170 744Q1130 760 1090 744Q1050 760 1010 744Q970 760 930 744Q890 760 850 744Q810 760 770 744Q730 758 692 742Z"
    tab = shade(1084, 752, 420, 24, DUSK) + g(path(cloth, "#fbf3ec"), clip(cloth, path("M660 664Q1084 684 1520 664V682Q1084 702 660 682Z", "#d8604f", opacity=.8), line("M660 656Q1084 676 1520 656M660 692Q1084 712 1520 692", "#e6a94b", 4), line("".join("M%d 610Q%d 680 %d 760" % (x, x + (x - 1084) * .02, x + (x - 1084) * .05) for x in range(740, 1460, 60)), "#ddcfda", 5), rect(600, 590, 900, 20, "#ffffff", opacity=.5)), path("M716 586H1454L1458 606Q1084 616 712 606Z", "#ffffff"), f="cut")
    tab += g("".join(g(x, t=at(a, b, s), f="lift") for x, a, b, s in ((cake(), 1000, 594, 1.05), (pie(), 800, 594, 1.), (pie(), 1232, 594, .9), (jug(), 890, 592, .9), (jug("#6fa0c9"), 1330, 592, .86), (candle(54), 1120, 595, .8), (candle(54), 744, 595, .74), (candle(54), 1412, 595, .74), (cake(), 1180, 594, .62))))
    tab += glow(1120, 508, 90, op=.8) + glow(744, 512, 84, op=.8) + glow(1412, 512, 84, op=.8)
    P = dict(shadow=False)
    brides = "".join(shade(x, y, 104, 13, DUSK) for x, y in ((912, 990), (1132, 1020), (1366, 966)))
    brides += bride("poppy", 912, 988, .8, yaw=.5, mood="joy", tilt=-15, lean=-10, sway=-26, la=dict(to=(-136, -122), bend=1, z="top", ha=150, hold=g(posy(("daisy", "poppy"), .95), t="translate(-14 -6) rotate(-40)")), ra=dict(to=(142, -176), bend=1, ha=0), tail=[(-60, -70), (-118, -44), (-172, -70), (-178, -130)], **P)
    brides += bride("daisy", 1366, 964, .78, yaw=-.6, mood="tell", gaze=(-.8, .5), tilt=-8, lean=-4, la=dict(to=(-34, -116), bend=1, z="top", ha=-6), ra=dict(to=(20, -104), bend=-1, z="top", ha=186, hold=g(posy(("daisy", "corn"), 1.1), t="translate(-30 -22) rotate(-8)")), **P)
    brides += bride("corn", 1132, 1018, .86, yaw=-.3, mood="happy", gaze=(-.7, .1), tilt=7, lean=5, sway=14, la=dict(to=(-136, -188), bend=-1, ha=190), ra=dict(to=(138, -92), bend=1, ha=70), tail=False, live=dict(head="bride", blink="bride-blink"), **P)
    purse = path("M-6-4Q-40 10-34 42Q-24 62 4 60Q36 58 36 36Q34 8 6-4Z", "#a8734a") + path("M-16-18Q0-8 16-18L8 0H-8Z", "#c08a5c") + line("M-11 0H11", "#f2bf4d", 6) + g(coin(.62), t="translate(2 32)")
    mil = shade(640, 918, 90, 12, DUSK) + miller(638, 916, .76, yaw=.5, mood="glad", gaze=(.8, .1), tilt=5, lean=3, la=dict(to=(-92, -96), bend=-1, z="top", hold=g(purse, t="translate(-2 10)"), ha=100), ra=dict(to=(34, -142), bend=-1, z="top", ha=200), tail=[(50, -76), (92, -26), (122, -14), (140, -36)], shadow=False, live=dict(head="cat", blink="cat-blink"))
    # the shade: trunk, branch, tomcat at his barrel
    td = "M-40 1230L-20 700Q0 300-40-40H116Q86 300 104 640Q124 900 190 1110Q120 1090 84 1120Q40 1150-40 1230Z"
    trunk = g(path(td, "#4a3a5c") + clip(td, line("M0 0Q40 400 10 800M60-20Q70 400 54 760Q60 960 110 1100M96 60Q70 300 92 600", "#3a2d4a", 9), path("M80-40Q60 500 90 760Q120 980 200 1120V-40Z", "#6a527a", opacity=.6)), f="cut")
    r = rng(12)
    leaves = g(path("M70 110Q300 60 560 90Q620 70 700 96Q600 110 540 112Q300 100 80 190Z", "#4a3a5c"), "".join(path("M0 0q-24-18-12-54q30 16 12 54Z", ("#5d5a7c", "#6d6888", "#4c4a70")[i % 3], transform=at(r.uniform(-40, 690) * (1 if i % 4 else .6), r.uniform(-20, 130), r.uniform(.9, 1.6), r.uniform(90, 270))) for i in range(80)), f="cut")
    barrel = "M-98-190Q0-206 98-190Q122-90 98 6Q0 22-98 6Q-122-90-98-190Z"
    bar = g(path(barrel, "#8a6450"), clip(barrel, line("M-58-200Q-72-90-58 20M-20-200Q-24-90-20 20M20-200Q24-90 20 20M58-200Q72-90 58 20", "#6f4f48", 4), line("M-120-140Q0-122 120-140M-120-30Q0-12 120-30", "#5b4a60", 15), path("M40-200Q130-90 60 20H130V-200Z", "#2a2145", opacity=.25)), ell(0, -191, 98, 20, "#b08a68"), ell(0, -192, 84, 14, "#9c775b"), f="cut", t="translate(440 1100) scale(.96)")
    money = piece("money", g(g(pile(8), t="translate(392 908)"), g(pile(5, seed=3), t="translate(440 916)"), g(pile(2, seed=4), t="translate(490 912)"), g(coin(.7), t="translate(526 898)"), f="lift"))
    tm = shade(262, 1082, 140, 18, DUSK) + tomcat(270, 1078, 1.2, yaw=.42, mood="count", gaze=(.6, .5), pitch=.12, tilt=5, lean=7, la=dict(to=(96, -138), bend=1, z="top", ha=-4), ra=dict(to=(160, -196), bend=1, z="top", hold=g(coin(1.2), t="translate(26 -34)"), ha=-56), shadow=False, tail=[(-62, -86), (-120, -50), (-170, -110), (-140, -190), (-176, -236)], live=dict(head="tom", blink="tom-blink"))
    fore = g(grassline(-40, 1640, lambda x: 1222, 120, 54, ("#46566a", "#566774", "#394860"), .05, 8), f="plain") + g("".join(flower(*q) for q in (("daisy", 1540, 1225, 150, 30, -.1), ("poppy", 1440, 1225, 100, 28, .1), ("corn", 1330, 1225, 80, 24, .1), ("daisy", 720, 1225, 84, 24, .1))), f="plain")
    ms = shade(634, 1098, 46, 7, DUSK) + piece("mouse", g(mouse(), t=at(630, 1096), f="cut")) + g(path("M-16 0L14 4L8-12Q-8-16-16 0Z", "#f3dc9a") + ell(-2, -5, 3, 2.5, "#d9b45a"), t="translate(694 1096) scale(1.3)", f="lift")
    petals = g("".join(path("M0 0q-7-9 0-17q9 7 0 17Z", "#fbdfe8", transform=at(r.uniform(520, 1560), r.uniform(160, 1080), r.uniform(.7, 1.2), r.uniform(0, 360))) for _ in range(34)), f="far")
    return sheet(defs, sky, back, ground, trees, veil("url(#party)", "soft-light"), tab, lan, petals, brides, veil("url(#side)", "multiply"), mil, tm_glow(), tm, bar, money, ms, trunk, leaves, fore, veil("url(#dusk)", "soft-light"), dark=DUSK, rimc=GOLD, grain=".17")


def tm_glow():
    return ell(430, 900, 170, 120, "url(#glow)", opacity=.4)


def pie():
    return path("M-54 0Q-50-34 0-38Q50-34 54 0Q0 10-54 0Z", "#d99a5c") + path("M-54-4Q-30-14 0-4Q30-14 54-4Q50-36 0-38Q-50-36-54-4Z", "#eab878") + line("M-22-26q8 8 16 0M6-30q8 8 16 0M-6-18q8 8 16 0", "#b5763f", 4)


def jug(c="#b5708f"):
    return path("M-24 0Q-38-40-16-62V-84H18V-62Q38-40 26 0Q0 8-24 0Z", c) + line("M20-70q28 4 22 30q-4 16-16 14", c, 8) + ell(1, -84, 18, 5, "#4a3a5c") + path("M-24-20Q0-10 28-20V-10Q0 0-26-10Z", "#fff3dc", opacity=.7)


# ---------------------------------------------------------------- 3. into the world, in the rain
def slide03():
    defs = GLOW + lin("sky", (0, "#57517e"), (.35, "#7d76a0"), (.55, "#a79cb8")) + lin("h1", (0, "#8f86a8"), (1, "#7b7398")) + lin("h2", (0, "#7d8290"), (1, "#666d84")) + lin("h3", (0, "#6d7880"), (1, "#434c66")) + \
        lin("wet", (0, "#3a3266", .3), (.5, "#8f8ab0", .0), (1, "#2a2450", .42)) + lin("road", (0, "#b3a6b4"), (1, "#9388a2")) + lin("fog", (0, "#cfc6d8", 0), (.5, "#cfc6d8", .55), (1, "#cfc6d8", 0)) + radial("warm", 1060, 760, 460, (0, "#ffe2b0", .42), (1, "#ffe2b0", 0))
    r = rng(6)
    sky = rect(0, 0, 1600, 1200, "url(#sky)") + cloud(260, 140, 1.7, "#6a6390", "#5d5783") + cloud(820, 110, 1.5, "#625b89", "#56507c", True) + cloud(1380, 150, 1.7, "#6e6794", "#605a87") + cloud(1060, 260, .9, "#7d76a0", "#6e6794") + cloud(560, 290, .8, "#847da6", "#756e99")
    back = hill([(-40, 600), (300, 540), (700, 590), (1100, 530), (1640, 560)], "url(#h1)") + "".join(fir(x, y, h, "#81789e", "#8f86a8") for x, y, h in ((900, 560, 90), (950, 556, 120), (1000, 552, 80), (1420, 556, 110), (1470, 560, 140), (1530, 560, 100)))
    back += rect(0, 480, 1600, 150, "url(#fog)")
    back += hill([(-40, 690), (260, 630), (480, 640), (760, 720), (1100, 700), (1640, 660)], "url(#h2)", "cut", ticks(2, 0, 1600, 640, 860, 120, "#8f949c", 14, 3) + path("M432 646C470 690 620 690 640 740C660 790 480 800 520 860L900 1000H1240C900 880 780 850 790 800C800 740 690 690 484 646Z", "url(#road)"))
    who = g(tomcat(0, -4, .275, yaw=.3, mood="sly", la=dict(to=(-84, -110), bend=-1), ra=dict(to=(84, -110), bend=1), tail=[(-50, -80), (-90, -40), (-120, -60)], shadow=False), t="translate(2 4)")
    ml = g(mill(lit=True, turn=8, cols=NIGHTWOOD, roof=("#564a78", "#605384", "#4e426d", "#695c8f", "#3f355c"), light="#f3d08a", open_=True, who=who, door="#54467a"), t=at(420, 654, .66), f="cut")
    pond = path("M60 650Q160 634 260 652Q290 676 200 690Q90 690 60 650Z", "#9a93b6")
    lights = glow(420, 390, 90, op=.75) + glow(364, 526, 66, op=.6) + glow(462, 600, 110, op=.5) + glow(600, 578, 60, op=.5)
    ground = hill([(-40, 860), (300, 830), (620, 870), (1000, 880), (1300, 850), (1640, 870)], "url(#h3)", "cut", ticks(4, 0, 1600, 870, 1180, 150, "#87929a", 24, 4) + ticks(5, 0, 1600, 870, 1180, 120, "#3e4762", 24, 4) +
                  path("M500 840C580 940 720 1000 920 1056C1160 1112 1400 1070 1640 1130V968C1400 944 1180 960 1010 926C920 906 860 880 824 850Z", "url(#road)") + path("M560 912C680 990 800 1022 920 1050C1160 1104 1400 1060 1640 1116V1130C1400 1070 1160 1112 920 1056C760 1014 660 984 560 912Z", "#7d7392"))
    pud = "".join(ell(x, y, a, b, "#7f7aa4") + ell(x, y + 3, a * .92, b * .8, "#c4bdd6") for x, y, a, b in ((800, 984, 84, 16), (670, 916, 46, 8)))
    ring = lambda x, y, a: tag("ellipse", cx=x, cy=y, rx=a, ry=round(a * .24, 1), fill="none", stroke="#f3eefa", stroke_width=3, opacity=.8)
    splash = ell(1370, 1030, 110, 20, "#7f7aa4") + ell(1370, 1033, 101, 16, "#c4bdd6") + ring(1350, 1028, 24) + ring(1350, 1028, 44) + ring(1412, 1034, 18)
    splash += line("M1350 1024q-6-22-20-32M1350 1022q-2-22 1-42M1350 1024q8-20 22-28M1412 1030q-4-12-10-16M1412 1030q4-12 12-17", "#f3eefa", 4, opacity=.85)
    rings = piece("puddle", splash) + "".join(ring(x, y, a) for x, y, a in ((782, 982, 20), (782, 982, 36), (834, 988, 14), (668, 916, 14)))
    # the cat, his bundle, the mouse under a leaf
    cx, cy = 1100, 1022
    leafu = path("M0 0Q-64-10-84 26Q-40 22-8 26Q30 20 76 34Q66-8 0 0Z", "#7f9a78") + line("M0 2Q-6 14-8 26M-40 8Q-50 14-58 22M36 6Q46 14 56 26", "#64805f", 4) + line("M-4 14Q2 50 10 84", "#64805f", 6)
    bun = g(leafu, t=at(-196, -398, .94, -8)) + g(mouse("peep"), t=at(-186, -262, .86, -4), f="lift") + g(bundle(1.02), t=at(-188, -272))
    stick = line("M42 24L-278-144", "#7a5a4c", 13) + line("M40 20L-274-145", "#a5836a", 4)
    cat = miller(cx, cy, 1., yaw=-.68, turn=.3, mood="wistful", gaze=(-.95, -.2), pitch=-.1, tilt=-5, lean=7, ears=(-26, 24), kerch=((44, 36), (30, 58)), hip=(0, -106),
                 lf=((-62, -6), 14), rf=((62, -4), -6), kn=(-1, -1), la=dict(to=(-84, -92), bend=1, z="back"), ra=dict(to=(84, -130), bend=-1, z="mid", ha=200, hold=stick), tail=[(-66, -80), (-116, -30), (-176, -24), (-216, -54)],
                 back=piece("mouse", g(bun, f="lift")), shadow=False, live=dict(head="cat", blink="cat-blink", tail="tail"))
    rain = ""
    for i in range(210):
        x, y, L = r.uniform(-60, 1640), r.uniform(-40, 1180), r.uniform(26, 74)
        rain += "M%s %sl%s %s" % (n(x), n(y), n(-L * .26), n(L))
    near = ""
    for i in range(66):
        x, y, L = r.uniform(-60, 1700), r.uniform(-40, 1120), r.uniform(70, 120)
        near += "M%s %sl%s %s" % (n(x), n(y), n(-L * .26), n(L))
    drops = "".join("M%s %sq-8-12-12-14M%s %sq6-12 12-12" % (n(x), n(y), n(x + 6), n(y)) for x, y in [(r.uniform(500, 1580), r.uniform(930, 1080)) for _ in range(26)])
    # rain on the cat: it splashes on head, ears and shoulders, hangs from whiskers, apron, tail and bundle
    wet = line("".join("M%d %dq%s-14 %s-22M%d %dq%s-16 %s-28M%d %dq%s-13 %s-17" % (x - 7, y, -3, -12, x + 1, y - 2, 1, 0, x + 9, y, 4, 14) for x, y in ((1008, 612), (1112, 648), (1246, 600), (1236, 846), (870, 622), (950, 618), (1200, 690))), "#fbf8ff", 2.8, opacity=.75)
    drop = "M0-13Q9 0 6 6Q0 12-6 6Q-9 0 0-13Z"
    wet += g("".join(path(drop, "#dfe9fb", transform=at(x, y, s)) for x, y, s in ((1004, 826, 1.), (1000, 872, .7), (1262, 776, 1.), (1254, 826, .7), (1030, 1004, .9), (1180, 1000, .8), (886, 992, .9), (908, 886, 1.), (914, 930, .7), (968, 650, .8), (836, 676, .8), (1216, 908, .8))), f="lift")
    wet += tag("ellipse", cx=1090.0, cy=1030.0, rx=190.0, ry=26.0, fill="#a79fc4", opacity=.55)
    fore = g(grassline(-40, 1640, lambda x: 1222, 150, 54, ("#3f4864", "#4d5770", "#343c58"), -.22, 8), f="plain") + g("".join(flower(*q) for q in (("daisy", 240, 1225, 150, 28, -.28), ("daisy", 60, 1225, 210, 34, -.1), ("corn", 330, 1225, 120, 26, -.3), ("daisy", 1530, 1225, 170, 30, -.2), ("corn", 1440, 1225, 110, 24, -.25))), f="plain")
    burd = g(tuft(40, 1230, 300, 9, 110, ("#3a4360", "#465070", "#2f3754"), -.2, 2) + tuft(180, 1235, 210, 9, 90, ("#3a4360", "#465070", "#2f3754"), -.25, 3) + tuft(1560, 1235, 260, 9, 100, ("#3a4360", "#465070", "#2f3754"), -.25, 5), f="plain")
    lg = shade(cx - 10, cy + 2, 120, 17, DUSK)
    return sheet(defs, sky, back, pond, ml, lights, ground, pud, rings, line(rain, "#e3ddf0", 2.6, opacity=.5), lg, line(drops, "#f3eefa", 3, opacity=.8), cat, wet, veil("url(#warm)", "soft-light"), line(near, "#f6f2ff", 3.6, opacity=.42), burd, fore, veil("url(#wet)", "multiply"), dark=DUSK, rimc="#e9e2f6", grain=".2")


# ---------------------------------------------------------------- 4. the winter street
def slide04():
    defs = GLOW + lin("sky", (0, "#1f1c4a"), (.3, "#3a3272"), (.48, "#6a569a")) + lin("street", (0, "#8d85bd"), (.5, "#a099cc"), (1, "#6a63a4")) + rad("pool", (0, "#fff3cc", .95), (.5, "#ffe2a8", .6), (1, "#ffd28a", 0)) + \
        '<linearGradient id="cone" gradientUnits="userSpaceOnUse" x1="0" y1="500" x2="0" y2="1040"><stop offset="0" stop-color="#ffeab4" stop-opacity=".62"/><stop offset="1" stop-color="#ffeab4" stop-opacity=".05"/></linearGradient>' + \
        lin("night", (0, "#2a2466", .35), (.5, "#4a3f90", .12), (1, "#1c1846", .5)) + lin("roofsnow", (0, "#d6d0f2"), (1, "#9a91cc")) + radial("warm", 900, 860, 420, (0, "#ffedc0", .7), (.6, "#ffdf9a", .25), (1, "#ffdf9a", 0))
    r = rng(14)
    sky = rect(0, 0, 1600, 1200, "url(#sky)") + stars(6, 56, (40, 30, 1560, 420)) + glow(1220, 150, 170, op=.35) + g(path("M1220 100A54 54 0 1 0 1268 172A44 44 0 0 1 1220 100Z", "#fff0bd"), f="far")
    far = g(path("M640 580V400L676 290L712 400V580Z", "#5c4f90") + path("M632 404L676 250L720 404Q676 384 632 404Z", "#efeaff") + ell(676, 430, 12, 14, "#ffd98a"), f="far")
    far += g("".join(g(townhouse(150, 110, c, "#4a3f78", i, ((-34, -62), (34, -62)), dark=d), t=at(x, y, s)) for i, (x, y, s, c, d) in enumerate(((560, 600, .8, "#6f62a0", (1,)), (790, 594, .8, "#7766a4", (0,)), (904, 602, .72, "#685b98", ())))), f="far")
    ground = g(path("M-40 1260V680Q300 600 760 588Q1200 600 1640 680V1260Z", "url(#street)"), f="ground")
    ruts = line("M776 612Q790 740 640 880Q500 1010 440 1260M836 612Q900 740 830 880Q760 1040 770 1260", "#7a72b0", 15, opacity=.4) + line("M776 606Q786 740 632 874M836 606Q892 740 820 876", "#d9d3f3", 4, opacity=.5)
    left = g(townhouse(230, 200, "#7d6aa6", "#4a3f78", 3, ((-56, -134), (56, -134)), door=(0, "#5f4f86"), dark=(0,)), t=at(428, 684, .82)) + g(townhouse(290, 240, "#9a7d9e", "#54467e", 5, ((-84, -160), (76, -160), (76, -58)), door=(-70, "#5f7a8c"), gable=False, dark=(1,)), t=at(206, 800, 1.06)) + g(chimney(80, 46), t=at(290, 452))
    # the daughters' house, bright, with a wreath on its door
    right = g(townhouse(230, 190, "#76669e", "#4a3f78", 7, ((-54, -120), (54, -120)), gable=False, dark=(1,)), t=at(1060, 676, .82)) + g(chimney(60, 36), t=at(1110, 500))
    sil = lambda x, y, s, c: g(path("M-30 44Q-34 10-22 0Q-30-14-24-30L-8-20Q0-22 8-20L24-30Q30-14 22 0Q34 10 30 44Z", "#a8663c") + "".join(ell(q * 8, -22 + abs(q) * 1.6, 5.4, 5.4, c) for q in (-2, -1, 0, 1, 2)), t=at(x, y, s))
    big = townhouse(360, 300, "#a87f96", "#5c4a86", 9, ((-96, -228), (96, -228), (92, -88)), light="#ffdf94", door=(-84, "#8f5568"), wreath=True, live=True)
    big += sil(96, -206, .62, "#d8604f") + sil(76, -68, .6, "#5b82bd") + sil(112, -66, .56, "#fffaf0") + "".join(line("M%d %dv90M%d %dh72" % (x, y - 45, x - 36, y), "#e9dfea", 7) for x, y in ((96, -228), (92, -88)))
    right += g(big, t=at(1350, 832, 1.06)) + glow(1452, 590, 130, op=.6) + glow(1448, 738, 150, op=.65) + glow(1248, 590, 110, op=.5)
    lights = glow(284, 738, 90, op=.5) + glow(116, 630, 100, op=.45) + glow(474, 574, 70, op=.5) + glow(1016, 580, 70, op=.5)
    peb = lambda x, y, q: ell(x, y, q, q * .8, "#8f87a8") + ell(x - q * .25, y - q * .25, q * .5, q * .34, "#c9c2dc")
    boys = shade(520, 742, 50, 7, DUSK) + kid("cold2", 520, 740, .38, yaw=.35, mood="shame", pitch=.7, tilt=6, la=dict(to=(-58, -58), bend=1), ra=dict(to=(60, -60), bend=-1), shadow=False)
    boys += shade(632, 760, 50, 7, DUSK) + piece("boy", kid("cold1", 632, 758, .4, yaw=.5, mood="glad", gaze=(.8, .4), tilt=-8, lean=-9, la=dict(to=(-136, -246), bend=-1, z="top", ha=-100, hold=g(peb(0, 0, 30), t="translate(-8 -34)")), ra=dict(to=(92, -118), bend=1, ha=10), lf=((-40, 0), 0), rf=((40, -8), -12), shadow=False))
    boys += g(peb(722, 664, 12), peb(768, 712, 11), f="lift") + line("M700 646q-14-9-30-10M748 694q-12-13-24-16", "#efeaff", 4, opacity=.6)
    prints = "".join(ell(x, y, 9, 4.4, "#5d5498", opacity=.7, transform="rotate(%d %d %d)" % (a, x, y)) for x, y, a in ((1246, 856, 24), (1222, 872, 24), (1198, 874, 20), (1174, 892, 20), (1146, 896, 16), (1118, 914, 14), (1090, 918, 12), (1060, 938, 10), (1030, 942, 8), (1000, 962, 5), (970, 964, 3), (940, 984, 0), (912, 984, 0)))
    lamp = shade(1000, 966, 44, 7, DUSK) + g(streetlamp(500), t=at(1000, 964))
    cone = path("M970 506L1030 506L1210 1010Q960 1080 640 1010Z", "url(#cone)", filter="url(#blur)")
    pool = ell(905, 1006, 400, 96, "url(#pool)", opacity=.85)
    cx, cy = 838, 1010
    bun = g(mouse("peep"), t=at(184, -264, 1.2, 4, True), f="lift") + g(bundle(1.1), t=at(186, -276))
    stick = line("M-36 20L276-146", "#7a5a4c", 13) + line("M-34 16L272-147", "#a5836a", 4)
    cat = shade(cx + 26, cy + 2, 84, 11, DUSK) + miller(cx, cy, .64, yaw=-.32, mood="soft", gaze=(-.35, -.7), pitch=-.45, tilt=-5, lean=-5, ears=(-10, 10), kerch=((62, 14), (70, 40)), lf=((-50, 0), 0), rf=((48, -6), -8), la=dict(to=(-80, -132), bend=1, z="mid", ha=-20, hold=stick), ra=dict(to=(98, -90), bend=-1, z="back"), tail=[(66, -80), (120, -36), (180, -40), (214, -86)], back=piece("mouse", g(bun, f="lift")), shadow=False, live=dict(head="cat", blink="cat-blink", tail="tail"))
    snow1 = snowfall(2, 240, (0, 0, 1600, 1150), (1.6, 3.6), op=.75) + snowfall(3, 90, (0, 0, 1600, 1180), (3.6, 6.4), op=.9)
    lampsnow = snowfall(5, 80, (790, 520, 1130, 1000), (2, 4.6), "#fff6d8", 1)
    wind = g(swirl(520, 196, 54, 1.5, 100, -1, 8, .42, "#d9d2f6", [(120, 216), (230, 262), (340, 240), (450, 250)]), swirl(1010, 226, 40, 1.4, 110, -1, 6, .4, "#d9d2f6", [(740, 236), (840, 270), (930, 268)]), f="plain")
    wind += piece("wind", g(swirl(560, 870, 44, 1.4, 90, -1, 7, .5, "#e6e0fb", [(230, 880), (330, 910), (450, 908)]), f="plain"))
    fore = g(chimney(150, 84, "#75597e"), t=at(150, 1080)) + snowroof([(-40, 960), (80, 990), (240, 1040), (400, 1120), (520, 1230)], 3) + snowroof([(1150, 1236), (1280, 1140), (1420, 1060), (1540, 1010), (1640, 986)], 5)
    fore += piece("bird", g(bird("sit"), t=at(330, 1062, .8), f="cut"))
    drift = lambda x, y, w, h: path("M%s %sQ%s %s %s %sQ%s %s %s %sQ%s %s %s %sZ" % tuple(n(v) for v in (x - w, y + h * .5, x - w * .6, y - h * .8, x - w * .1, y - h * .1, x + w * .5, y - h * .9, x + w, y + h * .5, x, y + h, x - w, y + h * .5)), "#aca5d6")
    drifts = drift(60, 806, 90, 22) + drift(300, 804, 90, 20) + drift(370, 692, 60, 13) + drift(1180, 838, 60, 18) + drift(1400, 840, 150, 24) + drift(1020, 680, 70, 13) + drift(520, 690, 40, 10)
    big_flakes = g("".join(ell(r.uniform(0, 1600), r.uniform(0, 1160), q, q, "#ffffff", opacity=.8) for q in (11, 9, 12, 8, 10, 9, 12, 8, 11, 10)), f="blur")
    return sheet(defs, sky, far, ground, ruts, left, right, lights, drifts, boys, prints, g(peb(694, 1000, 12), peb(742, 1044, 9), peb(640, 962, 9), f="lift"), veil("url(#night)", "multiply"), pool, cone, lamp, glow(1000, 508, 190, op=.95), cat, veil("url(#warm)", "soft-light"), wind, fore, snow1, lampsnow, big_flakes, dark="#1c1846", rimc="#f3ecff", grain=".19")


# ---------------------------------------------------------------- 5. by the king's bed
def slide05():
    defs = GLOW + lin("wall", (0, "#4c3f78"), (1, "#64508c")) + lin("nightsky", (0, "#2a2a68"), (1, "#5a4f96")) + lin("quilt", (0, "#8a6a9c"), (1, "#5c4a86")) + \
        radial("cand", 330, 690, 1150, (0, "#ffe2a0", .95), (.3, "#ffc987", .55), (.7, "#ffb870", .12), (1, "#ffb870", 0)) + radial("dark", 620, 640, 1050, (.4, "#1d163c", 0), (.75, "#1d163c", .35), (1, "#171132", .78)) + rad("story", (0, "#fff3cf", .8), (.6, "#ffe0a8", .3), (1, "#ffe0a8", 0))
    wall = rect(0, 0, 1600, 1200, "url(#wall)") + "".join(g(path("M0-16Q14-4 0 14Q-14-4 0-16Z", "#7a669e", opacity=.5), t=at(x + (30 if (y // 90) % 2 else 0), y)) for x in range(20, 1600, 76) for y in range(40, 900, 90))
    # window: snow and moon
    wx, wy = 470, 330
    arch = "M-110 170V-60Q-110-190 0-190Q110-190 110-60V170Z"
    win = g(path(arch, "#8f7fbf", transform="scale(1.14)"), path(arch, "url(#nightsky)"), clip(arch, stars(3, 16, (-100, -170, 100, 100), s=(.2, .5)), ell(46, -80, 30, 30, "#fff0c4"), path("M-120 120Q-40 70 30 110Q80 90 120 110V180H-120Z", "#d9d3f3"), fir(-60, 130, 90, "#4f4a86", "#8f86c4"), fir(-20, 136, 60, "#4f4a86", "#8f86c4"), snowfall(4, 30, (-110, -180, 110, 170), (2, 4.4))), line("M0-190V170M-110-20H110", "#8f7fbf", 12), rect(-140, 168, 280, 26, "#a393cc", 6), path("M-110 168Q-60 146-10 164Q50 144 110 168Z", "#f3efff"), f="lift", t=at(wx, wy, 1.02))
    # canopy behind, headboard, pillows
    hb = "M1010 760V400Q1010 300 1100 280Q1190 210 1280 280Q1400 300 1400 400V760Z"
    head = g(path("M960 0Q990 160 960 330Q930 500 980 660L1000 900H1640V0Z", "#5b3f74"), line("".join("M%d 0Q%d 400 %d 900" % (x, x + 10, x - 6) for x in range(1000, 1640, 74)), "#4d3466", 16), f="plain") + g(path(hb, "#8a5f50"), clip(hb, path("M1046 760V420Q1046 340 1120 322Q1200 262 1270 322Q1364 340 1364 420V760Z", "#a5765c"), line("M1205 300V330", "#e6a94b", 10)), g(path("M-50-6L-62-54L-32-32L-16-66L0-36L16-66L32-32L62-54L50-6Q0 10-50-6Z", "#e6b34f"), t="translate(1205 300) scale(.8)"), f="cut")
    pil = g(path("M1010 610Q1000 480 1080 470Q1200 440 1330 470Q1410 480 1400 620Q1390 730 1200 730Q1020 740 1010 610Z", "#efe6f3"), path("M1030 640Q1090 690 1200 694Q1330 690 1384 630Q1390 730 1200 730Q1040 736 1030 640Z", "#cbbddd"), line("M1040 500q20 20 24 44M1370 500q-20 20-24 40", "#cbbddd", 6), f="lift")
    # king, propped up
    kx, ky = 1190, 560
    body = "M1010 800Q1016 660 1110 640Q1200 620 1290 644Q1376 664 1390 810V900H1010Z"
    kbody = g(path(body, "#cfc3e6"), clip(body, line("M1120 650Q1100 740 1104 860M1290 650Q1310 740 1310 860", "#b3a4d2", 7), "".join(ell(1160 + i * 4, 690 + i * 44, 7, 7, "#fff6e0") for i in range(3))), f="lift")
    khead = piece("king", g(king_head(-.42, "listen", (-.8, .25), pale=True, blink="king-blink"), t=at(kx, ky, 1.26, -5), f="cut"))
    # quilt, patchwork
    qd = "M196 940Q260 830 420 812Q560 790 700 812Q860 770 1000 790Q1120 742 1260 770Q1420 780 1470 850L1500 1240H120Q150 1060 196 940Z"
    cols = ("#8a5f92", "#b0708c", "#6f66a6", "#c98f7c", "#7d7ab2", "#a8739c", "#d3a878")
    patch = ""
    for j in range(6):
        for i in range(17):
            x, y = 90 + i * 92, 760 + j * 88
            w = lambda a, b: (a + 8 * math.sin(b / 70), b + 26 * math.sin(a / 150. + .6) + (a - 700) * -.03)
            q = [w(x, y), w(x + 92, y), w(x + 92, y + 88), w(x, y + 88)]
            patch += path(poly(q), cols[(i * 3 + j * 5 + (i * j) % 3) % 7])
            if (i + j) % 3 == 0:
                c = w(x + 46, y + 44)
                patch += g(path("M0-20Q6-6 20 0Q6 6 0 20Q-6 6-20 0Q-6-6 0-20Z", "#f3dcb4", opacity=.7), t=at(c[0], c[1], .9))
    stitch = "".join("M%s %s" % (n(90), n(760 + j * 88 + 5)) + "".join("L%s %s" % (n(90 + i * 46 + 8 * math.sin((760 + j * 88) / 70)), n(760 + j * 88 + 26 * math.sin((90 + i * 46) / 150. + .6) + (90 + i * 46 - 700) * -.03)) for i in range(35)) for j in range(1, 6))
    quilt = g(path(qd, "#8a6a9c"), clip(qd, patch, line(stitch, "#fff0d8", 3, stroke_dasharray="9 9", opacity=.55), path("M760 800Q880 760 990 790Q900 900 860 1240H700Q720 960 760 800Z", "#2a1d48", opacity=.16), path("M1300 770Q1420 780 1470 850L1500 1240H1330Q1400 980 1300 770Z", "#2a1d48", opacity=.28), path("M196 940Q260 830 420 812Q330 900 300 1240H120Z", "#2a1d48", opacity=.1)), f="cut")
    linen = g(path("M1000 786Q1120 742 1260 768Q1400 778 1432 824Q1420 850 1390 842Q1250 806 1120 822Q1040 836 1006 836Q980 816 1000 786Z", "#f6eff6"), path("M1006 836Q1040 836 1120 822Q1250 806 1390 842Q1250 826 1120 840Q1030 852 1006 836Z", "#cbbddd"), f="lift")
    kr = dict(SKIN, paw="#f1d3c2")
    karm = g(path(limb((1066, 720), (1010, 790), (938, 792), [44, 40, 34, 28]), "#cfc3e6"), line("M950 764Q940 792 952 820", "#fff6e0", 15), g(mitt(kr, 186, 1.36), t="translate(912 796)"), f="cut")
    karm2 = g(path(limb((1320, 730), (1352, 800), (1290, 838), [44, 40, 34, 28]), "#cfc3e6"), line("M1302 812Q1300 840 1312 862", "#fff6e0", 15), g(mitt(kr, 190, 1.3), t="translate(1268 842)"), f="cut")
    cx, cy = 650, 898
    cat = shade(cx, cy - 2, 130, 20, "#2a1d48") + miller(cx, cy, 1.12, yaw=.5, mood="tell", gaze=(.8, -.3), pitch=-.25, tilt=4, lean=5, hip=(0, -74), lf=((-70, 4), -8), rf=((92, 8), 4), kn=(1, -1), la=dict(to=(-42, -92), bend=1, z="top", ha=60), ra=dict(to=(142, -196), bend=1, z="top", ha=-50), tail=[(-66, -40), (-140, -8), (-186, -40), (-176, -90)], shadow=False, live=dict(head="cat", blink="cat-blink", tail="tail"))
    ms = piece("mouse", g(mouse(), t=at(840, 862, .94), f="cut"))
    # what he tells: the mill in starry flour
    s1 = [(850, 640), (920, 590), (930, 520), (860, 476), (770, 440), (740, 350)]
    tale = ell(870, 340, 250, 190, "url(#story)", opacity=.6) + veilribbon(s1, [6, 20, 34, 26, 8], op=.3)
    mini = g(path("M-170 0V-300Q-150-330 0-560Q150-330 170-300V0Z M170 0V-150H330V0Z", "#fff1c8"), path("M0-632L118-400L236-250L208-232L0-556L-208-232L-236-250L-118-400Z", "#fff1c8"), tag("circle", cx=-268, cy=-110, r=140, fill="none", stroke="#fff1c8", stroke_width=26), line("".join("M-268-110L%s %s" % (n(-268 + 150 * math.cos(i * .785)), n(-110 + 150 * math.sin(i * .785))) for i in range(8)), "#fff1c8", 16), path("M20 0V-110Q60-160 100-110V0ZM-110-240H-60V-170H-110Z", "#c9a0a8"), t=at(880, 432, .31), opacity=.85)
    mini = piece("mill", mini)
    tale += g(stardust(s1, 70, (16, 50), 8, size=(.4, 1.)) + stardust([(740, 350), (760, 250), (880, 206), (990, 260), (1010, 370), (960, 450)], 56, (26, 40), 9, size=(.3, .9), stars=.8), f="far") + mini
    # night table with the candle
    tab = g(path("M92 1010H420V1044H92Z", "#8a5f50"), path("M112 1044H400V1230H112Z", "#75504a"), line("M112 1076H400", "#5f403e", 5), ell(256, 1120, 11, 11, "#e6a94b"), path("M84 990Q256 970 428 990Q432 1010 424 1016H88Q80 1010 84 990Z", "#a5765c"), f="cut")
    cnd = g(candle(150, live=True), t="translate(300 996) scale(1.3)", f="cut")
    # curtains and valance in front
    lc = curtain([(-60, -40), (200, -40), (190, 160), (150, 380), (92, 560), (74, 640), (96, 760), (130, 980), (136, 1260), (-60, 1260)], ("M30 0Q50 360 10 620Q10 900 40 1240M120 0Q110 300 50 600", "M74 0Q80 360 32 620Q50 900 90 1240M164 0Q150 260 76 560"), "#7d4f86", "#5c3868", "#a06fa4")
    rc = curtain([(1660, -40), (1440, -40), (1450, 200), (1500, 460), (1470, 640), (1500, 800), (1470, 1000), (1480, 1260), (1660, 1260)], ("M1570 0Q1540 400 1560 700Q1570 900 1550 1240M1490 0Q1500 300 1530 640", "M1530 0Q1510 400 1540 700"), "#6d4478", "#4f3060", "#8a5f96")
    tie = g(path("M-40 604Q30 640 92 606Q104 622 94 642Q30 676-40 640Z", "#e6a94b"), line("M74 650q-6 44-16 84M86 646q8 44 4 86", "#e6a94b", 8), ell(82, 640, 15, 14, "#c9863a"), f="lift")
    vd = "M-40-40H1640V120" + "".join("Q%d %d %d 110" % (1640 - i * 140 - 70, 210, 1640 - (i + 1) * 140) for i in range(12)) + "V-40Z"
    val = g(path(vd, "#6d4478"), clip(vd, line("".join("M%d-20Q%d 60 %d 150" % (x, x + 6, x + 2) for x in range(-30, 1640, 70)), "#5a3768", 11, opacity=.6)), line("M1640 120" + "".join("Q%d %d %d 110" % (1640 - i * 140 - 70, 210, 1640 - (i + 1) * 140) for i in range(12)), "#e6a94b", 9), "".join(ell(1570 - i * 140, 170, 10, 12, "#e6a94b") for i in range(12)), f="cut")
    return sheet(defs, wall, win, head, pil, kbody, khead, tale, quilt, linen, karm2, karm, cat, ms, tab, rc, val, veil("url(#dark)", "multiply"), veil("url(#cand)", "soft-light"), lc, tie, glow(300, 720, 330, op=.95), cnd, dark="#1d163c", rimc=GOLD, grain=".2")


# ---------------------------------------------------------------- 6. morning
def slide06():
    defs = GLOW + lin("wall", (0, "#b9a0cc"), (.7, "#e6c3c4")) + lin("dawn", (0, "#a9c3e8"), (.45, "#f3d3d6"), (.7, "#ffe9b8")) + lin("floor", (0, "#d9b49a"), (1, "#b58a86")) + lin("h1", (0, "#c3cfae"), (1, "#a0b890")) + rad("sun", (0, "#fffbe0"), (.3, "#ffefb0", .9), (1, "#ffe596", 0)) + \
        lin("ray", (0, "#fff6cf", .8), (1, "#fff0c0", .06), x1=.8, y1=0, x2=.1, y2=1) + lin("leftdark", (0, "#5a3f7c", .62), (.34, "#6a4f8c", .16), (.55, "#6a4f8c", 0), x2=1, y2=0) + radial("sunlight", 980, 460, 900, (0, "#fff3c0", .85), (.5, "#ffe2a0", .3), (1, "#ffe2a0", 0))
    FL = 846
    wall = rect(0, 0, 1600, 1200, "url(#wall)") + "".join(g(path("M0-18Q16-4 0 16Q-16-4 0-18Z", "#fff3e6", opacity=.34), t=at(x + (38 if (y // 100) % 2 else 0), y)) for x in range(20, 1620, 76) for y in range(40, 780, 100))
    floor = path("M-40 %dH1640V1260H-40Z" % FL, "url(#floor)") + line("".join("M%s %dL%s 1260" % (n(800 + (x - 800) * .62), FL, n(x)) for x in range(-900, 2600, 130)), "#a37a78", 4, opacity=.6) + line("M-40 900H1640M-40 976H1640M-40 1090H1640", "#a37a78", 4, opacity=.6) + g(rect(-40, FL - 34, 1680, 36, "#f3e0d0"), f="lift")
    frame = "M0-92a66 92 0 1 0 .1 0Z"
    wall += g(path(frame, "#e6a94b", transform="scale(1.16 1.12)"), path(frame, "#c9863a", transform="scale(1.06)"), path(frame, "#7d6aa6"), clip(frame, ell(14, -40, 16, 16, "#fff0c4"), path("M-80 30Q-30-6 10 24Q40 4 80 26V100H-80Z", "#5c4f90"), path("M-80 56Q-20 36 80 60V100H-80Z", "#6f9080"), fir(-30, 50, 50, "#4a4478", "#5c5590"), fir(30, 56, 36, "#4a4478", "#5c5590")), line("M0-104v-16", "#c9863a", 5), ell(0, -122, 6, 6, "#e6a94b"), t=at(1462, 330), f="lift")
    # the great window
    wx = 1000
    arch = "M%d %dV400Q%d 130 %d 130Q%d 130 %d 400V%dZ" % (wx - 230, FL - 60, wx - 230, wx, wx + 230, wx + 230, FL - 60)
    view = rect(700, 100, 640, 760, "url(#dawn)") + ell(930, 400, 250, 250, "url(#sun)") + ell(930, 400, 56, 56, "#fff3b8") + cloud(1080, 280, .5, "#fff6ee", "#f3d3d6") + cloud(840, 230, .36, "#fff6ee", "#f3d3d6")
    view += hill([(740, 620), (860, 580), (980, 610), (1100, 570), (1260, 600)], "#c9bfd6") + hill([(740, 680), (860, 650), (1000, 670), (1240, 630)], "url(#h1)") + path("M950 688Q980 730 920 764L890 820H1010Q990 770 1010 730Q1016 700 974 688Z", "#f3e3c4") + g(mill(), t=at(940, 690, .3), f="far") + "".join(g(appletree(0, 0, 1, i), t=at(x, y, s)) for i, (x, y, s) in enumerate(((806, 716, .22), (1090, 700, .24), (1170, 740, .3), (800, 772, .28))))
    win = g(path(arch, "#fff6e6", transform="translate(%s %s) scale(1.12 1.06) translate(%s %s)" % (wx, 460, -wx, -460)), f="cut") + clip(arch, view) + line("M%d 130V%dM%d 400H%d" % (wx, FL - 60, wx - 230, wx + 230), "#fff6e6", 15) + line("M%d 170Q%d 330 %d 400M%d 170Q%d 330 %d 400" % (wx - 140, wx - 90, wx, wx + 140, wx + 90, wx), "#fff6e6", 8, opacity=.0) + g(rect(wx - 280, FL - 70, 560, 34, "#fffaf0", 8), f="lift")
    lc = curtain([(640, 60), (790, 60), (780, 200), (740, 380), (690, 520), (700, 640), (716, 840), (630, 844), (640, 500)], ("M680 60Q690 400 660 840M740 60Q740 300 690 500", "M710 60Q710 360 676 520"), "#c98aa0", "#a86a8a", "#e3b3bf")
    rc = curtain([(1360, 60), (1210, 60), (1220, 200), (1260, 380), (1310, 520), (1300, 640), (1284, 840), (1370, 844), (1360, 500)], ("M1320 60Q1310 400 1340 840M1260 60Q1260 300 1310 500", "M1290 60Q1290 360 1324 520"), "#c98aa0", "#a86a8a", "#e3b3bf")
    rod = g(line("M600 62H1400", "#b98a62", 15), ell(600, 62, 16, 16, "#e6a94b"), ell(1400, 62, 16, 16, "#e6a94b"), f="lift")
    # the bed at the left, empty, its candle out
    qd = "M-40 740Q60 706 150 744Q236 700 300 774L336 972Q300 992-40 992Z"
    qc = ("#b0708c", "#6f66a6", "#c98f7c", "#d3a878", "#8a5f92")
    patch = "".join(path(poly([(x, y), (x + 62, y - 5), (x + 65, y + 61), (x + 3, y + 65)]), qc[(i * 2 + j * 3) % 5]) for i, x in enumerate(range(-44, 380, 62)) for j, y in enumerate(range(690, 1000, 65)))
    bed = g(path("M-40 640Q60 610 196 636Q276 650 290 716L300 900H-40Z", "#f6eff6"), path("M-40 640Q40 616 130 628Q150 680 110 716Q40 726-40 716Z", "#fffaf6"), path(qd, "#8a5f92"), clip(qd, patch, line("M-40 756Q140 740 340 752M-40 821Q140 806 340 818M-40 886Q140 870 340 884", "#fff0d8", 3, stroke_dasharray="9 9", opacity=.6), path("M240 700L340 700V1000H280Z", "#2a1d48", opacity=.2)), f="cut")
    bed += g(rect(296, 600, 26, 400, "#8a5f50", 8), rect(302, 606, 7, 388, "#a5765c", 3), ell(309, 592, 24, 24, "#e6a94b"), f="cut") + piece("cap", g(path("M262 610Q268 540 322 552Q372 560 366 650Q364 700 340 708Q348 650 330 616Q300 602 262 610Z", "#8f7fbf") + path("M256 604Q300 588 344 612L340 630Q300 606 260 622Z", "#fbf0dc") + ell(340, 712, 15, 15, "#fbf0dc"), f="lift"))
    can = curtain([(-60, -40), (236, -40), (226, 130), (186, 320), (128, 500), (120, 560), (138, 700), (-60, 700)], ("M30 0Q50 300 20 680M130 0Q120 260 70 540", "M80 0Q84 300 44 560M180 0Q170 240 100 500"), "#8a5f96", "#6d4478", "#a97fb4")
    can += g(path("M-40 522Q50 560 124 526Q134 542 126 560Q50 596-40 558Z", "#e6a94b"), line("M108 566q-6 40-12 70M118 564q8 36 6 72", "#e6a94b", 8), f="lift") + g(path("M-40-40H300V60Q270 110 240 66Q205 112 170 66Q135 112 100 66Q65 112 30 66Q-5 112-40 66Z", "#7d4f86"), line("M300 60Q270 110 240 66Q205 112 170 66Q135 112 100 66Q65 112 30 66Q-5 112-40 66", "#e6a94b", 8), f="cut")
    tab = ell(470, 880, 120, 13, "#6a4a6e", opacity=.4, filter="url(#blur)") + g(path("M400 720H540L532 880H516L510 740H430L424 880H408Z", "#8a5f50"), path("M384 704Q470 690 556 704Q562 724 554 730H386Q378 724 384 704Z", "#a5765c"), f="cut")
    tab += g(g(candle(64, False), t="translate(450 708) scale(.92)"), line("M450 634v-12", "#5b4a48", 4), g(path("M-26-46L-20 0Q0 8 20 0L26-46Z", "#8f7fbf"), line("".join("M%d-44L%d-92" % (a, b) for a, b in ((-8, -22), (2, 0), (10, 24))), "#7ba07a", 5), g(small_flower("daisy", 20), t="translate(-24 -98)"), g(small_flower("poppy", 19), t="translate(0 -106)"), g(small_flower("corn", 19), t="translate(26 -96)"), t="translate(516 708)"), f="lift") + line("M450 612Q436 590 452 570Q468 548 450 522Q440 504 450 484", "#ffffff", 6, opacity=.5)
    beam = path("M770 %dL1230 %dL840 1240H150Z" % (FL - 10, FL - 10), "url(#ray)", style="mix-blend-mode:screen", opacity=.9)
    beam2 = path("M780 300L1000 130L520 1180H90Z", "url(#ray)", opacity=.4) + path("M1010 130L1220 300L880 1200H560Z", "url(#ray)", opacity=.4)
    dust = stardust([(980, 320), (800, 600), (600, 820), (420, 1000)], 60, (160, 300), 5, ("#fffdf0", "#fff3c9"), (.3, .7), .4)
    # wainscot, carpet, the king's chair
    dado = "".join(path("M%d 700H%dV800H%dZ" % (x, x + 150, x), "none", stroke="#f6e2e4", stroke_width=6, stroke_linejoin="round", opacity=.75) for x in (328, 510)) + path("M1400 700H1580V800H1400Z", "none", stroke="#f6e2e4", stroke_width=6, stroke_linejoin="round", opacity=.75) + line("M240 664H640M1372 664H1640", "#f6e2e4", 9, opacity=.8)
    cd = "M790 %dH1210L1420 1170Q900 1200 330 1170Z" % (FL + 14)
    carpet = g(path(cd, "#a8566c"), clip(cd, line("M808 %dH1192L1376 1146Q900 1174 378 1146Z" % (FL + 26), "#e6b34f", 7, stroke_linejoin="round"), "".join(path("M0-16Q10-3 26 0Q10 3 0 16Q-10 3-26 0Q-10-3 0-16Z", "#cf8790", transform=at(x, y, s)) for x, y, s in ((900, 900, .7), (1000, 900, .7), (1100, 900, .7), (800, 966, .9), (930, 966, .9), (1060, 966, .9), (1190, 966, .9), (690, 1050, 1.2), (860, 1050, 1.2), (1030, 1050, 1.2), (1200, 1050, 1.2), (560, 1116, 1.4), (760, 1116, 1.4), (960, 1116, 1.4), (1160, 1116, 1.4)))), line("".join("M%d %dv18" % (x, 1172 + 10 * (1 - ((x - 875) / 545.) ** 2)) for x in range(340, 1420, 24)), "#e6b34f", 5), f="ground")
    chair = ell(1480, 946, 130, 16, "#6a4a6e", opacity=.4, filter="url(#blur)") + g(path("M1404 900V640Q1404 560 1480 548Q1560 560 1560 640V900Z", "#8a5f50"), path("M1424 880V646Q1426 584 1480 574Q1538 584 1540 646V880Z", "#b0617a"), "".join(ell(x, y, 6, 6, "#e6b34f") for x, y in ((1450, 650), (1510, 650), (1480, 700), (1450, 750), (1510, 750))), ell(1480, 546, 20, 20, "#e6b34f"), f="cut") + g(path("M1384 806H1580V860Q1480 880 1384 860Z", "#c5738a"), path("M1384 852H1580V884H1384Z", "#8a5f50"), path("M1392 884h24l-4 62h-16ZM1548 884h24l-4 62h-16Z", "#75504a"), f="cut")
    chair = g(chair, t="translate(1486 946) scale(.84) translate(-1480 -946)")
    kx, ky = 1226, 1034
    k = ell(kx - 80, ky + 8, 210, 22, "#6a4a6e", opacity=.35, filter="url(#blur)") + king(kx, ky, .98, yaw=-.5, mood="glad", gaze=(-.8, .6), pitch=.2, tilt=-6, lean=-4, cap=False, la=dict(to=(-210, -336), bend=-1, z="top", hold=g(key(1.3), t="translate(-34 4) rotate(172)"), ha=172), ra=dict(to=(168, -440), bend=1, z="mid", ha=-50), shadow=False, live=dict(head="king", blink="king-blink", la="key"))
    cx, cy = 600, 1044
    cat = ell(cx - 60, cy + 6, 150, 16, "#6a4a6e", opacity=.4, filter="url(#blur)") + miller(cx, cy, 1.02, yaw=.55, turn=.4, mood="meek", lean=30, hip=(-24, -104), tilt=14, nod=(-2, 4), pitch=.3, lf=((-66, 0), 0), rf=((46, 0), 0), kn=(1, -1), la=dict(to=(70, -112), bend=1, z="top", ha=-20), ra=dict(to=(-92, -128), bend=1, z="back", ha=170), tail=[(-86, -66), (-150, -40), (-196, -100), (-176, -160)], shadow=False, live=dict(head="cat", tail="tail"))
    ms = ell(346, 1138, 66, 9, "#6a4a6e", opacity=.35, filter="url(#blur)") + piece("mouse", g(mouse(), t=at(356, 1136, 1.4), f="cut"))
    return sheet(defs, wall, dado, win, lc, rc, rod, floor, carpet, chair, tab, bed, can, beam, beam2, g(dust), veil("url(#leftdark)", "multiply"), k, cat, ms, veil("url(#sunlight)", "soft-light"), dark="#4a3060", rimc="#fffbe8", grain=".2")


# ---------------------------------------------------------------- 7. flour for everyone
def slide07():
    defs = GLOW + lin("sky", (0, "#a7b6e6"), (.4, "#d8cdea"), (.58, "#fdeacb")) + lin("h1", (0, "#c9c4d2"), (1, "#aab0b8")) + lin("h2", (0, "#bccf9c"), (1, "#8fb27a")) + lin("h3", (0, "#a5c481"), (1, "#6f9f66")) + lin("water", (0, "#c3d3ee"), (1, "#7f93cb")) + rad("sun", (0, "#fffbe0"), (.3, "#ffefb0", .9), (1, "#ffe596", 0)) + \
        lin("light", (0, "#ffe9b0", .5), (.6, "#ffe9b0", 0), x1=1, x2=0, y2=.8) + lin("deep", (.7, "#4a4f7c", 0), (1, "#4a4f7c", .25))
    r = rng(5)
    sky = rect(0, 0, 1600, 1200, "url(#sky)") + ell(1180, 300, 480, 480, "url(#sun)") + cloud(930, 150, .8, "#fffaf6", "#e6dcee") + cloud(1400, 190, .5, "#fffaf6", "#e6dcee", True) + cloud(250, 150, .6, "#fffaf6", "#e6dcee")
    back = hill([(-40, 580), (400, 540), (900, 580), (1300, 520), (1640, 550)], "url(#h1)") + appletree(1170, 570, .36, 3, f="far", m=16) + appletree(1270, 556, .3, 5, f="far", m=16) + birch(860, 580, 240, 10, 12, 4, f="far") + birch(916, 586, 180, 8, -8, 6, f="far")
    back += hill([(-40, 700), (300, 680), (760, 690), (1150, 630), (1640, 600)], "url(#h2)", "cut", ticks(2, 0, 1600, 640, 860, 80, "#d0deb0", 14, 3) + path("M1010 650C1010 690 1130 690 1230 730C1340 780 1420 800 1440 860L1640 900V800C1560 760 1400 740 1280 700C1180 670 1090 676 1064 642Z", "#f3e4c8"))
    mx, my = 430, 830
    ml = shade(mx + 60, my + 6, 400, 34, "#4a4f6c") + g(mill(lit=True, light="#ffe7a4", wheel_=False, open_=True, smoke="#fffaf6", door="#7a68a8"), f="cut", t=at(mx, my, .94))
    whl = g(rect(-200, -136, 36, 36, WOOD[2], 6) + piece("wheel", g(wheel(23), f="cut", t="translate(-268 -118)")), t=at(mx, my, .94))
    water = g(path("M-40 830Q100 806 330 830L700 1260H-40Z", "url(#water)"), f="ground") + ripples(5, 24, (-20, 850, 400, 1190), "#ffffff", 3.4, .7, (24, 80)) + ripples(6, 22, (-20, 880, 400, 1190), "#6d80c0", 3.4, .6, (24, 80))
    foam = g("".join(ell(180 + r.uniform(-130, 120), 862 + r.uniform(-12, 20), r.uniform(10, 26), r.uniform(6, 12), "#ffffff", opacity=.9) for _ in range(22)), f="far") + line("M78 800q-12 30-14 64M106 828q-8 18-8 38M280 796q14 32 12 66M256 830q6 18 6 34", "#ffffff", 6, opacity=.8)
    foam = piece("foam", foam)
    ground = land("M268 850Q330 830 460 826Q800 838 1200 820Q1440 806 1640 808V1260H404Q440 1180 370 1110Q290 1050 306 970Q310 920 262 890Q240 866 268 850Z", "url(#h3)", ticks(4, 290, 1640, 850, 1180, 100, "#c0d898", 22, 4) + ticks(5, 330, 1640, 850, 1180, 80, "#6a9a5c", 22, 4) + path("M440 826C470 880 470 930 560 970C760 1030 900 1064 1080 1050C1300 1034 1560 950 1640 900V800C1560 850 1500 880 1380 906C1160 950 900 940 740 930C620 920 580 880 540 826Z", "#f3e4c8"))
    ground += g(meadow(6, 20, (480, 1060, 1560, 1170), LITTLE, (8, 13), "#5a8a56") + meadow(8, 9, (820, 850, 1640, 900), LITTLE, (5, 6), "#5a8a56"), f="lift")
    tree = appletree(1480, 690, 1.12, 9, m=44)
    P = dict(shadow=False)
    far_ = "".join(shade(x, y, 32, 5, "#4a4f6c") for x, y in ((988, 676), (1058, 690), (1132, 706)))
    far_ += bride("daisy", 988, 676, .25, yaw=-.3, mood="glad", la=dict(to=(-96, -150), bend=-1), ra=dict(to=(96, -130), bend=1), tail=False, **P) + bride("corn", 1058, 690, .27, yaw=-.3, mood="happy", la=dict(to=(-96, -130), bend=-1), ra=dict(to=(96, -130), bend=1), tail=False, **P) + bride("poppy", 1132, 706, .29, yaw=-.3, mood="joy", la=dict(to=(-96, -130), bend=-1), ra=dict(to=(146, -190), bend=1), tail=False, **P)
    sk = lambda c="#e9d6b4", b="#c9863a", s=.52: g(flour_sack(s, c, True, b), t="translate(-14 38)")
    hold = dict(la=dict(to=(4, -88), bend=1, z="top", ha=10))
    line_ = tomcat(1420, 910, .66, yaw=-.4, turn=-.3, mood="shy", gaze=(-.8, .2), pitch=.15, hat=False, tilt=-6, lean=-4, la=dict(to=(-70, -116), bend=1, z="top", hold=g(flour_sack(.56, "#dccae0", True, "#8d4f78"), t="translate(-6 36)"), ha=170), ra=dict(to=(74, -110), bend=-1, z="top", hold=g(top_hat(), t="translate(10 92) rotate(10) scale(.8)"), ha=140), tail=[(62, -70), (130, -50), (160, -110), (136, -160), (160, -200)], live=dict(head="tom", blink="tom-blink"))
    line_ += hare(1250, 958, .68, flip=True, yaw=.45, mood="glad", gaze=(.8, 0), ra=dict(to=(72, -96), bend=-1, z="top", ha=190, hold=sk("#e6cfd6", "#8f7fbf")), **hold)
    line_ += kid("girl", 1112, 1000, .76, flip=True, yaw=.4, mood="happy", gaze=(.8, 0), tilt=4, ra=dict(to=(82, -98), bend=-1, z="top", ha=190, hold=sk("#f0e3c9", "#5b82bd")), **hold)
    boy = kid("small", 934, 1012, .8, flip=True, yaw=.45, mood="joy", pitch=-.4, tilt=-8, lean=-4, la=dict(to=(52, -96), bend=1, z="top", ha=0), ra=dict(to=(134, -106), bend=-1, z="top", ha=186, hold=g(flour_sack(.66, "#f0e3c9", True, "#7ba07a"), t="translate(8 50)")), live=dict(head="boy"))
    hog = shade(1022, 1094, 76, 8, "#4a4f6c") + piece("hedgehog", g(hedgehog(), t=at(1030, 1096, .76, 0, True), f="cut"))
    cx, cy = 622, 1000
    cat = miller(cx, cy, .96, yaw=.5, mood="glad", gaze=(1, .8), pitch=.25, tilt=6, lean=9, la=dict(to=(-110, -92), bend=-1, ha=110), ra=dict(to=(160, -196), bend=1, z="top", ha=42), tail=[(-66, -86), (-130, -60), (-164, -110), (-136, -166)], live=dict(head="cat", blink="cat-blink", tail="tail"))
    pour = path("M792 838Q806 850 808 870Q810 886 820 898H798Q802 880 798 866Q796 850 784 846Z", "#ffffff", opacity=.96) + "".join(ell(x, y, q, q * .75, "#ffffff", opacity=.7) for x, y, q in ((786, 892, 10), (832, 890, 12), (806, 886, 16), (842, 874, 7), (776, 874, 6)))
    pour = g(pour, f="far") + g(stardust([(830, 790), (850, 720), (790, 640), (860, 560), (840, 440), (930, 340)], 54, (14, 80), 4, ("#ffffff", "#fff6dc", "#ffedb8"), (.4, 1.1)), f="far")
    big = shade(470, 1008, 100, 12, "#4a4f6c") + g(g(flour_sack(1.12, "#f0e3c9"), t="translate(452 1006)"), f="cut") + piece("mouse", g(mouse(), t=at(432, 842), f="cut"))
    dust = g(stardust([(440, 450), (580, 410), (680, 310), (840, 300), (940, 210)], 46, (20, 80), 14, ("#ffffff", "#fff6dc", "#ffedb8"), (.4, 1.)), f="far")
    bd = g(bird("fly"), t=at(1080, 390, .7, -10, True), f="far") + g(butterfly("#b9a3d8", "#e6d3f0"), t=at(690, 470, .56, 16), f="far")
    fore = g(grassline(440, 1660, lambda x: 1222, 110, 60, ("#5f9058", "#72a364", "#4f8050"), .05, 8, 5), f="plain") + g("".join(reed(x, 1225, h, 3, ("#5f8a60", "#76a070")) for x, h in ((50, 270), (140, 190), (380, 140))), f="plain") + "".join(lily(x, y, .9, b) for x, y, b in ((180, 1040, 1), (250, 960, 0), (270, 1130, 0)))
    fore += g("".join(flower(*q) for q in (("daisy", 1540, 1225, 170, 34, -.1), ("poppy", 1440, 1225, 110, 30, .1), ("corn", 1350, 1225, 90, 26, .1), ("daisy", 1240, 1225, 90, 26, -.1), ("daisy", 500, 1225, 110, 28, .1), ("corn", 580, 1225, 84, 24, .1))), f="plain")
    petals = g("".join(path("M0 0q-7-9 0-17q9 7 0 17Z", "#fff0f4", transform=at(r.uniform(560, 1560), r.uniform(160, 1100), r.uniform(.7, 1.2), r.uniform(0, 360))) for _ in range(22)), f="far")
    return sheet(defs, sky, back, tree, far_, water, ml, ground, whl, foam, dust, petals, line_, big, boy, hog, cat, pour, bd, fore, veil("url(#light)", "screen", .7), veil("url(#deep)", "multiply"), dark="#3f3560", rimc="#fffbe8", grain=".2")


# ---------------------------------------------------------------- cover
def cover():
    defs = GLOW + lin("sky", (0, "#3a3170"), (.35, "#6f5a9e"), (.6, "#c58cae"), (.76, "#f6b896")) + lin("h1", (0, "#8a70a4"), (1, "#705c92")) + lin("h2", (0, "#8a9088"), (1, "#4d5578")) + rad("moon", (0, "#fff3cf", .9), (.5, "#ffe0b0", .35), (1, "#ffe0b0", 0)) + \
        radial("lit", 980, 860, 640, (0, "#ffedb8", .75), (.5, "#ffd28a", .25), (1, "#ffd28a", 0)) + lin("deep", (.6, "#2a2150", 0), (1, "#1d163c", .34))
    sky = rect(0, 0, 1600, 1200, "url(#sky)") + stars(5, 60, (40, 20, 1580, 480), s=(.3, 1.1)) + cloud(1440, 420, .7, "#d79ab4", "#b981ac", True) + cloud(240, 470, .8, "#b585b0", "#9a72a6")
    back = hill([(-40, 700), (300, 660), (700, 700), (1100, 640), (1640, 680)], "url(#h1)") + "".join(fir(x, y, h, "#6f5c92", "#8470a4") for x, y, h in ((40, 720, 200), (700, 704, 120), (760, 700, 90), (1500, 690, 200), (1570, 700, 260)))
    mx, my = 1150, 748
    m = g(mill(smoke="#b9a3c8", turn=10), f="cut", t=at(mx, my, .98)) + glow(mx, my - 392, 170, op=.9) + glow(mx - 84, my - 192, 150, op=.85) + glow(mx + 266, my - 118, 150, op=.85)
    hillf = hill([(-40, 830), (300, 780), (760, 770), (1200, 745), (1640, 800)], "url(#h2)", "cut", ticks(4, 0, 1600, 800, 1180, 110, "#a5a894", 22, 4) + ticks(5, 0, 1600, 800, 1180, 70, "#4a5070", 22, 4) + path("M1170 740Q1200 800 1160 850Q1120 920 1240 1000V1240H1500Q1460 1020 1330 920Q1280 860 1260 740Z", "#c9a59c", opacity=.75)) + glow(1212, 760, 130, op=.45)
    P = dict(shadow=False)
    k = dict(paw="#fbf6ee", line="#5a5570")
    tm = tomcat(296, 1236, 1.5, yaw=.5, mood="sly", gaze=(.9, .0), tilt=-5, la=dict(to=(-110, -110), bend=1), ra=dict(to=(38, -128), bend=-1, z="top", hold=g(coin(1.25), t="translate(-22 -34)"), ha=236), tail=[(-62, -60), (-110, -40), (-126, -120), (-100, -170)], **P)
    mil = miller(652, 1384, 1.86, yaw=.34, mood="glad", gaze=(.75, .0), tilt=5, lean=2, la=dict(to=(-104, -104), bend=1), ra=dict(to=(150, -262), bend=1, z="top", ha=-20, over=g(palm(k), t="translate(-8 -8) rotate(-10) scale(.92)")), tail=False, **P)
    br = bride("daisy", 1250, 1122, .9, yaw=-.3, mood="happy", gaze=(-.7, -.6), pitch=-.3, tilt=-4, la=dict(to=(-60, -120), bend=1), ra=dict(to=(60, -120), bend=-1), tail=False, fine=True, **P)
    br += bride("poppy", 1126, 1300, .96, yaw=-.1, mood="joy", pitch=-.35, tilt=-8, la=dict(to=(-100, -120), bend=1), ra=dict(to=(100, -120), bend=-1), tail=False, fine=True, **P)
    br += bride("corn", 1378, 1304, .98, yaw=-.4, mood="wonder", gaze=(-.7, -.8), pitch=-.35, tilt=5, la=dict(to=(-60, -150), bend=1, z="top"), ra=dict(to=(60, -150), bend=-1, z="top"), tail=False, fine=True, **P)
    s1 = [(985, 830), (1010, 750), (920, 660), (760, 560), (640, 430), (760, 260), (980, 180), (1240, 120), (1480, 70)]
    air = veilribbon(s1, [10, 30, 46, 54, 40, 12], op=.4) + g(stardust(s1, 190, (20, 110), 5, size=(.7, 2.)), f="far")
    fore = g(grassline(-40, 1640, lambda x: 1225, 110, 56, ("#3d3c64", "#4c4b72", "#302f54"), .05, 8), f="plain") + g("".join(flower(*q) for q in (("daisy", 90, 1230, 150, 38, -.1), ("corn", 190, 1230, 90, 30, .1), ("daisy", 880, 1230, 84, 30, .1), ("corn", 800, 1230, 70, 26, -.1), ("daisy", 1540, 1230, 130, 38, -.1), ("poppy", 40, 1230, 90, 32, .1))), f="plain")
    return sheet(defs, sky, back, m, hillf, tm, air, br, mil, fore, veil("url(#deep)", "multiply"), veil("url(#lit)", "soft-light"), dark=DUSK, rimc=GOLD, grain=".19")
