"""Makes the tables of the recogniser from strokes: make_table.py STROKES-FOLDER [--small] [--whole] [--work FOLDER]

Needs numpy, and `swift build -c release --product letter-features`. First split.bin, for which some writers and two
contributors are left out: evaluate.py measures it on them, and the threshold is found with it. Then, by the same recipe
and with the same threshold, the table that ships, which has learnt from everybody; that of small letters is the split one
itself. Training goes on from the tables that are there. Networks that are in the work folder already are taken from there.
"""

import argparse
from pathlib import Path

from forms import CAPITAL, SMALL
from pack import packed
from threshold import found
from train import train

NETWORKS = 3
ROOT = Path(__file__).parent.parent.parent


def networks(options, form, name, table, everybody):
    """The files of the networks, trained unless they are there."""
    paths = [options.work / f"{name}{number}.npz" for number in range(1, NETWORKS + 1)]
    if not all(path.exists() for path in paths):
        train(options.folder, form, paths, table, options.epochs, options.whole, everybody)
    return paths


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder")
    parser.add_argument("--small", action="store_true", help="small letters")
    parser.add_argument("--epochs", type=int, default=8, help="rounds over the drawings")
    parser.add_argument("--whole", action="store_true", help="let the convolutions learn, too")
    parser.add_argument("--work", type=Path, default=ROOT / ".build/letters")
    options = parser.parse_args()
    options.work.mkdir(exist_ok=True)
    form = SMALL if options.small else CAPITAL
    split = networks(options, form, "small" if options.small else "split", form.split, everybody=False)
    threshold = found(options.folder, split, form)
    form.split.write_bytes(packed(threshold, split))
    if form.shipped != form.split:
        everybody = networks(options, form, "all", form.shipped, everybody=True)
        form.shipped.write_bytes(packed(threshold, everybody))


if __name__ == "__main__":
    main()
