#!/usr/bin/env python3
"""Measures the rules on sentences: measure.py FILE [PROGRAM]

FILE has a wrong sentence and the right one a line, between a tab; a first column with the kind may stand before them.
Prints what was found, whether the proposal makes the right sentence, and which right sentences are corrected.
PROGRAM is .build/debug/pasaka if none is named.
"""
import json
import re
import subprocess
import sys


def corrections(program, sentences):
    """The corrections of each sentence, in their order."""
    run = subprocess.run([program, "soltura", "check"], input="\n".join(sentences) + "\n", text=True,
                         capture_output=True, check=True)
    return [json.loads(line)["corrections"] for line in run.stdout.splitlines()]


def repaired(sentence, found):
    """What the corrections may make of a sentence; a word that occurs twice has two places."""
    if not found:
        return {sentence}
    first, rest = found[0], found[1:]
    texts = set()
    for place in re.finditer(r"(?<!\w)" + re.escape(first["from"]) + r"(?!\w)", sentence):
        head = sentence[:place.start()] + first["to"]
        texts |= {head + tail for tail in repaired(sentence[place.end():], rest)}
    return texts


def show(mark, sentence, found):
    print(mark, sentence, "|", "; ".join(f"{one['from']} → {one['to']}" for one in found))


def main():
    program = sys.argv[2] if len(sys.argv) > 2 else ".build/debug/pasaka"
    with open(sys.argv[1], encoding="utf-8") as file:
        pairs = [line.rstrip("\n").split("\t")[-2:] for line in file if "\t" in line]
    wrong = corrections(program, [pair[0] for pair in pairs])
    right = corrections(program, [pair[1] for pair in pairs])
    found = mended = false = 0
    for (sentence, meant), one, other in zip(pairs, wrong, right):
        is_mended = bool(one) and meant in repaired(sentence, one)
        found, mended, false = found + bool(one), mended + is_mended, false + bool(other)
        if not is_mended:
            show("wrong proposal:" if one else "not found:", sentence, one)
        if other:
            show("right but corrected:", meant, other)
    print(f"{len(pairs)} pairs: {found} found, {mended} with the right proposal, {found - mended} with another;",
          f"{false} right halves corrected")


if __name__ == "__main__":
    main()
