"""The machine's monitor: input from outside, and screenshots."""

import json
import socket
import time


class Monitor:
    """A connection to QEMU by QMP, its protocol of one JSON object a line."""

    def __init__(self, path):
        self.held = []
        self.socket = socket.socket(socket.AF_UNIX)
        connect(self.socket, path)
        self.lines = self.socket.makefile("rw")
        self.lines.readline()
        self.do("qmp_capabilities")

    def do(self, command, **arguments):
        """Runs a command and returns its answer; if QEMU refuses it raises RuntimeError."""
        json.dump({"execute": command, "arguments": arguments}, self.lines)
        self.lines.write("\n")
        self.lines.flush()
        for line in self.lines:
            answer = json.loads(line)
            if "return" in answer:
                return answer["return"]
            if "error" in answer:
                raise RuntimeError(f"QEMU refuses {command}: {answer['error']['desc']}")
        raise RuntimeError(f"QEMU ended at {command}")

    def go_on(self, seconds=60):
        """Has a machine go on, when its memory has been read."""
        deadline = time.monotonic() + seconds
        while self.do("query-status")["status"] == "inmigrate":
            if time.monotonic() > deadline:
                raise RuntimeError(f"the machine's memory is not read after {seconds} s")
            time.sleep(0.1)
        self.do("cont")

    def photograph(self, path):
        """Writes a screenshot as a PNG."""
        self.do("screendump", filename=str(path), format="png")

    def keys(self, *names):
        """Presses keys together, in this order, and lets them go; names are QEMU's: ctrl, alt, sysrq, pgdn."""
        events = [self._key(name, True) for name in names] + [self._key(name, False) for name in reversed(names)]
        for event in events:
            self.do("input-send-event", events=[event])

    def hold(self, name):
        """Presses a key and keeps it down until `let_go`."""
        if name not in self.held:
            self.held.append(name)
            self.do("input-send-event", events=[self._key(name, True)])

    def let_go(self):
        """Releases all held keys."""
        while self.held:
            self.do("input-send-event", events=[self._key(self.held.pop(), False)])

    def tap(self, x, y):
        """Clicks at a position in fractions of the screen."""
        self.press(x, y)
        time.sleep(0.2)
        self.release()

    def press(self, x, y):
        """Presses the pointer at a place.

        The pointer comes from beside: the kernel says nothing of a pointer that stays where it is, and a press in the
        moment in which the pointer enters a window may be lost.
        """
        self._move(x + 0.01, y + 0.01)
        time.sleep(0.5)
        self._move(x, y)
        time.sleep(0.5)
        self._button(True)

    def release(self):
        """Releases the pointer."""
        self._button(False)
        time.sleep(0.2)

    def add_stick(self, image, name="stick", is_read_only=True, dead_sectors=()):
        """Plugs in a USB stick with the contents of an image; reading the dead sectors of it fails."""
        file = {"driver": "file", "filename": str(image)}
        if dead_sectors:
            dead = [{"event": "read_aio", "errno": 5, "sector": sector} for sector in dead_sectors]
            file = {"driver": "blkdebug", "image": file, "inject-error": dead}
        self.do("blockdev-add", driver="raw", **{"node-name": name, "read-only": is_read_only}, file=file)
        self.do("device_add", driver="usb-storage", id=name, drive=name, bus="usb.0")

    def remove_stick(self, name="stick"):
        """Pulls a USB stick out, without a word beforehand."""
        self.do("device_del", id=name)
        deadline = time.monotonic() + 30
        while time.monotonic() < deadline:
            try:
                return self.do("blockdev-del", **{"node-name": name})
            except RuntimeError:
                time.sleep(0.5)
        raise RuntimeError(f"QEMU does not let go of the stick {name}")

    def _button(self, is_down):
        self.do("input-send-event", events=[{"type": "btn", "data": {"button": "left", "down": is_down}}])

    def _key(self, name, is_down):
        return {"type": "key", "data": {"down": is_down, "key": {"type": "qcode", "data": name}}}

    def _move(self, x, y):
        self.do("input-send-event", events=[
            {"type": "abs", "data": {"axis": axis, "value": round(place * 0x7FFF)}}
            for axis, place in (("x", x), ("y", y))
        ])


def connect(peer, path, seconds=20):
    """Connects to a socket that QEMU is about to make."""
    deadline = time.monotonic() + seconds
    while True:
        try:
            return peer.connect(str(path))
        except (FileNotFoundError, ConnectionRefusedError):
            if time.monotonic() > deadline:
                raise
            time.sleep(0.05)
