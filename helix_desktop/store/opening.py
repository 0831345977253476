"""Creates or opens a workspace's database; finishes what a crash or repair left.

The READY file is written last when a store is created. A database without it was never finished and
is renamed instead of removed. A log that a power cut left
with a torn end is cut off before it opens (`leveldb_log.py`).
"""

import secrets
from contextlib import closing
from pathlib import Path

from msgspec import Struct

from helix_desktop.domain.errors import StoreDamaged, StoreError, StoreForeign, StoreMissing
from helix_desktop.store import disk, keys, metadata_records
from helix_desktop.store.ballast import BALLAST_BYTES, Ballast
from helix_desktop.store.leveldb import Database
from helix_desktop.store.leveldb_log import cut_torn_end
from helix_desktop.store.metadata_records import COUNTERS, FORMAT, StoreCounters, StoreFormat

READY = "READY"
DATABASE = "db"
HEAD = "head"
BALLAST = "ballast"
INDEX = "index.db"
REPAIRED = "db.repaired"
"""A verified new database that a repair is about to swap in."""


class OpenedDatabase(Struct, frozen=True):
    """A usable database with its format record."""

    database: Database
    format: StoreFormat


def holds_store(folder: Path) -> bool:
    """Whether the folder has a finished store, which may still be locked or damaged."""
    return disk.path_exists(folder / READY) or disk.path_exists(folder / DATABASE / "CURRENT")


def finish_repair(folder: Path) -> None:
    """Finish a repair that was killed between its last two renames. The caller holds the lock."""
    if disk.is_folder(folder / REPAIRED) and not disk.path_exists(folder / DATABASE):
        with disk.translate_os_errors(folder):
            (folder / REPAIRED).rename(folder / DATABASE)
        disk.sync_folder(folder)


def open_database(folder: Path) -> OpenedDatabase:
    """Open the store in a folder. The caller holds the workspace lock."""
    finish_repair(folder)
    database_folder = folder / DATABASE
    if not disk.is_folder(database_folder) or not any(database_folder.iterdir()):
        raise absent_error(folder)
    database = _open_or_recover(database_folder, folder / BALLAST)
    try:
        format_read = require_format(database.get(keys.FORMAT), folder)
    except BaseException:
        database.close()
        raise
    if not disk.path_exists(folder / READY):
        disk.write_durably(folder / READY, b"ready\n")
    return OpenedDatabase(database, format_read)


def create_database(folder: Path, *, now: float) -> OpenedDatabase:
    """Create a new store in a folder without one. The caller holds the workspace lock."""
    finish_repair(folder)
    database_folder = folder / DATABASE
    if _was_used(folder):
        raise StoreDamaged(
            "The workspace in {folder} was complete, but its database is gone.",
            "Nothing was created in its place. Restore it from a backup, or choose another folder.",
            folder=folder,
        )
    if disk.path_exists(database_folder):
        with disk.translate_os_errors(database_folder):
            database_folder.rename(
                disk.unused_path(database_folder.parent, f"{database_folder.name}.unfinished")
            )
    with disk.translate_os_errors(database_folder):
        database_folder.mkdir(mode=0o700)
    database = Database.create(database_folder)
    try:
        new_format = metadata_records.new_format(secrets.token_hex(8), now)
        first_records = (
            (keys.FORMAT, FORMAT.pack(new_format)),
            (keys.COUNTERS, COUNTERS.pack(StoreCounters())),
        )
        database.write(first_records, sync=True)
        disk.sync_folder(database_folder)
        disk.write_durably(folder / READY, b"ready\n")
    except BaseException:
        database.close()
        raise
    return OpenedDatabase(database, new_format)


def is_unfinished(folder: Path) -> bool:
    """Whether the creation of a database was interrupted: it has no READY file and no format
    record.
    """
    if _was_used(folder) or not disk.is_folder(folder / DATABASE):
        return False
    try:
        opened = open_database(folder)
    except StoreForeign:
        # one without any record belongs to no one
        with closing(Database.open(folder / DATABASE)) as database:
            return not database.keys(b"\x00", b"\xff" * 8, limit=1)
    except (StoreDamaged, StoreMissing):
        return True
    except StoreError:
        return False
    opened.database.close()
    return False


def require_format(packed: bytes | None, folder: Path) -> StoreFormat:
    """Return the format of the store in a folder, from its record.

    A store that was in use is damaged without one, and never somebody else's.
    """
    if packed is None and _was_used(folder):
        raise StoreDamaged(
            "The database in {folder} has lost its first records.",
            "Nothing changed. Run `helix-desktop workspace repair`, which works on a copy.",
            folder=folder,
        )
    return metadata_records.check_format(packed, str(folder))


def _was_used(folder: Path) -> bool:
    """Whether a store was finished here before.

    The commit marker is only created after the READY file.
    """
    return disk.path_exists(folder / READY) or disk.path_exists(folder / HEAD)


def _open_or_recover(database_folder: Path, ballast: Path) -> Database:
    """Open a database.

    On a full disk, the ballast is released, because LevelDB needs space to write out its log.
    """
    try:
        return Database.open(database_folder)
    except StoreDamaged:
        if not cut_torn_end(database_folder, ballast.parent):
            raise
        return Database.open(database_folder)
    except StoreError:
        if not ballast.exists() or disk.free_bytes(database_folder) > BALLAST_BYTES:
            raise
    Ballast(ballast).release()
    return Database.open(database_folder)


def absent_error(folder: Path) -> StoreError:
    if _was_used(folder):
        return StoreDamaged(
            "The database in {folder} is gone.",
            "Nothing was created in its place. Restore it from a backup.",
            folder=folder,
        )
    return StoreMissing(
        "There is no workspace data in {folder}.",
        "Create the workspace or check the path.",
        folder=folder,
    )
