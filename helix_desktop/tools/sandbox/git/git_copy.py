"""Copies the repository for a command that writes with git.

All of it is copied but the objects, which are borrowed: the copy has a folder of its own for new
ones, and finds the others through `objects/info/alternates`, read-only. A second copy stays as it
was, for comparison. What the command did is taken over afterwards (`git_takeover.py`). Both copies
are on the disk until then, so that the next start takes over what a kill left.
"""

import json
import os
import re
import secrets
import stat
import sys
import time
from collections.abc import Collection, Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from typing import IO

import msgspec
from msgspec import Struct

from helix_desktop.domain.errors import ToolError
from helix_desktop.domain.value import replace
from helix_desktop.tools.files.folder_handle import NO_FOLLOW, READING, PosixFolderHandle
from helix_desktop.tools.files.repository_places import LinkedWorktree, read_short_file
from helix_desktop.tools.files.untrusted_trees import remove_tree
from helix_desktop.tools.sandbox.git.git_settings import CommandFolders
from helix_desktop.tools.sandbox.launch.layout import SandboxLayout
from helix_desktop.tools.sandbox.launch.mount_check import FolderBusyError

if sys.platform != "win32":  # which has no sandbox
    from fcntl import LOCK_EX, LOCK_NB, flock

FOLDERS = "git-copy-*"
"""The folders with copies, in the spool of a sandbox."""
BEFORE, COPY, OUT = "before", "git", "out"
"""The copy that stays as it was, the one that the command writes, and what git says of that."""
WORKTREES = "worktrees"
COMMON = "../..\n"
"""What the entry of a worktree says of the place of its repository; git takes spaces as a part."""
_RECORD = "record"
_RETRY_MARKER = "kept"
_TRIES, _PAUSE_SECONDS = 20, 0.05
MAX_STARTS = 5
"""How many starts try to take over a copy that could not be read or imported."""
_COPIED = frozenset({"refs", "logs", "info", "reftable", WORKTREES}) | frozenset(
    {"rebase-merge", "rebase-apply", "sequencer"}
)
"""Folders that are copied; all others of a repository are shown read-only."""
_CLOSED = ("hooks", "modules")
"""Folders that are read-only even if they are missing, or of a worktree."""
MAX_FILES = 20_000
"""Most files that are copied: making one takes up to 0.1 ms, and there are two copies."""
_REMOTE_LOGS = "logs/refs/remotes"
"""Left out of copies with too many files: what fetches brought is seldom looked up there."""
_NOT_COPIED = re.compile(r"worktrees/[^/]+/(?:modules|hooks)")
MAX_COPIED_FILE_BYTES = 1024 * 1024 * 1024
MAX_ALTERNATES_BYTES = 256 * 1024
_WRITTEN_BY_GIT = re.compile(
    r"(?:objects|refs|logs|reftable|worktrees|packed-refs)(?:/.*)?", re.DOTALL
)
"""What git outside writes when the command's work is taken over, also through a link."""


def borrowed_place(number: int) -> str:
    """Return where the objects of a copied repository are in the sandbox."""
    return f"/run/helix-objects-{number}"


class GitCopy(Struct, frozen=True):
    """A copied repository: its inside, and which folder that is; the folder with the copies.

    `entries` are the worktrees in the project, by their names in the repository. `own` is the
    worktree that the project folder is: then nothing changes but its branch and its entry.
    `written` are the folders outside the project that commands write.
    """

    folder: str
    inside: str
    identity: tuple[int, int]
    place: str
    entries: tuple[str, ...] = ()
    own: LinkedWorktree | None = None
    written: tuple[str, ...] = ()

    @property
    def command_folders(self) -> CommandFolders:
        top = os.path.dirname(self.inside)
        return CommandFolders(self.folder, self.written, top, is_users=True)

    @property
    def branch(self) -> str:
        """The name of the only branch that may change, or ""."""
        return "" if self.own is None else self.own.ref

    def mount(self, layout: SandboxLayout, number: int) -> SandboxLayout:
        """Return a layout in which the copy stands in the repository's place."""
        copied = os.path.join(self.place, COPY)
        objects = os.path.join(self.inside, "objects")
        borrowed = [(objects, borrowed_place(number))]
        with os.scandir(self.inside) as entries:
            closed = {entry.name for entry in entries if entry.is_dir(follow_symlinks=False)}
        closed = closed - _COPIED - {"objects"}
        for name in (*sorted(closed), *(name for name in _CLOSED if name not in closed)):
            place = os.path.join(self.inside, name)
            source = place if name in closed else os.path.join(copied, name)
            borrowed.append((source, place))
        for name in _folder_names(os.path.join(self.inside, WORKTREES)):
            entry = os.path.join(self.inside, WORKTREES, name)
            if name not in self.entries:
                borrowed.append((entry, entry))
        return replace(
            layout,
            placed=(*layout.placed, (copied, self.inside)),
            borrowed=(*layout.borrowed, *borrowed),
        )


