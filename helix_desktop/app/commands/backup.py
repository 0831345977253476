"""`helix-desktop backup`: copy the store, the file, and the memory of a workspace to a folder."""

from pathlib import Path

from helix_desktop.app.commands.output import CLEAN, FINDING, Say, counted
from helix_desktop.app.commands.store_output import (
    copy_file_and_memory,
    find_workspace,
    say_phases,
    size_text,
    with_status,
)
from helix_desktop.app.environment import Paths
from helix_desktop.app.workspaces.workspace_file import FILE
from helix_desktop.store.maintenance import backup
from helix_desktop.store.maintenance.staging import IsStopped, WorkWatch, never_stopped


def back_up(paths: Paths, say: Say, name: str, *, destination: Path, stopped: IsStopped) -> int:
    workspace, home = find_workspace(paths, name)
    status = back_up_store(home, say, destination, stopped=stopped)
    return copy_file_and_memory(workspace, home, destination / FILE, status=status)


@with_status
def back_up_store(
    folder: Path, say: Say, destination: Path, *, stopped: IsStopped = never_stopped
) -> int:
    """Copy a workspace's store to a new or empty folder."""
    done = backup.back_up(folder, destination, watch=WorkWatch(say_phases(say), stopped))
    records = counted(done.records, "record", "records")
    say(f"{records}, {size_text(done.bytes)}, copied to {destination}.")
    if done.gaps:
        say(f"Unreadable places in the source: {done.gaps}. Run `helix-desktop check`.")
    return FINDING if done.gaps else CLEAN
