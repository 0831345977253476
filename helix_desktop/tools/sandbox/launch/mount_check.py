"""Checks that hidden and protected places are mounted right while other commands move folders.

bubblewrap mounts by path. A running command can swap folders, or a folder and a link, between the
look at the project and the mounts: then a mount covers another place of the same name, or shows one
outside the project. So the places that running commands must not see or change are held open, which
tells where they are at any moment, and the kernel tells what is mounted where. The new command
begins once they agree. One that may write also waits for the mounts of others that began before.
"""

import logging
import os
import re
import threading
import time
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from contextlib import contextmanager, suppress
from pathlib import Path

from msgspec import Struct

from helix_desktop.domain.errors import ToolError
from helix_desktop.domain.value import replace
from helix_desktop.tools.files.folder_handle import PosixFolderHandle, open_through_folders
from helix_desktop.tools.files.system_mounts import folders_above, is_within
from helix_desktop.tools.programs.process import Process, ProcessLaunch
from helix_desktop.tools.sandbox.launch.layout import SandboxLayout

log = logging.getLogger(__name__)

CHECKS = 30
"""How often in a row they must agree: both are read one after the other, and may change between."""
COVER = "helix-hidden-"
"""How the names of files begin that cover others."""
_AGREEMENT_SECONDS, _WAIT_SECONDS = 5.0, 60.0
"""Seconds until the mounts agree, and until a command begins whose repository is copied first."""
_PAUSE_SECONDS = 0.002
_PLACE = getattr(os, "O_PATH", 0)
_ESCAPED = re.compile(r"\\([0-7]{3})")

Allowed = Callable[[str, int, bool], bool]
"""Returns whether a command may see or change a place, given its path, inode, and `is_hidden`."""
MountCheck = Callable[[int], None]
"""Is given a sandbox's first process; raises FolderBusyError if a mount is not as it should be."""


class FolderBusyError(ToolError):
    """Nothing was run: another command was replacing places of the folder."""


def folder_busy(mismatch: object) -> FolderBusyError:
    log.warning("a command was not run: %s", mismatch)
    return FolderBusyError(
        "The command was not run: another command is changing the folder at this moment.",
        "Try again when it has ended.",
    )


class _Place(Struct):
    """A place that is held open: hidden as a whole, or protected from changes."""

    handle: int
    name: str
    is_hidden: bool
    users: int = 0

    @property
    def path(self) -> str:
        return os.readlink(f"/proc/self/fd/{self.handle}")


_Identity = tuple[int, int]
_HiddenPlace = tuple[_Identity | None, _Identity | None]
"""The identities of the folder above it, and its own."""
_lock = threading.Lock()
_writing: list[str] = []
"""The folders of running commands that write, of all workspaces."""
_replacing: list[str] = []
"""The folders in which git of a running command may replace protected places: mounts of other
commands go with these."""


class CommandStart:
    """The start of a command's sandbox; `check`: what is to be checked before the command begins.

    Others wait for its mounts, which tell them themselves when they are complete.
    """

    def __init__(self, folder: str) -> None:
        self.folder = folder
        self.check: MountCheck | None = None
        self.is_over = False
        """Whether it has ended, or is known to have all its mounts."""
        self._process = 0
        self._hidden: dict[str, _HiddenPlace] = {}

    def note_hidden(self, root: PosixFolderHandle, paths: Iterable[str]) -> None:
        """Note what is hidden from it at paths below the project folder."""
        for path in paths:
            name = os.path.relpath(path, self.folder)
            self._hidden[name] = root.identity(os.path.dirname(name)), root.identity(name)

    def uncovered(self, root: PosixFolderHandle) -> tuple[str, ...]:
        """Return the paths of hidden files that somebody outside replaced: a mount goes with its
        file, so the command could read the new one."""
        return tuple(
            name
            for name, (above, place) in self._hidden.items()
            if root.identity(os.path.dirname(name)) == above
            and root.identity(name) not in (None, place)
        )

    def noting(self, launch: ProcessLaunch) -> ProcessLaunch:
        """Return a launch whose process is noted."""

        def starting(start: Callable[[], Process]) -> Process:
            process = launch.starting(start)
            self._process = process.pid
            return process

        return replace(launch, starting=starting)

    def is_mounted(self) -> bool:
        """Return whether all is mounted, or the command has ended."""
        if self.is_over or not self._process:
            return self.is_over
        try:
            inner: list[str] = []
            for number in filter(str.isdigit, os.listdir("/proc")):
                with suppress(OSError):  # it has ended
                    if _status(number)[1] == str(self._process):
                        inner.append(number)
            self.is_over = _status(str(self._process))[0] == "Z" or any(
                _is_complete(_read_mounts(int(number))) for number in inner
            )
        except OSError:  # one of them has ended
            pass
        return self.is_over


