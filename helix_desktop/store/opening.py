"""Opening a workspace's store: made once, adopted if it is whole, never erased.

The READY marker is written last when a store is made. A database without it was never finished; it
is set aside under another name rather than removed.
"""

import secrets
from pathlib import Path

from helix_desktop.domain.errors import StoreDamaged, StoreError, StoreForeign, StoreMissing
from helix_desktop.domain.values import value
from helix_desktop.store import disk, keys, records, tail
from helix_desktop.store.leveldb import Database
from helix_desktop.store.records import COUNTERS, FORMAT, Counters, Format

READY = "READY"
DATABASE = "db"
LOCK = "lock"
HEAD = "head"
BALLAST = "ballast"
INDEX = "index.db"
REPAIRED = "db.repaired"
"""A verified new database that a repair is about to put in the old one's place."""


@value
class Opened:
    """A database that may be used, and what it says of itself."""

    database: Database
    format: Format


def holds_store(folder: Path) -> bool:
    """Whether a finished store is there (it may still be locked or damaged)."""
    return disk.is_there(folder / READY) or disk.is_there(folder / DATABASE / "CURRENT")


def finish_repair(folder: Path) -> None:
    """A repair that was killed between its last two renames; the caller holds the lock."""
    if disk.is_folder(folder / REPAIRED) and not disk.is_there(folder / DATABASE):
        with disk.worded(folder):
            (folder / REPAIRED).rename(folder / DATABASE)
        disk.sync_folder(folder)


def open_database(folder: Path) -> Opened:
    """The store of a folder; the caller holds the workspace lock."""
    finish_repair(folder)
    place = folder / DATABASE
    if not disk.is_folder(place) or not any(place.iterdir()):
        raise absent(folder)
    database = _opened(place, folder / BALLAST)
    try:
        found = _format(database, folder)
    except BaseException:
        database.close()
        raise
    if not disk.is_there(folder / READY):
        disk.write_durably(folder / READY, b"ready\n")
    return Opened(database, found)


def create_database(folder: Path, *, now: float) -> Opened:
    """A new store in a folder that holds none; the caller holds the workspace lock."""
    finish_repair(folder)
    place = folder / DATABASE
    if _was_used(folder):
        raise StoreDamaged(
            f"The store in {folder} was finished once but its database is gone.",
            "Nothing was created in its place. Restore it from a backup, or choose another folder.",
        )
    if disk.is_there(place):
        _set_aside(place)
    with disk.worded(place):
        place.mkdir(mode=0o700)
    database = Database.create(place)
    try:
        made = records.new_format(secrets.token_hex(8), now)
        born = ((keys.FORMAT, FORMAT.pack(made)), (keys.COUNTERS, COUNTERS.pack(Counters())))
        database.write(born, sync=True)
        disk.sync_folder(place)
        disk.write_durably(folder / READY, b"ready\n")
    except BaseException:
        database.close()
        raise
    return Opened(database, made)


def unfinished(folder: Path) -> bool:
    """A database whose making was interrupted: it has no marker and no format record."""
    if _was_used(folder) or not disk.is_folder(folder / DATABASE):
        return False
    try:
        opened = open_database(folder)
    except StoreForeign:
        return _young(folder / DATABASE)
    except (StoreDamaged, StoreMissing):
        return True
    except StoreError:
        return False
    opened.database.close()
    return False


def _format(database: Database, folder: Path) -> Format:
    packed = database.get(keys.FORMAT)
    if packed is None and _was_used(folder):
        raise _lost_its_start(folder)
    return records.checked_format(packed, str(folder))


def _was_used(folder: Path) -> bool:
    """Whether a store was finished here once: the witness appears only after the marker."""
    return disk.is_there(folder / READY) or disk.is_there(folder / HEAD)


def _young(place: Path) -> bool:
    """Whether an unmarked database holds no record at all (so it is nobody's)."""
    database = Database.open(place)
    try:
        return not database.keys(b"\x00", b"\xff" * 8, limit=1)
    finally:
        database.close()


def _opened(place: Path, ballast: Path) -> Database:
    """Open; on a full disk the ballast makes the room LevelDB needs to write its log out."""
    try:
        return Database.open(place)
    except StoreDamaged:
        if not tail.cut_torn_end(place, ballast.parent):
            raise
        return Database.open(place)
    except StoreError:
        if not ballast.exists() or disk.free_bytes(place) > disk.BALLAST_BYTES:
            raise
    disk.Ballast(ballast).drop()
    return Database.open(place)


def _set_aside(place: Path) -> None:
    with disk.worded(place):
        number = 1
        while (target := place.with_name(f"{place.name}.unfinished-{number}")).exists():
            number += 1
        place.rename(target)


def _lost_its_start(folder: Path) -> StoreDamaged:
    return StoreDamaged(
        f"The database in {folder} has lost its first records.",
        "Nothing was changed. Run `helix-desktop check --repair`: it works on a copy.",
    )


def absent(folder: Path) -> StoreError:
    if _was_used(folder):
        return StoreDamaged(
            f"The database in {folder} is gone although it was there once.",
            "Nothing was created in its place. Restore it from a backup.",
        )
    return StoreMissing(
        f"There is no workspace store in {folder}.", "Create the workspace or check the path."
    )
