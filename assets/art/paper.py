"""Paper and scissors: paths, limbs, filters, the page. Coordinates are the stage's 1600 × 1200 points."""
import math
import random


def n(v):
    s = "%.1f" % v
    return s[:-2] if s.endswith(".0") else s


def tag(name, body=None, **kw):
    a = "".join(' %s="%s"' % (k.rstrip("_").replace("_", "-"), n(v) if isinstance(v, float) else v)
                for k, v in kw.items() if v is not None)
    return "<%s%s/>" % (name, a) if body is None else "<%s%s>%s</%s>" % (name, a, body, name)


def path(d, fill="none", **kw):
    return tag("path", d=d, fill=fill, **kw)


def line(d, col, w, **kw):
    kw.setdefault("stroke_linecap", "round")
    kw.setdefault("stroke_linejoin", "round")
    return tag("path", d=d, fill="none", stroke=col, stroke_width=w, **kw)


def ell(cx, cy, rx, ry, fill, **kw):
    return tag("ellipse", cx=float(cx), cy=float(cy), rx=float(rx), ry=float(ry), fill=fill, **kw)


def rect(x, y, w, h, fill, rx=0, **kw):
    return tag("rect", x=float(x), y=float(y), width=float(w), height=float(h), fill=fill,
               rx=float(rx) if rx else None, **kw)


def g(*parts, t=None, f=None, **kw):
    return tag("g", "".join(parts), transform=t, filter="url(#%s)" % f if f else None, **kw)


def at(x, y, s=1, r=0, flip=False):
    o = "translate(%s %s)" % (n(x), n(y))
    if r:
        o += " rotate(%s)" % n(r)
    if flip or s != 1:
        o += " scale(%.3f %.3f)" % (-s if flip else s, s)
    return o


def rot(p, deg, c=(0, 0)):
    a = math.radians(deg)
    x, y = p[0] - c[0], p[1] - c[1]
    return (c[0] + x * math.cos(a) - y * math.sin(a), c[1] + x * math.sin(a) + y * math.cos(a))


def smooth(pts, closed=True, k=1 / 6):
    """A soft curve through points."""
    m = len(pts)
    P = (lambda i: pts[i % m]) if closed else (lambda i: pts[max(0, min(m - 1, i))])
    d = "M%s %s" % (n(pts[0][0]), n(pts[0][1]))
    for i in range(m if closed else m - 1):
        a, b, c, e = P(i - 1), P(i), P(i + 1), P(i + 2)
        d += "C%s %s %s %s %s %s" % tuple(n(v) for v in (
            b[0] + (c[0] - a[0]) * k, b[1] + (c[1] - a[1]) * k,
            c[0] - (e[0] - b[0]) * k, c[1] - (e[1] - b[1]) * k, c[0], c[1]))
    return d + ("Z" if closed else "")


def poly(pts):
    return "M" + "L".join("%s %s" % (n(x), n(y)) for x, y in pts) + "Z"


def mirror(pts):
    """Right half, top to bottom, made whole."""
    return pts + [(-x, y) for x, y in reversed(pts) if abs(x) > .01]


def spline(pts, steps=8):
    out = []
    m = len(pts)
    for i in range(m - 1):
        a, b, c, e = pts[max(0, i - 1)], pts[i], pts[i + 1], pts[min(m - 1, i + 2)]
        for j in range(steps):
            t = j / steps
            out.append(tuple(.5 * (2 * b[q] + (c[q] - a[q]) * t + (2 * a[q] - 5 * b[q] + 4 * c[q] - e[q]) * t * t
                                   + (3 * b[q] - a[q] - 3 * c[q] + e[q]) * t ** 3) for q in (0, 1)))
    return out + [pts[-1]]


