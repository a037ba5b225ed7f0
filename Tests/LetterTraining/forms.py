"""The two forms of letters, capitals and small ones: each has tables of its own."""

from dataclasses import dataclass
from pathlib import Path

HERE = Path(__file__).parent
ASSETS = HERE.parent.parent / "assets/letters"


@dataclass(frozen=True)
class Form:
    """What is known of the letters of a form; letters are named by their capitals."""

    # Files of strokes with these letters, and with those of the other form.
    files: tuple
    others: str
    # Letters whose other form is drawn alike, and those whose other form is told from them, in the order of classes.
    alike: str
    told: str
    # Mirrored, these are letters still (or look it, as hands go).
    symmetric: str
    # Letters of which nothing is missing, whatever is.
    complete: str
    # Digits that look like none of the letters, and signs, by their place in signs.py, that do.
    digits: str
    letter_signs: tuple
    # What a digit or another sign counts against a letter, as in LetterForm.
    sign_weight: float
    # The table that is examined, and the one that ships, which has learnt from all writers where it is another.
    split: Path
    shipped: Path
    # Whether letters as school writes them are made besides.
    is_made: bool = False

    @property
    def is_small(self):
        return self.others == "upper.jsonl"


CAPITAL = Form(
    ("upper.jsonl",), "lower.jsonl", alike="COSUVWXZ", told="ABDEFGHIJNQRTKMPY", symmetric="AHIMOTUVWXY", complete="I",
    digits="23456789", letter_signs=(), sign_weight=4, split=HERE / "split.bin", shipped=ASSETS / "recognition.bin")
# A mirrored b is a d. A 6 may be a b, a 9 a g or q, and a plus a t.
SMALL = Form(
    ("lower.jsonl", "omniglot_lower.jsonl"), "upper.jsonl", alike="COSUVWXZ", told="ABDEFGHILMNQRT",
    symmetric="BDPQILMNOTUVWX", complete="LU", digits="234578", letter_signs=(0, 1), sign_weight=1,
    split=ASSETS / "recognition-small.bin", shipped=ASSETS / "recognition-small.bin", is_made=True)
