"""Reads a store that is not in use without changing it.

LevelDB writes whenever it opens (it turns its log into a table). So it gets a scratch folder with
links to the tables, which never change in place, and with copies of the few small files. Checks,
copies, and repairs read contents from a frozen view, verified piece by piece.
"""

import os
import re
import shutil
import tempfile
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path

from helix_desktop.domain.errors import StoreDamaged, StoreDenied
from helix_desktop.store import disk, opening
from helix_desktop.store.leveldb import Database
from helix_desktop.store.lock import LOCK_FILE, WorkspaceLock

_TABLES = (".ldb", ".sst")
LEVELDB_LOCK = "LOCK"
"""A file that is never touched: opening and closing it in this process would lose LevelDB's
lock.
"""
_CURRENT = re.compile(rb"MANIFEST-\d{1,20}\n")
"""The valid content of CURRENT, which LevelDB opens first.

LevelDB would follow a path in it out of the folder.
"""
_MAX_COPIED_BYTES = 1 << 30
"""The maximum bytes of the log and the manifests together.

A store of any size has a few megabytes.
"""


@contextmanager
def lock_folder(folder: Path) -> Iterator[None]:
    """Lock a store's folder against other use; raise StoreMissing if it holds no store."""
    require_store(folder)
    lock = None
    try:
        lock = WorkspaceLock(folder / LOCK_FILE)
    except StoreDenied:
        # on read-only media, where no other process can be writing either
        if not os.access(folder / opening.DATABASE, os.R_OK | os.X_OK):
            raise
    try:
        opening.finish_repair(folder)
        yield
    finally:
        if lock is not None:
            lock.release()


@contextmanager
def open_read_only(folder: Path) -> Iterator[Database]:
    """Provide the database of a locked folder, opened in a scratch folder.

    Raise StoreDamaged if it does not open.
    """
    database_folder = folder / opening.DATABASE
    with tempfile.TemporaryDirectory(prefix="helix-look-") as scratch:
        _link_files(database_folder, Path(scratch))
        with closing(Database.open(Path(scratch), known_as=database_folder)) as database:
            yield database


def database_files(place: Path) -> list[Path]:
    """Return a database's files, except the LOCK file, which must not be touched."""
    with disk.translate_os_errors(place):
        return [file for file in sorted(place.iterdir()) if file.name != LEVELDB_LOCK]


def require_store(folder: Path) -> None:
    """Raise StoreMissing for a folder without a store, so that nothing is created there."""
    with disk.translate_os_errors(folder):
        places = (opening.DATABASE, opening.REPAIRED)
        exists = any(disk.is_folder(folder / place) for place in places)
    if not exists:
        raise opening.absent_error(folder)


def _link_files(database_folder: Path, scratch: Path) -> None:
    copied = 0
    for file in database_files(database_folder):
        with disk.translate_os_errors(file):
            if file.is_dir() and not file.is_symlink():
                continue
            size = disk.size_of_regular(file)
            copied += 0 if file.suffix in _TABLES else size
            if copied > _MAX_COPIED_BYTES:
                raise _damaged(
                    database_folder, f"{file.name} has {size:,} bytes, far more than it can need"
                )
            if file.name == "CURRENT" and (size > 64 or not _CURRENT.fullmatch(file.read_bytes())):
                raise _damaged(database_folder, "CURRENT does not name the list of its tables")
            target = scratch / file.name
            if file.suffix in _TABLES:
                with suppress(OSError, NotImplementedError):
                    target.symlink_to(file.resolve())
                    continue
                with suppress(OSError):
                    target.hardlink_to(file)
                    continue
            shutil.copyfile(file, target)


def _damaged(place: Path, why: str) -> StoreDamaged:
    return StoreDamaged(
        "The database in {place} is damaged: {why}.",
        "Nothing was erased. Run `helix-desktop workspace repair`, which works on a copy.",
        place=place,
        why=why,
    )