def ribbon(pts, widths, steps=6, caps=True):
    """Outline of a strip of changing half-width along a curve through pts."""
    c = spline(pts, steps) if len(pts) > 2 else [(pts[0][0] + (pts[1][0] - pts[0][0]) * i / 6,
                                                  pts[0][1] + (pts[1][1] - pts[0][1]) * i / 6) for i in range(7)]
    m = len(c)
    left, right = [], []
    for i, p in enumerate(c):
        a, b = c[max(0, i - 1)], c[min(m - 1, i + 1)]
        dx, dy = b[0] - a[0], b[1] - a[1]
        L = math.hypot(dx, dy) or 1
        t = i / (m - 1) * (len(widths) - 1)
        j = min(int(t), len(widths) - 2)
        w = widths[j] + (widths[j + 1] - widths[j]) * (t - j)
        left.append((p[0] + dy / L * w, p[1] - dx / L * w))
        right.append((p[0] - dy / L * w, p[1] + dx / L * w))
        if i in (0, m - 1):
            end = (p, (dx / L, dy / L), w)
            if i == 0:
                start = end
    if caps:
        (p, u, w), (q, v, z) = start, end
        return smooth([(p[0] - u[0] * w, p[1] - u[1] * w)] + left + [(q[0] + v[0] * z, q[1] + v[1] * z)] + right[::-1])
    return smooth(left, False) + "L" + smooth(right[::-1], False)[1:] + "Z"


def ik(a, b, l1, l2, bend):
    """Joint between a and b; stretches a little if b is far."""
    d = math.hypot(b[0] - a[0], b[1] - a[1]) or .1
    if d > (l1 + l2) * .985:
        k = d / (l1 + l2) / .985
        l1, l2 = l1 * k, l2 * k
    d = max(d, abs(l1 - l2) + 1)
    x = (l1 * l1 - l2 * l2 + d * d) / (2 * d)
    h = math.sqrt(max(0, l1 * l1 - x * x)) * bend
    ux, uy = (b[0] - a[0]) / d, (b[1] - a[1]) / d
    return (a[0] + ux * x - uy * h, a[1] + uy * x + ux * h)


def limb(a, e, b, w, caps=True):
    k = .62
    c = (e[0] + k * (e[0] - (a[0] + b[0]) / 2), e[1] + k * (e[1] - (a[1] + b[1]) / 2))
    q = [((1 - t) ** 2 * a[0] + 2 * t * (1 - t) * c[0] + t * t * b[0],
          (1 - t) ** 2 * a[1] + 2 * t * (1 - t) * c[1] + t * t * b[1]) for t in (0, .2, .4, .6, .8, 1)]
    return ribbon(q, w, 2, caps)


_id = [0]


def begin():
    """A new picture: its cut outlines are numbered from one again."""
    _id[0] = 0


def clip(d, *parts):
    """Parts cut along the outline d."""
    _id[0] += 1
    k = "c%d" % _id[0]
    return '<clipPath id="%s"><path d="%s"/></clipPath>' % (k, d) + tag("g", "".join(parts), clip_path="url(#%s)" % k)


def lin(id_, *stops, x1=0, y1=0, x2=0, y2=1):
    s = "".join('<stop offset="%s" stop-color="%s"%s/>' % (o, c[:7], ' stop-opacity="%s"' % a if a != 1 else "")
                for o, c, a in [(q + (1,))[:3] for q in stops])
    return '<linearGradient id="%s" x1="%s" y1="%s" x2="%s" y2="%s">%s</linearGradient>' % (id_, x1, y1, x2, y2, s)


def rad(id_, *stops, cx=.5, cy=.5, r=.5):
    s = "".join('<stop offset="%s" stop-color="%s"%s/>' % (o, c, ' stop-opacity="%s"' % a if a != 1 else "")
                for o, c, a in [(q + (1,))[:3] for q in stops])
    return '<radialGradient id="%s" cx="%s" cy="%s" r="%s">%s</radialGradient>' % (id_, cx, cy, r, s)


