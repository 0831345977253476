"""`helix-desktop session delete`: deletes a session with `--yes`."""

from argparse import Namespace
from contextlib import closing
from pathlib import Path

from helix_desktop.app.commands.output import CLEAN, Say, counted
from helix_desktop.app.commands.store_output import (
    require_store,
    say_phases,
    with_status,
)
from helix_desktop.app.commands.workspace_access import find_workspace
from helix_desktop.app.environment import Paths, SystemClock
from helix_desktop.domain.cache import SessionId
from helix_desktop.domain.errors import HelixError
from helix_desktop.domain.ports import Clock
from helix_desktop.store.maintenance import session_deletion
from helix_desktop.store.maintenance.staging import IsStopped, WorkWatch, never_stopped
from helix_desktop.store.workspace_store import WorkspaceStore
from helix_desktop.tools.sandbox import SessionTemporaries


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
