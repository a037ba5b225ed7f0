"""The machine: switched on with a disk, watched by its monitor, asked by a shell, cut off."""

import base64
import os
import pathlib
import re
import socket
import subprocess
import tempfile
import time

from .monitor import Monitor, connect
from .picture import difference

WIDTH, HEIGHT = 1280, 800


class Machine:
    """A PC with 2 GiB, a display without a GPU, keyboard, pointer, sound and USB, and what is `added` of QEMU's words.

    QEMU computes every instruction (TCG), so it is many times slower than the smallest mini-PC. A paced machine has
    one processor and a clock that goes on by 1 ns with each instruction, however busy the host is: what it measures
    is measured by a processor of 1,000 million instructions a second. Any other has two and the host's clock.
    """

    def __init__(self, disk, folder=None, is_paced=False, added=(), has_pointer=True, dead_sectors=(), screen="virtio-vga"):
        self.is_paced, self.added, self.has_pointer, self.screen = is_paced, list(added), has_pointer, screen
        self.dead_sectors = dead_sectors
        self.disk = pathlib.Path(disk)
        self.folder = pathlib.Path(folder or tempfile.mkdtemp(prefix="pasaka-vm-"))
        self.console = self.folder / "console.txt"
        self.sound = self.folder / "sound.wav"
        self.process = None

    def switch_on(self, append=""):
        """Powers the machine on; its kernel is started without a boot loader."""
        self._start(self._kernel(append))

    def boot(self):
        """Powers the machine on; its firmware boots the disk."""
        self._start(["-boot", "c"])

    def wake(self, memory):
        """Resumes a machine that `keep_memory` has stopped, with this disk and these devices."""
        self._start([*self._kernel(), "-incoming", f"exec:cat {memory}"])
        self.monitor.go_on()

    def keep_memory(self, path):
        """Stops the machine permanently and saves its memory; with the disk as it is then, `wake` resumes from here."""
        self.monitor.do("stop")
        self.monitor.do("migrate", uri=f"exec:cat >{path}")
        while (said := self.monitor.do("query-migrate"))["status"] not in ("completed", "failed"):
            time.sleep(0.2)
        if said["status"] == "failed":
            raise RuntimeError(f"the machine's memory cannot be kept: {said}")
        self.cut_off()

    def cut_off(self):
        """Cuts the power: QEMU is killed in the middle of its work; anything not yet written is lost."""
        self.process.kill()
        self.process.wait()

    def has_console(self):
        """Whether the system inside has booted: its shell's end of the port is open."""
        ports = self.monitor.do("query-chardev")
        return any(port["label"] == "shell" and port["frontend-open"] for port in ports)

    def run(self, command, seconds=120):
        """Runs a command as root inside and returns what it printed; a status that is not 0 raises RuntimeError."""
        return self.shell.run(command, seconds)

    def ask(self, command, seconds=120):
        """Runs a command as root inside and returns what it printed, however it ends."""
        return self.shell.run(f"{{ {command}\n}} || true", seconds)

    def photograph(self, name):
        """Saves a screenshot and returns the PNG's path."""
        path = self.folder / f"{re.sub('[^A-Za-z0-9]+', '-', name)}.png"
        self.monitor.photograph(path)
        return path

    def wait_for_picture(self, expected, name, seconds, at_most=0.02, tap=None):
        """Waits until the screen shows a picture; returns how far from it the last look was, from 0 to 1.

        Meanwhile a place is tapped every ten seconds: what the machine shows before may have to be passed by a touch.
        """
        begin = time.monotonic()
        taps = 0
        while True:
            apart = difference(self.photograph(name), expected)
            if apart <= at_most or time.monotonic() > begin + seconds:
                return apart
            if tap and time.monotonic() > begin + 10 * taps:
                taps += 1
                self.monitor.tap(*tap)
            time.sleep(0.5)

    def wait_until_still(self, seconds=60, looks=3):
        """Waits until some looks at the screen are equal: a page that slides in takes no touch yet."""
        deadline = time.monotonic() + seconds
        seen = []
        while len(seen) <= looks and time.monotonic() < deadline:
            look = self.photograph("still").read_bytes()
            seen = [*seen, look] if seen[-1:] == [look] else [look]
            time.sleep(1)

    def _start(self, beginning):
        for name in ("monitor", "shell"):
            (self.folder / name).unlink(missing_ok=True)
        self.on_since = time.monotonic()
        self.process = subprocess.Popen([*self._command(), *beginning, *self.added], stdin=subprocess.DEVNULL)
        self.monitor = Monitor(self.folder / "monitor")
        self.shell = Shell(self.folder / "shell")

    def _kernel(self, append=""):
        words = f"root=/dev/vda ro {self.disk.with_suffix('.words').read_text()} {append}"
        return [
            "-kernel", self.disk.with_suffix(".vmlinuz"), "-initrd", self.disk.with_suffix(".initrd"), "-append", words]

    def _command(self):
        return [
            "qemu-system-x86_64", *self._processors(), "-cpu", "Nehalem", "-m", "2048",
            "-machine", "q35,sata=off,i8042=off,smbus=off", "-nodefaults", "-no-user-config", "-nic", "none",
            "-display", "none", "-device", f"{self.screen},edid=on,xres={WIDTH},yres={HEIGHT}",
            "-drive", drive(self.disk, self.dead_sectors),
            "-serial", f"file:{self.console}",
            "-qmp", f"unix:{self.folder}/monitor,server=on,wait=off",
            "-device", "virtio-serial", "-chardev", f"socket,id=shell,path={self.folder}/shell,server=on,wait=off",
            "-device", "virtserialport,chardev=shell,name=torture-shell",
            *(["-device", "virtio-keyboard-pci", "-device", "virtio-tablet-pci"] if self.has_pointer else []),
            "-device", "qemu-xhci,id=usb",
            "-audiodev", f"wav,id=sound,path={self.sound}", "-device", "intel-hda",
            "-device", "hda-output,audiodev=sound", "-device", "virtio-rng-pci",
        ]

    def _processors(self):
        if self.is_paced:
            return ["-accel", "tcg,thread=single", "-icount", "shift=0,sleep=on", "-smp", "1"]
        return ["-accel", "tcg,thread=multi", "-smp", "2"]


