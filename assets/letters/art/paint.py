#!/usr/bin/env python3
"""Paints words' pictures, one function for each: assets/letters/art/paint.py [PICTURE…], then assets/letters/render."""
from sheet import *

STEEL, STEEL2, STEEL3 = "#b9c3cc", "#93a0ac", "#dde4e8"
WOOD, WOOD2, WOOD3 = "#c48a55", "#9c6840", "#dba872"


# ---------- A
def well():
    def stones():
        r, out = rng(4), ""
        for j in range(4):
            y, x = 404 + j * 46, 120 - (j % 2) * 34
            while x < 520:
                w = r.uniform(58, 84)
                bow = 40 * (1 - ((x + w / 2 - 320) / 170) ** 2)
                out += rect(x, y + bow - 30, w - 7, 40, r.choice(["#c9b7a6", "#bba795", "#d6c6b4", "#b5a29a"]), 13, transform="rotate(%s %s %s)" % (n((320 - x - w / 2) * .05), n(x + w / 2), n(y + bow)))
                x += w
        return out
    wall = "M150 372V520C150 590 490 590 490 520V372C490 430 150 430 150 372Z"
    roof = "M96 214L214 66Q220 58 232 58H408Q420 58 426 66L544 214Q550 226 536 226H104Q90 226 96 214Z"
    tiles = "".join(path("M%s %sh44v18q-22 26-44 0Z" % (n(60 + i * 46 + (j % 2) * 23), n(60 + j * 40)), ["#d2694e", "#c55a45", "#dc7c5c"][(i + j * 2) % 3]) for j in (3, 2, 1, 0) for i in range(12))
    return sheet(
        floor(330, 566, 230, 26),
        g(ell(320, 372, 170, 50, "#a08c7f"), ell(320, 378, 146, 38, "#4b3f4c"), path("M176 384Q320 330 464 384Q440 352 320 350Q200 352 176 384Z", "#2f2836"), f="lift"),
        g(rect(176, 190, 30, 196, WOOD, 8), rect(434, 190, 30, 196, WOOD, 8), rect(196, 190, 10, 196, WOOD2), rect(454, 190, 10, 196, WOOD2), f="cut"),
        g(rect(150, 252, 352, 26, WOOD2, 13), rect(150, 252, 352, 14, WOOD3, 7), line("M496 264h26v52h26", "#7b6a6a", 12), rect(536, 300, 46, 30, "#d9634c", 14), f="lift"),
        line("M320 262V316", "#8a6a4a", 9),
        g(*(line("M%d 250q8 14 0 30" % x, "#e8cfa0", 8) for x in (296, 308, 320, 332, 344)), f="lift"),
        g(line("M276 336Q320 268 364 336", "#7b6a6a", 7), f="lift"),
        form("M268 332H372L360 420Q320 436 280 420Z", WOOD3, WOOD2, line("M302 330L306 430M338 330L334 430", WOOD2, 4), line("M266 352Q320 368 374 352M274 398Q320 412 368 398", "#7b6a6a", 9), f="lift"),
        ell(320, 332, 52, 12, "#8fc4d8") + line("M268 332a52 12 0 0 0 104 0a52 12 0 0 0-104 0", WOOD2, 6),
        form(wall, "#8e7b70", "#7b6a62", stones(), o=0),
        path("M430 400Q490 380 490 372V520Q490 560 420 572Q446 500 430 400Z", DUSK, opacity=.16),
        line("M150 372C150 432 490 432 490 372", "#e2d5c5", 14),
        form(roof, "#b84f3e", "#963f38", tiles, rect(90, 206, 460, 24, "#8a5236"), o=0),
        g(rect(208, 46, 224, 26, "#8a5236", 13), rect(208, 46, 224, 13, "#a86a46", 7), f="lift"))


