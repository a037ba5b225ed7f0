"""Pictures of the machine's screen, compared with those that the program photographs."""

import os
import pathlib
import re
import subprocess


def photograph(route, path, width, height, *words):
    """Photographs a screen of Pasaka without a display and returns the PNG's path."""
    program = pathlib.Path(os.environ["PASAKA_PROGRAMS"]) / "pasaka"
    order = [program, "photograph", route, "--size", f"{width}x{height}", "-o", path, *words]
    for _ in range(20):
        said = subprocess.run(order, check=True, stderr=subprocess.PIPE, text=True).stderr
        # On a busy host the decoder may be given up; then a picture is missing.
        if "too long" not in said:
            return pathlib.Path(path)
    raise RuntimeError(f"{route} cannot be photographed: {said.strip()}")


def as_kiosk(state):
    """Has photographs with this state leave out the door that a kiosk hides at first."""
    (state / "settings.json").write_text('{"version": 1, "hiddenDoors": ["soltura"]}')


def difference(one, other):
    """How far two pictures are apart: the mean difference of their colours, from 0 to 1."""
    compared = subprocess.run(["compare", "-metric", "MAE", one, other, "null:"], capture_output=True, text=True)
    found = re.search(r"\(([0-9.e+-]+)\)", compared.stderr)
    if not found:
        raise RuntimeError(f"the pictures {one} and {other} cannot be compared: {compared.stderr.strip()}")
    return float(found[1])


def plain(path, color):
    """Makes a picture of one colour."""
    subprocess.run(["convert", "-size", "320x240", f"xc:{color}", path], check=True)



def turned(path, degrees):
    """The same picture rotated clockwise, as a rotated screen shows it."""
    result = path.with_name(f"{path.stem}-turned{degrees}.png")
    subprocess.run(["convert", path, "-rotate", str(degrees), "+repage", result], check=True)
    return result


def size(path):
    """A picture's width and height."""
    said = subprocess.run(["identify", "-format", "%w %h", path], stdout=subprocess.PIPE, text=True, check=True).stdout
    return tuple(map(int, said.split()))


def brightness(path):
    """How bright a picture is on the whole, from 0 to 1."""
    order = ["convert", path, "-format", "%[fx:mean]", "info:"]
    return float(subprocess.run(order, stdout=subprocess.PIPE, text=True, check=True).stdout)
