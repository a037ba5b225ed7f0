#!/usr/bin/env python3
"""Paints home, and cuts out of it what answers a tap: art/figures.py -> home.jpg, home-*.jpg and home-*.webp beside this folder.
With names, such as "star mill", only these figures are cut out, and home.jpg stays as it is.

Standard library, rsvg-convert and ImageMagick. In home.svg a group of the class "figure" is a figure at rest; one of the
class "pose", which is not displayed there, is how it looks while it moves. For each figure there is a patch of the
painting without it (home-NAME-away.jpg), and for each pose the pose alone, with its shadow and the grain of its paper
(home-POSE.webp). Places are stage points; home.jpg is wider than the stage, for wide screens.
"""
import os
import re
import struct
import subprocess
import sys
import tempfile
import zlib

HERE = os.path.dirname(os.path.abspath(__file__))
TARGET = os.path.dirname(HERE)
# Pixels for a stage point, and the stage points beside the stage.
SCALE, BESIDE = 1.2, 266.667
WIDTH, HEIGHT = 2560, 1440
# More than the page is rendered, in pixels, so that no filter sees its edge.
RIM = 12

# left, top, width, height: as in Sources/App/Home/HomeFigureView.swift. What hangs, grows and turns is its own pose.
PAPER = {
    "cloud": (50, 140, 390, 185), "smallcloud": (1380, 205, 220, 125), "star": (360, 46, 90, 90),
    "lowstar": (22, 306, 88, 88), "farstar": (1120, 40, 80, 80), "mill": (1138, 548, 92, 92),
    "birch": (1330, 338, 285, 305), "daisies": (62, 1050, 165, 110), "posies": (1305, 1046, 170, 112),
    "mushroom": (1484, 1052, 116, 112),
}
# The figures of a line lie apart, and are away from the painting at once.
AWAY = ({"hare": (1170, 810, 210, 270), "owl": (1260, 600, 150, 150), "moon": (1140, 0, 300, 390),
         "house": (300, 540, 150, 180)}, PAPER)
# The poses of a line lie apart, and are painted at once.
POSES = (
    {"hare": (1180, 810, 190, 265), "owl-blinks": (1285, 600, 105, 155), "moon-smiles": (1150, 115, 275, 275),
     "house-smoke-large": (325, 540, 105, 95), "house-lights": (90, 710, 350, 230)},
    {"hare-leaps": (1180, 810, 190, 265), "owl-flies": (1225, 600, 225, 155), "house-smoke": (305, 600, 80, 80)},
    {"owl": (1285, 600, 105, 155), "house-smoke-small": (295, 640, 70, 70)},
    PAPER,
)
GROUP = r'<g class="(figure|pose)" id="([^"]*)"[^>]*>'


def shown(svg, names):
    """The painting with these figures and poses only."""
    def group(match):
        tag = match.group(0).replace(' display="none"', "")
        return tag if match.group(2) in names else tag[:-1] + ' display="none">'
    return re.sub(GROUP, group, svg)


def alone(svg, names):
    """These figures and poses without the rest of the painting."""
    svg = shown(svg, names)
    parts = [svg[:svg.index("</defs>") + len("</defs>")]]
    for match in re.finditer(GROUP, svg):
        if match.group(2) in names:
            parts.append(svg[match.start():end_of_group(svg, match.start())])
    return "".join(parts) + "</svg>"


def end_of_group(svg, start):
    depth = 0
    for match in re.finditer(r"<g[\s>]|</g>", svg[start:]):
        depth += -1 if match.group(0) == "</g>" else 1
        if depth == 0:
            return start + match.end()
    sys.exit("figures.py: a group of home.svg has no end")


