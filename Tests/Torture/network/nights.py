"""Nights of many kiosks that follow one network: with nothing new, with a tale, without a server, with a bad wire."""

import concurrent.futures
import os
import time

from figures import figure

from network import world
from network.wires import ADDRESS

KIOSKS, TALE = 50, 30_000_000
WINDOW = 50 * 60  # seconds of RandomizedDelaySec


def is_so(name, wanted, measured):
    figure(name, wanted, measured, measured == wanted)


def of(part, all):
    return f"{part} of {all}"


def together(kiosks, *words, limit=KIOSKS):
    """Runs a command on kiosks side by side; their statuses and words."""
    with concurrent.futures.ThreadPoolExecutor(limit) as pool:
        return list(pool.map(lambda kiosk: kiosk(*words), kiosks))


def at(date):
    """What a command runs behind at three in the night of a day."""
    return "faketime", "-f", f"@{date} 03:00:00"


def date(night):
    """The day so many nights after one in 2027."""
    return time.strftime("%Y-%m-%d", time.gmtime(1_800_000_000 + night * 86400))


class World:
    """A hub, its server, and kiosks that have joined by a stick before any tale was there."""

    def __init__(self, folder, wires, server, hub):
        self.folder, self.wires, self.server, self.hub, self.kiosks = folder, wires, server, hub, []
        self.publications, self.tales = 0, 0
        self.hub.publish()
        self.sticks = hub.stick(f"{folder}/sticks", "--address", f"https://{ADDRESS}", "--outbox", f"https://{ADDRESS}/outbox")
        self.slow = hub.stick(f"{folder}/slow", "--address", f"http://{ADDRESS}:81")

    def kiosk(self, sticks=None):
        number = len(self.kiosks)
        one = world.Kiosk(f"{self.folder}/kiosks/{number}", self.wires.kiosk(), self.server.certificate)
        one.join(sticks or self.sticks)
        self.kiosks.append(one)
        return one

    def publish(self, *sizes):
        """Publishes new tales of some sizes."""
        for size in sizes:
            self.tales += 1
            self.hub.tale(f"tale{self.tales}", size)
        self.hub.publish()


def window(all):
    """One night with nothing new, one with a tale, as the server's log and a wire see them."""
    start = time.monotonic()
    for _ in range(KIOSKS):
        all.kiosk()
    figure(f"{KIOSKS} kiosks join by a stick, each", "–", f"{(time.monotonic() - start) / KIOSKS:.1f} s", True)
    together(all.kiosks, "fetch")
    all.server.requests()
    before = all.wires.bytes_of(all.kiosks[0].namespace)
    together(all.kiosks, "fetch")
    load("a night with nothing new", all, before, 50_000)
    for kiosk in all.kiosks:
        day(kiosk, "2026-11-29")
    all.publish(TALE)
    before, start = all.wires.bytes_of(all.kiosks[0].namespace), time.monotonic()
    together(all.kiosks, "fetch")
    seconds = time.monotonic() - start
    there = sum(kiosk.is_whole(1) for kiosk in all.kiosks)
    is_so("a tale of 30 MB: on all shelves after one window", of(KIOSKS, KIOSKS), of(there, KIOSKS))
    figure("… all at once, on one machine", f"≤ {WINDOW} s", f"{seconds:.0f} s", seconds <= WINDOW)
    load("a night with a new tale of 30 MB", all, before, None)
    sent = sum(len(names) for _, _, names in os.walk(f"{all.server.folder}/outbox"))
    is_so("the days of all kiosks came", of(KIOSKS, KIOSKS), of(sent, KIOSKS))
    before = all.wires.bytes_of(all.kiosks[0].namespace)
    all.hub("withdraw", "tale1")
    all.hub.publish()
    together(all.kiosks, "fetch")
    load("a night with one more withdrawn", all, before, None)
    hidden = sum(bool(kiosk.read("shelf.json")["withdrawn"]) for kiosk in all.kiosks)
    is_so("… hidden on", of(KIOSKS, KIOSKS), of(hidden, KIOSKS))


