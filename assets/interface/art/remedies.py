#!/usr/bin/env python3
"""The pictures of what to do when a light of the morning check is red: art/remedies.py FOLDER writes FOLDER/<name>.svg.

Each shows one thing to be done, without a word: a hand, the thing, and an orange arrow that says where to.
The paper, eyes and small company are those that the tales share (assets/art).
"""
import os
import sys

sys.dont_write_bytecode = True
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..", "art"))

from faces import *  # noqa: E402
from nature import bird, cloud, shade  # noqa: E402
from paper import *  # noqa: E402

SKIN, SKIN_DARK = "#f3c7a6", "#dfa283"
PLUM, ORANGE, DEEP = "#6b4a63", "#e9954f", "#d9752c"
WOOD, WOOD_DARK = "#d9ae83", "#c08f65"

DEFS = (lin("wall", (0, "#fbe9d6"), (1, "#f5d6c4")) + lin("table", (0, "#e2b98f"), (1, "#cf9d70"))
        + lin("sky", (0, "#a9d4e6"), (1, "#e6f2ec")) + lin("night", (0, "#3b3350"), (1, "#5a4a68"))
        + lin("arrow", (0, "#efa45e"), (1, "#dd7b33")) + lin("box", (0, "#8b7fa6"), (1, "#6f6389"))
        + rad("lamp", (0, "#fff3cf", .95), (1, "#fff3cf", 0)))


# ---------- the room
def room(*parts, table=890):
    wall = rect(-20, -20, 1640, 1240, "url(#wall)") + ell(1180, 160, 760, 520, "url(#lamp)")
    wall += "".join(rect(x, -20, 42, 1240, "#fff6ea", opacity=.28) for x in range(60, 1640, 170))
    board = rect(-20, table, 1640, 1260 - table, "url(#table)") + rect(-20, table, 1640, 16, "#f0cfa8")
    grain = line("".join("M%d %dq220 %d 460 0t470 0" % (x, y, q) for x, y, q in (
        (-40, table + 90, 16), (820, table + 140, -14), (140, table + 215, 12))), WOOD_DARK, 5, opacity=.4)
    return page(DEFS, wall, g(board, f="ground"), grain, *parts, dark="#5b3a2c", grain=.22)


def arrow(pts, w=30, head=92):
    """A broad arrow of orange paper along a curve."""
    c = spline(pts, 10)
    (x, y), (px, py) = c[-1], c[-5]
    L = math.hypot(x - px, y - py)
    ux, uy = (x - px) / L, (y - py) / L
    tip = poly([(x + ux * head, y + uy * head), (x - uy * head * .82, y + ux * head * .82),
                (x + uy * head * .82, y - ux * head * .82)])
    body = ribbon(pts, [w * .55, w, w], 10)
    return g(path(body, "url(#arrow)"), path(tip, DEEP, stroke=DEEP, stroke_width=18, stroke_linejoin="round"), f="cut")


def cable(pts, col="#55485f", w=11):
    d = smooth(pts, False)
    return g(line(d, col, w * 2), line(d, "#ffffff", w * .5, opacity=.22), f="lift")


# ---------- things
def screen(x, y, s=1., night=False, mood="smile"):
    """The machine: a screen on a foot, on it a landscape with a face, awake or asleep."""
    inner = rect(-330, -470, 660, 430, "url(#night)" if night else "url(#sky)", 16)
    if night:
        face = eye(-80, -270, 44, 40, shut="sleep") + eye(80, -270, 44, 40, shut="sleep")
        face = g(face.replace(DARK, "#cdbfe0"), line("M-26-196q26 18 52 0", "#cdbfe0", 8))
    else:
        hills = path("M-330-170C-200-250-60-150 90-190C190-220 270-210 330-190V-40H-330Z", "#a6c99a") + \
            path("M-330-110C-180-160-20-90 140-120C230-140 290-130 330-124V-40H-330Z", "#86b07f")
        face = clip("M-330-470h660v430h-660z", ell(0, -230, 150, 150, "#f9dd94"), ell(0, -230, 124, 124, "#f7cf69"),
                    eye(-46, -262, 17, 20, (.2, .1)), eye(46, -262, 17, 20, (.2, .1)), mouth(mood, 0, -214, .9), hills)
    frame = rect(-372, -512, 744, 514, PLUM, 44) + rect(-372, -512, 744, 26, "#8a6681", 22)
    foot = path("M-60 0H60L84 92H-84Z", "#5b3d54") + rect(-170, 82, 340, 38, PLUM, 19)
    return shade(x, y + 116 * s, 250 * s) + g(foot, frame, inner, face, t=at(x, y, s), f="cut")


