"""Debian's installer in a bare machine, with the librarian's stick in it."""

import glob
import pathlib
import subprocess
import time

from . import sticks
from .machine import Machine
from .mirror import Mirror

REPOSITORY = pathlib.Path(__file__).parents[3]
IMAGES = "/usr/lib/debian-installer/images/*/amd64/text/debian-installer/amd64"
# What the menu of the stick gives the kernel, and in place of what only the installer of a whole CD brings: it finds the
# stick. The emulated network gives no name server.
WORDS = (
    'auto=true priority=critical preseed/file=/cdrom/preseed.cfg quiet vga=788 netcfg/get_nameservers=10.0.2.3 '
    f'mirror/http/proxy={Mirror.ADDRESS} preseed/early_command="mkdir /cdrom; modprobe vfat; '
    'until mount -t vfat -o ro /dev/sda /cdrom; do sleep 1; done"')


class BareMachine(Machine):
    """A machine with an empty disk, which starts the installer; after that its disk boots by itself."""

    def __init__(self, folder, stick, mirror, gigabytes=8):
        disk = folder / "bare.disk"
        images = pathlib.Path(glob.glob(IMAGES)[0])
        for name, suffix in (("linux", ".vmlinuz"), ("initrd.gz", ".initrd")):
            disk.with_suffix(suffix).unlink(missing_ok=True)
            disk.with_suffix(suffix).symlink_to(images / name)
        disk.with_suffix(".words").write_text(WORDS)
        disk.unlink(missing_ok=True)
        with open(disk, "wb") as file:
            file.truncate(gigabytes << 30)
        plugged = ["-drive", f"if=none,id=stick,format=raw,file={stick}", "-device",
                   "usb-storage,bus=usb.0,drive=stick,removable=on"]
        # What an installation takes is not measured by its own clock, and a paced machine has but one processor.
        super().__init__(disk, folder, added=[*mirror.words(), *plugged])

    def switch_on(self, append=""):
        """Powers the machine on; it ends where the installer restarts it."""
        self.added.append("-no-reboot")
        super().switch_on(append)
        self.added.remove("-no-reboot")

    def wait_until_off(self, seconds, look_every=10):
        """Waits until the installer has restarted the machine; returns whether it has."""
        deadline = time.monotonic() + seconds
        while self.process.poll() is None and time.monotonic() < deadline:
            self._look()
            time.sleep(look_every)
        return self.process.poll() is not None

    def _look(self):
        """Keeps the last look at the screen, for whoever asks why it has not ended."""
        try:
            self.photograph("installer")
        except (RuntimeError, OSError):
            pass  # it has just ended

    def plug_cable(self, is_in):
        """Plugs the network's cable in or out."""
        self.monitor.do("set_link", name="card", up=is_in)


def stick(path, package):
    """The librarian's stick: the folder `kiosk/installer`, and the package if there is one."""
    sticks.fat(path, None, "PASAKA", 256)
    for file in [*(REPOSITORY / "kiosk/installer").iterdir(), *([package] if package else [])]:
        subprocess.run(["mcopy", "-s", "-i", path, file, "::"], check=True)
    return path


def read(stick, name):
    """A file of the stick, or nothing."""
    return subprocess.run(["mtype", "-i", stick, f"::{name}"], capture_output=True, text=True).stdout
