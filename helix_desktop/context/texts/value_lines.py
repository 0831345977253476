"""Finds the lines of a text that state a value: a constant, a limit, a date, an address.

A value can't be derived from anything else: a name that is gone can be searched for, and what a
function does can be read again, but nobody misses a number that he does not know of. A line counts
by its form alone, in any language and format: a name with its value, or words with a number. Lines
of the same form are rows of a table, and count less the more there are.
"""

from collections import Counter
from math import sqrt

from msgspec import Struct

from helix_desktop.context.texts.result_cache import cache_results
from helix_desktop.domain.lazy_pattern import lazy_pattern

MIN_CHARS, MAX_CHARS = 8, 120
"""The lengths of a line that states a value; longer ones are prose or data."""
MAX_LINES_OF_TEXT = 3
"""The lines of one text that may be quoted for their values."""
MAX_ROWS = 4_000
"""The lines of one text that are looked at, from its beginning."""
MAX_DIGITS = 4
"""The digits from which on a number is worth no more."""
_MAX_LIKE_IT = 3
"""The lines of one form that are not a table yet."""

LINE_NUMBER = lazy_pattern(r"^\s{0,8}\d{1,6}(?:[→\t|]|:(?!\d))\s?")
_LITERAL = (
    r"(?:[a-z]{0,2}\"[^\"]{1,60}\"|[a-z]{0,2}'[^']{1,60}'|[-+#]?\d[\w.,:-]{0,40}"
    r"|[(\[][-+\d., _]{1,40}[)\]])"
)
_BOUND = lazy_pattern(
    r"[\"']?[A-Za-z_][\w.-]{1,60}[\"']?\s{0,20}(?::\s?[\w.|\[\] ]{1,30}=|[:=]{1,2})\s{0,20}"
    + _LITERAL
    + r"\s{0,20}[,;]?\s{0,20}(?:(?:#|//|--).*)?"
)
_NUMBER = lazy_pattern(r"(?<![A-Za-z\d])[#-]?\d[\dA-Fa-fxX_,.:-]*(?!\w)|(?<=[A-Za-z_-])\d{2,}")
_QUOTED_WORD = lazy_pattern(r"[\"'][^\"'\s]{0,60}\d[^\"'\s]{0,60}[\"']")
_QUOTED = lazy_pattern(r"\"[^\"]*\"|'[^']*'")
_DIGITS = lazy_pattern(r"\d[\w.,:]*")
_WORD = lazy_pattern(r"[^\W\d]\w*")


class ValueLine(Struct, frozen=True):
    """A line by its number from 0, and what it is worth."""

    number: int
    worth: float


@cache_results(2_048)
def find_values(text: str) -> tuple[ValueLine, ...]:
    """Return the lines that state values, the best ones first."""
    rows = [LINE_NUMBER.sub("", row, count=1).strip() for row in text.split("\n", MAX_ROWS)]
    stated = [
        (number, row)
        for number, row in enumerate(rows[:MAX_ROWS])
        if MIN_CHARS <= len(row) <= MAX_CHARS and any(map(str.isdigit, row))
    ]
    forms = Counter(_form(row) for _number, row in stated)
    lines = [
        ValueLine(number, round(worth / max(1, forms[_form(row)] - _MAX_LIKE_IT + 1), 3))
        for number, row in stated
        if (worth := _worth(row))
    ]
    lines.sort(key=lambda line: (-line.worth, line.number))
    return tuple(lines[:MAX_LINES_OF_TEXT])


def _worth(row: str) -> float:
    """Return what a line is worth; 0 for one with numbers of one digit alone, as any loop has."""
    digits = max((sum(map(str.isdigit, number)) for number in _NUMBER.findall(row)), default=0)
    is_bound = _BOUND.fullmatch(row) is not None
    if digits >= 2:
        worth = 1 + min(digits, MAX_DIGITS) / MAX_DIGITS + is_bound
    else:
        worth = float(is_bound and _QUOTED_WORD.search(row) is not None)
    return worth / sqrt(8 + len(row) / 3.6)


def _form(row: str) -> str:
    return _WORD.sub("w", _DIGITS.sub("0", _QUOTED.sub("s", row)))
