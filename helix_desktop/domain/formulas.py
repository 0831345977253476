"""Values of formulas (TeX) in messages: source and drawing."""

from msgspec import Struct

MAX_FORMULA_CHARS = 2_000
"""Most characters of a formula with its delimiters; a longer one is shown as its source."""

_DELIMITERS = (("$$", "$$", True), (r"\[", r"\]", True), (r"\(", r"\)", False), ("$", "$", False))


class Formula(Struct, frozen=True):
    """A formula in TeX, without its delimiters."""

    source: str
    display: bool = False
    """Whether it stands in a line of its own."""


class FormulaDrawing(Struct, frozen=True):
    """The outline of a formula, filled; lengths are in parts of the size of its letters.

    The origin is at the left end of the baseline, and y grows downward.
    """

    width: float
    above: float
    """The height above the baseline."""
    below: float
    steps: str
    """The steps of the outline: M(ove), L(ine), Q(uadratic curve), Z (close)."""
    numbers: tuple[float, ...]
    """Coordinates of the steps: two each, four of a curve, none of Z."""


def read_formula(text: str) -> Formula | None:
    """Return the formula in a text that begins and ends with its delimiters; None for others."""
    for start, end, display in _DELIMITERS:
        source = text[len(start) : -len(end)]
        is_delimited = text.startswith(start) and text.endswith(end)
        if is_delimited and len(text) <= MAX_FORMULA_CHARS and source.strip():
            return Formula(source.strip(), display)
    return None
