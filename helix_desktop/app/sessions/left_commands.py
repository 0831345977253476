"""Changes of the commands that were running when the application was killed."""

import asyncio
from collections.abc import Callable, Sequence
from pathlib import Path

from helix_desktop.domain.cache import SessionId
from helix_desktop.domain.ports import FileCheckpoints, Store
from helix_desktop.tools.agent.shell import CommandUndo
from helix_desktop.tools.files.project_root import ProjectRoot
from helix_desktop.tools.files.running_commands import SNAPSHOTS, discard_left, left_commands
from helix_desktop.tools.files.snapshots import FileSnapshots
from helix_desktop.tools.tool import call_scope


async def record_left_commands(
    home: Path,
    store: Store,
    *,
    own: Sequence[Path],
    checkpoints: Callable[[SessionId], FileCheckpoints],
) -> None:
    """Record what such commands changed, before any session of the workspace is loaded.

    `home` is the workspace's folder; `own` are the application's folders, which no file belongs to.
    """
    spool = home / SNAPSHOTS
    for left in await asyncio.to_thread(lambda: list(left_commands(spool))):
        if await store.events(left.session, 1, 1):
            snapshots = FileSnapshots(ProjectRoot(left.folder, own=own))
            with call_scope(left.call):
                await CommandUndo(snapshots, checkpoints(left.session)).record(left.files)
    await asyncio.to_thread(discard_left, spool)
