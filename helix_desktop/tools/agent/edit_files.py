"""The tools edit_file (replaces exact text) and write_file (writes a whole file).

Edits keep the encoding, byte order mark, line ends and mode. The answer is a diff, or an error with
the actual text of the file. Replaced content is stored first.

A model sees masks in place of a file's secrets, and edits the text with these masks
(`tools/secrets/secret_masks.py`). What a call would change is computed before anybody is asked.
"""

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

from msgspec import Meta, Struct

from helix_desktop.domain.errors import ToolError
from helix_desktop.domain.messages import ToolCall, ToolSpec
from helix_desktop.domain.ports import FileCheckpoints, ToolOutput
from helix_desktop.domain.text_diff import unified_diff
from helix_desktop.tools.files.file_change import (
    FileBefore,
    FileChanger,
    FileChangeResult,
    read_before,
)
from helix_desktop.tools.files.path_walk import missing_error
from helix_desktop.tools.files.project_root import ProjectRoot, as_project_root
from helix_desktop.tools.secrets.redactor import Shown, no_file_shown
from helix_desktop.tools.secrets.secret_file_contents import SecretFinder, make_file_finder
from helix_desktop.tools.secrets.secret_masks import FileMasks, find_nothing
from helix_desktop.tools.text.exact_edits import Replacement, apply_masked_edits, edited_bytes
from helix_desktop.tools.text.file_content import (
    UNKNOWN_ENCODING,
    decode_text,
    detect_encoding,
    encode_text,
    keeps,
)
from helix_desktop.tools.tool import decode_arguments, tool_spec

MAX_EDITS = 100
"""Most edits of one call."""
MAX_DIFF_LINES = 400
"""Most lines of the diff in the answer."""


class HiddenSecrets(Struct, frozen=True):
    """The secrets that a model sees as masks: `find` finds them, none in a file that is `shown`."""

    shown: Shown = no_file_shown
    find: SecretFinder = make_file_finder


FILE_SECRETS = HiddenSecrets()


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
            max_length=MAX_EDITS,
            description="Done one after the other; all of them or, if one fails, none.",
        ),
    ]


class _ChangingTool:
    """A tool that changes one file."""

    def __init__(
        self,
        folder: Path | ProjectRoot,
        checkpoints: FileCheckpoints,
        hidden: HiddenSecrets = FILE_SECRETS,
    ) -> None:
        self._file_changer = FileChanger(as_project_root(folder), checkpoints)
        self._hidden = hidden


class EditFile(_ChangingTool):
    """The tool that replaces parts of one text file."""

    spec: ToolSpec = tool_spec(
        "edit_file",
        "Replace exact text in a file, in one or several places. The answer is a unified diff. "
        "What the file held is kept and can be restored.",
        EditFileArguments,
    )

    async def run(self, arguments: str) -> ToolOutput:
        request = decode_arguments(EditFileArguments, arguments)
        diff = ""

        def make(before: FileBefore) -> bytes:
            nonlocal diff
            changed, diff = _apply_edits(before, request.edits, self._hidden)
            return changed

        done = await self._file_changer.change(request.path, make)
        if not done.touched:
            diff = "[the edits undo each other; nothing was changed]"
        return ToolOutput(diff.encode("utf-8", "replace"), request.path, mime="text/x-diff")


