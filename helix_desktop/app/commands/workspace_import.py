"""`helix-desktop workspace import`: make a new workspace from a backup or an export."""

import os
from argparse import Namespace
from pathlib import Path

from helix_desktop.app.commands.check import say_report
from helix_desktop.app.commands.output import CLEAN, FINDING, REFUSED, Say
from helix_desktop.app.commands.store_output import (
    counts_text,
    say_phases,
    say_unreadable,
    with_status,
)
from helix_desktop.app.environment import Paths, SystemClock, make_private_folders
from helix_desktop.app.json_file import UnreadableFile, read_json, write_json
from helix_desktop.app.memory_file import FILE as MEMORY_FILE
from helix_desktop.app.workspaces.workspace_file import EXPORTED_FILE, FILE, read_workspace
from helix_desktop.app.workspaces.workspace_list import WorkspaceList
from helix_desktop.domain.errors import WorkspaceError
from helix_desktop.domain.memory import Memory
from helix_desktop.domain.ports import Clock
from helix_desktop.domain.value import replace
from helix_desktop.domain.workspace import Workspace
from helix_desktop.store import opening
from helix_desktop.store.maintenance import backup, import_cleaning, store_import
from helix_desktop.store.maintenance.staging import (
    IsStopped,
    Progress,
    WorkWatch,
    never_stopped,
    refuse_unfinished,
)


def run_import(options: Namespace, paths: Paths, say: Say, *, stopped: IsStopped) -> int:
    if options.workspace:
        raise WorkspaceError(
            "A backup or an export becomes a workspace of its own.", "Leave out --workspace."
        )
    return import_workspace(
        paths, say, options.source, name=options.name, folder=options.folder, stopped=stopped
    )


def import_workspace(
    paths: Paths,
    say: Say,
    source: Path,
    *,
    name: str = "",
    folder: Path | None = None,
    progress: Progress | None = None,
    stopped: IsStopped,
) -> int:
    """Create a workspace from a backup or export; on failure nothing is left.

    An empty name and no folder mean those in the copy.
    """
    if not os.path.isdir(source):
        raise WorkspaceError(
            "There is no folder {source}.", "Choose a backup or an export.", source=source
        )
    refuse_unfinished(source)
    exported = _exported_workspace(source)
    memory = _copied_memory(source)
    place = folder or (Path(exported.folder) if exported else None)
    if place is None or (folder is None and not os.path.isdir(place)):
        raise WorkspaceError(
            "{source} doesn't name a project folder that exists here.",
            "Nothing was imported. Choose the project folder with --folder DIR.",
            source=source,
        )
    make_private_folders(paths)
    workspaces = WorkspaceList(paths.workspaces, SystemClock())
    workspace = workspaces.draft(
        place, name or (exported.name if exported else source.resolve().name)
    )
    if exported is not None:
        workspace = replace(
            workspace, policy=exported.policy, models=exported.models, color=exported.color
        )
    status = REFUSED

    def fill(home: Path) -> bool:
        nonlocal status
        status = import_store(
            source, say, home, clock=SystemClock(), progress=progress, stopped=stopped
        )
        if status != REFUSED and memory.versions:
            write_json(home / MEMORY_FILE, memory)
            say("The memory is not used until you restore its version 1.")
        return status != REFUSED

    if workspaces.adopt(workspace, fill):
        created = f"{workspace.name!r} for {workspace.folder}"
        say(f"Created workspace {created}. Open it with --workspace.")
    return status


def _exported_workspace(source: Path) -> Workspace | None:
    """Read the workspace's file in a copy, if any; raise WorkspaceError if it is damaged."""
    file = source / (FILE if is_store(source) else EXPORTED_FILE)
    try:
        return read_workspace(file, "", follow=False)
    except FileNotFoundError:
        return None
    except UnreadableFile as error:
        raise WorkspaceError(
            "Can't read {file}, which holds the workspace's name and policy: {error}.",
            "Nothing was imported. Remove that file to import without it.",
            file=file,
            error=error,
        ) from error


def _copied_memory(source: Path) -> Memory:
    """Return the memory of a copy, whose lines hold once the user restores them."""
    try:
        memory = read_json(source / MEMORY_FILE, Memory, follow=False)
    except FileNotFoundError:
        return Memory()
    except UnreadableFile as error:
        raise WorkspaceError(
            "Can't read {file}, which holds the memory: {error}.",
            "Nothing was imported. Remove that file to import without it.",
            file=source / MEMORY_FILE,
            error=error,
        ) from error
    return memory.as_untrusted_copy(at=SystemClock().now())


@with_status
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
    progress = progress or say_phases(say)
    if is_store(source) or not store_import.is_export(source):
        report = backup.restore_backup(source, destination, watch=WorkWatch(progress, stopped))
        say_report(report, say)
        import_cleaning.clean_import(destination, watch=WorkWatch(progress, stopped))
        return CLEAN if report.clean else FINDING
    done = store_import.import_export(
        source, destination, clock, watch=WorkWatch(progress, stopped)
    )
    import_cleaning.clean_import(destination, watch=WorkWatch(progress, stopped))
    entries, events, sessions = counts_text(done.contents, done.events, done.sessions)
    say(f"Imported {sessions}, {events}, and {entries}.")
    return say_unreadable(done.unreadable, say, count=done.missed)


def is_store(folder: Path) -> bool:
    """Tell whether a folder is a backup, or a manual copy of a workspace's own folder."""
    try:
        return opening.holds_store(folder)
    except OSError:
        return False
