"""Follows a path inside the folder step by step, and the errors for paths that lead outside.

A walk works on every system and finds the real names. Symbolic links are read and followed by hand,
inside the folder only; `..` returns along the path of the walk. Errors are worded for the agent.
"""

import errno
import os
import stat
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from os import stat_result

from msgspec import Struct

from helix_desktop.domain.errors import ToolError
from helix_desktop.tools.files.folder_handle import FolderHandle


def outside_error(path: str) -> ToolError:
    return ToolError(
        "{path} leads out of the workspace folder.",
        "Use a path relative to that folder.",
        path=repr(path),
    )


def no_file_error(path: str) -> ToolError:
    return ToolError(
        "{path} is not a regular file (a pipe, device, socket or folder).", path=repr(path)
    )


def is_folder_error(path: str) -> ToolError:
    return ToolError("{path} is a folder.", "Use list_files to see what is in it.", path=repr(path))


def link_circle_error(path: str) -> ToolError:
    return ToolError("{path} runs in a circle of symbolic links.", path=repr(path))


def refused_error(error: OSError, path: str) -> ToolError:
    make = _WORDED.get(error.errno or 0)
    if make is not None:
        return make(path)
    reason = (error.strerror or type(error).__name__).rstrip(".")
    return ToolError("{path} cannot be opened: {reason}.", path=repr(path), reason=reason)


def unopened_error(error: OSError) -> ToolError:
    """Word a system error while the project folder is opened."""
    reason = f"({error.strerror or error})"
    return ToolError("Can't open the project folder.", reason)


def missing_error(path: str) -> ToolError:
    return ToolError("There is no {path}.", "Use list_files to see what is there.", path=repr(path))


def _full(path: str) -> ToolError:
    return ToolError("The disk is full; {path} is as it was.", "Make room first.", path=repr(path))


_WORDED: dict[int, Callable[[str], ToolError]] = {
    errno.ENOENT: missing_error,
    errno.ENOTDIR: lambda path: ToolError("A part of {path} is not a folder.", path=repr(path)),
    errno.EXDEV: outside_error,
    errno.ELOOP: link_circle_error,
    errno.ENXIO: no_file_error,
    errno.EAGAIN: lambda path: ToolError(
        "{path} is being renamed all the time.", "Try again later.", path=repr(path)
    ),
    errno.ENOSPC: _full,
    errno.EDQUOT: _full,
    errno.EROFS: lambda path: ToolError(
        "{path} lies on a disk that cannot be written.", path=repr(path)
    ),
}


MAX_LINKS = 40
"""Links followed in one path before it counts as a cycle (as in Linux)."""
MAX_STEPS = 400
"""Most folders held open at once by one path."""


class PathSpot(Struct, frozen=True):
    """The place that a path leads to: `name` in an open folder ("" for that folder itself).

    `status` is None if nothing is there yet; `missing` are the folders above it that do not exist
    either.
    """

    folder: FolderHandle
    name: str
    parts: tuple[str, ...]
    status: stat_result | None
    missing: tuple[str, ...] = ()


Watch = Callable[[FolderHandle, tuple[str, ...], stat_result], None]
"""Is called with every real step that exists, before it is taken; refuses by ToolError."""


def _unwatched(above: FolderHandle, parts: tuple[str, ...], _status: stat_result) -> None:
    pass


def path_steps(path: str, shown_path: str) -> list[str]:
    """Return the steps of a relative path; raise ToolError for an absolute one."""
    if path.startswith(("/", "\\") if os.name == "nt" else "/"):
        raise outside_error(shown_path)
    if "\0" in path:
        raise ToolError("A path cannot hold a null character.")
    return [step for step in path.split("/") if step not in ("", ".")]


@contextmanager
def walk_path(root: FolderHandle, path: str, watch: Watch = _unwatched) -> Iterator[PathSpot]:
    """Yield the place that a path leads to; nothing stays open afterwards, nor does `root`."""
    handles = [root]
    try:
        try:
            spot = _find_spot(handles, path, watch)
        except OSError as error:
            raise refused_error(error, path) from error
        yield spot
    finally:
        while handles:
            handles.pop().close()


def _find_spot(handles: list[FolderHandle], path: str, watch: Watch) -> PathSpot:
    """Return the place, with the folders on the way in `handles`; missing ones are not made."""
    left, names, links = path_steps(path, path), list[str](), 0
    while left:
        step = left.pop(0)
        if step == "..":
            if len(handles) == 1:
                raise outside_error(path)
            handles.pop().close()
            names.pop()
            continue
        parts = (*names, step)
        try:
            state = handles[-1].look(step)
        except FileNotFoundError:
            if ".." in left:
                raise
            *missing, name = (step, *left)
            return PathSpot(handles[-1], name, (*parts, *left), None, missing=tuple(missing))
        if stat.S_ISLNK(state.st_mode):
            links += 1
            if links > MAX_LINKS:
                raise link_circle_error(path)
            left = path_steps(handles[-1].link(step), path) + left
            continue
        watch(handles[-1], parts, state)
        if not left and not stat.S_ISDIR(state.st_mode):
            return PathSpot(handles[-1], step, parts, state)
        if len(handles) > MAX_STEPS:
            raise ToolError("{path}… goes through too many folders.", path=repr(path[:200]))
        handles.append(handles[-1].inner(step))
        names.append(step)
    return PathSpot(handles[-1], "", tuple(names), None)
