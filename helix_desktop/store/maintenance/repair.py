"""Repairs a damaged store (`workspace repair`), and keeps the damaged one.

LevelDB's repair runs on a copy and may return wrong bytes, so its result is only a source for a
rebuild. The new database replaces the old one by renaming, after it was verified.
"""

import shutil
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path

from msgspec import Struct

from helix_desktop.domain.errors import StoreDamaged, StoreFull
from helix_desktop.domain.phrase import Phrase
from helix_desktop.store import disk, keys, opening
from helix_desktop.store.commit_marker import read_commit_marker
from helix_desktop.store.deltas import ContentReader
from helix_desktop.store.journal_table import is_intact
from helix_desktop.store.leveldb import (
    Database,
    FrozenView,
    ReadGap,
    prefix_range,
    readable_pairs,
    repair_files,
)
from helix_desktop.store.maintenance.check import check_locked_store
from helix_desktop.store.maintenance.check_report import CheckFinding
from helix_desktop.store.maintenance.database_files import (
    FileProblem,
    file_problems,
    restore_indexes,
)
from helix_desktop.store.maintenance.frozen_store import database_files, lock_folder, open_read_only
from helix_desktop.store.maintenance.rebuild import RebuildWork, is_verified, rebuild_store
from helix_desktop.store.maintenance.staging import UNWATCHED, WorkWatch

REPAIR_FOLDER = ".repair"


class RepairReport(Struct, frozen=True):
    """The number of kept records, the losses, and the place of the old database.

    `unknown` is why more may be lost than `lost` names; empty if there is no reason.
    """

    entries: int
    events: int
    sessions: int
    lost: tuple[CheckFinding, ...]
    unknown: str
    aside: Path


def repair_store(folder: Path, *, now: float, watch: WorkWatch = UNWATCHED) -> RepairReport:
    """Rebuild a store that no process has open. Until the final rename, nothing of it changes."""
    with lock_folder(folder), _scratch_folder(folder) as scratch:
        problems = file_problems(folder / opening.DATABASE) or _broken_blocks(folder)
        copy = scratch / "copy"
        copy.mkdir()
        # without LOCK and the folder `lost` of an earlier repair
        files = [file for file in database_files(folder / opening.DATABASE) if file.is_file()]
        watch.begin("copying the database", len(files))
        for file in files:
            with disk.translate_os_errors(copy):
                shutil.copyfile(file, copy / file.name)
            watch.step()
        watch.begin("LevelDB's own repair")
        restore_indexes(copy)
        repair_files(copy, folder / opening.DATABASE)
        new = scratch / "new"
        (new / opening.DATABASE).mkdir(parents=True)
        with (
            closing(Database.open(copy, known_as=folder / opening.DATABASE)) as source,
            source.frozen() as view,
        ):
            _require_own_database(view, folder)
            with closing(Database.create(new / opening.DATABASE)) as target:
                work = RebuildWork(
                    view,
                    target,
                    watch,
                    now=now,
                    min_step=read_commit_marker(folder / opening.HEAD),
                    problems=tuple(problems),
                )
                rebuild_store(work)
        (new / opening.READY).write_bytes(b"ready\n")
        report = check_locked_store(new, deep=True, watch=watch)
        if report.repairable:
            wrong = "; ".join(str(finding) for finding in report.findings if finding.repairable)
            raise StoreDamaged(
                "The repaired copy of {folder} isn't correct: {wrong}",
                "Nothing changed. Restore the workspace from a backup.",
                folder=folder,
                wrong=wrong,
            )
        watch.raise_if_stopped()
        aside = disk.unused_path(folder, "db.before-repair")
        # after each rename, the folder opens as before or repaired (see opening.py)
        with disk.translate_os_errors(folder):
            (new / opening.DATABASE).rename(folder / opening.REPAIRED)
            disk.sync_folder(folder)
            (folder / opening.DATABASE).rename(aside)
            opening.finish_repair(folder)
        disk.write_durably(folder / opening.READY, b"ready\n")
        return RepairReport(
            entries=report.tally.entries,
            events=work.events,
            sessions=report.tally.sessions,
            lost=tuple(work.lost),
            unknown=work.unknown_loss(),
            aside=aside,
        )


@contextmanager
def _scratch_folder(folder: Path) -> Iterator[Path]:
    """Provide a folder for the copy and the new database, without remains of an earlier attempt."""
    scratch = folder / REPAIR_FOLDER
    shutil.rmtree(scratch, ignore_errors=True)
    shutil.rmtree(folder / opening.REPAIRED, ignore_errors=True)
    needed = 2 * disk.folder_bytes(folder / opening.DATABASE) + (32 << 20)
    free = disk.free_bytes(folder)
    if free < needed:
        raise StoreFull(
            "Repairing {folder} needs {needed} of free disk space, but only {free} is free.",
            "Nothing changed. Free disk space, or copy the folder to a larger disk.",
            folder=folder,
            needed=Phrase("{count} MB", count=-(-needed // 1_000_000)),
            free=Phrase("{count} MB", count=-(-free // 1_000_000)),
        )
    with disk.translate_os_errors(scratch):
        scratch.mkdir(mode=0o700)
    try:
        yield scratch
    finally:
        shutil.rmtree(scratch, ignore_errors=True)


def _broken_blocks(folder: Path) -> list[FileProblem]:
    """Return the broken blocks that may have held all events of a session.

    A session with a gap is noticed by the numbers of its events. LevelDB's repair drops the blocks.
    """
    try:
        with open_read_only(folder) as database, database.frozen() as view:
            gaps = [
                item
                for item in view.salvage(*prefix_range(keys.EVENT))
                if isinstance(item, ReadGap) and item.after[:9] != item.before[:9]
            ]
    except StoreDamaged:
        return []  # its files say why it does not open
    text = Phrase("A block of the database's files with events is damaged.")
    return [FileProblem("", text, lost=True) for _ in gaps[:1]]


def _require_own_database(view: FrozenView, folder: Path) -> None:
    """Refuse the database of another program or of a newer format."""
    with suppress(StoreDamaged):
        packed = view.get(keys.FORMAT)
        if packed is None:
            # one without a format record may have an intact content or event of this application
            reader = ContentReader(view)
            for key, record in readable_pairs(view.salvage(*prefix_range(keys.CONTENT))):
                if len(key) == 1 + keys.DIGEST_SIZE and is_verified(reader, key, record):
                    return
            events = readable_pairs(view.salvage(*prefix_range(keys.EVENT)))
            if any(is_intact(*pair) for pair in events):
                return
        opening.require_format(packed, folder)
