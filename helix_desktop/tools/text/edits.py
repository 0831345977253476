"""Replacing exact text in a text: once or everywhere, several in a row, all of them or none.

Where every line of a file ends the same way, edits may be written with plain line feeds and the
file keeps its own ends. What cannot be done is told with what stands there instead.
"""

import re
from collections.abc import Iterator, Sequence

from helix_desktop.domain.errors import ToolError
from helix_desktop.domain.values import value
from helix_desktop.tools.text.nearest import nearest

_MOST_PLACES = 10
"""Places of a text that is not unique which are listed."""
_SHOWN = 160
_ENDS = re.compile(r"\r\n|\n|\r")
_UNCERTAIN = re.compile(r"(?<=[\x80-\xff])[\x30-\x7e]|\x1b\$.*?(?:\x1b\(|\Z)", re.DOTALL)
"""What looks like ASCII in bytes, but is the second half of a letter in some encodings."""
_HIDDEN = {code: 0xE000 + code for code in range(0x80)}
_SHOWN_AGAIN = {hidden: code for code, hidden in _HIDDEN.items()}


@value
class Replacement:
    """What to look for, what to put there, and whether that may be in several places."""

    old: str
    new: str
    everywhere: bool = False


def edited(text: str, edits: Sequence[Replacement], path: str) -> str:
    """The text after all edits, one after the other; ToolError, and nothing done, if one fails."""
    end = line_end(text)
    found = text.replace(end, "\n") if end else text
    for number, edit in enumerate(edits, 1):
        which = f"Edit {number} of {len(edits)}" if len(edits) > 1 else "The edit"
        found = _replaced(found, _with_plain_ends(edit) if end else edit, f"{which} of {path!r}")
    return found.replace("\n", end) if end else found


def edited_bytes(data: bytes, edits: Sequence[Replacement], path: str, *, why: str) -> bytes:
    """The same of bytes that cannot be edited as text (`why`): only ASCII is replaced by ASCII."""
    refusal = f"{why}: only ASCII text can be replaced in it; nothing was changed."
    if not all(each.old.isascii() and each.new.isascii() for each in edits):
        raise ToolError(refusal, "Change other letters with a command that knows its encoding.")
    text = data.decode("latin-1")
    wanted = edited(text, edits, path)
    certain = _UNCERTAIN.sub(lambda found: found[0].translate(_HIDDEN), text)
    try:
        safe = edited(certain, edits, path).translate(_SHOWN_AGAIN) == wanted
    except ToolError:
        safe = False
    if not safe:
        raise ToolError(refusal, "What stands there may be a part of other letters.")
    return wanted.encode("latin-1")


def line_end(text: str) -> str:
    """The end that all lines have, if it is one and no plain line feed; else ""."""
    ends = set(_ENDS.findall(text))
    return ends.pop() if len(ends) == 1 and "\n" not in ends else ""


def _with_plain_ends(edit: Replacement) -> Replacement:
    old, new = (_ENDS.sub("\n", text) for text in (edit.old, edit.new))
    return Replacement(old, new, edit.everywhere)


def _replaced(text: str, edit: Replacement, which: str) -> str:
    if not edit.old:
        raise ToolError(f"{which} looks for nothing.", "Use write_file to make a file.")
    if edit.old == edit.new:
        raise ToolError(f"{which} would change nothing: old and new text are the same.")
    first = text.find(edit.old)
    if first < 0:
        raise ToolError(f"{which} did not find its text; nothing was changed.", _absent(text, edit))
    if not edit.everywhere and text.find(edit.old, first + 1) >= 0:
        raise ToolError(f"{which} is not unique; nothing was changed.", _places(text, edit.old))
    return text.replace(edit.old, edit.new)


def _absent(text: str, edit: Replacement) -> str:
    told = nearest(text, edit.old)
    at = text.find(edit.new) if edit.new.strip() else -1
    if at >= 0:
        told = f"The new text is there already, in line {_line(text, at)}. {told}"
    return told.strip()


def _places(text: str, old: str) -> str:
    """Where a text stands that was to be unique."""
    found = list(_occurrences(text, old))
    lines = []
    for at in found[:_MOST_PLACES]:
        end = text.find("\n", at)
        start = text.rfind("\n", 0, at) + 1
        shown = text[start : end if end >= 0 else len(text)].strip()[:_SHOWN]
        lines.append(f"{_line(text, at)}\t{shown}")
    if len(found) > _MOST_PLACES:
        lines.append(f"[{len(found) - _MOST_PLACES:,} more]")
    listed = "\n".join(lines)
    return f"Its text stands in {len(found):,} places:\n{listed}\nAdd lines around it, or set all."


def _occurrences(text: str, old: str) -> Iterator[int]:
    """Every place, overlapping ones too: each could be the one that was meant."""
    at = text.find(old)
    while at >= 0:
        yield at
        at = text.find(old, at + 1)


def _line(text: str, at: int) -> int:
    return text.count("\n", 0, at) + 1
