"""Editing a file by exact text: the answer is a diff, or what stands there instead.

Encoding, byte order mark, line ends and mode stay as they are.
"""

from pathlib import Path
from typing import Annotated

from msgspec import Meta, Struct

from helix_desktop.domain.errors import ToolError
from helix_desktop.domain.message import ToolSpec
from helix_desktop.domain.ports import Checkpoints, ToolOutput
from helix_desktop.tools.arguments import parsed, writing_spec
from helix_desktop.tools.changing import Before, Pen
from helix_desktop.tools.ground.refusals import missing
from helix_desktop.tools.paths import Root, rooted
from helix_desktop.tools.text.diffs import unified
from helix_desktop.tools.text.edits import Replacement, edited, edited_bytes
from helix_desktop.tools.text.encodings import (
    UNTOLD,
    Spelling,
    decoded,
    encoded,
    keeps,
    spelled,
)

MOST_EDITS = 100
"""Edits of one call."""
MOST_DIFF = 400
"""Lines of the diff that is answered."""


class Edit(Struct):
    """One replacement."""

    old: Annotated[
        str,
        Meta(
            min_length=1,
            description="Text to replace, exactly as it is in the file, without line numbers. "
            "Must stand in one place only; otherwise add lines around it, or set all.",
        ),
    ]
    new: Annotated[str, Meta(description="What to put there.")]
    all: Annotated[bool, Meta(description="Replace it everywhere.")] = False


class EditArguments(Struct):
    """Arguments of edit_file."""

    path: Annotated[str, Meta(description="File, relative to the project folder.")]
    edits: Annotated[
        list[Edit],
        Meta(
            min_length=1,
            max_length=MOST_EDITS,
            description="Done one after the other; all of them or, if one fails, none.",
        ),
    ]


class EditFile:
    """Replaces parts of one text file."""

    spec: ToolSpec = writing_spec(
        "edit_file",
        "Replace exact text in a file, in one or several places. The answer is a unified diff. "
        "What the file held is kept and can be restored.",
        EditArguments,
    )

    def __init__(self, folder: Path | Root, checkpoints: Checkpoints) -> None:
        self._pen = Pen(rooted(folder), checkpoints)

    async def run(self, arguments: str) -> ToolOutput:
        asked = parsed(EditArguments, arguments)
        work = _Work(asked)
        done = await self._pen.change(asked.path, work.make)
        diff = work.diff if done.touched else "[the edits undo each other; nothing was changed]"
        return ToolOutput(diff.encode("utf-8", "replace"), asked.path, mime="text/x-diff")


class _Work:
    """One call's edits, made in a thread."""

    def __init__(self, asked: EditArguments) -> None:
        self._asked = asked
        self.diff = ""

    def make(self, before: Before) -> bytes:
        data, spelling = _text_of(before)
        edits = [Replacement(edit.old, edit.new, edit.all) for edit in self._asked.edits]
        if spelling.told and keeps(data, spelling):
            text = decoded(data, spelling)
            after = edited(text, edits, before.path)
            changed = _written(after, spelling, before.path)
        else:
            changed = edited_bytes(data, edits, before.path, why=_why(before.path, spelling))
            text, after = decoded(data, UNTOLD), decoded(changed, UNTOLD)
        self.diff = unified(text, after, before.path, most=MOST_DIFF)
        return changed


def _text_of(before: Before) -> tuple[bytes, Spelling]:
    if not before.exists:
        raise missing(before.path)
    if before.data is None:
        raise ToolError(
            f"{before.path!r} has {before.size:,} bytes, too many to be edited here.",
            "Change it with a command.",
        )
    spelling = spelled(before.data)
    if spelling is None:
        raise ToolError(f"{before.path!r} is no text; it is not edited.")
    return before.data, spelling


def _written(text: str, spelling: Spelling, path: str) -> bytes:
    try:
        return encoded(text, spelling)
    except UnicodeEncodeError as error:
        raise ToolError(
            f"{path!r} is written in {spelling.name}, which has no letter for "
            f"{error.object[error.start]!r} in the new text; nothing was changed.",
            "Use other letters, or write the whole file anew (it will be UTF-8).",
        ) from error


def _why(path: str, spelling: Spelling) -> str:
    if not spelling.told:
        return f"The encoding of {path!r} cannot be told"
    return f"{path!r} is in {spelling.name}, but not all of it would be written back as it is"