def computer(x, y, s=1., hole="usb", power=False):
    """The small box beside the screen, with a hole that waits or a button to press."""
    out = rect(-210, -190, 420, 190, "url(#box)", 34) + rect(-210, -190, 420, 20, "#a99cc2", 10)
    if power:
        out += ell(0, -92, 66, 66, "#fffaf2") + line("M-24-120A38 38 0 1 0 24-120M0-136V-98", DEEP, 14)
    elif hole == "usb":
        out += rect(-176, -128, 128, 70, "#fffaf2", 14) + rect(-162, -114, 100, 42, "#3c3350", 6) + \
            rect(-150, -96, 76, 12, "#d7cfe6", 3)
        out += rect(8, -114, 100, 42, "#57496f", 6)
    else:
        out += ell(-112, -92, 52, 52, "#fffaf2") + ell(-112, -92, 36, 36, "#7fb37a") + ell(-112, -92, 18, 18, "#33283a")
        out += ell(20, -92, 30, 30, "#57496f") + ell(20, -92, 14, 14, "#33283a")
    return shade(x, y + 4, 230 * s) + g(out, t=at(x, y, s), f="cut")


def speaker(x, y, s=1.):
    out = rect(-150, -460, 300, 460, "#b9805c", 40) + rect(-150, -460, 300, 24, "#d19b76", 12)
    for cy, r in ((-330, 66), (-150, 112)):
        out += ell(0, cy, r + 16, r + 16, "#8f5d40") + ell(0, cy, r, r, "#4a3540") + ell(0, cy, r * .42, r * .42, "#8a6681")
        out += line("M%s %sA%s %s 0 0 1 %s %s" % tuple(n(v) for v in (
            -r * .7, cy - r * .28, r * .76, r * .76, -r * .1, cy - r * .74)), "#ffffff", 8, opacity=.28)
    return shade(x, y + 2, 190 * s) + g(out, t=at(x, y, s), f="cut")


def note(x, y, s=1., col=PLUM, two=False):
    d = line("M22 0V-120", col, 14) + ell(-2, 4, 30, 23, col, transform="rotate(-18)")
    if two:
        d += line("M128-20V-140M22-120L128-140", col, 14) + ell(104, -16, 30, 23, col, transform="rotate(-18 104 -16)")
    else:
        d += line("M22-120q40 14 44 60", col, 14)
    return g(d, t=at(x, y, s), f="lift")


def plug(kind):
    """A plug whose end points left; its cable leaves it at (170, 0)."""
    if kind == "usb":
        return rect(-92, -30, 98, 60, "#e3dfea", 6) + rect(-72, -18, 24, 12, "#8d84a1") + rect(-72, 6, 24, 12, "#8d84a1") + \
            rect(0, -46, 170, 92, "#4a4058", 26) + line("M40-24v48M64-24v48", "#6d6180", 7)
    return rect(-96, -13, 100, 26, "#e3c56f", 12) + line("M-58-12v24M-30-12v24", "#9c7f33", 6) + \
        rect(0, -36, 170, 72, "#7fb37a", 26) + line("M44-20v40M68-20v40", "#5f9459", 7)


def sleeve(col="#6f9fc4", dark="#5683a8"):
    return path("M60-74L460-130H1700V150H460L60 84Z", col) + path("M60 30L460 84H1700V150H460L60 84Z", dark, opacity=.6) + \
        rect(36, -92, 62, 188, "#fffaf2", 28)


def pinching(x, y, s=1., r=0., holds="", **kw):
    """A hand that comes from the right and holds a thing by its end; the thing lies from (0, 0) to the left."""
    back = path("M60-78C10-92-60-80-96-50C-116-34-104-6-78-10C-40-18 0-10 20 6Z", SKIN_DARK)
    front = path("M70 84C0 96-40 76-84 46C-112 28-100-6-70 0C-46 6-24 12-6 10C-30-4-40-26-20-40C8-58 40-70 70-76Z", SKIN)
    front += line("M-6 10Q16 12 34 4", SKIN_DARK, 6)
    return g(back, g(holds, t="translate(-150 0)"), front, sleeve(**kw), t=at(x, y, s, r), f="cut")


def pointing(x, y, s=1., r=0., flip=False, **kw):
    """A hand whose finger ends at x, y; it comes from the right."""
    out = path("M4-26C40-34 120-36 190-44C220-66 300-78 350-66V84C300 100 226 92 196 66C150 62 132 40 150 22C110 26 50 26 6 24C-28 20-26-22 4-26Z", SKIN)
    out += line("M196 66C180 50 182 40 200 34M206 26C186 22 186 4 206 0M150 22C176 20 190 16 204 10", SKIN_DARK, 7)
    out += path("M6-14C-8-10-8 12 6 14C16 12 18-12 6-14Z", "#fbe0cd", opacity=.8)
    return g(g(out, g(sleeve(**kw), t="translate(290 0)")), t=at(x, y, s, r, flip), f="cut")