@contextmanager
def copied_repository(
    spool: Path, copy: GitCopy, real: PosixFolderHandle, *, number: int
) -> Iterator[GitCopy]:
    """Copy a repository, given by the handle of its inside.

    Remove the copies at the end, unless what the command did may not be taken over.
    """
    place = spool / FOLDERS.replace("*", secrets.token_hex(8))
    copy = replace(copy, place=str(place))
    try:
        place.mkdir(mode=0o700, parents=True)
        with ExitStack() as stack:
            targets = [place / BEFORE, place / COPY]
            for target in targets:
                target.mkdir()
                (target / "objects/info").mkdir(parents=True)
                (target / "objects/pack").mkdir()
            handles = [stack.enter_context(PosixFolderHandle.at(str(path))) for path in targets]
            _Copying(copy.entries).copy(real, handles)
            write_alternates(copy, real, number)
            for name in _CLOSED:
                (place / COPY / name).mkdir(exist_ok=True)
            # last: without a record there is nothing to take over
            record = stack.enter_context((place / _RECORD).open("xb"))
            flock(record, LOCK_EX)
            record.write(json.dumps(msgspec.to_builtins(copy)).encode())
            record.flush()
            yield copy
    except FolderBusyError:  # nothing began
        raise
    except BaseException:
        if (place / _RECORD).exists():
            keep_copy(copy)  # the command may have run
        raise
    finally:
        if not (place / _RETRY_MARKER).exists():
            _remove(place)


def keep_copy(copy: GitCopy) -> None:
    """Leave a copy to the next start, until too many have tried to take it over."""
    with suppress(OSError), Path(copy.place, _RETRY_MARKER).open("ab") as tried:
        tried.write(b".")


def _remove(place: Path) -> None:
    with suppress(OSError):
        (place / _RECORD).unlink()
    remove_tree(str(place))


def write_alternates(copy: GitCopy, real: PosixFolderHandle, number: int) -> None:
    """Let git find the borrowed objects, and those that the repository borrows itself."""
    objects = os.path.join(copy.inside, "objects")
    listed: list[str] = []
    # through no link: the command reads what is written here
    with (
        suppress(OSError),
        real.parent("objects/info/alternates") as (folder, name),
        open(folder.read(name), "rb") as file,
    ):
        listed = os.fsdecode(file.read(MAX_ALTERNATES_BYTES)).split("\n")
    places = [os.path.join(objects, line) for line in listed if line and not line.startswith("#")]
    info = Path(copy.place, COPY, "objects/info")
    text = "".join(
        f"{place}\n" for place in (borrowed_place(number), *map(os.path.normpath, places))
    )
    with PosixFolderHandle.at(str(info)) as folder:
        if folder.status("alternates") is not None:
            folder.remove("alternates")
        with os.fdopen(folder.make_file("alternates", 0o644), "wb") as file:
            file.write(os.fsencode(text))


def left_copies(spool: Path, folder: str) -> Iterator[GitCopy]:
    """Yield the copies that a killed program left of a folder's repositories; remove each then."""
    for place in sorted(spool.glob(FOLDERS), key=lambda place: place.stat().st_mtime_ns):
        try:
            record = (place / _RECORD).open("rb")
        except OSError:  # it was killed before the command began, or after all was taken over
            remove_tree(str(place))
            continue
        with record:
            if not _is_left(record):
                continue  # the command still runs
            with suppress(ValueError):  # a damaged record
                copy = msgspec.convert(json.loads(record.read()), GitCopy)
                if copy.folder != folder:
                    continue
                tried = _tries(place)
                yield replace(copy, place=str(place))
                if tried < _tries(place) <= MAX_STARTS:
                    continue
            _remove(place)


def _tries(place: Path) -> int:
    marker = place / _RETRY_MARKER
    return marker.stat().st_size if marker.exists() else 0


def _is_left(record: IO[bytes]) -> bool:
    """Return whether nobody holds a record; processes of a killed program take a moment to end."""
    for _ in range(_TRIES):
        with suppress(OSError):
            flock(record, LOCK_EX | LOCK_NB)
            return True
        time.sleep(_PAUSE_SECONDS)
    return False


def entries_within(inside: str, folder: str) -> tuple[str, ...]:
    """Return the worktrees of a repository that are in a folder, by their names there."""
    tops = {
        name: os.path.join(inside, WORKTREES, name)
        for name in _folder_names(f"{inside}/{WORKTREES}")
    }
    return tuple(
        name
        for name, top in tops.items()
        if leads_into(read_short_file(os.path.join(top, "gitdir")), folder)
        and read_short_file(os.path.join(top, "commondir")) == COMMON
    )


def leads_into(gitdir: str, folder: str) -> bool:
    """Return whether the place that an entry of a worktree names is in a folder."""
    return os.path.realpath(gitdir.strip()).startswith(folder + "/")