def sheep():
    wool = scallops(ring(366, 316, 186, 138, 15, .1, .03), .58)
    legs = "".join(form("M%d 400h44l-4 130q-18 10-36 0Z" % x, c, "#4a3a45", path("M%d 506h60v40h-60Z" % (x - 8), "#3b2e3a"), o=6, f="lift") for x, c in ((250, "#65525e"), (300, "#57444f"), (420, "#57444f"), (470, "#65525e")))
    curls = "".join(line("M%d %dq16-22 32-4q6 20-14 20" % p, "#e0cfc0", 7) for p in ((300, 250), (386, 220), (456, 290), (340, 340), (430, 380), (258, 350)))
    return sheet(
        floor(360, 540, 210, 22), legs,
        form(scallops(ring(552, 300, 34, 30, 7), .6), "#fbf2e6", "#e3d3c6", f="lift"),
        form(wool, "#fffaf0", "#e6d7c8", curls),
        g(
            form("M-92-30Q-172-40-166 8Q-150 44-84 16Z", "#6f5a66", "#57444f", path("M-96-16Q-146-24-146 4Q-130 22-88 6Z", "#c98f93"), o=7, f="lift"),
            form("M92-30Q172-40 166 8Q150 44 84 16Z", "#6f5a66", "#57444f", path("M96-16Q146-24 146 4Q130 22 88 6Z", "#c98f93"), o=7, f="lift"),
            form("M0-104C70-104 98-60 96-10C94 56 66 124 0 124C-66 124-94 56-96-10C-98-60-70-104 0-104Z", "#75606c", "#5c4955", ell(0, 72, 58, 46, "#8f7682")),
            eye(-42, -8, 23, 27, (-.2, .6), .66, lid=.2, slant=-.07, skin="#5c4955", liner="#3b2e3a"),
            eye(42, -8, 23, 27, (-.2, .6), .66, lid=.2, slant=.07, skin="#5c4955", liner="#3b2e3a"),
            cheeks((-58, 42), (58, 42), r=(20, 13), op=.45),
            path("M-22 52Q0 42 22 52Q14 70 0 72Q-14 70-22 52Z", "#3f303b"), line("M0 72V82M-30 84Q-14 98 0 84Q14 98 30 84", "#3f303b", 6),
            form(scallops(ring(0, -98, 78, 42, 9, .2), .6), "#fffaf0", "#e6d7c8"),
            t=at(196, 286, 1, -7)),
        g(line("M196 372Q140 384 112 440Q104 470 106 486M140 398Q118 396 100 408", "#6ea14e", 8), path("M104 404q-30 14-42-6q22-18 42 6Z", "#7fb65a"), g(*(ell(x, y, 11, 15, "#fffaf0", transform="rotate(%d %d %d)" % (a, 106, 500)) for x, y, a in [(106, 484, i * 60) for i in range(6)]), ell(106, 500, 10, 10, "#f2b53c")), f="lift"),
        "")


def ear():
    outer = "M356 70C486 66 548 172 520 290C500 370 438 398 424 470C410 548 360 590 300 576C236 560 230 490 244 430C256 380 226 350 206 300C160 180 216 76 356 70Z"
    return sheet(
        g(*(line("M%d %dQ%d 310 %d %d" % (x, 310 - h, x - b, x, 310 + h), "#e9954f", 20, opacity=o) for x, h, b, o in ((172, 62, 46, 1), (124, 104, 72, .8), (76, 146, 98, .6))), f="lift"),
        g(form(outer, "#f3bd9c", "#dd9676", o=16),
        form("M352 124C452 118 492 204 470 286C452 346 400 376 378 446C366 492 338 520 310 516C284 508 286 470 296 440C318 380 276 346 262 290C236 196 270 128 352 124Z", "#dc9273", "#c97b62", o=-10, f=None),
        path("M352 176C414 172 440 226 424 282C410 328 366 344 346 402C330 396 318 360 310 344C338 340 372 316 366 274C360 236 318 236 302 268C284 240 304 180 352 176Z", "#f0b494"),
        path("M304 344Q272 366 292 398Q318 420 340 392Q346 356 304 344Z", "#f3bd9c"),
        path("M330 396Q352 350 380 326Q372 392 342 440Q326 430 330 396Z", "#a85f52"),
        line("M300 100Q240 130 236 200", "#fbdcc4", 16), line("M286 540Q300 556 330 548", "#fbdcc4", 10, opacity=.8), cheeks((300, 540), r=(34, 22), op=.3), t=at(34, 0)))


