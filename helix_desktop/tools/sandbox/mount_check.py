"""The check that hidden files are covered in a new sandbox, although another command moves folders.

bubblewrap mounts by path. A running command can swap folders between the look at the project and
the mounts: then a mount covers another file of the same name. So files that are hidden from running
commands are held open, which tells where they are at any moment, and the kernel tells where the
mounts are that cover something. The new command begins once they agree.
"""

import os
import re
import threading
import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from msgspec import Struct

from helix_desktop.tools.files.folder_handle import PosixFolderHandle, open_through_folders
from helix_desktop.tools.sandbox.system_mounts import folders_above

CHECKS = 30
"""How often in a row they must agree: both are read one after the other, and may change between."""
COVER = "helix-hidden-"
"""How the names of files begin that cover others."""
_SECONDS = 5.0
_PAUSE_SECONDS = 0.002
_PLACE = getattr(os, "O_PATH", 0)
_ESCAPED = re.compile(r"\\([0-7]{3})")

Shown = Callable[[str, int], bool]
"""Returns whether a command may see a file, given its path and inode."""
MountCheck = Callable[[int], None]
"""Is given a sandbox's first process; raises OSError if something hidden is not covered there."""


class _Held(Struct):
    handle: int
    users: int = 0


class HeldFiles:
    """The files of one folder that are hidden from running commands, each held open. Any thread."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._held: dict[tuple[int, int], _Held] = {}
        self._writers = 0

    @contextmanager
    def hold(
        self, top: PosixFolderHandle, names: Iterable[str], *, shown: Shown, writes: bool
    ) -> Iterator[MountCheck | None]:
        """Hold places below `top` for a command, and yield the check of its mounts.

        None if no other command runs that writes. Other places may be `shown` to this command.
        """
        with self._lock:
            is_alone, others = not self._writers, [*self._held]
            self._writers += writes
            own = self._opened(top, names)
            for key in (*own, *others):
                self._held[key].users += 1
            handles = [[self._held[key].handle for key in keys] for keys in (own, others)]
            check = None if is_alone else _Covers(handles[0], handles[1], shown).check
        try:
            yield check
        finally:
            with self._lock:
                self._writers -= writes
                for key in (*own, *others):
                    self._held[key].users -= 1
                    if not self._held[key].users:
                        os.close(self._held.pop(key).handle)

    def _opened(self, top: PosixFolderHandle, names: Iterable[str]) -> list[tuple[int, int]]:
        keys: list[tuple[int, int]] = []
        for name in names:
            with suppress(OSError):  # it is being moved: it is among the others
                handle = open_through_folders(top.handle(), name, _PLACE)
                state = os.fstat(handle)
                keys.append(key := (state.st_dev, state.st_ino))
                if self._held.setdefault(key, _Held(handle)).handle != handle:
                    os.close(handle)
        return keys


class _Covers:
    def __init__(self, own: list[int], others: list[int], shown: Shown) -> None:
        self._own, self._others, self._shown = own, others, shown

    def check(self, process: int) -> None:
        until, agreed = time.monotonic() + _SECONDS, 0
        while agreed < CHECKS:
            missing = self._uncovered(process)
            if not missing:
                agreed += 1
            elif agreed or time.monotonic() > until:
                raise OSError(f"{missing} can't be hidden while another command moves it")
            else:
                time.sleep(_PAUSE_SECONDS)

    def _uncovered(self, process: int) -> str:
        """Return a hidden place that no mount covers in the sandbox of a process; "" for none."""
        if (points := _covered_points(process)) is None:
            return "something"
        covers = {_path(handle) for handle in self._own if os.fstat(handle).st_nlink}
        for path in covers - points:
            return path
        for handle in self._others:
            path, state = _path(handle), os.fstat(handle)
            covered = path in points or not covers.isdisjoint(folders_above(path))
            if not covered and state.st_nlink and not self._shown(path, state.st_ino):
                return path
        return ""


def _covered_points(process: int) -> set[str] | None:
    """Return where the uppermost mount shows nothing: a file that nobody can read, or a folder.

    None before all is mounted; last of all, the root becomes read-only.
    """
    lines = Path(f"/proc/{process}/mountinfo").read_text("utf-8", "surrogateescape")
    covered: dict[str, bool] = {}
    is_done = False
    for line in lines.splitlines():
        mount, _, system = line.partition(" - ")
        root, point, options = mount.split(" ")[3:6]
        is_done = is_done or (point == "/" and options.startswith("ro") and system[:6] == "tmpfs ")
        is_file = os.path.basename(root).startswith(COVER)
        covered[_unescaped(point)] = is_file or system.startswith("tmpfs ")
    return {point for point, is_covered in covered.items() if is_covered} if is_done else None


def _path(handle: int) -> str:
    return os.readlink(f"/proc/self/fd/{handle}")


def _unescaped(path: str) -> str:
    return _ESCAPED.sub(lambda found: chr(int(found[1], 8)), path)
