"""Text from models and tools before Qt lays it out: bounded, and nothing but text.

Qt needs seconds for a line of a megabyte; so lines are broken and counted before they reach it.

What hides in a text is written out before anything reads it: ⟨U+202E⟩ instead of the character.

Joiners and selectors stay where scripts and emoji need them, and nowhere else.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache

from helix_desktop.ui.text.formatting import tr

LINE = 1_000
"""Characters of a line before it is broken."""
LONGEST_WORD = 100
"""Characters before that place in which a space is looked for."""
MESSAGE = 40_000
"""Characters of one message that are shown; the whole of it is in the journal."""
OUTPUT_LINES = 40
"""Lines of a tool's output that are shown in the transcript."""

_UNBROKEN = re.compile(r"\S{30}")
_CONTROL = re.compile(r"[\x00-\x08\x0b-\x1f\x7f-\x9f]")


def bounded_text(text: str, limit: int = MESSAGE) -> str:
    """The text as it can be laid out; what is cut is said."""
    cut = len(text) > limit
    lines = visible_text(text[:limit]).split("\n")
    whole = "\n".join(piece for line in lines for piece in _pieces(line))
    return f"{whole}\n… {len(text) - limit:,} more characters are kept" if cut else whole


def _pieces(line: str) -> Iterator[str]:
    """A line in pieces that Qt lays out at once; broken between words if there are any."""
    while len(line) > LINE:
        space = line.rfind(" ", LINE - LONGEST_WORD, LINE)
        end = space + 1 if space >= 0 else LINE
        yield line[:end]
        line = line[end:]
    yield line


def breakable_text(text: str) -> str:
    """Words of others for a label: one without spaces would make it wider than its place."""
    return _UNBROKEN.sub("\\g<0>\u200b", text)


def output_preview(text: str, whole_size: int) -> str:
    """At most 40 lines of an output of which `text` is the beginning."""
    lines = bounded_text(text[: OUTPUT_LINES * LINE]).split("\n")
    if len(lines) <= OUTPUT_LINES and len(text.encode("utf-8", "replace")) >= whole_size:
        return "\n".join(lines)
    head = lines[: OUTPUT_LINES - 1]
    rest = tr("… {0} bytes in all; the whole output is in the cache").format(f"{whole_size:,}")
    return "\n".join([*head, rest])


def visible_text(text: str) -> str:
    """Control characters as a mark, line ends as one kind."""
    plain = text.replace("\r\n", "\n").replace("\r", "\n").replace("\u2028", "\n")
    return _CONTROL.sub("\ufffd", plain.replace("\u2029", "\n"))


def one_line(text: str, limit: int = 200) -> str:
    """A name or path for a single line; invisible characters are spelled out."""
    spelled = "".join(_spelled(char) for char in text[:limit])
    return spelled + "…" if len(text) > limit else spelled


def _spelled(char: str) -> str:
    if char == "\n":
        return "⏎"
    if char == " " or char.isprintable():
        return char
    return f"⟨U+{ord(char):04X}⟩"


MANY = 4
"""The same hiding character more often than this in a row is written once, with its number."""

STACKED = 4
"""Marks on one letter; more of them would be drawn over the lines around it."""
PER_LINE = 50
PER_CELL = 25
PER_JOINER = 10
"""A text of short lines, of cells or of joined signs is cut as if each had so many characters: they
cost time.
"""

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
_CHANGED = re.compile(f"(?P<ends>{_ENDS.pattern})|{_FOUND.pattern}")
_SPELLED_SIGN = 20
"""A sign that was written out is shorter than this."""


