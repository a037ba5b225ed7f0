"""Writes the guides of both alphabets: guides.py ASSETS-FOLDER.

A guide is a letter's strokes in taught order: centre lines of Andika's capitals. Unit: the height of a capital; x from
the left edge of the letter's advance, y down from the cap line (0) to the base line (1). Paths are M, L and C as in SVG.
"""

import json
import sys
from pathlib import Path

BASES = {
    "A": (0.939, "M .465 .05 L .10 .96", "M .465 .05 L .83 .96", "M .21 .69 L .72 .69"),
    "B": (0.865, "M .185 .06 L .185 .95", "M .185 .06 L .40 .06 C .54 .06 .655 .15 .655 .265 C .655 .38 .54 .475 .40 .475 L .185 .475",
          "M .185 .475 L .41 .475 C .58 .475 .705 .58 .705 .72 C .705 .86 .58 .955 .41 .955 L .185 .955"),
    "C": (0.912, "M .795 .15 C .71 .09 .61 .055 .52 .055 C .30 .055 .13 .26 .13 .51 C .13 .77 .30 .96 .51 .96 C .62 .96 .73 .91 .81 .84"),
    "D": (0.966, "M .185 .06 L .185 .955", "M .185 .06 L .405 .06 C .65 .06 .82 .25 .82 .51 C .82 .77 .65 .955 .40 .955 L .185 .955"),
    "E": (0.781, "M .185 .06 L .185 .945", "M .185 .075 L .66 .075", "M .185 .485 L .61 .485", "M .185 .945 L .68 .945"),
    "F": (0.774, "M .185 .06 L .185 .96", "M .185 .075 L .67 .075", "M .185 .495 L .62 .495"),
    "G": (0.956, "M .82 .15 C .73 .09 .63 .055 .53 .055 C .30 .055 .13 .26 .13 .51 C .13 .77 .30 .96 .51 .96 C .61 .96 .71 .92 .795 .86 L .795 .555",
          "M .795 .555 L .52 .555"),
    "H": (0.993, "M .185 .05 L .185 .96", "M .795 .05 L .795 .96", "M .185 .495 L .795 .495"),
    "I": (0.657, "M .32 .065 L .32 .95", "M .13 .065 L .51 .065", "M .13 .95 L .51 .95"),
    "J": (0.650, "M .465 .05 L .465 .66 C .465 .84 .36 .96 .23 .96 C .16 .96 .10 .925 .055 .885"),
    "K": (0.882, "M .185 .05 L .185 .96", "M .69 .05 L .25 .495", "M .285 .465 L .73 .96"),
    "L": (0.727, "M .185 .05 L .185 .945 L .67 .945"),
    "M": (1.209, "M .21 .05 L .17 .96", "M .215 .05 L .595 .94 L .975 .05", "M .98 .05 L 1.02 .96"),
    "N": (1.010, "M .175 .05 L .175 .96", "M .175 .05 L .82 .96", "M .82 .05 L .82 .96"),
    "O": (0.983, "M .66 .12 C .60 .08 .54 .058 .48 .058 C .285 .058 .13 .26 .13 .51 C .13 .76 .285 .96 .48 .96 C .68 .96 .835 .76 .835 .51 C .835 .35 .77 .20 .66 .12"),
    "P": (0.805, "M .185 .065 L .185 .96", "M .185 .065 L .39 .065 C .56 .065 .685 .18 .685 .315 C .685 .46 .56 .575 .39 .575 L .185 .575"),
    "Q": (0.993, "M .66 .12 C .60 .08 .54 .058 .48 .058 C .285 .058 .13 .26 .13 .51 C .13 .76 .285 .96 .48 .96 C .68 .96 .835 .76 .835 .51 C .835 .35 .77 .20 .66 .12",
          "M .58 .90 C .70 .97 .82 1.06 .93 1.08"),
    "R": (0.879, "M .185 .065 L .185 .96", "M .185 .065 L .375 .065 C .55 .065 .67 .17 .67 .295 C .67 .42 .55 .525 .40 .525 L .185 .525",
          "M .42 .53 C .53 .66 .63 .83 .75 .96"),
    "S": (0.791, "M .655 .125 C .58 .08 .49 .055 .405 .06 C .26 .06 .155 .15 .155 .265 C .155 .38 .27 .44 .395 .48 C .55 .53 .655 .60 .655 .72 C .655 .86 .53 .96 .38 .96 C .28 .96 .16 .92 .08 .865"),
    "T": (0.852, "M .415 .075 L .415 .96", "M .06 .075 L .78 .075"),
    "U": (0.970, "M .185 .05 L .185 .63 C .185 .82 .31 .965 .48 .965 C .65 .965 .775 .82 .775 .63 L .775 .05"),
    "V": (0.919, "M .10 .05 L .455 .95 L .81 .05"),
    "W": (1.401, "M .105 .05 L .365 .95 L .69 .06 L 1.0 .95 L 1.28 .05"),
    "X": (0.892, "M .145 .05 L .755 .96", "M .73 .05 L .11 .96"),
    "Y": (0.889, "M .105 .05 L .435 .58", "M .765 .05 L .435 .58", "M .435 .58 L .435 .96"),
    "Z": (0.828, "M .10 .075 L .665 .075 L .13 .945 L .74 .945"),
}
# Serifs: shown and traced, but a drawing without them is whole.
OPTIONAL = {"I": (1, 2)}
# The middle of each mark, and for a macron the half of its length.
MACRONS = {"Ā": (0.465, 0.205), "Ē": (0.405, 0.205), "Ī": (0.32, 0.13), "Ū": (0.475, 0.205)}
CARONS = {"Č": 0.505, "Š": 0.39, "Ž": 0.405}
COMMAS = {"Ģ": 0.505, "Ķ": 0.47, "Ļ": 0.40, "Ņ": 0.495}
BASE_OF = dict(zip("ĀČĒĢĪĶĻŅŠŪŽ", "ACEGIKLNSUZ"))
ALPHABETS = {"lv": "AĀBCČDEĒFGĢHIĪJKĶLĻMNŅOPRSŠTUŪVZŽ", "en": "ABCDEFGHIJKLMNOPQRSTUVWXYZ"}


def mark(letter):
    """The kind of a letter's mark and its path, if it has one."""
    if letter in MACRONS:
        middle, half = MACRONS[letter]
        return "macron", f"M {middle - half:.3f} -.175 L {middle + half:.3f} -.175"
    if letter in CARONS:
        x = CARONS[letter]
        return "caron", f"M {x - .22:.3f} -.335 L {x:.3f} -.135 L {x + .22:.3f} -.335"
    if letter in COMMAS:
        x = COMMAS[letter]
        return "comma", f"M {x + .015:.3f} 1.14 C {x + .035:.3f} 1.21 {x - .005:.3f} 1.28 {x - .055:.3f} 1.325"
    return None


def guide(letter):
    base = BASE_OF.get(letter, letter)
    strokes = [{"kind": "base", "path": path} for path in BASES[base][1:]]
    for index in OPTIONAL.get(base, ()):
        strokes[index]["optional"] = True
    if mark(letter):
        strokes.append(dict(zip(("kind", "path"), mark(letter))))
    return {"letter": letter, "base": base, "width": BASES[base][0], "strokes": strokes}


def main():
    for name, order in ALPHABETS.items():
        lines = ",\n".join("  " + json.dumps(guide(letter), ensure_ascii=False) for letter in order)
        path = Path(sys.argv[1]) / name / "guides.json"
        path.write_text(f'{{"letters": [\n{lines}\n]}}\n', encoding="utf-8")


if __name__ == "__main__":
    main()
