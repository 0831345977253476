"""Opens the project's files for tools, nothing outside of it, and no protected places.

Tools know only the disk below this folder. A path is never checked as text and opened later. On
Linux the kernel itself keeps a path inside (openat2); elsewhere, and for writing, each step is
opened relative to the one before. Pipes, devices and sockets are refused unopened. Names are
checked in `protected_paths.py`; a guard watches every walk for places that names cannot tell:
Helix's own folders and insides of repositories under another name.
"""

import io
import os
import stat
from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager, closing, contextmanager, suppress
from pathlib import Path
from typing import Any, BinaryIO, TypeVar

from helix_desktop.domain.errors import ToolError
from helix_desktop.tools.files import folder_handle
from helix_desktop.tools.files.file_replace import FilePlace
from helix_desktop.tools.files.folder_change import FolderPlace
from helix_desktop.tools.files.folder_handle import (
    HAS_HANDLES,
    READING,
    FolderHandle,
    PosixFolderHandle,
)
from helix_desktop.tools.files.folder_handle_windows import WindowsFolderHandle
from helix_desktop.tools.files.path_walk import (
    PathSpot,
    Watch,
    is_folder_error,
    no_file_error,
    outside_error,
    path_steps,
    refused_error,
    unopened_error,
    walk_path,
)
from helix_desktop.tools.files.protected_paths import (
    NEVER,
    Granted,
    check_new,
    check_new_names,
    check_windows,
    check_writable,
    instruction_error,
    is_same_or_below,
    parse_shown_path,
)

_REPOSITORY = ("HEAD", "objects", "refs")
"""Entries that make any folder a repository to git, whatever its name."""


class PathGuard:
    """The protected places of one workspace folder."""

    def __init__(
        self, folder: Path, app_folders: Sequence[Path], granted: Granted, *, steers: "Steers"
    ) -> None:
        base = Path(os.path.realpath(folder))
        places = [Path(os.path.realpath(place)) for place in app_folders]
        self._granted, self._steers = granted, steers
        self._ours = any(base.is_relative_to(place) for place in places)
        """Whether the workspace itself lies in a folder of Helix."""
        inside = [place for place in places if place.is_relative_to(base) and place != base]
        self.app_folders = tuple((str(place), place.relative_to(base).parts) for place in inside)

    def check_outside(self, path: str) -> None:
        """Refuse everything if the workspace lies in a folder of Helix."""
        if self._ours:
            raise _of_ours(path)

    def watching(self, *, writing: bool, path: str) -> Watch:
        """Return the function to which a walk along `path` shows its steps."""
        self.check_outside(path)

        def watch(above: FolderHandle, parts: tuple[str, ...], status: os.stat_result) -> None:
            self._check_own(parts, status, path)
            if writing and stat.S_ISDIR(status.st_mode):
                _check_alias(above, parts, status)
                _check_repository(above, parts)

        return watch

    def check(self, spot: PathSpot, path: str) -> None:
        """Refuse to write at the end of a walk, whose steps were checked already."""
        self._check_own(spot.parts, spot.status, path)
        check_writable(spot.parts, self._granted)
        if spot.status is None:
            check_new_names(spot.parts, len(spot.missing) + 1, self._granted)
        if self._steers(spot.parts) and not self._granted("/".join(spot.parts)):
            raise instruction_error(spot.parts)
        # what the user asks to have back may have had any name
        if spot.status is None and not self._granted("/".join(spot.parts)):
            for name in (*spot.missing, spot.name):
                check_new(name, path)

    def _check_own(self, parts: tuple[str, ...], status: os.stat_result | None, path: str) -> None:
        for place, own in self.app_folders:
            is_own = is_same_or_below(parts, own)
            with suppress(OSError):
                is_own = is_own or (status is not None and os.path.samestat(os.stat(place), status))
            if is_own:
                raise _of_ours(path)


def _of_ours(path: str) -> ToolError:
    return ToolError(
        "{path} belongs to Helix Desktop itself; tools leave it alone.", path=repr(path)
    )


