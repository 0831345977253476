"""`check --repair`: never in place. The damaged database is kept beside the new one, for good.

LevelDB's repair runs on a copy and may return wrong bytes, so what it finds is only a source for a
rebuild. The new database takes the old one's place by renaming, after it was verified.
"""

import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from helix_desktop.domain.errors import CacheCorrupt, StoreDamaged, StoreFull
from helix_desktop.domain.values import value
from helix_desktop.store import disk, keys, opening, records
from helix_desktop.store.journal import intact
from helix_desktop.store.keeping.bodies import Bodies
from helix_desktop.store.keeping.findings import Finding, Tally
from helix_desktop.store.keeping.integrity import check_held
from helix_desktop.store.keeping.looking import files_of, held
from helix_desktop.store.keeping.progress import Progress, Stopped, Watch, never, silent
from helix_desktop.store.keeping.rebuild import rebuild
from helix_desktop.store.keeping.rebuilding import Rebuilding
from helix_desktop.store.leveldb import Database, Frozen, prefixed, repair_files
from helix_desktop.store.salvage import Gap
from helix_desktop.store.witness import witnessed

WORKSHOP = ".repair"
_ASIDE = "db.before-repair"
_SLACK = 32 << 20


@value
class Repaired:
    """What a repair kept, what it could not, and where the old database is."""

    entries: int
    events: int
    sessions: int
    lost: tuple[Finding, ...]
    aside: Path


def repair(
    folder: Path, *, now: float, progress: Progress = silent, stopped: Stopped = never
) -> Repaired:
    """Rebuild a store that nobody has open; until the very end nothing of it is changed."""
    watch = Watch(progress, stopped)
    with held(folder), _workshop(folder) as shop:
        copy = _copied(folder, shop / "copy", watch)
        watch.begin("LevelDB's own repair")
        repair_files(copy, folder / opening.DATABASE)
        made = _rebuilt(folder, copy, shop / "new", watch=watch, now=now)
        tally = _verified(folder, shop / "new", watch)
        watch.heed()
        aside = _swap(folder, shop / "new" / opening.DATABASE)
        return Repaired(tally.entries, made.events, tally.sessions, tuple(made.lost), aside)


@contextmanager
def _workshop(folder: Path) -> Iterator[Path]:
    """A place for the copy and the new database; what an earlier attempt left is removed."""
    shop = folder / WORKSHOP
    shutil.rmtree(shop, ignore_errors=True)
    shutil.rmtree(folder / opening.REPAIRED, ignore_errors=True)
    _require_space(folder)
    with disk.worded(shop):
        shop.mkdir(mode=0o700)
    try:
        yield shop
    finally:
        shutil.rmtree(shop, ignore_errors=True)


def _require_space(folder: Path) -> None:
    needed = 2 * disk.bytes_in(folder / opening.DATABASE) + _SLACK
    free = disk.free_bytes(folder)
    if free < needed:
        raise StoreFull(
            f"Repairing {folder} needs {_megabytes(needed)} of free disk space; "
            f"{_megabytes(free)} are free.",
            "Nothing was changed. Free some space, or copy the folder to a larger disk.",
        )


def _megabytes(size: int) -> str:
    return f"{-(-size // 1_000_000)} MB"


def _copied(folder: Path, copy: Path, watch: Watch) -> Path:
    """The database's files without LOCK, and without what an earlier repair left in `lost`."""
    files = [file for file in files_of(folder / opening.DATABASE) if file.is_file()]
    watch.begin("copying the database", len(files))
    copy.mkdir()
    for file in files:
        with disk.worded(copy):
            shutil.copyfile(file, copy / file.name)
        watch.step()
    return copy


def _rebuilt(folder: Path, copy: Path, new: Path, *, watch: Watch, now: float) -> Rebuilding:
    (new / opening.DATABASE).mkdir(parents=True)
    source = Database.open(copy, known_as=folder / opening.DATABASE)
    try:
        with source.frozen() as view:
            _refuse_other(view, folder)
            target = Database.create(new / opening.DATABASE)
            try:
                least = witnessed(folder / opening.HEAD)
                work = Rebuilding(view, target, watch, now=now, least_step=least)
                rebuild(work)
            finally:
                target.close()
    finally:
        source.close()
    return work


def _refuse_other(view: Frozen, folder: Path) -> None:
    """A database of another program or a newer format is none of our business."""
    try:
        packed = view.get(keys.FORMAT)
        if packed is not None:
            records.checked_format(packed, str(folder))
        elif not _ours(view):
            raise records.foreign(str(folder))
    except StoreDamaged:
        return


def _ours(view: Frozen) -> bool:
    """Without a format record: whether at least one content in it is filed as we do."""
    bodies = Bodies(view)
    for found in view.salvage(*prefixed(keys.CONTENT)):
        if isinstance(found, Gap) or len(found[0]) != 1 + keys.DIGEST_SIZE:
            continue
        try:
            bodies.piece(*found)
        except CacheCorrupt:
            continue
        return True
    return any(
        not isinstance(found, Gap) and intact(*found)
        for found in view.salvage(*prefixed(keys.EVENT))
    )


def _verified(folder: Path, new: Path, watch: Watch) -> Tally:
    (new / opening.READY).write_bytes(b"ready\n")
    report = check_held(new, deep=True, watch=watch)
    if report.repairable:
        wrong = "; ".join(str(finding) for finding in report.findings if finding.repairable)
        raise StoreDamaged(
            f"The repaired copy of {folder} is not right: {wrong}",
            "Nothing was changed. Restore the workspace from a backup.",
        )
    return report.tally


def _swap(folder: Path, new: Path) -> Path:
    """Each rename leaves a folder that opens: as before, or (see opening.py) repaired."""
    number = 1
    while (aside := folder / f"{_ASIDE}-{number}").exists():
        number += 1
    with disk.worded(folder):
        new.rename(folder / opening.REPAIRED)
        disk.sync_folder(folder)
        (folder / opening.DATABASE).rename(aside)
        opening.finish_repair(folder)
    disk.write_durably(folder / opening.READY, b"ready\n")
    return aside
