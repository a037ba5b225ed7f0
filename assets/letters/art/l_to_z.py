#!/usr/bin/env python3
"""Paints the words from L to Ž: assets/letters/art/l_to_z.py [PICTURE…] writes the SVGs beside it.

One function for each picture gives its parts; a picture is 640 × 640 points without ground, the thing about 560 points large.
"""
import os
import sys

sys.dont_write_bytecode = True
here = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, os.path.join(here, "..", "..", "art"))

from faces import *  # noqa: E402

LINE = "#6b4440"


# ---------- the sheet
def sheet(*parts):
    """A picture of its own: filters, light, drawing, and the grain of paper over all."""
    return ('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 640">\n<defs>'
            + cutfilter("cut", 5, 3, 6, "#4a2d28", .3, .5, m=12, rx=1.6) + cutfilter("lift", 3, 2, 4, "#4a2d28", .28, .45, m=16, rx=1.4)
            + rad("floor", (0, "#4a2d28", .42), (.55, "#4a2d28", .22), (1, "#4a2d28", 0))
            + '<filter id="paper" x="0" y="0" width="640" height="640" filterUnits="userSpaceOnUse" color-interpolation-filters="sRGB">'
              '<feTurbulence type="fractalNoise" baseFrequency=".62" numOctaves="2" seed="7" result="n"/>'
              '<feColorMatrix in="n" type="matrix" values="0 0 0 0 .3  0 0 0 0 .18  0 0 0 0 .13  .6 0 0 0 -.27" result="d"/>'
              '<feColorMatrix in="n" type="matrix" values="0 0 0 0 1  0 0 0 0 .98  0 0 0 0 .9  0 .75 0 0 -.29" result="l"/>'
              '<feComposite in="d" in2="SourceGraphic" operator="atop" result="s"/><feComposite in="l" in2="s" operator="atop"/></filter></defs>\n'
            + g("\n".join(parts), f="paper") + "\n</svg>\n")


def floor(cx, cy, rx, ry=None):
    """The soft shadow on the ground."""
    return ell(cx, cy, rx, ry or rx * .14, "url(#floor)")


def cut(d, fill, dark=None, *inside, dx=-12, dy=-13, f="lift"):
    """A piece of paper, darker where it turns from the light at the upper left."""
    rim = path("M-900-900H1500V1500H-900Z" + d, dark, fill_rule="evenodd", transform="translate(%s %s)" % (dx, dy)) if dark else ""
    return g(path(d, fill), clip(d, *(i for i in (rim,) + inside if i)) if dark or inside else "", f=f)


def oval(cx, cy, rx, ry):
    return "M%s %sa%s %s 0 1 1 %s 0a%s %s 0 1 1 %s 0Z" % tuple(n(v) for v in (cx - rx, cy, rx, ry, rx * 2, rx, ry, -rx * 2))


def box_(x, y, w, h, r=0):
    return "M%s %sh%sq%s 0 %s %sv%sq0 %s %s %sh%sq%s 0 %s %sv%sq0 %s %s %sZ" % tuple(n(v) for v in (
        x + r, y, w - 2 * r, r, r, r, h - 2 * r, r, -r, r, -(w - 2 * r), -r, -r, -r, -(h - 2 * r), -r, r, -r))


def flip(*parts, c=320):
    return g(*parts, t="matrix(-1 0 0 1 %s 0)" % (2 * c))


def both(*parts, c=320):
    """Left and right."""
    return "".join(parts) + flip(*parts, c=c)


def strip(pts, widths):
    """A ribbon with truly round ends."""
    d = ribbon(pts, widths, 6, False)
    left, right = d[:-1].split("L", 1)
    w, z = n(widths[0]), n(widths[-1])
    return "%sA%s %s 0 0 1 %sA%s %s 0 0 1 %sZ" % (left, z, z, right, w, w, left[1:left.index("C")])


