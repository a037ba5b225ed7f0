"""Images of USB sticks: as sold, as made by others, and malformed."""

import pathlib
import subprocess

from . import picture

TALES = pathlib.Path(__file__).parents[3] / "assets/stories"
MEBIBYTE = 1 << 20
FAT, EFI = "c", "ef"  # a partition's type by MBR


def fat(path, folder=None, label="STICK", megabytes=32):
    """A stick of one FAT file system without partitions, with a folder on it."""
    _empty(path, megabytes)
    _format(path, label, 0, megabytes)
    return _fill(path, folder, 0)


def partitioned(path, *partitions, megabytes=32):
    """A stick with MBR partitions of FAT, each a type, a label and a folder with its content."""
    _empty(path, 1 + megabytes * len(partitions))
    places = [1 + megabytes * number for number in range(len(partitions))]
    table = "".join(f"{place}MiB,{megabytes}MiB,{kind}\n" for place, (kind, _, _) in zip(places, partitions))
    subprocess.run(["sfdisk", "--quiet", path], input=f"label: dos\n{table}", text=True, check=True)
    for place, (_, label, folder) in zip(places, partitions):
        _format(path, label, place, megabytes)
        _fill(path, folder, place)
    return path


def exfat(path, label, megabytes=64):
    """A stick of one exFAT file system, empty: this machine may be unable to write it, and the one inside fills it."""
    _empty(path, megabytes)
    subprocess.run(["mkfs.exfat", "-L", label, path], check=True, stdout=subprocess.DEVNULL)
    return path


def relabel(path, label):
    """Writes any eleven bytes as the label of a FAT stick, into its boot sector and its root folder's entry."""
    data = bytearray(path.read_bytes())
    old = bytes(data[0x2B:0x36])
    new = label.ljust(11)[:11]
    at = data.find(old)
    while at >= 0:
        data[at:at + 11] = new
        at = data.find(old, at + 11)
    path.write_bytes(data)
    return path


def tale(folder, pictures=2):
    """A folder as a family lays it on a stick: pictures and a sound, and a sound that is none."""
    folder.mkdir(parents=True)
    for page in range(1, pictures + 1):
        picture.plain(folder / f"{page}.png", ["orange", "seagreen", "plum", "gold"][page % 4])
    (folder / "1.ogg").write_bytes((TALES / "kakisa_dzirnavas" / "slide01.ogg").read_bytes())
    (folder / "2.ogg").write_bytes(b"none")
    return folder


def sector(path, name):
    """The first sector of a file on a FAT stick without partitions."""
    said = subprocess.run(["mshowfat", "-i", path, f"::{name}"], stdout=subprocess.PIPE, text=True, check=True).stdout
    cluster = int(said.split("<")[1].split("-")[0].split(">")[0])
    head = path.read_bytes()[:64]
    little = lambda at, count: int.from_bytes(head[at:at + count], "little")
    root = little(14, 2) + head[16] * (little(22, 2) or little(36, 4))
    return root + (little(17, 2) * 32 + 511) // 512 + (cluster - 2) * head[13]


def _empty(path, megabytes):
    path.unlink(missing_ok=True)
    with open(path, "wb") as file:
        file.truncate(megabytes * MEBIBYTE)


def _format(path, label, place, megabytes):
    where = ["--offset", str(place * 2048), "--mbr=no"] if place else []
    order = ["mkfs.vfat", *where, "-n", label, path, str(megabytes * 1024)]
    subprocess.run(order, check=True, stdout=subprocess.DEVNULL)


def _fill(path, folder, place):
    if folder:
        subprocess.run(["mcopy", "-s", "-i", f"{path}@@{place}M", folder, "::"], check=True)
    return path