def apple():
    d = "M320 214C372 164 470 166 516 236C562 316 512 480 426 548C392 574 356 558 320 556C284 558 248 574 214 548C128 480 78 316 124 236C170 166 268 164 320 214Z"
    return sheet(
        floor(326, 566, 170, 24),
        form(d, "#e0503f", "#b93a38", path("M120 260Q150 170 250 190Q150 260 170 480Q90 380 120 260Z", "#ee7a58"), path("M444 210Q520 260 500 380Q470 480 420 540L560 500V220Z", "#c9403a", opacity=.0),
             *(ell(x, y, 4.5, 6, "#ffd9a0", opacity=.75) for x, y in ((250, 300), (300, 380), (390, 320), (430, 420), (360, 470), (240, 440), (420, 250), (300, 500), (450, 340))), o=22),
        path("M246 212Q320 268 394 212Q356 196 320 226Q284 196 246 212Z", "#9c2f33"),
        g(path("M308 240Q296 150 330 84Q346 74 360 86Q330 160 334 240Q320 250 308 240Z", "#8a5a3a"), path("M322 240Q322 150 352 84L360 86Q330 160 334 240Z", "#6d452e"), f="lift"),
        form("M338 170C356 84 450 50 540 78C520 164 430 204 338 170Z", "#86b853", "#639a45", path("M338 170Q430 120 540 78C450 50 356 84 338 170Z", "#9fcb68"), line("M344 166Q430 118 510 90M400 138l-4-36M440 116l0-28M420 126l36 22", "#5c8f40", 5), f="cut"),
        lit(186, 300, 26, 62, 14, .55), lit(176, 400, 12, 20, 10, .4))


def billy_goat():
    coat = "#e9dccb"
    def leg(x, y, h, c, lift_=0):
        return form("M%d %dq28-10 52 0l-8 %dq-18 8-34 0Z" % (x, y, h), c, "#b79f8c", path("M%d %dh60v50h-60Z" % (x - 6, y + h - 32), "#574650"), o=6, f="lift")
    horn = "M-30-84C-64-170-20-250 84-236C60-224 20-214 12-160C8-120 6-100 8-84Z"
    ridges = line("M-44-110q30 14 56-2M-46-138q34 14 60 0M-40-166q34 14 62 4M-24-192q24 18 56 12M2-214q18 16 40 14", "#8d6c4e", 7)
    return sheet(
        floor(330, 566, 220, 22),
        leg(470, 430, 118, "#cdb8a3"), leg(270, 430, 118, "#cdb8a3"),
        form("M528 330Q570 290 590 236Q606 296 566 366Z", coat, "#c2ab97", o=8, f="lift"),
        form("M180 300C230 250 400 276 500 284C566 292 580 350 566 410C552 470 500 480 440 474C380 500 300 500 250 470C190 440 160 350 180 300Z", coat, "#c8b29d",
             path("M400 250Q480 300 470 420Q560 420 600 340L560 250Z", "#a97f5d"), line("M330 410l-10 30M366 420l-8 30M296 396l-12 28M440 330l-6 22M470 350l-6 22", "#c2ab97", 7), o=16),
        path("M270 466l14 34 18-24 14 32 18-28 16 30 20-34Z", coat),
        leg(216, 440, 118, coat), leg(420, 440, 118, coat),
        path("M152 330Q140 230 190 190L330 262Q330 360 280 430Q190 430 152 330Z", coat), line("M176 374Q196 416 232 436M200 356l10 30M230 380l10 30", "#c2ab97", 7),
        g(form(horn, "#b98f63", "#94704d", ridges, o=9, f="cut"),
          form(horn, "#c99f70", "#a27a52", ridges, o=9, f="cut") .replace("<g ", '<g transform="translate(-62 10) rotate(-8)" ', 1),
          form("M60-50Q140-70 160-34Q140 4 66-4Z", "#dccab6", "#b89f8a", path("M76-40Q128-52 140-32Q120-14 78-16Z", "#e7a79a"), o=7, f="lift"),
          path("M-62 86Q-84 150-66 214Q-52 190-44 206Q-30 180-22 194Q-4 150 0 92Z", "#fff8ec"), line("M-50 110Q-58 160-56 186M-28 110Q-34 150-34 172", "#dccab6", 6),
          form("M-20-96C50-106 84-50 70 6C62 60 20 108-36 118C-88 118-104 84-92 44C-88 0-86-88-20-96Z", coat, "#c8b29d", path("M-110 60Q-60 30-10 70Q0 120-60 130Z", "#fff3e2"), path("M-30-110Q10-60-20 0Q-40 20-60-20L-70-90Z", "#a97f5d")),
          eye(-58, -24, 20, 24, (-.7, .1), .6, lid=.2, slant=.12, skin="#b98a68", liner="#57433c"),
          eye(22, -26, 23, 27, (-.7, .1), .6, lid=.24, slant=-.12, skin="#c8b29d", liner="#57433c"),
          line("M-86-64q18-16 40-6M4-72q24-8 40 10", "#57433c", 8), cheeks((34, 26), r=(22, 14)),
          ell(-74, 60, 8, 6, "#7a5a52"), ell(-48, 58, 8, 6, "#7a5a52"), line("M-84 88Q-60 100-34 86q16-8 24-20", "#7a5a52", 7),
          t=at(190, 268, .94, -4)))