def render(svg, folder, name):
    rim = RIM / SCALE
    page = 'viewBox="-266.667 0 2133.333 1200"'
    if page not in svg:
        sys.exit("figures.py: home.svg has another page")
    larger = (-BESIDE - rim, -rim, 2 * BESIDE + 1600 + 2 * rim, 1200 + 2 * rim)
    svg = svg.replace(page, 'viewBox="%.3f %.3f %.3f %.3f"' % larger)
    source, target = os.path.join(folder, name + ".svg"), os.path.join(folder, name + ".png")
    with open(source, "w") as file:
        file.write(svg)
    subprocess.run(["rsvg-convert", "-w", str(WIDTH + 2 * RIM), "-h", str(HEIGHT + 2 * RIM), source, "-o", target],
                   check=True)
    return target


def crop(place):
    left, top, width, height = place
    numbers = (width * SCALE, height * SCALE, (left + BESIDE) * SCALE + RIM, top * SCALE + RIM)
    return "%dx%d+%d+%d" % tuple(round(number) for number in numbers)


def pixels(png, place):
    command = ["convert", png, "-crop", crop(place), "+repage", "-depth", "8", "RGBA:-"]
    return subprocess.run(command, check=True, capture_output=True).stdout


def cut_out(painted, away, mask):
    """What must be laid over `away` to give `painted`, where the mask's alpha says how much it covers.

    A shadow keeps the mask's own colour, which is exact where little is covered.
    """
    out = bytearray(mask)
    for at in range(0, len(out), 4):
        alpha = mask[at + 3] / 255
        for channel in range(at, at + 3) if alpha >= 0.5 else ():
            color = (painted[channel] - (1 - alpha) * away[channel]) / alpha
            out[channel] = max(0, min(255, round(color)))
    return bytes(out)


def write_png(rgba, width, height, path):
    rows = b"".join(b"\0" + rgba[y * width * 4:(y + 1) * width * 4] for y in range(height))
    head = struct.pack(">IIBBBBB", width, height, 8, 6, 0, 0, 0)
    with open(path, "wb") as file:
        file.write(b"\x89PNG\r\n\x1a\n")
        for kind, data in ((b"IHDR", head), (b"IDAT", zlib.compress(rows)), (b"IEND", b"")):
            file.write(struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data)))


def save(source, name, *how):
    target = os.path.join(TARGET, name)
    subprocess.run(["convert", source, *how, target], check=True)
    print(name, os.path.getsize(target), "bytes", flush=True)


def save_jpeg(png, place, name, quality, *how):
    save(png, name, "-crop", crop(place), "+repage", *how, "-background", "white", "-flatten", "-strip", "-interlace", "none",
         "-sampling-factor", "4:2:0", "-quality", quality)


def wanted(places):
    """The places of the figures that are asked for."""
    asked = sys.argv[1:]
    return {name: place for name, place in places.items() if not asked or name.split("-")[0] in asked}


def main():
    with open(os.path.join(HERE, "home.svg")) as file:
        svg = file.read()
    figures = [name for kind, name in re.findall(GROUP, svg) if kind == "figure"]
    with tempfile.TemporaryDirectory() as folder:
        if not sys.argv[1:]:
            # A little smaller than it is painted: it is decoded before anything can be seen.
            page = (-BESIDE, 0, WIDTH / SCALE, HEIGHT / SCALE)
            save_jpeg(render(shown(svg, figures), folder, "whole"), page, "home.jpg", "79", "-resize", "2400x1350!")
        for names in map(wanted, AWAY):
            rest = [figure for figure in figures if figure.split("-")[0] not in names]
            png = render(shown(svg, rest), folder, "away") if names else None
            for name, place in names.items():
                save_jpeg(png, place, f"home-{name}-away.jpg", "86")
        away = render(shown(svg, []), folder, "bare")
        for poses in filter(None, map(wanted, POSES)):
            painted = render(shown(svg, poses), folder, "painted")
            mask = render(alone(svg, poses), folder, "mask")
            for name, place in poses.items():
                rgba = cut_out(pixels(painted, place), pixels(away, place), pixels(mask, place))
                png = os.path.join(folder, name + ".png")
                write_png(rgba, round(place[2] * SCALE), round(place[3] * SCALE), png)
                save(png, f"home-{name}.webp", "-quality", "88", "-define", "webp:alpha-quality=95")


if __name__ == "__main__":
    main()