def scallop(cx, cy, rx, ry, m, turn=0.):
    """A round thing with m soft bumps."""
    p = [(cx + rx * math.cos(turn + 2 * math.pi * i / m), cy + ry * math.sin(turn + 2 * math.pi * i / m)) for i in range(m + 1)]
    q = math.hypot(p[1][0] - p[0][0], p[1][1] - p[0][1]) * .56
    return "M%s %s" % (n(p[0][0]), n(p[0][1])) + "".join("A%s %s 0 0 1 %s %s" % (n(q), n(q), n(x), n(y)) for x, y in p[1:]) + "Z"


def star(cx, cy, r, k=.5, m=5, turn=-90):
    return smooth([(cx + r * (1, k)[i % 2] * math.cos(math.radians(turn + 180 * i / m)), cy + r * (1, k)[i % 2] * math.sin(math.radians(turn + 180 * i / m))) for i in range(2 * m)], True, .09)


# ---------- faces
def eyes(cx, cy, dx, rx, ry, brow=None, lift=0, inner=0, slant=0., line_=LINE, **kw):
    out = ""
    for q in (-1, 1):
        e = dict(kw)
        if "lid" in e:
            e["slant"] = slant * q
        if e.get("shut") == "squeeze":
            e["slant"] = -q
        out += eye(cx + q * dx, cy, rx, ry, liner=line_, **e)
        if brow:
            bx, by = cx + q * dx, cy - ry - 13 - lift
            out += line("M%s %sQ%s %s %s %s" % tuple(n(v) for v in (bx - q * 16, by - inner, bx, by - 7, bx + q * 17, by + inner + 2)), brow, 7)
    return out


def nose(x, y, rx, ry, col="#45303a"):
    return path(smooth([(x - rx, y - ry * .5), (x, y - ry), (x + rx, y - ry * .5), (x + rx * .45, y + ry * .7), (x, y + ry), (x - rx * .45, y + ry * .7)], True, .22), col) + ell(x - rx * .3, y - ry * .5, rx * .34, ry * .22, "#fff", opacity=.5)


def blush(cx, cy, dx, r=24, col="#ee6f70", op=.42):
    return "".join(ell(cx + q * dx, cy, r, r * .72, col, opacity=op) for q in (-1, 1))


def whiskers(cx, cy, dx, L, col, w=3.6, rows=(-1, 0, 1)):
    return line("".join("M%s %sq%s %s %s %s" % tuple(n(v) for v in (cx + q * dx, cy + j * 10, q * L * .5, j * 5 - 3, q * L, j * 15)) for q in (-1, 1) for j in rows), col, w, opacity=.75)


def leaf(x, y, L, r=0, col="#7fae58", dark="#5f9147", w=.32, vein=True):
    d = "M0 0C%s %s %s %s %s 0C%s %s %s %s 0 0Z" % tuple(n(v) for v in (L * .2, -L * w * 1.2, L * .7, -L * w * 1.2, L, L * .7, L * w * 1.2, L * .2, L * w * 1.2))
    return g(path(d, col), clip(d, path("M0 0H%sV%sH0Z" % (n(L), n(L)), dark, opacity=.55)), line("M%s 0H%s" % (n(L * .06), n(L * .84)), dark, max(3, L * .03)) if vein else "", t=at(x, y, 1, r), f="lift")


