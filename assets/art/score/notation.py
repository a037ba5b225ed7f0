"""How melodies are written: a line is notes and bars. `a4` lasts a step, `a4:3` three steps, `.` rests; `f#4`, `bb4`; `|` is
only for the eye."""

STEPS = dict(c=0, d=2, e=4, f=5, g=7, a=9, b=11)

# The song of Kukulītis, a step for an eighth: stories/kukulitis/art/song.py sings it, his theme and his small kokle play it.
LOAFS_SONG = "a4 f#4 a4 f#4 | a4 a4 b4 b4 | a4 f#4 g4 e4 | d4:2"


def pitch(name):
    return 12 * (int(name[-1]) + 1) + STEPS[name[0]] + name.count("#") - name[1:].count("b")


def notes(line, at=0):
    """(step, pitch, length) of a line that begins at a step."""
    found = []
    for word in line.replace("|", " ").split():
        name, _, length = word.partition(":")
        length = float(length or 1)
        if name != ".":
            found.append((at, pitch(name), length))
        at += length
    return found
