"""The work of `check`, `backup`, `export`, `import`, `clean-up`, and `delete-session` on one store.

Status 0: nothing is wrong. 1: a finding or a loss, which is named. 2: impossible.
"""

from collections.abc import Callable, Collection
from contextlib import closing
from functools import update_wrapper
from itertools import islice
from pathlib import Path
from typing import Concatenate, ParamSpec

from helix_desktop.app.commands.output import CLEAN, FINDING, REFUSED, Say, counted, safe_line
from helix_desktop.app.ipc.store_release import release_borrowed
from helix_desktop.domain.cache import SessionId
from helix_desktop.domain.errors import HelixError, StoreMissing
from helix_desktop.domain.ports import Clock
from helix_desktop.store import opening
from helix_desktop.store.maintenance import (
    backup,
    export,
    garbage_collection,
    import_cleaning,
    session_deletion,
    store_import,
)
from helix_desktop.store.maintenance import check as store_check
from helix_desktop.store.maintenance import repair as store_repair
from helix_desktop.store.maintenance.check_report import CheckReport
from helix_desktop.store.maintenance.staging import IsStopped, Progress, WorkWatch, never_stopped
from helix_desktop.store.workspace_store import WorkspaceStore

P = ParamSpec("P")

_MAX_LINES = 200
"""The maximum findings that are printed; their total number always is."""


def _with_status(
    command: Callable[Concatenate[Path, Say, P], int],
) -> Callable[Concatenate[Path, Say, P], int]:
    """Release a store that an agent borrowed; turn a HelixError into a sentence and status 2."""

    def answer(folder: Path, say: Say, /, *args: P.args, **kwargs: P.kwargs) -> int:
        release_borrowed(folder)
        try:
            return command(folder, say, *args, **kwargs)
        except HelixError as error:
            say(str(error))
            return REFUSED

    update_wrapper(answer, command)
    return answer


@_with_status
def check(
    folder: Path,
    say: Say,
    *,
    clock: Clock,
    deep: bool = False,
    repair: bool = False,
    stopped: IsStopped = never_stopped,
) -> int:
    """Check a workspace's store, or repair what of it can be repaired."""
    progress = _say_phases(say)
    watch = WorkWatch(progress, stopped)
    report = store_check.check_store(folder, deep=deep or repair, watch=watch)
    _say_report(report, say)
    if not repair:
        if report.repairable:
            say("Run `helix-desktop check --repair` to rebuild the database from readable data.")
        return CLEAN if report.clean else FINDING
    if not report.repairable:
        say("Nothing to repair." if report.clean else "None of this can be repaired.")
        return CLEAN if report.clean else FINDING
    done = store_repair.repair_store(folder, now=clock.now(), watch=WorkWatch(progress, stopped))
    entries, events, sessions = _counts_text(done.entries, done.events, done.sessions)
    say(f"Kept {entries} and {events} in {sessions}.")
    say(f"The old database is kept in {done.aside}.")
    if done.unknown:
        say(f"Known losses: {len(done.lost)}. More may be lost, and how much is unknown:")
        say(f"  {safe_line(done.unknown)}")
    else:
        say(f"Lost: {len(done.lost)}.")
    _list([finding.what for finding in done.lost], say)
    return FINDING if done.lost or done.unknown else CLEAN


@_with_status
def acknowledge(folder: Path, say: Say, *, clock: Clock) -> int:
    """End the reports of earlier repairs that lost an unknown amount."""
    with closing(WorkspaceStore.open(_require_store(folder), clock)) as store:
        count = store.acknowledge_losses()
    say(counted(count, "report of a repair", "reports of repairs") + " acknowledged.")
    return CLEAN


def _say_report(report: CheckReport, say: Say) -> None:
    tally = report.tally
    read = "every byte was read" if report.deep else ("quick check (use --deep to read every byte)")
    entries, events, sessions = _counts_text(tally.entries, tally.events, tally.sessions)
    say(f"{sessions}, {events}, {entries} of {_size(tally.raw)}; {read}.")
    if tally.orphans:
        say(f"Leftover pieces: {tally.orphans}, {_size(tally.orphan_bytes)}.")
    problems = counted(len(report.findings), "problem", "problems")
    say("No problems found." if report.clean else f"{problems}:")
    _list([str(finding) for finding in report.findings], say)


@_with_status
def back_up(
    folder: Path, say: Say, destination: Path, *, stopped: IsStopped = never_stopped
) -> int:
    """Copy a workspace's store to a new or empty folder."""
    done = backup.back_up(folder, destination, watch=WorkWatch(_say_phases(say), stopped))
    records = counted(done.records, "record", "records")
    say(f"{records}, {_size(done.bytes)}, copied to {destination}.")
    if done.gaps:
        say(f"Unreadable places in the source: {done.gaps}. Run `helix-desktop check`.")
    return FINDING if done.gaps else CLEAN


@_with_status
def export_files(
    folder: Path,
    say: Say,
    destination: Path,
    *,
    progress: Progress | None = None,
    stopped: IsStopped = never_stopped,
) -> int:
    """Write a workspace as plain files to a new or empty folder."""
    done = export.export_store(
        folder, destination, watch=WorkWatch(progress or _say_phases(say), stopped)
    )
    entries, events, sessions = _counts_text(done.contents, done.events, done.sessions)
    say(f"{sessions}, {events}, and {entries} of {_size(done.bytes)} are in {destination}.")
    return _unreadable(done.unreadable, say, count=len(done.unreadable))


