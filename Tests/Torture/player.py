"""The real player in a real window on a dedicated display, with simulated input."""

import atexit
import ctypes
import mmap
import os
import shutil
import signal
import struct
import subprocess
import tempfile
import time

PROGRAM = os.path.join(os.environ.get("PASAKA_PROGRAMS", ".build/release"), "pasaka")
REPOSITORY = os.path.realpath(os.path.join(os.path.dirname(__file__), "../.."))
TALES = os.path.join(REPOSITORY, "assets/stories")


class DidNotHappen(Exception):
    """An awaited event did not happen."""


def eventually(what, happens, seconds=20.0, every=0.002):
    """Waits until `happens()` is true and gives its answer."""
    end = time.monotonic() + seconds
    while not (answer := happens()):
        if time.monotonic() > end:
            raise DidNotHappen(f"{what} did not happen within {seconds:g} s")
        time.sleep(every)
    return answer


def temporary_folder():
    """A folder that goes when the case ends."""
    folder = tempfile.mkdtemp(prefix="pasaka-torture-")
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    return folder


@ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_void_p, ctypes.c_void_p)
def _ignore_errors(_display, _error):
    """A window that goes while it is asked for would end this program."""
    return 0


class Display:
    """An X server without a screen (Xvfb), its keyboard and pointer (XTEST), and its pixels."""

    def __init__(self, width=1280, height=800):
        self.width, self.height, self.folder = width, height, temporary_folder()
        reader, writer = os.pipe()
        self.server = subprocess.Popen(
            ["Xvfb", "-displayfd", str(writer), "-screen", "0", f"{width}x{height}x24", "-fbdir", self.folder,
             "-nolisten", "tcp", "-noreset", "-nocursor"],
            pass_fds=[writer], stderr=subprocess.DEVNULL)
        atexit.register(self.server.kill)
        os.close(writer)
        with os.fdopen(reader) as number:
            self.name = ":" + number.readline().strip()
        with open(os.path.join(self.folder, "Xvfb_screen0"), "rb") as file:
            self.memory = mmap.mmap(file.fileno(), 0, prot=mmap.PROT_READ)
        self.x11, self.xtst = ctypes.CDLL("libX11.so.6"), ctypes.CDLL("libXtst.so.6")
        self.x11.XOpenDisplay.restype = ctypes.c_void_p
        self.x11.XStringToKeysym.restype = ctypes.c_ulong
        self.x11.XKeysymToKeycode.argtypes = [ctypes.c_void_p, ctypes.c_ulong]
        self.connection = ctypes.c_void_p(self.x11.XOpenDisplay(self.name.encode()))
        if not self.connection:
            raise DidNotHappen("Xvfb did not start")
        self.x11.XDefaultRootWindow.restype = ctypes.c_ulong
        self.root = self.x11.XDefaultRootWindow(self.connection)
        self.x11.XSetErrorHandler(_ignore_errors)
        self.move(0.5, 0.5)
        self.key("Shift_L")  # the first key that XTEST sends makes every program read the keyboard anew

    # Hands. Places are parts of the screen, 0…1.

    def keycode(self, name):
        """The number of a key; 0 if this keyboard lacks it."""
        return self.x11.XKeysymToKeycode(self.connection, self.x11.XStringToKeysym(name.encode())) & 0xFF

    def press(self, name, is_down=True):
        """Presses a key, or lets it go."""
        self.xtst.XTestFakeKeyEvent(self.connection, self.keycode(name), int(is_down), 0)
        self.x11.XFlush(self.connection)

    def key(self, *names):
        """Presses a chord and lets it go."""
        for name in names:
            self.press(name)
        for name in reversed(names):
            self.press(name, False)

    def move(self, x, y):
        """Moves the pointer."""
        x, y = int(x * (self.width - 1)), int(y * (self.height - 1))
        self.xtst.XTestFakeMotionEvent(self.connection, -1, x, y, 0)
        self.x11.XFlush(self.connection)

    def button(self, is_down, number=1):
        """Presses a button of the mouse, or lets it go."""
        self.xtst.XTestFakeButtonEvent(self.connection, number, int(is_down), 0)
        self.x11.XFlush(self.connection)

    def tap(self, x, y):
        """Touches a place."""
        self.move(x, y)
        self.button(True)
        self.button(False)

    def tap_stage(self, x, y):
        """Touches a place of the stage."""
        self.tap(*self.stage(x, y))

    def stage(self, x, y):
        """A point of the stage of 1600 × 1200 points, which is centred on the screen, as fractions of the screen."""
        scale = min(self.width / 1600, self.height / 1200)
        return 0.5 + (x - 800) * scale / self.width, 0.5 + (y - 600) * scale / self.height

    # Windows.

    def window_under_pointer(self):
        """The innermost window under the pointer, and its place as (x, y, width, height)."""
        found, child = ctypes.c_ulong(), ctypes.c_ulong(self.root)
        numbers = [ctypes.c_int() for _ in range(5)]
        while child.value:
            found = ctypes.c_ulong(child.value)
            root, inner = ctypes.c_ulong(), [ctypes.byref(number) for number in numbers]
            self.x11.XQueryPointer(self.connection, found, ctypes.byref(root), ctypes.byref(child), *inner)
        root, x, y, width, height, border, depth = ctypes.c_ulong(), *(ctypes.c_int() for _ in range(6))
        self.x11.XGetGeometry(
            self.connection, found, *map(ctypes.byref, (root, x, y, width, height, border, depth)))
        self.x11.XTranslateCoordinates(
            self.connection, found, ctypes.c_ulong(self.root), 0, 0, *map(ctypes.byref, (x, y, child)))
        return found.value, (x.value, y.value, width.value, height.value)

    def focus(self):
        """The window to which keys go; 1 where they go to the one under the pointer."""
        window, way = ctypes.c_ulong(), ctypes.c_int()
        self.x11.XGetInputFocus(self.connection, ctypes.byref(window), ctypes.byref(way))
        return window.value

    # Eyes.

    def row(self, y, left=0.0, right=1.0):
        """The pixels of a row, as bytes."""
        header = struct.unpack_from(">20I", self.memory)  # XWDFile.h
        start = header[0] + header[19] * 12 + int(y * (self.height - 1)) * header[12]
        return self.memory[start + int(left * self.width) * 4:start + int(right * self.width) * 4]

    def color(self, x, y):
        """A pixel as (red, green, blue)."""
        blue, green, red, _ = self.row(y, x, x + 1.5 / self.width)[:4]
        return red, green, blue

    def stage_color(self, x, y):
        """The colour at a place of the stage."""
        return self.color(*self.stage(x, y))

    def stage_pixels(self, x, y, width, height):
        """Some pixels of an area of the stage, as (blue, green, red, 0)."""
        left, right = self.stage(x, y)[0], self.stage(x + width, y)[0]
        for step in range(int(height) // 4):
            row = self.row(self.stage(x, y + 4 * step)[1], left, right)
            yield from (row[at:at + 4] for at in range(0, len(row), 4))

    def fingerprint(self):
        """The content of the middle of the screen, where there is no button."""
        return hash(b"".join(self.row(y, 0.3, 0.7) for y in (0.25, 0.35, 0.45)))

    def has_picture(self):
        """Whether there is more in the middle of the screen than paper."""
        row = self.row(0.35, 0.3, 0.7)
        return len({row[at:at + 4] for at in range(0, len(row), 4)}) > 30

    def settled(self, seconds=0.25, within=20.0):
        """The fingerprint, when nothing has changed for some time."""
        end = time.monotonic() + within
        last, since = self.fingerprint(), time.monotonic()
        while time.monotonic() - since < seconds:
            time.sleep(0.005)
            if (now := self.fingerprint()) != last:
                last, since = now, time.monotonic()
            if time.monotonic() > end:
                raise DidNotHappen("the picture did not come to rest")
        return last

    def shows(self, fingerprint, what="the picture", seconds=20.0):
        """Waits until a fingerprint is there."""
        eventually(what, lambda: self.fingerprint() == fingerprint, seconds, every=0.0005)


class Player:
    """The program, with a home of its own."""

    def __init__(self, display, *arguments, folder=None, environment=None, before=(), program=PROGRAM):
        self.display, self.folder, self.program = display, folder or temporary_folder(), program
        self.before, self.arguments = list(before), list(arguments)
        self.environment = {
            "PATH": "/usr/bin:/bin", "HOME": self.folder, "LANG": "C.UTF-8", "XDG_RUNTIME_DIR": self.folder,
            "SDL_AUDIODRIVER": "dummy", "DISPLAY": display.name} | (environment or {})
        self.start()

    def start(self):
        """Starts it, again too."""
        with open(self.path("log"), "ab") as log:
            self.process = subprocess.Popen(
                self.before + [self.program, *self.arguments], env=self.environment, stdin=subprocess.DEVNULL, stdout=log,
                stderr=log)
        self.pid, self.started = self.process.pid, time.monotonic()
        atexit.register(self.kill)

    def path(self, name):
        """A file in its home."""
        return os.path.join(self.folder, name)

    @property
    def state(self):
        """The state folder."""
        return self.path(".local/state/pasaka")

    def log(self):
        """The lines it has written."""
        with open(self.path("log"), errors="replace") as file:
            return file.read().splitlines()

    def kill(self):
        """Ends it as a cut of the power does."""
        if self.process.poll() is None:
            self.process.kill()
            self.process.wait()

    def end(self, number=signal.SIGTERM, patience=10.0):
        """Sends a signal; gives the seconds until it has ended and its status (None where it had to be killed)."""
        start = time.monotonic()
        self.process.send_signal(number)
        try:
            status = self.process.wait(patience)
        except subprocess.TimeoutExpired:
            status = None
            self.kill()
        return time.monotonic() - start, status

    def is_alive(self):
        """Whether it runs, and has since it was started."""
        return self.process.poll() is None

    # Measuring.

    def children(self):
        """Its child processes."""
        try:
            with open(f"/proc/{self.pid}/task/{self.pid}/children") as file:
                listed = file.read().split()
            for task in os.listdir(f"/proc/{self.pid}/task"):
                if task != str(self.pid):
                    with open(f"/proc/{self.pid}/task/{task}/children") as file:
                        listed += file.read().split()
        except OSError:
            return []
        return [int(child) for child in listed]

    def zombies(self):
        """How many children have ended without being asked for their status."""
        return sum(state_of(child) == "Z" for child in self.children())

    def memory(self):
        """Kilobytes that it and its children take (proportional set size)."""
        return sum(pss(process) for process in [self.pid, *self.children()])

    def descriptors(self):
        """How many files it has open."""
        return len(os.listdir(f"/proc/{self.pid}/fd"))

    def threads(self):
        """How many threads it has."""
        return int(field(self.pid, "Threads"))


def state_of(process):
    """The letter of a process's state, Z for a zombie; nothing where there is none."""
    return field(process, "State")[:1].strip("0")


def field(process, name):
    """The data in `/proc` about a process."""
    try:
        with open(f"/proc/{process}/status") as file:
            return next((line.split(":", 1)[1].strip() for line in file if line.startswith(name + ":")), "0")
    except OSError:
        return "0"


def processor_times(process):
    """Seconds for which a process's main thread has run, and for which it could have run but had no processor."""
    with open(f"/proc/{process}/schedstat") as file:
        ran, waited, _ = file.read().split()
    return int(ran) / 1e9, int(waited) / 1e9


def pss(process):
    """Kilobytes of a process (proportional set size)."""
    try:
        with open(f"/proc/{process}/smaps_rollup") as file:
            return next((int(line.split()[1]) for line in file if line.startswith("Pss:")), 0)
    except OSError:
        return 0