@dataclass(frozen=True, slots=True)
class ShownAmount:
    """How much of a message a text is, each as characters that it stands for."""

    characters: int = 0
    lines: int = 0
    """Its lines and cells."""
    spelled: int = 0
    """What is written out of it, and the signs that are joined."""

    @property
    def limit(self) -> int:
        """The smallest limit that it is within."""
        return max(self.characters, self.lines, self.spelled * 4 // 5)

    def __add__(self, more: "ShownAmount") -> "ShownAmount":
        return ShownAmount(
            self.characters + more.characters,
            self.lines + more.lines,
            self.spelled + more.spelled,
        )


def spell_hidden(text: str) -> str:
    """The text as a person has to see it, with line ends of one kind."""
    if text.isascii() and not _CONTROLS.search(text):
        return text
    return _FOUND.sub(_written_out, _ENDS.sub("\n", text))


def first_characters(
    text: str, limit: int, before: ShownAmount | None = None
) -> tuple[str, ShownAmount]:
    """At most about `limit` characters of the spelled text, and how much of `text` they are.

    `before` is what stands before the text in the same message, and counts as well.
    """
    before = before or ShownAmount()
    end = _few_lines(text, limit, before)
    most = max(1, limit) * 5 // 4 - before.spelled
    end, grown = _roomy(text, end, most, least=0 if before.characters else 1)
    return spell_hidden(text[:end]), ShownAmount(end, _cost_of_lines(text, end), end + grown)


def amount(text: str) -> ShownAmount:
    """How much of a message the text is."""
    grown = sum(_growth(found) for found in _grows(text, len(text)))
    return ShownAmount(len(text), _cost_of_lines(text, len(text)), len(text) + grown)


def source_size(text: str, size: int) -> int:
    """How many characters of `text` are spelled as `size` characters; -1 if no whole number is."""
    if text.isascii() and not _CONTROLS.search(text, 0, size):
        return size
    at = shown = 0
    for found in _CHANGED.finditer(text):
        if shown + found.start() - at >= size:
            break
        shown += found.start() - at
        shown += 1 if found["ends"] else len(_written_out(found))
        at = found.end()
    return at + size - shown if shown <= size else -1


def safe_cut(text: str, start: int, end: int) -> int:
    """A place at or before `end` that does not part what is drawn as one sign."""
    at = end
    opened = text.rfind("⟨", max(start + 1, end - _SPELLED_SIGN), end)
    if opened > 0 and text.find("⟩", opened, end) < 0:
        at = opened
    while start < at < len(text) and (_JOINS.match(text, at) or text[at - 1] == "\u200d"):
        at -= 1
    return at if at > start else end


def _cost_of_lines(text: str, end: int) -> int:
    return text.count("\n", 0, end) * PER_LINE + text.count("|", 0, end) * PER_CELL


def _few_lines(text: str, limit: int, before: ShownAmount) -> int:
    """Where the characters, or lines and cells, have used up the limit; these end a whole line."""
    end = max(0, min(len(text), limit - before.characters))
    if before.lines + _cost_of_lines(text, end) <= limit:
        return end
    spent, last = before.lines, 0
    for found in _COSTLY.finditer(text, 0, end):
        line = found[0] == "\n"
        spent += PER_LINE if line else PER_CELL
        last = found.end() if line else last
        if spent > limit and (last or before.characters):
            return last
    return end


def _roomy(text: str, end: int, most: int, *, least: int) -> tuple[int, int]:
    """Where the spelled text has so many characters, if that is before `end`; and its growth."""
    grown = 0
    for found in _grows(text, end):
        more = _growth(found)
        if found.end() + grown + more > most:
            return max(least, found.start()), grown
        grown += more
    return end, grown


def _grows(text: str, end: int) -> Iterator[re.Match[str]]:
    if text.isascii() and not _CONTROLS.search(text, 0, end):
        return iter(())
    return _FOUND.finditer(text, 0, end)


def _growth(found: re.Match[str]) -> int:
    """What the sign takes more than the characters it is made of."""
    if found["well"]:
        return PER_JOINER * found[0].count("\u200d")
    return 0 if _ENDS.match(found[0]) else len(_written_out(found)) - len(found[0])


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
