#!/usr/bin/env python3
"""The project's own examination of `pasaka letters judge`: evaluate.py STROKES-FOLDER [--small] [--table FILE]

Prints the table of rates, measured on writers and devices that no network of the table has seen, with distortions of
tasks.py. Of a table that has learnt from all writers, such as the shipped one, the figures say nothing: without --table
it takes split.bin, or for small letters the shipped one, which has not learnt from these writers.
"""

import argparse
import json
import subprocess
from collections import Counter
from pathlib import Path

import numpy as np

import tasks
from forms import CAPITAL, SMALL

HERE = Path(__file__).parent
ROOT = HERE.parent.parent
REASONS = {"incomplete": {"missing-part"}, "mirrored": {"mirrored"}, "lv missing-mark": {"mark-missing"},
           "lv wrong-mark": {"mark-wrong"}, "lv wrong-side": {"mark-misplaced"}, "lv extra-mark": {"extra-part"}, "other form": {"small-letter", "capital-letter"}}
# What an answer is measured by, the kind of its questions, what is to reach, and what to reach for.
ROWS = (
    ("identify, clean: first", "first", "clean", 95.5, 97), ("… among the first three", "three", "clean", 98.8, 99.5),
    ("identify, child-like", "first", "child", 87, 91), ("identify, another device", "first", "device", 90, 94),
    ("identify, Latvian with marks", "first", "lv who", 94, 96),
    ("identify, made-up writers", "first", "made", 95, 98), ("… child-like", "first", "made child", 87, 91),
    ("right letter refused, clean", "refused", "right clean", 2.4, 1.5),
    ("… child-like", "refused", "right child", 8, 5), ("… made-up writers", "refused", "right made", 2.4, 1.5),
    ("… made-up writers, child-like", "refused", "right made child", 8, 5), ("… Latvian with marks", "refused", "lv right", 2.7, 2),
    ("accepted: another letter", "accepted", "other", 0.5, 0.3), ("… a look-alike", "accepted", "look-alike", 2.4, 1.5),
    ("… a scribble", "accepted", "scribble", 1.5, 1), ("… a foreign sign", "accepted", "foreign", 1.2, 1),
    ("… a digit", "accepted", "digit", 4, 2), ("… a letter of the other form", "accepted", "other form", 15, 8),
    ("… one stroke missing", "accepted", "incomplete", 10, 5), ("… mirrored", "accepted", "mirrored", 3, 2),
    ("… mark missing", "accepted", "lv missing-mark", 1.5, 1), ("… mark wrong", "accepted", "lv wrong-mark", 1.5, 1),
    ("… mark misplaced", "accepted", "lv wrong-side", 1.5, 1), ("… mark too many", "accepted", "lv extra-mark", 1.5, 1),
    ("the reason is right", "reason", None, 80, 90),
)
MEASURES = {
    "first": lambda r: r["label"] == r["ranking"][0], "three": lambda r: r["label"] in r["ranking"][:3],
    "refused": lambda r: not r["accepted"], "accepted": lambda r: r["accepted"],
    "reason": lambda r: r["reason"] in REASONS[r["kind"]],
}


def judged(questions, table, pasaka):
    """The questions with the judge's answers."""
    lines = "".join(json.dumps({k: q[k] for k in ("id", "alphabet", "expected", "strokes")}) + "\n" for q in questions)
    command = [pasaka, "letters", "judge", "--table", table]
    answer = subprocess.run(command, input=lines, stdout=subprocess.PIPE, check=True, text=True).stdout
    return [q | json.loads(a) for q, a in zip(questions, answer.splitlines(), strict=True)]


def asked(rows, measure, kind):
    """The answers that a row is measured on."""
    if measure == "reason":
        return [r for r in rows if r["kind"] in REASONS and not r["accepted"]]
    return [r for r in rows if r["kind"] == kind]


def report(rows):
    print(f"{'':32}to reach  reach for  measured       n")
    for name, measure, kind, bar, wish in ROWS:
        of = asked(rows, measure, kind)
        if not of:
            continue
        value = 100 * np.mean([MEASURES[measure](r) for r in of])
        higher = measure in ("first", "three", "reason")
        met = value >= bar if higher else value <= bar
        print(f"{name:32}{'≥' if higher else '≤'} {bar:6.1f}  {wish:9.1f}  {value:8.2f}  {len(of):6}{'' if met else '  not reached'}")
    times = np.array([r["ms"] for r in rows])
    print(f"time for one drawing, ms: mean {times.mean():.2f}, 99 % {np.percentile(times, 99):.2f}, worst {times.max():.2f}")


def show(rows):
    """Which letters and reasons go wrong."""
    for name, measure, kind, _, _ in ROWS:
        higher = measure in ("first", "three", "reason")
        wrong = [r for r in asked(rows, measure, kind) if MEASURES[measure](r) != higher]
        print(name, Counter((r["expected"] or r["label"], r["ranking"][0], r["reason"]) for r in wrong).most_common(12))


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", help="development strokes, with upper.jsonl, latvian_upper.jsonl and foreign.jsonl")
    parser.add_argument("--small", action="store_true", help="small letters")
    parser.add_argument("--table", help="another than the split one")
    parser.add_argument("--pasaka", default=ROOT / ".build/debug/pasaka")
    parser.add_argument("--seed", type=int, default=11, help="of the distortions and the choice of questions")
    parser.add_argument("--show", action="store_true", help="say which letters and reasons go wrong")
    options = parser.parse_args()
    form = SMALL if options.small else CAPITAL
    questions = tasks.made(options.folder, {"test", "device"}, (7, 8), options.seed, form)
    device = [q for q in tasks.made(options.folder, {"device"}, (), options.seed, form) if q["kind"] == "clean"]
    table = options.table or form.split
    rows = judged(questions + [q | {"kind": "device"} for q in device], table, options.pasaka)
    report(rows)
    if options.show:
        show(rows)


if __name__ == "__main__":
    main()