def hammer():
    head = "M120-60H-30Q-60-60-60-34V34Q-60 60-30 60H120Q128 74 150 74H182Q196 74 196 60V-60Q196-74 182-74H150Q128-74 120-60Z"
    claw = "M-30-60Q-130-84-206 20Q-212 34-196 34Q-150-2-100 10Q-70 18-50 60Z"
    return sheet(
        g(form("M-30 50H30L36 420Q0 446-36 420Z", WOOD, WOOD2, line("M-8 80Q-14 240-10 400M12 90Q16 200 12 300", WOOD2, 4, opacity=.6), rect(-44, 240, 88, 200, "#d9634c"), rect(-44, 240, 34, 200, "#e67f62"), line("M-40 280q40 16 80 0M-40 320q40 16 80 0M-40 360q40 16 80 0", "#b34a40", 6), o=14),
          form(claw, STEEL, STEEL2, line("M-190 16Q-130-40-50-34", STEEL3, 10), line("M-176 18Q-130-16-84-4", "#75828f", 7), o=12),
          form(head, STEEL, STEEL2, rect(-60, -50, 180, 20, STEEL3, 10), rect(150, -62, 30, 20, STEEL3, 10), line("M138-66V66", "#8794a1", 6), o=14),
          rect(-26, -72, 52, 16, WOOD2, 5),
          t=at(376, 196, 1, 32)))


def ball():
    R = 262
    gores = ["#e2574c", "#fff6e6", "#4a9bc0", "#f4bf4f", "#fff6e6", "#6fae5c"]
    cx, cy = -70, -86
    out = ""
    for i, c in enumerate(gores):
        a, b = math.radians(i * 60 - 20), math.radians(i * 60 + 40)
        A, B = (R * math.cos(a), R * math.sin(a)), (R * math.cos(b), R * math.sin(b))
        def ctrl(q):  # a bowed seam
            m = ((q[0] + cx) / 2, (q[1] + cy) / 2)
            return (m[0] - (q[1] - cy) * .16, m[1] + (q[0] - cx) * .16)
        ca, cb = ctrl(A), ctrl(B)
        out += path("M%s %sQ%s %s %s %sA%d %d 0 0 1 %s %sQ%s %s %s %sZ" % tuple([n(v) for v in (cx, cy, *ca, *A)] + [R, R] + [n(v) for v in (*B, *cb, cx, cy)]), c)
    disc = blot(0, 0, R, R)
    return sheet(
        floor(330, 588, 190, 22),
        g(g(path(disc, "#fff6e6"), clip(disc, out, path("M230-160A280 280 0 0 1-160 240Q160 200 230-160ZM300-200V300H-260V200A290 290 0 0 0 240-150Z", DUSK, opacity=.13)), f="cut"),
          ell(cx, cy, 40, 34, "#fffaf0", transform="rotate(-30 %d %d)" % (cx, cy)), ell(cx - 3, cy - 4, 26, 21, "#f1dfcb", transform="rotate(-30 %d %d)" % (cx, cy)),
          lit(-150, -140, 26, 50, 44, .5), t=at(320, 324)))


