"""After a crash, records the file changes of commands that were running."""

import asyncio
from collections.abc import Callable, Sequence
from pathlib import Path

from helix_desktop.app.sessions.file_change_journal import JournalChange, JournalChanges
from helix_desktop.domain.cache import SessionId
from helix_desktop.domain.ports import FileCheckpoints, Store
from helix_desktop.tools.agent.shell import CommandUndo
from helix_desktop.tools.files.project_root import ProjectRoot
from helix_desktop.tools.files.running_commands import (
    SNAPSHOTS,
    LeftCommand,
    discard_left,
    left_commands,
)
from helix_desktop.tools.files.snapshots import FileSnapshots
from helix_desktop.tools.tool import call_scope


async def record_left_commands(
    home: Path,
    store: Store,
    *,
    app_folders: Sequence[Path],
    checkpoints: Callable[[SessionId], FileCheckpoints],
) -> None:
    """Record what commands left changed when the application was killed, before sessions load.

    `home` is the workspace's folder. No file belongs to `app_folders`.
    What a full disk has no room for is left for the next start.
    """
    spool = home / SNAPSHOTS
    unrecorded: list[LeftCommand] = []
    for command in await asyncio.to_thread(lambda: list(left_commands(spool))):
        # of the command's session, and of those that went on after its start
        journals: dict[SessionId, JournalChanges] = {}
        for head in await store.sessions():
            if head.id == command.session or head.changed >= command.began:
                journals[head.id] = JournalChanges()
                journals[head.id].take(await store.events(head.id, 1))
        if command.session not in journals:
            continue
        # what the command's call recorded itself, and what other calls wrote in its folder
        done: set[str] = set()
        other_changes: list[JournalChange] = []
        worktree = journals[command.session].worktree
        for session, journal in journals.items():
            for change in journal.changed:
                if (session, change.event.call) == (command.session, command.call.id):
                    done.add(change.event.path)
                elif journal.worktree == worktree and change.at >= command.began:
                    other_changes.append(change)
        other_changes.sort(key=lambda change: change.at)
        others = {change.event.path: change.event.after for change in other_changes}
        snapshots = FileSnapshots(ProjectRoot(command.folder, app_folders=app_folders))
        with call_scope(command.call):
            undo = CommandUndo(snapshots, checkpoints(command.session))
            recorded = await undo.record(command.files, others, done=done)
        if recorded.full:
            unrecorded.append(command)
    await asyncio.to_thread(discard_left, spool, unrecorded)
