"""What the text of a tool's output is (whole, or a marker or a first glance), and its lines.

Lines know where they come from, so that what is quoted can be found again.
"""

import re
from collections.abc import Iterator
from enum import Enum, auto

from helix_desktop.context.texts.plain import CACHED
from helix_desktop.domain.values import value

_MARK = re.compile(rf'{re.escape(CACHED)} recall_cached_content\("([0-9a-f]{{12,64}})"\)')
_NUMBERED = re.compile(r"(\d{1,9})\t(.*)")
_TOLD = re.compile(r"\d{1,9}: (?=\d{1,9}\t)")
"""Begins a telling line of a glance, in front of the line's own number."""
_TWICE = re.compile(r"\d{1,9}\t(?=\d{1,9}\t)")
"""Begins a line of a part that was recalled of a reading."""
_HIT = re.compile(r"([^:\n]{1,400}):(\d{1,9}): ?(.*)")
_SIZED = re.compile(r"(?P<name>.+) \((?P<size>[\d,]+) bytes\)")
MOST_LINES = 50_000
"""Lines of one output that are looked at."""
LONGEST = 240
"""Characters of a line that are quoted."""


class Form(Enum):
    """How much of an output stands in the window."""

    WHOLE = auto()
    GLANCE = auto()
    SWEPT = auto()


@value
class Row:
    """A line of a file: where it stands and what it says; 0 = not known which."""

    path: str
    number: int
    text: str

    @property
    def shown(self) -> str:
        place = f"{self.path}:{self.number}" if self.number else self.path
        return f"- {place}  {self.text.strip()[:LONGEST]}"


def lines_in(text: str) -> list[str]:
    """The first lines of an output; what comes behind them nobody would read either."""
    return [line.rstrip("\r") for line in text.split("\n", MOST_LINES)[:MOST_LINES]]


def digest_in(text: str) -> str:
    """The digest of the marker that a text begins with, if it does."""
    found = _MARK.match(text)
    return found[1] if found else ""


def form_of(text: str) -> Form:
    if not _MARK.match(text):
        return Form.WHOLE
    glance = "\n[lines " in text or "\n[extracted " in text or "\n[beginning]" in text
    return Form.GLANCE if glance else Form.SWEPT


def rows_of(path: str, text: str, *, recalled: bool = False) -> list[Row]:
    """The numbered lines of a reading, of a glance at one, or of a part that was recalled."""
    before = _TWICE if recalled else _TOLD
    inner = recalled or form_of(text) is not Form.WHOLE
    found: list[Row] = []
    for line in lines_in(text):
        told = before.match(line) if inner else None
        numbered = _NUMBERED.fullmatch(line[told.end() :] if told else line)
        if numbered:
            found.append(Row(path, int(numbered[1]), numbered[2]))
    return found


def hits_of(text: str) -> list[Row]:
    """The lines that a search has found."""
    found = (_HIT.fullmatch(line) for line in lines_in(text) if not line.startswith("["))
    return [Row(hit[1], int(hit[2]), hit[3]) for hit in found if hit]


def files_in(listing: str) -> list[str]:
    return [found["name"] for line in lines_in(listing) if (found := _SIZED.fullmatch(line))]


def sizes_in(listing: str) -> Iterator[tuple[str, int]]:
    """The files of a listing with their bytes."""
    for line in lines_in(listing):
        if found := _SIZED.fullmatch(line):
            digits = found["size"].replace(",", "")[:12]
            yield found["name"], int(digits or "0")


def folders_in(listing: str) -> list[str]:
    return [line[:-1] for line in lines_in(listing) if line.endswith("/") and line.strip("/. \t")]


def notes_in(text: str) -> str:
    """What a tool says of where it stopped."""
    last = text.rstrip().rpartition("\n")[2]
    return last if last.startswith("[") and last.endswith("]") else ""