def bee():
    d = blot(340, 360, 196, 150, -8)
    wing = "M0 0C-90-70-110-220-10-240C90-244 90-90 0 0Z"
    def wing_(x, y, r, s):
        return g(path(wing, "#d9eef2", opacity=.93), path("M0-10C-60-80-74-190-10-210C50-206 40-90 0-10Z", "#f2fbfb", opacity=.8), line("M-2-20Q-30-110-10-180M-4-60Q20-110 22-150", "#a8ccd6", 5), t=at(x, y, s, r), f="lift")
    return sheet(
        floor(340, 592, 130, 16, .22),
        g(
        form("M500 330L596 392Q520 420 490 410Z", "#5a4038", "#44302e", o=6, f="lift"),
        wing_(408, 240, 38, 1), 
        form(d, "#f5bd3e", "#d9932f", path("M330 180Q386 350 336 540H410Q450 350 396 180Z", "#5a4038"), path("M452 180Q500 350 452 540H506Q546 350 510 180Z", "#5a4038"), path("M150 330Q180 230 300 212Q220 270 200 400Z", "#fbd46a"), o=18),
        wing_(340, 236, -4, 1.06),
        g(line("M300 502q-10 24-4 40M362 510q-6 22 4 38M418 500q0 20 14 32", "#4a3533", 10)),
        g(g(line("M-46-96Q-70-170-116-176M30-104Q40-176 86-196", "#4a3533", 10), ell(-118, -176, 17, 17, "#5a4038"), ell(90, -198, 17, 17, "#5a4038"), f="lift"),
          form(blot(0, 0, 124, 118), "#fbd062", "#e2a33c", o=12),
          bead(-52, -10, 20, 27), bead(40, -14, 22, 29), line("M-74-56q16-14 34-6M24-62q20-12 38 2", "#8a5a2e", 7),
          cheeks((-84, 38), (72, 34), r=(22, 15), op=.6),
          path("M-40 34Q-4 52 30 30Q30 78-2 80Q-36 78-40 34Z", "#8a3c48"), path("M-24 66Q-4 48 16 64Q8 80-2 80Q-16 80-24 66Z", "#ee8a8c"),
          t=at(196, 344, 1, -6)), t=at(16, 58, .95)))


def balloon():
    d = "M320 48C436 48 500 134 492 236C484 340 400 420 334 440H306C240 420 156 340 148 236C140 134 204 48 320 48Z"
    return sheet(
        g(line("M320 470C290 510 360 530 326 560C300 584 326 596 336 604", "#a9746a", 7), f="lift"),
        form("M304 436H336Q346 462 360 474Q320 488 280 474Q296 462 304 436Z", "#3f8fb0", "#2f7391", o=6, f="lift"),
        form(d, "#55aecb", "#3a8db0", path("M160 150Q200 60 320 58Q190 110 190 280Q150 230 160 150Z", "#7fc6da"), o=26),
        path("M296 438Q320 452 344 438L338 428H302Z", "#2f7391"),
        lit(238, 150, 30, 62, 28, .65), lit(216, 244, 11, 18, 10, .5))


# ---------- C
def chick():
    return sheet(
        floor(330, 580, 150, 20),
        g(*(line("M%d 520V560M%d 574l%d-16l0 22M%d 558l%d 16" % (x, x - 30, 30, x, 30), "#e58a35", 13) for x in (274, 372)), f="lift"),
        form("M440 380Q500 350 556 352Q540 372 562 392Q538 404 552 428Q510 450 460 470Z", "#f6cf52", "#dcae3c", o=8, f="lift"),
        form(blot(324, 410, 178, 144), "#fbd968", "#e6b541", path("M190 470Q320 560 460 460Q420 560 320 560Q220 560 190 470Z", "#fdeaa0"), o=16),
        form("M350 384C430 352 490 388 500 444C464 446 474 474 436 468C432 494 388 486 370 464C348 440 340 408 350 384Z", "#f3c64a", "#d6a436", o=8, f="lift"),
        g(path("M-10-130Q-40-190-6-206Q-2-170 8-152Q14-196 44-196Q28-160 24-128Z", "#f3c64a"),
          form(blot(0, 0, 146, 136), "#fde07a", "#eec052", o=14),
          bead(-76, -14, 20, 25), bead(38, -22, 22, 28), cheeks((-104, 38), (78, 30), r=(24, 17), op=.6),
          path("M-50 20Q-22-2 10 14L-28 92Q-50 70-50 20Z", "#c55f2e"), path("M-42 44Q-20 38-2 42L-28 84Q-40 68-42 44Z", "#e88a86"),
          g(path("M-62 24Q-30-24 20 12Q-10 34-34 44Q-50 40-62 24Z", "#f2973c"), f="lift"), line("M-30 8l-6 4", "#c9702c", 5),
          line("M-98-58q16-14 32-6M20-72q20-10 36 2", "#c98f2e", 7),
          t=at(268, 244, 1, -8)))


