"""`helix-desktop workspace backup`: copies a workspace's store, file, and memory to a folder."""

from argparse import Namespace
from pathlib import Path

from helix_desktop.app.commands.output import CLEAN, FINDING, Say, counted
from helix_desktop.app.commands.store_output import (
    copy_file_and_memory,
    say_phases,
    size_text,
    with_status,
)
from helix_desktop.app.commands.workspace_access import find_workspace
from helix_desktop.app.environment import Paths
from helix_desktop.app.workspaces.workspace_file import FILE
from helix_desktop.store.maintenance import backup
from helix_desktop.store.maintenance.staging import IsStopped, WorkWatch, never_stopped


def run_backup(options: Namespace, paths: Paths, say: Say, *, stopped: IsStopped) -> int:
    workspace, home = find_workspace(options, paths)
    status = back_up_store(home, say, options.destination, stopped=stopped)
    return copy_file_and_memory(workspace, home, options.destination / FILE, status=status)


@with_status
def back_up_store(
    folder: Path, say: Say, destination: Path, *, stopped: IsStopped = never_stopped
) -> int:
    """Copy a workspace's store to a new or empty folder."""
    done = backup.back_up(folder, destination, watch=WorkWatch(say_phases(say), stopped))
    records = counted(done.records, "record", "records")
    say(f"{records}, {size_text(done.bytes)}, copied to {destination}.")
    if done.gaps:
        say(f"Unreadable places in the source: {done.gaps}. Run `helix-desktop workspace check`.")
    return FINDING if done.gaps else CLEAN