@_with_status
def import_store(
    source: Path,
    say: Say,
    destination: Path,
    *,
    clock: Clock,
    progress: Progress | None = None,
    stopped: IsStopped = never_stopped,
) -> int:
    """Make a new store from a backup or an export, whichever the folder is.

    Nothing shows whether the user made it, so that both lose permissions and are outside content.
    """
    progress = progress or _say_phases(say)
    if is_store(source) or not store_import.is_export(source):
        report = backup.restore_backup(source, destination, watch=WorkWatch(progress, stopped))
        _say_report(report, say)
        import_cleaning.clean_import(destination, watch=WorkWatch(progress, stopped))
        return CLEAN if report.clean else FINDING
    done = store_import.import_export(
        source, destination, clock, watch=WorkWatch(progress, stopped)
    )
    import_cleaning.clean_import(destination, watch=WorkWatch(progress, stopped))
    entries, events, sessions = _counts_text(done.contents, done.events, done.sessions)
    say(f"Imported {sessions}, {events}, and {entries}.")
    return _unreadable(done.unreadable, say, count=done.missed)


@_with_status
def clean_up(
    folder: Path,
    say: Say,
    *,
    clock: Clock,
    remove: bool = False,
    grace: float = garbage_collection.MIN_GARBAGE_AGE_SECONDS,
    stopped: IsStopped = never_stopped,
) -> int:
    """Report the unneeded contents; delete them only with `remove`."""
    progress = _say_phases(say)
    with closing(WorkspaceStore.open(_require_store(folder), clock)) as store:
        garbage = garbage_collection.preview_garbage(
            store, min_age_seconds=grace, watch=WorkWatch(progress, stopped)
        )
        unused = counted(garbage.contents, "unused entry", "unused entries")
        say(f"{unused} ({_size(garbage.raw)} of content, {_size(garbage.stored)} on disk).")
        if not remove:
            say("Nothing was removed.")
            return CLEAN
        done = garbage_collection.collect_garbage(
            store, min_age_seconds=grace, watch=WorkWatch(progress, stopped)
        )
        removed = counted(done.contents, "entry", "entries")
        say(f"Removed {removed}, kept {done.left}, freed {_size(done.stored)}.")
        return CLEAN


@_with_status
def delete_session(
    folder: Path, say: Say, session: SessionId, *, clock: Clock, stopped: IsStopped = never_stopped
) -> int:
    """Delete one session with all its events; its unshared contents become garbage."""
    with closing(WorkspaceStore.open(_require_store(folder), clock)) as store:
        done = session_deletion.delete_session(
            store, session, watch=WorkWatch(_say_phases(say), stopped)
        )
    events = counted(done.events, "event", "events")
    uses = counted(done.uses, "use of an entry", "uses of entries")
    say(f"Deleted session {session}: {events}, {uses}.")
    return CLEAN


@_with_status
def list_sessions(folder: Path, say: Say, *, clock: Clock) -> int:
    """Print one line for each session, oldest first."""
    with closing(WorkspaceStore.open(_require_store(folder), clock)) as store:
        heads = sorted(store.journal.sessions(), key=lambda head: head.id)
    for head in heads:
        say(f"{head.id}  {head.count:>6} events  {safe_line(head.title)}")
    if not heads:
        say("There are no sessions.")
    return CLEAN


def _counts_text(entries: int, events: int, sessions: int) -> tuple[str, str, str]:
    return (
        counted(entries, "entry", "entries"),
        counted(events, "event", "events"),
        counted(sessions, "session", "sessions"),
    )


def is_store(folder: Path) -> bool:
    """Tell whether a folder is a backup, or a manual copy of a workspace's own folder."""
    try:
        return opening.holds_store(folder)
    except OSError:
        return False


def _require_store(folder: Path) -> Path:
    """Return an existing store's folder, because opening creates a lock file in any folder."""
    try:
        if opening.holds_store(folder):
            return folder
    except OSError as error:
        raise StoreMissing(
            "Can't open {folder}: {reason}.", folder=folder, reason=error.strerror
        ) from error
    raise opening.absent_error(folder)


def _unreadable(names: list[str], say: Say, *, count: int) -> int:
    if not count:
        return CLEAN
    say(f"{count} couldn't be read:")
    _list(names, say, count=count)
    return FINDING


def _list(lines: Collection[str], say: Say, *, count: int = 0) -> None:
    """Print the first of `count` lines (by default, of all that are given)."""
    for line in islice(lines, _MAX_LINES):
        say(f"  {safe_line(line)}")
    if (more := max(count, len(lines)) - _MAX_LINES) > 0:
        say(f"  … and {more} more.")


def _say_phases(say: Say) -> Callable[[str, int, int], None]:
    """Print one line for each step that begins."""

    def progress(what: str, done: int, total: int) -> None:
        if done == 0:
            say(f"… {what}" + (f" ({total})" if total else ""))

    return progress


def _size(size: int) -> str:
    value = float(size)
    for unit in ("bytes", "kB", "MB", "GB"):
        if value < 1000 or unit == "GB":
            break
        value /= 1000
    return f"{value:.0f} {unit}" if value >= 10 or unit == "bytes" else f"{value:.1f} {unit}"
