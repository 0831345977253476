"""Backs up and restores a whole store, as of one moment, while it is in use.

A frozen view is read into a new database. LevelDB's own files are never copied: a copied folder may
miss files that vanish meanwhile, and reading LOCK would lose the lock.
"""

import logging
import secrets
from contextlib import closing
from pathlib import Path

from msgspec import Struct

from helix_desktop.domain.errors import StoreDamaged
from helix_desktop.store import keys, opening
from helix_desktop.store.commit_marker import CommitMarker
from helix_desktop.store.leveldb import Database, FrozenView, ReadGap
from helix_desktop.store.maintenance.check import check_locked_store
from helix_desktop.store.maintenance.check_report import CheckReport
from helix_desktop.store.maintenance.frozen_store import lock_folder, open_read_only
from helix_desktop.store.maintenance.staging import (
    UNWATCHED,
    BulkWriter,
    WorkWatch,
    refuse_inside,
    stage_folder,
)
from helix_desktop.store.metadata_records import COUNTERS, FORMAT
from helix_desktop.store.workspace_store import WorkspaceStore

log = logging.getLogger(__name__)


class CopyReport(Struct, frozen=True):
    """The size of a copy.

    `gaps` is the number of broken places in the source that could not be read.
    """

    records: int
    bytes: int
    gaps: int


def back_up(folder: Path, destination: Path, *, watch: WorkWatch = UNWATCHED) -> CopyReport:
    """Copy a store that no process has open to a new or empty folder."""
    refuse_inside(destination, folder)
    with lock_folder(folder), open_read_only(folder) as database, database.frozen() as view:
        opening.require_format(view.get(keys.FORMAT), folder)
        with stage_folder(destination) as place:
            return copy_records(view, place, watch)


def back_up_open(
    store: WorkspaceStore, destination: Path, *, watch: WorkWatch = UNWATCHED
) -> CopyReport:
    """Copy a store that is in use here. Writes after the call began are not included."""
    refuse_inside(destination, store.folder)
    with store.database.frozen() as view, stage_folder(destination) as place:
        return copy_records(view, place, watch)


def restore_backup(backup: Path, destination: Path, *, watch: WorkWatch = UNWATCHED) -> CheckReport:
    """Create a workspace's store from a backup, and verify every byte and event of it."""
    refuse_inside(destination, backup)
    try:
        with lock_folder(backup), open_read_only(backup) as database, database.frozen() as view:
            format_read = opening.require_format(view.get(keys.FORMAT), backup)
            with stage_folder(destination) as place:
                own = type(format_read)(
                    format_read.magic,
                    format_read.version,
                    secrets.token_hex(8),
                    format_read.created,
                )
                copy_records(view, place, watch, replaced={keys.FORMAT: FORMAT.pack(own)})
                return check_locked_store(place, deep=True, watch=watch)
    except StoreDamaged as error:
        # the advice for a workspace would not help: no command repairs a backup
        log.warning("the backup in %s: %s", backup, error)
        raise StoreDamaged(
            "The backup in {folder} is damaged or incomplete.",
            "Nothing was imported. Choose another backup.",
            folder=backup,
        ) from error


def copy_records(
    view: FrozenView, place: Path, watch: WorkWatch, *, replaced: dict[bytes, bytes] | None = None
) -> CopyReport:
    """Copy all records of a view into a new store in `place`."""
    (place / opening.DATABASE).mkdir(mode=0o700)
    with closing(Database.create(place / opening.DATABASE)) as database:
        writer, gaps = BulkWriter(database), 0
        watch.begin("records")
        for record in view.salvage(b"\x00", b"\xff" * 64):
            if isinstance(record, ReadGap):
                gaps += 1
                continue
            writer.put(*record)
            watch.step()
        writer.finish()
        database.write((replaced or {}).items(), sync=True)
    if (packed := view.get(keys.COUNTERS)) is not None:
        marker = CommitMarker(place / opening.HEAD)
        marker.note(COUNTERS.unpack(packed).step)
        marker.close()
    # without this file the store is not complete
    (place / opening.READY).write_bytes(b"ready\n")
    return CopyReport(writer.records, writer.bytes, gaps)
