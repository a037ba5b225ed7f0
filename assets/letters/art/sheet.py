"""The sheet of one word's picture: 640 × 640 points, transparent, light from the upper left."""
import os
import sys

sys.dont_write_bytecode = True
folder = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, os.path.join(folder, "..", "..", "art"))

import paper  # noqa: E402
from faces import *  # noqa: E402,F403

DUSK = "#4a3026"


def sheet(*parts):
    """The whole SVG: filters, drawing, paper grain over all that is drawn."""
    defs = (cutfilter("cut", 5, 3.5, 6, DUSK, .34, .5, m=20, rx=1.6) + cutfilter("lift", 2.6, 2, 3.2, DUSK, .3, .38, m=16, rx=1.2)
            + '<filter id="blur" x="-12%" y="-40%" width="124%" height="180%"><feGaussianBlur stdDeviation="7"/></filter>'
            '<filter id="paper" filterUnits="userSpaceOnUse" x="0" y="0" width="640" height="640" color-interpolation-filters="sRGB">'
            '<feTurbulence type="fractalNoise" baseFrequency=".5" numOctaves="2" seed="7"/>'
            '<feColorMatrix type="matrix" values="1.1 .6 0 0 -.35 1.1 .6 0 0 -.35 1.1 .6 0 0 -.35 0 0 0 0 .5" result="n"/>'
            '<feComposite in="SourceGraphic" in2="n" operator="arithmetic" k1=".25" k2=".94" k3="0" k4="0"/></filter>')
    return ('<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 640 640">\n<defs>'
            + defs + '</defs>\n<g filter="url(#paper)">\n' + "\n".join(parts) + "\n</g>\n</svg>\n")


def placed(x, y, scale, *parts):
    """The sheet of a drawing that is moved and sized to fill it."""
    return sheet(g("\n".join(parts), t=at(x, y, scale)))


def floor(x, y, rx, ry=None, op=.3):
    """The soft shadow on the ground under what stands there."""
    return ell(x, y, rx, ry or rx * .12, DUSK, opacity=op, filter="url(#blur)")


def form(d, fill, dark, *on, o=12, f="cut"):
    """One cut shape, darker along its lower right edge, with more paper glued on it (cut along its outline)."""
    turned = path(d, fill, transform="translate(%s %s)" % (n(-o * .75), n(-o * 1.)))
    return g(path(d, dark), clip(d, turned, *on), f=f)


def lit(cx, cy, rx, ry, r=-35, op=.45, col="#ffffff"):
    """A flat glint."""
    return ell(cx, cy, rx, ry, col, opacity=op, transform="rotate(%s %s %s)" % (n(r), n(cx), n(cy)))


def scallops(pts, k=.62, sweep=1):
    """Round bumps between points: wool, clouds, foliage."""
    d = "M%s %s" % (n(pts[0][0]), n(pts[0][1]))
    for (a, b), (x, y) in zip(pts, pts[1:] + pts[:1]):
        r = math.hypot(x - a, y - b) * k
        d += "A%s %s 0 0 %d %s %s" % (n(r), n(r), sweep, n(x), n(y))
    return d + "Z"


def ring(cx, cy, rx, ry, m, turn=0., wave=0.):
    """m points on an ellipse, clockwise."""
    return [(cx + rx * (1 + wave * (-1) ** i) * math.cos(turn + 2 * math.pi * i / m), cy + ry * (1 + wave * (-1) ** i) * math.sin(turn + 2 * math.pi * i / m)) for i in range(m)]


def blot(cx, cy, rx, ry, r=0):
    """An ellipse as a path, perhaps turned."""
    q = [rot((cx + rx * math.cos(a * math.pi / 4), cy + ry * math.sin(a * math.pi / 4)), r, (cx, cy)) for a in range(8)]
    return smooth(q, True, .179)


def cheeks(*at_, r=(22, 15), col="#f0787f", op=.5):
    return "".join(ell(x, y, *r, col, opacity=op) for x, y in at_)


def bead(x, y, r, ry=None, col=DARK):
    """A simple dark eye with two glints."""
    ry = ry or r * 1.2
    return ell(x, y, r, ry, col) + ell(x - r * .3, y - ry * .38, r * .36, r * .36, "#fff") + ell(x + r * .3, y + ry * .4, r * .17, r * .17, "#fff", opacity=.7)


def write(pictures, wanted):
    """Writes the named pictures, or all, beside this file."""
    for name in wanted or pictures:
        paper.begin()
        with open(os.path.join(folder, name + ".svg"), "w") as svg:
            svg.write(pictures[name]())
