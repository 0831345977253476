"""`session delete` and `workspace clean-up`: delete a session, and contents that nothing needs.

Both report what they would delete; `--yes` deletes it.
"""

from argparse import Namespace
from contextlib import closing
from pathlib import Path

from helix_desktop.app.commands.output import CLEAN, Say, counted
from helix_desktop.app.commands.store_output import (
    require_store,
    say_phases,
    size_text,
    with_status,
)
from helix_desktop.app.commands.workspace_access import find_workspace
from helix_desktop.app.environment import Paths, SystemClock
from helix_desktop.domain.cache import SessionId
from helix_desktop.domain.errors import HelixError
from helix_desktop.domain.ports import Clock
from helix_desktop.store.maintenance import garbage_collection, session_deletion
from helix_desktop.store.maintenance.staging import IsStopped, WorkWatch, never_stopped
from helix_desktop.store.workspace_store import WorkspaceStore
from helix_desktop.tools.sandbox import SessionTemporaries


def run_clean_up(options: Namespace, paths: Paths, say: Say, *, stopped: IsStopped) -> int:
    _workspace, home = find_workspace(options, paths)
    status = clean_up_store(home, say, clock=SystemClock(), remove=options.remove, stopped=stopped)
    if status == CLEAN and not options.remove:
        say("Add --remove to remove them.")
    return status


@with_status
def clean_up_store(
    folder: Path,
    say: Say,
    *,
    clock: Clock,
    remove: bool = False,
    grace: float = garbage_collection.MIN_GARBAGE_AGE_SECONDS,
    stopped: IsStopped = never_stopped,
) -> int:
    """Report the unneeded contents; delete them only with `remove`."""
    progress = say_phases(say)
    with closing(WorkspaceStore.open(require_store(folder), clock)) as store:
        garbage = garbage_collection.preview_garbage(
            store, min_age_seconds=grace, watch=WorkWatch(progress, stopped)
        )
        unused = counted(garbage.contents, "unused entry", "unused entries")
        say(f"{unused} ({size_text(garbage.raw)} of content, {size_text(garbage.stored)} on disk).")
        if not remove:
            say("Nothing was removed.")
            return CLEAN
        done = garbage_collection.collect_garbage(
            store, min_age_seconds=grace, watch=WorkWatch(progress, stopped)
        )
        removed = counted(done.contents, "entry", "entries")
        say(f"Removed {removed}, kept {done.left}, freed {size_text(done.stored)}.")
        return CLEAN


def run_delete(options: Namespace, paths: Paths, say: Say, *, stopped: IsStopped) -> int:
    """Delete a session only with `yes`."""
    _workspace, home = find_workspace(options, paths)
    if not options.session:
        raise HelixError(
            "Choose a session with --session ID.",
            "Nothing was deleted. `session list` lists the sessions.",
        )
    if not options.yes:
        raise HelixError(
            "This would permanently delete session {session} with all its events.",
            "Nothing was deleted. Add --yes to delete it.",
            session=options.session,
        )
    session = SessionId(options.session)
    return delete_stored_session(home, say, session, clock=SystemClock(), stopped=stopped)


@with_status
def delete_stored_session(
    folder: Path, say: Say, session: SessionId, *, clock: Clock, stopped: IsStopped = never_stopped
) -> int:
    """Delete one session with all its events; its unshared contents become garbage."""
    with closing(WorkspaceStore.open(require_store(folder), clock)) as store:
        done = session_deletion.delete_session(
            store, session, watch=WorkWatch(say_phases(say), stopped)
        )
        SessionTemporaries(folder).of(session).remove()
    events = counted(done.events, "event", "events")
    uses = counted(done.uses, "use of an entry", "uses of entries")
    say(f"Deleted session {session}: {events}, {uses}.")
    return CLEAN
