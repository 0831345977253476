"""A call as a person reads it on a card: whole, and never only the part that fits.

What is to be written is shown as text, an edit as the lines that go and come, all else as JSON.
"""

import difflib
import json
from collections.abc import Iterator

import msgspec

from helix_desktop.domain.permission import Subject

MOST_COMPARED = 400
"""Lines of one edit that are compared; beyond them all go and all come."""


class _Edit(msgspec.Struct, forbid_unknown_fields=True):
    old: str
    new: str
    all: bool = False


class _Change(msgspec.Struct, forbid_unknown_fields=True):
    """The arguments of both tools that change a file; any other argument is shown as JSON."""

    path: str
    content: str | None = None
    edits: list[_Edit] | None = None


def shown_change(arguments: str, otherwise: str) -> tuple[Subject, str]:
    """What a call would write, and in which of the two ways; `otherwise` if it says it oddly."""
    try:
        given = msgspec.json.decode(arguments, type=_Change)
    except (msgspec.DecodeError, UnicodeEncodeError, RecursionError):
        return Subject.OTHER, otherwise
    match given:
        case _Change(content=str(content), edits=None):
            return Subject.WRITE, content
        case _Change(content=None, edits=[*edits]) if edits:
            return Subject.EDIT, "\n".join(_compared(edits))
    return Subject.OTHER, otherwise


def readable(arguments: str) -> str:
    """The arguments over several lines; what is no JSON stays as it is."""
    try:
        return json.dumps(json.loads(arguments), ensure_ascii=False, indent=2)
    except (ValueError, RecursionError):
        return arguments


def _compared(edits: list[_Edit]) -> Iterator[str]:
    for number, edit in enumerate(edits, 1):
        where = ", everywhere" if edit.all else ""
        if len(edits) > 1 or where:
            yield f"@@ {number} of {len(edits)}{where} @@"
        yield from _lines(edit.old.split("\n"), edit.new.split("\n"))


def _lines(old: list[str], new: list[str]) -> Iterator[str]:
    """Every line of both, those in common once."""
    if len(old) + len(new) > MOST_COMPARED:
        yield from (f"-{line}" for line in old)
        yield from (f"+{line}" for line in new)
        return
    matcher = difflib.SequenceMatcher(None, old, new, autojunk=False)
    for kind, first, last, start, end in matcher.get_opcodes():
        if kind == "equal":
            yield from (f" {line}" for line in old[first:last])
        else:
            yield from (f"-{line}" for line in old[first:last])
            yield from (f"+{line}" for line in new[start:end])