# ---------- L
def fox():
    o, d, w, k = "#e8893f", "#cf6f31", "#fff1dd", "#5d3b3c"
    tail = "M372 566C500 590 606 500 590 372C584 324 566 290 540 262C530 318 506 344 476 372C420 424 392 462 386 520Z"
    body = "M308 290C384 296 440 400 440 486C440 570 396 594 318 594C236 594 192 568 196 486C200 400 238 286 308 290Z"
    legs = both(cut("M240 440C232 490 240 536 228 562C216 596 300 602 304 572L310 446C292 420 250 414 240 440Z", o, d, path("M200 530Q270 512 320 530V620H200Z", k)), c=318)
    head = "M0-96C70-96 112-60 122-8C132 24 150 40 178 54C150 60 138 64 128 72C100 108 50 120 0 140C-50 120-100 108-128 72C-138 64-150 60-178 54C-150 40-132 24-122-8C-112-60-70-96 0-96Z"
    ear = cut("M-112-30C-136-110-130-166-112-190C-74-168-34-130-18-84Z", o, d, path("M-150-136Q-100-146-60-136L-100-230H-150Z", k)) + path("M-98-52C-112-100-110-130-102-148C-78-130-56-106-46-78Z", "#f6c79b")
    face = both(ear, c=0) + cut(head, o, d, path("M-190 54C-130 4-76-6-54 24C-38 54-28 84 0 98C28 84 38 54 54 24C76-6 130 4 190 54V160H-190Z", w)) \
        + eyes(0, 4, 54, 23, 27, brow="#8d4a2b", inner=1, lift=4, gaze=(.8, .1), lid=.18, slant=.03, skin="#cf6f31") + nose(0, 94, 25, 18, k) + mouth("smirk", 2, 112, .62, "#6d4038")
    return (floor(350, 590, 250), g(cut(tail, o, d, path("M480 230H640V352C610 322 590 384 556 346C540 330 520 366 480 340Z", w)), cut(body, o, d, path("M236 300C226 380 260 450 318 486C376 450 410 380 396 300Z", w)), legs, f="cut"), g(face, t=at(304, 258, 1.1, -6), f="cut"))


def bear():
    b, d, p = "#a4714a", "#865838", "#dcb587"
    sole = cut(oval(182, 536, 72, 66), b, d, ell(182, 546, 38, 32, p), ell(146, 504, 14, 15, p), ell(182, 492, 15, 16, p), ell(218, 504, 14, 15, p))
    body = cut(oval(320, 446, 168, 146), b, d, ell(316, 470, 98, 96, p))
    arm = cut(strip([(440, 400), (520, 366), (562, 262)], [42, 42, 48]), b, d) + ell(562, 266, 25, 22, p) + "".join(ell(x, y, 9.5, 10, p) for x, y in ((537, 240), (562, 230), (587, 242)))
    rest = cut(strip([(210, 370), (164, 420), (184, 464), (260, 462)], [40, 42, 42, 40]), b, d, line("M272 444q12 2 16 8M272 464q12 0 16 2", d, 6))
    head = both(cut(oval(-116, -98, 54, 54), b, d) + ell(-114, -94, 31, 31, "#e0a98f"), c=0) + cut("M0-138C98-138 160-78 160 4C160 86 96 128 0 128C-96 128-160 86-160 4C-160-78-98-138 0-138Z", b, d) \
        + cut(oval(0, 62, 82, 62), p, "#c99e70") + eyes(0, -22, 62, 22, 27, brow="#65402c", lift=2, inner=2, gaze=(.4, -.2), pupil=.74) + nose(0, 26, 32, 23) + mouth("laugh", 0, 64, 1.05, LINE) + blush(0, 40, 112, 28)
    return floor(320, 586, 260), g(body, arm, both(sole), rest, f="cut"), g(head, t=at(304, 222, 1.12, 6), f="cut")


def lamp():
    shade_ = "M226 96H414Q430 96 436 112L516 324Q522 344 500 346Q320 366 140 346Q118 344 124 324L204 112Q210 96 226 96Z"
    ribs = line("M262 90L222 360M320 90V366M378 90L418 360", "#dd9a3c", 6, opacity=.55)
    base = "M302 340H338V470Q338 500 376 516Q420 532 424 566Q424 578 410 578H230Q216 578 216 566Q220 532 264 516Q302 500 302 470Z"
    return (rad("glow", (0, "#fff3b0", .95), (.5, "#ffe48f", .5), (1, "#ffe08a", 0)) + ell(320, 290, 310, 285, "url(#glow)"), floor(320, 578, 170),
            g(cut(base, "#5f9aa0", "#457b84", ell(280, 548, 26, 6, "#a9d3d2", opacity=.7)), cut(oval(320, 428, 46, 38), "#f0a45c", "#d5823f"), cut(oval(320, 346, 112, 26), "#fff2b8"),
              line("M420 350V430", "#8a6a4a", 5), ell(420, 440, 13, 15, "#e26a52"), f="cut"),
            g(cut(shade_, "#ffce6b", "#f0ab48", ribs, path("M110 316Q320 350 530 316V380H110Z", "#e9843f"), path("M200 84H440V122Q320 134 200 122Z", "#e9843f"), dx=-24, dy=-6), f="cut"))


