"""`helix-desktop delete-session`: list the sessions of a workspace; delete one with `--yes`."""

from contextlib import closing
from pathlib import Path

from helix_desktop.app.commands.output import CLEAN, Say, counted, safe_line
from helix_desktop.app.commands.store_output import (
    find_workspace,
    require_store,
    say_phases,
    with_status,
)
from helix_desktop.app.environment import Paths, SystemClock
from helix_desktop.domain.cache import SessionId
from helix_desktop.domain.errors import HelixError
from helix_desktop.domain.ports import Clock
from helix_desktop.store.maintenance import session_deletion
from helix_desktop.store.maintenance.staging import IsStopped, WorkWatch, never_stopped
from helix_desktop.store.workspace_store import WorkspaceStore
from helix_desktop.tools.sandbox.session_temporary import SessionTemporaries


def delete_session(
    paths: Paths, say: Say, name: str, *, session: str, yes: bool, stopped: IsStopped
) -> int:
    """Delete a session only with `yes`; without a session, list the workspace's sessions."""
    _workspace, home = find_workspace(paths, name)
    clock = SystemClock()
    if session and yes:
        return delete_stored_session(home, say, SessionId(session), clock=clock, stopped=stopped)
    if not session:
        return list_sessions(home, say, clock=clock)
    raise HelixError(
        "This would permanently delete session {session} with all its events.",
        "Nothing was deleted. Add --yes to delete it.",
        session=session,
    )


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


@with_status
def list_sessions(folder: Path, say: Say, *, clock: Clock) -> int:
    """Print one line for each session, oldest first."""
    with closing(WorkspaceStore.open(require_store(folder), clock)) as store:
        heads = sorted(store.journal.sessions(), key=lambda head: head.id)
    for head in heads:
        say(f"{head.id}  {head.count:>6} events  {safe_line(head.title)}")
    if not heads:
        say("There are no sessions.")
    return CLEAN