_starts: list[CommandStart] = []
"""The commands whose mounts may be incomplete, of all workspaces."""


def _is_near(folder: str, other: str) -> bool:
    return is_within(folder, [other]) or is_within(other, [folder])


def has_writers(folder: str) -> bool:
    """Return whether a command runs that writes in a folder, or in one above or below it."""
    return any(_is_near(folder, other) for other in [*_writing])


def may_replace(folder: str) -> bool:
    """Return whether git of a running command may replace protected places near a folder."""
    return any(_is_near(folder, other) for other in [*_replacing])


@contextmanager
def replacing(folder: str) -> Iterator[None]:
    """Let git of one command replace protected places meanwhile, and what is settled after it.

    No other command that writes runs near the folder, or begins.
    """
    with _lock:
        if has_writers(folder) or may_replace(folder):
            raise folder_busy("it would lose its mounts by what git replaces")
        _replacing.append(folder)
    try:
        yield
    finally:
        with _lock:
            _replacing.remove(folder)


class OpenPlaces:
    """The places of one folder that running commands must not see or change. Any thread."""

    def __init__(self) -> None:
        self._open_places: dict[tuple[int, int, bool], _Place] = {}

    @contextmanager
    def hold(
        self,
        root: PosixFolderHandle,
        layout: SandboxLayout,
        allowed: Allowed,
        stopped: Callable[[], bool],
        *,
        replaces: bool = False,
    ) -> Iterator[CommandStart]:
        """Hold the places of a layout for its command, and yield its start with the check.

        There is none if no other command runs that writes in this folder, or in one of another
        workspace that is above or below, and none begins for which this one has to wait. What
        running commands must not use may be `allowed` to this one. A check ends once it is
        `stopped`. `replaces`: this one is the command whose git may replace protected places.
        """
        # one that only reads has the whole folder closed, which is no place for others
        protected = () if layout.looking else (*layout.closed, *layout.fixed_folders)
        folder = layout.folder
        start = CommandStart(folder)
        if not layout.looking:
            start.note_hidden(root, layout.hidden)

        with _lock:
            is_alone = not has_writers(folder)
            if not layout.looking and not replaces and may_replace(folder):
                raise folder_busy("git of another command may replace what is protected")
            earlier = [
                other
                for other in _starts
                if not layout.looking and _is_near(folder, other.folder) and not other.is_mounted()
            ]
            _starts.append(start)
            if not layout.looking:
                _writing.append(folder)
            others = [*self._open_places]
            own = [
                *self._open_handles(root, layout, layout.hidden, is_hidden=True),
                *self._open_handles(root, layout, protected, is_hidden=False),
            ]
            for key in (*own, *others):
                self._open_places[key].users += 1
            places = [*((self._open_places[key], True) for key in own)]
            places += [(self._open_places[key], False) for key in others]
            if earlier or not is_alone:
                start.check = _Check(layout, places, allowed, stopped, earlier=earlier).run
        try:
            yield start
        finally:
            start.is_over = True
            with _lock:
                _starts.remove(start)
                if not layout.looking:
                    _writing.remove(folder)
                for key in (*own, *others):
                    self._open_places[key].users -= 1
                    if not self._open_places[key].users:
                        os.close(self._open_places.pop(key).handle)

    def with_protected(self, layout: SandboxLayout, free: Collection[str]) -> SandboxLayout:
        """Return a layout that also protects what running commands must not change.

        The look at the folder does not name all of it again: the settings that made it a protected
        place may be other ones now. Places in `free` are open to this command on purpose.
        """
        closed = (*layout.closed, *layout.copied)
        with _lock:
            paths = [
                path
                for place in self._open_places.values()
                if not place.is_hidden and (path := place.path) not in free
                # as in a check: one with another name was moved, or is gone
                if os.path.basename(path) == place.name and os.path.lexists(path)
                if is_within(path, (layout.folder,)) and not is_within(path, closed)
            ]
        return replace(layout, closed=tuple(sorted({*layout.closed, *paths})))

    def _open_handles(
        self,
        root: PosixFolderHandle,
        layout: SandboxLayout,
        paths: Iterable[str],
        *,
        is_hidden: bool,
    ) -> list[tuple[int, int, bool]]:
        keys: list[tuple[int, int, bool]] = []
        for path in paths:
            with suppress(OSError):  # it is being moved: it is among the others
                name = os.path.relpath(path, layout.folder)
                handle = open_through_folders(root.handle(), name, _PLACE)
                state = os.fstat(handle)
                keys.append(key := (state.st_dev, state.st_ino, is_hidden))
                place = _Place(handle, os.path.basename(path), is_hidden)
                if self._open_places.setdefault(key, place) is not place:
                    os.close(handle)
        return keys


