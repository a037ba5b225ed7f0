"""Makes the table of the recogniser from strokes: make_table.py STROKES-FOLDER OUT.bin [--work FOLDER] [--all-writers]

Needs numpy, and `swift build -c release --product letter-features`. Networks that are in the work folder already are
taken from there, so that a stopped run goes on. Without --all-writers some writers and two contributors are left out,
and evaluate.py measures the table on them. With it everybody is learnt from; thresholds then are those of a run without
it, which must be in the work folder.
"""

import argparse
import json
from pathlib import Path

from pack import packed
from thresholds import found
from train import train

NETWORKS = 3
ROOT = Path(__file__).parent.parent.parent


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("folder")
    parser.add_argument("table", type=Path)
    parser.add_argument("--work", type=Path, default=ROOT / ".build/letters")
    parser.add_argument("--all-writers", action="store_true")
    options = parser.parse_args()
    options.work.mkdir(exist_ok=True)
    name = "all" if options.all_writers else "half"
    networks = [options.work / f"{name}{number}.npz" for number in range(1, NETWORKS + 1)]
    for number, path in enumerate(networks, 1):
        if not path.exists():
            train(options.folder, number, path, options.all_writers)
    kept = options.work / "thresholds.json"
    if not kept.exists():
        kept.write_text(json.dumps(found(options.folder, networks)))
    options.table.write_bytes(packed(json.loads(kept.read_text()), networks))


if __name__ == "__main__":
    main()