def _folder_names(folder: str) -> list[str]:
    try:
        with os.scandir(folder) as entries:
            return sorted(entry.name for entry in entries if entry.is_dir(follow_symlinks=False))
    except OSError:
        return []


class _Copying:
    """Copying of one repository. Git replaces its files meanwhile; what is gone is passed over."""

    def __init__(self, entries: Collection[str]) -> None:
        self._entries = entries
        self._copies_remote_logs = True

    def copy(self, real: PosixFolderHandle, targets: list[PosixFolderHandle]) -> None:
        """Copy branches first, packed ones last: git packs them in this order."""
        names = sorted(real.names(), key=lambda name: (name == "packed-refs", name != "refs"))
        _check_link(real.look("objects"), "objects")
        with real.inner("objects") as objects:
            for name in objects.names():
                _check_link(objects.look(name), f"objects/{name}")
        if self._has_too_many_files(real):
            self._copies_remote_logs = False
            if self._has_too_many_files(real):
                raise ToolError(
                    "The command was not run: the repository has too many branches, tags, or other "
                    "files to be copied before.",
                    "Run `git pack-refs --all` yourself.",
                )
        for name in names:
            with suppress(FileNotFoundError):
                is_folder = stat.S_ISDIR(real.look(name).st_mode)
                if not is_folder or name in _COPIED:
                    self._copy_entry(real, name, targets=targets, path=name)

    def _has_too_many_files(self, real: PosixFolderHandle) -> bool:
        """Count first: tens of thousands of files would be copied for minutes, and for nothing."""
        count, waiting = 0, [""]
        while waiting:
            above = waiting.pop()
            with (
                suppress(OSError),
                real.below(above) as folder,
                os.scandir(folder.handle()) as entries,
            ):
                for entry in entries:
                    count += 1
                    if count > MAX_FILES:
                        return True
                    path = f"{above}/{entry.name}".lstrip("/")
                    is_copied = (above or path in _COPIED) and self._is_copied(path)
                    if is_copied and entry.is_dir(follow_symlinks=False):
                        waiting.append(path)
        return False

    def _is_copied(self, path: str) -> bool:
        """Return whether the content of a folder is copied."""
        if path == _REMOTE_LOGS:
            return self._copies_remote_logs
        above, _, name = path.rpartition("/")
        is_entry = above == WORKTREES
        return not _NOT_COPIED.fullmatch(path) and (not is_entry or name in self._entries)

    def _copy_entry(
        self, source: PosixFolderHandle, name: str, *, targets: list[PosixFolderHandle], path: str
    ) -> None:
        status = source.look(name)
        _check_link(status, path)
        if stat.S_ISDIR(status.st_mode):
            self._copy_folder(source, name, targets=targets, path=path)
        elif stat.S_ISLNK(status.st_mode):
            for target in targets:
                os.symlink(source.link(name), name, dir_fd=target.handle())
        elif stat.S_ISREG(status.st_mode) and not name.endswith(".lock"):
            _copy_file(source, name, targets)

    def _copy_folder(
        self, source: PosixFolderHandle, name: str, *, targets: list[PosixFolderHandle], path: str
    ) -> None:
        with ExitStack() as stack:
            inner = stack.enter_context(source.inner(name))
            into: list[PosixFolderHandle] = []
            for target in targets:
                target.make_folder(name)
                into.append(stack.enter_context(target.inner(name)))
            for name_inside in inner.names():
                below = f"{path}/{name_inside}"
                if not self._is_copied(below):
                    if path == WORKTREES:  # it is shown in this place
                        for target in into:
                            target.make_folder(name_inside)
                    continue
                with suppress(FileNotFoundError):
                    self._copy_entry(inner, name_inside, targets=into, path=below)


def _check_link(status: os.stat_result, path: str) -> None:
    """Raise ToolError for a link through which git could write outside the repository."""
    if stat.S_ISLNK(status.st_mode) and _WRITTEN_BY_GIT.fullmatch(path):
        raise ToolError(
            "The command was not run: `{path}` in the repository is a link.",
            "Put what it leads to in its place.",
            path=path,
        )


def _copy_file(source: PosixFolderHandle, name: str, targets: list[PosixFolderHandle]) -> None:
    with open(os.open(name, READING | NO_FOLLOW, dir_fd=source.handle()), "rb") as file:
        status = os.fstat(file.fileno())
        if status.st_size > MAX_COPIED_FILE_BYTES:
            return
        content = file.read()
    for target in targets:
        with open(target.make_file(name, 0o600), "wb") as copy:
            copy.write(content)
            copy.flush()
            os.fchmod(copy.fileno(), stat.S_IMODE(status.st_mode) | stat.S_IRUSR | stat.S_IWUSR)
            # git compares the time of its index with those of files
            os.utime(copy.fileno(), ns=(status.st_atime_ns, status.st_mtime_ns))