def cutfilter(id_, blur, dx, dy, dark, op, rim, rimc="#fffbe8", m=14, rx=1.8):
    """Soft drop shadow and the light edge of thick paper."""
    return ('<filter id="{i}" x="-{m}%" y="-{m}%" width="{w}%" height="{w}%" color-interpolation-filters="sRGB">'
            '<feGaussianBlur in="SourceAlpha" stdDeviation="{b}"/><feOffset dx="{dx}" dy="{dy}" result="o"/>'
            '<feFlood flood-color="{c}" flood-opacity="{a}"/><feComposite in2="o" operator="in" result="sh"/>'
            '<feOffset in="SourceAlpha" dx="{rx}" dy="2.4" result="s"/><feComposite in="SourceAlpha" in2="s" operator="out" result="e"/>'
            '<feFlood flood-color="{rc}" flood-opacity="{r}"/><feComposite in2="e" operator="in" result="rim"/>'
            '<feMerge><feMergeNode in="sh"/><feMergeNode in="SourceGraphic"/><feMergeNode in="rim"/></feMerge></filter>'
            ).format(i=id_, m=m, w=100 + 2 * m, b=blur, dx=dx, dy=dy, c=dark, a=op, r=rim, rc=rimc, rx=rx)


def page(defs, *parts, dark="#23382e", rimc="#fffbe8", grain=.27, dx=5):
    """One sheet: filters, drawing, paper grain over all."""
    d = (cutfilter("ground", 7, 0, -5, dark, .2, .5, rimc, 3, 0) + cutfilter("plain", 5, dx * .8, 6, dark, .3, 0, rimc, 4)
         + cutfilter("far", 5, dx * .7, 5, dark, .22, .35, rimc, 6) + cutfilter("cut", 7, dx, 9, dark, .32, .5, rimc)
         + cutfilter("lift", 4, 0, 5, dark, .24, .35, rimc)
         + '<filter id="soft" x="-30%" y="-30%" width="160%" height="160%"><feGaussianBlur stdDeviation="9"/></filter>'
         '<filter id="blur" x="-8%" y="-20%" width="116%" height="140%"><feGaussianBlur stdDeviation="4.5"/></filter>'
         '<filter id="grain" x="0" y="0" width="100%" height="100%" color-interpolation-filters="sRGB">'
         '<feTurbulence type="fractalNoise" baseFrequency=".55" numOctaves="2" seed="7" result="a"/>'
         '<feColorMatrix in="a" type="matrix" values="1.1 .6 0 0 -.35 1.1 .6 0 0 -.35 1.1 .6 0 0 -.35 0 0 0 0 1"/></filter>'
         '<filter id="pulp" x="0" y="0" width="100%" height="100%" color-interpolation-filters="sRGB">'
         '<feTurbulence type="fractalNoise" baseFrequency=".012 .018" numOctaves="3" seed="21"/>'
         '<feColorMatrix type="matrix" values="1.4 0 0 0 -.2 1.4 0 0 0 -.2 1.4 0 0 0 -.2 0 0 0 0 1"/></filter>')
    over = (rect(0, 0, 1600, 1200, "#808080", filter="url(#pulp)", style="mix-blend-mode:soft-light", opacity=.14)
            + rect(0, 0, 1600, 1200, "#808080", filter="url(#grain)", style="mix-blend-mode:soft-light", opacity=grain))
    return ('<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 1600 1200">\n<defs>'
            + d + defs + "</defs>\n" + "\n".join(parts) + "\n" + over + "\n</svg>\n")


def rng(seed):
    return random.Random(seed)


def piece(name, *parts, hidden=False, foot=None):
    """A piece that moves by itself, which assets/art/cut cuts out.

    hidden: it is not in the still picture, such as eyelids that blink. foot: the line down to which it is seen there;
    the rest comes up when it peeks.
    """
    if foot is None:
        return tag("g", "".join(parts), id="piece-" + name, display="none" if hidden else None)
    outline = '<clipPath id="foot-%s"><rect x="-100" y="-100" width="1800" height="%s"/></clipPath>' % (name, n(float(foot + 100)))
    return outline + tag("g", "".join(parts), id="piece-" + name, clip_path="url(#foot-%s)" % name)