def bunny_tail():
    b, d, l = "#b89b86", "#9b7d6a", "#d3bba8"
    ear1 = "M242 214C190 150 176 60 206 34C244 26 288 110 292 200Z"
    ear2 = "M350 200C356 110 398 34 434 44C462 66 446 150 396 216Z"
    head = "M320 140C402 140 440 192 436 246C432 300 392 330 320 330C248 330 208 300 204 246C200 192 238 140 320 140Z"
    body = "M320 270C420 270 500 378 504 470C508 560 440 598 320 598C200 598 132 560 136 470C140 378 220 270 320 270Z"
    foot = cut("M150 548C120 548 92 566 96 586C100 606 180 608 232 602C252 598 244 566 220 556Z", b, d)
    haunch = cut("M176 446C128 470 118 548 158 582C200 604 250 586 262 540C270 490 226 430 176 446Z", b, d, line("M214 566q14-16 4-40", d, 6))
    tufts = "".join("M%s %sq10 %s 22-2" % tuple(n(v) for v in (310 + a * math.cos(t), 464 + a * math.sin(t), 4 + 8 * math.sin(t))) for a, t in ((0, 0), (38, 2.2), (46, 4), (50, .6), (68, 1.6), (72, 3.1), (64, 5.2)))
    return (floor(320, 596, 270), g(both(foot), cut(ear1, b, d), cut(ear2, b, d), cut(body, b, d), f="cut"),
            g(whiskers(320, 262, 104, 70, "#8a6d5e", 4), cut(head, b, d, path("M282 130C296 176 308 190 322 224C332 188 344 172 356 130Z", l)), f="cut"),
            both(haunch), g(cut(scallop(320, 462, 100, 94, 13, .2), "#fffdf7", "#e9dcd3", line(tufts, "#dccdc6", 6)), f="cut"))


def road():
    land = "M50 400C44 300 130 200 210 164C300 120 420 126 490 176C580 242 614 340 594 420C574 530 450 592 320 592C180 592 56 520 50 400Z"
    way = "M120 630C160 560 300 520 348 466C390 420 256 390 236 330C222 280 344 262 358 220C362 196 340 176 332 150L372 148C398 170 416 196 406 232C386 290 312 300 330 332C370 376 540 390 520 476C506 546 420 580 380 634Z"
    dash = "M262 590C334 548 424 520 440 474C456 420 304 392 284 334C278 294 364 274 380 230C386 208 366 186 354 164"
    edge = "M142 630C182 564 318 524 366 470C408 424 272 392 254 332C244 286 356 266 370 224C374 200 354 178 346 150L360 149C384 172 402 198 394 228C376 282 296 296 312 336C350 386 518 396 500 474C488 536 402 572 362 634Z"
    sign = rect(494, 186, 16, 170, "#8a5f43", 5) + cut("M442 176H548L588 208L548 240H442Q434 240 434 232V184Q434 176 442 176Z", "#f3d089", "#dcae5c", line("M462 208H538M516 188L540 208L516 228", "#8a5f43", 10))
    tree = lambda x, y, s: g(rect(-9, -30, 18, 42, "#8a5f43", 5), cut("M0-150C52-150 74-112 66-82C84-50 52-18 0-20C-52-18-84-50-66-82C-74-112-52-150 0-150Z", "#6a9f56", "#4f8547"), t=at(x, y, s), f="cut")
    grass = line("".join("M%s %sq4-18 12-20m-4 24q6-16 14-14" % p for p in ((100, 420), (550, 420), (168, 330), (470, 330), (150, 480))), "#6a9f56", 6)
    return (floor(324, 590, 300), g(cut("M50 400C44 500 80 610 320 612C570 608 600 500 594 420Z", "#a8764c", "#8a5c3c"), cut(land, "#9cc46c", "#7faf58", path("M30 280Q170 190 330 250Q480 190 630 280V100H30Z", "#b3d284"), grass), f="cut"),
            g(clip(land, path(way, "#f0e2c6"), path(edge, "#7d7782"), line(dash, "#fff6de", 12, stroke_dasharray="34 26", stroke_linecap="butt"))), tree(150, 300, .92), tree(228, 216, .62), g(sign, f="cut"))