def _apply_edits(
    before: FileBefore, requested: Sequence[TextEdit], hidden: HiddenSecrets
) -> tuple[bytes, str]:
    """Return the file's new content, and the diff to it as a model reads it."""
    if not before.exists:
        raise missing_error(before.path)
    if (data := before.data) is None:
        raise ToolError(
            "{path} has {size} bytes, too many to be edited here.",
            "Change it with a command.",
            path=repr(before.path),
            size=f"{before.size:,}",
        )
    spelling = detect_encoding(data)
    if spelling is None:
        raise ToolError("{path} is no text; it is not edited.", path=repr(before.path))
    edits = [Replacement(edit.old, edit.new, edit.all) for edit in requested]
    arguments = [text for edit in edits for text in (edit.old, edit.new)]
    if spelling.is_known and keeps(data, spelling):
        masks = _make_masks(before, decode_text(data, spelling), *arguments, hidden=hidden)
        coded = apply_masked_edits(masks, edits, before.path)
        try:
            changed = encode_text(masks.restore(coded), spelling)
        except UnicodeEncodeError as error:
            raise ToolError(
                "{path} is written in {spelling}, which has no letter for "
                "{object} in the new text; nothing was changed.",
                "Use other letters, or write the whole file anew (it will be UTF-8).",
                path=repr(before.path),
                spelling=spelling.name,
                object=repr(error.object[error.start]),
            ) from error
        versions = masks.text, masks.shown(coded)
    else:
        masks = _make_masks(before, data.decode("latin-1"), *arguments, hidden=hidden)
        why = f"The encoding of {before.path!r} cannot be told"
        if spelling.is_known:
            name = spelling.name
            why = f"{before.path!r} is in {name}, but not all of it would be written back as it is"
        changed = edited_bytes(data, edits, before.path, why=why, masks=masks)
        both = (decode_text(version, UNKNOWN_ENCODING) for version in (data, changed))
        old, new = (_make_masks(before, text, hidden=hidden).text for text in both)
        versions = old, new
    return changed, unified_diff(*versions, before.path, max_lines=MAX_DIFF_LINES)


def _make_masks(before: FileBefore, text: str, *arguments: str, hidden: HiddenSecrets) -> FileMasks:
    """Return the masks of a file; one that the user opened to the model has none."""
    find = find_nothing if hidden.shown(before.path) else hidden.find(before.path)
    return FileMasks(before.path, text, find, *arguments)


class WriteFileArguments(Struct):
    """The arguments of write_file."""

    path: Annotated[str, Meta(description="File, relative to the project folder.")]
    content: Annotated[str, Meta(description="All that the file is to hold, exactly.")]


class WriteFile(_ChangingTool):
    """The tool that creates or replaces one file."""

    spec: ToolSpec = tool_spec(
        "write_file",
        "Write a whole file as UTF-8, with the folders it needs. Replaces what is there (it is "
        "kept and can be restored). To change a part of a file use edit_file.",
        WriteFileArguments,
    )

    async def run(self, arguments: str) -> ToolOutput:
        request = decode_arguments(WriteFileArguments, arguments)

        def make(before: FileBefore) -> bytes:
            return _new_content(before, request.content, self._hidden)

        done = await self._file_changer.change(request.path, make)
        return ToolOutput(
            _result_text(done, request.content).encode("utf-8", "replace"), request.path
        )


def _new_content(before: FileBefore, content: str, hidden: HiddenSecrets) -> bytes:
    masks = _make_masks(before, _present_text(before), content, hidden=hidden)
    # a secret of a file in an unknown encoding may be no UTF-8
    return masks.restore(masks.encode(content)).encode("utf-8", "surrogateescape")


def _present_text(before: FileBefore) -> str:
    spelling = detect_encoding(before.data) if before.data is not None else None
    return decode_text(before.data, spelling) if before.data is not None and spelling else ""


def check_change(root: ProjectRoot, call: ToolCall, hidden: HiddenSecrets = FILE_SECRETS) -> bool:
    """Return whether the file that a call would change holds a secret now.

    Raise ToolError if the call cannot change it.
    """
    if call.tool == WriteFile.spec.name:
        writing = decode_arguments(WriteFileArguments, call.arguments)
        before = read_before(root, writing.path)
        _new_content(before, writing.content, hidden)
    else:
        editing = decode_arguments(EditFileArguments, call.arguments)
        before = read_before(root, editing.path)
        _apply_edits(before, editing.edits, hidden)
    text = _present_text(before).encode("utf-8", "surrogatepass")
    return bool(hidden.find(before.path)(text))


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
