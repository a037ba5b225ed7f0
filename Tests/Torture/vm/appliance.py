"""The appliance in its machine, with the cases' queries and the expected screens."""

import json
import pathlib
import subprocess
import sys
import tempfile
import time

from figures import end, figure

from . import image, picture
from .machine import HEIGHT, WIDTH, Machine

UNIT = "pasaka-kiosk.service"
STATE = "/var/lib/pasaka"
STICKS = "/run/pasaka-sticks"
REQUEST = "/run/pasaka/pasaka/stick-to-write"
TALE = "kakisa_dzirnavas"  # the first of the shelf
SAKT, COVER = (0.5, 0.445), (0.25, 0.3)
GROWNUPS = (0.448, 0.925)  # the link on home
ROOM, FROM_STICK = (0.3, 0.909), (0.698, 0.908)  # the rows of its page
NOWHERE = (0.5, 0.02)  # where home has no button; it passes the morning check
CLOSE = 0.02  # how far a screen may be from the photograph, of 1: the driver's colours and the pointer


class Appliance:
    """A kiosk machine; each start begins with the disk of a freshly enabled appliance."""

    def __init__(self, package):
        self.folder = pathlib.Path(tempfile.mkdtemp(prefix="pasaka-appliance-"))
        self.package = package
        print(f"pictures in {self.folder}", file=sys.stderr)
        self.progress = self.folder / "progress"
        self.progress.mkdir()
        # As the machine's, whose room has a PIN.
        picture.as_kiosk(self.progress)
        (self.progress / "gate.json").write_text('{"version": 1, "failures": 0, "way": "pin", "pin": "none"}')
        self.machine = None
        self.home = self.photograph("home")

    # Power.

    def wake(self, kept=None):
        """A machine that has just come to home for the first time; or one that was kept in a folder, as it was then."""
        self.cut_off()
        kept = kept or self._at_home()
        self.machine = Machine(image.copy(kept / "kiosk.disk", self.folder), self.folder, is_paced=True)
        self.machine.wake(kept / "memory")
        return self.machine

    def keep(self, folder):
        """Stops the machine for good and keeps it in a folder, to be woken there as often as is wanted."""
        folder.mkdir(exist_ok=True)
        self.machine.keep_memory(folder / "memory.unfinished")
        image.copy(self.machine.disk, folder)
        (folder / "memory.unfinished").rename(folder / "memory")
        self.machine = None

    def fresh(self, *commands):
        """The disk of an appliance that was enabled just now, and in which these commands were run then."""
        return image.copy(image.appliance(self.package, *commands) / "kiosk.disk", self.folder)

    def switch_on(self, disk=None, append="", **options):
        """Cuts the power if it is on, and powers on a machine with this disk, or with that of a fresh appliance."""
        self.cut_off()
        disk = disk or self.fresh()
        self.machine = Machine(disk, self.folder, is_paced=True, **options)
        self.machine.switch_on(append)
        return self.machine

    def cut_off(self):
        if self.machine:
            self.machine.cut_off()
            self.machine = None

    def _at_home(self):
        folder = image.appliance(self.package) / "home"
        with image.alone(f"{folder.parent.name}-home"):
            if not (folder / "memory").exists():
                machine = self.switch_on()
                self.wait_until_ready(since=0)
                if machine.wait_for_picture(self.home, "home", 600, CLOSE, tap=NOWHERE) > CLOSE:
                    raise RuntimeError(f"the machine does not come to home: {machine.folder}/home.png")
                self.keep(folder)
        return folder

    # Screens.

    def photograph(self, route, size=(WIDTH, HEIGHT), words=()):
        """The expected screen for the known progress."""
        path = self.folder / f"expected-{route.replace('/', '-')}-{size[0]}x{size[1]}.png"
        return picture.photograph(route, path, *size, "--state", self.progress, *words)

    def open_room(self, row, pin, page, at_most=CLOSE, **options):
        """A grown-up's way from home: holds the link, touches a row, and types the PIN; rows: the page opens."""
        self.come_to_gate(row, page)
        self.machine.wait_until_still()
        self.type(pin)
        expected = self.photograph(f"grownups/{page}", **options)
        self.shows(f"grownups/{page} behind the gate", expected, 180, at_most)

    def come_to_gate(self, row, page):
        """The same as far as the gate."""
        monitor = self.machine.monitor
        monitor.press(*GROWNUPS)  # for two seconds of the pictures' time, which in the emulator goes slowly
        # It names other folders than the photograph's.
        self.shows("grown-ups' page after holding its link", self.photograph("grownups"), 120, at_most=0.05)
        monitor.release()
        self.machine.wait_until_still()
        monitor.tap(*row)
        self.shows(f"the gate before grownups/{page}", self.photograph(f"grownups/gate/{page}"), 120)

    def type(self, pin):
        """Types a PIN on the gate's pad, slowly: touches that are a moment apart in the machine's time count as one."""
        for digit in pin:
            row, column = divmod(int(digit) - 1, 3) if digit != "0" else (3, 1)
            self.machine.monitor.tap(*on_stage(910 + 240 * column, 330 + 240 * row))
            self.machine.wait_until_still()

    def home_now(self, **options):
        """Home as it must be with the progress that the machine has."""
        said = self.machine.ask(f"cat {STATE}/progress.json 2>/dev/null")
        if said.strip():
            (self.progress / "progress.json").write_text(said)
        return self.photograph("home", **options)

    def shows(self, name, expected, seconds=400, at_most=CLOSE, tap=None):
        """A row: whether the screen comes to show a picture."""
        apart = self.machine.wait_for_picture(expected, name, seconds, at_most, tap)
        figure(name, f"≤ {at_most} apart", f"{apart:.4f}", apart <= at_most)
        return apart <= at_most

    # Queries.

    def is_so(self, name, expected, measured):
        """A row: whether the measurement is as expected."""
        figure(name, expected, measured or "nothing", measured == expected)

    def wait_until_ready(self, since, seconds=1500):
        """Waits for a player that got ready after `since`; returns the machine's time of that, in its seconds."""
        deadline = time.monotonic() + seconds
        while time.monotonic() < deadline:
            said = self.machine.ask(f"systemctl show -p ActiveState -p ActiveEnterTimestampMonotonic {UNIT}", seconds)
            facts = dict(line.split("=", 1) for line in said.split())
            ready = int(facts["ActiveEnterTimestampMonotonic"]) / 1e6
            if facts["ActiveState"] == "active" and ready > since:
                return ready
            time.sleep(2)
        said = self.machine.ask(f"journalctl -n 30 -u {UNIT}")
        raise RuntimeError(f"the player is not ready after {seconds} s: {said}")

    def wait_for(self, command, is_enough=bool, seconds=120):
        """Repeats a command until its output is sufficient, or until a timeout; returns the last output."""
        deadline = time.monotonic() + seconds
        while True:
            said = self.machine.ask(command).strip()
            if is_enough(said) or time.monotonic() > deadline:
                return said
            time.sleep(0.5)

    def says(self, name, finding):
        """A row: whether the player's own morning check, which it keeps, finds this in amber."""
        said = self.wait_for(f"cat {STATE}/selftest.json 2>/dev/null", lambda said: f'"{finding}"' in said)
        lights = json.loads(said)["lights"] if said else []
        found = {light["finding"]: light["signal"] for light in lights if "finding" in light}
        measured = " ".join(f"{light} {signal}" for light, signal in found.items()) or "no finding"
        figure(f"{name}: the morning check", f"{finding} amber", measured, found.get(finding) == "amber")

    def now(self):
        """The machine's time: seconds since its start."""
        return float(self.machine.run("cut -d' ' -f1 /proc/uptime", 400))

    def player(self):
        """The player's process."""
        return self.machine.run("player").strip()

    def as_player(self):
        """What a command begins with that is to see what the player sees, with the player's rights."""
        return f"nsenter --target {self.player()} --mount setpriv --reuid=pasaka --regid=pasaka --clear-groups"

    def lend(self, stick):
        """Asks for a stick to be written, as the player does."""
        self.machine.run(f"{self.as_player()} sh -c 'mkdir -p $(dirname {REQUEST}); echo {stick} >{REQUEST}'")
        self.wait_for(f"grep ' {STICKS}/' /proc/mounts | cut -d' ' -f4", lambda said: said.count("rw,") == 2)

    def give_back(self):
        """Gives the stick back, and waits until nothing can be written on it."""
        self.machine.run(f"rm {REQUEST}")
        self.wait_for(f"grep ' {STICKS}/' /proc/mounts | cut -d' ' -f4", lambda said: "rw," not in said)

    def way(self):
        """The player's session type: cage, x11 or kmsdrm."""
        return self.machine.ask("cut -d' ' -f1 /run/pasaka/session").strip()

    def lines_since(self, machine_time):
        """The lines of the log since a time of the machine."""
        lines = self.machine.ask(f"journalctl -b -o short-monotonic --no-pager -u {UNIT} | tail -500").splitlines()
        times = [float(line[1:].split("]")[0]) for line in lines if line.startswith("[")]
        return sum(at >= machine_time for at in times)

    def choose(self, way):
        """Takes one way to the screen, from now on; returns the seconds that it took."""
        began = self.now()
        self.machine.run(f"sed -i s/^PASAKA_SESSION=.*/PASAKA_SESSION={way}/ /etc/pasaka/kiosk.conf;"
                         f"systemctl restart --no-block {UNIT}")
        return self.wait_until_ready(since=began) - began


def on_stage(x, y, size=(WIDTH, HEIGHT)):
    """Where a place of the stage, 1600 × 1200 points in the middle of the screen, lies, in parts of the screen."""
    scale = min(size[0] / 1600, size[1] / 1200)
    return 0.5 + (x - 800) * scale / size[0], 0.5 + (y - 600) * scale / size[1]


def run_parts(parts, words):
    """Runs the parts of a case that the words name, or all. Words: [PACKAGE.deb [PART…]]."""
    names = words[1:]
    unknown = set(names) - {part.__name__ for part in parts}
    if unknown:
        known = ", ".join(part.__name__ for part in parts)
        sys.exit(f"there is no part {', '.join(sorted(unknown))}; there are: {known}")
    appliance = Appliance(image.package(words))
    try:
        for part in parts:
            if names and part.__name__ not in names:
                continue
            try:
                part(appliance)
            except (RuntimeError, OSError, subprocess.SubprocessError) as problem:
                figure(part.__name__, "–", f"stopped: {str(problem)[:200]}", False)
    finally:
        appliance.cut_off()
        for large in [*appliance.folder.rglob("*.disk"), *appliance.folder.rglob("memory")]:
            large.unlink()
    end()