# ---------- M
def house():
    wall = "M128 300L320 150L512 300V560Q512 572 500 572H140Q128 572 128 560Z"
    logs = line("M120 352H520M120 404H520M120 456H520M120 508H520M120 560H520", "#d59a55", 6, opacity=.7)
    roof = "M320 84Q332 84 342 92L590 288Q606 304 590 320Q574 334 556 322L320 142L84 322Q66 334 50 320Q34 304 50 288L298 92Q308 84 320 84Z"
    flower = "".join(ell(x, 468, 12, 12, c) for x, c in ((366, "#e9705c"), (392, "#f6c95c"), (418, "#e9705c"), (444, "#f6c95c"), (464, "#e9705c")))
    return (floor(320, 572, 270), g(cut("M420 70H488V214L414 150V76Z", "#c76a52", "#a9543f", line("M414 104H488M414 140H488M450 104V140M434 140V176M470 140V176M414 176H488", "#e39a80", 4)), cut("M402 54H500V82H402Z", "#a9543f"), f="cut"),
            g(cut(wall, "#f3c27a", "#dca35c", logs), f="cut"), g(cut(roof, "#d95746", "#b04236"), f="cut"),
            cut(box_(196, 376, 104, 196, 46), "#8c5a3e", "#744732", line("M230 392V570M266 392V570", "#744732", 5)), ell(280, 486, 8, 8, "#f6c95c"), cut(box_(180, 562, 136, 20, 6), "#b98a63", "#9a6f4c"),
            cut(box_(356, 366, 116, 112, 12), "#fff6e2"), rect(368, 378, 92, 88, "#ffdf82", 6), path("M368 378h92v20q-50 30-92 0Z", "#e9705c"), line("M414 380v86M370 424h88", "#fff6e2", 9, stroke_linecap="butt"), cut(box_(346, 472, 136, 22, 8), "#8c5a3e"), flower,
            cut(oval(320, 268, 36, 36), "#fff6e2"), ell(320, 268, 26, 26, "#ffdf82"), line("M320 242v52M294 268h52", "#fff6e2", 7, stroke_linecap="butt"),
            g(both(cut("M60 580C40 540 74 516 98 524C104 496 150 500 152 530C184 528 186 570 168 580Z", "#7fae58", "#5f9147")), f="cut"))


def moon():
    d = "M402 70C270 36 108 120 84 290C62 466 190 596 350 586C430 580 496 540 530 480C430 512 330 470 306 370C288 296 330 268 352 240C322 226 318 204 326 184C340 140 366 98 402 70Z"
    stars = "".join(cut(star(x, y, r), "#ffd96b", "#f2b94a", f="cut") for x, y, r in ((500, 200, 62), (430, 360, 36), (560, 340, 26)))
    spots = "".join(ell(*q, "#f6cb68") for q in ((170, 430, 30, 26), (240, 520, 22, 18), (340, 536, 16, 13), (160, 240, 15, 14)))
    return (rad("glow", (0, "#ffeaa0", .7), (1, "#ffeaa0", 0)) + ell(300, 320, 310, 300, "url(#glow)"), g(cut(d, "#ffdf80", "#f3bb55", spots, dx=-16, dy=-18), f="cut"),
            line("M216 250Q244 282 276 256", DARK, 10), line("M214 262l-13 8M228 271l-9 13", DARK, 7), line("M222 206Q246 192 272 206", "#c98a34", 9), ell(204, 322, 30, 22, "#ee7f62", opacity=.5),
            line("M228 376Q252 404 284 384", "#a9553f", 10), line("M222 370q-6 6-2 14", "#a9553f", 8), stars)


