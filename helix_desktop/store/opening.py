"""Opening a workspace's store: created once, adopted if intact, never erased.

The READY file is written last when a store is created. A database without it was never finished and
is renamed instead of removed. After a power cut, pages of the last write may be missing at the end
of LevelDB's log. With paranoid checks, LevelDB then refuses to open although nothing acknowledged
is lost. Such an end is cut off, if no intact record follows it, and kept beside the database.
"""

import os
import secrets
import struct
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

from msgspec import Struct

from helix_desktop.domain.errors import StoreDamaged, StoreError, StoreForeign, StoreMissing
from helix_desktop.store import disk, keys, metadata_records
from helix_desktop.store.leveldb import Database
from helix_desktop.store.metadata_records import COUNTERS, FORMAT, StoreCounters, StoreFormat

_BLOCK = 32768
_header = struct.Struct("<IHB")
LOG_HEADER = _header.size
_FULL, _FIRST, _MIDDLE, _LAST = 1, 2, 3, 4

_POLYNOMIAL = 0x82F63B78
_MASK = 0xA282EAD8


def _crc_table() -> tuple[int, ...]:
    table = []
    for byte in range(256):
        crc = byte
        for _ in range(8):
            crc = crc >> 1 ^ (_POLYNOMIAL if crc & 1 else 0)
        table.append(crc)
    return tuple(table)


_TABLE = _crc_table()


def masked_crc(data: bytes) -> int:
    """Return the CRC-32C as LevelDB writes it.

    It takes a second for 16 MB, but only after a power cut or in a check.
    """
    crc, table = 0xFFFFFFFF, _TABLE
    for byte in data:
        crc = table[(crc ^ byte) & 0xFF] ^ crc >> 8
    return _masked(crc)


def _masked(crc: int) -> int:
    crc ^= 0xFFFFFFFF
    return ((crc >> 15 | crc << 17) + _MASK) & 0xFFFFFFFF


def running_crc(data: bytes) -> Iterator[int]:
    """Yield the masked CRC-32C of each beginning of `data`, from one byte on."""
    crc, table = 0xFFFFFFFF, _TABLE
    for byte in data:
        crc = table[(crc ^ byte) & 0xFF] ^ crc >> 8
        yield _masked(crc)


def cut_torn_end(database: Path, aside: Path) -> bool:
    """Cut off the torn end of the newest log and save that end in the folder `aside`."""
    logs = sorted(database.glob("*.log"))
    if not logs:
        return False
    with disk.translate_os_errors(logs[-1]):
        log = logs[-1].read_bytes()
    end = find_torn_end(log)
    if end is None:
        return False
    disk.write_durably(disk.unused_path(aside, f"torn-{logs[-1].stem}"), log[end:])
    with disk.translate_os_errors(logs[-1]), logs[-1].open("r+b") as file:
        file.truncate(end)
        os.fsync(file.fileno())
    return True


def find_torn_end(log: bytes) -> int | None:
    """Return the end of the last intact batch if the log is torn there, otherwise None."""
    intact_end = in_batch = 0
    for start, kind, end in log_fragments(log):
        if kind == _FULL or (kind == _LAST and in_batch):
            intact_end, in_batch = end, 0
        elif kind == _FIRST:
            in_batch = 1
        elif kind != _MIDDLE or not in_batch:
            return None if _intact_batch_follows(log, start) else intact_end
    return None


def log_fragments(log: bytes) -> Iterator[tuple[int, int, int]]:
    """Yield (begin, kind, end) of each fragment; kind 0 if it is not intact."""
    start = 0
    while start + _header.size <= len(log):
        left_in_block = _BLOCK - start % _BLOCK
        if left_in_block < _header.size:
            start += left_in_block
            continue
        kind = _kind_at(log, start)
        end = start + _header.size + _header.unpack_from(log, start)[1]
        yield start, kind, end
        start = end


def _kind_at(log: bytes, start: int) -> int:
    crc, size, kind = _header.unpack_from(log, start)
    end = start + _header.size + size
    if not _FULL <= kind <= _LAST or end > len(log) or end > start - start % _BLOCK + _BLOCK:
        return 0
    return kind if masked_crc(log[start + _header.size - 1 : end]) == crc else 0


def _intact_batch_follows(log: bytes, start: int) -> bool:
    """Whether an intact batch follows `start`, which means damage and not a power cut.

    In the damaged block, a batch may begin anywhere; in later blocks, at the beginning of the
    block.
    """
    in_batch, damaged_block = False, start // _BLOCK
    while start + _header.size <= len(log):
        kind = _kind_at(log, start)
        if kind == _FULL or (kind == _LAST and in_batch):
            return True
        in_batch = kind == _FIRST or (kind == _MIDDLE and in_batch)
        if kind:
            start += _header.size + _header.unpack_from(log, start)[1]
        elif start // _BLOCK == damaged_block:
            start += 1
        else:
            start += _BLOCK - start % _BLOCK
    return False


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
            "Nothing changed. Run `helix-desktop check --repair`, which works on a copy.",
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
        if not ballast.exists() or disk.free_bytes(database_folder) > disk.BALLAST_BYTES:
            raise
    disk.Ballast(ballast).release()
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