def _check_alias(above: FolderHandle, parts: tuple[str, ...], status: os.stat_result) -> None:
    """Refuse another spelling of a protected folder (short names, ignored case, mounts)."""
    for name in NEVER:
        try:
            other = above.look(name)
        except OSError:
            continue
        if os.path.samestat(other, status):
            raise ToolError(
                "{parts} is {name}, which tools do not write.",
                parts=repr("/".join(parts)),
                name=repr(name),
            )


def _check_repository(above: FolderHandle, parts: tuple[str, ...]) -> None:
    """Refuse a bare repository, whose hooks and settings run programs like those in `.git`."""
    try:
        with closing(above.inner(parts[-1])) as inner:
            for name in _REPOSITORY:
                inner.look(name)
    except OSError:
        return  # it lacks one of these, or the walk meets the same error and words it
    raise ToolError(
        "{parts} is the inside of a repository, which tools do not write.",
        "Its hooks and settings could run programs later, outside the sandbox.",
        parts=repr("/".join(parts)),
    )


_PATH_ONLY = getattr(os, "O_PATH", 0) | getattr(os, "O_CLOEXEC", 0)


def never_granted(_path: str) -> bool:
    """Grant no path that controls programs or agents."""
    return False


T = TypeVar("T")


class _ProjectFile(io.FileIO):
    """A file that says in words why it cannot be read.

    Some files of /proc are regular but wait for content. Files are opened so that nothing waits,
    and then a read would return None.
    """

    def __init__(self, handle: int, path: str) -> None:
        super().__init__(handle, "rb")
        self._path = path

    def readinto(self, buffer: Any, /) -> int:
        count: int = self._read_or_raise(lambda: super(_ProjectFile, self).readinto(buffer))
        return count

    def readall(self) -> bytes:
        return self._read_or_raise(super().readall)

    def _read_or_raise(self, read: Callable[[], T | None]) -> T:
        try:
            result = read()
        except OSError as error:
            raise refused_error(error, self._path) from error
        if result is None:
            raise no_file_error(self._path)
        return result


def open_readable(handle: int, path: str) -> BinaryIO:
    """Open a handle for reading; no read waits, and each failure is a ToolError."""
    return io.BufferedReader(_ProjectFile(handle, path))


Steers = Callable[[Sequence[str]], bool]
"""Returns whether instructions for agents include the file at such a path."""


def steers_nobody(_parts: Sequence[str]) -> bool:
    """Know no files but those whose names say what they are."""
    return False