# ---------- the pictures
def loudspeaker():
    wire = cable([(1010, 600), (1040, 760), (1110, 900), (1180, 930), (1260, 900)])
    return room(
        screen(400, 740, .82),
        computer(660, 980, 1.06, "jack"), wire,
        note(1440, 430, .8, two=True),
        speaker(1340, 990, 1.06),
        pinching(1010, 590, 1.0, -58, plug("jack"), col="#d9846e", dark="#bb6651"),
        arrow([(860, 640), (760, 570), (620, 600), (548, 730)]), table=790)


def touch():
    wire = cable([(470, 850), (520, 1010), (740, 1070), (1000, 1070), (1240, 960), (1290, 740)])
    rings = "".join(ell(0, 0, q, q, "none", stroke="#fffaf2", stroke_width=12, opacity=o) for q, o in ((58, .95), (96, .6)))
    return room(
        screen(470, 720, .98), g(rings, t=at(350, 360)), wire,
        computer(1000, 970, 1.06, "usb"),
        pinching(1330, 690, 1.0, -20, plug("usb")),
        pointing(358, 368, .66, -58, flip=True, col="#8fb36f", dark="#74995a"),
        arrow([(1260, 420), (1080, 400), (940, 520), (884, 720)]), table=790)


def book(x, y, r, col, s=1., w=230, h=300):
    return g(rect(-w / 2, -h / 2, w, h, col, 18), rect(w / 2 - 26, -h / 2 + 12, 20, h - 24, "#fff6e6", 6),
             rect(-w / 2, -h / 2, 34, h, "#00000022", 12), ell(10, -20, 48, 48, "#fff6e6", opacity=.85),
             path("M-24-2Q10-52 44-2Q10 30-24-2Z", col, opacity=.8), t=at(x, y, s, r), f="lift")


def space():
    stuffed = (book(300, 560, -16, "#c9694f") + book(480, 500, 6, "#5f8f9f") + book(640, 560, 18, "#d9a441")
               + book(390, 600, -4, "#7d6a9c") + book(560, 610, 8, "#79a06c"))
    front = rect(190, 640, 560, 330, "#c99663", 26) + rect(190, 640, 560, 34, "#dcae80", 16) + \
        rect(400, 770, 140, 44, "#a97846", 22)
    bin_ = path("M1080 700H1440L1400 980H1120Z", "#8fa3ad") + rect(1056, 672, 408, 48, "#a9bbc4", 24) + \
        line("M1160 750L1176 940M1260 750V940M1360 750L1344 940", "#738892", 12)
    lid = g(rect(-300, -34, 600, 68, "#c99663", 22) + rect(-300, -34, 600, 20, "#e2b98a", 10), t=at(330, 330, 1, -24), f="cut")
    return room(
        shade(470, 970, 340), lid, g(stuffed), g(front, f="cut"),
        shade(1260, 980, 230),
        g(book(1240, 590, 24, "#b6577a", .86)), g(bin_, f="cut"),
        pointing(1296, 470, .84, -28, col="#d9846e", dark="#bb6651"),
        arrow([(720, 400), (860, 270), (1010, 270), (1110, 390)]))


def clock():
    dial = ell(0, 0, 330, 330, "#8a6681") + ell(0, 0, 292, 292, "#fffaf2")
    for hour in range(12):
        (x, y), (q, z) = rot((0, -262), hour * 30), rot((0, -262 + (56 if hour % 3 == 0 else 30)), hour * 30)
        dial += line("M%s %sL%s %s" % (n(x), n(y), n(q), n(z)), PLUM, 18 if hour % 3 == 0 else 10)
    dial += eye(-78, 30, 27, 32, (.6, -.3)) + eye(78, 30, 27, 32, (.6, -.3)) + mouth("smile", 0, 112, 1.3)
    dial += ell(-136, 92, 34, 24, "#eb9a8a", opacity=.55) + ell(136, 92, 34, 24, "#eb9a8a", opacity=.55)
    hands = line("M0 0L-96-108", PLUM, 30) + line("M0 0L150-150", DEEP, 22) + ell(0, 0, 28, 28, PLUM)
    cell = ell(0, 22, 120, 62, "#9a97a6") + rect(-120, 0, 240, 22, "#9a97a6") + ell(0, 0, 120, 62, "#dddbe6") + \
        ell(0, 0, 96, 47, "#cac7d6") + line("M-34 0H34M0-24V24", "#7b778c", 13)
    return room(
        g(dial, g(hands, f="lift"), t=at(640, 520), f="cut"),
        arrow([(236, 700), (200, 470), (300, 240), (500, 130)]),
        pointing(806, 372, .9, 24),
        shade(1180, 1074, 150), g(cell, t=at(1180, 1030), f="cut"), g(bird(), t=at(330, 950, 1.5), f="cut"), shade(330, 990, 80))


