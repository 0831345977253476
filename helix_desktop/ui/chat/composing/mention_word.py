"""Which word is being completed at the cursor: `@file`, `#digest`, lines of either, `/command`."""

import re
from enum import StrEnum

from helix_desktop.domain.values import value

LONGEST = 300
"""Characters before the cursor that are looked at."""

_WORD = re.compile(
    r"(?:^|(?<=[\s(\[{\"'`,;]))(?:"
    r"@\"(?P<quoted>[^\"\n]*)"
    r"|@(?P<path>[^\s\"'`<>|?*,;()\[\]{}:]+):(?P<lines>[\w\-]*)"
    r"|@(?P<file>[^\s\"'`<>|?*,;()\[\]{}]*)"
    r"|\#(?P<stored>[0-9a-f]{4,64}):(?P<passage>[\d\-]*(?::?\"[^\"\n]*|:)?)"
    r"|\#(?P<digest>[\w.\-/]*))\Z"
)
_QUOTED_LINES = re.compile(r"@(?P<name>\"(?:[^\"\\\n]|\\.)+\"):(?P<lines>[\w\-]*)\Z")
_COMMAND = re.compile(r"/(?P<command>[a-z][a-z0-9\-]*|)\Z")
_NUMBER = re.compile(r"\d{1,5}\Z")


class Sign(StrEnum):
    """What is being completed."""

    FILE = "@"
    LINES = ":"
    PASSAGE = "#:"
    DIGEST = "#"
    COMMAND = "/"


@value
class Typed:
    """The word up to the cursor.

    `path` is the file of which lines are chosen, as it is written, or the digits of what is stored.
    """

    sign: Sign
    query: str
    start: int
    stop: int
    path: str = ""


def typed(text: str, at: int) -> Typed | None:
    """What is being completed at a place of a text, if anything is."""
    if found := _COMMAND.fullmatch(text[:at][:LONGEST]):
        return Typed(Sign.COMMAND, found["command"], 0, at)
    base = max(0, at - LONGEST, text.rfind("\n", 0, at) + 1)
    before = text[base:at]
    if found := _QUOTED_LINES.search(before):
        return Typed(Sign.LINES, found["lines"], base + found.start(), at, found["name"])
    found = _WORD.search(before)
    if found is None:
        return None
    return _typed(found, base + found.start(), at)


def _typed(found: re.Match[str], start: int, at: int) -> Typed | None:
    if found["path"] is not None:
        return Typed(Sign.LINES, found["lines"], start, at, found["path"])
    if _NUMBER.match(found["stored"] or found["digest"] or ""):
        return None  # the number of an issue
    if found["stored"] is not None:
        return Typed(Sign.PASSAGE, found["passage"], start, at, found["stored"])
    if found["digest"] is not None:
        return Typed(Sign.DIGEST, found["digest"], start, at)
    name = found["quoted"] if found["quoted"] is not None else found["file"]
    return Typed(Sign.FILE, name, start, at)
