"""The parts of a text file that can be mentioned on their own: definitions and headings.

They are guessed line by line, from the way most languages write them; a missed part costs the user
a typed line number.
"""

import re

from msgspec import Struct

from helix_desktop.context.content_states import is_preview as is_preview

MAX_NAME_CHARS = 80


MAX_LINE_CHARS = 400


MAX_OUTLINE_PARTS = 400


_PART = re.compile(
    r"(?P<indent>[ \t]{0,24})(?:"
    r"(?:(?:export|pub(?:\([a-z]{1,8}\))?|public|private|protected|internal|async|static|default"
    r"|abstract|final|unsafe) ){0,4}"
    r"(?P<word>def|class|func|fn|function|interface|struct|impl|trait|enum|type|module|namespace"
    r"|package|table|create table) (?P<name>[^{:=;]{1,120})"
    r"|(?P<level>\#{1,6}) (?P<head>\S.{0,120}))",
    re.IGNORECASE,
)


class OutlinePart(Struct, frozen=True):
    """A named part of a file, from line `first` to line `last` inclusive."""

    name: str
    first: int
    last: int


def outline_text(text: str) -> tuple[OutlinePart, ...]:
    """Return the parts in file order.

    A part ends where one of its level or a higher level begins.
    """
    lines = text.split("\n")
    headings: list[tuple[int, str, int]] = []
    for number, line in enumerate(lines, 1):
        match = _PART.match(line[:MAX_LINE_CHARS])
        if match is None:
            continue
        if match["level"]:
            depth, name = len(match["level"]), match["head"].strip()
        else:
            depth, name = len(match["indent"].expandtabs(4)), " ".join(match["name"].split())
        headings.append((depth, name[:MAX_NAME_CHARS], number))
        if len(headings) == MAX_OUTLINE_PARTS:
            break
    parts = []
    for index, (depth, name, first) in enumerate(headings):
        after = (line_number for level, _, line_number in headings[index + 1 :] if level <= depth)
        last = next(after, len(lines) + 1) - 1
        while last > first and not lines[last - 1].strip():
            last -= 1
        parts.append(OutlinePart(name, first, last))
    return tuple(parts)
