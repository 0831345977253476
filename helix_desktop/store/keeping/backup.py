"""Copies of a whole store, exact as of one moment, also while it is written to.

A frozen view is read into a new database. LevelDB's own files are never copied: a copied folder
may miss files that vanish meanwhile, and reading LOCK would lose the lock.
"""

import secrets
import time
from pathlib import Path

from helix_desktop.domain.values import value
from helix_desktop.store import keys, opening
from helix_desktop.store.attic import WorkspaceStore
from helix_desktop.store.keeping.building import building, refuse_inside
from helix_desktop.store.keeping.filling import Filling
from helix_desktop.store.keeping.findings import Report
from helix_desktop.store.keeping.integrity import check_held
from helix_desktop.store.keeping.looking import held, looked_at
from helix_desktop.store.keeping.progress import Progress, Stopped, Watch, never, silent
from helix_desktop.store.leveldb import Database, Frozen
from helix_desktop.store.records import COUNTERS, FORMAT, checked_format
from helix_desktop.store.salvage import Gap
from helix_desktop.store.witness import Witness


@value
class Copied:
    """What a copy holds; `gaps` are broken places of the source that could not be read."""

    records: int
    bytes: int
    gaps: int
    seconds: float


def back_up(
    folder: Path, destination: Path, *, progress: Progress = silent, stopped: Stopped = never
) -> Copied:
    """Copy a store that nobody has open to a new or empty folder."""
    refuse_inside(destination, folder)
    with held(folder), looked_at(folder) as database, database.frozen() as view:
        checked_format(view.get(keys.FORMAT), str(folder))
        return _copy(view, destination, Watch(progress, stopped))


def back_up_open(
    store: WorkspaceStore,
    destination: Path,
    *,
    progress: Progress = silent,
    stopped: Stopped = never,
) -> Copied:
    """Copy a store that is in use here; what is written after the call began is not in it."""
    refuse_inside(destination, store.folder)
    with store.database.frozen() as view:
        return _copy(view, destination, Watch(progress, stopped))


def restore(
    backup: Path, destination: Path, *, progress: Progress = silent, stopped: Stopped = never
) -> Report:
    """Make a workspace's store from a backup and verify every byte and event of it."""
    refuse_inside(destination, backup)
    watch = Watch(progress, stopped)
    with held(backup), looked_at(backup) as database, database.frozen() as view:
        found = checked_format(view.get(keys.FORMAT), str(backup))
        with building(destination) as place:
            own = type(found)(found.magic, found.version, secrets.token_hex(8), found.created)
            copy_records(view, place, watch, replaced={keys.FORMAT: FORMAT.pack(own)})
            return check_held(place, deep=True, watch=watch)


def _copy(view: Frozen, destination: Path, watch: Watch) -> Copied:
    with building(destination) as place:
        return copy_records(view, place, watch)


def copy_records(
    view: Frozen, place: Path, watch: Watch, *, replaced: dict[bytes, bytes] | None = None
) -> Copied:
    """All records of a view as a new store in `place`."""
    began = time.monotonic()
    (place / opening.DATABASE).mkdir(mode=0o700)
    database = Database.create(place / opening.DATABASE)
    try:
        poured, gaps = _pour(view, database, watch)
        database.write((replaced or {}).items(), sync=True)
    finally:
        database.close()
    _finish(view, place)
    return Copied(poured.records, poured.bytes, gaps, time.monotonic() - began)


def _pour(view: Frozen, database: Database, watch: Watch) -> tuple[Filling, int]:
    gaps = 0
    filling = Filling(database)
    watch.begin("records")
    for found in view.salvage(b"\x00", b"\xff" * 64):
        if isinstance(found, Gap):
            gaps += 1
            continue
        filling.put(*found)
        watch.step()
    filling.finish()
    return filling, gaps


def _finish(view: Frozen, place: Path) -> None:
    """The witness says the step the copy stands at; the marker completes the store."""
    if (packed := view.get(keys.COUNTERS)) is not None:
        witness = Witness(place / opening.HEAD)
        witness.note(COUNTERS.unpack(packed).step)
        witness.close()
    (place / opening.READY).write_bytes(b"ready\n")