def hat():
    crown = "M130 420C116 240 200 140 320 136C440 140 524 240 510 420Z"
    rows = ""
    for j, (y, c) in enumerate(((230, "#fff3e2"), (300, "#f2b84b"), (356, "#fff3e2"))):
        rows += line("M90 %d" % (y + 20) + "".join("L%d %d" % (90 + i * 23, y + (0 if i % 2 else 30)) for i in range(21)), c, 11, stroke_linejoin="miter")
    knit = "".join("M%d %dl9 12l9-12" % (100 + i * 26 + (j % 2) * 13, 150 + j * 26) for j in range(11) for i in range(18))
    ribs = "".join("M%d 414q6 44 0 100" % (100 + i * 25) for i in range(20))
    fold = "M112 414Q320 380 528 414Q552 420 550 460Q550 504 528 512Q320 546 112 512Q90 504 90 460Q88 420 112 414Z"
    pom = scallops(ring(320, 112, 74, 66, 13, .1, .05), .6)
    return sheet(
        floor(326, 546, 220, 22),
        form(crown, "#cf4f4b", "#a93c43", line(knit, "#b9434a", 5), rows, path("M150 320Q160 180 290 150Q200 220 190 420H140Z", "#ffffff", opacity=.13), o=24),
        form(fold, "#4f9a8f", "#397a74", line(ribs, "#3f8a80", 9), line("".join("M%d 412q6 44 0 92" % (108 + i * 25) for i in range(19)), "#72b7a8", 5), o=12),
        form(pom, "#fff7ea", "#e5d3c3", line("M290 80q-10 16 0 30M330 66q12 14 4 34M352 110q-12 12-30 10M290 138q14 6 26-4", "#e2cfbe", 6), o=14))


def mitten():
    hand = "M216 420C196 330 190 230 216 150C240 76 306 52 366 66C440 84 470 160 466 250C464 320 456 370 448 420Z"
    thumb = "M448 400C470 360 486 320 520 304C556 292 586 322 572 366C552 420 500 452 440 470Z"
    cuff = "M200 412Q330 388 462 412Q474 416 474 436V556Q474 570 460 574Q330 596 204 574Q188 570 188 556V436Q188 418 200 412Z"
    def star(x, y, s, c):
        return g(*(path("M0 0L-13-16L0-32L13-16Z", c, transform="rotate(%d)" % (i * 45)) for i in range(8)), t=at(x, y, s))
    knit = "".join("M%d %dl8 10l8-10" % (190 + i * 22 + (j % 2) * 11, 70 + j * 22) for j in range(19) for i in range(18))
    zig = lambda y, c: line("M180 %d" % y + "".join("L%d %d" % (180 + i * 20, y + (0 if i % 2 == 0 else -22)) for i in range(1, 17)), c, 8, stroke_linejoin="miter")
    return sheet(
        floor(336, 588, 150, 16),
        g(form(thumb, "#c94a48", "#a23a42", line("M470 420l8 10l8-10M500 390l8 10l8-10M520 350l8 10l8-10M492 352l8 10l8-10M530 386l8 10l8-10", "#b03f45", 4), o=10),
          form(hand, "#d4524c", "#a93c43", line(knit, "#bf4547", 4), star(330, 220, 1.9, "#fff3e2"), zig(330, "#fff3e2"), zig(352, "#f2b84b"), zig(374, "#fff3e2"), star(258, 132, .8, "#fff3e2"), star(408, 142, .8, "#fff3e2"), star(254, 284, .7, "#f2b84b"), star(412, 284, .7, "#f2b84b"), o=18),
          form(cuff, "#fff3e2", "#e0cdb8", rect(180, 452, 300, 26, "#4f8a6a"), rect(180, 500, 300, 26, "#d4524c"), zig(548, "#4f8a6a"), line("".join("M%d 400v190" % (208 + i * 24) for i in range(12)), "#c9b09a", 4, opacity=.6), o=10),
          t="rotate(-7 320 320)"))


