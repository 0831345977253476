"""Text from models and tools before Qt lays it out: bounded, and nothing but text.

Qt needs seconds for a line of a megabyte; so lines are broken and counted before they reach it.
"""

import re
from collections.abc import Iterator

from helix_desktop.ui.words import tr

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


def shown(text: str, limit: int = MESSAGE) -> str:
    """The text as it can be laid out; what is cut is said."""
    cut = len(text) > limit
    lines = visible(text[:limit]).split("\n")
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


def breakable(text: str) -> str:
    """Words of others for a label: one without spaces would make it wider than its place."""
    return _UNBROKEN.sub("\\g<0>\u200b", text)


def shown_output(text: str, whole_size: int) -> str:
    """At most 40 lines of an output of which `text` is the beginning."""
    lines = shown(text[: OUTPUT_LINES * LINE]).split("\n")
    if len(lines) <= OUTPUT_LINES and len(text.encode("utf-8", "replace")) >= whole_size:
        return "\n".join(lines)
    head = lines[: OUTPUT_LINES - 1]
    rest = tr("… {0} bytes in all; the whole output is in the cache").format(f"{whole_size:,}")
    return "\n".join([*head, rest])


def visible(text: str) -> str:
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
