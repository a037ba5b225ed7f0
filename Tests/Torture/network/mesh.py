"""Twenty kiosks to which Syncthing carries the folder: a third carrier, which is trusted with nothing."""

import glob
import os
import re
import signal
import subprocess
import time

from debian import await_that, run
from figures import figure

from network import world
from network.wires import program

COUNT, TALE = 20, 30_000_000
# No discovery, no relays, no reports, no upgrades: only the peers that are named.
OPTIONS = {"globalAnnounceEnabled": "false", "localAnnounceEnabled": "false", "relaysEnabled": "false", "natEnabled": "false",
           "urAccepted": "-1", "crashReportingEnabled": "false", "autoUpgradeIntervalH": "0", "startBrowser": "false",
           "stunKeepaliveStartS": "0", "listenAddress": "tcp://:22000", "databaseTuning": "small"}


class Peer:
    """One Syncthing with a folder, in a namespace."""

    def __init__(self, home, namespace, address, folder):
        self.home, self.namespace, self.address, self.folder, self.process = home, namespace, address, folder, None
        self.program = program("syncthing", "/usr/bin/syncthing")
        run(self.program, "generate", f"--home={home}", "--no-default-folder", check=True)
        with open(f"{home}/config.xml") as file:
            self.text = file.read()
        self.device = re.search(r'<device id="([^"]+)"', self.text)[1]

    def settle(self, kind, others):
        """Writes its settings: it shares the folder with others."""
        shared = "".join(f'<device id="{peer.device}"></device>' for peer in [self, *others])
        known = "".join(f'<device id="{peer.device}" compression="never"><address>tcp://{peer.address}:22000</address></device>'
                        for peer in others)
        folder = (f'<folder id="network" path="{self.folder}" type="{kind}" rescanIntervalS="3600" fsWatcherEnabled="true" '
                  f'fsWatcherDelayS="1">{shared}</folder>')
        text = self.text
        for name, value in OPTIONS.items():
            text = re.sub(rf"<{name}>[^<]*</{name}>", f"<{name}>{value}</{name}>", text)
        with open(f"{self.home}/config.xml", "w") as file:
            file.write(text.replace("</configuration>", f"{folder}{known}</configuration>"))

    def start(self):
        words = ["ip", "netns", "exec", self.namespace, "nice", "-n", "19", self.program, f"--home={self.home}",
                 "--no-browser", "--no-restart", "--no-default-folder"]
        # Without a second process that watches it: what is measured is the one that works.
        environment = {**os.environ, "GOMAXPROCS": "1", "STMONITORED": "yes"}
        with open(f"{self.home}/log", "ab") as log:
            self.process = subprocess.Popen(words, stdout=log, stderr=log, env=environment, start_new_session=True)

    def stop(self, number=signal.SIGTERM):
        if self.process and self.process.poll() is None:
            os.killpg(self.process.pid, number)
        if self.process:
            self.process.wait()

    def status(self, name):
        """A number of its process, such as VmRSS."""
        with open(f"/proc/{self.process.pid}/status") as file:
            return int(re.search(rf"{name}:\s+(\d+)", file.read())[1])

    def wakeups(self):
        """How often its threads have waited, in all."""
        total = 0
        for path in glob.glob(f"/proc/{self.process.pid}/task/*/status"):
            with open(path) as file:
                total += int(re.search(r"\nvoluntary_ctxt_switches:\s+(\d+)", file.read())[1])
        return total


def carries(all):
    hub, kiosks, peers = all.hub, [], []
    all.publish(1_000_000)
    server = Peer(f"{all.folder}/syncthing", all.wires.server, "10.77.0.1", hub.served)
    os.makedirs(f"{hub.served}/.stfolder", exist_ok=True)
    try:
        for number in range(COUNT):
            kiosk = all.kiosk()
            place = f"{all.folder}/mesh/{number}"
            os.makedirs(f"{place}/sync/pasaka-network/.stfolder")
            address = all.wires.address(kiosk.namespace)
            peers.append(Peer(f"{place}/home", kiosk.namespace, address, f"{place}/sync/pasaka-network"))
            kiosks.append((kiosk, place))
        # A mesh: each knows the hub and its two neighbours.
        for number, peer in enumerate(peers):
            peer.settle("receiveonly", [server, peers[number - 1], peers[(number + 1) % COUNT]])
        server.settle("sendonly", peers)
        for peer in [server, *peers]:
            peer.start()
        measure(all, server, kiosks, peers)
    finally:
        for peer in [server, *peers]:
            peer.stop(signal.SIGKILL)


def has_all(all, peers):
    """Whether each has the packs that the hub serves now."""
    wanted = set(os.listdir(f"{all.hub.served}/packs"))
    return not [peer for peer in peers if not wanted <= set(names(f"{peer.folder}/packs"))]


def names(folder):
    return os.listdir(folder) if os.path.isdir(folder) else []


def measure(all, server, kiosks, peers):
    await_that(lambda: has_all(all, peers), 600)
    all.publish(TALE)
    seconds = await_that(lambda: has_all(all, peers), 1500)
    figure(f"Syncthing: a tale of 30 MB in {COUNT} folders after", "≤ 3000 s", "never" if seconds is None else f"{seconds:.0f} s",
           seconds is not None)
    looked = sum(kiosk("stick", place)[0] == 0 and kiosk.is_whole(all.tales) for kiosk, place in kiosks)
    figure("… on the shelves after one look", f"{COUNT} of {COUNT}", f"{looked} of {COUNT}", looked == COUNT)
    time.sleep(60)
    before, memory = peers[0].wakeups(), peers[0].status("VmHWM") / 1024
    time.sleep(30)
    figure("… wake-ups a second when idle, memory at most", "– (runs in windows only), ≤ 256 MB",
           f"{(peers[0].wakeups() - before) / 30:.1f}, {memory:.0f} MB", memory <= 256)
    spoil(all, kiosks, peers)


def spoil(all, kiosks, peers):
    """A kiosk that lies in the folder, one whose database is garbage, and a deletion at a kiosk."""
    peers[0].stop()
    for path in glob.glob(f"{peers[0].home}/index-*/*"):
        with open(path, "r+b") as file:
            file.write(os.urandom(min(4096, os.path.getsize(path))))
    peers[0].start()
    time.sleep(15)
    if peers[0].process.poll() is not None:
        run("sh", "-c", f"rm -rf {peers[0].home}/index-*")
        peers[0].start()
        healed = "by deleting it"
    else:
        healed = "by itself"
    liar, place = kiosks[1]
    for path in glob.glob(f"{place}/sync/pasaka-network/packs/*")[:1] + [f"{place}/sync/pasaka-network/index.json"]:
        with open(path, "wb") as file:
            file.write(b"{}")
    liar("stick", place)
    figure("… a kiosk's folder is spoilt: its code, tales kept", "W2 or W3 or none, all", f"{liar.code}, "
           f"{len(liar.read('shelf.json')['tales'])} of {all.tales}", len(liar.read("shelf.json")["tales"]) == all.tales)
    all.publish(100_000)
    seconds = await_that(lambda: has_all(all, peers[:1]), 300)
    figure("… a garbled database: healed, the next tale after", "yes",
           f"{healed}, {'never' if seconds is None else f'{seconds:.0f} s'}", seconds is not None)
    served = len(os.listdir(f"{all.hub.served}/packs"))
    figure("… what the hub serves after all that: tales", str(all.tales), str(served), served == all.tales)