def bread():
    loaf = "M60 372C50 250 160 168 300 160C460 152 590 236 588 360C588 430 560 476 520 490C400 520 200 520 120 496C80 484 64 440 60 372Z"
    cuts = "".join(path(d, "#f3cf94") for d in ("M208 232Q240 200 262 196Q240 250 236 330Q216 300 208 232Z", "M312 214Q346 186 370 186Q346 244 340 322Q318 290 312 214Z", "M420 222Q452 206 472 212Q450 258 444 324Q424 290 420 222Z"))
    slice_ = "M96 420C66 352 136 296 218 304C310 296 372 356 340 424C332 442 340 470 340 520Q340 566 300 570H138Q98 568 98 524C98 480 106 442 96 420Z"
    crumb = "M124 420C104 366 154 326 218 332C288 326 334 368 314 416C304 440 314 480 314 516Q312 544 290 546H148Q126 544 126 518C126 480 134 444 124 420Z"
    r = rng(3)
    holes = "".join(ell(r.uniform(146, 292), r.uniform(356, 530), r.uniform(4, 9), r.uniform(3, 6), "#d9a765") for _ in range(22))
    return (floor(330, 516, 280, 40), g(cut(loaf, "#bd7a40", "#98582a", path("M90 300Q160 190 300 180Q200 220 130 330Z", "#d79a5c", opacity=.7), cuts, dx=-16, dy=-22), f="cut"), floor(226, 574, 160),
            g(cut(slice_, "#a5642f", "#8a4f24"), cut(crumb, "#f7d69d", "#e6b977", holes, f=None), f="cut"))


# ---------- N
def hippo():
    b, d, l, k = "#ab9fc6", "#8a7ea8", "#c4bad8", "#61557f"
    body = "M320 220C470 220 560 320 560 440C560 540 500 566 320 566C140 566 80 540 80 440C80 320 170 220 320 220Z"
    leg = lambda x: cut(box_(x, 480, 96, 110, 34), b, d, *(ell(x + 22 + 26 * i, 588, 13, 14, "#ece4ee") for i in range(3)))
    ear = cut("M190 128C150 120 140 76 162 62C190 52 222 80 226 112Z", b, d) + path("M188 114C166 106 162 84 172 78C188 76 204 92 208 106Z", "#e9a9b4")
    top = "M320 76C420 76 470 136 470 220C470 300 420 340 320 340C220 340 170 300 170 220C170 136 220 76 320 76Z"
    muz = "M320 232C440 216 520 270 524 352C528 446 440 486 320 486C200 486 112 446 116 352C120 270 200 216 320 232Z"
    tooth = cut(box_(222, 398, 42, 48, 12), "#fffaf0", "#e5dacb", f=None)
    return (floor(320, 584, 270), g(cut(body, b, d), f="cut"), g(leg(116), leg(428), f="cut"), g(leg(208), leg(336), f="cut"),
            g(both(ear), cut(top, b, d), f="cut"), eyes(320, 186, 74, 29, 34, brow=k, lift=2, inner=2, gaze=(-.2, .6), lid=.2, slant=.06, skin=d, line_=k, pupil=.72),
            g(cut(muz, l, b, path("M166 382Q320 458 474 382Q466 462 320 466Q174 462 166 382Z", "#83404f"), path("M230 470Q320 410 410 470Z", "#ee8a8c")), both(tooth),
              line("M160 374Q320 456 480 374", k, 8), both(ell(250, 300, 20, 25, k, transform="rotate(14 250 300)")), f="cut"), blush(320, 346, 162, 28))


