"""Code of an answer as the content of a file: planned and shown first, then written.

The plan only reads. A file that steers programs is left to the agent's own tools, which ask for
it: what an answer names as its file is as little trusted as the answer.
"""

import asyncio
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager

from helix_desktop.domain.cache import digest_of
from helix_desktop.domain.errors import ToolError
from helix_desktop.domain.file_changes import APPLY, CodePlan
from helix_desktop.domain.messages import ToolCall
from helix_desktop.tools.files.file_change import FileBefore, FileChanger, Wanted
from helix_desktop.tools.files.file_replace import FilePlace
from helix_desktop.tools.files.file_restore import compare_contents
from helix_desktop.tools.files.project_root import ProjectRoot
from helix_desktop.tools.files.protected_paths import check_writable, show_path
from helix_desktop.tools.text.file_content import (
    UTF8,
    TextEncoding,
    decode_text,
    encode_text,
    spelled_alike,
)
from helix_desktop.tools.text.patch import needs_file, patched_text
from helix_desktop.tools.tool import call_scope

LARGEST = 1024 * 1024
"""Most bytes of a file to which code is applied."""
_APPLYING = ToolCall("", APPLY, "")
"""Names the user's own changes in the journal."""


async def plan_code(root: ProjectRoot, path: str, code: str, *, patch: bool) -> CodePlan:
    """Return what a file would hold; with `patch`, the code is a comparison."""
    return await asyncio.to_thread(_planned, root, path, code, patch=patch)


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


def _planned(root: ProjectRoot, path: str, code: str, *, patch: bool) -> CodePlan:
    _check_harmless(tuple(path.split("/")), path)
    with _place(root, path) as place:
        shown = show_path("/".join(place.parts))
        _check_harmless(place.parts, shown)  # a link may lead to another name
        if place.seen is not None and place.seen.size > LARGEST:
            raise ToolError(
                "{path} is too large: code is applied to files of up to 1 MB.", path=repr(shown)
            )
        data = b"".join(place.content()) if place.seen is not None else None
    after = _content(shown, data, code, patch=patch)
    diff = compare_contents((data or b"", after))
    before = digest_of(data) if data is not None else None
    return CodePlan(shown, before, after, diff)


@contextmanager
def _place(root: ProjectRoot, path: str) -> Iterator[FilePlace]:
    """Look up a file; the hints of refusals are for a model, and left out."""
    with ExitStack() as stack:
        try:
            place = stack.enter_context(root.place(path))
            place.check_changeable()
        except ToolError as error:
            raise ToolError(error.message) from error
        yield place


def _content(path: str, data: bytes | None, code: str, *, patch: bool) -> bytes:
    """Return the new content, in the encoding and with the line ends of the file."""
    spelling = _spelling(path, data or b"")
    old = decode_text(data or b"", spelling)
    if patch and data is None and needs_file(code):
        raise ToolError(
            "There is no file {path} for the patch.",
            "Choose the file that the patch changes.",
            path=repr(path),
        )
    text = _text(old, code, patch=patch)
    try:
        return encode_text(text, spelling)
    except UnicodeEncodeError as error:
        raise ToolError(
            "The encoding of {path} ({name}) lacks a character of the code.",
            path=repr(path),
            name=spelling.name,
        ) from error


def _text(old: str, code: str, *, patch: bool) -> str:
    """Return the new text with the line ends of the old one, of both kinds if it has both."""
    windows, lines = old.count("\r\n"), old.count("\n")
    if patch and windows < lines:
        return patched_text(old, code)
    text = patched_text(old.replace("\r\n", "\n"), code) if patch else _ended(code)
    return text.replace("\n", "\r\n") if 2 * windows > lines else text


def _spelling(path: str, data: bytes) -> TextEncoding:
    found = spelled_alike([data])
    if found is None:
        raise ToolError("{path} isn't text.", "Choose another file.", path=repr(path))
    return found[0] if data else UTF8


def _ended(code: str) -> str:
    return code if not code or code.endswith("\n") else f"{code}\n"


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