def restart():
    return room(
        screen(410, 640, .8, night=True), computer(410, 990, .96, power=True),
        screen(1190, 640, .8, mood="laugh"), computer(1190, 990, .96, power=True),
        arrow([(690, 230), (770, 140), (860, 140), (918, 200)], 28, 84),
        pointing(410, 912, .74, 52, col="#d9846e", dark="#bb6651"),
        pointing(1190, 912, .74, 52, col="#d9846e", dark="#bb6651"), table=690)


def keeper():
    head = path("M-150 40C-160-120-70-180 0-180C70-180 160-120 150 40C150 130 70 190 0 190C-70 190-150 130-150 40Z", SKIN)
    ears = ell(-150, 24, 34, 44, SKIN_DARK) + ell(150, 24, 34, 44, SKIN_DARK)
    cap = path("M-168-40C-176-190-80-236 0-236C80-236 176-190 168-40C60-84-60-84-168-40Z", "#5f8f9f") + \
        path("M-176-34C-60-92 90-92 210-24C220-2 190 6 168-6C60-50-60-50-168-10C-190-8-190-24-176-34Z", "#4b7686")
    face = eye(-58, 14, 25, 30, (-.4, .2)) + eye(58, 14, 25, 30, (-.4, .2)) + mouth("smile", 0, 104, 1.25) + \
        ell(0, 66, 26, 20, SKIN_DARK) + ell(-100, 84, 32, 22, "#eb9a8a", opacity=.6) + ell(100, 84, 32, 22, "#eb9a8a", opacity=.6)
    glasses = "".join(ell(q * 58, 14, 48, 48, "none", stroke="#6b4a63", stroke_width=10) for q in (-1, 1)) + \
        line("M-12 8q12-10 24 0", "#6b4a63", 9)
    body = path("M-300 420C-290 250-160 190 0 190C160 190 290 250 300 420Z", "#d9846e") + \
        path("M-86 190L0 300L86 190Q0 230-86 190Z", "#fffaf2")
    wrench = g(line("M0 190V-60", "#8f98a8", 46), path("M-74-190C-96-120-70-66 0-60C70-66 96-120 74-190L34-176V-124H-34V-176Z", "#a8b1c0"),
               t=at(262, 236, 1, 16), f="lift")
    fist = ell(256, 330, 62, 56, SKIN) + line("M222 314q30 12 66 2M220 340q30 12 66 2", SKIN_DARK, 7)
    bubble = ell(0, 0, 400, 400, "#fffaf2") + clip(
        "M-360 0A360 360 0 1 1 360 0A360 360 0 1 1-360 0Z", rect(-400, -400, 800, 800, "#cfe6e4"),
        g(body, wrench, fist, ears, head, cap, face, glasses, t=at(-10, 20, .88)))
    phone = rect(-160, -330, 320, 640, PLUM, 50) + rect(-132, -286, 264, 540, "#fffaf2", 26) + \
        rect(-46, -314, 92, 12, "#8a6681", 6) + ell(0, 130, 78, 78, "#5fa368") + g(
            line("M-34-20C-30 20-6 42 32 40", "#fffaf2", 24) + ell(-34, -22, 19, 19, "#fffaf2") + ell(34, 38, 19, 19, "#fffaf2"), t=at(0, 122))
    phone += "".join(ell(q * 66, z, 22, 22, "#e4d3c4") for q in (-1, 0, 1) for z in (-210, -140, -70, 0))
    waves = "".join(line("M%d %dA%d %d 0 0 1 %d %d" % (q * .64, -q * .77, q, q, q * .64, q * .77), DEEP, 22)
                    for q in (90, 160, 230))
    return room(
        g(phone, t=at(330, 560, 1.1, -8), f="cut"),
        g(waves, t=at(470, 470), f="lift"),
        g(bubble, t=at(1150, 500), f="cut"),
        pointing(360, 704, .86, 40, col="#6f9fc4", dark="#5683a8"))


PICTURES = {f.__name__: f for f in (loudspeaker, touch, space, clock, restart, keeper)}

if __name__ == "__main__":
    for name, paint in PICTURES.items():
        begin()
        with open(os.path.join(sys.argv[1], "remedy-%s.svg" % name), "w") as svg:
            svg.write(paint())
