"""The test program for saved files, and its results for folders."""

import os
import shutil
import subprocess
import tempfile

PROGRAM = os.path.join(os.environ["PASAKA_PROGRAMS"], "torture-store")
KEPT = {"progress.json", "progress.previous.json"}


def folder(base=None):
    """A folder of its own that is removed when the case ends."""
    return tempfile.TemporaryDirectory(prefix="pasaka-torture-", dir=base)


def run(*words, before=(), **options):
    """Runs the program, behind the words of another one such as strace."""
    return subprocess.run([*before, PROGRAM, *map(str, words)], capture_output=True, text=True, **options)


def pages(folders):
    """The page that the program finds in each folder: 0 for none, -1 for one that was never saved."""
    said = run("load", input="".join(f"{folder}\n" for folder in folders))
    lines = said.stdout.split()
    if said.returncode != 0 or len(lines) != len(folders):
        raise SystemExit(f"torture-store load ended with {said.returncode}: {said.stderr[-500:]}")
    return [int(line) for line in lines]


def empty(path):
    """An empty folder, whatever was there."""
    shutil.rmtree(path, ignore_errors=True)
    os.makedirs(path)
    return path
