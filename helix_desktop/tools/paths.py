"""A folder that nothing leads out of: what the tools know of the disk is below it.

A path is never checked as text and opened later. On Linux the kernel itself keeps the way inside
(openat2); elsewhere, and for writing, each step is opened relative to the one before. Pipes,
devices and sockets are refused unopened.
"""

import os
import stat
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import BinaryIO

from helix_desktop.domain.errors import ToolError
from helix_desktop.tools.ground import kernel
from helix_desktop.tools.ground.by_path import PathFolder
from helix_desktop.tools.ground.folders import READING, Folder, HandleFolder
from helix_desktop.tools.ground.guard import Guard
from helix_desktop.tools.ground.names import meant
from helix_desktop.tools.ground.protected import Granted, check_windows
from helix_desktop.tools.ground.refusals import a_folder, no_file, outside, refused
from helix_desktop.tools.ground.walk import Spot, Walk, steps, walked
from helix_desktop.tools.ground.writing import Place

_HANDLES = os.open in os.supports_dir_fd
_PATH_ONLY = getattr(os, "O_PATH", 0) | getattr(os, "O_CLOEXEC", 0)


def nobody(_path: str) -> bool:
    """No path that steers programs or agents may be written."""
    return False


class Root:
    """A workspace's folder as the tools see it.

    `own` are the application's folders: not read and not written, should they lie inside.
    """

    def __init__(
        self, folder: Path, *, own: Sequence[Path] = (), granted: Granted = nobody
    ) -> None:
        self.folder = folder
        self._guard = Guard(folder, own, granted)
        self._kind: type[HandleFolder] | type[PathFolder] = HandleFolder if _HANDLES else PathFolder

    @contextmanager
    def open_file(self, path: str) -> Iterator[BinaryIO]:
        """A regular file below the folder, open for reading."""
        with open(self._opened(path), "rb") as file:
            yield file

    @contextmanager
    def open_folder(self, path: str) -> Iterator[Folder]:
        """A folder below (or) the folder, held."""
        walk, spot = self._walk(path, writing=False)
        try:
            if spot.name:
                error = NotADirectoryError(20, "") if spot.found else FileNotFoundError(2, "")
                raise refused(error, path)
            yield spot.folder
        finally:
            walk.close()

    @contextmanager
    def place(self, path: str) -> Iterator[Place]:
        """Where a file is to be written or removed; protected places are refused."""
        walk, spot = self._walk(path, writing=True)
        try:
            if not spot.name:
                raise a_folder(path or ".")
            self._guard.check(spot, path)
            yield Place(spot)
        finally:
            walk.close()

    def real(self, path: str) -> str:
        """The real path below the folder that a path leads to, as it is shown; "" is the folder."""
        walk, spot = self._walk(path, writing=False)
        walk.close()
        return "/".join(spot.parts)

    def _opened(self, path: str) -> int:
        if kernel.confines() and not self._guard.own:
            return self._opened_by_kernel(path)
        walk, spot = self._walk(path, writing=False)
        try:
            _check_file(spot, path)
            return spot.folder.read(spot.name)
        except OSError as error:
            raise refused(error, path) from error
        finally:
            walk.close()

    def _opened_by_kernel(self, path: str) -> int:
        """Looked up once, without opening; only what proves to be a file is then opened."""
        way = "/".join(self._steps(path))
        if not way:
            raise a_folder(path)
        self._guard.check_outside(path)
        top = self._top()
        try:
            handle = kernel.open_beneath(top.handle(), way, _PATH_ONLY)
        except OSError as error:
            raise refused(error, path) from error
        finally:
            top.close()
        try:
            _check_mode(os.fstat(handle).st_mode, path)
            return kernel.reopened(handle, READING)
        except OSError as error:
            raise refused(error, path) from error
        finally:
            os.close(handle)

    def _walk(self, path: str, *, writing: bool) -> tuple[Walk, Spot]:
        way = "/".join(self._steps(path))
        watch = self._guard.watching(writing=writing, path=path)
        return walked(self._top(), way, watch)

    def _top(self) -> Folder:
        try:
            return self._kind.at(str(self.folder))
        except OSError as error:
            reason = f"({error.strerror})"
            raise ToolError("The workspace folder cannot be opened.", reason) from error

    def _steps(self, path: str) -> list[str]:
        """The steps of a path as it was asked for; absolute ones may begin with the folder."""
        asked = meant(path)
        base = str(self.folder).rstrip("/")
        if base and (asked == base or asked.startswith(f"{base}/")):
            # what follows is as confined as any other path
            asked = asked[len(base) :].lstrip("/")
        if os.name == "nt":
            if ":" in asked:
                raise outside(path)
            asked = asked.replace("\\", "/")
        found = steps(asked, path)
        if os.name == "nt":
            for name in found:
                check_windows(name, path)
        return found


def _check_file(spot: Spot, path: str) -> None:
    if not spot.name:
        raise a_folder(path)
    if spot.found is None:
        raise refused(FileNotFoundError(2, ""), path)
    _check_mode(spot.found.st_mode, path)


def _check_mode(mode: int, path: str) -> None:
    if stat.S_ISDIR(mode):
        raise a_folder(path)
    if not stat.S_ISREG(mode):
        raise no_file(path)


def rooted(folder: "Path | Root") -> Root:
    """A tool may be given its folder, or the root that others share."""
    return folder if isinstance(folder, Root) else Root(folder)
