"""Writing loops as Ogg Opus that decode to exactly their samples, and measuring loudness.

A decoder needs 80 ms before what it decodes is right, and the file's header says how much of the beginning to leave out.
Before the loop's beginning, therefore, stands its end, and behind its end its beginning: ten frames are left out, and
neither the first nor the last sample knows that there is a seam.

The coder works in its mode of low delay (EVEN), which transforms everything alike. In its usual mode it takes noise for
speech, changes between two models in the middle of a loop, and the air of a wood changes its colour."""
import os, re, struct, subprocess, tempfile

import numpy as np

from ring import FRAME
from sounds import RATE

SKIPPED = 10 * FRAME
EVEN = ["-application", "lowdelay"]
DELAY = 120  # samples by which the encoder is late in this mode


def write_loop(path, loop, kilobits, comment):
    """Mono; the loop's length is a multiple of FRAME."""
    fed = np.concatenate([loop[DELAY - SKIPPED:], loop, loop[:4 * FRAME]])
    with tempfile.TemporaryDirectory() as made:
        raw, whole = os.path.join(made, "loop.raw"), os.path.join(made, "loop.ogg")
        fed.astype("<f4").tofile(raw)
        subprocess.run(["ffmpeg", "-v", "error", "-f", "f32le", "-ar", str(RATE), "-ac", "1", "-i", raw, "-c:a", "libopus", *EVEN,
                        "-vbr", "constrained", "-b:a", "%dk" % kilobits, "-map_metadata", "-1", "-metadata", "comment=" + comment,
                        "-fflags", "+bitexact", "-flags:a", "+bitexact", whole], check=True)
        head, tags, *frames = packets(open(whole, "rb").read())
    frames = frames[:(SKIPPED + len(loop)) // FRAME]
    head = head[:10] + struct.pack("<H", SKIPPED) + head[12:]
    pages = [page([head], 0, 0, 2), page([tags], 0, 1, 0)]
    for at in range(0, len(frames), 50):
        part = frames[at:at + 50]
        last = at + 50 >= len(frames)
        pages.append(page(part, (at + len(part)) * FRAME, len(pages), 4 if last else 0))
    with open(path, "wb") as file:
        file.write(b"".join(pages))


def packets(ogg):
    """The packets of an Ogg file with one stream (RFC 3533)."""
    found, packet, at = [], b"", 0
    while at < len(ogg):
        laces = ogg[at + 27:at + 27 + ogg[at + 26]]
        at += 27 + len(laces)
        for lace in laces:
            packet += ogg[at:at + lace]
            at += lace
            if lace < 255:
                found.append(packet)
                packet = b""
    return found


def page(parts, granule, number, kind):
    laces = b"".join(b"\xff" * (len(part) // 255) + bytes([len(part) % 255]) for part in parts)
    header = b"OggS" + struct.pack("<BBqIII", 0, kind, granule, 1, number, 0) + bytes([len(laces)]) + laces
    whole = header + b"".join(parts)
    return whole[:22] + struct.pack("<I", checksum(whole)) + whole[26:]


def table():
    for value in range(256):
        value <<= 24
        for _ in range(8):
            value = (value << 1 ^ 0x04c11db7 if value & 1 << 31 else value << 1) & 0xffffffff
        yield value


TABLE = list(table())


def checksum(data):
    value = 0
    for byte in data:
        value = (value << 8 & 0xffffffff) ^ TABLE[value >> 24 ^ byte]
    return value


def read(path):
    command = ["ffmpeg", "-v", "error", "-i", path, "-f", "f32le", "-ac", "1", "-ar", str(RATE), "-"]
    return np.frombuffer(subprocess.run(command, check=True, capture_output=True).stdout, "<f4").astype(float)


def loudest(samples):
    """Loudness of the 50 ms at most 10 dB below the loudest, in dB, weighted by filter K of ITU-R BS.1770."""
    for b, a in (((1.53512486, -2.69169619, 1.19839281), (-1.69065929, 0.73248077)),
                 ((1, -2, 1), (-1.99004745, 0.99007225))):
        samples = filtered(samples, b, a)
    size = RATE // 20
    powers = np.mean(np.square(samples[:len(samples) // size * size].reshape(-1, size)), axis=1)
    return 10 * np.log10(np.mean(powers[powers >= powers.max() / 10]))


def filtered(samples, b, a):
    """A filter with two poles and two zeros."""
    result, x1, x2, y1, y2 = np.empty(len(samples)), 0, 0, 0, 0
    for place, x in enumerate(samples):
        y = b[0] * x + b[1] * x1 + b[2] * x2 - a[0] * y1 - a[1] * y2
        x1, x2, y1, y2, result[place] = x, x1, y, y1, y
    return result


def measured(samples):
    """Integrated loudness (LUFS) and true peak (dBTP)."""
    with tempfile.NamedTemporaryFile(suffix=".raw") as file:
        samples.astype("<f4").tofile(file.name)
        said = subprocess.run(["ffmpeg", "-nostats", "-f", "f32le", "-ar", str(RATE), "-ac", "1", "-i", file.name, "-af",
                               "ebur128=peak=true", "-f", "null", "-"], capture_output=True, text=True, check=True).stderr
    return float(re.findall(r"I:\s+(-?[\d.]+) LUFS", said)[-1]), float(re.findall(r"Peak:\s+(-?[\d.]+) dBFS", said)[-1])


def levelled(samples, level):
    """At a loudness; what is short is measured over and over, for the measure wants seconds."""
    told = np.tile(samples, max(2, int(np.ceil(4 * RATE / len(samples)))))
    return samples * 10 ** ((level - measured(told)[0]) / 20)
