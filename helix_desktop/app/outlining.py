"""The parts of a file that a person may mean by "only these lines": definitions and headings.

Guessed line by line from how most languages write them; a guess too few costs a typed number.
"""

import re

from helix_desktop.domain.values import value

LONGEST_NAME = 80
LONGEST_LINE = 400
MOST = 400

_PART = re.compile(
    r"(?P<indent>[ \t]{0,24})(?:"
    r"(?:(?:export|pub(?:\([a-z]{1,8}\))?|public|private|protected|internal|async|static|default"
    r"|abstract|final|unsafe) ){0,4}"
    r"(?P<word>def|class|func|fn|function|interface|struct|impl|trait|enum|type|module|namespace"
    r"|package|table|create table) (?P<name>[^{:=;]{1,120})"
    r"|(?P<level>\#{1,6}) (?P<head>\S.{0,120}))",
    re.IGNORECASE,
)


@value
class Part:
    """Lines `first` up to and including `last`."""

    name: str
    first: int
    last: int


def parts_of(text: str) -> tuple[Part, ...]:
    """In the order of the file; a part ends where the next of its level, or of a higher, begins."""
    lines = text.split("\n")
    found = [each for number, line in enumerate(lines, 1) if (each := _begins(number, line))]
    found = found[:MOST]
    made = []
    for at, (depth, name, first) in enumerate(found):
        after = (begun for level, _, begun in found[at + 1 :] if level <= depth)
        last = next(after, len(lines) + 1) - 1
        while last > first and not lines[last - 1].strip():
            last -= 1
        made.append(Part(name, first, last))
    return tuple(made)


def _begins(number: int, line: str) -> tuple[int, str, int] | None:
    found = _PART.match(line[:LONGEST_LINE])
    if found is None:
        return None
    if found["level"]:
        return len(found["level"]), found["head"].strip()[:LONGEST_NAME], number
    depth = len(found["indent"].expandtabs(4))
    name = " ".join(found["name"].split())[:LONGEST_NAME]
    return depth, name, number