def day(kiosk, date):
    """What the unit's root step puts there."""
    known = {"date": date, "name": "Rīga 1", "kiosk": kiosk.read("kiosk.json")["id"], "pasaka": "0.2.0~deb12", "debian": "12",
             "index": 1, "lights": ["U1"], "free": 9000, "starts": 1, "crashes": 0,
             "tales": {f"tale{number}": {"begun": 9, "heard": 7, "leafed": 1} for number in range(40)}}
    os.makedirs(f"{kiosk.folder}/outbox", exist_ok=True)
    world.write_json(f"{kiosk.folder}/outbox/{date}.json", known)


def load(night, all, before, most):
    """A night's requests and bytes for each kiosk, and what a server has of many."""
    rows = all.server.requests()
    wire = all.wires.bytes_of(all.kiosks[0].namespace) - before
    requests, sent = len(rows) / KIOSKS, sum(row[3] for row in rows) / KIOSKS
    figure(f"{night}: requests, bytes of HTTP sent, bytes on the wire with TLS, a kiosk",
           f"≤ {most} on the wire" if most else "–", f"{requests:.1f}, {sent:,.0f}, {wire:,}", most is None or wire <= most)
    for count in (500, 50_000):
        megabits = wire * count * 8 / WINDOW / 1e6
        figure(f"… computed for {count:,} kiosks in a window of 50 minutes", "–",
               f"{requests * count / WINDOW:.1f} requests/s, {megabits:.2f} Mbit/s, {wire * count / 1e9:.3f} GB", True)


def away(all):
    """The server is gone for 60 days; each day is one night by a false clock."""
    all.publish(500_000)
    kiosk = all.kiosk()
    kiosk("fetch")
    tales, number = len(kiosk.read("shelf.json")["tales"]), kiosk.number
    all.server.stop()
    codes, statuses = set(), set()
    for night in range(60):
        day(kiosk, date(night))
        status, _ = kiosk("fetch", before=at(date(night)))
        codes.add(kiosk.code), statuses.add(status)
    is_so("the server is away for 60 nights: code, status", "W1, 0", f"{codes.pop() if len(codes) == 1 else codes}, "
          f"{statuses.pop() if len(statuses) == 1 else statuses}")
    kept, waiting = len(kiosk.read("shelf.json")["tales"]), len(os.listdir(f"{kiosk.folder}/outbox"))
    is_so("… its tales, and its days that wait", f"{tales}, 60", f"{kept}, {waiting}")
    all.server.start()
    all.publish(1_000_000)
    all.server.requests()
    kiosk("fetch", before=at(date(60)))
    put = sum(row[0] == "PUT" and row[2] < 300 for row in all.server.requests())
    is_so("the night it is back: code, days sent", "None, 60", f"{kiosk.code}, {put}")


def loss(all):
    """20 % of packets lost both ways."""
    all.publish(TALE)
    kiosks = [all.kiosk() for _ in range(5)]
    for kiosk in kiosks:
        all.wires.loses(kiosk.namespace, 20)
    nights, start = {}, time.monotonic()
    for night in range(1, 41):
        left = [kiosk for kiosk in kiosks if kiosk not in nights]
        together(left, "fetch")
        nights |= {kiosk: night for kiosk in left if kiosk.code is None and kiosk.is_whole(all.tales)}
        if len(nights) == len(kiosks) or time.monotonic() - start > 1500:
            break
    bad = sum(bool(world.faults(world.files(kiosk.folder))) for kiosk in kiosks)
    is_so("20 % of packets lost: kiosks with a fault", "0", str(bad))
    figure("… all tales there after so many nights", "each", ", ".join(str(nights.get(kiosk, "not yet")) for kiosk in kiosks) +
           f" ({time.monotonic() - start:.0f} s)", len(nights) == len(kiosks))
