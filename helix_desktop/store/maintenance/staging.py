"""Makes a folder so that it is complete when it appears; bulk writes, progress, cancel.

Sets and orders of all its contents are made in parts, so that the window does not wait for them.

A new folder is filled in a subfolder and complete when it appears: until then, there is no store
and no export in it, and after a failure, nothing remains. Only this user can read the new files,
also in a folder that others may enter, whose mode does not change. Bulk writing fills a database
that no process reads yet, in large batches with one sync at the end.
"""

import heapq
import os
import shutil
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from msgspec import Struct

from helix_desktop.domain.errors import StoreDenied, StoreFull, StoreInterrupted
from helix_desktop.store import disk, opening
from helix_desktop.store.leveldb import Database

UNFINISHED = ".unfinished"


@contextmanager
def stage_folder(folder: Path) -> Iterator[Path]:
    """Provide a place to fill. `folder` must be empty or not exist; its parent must exist."""
    staging = folder / UNFINISHED
    with disk.translate_os_errors(folder):
        try:
            folder.mkdir(mode=0o700)
            is_new = True
        except FileExistsError:
            names = {file.name for file in folder.iterdir()} if folder.is_dir() else {""}
            if names - {UNFINISHED}:
                raise StoreDenied(
                    "{folder} is not empty.",
                    "Nothing changed. Choose a new or empty folder.",
                    folder=folder,
                ) from None
            shutil.rmtree(staging, ignore_errors=True)  # of an earlier attempt
            is_new = False
    try:
        with disk.translate_os_errors(staging):
            staging.mkdir(mode=0o700)
        yield staging
        _make_durable(staging)
        with disk.translate_os_errors(folder):
            # READY goes last, because a store without it is not finished
            for item in sorted(staging.iterdir(), key=lambda item: item.name == opening.READY):
                item.rename(folder / item.name)
            staging.rmdir()
        disk.sync_folder(folder)
    except BaseException as error:
        if is_new:
            shutil.rmtree(folder, ignore_errors=True)
        else:
            for item in folder.iterdir():
                if item.is_dir():
                    shutil.rmtree(item, ignore_errors=True)
                else:
                    item.unlink(missing_ok=True)
        if isinstance(error, StoreFull):  # it names a file that is removed now
            raise StoreFull(
                "The disk that holds {where} is full.",
                "Nothing was saved. Free disk space, then try again.",
                where=folder.parent if is_new else folder,
            ) from error
        raise


def _make_durable(place: Path) -> None:
    """Make all files private, because they contain conversations, and sync them."""
    with disk.translate_os_errors(place):
        for folder, folders, files in os.walk(place):
            for names, mode in ((folders, 0o700), (files, 0o600)):
                for name in names:
                    with suppress(PermissionError):  # a disk without file modes
                        os.chmod(os.path.join(folder, name), mode)
    if hasattr(os, "sync"):
        os.sync()  # one call for all of them
        return
    for path in place.rglob("*"):
        if path.is_file():
            with disk.translate_os_errors(path), path.open("rb+") as file:
                os.fsync(file.fileno())


def refuse_unfinished(folder: Path) -> None:
    """Refuse a backup or an export that was stopped before its files were in their place."""
    place = folder / UNFINISHED
    with disk.translate_os_errors(folder):
        other_names = [file.name for file in folder.iterdir() if file.name != UNFINISHED]
        unfinished = place.is_dir() and (not other_names or any(place.iterdir()))
    if unfinished:
        raise StoreInterrupted(
            "The backup or export in {folder} was not finished.",
            "Nothing was imported. Make it again, then import it.",
            folder=folder,
        )


def refuse_inside(folder: Path, source: Path) -> None:
    with disk.translate_os_errors(folder):
        inside = folder.resolve().is_relative_to(source.resolve())
    if inside:
        raise StoreDenied(
            "{folder} is inside {source}.",
            "Choose a folder outside it.",
            folder=folder,
            source=source,
        )


