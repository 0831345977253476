"""*Apply code to file*: plans what a code block or patch would change, then writes it.

The plan only reads. A file that steers programs is left to the agent's own tools, which ask for
it: what an answer names as its file is as little trusted as the answer.
"""

import asyncio
import re
from collections.abc import Iterator, Sequence
from contextlib import ExitStack

from msgspec import Struct

from helix_desktop.domain.cache import digest_of
from helix_desktop.domain.errors import ToolError
from helix_desktop.domain.file_changes import APPLY, CodePlan
from helix_desktop.domain.messages import ToolCall
from helix_desktop.tools.files.file_change import FileBefore, FileChanger, Wanted
from helix_desktop.tools.files.file_restore import compare_contents
from helix_desktop.tools.files.project_root import ProjectRoot
from helix_desktop.tools.files.protected_paths import check_writable, show_path
from helix_desktop.tools.secrets.secret_file_contents import make_file_finder
from helix_desktop.tools.secrets.secret_masks import FileMasks
from helix_desktop.tools.text.file_content import UTF8, decode_text, encode_text, spelled_alike
from helix_desktop.tools.tool import call_scope

MAX_TARGET_FILE_BYTES = 1024 * 1024
"""Most bytes of a file to which code is applied."""
_APPLYING = ToolCall("", APPLY, "")
"""Names the user's own changes in the journal."""


async def plan_code(root: ProjectRoot, path: str, code: str, *, patch: bool) -> CodePlan:
    """Return what a file would hold; with `patch`, the code is a comparison."""
    return await asyncio.to_thread(_make_plan, root, path, code, patch=patch)


async def apply_plan(pen: FileChanger, plan: CodePlan) -> bool:
    """Write a planned content if the file is still the one that was shown; return if it changed."""

    def make(before: FileBefore) -> Wanted:
        now = digest_of(before.data) if before.data is not None else None
        if before.path != plan.path or before.exists is plan.creates or now != plan.before:
            raise changed_meanwhile(plan.path)
        return plan.after

    with call_scope(_APPLYING):
        return (await pen.change(plan.path, make)).touched


def changed_meanwhile(path: str) -> ToolError:
    """Return the error for a file that is no longer the one that was shown."""
    return ToolError(
        "{path} changed in the meantime, so Helix left it alone.",
        "Apply the code again to see the present changes.",
        path=repr(path),
    )


def _make_plan(root: ProjectRoot, path: str, code: str, *, patch: bool) -> CodePlan:
    _check_harmless(tuple(path.split("/")), path)
    with ExitStack() as stack:
        try:
            place = stack.enter_context(root.place(path))
            place.check_changeable()
        except ToolError as error:
            raise ToolError(error.message) from error  # the hint is for a model
        shown = show_path("/".join(place.parts))
        _check_harmless(place.parts, shown)  # a link may lead to another name
        if place.seen is not None and place.seen.size > MAX_TARGET_FILE_BYTES:
            raise ToolError(
                "{path} is too large: code is applied to files of up to 1 MB.", path=repr(shown)
            )
        data = b"".join(place.content()) if place.seen is not None else None

    # in the encoding and with the line ends of the file
    spellings = spelled_alike([data or b""])
    if spellings is None:
        raise ToolError("{path} isn't text.", "Choose another file.", path=repr(shown))
    spelling = spellings[0] if data else UTF8
    # the answer has masks in place of the secrets that its author did not see
    masks = FileMasks(shown, decode_text(data or b"", spelling), make_file_finder(shown), code)
    if patch and data is None and any(change.old for change in _parse_changes(code)):
        raise ToolError(
            "There is no file {path} for the patch.",
            "Choose the file that the patch changes.",
            path=repr(shown),
        )
    try:
        old, text = masks.coded, masks.encode(code)
        # of both kinds if the old text has both
        windows, lines = old.count("\r\n"), old.count("\n")
        if patch and windows < lines:
            text = patched_text(old, text)
        else:
            if patch:
                text = patched_text(old.replace("\r\n", "\n"), text)
            elif text and not text.endswith("\n"):
                text += "\n"
            if 2 * windows > lines:
                text = text.replace("\n", "\r\n")
        text = masks.restore(text)
    except ToolError as error:
        raise ToolError(error.message) from error
    try:
        after = encode_text(text, spelling)
    except UnicodeEncodeError as error:
        raise ToolError(
            "The encoding of {path} ({name}) lacks a character of the code.",
            path=repr(shown),
            name=spelling.name,
        ) from error
    diff = compare_contents((data or b"", after))
    before = digest_of(data) if data is not None else None
    return CodePlan(shown, before, after, diff)