class ProjectRoot:
    """A workspace's folder as the tools see it.

    `app_folders` are Helix's folders, which are neither read nor written if they lie inside.
    """

    def __init__(
        self,
        folder: Path,
        *,
        app_folders: Sequence[Path] = (),
        granted: Granted = never_granted,
        steers: Steers = steers_nobody,
    ) -> None:
        self.folder = folder
        self._real = os.path.realpath(folder)
        self._guard = PathGuard(folder, app_folders, granted, steers=steers)
        self._kind: type[PosixFolderHandle] | type[WindowsFolderHandle] = (
            PosixFolderHandle if HAS_HANDLES else WindowsFolderHandle
        )

    @contextmanager
    def open_file(self, path: str) -> Iterator[BinaryIO]:
        if folder_handle.openat2_confines() and not self._guard.app_folders:
            handle = self._opened_by_kernel(path)
        else:
            with self._walk(path, writing=False) as spot:
                if not spot.name:
                    raise is_folder_error(path)
                if spot.status is None:
                    raise refused_error(FileNotFoundError(2, ""), path)
                _check_mode(spot.status.st_mode, path)
                try:
                    handle = spot.folder.read(spot.name)
                except OSError as error:
                    raise refused_error(error, path) from error
        with open_readable(handle, path) as file:
            yield file

    @contextmanager
    def open_folder(self, path: str) -> Iterator[FolderHandle]:
        with self._walk(path, writing=False) as spot:
            if spot.name:
                error = NotADirectoryError(20, "") if spot.status else FileNotFoundError(2, "")
                raise refused_error(error, path)
            yield spot.folder

    @contextmanager
    def place(self, path: str) -> Iterator[FilePlace]:
        """Look up a file to be written or removed; protected places are refused."""
        with self._walk(path, writing=True) as spot:
            if not spot.name:
                raise is_folder_error(path or ".")
            self._guard.check(spot, path)
            yield FilePlace(spot)

    @contextmanager
    def folder_place(self, path: str) -> Iterator[FolderPlace]:
        """Look up a folder to be made, changed, or removed; protected places are refused."""
        *above, name = self._path_steps(path) or [""]
        if name in ("", ".."):
            raise is_folder_error(path)
        with self._walk_to(above, path, writing=True) as spot:
            missing = (*spot.missing, spot.name) if spot.name else ()
            if spot.status is not None:
                raise refused_error(NotADirectoryError(20, ""), path)
            parts = (*spot.parts, name)
            status = None
            if not missing:
                with suppress(OSError):
                    status = spot.folder.look(name)
            if status is not None:
                self._guard.watching(writing=True, path=path)(spot.folder, parts, status)
            self._guard.check(PathSpot(spot.folder, name, parts, status, missing), path)
            yield FolderPlace(spot.folder, missing, name, parts)

    def real(self, path: str) -> str:
        """Return the real path to which a displayed one leads; "" is the project folder."""
        with self._walk(path, writing=False) as spot:
            return "/".join(spot.parts)

    def lacks(self, path: str) -> bool:
        with self._walk(path, writing=False) as spot:
            return bool(spot.name) and spot.status is None

    def _opened_by_kernel(self, path: str) -> int:
        """Look the path up once, without opening; open only a proven regular file."""
        relative = "/".join(self._path_steps(path))
        if not relative:
            raise is_folder_error(path)
        self._guard.check_outside(path)
        root = self._open_root()
        try:
            handle = folder_handle.open_beneath(root.handle(), relative, _PATH_ONLY)
        except OSError as error:
            raise refused_error(error, path) from error
        finally:
            root.close()
        try:
            _check_mode(os.fstat(handle).st_mode, path)
            return folder_handle.reopen(handle, READING)
        except OSError as error:
            raise refused_error(error, path) from error
        finally:
            os.close(handle)

    def _walk(self, path: str, *, writing: bool) -> AbstractContextManager[PathSpot]:
        return self._walk_to(self._path_steps(path), path, writing=writing)

    def _walk_to(
        self, steps: Sequence[str], path: str, *, writing: bool
    ) -> AbstractContextManager[PathSpot]:
        watch = self._guard.watching(writing=writing, path=path)
        return walk_path(self._open_root(), "/".join(steps), watch)

    def _open_root(self) -> FolderHandle:
        try:
            if HAS_HANDLES:
                # whatever a link in the place of the folder, or of one above, leads to by now
                with PosixFolderHandle.at_real_path(self._real) as root:
                    return root.below("")
            return self._kind.at(str(self.folder))
        except OSError as error:
            raise unopened_error(error) from error

    def _path_steps(self, path: str) -> list[str]:
        """Return the steps of a requested path; an absolute one may begin with the folder."""
        relative = parse_shown_path(path)
        base = str(self.folder).rstrip("/")
        if base and (relative == base or relative.startswith(f"{base}/")):
            # the rest is as confined as any other path
            relative = relative[len(base) :].lstrip("/")
        if os.name == "nt":
            if ":" in relative:
                raise outside_error(path)
            relative = relative.replace("\\", "/")
        steps = path_steps(relative, path)
        if os.name == "nt":
            for name in steps:
                check_windows(name, path)
        return steps


def _check_mode(mode: int, path: str) -> None:
    if stat.S_ISDIR(mode):
        raise is_folder_error(path)
    if not stat.S_ISREG(mode):
        raise no_file_error(path)


def as_project_root(folder: Path | ProjectRoot) -> ProjectRoot:
    """Return a folder as a ProjectRoot; tools may share one."""
    return folder if isinstance(folder, ProjectRoot) else ProjectRoot(folder)
