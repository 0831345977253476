"""*Back up*, *Export as files*, and *Full check* of an open workspace, while work goes on.

Progress is reported on the event loop. Stopping leaves the state from before. The modules that
do the work are imported by its thread.
"""

import asyncio
import threading
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

from msgspec import Struct

from helix_desktop.app.memory_file import copy_memory
from helix_desktop.app.workspaces.workspace_file import EXPORTED_FILE, FILE, copy_workspace_file
from helix_desktop.domain.phrase import Phrase
from helix_desktop.domain.workspace import Workspace
from helix_desktop.store.async_store import AsyncStore
from helix_desktop.store.maintenance.staging import Progress, WorkWatch
from helix_desktop.store.workspace_store import WorkspaceStore

T = TypeVar("T")

OnProgress = Callable[[str, int, int], None]
"""A progress callback: the current step, the amount done, and the total (0 = unknown)."""


class CopyResult(Struct, frozen=True):
    """The result of a copy or check; `amount` counts records or contents, `problems` are texts."""

    amount: int
    size: int
    problems: tuple[str, ...] = ()


class WorkspaceCopies:
    """The copies and checks of one workspace, run one at a time."""

    def __init__(self, store: AsyncStore, workspace: Callable[[], Workspace]) -> None:
        self._store, self._workspace = store, workspace
        self._stop = threading.Event()

    def stop(self) -> None:
        """Stop the current work, which then raises StoreInterrupted in its awaiting caller."""
        self._stop.set()

    async def back_up(self, destination: Path, on_progress: OnProgress) -> CopyResult:
        """Copy the current store to a new or empty folder, which `import` accepts."""

        def work(store: WorkspaceStore, progress: Progress) -> CopyResult:
            from helix_desktop.store.maintenance.backup import back_up_open  # noqa: PLC0415  lazy

            copied = back_up_open(store, destination, watch=WorkWatch(progress, self._stop.is_set))
            copy_workspace_file(self._workspace(), destination / FILE)
            copy_memory(store.folder, destination)
            gaps = Phrase.counted(
                copied.gaps,
                "{count} place in the stored data couldn't be read.",
                "{count} places in the stored data couldn't be read.",
            )
            return CopyResult(copied.records, copied.bytes, (gaps,) if copied.gaps else ())

        return await self._run_exclusively(work, on_progress)

    async def export(self, destination: Path, on_progress: OnProgress) -> CopyResult:
        """Export everything as plain files to a new or empty folder."""

        def work(store: WorkspaceStore, progress: Progress) -> CopyResult:
            from helix_desktop.store.maintenance.export import export_open_store  # noqa: PLC0415  lazy

            exported = export_open_store(
                store, destination, watch=WorkWatch(progress, self._stop.is_set)
            )
            copy_workspace_file(self._workspace(), destination / EXPORTED_FILE)
            copy_memory(store.folder, destination)
            return CopyResult(exported.contents, exported.bytes, tuple(exported.unreadable))

        return await self._run_exclusively(work, on_progress)

    async def check(self, on_progress: OnProgress, *, deep: bool) -> CopyResult:
        """Check that everything stored is present and intact; `deep` reads every byte."""

        def work(store: WorkspaceStore, progress: Progress) -> CopyResult:
            from helix_desktop.store.maintenance.check import inspect_view  # noqa: PLC0415  lazy

            with store.database.frozen() as view:
                watch = WorkWatch(progress, self._stop.is_set)
                report = inspect_view(view, store.folder, deep=deep, watch=watch)
            problems = tuple(str(finding) for finding in report.findings)
            return CopyResult(report.tally.entries, report.tally.raw, problems)

        return await self._run_exclusively(work, on_progress)

    async def _run_exclusively(
        self, work: Callable[[WorkspaceStore, Progress], T], on_progress: OnProgress
    ) -> T:
        self._stop.clear()
        loop = asyncio.get_running_loop()

        def progress(what: str, done: int, total: int) -> None:
            loop.call_soon_threadsafe(on_progress, what, done, total)

        return await self._store.run_maintenance(lambda store: work(store, progress))
