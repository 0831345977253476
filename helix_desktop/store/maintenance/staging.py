"""Folders made in a corner and shown when whole; bulk writing; progress and stopping.

Making a new folder of ours: it is filled in a corner of it and whole when it appears.

Whoever looks meanwhile sees no store and no export there; after a failure nothing is left. Only
this user can read what appears, also in a folder that others may enter: its mode is left as it is.

Writing a database that nobody reads yet: large batches, one sync at the end.

How long work over a whole store reports what it does, and how it is stopped.
"""

import os
import shutil
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path

from helix_desktop.domain.errors import StoreDenied, StoreInterrupted
from helix_desktop.store import disk, opening
from helix_desktop.store.leveldb import Database

UNFINISHED = ".unfinished"


@contextmanager
def stage_folder(folder: Path) -> Iterator[Path]:
    """A place to fill. `folder` must not exist or be empty; its parent must exist."""
    made = _claimed(folder)
    place = folder / UNFINISHED
    try:
        with disk.word_os_errors(place):
            place.mkdir(mode=0o700)
        yield place
        _make_private(place)
        _sync_files(place)
        _show(place, folder)
    except BaseException:
        _clear(folder, made=made)
        raise


def refuse_inside(folder: Path, source: Path) -> None:
    """A copy may not be made within what is copied."""
    with disk.word_os_errors(folder):
        inside = folder.resolve().is_relative_to(source.resolve())
    if inside:
        raise StoreDenied(f"{folder} lies within {source}.", "Choose a folder outside of it.")


def _claimed(folder: Path) -> bool:
    """Whether the folder is of our making; what an earlier attempt left is taken over."""
    with disk.word_os_errors(folder):
        try:
            folder.mkdir(mode=0o700)
        except FileExistsError:
            found = {file.name for file in folder.iterdir()} if folder.is_dir() else {""}
            if found - {UNFINISHED}:
                raise _occupied(folder) from None
            shutil.rmtree(folder / UNFINISHED, ignore_errors=True)
            return False
    return True


def _occupied(folder: Path) -> StoreDenied:
    return StoreDenied(
        f"{folder} is not empty.", "Nothing was changed. Choose a new or an empty folder."
    )


def _make_private(place: Path) -> None:
    """No conversation is readable to others, wherever it is shown."""
    with disk.word_os_errors(place):
        for folder, folders, files in os.walk(place):
            for names, mode in ((folders, 0o700), (files, 0o600)):
                for name in names:
                    with suppress(PermissionError):  # a disk without modes, as memory sticks have
                        os.chmod(os.path.join(folder, name), mode)


def _sync_files(place: Path) -> None:
    """Everything on the disk before anything is shown (one call where the system has it)."""
    if hasattr(os, "sync"):
        os.sync()
        return
    for file in place.rglob("*"):
        if file.is_file():
            with disk.word_os_errors(file), file.open("rb+") as opened:
                os.fsync(opened.fileno())


def _show(place: Path, folder: Path) -> None:
    """READY goes last: without it a store is not finished."""
    with disk.word_os_errors(folder):
        for item in sorted(place.iterdir(), key=lambda item: item.name == opening.READY):
            item.rename(folder / item.name)
        place.rmdir()
    disk.sync_folder(folder)


def _clear(folder: Path, *, made: bool) -> None:
    """Only what we made; a folder that was there stays, empty as it was."""
    if made:
        shutil.rmtree(folder, ignore_errors=True)
        return
    for item in folder.iterdir():
        if item.is_dir():
            shutil.rmtree(item, ignore_errors=True)
        else:
            item.unlink(missing_ok=True)


_BATCH = 4 << 20


class BulkWriter:
    """Collects records and writes them a few megabytes at a time."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._batch: list[tuple[bytes, bytes]] = []
        self._waiting = 0
        self.records = 0
        self.bytes = 0

    def put(self, key: bytes, value: bytes) -> None:
        self._batch.append((key, value))
        self._waiting += len(key) + len(value)
        self.records += 1
        if self._waiting >= _BATCH:
            self.flush()

    def flush(self, *, sync: bool = False) -> None:
        """From here on the database shows what was put."""
        self._database.write(self._batch, sync=sync)
        self.bytes += self._waiting
        self._batch, self._waiting = [], 0

    def finish(self) -> None:
        self.flush(sync=True)


Progress = Callable[[str, int, int], None]
"""What is being done, how much of it is done, and of how much (0 = not known)."""

Stopped = Callable[[], bool]
"""Whether the person wants the work to end; asked often, from the thread that works."""

_EVERY = 256
"""Things between two reports; a report per record would cost more than the record."""


def ignore_progress(what: str, done: int, total: int) -> None:
    """For who does not want to know."""


def never_stop() -> bool:
    """For work that nobody can stop."""
    return False


@dataclass(slots=True)
class WorkWatch:
    """Both callbacks, and where the work stands."""

    progress: Progress = ignore_progress
    stopped: Stopped = never_stop
    what: str = ""
    done: int = 0
    total: int = 0

    def begin(self, what: str, total: int = 0) -> None:
        self.heed()
        self.what, self.done, self.total = what, 0, total
        self.progress(what, 0, total)

    def step(self, more: int = 1) -> None:
        self.heed()
        before, self.done = self.done // _EVERY, self.done + more
        if self.done // _EVERY > before:
            self.progress(self.what, self.done, self.total)

    def heed(self) -> None:
        """Raise StoreInterrupted if the work is to end."""
        if self.stopped():
            raise StoreInterrupted("Stopped as you wished.", "What was there before is unchanged.")
