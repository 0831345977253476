"""Opening a store that is not in use, to look at it and change nothing.

LevelDB writes whenever it opens (it turns its log into a table). So it gets a scratch folder with
links to the tables, which are never changed in place, and copies of the few small files.
"""

import os
import re
import shutil
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from helix_desktop.domain.errors import StoreDamaged, StoreDenied
from helix_desktop.store import disk, opening
from helix_desktop.store.leveldb import Database
from helix_desktop.store.lock import WorkspaceLock

_TABLES = (".ldb", ".sst")
LEVELDB_LOCK = "LOCK"
"""Never touched: opening and closing this file in our process would lose LevelDB's lock."""
_CURRENT = re.compile(rb"MANIFEST-\d{1,20}\n")
"""What LevelDB opens first; it would follow a path out of the folder to whatever is there."""
_MOST_COPIED = 1 << 30
"""Bytes of the log and the lists of tables together; a store of any size has some megabytes."""


@contextmanager
def held(folder: Path) -> Iterator[None]:
    """A store's folder that nobody else uses meanwhile; StoreMissing if it is none."""
    require_store(folder)
    lock = _lock(folder)
    try:
        opening.finish_repair(folder)
        yield
    finally:
        if lock is not None:
            lock.release()


@contextmanager
def looked_at(folder: Path) -> Iterator[Database]:
    """The database of a held folder, opened beside it; StoreDamaged if it does not open."""
    place = folder / opening.DATABASE
    with tempfile.TemporaryDirectory(prefix="helix-look-") as scratch:
        _borrow_all(place, Path(scratch))
        database = Database.open(Path(scratch), known_as=place)
        try:
            yield database
        finally:
            database.close()


def files_of(place: Path) -> list[Path]:
    """A database's files without the one that must not be touched."""
    with disk.worded(place):
        return [file for file in sorted(place.iterdir()) if file.name != LEVELDB_LOCK]


def require_store(folder: Path) -> None:
    """Nothing is made in a folder that holds no store."""
    with disk.worded(folder):
        places = (opening.DATABASE, opening.REPAIRED)
        found = any(disk.is_folder(folder / place) for place in places)
    if not found:
        raise opening.absent(folder)


def _lock(folder: Path) -> WorkspaceLock | None:
    """None where nothing can be written, so that nobody can be writing there either."""
    try:
        return WorkspaceLock(folder / opening.LOCK)
    except StoreDenied:
        if os.access(folder / opening.DATABASE, os.R_OK | os.X_OK):
            return None
        raise


def _borrow_all(place: Path, scratch: Path) -> None:
    copied = 0
    for file in files_of(place):
        with disk.worded(file):
            if file.is_dir() and not file.is_symlink():
                continue
            size = disk.size_of_regular(file)
            copied += 0 if file.suffix in _TABLES else size
            if copied > _MOST_COPIED:
                raise _damaged(place, f"{file.name} has {size:,} bytes, far more than it can need")
            if file.name == "CURRENT" and (size > 64 or not _CURRENT.fullmatch(file.read_bytes())):
                raise _damaged(place, "CURRENT does not name the list of its tables")
            _borrow(file, scratch / file.name)


def _damaged(place: Path, why: str) -> StoreDamaged:
    return StoreDamaged(
        f"The database in {place} is damaged: {why}.",
        "Nothing was erased. Run `helix-desktop check --repair`: it works on a copy.",
    )


def _borrow(file: Path, target: Path) -> None:
    if file.suffix in _TABLES:
        with suppress(OSError, NotImplementedError):
            target.symlink_to(file.resolve())
            return
        with suppress(OSError):
            target.hardlink_to(file)
            return
    shutil.copyfile(file, target)
