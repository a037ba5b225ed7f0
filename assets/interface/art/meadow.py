#!/usr/bin/env python3
"""Makes what comes to home: art/meadow.py -> meadow-*.webp and meadow-*.ogg beside this folder.

Standard library, rsvg-convert and ImageMagick. A tale's figure is a piece of one of its pictures, at the size at which it
stands in the painting; meadow.svg beside this script has what lies before it (class "front"), such as a bush for who
peeks over one, and the things that are drawn there whole. All get the painting's soft shadow on the grass.
"""
import os
import re
import shutil
import subprocess
import tempfile

HERE = os.path.dirname(os.path.abspath(__file__))
TARGET = os.path.dirname(HERE)
STORIES = os.path.join(HERE, "../../stories")
# Pixels for a stage point.
SCALE = 1.2

# name: the piece, the width and height of the picture in points, and where the piece lies in it: left, top, width.
FIGURES = {
    "cat": ("kakisa_dzirnavas/slide07-cat", (170, 190), (16, 22, 138)),
    "loaf": ("kukulitis/slide06-loaf", (150, 140), (8, 6, 134)),
    "turnip": ("racenis/slide06-turnip", (150, 185), (20, 12, 110)),
    "basket": ("sarkangalvite/slide04-basket", (150, 155), (10, 6, 130)),
    "pig": ("tris_siventini/slide01-straw", (180, 190), (16, 14, 148)),
    "mouse": ("vecisa_cimdins/slide06-mouse", (140, 145), (10, 4, 120)),
    "lantern": (None, (90, 155), None),
    "can": (None, (160, 120), None),
    "mushroom": (None, (110, 120), None),
}


def run(*command):
    subprocess.run(command, check=True)


def drawn(svg, name, kind, size, folder):
    """What meadow.svg has of a figure, as a picture of its size; nothing if it has nothing."""
    found = re.search(r'<g class="%s" id="%s-%s">.*?\n</g>' % (kind, name, kind), svg, re.S)
    if not found:
        return None
    head = svg[:svg.index("</defs>") + len("</defs>")]
    head = re.sub('viewBox="[^"]*"', 'viewBox="0 0 %d %d"' % size, head)
    source, target = (os.path.join(folder, name + kind + ending) for ending in (".svg", ".png"))
    with open(source, "w") as file:
        file.write(head + found.group(0) + "</svg>")
    run("rsvg-convert", "-w", str(round(size[0] * SCALE)), "-h", str(round(size[1] * SCALE)), source, "-o", target)
    return target


def main():
    with open(os.path.join(HERE, "meadow.svg")) as file:
        svg = file.read()
    with tempfile.TemporaryDirectory() as folder:
        for name, (piece, size, place) in FIGURES.items():
            page = "%dx%d" % tuple(round(length * SCALE) for length in size)
            layers = [("back", drawn(svg, name, "back", size, folder)), ("front", drawn(svg, name, "front", size, folder))]
            command = ["convert", "-size", page, "xc:none"]
            for kind, layer in layers:
                if kind == "front" and piece:
                    left, top, width = (round(length * SCALE) for length in place)
                    command += ["(", os.path.join(STORIES, piece + ".webp"), "-resize", str(width),
                                "-modulate", "101,88", ")", "-geometry", "+%d+%d" % (left, top), "-composite"]
                if layer:
                    command += [layer, "-geometry", "+0+0", "-composite"]
            target = os.path.join(TARGET, "meadow-%s.webp" % name)
            run(*command, "-quality", "88", "-define", "webp:alpha-quality=95", target)
            print("meadow-%s.webp" % name, os.path.getsize(target), "bytes", flush=True)
            if piece:
                shutil.copyfile(os.path.join(STORIES, piece + ".ogg"), os.path.join(TARGET, "meadow-%s.ogg" % name))


if __name__ == "__main__":
    main()
