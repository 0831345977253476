"""The tools edit_file, which replaces exact text, and write_file, which writes a whole file.

Edits keep the encoding, byte order mark, line ends and mode. The answer is a diff, or an error with
the actual text of the file. Replaced content is stored first.
"""

from collections.abc import Iterable
from pathlib import Path
from typing import Annotated

from msgspec import Meta, Struct

from helix_desktop.domain.errors import ToolError
from helix_desktop.domain.messages import ToolSpec
from helix_desktop.domain.ports import FileCheckpoints, ToolOutput
from helix_desktop.tools.files.file_change import FileBefore, FileChanger, FileChangeResult
from helix_desktop.tools.files.path_walk import missing_error
from helix_desktop.tools.files.project_root import ProjectRoot, as_project_root
from helix_desktop.tools.text.diff import unified_diff
from helix_desktop.tools.text.exact_edits import Replacement, apply_edits, edited_bytes
from helix_desktop.tools.text.file_content import (
    UNKNOWN_ENCODING,
    TextEncoding,
    decode_text,
    detect_encoding,
    encode_text,
    keeps,
)
from helix_desktop.tools.tool import decode_arguments, tool_spec

MOST_EDITS = 100
"""Most edits of one call."""
MOST_DIFF = 400
"""Most lines of the diff in the answer."""


class TextEdit(Struct):
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


class EditFileArguments(Struct):
    """The arguments of edit_file."""

    path: Annotated[str, Meta(description="File, relative to the project folder.")]
    edits: Annotated[
        list[TextEdit],
        Meta(
            min_length=1,
            max_length=MOST_EDITS,
            description="Done one after the other; all of them or, if one fails, none.",
        ),
    ]


class EditFile:
    """The tool that replaces parts of one text file."""

    spec: ToolSpec = tool_spec(
        "edit_file",
        "Replace exact text in a file, in one or several places. The answer is a unified diff. "
        "What the file held is kept and can be restored.",
        EditFileArguments,
    )

    def __init__(self, folder: Path | ProjectRoot, checkpoints: FileCheckpoints) -> None:
        self._pen = FileChanger(as_project_root(folder), checkpoints)

    async def run(self, arguments: str) -> ToolOutput:
        asked = decode_arguments(EditFileArguments, arguments)
        diff = ""

        def make(before: FileBefore) -> bytes:
            nonlocal diff
            changed, diff = _edited(before, asked.edits)
            return changed

        done = await self._pen.change(asked.path, make)
        if not done.touched:
            diff = "[the edits undo each other; nothing was changed]"
        return ToolOutput(diff.encode("utf-8", "replace"), asked.path, mime="text/x-diff")


def _edited(before: FileBefore, asked: Iterable[TextEdit]) -> tuple[bytes, str]:
    """Return the file's new content, and the diff to it."""
    data, spelling = _text_of(before)
    edits = [Replacement(edit.old, edit.new, edit.all) for edit in asked]
    if spelling.is_known and keeps(data, spelling):
        text = decode_text(data, spelling)
        after = apply_edits(text, edits, before.path)
        changed = _written(after, spelling, before.path)
    else:
        changed = edited_bytes(data, edits, before.path, why=_why(before.path, spelling))
        text, after = (decode_text(each, UNKNOWN_ENCODING) for each in (data, changed))
    return changed, unified_diff(text, after, before.path, most=MOST_DIFF)


def _text_of(before: FileBefore) -> tuple[bytes, TextEncoding]:
    if not before.exists:
        raise missing_error(before.path)
    if before.data is None:
        raise ToolError(
            "{path} has {size} bytes, too many to be edited here.",
            "Change it with a command.",
            path=repr(before.path),
            size=f"{before.size:,}",
        )
    spelling = detect_encoding(before.data)
    if spelling is None:
        raise ToolError("{path} is no text; it is not edited.", path=repr(before.path))
    return before.data, spelling


def _written(text: str, spelling: TextEncoding, path: str) -> bytes:
    try:
        return encode_text(text, spelling)
    except UnicodeEncodeError as error:
        raise ToolError(
            "{path} is written in {spelling}, which has no letter for "
            "{object} in the new text; nothing was changed.",
            "Use other letters, or write the whole file anew (it will be UTF-8).",
            path=repr(path),
            spelling=spelling.name,
            object=repr(error.object[error.start]),
        ) from error


def _why(path: str, spelling: TextEncoding) -> str:
    if not spelling.is_known:
        return f"The encoding of {path!r} cannot be told"
    return f"{path!r} is in {spelling.name}, but not all of it would be written back as it is"


class WriteFileArguments(Struct):
    """The arguments of write_file."""

    path: Annotated[str, Meta(description="File, relative to the project folder.")]
    content: Annotated[str, Meta(description="All that the file is to hold, exactly.")]


class WriteFile:
    """The tool that creates or replaces one file."""

    spec: ToolSpec = tool_spec(
        "write_file",
        "Write a whole file as UTF-8, with the folders it needs. Replaces what is there (it is "
        "kept and can be restored). To change a part of a file use edit_file.",
        WriteFileArguments,
    )

    def __init__(self, folder: Path | ProjectRoot, checkpoints: FileCheckpoints) -> None:
        self._pen = FileChanger(as_project_root(folder), checkpoints)

    async def run(self, arguments: str) -> ToolOutput:
        asked = decode_arguments(WriteFileArguments, arguments)
        data = asked.content.encode()
        done = await self._pen.change(asked.path, lambda _before: data)
        return ToolOutput(_result_text(done, asked.content).encode("utf-8", "replace"), asked.path)


def _result_text(done: FileChangeResult, content: str) -> str:
    before, lines = done.before, content.count("\n") + (content[-1:] not in ("\n", ""))
    counted = "1 line" if lines == 1 else f"{lines:,} lines"
    measured = f"{counted}, {len(content.encode()):,} bytes"
    if not done.touched:
        return f"{before.path} holds exactly this already ({measured}); it was not touched."
    if not before.exists:
        return f"Created {before.path} ({measured})."
    was = detect_encoding(before.data) if before.data is not None else None
    other = f" It was {was.name}; it is UTF-8 now." if was is not None and not was.plain else ""
    return (
        f"Replaced {before.path} ({measured}; before {before.size:,} bytes, which are kept).{other}"
    )
