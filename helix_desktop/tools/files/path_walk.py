"""Walks along a path by handles, step by step, and the errors for rejected paths.

A walk works on every system and finds the real names. Symbolic links are read and followed by hand,
inside the folder only; `..` returns along the path of the walk. Errors are worded for the agent.
"""

import errno
import stat
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
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
    """Word a system error while a path is looked up, opened or written."""
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


def _no_folder(path: str) -> ToolError:
    return ToolError("A part of {path} is not a folder.", path=repr(path))


def _moving(path: str) -> ToolError:
    return ToolError("{path} is being renamed all the time.", "Try again later.", path=repr(path))


def _full(path: str) -> ToolError:
    return ToolError("The disk is full; {path} is as it was.", "Make room first.", path=repr(path))


def _read_only_disk(path: str) -> ToolError:
    return ToolError("{path} lies on a disk that cannot be written.", path=repr(path))


_WORDED: dict[int, Callable[[str], ToolError]] = {
    errno.ENOENT: missing_error,
    errno.ENOTDIR: _no_folder,
    errno.EXDEV: outside_error,
    errno.ELOOP: link_circle_error,
    errno.ENXIO: no_file_error,
    errno.EAGAIN: _moving,
    errno.ENOSPC: _full,
    errno.EDQUOT: _full,
    errno.EROFS: _read_only_disk,
}


MOST_LINKS = 40
"""Links followed in one path before it counts as a cycle (as in Linux)."""
MOST_STEPS = 400
"""Most folders held open at once by one path."""


class PathSpot(Struct, frozen=True):
    """The place that a path leads to: `name` in an open folder ("" for that folder itself).

    `found` is None if nothing is there yet; `missing` are the folders above it that do not exist
    either.
    """

    folder: FolderHandle
    name: str
    parts: tuple[str, ...]
    found: stat_result | None
    missing: tuple[str, ...] = ()


Watch = Callable[[FolderHandle, tuple[str, ...], stat_result], None]
"""Is called with every real step that exists, before it is taken; refuses by ToolError."""


def _unwatched(above: FolderHandle, parts: tuple[str, ...], found: stat_result) -> None:
    pass


class PathWalk:
    """A walk; `close` releases all folders it holds. Takes ownership of `top`."""

    def __init__(self, top: FolderHandle, path: str, watch: Watch = _unwatched) -> None:
        self._path = path
        self._watch = watch
        self._held: list[FolderHandle] = [top]
        self._names: list[str] = []
        self._links = 0
        self._left = path_steps(path, path)

    def spot(self) -> PathSpot:
        """Return the place that the path leads to; missing steps are reported, not made."""
        while self._left:
            step = self._left.pop(0)
            if step == "..":
                if len(self._held) == 1:
                    raise outside_error(self._path)
                self._held.pop().close()
                self._names.pop()
                continue
            found = self._look(step)
            if found is None:
                return self._absent(step)
            if stat.S_ISLNK(found.st_mode):
                self._follow(step)
                continue
            parts = (*self._names, step)
            self._watch(self._held[-1], parts, found)
            if not self._left and not stat.S_ISDIR(found.st_mode):
                return PathSpot(self._held[-1], step, parts, found)
            self._down(step)
        return PathSpot(self._held[-1], "", tuple(self._names), None)

    def close(self) -> None:
        while self._held:
            self._held.pop().close()

    def _look(self, step: str) -> stat_result | None:
        try:
            return self._held[-1].look(step)
        except FileNotFoundError:
            return None
        except OSError as error:
            raise refused_error(error, self._path) from error
        except ValueError as error:
            raise ToolError("A path cannot hold a null character.") from error

    def _absent(self, step: str) -> PathSpot:
        rest = [step, *self._left]
        if ".." in rest:
            raise refused_error(FileNotFoundError(2, ""), self._path)
        parts = (*self._names, *rest)
        return PathSpot(self._held[-1], rest[-1], parts, None, missing=tuple(rest[:-1]))

    def _down(self, step: str) -> None:
        if len(self._held) > MOST_STEPS:
            raise ToolError("{path}… goes through too many folders.", path=repr(self._path[:200]))
        try:
            self._held.append(self._held[-1].inner(step))
        except OSError as error:
            raise refused_error(error, self._path) from error
        self._names.append(step)

    def _follow(self, step: str) -> None:
        self._links += 1
        if self._links > MOST_LINKS:
            raise link_circle_error(self._path)
        try:
            target = self._held[-1].link(step)
        except OSError as error:
            raise refused_error(error, self._path) from error
        self._left = path_steps(target, self._path) + self._left


def path_steps(path: str, asked: str) -> list[str]:
    """Return the steps of a relative path; raise ToolError for an absolute one."""
    if path.startswith(("/", "\\")):
        raise outside_error(asked)
    if "\0" in path:
        raise ToolError("A path cannot hold a null character.")
    return [step for step in path.split("/") if step not in ("", ".")]


@contextmanager
def walk_path(top: FolderHandle, path: str, watch: Watch = _unwatched) -> Iterator[PathSpot]:
    """Yield the place that a path leads to; nothing stays open afterwards."""
    with closing(PathWalk(top, path, watch)) as walk:
        yield walk.spot()