def daffodil():
    petal = "M0-30C-92-84-96-164-4-226C92-168 94-84 0-30Z"
    wheel = lambda a, b, c, turns: "".join(g(cut(petal, a, b, line("M0-70V-160", c, 6)), t=at(330, 240, 1, r)) for r in turns)
    frill = smooth([(330 + (106 if i % 2 else 96) * math.cos(math.pi * i / 13), 240 + (102 if i % 2 else 92) * math.sin(math.pi * i / 13)) for i in range(26)], True, .24)
    lf = lambda d, a="#6ba05a", b="#52854a": cut(d, a, b)
    return (floor(310, 602, 150), g(lf("M296 606C240 540 170 480 110 360C200 410 300 490 322 606Z"), lf("M330 606C350 520 420 450 540 380C510 470 430 560 356 606Z"), cut(ribbon([(330, 250), (336, 420), (310, 604)], [11, 12, 13]), "#7fae58", "#5f9147"), lf("M286 606C290 560 280 500 230 450C310 480 346 540 340 606Z", "#7fb465", "#5f9750"), f="cut"),
            g(wheel("#ffd84f", "#f2b93a", "#efb63a", (0, 120, 240)), f="cut"), g(wheel("#ffe680", "#f7cd52", "#f0bf46", (60, 180, 300)), f="cut"),
            g(cut(frill, "#f59a3c", "#de7c2b"), cut(oval(332, 244, 66, 62), "#d9722a", "#c05f22", dx=12, dy=13), f="cut"),
            "".join(line("M332 244L%s %s" % (n(332 + 34 * math.cos(a)), n(244 + 32 * math.sin(a))), "#ffd767", 6) + ell(332 + 36 * math.cos(a), 244 + 34 * math.sin(a), 8, 8, "#ffe28a") for a in (.3, 1.4, 2.5, 3.6, 4.7, 5.7)))


def nail():
    b, d, l = "#98aaba", "#6d8192", "#d8e3ea"
    return (g(g(cut("M-40-250H40V190L0 300L-40 190Z", b, d, path("M-26-250H-8V210L-16 190L-26 160Z", l), line("M-50-196H50M-50-172H50M-50-148H50M-50-124H50", "#7a8d9d", 6), path("M-60 190H60L0 330Z", "#c3d0da", opacity=.6), dx=-18, dy=0),
                cut("M-112-292Q-112-302-100-302H100Q112-302 112-292V-258Q112-244 98-244H-98Q-112-244-112-258Z", b, d, path("M-120-310H120V-284H-120Z", l), dx=-14, dy=-14), t=at(300, 324, .96, 32)), f="cut"),)


def peas():
    back = "M-286 20C-240-110-100-150 20-142C150-134 240-84 290-2C240 90 140 140 10 138C-110 136-230 110-286 20Z"
    front = "M-286 20C-250-30-236 26-200 50C-120 102 90 110 190 44C236 16 250-24 290-2C240 90 140 146 10 144C-110 142-230 116-286 20Z"
    pea = lambda x, y, r: cut(oval(x, y, r, r), "#a6cf5c", "#7fae43", ell(x - r * .34, y - r * .38, r * .22, r * .16, "#e2f2b0", opacity=.9), dx=-8, dy=-9)
    pod = cut(back, "#5f9a45", "#4a8139", dx=10, dy=14) + "".join(pea(x, y, r) for x, y, r in ((-190, 2, 44), (190, 0, 44), (-104, -6, 58), (106, -8, 58), (0, -8, 68))) \
        + cut(front, "#86bb55", "#68a044", line("M-240 44C-140 110 120 116 240 30", "#a9d372", 7)) + cut("M-282 22C-320 10-330-28-316-52C-296-44-284-40-270-50C-262-30-252-10-282 22Z", "#6aa84a", "#4f8b3c")
    return (floor(300, 496, 230), line("M62 396C14 340 50 286 88 308C114 330 84 366 62 340", "#6aa84a", 9), g(pod, t=at(340, 332, .94, -15), f="cut"), floor(510, 576, 70, 16), g(pea(502, 520, 58), f="cut"))


if __name__ == "__main__":
    pictures = [name for name, value in list(vars().items()) if getattr(value, "__module__", "") == __name__ and not value.__code__.co_argcount and not value.__code__.co_flags & 4]
    for name in [name.replace("-", "_") for name in sys.argv[1:]] or pictures:
        begin()
        with open(os.path.join(here, name.replace("_", "-") + ".svg"), "w") as svg:
            svg.write(sheet(*globals()[name]()))
