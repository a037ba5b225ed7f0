"""The project's own examination of `judge`: evaluate.py STROKES-FOLDER TABLE.bin [--part thresholds] [--seed 11]

Prints the table of the issue, measured on writers and devices that the table's training left out, with distortions of
tasks.py. For a table trained with --all-writers the figures say nothing.
"""

import argparse
import json
import subprocess
from collections import Counter
from pathlib import Path

import numpy as np

import tasks

ROOT = Path(__file__).parent.parent.parent
REASONS = {"incomplete": {"missing-part"}, "mirrored": {"mirrored"}, "lv missing-mark": {"mark-missing"},
           "lv wrong-mark": {"mark-wrong"}, "lv wrong-side": {"mark-misplaced"}, "lv extra-mark": {"extra-part"}}


def judged(questions, table, judge):
    """The questions with the judge's answers."""
    lines = "".join(json.dumps({k: q[k] for k in ("id", "alphabet", "expected", "strokes")}) + "\n" for q in questions)
    guides = [ROOT / "assets/letters" / name / "guides.json" for name in ("en", "lv")]
    answer = subprocess.run([judge, table, *guides], input=lines, stdout=subprocess.PIPE, check=True, text=True).stdout
    return [q | json.loads(a) for q, a in zip(questions, answer.splitlines(), strict=True)]


def top(rows, count):
    return np.mean([row["label"] in row["ranking"][:count] for row in rows]) * 100


def accepted(rows):
    return np.mean([row["accepted"] for row in rows]) * 100


def right_reasons(rows):
    refused = [row for row in rows if row["kind"] in REASONS and not row["accepted"]]
    return np.mean([row["reason"] in REASONS[row["kind"]] for row in refused]) * 100 if refused else float("nan"), len(refused)


def report(rows, device):
    by = {kind: [r for r in rows if r["kind"] == kind] for kind in {r["kind"] for r in rows}}
    print(f"identify, clean: first / first three        {top(by['clean'], 1):5.1f} / {top(by['clean'], 3):.1f}   n {len(by['clean'])}")
    print(f"identify, child-like: first / first three   {top(by['child'], 1):5.1f} / {top(by['child'], 3):.1f}   n {len(by['child'])}")
    if device:
        print(f"identify, another kind of device            {top(device, 1):5.1f} / {top(device, 3):.1f}   n {len(device)}")
    print(f"identify, Latvian letters with marks        {top(by['lv who'], 1):5.1f} / {top(by['lv who'], 3):.1f}   n {len(by['lv who'])}")
    for kind in ("right clean", "right child", "lv right"):
        print(f"right letter refused: {kind:22}{100 - accepted(by[kind]):5.1f}   n {len(by[kind])}")
    for kind in ("other", "look-alike", "scribble", "foreign", "incomplete", "mirrored", "lv missing-mark", "lv wrong-mark",
                 "lv wrong-side", "lv extra-mark"):
        right, refused = right_reasons(by[kind])
        reason = f", reason right {right:.0f} % of {refused}" if kind in REASONS else ""
        print(f"wrongly accepted: {kind:26}{accepted(by[kind]):5.1f}   n {len(by[kind])}{reason}")
    right, refused = right_reasons(rows)
    print(f"the reason is right                         {right:5.1f}   n {refused}")
    times = np.array([r["ms"] for r in rows])
    print(f"time for one drawing, ms: mean {times.mean():.2f}, 99 % {np.percentile(times, 99):.2f}, worst {times.max():.2f}")


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("folder")
    parser.add_argument("table")
    parser.add_argument("--part", default="test", help="test: writers of known devices; thresholds: where thresholds come from")
    parser.add_argument("--judge", default=ROOT / ".build/release/letter-judge")
    parser.add_argument("--seed", type=int, default=11)
    parser.add_argument("--show", action="store_true", help="say which letters and reasons go wrong")
    options = parser.parse_args()
    parts = {"test", "device"} if options.part == "test" else {options.part}
    rows = judged(tasks.made(options.folder, parts, (7, 8), options.seed), options.table, options.judge)
    device = None
    if options.part == "test":
        asked = [q for q in tasks.made(options.folder, {"device"}, (), options.seed) if q["kind"] == "clean"]
        device = judged(asked, options.table, options.judge)
    report(rows, device)
    if options.show:
        for kind in sorted({r["kind"] for r in rows}):
            wrong = [r for r in rows if r["kind"] == kind and (r["label"] != r["ranking"][0] if r["accepted"] is None
                     else r["accepted"] != kind.startswith(("right", "lv right")))]
            print(kind, Counter((r["expected"] or r["label"], r["ranking"][0], r["reason"]) for r in wrong).most_common(12))
            if kind in REASONS:
                print("   reasons", Counter(r["reason"] for r in rows if r["kind"] == kind).most_common())


if __name__ == "__main__":
    main()
