"""Makes the tables of the recogniser from strokes: make_table.py STROKES-FOLDER [--work FOLDER]

Needs numpy, and `swift build -c release --product letter-features`. First split.bin, for which some writers and two
contributors are left out: evaluate.py measures it on them, and the threshold is found with it. Then, by the same recipe
and with the same threshold, the table that ships, which has learnt from everybody. Networks that are in the work folder
already are taken from there, so that a stopped run goes on.
"""

import argparse
from pathlib import Path

from pack import packed
from threshold import found
from train import train

NETWORKS = 3
HERE = Path(__file__).parent
ROOT = HERE.parent.parent


def networks(folder, work, name, everybody):
    """The files of the networks, trained unless they are there."""
    paths = [work / f"{name}{number}.npz" for number in range(1, NETWORKS + 1)]
    for number, path in enumerate(paths, 1):
        if not path.exists():
            train(folder, number, path, everybody)
    return paths


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder")
    parser.add_argument("--work", type=Path, default=ROOT / ".build/letters")
    options = parser.parse_args()
    options.work.mkdir(exist_ok=True)
    split = networks(options.folder, options.work, "split", everybody=False)
    threshold = found(options.folder, split)
    (HERE / "split.bin").write_bytes(packed(threshold, split))
    everybody = networks(options.folder, options.work, "all", everybody=True)
    (ROOT / "assets/letters/recognition.bin").write_bytes(packed(threshold, everybody))


if __name__ == "__main__":
    main()