# ---------- Č
def snake():
    G, G2, Y = "#7cae52", "#5a8a42", "#f2d06b"
    def coil(cx, cy, rx, ry, w):
        d = "M%s %sa%d %d 0 0 1 %d 0a%d %d 0 0 1 %d 0Z" % (n(cx - rx), n(cy), rx, ry + w, 2 * rx, rx, ry + w, -2 * rx)
        marks = "".join(path("M0-22L26 0L0 22L-26 0Z", Y, transform="translate(%s %s) rotate(%s) scale(%.2f 1)" % (n(cx + rx * .98 * math.sin(a)), n(cy + (ry + w * .5) * math.cos(a) * .82), n(-math.degrees(a) * .35), 1 - abs(a) * .35)) for a in (-1.15, -.7, -.25, .2, .65, 1.1))
        return form(d, G, G2, marks, path("M%s %sQ%s %s %s %sV%sH%sZ" % tuple(n(v) for v in (cx - rx, cy + w * .5, cx, cy + ry + w * 1.7, cx + rx, cy + w * .5, cy + 200, cx - rx)), G2, opacity=.0), o=14)
    neck = ribbon([(360, 470), (426, 420), (444, 340), (380, 280), (300, 250), (280, 190), (300, 150)], [44, 46, 46, 44, 42, 42, 40], 8)
    tail = ribbon([(470, 530), (540, 530), (584, 480), (570, 430), (590, 400)], [34, 28, 20, 12, 3], 6)
    return sheet(
        floor(320, 580, 250, 24),
        form(tail, G, G2, line("M560 400L610 470M540 460L600 500", Y, 12), o=8),
        coil(316, 508, 226, 30, 48),
        form(neck, G, G2, *(path("M0-20L22 0L0 20L-22 0Z", Y, transform="translate(%d %d)" % p) for p in ((408, 404), (446, 336), (392, 286), (318, 258), (284, 204))), o=12),
        coil(322, 440, 176, 24, 44),
        g(g(line("M-112 34Q-150 40-176 62M-150 44Q-170 36-196 38", "#d2534e", 9), f="lift"),
          form("M-120 10C-116-50-60-88 10-86C80-84 116-40 110 10C104 56 50 76-20 74C-80 72-122 56-120 10Z", "#8abd5e", G2, path("M-130 30Q-40 50 60 30L60 100H-130Z", "#dfe3a0"), o=10),
          eye(-46, -34, 24, 28, (-.6, .2), .6, lid=.14, slant=-.05, skin=G2, liner="#44692f"), eye(36, -36, 25, 29, (-.6, .2), .6, lid=.14, slant=.05, skin=G2, liner="#44692f"),
          line("M-112 30Q-60 56-4 46Q50 36 70 8M66 4q8 0 12 8", "#44692f", 7), ell(-98, 4, 5, 4, "#44692f"), ell(-82, 0, 5, 4, "#44692f"), cheeks((60, 36), r=(20, 13)),
          t=at(284, 142, 1.05, -6)))


