"""A folder that nothing leads out of: every step of a path is opened relative to the one before.

A path is never checked as text and opened later; what was opened is what is read. Symbolic links
are followed by hand, inside the folder only; devices, pipes and sockets are refused unopened.
"""

import os
import stat
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import BinaryIO

from helix_desktop.domain.errors import ToolError

MOST_LINKS = 40
"""Links followed in one path before it counts as a circle (what Linux allows)."""

_FOLDER = os.O_RDONLY | getattr(os, "O_DIRECTORY", 0) | getattr(os, "O_NOFOLLOW", 0)
_FILE = (
    os.O_RDONLY
    | getattr(os, "O_NOFOLLOW", 0)
    | getattr(os, "O_NONBLOCK", 0)
    | getattr(os, "O_NOCTTY", 0)
    | getattr(os, "O_BINARY", 0)
)


class Root:
    """A workspace's folder as the tools see it."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    @contextmanager
    def open_file(self, path: str) -> Iterator[BinaryIO]:
        """A regular file below the folder, open for reading."""
        with self._walked(path) as (above, name):
            if not name:
                raise ToolError(f"{path!r} is a folder.", "Use list_files to see what is in it.")
            descriptor = _opened(name, _FILE, above=above, path=path)
            try:
                _check_regular(os.fstat(descriptor), path)
            except ToolError:
                os.close(descriptor)
                raise
            with open(descriptor, "rb") as file:
                yield file

    @contextmanager
    def open_folder(self, path: str) -> Iterator[int]:
        """A folder below (or) the folder, as a descriptor."""
        with self._walked(path) as (above, name):
            descriptor = _opened(name or ".", _FOLDER, above=above, path=path)
            try:
                yield descriptor
            finally:
                os.close(descriptor)

    @contextmanager
    def _walked(self, path: str) -> Iterator[tuple[int, str]]:
        """The opened parent of the last step, and that step ("" for the folder itself)."""
        walk = _Walk(self.folder, path)
        try:
            yield walk.parent()
        finally:
            walk.close()


class _Walk:
    """Goes down a path, one held descriptor per folder, so that `..` is the way we came."""

    def __init__(self, folder: Path, path: str) -> None:
        self._path = path
        self._links = 0
        self._steps = _steps(path, path)
        try:
            self._held = [os.open(folder, os.O_RDONLY | getattr(os, "O_DIRECTORY", 0))]
        except OSError as error:
            raise ToolError(
                "The workspace folder cannot be opened.", f"({error.strerror})"
            ) from error

    def parent(self) -> tuple[int, str]:
        while self._steps:
            step = self._steps.pop(0)
            if step == "..":
                self._up()
            elif (target := self._link(step)) is not None:
                self._steps = _steps(target, self._path) + self._steps
            elif not self._steps:
                return self._held[-1], step
            else:
                self._held.append(_opened(step, _FOLDER, above=self._held[-1], path=self._path))
        return self._held[-1], ""

    def close(self) -> None:
        for descriptor in self._held:
            os.close(descriptor)

    def _up(self) -> None:
        if len(self._held) == 1:
            raise _outside(self._path)
        os.close(self._held.pop())

    def _link(self, step: str) -> str | None:
        """Where `step` points if it is a symbolic link."""
        try:
            found = os.stat(step, dir_fd=self._held[-1], follow_symlinks=False)
        except OSError as error:
            raise _refused(error, self._path) from error
        except ValueError as error:
            raise ToolError("A path cannot hold a null character.") from error
        if not stat.S_ISLNK(found.st_mode):
            if not self._steps and not stat.S_ISDIR(found.st_mode):
                _check_regular(found, self._path)
            return None
        self._links += 1
        if self._links > MOST_LINKS:
            raise ToolError(f"{self._path!r} runs in a circle of symbolic links.")
        return os.readlink(step, dir_fd=self._held[-1])


def _steps(path: str, asked: str) -> list[str]:
    if path.startswith(("/", "\\")) or (os.name == "nt" and ":" in path):
        raise _outside(asked)
    return [step for step in path.split("/") if step not in ("", ".")]


def _opened(name: str, flags: int, *, above: int, path: str) -> int:
    try:
        return os.open(name, flags, dir_fd=above)
    except OSError as error:
        raise _refused(error, path) from error


def _check_regular(found: os.stat_result, path: str) -> None:
    if not stat.S_ISREG(found.st_mode):
        raise ToolError(f"{path!r} is not a regular file (a pipe, device, socket or folder).")


def _outside(path: str) -> ToolError:
    return ToolError(
        f"{path!r} leads out of the workspace folder.", "Use a path relative to that folder."
    )


def _refused(error: OSError, path: str) -> ToolError:
    if isinstance(error, FileNotFoundError):
        return ToolError(f"There is no {path!r}.", "Use list_files to see what is there.")
    if isinstance(error, NotADirectoryError):
        return ToolError(f"A part of {path!r} is not a folder.")
    return ToolError(f"{path!r} cannot be opened: {error.strerror}.")
