"""A disk of which every write is noted, laid down as a cut of the power at any of them leaves it."""

import hashlib
import pathlib
import random
import struct
import subprocess
from dataclasses import dataclass

SECTOR = 512
FLUSH = 1  # Linux: drivers/md/dm-log-writes.c describes the format of the log
LOSSES = 3  # ways in which a disk loses some of what it was not yet told to keep, for each time that it is told


@dataclass(frozen=True)
class Entry:
    """A request of the machine to the disk: some bytes at an offset, or a flush."""

    place: int
    data: bytes
    is_flush: bool


@dataclass(frozen=True)
class Cut:
    """The disk after a cut, repaired as a start does: the files on it, each with its hash and its bytes."""

    number: int  # of the entry before it
    is_in_order: bool  # whether every write before it is there, and not only those that the disk had to keep
    is_sound: bool  # whether the file system could be repaired without a question
    files: dict

    def below(self, folder):
        """The files in a folder and all folders in it, by their paths from there, each with its hash."""
        return {str(path.relative_to(folder)): hashlib.sha256(data).hexdigest()
                for path, data in self.files.items() if path.is_relative_to(folder)}


class LoggedDisk:
    """An image, and beside it the log of QEMU's requests since it was made."""

    def __init__(self, image):
        self.image, self.log, self.empty = image, image.with_suffix(".log"), image.with_suffix(".empty")
        self.log.write_bytes(b"")
        copy(image, self.empty)

    def words(self):
        """QEMU's words for it; its place on the bus comes after those of the other disks."""
        return [
            "-blockdev", f"driver=blklogwrites,node-name=logged,file.driver=file,file.filename={self.image},"
            f"log.driver=file,log.filename={self.log}", "-device", "virtio-blk-pci,drive=logged,addr=0x1d"]

    def count(self):
        """How many entries the log has."""
        return sum(1 for _ in self.entries())

    def entries(self):
        """All entries of the log, the oldest first."""
        with open(self.log, "rb") as log:
            log.seek(SECTOR)
            while len(head := log.read(SECTOR)) == SECTOR:
                sector, sectors, flags, _ = struct.unpack_from("<4Q", head)
                if not sectors and not flags:
                    return
                yield Entry(sector * SECTOR, log.read(sectors * SECTOR), bool(flags & FLUSH))

    def lay(self, last, path):
        """Lays the disk down as it was after that many entries."""
        copy(self.empty, path)
        with open(path, "r+b") as disk:
            for _, entry in zip(range(last), self.entries()):
                write(disk, entry)
        return path

    def after(self, number):
        """The disk as it is after that many entries."""
        return next(self.cuts(number, number))

    def cuts(self, first, last, forgets_one=False):
        """Every cut after an entry from `first` to `last`, and some in which the disk loses what it need not have kept.

        A disk that forgets one loses instead any single write after `first`, though it has been told to keep it.
        """
        now, kept, scratch = (self.image.with_suffix(f".{name}") for name in ("now", "kept", "cut"))
        self.lay(first, now)
        copy(now, kept)
        yield self.read(now, scratch, first)
        loose, chance = [], random.Random(first)
        for number, entry in enumerate(self.entries(), start=1):
            if not first < number <= last:
                continue
            if entry.is_flush:
                for _ in range(LOSSES if len(loose) > 1 else 0):
                    rate = chance.random()
                    lost = {chance.randrange(len(loose))} if forgets_one else {
                        place for place in range(len(loose)) if chance.random() < rate}
                    copy(kept, scratch)
                    with open(scratch, "r+b") as disk:
                        for place, one in enumerate(loose):
                            if place not in lost:
                                write(disk, one)
                    yield self.read(scratch, scratch, number, is_in_order=False)
                if not forgets_one:
                    loose = []
                    copy(now, kept)
            else:
                with open(now, "r+b") as disk:
                    write(disk, entry)
                loose.append(entry)
                yield self.read(now, scratch, number)

    def read(self, disk, scratch, number, is_in_order=True):
        """What is found on a disk after a cut, in a copy of it."""
        copy(disk, scratch)
        folder = scratch.with_suffix(".found")
        subprocess.run(["rm", "-rf", folder], check=True)
        folder.mkdir()
        is_sound = self.take_out(scratch, folder)
        files = {path.relative_to(folder): path.read_bytes() for path in folder.rglob("*") if path.is_file()}
        return Cut(number, is_in_order, is_sound, files)

    def take_out(self, disk, folder):
        """Repairs the file system as a start does, if it can be, and copies all of it into a folder."""
        repaired = subprocess.run(["e2fsck", "-p", disk], capture_output=True).returncode
        subprocess.run(["debugfs", "-R", f"rdump / {folder}", disk], capture_output=True, check=True)
        return repaired < 4


class LoggedStick(LoggedDisk):
    """The same for a stick with a FAT file system, which nobody repairs."""

    def plug(self, monitor):
        """Puts it in; its log begins anew."""
        copy(self.image, self.empty)
        self.log.write_bytes(b"")
        monitor.do("blockdev-add", driver="blklogwrites", **{"node-name": "stick"},
                   file={"driver": "file", "filename": str(self.image)}, log={"driver": "file", "filename": str(self.log)})
        monitor.do("device_add", driver="usb-storage", id="stick", drive="stick", bus="usb.0")

    def entries(self):
        """All entries; what is not the bytes of a picture or a sound may be cut after each of its sectors."""
        for entry in super().entries():
            if entry.is_flush or len(entry.data) > 8 * SECTOR:
                yield entry
            else:
                for at in range(0, len(entry.data), SECTOR):
                    yield Entry(entry.place + at, entry.data[at:at + SECTOR], False)

    def take_out(self, disk, folder):
        # One by one: mcopy ends at the first file that cannot be read.
        names = subprocess.run(["mdir", "-b", "-a", "-i", disk, "::"], capture_output=True, text=True).stdout.split("\n")
        for name in filter(None, names):
            subprocess.run(["mcopy", "-s", "-n", "-Q", "-i", disk, name.rstrip("/"), folder], capture_output=True)
        return subprocess.run(["fsck.vfat", "-n", disk], capture_output=True).returncode == 0


def write(disk, entry):
    disk.seek(entry.place)
    disk.write(entry.data)


def copy(one, other):
    if one != other:
        subprocess.run(["cp", "--sparse=always", one, other], check=True)

