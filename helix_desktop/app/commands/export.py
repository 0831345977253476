"""`helix-desktop workspace export`: write a workspace as plain files to a folder."""

from argparse import Namespace
from pathlib import Path

from helix_desktop.app.commands.output import Say
from helix_desktop.app.commands.store_output import (
    copy_file_and_memory,
    counts_text,
    say_phases,
    say_unreadable,
    size_text,
    with_status,
)
from helix_desktop.app.commands.workspace_access import find_workspace
from helix_desktop.app.environment import Paths
from helix_desktop.app.workspaces.workspace_file import EXPORTED_FILE
from helix_desktop.app.workspaces.workspace_list import ListedWorkspace
from helix_desktop.store.maintenance import export as store_export
from helix_desktop.store.maintenance.staging import IsStopped, Progress, WorkWatch, never_stopped


def run_export(options: Namespace, paths: Paths, say: Say, *, stopped: IsStopped) -> int:
    workspace, home = find_workspace(options, paths)
    return export_workspace(workspace, home, say, options.destination, stopped=stopped)


def export_workspace(
    workspace: ListedWorkspace,
    home: Path,
    say: Say,
    destination: Path,
    *,
    progress: Progress | None = None,
    stopped: IsStopped,
) -> int:
    status = export_store(home, say, destination, progress=progress, stopped=stopped)
    return copy_file_and_memory(workspace, home, destination / EXPORTED_FILE, status=status)


@with_status
def export_store(
    folder: Path,
    say: Say,
    destination: Path,
    *,
    progress: Progress | None = None,
    stopped: IsStopped = never_stopped,
) -> int:
    """Write a workspace as plain files to a new or empty folder."""
    done = store_export.export_store(
        folder, destination, watch=WorkWatch(progress or say_phases(say), stopped)
    )
    entries, events, sessions = counts_text(done.contents, done.events, done.sessions)
    say(f"{sessions}, {events}, and {entries} of {size_text(done.bytes)} are in {destination}.")
    return say_unreadable(done.unreadable, say, count=len(done.unreadable))
