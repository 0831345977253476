"""A call as a person reads it on a card: whole, and never only the part that fits.

What is to be written is shown as text, an edit (or a file that is replaced) as the lines that go
and come, all else as JSON.
"""

import json
from collections.abc import Callable, Iterator

import msgspec

from helix_desktop.domain.errors import ToolError
from helix_desktop.domain.permission import Subject
from helix_desktop.tools.arguments import read_arguments
from helix_desktop.tools.paths import Root
from helix_desktop.tools.text.diffs import hunks, unified

MOST_COMPARED = 1024 * 1024
"""Bytes of a file that a new text is compared with; what replaces a larger one is shown whole."""


class _Edit(msgspec.Struct, forbid_unknown_fields=True):
    old: str
    new: str
    all: bool = False


class _Change(msgspec.Struct, forbid_unknown_fields=True):
    """The arguments of both tools that change a file; any other argument is shown as JSON."""

    path: str
    content: str | None = None
    edits: list[_Edit] | None = None


def shown_change(
    arguments: str, otherwise: str, held: Callable[[str], str | None] = lambda _path: None
) -> tuple[Subject, str]:
    """What a call would write, and in which of the two ways; `otherwise` if it says it oddly.

    `held` tells the text that a file has now, None where there is none to compare with.
    """
    try:
        given = read_arguments(_Change, arguments)
    except (msgspec.DecodeError, UnicodeEncodeError, RecursionError):
        return Subject.OTHER, otherwise
    match given:
        case _Change(content=str(content), edits=None):
            return _written(content, held(given.path))
        case _Change(content=None, edits=[*edits]) if edits:
            return Subject.EDIT, "\n".join(_compared(edits))
    return Subject.OTHER, otherwise


def held_text(root: Root, path: str) -> str | None:
    """What a text file holds now; None if there is none, it is too large, or it is no UTF-8."""
    try:
        with root.open_file(path) as file:
            data = file.read(MOST_COMPARED + 1)
        return data.decode() if len(data) <= MOST_COMPARED else None
    except (ToolError, OSError, UnicodeDecodeError):
        return None


def _written(content: str, held: str | None) -> tuple[Subject, str]:
    """A new text as it is; one that replaces another as what differs."""
    if not held:
        return Subject.WRITE, content
    lines = unified(held, content, "").split("\n")[2:]  # without the names of the file
    return (Subject.EDIT, "\n".join(lines)) if lines else (Subject.WRITE, content)


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
    at = 0
    for hunk in hunks(old, new):
        yield from (f" {line}" for line in old[at : hunk.old_from])
        yield from (f"-{line}" for line in old[hunk.old_from : hunk.old_to])
        yield from (f"+{line}" for line in new[hunk.new_from : hunk.new_to])
        at = hunk.old_to
    yield from (f" {line}" for line in old[at:])
