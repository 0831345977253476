"""Copies and checks of a workspace that is open, as of one moment, while work in it goes on.

What is being done is told on the event loop; stopping leaves what was there before.
"""

import asyncio
import threading
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

from msgspec import Struct

from helix_desktop.app.json_file import replace_file
from helix_desktop.app.workspaces.workspace_file import FILE, TAKEN, encode_workspace
from helix_desktop.domain.errors import WorkspaceError
from helix_desktop.domain.phrase import Phrase
from helix_desktop.domain.workspace import Workspace
from helix_desktop.store.async_store import AsyncStore
from helix_desktop.store.maintenance.backup import back_up_open
from helix_desktop.store.maintenance.check import inspect_view
from helix_desktop.store.maintenance.export import export_open_store
from helix_desktop.store.maintenance.staging import Progress, WorkWatch
from helix_desktop.store.workspace_store import WorkspaceStore

T = TypeVar("T")

Told = Callable[[str, int, int], None]
"""What is being done, how much of it, and of how much (0 = not known)."""


class CopyResult(Struct, frozen=True):
    """What came of it; `amount` counts records or contents, `problems` are worded."""

    amount: int
    size: int
    problems: tuple[str, ...] = ()


class WorkspaceCopies:
    """One piece of work at a time."""

    def __init__(self, store: AsyncStore, workspace: Callable[[], Workspace]) -> None:
        self._store, self._workspace = store, workspace
        self._stop = threading.Event()

    def stop(self) -> None:
        """End what is being done; it raises StoreInterrupted where it is awaited."""
        self._stop.set()

    async def back_up(self, destination: Path, told: Told) -> CopyResult:
        """The store as it is, to a new or empty folder; `import` takes it in again."""

        def work(store: WorkspaceStore, progress: Progress) -> CopyResult:
            done = back_up_open(store, destination, progress=progress, stopped=self._stop.is_set)
            self._take_along(destination / FILE)
            gaps = (
                (Phrase("{gaps} places of the store could not be read.", gaps=done.gaps),)
                if done.gaps
                else ()
            )
            return CopyResult(done.records, done.bytes, gaps)

        return await self._run(work, told)

    async def export(self, destination: Path, told: Told) -> CopyResult:
        """Everything as plain files, to a new or empty folder."""

        def work(store: WorkspaceStore, progress: Progress) -> CopyResult:
            done = export_open_store(
                store, destination, progress=progress, stopped=self._stop.is_set
            )
            self._take_along(destination / TAKEN)
            return CopyResult(done.contents, done.bytes, tuple(done.unreadable))

        return await self._run(work, told)

    async def check(self, told: Told, *, deep: bool) -> CopyResult:
        """Whether all that is stored is there and whole; `deep` reads every byte."""

        def work(store: WorkspaceStore, progress: Progress) -> CopyResult:
            with store.database.frozen() as view:
                watch = WorkWatch(progress, self._stop.is_set)
                report = inspect_view(view, store.folder, deep=deep, watch=watch)
            problems = tuple(str(finding) for finding in report.findings)
            return CopyResult(report.tally.entries, report.tally.raw, problems)

        return await self._run(work, told)

    async def _run(self, work: Callable[[WorkspaceStore, Progress], T], told: Told) -> T:
        self._stop.clear()
        loop = asyncio.get_running_loop()

        def progress(what: str, done: int, total: int) -> None:
            loop.call_soon_threadsafe(told, what, done, total)

        return await self._store.keep(lambda store: work(store, progress))

    def _take_along(self, file: Path) -> None:
        try:
            replace_file(file, encode_workspace(self._workspace()))
        except OSError as error:
            raise WorkspaceError(
                "{file} cannot be written: {reason}.",
                "All that is stored was copied; only the workspace's name and policy were not.",
                file=file,
                reason=error.strerror,
            ) from error


def make_copies(store: object, workspace: Callable[[], Workspace]) -> WorkspaceCopies | None:
    """Only of a store on the disk."""
    return WorkspaceCopies(store, workspace) if isinstance(store, AsyncStore) else None


def folder_size(folder: Path) -> int:
    """Bytes of all files in it; what vanishes meanwhile does not count. It waits for the disk."""
    total, waiting = 0, [folder]
    while waiting:
        try:
            inside = list(waiting.pop().iterdir())
        except OSError:
            continue
        for each in inside:
            try:
                if each.is_dir() and not each.is_symlink():
                    waiting.append(each)
                else:
                    total += each.lstat().st_size
            except OSError:
                continue
    return total