class Shell:
    """A root shell in the test's own copy of the appliance; `guest/torture-shell` is its other end."""

    def __init__(self, path):
        self.socket = socket.socket(socket.AF_UNIX)
        connect(self.socket, path)
        self.received = b""

    def run(self, command, seconds):
        self.socket.sendall(base64.b64encode(command.encode()) + b"\n")
        status, _, printed = self._line(time.monotonic() + seconds).partition(b" ")
        text = base64.b64decode(printed).decode(errors="replace").removesuffix("\n")
        if status != b"0":
            raise RuntimeError(f"the machine's shell answered {status.decode()} to {command!r}: {text}")
        return text

    def _line(self, deadline):
        while b"\n" not in self.received:
            self.socket.settimeout(max(0.1, deadline - time.monotonic()))
            received = self.socket.recv(65536)
            if not received:
                raise RuntimeError("the machine has ended")
            self.received += received
        line, _, self.received = self.received.partition(b"\n")
        return line


def drive(disk, dead_sectors=()):
    """QEMU's words for a disk; reading the dead sectors fails, and with `all` of them whatever is asked of it."""
    file = str(disk)
    if dead_sectors:
        rules = disk.with_suffix(".faults")
        dead = ["event = read_aio", "event = write_aio", "event = flush_to_os"] if dead_sectors == "all" else [
            f"event = read_aio\nsector = {sector}" for sector in dead_sectors]
        text = "".join(f"[inject-error]\n{rule}\nerrno = 5\n" for rule in dead)
        rules.write_text(re.sub(r"= (.*)", r'= "\1"', text))
        file = f"blkdebug:{rules}:{disk}"
    return f"file={file},if=virtio,format=raw,{caching(disk.parent)}"


def caching(folder):
    """Bypasses the host's page cache, so that a cut loses what a disk would lose; uses it if the host cannot."""
    path = pathlib.Path(folder) / "direct"
    try:
        os.close(os.open(path, os.O_CREAT | os.O_RDWR | os.O_DIRECT))
        return "cache=none"
    except OSError:
        return "cache=writeback"
    finally:
        path.unlink(missing_ok=True)
