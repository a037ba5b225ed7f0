"""Tales that cases make for themselves."""

import math
import os
import random
import struct
import wave
import zlib


def color(number):
    """The colour of a slide, from 1, as (red, green, blue)."""
    return (number * 53 % 200 + 30, number * 97 % 200 + 30, number * 151 % 200 + 30)


def make(folder, name, slides, sound=None):
    """A folder of plain pictures; `sound(path)` makes a clip beside each and gives it its ending."""
    path = os.path.join(folder, name)
    os.makedirs(path, exist_ok=True)
    for number in range(1, slides + 1):
        red, green, blue = color(number)
        with open(f"{path}/s{number:03}.svg", "w") as file:
            file.write(
                '<svg xmlns="http://www.w3.org/2000/svg" width="800" height="600">'
                f'<rect width="800" height="600" fill="rgb({red},{green},{blue})"/></svg>')
        if sound:
            sound(f"{path}/s{number:03}")
    return path


def tone(path, seconds=3.0, pitch=440, ending="wav"):
    """A clip of one tone, whatever ending its name has."""
    rate = 44_100
    second = b"".join(
        struct.pack("<h", int(9000 * math.sin(2 * math.pi * pitch * frame / rate))) for frame in range(rate))
    with wave.open(f"{path}.{ending}", "wb") as file:
        file.setparams((1, 2, rate, 0, "NONE", ""))
        for _ in range(int(seconds)):
            file.writeframes(second)
        file.writeframes(second[:int(seconds % 1 * rate) * 2])


def noise(path, width, height, seed=1):
    """A PNG that takes long to decode."""
    def chunk(kind, data):
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

    row = b"\2" + random.Random(seed).randbytes(width * 3)
    with open(path, "wb") as file:
        file.write(b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", struct.pack(">2I5B", width, height, 8, 2, 0, 0, 0)))
        file.write(chunk(b"IDAT", zlib.compress(row * height, 1)) + chunk(b"IEND", b""))
