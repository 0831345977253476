"""What hides in a text is written out before anything reads it: ⟨U+202E⟩ instead of the character.

Joiners and selectors stay where scripts and emoji need them, and nowhere else.
"""

import re
from functools import lru_cache

MANY = 4
"""The same hiding character more often than this in a row is written once, with its number."""

STACKED = 4
"""Marks on one letter; more of them would be drawn over the lines around it."""
PER_LINE = 50
PER_CELL = 25
"""A text of short lines, or of cells, is cut as if each had so many characters: they cost time."""

HIDING = (
    "\x00-\x08\x0b-\x1f\x7f-\x9f\u00ad\u034f\u061c\u115f\u1160\u1680\u17b4\u17b5\u180b-\u180f"
    "\u200b-\u200f\u2028-\u202e\u2060-\u206f\u2800\u3164\ud800-\uf8ff\ufe00-\ufe0f\ufeff\uffa0"
    "\ufff0-\ufffb\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e0fff"
    "\U000f0000-\U000ffffd\U00100000-\U0010fffd"
)
"""The inside of a class; a test holds it against Unicode (`domain.visible` needs a second)."""

_PICTURE = (
    "[\u00a9\u00ae\u203c\u2049\u2122\u2139\u2194-\u21aa\u231a-\u23ff\u24c2\u25aa-\u27bf\u2934\u2935"
    "\u2b05-\u2b55\u3030\u303d\u3297\u3299\U0001f000-\U0001faff]"
)
_EMOJI = f"{_PICTURE}(?:\ufe0f|[\U0001f3fb-\U0001f3ff])?"
_SCRIPT = (
    "[\u0600-\u06ff\u0750-\u077f\u08a0-\u08ff\u0900-\u0dff\u1000-\u109f\u1780-\u17b3\u17b6-\u17ff]"
)
_FLAGS = "|".join(
    "".join(chr(0xE0000 + ord(char)) for char in name) for name in ("gbeng", "gbsct", "gbwls")
)
_WELL = (
    f"{_EMOJI}(?:\u200d{_EMOJI}){{1,9}}+|{_PICTURE}\ufe0f|[0-9#*]\ufe0f\u20e3"
    f"|(?<={_SCRIPT})[\u200c\u200d](?={_SCRIPT})|\U0001f3f4(?:{_FLAGS})\U000e007f"
)
_MARK = "[\u0300-\u036f\u0483-\u0489\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f]"
_FOUND = re.compile(
    f"(?P<well>{_WELL})|(?P<hides>[{HIDING}])(?P=hides)*|(?<={_MARK * STACKED})(?P<stack>{_MARK}+)"
)
_JOINS = re.compile(f"[\u200c\u200d\ufe0f\U0001f3fb-\U0001f3ff]|{_MARK}")
_CONTROLS = re.compile("[\x00-\x08\x0b-\x1f\x7f]")
_COSTLY = re.compile("[\n|]")
_ENDS = re.compile("\r\n?|[\u2028\u2029]")


def spelled(text: str) -> str:
    """The text as a person has to see it, with line ends of one kind."""
    if text.isascii() and not _CONTROLS.search(text):
        return text
    return _FOUND.sub(_written_out, _ENDS.sub("\n", text))


def first(text: str, limit: int) -> tuple[str, int]:
    """At most about `limit` characters of the spelled text, and how many of `text` they are."""
    end = _few_lines(text, min(len(text), limit), limit)
    taken = _roomy(text, end, max(1, limit) * 5 // 4)
    return spelled(text[:taken]), taken


def cut(text: str, start: int, end: int) -> int:
    """A place at or before `end` that does not part what is drawn as one sign."""
    at = end
    while start < at < len(text) and (_JOINS.match(text, at) or text[at - 1] == "\u200d"):
        at -= 1
    return at if at > start else end


def _few_lines(text: str, end: int, limit: int) -> int:
    """Where lines and cells have used up the limit, if that is before `end`; after a whole line."""
    spent = text.count("\n", 0, end) * PER_LINE + text.count("|", 0, end) * PER_CELL
    if spent <= limit:
        return end
    spent, last = 0, 0
    for found in _COSTLY.finditer(text, 0, end):
        line = found[0] == "\n"
        spent += PER_LINE if line else PER_CELL
        last = found.end() if line else last
        if spent > limit and last:
            break
    return last or end


def _roomy(text: str, end: int, most: int) -> int:
    """Where the spelled text has so many characters, if that is before `end`."""
    if text.isascii() and not _CONTROLS.search(text, 0, end):
        return end
    grown = 0
    for found in _FOUND.finditer(text, 0, end):
        if not _ENDS.match(found[0]):
            grown += len(_written_out(found)) - len(found[0])
        if found.end() + grown > most:
            return max(1, found.start())
    return end


def _written_out(found: re.Match[str]) -> str:
    match found.lastgroup:
        case "hides":
            return _hidden(found[0])
        case "stack":
            return f"⟨{len(found[0]):,} marks⟩"
    return found[0]


@lru_cache(maxsize=1024)
def _hidden(run: str) -> str:
    """The same character, once or several times in a row."""
    one, times = f"U+{ord(run[0]):04X}", len(run)
    return f"⟨{one} ×{times:,}⟩" if times > MANY else f"⟨{one}⟩" * times