class _Mount(Struct, frozen=True):
    """What is mounted at a point. `source`: a file system's device, and a path in it."""

    source: tuple[str, str]
    is_read_only: bool
    is_temporary: bool


class _Check:
    """The check of one sandbox; with each place, whether it is one of its own layout."""

    def __init__(
        self,
        layout: SandboxLayout,
        places: list[tuple[_Place, bool]],
        allowed: Allowed,
        stopped: Callable[[], bool],
        *,
        earlier: list[CommandStart],
    ) -> None:
        self._layout, self._places, self._allowed = layout, places, allowed
        self._stopped, self._earlier = stopped, earlier

    def run(self, process: int) -> None:
        until = time.monotonic() + _WAIT_SECONDS
        while not all(start.is_mounted() for start in self._earlier):
            if self._stopped() or time.monotonic() > until:
                raise folder_busy("another command begins")
            time.sleep(_PAUSE_SECONDS)
        until, agreed = time.monotonic() + _AGREEMENT_SECONDS, 0
        while agreed < CHECKS:
            try:
                mismatch = self._find_mismatch(process)
            except OSError as error:  # bubblewrap has ended: a place to mount was gone
                raise folder_busy(error) from error
            if not mismatch:
                agreed += 1
            elif agreed or self._stopped() or time.monotonic() > until:
                raise folder_busy(mismatch)
            else:
                time.sleep(_PAUSE_SECONDS)

    def _find_mismatch(self, process: int) -> str:
        """Return why the sandbox of a process is not as its layout says; "" if it is."""
        mounts, real = _read_mounts(process), _read_mounts(os.getpid())
        if not _is_complete(mounts):
            return "its mounts can't be checked"
        folder, copied = self._layout.folder, self._layout.copied
        if "/" not in real:  # the root of a chroot is no mount
            real[folder] = mounts[folder]
        null = mounts[os.devnull].source
        devices = {mount.source[0] for mount in real.values()}
        covers: set[str] = set()
        for point, mount in mounts.items():
            if not is_within(point, (folder,)):
                continue
            # what shows nothing: a file that nobody can read, a new folder in memory, /dev/null
            is_new = mount.is_temporary and mount.source[0] not in devices
            is_file = os.path.basename(mount.source[1]).startswith(COVER) or mount.source == null
            if is_new or is_file or is_within(point, copied):
                covers.add(point)
                continue
            above = _mount_at(real, point)
            device, top = real[above].source
            inner = os.path.normpath(os.path.join(top, os.path.relpath(point, above)))
            if mount.source != (device, inner):
                return f"another command moves {point}"
        for place, is_own in self._places:
            path, state = place.path, os.fstat(place.handle)
            point = _mount_at(mounts, path)
            is_protected = mounts[point].is_read_only and not place.is_hidden
            # a mount can be moved with a folder above only: under a new name it is the user's
            is_other = os.path.basename(path) != place.name and not place.is_hidden
            if not state.st_nlink or point in covers or is_protected or is_other:
                continue
            if is_own or not self._allowed(path, state.st_ino, place.is_hidden):
                return f"another command moves {path}"
        return ""


def _is_complete(mounts: Mapping[str, _Mount]) -> bool:
    """Return whether all is mounted: the root becomes read-only last."""
    root = mounts.get("/")
    return root is not None and root.is_read_only and root.is_temporary


def _status(process: str) -> list[str]:
    """Return the state of a process, and the ID of the one that started it."""
    text = Path(f"/proc/{process}/stat").read_text("utf-8", "replace")
    return text.rpartition(")")[2].split()[:2]


def _mount_at(mounts: Collection[str], path: str) -> str:
    """Return where the innermost mount is that shows a path."""
    return next((above for above in (path, *folders_above(path)) if above in mounts), "/")


def _read_mounts(process: int) -> dict[str, _Mount]:
    """Return the uppermost mount at each point."""
    mounts: dict[str, _Mount] = {}
    text = Path(f"/proc/{process}/mountinfo").read_text("utf-8", "surrogateescape")
    for line in filter(None, text.split("\n")):  # a process that has ended has none
        mount, _, system = line.partition(" - ")
        device, root, point, options = mount.split(" ")[2:6]
        mounts[_unescaped(point)] = _Mount(
            (device, _unescaped(root)), options.startswith("ro"), system.startswith("tmpfs ")
        )
    return mounts


def _unescaped(path: str) -> str:
    return _ESCAPED.sub(lambda match: chr(int(match[1], 8)), path)
