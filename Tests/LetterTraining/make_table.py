"""Makes the tables of the recogniser from strokes: make_table.py STROKES-FOLDER [--work FOLDER]

Needs numpy, and `swift build -c release --product letter-features`. First split.bin, for which some writers and two
contributors are left out: evaluate.py measures it on them, and the threshold is found with it. Then, by the same recipe
and with the same threshold, the table that ships, which has learnt from everybody. Training goes on from the tables that
are there. Networks that are in the work folder already are taken from there.
"""

import argparse
from pathlib import Path

from pack import packed
from threshold import found
from train import train

NETWORKS = 3
HERE = Path(__file__).parent
ROOT = HERE.parent.parent


def networks(folder, work, name, table, everybody):
    """The files of the networks, trained unless they are there."""
    paths = [work / f"{name}{number}.npz" for number in range(1, NETWORKS + 1)]
    if not all(path.exists() for path in paths):
        train(folder, paths, table, everybody)
    return paths


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder")
    parser.add_argument("--work", type=Path, default=ROOT / ".build/letters")
    options = parser.parse_args()
    options.work.mkdir(exist_ok=True)
    seen_by_some, seen_by_all = HERE / "split.bin", ROOT / "assets/letters/recognition.bin"
    split = networks(options.folder, options.work, "split", seen_by_some, everybody=False)
    threshold = found(options.folder, split)
    everybody = networks(options.folder, options.work, "all", seen_by_all, everybody=True)
    seen_by_some.write_bytes(packed(threshold, split))
    seen_by_all.write_bytes(packed(threshold, everybody))


if __name__ == "__main__":
    main()