def pine_cone():
    out = ""
    r = rng(3)
    rows = 10
    for j in reversed(range(rows)):
        t = j / (rows - 1)
        y = 156 + t * 380
        w = 150 * math.sin(math.pi * (.2 + .72 * t) ** .9) ** .8
        m = max(1, int(round(w / 27)))
        for i in range(m + (j % 2 if w > 40 else 0)):
            mm = m + (j % 2 if w > 40 else 0)
            q = 0 if mm == 1 else (i / (mm - 1) * 2 - 1)
            x = 320 + q * w * .86
            s = (.74 + .3 * math.sin(math.pi * (.15 + .7 * t))) * (1 - .22 * abs(q))
            c = ["#a8703f", "#9a6338", "#b37b48"][(i + j) % 3]
            out += g(path("M-34-36Q-42 20 0 50Q42 20 34-36Z", "#6d4227"), path("M-32-38Q-38 10 0 38Q38 10 32-38Z", c), path("M-32-38Q-38 10-4 36Q-18 0-10-38Z", "#c8935c", opacity=.6), ell(0, 26, 8, 5, "#e3bb85"), t=at(x, y, s, -q * 34), f="lift" if j % 2 == 0 else None)
    twig = ribbon([(120, 74), (230, 92), (330, 84), (420, 96), (540, 70)], [8, 12, 14, 11, 6], 5)
    needles = lambda pts, c: line("".join("M%d %dl%d %d" % p for p in pts), c, 8)
    nd = []
    for i in range(26):
        x = 126 + i * 17
        up = 1 if i % 2 else -1
        nd.append((x, 84, r.randint(-34, -10) if x < 320 else r.randint(10, 34), up * r.randint(36, 58)))
    return sheet(
        floor(330, 600, 90, 12, .2),
        g(path("M300 80H342L350 170H292Z", "#7d5234"), f="lift"),
        g(needles([p for p in nd if p[3] < 0], "#5c8f58"), f="lift"),
        g(path(smooth([(320, 128), (440, 200), (470, 330), (420, 470), (320, 580), (220, 470), (170, 330), (200, 200)], True), "#5d3822"), f="cut"), out,
        g(path(twig, "#8a5a3a"), line("M130 72Q230 86 330 78Q420 90 530 68", "#a8744c", 5), f="cut"),
        g(needles([p for p in nd if p[3] > 0 and abs(p[0] - 320) > 50], "#6fa566"), f="lift"))


def suitcase():
    d = "M116 190H524Q560 190 560 226V506Q560 542 524 542H116Q80 542 80 506V226Q80 190 116 190Z"
    corner = lambda x, y, r: g(path("M0 0H84Q74 74 0 84Z", "#7a4a36"), line("M18 60Q54 52 60 18", "#e8c48a", 4, stroke_dasharray="8 9"), t=at(x, y, 1, r))
    strap = lambda x: g(rect(x, 186, 44, 360, "#7a4a36", 4), rect(x, 186, 16, 360, "#91593f"), line("M%d 200V530M%d 200V530" % (x + 7, x + 37), "#e8c48a", 3, stroke_dasharray="8 9"), g(rect(x - 8, 288, 60, 50, "#e5b44f", 8), rect(x + 6, 302, 32, 22, "#7a4a36", 4), rect(x + 18, 290, 8, 36, "#f6d584", 4), f="lift"), f="lift")
    return sheet(
        floor(330, 556, 250, 22),
        g(rect(120, 534, 60, 24, "#5a3a30", 8), rect(460, 534, 60, 24, "#5a3a30", 8)),
        g(line("M236 196V150Q236 116 270 116H370Q404 116 404 150V196", "#7a4a36", 30), line("M230 190V148Q230 110 268 108H366", "#a56a4a", 6), f="cut"),
        g(rect(218, 172, 38, 30, "#e5b44f", 6), rect(386, 172, 38, 30, "#e5b44f", 6), f="lift"),
        form(d, "#c9824f", "#a5623c", path("M80 190H560V300Q320 260 80 330Z", "#d8955f"), rect(70, 352, 500, 6, "#8a5236"), corner(80, 190, 0), corner(560, 190, 90), corner(560, 542, 180), corner(80, 542, 270), o=16),
        strap(178), strap(418),
        g(ell(320, 266, 54, 54, "#fff3e2"), ell(320, 266, 44, 44, "#6fb3cc"), path("M284 286L314 240L330 264L340 252L360 286Q340 310 320 310Q296 310 284 286Z", "#fffaf0"), ell(344, 246, 10, 10, "#f4bf4f"), f="lift"),
        g(rect(262, 408, 112, 84, "#e2574c", 10, transform="rotate(-8 318 450)"), path("M318 478C280 450 286 422 304 424Q316 426 318 440Q320 426 332 424C350 422 356 450 318 478Z", "#fff3e2", transform="rotate(-8 318 450)"), f="lift"),
        "")


PICTURES = {name.replace("_", "-"): paint for name, paint in list(globals().items())
            if callable(paint) and getattr(paint, "__module__", "") == __name__}

if __name__ == "__main__":
    write(PICTURES, sys.argv[1:])
