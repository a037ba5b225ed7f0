"""Eyes and mouths, which carry the feeling."""
from paper import *

DARK = "#3b2a33"


def eye(cx, cy, rx, ry, gaze=(0, 0), pupil=.66, lid=0., slant=0., skin="#eb9aa0", white="#fffdf6", shut=None, low=0., liner="#8f4a55"):
    """An open eye looking along gaze; or shut: 'glad' (bow up), 'sleep', 'squeeze'."""
    if shut == "glad":
        return line("M%s %sQ%s %s %s %s" % tuple(n(v) for v in (cx - rx, cy + ry * .3, cx, cy - ry * 1.05, cx + rx, cy + ry * .3)), DARK, 8)
    if shut == "sleep":
        return line("M%s %sQ%s %s %s %s" % tuple(n(v) for v in (cx - rx, cy, cx, cy + ry * .9, cx + rx, cy)), DARK, 7)
    if shut == "squeeze":
        q = 1 if slant >= 0 else -1
        return line("M%s %sL%s %sL%s %s" % tuple(n(v) for v in (cx - rx * q, cy - ry * .7, cx + rx * .7 * q, cy, cx - rx * q, cy + ry * .6)), DARK, 8)
    px, py = cx + gaze[0] * rx * (1 - pupil) * .95, cy + gaze[1] * ry * (1 - pupil) * .95
    out = ell(cx, cy, rx, ry, white) + ell(px, py, rx * pupil, ry * pupil, DARK)
    out += ell(px - rx * pupil * .3, py - ry * pupil * .36, rx * pupil * .32, ry * pupil * .3, "#fff")
    out += ell(px + rx * pupil * .34, py + ry * pupil * .36, rx * pupil * .16, ry * pupil * .15, "#fff", opacity=.7)
    if lid:
        def edge(q):  # height of the lid at left (-1) and right (1)
            v = max(-.95, min(.95, -1 + 2 * (lid + q * slant)))
            return (cx + q * (rx + 2.5) * math.sqrt(1 - v * v), cy + v * (ry + 2.5))
        a, b = edge(-1), edge(1)
        big = 1 if (a[1] + b[1]) / 2 > cy else 0
        out += path("M%s %sA%s %s 0 %d 1 %s %sQ%s %s %s %sZ" % (n(a[0]), n(a[1]), n(rx + 2.5), n(ry + 2.5), big, n(b[0]), n(b[1]),
                                                                  n((a[0] + b[0]) / 2), n((a[1] + b[1]) / 2 - (0 if big else ry * .16)), n(a[0]), n(a[1])), skin)
        m = ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2 - ry * .16)
        out += path("M%s %sQ%s %s %s %sZ" % tuple(n(v) for v in (a[0], a[1], m[0], m[1] + ry * .32, b[0], b[1])), skin) if big else ""
        out += line("M%s %sQ%s %s %s %s" % tuple(n(v) for v in (a[0], a[1], m[0], m[1] + (ry * .32 if big else 0), b[0], b[1])), liner, 4.5)
    if low:
        v = 1 - 2 * low
        w = rx * math.sqrt(max(0, 1 - v * v)) + 2
        out += path("M%s %sA%s %s 0 0 0 %s %sQ%s %s %s %sZ" % tuple(n(q) for q in (
            cx - w, cy + v * ry, rx + 2, ry + 2, cx + w, cy + v * ry, cx, cy + v * ry - 5, cx - w, cy + v * ry)), skin)
    return out


def mouth(kind, x, y, s=1., col="#8f4a55"):
    m = {
        "smile": line("M-30-2Q0 26 30-4", col, 7.5) + line("M26-10q7 3 7 9", col, 5),
        "smirk": line("M-30 2Q6 28 36-10", col, 7.5) + ell(39, -11, 6, 6, "#8f4a55", opacity=.35),
        "laugh": path("M-36-6Q0 10 36-8Q34 44 2 46Q-32 44-36-6Z", "#8a3c48") + path("M-20 32Q2 14 24 30Q14 46 2 46Q-12 45-20 32Z", "#ee8a8c"),
        "o": ell(0, 14, 17, 21, "#8a3c48") + ell(0, 24, 11, 9, "#ee8a8c"),
        "shout": path("M-30-4Q0-14 30-4Q44 30 26 50Q0 62-26 50Q-44 30-30-4Z", "#8a3c48") + path("M-22 44Q0 22 22 44Q12 56 0 56Q-12 56-22 44Z", "#ee8a8c") + path("M-24-5Q0-12 24-5L20 6Q0 0-20 6Z", "#fffaf0"),
        "wobble": line("M-32 14q10-14 20-4t20-2t22 4", col, 7.5),
        "tongue": line("M-28 0Q0 20 28-4", col, 7.5) + path("M2 10Q6 32 20 30Q32 26 24 3Q14 9 2 10Z", "#ee7f86"),
    }[kind]
    return g(m, t=at(x, y, s))
