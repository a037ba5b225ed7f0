#!/usr/bin/env python3
"""Writes plausible outboxes of N kiosks into a network's folder, a tenth of them in trouble.

    days.py N DIR [--days 60] [--until 2026-11-29] [--seed 1]

The same arguments give the same files. DIR need not be a network's folder; if it is one, kiosks follow its number and
tell its tales.
"""
import argparse
import datetime
import hashlib
import json
import os
import random

TALES = ["racenis", "vaverite", "kakitis", "pasaku-vacelite", "cimdins", "lacis-un-pele", "saules-meita", "zelta-zivtina"]
PLACES = ["Bērnu nodaļa", "Lasītava", "Pagasta bibliotēka", "Bērnudārzs", "Skolas bibliotēka", "Filiāle"]
TOWNS = ["Alūksne", "Balvi", "Cēsis", "Dobele", "Gulbene", "Jelgava", "Kuldīga", "Liepāja", "Ludza", "Madona",
         "Ogre", "Preiļi", "Rēzekne", "Sigulda", "Talsi", "Tukums", "Valka", "Valmiera", "Ventspils", "Žīguri"]
REDS, AMBERS = ["S1", "T2", "V1", "M1", "L1", "P2", "K1", "U3"], ["V2", "U1", "U2", "A3", "T3", "P3", "W1", "W7", "B1"]
TROUBLES = ["red", "silent", "amber", "behind", "crashes"]


def published(folder):
    """The number of the network's index, and its tales' ids."""
    try:
        with open(os.path.join(folder, "pasaka-network", "index.json"), encoding="utf-8") as file:
            index = json.load(file)
        return index["number"], [pack["id"] for pack in index["packs"]]
    except OSError:
        return 14, []


def days(kiosk, number, tales, count, until, chance):
    """The days of one kiosk, oldest first."""
    trouble = TROUBLES[kiosk // 10 % len(TROUBLES)] if kiosk % 10 == 3 else None
    name = f"{TOWNS[kiosk % len(TOWNS)]}, {PLACES[kiosk // len(TOWNS) % len(PLACES)]} {kiosk + 1}"
    counts = {tale: dict(begun=chance.randrange(200), heard=0, leafed=0) for tale in tales}
    visitors, free = chance.randint(2, 25), chance.randint(4_000, 90_000)
    ailing = chance.randint(1, 12)
    for age in range(count - 1, -1, -1):
        date = until - datetime.timedelta(days=age)
        if trouble == "silent" and age < 3 + ailing:
            return
        for tale in chance.sample(tales, min(len(tales), 6)):
            begun = chance.randrange(1 + visitors // 3)
            counts[tale]["begun"] += begun
            counts[tale]["heard"] += begun * 2 // 3
            counts[tale]["leafed"] += chance.randrange(1 + begun)
        free -= chance.randrange(20)
        is_closed, is_ill = date.weekday() == 6, age < ailing
        lights = [chance.choice(AMBERS)] if chance.random() < 0.02 and age > 0 else []
        if trouble in ("red", "amber") and is_ill:
            lights = [(REDS if trouble == "red" else AMBERS)[kiosk // 50 % (8 if trouble == "red" else 9)]]
        if is_closed and chance.random() < 0.7 and age > 0:
            continue
        yield dict(
            date=date.isoformat(), name=name, kiosk=hashlib.sha256(str(kiosk).encode()).hexdigest()[:16],
            pasaka="0.2.0~deb12" if kiosk % 7 else "0.1.9~deb12", debian="12" if kiosk % 5 else "13",
            index=number - (2 if trouble == "behind" and is_ill else 0) - (1 if age > 20 else 0), lights=lights,
            free=max(free, 300), starts=0 if is_closed else chance.choice([1, 1, 1, 1, 2, 3]),
            crashes=chance.randint(1, 4) if trouble == "crashes" and is_ill else 0, tales=counts)


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n", 1)[0])
    parser.add_argument("kiosks", type=int)
    parser.add_argument("folder")
    parser.add_argument("--days", type=int, default=60)
    parser.add_argument("--until", type=datetime.date.fromisoformat, default=datetime.date.today())
    parser.add_argument("--seed", type=int, default=1)
    wanted = parser.parse_args()
    number, tales = published(wanted.folder)
    for kiosk in range(wanted.kiosks):
        chance = random.Random(f"{wanted.seed}/{kiosk}")
        told = TALES + [tale for tale in tales if chance.random() < 0.9]
        for day in days(kiosk, number, told, wanted.days, wanted.until, chance):
            while len(text := json.dumps(day, ensure_ascii=False, separators=(",", ":")).encode()) > 4096:
                day["tales"] = dict(list(day["tales"].items())[:-1])
            box = os.path.join(wanted.folder, "outbox", day["kiosk"])
            os.makedirs(box, exist_ok=True)
            with open(os.path.join(box, day["date"] + ".json"), "wb") as file:
                file.write(text)


if __name__ == "__main__":
    main()