_BATCH_BYTES = 4 << 20


class BulkWriter:
    """Collects records and writes them a few megabytes at a time."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._batch: list[tuple[bytes, bytes]] = []
        self._batch_bytes = 0
        self.records = 0
        self.bytes = 0

    def put(self, key: bytes, value: bytes) -> None:
        self._batch.append((key, value))
        self._batch_bytes += len(key) + len(value)
        self.records += 1
        if self._batch_bytes >= _BATCH_BYTES:
            self.flush()

    def flush(self, *, sync: bool = False) -> None:
        """Write the collected records, so that the database shows them."""
        self._database.write(self._batch, sync=sync)
        self.bytes += self._batch_bytes
        self._batch, self._batch_bytes = [], 0

    def finish(self) -> None:
        """Write the rest and wait for LevelDB's own thread.

        Closing a database during its work would stop all threads of Python until it is done.
        """
        self.flush(sync=True)
        self._database.flush()


class NameSet:
    """A set of up to a million names of contents, in parts.

    Growing, sorting, or freeing a million objects at once would stop all other threads meanwhile.
    """

    def __init__(self) -> None:
        self._parts: list[set[bytes]] = [set() for _ in range(256)]

    def add(self, name: bytes) -> None:
        self._part(name).add(name)

    def __contains__(self, name: bytes) -> bool:
        return name in self._part(name)

    def _part(self, name: bytes) -> set[bytes]:
        return self._parts[name[0] if name else 0]  # a damaged key may have lost its name

    def clear(self) -> None:
        """Free the names, part by part."""
        for part in self._parts:
            part.clear()


RUN_NAMES = 10_000
"""Names that are sorted at once."""


class ArrivalOrder:
    """Names of contents, to be sorted by the number of their arrival."""

    def __init__(self) -> None:
        self.count = 0
        self._runs: list[list[bytes]] = [[]]

    def add(self, arrival: int, name: bytes) -> None:
        if len(self._runs[-1]) == RUN_NAMES:
            self._runs[-1].sort()
            self._runs.append([])
        # one object of bytes for each, which the garbage collector need not visit
        self._runs[-1].append(arrival.to_bytes(_ARRIVAL_BYTES, "big") + name)
        self.count += 1

    def names(self) -> Iterator[bytes]:
        """Yield the names in order, once."""
        self._runs[-1].sort()
        streams, self._runs = [iter(run) for run in self._runs], [[]]
        return (item[_ARRIVAL_BYTES:] for item in heapq.merge(*streams))


_ARRIVAL_BYTES = 8
"""Bytes of the number of an arrival."""

Progress = Callable[[str, int, int], None]
"""A callback with the current task, the amount done, and the total amount (0 = unknown)."""

IsStopped = Callable[[], bool]
"""A callback that returns whether the user wants the work to end.

It is called often, from the working thread.
"""

_STEPS_PER_REPORT = 256
"""The number of steps between two progress reports.

A report per record would cost more than the record.
"""


def never_stopped() -> bool:
    return False


class WorkWatch(Struct):
    """Both callbacks, and the current state of the work."""

    progress: Progress = lambda _what, _done, _total: None
    stopped: IsStopped = never_stopped
    what: str = ""
    done: int = 0
    total: int = 0

    def begin(self, what: str, total: int = 0) -> None:
        self.raise_if_stopped()
        self.what, self.done, self.total = what, 0, total
        self.progress(what, 0, total)

    def step(self, steps: int = 1) -> None:
        self.raise_if_stopped()
        before, self.done = self.done // _STEPS_PER_REPORT, self.done + steps
        if self.done // _STEPS_PER_REPORT > before:
            self.progress(self.what, self.done, self.total)

    def raise_if_stopped(self) -> None:
        """Raise StoreInterrupted if the work is to end."""
        if self.stopped():
            raise StoreInterrupted("Stopped.", "Existing data is unchanged.")


UNWATCHED = WorkWatch()
"""For work that nobody stops and whose progress nobody reads."""
