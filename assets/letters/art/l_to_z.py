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
              '<feTurbulence type="fractalNoise" baseFrequency=".5" numOctaves="2" seed="7"/>'
              '<feColorMatrix type="matrix" values="1.1 .6 0 0 -.35 1.1 .6 0 0 -.35 1.1 .6 0 0 -.35 0 0 0 0 .5" result="n"/>'
              '<feComposite in="SourceGraphic" in2="n" operator="arithmetic" k1=".25" k2=".94" k3="0" k4="0"/></filter></defs>\n'
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
    return (floor(320, 578, 170),
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
    return (floor(320, 596, 270), g(both(foot), g(cut(ear1, b, d), cut(ear2, b, d), t="rotate(-7 320 330)"), cut(body, b, d), f="cut"),
            g(whiskers(320, 262, 104, 70, "#8a6d5e", 4), cut(head, b, d, path("M282 130C296 176 308 190 322 224C332 188 344 172 356 130Z", l)), f="cut", t="rotate(-7 320 330)"),
            both(haunch), line("M246 372q8 14 0 28M394 372q-8 14 0 28", d, 6), g(cut(scallop(320, 462, 100, 94, 13, .2), "#fffdf7", "#e9dcd3", line(tufts, "#dccdc6", 6)), f="cut"))


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
    return (g(cut(d, "#ffdf80", "#f3bb55", spots, dx=-16, dy=-18), f="cut"),
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


def clover():
    part = "M0-8C-40-60-130-70-150-132C-166-190-110-236-50-214C-24-206-8-188 0-172C8-188 24-206 50-214C110-236 166-190 150-132C130-70 40-60 0-8Z"
    lf = lambda r, c, k: g(cut(part, c, k, line("M-104-150Q-60-98 0-84Q60-98 104-150", "#c3e09a", 15), line("M0-30V-150", k, 6)), t=at(330, 250, .98, r), f="cut")
    petal = "M0 12C-16-4-16-34 0-48C16-34 16-4 0 12Z"
    bloom = cut(scallop(132, 486, 62, 58, 13), "#c0639a", "#a04f80") + "".join(g(cut(petal, c, k, dx=-4, dy=-4, f=None), t=at(132 + x, y, 1, x * .7)) for y, c, k, xs in ((462, "#d67fb0", "#bd6598", (-30, 0, 30)), (486, "#e295bf", "#c977a6", (-46, -16, 16, 46)), (510, "#eeb0d0", "#d68fb5", (-38, -13, 13, 38)), (532, "#f6cade", "#e0a5c4", (-22, 0, 22))) for x in xs)
    return (floor(320, 606, 150), g(cut(strip([(330, 240), (344, 420), (310, 602)], [10, 11, 14]), "#6ba05a", "#52854a"), cut(strip([(128, 536), (220, 548), (328, 450)], [8, 8, 8]), "#7fae58", "#5f9147"), f="cut"),
            lf(-112, "#74ab57", "#588c45"), lf(112, "#6aa351", "#4f823f"), lf(0, "#85bb62", "#68a04e"), g(bloom, path("M80 524Q132 560 184 524Q176 556 140 560Q92 556 80 524Z", "#5f9147"), f="cut"))


# ---------- O
def egg():
    d = "M320 54C420 54 500 230 500 362C500 486 424 574 320 574C216 574 140 486 140 362C140 230 220 54 320 54Z"
    r = rng(11)
    spots = "".join(ell(r.uniform(170, 480), r.uniform(120, 560), q, q * .8, "#c98e62", opacity=.6) for q in [r.uniform(3, 9) for _ in range(34)])
    straw = lambda seed, y, c: "".join(line("M%s %sQ%s %s %s %s" % tuple(n(v) for v in (x, y + k, x + w / 2, y + k + 14, x + w, y + k + h)), c[i % 2], 11) for i, (x, k, w, h) in enumerate((seed.uniform(90, 380), seed.uniform(-16, 20), seed.uniform(90, 190), seed.uniform(-26, 26)) for _ in range(19)))
    return (floor(320, 590, 250), g(straw(rng(2), 566, ("#d9a94e", "#c4923a")), f="lift"), g(cut(d, "#f6d3ae", "#e0ae82", spots, ell(250, 200, 40, 68, "#fff3e2", opacity=.75, transform="rotate(18 250 200)"), dx=-26, dy=-26), f="cut"),
            g(straw(rng(9), 580, ("#f0c866", "#e3b550")), f="cut"))


def oak():
    trunk = "M262 590C284 560 284 480 276 420L214 330L240 312L296 372L304 270H346L350 368L412 312L436 332L368 424C362 490 366 560 392 588C410 600 440 604 452 608H196C214 602 246 600 262 590Z"
    crown = [(320, 40), (372, 30), (416, 62), (470, 68), (500, 116), (556, 138), (566, 196), (606, 240), (588, 300), (596, 352), (546, 386), (510, 424), (452, 408), (400, 436), (352, 400), (316, 420), (276, 400), (232, 434), (186, 408), (130, 422), (98, 380), (48, 354), (54, 298), (32, 244), (70, 198), (78, 144), (134, 120), (162, 70), (216, 68), (264, 34)]
    lobed = "M0 0C-20-14-44-16-42-38C-62-46-56-76-36-76C-48-98-28-118-10-108C-8-124 8-124 10-108C28-118 48-98 36-76C56-76 62-46 42-38C44-16 20-14 0 0Z"
    lf = lambda x, y, s, r, c="#8dbb5e", k="#6a9c48": g(cut(lobed, c, k, line("M0 16V-92M0-34L-26-52M0-34L26-52M0-64L-18-80M0-64L18-80", k, 4.5), dx=-5, dy=-5), t=at(x, y, s, r))
    acorn = lambda x, y, s, r=0: g(g(line("M0-30V-46", "#7a5a3a", 8), cut("M-28-8C-28 34-12 52 0 60C12 52 28 34 28-8Z", "#d9994b", "#b87a35", ell(-10, 12, 5, 14, "#f3c27c", opacity=.8)), cut("M-36-4C-36-30-18-36 0-36C18-36 36-30 36-4Q0 10-36-4Z", "#8a6440", "#6c4b30", line("M-22-20l8 8M-4-24l8 8M14-22l8 8M-12-10l6 6M8-10l6 6", "#a98258", 4))), t=at(x, y, s, r), f="cut")
    r = rng(8)
    return (floor(324, 606, 220), g(cut(trunk, "#96694a", "#75503a", line("M312 430q-6 60-12 130M338 440q0 60 14 120", "#75503a", 6)), f="cut"),
            g(cut(smooth(crown, True, .24), "#5f9a4f", "#467d3f", path(smooth([(x * .72 + 66, y * .66 + 62) for x, y in crown], True, .24), "#74ac58", opacity=.8), dx=-18, dy=-22), f="cut"),
            "".join(lf(*q) for q in ((150, 190, .84, -40), (260, 150, .9, -8), (376, 150, .84, 24), (484, 220, .9, 46), (112, 320, .8, -70), (534, 330, .8, 80), (316, 260, .95, 4), (208, 300, .86, -30), (430, 320, .9, 38))),
            acorn(158, 356, 1.15, 8), acorn(322, 322, 1.3), acorn(486, 372, 1.15, -8), acorn(512, 578, .72, 70))


def berry():
    d = "M320 196C400 140 540 150 560 260C576 372 430 560 320 596C210 560 64 372 80 260C100 150 240 140 320 196Z"
    r = rng(5)
    seeds = "".join(g(ell(0, 0, 8, 12, "#ffe3a0") + ell(2, 3, 5.5, 8, "#f0bc5a"), t=at(x, y, 1, (320 - x) * .06)) for x, y in [(130 + 76 * i + (38 if j % 2 else 0), 250 + 62 * j) for j in range(6) for i in range(-1, 7)] if abs(x - 320) < 204 - max(0, y - 260) * .66 and y < 550)
    lf = lambda r_, s=1.: g(cut("M0 0C-60-10-70-90-40-190C20-120 60-50 0 0Z", "#74ab57", "#528640", line("M-4-20Q-20-80-34-140", "#528640", 6)), t=at(320, 186, s, r_))
    return (floor(320, 598, 170), g(cut(d, "#e4473f", "#bd2f34", ell(190, 260, 46, 66, "#f47d6c", opacity=.7, transform="rotate(24 190 260)"), seeds, dx=-26, dy=-20), f="cut"),
            g(cut(ribbon([(320, 190), (326, 110), (372, 52)], [13, 11, 13]), "#6aa351", "#4f823f"), lf(-100, 1.02), lf(122, 1.05), lf(-62, .95), lf(84, .98), lf(-150, .75), lf(172, .75), lf(-14, .8), lf(40, .8), f="cut"))


# ---------- P
def mouse():
    b, d, p = "#b3adc6", "#9088a8", "#f2b9c0"
    tail = line("M420 548C520 590 604 530 586 440C576 386 520 396 528 440", "#cf8e9c", 20) + line("M420 544C520 584 598 526 580 440C570 394 526 400 532 436", p, 12)
    body = "M312 300C400 300 436 400 440 480C444 560 396 588 312 588C228 588 184 560 188 480C192 400 226 300 312 300Z"
    cheese = "M262 474L420 410Q440 404 442 424V528Q442 540 430 540H266Q252 540 252 526V490Q252 478 262 474Z"
    ear = lambda x, r: g(cut(oval(0, 0, 106, 108), b, d), cut(oval(4, 8, 72, 74), p, "#dc96a4", f=None, dx=8, dy=10), t=at(x, -106, 1, r))
    head = ear(-142, -8) + ear(142, 8) + cut("M0-110C90-110 140-50 140 20C140 80 84 118 0 118C-84 118-140 80-140 20C-140-50-90-110 0-110Z", b, d) + ell(0, 70, 62, 42, "#dcd7e6") + cut("M-18-96q-24-40-8-62q14 28 26 34q0-32 24-46q-4 40 6 74Z", b, d) \
        + eyes(0, -6, 58, 26, 31, brow="#6d6486", lift=4, inner=5, gaze=(.1, .7), pupil=.78) + whiskers(0, 52, 60, 92, "#7a7192") + nose(0, 44, 20, 15, "#e0788c") \
        + g(path("M-11 7Q0 12 11 7L9 27Q5 30 0 26Q-5 30-9 27Z", "#fffdf6"), line("M0 9V26", "#d9d0cc", 2.4), line("M-30-4Q-17 15 0 2Q17 15 30-6", "#655d78", 7), t=at(0, 64)) + blush(0, 44, 96, 26)
    foot = cut("M196 588C190 560 240 548 282 562C300 572 298 596 282 600H208Q198 598 196 588Z", p, "#dc96a4", line("M222 598v-12M246 600v-12", "#dc96a4", 5))
    arm = lambda a, e, e2, h: cut(strip([a, e, e2, h], [28, 30, 28, 24]), b, d)
    hand = lambda x, y: cut(oval(x, y, 27, 24), p, "#dc96a4", line("M%s %sq9 2 12 10M%s %sq9 0 14 6" % (x + 2, y - 12, x, y + 2), "#d58a99", 4.5))
    hole = lambda x, y, r: ell(x, y, r, r * .9, "#dd9d34") + ell(x + 3, y + 3, r * .8, r * .72, "#e9b047")
    return (floor(320, 594, 230), g(tail, f="cut"), g(cut(body, b, d, ell(312, 500, 84, 110, "#d6d1e2")), foot, flip(foot, c=312), f="cut"),
            g(cut(cheese, "#ffd35c", "#efb441", path("M252 490L442 414V448L252 512Z", "#ffe48f"), hole(300, 520, 15), hole(362, 490, 21), hole(412, 524, 14), hole(290, 486, 8)), f="cut"),
            g(arm((216, 384), (178, 428), (188, 478), (250, 498)) + hand(256, 500), arm((408, 384), (454, 420), (468, 466), (438, 496)) + hand(440, 496), f="cut"), g(head, t=at(312, 244, 1.02, 5), f="cut"))


def duck():
    gr, gd, body_, bd = "#4f9a68", "#387a51", "#c9b7a4", "#a8927d"
    body = "M30 300C70 316 130 318 176 324C250 300 330 332 400 330C470 326 540 352 550 410C552 490 470 544 340 544C180 544 70 470 30 300Z"
    neck = "M392 400C372 330 380 270 372 220C362 140 420 88 482 92C548 96 590 148 576 214C568 256 540 276 536 320C534 350 548 380 550 420C500 460 420 450 392 400Z"
    breast = "M360 360C420 330 540 330 550 410C552 490 490 536 420 542C360 500 340 420 360 360Z"
    wing = "M120 352C200 310 320 330 380 400C390 440 350 480 270 482C190 482 130 430 120 352Z"
    bill = "M560 140C592 152 634 178 634 206C630 236 584 238 548 228Z"
    water = "M40 506Q80 484 120 506T200 506T280 506T360 506T440 506T520 506T600 506C604 560 500 596 320 596C140 596 36 560 40 506Z"
    return (floor(320, 590, 300, 30), g(cut(body, body_, bd, path("M0 280H180Q140 380 200 560H0Z", "#fff3e3"), path("M20 280L130 316Q96 350 80 370Z", "#5a4a52"), dx=-10, dy=-20), line("M70 300Q56 266 84 256", "#5a4a52", 12), cut(breast, "#9a5f46", "#7e4b38"), f="cut"),
            g(cut(neck, gr, gd, path("M360 316Q450 352 560 300V336Q450 390 360 348Z", "#fffaf0"), path("M340 350Q450 394 570 338V470H340Z", "#9a5f46"), dx=-14, dy=-8), f="cut"),
            g(cut(bill, "#f6b23c", "#dd8f2b", line("M552 206Q590 216 628 206", "#c77725", 6), ell(590, 184, 6, 4, "#c77725")), f="cut"), eye(498, 164, 25, 29, (.6, .1), .72) + line("M470 126Q494 108 520 120", gd, 8) + ell(464, 214, 24, 17, "#f0917e", opacity=.4),
            g(cut(wing, "#e6d8c6", "#c4b19c", path("M216 400C270 400 330 396 384 392L376 440Q300 450 240 450Z", "#4d7fc0"), line("M216 398Q300 402 376 390M240 452Q310 452 370 440", "#fffaf0", 9), line("M150 372Q200 350 250 362M160 398Q190 384 214 390", "#c4b19c", 7)), f="cut"),
            g(cut(water, "#7fc3d8", "#5ba5c2", line("M90 544q24-14 48 0t48 0M330 560q24-14 48 0t48 0M470 534q20-12 40 0t40 0M220 574q20-12 40 0t40 0", "#d8f0f4", 7)), f="cut"))


def owl():
    b, d, l = "#b07f52", "#8d6240", "#ecd0a2"
    body = "M320 96C460 96 520 200 524 330C528 470 450 560 320 560C190 560 112 470 116 330C120 200 180 96 320 96Z"
    horn = "M196 180C148 140 128 90 132 48C190 56 260 90 296 130Z"
    wing = cut("M140 250C84 290 66 400 104 500C150 500 204 440 206 360C206 300 180 250 140 250Z", "#98693f", "#7c5434", line("M104 380q16 22 36 0q16 20 36-2M104 424q16 22 36 0q14 18 32-4M112 464q14 16 30-2", "#c39764", 7))
    ruff = cut(oval(236, 232, 108, 106), l, "#d3ae7a")
    disk = ell(236, 232, 76, 76, "#f6a93c") + ell(236, 232, 64, 64, "#ffcf5e")
    feather = "".join(line("M%s %sq16 24 32 0" % (x, y), "#c89f69", 8) for x, y in ((224, 400), (272, 400), (320, 400), (368, 400), (248, 440), (296, 440), (344, 440), (272, 480), (320, 480), (228, 476), (368, 476)) for x in [x - 16])
    claw = line("M222 552v34M248 552v38M274 552v34", "#e59a3a", 19)
    branch = "M24 560C120 540 220 572 330 560C440 550 540 566 616 544C628 560 620 584 604 590C500 606 420 590 330 604C220 616 120 588 34 604C16 600 12 574 24 560Z"
    return (g(both(cut(horn, b, d, path("M170 130C150 100 146 80 148 66C180 76 210 92 230 112Z", "#d9a97a"))), cut(body, b, d, path("M320 330C420 330 440 400 436 470C430 530 380 566 320 566C260 566 210 530 204 470C200 400 220 330 320 330Z", l), feather), both(wing), f="cut"),
            g(cut(branch, "#8a6347", "#6c4a36", line("M60 578q60-12 120 2M420 578q50 6 90-4", "#a98262", 6)), f="cut"), both(g(claw, f="lift")), leaf(540, 560, 90, -52), leaf(548, 556, 70, -8, "#93bf63"),
            both(ruff), both(disk), ell(244, 236, 42, 45, DARK) + ell(396, 236, 42, 45, DARK) + "".join(ell(x, 218, 15, 15, "#fff") + ell(x + 22, 256, 7, 7, "#fff", opacity=.7) for x in (230, 382)),
            g(cut("M320 246C350 250 356 290 320 330C284 290 290 250 320 246Z", "#f08f3a", "#d37328"), f="cut"))


# ---------- R
def rose():
    r1, r2, r3, r4 = "#e0525c", "#c93b4c", "#ef7478", "#b02c40"
    stem = cut(ribbon([(322, 300), (330, 440), (310, 606)], [12, 12, 13]), "#5f9550", "#497a40")
    thorn = path("M318 470L290 456L322 448Z", "#497a40") + path("M332 540L360 528L330 518Z", "#497a40")
    outer = "M320 60C420 40 530 110 524 220C520 330 430 400 320 400C210 400 120 330 116 220C110 110 220 40 320 60Z"
    pl = "M112 206C150 190 210 230 250 300C270 340 300 380 330 398C240 420 120 360 112 206Z"
    pr = "M528 206C480 200 420 240 370 300C340 340 320 380 310 398C420 420 524 350 528 206Z"
    return (floor(312, 604, 140), g(leaf(322, 500, 200, -34, "#6ba457", "#4d823f", .36), leaf(316, 540, 180, 214, "#74ab57", "#528640", .36), stem, thorn, path("M250 380Q320 440 392 380L372 420Q340 440 322 448Q290 436 268 420Z", "#5f9550"), f="cut"),
            g(cut(outer, r1, r4), f="cut"), g(cut("M214 120C280 70 400 80 440 150C470 220 420 320 320 330C220 320 170 200 214 120Z", r2, r4, dx=10, dy=12), f="lift"),
            g(cut("M236 150C290 100 390 110 414 170C430 230 390 290 320 296C250 290 210 210 236 150Z", r3, r1), cut("M262 172C300 136 370 144 386 186C396 226 366 262 322 264C280 258 244 214 262 172Z", r2, r4, dx=8, dy=10), cut("M286 190C310 168 352 172 362 198C366 222 346 240 322 240C296 236 278 212 286 190Z", r3, r1), line("M304 206Q324 186 340 204Q344 222 326 222", r4, 9), f="lift"),
            g(cut(pl, r3, r1), f="cut"), g(cut(pr, r1, r2, path("M528 206C480 200 420 240 370 300C420 250 480 226 520 240Z", r3)), f="cut"), g(cut("M176 300C230 300 280 330 322 398C380 330 420 300 466 296C440 370 390 408 322 412C250 408 200 370 176 300Z", r3, r1), f="cut"))


def rocket():
    hull = "M0-276C76-210 104-110 100 0C98 70 80 130 62 168H-62C-80 130-98 70-100 0C-104-110-76-210 0-276Z"
    fin = cut("M-88 20C-150 60-176 130-170 214C-140 190-100 172-58 166Z", "#e9705c", "#c9503f")
    flame = cut("M-58 196C-90 260-50 300-30 290C-30 330 0 366 4 372C20 350 32 320 32 292C56 300 86 256 58 196Z", "#f08a3a", None, path("M-34 196C-52 244-30 264-14 262C-10 290 2 312 4 316C14 300 20 284 20 262C38 262 52 236 34 196Z", "#ffd65e"), f="cut")
    ring = cut(oval(0, -62, 58, 58), "#f2c14e", "#d99e35") + cut(oval(0, -62, 41, 41), "#6fb9d6", "#4f98b8", path("M-30-84Q-10-104 16-96L-26-50Q-38-66-30-84Z", "#bfe4ee", opacity=.9), dx=8, dy=8)
    rocket_ = flame + cut("M-54 160H54L62 200H-62Z", "#7d7688", "#625b6e") + fin + flip(fin, c=0) + cut(hull, "#fff6e8", "#e0cfc0", path("M-130-290H130V-164Q0-196-130-164Z", "#e9705c"), path("M-130 66Q0 96 130 66V100Q0 132-130 100Z", "#e9705c"), path("M20-300Q150-150 60 180H160V-300Z", "#b98a7a", opacity=.22), dx=-20, dy=-4) + ring + cut("M-14 74H14V190Q0 214-14 190Z", "#e9705c", "#c9503f")
    cl = lambda x, y, s: g(cut("M-90 20C-96-20-50-36-36-16C-30-56 34-58 42-14C70-26 96-8 90 20Q88 34 70 34H-72Q-88 34-90 20Z", "#fffaf2", "#ecdccd"), t=at(x, y, s), f="cut")
    return (g(rocket_, t=at(338, 284, .94, 28), f="cut"), cl(120, 560, 1.1), cl(250, 590, .8), cl(66, 470, .56), "".join(cut(star(x, y, r), "#ffd65e", "#f2b94a", f="cut") for x, y, r in ((150, 150, 40), (560, 420, 34), (92, 290, 22), (260, 70, 20))))


def hand():
    s, d = "#f6c7a5", "#e3a37f"
    palm = "M206 300C210 280 430 270 440 300C452 360 450 420 424 470C410 500 400 510 396 540H252C246 510 236 500 222 470C200 420 198 360 206 300Z"
    fing = lambda x, y, x2, y2, w: cut(strip([(x, y), ((x + x2) / 2, (y + y2) / 2), (x2, y2)], [w, w, w * .94]), s, d, dx=-7, dy=-8)
    thumb = cut(strip([(390, 450), (480, 390), (540, 290)], [54, 44, 36]), s, d)
    cuff = "M214 520H426Q440 520 442 536L450 606Q322 622 192 606L200 536Q202 520 214 520Z"
    return (g(thumb, fing(238, 330, 158, 158, 38), fing(292, 320, 262, 84, 40), fing(352, 320, 366, 78, 40), fing(408, 330, 468, 132, 37), f="cut"), g(path(palm, s), clip(palm, path("M470 260Q500 420 380 560H480Z", d, opacity=.75)), f=None),
            line("M246 388Q320 350 404 372M236 430Q310 386 376 440M396 376Q350 420 356 490", "#d58d6b", 7), line("M206 246q16 4 30-4M262 192q18 4 34-2M340 190q16 4 34 0M414 236q14 4 30 6M490 346q14 12 28 14", "#e3a37f", 6),
            ell(280, 470, 36, 26, "#f0a58c", opacity=.5), g(cut(cuff, "#5f9aa0", "#457b84", line("M230 540v66M262 540v70M294 540v72M326 540v72M358 540v72M390 540v68M420 540v60", "#457b84", 6), path("M190 516H450V546Q320 556 190 546Z", "#f2c14e")), f="cut"))


# ---------- S
def sun():
    ray = lambda i: g(cut("M-40-160C-30-190-16-250 0-284C16-250 30-190 40-160Z" if i % 2 else "M-34-160C-26-190-12-214 0-234C12-214 26-190 34-160Z", "#f6a93a" if i % 2 else "#ffc84a", "#e88f2c" if i % 2 else "#f2b138", dx=-5, dy=-4), t=at(320, 320, 1, i * 22.5))
    return (g("".join(ray(i) for i in list(range(0, 16, 2)) + list(range(1, 16, 2))), f="cut"),
            g(cut(oval(320, 320, 176, 176), "#ffd95e", "#f7b940", path("M186 260Q210 180 290 164Q220 210 206 290Z", "#fff0ad", opacity=.8), dx=-16, dy=-18), f="cut"),
            eyes(320, 296, 64, 24, 30, brow="#c98a34", lift=4, inner=2, gaze=(-.3, -.4), pupil=.76, white="#fffdf6"), mouth("laugh", 320, 360, 1.5, "#a9553f"), blush(320, 358, 116, 34, "#ee7f4f", .55))


def dog():
    b, d, p, k = "#f3dcb6", "#d9b98c", "#a86f45", "#87553a"
    tail = cut(strip([(430, 540), (520, 520), (566, 446), (572, 390)], [30, 28, 22, 14]), b, d)
    body = "M312 300C402 300 446 400 448 492C448 568 400 592 312 592C226 592 176 568 178 492C180 400 222 300 312 300Z"
    leg = cut("M222 420C210 490 222 540 204 566C192 596 292 602 292 572L300 440C282 410 238 400 222 420Z", b, d, line("M226 590v-16M254 592v-18", d, 6))
    haunch = cut("M440 470C492 490 500 570 456 592C426 600 380 596 372 580C360 540 390 470 440 470Z", b, d)
    ear = cut("M-92-92C-150-112-196-60-192 20C-190 72-158 98-130 84C-100 60-96-20-66-76Z", p, k)
    ear2 = cut("M70-98C96-160 160-170 206-124C226-98 204-70 176-72C150-74 128-60 116-36Z", p, k)
    head = "M0-124C80-124 128-70 132 0C140 70 90 118 0 118C-90 118-140 70-132 0C-128-70-80-124 0-124Z"
    face = cut(head, b, d, path("M20-140C120-120 150-20 120 40C80 50 30 30 22-30C20-70 0-110 20-140Z", p)) + ear + ear2 + cut("M0 0C62-6 96 34 92 66C86 106 40 122 0 122C-40 122-86 106-92 66C-96 34-62-6 0 0Z", "#fff6e4", "#ead2ae") \
        + eyes(0, -28, 56, 22, 27, brow="#7a543c", lift=6, inner=3, gaze=(.2, -.5), pupil=.8) + nose(0, 30, 36, 26) + path("M6 84C0 130 14 160 36 158C60 154 60 120 50 80Z", "#ee7f86") + line("M32 92q4 24 4 44", "#d9626d", 5) + line("M0 54V72M-50 66Q-28 94 0 74Q28 96 56 64", LINE, 8) + "".join(ell(q * 62 + a, 56 + c, 4, 4, "#c9a67c") for q in (-1, 1) for a, c in ((0, 0), (8, 14), (-8, 12)))
    collar = cut("M206 372Q312 440 420 372L424 404Q312 474 204 404Z", "#d9514a", "#b53a3c") + cut(oval(320, 452, 26, 26), "#ffd35c", "#e5ad3c")
    return (floor(330, 592, 260), g(tail, f="cut"), g(cut(body, b, d, path("M312 380C370 380 380 470 312 540C250 470 252 380 312 380Z", "#fff6e4")), haunch, both(leg, c=312), f="cut"), g(collar, f="cut"), g(face, t=at(308, 236, 1.2, -9), f="cut"))


def mushroom():
    cap = "M60 300C70 150 190 60 320 60C450 60 570 150 580 300C584 346 540 356 500 350C400 334 240 334 140 350C100 356 56 346 60 300Z"
    stem = "M250 320C262 420 246 480 226 540C214 580 250 596 320 596C390 596 426 580 414 540C394 480 378 420 390 320Z"
    dots = "".join(ell(x, y, rx, ry, "#fffaf0", transform="rotate(%d %d %d)" % (r, x, y)) for x, y, rx, ry, r in ((300, 130, 46, 36, 0), (170, 220, 36, 40, 30), (430, 210, 44, 42, -24), (300, 260, 38, 32, 0), (530, 296, 28, 36, -20), (104, 310, 24, 30, 14), (402, 316, 26, 20, 0), (206, 322, 24, 18, 0), (408, 98, 24, 16, 20), (200, 128, 22, 18, -30)))
    skirt = "M240 372Q320 396 400 372C414 410 430 430 436 446C410 440 400 458 380 452C360 446 350 466 320 464C290 466 280 446 260 452C240 458 230 440 204 446C214 426 228 408 240 372Z"
    small = lambda x, y, s, r: g(cut("M-26 0C-22 50-30 80-36 112C-34 128 34 128 36 112C30 80 22 50 26 0Z", "#fff3de", "#e5cfae"), cut("M-96 10C-92-50-46-84 0-84C46-84 92-50 96 10C96 24 60 20 0 16C-60 20-96 24-96 10Z", "#e2513f", "#bd3a33", ell(-30, -36, 17, 14, "#fffaf0"), ell(30, -44, 15, 12, "#fffaf0"), ell(4, -8, 14, 10, "#fffaf0"), ell(64, -6, 12, 12, "#fffaf0"), ell(-66, 0, 12, 10, "#fffaf0")), t=at(x, y, s, r), f="cut")
    blade = lambda x, h, t: "M%s 606Q%s %s %s %sQ%s %s %s 606Z" % tuple(n(v) for v in (x - 9, x + t * .1, 606 - h * .6, x + t, 606 - h, x + t * .3 + 9, 606 - h * .5, x + 11))
    grass = "".join(path(blade(x, h, t), c) for x, h, t, c in ((170, 96, -40, "#6ba457"), (196, 120, -14, "#85bb62"), (224, 80, 14, "#528640"), (420, 90, -18, "#528640"), (448, 130, 10, "#6ba457"), (472, 100, 36, "#85bb62"), (150, 60, -46, "#85bb62"), (396, 60, -6, "#85bb62")))
    return (floor(320, 600, 260), small(512, 486, .96, 8), g(cut(stem, "#fff3de", "#e3caa4", line("M286 480q-4 40-16 76M350 490q2 40 12 70", "#e3caa4", 7), dx=-18, dy=-4), cut(skirt, "#fffaf0", "#e5cfae", line("M280 390v44M320 396v50M360 390v44", "#e5cfae", 5)), f="cut"),
            g(cut(cap, "#e2513f", "#bd3a33", dots, dx=-20, dy=-20), f="cut"), g(grass, f="cut"))


# ---------- Š
def swing():
    w, d = "#b47a4a", "#8f5d38"
    pole = lambda a, b, f=w: cut(strip([a, ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2), b], [15, 15, 16]), f, d, dx=-7, dy=-3)
    seat = g(cut(box_(-104, -18, 208, 34, 14), "#e5604f", "#c24840", path("M-120-30H120V-8H-120Z", "#f3806a", opacity=.8)), t=at(254, 470, 1, 12))
    rope = line("M232 118L164 452M396 118L346 488", "#d9a85c", 12) + line("M232 118L164 452M396 118L346 488", "#b98440", 12, stroke_dasharray="4 15", stroke_linecap="butt")
    tuft = lambda x, s=1.: g(path("M-34 0q-6-30-20-42q22 8 28 34q2-40 16-54q-2 30-2 52q10-30 28-36q-14 20-16 46Z", "#6ba457"), t=at(x, 606, s))
    return (floor(320, 598, 300, 26), g(pole((142, 92), (206, 580), d), pole((500, 92), (434, 580), d), f="cut"), g(pole((136, 92), (62, 596)), pole((504, 92), (578, 596)), f="cut"),
            g(cut(strip([(84, 92), (320, 92), (556, 92)], [21, 21, 21]), "#c88b56", d), ell(232, 92, 16, 16, "#7a8d9d"), ell(396, 92, 16, 16, "#7a8d9d"), f="cut"), g(rope, f="lift"), g(seat, f="cut"), g(line("M150 500q-20 30-54 40M160 540q-16 22-40 32", "#d9b98c", 8), f=None), tuft(60), tuft(586), tuft(430, .7))


def scarf():
    a, b, w = "#4f8fb5", "#3c7396", "#fff3de"
    knit = lambda x0, x1, y0, y1, c: line("".join("M%s %sl7 8l7-8" % (x, y) for y in range(y0, y1, 22) for x in range(x0 + (y // 22 % 2) * 12, x1, 24)), c, 3.5, opacity=.55)
    def tail(x, y, L, r, col):
        q = 92
        fringe = "".join(line("M%s %sq%s 20 %s 44" % (-q / 2 + 12 + 17 * i, L - 4, (-4, 4)[i % 2], (2, -3, 0)[i % 3]), (w, "#e9705c")[i % 2], 10) for i in range(5))
        stripes = "".join(rect(-q, L - k, 2 * q, h, c) for k, h, c in ((52, 28, w), (96, 20, "#e9705c"), (142, 28, w), (230, 20, "#e9705c")))
        return g(g(fringe, f="lift"), cut(box_(-q / 2, -20, q, L + 20, 14), col, b, stripes, knit(-60, 60, 0, L, "#2f6283")), t=at(x, y, 1, r), f="cut")
    top = lambda *parts: g(*parts, t="translate(320 330) scale(1.2 1.1) translate(-320 -345)")
    back = "M190 110C230 60 410 60 450 110C470 150 430 190 320 190C210 190 170 150 190 110Z"
    loop = "M150 150C140 110 170 84 196 96C230 150 410 150 444 96C470 84 500 110 490 150C480 236 430 280 320 282C210 280 160 236 150 150Z"
    knot = "M290 190C340 176 400 190 408 226C412 270 396 312 350 322C306 326 276 300 274 260C272 226 274 200 290 190Z"
    return (top(g(cut(back, b, "#2f6283", dx=10, dy=12), f="cut"), tail(292, 270, 250, 15, a), tail(368, 274, 270, -12, "#5a9cc2"),
            g(cut(loop, a, b, line("M186 120Q190 190 262 224M214 112Q240 180 290 196M452 120Q450 200 380 240M426 112Q404 180 360 200", "#2f6283", 7), knit(140, 500, 88, 290, "#2f6283")), f="cut"),
            g(cut(knot, "#5a9cc2", b, line("M270 236Q340 214 416 238", "#e9705c", 20, stroke_linecap="butt"), line("M270 288Q340 270 410 286", w, 17, stroke_linecap="butt"), knit(270, 410, 190, 320, "#2f6283")), f="cut")),)


def scissors():
    def half(r, flip_):
        blade = "M-26 40C-34-60-30-180 22-290C34-280 40-120 34 40Z"
        ring = "M0 30C30 60 96 90 108 170C114 234 70 274 18 270C-40 264-64 214-52 160C-46 120-30 90-26 40Z"
        hole = "M8 128C44 128 72 150 74 184C74 216 50 236 20 234C-10 230-24 206-20 176C-16 146-6 128 8 128Z"
        d = path(ring + hole, "#f08f3a" if not flip_ else "#e57f30", fill_rule="evenodd") + line("M-44 176Q-50 240 14 258", "#ffbf78", 9)
        return g(cut(blade, "#c9d4dd", "#9aabb9", path("M-30 50C-36-60-28-170 22-290C-6-170-12-60-8 50Z", "#eaf1f5"), dx=-14, dy=0), g(d, f="lift"), t="translate(320 326) rotate(%s) scale(%s 1.08)" % (r, "-1.08" if flip_ else "1.08"), f="cut")
    return half(22, True), half(-22, False), g(cut(oval(320, 328, 22, 22), "#7a8d9d", "#5f7282"), line("M310 336L330 320", "#d8e3ea", 6), f="cut")


# ---------- T
def butterfly():
    o, d, y = "#f0903f", "#5a3b3f", "#ffd773"
    up = "M318 300C290 200 210 80 110 84C40 90 34 190 62 256C90 316 220 340 318 320Z"
    up2 = "M304 288C276 216 206 120 126 124C80 130 76 196 96 240C120 286 220 312 304 300Z"
    lo = "M318 320C240 320 130 350 124 440C124 520 190 566 246 526C296 486 316 400 322 340Z"
    lo2 = "M304 336C240 340 162 370 160 436C160 492 204 520 238 494C276 460 296 400 304 336Z"
    wing = cut(lo, d, "#46292f") + cut(lo2, "#e9705c", "#cf5546", path("M300 340Q210 380 200 500", "none", stroke=d, stroke_width=9), ell(214, 440, 24, 26, y), f=None) + cut(up, d, "#46292f") \
        + cut(up2, o, "#dc7427", ell(146, 180, 34, 36, y), ell(222, 238, 24, 22, y), line("M306 296Q220 200 150 110M306 300Q190 270 90 236", d, 9), f=None) + "".join(ell(x, y_, 8, 8, "#fff3de") for x, y_ in ((92, 110), (62, 150), (56, 200), (72, 250), (136, 470), (164, 516)))
    body = strip([(320, 250), (320, 400), (320, 520)], [26, 30, 13])
    return (g(both(wing), f="cut"), g(cut(body, "#7a5350", d, line("M284 330H356M286 372H354M290 414H350M296 456H344", d, 8)), f="cut"), line("M304 196Q280 120 236 106M336 196Q360 120 404 106", d, 9), ell(234, 105, 13, 13, o), ell(406, 105, 13, 13, o),
            g(cut(oval(320, 226, 54, 52), "#7a5350", d), eyes(320, 218, 22, 15, 18, gaze=(.2, -.4), pupil=.74), line("M304 246Q320 262 336 246", "#ffd9b8", 6), blush(320, 244, 36, 11), f="cut"))


def cup():
    c, d = "#6db3b0", "#4c918f"
    bowl = "M110 214H470C476 330 450 450 380 486Q340 500 290 500Q240 500 200 486C130 450 104 330 110 214Z"
    handle = [(440, 270), (510, 256), (558, 310), (534, 390), (470, 420), (410, 424)]
    dots = "".join(ell(x, y, 15, 15, "#fffaf0") for y, xs in ((280, (150, 220, 290, 360, 430)), (340, (185, 255, 325, 395)), (400, (150, 220, 290, 360, 430)), (456, (255, 325, 395, 185))) for x in xs)
    steam = lambda x, y, s: path("M0 0C-34-30 26-60-4-110C36-70-10-36 20 0Z", "#fffaf2", transform=at(x, y, s))
    return (floor(300, 580, 280, 30), g(cut("M40 520Q36 506 56 504H536Q556 506 552 520C530 574 420 590 296 590C172 590 62 574 40 520Z", "#f7e3c4", "#dfbf93", path("M40 516H560V504H40Z", "#fffaf0")), f="cut"),
            g(g(cut(strip(handle, [22] * 6), c, d, dx=-8, dy=-9), f="cut"), t="translate(0 14)"), g(cut(bowl, c, d, dots, path("M110 214H160C156 330 176 430 230 500C130 470 100 330 110 214Z", "#a5d6d0", opacity=.45), dx=-24, dy=-8), f="cut", t="translate(0 14)"),
            g(cut(oval(290, 228, 180, 42), "#fffaf0", "#dccfbd"), f="lift"), g(t="translate(0 14)", *[clip(oval(290, 218, 162, 33), rect(100, 170, 400, 100, "#8a4f2c"), ell(290, 242, 166, 34, "#b06a36"), ell(240, 236, 60, 9, "#d08f52", opacity=.8))]), g(steam(220, 180, 1.25), steam(300, 170, 1.45), steam(372, 184, 1.2), f="lift", opacity=.95))


def tent():
    o, d = "#ef9a45", "#d67c2c"
    back = "M320 116L600 566Q604 580 588 580H52Q36 580 40 566Z"
    seams = line("M320 116L180 580M320 116L460 580", "#f9c37c", 7) + "".join(rect(0, y, 640, 26, "#fff0d6", opacity=.9) for y in (506,))
    fl = cut("M320 240C310 360 270 480 214 580H178C230 480 290 360 320 240Z", "#fbd79d", "#e5b36c")
    peg = line("M40 572L14 604", "#8a5f43", 12) + line("M96 480L20 596", "#fff3de", 5)
    return (floor(320, 586, 310, 30), g(both(peg), f="lift"), line("M320 130V48", "#8a5f43", 12), g(cut("M322 50C360 30 380 70 430 54L416 82L430 108C380 120 360 84 322 104Z", "#5f9aa0", "#457b84"), f="cut"), g(cut(back, o, d, seams, path("M320 116L640 640H470Z", d, opacity=.6)), f="cut"),
            path("M320 236C344 360 400 480 456 580H184C240 480 296 360 320 236Z", "#5e4152"), path("M320 330C334 420 370 520 404 580H236C270 520 306 420 320 330Z", "#4a3042"), g(cut("M250 560Q320 520 400 556L410 580H236Z", "#5f9aa0", "#457b84", path("M236 580Q250 548 288 544L300 580Z", "#fffaf0")), f="lift"), both(fl), g(cut(oval(320, 116, 20, 20), "#d9514a", "#b53a3c"), f="lift"),
            "".join(g(path("M-34 0q-6-30-20-42q22 8 28 34q2-40 16-54q-2 30-2 52q10-30 28-36q-14 20-16 46Z", "#6ba457"), t=at(x, 596, s)) for x, s in ((90, 1), (560, .9), (500, .6))))


# ---------- U
def campfire():
    f1 = "M320 40C350 120 440 160 460 260C480 250 486 220 480 190C540 260 560 330 540 400C520 490 430 530 320 530C210 530 120 490 100 400C84 320 110 260 160 214C160 250 170 270 190 280C180 190 290 140 320 40Z"
    f2 = "M330 190C350 250 410 290 420 350C436 340 440 324 438 306C470 350 476 400 456 446C436 500 380 526 320 526C260 526 200 500 184 446C170 390 190 340 222 312C224 340 234 352 246 356C246 300 320 260 330 190Z"
    f3 = "M324 330C340 370 390 400 392 450C394 500 360 526 320 526C280 526 250 500 250 456C250 420 270 400 284 386C286 404 294 412 302 414C300 380 324 360 324 330Z"
    def log(r):
        return g(cut(strip([(-210, 0), (0, 0), (210, 0)], [34, 36, 34]), "#96694a", "#744d38", line("M-150-12H-60M-20 6H80M110-14H160", "#744d38", 6)), cut(oval(-214, 0, 26, 33), "#e8c08a", "#c99a62", ell(-214, 0, 14, 19, "#d4a56c"), ell(-214, 0, 6, 9, "#e8c08a")), t=at(320, 524, 1, r), f="cut")
    stone = lambda x, y, rx, ry, c="#a79f9c": cut("M%s %sC%s %s %s %s %s %sC%s %s %s %s %s %sZ" % tuple(n(v) for v in (x - rx, y + ry * .6, x - rx * 1.1, y - ry * 1.2, x + rx, y - ry * 1.5, x + rx, y + ry * .5, x + rx, y + ry * 1.2, x - rx, y + ry * 1.2, x - rx, y + ry * .6)), c, "#837b7a", dx=-6, dy=-7)
    return (floor(320, 588, 300, 34), g(cut(f1, "#e8573d", "#c94333"), cut(f2, "#f79a38", "#ea7f2d"), cut(f3, "#ffdb63", "#f9bf44"), f="cut"), g(flip(log(16))), g(log(16)),
            g(stone(74, 574, 50, 30), stone(168, 590, 46, 26, "#b9b1ad"), stone(262, 598, 44, 24), stone(372, 598, 48, 26, "#b9b1ad"), stone(476, 590, 48, 27), stone(566, 574, 48, 32, "#b9b1ad"), f="cut"),
            "".join(ell(x, y, r, r, c) for x, y, r, c in ((170, 130, 8, "#f79a38"), (476, 110, 9, "#f79a38"), (410, 56, 6, "#ffc04d"), (240, 70, 6, "#ffc04d"), (530, 190, 6, "#ffc04d"))))


def river():
    land = "M50 400C44 300 130 200 210 164C300 120 420 126 490 176C580 242 614 340 594 420C574 530 450 592 320 592C180 592 56 520 50 400Z"
    water_ = "M90 660C110 560 250 520 290 466C320 420 210 400 180 340C160 280 290 250 316 214C326 196 316 170 312 140L364 132C388 160 420 196 404 236C380 290 300 300 340 340C390 380 560 390 546 490C540 560 480 600 470 660Z"
    peak = lambda x, y, s, c, k: g(cut("M-150 60L-26-104Q0-130 26-104L150 60Z", c, k, path("M-70-46L-40-26L-14-50L14-24L40-46L70-30L0-150Z", "#fffaf2"), dx=-30, dy=0), t=at(x, y, s), f="cut")
    waves = "".join("M%s %sq12-12 24 0t24 0t24 0" % p for p in ((330, 448), (420, 470), (300, 520), (400, 540), (214, 556), (230, 330), (330, 256), (440, 430), (280, 580), (470, 520)))
    reed = lambda x, y, s: g(line("M0 0Q-4-60-10-110M10 0Q14-70 18-140M-8 0Q-24-40-34-70", "#528640", 6), rect(10, -166, 16, 50, "#8a5f43", 8), rect(-19, -134, 15, 44, "#8a5f43", 7), t=at(x, y, s), f="lift")
    fish_ = g(cut("M-62 0C-40-34 20-40 50-4C30 34-34 34-62 0Z", "#f08a4a", "#d46d33"), path("M-54 0L-92-26Q-84 0-92 26Z", "#d46d33"), ell(26, -8, 5, 6, DARK), line("M36 8q6 2 10-2", "#8a4a2a", 4), t=at(412, 440, .9, -24), f="cut")
    return (floor(324, 592, 300), peak(220, 160, .95, "#9bb0b4", "#7d959c"), peak(420, 168, .86, "#a9bdbe", "#889fa6"), g(cut("M50 400C44 500 80 610 320 612C570 608 600 500 594 420Z", "#a8764c", "#8a5c3c"), cut(land, "#9cc46c", "#7faf58", path("M30 280Q170 190 330 250Q480 190 630 280V100H30Z", "#b3d284")), f="cut"),
            clip(land, path(water_, "#f0e2c6", transform="translate(320 0) scale(1.09 1) translate(-320 0)"), path(water_, "#58b4dc"), path("M300 600C330 540 440 520 430 470C400 410 250 400 240 340C250 290 370 270 370 210C372 190 350 160 345 130L364 132C388 160 420 196 404 236C380 290 300 300 340 340C390 380 560 390 546 490C540 560 480 600 470 660Z", "#7fcbe8", opacity=.8), line(waves, "#e3f6fb", 7)),
            ell(372, 474, 60, 11, "#e3f6fb", opacity=.9), fish_, reed(120, 480, 1), reed(566, 400, .8), g(cut("M150 556C146 520 210 512 220 550C222 574 156 576 150 556Z", "#b9b1ad", "#8f8785"), cut("M508 300C506 274 552 270 556 296C558 314 512 316 508 300Z", "#b9b1ad", "#8f8785"), f="cut"))


# ---------- Ū
def water():
    glass = "M150 70H490L458 556Q454 588 420 590H220Q186 588 182 556Z"
    wat = "M166 226Q240 200 320 226T474 226L450 536Q446 562 416 564H224Q194 562 190 536Z"
    drop = lambda x, y, s: g(cut("M0-60C20-24 44 0 44 30C44 58 24 76 0 76C-24 76-44 58-44 30C-44 0-20-24 0-60Z", "#58b4dc", "#3b93c0", ell(-16, 26, 9, 18, "#d6f1fa", opacity=.9, transform="rotate(16 -16 26)")), t=at(x, y, s), f="cut")
    return (floor(326, 592, 210, 30), g(path(glass, "#dff1f5", opacity=.8), f="cut"), g(cut(wat, "#5ab6de", "#3f97c6", ell(260, 420, 13, 13, "#c9ebf6", opacity=.8), ell(390, 350, 10, 10, "#c9ebf6", opacity=.8), ell(360, 480, 15, 15, "#c9ebf6", opacity=.8), ell(290, 320, 8, 8, "#c9ebf6", opacity=.8), ell(320, 232, 150, 15, "#a9def0"), dx=-26, dy=0)),
            path("M150 70H490L458 556Q454 588 420 590H220Q186 588 182 556ZM172 92L202 548Q204 566 224 566H416Q436 566 438 548L468 92Z", "#ffffff", fill_rule="evenodd", opacity=.75), path("M198 110H234L252 540H222Z", "#fff", opacity=.55), path("M250 110H264L280 540H268Z", "#fff", opacity=.4), line(glass, "#9cc4d1", 5, opacity=.8), drop(560, 480, .95), drop(84, 520, .7))


def moustache():
    s, d, h = "#f7cfae", "#e3a982", "#6f4a39"
    half = "M320 372C280 330 210 330 170 376C130 422 84 430 54 396C36 372 40 340 66 334C50 300 2 326 16 384C30 440 90 476 160 468C230 460 290 440 320 400Z"
    strands = line("M300 380Q230 360 184 400Q130 446 76 426M306 396Q240 400 204 426Q160 456 106 450", "#8f6550", 6)
    hat = "M176 150C180 60 240 36 320 36C400 36 460 60 464 150Z"
    return (g(both(cut(oval(126, 300, 38, 48), s, d)), cut("M320 96C450 96 520 180 516 310C512 460 440 566 320 566C200 566 128 460 124 310C120 180 190 96 320 96Z", s, d), f="cut"),
            eyes(320, 262, 84, 21, 25, gaze=(.1, .3), pupil=.8, low=.1, skin=s), both(path("M182 216Q230 172 284 210Q236 206 184 236Z", h)), blush(320, 344, 140, 36), line("M290 490Q320 514 350 490", "#a9553f", 9),
            g(cut(hat, "#4f7f8c", "#3b6672", path("M150 118Q320 150 490 118V156H150Z", "#e9705c")), cut("M110 160C110 130 200 150 320 150C440 150 530 130 530 160C530 186 440 190 320 190C200 190 110 186 110 160Z", "#4f7f8c", "#3b6672"), f="cut"),
            g(both(cut(half, h, "#53352a", strands, dx=-6, dy=-10)), f="cut"), g(cut("M320 268C356 290 376 330 366 362C354 392 286 392 274 362C264 330 284 290 320 268Z", "#f3bb95", "#dd9d77"), f="cut"))


def otter():
    b, d, l = "#8d6549", "#6f4d38", "#e8cda6"
    tail = cut("M408 480C470 520 560 520 616 480C624 520 560 590 440 582C400 576 380 540 408 480Z", b, d)
    body = "M308 260C398 270 438 350 444 440C448 540 410 592 312 592C214 592 176 540 180 440C186 350 218 270 308 260Z"
    foot = cut("M176 592C164 556 212 544 246 560C262 574 260 596 240 602H192Q180 602 176 592Z", "#6f4d38", "#573b2b", line("M204 600v-14M228 602v-14", "#573b2b", 5))
    head = both(cut(oval(-118, -62, 34, 32), b, d) + ell(-116, -58, 18, 17, "#c99a83"), c=0) + cut("M0-116C84-116 134-72 142-6C150 66 92 112 0 112C-92 112-150 66-142-6C-134-72-84-116 0-116Z", b, d, path("M-150 20C-100 0-70 20-40 24C-20 10 20 10 40 24C70 20 100 0 150 20V120H-150Z", l)) \
        + eyes(0, -22, 66, 18, 22, brow="#54382b", lift=3, inner=4, gaze=(-.2, .5), pupil=.84) + cut("M0 6C44 2 84 30 82 58C80 84 40 86 0 74C-40 86-80 84-82 58C-84 30-44 2 0 6Z", "#f5e0c0", "#d9ba90") + whiskers(0, 52, 52, 92, "#6f4d38", 4) + nose(0, 18, 34, 22) + line("M0 40V58", LINE, 7) + path("M-26 60Q0 74 26 60Q22 92 0 92Q-22 92-26 60Z", "#8a3c48") + path("M-14 84Q0 70 14 84Q8 92 0 92Q-8 92-14 84Z", "#ee8a8c") + "".join(ell(q * 50 + a, 52 + c, 4, 4, "#a8845f") for q in (-1, 1) for a, c in ((0, 0), (10, 12), (-8, 12)))
    arm = lambda a, e, e2, h: cut(strip([a, e, e2, h], [30, 32, 29, 25]), b, d, line("M%s %sq10 4 12 12M%s %sq12 2 14 8" % (h[0], h[1] - 12, h[0], h[1] + 2), d, 5))
    fish_ = cut("M-96 0C-60-54 40-60 92-6C50 52-60 52-96 0Z", "#6fb3cf", "#4b90b0", path("M-96 10Q0 40 92 0V70H-96Z", "#cfeaf2"), line("M40-40Q20-10 44 34", "#4b90b0", 6)) + cut("M-84 0L-146-44Q-130 0-146 44Z", "#4b90b0", "#397795") + ell(62, -10, 8, 9, DARK)
    return (floor(330, 594, 280), g(tail, cut(body, b, d, ell(312, 480, 92, 130, l)), foot, flip(foot, c=312), f="cut"), g(fish_, t=at(318, 452, 1, -16), f="cut"),
            g(arm((216, 356), (182, 402), (190, 452), (248, 474)), arm((408, 356), (446, 404), (424, 456), (354, 462)), f="cut"), g(head, t=at(306, 206, 1.16, 8), f="cut"))


# ---------- V
def wolf():
    b, d, l, k = "#8792ab", "#687390", "#dfe3ec", "#3f3d52"
    tail = cut("M420 560C520 580 600 520 604 420C580 440 560 430 548 410C520 470 440 470 400 520Z", b, d, path("M530 380H640V500C600 480 580 520 540 470Z", "#5a6580"))
    body = "M300 280C390 290 436 380 440 480C444 570 396 594 310 594C222 594 178 570 182 480C186 380 222 290 300 280Z"
    ruff = "M186 350L160 400L204 404L196 450L244 436L256 486L300 448L346 486L356 436L408 450L398 404L442 398L410 344Z"
    leg = cut("M232 430C222 490 234 536 216 564C206 596 296 602 298 572L302 440C284 414 244 410 232 430Z", b, d, line("M240 590v-16M266 592v-18", d, 6))
    # The head in profile lifts its long muzzle to howl.
    ear = cut("M-16-84C-50-130-110-166-164-162C-170-110-150-50-96-8C-70 4-30-40-16-84Z", b, d, path("M-142-140C-140-110-122-76-92-50C-78-56-66-72-62-84C-84-112-112-130-142-140Z", "#d9a9a8"))
    far = cut("M50-96C30-150-10-186-60-198C-70-160-60-110-30-70Z", "#5f6a86", "#4d5772")
    head = "M-96 20C-110-60-50-112 20-104C60-100 80-84 104-84C150-92 220-104 262-92C280-84 280-56 262-46C220-34 180-20 150-4C180 6 214 14 236 24C232 46 190 58 150 52C110 50 90 70 64 92C40 112 0 116-30 104C-40 116-60 124-76 120C-72 108-76 96-84 86C-96 84-112 76-120 66C-106 62-96 44-96 20Z"
    mouth_ = path("M150-4C180 6 214 14 236 24C210 30 150 40 104 20C110 4 130-4 150-4Z", "#83404f") + path("M128 22Q170 8 220 24Q170 36 128 22Z", "#ee8a8c") + path("M246-42L236-22L226-38ZM206-30L198-14L188-26Z", "#fffaf0")
    face = far + cut(head, b, d, path("M-130 60C-60 30-20 70 40 30C70 10 90 8 110 16C130 50 110 130 0 140L-130 140Z", l), dx=-9, dy=-10) + ear + mouth_ + cut("M236-98C270-108 296-92 288-66C280-46 250-50 244-66Z", k, "#2c2a3b", ell(258, -90, 10, 5, "#fff", opacity=.5)) + line("M30-52Q54-26 84-46", DARK, 9) + line("M34-44l-10 6M50-36l-6 11M20-84Q50-100 82-78", "#4d5772", 7) + blush(10, 14, 0, 24, op=.2)
    return (floor(330, 592, 270), g(tail, cut(body, b, d), both(leg, c=308), f="cut"), g(cut(ruff, l, "#bcc4d4"), f="cut"), g(face, t=at(280, 284, 1.1, -30), f="cut"))


def squirrel():
    o, d, l, k = "#d9703a", "#b95729", "#fbe6c8", "#7a3d25"
    tail = "M380 590C500 610 600 540 602 420C604 330 540 290 540 220C540 170 580 150 600 160C590 80 500 40 430 80C350 130 380 230 420 290C460 350 440 400 390 440Z"
    tail2 = "M420 560C500 560 550 500 546 420C542 350 478 310 476 220C474 160 510 120 540 112C480 90 420 120 424 190C430 260 490 320 486 400C480 450 450 480 410 500Z"
    body = "M270 290C370 280 440 380 440 480C440 570 390 596 300 596C220 596 176 560 186 480C196 400 200 300 270 290Z"
    haunch = cut("M330 450C410 440 460 500 446 556C436 592 390 600 300 600C270 600 260 580 290 570C300 520 300 460 330 450Z", o, d)
    foot = cut("M200 600C176 596 176 568 204 566C250 560 320 566 326 584C330 600 316 604 300 604H216Z", "#e58a50", d)
    ear = lambda x, r: g(cut("M-34 10C-40-40-24-80 0-112C24-80 40-40 34 10Z", o, d) + path("M-14 0C-18-30-10-52 0-68C10-52 18-30 14 0Z", "#f3b68d") + line("M-6-104L-14-130M2-108L3-136M8-100L20-126", k, 8), t=at(x, -82, 1, r))
    head = ear(-72, -16) + ear(66, 14) + cut("M0-112C80-112 124-60 128 4C132 40 150 54 156 70C130 84 110 90 94 88C70 110 40 116 0 116C-60 116-130 90-136 40C-138 20-128 10-124-6C-116-66-80-112 0-112Z", o, d) + cut("M-20 22C30 10 84 30 84 66C80 106 30 114-16 112C-70 108-108 84-104 56C-98 30-60 32-20 22Z", l, "#e8c9a0", f=None) \
        + eyes(-18, -14, 62, 24, 30, brow=k, lift=5, inner=0, gaze=(-.4, .6), pupil=.8) + nose(-24, 40, 20, 15, "#6b3a2c") + g(path("M-11 8Q0 12 11 8L9 28Q5 31 0 27Q-5 31-9 28Z", "#fffdf6"), line("M0 10V27", "#d9d0cc", 2.4), line("M-32-6Q-18 16 0 3Q18 16 32-8", LINE, 7), t=at(-22, 62)) + blush(-18, 44, 92, 24)
    acorn = cut("M-36-10C-36 44-14 66 0 76C14 66 36 44 36-10Z", "#e0a552", "#bb8139") + cut("M-46-4C-46-38-22-46 0-46C22-46 46-38 46-4Q0 12-46-4Z", "#8a6440", "#6c4b30", line("M-28-26l10 10M-4-30l10 10M18-26l10 10", "#a98262", 5)) + line("M0-44V-62", "#6c4b30", 10)
    arm = lambda *p: cut(strip(p, [25, 26, 23]), o, d)
    return (floor(350, 598, 270), g(cut(tail, o, d), cut(tail2, "#ee9458", o), f="cut"), g(cut(body, o, d, path("M220 380C290 360 320 430 300 600H160C160 480 180 400 220 380Z", l)), haunch, foot, f="cut"), g(acorn, t=at(190, 446, 1.4, -14), f="cut"), g(arm((296, 396), (294, 470), (240, 490)), f="cut"), g(arm((206, 396), (140, 430), (146, 476)), f="cut"), g(head, t=at(262, 264, 1.1, -7), f="cut"))


def frog():
    b, d, l = "#86bd5a", "#649a41", "#dff0b4"
    leg = cut("M176 360C90 340 40 420 66 500C80 550 150 580 210 560C250 540 240 400 176 360Z", b, d) + cut("M92 560C50 552 24 570 30 590C20 604 40 612 62 606C74 616 98 614 112 606C150 610 210 604 216 584C214 556 150 566 92 560Z", b, d)
    arm = cut("M236 440C220 490 232 530 220 564C190 570 178 588 190 600C204 612 222 604 232 602C244 612 262 610 268 602C290 608 304 596 298 582C286 560 290 500 292 450Z", b, d)
    body = "M320 280C430 280 480 380 476 470C472 560 410 586 320 586C230 586 168 560 164 470C160 380 210 280 320 280Z"
    head = "M320 150C470 150 560 220 556 300C552 390 440 428 320 428C200 428 88 390 84 300C80 220 170 150 320 150Z"
    bulge = cut(oval(196, 146, 78, 78), b, d)
    e = lambda x: ell(x, 140, 52, 54, "#fffdf6") + ell(x + 8, 148, 34, 38, DARK) + ell(x - 3, 132, 12, 13, "#fff") + ell(x + 20, 164, 6, 6, "#fff", opacity=.7)
    spots = "".join(ell(*q, d, opacity=.55) for q in ((320, 190, 20, 13), (286, 214, 11, 8), (360, 212, 13, 9), (120, 470, 18, 14), (94, 440, 10, 9), (520, 470, 18, 14), (550, 440, 10, 9)))
    return (floor(320, 598, 290), g(both(leg), cut(body, b, d, ell(320, 480, 100, 110, l)), f="cut"), g(both(arm), f="cut"), g(both(bulge), cut(head, b, d, path("M60 330Q320 440 580 330V470H60Z", l, opacity=.8)), f="cut"), e(196), e(444), spots, line("M140 304Q320 424 500 304", "#46702f", 10), line("M128 314q6-14 18-16M512 314q-6-14-18-16", "#46702f", 8), line("M300 262l-4 10M340 262l4 10", "#46702f", 8), blush(320, 312, 206, 32, "#ef8f6a", .55))


# ---------- Z
def hare():
    b, d, l, k = "#b98a5c", "#9a6d44", "#f3e0c2", "#4d3a36"
    # Leaping to the left at full stretch.
    hind = lambda c, dd: cut("M420 330C520 320 570 390 560 440C550 480 560 500 600 530C626 552 620 580 596 574C540 560 500 520 480 470C440 460 400 400 420 330Z", c, dd)
    fore = lambda c, dd: cut(strip([(230, 400), (150, 440), (70, 452), (44, 446)], [34, 24, 20, 18]), c, dd)
    body = "M206 300C300 250 440 240 510 310C560 370 530 440 450 450C360 460 290 470 226 440C170 410 160 330 206 300Z"
    ear = lambda x, y, r, c, dd, i: g(cut("M0 0C-40-60-44-170-8-236C36-180 50-70 34 0Z", c, dd, path("M-60-190H60V-260H-60Z", k)) + path("M8-20C-14-70-16-130-4-176C18-130 28-70 22-20Z", i), t=at(x, y, 1, r))
    head = "M210 180C270 176 306 220 304 276C300 340 250 366 190 362C130 358 84 340 80 310C78 286 110 276 126 250C144 212 170 184 210 180Z"
    return (floor(320, 596, 260, 26), g(g(fore("#9a6d44", "#7d5636"), t="translate(40 10) rotate(-16 230 400)"), g(hind("#9a6d44", "#7d5636"), t="translate(-34 6) rotate(8 420 380)"), cut(oval(540, 316, 38, 36), "#fffaf0", "#e3d2bd"), f="cut"),
            g(cut(body, b, d, path("M170 420Q340 440 470 400V480H170Z", l)), f="cut"), g(hind(b, d), fore(b, d), f="cut"),
            g(ear(276, 220, 60, d, "#7d5636", "#d99a8c"), ear(236, 204, 36, b, d, "#e9a9a0"), cut(head, b, d, path("M70 320C110 300 150 300 190 320C230 340 250 330 270 320V380H70Z", l)), f="cut"), eye(190, 254, 23, 29, (-.6, .1), .78) + line("M168 210Q190 194 214 208", "#7d5636", 8), nose(92, 300, 17, 14, "#d98080"), line("M94 312q4 22 34 20", "#7d5636", 7), ell(226, 310, 26, 19, "#ee6f70", opacity=.4), line("M150 318q40 2 74 20M148 330q34 10 60 34M152 308q40-4 78 2", "#8d6544", 4),
            line("M430 566h-80M380 538h-60", "#d9b98c", 8))


def fish():
    o, d, l = "#f08a3c", "#d56d29", "#ffd38a"
    body = "M60 330C110 210 250 150 370 190C430 210 470 260 500 330C470 400 430 450 370 470C250 510 110 450 60 330Z"
    tail = cut("M460 330C510 300 560 210 606 200C620 260 600 300 590 330C600 360 620 400 606 460C560 450 510 360 460 330Z", "#e8573d", "#c8432f", line("M510 322Q550 280 588 240M516 330H584M510 338Q550 380 588 420", "#c8432f", 6))
    top = cut("M220 190C250 120 340 90 420 110C400 150 420 190 440 240Z", "#e8573d", "#c8432f", line("M270 180Q300 130 340 116M330 184Q352 146 392 124M388 206Q396 166 410 146", "#c8432f", 6))
    bot = cut("M250 470C270 520 320 550 370 540C352 510 360 480 380 450Z", "#e8573d", "#c8432f")
    scale = "".join(line("M%s %sq20 22 0 44" % (x, y), d, 6) for x, y in ((270, 228), (270, 290), (270, 352), (326, 218), (326, 262), (326, 306), (326, 350), (326, 394), (382, 240), (382, 288), (382, 336), (382, 384), (430, 284), (430, 330)))
    fin = cut("M290 360C340 350 380 380 384 420C340 440 300 420 276 392Z", "#e8573d", "#c8432f", line("M304 376Q340 380 366 408M300 388Q324 404 350 416", "#c8432f", 5))
    bubbles = "".join(ell(x, y, r, r, "#a9d9e8") + ell(x - r * .3, y - r * .35, r * .3, r * .24, "#fff") for x, y, r in ((60, 190, 22), (104, 130, 15), (64, 90, 11), (40, 250, 12)))
    return (g(tail, top, bot, f="cut"), g(cut(body, o, d, path("M40 380Q240 520 500 380V520H40Z", l), path("M40 200H190Q260 330 190 480H40Z", "#f9a65c", opacity=.8), scale, dx=-8, dy=-16), f="cut"), g(fin, f="cut"), ell(160, 284, 44, 46, "#fffdf6") + ell(152, 288, 28, 31, DARK) + ell(143, 276, 10, 11, "#fff") + ell(162, 302, 5, 5, "#fff", opacity=.7),
            line("M132 226Q158 212 184 226", d, 9), path("M60 330C80 340 110 350 126 370C104 384 76 366 60 344Z", "#8a3c48") + line("M58 328Q96 338 130 366", "#b9532a", 8), ell(196, 366, 30, 22, "#e8573d", opacity=.45), g(bubbles, f="lift"))


def horse():
    b, d, m, l = "#a8683f", "#87502e", "#4d342c", "#f6dfc2"
    def leg(x, c, dd, lean=0, y0=380):
        return cut("M%s %sC%s 460 %s 520 %s 580H%sC%s 520 %s 460 %s %sZ" % tuple(n(v) for v in (x - 36, y0, x - 30, x - 24 + lean, x - 26 + lean, x + 26 + lean, x + 24 + lean, x + 34, x + 40, y0)), c, dd, path("M0 556H640V620H0Z", m), path("M0 536H640V558H0Z", l))
    tail = cut("M500 300C570 290 610 340 600 420C594 470 610 500 620 520C570 530 540 490 540 440C540 390 530 360 490 350Z", m, "#38251f")
    body = "M200 300C260 270 420 260 490 290C550 320 540 420 500 440C420 460 280 460 220 440C160 420 150 330 200 300Z"
    neck = "M176 150C240 140 290 200 320 290C330 360 260 420 200 400C160 380 176 320 150 260Z"
    head = "M196 96C250 100 276 140 268 190C260 230 220 250 190 268C160 300 130 340 96 344C56 346 34 316 44 282C60 240 90 220 106 180C124 130 150 96 196 96Z"
    ear = cut("M200 108C196 66 214 40 240 28C256 60 256 96 236 124Z", b, d) + path("M212 106C212 78 222 62 236 52C244 74 242 96 230 114Z", "#e0a98f")
    mane = cut("M176 90C200 60 240 80 258 110C300 120 310 160 306 180C336 200 346 240 336 266C352 290 350 320 336 340C310 330 300 310 298 290C280 280 270 256 276 236C256 220 250 190 256 170C230 160 220 130 224 118C200 130 170 150 150 148C150 120 160 104 176 90Z", m, "#38251f")
    return (floor(340, 588, 260), g(leg(270, d, "#6d3f25", -6), leg(446, d, "#6d3f25", 8), tail, f="cut"), g(leg(226, b, d, -4), leg(492, b, d, 8), f="cut"), g(cut(body, b, d), f="cut"), path(neck, b), line("M200 400C260 420 330 360 320 300", d, 6, opacity=.6), g(ear, cut(head, b, d, path("M170 80C190 140 120 220 90 250L60 240Q130 170 140 90Z", l), path("M30 290C60 262 110 276 130 310L120 360H20Z", "#d9ac84")), f="cut"), g(mane, f="cut"),
            eye(184, 176, 20, 25, (-.5, .2), .8) + line("M164 138Q186 126 206 142", "#6d3f25", 8), ell(66, 292, 8, 10, "#6d3f25", transform="rotate(30 66 292)"), line("M62 330Q92 338 118 312M118 312q10-2 12-12", "#6d3f25", 7), ell(168, 238, 22, 16, "#ee6f5f", opacity=.4))


# ---------- Ž
def giraffe():
    b, d, s, l = "#f6c866", "#dda644", "#b5713a", "#fff0cf"
    leg = lambda x, y, c=b, dd=d: cut("M%s %sL%s 590H%sL%s %sZ" % (x - 26, y, x - 20, x + 22, x + 28, y), c, dd, path("M0 566H640V620H0Z", "#7d5236"))
    body = "M220 380C290 350 420 360 470 400C510 440 490 510 440 510C360 516 270 516 230 500C190 470 190 400 220 380Z"
    neck = "M150 190C170 180 220 176 236 190C250 280 290 350 350 400C340 470 240 470 212 430C190 350 170 270 150 190Z"
    body_spots = "".join(path(q, s) for q in ("M300 384L344 378L356 410L322 426L292 410Z", "M372 388L412 390L420 424L384 432Z", "M432 410L466 424L470 454L436 450Z", "M330 438L370 444L366 480L330 478Z", "M388 452L424 462L416 492L386 486Z", "M440 468L476 474L462 500L438 500Z", "M286 430L316 444L312 474L282 466Z", "M236 470L268 474L262 504L236 500Z"))
    neck_spots = "".join(path(q, s) for q in ("M176 214L206 208L214 238L184 246Z", "M212 256L244 250L252 280L222 288Z", "M184 262L208 268L212 298L192 300Z", "M226 300L258 296L276 326L240 340Z", "M200 316L226 322L234 356L210 354Z", "M256 348L292 340L316 372L276 390Z", "M216 372L248 366L262 400L226 412Z", "M222 424L256 414L262 446L232 450Z"))
    tail = line("M478 412Q530 420 528 480", d, 12) + cut("M528 470C550 490 550 530 530 552C512 534 508 494 528 470Z", "#7d5236", "#5f3d28")
    horn = lambda x: line("M%s 70L%s 28" % (x, x), d, 14) + ell(x, 24, 15, 15, "#7d5236")
    ear = cut("M240 96C280 70 316 76 326 96C310 122 270 130 240 120Z", b, d) + path("M252 104C276 90 300 90 310 98C296 112 272 116 252 112Z", "#e9a9a0")
    head = "M190 56C240 56 262 92 258 134C256 176 232 196 210 222C190 246 150 250 124 240C92 228 92 190 112 168C128 148 126 120 134 98C144 70 164 56 190 56Z"
    return (floor(350, 594, 220), g(leg(290, 480, d, "#c08c34"), leg(422, 480, d, "#c08c34"), tail, f="cut"), g(leg(240, 470), leg(464, 450), f="cut"), g(cut(body, b, d, body_spots), f="cut"), g(line("M240 190Q260 290 346 388", s, 22), path(neck, b), clip(neck, neck_spots)),
            g(g(horn(174), horn(220)), ear, cut("M138 110C100 84 70 92 62 110C76 134 110 140 136 130Z", b, d), cut(head, b, d, path("M80 240C90 170 160 160 226 200V270H80Z", l)), f="cut"), eyes(190, 122, 34, 18, 23, gaze=(-.4, .5), pupil=.8), line("M240 112l14-8M238 124l16-2M140 112l-12-8", DARK, 5), ell(134, 192, 6, 8, s), ell(172, 196, 6, 8, s), line("M120 216Q150 240 186 216", s, 8), blush(176, 172, 52, 17))


def rat():
    b, d, l, p = "#8b7468", "#6c584f", "#b8a396", "#e6a7a2"
    tail = ribbon([(500, 520), (590, 520), (610, 430), (560, 360), (580, 270), (620, 240)], [20, 17, 14, 11, 8, 4])
    body = "M150 430C190 330 300 250 400 270C510 290 560 400 530 500C510 570 440 580 340 580C250 580 190 570 170 540C150 510 140 460 150 430Z"
    haunch = cut("M380 450C460 420 530 470 520 540C510 584 450 590 390 588C350 584 340 480 380 450Z", b, d)
    foot = lambda x, w: cut("M%s 594C%s 570 %s 566 %s 572C%s 572 %s 588 %s 596Q%s 604 %s 604Q%s 604 %s 594Z" % tuple(n(v) for v in (x, x - 4, x + w * .4, x + w * .7, x + w, x + w * 1.05, x + w, x + w * .6, x + 8, x, x)), p, "#c98680")
    head = "M300 300C350 320 356 400 330 440C300 480 230 500 170 500C120 502 60 496 34 474C30 456 60 440 90 424C140 396 170 340 220 312C246 298 276 292 300 300Z"
    ear = cut(oval(290, 296, 50, 52), b, d) + cut(oval(288, 300, 32, 34), p, "#c98680", f=None, dx=6, dy=7)
    far = cut(oval(226, 288, 40, 44), d, "#57463e")
    far_foot = foot(226, 60)
    grass = "".join(line("M%s %sl%s %s" % q, "#57463e", 4, opacity=.5) for q in ((360, 330, 16, -12), (400, 310, 18, -8), (440, 330, 18, -4), (380, 370, 18, -8), (430, 370, 18, -4), (480, 370, 16, 4), (410, 410, 18, -2), (470, 420, 16, 4), (350, 400, 16, -8)))
    return (floor(330, 598, 290), g(cut(tail, p, "#c98680", dx=-3, dy=-4), f="cut"), g(far_foot, cut(body, b, d, path("M140 540Q300 500 420 590H140Z", l), grass), haunch, foot(396, 120), f="cut"), g(cut(strip([(262, 480), (250, 540), (222, 584)], [26, 20, 15]), b, d), foot(174, 66), f="cut"),
            g(far, cut(head, b, d, path("M20 480C80 450 150 470 220 500L200 520H20Z", l)), ear, f="cut"), eye(206, 382, 19, 21, (-.7, .2), .82, lid=.3, slant=-.1, skin=d, liner="#4a3a34"), nose(40, 462, 19, 17, "#d97f86"), line("M64 490Q110 500 150 474q8-8 4-16", "#4a3a34", 7), path("M84 492l22-2l-4 22q-14 2-18-4Z", "#fff3c9"), line("M104 456Q60 420 30 416M108 464Q60 440 14 446M116 450Q90 410 66 396", "#57463e", 4, opacity=.8), line("M182 346Q206 338 226 352", "#4a3a34", 8), ell(182, 440, 22, 15, "#e6837f", opacity=.4))


def fence():
    w, d = "#f2d5a4", "#d0a76c"
    def picket(x, h, c=w, dd=d):
        return g(cut("M%s 580V%sL%s %sL%s %sV580Q%s 586 %s 586H%sQ%s 586 %s 580Z" % (x - 40, h + 46, x, h, x + 40, h + 46, x + 40, x + 34, x - 34, x - 40, x - 40), c, dd, line("M%s %sv60M%s %sv90M%s 480v60" % (x - 12, h + 90, x + 14, h + 240, x - 14), dd, 5), dx=-9, dy=-6), ell(x, 262, 8, 8, "#8a6440"), ell(x, 468, 8, 8, "#8a6440"), f="cut")
    rail = lambda y: cut(box_(20, y, 600, 52, 12), "#dcb379", "#b98f56", line("M60 %sh90M240 %sh120M440 %sh110" % (y + 26, y + 20, y + 30), "#b98f56", 5))
    tuft = lambda x, s=1.: g(path("M-34 0q-6-30-20-42q22 8 28 34q2-40 16-54q-2 30-2 52q10-30 28-36q-14 20-16 46Z", "#6ba457"), t=at(x, 602, s))
    daisy = lambda x, y, s: g(line("M0 0Q4 60 0 %s" % n((600 - y) / s), "#5f9147", 8), "".join(ell(0, -26, 12, 22, "#fffaf2", transform="rotate(%d)" % (i * 45)) for i in range(8)), ell(0, 0, 16, 16, "#f6b93c"), t=at(x, y, s), f="cut")
    return (floor(320, 592, 310, 26), g(rail(236), rail(442), f="cut"), *(picket(80 + 96 * i, (128, 116, 124, 112, 126, 118)[i]) for i in range(6)), tuft(66, 1.3), tuft(230), tuft(330, 1.2), tuft(590, 1.3), tuft(450, .9), daisy(176, 490, 1.1), daisy(520, 512, 1), daisy(134, 540, .8))


# ---------- words of English only
def unicorn():
    w, d = "#fff8f4", "#e2d0da"
    bands = ("#f07f8f", "#f7a85c", "#ffd86b", "#8fca7e", "#6fb9dc", "#a98ad0")
    mane = lambda i: cut(strip([(300 - 8 * i, 130 + 14 * i), (220 - 20 * i, 170 + 22 * i), (200 - 24 * i, 290 + 20 * i), (150 - 12 * i + (i % 2) * 24, 420 + 12 * i), (160 - 12 * i, 566)], [16, 26, 30, 28, 20]), bands[i], None)
    neck = "M250 210C220 330 180 450 190 600H470C480 520 430 450 420 360Z"
    head = "M300 120C370 104 430 140 456 200C490 250 560 290 582 340C598 390 566 430 516 424C460 420 420 390 370 384C300 380 236 340 232 260C230 190 250 134 300 120Z"
    ear = cut("M272 150C250 110 254 64 280 40C310 62 326 104 318 138Z", w, d) + path("M282 136C270 106 274 82 284 66C300 86 306 112 302 132Z", "#f5b6c2")
    horn = cut("M356 134L444 8L420 152Z", "#ffd35c", "#e9ab3c", line("M350 110Q400 110 440 140M372 80Q410 84 440 108M396 50Q420 56 444 76", "#e3a236", 7), dx=-10, dy=-2)
    fore = cut("M330 100C290 110 280 160 300 190C320 210 316 240 300 260C350 256 376 210 360 176C384 170 390 130 370 112C358 102 344 98 330 100Z", bands[0]) + cut("M350 112C330 126 330 160 350 176C370 196 360 220 350 232C392 224 400 190 388 168C404 150 396 116 350 112Z", bands[4])
    cl = lambda x, y, s, c="#ffffff", k="#dfe6f2": g(cut("M-150 40C-170-20-90-50-66-20C-56-90 54-92 66-26C104-56 164-20 150 40Q146 60 120 60H-120Q-146 60-150 40Z", c, k), t=at(x, y, s), f="cut")
    return (g("".join(mane(i) for i in (5, 4, 3)), f="cut"), g(cut(neck, w, d, dx=-14, dy=0), f="cut"), g("".join(mane(i) for i in (2, 1, 0)), f="cut"), g(horn, ear, f="cut"), g(cut(head, w, d, path("M500 230C470 300 480 380 520 430H620V260Z", "#f9d3d8")), f="cut"), g(fore, f="cut"),
            line("M386 250Q414 286 448 260", DARK, 10) + line("M392 264l-14 10M412 276l-6 15M434 274l6 14", DARK, 7), ell(548, 342, 8, 11, "#c98a9a", transform="rotate(-24 548 342)"), line("M496 392Q536 400 562 380", "#b9788a", 8), ell(440, 326, 32, 24, "#f08aa0", opacity=.5), cl(170, 556, .96), cl(460, 560, .98), cl(320, 580, .9, "#f6f9ff", "#d5deee"),
            "".join(cut(star(*q), "#ffd86b", "#f2b94a", f="cut") for q in ((560, 130, 34), (520, 210, 18), (600, 224, 20))))


def violin():
    b, d = "#c4703a", "#9a5029"
    right = [(0, -104), (60, -100), (104, -60), (100, -10), (66, 24), (64, 66), (104, 96), (134, 160), (116, 236), (50, 268), (0, 274)]
    body = smooth(right + [(-x, y) for x, y in reversed(right[1:-1])], True, .2)
    fhole = line("M52 60C34 66 60 120 40 132", "#5b2f22", 8) + ell(54, 64, 6, 6, "#5b2f22") + ell(38, 130, 7, 7, "#5b2f22")
    v = cut("M-18-100L-14-260H14L18-100Z", "#e0a868", "#bb8248") + cut("M-20-250C-26-290-34-310-20-326C-4-344 30-336 30-312C30-296 10-292 8-304C10-290 24-280 22-250Z", b, d, line("M12-312a8 8 0 1 0-14 6", d, 5)) + "".join(line("M%s %sh%s" % (q * 20, y, q * 26), "#5b2f22", 10) + ell(q * 52, y, 11, 9, "#5b2f22") for q, y in ((-1, -284), (1, -274), (-1, -262), (1, -252))) \
        + cut(body, b, d, ell(-46, -50, 34, 22, "#dd9157", opacity=.7), ell(-60, 180, 34, 60, "#dd9157", opacity=.55), dx=-16, dy=-14) + fhole + flip(fhole, c=0) + cut("M-17-258H17L26 40H-26Z", "#4a3038", "#362229") + cut("M-30 170H30L20 252Q0 262-20 252Z", "#4a3038", "#362229") + cut("M-38 108H38L34 128H-34Z", "#f0cf9a", "#cfa566") + line("M-10-250L-15 172M-3-250L-5 172M4-250L5 172M10-250L15 172", "#f6efe6", 3)
    bow = line("M-24-276L-24 262", "#fdf3e3", 8) + cut("M-12-290C10-180 10 160-6 286H-24C-14 160-14-180-30-284Z", "#8a4f2c", "#6a3a20") + cut(box_(-32, 226, 28, 44, 6), "#4a3038", "#362229")
    return (g(g(v, t=at(290, 348, 1, -16)), f="cut"), g(g(bow, t=at(520, 330, .98, 22)), f="cut"))


def vase():
    b, d = "#5a93b8", "#40739a"
    body = "M238 300C244 340 150 380 150 462C150 540 210 590 250 594H390C430 590 490 540 490 462C490 380 396 340 402 300Z"
    tulip = lambda x, y, s, r, a, k: g(cut("M0 20C-60 20-70-40-52-100C-36-80-20-70 0-110C20-70 36-80 52-100C70-40 60 20 0 20Z", a, k, path("M-26 20C-40-30-20-80 0-110C20-80 40-30 26 20Z", k, opacity=.45)), t=at(x, y, s, r), f="cut")
    stem = lambda *p: cut(strip(p, [8, 8]) if len(p) == 2 else strip(p, [8, 8, 8]), "#6ba05a", "#52854a")
    flower = "".join(g("".join(ell(0, -34, 17, 30, "#fffaf0", transform="rotate(%d)" % (i * 60)) for i in range(6)) + ell(0, 0, 20, 20, "#f6b93c"), t=at(x, 466, 1)) for x in (220, 320, 420))
    return (floor(320, 592, 220), g(stem((320, 320), (316, 200), (320, 130)), stem((300, 320), (250, 230), (196, 190)), stem((340, 320), (400, 230), (452, 190)), leaf(300, 310, 170, -136, "#74ab57", "#528640", .26), leaf(340, 310, 170, -40, "#7fb465", "#5f9750", .26), f="cut"),
            tulip(320, 140, 1, 0, "#e9605c", "#c9434a"), tulip(190, 196, .92, -26, "#f6b23c", "#dd8f2b"), tulip(456, 196, .92, 26, "#d987b5", "#b96697"),
            g(cut(body, b, d, path("M130 400Q320 436 510 400V424Q320 460 130 424Z", "#fff3de"), path("M130 510Q320 546 510 510V534Q320 570 130 534Z", "#fff3de"), flower, path("M240 300C240 350 176 390 176 462C176 510 190 540 210 560C170 540 140 500 150 462C150 380 240 340 238 300Z", "#a9cfe4", opacity=.7), dx=-24, dy=-8), cut("M214 286Q214 270 232 270H408Q426 270 426 286V300Q426 316 408 316H232Q214 316 214 300Z", "#7fb2d0", d), f="cut"))


def box():
    a, b, c, k = "#d9a566", "#c08a4c", "#e8bd82", "#9a6c3a"
    return (floor(326, 590, 290, 36), g(cut("M100 270L300 200L560 250L350 330Z", "#8a5c34", "#6f4827"), f="lift"), g(cut("M100 270L300 200L250 110L40 176Z", c, a), cut("M300 200L560 250L610 150L350 106Z", "#e2b578", b), f="cut"),
            g(cut("M350 330L560 250V500L350 596Z", b, k), cut("M100 270L350 330V596L100 520Z", a, None), f="cut"), g(cut("M210 296L246 305V400L228 388L210 392Z", "#f3dcae", "#dcbd84"), f=None),
            g(cut("M100 270L350 330L300 424L34 352Z", c, a, line("M70 330L310 396", "#d2a56a", 6)), cut("M350 330L560 250L624 330L412 424Z", "#d7a668", b), f="cut"),
            line("M150 490V430M132 448L150 428L168 452M200 504V444M182 462L200 442L218 466", k, 9), line("M132 508L220 534", k, 9))


def yo_yo():
    r_, d = "#e4514a", "#bf3838"
    string = line("M318 330C316 250 330 180 300 110", "#fff6e4", 9) + line("M318 330C316 250 330 180 300 110", "#c9a67c", 9, stroke_dasharray="3 11", stroke_linecap="butt") + line("M300 112C262 96 262 44 300 40C340 40 338 96 300 112", "#d9b98c", 11)
    return (floor(330, 602, 170), g(cut(oval(352, 408, 186, 186), "#b8332f", "#96282a"), f="cut"), g(string, f="lift"), g(cut(oval(306, 408, 190, 190), r_, d, path("M130 360Q160 250 270 226Q190 290 170 390Z", "#f58070", opacity=.8), dx=-16, dy=-18), cut(oval(306, 408, 136, 136), "#ffd35c", "#e9ab3c", dx=10, dy=12), cut(star(306, 412, 112, .48), "#4f8fb5", "#3c7396", dx=-7, dy=-8), f="cut"), g(cut(oval(306, 408, 24, 24), "#fffaf0", "#dccfbd"), f=None),
            line("M528 300q34 44 30 110M566 290q30 56 22 130M78 300q-30 50-24 110", "#d9b98c", 9))


def yarn():
    a, d, l = "#e57f9f", "#c75f82", "#f5b0c6"
    ball = oval(300, 360, 224, 222)
    bundle = lambda pts, off, m, c: "".join(line(smooth([(x + off[0] * i, y + off[1] * i) for x, y in pts], False), c[i % len(c)], 9) for i in range(m))
    strands = bundle([(50, 300), (190, 190), (390, 160), (560, 240)], (3, 27), 5, (d, l)) + bundle([(150, 640), (130, 500), (190, 360), (330, 250)], (27, 12), 5, (l, d)) + bundle([(230, 600), (350, 520), (450, 400), (500, 230)], (19, 15), 7, (d, l)) + bundle([(70, 330), (90, 440), (150, 540), (240, 600)], (17, -4), 3, (d, l))
    needle = lambda x1, y1, x2, y2: g(cut(strip([(x1, y1), (x2, y2)], [11, 8]), "#e2b578", "#b98a4c"), ell(x1, y1, 24, 24, "#4f8fb5"), ell(x1 - 7, y1 - 8, 7, 6, "#a9cfe4"), f="cut")
    return (floor(320, 584, 270), needle(530, 60, 240, 470), needle(96, 66, 400, 470), g(cut(ball, a, d, strands, dx=-20, dy=-22), f="cut"), g(line("M452 520C520 560 560 510 600 530C636 556 590 610 540 596C480 580 420 600 360 606", a, 14), line("M452 516C520 556 560 506 600 526", l, 4), f="lift"))


def zebra():
    w, k, d = "#fffaf2", "#463f4c", "#d9cfd2"
    stripe = lambda x, y, L, h: path("M%s %sq%s %s %s %sq%s %s %s %sZ" % tuple(n(v) for v in (x, y - h, L * .6, h * .3, L, h * 1.1, -L * .5, h * .6, -L, h * .9)), k)
    def leg(x, h=0):
        return cut("M%s 400H%sL%s 590H%sZ" % (x - 40, x + 40, x + 32, x - 32), w, d, *(path("M%s %sq40 12 90 0l-4 20q-40 10-82 0Z" % (x - 45, y), k) for y in (430, 474, 518)), path("M0 562H640V620H0Z", k))
    body = "M320 250C450 250 540 320 544 420C544 490 500 510 470 512H190C140 510 110 480 116 420C124 320 210 250 320 250Z"
    side = "".join(path(q, k) for q in ("M100 400Q160 400 196 430Q160 428 104 436Z", "M118 340Q180 350 214 390Q170 372 108 376Z", "M160 290Q220 310 244 350Q196 326 140 318Z", "M100 460Q150 448 190 468Q150 474 106 490Z"))
    tail = line("M532 380Q590 400 584 470", w, 18) + line("M546 388l-4 14M566 400l-8 12M578 420l-12 8", k, 9) + cut("M582 462C606 490 604 530 584 552C564 530 560 490 582 462Z", k, "#332d38")
    ear = cut("M-74-130C-120-160-126-216-104-240C-66-226-40-180-44-140Z", w, d, path("M-140-250H-60V-206Q-100-220-120-200Z", k)) + path("M-74-146C-100-170-104-196-98-212C-78-200-62-172-62-150Z", "#e9a9b0")
    mane = "".join(cut("M%s-120C%s-170 %s-210 %s-244C%s-210 %s-170 %s-120Z" % tuple(n(v) for v in (x - 16, x - 20, x - 10, x, x + 12, x + 20, x + 16)), k if i % 2 == 0 else w, None) for i, x in enumerate((-36, -18, 0, 18, 36)))
    head = "M0-150C70-150 104-110 104-50C104 10 84 60 88 100C92 150 50 176 0 176C-50 176-92 150-88 100C-84 60-104 10-104-50C-104-110-70-150 0-150Z"
    marks = both("".join(path(q, k) for q in ("M-30-160C-24-130-16-100-10-60C-26-90-42-120-52-160Z", "M-110-110Q-74-104-56-84Q-80-90-114-86Z", "M-112 0Q-76 4-56 28Q-82 18-110 26Z", "M-104 50Q-70 50-48 70Q-74 66-98 74Z", "M-14-40C-10 0-8 30-4 60C-22 34-26 0-28-30Z")), c=0)
    face = mane + both(ear, c=0) + cut(head, w, d, marks, path("M-110 98Q0 60 110 98V190H-110Z", "#6d6272")) + eyes(0, -34, 60, 23, 29, gaze=(.3, .4), pupil=.78) + line("M-86-56l-14-8M-88-40l-16-2M86-56l14-8M88-40l16-2", DARK, 6) + both(ell(-34, 110, 11, 14, "#463f4c", transform="rotate(16 -34 110)"), c=0) + path("M-36 136Q0 150 36 134Q30 166 0 166Q-30 166-36 136Z", "#c9586a") + path("M-20 140Q0 146 20 139L18 150Q0 156-18 150Z", "#fffdf6") + blush(0, 40, 66, 20, "#ee8f96", .6)
    return (floor(325, 588, 270), g(tail, f="cut"), g(leg(230), leg(410), leg(160), leg(490), cut(body, w, d, side, flip(side, c=326)), f="cut"), g(face, t=at(312, 266, 1.04, 5), f="cut"))


def zip():
    c, d, m, k = "#e2604f", "#c04539", "#d3dbe2", "#93a1ad"
    left = "M40 84Q40 60 64 60H190C230 60 262 160 290 240C300 270 306 300 306 330V590H70Q40 590 40 560Z"
    cloth = cut(left, c, d, line("M70 60V590", "#f08a76", 5, stroke_dasharray="16 12"), path("M100 400L190 330V350L116 410Z", d), line("M100 424L196 350", "#f08a76", 5, stroke_dasharray="14 10"), line("M222 60C250 140 276 230 282 330V590", "#8f3330", 6))
    tape = line("M200 60C240 130 276 220 296 300Q304 330 304 350V590", "#8f3330", 34, stroke_linecap="butt")
    teeth = "".join(g(rect(0, -9, 34, 18, m, 5), rect(0, 3, 34, 6, k, 3), t=at(x, y, 1, r)) for x, y, r in ((206, 72, -24), (220, 98, -24), (233, 125, -23), (246, 153, -22), (258, 182, -21), (270, 212, -20), (280, 242, -18), (289, 272, -15)))
    closed = "".join(rect(296 if i % 2 else 310, 392 + i * 17, 34, 14, m, 5) + rect(296 if i % 2 else 310, 401 + i * 17, 34, 5, k, 2) for i in range(12))
    pull = cut("M282 300Q282 284 300 284H340Q358 284 358 300L350 372Q348 386 334 386H306Q292 386 290 372Z", "#ffd35c", "#dba436") + cut("M300 350H340L352 480Q352 506 320 506Q288 506 288 480Z", "#ffd35c", "#dba436", path("M308 440H332V476H308Z", "#b8812a")) + cut(oval(320, 344, 26, 22), "#ffe79a", "#dba436")
    return (floor(320, 596, 290, 24), g(both(cloth), f="cut"), both(clip("M0 61H640V589H0Z", tape)), g(both(teeth), closed, f="lift"), g(pull, f="cut"))


if __name__ == "__main__":
    pictures = [name for name, value in list(vars().items()) if getattr(value, "__module__", "") == __name__ and not value.__code__.co_argcount and not value.__code__.co_flags & 4]
    for name in [name.replace("-", "_") for name in sys.argv[1:]] or pictures:
        begin()
        with open(os.path.join(here, name.replace("_", "-") + ".svg"), "w") as svg:
            svg.write(sheet(*globals()[name]()))