def _check_harmless(parts: tuple[str, ...], shown: str) -> None:
    try:
        check_writable(parts, lambda _path: False)
    except ToolError as error:
        raise ToolError(
            "{path} starts programs, holds keys, or tells agents what to do, so code isn't "
            "applied there.",
            "Use Save as… if you want the code in that file.",
            path=repr(shown),
        ) from error


_HEAD = re.compile(r"@@ -(\d+)(?:,\d+)? \+\d+(?:,\d+)? @@")
_ABOUT = ("diff ", "index ", "--- ", "+++ ", "new file", "deleted file", "similarity ", "rename ")
MAX_LINES = 200_000
"""Most lines of a text in which changes are looked for."""
MAX_LINES_OF_CHANGE = 5_000


class _Change(Struct, frozen=True):
    """Lines with their marks: `-` removed, `+` new, all others kept; `near` is a hint."""

    lines: tuple[str, ...]
    near: int = 0

    @property
    def old(self) -> list[str]:
        """The lines that stand in the text."""
        return [line[1:] for line in self.lines if not line.startswith("+")]

    def applied(self, line_numbers: Sequence[str]) -> list[str]:
        """Return what stands afterwards in place of these lines, each with its line end."""
        patched: list[str] = []
        remaining, end = iter(line_numbers), _line_end(line_numbers[0]) if line_numbers else ""
        for line in self.lines:
            if line.startswith("+"):
                patched.append(line[1:] + end)
                continue
            context_line = next(remaining)
            end = _line_end(context_line)
            if not line.startswith("-"):
                patched.append(context_line)
        return patched


def patched_text(text: str, patch: str) -> str:
    """Return a text with the changes of a comparison, as an answer of a model has them.

    Line numbers are only a hint, since models count badly: the lines that a change removes and
    keeps say where it belongs. Nothing is changed if a single one of them does not fit. Lines that
    a change keeps keep their line ends; new lines end like the line before them.
    """
    lines = text.split("\n")
    if len(lines) > MAX_LINES:
        raise ToolError("The file has too many lines for a patch.", "Edit it by hand.")
    stripped_lines = [line.removesuffix("\r") for line in lines]
    index = moved = 0
    for number, change in enumerate(_parse_changes(patch.replace("\r\n", "\n")), 1):
        size = len(change.old)
        place = _find_place(stripped_lines, change, index, near=change.near + moved)
        if place < 0:
            raise ToolError(
                "Change {number} of the patch doesn't fit the file.",
                "Its lines must be in the file exactly once. Ask for a new patch.",
                number=f"{number}",
            )
        replaced = change.applied(lines[place : place + size])
        lines[place : place + size] = replaced
        stripped_lines[place : place + size] = [line.removesuffix("\r") for line in replaced]
        index = place + len(replaced)
        moved += len(replaced) - size
    return "\n".join(lines)


def _parse_changes(patch: str) -> Iterator[_Change]:
    """Yield the changes; a patch without headings is one change."""
    body: list[str] = []
    near, headed = 0, False
    for line in patch.split("\n"):
        head = _HEAD.match(line)
        if head is not None or line.startswith("@@"):
            yield from _parse_change(body, near)
            body, near, headed = [], int(head[1]) if head else 0, True
        elif headed and line.startswith("diff "):
            raise ToolError("The patch changes several files.", "Ask for one patch for each file.")
        elif not (line.startswith("\\") or (not headed and line.startswith(_ABOUT))):
            body.append(line)
            headed = headed or line[:1] in ("+", "-")
    yield from _parse_change(body, near)


def _parse_change(body: Sequence[str], near: int) -> Iterator[_Change]:
    lines = list(body)
    while lines and not lines[-1]:
        lines.pop()  # the end of the code block, no line of the file
    while lines and not lines[0]:
        del lines[0]
    if any(line[:1] in ("+", "-") for line in lines):
        yield _Change(tuple(lines), near)


def _line_end(line: str) -> str:
    return "\r" if line.endswith("\r") else ""


def _find_place(lines: Sequence[str], change: _Change, start: int, *, near: int) -> int:
    """Return the line where a change belongs, or -1 if there is none or more than one."""
    old = change.old
    size = len(old)
    if not size:
        return 0 if lines == [""] else -1
    if size > MAX_LINES_OF_CHANGE:
        return -1
    if change.near and near > start and lines[near - 1 : near - 1 + size] == old:
        return near - 1
    indexes = range(start, len(lines) - size + 1)
    places = (
        index for index in indexes if lines[index] == old[0] and lines[index : index + size] == old
    )
    first, second = next(places, -1), next(places, -1)
    return first if second < 0 else -1
